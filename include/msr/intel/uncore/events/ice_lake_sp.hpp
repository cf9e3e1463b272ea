// Events of the boxes outside of the cores: ice lake sp. Written by tools/uncore/write from
// a table: do not edit.
// icx: from intel/perfmon 6dadedf3aa48, ICX/events/icelakex_uncore.json version 1.30 of 10/13/2025;
// ICX/events/icelakex_uncore_experimental.json version 1.30 of 10/13/2025; BSD-3-Clause, Copyright
// (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::ice_lake_sp {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr core sharers[] = {core::tremont};
inline constexpr char cha_names[] =
    "unc_cha_dir_update.ha\0"
    "unc_cha_dir_update.tor\0"
    "unc_cha_requests.invitoe_local\0"
    "unc_cha_requests.invitoe_remote\0"
    "unc_cha_requests.reads_local\0"
    "unc_cha_requests.reads_remote\0"
    "unc_cha_requests.writes_local\0"
    "unc_cha_requests.writes_remote\0"
    "unc_cha_clockticks\0"
    "unc_cha_imc_reads_count.normal\0"
    "unc_cha_imc_writes_count.full\0"
    "unc_cha_llc_victims.all\0"
    "unc_cha_requests.reads\0"
    "unc_cha_requests.writes\0"
    "unc_cha_sf_eviction.e_state\0"
    "unc_cha_sf_eviction.m_state\0"
    "unc_cha_sf_eviction.s_state\0"
    "unc_cha_tor_inserts.ia\0"
    "unc_cha_tor_inserts.ia_hit\0"
    "unc_cha_tor_inserts.ia_hit_crd\0"
    "unc_cha_tor_inserts.ia_hit_drd\0"
    "unc_cha_tor_inserts.ia_hit_llcprefrfo\0"
    "unc_cha_tor_inserts.ia_hit_rfo\0"
    "unc_cha_tor_inserts.ia_miss\0"
    "unc_cha_tor_inserts.ia_miss_crd\0"
    "unc_cha_tor_inserts.ia_miss_drd\0"
    "unc_cha_tor_inserts.ia_miss_llcprefrfo\0"
    "unc_cha_tor_inserts.ia_miss_rfo\0"
    "unc_cha_tor_inserts.io\0"
    "unc_cha_tor_inserts.io_hit\0"
    "unc_cha_tor_inserts.io_miss\0"
    "unc_cha_tor_occupancy.ia\0"
    "unc_cha_tor_occupancy.ia_hit\0"
    "unc_cha_tor_occupancy.ia_miss\0"
    "unc_cha_tor_occupancy.ia_miss_crd\0"
    "unc_cha_tor_occupancy.ia_miss_drd\0"
    "unc_cha_tor_occupancy.ia_miss_rfo\0"
    "unc_cha_tor_occupancy.io\0"
    "unc_cha_tor_occupancy.io_hit\0"
    "unc_cha_tor_occupancy.io_miss\0"
    "unc_cha_tor_inserts.io_miss_itom\0"
    "unc_cha_tor_inserts.io_miss_rfo\0"
    "unc_cha_cms_clockticks\0"
    "unc_cha_tor_inserts.ia_hit_crd_pref\0"
    "unc_cha_tor_inserts.ia_hit_drd_pref\0"
    "unc_cha_tor_inserts.ia_hit_rfo_pref\0"
    "unc_cha_tor_inserts.ia_miss_crd_pref\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref\0"
    "unc_cha_tor_inserts.io_hit_itom\0"
    "unc_cha_tor_inserts.io_rfo\0"
    "unc_cha_tor_inserts.io_itom\0"
    "unc_cha_tor_inserts.ia_rfo_pref\0"
    "unc_cha_tor_inserts.ia_rfo\0"
    "unc_cha_tor_inserts.ia_llcprefrfo\0"
    "unc_cha_tor_inserts.ia_drd_pref\0"
    "unc_cha_tor_inserts.ia_crd\0"
    "unc_cha_tor_occupancy.ia_rfo\0"
    "unc_cha_tor_occupancy.ia_drd\0"
    "unc_cha_tor_occupancy.ia_crd\0"
    "unc_cha_tor_occupancy.ia_miss_drd_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_remote\0"
    "unc_cha_tor_inserts.ia_miss_drd_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_remote\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_remote\0"
    "unc_cha_tor_inserts.ia_miss_rfo_local\0"
    "unc_cha_tor_inserts.ia_miss_rfo_remote\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref_local\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref_remote\0"
    "unc_cha_tor_inserts.ia_clflush\0"
    "unc_cha_tor_inserts.ia_specitom\0"
    "unc_cha_tor_inserts.io_itomcachenear\0"
    "unc_cha_tor_inserts.io_hit_itomcachenear\0"
    "unc_cha_tor_inserts.io_miss_itomcachenear\0"
    "unc_cha_tor_inserts.ia_miss_drd_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_local_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_remote_pmm\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pmm\0"
    "unc_cha_tor_inserts.ia_miss_llcprefdata\0"
    "unc_cha_tor_inserts.io_miss_pcirdcur\0"
    "unc_cha_tor_occupancy.io_miss_pcirdcur\0"
    "unc_cha_tor_inserts.ia_miss_drd_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_local_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_ddr\0"
    "unc_cha_tor_inserts.io_hit_pcirdcur\0"
    "unc_cha_tor_inserts.io_pcirdcur\0"
    "unc_cha_tor_inserts.ia_llcprefdata\0"
    "unc_cha_tor_occupancy.io_pcirdcur\0"
    "unc_cha_llc_lookup.data_read\0"
    "unc_cha_tor_inserts.io_itom_local\0"
    "unc_cha_tor_inserts.io_itom_remote\0"
    "unc_cha_tor_inserts.io_itomcachenear_local\0"
    "unc_cha_tor_inserts.io_itomcachenear_remote\0"
    "unc_cha_tor_inserts.io_pcirdcur_remote\0"
    "unc_cha_tor_inserts.io_pcirdcur_local\0"
    "unc_cha_dir_lookup.no_snp\0"
    "unc_cha_dir_lookup.snp\0"
    "unc_cha_hitme_hit.ex_rds\0"
    "unc_cha_llc_victims.local_all\0"
    "unc_cha_llc_victims.remote_all\0"
    "unc_cha_2lm_nm_setconflicts.tor\0"
    "unc_cha_2lm_nm_setconflicts.sf\0"
    "unc_cha_2lm_nm_setconflicts.llc\0"
    "unc_cha_counter0_occupancy\0"
    "unc_cha_misc.rfo_hit_s\0"
    "unc_cha_requests.invitoe\0"
    "unc_cha_rxc_irq1_reject.pa_match\0"
    "unc_cha_snoop_resp.rspi\0"
    "unc_cha_snoop_resp.rspifwd\0"
    "unc_cha_snoop_resp.rsps\0"
    "unc_cha_snoop_resp.rspsfwd\0"
    "unc_cha_tor_inserts.all\0"
    "unc_cha_tor_inserts.ia_hit_llcprefcrd\0"
    "unc_cha_tor_inserts.ia_hit_llcprefdrd\0"
    "unc_cha_tor_occupancy.ia_hit_crd\0"
    "unc_cha_tor_occupancy.ia_hit_drd\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_hit_rfo\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefrfo\0"
    "unc_cha_tor_occupancy.io_miss_rfo\0"
    "unc_cha_tor_occupancy.io_miss_itom\0"
    "unc_cha_2lm_nm_invitox.local\0"
    "unc_cha_2lm_nm_invitox.remote\0"
    "unc_cha_2lm_nm_invitox.setconflict\0"
    "unc_cha_2lm_nm_setconflicts2.memwr\0"
    "unc_cha_2lm_nm_setconflicts2.memwrni\0"
    "unc_cha_bypass_cha_imc.taken\0"
    "unc_cha_bypass_cha_imc.intermediate\0"
    "unc_cha_bypass_cha_imc.not_taken\0"
    "unc_cha_core_snp.remote_one\0"
    "unc_cha_core_snp.ext_one\0"
    "unc_cha_core_snp.core_one\0"
    "unc_cha_core_snp.evict_one\0"
    "unc_cha_core_snp.any_one\0"
    "unc_cha_core_snp.remote_gtone\0"
    "unc_cha_core_snp.ext_gtone\0"
    "unc_cha_core_snp.core_gtone\0"
    "unc_cha_core_snp.evict_gtone\0"
    "unc_cha_core_snp.any_gtone\0"
    "unc_cha_direct_go.ha_tor_dealloc\0"
    "unc_cha_direct_go.ha_suppress_no_d2c\0"
    "unc_cha_direct_go.ha_suppress_drd\0"
    "unc_cha_direct_go_opc.extcmp\0"
    "unc_cha_direct_go_opc.pull\0"
    "unc_cha_direct_go_opc.go\0"
    "unc_cha_direct_go_opc.go_pull\0"
    "unc_cha_direct_go_opc.fast_go\0"
    "unc_cha_direct_go_opc.fast_go_pull\0"
    "unc_cha_direct_go_opc.nop\0"
    "unc_cha_direct_go_opc.idle_due_suppress\0"
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
    "unc_cha_imc_reads_count.priority\0"
    "unc_cha_imc_writes_count.partial\0"
    "unc_cha_imc_writes_count.full_priority\0"
    "unc_cha_imc_writes_count.partial_priority\0"
    "unc_cha_llc_victims.m_state\0"
    "unc_cha_llc_victims.e_state\0"
    "unc_cha_llc_victims.s_state\0"
    "unc_cha_llc_victims.local_only\0"
    "unc_cha_llc_victims.remote_only\0"
    "unc_cha_llc_victims.local_m\0"
    "unc_cha_llc_victims.local_e\0"
    "unc_cha_llc_victims.local_s\0"
    "unc_cha_llc_victims.remote_m\0"
    "unc_cha_llc_victims.remote_e\0"
    "unc_cha_llc_victims.remote_s\0"
    "unc_cha_misc.rspi_was_fse\0"
    "unc_cha_misc.wc_aliasing\0"
    "unc_cha_misc.cv0_pref_vic\0"
    "unc_cha_misc.cv0_pref_miss\0"
    "unc_cha_osb.local_invitoe\0"
    "unc_cha_osb.local_read\0"
    "unc_cha_osb.remote_read\0"
    "unc_cha_osb.remote_readinvitoe\0"
    "unc_cha_osb.rfo_hits_snp_bcast\0"
    "unc_cha_osb.off_pwrheuristic\0"
    "unc_cha_pipe_reject.rmw_setmatch\0"
    "unc_cha_pipe_reject.gotrack_pamatch\0"
    "unc_cha_pipe_reject.gotrack_allowsnp\0"
    "unc_cha_pipe_reject.gotrack_waymatch\0"
    "unc_cha_pipe_reject.gotrack_allwayrsv\0"
    "unc_cha_pipe_reject.ptl_inpipe\0"
    "unc_cha_pipe_reject.irq_setmatch_vicp\0"
    "unc_cha_pipe_reject.fsf_vicp\0"
    "unc_cha_pipe_reject.one_fsf_vic\0"
    "unc_cha_pipe_reject.torid_match_go_p\0"
    "unc_cha_pipe_reject.ipq_setmatch_vicp\0"
    "unc_cha_pipe_reject.way_match\0"
    "unc_cha_pipe_reject.one_rsp_con\0"
    "unc_cha_pipe_reject.idx_inpipe\0"
    "unc_cha_pipe_reject.setmatchentrywsct\0"
    "unc_cha_pipe_reject.allrsfways_res\0"
    "unc_cha_pipe_reject.rrq_setmatch_vicp\0"
    "unc_cha_pipe_reject.ismq_setmatch_vicp\0"
    "unc_cha_pipe_reject.sf_ways_res\0"
    "unc_cha_pipe_reject.llc_ways_res\0"
    "unc_cha_pipe_reject.notallowsnoop\0"
    "unc_cha_pipe_reject.topa_match\0"
    "unc_cha_pipe_reject.ivegrcredit\0"
    "unc_cha_pipe_reject.blegrcredit\0"
    "unc_cha_pipe_reject.adegrcredit\0"
    "unc_cha_pipe_reject.akegrcredit\0"
    "unc_cha_pipe_reject.hacredit\0"
    "unc_cha_pipe_reject.vn_ad_req\0"
    "unc_cha_pipe_reject.vn_ad_rsp\0"
    "unc_cha_pipe_reject.vn_bl_rsp\0"
    "unc_cha_read_no_credits.mc0\0"
    "unc_cha_read_no_credits.mc1\0"
    "unc_cha_read_no_credits.mc2\0"
    "unc_cha_read_no_credits.mc3\0"
    "unc_cha_read_no_credits.mc4\0"
    "unc_cha_read_no_credits.mc5\0"
    "unc_cha_read_no_credits.mc6\0"
    "unc_cha_read_no_credits.mc7\0"
    "unc_cha_read_no_credits.mc8\0"
    "unc_cha_read_no_credits.mc9\0"
    "unc_cha_read_no_credits.mc10\0"
    "unc_cha_read_no_credits.mc11\0"
    "unc_cha_read_no_credits.mc12\0"
    "unc_cha_read_no_credits.mc13\0"
    "unc_cha_rxc_inserts.irq\0"
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
    "unc_cha_rxc_ipq0_reject.ak_non_upi\0"
    "unc_cha_rxc_ipq0_reject.iv_non_upi\0"
    "unc_cha_rxc_ipq1_reject.any0\0"
    "unc_cha_rxc_ipq1_reject.ha\0"
    "unc_cha_rxc_ipq1_reject.llc_victim\0"
    "unc_cha_rxc_ipq1_reject.sf_victim\0"
    "unc_cha_rxc_ipq1_reject.victim\0"
    "unc_cha_rxc_ipq1_reject.llc_or_sf_way\0"
    "unc_cha_rxc_ipq1_reject.allow_snp\0"
    "unc_cha_rxc_ipq1_reject.pa_match\0"
    "unc_cha_rxc_irq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_irq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_irq0_reject.ak_non_upi\0"
    "unc_cha_rxc_irq0_reject.iv_non_upi\0"
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
    "unc_cha_rxc_ismq0_reject.ak_non_upi\0"
    "unc_cha_rxc_ismq0_reject.iv_non_upi\0"
    "unc_cha_rxc_ismq0_retry.ad_req_vn0\0"
    "unc_cha_rxc_ismq0_retry.ad_rsp_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_rsp_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_wb_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_ncb_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_ncs_vn0\0"
    "unc_cha_rxc_ismq0_retry.ak_non_upi\0"
    "unc_cha_rxc_ismq0_retry.iv_non_upi\0"
    "unc_cha_rxc_ismq1_reject.any0\0"
    "unc_cha_rxc_ismq1_reject.ha\0"
    "unc_cha_rxc_ismq1_retry.any0\0"
    "unc_cha_rxc_ismq1_retry.ha\0"
    "unc_cha_rxc_occupancy.irq\0"
    "unc_cha_rxc_occupancy.ipq\0"
    "unc_cha_rxc_occupancy.rrq\0"
    "unc_cha_rxc_occupancy.wbq\0"
    "unc_cha_rxc_other0_retry.ad_req_vn0\0"
    "unc_cha_rxc_other0_retry.ad_rsp_vn0\0"
    "unc_cha_rxc_other0_retry.bl_rsp_vn0\0"
    "unc_cha_rxc_other0_retry.bl_wb_vn0\0"
    "unc_cha_rxc_other0_retry.bl_ncb_vn0\0"
    "unc_cha_rxc_other0_retry.bl_ncs_vn0\0"
    "unc_cha_rxc_other0_retry.ak_non_upi\0"
    "unc_cha_rxc_other0_retry.iv_non_upi\0"
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
    "unc_cha_rxc_prq0_reject.ak_non_upi\0"
    "unc_cha_rxc_prq0_reject.iv_non_upi\0"
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
    "unc_cha_rxc_req_q0_retry.ak_non_upi\0"
    "unc_cha_rxc_req_q0_retry.iv_non_upi\0"
    "unc_cha_rxc_req_q1_retry.any0\0"
    "unc_cha_rxc_req_q1_retry.ha\0"
    "unc_cha_rxc_req_q1_retry.llc_victim\0"
    "unc_cha_rxc_req_q1_retry.sf_victim\0"
    "unc_cha_rxc_req_q1_retry.victim\0"
    "unc_cha_rxc_req_q1_retry.llc_or_sf_way\0"
    "unc_cha_rxc_req_q1_retry.allow_snp\0"
    "unc_cha_rxc_req_q1_retry.pa_match\0"
    "unc_cha_rxc_rrq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_rrq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_rrq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_rrq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_rrq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_rrq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_rrq0_reject.ak_non_upi\0"
    "unc_cha_rxc_rrq0_reject.iv_non_upi\0"
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
    "unc_cha_rxc_wbq0_reject.ak_non_upi\0"
    "unc_cha_rxc_wbq0_reject.iv_non_upi\0"
    "unc_cha_rxc_wbq1_reject.any0\0"
    "unc_cha_rxc_wbq1_reject.ha\0"
    "unc_cha_rxc_wbq1_reject.llc_victim\0"
    "unc_cha_rxc_wbq1_reject.sf_victim\0"
    "unc_cha_rxc_wbq1_reject.victim\0"
    "unc_cha_rxc_wbq1_reject.llc_or_sf_way\0"
    "unc_cha_rxc_wbq1_reject.allow_snp\0"
    "unc_cha_rxc_wbq1_reject.pa_match\0"
    "unc_cha_snoops_sent.all\0"
    "unc_cha_snoops_sent.local\0"
    "unc_cha_snoops_sent.remote\0"
    "unc_cha_snoops_sent.bcst_local\0"
    "unc_cha_snoops_sent.bcst_remote\0"
    "unc_cha_snoops_sent.direct_local\0"
    "unc_cha_snoops_sent.direct_remote\0"
    "unc_cha_snoop_resp.rspwb\0"
    "unc_cha_snoop_resp.rspfwdwb\0"
    "unc_cha_snoop_resp.rspcnflct\0"
    "unc_cha_snoop_resp.rspfwd\0"
    "unc_cha_snoop_resp_local.rspi\0"
    "unc_cha_snoop_resp_local.rsps\0"
    "unc_cha_snoop_resp_local.rspifwd\0"
    "unc_cha_snoop_resp_local.rspsfwd\0"
    "unc_cha_snoop_resp_local.rspwb\0"
    "unc_cha_snoop_resp_local.rspfwdwb\0"
    "unc_cha_snoop_resp_local.rspcnflct\0"
    "unc_cha_snoop_resp_local.rspfwd\0"
    "unc_cha_snoop_rsp_misc.mtoi_rspifwdm\0"
    "unc_cha_snoop_rsp_misc.mtoi_rspdatam\0"
    "unc_cha_snoop_rsp_misc.rspifwdmptl_hitsf\0"
    "unc_cha_snoop_rsp_misc.rspifwdmptl_hitllc\0"
    "unc_cha_snoop_rsp_misc.pulldataptl_hitsf\0"
    "unc_cha_snoop_rsp_misc.pulldataptl_hitllc\0"
    "unc_cha_wb_push_mtoi.llc\0"
    "unc_cha_wb_push_mtoi.mem\0"
    "unc_cha_write_no_credits.mc0\0"
    "unc_cha_write_no_credits.mc1\0"
    "unc_cha_write_no_credits.mc2\0"
    "unc_cha_write_no_credits.mc3\0"
    "unc_cha_write_no_credits.mc4\0"
    "unc_cha_write_no_credits.mc5\0"
    "unc_cha_write_no_credits.mc6\0"
    "unc_cha_write_no_credits.mc7\0"
    "unc_cha_write_no_credits.mc8\0"
    "unc_cha_write_no_credits.mc9\0"
    "unc_cha_write_no_credits.mc10\0"
    "unc_cha_write_no_credits.mc11\0"
    "unc_cha_write_no_credits.mc12\0"
    "unc_cha_write_no_credits.mc13\0"
    "unc_cha_xpt_pref.sent0\0"
    "unc_cha_xpt_pref.drop0_nocrd\0"
    "unc_cha_xpt_pref.drop0_conflict\0"
    "unc_cha_xpt_pref.sent1\0"
    "unc_cha_xpt_pref.drop1_nocrd\0"
    "unc_cha_xpt_pref.drop1_conflict\0"
    "unc_cha_llc_lookup.i\0"
    "unc_cha_llc_lookup.sf_s\0"
    "unc_cha_llc_lookup.sf_e\0"
    "unc_cha_llc_lookup.sf_h\0"
    "unc_cha_llc_lookup.s\0"
    "unc_cha_llc_lookup.e\0"
    "unc_cha_llc_lookup.m\0"
    "unc_cha_llc_lookup.f\0"
    "unc_cha_llc_lookup.rfo\0"
    "unc_cha_tor_inserts.irq_ia\0"
    "unc_cha_tor_inserts.evict\0"
    "unc_cha_tor_inserts.prq_iosf\0"
    "unc_cha_tor_inserts.ipq\0"
    "unc_cha_tor_inserts.irq_non_ia\0"
    "unc_cha_tor_inserts.prq_non_iosf\0"
    "unc_cha_tor_inserts.rrq\0"
    "unc_cha_tor_inserts.wbq\0"
    "unc_cha_tor_inserts.loc_io\0"
    "unc_cha_tor_inserts.loc_ia\0"
    "unc_cha_tor_inserts.loc_all\0"
    "unc_cha_tor_inserts.hit\0"
    "unc_cha_tor_inserts.miss\0"
    "unc_cha_tor_inserts.ddr4\0"
    "unc_cha_tor_inserts.mmcfg\0"
    "unc_cha_tor_inserts.local_tgt\0"
    "unc_cha_tor_inserts.remote_tgt\0"
    "unc_cha_tor_inserts.match_opc\0"
    "unc_cha_tor_inserts.premorph_opc\0"
    "unc_cha_tor_inserts.nearmem\0"
    "unc_cha_tor_inserts.not_nearmem\0"
    "unc_cha_tor_inserts.noncoh\0"
    "unc_cha_tor_inserts.isoc\0"
    "unc_cha_tor_occupancy.irq_ia\0"
    "unc_cha_tor_occupancy.evict\0"
    "unc_cha_tor_occupancy.prq\0"
    "unc_cha_tor_occupancy.ipq\0"
    "unc_cha_tor_occupancy.irq_non_ia\0"
    "unc_cha_tor_occupancy.prq_non_iosf\0"
    "unc_cha_tor_occupancy.loc_io\0"
    "unc_cha_tor_occupancy.loc_ia\0"
    "unc_cha_tor_occupancy.loc_all\0"
    "unc_cha_tor_occupancy.hit\0"
    "unc_cha_tor_occupancy.miss\0"
    "unc_cha_tor_occupancy.mmcfg\0"
    "unc_cha_tor_occupancy.local_tgt\0"
    "unc_cha_tor_occupancy.remote_tgt\0"
    "unc_cha_tor_occupancy.match_opc\0"
    "unc_cha_tor_occupancy.premorph_opc\0"
    "unc_cha_tor_occupancy.nearmem\0"
    "unc_cha_tor_occupancy.not_nearmem\0"
    "unc_cha_tor_occupancy.noncoh\0"
    "unc_cha_tor_occupancy.isoc\0"
    "unc_cha_ag0_ad_crd_acquired0.tgr0\0"
    "unc_cha_ag0_ad_crd_acquired0.tgr1\0"
    "unc_cha_ag0_ad_crd_acquired0.tgr2\0"
    "unc_cha_ag0_ad_crd_acquired0.tgr3\0"
    "unc_cha_ag0_ad_crd_acquired0.tgr4\0"
    "unc_cha_ag0_ad_crd_acquired0.tgr5\0"
    "unc_cha_ag0_ad_crd_acquired0.tgr6\0"
    "unc_cha_ag0_ad_crd_acquired0.tgr7\0"
    "unc_cha_ag0_ad_crd_acquired1.tgr8\0"
    "unc_cha_ag0_ad_crd_acquired1.tgr9\0"
    "unc_cha_ag0_ad_crd_acquired1.tgr10\0"
    "unc_cha_ag0_ad_crd_occupancy0.tgr0\0"
    "unc_cha_ag0_ad_crd_occupancy0.tgr1\0"
    "unc_cha_ag0_ad_crd_occupancy0.tgr2\0"
    "unc_cha_ag0_ad_crd_occupancy0.tgr3\0"
    "unc_cha_ag0_ad_crd_occupancy0.tgr4\0"
    "unc_cha_ag0_ad_crd_occupancy0.tgr5\0"
    "unc_cha_ag0_ad_crd_occupancy0.tgr6\0"
    "unc_cha_ag0_ad_crd_occupancy0.tgr7\0"
    "unc_cha_ag0_ad_crd_occupancy1.tgr8\0"
    "unc_cha_ag0_ad_crd_occupancy1.tgr9\0"
    "unc_cha_ag0_ad_crd_occupancy1.tgr10\0"
    "unc_cha_ag0_bl_crd_acquired0.tgr0\0"
    "unc_cha_ag0_bl_crd_acquired0.tgr1\0"
    "unc_cha_ag0_bl_crd_acquired0.tgr2\0"
    "unc_cha_ag0_bl_crd_acquired0.tgr3\0"
    "unc_cha_ag0_bl_crd_acquired0.tgr4\0"
    "unc_cha_ag0_bl_crd_acquired0.tgr5\0"
    "unc_cha_ag0_bl_crd_acquired0.tgr6\0"
    "unc_cha_ag0_bl_crd_acquired0.tgr7\0"
    "unc_cha_ag0_bl_crd_acquired1.tgr8\0"
    "unc_cha_ag0_bl_crd_acquired1.tgr9\0"
    "unc_cha_ag0_bl_crd_acquired1.tgr10\0"
    "unc_cha_ag0_bl_crd_occupancy0.tgr0\0"
    "unc_cha_ag0_bl_crd_occupancy0.tgr1\0"
    "unc_cha_ag0_bl_crd_occupancy0.tgr2\0"
    "unc_cha_ag0_bl_crd_occupancy0.tgr3\0"
    "unc_cha_ag0_bl_crd_occupancy0.tgr4\0"
    "unc_cha_ag0_bl_crd_occupancy0.tgr5\0"
    "unc_cha_ag0_bl_crd_occupancy0.tgr6\0"
    "unc_cha_ag0_bl_crd_occupancy0.tgr7\0"
    "unc_cha_ag0_bl_crd_occupancy1.tgr8\0"
    "unc_cha_ag0_bl_crd_occupancy1.tgr9\0"
    "unc_cha_ag0_bl_crd_occupancy1.tgr10\0"
    "unc_cha_ag1_ad_crd_acquired0.tgr0\0"
    "unc_cha_ag1_ad_crd_acquired0.tgr1\0"
    "unc_cha_ag1_ad_crd_acquired0.tgr2\0"
    "unc_cha_ag1_ad_crd_acquired0.tgr3\0"
    "unc_cha_ag1_ad_crd_acquired0.tgr4\0"
    "unc_cha_ag1_ad_crd_acquired0.tgr5\0"
    "unc_cha_ag1_ad_crd_acquired0.tgr6\0"
    "unc_cha_ag1_ad_crd_acquired0.tgr7\0"
    "unc_cha_ag1_ad_crd_acquired1.tgr8\0"
    "unc_cha_ag1_ad_crd_acquired1.tgr9\0"
    "unc_cha_ag1_ad_crd_acquired1.tgr10\0"
    "unc_cha_ag1_ad_crd_occupancy0.tgr0\0"
    "unc_cha_ag1_ad_crd_occupancy0.tgr1\0"
    "unc_cha_ag1_ad_crd_occupancy0.tgr2\0"
    "unc_cha_ag1_ad_crd_occupancy0.tgr3\0"
    "unc_cha_ag1_ad_crd_occupancy0.tgr4\0"
    "unc_cha_ag1_ad_crd_occupancy0.tgr5\0"
    "unc_cha_ag1_ad_crd_occupancy0.tgr6\0"
    "unc_cha_ag1_ad_crd_occupancy0.tgr7\0"
    "unc_cha_ag1_ad_crd_occupancy1.tgr8\0"
    "unc_cha_ag1_ad_crd_occupancy1.tgr9\0"
    "unc_cha_ag1_ad_crd_occupancy1.tgr10\0"
    "unc_cha_ag1_bl_crd_acquired0.tgr0\0"
    "unc_cha_ag1_bl_crd_acquired0.tgr1\0"
    "unc_cha_ag1_bl_crd_acquired0.tgr2\0"
    "unc_cha_ag1_bl_crd_acquired0.tgr3\0"
    "unc_cha_ag1_bl_crd_acquired0.tgr4\0"
    "unc_cha_ag1_bl_crd_acquired0.tgr5\0"
    "unc_cha_ag1_bl_crd_acquired0.tgr6\0"
    "unc_cha_ag1_bl_crd_acquired0.tgr7\0"
    "unc_cha_ag1_bl_crd_acquired1.tgr8\0"
    "unc_cha_ag1_bl_crd_acquired1.tgr9\0"
    "unc_cha_ag1_bl_crd_acquired1.tgr10\0"
    "unc_cha_ag1_bl_crd_occupancy0.tgr0\0"
    "unc_cha_ag1_bl_crd_occupancy0.tgr1\0"
    "unc_cha_ag1_bl_crd_occupancy0.tgr2\0"
    "unc_cha_ag1_bl_crd_occupancy0.tgr3\0"
    "unc_cha_ag1_bl_crd_occupancy0.tgr4\0"
    "unc_cha_ag1_bl_crd_occupancy0.tgr5\0"
    "unc_cha_ag1_bl_crd_occupancy0.tgr6\0"
    "unc_cha_ag1_bl_crd_occupancy0.tgr7\0"
    "unc_cha_ag1_bl_crd_occupancy1.tgr8\0"
    "unc_cha_ag1_bl_crd_occupancy1.tgr9\0"
    "unc_cha_ag1_bl_crd_occupancy1.tgr10\0"
    "unc_cha_distress_asserted.vert\0"
    "unc_cha_distress_asserted.horz\0"
    "unc_cha_distress_asserted.dpt_local\0"
    "unc_cha_distress_asserted.dpt_nonlocal\0"
    "unc_cha_distress_asserted.dpt_stall_iv\0"
    "unc_cha_distress_asserted.dpt_stall_nocrd\0"
    "unc_cha_egress_ordering.iv_snoopgo_up\0"
    "unc_cha_egress_ordering.iv_snoopgo_dn\0"
    "unc_cha_horz_ring_ad_in_use.left_even\0"
    "unc_cha_horz_ring_ad_in_use.left_odd\0"
    "unc_cha_horz_ring_ad_in_use.right_even\0"
    "unc_cha_horz_ring_ad_in_use.right_odd\0"
    "unc_cha_horz_ring_akc_in_use.left_even\0"
    "unc_cha_horz_ring_akc_in_use.left_odd\0"
    "unc_cha_horz_ring_akc_in_use.right_even\0"
    "unc_cha_horz_ring_akc_in_use.right_odd\0"
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
    "unc_cha_misc_external.mbe_inst0\0"
    "unc_cha_misc_external.mbe_inst1\0"
    "unc_cha_ring_bounces_horz.ad\0"
    "unc_cha_ring_bounces_horz.ak\0"
    "unc_cha_ring_bounces_horz.bl\0"
    "unc_cha_ring_bounces_horz.iv\0"
    "unc_cha_ring_bounces_vert.ad\0"
    "unc_cha_ring_bounces_vert.ak\0"
    "unc_cha_ring_bounces_vert.bl\0"
    "unc_cha_ring_bounces_vert.iv\0"
    "unc_cha_ring_bounces_vert.akc\0"
    "unc_cha_ring_sink_starved_horz.ad\0"
    "unc_cha_ring_sink_starved_horz.ak\0"
    "unc_cha_ring_sink_starved_horz.bl\0"
    "unc_cha_ring_sink_starved_horz.iv\0"
    "unc_cha_ring_sink_starved_horz.ak_ag1\0"
    "unc_cha_ring_sink_starved_vert.ad\0"
    "unc_cha_ring_sink_starved_vert.ak\0"
    "unc_cha_ring_sink_starved_vert.bl\0"
    "unc_cha_ring_sink_starved_vert.iv\0"
    "unc_cha_ring_sink_starved_vert.akc\0"
    "unc_cha_rxr_busy_starved.ad_uncrd\0"
    "unc_cha_rxr_busy_starved.bl_uncrd\0"
    "unc_cha_rxr_busy_starved.ad_crd\0"
    "unc_cha_rxr_busy_starved.bl_crd\0"
    "unc_cha_rxr_busy_starved.ad_all\0"
    "unc_cha_rxr_busy_starved.bl_all\0"
    "unc_cha_rxr_bypass.ad_uncrd\0"
    "unc_cha_rxr_bypass.ak\0"
    "unc_cha_rxr_bypass.bl_uncrd\0"
    "unc_cha_rxr_bypass.iv\0"
    "unc_cha_rxr_bypass.ad_crd\0"
    "unc_cha_rxr_bypass.bl_crd\0"
    "unc_cha_rxr_bypass.akc_uncrd\0"
    "unc_cha_rxr_bypass.ad_all\0"
    "unc_cha_rxr_bypass.bl_all\0"
    "unc_cha_rxr_crd_starved.ad_uncrd\0"
    "unc_cha_rxr_crd_starved.ak\0"
    "unc_cha_rxr_crd_starved.bl_uncrd\0"
    "unc_cha_rxr_crd_starved.iv\0"
    "unc_cha_rxr_crd_starved.ad_crd\0"
    "unc_cha_rxr_crd_starved.bl_crd\0"
    "unc_cha_rxr_crd_starved.ifv\0"
    "unc_cha_rxr_crd_starved.ad_all\0"
    "unc_cha_rxr_crd_starved.bl_all\0"
    "unc_cha_rxr_inserts.ad_uncrd\0"
    "unc_cha_rxr_inserts.ak\0"
    "unc_cha_rxr_inserts.bl_uncrd\0"
    "unc_cha_rxr_inserts.iv\0"
    "unc_cha_rxr_inserts.ad_crd\0"
    "unc_cha_rxr_inserts.bl_crd\0"
    "unc_cha_rxr_inserts.akc_uncrd\0"
    "unc_cha_rxr_inserts.ad_all\0"
    "unc_cha_rxr_inserts.bl_all\0"
    "unc_cha_rxr_occupancy.ad_uncrd\0"
    "unc_cha_rxr_occupancy.ak\0"
    "unc_cha_rxr_occupancy.bl_uncrd\0"
    "unc_cha_rxr_occupancy.iv\0"
    "unc_cha_rxr_occupancy.ad_crd\0"
    "unc_cha_rxr_occupancy.bl_crd\0"
    "unc_cha_rxr_occupancy.akc_uncrd\0"
    "unc_cha_rxr_occupancy.ad_all\0"
    "unc_cha_rxr_occupancy.bl_all\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag0.tgr0\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag0.tgr1\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag0.tgr2\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag0.tgr3\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag0.tgr4\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag0.tgr5\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag0.tgr6\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag0.tgr7\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag1.tgr0\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag1.tgr1\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag1.tgr2\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag1.tgr3\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag1.tgr4\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag1.tgr5\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag1.tgr6\0"
    "unc_cha_stall0_no_txr_horz_crd_ad_ag1.tgr7\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag0.tgr0\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag0.tgr1\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag0.tgr2\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag0.tgr3\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag0.tgr4\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag0.tgr5\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag0.tgr6\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag0.tgr7\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag1.tgr0\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag1.tgr1\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag1.tgr2\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag1.tgr3\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag1.tgr4\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag1.tgr5\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag1.tgr6\0"
    "unc_cha_stall0_no_txr_horz_crd_bl_ag1.tgr7\0"
    "unc_cha_stall1_no_txr_horz_crd_ad_ag0.tgr8\0"
    "unc_cha_stall1_no_txr_horz_crd_ad_ag0.tgr9\0"
    "unc_cha_stall1_no_txr_horz_crd_ad_ag0.tgr10\0"
    "unc_cha_stall1_no_txr_horz_crd_ad_ag1_1.tgr8\0"
    "unc_cha_stall1_no_txr_horz_crd_ad_ag1_1.tgr9\0"
    "unc_cha_stall1_no_txr_horz_crd_ad_ag1_1.tgr10\0"
    "unc_cha_stall1_no_txr_horz_crd_bl_ag0_1.tgr8\0"
    "unc_cha_stall1_no_txr_horz_crd_bl_ag0_1.tgr9\0"
    "unc_cha_stall1_no_txr_horz_crd_bl_ag0_1.tgr10\0"
    "unc_cha_stall1_no_txr_horz_crd_bl_ag1_1.tgr8\0"
    "unc_cha_stall1_no_txr_horz_crd_bl_ag1_1.tgr9\0"
    "unc_cha_stall1_no_txr_horz_crd_bl_ag1_1.tgr10\0"
    "unc_cha_txr_horz_ads_used.ad_uncrd\0"
    "unc_cha_txr_horz_ads_used.bl_uncrd\0"
    "unc_cha_txr_horz_ads_used.ad_crd\0"
    "unc_cha_txr_horz_ads_used.bl_crd\0"
    "unc_cha_txr_horz_ads_used.ad_all\0"
    "unc_cha_txr_horz_ads_used.bl_all\0"
    "unc_cha_txr_horz_bypass.ad_uncrd\0"
    "unc_cha_txr_horz_bypass.ak\0"
    "unc_cha_txr_horz_bypass.bl_uncrd\0"
    "unc_cha_txr_horz_bypass.iv\0"
    "unc_cha_txr_horz_bypass.ad_crd\0"
    "unc_cha_txr_horz_bypass.bl_crd\0"
    "unc_cha_txr_horz_bypass.akc_uncrd\0"
    "unc_cha_txr_horz_bypass.ad_all\0"
    "unc_cha_txr_horz_bypass.bl_all\0"
    "unc_cha_txr_horz_cycles_full.ad_uncrd\0"
    "unc_cha_txr_horz_cycles_full.ak\0"
    "unc_cha_txr_horz_cycles_full.bl_uncrd\0"
    "unc_cha_txr_horz_cycles_full.iv\0"
    "unc_cha_txr_horz_cycles_full.ad_crd\0"
    "unc_cha_txr_horz_cycles_full.bl_crd\0"
    "unc_cha_txr_horz_cycles_full.akc_uncrd\0"
    "unc_cha_txr_horz_cycles_full.ad_all\0"
    "unc_cha_txr_horz_cycles_full.bl_all\0"
    "unc_cha_txr_horz_cycles_ne.ad_uncrd\0"
    "unc_cha_txr_horz_cycles_ne.ak\0"
    "unc_cha_txr_horz_cycles_ne.bl_uncrd\0"
    "unc_cha_txr_horz_cycles_ne.iv\0"
    "unc_cha_txr_horz_cycles_ne.ad_crd\0"
    "unc_cha_txr_horz_cycles_ne.bl_crd\0"
    "unc_cha_txr_horz_cycles_ne.akc_uncrd\0"
    "unc_cha_txr_horz_cycles_ne.ad_all\0"
    "unc_cha_txr_horz_cycles_ne.bl_all\0"
    "unc_cha_txr_horz_inserts.ad_uncrd\0"
    "unc_cha_txr_horz_inserts.ak\0"
    "unc_cha_txr_horz_inserts.bl_uncrd\0"
    "unc_cha_txr_horz_inserts.iv\0"
    "unc_cha_txr_horz_inserts.ad_crd\0"
    "unc_cha_txr_horz_inserts.bl_crd\0"
    "unc_cha_txr_horz_inserts.akc_uncrd\0"
    "unc_cha_txr_horz_inserts.ad_all\0"
    "unc_cha_txr_horz_inserts.bl_all\0"
    "unc_cha_txr_horz_nack.ad_uncrd\0"
    "unc_cha_txr_horz_nack.ak\0"
    "unc_cha_txr_horz_nack.bl_uncrd\0"
    "unc_cha_txr_horz_nack.iv\0"
    "unc_cha_txr_horz_nack.ad_crd\0"
    "unc_cha_txr_horz_nack.bl_crd\0"
    "unc_cha_txr_horz_nack.akc_uncrd\0"
    "unc_cha_txr_horz_nack.ad_all\0"
    "unc_cha_txr_horz_nack.bl_all\0"
    "unc_cha_txr_horz_occupancy.ad_uncrd\0"
    "unc_cha_txr_horz_occupancy.ak\0"
    "unc_cha_txr_horz_occupancy.bl_uncrd\0"
    "unc_cha_txr_horz_occupancy.iv\0"
    "unc_cha_txr_horz_occupancy.ad_crd\0"
    "unc_cha_txr_horz_occupancy.bl_crd\0"
    "unc_cha_txr_horz_occupancy.akc_uncrd\0"
    "unc_cha_txr_horz_occupancy.ad_all\0"
    "unc_cha_txr_horz_occupancy.bl_all\0"
    "unc_cha_txr_horz_starved.ad_uncrd\0"
    "unc_cha_txr_horz_starved.ak\0"
    "unc_cha_txr_horz_starved.bl_uncrd\0"
    "unc_cha_txr_horz_starved.iv\0"
    "unc_cha_txr_horz_starved.akc_uncrd\0"
    "unc_cha_txr_horz_starved.ad_all\0"
    "unc_cha_txr_horz_starved.bl_all\0"
    "unc_cha_txr_vert_ads_used.ad_ag0\0"
    "unc_cha_txr_vert_ads_used.bl_ag0\0"
    "unc_cha_txr_vert_ads_used.ad_ag1\0"
    "unc_cha_txr_vert_ads_used.bl_ag1\0"
    "unc_cha_txr_vert_bypass.ad_ag0\0"
    "unc_cha_txr_vert_bypass.ak_ag0\0"
    "unc_cha_txr_vert_bypass.bl_ag0\0"
    "unc_cha_txr_vert_bypass.iv_ag1\0"
    "unc_cha_txr_vert_bypass.ad_ag1\0"
    "unc_cha_txr_vert_bypass.ak_ag1\0"
    "unc_cha_txr_vert_bypass.bl_ag1\0"
    "unc_cha_txr_vert_bypass_1.akc_ag0\0"
    "unc_cha_txr_vert_bypass_1.akc_ag1\0"
    "unc_cha_txr_vert_cycles_full0.ad_ag0\0"
    "unc_cha_txr_vert_cycles_full0.ak_ag0\0"
    "unc_cha_txr_vert_cycles_full0.bl_ag0\0"
    "unc_cha_txr_vert_cycles_full0.iv_ag0\0"
    "unc_cha_txr_vert_cycles_full0.ad_ag1\0"
    "unc_cha_txr_vert_cycles_full0.ak_ag1\0"
    "unc_cha_txr_vert_cycles_full0.bl_ag1\0"
    "unc_cha_txr_vert_cycles_full1.akc_ag0\0"
    "unc_cha_txr_vert_cycles_full1.akc_ag1\0"
    "unc_cha_txr_vert_cycles_ne0.ad_ag0\0"
    "unc_cha_txr_vert_cycles_ne0.ak_ag0\0"
    "unc_cha_txr_vert_cycles_ne0.bl_ag0\0"
    "unc_cha_txr_vert_cycles_ne0.iv_ag0\0"
    "unc_cha_txr_vert_cycles_ne0.ad_ag1\0"
    "unc_cha_txr_vert_cycles_ne0.ak_ag1\0"
    "unc_cha_txr_vert_cycles_ne0.bl_ag1\0"
    "unc_cha_txr_vert_cycles_ne1.akc_ag0\0"
    "unc_cha_txr_vert_cycles_ne1.akc_ag1\0"
    "unc_cha_txr_vert_inserts0.ad_ag0\0"
    "unc_cha_txr_vert_inserts0.ak_ag0\0"
    "unc_cha_txr_vert_inserts0.bl_ag0\0"
    "unc_cha_txr_vert_inserts0.iv_ag0\0"
    "unc_cha_txr_vert_inserts0.ad_ag1\0"
    "unc_cha_txr_vert_inserts0.ak_ag1\0"
    "unc_cha_txr_vert_inserts0.bl_ag1\0"
    "unc_cha_txr_vert_inserts1.akc_ag0\0"
    "unc_cha_txr_vert_inserts1.akc_ag1\0"
    "unc_cha_txr_vert_nack0.ad_ag0\0"
    "unc_cha_txr_vert_nack0.ak_ag0\0"
    "unc_cha_txr_vert_nack0.bl_ag0\0"
    "unc_cha_txr_vert_nack0.iv_ag0\0"
    "unc_cha_txr_vert_nack0.ad_ag1\0"
    "unc_cha_txr_vert_nack0.ak_ag1\0"
    "unc_cha_txr_vert_nack0.bl_ag1\0"
    "unc_cha_txr_vert_nack1.akc_ag0\0"
    "unc_cha_txr_vert_nack1.akc_ag1\0"
    "unc_cha_txr_vert_occupancy0.ad_ag0\0"
    "unc_cha_txr_vert_occupancy0.ak_ag0\0"
    "unc_cha_txr_vert_occupancy0.bl_ag0\0"
    "unc_cha_txr_vert_occupancy0.iv_ag0\0"
    "unc_cha_txr_vert_occupancy0.ad_ag1\0"
    "unc_cha_txr_vert_occupancy0.ak_ag1\0"
    "unc_cha_txr_vert_occupancy0.bl_ag1\0"
    "unc_cha_txr_vert_occupancy1.akc_ag0\0"
    "unc_cha_txr_vert_occupancy1.akc_ag1\0"
    "unc_cha_txr_vert_starved0.ad_ag0\0"
    "unc_cha_txr_vert_starved0.ak_ag0\0"
    "unc_cha_txr_vert_starved0.bl_ag0\0"
    "unc_cha_txr_vert_starved0.iv_ag0\0"
    "unc_cha_txr_vert_starved0.ad_ag1\0"
    "unc_cha_txr_vert_starved0.ak_ag1\0"
    "unc_cha_txr_vert_starved0.bl_ag1\0"
    "unc_cha_txr_vert_starved1.akc_ag0\0"
    "unc_cha_txr_vert_starved1.akc_ag1\0"
    "unc_cha_txr_vert_starved1.tgc\0"
    "unc_cha_vert_ring_ad_in_use.up_even\0"
    "unc_cha_vert_ring_ad_in_use.up_odd\0"
    "unc_cha_vert_ring_ad_in_use.dn_even\0"
    "unc_cha_vert_ring_ad_in_use.dn_odd\0"
    "unc_cha_vert_ring_akc_in_use.up_even\0"
    "unc_cha_vert_ring_akc_in_use.up_odd\0"
    "unc_cha_vert_ring_akc_in_use.dn_even\0"
    "unc_cha_vert_ring_akc_in_use.dn_odd\0"
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
    "unc_cha_vert_ring_tgc_in_use.up_even\0"
    "unc_cha_vert_ring_tgc_in_use.up_odd\0"
    "unc_cha_vert_ring_tgc_in_use.dn_even\0"
    "unc_cha_vert_ring_tgc_in_use.dn_odd\0"
    "unc_cha_ring_src_thrtl\0"
    "unc_cha_rxr_crd_starved_1\0"
    "unc_cha_llc_lookup.all\0"
    "unc_cha_llc_lookup.data_rd\0"
    "unc_cha_llc_lookup.flush_inv\0"
    "unc_cha_llc_lookup.code\0"
    "unc_cha_llc_lookup.locally_homed_address\0"
    "unc_cha_llc_lookup.remotely_homed_address\0"
    "unc_cha_llc_lookup.flush_inv_remote\0"
    "unc_cha_llc_lookup.data_read_remote\0"
    "unc_cha_llc_lookup.rfo_remote\0"
    "unc_cha_llc_lookup.code_remote\0"
    "unc_cha_llc_lookup.remote_snp\0"
    "unc_cha_llc_lookup.flush_inv_local\0"
    "unc_cha_llc_lookup.data_read_local\0"
    "unc_cha_llc_lookup.rfo_local\0"
    "unc_cha_llc_lookup.code_local\0"
    "unc_cha_llc_lookup.llc_pf_local\0"
    "unc_cha_tor_inserts.ia_hit_drd_opt\0"
    "unc_cha_tor_inserts.ia_hit_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_hit_crd_pref\0"
    "unc_cha_tor_occupancy.ia_hit_drd_pref\0"
    "unc_cha_tor_occupancy.ia_hit_drd_opt\0"
    "unc_cha_tor_occupancy.ia_hit_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_hit_rfo_pref\0"
    "unc_cha_tor_occupancy.ia_miss_crd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref\0"
    "unc_cha_tor_inserts.io_hit_rfo\0"
    "unc_cha_tor_occupancy.io_hit_itom\0"
    "unc_cha_tor_occupancy.io_hit_rfo\0"
    "unc_cha_tor_inserts.ia_drd\0"
    "unc_cha_tor_inserts.ia_drd_opt\0"
    "unc_cha_tor_inserts.ia_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_crd_pref\0"
    "unc_cha_tor_occupancy.io_rfo\0"
    "unc_cha_tor_occupancy.io_itom\0"
    "unc_cha_tor_occupancy.ia_rfo_pref\0"
    "unc_cha_tor_occupancy.ia_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_drd_opt\0"
    "unc_cha_tor_occupancy.ia_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_crd_pref\0"
    "unc_cha_tor_occupancy.ia_drd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_remote\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_remote\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_remote\0"
    "unc_cha_tor_inserts.ia_clflushopt\0"
    "unc_cha_tor_inserts.ia_itom\0"
    "unc_cha_tor_inserts.io_wbmtoi\0"
    "unc_cha_tor_inserts.io_clflush\0"
    "unc_cha_tor_inserts.ia_wbmtoi\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_local_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_remote_pmm\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr_pmm\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr_local_pmm\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr_remote_pmm\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr_dram\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr_local_dram\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr_remote_dram\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr_pmm\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr_local_pmm\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr_remote_pmm\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr_dram\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr_local_dram\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr_remote_dram\0"
    "unc_cha_tor_occupancy.ia_miss_drd_local_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_remote_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_local_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_remote_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_full_streaming_wr\0"
    "unc_cha_tor_occupancy.ia_miss_full_streaming_wr_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_full_streaming_wr_local_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_full_streaming_wr_remote_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_partial_streaming_wr\0"
    "unc_cha_tor_occupancy.ia_miss_partial_streaming_wr_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_partial_streaming_wr_local_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_partial_streaming_wr_remote_pmm\0"
    "unc_cha_tor_inserts.ia_miss_wcil\0"
    "unc_cha_llc_lookup.rfo_f\0"
    "unc_cha_llc_lookup.local_f\0"
    "unc_cha_llc_lookup.remote_f\0"
    "unc_cha_llc_lookup.remote_snoop_f\0"
    "unc_cha_llc_lookup.any_f\0"
    "unc_cha_llc_lookup.data_read_f\0"
    "unc_cha_llc_lookup.other_req_f\0"
    "unc_cha_llc_lookup.flush_or_inv_f\0"
    "unc_cha_llc_lookup.code_read_f\0"
    "unc_cha_llc_lookup.corepref_or_dmnd_local_f\0"
    "unc_cha_llc_lookup.llcpref_local_f\0"
    "unc_cha_llc_lookup.pref_or_dmnd_remote_f\0"
    "unc_cha_llc_lookup.miss_all\0"
    "unc_cha_llc_lookup.data_read_all\0"
    "unc_cha_llc_lookup.data_read_miss\0"
    "unc_cha_llc_lookup.dmnd_read_local\0"
    "unc_cha_llc_lookup.write_local\0"
    "unc_cha_llc_lookup.rfo_pref_local\0"
    "unc_cha_llc_lookup.write_remote\0"
    "unc_cha_llc_lookup.all_remote\0"
    "unc_cha_tor_inserts.ia_wcilf\0"
    "unc_cha_tor_inserts.ia_wcil\0"
    "unc_cha_tor_inserts.ia_miss_wil\0"
    "unc_cha_tor_inserts.ia_miss_crd_local\0"
    "unc_cha_tor_inserts.ia_miss_crd_remote\0"
    "unc_cha_tor_inserts.ia_miss_crd_pref_local\0"
    "unc_cha_tor_inserts.ia_miss_crd_pref_remote\0"
    "unc_cha_tor_inserts.ia_itomcachenear\0"
    "unc_cha_tor_inserts.ia_hit_itom\0"
    "unc_cha_tor_inserts.ia_miss_itom\0"
    "unc_cha_tor_inserts.ia_miss_ucrdf\0"
    "unc_cha_tor_inserts.ia_llcprefcode\0"
    "unc_cha_pmm_memmode_nm_setconflicts.tor\0"
    "unc_cha_pmm_memmode_nm_setconflicts.sf\0"
    "unc_cha_pmm_memmode_nm_setconflicts.llc\0"
    "unc_cha_tor_inserts.ia_hit_llcprefcode\0"
    "unc_cha_tor_inserts.ia_hit_llcprefdata\0"
    "unc_cha_tor_inserts.ia_miss_llcprefcode\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefcode\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefdata\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefcode\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefdata\0"
    "unc_cha_pmm_memmode_nm_invitox.local\0"
    "unc_cha_pmm_memmode_nm_invitox.remote\0"
    "unc_cha_pmm_memmode_nm_invitox.setconflict\0"
    "unc_cha_pmm_memmode_nm_setconflicts2.iodc\0"
    "unc_cha_pmm_memmode_nm_setconflicts2.memwr\0"
    "unc_cha_pmm_memmode_nm_setconflicts2.memwrni\0"
    "unc_cha_pmm_qos.slow_insert\0"
    "unc_cha_pmm_qos.ddr4_fast_insert\0"
    "unc_cha_pmm_qos.throttle\0"
    "unc_cha_pmm_qos.rej_irq\0"
    "unc_cha_pmm_qos.throttle_prq\0"
    "unc_cha_pmm_qos.throttle_irq\0"
    "unc_cha_pmm_qos.slowtorq_skip\0"
    "unc_cha_pmm_qos_occupancy.ddr_slow_fifo\0"
    "unc_cha_pmm_qos_occupancy.ddr_fast_fifo\0"
    "unc_cha_pipe_reject.irq_pmm\0"
    "unc_cha_pipe_reject.prq_pmm\0"
    "unc_cha_pipe_reject.pmm_memmode_tor_match\0"
    "unc_cha_pipe_reject.pmm_memmode_tormatch_multi\0"
    "unc_cha_tor_inserts.pmm\0"
    "unc_cha_tor_occupancy.pmm\0"
    "unc_cha_distress_asserted.pmm_local\0"
    "unc_cha_distress_asserted.pmm_nonlocal\0"
    "unc_cha_tor_inserts.ia_miss_wcilf_pmm\0"
    "unc_cha_tor_inserts.ia_miss_local_wcilf_pmm\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcilf_pmm\0"
    "unc_cha_tor_inserts.ia_miss_wcil_pmm\0"
    "unc_cha_tor_inserts.ia_miss_local_wcil_pmm\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcil_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_wcilf_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcilf_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcilf_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_wcil_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcil_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcil_pmm\0"
    "unc_cha_tor_inserts.ddr\0"
    "unc_cha_tor_occupancy.ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_local_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_remote_ddr\0"
    "unc_cha_tor_inserts.ia_miss_wcilf_ddr\0"
    "unc_cha_tor_inserts.ia_miss_local_wcilf_ddr\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcilf_ddr\0"
    "unc_cha_tor_inserts.ia_miss_wcil_ddr\0"
    "unc_cha_tor_inserts.ia_miss_local_wcil_ddr\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcil_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_local_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_local_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_wcilf_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcilf_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcilf_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_wcil_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcil_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcil_ddr\0"
    "unc_cha_tor_occupancy.io_hit_pcirdcur\0"
    "unc_cha_tor_occupancy.ia_llcprefdata\0"
    "unc_cha_tor_inserts.ia_miss_wcilf\0"
    "unc_cha_tor_occupancy.ia_miss_wcilf\0"
    "unc_cha_tor_occupancy.ia_miss_wcil\0"
    "unc_cha_tor_occupancy.ia_miss_crd_local\0"
    "unc_cha_tor_occupancy.ia_miss_crd_remote\0"
    "unc_cha_tor_occupancy.ia_miss_crd_pref_local\0"
    "unc_cha_tor_occupancy.ia_miss_crd_pref_remote\0"
    "unc_cha_tor_occupancy.ia_clflush\0"
    "unc_cha_tor_occupancy.ia_clflushopt\0"
    "unc_cha_tor_occupancy.ia_itomcachenear\0"
    "unc_cha_tor_occupancy.ia_specitom\0"
    "unc_cha_tor_occupancy.ia_wbmtoi\0"
    "unc_cha_tor_occupancy.ia_itom\0"
    "unc_cha_tor_occupancy.ia_hit_itom\0"
    "unc_cha_tor_occupancy.ia_miss_itom\0"
    "unc_cha_tor_occupancy.ia_miss_ucrdf\0"
    "unc_cha_tor_occupancy.ia_miss_wil\0"
    "unc_cha_tor_occupancy.ia_wcilf\0"
    "unc_cha_tor_occupancy.ia_wcil\0"
    "unc_cha_tor_occupancy.ia_llcprefcode\0"
    "unc_cha_tor_occupancy.io_wbmtoi\0"
    "unc_cha_tor_occupancy.io_clflush\0"
    "unc_cha_tor_occupancy.io_itomcachenear\0"
    "unc_cha_tor_occupancy.io_hit_itomcachenear\0"
    "unc_cha_tor_occupancy.io_miss_itomcachenear\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr_ddr\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr_local_ddr\0"
    "unc_cha_tor_inserts.ia_miss_full_streaming_wr_remote_ddr\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr_ddr\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr_local_ddr\0"
    "unc_cha_tor_inserts.ia_miss_partial_streaming_wr_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_full_streaming_wr_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_full_streaming_wr_local_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_full_streaming_wr_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_partial_streaming_wr_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_partial_streaming_wr_local_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_partial_streaming_wr_remote_ddr\0"
    "unc_cha_tor_inserts.ia_wbeftoe\0"
    "unc_cha_tor_occupancy.ia_miss_specitom\0"
    "unc_cha_tor_inserts.ia_miss_specitom\0"
    "unc_cha_tor_inserts.ia_miss_drdpte\0"
    "unc_cha_tor_inserts.ia_hit_drdpte\0"
    "unc_cha_tor_inserts.ia_drdpte\0"
    "unc_cha_tor_inserts.ia_hit_specitom\0"
    "unc_cha_tor_inserts.ia_wbstoi\0"
    "unc_cha_tor_inserts.ia_wbeftoi\0"
    "unc_cha_tor_inserts.ia_wbmtoe\0"
    "unc_cha_tor_occupancy.ia_drdpte\0"
    "unc_cha_tor_occupancy.ia_hit_drdpte\0"
    "unc_cha_tor_occupancy.ia_miss_drdpte\0"
    "unc_cha_llc_lookup.code_read_miss\0"
    "unc_cha_llc_lookup.rfo_miss\0"
    "unc_cha_llc_lookup.read\0"
    "unc_cha_llc_lookup.read_miss\0"
    "unc_cha_llc_lookup.read_miss_loc_hom\0"
    "unc_cha_llc_lookup.read_miss_rem_hom\0"
    "unc_cha_llc_lookup.read_local_loc_hom\0"
    "unc_cha_llc_lookup.read_remote_loc_hom\0"
    "unc_cha_llc_lookup.read_local_rem_hom\0"
    "unc_cha_llc_lookup.read_sf_hit\0"
    "unc_cha_llc_lookup.read_or_snoop_remote_miss_rem_hom\0"
    "unc_cha_llc_lookup.writes_and_other\0"
    "unc_cha_llc_lookup.loc_hom\0"
    "unc_cha_llc_lookup.rem_hom\0"
    "unc_cha_llc_lookup.code_read_remote\0"
    "unc_cha_llc_lookup.code_read_local\0"
    "unc_cha_llc_lookup.llcpref_local\0"
    "unc_cha_llc_lookup.code_read\0";
inline constexpr select::event_list cha_list{"ice_lake_sp", core::ice_lake_sp, cha_names, all_of(sharers)};
inline constexpr char iio_names[] =
    "unc_iio_clockticks\0"
    "unc_iio_data_req_of_cpu.mem_write.part0\0"
    "unc_iio_data_req_of_cpu.mem_write.part1\0"
    "unc_iio_data_req_of_cpu.mem_write.part2\0"
    "unc_iio_data_req_of_cpu.mem_write.part3\0"
    "unc_iio_data_req_of_cpu.mem_read.part0\0"
    "unc_iio_data_req_of_cpu.mem_read.part1\0"
    "unc_iio_data_req_of_cpu.mem_read.part2\0"
    "unc_iio_data_req_of_cpu.mem_read.part3\0"
    "unc_iio_data_req_of_cpu.cmpd.part0\0"
    "unc_iio_data_req_of_cpu.cmpd.part1\0"
    "unc_iio_data_req_of_cpu.cmpd.part2\0"
    "unc_iio_data_req_of_cpu.cmpd.part3\0"
    "unc_iio_data_req_by_cpu.mem_write.part0\0"
    "unc_iio_data_req_by_cpu.mem_write.part1\0"
    "unc_iio_data_req_by_cpu.mem_write.part2\0"
    "unc_iio_data_req_by_cpu.mem_write.part3\0"
    "unc_iio_data_req_by_cpu.mem_read.part0\0"
    "unc_iio_data_req_by_cpu.mem_read.part1\0"
    "unc_iio_data_req_by_cpu.mem_read.part2\0"
    "unc_iio_data_req_by_cpu.mem_read.part3\0"
    "unc_iio_txn_req_of_cpu.mem_write.part0\0"
    "unc_iio_txn_req_of_cpu.mem_write.part1\0"
    "unc_iio_txn_req_of_cpu.mem_write.part2\0"
    "unc_iio_txn_req_of_cpu.mem_write.part3\0"
    "unc_iio_txn_req_of_cpu.mem_read.part0\0"
    "unc_iio_txn_req_of_cpu.mem_read.part1\0"
    "unc_iio_txn_req_of_cpu.mem_read.part2\0"
    "unc_iio_txn_req_of_cpu.mem_read.part3\0"
    "unc_iio_txn_req_of_cpu.cmpd.part0\0"
    "unc_iio_txn_req_of_cpu.cmpd.part1\0"
    "unc_iio_txn_req_of_cpu.cmpd.part2\0"
    "unc_iio_txn_req_of_cpu.cmpd.part3\0"
    "unc_iio_txn_req_by_cpu.mem_write.part0\0"
    "unc_iio_txn_req_by_cpu.mem_write.part1\0"
    "unc_iio_txn_req_by_cpu.mem_write.part2\0"
    "unc_iio_txn_req_by_cpu.mem_write.part3\0"
    "unc_iio_txn_req_by_cpu.mem_read.part0\0"
    "unc_iio_txn_req_by_cpu.mem_read.part1\0"
    "unc_iio_txn_req_by_cpu.mem_read.part2\0"
    "unc_iio_txn_req_by_cpu.mem_read.part3\0"
    "unc_iio_data_req_by_cpu.mem_write.part4\0"
    "unc_iio_data_req_by_cpu.mem_write.part5\0"
    "unc_iio_data_req_by_cpu.mem_write.part6\0"
    "unc_iio_data_req_by_cpu.mem_write.part7\0"
    "unc_iio_data_req_by_cpu.mem_read.part4\0"
    "unc_iio_data_req_by_cpu.mem_read.part5\0"
    "unc_iio_data_req_by_cpu.mem_read.part6\0"
    "unc_iio_data_req_by_cpu.mem_read.part7\0"
    "unc_iio_data_req_of_cpu.mem_write.part4\0"
    "unc_iio_data_req_of_cpu.mem_write.part5\0"
    "unc_iio_data_req_of_cpu.mem_write.part6\0"
    "unc_iio_data_req_of_cpu.mem_write.part7\0"
    "unc_iio_data_req_of_cpu.mem_read.part4\0"
    "unc_iio_data_req_of_cpu.mem_read.part5\0"
    "unc_iio_data_req_of_cpu.mem_read.part6\0"
    "unc_iio_data_req_of_cpu.mem_read.part7\0"
    "unc_iio_data_req_of_cpu.cmpd.part4\0"
    "unc_iio_data_req_of_cpu.cmpd.part5\0"
    "unc_iio_data_req_of_cpu.cmpd.part6\0"
    "unc_iio_data_req_of_cpu.cmpd.part7\0"
    "unc_iio_num_req_of_cpu.commit.all\0"
    "unc_iio_txn_req_by_cpu.mem_write.part4\0"
    "unc_iio_txn_req_by_cpu.mem_write.part5\0"
    "unc_iio_txn_req_by_cpu.mem_write.part6\0"
    "unc_iio_txn_req_by_cpu.mem_write.part7\0"
    "unc_iio_txn_req_by_cpu.mem_read.part4\0"
    "unc_iio_txn_req_by_cpu.mem_read.part5\0"
    "unc_iio_txn_req_by_cpu.mem_read.part6\0"
    "unc_iio_txn_req_by_cpu.mem_read.part7\0"
    "unc_iio_txn_req_of_cpu.mem_write.part4\0"
    "unc_iio_txn_req_of_cpu.mem_write.part5\0"
    "unc_iio_txn_req_of_cpu.mem_write.part6\0"
    "unc_iio_txn_req_of_cpu.mem_write.part7\0"
    "unc_iio_txn_req_of_cpu.mem_read.part4\0"
    "unc_iio_txn_req_of_cpu.mem_read.part5\0"
    "unc_iio_txn_req_of_cpu.mem_read.part6\0"
    "unc_iio_txn_req_of_cpu.mem_read.part7\0"
    "unc_iio_txn_req_of_cpu.cmpd.part4\0"
    "unc_iio_txn_req_of_cpu.cmpd.part5\0"
    "unc_iio_txn_req_of_cpu.cmpd.part6\0"
    "unc_iio_txn_req_of_cpu.cmpd.part7\0"
    "unc_iio_clockticks_freerun\0"
    "unc_iio_comp_buf_inserts.cmpd.part0\0"
    "unc_iio_comp_buf_inserts.cmpd.part1\0"
    "unc_iio_comp_buf_inserts.cmpd.part2\0"
    "unc_iio_comp_buf_inserts.cmpd.part3\0"
    "unc_iio_comp_buf_inserts.cmpd.part4\0"
    "unc_iio_comp_buf_inserts.cmpd.part5\0"
    "unc_iio_comp_buf_inserts.cmpd.part6\0"
    "unc_iio_comp_buf_inserts.cmpd.part7\0"
    "unc_iio_comp_buf_occupancy.cmpd.part0\0"
    "unc_iio_comp_buf_occupancy.cmpd.part7\0"
    "unc_iio_comp_buf_occupancy.cmpd.part6\0"
    "unc_iio_comp_buf_occupancy.cmpd.part5\0"
    "unc_iio_comp_buf_occupancy.cmpd.part4\0"
    "unc_iio_comp_buf_occupancy.cmpd.part3\0"
    "unc_iio_comp_buf_occupancy.cmpd.part2\0"
    "unc_iio_comp_buf_occupancy.cmpd.part1\0"
    "unc_iio_comp_buf_inserts.cmpd.all_parts\0"
    "unc_iio_comp_buf_occupancy.cmpd.all_parts\0"
    "unc_iio_data_req_of_cpu.peer_write.part0\0"
    "unc_iio_data_req_of_cpu.peer_write.part1\0"
    "unc_iio_data_req_of_cpu.peer_write.part2\0"
    "unc_iio_data_req_of_cpu.peer_write.part3\0"
    "unc_iio_data_req_of_cpu.peer_read.part0\0"
    "unc_iio_data_req_of_cpu.peer_read.part1\0"
    "unc_iio_data_req_of_cpu.peer_read.part2\0"
    "unc_iio_data_req_of_cpu.peer_read.part3\0"
    "unc_iio_data_req_by_cpu.peer_write.part0\0"
    "unc_iio_data_req_by_cpu.peer_write.part1\0"
    "unc_iio_data_req_by_cpu.peer_write.part2\0"
    "unc_iio_data_req_by_cpu.peer_write.part3\0"
    "unc_iio_data_req_by_cpu.peer_read.part0\0"
    "unc_iio_data_req_by_cpu.peer_read.part1\0"
    "unc_iio_data_req_by_cpu.peer_read.part2\0"
    "unc_iio_data_req_by_cpu.peer_read.part3\0"
    "unc_iio_data_req_by_cpu.peer_write.part4\0"
    "unc_iio_data_req_by_cpu.peer_write.part5\0"
    "unc_iio_data_req_by_cpu.peer_write.part6\0"
    "unc_iio_data_req_by_cpu.peer_write.part7\0"
    "unc_iio_data_req_by_cpu.peer_read.part4\0"
    "unc_iio_data_req_by_cpu.peer_read.part5\0"
    "unc_iio_data_req_by_cpu.peer_read.part6\0"
    "unc_iio_data_req_by_cpu.peer_read.part7\0"
    "unc_iio_data_req_by_cpu.cfg_write.part0\0"
    "unc_iio_data_req_by_cpu.cfg_write.part1\0"
    "unc_iio_data_req_by_cpu.cfg_write.part2\0"
    "unc_iio_data_req_by_cpu.cfg_write.part3\0"
    "unc_iio_data_req_by_cpu.cfg_write.part4\0"
    "unc_iio_data_req_by_cpu.cfg_write.part5\0"
    "unc_iio_data_req_by_cpu.cfg_write.part6\0"
    "unc_iio_data_req_by_cpu.cfg_write.part7\0"
    "unc_iio_data_req_by_cpu.io_write.part0\0"
    "unc_iio_data_req_by_cpu.io_write.part1\0"
    "unc_iio_data_req_by_cpu.io_write.part2\0"
    "unc_iio_data_req_by_cpu.io_write.part3\0"
    "unc_iio_data_req_by_cpu.io_write.part4\0"
    "unc_iio_data_req_by_cpu.io_write.part5\0"
    "unc_iio_data_req_by_cpu.io_write.part6\0"
    "unc_iio_data_req_by_cpu.io_write.part7\0"
    "unc_iio_data_req_by_cpu.cfg_read.part0\0"
    "unc_iio_data_req_by_cpu.cfg_read.part1\0"
    "unc_iio_data_req_by_cpu.cfg_read.part2\0"
    "unc_iio_data_req_by_cpu.cfg_read.part3\0"
    "unc_iio_data_req_by_cpu.cfg_read.part4\0"
    "unc_iio_data_req_by_cpu.cfg_read.part5\0"
    "unc_iio_data_req_by_cpu.cfg_read.part6\0"
    "unc_iio_data_req_by_cpu.cfg_read.part7\0"
    "unc_iio_data_req_by_cpu.io_read.part0\0"
    "unc_iio_data_req_by_cpu.io_read.part1\0"
    "unc_iio_data_req_by_cpu.io_read.part2\0"
    "unc_iio_data_req_by_cpu.io_read.part3\0"
    "unc_iio_data_req_by_cpu.io_read.part4\0"
    "unc_iio_data_req_by_cpu.io_read.part5\0"
    "unc_iio_data_req_by_cpu.io_read.part6\0"
    "unc_iio_data_req_by_cpu.io_read.part7\0"
    "unc_iio_data_req_of_cpu.peer_write.part4\0"
    "unc_iio_data_req_of_cpu.peer_write.part5\0"
    "unc_iio_data_req_of_cpu.peer_write.part6\0"
    "unc_iio_data_req_of_cpu.peer_write.part7\0"
    "unc_iio_data_req_of_cpu.peer_read.part4\0"
    "unc_iio_data_req_of_cpu.peer_read.part5\0"
    "unc_iio_data_req_of_cpu.peer_read.part6\0"
    "unc_iio_data_req_of_cpu.peer_read.part7\0"
    "unc_iio_data_req_of_cpu.atomic.part0\0"
    "unc_iio_data_req_of_cpu.atomic.part1\0"
    "unc_iio_data_req_of_cpu.atomic.part2\0"
    "unc_iio_data_req_of_cpu.atomic.part3\0"
    "unc_iio_data_req_of_cpu.atomic.part4\0"
    "unc_iio_data_req_of_cpu.atomic.part5\0"
    "unc_iio_data_req_of_cpu.atomic.part6\0"
    "unc_iio_data_req_of_cpu.atomic.part7\0"
    "unc_iio_data_req_of_cpu.msg.part0\0"
    "unc_iio_data_req_of_cpu.msg.part1\0"
    "unc_iio_data_req_of_cpu.msg.part2\0"
    "unc_iio_data_req_of_cpu.msg.part3\0"
    "unc_iio_data_req_of_cpu.msg.part4\0"
    "unc_iio_data_req_of_cpu.msg.part5\0"
    "unc_iio_data_req_of_cpu.msg.part6\0"
    "unc_iio_data_req_of_cpu.msg.part7\0"
    "unc_iio_iommu0.first_lookups\0"
    "unc_iio_iommu0.all_lookups\0"
    "unc_iio_iommu0.4k_hits\0"
    "unc_iio_iommu0.2m_hits\0"
    "unc_iio_iommu0.1g_hits\0"
    "unc_iio_iommu0.misses\0"
    "unc_iio_iommu0.ctxt_cache_lookups\0"
    "unc_iio_iommu0.ctxt_cache_hits\0"
    "unc_iio_iommu1.pwt_cache_lookups\0"
    "unc_iio_iommu1.num_mem_accesses\0"
    "unc_iio_iommu1.cyc_pwt_full\0"
    "unc_iio_iommu3.int_cache_lookups\0"
    "unc_iio_iommu3.int_cache_hits\0"
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
    "unc_iio_num_req_of_cpu.all.drop\0"
    "unc_iio_txn_req_by_cpu.peer_write.part0\0"
    "unc_iio_txn_req_by_cpu.peer_write.part1\0"
    "unc_iio_txn_req_by_cpu.peer_write.part2\0"
    "unc_iio_txn_req_by_cpu.peer_write.part3\0"
    "unc_iio_txn_req_by_cpu.peer_write.part4\0"
    "unc_iio_txn_req_by_cpu.peer_write.part5\0"
    "unc_iio_txn_req_by_cpu.peer_write.part6\0"
    "unc_iio_txn_req_by_cpu.peer_write.part7\0"
    "unc_iio_txn_req_by_cpu.peer_read.part0\0"
    "unc_iio_txn_req_by_cpu.peer_read.part1\0"
    "unc_iio_txn_req_by_cpu.peer_read.part2\0"
    "unc_iio_txn_req_by_cpu.peer_read.part3\0"
    "unc_iio_txn_req_by_cpu.peer_read.part4\0"
    "unc_iio_txn_req_by_cpu.peer_read.part5\0"
    "unc_iio_txn_req_by_cpu.peer_read.part6\0"
    "unc_iio_txn_req_by_cpu.peer_read.part7\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part0\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part1\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part2\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part3\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part4\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part5\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part6\0"
    "unc_iio_txn_req_by_cpu.cfg_write.part7\0"
    "unc_iio_txn_req_by_cpu.io_write.part0\0"
    "unc_iio_txn_req_by_cpu.io_write.part1\0"
    "unc_iio_txn_req_by_cpu.io_write.part2\0"
    "unc_iio_txn_req_by_cpu.io_write.part3\0"
    "unc_iio_txn_req_by_cpu.io_write.part4\0"
    "unc_iio_txn_req_by_cpu.io_write.part5\0"
    "unc_iio_txn_req_by_cpu.io_write.part6\0"
    "unc_iio_txn_req_by_cpu.io_write.part7\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part0\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part1\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part2\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part3\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part4\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part5\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part6\0"
    "unc_iio_txn_req_by_cpu.cfg_read.part7\0"
    "unc_iio_txn_req_by_cpu.io_read.part0\0"
    "unc_iio_txn_req_by_cpu.io_read.part1\0"
    "unc_iio_txn_req_by_cpu.io_read.part2\0"
    "unc_iio_txn_req_by_cpu.io_read.part3\0"
    "unc_iio_txn_req_by_cpu.io_read.part4\0"
    "unc_iio_txn_req_by_cpu.io_read.part5\0"
    "unc_iio_txn_req_by_cpu.io_read.part6\0"
    "unc_iio_txn_req_by_cpu.io_read.part7\0"
    "unc_iio_txn_req_of_cpu.peer_write.part0\0"
    "unc_iio_txn_req_of_cpu.peer_write.part1\0"
    "unc_iio_txn_req_of_cpu.peer_write.part2\0"
    "unc_iio_txn_req_of_cpu.peer_write.part3\0"
    "unc_iio_txn_req_of_cpu.peer_write.part4\0"
    "unc_iio_txn_req_of_cpu.peer_write.part5\0"
    "unc_iio_txn_req_of_cpu.peer_write.part6\0"
    "unc_iio_txn_req_of_cpu.peer_write.part7\0"
    "unc_iio_txn_req_of_cpu.peer_read.part0\0"
    "unc_iio_txn_req_of_cpu.peer_read.part1\0"
    "unc_iio_txn_req_of_cpu.peer_read.part2\0"
    "unc_iio_txn_req_of_cpu.peer_read.part3\0"
    "unc_iio_txn_req_of_cpu.peer_read.part4\0"
    "unc_iio_txn_req_of_cpu.peer_read.part5\0"
    "unc_iio_txn_req_of_cpu.peer_read.part6\0"
    "unc_iio_txn_req_of_cpu.peer_read.part7\0"
    "unc_iio_txn_req_of_cpu.atomic.part0\0"
    "unc_iio_txn_req_of_cpu.atomic.part1\0"
    "unc_iio_txn_req_of_cpu.atomic.part2\0"
    "unc_iio_txn_req_of_cpu.atomic.part3\0"
    "unc_iio_txn_req_of_cpu.atomic.part4\0"
    "unc_iio_txn_req_of_cpu.atomic.part5\0"
    "unc_iio_txn_req_of_cpu.atomic.part6\0"
    "unc_iio_txn_req_of_cpu.atomic.part7\0"
    "unc_iio_txn_req_of_cpu.msg.part0\0"
    "unc_iio_txn_req_of_cpu.msg.part1\0"
    "unc_iio_txn_req_of_cpu.msg.part2\0"
    "unc_iio_txn_req_of_cpu.msg.part3\0"
    "unc_iio_txn_req_of_cpu.msg.part4\0"
    "unc_iio_txn_req_of_cpu.msg.part5\0"
    "unc_iio_txn_req_of_cpu.msg.part6\0"
    "unc_iio_txn_req_of_cpu.msg.part7\0"
    "unc_iio_data_req_by_cpu.mem_write.iommu0\0"
    "unc_iio_data_req_by_cpu.mem_write.iommu1\0"
    "unc_iio_data_req_by_cpu.peer_write.iommu0\0"
    "unc_iio_data_req_by_cpu.peer_write.iommu1\0"
    "unc_iio_data_req_by_cpu.mem_read.iommu0\0"
    "unc_iio_data_req_by_cpu.mem_read.iommu1\0"
    "unc_iio_data_req_by_cpu.peer_read.iommu0\0"
    "unc_iio_data_req_by_cpu.peer_read.iommu1\0"
    "unc_iio_data_req_by_cpu.cfg_write.iommu0\0"
    "unc_iio_data_req_by_cpu.cfg_write.iommu1\0"
    "unc_iio_data_req_by_cpu.io_write.iommu0\0"
    "unc_iio_data_req_by_cpu.io_write.iommu1\0"
    "unc_iio_data_req_by_cpu.cfg_read.iommu0\0"
    "unc_iio_data_req_by_cpu.cfg_read.iommu1\0"
    "unc_iio_data_req_by_cpu.io_read.iommu0\0"
    "unc_iio_data_req_by_cpu.io_read.iommu1\0"
    "unc_iio_data_req_of_cpu.mem_write.iommu0\0"
    "unc_iio_data_req_of_cpu.mem_write.iommu1\0"
    "unc_iio_data_req_of_cpu.peer_write.iommu0\0"
    "unc_iio_data_req_of_cpu.peer_write.iommu1\0"
    "unc_iio_data_req_of_cpu.mem_read.iommu0\0"
    "unc_iio_data_req_of_cpu.mem_read.iommu1\0"
    "unc_iio_data_req_of_cpu.peer_read.iommu0\0"
    "unc_iio_data_req_of_cpu.peer_read.iommu1\0"
    "unc_iio_data_req_of_cpu.atomic.iommu0\0"
    "unc_iio_data_req_of_cpu.atomic.iommu1\0"
    "unc_iio_data_req_of_cpu.msg.iommu0\0"
    "unc_iio_data_req_of_cpu.msg.iommu1\0"
    "unc_iio_data_req_of_cpu.cmpd.iommu0\0"
    "unc_iio_data_req_of_cpu.cmpd.iommu1\0"
    "unc_iio_txn_req_by_cpu.mem_write.iommu0\0"
    "unc_iio_txn_req_by_cpu.mem_write.iommu1\0"
    "unc_iio_txn_req_by_cpu.peer_write.iommu0\0"
    "unc_iio_txn_req_by_cpu.mem_read.iommu0\0"
    "unc_iio_txn_req_by_cpu.mem_read.iommu1\0"
    "unc_iio_txn_req_by_cpu.peer_read.iommu0\0"
    "unc_iio_txn_req_by_cpu.peer_read.iommu1\0"
    "unc_iio_txn_req_by_cpu.cfg_write.iommu0\0"
    "unc_iio_txn_req_by_cpu.cfg_write.iommu1\0"
    "unc_iio_txn_req_by_cpu.io_write.iommu0\0"
    "unc_iio_txn_req_by_cpu.io_write.iommu1\0"
    "unc_iio_txn_req_by_cpu.cfg_read.iommu0\0"
    "unc_iio_txn_req_by_cpu.cfg_read.iommu1\0"
    "unc_iio_txn_req_by_cpu.io_read.iommu0\0"
    "unc_iio_txn_req_by_cpu.io_read.iommu1\0"
    "unc_iio_txn_req_of_cpu.mem_write.iommu0\0"
    "unc_iio_txn_req_of_cpu.mem_write.iommu1\0"
    "unc_iio_txn_req_of_cpu.peer_write.iommu0\0"
    "unc_iio_txn_req_of_cpu.peer_write.iommu1\0"
    "unc_iio_txn_req_of_cpu.mem_read.iommu0\0"
    "unc_iio_txn_req_of_cpu.mem_read.iommu1\0"
    "unc_iio_txn_req_of_cpu.peer_read.iommu0\0"
    "unc_iio_txn_req_of_cpu.peer_read.iommu1\0"
    "unc_iio_txn_req_of_cpu.atomic.iommu0\0"
    "unc_iio_txn_req_of_cpu.atomic.iommu1\0"
    "unc_iio_txn_req_of_cpu.msg.iommu0\0"
    "unc_iio_txn_req_of_cpu.msg.iommu1\0"
    "unc_iio_txn_req_of_cpu.cmpd.iommu0\0"
    "unc_iio_txn_req_of_cpu.cmpd.iommu1\0"
    "unc_iio_nothing\0"
    "unc_iio_pwt_occupancy\0"
    "unc_iio_symbol_times\0"
    "unc_iio_bandwidth_in.part0_freerun\0"
    "unc_iio_bandwidth_in.part1_freerun\0"
    "unc_iio_bandwidth_in.part2_freerun\0"
    "unc_iio_bandwidth_in.part3_freerun\0"
    "unc_iio_bandwidth_in.part4_freerun\0"
    "unc_iio_bandwidth_in.part5_freerun\0"
    "unc_iio_bandwidth_in.part6_freerun\0"
    "unc_iio_bandwidth_in.part7_freerun\0"
    "unc_iio_bandwidth_out.part0_freerun\0"
    "unc_iio_bandwidth_out.part4_freerun\0"
    "unc_iio_bandwidth_out.part3_freerun\0"
    "unc_iio_bandwidth_out.part2_freerun\0"
    "unc_iio_bandwidth_out.part1_freerun\0"
    "unc_iio_bandwidth_out.part6_freerun\0"
    "unc_iio_bandwidth_out.part5_freerun\0"
    "unc_iio_bandwidth_out.part7_freerun\0"
    "unc_iio_iommu1.pwc_4k_hits\0"
    "unc_iio_iommu1.pwc_2m_hits\0"
    "unc_iio_iommu1.pwc_1g_hits\0"
    "unc_iio_iommu1.pwc_512g_hits\0"
    "unc_iio_iommu1.pwc_cache_fills\0"
    "unc_iio_iommu3.num_inval_gbl\0"
    "unc_iio_iommu3.num_inval_domain\0"
    "unc_iio_iommu3.num_inval_page\0"
    "unc_iio_iommu3.num_ctxt_cache_inval_gbl\0"
    "unc_iio_iommu3.num_ctxt_cache_inval_domain\0"
    "unc_iio_iommu3.num_ctxt_cache_inval_device\0"
    "unc_iio_num_req_of_cpu_by_tgt.msgb\0"
    "unc_iio_num_req_of_cpu_by_tgt.mcast\0"
    "unc_iio_num_req_of_cpu_by_tgt.ubox\0"
    "unc_iio_num_req_of_cpu_by_tgt.mem\0"
    "unc_iio_num_req_of_cpu_by_tgt.rem_p2p\0"
    "unc_iio_num_req_of_cpu_by_tgt.loc_p2p\0"
    "unc_iio_num_req_of_cpu_by_tgt.confined_p2p\0"
    "unc_iio_num_req_of_cpu_by_tgt.abort\0"
    "unc_iio_num_tgt_matched_req_of_cpu\0"
    "unc_iio_num_outstanding_req_of_cpu.iommu_req\0"
    "unc_iio_num_outstanding_req_of_cpu.iommu_hit\0"
    "unc_iio_num_outstanding_req_of_cpu.req_own\0"
    "unc_iio_num_outstanding_req_of_cpu.final_rd_wr\0"
    "unc_iio_num_outstanding_req_of_cpu.wr\0"
    "unc_iio_num_outstanding_req_of_cpu.data\0"
    "unc_iio_num_oustanding_req_from_cpu.to_io\0"
    "unc_iio_req_from_pcie_cl_cmpl.req_own\0"
    "unc_iio_req_from_pcie_cl_cmpl.final_rd_wr\0"
    "unc_iio_req_from_pcie_cl_cmpl.wr\0"
    "unc_iio_req_from_pcie_cl_cmpl.data\0"
    "unc_iio_req_from_pcie_cmpl.iommu_req\0"
    "unc_iio_req_from_pcie_cmpl.iommu_hit\0"
    "unc_iio_req_from_pcie_cmpl.req_own\0"
    "unc_iio_req_from_pcie_cmpl.final_rd_wr\0"
    "unc_iio_req_from_pcie_cmpl.wr\0"
    "unc_iio_req_from_pcie_cmpl.data\0"
    "unc_iio_req_from_pcie_pass_cmpl.req_own\0"
    "unc_iio_req_from_pcie_pass_cmpl.final_rd_wr\0"
    "unc_iio_req_from_pcie_pass_cmpl.wr\0"
    "unc_iio_req_from_pcie_pass_cmpl.data\0"
    "unc_iio_inbound_arb_req.iommu_req\0"
    "unc_iio_inbound_arb_req.iommu_hit\0"
    "unc_iio_inbound_arb_req.req_own\0"
    "unc_iio_inbound_arb_req.final_rd_wr\0"
    "unc_iio_inbound_arb_req.wr\0"
    "unc_iio_inbound_arb_req.data\0"
    "unc_iio_inbound_arb_won.iommu_req\0"
    "unc_iio_inbound_arb_won.iommu_hit\0"
    "unc_iio_inbound_arb_won.req_own\0"
    "unc_iio_inbound_arb_won.final_rd_wr\0"
    "unc_iio_inbound_arb_won.wr\0"
    "unc_iio_inbound_arb_won.data\0"
    "unc_iio_outbound_cl_reqs_issued.to_io\0"
    "unc_iio_outbound_tlp_reqs_issued.to_io\0"
    "unc_iio_num_req_from_cpu.itc\0"
    "unc_iio_num_req_from_cpu.prealloc\0"
    "unc_iio_comp_buf_inserts.cmpd.all\0"
    "unc_iio_comp_buf_occupancy.cmpd.all\0";
inline constexpr select::event_list iio_list{"ice_lake_sp", core::ice_lake_sp, iio_names, all_of(sharers)};
inline constexpr char imc_names[] =
    "unc_m_tagchk.hit\0"
    "unc_m_tagchk.miss_clean\0"
    "unc_m_tagchk.miss_dirty\0"
    "unc_m_tagchk.nm_rd_hit\0"
    "unc_m_tagchk.nm_wr_hit\0"
    "unc_m_pre_count.rd\0"
    "unc_m_pre_count.wr\0"
    "unc_m_cas_count.rd\0"
    "unc_m_cas_count.wr\0"
    "unc_m_cas_count.all\0"
    "unc_m_dram_refresh.opportunistic\0"
    "unc_m_dram_refresh.panic\0"
    "unc_m_dram_refresh.high\0"
    "unc_m_rpq_inserts.pch0\0"
    "unc_m_rpq_inserts.pch1\0"
    "unc_m_wpq_inserts.pch0\0"
    "unc_m_wpq_inserts.pch1\0"
    "unc_m_pre_count.pgt\0"
    "unc_m_clockticks\0"
    "unc_m_hclockticks\0"
    "unc_m_rpq_occupancy_pch0\0"
    "unc_m_rpq_occupancy_pch1\0"
    "unc_m_wpq_occupancy_pch0\0"
    "unc_m_wpq_occupancy_pch1\0"
    "unc_m_act_count.all\0"
    "unc_m_pre_count.all\0"
    "unc_m_pmm_rpq_occupancy.all\0"
    "unc_m_pmm_rpq_inserts\0"
    "unc_m_pmm_wpq_inserts\0"
    "unc_m_pmm_cmd1.all\0"
    "unc_m_pmm_cmd1.rd\0"
    "unc_m_pmm_cmd1.wr\0"
    "unc_m_pmm_cmd1.ufill_rd\0"
    "unc_m_pmm_wpq_occupancy.all\0"
    "unc_m_rdb_inserts\0"
    "unc_m_sb_accesses.accepts\0"
    "unc_m_sb_accesses.rejects\0"
    "unc_m_cas_count.rd_reg\0"
    "unc_m_cas_count.rd_underfill\0"
    "unc_m_act_count.byp\0"
    "unc_m_cas_count.rd_pre_reg\0"
    "unc_m_cas_count.rd_pre_underfill\0"
    "unc_m_cas_count.wr_pre\0"
    "unc_m_power_cke_cycles.low_0\0"
    "unc_m_power_cke_cycles.low_1\0"
    "unc_m_power_cke_cycles.low_2\0"
    "unc_m_power_cke_cycles.low_3\0"
    "unc_m_power_crit_throttle_cycles.slot0\0"
    "unc_m_power_crit_throttle_cycles.slot1\0"
    "unc_m_power_throttle_cycles.slot0\0"
    "unc_m_power_throttle_cycles.slot1\0"
    "unc_m_rpq_cycles_ne.pch0\0"
    "unc_m_rpq_cycles_ne.pch1\0"
    "unc_m_sb_accesses.rd_accepts\0"
    "unc_m_sb_accesses.rd_rejects\0"
    "unc_m_sb_accesses.wr_accepts\0"
    "unc_m_sb_accesses.wr_rejects\0"
    "unc_m_sb_accesses.nm_rd_cmps\0"
    "unc_m_sb_accesses.nm_wr_cmps\0"
    "unc_m_sb_accesses.fm_rd_cmps\0"
    "unc_m_sb_accesses.fm_wr_cmps\0"
    "unc_m_sb_canary.alloc\0"
    "unc_m_sb_canary.dealloc\0"
    "unc_m_sb_canary.vld\0"
    "unc_m_sb_canary.nmrd_starved\0"
    "unc_m_sb_canary.nmwr_starved\0"
    "unc_m_sb_canary.fmrd_starved\0"
    "unc_m_sb_canary.fmwr_starved\0"
    "unc_m_sb_canary.fmtgrwr_starved\0"
    "unc_m_sb_inserts.rds\0"
    "unc_m_sb_inserts.wrs\0"
    "unc_m_sb_inserts.block_rds\0"
    "unc_m_sb_inserts.block_wrs\0"
    "unc_m_sb_occupancy.rds\0"
    "unc_m_sb_occupancy.block_rds\0"
    "unc_m_sb_occupancy.block_wrs\0"
    "unc_m_sb_reject.nm_set_cnflt\0"
    "unc_m_sb_reject.fm_addr_cnflt\0"
    "unc_m_sb_reject.patrol_set_cnflt\0"
    "unc_m_sb_reject.canary\0"
    "unc_m_sb_strv_alloc.nmrd\0"
    "unc_m_sb_strv_alloc.fmrd\0"
    "unc_m_sb_strv_alloc.nmwr\0"
    "unc_m_sb_strv_alloc.fmwr\0"
    "unc_m_sb_strv_alloc.fmtgr\0"
    "unc_m_sb_strv_dealloc.nmrd\0"
    "unc_m_sb_strv_dealloc.fmrd\0"
    "unc_m_sb_strv_dealloc.nmwr\0"
    "unc_m_sb_strv_dealloc.fmwr\0"
    "unc_m_sb_strv_dealloc.fmtgr\0"
    "unc_m_sb_strv_occ.nmrd\0"
    "unc_m_sb_strv_occ.fmrd\0"
    "unc_m_sb_strv_occ.nmwr\0"
    "unc_m_sb_strv_occ.fmwr\0"
    "unc_m_sb_strv_occ.fmtgr\0"
    "unc_m_sb_tagged.new\0"
    "unc_m_sb_tagged.rd_hit\0"
    "unc_m_sb_tagged.rd_miss\0"
    "unc_m_sb_tagged.ddr4_cmp\0"
    "unc_m_sb_tagged.occ\0"
    "unc_m_wpq_cycles_ne.pch0\0"
    "unc_m_wpq_cycles_ne.pch1\0"
    "unc_m_wpq_read_hit.pch0\0"
    "unc_m_wpq_read_hit.pch1\0"
    "unc_m_wpq_write_hit.pch0\0"
    "unc_m_wpq_write_hit.pch1\0"
    "unc_m_pcls.rd\0"
    "unc_m_pcls.wr\0"
    "unc_m_pcls.total\0"
    "unc_m_sb_pref_inserts.all\0"
    "unc_m_sb_pref_occupancy.all\0"
    "unc_m_sb_reject.ddr_early_cmp\0"
    "unc_m_dram_pre_all\0"
    "unc_m_parity_errors\0"
    "unc_m_power_channel_ppd\0"
    "unc_m_power_self_refresh\0"
    "unc_m_rdb_full\0"
    "unc_m_rdb_not_empty\0"
    "unc_m_rdb_occupancy\0"
    "unc_m_rpq_cycles_full_pch0\0"
    "unc_m_rpq_cycles_full_pch1\0"
    "unc_m_sb_cycles_full\0"
    "unc_m_sb_cycles_ne\0"
    "unc_m_wpq_cycles_full_pch0\0"
    "unc_m_wpq_cycles_full_pch1\0"
    "unc_m_cas_count.wr_nonpre\0"
    "unc_m_pre_count.page_miss\0"
    "unc_m_sb_pref_occupancy.pmem\0"
    "unc_m_sb_accesses.nmrd_cmps\0"
    "unc_m_sb_accesses.nmwr_cmps\0"
    "unc_m_pmm_cmd1.rpq_gnts\0"
    "unc_m_pmm_cmd1.wpq_gnts\0"
    "unc_m_pmm_cmd1.misc_gnt\0"
    "unc_m_pmm_cmd1.misc\0"
    "unc_m_pmm_cmd2.opp_rd\0"
    "unc_m_pmm_cmd2.nodata_exp\0"
    "unc_m_pmm_cmd2.nodata_unexp\0"
    "unc_m_pmm_cmd2.reqs_slot0\0"
    "unc_m_pmm_cmd2.reqs_slot1\0"
    "unc_m_pmm_cmd2.pmm_ecc_error\0"
    "unc_m_pmm_cmd2.pmm_erid_error\0"
    "unc_m_pmm_cmd2.pmm_erid_starved\0"
    "unc_m_pmm_rpq_occupancy.no_gnt\0"
    "unc_m_pmm_rpq_occupancy.gnt_wait\0"
    "unc_m_pmm_wpq_occupancy.cas\0"
    "unc_m_pmm_wpq_occupancy.pwr\0"
    "unc_m_sb_accesses.fmrd_cmps\0"
    "unc_m_sb_accesses.fmwr_cmps\0"
    "unc_m_sb_inserts.pmm_rds\0"
    "unc_m_sb_inserts.pmm_wrs\0"
    "unc_m_sb_occupancy.pmm_rds\0"
    "unc_m_sb_occupancy.pmm_wrs\0"
    "unc_m_sb_tagged.pmm0_cmp\0"
    "unc_m_sb_tagged.pmm1_cmp\0"
    "unc_m_sb_tagged.pmm2_cmp\0"
    "unc_m_sb_pref_inserts.ddr\0"
    "unc_m_sb_pref_inserts.pmm\0"
    "unc_m_sb_pref_occupancy.ddr\0"
    "unc_m_pmm_rpq_cycles_full\0"
    "unc_m_pmm_rpq_cycles_ne\0"
    "unc_m_pmm_wpq_cycles_full\0"
    "unc_m_pmm_wpq_cycles_ne\0"
    "unc_m_pmm_wpq_flush\0"
    "unc_m_pmm_wpq_flush_cyc\0"
    "unc_m_sb_pref_occupancy.pmm\0"
    "unc_m_clockticks_freerun\0"
    "unc_m_sb_canary.nm_rd_starved\0"
    "unc_m_sb_canary.nm_wr_starved\0"
    "unc_m_sb_canary.fm_rd_starved\0"
    "unc_m_sb_canary.fm_wr_starved\0"
    "unc_m_sb_canary.fm_tgr_wr_starved\0"
    "unc_m_sb_strv_alloc.nm_rd\0"
    "unc_m_sb_strv_alloc.fm_rd\0"
    "unc_m_sb_strv_alloc.nm_wr\0"
    "unc_m_sb_strv_alloc.fm_wr\0"
    "unc_m_sb_strv_alloc.fm_tgr\0"
    "unc_m_sb_strv_dealloc.nm_rd\0"
    "unc_m_sb_strv_dealloc.fm_rd\0"
    "unc_m_sb_strv_dealloc.nm_wr\0"
    "unc_m_sb_strv_dealloc.fm_wr\0"
    "unc_m_sb_strv_dealloc.fm_tgr\0"
    "unc_m_sb_strv_occ.nm_rd\0"
    "unc_m_sb_strv_occ.fm_rd\0"
    "unc_m_sb_strv_occ.nm_wr\0"
    "unc_m_sb_strv_occ.fm_wr\0"
    "unc_m_sb_strv_occ.fm_tgr\0";
inline constexpr select::event_list imc_list{"ice_lake_sp", core::ice_lake_sp, imc_names, all_of(sharers)};
inline constexpr char irp_names[] =
    "unc_i_misc1.lost_fwd\0"
    "unc_i_coherent_ops.pcitom\0"
    "unc_i_coherent_ops.wbmtoi\0"
    "unc_i_cache_total_occupancy.mem\0"
    "unc_i_irp_all.inbound_inserts\0"
    "unc_i_transactions.wr_pref\0"
    "unc_i_clockticks\0"
    "unc_i_faf_full\0"
    "unc_i_faf_inserts\0"
    "unc_i_faf_occupancy\0"
    "unc_i_faf_transactions\0"
    "unc_i_snoop_resp.all_hit_m\0"
    "unc_i_snoop_resp.hit_m\0"
    "unc_i_coherent_ops.rfo\0"
    "unc_i_cache_total_occupancy.any\0"
    "unc_i_cache_total_occupancy.iv_q\0"
    "unc_i_coherent_ops.clflush\0"
    "unc_i_irp_all.outbound_inserts\0"
    "unc_i_irp_all.evicts\0"
    "unc_i_misc0.fast_req\0"
    "unc_i_misc0.fast_rej\0"
    "unc_i_misc0.2nd_rd_insert\0"
    "unc_i_misc0.2nd_wr_insert\0"
    "unc_i_misc0.2nd_atomic_insert\0"
    "unc_i_misc0.fast_xfer\0"
    "unc_i_misc0.pf_ack_hint\0"
    "unc_i_misc0.slowpath_fwpf_no_prf\0"
    "unc_i_misc1.slow_i\0"
    "unc_i_misc1.slow_s\0"
    "unc_i_misc1.slow_e\0"
    "unc_i_misc1.slow_m\0"
    "unc_i_misc1.sec_rcvd_invld\0"
    "unc_i_misc1.sec_rcvd_vld\0"
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
    "unc_i_snoop_resp.snpcode\0"
    "unc_i_snoop_resp.snpdata\0"
    "unc_i_snoop_resp.snpinv\0"
    "unc_i_transactions.writes\0"
    "unc_i_transactions.atomic\0"
    "unc_i_transactions.other\0"
    "unc_i_transactions.orderingq\0"
    "unc_i_p2p_inserts\0"
    "unc_i_p2p_occupancy\0"
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
    "unc_i_txr2_ad01_stall_credit_cycles\0"
    "unc_i_txr2_ad0_stall_credit_cycles\0"
    "unc_i_txr2_ad1_stall_credit_cycles\0"
    "unc_i_txr2_bl_stall_credit_cycles\0"
    "unc_i_txs_data_inserts_ncb\0"
    "unc_i_txs_data_inserts_ncs\0"
    "unc_i_txs_request_occupancy\0"
    "unc_i_snoop_resp.all_miss\0"
    "unc_i_snoop_resp.all_hit\0"
    "unc_i_snoop_resp.all_hit_es\0"
    "unc_i_snoop_resp.all_hit_i\0";
inline constexpr select::event_list irp_list{"ice_lake_sp", core::ice_lake_sp, irp_names, all_of(sharers)};
inline constexpr char m2m_names[] =
    "unc_m2m_directory_lookup.any\0"
    "unc_m2m_directory_lookup.state_a\0"
    "unc_m2m_directory_lookup.state_i\0"
    "unc_m2m_directory_lookup.state_s\0"
    "unc_m2m_directory_update.any\0"
    "unc_m2m_tag_hit.nm_rd_hit_clean\0"
    "unc_m2m_tag_hit.nm_rd_hit_dirty\0"
    "unc_m2m_clockticks\0"
    "unc_m2m_cms_clockticks\0"
    "unc_m2m_imc_reads.to_pmm\0"
    "unc_m2m_imc_writes.to_pmm\0"
    "unc_m2m_direct2upi_not_taken_credits\0"
    "unc_m2m_direct2upi_not_taken_dirstate\0"
    "unc_m2m_direct2upi_txn_override\0"
    "unc_m2m_imc_writes.ni\0"
    "unc_m2m_tag_hit.nm_ufill_hit_clean\0"
    "unc_m2m_tag_hit.nm_ufill_hit_dirty\0"
    "unc_m2m_tag_miss\0"
    "unc_m2m_bypass_m2m_egress.not_taken\0"
    "unc_m2m_direct2core_not_taken_dirstate\0"
    "unc_m2m_direct2core_txn_override\0"
    "unc_m2m_imc_reads.all\0"
    "unc_m2m_imc_reads.normal\0"
    "unc_m2m_imc_writes.all\0"
    "unc_m2m_imc_writes.full\0"
    "unc_m2m_imc_writes.partial\0"
    "unc_m2m_rxc_ad_inserts\0"
    "unc_m2m_rxc_ad_occupancy\0"
    "unc_m2m_rxc_bl_inserts\0"
    "unc_m2m_rxc_bl_occupancy\0"
    "unc_m2m_txc_ad_inserts\0"
    "unc_m2m_txc_ad_occupancy\0"
    "unc_m2m_txc_bl_inserts.all\0"
    "unc_m2m_bypass_m2m_egress.taken\0"
    "unc_m2m_bypass_m2m_ingress.taken\0"
    "unc_m2m_bypass_m2m_ingress.not_taken\0"
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
    "unc_m2m_imc_reads.ch0_normal\0"
    "unc_m2m_imc_reads.ch0_isoch\0"
    "unc_m2m_imc_reads.ch0_all\0"
    "unc_m2m_imc_reads.ch0_from_tgr\0"
    "unc_m2m_imc_reads.ch1_normal\0"
    "unc_m2m_imc_reads.ch1_isoch\0"
    "unc_m2m_imc_reads.ch1_all\0"
    "unc_m2m_imc_reads.ch1_from_tgr\0"
    "unc_m2m_imc_reads.ch2_from_tgr\0"
    "unc_m2m_imc_writes.ch0_full\0"
    "unc_m2m_imc_writes.ch0_partial\0"
    "unc_m2m_imc_writes.ch0_full_isoch\0"
    "unc_m2m_imc_writes.ch0_partial_isoch\0"
    "unc_m2m_imc_writes.ch0_all\0"
    "unc_m2m_imc_writes.ch0_from_tgr\0"
    "unc_m2m_imc_writes.ch0_ni\0"
    "unc_m2m_imc_writes.ch1_full\0"
    "unc_m2m_imc_writes.ch1_partial\0"
    "unc_m2m_imc_writes.ch1_full_isoch\0"
    "unc_m2m_imc_writes.ch1_partial_isoch\0"
    "unc_m2m_imc_writes.ch1_all\0"
    "unc_m2m_imc_writes.ch1_from_tgr\0"
    "unc_m2m_imc_writes.ch1_ni\0"
    "unc_m2m_pkt_match.mesh\0"
    "unc_m2m_pkt_match.mc\0"
    "unc_m2m_rpq_no_reg_crd.ch0\0"
    "unc_m2m_rpq_no_reg_crd.ch1\0"
    "unc_m2m_rpq_no_reg_crd.ch2\0"
    "unc_m2m_rpq_no_spec_crd.ch0\0"
    "unc_m2m_rpq_no_spec_crd.ch1\0"
    "unc_m2m_rpq_no_spec_crd.ch2\0"
    "unc_m2m_tracker_full.ch0\0"
    "unc_m2m_tracker_full.ch1\0"
    "unc_m2m_tracker_full.ch2\0"
    "unc_m2m_tracker_inserts.ch0\0"
    "unc_m2m_tracker_inserts.ch1\0"
    "unc_m2m_tracker_inserts.ch2\0"
    "unc_m2m_tracker_ne.ch0\0"
    "unc_m2m_tracker_ne.ch1\0"
    "unc_m2m_tracker_ne.ch2\0"
    "unc_m2m_tracker_occupancy.ch0\0"
    "unc_m2m_tracker_occupancy.ch1\0"
    "unc_m2m_tracker_occupancy.ch2\0"
    "unc_m2m_txc_ak.ndr\0"
    "unc_m2m_txc_ak.crd_cbo\0"
    "unc_m2m_txc_ak_credits_acquired.cms0\0"
    "unc_m2m_txc_ak_credits_acquired.cms1\0"
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
    "unc_m2m_txc_ak_no_credit_cycles.cms0\0"
    "unc_m2m_txc_ak_no_credit_cycles.cms1\0"
    "unc_m2m_txc_ak_no_credit_stalled.cms0\0"
    "unc_m2m_txc_ak_no_credit_stalled.cms1\0"
    "unc_m2m_txc_ak_occupancy.cms0\0"
    "unc_m2m_txc_ak_occupancy.cms1\0"
    "unc_m2m_txc_ak_occupancy.rdcrd\0"
    "unc_m2m_txc_ak_occupancy.wrcrd\0"
    "unc_m2m_txc_ak_occupancy.wrcmp\0"
    "unc_m2m_txc_ak_occupancy.all\0"
    "unc_m2m_txc_bl.drs_cache\0"
    "unc_m2m_txc_bl.drs_core\0"
    "unc_m2m_txc_bl.drs_upi\0"
    "unc_m2m_txc_bl_credits_acquired.cms0\0"
    "unc_m2m_txc_bl_credits_acquired.cms1\0"
    "unc_m2m_txc_bl_cycles_full.cms0\0"
    "unc_m2m_txc_bl_cycles_full.cms1\0"
    "unc_m2m_txc_bl_cycles_full.all\0"
    "unc_m2m_txc_bl_cycles_ne.cms0\0"
    "unc_m2m_txc_bl_cycles_ne.cms1\0"
    "unc_m2m_txc_bl_cycles_ne.all\0"
    "unc_m2m_txc_bl_inserts.cms0\0"
    "unc_m2m_txc_bl_inserts.cms1\0"
    "unc_m2m_txc_bl_no_credit_cycles.cms0\0"
    "unc_m2m_txc_bl_no_credit_cycles.cms1\0"
    "unc_m2m_txc_bl_no_credit_stalled.cms0\0"
    "unc_m2m_txc_bl_no_credit_stalled.cms1\0"
    "unc_m2m_wpq_flush.ch0\0"
    "unc_m2m_wpq_flush.ch1\0"
    "unc_m2m_wpq_flush.ch2\0"
    "unc_m2m_wpq_no_reg_crd.chn0\0"
    "unc_m2m_wpq_no_reg_crd.chn1\0"
    "unc_m2m_wpq_no_reg_crd.chn2\0"
    "unc_m2m_wpq_no_spec_crd.chn0\0"
    "unc_m2m_wpq_no_spec_crd.chn1\0"
    "unc_m2m_wpq_no_spec_crd.chn2\0"
    "unc_m2m_wr_tracker_full.ch0\0"
    "unc_m2m_wr_tracker_full.ch1\0"
    "unc_m2m_wr_tracker_full.ch2\0"
    "unc_m2m_wr_tracker_full.mirr\0"
    "unc_m2m_wr_tracker_inserts.ch0\0"
    "unc_m2m_wr_tracker_inserts.ch1\0"
    "unc_m2m_wr_tracker_inserts.ch2\0"
    "unc_m2m_wr_tracker_ne.ch0\0"
    "unc_m2m_wr_tracker_ne.ch1\0"
    "unc_m2m_wr_tracker_ne.ch2\0"
    "unc_m2m_wr_tracker_ne.mirr\0"
    "unc_m2m_wr_tracker_nonposted_inserts.ch0\0"
    "unc_m2m_wr_tracker_nonposted_inserts.ch1\0"
    "unc_m2m_wr_tracker_nonposted_inserts.ch2\0"
    "unc_m2m_wr_tracker_nonposted_occupancy.ch0\0"
    "unc_m2m_wr_tracker_nonposted_occupancy.ch1\0"
    "unc_m2m_wr_tracker_nonposted_occupancy.ch2\0"
    "unc_m2m_wr_tracker_occupancy.ch0\0"
    "unc_m2m_wr_tracker_occupancy.ch1\0"
    "unc_m2m_wr_tracker_occupancy.ch2\0"
    "unc_m2m_wr_tracker_occupancy.mirr\0"
    "unc_m2m_wr_tracker_posted_inserts.ch0\0"
    "unc_m2m_wr_tracker_posted_inserts.ch1\0"
    "unc_m2m_wr_tracker_posted_inserts.ch2\0"
    "unc_m2m_wr_tracker_posted_occupancy.ch0\0"
    "unc_m2m_wr_tracker_posted_occupancy.ch1\0"
    "unc_m2m_wr_tracker_posted_occupancy.ch2\0"
    "unc_m2m_imc_writes.ch0_ni_miss\0"
    "unc_m2m_imc_writes.ch1_ni_miss\0"
    "unc_m2m_prefcam_cycles_full.ch0\0"
    "unc_m2m_prefcam_cycles_full.ch1\0"
    "unc_m2m_prefcam_cycles_full.ch2\0"
    "unc_m2m_prefcam_cycles_ne.ch0\0"
    "unc_m2m_prefcam_cycles_ne.ch1\0"
    "unc_m2m_prefcam_cycles_ne.ch2\0"
    "unc_m2m_prefcam_deallocs.ch0_hita0_inval\0"
    "unc_m2m_prefcam_deallocs.ch0_hita1_inval\0"
    "unc_m2m_prefcam_deallocs.ch0_miss_inval\0"
    "unc_m2m_prefcam_deallocs.ch0_rsp_pdreset\0"
    "unc_m2m_prefcam_deallocs.ch1_hita0_inval\0"
    "unc_m2m_prefcam_deallocs.ch1_hita1_inval\0"
    "unc_m2m_prefcam_deallocs.ch1_miss_inval\0"
    "unc_m2m_prefcam_deallocs.ch1_rsp_pdreset\0"
    "unc_m2m_prefcam_deallocs.ch2_hita0_inval\0"
    "unc_m2m_prefcam_deallocs.ch2_hita1_inval\0"
    "unc_m2m_prefcam_deallocs.ch2_miss_inval\0"
    "unc_m2m_prefcam_deallocs.ch2_rsp_pdreset\0"
    "unc_m2m_prefcam_demand_drops.ch0_xpt\0"
    "unc_m2m_prefcam_demand_drops.ch0_upi\0"
    "unc_m2m_prefcam_demand_drops.ch1_xpt\0"
    "unc_m2m_prefcam_demand_drops.ch1_upi\0"
    "unc_m2m_prefcam_demand_drops.ch2_xpt\0"
    "unc_m2m_prefcam_demand_drops.ch2_upi\0"
    "unc_m2m_prefcam_drop_reasons_ch0.pf_secure_drop\0"
    "unc_m2m_prefcam_drop_reasons_ch0.not_pf_sad_region\0"
    "unc_m2m_prefcam_drop_reasons_ch0.pf_cam_hit\0"
    "unc_m2m_prefcam_drop_reasons_ch0.stop_b2b\0"
    "unc_m2m_prefcam_drop_reasons_ch0.errorblk_rxc\0"
    "unc_m2m_prefcam_drop_reasons_ch0.pf_ad_crd\0"
    "unc_m2m_prefcam_drop_reasons_ch0.pf_cam_full\0"
    "unc_m2m_prefcam_drop_reasons_ch0.wpq_proxy\0"
    "unc_m2m_prefcam_drop_reasons_ch0.rpq_proxy\0"
    "unc_m2m_prefcam_drop_reasons_ch0.xpt_thresh\0"
    "unc_m2m_prefcam_drop_reasons_ch0.upi_thresh\0"
    "unc_m2m_prefcam_drop_reasons_ch1.pf_secure_drop\0"
    "unc_m2m_prefcam_drop_reasons_ch1.not_pf_sad_region\0"
    "unc_m2m_prefcam_drop_reasons_ch1.pf_cam_hit\0"
    "unc_m2m_prefcam_drop_reasons_ch1.stop_b2b\0"
    "unc_m2m_prefcam_drop_reasons_ch1.errorblk_rxc\0"
    "unc_m2m_prefcam_drop_reasons_ch1.pf_ad_crd\0"
    "unc_m2m_prefcam_drop_reasons_ch1.pf_cam_full\0"
    "unc_m2m_prefcam_drop_reasons_ch1.wpq_proxy\0"
    "unc_m2m_prefcam_drop_reasons_ch1.rpq_proxy\0"
    "unc_m2m_prefcam_drop_reasons_ch1.xpt_thresh\0"
    "unc_m2m_prefcam_drop_reasons_ch1.upi_thresh\0"
    "unc_m2m_prefcam_drop_reasons_ch2.pf_secure_drop\0"
    "unc_m2m_prefcam_drop_reasons_ch2.not_pf_sad_region\0"
    "unc_m2m_prefcam_drop_reasons_ch2.pf_cam_hit\0"
    "unc_m2m_prefcam_drop_reasons_ch2.stop_b2b\0"
    "unc_m2m_prefcam_drop_reasons_ch2.errorblk_rxc\0"
    "unc_m2m_prefcam_drop_reasons_ch2.pf_ad_crd\0"
    "unc_m2m_prefcam_drop_reasons_ch2.pf_cam_full\0"
    "unc_m2m_prefcam_drop_reasons_ch2.wpq_proxy\0"
    "unc_m2m_prefcam_drop_reasons_ch2.rpq_proxy\0"
    "unc_m2m_prefcam_drop_reasons_ch2.xpt_thresh\0"
    "unc_m2m_prefcam_drop_reasons_ch2.upi_thresh\0"
    "unc_m2m_prefcam_inserts.ch0_xpt\0"
    "unc_m2m_prefcam_inserts.ch0_upi\0"
    "unc_m2m_prefcam_inserts.ch1_xpt\0"
    "unc_m2m_prefcam_inserts.ch1_upi\0"
    "unc_m2m_prefcam_inserts.ch2_xpt\0"
    "unc_m2m_prefcam_inserts.ch2_upi\0"
    "unc_m2m_prefcam_occupancy.ch0\0"
    "unc_m2m_prefcam_occupancy.ch1\0"
    "unc_m2m_prefcam_occupancy.ch2\0"
    "unc_m2m_prefcam_resp_miss.ch0\0"
    "unc_m2m_prefcam_resp_miss.ch1\0"
    "unc_m2m_prefcam_resp_miss.ch2\0"
    "unc_m2m_prefcam_rxc_deallocs.squashed\0"
    "unc_m2m_prefcam_rxc_deallocs.1lm_posted\0"
    "unc_m2m_prefcam_rxc_deallocs.cis\0"
    "unc_m2m_wr_tracker_ne.mirr_nontgr\0"
    "unc_m2m_wr_tracker_ne.mirr_pwr\0"
    "unc_m2m_wr_tracker_occupancy.mirr_nontgr\0"
    "unc_m2m_wr_tracker_occupancy.mirr_pwr\0"
    "unc_m2m_ag0_ad_crd_acquired0.tgr0\0"
    "unc_m2m_ag0_ad_crd_acquired0.tgr1\0"
    "unc_m2m_ag0_ad_crd_acquired0.tgr2\0"
    "unc_m2m_ag0_ad_crd_acquired0.tgr3\0"
    "unc_m2m_ag0_ad_crd_acquired0.tgr4\0"
    "unc_m2m_ag0_ad_crd_acquired0.tgr5\0"
    "unc_m2m_ag0_ad_crd_acquired0.tgr6\0"
    "unc_m2m_ag0_ad_crd_acquired0.tgr7\0"
    "unc_m2m_ag0_ad_crd_acquired1.tgr8\0"
    "unc_m2m_ag0_ad_crd_acquired1.tgr9\0"
    "unc_m2m_ag0_ad_crd_acquired1.tgr10\0"
    "unc_m2m_ag0_ad_crd_occupancy0.tgr0\0"
    "unc_m2m_ag0_ad_crd_occupancy0.tgr1\0"
    "unc_m2m_ag0_ad_crd_occupancy0.tgr2\0"
    "unc_m2m_ag0_ad_crd_occupancy0.tgr3\0"
    "unc_m2m_ag0_ad_crd_occupancy0.tgr4\0"
    "unc_m2m_ag0_ad_crd_occupancy0.tgr5\0"
    "unc_m2m_ag0_ad_crd_occupancy0.tgr6\0"
    "unc_m2m_ag0_ad_crd_occupancy0.tgr7\0"
    "unc_m2m_ag0_ad_crd_occupancy1.tgr8\0"
    "unc_m2m_ag0_ad_crd_occupancy1.tgr9\0"
    "unc_m2m_ag0_ad_crd_occupancy1.tgr10\0"
    "unc_m2m_ag0_bl_crd_acquired0.tgr0\0"
    "unc_m2m_ag0_bl_crd_acquired0.tgr1\0"
    "unc_m2m_ag0_bl_crd_acquired0.tgr2\0"
    "unc_m2m_ag0_bl_crd_acquired0.tgr3\0"
    "unc_m2m_ag0_bl_crd_acquired0.tgr4\0"
    "unc_m2m_ag0_bl_crd_acquired0.tgr5\0"
    "unc_m2m_ag0_bl_crd_acquired0.tgr6\0"
    "unc_m2m_ag0_bl_crd_acquired0.tgr7\0"
    "unc_m2m_ag0_bl_crd_acquired1.tgr8\0"
    "unc_m2m_ag0_bl_crd_acquired1.tgr9\0"
    "unc_m2m_ag0_bl_crd_acquired1.tgr10\0"
    "unc_m2m_ag0_bl_crd_occupancy0.tgr0\0"
    "unc_m2m_ag0_bl_crd_occupancy0.tgr1\0"
    "unc_m2m_ag0_bl_crd_occupancy0.tgr2\0"
    "unc_m2m_ag0_bl_crd_occupancy0.tgr3\0"
    "unc_m2m_ag0_bl_crd_occupancy0.tgr4\0"
    "unc_m2m_ag0_bl_crd_occupancy0.tgr5\0"
    "unc_m2m_ag0_bl_crd_occupancy0.tgr6\0"
    "unc_m2m_ag0_bl_crd_occupancy0.tgr7\0"
    "unc_m2m_ag0_bl_crd_occupancy1.tgr8\0"
    "unc_m2m_ag0_bl_crd_occupancy1.tgr9\0"
    "unc_m2m_ag0_bl_crd_occupancy1.tgr10\0"
    "unc_m2m_ag1_ad_crd_acquired0.tgr0\0"
    "unc_m2m_ag1_ad_crd_acquired0.tgr1\0"
    "unc_m2m_ag1_ad_crd_acquired0.tgr2\0"
    "unc_m2m_ag1_ad_crd_acquired0.tgr3\0"
    "unc_m2m_ag1_ad_crd_acquired0.tgr4\0"
    "unc_m2m_ag1_ad_crd_acquired0.tgr5\0"
    "unc_m2m_ag1_ad_crd_acquired0.tgr6\0"
    "unc_m2m_ag1_ad_crd_acquired0.tgr7\0"
    "unc_m2m_ag1_ad_crd_acquired1.tgr8\0"
    "unc_m2m_ag1_ad_crd_acquired1.tgr9\0"
    "unc_m2m_ag1_ad_crd_acquired1.tgr10\0"
    "unc_m2m_ag1_ad_crd_occupancy0.tgr0\0"
    "unc_m2m_ag1_ad_crd_occupancy0.tgr1\0"
    "unc_m2m_ag1_ad_crd_occupancy0.tgr2\0"
    "unc_m2m_ag1_ad_crd_occupancy0.tgr3\0"
    "unc_m2m_ag1_ad_crd_occupancy0.tgr4\0"
    "unc_m2m_ag1_ad_crd_occupancy0.tgr5\0"
    "unc_m2m_ag1_ad_crd_occupancy0.tgr6\0"
    "unc_m2m_ag1_ad_crd_occupancy0.tgr7\0"
    "unc_m2m_ag1_ad_crd_occupancy1.tgr8\0"
    "unc_m2m_ag1_ad_crd_occupancy1.tgr9\0"
    "unc_m2m_ag1_ad_crd_occupancy1.tgr10\0"
    "unc_m2m_ag1_bl_crd_acquired0.tgr0\0"
    "unc_m2m_ag1_bl_crd_acquired0.tgr1\0"
    "unc_m2m_ag1_bl_crd_acquired0.tgr2\0"
    "unc_m2m_ag1_bl_crd_acquired0.tgr3\0"
    "unc_m2m_ag1_bl_crd_acquired0.tgr4\0"
    "unc_m2m_ag1_bl_crd_acquired0.tgr5\0"
    "unc_m2m_ag1_bl_crd_acquired0.tgr6\0"
    "unc_m2m_ag1_bl_crd_acquired0.tgr7\0"
    "unc_m2m_ag1_bl_crd_acquired1.tgr8\0"
    "unc_m2m_ag1_bl_crd_acquired1.tgr9\0"
    "unc_m2m_ag1_bl_crd_acquired1.tgr10\0"
    "unc_m2m_ag1_bl_crd_occupancy0.tgr0\0"
    "unc_m2m_ag1_bl_crd_occupancy0.tgr1\0"
    "unc_m2m_ag1_bl_crd_occupancy0.tgr2\0"
    "unc_m2m_ag1_bl_crd_occupancy0.tgr3\0"
    "unc_m2m_ag1_bl_crd_occupancy0.tgr4\0"
    "unc_m2m_ag1_bl_crd_occupancy0.tgr5\0"
    "unc_m2m_ag1_bl_crd_occupancy0.tgr6\0"
    "unc_m2m_ag1_bl_crd_occupancy0.tgr7\0"
    "unc_m2m_ag1_bl_crd_occupancy1.tgr8\0"
    "unc_m2m_ag1_bl_crd_occupancy1.tgr9\0"
    "unc_m2m_ag1_bl_crd_occupancy1.tgr10\0"
    "unc_m2m_distress_asserted.vert\0"
    "unc_m2m_distress_asserted.horz\0"
    "unc_m2m_distress_asserted.dpt_local\0"
    "unc_m2m_distress_asserted.dpt_nonlocal\0"
    "unc_m2m_distress_asserted.dpt_stall_iv\0"
    "unc_m2m_distress_asserted.dpt_stall_nocrd\0"
    "unc_m2m_egress_ordering.iv_snoopgo_up\0"
    "unc_m2m_egress_ordering.iv_snoopgo_dn\0"
    "unc_m2m_horz_ring_ad_in_use.left_even\0"
    "unc_m2m_horz_ring_ad_in_use.left_odd\0"
    "unc_m2m_horz_ring_ad_in_use.right_even\0"
    "unc_m2m_horz_ring_ad_in_use.right_odd\0"
    "unc_m2m_horz_ring_akc_in_use.left_even\0"
    "unc_m2m_horz_ring_akc_in_use.left_odd\0"
    "unc_m2m_horz_ring_akc_in_use.right_even\0"
    "unc_m2m_horz_ring_akc_in_use.right_odd\0"
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
    "unc_m2m_misc_external.mbe_inst0\0"
    "unc_m2m_misc_external.mbe_inst1\0"
    "unc_m2m_ring_bounces_horz.ad\0"
    "unc_m2m_ring_bounces_horz.ak\0"
    "unc_m2m_ring_bounces_horz.bl\0"
    "unc_m2m_ring_bounces_horz.iv\0"
    "unc_m2m_ring_bounces_vert.ad\0"
    "unc_m2m_ring_bounces_vert.ak\0"
    "unc_m2m_ring_bounces_vert.bl\0"
    "unc_m2m_ring_bounces_vert.iv\0"
    "unc_m2m_ring_bounces_vert.akc\0"
    "unc_m2m_ring_sink_starved_horz.ad\0"
    "unc_m2m_ring_sink_starved_horz.ak\0"
    "unc_m2m_ring_sink_starved_horz.bl\0"
    "unc_m2m_ring_sink_starved_horz.iv\0"
    "unc_m2m_ring_sink_starved_horz.ak_ag1\0"
    "unc_m2m_ring_sink_starved_vert.ad\0"
    "unc_m2m_ring_sink_starved_vert.ak\0"
    "unc_m2m_ring_sink_starved_vert.bl\0"
    "unc_m2m_ring_sink_starved_vert.iv\0"
    "unc_m2m_ring_sink_starved_vert.akc\0"
    "unc_m2m_rxr_busy_starved.ad_uncrd\0"
    "unc_m2m_rxr_busy_starved.bl_uncrd\0"
    "unc_m2m_rxr_busy_starved.ad_crd\0"
    "unc_m2m_rxr_busy_starved.bl_crd\0"
    "unc_m2m_rxr_busy_starved.ad_all\0"
    "unc_m2m_rxr_busy_starved.bl_all\0"
    "unc_m2m_rxr_bypass.ad_uncrd\0"
    "unc_m2m_rxr_bypass.ak\0"
    "unc_m2m_rxr_bypass.bl_uncrd\0"
    "unc_m2m_rxr_bypass.iv\0"
    "unc_m2m_rxr_bypass.ad_crd\0"
    "unc_m2m_rxr_bypass.bl_crd\0"
    "unc_m2m_rxr_bypass.akc_uncrd\0"
    "unc_m2m_rxr_bypass.ad_all\0"
    "unc_m2m_rxr_bypass.bl_all\0"
    "unc_m2m_rxr_crd_starved.ad_uncrd\0"
    "unc_m2m_rxr_crd_starved.ak\0"
    "unc_m2m_rxr_crd_starved.bl_uncrd\0"
    "unc_m2m_rxr_crd_starved.iv\0"
    "unc_m2m_rxr_crd_starved.ad_crd\0"
    "unc_m2m_rxr_crd_starved.bl_crd\0"
    "unc_m2m_rxr_crd_starved.ifv\0"
    "unc_m2m_rxr_crd_starved.ad_all\0"
    "unc_m2m_rxr_crd_starved.bl_all\0"
    "unc_m2m_rxr_inserts.ad_uncrd\0"
    "unc_m2m_rxr_inserts.ak\0"
    "unc_m2m_rxr_inserts.bl_uncrd\0"
    "unc_m2m_rxr_inserts.iv\0"
    "unc_m2m_rxr_inserts.ad_crd\0"
    "unc_m2m_rxr_inserts.bl_crd\0"
    "unc_m2m_rxr_inserts.akc_uncrd\0"
    "unc_m2m_rxr_inserts.ad_all\0"
    "unc_m2m_rxr_inserts.bl_all\0"
    "unc_m2m_rxr_occupancy.ad_uncrd\0"
    "unc_m2m_rxr_occupancy.ak\0"
    "unc_m2m_rxr_occupancy.bl_uncrd\0"
    "unc_m2m_rxr_occupancy.iv\0"
    "unc_m2m_rxr_occupancy.ad_crd\0"
    "unc_m2m_rxr_occupancy.bl_crd\0"
    "unc_m2m_rxr_occupancy.akc_uncrd\0"
    "unc_m2m_rxr_occupancy.ad_all\0"
    "unc_m2m_rxr_occupancy.bl_all\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag0.tgr0\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag0.tgr1\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag0.tgr2\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag0.tgr3\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag0.tgr4\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag0.tgr5\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag0.tgr6\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag0.tgr7\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag1.tgr0\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag1.tgr1\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag1.tgr2\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag1.tgr3\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag1.tgr4\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag1.tgr5\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag1.tgr6\0"
    "unc_m2m_stall0_no_txr_horz_crd_ad_ag1.tgr7\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag0.tgr0\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag0.tgr1\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag0.tgr2\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag0.tgr3\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag0.tgr4\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag0.tgr5\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag0.tgr6\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag0.tgr7\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag1.tgr0\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag1.tgr1\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag1.tgr2\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag1.tgr3\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag1.tgr4\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag1.tgr5\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag1.tgr6\0"
    "unc_m2m_stall0_no_txr_horz_crd_bl_ag1.tgr7\0"
    "unc_m2m_stall1_no_txr_horz_crd_ad_ag0.tgr8\0"
    "unc_m2m_stall1_no_txr_horz_crd_ad_ag0.tgr9\0"
    "unc_m2m_stall1_no_txr_horz_crd_ad_ag0.tgr10\0"
    "unc_m2m_stall1_no_txr_horz_crd_ad_ag1_1.tgr8\0"
    "unc_m2m_stall1_no_txr_horz_crd_ad_ag1_1.tgr9\0"
    "unc_m2m_stall1_no_txr_horz_crd_ad_ag1_1.tgr10\0"
    "unc_m2m_stall1_no_txr_horz_crd_bl_ag0_1.tgr8\0"
    "unc_m2m_stall1_no_txr_horz_crd_bl_ag0_1.tgr9\0"
    "unc_m2m_stall1_no_txr_horz_crd_bl_ag0_1.tgr10\0"
    "unc_m2m_stall1_no_txr_horz_crd_bl_ag1_1.tgr8\0"
    "unc_m2m_stall1_no_txr_horz_crd_bl_ag1_1.tgr9\0"
    "unc_m2m_stall1_no_txr_horz_crd_bl_ag1_1.tgr10\0"
    "unc_m2m_txr_horz_ads_used.ad_uncrd\0"
    "unc_m2m_txr_horz_ads_used.bl_uncrd\0"
    "unc_m2m_txr_horz_ads_used.ad_crd\0"
    "unc_m2m_txr_horz_ads_used.bl_crd\0"
    "unc_m2m_txr_horz_ads_used.ad_all\0"
    "unc_m2m_txr_horz_ads_used.bl_all\0"
    "unc_m2m_txr_horz_bypass.ad_uncrd\0"
    "unc_m2m_txr_horz_bypass.ak\0"
    "unc_m2m_txr_horz_bypass.bl_uncrd\0"
    "unc_m2m_txr_horz_bypass.iv\0"
    "unc_m2m_txr_horz_bypass.ad_crd\0"
    "unc_m2m_txr_horz_bypass.bl_crd\0"
    "unc_m2m_txr_horz_bypass.akc_uncrd\0"
    "unc_m2m_txr_horz_bypass.ad_all\0"
    "unc_m2m_txr_horz_bypass.bl_all\0"
    "unc_m2m_txr_horz_cycles_full.ad_uncrd\0"
    "unc_m2m_txr_horz_cycles_full.ak\0"
    "unc_m2m_txr_horz_cycles_full.bl_uncrd\0"
    "unc_m2m_txr_horz_cycles_full.iv\0"
    "unc_m2m_txr_horz_cycles_full.ad_crd\0"
    "unc_m2m_txr_horz_cycles_full.bl_crd\0"
    "unc_m2m_txr_horz_cycles_full.akc_uncrd\0"
    "unc_m2m_txr_horz_cycles_full.ad_all\0"
    "unc_m2m_txr_horz_cycles_full.bl_all\0"
    "unc_m2m_txr_horz_cycles_ne.ad_uncrd\0"
    "unc_m2m_txr_horz_cycles_ne.ak\0"
    "unc_m2m_txr_horz_cycles_ne.bl_uncrd\0"
    "unc_m2m_txr_horz_cycles_ne.iv\0"
    "unc_m2m_txr_horz_cycles_ne.ad_crd\0"
    "unc_m2m_txr_horz_cycles_ne.bl_crd\0"
    "unc_m2m_txr_horz_cycles_ne.akc_uncrd\0"
    "unc_m2m_txr_horz_cycles_ne.ad_all\0"
    "unc_m2m_txr_horz_cycles_ne.bl_all\0"
    "unc_m2m_txr_horz_inserts.ad_uncrd\0"
    "unc_m2m_txr_horz_inserts.ak\0"
    "unc_m2m_txr_horz_inserts.bl_uncrd\0"
    "unc_m2m_txr_horz_inserts.iv\0"
    "unc_m2m_txr_horz_inserts.ad_crd\0"
    "unc_m2m_txr_horz_inserts.bl_crd\0"
    "unc_m2m_txr_horz_inserts.akc_uncrd\0"
    "unc_m2m_txr_horz_inserts.ad_all\0"
    "unc_m2m_txr_horz_inserts.bl_all\0"
    "unc_m2m_txr_horz_nack.ad_uncrd\0"
    "unc_m2m_txr_horz_nack.ak\0"
    "unc_m2m_txr_horz_nack.bl_uncrd\0"
    "unc_m2m_txr_horz_nack.iv\0"
    "unc_m2m_txr_horz_nack.ad_crd\0"
    "unc_m2m_txr_horz_nack.bl_crd\0"
    "unc_m2m_txr_horz_nack.akc_uncrd\0"
    "unc_m2m_txr_horz_nack.ad_all\0"
    "unc_m2m_txr_horz_nack.bl_all\0"
    "unc_m2m_txr_horz_occupancy.ad_uncrd\0"
    "unc_m2m_txr_horz_occupancy.ak\0"
    "unc_m2m_txr_horz_occupancy.bl_uncrd\0"
    "unc_m2m_txr_horz_occupancy.iv\0"
    "unc_m2m_txr_horz_occupancy.ad_crd\0"
    "unc_m2m_txr_horz_occupancy.bl_crd\0"
    "unc_m2m_txr_horz_occupancy.akc_uncrd\0"
    "unc_m2m_txr_horz_occupancy.ad_all\0"
    "unc_m2m_txr_horz_occupancy.bl_all\0"
    "unc_m2m_txr_horz_starved.ad_uncrd\0"
    "unc_m2m_txr_horz_starved.ak\0"
    "unc_m2m_txr_horz_starved.bl_uncrd\0"
    "unc_m2m_txr_horz_starved.iv\0"
    "unc_m2m_txr_horz_starved.akc_uncrd\0"
    "unc_m2m_txr_horz_starved.ad_all\0"
    "unc_m2m_txr_horz_starved.bl_all\0"
    "unc_m2m_txr_vert_ads_used.ad_ag0\0"
    "unc_m2m_txr_vert_ads_used.bl_ag0\0"
    "unc_m2m_txr_vert_ads_used.ad_ag1\0"
    "unc_m2m_txr_vert_ads_used.bl_ag1\0"
    "unc_m2m_txr_vert_bypass.ad_ag0\0"
    "unc_m2m_txr_vert_bypass.ak_ag0\0"
    "unc_m2m_txr_vert_bypass.bl_ag0\0"
    "unc_m2m_txr_vert_bypass.iv_ag1\0"
    "unc_m2m_txr_vert_bypass.ad_ag1\0"
    "unc_m2m_txr_vert_bypass.ak_ag1\0"
    "unc_m2m_txr_vert_bypass.bl_ag1\0"
    "unc_m2m_txr_vert_bypass_1.akc_ag0\0"
    "unc_m2m_txr_vert_bypass_1.akc_ag1\0"
    "unc_m2m_txr_vert_cycles_full0.ad_ag0\0"
    "unc_m2m_txr_vert_cycles_full0.ak_ag0\0"
    "unc_m2m_txr_vert_cycles_full0.bl_ag0\0"
    "unc_m2m_txr_vert_cycles_full0.iv_ag0\0"
    "unc_m2m_txr_vert_cycles_full0.ad_ag1\0"
    "unc_m2m_txr_vert_cycles_full0.ak_ag1\0"
    "unc_m2m_txr_vert_cycles_full0.bl_ag1\0"
    "unc_m2m_txr_vert_cycles_full1.akc_ag0\0"
    "unc_m2m_txr_vert_cycles_full1.akc_ag1\0"
    "unc_m2m_txr_vert_cycles_ne0.ad_ag0\0"
    "unc_m2m_txr_vert_cycles_ne0.ak_ag0\0"
    "unc_m2m_txr_vert_cycles_ne0.bl_ag0\0"
    "unc_m2m_txr_vert_cycles_ne0.iv_ag0\0"
    "unc_m2m_txr_vert_cycles_ne0.ad_ag1\0"
    "unc_m2m_txr_vert_cycles_ne0.ak_ag1\0"
    "unc_m2m_txr_vert_cycles_ne0.bl_ag1\0"
    "unc_m2m_txr_vert_cycles_ne1.akc_ag0\0"
    "unc_m2m_txr_vert_cycles_ne1.akc_ag1\0"
    "unc_m2m_txr_vert_inserts0.ad_ag0\0"
    "unc_m2m_txr_vert_inserts0.ak_ag0\0"
    "unc_m2m_txr_vert_inserts0.bl_ag0\0"
    "unc_m2m_txr_vert_inserts0.iv_ag0\0"
    "unc_m2m_txr_vert_inserts0.ad_ag1\0"
    "unc_m2m_txr_vert_inserts0.ak_ag1\0"
    "unc_m2m_txr_vert_inserts0.bl_ag1\0"
    "unc_m2m_txr_vert_inserts1.akc_ag0\0"
    "unc_m2m_txr_vert_inserts1.akc_ag1\0"
    "unc_m2m_txr_vert_nack0.ad_ag0\0"
    "unc_m2m_txr_vert_nack0.ak_ag0\0"
    "unc_m2m_txr_vert_nack0.bl_ag0\0"
    "unc_m2m_txr_vert_nack0.iv_ag0\0"
    "unc_m2m_txr_vert_nack0.ad_ag1\0"
    "unc_m2m_txr_vert_nack0.ak_ag1\0"
    "unc_m2m_txr_vert_nack0.bl_ag1\0"
    "unc_m2m_txr_vert_nack1.akc_ag0\0"
    "unc_m2m_txr_vert_nack1.akc_ag1\0"
    "unc_m2m_txr_vert_occupancy0.ad_ag0\0"
    "unc_m2m_txr_vert_occupancy0.ak_ag0\0"
    "unc_m2m_txr_vert_occupancy0.bl_ag0\0"
    "unc_m2m_txr_vert_occupancy0.iv_ag0\0"
    "unc_m2m_txr_vert_occupancy0.ad_ag1\0"
    "unc_m2m_txr_vert_occupancy0.ak_ag1\0"
    "unc_m2m_txr_vert_occupancy0.bl_ag1\0"
    "unc_m2m_txr_vert_occupancy1.akc_ag0\0"
    "unc_m2m_txr_vert_occupancy1.akc_ag1\0"
    "unc_m2m_txr_vert_starved0.ad_ag0\0"
    "unc_m2m_txr_vert_starved0.ak_ag0\0"
    "unc_m2m_txr_vert_starved0.bl_ag0\0"
    "unc_m2m_txr_vert_starved0.iv_ag0\0"
    "unc_m2m_txr_vert_starved0.ad_ag1\0"
    "unc_m2m_txr_vert_starved0.ak_ag1\0"
    "unc_m2m_txr_vert_starved0.bl_ag1\0"
    "unc_m2m_txr_vert_starved1.akc_ag0\0"
    "unc_m2m_txr_vert_starved1.akc_ag1\0"
    "unc_m2m_txr_vert_starved1.tgc\0"
    "unc_m2m_vert_ring_ad_in_use.up_even\0"
    "unc_m2m_vert_ring_ad_in_use.up_odd\0"
    "unc_m2m_vert_ring_ad_in_use.dn_even\0"
    "unc_m2m_vert_ring_ad_in_use.dn_odd\0"
    "unc_m2m_vert_ring_akc_in_use.up_even\0"
    "unc_m2m_vert_ring_akc_in_use.up_odd\0"
    "unc_m2m_vert_ring_akc_in_use.dn_even\0"
    "unc_m2m_vert_ring_akc_in_use.dn_odd\0"
    "unc_m2m_vert_ring_ak_in_use.up_even\0"
    "unc_m2m_vert_ring_ak_in_use.up_odd\0"
    "unc_m2m_vert_ring_ak_in_use.dn_even\0"
    "unc_m2m_vert_ring_ak_in_use.dn_odd\0"
    "unc_m2m_vert_ring_bl_in_use.up_even\0"
    "unc_m2m_vert_ring_bl_in_use.up_odd\0"
    "unc_m2m_vert_ring_bl_in_use.dn_even\0"
    "unc_m2m_vert_ring_bl_in_use.dn_odd\0"
    "unc_m2m_vert_ring_iv_in_use.up\0"
    "unc_m2m_vert_ring_iv_in_use.dn\0"
    "unc_m2m_vert_ring_tgc_in_use.up_even\0"
    "unc_m2m_vert_ring_tgc_in_use.up_odd\0"
    "unc_m2m_vert_ring_tgc_in_use.dn_even\0"
    "unc_m2m_vert_ring_tgc_in_use.dn_odd\0"
    "unc_m2m_direct2core_not_taken_notforked\0"
    "unc_m2m_mirr_wrq_inserts\0"
    "unc_m2m_mirr_wrq_occupancy\0"
    "unc_m2m_prefcam_cis_drops\0"
    "unc_m2m_prefcam_rxc_cycles_ne\0"
    "unc_m2m_prefcam_rxc_inserts\0"
    "unc_m2m_prefcam_rxc_occupancy\0"
    "unc_m2m_ring_src_thrtl\0"
    "unc_m2m_rxc_ad_cycles_full\0"
    "unc_m2m_rxc_ad_cycles_ne\0"
    "unc_m2m_rxc_ak_wr_cmp\0"
    "unc_m2m_rxc_bl_cycles_full\0"
    "unc_m2m_rxc_bl_cycles_ne\0"
    "unc_m2m_rxr_crd_starved_1\0"
    "unc_m2m_scoreboard_ad_retry_accepts\0"
    "unc_m2m_scoreboard_ad_retry_rejects\0"
    "unc_m2m_scoreboard_bl_retry_accepts\0"
    "unc_m2m_scoreboard_bl_retry_rejects\0"
    "unc_m2m_scoreboard_rd_accepts\0"
    "unc_m2m_scoreboard_rd_rejects\0"
    "unc_m2m_scoreboard_wr_accepts\0"
    "unc_m2m_scoreboard_wr_rejects\0"
    "unc_m2m_tgr_ad_credits\0"
    "unc_m2m_tgr_bl_credits\0"
    "unc_m2m_txc_ad_credits_acquired\0"
    "unc_m2m_txc_ad_credit_occupancy\0"
    "unc_m2m_txc_ad_cycles_full\0"
    "unc_m2m_txc_ad_cycles_ne\0"
    "unc_m2m_txc_ad_no_credit_cycles\0"
    "unc_m2m_txc_ad_no_credit_stalled\0"
    "unc_m2m_txc_akc_credits\0"
    "unc_m2m_distress_pmm\0"
    "unc_m2m_distress_pmm_memmode\0"
    "unc_m2m_imc_reads.isoch\0"
    "unc_m2m_imc_reads.from_tgr\0"
    "unc_m2m_imc_writes.full_isoch\0"
    "unc_m2m_imc_writes.partial_isoch\0"
    "unc_m2m_imc_writes.to_ddr_as_mem\0"
    "unc_m2m_imc_writes.to_ddr_as_cache\0"
    "unc_m2m_imc_writes.from_tgr\0"
    "unc_m2m_imc_writes.ni_miss\0"
    "unc_m2m_prefcam_cycles_full.allch\0"
    "unc_m2m_prefcam_cycles_ne.allch\0"
    "unc_m2m_prefcam_demand_drops.xpt_allch\0"
    "unc_m2m_prefcam_demand_drops.upi_allch\0"
    "unc_m2m_prefcam_occupancy.allch\0"
    "unc_m2m_prefcam_resp_miss.allch\0"
    "unc_m2m_imc_reads.ch0_to_pmm\0"
    "unc_m2m_imc_reads.ch0_to_ddr_as_mem\0"
    "unc_m2m_imc_reads.ch0_to_ddr_as_cache\0"
    "unc_m2m_imc_reads.ch1_to_pmm\0"
    "unc_m2m_imc_reads.ch1_to_ddr_as_mem\0"
    "unc_m2m_imc_reads.ch1_to_ddr_as_cache\0"
    "unc_m2m_imc_reads.to_ddr_as_mem\0"
    "unc_m2m_imc_reads.to_ddr_as_cache\0"
    "unc_m2m_imc_writes.ch0_to_pmm\0"
    "unc_m2m_imc_writes.ch0_to_ddr_as_mem\0"
    "unc_m2m_imc_writes.ch0_to_ddr_as_cache\0"
    "unc_m2m_imc_writes.ch1_to_pmm\0"
    "unc_m2m_imc_writes.ch1_to_ddr_as_mem\0"
    "unc_m2m_imc_writes.ch1_to_ddr_as_cache\0"
    "unc_m2m_rpq_no_reg_crd_pmm.chn0\0"
    "unc_m2m_rpq_no_reg_crd_pmm.chn1\0"
    "unc_m2m_rpq_no_reg_crd_pmm.chn2\0"
    "unc_m2m_wpq_no_reg_crd_pmm.chn0\0"
    "unc_m2m_wpq_no_reg_crd_pmm.chn1\0"
    "unc_m2m_wpq_no_reg_crd_pmm.chn2\0"
    "unc_m2m_prefcam_rxc_deallocs.pmm_memmode_accept\0"
    "unc_m2m_distress_asserted.pmm_local\0"
    "unc_m2m_distress_asserted.pmm_nonlocal\0"
    "unc_m2m_prefcam_inserts.upi_allch\0"
    "unc_m2m_prefcam_inserts.xpt_allch\0"
    "unc_m2m_rxc_ad_pref_occupancy\0"
    "unc_m2m_prefcam_demand_merge.ch0_xptupi\0"
    "unc_m2m_prefcam_demand_no_merge.xptupi_allch\0"
    "unc_m2m_prefcam_demand_no_merge.ch2_xptupi\0"
    "unc_m2m_prefcam_demand_no_merge.ch1_xptupi\0"
    "unc_m2m_prefcam_demand_no_merge.ch0_xptupi\0"
    "unc_m2m_prefcam_demand_merge.xptupi_allch\0"
    "unc_m2m_prefcam_demand_merge.ch2_xptupi\0"
    "unc_m2m_prefcam_demand_merge.ch1_xptupi\0";
inline constexpr select::event_list m2m_list{"ice_lake_sp", core::ice_lake_sp, m2m_names, all_of(sharers)};
inline constexpr char m2pcie_names[] =
    "unc_m2p_clockticks\0"
    "unc_m2p_cms_clockticks\0"
    "unc_m2p_iio_credits_acquired.drs_0\0"
    "unc_m2p_iio_credits_acquired.drs_1\0"
    "unc_m2p_iio_credits_acquired.ncb_0\0"
    "unc_m2p_iio_credits_acquired.ncb_1\0"
    "unc_m2p_iio_credits_acquired.ncs_0\0"
    "unc_m2p_iio_credits_acquired.ncs_1\0"
    "unc_m2p_iio_credits_reject.drs\0"
    "unc_m2p_iio_credits_reject.ncb\0"
    "unc_m2p_iio_credits_reject.ncs\0"
    "unc_m2p_iio_credits_used.drs_0\0"
    "unc_m2p_iio_credits_used.drs_1\0"
    "unc_m2p_iio_credits_used.ncb_0\0"
    "unc_m2p_iio_credits_used.ncb_1\0"
    "unc_m2p_iio_credits_used.ncs_0\0"
    "unc_m2p_iio_credits_used.ncs_1\0"
    "unc_m2p_rxc_cycles_ne.iio_ncb\0"
    "unc_m2p_rxc_cycles_ne.iio_ncs\0"
    "unc_m2p_rxc_cycles_ne.all\0"
    "unc_m2p_rxc_inserts.iio_ncb\0"
    "unc_m2p_rxc_inserts.iio_ncs\0"
    "unc_m2p_rxc_inserts.all\0"
    "unc_m2p_txc_cycles_full.ad_0\0"
    "unc_m2p_txc_cycles_full.ak_0\0"
    "unc_m2p_txc_cycles_full.bl_0\0"
    "unc_m2p_txc_cycles_full.ad_1\0"
    "unc_m2p_txc_cycles_full.ak_1\0"
    "unc_m2p_txc_cycles_full.bl_1\0"
    "unc_m2p_txc_cycles_ne.ad_0\0"
    "unc_m2p_txc_cycles_ne.ak_0\0"
    "unc_m2p_txc_cycles_ne.bl_0\0"
    "unc_m2p_txc_cycles_ne.ad_1\0"
    "unc_m2p_txc_cycles_ne.ak_1\0"
    "unc_m2p_txc_cycles_ne.bl_1\0"
    "unc_m2p_txc_inserts.ad_0\0"
    "unc_m2p_txc_inserts.bl_0\0"
    "unc_m2p_txc_inserts.ak_crd_0\0"
    "unc_m2p_txc_inserts.ad_1\0"
    "unc_m2p_txc_inserts.bl_1\0"
    "unc_m2p_txc_inserts.ak_crd_1\0"
    "unc_m2p_local_ded_p2p_crd_taken_0.m2iosf0_ncb\0"
    "unc_m2p_local_ded_p2p_crd_taken_0.m2iosf0_ncs\0"
    "unc_m2p_local_ded_p2p_crd_taken_0.m2iosf1_ncb\0"
    "unc_m2p_local_ded_p2p_crd_taken_0.m2iosf1_ncs\0"
    "unc_m2p_local_ded_p2p_crd_taken_0.m2iosf2_ncb\0"
    "unc_m2p_local_ded_p2p_crd_taken_0.m2iosf2_ncs\0"
    "unc_m2p_local_ded_p2p_crd_taken_0.m2iosf3_ncb\0"
    "unc_m2p_local_ded_p2p_crd_taken_0.m2iosf3_ncs\0"
    "unc_m2p_local_ded_p2p_crd_taken_1.m2iosf4_ncb\0"
    "unc_m2p_local_ded_p2p_crd_taken_1.m2iosf4_ncs\0"
    "unc_m2p_local_ded_p2p_crd_taken_1.m2iosf5_ncb\0"
    "unc_m2p_local_ded_p2p_crd_taken_1.m2iosf5_ncs\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf0_ncb\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf0_ncs\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf1_ncb\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf1_ncs\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf2_ncb\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf2_ncs\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf3_ncb\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf3_ncs\0"
    "unc_m2p_local_p2p_ded_returned_1.ms2iosf4_ncb\0"
    "unc_m2p_local_p2p_ded_returned_1.ms2iosf4_ncs\0"
    "unc_m2p_local_p2p_ded_returned_1.ms2iosf5_ncb\0"
    "unc_m2p_local_p2p_ded_returned_1.ms2iosf5_ncs\0"
    "unc_m2p_local_p2p_shar_returned.agent_0\0"
    "unc_m2p_local_p2p_shar_returned.agent_1\0"
    "unc_m2p_local_p2p_shar_returned.agent_2\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_0\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_1\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_2\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_3\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_4\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_5\0"
    "unc_m2p_local_shar_p2p_crd_taken_0.m2iosf0_ncb\0"
    "unc_m2p_local_shar_p2p_crd_taken_0.m2iosf0_ncs\0"
    "unc_m2p_local_shar_p2p_crd_taken_0.m2iosf1_ncb\0"
    "unc_m2p_local_shar_p2p_crd_taken_0.m2iosf1_ncs\0"
    "unc_m2p_local_shar_p2p_crd_taken_0.m2iosf2_ncb\0"
    "unc_m2p_local_shar_p2p_crd_taken_0.m2iosf2_ncs\0"
    "unc_m2p_local_shar_p2p_crd_taken_0.m2iosf3_ncb\0"
    "unc_m2p_local_shar_p2p_crd_taken_0.m2iosf3_ncs\0"
    "unc_m2p_local_shar_p2p_crd_taken_1.m2iosf4_ncb\0"
    "unc_m2p_local_shar_p2p_crd_taken_1.m2iosf4_ncs\0"
    "unc_m2p_local_shar_p2p_crd_taken_1.m2iosf5_ncb\0"
    "unc_m2p_local_shar_p2p_crd_taken_1.m2iosf5_ncs\0"
    "unc_m2p_local_shar_p2p_crd_wait_0.m2iosf0_ncb\0"
    "unc_m2p_local_shar_p2p_crd_wait_0.m2iosf0_ncs\0"
    "unc_m2p_local_shar_p2p_crd_wait_0.m2iosf1_ncb\0"
    "unc_m2p_local_shar_p2p_crd_wait_0.m2iosf1_ncs\0"
    "unc_m2p_local_shar_p2p_crd_wait_0.m2iosf2_ncb\0"
    "unc_m2p_local_shar_p2p_crd_wait_0.m2iosf2_ncs\0"
    "unc_m2p_local_shar_p2p_crd_wait_0.m2iosf3_ncb\0"
    "unc_m2p_local_shar_p2p_crd_wait_0.m2iosf3_ncs\0"
    "unc_m2p_local_shar_p2p_crd_wait_1.m2iosf4_ncb\0"
    "unc_m2p_local_shar_p2p_crd_wait_1.m2iosf4_ncs\0"
    "unc_m2p_local_shar_p2p_crd_wait_1.m2iosf5_ncb\0"
    "unc_m2p_local_shar_p2p_crd_wait_1.m2iosf5_ncs\0"
    "unc_m2p_p2p_crd_occupancy.local_ncb\0"
    "unc_m2p_p2p_crd_occupancy.local_ncs\0"
    "unc_m2p_p2p_crd_occupancy.remote_ncb\0"
    "unc_m2p_p2p_crd_occupancy.remote_ncs\0"
    "unc_m2p_p2p_crd_occupancy.all\0"
    "unc_m2p_p2p_ded_received.local_ncb\0"
    "unc_m2p_p2p_ded_received.local_ncs\0"
    "unc_m2p_p2p_ded_received.remote_ncb\0"
    "unc_m2p_p2p_ded_received.remote_ncs\0"
    "unc_m2p_p2p_ded_received.all\0"
    "unc_m2p_p2p_shar_received.local_ncb\0"
    "unc_m2p_p2p_shar_received.local_ncs\0"
    "unc_m2p_p2p_shar_received.remote_ncb\0"
    "unc_m2p_p2p_shar_received.remote_ncs\0"
    "unc_m2p_p2p_shar_received.all\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi0_drs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi0_ncb\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi0_ncs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi1_drs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi1_ncb\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi1_ncs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_1.upi2_drs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_1.upi2_ncb\0"
    "unc_m2p_remote_ded_p2p_crd_taken_1.upi2_ncs\0"
    "unc_m2p_remote_p2p_ded_returned.upi0_ncb\0"
    "unc_m2p_remote_p2p_ded_returned.upi0_ncs\0"
    "unc_m2p_remote_p2p_ded_returned.upi1_ncb\0"
    "unc_m2p_remote_p2p_ded_returned.upi1_ncs\0"
    "unc_m2p_remote_p2p_ded_returned.upi2_ncb\0"
    "unc_m2p_remote_p2p_ded_returned.upi2_ncs\0"
    "unc_m2p_remote_p2p_shar_returned.agent_0\0"
    "unc_m2p_remote_p2p_shar_returned.agent_1\0"
    "unc_m2p_remote_p2p_shar_returned.agent_2\0"
    "unc_m2p_remote_shar_p2p_crd_returned.agent_0\0"
    "unc_m2p_remote_shar_p2p_crd_returned.agent_1\0"
    "unc_m2p_remote_shar_p2p_crd_returned.agent_2\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi0_drs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi0_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi0_ncs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi1_drs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi1_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi1_ncs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_1.upi2_drs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_1.upi2_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_taken_1.upi2_ncs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi0_drs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi0_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi0_ncs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi1_drs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi1_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi1_ncs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_1.upi2_drs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_1.upi2_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_wait_1.upi2_ncs\0"
    "unc_m2p_rxc_cycles_ne.cha_idi\0"
    "unc_m2p_rxc_cycles_ne.cha_ncb\0"
    "unc_m2p_rxc_cycles_ne.cha_ncs\0"
    "unc_m2p_rxc_inserts.cha_idi\0"
    "unc_m2p_rxc_inserts.cha_ncb\0"
    "unc_m2p_rxc_inserts.cha_ncs\0"
    "unc_m2p_txc_credits.prq\0"
    "unc_m2p_ag0_ad_crd_acquired0.tgr0\0"
    "unc_m2p_ag0_ad_crd_acquired0.tgr1\0"
    "unc_m2p_ag0_ad_crd_acquired0.tgr2\0"
    "unc_m2p_ag0_ad_crd_acquired0.tgr3\0"
    "unc_m2p_ag0_ad_crd_acquired0.tgr4\0"
    "unc_m2p_ag0_ad_crd_acquired0.tgr5\0"
    "unc_m2p_ag0_ad_crd_acquired0.tgr6\0"
    "unc_m2p_ag0_ad_crd_acquired0.tgr7\0"
    "unc_m2p_ag0_ad_crd_acquired1.tgr8\0"
    "unc_m2p_ag0_ad_crd_acquired1.tgr9\0"
    "unc_m2p_ag0_ad_crd_acquired1.tgr10\0"
    "unc_m2p_ag0_ad_crd_occupancy0.tgr0\0"
    "unc_m2p_ag0_ad_crd_occupancy0.tgr1\0"
    "unc_m2p_ag0_ad_crd_occupancy0.tgr2\0"
    "unc_m2p_ag0_ad_crd_occupancy0.tgr3\0"
    "unc_m2p_ag0_ad_crd_occupancy0.tgr4\0"
    "unc_m2p_ag0_ad_crd_occupancy0.tgr5\0"
    "unc_m2p_ag0_ad_crd_occupancy0.tgr6\0"
    "unc_m2p_ag0_ad_crd_occupancy0.tgr7\0"
    "unc_m2p_ag0_ad_crd_occupancy1.tgr8\0"
    "unc_m2p_ag0_ad_crd_occupancy1.tgr9\0"
    "unc_m2p_ag0_ad_crd_occupancy1.tgr10\0"
    "unc_m2p_ag0_bl_crd_acquired0.tgr0\0"
    "unc_m2p_ag0_bl_crd_acquired0.tgr1\0"
    "unc_m2p_ag0_bl_crd_acquired0.tgr2\0"
    "unc_m2p_ag0_bl_crd_acquired0.tgr3\0"
    "unc_m2p_ag0_bl_crd_acquired0.tgr4\0"
    "unc_m2p_ag0_bl_crd_acquired0.tgr5\0"
    "unc_m2p_ag0_bl_crd_acquired0.tgr6\0"
    "unc_m2p_ag0_bl_crd_acquired0.tgr7\0"
    "unc_m2p_ag0_bl_crd_acquired1.tgr8\0"
    "unc_m2p_ag0_bl_crd_acquired1.tgr9\0"
    "unc_m2p_ag0_bl_crd_acquired1.tgr10\0"
    "unc_m2p_ag0_bl_crd_occupancy0.tgr0\0"
    "unc_m2p_ag0_bl_crd_occupancy0.tgr1\0"
    "unc_m2p_ag0_bl_crd_occupancy0.tgr2\0"
    "unc_m2p_ag0_bl_crd_occupancy0.tgr3\0"
    "unc_m2p_ag0_bl_crd_occupancy0.tgr4\0"
    "unc_m2p_ag0_bl_crd_occupancy0.tgr5\0"
    "unc_m2p_ag0_bl_crd_occupancy0.tgr6\0"
    "unc_m2p_ag0_bl_crd_occupancy0.tgr7\0"
    "unc_m2p_ag0_bl_crd_occupancy1.tgr8\0"
    "unc_m2p_ag0_bl_crd_occupancy1.tgr9\0"
    "unc_m2p_ag0_bl_crd_occupancy1.tgr10\0"
    "unc_m2p_ag1_ad_crd_acquired0.tgr0\0"
    "unc_m2p_ag1_ad_crd_acquired0.tgr1\0"
    "unc_m2p_ag1_ad_crd_acquired0.tgr2\0"
    "unc_m2p_ag1_ad_crd_acquired0.tgr3\0"
    "unc_m2p_ag1_ad_crd_acquired0.tgr4\0"
    "unc_m2p_ag1_ad_crd_acquired0.tgr5\0"
    "unc_m2p_ag1_ad_crd_acquired0.tgr6\0"
    "unc_m2p_ag1_ad_crd_acquired0.tgr7\0"
    "unc_m2p_ag1_ad_crd_acquired1.tgr8\0"
    "unc_m2p_ag1_ad_crd_acquired1.tgr9\0"
    "unc_m2p_ag1_ad_crd_acquired1.tgr10\0"
    "unc_m2p_ag1_ad_crd_occupancy0.tgr0\0"
    "unc_m2p_ag1_ad_crd_occupancy0.tgr1\0"
    "unc_m2p_ag1_ad_crd_occupancy0.tgr2\0"
    "unc_m2p_ag1_ad_crd_occupancy0.tgr3\0"
    "unc_m2p_ag1_ad_crd_occupancy0.tgr4\0"
    "unc_m2p_ag1_ad_crd_occupancy0.tgr5\0"
    "unc_m2p_ag1_ad_crd_occupancy0.tgr6\0"
    "unc_m2p_ag1_ad_crd_occupancy0.tgr7\0"
    "unc_m2p_ag1_ad_crd_occupancy1.tgr8\0"
    "unc_m2p_ag1_ad_crd_occupancy1.tgr9\0"
    "unc_m2p_ag1_ad_crd_occupancy1.tgr10\0"
    "unc_m2p_ag1_bl_crd_acquired0.tgr0\0"
    "unc_m2p_ag1_bl_crd_acquired0.tgr1\0"
    "unc_m2p_ag1_bl_crd_acquired0.tgr2\0"
    "unc_m2p_ag1_bl_crd_acquired0.tgr3\0"
    "unc_m2p_ag1_bl_crd_acquired0.tgr4\0"
    "unc_m2p_ag1_bl_crd_acquired0.tgr5\0"
    "unc_m2p_ag1_bl_crd_acquired0.tgr6\0"
    "unc_m2p_ag1_bl_crd_acquired0.tgr7\0"
    "unc_m2p_ag1_bl_crd_acquired1.tgr8\0"
    "unc_m2p_ag1_bl_crd_acquired1.tgr9\0"
    "unc_m2p_ag1_bl_crd_acquired1.tgr10\0"
    "unc_m2p_ag1_bl_crd_occupancy0.tgr0\0"
    "unc_m2p_ag1_bl_crd_occupancy0.tgr1\0"
    "unc_m2p_ag1_bl_crd_occupancy0.tgr2\0"
    "unc_m2p_ag1_bl_crd_occupancy0.tgr3\0"
    "unc_m2p_ag1_bl_crd_occupancy0.tgr4\0"
    "unc_m2p_ag1_bl_crd_occupancy0.tgr5\0"
    "unc_m2p_ag1_bl_crd_occupancy0.tgr6\0"
    "unc_m2p_ag1_bl_crd_occupancy0.tgr7\0"
    "unc_m2p_ag1_bl_crd_occupancy1.tgr8\0"
    "unc_m2p_ag1_bl_crd_occupancy1.tgr9\0"
    "unc_m2p_ag1_bl_crd_occupancy1.tgr10\0"
    "unc_m2p_distress_asserted.vert\0"
    "unc_m2p_distress_asserted.horz\0"
    "unc_m2p_distress_asserted.dpt_local\0"
    "unc_m2p_distress_asserted.dpt_nonlocal\0"
    "unc_m2p_distress_asserted.dpt_stall_iv\0"
    "unc_m2p_distress_asserted.dpt_stall_nocrd\0"
    "unc_m2p_egress_ordering.iv_snoopgo_up\0"
    "unc_m2p_egress_ordering.iv_snoopgo_dn\0"
    "unc_m2p_horz_ring_ad_in_use.left_even\0"
    "unc_m2p_horz_ring_ad_in_use.left_odd\0"
    "unc_m2p_horz_ring_ad_in_use.right_even\0"
    "unc_m2p_horz_ring_ad_in_use.right_odd\0"
    "unc_m2p_horz_ring_akc_in_use.left_even\0"
    "unc_m2p_horz_ring_akc_in_use.left_odd\0"
    "unc_m2p_horz_ring_akc_in_use.right_even\0"
    "unc_m2p_horz_ring_akc_in_use.right_odd\0"
    "unc_m2p_horz_ring_ak_in_use.left_even\0"
    "unc_m2p_horz_ring_ak_in_use.left_odd\0"
    "unc_m2p_horz_ring_ak_in_use.right_even\0"
    "unc_m2p_horz_ring_ak_in_use.right_odd\0"
    "unc_m2p_horz_ring_bl_in_use.left_even\0"
    "unc_m2p_horz_ring_bl_in_use.left_odd\0"
    "unc_m2p_horz_ring_bl_in_use.right_even\0"
    "unc_m2p_horz_ring_bl_in_use.right_odd\0"
    "unc_m2p_horz_ring_iv_in_use.left\0"
    "unc_m2p_horz_ring_iv_in_use.right\0"
    "unc_m2p_misc_external.mbe_inst0\0"
    "unc_m2p_misc_external.mbe_inst1\0"
    "unc_m2p_ring_bounces_horz.ad\0"
    "unc_m2p_ring_bounces_horz.ak\0"
    "unc_m2p_ring_bounces_horz.bl\0"
    "unc_m2p_ring_bounces_horz.iv\0"
    "unc_m2p_ring_bounces_vert.ad\0"
    "unc_m2p_ring_bounces_vert.ak\0"
    "unc_m2p_ring_bounces_vert.bl\0"
    "unc_m2p_ring_bounces_vert.iv\0"
    "unc_m2p_ring_bounces_vert.akc\0"
    "unc_m2p_ring_sink_starved_horz.ad\0"
    "unc_m2p_ring_sink_starved_horz.ak\0"
    "unc_m2p_ring_sink_starved_horz.bl\0"
    "unc_m2p_ring_sink_starved_horz.iv\0"
    "unc_m2p_ring_sink_starved_horz.ak_ag1\0"
    "unc_m2p_ring_sink_starved_vert.ad\0"
    "unc_m2p_ring_sink_starved_vert.ak\0"
    "unc_m2p_ring_sink_starved_vert.bl\0"
    "unc_m2p_ring_sink_starved_vert.iv\0"
    "unc_m2p_ring_sink_starved_vert.akc\0"
    "unc_m2p_rxr_busy_starved.ad_uncrd\0"
    "unc_m2p_rxr_busy_starved.bl_uncrd\0"
    "unc_m2p_rxr_busy_starved.ad_crd\0"
    "unc_m2p_rxr_busy_starved.bl_crd\0"
    "unc_m2p_rxr_busy_starved.ad_all\0"
    "unc_m2p_rxr_busy_starved.bl_all\0"
    "unc_m2p_rxr_bypass.ad_uncrd\0"
    "unc_m2p_rxr_bypass.ak\0"
    "unc_m2p_rxr_bypass.bl_uncrd\0"
    "unc_m2p_rxr_bypass.iv\0"
    "unc_m2p_rxr_bypass.ad_crd\0"
    "unc_m2p_rxr_bypass.bl_crd\0"
    "unc_m2p_rxr_bypass.akc_uncrd\0"
    "unc_m2p_rxr_bypass.ad_all\0"
    "unc_m2p_rxr_bypass.bl_all\0"
    "unc_m2p_rxr_crd_starved.ad_uncrd\0"
    "unc_m2p_rxr_crd_starved.ak\0"
    "unc_m2p_rxr_crd_starved.bl_uncrd\0"
    "unc_m2p_rxr_crd_starved.iv\0"
    "unc_m2p_rxr_crd_starved.ad_crd\0"
    "unc_m2p_rxr_crd_starved.bl_crd\0"
    "unc_m2p_rxr_crd_starved.ifv\0"
    "unc_m2p_rxr_crd_starved.ad_all\0"
    "unc_m2p_rxr_crd_starved.bl_all\0"
    "unc_m2p_rxr_inserts.ad_uncrd\0"
    "unc_m2p_rxr_inserts.ak\0"
    "unc_m2p_rxr_inserts.bl_uncrd\0"
    "unc_m2p_rxr_inserts.iv\0"
    "unc_m2p_rxr_inserts.ad_crd\0"
    "unc_m2p_rxr_inserts.bl_crd\0"
    "unc_m2p_rxr_inserts.akc_uncrd\0"
    "unc_m2p_rxr_inserts.ad_all\0"
    "unc_m2p_rxr_inserts.bl_all\0"
    "unc_m2p_rxr_occupancy.ad_uncrd\0"
    "unc_m2p_rxr_occupancy.ak\0"
    "unc_m2p_rxr_occupancy.bl_uncrd\0"
    "unc_m2p_rxr_occupancy.iv\0"
    "unc_m2p_rxr_occupancy.ad_crd\0"
    "unc_m2p_rxr_occupancy.bl_crd\0"
    "unc_m2p_rxr_occupancy.akc_uncrd\0"
    "unc_m2p_rxr_occupancy.ad_all\0"
    "unc_m2p_rxr_occupancy.bl_all\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag0.tgr0\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag0.tgr1\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag0.tgr2\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag0.tgr3\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag0.tgr4\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag0.tgr5\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag0.tgr6\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag0.tgr7\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag1.tgr0\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag1.tgr1\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag1.tgr2\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag1.tgr3\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag1.tgr4\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag1.tgr5\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag1.tgr6\0"
    "unc_m2p_stall0_no_txr_horz_crd_ad_ag1.tgr7\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag0.tgr0\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag0.tgr1\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag0.tgr2\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag0.tgr3\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag0.tgr4\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag0.tgr5\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag0.tgr6\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag0.tgr7\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag1.tgr0\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag1.tgr1\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag1.tgr2\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag1.tgr3\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag1.tgr4\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag1.tgr5\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag1.tgr6\0"
    "unc_m2p_stall0_no_txr_horz_crd_bl_ag1.tgr7\0"
    "unc_m2p_stall1_no_txr_horz_crd_ad_ag0.tgr8\0"
    "unc_m2p_stall1_no_txr_horz_crd_ad_ag0.tgr9\0"
    "unc_m2p_stall1_no_txr_horz_crd_ad_ag0.tgr10\0"
    "unc_m2p_stall1_no_txr_horz_crd_ad_ag1_1.tgr8\0"
    "unc_m2p_stall1_no_txr_horz_crd_ad_ag1_1.tgr9\0"
    "unc_m2p_stall1_no_txr_horz_crd_ad_ag1_1.tgr10\0"
    "unc_m2p_stall1_no_txr_horz_crd_bl_ag0_1.tgr8\0"
    "unc_m2p_stall1_no_txr_horz_crd_bl_ag0_1.tgr9\0"
    "unc_m2p_stall1_no_txr_horz_crd_bl_ag0_1.tgr10\0"
    "unc_m2p_stall1_no_txr_horz_crd_bl_ag1_1.tgr8\0"
    "unc_m2p_stall1_no_txr_horz_crd_bl_ag1_1.tgr9\0"
    "unc_m2p_stall1_no_txr_horz_crd_bl_ag1_1.tgr10\0"
    "unc_m2p_txr_horz_ads_used.ad_uncrd\0"
    "unc_m2p_txr_horz_ads_used.bl_uncrd\0"
    "unc_m2p_txr_horz_ads_used.ad_crd\0"
    "unc_m2p_txr_horz_ads_used.bl_crd\0"
    "unc_m2p_txr_horz_ads_used.ad_all\0"
    "unc_m2p_txr_horz_ads_used.bl_all\0"
    "unc_m2p_txr_horz_bypass.ad_uncrd\0"
    "unc_m2p_txr_horz_bypass.ak\0"
    "unc_m2p_txr_horz_bypass.bl_uncrd\0"
    "unc_m2p_txr_horz_bypass.iv\0"
    "unc_m2p_txr_horz_bypass.ad_crd\0"
    "unc_m2p_txr_horz_bypass.bl_crd\0"
    "unc_m2p_txr_horz_bypass.akc_uncrd\0"
    "unc_m2p_txr_horz_bypass.ad_all\0"
    "unc_m2p_txr_horz_bypass.bl_all\0"
    "unc_m2p_txr_horz_cycles_full.ad_uncrd\0"
    "unc_m2p_txr_horz_cycles_full.ak\0"
    "unc_m2p_txr_horz_cycles_full.bl_uncrd\0"
    "unc_m2p_txr_horz_cycles_full.iv\0"
    "unc_m2p_txr_horz_cycles_full.ad_crd\0"
    "unc_m2p_txr_horz_cycles_full.bl_crd\0"
    "unc_m2p_txr_horz_cycles_full.akc_uncrd\0"
    "unc_m2p_txr_horz_cycles_full.ad_all\0"
    "unc_m2p_txr_horz_cycles_full.bl_all\0"
    "unc_m2p_txr_horz_cycles_ne.ad_uncrd\0"
    "unc_m2p_txr_horz_cycles_ne.ak\0"
    "unc_m2p_txr_horz_cycles_ne.bl_uncrd\0"
    "unc_m2p_txr_horz_cycles_ne.iv\0"
    "unc_m2p_txr_horz_cycles_ne.ad_crd\0"
    "unc_m2p_txr_horz_cycles_ne.bl_crd\0"
    "unc_m2p_txr_horz_cycles_ne.akc_uncrd\0"
    "unc_m2p_txr_horz_cycles_ne.ad_all\0"
    "unc_m2p_txr_horz_cycles_ne.bl_all\0"
    "unc_m2p_txr_horz_inserts.ad_uncrd\0"
    "unc_m2p_txr_horz_inserts.ak\0"
    "unc_m2p_txr_horz_inserts.bl_uncrd\0"
    "unc_m2p_txr_horz_inserts.iv\0"
    "unc_m2p_txr_horz_inserts.ad_crd\0"
    "unc_m2p_txr_horz_inserts.bl_crd\0"
    "unc_m2p_txr_horz_inserts.akc_uncrd\0"
    "unc_m2p_txr_horz_inserts.ad_all\0"
    "unc_m2p_txr_horz_inserts.bl_all\0"
    "unc_m2p_txr_horz_nack.ad_uncrd\0"
    "unc_m2p_txr_horz_nack.ak\0"
    "unc_m2p_txr_horz_nack.bl_uncrd\0"
    "unc_m2p_txr_horz_nack.iv\0"
    "unc_m2p_txr_horz_nack.ad_crd\0"
    "unc_m2p_txr_horz_nack.bl_crd\0"
    "unc_m2p_txr_horz_nack.akc_uncrd\0"
    "unc_m2p_txr_horz_nack.ad_all\0"
    "unc_m2p_txr_horz_nack.bl_all\0"
    "unc_m2p_txr_horz_occupancy.ad_uncrd\0"
    "unc_m2p_txr_horz_occupancy.ak\0"
    "unc_m2p_txr_horz_occupancy.bl_uncrd\0"
    "unc_m2p_txr_horz_occupancy.iv\0"
    "unc_m2p_txr_horz_occupancy.ad_crd\0"
    "unc_m2p_txr_horz_occupancy.bl_crd\0"
    "unc_m2p_txr_horz_occupancy.akc_uncrd\0"
    "unc_m2p_txr_horz_occupancy.ad_all\0"
    "unc_m2p_txr_horz_occupancy.bl_all\0"
    "unc_m2p_txr_horz_starved.ad_uncrd\0"
    "unc_m2p_txr_horz_starved.ak\0"
    "unc_m2p_txr_horz_starved.bl_uncrd\0"
    "unc_m2p_txr_horz_starved.iv\0"
    "unc_m2p_txr_horz_starved.akc_uncrd\0"
    "unc_m2p_txr_horz_starved.ad_all\0"
    "unc_m2p_txr_horz_starved.bl_all\0"
    "unc_m2p_txr_vert_ads_used.ad_ag0\0"
    "unc_m2p_txr_vert_ads_used.bl_ag0\0"
    "unc_m2p_txr_vert_ads_used.ad_ag1\0"
    "unc_m2p_txr_vert_ads_used.bl_ag1\0"
    "unc_m2p_txr_vert_bypass.ad_ag0\0"
    "unc_m2p_txr_vert_bypass.ak_ag0\0"
    "unc_m2p_txr_vert_bypass.bl_ag0\0"
    "unc_m2p_txr_vert_bypass.iv_ag1\0"
    "unc_m2p_txr_vert_bypass.ad_ag1\0"
    "unc_m2p_txr_vert_bypass.ak_ag1\0"
    "unc_m2p_txr_vert_bypass.bl_ag1\0"
    "unc_m2p_txr_vert_bypass_1.akc_ag0\0"
    "unc_m2p_txr_vert_bypass_1.akc_ag1\0"
    "unc_m2p_txr_vert_cycles_full0.ad_ag0\0"
    "unc_m2p_txr_vert_cycles_full0.ak_ag0\0"
    "unc_m2p_txr_vert_cycles_full0.bl_ag0\0"
    "unc_m2p_txr_vert_cycles_full0.iv_ag0\0"
    "unc_m2p_txr_vert_cycles_full0.ad_ag1\0"
    "unc_m2p_txr_vert_cycles_full0.ak_ag1\0"
    "unc_m2p_txr_vert_cycles_full0.bl_ag1\0"
    "unc_m2p_txr_vert_cycles_full1.akc_ag0\0"
    "unc_m2p_txr_vert_cycles_full1.akc_ag1\0"
    "unc_m2p_txr_vert_cycles_ne0.ad_ag0\0"
    "unc_m2p_txr_vert_cycles_ne0.ak_ag0\0"
    "unc_m2p_txr_vert_cycles_ne0.bl_ag0\0"
    "unc_m2p_txr_vert_cycles_ne0.iv_ag0\0"
    "unc_m2p_txr_vert_cycles_ne0.ad_ag1\0"
    "unc_m2p_txr_vert_cycles_ne0.ak_ag1\0"
    "unc_m2p_txr_vert_cycles_ne0.bl_ag1\0"
    "unc_m2p_txr_vert_cycles_ne1.akc_ag0\0"
    "unc_m2p_txr_vert_cycles_ne1.akc_ag1\0"
    "unc_m2p_txr_vert_inserts0.ad_ag0\0"
    "unc_m2p_txr_vert_inserts0.ak_ag0\0"
    "unc_m2p_txr_vert_inserts0.bl_ag0\0"
    "unc_m2p_txr_vert_inserts0.iv_ag0\0"
    "unc_m2p_txr_vert_inserts0.ad_ag1\0"
    "unc_m2p_txr_vert_inserts0.ak_ag1\0"
    "unc_m2p_txr_vert_inserts0.bl_ag1\0"
    "unc_m2p_txr_vert_inserts1.akc_ag0\0"
    "unc_m2p_txr_vert_inserts1.akc_ag1\0"
    "unc_m2p_txr_vert_nack0.ad_ag0\0"
    "unc_m2p_txr_vert_nack0.ak_ag0\0"
    "unc_m2p_txr_vert_nack0.bl_ag0\0"
    "unc_m2p_txr_vert_nack0.iv_ag0\0"
    "unc_m2p_txr_vert_nack0.ad_ag1\0"
    "unc_m2p_txr_vert_nack0.ak_ag1\0"
    "unc_m2p_txr_vert_nack0.bl_ag1\0"
    "unc_m2p_txr_vert_nack1.akc_ag0\0"
    "unc_m2p_txr_vert_nack1.akc_ag1\0"
    "unc_m2p_txr_vert_occupancy0.ad_ag0\0"
    "unc_m2p_txr_vert_occupancy0.ak_ag0\0"
    "unc_m2p_txr_vert_occupancy0.bl_ag0\0"
    "unc_m2p_txr_vert_occupancy0.iv_ag0\0"
    "unc_m2p_txr_vert_occupancy0.ad_ag1\0"
    "unc_m2p_txr_vert_occupancy0.ak_ag1\0"
    "unc_m2p_txr_vert_occupancy0.bl_ag1\0"
    "unc_m2p_txr_vert_occupancy1.akc_ag0\0"
    "unc_m2p_txr_vert_occupancy1.akc_ag1\0"
    "unc_m2p_txr_vert_starved0.ad_ag0\0"
    "unc_m2p_txr_vert_starved0.ak_ag0\0"
    "unc_m2p_txr_vert_starved0.bl_ag0\0"
    "unc_m2p_txr_vert_starved0.iv_ag0\0"
    "unc_m2p_txr_vert_starved0.ad_ag1\0"
    "unc_m2p_txr_vert_starved0.ak_ag1\0"
    "unc_m2p_txr_vert_starved0.bl_ag1\0"
    "unc_m2p_txr_vert_starved1.akc_ag0\0"
    "unc_m2p_txr_vert_starved1.akc_ag1\0"
    "unc_m2p_txr_vert_starved1.tgc\0"
    "unc_m2p_vert_ring_ad_in_use.up_even\0"
    "unc_m2p_vert_ring_ad_in_use.up_odd\0"
    "unc_m2p_vert_ring_ad_in_use.dn_even\0"
    "unc_m2p_vert_ring_ad_in_use.dn_odd\0"
    "unc_m2p_vert_ring_akc_in_use.up_even\0"
    "unc_m2p_vert_ring_akc_in_use.up_odd\0"
    "unc_m2p_vert_ring_akc_in_use.dn_even\0"
    "unc_m2p_vert_ring_akc_in_use.dn_odd\0"
    "unc_m2p_vert_ring_ak_in_use.up_even\0"
    "unc_m2p_vert_ring_ak_in_use.up_odd\0"
    "unc_m2p_vert_ring_ak_in_use.dn_even\0"
    "unc_m2p_vert_ring_ak_in_use.dn_odd\0"
    "unc_m2p_vert_ring_bl_in_use.up_even\0"
    "unc_m2p_vert_ring_bl_in_use.up_odd\0"
    "unc_m2p_vert_ring_bl_in_use.dn_even\0"
    "unc_m2p_vert_ring_bl_in_use.dn_odd\0"
    "unc_m2p_vert_ring_iv_in_use.up\0"
    "unc_m2p_vert_ring_iv_in_use.dn\0"
    "unc_m2p_vert_ring_tgc_in_use.up_even\0"
    "unc_m2p_vert_ring_tgc_in_use.up_odd\0"
    "unc_m2p_vert_ring_tgc_in_use.dn_even\0"
    "unc_m2p_vert_ring_tgc_in_use.dn_odd\0"
    "unc_m2p_ring_src_thrtl\0"
    "unc_m2p_rxr_crd_starved_1\0"
    "unc_m2p_rxc_cycles_ne.upi_ncb\0"
    "unc_m2p_rxc_cycles_ne.upi_ncs\0"
    "unc_m2p_rxc_inserts.upi_ncb\0"
    "unc_m2p_rxc_inserts.upi_ncs\0"
    "unc_m2p_txc_credits.pmm\0"
    "unc_m2p_txc_cycles_full.pmm_block_1\0"
    "unc_m2p_txc_cycles_full.pmm_block_0\0"
    "unc_m2p_txc_cycles_ne.pmm_distress_1\0"
    "unc_m2p_txc_cycles_ne.pmm_distress_0\0"
    "unc_m2p_distress_asserted.pmm_local\0"
    "unc_m2p_distress_asserted.pmm_nonlocal\0";
inline constexpr select::event_list m2pcie_list{"ice_lake_sp", core::ice_lake_sp, m2pcie_names, all_of(sharers)};
inline constexpr char m3upi_names[] =
    "unc_m3upi_clockticks\0"
    "unc_m3upi_cha_ad_credits_empty.vna\0"
    "unc_m3upi_cha_ad_credits_empty.wb\0"
    "unc_m3upi_cha_ad_credits_empty.req\0"
    "unc_m3upi_cha_ad_credits_empty.snp\0"
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
    "unc_m3upi_rxc_arb_misc.no_prog_ad_vn0\0"
    "unc_m3upi_rxc_arb_misc.no_prog_ad_vn1\0"
    "unc_m3upi_rxc_arb_misc.no_prog_bl_vn0\0"
    "unc_m3upi_rxc_arb_misc.no_prog_bl_vn1\0"
    "unc_m3upi_rxc_arb_misc.adbl_parallel_win_vn0\0"
    "unc_m3upi_rxc_arb_misc.adbl_parallel_win_vn1\0"
    "unc_m3upi_rxc_arb_misc.vn01_parallel_win\0"
    "unc_m3upi_rxc_arb_misc.all_parallel_win\0"
    "unc_m3upi_rxc_arb_nocrd_vn0.ad_req\0"
    "unc_m3upi_rxc_arb_nocrd_vn0.ad_snp\0"
    "unc_m3upi_rxc_arb_nocrd_vn0.ad_rsp\0"
    "unc_m3upi_rxc_arb_nocrd_vn0.bl_rsp\0"
    "unc_m3upi_rxc_arb_nocrd_vn0.bl_wb\0"
    "unc_m3upi_rxc_arb_nocrd_vn0.bl_ncb\0"
    "unc_m3upi_rxc_arb_nocrd_vn0.bl_ncs\0"
    "unc_m3upi_rxc_arb_nocrd_vn1.ad_req\0"
    "unc_m3upi_rxc_arb_nocrd_vn1.ad_snp\0"
    "unc_m3upi_rxc_arb_nocrd_vn1.ad_rsp\0"
    "unc_m3upi_rxc_arb_nocrd_vn1.bl_rsp\0"
    "unc_m3upi_rxc_arb_nocrd_vn1.bl_wb\0"
    "unc_m3upi_rxc_arb_nocrd_vn1.bl_ncb\0"
    "unc_m3upi_rxc_arb_nocrd_vn1.bl_ncs\0"
    "unc_m3upi_rxc_arb_noreq_vn0.ad_req\0"
    "unc_m3upi_rxc_arb_noreq_vn0.ad_snp\0"
    "unc_m3upi_rxc_arb_noreq_vn0.ad_rsp\0"
    "unc_m3upi_rxc_arb_noreq_vn0.bl_rsp\0"
    "unc_m3upi_rxc_arb_noreq_vn0.bl_wb\0"
    "unc_m3upi_rxc_arb_noreq_vn0.bl_ncb\0"
    "unc_m3upi_rxc_arb_noreq_vn0.bl_ncs\0"
    "unc_m3upi_rxc_arb_noreq_vn1.ad_req\0"
    "unc_m3upi_rxc_arb_noreq_vn1.ad_snp\0"
    "unc_m3upi_rxc_arb_noreq_vn1.ad_rsp\0"
    "unc_m3upi_rxc_arb_noreq_vn1.bl_rsp\0"
    "unc_m3upi_rxc_arb_noreq_vn1.bl_wb\0"
    "unc_m3upi_rxc_arb_noreq_vn1.bl_ncb\0"
    "unc_m3upi_rxc_arb_noreq_vn1.bl_ncs\0"
    "unc_m3upi_rxc_bypassed.ad_s0_idle\0"
    "unc_m3upi_rxc_bypassed.ad_s0_bl_arb\0"
    "unc_m3upi_rxc_bypassed.ad_s1_bl_slot\0"
    "unc_m3upi_rxc_bypassed.ad_s2_bl_slot\0"
    "unc_m3upi_rxc_crd_misc.any_bgf_fifo\0"
    "unc_m3upi_rxc_crd_misc.any_bgf_path\0"
    "unc_m3upi_rxc_crd_misc.vn0_no_d2k_for_arb\0"
    "unc_m3upi_rxc_crd_misc.vn1_no_d2k_for_arb\0"
    "unc_m3upi_rxc_crd_misc.lt1_for_d2k\0"
    "unc_m3upi_rxc_crd_misc.lt2_for_d2k\0"
    "unc_m3upi_rxc_crd_occ.vna_in_use\0"
    "unc_m3upi_rxc_crd_occ.flits_in_fifo\0"
    "unc_m3upi_rxc_crd_occ.flits_in_path\0"
    "unc_m3upi_rxc_crd_occ.txq_crd\0"
    "unc_m3upi_rxc_crd_occ.d2k_crd\0"
    "unc_m3upi_rxc_crd_occ.p1p_total\0"
    "unc_m3upi_rxc_crd_occ.p1p_fifo\0"
    "unc_m3upi_rxc_crd_occ.consumed\0"
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
    "unc_m3upi_rxc_data_flits_not_sent.all\0"
    "unc_m3upi_rxc_data_flits_not_sent.tsv_hi\0"
    "unc_m3upi_rxc_data_flits_not_sent.valid_for_flit\0"
    "unc_m3upi_rxc_data_flits_not_sent.no_bgf\0"
    "unc_m3upi_rxc_data_flits_not_sent.no_txq\0"
    "unc_m3upi_rxc_flits_gen_bl.p0_wait\0"
    "unc_m3upi_rxc_flits_gen_bl.p1_wait\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_to_limbo\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_busy\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_at_limit\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_hold_p0\0"
    "unc_m3upi_rxc_flits_gen_bl.p1p_fifo_full\0"
    "unc_m3upi_rxc_flits_misc.s2req_received\0"
    "unc_m3upi_rxc_flits_misc.s2req_withdrawn\0"
    "unc_m3upi_rxc_flits_misc.s2req_in_holdoff\0"
    "unc_m3upi_rxc_flits_misc.s2req_in_service\0"
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
    "unc_m3upi_rxc_flit_gen_hdr1.ahead_msg1_during\0"
    "unc_m3upi_rxc_flit_gen_hdr1.ahead_msg2_after\0"
    "unc_m3upi_rxc_flit_gen_hdr1.ahead_msg2_sent\0"
    "unc_m3upi_rxc_flit_gen_hdr1.ahead_msg1_after\0"
    "unc_m3upi_rxc_flit_gen_hdr2.rmstall\0"
    "unc_m3upi_rxc_flit_gen_hdr2.rmstall_nomsg\0"
    "unc_m3upi_rxc_flit_gen_hdr2.par\0"
    "unc_m3upi_rxc_flit_gen_hdr2.par_msg\0"
    "unc_m3upi_rxc_flit_gen_hdr2.par_flit\0"
    "unc_m3upi_rxc_hdr_flits_sent.1_msg\0"
    "unc_m3upi_rxc_hdr_flits_sent.2_msgs\0"
    "unc_m3upi_rxc_hdr_flits_sent.3_msgs\0"
    "unc_m3upi_rxc_hdr_flits_sent.1_msg_vnx\0"
    "unc_m3upi_rxc_hdr_flits_sent.slots_1\0"
    "unc_m3upi_rxc_hdr_flits_sent.slots_2\0"
    "unc_m3upi_rxc_hdr_flits_sent.slots_3\0"
    "unc_m3upi_rxc_hdr_flit_not_sent.all\0"
    "unc_m3upi_rxc_hdr_flit_not_sent.tsv_hi\0"
    "unc_m3upi_rxc_hdr_flit_not_sent.valid_for_flit\0"
    "unc_m3upi_rxc_hdr_flit_not_sent.no_bgf_crd\0"
    "unc_m3upi_rxc_hdr_flit_not_sent.no_txq_crd\0"
    "unc_m3upi_rxc_hdr_flit_not_sent.no_bgf_no_msg\0"
    "unc_m3upi_rxc_hdr_flit_not_sent.no_txq_no_msg\0"
    "unc_m3upi_rxc_held.vn0\0"
    "unc_m3upi_rxc_held.vn1\0"
    "unc_m3upi_rxc_held.parallel_attempt\0"
    "unc_m3upi_rxc_held.parallel_success\0"
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
    "unc_m3upi_rxc_vna_crd.corrected\0"
    "unc_m3upi_rxc_vna_crd.lt1\0"
    "unc_m3upi_rxc_vna_crd.lt4\0"
    "unc_m3upi_rxc_vna_crd.lt5\0"
    "unc_m3upi_rxc_vna_crd.lt10\0"
    "unc_m3upi_rxc_vna_crd.any_in_use\0"
    "unc_m3upi_rxc_vna_crd_misc.req_vn01_alloc_lt10\0"
    "unc_m3upi_rxc_vna_crd_misc.req_adbl_alloc_l5\0"
    "unc_m3upi_rxc_vna_crd_misc.vn0_only\0"
    "unc_m3upi_rxc_vna_crd_misc.vn1_only\0"
    "unc_m3upi_rxc_vna_crd_misc.vn0_just_ad\0"
    "unc_m3upi_rxc_vna_crd_misc.vn0_just_bl\0"
    "unc_m3upi_rxc_vna_crd_misc.vn1_just_ad\0"
    "unc_m3upi_rxc_vna_crd_misc.vn1_just_bl\0"
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
    "unc_m3upi_txc_bl_flq_inserts.vn0_ncb\0"
    "unc_m3upi_txc_bl_flq_inserts.vn0_ncs\0"
    "unc_m3upi_txc_bl_flq_inserts.vn0_wb\0"
    "unc_m3upi_txc_bl_flq_inserts.vn0_rsp\0"
    "unc_m3upi_txc_bl_flq_inserts.vn1_ncb\0"
    "unc_m3upi_txc_bl_flq_inserts.vn1_ncs\0"
    "unc_m3upi_txc_bl_flq_inserts.vn1_wb\0"
    "unc_m3upi_txc_bl_flq_inserts.vn1_rsp\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn0_rsp\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn0_wb\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn0_ncb\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn0_ncs\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn1_rsp\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn1_wb\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn1_ncb\0"
    "unc_m3upi_txc_bl_flq_occupancy.vn1_ncs\0"
    "unc_m3upi_txc_bl_wb_flq_occupancy.vn0_local\0"
    "unc_m3upi_txc_bl_wb_flq_occupancy.vn0_through\0"
    "unc_m3upi_txc_bl_wb_flq_occupancy.vn0_wrpull\0"
    "unc_m3upi_txc_bl_wb_flq_occupancy.vn1_local\0"
    "unc_m3upi_txc_bl_wb_flq_occupancy.vn1_through\0"
    "unc_m3upi_txc_bl_wb_flq_occupancy.vn1_wrpull\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vna\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn0_req\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn0_snp\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn0_rsp\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn1_req\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn1_snp\0"
    "unc_m3upi_upi_peer_ad_credits_empty.vn1_rsp\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vna\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn0_rsp\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn0_ncs_ncb\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn0_wb\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn1_rsp\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn1_ncs_ncb\0"
    "unc_m3upi_upi_peer_bl_credits_empty.vn1_wb\0"
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
    "unc_m3upi_wb_occ_compare.rt_gt_localdest_vn0\0"
    "unc_m3upi_wb_occ_compare.rt_eq_localdest_vn0\0"
    "unc_m3upi_wb_occ_compare.rt_lt_localdest_vn0\0"
    "unc_m3upi_wb_occ_compare.rt_gt_localdest_vn1\0"
    "unc_m3upi_wb_occ_compare.rt_eq_localdest_vn1\0"
    "unc_m3upi_wb_occ_compare.rt_lt_localdest_vn1\0"
    "unc_m3upi_wb_occ_compare.bothnonzero_rt_gt_localdest_vn0\0"
    "unc_m3upi_wb_occ_compare.bothnonzero_rt_eq_localdest_vn0\0"
    "unc_m3upi_wb_occ_compare.bothnonzero_rt_lt_localdest_vn0\0"
    "unc_m3upi_wb_occ_compare.bothnonzero_rt_gt_localdest_vn1\0"
    "unc_m3upi_wb_occ_compare.bothnonzero_rt_eq_localdest_vn1\0"
    "unc_m3upi_wb_occ_compare.bothnonzero_rt_lt_localdest_vn1\0"
    "unc_m3upi_wb_pending.localdest_vn0\0"
    "unc_m3upi_wb_pending.routethru_vn0\0"
    "unc_m3upi_wb_pending.local_and_rt_vn0\0"
    "unc_m3upi_wb_pending.waiting4pull_vn0\0"
    "unc_m3upi_wb_pending.localdest_vn1\0"
    "unc_m3upi_wb_pending.routethru_vn1\0"
    "unc_m3upi_wb_pending.local_and_rt_vn1\0"
    "unc_m3upi_wb_pending.waiting4pull_vn1\0"
    "unc_m3upi_xpt_pftch.arrived\0"
    "unc_m3upi_xpt_pftch.bypass\0"
    "unc_m3upi_xpt_pftch.arb\0"
    "unc_m3upi_xpt_pftch.lost_arb\0"
    "unc_m3upi_xpt_pftch.flitted\0"
    "unc_m3upi_xpt_pftch.lost_old\0"
    "unc_m3upi_xpt_pftch.lost_qfull\0"
    "unc_m3upi_ag0_ad_crd_acquired0.tgr0\0"
    "unc_m3upi_ag0_ad_crd_acquired0.tgr1\0"
    "unc_m3upi_ag0_ad_crd_acquired0.tgr2\0"
    "unc_m3upi_ag0_ad_crd_acquired0.tgr3\0"
    "unc_m3upi_ag0_ad_crd_acquired0.tgr4\0"
    "unc_m3upi_ag0_ad_crd_acquired0.tgr5\0"
    "unc_m3upi_ag0_ad_crd_acquired0.tgr6\0"
    "unc_m3upi_ag0_ad_crd_acquired0.tgr7\0"
    "unc_m3upi_ag0_ad_crd_acquired1.tgr8\0"
    "unc_m3upi_ag0_ad_crd_acquired1.tgr9\0"
    "unc_m3upi_ag0_ad_crd_acquired1.tgr10\0"
    "unc_m3upi_ag0_ad_crd_occupancy0.tgr0\0"
    "unc_m3upi_ag0_ad_crd_occupancy0.tgr1\0"
    "unc_m3upi_ag0_ad_crd_occupancy0.tgr2\0"
    "unc_m3upi_ag0_ad_crd_occupancy0.tgr3\0"
    "unc_m3upi_ag0_ad_crd_occupancy0.tgr4\0"
    "unc_m3upi_ag0_ad_crd_occupancy0.tgr5\0"
    "unc_m3upi_ag0_ad_crd_occupancy0.tgr6\0"
    "unc_m3upi_ag0_ad_crd_occupancy0.tgr7\0"
    "unc_m3upi_ag0_ad_crd_occupancy1.tgr8\0"
    "unc_m3upi_ag0_ad_crd_occupancy1.tgr9\0"
    "unc_m3upi_ag0_ad_crd_occupancy1.tgr10\0"
    "unc_m3upi_ag0_bl_crd_acquired0.tgr0\0"
    "unc_m3upi_ag0_bl_crd_acquired0.tgr1\0"
    "unc_m3upi_ag0_bl_crd_acquired0.tgr2\0"
    "unc_m3upi_ag0_bl_crd_acquired0.tgr3\0"
    "unc_m3upi_ag0_bl_crd_acquired0.tgr4\0"
    "unc_m3upi_ag0_bl_crd_acquired0.tgr5\0"
    "unc_m3upi_ag0_bl_crd_acquired0.tgr6\0"
    "unc_m3upi_ag0_bl_crd_acquired0.tgr7\0"
    "unc_m3upi_ag0_bl_crd_acquired1.tgr8\0"
    "unc_m3upi_ag0_bl_crd_acquired1.tgr9\0"
    "unc_m3upi_ag0_bl_crd_acquired1.tgr10\0"
    "unc_m3upi_ag0_bl_crd_occupancy0.tgr0\0"
    "unc_m3upi_ag0_bl_crd_occupancy0.tgr1\0"
    "unc_m3upi_ag0_bl_crd_occupancy0.tgr2\0"
    "unc_m3upi_ag0_bl_crd_occupancy0.tgr3\0"
    "unc_m3upi_ag0_bl_crd_occupancy0.tgr4\0"
    "unc_m3upi_ag0_bl_crd_occupancy0.tgr5\0"
    "unc_m3upi_ag0_bl_crd_occupancy0.tgr6\0"
    "unc_m3upi_ag0_bl_crd_occupancy0.tgr7\0"
    "unc_m3upi_ag0_bl_crd_occupancy1.tgr8\0"
    "unc_m3upi_ag0_bl_crd_occupancy1.tgr9\0"
    "unc_m3upi_ag0_bl_crd_occupancy1.tgr10\0"
    "unc_m3upi_ag1_ad_crd_acquired0.tgr0\0"
    "unc_m3upi_ag1_ad_crd_acquired0.tgr1\0"
    "unc_m3upi_ag1_ad_crd_acquired0.tgr2\0"
    "unc_m3upi_ag1_ad_crd_acquired0.tgr3\0"
    "unc_m3upi_ag1_ad_crd_acquired0.tgr4\0"
    "unc_m3upi_ag1_ad_crd_acquired0.tgr5\0"
    "unc_m3upi_ag1_ad_crd_acquired0.tgr6\0"
    "unc_m3upi_ag1_ad_crd_acquired0.tgr7\0"
    "unc_m3upi_ag1_ad_crd_acquired1.tgr8\0"
    "unc_m3upi_ag1_ad_crd_acquired1.tgr9\0"
    "unc_m3upi_ag1_ad_crd_acquired1.tgr10\0"
    "unc_m3upi_ag1_ad_crd_occupancy0.tgr0\0"
    "unc_m3upi_ag1_ad_crd_occupancy0.tgr1\0"
    "unc_m3upi_ag1_ad_crd_occupancy0.tgr2\0"
    "unc_m3upi_ag1_ad_crd_occupancy0.tgr3\0"
    "unc_m3upi_ag1_ad_crd_occupancy0.tgr4\0"
    "unc_m3upi_ag1_ad_crd_occupancy0.tgr5\0"
    "unc_m3upi_ag1_ad_crd_occupancy0.tgr6\0"
    "unc_m3upi_ag1_ad_crd_occupancy0.tgr7\0"
    "unc_m3upi_ag1_ad_crd_occupancy1.tgr8\0"
    "unc_m3upi_ag1_ad_crd_occupancy1.tgr9\0"
    "unc_m3upi_ag1_ad_crd_occupancy1.tgr10\0"
    "unc_m3upi_ag1_bl_crd_acquired0.tgr0\0"
    "unc_m3upi_ag1_bl_crd_acquired0.tgr1\0"
    "unc_m3upi_ag1_bl_crd_acquired0.tgr2\0"
    "unc_m3upi_ag1_bl_crd_acquired0.tgr3\0"
    "unc_m3upi_ag1_bl_crd_acquired0.tgr4\0"
    "unc_m3upi_ag1_bl_crd_acquired0.tgr5\0"
    "unc_m3upi_ag1_bl_crd_acquired0.tgr6\0"
    "unc_m3upi_ag1_bl_crd_acquired0.tgr7\0"
    "unc_m3upi_ag1_bl_crd_acquired1.tgr8\0"
    "unc_m3upi_ag1_bl_crd_acquired1.tgr9\0"
    "unc_m3upi_ag1_bl_crd_acquired1.tgr10\0"
    "unc_m3upi_ag1_bl_crd_occupancy0.tgr0\0"
    "unc_m3upi_ag1_bl_crd_occupancy0.tgr1\0"
    "unc_m3upi_ag1_bl_crd_occupancy0.tgr2\0"
    "unc_m3upi_ag1_bl_crd_occupancy0.tgr3\0"
    "unc_m3upi_ag1_bl_crd_occupancy0.tgr4\0"
    "unc_m3upi_ag1_bl_crd_occupancy0.tgr5\0"
    "unc_m3upi_ag1_bl_crd_occupancy0.tgr6\0"
    "unc_m3upi_ag1_bl_crd_occupancy0.tgr7\0"
    "unc_m3upi_ag1_bl_crd_occupancy1.tgr8\0"
    "unc_m3upi_ag1_bl_crd_occupancy1.tgr9\0"
    "unc_m3upi_ag1_bl_crd_occupancy1.tgr10\0"
    "unc_m3upi_distress_asserted.vert\0"
    "unc_m3upi_distress_asserted.horz\0"
    "unc_m3upi_distress_asserted.dpt_local\0"
    "unc_m3upi_distress_asserted.dpt_nonlocal\0"
    "unc_m3upi_distress_asserted.dpt_stall_iv\0"
    "unc_m3upi_distress_asserted.dpt_stall_nocrd\0"
    "unc_m3upi_egress_ordering.iv_snoopgo_up\0"
    "unc_m3upi_egress_ordering.iv_snoopgo_dn\0"
    "unc_m3upi_horz_ring_ad_in_use.left_even\0"
    "unc_m3upi_horz_ring_ad_in_use.left_odd\0"
    "unc_m3upi_horz_ring_ad_in_use.right_even\0"
    "unc_m3upi_horz_ring_ad_in_use.right_odd\0"
    "unc_m3upi_horz_ring_akc_in_use.left_even\0"
    "unc_m3upi_horz_ring_akc_in_use.left_odd\0"
    "unc_m3upi_horz_ring_akc_in_use.right_even\0"
    "unc_m3upi_horz_ring_akc_in_use.right_odd\0"
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
    "unc_m3upi_misc_external.mbe_inst0\0"
    "unc_m3upi_misc_external.mbe_inst1\0"
    "unc_m3upi_ring_bounces_horz.ad\0"
    "unc_m3upi_ring_bounces_horz.ak\0"
    "unc_m3upi_ring_bounces_horz.bl\0"
    "unc_m3upi_ring_bounces_horz.iv\0"
    "unc_m3upi_ring_bounces_vert.ad\0"
    "unc_m3upi_ring_bounces_vert.ak\0"
    "unc_m3upi_ring_bounces_vert.bl\0"
    "unc_m3upi_ring_bounces_vert.iv\0"
    "unc_m3upi_ring_bounces_vert.akc\0"
    "unc_m3upi_ring_sink_starved_horz.ad\0"
    "unc_m3upi_ring_sink_starved_horz.ak\0"
    "unc_m3upi_ring_sink_starved_horz.bl\0"
    "unc_m3upi_ring_sink_starved_horz.iv\0"
    "unc_m3upi_ring_sink_starved_horz.ak_ag1\0"
    "unc_m3upi_ring_sink_starved_vert.ad\0"
    "unc_m3upi_ring_sink_starved_vert.ak\0"
    "unc_m3upi_ring_sink_starved_vert.bl\0"
    "unc_m3upi_ring_sink_starved_vert.iv\0"
    "unc_m3upi_ring_sink_starved_vert.akc\0"
    "unc_m3upi_rxr_busy_starved.ad_uncrd\0"
    "unc_m3upi_rxr_busy_starved.bl_uncrd\0"
    "unc_m3upi_rxr_busy_starved.ad_crd\0"
    "unc_m3upi_rxr_busy_starved.bl_crd\0"
    "unc_m3upi_rxr_busy_starved.ad_all\0"
    "unc_m3upi_rxr_busy_starved.bl_all\0"
    "unc_m3upi_rxr_bypass.ad_uncrd\0"
    "unc_m3upi_rxr_bypass.ak\0"
    "unc_m3upi_rxr_bypass.bl_uncrd\0"
    "unc_m3upi_rxr_bypass.iv\0"
    "unc_m3upi_rxr_bypass.ad_crd\0"
    "unc_m3upi_rxr_bypass.bl_crd\0"
    "unc_m3upi_rxr_bypass.akc_uncrd\0"
    "unc_m3upi_rxr_bypass.ad_all\0"
    "unc_m3upi_rxr_bypass.bl_all\0"
    "unc_m3upi_rxr_crd_starved.ad_uncrd\0"
    "unc_m3upi_rxr_crd_starved.ak\0"
    "unc_m3upi_rxr_crd_starved.bl_uncrd\0"
    "unc_m3upi_rxr_crd_starved.iv\0"
    "unc_m3upi_rxr_crd_starved.ad_crd\0"
    "unc_m3upi_rxr_crd_starved.bl_crd\0"
    "unc_m3upi_rxr_crd_starved.ifv\0"
    "unc_m3upi_rxr_crd_starved.ad_all\0"
    "unc_m3upi_rxr_crd_starved.bl_all\0"
    "unc_m3upi_rxr_inserts.ad_uncrd\0"
    "unc_m3upi_rxr_inserts.ak\0"
    "unc_m3upi_rxr_inserts.bl_uncrd\0"
    "unc_m3upi_rxr_inserts.iv\0"
    "unc_m3upi_rxr_inserts.ad_crd\0"
    "unc_m3upi_rxr_inserts.bl_crd\0"
    "unc_m3upi_rxr_inserts.akc_uncrd\0"
    "unc_m3upi_rxr_inserts.ad_all\0"
    "unc_m3upi_rxr_inserts.bl_all\0"
    "unc_m3upi_rxr_occupancy.ad_uncrd\0"
    "unc_m3upi_rxr_occupancy.ak\0"
    "unc_m3upi_rxr_occupancy.bl_uncrd\0"
    "unc_m3upi_rxr_occupancy.iv\0"
    "unc_m3upi_rxr_occupancy.ad_crd\0"
    "unc_m3upi_rxr_occupancy.bl_crd\0"
    "unc_m3upi_rxr_occupancy.akc_uncrd\0"
    "unc_m3upi_rxr_occupancy.ad_all\0"
    "unc_m3upi_rxr_occupancy.bl_all\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag0.tgr0\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag0.tgr1\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag0.tgr2\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag0.tgr3\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag0.tgr4\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag0.tgr5\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag0.tgr6\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag0.tgr7\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag1.tgr0\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag1.tgr1\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag1.tgr2\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag1.tgr3\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag1.tgr4\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag1.tgr5\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag1.tgr6\0"
    "unc_m3upi_stall0_no_txr_horz_crd_ad_ag1.tgr7\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag0.tgr0\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag0.tgr1\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag0.tgr2\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag0.tgr3\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag0.tgr4\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag0.tgr5\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag0.tgr6\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag0.tgr7\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag1.tgr0\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag1.tgr1\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag1.tgr2\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag1.tgr3\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag1.tgr4\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag1.tgr5\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag1.tgr6\0"
    "unc_m3upi_stall0_no_txr_horz_crd_bl_ag1.tgr7\0"
    "unc_m3upi_stall1_no_txr_horz_crd_ad_ag0.tgr8\0"
    "unc_m3upi_stall1_no_txr_horz_crd_ad_ag0.tgr9\0"
    "unc_m3upi_stall1_no_txr_horz_crd_ad_ag0.tgr10\0"
    "unc_m3upi_stall1_no_txr_horz_crd_ad_ag1_1.tgr8\0"
    "unc_m3upi_stall1_no_txr_horz_crd_ad_ag1_1.tgr9\0"
    "unc_m3upi_stall1_no_txr_horz_crd_ad_ag1_1.tgr10\0"
    "unc_m3upi_stall1_no_txr_horz_crd_bl_ag0_1.tgr8\0"
    "unc_m3upi_stall1_no_txr_horz_crd_bl_ag0_1.tgr9\0"
    "unc_m3upi_stall1_no_txr_horz_crd_bl_ag0_1.tgr10\0"
    "unc_m3upi_stall1_no_txr_horz_crd_bl_ag1_1.tgr8\0"
    "unc_m3upi_stall1_no_txr_horz_crd_bl_ag1_1.tgr9\0"
    "unc_m3upi_stall1_no_txr_horz_crd_bl_ag1_1.tgr10\0"
    "unc_m3upi_txr_horz_ads_used.ad_uncrd\0"
    "unc_m3upi_txr_horz_ads_used.bl_uncrd\0"
    "unc_m3upi_txr_horz_ads_used.ad_crd\0"
    "unc_m3upi_txr_horz_ads_used.bl_crd\0"
    "unc_m3upi_txr_horz_ads_used.ad_all\0"
    "unc_m3upi_txr_horz_ads_used.bl_all\0"
    "unc_m3upi_txr_horz_bypass.ad_uncrd\0"
    "unc_m3upi_txr_horz_bypass.ak\0"
    "unc_m3upi_txr_horz_bypass.bl_uncrd\0"
    "unc_m3upi_txr_horz_bypass.iv\0"
    "unc_m3upi_txr_horz_bypass.ad_crd\0"
    "unc_m3upi_txr_horz_bypass.bl_crd\0"
    "unc_m3upi_txr_horz_bypass.akc_uncrd\0"
    "unc_m3upi_txr_horz_bypass.ad_all\0"
    "unc_m3upi_txr_horz_bypass.bl_all\0"
    "unc_m3upi_txr_horz_cycles_full.ad_uncrd\0"
    "unc_m3upi_txr_horz_cycles_full.ak\0"
    "unc_m3upi_txr_horz_cycles_full.bl_uncrd\0"
    "unc_m3upi_txr_horz_cycles_full.iv\0"
    "unc_m3upi_txr_horz_cycles_full.ad_crd\0"
    "unc_m3upi_txr_horz_cycles_full.bl_crd\0"
    "unc_m3upi_txr_horz_cycles_full.akc_uncrd\0"
    "unc_m3upi_txr_horz_cycles_full.ad_all\0"
    "unc_m3upi_txr_horz_cycles_full.bl_all\0"
    "unc_m3upi_txr_horz_cycles_ne.ad_uncrd\0"
    "unc_m3upi_txr_horz_cycles_ne.ak\0"
    "unc_m3upi_txr_horz_cycles_ne.bl_uncrd\0"
    "unc_m3upi_txr_horz_cycles_ne.iv\0"
    "unc_m3upi_txr_horz_cycles_ne.ad_crd\0"
    "unc_m3upi_txr_horz_cycles_ne.bl_crd\0"
    "unc_m3upi_txr_horz_cycles_ne.akc_uncrd\0"
    "unc_m3upi_txr_horz_cycles_ne.ad_all\0"
    "unc_m3upi_txr_horz_cycles_ne.bl_all\0"
    "unc_m3upi_txr_horz_inserts.ad_uncrd\0"
    "unc_m3upi_txr_horz_inserts.ak\0"
    "unc_m3upi_txr_horz_inserts.bl_uncrd\0"
    "unc_m3upi_txr_horz_inserts.iv\0"
    "unc_m3upi_txr_horz_inserts.ad_crd\0"
    "unc_m3upi_txr_horz_inserts.bl_crd\0"
    "unc_m3upi_txr_horz_inserts.akc_uncrd\0"
    "unc_m3upi_txr_horz_inserts.ad_all\0"
    "unc_m3upi_txr_horz_inserts.bl_all\0"
    "unc_m3upi_txr_horz_nack.ad_uncrd\0"
    "unc_m3upi_txr_horz_nack.ak\0"
    "unc_m3upi_txr_horz_nack.bl_uncrd\0"
    "unc_m3upi_txr_horz_nack.iv\0"
    "unc_m3upi_txr_horz_nack.ad_crd\0"
    "unc_m3upi_txr_horz_nack.bl_crd\0"
    "unc_m3upi_txr_horz_nack.akc_uncrd\0"
    "unc_m3upi_txr_horz_nack.ad_all\0"
    "unc_m3upi_txr_horz_nack.bl_all\0"
    "unc_m3upi_txr_horz_occupancy.ad_uncrd\0"
    "unc_m3upi_txr_horz_occupancy.ak\0"
    "unc_m3upi_txr_horz_occupancy.bl_uncrd\0"
    "unc_m3upi_txr_horz_occupancy.iv\0"
    "unc_m3upi_txr_horz_occupancy.ad_crd\0"
    "unc_m3upi_txr_horz_occupancy.bl_crd\0"
    "unc_m3upi_txr_horz_occupancy.akc_uncrd\0"
    "unc_m3upi_txr_horz_occupancy.ad_all\0"
    "unc_m3upi_txr_horz_occupancy.bl_all\0"
    "unc_m3upi_txr_horz_starved.ad_uncrd\0"
    "unc_m3upi_txr_horz_starved.ak\0"
    "unc_m3upi_txr_horz_starved.bl_uncrd\0"
    "unc_m3upi_txr_horz_starved.iv\0"
    "unc_m3upi_txr_horz_starved.akc_uncrd\0"
    "unc_m3upi_txr_horz_starved.ad_all\0"
    "unc_m3upi_txr_horz_starved.bl_all\0"
    "unc_m3upi_txr_vert_ads_used.ad_ag0\0"
    "unc_m3upi_txr_vert_ads_used.bl_ag0\0"
    "unc_m3upi_txr_vert_ads_used.ad_ag1\0"
    "unc_m3upi_txr_vert_ads_used.bl_ag1\0"
    "unc_m3upi_txr_vert_bypass.ad_ag0\0"
    "unc_m3upi_txr_vert_bypass.ak_ag0\0"
    "unc_m3upi_txr_vert_bypass.bl_ag0\0"
    "unc_m3upi_txr_vert_bypass.iv_ag1\0"
    "unc_m3upi_txr_vert_bypass.ad_ag1\0"
    "unc_m3upi_txr_vert_bypass.ak_ag1\0"
    "unc_m3upi_txr_vert_bypass.bl_ag1\0"
    "unc_m3upi_txr_vert_bypass_1.akc_ag0\0"
    "unc_m3upi_txr_vert_bypass_1.akc_ag1\0"
    "unc_m3upi_txr_vert_cycles_full0.ad_ag0\0"
    "unc_m3upi_txr_vert_cycles_full0.ak_ag0\0"
    "unc_m3upi_txr_vert_cycles_full0.bl_ag0\0"
    "unc_m3upi_txr_vert_cycles_full0.iv_ag0\0"
    "unc_m3upi_txr_vert_cycles_full0.ad_ag1\0"
    "unc_m3upi_txr_vert_cycles_full0.ak_ag1\0"
    "unc_m3upi_txr_vert_cycles_full0.bl_ag1\0"
    "unc_m3upi_txr_vert_cycles_full1.akc_ag0\0"
    "unc_m3upi_txr_vert_cycles_full1.akc_ag1\0"
    "unc_m3upi_txr_vert_cycles_ne0.ad_ag0\0"
    "unc_m3upi_txr_vert_cycles_ne0.ak_ag0\0"
    "unc_m3upi_txr_vert_cycles_ne0.bl_ag0\0"
    "unc_m3upi_txr_vert_cycles_ne0.iv_ag0\0"
    "unc_m3upi_txr_vert_cycles_ne0.ad_ag1\0"
    "unc_m3upi_txr_vert_cycles_ne0.ak_ag1\0"
    "unc_m3upi_txr_vert_cycles_ne0.bl_ag1\0"
    "unc_m3upi_txr_vert_cycles_ne1.akc_ag0\0"
    "unc_m3upi_txr_vert_cycles_ne1.akc_ag1\0"
    "unc_m3upi_txr_vert_inserts0.ad_ag0\0"
    "unc_m3upi_txr_vert_inserts0.ak_ag0\0"
    "unc_m3upi_txr_vert_inserts0.bl_ag0\0"
    "unc_m3upi_txr_vert_inserts0.iv_ag0\0"
    "unc_m3upi_txr_vert_inserts0.ad_ag1\0"
    "unc_m3upi_txr_vert_inserts0.ak_ag1\0"
    "unc_m3upi_txr_vert_inserts0.bl_ag1\0"
    "unc_m3upi_txr_vert_inserts1.akc_ag0\0"
    "unc_m3upi_txr_vert_inserts1.akc_ag1\0"
    "unc_m3upi_txr_vert_nack0.ad_ag0\0"
    "unc_m3upi_txr_vert_nack0.ak_ag0\0"
    "unc_m3upi_txr_vert_nack0.bl_ag0\0"
    "unc_m3upi_txr_vert_nack0.iv_ag0\0"
    "unc_m3upi_txr_vert_nack0.ad_ag1\0"
    "unc_m3upi_txr_vert_nack0.ak_ag1\0"
    "unc_m3upi_txr_vert_nack0.bl_ag1\0"
    "unc_m3upi_txr_vert_nack1.akc_ag0\0"
    "unc_m3upi_txr_vert_nack1.akc_ag1\0"
    "unc_m3upi_txr_vert_occupancy0.ad_ag0\0"
    "unc_m3upi_txr_vert_occupancy0.ak_ag0\0"
    "unc_m3upi_txr_vert_occupancy0.bl_ag0\0"
    "unc_m3upi_txr_vert_occupancy0.iv_ag0\0"
    "unc_m3upi_txr_vert_occupancy0.ad_ag1\0"
    "unc_m3upi_txr_vert_occupancy0.ak_ag1\0"
    "unc_m3upi_txr_vert_occupancy0.bl_ag1\0"
    "unc_m3upi_txr_vert_occupancy1.akc_ag0\0"
    "unc_m3upi_txr_vert_occupancy1.akc_ag1\0"
    "unc_m3upi_txr_vert_starved0.ad_ag0\0"
    "unc_m3upi_txr_vert_starved0.ak_ag0\0"
    "unc_m3upi_txr_vert_starved0.bl_ag0\0"
    "unc_m3upi_txr_vert_starved0.iv_ag0\0"
    "unc_m3upi_txr_vert_starved0.ad_ag1\0"
    "unc_m3upi_txr_vert_starved0.ak_ag1\0"
    "unc_m3upi_txr_vert_starved0.bl_ag1\0"
    "unc_m3upi_txr_vert_starved1.akc_ag0\0"
    "unc_m3upi_txr_vert_starved1.akc_ag1\0"
    "unc_m3upi_txr_vert_starved1.tgc\0"
    "unc_m3upi_vert_ring_ad_in_use.up_even\0"
    "unc_m3upi_vert_ring_ad_in_use.up_odd\0"
    "unc_m3upi_vert_ring_ad_in_use.dn_even\0"
    "unc_m3upi_vert_ring_ad_in_use.dn_odd\0"
    "unc_m3upi_vert_ring_akc_in_use.up_even\0"
    "unc_m3upi_vert_ring_akc_in_use.up_odd\0"
    "unc_m3upi_vert_ring_akc_in_use.dn_even\0"
    "unc_m3upi_vert_ring_akc_in_use.dn_odd\0"
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
    "unc_m3upi_vert_ring_tgc_in_use.up_even\0"
    "unc_m3upi_vert_ring_tgc_in_use.up_odd\0"
    "unc_m3upi_vert_ring_tgc_in_use.dn_even\0"
    "unc_m3upi_vert_ring_tgc_in_use.dn_odd\0"
    "unc_m3upi_cms_clockticks\0"
    "unc_m3upi_d2c_sent\0"
    "unc_m3upi_d2u_sent\0"
    "unc_m3upi_ring_src_thrtl\0"
    "unc_m3upi_rxr_crd_starved_1\0"
    "unc_m3upi_txc_ak_flq_inserts\0"
    "unc_m3upi_txc_ak_flq_occupancy\0"
    "unc_m3upi_upi_prefetch_spawn\0"
    "unc_m3upi_distress_asserted.pmm_local\0"
    "unc_m3upi_distress_asserted.pmm_nonlocal\0"
    "unc_m3upi_m2_bl_credits_empty.iio1_ncb\0"
    "unc_m3upi_m2_bl_credits_empty.ubox_ncb\0";
inline constexpr select::event_list m3upi_list{"ice_lake_sp", core::ice_lake_sp, m3upi_names, all_of(sharers)};
inline constexpr char pcu_names[] =
    "unc_p_clockticks\0"
    "unc_p_core_transition_cycles\0"
    "unc_p_demotions\0"
    "unc_p_fivr_ps_ps0_cycles\0"
    "unc_p_fivr_ps_ps1_cycles\0"
    "unc_p_fivr_ps_ps2_cycles\0"
    "unc_p_fivr_ps_ps3_cycles\0"
    "unc_p_freq_clip_avx256\0"
    "unc_p_freq_clip_avx512\0"
    "unc_p_freq_max_limit_thermal_cycles\0"
    "unc_p_freq_max_power_cycles\0"
    "unc_p_freq_min_io_p_cycles\0"
    "unc_p_freq_trans_cycles\0"
    "unc_p_memory_phase_shedding_cycles\0"
    "unc_p_pkg_residency_c0_cycles\0"
    "unc_p_pkg_residency_c2e_cycles\0"
    "unc_p_pkg_residency_c3_cycles\0"
    "unc_p_pkg_residency_c6_cycles\0"
    "unc_p_pmax_throttled_cycles\0"
    "unc_p_prochot_external_cycles\0"
    "unc_p_prochot_internal_cycles\0"
    "unc_p_total_transition_cycles\0"
    "unc_p_vr_hot_cycles\0"
    "unc_p_power_state_occupancy.cores_c0\0"
    "unc_p_power_state_occupancy.cores_c3\0"
    "unc_p_power_state_occupancy.cores_c6\0";
inline constexpr select::event_list pcu_list{"ice_lake_sp", core::ice_lake_sp, pcu_names, all_of(sharers)};
inline constexpr char ubox_names[] =
    "unc_u_clockticks\0"
    "unc_u_event_msg.vlw_rcvd\0"
    "unc_u_event_msg.msi_rcvd\0"
    "unc_u_event_msg.ipi_rcvd\0"
    "unc_u_event_msg.doorbell_rcvd\0"
    "unc_u_event_msg.int_prio\0"
    "unc_u_phold_cycles.assert_to_ack\0"
    "unc_u_racu_drng.rdrand\0"
    "unc_u_racu_drng.rdseed\0"
    "unc_u_racu_drng.pftch_buf_empty\0"
    "unc_u_m2u_misc1.rxc_cycles_ne_cbo_ncb\0"
    "unc_u_m2u_misc1.rxc_cycles_ne_cbo_ncs\0"
    "unc_u_m2u_misc1.rxc_cycles_ne_upi_ncb\0"
    "unc_u_m2u_misc1.rxc_cycles_ne_upi_ncs\0"
    "unc_u_m2u_misc1.txc_cycles_crd_ovf_cbo_ncb\0"
    "unc_u_m2u_misc1.txc_cycles_crd_ovf_cbo_ncs\0"
    "unc_u_m2u_misc1.txc_cycles_crd_ovf_upi_ncb\0"
    "unc_u_m2u_misc1.txc_cycles_crd_ovf_upi_ncs\0"
    "unc_u_m2u_misc2.rxc_cycles_full_bl\0"
    "unc_u_m2u_misc2.rxc_cycles_empty_bl\0"
    "unc_u_m2u_misc2.txc_cycles_crd_ovf_vn0_ncb\0"
    "unc_u_m2u_misc2.txc_cycles_crd_ovf_vn0_ncs\0"
    "unc_u_m2u_misc2.txc_cycles_empty_bl\0"
    "unc_u_m2u_misc2.txc_cycles_empty_ak\0"
    "unc_u_m2u_misc2.txc_cycles_empty_akc\0"
    "unc_u_m2u_misc2.txc_cycles_full_bl\0"
    "unc_u_m2u_misc3.txc_cycles_full_ak\0"
    "unc_u_m2u_misc3.txc_cycles_full_akc\0"
    "unc_u_lock_cycles\0"
    "unc_u_racu_requests\0";
inline constexpr select::event_list ubox_list{"ice_lake_sp", core::ice_lake_sp, ubox_names, all_of(sharers)};
inline constexpr char upi_names[] =
    "unc_upi_rxl_flits.all_data\0"
    "unc_upi_rxl_flits.non_data\0"
    "unc_upi_txl_flits.all_data\0"
    "unc_upi_txl_flits.non_data\0"
    "unc_upi_clockticks\0"
    "unc_upi_l1_power_cycles\0"
    "unc_upi_txl0p_power_cycles\0"
    "unc_upi_txl_flits.all_null\0"
    "unc_upi_rxl_flits.all_null\0"
    "unc_upi_direct_attempts.d2c\0"
    "unc_upi_direct_attempts.d2k\0"
    "unc_upi_flowq_no_vna_crd.ad_vna_eq0\0"
    "unc_upi_flowq_no_vna_crd.ad_vna_eq1\0"
    "unc_upi_flowq_no_vna_crd.ad_vna_eq2\0"
    "unc_upi_flowq_no_vna_crd.bl_vna_eq0\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq0\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq1\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq2\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq3\0"
    "unc_upi_m3_byp_blocked.flowq_ad_vna_le2\0"
    "unc_upi_m3_byp_blocked.flowq_bl_vna_eq0\0"
    "unc_upi_m3_byp_blocked.flowq_ak_vna_le3\0"
    "unc_upi_m3_byp_blocked.bgf_crd\0"
    "unc_upi_m3_byp_blocked.gv_block\0"
    "unc_upi_m3_rxq_blocked.flowq_ad_vna_le2\0"
    "unc_upi_m3_rxq_blocked.flowq_ad_vna_btw_2_thresh\0"
    "unc_upi_m3_rxq_blocked.flowq_bl_vna_eq0\0"
    "unc_upi_m3_rxq_blocked.flowq_bl_vna_btw_0_thresh\0"
    "unc_upi_m3_rxq_blocked.flowq_ak_vna_le3\0"
    "unc_upi_m3_rxq_blocked.bgf_crd\0"
    "unc_upi_m3_rxq_blocked.gv_block\0"
    "unc_upi_req_slot2_from_m3.vna\0"
    "unc_upi_req_slot2_from_m3.vn0\0"
    "unc_upi_req_slot2_from_m3.vn1\0"
    "unc_upi_req_slot2_from_m3.ack\0"
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
    "unc_upi_rxl_basic_hdr_match.rspcnflt\0"
    "unc_upi_rxl_basic_hdr_match.rspi\0"
    "unc_upi_rxl_bypassed.slot0\0"
    "unc_upi_rxl_bypassed.slot1\0"
    "unc_upi_rxl_bypassed.slot2\0"
    "unc_upi_rxl_flits.slot0\0"
    "unc_upi_rxl_flits.slot1\0"
    "unc_upi_rxl_flits.slot2\0"
    "unc_upi_rxl_flits.data\0"
    "unc_upi_rxl_flits.llcrd\0"
    "unc_upi_rxl_flits.null\0"
    "unc_upi_rxl_flits.llctrl\0"
    "unc_upi_rxl_flits.prothdr\0"
    "unc_upi_rxl_flits.idle\0"
    "unc_upi_rxl_inserts.slot0\0"
    "unc_upi_rxl_inserts.slot1\0"
    "unc_upi_rxl_inserts.slot2\0"
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
    "unc_upi_txl_basic_hdr_match.rspcnflt\0"
    "unc_upi_txl_basic_hdr_match.rspi\0"
    "unc_upi_txl_flits.slot0\0"
    "unc_upi_txl_flits.slot1\0"
    "unc_upi_txl_flits.slot2\0"
    "unc_upi_txl_flits.data\0"
    "unc_upi_txl_flits.llcrd\0"
    "unc_upi_txl_flits.null\0"
    "unc_upi_txl_flits.llctrl\0"
    "unc_upi_txl_flits.prothdr\0"
    "unc_upi_txl_flits.idle\0"
    "unc_upi_m3_crd_return_blocked\0"
    "unc_upi_phy_init_cycles\0"
    "unc_upi_power_l1_nack\0"
    "unc_upi_power_l1_req\0"
    "unc_upi_rxl0p_power_cycles\0"
    "unc_upi_rxl0_power_cycles\0"
    "unc_upi_rxl_crc_errors\0"
    "unc_upi_rxl_crc_llr_req_transmit\0"
    "unc_upi_rxl_credits_consumed_vn0\0"
    "unc_upi_rxl_credits_consumed_vn1\0"
    "unc_upi_rxl_credits_consumed_vna\0"
    "unc_upi_txl0p_power_cycles_ll_enter\0"
    "unc_upi_txl0p_power_cycles_m3_exit\0"
    "unc_upi_txl0_power_cycles\0"
    "unc_upi_txl_bypassed\0"
    "unc_upi_txl_inserts\0"
    "unc_upi_txl_occupancy\0"
    "unc_upi_vna_credit_return_blocked_vn01\0"
    "unc_upi_vna_credit_return_occupancy\0";
inline constexpr select::event_list upi_list{"ice_lake_sp", core::ice_lake_sp, upi_names, all_of(sharers)};
inline constexpr select::event_list list{"ice_lake_sp", core::ice_lake_sp, "", all_of(sharers)};
} // namespace uncore_events

namespace cha {
using uncore_events::listed;
using uncore_events::cha_list;
inline constexpr listed clockticks{{&cha_list, 0x20000000000, 0xf, 0xe4, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&cha_list, 0x200000000c0, 0xf, 0x4c4, 0}, {}, &cms_clockticks};
inline constexpr listed counter0_occupancy{{&cha_list, 0x102000000001f, 0xf, 0xdd2, 0}, {}, &counter0_occupancy};
inline constexpr listed ring_src_thrtl{{&cha_list, 0x10200000000ae, 0xf, 0x6e21, 0}, {}, &ring_src_thrtl};
inline constexpr listed rxr_crd_starved_1{{&cha_list, 0x10200000000e4, 0xf, 0x6e38, 0}, {}, &rxr_crd_starved_1};
namespace _2lm_nm_invitox {
inline constexpr listed local{{&cha_list, 0x1020000001065, 0xf, 0xa0000000001001, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x1020000002065, 0xf, 0xa000000000101e, 0}, {}, &remote};
inline constexpr listed setconflict{{&cha_list, 0x1020000004065, 0xf, 0xa000000000103c, 0}, {}, &setconflict};
}
namespace _2lm_nm_setconflicts {
inline constexpr listed tor{{&cha_list, 0x1020000004064, 0xf, 0xa0000000000d73, 0}, {}, &tor};
inline constexpr listed sf{{&cha_list, 0x1020000001064, 0xf, 0xa0000000000d93, 0}, {}, &sf};
inline constexpr listed llc{{&cha_list, 0x1020000002064, 0xf, 0xa0000000000db2, 0}, {}, &llc};
}
namespace _2lm_nm_setconflicts2 {
inline constexpr listed memwr{{&cha_list, 0x1020000002070, 0xf, 0xa000000000105f, 0}, {}, &memwr};
inline constexpr listed memwrni{{&cha_list, 0x1020000004070, 0xf, 0xa0000000001082, 0}, {}, &memwrni};
}
namespace ag0_ad_crd_acquired0 {
inline constexpr listed tgr0{{&cha_list, 0x1020000001080, 0xf, 0x3b23, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002080, 0xf, 0x3b45, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004080, 0xf, 0x3b67, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008080, 0xf, 0x3b89, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010080, 0xf, 0x3bab, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020080, 0xf, 0x3bcd, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x1020000040080, 0xf, 0x3bef, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x1020000080080, 0xf, 0x3c11, 0}, {}, &tgr7};
}
namespace ag0_ad_crd_acquired1 {
inline constexpr listed tgr8{{&cha_list, 0x1020000001081, 0xf, 0x3c33, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x1020000002081, 0xf, 0x3c55, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x1020000004081, 0xf, 0x3c77, 0}, {}, &tgr10};
}
namespace ag0_ad_crd_occupancy0 {
inline constexpr listed tgr0{{&cha_list, 0x1020000001082, 0xf, 0x3c9a, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002082, 0xf, 0x3cbd, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004082, 0xf, 0x3ce0, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008082, 0xf, 0x3d03, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010082, 0xf, 0x3d26, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020082, 0xf, 0x3d49, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x1020000040082, 0xf, 0x3d6c, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x1020000080082, 0xf, 0x3d8f, 0}, {}, &tgr7};
}
namespace ag0_ad_crd_occupancy1 {
inline constexpr listed tgr8{{&cha_list, 0x1020000001083, 0xf, 0x3db2, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x1020000002083, 0xf, 0x3dd5, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x1020000004083, 0xf, 0x3df8, 0}, {}, &tgr10};
}
namespace ag0_bl_crd_acquired0 {
inline constexpr listed tgr0{{&cha_list, 0x1020000001088, 0xf, 0x3e1c, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002088, 0xf, 0x3e3e, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004088, 0xf, 0x3e60, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008088, 0xf, 0x3e82, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010088, 0xf, 0x3ea4, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020088, 0xf, 0x3ec6, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x1020000040088, 0xf, 0x3ee8, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x1020000080088, 0xf, 0x3f0a, 0}, {}, &tgr7};
}
namespace ag0_bl_crd_acquired1 {
inline constexpr listed tgr8{{&cha_list, 0x1020000001089, 0xf, 0x3f2c, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x1020000002089, 0xf, 0x3f4e, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x1020000004089, 0xf, 0x3f70, 0}, {}, &tgr10};
}
namespace ag0_bl_crd_occupancy0 {
inline constexpr listed tgr0{{&cha_list, 0x102000000108a, 0xf, 0x3f93, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x102000000208a, 0xf, 0x3fb6, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x102000000408a, 0xf, 0x3fd9, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x102000000808a, 0xf, 0x3ffc, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x102000001008a, 0xf, 0x401f, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x102000002008a, 0xf, 0x4042, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x102000004008a, 0xf, 0x4065, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x102000008008a, 0xf, 0x4088, 0}, {}, &tgr7};
}
namespace ag0_bl_crd_occupancy1 {
inline constexpr listed tgr8{{&cha_list, 0x102000000108b, 0xf, 0x40ab, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x102000000208b, 0xf, 0x40ce, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x102000000408b, 0xf, 0x40f1, 0}, {}, &tgr10};
}
namespace ag1_ad_crd_acquired0 {
inline constexpr listed tgr0{{&cha_list, 0x1020000001084, 0xf, 0x4115, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002084, 0xf, 0x4137, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004084, 0xf, 0x4159, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008084, 0xf, 0x417b, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010084, 0xf, 0x419d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020084, 0xf, 0x41bf, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x1020000040084, 0xf, 0x41e1, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x1020000080084, 0xf, 0x4203, 0}, {}, &tgr7};
}
namespace ag1_ad_crd_acquired1 {
inline constexpr listed tgr8{{&cha_list, 0x1020000001085, 0xf, 0x4225, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x1020000002085, 0xf, 0x4247, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x1020000004085, 0xf, 0x4269, 0}, {}, &tgr10};
}
namespace ag1_ad_crd_occupancy0 {
inline constexpr listed tgr0{{&cha_list, 0x1020000001086, 0xf, 0x428c, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x1020000002086, 0xf, 0x42af, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x1020000004086, 0xf, 0x42d2, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x1020000008086, 0xf, 0x42f5, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x1020000010086, 0xf, 0x4318, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x1020000020086, 0xf, 0x433b, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x1020000040086, 0xf, 0x435e, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x1020000080086, 0xf, 0x4381, 0}, {}, &tgr7};
}
namespace ag1_ad_crd_occupancy1 {
inline constexpr listed tgr8{{&cha_list, 0x1020000001087, 0xf, 0x43a4, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x1020000002087, 0xf, 0x43c7, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x1020000004087, 0xf, 0x43ea, 0}, {}, &tgr10};
}
namespace ag1_bl_crd_acquired0 {
inline constexpr listed tgr0{{&cha_list, 0x102000000108c, 0xf, 0x440e, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x102000000208c, 0xf, 0x4430, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x102000000408c, 0xf, 0x4452, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x102000000808c, 0xf, 0x4474, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x102000001008c, 0xf, 0x4496, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x102000002008c, 0xf, 0x44b8, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x102000004008c, 0xf, 0x44da, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x102000008008c, 0xf, 0x44fc, 0}, {}, &tgr7};
}
namespace ag1_bl_crd_acquired1 {
inline constexpr listed tgr8{{&cha_list, 0x102000000108d, 0xf, 0x451e, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x102000000208d, 0xf, 0x4540, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x102000000408d, 0xf, 0x4562, 0}, {}, &tgr10};
}
namespace ag1_bl_crd_occupancy0 {
inline constexpr listed tgr0{{&cha_list, 0x102000000108e, 0xf, 0x4585, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x102000000208e, 0xf, 0x45a8, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x102000000408e, 0xf, 0x45cb, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x102000000808e, 0xf, 0x45ee, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x102000001008e, 0xf, 0x4611, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x102000002008e, 0xf, 0x4634, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x102000004008e, 0xf, 0x4657, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x102000008008e, 0xf, 0x467a, 0}, {}, &tgr7};
}
namespace ag1_bl_crd_occupancy1 {
inline constexpr listed tgr8{{&cha_list, 0x102000000108f, 0xf, 0x469d, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x102000000208f, 0xf, 0x46c0, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x102000000408f, 0xf, 0x46e3, 0}, {}, &tgr10};
}
namespace bypass_cha_imc {
inline constexpr listed taken{{&cha_list, 0x1020000001057, 0xf, 0x10a7, 0}, {}, &taken};
inline constexpr listed intermediate{{&cha_list, 0x1020000002057, 0xf, 0x10c4, 0}, {}, &intermediate};
inline constexpr listed not_taken{{&cha_list, 0x1020000004057, 0xf, 0x10e8, 0}, {}, &not_taken};
}
namespace core_snp {
inline constexpr listed remote_one{{&cha_list, 0x1020000011033, 0xf, 0x80000000001109, 0}, {}, &remote_one};
inline constexpr listed ext_one{{&cha_list, 0x1020000021033, 0xf, 0x1125, 0}, {}, &ext_one};
inline constexpr listed core_one{{&cha_list, 0x1020000041033, 0xf, 0x113e, 0}, {}, &core_one};
inline constexpr listed evict_one{{&cha_list, 0x1020000081033, 0xf, 0x1158, 0}, {}, &evict_one};
inline constexpr listed any_one{{&cha_list, 0x10200000f1033, 0xf, 0x1173, 0}, {}, &any_one};
inline constexpr listed remote_gtone{{&cha_list, 0x1020000012033, 0xf, 0x8000000000118c, 0}, {}, &remote_gtone};
inline constexpr listed ext_gtone{{&cha_list, 0x1020000022033, 0xf, 0x11aa, 0}, {}, &ext_gtone};
inline constexpr listed core_gtone{{&cha_list, 0x1020000042033, 0xf, 0x11c5, 0}, {}, &core_gtone};
inline constexpr listed evict_gtone{{&cha_list, 0x1020000082033, 0xf, 0x11e1, 0}, {}, &evict_gtone};
inline constexpr listed any_gtone{{&cha_list, 0x10200000f2033, 0xf, 0x11fe, 0}, {}, &any_gtone};
}
namespace dir_lookup {
inline constexpr listed no_snp{{&cha_list, 0x1020000002053, 0xf, 0x80000000000cec, 0}, {}, &no_snp};
inline constexpr listed snp{{&cha_list, 0x1020000001053, 0xf, 0x80000000000d06, 0}, {}, &snp};
}
namespace dir_update {
inline constexpr listed ha{{&cha_list, 0x20000001054, 0xf, 0x80000000000000, 0}, {}, &ha};
inline constexpr listed tor{{&cha_list, 0x20000002054, 0xf, 0x80000000000016, 0}, {}, &tor};
}
namespace direct_go {
inline constexpr listed ha_tor_dealloc{{&cha_list, 0x102000000106e, 0xf, 0x1219, 0}, {}, &ha_tor_dealloc};
inline constexpr listed ha_suppress_no_d2c{{&cha_list, 0x102000000206e, 0xf, 0x123a, 0}, {}, &ha_suppress_no_d2c};
inline constexpr listed ha_suppress_drd{{&cha_list, 0x102000000406e, 0xf, 0x125f, 0}, {}, &ha_suppress_drd};
}
namespace direct_go_opc {
inline constexpr listed extcmp{{&cha_list, 0x102000000106d, 0xf, 0x1281, 0}, {}, &extcmp};
inline constexpr listed pull{{&cha_list, 0x102000000206d, 0xf, 0x129e, 0}, {}, &pull};
inline constexpr listed go{{&cha_list, 0x102000000406d, 0xf, 0x12b9, 0}, {}, &go};
inline constexpr listed go_pull{{&cha_list, 0x102000000806d, 0xf, 0x12d2, 0}, {}, &go_pull};
inline constexpr listed fast_go{{&cha_list, 0x102000001006d, 0xf, 0x12f0, 0}, {}, &fast_go};
inline constexpr listed fast_go_pull{{&cha_list, 0x102000002006d, 0xf, 0x130e, 0}, {}, &fast_go_pull};
inline constexpr listed nop{{&cha_list, 0x102000004006d, 0xf, 0x1331, 0}, {}, &nop};
inline constexpr listed idle_due_suppress{{&cha_list, 0x102000008006d, 0xf, 0x134b, 0}, {}, &idle_due_suppress};
}
namespace distress_asserted {
inline constexpr listed vert{{&cha_list, 0x10200000010af, 0xf, 0x4707, 0}, {}, &vert};
inline constexpr listed horz{{&cha_list, 0x10200000020af, 0xf, 0x4726, 0}, {}, &horz};
inline constexpr listed dpt_local{{&cha_list, 0x10200000040af, 0xf, 0x4745, 0}, {}, &dpt_local};
inline constexpr listed dpt_nonlocal{{&cha_list, 0x10200000080af, 0xf, 0x4769, 0}, {}, &dpt_nonlocal};
inline constexpr listed dpt_stall_iv{{&cha_list, 0x10200000400af, 0xf, 0x4790, 0}, {}, &dpt_stall_iv};
inline constexpr listed dpt_stall_nocrd{{&cha_list, 0x10200000800af, 0xf, 0x47b7, 0}, {}, &dpt_stall_nocrd};
inline constexpr listed pmm_local{{&cha_list, 0x10200000100af, 0xf, 0x8000000000847c, 0}, {}, &pmm_local};
inline constexpr listed pmm_nonlocal{{&cha_list, 0x10200000200af, 0xf, 0x800000000084a0, 0}, {}, &pmm_nonlocal};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&cha_list, 0x10200000010ba, 0xf, 0x47e1, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&cha_list, 0x10200000040ba, 0xf, 0x4807, 0}, {}, &iv_snoopgo_dn};
}
namespace hitme_hit {
inline constexpr listed ex_rds{{&cha_list, 0x102000000105f, 0xf, 0x80000000000d1d, 0}, {}, &ex_rds};
inline constexpr listed shared_ownreq{{&cha_list, 0x102000000405f, 0xf, 0x80000000001373, 0}, {}, &shared_ownreq};
inline constexpr listed wbmtoe{{&cha_list, 0x102000000805f, 0xf, 0x80000000001393, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi_or_s{{&cha_list, 0x102000001005f, 0xf, 0x800000000013ac, 0}, {}, &wbmtoi_or_s};
}
namespace hitme_lookup {
inline constexpr listed read{{&cha_list, 0x102000000105e, 0xf, 0x800000000013ca, 0}, {}, &read};
inline constexpr listed write{{&cha_list, 0x102000000205e, 0xf, 0x800000000013e4, 0}, {}, &write};
}
namespace hitme_miss {
inline constexpr listed shared_rdinvown{{&cha_list, 0x1020000020060, 0xf, 0x800000000013ff, 0}, {}, &shared_rdinvown};
inline constexpr listed notshared_rdinvown{{&cha_list, 0x1020000040060, 0xf, 0x80000000001422, 0}, {}, &notshared_rdinvown};
inline constexpr listed read_or_inv{{&cha_list, 0x1020000080060, 0xf, 0x80000000001448, 0}, {}, &read_or_inv};
}
namespace hitme_update {
inline constexpr listed deallocate_rspfwdi_loc{{&cha_list, 0x1020000001061, 0xf, 0x80000000001467, 0}, {}, &deallocate_rspfwdi_loc};
inline constexpr listed rspfwdi_rem{{&cha_list, 0x1020000002061, 0xf, 0x80000000001493, 0}, {}, &rspfwdi_rem};
inline constexpr listed shared{{&cha_list, 0x1020000004061, 0xf, 0x800000000014b4, 0}, {}, &shared};
inline constexpr listed rdinvown{{&cha_list, 0x1020000008061, 0xf, 0x800000000014d0, 0}, {}, &rdinvown};
inline constexpr listed deallocate{{&cha_list, 0x1020000010061, 0xf, 0x800000000014ee, 0}, {}, &deallocate};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010b6, 0xf, 0x482d, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020b6, 0xf, 0x4853, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040b6, 0xf, 0x4878, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080b6, 0xf, 0x489f, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010b7, 0xf, 0x4961, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020b7, 0xf, 0x4987, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040b7, 0xf, 0x49ac, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080b7, 0xf, 0x49d3, 0}, {}, &right_odd};
}
namespace horz_ring_akc_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010bb, 0xf, 0x48c5, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020bb, 0xf, 0x48ec, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040bb, 0xf, 0x4912, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080bb, 0xf, 0x493a, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&cha_list, 0x10200000010b8, 0xf, 0x49f9, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x10200000020b8, 0xf, 0x4a1f, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x10200000040b8, 0xf, 0x4a44, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x10200000080b8, 0xf, 0x4a6b, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&cha_list, 0x10200000010b9, 0xf, 0x4a91, 0}, {}, &left};
inline constexpr listed right{{&cha_list, 0x10200000040b9, 0xf, 0x4ab2, 0}, {}, &right};
}
namespace imc_reads_count {
inline constexpr listed normal{{&cha_list, 0x20000001059, 0xf, 0xf7, 0}, {}, &normal};
inline constexpr listed priority{{&cha_list, 0x1020000002059, 0xf, 0x150e, 0}, {}, &priority};
}
namespace imc_writes_count {
inline constexpr listed full{{&cha_list, 0x2000000105b, 0xf, 0x116, 0}, {}, &full};
inline constexpr listed partial{{&cha_list, 0x102000000205b, 0xf, 0x152f, 0}, {}, &partial};
inline constexpr listed full_priority{{&cha_list, 0x102000000405b, 0xf, 0x1550, 0}, {}, &full_priority};
inline constexpr listed partial_priority{{&cha_list, 0x102000000805b, 0xf, 0x1577, 0}, {}, &partial_priority};
}
namespace llc_lookup {
inline constexpr listed data_read{{&cha_list, 0x200000ff034, 0xf, 0xbe6, 0x1bc1}, {}, &data_read};
inline constexpr listed i{{&cha_list, 0x1020000001034, 0xf, 0x3589, 0}, {}, &i};
inline constexpr listed sf_s{{&cha_list, 0x1020000002034, 0xf, 0x359e, 0}, {}, &sf_s};
inline constexpr listed sf_e{{&cha_list, 0x1020000004034, 0xf, 0x35b6, 0}, {}, &sf_e};
inline constexpr listed sf_h{{&cha_list, 0x1020000008034, 0xf, 0x35ce, 0}, {}, &sf_h};
inline constexpr listed s{{&cha_list, 0x1020000010034, 0xf, 0x35e6, 0}, {}, &s};
inline constexpr listed e{{&cha_list, 0x1020000020034, 0xf, 0x35fb, 0}, {}, &e};
inline constexpr listed m{{&cha_list, 0x1020000040034, 0xf, 0x3610, 0}, {}, &m};
inline constexpr listed f{{&cha_list, 0x1020000080034, 0xf, 0x3625, 0}, {}, &f};
inline constexpr listed rfo{{&cha_list, 0x10200000ff034, 0xf, 0x363a, 0x1bc8}, {}, &rfo};
inline constexpr listed all{{&cha_list, 0x10200000ff034, 0xf, 0x6e52, 0x1fff}, {}, &all};
inline constexpr listed data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x20000000006e69, 0x1bc1}, {}, &data_rd};
inline constexpr listed flush_inv{{&cha_list, 0x10200000ff034, 0xf, 0x6e84, 0x1a44}, {}, &flush_inv};
inline constexpr listed code{{&cha_list, 0x10200000ff034, 0xf, 0x20000000006ea1, 0x1bd0}, {}, &code};
inline constexpr listed locally_homed_address{{&cha_list, 0x10200000ff034, 0xf, 0xa0000000006eb9, 0xbdf}, {}, &locally_homed_address};
inline constexpr listed remotely_homed_address{{&cha_list, 0x10200000ff034, 0xf, 0xa0000000006ee2, 0x15df}, {}, &remotely_homed_address};
inline constexpr listed flush_inv_remote{{&cha_list, 0x10200000ff034, 0xf, 0x80000000006f0c, 0x1a04}, {}, &flush_inv_remote};
inline constexpr listed data_read_remote{{&cha_list, 0x10200000ff034, 0xf, 0x80000000006f30, 0x1a01}, {}, &data_read_remote};
inline constexpr listed rfo_remote{{&cha_list, 0x10200000ff034, 0xf, 0x80000000006f54, 0x1a08}, {}, &rfo_remote};
inline constexpr listed code_remote{{&cha_list, 0x10200000ff034, 0xf, 0xa0000000006f72, 0x1a10}, {}, &code_remote};
inline constexpr listed remote_snp{{&cha_list, 0x10200000ff034, 0xf, 0x80000000006f91, 0x1c19}, {}, &remote_snp};
inline constexpr listed flush_inv_local{{&cha_list, 0x10200000ff034, 0xf, 0x80000000006faf, 0x1844}, {}, &flush_inv_local};
inline constexpr listed data_read_local{{&cha_list, 0x10200000ff034, 0xf, 0x80000000006fd2, 0x19c1}, {}, &data_read_local};
inline constexpr listed rfo_local{{&cha_list, 0x10200000ff034, 0xf, 0x80000000006ff5, 0x19c8}, {}, &rfo_local};
inline constexpr listed code_local{{&cha_list, 0x10200000ff034, 0xf, 0xa0000000007012, 0x19d0}, {}, &code_local};
inline constexpr listed llc_pf_local{{&cha_list, 0x10200000ff034, 0xf, 0xa0000000007030, 0x189d}, {}, &llc_pf_local};
inline constexpr listed rfo_f{{&cha_list, 0x1020000000034, 0xf, 0x7bed, 8}, {}, &rfo_f};
inline constexpr listed local_f{{&cha_list, 0x1020000000034, 0xf, 0x7c06, 0x800}, {}, &local_f};
inline constexpr listed remote_f{{&cha_list, 0x1020000000034, 0xf, 0x80000000007c21, 0x1000}, {}, &remote_f};
inline constexpr listed remote_snoop_f{{&cha_list, 0x1020000000034, 0xf, 0x80000000007c3d, 0x400}, {}, &remote_snoop_f};
inline constexpr listed any_f{{&cha_list, 0x1020000000034, 0xf, 0x7c5f, 0x20}, {}, &any_f};
inline constexpr listed data_read_f{{&cha_list, 0x1020000000034, 0xf, 0x7c78, 1}, {}, &data_read_f};
inline constexpr listed other_req_f{{&cha_list, 0x1020000000034, 0xf, 0x7c97, 2}, {}, &other_req_f};
inline constexpr listed flush_or_inv_f{{&cha_list, 0x1020000000034, 0xf, 0x7cb6, 4}, {}, &flush_or_inv_f};
inline constexpr listed code_read_f{{&cha_list, 0x1020000000034, 0xf, 0x7cd8, 0x10}, {}, &code_read_f};
inline constexpr listed corepref_or_dmnd_local_f{{&cha_list, 0x1020000000034, 0xf, 0x7cf7, 0x40}, {}, &corepref_or_dmnd_local_f};
inline constexpr listed llcpref_local_f{{&cha_list, 0x1020000000034, 0xf, 0x80000000007d23, 0x80}, {}, &llcpref_local_f};
inline constexpr listed pref_or_dmnd_remote_f{{&cha_list, 0x1020000000034, 0xf, 0x80000000007d46, 0x200}, {}, &pref_or_dmnd_remote_f};
inline constexpr listed miss_all{{&cha_list, 0x1020000001034, 0xf, 0x7d6f, 0x1fe0}, {}, &miss_all};
inline constexpr listed data_read_all{{&cha_list, 0x10200000ff034, 0xf, 0x20000000007d8b, 0x1fc1}, {}, &data_read_all};
inline constexpr listed data_read_miss{{&cha_list, 0x1020000001034, 0xf, 0x7dac, 0x1bc1}, {}, &data_read_miss};
inline constexpr listed dmnd_read_local{{&cha_list, 0x10200000ff034, 0xf, 0x20000000007dce, 0x841}, {}, &dmnd_read_local};
inline constexpr listed write_local{{&cha_list, 0x10200000ff034, 0xf, 0x20000000007df1, 0x842}, {}, &write_local};
inline constexpr listed rfo_pref_local{{&cha_list, 0x10200000ff034, 0xf, 0x20000000007e10, 0x888}, {}, &rfo_pref_local};
inline constexpr listed write_remote{{&cha_list, 0x10200000ff034, 0xf, 0xa0000000007e32, 0x17c2}, {}, &write_remote};
inline constexpr listed all_remote{{&cha_list, 0x10200000ff034, 0xf, 0x80000000007e52, 0x1e20}, {}, &all_remote};
inline constexpr listed code_read_miss{{&cha_list, 0x1020000001034, 0xf, 0x92a4, 0x1bd0}, {}, &code_read_miss};
inline constexpr listed rfo_miss{{&cha_list, 0x1020000001034, 0xf, 0x92c6, 0x1bc8}, {}, &rfo_miss};
inline constexpr listed read{{&cha_list, 0x10200000ff034, 0xf, 0x92e2, 0x1bd9}, {}, &read};
inline constexpr listed read_miss{{&cha_list, 0x1020000001034, 0xf, 0x92fa, 0x1bd9}, {}, &read_miss};
inline constexpr listed read_miss_loc_hom{{&cha_list, 0x1020000001034, 0xf, 0x9317, 0xbd9}, {}, &read_miss_loc_hom};
inline constexpr listed read_miss_rem_hom{{&cha_list, 0x1020000001034, 0xf, 0x933c, 0x13d9}, {}, &read_miss_rem_hom};
inline constexpr listed read_local_loc_hom{{&cha_list, 0x10200000ff034, 0xf, 0x9361, 0x9d9}, {}, &read_local_loc_hom};
inline constexpr listed read_remote_loc_hom{{&cha_list, 0x10200000ff034, 0xf, 0x9387, 0xa19}, {}, &read_remote_loc_hom};
inline constexpr listed read_local_rem_hom{{&cha_list, 0x10200000ff034, 0xf, 0x93ae, 0x11d9}, {}, &read_local_rem_hom};
inline constexpr listed read_sf_hit{{&cha_list, 0x102000000e034, 0xf, 0x93d4, 0x1bd9}, {}, &read_sf_hit};
inline constexpr listed read_or_snoop_remote_miss_rem_hom{{&cha_list, 0x1020000001034, 0xf, 0x93f3, 0x1619}, {}, &read_or_snoop_remote_miss_rem_hom};
inline constexpr listed writes_and_other{{&cha_list, 0x10200000ff034, 0xf, 0x9428, 0x1a42}, {}, &writes_and_other};
inline constexpr listed loc_hom{{&cha_list, 0x10200000ff034, 0xf, 0x8000000000944c, 0xbdf}, {}, &loc_hom};
inline constexpr listed rem_hom{{&cha_list, 0x10200000ff034, 0xf, 0x80000000009467, 0x15df}, {}, &rem_hom};
inline constexpr listed code_read_remote{{&cha_list, 0x10200000ff034, 0xf, 0x80000000009482, 0x1a10}, {}, &code_read_remote};
inline constexpr listed code_read_local{{&cha_list, 0x10200000ff034, 0xf, 0x800000000094a6, 0x19d0}, {}, &code_read_local};
inline constexpr listed llcpref_local{{&cha_list, 0x10200000ff034, 0xf, 0x800000000094c9, 0x189d}, {}, &llcpref_local};
inline constexpr listed code_read{{&cha_list, 0x10200000ff034, 0xf, 0x94ea, 0x1bd0}, {}, &code_read};
}
namespace llc_victims {
inline constexpr listed all{{&cha_list, 0x2000000f037, 0xf, 0x134, 0}, {}, &all};
inline constexpr listed local_all{{&cha_list, 0x102000000f037, 0xf, 0xd36, 0x20}, {}, &local_all};
inline constexpr listed remote_all{{&cha_list, 0x102000000f037, 0xf, 0x80000000000d54, 0x80}, {}, &remote_all};
inline constexpr listed m_state{{&cha_list, 0x1020000001037, 0xf, 0x15a1, 0}, {}, &m_state};
inline constexpr listed e_state{{&cha_list, 0x1020000002037, 0xf, 0x15bd, 0}, {}, &e_state};
inline constexpr listed s_state{{&cha_list, 0x1020000004037, 0xf, 0x15d9, 0}, {}, &s_state};
inline constexpr listed local_only{{&cha_list, 0x1020000000037, 0xf, 0x15f5, 0x20}, {}, &local_only};
inline constexpr listed remote_only{{&cha_list, 0x1020000000037, 0xf, 0x80000000001614, 0x80}, {}, &remote_only};
inline constexpr listed local_m{{&cha_list, 0x1020000001037, 0xf, 0x1634, 0x20}, {}, &local_m};
inline constexpr listed local_e{{&cha_list, 0x1020000002037, 0xf, 0x1650, 0x20}, {}, &local_e};
inline constexpr listed local_s{{&cha_list, 0x1020000004037, 0xf, 0x166c, 0x20}, {}, &local_s};
inline constexpr listed remote_m{{&cha_list, 0x1020000001037, 0xf, 0x80000000001688, 0x80}, {}, &remote_m};
inline constexpr listed remote_e{{&cha_list, 0x1020000002037, 0xf, 0x800000000016a5, 0x80}, {}, &remote_e};
inline constexpr listed remote_s{{&cha_list, 0x1020000004037, 0xf, 0x800000000016c2, 0x80}, {}, &remote_s};
}
namespace misc {
inline constexpr listed rfo_hit_s{{&cha_list, 0x1020000008039, 0xf, 0xded, 0}, {}, &rfo_hit_s};
inline constexpr listed rspi_was_fse{{&cha_list, 0x1020000001039, 0xf, 0x16df, 0}, {}, &rspi_was_fse};
inline constexpr listed wc_aliasing{{&cha_list, 0x1020000002039, 0xf, 0x16f9, 0}, {}, &wc_aliasing};
inline constexpr listed cv0_pref_vic{{&cha_list, 0x1020000010039, 0xf, 0x1712, 0}, {}, &cv0_pref_vic};
inline constexpr listed cv0_pref_miss{{&cha_list, 0x1020000020039, 0xf, 0x172c, 0}, {}, &cv0_pref_miss};
}
namespace misc_external {
inline constexpr listed mbe_inst0{{&cha_list, 0x10200000010e6, 0xf, 0x4ad4, 0}, {}, &mbe_inst0};
inline constexpr listed mbe_inst1{{&cha_list, 0x10200000020e6, 0xf, 0x4af4, 0}, {}, &mbe_inst1};
}
namespace osb {
inline constexpr listed local_invitoe{{&cha_list, 0x1020000001055, 0xf, 0x80000000001747, 0}, {}, &local_invitoe};
inline constexpr listed local_read{{&cha_list, 0x1020000002055, 0xf, 0x80000000001761, 0}, {}, &local_read};
inline constexpr listed remote_read{{&cha_list, 0x1020000004055, 0xf, 0x80000000001778, 0}, {}, &remote_read};
inline constexpr listed remote_readinvitoe{{&cha_list, 0x1020000008055, 0xf, 0x80000000001790, 0}, {}, &remote_readinvitoe};
inline constexpr listed rfo_hits_snp_bcast{{&cha_list, 0x1020000010055, 0xf, 0x800000000017af, 0}, {}, &rfo_hits_snp_bcast};
inline constexpr listed off_pwrheuristic{{&cha_list, 0x1020000020055, 0xf, 0x800000000017ce, 0}, {}, &off_pwrheuristic};
}
namespace pipe_reject {
inline constexpr listed rmw_setmatch{{&cha_list, 0x1020000001042, 0xf, 0x17eb, 0}, {}, &rmw_setmatch};
inline constexpr listed gotrack_pamatch{{&cha_list, 0x1020000002042, 0xf, 0x180c, 0}, {}, &gotrack_pamatch};
inline constexpr listed gotrack_allowsnp{{&cha_list, 0x1020000004042, 0xf, 0x1830, 0}, {}, &gotrack_allowsnp};
inline constexpr listed gotrack_waymatch{{&cha_list, 0x1020000008042, 0xf, 0x1855, 0}, {}, &gotrack_waymatch};
inline constexpr listed gotrack_allwayrsv{{&cha_list, 0x1020000010042, 0xf, 0x187a, 0}, {}, &gotrack_allwayrsv};
inline constexpr listed ptl_inpipe{{&cha_list, 0x1020000080042, 0xf, 0x18a0, 0}, {}, &ptl_inpipe};
inline constexpr listed irq_setmatch_vicp{{&cha_list, 0x1020000000042, 0xf, 0x18bf, 1}, {}, &irq_setmatch_vicp};
inline constexpr listed fsf_vicp{{&cha_list, 0x1020000000042, 0xf, 0x18e5, 2}, {}, &fsf_vicp};
inline constexpr listed one_fsf_vic{{&cha_list, 0x1020000000042, 0xf, 0x1902, 4}, {}, &one_fsf_vic};
inline constexpr listed torid_match_go_p{{&cha_list, 0x1020000000042, 0xf, 0x1922, 0x10}, {}, &torid_match_go_p};
inline constexpr listed ipq_setmatch_vicp{{&cha_list, 0x1020000000042, 0xf, 0x1947, 0x20}, {}, &ipq_setmatch_vicp};
inline constexpr listed way_match{{&cha_list, 0x1020000000042, 0xf, 0x196d, 0x40}, {}, &way_match};
inline constexpr listed one_rsp_con{{&cha_list, 0x1020000000042, 0xf, 0x198b, 0x80}, {}, &one_rsp_con};
inline constexpr listed idx_inpipe{{&cha_list, 0x1020000000042, 0xf, 0x19ab, 0x100}, {}, &idx_inpipe};
inline constexpr listed setmatchentrywsct{{&cha_list, 0x1020000000042, 0xf, 0x19ca, 0x200}, {}, &setmatchentrywsct};
inline constexpr listed allrsfways_res{{&cha_list, 0x1020000000042, 0xf, 0x19f0, 0x800}, {}, &allrsfways_res};
inline constexpr listed rrq_setmatch_vicp{{&cha_list, 0x1020000000042, 0xf, 0x1a13, 0x1000}, {}, &rrq_setmatch_vicp};
inline constexpr listed ismq_setmatch_vicp{{&cha_list, 0x1020000000042, 0xf, 0x1a39, 0x2000}, {}, &ismq_setmatch_vicp};
inline constexpr listed sf_ways_res{{&cha_list, 0x1020000000042, 0xf, 0x1a60, 0x4000}, {}, &sf_ways_res};
inline constexpr listed llc_ways_res{{&cha_list, 0x1020000000042, 0xf, 0x1a80, 0x8000}, {}, &llc_ways_res};
inline constexpr listed notallowsnoop{{&cha_list, 0x1020000000042, 0xf, 0x1aa1, 0x10000}, {}, &notallowsnoop};
inline constexpr listed topa_match{{&cha_list, 0x1020000000042, 0xf, 0x1ac3, 0x20000}, {}, &topa_match};
inline constexpr listed ivegrcredit{{&cha_list, 0x1020000000042, 0xf, 0x1ae2, 0x40000}, {}, &ivegrcredit};
inline constexpr listed blegrcredit{{&cha_list, 0x1020000000042, 0xf, 0x1b02, 0x80000}, {}, &blegrcredit};
inline constexpr listed adegrcredit{{&cha_list, 0x1020000000042, 0xf, 0x1b22, 0x100000}, {}, &adegrcredit};
inline constexpr listed akegrcredit{{&cha_list, 0x1020000000042, 0xf, 0x1b42, 0x200000}, {}, &akegrcredit};
inline constexpr listed hacredit{{&cha_list, 0x1020000000042, 0xf, 0x1b62, 0x400000}, {}, &hacredit};
inline constexpr listed vn_ad_req{{&cha_list, 0x1020000000042, 0xf, 0x1b7f, 0x800000}, {}, &vn_ad_req};
inline constexpr listed vn_ad_rsp{{&cha_list, 0x1020000000042, 0xf, 0x1b9d, 0x1000000}, {}, &vn_ad_rsp};
inline constexpr listed vn_bl_rsp{{&cha_list, 0x1020000000042, 0xf, 0x1bbb, 0x2000000}, {}, &vn_bl_rsp};
inline constexpr listed irq_pmm{{&cha_list, 0x1020000020042, 0xf, 0x800000000083b9, 0}, {}, &irq_pmm};
inline constexpr listed prq_pmm{{&cha_list, 0x1020000040042, 0xf, 0x800000000083d5, 0}, {}, &prq_pmm};
inline constexpr listed pmm_memmode_tor_match{{&cha_list, 0x1020000000042, 0xf, 0x800000000083f1, 8}, {}, &pmm_memmode_tor_match};
inline constexpr listed pmm_memmode_tormatch_multi{{&cha_list, 0x1020000000042, 0xf, 0x8000000000841b, 0x400}, {}, &pmm_memmode_tormatch_multi};
}
namespace pmm_memmode_nm_invitox {
inline constexpr listed local{{&cha_list, 0x1020000001065, 0xf, 0x800000000081ab, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x1020000002065, 0xf, 0x800000000081d0, 0}, {}, &remote};
inline constexpr listed setconflict{{&cha_list, 0x1020000004065, 0xf, 0x800000000081f6, 0}, {}, &setconflict};
}
namespace pmm_memmode_nm_setconflicts {
inline constexpr listed tor{{&cha_list, 0x1020000004064, 0xf, 0x80000000008018, 0}, {}, &tor};
inline constexpr listed sf{{&cha_list, 0x1020000001064, 0xf, 0x80000000008040, 0}, {}, &sf};
inline constexpr listed llc{{&cha_list, 0x1020000002064, 0xf, 0x80000000008067, 0}, {}, &llc};
}
namespace pmm_memmode_nm_setconflicts2 {
inline constexpr listed iodc{{&cha_list, 0x1020000001070, 0xf, 0x80000000008221, 0}, {}, &iodc};
inline constexpr listed memwr{{&cha_list, 0x1020000002070, 0xf, 0x8000000000824b, 0}, {}, &memwr};
inline constexpr listed memwrni{{&cha_list, 0x1020000004070, 0xf, 0x80000000008276, 0}, {}, &memwrni};
}
namespace pmm_qos {
inline constexpr listed slow_insert{{&cha_list, 0x1020000001066, 0xf, 0x800000000082a3, 0}, {}, &slow_insert};
inline constexpr listed ddr4_fast_insert{{&cha_list, 0x1020000002066, 0xf, 0x800000000082bf, 0}, {}, &ddr4_fast_insert};
inline constexpr listed throttle{{&cha_list, 0x1020000004066, 0xf, 0x800000000082e0, 0}, {}, &throttle};
inline constexpr listed rej_irq{{&cha_list, 0x1020000008066, 0xf, 0x800000000082f9, 0}, {}, &rej_irq};
inline constexpr listed throttle_prq{{&cha_list, 0x1020000010066, 0xf, 0x80000000008311, 0}, {}, &throttle_prq};
inline constexpr listed throttle_irq{{&cha_list, 0x1020000020066, 0xf, 0x8000000000832e, 0}, {}, &throttle_irq};
inline constexpr listed slowtorq_skip{{&cha_list, 0x1020000040066, 0xf, 0x8000000000834b, 0}, {}, &slowtorq_skip};
}
namespace pmm_qos_occupancy {
inline constexpr listed ddr_slow_fifo{{&cha_list, 0x1020000001067, 0xf, 0x80000000008369, 0}, {}, &ddr_slow_fifo};
inline constexpr listed ddr_fast_fifo{{&cha_list, 0x1020000002067, 0xf, 0x80000000008391, 0}, {}, &ddr_fast_fifo};
}
namespace read_no_credits {
inline constexpr listed mc0{{&cha_list, 0x1020000001058, 0xf, 0x1bd9, 0}, {}, &mc0};
inline constexpr listed mc1{{&cha_list, 0x1020000002058, 0xf, 0x1bf5, 0}, {}, &mc1};
inline constexpr listed mc2{{&cha_list, 0x1020000004058, 0xf, 0x1c11, 0}, {}, &mc2};
inline constexpr listed mc3{{&cha_list, 0x1020000008058, 0xf, 0x1c2d, 0}, {}, &mc3};
inline constexpr listed mc4{{&cha_list, 0x1020000010058, 0xf, 0x1c49, 0}, {}, &mc4};
inline constexpr listed mc5{{&cha_list, 0x1020000020058, 0xf, 0x1c65, 0}, {}, &mc5};
inline constexpr listed mc6{{&cha_list, 0x1020000040058, 0xf, 0x1c81, 0}, {}, &mc6};
inline constexpr listed mc7{{&cha_list, 0x1020000080058, 0xf, 0x1c9d, 0}, {}, &mc7};
inline constexpr listed mc8{{&cha_list, 0x1020000000058, 0xf, 0x1cb9, 1}, {}, &mc8};
inline constexpr listed mc9{{&cha_list, 0x1020000000058, 0xf, 0x1cd5, 2}, {}, &mc9};
inline constexpr listed mc10{{&cha_list, 0x1020000000058, 0xf, 0x1cf1, 4}, {}, &mc10};
inline constexpr listed mc11{{&cha_list, 0x1020000000058, 0xf, 0x1d0e, 8}, {}, &mc11};
inline constexpr listed mc12{{&cha_list, 0x1020000000058, 0xf, 0x1d2b, 0x10}, {}, &mc12};
inline constexpr listed mc13{{&cha_list, 0x1020000000058, 0xf, 0x1d48, 0x20}, {}, &mc13};
}
namespace requests {
inline constexpr listed invitoe_local{{&cha_list, 0x20000010050, 0xf, 0x8000000000002d, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&cha_list, 0x20000020050, 0xf, 0x8000000000004c, 0}, {}, &invitoe_remote};
inline constexpr listed reads_local{{&cha_list, 0x20000001050, 0xf, 0x8000000000006c, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&cha_list, 0x20000002050, 0xf, 0x80000000000089, 0}, {}, &reads_remote};
inline constexpr listed writes_local{{&cha_list, 0x20000004050, 0xf, 0x800000000000a7, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&cha_list, 0x20000008050, 0xf, 0x800000000000c5, 0}, {}, &writes_remote};
inline constexpr listed reads{{&cha_list, 0x20000003050, 0xf, 0x14c, 0}, {}, &reads};
inline constexpr listed writes{{&cha_list, 0x2000000c050, 0xf, 0x163, 0}, {}, &writes};
inline constexpr listed invitoe{{&cha_list, 0x1020000030050, 0xf, 0xe04, 0}, {}, &invitoe};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&cha_list, 0x10200000010ac, 0xf, 0x4b14, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020ac, 0xf, 0x4b31, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040ac, 0xf, 0x4b4e, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080ac, 0xf, 0x4b6b, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&cha_list, 0x10200000010aa, 0xf, 0x4b88, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020aa, 0xf, 0x4ba5, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040aa, 0xf, 0x4bc2, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080aa, 0xf, 0x4bdf, 0}, {}, &iv};
inline constexpr listed akc{{&cha_list, 0x10200000100aa, 0xf, 0x4bfc, 0}, {}, &akc};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&cha_list, 0x10200000010ad, 0xf, 0x4c1a, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020ad, 0xf, 0x4c3c, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040ad, 0xf, 0x4c5e, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080ad, 0xf, 0x4c80, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&cha_list, 0x10200000200ad, 0xf, 0x4ca2, 0}, {}, &ak_ag1};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&cha_list, 0x10200000010ab, 0xf, 0x4cc8, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x10200000020ab, 0xf, 0x4cea, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x10200000040ab, 0xf, 0x4d0c, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x10200000080ab, 0xf, 0x4d2e, 0}, {}, &iv};
inline constexpr listed akc{{&cha_list, 0x10200000100ab, 0xf, 0x4d50, 0}, {}, &akc};
}
namespace rxc_inserts {
inline constexpr listed irq{{&cha_list, 0x1020000001013, 0xf, 0x1d65, 0}, {}, &irq};
inline constexpr listed irq_rej{{&cha_list, 0x1020000002013, 0xf, 0x1d7d, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&cha_list, 0x1020000004013, 0xf, 0x80000000001d99, 0}, {}, &ipq};
inline constexpr listed prq{{&cha_list, 0x1020000010013, 0xf, 0x1db1, 0}, {}, &prq};
inline constexpr listed prq_rej{{&cha_list, 0x1020000020013, 0xf, 0x1dc9, 0}, {}, &prq_rej};
inline constexpr listed rrq{{&cha_list, 0x1020000040013, 0xf, 0x80000000001de5, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080013, 0xf, 0x80000000001dfd, 0}, {}, &wbq};
}
namespace rxc_ipq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001022, 0xf, 0x80000000001e15, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002022, 0xf, 0x80000000001e38, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004022, 0xf, 0x80000000001e5b, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008022, 0xf, 0x80000000001e7e, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010022, 0xf, 0x80000000001ea0, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020022, 0xf, 0x80000000001ec3, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040022, 0xf, 0x80000000001ee6, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080022, 0xf, 0x80000000001f09, 0}, {}, &iv_non_upi};
}
namespace rxc_ipq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001023, 0xf, 0x80000000001f2c, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002023, 0xf, 0x80000000001f49, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004023, 0xf, 0x80000000001f64, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008023, 0xf, 0x80000000001f87, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010023, 0xf, 0x80000000001fa9, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020023, 0xf, 0x80000000001fc8, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040023, 0xf, 0x80000000001fee, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080023, 0xf, 0x80000000002010, 0}, {}, &pa_match};
}
namespace rxc_irq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001018, 0xf, 0x2031, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002018, 0xf, 0x2054, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004018, 0xf, 0x2077, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008018, 0xf, 0x209a, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010018, 0xf, 0x20bc, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020018, 0xf, 0x20df, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040018, 0xf, 0x2102, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080018, 0xf, 0x2125, 0}, {}, &iv_non_upi};
}
namespace rxc_irq1_reject {
inline constexpr listed pa_match{{&cha_list, 0x1020000080019, 0xf, 0xe1d, 0}, {}, &pa_match};
inline constexpr listed any0{{&cha_list, 0x1020000001019, 0xf, 0x2148, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002019, 0xf, 0x2165, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004019, 0xf, 0x2180, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008019, 0xf, 0x21a3, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010019, 0xf, 0x21c5, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020019, 0xf, 0x21e4, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040019, 0xf, 0x220a, 0}, {}, &allow_snp};
}
namespace rxc_ismq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001024, 0xf, 0x222c, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002024, 0xf, 0x2250, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004024, 0xf, 0x2274, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008024, 0xf, 0x2298, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010024, 0xf, 0x22bb, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020024, 0xf, 0x22df, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040024, 0xf, 0x2303, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080024, 0xf, 0x2327, 0}, {}, &iv_non_upi};
}
namespace rxc_ismq0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102c, 0xf, 0x234b, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202c, 0xf, 0x236e, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402c, 0xf, 0x2391, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802c, 0xf, 0x23b4, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002c, 0xf, 0x23d6, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002c, 0xf, 0x23f9, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x102000004002c, 0xf, 0x241c, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x102000008002c, 0xf, 0x243f, 0}, {}, &iv_non_upi};
}
namespace rxc_ismq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001025, 0xf, 0x2462, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002025, 0xf, 0x2480, 0}, {}, &ha};
}
namespace rxc_ismq1_retry {
inline constexpr listed any0{{&cha_list, 0x102000000102d, 0xf, 0x249c, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x102000000202d, 0xf, 0x24b9, 0}, {}, &ha};
}
namespace rxc_occupancy {
inline constexpr listed irq{{&cha_list, 0x1020000001011, 1, 0x24d4, 0}, {}, &irq};
inline constexpr listed ipq{{&cha_list, 0x1020000004011, 1, 0x800000000024ee, 0}, {}, &ipq};
inline constexpr listed rrq{{&cha_list, 0x1020000040011, 1, 0x80000000002508, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080011, 1, 0x80000000002522, 0}, {}, &wbq};
}
namespace rxc_other0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102e, 0xf, 0x253c, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202e, 0xf, 0x2560, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402e, 0xf, 0x2584, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802e, 0xf, 0x25a8, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002e, 0xf, 0x25cb, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002e, 0xf, 0x25ef, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x102000004002e, 0xf, 0x2613, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x102000008002e, 0xf, 0x2637, 0}, {}, &iv_non_upi};
}
namespace rxc_other1_retry {
inline constexpr listed any0{{&cha_list, 0x102000000102f, 0xf, 0x265b, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x102000000202f, 0xf, 0x2679, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x102000000402f, 0xf, 0x2695, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x102000000802f, 0xf, 0x26b9, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x102000001002f, 0xf, 0x26dc, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x102000002002f, 0xf, 0x26fc, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x102000004002f, 0xf, 0x2723, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x102000008002f, 0xf, 0x2746, 0}, {}, &pa_match};
}
namespace rxc_prq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001020, 0xf, 0x2768, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002020, 0xf, 0x278b, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004020, 0xf, 0x27ae, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008020, 0xf, 0x27d1, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010020, 0xf, 0x27f3, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020020, 0xf, 0x2816, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040020, 0xf, 0x2839, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080020, 0xf, 0x285c, 0}, {}, &iv_non_upi};
}
namespace rxc_prq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001021, 0xf, 0x287f, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002021, 0xf, 0x289c, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004021, 0xf, 0x28b7, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008021, 0xf, 0x28da, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010021, 0xf, 0x28fc, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020021, 0xf, 0x291b, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040021, 0xf, 0x2941, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080021, 0xf, 0x2963, 0}, {}, &pa_match};
}
namespace rxc_req_q0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102a, 0xf, 0x2984, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202a, 0xf, 0x29a8, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402a, 0xf, 0x29cc, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802a, 0xf, 0x29f0, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002a, 0xf, 0x2a13, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002a, 0xf, 0x2a37, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x102000004002a, 0xf, 0x2a5b, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x102000008002a, 0xf, 0x2a7f, 0}, {}, &iv_non_upi};
}
namespace rxc_req_q1_retry {
inline constexpr listed any0{{&cha_list, 0x102000000102b, 0xf, 0x2aa3, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x102000000202b, 0xf, 0x2ac1, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x102000000402b, 0xf, 0x2add, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x102000000802b, 0xf, 0x2b01, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x102000001002b, 0xf, 0x2b24, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x102000002002b, 0xf, 0x2b44, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x102000004002b, 0xf, 0x2b6b, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x102000008002b, 0xf, 0x2b8e, 0}, {}, &pa_match};
}
namespace rxc_rrq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001026, 0xf, 0x80000000002bb0, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002026, 0xf, 0x80000000002bd3, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004026, 0xf, 0x80000000002bf6, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008026, 0xf, 0x80000000002c19, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010026, 0xf, 0x80000000002c3b, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020026, 0xf, 0x80000000002c5e, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040026, 0xf, 0x80000000002c81, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080026, 0xf, 0x80000000002ca4, 0}, {}, &iv_non_upi};
}
namespace rxc_rrq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001027, 0xf, 0x80000000002cc7, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002027, 0xf, 0x80000000002ce4, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004027, 0xf, 0x80000000002cff, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008027, 0xf, 0x80000000002d22, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010027, 0xf, 0x80000000002d44, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020027, 0xf, 0x80000000002d63, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040027, 0xf, 0x80000000002d89, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080027, 0xf, 0x80000000002dab, 0}, {}, &pa_match};
}
namespace rxc_wbq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001028, 0xf, 0x80000000002dcc, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002028, 0xf, 0x80000000002def, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004028, 0xf, 0x80000000002e12, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008028, 0xf, 0x80000000002e35, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010028, 0xf, 0x80000000002e57, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020028, 0xf, 0x80000000002e7a, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040028, 0xf, 0x80000000002e9d, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080028, 0xf, 0x80000000002ec0, 0}, {}, &iv_non_upi};
}
namespace rxc_wbq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001029, 0xf, 0x80000000002ee3, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002029, 0xf, 0x80000000002f00, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004029, 0xf, 0x80000000002f1b, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008029, 0xf, 0x80000000002f3e, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010029, 0xf, 0x80000000002f60, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020029, 0xf, 0x80000000002f7f, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040029, 0xf, 0x80000000002fa5, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080029, 0xf, 0x80000000002fc7, 0}, {}, &pa_match};
}
namespace rxr_busy_starved {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010e5, 0xf, 0x4d73, 0}, {}, &ad_uncrd};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040e5, 0xf, 0x4d95, 0}, {}, &bl_uncrd};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100e5, 0xf, 0x4db7, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400e5, 0xf, 0x4dd7, 0}, {}, &bl_crd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110e5, 0xf, 0x4df7, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440e5, 0xf, 0x4e17, 0}, {}, &bl_all};
}
namespace rxr_bypass {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010e2, 0xf, 0x4e37, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020e2, 0xf, 0x4e53, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040e2, 0xf, 0x4e69, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080e2, 0xf, 0x4e85, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100e2, 0xf, 0x4e9b, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400e2, 0xf, 0x4eb5, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800e2, 0xf, 0x4ecf, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110e2, 0xf, 0x4eec, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440e2, 0xf, 0x4f06, 0}, {}, &bl_all};
}
namespace rxr_crd_starved {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010e3, 0xf, 0x4f20, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020e3, 0xf, 0x4f41, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040e3, 0xf, 0x4f5c, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080e3, 0xf, 0x4f7d, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100e3, 0xf, 0x4f98, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400e3, 0xf, 0x4fb7, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&cha_list, 0x10200000800e3, 0xf, 0x4fd6, 0}, {}, &ifv};
inline constexpr listed ad_all{{&cha_list, 0x10200000110e3, 0xf, 0x4ff2, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440e3, 0xf, 0x5011, 0}, {}, &bl_all};
}
namespace rxr_inserts {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010e1, 0xf, 0x5030, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020e1, 0xf, 0x504d, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040e1, 0xf, 0x5064, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080e1, 0xf, 0x5081, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100e1, 0xf, 0x5098, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400e1, 0xf, 0x50b3, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800e1, 0xf, 0x50ce, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110e1, 0xf, 0x50ec, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440e1, 0xf, 0x5107, 0}, {}, &bl_all};
}
namespace rxr_occupancy {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010e0, 0xf, 0x5122, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020e0, 0xf, 0x5141, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040e0, 0xf, 0x515a, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080e0, 0xf, 0x5179, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100e0, 0xf, 0x5192, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000200e0, 0xf, 0x51af, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800e0, 0xf, 0x51cc, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110e0, 0xf, 0x51ec, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440e0, 0xf, 0x5209, 0}, {}, &bl_all};
}
namespace sf_eviction {
inline constexpr listed e_state{{&cha_list, 0x2000000203d, 0xf, 0x17b, 0}, {}, &e_state};
inline constexpr listed m_state{{&cha_list, 0x2000000103d, 0xf, 0x197, 0}, {}, &m_state};
inline constexpr listed s_state{{&cha_list, 0x2000000403d, 0xf, 0x1b3, 0}, {}, &s_state};
}
namespace snoop_resp {
inline constexpr listed rspi{{&cha_list, 0x102000000105c, 0xf, 0x80000000000e3e, 0}, {}, &rspi};
inline constexpr listed rspifwd{{&cha_list, 0x102000000405c, 0xf, 0x80000000000e56, 0}, {}, &rspifwd};
inline constexpr listed rsps{{&cha_list, 0x102000000205c, 0xf, 0x80000000000e71, 0}, {}, &rsps};
inline constexpr listed rspsfwd{{&cha_list, 0x102000000805c, 0xf, 0x80000000000e89, 0}, {}, &rspsfwd};
inline constexpr listed rspwb{{&cha_list, 0x102000001005c, 0xf, 0x800000000030b7, 0}, {}, &rspwb};
inline constexpr listed rspfwdwb{{&cha_list, 0x102000002005c, 0xf, 0x800000000030d0, 0}, {}, &rspfwdwb};
inline constexpr listed rspcnflct{{&cha_list, 0x102000004005c, 0xf, 0x800000000030ec, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&cha_list, 0x102000008005c, 0xf, 0x80000000003109, 0}, {}, &rspfwd};
}
namespace snoop_resp_local {
inline constexpr listed rspi{{&cha_list, 0x102000000105d, 0xf, 0x3123, 0}, {}, &rspi};
inline constexpr listed rsps{{&cha_list, 0x102000000205d, 0xf, 0x3141, 0}, {}, &rsps};
inline constexpr listed rspifwd{{&cha_list, 0x102000000405d, 0xf, 0x315f, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&cha_list, 0x102000000805d, 0xf, 0x3180, 0}, {}, &rspsfwd};
inline constexpr listed rspwb{{&cha_list, 0x102000001005d, 0xf, 0x31a1, 0}, {}, &rspwb};
inline constexpr listed rspfwdwb{{&cha_list, 0x102000002005d, 0xf, 0x31c0, 0}, {}, &rspfwdwb};
inline constexpr listed rspcnflct{{&cha_list, 0x102000004005d, 0xf, 0x31e2, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&cha_list, 0x102000008005d, 0xf, 0x3205, 0}, {}, &rspfwd};
}
namespace snoop_rsp_misc {
inline constexpr listed mtoi_rspifwdm{{&cha_list, 0x102000000106b, 0xf, 0x3225, 0}, {}, &mtoi_rspifwdm};
inline constexpr listed mtoi_rspdatam{{&cha_list, 0x102000000206b, 0xf, 0x324a, 0}, {}, &mtoi_rspdatam};
inline constexpr listed rspifwdmptl_hitsf{{&cha_list, 0x102000000406b, 0xf, 0x326f, 0}, {}, &rspifwdmptl_hitsf};
inline constexpr listed rspifwdmptl_hitllc{{&cha_list, 0x102000000806b, 0xf, 0x3298, 0}, {}, &rspifwdmptl_hitllc};
inline constexpr listed pulldataptl_hitsf{{&cha_list, 0x102000001006b, 0xf, 0x32c2, 0}, {}, &pulldataptl_hitsf};
inline constexpr listed pulldataptl_hitllc{{&cha_list, 0x102000002006b, 0xf, 0x32eb, 0}, {}, &pulldataptl_hitllc};
}
namespace snoops_sent {
inline constexpr listed all{{&cha_list, 0x1020000001051, 0xf, 0x2fe8, 0}, {}, &all};
inline constexpr listed local{{&cha_list, 0x1020000004051, 0xf, 0x3000, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x1020000008051, 0xf, 0x8000000000301a, 0}, {}, &remote};
inline constexpr listed bcst_local{{&cha_list, 0x1020000010051, 0xf, 0x3035, 0}, {}, &bcst_local};
inline constexpr listed bcst_remote{{&cha_list, 0x1020000020051, 0xf, 0x80000000003054, 0}, {}, &bcst_remote};
inline constexpr listed direct_local{{&cha_list, 0x1020000040051, 0xf, 0x3074, 0}, {}, &direct_local};
inline constexpr listed direct_remote{{&cha_list, 0x1020000080051, 0xf, 0x80000000003095, 0}, {}, &direct_remote};
}
namespace stall0_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d0, 0xf, 0x5226, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d0, 0xf, 0x5251, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d0, 0xf, 0x527c, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d0, 0xf, 0x52a7, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d0, 0xf, 0x52d2, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d0, 0xf, 0x52fd, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x10200000400d0, 0xf, 0x5328, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x10200000800d0, 0xf, 0x5353, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d2, 0xf, 0x537e, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d2, 0xf, 0x53a9, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d2, 0xf, 0x53d4, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d2, 0xf, 0x53ff, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d2, 0xf, 0x542a, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d2, 0xf, 0x5455, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x10200000400d2, 0xf, 0x5480, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x10200000800d2, 0xf, 0x54ab, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d4, 0xf, 0x54d6, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d4, 0xf, 0x5501, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d4, 0xf, 0x552c, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d4, 0xf, 0x5557, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d4, 0xf, 0x5582, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d4, 0xf, 0x55ad, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x10200000400d4, 0xf, 0x55d8, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x10200000800d4, 0xf, 0x5603, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&cha_list, 0x10200000010d6, 0xf, 0x562e, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x10200000020d6, 0xf, 0x5659, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x10200000040d6, 0xf, 0x5684, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x10200000080d6, 0xf, 0x56af, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x10200000100d6, 0xf, 0x56da, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x10200000200d6, 0xf, 0x5705, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x10200000400d6, 0xf, 0x5730, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x10200000800d6, 0xf, 0x575b, 0}, {}, &tgr7};
}
namespace stall1_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr8{{&cha_list, 0x10200000010d1, 0xf, 0x5786, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x10200000020d1, 0xf, 0x57b1, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x10200000040d1, 0xf, 0x57dc, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_ad_ag1_1 {
inline constexpr listed tgr8{{&cha_list, 0x10200000010d3, 0xf, 0x5808, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x10200000020d3, 0xf, 0x5835, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x10200000040d3, 0xf, 0x5862, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_bl_ag0_1 {
inline constexpr listed tgr8{{&cha_list, 0x10200000010d5, 0xf, 0x5890, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x10200000020d5, 0xf, 0x58bd, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x10200000040d5, 0xf, 0x58ea, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_bl_ag1_1 {
inline constexpr listed tgr8{{&cha_list, 0x10200000010d7, 0xf, 0x5918, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&cha_list, 0x10200000020d7, 0xf, 0x5945, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&cha_list, 0x10200000040d7, 0xf, 0x5972, 0}, {}, &tgr10};
}
namespace tor_inserts {
inline constexpr listed ia{{&cha_list, 0x20000001035, 0xf, 0x1cf, 0xc001ff}, {}, &ia};
inline constexpr listed ia_hit{{&cha_list, 0x20000001035, 0xf, 0x1e6, 0xc001fd}, {}, &ia_hit};
inline constexpr listed ia_hit_crd{{&cha_list, 0x20000001035, 0xf, 0x201, 0xc80ffd}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_drd{{&cha_list, 0x20000001035, 0xf, 0x80000000000220, 0xc817fd}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_llcprefrfo{{&cha_list, 0x20000001035, 0xf, 0x8000000000023f, 0xccc7fd}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_hit_rfo{{&cha_list, 0x20000001035, 0xf, 0x265, 0xc807fd}, {}, &ia_hit_rfo};
inline constexpr listed ia_miss{{&cha_list, 0x20000001035, 0xf, 0x284, 0xc001fe}, {}, &ia_miss};
inline constexpr listed ia_miss_crd{{&cha_list, 0x20000001035, 0xf, 0x2a0, 0xc80ffe}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_drd{{&cha_list, 0x20000001035, 0xf, 0x800000000002c0, 0xc817fe}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_llcprefrfo{{&cha_list, 0x20000001035, 0xf, 0x800000000002e0, 0xccc7fe}, {}, &ia_miss_llcprefrfo};
inline constexpr listed ia_miss_rfo{{&cha_list, 0x20000001035, 0xf, 0x307, 0xc807fe}, {}, &ia_miss_rfo};
inline constexpr listed io{{&cha_list, 0x20000004035, 0xf, 0x327, 0xc001ff}, {}, &io};
inline constexpr listed io_hit{{&cha_list, 0x20000004035, 0xf, 0x33e, 0xc001fd}, {}, &io_hit};
inline constexpr listed io_miss{{&cha_list, 0x20000004035, 0xf, 0x359, 0xc001fe}, {}, &io_miss};
inline constexpr listed io_miss_itom{{&cha_list, 0x20000004035, 0xf, 0x483, 0xcc43fe}, {}, &io_miss_itom};
inline constexpr listed io_miss_rfo{{&cha_list, 0x20000004035, 0xf, 0x800000000004a4, 0xc803fe}, {}, &io_miss_rfo};
inline constexpr listed ia_hit_crd_pref{{&cha_list, 0x20000001035, 0xf, 0x4db, 0xc88ffd}, {}, &ia_hit_crd_pref};
inline constexpr listed ia_hit_drd_pref{{&cha_list, 0x20000001035, 0xf, 0x800000000004ff, 0xc897fd}, {}, &ia_hit_drd_pref};
inline constexpr listed ia_hit_rfo_pref{{&cha_list, 0x20000001035, 0xf, 0x523, 0xc887fd}, {}, &ia_hit_rfo_pref};
inline constexpr listed ia_miss_crd_pref{{&cha_list, 0x20000001035, 0xf, 0x547, 0xc88ffe}, {}, &ia_miss_crd_pref};
inline constexpr listed ia_miss_drd_pref{{&cha_list, 0x20000001035, 0xf, 0x8000000000056c, 0xc897fe}, {}, &ia_miss_drd_pref};
inline constexpr listed ia_miss_rfo_pref{{&cha_list, 0x20000001035, 0xf, 0x591, 0xc887fe}, {}, &ia_miss_rfo_pref};
inline constexpr listed io_hit_itom{{&cha_list, 0x20000004035, 0xf, 0x5b6, 0xcc43fd}, {}, &io_hit_itom};
inline constexpr listed io_rfo{{&cha_list, 0x20000004035, 0xf, 0x800000000005d6, 0xc803ff}, {}, &io_rfo};
inline constexpr listed io_itom{{&cha_list, 0x20000004035, 0xf, 0x5f1, 0xcc43ff}, {}, &io_itom};
inline constexpr listed ia_rfo_pref{{&cha_list, 0x20000001035, 0xf, 0x60d, 0xc887ff}, {}, &ia_rfo_pref};
inline constexpr listed ia_rfo{{&cha_list, 0x20000001035, 0xf, 0x62d, 0xc807ff}, {}, &ia_rfo};
inline constexpr listed ia_llcprefrfo{{&cha_list, 0x20000001035, 0xf, 0x80000000000648, 0xccc7ff}, {}, &ia_llcprefrfo};
inline constexpr listed ia_drd_pref{{&cha_list, 0x20000001035, 0xf, 0x8000000000066a, 0xc897ff}, {}, &ia_drd_pref};
inline constexpr listed ia_crd{{&cha_list, 0x20000001035, 0xf, 0x68a, 0xc80fff}, {}, &ia_crd};
inline constexpr listed ia_miss_drd_local{{&cha_list, 0x20000001035, 0xf, 0x8000000000074d, 0xc816fe}, {}, &ia_miss_drd_local};
inline constexpr listed ia_miss_drd_remote{{&cha_list, 0x20000001035, 0xf, 0x80000000000773, 0xc8177e}, {}, &ia_miss_drd_remote};
inline constexpr listed ia_miss_drd_pref_local{{&cha_list, 0x20000001035, 0xf, 0x8000000000079a, 0xc896fe}, {}, &ia_miss_drd_pref_local};
inline constexpr listed ia_miss_drd_pref_remote{{&cha_list, 0x20000001035, 0xf, 0x800000000007c5, 0xc8977e}, {}, &ia_miss_drd_pref_remote};
inline constexpr listed ia_miss_rfo_local{{&cha_list, 0x20000001035, 0xf, 0x800000000007f1, 0xc806fe}, {}, &ia_miss_rfo_local};
inline constexpr listed ia_miss_rfo_remote{{&cha_list, 0x20000001035, 0xf, 0x80000000000817, 0xc8077e}, {}, &ia_miss_rfo_remote};
inline constexpr listed ia_miss_rfo_pref_local{{&cha_list, 0x20000001035, 0xf, 0x8000000000083e, 0xc886fe}, {}, &ia_miss_rfo_pref_local};
inline constexpr listed ia_miss_rfo_pref_remote{{&cha_list, 0x20000001035, 0xf, 0x80000000000869, 0xc8877e}, {}, &ia_miss_rfo_pref_remote};
inline constexpr listed ia_clflush{{&cha_list, 0x20000001035, 0xf, 0x895, 0xc8c7ff}, {}, &ia_clflush};
inline constexpr listed ia_specitom{{&cha_list, 0x20000001035, 0xf, 0x800000000008b4, 0xcc57ff}, {}, &ia_specitom};
inline constexpr listed io_itomcachenear{{&cha_list, 0x20000004035, 0xf, 0x8d4, 0xcd43ff}, {}, &io_itomcachenear};
inline constexpr listed io_hit_itomcachenear{{&cha_list, 0x20000004035, 0xf, 0x8f9, 0xcd43fd}, {}, &io_hit_itomcachenear};
inline constexpr listed io_miss_itomcachenear{{&cha_list, 0x20000004035, 0xf, 0x922, 0xcd43fe}, {}, &io_miss_itomcachenear};
inline constexpr listed ia_miss_drd_pmm{{&cha_list, 0x20000001035, 0xf, 0x8000000000094c, 0xc8178a}, {}, &ia_miss_drd_pmm};
inline constexpr listed ia_miss_drd_local_pmm{{&cha_list, 0x20000001035, 0xf, 0x80000000000970, 0xc8168a}, {}, &ia_miss_drd_local_pmm};
inline constexpr listed ia_miss_drd_remote_pmm{{&cha_list, 0x20000001035, 0xf, 0x8000000000099a, 0xc8170a}, {}, &ia_miss_drd_remote_pmm};
inline constexpr listed ia_miss_full_streaming_wr{{&cha_list, 0x20000001035, 0xf, 0x9c5, 0xc867fe}, {}, &ia_miss_full_streaming_wr};
inline constexpr listed ia_miss_partial_streaming_wr{{&cha_list, 0x20000001035, 0xf, 0x9f3, 0xc86ffe}, {}, &ia_miss_partial_streaming_wr};
inline constexpr listed ia_miss_llcprefdata{{&cha_list, 0x20000001035, 0xf, 0x80000000000a4a, 0xccd7fe}, {}, &ia_miss_llcprefdata};
inline constexpr listed io_miss_pcirdcur{{&cha_list, 0x20000004035, 0xf, 0xa72, 0xc8f3fe}, {}, &io_miss_pcirdcur};
inline constexpr listed ia_miss_drd_ddr{{&cha_list, 0x20000001035, 0xf, 0x80000000000abe, 0xc81786}, {}, &ia_miss_drd_ddr};
inline constexpr listed ia_miss_drd_local_ddr{{&cha_list, 0x20000001035, 0xf, 0x80000000000ae2, 0xc81686}, {}, &ia_miss_drd_local_ddr};
inline constexpr listed ia_miss_drd_remote_ddr{{&cha_list, 0x20000001035, 0xf, 0x80000000000b0c, 0xc81706}, {}, &ia_miss_drd_remote_ddr};
inline constexpr listed io_hit_pcirdcur{{&cha_list, 0x20000004035, 0xf, 0xb5d, 0xc8f3fd}, {}, &io_hit_pcirdcur};
inline constexpr listed io_pcirdcur{{&cha_list, 0x20000004035, 0xf, 0xb81, 0xc8f3ff}, {}, &io_pcirdcur};
inline constexpr listed ia_llcprefdata{{&cha_list, 0x20000001035, 0xf, 0x80000000000ba1, 0xccd7ff}, {}, &ia_llcprefdata};
inline constexpr listed io_itom_local{{&cha_list, 0x20000004035, 0xf, 0x80000000000c03, 0xcc42ff}, {}, &io_itom_local};
inline constexpr listed io_itom_remote{{&cha_list, 0x20000004035, 0xf, 0x80000000000c25, 0xcc437f}, {}, &io_itom_remote};
inline constexpr listed io_itomcachenear_local{{&cha_list, 0x20000004035, 0xf, 0x80000000000c48, 0xcd42ff}, {}, &io_itomcachenear_local};
inline constexpr listed io_itomcachenear_remote{{&cha_list, 0x20000004035, 0xf, 0x80000000000c73, 0xcd437f}, {}, &io_itomcachenear_remote};
inline constexpr listed io_pcirdcur_remote{{&cha_list, 0x20000004035, 0xf, 0x80000000000c9f, 0xc8f37f}, {}, &io_pcirdcur_remote};
inline constexpr listed io_pcirdcur_local{{&cha_list, 0x20000004035, 0xf, 0x80000000000cc6, 0xc8f2ff}, {}, &io_pcirdcur_local};
inline constexpr listed all{{&cha_list, 0x10200000ff035, 0xf, 0xea4, 0xc001ff}, {}, &all};
inline constexpr listed ia_hit_llcprefcrd{{&cha_list, 0x1020000001035, 0xf, 0xa0000000000ebc, 0xcccffd}, {}, &ia_hit_llcprefcrd};
inline constexpr listed ia_hit_llcprefdrd{{&cha_list, 0x1020000001035, 0xf, 0xa0000000000ee2, 0xccd7fd}, {}, &ia_hit_llcprefdrd};
inline constexpr listed irq_ia{{&cha_list, 0x1020000001035, 0xf, 0x3651, 0}, {}, &irq_ia};
inline constexpr listed evict{{&cha_list, 0x1020000002035, 0xf, 0x366c, 0}, {}, &evict};
inline constexpr listed prq_iosf{{&cha_list, 0x1020000004035, 0xf, 0x3686, 0}, {}, &prq_iosf};
inline constexpr listed ipq{{&cha_list, 0x1020000008035, 0xf, 0x800000000036a3, 0}, {}, &ipq};
inline constexpr listed irq_non_ia{{&cha_list, 0x1020000010035, 0xf, 0x36bb, 0}, {}, &irq_non_ia};
inline constexpr listed prq_non_iosf{{&cha_list, 0x1020000020035, 0xf, 0x36da, 0}, {}, &prq_non_iosf};
inline constexpr listed rrq{{&cha_list, 0x1020000040035, 0xf, 0x800000000036fb, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080035, 0xf, 0x80000000003713, 0}, {}, &wbq};
inline constexpr listed loc_io{{&cha_list, 0x1020000004035, 0xf, 0x372b, 0xc000ff}, {}, &loc_io};
inline constexpr listed loc_ia{{&cha_list, 0x1020000001035, 0xf, 0x3746, 0xc000ff}, {}, &loc_ia};
inline constexpr listed loc_all{{&cha_list, 0x1020000005035, 0xf, 0x3761, 0xc000ff}, {}, &loc_all};
inline constexpr listed hit{{&cha_list, 0x1020000000035, 0xf, 0x377d, 1}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x1020000000035, 0xf, 0x3795, 2}, {}, &miss};
inline constexpr listed ddr4{{&cha_list, 0x1020000000035, 0xf, 0x200000000037ae, 4}, {}, &ddr4};
inline constexpr listed mmcfg{{&cha_list, 0x1020000000035, 0xf, 0x37c7, 0x20}, {}, &mmcfg};
inline constexpr listed local_tgt{{&cha_list, 0x1020000000035, 0xf, 0x37e1, 0x80}, {}, &local_tgt};
inline constexpr listed remote_tgt{{&cha_list, 0x1020000000035, 0xf, 0x800000000037ff, 0x100}, {}, &remote_tgt};
inline constexpr listed match_opc{{&cha_list, 0x1020000000035, 0xf, 0x381e, 0x200}, {}, &match_opc};
inline constexpr listed premorph_opc{{&cha_list, 0x1020000000035, 0xf, 0x383c, 0x400}, {}, &premorph_opc};
inline constexpr listed nearmem{{&cha_list, 0x1020000000035, 0xf, 0x385d, 0x400000}, {}, &nearmem};
inline constexpr listed not_nearmem{{&cha_list, 0x1020000000035, 0xf, 0x3879, 0x800000}, {}, &not_nearmem};
inline constexpr listed noncoh{{&cha_list, 0x1020000000035, 0xf, 0x3899, 0x1000000}, {}, &noncoh};
inline constexpr listed isoc{{&cha_list, 0x1020000000035, 0xf, 0x38b4, 0x2000000}, {}, &isoc};
inline constexpr listed ia_hit_drd_opt{{&cha_list, 0x1020000001035, 0xf, 0x80000000007050, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&cha_list, 0x1020000001035, 0xf, 0x80000000007073, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_miss_drd_opt{{&cha_list, 0x1020000001035, 0xf, 0x8000000000709b, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&cha_list, 0x1020000001035, 0xf, 0x800000000070bf, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
inline constexpr listed io_hit_rfo{{&cha_list, 0x1020000004035, 0xf, 0x726f, 0xc803fd}, {}, &io_hit_rfo};
inline constexpr listed ia_drd{{&cha_list, 0x1020000001035, 0xf, 0x800000000072d1, 0xc817ff}, {}, &ia_drd};
inline constexpr listed ia_drd_opt{{&cha_list, 0x1020000001035, 0xf, 0x800000000072ec, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_drd_opt_pref{{&cha_list, 0x1020000001035, 0xf, 0x8000000000730b, 0xc8a7ff}, {}, &ia_drd_opt_pref};
inline constexpr listed ia_crd_pref{{&cha_list, 0x1020000001035, 0xf, 0x732f, 0xc88fff}, {}, &ia_crd_pref};
inline constexpr listed ia_clflushopt{{&cha_list, 0x1020000001035, 0xf, 0x7562, 0xc8d7ff}, {}, &ia_clflushopt};
inline constexpr listed ia_itom{{&cha_list, 0x1020000001035, 0xf, 0x80000000007584, 0xcc47ff}, {}, &ia_itom};
inline constexpr listed io_wbmtoi{{&cha_list, 0x1020000004035, 0xf, 0x75a0, 0xcc23ff}, {}, &io_wbmtoi};
inline constexpr listed io_clflush{{&cha_list, 0x1020000004035, 0xf, 0x75be, 0xc8c3ff}, {}, &io_clflush};
inline constexpr listed ia_wbmtoi{{&cha_list, 0x1020000001035, 0xf, 0x75dd, 0xcc27ff}, {}, &ia_wbmtoi};
inline constexpr listed ia_miss_drd_pref_pmm{{&cha_list, 0x1020000001035, 0xf, 0x800000000075fb, 0xc8978a}, {}, &ia_miss_drd_pref_pmm};
inline constexpr listed ia_miss_drd_pref_local_pmm{{&cha_list, 0x1020000001035, 0xf, 0x80000000007624, 0xc8968a}, {}, &ia_miss_drd_pref_local_pmm};
inline constexpr listed ia_miss_drd_pref_remote_pmm{{&cha_list, 0x1020000001035, 0xf, 0x80000000007653, 0xc8970a}, {}, &ia_miss_drd_pref_remote_pmm};
inline constexpr listed ia_miss_full_streaming_wr_pmm{{&cha_list, 0x1020000001035, 0xf, 0x80000000007683, 0xc8678a}, {}, &ia_miss_full_streaming_wr_pmm};
inline constexpr listed ia_miss_full_streaming_wr_local_pmm{{&cha_list, 0x1020000001035, 0xf, 0x800000000076b5, 0xc8668a}, {}, &ia_miss_full_streaming_wr_local_pmm};
inline constexpr listed ia_miss_full_streaming_wr_remote_pmm{{&cha_list, 0x1020000001035, 0xf, 0x800000000076ed, 0xc8670a}, {}, &ia_miss_full_streaming_wr_remote_pmm};
inline constexpr listed ia_miss_full_streaming_wr_dram{{&cha_list, 0x1020000001035, 0xf, 0xa0000000007726, 0xc86786}, {}, &ia_miss_full_streaming_wr_dram};
inline constexpr listed ia_miss_full_streaming_wr_local_dram{{&cha_list, 0x1020000001035, 0xf, 0xa0000000007759, 0xc86686}, {}, &ia_miss_full_streaming_wr_local_dram};
inline constexpr listed ia_miss_full_streaming_wr_remote_dram{{&cha_list, 0x1020000001035, 0xf, 0xa0000000007792, 0xc86706}, {}, &ia_miss_full_streaming_wr_remote_dram};
inline constexpr listed ia_miss_partial_streaming_wr_pmm{{&cha_list, 0x1020000001035, 0xf, 0x800000000077cc, 0xc86f8a}, {}, &ia_miss_partial_streaming_wr_pmm};
inline constexpr listed ia_miss_partial_streaming_wr_local_pmm{{&cha_list, 0x1020000001035, 0xf, 0x80000000007801, 0xc86e8a}, {}, &ia_miss_partial_streaming_wr_local_pmm};
inline constexpr listed ia_miss_partial_streaming_wr_remote_pmm{{&cha_list, 0x1020000001035, 0xf, 0x8000000000783c, 0xc86f0a}, {}, &ia_miss_partial_streaming_wr_remote_pmm};
inline constexpr listed ia_miss_partial_streaming_wr_dram{{&cha_list, 0x1020000001035, 0xf, 0xa0000000007878, 0xc86f86}, {}, &ia_miss_partial_streaming_wr_dram};
inline constexpr listed ia_miss_partial_streaming_wr_local_dram{{&cha_list, 0x1020000001035, 0xf, 0xa00000000078ae, 0xc86e86}, {}, &ia_miss_partial_streaming_wr_local_dram};
inline constexpr listed ia_miss_partial_streaming_wr_remote_dram{{&cha_list, 0x1020000001035, 0xf, 0xa00000000078ea, 0xc86f06}, {}, &ia_miss_partial_streaming_wr_remote_dram};
inline constexpr listed ia_miss_wcil{{&cha_list, 0x1020000001035, 0xf, 0x80000000007bcc, 0xc86ffe}, {}, &ia_miss_wcil};
inline constexpr listed ia_wcilf{{&cha_list, 0x1020000001035, 0xf, 0x7e70, 0xc867ff}, {}, &ia_wcilf};
inline constexpr listed ia_wcil{{&cha_list, 0x1020000001035, 0xf, 0x7e8d, 0xc86fff}, {}, &ia_wcil};
inline constexpr listed ia_miss_wil{{&cha_list, 0x1020000001035, 0xf, 0x80000000007ea9, 0xc87fde}, {}, &ia_miss_wil};
inline constexpr listed ia_miss_crd_local{{&cha_list, 0x1020000001035, 0xf, 0x80000000007ec9, 0xc80efe}, {}, &ia_miss_crd_local};
inline constexpr listed ia_miss_crd_remote{{&cha_list, 0x1020000001035, 0xf, 0x80000000007eef, 0xc80f7e}, {}, &ia_miss_crd_remote};
inline constexpr listed ia_miss_crd_pref_local{{&cha_list, 0x1020000001035, 0xf, 0x80000000007f16, 0xc88efe}, {}, &ia_miss_crd_pref_local};
inline constexpr listed ia_miss_crd_pref_remote{{&cha_list, 0x1020000001035, 0xf, 0x80000000007f41, 0xc88f7e}, {}, &ia_miss_crd_pref_remote};
inline constexpr listed ia_itomcachenear{{&cha_list, 0x1020000001035, 0xf, 0x80000000007f6d, 0xcd47ff}, {}, &ia_itomcachenear};
inline constexpr listed ia_hit_itom{{&cha_list, 0x1020000001035, 0xf, 0x80000000007f92, 0xcc47fd}, {}, &ia_hit_itom};
inline constexpr listed ia_miss_itom{{&cha_list, 0x1020000001035, 0xf, 0x80000000007fb2, 0xcc47fe}, {}, &ia_miss_itom};
inline constexpr listed ia_miss_ucrdf{{&cha_list, 0x1020000001035, 0xf, 0x80000000007fd3, 0xc877de}, {}, &ia_miss_ucrdf};
inline constexpr listed ia_llcprefcode{{&cha_list, 0x1020000001035, 0xf, 0x80000000007ff5, 0xcccfff}, {}, &ia_llcprefcode};
inline constexpr listed ia_hit_llcprefcode{{&cha_list, 0x1020000001035, 0xf, 0x8000000000808f, 0xcccffd}, {}, &ia_hit_llcprefcode};
inline constexpr listed ia_hit_llcprefdata{{&cha_list, 0x1020000001035, 0xf, 0x800000000080b6, 0xccd7fd}, {}, &ia_hit_llcprefdata};
inline constexpr listed ia_miss_llcprefcode{{&cha_list, 0x1020000001035, 0xf, 0x800000000080dd, 0xcccffe}, {}, &ia_miss_llcprefcode};
inline constexpr listed pmm{{&cha_list, 0x1020000000035, 0xf, 0x8000000000844a, 8}, {}, &pmm};
inline constexpr listed ia_miss_wcilf_pmm{{&cha_list, 0x1020000001035, 0xf, 0x800000000084c7, 0xc8678a}, {}, &ia_miss_wcilf_pmm};
inline constexpr listed ia_miss_local_wcilf_pmm{{&cha_list, 0x1020000001035, 0xf, 0x800000000084ed, 0xc8668a}, {}, &ia_miss_local_wcilf_pmm};
inline constexpr listed ia_miss_remote_wcilf_pmm{{&cha_list, 0x1020000001035, 0xf, 0x80000000008519, 0xc8670a}, {}, &ia_miss_remote_wcilf_pmm};
inline constexpr listed ia_miss_wcil_pmm{{&cha_list, 0x1020000001035, 0xf, 0x80000000008546, 0xc86f8a}, {}, &ia_miss_wcil_pmm};
inline constexpr listed ia_miss_local_wcil_pmm{{&cha_list, 0x1020000001035, 0xf, 0x8000000000856b, 0xc86e8a}, {}, &ia_miss_local_wcil_pmm};
inline constexpr listed ia_miss_remote_wcil_pmm{{&cha_list, 0x1020000001035, 0xf, 0x80000000008596, 0xc86f0a}, {}, &ia_miss_remote_wcil_pmm};
inline constexpr listed ddr{{&cha_list, 0x1020000000035, 0xf, 0x86c9, 4}, {}, &ddr};
inline constexpr listed ia_miss_drd_pref_ddr{{&cha_list, 0x1020000001035, 0xf, 0x800000000086fb, 0xc89786}, {}, &ia_miss_drd_pref_ddr};
inline constexpr listed ia_miss_drd_pref_local_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008724, 0xc89686}, {}, &ia_miss_drd_pref_local_ddr};
inline constexpr listed ia_miss_drd_pref_remote_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008753, 0xc89706}, {}, &ia_miss_drd_pref_remote_ddr};
inline constexpr listed ia_miss_wcilf_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008783, 0xc86786}, {}, &ia_miss_wcilf_ddr};
inline constexpr listed ia_miss_local_wcilf_ddr{{&cha_list, 0x1020000001035, 0xf, 0x800000000087a9, 0xc86686}, {}, &ia_miss_local_wcilf_ddr};
inline constexpr listed ia_miss_remote_wcilf_ddr{{&cha_list, 0x1020000001035, 0xf, 0x800000000087d5, 0xc86706}, {}, &ia_miss_remote_wcilf_ddr};
inline constexpr listed ia_miss_wcil_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008802, 0xc86f86}, {}, &ia_miss_wcil_ddr};
inline constexpr listed ia_miss_local_wcil_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008827, 0xc86e86}, {}, &ia_miss_local_wcil_ddr};
inline constexpr listed ia_miss_remote_wcil_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008852, 0xc86f06}, {}, &ia_miss_remote_wcil_ddr};
inline constexpr listed ia_miss_wcilf{{&cha_list, 0x1020000001035, 0xf, 0x80000000008ab7, 0xc867fe}, {}, &ia_miss_wcilf};
inline constexpr listed ia_miss_full_streaming_wr_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008e44, 0xc86786}, {}, &ia_miss_full_streaming_wr_ddr};
inline constexpr listed ia_miss_full_streaming_wr_local_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008e76, 0xc86686}, {}, &ia_miss_full_streaming_wr_local_ddr};
inline constexpr listed ia_miss_full_streaming_wr_remote_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008eae, 0xc86706}, {}, &ia_miss_full_streaming_wr_remote_ddr};
inline constexpr listed ia_miss_partial_streaming_wr_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008ee7, 0xc86f86}, {}, &ia_miss_partial_streaming_wr_ddr};
inline constexpr listed ia_miss_partial_streaming_wr_local_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008f1c, 0xc86e86}, {}, &ia_miss_partial_streaming_wr_local_ddr};
inline constexpr listed ia_miss_partial_streaming_wr_remote_ddr{{&cha_list, 0x1020000001035, 0xf, 0x80000000008f57, 0xc86f06}, {}, &ia_miss_partial_streaming_wr_remote_ddr};
inline constexpr listed ia_wbeftoe{{&cha_list, 0x1020000001035, 0xf, 0x90ee, 0xcc3fff}, {}, &ia_wbeftoe};
inline constexpr listed ia_miss_specitom{{&cha_list, 0x1020000001035, 0xf, 0x80000000009134, 0xcc57fe}, {}, &ia_miss_specitom};
inline constexpr listed ia_miss_drdpte{{&cha_list, 0x1020000001035, 0xf, 0x9159, 0xc837fe}, {}, &ia_miss_drdpte};
inline constexpr listed ia_hit_drdpte{{&cha_list, 0x1020000001035, 0xf, 0x917c, 0xc837fd}, {}, &ia_hit_drdpte};
inline constexpr listed ia_drdpte{{&cha_list, 0x1020000001035, 0xf, 0x919e, 0xc837ff}, {}, &ia_drdpte};
inline constexpr listed ia_hit_specitom{{&cha_list, 0x1020000001035, 0xf, 0x800000000091bc, 0xcc57fd}, {}, &ia_hit_specitom};
inline constexpr listed ia_wbstoi{{&cha_list, 0x1020000001035, 0xf, 0x91e0, 0xcc67ff}, {}, &ia_wbstoi};
inline constexpr listed ia_wbeftoi{{&cha_list, 0x1020000001035, 0xf, 0x91fe, 0xcc37ff}, {}, &ia_wbeftoi};
inline constexpr listed ia_wbmtoe{{&cha_list, 0x1020000001035, 0xf, 0x921d, 0xcc2fff}, {}, &ia_wbmtoe};
}
namespace tor_occupancy {
inline constexpr listed ia{{&cha_list, 0x20000001036, 1, 0x375, 0xc001ff}, {}, &ia};
inline constexpr listed ia_hit{{&cha_list, 0x20000001036, 1, 0x38e, 0xc001fd}, {}, &ia_hit};
inline constexpr listed ia_miss{{&cha_list, 0x20000001036, 1, 0x3ab, 0xc001fe}, {}, &ia_miss};
inline constexpr listed ia_miss_crd{{&cha_list, 0x20000001036, 1, 0x3c9, 0xc80ffe}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_drd{{&cha_list, 0x20000001036, 1, 0x800000000003eb, 0xc817fe}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_rfo{{&cha_list, 0x20000001036, 1, 0x40d, 0xc807fe}, {}, &ia_miss_rfo};
inline constexpr listed io{{&cha_list, 0x20000004036, 1, 0x42f, 0xc001ff}, {}, &io};
inline constexpr listed io_hit{{&cha_list, 0x20000004036, 1, 0x448, 0xc001fd}, {}, &io_hit};
inline constexpr listed io_miss{{&cha_list, 0x20000004036, 1, 0x465, 0xc001fe}, {}, &io_miss};
inline constexpr listed ia_rfo{{&cha_list, 0x20000001036, 1, 0x6a5, 0xc807ff}, {}, &ia_rfo};
inline constexpr listed ia_drd{{&cha_list, 0x20000001036, 1, 0x800000000006c2, 0xc817ff}, {}, &ia_drd};
inline constexpr listed ia_crd{{&cha_list, 0x20000001036, 1, 0x6df, 0xc80fff}, {}, &ia_crd};
inline constexpr listed ia_miss_drd_local{{&cha_list, 0x20000001036, 1, 0x800000000006fc, 0xc816fe}, {}, &ia_miss_drd_local};
inline constexpr listed ia_miss_drd_remote{{&cha_list, 0x20000001036, 1, 0x80000000000724, 0xc8177e}, {}, &ia_miss_drd_remote};
inline constexpr listed ia_miss_drd_pmm{{&cha_list, 0x20000001036, 1, 0x80000000000a24, 0xc8178a}, {}, &ia_miss_drd_pmm};
inline constexpr listed io_miss_pcirdcur{{&cha_list, 0x20000004036, 1, 0xa97, 0xc8f3fe}, {}, &io_miss_pcirdcur};
inline constexpr listed ia_miss_drd_ddr{{&cha_list, 0x20000001036, 1, 0x80000000000b37, 0xc81786}, {}, &ia_miss_drd_ddr};
inline constexpr listed io_pcirdcur{{&cha_list, 0x20000004036, 1, 0xbc4, 0xc8f3ff}, {}, &io_pcirdcur};
inline constexpr listed ia_hit_crd{{&cha_list, 0x1020000001036, 1, 0xf08, 0xc80ffd}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_drd{{&cha_list, 0x1020000001036, 1, 0x80000000000f29, 0xc817fd}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_llcprefrfo{{&cha_list, 0x1020000001036, 1, 0x80000000000f4a, 0xccc7fd}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_hit_rfo{{&cha_list, 0x1020000001036, 1, 0xf72, 0xc807fd}, {}, &ia_hit_rfo};
inline constexpr listed ia_miss_llcprefrfo{{&cha_list, 0x1020000001036, 1, 0x80000000000f93, 0xccc7fe}, {}, &ia_miss_llcprefrfo};
inline constexpr listed io_miss_rfo{{&cha_list, 0x1020000004036, 1, 0xfbc, 0xc803fe}, {}, &io_miss_rfo};
inline constexpr listed io_miss_itom{{&cha_list, 0x1020000004036, 1, 0xfde, 0xcc43fe}, {}, &io_miss_itom};
inline constexpr listed irq_ia{{&cha_list, 0x1020000001036, 1, 0x38cd, 0}, {}, &irq_ia};
inline constexpr listed evict{{&cha_list, 0x1020000002036, 1, 0x38ea, 0}, {}, &evict};
inline constexpr listed prq{{&cha_list, 0x1020000004036, 1, 0x3906, 0}, {}, &prq};
inline constexpr listed ipq{{&cha_list, 0x1020000008036, 1, 0x80000000003920, 0}, {}, &ipq};
inline constexpr listed irq_non_ia{{&cha_list, 0x1020000010036, 1, 0x393a, 0}, {}, &irq_non_ia};
inline constexpr listed prq_non_iosf{{&cha_list, 0x1020000020036, 1, 0x395b, 0}, {}, &prq_non_iosf};
inline constexpr listed loc_io{{&cha_list, 0x1020000004036, 1, 0x397e, 0xc000ff}, {}, &loc_io};
inline constexpr listed loc_ia{{&cha_list, 0x1020000001036, 1, 0x399b, 0xc000ff}, {}, &loc_ia};
inline constexpr listed loc_all{{&cha_list, 0x1020000005036, 1, 0x39b8, 0xc000ff}, {}, &loc_all};
inline constexpr listed hit{{&cha_list, 0x1020000000036, 1, 0x39d6, 1}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x1020000000036, 1, 0x39f0, 2}, {}, &miss};
inline constexpr listed mmcfg{{&cha_list, 0x1020000000036, 1, 0x3a0b, 0x20}, {}, &mmcfg};
inline constexpr listed local_tgt{{&cha_list, 0x1020000000036, 1, 0x3a27, 0x80}, {}, &local_tgt};
inline constexpr listed remote_tgt{{&cha_list, 0x1020000000036, 1, 0x80000000003a47, 0x100}, {}, &remote_tgt};
inline constexpr listed match_opc{{&cha_list, 0x1020000000036, 1, 0x3a68, 0x200}, {}, &match_opc};
inline constexpr listed premorph_opc{{&cha_list, 0x1020000000036, 1, 0x3a88, 0x400}, {}, &premorph_opc};
inline constexpr listed nearmem{{&cha_list, 0x1020000000036, 1, 0x3aab, 0x400000}, {}, &nearmem};
inline constexpr listed not_nearmem{{&cha_list, 0x1020000000036, 1, 0x3ac9, 0x800000}, {}, &not_nearmem};
inline constexpr listed noncoh{{&cha_list, 0x1020000000036, 1, 0x3aeb, 0x1000000}, {}, &noncoh};
inline constexpr listed isoc{{&cha_list, 0x1020000000036, 1, 0x3b08, 0x2000000}, {}, &isoc};
inline constexpr listed ia_hit_crd_pref{{&cha_list, 0x1020000001036, 1, 0x70e8, 0xc88ffd}, {}, &ia_hit_crd_pref};
inline constexpr listed ia_hit_drd_pref{{&cha_list, 0x1020000001036, 1, 0x8000000000710e, 0xc897fd}, {}, &ia_hit_drd_pref};
inline constexpr listed ia_hit_drd_opt{{&cha_list, 0x1020000001036, 1, 0x80000000007134, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&cha_list, 0x1020000001036, 1, 0x80000000007159, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_hit_rfo_pref{{&cha_list, 0x1020000001036, 1, 0x7183, 0xc887fd}, {}, &ia_hit_rfo_pref};
inline constexpr listed ia_miss_crd_pref{{&cha_list, 0x1020000001036, 1, 0x71a9, 0xc88ffe}, {}, &ia_miss_crd_pref};
inline constexpr listed ia_miss_drd_pref{{&cha_list, 0x1020000001036, 1, 0x800000000071d0, 0xc897fe}, {}, &ia_miss_drd_pref};
inline constexpr listed ia_miss_drd_opt{{&cha_list, 0x1020000001036, 1, 0x800000000071f7, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&cha_list, 0x1020000001036, 1, 0x721d, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
inline constexpr listed ia_miss_rfo_pref{{&cha_list, 0x1020000001036, 1, 0x7248, 0xc887fe}, {}, &ia_miss_rfo_pref};
inline constexpr listed io_hit_itom{{&cha_list, 0x1020000004036, 1, 0x728e, 0xcc43fd}, {}, &io_hit_itom};
inline constexpr listed io_hit_rfo{{&cha_list, 0x1020000004036, 1, 0x72b0, 0xc803fd}, {}, &io_hit_rfo};
inline constexpr listed io_rfo{{&cha_list, 0x1020000004036, 1, 0x734f, 0xc803ff}, {}, &io_rfo};
inline constexpr listed io_itom{{&cha_list, 0x1020000004036, 1, 0x736c, 0xcc43ff}, {}, &io_itom};
inline constexpr listed ia_rfo_pref{{&cha_list, 0x1020000001036, 1, 0x738a, 0xc887ff}, {}, &ia_rfo_pref};
inline constexpr listed ia_llcprefrfo{{&cha_list, 0x1020000001036, 1, 0x800000000073ac, 0xccc7ff}, {}, &ia_llcprefrfo};
inline constexpr listed ia_drd_opt{{&cha_list, 0x1020000001036, 1, 0x800000000073d0, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_drd_opt_pref{{&cha_list, 0x1020000001036, 1, 0x800000000073f1, 0xc8a7ff}, {}, &ia_drd_opt_pref};
inline constexpr listed ia_crd_pref{{&cha_list, 0x1020000001036, 1, 0x7417, 0xc88fff}, {}, &ia_crd_pref};
inline constexpr listed ia_drd_pref{{&cha_list, 0x1020000001036, 1, 0x80000000007439, 0xc897ff}, {}, &ia_drd_pref};
inline constexpr listed ia_miss_drd_pref_local{{&cha_list, 0x1020000001036, 1, 0x8000000000745b, 0xc896fe}, {}, &ia_miss_drd_pref_local};
inline constexpr listed ia_miss_drd_pref_remote{{&cha_list, 0x1020000001036, 1, 0x80000000007488, 0xc8977e}, {}, &ia_miss_drd_pref_remote};
inline constexpr listed ia_miss_rfo_local{{&cha_list, 0x1020000001036, 1, 0x800000000074b6, 0xc806fe}, {}, &ia_miss_rfo_local};
inline constexpr listed ia_miss_rfo_remote{{&cha_list, 0x1020000001036, 1, 0x800000000074de, 0xc8077e}, {}, &ia_miss_rfo_remote};
inline constexpr listed ia_miss_rfo_pref_local{{&cha_list, 0x1020000001036, 1, 0x80000000007507, 0xc886fe}, {}, &ia_miss_rfo_pref_local};
inline constexpr listed ia_miss_rfo_pref_remote{{&cha_list, 0x1020000001036, 1, 0x80000000007534, 0xc8877e}, {}, &ia_miss_rfo_pref_remote};
inline constexpr listed ia_miss_drd_local_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000007927, 0xc8168a}, {}, &ia_miss_drd_local_pmm};
inline constexpr listed ia_miss_drd_remote_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000007953, 0xc8170a}, {}, &ia_miss_drd_remote_pmm};
inline constexpr listed ia_miss_drd_pref_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000007980, 0xc8978a}, {}, &ia_miss_drd_pref_pmm};
inline constexpr listed ia_miss_drd_pref_local_pmm{{&cha_list, 0x1020000001036, 1, 0x800000000079ab, 0xc8968a}, {}, &ia_miss_drd_pref_local_pmm};
inline constexpr listed ia_miss_drd_pref_remote_pmm{{&cha_list, 0x1020000001036, 1, 0x800000000079dc, 0xc8970a}, {}, &ia_miss_drd_pref_remote_pmm};
inline constexpr listed ia_miss_full_streaming_wr{{&cha_list, 0x1020000001036, 1, 0x7a0e, 0xc867fe}, {}, &ia_miss_full_streaming_wr};
inline constexpr listed ia_miss_full_streaming_wr_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000007a3e, 0xc8678a}, {}, &ia_miss_full_streaming_wr_pmm};
inline constexpr listed ia_miss_full_streaming_wr_local_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000007a72, 0xc8668a}, {}, &ia_miss_full_streaming_wr_local_pmm};
inline constexpr listed ia_miss_full_streaming_wr_remote_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000007aac, 0xc8670a}, {}, &ia_miss_full_streaming_wr_remote_pmm};
inline constexpr listed ia_miss_partial_streaming_wr{{&cha_list, 0x1020000001036, 1, 0x7ae7, 0xc86ffe}, {}, &ia_miss_partial_streaming_wr};
inline constexpr listed ia_miss_partial_streaming_wr_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000007b1a, 0xc86f8a}, {}, &ia_miss_partial_streaming_wr_pmm};
inline constexpr listed ia_miss_partial_streaming_wr_local_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000007b51, 0xc86e8a}, {}, &ia_miss_partial_streaming_wr_local_pmm};
inline constexpr listed ia_miss_partial_streaming_wr_remote_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000007b8e, 0xc86f0a}, {}, &ia_miss_partial_streaming_wr_remote_pmm};
inline constexpr listed ia_hit_llcprefcode{{&cha_list, 0x1020000001036, 1, 0x80000000008105, 0xcccffd}, {}, &ia_hit_llcprefcode};
inline constexpr listed ia_hit_llcprefdata{{&cha_list, 0x1020000001036, 1, 0x8000000000812e, 0xccd7fd}, {}, &ia_hit_llcprefdata};
inline constexpr listed ia_miss_llcprefcode{{&cha_list, 0x1020000001036, 1, 0x80000000008157, 0xcccffe}, {}, &ia_miss_llcprefcode};
inline constexpr listed ia_miss_llcprefdata{{&cha_list, 0x1020000001036, 1, 0x80000000008181, 0xccd7fe}, {}, &ia_miss_llcprefdata};
inline constexpr listed pmm{{&cha_list, 0x1020000000036, 1, 0x80000000008462, 8}, {}, &pmm};
inline constexpr listed ia_miss_wcilf_pmm{{&cha_list, 0x1020000001036, 1, 0x800000000085c2, 0xc8678a}, {}, &ia_miss_wcilf_pmm};
inline constexpr listed ia_miss_local_wcilf_pmm{{&cha_list, 0x1020000001036, 1, 0x800000000085ea, 0xc8668a}, {}, &ia_miss_local_wcilf_pmm};
inline constexpr listed ia_miss_remote_wcilf_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000008618, 0xc8670a}, {}, &ia_miss_remote_wcilf_pmm};
inline constexpr listed ia_miss_wcil_pmm{{&cha_list, 0x1020000001036, 1, 0x80000000008647, 0xc86f8a}, {}, &ia_miss_wcil_pmm};
inline constexpr listed ia_miss_local_wcil_pmm{{&cha_list, 0x1020000001036, 1, 0x8000000000866e, 0xc86e8a}, {}, &ia_miss_local_wcil_pmm};
inline constexpr listed ia_miss_remote_wcil_pmm{{&cha_list, 0x1020000001036, 1, 0x8000000000869b, 0xc86f0a}, {}, &ia_miss_remote_wcil_pmm};
inline constexpr listed ddr{{&cha_list, 0x1020000000036, 1, 0x86e1, 4}, {}, &ddr};
inline constexpr listed ia_miss_drd_local_ddr{{&cha_list, 0x1020000001036, 1, 0x8000000000887e, 0xc81686}, {}, &ia_miss_drd_local_ddr};
inline constexpr listed ia_miss_drd_remote_ddr{{&cha_list, 0x1020000001036, 1, 0x800000000088aa, 0xc81706}, {}, &ia_miss_drd_remote_ddr};
inline constexpr listed ia_miss_drd_pref_ddr{{&cha_list, 0x1020000001036, 1, 0x800000000088d7, 0xc89786}, {}, &ia_miss_drd_pref_ddr};
inline constexpr listed ia_miss_drd_pref_local_ddr{{&cha_list, 0x1020000001036, 1, 0x80000000008902, 0xc89686}, {}, &ia_miss_drd_pref_local_ddr};
inline constexpr listed ia_miss_drd_pref_remote_ddr{{&cha_list, 0x1020000001036, 1, 0x80000000008933, 0xc89706}, {}, &ia_miss_drd_pref_remote_ddr};
inline constexpr listed ia_miss_wcilf_ddr{{&cha_list, 0x1020000001036, 1, 0x80000000008965, 0xc86786}, {}, &ia_miss_wcilf_ddr};
inline constexpr listed ia_miss_local_wcilf_ddr{{&cha_list, 0x1020000001036, 1, 0x8000000000898d, 0xc86686}, {}, &ia_miss_local_wcilf_ddr};
inline constexpr listed ia_miss_remote_wcilf_ddr{{&cha_list, 0x1020000001036, 1, 0x800000000089bb, 0xc86706}, {}, &ia_miss_remote_wcilf_ddr};
inline constexpr listed ia_miss_wcil_ddr{{&cha_list, 0x1020000001036, 1, 0x800000000089ea, 0xc86f86}, {}, &ia_miss_wcil_ddr};
inline constexpr listed ia_miss_local_wcil_ddr{{&cha_list, 0x1020000001036, 1, 0x80000000008a11, 0xc86e86}, {}, &ia_miss_local_wcil_ddr};
inline constexpr listed ia_miss_remote_wcil_ddr{{&cha_list, 0x1020000001036, 1, 0x80000000008a3e, 0xc86f06}, {}, &ia_miss_remote_wcil_ddr};
inline constexpr listed io_hit_pcirdcur{{&cha_list, 0x1020000004036, 1, 0x8a6c, 0xc8f3fd}, {}, &io_hit_pcirdcur};
inline constexpr listed ia_llcprefdata{{&cha_list, 0x1020000001036, 1, 0x80000000008a92, 0xccd7ff}, {}, &ia_llcprefdata};
inline constexpr listed ia_miss_wcilf{{&cha_list, 0x1020000001036, 1, 0x8ad9, 0xc867fe}, {}, &ia_miss_wcilf};
inline constexpr listed ia_miss_wcil{{&cha_list, 0x1020000001036, 1, 0x8afd, 0xc86ffe}, {}, &ia_miss_wcil};
inline constexpr listed ia_miss_crd_local{{&cha_list, 0x1020000001036, 1, 0x80000000008b20, 0xc80efe}, {}, &ia_miss_crd_local};
inline constexpr listed ia_miss_crd_remote{{&cha_list, 0x1020000001036, 1, 0x80000000008b48, 0xc80f7e}, {}, &ia_miss_crd_remote};
inline constexpr listed ia_miss_crd_pref_local{{&cha_list, 0x1020000001036, 1, 0x80000000008b71, 0xc88efe}, {}, &ia_miss_crd_pref_local};
inline constexpr listed ia_miss_crd_pref_remote{{&cha_list, 0x1020000001036, 1, 0x80000000008b9e, 0xc88f7e}, {}, &ia_miss_crd_pref_remote};
inline constexpr listed ia_clflush{{&cha_list, 0x1020000001036, 1, 0x8bcc, 0xc8c7ff}, {}, &ia_clflush};
inline constexpr listed ia_clflushopt{{&cha_list, 0x1020000001036, 1, 0x8bed, 0xc8d7ff}, {}, &ia_clflushopt};
inline constexpr listed ia_itomcachenear{{&cha_list, 0x1020000001036, 1, 0x80000000008c11, 0xcd47ff}, {}, &ia_itomcachenear};
inline constexpr listed ia_specitom{{&cha_list, 0x1020000001036, 1, 0x80000000008c38, 0xcc57ff}, {}, &ia_specitom};
inline constexpr listed ia_wbmtoi{{&cha_list, 0x1020000001036, 1, 0x8c5a, 0xcc27ff}, {}, &ia_wbmtoi};
inline constexpr listed ia_itom{{&cha_list, 0x1020000001036, 1, 0x80000000008c7a, 0xcc47ff}, {}, &ia_itom};
inline constexpr listed ia_hit_itom{{&cha_list, 0x1020000001036, 1, 0x80000000008c98, 0xcc47fd}, {}, &ia_hit_itom};
inline constexpr listed ia_miss_itom{{&cha_list, 0x1020000001036, 1, 0x80000000008cba, 0xcc47fe}, {}, &ia_miss_itom};
inline constexpr listed ia_miss_ucrdf{{&cha_list, 0x1020000001036, 1, 0x8cdd, 0xc877de}, {}, &ia_miss_ucrdf};
inline constexpr listed ia_miss_wil{{&cha_list, 0x1020000001036, 1, 0x8d01, 0xc87fde}, {}, &ia_miss_wil};
inline constexpr listed ia_wcilf{{&cha_list, 0x1020000001036, 1, 0x8d23, 0xc867ff}, {}, &ia_wcilf};
inline constexpr listed ia_wcil{{&cha_list, 0x1020000001036, 1, 0x8d42, 0xc86fff}, {}, &ia_wcil};
inline constexpr listed ia_llcprefcode{{&cha_list, 0x1020000001036, 1, 0x80000000008d60, 0xcccfff}, {}, &ia_llcprefcode};
inline constexpr listed io_wbmtoi{{&cha_list, 0x1020000004036, 1, 0x8d85, 0xcc23ff}, {}, &io_wbmtoi};
inline constexpr listed io_clflush{{&cha_list, 0x1020000004036, 1, 0x8da5, 0xc8c3ff}, {}, &io_clflush};
inline constexpr listed io_itomcachenear{{&cha_list, 0x1020000004036, 1, 0x8dc6, 0xcd43ff}, {}, &io_itomcachenear};
inline constexpr listed io_hit_itomcachenear{{&cha_list, 0x1020000004036, 1, 0x8ded, 0xcd43fd}, {}, &io_hit_itomcachenear};
inline constexpr listed io_miss_itomcachenear{{&cha_list, 0x1020000004036, 1, 0x8e18, 0xcd43fe}, {}, &io_miss_itomcachenear};
inline constexpr listed ia_miss_full_streaming_wr_ddr{{&cha_list, 0x1020000001036, 1, 0x80000000008f93, 0xc86786}, {}, &ia_miss_full_streaming_wr_ddr};
inline constexpr listed ia_miss_full_streaming_wr_local_ddr{{&cha_list, 0x1020000001036, 1, 0x80000000008fc7, 0xc86686}, {}, &ia_miss_full_streaming_wr_local_ddr};
inline constexpr listed ia_miss_full_streaming_wr_remote_ddr{{&cha_list, 0x1020000001036, 1, 0x80000000009001, 0xc86706}, {}, &ia_miss_full_streaming_wr_remote_ddr};
inline constexpr listed ia_miss_partial_streaming_wr_ddr{{&cha_list, 0x1020000001036, 1, 0x8000000000903c, 0xc86f86}, {}, &ia_miss_partial_streaming_wr_ddr};
inline constexpr listed ia_miss_partial_streaming_wr_local_ddr{{&cha_list, 0x1020000001036, 1, 0x80000000009073, 0xc86e86}, {}, &ia_miss_partial_streaming_wr_local_ddr};
inline constexpr listed ia_miss_partial_streaming_wr_remote_ddr{{&cha_list, 0x1020000001036, 1, 0x800000000090b0, 0xc86f06}, {}, &ia_miss_partial_streaming_wr_remote_ddr};
inline constexpr listed ia_miss_specitom{{&cha_list, 0x1020000001036, 1, 0x8000000000910d, 0xcc57fe}, {}, &ia_miss_specitom};
inline constexpr listed ia_drdpte{{&cha_list, 0x1020000001036, 1, 0x923b, 0xc837ff}, {}, &ia_drdpte};
inline constexpr listed ia_hit_drdpte{{&cha_list, 0x1020000001036, 1, 0x925b, 0xc837fd}, {}, &ia_hit_drdpte};
inline constexpr listed ia_miss_drdpte{{&cha_list, 0x1020000001036, 1, 0x927f, 0xc837fe}, {}, &ia_miss_drdpte};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010a6, 0xf, 0x59a0, 0}, {}, &ad_uncrd};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040a6, 0xf, 0x59c3, 0}, {}, &bl_uncrd};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100a6, 0xf, 0x59e6, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400a6, 0xf, 0x5a07, 0}, {}, &bl_crd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110a6, 0xf, 0x5a28, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440a6, 0xf, 0x5a49, 0}, {}, &bl_all};
}
namespace txr_horz_bypass {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010a7, 0xf, 0x5a6a, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020a7, 0xf, 0x5a8b, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040a7, 0xf, 0x5aa6, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080a7, 0xf, 0x5ac7, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100a7, 0xf, 0x5ae2, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400a7, 0xf, 0x5b01, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800a7, 0xf, 0x5b20, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110a7, 0xf, 0x5b42, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440a7, 0xf, 0x5b61, 0}, {}, &bl_all};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010a2, 0xf, 0x5b80, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020a2, 0xf, 0x5ba6, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040a2, 0xf, 0x5bc6, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080a2, 0xf, 0x5bec, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100a2, 0xf, 0x5c0c, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400a2, 0xf, 0x5c30, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800a2, 0xf, 0x5c54, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110a2, 0xf, 0x5c7b, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440a2, 0xf, 0x5c9f, 0}, {}, &bl_all};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010a3, 0xf, 0x5cc3, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020a3, 0xf, 0x5ce7, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040a3, 0xf, 0x5d05, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080a3, 0xf, 0x5d29, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100a3, 0xf, 0x5d47, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400a3, 0xf, 0x5d69, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800a3, 0xf, 0x5d8b, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110a3, 0xf, 0x5db0, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440a3, 0xf, 0x5dd2, 0}, {}, &bl_all};
}
namespace txr_horz_inserts {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010a1, 0xf, 0x5df4, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020a1, 0xf, 0x5e16, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040a1, 0xf, 0x5e32, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080a1, 0xf, 0x5e54, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100a1, 0xf, 0x5e70, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400a1, 0xf, 0x5e90, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800a1, 0xf, 0x5eb0, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110a1, 0xf, 0x5ed3, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440a1, 0xf, 0x5ef3, 0}, {}, &bl_all};
}
namespace txr_horz_nack {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010a4, 0xf, 0x5f13, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020a4, 0xf, 0x5f32, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040a4, 0xf, 0x5f4b, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080a4, 0xf, 0x5f6a, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100a4, 0xf, 0x5f83, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400a4, 0xf, 0x5fa0, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800a4, 0xf, 0x5fbd, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110a4, 0xf, 0x5fdd, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440a4, 0xf, 0x5ffa, 0}, {}, &bl_all};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010a0, 0xf, 0x6017, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020a0, 0xf, 0x603b, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040a0, 0xf, 0x6059, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080a0, 0xf, 0x607d, 0}, {}, &iv};
inline constexpr listed ad_crd{{&cha_list, 0x10200000100a0, 0xf, 0x609b, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x10200000400a0, 0xf, 0x60bd, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800a0, 0xf, 0x60df, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000110a0, 0xf, 0x6104, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000440a0, 0xf, 0x6126, 0}, {}, &bl_all};
}
namespace txr_horz_starved {
inline constexpr listed ad_uncrd{{&cha_list, 0x10200000010a5, 0xf, 0x6148, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&cha_list, 0x10200000020a5, 0xf, 0x616a, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&cha_list, 0x10200000040a5, 0xf, 0x6186, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&cha_list, 0x10200000080a5, 0xf, 0x61a8, 0}, {}, &iv};
inline constexpr listed akc_uncrd{{&cha_list, 0x10200000800a5, 0xf, 0x61c4, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&cha_list, 0x10200000010a5, 0xf, 0x61e7, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&cha_list, 0x10200000040a5, 0xf, 0x6207, 0}, {}, &bl_all};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&cha_list, 0x102000000109c, 0xf, 0x6227, 0}, {}, &ad_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x102000000409c, 0xf, 0x6248, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x102000001009c, 0xf, 0x6269, 0}, {}, &ad_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x102000004009c, 0xf, 0x628a, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&cha_list, 0x102000000109d, 0xf, 0x62ab, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x102000000209d, 0xf, 0x62ca, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x102000000409d, 0xf, 0x62e9, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag1{{&cha_list, 0x102000000809d, 0xf, 0x6308, 0}, {}, &iv_ag1};
inline constexpr listed ad_ag1{{&cha_list, 0x102000001009d, 0xf, 0x6327, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x102000002009d, 0xf, 0x6346, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x102000004009d, 0xf, 0x6365, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass_1 {
inline constexpr listed akc_ag0{{&cha_list, 0x102000000109e, 0xf, 0x6384, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&cha_list, 0x102000000209e, 0xf, 0x63a6, 0}, {}, &akc_ag1};
}
namespace txr_vert_cycles_full0 {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001094, 0xf, 0x63c8, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002094, 0xf, 0x63ed, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004094, 0xf, 0x6412, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x1020000008094, 0xf, 0x6437, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010094, 0xf, 0x645c, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020094, 0xf, 0x6481, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040094, 0xf, 0x64a6, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_full1 {
inline constexpr listed akc_ag0{{&cha_list, 0x1020000001095, 0xf, 0x64cb, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&cha_list, 0x1020000002095, 0xf, 0x64f1, 0}, {}, &akc_ag1};
}
namespace txr_vert_cycles_ne0 {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001096, 0xf, 0x6517, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002096, 0xf, 0x653a, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004096, 0xf, 0x655d, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x1020000008096, 0xf, 0x6580, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010096, 0xf, 0x65a3, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020096, 0xf, 0x65c6, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040096, 0xf, 0x65e9, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_ne1 {
inline constexpr listed akc_ag0{{&cha_list, 0x1020000001097, 0xf, 0x660c, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&cha_list, 0x1020000002097, 0xf, 0x6630, 0}, {}, &akc_ag1};
}
namespace txr_vert_inserts0 {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001092, 0xf, 0x6654, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002092, 0xf, 0x6675, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004092, 0xf, 0x6696, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x1020000008092, 0xf, 0x66b7, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010092, 0xf, 0x66d8, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020092, 0xf, 0x66f9, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040092, 0xf, 0x671a, 0}, {}, &bl_ag1};
}
namespace txr_vert_inserts1 {
inline constexpr listed akc_ag0{{&cha_list, 0x1020000001093, 0xf, 0x673b, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&cha_list, 0x1020000002093, 0xf, 0x675d, 0}, {}, &akc_ag1};
}
namespace txr_vert_nack0 {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001098, 0xf, 0x677f, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002098, 0xf, 0x679d, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004098, 0xf, 0x67bb, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x1020000008098, 0xf, 0x67d9, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010098, 0xf, 0x67f7, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020098, 0xf, 0x6815, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040098, 0xf, 0x6833, 0}, {}, &bl_ag1};
}
namespace txr_vert_nack1 {
inline constexpr listed akc_ag0{{&cha_list, 0x1020000001099, 0xf, 0x6851, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&cha_list, 0x1020000002099, 0xf, 0x6870, 0}, {}, &akc_ag1};
}
namespace txr_vert_occupancy0 {
inline constexpr listed ad_ag0{{&cha_list, 0x1020000001090, 0xf, 0x688f, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x1020000002090, 0xf, 0x68b2, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x1020000004090, 0xf, 0x68d5, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x1020000008090, 0xf, 0x68f8, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x1020000010090, 0xf, 0x691b, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x1020000020090, 0xf, 0x693e, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x1020000040090, 0xf, 0x6961, 0}, {}, &bl_ag1};
}
namespace txr_vert_occupancy1 {
inline constexpr listed akc_ag0{{&cha_list, 0x1020000001091, 0xf, 0x6984, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&cha_list, 0x1020000002091, 0xf, 0x69a8, 0}, {}, &akc_ag1};
}
namespace txr_vert_starved0 {
inline constexpr listed ad_ag0{{&cha_list, 0x102000000109a, 0xf, 0x69cc, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x102000000209a, 0xf, 0x69ed, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x102000000409a, 0xf, 0x6a0e, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x102000000809a, 0xf, 0x6a2f, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x102000001009a, 0xf, 0x6a50, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x102000002009a, 0xf, 0x6a71, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x102000004009a, 0xf, 0x6a92, 0}, {}, &bl_ag1};
}
namespace txr_vert_starved1 {
inline constexpr listed akc_ag0{{&cha_list, 0x102000000109b, 0xf, 0x6ab3, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&cha_list, 0x102000000209b, 0xf, 0x6ad5, 0}, {}, &akc_ag1};
inline constexpr listed tgc{{&cha_list, 0x102000000409b, 0xf, 0x6af7, 0}, {}, &tgc};
}
namespace vert_ring_ad_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010b0, 0xf, 0x6b15, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020b0, 0xf, 0x6b39, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040b0, 0xf, 0x6b5c, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080b0, 0xf, 0x6b80, 0}, {}, &dn_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010b1, 0xf, 0x6c35, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020b1, 0xf, 0x6c59, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040b1, 0xf, 0x6c7c, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080b1, 0xf, 0x6ca0, 0}, {}, &dn_odd};
}
namespace vert_ring_akc_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010b4, 0xf, 0x6ba3, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020b4, 0xf, 0x6bc8, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040b4, 0xf, 0x6bec, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080b4, 0xf, 0x6c11, 0}, {}, &dn_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010b2, 0xf, 0x6cc3, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020b2, 0xf, 0x6ce7, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040b2, 0xf, 0x6d0a, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080b2, 0xf, 0x6d2e, 0}, {}, &dn_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed up{{&cha_list, 0x10200000010b3, 0xf, 0x6d51, 0}, {}, &up};
inline constexpr listed dn{{&cha_list, 0x10200000040b3, 0xf, 0x6d70, 0}, {}, &dn};
}
namespace vert_ring_tgc_in_use {
inline constexpr listed up_even{{&cha_list, 0x10200000010b5, 0xf, 0x6d8f, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x10200000020b5, 0xf, 0x6db4, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x10200000040b5, 0xf, 0x6dd8, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x10200000080b5, 0xf, 0x6dfd, 0}, {}, &dn_odd};
}
namespace wb_push_mtoi {
inline constexpr listed llc{{&cha_list, 0x1020000001056, 0xf, 0x3315, 0}, {}, &llc};
inline constexpr listed mem{{&cha_list, 0x1020000002056, 0xf, 0x332e, 0}, {}, &mem};
}
namespace write_no_credits {
inline constexpr listed mc0{{&cha_list, 0x102000000105a, 0xf, 0x3347, 0}, {}, &mc0};
inline constexpr listed mc1{{&cha_list, 0x102000000205a, 0xf, 0x3364, 0}, {}, &mc1};
inline constexpr listed mc2{{&cha_list, 0x102000000405a, 0xf, 0x3381, 0}, {}, &mc2};
inline constexpr listed mc3{{&cha_list, 0x102000000805a, 0xf, 0x339e, 0}, {}, &mc3};
inline constexpr listed mc4{{&cha_list, 0x102000001005a, 0xf, 0x33bb, 0}, {}, &mc4};
inline constexpr listed mc5{{&cha_list, 0x102000002005a, 0xf, 0x33d8, 0}, {}, &mc5};
inline constexpr listed mc6{{&cha_list, 0x102000004005a, 0xf, 0x33f5, 0}, {}, &mc6};
inline constexpr listed mc7{{&cha_list, 0x102000008005a, 0xf, 0x3412, 0}, {}, &mc7};
inline constexpr listed mc8{{&cha_list, 0x102000000005a, 0xf, 0x342f, 1}, {}, &mc8};
inline constexpr listed mc9{{&cha_list, 0x102000000005a, 0xf, 0x344c, 2}, {}, &mc9};
inline constexpr listed mc10{{&cha_list, 0x102000000005a, 0xf, 0x3469, 4}, {}, &mc10};
inline constexpr listed mc11{{&cha_list, 0x102000000005a, 0xf, 0x3487, 8}, {}, &mc11};
inline constexpr listed mc12{{&cha_list, 0x102000000005a, 0xf, 0x34a5, 0x10}, {}, &mc12};
inline constexpr listed mc13{{&cha_list, 0x102000000005a, 0xf, 0x34c3, 0x20}, {}, &mc13};
}
namespace xpt_pref {
inline constexpr listed sent0{{&cha_list, 0x102000000106f, 0xf, 0x34e1, 0}, {}, &sent0};
inline constexpr listed drop0_nocrd{{&cha_list, 0x102000000406f, 0xf, 0x34f8, 0}, {}, &drop0_nocrd};
inline constexpr listed drop0_conflict{{&cha_list, 0x102000000806f, 0xf, 0x3515, 0}, {}, &drop0_conflict};
inline constexpr listed sent1{{&cha_list, 0x102000001006f, 0xf, 0x3535, 0}, {}, &sent1};
inline constexpr listed drop1_nocrd{{&cha_list, 0x102000004006f, 0xf, 0x354c, 0}, {}, &drop1_nocrd};
inline constexpr listed drop1_conflict{{&cha_list, 0x102000008006f, 0xf, 0x3569, 0}, {}, &drop1_conflict};
}
} // namespace cha

namespace iio {
using uncore_events::listed;
using uncore_events::iio_list;
inline constexpr listed clockticks{{&iio_list, 0x190000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed clockticks_freerun{{&iio_list, 0x190000000000, 0x10000000000000, 0xc1d, 0}, {}, &clockticks_freerun};
inline constexpr listed nothing{{&iio_list, 0x1190000000080, 0xf, 0x3309, 0}, {}, &nothing};
inline constexpr listed pwt_occupancy{{&iio_list, 0x1190000000042, 0xf, 0x3319, 0}, {}, &pwt_occupancy};
inline constexpr listed symbol_times{{&iio_list, 0x1190000000082, 0xf, 0x332f, 0}, {}, &symbol_times};
inline constexpr listed num_tgt_matched_req_of_cpu{{&iio_list, 0x119000000008f, 0xf, 0x3809, 0}, {}, &num_tgt_matched_req_of_cpu};
namespace bandwidth_in {
inline constexpr listed part0_freerun{{&iio_list, 0x1190000000000, 0x20000000000000, 0x3344, 0}, {}, &part0_freerun};
inline constexpr listed part1_freerun{{&iio_list, 0x1190000000000, 0x30000000000000, 0x3367, 0}, {}, &part1_freerun};
inline constexpr listed part2_freerun{{&iio_list, 0x1190000000000, 0x40000000000000, 0x338a, 0}, {}, &part2_freerun};
inline constexpr listed part3_freerun{{&iio_list, 0x1190000000000, 0x50000000000000, 0x33ad, 0}, {}, &part3_freerun};
inline constexpr listed part4_freerun{{&iio_list, 0x1190000000000, 0x60000000000000, 0x33d0, 0}, {}, &part4_freerun};
inline constexpr listed part5_freerun{{&iio_list, 0x1190000000000, 0x70000000000000, 0x33f3, 0}, {}, &part5_freerun};
inline constexpr listed part6_freerun{{&iio_list, 0x1190000000000, 0x80000000000000, 0x3416, 0}, {}, &part6_freerun};
inline constexpr listed part7_freerun{{&iio_list, 0x1190000000000, 0x90000000000000, 0x3439, 0}, {}, &part7_freerun};
}
namespace bandwidth_out {
inline constexpr listed part0_freerun{{&iio_list, 0x1190000000000, 0xa0000000000000, 0x345c, 0}, {}, &part0_freerun};
inline constexpr listed part4_freerun{{&iio_list, 0x1190000000000, 0xe0000000000000, 0x3480, 0}, {}, &part4_freerun};
inline constexpr listed part3_freerun{{&iio_list, 0x1190000000000, 0xd0000000000000, 0x34a4, 0}, {}, &part3_freerun};
inline constexpr listed part2_freerun{{&iio_list, 0x1190000000000, 0xc0000000000000, 0x34c8, 0}, {}, &part2_freerun};
inline constexpr listed part1_freerun{{&iio_list, 0x1190000000000, 0xb0000000000000, 0x34ec, 0}, {}, &part1_freerun};
inline constexpr listed part6_freerun{{&iio_list, 0x1190000000000, 0x100000000000000, 0x3510, 0}, {}, &part6_freerun};
inline constexpr listed part5_freerun{{&iio_list, 0x1190000000000, 0xf0000000000000, 0x3534, 0}, {}, &part5_freerun};
inline constexpr listed part7_freerun{{&iio_list, 0x1190000000000, 0x110000000000000, 0x3558, 0}, {}, &part7_freerun};
}
namespace comp_buf_inserts {
inline constexpr listed cmpd_part0{{&iio_list, 0x1900000030c2, 0xf, 0xc38, 0x400100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x1900000030c2, 0xf, 0xc5c, 0x400200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x1900000030c2, 0xf, 0xc80, 0x400400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x1900000030c2, 0xf, 0xca4, 0x400800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part4{{&iio_list, 0x1900000030c2, 0xf, 0xcc8, 0x401000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&iio_list, 0x1900000030c2, 0xf, 0xcec, 0x402000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&iio_list, 0x1900000030c2, 0xf, 0xd10, 0x404000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&iio_list, 0x1900000030c2, 0xf, 0xd34, 0x408000000000}, {}, &cmpd_part7};
inline constexpr listed cmpd_all_parts{{&iio_list, 0x1900000030c2, 0xf, 0xe88, 0x40ff00000000}, {}, &cmpd_all_parts};
inline constexpr listed cmpd_all{{&iio_list, 0x11900000030c2, 0xf, 0x3d66, 0x40ff00000000}, {}, &cmpd_all};
}
namespace comp_buf_occupancy {
inline constexpr listed cmpd_part0{{&iio_list, 0x1900000010d5, 0xc, 0xd58, 0x400000000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part7{{&iio_list, 0x1900000800d5, 0xc, 0xd7e, 0x400000000000}, {}, &cmpd_part7};
inline constexpr listed cmpd_part6{{&iio_list, 0x1900000400d5, 0xc, 0xda4, 0x400000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part5{{&iio_list, 0x1900000200d5, 0xc, 0xdca, 0x400000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part4{{&iio_list, 0x1900000100d5, 0xc, 0xdf0, 0x400000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part3{{&iio_list, 0x1900000080d5, 0xc, 0xe16, 0x400000000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part2{{&iio_list, 0x1900000040d5, 0xc, 0xe3c, 0x400000000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part1{{&iio_list, 0x1900000020d5, 0xc, 0xe62, 0x400000000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_all_parts{{&iio_list, 0x1900000ff0d5, 0xc, 0xeb0, 0x400000000000}, {}, &cmpd_all_parts};
inline constexpr listed cmpd_all{{&iio_list, 0x11900000ff0d5, 0xc, 0x3d88, 0x400000000000}, {}, &cmpd_all};
}
namespace data_req_by_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x1900000010c0, 0xc, 0x1db, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x1900000010c0, 0xc, 0x203, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x1900000010c0, 0xc, 0x22b, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x1900000010c0, 0xc, 0x253, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x1900000040c0, 0xc, 0x27b, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x1900000040c0, 0xc, 0x2a2, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x1900000040c0, 0xc, 0x2c9, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x1900000040c0, 0xc, 0x2f0, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x1900000010c0, 0xc, 0x607, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x1900000010c0, 0xc, 0x62f, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x1900000010c0, 0xc, 0x657, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x1900000010c0, 0xc, 0x67f, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&iio_list, 0x1900000040c0, 0xc, 0x6a7, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x1900000040c0, 0xc, 0x6ce, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x1900000040c0, 0xc, 0x6f5, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x1900000040c0, 0xc, 0x71c, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed peer_write_part0{{&iio_list, 0x11900000020c0, 0xc, 0x101e, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x11900000020c0, 0xc, 0x1047, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x11900000020c0, 0xc, 0x1070, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x11900000020c0, 0xc, 0x1099, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x11900000080c0, 0xc, 0x10c2, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x11900000080c0, 0xc, 0x10ea, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x11900000080c0, 0xc, 0x1112, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x11900000080c0, 0xc, 0x113a, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x11900000020c0, 0xc, 0x1162, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x11900000020c0, 0xc, 0x118b, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x11900000020c0, 0xc, 0x11b4, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x11900000020c0, 0xc, 0x11dd, 0x708000000000}, {}, &peer_write_part7};
inline constexpr listed peer_read_part4{{&iio_list, 0x11900000080c0, 0xc, 0x1206, 0x701000000000}, {}, &peer_read_part4};
inline constexpr listed peer_read_part5{{&iio_list, 0x11900000080c0, 0xc, 0x122e, 0x702000000000}, {}, &peer_read_part5};
inline constexpr listed peer_read_part6{{&iio_list, 0x11900000080c0, 0xc, 0x1256, 0x704000000000}, {}, &peer_read_part6};
inline constexpr listed peer_read_part7{{&iio_list, 0x11900000080c0, 0xc, 0x127e, 0x708000000000}, {}, &peer_read_part7};
inline constexpr listed cfg_write_part0{{&iio_list, 0x11900000100c0, 0xc, 0x12a6, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&iio_list, 0x11900000100c0, 0xc, 0x12ce, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&iio_list, 0x11900000100c0, 0xc, 0x12f6, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&iio_list, 0x11900000100c0, 0xc, 0x131e, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed cfg_write_part4{{&iio_list, 0x11900000100c0, 0xc, 0x1346, 0x701000000000}, {}, &cfg_write_part4};
inline constexpr listed cfg_write_part5{{&iio_list, 0x11900000100c0, 0xc, 0x136e, 0x702000000000}, {}, &cfg_write_part5};
inline constexpr listed cfg_write_part6{{&iio_list, 0x11900000100c0, 0xc, 0x1396, 0x704000000000}, {}, &cfg_write_part6};
inline constexpr listed cfg_write_part7{{&iio_list, 0x11900000100c0, 0xc, 0x13be, 0x708000000000}, {}, &cfg_write_part7};
inline constexpr listed io_write_part0{{&iio_list, 0x11900000200c0, 0xc, 0x13e6, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&iio_list, 0x11900000200c0, 0xc, 0x140d, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&iio_list, 0x11900000200c0, 0xc, 0x1434, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&iio_list, 0x11900000200c0, 0xc, 0x145b, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed io_write_part4{{&iio_list, 0x11900000200c0, 0xc, 0x1482, 0x701000000000}, {}, &io_write_part4};
inline constexpr listed io_write_part5{{&iio_list, 0x11900000200c0, 0xc, 0x14a9, 0x702000000000}, {}, &io_write_part5};
inline constexpr listed io_write_part6{{&iio_list, 0x11900000200c0, 0xc, 0x14d0, 0x704000000000}, {}, &io_write_part6};
inline constexpr listed io_write_part7{{&iio_list, 0x11900000200c0, 0xc, 0x14f7, 0x708000000000}, {}, &io_write_part7};
inline constexpr listed cfg_read_part0{{&iio_list, 0x11900000400c0, 0xc, 0x151e, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&iio_list, 0x11900000400c0, 0xc, 0x1545, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&iio_list, 0x11900000400c0, 0xc, 0x156c, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&iio_list, 0x11900000400c0, 0xc, 0x1593, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed cfg_read_part4{{&iio_list, 0x11900000400c0, 0xc, 0x15ba, 0x701000000000}, {}, &cfg_read_part4};
inline constexpr listed cfg_read_part5{{&iio_list, 0x11900000400c0, 0xc, 0x15e1, 0x702000000000}, {}, &cfg_read_part5};
inline constexpr listed cfg_read_part6{{&iio_list, 0x11900000400c0, 0xc, 0x1608, 0x704000000000}, {}, &cfg_read_part6};
inline constexpr listed cfg_read_part7{{&iio_list, 0x11900000400c0, 0xc, 0x162f, 0x708000000000}, {}, &cfg_read_part7};
inline constexpr listed io_read_part0{{&iio_list, 0x11900000800c0, 0xc, 0x1656, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&iio_list, 0x11900000800c0, 0xc, 0x167c, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&iio_list, 0x11900000800c0, 0xc, 0x16a2, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&iio_list, 0x11900000800c0, 0xc, 0x16c8, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed io_read_part4{{&iio_list, 0x11900000800c0, 0xc, 0x16ee, 0x701000000000}, {}, &io_read_part4};
inline constexpr listed io_read_part5{{&iio_list, 0x11900000800c0, 0xc, 0x1714, 0x702000000000}, {}, &io_read_part5};
inline constexpr listed io_read_part6{{&iio_list, 0x11900000800c0, 0xc, 0x173a, 0x704000000000}, {}, &io_read_part6};
inline constexpr listed io_read_part7{{&iio_list, 0x11900000800c0, 0xc, 0x1760, 0x708000000000}, {}, &io_read_part7};
inline constexpr listed mem_write_iommu0{{&iio_list, 0x11900000010c0, 0xc, 0x29fc, 0x710000000000}, {}, &mem_write_iommu0};
inline constexpr listed mem_write_iommu1{{&iio_list, 0x11900000010c0, 0xc, 0x2a25, 0x720000000000}, {}, &mem_write_iommu1};
inline constexpr listed peer_write_iommu0{{&iio_list, 0x11900000020c0, 0xc, 0x2a4e, 0x710000000000}, {}, &peer_write_iommu0};
inline constexpr listed peer_write_iommu1{{&iio_list, 0x11900000020c0, 0xc, 0x2a78, 0x720000000000}, {}, &peer_write_iommu1};
inline constexpr listed mem_read_iommu0{{&iio_list, 0x11900000040c0, 0xc, 0x2aa2, 0x710000000000}, {}, &mem_read_iommu0};
inline constexpr listed mem_read_iommu1{{&iio_list, 0x11900000040c0, 0xc, 0x2aca, 0x720000000000}, {}, &mem_read_iommu1};
inline constexpr listed peer_read_iommu0{{&iio_list, 0x11900000080c0, 0xc, 0x2af2, 0x710000000000}, {}, &peer_read_iommu0};
inline constexpr listed peer_read_iommu1{{&iio_list, 0x11900000080c0, 0xc, 0x2b1b, 0x720000000000}, {}, &peer_read_iommu1};
inline constexpr listed cfg_write_iommu0{{&iio_list, 0x11900000100c0, 0xc, 0x2b44, 0x710000000000}, {}, &cfg_write_iommu0};
inline constexpr listed cfg_write_iommu1{{&iio_list, 0x11900000100c0, 0xc, 0x2b6d, 0x720000000000}, {}, &cfg_write_iommu1};
inline constexpr listed io_write_iommu0{{&iio_list, 0x11900000200c0, 0xc, 0x2b96, 0x710000000000}, {}, &io_write_iommu0};
inline constexpr listed io_write_iommu1{{&iio_list, 0x11900000200c0, 0xc, 0x2bbe, 0x720000000000}, {}, &io_write_iommu1};
inline constexpr listed cfg_read_iommu0{{&iio_list, 0x11900000400c0, 0xc, 0x2be6, 0x710000000000}, {}, &cfg_read_iommu0};
inline constexpr listed cfg_read_iommu1{{&iio_list, 0x11900000400c0, 0xc, 0x2c0e, 0x720000000000}, {}, &cfg_read_iommu1};
inline constexpr listed io_read_iommu0{{&iio_list, 0x11900000800c0, 0xc, 0x2c36, 0x710000000000}, {}, &io_read_iommu0};
inline constexpr listed io_read_iommu1{{&iio_list, 0x11900000800c0, 0xc, 0x2c5d, 0x720000000000}, {}, &io_read_iommu1};
}
namespace data_req_of_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x190000001083, 3, 0x13, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x190000001083, 3, 0x3b, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x190000001083, 3, 0x63, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x190000001083, 3, 0x8b, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x190000004083, 3, 0xb3, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x190000004083, 3, 0xda, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x190000004083, 3, 0x101, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x190000004083, 3, 0x128, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed cmpd_part0{{&iio_list, 0x190000080083, 3, 0x14f, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x190000080083, 3, 0x172, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x190000080083, 3, 0x195, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x190000080083, 3, 0x1b8, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x190000001083, 3, 0x743, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x190000001083, 3, 0x76b, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x190000001083, 3, 0x793, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x190000001083, 3, 0x7bb, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&iio_list, 0x190000004083, 3, 0x7e3, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x190000004083, 3, 0x80a, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x190000004083, 3, 0x831, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x190000004083, 3, 0x858, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed cmpd_part4{{&iio_list, 0x190000080083, 3, 0x87f, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&iio_list, 0x190000080083, 3, 0x8a2, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&iio_list, 0x190000080083, 3, 0x8c5, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&iio_list, 0x190000080083, 3, 0x8e8, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed peer_write_part0{{&iio_list, 0x1190000002083, 3, 0xeda, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x1190000002083, 3, 0xf03, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x1190000002083, 3, 0xf2c, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x1190000002083, 3, 0xf55, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x1190000008083, 3, 0xf7e, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x1190000008083, 3, 0xfa6, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x1190000008083, 3, 0xfce, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x1190000008083, 3, 0xff6, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x1190000002083, 3, 0x1786, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x1190000002083, 3, 0x17af, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x1190000002083, 3, 0x17d8, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x1190000002083, 3, 0x1801, 0x708000000000}, {}, &peer_write_part7};
inline constexpr listed peer_read_part4{{&iio_list, 0x1190000008083, 3, 0x182a, 0x701000000000}, {}, &peer_read_part4};
inline constexpr listed peer_read_part5{{&iio_list, 0x1190000008083, 3, 0x1852, 0x702000000000}, {}, &peer_read_part5};
inline constexpr listed peer_read_part6{{&iio_list, 0x1190000008083, 3, 0x187a, 0x704000000000}, {}, &peer_read_part6};
inline constexpr listed peer_read_part7{{&iio_list, 0x1190000008083, 3, 0x18a2, 0x708000000000}, {}, &peer_read_part7};
inline constexpr listed atomic_part0{{&iio_list, 0x1190000010083, 3, 0x18ca, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&iio_list, 0x1190000010083, 3, 0x18ef, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&iio_list, 0x1190000010083, 3, 0x1914, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&iio_list, 0x1190000010083, 3, 0x1939, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomic_part4{{&iio_list, 0x1190000010083, 3, 0x195e, 0x701000000000}, {}, &atomic_part4};
inline constexpr listed atomic_part5{{&iio_list, 0x1190000010083, 3, 0x1983, 0x702000000000}, {}, &atomic_part5};
inline constexpr listed atomic_part6{{&iio_list, 0x1190000010083, 3, 0x19a8, 0x704000000000}, {}, &atomic_part6};
inline constexpr listed atomic_part7{{&iio_list, 0x1190000010083, 3, 0x19cd, 0x708000000000}, {}, &atomic_part7};
inline constexpr listed msg_part0{{&iio_list, 0x1190000040083, 3, 0x19f2, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&iio_list, 0x1190000040083, 3, 0x1a14, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&iio_list, 0x1190000040083, 3, 0x1a36, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&iio_list, 0x1190000040083, 3, 0x1a58, 0x700800000000}, {}, &msg_part3};
inline constexpr listed msg_part4{{&iio_list, 0x1190000040083, 3, 0x1a7a, 0x701000000000}, {}, &msg_part4};
inline constexpr listed msg_part5{{&iio_list, 0x1190000040083, 3, 0x1a9c, 0x702000000000}, {}, &msg_part5};
inline constexpr listed msg_part6{{&iio_list, 0x1190000040083, 3, 0x1abe, 0x704000000000}, {}, &msg_part6};
inline constexpr listed msg_part7{{&iio_list, 0x1190000040083, 3, 0x1ae0, 0x708000000000}, {}, &msg_part7};
inline constexpr listed mem_write_iommu0{{&iio_list, 0x1190000001083, 3, 0x2c84, 0x710000000000}, {}, &mem_write_iommu0};
inline constexpr listed mem_write_iommu1{{&iio_list, 0x1190000001083, 3, 0x2cad, 0x720000000000}, {}, &mem_write_iommu1};
inline constexpr listed peer_write_iommu0{{&iio_list, 0x1190000002083, 3, 0x2cd6, 0x710000000000}, {}, &peer_write_iommu0};
inline constexpr listed peer_write_iommu1{{&iio_list, 0x1190000002083, 3, 0x2d00, 0x720000000000}, {}, &peer_write_iommu1};
inline constexpr listed mem_read_iommu0{{&iio_list, 0x1190000004083, 3, 0x2d2a, 0x710000000000}, {}, &mem_read_iommu0};
inline constexpr listed mem_read_iommu1{{&iio_list, 0x1190000004083, 3, 0x2d52, 0x720000000000}, {}, &mem_read_iommu1};
inline constexpr listed peer_read_iommu0{{&iio_list, 0x1190000008083, 3, 0x2d7a, 0x710000000000}, {}, &peer_read_iommu0};
inline constexpr listed peer_read_iommu1{{&iio_list, 0x1190000008083, 3, 0x2da3, 0x720000000000}, {}, &peer_read_iommu1};
inline constexpr listed atomic_iommu0{{&iio_list, 0x1190000010083, 3, 0x2dcc, 0x710000000000}, {}, &atomic_iommu0};
inline constexpr listed atomic_iommu1{{&iio_list, 0x1190000010083, 3, 0x2df2, 0x720000000000}, {}, &atomic_iommu1};
inline constexpr listed msg_iommu0{{&iio_list, 0x1190000040083, 3, 0x2e18, 0x710000000000}, {}, &msg_iommu0};
inline constexpr listed msg_iommu1{{&iio_list, 0x1190000040083, 3, 0x2e3b, 0x720000000000}, {}, &msg_iommu1};
inline constexpr listed cmpd_iommu0{{&iio_list, 0x1190000080083, 3, 0x2e5e, 0x710000000000}, {}, &cmpd_iommu0};
inline constexpr listed cmpd_iommu1{{&iio_list, 0x1190000080083, 3, 0x2e82, 0x720000000000}, {}, &cmpd_iommu1};
}
namespace inbound_arb_req {
inline constexpr listed iommu_req{{&iio_list, 0x1190000001086, 0xf, 0x3b5a, 0x70ff00000000}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&iio_list, 0x1190000002086, 0xf, 0x3b7c, 0x70ff00000000}, {}, &iommu_hit};
inline constexpr listed req_own{{&iio_list, 0x1190000004086, 0xf, 0x3b9e, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008086, 0xf, 0x3bbe, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010086, 0xf, 0x3be2, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020086, 0xf, 0x3bfd, 0x70ff00000000}, {}, &data};
}
namespace inbound_arb_won {
inline constexpr listed iommu_req{{&iio_list, 0x1190000001087, 0xf, 0x3c1a, 0x70ff00000000}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&iio_list, 0x1190000002087, 0xf, 0x3c3c, 0x70ff00000000}, {}, &iommu_hit};
inline constexpr listed req_own{{&iio_list, 0x1190000004087, 0xf, 0x3c5e, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008087, 0xf, 0x3c7e, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010087, 0xf, 0x3ca2, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020087, 0xf, 0x3cbd, 0x70ff00000000}, {}, &data};
}
namespace iommu0 {
inline constexpr listed first_lookups{{&iio_list, 0x1190000001040, 0xf, 0x1b02, 0}, {}, &first_lookups};
inline constexpr listed all_lookups{{&iio_list, 0x1190000002040, 0xf, 0x1b1f, 0}, {}, &all_lookups};
inline constexpr listed _4k_hits{{&iio_list, 0x1190000004040, 0xf, 0x1b3a, 0}, {}, &_4k_hits};
inline constexpr listed _2m_hits{{&iio_list, 0x1190000008040, 0xf, 0x1b51, 0}, {}, &_2m_hits};
inline constexpr listed _1g_hits{{&iio_list, 0x1190000010040, 0xf, 0x1b68, 0}, {}, &_1g_hits};
inline constexpr listed misses{{&iio_list, 0x1190000020040, 0xf, 0x1b7f, 0}, {}, &misses};
inline constexpr listed ctxt_cache_lookups{{&iio_list, 0x1190000040040, 0xf, 0x1b95, 0}, {}, &ctxt_cache_lookups};
inline constexpr listed ctxt_cache_hits{{&iio_list, 0x1190000080040, 0xf, 0x1bb7, 0}, {}, &ctxt_cache_hits};
}
namespace iommu1 {
inline constexpr listed pwt_cache_lookups{{&iio_list, 0x1190000001041, 0xf, 0x1bd6, 0}, {}, &pwt_cache_lookups};
inline constexpr listed num_mem_accesses{{&iio_list, 0x1190000040041, 0xf, 0x1bf7, 0}, {}, &num_mem_accesses};
inline constexpr listed cyc_pwt_full{{&iio_list, 0x1190000080041, 0xf, 0x1c17, 0}, {}, &cyc_pwt_full};
inline constexpr listed pwc_4k_hits{{&iio_list, 0x1190000002041, 0xf, 0x357c, 0}, {}, &pwc_4k_hits};
inline constexpr listed pwc_2m_hits{{&iio_list, 0x1190000004041, 0xf, 0x3597, 0}, {}, &pwc_2m_hits};
inline constexpr listed pwc_1g_hits{{&iio_list, 0x1190000008041, 0xf, 0x35b2, 0}, {}, &pwc_1g_hits};
inline constexpr listed pwc_512g_hits{{&iio_list, 0x1190000010041, 0xf, 0x35cd, 0}, {}, &pwc_512g_hits};
inline constexpr listed pwc_cache_fills{{&iio_list, 0x1190000020041, 0xf, 0x35ea, 0}, {}, &pwc_cache_fills};
}
namespace iommu3 {
inline constexpr listed int_cache_lookups{{&iio_list, 0x1190000040043, 0xf, 0x1c33, 0}, {}, &int_cache_lookups};
inline constexpr listed int_cache_hits{{&iio_list, 0x1190000080043, 0xf, 0x1c54, 0}, {}, &int_cache_hits};
inline constexpr listed num_inval_gbl{{&iio_list, 0x1190000001043, 0xf, 0x3609, 0}, {}, &num_inval_gbl};
inline constexpr listed num_inval_domain{{&iio_list, 0x1190000002043, 0xf, 0x3626, 0}, {}, &num_inval_domain};
inline constexpr listed num_inval_page{{&iio_list, 0x1190000004043, 0xf, 0x3646, 0}, {}, &num_inval_page};
inline constexpr listed num_ctxt_cache_inval_gbl{{&iio_list, 0x1190000008043, 0xf, 0x3664, 0}, {}, &num_ctxt_cache_inval_gbl};
inline constexpr listed num_ctxt_cache_inval_domain{{&iio_list, 0x1190000010043, 0xf, 0x368c, 0}, {}, &num_ctxt_cache_inval_domain};
inline constexpr listed num_ctxt_cache_inval_device{{&iio_list, 0x1190000020043, 0xf, 0x36b7, 0}, {}, &num_ctxt_cache_inval_device};
}
namespace mask_match_and {
inline constexpr listed bus0{{&iio_list, 0x1190000001002, 3, 0x1c72, 0}, {}, &bus0};
inline constexpr listed bus1{{&iio_list, 0x1190000002002, 3, 0x1c8e, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&iio_list, 0x1190000004002, 3, 0x1caa, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&iio_list, 0x1190000008002, 3, 0x1ccf, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&iio_list, 0x1190000010002, 3, 0x1cf0, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&iio_list, 0x1190000020002, 3, 0x1d15, 0}, {}, &not_bus0_not_bus1};
}
namespace mask_match_or {
inline constexpr listed bus0{{&iio_list, 0x1190000001003, 3, 0x1d3e, 0}, {}, &bus0};
inline constexpr listed bus1{{&iio_list, 0x1190000002003, 3, 0x1d59, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&iio_list, 0x1190000004003, 3, 0x1d74, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&iio_list, 0x1190000008003, 3, 0x1d98, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&iio_list, 0x1190000010003, 3, 0x1db8, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&iio_list, 0x1190000020003, 3, 0x1ddc, 0}, {}, &not_bus0_not_bus1};
}
namespace num_oustanding_req_from_cpu {
inline constexpr listed to_io{{&iio_list, 0x11900000080c5, 0xc, 0x392e, 0x70ff00000000}, {}, &to_io};
}
namespace num_outstanding_req_of_cpu {
inline constexpr listed iommu_req{{&iio_list, 0x1190000001088, 0xc, 0x382c, 0x70ff00000000}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&iio_list, 0x1190000002088, 0xc, 0x3859, 0x70ff00000000}, {}, &iommu_hit};
inline constexpr listed req_own{{&iio_list, 0x1190000004088, 0xc, 0x3886, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008088, 0xc, 0x38b1, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010088, 0xc, 0x38e0, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020088, 0xc, 0x3906, 0x70ff00000000}, {}, &data};
}
namespace num_req_from_cpu {
inline constexpr listed itc{{&iio_list, 0x11900000020c2, 0xf, 0x3d27, 0x70ff00000000}, {}, &itc};
inline constexpr listed prealloc{{&iio_list, 0x11900000040c2, 0xf, 0x3d44, 0x70ff00000000}, {}, &prealloc};
}
namespace num_req_of_cpu {
inline constexpr listed commit_all{{&iio_list, 0x190000001085, 0xf, 0x90b, 0x70ff00000000}, {}, &commit_all};
inline constexpr listed all_drop{{&iio_list, 0x1190000002085, 0xf, 0x1e04, 0x70ff00000000}, {}, &all_drop};
}
namespace num_req_of_cpu_by_tgt {
inline constexpr listed msgb{{&iio_list, 0x119000000108e, 0xf, 0x36e2, 0x70ff00000000}, {}, &msgb};
inline constexpr listed mcast{{&iio_list, 0x119000000208e, 0xf, 0x3705, 0x70ff00000000}, {}, &mcast};
inline constexpr listed ubox{{&iio_list, 0x119000000408e, 0xf, 0x3729, 0x70ff00000000}, {}, &ubox};
inline constexpr listed mem{{&iio_list, 0x119000000808e, 0xf, 0x374c, 0x70ff00000000}, {}, &mem};
inline constexpr listed rem_p2p{{&iio_list, 0x119000001008e, 0xf, 0x376e, 0x70ff00000000}, {}, &rem_p2p};
inline constexpr listed loc_p2p{{&iio_list, 0x119000002008e, 0xf, 0x3794, 0x70ff00000000}, {}, &loc_p2p};
inline constexpr listed confined_p2p{{&iio_list, 0x119000004008e, 0xf, 0x37ba, 0x70ff00000000}, {}, &confined_p2p};
inline constexpr listed abort{{&iio_list, 0x119000008008e, 0xf, 0x37e5, 0x70ff00000000}, {}, &abort};
}
namespace outbound_cl_reqs_issued {
inline constexpr listed to_io{{&iio_list, 0x11900000080d0, 0xf, 0x3cda, 0x70ff00000000}, {}, &to_io};
}
namespace outbound_tlp_reqs_issued {
inline constexpr listed to_io{{&iio_list, 0x11900000080d1, 0xf, 0x3d00, 0x70ff00000000}, {}, &to_io};
}
namespace req_from_pcie_cl_cmpl {
inline constexpr listed req_own{{&iio_list, 0x1190000004091, 0xf, 0x3958, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008091, 0xf, 0x397e, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010091, 0xf, 0x39a8, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020091, 0xf, 0x39c9, 0x70ff00000000}, {}, &data};
}
namespace req_from_pcie_cmpl {
inline constexpr listed iommu_req{{&iio_list, 0x1190000001092, 0xf, 0x39ec, 0x70ff00000000}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&iio_list, 0x1190000002092, 0xf, 0x3a11, 0x70ff00000000}, {}, &iommu_hit};
inline constexpr listed req_own{{&iio_list, 0x1190000004092, 0xf, 0x3a36, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008092, 0xf, 0x3a59, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010092, 0xf, 0x3a80, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020092, 0xf, 0x3a9e, 0x70ff00000000}, {}, &data};
}
namespace req_from_pcie_pass_cmpl {
inline constexpr listed req_own{{&iio_list, 0x1190000004090, 0xf, 0x3abe, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008090, 0xf, 0x3ae6, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010090, 0xf, 0x3b12, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020090, 0xf, 0x3b35, 0x70ff00000000}, {}, &data};
}
namespace txn_req_by_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x1900000010c1, 0xf, 0x4d3, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x1900000010c1, 0xf, 0x4fa, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x1900000010c1, 0xf, 0x521, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x1900000010c1, 0xf, 0x548, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x1900000040c1, 0xf, 0x56f, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x1900000040c1, 0xf, 0x595, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x1900000040c1, 0xf, 0x5bb, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x1900000040c1, 0xf, 0x5e1, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x1900000010c1, 0xf, 0x92d, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x1900000010c1, 0xf, 0x954, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x1900000010c1, 0xf, 0x97b, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x1900000010c1, 0xf, 0x9a2, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&iio_list, 0x1900000040c1, 0xf, 0x9c9, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x1900000040c1, 0xf, 0x9ef, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x1900000040c1, 0xf, 0xa15, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x1900000040c1, 0xf, 0xa3b, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed peer_write_part0{{&iio_list, 0x11900000020c1, 0xf, 0x1e24, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x11900000020c1, 0xf, 0x1e4c, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x11900000020c1, 0xf, 0x1e74, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x11900000020c1, 0xf, 0x1e9c, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x11900000020c1, 0xf, 0x1ec4, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x11900000020c1, 0xf, 0x1eec, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x11900000020c1, 0xf, 0x1f14, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x11900000020c1, 0xf, 0x1f3c, 0x708000000000}, {}, &peer_write_part7};
inline constexpr listed peer_read_part0{{&iio_list, 0x11900000080c1, 0xf, 0x1f64, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x11900000080c1, 0xf, 0x1f8b, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x11900000080c1, 0xf, 0x1fb2, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x11900000080c1, 0xf, 0x1fd9, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed peer_read_part4{{&iio_list, 0x11900000080c1, 0xf, 0x2000, 0x701000000000}, {}, &peer_read_part4};
inline constexpr listed peer_read_part5{{&iio_list, 0x11900000080c1, 0xf, 0x2027, 0x702000000000}, {}, &peer_read_part5};
inline constexpr listed peer_read_part6{{&iio_list, 0x11900000080c1, 0xf, 0x204e, 0x704000000000}, {}, &peer_read_part6};
inline constexpr listed peer_read_part7{{&iio_list, 0x11900000080c1, 0xf, 0x2075, 0x708000000000}, {}, &peer_read_part7};
inline constexpr listed cfg_write_part0{{&iio_list, 0x11900000100c1, 0xf, 0x209c, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&iio_list, 0x11900000100c1, 0xf, 0x20c3, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&iio_list, 0x11900000100c1, 0xf, 0x20ea, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&iio_list, 0x11900000100c1, 0xf, 0x2111, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed cfg_write_part4{{&iio_list, 0x11900000100c1, 0xf, 0x2138, 0x701000000000}, {}, &cfg_write_part4};
inline constexpr listed cfg_write_part5{{&iio_list, 0x11900000100c1, 0xf, 0x215f, 0x702000000000}, {}, &cfg_write_part5};
inline constexpr listed cfg_write_part6{{&iio_list, 0x11900000100c1, 0xf, 0x2186, 0x704000000000}, {}, &cfg_write_part6};
inline constexpr listed cfg_write_part7{{&iio_list, 0x11900000100c1, 0xf, 0x21ad, 0x708000000000}, {}, &cfg_write_part7};
inline constexpr listed io_write_part0{{&iio_list, 0x11900000200c1, 0xf, 0x21d4, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&iio_list, 0x11900000200c1, 0xf, 0x21fa, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&iio_list, 0x11900000200c1, 0xf, 0x2220, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&iio_list, 0x11900000200c1, 0xf, 0x2246, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed io_write_part4{{&iio_list, 0x11900000200c1, 0xf, 0x226c, 0x701000000000}, {}, &io_write_part4};
inline constexpr listed io_write_part5{{&iio_list, 0x11900000200c1, 0xf, 0x2292, 0x702000000000}, {}, &io_write_part5};
inline constexpr listed io_write_part6{{&iio_list, 0x11900000200c1, 0xf, 0x22b8, 0x704000000000}, {}, &io_write_part6};
inline constexpr listed io_write_part7{{&iio_list, 0x11900000200c1, 0xf, 0x22de, 0x708000000000}, {}, &io_write_part7};
inline constexpr listed cfg_read_part0{{&iio_list, 0x11900000400c1, 0xf, 0x2304, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&iio_list, 0x11900000400c1, 0xf, 0x232a, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&iio_list, 0x11900000400c1, 0xf, 0x2350, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&iio_list, 0x11900000400c1, 0xf, 0x2376, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed cfg_read_part4{{&iio_list, 0x11900000400c1, 0xf, 0x239c, 0x701000000000}, {}, &cfg_read_part4};
inline constexpr listed cfg_read_part5{{&iio_list, 0x11900000400c1, 0xf, 0x23c2, 0x702000000000}, {}, &cfg_read_part5};
inline constexpr listed cfg_read_part6{{&iio_list, 0x11900000400c1, 0xf, 0x23e8, 0x704000000000}, {}, &cfg_read_part6};
inline constexpr listed cfg_read_part7{{&iio_list, 0x11900000400c1, 0xf, 0x240e, 0x708000000000}, {}, &cfg_read_part7};
inline constexpr listed io_read_part0{{&iio_list, 0x11900000800c1, 0xf, 0x2434, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&iio_list, 0x11900000800c1, 0xf, 0x2459, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&iio_list, 0x11900000800c1, 0xf, 0x247e, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&iio_list, 0x11900000800c1, 0xf, 0x24a3, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed io_read_part4{{&iio_list, 0x11900000800c1, 0xf, 0x24c8, 0x701000000000}, {}, &io_read_part4};
inline constexpr listed io_read_part5{{&iio_list, 0x11900000800c1, 0xf, 0x24ed, 0x702000000000}, {}, &io_read_part5};
inline constexpr listed io_read_part6{{&iio_list, 0x11900000800c1, 0xf, 0x2512, 0x704000000000}, {}, &io_read_part6};
inline constexpr listed io_read_part7{{&iio_list, 0x11900000800c1, 0xf, 0x2537, 0x708000000000}, {}, &io_read_part7};
inline constexpr listed mem_write_iommu0{{&iio_list, 0x11900000010c1, 0xf, 0x2ea6, 0x710000000000}, {}, &mem_write_iommu0};
inline constexpr listed mem_write_iommu1{{&iio_list, 0x11900000010c1, 0xf, 0x2ece, 0x720000000000}, {}, &mem_write_iommu1};
inline constexpr listed peer_write_iommu0{{&iio_list, 0x11900000020c1, 0xf, 0x2ef6, 0x720000000000}, {}, &peer_write_iommu0};
inline constexpr listed mem_read_iommu0{{&iio_list, 0x11900000040c1, 0xf, 0x2f1f, 0x710000000000}, {}, &mem_read_iommu0};
inline constexpr listed mem_read_iommu1{{&iio_list, 0x11900000040c1, 0xf, 0x2f46, 0x720000000000}, {}, &mem_read_iommu1};
inline constexpr listed peer_read_iommu0{{&iio_list, 0x11900000080c1, 0xf, 0x2f6d, 0x710000000000}, {}, &peer_read_iommu0};
inline constexpr listed peer_read_iommu1{{&iio_list, 0x11900000080c1, 0xf, 0x2f95, 0x720000000000}, {}, &peer_read_iommu1};
inline constexpr listed cfg_write_iommu0{{&iio_list, 0x11900000100c1, 0xf, 0x2fbd, 0x710000000000}, {}, &cfg_write_iommu0};
inline constexpr listed cfg_write_iommu1{{&iio_list, 0x11900000100c1, 0xf, 0x2fe5, 0x720000000000}, {}, &cfg_write_iommu1};
inline constexpr listed io_write_iommu0{{&iio_list, 0x11900000200c1, 0xf, 0x300d, 0x710000000000}, {}, &io_write_iommu0};
inline constexpr listed io_write_iommu1{{&iio_list, 0x11900000200c1, 0xf, 0x3034, 0x720000000000}, {}, &io_write_iommu1};
inline constexpr listed cfg_read_iommu0{{&iio_list, 0x11900000400c1, 0xf, 0x305b, 0x710000000000}, {}, &cfg_read_iommu0};
inline constexpr listed cfg_read_iommu1{{&iio_list, 0x11900000400c1, 0xf, 0x3082, 0x720000000000}, {}, &cfg_read_iommu1};
inline constexpr listed io_read_iommu0{{&iio_list, 0x11900000800c1, 0xf, 0x30a9, 0x710000000000}, {}, &io_read_iommu0};
inline constexpr listed io_read_iommu1{{&iio_list, 0x11900000800c1, 0xf, 0x30cf, 0x720000000000}, {}, &io_read_iommu1};
}
namespace txn_req_of_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x190000001084, 0xf, 0x317, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x190000001084, 0xf, 0x33e, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x190000001084, 0xf, 0x365, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x190000001084, 0xf, 0x38c, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x190000004084, 0xf, 0x3b3, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x190000004084, 0xf, 0x3d9, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x190000004084, 0xf, 0x3ff, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x190000004084, 0xf, 0x425, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed cmpd_part0{{&iio_list, 0x190000080084, 0xf, 0x44b, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x190000080084, 0xf, 0x46d, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x190000080084, 0xf, 0x48f, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x190000080084, 0xf, 0x4b1, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x190000001084, 0xf, 0xa61, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x190000001084, 0xf, 0xa88, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x190000001084, 0xf, 0xaaf, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x190000001084, 0xf, 0xad6, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&iio_list, 0x190000004084, 0xf, 0xafd, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x190000004084, 0xf, 0xb23, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x190000004084, 0xf, 0xb49, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x190000004084, 0xf, 0xb6f, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed cmpd_part4{{&iio_list, 0x190000080084, 0xf, 0xb95, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&iio_list, 0x190000080084, 0xf, 0xbb7, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&iio_list, 0x190000080084, 0xf, 0xbd9, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&iio_list, 0x190000080084, 0xf, 0xbfb, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed peer_write_part0{{&iio_list, 0x1190000002084, 0xf, 0x255c, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x1190000002084, 0xf, 0x2584, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x1190000002084, 0xf, 0x25ac, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x1190000002084, 0xf, 0x25d4, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x1190000002084, 0xf, 0x25fc, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x1190000002084, 0xf, 0x2624, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x1190000002084, 0xf, 0x264c, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x1190000002084, 0xf, 0x2674, 0x708000000000}, {}, &peer_write_part7};
inline constexpr listed peer_read_part0{{&iio_list, 0x1190000008084, 0xf, 0x269c, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x1190000008084, 0xf, 0x26c3, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x1190000008084, 0xf, 0x26ea, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x1190000008084, 0xf, 0x2711, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed peer_read_part4{{&iio_list, 0x1190000008084, 0xf, 0x2738, 0x701000000000}, {}, &peer_read_part4};
inline constexpr listed peer_read_part5{{&iio_list, 0x1190000008084, 0xf, 0x275f, 0x702000000000}, {}, &peer_read_part5};
inline constexpr listed peer_read_part6{{&iio_list, 0x1190000008084, 0xf, 0x2786, 0x704000000000}, {}, &peer_read_part6};
inline constexpr listed peer_read_part7{{&iio_list, 0x1190000008084, 0xf, 0x27ad, 0x708000000000}, {}, &peer_read_part7};
inline constexpr listed atomic_part0{{&iio_list, 0x1190000010084, 0xf, 0x27d4, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&iio_list, 0x1190000010084, 0xf, 0x27f8, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&iio_list, 0x1190000010084, 0xf, 0x281c, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&iio_list, 0x1190000010084, 0xf, 0x2840, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomic_part4{{&iio_list, 0x1190000010084, 0xf, 0x2864, 0x701000000000}, {}, &atomic_part4};
inline constexpr listed atomic_part5{{&iio_list, 0x1190000010084, 0xf, 0x2888, 0x702000000000}, {}, &atomic_part5};
inline constexpr listed atomic_part6{{&iio_list, 0x1190000010084, 0xf, 0x28ac, 0x704000000000}, {}, &atomic_part6};
inline constexpr listed atomic_part7{{&iio_list, 0x1190000010084, 0xf, 0x28d0, 0x708000000000}, {}, &atomic_part7};
inline constexpr listed msg_part0{{&iio_list, 0x1190000040084, 0xf, 0x28f4, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&iio_list, 0x1190000040084, 0xf, 0x2915, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&iio_list, 0x1190000040084, 0xf, 0x2936, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&iio_list, 0x1190000040084, 0xf, 0x2957, 0x700800000000}, {}, &msg_part3};
inline constexpr listed msg_part4{{&iio_list, 0x1190000040084, 0xf, 0x2978, 0x701000000000}, {}, &msg_part4};
inline constexpr listed msg_part5{{&iio_list, 0x1190000040084, 0xf, 0x2999, 0x702000000000}, {}, &msg_part5};
inline constexpr listed msg_part6{{&iio_list, 0x1190000040084, 0xf, 0x29ba, 0x704000000000}, {}, &msg_part6};
inline constexpr listed msg_part7{{&iio_list, 0x1190000040084, 0xf, 0x29db, 0x708000000000}, {}, &msg_part7};
inline constexpr listed mem_write_iommu0{{&iio_list, 0x1190000001084, 0xf, 0x30f5, 0x710000000000}, {}, &mem_write_iommu0};
inline constexpr listed mem_write_iommu1{{&iio_list, 0x1190000001084, 0xf, 0x311d, 0x720000000000}, {}, &mem_write_iommu1};
inline constexpr listed peer_write_iommu0{{&iio_list, 0x1190000002084, 0xf, 0x3145, 0x710000000000}, {}, &peer_write_iommu0};
inline constexpr listed peer_write_iommu1{{&iio_list, 0x1190000002084, 0xf, 0x316e, 0x720000000000}, {}, &peer_write_iommu1};
inline constexpr listed mem_read_iommu0{{&iio_list, 0x1190000004084, 0xf, 0x3197, 0x710000000000}, {}, &mem_read_iommu0};
inline constexpr listed mem_read_iommu1{{&iio_list, 0x1190000004084, 0xf, 0x31be, 0x720000000000}, {}, &mem_read_iommu1};
inline constexpr listed peer_read_iommu0{{&iio_list, 0x1190000008084, 0xf, 0x31e5, 0x710000000000}, {}, &peer_read_iommu0};
inline constexpr listed peer_read_iommu1{{&iio_list, 0x1190000008084, 0xf, 0x320d, 0x720000000000}, {}, &peer_read_iommu1};
inline constexpr listed atomic_iommu0{{&iio_list, 0x1190000010084, 0xf, 0x3235, 0x710000000000}, {}, &atomic_iommu0};
inline constexpr listed atomic_iommu1{{&iio_list, 0x1190000010084, 0xf, 0x325a, 0x720000000000}, {}, &atomic_iommu1};
inline constexpr listed msg_iommu0{{&iio_list, 0x1190000040084, 0xf, 0x327f, 0x710000000000}, {}, &msg_iommu0};
inline constexpr listed msg_iommu1{{&iio_list, 0x1190000040084, 0xf, 0x32a1, 0x720000000000}, {}, &msg_iommu1};
inline constexpr listed cmpd_iommu0{{&iio_list, 0x1190000080084, 0xf, 0x32c3, 0x710000000000}, {}, &cmpd_iommu0};
inline constexpr listed cmpd_iommu1{{&iio_list, 0x1190000080084, 0xf, 0x32e6, 0x720000000000}, {}, &cmpd_iommu1};
}
} // namespace iio

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed clockticks{{&imc_list, 0x60000000000, 0xf, 0x191, 0}, {}, &clockticks};
inline constexpr listed hclockticks{{&imc_list, 0x60000000000, 0x1000000000000, 0x1a2, 0}, {}, &hclockticks};
inline constexpr listed rpq_occupancy_pch0{{&imc_list, 0x60000000080, 0xf, 0x1b4, 0}, {}, &rpq_occupancy_pch0};
inline constexpr listed rpq_occupancy_pch1{{&imc_list, 0x60000000081, 0xf, 0x1cd, 0}, {}, &rpq_occupancy_pch1};
inline constexpr listed wpq_occupancy_pch0{{&imc_list, 0x60000000082, 0xf, 0x1e6, 0}, {}, &wpq_occupancy_pch0};
inline constexpr listed wpq_occupancy_pch1{{&imc_list, 0x60000000083, 0xf, 0x1ff, 0}, {}, &wpq_occupancy_pch1};
inline constexpr listed pmm_rpq_inserts{{&imc_list, 0x600000000e3, 0xf, 0x8000000000025c, 0}, {}, &pmm_rpq_inserts};
inline constexpr listed pmm_wpq_inserts{{&imc_list, 0x600000000e7, 0xf, 0x80000000000272, 0}, {}, &pmm_wpq_inserts};
inline constexpr listed rdb_inserts{{&imc_list, 0x1060000000017, 0xf, 0x2f3, 0}, {}, &rdb_inserts};
inline constexpr listed dram_pre_all{{&imc_list, 0x1060000000044, 0xf, 0xaed, 0}, {}, &dram_pre_all};
inline constexpr listed parity_errors{{&imc_list, 0x106000000002c, 0xf, 0xb00, 0}, {}, &parity_errors};
inline constexpr listed power_channel_ppd{{&imc_list, 0x1060000000085, 0xf, 0xb14, 0}, {}, &power_channel_ppd};
inline constexpr listed power_self_refresh{{&imc_list, 0x1060000000043, 0xf, 0xb2c, 0}, {}, &power_self_refresh};
inline constexpr listed rdb_full{{&imc_list, 0x1060000000019, 0xf, 0xb45, 0}, {}, &rdb_full};
inline constexpr listed rdb_not_empty{{&imc_list, 0x1060000000018, 0xf, 0xb54, 0}, {}, &rdb_not_empty};
inline constexpr listed rdb_occupancy{{&imc_list, 0x106000000001a, 0xf, 0xb68, 0}, {}, &rdb_occupancy};
inline constexpr listed rpq_cycles_full_pch0{{&imc_list, 0x1060000000012, 0xf, 0xb7c, 0}, {}, &rpq_cycles_full_pch0};
inline constexpr listed rpq_cycles_full_pch1{{&imc_list, 0x1060000000015, 0xf, 0xb97, 0}, {}, &rpq_cycles_full_pch1};
inline constexpr listed sb_cycles_full{{&imc_list, 0x10600000000d1, 0xf, 0x80000000000bb2, 0}, {}, &sb_cycles_full};
inline constexpr listed sb_cycles_ne{{&imc_list, 0x10600000000d0, 0xf, 0x80000000000bc7, 0}, {}, &sb_cycles_ne};
inline constexpr listed wpq_cycles_full_pch0{{&imc_list, 0x1060000000022, 0xf, 0xbda, 0}, {}, &wpq_cycles_full_pch0};
inline constexpr listed wpq_cycles_full_pch1{{&imc_list, 0x1060000000016, 0xf, 0xbf5, 0}, {}, &wpq_cycles_full_pch1};
inline constexpr listed pmm_rpq_cycles_full{{&imc_list, 0x10600000000e2, 0xf, 0x80000000000f83, 0}, {}, &pmm_rpq_cycles_full};
inline constexpr listed pmm_rpq_cycles_ne{{&imc_list, 0x10600000000e1, 0xf, 0x80000000000f9d, 0}, {}, &pmm_rpq_cycles_ne};
inline constexpr listed pmm_wpq_cycles_full{{&imc_list, 0x10600000000e6, 0xf, 0x80000000000fb5, 0}, {}, &pmm_wpq_cycles_full};
inline constexpr listed pmm_wpq_cycles_ne{{&imc_list, 0x10600000000e5, 0xf, 0x80000000000fcf, 0}, {}, &pmm_wpq_cycles_ne};
inline constexpr listed pmm_wpq_flush{{&imc_list, 0x10600000000e8, 0xf, 0x80000000000fe7, 0}, {}, &pmm_wpq_flush};
inline constexpr listed pmm_wpq_flush_cyc{{&imc_list, 0x10600000000e9, 0xf, 0x80000000000ffb, 0}, {}, &pmm_wpq_flush_cyc};
inline constexpr listed clockticks_freerun{{&imc_list, 0x1060000000000, 0x50000000000000, 0x102f, 0}, {}, &clockticks_freerun};
namespace act_count {
inline constexpr listed all{{&imc_list, 0x6000000b001, 0xf, 0x218, 0}, {}, &all};
inline constexpr listed byp{{&imc_list, 0x1060000008001, 0xf, 0x36d, 0}, {}, &byp};
}
namespace cas_count {
inline constexpr listed rd{{&imc_list, 0x6000000f004, 0xf, 0x95, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x60000030004, 0xf, 0xa8, 0}, {}, &wr};
inline constexpr listed all{{&imc_list, 0x6000003f004, 0xf, 0xbb, 0}, {}, &all};
inline constexpr listed rd_reg{{&imc_list, 0x1060000001004, 0xf, 0x339, 0}, {}, &rd_reg};
inline constexpr listed rd_underfill{{&imc_list, 0x1060000004004, 0xf, 0x350, 0}, {}, &rd_underfill};
inline constexpr listed rd_pre_reg{{&imc_list, 0x1060000002004, 0xf, 0x381, 0}, {}, &rd_pre_reg};
inline constexpr listed rd_pre_underfill{{&imc_list, 0x1060000008004, 0xf, 0x39c, 0}, {}, &rd_pre_underfill};
inline constexpr listed wr_pre{{&imc_list, 0x1060000020004, 0xf, 0x3bd, 0}, {}, &wr_pre};
inline constexpr listed wr_nonpre{{&imc_list, 0x1060000010004, 0xf, 0xc10, 0}, {}, &wr_nonpre};
}
namespace dram_refresh {
inline constexpr listed opportunistic{{&imc_list, 0x60000001045, 0xf, 0xcf, 0}, {}, &opportunistic};
inline constexpr listed panic{{&imc_list, 0x60000002045, 0xf, 0xf0, 0}, {}, &panic};
inline constexpr listed high{{&imc_list, 0x60000004045, 0xf, 0x109, 0}, {}, &high};
}
namespace pcls {
inline constexpr listed rd{{&imc_list, 0x10600000010a0, 0xf, 0xa6c, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x10600000020a0, 0xf, 0xa7a, 0}, {}, &wr};
inline constexpr listed total{{&imc_list, 0x10600000040a0, 0xf, 0xa88, 0}, {}, &total};
}
namespace pmm_cmd1 {
inline constexpr listed all{{&imc_list, 0x600000010ea, 0xf, 0x80000000000288, 0}, {}, &all};
inline constexpr listed rd{{&imc_list, 0x600000020ea, 0xf, 0x8000000000029b, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x600000040ea, 0xf, 0x800000000002ad, 0}, {}, &wr};
inline constexpr listed ufill_rd{{&imc_list, 0x600000080ea, 0xf, 0x800000000002bf, 0}, {}, &ufill_rd};
inline constexpr listed rpq_gnts{{&imc_list, 0x10600000100ea, 0xf, 0x80000000000c99, 0}, {}, &rpq_gnts};
inline constexpr listed wpq_gnts{{&imc_list, 0x10600000200ea, 0xf, 0x80000000000cb1, 0}, {}, &wpq_gnts};
inline constexpr listed misc_gnt{{&imc_list, 0x10600000400ea, 0xf, 0x80000000000cc9, 0}, {}, &misc_gnt};
inline constexpr listed misc{{&imc_list, 0x10600000800ea, 0xf, 0x80000000000ce1, 0}, {}, &misc};
}
namespace pmm_cmd2 {
inline constexpr listed opp_rd{{&imc_list, 0x10600000010eb, 0xf, 0x80000000000cf5, 0}, {}, &opp_rd};
inline constexpr listed nodata_exp{{&imc_list, 0x10600000020eb, 0xf, 0x80000000000d0b, 0}, {}, &nodata_exp};
inline constexpr listed nodata_unexp{{&imc_list, 0x10600000040eb, 0xf, 0x80000000000d25, 0}, {}, &nodata_unexp};
inline constexpr listed reqs_slot0{{&imc_list, 0x10600000080eb, 0xf, 0x80000000000d41, 0}, {}, &reqs_slot0};
inline constexpr listed reqs_slot1{{&imc_list, 0x10600000100eb, 0xf, 0x80000000000d5b, 0}, {}, &reqs_slot1};
inline constexpr listed pmm_ecc_error{{&imc_list, 0x10600000200eb, 0xf, 0x80000000000d75, 0}, {}, &pmm_ecc_error};
inline constexpr listed pmm_erid_error{{&imc_list, 0x10600000400eb, 0xf, 0x80000000000d92, 0}, {}, &pmm_erid_error};
inline constexpr listed pmm_erid_starved{{&imc_list, 0x10600000800eb, 0xf, 0x80000000000db0, 0}, {}, &pmm_erid_starved};
}
namespace pmm_rpq_occupancy {
inline constexpr listed all{{&imc_list, 0x600000010e0, 0xf, 0x80000000000240, 0}, {}, &all};
inline constexpr listed no_gnt{{&imc_list, 0x10600000020e0, 0xf, 0x80000000000dd0, 0}, {}, &no_gnt};
inline constexpr listed gnt_wait{{&imc_list, 0x10600000040e0, 0xf, 0x80000000000def, 0}, {}, &gnt_wait};
}
namespace pmm_wpq_occupancy {
inline constexpr listed all{{&imc_list, 0x600000010e4, 0xf, 0x800000000002d7, 0}, {}, &all};
inline constexpr listed cas{{&imc_list, 0x10600000020e4, 0xf, 0x80000000000e10, 0}, {}, &cas};
inline constexpr listed pwr{{&imc_list, 0x10600000040e4, 0xf, 0x80000000000e2c, 0}, {}, &pwr};
}
namespace power_cke_cycles {
inline constexpr listed low_0{{&imc_list, 0x1060000001047, 0xf, 0x3d4, 0}, {}, &low_0};
inline constexpr listed low_1{{&imc_list, 0x1060000002047, 0xf, 0x3f1, 0}, {}, &low_1};
inline constexpr listed low_2{{&imc_list, 0x1060000004047, 0xf, 0x40e, 0}, {}, &low_2};
inline constexpr listed low_3{{&imc_list, 0x1060000008047, 0xf, 0x42b, 0}, {}, &low_3};
}
namespace power_crit_throttle_cycles {
inline constexpr listed slot0{{&imc_list, 0x1060000001086, 0xf, 0x448, 0}, {}, &slot0};
inline constexpr listed slot1{{&imc_list, 0x1060000002086, 0xf, 0x46f, 0}, {}, &slot1};
}
namespace power_throttle_cycles {
inline constexpr listed slot0{{&imc_list, 0x1060000001046, 0xf, 0x496, 0}, {}, &slot0};
inline constexpr listed slot1{{&imc_list, 0x1060000002046, 0xf, 0x4b8, 0}, {}, &slot1};
}
namespace pre_count {
inline constexpr listed rd{{&imc_list, 0x60000004002, 0xf, 0x6f, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x60000008002, 0xf, 0x82, 0}, {}, &wr};
inline constexpr listed pgt{{&imc_list, 0x60000010002, 0xf, 0x17d, 0}, {}, &pgt};
inline constexpr listed all{{&imc_list, 0x6000001c002, 0xf, 0x22c, 0}, {}, &all};
inline constexpr listed page_miss{{&imc_list, 0x106000000c002, 0xf, 0xc2a, 0}, {}, &page_miss};
}
namespace rpq_cycles_ne {
inline constexpr listed pch0{{&imc_list, 0x1060000001011, 0xf, 0x4da, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x1060000002011, 0xf, 0x4f3, 0}, {}, &pch1};
}
namespace rpq_inserts {
inline constexpr listed pch0{{&imc_list, 0x60000001010, 0xf, 0x121, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x60000002010, 0xf, 0x138, 0}, {}, &pch1};
}
namespace sb_accesses {
inline constexpr listed accepts{{&imc_list, 0x10600000050d2, 0xf, 0x80000000000305, 0}, {}, &accepts};
inline constexpr listed rejects{{&imc_list, 0x106000000a0d2, 0xf, 0x8000000000031f, 0}, {}, &rejects};
inline constexpr listed rd_accepts{{&imc_list, 0x10600000010d2, 0xf, 0x8000000000050c, 0}, {}, &rd_accepts};
inline constexpr listed rd_rejects{{&imc_list, 0x10600000020d2, 0xf, 0x80000000000529, 0}, {}, &rd_rejects};
inline constexpr listed wr_accepts{{&imc_list, 0x10600000040d2, 0xf, 0x80000000000546, 0}, {}, &wr_accepts};
inline constexpr listed wr_rejects{{&imc_list, 0x10600000080d2, 0xf, 0x80000000000563, 0}, {}, &wr_rejects};
inline constexpr listed nm_rd_cmps{{&imc_list, 0x10600000100d2, 0xf, 0x80000000000580, 0}, {}, &nm_rd_cmps};
inline constexpr listed nm_wr_cmps{{&imc_list, 0x10600000200d2, 0xf, 0x8000000000059d, 0}, {}, &nm_wr_cmps};
inline constexpr listed fm_rd_cmps{{&imc_list, 0x10600000400d2, 0xf, 0x800000000005ba, 0}, {}, &fm_rd_cmps};
inline constexpr listed fm_wr_cmps{{&imc_list, 0x10600000800d2, 0xf, 0x800000000005d7, 0}, {}, &fm_wr_cmps};
inline constexpr listed nmrd_cmps{{&imc_list, 0x10600000100d2, 0xf, 0xa0000000000c61, 0}, {}, &nmrd_cmps};
inline constexpr listed nmwr_cmps{{&imc_list, 0x10600000200d2, 0xf, 0xa0000000000c7d, 0}, {}, &nmwr_cmps};
inline constexpr listed fmrd_cmps{{&imc_list, 0x10600000400d2, 0xf, 0xa0000000000e48, 0}, {}, &fmrd_cmps};
inline constexpr listed fmwr_cmps{{&imc_list, 0x10600000800d2, 0xf, 0xa0000000000e64, 0}, {}, &fmwr_cmps};
}
namespace sb_canary {
inline constexpr listed alloc{{&imc_list, 0x10600000010d9, 0xf, 0x800000000005f4, 0}, {}, &alloc};
inline constexpr listed dealloc{{&imc_list, 0x10600000020d9, 0xf, 0x8000000000060a, 0}, {}, &dealloc};
inline constexpr listed vld{{&imc_list, 0x10600000040d9, 0xf, 0x80000000000622, 0}, {}, &vld};
inline constexpr listed nmrd_starved{{&imc_list, 0x10600000080d9, 0xf, 0xa0000000000636, 0}, {}, &nmrd_starved};
inline constexpr listed nmwr_starved{{&imc_list, 0x10600000100d9, 0xf, 0xa0000000000653, 0}, {}, &nmwr_starved};
inline constexpr listed fmrd_starved{{&imc_list, 0x10600000200d9, 0xf, 0xa0000000000670, 0}, {}, &fmrd_starved};
inline constexpr listed fmwr_starved{{&imc_list, 0x10600000400d9, 0xf, 0xa000000000068d, 0}, {}, &fmwr_starved};
inline constexpr listed fmtgrwr_starved{{&imc_list, 0x10600000800d9, 0xf, 0xa00000000006aa, 0}, {}, &fmtgrwr_starved};
inline constexpr listed nm_rd_starved{{&imc_list, 0x10600000080d9, 0xf, 0x80000000001048, 0}, {}, &nm_rd_starved};
inline constexpr listed nm_wr_starved{{&imc_list, 0x10600000100d9, 0xf, 0x80000000001066, 0}, {}, &nm_wr_starved};
inline constexpr listed fm_rd_starved{{&imc_list, 0x10600000200d9, 0xf, 0x80000000001084, 0}, {}, &fm_rd_starved};
inline constexpr listed fm_wr_starved{{&imc_list, 0x10600000400d9, 0xf, 0x800000000010a2, 0}, {}, &fm_wr_starved};
inline constexpr listed fm_tgr_wr_starved{{&imc_list, 0x10600000800d9, 0xf, 0x800000000010c0, 0}, {}, &fm_tgr_wr_starved};
}
namespace sb_inserts {
inline constexpr listed rds{{&imc_list, 0x10600000010d6, 0xf, 0x800000000006ca, 0}, {}, &rds};
inline constexpr listed wrs{{&imc_list, 0x10600000020d6, 0xf, 0x800000000006df, 0}, {}, &wrs};
inline constexpr listed block_rds{{&imc_list, 0x10600000100d6, 0xf, 0x800000000006f4, 0}, {}, &block_rds};
inline constexpr listed block_wrs{{&imc_list, 0x10600000200d6, 0xf, 0x8000000000070f, 0}, {}, &block_wrs};
inline constexpr listed pmm_rds{{&imc_list, 0x10600000040d6, 0xf, 0x80000000000e80, 0}, {}, &pmm_rds};
inline constexpr listed pmm_wrs{{&imc_list, 0x10600000080d6, 0xf, 0x80000000000e99, 0}, {}, &pmm_wrs};
}
namespace sb_occupancy {
inline constexpr listed rds{{&imc_list, 0x10600000010d5, 0xf, 0x8000000000072a, 0}, {}, &rds};
inline constexpr listed block_rds{{&imc_list, 0x10600000200d5, 0xf, 0x80000000000741, 0}, {}, &block_rds};
inline constexpr listed block_wrs{{&imc_list, 0x10600000400d5, 0xf, 0x8000000000075e, 0}, {}, &block_wrs};
inline constexpr listed pmm_rds{{&imc_list, 0x10600000040d5, 0xf, 0x80000000000eb2, 0}, {}, &pmm_rds};
inline constexpr listed pmm_wrs{{&imc_list, 0x10600000080d5, 0xf, 0x80000000000ecd, 0}, {}, &pmm_wrs};
}
namespace sb_pref_inserts {
inline constexpr listed all{{&imc_list, 0x10600000010da, 0xf, 0x80000000000a99, 0}, {}, &all};
inline constexpr listed ddr{{&imc_list, 0x10600000020da, 0xf, 0x80000000000f33, 0}, {}, &ddr};
inline constexpr listed pmm{{&imc_list, 0x10600000040da, 0xf, 0x80000000000f4d, 0}, {}, &pmm};
}
namespace sb_pref_occupancy {
inline constexpr listed all{{&imc_list, 0x10600000010db, 0xf, 0x80000000000ab3, 0}, {}, &all};
inline constexpr listed pmem{{&imc_list, 0x10600000040db, 0xf, 0xa0000000000c44, 0}, {}, &pmem};
inline constexpr listed ddr{{&imc_list, 0x10600000020db, 0xf, 0x80000000000f67, 0}, {}, &ddr};
inline constexpr listed pmm{{&imc_list, 0x10600000040db, 0xf, 0x80000000001013, 0}, {}, &pmm};
}
namespace sb_reject {
inline constexpr listed nm_set_cnflt{{&imc_list, 0x10600000010d4, 0xf, 0x8000000000077b, 0}, {}, &nm_set_cnflt};
inline constexpr listed fm_addr_cnflt{{&imc_list, 0x10600000020d4, 0xf, 0x80000000000798, 0}, {}, &fm_addr_cnflt};
inline constexpr listed patrol_set_cnflt{{&imc_list, 0x10600000040d4, 0xf, 0x800000000007b6, 0}, {}, &patrol_set_cnflt};
inline constexpr listed canary{{&imc_list, 0x10600000080d4, 0xf, 0x800000000007d7, 0}, {}, &canary};
inline constexpr listed ddr_early_cmp{{&imc_list, 0x10600000200d4, 0xf, 0x80000000000acf, 0}, {}, &ddr_early_cmp};
}
namespace sb_strv_alloc {
inline constexpr listed nmrd{{&imc_list, 0x10600000010d7, 0xf, 0xa00000000007ee, 0}, {}, &nmrd};
inline constexpr listed fmrd{{&imc_list, 0x10600000020d7, 0xf, 0xa0000000000807, 0}, {}, &fmrd};
inline constexpr listed nmwr{{&imc_list, 0x10600000040d7, 0xf, 0xa0000000000820, 0}, {}, &nmwr};
inline constexpr listed fmwr{{&imc_list, 0x10600000080d7, 0xf, 0xa0000000000839, 0}, {}, &fmwr};
inline constexpr listed fmtgr{{&imc_list, 0x10600000100d7, 0xf, 0xa0000000000852, 0}, {}, &fmtgr};
inline constexpr listed nm_rd{{&imc_list, 0x10600000010d7, 0xf, 0x800000000010e2, 0}, {}, &nm_rd};
inline constexpr listed fm_rd{{&imc_list, 0x10600000020d7, 0xf, 0x800000000010fc, 0}, {}, &fm_rd};
inline constexpr listed nm_wr{{&imc_list, 0x10600000040d7, 0xf, 0x80000000001116, 0}, {}, &nm_wr};
inline constexpr listed fm_wr{{&imc_list, 0x10600000080d7, 0xf, 0x80000000001130, 0}, {}, &fm_wr};
inline constexpr listed fm_tgr{{&imc_list, 0x10600000100d7, 0xf, 0x8000000000114a, 0}, {}, &fm_tgr};
}
namespace sb_strv_dealloc {
inline constexpr listed nmrd{{&imc_list, 0x10600000010de, 0xf, 0xa000000000086c, 0}, {}, &nmrd};
inline constexpr listed fmrd{{&imc_list, 0x10600000020de, 0xf, 0xa0000000000887, 0}, {}, &fmrd};
inline constexpr listed nmwr{{&imc_list, 0x10600000040de, 0xf, 0xa00000000008a2, 0}, {}, &nmwr};
inline constexpr listed fmwr{{&imc_list, 0x10600000080de, 0xf, 0xa00000000008bd, 0}, {}, &fmwr};
inline constexpr listed fmtgr{{&imc_list, 0x10600000100de, 0xf, 0xa00000000008d8, 0}, {}, &fmtgr};
inline constexpr listed nm_rd{{&imc_list, 0x10600000010de, 0xf, 0x80000000001165, 0}, {}, &nm_rd};
inline constexpr listed fm_rd{{&imc_list, 0x10600000020de, 0xf, 0x80000000001181, 0}, {}, &fm_rd};
inline constexpr listed nm_wr{{&imc_list, 0x10600000040de, 0xf, 0x8000000000119d, 0}, {}, &nm_wr};
inline constexpr listed fm_wr{{&imc_list, 0x10600000080de, 0xf, 0x800000000011b9, 0}, {}, &fm_wr};
inline constexpr listed fm_tgr{{&imc_list, 0x10600000100de, 0xf, 0x800000000011d5, 0}, {}, &fm_tgr};
}
namespace sb_strv_occ {
inline constexpr listed nmrd{{&imc_list, 0x10600000010d8, 0xf, 0xa00000000008f4, 0}, {}, &nmrd};
inline constexpr listed fmrd{{&imc_list, 0x10600000020d8, 0xf, 0xa000000000090b, 0}, {}, &fmrd};
inline constexpr listed nmwr{{&imc_list, 0x10600000040d8, 0xf, 0xa0000000000922, 0}, {}, &nmwr};
inline constexpr listed fmwr{{&imc_list, 0x10600000080d8, 0xf, 0xa0000000000939, 0}, {}, &fmwr};
inline constexpr listed fmtgr{{&imc_list, 0x10600000100d8, 0xf, 0xa0000000000950, 0}, {}, &fmtgr};
inline constexpr listed nm_rd{{&imc_list, 0x10600000010d8, 0xf, 0x800000000011f2, 0}, {}, &nm_rd};
inline constexpr listed fm_rd{{&imc_list, 0x10600000020d8, 0xf, 0x8000000000120a, 0}, {}, &fm_rd};
inline constexpr listed nm_wr{{&imc_list, 0x10600000040d8, 0xf, 0x80000000001222, 0}, {}, &nm_wr};
inline constexpr listed fm_wr{{&imc_list, 0x10600000080d8, 0xf, 0x8000000000123a, 0}, {}, &fm_wr};
inline constexpr listed fm_tgr{{&imc_list, 0x10600000100d8, 0xf, 0x80000000001252, 0}, {}, &fm_tgr};
}
namespace sb_tagged {
inline constexpr listed new_{{&imc_list, 0x10600000010dd, 0xf, 0x80000000000968, 0}, {}, &new_};
inline constexpr listed rd_hit{{&imc_list, 0x10600000020dd, 0xf, 0x8000000000097c, 0}, {}, &rd_hit};
inline constexpr listed rd_miss{{&imc_list, 0x10600000040dd, 0xf, 0x80000000000993, 0}, {}, &rd_miss};
inline constexpr listed ddr4_cmp{{&imc_list, 0x10600000080dd, 0xf, 0x800000000009ab, 0}, {}, &ddr4_cmp};
inline constexpr listed occ{{&imc_list, 0x10600000800dd, 0xf, 0x800000000009c4, 0}, {}, &occ};
inline constexpr listed pmm0_cmp{{&imc_list, 0x10600000100dd, 0xf, 0x80000000000ee8, 0}, {}, &pmm0_cmp};
inline constexpr listed pmm1_cmp{{&imc_list, 0x10600000200dd, 0xf, 0x80000000000f01, 0}, {}, &pmm1_cmp};
inline constexpr listed pmm2_cmp{{&imc_list, 0x10600000400dd, 0xf, 0x80000000000f1a, 0}, {}, &pmm2_cmp};
}
namespace tagchk {
inline constexpr listed hit{{&imc_list, 0x600000010d3, 0xf, 0x80000000000000, 0}, {}, &hit};
inline constexpr listed miss_clean{{&imc_list, 0x600000020d3, 0xf, 0x80000000000011, 0}, {}, &miss_clean};
inline constexpr listed miss_dirty{{&imc_list, 0x600000040d3, 0xf, 0x80000000000029, 0}, {}, &miss_dirty};
inline constexpr listed nm_rd_hit{{&imc_list, 0x600000080d3, 0xf, 0x80000000000041, 0}, {}, &nm_rd_hit};
inline constexpr listed nm_wr_hit{{&imc_list, 0x600000100d3, 0xf, 0x80000000000058, 0}, {}, &nm_wr_hit};
}
namespace wpq_cycles_ne {
inline constexpr listed pch0{{&imc_list, 0x1060000001021, 0xf, 0x9d8, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x1060000002021, 0xf, 0x9f1, 0}, {}, &pch1};
}
namespace wpq_inserts {
inline constexpr listed pch0{{&imc_list, 0x60000001020, 0xf, 0x14f, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x60000002020, 0xf, 0x166, 0}, {}, &pch1};
}
namespace wpq_read_hit {
inline constexpr listed pch0{{&imc_list, 0x1060000001023, 0xf, 0xa0a, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x1060000002023, 0xf, 0xa22, 0}, {}, &pch1};
}
namespace wpq_write_hit {
inline constexpr listed pch0{{&imc_list, 0x1060000001024, 0xf, 0xa3a, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x1060000002024, 0xf, 0xa53, 0}, {}, &pch1};
}
} // namespace imc

namespace irp {
using uncore_events::listed;
using uncore_events::irp_list;
inline constexpr listed clockticks{{&irp_list, 0x130000000001, 3, 0xa2, 0}, {}, &clockticks};
inline constexpr listed faf_full{{&irp_list, 0x130000000017, 3, 0xb3, 0}, {}, &faf_full};
inline constexpr listed faf_inserts{{&irp_list, 0x130000000018, 3, 0xc2, 0}, {}, &faf_inserts};
inline constexpr listed faf_occupancy{{&irp_list, 0x130000000019, 3, 0xd4, 0}, {}, &faf_occupancy};
inline constexpr listed faf_transactions{{&irp_list, 0x130000000016, 3, 0xe8, 0}, {}, &faf_transactions};
inline constexpr listed p2p_inserts{{&irp_list, 0x1130000000014, 3, 0x50f, 0}, {}, &p2p_inserts};
inline constexpr listed p2p_occupancy{{&irp_list, 0x1130000000015, 3, 0x521, 0}, {}, &p2p_occupancy};
inline constexpr listed txc_ak_inserts{{&irp_list, 0x113000000000b, 3, 0x535, 0}, {}, &txc_ak_inserts};
inline constexpr listed txc_bl_drs_cycles_full{{&irp_list, 0x1130000000005, 3, 0x54a, 0}, {}, &txc_bl_drs_cycles_full};
inline constexpr listed txc_bl_drs_inserts{{&irp_list, 0x1130000000002, 3, 0x567, 0}, {}, &txc_bl_drs_inserts};
inline constexpr listed txc_bl_drs_occupancy{{&irp_list, 0x1130000000008, 3, 0x580, 0}, {}, &txc_bl_drs_occupancy};
inline constexpr listed txc_bl_ncb_cycles_full{{&irp_list, 0x1130000000006, 3, 0x59b, 0}, {}, &txc_bl_ncb_cycles_full};
inline constexpr listed txc_bl_ncb_inserts{{&irp_list, 0x1130000000003, 3, 0x5b8, 0}, {}, &txc_bl_ncb_inserts};
inline constexpr listed txc_bl_ncb_occupancy{{&irp_list, 0x1130000000009, 3, 0x5d1, 0}, {}, &txc_bl_ncb_occupancy};
inline constexpr listed txc_bl_ncs_cycles_full{{&irp_list, 0x1130000000007, 3, 0x5ec, 0}, {}, &txc_bl_ncs_cycles_full};
inline constexpr listed txc_bl_ncs_inserts{{&irp_list, 0x1130000000004, 3, 0x609, 0}, {}, &txc_bl_ncs_inserts};
inline constexpr listed txc_bl_ncs_occupancy{{&irp_list, 0x113000000000a, 3, 0x622, 0}, {}, &txc_bl_ncs_occupancy};
inline constexpr listed txr2_ad01_stall_credit_cycles{{&irp_list, 0x113000000001c, 3, 0x63d, 0}, {}, &txr2_ad01_stall_credit_cycles};
inline constexpr listed txr2_ad0_stall_credit_cycles{{&irp_list, 0x113000000001a, 3, 0x661, 0}, {}, &txr2_ad0_stall_credit_cycles};
inline constexpr listed txr2_ad1_stall_credit_cycles{{&irp_list, 0x113000000001b, 3, 0x684, 0}, {}, &txr2_ad1_stall_credit_cycles};
inline constexpr listed txr2_bl_stall_credit_cycles{{&irp_list, 0x113000000001d, 3, 0x6a7, 0}, {}, &txr2_bl_stall_credit_cycles};
inline constexpr listed txs_data_inserts_ncb{{&irp_list, 0x113000000000d, 3, 0x6c9, 0}, {}, &txs_data_inserts_ncb};
inline constexpr listed txs_data_inserts_ncs{{&irp_list, 0x113000000000e, 3, 0x6e4, 0}, {}, &txs_data_inserts_ncs};
inline constexpr listed txs_request_occupancy{{&irp_list, 0x113000000000c, 3, 0x6ff, 0}, {}, &txs_request_occupancy};
namespace cache_total_occupancy {
inline constexpr listed mem{{&irp_list, 0x13000000400f, 3, 0x49, 0}, {}, &mem};
inline constexpr listed any{{&irp_list, 0x113000000100f, 3, 0x148, 0}, {}, &any};
inline constexpr listed iv_q{{&irp_list, 0x113000000200f, 3, 0x168, 0}, {}, &iv_q};
}
namespace coherent_ops {
inline constexpr listed pcitom{{&irp_list, 0x130000010010, 3, 0x15, 0}, {}, &pcitom};
inline constexpr listed wbmtoi{{&irp_list, 0x130000040010, 3, 0x2f, 0}, {}, &wbmtoi};
inline constexpr listed rfo{{&irp_list, 0x1130000008010, 3, 0x131, 0}, {}, &rfo};
inline constexpr listed clflush{{&irp_list, 0x1130000080010, 3, 0x189, 0}, {}, &clflush};
}
namespace irp_all {
inline constexpr listed inbound_inserts{{&irp_list, 0x130000001020, 3, 0x69, 0}, {}, &inbound_inserts};
inline constexpr listed outbound_inserts{{&irp_list, 0x1130000002020, 3, 0x1a4, 0}, {}, &outbound_inserts};
inline constexpr listed evicts{{&irp_list, 0x1130000004020, 3, 0x1c3, 0}, {}, &evicts};
}
namespace misc0 {
inline constexpr listed fast_req{{&irp_list, 0x113000000101e, 3, 0x1d8, 0}, {}, &fast_req};
inline constexpr listed fast_rej{{&irp_list, 0x113000000201e, 3, 0x1ed, 0}, {}, &fast_rej};
inline constexpr listed _2nd_rd_insert{{&irp_list, 0x113000000401e, 3, 0x202, 0}, {}, &_2nd_rd_insert};
inline constexpr listed _2nd_wr_insert{{&irp_list, 0x113000000801e, 3, 0x21c, 0}, {}, &_2nd_wr_insert};
inline constexpr listed _2nd_atomic_insert{{&irp_list, 0x113000001001e, 3, 0x236, 0}, {}, &_2nd_atomic_insert};
inline constexpr listed fast_xfer{{&irp_list, 0x113000002001e, 3, 0x254, 0}, {}, &fast_xfer};
inline constexpr listed pf_ack_hint{{&irp_list, 0x113000004001e, 3, 0x26a, 0}, {}, &pf_ack_hint};
inline constexpr listed slowpath_fwpf_no_prf{{&irp_list, 0x113000008001e, 3, 0x282, 0}, {}, &slowpath_fwpf_no_prf};
}
namespace misc1 {
inline constexpr listed lost_fwd{{&irp_list, 0x13000001001f, 3, 0, 0}, {}, &lost_fwd};
inline constexpr listed slow_i{{&irp_list, 0x113000000101f, 3, 0x2a3, 0}, {}, &slow_i};
inline constexpr listed slow_s{{&irp_list, 0x113000000201f, 3, 0x2b6, 0}, {}, &slow_s};
inline constexpr listed slow_e{{&irp_list, 0x113000000401f, 3, 0x2c9, 0}, {}, &slow_e};
inline constexpr listed slow_m{{&irp_list, 0x113000000801f, 3, 0x2dc, 0}, {}, &slow_m};
inline constexpr listed sec_rcvd_invld{{&irp_list, 0x113000002001f, 3, 0x2ef, 0}, {}, &sec_rcvd_invld};
inline constexpr listed sec_rcvd_vld{{&irp_list, 0x113000004001f, 3, 0x30a, 0}, {}, &sec_rcvd_vld};
}
namespace p2p_transactions {
inline constexpr listed rd{{&irp_list, 0x1130000001013, 3, 0x323, 0}, {}, &rd};
inline constexpr listed wr{{&irp_list, 0x1130000002013, 3, 0x33d, 0}, {}, &wr};
inline constexpr listed msg{{&irp_list, 0x1130000004013, 3, 0x357, 0}, {}, &msg};
inline constexpr listed cmpl{{&irp_list, 0x1130000008013, 3, 0x372, 0}, {}, &cmpl};
inline constexpr listed rem{{&irp_list, 0x1130000010013, 3, 0x38e, 0}, {}, &rem};
inline constexpr listed rem_and_tgt_match{{&irp_list, 0x1130000020013, 3, 0x3a9, 0}, {}, &rem_and_tgt_match};
inline constexpr listed loc{{&irp_list, 0x1130000040013, 3, 0x3d2, 0}, {}, &loc};
inline constexpr listed loc_and_tgt_match{{&irp_list, 0x1130000080013, 3, 0x3ed, 0}, {}, &loc_and_tgt_match};
}
namespace snoop_resp {
inline constexpr listed all_hit_m{{&irp_list, 0x130000078012, 3, 0xff, 0}, {}, &all_hit_m};
inline constexpr listed hit_m{{&irp_list, 0x1130000008012, 3, 0x11a, 0}, {}, &hit_m};
inline constexpr listed miss{{&irp_list, 0x1130000001012, 3, 0x416, 0}, {}, &miss};
inline constexpr listed hit_i{{&irp_list, 0x1130000002012, 3, 0x42c, 0}, {}, &hit_i};
inline constexpr listed hit_es{{&irp_list, 0x1130000004012, 3, 0x443, 0}, {}, &hit_es};
inline constexpr listed snpcode{{&irp_list, 0x1130000010012, 3, 0x45b, 0}, {}, &snpcode};
inline constexpr listed snpdata{{&irp_list, 0x1130000020012, 3, 0x474, 0}, {}, &snpdata};
inline constexpr listed snpinv{{&irp_list, 0x1130000040012, 3, 0x48d, 0}, {}, &snpinv};
inline constexpr listed all_miss{{&irp_list, 0x1130000071012, 3, 0x71b, 0}, {}, &all_miss};
inline constexpr listed all_hit{{&irp_list, 0x113000007e012, 3, 0x735, 0}, {}, &all_hit};
inline constexpr listed all_hit_es{{&irp_list, 0x1130000074012, 3, 0x74e, 0}, {}, &all_hit_es};
inline constexpr listed all_hit_i{{&irp_list, 0x1130000072012, 3, 0x76a, 0}, {}, &all_hit_i};
}
namespace transactions {
inline constexpr listed wr_pref{{&irp_list, 0x130000008011, 3, 0x87, 0}, {}, &wr_pref};
inline constexpr listed writes{{&irp_list, 0x1130000002011, 3, 0x4a5, 0}, {}, &writes};
inline constexpr listed atomic{{&irp_list, 0x1130000010011, 3, 0x4bf, 0}, {}, &atomic};
inline constexpr listed other{{&irp_list, 0x1130000020011, 3, 0x4d9, 0}, {}, &other};
inline constexpr listed orderingq{{&irp_list, 0x49130000040011, 3, 0x4f2, 0}, {}, &orderingq};
}
} // namespace irp

namespace m2m {
using uncore_events::listed;
using uncore_events::m2m_list;
inline constexpr listed clockticks{{&m2m_list, 0x1a0000000000, 0xf, 0xdd, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&m2m_list, 0x1a00000000c0, 0xf, 0xf0, 0}, {}, &cms_clockticks};
inline constexpr listed direct2upi_not_taken_credits{{&m2m_list, 0x11a0000000028, 0xf, 0x8000000000013a, 0}, {}, &direct2upi_not_taken_credits};
inline constexpr listed direct2upi_not_taken_dirstate{{&m2m_list, 0x11a0000000027, 0xf, 0x8000000000015f, 0}, {}, &direct2upi_not_taken_dirstate};
inline constexpr listed direct2upi_txn_override{{&m2m_list, 0x11a0000000029, 0xf, 0x80000000000185, 0}, {}, &direct2upi_txn_override};
inline constexpr listed tag_miss{{&m2m_list, 0x11a0000000061, 0xf, 0x80000000000201, 0}, {}, &tag_miss};
inline constexpr listed direct2core_not_taken_dirstate{{&m2m_list, 0x11a0000000024, 0xf, 0x236, 0}, {}, &direct2core_not_taken_dirstate};
inline constexpr listed direct2core_txn_override{{&m2m_list, 0x11a0000000025, 0xf, 0x25d, 0}, {}, &direct2core_txn_override};
inline constexpr listed rxc_ad_inserts{{&m2m_list, 0x11a0000000001, 0xf, 0x2f7, 0}, {}, &rxc_ad_inserts};
inline constexpr listed rxc_ad_occupancy{{&m2m_list, 0x11a0000000002, 0xf, 0x30e, 0}, {}, &rxc_ad_occupancy};
inline constexpr listed rxc_bl_inserts{{&m2m_list, 0x11a0000000005, 0xf, 0x327, 0}, {}, &rxc_bl_inserts};
inline constexpr listed rxc_bl_occupancy{{&m2m_list, 0x11a0000000006, 0xf, 0x33e, 0}, {}, &rxc_bl_occupancy};
inline constexpr listed txc_ad_inserts{{&m2m_list, 0x11a0000000009, 0xf, 0x357, 0}, {}, &txc_ad_inserts};
inline constexpr listed txc_ad_occupancy{{&m2m_list, 0x11a000000000a, 0xf, 0x36e, 0}, {}, &txc_ad_occupancy};
inline constexpr listed direct2core_not_taken_notforked{{&m2m_list, 0x11a0000000060, 0xf, 0x54c0, 0}, {}, &direct2core_not_taken_notforked};
inline constexpr listed mirr_wrq_inserts{{&m2m_list, 0x11a0000000064, 0xf, 0x54e8, 0}, {}, &mirr_wrq_inserts};
inline constexpr listed mirr_wrq_occupancy{{&m2m_list, 0x11a0000000065, 0xf, 0x5501, 0}, {}, &mirr_wrq_occupancy};
inline constexpr listed prefcam_cis_drops{{&m2m_list, 0x11a0000000073, 0xf, 0x551c, 0}, {}, &prefcam_cis_drops};
inline constexpr listed prefcam_rxc_cycles_ne{{&m2m_list, 0x11a0000000079, 0xf, 0x5536, 0}, {}, &prefcam_rxc_cycles_ne};
inline constexpr listed prefcam_rxc_inserts{{&m2m_list, 0x11a0000000078, 0xf, 0x5554, 0}, {}, &prefcam_rxc_inserts};
inline constexpr listed prefcam_rxc_occupancy{{&m2m_list, 0x11a0000000077, 0xf, 0x5570, 0}, {}, &prefcam_rxc_occupancy};
inline constexpr listed ring_src_thrtl{{&m2m_list, 0x11a00000000ae, 0xf, 0x558e, 0}, {}, &ring_src_thrtl};
inline constexpr listed rxc_ad_cycles_full{{&m2m_list, 0x11a0000000004, 0xf, 0x55a5, 0}, {}, &rxc_ad_cycles_full};
inline constexpr listed rxc_ad_cycles_ne{{&m2m_list, 0x11a0000000003, 0xf, 0x55c0, 0}, {}, &rxc_ad_cycles_ne};
inline constexpr listed rxc_ak_wr_cmp{{&m2m_list, 0x11a000000005c, 0xf, 0x55d9, 0}, {}, &rxc_ak_wr_cmp};
inline constexpr listed rxc_bl_cycles_full{{&m2m_list, 0x11a0000000008, 0xf, 0x55ef, 0}, {}, &rxc_bl_cycles_full};
inline constexpr listed rxc_bl_cycles_ne{{&m2m_list, 0x11a0000000007, 0xf, 0x560a, 0}, {}, &rxc_bl_cycles_ne};
inline constexpr listed rxr_crd_starved_1{{&m2m_list, 0x11a00000000e4, 0xf, 0x5623, 0}, {}, &rxr_crd_starved_1};
inline constexpr listed scoreboard_ad_retry_accepts{{&m2m_list, 0x11a0000000033, 0xf, 0x8000000000563d, 0}, {}, &scoreboard_ad_retry_accepts};
inline constexpr listed scoreboard_ad_retry_rejects{{&m2m_list, 0x11a0000000034, 0xf, 0x80000000005661, 0}, {}, &scoreboard_ad_retry_rejects};
inline constexpr listed scoreboard_bl_retry_accepts{{&m2m_list, 0x11a0000000035, 0xf, 0x80000000005685, 0}, {}, &scoreboard_bl_retry_accepts};
inline constexpr listed scoreboard_bl_retry_rejects{{&m2m_list, 0x11a0000000036, 0xf, 0x800000000056a9, 0}, {}, &scoreboard_bl_retry_rejects};
inline constexpr listed scoreboard_rd_accepts{{&m2m_list, 0x11a000000002f, 0xf, 0x800000000056cd, 0}, {}, &scoreboard_rd_accepts};
inline constexpr listed scoreboard_rd_rejects{{&m2m_list, 0x11a0000000030, 0xf, 0x800000000056eb, 0}, {}, &scoreboard_rd_rejects};
inline constexpr listed scoreboard_wr_accepts{{&m2m_list, 0x11a0000000031, 0xf, 0x80000000005709, 0}, {}, &scoreboard_wr_accepts};
inline constexpr listed scoreboard_wr_rejects{{&m2m_list, 0x11a0000000032, 0xf, 0x80000000005727, 0}, {}, &scoreboard_wr_rejects};
inline constexpr listed tgr_ad_credits{{&m2m_list, 0x11a0000000041, 0xf, 0x5745, 0}, {}, &tgr_ad_credits};
inline constexpr listed tgr_bl_credits{{&m2m_list, 0x11a0000000042, 0xf, 0x575c, 0}, {}, &tgr_bl_credits};
inline constexpr listed txc_ad_credits_acquired{{&m2m_list, 0x11a000000000d, 0xf, 0x5773, 0}, {}, &txc_ad_credits_acquired};
inline constexpr listed txc_ad_credit_occupancy{{&m2m_list, 0x11a000000000e, 0xf, 0x5793, 0}, {}, &txc_ad_credit_occupancy};
inline constexpr listed txc_ad_cycles_full{{&m2m_list, 0x11a000000000c, 0xf, 0x57b3, 0}, {}, &txc_ad_cycles_full};
inline constexpr listed txc_ad_cycles_ne{{&m2m_list, 0x11a000000000b, 0xf, 0x57ce, 0}, {}, &txc_ad_cycles_ne};
inline constexpr listed txc_ad_no_credit_cycles{{&m2m_list, 0x11a000000000f, 0xf, 0x57e7, 0}, {}, &txc_ad_no_credit_cycles};
inline constexpr listed txc_ad_no_credit_stalled{{&m2m_list, 0x11a0000000010, 0xf, 0x5807, 0}, {}, &txc_ad_no_credit_stalled};
inline constexpr listed txc_akc_credits{{&m2m_list, 0x11a000000005f, 0xf, 0x5828, 0}, {}, &txc_akc_credits};
inline constexpr listed distress_pmm{{&m2m_list, 0x11a00000000f2, 0xf, 0x80000000005840, 0}, {}, &distress_pmm};
inline constexpr listed distress_pmm_memmode{{&m2m_list, 0x11a00000000f1, 0xf, 0x80000000005855, 0}, {}, &distress_pmm_memmode};
inline constexpr listed rxc_ad_pref_occupancy{{&m2m_list, 0x11a0000000077, 0xf, 0x5d92, 0}, {}, &rxc_ad_pref_occupancy};
namespace ag0_ad_crd_acquired0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001080, 0xf, 0x21c2, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002080, 0xf, 0x21e4, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004080, 0xf, 0x2206, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008080, 0xf, 0x2228, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010080, 0xf, 0x224a, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020080, 0xf, 0x226c, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a0000040080, 0xf, 0x228e, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a0000080080, 0xf, 0x22b0, 0}, {}, &tgr7};
}
namespace ag0_ad_crd_acquired1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a0000001081, 0xf, 0x22d2, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a0000002081, 0xf, 0x22f4, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a0000004081, 0xf, 0x2316, 0}, {}, &tgr10};
}
namespace ag0_ad_crd_occupancy0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001082, 0xf, 0x2339, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002082, 0xf, 0x235c, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004082, 0xf, 0x237f, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008082, 0xf, 0x23a2, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010082, 0xf, 0x23c5, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020082, 0xf, 0x23e8, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a0000040082, 0xf, 0x240b, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a0000080082, 0xf, 0x242e, 0}, {}, &tgr7};
}
namespace ag0_ad_crd_occupancy1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a0000001083, 0xf, 0x2451, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a0000002083, 0xf, 0x2474, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a0000004083, 0xf, 0x2497, 0}, {}, &tgr10};
}
namespace ag0_bl_crd_acquired0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001088, 0xf, 0x24bb, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002088, 0xf, 0x24dd, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004088, 0xf, 0x24ff, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008088, 0xf, 0x2521, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010088, 0xf, 0x2543, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020088, 0xf, 0x2565, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a0000040088, 0xf, 0x2587, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a0000080088, 0xf, 0x25a9, 0}, {}, &tgr7};
}
namespace ag0_bl_crd_acquired1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a0000001089, 0xf, 0x25cb, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a0000002089, 0xf, 0x25ed, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a0000004089, 0xf, 0x260f, 0}, {}, &tgr10};
}
namespace ag0_bl_crd_occupancy0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a000000108a, 0xf, 0x2632, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a000000208a, 0xf, 0x2655, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a000000408a, 0xf, 0x2678, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a000000808a, 0xf, 0x269b, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a000001008a, 0xf, 0x26be, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a000002008a, 0xf, 0x26e1, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a000004008a, 0xf, 0x2704, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a000008008a, 0xf, 0x2727, 0}, {}, &tgr7};
}
namespace ag0_bl_crd_occupancy1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a000000108b, 0xf, 0x274a, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a000000208b, 0xf, 0x276d, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a000000408b, 0xf, 0x2790, 0}, {}, &tgr10};
}
namespace ag1_ad_crd_acquired0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001084, 0xf, 0x27b4, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002084, 0xf, 0x27d6, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004084, 0xf, 0x27f8, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008084, 0xf, 0x281a, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010084, 0xf, 0x283c, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020084, 0xf, 0x285e, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a0000040084, 0xf, 0x2880, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a0000080084, 0xf, 0x28a2, 0}, {}, &tgr7};
}
namespace ag1_ad_crd_acquired1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a0000001085, 0xf, 0x28c4, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a0000002085, 0xf, 0x28e6, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a0000004085, 0xf, 0x2908, 0}, {}, &tgr10};
}
namespace ag1_ad_crd_occupancy0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a0000001086, 0xf, 0x292b, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a0000002086, 0xf, 0x294e, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a0000004086, 0xf, 0x2971, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a0000008086, 0xf, 0x2994, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a0000010086, 0xf, 0x29b7, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a0000020086, 0xf, 0x29da, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a0000040086, 0xf, 0x29fd, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a0000080086, 0xf, 0x2a20, 0}, {}, &tgr7};
}
namespace ag1_ad_crd_occupancy1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a0000001087, 0xf, 0x2a43, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a0000002087, 0xf, 0x2a66, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a0000004087, 0xf, 0x2a89, 0}, {}, &tgr10};
}
namespace ag1_bl_crd_acquired0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a000000108c, 0xf, 0x2aad, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a000000208c, 0xf, 0x2acf, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a000000408c, 0xf, 0x2af1, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a000000808c, 0xf, 0x2b13, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a000001008c, 0xf, 0x2b35, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a000002008c, 0xf, 0x2b57, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a000004008c, 0xf, 0x2b79, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a000008008c, 0xf, 0x2b9b, 0}, {}, &tgr7};
}
namespace ag1_bl_crd_acquired1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a000000108d, 0xf, 0x2bbd, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a000000208d, 0xf, 0x2bdf, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a000000408d, 0xf, 0x2c01, 0}, {}, &tgr10};
}
namespace ag1_bl_crd_occupancy0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a000000108e, 0xf, 0x2c24, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a000000208e, 0xf, 0x2c47, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a000000408e, 0xf, 0x2c6a, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a000000808e, 0xf, 0x2c8d, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a000001008e, 0xf, 0x2cb0, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a000002008e, 0xf, 0x2cd3, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a000004008e, 0xf, 0x2cf6, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a000008008e, 0xf, 0x2d19, 0}, {}, &tgr7};
}
namespace ag1_bl_crd_occupancy1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a000000108f, 0xf, 0x2d3c, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a000000208f, 0xf, 0x2d5f, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a000000408f, 0xf, 0x2d82, 0}, {}, &tgr10};
}
namespace bypass_m2m_egress {
inline constexpr listed not_taken{{&m2m_list, 0x11a0000002022, 0xf, 0x212, 0}, {}, &not_taken};
inline constexpr listed taken{{&m2m_list, 0x11a0000001022, 0xf, 0x3a2, 0}, {}, &taken};
}
namespace bypass_m2m_ingress {
inline constexpr listed taken{{&m2m_list, 0x11a0000001021, 0xf, 0x3c2, 0}, {}, &taken};
inline constexpr listed not_taken{{&m2m_list, 0x11a0000002021, 0xf, 0x3e3, 0}, {}, &not_taken};
}
namespace directory_hit {
inline constexpr listed dirty_i{{&m2m_list, 0x11a000000102a, 0xf, 0x80000000000408, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&m2m_list, 0x11a000000202a, 0xf, 0x80000000000426, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&m2m_list, 0x11a000000402a, 0xf, 0x80000000000444, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&m2m_list, 0x11a000000802a, 0xf, 0x80000000000462, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&m2m_list, 0x11a000001002a, 0xf, 0x80000000000480, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&m2m_list, 0x11a000002002a, 0xf, 0x8000000000049e, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&m2m_list, 0x11a000004002a, 0xf, 0x800000000004bc, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&m2m_list, 0x11a000008002a, 0xf, 0x800000000004da, 0}, {}, &clean_a};
}
namespace directory_lookup {
inline constexpr listed any{{&m2m_list, 0x1a000000102d, 0xf, 0x80000000000000, 0}, {}, &any};
inline constexpr listed state_a{{&m2m_list, 0x1a000000802d, 0xf, 0x8000000000001d, 0}, {}, &state_a};
inline constexpr listed state_i{{&m2m_list, 0x1a000000202d, 0xf, 0x8000000000003e, 0}, {}, &state_i};
inline constexpr listed state_s{{&m2m_list, 0x1a000000402d, 0xf, 0x8000000000005f, 0}, {}, &state_s};
}
namespace directory_miss {
inline constexpr listed dirty_i{{&m2m_list, 0x11a000000102b, 0xf, 0x800000000004f8, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&m2m_list, 0x11a000000202b, 0xf, 0x80000000000517, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&m2m_list, 0x11a000000402b, 0xf, 0x80000000000536, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&m2m_list, 0x11a000000802b, 0xf, 0x80000000000555, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&m2m_list, 0x11a000001002b, 0xf, 0x80000000000574, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&m2m_list, 0x11a000002002b, 0xf, 0x80000000000593, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&m2m_list, 0x11a000004002b, 0xf, 0x800000000005b2, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&m2m_list, 0x11a000008002b, 0xf, 0x800000000005d1, 0}, {}, &clean_a};
}
namespace directory_update {
inline constexpr listed any{{&m2m_list, 0x1a000000102e, 0xf, 0x80000000000080, 0}, {}, &any};
}
namespace distress_asserted {
inline constexpr listed vert{{&m2m_list, 0x11a00000010af, 0xf, 0x2da6, 0}, {}, &vert};
inline constexpr listed horz{{&m2m_list, 0x11a00000020af, 0xf, 0x2dc5, 0}, {}, &horz};
inline constexpr listed dpt_local{{&m2m_list, 0x11a00000040af, 0xf, 0x2de4, 0}, {}, &dpt_local};
inline constexpr listed dpt_nonlocal{{&m2m_list, 0x11a00000080af, 0xf, 0x2e08, 0}, {}, &dpt_nonlocal};
inline constexpr listed dpt_stall_iv{{&m2m_list, 0x11a00000400af, 0xf, 0x2e2f, 0}, {}, &dpt_stall_iv};
inline constexpr listed dpt_stall_nocrd{{&m2m_list, 0x11a00000800af, 0xf, 0x2e56, 0}, {}, &dpt_stall_nocrd};
inline constexpr listed pmm_local{{&m2m_list, 0x11a00000100af, 0xf, 0x80000000005d03, 0}, {}, &pmm_local};
inline constexpr listed pmm_nonlocal{{&m2m_list, 0x11a00000200af, 0xf, 0x80000000005d27, 0}, {}, &pmm_nonlocal};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&m2m_list, 0x11a00000010ba, 0xf, 0x2e80, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&m2m_list, 0x11a00000040ba, 0xf, 0x2ea6, 0}, {}, &iv_snoopgo_dn};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&m2m_list, 0x11a00000010b6, 0xf, 0x2ecc, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2m_list, 0x11a00000020b6, 0xf, 0x2ef2, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2m_list, 0x11a00000040b6, 0xf, 0x2f17, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2m_list, 0x11a00000080b6, 0xf, 0x2f3e, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&m2m_list, 0x11a00000010b7, 0xf, 0x3000, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2m_list, 0x11a00000020b7, 0xf, 0x3026, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2m_list, 0x11a00000040b7, 0xf, 0x304b, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2m_list, 0x11a00000080b7, 0xf, 0x3072, 0}, {}, &right_odd};
}
namespace horz_ring_akc_in_use {
inline constexpr listed left_even{{&m2m_list, 0x11a00000010bb, 0xf, 0x2f64, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2m_list, 0x11a00000020bb, 0xf, 0x2f8b, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2m_list, 0x11a00000040bb, 0xf, 0x2fb1, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2m_list, 0x11a00000080bb, 0xf, 0x2fd9, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&m2m_list, 0x11a00000010b8, 0xf, 0x3098, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2m_list, 0x11a00000020b8, 0xf, 0x30be, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2m_list, 0x11a00000040b8, 0xf, 0x30e3, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2m_list, 0x11a00000080b8, 0xf, 0x310a, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&m2m_list, 0x11a00000010b9, 0xf, 0x3130, 0}, {}, &left};
inline constexpr listed right{{&m2m_list, 0x11a00000040b9, 0xf, 0x3151, 0}, {}, &right};
}
namespace imc_reads {
inline constexpr listed to_pmm{{&m2m_list, 0x1a0000020037, 0xf, 0x80000000000107, 7}, {}, &to_pmm};
inline constexpr listed all{{&m2m_list, 0x11a0000004037, 0xf, 0x27e, 7}, {}, &all};
inline constexpr listed normal{{&m2m_list, 0x11a0000001037, 0xf, 0x294, 7}, {}, &normal};
inline constexpr listed ch0_normal{{&m2m_list, 0x11a0000001037, 0xf, 0x5f0, 1}, {}, &ch0_normal};
inline constexpr listed ch0_isoch{{&m2m_list, 0x11a0000002037, 0xf, 0x60d, 1}, {}, &ch0_isoch};
inline constexpr listed ch0_all{{&m2m_list, 0x11a0000004037, 0xf, 0x629, 1}, {}, &ch0_all};
inline constexpr listed ch0_from_tgr{{&m2m_list, 0x11a0000040037, 0xf, 0x643, 1}, {}, &ch0_from_tgr};
inline constexpr listed ch1_normal{{&m2m_list, 0x11a0000001037, 0xf, 0x662, 2}, {}, &ch1_normal};
inline constexpr listed ch1_isoch{{&m2m_list, 0x11a0000002037, 0xf, 0x67f, 2}, {}, &ch1_isoch};
inline constexpr listed ch1_all{{&m2m_list, 0x11a0000004037, 0xf, 0x69b, 2}, {}, &ch1_all};
inline constexpr listed ch1_from_tgr{{&m2m_list, 0x11a0000040037, 0xf, 0x6b5, 2}, {}, &ch1_from_tgr};
inline constexpr listed ch2_from_tgr{{&m2m_list, 0x11a0000040037, 0xf, 0x800000000006d4, 4}, {}, &ch2_from_tgr};
inline constexpr listed isoch{{&m2m_list, 0x11a0000002037, 0xf, 0x5872, 7}, {}, &isoch};
inline constexpr listed from_tgr{{&m2m_list, 0x11a0000040037, 0xf, 0x588a, 7}, {}, &from_tgr};
inline constexpr listed ch0_to_pmm{{&m2m_list, 0x11a0000020037, 0xf, 0x80000000005a2f, 1}, {}, &ch0_to_pmm};
inline constexpr listed ch0_to_ddr_as_mem{{&m2m_list, 0x11a0000008037, 0xf, 0x80000000005a4c, 1}, {}, &ch0_to_ddr_as_mem};
inline constexpr listed ch0_to_ddr_as_cache{{&m2m_list, 0x11a0000010037, 0xf, 0x80000000005a70, 1}, {}, &ch0_to_ddr_as_cache};
inline constexpr listed ch1_to_pmm{{&m2m_list, 0x11a0000020037, 0xf, 0x80000000005a96, 2}, {}, &ch1_to_pmm};
inline constexpr listed ch1_to_ddr_as_mem{{&m2m_list, 0x11a0000008037, 0xf, 0x80000000005ab3, 2}, {}, &ch1_to_ddr_as_mem};
inline constexpr listed ch1_to_ddr_as_cache{{&m2m_list, 0x11a0000010037, 0xf, 0x80000000005ad7, 2}, {}, &ch1_to_ddr_as_cache};
inline constexpr listed to_ddr_as_mem{{&m2m_list, 0x11a0000008037, 0xf, 0x80000000005afd, 7}, {}, &to_ddr_as_mem};
inline constexpr listed to_ddr_as_cache{{&m2m_list, 0x11a0000010037, 0xf, 0x80000000005b1d, 7}, {}, &to_ddr_as_cache};
}
namespace imc_writes {
inline constexpr listed to_pmm{{&m2m_list, 0x1a0000080038, 0xf, 0x80000000000120, 0x1c}, {}, &to_pmm};
inline constexpr listed ni{{&m2m_list, 0x11a0000000038, 0xf, 0x800000000001a5, 0x1e}, {}, &ni};
inline constexpr listed all{{&m2m_list, 0x11a0000010038, 0xf, 0x2ad, 0x1c}, {}, &all};
inline constexpr listed full{{&m2m_list, 0x11a0000001038, 0xf, 0x2c4, 0x1c}, {}, &full};
inline constexpr listed partial{{&m2m_list, 0x11a0000002038, 0xf, 0x2dc, 0x1c}, {}, &partial};
inline constexpr listed ch0_full{{&m2m_list, 0x11a0000001038, 0xf, 0x6f3, 4}, {}, &ch0_full};
inline constexpr listed ch0_partial{{&m2m_list, 0x11a0000002038, 0xf, 0x70f, 4}, {}, &ch0_partial};
inline constexpr listed ch0_full_isoch{{&m2m_list, 0x11a0000004038, 0xf, 0x72e, 4}, {}, &ch0_full_isoch};
inline constexpr listed ch0_partial_isoch{{&m2m_list, 0x11a0000008038, 0xf, 0x750, 4}, {}, &ch0_partial_isoch};
inline constexpr listed ch0_all{{&m2m_list, 0x11a0000010038, 0xf, 0x775, 4}, {}, &ch0_all};
inline constexpr listed ch0_from_tgr{{&m2m_list, 0x11a0000000038, 0xf, 0x790, 5}, {}, &ch0_from_tgr};
inline constexpr listed ch0_ni{{&m2m_list, 0x11a0000000038, 0xf, 0x800000000007b0, 6}, {}, &ch0_ni};
inline constexpr listed ch1_full{{&m2m_list, 0x11a0000001038, 0xf, 0x7ca, 8}, {}, &ch1_full};
inline constexpr listed ch1_partial{{&m2m_list, 0x11a0000002038, 0xf, 0x7e6, 8}, {}, &ch1_partial};
inline constexpr listed ch1_full_isoch{{&m2m_list, 0x11a0000004038, 0xf, 0x805, 8}, {}, &ch1_full_isoch};
inline constexpr listed ch1_partial_isoch{{&m2m_list, 0x11a0000008038, 0xf, 0x827, 8}, {}, &ch1_partial_isoch};
inline constexpr listed ch1_all{{&m2m_list, 0x11a0000010038, 0xf, 0x84c, 8}, {}, &ch1_all};
inline constexpr listed ch1_from_tgr{{&m2m_list, 0x11a0000000038, 0xf, 0x867, 9}, {}, &ch1_from_tgr};
inline constexpr listed ch1_ni{{&m2m_list, 0x11a0000000038, 0xf, 0x80000000000887, 0xa}, {}, &ch1_ni};
inline constexpr listed ch0_ni_miss{{&m2m_list, 0x11a0000000038, 0xf, 0x15c9, 0x20}, {}, &ch0_ni_miss};
inline constexpr listed ch1_ni_miss{{&m2m_list, 0x11a0000000038, 0xf, 0x15e8, 0xc}, {}, &ch1_ni_miss};
inline constexpr listed full_isoch{{&m2m_list, 0x11a0000004038, 0xf, 0x58a5, 0x1c}, {}, &full_isoch};
inline constexpr listed partial_isoch{{&m2m_list, 0x11a0000008038, 0xf, 0x58c3, 0x1c}, {}, &partial_isoch};
inline constexpr listed to_ddr_as_mem{{&m2m_list, 0x11a0000020038, 0xf, 0x800000000058e4, 0x1c}, {}, &to_ddr_as_mem};
inline constexpr listed to_ddr_as_cache{{&m2m_list, 0x11a0000040038, 0xf, 0x80000000005905, 0x1c}, {}, &to_ddr_as_cache};
inline constexpr listed from_tgr{{&m2m_list, 0x11a0000000038, 0xf, 0x5928, 0x1d}, {}, &from_tgr};
inline constexpr listed ni_miss{{&m2m_list, 0x11a0000000038, 0xf, 0x5944, 0x1c}, {}, &ni_miss};
inline constexpr listed ch0_to_pmm{{&m2m_list, 0x11a0000080038, 0xf, 0x80000000005b3f, 4}, {}, &ch0_to_pmm};
inline constexpr listed ch0_to_ddr_as_mem{{&m2m_list, 0x11a0000020038, 0xf, 0x80000000005b5d, 4}, {}, &ch0_to_ddr_as_mem};
inline constexpr listed ch0_to_ddr_as_cache{{&m2m_list, 0x11a0000040038, 0xf, 0x80000000005b82, 4}, {}, &ch0_to_ddr_as_cache};
inline constexpr listed ch1_to_pmm{{&m2m_list, 0x11a0000080038, 0xf, 0x80000000005ba9, 8}, {}, &ch1_to_pmm};
inline constexpr listed ch1_to_ddr_as_mem{{&m2m_list, 0x11a0000020038, 0xf, 0x80000000005bc7, 8}, {}, &ch1_to_ddr_as_mem};
inline constexpr listed ch1_to_ddr_as_cache{{&m2m_list, 0x11a0000040038, 0xf, 0x80000000005bec, 8}, {}, &ch1_to_ddr_as_cache};
}
namespace misc_external {
inline constexpr listed mbe_inst0{{&m2m_list, 0x11a00000010e6, 0xf, 0x3173, 0}, {}, &mbe_inst0};
inline constexpr listed mbe_inst1{{&m2m_list, 0x11a00000020e6, 0xf, 0x3193, 0}, {}, &mbe_inst1};
}
namespace pkt_match {
inline constexpr listed mesh{{&m2m_list, 0x11a000000104c, 0xf, 0x8a1, 0}, {}, &mesh};
inline constexpr listed mc{{&m2m_list, 0x11a000000204c, 0xf, 0x8b8, 0}, {}, &mc};
}
namespace prefcam_cycles_full {
inline constexpr listed ch0{{&m2m_list, 0x11a000000106b, 0xf, 0x1607, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000206b, 0xf, 0x1627, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a000000406b, 0xf, 0x80000000001647, 0}, {}, &ch2};
inline constexpr listed allch{{&m2m_list, 0x11a000000706b, 0xf, 0x595f, 0}, {}, &allch};
}
namespace prefcam_cycles_ne {
inline constexpr listed ch0{{&m2m_list, 0x11a000000106c, 0xf, 0x1667, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000206c, 0xf, 0x1685, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a000000406c, 0xf, 0x800000000016a3, 0}, {}, &ch2};
inline constexpr listed allch{{&m2m_list, 0x11a000000706c, 0xf, 0x5981, 0}, {}, &allch};
}
namespace prefcam_deallocs {
inline constexpr listed ch0_hita0_inval{{&m2m_list, 0x11a000000106e, 0xf, 0x16c1, 0}, {}, &ch0_hita0_inval};
inline constexpr listed ch0_hita1_inval{{&m2m_list, 0x11a000000206e, 0xf, 0x16ea, 0}, {}, &ch0_hita1_inval};
inline constexpr listed ch0_miss_inval{{&m2m_list, 0x11a000000406e, 0xf, 0x1713, 0}, {}, &ch0_miss_inval};
inline constexpr listed ch0_rsp_pdreset{{&m2m_list, 0x11a000000806e, 0xf, 0x173b, 0}, {}, &ch0_rsp_pdreset};
inline constexpr listed ch1_hita0_inval{{&m2m_list, 0x11a000001006e, 0xf, 0x1764, 0}, {}, &ch1_hita0_inval};
inline constexpr listed ch1_hita1_inval{{&m2m_list, 0x11a000002006e, 0xf, 0x178d, 0}, {}, &ch1_hita1_inval};
inline constexpr listed ch1_miss_inval{{&m2m_list, 0x11a000004006e, 0xf, 0x17b6, 0}, {}, &ch1_miss_inval};
inline constexpr listed ch1_rsp_pdreset{{&m2m_list, 0x11a000008006e, 0xf, 0x17de, 0}, {}, &ch1_rsp_pdreset};
inline constexpr listed ch2_hita0_inval{{&m2m_list, 0x11a000000006e, 0xf, 0x80000000001807, 1}, {}, &ch2_hita0_inval};
inline constexpr listed ch2_hita1_inval{{&m2m_list, 0x11a000000006e, 0xf, 0x80000000001830, 2}, {}, &ch2_hita1_inval};
inline constexpr listed ch2_miss_inval{{&m2m_list, 0x11a000000006e, 0xf, 0x80000000001859, 4}, {}, &ch2_miss_inval};
inline constexpr listed ch2_rsp_pdreset{{&m2m_list, 0x11a000000006e, 0xf, 0x80000000001881, 8}, {}, &ch2_rsp_pdreset};
}
namespace prefcam_demand_drops {
inline constexpr listed ch0_xpt{{&m2m_list, 0x11a000000106f, 0xf, 0x18aa, 0}, {}, &ch0_xpt};
inline constexpr listed ch0_upi{{&m2m_list, 0x11a000000206f, 0xf, 0x800000000018cf, 0}, {}, &ch0_upi};
inline constexpr listed ch1_xpt{{&m2m_list, 0x11a000000406f, 0xf, 0x18f4, 0}, {}, &ch1_xpt};
inline constexpr listed ch1_upi{{&m2m_list, 0x11a000000806f, 0xf, 0x80000000001919, 0}, {}, &ch1_upi};
inline constexpr listed ch2_xpt{{&m2m_list, 0x11a000001006f, 0xf, 0x8000000000193e, 0}, {}, &ch2_xpt};
inline constexpr listed ch2_upi{{&m2m_list, 0x11a000002006f, 0xf, 0x80000000001963, 0}, {}, &ch2_upi};
inline constexpr listed xpt_allch{{&m2m_list, 0x11a000001506f, 0xf, 0x59a1, 0}, {}, &xpt_allch};
inline constexpr listed upi_allch{{&m2m_list, 0x11a000002a06f, 0xf, 0x800000000059c8, 0}, {}, &upi_allch};
}
namespace prefcam_demand_merge {
inline constexpr listed ch0_xptupi{{&m2m_list, 0x11a0000001074, 0xf, 0x5db0, 0}, {}, &ch0_xptupi};
inline constexpr listed xptupi_allch{{&m2m_list, 0x11a0000015074, 0xf, 0x5e86, 0}, {}, &xptupi_allch};
inline constexpr listed ch2_xptupi{{&m2m_list, 0x11a0000010074, 0xf, 0x5eb0, 0}, {}, &ch2_xptupi};
inline constexpr listed ch1_xptupi{{&m2m_list, 0x11a0000004074, 0xf, 0x5ed8, 0}, {}, &ch1_xptupi};
}
namespace prefcam_demand_no_merge {
inline constexpr listed xptupi_allch{{&m2m_list, 0x11a0000015075, 0xf, 0x5dd8, 0}, {}, &xptupi_allch};
inline constexpr listed ch2_xptupi{{&m2m_list, 0x11a0000010075, 0xf, 0x5e05, 0}, {}, &ch2_xptupi};
inline constexpr listed ch1_xptupi{{&m2m_list, 0x11a0000004075, 0xf, 0x5e30, 0}, {}, &ch1_xptupi};
inline constexpr listed ch0_xptupi{{&m2m_list, 0x11a0000001075, 0xf, 0x5e5b, 0}, {}, &ch0_xptupi};
}
namespace prefcam_drop_reasons_ch0 {
inline constexpr listed pf_secure_drop{{&m2m_list, 0x11a0000001070, 0xf, 0x1988, 0}, {}, &pf_secure_drop};
inline constexpr listed not_pf_sad_region{{&m2m_list, 0x11a0000002070, 0xf, 0x19b8, 0}, {}, &not_pf_sad_region};
inline constexpr listed pf_cam_hit{{&m2m_list, 0x11a0000004070, 0xf, 0x19eb, 0}, {}, &pf_cam_hit};
inline constexpr listed stop_b2b{{&m2m_list, 0x11a0000008070, 0xf, 0x1a17, 0}, {}, &stop_b2b};
inline constexpr listed errorblk_rxc{{&m2m_list, 0x11a0000010070, 0xf, 0x1a41, 0}, {}, &errorblk_rxc};
inline constexpr listed pf_ad_crd{{&m2m_list, 0x11a0000020070, 0xf, 0x1a6f, 0}, {}, &pf_ad_crd};
inline constexpr listed pf_cam_full{{&m2m_list, 0x11a0000040070, 0xf, 0x1a9a, 0}, {}, &pf_cam_full};
inline constexpr listed wpq_proxy{{&m2m_list, 0x11a0000080070, 0xf, 0x1ac7, 0}, {}, &wpq_proxy};
inline constexpr listed rpq_proxy{{&m2m_list, 0x11a0000000070, 0xf, 0x1af2, 1}, {}, &rpq_proxy};
inline constexpr listed xpt_thresh{{&m2m_list, 0x11a0000000070, 0xf, 0x1b1d, 2}, {}, &xpt_thresh};
inline constexpr listed upi_thresh{{&m2m_list, 0x11a0000000070, 0xf, 0x80000000001b49, 4}, {}, &upi_thresh};
}
namespace prefcam_drop_reasons_ch1 {
inline constexpr listed pf_secure_drop{{&m2m_list, 0x11a0000001071, 0xf, 0x1b75, 0}, {}, &pf_secure_drop};
inline constexpr listed not_pf_sad_region{{&m2m_list, 0x11a0000002071, 0xf, 0x1ba5, 0}, {}, &not_pf_sad_region};
inline constexpr listed pf_cam_hit{{&m2m_list, 0x11a0000004071, 0xf, 0x1bd8, 0}, {}, &pf_cam_hit};
inline constexpr listed stop_b2b{{&m2m_list, 0x11a0000008071, 0xf, 0x1c04, 0}, {}, &stop_b2b};
inline constexpr listed errorblk_rxc{{&m2m_list, 0x11a0000010071, 0xf, 0x1c2e, 0}, {}, &errorblk_rxc};
inline constexpr listed pf_ad_crd{{&m2m_list, 0x11a0000020071, 0xf, 0x1c5c, 0}, {}, &pf_ad_crd};
inline constexpr listed pf_cam_full{{&m2m_list, 0x11a0000040071, 0xf, 0x1c87, 0}, {}, &pf_cam_full};
inline constexpr listed wpq_proxy{{&m2m_list, 0x11a0000080071, 0xf, 0x1cb4, 0}, {}, &wpq_proxy};
inline constexpr listed rpq_proxy{{&m2m_list, 0x11a0000000071, 0xf, 0x1cdf, 1}, {}, &rpq_proxy};
inline constexpr listed xpt_thresh{{&m2m_list, 0x11a0000000071, 0xf, 0x1d0a, 2}, {}, &xpt_thresh};
inline constexpr listed upi_thresh{{&m2m_list, 0x11a0000000071, 0xf, 0x80000000001d36, 4}, {}, &upi_thresh};
}
namespace prefcam_drop_reasons_ch2 {
inline constexpr listed pf_secure_drop{{&m2m_list, 0x11a0000001072, 0xf, 0x80000000001d62, 0}, {}, &pf_secure_drop};
inline constexpr listed not_pf_sad_region{{&m2m_list, 0x11a0000002072, 0xf, 0x80000000001d92, 0}, {}, &not_pf_sad_region};
inline constexpr listed pf_cam_hit{{&m2m_list, 0x11a0000004072, 0xf, 0x80000000001dc5, 0}, {}, &pf_cam_hit};
inline constexpr listed stop_b2b{{&m2m_list, 0x11a0000008072, 0xf, 0x80000000001df1, 0}, {}, &stop_b2b};
inline constexpr listed errorblk_rxc{{&m2m_list, 0x11a0000010072, 0xf, 0x80000000001e1b, 0}, {}, &errorblk_rxc};
inline constexpr listed pf_ad_crd{{&m2m_list, 0x11a0000020072, 0xf, 0x80000000001e49, 0}, {}, &pf_ad_crd};
inline constexpr listed pf_cam_full{{&m2m_list, 0x11a0000040072, 0xf, 0x80000000001e74, 0}, {}, &pf_cam_full};
inline constexpr listed wpq_proxy{{&m2m_list, 0x11a0000080072, 0xf, 0x80000000001ea1, 0}, {}, &wpq_proxy};
inline constexpr listed rpq_proxy{{&m2m_list, 0x11a0000000072, 0xf, 0x80000000001ecc, 1}, {}, &rpq_proxy};
inline constexpr listed xpt_thresh{{&m2m_list, 0x11a0000000072, 0xf, 0x80000000001ef7, 2}, {}, &xpt_thresh};
inline constexpr listed upi_thresh{{&m2m_list, 0x11a0000000072, 0xf, 0x80000000001f23, 4}, {}, &upi_thresh};
}
namespace prefcam_inserts {
inline constexpr listed ch0_xpt{{&m2m_list, 0x11a000000106d, 0xf, 0x1f4f, 0}, {}, &ch0_xpt};
inline constexpr listed ch0_upi{{&m2m_list, 0x11a000000206d, 0xf, 0x80000000001f6f, 0}, {}, &ch0_upi};
inline constexpr listed ch1_xpt{{&m2m_list, 0x11a000000406d, 0xf, 0x1f8f, 0}, {}, &ch1_xpt};
inline constexpr listed ch1_upi{{&m2m_list, 0x11a000000806d, 0xf, 0x80000000001faf, 0}, {}, &ch1_upi};
inline constexpr listed ch2_xpt{{&m2m_list, 0x11a000001006d, 0xf, 0x80000000001fcf, 0}, {}, &ch2_xpt};
inline constexpr listed ch2_upi{{&m2m_list, 0x11a000002006d, 0xf, 0x80000000001fef, 0}, {}, &ch2_upi};
inline constexpr listed upi_allch{{&m2m_list, 0x11a000002a06d, 0xf, 0x80000000005d4e, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&m2m_list, 0x11a000001506d, 0xf, 0x5d70, 0}, {}, &xpt_allch};
}
namespace prefcam_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a000000106a, 0xf, 0x200f, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000206a, 0xf, 0x202d, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a000000406a, 0xf, 0x8000000000204b, 0}, {}, &ch2};
inline constexpr listed allch{{&m2m_list, 0x11a000000706a, 0xf, 0x59ef, 0}, {}, &allch};
}
namespace prefcam_resp_miss {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001076, 0xf, 0x2069, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002076, 0xf, 0x2087, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004076, 0xf, 0x800000000020a5, 0}, {}, &ch2};
inline constexpr listed allch{{&m2m_list, 0x11a0000007076, 0xf, 0x5a0f, 0}, {}, &allch};
}
namespace prefcam_rxc_deallocs {
inline constexpr listed squashed{{&m2m_list, 0x11a000000107a, 0xf, 0x20c3, 0}, {}, &squashed};
inline constexpr listed _1lm_posted{{&m2m_list, 0x11a000000207a, 0xf, 0x20e9, 0}, {}, &_1lm_posted};
inline constexpr listed cis{{&m2m_list, 0x11a000000807a, 0xf, 0x2111, 0}, {}, &cis};
inline constexpr listed pmm_memmode_accept{{&m2m_list, 0x11a000000407a, 0xf, 0x80000000005cd3, 0}, {}, &pmm_memmode_accept};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&m2m_list, 0x11a00000010ac, 0xf, 0x31b3, 0}, {}, &ad};
inline constexpr listed ak{{&m2m_list, 0x11a00000020ac, 0xf, 0x31d0, 0}, {}, &ak};
inline constexpr listed bl{{&m2m_list, 0x11a00000040ac, 0xf, 0x31ed, 0}, {}, &bl};
inline constexpr listed iv{{&m2m_list, 0x11a00000080ac, 0xf, 0x320a, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&m2m_list, 0x11a00000010aa, 0xf, 0x3227, 0}, {}, &ad};
inline constexpr listed ak{{&m2m_list, 0x11a00000020aa, 0xf, 0x3244, 0}, {}, &ak};
inline constexpr listed bl{{&m2m_list, 0x11a00000040aa, 0xf, 0x3261, 0}, {}, &bl};
inline constexpr listed iv{{&m2m_list, 0x11a00000080aa, 0xf, 0x327e, 0}, {}, &iv};
inline constexpr listed akc{{&m2m_list, 0x11a00000100aa, 0xf, 0x329b, 0}, {}, &akc};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&m2m_list, 0x11a00000010ad, 0xf, 0x32b9, 0}, {}, &ad};
inline constexpr listed ak{{&m2m_list, 0x11a00000020ad, 0xf, 0x32db, 0}, {}, &ak};
inline constexpr listed bl{{&m2m_list, 0x11a00000040ad, 0xf, 0x32fd, 0}, {}, &bl};
inline constexpr listed iv{{&m2m_list, 0x11a00000080ad, 0xf, 0x331f, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a00000200ad, 0xf, 0x3341, 0}, {}, &ak_ag1};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&m2m_list, 0x11a00000010ab, 0xf, 0x3367, 0}, {}, &ad};
inline constexpr listed ak{{&m2m_list, 0x11a00000020ab, 0xf, 0x3389, 0}, {}, &ak};
inline constexpr listed bl{{&m2m_list, 0x11a00000040ab, 0xf, 0x33ab, 0}, {}, &bl};
inline constexpr listed iv{{&m2m_list, 0x11a00000080ab, 0xf, 0x33cd, 0}, {}, &iv};
inline constexpr listed akc{{&m2m_list, 0x11a00000100ab, 0xf, 0x33ef, 0}, {}, &akc};
}
namespace rpq_no_reg_crd {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001043, 0xf, 0x8cd, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002043, 0xf, 0x8e8, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004043, 0xf, 0x80000000000903, 0}, {}, &ch2};
}
namespace rpq_no_reg_crd_pmm {
inline constexpr listed chn0{{&m2m_list, 0x11a000000104f, 0xf, 0x80000000005c13, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a000000204f, 0xf, 0x80000000005c33, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a000000404f, 0xf, 0x80000000005c53, 0}, {}, &chn2};
}
namespace rpq_no_spec_crd {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001044, 0xf, 0x91e, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002044, 0xf, 0x93a, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004044, 0xf, 0x80000000000956, 0}, {}, &ch2};
}
namespace rxr_busy_starved {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010e5, 0xf, 0x3412, 0}, {}, &ad_uncrd};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040e5, 0xf, 0x3434, 0}, {}, &bl_uncrd};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100e5, 0xf, 0x3456, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400e5, 0xf, 0x3476, 0}, {}, &bl_crd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110e5, 0xf, 0x3496, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440e5, 0xf, 0x34b6, 0}, {}, &bl_all};
}
namespace rxr_bypass {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010e2, 0xf, 0x34d6, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020e2, 0xf, 0x34f2, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040e2, 0xf, 0x3508, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080e2, 0xf, 0x3524, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100e2, 0xf, 0x353a, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400e2, 0xf, 0x3554, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800e2, 0xf, 0x356e, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110e2, 0xf, 0x358b, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440e2, 0xf, 0x35a5, 0}, {}, &bl_all};
}
namespace rxr_crd_starved {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010e3, 0xf, 0x35bf, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020e3, 0xf, 0x35e0, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040e3, 0xf, 0x35fb, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080e3, 0xf, 0x361c, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100e3, 0xf, 0x3637, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400e3, 0xf, 0x3656, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&m2m_list, 0x11a00000800e3, 0xf, 0x3675, 0}, {}, &ifv};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110e3, 0xf, 0x3691, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440e3, 0xf, 0x36b0, 0}, {}, &bl_all};
}
namespace rxr_inserts {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010e1, 0xf, 0x36cf, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020e1, 0xf, 0x36ec, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040e1, 0xf, 0x3703, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080e1, 0xf, 0x3720, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100e1, 0xf, 0x3737, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400e1, 0xf, 0x3752, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800e1, 0xf, 0x376d, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110e1, 0xf, 0x378b, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440e1, 0xf, 0x37a6, 0}, {}, &bl_all};
}
namespace rxr_occupancy {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010e0, 0xf, 0x37c1, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020e0, 0xf, 0x37e0, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040e0, 0xf, 0x37f9, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080e0, 0xf, 0x3818, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100e0, 0xf, 0x3831, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000200e0, 0xf, 0x384e, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800e0, 0xf, 0x386b, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110e0, 0xf, 0x388b, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440e0, 0xf, 0x38a8, 0}, {}, &bl_all};
}
namespace stall0_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a00000010d0, 0xf, 0x38c5, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a00000020d0, 0xf, 0x38f0, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a00000040d0, 0xf, 0x391b, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a00000080d0, 0xf, 0x3946, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a00000100d0, 0xf, 0x3971, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a00000200d0, 0xf, 0x399c, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a00000400d0, 0xf, 0x39c7, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a00000800d0, 0xf, 0x39f2, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&m2m_list, 0x11a00000010d2, 0xf, 0x3a1d, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a00000020d2, 0xf, 0x3a48, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a00000040d2, 0xf, 0x3a73, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a00000080d2, 0xf, 0x3a9e, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a00000100d2, 0xf, 0x3ac9, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a00000200d2, 0xf, 0x3af4, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a00000400d2, 0xf, 0x3b1f, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a00000800d2, 0xf, 0x3b4a, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&m2m_list, 0x11a00000010d4, 0xf, 0x3b75, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a00000020d4, 0xf, 0x3ba0, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a00000040d4, 0xf, 0x3bcb, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a00000080d4, 0xf, 0x3bf6, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a00000100d4, 0xf, 0x3c21, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a00000200d4, 0xf, 0x3c4c, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a00000400d4, 0xf, 0x3c77, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a00000800d4, 0xf, 0x3ca2, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&m2m_list, 0x11a00000010d6, 0xf, 0x3ccd, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2m_list, 0x11a00000020d6, 0xf, 0x3cf8, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2m_list, 0x11a00000040d6, 0xf, 0x3d23, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2m_list, 0x11a00000080d6, 0xf, 0x3d4e, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2m_list, 0x11a00000100d6, 0xf, 0x3d79, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2m_list, 0x11a00000200d6, 0xf, 0x3da4, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2m_list, 0x11a00000400d6, 0xf, 0x3dcf, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2m_list, 0x11a00000800d6, 0xf, 0x3dfa, 0}, {}, &tgr7};
}
namespace stall1_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr8{{&m2m_list, 0x11a00000010d1, 0xf, 0x3e25, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a00000020d1, 0xf, 0x3e50, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a00000040d1, 0xf, 0x3e7b, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_ad_ag1_1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a00000010d3, 0xf, 0x3ea7, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a00000020d3, 0xf, 0x3ed4, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a00000040d3, 0xf, 0x3f01, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_bl_ag0_1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a00000010d5, 0xf, 0x3f2f, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a00000020d5, 0xf, 0x3f5c, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a00000040d5, 0xf, 0x3f89, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_bl_ag1_1 {
inline constexpr listed tgr8{{&m2m_list, 0x11a00000010d7, 0xf, 0x3fb7, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2m_list, 0x11a00000020d7, 0xf, 0x3fe4, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2m_list, 0x11a00000040d7, 0xf, 0x4011, 0}, {}, &tgr10};
}
namespace tag_hit {
inline constexpr listed nm_rd_hit_clean{{&m2m_list, 0x1a000000102c, 0xf, 0x8000000000009d, 0}, {}, &nm_rd_hit_clean};
inline constexpr listed nm_rd_hit_dirty{{&m2m_list, 0x1a000000202c, 0xf, 0x800000000000bd, 0}, {}, &nm_rd_hit_dirty};
inline constexpr listed nm_ufill_hit_clean{{&m2m_list, 0x11a000000402c, 0xf, 0x800000000001bb, 0}, {}, &nm_ufill_hit_clean};
inline constexpr listed nm_ufill_hit_dirty{{&m2m_list, 0x11a000000802c, 0xf, 0x800000000001de, 0}, {}, &nm_ufill_hit_dirty};
}
namespace tracker_full {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001045, 0xf, 0x972, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002045, 0xf, 0x98b, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004045, 0xf, 0x800000000009a4, 0}, {}, &ch2};
}
namespace tracker_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001049, 0xf, 0x9bd, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002049, 0xf, 0x9d9, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004049, 0xf, 0x800000000009f5, 0}, {}, &ch2};
}
namespace tracker_ne {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001046, 0xf, 0xa11, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002046, 0xf, 0xa28, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004046, 0xf, 0x80000000000a3f, 0}, {}, &ch2};
}
namespace tracker_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001047, 0xf, 0xa56, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002047, 0xf, 0xa74, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004047, 0xf, 0x80000000000a92, 0}, {}, &ch2};
}
namespace txc_ak {
inline constexpr listed ndr{{&m2m_list, 0x11a0000001039, 0xf, 0xab0, 0}, {}, &ndr};
inline constexpr listed crd_cbo{{&m2m_list, 0x11a0000002039, 0xf, 0xac3, 0}, {}, &crd_cbo};
}
namespace txc_ak_credits_acquired {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101d, 0xf, 0xada, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201d, 0xf, 0xaff, 0}, {}, &cms1};
}
namespace txc_ak_cycles_full {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001014, 0xf, 0xb24, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002014, 0xf, 0xb44, 0}, {}, &cms1};
inline constexpr listed rdcrd0{{&m2m_list, 0x11a0000008014, 0xf, 0xb64, 0}, {}, &rdcrd0};
inline constexpr listed wrcrd0{{&m2m_list, 0x11a0000010014, 0xf, 0xb86, 0}, {}, &wrcrd0};
inline constexpr listed wrcmp0{{&m2m_list, 0x11a0000020014, 0xf, 0xba8, 0}, {}, &wrcmp0};
inline constexpr listed rdcrd1{{&m2m_list, 0x11a0000088014, 0xf, 0xbca, 0}, {}, &rdcrd1};
inline constexpr listed wrcrd1{{&m2m_list, 0x11a0000090014, 0xf, 0xbec, 0}, {}, &wrcrd1};
inline constexpr listed wrcmp1{{&m2m_list, 0x11a00000a0014, 0xf, 0xc0e, 0}, {}, &wrcmp1};
inline constexpr listed all{{&m2m_list, 0x11a0000003014, 0xf, 0xc30, 0}, {}, &all};
}
namespace txc_ak_cycles_ne {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001013, 0xf, 0xc4f, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002013, 0xf, 0xc6d, 0}, {}, &cms1};
inline constexpr listed rdcrd{{&m2m_list, 0x11a0000008013, 0xf, 0xc8b, 0}, {}, &rdcrd};
inline constexpr listed wrcrd{{&m2m_list, 0x11a0000010013, 0xf, 0xcaa, 0}, {}, &wrcrd};
inline constexpr listed wrcmp{{&m2m_list, 0x11a0000020013, 0xf, 0xcc9, 0}, {}, &wrcmp};
inline constexpr listed all{{&m2m_list, 0x11a0000003013, 0xf, 0xce8, 0}, {}, &all};
}
namespace txc_ak_inserts {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001011, 0xf, 0xd05, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002011, 0xf, 0xd21, 0}, {}, &cms1};
inline constexpr listed rdcrd{{&m2m_list, 0x11a0000008011, 0xf, 0xd3d, 0}, {}, &rdcrd};
inline constexpr listed wrcrd{{&m2m_list, 0x11a0000010011, 0xf, 0xd5a, 0}, {}, &wrcrd};
inline constexpr listed wrcmp{{&m2m_list, 0x11a0000020011, 0xf, 0xd77, 0}, {}, &wrcmp};
inline constexpr listed pref_rd_cam_hit{{&m2m_list, 0x11a0000040011, 0xf, 0xd94, 0}, {}, &pref_rd_cam_hit};
inline constexpr listed all{{&m2m_list, 0x11a0000003011, 0xf, 0xdbb, 0}, {}, &all};
}
namespace txc_ak_no_credit_cycles {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101f, 0xf, 0xdd6, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201f, 0xf, 0xdfb, 0}, {}, &cms1};
}
namespace txc_ak_no_credit_stalled {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001020, 0xf, 0xe20, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002020, 0xf, 0xe46, 0}, {}, &cms1};
}
namespace txc_ak_occupancy {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001012, 0xf, 0xe6c, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002012, 0xf, 0xe8a, 0}, {}, &cms1};
inline constexpr listed rdcrd{{&m2m_list, 0x11a0000008012, 0xf, 0xea8, 0}, {}, &rdcrd};
inline constexpr listed wrcrd{{&m2m_list, 0x11a0000010012, 0xf, 0xec7, 0}, {}, &wrcrd};
inline constexpr listed wrcmp{{&m2m_list, 0x11a0000020012, 0xf, 0xee6, 0}, {}, &wrcmp};
inline constexpr listed all{{&m2m_list, 0x11a0000003012, 0xf, 0xf05, 0}, {}, &all};
}
namespace txc_bl {
inline constexpr listed drs_cache{{&m2m_list, 0x11a0000001040, 0xf, 0xf22, 0}, {}, &drs_cache};
inline constexpr listed drs_core{{&m2m_list, 0x11a0000002040, 0xf, 0xf3b, 0}, {}, &drs_core};
inline constexpr listed drs_upi{{&m2m_list, 0x11a0000004040, 0xf, 0x80000000000f53, 0}, {}, &drs_upi};
}
namespace txc_bl_credits_acquired {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001019, 0xf, 0xf6a, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002019, 0xf, 0xf8f, 0}, {}, &cms1};
}
namespace txc_bl_cycles_full {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001018, 0xf, 0xfb4, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002018, 0xf, 0xfd4, 0}, {}, &cms1};
inline constexpr listed all{{&m2m_list, 0x11a0000003018, 0xf, 0xff4, 0}, {}, &all};
}
namespace txc_bl_cycles_ne {
inline constexpr listed cms0{{&m2m_list, 0x11a0000001017, 0xf, 0x1013, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002017, 0xf, 0x1031, 0}, {}, &cms1};
inline constexpr listed all{{&m2m_list, 0x11a0000003017, 0xf, 0x104f, 0}, {}, &all};
}
namespace txc_bl_inserts {
inline constexpr listed all{{&m2m_list, 0x11a0000003015, 0xf, 0x387, 0}, {}, &all};
inline constexpr listed cms0{{&m2m_list, 0x11a0000001015, 0xf, 0x106c, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a0000002015, 0xf, 0x1088, 0}, {}, &cms1};
}
namespace txc_bl_no_credit_cycles {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101b, 0xf, 0x10a4, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201b, 0xf, 0x10c9, 0}, {}, &cms1};
}
namespace txc_bl_no_credit_stalled {
inline constexpr listed cms0{{&m2m_list, 0x11a000000101c, 0xf, 0x10ee, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2m_list, 0x11a000000201c, 0xf, 0x1114, 0}, {}, &cms1};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010a6, 0xf, 0x403f, 0}, {}, &ad_uncrd};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040a6, 0xf, 0x4062, 0}, {}, &bl_uncrd};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100a6, 0xf, 0x4085, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400a6, 0xf, 0x40a6, 0}, {}, &bl_crd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110a6, 0xf, 0x40c7, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440a6, 0xf, 0x40e8, 0}, {}, &bl_all};
}
namespace txr_horz_bypass {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010a7, 0xf, 0x4109, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a7, 0xf, 0x412a, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040a7, 0xf, 0x4145, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a7, 0xf, 0x4166, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100a7, 0xf, 0x4181, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400a7, 0xf, 0x41a0, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800a7, 0xf, 0x41bf, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110a7, 0xf, 0x41e1, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440a7, 0xf, 0x4200, 0}, {}, &bl_all};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010a2, 0xf, 0x421f, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a2, 0xf, 0x4245, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040a2, 0xf, 0x4265, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a2, 0xf, 0x428b, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100a2, 0xf, 0x42ab, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400a2, 0xf, 0x42cf, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800a2, 0xf, 0x42f3, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110a2, 0xf, 0x431a, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440a2, 0xf, 0x433e, 0}, {}, &bl_all};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010a3, 0xf, 0x4362, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a3, 0xf, 0x4386, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040a3, 0xf, 0x43a4, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a3, 0xf, 0x43c8, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100a3, 0xf, 0x43e6, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400a3, 0xf, 0x4408, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800a3, 0xf, 0x442a, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110a3, 0xf, 0x444f, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440a3, 0xf, 0x4471, 0}, {}, &bl_all};
}
namespace txr_horz_inserts {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010a1, 0xf, 0x4493, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a1, 0xf, 0x44b5, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040a1, 0xf, 0x44d1, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a1, 0xf, 0x44f3, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100a1, 0xf, 0x450f, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400a1, 0xf, 0x452f, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800a1, 0xf, 0x454f, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110a1, 0xf, 0x4572, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440a1, 0xf, 0x4592, 0}, {}, &bl_all};
}
namespace txr_horz_nack {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010a4, 0xf, 0x45b2, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a4, 0xf, 0x45d1, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040a4, 0xf, 0x45ea, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a4, 0xf, 0x4609, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100a4, 0xf, 0x4622, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400a4, 0xf, 0x463f, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800a4, 0xf, 0x465c, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110a4, 0xf, 0x467c, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440a4, 0xf, 0x4699, 0}, {}, &bl_all};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010a0, 0xf, 0x46b6, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a0, 0xf, 0x46da, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040a0, 0xf, 0x46f8, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a0, 0xf, 0x471c, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2m_list, 0x11a00000100a0, 0xf, 0x473a, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2m_list, 0x11a00000400a0, 0xf, 0x475c, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800a0, 0xf, 0x477e, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000110a0, 0xf, 0x47a3, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000440a0, 0xf, 0x47c5, 0}, {}, &bl_all};
}
namespace txr_horz_starved {
inline constexpr listed ad_uncrd{{&m2m_list, 0x11a00000010a5, 0xf, 0x47e7, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2m_list, 0x11a00000020a5, 0xf, 0x4809, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2m_list, 0x11a00000040a5, 0xf, 0x4825, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2m_list, 0x11a00000080a5, 0xf, 0x4847, 0}, {}, &iv};
inline constexpr listed akc_uncrd{{&m2m_list, 0x11a00000800a5, 0xf, 0x4863, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2m_list, 0x11a00000010a5, 0xf, 0x4886, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2m_list, 0x11a00000040a5, 0xf, 0x48a6, 0}, {}, &bl_all};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a000000109c, 0xf, 0x48c6, 0}, {}, &ad_ag0};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a000000409c, 0xf, 0x48e7, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a000001009c, 0xf, 0x4908, 0}, {}, &ad_ag1};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a000004009c, 0xf, 0x4929, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a000000109d, 0xf, 0x494a, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a000000209d, 0xf, 0x4969, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a000000409d, 0xf, 0x4988, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag1{{&m2m_list, 0x11a000000809d, 0xf, 0x49a7, 0}, {}, &iv_ag1};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a000001009d, 0xf, 0x49c6, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a000002009d, 0xf, 0x49e5, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a000004009d, 0xf, 0x4a04, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass_1 {
inline constexpr listed akc_ag0{{&m2m_list, 0x11a000000109e, 0xf, 0x4a23, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2m_list, 0x11a000000209e, 0xf, 0x4a45, 0}, {}, &akc_ag1};
}
namespace txr_vert_cycles_full0 {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001094, 0xf, 0x4a67, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002094, 0xf, 0x4a8c, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004094, 0xf, 0x4ab1, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2m_list, 0x11a0000008094, 0xf, 0x4ad6, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010094, 0xf, 0x4afb, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020094, 0xf, 0x4b20, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040094, 0xf, 0x4b45, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_full1 {
inline constexpr listed akc_ag0{{&m2m_list, 0x11a0000001095, 0xf, 0x4b6a, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2m_list, 0x11a0000002095, 0xf, 0x4b90, 0}, {}, &akc_ag1};
}
namespace txr_vert_cycles_ne0 {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001096, 0xf, 0x4bb6, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002096, 0xf, 0x4bd9, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004096, 0xf, 0x4bfc, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2m_list, 0x11a0000008096, 0xf, 0x4c1f, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010096, 0xf, 0x4c42, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020096, 0xf, 0x4c65, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040096, 0xf, 0x4c88, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_ne1 {
inline constexpr listed akc_ag0{{&m2m_list, 0x11a0000001097, 0xf, 0x4cab, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2m_list, 0x11a0000002097, 0xf, 0x4ccf, 0}, {}, &akc_ag1};
}
namespace txr_vert_inserts0 {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001092, 0xf, 0x4cf3, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002092, 0xf, 0x4d14, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004092, 0xf, 0x4d35, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2m_list, 0x11a0000008092, 0xf, 0x4d56, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010092, 0xf, 0x4d77, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020092, 0xf, 0x4d98, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040092, 0xf, 0x4db9, 0}, {}, &bl_ag1};
}
namespace txr_vert_inserts1 {
inline constexpr listed akc_ag0{{&m2m_list, 0x11a0000001093, 0xf, 0x4dda, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2m_list, 0x11a0000002093, 0xf, 0x4dfc, 0}, {}, &akc_ag1};
}
namespace txr_vert_nack0 {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001098, 0xf, 0x4e1e, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002098, 0xf, 0x4e3c, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004098, 0xf, 0x4e5a, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2m_list, 0x11a0000008098, 0xf, 0x4e78, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010098, 0xf, 0x4e96, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020098, 0xf, 0x4eb4, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040098, 0xf, 0x4ed2, 0}, {}, &bl_ag1};
}
namespace txr_vert_nack1 {
inline constexpr listed akc_ag0{{&m2m_list, 0x11a0000001099, 0xf, 0x4ef0, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2m_list, 0x11a0000002099, 0xf, 0x4f0f, 0}, {}, &akc_ag1};
}
namespace txr_vert_occupancy0 {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a0000001090, 0xf, 0x4f2e, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a0000002090, 0xf, 0x4f51, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a0000004090, 0xf, 0x4f74, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2m_list, 0x11a0000008090, 0xf, 0x4f97, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a0000010090, 0xf, 0x4fba, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a0000020090, 0xf, 0x4fdd, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a0000040090, 0xf, 0x5000, 0}, {}, &bl_ag1};
}
namespace txr_vert_occupancy1 {
inline constexpr listed akc_ag0{{&m2m_list, 0x11a0000001091, 0xf, 0x5023, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2m_list, 0x11a0000002091, 0xf, 0x5047, 0}, {}, &akc_ag1};
}
namespace txr_vert_starved0 {
inline constexpr listed ad_ag0{{&m2m_list, 0x11a000000109a, 0xf, 0x506b, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2m_list, 0x11a000000209a, 0xf, 0x508c, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2m_list, 0x11a000000409a, 0xf, 0x50ad, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2m_list, 0x11a000000809a, 0xf, 0x50ce, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2m_list, 0x11a000001009a, 0xf, 0x50ef, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2m_list, 0x11a000002009a, 0xf, 0x5110, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2m_list, 0x11a000004009a, 0xf, 0x5131, 0}, {}, &bl_ag1};
}
namespace txr_vert_starved1 {
inline constexpr listed akc_ag0{{&m2m_list, 0x11a000000109b, 0xf, 0x5152, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2m_list, 0x11a000000209b, 0xf, 0x5174, 0}, {}, &akc_ag1};
inline constexpr listed tgc{{&m2m_list, 0x11a000000409b, 0xf, 0x5196, 0}, {}, &tgc};
}
namespace vert_ring_ad_in_use {
inline constexpr listed up_even{{&m2m_list, 0x11a00000010b0, 0xf, 0x51b4, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2m_list, 0x11a00000020b0, 0xf, 0x51d8, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2m_list, 0x11a00000040b0, 0xf, 0x51fb, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2m_list, 0x11a00000080b0, 0xf, 0x521f, 0}, {}, &dn_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed up_even{{&m2m_list, 0x11a00000010b1, 0xf, 0x52d4, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2m_list, 0x11a00000020b1, 0xf, 0x52f8, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2m_list, 0x11a00000040b1, 0xf, 0x531b, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2m_list, 0x11a00000080b1, 0xf, 0x533f, 0}, {}, &dn_odd};
}
namespace vert_ring_akc_in_use {
inline constexpr listed up_even{{&m2m_list, 0x11a00000010b4, 0xf, 0x5242, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2m_list, 0x11a00000020b4, 0xf, 0x5267, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2m_list, 0x11a00000040b4, 0xf, 0x528b, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2m_list, 0x11a00000080b4, 0xf, 0x52b0, 0}, {}, &dn_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed up_even{{&m2m_list, 0x11a00000010b2, 0xf, 0x5362, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2m_list, 0x11a00000020b2, 0xf, 0x5386, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2m_list, 0x11a00000040b2, 0xf, 0x53a9, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2m_list, 0x11a00000080b2, 0xf, 0x53cd, 0}, {}, &dn_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed up{{&m2m_list, 0x11a00000010b3, 0xf, 0x53f0, 0}, {}, &up};
inline constexpr listed dn{{&m2m_list, 0x11a00000040b3, 0xf, 0x540f, 0}, {}, &dn};
}
namespace vert_ring_tgc_in_use {
inline constexpr listed up_even{{&m2m_list, 0x11a00000010b5, 0xf, 0x542e, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2m_list, 0x11a00000020b5, 0xf, 0x5453, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2m_list, 0x11a00000040b5, 0xf, 0x5477, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2m_list, 0x11a00000080b5, 0xf, 0x549c, 0}, {}, &dn_odd};
}
namespace wpq_flush {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001058, 0xf, 0x113a, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002058, 0xf, 0x1150, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004058, 0xf, 0x80000000001166, 0}, {}, &ch2};
}
namespace wpq_no_reg_crd {
inline constexpr listed chn0{{&m2m_list, 0x11a000000104d, 0xf, 0x117c, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a000000204d, 0xf, 0x1198, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a000000404d, 0xf, 0x11b4, 0}, {}, &chn2};
}
namespace wpq_no_reg_crd_pmm {
inline constexpr listed chn0{{&m2m_list, 0x11a0000001051, 0xf, 0x80000000005c73, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a0000002051, 0xf, 0x80000000005c93, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a0000004051, 0xf, 0x80000000005cb3, 0}, {}, &chn2};
}
namespace wpq_no_spec_crd {
inline constexpr listed chn0{{&m2m_list, 0x11a000000104e, 0xf, 0x11d0, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a000000204e, 0xf, 0x11ed, 0}, {}, &chn1};
inline constexpr listed chn2{{&m2m_list, 0x11a000000404e, 0xf, 0x120a, 0}, {}, &chn2};
}
namespace wr_tracker_full {
inline constexpr listed ch0{{&m2m_list, 0x11a000000104a, 0xf, 0x1227, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000204a, 0xf, 0x1243, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a000000404a, 0xf, 0x8000000000125f, 0}, {}, &ch2};
inline constexpr listed mirr{{&m2m_list, 0x11a000000804a, 0xf, 0x127b, 0}, {}, &mirr};
}
namespace wr_tracker_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001056, 0xf, 0x1298, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002056, 0xf, 0x12b7, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004056, 0xf, 0x800000000012d6, 0}, {}, &ch2};
}
namespace wr_tracker_ne {
inline constexpr listed ch0{{&m2m_list, 0x11a000000104b, 0xf, 0x12f5, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000204b, 0xf, 0x130f, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a000000404b, 0xf, 0x80000000001329, 0}, {}, &ch2};
inline constexpr listed mirr{{&m2m_list, 0x11a000000804b, 0xf, 0x1343, 0}, {}, &mirr};
inline constexpr listed mirr_nontgr{{&m2m_list, 0x11a000001004b, 0xf, 0x2132, 0}, {}, &mirr_nontgr};
inline constexpr listed mirr_pwr{{&m2m_list, 0x11a000002004b, 0xf, 0x2154, 0}, {}, &mirr_pwr};
}
namespace wr_tracker_nonposted_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001063, 0xf, 0x135e, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002063, 0xf, 0x1387, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004063, 0xf, 0x800000000013b0, 0}, {}, &ch2};
}
namespace wr_tracker_nonposted_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001062, 0xf, 0x13d9, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002062, 0xf, 0x1404, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004062, 0xf, 0x8000000000142f, 0}, {}, &ch2};
}
namespace wr_tracker_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001055, 0xf, 0x145a, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002055, 0xf, 0x147b, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a0000004055, 0xf, 0x8000000000149c, 0}, {}, &ch2};
inline constexpr listed mirr{{&m2m_list, 0x11a0000008055, 0xf, 0x14bd, 0}, {}, &mirr};
inline constexpr listed mirr_nontgr{{&m2m_list, 0x11a0000010055, 0xf, 0x2173, 0}, {}, &mirr_nontgr};
inline constexpr listed mirr_pwr{{&m2m_list, 0x11a0000020055, 0xf, 0x219c, 0}, {}, &mirr_pwr};
}
namespace wr_tracker_posted_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a000000105e, 0xf, 0x14df, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000205e, 0xf, 0x1505, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a000000405e, 0xf, 0x8000000000152b, 0}, {}, &ch2};
}
namespace wr_tracker_posted_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a000000105d, 0xf, 0x1551, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000205d, 0xf, 0x1579, 0}, {}, &ch1};
inline constexpr listed ch2{{&m2m_list, 0x11a000000405d, 0xf, 0x800000000015a1, 0}, {}, &ch2};
}
} // namespace m2m

namespace m2pcie {
using uncore_events::listed;
using uncore_events::m2pcie_list;
inline constexpr listed clockticks{{&m2pcie_list, 0x180000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&m2pcie_list, 0x1800000000c0, 0xf, 0x13, 0}, {}, &cms_clockticks};
inline constexpr listed ring_src_thrtl{{&m2pcie_list, 0x11800000000ae, 0xf, 0x4b47, 0}, {}, &ring_src_thrtl};
inline constexpr listed rxr_crd_starved_1{{&m2pcie_list, 0x11800000000e4, 0xf, 0x4b5e, 0}, {}, &rxr_crd_starved_1};
namespace ag0_ad_crd_acquired0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x1180000001080, 0xf, 0x1849, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x1180000002080, 0xf, 0x186b, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x1180000004080, 0xf, 0x188d, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x1180000008080, 0xf, 0x18af, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x1180000010080, 0xf, 0x18d1, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x1180000020080, 0xf, 0x18f3, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x1180000040080, 0xf, 0x1915, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x1180000080080, 0xf, 0x1937, 0}, {}, &tgr7};
}
namespace ag0_ad_crd_acquired1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x1180000001081, 0xf, 0x1959, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x1180000002081, 0xf, 0x197b, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x1180000004081, 0xf, 0x199d, 0}, {}, &tgr10};
}
namespace ag0_ad_crd_occupancy0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x1180000001082, 0xf, 0x19c0, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x1180000002082, 0xf, 0x19e3, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x1180000004082, 0xf, 0x1a06, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x1180000008082, 0xf, 0x1a29, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x1180000010082, 0xf, 0x1a4c, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x1180000020082, 0xf, 0x1a6f, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x1180000040082, 0xf, 0x1a92, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x1180000080082, 0xf, 0x1ab5, 0}, {}, &tgr7};
}
namespace ag0_ad_crd_occupancy1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x1180000001083, 0xf, 0x1ad8, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x1180000002083, 0xf, 0x1afb, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x1180000004083, 0xf, 0x1b1e, 0}, {}, &tgr10};
}
namespace ag0_bl_crd_acquired0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x1180000001088, 0xf, 0x1b42, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x1180000002088, 0xf, 0x1b64, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x1180000004088, 0xf, 0x1b86, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x1180000008088, 0xf, 0x1ba8, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x1180000010088, 0xf, 0x1bca, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x1180000020088, 0xf, 0x1bec, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x1180000040088, 0xf, 0x1c0e, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x1180000080088, 0xf, 0x1c30, 0}, {}, &tgr7};
}
namespace ag0_bl_crd_acquired1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x1180000001089, 0xf, 0x1c52, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x1180000002089, 0xf, 0x1c74, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x1180000004089, 0xf, 0x1c96, 0}, {}, &tgr10};
}
namespace ag0_bl_crd_occupancy0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x118000000108a, 0xf, 0x1cb9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x118000000208a, 0xf, 0x1cdc, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x118000000408a, 0xf, 0x1cff, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x118000000808a, 0xf, 0x1d22, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x118000001008a, 0xf, 0x1d45, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x118000002008a, 0xf, 0x1d68, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x118000004008a, 0xf, 0x1d8b, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x118000008008a, 0xf, 0x1dae, 0}, {}, &tgr7};
}
namespace ag0_bl_crd_occupancy1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x118000000108b, 0xf, 0x1dd1, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x118000000208b, 0xf, 0x1df4, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x118000000408b, 0xf, 0x1e17, 0}, {}, &tgr10};
}
namespace ag1_ad_crd_acquired0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x1180000001084, 0xf, 0x1e3b, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x1180000002084, 0xf, 0x1e5d, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x1180000004084, 0xf, 0x1e7f, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x1180000008084, 0xf, 0x1ea1, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x1180000010084, 0xf, 0x1ec3, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x1180000020084, 0xf, 0x1ee5, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x1180000040084, 0xf, 0x1f07, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x1180000080084, 0xf, 0x1f29, 0}, {}, &tgr7};
}
namespace ag1_ad_crd_acquired1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x1180000001085, 0xf, 0x1f4b, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x1180000002085, 0xf, 0x1f6d, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x1180000004085, 0xf, 0x1f8f, 0}, {}, &tgr10};
}
namespace ag1_ad_crd_occupancy0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x1180000001086, 0xf, 0x1fb2, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x1180000002086, 0xf, 0x1fd5, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x1180000004086, 0xf, 0x1ff8, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x1180000008086, 0xf, 0x201b, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x1180000010086, 0xf, 0x203e, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x1180000020086, 0xf, 0x2061, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x1180000040086, 0xf, 0x2084, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x1180000080086, 0xf, 0x20a7, 0}, {}, &tgr7};
}
namespace ag1_ad_crd_occupancy1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x1180000001087, 0xf, 0x20ca, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x1180000002087, 0xf, 0x20ed, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x1180000004087, 0xf, 0x2110, 0}, {}, &tgr10};
}
namespace ag1_bl_crd_acquired0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x118000000108c, 0xf, 0x2134, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x118000000208c, 0xf, 0x2156, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x118000000408c, 0xf, 0x2178, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x118000000808c, 0xf, 0x219a, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x118000001008c, 0xf, 0x21bc, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x118000002008c, 0xf, 0x21de, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x118000004008c, 0xf, 0x2200, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x118000008008c, 0xf, 0x2222, 0}, {}, &tgr7};
}
namespace ag1_bl_crd_acquired1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x118000000108d, 0xf, 0x2244, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x118000000208d, 0xf, 0x2266, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x118000000408d, 0xf, 0x2288, 0}, {}, &tgr10};
}
namespace ag1_bl_crd_occupancy0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x118000000108e, 0xf, 0x22ab, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x118000000208e, 0xf, 0x22ce, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x118000000408e, 0xf, 0x22f1, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x118000000808e, 0xf, 0x2314, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x118000001008e, 0xf, 0x2337, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x118000002008e, 0xf, 0x235a, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x118000004008e, 0xf, 0x237d, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x118000008008e, 0xf, 0x23a0, 0}, {}, &tgr7};
}
namespace ag1_bl_crd_occupancy1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x118000000108f, 0xf, 0x23c3, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x118000000208f, 0xf, 0x23e6, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x118000000408f, 0xf, 0x2409, 0}, {}, &tgr10};
}
namespace distress_asserted {
inline constexpr listed vert{{&m2pcie_list, 0x11800000010af, 0xf, 0x242d, 0}, {}, &vert};
inline constexpr listed horz{{&m2pcie_list, 0x11800000020af, 0xf, 0x244c, 0}, {}, &horz};
inline constexpr listed dpt_local{{&m2pcie_list, 0x11800000040af, 0xf, 0x246b, 0}, {}, &dpt_local};
inline constexpr listed dpt_nonlocal{{&m2pcie_list, 0x11800000080af, 0xf, 0x248f, 0}, {}, &dpt_nonlocal};
inline constexpr listed dpt_stall_iv{{&m2pcie_list, 0x11800000400af, 0xf, 0x24b6, 0}, {}, &dpt_stall_iv};
inline constexpr listed dpt_stall_nocrd{{&m2pcie_list, 0x11800000800af, 0xf, 0x24dd, 0}, {}, &dpt_stall_nocrd};
inline constexpr listed pmm_local{{&m2pcie_list, 0x11800000100af, 0xf, 0x80000000004c96, 0}, {}, &pmm_local};
inline constexpr listed pmm_nonlocal{{&m2pcie_list, 0x11800000200af, 0xf, 0x80000000004cba, 0}, {}, &pmm_nonlocal};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&m2pcie_list, 0x11800000010ba, 0xf, 0x2507, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&m2pcie_list, 0x11800000040ba, 0xf, 0x252d, 0}, {}, &iv_snoopgo_dn};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&m2pcie_list, 0x11800000010b6, 0xf, 0x2553, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2pcie_list, 0x11800000020b6, 0xf, 0x2579, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2pcie_list, 0x11800000040b6, 0xf, 0x259e, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2pcie_list, 0x11800000080b6, 0xf, 0x25c5, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&m2pcie_list, 0x11800000010b7, 0xf, 0x2687, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2pcie_list, 0x11800000020b7, 0xf, 0x26ad, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2pcie_list, 0x11800000040b7, 0xf, 0x26d2, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2pcie_list, 0x11800000080b7, 0xf, 0x26f9, 0}, {}, &right_odd};
}
namespace horz_ring_akc_in_use {
inline constexpr listed left_even{{&m2pcie_list, 0x11800000010bb, 0xf, 0x25eb, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2pcie_list, 0x11800000020bb, 0xf, 0x2612, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2pcie_list, 0x11800000040bb, 0xf, 0x2638, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2pcie_list, 0x11800000080bb, 0xf, 0x2660, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&m2pcie_list, 0x11800000010b8, 0xf, 0x271f, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m2pcie_list, 0x11800000020b8, 0xf, 0x2745, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m2pcie_list, 0x11800000040b8, 0xf, 0x276a, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m2pcie_list, 0x11800000080b8, 0xf, 0x2791, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&m2pcie_list, 0x11800000010b9, 0xf, 0x27b7, 0}, {}, &left};
inline constexpr listed right{{&m2pcie_list, 0x11800000040b9, 0xf, 0x27d8, 0}, {}, &right};
}
namespace iio_credits_acquired {
inline constexpr listed drs_0{{&m2pcie_list, 0x1180000001033, 0xf, 0x2a, 0}, {}, &drs_0};
inline constexpr listed drs_1{{&m2pcie_list, 0x1180000002033, 0xf, 0x4d, 0}, {}, &drs_1};
inline constexpr listed ncb_0{{&m2pcie_list, 0x1180000004033, 0xf, 0x70, 0}, {}, &ncb_0};
inline constexpr listed ncb_1{{&m2pcie_list, 0x1180000008033, 0xf, 0x93, 0}, {}, &ncb_1};
inline constexpr listed ncs_0{{&m2pcie_list, 0x1180000010033, 0xf, 0xb6, 0}, {}, &ncs_0};
inline constexpr listed ncs_1{{&m2pcie_list, 0x1180000020033, 0xf, 0xd9, 0}, {}, &ncs_1};
}
namespace iio_credits_reject {
inline constexpr listed drs{{&m2pcie_list, 0x1180000008034, 0xf, 0xfc, 0}, {}, &drs};
inline constexpr listed ncb{{&m2pcie_list, 0x1180000010034, 0xf, 0x11b, 0}, {}, &ncb};
inline constexpr listed ncs{{&m2pcie_list, 0x1180000020034, 0xf, 0x13a, 0}, {}, &ncs};
}
namespace iio_credits_used {
inline constexpr listed drs_0{{&m2pcie_list, 0x1180000001032, 0xf, 0x159, 0}, {}, &drs_0};
inline constexpr listed drs_1{{&m2pcie_list, 0x1180000002032, 0xf, 0x178, 0}, {}, &drs_1};
inline constexpr listed ncb_0{{&m2pcie_list, 0x1180000004032, 0xf, 0x197, 0}, {}, &ncb_0};
inline constexpr listed ncb_1{{&m2pcie_list, 0x1180000008032, 0xf, 0x1b6, 0}, {}, &ncb_1};
inline constexpr listed ncs_0{{&m2pcie_list, 0x1180000010032, 0xf, 0x1d5, 0}, {}, &ncs_0};
inline constexpr listed ncs_1{{&m2pcie_list, 0x1180000020032, 0xf, 0x1f4, 0}, {}, &ncs_1};
}
namespace local_ded_p2p_crd_taken_0 {
inline constexpr listed m2iosf0_ncb{{&m2pcie_list, 0x1180000001046, 0xf, 0x4a7, 0}, {}, &m2iosf0_ncb};
inline constexpr listed m2iosf0_ncs{{&m2pcie_list, 0x1180000002046, 0xf, 0x4d5, 0}, {}, &m2iosf0_ncs};
inline constexpr listed m2iosf1_ncb{{&m2pcie_list, 0x1180000004046, 0xf, 0x503, 0}, {}, &m2iosf1_ncb};
inline constexpr listed m2iosf1_ncs{{&m2pcie_list, 0x1180000008046, 0xf, 0x531, 0}, {}, &m2iosf1_ncs};
inline constexpr listed m2iosf2_ncb{{&m2pcie_list, 0x1180000010046, 0xf, 0x55f, 0}, {}, &m2iosf2_ncb};
inline constexpr listed m2iosf2_ncs{{&m2pcie_list, 0x1180000020046, 0xf, 0x58d, 0}, {}, &m2iosf2_ncs};
inline constexpr listed m2iosf3_ncb{{&m2pcie_list, 0x1180000040046, 0xf, 0x5bb, 0}, {}, &m2iosf3_ncb};
inline constexpr listed m2iosf3_ncs{{&m2pcie_list, 0x1180000080046, 0xf, 0x5e9, 0}, {}, &m2iosf3_ncs};
}
namespace local_ded_p2p_crd_taken_1 {
inline constexpr listed m2iosf4_ncb{{&m2pcie_list, 0x1180000001047, 0xf, 0x617, 0}, {}, &m2iosf4_ncb};
inline constexpr listed m2iosf4_ncs{{&m2pcie_list, 0x1180000002047, 0xf, 0x645, 0}, {}, &m2iosf4_ncs};
inline constexpr listed m2iosf5_ncb{{&m2pcie_list, 0x1180000004047, 0xf, 0x673, 0}, {}, &m2iosf5_ncb};
inline constexpr listed m2iosf5_ncs{{&m2pcie_list, 0x1180000008047, 0xf, 0x6a1, 0}, {}, &m2iosf5_ncs};
}
namespace local_p2p_ded_returned_0 {
inline constexpr listed ms2iosf0_ncb{{&m2pcie_list, 0x1180000001019, 0xf, 0x6cf, 0}, {}, &ms2iosf0_ncb};
inline constexpr listed ms2iosf0_ncs{{&m2pcie_list, 0x1180000002019, 0xf, 0x6fd, 0}, {}, &ms2iosf0_ncs};
inline constexpr listed ms2iosf1_ncb{{&m2pcie_list, 0x1180000004019, 0xf, 0x72b, 0}, {}, &ms2iosf1_ncb};
inline constexpr listed ms2iosf1_ncs{{&m2pcie_list, 0x1180000008019, 0xf, 0x759, 0}, {}, &ms2iosf1_ncs};
inline constexpr listed ms2iosf2_ncb{{&m2pcie_list, 0x1180000010019, 0xf, 0x787, 0}, {}, &ms2iosf2_ncb};
inline constexpr listed ms2iosf2_ncs{{&m2pcie_list, 0x1180000020019, 0xf, 0x7b5, 0}, {}, &ms2iosf2_ncs};
inline constexpr listed ms2iosf3_ncb{{&m2pcie_list, 0x1180000010019, 0xf, 0x7e3, 0}, {}, &ms2iosf3_ncb};
inline constexpr listed ms2iosf3_ncs{{&m2pcie_list, 0x1180000020019, 0xf, 0x811, 0}, {}, &ms2iosf3_ncs};
}
namespace local_p2p_ded_returned_1 {
inline constexpr listed ms2iosf4_ncb{{&m2pcie_list, 0x118000000101a, 0xf, 0x83f, 0}, {}, &ms2iosf4_ncb};
inline constexpr listed ms2iosf4_ncs{{&m2pcie_list, 0x118000000201a, 0xf, 0x86d, 0}, {}, &ms2iosf4_ncs};
inline constexpr listed ms2iosf5_ncb{{&m2pcie_list, 0x118000000401a, 0xf, 0x89b, 0}, {}, &ms2iosf5_ncb};
inline constexpr listed ms2iosf5_ncs{{&m2pcie_list, 0x118000000801a, 0xf, 0x8c9, 0}, {}, &ms2iosf5_ncs};
}
namespace local_p2p_shar_returned {
inline constexpr listed agent_0{{&m2pcie_list, 0x1180000001017, 0xf, 0x8f7, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&m2pcie_list, 0x1180000002017, 0xf, 0x91f, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&m2pcie_list, 0x1180000004017, 0xf, 0x947, 0}, {}, &agent_2};
}
namespace local_shar_p2p_crd_returned {
inline constexpr listed agent_0{{&m2pcie_list, 0x1180000001044, 0xf, 0x96f, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&m2pcie_list, 0x1180000002044, 0xf, 0x99b, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&m2pcie_list, 0x1180000004044, 0xf, 0x9c7, 0}, {}, &agent_2};
inline constexpr listed agent_3{{&m2pcie_list, 0x1180000008044, 0xf, 0x9f3, 0}, {}, &agent_3};
inline constexpr listed agent_4{{&m2pcie_list, 0x1180000010044, 0xf, 0xa1f, 0}, {}, &agent_4};
inline constexpr listed agent_5{{&m2pcie_list, 0x1180000020044, 0xf, 0xa4b, 0}, {}, &agent_5};
}
namespace local_shar_p2p_crd_taken_0 {
inline constexpr listed m2iosf0_ncb{{&m2pcie_list, 0x1180000001040, 0xf, 0xa77, 0}, {}, &m2iosf0_ncb};
inline constexpr listed m2iosf0_ncs{{&m2pcie_list, 0x1180000002040, 0xf, 0xaa6, 0}, {}, &m2iosf0_ncs};
inline constexpr listed m2iosf1_ncb{{&m2pcie_list, 0x1180000004040, 0xf, 0xad5, 0}, {}, &m2iosf1_ncb};
inline constexpr listed m2iosf1_ncs{{&m2pcie_list, 0x1180000008040, 0xf, 0xb04, 0}, {}, &m2iosf1_ncs};
inline constexpr listed m2iosf2_ncb{{&m2pcie_list, 0x1180000010040, 0xf, 0xb33, 0}, {}, &m2iosf2_ncb};
inline constexpr listed m2iosf2_ncs{{&m2pcie_list, 0x1180000020040, 0xf, 0xb62, 0}, {}, &m2iosf2_ncs};
inline constexpr listed m2iosf3_ncb{{&m2pcie_list, 0x1180000040040, 0xf, 0xb91, 0}, {}, &m2iosf3_ncb};
inline constexpr listed m2iosf3_ncs{{&m2pcie_list, 0x1180000080040, 0xf, 0xbc0, 0}, {}, &m2iosf3_ncs};
}
namespace local_shar_p2p_crd_taken_1 {
inline constexpr listed m2iosf4_ncb{{&m2pcie_list, 0x1180000001041, 0xf, 0xbef, 0}, {}, &m2iosf4_ncb};
inline constexpr listed m2iosf4_ncs{{&m2pcie_list, 0x1180000002041, 0xf, 0xc1e, 0}, {}, &m2iosf4_ncs};
inline constexpr listed m2iosf5_ncb{{&m2pcie_list, 0x1180000004041, 0xf, 0xc4d, 0}, {}, &m2iosf5_ncb};
inline constexpr listed m2iosf5_ncs{{&m2pcie_list, 0x1180000008041, 0xf, 0xc7c, 0}, {}, &m2iosf5_ncs};
}
namespace local_shar_p2p_crd_wait_0 {
inline constexpr listed m2iosf0_ncb{{&m2pcie_list, 0x118000000104a, 0xf, 0xcab, 0}, {}, &m2iosf0_ncb};
inline constexpr listed m2iosf0_ncs{{&m2pcie_list, 0x118000000204a, 0xf, 0xcd9, 0}, {}, &m2iosf0_ncs};
inline constexpr listed m2iosf1_ncb{{&m2pcie_list, 0x118000000404a, 0xf, 0xd07, 0}, {}, &m2iosf1_ncb};
inline constexpr listed m2iosf1_ncs{{&m2pcie_list, 0x118000000804a, 0xf, 0xd35, 0}, {}, &m2iosf1_ncs};
inline constexpr listed m2iosf2_ncb{{&m2pcie_list, 0x118000001004a, 0xf, 0xd63, 0}, {}, &m2iosf2_ncb};
inline constexpr listed m2iosf2_ncs{{&m2pcie_list, 0x118000002004a, 0xf, 0xd91, 0}, {}, &m2iosf2_ncs};
inline constexpr listed m2iosf3_ncb{{&m2pcie_list, 0x118000004004a, 0xf, 0xdbf, 0}, {}, &m2iosf3_ncb};
inline constexpr listed m2iosf3_ncs{{&m2pcie_list, 0x118000008004a, 0xf, 0xded, 0}, {}, &m2iosf3_ncs};
}
namespace local_shar_p2p_crd_wait_1 {
inline constexpr listed m2iosf4_ncb{{&m2pcie_list, 0x118000000104b, 0xf, 0xe1b, 0}, {}, &m2iosf4_ncb};
inline constexpr listed m2iosf4_ncs{{&m2pcie_list, 0x118000000204b, 0xf, 0xe49, 0}, {}, &m2iosf4_ncs};
inline constexpr listed m2iosf5_ncb{{&m2pcie_list, 0x118000000404b, 0xf, 0xe77, 0}, {}, &m2iosf5_ncb};
inline constexpr listed m2iosf5_ncs{{&m2pcie_list, 0x118000000804b, 0xf, 0xea5, 0}, {}, &m2iosf5_ncs};
}
namespace misc_external {
inline constexpr listed mbe_inst0{{&m2pcie_list, 0x11800000010e6, 0xf, 0x27fa, 0}, {}, &mbe_inst0};
inline constexpr listed mbe_inst1{{&m2pcie_list, 0x11800000020e6, 0xf, 0x281a, 0}, {}, &mbe_inst1};
}
namespace p2p_crd_occupancy {
inline constexpr listed local_ncb{{&m2pcie_list, 0x1180000001014, 3, 0xed3, 0}, {}, &local_ncb};
inline constexpr listed local_ncs{{&m2pcie_list, 0x1180000002014, 3, 0xef7, 0}, {}, &local_ncs};
inline constexpr listed remote_ncb{{&m2pcie_list, 0x1180000004014, 3, 0xf1b, 0}, {}, &remote_ncb};
inline constexpr listed remote_ncs{{&m2pcie_list, 0x1180000008014, 3, 0xf40, 0}, {}, &remote_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000010014, 3, 0xf65, 0}, {}, &all};
}
namespace p2p_ded_received {
inline constexpr listed local_ncb{{&m2pcie_list, 0x1180000001016, 0xf, 0xf83, 0}, {}, &local_ncb};
inline constexpr listed local_ncs{{&m2pcie_list, 0x1180000002016, 0xf, 0xfa6, 0}, {}, &local_ncs};
inline constexpr listed remote_ncb{{&m2pcie_list, 0x1180000004016, 0xf, 0xfc9, 0}, {}, &remote_ncb};
inline constexpr listed remote_ncs{{&m2pcie_list, 0x1180000008016, 0xf, 0xfed, 0}, {}, &remote_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000010016, 0xf, 0x1011, 0}, {}, &all};
}
namespace p2p_shar_received {
inline constexpr listed local_ncb{{&m2pcie_list, 0x1180000001015, 0xf, 0x102e, 0}, {}, &local_ncb};
inline constexpr listed local_ncs{{&m2pcie_list, 0x1180000002015, 0xf, 0x1052, 0}, {}, &local_ncs};
inline constexpr listed remote_ncb{{&m2pcie_list, 0x1180000004015, 0xf, 0x1076, 0}, {}, &remote_ncb};
inline constexpr listed remote_ncs{{&m2pcie_list, 0x1180000008015, 0xf, 0x109b, 0}, {}, &remote_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000010015, 0xf, 0x10c0, 0}, {}, &all};
}
namespace remote_ded_p2p_crd_taken_0 {
inline constexpr listed upi0_drs{{&m2pcie_list, 0x1180000001048, 0xf, 0x800000000010de, 0}, {}, &upi0_drs};
inline constexpr listed upi0_ncb{{&m2pcie_list, 0x1180000002048, 0xf, 0x8000000000110a, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&m2pcie_list, 0x1180000004048, 0xf, 0x80000000001136, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_drs{{&m2pcie_list, 0x1180000008048, 0xf, 0x80000000001162, 0}, {}, &upi1_drs};
inline constexpr listed upi1_ncb{{&m2pcie_list, 0x1180000010048, 0xf, 0x8000000000118e, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&m2pcie_list, 0x1180000020048, 0xf, 0x800000000011ba, 0}, {}, &upi1_ncs};
}
namespace remote_ded_p2p_crd_taken_1 {
inline constexpr listed upi2_drs{{&m2pcie_list, 0x1180000001049, 0xf, 0x800000000011e6, 0}, {}, &upi2_drs};
inline constexpr listed upi2_ncb{{&m2pcie_list, 0x1180000002049, 0xf, 0x80000000001212, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&m2pcie_list, 0x1180000004049, 0xf, 0x8000000000123e, 0}, {}, &upi2_ncs};
}
namespace remote_p2p_ded_returned {
inline constexpr listed upi0_ncb{{&m2pcie_list, 0x118000000101b, 0xf, 0x8000000000126a, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&m2pcie_list, 0x118000000201b, 0xf, 0x80000000001293, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_ncb{{&m2pcie_list, 0x118000000401b, 0xf, 0x800000000012bc, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&m2pcie_list, 0x118000000801b, 0xf, 0x800000000012e5, 0}, {}, &upi1_ncs};
inline constexpr listed upi2_ncb{{&m2pcie_list, 0x118000001001b, 0xf, 0x8000000000130e, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&m2pcie_list, 0x118000002001b, 0xf, 0x80000000001337, 0}, {}, &upi2_ncs};
}
namespace remote_p2p_shar_returned {
inline constexpr listed agent_0{{&m2pcie_list, 0x1180000001018, 0xf, 0x1360, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&m2pcie_list, 0x1180000002018, 0xf, 0x1389, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&m2pcie_list, 0x1180000004018, 0xf, 0x13b2, 0}, {}, &agent_2};
}
namespace remote_shar_p2p_crd_returned {
inline constexpr listed agent_0{{&m2pcie_list, 0x1180000001045, 0xf, 0x13db, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&m2pcie_list, 0x1180000002045, 0xf, 0x1408, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&m2pcie_list, 0x1180000004045, 0xf, 0x1435, 0}, {}, &agent_2};
}
namespace remote_shar_p2p_crd_taken_0 {
inline constexpr listed upi0_drs{{&m2pcie_list, 0x1180000001042, 0xf, 0x80000000001462, 0}, {}, &upi0_drs};
inline constexpr listed upi0_ncb{{&m2pcie_list, 0x1180000002042, 0xf, 0x8000000000148f, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&m2pcie_list, 0x1180000004042, 0xf, 0x800000000014bc, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_drs{{&m2pcie_list, 0x1180000008042, 0xf, 0x800000000014e9, 0}, {}, &upi1_drs};
inline constexpr listed upi1_ncb{{&m2pcie_list, 0x1180000010042, 0xf, 0x80000000001516, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&m2pcie_list, 0x1180000020042, 0xf, 0x80000000001543, 0}, {}, &upi1_ncs};
}
namespace remote_shar_p2p_crd_taken_1 {
inline constexpr listed upi2_drs{{&m2pcie_list, 0x1180000001043, 0xf, 0x80000000001570, 0}, {}, &upi2_drs};
inline constexpr listed upi2_ncb{{&m2pcie_list, 0x1180000002043, 0xf, 0x8000000000159d, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&m2pcie_list, 0x1180000004043, 0xf, 0x800000000015ca, 0}, {}, &upi2_ncs};
}
namespace remote_shar_p2p_crd_wait_0 {
inline constexpr listed upi0_drs{{&m2pcie_list, 0x118000000104c, 0xf, 0x800000000015f7, 0}, {}, &upi0_drs};
inline constexpr listed upi0_ncb{{&m2pcie_list, 0x118000000204c, 0xf, 0x80000000001623, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&m2pcie_list, 0x118000000404c, 0xf, 0x8000000000164f, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_drs{{&m2pcie_list, 0x118000000804c, 0xf, 0x8000000000167b, 0}, {}, &upi1_drs};
inline constexpr listed upi1_ncb{{&m2pcie_list, 0x118000001004c, 0xf, 0x800000000016a7, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&m2pcie_list, 0x118000002004c, 0xf, 0x800000000016d3, 0}, {}, &upi1_ncs};
}
namespace remote_shar_p2p_crd_wait_1 {
inline constexpr listed upi2_drs{{&m2pcie_list, 0x118000000104d, 0xf, 0x800000000016ff, 0}, {}, &upi2_drs};
inline constexpr listed upi2_ncb{{&m2pcie_list, 0x118000000204d, 0xf, 0x8000000000172b, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&m2pcie_list, 0x118000000404d, 0xf, 0x80000000001757, 0}, {}, &upi2_ncs};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&m2pcie_list, 0x11800000010ac, 0xf, 0x283a, 0}, {}, &ad};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020ac, 0xf, 0x2857, 0}, {}, &ak};
inline constexpr listed bl{{&m2pcie_list, 0x11800000040ac, 0xf, 0x2874, 0}, {}, &bl};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080ac, 0xf, 0x2891, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&m2pcie_list, 0x11800000010aa, 0xf, 0x28ae, 0}, {}, &ad};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020aa, 0xf, 0x28cb, 0}, {}, &ak};
inline constexpr listed bl{{&m2pcie_list, 0x11800000040aa, 0xf, 0x28e8, 0}, {}, &bl};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080aa, 0xf, 0x2905, 0}, {}, &iv};
inline constexpr listed akc{{&m2pcie_list, 0x11800000100aa, 0xf, 0x2922, 0}, {}, &akc};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&m2pcie_list, 0x11800000010ad, 0xf, 0x2940, 0}, {}, &ad};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020ad, 0xf, 0x2962, 0}, {}, &ak};
inline constexpr listed bl{{&m2pcie_list, 0x11800000040ad, 0xf, 0x2984, 0}, {}, &bl};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080ad, 0xf, 0x29a6, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&m2pcie_list, 0x11800000200ad, 0xf, 0x29c8, 0}, {}, &ak_ag1};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&m2pcie_list, 0x11800000010ab, 0xf, 0x29ee, 0}, {}, &ad};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020ab, 0xf, 0x2a10, 0}, {}, &ak};
inline constexpr listed bl{{&m2pcie_list, 0x11800000040ab, 0xf, 0x2a32, 0}, {}, &bl};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080ab, 0xf, 0x2a54, 0}, {}, &iv};
inline constexpr listed akc{{&m2pcie_list, 0x11800000100ab, 0xf, 0x2a76, 0}, {}, &akc};
}
namespace rxc_cycles_ne {
inline constexpr listed iio_ncb{{&m2pcie_list, 0x1180000020010, 0xf, 0x213, 0}, {}, &iio_ncb};
inline constexpr listed iio_ncs{{&m2pcie_list, 0x1180000040010, 0xf, 0x231, 0}, {}, &iio_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000080010, 0xf, 0x24f, 0}, {}, &all};
inline constexpr listed cha_idi{{&m2pcie_list, 0x1180000001010, 0xf, 0x1783, 0}, {}, &cha_idi};
inline constexpr listed cha_ncb{{&m2pcie_list, 0x1180000002010, 0xf, 0x17a1, 0}, {}, &cha_ncb};
inline constexpr listed cha_ncs{{&m2pcie_list, 0x1180000004010, 0xf, 0x17bf, 0}, {}, &cha_ncs};
inline constexpr listed upi_ncb{{&m2pcie_list, 0x1180000008010, 0xf, 0x80000000004b78, 0}, {}, &upi_ncb};
inline constexpr listed upi_ncs{{&m2pcie_list, 0x1180000010010, 0xf, 0x80000000004b96, 0}, {}, &upi_ncs};
}
namespace rxc_inserts {
inline constexpr listed iio_ncb{{&m2pcie_list, 0x1180000020011, 0xf, 0x269, 0}, {}, &iio_ncb};
inline constexpr listed iio_ncs{{&m2pcie_list, 0x1180000040011, 0xf, 0x285, 0}, {}, &iio_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000080011, 0xf, 0x2a1, 0}, {}, &all};
inline constexpr listed cha_idi{{&m2pcie_list, 0x1180000001011, 0xf, 0x17dd, 0}, {}, &cha_idi};
inline constexpr listed cha_ncb{{&m2pcie_list, 0x1180000002011, 0xf, 0x17f9, 0}, {}, &cha_ncb};
inline constexpr listed cha_ncs{{&m2pcie_list, 0x1180000004011, 0xf, 0x1815, 0}, {}, &cha_ncs};
inline constexpr listed upi_ncb{{&m2pcie_list, 0x1180000008011, 0xf, 0x80000000004bb4, 0}, {}, &upi_ncb};
inline constexpr listed upi_ncs{{&m2pcie_list, 0x1180000010011, 0xf, 0x80000000004bd0, 0}, {}, &upi_ncs};
}
namespace rxr_busy_starved {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010e5, 0xf, 0x2a99, 0}, {}, &ad_uncrd};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040e5, 0xf, 0x2abb, 0}, {}, &bl_uncrd};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100e5, 0xf, 0x2add, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400e5, 0xf, 0x2afd, 0}, {}, &bl_crd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110e5, 0xf, 0x2b1d, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440e5, 0xf, 0x2b3d, 0}, {}, &bl_all};
}
namespace rxr_bypass {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010e2, 0xf, 0x2b5d, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020e2, 0xf, 0x2b79, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040e2, 0xf, 0x2b8f, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080e2, 0xf, 0x2bab, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100e2, 0xf, 0x2bc1, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400e2, 0xf, 0x2bdb, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800e2, 0xf, 0x2bf5, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110e2, 0xf, 0x2c12, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440e2, 0xf, 0x2c2c, 0}, {}, &bl_all};
}
namespace rxr_crd_starved {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010e3, 0xf, 0x2c46, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020e3, 0xf, 0x2c67, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040e3, 0xf, 0x2c82, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080e3, 0xf, 0x2ca3, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100e3, 0xf, 0x2cbe, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400e3, 0xf, 0x2cdd, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&m2pcie_list, 0x11800000800e3, 0xf, 0x2cfc, 0}, {}, &ifv};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110e3, 0xf, 0x2d18, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440e3, 0xf, 0x2d37, 0}, {}, &bl_all};
}
namespace rxr_inserts {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010e1, 0xf, 0x2d56, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020e1, 0xf, 0x2d73, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040e1, 0xf, 0x2d8a, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080e1, 0xf, 0x2da7, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100e1, 0xf, 0x2dbe, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400e1, 0xf, 0x2dd9, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800e1, 0xf, 0x2df4, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110e1, 0xf, 0x2e12, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440e1, 0xf, 0x2e2d, 0}, {}, &bl_all};
}
namespace rxr_occupancy {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010e0, 0xf, 0x2e48, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020e0, 0xf, 0x2e67, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040e0, 0xf, 0x2e80, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080e0, 0xf, 0x2e9f, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100e0, 0xf, 0x2eb8, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000200e0, 0xf, 0x2ed5, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800e0, 0xf, 0x2ef2, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110e0, 0xf, 0x2f12, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440e0, 0xf, 0x2f2f, 0}, {}, &bl_all};
}
namespace stall0_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x11800000010d0, 0xf, 0x2f4c, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x11800000020d0, 0xf, 0x2f77, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x11800000040d0, 0xf, 0x2fa2, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x11800000080d0, 0xf, 0x2fcd, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x11800000100d0, 0xf, 0x2ff8, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x11800000200d0, 0xf, 0x3023, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x11800000400d0, 0xf, 0x304e, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x11800000800d0, 0xf, 0x3079, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&m2pcie_list, 0x11800000010d2, 0xf, 0x30a4, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x11800000020d2, 0xf, 0x30cf, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x11800000040d2, 0xf, 0x30fa, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x11800000080d2, 0xf, 0x3125, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x11800000100d2, 0xf, 0x3150, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x11800000200d2, 0xf, 0x317b, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x11800000400d2, 0xf, 0x31a6, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x11800000800d2, 0xf, 0x31d1, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&m2pcie_list, 0x11800000010d4, 0xf, 0x31fc, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x11800000020d4, 0xf, 0x3227, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x11800000040d4, 0xf, 0x3252, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x11800000080d4, 0xf, 0x327d, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x11800000100d4, 0xf, 0x32a8, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x11800000200d4, 0xf, 0x32d3, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x11800000400d4, 0xf, 0x32fe, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x11800000800d4, 0xf, 0x3329, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&m2pcie_list, 0x11800000010d6, 0xf, 0x3354, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m2pcie_list, 0x11800000020d6, 0xf, 0x337f, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m2pcie_list, 0x11800000040d6, 0xf, 0x33aa, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m2pcie_list, 0x11800000080d6, 0xf, 0x33d5, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m2pcie_list, 0x11800000100d6, 0xf, 0x3400, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m2pcie_list, 0x11800000200d6, 0xf, 0x342b, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m2pcie_list, 0x11800000400d6, 0xf, 0x3456, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m2pcie_list, 0x11800000800d6, 0xf, 0x3481, 0}, {}, &tgr7};
}
namespace stall1_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr8{{&m2pcie_list, 0x11800000010d1, 0xf, 0x34ac, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x11800000020d1, 0xf, 0x34d7, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x11800000040d1, 0xf, 0x3502, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_ad_ag1_1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x11800000010d3, 0xf, 0x352e, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x11800000020d3, 0xf, 0x355b, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x11800000040d3, 0xf, 0x3588, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_bl_ag0_1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x11800000010d5, 0xf, 0x35b6, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x11800000020d5, 0xf, 0x35e3, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x11800000040d5, 0xf, 0x3610, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_bl_ag1_1 {
inline constexpr listed tgr8{{&m2pcie_list, 0x11800000010d7, 0xf, 0x363e, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m2pcie_list, 0x11800000020d7, 0xf, 0x366b, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m2pcie_list, 0x11800000040d7, 0xf, 0x3698, 0}, {}, &tgr10};
}
namespace txc_credits {
inline constexpr listed prq{{&m2pcie_list, 0x118000000102d, 3, 0x1831, 0}, {}, &prq};
inline constexpr listed pmm{{&m2pcie_list, 0x118000000202d, 3, 0x80000000004bec, 0}, {}, &pmm};
}
namespace txc_cycles_full {
inline constexpr listed ad_0{{&m2pcie_list, 0x1180000001025, 0xf, 0x2b9, 0}, {}, &ad_0};
inline constexpr listed ak_0{{&m2pcie_list, 0x1180000002025, 0xf, 0x2d6, 0}, {}, &ak_0};
inline constexpr listed bl_0{{&m2pcie_list, 0x1180000004025, 0xf, 0x2f3, 0}, {}, &bl_0};
inline constexpr listed ad_1{{&m2pcie_list, 0x1180000010025, 0xf, 0x310, 0}, {}, &ad_1};
inline constexpr listed ak_1{{&m2pcie_list, 0x1180000020025, 0xf, 0x32d, 0}, {}, &ak_1};
inline constexpr listed bl_1{{&m2pcie_list, 0x1180000040025, 0xf, 0x34a, 0}, {}, &bl_1};
inline constexpr listed pmm_block_1{{&m2pcie_list, 0x1180000008025, 0xf, 0x80000000004c04, 0}, {}, &pmm_block_1};
inline constexpr listed pmm_block_0{{&m2pcie_list, 0x1180000080025, 0xf, 0x80000000004c28, 0}, {}, &pmm_block_0};
}
namespace txc_cycles_ne {
inline constexpr listed ad_0{{&m2pcie_list, 0x1180000001023, 3, 0x367, 0}, {}, &ad_0};
inline constexpr listed ak_0{{&m2pcie_list, 0x1180000002023, 3, 0x382, 0}, {}, &ak_0};
inline constexpr listed bl_0{{&m2pcie_list, 0x1180000004023, 3, 0x39d, 0}, {}, &bl_0};
inline constexpr listed ad_1{{&m2pcie_list, 0x1180000010023, 3, 0x3b8, 0}, {}, &ad_1};
inline constexpr listed ak_1{{&m2pcie_list, 0x1180000020023, 3, 0x3d3, 0}, {}, &ak_1};
inline constexpr listed bl_1{{&m2pcie_list, 0x1180000040023, 3, 0x3ee, 0}, {}, &bl_1};
inline constexpr listed pmm_distress_1{{&m2pcie_list, 0x1180000008023, 3, 0x80000000004c4c, 0}, {}, &pmm_distress_1};
inline constexpr listed pmm_distress_0{{&m2pcie_list, 0x1180000080023, 3, 0x80000000004c71, 0}, {}, &pmm_distress_0};
}
namespace txc_inserts {
inline constexpr listed ad_0{{&m2pcie_list, 0x1180000001024, 0xf, 0x409, 0}, {}, &ad_0};
inline constexpr listed bl_0{{&m2pcie_list, 0x1180000004024, 0xf, 0x422, 0}, {}, &bl_0};
inline constexpr listed ak_crd_0{{&m2pcie_list, 0x1180000008024, 0xf, 0x43b, 0}, {}, &ak_crd_0};
inline constexpr listed ad_1{{&m2pcie_list, 0x1180000010024, 0xf, 0x458, 0}, {}, &ad_1};
inline constexpr listed bl_1{{&m2pcie_list, 0x1180000040024, 0xf, 0x471, 0}, {}, &bl_1};
inline constexpr listed ak_crd_1{{&m2pcie_list, 0x1180000080024, 0xf, 0x48a, 0}, {}, &ak_crd_1};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010a6, 0xf, 0x36c6, 0}, {}, &ad_uncrd};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040a6, 0xf, 0x36e9, 0}, {}, &bl_uncrd};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100a6, 0xf, 0x370c, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400a6, 0xf, 0x372d, 0}, {}, &bl_crd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110a6, 0xf, 0x374e, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440a6, 0xf, 0x376f, 0}, {}, &bl_all};
}
namespace txr_horz_bypass {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010a7, 0xf, 0x3790, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020a7, 0xf, 0x37b1, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040a7, 0xf, 0x37cc, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080a7, 0xf, 0x37ed, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100a7, 0xf, 0x3808, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400a7, 0xf, 0x3827, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800a7, 0xf, 0x3846, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110a7, 0xf, 0x3868, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440a7, 0xf, 0x3887, 0}, {}, &bl_all};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010a2, 0xf, 0x38a6, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020a2, 0xf, 0x38cc, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040a2, 0xf, 0x38ec, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080a2, 0xf, 0x3912, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100a2, 0xf, 0x3932, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400a2, 0xf, 0x3956, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800a2, 0xf, 0x397a, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110a2, 0xf, 0x39a1, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440a2, 0xf, 0x39c5, 0}, {}, &bl_all};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010a3, 0xf, 0x39e9, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020a3, 0xf, 0x3a0d, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040a3, 0xf, 0x3a2b, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080a3, 0xf, 0x3a4f, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100a3, 0xf, 0x3a6d, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400a3, 0xf, 0x3a8f, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800a3, 0xf, 0x3ab1, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110a3, 0xf, 0x3ad6, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440a3, 0xf, 0x3af8, 0}, {}, &bl_all};
}
namespace txr_horz_inserts {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010a1, 0xf, 0x3b1a, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020a1, 0xf, 0x3b3c, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040a1, 0xf, 0x3b58, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080a1, 0xf, 0x3b7a, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100a1, 0xf, 0x3b96, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400a1, 0xf, 0x3bb6, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800a1, 0xf, 0x3bd6, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110a1, 0xf, 0x3bf9, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440a1, 0xf, 0x3c19, 0}, {}, &bl_all};
}
namespace txr_horz_nack {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010a4, 0xf, 0x3c39, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020a4, 0xf, 0x3c58, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040a4, 0xf, 0x3c71, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080a4, 0xf, 0x3c90, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100a4, 0xf, 0x3ca9, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400a4, 0xf, 0x3cc6, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800a4, 0xf, 0x3ce3, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110a4, 0xf, 0x3d03, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440a4, 0xf, 0x3d20, 0}, {}, &bl_all};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010a0, 0xf, 0x3d3d, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020a0, 0xf, 0x3d61, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040a0, 0xf, 0x3d7f, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080a0, 0xf, 0x3da3, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m2pcie_list, 0x11800000100a0, 0xf, 0x3dc1, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m2pcie_list, 0x11800000400a0, 0xf, 0x3de3, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800a0, 0xf, 0x3e05, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000110a0, 0xf, 0x3e2a, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000440a0, 0xf, 0x3e4c, 0}, {}, &bl_all};
}
namespace txr_horz_starved {
inline constexpr listed ad_uncrd{{&m2pcie_list, 0x11800000010a5, 0xf, 0x3e6e, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m2pcie_list, 0x11800000020a5, 0xf, 0x3e90, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m2pcie_list, 0x11800000040a5, 0xf, 0x3eac, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m2pcie_list, 0x11800000080a5, 0xf, 0x3ece, 0}, {}, &iv};
inline constexpr listed akc_uncrd{{&m2pcie_list, 0x11800000800a5, 0xf, 0x3eea, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m2pcie_list, 0x11800000010a5, 0xf, 0x3f0d, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m2pcie_list, 0x11800000040a5, 0xf, 0x3f2d, 0}, {}, &bl_all};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&m2pcie_list, 0x118000000109c, 0xf, 0x3f4d, 0}, {}, &ad_ag0};
inline constexpr listed bl_ag0{{&m2pcie_list, 0x118000000409c, 0xf, 0x3f6e, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&m2pcie_list, 0x118000001009c, 0xf, 0x3f8f, 0}, {}, &ad_ag1};
inline constexpr listed bl_ag1{{&m2pcie_list, 0x118000004009c, 0xf, 0x3fb0, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&m2pcie_list, 0x118000000109d, 0xf, 0x3fd1, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2pcie_list, 0x118000000209d, 0xf, 0x3ff0, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2pcie_list, 0x118000000409d, 0xf, 0x400f, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag1{{&m2pcie_list, 0x118000000809d, 0xf, 0x402e, 0}, {}, &iv_ag1};
inline constexpr listed ad_ag1{{&m2pcie_list, 0x118000001009d, 0xf, 0x404d, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2pcie_list, 0x118000002009d, 0xf, 0x406c, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2pcie_list, 0x118000004009d, 0xf, 0x408b, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass_1 {
inline constexpr listed akc_ag0{{&m2pcie_list, 0x118000000109e, 0xf, 0x40aa, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2pcie_list, 0x118000000209e, 0xf, 0x40cc, 0}, {}, &akc_ag1};
}
namespace txr_vert_cycles_full0 {
inline constexpr listed ad_ag0{{&m2pcie_list, 0x1180000001094, 0xf, 0x40ee, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2pcie_list, 0x1180000002094, 0xf, 0x4113, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2pcie_list, 0x1180000004094, 0xf, 0x4138, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2pcie_list, 0x1180000008094, 0xf, 0x415d, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2pcie_list, 0x1180000010094, 0xf, 0x4182, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2pcie_list, 0x1180000020094, 0xf, 0x41a7, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2pcie_list, 0x1180000040094, 0xf, 0x41cc, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_full1 {
inline constexpr listed akc_ag0{{&m2pcie_list, 0x1180000001095, 0xf, 0x41f1, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2pcie_list, 0x1180000002095, 0xf, 0x4217, 0}, {}, &akc_ag1};
}
namespace txr_vert_cycles_ne0 {
inline constexpr listed ad_ag0{{&m2pcie_list, 0x1180000001096, 0xf, 0x423d, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2pcie_list, 0x1180000002096, 0xf, 0x4260, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2pcie_list, 0x1180000004096, 0xf, 0x4283, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2pcie_list, 0x1180000008096, 0xf, 0x42a6, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2pcie_list, 0x1180000010096, 0xf, 0x42c9, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2pcie_list, 0x1180000020096, 0xf, 0x42ec, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2pcie_list, 0x1180000040096, 0xf, 0x430f, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_ne1 {
inline constexpr listed akc_ag0{{&m2pcie_list, 0x1180000001097, 0xf, 0x4332, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2pcie_list, 0x1180000002097, 0xf, 0x4356, 0}, {}, &akc_ag1};
}
namespace txr_vert_inserts0 {
inline constexpr listed ad_ag0{{&m2pcie_list, 0x1180000001092, 0xf, 0x437a, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2pcie_list, 0x1180000002092, 0xf, 0x439b, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2pcie_list, 0x1180000004092, 0xf, 0x43bc, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2pcie_list, 0x1180000008092, 0xf, 0x43dd, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2pcie_list, 0x1180000010092, 0xf, 0x43fe, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2pcie_list, 0x1180000020092, 0xf, 0x441f, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2pcie_list, 0x1180000040092, 0xf, 0x4440, 0}, {}, &bl_ag1};
}
namespace txr_vert_inserts1 {
inline constexpr listed akc_ag0{{&m2pcie_list, 0x1180000001093, 0xf, 0x4461, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2pcie_list, 0x1180000002093, 0xf, 0x4483, 0}, {}, &akc_ag1};
}
namespace txr_vert_nack0 {
inline constexpr listed ad_ag0{{&m2pcie_list, 0x1180000001098, 0xf, 0x44a5, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2pcie_list, 0x1180000002098, 0xf, 0x44c3, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2pcie_list, 0x1180000004098, 0xf, 0x44e1, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2pcie_list, 0x1180000008098, 0xf, 0x44ff, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2pcie_list, 0x1180000010098, 0xf, 0x451d, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2pcie_list, 0x1180000020098, 0xf, 0x453b, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2pcie_list, 0x1180000040098, 0xf, 0x4559, 0}, {}, &bl_ag1};
}
namespace txr_vert_nack1 {
inline constexpr listed akc_ag0{{&m2pcie_list, 0x1180000001099, 0xf, 0x4577, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2pcie_list, 0x1180000002099, 0xf, 0x4596, 0}, {}, &akc_ag1};
}
namespace txr_vert_occupancy0 {
inline constexpr listed ad_ag0{{&m2pcie_list, 0x1180000001090, 0xf, 0x45b5, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2pcie_list, 0x1180000002090, 0xf, 0x45d8, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2pcie_list, 0x1180000004090, 0xf, 0x45fb, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2pcie_list, 0x1180000008090, 0xf, 0x461e, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2pcie_list, 0x1180000010090, 0xf, 0x4641, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2pcie_list, 0x1180000020090, 0xf, 0x4664, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2pcie_list, 0x1180000040090, 0xf, 0x4687, 0}, {}, &bl_ag1};
}
namespace txr_vert_occupancy1 {
inline constexpr listed akc_ag0{{&m2pcie_list, 0x1180000001091, 0xf, 0x46aa, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2pcie_list, 0x1180000002091, 0xf, 0x46ce, 0}, {}, &akc_ag1};
}
namespace txr_vert_starved0 {
inline constexpr listed ad_ag0{{&m2pcie_list, 0x118000000109a, 0xf, 0x46f2, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m2pcie_list, 0x118000000209a, 0xf, 0x4713, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m2pcie_list, 0x118000000409a, 0xf, 0x4734, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m2pcie_list, 0x118000000809a, 0xf, 0x4755, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m2pcie_list, 0x118000001009a, 0xf, 0x4776, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m2pcie_list, 0x118000002009a, 0xf, 0x4797, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m2pcie_list, 0x118000004009a, 0xf, 0x47b8, 0}, {}, &bl_ag1};
}
namespace txr_vert_starved1 {
inline constexpr listed akc_ag0{{&m2pcie_list, 0x118000000109b, 0xf, 0x47d9, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m2pcie_list, 0x118000000209b, 0xf, 0x47fb, 0}, {}, &akc_ag1};
inline constexpr listed tgc{{&m2pcie_list, 0x118000000409b, 0xf, 0x481d, 0}, {}, &tgc};
}
namespace vert_ring_ad_in_use {
inline constexpr listed up_even{{&m2pcie_list, 0x11800000010b0, 0xf, 0x483b, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2pcie_list, 0x11800000020b0, 0xf, 0x485f, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2pcie_list, 0x11800000040b0, 0xf, 0x4882, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2pcie_list, 0x11800000080b0, 0xf, 0x48a6, 0}, {}, &dn_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed up_even{{&m2pcie_list, 0x11800000010b1, 0xf, 0x495b, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2pcie_list, 0x11800000020b1, 0xf, 0x497f, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2pcie_list, 0x11800000040b1, 0xf, 0x49a2, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2pcie_list, 0x11800000080b1, 0xf, 0x49c6, 0}, {}, &dn_odd};
}
namespace vert_ring_akc_in_use {
inline constexpr listed up_even{{&m2pcie_list, 0x11800000010b4, 0xf, 0x48c9, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2pcie_list, 0x11800000020b4, 0xf, 0x48ee, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2pcie_list, 0x11800000040b4, 0xf, 0x4912, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2pcie_list, 0x11800000080b4, 0xf, 0x4937, 0}, {}, &dn_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed up_even{{&m2pcie_list, 0x11800000010b2, 0xf, 0x49e9, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2pcie_list, 0x11800000020b2, 0xf, 0x4a0d, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2pcie_list, 0x11800000040b2, 0xf, 0x4a30, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2pcie_list, 0x11800000080b2, 0xf, 0x4a54, 0}, {}, &dn_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed up{{&m2pcie_list, 0x11800000010b3, 0xf, 0x4a77, 0}, {}, &up};
inline constexpr listed dn{{&m2pcie_list, 0x11800000040b3, 0xf, 0x4a96, 0}, {}, &dn};
}
namespace vert_ring_tgc_in_use {
inline constexpr listed up_even{{&m2pcie_list, 0x11800000010b5, 0xf, 0x4ab5, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m2pcie_list, 0x11800000020b5, 0xf, 0x4ada, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m2pcie_list, 0x11800000040b5, 0xf, 0x4afe, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m2pcie_list, 0x11800000080b5, 0xf, 0x4b23, 0}, {}, &dn_odd};
}
} // namespace m2pcie

namespace m3upi {
using uncore_events::listed;
using uncore_events::m3upi_list;
inline constexpr listed clockticks{{&m3upi_list, 0x1c0000000001, 0xf, 0x80000000000000, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&m3upi_list, 0x11c00000000c0, 0xf, 0x800000000067df, 0}, {}, &cms_clockticks};
inline constexpr listed d2c_sent{{&m3upi_list, 0x11c000000002b, 0xf, 0x800000000067f8, 0}, {}, &d2c_sent};
inline constexpr listed d2u_sent{{&m3upi_list, 0x11c000000002a, 0xf, 0x8000000000680b, 0}, {}, &d2u_sent};
inline constexpr listed ring_src_thrtl{{&m3upi_list, 0x11c00000000ae, 0xf, 0x8000000000681e, 0}, {}, &ring_src_thrtl};
inline constexpr listed rxr_crd_starved_1{{&m3upi_list, 0x11c00000000e4, 0xf, 0x80000000006837, 0}, {}, &rxr_crd_starved_1};
inline constexpr listed txc_ak_flq_inserts{{&m3upi_list, 0x11c000000002f, 0xf, 0x80000000006853, 0}, {}, &txc_ak_flq_inserts};
inline constexpr listed txc_ak_flq_occupancy{{&m3upi_list, 0x11c000000001e, 1, 0x80000000006870, 0}, {}, &txc_ak_flq_occupancy};
inline constexpr listed upi_prefetch_spawn{{&m3upi_list, 0x11c0000000029, 0xf, 0x8000000000688f, 0}, {}, &upi_prefetch_spawn};
namespace ag0_ad_crd_acquired0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001080, 0xf, 0x800000000031ed, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002080, 0xf, 0x80000000003211, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004080, 0xf, 0x80000000003235, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008080, 0xf, 0x80000000003259, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010080, 0xf, 0x8000000000327d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020080, 0xf, 0x800000000032a1, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c0000040080, 0xf, 0x800000000032c5, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c0000080080, 0xf, 0x800000000032e9, 0}, {}, &tgr7};
}
namespace ag0_ad_crd_acquired1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c0000001081, 0xf, 0x8000000000330d, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c0000002081, 0xf, 0x80000000003331, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c0000004081, 0xf, 0x80000000003355, 0}, {}, &tgr10};
}
namespace ag0_ad_crd_occupancy0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001082, 0xf, 0x8000000000337a, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002082, 0xf, 0x8000000000339f, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004082, 0xf, 0x800000000033c4, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008082, 0xf, 0x800000000033e9, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010082, 0xf, 0x8000000000340e, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020082, 0xf, 0x80000000003433, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c0000040082, 0xf, 0x80000000003458, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c0000080082, 0xf, 0x8000000000347d, 0}, {}, &tgr7};
}
namespace ag0_ad_crd_occupancy1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c0000001083, 0xf, 0x800000000034a2, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c0000002083, 0xf, 0x800000000034c7, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c0000004083, 0xf, 0x800000000034ec, 0}, {}, &tgr10};
}
namespace ag0_bl_crd_acquired0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001088, 0xf, 0x80000000003512, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002088, 0xf, 0x80000000003536, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004088, 0xf, 0x8000000000355a, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008088, 0xf, 0x8000000000357e, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010088, 0xf, 0x800000000035a2, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020088, 0xf, 0x800000000035c6, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c0000040088, 0xf, 0x800000000035ea, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c0000080088, 0xf, 0x8000000000360e, 0}, {}, &tgr7};
}
namespace ag0_bl_crd_acquired1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c0000001089, 0xf, 0x80000000003632, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c0000002089, 0xf, 0x80000000003656, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c0000004089, 0xf, 0x8000000000367a, 0}, {}, &tgr10};
}
namespace ag0_bl_crd_occupancy0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c000000108a, 0xf, 0x8000000000369f, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c000000208a, 0xf, 0x800000000036c4, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c000000408a, 0xf, 0x800000000036e9, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c000000808a, 0xf, 0x8000000000370e, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c000001008a, 0xf, 0x80000000003733, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c000002008a, 0xf, 0x80000000003758, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c000004008a, 0xf, 0x8000000000377d, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c000008008a, 0xf, 0x800000000037a2, 0}, {}, &tgr7};
}
namespace ag0_bl_crd_occupancy1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c000000108b, 0xf, 0x800000000037c7, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c000000208b, 0xf, 0x800000000037ec, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c000000408b, 0xf, 0x80000000003811, 0}, {}, &tgr10};
}
namespace ag1_ad_crd_acquired0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001084, 0xf, 0x80000000003837, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002084, 0xf, 0x8000000000385b, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004084, 0xf, 0x8000000000387f, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008084, 0xf, 0x800000000038a3, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010084, 0xf, 0x800000000038c7, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020084, 0xf, 0x800000000038eb, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c0000040084, 0xf, 0x8000000000390f, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c0000080084, 0xf, 0x80000000003933, 0}, {}, &tgr7};
}
namespace ag1_ad_crd_acquired1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c0000001085, 0xf, 0x80000000003957, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c0000002085, 0xf, 0x8000000000397b, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c0000004085, 0xf, 0x8000000000399f, 0}, {}, &tgr10};
}
namespace ag1_ad_crd_occupancy0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c0000001086, 0xf, 0x800000000039c4, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c0000002086, 0xf, 0x800000000039e9, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c0000004086, 0xf, 0x80000000003a0e, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c0000008086, 0xf, 0x80000000003a33, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c0000010086, 0xf, 0x80000000003a58, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c0000020086, 0xf, 0x80000000003a7d, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c0000040086, 0xf, 0x80000000003aa2, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c0000080086, 0xf, 0x80000000003ac7, 0}, {}, &tgr7};
}
namespace ag1_ad_crd_occupancy1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c0000001087, 0xf, 0x80000000003aec, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c0000002087, 0xf, 0x80000000003b11, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c0000004087, 0xf, 0x80000000003b36, 0}, {}, &tgr10};
}
namespace ag1_bl_crd_acquired0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c000000108c, 0xf, 0x80000000003b5c, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c000000208c, 0xf, 0x80000000003b80, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c000000408c, 0xf, 0x80000000003ba4, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c000000808c, 0xf, 0x80000000003bc8, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c000001008c, 0xf, 0x80000000003bec, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c000002008c, 0xf, 0x80000000003c10, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c000004008c, 0xf, 0x80000000003c34, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c000008008c, 0xf, 0x80000000003c58, 0}, {}, &tgr7};
}
namespace ag1_bl_crd_acquired1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c000000108d, 0xf, 0x80000000003c7c, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c000000208d, 0xf, 0x80000000003ca0, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c000000408d, 0xf, 0x80000000003cc4, 0}, {}, &tgr10};
}
namespace ag1_bl_crd_occupancy0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c000000108e, 0xf, 0x80000000003ce9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c000000208e, 0xf, 0x80000000003d0e, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c000000408e, 0xf, 0x80000000003d33, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c000000808e, 0xf, 0x80000000003d58, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c000001008e, 0xf, 0x80000000003d7d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c000002008e, 0xf, 0x80000000003da2, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c000004008e, 0xf, 0x80000000003dc7, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c000008008e, 0xf, 0x80000000003dec, 0}, {}, &tgr7};
}
namespace ag1_bl_crd_occupancy1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c000000108f, 0xf, 0x80000000003e11, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c000000208f, 0xf, 0x80000000003e36, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c000000408f, 0xf, 0x80000000003e5b, 0}, {}, &tgr10};
}
namespace cha_ad_credits_empty {
inline constexpr listed vna{{&m3upi_list, 0x11c0000001022, 0xf, 0x80000000000015, 0}, {}, &vna};
inline constexpr listed wb{{&m3upi_list, 0x11c0000002022, 0xf, 0x80000000000038, 0}, {}, &wb};
inline constexpr listed req{{&m3upi_list, 0x11c0000004022, 0xf, 0x8000000000005a, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c0000008022, 0xf, 0x8000000000007d, 0}, {}, &snp};
}
namespace distress_asserted {
inline constexpr listed vert{{&m3upi_list, 0x11c00000010af, 0xf, 0x80000000003e81, 0}, {}, &vert};
inline constexpr listed horz{{&m3upi_list, 0x11c00000020af, 0xf, 0x80000000003ea2, 0}, {}, &horz};
inline constexpr listed dpt_local{{&m3upi_list, 0x11c00000040af, 0xf, 0x80000000003ec3, 0}, {}, &dpt_local};
inline constexpr listed dpt_nonlocal{{&m3upi_list, 0x11c00000080af, 0xf, 0x80000000003ee9, 0}, {}, &dpt_nonlocal};
inline constexpr listed dpt_stall_iv{{&m3upi_list, 0x11c00000400af, 0xf, 0x80000000003f12, 0}, {}, &dpt_stall_iv};
inline constexpr listed dpt_stall_nocrd{{&m3upi_list, 0x11c00000800af, 0xf, 0x80000000003f3b, 0}, {}, &dpt_stall_nocrd};
inline constexpr listed pmm_local{{&m3upi_list, 0x11c00000100af, 0xf, 0x800000000068ac, 0}, {}, &pmm_local};
inline constexpr listed pmm_nonlocal{{&m3upi_list, 0x11c00000200af, 0xf, 0x800000000068d2, 0}, {}, &pmm_nonlocal};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&m3upi_list, 0x11c00000010ba, 0xf, 0x80000000003f67, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&m3upi_list, 0x11c00000040ba, 0xf, 0x80000000003f8f, 0}, {}, &iv_snoopgo_dn};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&m3upi_list, 0x11c00000010b6, 0xf, 0x80000000003fb7, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m3upi_list, 0x11c00000020b6, 0xf, 0x80000000003fdf, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m3upi_list, 0x11c00000040b6, 0xf, 0x80000000004006, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m3upi_list, 0x11c00000080b6, 0xf, 0x8000000000402f, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&m3upi_list, 0x11c00000010b7, 0xf, 0x800000000040fb, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m3upi_list, 0x11c00000020b7, 0xf, 0x80000000004123, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m3upi_list, 0x11c00000040b7, 0xf, 0x8000000000414a, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m3upi_list, 0x11c00000080b7, 0xf, 0x80000000004173, 0}, {}, &right_odd};
}
namespace horz_ring_akc_in_use {
inline constexpr listed left_even{{&m3upi_list, 0x11c00000010bb, 0xf, 0x80000000004057, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m3upi_list, 0x11c00000020bb, 0xf, 0x80000000004080, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m3upi_list, 0x11c00000040bb, 0xf, 0x800000000040a8, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m3upi_list, 0x11c00000080bb, 0xf, 0x800000000040d2, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&m3upi_list, 0x11c00000010b8, 0xf, 0x8000000000419b, 0}, {}, &left_even};
inline constexpr listed left_odd{{&m3upi_list, 0x11c00000020b8, 0xf, 0x800000000041c3, 0}, {}, &left_odd};
inline constexpr listed right_even{{&m3upi_list, 0x11c00000040b8, 0xf, 0x800000000041ea, 0}, {}, &right_even};
inline constexpr listed right_odd{{&m3upi_list, 0x11c00000080b8, 0xf, 0x80000000004213, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&m3upi_list, 0x11c00000010b9, 0xf, 0x8000000000423b, 0}, {}, &left};
inline constexpr listed right{{&m3upi_list, 0x11c00000040b9, 0xf, 0x8000000000425e, 0}, {}, &right};
}
namespace m2_bl_credits_empty {
inline constexpr listed iio2_ncb{{&m3upi_list, 0x11c0000002023, 0xf, 0x800000000000a0, 0}, {}, &iio2_ncb};
inline constexpr listed iio3_ncb{{&m3upi_list, 0x11c0000004023, 0xf, 0x800000000000c7, 0}, {}, &iio3_ncb};
inline constexpr listed iio4_ncb{{&m3upi_list, 0x11c0000008023, 0xf, 0x800000000000ee, 0}, {}, &iio4_ncb};
inline constexpr listed iio5_ncb{{&m3upi_list, 0x11c0000010023, 0xf, 0x80000000000115, 0}, {}, &iio5_ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c0000040023, 0xf, 0x8000000000013c, 0}, {}, &ncs};
inline constexpr listed ncs_sel{{&m3upi_list, 0x11c0000080023, 0xf, 0x8000000000015e, 0}, {}, &ncs_sel};
inline constexpr listed iio1_ncb{{&m3upi_list, 0x11c0000001023, 0xf, 0x800000000068fb, 0}, {}, &iio1_ncb};
inline constexpr listed ubox_ncb{{&m3upi_list, 0x11c0000020023, 0xf, 0x80000000006922, 0}, {}, &ubox_ncb};
}
namespace misc_external {
inline constexpr listed mbe_inst0{{&m3upi_list, 0x11c00000010e6, 0xf, 0x80000000004282, 0}, {}, &mbe_inst0};
inline constexpr listed mbe_inst1{{&m3upi_list, 0x11c00000020e6, 0xf, 0x800000000042a4, 0}, {}, &mbe_inst1};
}
namespace multi_slot_rcvd {
inline constexpr listed ad_slot0{{&m3upi_list, 0x11c000000103e, 0xf, 0x80000000000184, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&m3upi_list, 0x11c000000203e, 0xf, 0x800000000001a7, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&m3upi_list, 0x11c000000403e, 0xf, 0x800000000001ca, 0}, {}, &ad_slot2};
inline constexpr listed bl_slot0{{&m3upi_list, 0x11c000000803e, 0xf, 0x800000000001ed, 0}, {}, &bl_slot0};
inline constexpr listed ak_slot0{{&m3upi_list, 0x11c000001003e, 0xf, 0x80000000000210, 0}, {}, &ak_slot0};
inline constexpr listed ak_slot2{{&m3upi_list, 0x11c000002003e, 0xf, 0x80000000000233, 0}, {}, &ak_slot2};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&m3upi_list, 0x11c00000010ac, 0xf, 0x800000000042c6, 0}, {}, &ad};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020ac, 0xf, 0x800000000042e5, 0}, {}, &ak};
inline constexpr listed bl{{&m3upi_list, 0x11c00000040ac, 0xf, 0x80000000004304, 0}, {}, &bl};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080ac, 0xf, 0x80000000004323, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&m3upi_list, 0x11c00000010aa, 0xf, 0x80000000004342, 0}, {}, &ad};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020aa, 0xf, 0x80000000004361, 0}, {}, &ak};
inline constexpr listed bl{{&m3upi_list, 0x11c00000040aa, 0xf, 0x80000000004380, 0}, {}, &bl};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080aa, 0xf, 0x8000000000439f, 0}, {}, &iv};
inline constexpr listed akc{{&m3upi_list, 0x11c00000100aa, 0xf, 0x800000000043be, 0}, {}, &akc};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&m3upi_list, 0x11c00000010ad, 0xf, 0x800000000043de, 0}, {}, &ad};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020ad, 0xf, 0x80000000004402, 0}, {}, &ak};
inline constexpr listed bl{{&m3upi_list, 0x11c00000040ad, 0xf, 0x80000000004426, 0}, {}, &bl};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080ad, 0xf, 0x8000000000444a, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c00000200ad, 0xf, 0x8000000000446e, 0}, {}, &ak_ag1};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&m3upi_list, 0x11c00000010ab, 0xf, 0x80000000004496, 0}, {}, &ad};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020ab, 0xf, 0x800000000044ba, 0}, {}, &ak};
inline constexpr listed bl{{&m3upi_list, 0x11c00000040ab, 0xf, 0x800000000044de, 0}, {}, &bl};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080ab, 0xf, 0x80000000004502, 0}, {}, &iv};
inline constexpr listed akc{{&m3upi_list, 0x11c00000100ab, 0xf, 0x80000000004526, 0}, {}, &akc};
}
namespace rxc_arb_lost_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104b, 0xf, 0x80000000000256, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204b, 0xf, 0x80000000000278, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404b, 0xf, 0x8000000000029a, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804b, 0xf, 0x800000000002bc, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004b, 0xf, 0x800000000002de, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004b, 0xf, 0x800000000002ff, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004b, 0xf, 0x80000000000321, 0}, {}, &bl_ncs};
}
namespace rxc_arb_lost_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104c, 0xf, 0x80000000000343, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204c, 0xf, 0x80000000000365, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404c, 0xf, 0x80000000000387, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804c, 0xf, 0x800000000003a9, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004c, 0xf, 0x800000000003cb, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004c, 0xf, 0x800000000003ec, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004c, 0xf, 0x8000000000040e, 0}, {}, &bl_ncs};
}
namespace rxc_arb_misc {
inline constexpr listed no_prog_ad_vn0{{&m3upi_list, 0x11c000000104d, 0xf, 0x80000000000430, 0}, {}, &no_prog_ad_vn0};
inline constexpr listed no_prog_ad_vn1{{&m3upi_list, 0x11c000000204d, 0xf, 0x80000000000456, 0}, {}, &no_prog_ad_vn1};
inline constexpr listed no_prog_bl_vn0{{&m3upi_list, 0x11c000000404d, 0xf, 0x8000000000047c, 0}, {}, &no_prog_bl_vn0};
inline constexpr listed no_prog_bl_vn1{{&m3upi_list, 0x11c000000804d, 0xf, 0x800000000004a2, 0}, {}, &no_prog_bl_vn1};
inline constexpr listed adbl_parallel_win_vn0{{&m3upi_list, 0x11c000001004d, 0xf, 0x800000000004c8, 0}, {}, &adbl_parallel_win_vn0};
inline constexpr listed adbl_parallel_win_vn1{{&m3upi_list, 0x11c000002004d, 0xf, 0x800000000004f5, 0}, {}, &adbl_parallel_win_vn1};
inline constexpr listed vn01_parallel_win{{&m3upi_list, 0x11c000004004d, 0xf, 0x80000000000522, 0}, {}, &vn01_parallel_win};
inline constexpr listed all_parallel_win{{&m3upi_list, 0x11c000008004d, 0xf, 0x8000000000054b, 0}, {}, &all_parallel_win};
}
namespace rxc_arb_nocrd_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001047, 0xf, 0x80000000000573, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002047, 0xf, 0x80000000000596, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004047, 0xf, 0x800000000005b9, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008047, 0xf, 0x800000000005dc, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010047, 0xf, 0x800000000005ff, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020047, 0xf, 0x80000000000621, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040047, 0xf, 0x80000000000644, 0}, {}, &bl_ncs};
}
namespace rxc_arb_nocrd_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001048, 0xf, 0x80000000000667, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002048, 0xf, 0x8000000000068a, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004048, 0xf, 0x800000000006ad, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008048, 0xf, 0x800000000006d0, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010048, 0xf, 0x800000000006f3, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020048, 0xf, 0x80000000000715, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040048, 0xf, 0x80000000000738, 0}, {}, &bl_ncs};
}
namespace rxc_arb_noreq_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001049, 0xf, 0x8000000000075b, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002049, 0xf, 0x8000000000077e, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004049, 0xf, 0x800000000007a1, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008049, 0xf, 0x800000000007c4, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010049, 0xf, 0x800000000007e7, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020049, 0xf, 0x80000000000809, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040049, 0xf, 0x8000000000082c, 0}, {}, &bl_ncs};
}
namespace rxc_arb_noreq_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104a, 0xf, 0x8000000000084f, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204a, 0xf, 0x80000000000872, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404a, 0xf, 0x80000000000895, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804a, 0xf, 0x800000000008b8, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004a, 0xf, 0x800000000008db, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004a, 0xf, 0x800000000008fd, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004a, 0xf, 0x80000000000920, 0}, {}, &bl_ncs};
}
namespace rxc_bypassed {
inline constexpr listed ad_s0_idle{{&m3upi_list, 0x11c0000001040, 7, 0x80000000000943, 0}, {}, &ad_s0_idle};
inline constexpr listed ad_s0_bl_arb{{&m3upi_list, 0x11c0000002040, 7, 0x80000000000965, 0}, {}, &ad_s0_bl_arb};
inline constexpr listed ad_s1_bl_slot{{&m3upi_list, 0x11c0000004040, 7, 0x80000000000989, 0}, {}, &ad_s1_bl_slot};
inline constexpr listed ad_s2_bl_slot{{&m3upi_list, 0x11c0000008040, 7, 0x800000000009ae, 0}, {}, &ad_s2_bl_slot};
}
namespace rxc_crd_misc {
inline constexpr listed any_bgf_fifo{{&m3upi_list, 0x11c000000105f, 0xf, 0x800000000009d3, 0}, {}, &any_bgf_fifo};
inline constexpr listed any_bgf_path{{&m3upi_list, 0x11c000000205f, 0xf, 0x800000000009f7, 0}, {}, &any_bgf_path};
inline constexpr listed vn0_no_d2k_for_arb{{&m3upi_list, 0x11c000000405f, 0xf, 0x80000000000a1b, 0}, {}, &vn0_no_d2k_for_arb};
inline constexpr listed vn1_no_d2k_for_arb{{&m3upi_list, 0x11c000000805f, 0xf, 0x80000000000a45, 0}, {}, &vn1_no_d2k_for_arb};
inline constexpr listed lt1_for_d2k{{&m3upi_list, 0x11c000001005f, 0xf, 0x80000000000a6f, 0}, {}, &lt1_for_d2k};
inline constexpr listed lt2_for_d2k{{&m3upi_list, 0x11c000002005f, 0xf, 0x80000000000a92, 0}, {}, &lt2_for_d2k};
}
namespace rxc_crd_occ {
inline constexpr listed vna_in_use{{&m3upi_list, 0x11c0000001060, 0xf, 0x80000000000ab5, 0}, {}, &vna_in_use};
inline constexpr listed flits_in_fifo{{&m3upi_list, 0x11c0000002060, 0xf, 0x80000000000ad6, 0}, {}, &flits_in_fifo};
inline constexpr listed flits_in_path{{&m3upi_list, 0x11c0000004060, 0xf, 0x80000000000afa, 0}, {}, &flits_in_path};
inline constexpr listed txq_crd{{&m3upi_list, 0x11c0000008060, 0xf, 0x80000000000b1e, 0}, {}, &txq_crd};
inline constexpr listed d2k_crd{{&m3upi_list, 0x11c0000010060, 0xf, 0x80000000000b3c, 0}, {}, &d2k_crd};
inline constexpr listed p1p_total{{&m3upi_list, 0x11c0000020060, 0xf, 0x80000000000b5a, 0}, {}, &p1p_total};
inline constexpr listed p1p_fifo{{&m3upi_list, 0x11c0000040060, 0xf, 0x80000000000b7a, 0}, {}, &p1p_fifo};
inline constexpr listed consumed{{&m3upi_list, 0x11c0000080060, 0xf, 0x80000000000b99, 0}, {}, &consumed};
}
namespace rxc_cycles_ne_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001043, 0xf, 0x80000000000bb8, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002043, 0xf, 0x80000000000bdb, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004043, 0xf, 0x80000000000bfe, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008043, 0xf, 0x80000000000c21, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010043, 0xf, 0x80000000000c44, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020043, 0xf, 0x80000000000c66, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040043, 0xf, 0x80000000000c89, 0}, {}, &bl_ncs};
}
namespace rxc_cycles_ne_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001044, 0xf, 0x80000000000cac, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002044, 0xf, 0x80000000000ccf, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004044, 0xf, 0x80000000000cf2, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008044, 0xf, 0x80000000000d15, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010044, 0xf, 0x80000000000d38, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020044, 0xf, 0x80000000000d5a, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040044, 0xf, 0x80000000000d7d, 0}, {}, &bl_ncs};
}
namespace rxc_data_flits_not_sent {
inline constexpr listed all{{&m3upi_list, 0x11c0000001055, 0xf, 0x80000000000da0, 0}, {}, &all};
inline constexpr listed tsv_hi{{&m3upi_list, 0x11c0000002055, 0xf, 0x80000000000dc6, 0}, {}, &tsv_hi};
inline constexpr listed valid_for_flit{{&m3upi_list, 0x11c0000004055, 0xf, 0x80000000000def, 0}, {}, &valid_for_flit};
inline constexpr listed no_bgf{{&m3upi_list, 0x11c0000008055, 0xf, 0x80000000000e20, 0}, {}, &no_bgf};
inline constexpr listed no_txq{{&m3upi_list, 0x11c0000010055, 0xf, 0x80000000000e49, 0}, {}, &no_txq};
}
namespace rxc_flit_gen_hdr1 {
inline constexpr listed accum{{&m3upi_list, 0x11c0000001051, 0xf, 0x80000000001139, 0}, {}, &accum};
inline constexpr listed accum_read{{&m3upi_list, 0x11c0000002051, 0xf, 0x8000000000115b, 0}, {}, &accum_read};
inline constexpr listed accum_wasted{{&m3upi_list, 0x11c0000004051, 0xf, 0x80000000001182, 0}, {}, &accum_wasted};
inline constexpr listed ahead_blocked{{&m3upi_list, 0x11c0000008051, 0xf, 0x800000000011ab, 0}, {}, &ahead_blocked};
inline constexpr listed ahead_msg1_during{{&m3upi_list, 0x11c0000010051, 0xf, 0x800000000011d5, 0}, {}, &ahead_msg1_during};
inline constexpr listed ahead_msg2_after{{&m3upi_list, 0x11c0000020051, 0xf, 0x80000000001203, 0}, {}, &ahead_msg2_after};
inline constexpr listed ahead_msg2_sent{{&m3upi_list, 0x11c0000040051, 0xf, 0x80000000001230, 0}, {}, &ahead_msg2_sent};
inline constexpr listed ahead_msg1_after{{&m3upi_list, 0x11c0000080051, 0xf, 0x8000000000125c, 0}, {}, &ahead_msg1_after};
}
namespace rxc_flit_gen_hdr2 {
inline constexpr listed rmstall{{&m3upi_list, 0x11c0000001052, 0xf, 0x80000000001289, 0}, {}, &rmstall};
inline constexpr listed rmstall_nomsg{{&m3upi_list, 0x11c0000002052, 0xf, 0x800000000012ad, 0}, {}, &rmstall_nomsg};
inline constexpr listed par{{&m3upi_list, 0x11c0000004052, 0xf, 0x800000000012d7, 0}, {}, &par};
inline constexpr listed par_msg{{&m3upi_list, 0x11c0000008052, 0xf, 0x800000000012f7, 0}, {}, &par_msg};
inline constexpr listed par_flit{{&m3upi_list, 0x11c0000010052, 0xf, 0x8000000000131b, 0}, {}, &par_flit};
}
namespace rxc_flits_gen_bl {
inline constexpr listed p0_wait{{&m3upi_list, 0x11c0000001057, 0xf, 0x80000000000e72, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&m3upi_list, 0x11c0000002057, 0xf, 0x80000000000e95, 0}, {}, &p1_wait};
inline constexpr listed p1p_to_limbo{{&m3upi_list, 0x11c0000004057, 0xf, 0x80000000000eb8, 0}, {}, &p1p_to_limbo};
inline constexpr listed p1p_busy{{&m3upi_list, 0x11c0000008057, 0xf, 0x80000000000ee0, 0}, {}, &p1p_busy};
inline constexpr listed p1p_at_limit{{&m3upi_list, 0x11c0000010057, 0xf, 0x80000000000f04, 0}, {}, &p1p_at_limit};
inline constexpr listed p1p_hold_p0{{&m3upi_list, 0x11c0000020057, 0xf, 0x80000000000f2c, 0}, {}, &p1p_hold_p0};
inline constexpr listed p1p_fifo_full{{&m3upi_list, 0x11c0000040057, 0xf, 0x80000000000f53, 0}, {}, &p1p_fifo_full};
}
namespace rxc_flits_misc {
inline constexpr listed s2req_received{{&m3upi_list, 0x11c0000001058, 0xf, 0x80000000000f7c, 0}, {}, &s2req_received};
inline constexpr listed s2req_withdrawn{{&m3upi_list, 0x11c0000002058, 0xf, 0x80000000000fa4, 0}, {}, &s2req_withdrawn};
inline constexpr listed s2req_in_holdoff{{&m3upi_list, 0x11c0000004058, 0xf, 0x80000000000fcd, 0}, {}, &s2req_in_holdoff};
inline constexpr listed s2req_in_service{{&m3upi_list, 0x11c0000008058, 0xf, 0x80000000000ff7, 0}, {}, &s2req_in_service};
}
namespace rxc_flits_slot_bl {
inline constexpr listed all{{&m3upi_list, 0x11c0000001056, 0xf, 0x80000000001021, 0}, {}, &all};
inline constexpr listed need_data{{&m3upi_list, 0x11c0000002056, 0xf, 0x80000000001041, 0}, {}, &need_data};
inline constexpr listed p0_wait{{&m3upi_list, 0x11c0000004056, 0xf, 0x80000000001067, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&m3upi_list, 0x11c0000008056, 0xf, 0x8000000000108b, 0}, {}, &p1_wait};
inline constexpr listed p1_not_req{{&m3upi_list, 0x11c0000010056, 0xf, 0x800000000010af, 0}, {}, &p1_not_req};
inline constexpr listed p1_not_req_but_bubble{{&m3upi_list, 0x11c0000020056, 0xf, 0x800000000010d6, 0}, {}, &p1_not_req_but_bubble};
inline constexpr listed p1_not_req_not_avail{{&m3upi_list, 0x11c0000040056, 0xf, 0x80000000001108, 0}, {}, &p1_not_req_not_avail};
}
namespace rxc_hdr_flit_not_sent {
inline constexpr listed all{{&m3upi_list, 0x11c0000001053, 0xf, 0x80000000001441, 0}, {}, &all};
inline constexpr listed tsv_hi{{&m3upi_list, 0x11c0000002053, 0xf, 0x80000000001465, 0}, {}, &tsv_hi};
inline constexpr listed valid_for_flit{{&m3upi_list, 0x11c0000004053, 0xf, 0x8000000000148c, 0}, {}, &valid_for_flit};
inline constexpr listed no_bgf_crd{{&m3upi_list, 0x11c0000008053, 0xf, 0x800000000014bb, 0}, {}, &no_bgf_crd};
inline constexpr listed no_txq_crd{{&m3upi_list, 0x11c0000010053, 0xf, 0x800000000014e6, 0}, {}, &no_txq_crd};
inline constexpr listed no_bgf_no_msg{{&m3upi_list, 0x11c0000020053, 0xf, 0x80000000001511, 0}, {}, &no_bgf_no_msg};
inline constexpr listed no_txq_no_msg{{&m3upi_list, 0x11c0000040053, 0xf, 0x8000000000153f, 0}, {}, &no_txq_no_msg};
}
namespace rxc_hdr_flits_sent {
inline constexpr listed _1_msg{{&m3upi_list, 0x11c0000001054, 0xf, 0x80000000001340, 0}, {}, &_1_msg};
inline constexpr listed _2_msgs{{&m3upi_list, 0x11c0000002054, 0xf, 0x80000000001363, 0}, {}, &_2_msgs};
inline constexpr listed _3_msgs{{&m3upi_list, 0x11c0000004054, 0xf, 0x80000000001387, 0}, {}, &_3_msgs};
inline constexpr listed _1_msg_vnx{{&m3upi_list, 0x11c0000008054, 0xf, 0x800000000013ab, 0}, {}, &_1_msg_vnx};
inline constexpr listed slots_1{{&m3upi_list, 0x11c0000010054, 0xf, 0x800000000013d2, 0}, {}, &slots_1};
inline constexpr listed slots_2{{&m3upi_list, 0x11c0000020054, 0xf, 0x800000000013f7, 0}, {}, &slots_2};
inline constexpr listed slots_3{{&m3upi_list, 0x11c0000040054, 0xf, 0x8000000000141c, 0}, {}, &slots_3};
}
namespace rxc_held {
inline constexpr listed vn0{{&m3upi_list, 0x11c0000001050, 7, 0x8000000000156d, 0}, {}, &vn0};
inline constexpr listed vn1{{&m3upi_list, 0x11c0000002050, 7, 0x80000000001584, 0}, {}, &vn1};
inline constexpr listed parallel_attempt{{&m3upi_list, 0x11c0000004050, 7, 0x8000000000159b, 0}, {}, &parallel_attempt};
inline constexpr listed parallel_success{{&m3upi_list, 0x11c0000008050, 7, 0x800000000015bf, 0}, {}, &parallel_success};
inline constexpr listed cant_slot_ad{{&m3upi_list, 0x11c0000010050, 7, 0x800000000015e3, 0}, {}, &cant_slot_ad};
inline constexpr listed cant_slot_bl{{&m3upi_list, 0x11c0000020050, 7, 0x80000000001603, 0}, {}, &cant_slot_bl};
}
namespace rxc_inserts_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001041, 0xf, 0x80000000001623, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002041, 0xf, 0x80000000001644, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004041, 0xf, 0x80000000001665, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008041, 0xf, 0x80000000001686, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010041, 0xf, 0x800000000016a7, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020041, 0xf, 0x800000000016c7, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040041, 0xf, 0x800000000016e8, 0}, {}, &bl_ncs};
}
namespace rxc_inserts_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001042, 0xf, 0x80000000001709, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002042, 0xf, 0x8000000000172a, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004042, 0xf, 0x8000000000174b, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008042, 0xf, 0x8000000000176c, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010042, 0xf, 0x8000000000178d, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020042, 0xf, 0x800000000017ad, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040042, 0xf, 0x800000000017ce, 0}, {}, &bl_ncs};
}
namespace rxc_occupancy_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001045, 0xf, 0x800000000017ef, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002045, 0xf, 0x80000000001812, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004045, 0xf, 0x80000000001835, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008045, 0xf, 0x80000000001858, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010045, 0xf, 0x8000000000187b, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020045, 0xf, 0x8000000000189d, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040045, 0xf, 0x800000000018c0, 0}, {}, &bl_ncs};
}
namespace rxc_occupancy_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001046, 0xf, 0x800000000018e3, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002046, 0xf, 0x80000000001906, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004046, 0xf, 0x80000000001929, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008046, 0xf, 0x8000000000194c, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010046, 0xf, 0x8000000000196f, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020046, 0xf, 0x80000000001991, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040046, 0xf, 0x800000000019b4, 0}, {}, &bl_ncs};
}
namespace rxc_packing_miss_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104e, 7, 0x800000000019d7, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204e, 7, 0x800000000019fd, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404e, 7, 0x80000000001a23, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804e, 7, 0x80000000001a49, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004e, 7, 0x80000000001a6f, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004e, 7, 0x80000000001a94, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004e, 7, 0x80000000001aba, 0}, {}, &bl_ncs};
}
namespace rxc_packing_miss_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104f, 7, 0x80000000001ae0, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204f, 7, 0x80000000001b06, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404f, 7, 0x80000000001b2c, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804f, 7, 0x80000000001b52, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004f, 7, 0x80000000001b78, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004f, 7, 0x80000000001b9d, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004f, 7, 0x80000000001bc3, 0}, {}, &bl_ncs};
}
namespace rxc_vna_crd {
inline constexpr listed corrected{{&m3upi_list, 0x11c000000105a, 0xf, 0x80000000001be9, 0}, {}, &corrected};
inline constexpr listed lt1{{&m3upi_list, 0x11c000000205a, 0xf, 0x80000000001c09, 0}, {}, &lt1};
inline constexpr listed lt4{{&m3upi_list, 0x11c000000405a, 0xf, 0x80000000001c23, 0}, {}, &lt4};
inline constexpr listed lt5{{&m3upi_list, 0x11c000000805a, 0xf, 0x80000000001c3d, 0}, {}, &lt5};
inline constexpr listed lt10{{&m3upi_list, 0x11c000001005a, 0xf, 0x80000000001c57, 0}, {}, &lt10};
inline constexpr listed any_in_use{{&m3upi_list, 0x11c000002005a, 0xf, 0x80000000001c72, 0}, {}, &any_in_use};
}
namespace rxc_vna_crd_misc {
inline constexpr listed req_vn01_alloc_lt10{{&m3upi_list, 0x11c0000001059, 0xf, 0x80000000001c93, 0}, {}, &req_vn01_alloc_lt10};
inline constexpr listed req_adbl_alloc_l5{{&m3upi_list, 0x11c0000002059, 0xf, 0x80000000001cc2, 0}, {}, &req_adbl_alloc_l5};
inline constexpr listed vn0_only{{&m3upi_list, 0x11c0000004059, 0xf, 0x80000000001cef, 0}, {}, &vn0_only};
inline constexpr listed vn1_only{{&m3upi_list, 0x11c0000008059, 0xf, 0x80000000001d13, 0}, {}, &vn1_only};
inline constexpr listed vn0_just_ad{{&m3upi_list, 0x11c0000010059, 0xf, 0x80000000001d37, 0}, {}, &vn0_just_ad};
inline constexpr listed vn0_just_bl{{&m3upi_list, 0x11c0000020059, 0xf, 0x80000000001d5e, 0}, {}, &vn0_just_bl};
inline constexpr listed vn1_just_ad{{&m3upi_list, 0x11c0000040059, 0xf, 0x80000000001d85, 0}, {}, &vn1_just_ad};
inline constexpr listed vn1_just_bl{{&m3upi_list, 0x11c0000080059, 0xf, 0x80000000001dac, 0}, {}, &vn1_just_bl};
}
namespace rxr_busy_starved {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010e5, 0xf, 0x8000000000454b, 0}, {}, &ad_uncrd};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040e5, 0xf, 0x8000000000456f, 0}, {}, &bl_uncrd};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100e5, 0xf, 0x80000000004593, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400e5, 0xf, 0x800000000045b5, 0}, {}, &bl_crd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110e5, 0xf, 0x800000000045d7, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440e5, 0xf, 0x800000000045f9, 0}, {}, &bl_all};
}
namespace rxr_bypass {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010e2, 0xf, 0x8000000000461b, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020e2, 0xf, 0x80000000004639, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040e2, 0xf, 0x80000000004651, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080e2, 0xf, 0x8000000000466f, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100e2, 0xf, 0x80000000004687, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400e2, 0xf, 0x800000000046a3, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800e2, 0xf, 0x800000000046bf, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110e2, 0xf, 0x800000000046de, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440e2, 0xf, 0x800000000046fa, 0}, {}, &bl_all};
}
namespace rxr_crd_starved {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010e3, 0xf, 0x80000000004716, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020e3, 0xf, 0x80000000004739, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040e3, 0xf, 0x80000000004756, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080e3, 0xf, 0x80000000004779, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100e3, 0xf, 0x80000000004796, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400e3, 0xf, 0x800000000047b7, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&m3upi_list, 0x11c00000800e3, 0xf, 0x800000000047d8, 0}, {}, &ifv};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110e3, 0xf, 0x800000000047f6, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440e3, 0xf, 0x80000000004817, 0}, {}, &bl_all};
}
namespace rxr_inserts {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010e1, 0xf, 0x80000000004838, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020e1, 0xf, 0x80000000004857, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040e1, 0xf, 0x80000000004870, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080e1, 0xf, 0x8000000000488f, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100e1, 0xf, 0x800000000048a8, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400e1, 0xf, 0x800000000048c5, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800e1, 0xf, 0x800000000048e2, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110e1, 0xf, 0x80000000004902, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440e1, 0xf, 0x8000000000491f, 0}, {}, &bl_all};
}
namespace rxr_occupancy {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010e0, 0xf, 0x8000000000493c, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020e0, 0xf, 0x8000000000495d, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040e0, 0xf, 0x80000000004978, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080e0, 0xf, 0x80000000004999, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100e0, 0xf, 0x800000000049b4, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000200e0, 0xf, 0x800000000049d3, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800e0, 0xf, 0x800000000049f2, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110e0, 0xf, 0x80000000004a14, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440e0, 0xf, 0x80000000004a33, 0}, {}, &bl_all};
}
namespace stall0_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c00000010d0, 0xf, 0x80000000004a52, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c00000020d0, 0xf, 0x80000000004a7f, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c00000040d0, 0xf, 0x80000000004aac, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c00000080d0, 0xf, 0x80000000004ad9, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c00000100d0, 0xf, 0x80000000004b06, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c00000200d0, 0xf, 0x80000000004b33, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c00000400d0, 0xf, 0x80000000004b60, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c00000800d0, 0xf, 0x80000000004b8d, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c00000010d2, 0xf, 0x80000000004bba, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c00000020d2, 0xf, 0x80000000004be7, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c00000040d2, 0xf, 0x80000000004c14, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c00000080d2, 0xf, 0x80000000004c41, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c00000100d2, 0xf, 0x80000000004c6e, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c00000200d2, 0xf, 0x80000000004c9b, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c00000400d2, 0xf, 0x80000000004cc8, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c00000800d2, 0xf, 0x80000000004cf5, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c00000010d4, 0xf, 0x80000000004d22, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c00000020d4, 0xf, 0x80000000004d4f, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c00000040d4, 0xf, 0x80000000004d7c, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c00000080d4, 0xf, 0x80000000004da9, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c00000100d4, 0xf, 0x80000000004dd6, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c00000200d4, 0xf, 0x80000000004e03, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c00000400d4, 0xf, 0x80000000004e30, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c00000800d4, 0xf, 0x80000000004e5d, 0}, {}, &tgr7};
}
namespace stall0_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&m3upi_list, 0x11c00000010d6, 0xf, 0x80000000004e8a, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&m3upi_list, 0x11c00000020d6, 0xf, 0x80000000004eb7, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&m3upi_list, 0x11c00000040d6, 0xf, 0x80000000004ee4, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&m3upi_list, 0x11c00000080d6, 0xf, 0x80000000004f11, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&m3upi_list, 0x11c00000100d6, 0xf, 0x80000000004f3e, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&m3upi_list, 0x11c00000200d6, 0xf, 0x80000000004f6b, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&m3upi_list, 0x11c00000400d6, 0xf, 0x80000000004f98, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&m3upi_list, 0x11c00000800d6, 0xf, 0x80000000004fc5, 0}, {}, &tgr7};
}
namespace stall1_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c00000010d1, 0xf, 0x80000000004ff2, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c00000020d1, 0xf, 0x8000000000501f, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c00000040d1, 0xf, 0x8000000000504c, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_ad_ag1_1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c00000010d3, 0xf, 0x8000000000507a, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c00000020d3, 0xf, 0x800000000050a9, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c00000040d3, 0xf, 0x800000000050d8, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_bl_ag0_1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c00000010d5, 0xf, 0x80000000005108, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c00000020d5, 0xf, 0x80000000005137, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c00000040d5, 0xf, 0x80000000005166, 0}, {}, &tgr10};
}
namespace stall1_no_txr_horz_crd_bl_ag1_1 {
inline constexpr listed tgr8{{&m3upi_list, 0x11c00000010d7, 0xf, 0x80000000005196, 0}, {}, &tgr8};
inline constexpr listed tgr9{{&m3upi_list, 0x11c00000020d7, 0xf, 0x800000000051c5, 0}, {}, &tgr9};
inline constexpr listed tgr10{{&m3upi_list, 0x11c00000040d7, 0xf, 0x800000000051f4, 0}, {}, &tgr10};
}
namespace txc_ad_arb_fail {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001030, 0xf, 0x80000000001dd3, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002030, 0xf, 0x80000000001df5, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004030, 0xf, 0x80000000001e17, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008030, 0xf, 0x80000000001e39, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010030, 0xf, 0x80000000001e5a, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020030, 0xf, 0x80000000001e7c, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040030, 0xf, 0x80000000001e9e, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080030, 0xf, 0x80000000001ec0, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_bypass {
inline constexpr listed ad_slot0{{&m3upi_list, 0x11c000000102c, 0xf, 0x80000000001ee1, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&m3upi_list, 0x11c000000202c, 0xf, 0x80000000001f06, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&m3upi_list, 0x11c000000402c, 0xf, 0x80000000001f2b, 0}, {}, &ad_slot2};
inline constexpr listed bl_early_rsp{{&m3upi_list, 0x11c000000802c, 0xf, 0x80000000001f50, 0}, {}, &bl_early_rsp};
}
namespace txc_ad_flq_cycles_ne {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001027, 0xf, 0x80000000001f79, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002027, 0xf, 0x80000000001fa0, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004027, 0xf, 0x80000000001fc7, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008027, 0xf, 0x80000000001fee, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010027, 0xf, 0x80000000002014, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020027, 0xf, 0x8000000000203b, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040027, 0xf, 0x80000000002062, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080027, 0xf, 0x80000000002089, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_inserts {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c000000102d, 0xf, 0x800000000020af, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c000000202d, 0xf, 0x800000000020d4, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000402d, 0xf, 0x800000000020f9, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000802d, 0xf, 0x8000000000211e, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c000001002d, 0xf, 0x80000000002142, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c000002002d, 0xf, 0x80000000002167, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000004002d, 0xf, 0x8000000000218c, 0}, {}, &vn1_rsp};
}
namespace txc_ad_flq_occupancy {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c000000101c, 1, 0x800000000021b1, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c000000201c, 1, 0x800000000021d8, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000401c, 1, 0x800000000021ff, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000801c, 1, 0x80000000002226, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c000001001c, 1, 0x8000000000224c, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c000002001c, 1, 0x80000000002273, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000004001c, 1, 0x8000000000229a, 0}, {}, &vn1_rsp};
}
namespace txc_bl_arb_fail {
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000001035, 0xf, 0x800000000022c1, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000002035, 0xf, 0x800000000022e3, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c0000004035, 0xf, 0x80000000002304, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c0000008035, 0xf, 0x80000000002326, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000010035, 0xf, 0x80000000002348, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000020035, 0xf, 0x8000000000236a, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c0000040035, 0xf, 0x8000000000238b, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c0000080035, 0xf, 0x800000000023ad, 0}, {}, &vn1_ncs};
}
namespace txc_bl_flq_cycles_ne {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001028, 0xf, 0x800000000023cf, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002028, 0xf, 0x800000000023f6, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004028, 0xf, 0x8000000000241d, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008028, 0xf, 0x80000000002444, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010028, 0xf, 0x8000000000246a, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020028, 0xf, 0x80000000002491, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040028, 0xf, 0x800000000024b8, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080028, 0xf, 0x800000000024df, 0}, {}, &vn1_wb};
}
namespace txc_bl_flq_inserts {
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c000000102e, 0xf, 0x80000000002505, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c000000202e, 0xf, 0x8000000000252a, 0}, {}, &vn0_ncs};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000402e, 0xf, 0x8000000000254f, 0}, {}, &vn0_wb};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000802e, 0xf, 0x80000000002573, 0}, {}, &vn0_rsp};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c000001002e, 0xf, 0x80000000002598, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c000002002e, 0xf, 0x800000000025bd, 0}, {}, &vn1_ncs};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c000004002e, 0xf, 0x800000000025e2, 0}, {}, &vn1_wb};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000008002e, 0xf, 0x80000000002606, 0}, {}, &vn1_rsp};
}
namespace txc_bl_flq_occupancy {
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000101d, 1, 0x8000000000262b, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000201d, 1, 0x80000000002652, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c000000401d, 1, 0x80000000002678, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c000000801d, 1, 0x8000000000269f, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000001001d, 1, 0x800000000026c6, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c000002001d, 1, 0x800000000026ed, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c000004001d, 1, 0x80000000002713, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c000008001d, 1, 0x8000000000273a, 0}, {}, &vn1_ncs};
}
namespace txc_bl_wb_flq_occupancy {
inline constexpr listed vn0_local{{&m3upi_list, 0x11c000000101f, 1, 0x80000000002761, 0}, {}, &vn0_local};
inline constexpr listed vn0_through{{&m3upi_list, 0x11c000000201f, 1, 0x8000000000278d, 0}, {}, &vn0_through};
inline constexpr listed vn0_wrpull{{&m3upi_list, 0x11c000000401f, 1, 0x800000000027bb, 0}, {}, &vn0_wrpull};
inline constexpr listed vn1_local{{&m3upi_list, 0x11c000001001f, 1, 0x800000000027e8, 0}, {}, &vn1_local};
inline constexpr listed vn1_through{{&m3upi_list, 0x11c000002001f, 1, 0x80000000002814, 0}, {}, &vn1_through};
inline constexpr listed vn1_wrpull{{&m3upi_list, 0x11c000004001f, 1, 0x80000000002842, 0}, {}, &vn1_wrpull};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010a6, 0xf, 0x80000000005224, 0}, {}, &ad_uncrd};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040a6, 0xf, 0x80000000005249, 0}, {}, &bl_uncrd};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100a6, 0xf, 0x8000000000526e, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400a6, 0xf, 0x80000000005291, 0}, {}, &bl_crd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110a6, 0xf, 0x800000000052b4, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440a6, 0xf, 0x800000000052d7, 0}, {}, &bl_all};
}
namespace txr_horz_bypass {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010a7, 0xf, 0x800000000052fa, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a7, 0xf, 0x8000000000531d, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040a7, 0xf, 0x8000000000533a, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a7, 0xf, 0x8000000000535d, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100a7, 0xf, 0x8000000000537a, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400a7, 0xf, 0x8000000000539b, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800a7, 0xf, 0x800000000053bc, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110a7, 0xf, 0x800000000053e0, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440a7, 0xf, 0x80000000005401, 0}, {}, &bl_all};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010a2, 0xf, 0x80000000005422, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a2, 0xf, 0x8000000000544a, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040a2, 0xf, 0x8000000000546c, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a2, 0xf, 0x80000000005494, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100a2, 0xf, 0x800000000054b6, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400a2, 0xf, 0x800000000054dc, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800a2, 0xf, 0x80000000005502, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110a2, 0xf, 0x8000000000552b, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440a2, 0xf, 0x80000000005551, 0}, {}, &bl_all};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010a3, 0xf, 0x80000000005577, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a3, 0xf, 0x8000000000559d, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040a3, 0xf, 0x800000000055bd, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a3, 0xf, 0x800000000055e3, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100a3, 0xf, 0x80000000005603, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400a3, 0xf, 0x80000000005627, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800a3, 0xf, 0x8000000000564b, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110a3, 0xf, 0x80000000005672, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440a3, 0xf, 0x80000000005696, 0}, {}, &bl_all};
}
namespace txr_horz_inserts {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010a1, 0xf, 0x800000000056ba, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a1, 0xf, 0x800000000056de, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040a1, 0xf, 0x800000000056fc, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a1, 0xf, 0x80000000005720, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100a1, 0xf, 0x8000000000573e, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400a1, 0xf, 0x80000000005760, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800a1, 0xf, 0x80000000005782, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110a1, 0xf, 0x800000000057a7, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440a1, 0xf, 0x800000000057c9, 0}, {}, &bl_all};
}
namespace txr_horz_nack {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010a4, 0xf, 0x800000000057eb, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a4, 0xf, 0x8000000000580c, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040a4, 0xf, 0x80000000005827, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a4, 0xf, 0x80000000005848, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100a4, 0xf, 0x80000000005863, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400a4, 0xf, 0x80000000005882, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800a4, 0xf, 0x800000000058a1, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110a4, 0xf, 0x800000000058c3, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440a4, 0xf, 0x800000000058e2, 0}, {}, &bl_all};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010a0, 0xf, 0x80000000005901, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a0, 0xf, 0x80000000005927, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040a0, 0xf, 0x80000000005947, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a0, 0xf, 0x8000000000596d, 0}, {}, &iv};
inline constexpr listed ad_crd{{&m3upi_list, 0x11c00000100a0, 0xf, 0x8000000000598d, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&m3upi_list, 0x11c00000400a0, 0xf, 0x800000000059b1, 0}, {}, &bl_crd};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800a0, 0xf, 0x800000000059d5, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000110a0, 0xf, 0x800000000059fc, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000440a0, 0xf, 0x80000000005a20, 0}, {}, &bl_all};
}
namespace txr_horz_starved {
inline constexpr listed ad_uncrd{{&m3upi_list, 0x11c00000010a5, 0xf, 0x80000000005a44, 0}, {}, &ad_uncrd};
inline constexpr listed ak{{&m3upi_list, 0x11c00000020a5, 0xf, 0x80000000005a68, 0}, {}, &ak};
inline constexpr listed bl_uncrd{{&m3upi_list, 0x11c00000040a5, 0xf, 0x80000000005a86, 0}, {}, &bl_uncrd};
inline constexpr listed iv{{&m3upi_list, 0x11c00000080a5, 0xf, 0x80000000005aaa, 0}, {}, &iv};
inline constexpr listed akc_uncrd{{&m3upi_list, 0x11c00000800a5, 0xf, 0x80000000005ac8, 0}, {}, &akc_uncrd};
inline constexpr listed ad_all{{&m3upi_list, 0x11c00000010a5, 0xf, 0x80000000005aed, 0}, {}, &ad_all};
inline constexpr listed bl_all{{&m3upi_list, 0x11c00000040a5, 0xf, 0x80000000005b0f, 0}, {}, &bl_all};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c000000109c, 0xf, 0x80000000005b31, 0}, {}, &ad_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c000000409c, 0xf, 0x80000000005b54, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c000001009c, 0xf, 0x80000000005b77, 0}, {}, &ad_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c000004009c, 0xf, 0x80000000005b9a, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c000000109d, 0xf, 0x80000000005bbd, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c000000209d, 0xf, 0x80000000005bde, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c000000409d, 0xf, 0x80000000005bff, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag1{{&m3upi_list, 0x11c000000809d, 0xf, 0x80000000005c20, 0}, {}, &iv_ag1};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c000001009d, 0xf, 0x80000000005c41, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c000002009d, 0xf, 0x80000000005c62, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c000004009d, 0xf, 0x80000000005c83, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass_1 {
inline constexpr listed akc_ag0{{&m3upi_list, 0x11c000000109e, 0xf, 0x80000000005ca4, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m3upi_list, 0x11c000000209e, 0xf, 0x80000000005cc8, 0}, {}, &akc_ag1};
}
namespace txr_vert_cycles_full0 {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001094, 0xf, 0x80000000005cec, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002094, 0xf, 0x80000000005d13, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004094, 0xf, 0x80000000005d3a, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m3upi_list, 0x11c0000008094, 0xf, 0x80000000005d61, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010094, 0xf, 0x80000000005d88, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020094, 0xf, 0x80000000005daf, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040094, 0xf, 0x80000000005dd6, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_full1 {
inline constexpr listed akc_ag0{{&m3upi_list, 0x11c0000001095, 0xf, 0x80000000005dfd, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m3upi_list, 0x11c0000002095, 0xf, 0x80000000005e25, 0}, {}, &akc_ag1};
}
namespace txr_vert_cycles_ne0 {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001096, 0xf, 0x80000000005e4d, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002096, 0xf, 0x80000000005e72, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004096, 0xf, 0x80000000005e97, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m3upi_list, 0x11c0000008096, 0xf, 0x80000000005ebc, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010096, 0xf, 0x80000000005ee1, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020096, 0xf, 0x80000000005f06, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040096, 0xf, 0x80000000005f2b, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_ne1 {
inline constexpr listed akc_ag0{{&m3upi_list, 0x11c0000001097, 0xf, 0x80000000005f50, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m3upi_list, 0x11c0000002097, 0xf, 0x80000000005f76, 0}, {}, &akc_ag1};
}
namespace txr_vert_inserts0 {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001092, 0xf, 0x80000000005f9c, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002092, 0xf, 0x80000000005fbf, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004092, 0xf, 0x80000000005fe2, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m3upi_list, 0x11c0000008092, 0xf, 0x80000000006005, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010092, 0xf, 0x80000000006028, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020092, 0xf, 0x8000000000604b, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040092, 0xf, 0x8000000000606e, 0}, {}, &bl_ag1};
}
namespace txr_vert_inserts1 {
inline constexpr listed akc_ag0{{&m3upi_list, 0x11c0000001093, 0xf, 0x80000000006091, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m3upi_list, 0x11c0000002093, 0xf, 0x800000000060b5, 0}, {}, &akc_ag1};
}
namespace txr_vert_nack0 {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001098, 0xf, 0x800000000060d9, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002098, 0xf, 0x800000000060f9, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004098, 0xf, 0x80000000006119, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m3upi_list, 0x11c0000008098, 0xf, 0x80000000006139, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010098, 0xf, 0x80000000006159, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020098, 0xf, 0x80000000006179, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040098, 0xf, 0x80000000006199, 0}, {}, &bl_ag1};
}
namespace txr_vert_nack1 {
inline constexpr listed akc_ag0{{&m3upi_list, 0x11c0000001099, 0xf, 0x800000000061b9, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m3upi_list, 0x11c0000002099, 0xf, 0x800000000061da, 0}, {}, &akc_ag1};
}
namespace txr_vert_occupancy0 {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c0000001090, 0xf, 0x800000000061fb, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c0000002090, 0xf, 0x80000000006220, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c0000004090, 0xf, 0x80000000006245, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m3upi_list, 0x11c0000008090, 0xf, 0x8000000000626a, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c0000010090, 0xf, 0x8000000000628f, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c0000020090, 0xf, 0x800000000062b4, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c0000040090, 0xf, 0x800000000062d9, 0}, {}, &bl_ag1};
}
namespace txr_vert_occupancy1 {
inline constexpr listed akc_ag0{{&m3upi_list, 0x11c0000001091, 0xf, 0x800000000062fe, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m3upi_list, 0x11c0000002091, 0xf, 0x80000000006324, 0}, {}, &akc_ag1};
}
namespace txr_vert_starved0 {
inline constexpr listed ad_ag0{{&m3upi_list, 0x11c000000109a, 0xf, 0x8000000000634a, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&m3upi_list, 0x11c000000209a, 0xf, 0x8000000000636d, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&m3upi_list, 0x11c000000409a, 0xf, 0x80000000006390, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&m3upi_list, 0x11c000000809a, 0xf, 0x800000000063b3, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&m3upi_list, 0x11c000001009a, 0xf, 0x800000000063d6, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&m3upi_list, 0x11c000002009a, 0xf, 0x800000000063f9, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&m3upi_list, 0x11c000004009a, 0xf, 0x8000000000641c, 0}, {}, &bl_ag1};
}
namespace txr_vert_starved1 {
inline constexpr listed akc_ag0{{&m3upi_list, 0x11c000000109b, 0xf, 0x8000000000643f, 0}, {}, &akc_ag0};
inline constexpr listed akc_ag1{{&m3upi_list, 0x11c000000209b, 0xf, 0x80000000006463, 0}, {}, &akc_ag1};
inline constexpr listed tgc{{&m3upi_list, 0x11c000000409b, 0xf, 0x80000000006487, 0}, {}, &tgc};
}
namespace upi_peer_ad_credits_empty {
inline constexpr listed vna{{&m3upi_list, 0x11c0000001020, 0xf, 0x8000000000286f, 0}, {}, &vna};
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000002020, 0xf, 0x80000000002897, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000004020, 0xf, 0x800000000028c3, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000008020, 0xf, 0x800000000028ef, 0}, {}, &vn0_rsp};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010020, 0xf, 0x8000000000291b, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020020, 0xf, 0x80000000002947, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040020, 0xf, 0x80000000002973, 0}, {}, &vn1_rsp};
}
namespace upi_peer_bl_credits_empty {
inline constexpr listed vna{{&m3upi_list, 0x11c0000001021, 0xf, 0x8000000000299f, 0}, {}, &vna};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000002021, 0xf, 0x800000000029c7, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_ncs_ncb{{&m3upi_list, 0x11c0000004021, 0xf, 0x800000000029f3, 0}, {}, &vn0_ncs_ncb};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008021, 0xf, 0x80000000002a23, 0}, {}, &vn0_wb};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000010021, 0xf, 0x80000000002a4e, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_ncs_ncb{{&m3upi_list, 0x11c0000020021, 0xf, 0x80000000002a7a, 0}, {}, &vn1_ncs_ncb};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000040021, 0xf, 0x80000000002aaa, 0}, {}, &vn1_wb};
}
namespace vert_ring_ad_in_use {
inline constexpr listed up_even{{&m3upi_list, 0x11c00000010b0, 0xf, 0x800000000064a7, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m3upi_list, 0x11c00000020b0, 0xf, 0x800000000064cd, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m3upi_list, 0x11c00000040b0, 0xf, 0x800000000064f2, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m3upi_list, 0x11c00000080b0, 0xf, 0x80000000006518, 0}, {}, &dn_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed up_even{{&m3upi_list, 0x11c00000010b1, 0xf, 0x800000000065d7, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m3upi_list, 0x11c00000020b1, 0xf, 0x800000000065fd, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m3upi_list, 0x11c00000040b1, 0xf, 0x80000000006622, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m3upi_list, 0x11c00000080b1, 0xf, 0x80000000006648, 0}, {}, &dn_odd};
}
namespace vert_ring_akc_in_use {
inline constexpr listed up_even{{&m3upi_list, 0x11c00000010b4, 0xf, 0x8000000000653d, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m3upi_list, 0x11c00000020b4, 0xf, 0x80000000006564, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m3upi_list, 0x11c00000040b4, 0xf, 0x8000000000658a, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m3upi_list, 0x11c00000080b4, 0xf, 0x800000000065b1, 0}, {}, &dn_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed up_even{{&m3upi_list, 0x11c00000010b2, 0xf, 0x8000000000666d, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m3upi_list, 0x11c00000020b2, 0xf, 0x80000000006693, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m3upi_list, 0x11c00000040b2, 0xf, 0x800000000066b8, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m3upi_list, 0x11c00000080b2, 0xf, 0x800000000066de, 0}, {}, &dn_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed up{{&m3upi_list, 0x11c00000010b3, 0xf, 0x80000000006703, 0}, {}, &up};
inline constexpr listed dn{{&m3upi_list, 0x11c00000040b3, 0xf, 0x80000000006724, 0}, {}, &dn};
}
namespace vert_ring_tgc_in_use {
inline constexpr listed up_even{{&m3upi_list, 0x11c00000010b5, 0xf, 0x80000000006745, 0}, {}, &up_even};
inline constexpr listed up_odd{{&m3upi_list, 0x11c00000020b5, 0xf, 0x8000000000676c, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&m3upi_list, 0x11c00000040b5, 0xf, 0x80000000006792, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&m3upi_list, 0x11c00000080b5, 0xf, 0x800000000067b9, 0}, {}, &dn_odd};
}
namespace vn0_credits_used {
inline constexpr listed req{{&m3upi_list, 0x11c000000105b, 0xf, 0x80000000002ad5, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205b, 0xf, 0x80000000002af4, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405b, 0xf, 0x80000000002b13, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805b, 0xf, 0x80000000002b32, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005b, 0xf, 0x80000000002b50, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005b, 0xf, 0x80000000002b6f, 0}, {}, &ncs};
}
namespace vn0_no_credits {
inline constexpr listed req{{&m3upi_list, 0x11c000000105d, 0xf, 0x80000000002b8e, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205d, 0xf, 0x80000000002bab, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405d, 0xf, 0x80000000002bc8, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805d, 0xf, 0x80000000002be5, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005d, 0xf, 0x80000000002c01, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005d, 0xf, 0x80000000002c1e, 0}, {}, &ncs};
}
namespace vn1_credits_used {
inline constexpr listed req{{&m3upi_list, 0x11c000000105c, 0xf, 0x80000000002c3b, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205c, 0xf, 0x80000000002c5a, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405c, 0xf, 0x80000000002c79, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805c, 0xf, 0x80000000002c98, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005c, 0xf, 0x80000000002cb6, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005c, 0xf, 0x80000000002cd5, 0}, {}, &ncs};
}
namespace vn1_no_credits {
inline constexpr listed req{{&m3upi_list, 0x11c000000105e, 0xf, 0x80000000002cf4, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205e, 0xf, 0x80000000002d11, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405e, 0xf, 0x80000000002d2e, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805e, 0xf, 0x80000000002d4b, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005e, 0xf, 0x80000000002d67, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005e, 0xf, 0x80000000002d84, 0}, {}, &ncs};
}
namespace wb_occ_compare {
inline constexpr listed rt_gt_localdest_vn0{{&m3upi_list, 0x11c000000107e, 0xf, 0x80000000002da1, 0}, {}, &rt_gt_localdest_vn0};
inline constexpr listed rt_eq_localdest_vn0{{&m3upi_list, 0x11c000000207e, 0xf, 0x80000000002dce, 0}, {}, &rt_eq_localdest_vn0};
inline constexpr listed rt_lt_localdest_vn0{{&m3upi_list, 0x11c000000407e, 0xf, 0x80000000002dfb, 0}, {}, &rt_lt_localdest_vn0};
inline constexpr listed rt_gt_localdest_vn1{{&m3upi_list, 0x11c000001007e, 0xf, 0x80000000002e28, 0}, {}, &rt_gt_localdest_vn1};
inline constexpr listed rt_eq_localdest_vn1{{&m3upi_list, 0x11c000002007e, 0xf, 0x80000000002e55, 0}, {}, &rt_eq_localdest_vn1};
inline constexpr listed rt_lt_localdest_vn1{{&m3upi_list, 0x11c000004007e, 0xf, 0x80000000002e82, 0}, {}, &rt_lt_localdest_vn1};
inline constexpr listed bothnonzero_rt_gt_localdest_vn0{{&m3upi_list, 0x11c000008107e, 0xf, 0x80000000002eaf, 0}, {}, &bothnonzero_rt_gt_localdest_vn0};
inline constexpr listed bothnonzero_rt_eq_localdest_vn0{{&m3upi_list, 0x11c000008207e, 0xf, 0x80000000002ee8, 0}, {}, &bothnonzero_rt_eq_localdest_vn0};
inline constexpr listed bothnonzero_rt_lt_localdest_vn0{{&m3upi_list, 0x11c000008407e, 0xf, 0x80000000002f21, 0}, {}, &bothnonzero_rt_lt_localdest_vn0};
inline constexpr listed bothnonzero_rt_gt_localdest_vn1{{&m3upi_list, 0x11c000009007e, 0xf, 0x80000000002f5a, 0}, {}, &bothnonzero_rt_gt_localdest_vn1};
inline constexpr listed bothnonzero_rt_eq_localdest_vn1{{&m3upi_list, 0x11c00000a007e, 0xf, 0x80000000002f93, 0}, {}, &bothnonzero_rt_eq_localdest_vn1};
inline constexpr listed bothnonzero_rt_lt_localdest_vn1{{&m3upi_list, 0x11c00000c007e, 0xf, 0x80000000002fcc, 0}, {}, &bothnonzero_rt_lt_localdest_vn1};
}
namespace wb_pending {
inline constexpr listed localdest_vn0{{&m3upi_list, 0x11c000000107d, 0xf, 0x80000000003005, 0}, {}, &localdest_vn0};
inline constexpr listed routethru_vn0{{&m3upi_list, 0x11c000000207d, 0xf, 0x80000000003028, 0}, {}, &routethru_vn0};
inline constexpr listed local_and_rt_vn0{{&m3upi_list, 0x11c000000407d, 0xf, 0x8000000000304b, 0}, {}, &local_and_rt_vn0};
inline constexpr listed waiting4pull_vn0{{&m3upi_list, 0x11c000000807d, 0xf, 0x80000000003071, 0}, {}, &waiting4pull_vn0};
inline constexpr listed localdest_vn1{{&m3upi_list, 0x11c000001007d, 0xf, 0x80000000003097, 0}, {}, &localdest_vn1};
inline constexpr listed routethru_vn1{{&m3upi_list, 0x11c000002007d, 0xf, 0x800000000030ba, 0}, {}, &routethru_vn1};
inline constexpr listed local_and_rt_vn1{{&m3upi_list, 0x11c000004007d, 0xf, 0x800000000030dd, 0}, {}, &local_and_rt_vn1};
inline constexpr listed waiting4pull_vn1{{&m3upi_list, 0x11c000008007d, 0xf, 0x80000000003103, 0}, {}, &waiting4pull_vn1};
}
namespace xpt_pftch {
inline constexpr listed arrived{{&m3upi_list, 0x11c0000001061, 0xf, 0x80000000003129, 0}, {}, &arrived};
inline constexpr listed bypass{{&m3upi_list, 0x11c0000002061, 0xf, 0x80000000003145, 0}, {}, &bypass};
inline constexpr listed arb{{&m3upi_list, 0x11c0000004061, 0xf, 0x80000000003160, 0}, {}, &arb};
inline constexpr listed lost_arb{{&m3upi_list, 0x11c0000008061, 0xf, 0x80000000003178, 0}, {}, &lost_arb};
inline constexpr listed flitted{{&m3upi_list, 0x11c0000010061, 0xf, 0x80000000003195, 0}, {}, &flitted};
inline constexpr listed lost_old{{&m3upi_list, 0x11c0000020061, 0xf, 0x800000000031b1, 0}, {}, &lost_old};
inline constexpr listed lost_qfull{{&m3upi_list, 0x11c0000020061, 0xf, 0x800000000031ce, 0}, {}, &lost_qfull};
}
} // namespace m3upi

namespace pcu {
using uncore_events::listed;
using uncore_events::pcu_list;
inline constexpr listed clockticks{{&pcu_list, 0xc0000000000, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed core_transition_cycles{{&pcu_list, 0x10c0000000060, 0xf, 0x11, 0}, {}, &core_transition_cycles};
inline constexpr listed demotions{{&pcu_list, 0x10c0000000030, 0xf, 0x2e, 0}, {}, &demotions};
inline constexpr listed fivr_ps_ps0_cycles{{&pcu_list, 0x10c0000000075, 0xf, 0x3e, 0}, {}, &fivr_ps_ps0_cycles};
inline constexpr listed fivr_ps_ps1_cycles{{&pcu_list, 0x10c0000000076, 0xf, 0x57, 0}, {}, &fivr_ps_ps1_cycles};
inline constexpr listed fivr_ps_ps2_cycles{{&pcu_list, 0x10c0000000077, 0xf, 0x70, 0}, {}, &fivr_ps_ps2_cycles};
inline constexpr listed fivr_ps_ps3_cycles{{&pcu_list, 0x10c0000000078, 0xf, 0x89, 0}, {}, &fivr_ps_ps3_cycles};
inline constexpr listed freq_clip_avx256{{&pcu_list, 0x10c0000000049, 0xf, 0xa2, 0}, {}, &freq_clip_avx256};
inline constexpr listed freq_clip_avx512{{&pcu_list, 0x10c000000004a, 0xf, 0xb9, 0}, {}, &freq_clip_avx512};
inline constexpr listed freq_max_limit_thermal_cycles{{&pcu_list, 0x10c0000000004, 0xf, 0xd0, 0}, {}, &freq_max_limit_thermal_cycles};
inline constexpr listed freq_max_power_cycles{{&pcu_list, 0x10c0000000005, 0xf, 0xf4, 0}, {}, &freq_max_power_cycles};
inline constexpr listed freq_min_io_p_cycles{{&pcu_list, 0x10c0000000073, 0xf, 0x110, 0}, {}, &freq_min_io_p_cycles};
inline constexpr listed freq_trans_cycles{{&pcu_list, 0x10c0000000074, 0xf, 0x12b, 0}, {}, &freq_trans_cycles};
inline constexpr listed memory_phase_shedding_cycles{{&pcu_list, 0x10c000000002f, 0xf, 0x143, 0}, {}, &memory_phase_shedding_cycles};
inline constexpr listed pkg_residency_c0_cycles{{&pcu_list, 0x10c000000002a, 0xf, 0x166, 0}, {}, &pkg_residency_c0_cycles};
inline constexpr listed pkg_residency_c2e_cycles{{&pcu_list, 0x10c000000002b, 0xf, 0x184, 0}, {}, &pkg_residency_c2e_cycles};
inline constexpr listed pkg_residency_c3_cycles{{&pcu_list, 0x10c000000002c, 0xf, 0x1a3, 0}, {}, &pkg_residency_c3_cycles};
inline constexpr listed pkg_residency_c6_cycles{{&pcu_list, 0x10c000000002d, 0xf, 0x1c1, 0}, {}, &pkg_residency_c6_cycles};
inline constexpr listed pmax_throttled_cycles{{&pcu_list, 0x10c0000000006, 0xf, 0x1df, 0}, {}, &pmax_throttled_cycles};
inline constexpr listed prochot_external_cycles{{&pcu_list, 0x10c000000000a, 0xf, 0x1fb, 0}, {}, &prochot_external_cycles};
inline constexpr listed prochot_internal_cycles{{&pcu_list, 0x10c0000000009, 0xf, 0x219, 0}, {}, &prochot_internal_cycles};
inline constexpr listed total_transition_cycles{{&pcu_list, 0x10c0000000072, 0xf, 0x237, 0}, {}, &total_transition_cycles};
inline constexpr listed vr_hot_cycles{{&pcu_list, 0x10c0000000042, 0xf, 0x255, 0}, {}, &vr_hot_cycles};
namespace power_state_occupancy {
inline constexpr listed cores_c0{{&pcu_list, 0x10c0000040080, 0xf, 0x269, 0}, {}, &cores_c0};
inline constexpr listed cores_c3{{&pcu_list, 0x10c0000080080, 0xf, 0x28e, 0}, {}, &cores_c3};
inline constexpr listed cores_c6{{&pcu_list, 0x10c00000c0080, 0xf, 0x2b3, 0}, {}, &cores_c6};
}
} // namespace pcu

namespace ubox {
using uncore_events::listed;
using uncore_events::ubox_list;
inline constexpr listed clockticks{{&ubox_list, 0xd0000001000, 0x1000000000000, 0, 0}, {}, &clockticks};
inline constexpr listed lock_cycles{{&ubox_list, 0x10d0000000044, 3, 0x3ba, 0}, {}, &lock_cycles};
inline constexpr listed racu_requests{{&ubox_list, 0x10d0000000046, 3, 0x3cc, 0}, {}, &racu_requests};
namespace event_msg {
inline constexpr listed vlw_rcvd{{&ubox_list, 0x10d0000001042, 3, 0x11, 0}, {}, &vlw_rcvd};
inline constexpr listed msi_rcvd{{&ubox_list, 0x10d0000002042, 3, 0x2a, 0}, {}, &msi_rcvd};
inline constexpr listed ipi_rcvd{{&ubox_list, 0x10d0000004042, 3, 0x43, 0}, {}, &ipi_rcvd};
inline constexpr listed doorbell_rcvd{{&ubox_list, 0x10d0000008042, 3, 0x5c, 0}, {}, &doorbell_rcvd};
inline constexpr listed int_prio{{&ubox_list, 0x10d0000010042, 3, 0x7a, 0}, {}, &int_prio};
}
namespace m2u_misc1 {
inline constexpr listed rxc_cycles_ne_cbo_ncb{{&ubox_list, 0x10d000000104d, 3, 0x102, 0}, {}, &rxc_cycles_ne_cbo_ncb};
inline constexpr listed rxc_cycles_ne_cbo_ncs{{&ubox_list, 0x10d000000204d, 3, 0x128, 0}, {}, &rxc_cycles_ne_cbo_ncs};
inline constexpr listed rxc_cycles_ne_upi_ncb{{&ubox_list, 0x10d000000404d, 3, 0x8000000000014e, 0}, {}, &rxc_cycles_ne_upi_ncb};
inline constexpr listed rxc_cycles_ne_upi_ncs{{&ubox_list, 0x10d000000804d, 3, 0x80000000000174, 0}, {}, &rxc_cycles_ne_upi_ncs};
inline constexpr listed txc_cycles_crd_ovf_cbo_ncb{{&ubox_list, 0x10d000001004d, 3, 0x19a, 0}, {}, &txc_cycles_crd_ovf_cbo_ncb};
inline constexpr listed txc_cycles_crd_ovf_cbo_ncs{{&ubox_list, 0x10d000002004d, 3, 0x1c5, 0}, {}, &txc_cycles_crd_ovf_cbo_ncs};
inline constexpr listed txc_cycles_crd_ovf_upi_ncb{{&ubox_list, 0x10d000004004d, 3, 0x800000000001f0, 0}, {}, &txc_cycles_crd_ovf_upi_ncb};
inline constexpr listed txc_cycles_crd_ovf_upi_ncs{{&ubox_list, 0x10d000008004d, 3, 0x8000000000021b, 0}, {}, &txc_cycles_crd_ovf_upi_ncs};
}
namespace m2u_misc2 {
inline constexpr listed rxc_cycles_full_bl{{&ubox_list, 0x10d000000104e, 3, 0x246, 0}, {}, &rxc_cycles_full_bl};
inline constexpr listed rxc_cycles_empty_bl{{&ubox_list, 0x10d000000204e, 3, 0x269, 0}, {}, &rxc_cycles_empty_bl};
inline constexpr listed txc_cycles_crd_ovf_vn0_ncb{{&ubox_list, 0x10d000000404e, 3, 0x28d, 0}, {}, &txc_cycles_crd_ovf_vn0_ncb};
inline constexpr listed txc_cycles_crd_ovf_vn0_ncs{{&ubox_list, 0x10d000000804e, 3, 0x2b8, 0}, {}, &txc_cycles_crd_ovf_vn0_ncs};
inline constexpr listed txc_cycles_empty_bl{{&ubox_list, 0x10d000001004e, 3, 0x2e3, 0}, {}, &txc_cycles_empty_bl};
inline constexpr listed txc_cycles_empty_ak{{&ubox_list, 0x10d000002004e, 3, 0x307, 0}, {}, &txc_cycles_empty_ak};
inline constexpr listed txc_cycles_empty_akc{{&ubox_list, 0x10d000004004e, 3, 0x32b, 0}, {}, &txc_cycles_empty_akc};
inline constexpr listed txc_cycles_full_bl{{&ubox_list, 0x10d000008004e, 3, 0x350, 0}, {}, &txc_cycles_full_bl};
}
namespace m2u_misc3 {
inline constexpr listed txc_cycles_full_ak{{&ubox_list, 0x10d000000104f, 3, 0x373, 0}, {}, &txc_cycles_full_ak};
inline constexpr listed txc_cycles_full_akc{{&ubox_list, 0x10d000000204f, 3, 0x396, 0}, {}, &txc_cycles_full_akc};
}
namespace phold_cycles {
inline constexpr listed assert_to_ack{{&ubox_list, 0x10d0000001045, 3, 0x93, 0}, {}, &assert_to_ack};
}
namespace racu_drng {
inline constexpr listed rdrand{{&ubox_list, 0x10d000000104c, 3, 0xb4, 0}, {}, &rdrand};
inline constexpr listed rdseed{{&ubox_list, 0x10d000000204c, 3, 0xcb, 0}, {}, &rdseed};
inline constexpr listed pftch_buf_empty{{&ubox_list, 0x10d000000404c, 3, 0xe2, 0}, {}, &pftch_buf_empty};
}
} // namespace ubox

namespace upi {
using uncore_events::listed;
using uncore_events::upi_list;
inline constexpr listed clockticks{{&upi_list, 0x1b0000000001, 0xf, 0x8000000000006c, 0}, {}, &clockticks};
inline constexpr listed l1_power_cycles{{&upi_list, 0x1b0000000021, 0xf, 0x8000000000007f, 0}, {}, &l1_power_cycles};
inline constexpr listed txl0p_power_cycles{{&upi_list, 0x1b0000000027, 0xf, 0x80000000000097, 0}, {}, &txl0p_power_cycles};
inline constexpr listed m3_crd_return_blocked{{&upi_list, 0x11b0000000016, 0xf, 0x80000000000d57, 0}, {}, &m3_crd_return_blocked};
inline constexpr listed phy_init_cycles{{&upi_list, 0x11b0000000020, 0xf, 0x80000000000d75, 0}, {}, &phy_init_cycles};
inline constexpr listed power_l1_nack{{&upi_list, 0x11b0000000023, 0xf, 0x80000000000d8d, 0}, {}, &power_l1_nack};
inline constexpr listed power_l1_req{{&upi_list, 0x11b0000000022, 0xf, 0x80000000000da3, 0}, {}, &power_l1_req};
inline constexpr listed rxl0p_power_cycles{{&upi_list, 0x11b0000000025, 0xf, 0x80000000000db8, 0}, {}, &rxl0p_power_cycles};
inline constexpr listed rxl0_power_cycles{{&upi_list, 0x11b0000000024, 0xf, 0x80000000000dd3, 0}, {}, &rxl0_power_cycles};
inline constexpr listed rxl_crc_errors{{&upi_list, 0x11b000000000b, 0xf, 0x80000000000ded, 0}, {}, &rxl_crc_errors};
inline constexpr listed rxl_crc_llr_req_transmit{{&upi_list, 0x11b0000000008, 0xf, 0x80000000000e04, 0}, {}, &rxl_crc_llr_req_transmit};
inline constexpr listed rxl_credits_consumed_vn0{{&upi_list, 0x11b0000000039, 0xf, 0x80000000000e25, 0}, {}, &rxl_credits_consumed_vn0};
inline constexpr listed rxl_credits_consumed_vn1{{&upi_list, 0x11b000000003a, 0xf, 0x80000000000e46, 0}, {}, &rxl_credits_consumed_vn1};
inline constexpr listed rxl_credits_consumed_vna{{&upi_list, 0x11b0000000038, 0xf, 0x80000000000e67, 0}, {}, &rxl_credits_consumed_vna};
inline constexpr listed txl0p_power_cycles_ll_enter{{&upi_list, 0x11b0000000028, 0xf, 0x80000000000e88, 0}, {}, &txl0p_power_cycles_ll_enter};
inline constexpr listed txl0p_power_cycles_m3_exit{{&upi_list, 0x11b0000000029, 0xf, 0x80000000000eac, 0}, {}, &txl0p_power_cycles_m3_exit};
inline constexpr listed txl0_power_cycles{{&upi_list, 0x11b0000000026, 0xf, 0x80000000000ecf, 0}, {}, &txl0_power_cycles};
inline constexpr listed txl_bypassed{{&upi_list, 0x11b0000000041, 0xf, 0x80000000000ee9, 0}, {}, &txl_bypassed};
inline constexpr listed txl_inserts{{&upi_list, 0x11b0000000040, 0xf, 0x80000000000efe, 0}, {}, &txl_inserts};
inline constexpr listed txl_occupancy{{&upi_list, 0x11b0000000042, 0xf, 0x80000000000f12, 0}, {}, &txl_occupancy};
inline constexpr listed vna_credit_return_blocked_vn01{{&upi_list, 0x11b0000000045, 0xf, 0x80000000000f28, 0}, {}, &vna_credit_return_blocked_vn01};
inline constexpr listed vna_credit_return_occupancy{{&upi_list, 0x11b0000000044, 0xf, 0x80000000000f4f, 0}, {}, &vna_credit_return_occupancy};
namespace direct_attempts {
inline constexpr listed d2c{{&upi_list, 0x11b0000001012, 0xf, 0x800000000000e8, 0}, {}, &d2c};
inline constexpr listed d2k{{&upi_list, 0x11b0000002012, 0xf, 0x80000000000104, 0}, {}, &d2k};
}
namespace flowq_no_vna_crd {
inline constexpr listed ad_vna_eq0{{&upi_list, 0x11b0000001018, 0xf, 0x80000000000120, 0}, {}, &ad_vna_eq0};
inline constexpr listed ad_vna_eq1{{&upi_list, 0x11b0000002018, 0xf, 0x80000000000144, 0}, {}, &ad_vna_eq1};
inline constexpr listed ad_vna_eq2{{&upi_list, 0x11b0000004018, 0xf, 0x80000000000168, 0}, {}, &ad_vna_eq2};
inline constexpr listed bl_vna_eq0{{&upi_list, 0x11b0000008018, 0xf, 0x8000000000018c, 0}, {}, &bl_vna_eq0};
inline constexpr listed ak_vna_eq0{{&upi_list, 0x11b0000010018, 0xf, 0x800000000001b0, 0}, {}, &ak_vna_eq0};
inline constexpr listed ak_vna_eq1{{&upi_list, 0x11b0000020018, 0xf, 0x800000000001d4, 0}, {}, &ak_vna_eq1};
inline constexpr listed ak_vna_eq2{{&upi_list, 0x11b0000040018, 0xf, 0x800000000001f8, 0}, {}, &ak_vna_eq2};
inline constexpr listed ak_vna_eq3{{&upi_list, 0x11b0000080018, 0xf, 0x8000000000021c, 0}, {}, &ak_vna_eq3};
}
namespace m3_byp_blocked {
inline constexpr listed flowq_ad_vna_le2{{&upi_list, 0x11b0000001014, 0xf, 0x80000000000240, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_bl_vna_eq0{{&upi_list, 0x11b0000002014, 0xf, 0x80000000000268, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_ak_vna_le3{{&upi_list, 0x11b0000004014, 0xf, 0x80000000000290, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&upi_list, 0x11b0000008014, 0xf, 0x800000000002b8, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&upi_list, 0x11b0000010014, 0xf, 0x800000000002d7, 0}, {}, &gv_block};
}
namespace m3_rxq_blocked {
inline constexpr listed flowq_ad_vna_le2{{&upi_list, 0x11b0000001015, 0xf, 0x800000000002f7, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_ad_vna_btw_2_thresh{{&upi_list, 0x11b0000002015, 0xf, 0x8000000000031f, 0}, {}, &flowq_ad_vna_btw_2_thresh};
inline constexpr listed flowq_bl_vna_eq0{{&upi_list, 0x11b0000004015, 0xf, 0x80000000000350, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_bl_vna_btw_0_thresh{{&upi_list, 0x11b0000008015, 0xf, 0x80000000000378, 0}, {}, &flowq_bl_vna_btw_0_thresh};
inline constexpr listed flowq_ak_vna_le3{{&upi_list, 0x11b0000010015, 0xf, 0x800000000003a9, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&upi_list, 0x11b0000020015, 0xf, 0x800000000003d1, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&upi_list, 0x11b0000040015, 0xf, 0x800000000003f0, 0}, {}, &gv_block};
}
namespace req_slot2_from_m3 {
inline constexpr listed vna{{&upi_list, 0x11b0000001046, 0xf, 0x80000000000410, 0}, {}, &vna};
inline constexpr listed vn0{{&upi_list, 0x11b0000002046, 0xf, 0x8000000000042e, 0}, {}, &vn0};
inline constexpr listed vn1{{&upi_list, 0x11b0000004046, 0xf, 0x8000000000044c, 0}, {}, &vn1};
inline constexpr listed ack{{&upi_list, 0x11b0000008046, 0xf, 0x8000000000046a, 0}, {}, &ack};
}
namespace rxl_basic_hdr_match {
inline constexpr listed req{{&upi_list, 0xd1b0000008005, 0xf, 0x80000000000488, 0}, {}, &req};
inline constexpr listed req_opc{{&upi_list, 0xd1b0000008005, 0xf, 0x800000000004a8, 1}, {}, &req_opc};
inline constexpr listed snp{{&upi_list, 0xd1b0000009005, 0xf, 0x800000000004cc, 0}, {}, &snp};
inline constexpr listed snp_opc{{&upi_list, 0xd1b0000009005, 0xf, 0x800000000004ec, 1}, {}, &snp_opc};
inline constexpr listed rsp_nodata{{&upi_list, 0xd1b000000a005, 0xf, 0x80000000000510, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_nodata_opc{{&upi_list, 0xd1b000000a005, 0xf, 0x80000000000537, 1}, {}, &rsp_nodata_opc};
inline constexpr listed rsp_data{{&upi_list, 0xd1b000000c005, 0xf, 0x80000000000562, 0}, {}, &rsp_data};
inline constexpr listed rsp_data_opc{{&upi_list, 0xd1b000000c005, 0xf, 0x80000000000587, 1}, {}, &rsp_data_opc};
inline constexpr listed wb{{&upi_list, 0xd1b000000d005, 0xf, 0x800000000005b0, 0}, {}, &wb};
inline constexpr listed wb_opc{{&upi_list, 0xd1b000000d005, 0xf, 0x800000000005cf, 1}, {}, &wb_opc};
inline constexpr listed ncb{{&upi_list, 0xd1b000000e005, 0xf, 0x800000000005f2, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&upi_list, 0xd1b000000e005, 0xf, 0x80000000000612, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&upi_list, 0xd1b000000f005, 0xf, 0x80000000000636, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&upi_list, 0xd1b000000f005, 0xf, 0x80000000000656, 1}, {}, &ncs_opc};
inline constexpr listed rspcnflt{{&upi_list, 0xd1b00000aa005, 0xf, 0x8000000000067a, 1}, {}, &rspcnflt};
inline constexpr listed rspi{{&upi_list, 0xd1b000002a005, 0xf, 0x8000000000069f, 1}, {}, &rspi};
}
namespace rxl_bypassed {
inline constexpr listed slot0{{&upi_list, 0x11b0000001031, 0xf, 0x800000000006c0, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002031, 0xf, 0x800000000006db, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004031, 0xf, 0x800000000006f6, 0}, {}, &slot2};
}
namespace rxl_flits {
inline constexpr listed all_data{{&upi_list, 0x1b000000f003, 0xf, 0x80000000000000, 0}, {}, &all_data};
inline constexpr listed non_data{{&upi_list, 0x1b0000097003, 0xf, 0x8000000000001b, 0}, {}, &non_data};
inline constexpr listed all_null{{&upi_list, 0x1b0000027003, 0xf, 0x800000000000cd, 0}, {}, &all_null};
inline constexpr listed slot0{{&upi_list, 0x11b0000001003, 0xf, 0x80000000000711, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002003, 0xf, 0x80000000000729, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004003, 0xf, 0x80000000000741, 0}, {}, &slot2};
inline constexpr listed data{{&upi_list, 0x11b0000008003, 0xf, 0x80000000000759, 0}, {}, &data};
inline constexpr listed llcrd{{&upi_list, 0x11b0000010003, 0xf, 0x80000000000770, 0}, {}, &llcrd};
inline constexpr listed null{{&upi_list, 0x11b0000020003, 0xf, 0x80000000000788, 0}, {}, &null};
inline constexpr listed llctrl{{&upi_list, 0x11b0000040003, 0xf, 0x8000000000079f, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&upi_list, 0x11b0000080003, 0xf, 0x800000000007b8, 0}, {}, &prothdr};
inline constexpr listed idle{{&upi_list, 0x11b0000047003, 0xf, 0x800000000007d2, 0}, {}, &idle};
}
namespace rxl_inserts {
inline constexpr listed slot0{{&upi_list, 0x11b0000001030, 0xf, 0x800000000007e9, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002030, 0xf, 0x80000000000803, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004030, 0xf, 0x8000000000081d, 0}, {}, &slot2};
}
namespace rxl_occupancy {
inline constexpr listed slot0{{&upi_list, 0x11b0000001032, 0xf, 0x80000000000837, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002032, 0xf, 0x80000000000853, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004032, 0xf, 0x8000000000086f, 0}, {}, &slot2};
}
namespace rxl_slot_bypass {
inline constexpr listed s0_rxq1{{&upi_list, 0x11b0000001033, 0xf, 0x8000000000088b, 0}, {}, &s0_rxq1};
inline constexpr listed s0_rxq2{{&upi_list, 0x11b0000002033, 0xf, 0x800000000008ab, 0}, {}, &s0_rxq2};
inline constexpr listed s1_rxq0{{&upi_list, 0x11b0000004033, 0xf, 0x800000000008cb, 0}, {}, &s1_rxq0};
inline constexpr listed s1_rxq2{{&upi_list, 0x11b0000008033, 0xf, 0x800000000008eb, 0}, {}, &s1_rxq2};
inline constexpr listed s2_rxq0{{&upi_list, 0x11b0000010033, 0xf, 0x8000000000090b, 0}, {}, &s2_rxq0};
inline constexpr listed s2_rxq1{{&upi_list, 0x11b0000020033, 0xf, 0x8000000000092b, 0}, {}, &s2_rxq1};
}
namespace txl0p_clk_active {
inline constexpr listed cfg_ctl{{&upi_list, 0x11b000000102a, 0xf, 0x8000000000094b, 0}, {}, &cfg_ctl};
inline constexpr listed rxq{{&upi_list, 0x11b000000202a, 0xf, 0x8000000000096c, 0}, {}, &rxq};
inline constexpr listed rxq_bypass{{&upi_list, 0x11b000000402a, 0xf, 0x80000000000989, 0}, {}, &rxq_bypass};
inline constexpr listed rxq_cred{{&upi_list, 0x11b000000802a, 0xf, 0x800000000009ad, 0}, {}, &rxq_cred};
inline constexpr listed txq{{&upi_list, 0x11b000001002a, 0xf, 0x800000000009cf, 0}, {}, &txq};
inline constexpr listed retry{{&upi_list, 0x11b000002002a, 0xf, 0x800000000009ec, 0}, {}, &retry};
inline constexpr listed dfx{{&upi_list, 0x11b000004002a, 0xf, 0x80000000000a0b, 0}, {}, &dfx};
inline constexpr listed spare{{&upi_list, 0x11b000008002a, 0xf, 0x80000000000a28, 0}, {}, &spare};
}
namespace txl_basic_hdr_match {
inline constexpr listed req{{&upi_list, 0xd1b0000008004, 0xf, 0x80000000000a47, 0}, {}, &req};
inline constexpr listed req_opc{{&upi_list, 0xd1b0000008004, 0xf, 0x80000000000a67, 1}, {}, &req_opc};
inline constexpr listed snp{{&upi_list, 0xd1b0000009004, 0xf, 0x80000000000a8b, 0}, {}, &snp};
inline constexpr listed snp_opc{{&upi_list, 0xd1b0000009004, 0xf, 0x80000000000aab, 1}, {}, &snp_opc};
inline constexpr listed rsp_nodata{{&upi_list, 0xd1b000000a004, 0xf, 0x80000000000acf, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_nodata_opc{{&upi_list, 0xd1b000000a004, 0xf, 0x80000000000af6, 1}, {}, &rsp_nodata_opc};
inline constexpr listed rsp_data{{&upi_list, 0xd1b000000c004, 0xf, 0x80000000000b21, 0}, {}, &rsp_data};
inline constexpr listed rsp_data_opc{{&upi_list, 0xd1b000000c004, 0xf, 0x80000000000b46, 1}, {}, &rsp_data_opc};
inline constexpr listed wb{{&upi_list, 0xd1b000000d004, 0xf, 0x80000000000b6f, 0}, {}, &wb};
inline constexpr listed wb_opc{{&upi_list, 0xd1b000000d004, 0xf, 0x80000000000b8e, 1}, {}, &wb_opc};
inline constexpr listed ncb{{&upi_list, 0xd1b000000e004, 0xf, 0x80000000000bb1, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&upi_list, 0xd1b000000e004, 0xf, 0x80000000000bd1, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&upi_list, 0xd1b000000f004, 0xf, 0x80000000000bf5, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&upi_list, 0xd1b000000f004, 0xf, 0x80000000000c15, 1}, {}, &ncs_opc};
inline constexpr listed rspcnflt{{&upi_list, 0xd1b00000aa004, 0xf, 0x80000000000c39, 1}, {}, &rspcnflt};
inline constexpr listed rspi{{&upi_list, 0xd1b000002a004, 0xf, 0x80000000000c5e, 1}, {}, &rspi};
}
namespace txl_flits {
inline constexpr listed all_data{{&upi_list, 0x1b000000f002, 0xf, 0x80000000000036, 0}, {}, &all_data};
inline constexpr listed non_data{{&upi_list, 0x1b0000097002, 0xf, 0x80000000000051, 0}, {}, &non_data};
inline constexpr listed all_null{{&upi_list, 0x1b0000027002, 0xf, 0x800000000000b2, 0}, {}, &all_null};
inline constexpr listed slot0{{&upi_list, 0x11b0000001002, 0xf, 0x80000000000c7f, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002002, 0xf, 0x80000000000c97, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004002, 0xf, 0x80000000000caf, 0}, {}, &slot2};
inline constexpr listed data{{&upi_list, 0x11b0000008002, 0xf, 0x80000000000cc7, 0}, {}, &data};
inline constexpr listed llcrd{{&upi_list, 0x11b0000010002, 0xf, 0x80000000000cde, 0}, {}, &llcrd};
inline constexpr listed null{{&upi_list, 0x11b0000020002, 0xf, 0x80000000000cf6, 0}, {}, &null};
inline constexpr listed llctrl{{&upi_list, 0x11b0000040002, 0xf, 0x80000000000d0d, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&upi_list, 0x11b0000080002, 0xf, 0x80000000000d26, 0}, {}, &prothdr};
inline constexpr listed idle{{&upi_list, 0x11b0000047002, 0xf, 0x80000000000d40, 0}, {}, &idle};
}
} // namespace upi

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cha::dir_update::ha, &cha::dir_update::tor, &cha::requests::invitoe_local,
    &cha::requests::invitoe_remote, &cha::requests::reads_local, &cha::requests::reads_remote,
    &cha::requests::writes_local, &cha::requests::writes_remote, &cha::clockticks,
    &cha::imc_reads_count::normal, &cha::imc_writes_count::full, &cha::llc_victims::all,
    &cha::requests::reads, &cha::requests::writes, &cha::sf_eviction::e_state,
    &cha::sf_eviction::m_state, &cha::sf_eviction::s_state, &cha::tor_inserts::ia,
    &cha::tor_inserts::ia_hit, &cha::tor_inserts::ia_hit_crd, &cha::tor_inserts::ia_hit_drd,
    &cha::tor_inserts::ia_hit_llcprefrfo, &cha::tor_inserts::ia_hit_rfo, &cha::tor_inserts::ia_miss,
    &cha::tor_inserts::ia_miss_crd, &cha::tor_inserts::ia_miss_drd,
    &cha::tor_inserts::ia_miss_llcprefrfo, &cha::tor_inserts::ia_miss_rfo, &cha::tor_inserts::io,
    &cha::tor_inserts::io_hit, &cha::tor_inserts::io_miss, &cha::tor_occupancy::ia,
    &cha::tor_occupancy::ia_hit, &cha::tor_occupancy::ia_miss, &cha::tor_occupancy::ia_miss_crd,
    &cha::tor_occupancy::ia_miss_drd, &cha::tor_occupancy::ia_miss_rfo, &cha::tor_occupancy::io,
    &cha::tor_occupancy::io_hit, &cha::tor_occupancy::io_miss, &cha::tor_inserts::io_miss_itom,
    &cha::tor_inserts::io_miss_rfo, &iio::clockticks, &iio::data_req_of_cpu::mem_write_part0,
    &iio::data_req_of_cpu::mem_write_part1, &iio::data_req_of_cpu::mem_write_part2,
    &iio::data_req_of_cpu::mem_write_part3, &iio::data_req_of_cpu::mem_read_part0,
    &iio::data_req_of_cpu::mem_read_part1, &iio::data_req_of_cpu::mem_read_part2,
    &iio::data_req_of_cpu::mem_read_part3, &iio::data_req_of_cpu::cmpd_part0,
    &iio::data_req_of_cpu::cmpd_part1, &iio::data_req_of_cpu::cmpd_part2,
    &iio::data_req_of_cpu::cmpd_part3, &iio::data_req_by_cpu::mem_write_part0,
    &iio::data_req_by_cpu::mem_write_part1, &iio::data_req_by_cpu::mem_write_part2,
    &iio::data_req_by_cpu::mem_write_part3, &iio::data_req_by_cpu::mem_read_part0,
    &iio::data_req_by_cpu::mem_read_part1, &iio::data_req_by_cpu::mem_read_part2,
    &iio::data_req_by_cpu::mem_read_part3, &iio::txn_req_of_cpu::mem_write_part0,
    &iio::txn_req_of_cpu::mem_write_part1, &iio::txn_req_of_cpu::mem_write_part2,
    &iio::txn_req_of_cpu::mem_write_part3, &iio::txn_req_of_cpu::mem_read_part0,
    &iio::txn_req_of_cpu::mem_read_part1, &iio::txn_req_of_cpu::mem_read_part2,
    &iio::txn_req_of_cpu::mem_read_part3, &iio::txn_req_of_cpu::cmpd_part0,
    &iio::txn_req_of_cpu::cmpd_part1, &iio::txn_req_of_cpu::cmpd_part2,
    &iio::txn_req_of_cpu::cmpd_part3, &iio::txn_req_by_cpu::mem_write_part0,
    &iio::txn_req_by_cpu::mem_write_part1, &iio::txn_req_by_cpu::mem_write_part2,
    &iio::txn_req_by_cpu::mem_write_part3, &iio::txn_req_by_cpu::mem_read_part0,
    &iio::txn_req_by_cpu::mem_read_part1, &iio::txn_req_by_cpu::mem_read_part2,
    &iio::txn_req_by_cpu::mem_read_part3, &irp::misc1::lost_fwd, &irp::coherent_ops::pcitom,
    &irp::coherent_ops::wbmtoi, &imc::tagchk::hit, &imc::tagchk::miss_clean,
    &imc::tagchk::miss_dirty, &imc::tagchk::nm_rd_hit, &imc::tagchk::nm_wr_hit, &imc::pre_count::rd,
    &imc::pre_count::wr, &imc::cas_count::rd, &imc::cas_count::wr, &imc::cas_count::all,
    &m2m::directory_lookup::any, &m2m::directory_lookup::state_a, &m2m::directory_lookup::state_i,
    &m2m::directory_lookup::state_s, &m2m::directory_update::any, &m2m::tag_hit::nm_rd_hit_clean,
    &m2m::tag_hit::nm_rd_hit_dirty, &m2m::clockticks, &iio::data_req_by_cpu::mem_write_part4,
    &iio::data_req_by_cpu::mem_write_part5, &iio::data_req_by_cpu::mem_write_part6,
    &iio::data_req_by_cpu::mem_write_part7, &iio::data_req_by_cpu::mem_read_part4,
    &iio::data_req_by_cpu::mem_read_part5, &iio::data_req_by_cpu::mem_read_part6,
    &iio::data_req_by_cpu::mem_read_part7, &iio::data_req_of_cpu::mem_write_part4,
    &iio::data_req_of_cpu::mem_write_part5, &iio::data_req_of_cpu::mem_write_part6,
    &iio::data_req_of_cpu::mem_write_part7, &iio::data_req_of_cpu::mem_read_part4,
    &iio::data_req_of_cpu::mem_read_part5, &iio::data_req_of_cpu::mem_read_part6,
    &iio::data_req_of_cpu::mem_read_part7, &iio::data_req_of_cpu::cmpd_part4,
    &iio::data_req_of_cpu::cmpd_part5, &iio::data_req_of_cpu::cmpd_part6,
    &iio::data_req_of_cpu::cmpd_part7, &iio::num_req_of_cpu::commit_all,
    &iio::txn_req_by_cpu::mem_write_part4, &iio::txn_req_by_cpu::mem_write_part5,
    &iio::txn_req_by_cpu::mem_write_part6, &iio::txn_req_by_cpu::mem_write_part7,
    &iio::txn_req_by_cpu::mem_read_part4, &iio::txn_req_by_cpu::mem_read_part5,
    &iio::txn_req_by_cpu::mem_read_part6, &iio::txn_req_by_cpu::mem_read_part7,
    &iio::txn_req_of_cpu::mem_write_part4, &iio::txn_req_of_cpu::mem_write_part5,
    &iio::txn_req_of_cpu::mem_write_part6, &iio::txn_req_of_cpu::mem_write_part7,
    &iio::txn_req_of_cpu::mem_read_part4, &iio::txn_req_of_cpu::mem_read_part5,
    &iio::txn_req_of_cpu::mem_read_part6, &iio::txn_req_of_cpu::mem_read_part7,
    &iio::txn_req_of_cpu::cmpd_part4, &iio::txn_req_of_cpu::cmpd_part5,
    &iio::txn_req_of_cpu::cmpd_part6, &iio::txn_req_of_cpu::cmpd_part7,
    &irp::cache_total_occupancy::mem, &irp::irp_all::inbound_inserts, &irp::transactions::wr_pref,
    &upi::rxl_flits::all_data, &upi::rxl_flits::non_data, &upi::txl_flits::all_data,
    &upi::txl_flits::non_data, &imc::dram_refresh::opportunistic, &imc::dram_refresh::panic,
    &imc::dram_refresh::high, &imc::rpq_inserts::pch0, &imc::rpq_inserts::pch1,
    &imc::wpq_inserts::pch0, &imc::wpq_inserts::pch1, &imc::pre_count::pgt, &cha::cms_clockticks,
    &irp::clockticks, &irp::faf_full, &irp::faf_inserts, &irp::faf_occupancy,
    &irp::faf_transactions, &m2m::cms_clockticks, &m2pcie::clockticks, &m2pcie::cms_clockticks,
    &m3upi::clockticks, &pcu::clockticks, &upi::clockticks, &upi::l1_power_cycles,
    &upi::txl0p_power_cycles, &imc::clockticks, &cha::tor_inserts::ia_hit_crd_pref,
    &cha::tor_inserts::ia_hit_drd_pref, &cha::tor_inserts::ia_hit_rfo_pref,
    &cha::tor_inserts::ia_miss_crd_pref, &cha::tor_inserts::ia_miss_drd_pref,
    &cha::tor_inserts::ia_miss_rfo_pref, &cha::tor_inserts::io_hit_itom, &ubox::clockticks,
    &imc::hclockticks, &cha::tor_inserts::io_rfo, &cha::tor_inserts::io_itom,
    &cha::tor_inserts::ia_rfo_pref, &cha::tor_inserts::ia_rfo, &cha::tor_inserts::ia_llcprefrfo,
    &cha::tor_inserts::ia_drd_pref, &cha::tor_inserts::ia_crd, &cha::tor_occupancy::ia_rfo,
    &cha::tor_occupancy::ia_drd, &cha::tor_occupancy::ia_crd, &upi::txl_flits::all_null,
    &upi::rxl_flits::all_null, &imc::rpq_occupancy_pch0, &imc::rpq_occupancy_pch1,
    &imc::wpq_occupancy_pch0, &imc::wpq_occupancy_pch1, &imc::act_count::all, &imc::pre_count::all,
    &cha::tor_occupancy::ia_miss_drd_local, &cha::tor_occupancy::ia_miss_drd_remote,
    &cha::tor_inserts::ia_miss_drd_local, &cha::tor_inserts::ia_miss_drd_remote,
    &cha::tor_inserts::ia_miss_drd_pref_local, &cha::tor_inserts::ia_miss_drd_pref_remote,
    &cha::tor_inserts::ia_miss_rfo_local, &cha::tor_inserts::ia_miss_rfo_remote,
    &cha::tor_inserts::ia_miss_rfo_pref_local, &cha::tor_inserts::ia_miss_rfo_pref_remote,
    &cha::tor_inserts::ia_clflush, &cha::tor_inserts::ia_specitom,
    &cha::tor_inserts::io_itomcachenear, &cha::tor_inserts::io_hit_itomcachenear,
    &cha::tor_inserts::io_miss_itomcachenear, &cha::tor_inserts::ia_miss_drd_pmm,
    &cha::tor_inserts::ia_miss_drd_local_pmm, &cha::tor_inserts::ia_miss_drd_remote_pmm,
    &cha::tor_inserts::ia_miss_full_streaming_wr, &cha::tor_inserts::ia_miss_partial_streaming_wr,
    &cha::tor_occupancy::ia_miss_drd_pmm, &iio::clockticks_freerun, &imc::pmm_rpq_occupancy::all,
    &imc::pmm_rpq_inserts, &imc::pmm_wpq_inserts, &imc::pmm_cmd1::all, &imc::pmm_cmd1::rd,
    &imc::pmm_cmd1::wr, &imc::pmm_cmd1::ufill_rd, &imc::pmm_wpq_occupancy::all,
    &m2m::imc_reads::to_pmm, &m2m::imc_writes::to_pmm, &cha::tor_inserts::ia_miss_llcprefdata,
    &cha::tor_inserts::io_miss_pcirdcur, &cha::tor_occupancy::io_miss_pcirdcur,
    &cha::tor_inserts::ia_miss_drd_ddr, &cha::tor_inserts::ia_miss_drd_local_ddr,
    &cha::tor_inserts::ia_miss_drd_remote_ddr, &cha::tor_occupancy::ia_miss_drd_ddr,
    &cha::tor_inserts::io_hit_pcirdcur, &cha::tor_inserts::io_pcirdcur,
    &cha::tor_inserts::ia_llcprefdata, &cha::tor_occupancy::io_pcirdcur,
    &cha::llc_lookup::data_read, &iio::comp_buf_inserts::cmpd_part0,
    &iio::comp_buf_inserts::cmpd_part1, &iio::comp_buf_inserts::cmpd_part2,
    &iio::comp_buf_inserts::cmpd_part3, &iio::comp_buf_inserts::cmpd_part4,
    &iio::comp_buf_inserts::cmpd_part5, &iio::comp_buf_inserts::cmpd_part6,
    &iio::comp_buf_inserts::cmpd_part7, &iio::comp_buf_occupancy::cmpd_part0,
    &iio::comp_buf_occupancy::cmpd_part7, &iio::comp_buf_occupancy::cmpd_part6,
    &iio::comp_buf_occupancy::cmpd_part5, &iio::comp_buf_occupancy::cmpd_part4,
    &iio::comp_buf_occupancy::cmpd_part3, &iio::comp_buf_occupancy::cmpd_part2,
    &iio::comp_buf_occupancy::cmpd_part1, &irp::snoop_resp::all_hit_m,
    &iio::comp_buf_inserts::cmpd_all_parts, &iio::comp_buf_occupancy::cmpd_all_parts,
    &cha::tor_inserts::io_itom_local, &cha::tor_inserts::io_itom_remote,
    &cha::tor_inserts::io_itomcachenear_local, &cha::tor_inserts::io_itomcachenear_remote,
    &cha::tor_inserts::io_pcirdcur_remote, &cha::tor_inserts::io_pcirdcur_local,
    &cha::dir_lookup::no_snp, &cha::dir_lookup::snp, &cha::hitme_hit::ex_rds,
    &cha::llc_victims::local_all, &cha::llc_victims::remote_all, &cha::_2lm_nm_setconflicts::tor,
    &cha::_2lm_nm_setconflicts::sf, &cha::_2lm_nm_setconflicts::llc, &cha::counter0_occupancy,
    &cha::misc::rfo_hit_s, &cha::requests::invitoe, &cha::rxc_irq1_reject::pa_match,
    &cha::snoop_resp::rspi, &cha::snoop_resp::rspifwd, &cha::snoop_resp::rsps,
    &cha::snoop_resp::rspsfwd, &cha::tor_inserts::all, &cha::tor_inserts::ia_hit_llcprefcrd,
    &cha::tor_inserts::ia_hit_llcprefdrd, &cha::tor_occupancy::ia_hit_crd,
    &cha::tor_occupancy::ia_hit_drd, &cha::tor_occupancy::ia_hit_llcprefrfo,
    &cha::tor_occupancy::ia_hit_rfo, &cha::tor_occupancy::ia_miss_llcprefrfo,
    &cha::tor_occupancy::io_miss_rfo, &cha::tor_occupancy::io_miss_itom,
    &iio::data_req_of_cpu::peer_write_part0, &iio::data_req_of_cpu::peer_write_part1,
    &iio::data_req_of_cpu::peer_write_part2, &iio::data_req_of_cpu::peer_write_part3,
    &iio::data_req_of_cpu::peer_read_part0, &iio::data_req_of_cpu::peer_read_part1,
    &iio::data_req_of_cpu::peer_read_part2, &iio::data_req_of_cpu::peer_read_part3,
    &iio::data_req_by_cpu::peer_write_part0, &iio::data_req_by_cpu::peer_write_part1,
    &iio::data_req_by_cpu::peer_write_part2, &iio::data_req_by_cpu::peer_write_part3,
    &iio::data_req_by_cpu::peer_read_part0, &iio::data_req_by_cpu::peer_read_part1,
    &iio::data_req_by_cpu::peer_read_part2, &iio::data_req_by_cpu::peer_read_part3,
    &irp::snoop_resp::hit_m, &irp::coherent_ops::rfo, &imc::rdb_inserts, &imc::sb_accesses::accepts,
    &imc::sb_accesses::rejects, &imc::cas_count::rd_reg, &imc::cas_count::rd_underfill,
    &m2m::direct2upi_not_taken_credits, &m2m::direct2upi_not_taken_dirstate,
    &m2m::direct2upi_txn_override, &m2m::imc_writes::ni, &m2m::tag_hit::nm_ufill_hit_clean,
    &m2m::tag_hit::nm_ufill_hit_dirty, &m2m::tag_miss, &m2m::bypass_m2m_egress::not_taken,
    &m2m::direct2core_not_taken_dirstate, &m2m::direct2core_txn_override, &m2m::imc_reads::all,
    &m2m::imc_reads::normal, &m2m::imc_writes::all, &m2m::imc_writes::full,
    &m2m::imc_writes::partial, &m2m::rxc_ad_inserts, &m2m::rxc_ad_occupancy, &m2m::rxc_bl_inserts,
    &m2m::rxc_bl_occupancy, &m2m::txc_ad_inserts, &m2m::txc_ad_occupancy, &m2m::txc_bl_inserts::all,
    &cha::_2lm_nm_invitox::local, &cha::_2lm_nm_invitox::remote, &cha::_2lm_nm_invitox::setconflict,
    &cha::_2lm_nm_setconflicts2::memwr, &cha::_2lm_nm_setconflicts2::memwrni,
    &cha::bypass_cha_imc::taken, &cha::bypass_cha_imc::intermediate,
    &cha::bypass_cha_imc::not_taken, &cha::core_snp::remote_one, &cha::core_snp::ext_one,
    &cha::core_snp::core_one, &cha::core_snp::evict_one, &cha::core_snp::any_one,
    &cha::core_snp::remote_gtone, &cha::core_snp::ext_gtone, &cha::core_snp::core_gtone,
    &cha::core_snp::evict_gtone, &cha::core_snp::any_gtone, &cha::direct_go::ha_tor_dealloc,
    &cha::direct_go::ha_suppress_no_d2c, &cha::direct_go::ha_suppress_drd,
    &cha::direct_go_opc::extcmp, &cha::direct_go_opc::pull, &cha::direct_go_opc::go,
    &cha::direct_go_opc::go_pull, &cha::direct_go_opc::fast_go, &cha::direct_go_opc::fast_go_pull,
    &cha::direct_go_opc::nop, &cha::direct_go_opc::idle_due_suppress,
    &cha::hitme_hit::shared_ownreq, &cha::hitme_hit::wbmtoe, &cha::hitme_hit::wbmtoi_or_s,
    &cha::hitme_lookup::read, &cha::hitme_lookup::write, &cha::hitme_miss::shared_rdinvown,
    &cha::hitme_miss::notshared_rdinvown, &cha::hitme_miss::read_or_inv,
    &cha::hitme_update::deallocate_rspfwdi_loc, &cha::hitme_update::rspfwdi_rem,
    &cha::hitme_update::shared, &cha::hitme_update::rdinvown, &cha::hitme_update::deallocate,
    &cha::imc_reads_count::priority, &cha::imc_writes_count::partial,
    &cha::imc_writes_count::full_priority, &cha::imc_writes_count::partial_priority,
    &cha::llc_victims::m_state, &cha::llc_victims::e_state, &cha::llc_victims::s_state,
    &cha::llc_victims::local_only, &cha::llc_victims::remote_only, &cha::llc_victims::local_m,
    &cha::llc_victims::local_e, &cha::llc_victims::local_s, &cha::llc_victims::remote_m,
    &cha::llc_victims::remote_e, &cha::llc_victims::remote_s, &cha::misc::rspi_was_fse,
    &cha::misc::wc_aliasing, &cha::misc::cv0_pref_vic, &cha::misc::cv0_pref_miss,
    &cha::osb::local_invitoe, &cha::osb::local_read, &cha::osb::remote_read,
    &cha::osb::remote_readinvitoe, &cha::osb::rfo_hits_snp_bcast, &cha::osb::off_pwrheuristic,
    &cha::pipe_reject::rmw_setmatch, &cha::pipe_reject::gotrack_pamatch,
    &cha::pipe_reject::gotrack_allowsnp, &cha::pipe_reject::gotrack_waymatch,
    &cha::pipe_reject::gotrack_allwayrsv, &cha::pipe_reject::ptl_inpipe,
    &cha::pipe_reject::irq_setmatch_vicp, &cha::pipe_reject::fsf_vicp,
    &cha::pipe_reject::one_fsf_vic, &cha::pipe_reject::torid_match_go_p,
    &cha::pipe_reject::ipq_setmatch_vicp, &cha::pipe_reject::way_match,
    &cha::pipe_reject::one_rsp_con, &cha::pipe_reject::idx_inpipe,
    &cha::pipe_reject::setmatchentrywsct, &cha::pipe_reject::allrsfways_res,
    &cha::pipe_reject::rrq_setmatch_vicp, &cha::pipe_reject::ismq_setmatch_vicp,
    &cha::pipe_reject::sf_ways_res, &cha::pipe_reject::llc_ways_res,
    &cha::pipe_reject::notallowsnoop, &cha::pipe_reject::topa_match, &cha::pipe_reject::ivegrcredit,
    &cha::pipe_reject::blegrcredit, &cha::pipe_reject::adegrcredit, &cha::pipe_reject::akegrcredit,
    &cha::pipe_reject::hacredit, &cha::pipe_reject::vn_ad_req, &cha::pipe_reject::vn_ad_rsp,
    &cha::pipe_reject::vn_bl_rsp, &cha::read_no_credits::mc0, &cha::read_no_credits::mc1,
    &cha::read_no_credits::mc2, &cha::read_no_credits::mc3, &cha::read_no_credits::mc4,
    &cha::read_no_credits::mc5, &cha::read_no_credits::mc6, &cha::read_no_credits::mc7,
    &cha::read_no_credits::mc8, &cha::read_no_credits::mc9, &cha::read_no_credits::mc10,
    &cha::read_no_credits::mc11, &cha::read_no_credits::mc12, &cha::read_no_credits::mc13,
    &cha::rxc_inserts::irq, &cha::rxc_inserts::irq_rej, &cha::rxc_inserts::ipq,
    &cha::rxc_inserts::prq, &cha::rxc_inserts::prq_rej, &cha::rxc_inserts::rrq,
    &cha::rxc_inserts::wbq, &cha::rxc_ipq0_reject::ad_req_vn0, &cha::rxc_ipq0_reject::ad_rsp_vn0,
    &cha::rxc_ipq0_reject::bl_rsp_vn0, &cha::rxc_ipq0_reject::bl_wb_vn0,
    &cha::rxc_ipq0_reject::bl_ncb_vn0, &cha::rxc_ipq0_reject::bl_ncs_vn0,
    &cha::rxc_ipq0_reject::ak_non_upi, &cha::rxc_ipq0_reject::iv_non_upi,
    &cha::rxc_ipq1_reject::any0, &cha::rxc_ipq1_reject::ha, &cha::rxc_ipq1_reject::llc_victim,
    &cha::rxc_ipq1_reject::sf_victim, &cha::rxc_ipq1_reject::victim,
    &cha::rxc_ipq1_reject::llc_or_sf_way, &cha::rxc_ipq1_reject::allow_snp,
    &cha::rxc_ipq1_reject::pa_match, &cha::rxc_irq0_reject::ad_req_vn0,
    &cha::rxc_irq0_reject::ad_rsp_vn0, &cha::rxc_irq0_reject::bl_rsp_vn0,
    &cha::rxc_irq0_reject::bl_wb_vn0, &cha::rxc_irq0_reject::bl_ncb_vn0,
    &cha::rxc_irq0_reject::bl_ncs_vn0, &cha::rxc_irq0_reject::ak_non_upi,
    &cha::rxc_irq0_reject::iv_non_upi, &cha::rxc_irq1_reject::any0, &cha::rxc_irq1_reject::ha,
    &cha::rxc_irq1_reject::llc_victim, &cha::rxc_irq1_reject::sf_victim,
    &cha::rxc_irq1_reject::victim, &cha::rxc_irq1_reject::llc_or_sf_way,
    &cha::rxc_irq1_reject::allow_snp, &cha::rxc_ismq0_reject::ad_req_vn0,
    &cha::rxc_ismq0_reject::ad_rsp_vn0, &cha::rxc_ismq0_reject::bl_rsp_vn0,
    &cha::rxc_ismq0_reject::bl_wb_vn0, &cha::rxc_ismq0_reject::bl_ncb_vn0,
    &cha::rxc_ismq0_reject::bl_ncs_vn0, &cha::rxc_ismq0_reject::ak_non_upi,
    &cha::rxc_ismq0_reject::iv_non_upi, &cha::rxc_ismq0_retry::ad_req_vn0,
    &cha::rxc_ismq0_retry::ad_rsp_vn0, &cha::rxc_ismq0_retry::bl_rsp_vn0,
    &cha::rxc_ismq0_retry::bl_wb_vn0, &cha::rxc_ismq0_retry::bl_ncb_vn0,
    &cha::rxc_ismq0_retry::bl_ncs_vn0, &cha::rxc_ismq0_retry::ak_non_upi,
    &cha::rxc_ismq0_retry::iv_non_upi, &cha::rxc_ismq1_reject::any0, &cha::rxc_ismq1_reject::ha,
    &cha::rxc_ismq1_retry::any0, &cha::rxc_ismq1_retry::ha, &cha::rxc_occupancy::irq,
    &cha::rxc_occupancy::ipq, &cha::rxc_occupancy::rrq, &cha::rxc_occupancy::wbq,
    &cha::rxc_other0_retry::ad_req_vn0, &cha::rxc_other0_retry::ad_rsp_vn0,
    &cha::rxc_other0_retry::bl_rsp_vn0, &cha::rxc_other0_retry::bl_wb_vn0,
    &cha::rxc_other0_retry::bl_ncb_vn0, &cha::rxc_other0_retry::bl_ncs_vn0,
    &cha::rxc_other0_retry::ak_non_upi, &cha::rxc_other0_retry::iv_non_upi,
    &cha::rxc_other1_retry::any0, &cha::rxc_other1_retry::ha, &cha::rxc_other1_retry::llc_victim,
    &cha::rxc_other1_retry::sf_victim, &cha::rxc_other1_retry::victim,
    &cha::rxc_other1_retry::llc_or_sf_way, &cha::rxc_other1_retry::allow_snp,
    &cha::rxc_other1_retry::pa_match, &cha::rxc_prq0_reject::ad_req_vn0,
    &cha::rxc_prq0_reject::ad_rsp_vn0, &cha::rxc_prq0_reject::bl_rsp_vn0,
    &cha::rxc_prq0_reject::bl_wb_vn0, &cha::rxc_prq0_reject::bl_ncb_vn0,
    &cha::rxc_prq0_reject::bl_ncs_vn0, &cha::rxc_prq0_reject::ak_non_upi,
    &cha::rxc_prq0_reject::iv_non_upi, &cha::rxc_prq1_reject::any0, &cha::rxc_prq1_reject::ha,
    &cha::rxc_prq1_reject::llc_victim, &cha::rxc_prq1_reject::sf_victim,
    &cha::rxc_prq1_reject::victim, &cha::rxc_prq1_reject::llc_or_sf_way,
    &cha::rxc_prq1_reject::allow_snp, &cha::rxc_prq1_reject::pa_match,
    &cha::rxc_req_q0_retry::ad_req_vn0, &cha::rxc_req_q0_retry::ad_rsp_vn0,
    &cha::rxc_req_q0_retry::bl_rsp_vn0, &cha::rxc_req_q0_retry::bl_wb_vn0,
    &cha::rxc_req_q0_retry::bl_ncb_vn0, &cha::rxc_req_q0_retry::bl_ncs_vn0,
    &cha::rxc_req_q0_retry::ak_non_upi, &cha::rxc_req_q0_retry::iv_non_upi,
    &cha::rxc_req_q1_retry::any0, &cha::rxc_req_q1_retry::ha, &cha::rxc_req_q1_retry::llc_victim,
    &cha::rxc_req_q1_retry::sf_victim, &cha::rxc_req_q1_retry::victim,
    &cha::rxc_req_q1_retry::llc_or_sf_way, &cha::rxc_req_q1_retry::allow_snp,
    &cha::rxc_req_q1_retry::pa_match, &cha::rxc_rrq0_reject::ad_req_vn0,
    &cha::rxc_rrq0_reject::ad_rsp_vn0, &cha::rxc_rrq0_reject::bl_rsp_vn0,
    &cha::rxc_rrq0_reject::bl_wb_vn0, &cha::rxc_rrq0_reject::bl_ncb_vn0,
    &cha::rxc_rrq0_reject::bl_ncs_vn0, &cha::rxc_rrq0_reject::ak_non_upi,
    &cha::rxc_rrq0_reject::iv_non_upi, &cha::rxc_rrq1_reject::any0, &cha::rxc_rrq1_reject::ha,
    &cha::rxc_rrq1_reject::llc_victim, &cha::rxc_rrq1_reject::sf_victim,
    &cha::rxc_rrq1_reject::victim, &cha::rxc_rrq1_reject::llc_or_sf_way,
    &cha::rxc_rrq1_reject::allow_snp, &cha::rxc_rrq1_reject::pa_match,
    &cha::rxc_wbq0_reject::ad_req_vn0, &cha::rxc_wbq0_reject::ad_rsp_vn0,
    &cha::rxc_wbq0_reject::bl_rsp_vn0, &cha::rxc_wbq0_reject::bl_wb_vn0,
    &cha::rxc_wbq0_reject::bl_ncb_vn0, &cha::rxc_wbq0_reject::bl_ncs_vn0,
    &cha::rxc_wbq0_reject::ak_non_upi, &cha::rxc_wbq0_reject::iv_non_upi,
    &cha::rxc_wbq1_reject::any0, &cha::rxc_wbq1_reject::ha, &cha::rxc_wbq1_reject::llc_victim,
    &cha::rxc_wbq1_reject::sf_victim, &cha::rxc_wbq1_reject::victim,
    &cha::rxc_wbq1_reject::llc_or_sf_way, &cha::rxc_wbq1_reject::allow_snp,
    &cha::rxc_wbq1_reject::pa_match, &cha::snoops_sent::all, &cha::snoops_sent::local,
    &cha::snoops_sent::remote, &cha::snoops_sent::bcst_local, &cha::snoops_sent::bcst_remote,
    &cha::snoops_sent::direct_local, &cha::snoops_sent::direct_remote, &cha::snoop_resp::rspwb,
    &cha::snoop_resp::rspfwdwb, &cha::snoop_resp::rspcnflct, &cha::snoop_resp::rspfwd,
    &cha::snoop_resp_local::rspi, &cha::snoop_resp_local::rsps, &cha::snoop_resp_local::rspifwd,
    &cha::snoop_resp_local::rspsfwd, &cha::snoop_resp_local::rspwb,
    &cha::snoop_resp_local::rspfwdwb, &cha::snoop_resp_local::rspcnflct,
    &cha::snoop_resp_local::rspfwd, &cha::snoop_rsp_misc::mtoi_rspifwdm,
    &cha::snoop_rsp_misc::mtoi_rspdatam, &cha::snoop_rsp_misc::rspifwdmptl_hitsf,
    &cha::snoop_rsp_misc::rspifwdmptl_hitllc, &cha::snoop_rsp_misc::pulldataptl_hitsf,
    &cha::snoop_rsp_misc::pulldataptl_hitllc, &cha::wb_push_mtoi::llc, &cha::wb_push_mtoi::mem,
    &cha::write_no_credits::mc0, &cha::write_no_credits::mc1, &cha::write_no_credits::mc2,
    &cha::write_no_credits::mc3, &cha::write_no_credits::mc4, &cha::write_no_credits::mc5,
    &cha::write_no_credits::mc6, &cha::write_no_credits::mc7, &cha::write_no_credits::mc8,
    &cha::write_no_credits::mc9, &cha::write_no_credits::mc10, &cha::write_no_credits::mc11,
    &cha::write_no_credits::mc12, &cha::write_no_credits::mc13, &cha::xpt_pref::sent0,
    &cha::xpt_pref::drop0_nocrd, &cha::xpt_pref::drop0_conflict, &cha::xpt_pref::sent1,
    &cha::xpt_pref::drop1_nocrd, &cha::xpt_pref::drop1_conflict,
    &iio::data_req_by_cpu::peer_write_part4, &iio::data_req_by_cpu::peer_write_part5,
    &iio::data_req_by_cpu::peer_write_part6, &iio::data_req_by_cpu::peer_write_part7,
    &iio::data_req_by_cpu::peer_read_part4, &iio::data_req_by_cpu::peer_read_part5,
    &iio::data_req_by_cpu::peer_read_part6, &iio::data_req_by_cpu::peer_read_part7,
    &iio::data_req_by_cpu::cfg_write_part0, &iio::data_req_by_cpu::cfg_write_part1,
    &iio::data_req_by_cpu::cfg_write_part2, &iio::data_req_by_cpu::cfg_write_part3,
    &iio::data_req_by_cpu::cfg_write_part4, &iio::data_req_by_cpu::cfg_write_part5,
    &iio::data_req_by_cpu::cfg_write_part6, &iio::data_req_by_cpu::cfg_write_part7,
    &iio::data_req_by_cpu::io_write_part0, &iio::data_req_by_cpu::io_write_part1,
    &iio::data_req_by_cpu::io_write_part2, &iio::data_req_by_cpu::io_write_part3,
    &iio::data_req_by_cpu::io_write_part4, &iio::data_req_by_cpu::io_write_part5,
    &iio::data_req_by_cpu::io_write_part6, &iio::data_req_by_cpu::io_write_part7,
    &iio::data_req_by_cpu::cfg_read_part0, &iio::data_req_by_cpu::cfg_read_part1,
    &iio::data_req_by_cpu::cfg_read_part2, &iio::data_req_by_cpu::cfg_read_part3,
    &iio::data_req_by_cpu::cfg_read_part4, &iio::data_req_by_cpu::cfg_read_part5,
    &iio::data_req_by_cpu::cfg_read_part6, &iio::data_req_by_cpu::cfg_read_part7,
    &iio::data_req_by_cpu::io_read_part0, &iio::data_req_by_cpu::io_read_part1,
    &iio::data_req_by_cpu::io_read_part2, &iio::data_req_by_cpu::io_read_part3,
    &iio::data_req_by_cpu::io_read_part4, &iio::data_req_by_cpu::io_read_part5,
    &iio::data_req_by_cpu::io_read_part6, &iio::data_req_by_cpu::io_read_part7,
    &iio::data_req_of_cpu::peer_write_part4, &iio::data_req_of_cpu::peer_write_part5,
    &iio::data_req_of_cpu::peer_write_part6, &iio::data_req_of_cpu::peer_write_part7,
    &iio::data_req_of_cpu::peer_read_part4, &iio::data_req_of_cpu::peer_read_part5,
    &iio::data_req_of_cpu::peer_read_part6, &iio::data_req_of_cpu::peer_read_part7,
    &iio::data_req_of_cpu::atomic_part0, &iio::data_req_of_cpu::atomic_part1,
    &iio::data_req_of_cpu::atomic_part2, &iio::data_req_of_cpu::atomic_part3,
    &iio::data_req_of_cpu::atomic_part4, &iio::data_req_of_cpu::atomic_part5,
    &iio::data_req_of_cpu::atomic_part6, &iio::data_req_of_cpu::atomic_part7,
    &iio::data_req_of_cpu::msg_part0, &iio::data_req_of_cpu::msg_part1,
    &iio::data_req_of_cpu::msg_part2, &iio::data_req_of_cpu::msg_part3,
    &iio::data_req_of_cpu::msg_part4, &iio::data_req_of_cpu::msg_part5,
    &iio::data_req_of_cpu::msg_part6, &iio::data_req_of_cpu::msg_part7, &iio::iommu0::first_lookups,
    &iio::iommu0::all_lookups, &iio::iommu0::_4k_hits, &iio::iommu0::_2m_hits,
    &iio::iommu0::_1g_hits, &iio::iommu0::misses, &iio::iommu0::ctxt_cache_lookups,
    &iio::iommu0::ctxt_cache_hits, &iio::iommu1::pwt_cache_lookups, &iio::iommu1::num_mem_accesses,
    &iio::iommu1::cyc_pwt_full, &iio::iommu3::int_cache_lookups, &iio::iommu3::int_cache_hits,
    &iio::mask_match_and::bus0, &iio::mask_match_and::bus1, &iio::mask_match_and::bus0_not_bus1,
    &iio::mask_match_and::bus0_bus1, &iio::mask_match_and::not_bus0_bus1,
    &iio::mask_match_and::not_bus0_not_bus1, &iio::mask_match_or::bus0, &iio::mask_match_or::bus1,
    &iio::mask_match_or::bus0_not_bus1, &iio::mask_match_or::bus0_bus1,
    &iio::mask_match_or::not_bus0_bus1, &iio::mask_match_or::not_bus0_not_bus1,
    &iio::num_req_of_cpu::all_drop, &iio::txn_req_by_cpu::peer_write_part0,
    &iio::txn_req_by_cpu::peer_write_part1, &iio::txn_req_by_cpu::peer_write_part2,
    &iio::txn_req_by_cpu::peer_write_part3, &iio::txn_req_by_cpu::peer_write_part4,
    &iio::txn_req_by_cpu::peer_write_part5, &iio::txn_req_by_cpu::peer_write_part6,
    &iio::txn_req_by_cpu::peer_write_part7, &iio::txn_req_by_cpu::peer_read_part0,
    &iio::txn_req_by_cpu::peer_read_part1, &iio::txn_req_by_cpu::peer_read_part2,
    &iio::txn_req_by_cpu::peer_read_part3, &iio::txn_req_by_cpu::peer_read_part4,
    &iio::txn_req_by_cpu::peer_read_part5, &iio::txn_req_by_cpu::peer_read_part6,
    &iio::txn_req_by_cpu::peer_read_part7, &iio::txn_req_by_cpu::cfg_write_part0,
    &iio::txn_req_by_cpu::cfg_write_part1, &iio::txn_req_by_cpu::cfg_write_part2,
    &iio::txn_req_by_cpu::cfg_write_part3, &iio::txn_req_by_cpu::cfg_write_part4,
    &iio::txn_req_by_cpu::cfg_write_part5, &iio::txn_req_by_cpu::cfg_write_part6,
    &iio::txn_req_by_cpu::cfg_write_part7, &iio::txn_req_by_cpu::io_write_part0,
    &iio::txn_req_by_cpu::io_write_part1, &iio::txn_req_by_cpu::io_write_part2,
    &iio::txn_req_by_cpu::io_write_part3, &iio::txn_req_by_cpu::io_write_part4,
    &iio::txn_req_by_cpu::io_write_part5, &iio::txn_req_by_cpu::io_write_part6,
    &iio::txn_req_by_cpu::io_write_part7, &iio::txn_req_by_cpu::cfg_read_part0,
    &iio::txn_req_by_cpu::cfg_read_part1, &iio::txn_req_by_cpu::cfg_read_part2,
    &iio::txn_req_by_cpu::cfg_read_part3, &iio::txn_req_by_cpu::cfg_read_part4,
    &iio::txn_req_by_cpu::cfg_read_part5, &iio::txn_req_by_cpu::cfg_read_part6,
    &iio::txn_req_by_cpu::cfg_read_part7, &iio::txn_req_by_cpu::io_read_part0,
    &iio::txn_req_by_cpu::io_read_part1, &iio::txn_req_by_cpu::io_read_part2,
    &iio::txn_req_by_cpu::io_read_part3, &iio::txn_req_by_cpu::io_read_part4,
    &iio::txn_req_by_cpu::io_read_part5, &iio::txn_req_by_cpu::io_read_part6,
    &iio::txn_req_by_cpu::io_read_part7, &iio::txn_req_of_cpu::peer_write_part0,
    &iio::txn_req_of_cpu::peer_write_part1, &iio::txn_req_of_cpu::peer_write_part2,
    &iio::txn_req_of_cpu::peer_write_part3, &iio::txn_req_of_cpu::peer_write_part4,
    &iio::txn_req_of_cpu::peer_write_part5, &iio::txn_req_of_cpu::peer_write_part6,
    &iio::txn_req_of_cpu::peer_write_part7, &iio::txn_req_of_cpu::peer_read_part0,
    &iio::txn_req_of_cpu::peer_read_part1, &iio::txn_req_of_cpu::peer_read_part2,
    &iio::txn_req_of_cpu::peer_read_part3, &iio::txn_req_of_cpu::peer_read_part4,
    &iio::txn_req_of_cpu::peer_read_part5, &iio::txn_req_of_cpu::peer_read_part6,
    &iio::txn_req_of_cpu::peer_read_part7, &iio::txn_req_of_cpu::atomic_part0,
    &iio::txn_req_of_cpu::atomic_part1, &iio::txn_req_of_cpu::atomic_part2,
    &iio::txn_req_of_cpu::atomic_part3, &iio::txn_req_of_cpu::atomic_part4,
    &iio::txn_req_of_cpu::atomic_part5, &iio::txn_req_of_cpu::atomic_part6,
    &iio::txn_req_of_cpu::atomic_part7, &iio::txn_req_of_cpu::msg_part0,
    &iio::txn_req_of_cpu::msg_part1, &iio::txn_req_of_cpu::msg_part2,
    &iio::txn_req_of_cpu::msg_part3, &iio::txn_req_of_cpu::msg_part4,
    &iio::txn_req_of_cpu::msg_part5, &iio::txn_req_of_cpu::msg_part6,
    &iio::txn_req_of_cpu::msg_part7, &irp::cache_total_occupancy::any,
    &irp::cache_total_occupancy::iv_q, &irp::coherent_ops::clflush, &irp::irp_all::outbound_inserts,
    &irp::irp_all::evicts, &irp::misc0::fast_req, &irp::misc0::fast_rej,
    &irp::misc0::_2nd_rd_insert, &irp::misc0::_2nd_wr_insert, &irp::misc0::_2nd_atomic_insert,
    &irp::misc0::fast_xfer, &irp::misc0::pf_ack_hint, &irp::misc0::slowpath_fwpf_no_prf,
    &irp::misc1::slow_i, &irp::misc1::slow_s, &irp::misc1::slow_e, &irp::misc1::slow_m,
    &irp::misc1::sec_rcvd_invld, &irp::misc1::sec_rcvd_vld, &irp::p2p_transactions::rd,
    &irp::p2p_transactions::wr, &irp::p2p_transactions::msg, &irp::p2p_transactions::cmpl,
    &irp::p2p_transactions::rem, &irp::p2p_transactions::rem_and_tgt_match,
    &irp::p2p_transactions::loc, &irp::p2p_transactions::loc_and_tgt_match, &irp::snoop_resp::miss,
    &irp::snoop_resp::hit_i, &irp::snoop_resp::hit_es, &irp::snoop_resp::snpcode,
    &irp::snoop_resp::snpdata, &irp::snoop_resp::snpinv, &irp::transactions::writes,
    &irp::transactions::atomic, &irp::transactions::other, &irp::transactions::orderingq,
    &m2m::bypass_m2m_egress::taken, &m2m::bypass_m2m_ingress::taken,
    &m2m::bypass_m2m_ingress::not_taken, &m2m::directory_hit::dirty_i, &m2m::directory_hit::dirty_s,
    &m2m::directory_hit::dirty_p, &m2m::directory_hit::dirty_a, &m2m::directory_hit::clean_i,
    &m2m::directory_hit::clean_s, &m2m::directory_hit::clean_p, &m2m::directory_hit::clean_a,
    &m2m::directory_miss::dirty_i, &m2m::directory_miss::dirty_s, &m2m::directory_miss::dirty_p,
    &m2m::directory_miss::dirty_a, &m2m::directory_miss::clean_i, &m2m::directory_miss::clean_s,
    &m2m::directory_miss::clean_p, &m2m::directory_miss::clean_a, &m2m::imc_reads::ch0_normal,
    &m2m::imc_reads::ch0_isoch, &m2m::imc_reads::ch0_all, &m2m::imc_reads::ch0_from_tgr,
    &m2m::imc_reads::ch1_normal, &m2m::imc_reads::ch1_isoch, &m2m::imc_reads::ch1_all,
    &m2m::imc_reads::ch1_from_tgr, &m2m::imc_reads::ch2_from_tgr, &m2m::imc_writes::ch0_full,
    &m2m::imc_writes::ch0_partial, &m2m::imc_writes::ch0_full_isoch,
    &m2m::imc_writes::ch0_partial_isoch, &m2m::imc_writes::ch0_all, &m2m::imc_writes::ch0_from_tgr,
    &m2m::imc_writes::ch0_ni, &m2m::imc_writes::ch1_full, &m2m::imc_writes::ch1_partial,
    &m2m::imc_writes::ch1_full_isoch, &m2m::imc_writes::ch1_partial_isoch,
    &m2m::imc_writes::ch1_all, &m2m::imc_writes::ch1_from_tgr, &m2m::imc_writes::ch1_ni,
    &m2m::pkt_match::mesh, &m2m::pkt_match::mc, &m2m::rpq_no_reg_crd::ch0,
    &m2m::rpq_no_reg_crd::ch1, &m2m::rpq_no_reg_crd::ch2, &m2m::rpq_no_spec_crd::ch0,
    &m2m::rpq_no_spec_crd::ch1, &m2m::rpq_no_spec_crd::ch2, &m2m::tracker_full::ch0,
    &m2m::tracker_full::ch1, &m2m::tracker_full::ch2, &m2m::tracker_inserts::ch0,
    &m2m::tracker_inserts::ch1, &m2m::tracker_inserts::ch2, &m2m::tracker_ne::ch0,
    &m2m::tracker_ne::ch1, &m2m::tracker_ne::ch2, &m2m::tracker_occupancy::ch0,
    &m2m::tracker_occupancy::ch1, &m2m::tracker_occupancy::ch2, &m2m::txc_ak::ndr,
    &m2m::txc_ak::crd_cbo, &m2m::txc_ak_credits_acquired::cms0, &m2m::txc_ak_credits_acquired::cms1,
    &m2m::txc_ak_cycles_full::cms0, &m2m::txc_ak_cycles_full::cms1,
    &m2m::txc_ak_cycles_full::rdcrd0, &m2m::txc_ak_cycles_full::wrcrd0,
    &m2m::txc_ak_cycles_full::wrcmp0, &m2m::txc_ak_cycles_full::rdcrd1,
    &m2m::txc_ak_cycles_full::wrcrd1, &m2m::txc_ak_cycles_full::wrcmp1,
    &m2m::txc_ak_cycles_full::all, &m2m::txc_ak_cycles_ne::cms0, &m2m::txc_ak_cycles_ne::cms1,
    &m2m::txc_ak_cycles_ne::rdcrd, &m2m::txc_ak_cycles_ne::wrcrd, &m2m::txc_ak_cycles_ne::wrcmp,
    &m2m::txc_ak_cycles_ne::all, &m2m::txc_ak_inserts::cms0, &m2m::txc_ak_inserts::cms1,
    &m2m::txc_ak_inserts::rdcrd, &m2m::txc_ak_inserts::wrcrd, &m2m::txc_ak_inserts::wrcmp,
    &m2m::txc_ak_inserts::pref_rd_cam_hit, &m2m::txc_ak_inserts::all,
    &m2m::txc_ak_no_credit_cycles::cms0, &m2m::txc_ak_no_credit_cycles::cms1,
    &m2m::txc_ak_no_credit_stalled::cms0, &m2m::txc_ak_no_credit_stalled::cms1,
    &m2m::txc_ak_occupancy::cms0, &m2m::txc_ak_occupancy::cms1, &m2m::txc_ak_occupancy::rdcrd,
    &m2m::txc_ak_occupancy::wrcrd, &m2m::txc_ak_occupancy::wrcmp, &m2m::txc_ak_occupancy::all,
    &m2m::txc_bl::drs_cache, &m2m::txc_bl::drs_core, &m2m::txc_bl::drs_upi,
    &m2m::txc_bl_credits_acquired::cms0, &m2m::txc_bl_credits_acquired::cms1,
    &m2m::txc_bl_cycles_full::cms0, &m2m::txc_bl_cycles_full::cms1, &m2m::txc_bl_cycles_full::all,
    &m2m::txc_bl_cycles_ne::cms0, &m2m::txc_bl_cycles_ne::cms1, &m2m::txc_bl_cycles_ne::all,
    &m2m::txc_bl_inserts::cms0, &m2m::txc_bl_inserts::cms1, &m2m::txc_bl_no_credit_cycles::cms0,
    &m2m::txc_bl_no_credit_cycles::cms1, &m2m::txc_bl_no_credit_stalled::cms0,
    &m2m::txc_bl_no_credit_stalled::cms1, &m2m::wpq_flush::ch0, &m2m::wpq_flush::ch1,
    &m2m::wpq_flush::ch2, &m2m::wpq_no_reg_crd::chn0, &m2m::wpq_no_reg_crd::chn1,
    &m2m::wpq_no_reg_crd::chn2, &m2m::wpq_no_spec_crd::chn0, &m2m::wpq_no_spec_crd::chn1,
    &m2m::wpq_no_spec_crd::chn2, &m2m::wr_tracker_full::ch0, &m2m::wr_tracker_full::ch1,
    &m2m::wr_tracker_full::ch2, &m2m::wr_tracker_full::mirr, &m2m::wr_tracker_inserts::ch0,
    &m2m::wr_tracker_inserts::ch1, &m2m::wr_tracker_inserts::ch2, &m2m::wr_tracker_ne::ch0,
    &m2m::wr_tracker_ne::ch1, &m2m::wr_tracker_ne::ch2, &m2m::wr_tracker_ne::mirr,
    &m2m::wr_tracker_nonposted_inserts::ch0, &m2m::wr_tracker_nonposted_inserts::ch1,
    &m2m::wr_tracker_nonposted_inserts::ch2, &m2m::wr_tracker_nonposted_occupancy::ch0,
    &m2m::wr_tracker_nonposted_occupancy::ch1, &m2m::wr_tracker_nonposted_occupancy::ch2,
    &m2m::wr_tracker_occupancy::ch0, &m2m::wr_tracker_occupancy::ch1,
    &m2m::wr_tracker_occupancy::ch2, &m2m::wr_tracker_occupancy::mirr,
    &m2m::wr_tracker_posted_inserts::ch0, &m2m::wr_tracker_posted_inserts::ch1,
    &m2m::wr_tracker_posted_inserts::ch2, &m2m::wr_tracker_posted_occupancy::ch0,
    &m2m::wr_tracker_posted_occupancy::ch1, &m2m::wr_tracker_posted_occupancy::ch2,
    &m2pcie::iio_credits_acquired::drs_0, &m2pcie::iio_credits_acquired::drs_1,
    &m2pcie::iio_credits_acquired::ncb_0, &m2pcie::iio_credits_acquired::ncb_1,
    &m2pcie::iio_credits_acquired::ncs_0, &m2pcie::iio_credits_acquired::ncs_1,
    &m2pcie::iio_credits_reject::drs, &m2pcie::iio_credits_reject::ncb,
    &m2pcie::iio_credits_reject::ncs, &m2pcie::iio_credits_used::drs_0,
    &m2pcie::iio_credits_used::drs_1, &m2pcie::iio_credits_used::ncb_0,
    &m2pcie::iio_credits_used::ncb_1, &m2pcie::iio_credits_used::ncs_0,
    &m2pcie::iio_credits_used::ncs_1, &m2pcie::rxc_cycles_ne::iio_ncb,
    &m2pcie::rxc_cycles_ne::iio_ncs, &m2pcie::rxc_cycles_ne::all, &m2pcie::rxc_inserts::iio_ncb,
    &m2pcie::rxc_inserts::iio_ncs, &m2pcie::rxc_inserts::all, &m2pcie::txc_cycles_full::ad_0,
    &m2pcie::txc_cycles_full::ak_0, &m2pcie::txc_cycles_full::bl_0, &m2pcie::txc_cycles_full::ad_1,
    &m2pcie::txc_cycles_full::ak_1, &m2pcie::txc_cycles_full::bl_1, &m2pcie::txc_cycles_ne::ad_0,
    &m2pcie::txc_cycles_ne::ak_0, &m2pcie::txc_cycles_ne::bl_0, &m2pcie::txc_cycles_ne::ad_1,
    &m2pcie::txc_cycles_ne::ak_1, &m2pcie::txc_cycles_ne::bl_1, &m2pcie::txc_inserts::ad_0,
    &m2pcie::txc_inserts::bl_0, &m2pcie::txc_inserts::ak_crd_0, &m2pcie::txc_inserts::ad_1,
    &m2pcie::txc_inserts::bl_1, &m2pcie::txc_inserts::ak_crd_1, &m3upi::cha_ad_credits_empty::vna,
    &m3upi::cha_ad_credits_empty::wb, &m3upi::cha_ad_credits_empty::req,
    &m3upi::cha_ad_credits_empty::snp, &m3upi::m2_bl_credits_empty::iio2_ncb,
    &m3upi::m2_bl_credits_empty::iio3_ncb, &m3upi::m2_bl_credits_empty::iio4_ncb,
    &m3upi::m2_bl_credits_empty::iio5_ncb, &m3upi::m2_bl_credits_empty::ncs,
    &m3upi::m2_bl_credits_empty::ncs_sel, &m3upi::multi_slot_rcvd::ad_slot0,
    &m3upi::multi_slot_rcvd::ad_slot1, &m3upi::multi_slot_rcvd::ad_slot2,
    &m3upi::multi_slot_rcvd::bl_slot0, &m3upi::multi_slot_rcvd::ak_slot0,
    &m3upi::multi_slot_rcvd::ak_slot2, &m3upi::rxc_arb_lost_vn0::ad_req,
    &m3upi::rxc_arb_lost_vn0::ad_snp, &m3upi::rxc_arb_lost_vn0::ad_rsp,
    &m3upi::rxc_arb_lost_vn0::bl_rsp, &m3upi::rxc_arb_lost_vn0::bl_wb,
    &m3upi::rxc_arb_lost_vn0::bl_ncb, &m3upi::rxc_arb_lost_vn0::bl_ncs,
    &m3upi::rxc_arb_lost_vn1::ad_req, &m3upi::rxc_arb_lost_vn1::ad_snp,
    &m3upi::rxc_arb_lost_vn1::ad_rsp, &m3upi::rxc_arb_lost_vn1::bl_rsp,
    &m3upi::rxc_arb_lost_vn1::bl_wb, &m3upi::rxc_arb_lost_vn1::bl_ncb,
    &m3upi::rxc_arb_lost_vn1::bl_ncs, &m3upi::rxc_arb_misc::no_prog_ad_vn0,
    &m3upi::rxc_arb_misc::no_prog_ad_vn1, &m3upi::rxc_arb_misc::no_prog_bl_vn0,
    &m3upi::rxc_arb_misc::no_prog_bl_vn1, &m3upi::rxc_arb_misc::adbl_parallel_win_vn0,
    &m3upi::rxc_arb_misc::adbl_parallel_win_vn1, &m3upi::rxc_arb_misc::vn01_parallel_win,
    &m3upi::rxc_arb_misc::all_parallel_win, &m3upi::rxc_arb_nocrd_vn0::ad_req,
    &m3upi::rxc_arb_nocrd_vn0::ad_snp, &m3upi::rxc_arb_nocrd_vn0::ad_rsp,
    &m3upi::rxc_arb_nocrd_vn0::bl_rsp, &m3upi::rxc_arb_nocrd_vn0::bl_wb,
    &m3upi::rxc_arb_nocrd_vn0::bl_ncb, &m3upi::rxc_arb_nocrd_vn0::bl_ncs,
    &m3upi::rxc_arb_nocrd_vn1::ad_req, &m3upi::rxc_arb_nocrd_vn1::ad_snp,
    &m3upi::rxc_arb_nocrd_vn1::ad_rsp, &m3upi::rxc_arb_nocrd_vn1::bl_rsp,
    &m3upi::rxc_arb_nocrd_vn1::bl_wb, &m3upi::rxc_arb_nocrd_vn1::bl_ncb,
    &m3upi::rxc_arb_nocrd_vn1::bl_ncs, &m3upi::rxc_arb_noreq_vn0::ad_req,
    &m3upi::rxc_arb_noreq_vn0::ad_snp, &m3upi::rxc_arb_noreq_vn0::ad_rsp,
    &m3upi::rxc_arb_noreq_vn0::bl_rsp, &m3upi::rxc_arb_noreq_vn0::bl_wb,
    &m3upi::rxc_arb_noreq_vn0::bl_ncb, &m3upi::rxc_arb_noreq_vn0::bl_ncs,
    &m3upi::rxc_arb_noreq_vn1::ad_req, &m3upi::rxc_arb_noreq_vn1::ad_snp,
    &m3upi::rxc_arb_noreq_vn1::ad_rsp, &m3upi::rxc_arb_noreq_vn1::bl_rsp,
    &m3upi::rxc_arb_noreq_vn1::bl_wb, &m3upi::rxc_arb_noreq_vn1::bl_ncb,
    &m3upi::rxc_arb_noreq_vn1::bl_ncs, &m3upi::rxc_bypassed::ad_s0_idle,
    &m3upi::rxc_bypassed::ad_s0_bl_arb, &m3upi::rxc_bypassed::ad_s1_bl_slot,
    &m3upi::rxc_bypassed::ad_s2_bl_slot, &m3upi::rxc_crd_misc::any_bgf_fifo,
    &m3upi::rxc_crd_misc::any_bgf_path, &m3upi::rxc_crd_misc::vn0_no_d2k_for_arb,
    &m3upi::rxc_crd_misc::vn1_no_d2k_for_arb, &m3upi::rxc_crd_misc::lt1_for_d2k,
    &m3upi::rxc_crd_misc::lt2_for_d2k, &m3upi::rxc_crd_occ::vna_in_use,
    &m3upi::rxc_crd_occ::flits_in_fifo, &m3upi::rxc_crd_occ::flits_in_path,
    &m3upi::rxc_crd_occ::txq_crd, &m3upi::rxc_crd_occ::d2k_crd, &m3upi::rxc_crd_occ::p1p_total,
    &m3upi::rxc_crd_occ::p1p_fifo, &m3upi::rxc_crd_occ::consumed, &m3upi::rxc_cycles_ne_vn0::ad_req,
    &m3upi::rxc_cycles_ne_vn0::ad_snp, &m3upi::rxc_cycles_ne_vn0::ad_rsp,
    &m3upi::rxc_cycles_ne_vn0::bl_rsp, &m3upi::rxc_cycles_ne_vn0::bl_wb,
    &m3upi::rxc_cycles_ne_vn0::bl_ncb, &m3upi::rxc_cycles_ne_vn0::bl_ncs,
    &m3upi::rxc_cycles_ne_vn1::ad_req, &m3upi::rxc_cycles_ne_vn1::ad_snp,
    &m3upi::rxc_cycles_ne_vn1::ad_rsp, &m3upi::rxc_cycles_ne_vn1::bl_rsp,
    &m3upi::rxc_cycles_ne_vn1::bl_wb, &m3upi::rxc_cycles_ne_vn1::bl_ncb,
    &m3upi::rxc_cycles_ne_vn1::bl_ncs, &m3upi::rxc_data_flits_not_sent::all,
    &m3upi::rxc_data_flits_not_sent::tsv_hi, &m3upi::rxc_data_flits_not_sent::valid_for_flit,
    &m3upi::rxc_data_flits_not_sent::no_bgf, &m3upi::rxc_data_flits_not_sent::no_txq,
    &m3upi::rxc_flits_gen_bl::p0_wait, &m3upi::rxc_flits_gen_bl::p1_wait,
    &m3upi::rxc_flits_gen_bl::p1p_to_limbo, &m3upi::rxc_flits_gen_bl::p1p_busy,
    &m3upi::rxc_flits_gen_bl::p1p_at_limit, &m3upi::rxc_flits_gen_bl::p1p_hold_p0,
    &m3upi::rxc_flits_gen_bl::p1p_fifo_full, &m3upi::rxc_flits_misc::s2req_received,
    &m3upi::rxc_flits_misc::s2req_withdrawn, &m3upi::rxc_flits_misc::s2req_in_holdoff,
    &m3upi::rxc_flits_misc::s2req_in_service, &m3upi::rxc_flits_slot_bl::all,
    &m3upi::rxc_flits_slot_bl::need_data, &m3upi::rxc_flits_slot_bl::p0_wait,
    &m3upi::rxc_flits_slot_bl::p1_wait, &m3upi::rxc_flits_slot_bl::p1_not_req,
    &m3upi::rxc_flits_slot_bl::p1_not_req_but_bubble,
    &m3upi::rxc_flits_slot_bl::p1_not_req_not_avail, &m3upi::rxc_flit_gen_hdr1::accum,
    &m3upi::rxc_flit_gen_hdr1::accum_read, &m3upi::rxc_flit_gen_hdr1::accum_wasted,
    &m3upi::rxc_flit_gen_hdr1::ahead_blocked, &m3upi::rxc_flit_gen_hdr1::ahead_msg1_during,
    &m3upi::rxc_flit_gen_hdr1::ahead_msg2_after, &m3upi::rxc_flit_gen_hdr1::ahead_msg2_sent,
    &m3upi::rxc_flit_gen_hdr1::ahead_msg1_after, &m3upi::rxc_flit_gen_hdr2::rmstall,
    &m3upi::rxc_flit_gen_hdr2::rmstall_nomsg, &m3upi::rxc_flit_gen_hdr2::par,
    &m3upi::rxc_flit_gen_hdr2::par_msg, &m3upi::rxc_flit_gen_hdr2::par_flit,
    &m3upi::rxc_hdr_flits_sent::_1_msg, &m3upi::rxc_hdr_flits_sent::_2_msgs,
    &m3upi::rxc_hdr_flits_sent::_3_msgs, &m3upi::rxc_hdr_flits_sent::_1_msg_vnx,
    &m3upi::rxc_hdr_flits_sent::slots_1, &m3upi::rxc_hdr_flits_sent::slots_2,
    &m3upi::rxc_hdr_flits_sent::slots_3, &m3upi::rxc_hdr_flit_not_sent::all,
    &m3upi::rxc_hdr_flit_not_sent::tsv_hi, &m3upi::rxc_hdr_flit_not_sent::valid_for_flit,
    &m3upi::rxc_hdr_flit_not_sent::no_bgf_crd, &m3upi::rxc_hdr_flit_not_sent::no_txq_crd,
    &m3upi::rxc_hdr_flit_not_sent::no_bgf_no_msg, &m3upi::rxc_hdr_flit_not_sent::no_txq_no_msg,
    &m3upi::rxc_held::vn0, &m3upi::rxc_held::vn1, &m3upi::rxc_held::parallel_attempt,
    &m3upi::rxc_held::parallel_success, &m3upi::rxc_held::cant_slot_ad,
    &m3upi::rxc_held::cant_slot_bl, &m3upi::rxc_inserts_vn0::ad_req,
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
    &m3upi::rxc_packing_miss_vn1::bl_ncs, &m3upi::rxc_vna_crd::corrected, &m3upi::rxc_vna_crd::lt1,
    &m3upi::rxc_vna_crd::lt4, &m3upi::rxc_vna_crd::lt5, &m3upi::rxc_vna_crd::lt10,
    &m3upi::rxc_vna_crd::any_in_use, &m3upi::rxc_vna_crd_misc::req_vn01_alloc_lt10,
    &m3upi::rxc_vna_crd_misc::req_adbl_alloc_l5, &m3upi::rxc_vna_crd_misc::vn0_only,
    &m3upi::rxc_vna_crd_misc::vn1_only, &m3upi::rxc_vna_crd_misc::vn0_just_ad,
    &m3upi::rxc_vna_crd_misc::vn0_just_bl, &m3upi::rxc_vna_crd_misc::vn1_just_ad,
    &m3upi::rxc_vna_crd_misc::vn1_just_bl, &m3upi::txc_ad_arb_fail::vn0_req,
    &m3upi::txc_ad_arb_fail::vn0_snp, &m3upi::txc_ad_arb_fail::vn0_rsp,
    &m3upi::txc_ad_arb_fail::vn0_wb, &m3upi::txc_ad_arb_fail::vn1_req,
    &m3upi::txc_ad_arb_fail::vn1_snp, &m3upi::txc_ad_arb_fail::vn1_rsp,
    &m3upi::txc_ad_arb_fail::vn1_wb, &m3upi::txc_ad_flq_bypass::ad_slot0,
    &m3upi::txc_ad_flq_bypass::ad_slot1, &m3upi::txc_ad_flq_bypass::ad_slot2,
    &m3upi::txc_ad_flq_bypass::bl_early_rsp, &m3upi::txc_ad_flq_cycles_ne::vn0_req,
    &m3upi::txc_ad_flq_cycles_ne::vn0_snp, &m3upi::txc_ad_flq_cycles_ne::vn0_rsp,
    &m3upi::txc_ad_flq_cycles_ne::vn0_wb, &m3upi::txc_ad_flq_cycles_ne::vn1_req,
    &m3upi::txc_ad_flq_cycles_ne::vn1_snp, &m3upi::txc_ad_flq_cycles_ne::vn1_rsp,
    &m3upi::txc_ad_flq_cycles_ne::vn1_wb, &m3upi::txc_ad_flq_inserts::vn0_req,
    &m3upi::txc_ad_flq_inserts::vn0_snp, &m3upi::txc_ad_flq_inserts::vn0_rsp,
    &m3upi::txc_ad_flq_inserts::vn0_wb, &m3upi::txc_ad_flq_inserts::vn1_req,
    &m3upi::txc_ad_flq_inserts::vn1_snp, &m3upi::txc_ad_flq_inserts::vn1_rsp,
    &m3upi::txc_ad_flq_occupancy::vn0_req, &m3upi::txc_ad_flq_occupancy::vn0_snp,
    &m3upi::txc_ad_flq_occupancy::vn0_rsp, &m3upi::txc_ad_flq_occupancy::vn0_wb,
    &m3upi::txc_ad_flq_occupancy::vn1_req, &m3upi::txc_ad_flq_occupancy::vn1_snp,
    &m3upi::txc_ad_flq_occupancy::vn1_rsp, &m3upi::txc_bl_arb_fail::vn0_rsp,
    &m3upi::txc_bl_arb_fail::vn0_wb, &m3upi::txc_bl_arb_fail::vn0_ncb,
    &m3upi::txc_bl_arb_fail::vn0_ncs, &m3upi::txc_bl_arb_fail::vn1_rsp,
    &m3upi::txc_bl_arb_fail::vn1_wb, &m3upi::txc_bl_arb_fail::vn1_ncb,
    &m3upi::txc_bl_arb_fail::vn1_ncs, &m3upi::txc_bl_flq_cycles_ne::vn0_req,
    &m3upi::txc_bl_flq_cycles_ne::vn0_snp, &m3upi::txc_bl_flq_cycles_ne::vn0_rsp,
    &m3upi::txc_bl_flq_cycles_ne::vn0_wb, &m3upi::txc_bl_flq_cycles_ne::vn1_req,
    &m3upi::txc_bl_flq_cycles_ne::vn1_snp, &m3upi::txc_bl_flq_cycles_ne::vn1_rsp,
    &m3upi::txc_bl_flq_cycles_ne::vn1_wb, &m3upi::txc_bl_flq_inserts::vn0_ncb,
    &m3upi::txc_bl_flq_inserts::vn0_ncs, &m3upi::txc_bl_flq_inserts::vn0_wb,
    &m3upi::txc_bl_flq_inserts::vn0_rsp, &m3upi::txc_bl_flq_inserts::vn1_ncb,
    &m3upi::txc_bl_flq_inserts::vn1_ncs, &m3upi::txc_bl_flq_inserts::vn1_wb,
    &m3upi::txc_bl_flq_inserts::vn1_rsp, &m3upi::txc_bl_flq_occupancy::vn0_rsp,
    &m3upi::txc_bl_flq_occupancy::vn0_wb, &m3upi::txc_bl_flq_occupancy::vn0_ncb,
    &m3upi::txc_bl_flq_occupancy::vn0_ncs, &m3upi::txc_bl_flq_occupancy::vn1_rsp,
    &m3upi::txc_bl_flq_occupancy::vn1_wb, &m3upi::txc_bl_flq_occupancy::vn1_ncb,
    &m3upi::txc_bl_flq_occupancy::vn1_ncs, &m3upi::txc_bl_wb_flq_occupancy::vn0_local,
    &m3upi::txc_bl_wb_flq_occupancy::vn0_through, &m3upi::txc_bl_wb_flq_occupancy::vn0_wrpull,
    &m3upi::txc_bl_wb_flq_occupancy::vn1_local, &m3upi::txc_bl_wb_flq_occupancy::vn1_through,
    &m3upi::txc_bl_wb_flq_occupancy::vn1_wrpull, &m3upi::upi_peer_ad_credits_empty::vna,
    &m3upi::upi_peer_ad_credits_empty::vn0_req, &m3upi::upi_peer_ad_credits_empty::vn0_snp,
    &m3upi::upi_peer_ad_credits_empty::vn0_rsp, &m3upi::upi_peer_ad_credits_empty::vn1_req,
    &m3upi::upi_peer_ad_credits_empty::vn1_snp, &m3upi::upi_peer_ad_credits_empty::vn1_rsp,
    &m3upi::upi_peer_bl_credits_empty::vna, &m3upi::upi_peer_bl_credits_empty::vn0_rsp,
    &m3upi::upi_peer_bl_credits_empty::vn0_ncs_ncb, &m3upi::upi_peer_bl_credits_empty::vn0_wb,
    &m3upi::upi_peer_bl_credits_empty::vn1_rsp, &m3upi::upi_peer_bl_credits_empty::vn1_ncs_ncb,
    &m3upi::upi_peer_bl_credits_empty::vn1_wb, &m3upi::vn0_credits_used::req,
    &m3upi::vn0_credits_used::snp, &m3upi::vn0_credits_used::rsp, &m3upi::vn0_credits_used::wb,
    &m3upi::vn0_credits_used::ncb, &m3upi::vn0_credits_used::ncs, &m3upi::vn0_no_credits::req,
    &m3upi::vn0_no_credits::snp, &m3upi::vn0_no_credits::rsp, &m3upi::vn0_no_credits::wb,
    &m3upi::vn0_no_credits::ncb, &m3upi::vn0_no_credits::ncs, &m3upi::vn1_credits_used::req,
    &m3upi::vn1_credits_used::snp, &m3upi::vn1_credits_used::rsp, &m3upi::vn1_credits_used::wb,
    &m3upi::vn1_credits_used::ncb, &m3upi::vn1_credits_used::ncs, &m3upi::vn1_no_credits::req,
    &m3upi::vn1_no_credits::snp, &m3upi::vn1_no_credits::rsp, &m3upi::vn1_no_credits::wb,
    &m3upi::vn1_no_credits::ncb, &m3upi::vn1_no_credits::ncs,
    &m3upi::wb_occ_compare::rt_gt_localdest_vn0, &m3upi::wb_occ_compare::rt_eq_localdest_vn0,
    &m3upi::wb_occ_compare::rt_lt_localdest_vn0, &m3upi::wb_occ_compare::rt_gt_localdest_vn1,
    &m3upi::wb_occ_compare::rt_eq_localdest_vn1, &m3upi::wb_occ_compare::rt_lt_localdest_vn1,
    &m3upi::wb_occ_compare::bothnonzero_rt_gt_localdest_vn0,
    &m3upi::wb_occ_compare::bothnonzero_rt_eq_localdest_vn0,
    &m3upi::wb_occ_compare::bothnonzero_rt_lt_localdest_vn0,
    &m3upi::wb_occ_compare::bothnonzero_rt_gt_localdest_vn1,
    &m3upi::wb_occ_compare::bothnonzero_rt_eq_localdest_vn1,
    &m3upi::wb_occ_compare::bothnonzero_rt_lt_localdest_vn1, &m3upi::wb_pending::localdest_vn0,
    &m3upi::wb_pending::routethru_vn0, &m3upi::wb_pending::local_and_rt_vn0,
    &m3upi::wb_pending::waiting4pull_vn0, &m3upi::wb_pending::localdest_vn1,
    &m3upi::wb_pending::routethru_vn1, &m3upi::wb_pending::local_and_rt_vn1,
    &m3upi::wb_pending::waiting4pull_vn1, &m3upi::xpt_pftch::arrived, &m3upi::xpt_pftch::bypass,
    &m3upi::xpt_pftch::arb, &m3upi::xpt_pftch::lost_arb, &m3upi::xpt_pftch::flitted,
    &m3upi::xpt_pftch::lost_old, &m3upi::xpt_pftch::lost_qfull, &ubox::event_msg::vlw_rcvd,
    &ubox::event_msg::msi_rcvd, &ubox::event_msg::ipi_rcvd, &ubox::event_msg::doorbell_rcvd,
    &ubox::event_msg::int_prio, &ubox::phold_cycles::assert_to_ack, &ubox::racu_drng::rdrand,
    &ubox::racu_drng::rdseed, &ubox::racu_drng::pftch_buf_empty, &upi::direct_attempts::d2c,
    &upi::direct_attempts::d2k, &upi::flowq_no_vna_crd::ad_vna_eq0,
    &upi::flowq_no_vna_crd::ad_vna_eq1, &upi::flowq_no_vna_crd::ad_vna_eq2,
    &upi::flowq_no_vna_crd::bl_vna_eq0, &upi::flowq_no_vna_crd::ak_vna_eq0,
    &upi::flowq_no_vna_crd::ak_vna_eq1, &upi::flowq_no_vna_crd::ak_vna_eq2,
    &upi::flowq_no_vna_crd::ak_vna_eq3, &upi::m3_byp_blocked::flowq_ad_vna_le2,
    &upi::m3_byp_blocked::flowq_bl_vna_eq0, &upi::m3_byp_blocked::flowq_ak_vna_le3,
    &upi::m3_byp_blocked::bgf_crd, &upi::m3_byp_blocked::gv_block,
    &upi::m3_rxq_blocked::flowq_ad_vna_le2, &upi::m3_rxq_blocked::flowq_ad_vna_btw_2_thresh,
    &upi::m3_rxq_blocked::flowq_bl_vna_eq0, &upi::m3_rxq_blocked::flowq_bl_vna_btw_0_thresh,
    &upi::m3_rxq_blocked::flowq_ak_vna_le3, &upi::m3_rxq_blocked::bgf_crd,
    &upi::m3_rxq_blocked::gv_block, &upi::req_slot2_from_m3::vna, &upi::req_slot2_from_m3::vn0,
    &upi::req_slot2_from_m3::vn1, &upi::req_slot2_from_m3::ack, &upi::rxl_basic_hdr_match::req,
    &upi::rxl_basic_hdr_match::req_opc, &upi::rxl_basic_hdr_match::snp,
    &upi::rxl_basic_hdr_match::snp_opc, &upi::rxl_basic_hdr_match::rsp_nodata,
    &upi::rxl_basic_hdr_match::rsp_nodata_opc, &upi::rxl_basic_hdr_match::rsp_data,
    &upi::rxl_basic_hdr_match::rsp_data_opc, &upi::rxl_basic_hdr_match::wb,
    &upi::rxl_basic_hdr_match::wb_opc, &upi::rxl_basic_hdr_match::ncb,
    &upi::rxl_basic_hdr_match::ncb_opc, &upi::rxl_basic_hdr_match::ncs,
    &upi::rxl_basic_hdr_match::ncs_opc, &upi::rxl_basic_hdr_match::rspcnflt,
    &upi::rxl_basic_hdr_match::rspi, &upi::rxl_bypassed::slot0, &upi::rxl_bypassed::slot1,
    &upi::rxl_bypassed::slot2, &upi::rxl_flits::slot0, &upi::rxl_flits::slot1,
    &upi::rxl_flits::slot2, &upi::rxl_flits::data, &upi::rxl_flits::llcrd, &upi::rxl_flits::null,
    &upi::rxl_flits::llctrl, &upi::rxl_flits::prothdr, &upi::rxl_flits::idle,
    &upi::rxl_inserts::slot0, &upi::rxl_inserts::slot1, &upi::rxl_inserts::slot2,
    &upi::rxl_occupancy::slot0, &upi::rxl_occupancy::slot1, &upi::rxl_occupancy::slot2,
    &upi::rxl_slot_bypass::s0_rxq1, &upi::rxl_slot_bypass::s0_rxq2, &upi::rxl_slot_bypass::s1_rxq0,
    &upi::rxl_slot_bypass::s1_rxq2, &upi::rxl_slot_bypass::s2_rxq0, &upi::rxl_slot_bypass::s2_rxq1,
    &upi::txl0p_clk_active::cfg_ctl, &upi::txl0p_clk_active::rxq,
    &upi::txl0p_clk_active::rxq_bypass, &upi::txl0p_clk_active::rxq_cred,
    &upi::txl0p_clk_active::txq, &upi::txl0p_clk_active::retry, &upi::txl0p_clk_active::dfx,
    &upi::txl0p_clk_active::spare, &upi::txl_basic_hdr_match::req,
    &upi::txl_basic_hdr_match::req_opc, &upi::txl_basic_hdr_match::snp,
    &upi::txl_basic_hdr_match::snp_opc, &upi::txl_basic_hdr_match::rsp_nodata,
    &upi::txl_basic_hdr_match::rsp_nodata_opc, &upi::txl_basic_hdr_match::rsp_data,
    &upi::txl_basic_hdr_match::rsp_data_opc, &upi::txl_basic_hdr_match::wb,
    &upi::txl_basic_hdr_match::wb_opc, &upi::txl_basic_hdr_match::ncb,
    &upi::txl_basic_hdr_match::ncb_opc, &upi::txl_basic_hdr_match::ncs,
    &upi::txl_basic_hdr_match::ncs_opc, &upi::txl_basic_hdr_match::rspcnflt,
    &upi::txl_basic_hdr_match::rspi, &upi::txl_flits::slot0, &upi::txl_flits::slot1,
    &upi::txl_flits::slot2, &upi::txl_flits::data, &upi::txl_flits::llcrd, &upi::txl_flits::null,
    &upi::txl_flits::llctrl, &upi::txl_flits::prothdr, &upi::txl_flits::idle, &imc::act_count::byp,
    &imc::cas_count::rd_pre_reg, &imc::cas_count::rd_pre_underfill, &imc::cas_count::wr_pre,
    &imc::power_cke_cycles::low_0, &imc::power_cke_cycles::low_1, &imc::power_cke_cycles::low_2,
    &imc::power_cke_cycles::low_3, &imc::power_crit_throttle_cycles::slot0,
    &imc::power_crit_throttle_cycles::slot1, &imc::power_throttle_cycles::slot0,
    &imc::power_throttle_cycles::slot1, &imc::rpq_cycles_ne::pch0, &imc::rpq_cycles_ne::pch1,
    &imc::sb_accesses::rd_accepts, &imc::sb_accesses::rd_rejects, &imc::sb_accesses::wr_accepts,
    &imc::sb_accesses::wr_rejects, &imc::sb_accesses::nm_rd_cmps, &imc::sb_accesses::nm_wr_cmps,
    &imc::sb_accesses::fm_rd_cmps, &imc::sb_accesses::fm_wr_cmps, &imc::sb_canary::alloc,
    &imc::sb_canary::dealloc, &imc::sb_canary::vld, &imc::sb_canary::nmrd_starved,
    &imc::sb_canary::nmwr_starved, &imc::sb_canary::fmrd_starved, &imc::sb_canary::fmwr_starved,
    &imc::sb_canary::fmtgrwr_starved, &imc::sb_inserts::rds, &imc::sb_inserts::wrs,
    &imc::sb_inserts::block_rds, &imc::sb_inserts::block_wrs, &imc::sb_occupancy::rds,
    &imc::sb_occupancy::block_rds, &imc::sb_occupancy::block_wrs, &imc::sb_reject::nm_set_cnflt,
    &imc::sb_reject::fm_addr_cnflt, &imc::sb_reject::patrol_set_cnflt, &imc::sb_reject::canary,
    &imc::sb_strv_alloc::nmrd, &imc::sb_strv_alloc::fmrd, &imc::sb_strv_alloc::nmwr,
    &imc::sb_strv_alloc::fmwr, &imc::sb_strv_alloc::fmtgr, &imc::sb_strv_dealloc::nmrd,
    &imc::sb_strv_dealloc::fmrd, &imc::sb_strv_dealloc::nmwr, &imc::sb_strv_dealloc::fmwr,
    &imc::sb_strv_dealloc::fmtgr, &imc::sb_strv_occ::nmrd, &imc::sb_strv_occ::fmrd,
    &imc::sb_strv_occ::nmwr, &imc::sb_strv_occ::fmwr, &imc::sb_strv_occ::fmtgr,
    &imc::sb_tagged::new_, &imc::sb_tagged::rd_hit, &imc::sb_tagged::rd_miss,
    &imc::sb_tagged::ddr4_cmp, &imc::sb_tagged::occ, &imc::wpq_cycles_ne::pch0,
    &imc::wpq_cycles_ne::pch1, &imc::wpq_read_hit::pch0, &imc::wpq_read_hit::pch1,
    &imc::wpq_write_hit::pch0, &imc::wpq_write_hit::pch1, &cha::llc_lookup::i,
    &cha::llc_lookup::sf_s, &cha::llc_lookup::sf_e, &cha::llc_lookup::sf_h, &cha::llc_lookup::s,
    &cha::llc_lookup::e, &cha::llc_lookup::m, &cha::llc_lookup::f, &cha::llc_lookup::rfo,
    &cha::tor_inserts::irq_ia, &cha::tor_inserts::evict, &cha::tor_inserts::prq_iosf,
    &cha::tor_inserts::ipq, &cha::tor_inserts::irq_non_ia, &cha::tor_inserts::prq_non_iosf,
    &cha::tor_inserts::rrq, &cha::tor_inserts::wbq, &cha::tor_inserts::loc_io,
    &cha::tor_inserts::loc_ia, &cha::tor_inserts::loc_all, &cha::tor_inserts::hit,
    &cha::tor_inserts::miss, &cha::tor_inserts::ddr4, &cha::tor_inserts::mmcfg,
    &cha::tor_inserts::local_tgt, &cha::tor_inserts::remote_tgt, &cha::tor_inserts::match_opc,
    &cha::tor_inserts::premorph_opc, &cha::tor_inserts::nearmem, &cha::tor_inserts::not_nearmem,
    &cha::tor_inserts::noncoh, &cha::tor_inserts::isoc, &cha::tor_occupancy::irq_ia,
    &cha::tor_occupancy::evict, &cha::tor_occupancy::prq, &cha::tor_occupancy::ipq,
    &cha::tor_occupancy::irq_non_ia, &cha::tor_occupancy::prq_non_iosf, &cha::tor_occupancy::loc_io,
    &cha::tor_occupancy::loc_ia, &cha::tor_occupancy::loc_all, &cha::tor_occupancy::hit,
    &cha::tor_occupancy::miss, &cha::tor_occupancy::mmcfg, &cha::tor_occupancy::local_tgt,
    &cha::tor_occupancy::remote_tgt, &cha::tor_occupancy::match_opc,
    &cha::tor_occupancy::premorph_opc, &cha::tor_occupancy::nearmem,
    &cha::tor_occupancy::not_nearmem, &cha::tor_occupancy::noncoh, &cha::tor_occupancy::isoc,
    &iio::data_req_by_cpu::mem_write_iommu0, &iio::data_req_by_cpu::mem_write_iommu1,
    &iio::data_req_by_cpu::peer_write_iommu0, &iio::data_req_by_cpu::peer_write_iommu1,
    &iio::data_req_by_cpu::mem_read_iommu0, &iio::data_req_by_cpu::mem_read_iommu1,
    &iio::data_req_by_cpu::peer_read_iommu0, &iio::data_req_by_cpu::peer_read_iommu1,
    &iio::data_req_by_cpu::cfg_write_iommu0, &iio::data_req_by_cpu::cfg_write_iommu1,
    &iio::data_req_by_cpu::io_write_iommu0, &iio::data_req_by_cpu::io_write_iommu1,
    &iio::data_req_by_cpu::cfg_read_iommu0, &iio::data_req_by_cpu::cfg_read_iommu1,
    &iio::data_req_by_cpu::io_read_iommu0, &iio::data_req_by_cpu::io_read_iommu1,
    &iio::data_req_of_cpu::mem_write_iommu0, &iio::data_req_of_cpu::mem_write_iommu1,
    &iio::data_req_of_cpu::peer_write_iommu0, &iio::data_req_of_cpu::peer_write_iommu1,
    &iio::data_req_of_cpu::mem_read_iommu0, &iio::data_req_of_cpu::mem_read_iommu1,
    &iio::data_req_of_cpu::peer_read_iommu0, &iio::data_req_of_cpu::peer_read_iommu1,
    &iio::data_req_of_cpu::atomic_iommu0, &iio::data_req_of_cpu::atomic_iommu1,
    &iio::data_req_of_cpu::msg_iommu0, &iio::data_req_of_cpu::msg_iommu1,
    &iio::data_req_of_cpu::cmpd_iommu0, &iio::data_req_of_cpu::cmpd_iommu1,
    &iio::txn_req_by_cpu::mem_write_iommu0, &iio::txn_req_by_cpu::mem_write_iommu1,
    &iio::txn_req_by_cpu::peer_write_iommu0, &iio::txn_req_by_cpu::mem_read_iommu0,
    &iio::txn_req_by_cpu::mem_read_iommu1, &iio::txn_req_by_cpu::peer_read_iommu0,
    &iio::txn_req_by_cpu::peer_read_iommu1, &iio::txn_req_by_cpu::cfg_write_iommu0,
    &iio::txn_req_by_cpu::cfg_write_iommu1, &iio::txn_req_by_cpu::io_write_iommu0,
    &iio::txn_req_by_cpu::io_write_iommu1, &iio::txn_req_by_cpu::cfg_read_iommu0,
    &iio::txn_req_by_cpu::cfg_read_iommu1, &iio::txn_req_by_cpu::io_read_iommu0,
    &iio::txn_req_by_cpu::io_read_iommu1, &iio::txn_req_of_cpu::mem_write_iommu0,
    &iio::txn_req_of_cpu::mem_write_iommu1, &iio::txn_req_of_cpu::peer_write_iommu0,
    &iio::txn_req_of_cpu::peer_write_iommu1, &iio::txn_req_of_cpu::mem_read_iommu0,
    &iio::txn_req_of_cpu::mem_read_iommu1, &iio::txn_req_of_cpu::peer_read_iommu0,
    &iio::txn_req_of_cpu::peer_read_iommu1, &iio::txn_req_of_cpu::atomic_iommu0,
    &iio::txn_req_of_cpu::atomic_iommu1, &iio::txn_req_of_cpu::msg_iommu0,
    &iio::txn_req_of_cpu::msg_iommu1, &iio::txn_req_of_cpu::cmpd_iommu0,
    &iio::txn_req_of_cpu::cmpd_iommu1, &m2m::imc_writes::ch0_ni_miss, &m2m::imc_writes::ch1_ni_miss,
    &m2m::prefcam_cycles_full::ch0, &m2m::prefcam_cycles_full::ch1, &m2m::prefcam_cycles_full::ch2,
    &m2m::prefcam_cycles_ne::ch0, &m2m::prefcam_cycles_ne::ch1, &m2m::prefcam_cycles_ne::ch2,
    &m2m::prefcam_deallocs::ch0_hita0_inval, &m2m::prefcam_deallocs::ch0_hita1_inval,
    &m2m::prefcam_deallocs::ch0_miss_inval, &m2m::prefcam_deallocs::ch0_rsp_pdreset,
    &m2m::prefcam_deallocs::ch1_hita0_inval, &m2m::prefcam_deallocs::ch1_hita1_inval,
    &m2m::prefcam_deallocs::ch1_miss_inval, &m2m::prefcam_deallocs::ch1_rsp_pdreset,
    &m2m::prefcam_deallocs::ch2_hita0_inval, &m2m::prefcam_deallocs::ch2_hita1_inval,
    &m2m::prefcam_deallocs::ch2_miss_inval, &m2m::prefcam_deallocs::ch2_rsp_pdreset,
    &m2m::prefcam_demand_drops::ch0_xpt, &m2m::prefcam_demand_drops::ch0_upi,
    &m2m::prefcam_demand_drops::ch1_xpt, &m2m::prefcam_demand_drops::ch1_upi,
    &m2m::prefcam_demand_drops::ch2_xpt, &m2m::prefcam_demand_drops::ch2_upi,
    &m2m::prefcam_drop_reasons_ch0::pf_secure_drop,
    &m2m::prefcam_drop_reasons_ch0::not_pf_sad_region, &m2m::prefcam_drop_reasons_ch0::pf_cam_hit,
    &m2m::prefcam_drop_reasons_ch0::stop_b2b, &m2m::prefcam_drop_reasons_ch0::errorblk_rxc,
    &m2m::prefcam_drop_reasons_ch0::pf_ad_crd, &m2m::prefcam_drop_reasons_ch0::pf_cam_full,
    &m2m::prefcam_drop_reasons_ch0::wpq_proxy, &m2m::prefcam_drop_reasons_ch0::rpq_proxy,
    &m2m::prefcam_drop_reasons_ch0::xpt_thresh, &m2m::prefcam_drop_reasons_ch0::upi_thresh,
    &m2m::prefcam_drop_reasons_ch1::pf_secure_drop,
    &m2m::prefcam_drop_reasons_ch1::not_pf_sad_region, &m2m::prefcam_drop_reasons_ch1::pf_cam_hit,
    &m2m::prefcam_drop_reasons_ch1::stop_b2b, &m2m::prefcam_drop_reasons_ch1::errorblk_rxc,
    &m2m::prefcam_drop_reasons_ch1::pf_ad_crd, &m2m::prefcam_drop_reasons_ch1::pf_cam_full,
    &m2m::prefcam_drop_reasons_ch1::wpq_proxy, &m2m::prefcam_drop_reasons_ch1::rpq_proxy,
    &m2m::prefcam_drop_reasons_ch1::xpt_thresh, &m2m::prefcam_drop_reasons_ch1::upi_thresh,
    &m2m::prefcam_drop_reasons_ch2::pf_secure_drop,
    &m2m::prefcam_drop_reasons_ch2::not_pf_sad_region, &m2m::prefcam_drop_reasons_ch2::pf_cam_hit,
    &m2m::prefcam_drop_reasons_ch2::stop_b2b, &m2m::prefcam_drop_reasons_ch2::errorblk_rxc,
    &m2m::prefcam_drop_reasons_ch2::pf_ad_crd, &m2m::prefcam_drop_reasons_ch2::pf_cam_full,
    &m2m::prefcam_drop_reasons_ch2::wpq_proxy, &m2m::prefcam_drop_reasons_ch2::rpq_proxy,
    &m2m::prefcam_drop_reasons_ch2::xpt_thresh, &m2m::prefcam_drop_reasons_ch2::upi_thresh,
    &m2m::prefcam_inserts::ch0_xpt, &m2m::prefcam_inserts::ch0_upi, &m2m::prefcam_inserts::ch1_xpt,
    &m2m::prefcam_inserts::ch1_upi, &m2m::prefcam_inserts::ch2_xpt, &m2m::prefcam_inserts::ch2_upi,
    &m2m::prefcam_occupancy::ch0, &m2m::prefcam_occupancy::ch1, &m2m::prefcam_occupancy::ch2,
    &m2m::prefcam_resp_miss::ch0, &m2m::prefcam_resp_miss::ch1, &m2m::prefcam_resp_miss::ch2,
    &m2m::prefcam_rxc_deallocs::squashed, &m2m::prefcam_rxc_deallocs::_1lm_posted,
    &m2m::prefcam_rxc_deallocs::cis, &m2m::wr_tracker_ne::mirr_nontgr,
    &m2m::wr_tracker_ne::mirr_pwr, &m2m::wr_tracker_occupancy::mirr_nontgr,
    &m2m::wr_tracker_occupancy::mirr_pwr, &m2pcie::local_ded_p2p_crd_taken_0::m2iosf0_ncb,
    &m2pcie::local_ded_p2p_crd_taken_0::m2iosf0_ncs,
    &m2pcie::local_ded_p2p_crd_taken_0::m2iosf1_ncb,
    &m2pcie::local_ded_p2p_crd_taken_0::m2iosf1_ncs,
    &m2pcie::local_ded_p2p_crd_taken_0::m2iosf2_ncb,
    &m2pcie::local_ded_p2p_crd_taken_0::m2iosf2_ncs,
    &m2pcie::local_ded_p2p_crd_taken_0::m2iosf3_ncb,
    &m2pcie::local_ded_p2p_crd_taken_0::m2iosf3_ncs,
    &m2pcie::local_ded_p2p_crd_taken_1::m2iosf4_ncb,
    &m2pcie::local_ded_p2p_crd_taken_1::m2iosf4_ncs,
    &m2pcie::local_ded_p2p_crd_taken_1::m2iosf5_ncb,
    &m2pcie::local_ded_p2p_crd_taken_1::m2iosf5_ncs,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf0_ncb,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf0_ncs,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf1_ncb,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf1_ncs,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf2_ncb,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf2_ncs,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf3_ncb,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf3_ncs,
    &m2pcie::local_p2p_ded_returned_1::ms2iosf4_ncb,
    &m2pcie::local_p2p_ded_returned_1::ms2iosf4_ncs,
    &m2pcie::local_p2p_ded_returned_1::ms2iosf5_ncb,
    &m2pcie::local_p2p_ded_returned_1::ms2iosf5_ncs, &m2pcie::local_p2p_shar_returned::agent_0,
    &m2pcie::local_p2p_shar_returned::agent_1, &m2pcie::local_p2p_shar_returned::agent_2,
    &m2pcie::local_shar_p2p_crd_returned::agent_0, &m2pcie::local_shar_p2p_crd_returned::agent_1,
    &m2pcie::local_shar_p2p_crd_returned::agent_2, &m2pcie::local_shar_p2p_crd_returned::agent_3,
    &m2pcie::local_shar_p2p_crd_returned::agent_4, &m2pcie::local_shar_p2p_crd_returned::agent_5,
    &m2pcie::local_shar_p2p_crd_taken_0::m2iosf0_ncb,
    &m2pcie::local_shar_p2p_crd_taken_0::m2iosf0_ncs,
    &m2pcie::local_shar_p2p_crd_taken_0::m2iosf1_ncb,
    &m2pcie::local_shar_p2p_crd_taken_0::m2iosf1_ncs,
    &m2pcie::local_shar_p2p_crd_taken_0::m2iosf2_ncb,
    &m2pcie::local_shar_p2p_crd_taken_0::m2iosf2_ncs,
    &m2pcie::local_shar_p2p_crd_taken_0::m2iosf3_ncb,
    &m2pcie::local_shar_p2p_crd_taken_0::m2iosf3_ncs,
    &m2pcie::local_shar_p2p_crd_taken_1::m2iosf4_ncb,
    &m2pcie::local_shar_p2p_crd_taken_1::m2iosf4_ncs,
    &m2pcie::local_shar_p2p_crd_taken_1::m2iosf5_ncb,
    &m2pcie::local_shar_p2p_crd_taken_1::m2iosf5_ncs,
    &m2pcie::local_shar_p2p_crd_wait_0::m2iosf0_ncb,
    &m2pcie::local_shar_p2p_crd_wait_0::m2iosf0_ncs,
    &m2pcie::local_shar_p2p_crd_wait_0::m2iosf1_ncb,
    &m2pcie::local_shar_p2p_crd_wait_0::m2iosf1_ncs,
    &m2pcie::local_shar_p2p_crd_wait_0::m2iosf2_ncb,
    &m2pcie::local_shar_p2p_crd_wait_0::m2iosf2_ncs,
    &m2pcie::local_shar_p2p_crd_wait_0::m2iosf3_ncb,
    &m2pcie::local_shar_p2p_crd_wait_0::m2iosf3_ncs,
    &m2pcie::local_shar_p2p_crd_wait_1::m2iosf4_ncb,
    &m2pcie::local_shar_p2p_crd_wait_1::m2iosf4_ncs,
    &m2pcie::local_shar_p2p_crd_wait_1::m2iosf5_ncb,
    &m2pcie::local_shar_p2p_crd_wait_1::m2iosf5_ncs, &m2pcie::p2p_crd_occupancy::local_ncb,
    &m2pcie::p2p_crd_occupancy::local_ncs, &m2pcie::p2p_crd_occupancy::remote_ncb,
    &m2pcie::p2p_crd_occupancy::remote_ncs, &m2pcie::p2p_crd_occupancy::all,
    &m2pcie::p2p_ded_received::local_ncb, &m2pcie::p2p_ded_received::local_ncs,
    &m2pcie::p2p_ded_received::remote_ncb, &m2pcie::p2p_ded_received::remote_ncs,
    &m2pcie::p2p_ded_received::all, &m2pcie::p2p_shar_received::local_ncb,
    &m2pcie::p2p_shar_received::local_ncs, &m2pcie::p2p_shar_received::remote_ncb,
    &m2pcie::p2p_shar_received::remote_ncs, &m2pcie::p2p_shar_received::all,
    &m2pcie::remote_ded_p2p_crd_taken_0::upi0_drs, &m2pcie::remote_ded_p2p_crd_taken_0::upi0_ncb,
    &m2pcie::remote_ded_p2p_crd_taken_0::upi0_ncs, &m2pcie::remote_ded_p2p_crd_taken_0::upi1_drs,
    &m2pcie::remote_ded_p2p_crd_taken_0::upi1_ncb, &m2pcie::remote_ded_p2p_crd_taken_0::upi1_ncs,
    &m2pcie::remote_ded_p2p_crd_taken_1::upi2_drs, &m2pcie::remote_ded_p2p_crd_taken_1::upi2_ncb,
    &m2pcie::remote_ded_p2p_crd_taken_1::upi2_ncs, &m2pcie::remote_p2p_ded_returned::upi0_ncb,
    &m2pcie::remote_p2p_ded_returned::upi0_ncs, &m2pcie::remote_p2p_ded_returned::upi1_ncb,
    &m2pcie::remote_p2p_ded_returned::upi1_ncs, &m2pcie::remote_p2p_ded_returned::upi2_ncb,
    &m2pcie::remote_p2p_ded_returned::upi2_ncs, &m2pcie::remote_p2p_shar_returned::agent_0,
    &m2pcie::remote_p2p_shar_returned::agent_1, &m2pcie::remote_p2p_shar_returned::agent_2,
    &m2pcie::remote_shar_p2p_crd_returned::agent_0, &m2pcie::remote_shar_p2p_crd_returned::agent_1,
    &m2pcie::remote_shar_p2p_crd_returned::agent_2, &m2pcie::remote_shar_p2p_crd_taken_0::upi0_drs,
    &m2pcie::remote_shar_p2p_crd_taken_0::upi0_ncb, &m2pcie::remote_shar_p2p_crd_taken_0::upi0_ncs,
    &m2pcie::remote_shar_p2p_crd_taken_0::upi1_drs, &m2pcie::remote_shar_p2p_crd_taken_0::upi1_ncb,
    &m2pcie::remote_shar_p2p_crd_taken_0::upi1_ncs, &m2pcie::remote_shar_p2p_crd_taken_1::upi2_drs,
    &m2pcie::remote_shar_p2p_crd_taken_1::upi2_ncb, &m2pcie::remote_shar_p2p_crd_taken_1::upi2_ncs,
    &m2pcie::remote_shar_p2p_crd_wait_0::upi0_drs, &m2pcie::remote_shar_p2p_crd_wait_0::upi0_ncb,
    &m2pcie::remote_shar_p2p_crd_wait_0::upi0_ncs, &m2pcie::remote_shar_p2p_crd_wait_0::upi1_drs,
    &m2pcie::remote_shar_p2p_crd_wait_0::upi1_ncb, &m2pcie::remote_shar_p2p_crd_wait_0::upi1_ncs,
    &m2pcie::remote_shar_p2p_crd_wait_1::upi2_drs, &m2pcie::remote_shar_p2p_crd_wait_1::upi2_ncb,
    &m2pcie::remote_shar_p2p_crd_wait_1::upi2_ncs, &m2pcie::rxc_cycles_ne::cha_idi,
    &m2pcie::rxc_cycles_ne::cha_ncb, &m2pcie::rxc_cycles_ne::cha_ncs, &m2pcie::rxc_inserts::cha_idi,
    &m2pcie::rxc_inserts::cha_ncb, &m2pcie::rxc_inserts::cha_ncs, &m2pcie::txc_credits::prq,
    &ubox::m2u_misc1::rxc_cycles_ne_cbo_ncb, &ubox::m2u_misc1::rxc_cycles_ne_cbo_ncs,
    &ubox::m2u_misc1::rxc_cycles_ne_upi_ncb, &ubox::m2u_misc1::rxc_cycles_ne_upi_ncs,
    &ubox::m2u_misc1::txc_cycles_crd_ovf_cbo_ncb, &ubox::m2u_misc1::txc_cycles_crd_ovf_cbo_ncs,
    &ubox::m2u_misc1::txc_cycles_crd_ovf_upi_ncb, &ubox::m2u_misc1::txc_cycles_crd_ovf_upi_ncs,
    &ubox::m2u_misc2::rxc_cycles_full_bl, &ubox::m2u_misc2::rxc_cycles_empty_bl,
    &ubox::m2u_misc2::txc_cycles_crd_ovf_vn0_ncb, &ubox::m2u_misc2::txc_cycles_crd_ovf_vn0_ncs,
    &ubox::m2u_misc2::txc_cycles_empty_bl, &ubox::m2u_misc2::txc_cycles_empty_ak,
    &ubox::m2u_misc2::txc_cycles_empty_akc, &ubox::m2u_misc2::txc_cycles_full_bl,
    &ubox::m2u_misc3::txc_cycles_full_ak, &ubox::m2u_misc3::txc_cycles_full_akc, &imc::pcls::rd,
    &imc::pcls::wr, &imc::pcls::total, &imc::sb_pref_inserts::all, &imc::sb_pref_occupancy::all,
    &imc::sb_reject::ddr_early_cmp, &cha::ag0_ad_crd_acquired0::tgr0,
    &cha::ag0_ad_crd_acquired0::tgr1, &cha::ag0_ad_crd_acquired0::tgr2,
    &cha::ag0_ad_crd_acquired0::tgr3, &cha::ag0_ad_crd_acquired0::tgr4,
    &cha::ag0_ad_crd_acquired0::tgr5, &cha::ag0_ad_crd_acquired0::tgr6,
    &cha::ag0_ad_crd_acquired0::tgr7, &cha::ag0_ad_crd_acquired1::tgr8,
    &cha::ag0_ad_crd_acquired1::tgr9, &cha::ag0_ad_crd_acquired1::tgr10,
    &cha::ag0_ad_crd_occupancy0::tgr0, &cha::ag0_ad_crd_occupancy0::tgr1,
    &cha::ag0_ad_crd_occupancy0::tgr2, &cha::ag0_ad_crd_occupancy0::tgr3,
    &cha::ag0_ad_crd_occupancy0::tgr4, &cha::ag0_ad_crd_occupancy0::tgr5,
    &cha::ag0_ad_crd_occupancy0::tgr6, &cha::ag0_ad_crd_occupancy0::tgr7,
    &cha::ag0_ad_crd_occupancy1::tgr8, &cha::ag0_ad_crd_occupancy1::tgr9,
    &cha::ag0_ad_crd_occupancy1::tgr10, &cha::ag0_bl_crd_acquired0::tgr0,
    &cha::ag0_bl_crd_acquired0::tgr1, &cha::ag0_bl_crd_acquired0::tgr2,
    &cha::ag0_bl_crd_acquired0::tgr3, &cha::ag0_bl_crd_acquired0::tgr4,
    &cha::ag0_bl_crd_acquired0::tgr5, &cha::ag0_bl_crd_acquired0::tgr6,
    &cha::ag0_bl_crd_acquired0::tgr7, &cha::ag0_bl_crd_acquired1::tgr8,
    &cha::ag0_bl_crd_acquired1::tgr9, &cha::ag0_bl_crd_acquired1::tgr10,
    &cha::ag0_bl_crd_occupancy0::tgr0, &cha::ag0_bl_crd_occupancy0::tgr1,
    &cha::ag0_bl_crd_occupancy0::tgr2, &cha::ag0_bl_crd_occupancy0::tgr3,
    &cha::ag0_bl_crd_occupancy0::tgr4, &cha::ag0_bl_crd_occupancy0::tgr5,
    &cha::ag0_bl_crd_occupancy0::tgr6, &cha::ag0_bl_crd_occupancy0::tgr7,
    &cha::ag0_bl_crd_occupancy1::tgr8, &cha::ag0_bl_crd_occupancy1::tgr9,
    &cha::ag0_bl_crd_occupancy1::tgr10, &cha::ag1_ad_crd_acquired0::tgr0,
    &cha::ag1_ad_crd_acquired0::tgr1, &cha::ag1_ad_crd_acquired0::tgr2,
    &cha::ag1_ad_crd_acquired0::tgr3, &cha::ag1_ad_crd_acquired0::tgr4,
    &cha::ag1_ad_crd_acquired0::tgr5, &cha::ag1_ad_crd_acquired0::tgr6,
    &cha::ag1_ad_crd_acquired0::tgr7, &cha::ag1_ad_crd_acquired1::tgr8,
    &cha::ag1_ad_crd_acquired1::tgr9, &cha::ag1_ad_crd_acquired1::tgr10,
    &cha::ag1_ad_crd_occupancy0::tgr0, &cha::ag1_ad_crd_occupancy0::tgr1,
    &cha::ag1_ad_crd_occupancy0::tgr2, &cha::ag1_ad_crd_occupancy0::tgr3,
    &cha::ag1_ad_crd_occupancy0::tgr4, &cha::ag1_ad_crd_occupancy0::tgr5,
    &cha::ag1_ad_crd_occupancy0::tgr6, &cha::ag1_ad_crd_occupancy0::tgr7,
    &cha::ag1_ad_crd_occupancy1::tgr8, &cha::ag1_ad_crd_occupancy1::tgr9,
    &cha::ag1_ad_crd_occupancy1::tgr10, &cha::ag1_bl_crd_acquired0::tgr0,
    &cha::ag1_bl_crd_acquired0::tgr1, &cha::ag1_bl_crd_acquired0::tgr2,
    &cha::ag1_bl_crd_acquired0::tgr3, &cha::ag1_bl_crd_acquired0::tgr4,
    &cha::ag1_bl_crd_acquired0::tgr5, &cha::ag1_bl_crd_acquired0::tgr6,
    &cha::ag1_bl_crd_acquired0::tgr7, &cha::ag1_bl_crd_acquired1::tgr8,
    &cha::ag1_bl_crd_acquired1::tgr9, &cha::ag1_bl_crd_acquired1::tgr10,
    &cha::ag1_bl_crd_occupancy0::tgr0, &cha::ag1_bl_crd_occupancy0::tgr1,
    &cha::ag1_bl_crd_occupancy0::tgr2, &cha::ag1_bl_crd_occupancy0::tgr3,
    &cha::ag1_bl_crd_occupancy0::tgr4, &cha::ag1_bl_crd_occupancy0::tgr5,
    &cha::ag1_bl_crd_occupancy0::tgr6, &cha::ag1_bl_crd_occupancy0::tgr7,
    &cha::ag1_bl_crd_occupancy1::tgr8, &cha::ag1_bl_crd_occupancy1::tgr9,
    &cha::ag1_bl_crd_occupancy1::tgr10, &cha::distress_asserted::vert,
    &cha::distress_asserted::horz, &cha::distress_asserted::dpt_local,
    &cha::distress_asserted::dpt_nonlocal, &cha::distress_asserted::dpt_stall_iv,
    &cha::distress_asserted::dpt_stall_nocrd, &cha::egress_ordering::iv_snoopgo_up,
    &cha::egress_ordering::iv_snoopgo_dn, &cha::horz_ring_ad_in_use::left_even,
    &cha::horz_ring_ad_in_use::left_odd, &cha::horz_ring_ad_in_use::right_even,
    &cha::horz_ring_ad_in_use::right_odd, &cha::horz_ring_akc_in_use::left_even,
    &cha::horz_ring_akc_in_use::left_odd, &cha::horz_ring_akc_in_use::right_even,
    &cha::horz_ring_akc_in_use::right_odd, &cha::horz_ring_ak_in_use::left_even,
    &cha::horz_ring_ak_in_use::left_odd, &cha::horz_ring_ak_in_use::right_even,
    &cha::horz_ring_ak_in_use::right_odd, &cha::horz_ring_bl_in_use::left_even,
    &cha::horz_ring_bl_in_use::left_odd, &cha::horz_ring_bl_in_use::right_even,
    &cha::horz_ring_bl_in_use::right_odd, &cha::horz_ring_iv_in_use::left,
    &cha::horz_ring_iv_in_use::right, &cha::misc_external::mbe_inst0,
    &cha::misc_external::mbe_inst1, &cha::ring_bounces_horz::ad, &cha::ring_bounces_horz::ak,
    &cha::ring_bounces_horz::bl, &cha::ring_bounces_horz::iv, &cha::ring_bounces_vert::ad,
    &cha::ring_bounces_vert::ak, &cha::ring_bounces_vert::bl, &cha::ring_bounces_vert::iv,
    &cha::ring_bounces_vert::akc, &cha::ring_sink_starved_horz::ad,
    &cha::ring_sink_starved_horz::ak, &cha::ring_sink_starved_horz::bl,
    &cha::ring_sink_starved_horz::iv, &cha::ring_sink_starved_horz::ak_ag1,
    &cha::ring_sink_starved_vert::ad, &cha::ring_sink_starved_vert::ak,
    &cha::ring_sink_starved_vert::bl, &cha::ring_sink_starved_vert::iv,
    &cha::ring_sink_starved_vert::akc, &cha::rxr_busy_starved::ad_uncrd,
    &cha::rxr_busy_starved::bl_uncrd, &cha::rxr_busy_starved::ad_crd,
    &cha::rxr_busy_starved::bl_crd, &cha::rxr_busy_starved::ad_all, &cha::rxr_busy_starved::bl_all,
    &cha::rxr_bypass::ad_uncrd, &cha::rxr_bypass::ak, &cha::rxr_bypass::bl_uncrd,
    &cha::rxr_bypass::iv, &cha::rxr_bypass::ad_crd, &cha::rxr_bypass::bl_crd,
    &cha::rxr_bypass::akc_uncrd, &cha::rxr_bypass::ad_all, &cha::rxr_bypass::bl_all,
    &cha::rxr_crd_starved::ad_uncrd, &cha::rxr_crd_starved::ak, &cha::rxr_crd_starved::bl_uncrd,
    &cha::rxr_crd_starved::iv, &cha::rxr_crd_starved::ad_crd, &cha::rxr_crd_starved::bl_crd,
    &cha::rxr_crd_starved::ifv, &cha::rxr_crd_starved::ad_all, &cha::rxr_crd_starved::bl_all,
    &cha::rxr_inserts::ad_uncrd, &cha::rxr_inserts::ak, &cha::rxr_inserts::bl_uncrd,
    &cha::rxr_inserts::iv, &cha::rxr_inserts::ad_crd, &cha::rxr_inserts::bl_crd,
    &cha::rxr_inserts::akc_uncrd, &cha::rxr_inserts::ad_all, &cha::rxr_inserts::bl_all,
    &cha::rxr_occupancy::ad_uncrd, &cha::rxr_occupancy::ak, &cha::rxr_occupancy::bl_uncrd,
    &cha::rxr_occupancy::iv, &cha::rxr_occupancy::ad_crd, &cha::rxr_occupancy::bl_crd,
    &cha::rxr_occupancy::akc_uncrd, &cha::rxr_occupancy::ad_all, &cha::rxr_occupancy::bl_all,
    &cha::stall0_no_txr_horz_crd_ad_ag0::tgr0, &cha::stall0_no_txr_horz_crd_ad_ag0::tgr1,
    &cha::stall0_no_txr_horz_crd_ad_ag0::tgr2, &cha::stall0_no_txr_horz_crd_ad_ag0::tgr3,
    &cha::stall0_no_txr_horz_crd_ad_ag0::tgr4, &cha::stall0_no_txr_horz_crd_ad_ag0::tgr5,
    &cha::stall0_no_txr_horz_crd_ad_ag0::tgr6, &cha::stall0_no_txr_horz_crd_ad_ag0::tgr7,
    &cha::stall0_no_txr_horz_crd_ad_ag1::tgr0, &cha::stall0_no_txr_horz_crd_ad_ag1::tgr1,
    &cha::stall0_no_txr_horz_crd_ad_ag1::tgr2, &cha::stall0_no_txr_horz_crd_ad_ag1::tgr3,
    &cha::stall0_no_txr_horz_crd_ad_ag1::tgr4, &cha::stall0_no_txr_horz_crd_ad_ag1::tgr5,
    &cha::stall0_no_txr_horz_crd_ad_ag1::tgr6, &cha::stall0_no_txr_horz_crd_ad_ag1::tgr7,
    &cha::stall0_no_txr_horz_crd_bl_ag0::tgr0, &cha::stall0_no_txr_horz_crd_bl_ag0::tgr1,
    &cha::stall0_no_txr_horz_crd_bl_ag0::tgr2, &cha::stall0_no_txr_horz_crd_bl_ag0::tgr3,
    &cha::stall0_no_txr_horz_crd_bl_ag0::tgr4, &cha::stall0_no_txr_horz_crd_bl_ag0::tgr5,
    &cha::stall0_no_txr_horz_crd_bl_ag0::tgr6, &cha::stall0_no_txr_horz_crd_bl_ag0::tgr7,
    &cha::stall0_no_txr_horz_crd_bl_ag1::tgr0, &cha::stall0_no_txr_horz_crd_bl_ag1::tgr1,
    &cha::stall0_no_txr_horz_crd_bl_ag1::tgr2, &cha::stall0_no_txr_horz_crd_bl_ag1::tgr3,
    &cha::stall0_no_txr_horz_crd_bl_ag1::tgr4, &cha::stall0_no_txr_horz_crd_bl_ag1::tgr5,
    &cha::stall0_no_txr_horz_crd_bl_ag1::tgr6, &cha::stall0_no_txr_horz_crd_bl_ag1::tgr7,
    &cha::stall1_no_txr_horz_crd_ad_ag0::tgr8, &cha::stall1_no_txr_horz_crd_ad_ag0::tgr9,
    &cha::stall1_no_txr_horz_crd_ad_ag0::tgr10, &cha::stall1_no_txr_horz_crd_ad_ag1_1::tgr8,
    &cha::stall1_no_txr_horz_crd_ad_ag1_1::tgr9, &cha::stall1_no_txr_horz_crd_ad_ag1_1::tgr10,
    &cha::stall1_no_txr_horz_crd_bl_ag0_1::tgr8, &cha::stall1_no_txr_horz_crd_bl_ag0_1::tgr9,
    &cha::stall1_no_txr_horz_crd_bl_ag0_1::tgr10, &cha::stall1_no_txr_horz_crd_bl_ag1_1::tgr8,
    &cha::stall1_no_txr_horz_crd_bl_ag1_1::tgr9, &cha::stall1_no_txr_horz_crd_bl_ag1_1::tgr10,
    &cha::txr_horz_ads_used::ad_uncrd, &cha::txr_horz_ads_used::bl_uncrd,
    &cha::txr_horz_ads_used::ad_crd, &cha::txr_horz_ads_used::bl_crd,
    &cha::txr_horz_ads_used::ad_all, &cha::txr_horz_ads_used::bl_all,
    &cha::txr_horz_bypass::ad_uncrd, &cha::txr_horz_bypass::ak, &cha::txr_horz_bypass::bl_uncrd,
    &cha::txr_horz_bypass::iv, &cha::txr_horz_bypass::ad_crd, &cha::txr_horz_bypass::bl_crd,
    &cha::txr_horz_bypass::akc_uncrd, &cha::txr_horz_bypass::ad_all, &cha::txr_horz_bypass::bl_all,
    &cha::txr_horz_cycles_full::ad_uncrd, &cha::txr_horz_cycles_full::ak,
    &cha::txr_horz_cycles_full::bl_uncrd, &cha::txr_horz_cycles_full::iv,
    &cha::txr_horz_cycles_full::ad_crd, &cha::txr_horz_cycles_full::bl_crd,
    &cha::txr_horz_cycles_full::akc_uncrd, &cha::txr_horz_cycles_full::ad_all,
    &cha::txr_horz_cycles_full::bl_all, &cha::txr_horz_cycles_ne::ad_uncrd,
    &cha::txr_horz_cycles_ne::ak, &cha::txr_horz_cycles_ne::bl_uncrd, &cha::txr_horz_cycles_ne::iv,
    &cha::txr_horz_cycles_ne::ad_crd, &cha::txr_horz_cycles_ne::bl_crd,
    &cha::txr_horz_cycles_ne::akc_uncrd, &cha::txr_horz_cycles_ne::ad_all,
    &cha::txr_horz_cycles_ne::bl_all, &cha::txr_horz_inserts::ad_uncrd, &cha::txr_horz_inserts::ak,
    &cha::txr_horz_inserts::bl_uncrd, &cha::txr_horz_inserts::iv, &cha::txr_horz_inserts::ad_crd,
    &cha::txr_horz_inserts::bl_crd, &cha::txr_horz_inserts::akc_uncrd,
    &cha::txr_horz_inserts::ad_all, &cha::txr_horz_inserts::bl_all, &cha::txr_horz_nack::ad_uncrd,
    &cha::txr_horz_nack::ak, &cha::txr_horz_nack::bl_uncrd, &cha::txr_horz_nack::iv,
    &cha::txr_horz_nack::ad_crd, &cha::txr_horz_nack::bl_crd, &cha::txr_horz_nack::akc_uncrd,
    &cha::txr_horz_nack::ad_all, &cha::txr_horz_nack::bl_all, &cha::txr_horz_occupancy::ad_uncrd,
    &cha::txr_horz_occupancy::ak, &cha::txr_horz_occupancy::bl_uncrd, &cha::txr_horz_occupancy::iv,
    &cha::txr_horz_occupancy::ad_crd, &cha::txr_horz_occupancy::bl_crd,
    &cha::txr_horz_occupancy::akc_uncrd, &cha::txr_horz_occupancy::ad_all,
    &cha::txr_horz_occupancy::bl_all, &cha::txr_horz_starved::ad_uncrd, &cha::txr_horz_starved::ak,
    &cha::txr_horz_starved::bl_uncrd, &cha::txr_horz_starved::iv, &cha::txr_horz_starved::akc_uncrd,
    &cha::txr_horz_starved::ad_all, &cha::txr_horz_starved::bl_all, &cha::txr_vert_ads_used::ad_ag0,
    &cha::txr_vert_ads_used::bl_ag0, &cha::txr_vert_ads_used::ad_ag1,
    &cha::txr_vert_ads_used::bl_ag1, &cha::txr_vert_bypass::ad_ag0, &cha::txr_vert_bypass::ak_ag0,
    &cha::txr_vert_bypass::bl_ag0, &cha::txr_vert_bypass::iv_ag1, &cha::txr_vert_bypass::ad_ag1,
    &cha::txr_vert_bypass::ak_ag1, &cha::txr_vert_bypass::bl_ag1, &cha::txr_vert_bypass_1::akc_ag0,
    &cha::txr_vert_bypass_1::akc_ag1, &cha::txr_vert_cycles_full0::ad_ag0,
    &cha::txr_vert_cycles_full0::ak_ag0, &cha::txr_vert_cycles_full0::bl_ag0,
    &cha::txr_vert_cycles_full0::iv_ag0, &cha::txr_vert_cycles_full0::ad_ag1,
    &cha::txr_vert_cycles_full0::ak_ag1, &cha::txr_vert_cycles_full0::bl_ag1,
    &cha::txr_vert_cycles_full1::akc_ag0, &cha::txr_vert_cycles_full1::akc_ag1,
    &cha::txr_vert_cycles_ne0::ad_ag0, &cha::txr_vert_cycles_ne0::ak_ag0,
    &cha::txr_vert_cycles_ne0::bl_ag0, &cha::txr_vert_cycles_ne0::iv_ag0,
    &cha::txr_vert_cycles_ne0::ad_ag1, &cha::txr_vert_cycles_ne0::ak_ag1,
    &cha::txr_vert_cycles_ne0::bl_ag1, &cha::txr_vert_cycles_ne1::akc_ag0,
    &cha::txr_vert_cycles_ne1::akc_ag1, &cha::txr_vert_inserts0::ad_ag0,
    &cha::txr_vert_inserts0::ak_ag0, &cha::txr_vert_inserts0::bl_ag0,
    &cha::txr_vert_inserts0::iv_ag0, &cha::txr_vert_inserts0::ad_ag1,
    &cha::txr_vert_inserts0::ak_ag1, &cha::txr_vert_inserts0::bl_ag1,
    &cha::txr_vert_inserts1::akc_ag0, &cha::txr_vert_inserts1::akc_ag1,
    &cha::txr_vert_nack0::ad_ag0, &cha::txr_vert_nack0::ak_ag0, &cha::txr_vert_nack0::bl_ag0,
    &cha::txr_vert_nack0::iv_ag0, &cha::txr_vert_nack0::ad_ag1, &cha::txr_vert_nack0::ak_ag1,
    &cha::txr_vert_nack0::bl_ag1, &cha::txr_vert_nack1::akc_ag0, &cha::txr_vert_nack1::akc_ag1,
    &cha::txr_vert_occupancy0::ad_ag0, &cha::txr_vert_occupancy0::ak_ag0,
    &cha::txr_vert_occupancy0::bl_ag0, &cha::txr_vert_occupancy0::iv_ag0,
    &cha::txr_vert_occupancy0::ad_ag1, &cha::txr_vert_occupancy0::ak_ag1,
    &cha::txr_vert_occupancy0::bl_ag1, &cha::txr_vert_occupancy1::akc_ag0,
    &cha::txr_vert_occupancy1::akc_ag1, &cha::txr_vert_starved0::ad_ag0,
    &cha::txr_vert_starved0::ak_ag0, &cha::txr_vert_starved0::bl_ag0,
    &cha::txr_vert_starved0::iv_ag0, &cha::txr_vert_starved0::ad_ag1,
    &cha::txr_vert_starved0::ak_ag1, &cha::txr_vert_starved0::bl_ag1,
    &cha::txr_vert_starved1::akc_ag0, &cha::txr_vert_starved1::akc_ag1,
    &cha::txr_vert_starved1::tgc, &cha::vert_ring_ad_in_use::up_even,
    &cha::vert_ring_ad_in_use::up_odd, &cha::vert_ring_ad_in_use::dn_even,
    &cha::vert_ring_ad_in_use::dn_odd, &cha::vert_ring_akc_in_use::up_even,
    &cha::vert_ring_akc_in_use::up_odd, &cha::vert_ring_akc_in_use::dn_even,
    &cha::vert_ring_akc_in_use::dn_odd, &cha::vert_ring_ak_in_use::up_even,
    &cha::vert_ring_ak_in_use::up_odd, &cha::vert_ring_ak_in_use::dn_even,
    &cha::vert_ring_ak_in_use::dn_odd, &cha::vert_ring_bl_in_use::up_even,
    &cha::vert_ring_bl_in_use::up_odd, &cha::vert_ring_bl_in_use::dn_even,
    &cha::vert_ring_bl_in_use::dn_odd, &cha::vert_ring_iv_in_use::up, &cha::vert_ring_iv_in_use::dn,
    &cha::vert_ring_tgc_in_use::up_even, &cha::vert_ring_tgc_in_use::up_odd,
    &cha::vert_ring_tgc_in_use::dn_even, &cha::vert_ring_tgc_in_use::dn_odd,
    &m2m::ag0_ad_crd_acquired0::tgr0, &m2m::ag0_ad_crd_acquired0::tgr1,
    &m2m::ag0_ad_crd_acquired0::tgr2, &m2m::ag0_ad_crd_acquired0::tgr3,
    &m2m::ag0_ad_crd_acquired0::tgr4, &m2m::ag0_ad_crd_acquired0::tgr5,
    &m2m::ag0_ad_crd_acquired0::tgr6, &m2m::ag0_ad_crd_acquired0::tgr7,
    &m2m::ag0_ad_crd_acquired1::tgr8, &m2m::ag0_ad_crd_acquired1::tgr9,
    &m2m::ag0_ad_crd_acquired1::tgr10, &m2m::ag0_ad_crd_occupancy0::tgr0,
    &m2m::ag0_ad_crd_occupancy0::tgr1, &m2m::ag0_ad_crd_occupancy0::tgr2,
    &m2m::ag0_ad_crd_occupancy0::tgr3, &m2m::ag0_ad_crd_occupancy0::tgr4,
    &m2m::ag0_ad_crd_occupancy0::tgr5, &m2m::ag0_ad_crd_occupancy0::tgr6,
    &m2m::ag0_ad_crd_occupancy0::tgr7, &m2m::ag0_ad_crd_occupancy1::tgr8,
    &m2m::ag0_ad_crd_occupancy1::tgr9, &m2m::ag0_ad_crd_occupancy1::tgr10,
    &m2m::ag0_bl_crd_acquired0::tgr0, &m2m::ag0_bl_crd_acquired0::tgr1,
    &m2m::ag0_bl_crd_acquired0::tgr2, &m2m::ag0_bl_crd_acquired0::tgr3,
    &m2m::ag0_bl_crd_acquired0::tgr4, &m2m::ag0_bl_crd_acquired0::tgr5,
    &m2m::ag0_bl_crd_acquired0::tgr6, &m2m::ag0_bl_crd_acquired0::tgr7,
    &m2m::ag0_bl_crd_acquired1::tgr8, &m2m::ag0_bl_crd_acquired1::tgr9,
    &m2m::ag0_bl_crd_acquired1::tgr10, &m2m::ag0_bl_crd_occupancy0::tgr0,
    &m2m::ag0_bl_crd_occupancy0::tgr1, &m2m::ag0_bl_crd_occupancy0::tgr2,
    &m2m::ag0_bl_crd_occupancy0::tgr3, &m2m::ag0_bl_crd_occupancy0::tgr4,
    &m2m::ag0_bl_crd_occupancy0::tgr5, &m2m::ag0_bl_crd_occupancy0::tgr6,
    &m2m::ag0_bl_crd_occupancy0::tgr7, &m2m::ag0_bl_crd_occupancy1::tgr8,
    &m2m::ag0_bl_crd_occupancy1::tgr9, &m2m::ag0_bl_crd_occupancy1::tgr10,
    &m2m::ag1_ad_crd_acquired0::tgr0, &m2m::ag1_ad_crd_acquired0::tgr1,
    &m2m::ag1_ad_crd_acquired0::tgr2, &m2m::ag1_ad_crd_acquired0::tgr3,
    &m2m::ag1_ad_crd_acquired0::tgr4, &m2m::ag1_ad_crd_acquired0::tgr5,
    &m2m::ag1_ad_crd_acquired0::tgr6, &m2m::ag1_ad_crd_acquired0::tgr7,
    &m2m::ag1_ad_crd_acquired1::tgr8, &m2m::ag1_ad_crd_acquired1::tgr9,
    &m2m::ag1_ad_crd_acquired1::tgr10, &m2m::ag1_ad_crd_occupancy0::tgr0,
    &m2m::ag1_ad_crd_occupancy0::tgr1, &m2m::ag1_ad_crd_occupancy0::tgr2,
    &m2m::ag1_ad_crd_occupancy0::tgr3, &m2m::ag1_ad_crd_occupancy0::tgr4,
    &m2m::ag1_ad_crd_occupancy0::tgr5, &m2m::ag1_ad_crd_occupancy0::tgr6,
    &m2m::ag1_ad_crd_occupancy0::tgr7, &m2m::ag1_ad_crd_occupancy1::tgr8,
    &m2m::ag1_ad_crd_occupancy1::tgr9, &m2m::ag1_ad_crd_occupancy1::tgr10,
    &m2m::ag1_bl_crd_acquired0::tgr0, &m2m::ag1_bl_crd_acquired0::tgr1,
    &m2m::ag1_bl_crd_acquired0::tgr2, &m2m::ag1_bl_crd_acquired0::tgr3,
    &m2m::ag1_bl_crd_acquired0::tgr4, &m2m::ag1_bl_crd_acquired0::tgr5,
    &m2m::ag1_bl_crd_acquired0::tgr6, &m2m::ag1_bl_crd_acquired0::tgr7,
    &m2m::ag1_bl_crd_acquired1::tgr8, &m2m::ag1_bl_crd_acquired1::tgr9,
    &m2m::ag1_bl_crd_acquired1::tgr10, &m2m::ag1_bl_crd_occupancy0::tgr0,
    &m2m::ag1_bl_crd_occupancy0::tgr1, &m2m::ag1_bl_crd_occupancy0::tgr2,
    &m2m::ag1_bl_crd_occupancy0::tgr3, &m2m::ag1_bl_crd_occupancy0::tgr4,
    &m2m::ag1_bl_crd_occupancy0::tgr5, &m2m::ag1_bl_crd_occupancy0::tgr6,
    &m2m::ag1_bl_crd_occupancy0::tgr7, &m2m::ag1_bl_crd_occupancy1::tgr8,
    &m2m::ag1_bl_crd_occupancy1::tgr9, &m2m::ag1_bl_crd_occupancy1::tgr10,
    &m2m::distress_asserted::vert, &m2m::distress_asserted::horz,
    &m2m::distress_asserted::dpt_local, &m2m::distress_asserted::dpt_nonlocal,
    &m2m::distress_asserted::dpt_stall_iv, &m2m::distress_asserted::dpt_stall_nocrd,
    &m2m::egress_ordering::iv_snoopgo_up, &m2m::egress_ordering::iv_snoopgo_dn,
    &m2m::horz_ring_ad_in_use::left_even, &m2m::horz_ring_ad_in_use::left_odd,
    &m2m::horz_ring_ad_in_use::right_even, &m2m::horz_ring_ad_in_use::right_odd,
    &m2m::horz_ring_akc_in_use::left_even, &m2m::horz_ring_akc_in_use::left_odd,
    &m2m::horz_ring_akc_in_use::right_even, &m2m::horz_ring_akc_in_use::right_odd,
    &m2m::horz_ring_ak_in_use::left_even, &m2m::horz_ring_ak_in_use::left_odd,
    &m2m::horz_ring_ak_in_use::right_even, &m2m::horz_ring_ak_in_use::right_odd,
    &m2m::horz_ring_bl_in_use::left_even, &m2m::horz_ring_bl_in_use::left_odd,
    &m2m::horz_ring_bl_in_use::right_even, &m2m::horz_ring_bl_in_use::right_odd,
    &m2m::horz_ring_iv_in_use::left, &m2m::horz_ring_iv_in_use::right,
    &m2m::misc_external::mbe_inst0, &m2m::misc_external::mbe_inst1, &m2m::ring_bounces_horz::ad,
    &m2m::ring_bounces_horz::ak, &m2m::ring_bounces_horz::bl, &m2m::ring_bounces_horz::iv,
    &m2m::ring_bounces_vert::ad, &m2m::ring_bounces_vert::ak, &m2m::ring_bounces_vert::bl,
    &m2m::ring_bounces_vert::iv, &m2m::ring_bounces_vert::akc, &m2m::ring_sink_starved_horz::ad,
    &m2m::ring_sink_starved_horz::ak, &m2m::ring_sink_starved_horz::bl,
    &m2m::ring_sink_starved_horz::iv, &m2m::ring_sink_starved_horz::ak_ag1,
    &m2m::ring_sink_starved_vert::ad, &m2m::ring_sink_starved_vert::ak,
    &m2m::ring_sink_starved_vert::bl, &m2m::ring_sink_starved_vert::iv,
    &m2m::ring_sink_starved_vert::akc, &m2m::rxr_busy_starved::ad_uncrd,
    &m2m::rxr_busy_starved::bl_uncrd, &m2m::rxr_busy_starved::ad_crd,
    &m2m::rxr_busy_starved::bl_crd, &m2m::rxr_busy_starved::ad_all, &m2m::rxr_busy_starved::bl_all,
    &m2m::rxr_bypass::ad_uncrd, &m2m::rxr_bypass::ak, &m2m::rxr_bypass::bl_uncrd,
    &m2m::rxr_bypass::iv, &m2m::rxr_bypass::ad_crd, &m2m::rxr_bypass::bl_crd,
    &m2m::rxr_bypass::akc_uncrd, &m2m::rxr_bypass::ad_all, &m2m::rxr_bypass::bl_all,
    &m2m::rxr_crd_starved::ad_uncrd, &m2m::rxr_crd_starved::ak, &m2m::rxr_crd_starved::bl_uncrd,
    &m2m::rxr_crd_starved::iv, &m2m::rxr_crd_starved::ad_crd, &m2m::rxr_crd_starved::bl_crd,
    &m2m::rxr_crd_starved::ifv, &m2m::rxr_crd_starved::ad_all, &m2m::rxr_crd_starved::bl_all,
    &m2m::rxr_inserts::ad_uncrd, &m2m::rxr_inserts::ak, &m2m::rxr_inserts::bl_uncrd,
    &m2m::rxr_inserts::iv, &m2m::rxr_inserts::ad_crd, &m2m::rxr_inserts::bl_crd,
    &m2m::rxr_inserts::akc_uncrd, &m2m::rxr_inserts::ad_all, &m2m::rxr_inserts::bl_all,
    &m2m::rxr_occupancy::ad_uncrd, &m2m::rxr_occupancy::ak, &m2m::rxr_occupancy::bl_uncrd,
    &m2m::rxr_occupancy::iv, &m2m::rxr_occupancy::ad_crd, &m2m::rxr_occupancy::bl_crd,
    &m2m::rxr_occupancy::akc_uncrd, &m2m::rxr_occupancy::ad_all, &m2m::rxr_occupancy::bl_all,
    &m2m::stall0_no_txr_horz_crd_ad_ag0::tgr0, &m2m::stall0_no_txr_horz_crd_ad_ag0::tgr1,
    &m2m::stall0_no_txr_horz_crd_ad_ag0::tgr2, &m2m::stall0_no_txr_horz_crd_ad_ag0::tgr3,
    &m2m::stall0_no_txr_horz_crd_ad_ag0::tgr4, &m2m::stall0_no_txr_horz_crd_ad_ag0::tgr5,
    &m2m::stall0_no_txr_horz_crd_ad_ag0::tgr6, &m2m::stall0_no_txr_horz_crd_ad_ag0::tgr7,
    &m2m::stall0_no_txr_horz_crd_ad_ag1::tgr0, &m2m::stall0_no_txr_horz_crd_ad_ag1::tgr1,
    &m2m::stall0_no_txr_horz_crd_ad_ag1::tgr2, &m2m::stall0_no_txr_horz_crd_ad_ag1::tgr3,
    &m2m::stall0_no_txr_horz_crd_ad_ag1::tgr4, &m2m::stall0_no_txr_horz_crd_ad_ag1::tgr5,
    &m2m::stall0_no_txr_horz_crd_ad_ag1::tgr6, &m2m::stall0_no_txr_horz_crd_ad_ag1::tgr7,
    &m2m::stall0_no_txr_horz_crd_bl_ag0::tgr0, &m2m::stall0_no_txr_horz_crd_bl_ag0::tgr1,
    &m2m::stall0_no_txr_horz_crd_bl_ag0::tgr2, &m2m::stall0_no_txr_horz_crd_bl_ag0::tgr3,
    &m2m::stall0_no_txr_horz_crd_bl_ag0::tgr4, &m2m::stall0_no_txr_horz_crd_bl_ag0::tgr5,
    &m2m::stall0_no_txr_horz_crd_bl_ag0::tgr6, &m2m::stall0_no_txr_horz_crd_bl_ag0::tgr7,
    &m2m::stall0_no_txr_horz_crd_bl_ag1::tgr0, &m2m::stall0_no_txr_horz_crd_bl_ag1::tgr1,
    &m2m::stall0_no_txr_horz_crd_bl_ag1::tgr2, &m2m::stall0_no_txr_horz_crd_bl_ag1::tgr3,
    &m2m::stall0_no_txr_horz_crd_bl_ag1::tgr4, &m2m::stall0_no_txr_horz_crd_bl_ag1::tgr5,
    &m2m::stall0_no_txr_horz_crd_bl_ag1::tgr6, &m2m::stall0_no_txr_horz_crd_bl_ag1::tgr7,
    &m2m::stall1_no_txr_horz_crd_ad_ag0::tgr8, &m2m::stall1_no_txr_horz_crd_ad_ag0::tgr9,
    &m2m::stall1_no_txr_horz_crd_ad_ag0::tgr10, &m2m::stall1_no_txr_horz_crd_ad_ag1_1::tgr8,
    &m2m::stall1_no_txr_horz_crd_ad_ag1_1::tgr9, &m2m::stall1_no_txr_horz_crd_ad_ag1_1::tgr10,
    &m2m::stall1_no_txr_horz_crd_bl_ag0_1::tgr8, &m2m::stall1_no_txr_horz_crd_bl_ag0_1::tgr9,
    &m2m::stall1_no_txr_horz_crd_bl_ag0_1::tgr10, &m2m::stall1_no_txr_horz_crd_bl_ag1_1::tgr8,
    &m2m::stall1_no_txr_horz_crd_bl_ag1_1::tgr9, &m2m::stall1_no_txr_horz_crd_bl_ag1_1::tgr10,
    &m2m::txr_horz_ads_used::ad_uncrd, &m2m::txr_horz_ads_used::bl_uncrd,
    &m2m::txr_horz_ads_used::ad_crd, &m2m::txr_horz_ads_used::bl_crd,
    &m2m::txr_horz_ads_used::ad_all, &m2m::txr_horz_ads_used::bl_all,
    &m2m::txr_horz_bypass::ad_uncrd, &m2m::txr_horz_bypass::ak, &m2m::txr_horz_bypass::bl_uncrd,
    &m2m::txr_horz_bypass::iv, &m2m::txr_horz_bypass::ad_crd, &m2m::txr_horz_bypass::bl_crd,
    &m2m::txr_horz_bypass::akc_uncrd, &m2m::txr_horz_bypass::ad_all, &m2m::txr_horz_bypass::bl_all,
    &m2m::txr_horz_cycles_full::ad_uncrd, &m2m::txr_horz_cycles_full::ak,
    &m2m::txr_horz_cycles_full::bl_uncrd, &m2m::txr_horz_cycles_full::iv,
    &m2m::txr_horz_cycles_full::ad_crd, &m2m::txr_horz_cycles_full::bl_crd,
    &m2m::txr_horz_cycles_full::akc_uncrd, &m2m::txr_horz_cycles_full::ad_all,
    &m2m::txr_horz_cycles_full::bl_all, &m2m::txr_horz_cycles_ne::ad_uncrd,
    &m2m::txr_horz_cycles_ne::ak, &m2m::txr_horz_cycles_ne::bl_uncrd, &m2m::txr_horz_cycles_ne::iv,
    &m2m::txr_horz_cycles_ne::ad_crd, &m2m::txr_horz_cycles_ne::bl_crd,
    &m2m::txr_horz_cycles_ne::akc_uncrd, &m2m::txr_horz_cycles_ne::ad_all,
    &m2m::txr_horz_cycles_ne::bl_all, &m2m::txr_horz_inserts::ad_uncrd, &m2m::txr_horz_inserts::ak,
    &m2m::txr_horz_inserts::bl_uncrd, &m2m::txr_horz_inserts::iv, &m2m::txr_horz_inserts::ad_crd,
    &m2m::txr_horz_inserts::bl_crd, &m2m::txr_horz_inserts::akc_uncrd,
    &m2m::txr_horz_inserts::ad_all, &m2m::txr_horz_inserts::bl_all, &m2m::txr_horz_nack::ad_uncrd,
    &m2m::txr_horz_nack::ak, &m2m::txr_horz_nack::bl_uncrd, &m2m::txr_horz_nack::iv,
    &m2m::txr_horz_nack::ad_crd, &m2m::txr_horz_nack::bl_crd, &m2m::txr_horz_nack::akc_uncrd,
    &m2m::txr_horz_nack::ad_all, &m2m::txr_horz_nack::bl_all, &m2m::txr_horz_occupancy::ad_uncrd,
    &m2m::txr_horz_occupancy::ak, &m2m::txr_horz_occupancy::bl_uncrd, &m2m::txr_horz_occupancy::iv,
    &m2m::txr_horz_occupancy::ad_crd, &m2m::txr_horz_occupancy::bl_crd,
    &m2m::txr_horz_occupancy::akc_uncrd, &m2m::txr_horz_occupancy::ad_all,
    &m2m::txr_horz_occupancy::bl_all, &m2m::txr_horz_starved::ad_uncrd, &m2m::txr_horz_starved::ak,
    &m2m::txr_horz_starved::bl_uncrd, &m2m::txr_horz_starved::iv, &m2m::txr_horz_starved::akc_uncrd,
    &m2m::txr_horz_starved::ad_all, &m2m::txr_horz_starved::bl_all, &m2m::txr_vert_ads_used::ad_ag0,
    &m2m::txr_vert_ads_used::bl_ag0, &m2m::txr_vert_ads_used::ad_ag1,
    &m2m::txr_vert_ads_used::bl_ag1, &m2m::txr_vert_bypass::ad_ag0, &m2m::txr_vert_bypass::ak_ag0,
    &m2m::txr_vert_bypass::bl_ag0, &m2m::txr_vert_bypass::iv_ag1, &m2m::txr_vert_bypass::ad_ag1,
    &m2m::txr_vert_bypass::ak_ag1, &m2m::txr_vert_bypass::bl_ag1, &m2m::txr_vert_bypass_1::akc_ag0,
    &m2m::txr_vert_bypass_1::akc_ag1, &m2m::txr_vert_cycles_full0::ad_ag0,
    &m2m::txr_vert_cycles_full0::ak_ag0, &m2m::txr_vert_cycles_full0::bl_ag0,
    &m2m::txr_vert_cycles_full0::iv_ag0, &m2m::txr_vert_cycles_full0::ad_ag1,
    &m2m::txr_vert_cycles_full0::ak_ag1, &m2m::txr_vert_cycles_full0::bl_ag1,
    &m2m::txr_vert_cycles_full1::akc_ag0, &m2m::txr_vert_cycles_full1::akc_ag1,
    &m2m::txr_vert_cycles_ne0::ad_ag0, &m2m::txr_vert_cycles_ne0::ak_ag0,
    &m2m::txr_vert_cycles_ne0::bl_ag0, &m2m::txr_vert_cycles_ne0::iv_ag0,
    &m2m::txr_vert_cycles_ne0::ad_ag1, &m2m::txr_vert_cycles_ne0::ak_ag1,
    &m2m::txr_vert_cycles_ne0::bl_ag1, &m2m::txr_vert_cycles_ne1::akc_ag0,
    &m2m::txr_vert_cycles_ne1::akc_ag1, &m2m::txr_vert_inserts0::ad_ag0,
    &m2m::txr_vert_inserts0::ak_ag0, &m2m::txr_vert_inserts0::bl_ag0,
    &m2m::txr_vert_inserts0::iv_ag0, &m2m::txr_vert_inserts0::ad_ag1,
    &m2m::txr_vert_inserts0::ak_ag1, &m2m::txr_vert_inserts0::bl_ag1,
    &m2m::txr_vert_inserts1::akc_ag0, &m2m::txr_vert_inserts1::akc_ag1,
    &m2m::txr_vert_nack0::ad_ag0, &m2m::txr_vert_nack0::ak_ag0, &m2m::txr_vert_nack0::bl_ag0,
    &m2m::txr_vert_nack0::iv_ag0, &m2m::txr_vert_nack0::ad_ag1, &m2m::txr_vert_nack0::ak_ag1,
    &m2m::txr_vert_nack0::bl_ag1, &m2m::txr_vert_nack1::akc_ag0, &m2m::txr_vert_nack1::akc_ag1,
    &m2m::txr_vert_occupancy0::ad_ag0, &m2m::txr_vert_occupancy0::ak_ag0,
    &m2m::txr_vert_occupancy0::bl_ag0, &m2m::txr_vert_occupancy0::iv_ag0,
    &m2m::txr_vert_occupancy0::ad_ag1, &m2m::txr_vert_occupancy0::ak_ag1,
    &m2m::txr_vert_occupancy0::bl_ag1, &m2m::txr_vert_occupancy1::akc_ag0,
    &m2m::txr_vert_occupancy1::akc_ag1, &m2m::txr_vert_starved0::ad_ag0,
    &m2m::txr_vert_starved0::ak_ag0, &m2m::txr_vert_starved0::bl_ag0,
    &m2m::txr_vert_starved0::iv_ag0, &m2m::txr_vert_starved0::ad_ag1,
    &m2m::txr_vert_starved0::ak_ag1, &m2m::txr_vert_starved0::bl_ag1,
    &m2m::txr_vert_starved1::akc_ag0, &m2m::txr_vert_starved1::akc_ag1,
    &m2m::txr_vert_starved1::tgc, &m2m::vert_ring_ad_in_use::up_even,
    &m2m::vert_ring_ad_in_use::up_odd, &m2m::vert_ring_ad_in_use::dn_even,
    &m2m::vert_ring_ad_in_use::dn_odd, &m2m::vert_ring_akc_in_use::up_even,
    &m2m::vert_ring_akc_in_use::up_odd, &m2m::vert_ring_akc_in_use::dn_even,
    &m2m::vert_ring_akc_in_use::dn_odd, &m2m::vert_ring_ak_in_use::up_even,
    &m2m::vert_ring_ak_in_use::up_odd, &m2m::vert_ring_ak_in_use::dn_even,
    &m2m::vert_ring_ak_in_use::dn_odd, &m2m::vert_ring_bl_in_use::up_even,
    &m2m::vert_ring_bl_in_use::up_odd, &m2m::vert_ring_bl_in_use::dn_even,
    &m2m::vert_ring_bl_in_use::dn_odd, &m2m::vert_ring_iv_in_use::up, &m2m::vert_ring_iv_in_use::dn,
    &m2m::vert_ring_tgc_in_use::up_even, &m2m::vert_ring_tgc_in_use::up_odd,
    &m2m::vert_ring_tgc_in_use::dn_even, &m2m::vert_ring_tgc_in_use::dn_odd,
    &m2pcie::ag0_ad_crd_acquired0::tgr0, &m2pcie::ag0_ad_crd_acquired0::tgr1,
    &m2pcie::ag0_ad_crd_acquired0::tgr2, &m2pcie::ag0_ad_crd_acquired0::tgr3,
    &m2pcie::ag0_ad_crd_acquired0::tgr4, &m2pcie::ag0_ad_crd_acquired0::tgr5,
    &m2pcie::ag0_ad_crd_acquired0::tgr6, &m2pcie::ag0_ad_crd_acquired0::tgr7,
    &m2pcie::ag0_ad_crd_acquired1::tgr8, &m2pcie::ag0_ad_crd_acquired1::tgr9,
    &m2pcie::ag0_ad_crd_acquired1::tgr10, &m2pcie::ag0_ad_crd_occupancy0::tgr0,
    &m2pcie::ag0_ad_crd_occupancy0::tgr1, &m2pcie::ag0_ad_crd_occupancy0::tgr2,
    &m2pcie::ag0_ad_crd_occupancy0::tgr3, &m2pcie::ag0_ad_crd_occupancy0::tgr4,
    &m2pcie::ag0_ad_crd_occupancy0::tgr5, &m2pcie::ag0_ad_crd_occupancy0::tgr6,
    &m2pcie::ag0_ad_crd_occupancy0::tgr7, &m2pcie::ag0_ad_crd_occupancy1::tgr8,
    &m2pcie::ag0_ad_crd_occupancy1::tgr9, &m2pcie::ag0_ad_crd_occupancy1::tgr10,
    &m2pcie::ag0_bl_crd_acquired0::tgr0, &m2pcie::ag0_bl_crd_acquired0::tgr1,
    &m2pcie::ag0_bl_crd_acquired0::tgr2, &m2pcie::ag0_bl_crd_acquired0::tgr3,
    &m2pcie::ag0_bl_crd_acquired0::tgr4, &m2pcie::ag0_bl_crd_acquired0::tgr5,
    &m2pcie::ag0_bl_crd_acquired0::tgr6, &m2pcie::ag0_bl_crd_acquired0::tgr7,
    &m2pcie::ag0_bl_crd_acquired1::tgr8, &m2pcie::ag0_bl_crd_acquired1::tgr9,
    &m2pcie::ag0_bl_crd_acquired1::tgr10, &m2pcie::ag0_bl_crd_occupancy0::tgr0,
    &m2pcie::ag0_bl_crd_occupancy0::tgr1, &m2pcie::ag0_bl_crd_occupancy0::tgr2,
    &m2pcie::ag0_bl_crd_occupancy0::tgr3, &m2pcie::ag0_bl_crd_occupancy0::tgr4,
    &m2pcie::ag0_bl_crd_occupancy0::tgr5, &m2pcie::ag0_bl_crd_occupancy0::tgr6,
    &m2pcie::ag0_bl_crd_occupancy0::tgr7, &m2pcie::ag0_bl_crd_occupancy1::tgr8,
    &m2pcie::ag0_bl_crd_occupancy1::tgr9, &m2pcie::ag0_bl_crd_occupancy1::tgr10,
    &m2pcie::ag1_ad_crd_acquired0::tgr0, &m2pcie::ag1_ad_crd_acquired0::tgr1,
    &m2pcie::ag1_ad_crd_acquired0::tgr2, &m2pcie::ag1_ad_crd_acquired0::tgr3,
    &m2pcie::ag1_ad_crd_acquired0::tgr4, &m2pcie::ag1_ad_crd_acquired0::tgr5,
    &m2pcie::ag1_ad_crd_acquired0::tgr6, &m2pcie::ag1_ad_crd_acquired0::tgr7,
    &m2pcie::ag1_ad_crd_acquired1::tgr8, &m2pcie::ag1_ad_crd_acquired1::tgr9,
    &m2pcie::ag1_ad_crd_acquired1::tgr10, &m2pcie::ag1_ad_crd_occupancy0::tgr0,
    &m2pcie::ag1_ad_crd_occupancy0::tgr1, &m2pcie::ag1_ad_crd_occupancy0::tgr2,
    &m2pcie::ag1_ad_crd_occupancy0::tgr3, &m2pcie::ag1_ad_crd_occupancy0::tgr4,
    &m2pcie::ag1_ad_crd_occupancy0::tgr5, &m2pcie::ag1_ad_crd_occupancy0::tgr6,
    &m2pcie::ag1_ad_crd_occupancy0::tgr7, &m2pcie::ag1_ad_crd_occupancy1::tgr8,
    &m2pcie::ag1_ad_crd_occupancy1::tgr9, &m2pcie::ag1_ad_crd_occupancy1::tgr10,
    &m2pcie::ag1_bl_crd_acquired0::tgr0, &m2pcie::ag1_bl_crd_acquired0::tgr1,
    &m2pcie::ag1_bl_crd_acquired0::tgr2, &m2pcie::ag1_bl_crd_acquired0::tgr3,
    &m2pcie::ag1_bl_crd_acquired0::tgr4, &m2pcie::ag1_bl_crd_acquired0::tgr5,
    &m2pcie::ag1_bl_crd_acquired0::tgr6, &m2pcie::ag1_bl_crd_acquired0::tgr7,
    &m2pcie::ag1_bl_crd_acquired1::tgr8, &m2pcie::ag1_bl_crd_acquired1::tgr9,
    &m2pcie::ag1_bl_crd_acquired1::tgr10, &m2pcie::ag1_bl_crd_occupancy0::tgr0,
    &m2pcie::ag1_bl_crd_occupancy0::tgr1, &m2pcie::ag1_bl_crd_occupancy0::tgr2,
    &m2pcie::ag1_bl_crd_occupancy0::tgr3, &m2pcie::ag1_bl_crd_occupancy0::tgr4,
    &m2pcie::ag1_bl_crd_occupancy0::tgr5, &m2pcie::ag1_bl_crd_occupancy0::tgr6,
    &m2pcie::ag1_bl_crd_occupancy0::tgr7, &m2pcie::ag1_bl_crd_occupancy1::tgr8,
    &m2pcie::ag1_bl_crd_occupancy1::tgr9, &m2pcie::ag1_bl_crd_occupancy1::tgr10,
    &m2pcie::distress_asserted::vert, &m2pcie::distress_asserted::horz,
    &m2pcie::distress_asserted::dpt_local, &m2pcie::distress_asserted::dpt_nonlocal,
    &m2pcie::distress_asserted::dpt_stall_iv, &m2pcie::distress_asserted::dpt_stall_nocrd,
    &m2pcie::egress_ordering::iv_snoopgo_up, &m2pcie::egress_ordering::iv_snoopgo_dn,
    &m2pcie::horz_ring_ad_in_use::left_even, &m2pcie::horz_ring_ad_in_use::left_odd,
    &m2pcie::horz_ring_ad_in_use::right_even, &m2pcie::horz_ring_ad_in_use::right_odd,
    &m2pcie::horz_ring_akc_in_use::left_even, &m2pcie::horz_ring_akc_in_use::left_odd,
    &m2pcie::horz_ring_akc_in_use::right_even, &m2pcie::horz_ring_akc_in_use::right_odd,
    &m2pcie::horz_ring_ak_in_use::left_even, &m2pcie::horz_ring_ak_in_use::left_odd,
    &m2pcie::horz_ring_ak_in_use::right_even, &m2pcie::horz_ring_ak_in_use::right_odd,
    &m2pcie::horz_ring_bl_in_use::left_even, &m2pcie::horz_ring_bl_in_use::left_odd,
    &m2pcie::horz_ring_bl_in_use::right_even, &m2pcie::horz_ring_bl_in_use::right_odd,
    &m2pcie::horz_ring_iv_in_use::left, &m2pcie::horz_ring_iv_in_use::right,
    &m2pcie::misc_external::mbe_inst0, &m2pcie::misc_external::mbe_inst1,
    &m2pcie::ring_bounces_horz::ad, &m2pcie::ring_bounces_horz::ak, &m2pcie::ring_bounces_horz::bl,
    &m2pcie::ring_bounces_horz::iv, &m2pcie::ring_bounces_vert::ad, &m2pcie::ring_bounces_vert::ak,
    &m2pcie::ring_bounces_vert::bl, &m2pcie::ring_bounces_vert::iv, &m2pcie::ring_bounces_vert::akc,
    &m2pcie::ring_sink_starved_horz::ad, &m2pcie::ring_sink_starved_horz::ak,
    &m2pcie::ring_sink_starved_horz::bl, &m2pcie::ring_sink_starved_horz::iv,
    &m2pcie::ring_sink_starved_horz::ak_ag1, &m2pcie::ring_sink_starved_vert::ad,
    &m2pcie::ring_sink_starved_vert::ak, &m2pcie::ring_sink_starved_vert::bl,
    &m2pcie::ring_sink_starved_vert::iv, &m2pcie::ring_sink_starved_vert::akc,
    &m2pcie::rxr_busy_starved::ad_uncrd, &m2pcie::rxr_busy_starved::bl_uncrd,
    &m2pcie::rxr_busy_starved::ad_crd, &m2pcie::rxr_busy_starved::bl_crd,
    &m2pcie::rxr_busy_starved::ad_all, &m2pcie::rxr_busy_starved::bl_all,
    &m2pcie::rxr_bypass::ad_uncrd, &m2pcie::rxr_bypass::ak, &m2pcie::rxr_bypass::bl_uncrd,
    &m2pcie::rxr_bypass::iv, &m2pcie::rxr_bypass::ad_crd, &m2pcie::rxr_bypass::bl_crd,
    &m2pcie::rxr_bypass::akc_uncrd, &m2pcie::rxr_bypass::ad_all, &m2pcie::rxr_bypass::bl_all,
    &m2pcie::rxr_crd_starved::ad_uncrd, &m2pcie::rxr_crd_starved::ak,
    &m2pcie::rxr_crd_starved::bl_uncrd, &m2pcie::rxr_crd_starved::iv,
    &m2pcie::rxr_crd_starved::ad_crd, &m2pcie::rxr_crd_starved::bl_crd,
    &m2pcie::rxr_crd_starved::ifv, &m2pcie::rxr_crd_starved::ad_all,
    &m2pcie::rxr_crd_starved::bl_all, &m2pcie::rxr_inserts::ad_uncrd, &m2pcie::rxr_inserts::ak,
    &m2pcie::rxr_inserts::bl_uncrd, &m2pcie::rxr_inserts::iv, &m2pcie::rxr_inserts::ad_crd,
    &m2pcie::rxr_inserts::bl_crd, &m2pcie::rxr_inserts::akc_uncrd, &m2pcie::rxr_inserts::ad_all,
    &m2pcie::rxr_inserts::bl_all, &m2pcie::rxr_occupancy::ad_uncrd, &m2pcie::rxr_occupancy::ak,
    &m2pcie::rxr_occupancy::bl_uncrd, &m2pcie::rxr_occupancy::iv, &m2pcie::rxr_occupancy::ad_crd,
    &m2pcie::rxr_occupancy::bl_crd, &m2pcie::rxr_occupancy::akc_uncrd,
    &m2pcie::rxr_occupancy::ad_all, &m2pcie::rxr_occupancy::bl_all,
    &m2pcie::stall0_no_txr_horz_crd_ad_ag0::tgr0, &m2pcie::stall0_no_txr_horz_crd_ad_ag0::tgr1,
    &m2pcie::stall0_no_txr_horz_crd_ad_ag0::tgr2, &m2pcie::stall0_no_txr_horz_crd_ad_ag0::tgr3,
    &m2pcie::stall0_no_txr_horz_crd_ad_ag0::tgr4, &m2pcie::stall0_no_txr_horz_crd_ad_ag0::tgr5,
    &m2pcie::stall0_no_txr_horz_crd_ad_ag0::tgr6, &m2pcie::stall0_no_txr_horz_crd_ad_ag0::tgr7,
    &m2pcie::stall0_no_txr_horz_crd_ad_ag1::tgr0, &m2pcie::stall0_no_txr_horz_crd_ad_ag1::tgr1,
    &m2pcie::stall0_no_txr_horz_crd_ad_ag1::tgr2, &m2pcie::stall0_no_txr_horz_crd_ad_ag1::tgr3,
    &m2pcie::stall0_no_txr_horz_crd_ad_ag1::tgr4, &m2pcie::stall0_no_txr_horz_crd_ad_ag1::tgr5,
    &m2pcie::stall0_no_txr_horz_crd_ad_ag1::tgr6, &m2pcie::stall0_no_txr_horz_crd_ad_ag1::tgr7,
    &m2pcie::stall0_no_txr_horz_crd_bl_ag0::tgr0, &m2pcie::stall0_no_txr_horz_crd_bl_ag0::tgr1,
    &m2pcie::stall0_no_txr_horz_crd_bl_ag0::tgr2, &m2pcie::stall0_no_txr_horz_crd_bl_ag0::tgr3,
    &m2pcie::stall0_no_txr_horz_crd_bl_ag0::tgr4, &m2pcie::stall0_no_txr_horz_crd_bl_ag0::tgr5,
    &m2pcie::stall0_no_txr_horz_crd_bl_ag0::tgr6, &m2pcie::stall0_no_txr_horz_crd_bl_ag0::tgr7,
    &m2pcie::stall0_no_txr_horz_crd_bl_ag1::tgr0, &m2pcie::stall0_no_txr_horz_crd_bl_ag1::tgr1,
    &m2pcie::stall0_no_txr_horz_crd_bl_ag1::tgr2, &m2pcie::stall0_no_txr_horz_crd_bl_ag1::tgr3,
    &m2pcie::stall0_no_txr_horz_crd_bl_ag1::tgr4, &m2pcie::stall0_no_txr_horz_crd_bl_ag1::tgr5,
    &m2pcie::stall0_no_txr_horz_crd_bl_ag1::tgr6, &m2pcie::stall0_no_txr_horz_crd_bl_ag1::tgr7,
    &m2pcie::stall1_no_txr_horz_crd_ad_ag0::tgr8, &m2pcie::stall1_no_txr_horz_crd_ad_ag0::tgr9,
    &m2pcie::stall1_no_txr_horz_crd_ad_ag0::tgr10, &m2pcie::stall1_no_txr_horz_crd_ad_ag1_1::tgr8,
    &m2pcie::stall1_no_txr_horz_crd_ad_ag1_1::tgr9, &m2pcie::stall1_no_txr_horz_crd_ad_ag1_1::tgr10,
    &m2pcie::stall1_no_txr_horz_crd_bl_ag0_1::tgr8, &m2pcie::stall1_no_txr_horz_crd_bl_ag0_1::tgr9,
    &m2pcie::stall1_no_txr_horz_crd_bl_ag0_1::tgr10, &m2pcie::stall1_no_txr_horz_crd_bl_ag1_1::tgr8,
    &m2pcie::stall1_no_txr_horz_crd_bl_ag1_1::tgr9, &m2pcie::stall1_no_txr_horz_crd_bl_ag1_1::tgr10,
    &m2pcie::txr_horz_ads_used::ad_uncrd, &m2pcie::txr_horz_ads_used::bl_uncrd,
    &m2pcie::txr_horz_ads_used::ad_crd, &m2pcie::txr_horz_ads_used::bl_crd,
    &m2pcie::txr_horz_ads_used::ad_all, &m2pcie::txr_horz_ads_used::bl_all,
    &m2pcie::txr_horz_bypass::ad_uncrd, &m2pcie::txr_horz_bypass::ak,
    &m2pcie::txr_horz_bypass::bl_uncrd, &m2pcie::txr_horz_bypass::iv,
    &m2pcie::txr_horz_bypass::ad_crd, &m2pcie::txr_horz_bypass::bl_crd,
    &m2pcie::txr_horz_bypass::akc_uncrd, &m2pcie::txr_horz_bypass::ad_all,
    &m2pcie::txr_horz_bypass::bl_all, &m2pcie::txr_horz_cycles_full::ad_uncrd,
    &m2pcie::txr_horz_cycles_full::ak, &m2pcie::txr_horz_cycles_full::bl_uncrd,
    &m2pcie::txr_horz_cycles_full::iv, &m2pcie::txr_horz_cycles_full::ad_crd,
    &m2pcie::txr_horz_cycles_full::bl_crd, &m2pcie::txr_horz_cycles_full::akc_uncrd,
    &m2pcie::txr_horz_cycles_full::ad_all, &m2pcie::txr_horz_cycles_full::bl_all,
    &m2pcie::txr_horz_cycles_ne::ad_uncrd, &m2pcie::txr_horz_cycles_ne::ak,
    &m2pcie::txr_horz_cycles_ne::bl_uncrd, &m2pcie::txr_horz_cycles_ne::iv,
    &m2pcie::txr_horz_cycles_ne::ad_crd, &m2pcie::txr_horz_cycles_ne::bl_crd,
    &m2pcie::txr_horz_cycles_ne::akc_uncrd, &m2pcie::txr_horz_cycles_ne::ad_all,
    &m2pcie::txr_horz_cycles_ne::bl_all, &m2pcie::txr_horz_inserts::ad_uncrd,
    &m2pcie::txr_horz_inserts::ak, &m2pcie::txr_horz_inserts::bl_uncrd,
    &m2pcie::txr_horz_inserts::iv, &m2pcie::txr_horz_inserts::ad_crd,
    &m2pcie::txr_horz_inserts::bl_crd, &m2pcie::txr_horz_inserts::akc_uncrd,
    &m2pcie::txr_horz_inserts::ad_all, &m2pcie::txr_horz_inserts::bl_all,
    &m2pcie::txr_horz_nack::ad_uncrd, &m2pcie::txr_horz_nack::ak, &m2pcie::txr_horz_nack::bl_uncrd,
    &m2pcie::txr_horz_nack::iv, &m2pcie::txr_horz_nack::ad_crd, &m2pcie::txr_horz_nack::bl_crd,
    &m2pcie::txr_horz_nack::akc_uncrd, &m2pcie::txr_horz_nack::ad_all,
    &m2pcie::txr_horz_nack::bl_all, &m2pcie::txr_horz_occupancy::ad_uncrd,
    &m2pcie::txr_horz_occupancy::ak, &m2pcie::txr_horz_occupancy::bl_uncrd,
    &m2pcie::txr_horz_occupancy::iv, &m2pcie::txr_horz_occupancy::ad_crd,
    &m2pcie::txr_horz_occupancy::bl_crd, &m2pcie::txr_horz_occupancy::akc_uncrd,
    &m2pcie::txr_horz_occupancy::ad_all, &m2pcie::txr_horz_occupancy::bl_all,
    &m2pcie::txr_horz_starved::ad_uncrd, &m2pcie::txr_horz_starved::ak,
    &m2pcie::txr_horz_starved::bl_uncrd, &m2pcie::txr_horz_starved::iv,
    &m2pcie::txr_horz_starved::akc_uncrd, &m2pcie::txr_horz_starved::ad_all,
    &m2pcie::txr_horz_starved::bl_all, &m2pcie::txr_vert_ads_used::ad_ag0,
    &m2pcie::txr_vert_ads_used::bl_ag0, &m2pcie::txr_vert_ads_used::ad_ag1,
    &m2pcie::txr_vert_ads_used::bl_ag1, &m2pcie::txr_vert_bypass::ad_ag0,
    &m2pcie::txr_vert_bypass::ak_ag0, &m2pcie::txr_vert_bypass::bl_ag0,
    &m2pcie::txr_vert_bypass::iv_ag1, &m2pcie::txr_vert_bypass::ad_ag1,
    &m2pcie::txr_vert_bypass::ak_ag1, &m2pcie::txr_vert_bypass::bl_ag1,
    &m2pcie::txr_vert_bypass_1::akc_ag0, &m2pcie::txr_vert_bypass_1::akc_ag1,
    &m2pcie::txr_vert_cycles_full0::ad_ag0, &m2pcie::txr_vert_cycles_full0::ak_ag0,
    &m2pcie::txr_vert_cycles_full0::bl_ag0, &m2pcie::txr_vert_cycles_full0::iv_ag0,
    &m2pcie::txr_vert_cycles_full0::ad_ag1, &m2pcie::txr_vert_cycles_full0::ak_ag1,
    &m2pcie::txr_vert_cycles_full0::bl_ag1, &m2pcie::txr_vert_cycles_full1::akc_ag0,
    &m2pcie::txr_vert_cycles_full1::akc_ag1, &m2pcie::txr_vert_cycles_ne0::ad_ag0,
    &m2pcie::txr_vert_cycles_ne0::ak_ag0, &m2pcie::txr_vert_cycles_ne0::bl_ag0,
    &m2pcie::txr_vert_cycles_ne0::iv_ag0, &m2pcie::txr_vert_cycles_ne0::ad_ag1,
    &m2pcie::txr_vert_cycles_ne0::ak_ag1, &m2pcie::txr_vert_cycles_ne0::bl_ag1,
    &m2pcie::txr_vert_cycles_ne1::akc_ag0, &m2pcie::txr_vert_cycles_ne1::akc_ag1,
    &m2pcie::txr_vert_inserts0::ad_ag0, &m2pcie::txr_vert_inserts0::ak_ag0,
    &m2pcie::txr_vert_inserts0::bl_ag0, &m2pcie::txr_vert_inserts0::iv_ag0,
    &m2pcie::txr_vert_inserts0::ad_ag1, &m2pcie::txr_vert_inserts0::ak_ag1,
    &m2pcie::txr_vert_inserts0::bl_ag1, &m2pcie::txr_vert_inserts1::akc_ag0,
    &m2pcie::txr_vert_inserts1::akc_ag1, &m2pcie::txr_vert_nack0::ad_ag0,
    &m2pcie::txr_vert_nack0::ak_ag0, &m2pcie::txr_vert_nack0::bl_ag0,
    &m2pcie::txr_vert_nack0::iv_ag0, &m2pcie::txr_vert_nack0::ad_ag1,
    &m2pcie::txr_vert_nack0::ak_ag1, &m2pcie::txr_vert_nack0::bl_ag1,
    &m2pcie::txr_vert_nack1::akc_ag0, &m2pcie::txr_vert_nack1::akc_ag1,
    &m2pcie::txr_vert_occupancy0::ad_ag0, &m2pcie::txr_vert_occupancy0::ak_ag0,
    &m2pcie::txr_vert_occupancy0::bl_ag0, &m2pcie::txr_vert_occupancy0::iv_ag0,
    &m2pcie::txr_vert_occupancy0::ad_ag1, &m2pcie::txr_vert_occupancy0::ak_ag1,
    &m2pcie::txr_vert_occupancy0::bl_ag1, &m2pcie::txr_vert_occupancy1::akc_ag0,
    &m2pcie::txr_vert_occupancy1::akc_ag1, &m2pcie::txr_vert_starved0::ad_ag0,
    &m2pcie::txr_vert_starved0::ak_ag0, &m2pcie::txr_vert_starved0::bl_ag0,
    &m2pcie::txr_vert_starved0::iv_ag0, &m2pcie::txr_vert_starved0::ad_ag1,
    &m2pcie::txr_vert_starved0::ak_ag1, &m2pcie::txr_vert_starved0::bl_ag1,
    &m2pcie::txr_vert_starved1::akc_ag0, &m2pcie::txr_vert_starved1::akc_ag1,
    &m2pcie::txr_vert_starved1::tgc, &m2pcie::vert_ring_ad_in_use::up_even,
    &m2pcie::vert_ring_ad_in_use::up_odd, &m2pcie::vert_ring_ad_in_use::dn_even,
    &m2pcie::vert_ring_ad_in_use::dn_odd, &m2pcie::vert_ring_akc_in_use::up_even,
    &m2pcie::vert_ring_akc_in_use::up_odd, &m2pcie::vert_ring_akc_in_use::dn_even,
    &m2pcie::vert_ring_akc_in_use::dn_odd, &m2pcie::vert_ring_ak_in_use::up_even,
    &m2pcie::vert_ring_ak_in_use::up_odd, &m2pcie::vert_ring_ak_in_use::dn_even,
    &m2pcie::vert_ring_ak_in_use::dn_odd, &m2pcie::vert_ring_bl_in_use::up_even,
    &m2pcie::vert_ring_bl_in_use::up_odd, &m2pcie::vert_ring_bl_in_use::dn_even,
    &m2pcie::vert_ring_bl_in_use::dn_odd, &m2pcie::vert_ring_iv_in_use::up,
    &m2pcie::vert_ring_iv_in_use::dn, &m2pcie::vert_ring_tgc_in_use::up_even,
    &m2pcie::vert_ring_tgc_in_use::up_odd, &m2pcie::vert_ring_tgc_in_use::dn_even,
    &m2pcie::vert_ring_tgc_in_use::dn_odd, &m3upi::ag0_ad_crd_acquired0::tgr0,
    &m3upi::ag0_ad_crd_acquired0::tgr1, &m3upi::ag0_ad_crd_acquired0::tgr2,
    &m3upi::ag0_ad_crd_acquired0::tgr3, &m3upi::ag0_ad_crd_acquired0::tgr4,
    &m3upi::ag0_ad_crd_acquired0::tgr5, &m3upi::ag0_ad_crd_acquired0::tgr6,
    &m3upi::ag0_ad_crd_acquired0::tgr7, &m3upi::ag0_ad_crd_acquired1::tgr8,
    &m3upi::ag0_ad_crd_acquired1::tgr9, &m3upi::ag0_ad_crd_acquired1::tgr10,
    &m3upi::ag0_ad_crd_occupancy0::tgr0, &m3upi::ag0_ad_crd_occupancy0::tgr1,
    &m3upi::ag0_ad_crd_occupancy0::tgr2, &m3upi::ag0_ad_crd_occupancy0::tgr3,
    &m3upi::ag0_ad_crd_occupancy0::tgr4, &m3upi::ag0_ad_crd_occupancy0::tgr5,
    &m3upi::ag0_ad_crd_occupancy0::tgr6, &m3upi::ag0_ad_crd_occupancy0::tgr7,
    &m3upi::ag0_ad_crd_occupancy1::tgr8, &m3upi::ag0_ad_crd_occupancy1::tgr9,
    &m3upi::ag0_ad_crd_occupancy1::tgr10, &m3upi::ag0_bl_crd_acquired0::tgr0,
    &m3upi::ag0_bl_crd_acquired0::tgr1, &m3upi::ag0_bl_crd_acquired0::tgr2,
    &m3upi::ag0_bl_crd_acquired0::tgr3, &m3upi::ag0_bl_crd_acquired0::tgr4,
    &m3upi::ag0_bl_crd_acquired0::tgr5, &m3upi::ag0_bl_crd_acquired0::tgr6,
    &m3upi::ag0_bl_crd_acquired0::tgr7, &m3upi::ag0_bl_crd_acquired1::tgr8,
    &m3upi::ag0_bl_crd_acquired1::tgr9, &m3upi::ag0_bl_crd_acquired1::tgr10,
    &m3upi::ag0_bl_crd_occupancy0::tgr0, &m3upi::ag0_bl_crd_occupancy0::tgr1,
    &m3upi::ag0_bl_crd_occupancy0::tgr2, &m3upi::ag0_bl_crd_occupancy0::tgr3,
    &m3upi::ag0_bl_crd_occupancy0::tgr4, &m3upi::ag0_bl_crd_occupancy0::tgr5,
    &m3upi::ag0_bl_crd_occupancy0::tgr6, &m3upi::ag0_bl_crd_occupancy0::tgr7,
    &m3upi::ag0_bl_crd_occupancy1::tgr8, &m3upi::ag0_bl_crd_occupancy1::tgr9,
    &m3upi::ag0_bl_crd_occupancy1::tgr10, &m3upi::ag1_ad_crd_acquired0::tgr0,
    &m3upi::ag1_ad_crd_acquired0::tgr1, &m3upi::ag1_ad_crd_acquired0::tgr2,
    &m3upi::ag1_ad_crd_acquired0::tgr3, &m3upi::ag1_ad_crd_acquired0::tgr4,
    &m3upi::ag1_ad_crd_acquired0::tgr5, &m3upi::ag1_ad_crd_acquired0::tgr6,
    &m3upi::ag1_ad_crd_acquired0::tgr7, &m3upi::ag1_ad_crd_acquired1::tgr8,
    &m3upi::ag1_ad_crd_acquired1::tgr9, &m3upi::ag1_ad_crd_acquired1::tgr10,
    &m3upi::ag1_ad_crd_occupancy0::tgr0, &m3upi::ag1_ad_crd_occupancy0::tgr1,
    &m3upi::ag1_ad_crd_occupancy0::tgr2, &m3upi::ag1_ad_crd_occupancy0::tgr3,
    &m3upi::ag1_ad_crd_occupancy0::tgr4, &m3upi::ag1_ad_crd_occupancy0::tgr5,
    &m3upi::ag1_ad_crd_occupancy0::tgr6, &m3upi::ag1_ad_crd_occupancy0::tgr7,
    &m3upi::ag1_ad_crd_occupancy1::tgr8, &m3upi::ag1_ad_crd_occupancy1::tgr9,
    &m3upi::ag1_ad_crd_occupancy1::tgr10, &m3upi::ag1_bl_crd_acquired0::tgr0,
    &m3upi::ag1_bl_crd_acquired0::tgr1, &m3upi::ag1_bl_crd_acquired0::tgr2,
    &m3upi::ag1_bl_crd_acquired0::tgr3, &m3upi::ag1_bl_crd_acquired0::tgr4,
    &m3upi::ag1_bl_crd_acquired0::tgr5, &m3upi::ag1_bl_crd_acquired0::tgr6,
    &m3upi::ag1_bl_crd_acquired0::tgr7, &m3upi::ag1_bl_crd_acquired1::tgr8,
    &m3upi::ag1_bl_crd_acquired1::tgr9, &m3upi::ag1_bl_crd_acquired1::tgr10,
    &m3upi::ag1_bl_crd_occupancy0::tgr0, &m3upi::ag1_bl_crd_occupancy0::tgr1,
    &m3upi::ag1_bl_crd_occupancy0::tgr2, &m3upi::ag1_bl_crd_occupancy0::tgr3,
    &m3upi::ag1_bl_crd_occupancy0::tgr4, &m3upi::ag1_bl_crd_occupancy0::tgr5,
    &m3upi::ag1_bl_crd_occupancy0::tgr6, &m3upi::ag1_bl_crd_occupancy0::tgr7,
    &m3upi::ag1_bl_crd_occupancy1::tgr8, &m3upi::ag1_bl_crd_occupancy1::tgr9,
    &m3upi::ag1_bl_crd_occupancy1::tgr10, &m3upi::distress_asserted::vert,
    &m3upi::distress_asserted::horz, &m3upi::distress_asserted::dpt_local,
    &m3upi::distress_asserted::dpt_nonlocal, &m3upi::distress_asserted::dpt_stall_iv,
    &m3upi::distress_asserted::dpt_stall_nocrd, &m3upi::egress_ordering::iv_snoopgo_up,
    &m3upi::egress_ordering::iv_snoopgo_dn, &m3upi::horz_ring_ad_in_use::left_even,
    &m3upi::horz_ring_ad_in_use::left_odd, &m3upi::horz_ring_ad_in_use::right_even,
    &m3upi::horz_ring_ad_in_use::right_odd, &m3upi::horz_ring_akc_in_use::left_even,
    &m3upi::horz_ring_akc_in_use::left_odd, &m3upi::horz_ring_akc_in_use::right_even,
    &m3upi::horz_ring_akc_in_use::right_odd, &m3upi::horz_ring_ak_in_use::left_even,
    &m3upi::horz_ring_ak_in_use::left_odd, &m3upi::horz_ring_ak_in_use::right_even,
    &m3upi::horz_ring_ak_in_use::right_odd, &m3upi::horz_ring_bl_in_use::left_even,
    &m3upi::horz_ring_bl_in_use::left_odd, &m3upi::horz_ring_bl_in_use::right_even,
    &m3upi::horz_ring_bl_in_use::right_odd, &m3upi::horz_ring_iv_in_use::left,
    &m3upi::horz_ring_iv_in_use::right, &m3upi::misc_external::mbe_inst0,
    &m3upi::misc_external::mbe_inst1, &m3upi::ring_bounces_horz::ad, &m3upi::ring_bounces_horz::ak,
    &m3upi::ring_bounces_horz::bl, &m3upi::ring_bounces_horz::iv, &m3upi::ring_bounces_vert::ad,
    &m3upi::ring_bounces_vert::ak, &m3upi::ring_bounces_vert::bl, &m3upi::ring_bounces_vert::iv,
    &m3upi::ring_bounces_vert::akc, &m3upi::ring_sink_starved_horz::ad,
    &m3upi::ring_sink_starved_horz::ak, &m3upi::ring_sink_starved_horz::bl,
    &m3upi::ring_sink_starved_horz::iv, &m3upi::ring_sink_starved_horz::ak_ag1,
    &m3upi::ring_sink_starved_vert::ad, &m3upi::ring_sink_starved_vert::ak,
    &m3upi::ring_sink_starved_vert::bl, &m3upi::ring_sink_starved_vert::iv,
    &m3upi::ring_sink_starved_vert::akc, &m3upi::rxr_busy_starved::ad_uncrd,
    &m3upi::rxr_busy_starved::bl_uncrd, &m3upi::rxr_busy_starved::ad_crd,
    &m3upi::rxr_busy_starved::bl_crd, &m3upi::rxr_busy_starved::ad_all,
    &m3upi::rxr_busy_starved::bl_all, &m3upi::rxr_bypass::ad_uncrd, &m3upi::rxr_bypass::ak,
    &m3upi::rxr_bypass::bl_uncrd, &m3upi::rxr_bypass::iv, &m3upi::rxr_bypass::ad_crd,
    &m3upi::rxr_bypass::bl_crd, &m3upi::rxr_bypass::akc_uncrd, &m3upi::rxr_bypass::ad_all,
    &m3upi::rxr_bypass::bl_all, &m3upi::rxr_crd_starved::ad_uncrd, &m3upi::rxr_crd_starved::ak,
    &m3upi::rxr_crd_starved::bl_uncrd, &m3upi::rxr_crd_starved::iv, &m3upi::rxr_crd_starved::ad_crd,
    &m3upi::rxr_crd_starved::bl_crd, &m3upi::rxr_crd_starved::ifv, &m3upi::rxr_crd_starved::ad_all,
    &m3upi::rxr_crd_starved::bl_all, &m3upi::rxr_inserts::ad_uncrd, &m3upi::rxr_inserts::ak,
    &m3upi::rxr_inserts::bl_uncrd, &m3upi::rxr_inserts::iv, &m3upi::rxr_inserts::ad_crd,
    &m3upi::rxr_inserts::bl_crd, &m3upi::rxr_inserts::akc_uncrd, &m3upi::rxr_inserts::ad_all,
    &m3upi::rxr_inserts::bl_all, &m3upi::rxr_occupancy::ad_uncrd, &m3upi::rxr_occupancy::ak,
    &m3upi::rxr_occupancy::bl_uncrd, &m3upi::rxr_occupancy::iv, &m3upi::rxr_occupancy::ad_crd,
    &m3upi::rxr_occupancy::bl_crd, &m3upi::rxr_occupancy::akc_uncrd, &m3upi::rxr_occupancy::ad_all,
    &m3upi::rxr_occupancy::bl_all, &m3upi::stall0_no_txr_horz_crd_ad_ag0::tgr0,
    &m3upi::stall0_no_txr_horz_crd_ad_ag0::tgr1, &m3upi::stall0_no_txr_horz_crd_ad_ag0::tgr2,
    &m3upi::stall0_no_txr_horz_crd_ad_ag0::tgr3, &m3upi::stall0_no_txr_horz_crd_ad_ag0::tgr4,
    &m3upi::stall0_no_txr_horz_crd_ad_ag0::tgr5, &m3upi::stall0_no_txr_horz_crd_ad_ag0::tgr6,
    &m3upi::stall0_no_txr_horz_crd_ad_ag0::tgr7, &m3upi::stall0_no_txr_horz_crd_ad_ag1::tgr0,
    &m3upi::stall0_no_txr_horz_crd_ad_ag1::tgr1, &m3upi::stall0_no_txr_horz_crd_ad_ag1::tgr2,
    &m3upi::stall0_no_txr_horz_crd_ad_ag1::tgr3, &m3upi::stall0_no_txr_horz_crd_ad_ag1::tgr4,
    &m3upi::stall0_no_txr_horz_crd_ad_ag1::tgr5, &m3upi::stall0_no_txr_horz_crd_ad_ag1::tgr6,
    &m3upi::stall0_no_txr_horz_crd_ad_ag1::tgr7, &m3upi::stall0_no_txr_horz_crd_bl_ag0::tgr0,
    &m3upi::stall0_no_txr_horz_crd_bl_ag0::tgr1, &m3upi::stall0_no_txr_horz_crd_bl_ag0::tgr2,
    &m3upi::stall0_no_txr_horz_crd_bl_ag0::tgr3, &m3upi::stall0_no_txr_horz_crd_bl_ag0::tgr4,
    &m3upi::stall0_no_txr_horz_crd_bl_ag0::tgr5, &m3upi::stall0_no_txr_horz_crd_bl_ag0::tgr6,
    &m3upi::stall0_no_txr_horz_crd_bl_ag0::tgr7, &m3upi::stall0_no_txr_horz_crd_bl_ag1::tgr0,
    &m3upi::stall0_no_txr_horz_crd_bl_ag1::tgr1, &m3upi::stall0_no_txr_horz_crd_bl_ag1::tgr2,
    &m3upi::stall0_no_txr_horz_crd_bl_ag1::tgr3, &m3upi::stall0_no_txr_horz_crd_bl_ag1::tgr4,
    &m3upi::stall0_no_txr_horz_crd_bl_ag1::tgr5, &m3upi::stall0_no_txr_horz_crd_bl_ag1::tgr6,
    &m3upi::stall0_no_txr_horz_crd_bl_ag1::tgr7, &m3upi::stall1_no_txr_horz_crd_ad_ag0::tgr8,
    &m3upi::stall1_no_txr_horz_crd_ad_ag0::tgr9, &m3upi::stall1_no_txr_horz_crd_ad_ag0::tgr10,
    &m3upi::stall1_no_txr_horz_crd_ad_ag1_1::tgr8, &m3upi::stall1_no_txr_horz_crd_ad_ag1_1::tgr9,
    &m3upi::stall1_no_txr_horz_crd_ad_ag1_1::tgr10, &m3upi::stall1_no_txr_horz_crd_bl_ag0_1::tgr8,
    &m3upi::stall1_no_txr_horz_crd_bl_ag0_1::tgr9, &m3upi::stall1_no_txr_horz_crd_bl_ag0_1::tgr10,
    &m3upi::stall1_no_txr_horz_crd_bl_ag1_1::tgr8, &m3upi::stall1_no_txr_horz_crd_bl_ag1_1::tgr9,
    &m3upi::stall1_no_txr_horz_crd_bl_ag1_1::tgr10, &m3upi::txr_horz_ads_used::ad_uncrd,
    &m3upi::txr_horz_ads_used::bl_uncrd, &m3upi::txr_horz_ads_used::ad_crd,
    &m3upi::txr_horz_ads_used::bl_crd, &m3upi::txr_horz_ads_used::ad_all,
    &m3upi::txr_horz_ads_used::bl_all, &m3upi::txr_horz_bypass::ad_uncrd,
    &m3upi::txr_horz_bypass::ak, &m3upi::txr_horz_bypass::bl_uncrd, &m3upi::txr_horz_bypass::iv,
    &m3upi::txr_horz_bypass::ad_crd, &m3upi::txr_horz_bypass::bl_crd,
    &m3upi::txr_horz_bypass::akc_uncrd, &m3upi::txr_horz_bypass::ad_all,
    &m3upi::txr_horz_bypass::bl_all, &m3upi::txr_horz_cycles_full::ad_uncrd,
    &m3upi::txr_horz_cycles_full::ak, &m3upi::txr_horz_cycles_full::bl_uncrd,
    &m3upi::txr_horz_cycles_full::iv, &m3upi::txr_horz_cycles_full::ad_crd,
    &m3upi::txr_horz_cycles_full::bl_crd, &m3upi::txr_horz_cycles_full::akc_uncrd,
    &m3upi::txr_horz_cycles_full::ad_all, &m3upi::txr_horz_cycles_full::bl_all,
    &m3upi::txr_horz_cycles_ne::ad_uncrd, &m3upi::txr_horz_cycles_ne::ak,
    &m3upi::txr_horz_cycles_ne::bl_uncrd, &m3upi::txr_horz_cycles_ne::iv,
    &m3upi::txr_horz_cycles_ne::ad_crd, &m3upi::txr_horz_cycles_ne::bl_crd,
    &m3upi::txr_horz_cycles_ne::akc_uncrd, &m3upi::txr_horz_cycles_ne::ad_all,
    &m3upi::txr_horz_cycles_ne::bl_all, &m3upi::txr_horz_inserts::ad_uncrd,
    &m3upi::txr_horz_inserts::ak, &m3upi::txr_horz_inserts::bl_uncrd, &m3upi::txr_horz_inserts::iv,
    &m3upi::txr_horz_inserts::ad_crd, &m3upi::txr_horz_inserts::bl_crd,
    &m3upi::txr_horz_inserts::akc_uncrd, &m3upi::txr_horz_inserts::ad_all,
    &m3upi::txr_horz_inserts::bl_all, &m3upi::txr_horz_nack::ad_uncrd, &m3upi::txr_horz_nack::ak,
    &m3upi::txr_horz_nack::bl_uncrd, &m3upi::txr_horz_nack::iv, &m3upi::txr_horz_nack::ad_crd,
    &m3upi::txr_horz_nack::bl_crd, &m3upi::txr_horz_nack::akc_uncrd, &m3upi::txr_horz_nack::ad_all,
    &m3upi::txr_horz_nack::bl_all, &m3upi::txr_horz_occupancy::ad_uncrd,
    &m3upi::txr_horz_occupancy::ak, &m3upi::txr_horz_occupancy::bl_uncrd,
    &m3upi::txr_horz_occupancy::iv, &m3upi::txr_horz_occupancy::ad_crd,
    &m3upi::txr_horz_occupancy::bl_crd, &m3upi::txr_horz_occupancy::akc_uncrd,
    &m3upi::txr_horz_occupancy::ad_all, &m3upi::txr_horz_occupancy::bl_all,
    &m3upi::txr_horz_starved::ad_uncrd, &m3upi::txr_horz_starved::ak,
    &m3upi::txr_horz_starved::bl_uncrd, &m3upi::txr_horz_starved::iv,
    &m3upi::txr_horz_starved::akc_uncrd, &m3upi::txr_horz_starved::ad_all,
    &m3upi::txr_horz_starved::bl_all, &m3upi::txr_vert_ads_used::ad_ag0,
    &m3upi::txr_vert_ads_used::bl_ag0, &m3upi::txr_vert_ads_used::ad_ag1,
    &m3upi::txr_vert_ads_used::bl_ag1, &m3upi::txr_vert_bypass::ad_ag0,
    &m3upi::txr_vert_bypass::ak_ag0, &m3upi::txr_vert_bypass::bl_ag0,
    &m3upi::txr_vert_bypass::iv_ag1, &m3upi::txr_vert_bypass::ad_ag1,
    &m3upi::txr_vert_bypass::ak_ag1, &m3upi::txr_vert_bypass::bl_ag1,
    &m3upi::txr_vert_bypass_1::akc_ag0, &m3upi::txr_vert_bypass_1::akc_ag1,
    &m3upi::txr_vert_cycles_full0::ad_ag0, &m3upi::txr_vert_cycles_full0::ak_ag0,
    &m3upi::txr_vert_cycles_full0::bl_ag0, &m3upi::txr_vert_cycles_full0::iv_ag0,
    &m3upi::txr_vert_cycles_full0::ad_ag1, &m3upi::txr_vert_cycles_full0::ak_ag1,
    &m3upi::txr_vert_cycles_full0::bl_ag1, &m3upi::txr_vert_cycles_full1::akc_ag0,
    &m3upi::txr_vert_cycles_full1::akc_ag1, &m3upi::txr_vert_cycles_ne0::ad_ag0,
    &m3upi::txr_vert_cycles_ne0::ak_ag0, &m3upi::txr_vert_cycles_ne0::bl_ag0,
    &m3upi::txr_vert_cycles_ne0::iv_ag0, &m3upi::txr_vert_cycles_ne0::ad_ag1,
    &m3upi::txr_vert_cycles_ne0::ak_ag1, &m3upi::txr_vert_cycles_ne0::bl_ag1,
    &m3upi::txr_vert_cycles_ne1::akc_ag0, &m3upi::txr_vert_cycles_ne1::akc_ag1,
    &m3upi::txr_vert_inserts0::ad_ag0, &m3upi::txr_vert_inserts0::ak_ag0,
    &m3upi::txr_vert_inserts0::bl_ag0, &m3upi::txr_vert_inserts0::iv_ag0,
    &m3upi::txr_vert_inserts0::ad_ag1, &m3upi::txr_vert_inserts0::ak_ag1,
    &m3upi::txr_vert_inserts0::bl_ag1, &m3upi::txr_vert_inserts1::akc_ag0,
    &m3upi::txr_vert_inserts1::akc_ag1, &m3upi::txr_vert_nack0::ad_ag0,
    &m3upi::txr_vert_nack0::ak_ag0, &m3upi::txr_vert_nack0::bl_ag0, &m3upi::txr_vert_nack0::iv_ag0,
    &m3upi::txr_vert_nack0::ad_ag1, &m3upi::txr_vert_nack0::ak_ag1, &m3upi::txr_vert_nack0::bl_ag1,
    &m3upi::txr_vert_nack1::akc_ag0, &m3upi::txr_vert_nack1::akc_ag1,
    &m3upi::txr_vert_occupancy0::ad_ag0, &m3upi::txr_vert_occupancy0::ak_ag0,
    &m3upi::txr_vert_occupancy0::bl_ag0, &m3upi::txr_vert_occupancy0::iv_ag0,
    &m3upi::txr_vert_occupancy0::ad_ag1, &m3upi::txr_vert_occupancy0::ak_ag1,
    &m3upi::txr_vert_occupancy0::bl_ag1, &m3upi::txr_vert_occupancy1::akc_ag0,
    &m3upi::txr_vert_occupancy1::akc_ag1, &m3upi::txr_vert_starved0::ad_ag0,
    &m3upi::txr_vert_starved0::ak_ag0, &m3upi::txr_vert_starved0::bl_ag0,
    &m3upi::txr_vert_starved0::iv_ag0, &m3upi::txr_vert_starved0::ad_ag1,
    &m3upi::txr_vert_starved0::ak_ag1, &m3upi::txr_vert_starved0::bl_ag1,
    &m3upi::txr_vert_starved1::akc_ag0, &m3upi::txr_vert_starved1::akc_ag1,
    &m3upi::txr_vert_starved1::tgc, &m3upi::vert_ring_ad_in_use::up_even,
    &m3upi::vert_ring_ad_in_use::up_odd, &m3upi::vert_ring_ad_in_use::dn_even,
    &m3upi::vert_ring_ad_in_use::dn_odd, &m3upi::vert_ring_akc_in_use::up_even,
    &m3upi::vert_ring_akc_in_use::up_odd, &m3upi::vert_ring_akc_in_use::dn_even,
    &m3upi::vert_ring_akc_in_use::dn_odd, &m3upi::vert_ring_ak_in_use::up_even,
    &m3upi::vert_ring_ak_in_use::up_odd, &m3upi::vert_ring_ak_in_use::dn_even,
    &m3upi::vert_ring_ak_in_use::dn_odd, &m3upi::vert_ring_bl_in_use::up_even,
    &m3upi::vert_ring_bl_in_use::up_odd, &m3upi::vert_ring_bl_in_use::dn_even,
    &m3upi::vert_ring_bl_in_use::dn_odd, &m3upi::vert_ring_iv_in_use::up,
    &m3upi::vert_ring_iv_in_use::dn, &m3upi::vert_ring_tgc_in_use::up_even,
    &m3upi::vert_ring_tgc_in_use::up_odd, &m3upi::vert_ring_tgc_in_use::dn_even,
    &m3upi::vert_ring_tgc_in_use::dn_odd, &cha::ring_src_thrtl, &cha::rxr_crd_starved_1,
    &iio::nothing, &iio::pwt_occupancy, &iio::symbol_times, &irp::p2p_inserts, &irp::p2p_occupancy,
    &irp::txc_ak_inserts, &irp::txc_bl_drs_cycles_full, &irp::txc_bl_drs_inserts,
    &irp::txc_bl_drs_occupancy, &irp::txc_bl_ncb_cycles_full, &irp::txc_bl_ncb_inserts,
    &irp::txc_bl_ncb_occupancy, &irp::txc_bl_ncs_cycles_full, &irp::txc_bl_ncs_inserts,
    &irp::txc_bl_ncs_occupancy, &irp::txr2_ad01_stall_credit_cycles,
    &irp::txr2_ad0_stall_credit_cycles, &irp::txr2_ad1_stall_credit_cycles,
    &irp::txr2_bl_stall_credit_cycles, &irp::txs_data_inserts_ncb, &irp::txs_data_inserts_ncs,
    &irp::txs_request_occupancy, &m2m::direct2core_not_taken_notforked, &m2m::mirr_wrq_inserts,
    &m2m::mirr_wrq_occupancy, &m2m::prefcam_cis_drops, &m2m::prefcam_rxc_cycles_ne,
    &m2m::prefcam_rxc_inserts, &m2m::prefcam_rxc_occupancy, &m2m::ring_src_thrtl,
    &m2m::rxc_ad_cycles_full, &m2m::rxc_ad_cycles_ne, &m2m::rxc_ak_wr_cmp, &m2m::rxc_bl_cycles_full,
    &m2m::rxc_bl_cycles_ne, &m2m::rxr_crd_starved_1, &m2m::scoreboard_ad_retry_accepts,
    &m2m::scoreboard_ad_retry_rejects, &m2m::scoreboard_bl_retry_accepts,
    &m2m::scoreboard_bl_retry_rejects, &m2m::scoreboard_rd_accepts, &m2m::scoreboard_rd_rejects,
    &m2m::scoreboard_wr_accepts, &m2m::scoreboard_wr_rejects, &m2m::tgr_ad_credits,
    &m2m::tgr_bl_credits, &m2m::txc_ad_credits_acquired, &m2m::txc_ad_credit_occupancy,
    &m2m::txc_ad_cycles_full, &m2m::txc_ad_cycles_ne, &m2m::txc_ad_no_credit_cycles,
    &m2m::txc_ad_no_credit_stalled, &m2m::txc_akc_credits, &m2pcie::ring_src_thrtl,
    &m2pcie::rxr_crd_starved_1, &m3upi::cms_clockticks, &m3upi::d2c_sent, &m3upi::d2u_sent,
    &m3upi::ring_src_thrtl, &m3upi::rxr_crd_starved_1, &m3upi::txc_ak_flq_inserts,
    &m3upi::txc_ak_flq_occupancy, &m3upi::upi_prefetch_spawn, &pcu::core_transition_cycles,
    &pcu::demotions, &pcu::fivr_ps_ps0_cycles, &pcu::fivr_ps_ps1_cycles, &pcu::fivr_ps_ps2_cycles,
    &pcu::fivr_ps_ps3_cycles, &pcu::freq_clip_avx256, &pcu::freq_clip_avx512,
    &pcu::freq_max_limit_thermal_cycles, &pcu::freq_max_power_cycles, &pcu::freq_min_io_p_cycles,
    &pcu::freq_trans_cycles, &pcu::memory_phase_shedding_cycles, &pcu::pkg_residency_c0_cycles,
    &pcu::pkg_residency_c2e_cycles, &pcu::pkg_residency_c3_cycles, &pcu::pkg_residency_c6_cycles,
    &pcu::pmax_throttled_cycles, &pcu::prochot_external_cycles, &pcu::prochot_internal_cycles,
    &pcu::total_transition_cycles, &pcu::vr_hot_cycles, &ubox::lock_cycles, &ubox::racu_requests,
    &upi::m3_crd_return_blocked, &upi::phy_init_cycles, &upi::power_l1_nack, &upi::power_l1_req,
    &upi::rxl0p_power_cycles, &upi::rxl0_power_cycles, &upi::rxl_crc_errors,
    &upi::rxl_crc_llr_req_transmit, &upi::rxl_credits_consumed_vn0, &upi::rxl_credits_consumed_vn1,
    &upi::rxl_credits_consumed_vna, &upi::txl0p_power_cycles_ll_enter,
    &upi::txl0p_power_cycles_m3_exit, &upi::txl0_power_cycles, &upi::txl_bypassed,
    &upi::txl_inserts, &upi::txl_occupancy, &upi::vna_credit_return_blocked_vn01,
    &upi::vna_credit_return_occupancy, &imc::dram_pre_all, &imc::parity_errors,
    &imc::power_channel_ppd, &imc::power_self_refresh, &imc::rdb_full, &imc::rdb_not_empty,
    &imc::rdb_occupancy, &imc::rpq_cycles_full_pch0, &imc::rpq_cycles_full_pch1,
    &imc::sb_cycles_full, &imc::sb_cycles_ne, &imc::wpq_cycles_full_pch0,
    &imc::wpq_cycles_full_pch1, &cha::llc_lookup::all, &cha::llc_lookup::data_rd,
    &cha::llc_lookup::flush_inv, &cha::llc_lookup::code, &cha::llc_lookup::locally_homed_address,
    &cha::llc_lookup::remotely_homed_address, &cha::llc_lookup::flush_inv_remote,
    &cha::llc_lookup::data_read_remote, &cha::llc_lookup::rfo_remote, &cha::llc_lookup::code_remote,
    &cha::llc_lookup::remote_snp, &cha::llc_lookup::flush_inv_local,
    &cha::llc_lookup::data_read_local, &cha::llc_lookup::rfo_local, &cha::llc_lookup::code_local,
    &cha::llc_lookup::llc_pf_local, &cha::tor_inserts::ia_hit_drd_opt,
    &cha::tor_inserts::ia_hit_drd_opt_pref, &cha::tor_inserts::ia_miss_drd_opt,
    &cha::tor_inserts::ia_miss_drd_opt_pref, &cha::tor_occupancy::ia_hit_crd_pref,
    &cha::tor_occupancy::ia_hit_drd_pref, &cha::tor_occupancy::ia_hit_drd_opt,
    &cha::tor_occupancy::ia_hit_drd_opt_pref, &cha::tor_occupancy::ia_hit_rfo_pref,
    &cha::tor_occupancy::ia_miss_crd_pref, &cha::tor_occupancy::ia_miss_drd_pref,
    &cha::tor_occupancy::ia_miss_drd_opt, &cha::tor_occupancy::ia_miss_drd_opt_pref,
    &cha::tor_occupancy::ia_miss_rfo_pref, &cha::tor_inserts::io_hit_rfo,
    &cha::tor_occupancy::io_hit_itom, &cha::tor_occupancy::io_hit_rfo, &cha::tor_inserts::ia_drd,
    &cha::tor_inserts::ia_drd_opt, &cha::tor_inserts::ia_drd_opt_pref,
    &cha::tor_inserts::ia_crd_pref, &cha::tor_occupancy::io_rfo, &cha::tor_occupancy::io_itom,
    &cha::tor_occupancy::ia_rfo_pref, &cha::tor_occupancy::ia_llcprefrfo,
    &cha::tor_occupancy::ia_drd_opt, &cha::tor_occupancy::ia_drd_opt_pref,
    &cha::tor_occupancy::ia_crd_pref, &cha::tor_occupancy::ia_drd_pref,
    &cha::tor_occupancy::ia_miss_drd_pref_local, &cha::tor_occupancy::ia_miss_drd_pref_remote,
    &cha::tor_occupancy::ia_miss_rfo_local, &cha::tor_occupancy::ia_miss_rfo_remote,
    &cha::tor_occupancy::ia_miss_rfo_pref_local, &cha::tor_occupancy::ia_miss_rfo_pref_remote,
    &cha::tor_inserts::ia_clflushopt, &cha::tor_inserts::ia_itom, &cha::tor_inserts::io_wbmtoi,
    &cha::tor_inserts::io_clflush, &cha::tor_inserts::ia_wbmtoi,
    &cha::tor_inserts::ia_miss_drd_pref_pmm, &cha::tor_inserts::ia_miss_drd_pref_local_pmm,
    &cha::tor_inserts::ia_miss_drd_pref_remote_pmm,
    &cha::tor_inserts::ia_miss_full_streaming_wr_pmm,
    &cha::tor_inserts::ia_miss_full_streaming_wr_local_pmm,
    &cha::tor_inserts::ia_miss_full_streaming_wr_remote_pmm,
    &cha::tor_inserts::ia_miss_full_streaming_wr_dram,
    &cha::tor_inserts::ia_miss_full_streaming_wr_local_dram,
    &cha::tor_inserts::ia_miss_full_streaming_wr_remote_dram,
    &cha::tor_inserts::ia_miss_partial_streaming_wr_pmm,
    &cha::tor_inserts::ia_miss_partial_streaming_wr_local_pmm,
    &cha::tor_inserts::ia_miss_partial_streaming_wr_remote_pmm,
    &cha::tor_inserts::ia_miss_partial_streaming_wr_dram,
    &cha::tor_inserts::ia_miss_partial_streaming_wr_local_dram,
    &cha::tor_inserts::ia_miss_partial_streaming_wr_remote_dram,
    &cha::tor_occupancy::ia_miss_drd_local_pmm, &cha::tor_occupancy::ia_miss_drd_remote_pmm,
    &cha::tor_occupancy::ia_miss_drd_pref_pmm, &cha::tor_occupancy::ia_miss_drd_pref_local_pmm,
    &cha::tor_occupancy::ia_miss_drd_pref_remote_pmm,
    &cha::tor_occupancy::ia_miss_full_streaming_wr,
    &cha::tor_occupancy::ia_miss_full_streaming_wr_pmm,
    &cha::tor_occupancy::ia_miss_full_streaming_wr_local_pmm,
    &cha::tor_occupancy::ia_miss_full_streaming_wr_remote_pmm,
    &cha::tor_occupancy::ia_miss_partial_streaming_wr,
    &cha::tor_occupancy::ia_miss_partial_streaming_wr_pmm,
    &cha::tor_occupancy::ia_miss_partial_streaming_wr_local_pmm,
    &cha::tor_occupancy::ia_miss_partial_streaming_wr_remote_pmm, &iio::bandwidth_in::part0_freerun,
    &iio::bandwidth_in::part1_freerun, &iio::bandwidth_in::part2_freerun,
    &iio::bandwidth_in::part3_freerun, &iio::bandwidth_in::part4_freerun,
    &iio::bandwidth_in::part5_freerun, &iio::bandwidth_in::part6_freerun,
    &iio::bandwidth_in::part7_freerun, &iio::bandwidth_out::part0_freerun,
    &iio::bandwidth_out::part4_freerun, &iio::bandwidth_out::part3_freerun,
    &iio::bandwidth_out::part2_freerun, &iio::bandwidth_out::part1_freerun,
    &iio::bandwidth_out::part6_freerun, &iio::bandwidth_out::part5_freerun,
    &iio::bandwidth_out::part7_freerun, &cha::tor_inserts::ia_miss_wcil,
    &m2pcie::rxc_cycles_ne::upi_ncb, &m2pcie::rxc_cycles_ne::upi_ncs, &m2pcie::rxc_inserts::upi_ncb,
    &m2pcie::rxc_inserts::upi_ncs, &m2pcie::txc_credits::pmm, &m2pcie::txc_cycles_full::pmm_block_1,
    &m2pcie::txc_cycles_full::pmm_block_0, &m2pcie::txc_cycles_ne::pmm_distress_1,
    &m2pcie::txc_cycles_ne::pmm_distress_0, &m2pcie::distress_asserted::pmm_local,
    &m2pcie::distress_asserted::pmm_nonlocal, &cha::llc_lookup::rfo_f, &cha::llc_lookup::local_f,
    &cha::llc_lookup::remote_f, &cha::llc_lookup::remote_snoop_f, &cha::llc_lookup::any_f,
    &cha::llc_lookup::data_read_f, &cha::llc_lookup::other_req_f, &cha::llc_lookup::flush_or_inv_f,
    &cha::llc_lookup::code_read_f, &cha::llc_lookup::corepref_or_dmnd_local_f,
    &cha::llc_lookup::llcpref_local_f, &cha::llc_lookup::pref_or_dmnd_remote_f,
    &cha::llc_lookup::miss_all, &cha::llc_lookup::data_read_all, &cha::llc_lookup::data_read_miss,
    &cha::llc_lookup::dmnd_read_local, &cha::llc_lookup::write_local,
    &cha::llc_lookup::rfo_pref_local, &cha::llc_lookup::write_remote, &cha::llc_lookup::all_remote,
    &imc::cas_count::wr_nonpre, &imc::pre_count::page_miss, &imc::sb_pref_occupancy::pmem,
    &imc::sb_accesses::nmrd_cmps, &imc::sb_accesses::nmwr_cmps, &imc::pmm_cmd1::rpq_gnts,
    &imc::pmm_cmd1::wpq_gnts, &imc::pmm_cmd1::misc_gnt, &imc::pmm_cmd1::misc,
    &imc::pmm_cmd2::opp_rd, &imc::pmm_cmd2::nodata_exp, &imc::pmm_cmd2::nodata_unexp,
    &imc::pmm_cmd2::reqs_slot0, &imc::pmm_cmd2::reqs_slot1, &imc::pmm_cmd2::pmm_ecc_error,
    &imc::pmm_cmd2::pmm_erid_error, &imc::pmm_cmd2::pmm_erid_starved,
    &imc::pmm_rpq_occupancy::no_gnt, &imc::pmm_rpq_occupancy::gnt_wait,
    &imc::pmm_wpq_occupancy::cas, &imc::pmm_wpq_occupancy::pwr, &imc::sb_accesses::fmrd_cmps,
    &imc::sb_accesses::fmwr_cmps, &imc::sb_inserts::pmm_rds, &imc::sb_inserts::pmm_wrs,
    &imc::sb_occupancy::pmm_rds, &imc::sb_occupancy::pmm_wrs, &imc::sb_tagged::pmm0_cmp,
    &imc::sb_tagged::pmm1_cmp, &imc::sb_tagged::pmm2_cmp, &imc::sb_pref_inserts::ddr,
    &imc::sb_pref_inserts::pmm, &imc::sb_pref_occupancy::ddr, &imc::pmm_rpq_cycles_full,
    &imc::pmm_rpq_cycles_ne, &imc::pmm_wpq_cycles_full, &imc::pmm_wpq_cycles_ne,
    &imc::pmm_wpq_flush, &imc::pmm_wpq_flush_cyc, &m3upi::distress_asserted::pmm_local,
    &m3upi::distress_asserted::pmm_nonlocal, &m3upi::m2_bl_credits_empty::iio1_ncb,
    &m3upi::m2_bl_credits_empty::ubox_ncb, &m2m::distress_pmm, &m2m::distress_pmm_memmode,
    &m2m::imc_reads::isoch, &m2m::imc_reads::from_tgr, &m2m::imc_writes::full_isoch,
    &m2m::imc_writes::partial_isoch, &m2m::imc_writes::to_ddr_as_mem,
    &m2m::imc_writes::to_ddr_as_cache, &m2m::imc_writes::from_tgr, &m2m::imc_writes::ni_miss,
    &m2m::prefcam_cycles_full::allch, &m2m::prefcam_cycles_ne::allch,
    &m2m::prefcam_demand_drops::xpt_allch, &m2m::prefcam_demand_drops::upi_allch,
    &m2m::prefcam_occupancy::allch, &m2m::prefcam_resp_miss::allch, &m2m::imc_reads::ch0_to_pmm,
    &m2m::imc_reads::ch0_to_ddr_as_mem, &m2m::imc_reads::ch0_to_ddr_as_cache,
    &m2m::imc_reads::ch1_to_pmm, &m2m::imc_reads::ch1_to_ddr_as_mem,
    &m2m::imc_reads::ch1_to_ddr_as_cache, &m2m::imc_reads::to_ddr_as_mem,
    &m2m::imc_reads::to_ddr_as_cache, &m2m::imc_writes::ch0_to_pmm,
    &m2m::imc_writes::ch0_to_ddr_as_mem, &m2m::imc_writes::ch0_to_ddr_as_cache,
    &m2m::imc_writes::ch1_to_pmm, &m2m::imc_writes::ch1_to_ddr_as_mem,
    &m2m::imc_writes::ch1_to_ddr_as_cache, &m2m::rpq_no_reg_crd_pmm::chn0,
    &m2m::rpq_no_reg_crd_pmm::chn1, &m2m::rpq_no_reg_crd_pmm::chn2, &m2m::wpq_no_reg_crd_pmm::chn0,
    &m2m::wpq_no_reg_crd_pmm::chn1, &m2m::wpq_no_reg_crd_pmm::chn2,
    &m2m::prefcam_rxc_deallocs::pmm_memmode_accept, &m2m::distress_asserted::pmm_local,
    &m2m::distress_asserted::pmm_nonlocal, &m2m::prefcam_inserts::upi_allch,
    &m2m::prefcam_inserts::xpt_allch, &iio::iommu1::pwc_4k_hits, &iio::iommu1::pwc_2m_hits,
    &iio::iommu1::pwc_1g_hits, &iio::iommu1::pwc_512g_hits, &iio::iommu1::pwc_cache_fills,
    &iio::iommu3::num_inval_gbl, &iio::iommu3::num_inval_domain, &iio::iommu3::num_inval_page,
    &iio::iommu3::num_ctxt_cache_inval_gbl, &iio::iommu3::num_ctxt_cache_inval_domain,
    &iio::iommu3::num_ctxt_cache_inval_device, &iio::num_req_of_cpu_by_tgt::msgb,
    &iio::num_req_of_cpu_by_tgt::mcast, &iio::num_req_of_cpu_by_tgt::ubox,
    &iio::num_req_of_cpu_by_tgt::mem, &iio::num_req_of_cpu_by_tgt::rem_p2p,
    &iio::num_req_of_cpu_by_tgt::loc_p2p, &iio::num_req_of_cpu_by_tgt::confined_p2p,
    &iio::num_req_of_cpu_by_tgt::abort, &iio::num_tgt_matched_req_of_cpu,
    &iio::num_outstanding_req_of_cpu::iommu_req, &iio::num_outstanding_req_of_cpu::iommu_hit,
    &iio::num_outstanding_req_of_cpu::req_own, &iio::num_outstanding_req_of_cpu::final_rd_wr,
    &iio::num_outstanding_req_of_cpu::wr, &iio::num_outstanding_req_of_cpu::data,
    &iio::num_oustanding_req_from_cpu::to_io, &iio::req_from_pcie_cl_cmpl::req_own,
    &iio::req_from_pcie_cl_cmpl::final_rd_wr, &iio::req_from_pcie_cl_cmpl::wr,
    &iio::req_from_pcie_cl_cmpl::data, &iio::req_from_pcie_cmpl::iommu_req,
    &iio::req_from_pcie_cmpl::iommu_hit, &iio::req_from_pcie_cmpl::req_own,
    &iio::req_from_pcie_cmpl::final_rd_wr, &iio::req_from_pcie_cmpl::wr,
    &iio::req_from_pcie_cmpl::data, &iio::req_from_pcie_pass_cmpl::req_own,
    &iio::req_from_pcie_pass_cmpl::final_rd_wr, &iio::req_from_pcie_pass_cmpl::wr,
    &iio::req_from_pcie_pass_cmpl::data, &iio::inbound_arb_req::iommu_req,
    &iio::inbound_arb_req::iommu_hit, &iio::inbound_arb_req::req_own,
    &iio::inbound_arb_req::final_rd_wr, &iio::inbound_arb_req::wr, &iio::inbound_arb_req::data,
    &iio::inbound_arb_won::iommu_req, &iio::inbound_arb_won::iommu_hit,
    &iio::inbound_arb_won::req_own, &iio::inbound_arb_won::final_rd_wr, &iio::inbound_arb_won::wr,
    &iio::inbound_arb_won::data, &iio::outbound_cl_reqs_issued::to_io,
    &iio::outbound_tlp_reqs_issued::to_io, &iio::num_req_from_cpu::itc,
    &iio::num_req_from_cpu::prealloc, &cha::tor_inserts::ia_wcilf, &cha::tor_inserts::ia_wcil,
    &cha::tor_inserts::ia_miss_wil, &cha::tor_inserts::ia_miss_crd_local,
    &cha::tor_inserts::ia_miss_crd_remote, &cha::tor_inserts::ia_miss_crd_pref_local,
    &cha::tor_inserts::ia_miss_crd_pref_remote, &cha::tor_inserts::ia_itomcachenear,
    &cha::tor_inserts::ia_hit_itom, &cha::tor_inserts::ia_miss_itom,
    &cha::tor_inserts::ia_miss_ucrdf, &cha::tor_inserts::ia_llcprefcode,
    &cha::pmm_memmode_nm_setconflicts::tor, &cha::pmm_memmode_nm_setconflicts::sf,
    &cha::pmm_memmode_nm_setconflicts::llc, &cha::tor_inserts::ia_hit_llcprefcode,
    &cha::tor_inserts::ia_hit_llcprefdata, &cha::tor_inserts::ia_miss_llcprefcode,
    &cha::tor_occupancy::ia_hit_llcprefcode, &cha::tor_occupancy::ia_hit_llcprefdata,
    &cha::tor_occupancy::ia_miss_llcprefcode, &cha::tor_occupancy::ia_miss_llcprefdata,
    &cha::pmm_memmode_nm_invitox::local, &cha::pmm_memmode_nm_invitox::remote,
    &cha::pmm_memmode_nm_invitox::setconflict, &cha::pmm_memmode_nm_setconflicts2::iodc,
    &cha::pmm_memmode_nm_setconflicts2::memwr, &cha::pmm_memmode_nm_setconflicts2::memwrni,
    &cha::pmm_qos::slow_insert, &cha::pmm_qos::ddr4_fast_insert, &cha::pmm_qos::throttle,
    &cha::pmm_qos::rej_irq, &cha::pmm_qos::throttle_prq, &cha::pmm_qos::throttle_irq,
    &cha::pmm_qos::slowtorq_skip, &cha::pmm_qos_occupancy::ddr_slow_fifo,
    &cha::pmm_qos_occupancy::ddr_fast_fifo, &cha::pipe_reject::irq_pmm, &cha::pipe_reject::prq_pmm,
    &cha::pipe_reject::pmm_memmode_tor_match, &cha::pipe_reject::pmm_memmode_tormatch_multi,
    &cha::tor_inserts::pmm, &cha::tor_occupancy::pmm, &cha::distress_asserted::pmm_local,
    &cha::distress_asserted::pmm_nonlocal, &cha::tor_inserts::ia_miss_wcilf_pmm,
    &cha::tor_inserts::ia_miss_local_wcilf_pmm, &cha::tor_inserts::ia_miss_remote_wcilf_pmm,
    &cha::tor_inserts::ia_miss_wcil_pmm, &cha::tor_inserts::ia_miss_local_wcil_pmm,
    &cha::tor_inserts::ia_miss_remote_wcil_pmm, &cha::tor_occupancy::ia_miss_wcilf_pmm,
    &cha::tor_occupancy::ia_miss_local_wcilf_pmm, &cha::tor_occupancy::ia_miss_remote_wcilf_pmm,
    &cha::tor_occupancy::ia_miss_wcil_pmm, &cha::tor_occupancy::ia_miss_local_wcil_pmm,
    &cha::tor_occupancy::ia_miss_remote_wcil_pmm, &cha::tor_inserts::ddr, &cha::tor_occupancy::ddr,
    &cha::tor_inserts::ia_miss_drd_pref_ddr, &cha::tor_inserts::ia_miss_drd_pref_local_ddr,
    &cha::tor_inserts::ia_miss_drd_pref_remote_ddr, &cha::tor_inserts::ia_miss_wcilf_ddr,
    &cha::tor_inserts::ia_miss_local_wcilf_ddr, &cha::tor_inserts::ia_miss_remote_wcilf_ddr,
    &cha::tor_inserts::ia_miss_wcil_ddr, &cha::tor_inserts::ia_miss_local_wcil_ddr,
    &cha::tor_inserts::ia_miss_remote_wcil_ddr, &cha::tor_occupancy::ia_miss_drd_local_ddr,
    &cha::tor_occupancy::ia_miss_drd_remote_ddr, &cha::tor_occupancy::ia_miss_drd_pref_ddr,
    &cha::tor_occupancy::ia_miss_drd_pref_local_ddr,
    &cha::tor_occupancy::ia_miss_drd_pref_remote_ddr, &cha::tor_occupancy::ia_miss_wcilf_ddr,
    &cha::tor_occupancy::ia_miss_local_wcilf_ddr, &cha::tor_occupancy::ia_miss_remote_wcilf_ddr,
    &cha::tor_occupancy::ia_miss_wcil_ddr, &cha::tor_occupancy::ia_miss_local_wcil_ddr,
    &cha::tor_occupancy::ia_miss_remote_wcil_ddr, &cha::tor_occupancy::io_hit_pcirdcur,
    &cha::tor_occupancy::ia_llcprefdata, &cha::tor_inserts::ia_miss_wcilf,
    &cha::tor_occupancy::ia_miss_wcilf, &cha::tor_occupancy::ia_miss_wcil,
    &cha::tor_occupancy::ia_miss_crd_local, &cha::tor_occupancy::ia_miss_crd_remote,
    &cha::tor_occupancy::ia_miss_crd_pref_local, &cha::tor_occupancy::ia_miss_crd_pref_remote,
    &cha::tor_occupancy::ia_clflush, &cha::tor_occupancy::ia_clflushopt,
    &cha::tor_occupancy::ia_itomcachenear, &cha::tor_occupancy::ia_specitom,
    &cha::tor_occupancy::ia_wbmtoi, &cha::tor_occupancy::ia_itom, &cha::tor_occupancy::ia_hit_itom,
    &cha::tor_occupancy::ia_miss_itom, &cha::tor_occupancy::ia_miss_ucrdf,
    &cha::tor_occupancy::ia_miss_wil, &cha::tor_occupancy::ia_wcilf, &cha::tor_occupancy::ia_wcil,
    &cha::tor_occupancy::ia_llcprefcode, &cha::tor_occupancy::io_wbmtoi,
    &cha::tor_occupancy::io_clflush, &cha::tor_occupancy::io_itomcachenear,
    &cha::tor_occupancy::io_hit_itomcachenear, &cha::tor_occupancy::io_miss_itomcachenear,
    &imc::sb_pref_occupancy::pmm, &cha::tor_inserts::ia_miss_full_streaming_wr_ddr,
    &cha::tor_inserts::ia_miss_full_streaming_wr_local_ddr,
    &cha::tor_inserts::ia_miss_full_streaming_wr_remote_ddr,
    &cha::tor_inserts::ia_miss_partial_streaming_wr_ddr,
    &cha::tor_inserts::ia_miss_partial_streaming_wr_local_ddr,
    &cha::tor_inserts::ia_miss_partial_streaming_wr_remote_ddr,
    &cha::tor_occupancy::ia_miss_full_streaming_wr_ddr,
    &cha::tor_occupancy::ia_miss_full_streaming_wr_local_ddr,
    &cha::tor_occupancy::ia_miss_full_streaming_wr_remote_ddr,
    &cha::tor_occupancy::ia_miss_partial_streaming_wr_ddr,
    &cha::tor_occupancy::ia_miss_partial_streaming_wr_local_ddr,
    &cha::tor_occupancy::ia_miss_partial_streaming_wr_remote_ddr, &imc::clockticks_freerun,
    &cha::tor_inserts::ia_wbeftoe, &irp::snoop_resp::all_miss, &irp::snoop_resp::all_hit,
    &irp::snoop_resp::all_hit_es, &irp::snoop_resp::all_hit_i,
    &cha::tor_occupancy::ia_miss_specitom, &cha::tor_inserts::ia_miss_specitom,
    &cha::tor_inserts::ia_miss_drdpte, &cha::tor_inserts::ia_hit_drdpte,
    &cha::tor_inserts::ia_drdpte, &cha::tor_inserts::ia_hit_specitom, &cha::tor_inserts::ia_wbstoi,
    &cha::tor_inserts::ia_wbeftoi, &cha::tor_inserts::ia_wbmtoe, &imc::sb_canary::nm_rd_starved,
    &imc::sb_canary::nm_wr_starved, &imc::sb_canary::fm_rd_starved, &imc::sb_canary::fm_wr_starved,
    &imc::sb_canary::fm_tgr_wr_starved, &imc::sb_strv_alloc::nm_rd, &imc::sb_strv_alloc::fm_rd,
    &imc::sb_strv_alloc::nm_wr, &imc::sb_strv_alloc::fm_wr, &imc::sb_strv_alloc::fm_tgr,
    &imc::sb_strv_dealloc::nm_rd, &imc::sb_strv_dealloc::fm_rd, &imc::sb_strv_dealloc::nm_wr,
    &imc::sb_strv_dealloc::fm_wr, &imc::sb_strv_dealloc::fm_tgr, &imc::sb_strv_occ::nm_rd,
    &imc::sb_strv_occ::fm_rd, &imc::sb_strv_occ::nm_wr, &imc::sb_strv_occ::fm_wr,
    &imc::sb_strv_occ::fm_tgr, &cha::tor_occupancy::ia_drdpte, &cha::tor_occupancy::ia_hit_drdpte,
    &cha::tor_occupancy::ia_miss_drdpte, &pcu::power_state_occupancy::cores_c0,
    &pcu::power_state_occupancy::cores_c3, &pcu::power_state_occupancy::cores_c6,
    &m2m::rxc_ad_pref_occupancy, &cha::llc_lookup::code_read_miss, &cha::llc_lookup::rfo_miss,
    &cha::llc_lookup::read, &cha::llc_lookup::read_miss, &cha::llc_lookup::read_miss_loc_hom,
    &cha::llc_lookup::read_miss_rem_hom, &cha::llc_lookup::read_local_loc_hom,
    &cha::llc_lookup::read_remote_loc_hom, &cha::llc_lookup::read_local_rem_hom,
    &cha::llc_lookup::read_sf_hit, &cha::llc_lookup::read_or_snoop_remote_miss_rem_hom,
    &iio::comp_buf_inserts::cmpd_all, &cha::llc_lookup::writes_and_other, &cha::llc_lookup::loc_hom,
    &cha::llc_lookup::rem_hom, &cha::llc_lookup::code_read_remote,
    &cha::llc_lookup::code_read_local, &cha::llc_lookup::llcpref_local, &cha::llc_lookup::code_read,
    &m2m::prefcam_demand_merge::ch0_xptupi, &iio::comp_buf_occupancy::cmpd_all,
    &m2m::prefcam_demand_no_merge::xptupi_allch, &m2m::prefcam_demand_no_merge::ch2_xptupi,
    &m2m::prefcam_demand_no_merge::ch1_xptupi, &m2m::prefcam_demand_no_merge::ch0_xptupi,
    &m2m::prefcam_demand_merge::xptupi_allch, &m2m::prefcam_demand_merge::ch2_xptupi,
    &m2m::prefcam_demand_merge::ch1_xptupi
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::ice_lake_sp
