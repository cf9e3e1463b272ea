// Events of the boxes outside of the cores: sapphire rapids. Written by tools/uncore/write from
// a table: do not edit.
// spr: from intel/perfmon 6dadedf3aa48, SPR/events/sapphirerapids_uncore.json version 1.39 of
// 03/24/2026; SPR/events/sapphirerapids_uncore_experimental.json version 1.39 of 03/24/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::sapphire_rapids {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr core sharers[] = {core::emerald_rapids};
inline constexpr char cha_names[] =
    "unc_cha_requests.invitoe_local\0"
    "unc_cha_requests.invitoe_remote\0"
    "unc_cha_requests.reads_local\0"
    "unc_cha_requests.reads_remote\0"
    "unc_cha_requests.writes_local\0"
    "unc_cha_requests.writes_remote\0"
    "unc_cha_requests.reads\0"
    "unc_cha_requests.writes\0"
    "unc_cha_dir_update.ha\0"
    "unc_cha_dir_update.tor\0"
    "unc_cha_imc_reads_count.normal\0"
    "unc_cha_imc_writes_count.full\0"
    "unc_cha_cms_clockticks\0"
    "unc_cha_clockticks\0"
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
    "unc_cha_tor_inserts.io_miss_itom\0"
    "unc_cha_tor_inserts.io_miss_rfo\0"
    "unc_cha_tor_inserts.ia_hit_crd_pref\0"
    "unc_cha_tor_inserts.ia_hit_drd_pref\0"
    "unc_cha_tor_inserts.ia_hit_rfo_pref\0"
    "unc_cha_tor_inserts.ia_miss_crd_pref\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref\0"
    "unc_cha_tor_inserts.io_hit_itom\0"
    "unc_cha_tor_inserts.io_hit_rfo\0"
    "unc_cha_tor_inserts.io_rfo\0"
    "unc_cha_tor_inserts.io_itom\0"
    "unc_cha_tor_inserts.ia_rfo_pref\0"
    "unc_cha_tor_inserts.ia_rfo\0"
    "unc_cha_tor_inserts.ia_llcprefrfo\0"
    "unc_cha_tor_inserts.ia_drd\0"
    "unc_cha_tor_inserts.ia_drd_pref\0"
    "unc_cha_tor_inserts.ia_crd\0"
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
    "unc_cha_tor_occupancy.ia\0"
    "unc_cha_tor_occupancy.ia_hit\0"
    "unc_cha_tor_occupancy.ia_hit_crd\0"
    "unc_cha_tor_occupancy.ia_hit_drd\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_hit_rfo\0"
    "unc_cha_tor_occupancy.ia_miss\0"
    "unc_cha_tor_occupancy.ia_miss_crd\0"
    "unc_cha_tor_occupancy.ia_miss_drd\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_miss_rfo\0"
    "unc_cha_tor_occupancy.io\0"
    "unc_cha_tor_occupancy.io_hit\0"
    "unc_cha_tor_occupancy.io_miss\0"
    "unc_cha_tor_occupancy.io_miss_itom\0"
    "unc_cha_tor_occupancy.ia_hit_crd_pref\0"
    "unc_cha_tor_occupancy.ia_hit_drd_pref\0"
    "unc_cha_tor_occupancy.ia_hit_rfo_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref\0"
    "unc_cha_tor_occupancy.io_hit_itom\0"
    "unc_cha_tor_occupancy.io_itom\0"
    "unc_cha_tor_occupancy.ia_rfo\0"
    "unc_cha_tor_occupancy.ia_rfo_pref\0"
    "unc_cha_tor_occupancy.ia_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_drd\0"
    "unc_cha_tor_occupancy.ia_crd\0"
    "unc_cha_tor_occupancy.ia_drd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_remote\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_remote\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_remote\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_remote\0"
    "unc_cha_tor_inserts.ia_miss_drd_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_ddr\0"
    "unc_cha_tor_inserts.io_hit_itomcachenear\0"
    "unc_cha_tor_inserts.io_miss_itomcachenear\0"
    "unc_cha_tor_occupancy.ia_miss_drd_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pmm\0"
    "unc_cha_tor_inserts.io_hit_pcirdcur\0"
    "unc_cha_tor_inserts.io_miss_pcirdcur\0"
    "unc_cha_tor_inserts.io_pcirdcur\0"
    "unc_cha_tor_occupancy.io_hit_pcirdcur\0"
    "unc_cha_tor_occupancy.io_miss_pcirdcur\0"
    "unc_cha_tor_occupancy.io_pcirdcur\0"
    "unc_cha_tor_inserts.ia_llcprefdata\0"
    "unc_cha_tor_inserts.ia_miss_llcprefdata\0"
    "unc_cha_tor_occupancy.ia_llcprefdata\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefdata\0"
    "unc_cha_tor_inserts.io_itomcachenear\0"
    "unc_cha_tor_inserts.ia_miss_drd_local_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_remote_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_local_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_remote_ddr\0"
    "unc_cha_tor_inserts.io_wbmtoi\0"
    "unc_cha_tor_inserts.io_clflush\0"
    "unc_cha_tor_occupancy.ia_miss_drd_local_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_remote_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_local_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_clflush\0"
    "unc_cha_tor_occupancy.ia_specitom\0"
    "unc_cha_tor_occupancy.io_hit_itomcachenear\0"
    "unc_cha_tor_occupancy.io_miss_itomcachenear\0"
    "unc_cha_tor_inserts.io_pcirdcur_local\0"
    "unc_cha_tor_inserts.io_pcirdcur_remote\0"
    "unc_cha_tor_inserts.io_itom_remote\0"
    "unc_cha_tor_inserts.io_itom_local\0"
    "unc_cha_tor_inserts.io_itomcachenear_remote\0"
    "unc_cha_tor_inserts.io_itomcachenear_local\0"
    "unc_cha_requests.invitoe\0"
    "unc_cha_snoops_sent.all\0"
    "unc_cha_snoops_sent.local\0"
    "unc_cha_snoops_sent.remote\0"
    "unc_cha_snoops_sent.bcst_local\0"
    "unc_cha_snoops_sent.bcst_remote\0"
    "unc_cha_snoops_sent.direct_local\0"
    "unc_cha_snoops_sent.direct_remote\0"
    "unc_cha_dir_lookup.no_snp\0"
    "unc_cha_dir_lookup.snp\0"
    "unc_cha_osb.local_invitoe\0"
    "unc_cha_osb.local_read\0"
    "unc_cha_osb.remote_read\0"
    "unc_cha_osb.remote_readinvitoe\0"
    "unc_cha_osb.rfo_hits_snp_bcast\0"
    "unc_cha_osb.off_pwrheuristic\0"
    "unc_cha_wb_push_mtoi.llc\0"
    "unc_cha_wb_push_mtoi.mem\0"
    "unc_cha_bypass_cha_imc.taken\0"
    "unc_cha_bypass_cha_imc.intermediate\0"
    "unc_cha_bypass_cha_imc.not_taken\0"
    "unc_cha_read_no_credits.mc0\0"
    "unc_cha_read_no_credits.mc1\0"
    "unc_cha_read_no_credits.mc2\0"
    "unc_cha_read_no_credits.mc3\0"
    "unc_cha_read_no_credits.mc4\0"
    "unc_cha_read_no_credits.mc5\0"
    "unc_cha_imc_reads_count.priority\0"
    "unc_cha_write_no_credits.mc0\0"
    "unc_cha_write_no_credits.mc1\0"
    "unc_cha_write_no_credits.mc2\0"
    "unc_cha_write_no_credits.mc3\0"
    "unc_cha_write_no_credits.mc4\0"
    "unc_cha_write_no_credits.mc5\0"
    "unc_cha_imc_writes_count.partial\0"
    "unc_cha_imc_writes_count.full_priority\0"
    "unc_cha_imc_writes_count.partial_priority\0"
    "unc_cha_snoop_resp.rspi\0"
    "unc_cha_snoop_resp.rspifwd\0"
    "unc_cha_snoop_resp.rsps\0"
    "unc_cha_snoop_resp.rspsfwd\0"
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
    "unc_cha_hitme_lookup.read\0"
    "unc_cha_hitme_lookup.write\0"
    "unc_cha_hitme_hit.ex_rds\0"
    "unc_cha_hitme_hit.shared_ownreq\0"
    "unc_cha_hitme_hit.wbmtoe\0"
    "unc_cha_hitme_hit.wbmtoi_or_s\0"
    "unc_cha_hitme_miss.shared_rdinvown\0"
    "unc_cha_hitme_miss.notshared_rdinvown\0"
    "unc_cha_hitme_miss.read_or_inv\0"
    "unc_cha_hitme_update.deallocate_rspfwdi_loc\0"
    "unc_cha_hitme_update.rspfwdi_rem\0"
    "unc_cha_hitme_update.shared\0"
    "unc_cha_hitme_update.rdinvown\0"
    "unc_cha_hitme_update.deallocate\0"
    "unc_cha_snoop_rsp_misc.mtoi_rspifwdm\0"
    "unc_cha_snoop_rsp_misc.mtoi_rspdatam\0"
    "unc_cha_snoop_rsp_misc.rspifwdmptl_hitsf\0"
    "unc_cha_snoop_rsp_misc.rspifwdmptl_hitllc\0"
    "unc_cha_snoop_rsp_misc.pulldataptl_hitsf\0"
    "unc_cha_snoop_rsp_misc.pulldataptl_hitllc\0"
    "unc_cha_direct_go_opc.extcmp\0"
    "unc_cha_direct_go_opc.pull\0"
    "unc_cha_direct_go_opc.go\0"
    "unc_cha_direct_go_opc.go_pull\0"
    "unc_cha_direct_go_opc.fast_go\0"
    "unc_cha_direct_go_opc.fast_go_pull\0"
    "unc_cha_direct_go_opc.nop\0"
    "unc_cha_direct_go_opc.idle_due_suppress\0"
    "unc_cha_direct_go.ha_tor_dealloc\0"
    "unc_cha_direct_go.ha_suppress_no_d2c\0"
    "unc_cha_direct_go.ha_suppress_drd\0"
    "unc_cha_xpt_pref.sent0\0"
    "unc_cha_xpt_pref.drop0_nocrd\0"
    "unc_cha_xpt_pref.drop0_conflict\0"
    "unc_cha_xpt_pref.sent1\0"
    "unc_cha_xpt_pref.drop1_nocrd\0"
    "unc_cha_xpt_pref.drop1_conflict\0"
    "unc_cha_distress_asserted.dpt_nonlocal\0"
    "unc_cha_egress_ordering.iv_snoopgo_up\0"
    "unc_cha_egress_ordering.iv_snoopgo_dn\0"
    "unc_cha_rxc_occupancy.ipq\0"
    "unc_cha_rxc_occupancy.rrq\0"
    "unc_cha_rxc_occupancy.wbq\0"
    "unc_cha_rxc_inserts.irq\0"
    "unc_cha_rxc_inserts.irq_rej\0"
    "unc_cha_rxc_inserts.ipq\0"
    "unc_cha_rxc_inserts.prq\0"
    "unc_cha_rxc_inserts.prq_rej\0"
    "unc_cha_rxc_inserts.rrq\0"
    "unc_cha_rxc_inserts.wbq\0"
    "unc_cha_rxc_irq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_irq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_irq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_irq0_reject.ak_non_upi\0"
    "unc_cha_rxc_irq0_reject.iv_non_upi\0"
    "unc_cha_rxc_irq1_reject.pa_match\0"
    "unc_cha_rxc_irq1_reject.any0\0"
    "unc_cha_rxc_irq1_reject.ha\0"
    "unc_cha_rxc_irq1_reject.llc_victim\0"
    "unc_cha_rxc_irq1_reject.sf_victim\0"
    "unc_cha_rxc_irq1_reject.victim\0"
    "unc_cha_rxc_irq1_reject.llc_or_sf_way\0"
    "unc_cha_rxc_irq1_reject.allow_snp\0"
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
    "unc_cha_rxc_ismq0_reject.ad_req_vn0\0"
    "unc_cha_rxc_ismq0_reject.ad_rsp_vn0\0"
    "unc_cha_rxc_ismq0_reject.bl_rsp_vn0\0"
    "unc_cha_rxc_ismq0_reject.bl_wb_vn0\0"
    "unc_cha_rxc_ismq0_reject.bl_ncb_vn0\0"
    "unc_cha_rxc_ismq0_reject.bl_ncs_vn0\0"
    "unc_cha_rxc_ismq0_reject.ak_non_upi\0"
    "unc_cha_rxc_ismq0_reject.iv_non_upi\0"
    "unc_cha_rxc_ismq1_reject.any0\0"
    "unc_cha_rxc_ismq1_reject.ha\0"
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
    "unc_cha_rxc_ismq0_retry.ad_req_vn0\0"
    "unc_cha_rxc_ismq0_retry.ad_rsp_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_rsp_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_wb_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_ncb_vn0\0"
    "unc_cha_rxc_ismq0_retry.bl_ncs_vn0\0"
    "unc_cha_rxc_ismq0_retry.ak_non_upi\0"
    "unc_cha_rxc_ismq0_retry.iv_non_upi\0"
    "unc_cha_rxc_ismq1_retry.any0\0"
    "unc_cha_rxc_ismq1_retry.ha\0"
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
    "unc_cha_llc_lookup.i\0"
    "unc_cha_llc_lookup.sf_s\0"
    "unc_cha_llc_lookup.sf_e\0"
    "unc_cha_llc_lookup.sf_h\0"
    "unc_cha_llc_lookup.s\0"
    "unc_cha_llc_lookup.e\0"
    "unc_cha_llc_lookup.m\0"
    "unc_cha_llc_lookup.f\0"
    "unc_cha_llc_lookup.rfo\0"
    "unc_cha_llc_lookup.all\0"
    "unc_cha_llc_lookup.data_rd\0"
    "unc_cha_llc_lookup.flush_inv\0"
    "unc_cha_llc_lookup.code\0"
    "unc_cha_llc_lookup.locally_homed_address\0"
    "unc_cha_llc_lookup.remotely_homed_address\0"
    "unc_cha_llc_lookup.remote_other\0"
    "unc_cha_llc_lookup.remote_flush_inv\0"
    "unc_cha_llc_lookup.remote_data_rd\0"
    "unc_cha_llc_lookup.remote_rfo\0"
    "unc_cha_llc_lookup.remote_code\0"
    "unc_cha_llc_lookup.remote_snp\0"
    "unc_cha_llc_lookup.local_flush_inv\0"
    "unc_cha_llc_lookup.local_data_rd\0"
    "unc_cha_llc_lookup.local_rfo\0"
    "unc_cha_llc_lookup.local_code\0"
    "unc_cha_llc_lookup.local_dmnd_data_rd\0"
    "unc_cha_llc_lookup.local_dmnd_rfo\0"
    "unc_cha_llc_lookup.local_dmnd_code\0"
    "unc_cha_llc_lookup.local_pf_data_rd\0"
    "unc_cha_llc_lookup.local_pf_rfo\0"
    "unc_cha_llc_lookup.local_pf_code\0"
    "unc_cha_llc_lookup.local_llc_pf\0"
    "unc_cha_llc_lookup.local_pf\0"
    "unc_cha_tor_inserts.snps_from_rem\0"
    "unc_cha_tor_inserts.all\0"
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
    "unc_cha_tor_inserts.rem_snps\0"
    "unc_cha_tor_inserts.rem_all\0"
    "unc_cha_tor_inserts.hit\0"
    "unc_cha_tor_inserts.miss\0"
    "unc_cha_tor_inserts.mmcfg\0"
    "unc_cha_tor_inserts.mmio\0"
    "unc_cha_tor_inserts.local_tgt\0"
    "unc_cha_tor_inserts.remote_tgt\0"
    "unc_cha_tor_inserts.match_opc\0"
    "unc_cha_tor_inserts.premorph_opc\0"
    "unc_cha_tor_inserts.nearmem\0"
    "unc_cha_tor_inserts.not_nearmem\0"
    "unc_cha_tor_inserts.noncoh\0"
    "unc_cha_tor_inserts.isoc\0"
    "unc_cha_tor_inserts.ia_hit_drd_opt\0"
    "unc_cha_tor_inserts.ia_hit_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_drd_opt\0"
    "unc_cha_tor_inserts.ia_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_crd_pref\0"
    "unc_cha_tor_inserts.ia_clflushopt\0"
    "unc_cha_tor_inserts.ia_itom\0"
    "unc_cha_tor_occupancy.snps_from_rem\0"
    "unc_cha_tor_occupancy.all\0"
    "unc_cha_tor_occupancy.io_miss_rfo\0"
    "unc_cha_tor_occupancy.irq_ia\0"
    "unc_cha_tor_occupancy.evict\0"
    "unc_cha_tor_occupancy.prq\0"
    "unc_cha_tor_occupancy.ipq\0"
    "unc_cha_tor_occupancy.irq_non_ia\0"
    "unc_cha_tor_occupancy.prq_non_iosf\0"
    "unc_cha_tor_occupancy.rrq\0"
    "unc_cha_tor_occupancy.wbq\0"
    "unc_cha_tor_occupancy.loc_io\0"
    "unc_cha_tor_occupancy.loc_ia\0"
    "unc_cha_tor_occupancy.loc_all\0"
    "unc_cha_tor_occupancy.rem_snps\0"
    "unc_cha_tor_occupancy.rem_all\0"
    "unc_cha_tor_occupancy.hit\0"
    "unc_cha_tor_occupancy.miss\0"
    "unc_cha_tor_occupancy.mmcfg\0"
    "unc_cha_tor_occupancy.mmio\0"
    "unc_cha_tor_occupancy.local_tgt\0"
    "unc_cha_tor_occupancy.remote_tgt\0"
    "unc_cha_tor_occupancy.match_opc\0"
    "unc_cha_tor_occupancy.premorph_opc\0"
    "unc_cha_tor_occupancy.nearmem\0"
    "unc_cha_tor_occupancy.not_nearmem\0"
    "unc_cha_tor_occupancy.noncoh\0"
    "unc_cha_tor_occupancy.isoc\0"
    "unc_cha_tor_occupancy.ia_hit_drd_opt\0"
    "unc_cha_tor_occupancy.ia_hit_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_miss_crd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt_pref\0"
    "unc_cha_tor_occupancy.io_hit_rfo\0"
    "unc_cha_tor_occupancy.io_rfo\0"
    "unc_cha_tor_occupancy.ia_drd_opt\0"
    "unc_cha_tor_occupancy.ia_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_crd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_local\0"
    "unc_cha_llc_victims.local_all\0"
    "unc_cha_llc_victims.remote_all\0"
    "unc_cha_llc_victims.total_e\0"
    "unc_cha_llc_victims.total_m\0"
    "unc_cha_llc_victims.total_s\0"
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
    "unc_cha_misc.rfo_hit_s\0"
    "unc_cha_misc.rspi_was_fse\0"
    "unc_cha_misc.wc_aliasing\0"
    "unc_cha_misc.cv0_pref_vic\0"
    "unc_cha_misc.cv0_pref_miss\0"
    "unc_cha_tor_inserts.ia_miss_drdpte\0"
    "unc_cha_tor_inserts.ia_hit_drdpte\0"
    "unc_cha_tor_inserts.ia_drdpte\0"
    "unc_cha_tor_inserts.ia_wbeftoe\0"
    "unc_cha_tor_inserts.ia_hit_llcprefcode\0"
    "unc_cha_tor_inserts.ia_hit_llcprefdata\0"
    "unc_cha_tor_inserts.ia_miss_llcprefcode\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefcode\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefdata\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefcode\0"
    "unc_cha_tor_inserts.ia_llcprefcode\0"
    "unc_cha_tor_occupancy.ia_llcprefcode\0"
    "unc_cha_pmm_qos.slow_insert\0"
    "unc_cha_pmm_qos.ddr4_fast_insert\0"
    "unc_cha_pmm_qos.throttle\0"
    "unc_cha_pmm_qos.rej_irq\0"
    "unc_cha_pmm_qos.throttle_prq\0"
    "unc_cha_pmm_qos.throttle_irq\0"
    "unc_cha_pmm_qos.slowtorq_skip\0"
    "unc_cha_pmm_qos_occupancy.ddr_slow_fifo\0"
    "unc_cha_pmm_qos_occupancy.ddr_fast_fifo\0"
    "unc_cha_llc_lookup.local_f\0"
    "unc_cha_llc_lookup.remote_f\0"
    "unc_cha_llc_lookup.remote_snoop_f\0"
    "unc_cha_llc_lookup.data_read_f\0"
    "unc_cha_llc_lookup.any_f\0"
    "unc_cha_llc_lookup.other_req_f\0"
    "unc_cha_llc_lookup.flush_or_inv_f\0"
    "unc_cha_llc_lookup.code_read_f\0"
    "unc_cha_llc_lookup.llcpref_local_f\0"
    "unc_cha_llc_lookup.pref_or_dmnd_remote_f\0"
    "unc_cha_llc_lookup.rfo_f\0"
    "unc_cha_llc_lookup.miss_all\0"
    "unc_cha_llc_lookup.data_read_all\0"
    "unc_cha_llc_lookup.data_read_miss\0"
    "unc_cha_llc_lookup.data_read_local\0"
    "unc_cha_llc_lookup.write_local\0"
    "unc_cha_llc_lookup.rfo_local\0"
    "unc_cha_llc_lookup.write_remote\0"
    "unc_cha_llc_lookup.all_remote\0"
    "unc_cha_llc_victims.io\0"
    "unc_cha_llc_victims.ia\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_local_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_remote_pmm\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_local_ddr\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_remote_ddr\0"
    "unc_cha_tor_inserts.ia_miss_crd_local\0"
    "unc_cha_tor_inserts.ia_miss_crd_remote\0"
    "unc_cha_tor_inserts.ia_miss_crd_pref_local\0"
    "unc_cha_tor_inserts.ia_miss_crd_pref_remote\0"
    "unc_cha_tor_inserts.ia_itomcachenear\0"
    "unc_cha_tor_inserts.ia_wbmtoi\0"
    "unc_cha_tor_inserts.ia_hit_itom\0"
    "unc_cha_tor_inserts.ia_miss_itom\0"
    "unc_cha_tor_inserts.ia_miss_ucrdf\0"
    "unc_cha_tor_inserts.ia_miss_wil\0"
    "unc_cha_tor_inserts.ia_wcilf\0"
    "unc_cha_tor_inserts.ia_miss_wcilf\0"
    "unc_cha_tor_inserts.ia_miss_wcilf_pmm\0"
    "unc_cha_tor_inserts.ia_miss_local_wcilf_pmm\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcilf_pmm\0"
    "unc_cha_tor_inserts.ia_miss_wcilf_ddr\0"
    "unc_cha_tor_inserts.ia_miss_local_wcilf_ddr\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcilf_ddr\0"
    "unc_cha_tor_inserts.ia_wcil\0"
    "unc_cha_tor_inserts.ia_miss_wcil\0"
    "unc_cha_tor_inserts.ia_miss_wcil_pmm\0"
    "unc_cha_tor_inserts.ia_miss_local_wcil_pmm\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcil_pmm\0"
    "unc_cha_tor_inserts.ia_miss_wcil_ddr\0"
    "unc_cha_tor_inserts.ia_miss_local_wcil_ddr\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcil_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_local_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_remote_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_local_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_remote_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_crd_local\0"
    "unc_cha_tor_occupancy.ia_miss_crd_remote\0"
    "unc_cha_tor_occupancy.ia_miss_crd_pref_local\0"
    "unc_cha_tor_occupancy.ia_miss_crd_pref_remote\0"
    "unc_cha_tor_occupancy.ia_clflushopt\0"
    "unc_cha_tor_occupancy.ia_itomcachenear\0"
    "unc_cha_tor_occupancy.ia_wbmtoi\0"
    "unc_cha_tor_occupancy.ia_itom\0"
    "unc_cha_tor_occupancy.ia_hit_itom\0"
    "unc_cha_tor_occupancy.ia_miss_itom\0"
    "unc_cha_tor_occupancy.ia_miss_ucrdf\0"
    "unc_cha_tor_occupancy.ia_miss_wil\0"
    "unc_cha_tor_occupancy.ia_wcilf\0"
    "unc_cha_tor_occupancy.ia_miss_wcilf\0"
    "unc_cha_tor_occupancy.ia_miss_wcilf_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcilf_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcilf_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_wcilf_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcilf_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcilf_ddr\0"
    "unc_cha_tor_occupancy.ia_wcil\0"
    "unc_cha_tor_occupancy.ia_miss_wcil\0"
    "unc_cha_tor_occupancy.ia_miss_wcil_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcil_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcil_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_wcil_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcil_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcil_ddr\0"
    "unc_cha_tor_occupancy.io_wbmtoi\0"
    "unc_cha_tor_occupancy.io_clflush\0"
    "unc_cha_tor_occupancy.pmm\0"
    "unc_cha_tor_inserts.pmm\0"
    "unc_cha_tor_occupancy.ddr\0"
    "unc_cha_tor_inserts.ddr\0"
    "unc_cha_pmm_memmode_nm_setconflicts2.memwrni\0"
    "unc_cha_pmm_memmode_nm_setconflicts2.memwr\0"
    "unc_cha_pmm_memmode_nm_setconflicts2.iodc\0"
    "unc_cha_pmm_memmode_nm_invitox.setconflict\0"
    "unc_cha_pmm_memmode_nm_invitox.remote\0"
    "unc_cha_pmm_memmode_nm_invitox.local\0"
    "unc_cha_pmm_memmode_nm_setconflicts.llc\0"
    "unc_cha_pmm_memmode_nm_setconflicts.tor\0"
    "unc_cha_pmm_memmode_nm_setconflicts.sf\0"
    "unc_cha_tor_inserts.ia_wbmtoe\0"
    "unc_cha_tor_inserts.ia_wbeftoi\0"
    "unc_cha_tor_inserts.ia_wbstoi\0"
    "unc_cha_llc_victims.io_mesf\0"
    "unc_cha_llc_victims.io_e\0"
    "unc_cha_llc_victims.io_fs\0"
    "unc_cha_llc_victims.io_m\0"
    "unc_cha_llc_lookup.corepref_or_dmnd_local_f\0"
    "unc_cha_tor_occupancy.ia_drdpte\0"
    "unc_cha_tor_occupancy.ia_hit_drdpte\0"
    "unc_cha_tor_occupancy.ia_miss_drdpte\0"
    "unc_cha_tor_occupancy.io_itomcachenear\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_drd_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_drd_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_rfo_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_llcprefrfo_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_llcprefdata_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefdata_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefrfo_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_cxl_acc\0"
    "unc_cha_tor_inserts.ia_hit_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_hit_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_rfomorph_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_crdmorph_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_drdmorph_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefcode_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_rfomorph_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_crdmorph_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_drdmorph_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_llcprefcode_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_drd_cxl_acc_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_cxl_acc_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_cxl_acc_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_pref_cxl_acc_local\0"
    "unc_cha_tor_inserts.ia_miss_llcprefdata_cxl_acc_local\0"
    "unc_cha_tor_inserts.ia_miss_rfo_cxl_acc_local\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref_cxl_acc_local\0"
    "unc_cha_tor_inserts.ia_miss_llcprefrfo_cxl_acc_local\0"
    "unc_cha_tor_inserts.ia_miss_cxl_acc_local\0"
    "unc_cha_tor_inserts.ia_hit_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt_pref_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefdata_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefrfo_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_miss_cxl_acc_local\0"
    "unc_cha_tor_occupancy.ia_hit_cxl_acc_local\0"
    "unc_cha_tor_occupancy.io_miss_pcirdcur_remote\0"
    "unc_cha_tor_occupancy.io_miss_pcirdcur_local\0"
    "unc_cha_tor_occupancy.io_miss_itom_remote\0"
    "unc_cha_tor_occupancy.io_miss_itom_local\0"
    "unc_cha_tor_occupancy.io_miss_itomcachenear_remote\0"
    "unc_cha_tor_occupancy.io_miss_itomcachenear_local\0";
inline constexpr select::event_list cha_list{"sapphire_rapids", core::sapphire_rapids, cha_names, all_of(sharers)};
inline constexpr char cxlcm_names[] =
    "unc_cxlcm_clockticks\0"
    "unc_cxlcm_txc_pack_buf_inserts.cache_req0\0"
    "unc_cxlcm_txc_pack_buf_inserts.cache_rsp0\0"
    "unc_cxlcm_txc_pack_buf_inserts.cache_data\0"
    "unc_cxlcm_txc_pack_buf_inserts.mem_req\0"
    "unc_cxlcm_txc_pack_buf_inserts.mem_data\0"
    "unc_cxlcm_txc_pack_buf_inserts.cache_rsp1\0"
    "unc_cxlcm_txc_pack_buf_inserts.cache_req1\0"
    "unc_cxlcm_txc_flits.valid\0"
    "unc_cxlcm_txc_flits.prot\0"
    "unc_cxlcm_txc_flits.ctrl\0"
    "unc_cxlcm_txc_flits.no_hdr\0"
    "unc_cxlcm_txc_flits.ak_hdr\0"
    "unc_cxlcm_txc_flits.be_hdr\0"
    "unc_cxlcm_txc_flits.sz_hdr\0"
    "unc_cxlcm_rxc_misc.llcrd\0"
    "unc_cxlcm_rxc_misc.retry\0"
    "unc_cxlcm_rxc_misc.init\0"
    "unc_cxlcm_rxc_misc.crc_errors\0"
    "unc_cxlcm_rxc_pack_buf_inserts.cache_req\0"
    "unc_cxlcm_rxc_pack_buf_inserts.cache_rsp\0"
    "unc_cxlcm_rxc_pack_buf_inserts.cache_data\0"
    "unc_cxlcm_rxc_pack_buf_inserts.mem_req\0"
    "unc_cxlcm_rxc_pack_buf_inserts.mem_data\0"
    "unc_cxlcm_rxc_pack_buf_ne.cache_req\0"
    "unc_cxlcm_rxc_pack_buf_ne.cache_rsp\0"
    "unc_cxlcm_rxc_pack_buf_ne.cache_data\0"
    "unc_cxlcm_rxc_pack_buf_ne.mem_req\0"
    "unc_cxlcm_rxc_pack_buf_ne.mem_data\0"
    "unc_cxlcm_rxc_pack_buf_full.cache_req\0"
    "unc_cxlcm_rxc_pack_buf_full.cache_rsp\0"
    "unc_cxlcm_rxc_pack_buf_full.cache_data\0"
    "unc_cxlcm_rxc_pack_buf_full.mem_req\0"
    "unc_cxlcm_rxc_pack_buf_full.mem_data\0"
    "unc_cxlcm_rxc_agf_inserts.cache_req0\0"
    "unc_cxlcm_rxc_agf_inserts.cache_req1\0"
    "unc_cxlcm_rxc_agf_inserts.cache_rsp0\0"
    "unc_cxlcm_rxc_agf_inserts.cache_data\0"
    "unc_cxlcm_rxc_agf_inserts.mem_req\0"
    "unc_cxlcm_rxc_agf_inserts.mem_data\0"
    "unc_cxlcm_rxc_agf_inserts.cache_rsp1\0"
    "unc_cxlcm_rxc_flits.valid\0"
    "unc_cxlcm_rxc_flits.prot\0"
    "unc_cxlcm_rxc_flits.ctrl\0"
    "unc_cxlcm_rxc_flits.no_hdr\0"
    "unc_cxlcm_rxc_flits.ak_hdr\0"
    "unc_cxlcm_rxc_flits.be_hdr\0"
    "unc_cxlcm_rxc_flits.sz_hdr\0"
    "unc_cxlcm_rxc_flits.valid_msg\0";
inline constexpr select::event_list cxlcm_list{"sapphire_rapids", core::sapphire_rapids, cxlcm_names, all_of(sharers)};
inline constexpr char cxldp_names[] =
    "unc_cxldp_clockticks\0"
    "unc_cxldp_txc_agf_inserts.u2c_req\0"
    "unc_cxldp_txc_agf_inserts.u2c_rsp0\0"
    "unc_cxldp_txc_agf_inserts.u2c_rsp1\0"
    "unc_cxldp_txc_agf_inserts.u2c_data\0"
    "unc_cxldp_txc_agf_inserts.m2s_req\0"
    "unc_cxldp_txc_agf_inserts.m2s_data\0";
inline constexpr select::event_list cxldp_list{"sapphire_rapids", core::sapphire_rapids, cxldp_names, all_of(sharers)};
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
    "unc_iio_data_req_of_cpu.mem_write.part4\0"
    "unc_iio_data_req_of_cpu.mem_write.part5\0"
    "unc_iio_data_req_of_cpu.mem_write.part6\0"
    "unc_iio_data_req_of_cpu.mem_write.part7\0"
    "unc_iio_data_req_of_cpu.mem_read.part4\0"
    "unc_iio_data_req_of_cpu.mem_read.part5\0"
    "unc_iio_data_req_of_cpu.mem_read.part6\0"
    "unc_iio_data_req_of_cpu.mem_read.part7\0"
    "unc_iio_txn_req_of_cpu.mem_write.part0\0"
    "unc_iio_txn_req_of_cpu.mem_write.part1\0"
    "unc_iio_txn_req_of_cpu.mem_write.part2\0"
    "unc_iio_txn_req_of_cpu.mem_write.part3\0"
    "unc_iio_txn_req_of_cpu.mem_read.part0\0"
    "unc_iio_txn_req_of_cpu.mem_read.part1\0"
    "unc_iio_txn_req_of_cpu.mem_read.part2\0"
    "unc_iio_txn_req_of_cpu.mem_read.part3\0"
    "unc_iio_txn_req_of_cpu.mem_write.part4\0"
    "unc_iio_txn_req_of_cpu.mem_write.part5\0"
    "unc_iio_txn_req_of_cpu.mem_write.part6\0"
    "unc_iio_txn_req_of_cpu.mem_write.part7\0"
    "unc_iio_txn_req_of_cpu.mem_read.part4\0"
    "unc_iio_txn_req_of_cpu.mem_read.part5\0"
    "unc_iio_txn_req_of_cpu.mem_read.part6\0"
    "unc_iio_txn_req_of_cpu.mem_read.part7\0"
    "unc_iio_data_req_by_cpu.mem_write.part0\0"
    "unc_iio_data_req_by_cpu.mem_write.part1\0"
    "unc_iio_data_req_by_cpu.mem_write.part2\0"
    "unc_iio_data_req_by_cpu.mem_write.part3\0"
    "unc_iio_data_req_by_cpu.mem_read.part0\0"
    "unc_iio_data_req_by_cpu.mem_read.part1\0"
    "unc_iio_data_req_by_cpu.mem_read.part2\0"
    "unc_iio_data_req_by_cpu.mem_read.part3\0"
    "unc_iio_data_req_by_cpu.mem_write.part4\0"
    "unc_iio_data_req_by_cpu.mem_write.part5\0"
    "unc_iio_data_req_by_cpu.mem_write.part6\0"
    "unc_iio_data_req_by_cpu.mem_write.part7\0"
    "unc_iio_data_req_by_cpu.mem_read.part4\0"
    "unc_iio_data_req_by_cpu.mem_read.part5\0"
    "unc_iio_data_req_by_cpu.mem_read.part6\0"
    "unc_iio_data_req_by_cpu.mem_read.part7\0"
    "unc_iio_txn_req_by_cpu.mem_write.part0\0"
    "unc_iio_txn_req_by_cpu.mem_write.part1\0"
    "unc_iio_txn_req_by_cpu.mem_write.part2\0"
    "unc_iio_txn_req_by_cpu.mem_write.part3\0"
    "unc_iio_txn_req_by_cpu.mem_read.part0\0"
    "unc_iio_txn_req_by_cpu.mem_read.part1\0"
    "unc_iio_txn_req_by_cpu.mem_read.part2\0"
    "unc_iio_txn_req_by_cpu.mem_read.part3\0"
    "unc_iio_txn_req_by_cpu.mem_write.part4\0"
    "unc_iio_txn_req_by_cpu.mem_write.part5\0"
    "unc_iio_txn_req_by_cpu.mem_write.part6\0"
    "unc_iio_txn_req_by_cpu.mem_write.part7\0"
    "unc_iio_txn_req_by_cpu.mem_read.part4\0"
    "unc_iio_txn_req_by_cpu.mem_read.part5\0"
    "unc_iio_txn_req_by_cpu.mem_read.part6\0"
    "unc_iio_txn_req_by_cpu.mem_read.part7\0"
    "unc_iio_clockticks_freerun\0"
    "unc_iio_data_req_of_cpu.cmpd.part0\0"
    "unc_iio_data_req_of_cpu.cmpd.part1\0"
    "unc_iio_data_req_of_cpu.cmpd.part2\0"
    "unc_iio_data_req_of_cpu.cmpd.part3\0"
    "unc_iio_data_req_of_cpu.cmpd.part4\0"
    "unc_iio_data_req_of_cpu.cmpd.part5\0"
    "unc_iio_data_req_of_cpu.cmpd.part6\0"
    "unc_iio_data_req_of_cpu.cmpd.part7\0"
    "unc_iio_txn_req_of_cpu.cmpd.part0\0"
    "unc_iio_txn_req_of_cpu.cmpd.part1\0"
    "unc_iio_txn_req_of_cpu.cmpd.part2\0"
    "unc_iio_txn_req_of_cpu.cmpd.part3\0"
    "unc_iio_txn_req_of_cpu.cmpd.part4\0"
    "unc_iio_txn_req_of_cpu.cmpd.part5\0"
    "unc_iio_txn_req_of_cpu.cmpd.part6\0"
    "unc_iio_txn_req_of_cpu.cmpd.part7\0"
    "unc_iio_num_req_of_cpu.commit.all\0"
    "unc_iio_data_req_of_cpu.mem_read.all_parts\0"
    "unc_iio_data_req_of_cpu.mem_write.all_parts\0"
    "unc_iio_iommu0.misses\0"
    "unc_iio_pwt_occupancy\0"
    "unc_iio_data_req_of_cpu.peer_write.part0\0"
    "unc_iio_data_req_of_cpu.peer_write.part1\0"
    "unc_iio_data_req_of_cpu.peer_write.part2\0"
    "unc_iio_data_req_of_cpu.peer_write.part3\0"
    "unc_iio_data_req_of_cpu.peer_write.part4\0"
    "unc_iio_data_req_of_cpu.peer_write.part5\0"
    "unc_iio_data_req_of_cpu.peer_write.part6\0"
    "unc_iio_data_req_of_cpu.peer_write.part7\0"
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
    "unc_iio_iommu0.first_lookups\0"
    "unc_iio_iommu0.4k_hits\0"
    "unc_iio_iommu0.2m_hits\0"
    "unc_iio_iommu0.1g_hits\0"
    "unc_iio_iommu0.ctxt_cache_lookups\0"
    "unc_iio_iommu0.ctxt_cache_hits\0"
    "unc_iio_iommu1.pwt_cache_lookups\0"
    "unc_iio_iommu1.num_mem_accesses\0"
    "unc_iio_iommu1.pwc_2m_hits\0"
    "unc_iio_iommu1.pwc_1g_hits\0"
    "unc_iio_iommu1.pwc_512g_hits\0"
    "unc_iio_iommu1.pwc_256t_hits\0"
    "unc_iio_iommu1.pwc_cache_fills\0"
    "unc_iio_txn_req_of_cpu.peer_write.part0\0"
    "unc_iio_txn_req_of_cpu.peer_write.part1\0"
    "unc_iio_txn_req_of_cpu.peer_write.part2\0"
    "unc_iio_txn_req_of_cpu.peer_write.part3\0"
    "unc_iio_txn_req_of_cpu.peer_write.part4\0"
    "unc_iio_txn_req_of_cpu.peer_write.part5\0"
    "unc_iio_txn_req_of_cpu.peer_write.part6\0"
    "unc_iio_txn_req_of_cpu.peer_write.part7\0"
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
    "unc_iio_num_req_of_cpu_by_tgt.msgb\0"
    "unc_iio_num_req_of_cpu_by_tgt.mcast\0"
    "unc_iio_num_req_of_cpu_by_tgt.ubox\0"
    "unc_iio_num_req_of_cpu_by_tgt.mem\0"
    "unc_iio_num_req_of_cpu_by_tgt.rem_p2p\0"
    "unc_iio_num_req_of_cpu_by_tgt.loc_p2p\0"
    "unc_iio_num_req_of_cpu_by_tgt.confined_p2p\0"
    "unc_iio_num_req_of_cpu_by_tgt.abort\0"
    "unc_iio_num_tgt_matched_req_of_cpu\0"
    "unc_iio_req_from_pcie_pass_cmpl.req_own\0"
    "unc_iio_req_from_pcie_pass_cmpl.final_rd_wr\0"
    "unc_iio_req_from_pcie_pass_cmpl.wr\0"
    "unc_iio_req_from_pcie_pass_cmpl.data\0"
    "unc_iio_req_from_pcie_cl_cmpl.req_own\0"
    "unc_iio_req_from_pcie_cl_cmpl.final_rd_wr\0"
    "unc_iio_req_from_pcie_cl_cmpl.wr\0"
    "unc_iio_req_from_pcie_cl_cmpl.data\0"
    "unc_iio_req_from_pcie_cmpl.iommu_req\0"
    "unc_iio_req_from_pcie_cmpl.iommu_hit\0"
    "unc_iio_req_from_pcie_cmpl.req_own\0"
    "unc_iio_req_from_pcie_cmpl.final_rd_wr\0"
    "unc_iio_data_req_by_cpu.mem_write.iommu0\0"
    "unc_iio_data_req_by_cpu.mem_write.iommu1\0"
    "unc_iio_txn_req_by_cpu.peer_write.part0\0"
    "unc_iio_txn_req_by_cpu.peer_write.part1\0"
    "unc_iio_txn_req_by_cpu.peer_write.part2\0"
    "unc_iio_txn_req_by_cpu.peer_write.part3\0"
    "unc_iio_txn_req_by_cpu.peer_write.part4\0"
    "unc_iio_txn_req_by_cpu.peer_write.part5\0"
    "unc_iio_txn_req_by_cpu.peer_write.part6\0"
    "unc_iio_txn_req_by_cpu.peer_write.part7\0"
    "unc_iio_comp_buf_inserts.cmpd.part0\0"
    "unc_iio_comp_buf_inserts.cmpd.part1\0"
    "unc_iio_comp_buf_inserts.cmpd.part2\0"
    "unc_iio_comp_buf_inserts.cmpd.part3\0"
    "unc_iio_comp_buf_inserts.cmpd.part4\0"
    "unc_iio_comp_buf_inserts.cmpd.part5\0"
    "unc_iio_comp_buf_inserts.cmpd.part6\0"
    "unc_iio_comp_buf_inserts.cmpd.part7\0"
    "unc_iio_comp_buf_inserts.cmpd.all_parts\0"
    "unc_iio_outbound_cl_reqs_issued.to_io\0"
    "unc_iio_outbound_tlp_reqs_issued.to_io\0"
    "unc_iio_comp_buf_occupancy.cmpd.part0\0"
    "unc_iio_comp_buf_occupancy.cmpd.part7\0"
    "unc_iio_comp_buf_occupancy.cmpd.part6\0"
    "unc_iio_comp_buf_occupancy.cmpd.part5\0"
    "unc_iio_comp_buf_occupancy.cmpd.part4\0"
    "unc_iio_comp_buf_occupancy.cmpd.part3\0"
    "unc_iio_comp_buf_occupancy.cmpd.part2\0"
    "unc_iio_comp_buf_occupancy.cmpd.part1\0"
    "unc_iio_comp_buf_occupancy.cmpd.all_parts\0"
    "unc_iio_data_req_by_cpu.mem_write.all_parts\0"
    "unc_iio_data_req_by_cpu.mem_read.all_parts\0"
    "unc_iio_data_req_of_cpu.cmpd.all_parts\0"
    "unc_iio_iommu1.slpwc_1g_hits\0"
    "unc_iio_iommu1.slpwc_256t_hits\0"
    "unc_iio_iommu1.slpwc_512g_hits\0"
    "unc_iio_iommu3.pwt_occupancy_msb\0"
    "unc_iio_num_req_of_cpu_by_tgt.ubox_posted\0";
inline constexpr select::event_list iio_list{"sapphire_rapids", core::sapphire_rapids, iio_names, all_of(sharers)};
inline constexpr char imc_names[] =
    "unc_m_clockticks\0"
    "unc_m_hclockticks\0"
    "unc_m_act_count.all\0"
    "unc_m_pre_count.rd\0"
    "unc_m_pre_count.wr\0"
    "unc_m_pre_count.pgt\0"
    "unc_m_pre_count.all\0"
    "unc_m_cas_count.rd\0"
    "unc_m_cas_count.wr\0"
    "unc_m_cas_count.all\0"
    "unc_m_rpq_inserts.pch0\0"
    "unc_m_rpq_inserts.pch1\0"
    "unc_m_wpq_inserts.pch0\0"
    "unc_m_wpq_inserts.pch1\0"
    "unc_m_rpq_occupancy_pch0\0"
    "unc_m_rpq_occupancy_pch1\0"
    "unc_m_wpq_occupancy_pch0\0"
    "unc_m_wpq_occupancy_pch1\0"
    "unc_m_tagchk.hit\0"
    "unc_m_tagchk.miss_clean\0"
    "unc_m_tagchk.miss_dirty\0"
    "unc_m_tagchk.nm_rd_hit\0"
    "unc_m_tagchk.nm_wr_hit\0"
    "unc_m_pmm_rpq_occupancy.all_sch0\0"
    "unc_m_pmm_rpq_occupancy.all_sch1\0"
    "unc_m_pmm_rpq_inserts\0"
    "unc_m_pmm_wpq_occupancy.all\0"
    "unc_m_pmm_wpq_inserts\0"
    "unc_m_rdb_inserts.pch0\0"
    "unc_m_rdb_inserts.pch1\0"
    "unc_m_pmm_wpq_occupancy.all_sch0\0"
    "unc_m_pmm_wpq_occupancy.all_sch1\0"
    "unc_m_cas_count.rd_reg\0"
    "unc_m_cas_count.rd_underfill\0"
    "unc_m_cas_count.rd_pre_reg\0"
    "unc_m_cas_count.rd_pre_underfill\0"
    "unc_m_cas_count.wr_pre\0"
    "unc_m_ecc_correctable_errors\0"
    "unc_m_rdb_inserts\0"
    "unc_m_rdb_not_empty\0"
    "unc_m_rdb_full\0"
    "unc_m_rdb_occupancy\0"
    "unc_m_power_self_refresh\0"
    "unc_m_dram_pre_all\0"
    "unc_m_dram_refresh.panic\0"
    "unc_m_dram_refresh.high\0"
    "unc_m_power_throttle_cycles.slot0\0"
    "unc_m_power_throttle_cycles.slot1\0"
    "unc_m_power_cke_cycles.low_0\0"
    "unc_m_power_cke_cycles.low_1\0"
    "unc_m_power_cke_cycles.low_2\0"
    "unc_m_power_cke_cycles.low_3\0"
    "unc_m_power_channel_ppd\0"
    "unc_m_power_crit_throttle_cycles.slot0\0"
    "unc_m_power_crit_throttle_cycles.slot1\0"
    "unc_m_pcls.rd\0"
    "unc_m_pcls.wr\0"
    "unc_m_pcls.total\0"
    "unc_m_sb_cycles_ne\0"
    "unc_m_sb_cycles_full\0"
    "unc_m_sb_accesses.accepts\0"
    "unc_m_sb_accesses.rejects\0"
    "unc_m_sb_accesses.rd_accepts\0"
    "unc_m_sb_accesses.rd_rejects\0"
    "unc_m_sb_accesses.wr_accepts\0"
    "unc_m_sb_accesses.wr_rejects\0"
    "unc_m_sb_accesses.nm_rd_cmps\0"
    "unc_m_sb_accesses.nm_wr_cmps\0"
    "unc_m_sb_accesses.fm_rd_cmps\0"
    "unc_m_sb_accesses.fm_wr_cmps\0"
    "unc_m_sb_reject.nm_set_cnflt\0"
    "unc_m_sb_reject.fm_addr_cnflt\0"
    "unc_m_sb_reject.patrol_set_cnflt\0"
    "unc_m_sb_reject.canary\0"
    "unc_m_sb_reject.ddr_early_cmp\0"
    "unc_m_sb_occupancy.rds\0"
    "unc_m_sb_occupancy.block_rds\0"
    "unc_m_sb_occupancy.block_wrs\0"
    "unc_m_sb_inserts.rds\0"
    "unc_m_sb_inserts.wrs\0"
    "unc_m_sb_inserts.block_rds\0"
    "unc_m_sb_inserts.block_wrs\0"
    "unc_m_sb_canary.alloc\0"
    "unc_m_sb_canary.dealloc\0"
    "unc_m_sb_canary.vld\0"
    "unc_m_sb_pref_inserts.all\0"
    "unc_m_sb_pref_occupancy.all\0"
    "unc_m_sb_tagged.new\0"
    "unc_m_sb_tagged.rd_hit\0"
    "unc_m_sb_tagged.rd_miss\0"
    "unc_m_sb_tagged.ddr4_cmp\0"
    "unc_m_sb_tagged.occ\0"
    "unc_m_sb_pref_inserts.ddr\0"
    "unc_m_sb_pref_inserts.pmm\0"
    "unc_m_sb_tagged.pmm0_cmp\0"
    "unc_m_sb_tagged.pmm1_cmp\0"
    "unc_m_sb_tagged.pmm2_cmp\0"
    "unc_m_sb_occupancy.pmm_rds\0"
    "unc_m_sb_occupancy.pmm_wrs\0"
    "unc_m_sb_inserts.pmm_rds\0"
    "unc_m_sb_inserts.pmm_wrs\0"
    "unc_m_rdb_ne\0"
    "unc_m_pmm_rpq_occupancy.no_gnt_sch0\0"
    "unc_m_pmm_rpq_occupancy.no_gnt_sch1\0"
    "unc_m_pmm_wpq_occupancy.cas\0"
    "unc_m_pmm_wpq_occupancy.pwr\0"
    "unc_m_pmm_wpq_cycles_ne\0"
    "unc_m_pre_count.rd_pch0\0"
    "unc_m_pre_count.wr_pch0\0"
    "unc_m_pre_count.ufill_pch0\0"
    "unc_m_pre_count.pgt_pch0\0"
    "unc_m_pre_count.rd_pch1\0"
    "unc_m_pre_count.wr_pch1\0"
    "unc_m_pre_count.ufill_pch1\0"
    "unc_m_pre_count.pgt_pch1\0"
    "unc_m_pre_count.ufill\0"
    "unc_m_cas_count.wr_nonpre\0"
    "unc_m_cas_count.pch0\0"
    "unc_m_cas_count.pch1\0"
    "unc_m_cas_issued_req_len.rd_64b\0"
    "unc_m_cas_issued_req_len.rd_ufill_64b\0"
    "unc_m_cas_issued_req_len.wr_64b\0"
    "unc_m_cas_issued_req_len.rd_32b\0"
    "unc_m_cas_issued_req_len.rd_ufill_32b\0"
    "unc_m_cas_issued_req_len.wr_32b\0"
    "unc_m_cas_issued_req_len.pch0\0"
    "unc_m_cas_issued_req_len.pch1\0"
    "unc_m_rdb_ne.pch0\0"
    "unc_m_rdb_ne.pch1\0"
    "unc_m_pmm_rpq_occupancy.gnt_wait_sch0\0"
    "unc_m_pmm_rpq_occupancy.gnt_wait_sch1\0"
    "unc_m_sb_strv_alloc.nm_rd\0"
    "unc_m_sb_strv_alloc.nm_wr\0"
    "unc_m_sb_strv_occ.nm_rd\0"
    "unc_m_sb_strv_occ.fm_rd\0"
    "unc_m_sb_strv_occ.nm_wr\0"
    "unc_m_sb_strv_occ.fm_wr\0"
    "unc_m_sb_strv_occ.fm_tgr\0"
    "unc_m_sb_canary.nm_rd_starved\0"
    "unc_m_sb_canary.nm_wr_starved\0"
    "unc_m_sb_canary.fm_rd_starved\0"
    "unc_m_sb_canary.fm_wr_starved\0"
    "unc_m_sb_canary.fm_tgr_wr_starved\0"
    "unc_m_sb_strv_dealloc.nm_rd\0"
    "unc_m_sb_strv_dealloc.fm_rd\0"
    "unc_m_sb_strv_dealloc.nm_wr\0"
    "unc_m_sb_strv_dealloc.fm_wr\0"
    "unc_m_sb_strv_dealloc.fm_tgr\0"
    "unc_m_sb_pref_occupancy.ddr\0"
    "unc_m_sb_strv_alloc.fm_rd\0"
    "unc_m_sb_strv_alloc.fm_wr\0"
    "unc_m_sb_strv_alloc.fm_tgr\0"
    "unc_m_wpq_read_hit\0"
    "unc_m_wpq_write_hit\0"
    "unc_m_sb_pref_occupancy.pmm\0"
    "unc_m_dram_refresh.high_all\0"
    "unc_m_dram_refresh.panic_all\0"
    "unc_m_dram_refresh.high_pch0\0"
    "unc_m_dram_refresh.high_pch1\0"
    "unc_m_dram_refresh.panic_pch0\0"
    "unc_m_dram_refresh.panic_pch1\0";
inline constexpr select::event_list imc_list{"sapphire_rapids", core::sapphire_rapids, imc_names, all_of(sharers)};
inline constexpr char irp_names[] =
    "unc_i_clockticks\0"
    "unc_i_faf_transactions\0"
    "unc_i_faf_full\0"
    "unc_i_faf_inserts\0"
    "unc_i_faf_occupancy\0"
    "unc_i_misc1.lost_fwd\0"
    "unc_i_irp_all.inbound_inserts\0"
    "unc_i_snoop_resp.all_hit_m\0"
    "unc_i_transactions.wr_pref\0"
    "unc_i_misc1.slow_i\0"
    "unc_i_misc1.slow_s\0"
    "unc_i_misc1.slow_e\0"
    "unc_i_misc1.slow_m\0"
    "unc_i_misc1.sec_rcvd_invld\0"
    "unc_i_misc1.sec_rcvd_vld\0"
    "unc_i_irp_all.outbound_inserts\0"
    "unc_i_irp_all.evicts\0"
    "unc_i_cache_total_occupancy.mem\0"
    "unc_i_misc0.2nd_atomic_insert\0"
    "unc_i_misc0.2nd_rd_insert\0"
    "unc_i_misc0.2nd_wr_insert\0"
    "unc_i_misc0.fast_rej\0"
    "unc_i_misc0.fast_req\0"
    "unc_i_misc0.fast_xfer\0"
    "unc_i_misc0.pf_ack_hint\0"
    "unc_i_misc0.slowpath_fwpf_no_prf\0"
    "unc_i_snoop_resp.all_hit\0"
    "unc_i_snoop_resp.all_hit_es\0"
    "unc_i_snoop_resp.all_hit_i\0"
    "unc_i_snoop_resp.all_miss\0"
    "unc_i_snoop_resp.hit_es\0"
    "unc_i_snoop_resp.hit_i\0"
    "unc_i_snoop_resp.hit_m\0"
    "unc_i_snoop_resp.miss\0"
    "unc_i_snoop_resp.snpcode\0"
    "unc_i_snoop_resp.snpdata\0"
    "unc_i_snoop_resp.snpinv\0"
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
    "unc_i_txr2_ad0_stall_credit_cycles\0"
    "unc_i_txr2_ad01_stall_credit_cycles\0"
    "unc_i_txr2_ad1_stall_credit_cycles\0"
    "unc_i_txr2_bl_stall_credit_cycles\0"
    "unc_i_txs_data_inserts_ncb\0"
    "unc_i_txs_data_inserts_ncs\0"
    "unc_i_txs_request_occupancy\0";
inline constexpr select::event_list irp_list{"sapphire_rapids", core::sapphire_rapids, irp_names, all_of(sharers)};
inline constexpr char m2hbm_names[] =
    "unc_m2hbm_clockticks\0"
    "unc_m2hbm_directory_lookup.any\0"
    "unc_m2hbm_directory_lookup.state_a\0"
    "unc_m2hbm_directory_lookup.state_i\0"
    "unc_m2hbm_directory_lookup.state_s\0"
    "unc_m2hbm_directory_update.any\0"
    "unc_m2hbm_cms_clockticks\0"
    "unc_m2hbm_rxc_ad_inserts\0"
    "unc_m2hbm_rxc_ad_occupancy\0"
    "unc_m2hbm_rxc_bl_inserts\0"
    "unc_m2hbm_rxc_bl_occupancy\0"
    "unc_m2hbm_txc_ad_inserts\0"
    "unc_m2hbm_txc_ad_occupancy\0"
    "unc_m2hbm_txc_bl_occupancy.all\0"
    "unc_m2hbm_txc_bl_occupancy.cms0\0"
    "unc_m2hbm_txc_bl_occupancy.cms1\0"
    "unc_m2hbm_direct2core_not_taken_dirstate\0"
    "unc_m2hbm_direct2core_not_taken_dirstate.non_cisgress\0"
    "unc_m2hbm_direct2core_txn_override\0"
    "unc_m2hbm_direct2core_txn_override.cisgress\0"
    "unc_m2hbm_direct2upi_not_taken_dirstate\0"
    "unc_m2hbm_direct2upi_not_taken_credits\0"
    "unc_m2hbm_direct2upi_txn_override\0"
    "unc_m2hbm_direct2upi_txn_override.cisgress\0"
    "unc_m2hbm_directory_hit.clean_a\0"
    "unc_m2hbm_directory_hit.clean_i\0"
    "unc_m2hbm_directory_hit.clean_p\0"
    "unc_m2hbm_directory_hit.clean_s\0"
    "unc_m2hbm_directory_hit.dirty_a\0"
    "unc_m2hbm_directory_hit.dirty_i\0"
    "unc_m2hbm_directory_hit.dirty_p\0"
    "unc_m2hbm_directory_hit.dirty_s\0"
    "unc_m2hbm_directory_miss.clean_a\0"
    "unc_m2hbm_directory_miss.clean_i\0"
    "unc_m2hbm_directory_miss.clean_p\0"
    "unc_m2hbm_directory_miss.clean_s\0"
    "unc_m2hbm_directory_miss.dirty_a\0"
    "unc_m2hbm_directory_miss.dirty_i\0"
    "unc_m2hbm_directory_miss.dirty_p\0"
    "unc_m2hbm_directory_miss.dirty_s\0"
    "unc_m2hbm_directory_update.a2i\0"
    "unc_m2hbm_directory_update.a2s\0"
    "unc_m2hbm_directory_update.i2a\0"
    "unc_m2hbm_directory_update.i2s\0"
    "unc_m2hbm_directory_update.s2a\0"
    "unc_m2hbm_directory_update.s2i\0"
    "unc_m2hbm_imc_reads.all\0"
    "unc_m2hbm_imc_reads.ch0.all\0"
    "unc_m2hbm_imc_reads.ch0.normal\0"
    "unc_m2hbm_imc_reads.ch0_from_tgr\0"
    "unc_m2hbm_imc_reads.ch0_isoch\0"
    "unc_m2hbm_imc_reads.ch1.all\0"
    "unc_m2hbm_imc_reads.ch1.normal\0"
    "unc_m2hbm_imc_reads.ch1_from_tgr\0"
    "unc_m2hbm_imc_reads.ch1_isoch\0"
    "unc_m2hbm_imc_reads.from_tgr\0"
    "unc_m2hbm_imc_reads.isoch\0"
    "unc_m2hbm_imc_reads.normal\0"
    "unc_m2hbm_imc_writes.all\0"
    "unc_m2hbm_imc_writes.ch0.all\0"
    "unc_m2hbm_imc_writes.ch0.full\0"
    "unc_m2hbm_imc_writes.ch0.partial\0"
    "unc_m2hbm_imc_writes.ch0_from_tgr\0"
    "unc_m2hbm_imc_writes.ch0_full_isoch\0"
    "unc_m2hbm_imc_writes.ch0_partial_isoch\0"
    "unc_m2hbm_imc_writes.ch1.all\0"
    "unc_m2hbm_imc_writes.ch1.full\0"
    "unc_m2hbm_imc_writes.ch1.partial\0"
    "unc_m2hbm_imc_writes.ch1_from_tgr\0"
    "unc_m2hbm_imc_writes.ch1_full_isoch\0"
    "unc_m2hbm_imc_writes.ch1_partial_isoch\0"
    "unc_m2hbm_imc_writes.from_tgr\0"
    "unc_m2hbm_imc_writes.full\0"
    "unc_m2hbm_imc_writes.full_isoch\0"
    "unc_m2hbm_imc_writes.partial\0"
    "unc_m2hbm_imc_writes.partial_isoch\0"
    "unc_m2hbm_tgr_ad_credits\0"
    "unc_m2hbm_tgr_bl_credits\0"
    "unc_m2hbm_tracker_inserts.ch0\0"
    "unc_m2hbm_tracker_inserts.ch1\0"
    "unc_m2hbm_tracker_occupancy.ch0\0"
    "unc_m2hbm_tracker_occupancy.ch1\0"
    "unc_m2hbm_wpq_no_reg_crd.chn0\0"
    "unc_m2hbm_wpq_no_reg_crd.chn1\0"
    "unc_m2hbm_wpq_no_spec_crd.chn0\0"
    "unc_m2hbm_wpq_no_spec_crd.chn1\0"
    "unc_m2hbm_wr_tracker_inserts.ch0\0"
    "unc_m2hbm_wr_tracker_inserts.ch1\0"
    "unc_m2hbm_wpq_flush.ch0\0"
    "unc_m2hbm_wpq_flush.ch1\0"
    "unc_m2hbm_wr_tracker_posted_occupancy.ch0\0"
    "unc_m2hbm_wr_tracker_posted_occupancy.ch1\0"
    "unc_m2hbm_wr_tracker_posted_inserts.ch0\0"
    "unc_m2hbm_wr_tracker_posted_inserts.ch1\0"
    "unc_m2hbm_direct2core_not_taken_notforked\0"
    "unc_m2hbm_wr_tracker_nonposted_occupancy.ch0\0"
    "unc_m2hbm_wr_tracker_nonposted_occupancy.ch1\0"
    "unc_m2hbm_wr_tracker_nonposted_inserts.ch0\0"
    "unc_m2hbm_wr_tracker_nonposted_inserts.ch1\0"
    "unc_m2hbm_prefcam_occupancy.allch\0"
    "unc_m2hbm_prefcam_occupancy.ch0\0"
    "unc_m2hbm_prefcam_occupancy.ch1\0"
    "unc_m2hbm_prefcam_inserts.ch0_upi\0"
    "unc_m2hbm_prefcam_inserts.ch0_xpt\0"
    "unc_m2hbm_prefcam_inserts.ch1_upi\0"
    "unc_m2hbm_prefcam_inserts.ch1_xpt\0"
    "unc_m2hbm_prefcam_inserts.upi_allch\0"
    "unc_m2hbm_prefcam_inserts.xpt_allch\0"
    "unc_m2hbm_prefcam_demand_drops.ch0_upi\0"
    "unc_m2hbm_prefcam_demand_drops.ch0_xpt\0"
    "unc_m2hbm_prefcam_demand_drops.ch1_upi\0"
    "unc_m2hbm_prefcam_demand_drops.ch1_xpt\0"
    "unc_m2hbm_prefcam_demand_drops.upi_allch\0"
    "unc_m2hbm_prefcam_demand_drops.xpt_allch\0"
    "unc_m2hbm_prefcam_cis_drops\0"
    "unc_m2hbm_prefcam_demand_merge.upi_allch\0"
    "unc_m2hbm_prefcam_demand_merge.xpt_allch\0"
    "unc_m2hbm_prefcam_demand_no_merge.rd_merged\0"
    "unc_m2hbm_prefcam_demand_no_merge.wr_merged\0"
    "unc_m2hbm_prefcam_demand_no_merge.wr_squashed\0"
    "unc_m2hbm_prefcam_resp_miss.allch\0"
    "unc_m2hbm_prefcam_resp_miss.ch0\0"
    "unc_m2hbm_prefcam_resp_miss.ch1\0"
    "unc_m2hbm_prefcam_rxc_deallocs.1lm_posted\0"
    "unc_m2hbm_prefcam_rxc_deallocs.cis\0"
    "unc_m2hbm_prefcam_rxc_deallocs.squashed\0"
    "unc_m2hbm_distress.ad\0"
    "unc_m2hbm_distress.all\0"
    "unc_m2hbm_distress.bl_cmp\0"
    "unc_m2hbm_distress.crosstile_nmwr\0"
    "unc_m2hbm_distress.d2cha\0"
    "unc_m2hbm_distress.d2core\0"
    "unc_m2hbm_distress.d2upi\0"
    "unc_m2hbm_egress_ordering.iv_snoopgo_dn\0"
    "unc_m2hbm_egress_ordering.iv_snoopgo_up\0"
    "unc_m2hbm_rxc_ad.inserts\0"
    "unc_m2hbm_rxc_bl.inserts\0"
    "unc_m2hbm_txc_ad.inserts\0"
    "unc_m2hbm_txc_bl.inserts_cms0\0"
    "unc_m2hbm_txc_bl.inserts_cms1\0"
    "unc_m2hbm_direct2upi_not_taken_dirstate.egress\0"
    "unc_m2hbm_direct2upi_not_taken_dirstate.non_cisgress\0"
    "unc_m2hbm_direct2upi_not_taken_dirstate.cisgress\0"
    "unc_m2hbm_directory_update.hit_non_pmm\0"
    "unc_m2hbm_directory_update.i_to_s_hit_non_pmm\0"
    "unc_m2hbm_directory_update.i_to_a_hit_non_pmm\0"
    "unc_m2hbm_directory_update.s_to_i_hit_non_pmm\0"
    "unc_m2hbm_directory_update.s_to_a_hit_non_pmm\0"
    "unc_m2hbm_directory_update.a_to_i_hit_non_pmm\0"
    "unc_m2hbm_directory_update.a_to_s_hit_non_pmm\0"
    "unc_m2hbm_directory_update.miss_non_pmm\0"
    "unc_m2hbm_directory_update.i_to_s_miss_non_pmm\0"
    "unc_m2hbm_directory_update.i_to_a_miss_non_pmm\0"
    "unc_m2hbm_directory_update.s_to_i_miss_non_pmm\0"
    "unc_m2hbm_directory_update.s_to_a_miss_non_pmm\0"
    "unc_m2hbm_directory_update.a_to_i_miss_non_pmm\0"
    "unc_m2hbm_directory_update.a_to_s_miss_non_pmm\0"
    "unc_m2hbm_imc_reads.ch0_normal\0"
    "unc_m2hbm_imc_reads.ch0_all\0"
    "unc_m2hbm_imc_reads.ch1_normal\0"
    "unc_m2hbm_imc_reads.ch1_all\0"
    "unc_m2hbm_imc_writes.ch0_full\0"
    "unc_m2hbm_imc_writes.ch0_partial\0"
    "unc_m2hbm_imc_writes.ch0_all\0"
    "unc_m2hbm_imc_writes.ch0_ni\0"
    "unc_m2hbm_imc_writes.ch0_ni_miss\0"
    "unc_m2hbm_imc_writes.ch1_full\0"
    "unc_m2hbm_imc_writes.ch1_partial\0"
    "unc_m2hbm_imc_writes.ch1_all\0"
    "unc_m2hbm_imc_writes.ch1_ni\0"
    "unc_m2hbm_imc_writes.ch1_ni_miss\0"
    "unc_m2hbm_imc_writes.ni\0"
    "unc_m2hbm_imc_writes.ni_miss\0"
    "unc_m2hbm_prefcam_rxc_occupancy\0"
    "unc_m2hbm_igr_starve_winner.mask7\0";
inline constexpr select::event_list m2hbm_list{"sapphire_rapids", core::sapphire_rapids, m2hbm_names, all_of(sharers)};
inline constexpr char m2m_names[] =
    "unc_m2m_clockticks\0"
    "unc_m2m_directory_lookup.any\0"
    "unc_m2m_directory_lookup.state_a\0"
    "unc_m2m_directory_lookup.state_i\0"
    "unc_m2m_directory_lookup.state_s\0"
    "unc_m2m_directory_update.any\0"
    "unc_m2m_cms_clockticks\0"
    "unc_m2m_imc_reads.to_pmm\0"
    "unc_m2m_imc_writes.to_pmm\0"
    "unc_m2m_tag_hit.nm_rd_hit_clean\0"
    "unc_m2m_tag_hit.nm_rd_hit_dirty\0"
    "unc_m2m_rxc_ad_inserts\0"
    "unc_m2m_rxc_ad_occupancy\0"
    "unc_m2m_direct2core_not_taken_dirstate\0"
    "unc_m2m_direct2core_txn_override\0"
    "unc_m2m_direct2upi_taken\0"
    "unc_m2m_direct2upi_not_taken_dirstate\0"
    "unc_m2m_direct2upi_not_taken_credits\0"
    "unc_m2m_direct2upi_txn_override\0"
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
    "unc_m2m_directory_update.a2i\0"
    "unc_m2m_directory_update.a2s\0"
    "unc_m2m_directory_update.i2a\0"
    "unc_m2m_directory_update.i2s\0"
    "unc_m2m_directory_update.s2a\0"
    "unc_m2m_directory_update.s2i\0"
    "unc_m2m_imc_reads.ch0.to_nm1lm\0"
    "unc_m2m_imc_reads.ch0.to_nmcache\0"
    "unc_m2m_imc_reads.ch1.to_nm1lm\0"
    "unc_m2m_imc_reads.ch1.to_nmcache\0"
    "unc_m2m_imc_reads.to_nm1lm\0"
    "unc_m2m_imc_reads.to_nmcache\0"
    "unc_m2m_imc_reads.all\0"
    "unc_m2m_imc_reads.normal\0"
    "unc_m2m_imc_writes.ni\0"
    "unc_m2m_imc_writes.ch0.ni\0"
    "unc_m2m_imc_writes.ch1.ni\0"
    "unc_m2m_imc_writes.all\0"
    "unc_m2m_imc_writes.full\0"
    "unc_m2m_imc_writes.partial\0"
    "unc_m2m_tgr_ad_credits\0"
    "unc_m2m_tgr_bl_credits\0"
    "unc_m2m_tracker_inserts.ch0\0"
    "unc_m2m_tracker_inserts.ch1\0"
    "unc_m2m_tracker_occupancy.ch0\0"
    "unc_m2m_tracker_occupancy.ch1\0"
    "unc_m2m_wr_tracker_ne.ch0\0"
    "unc_m2m_wr_tracker_ne.ch1\0"
    "unc_m2m_wr_tracker_ne.mirr\0"
    "unc_m2m_wr_tracker_ne.mirr_nontgr\0"
    "unc_m2m_wr_tracker_ne.mirr_pwr\0"
    "unc_m2m_wpq_no_reg_crd.chn0\0"
    "unc_m2m_wpq_no_reg_crd.chn1\0"
    "unc_m2m_wpq_no_spec_crd.chn0\0"
    "unc_m2m_wpq_no_spec_crd.chn1\0"
    "unc_m2m_wr_tracker_inserts.ch0\0"
    "unc_m2m_wr_tracker_inserts.ch1\0"
    "unc_m2m_wpq_flush.ch0\0"
    "unc_m2m_wpq_flush.ch1\0"
    "unc_m2m_wr_tracker_posted_occupancy.ch0\0"
    "unc_m2m_wr_tracker_posted_occupancy.ch1\0"
    "unc_m2m_wr_tracker_posted_inserts.ch0\0"
    "unc_m2m_wr_tracker_posted_inserts.ch1\0"
    "unc_m2m_direct2core_not_taken_notforked\0"
    "unc_m2m_tag_miss\0"
    "unc_m2m_wr_tracker_nonposted_occupancy.ch0\0"
    "unc_m2m_wr_tracker_nonposted_occupancy.ch1\0"
    "unc_m2m_wr_tracker_nonposted_inserts.ch0\0"
    "unc_m2m_wr_tracker_nonposted_inserts.ch1\0"
    "unc_m2m_prefcam_occupancy.ch0\0"
    "unc_m2m_prefcam_occupancy.ch1\0"
    "unc_m2m_prefcam_inserts.ch0_xpt\0"
    "unc_m2m_prefcam_inserts.ch0_upi\0"
    "unc_m2m_prefcam_inserts.ch1_xpt\0"
    "unc_m2m_prefcam_inserts.ch1_upi\0"
    "unc_m2m_prefcam_demand_drops.ch0_xpt\0"
    "unc_m2m_prefcam_demand_drops.ch0_upi\0"
    "unc_m2m_prefcam_demand_drops.ch1_xpt\0"
    "unc_m2m_prefcam_demand_drops.ch1_upi\0"
    "unc_m2m_prefcam_cis_drops\0"
    "unc_m2m_prefcam_rxc_deallocs.squashed\0"
    "unc_m2m_prefcam_rxc_deallocs.1lm_posted\0"
    "unc_m2m_prefcam_rxc_deallocs.cis\0"
    "unc_m2m_prefcam_resp_miss.ch0\0"
    "unc_m2m_prefcam_resp_miss.ch1\0"
    "unc_m2m_prefcam_inserts.upi_allch\0"
    "unc_m2m_prefcam_inserts.xpt_allch\0"
    "unc_m2m_prefcam_demand_drops.xpt_allch\0"
    "unc_m2m_prefcam_demand_merge.upi_allch\0"
    "unc_m2m_prefcam_demand_merge.xpt_allch\0"
    "unc_m2m_egress_ordering.iv_snoopgo_up\0"
    "unc_m2m_egress_ordering.iv_snoopgo_dn\0"
    "unc_m2m_direct2core_not_taken_dirstate.non_cisgress\0"
    "unc_m2m_direct2core_txn_override.pmm_hit\0"
    "unc_m2m_direct2core_txn_override.cisgress\0"
    "unc_m2m_direct2upitxn_override.pmm_hit\0"
    "unc_m2m_direct2upi_txn_override.cisgress\0"
    "unc_m2m_tag_hit.nm_ufill_hit_clean\0"
    "unc_m2m_tag_hit.nm_ufill_hit_dirty\0"
    "unc_m2m_directory_update.hit_non_pmm\0"
    "unc_m2m_directory_update.i_to_s_hit_non_pmm\0"
    "unc_m2m_directory_update.i_to_a_hit_non_pmm\0"
    "unc_m2m_directory_update.s_to_i_hit_non_pmm\0"
    "unc_m2m_directory_update.s_to_a_hit_non_pmm\0"
    "unc_m2m_directory_update.a_to_i_hit_non_pmm\0"
    "unc_m2m_directory_update.a_to_s_hit_non_pmm\0"
    "unc_m2m_directory_update.miss_non_pmm\0"
    "unc_m2m_directory_update.i_to_s_miss_non_pmm\0"
    "unc_m2m_directory_update.i_to_a_miss_non_pmm\0"
    "unc_m2m_directory_update.s_to_i_miss_non_pmm\0"
    "unc_m2m_directory_update.s_to_a_miss_non_pmm\0"
    "unc_m2m_directory_update.a_to_i_miss_non_pmm\0"
    "unc_m2m_directory_update.a_to_s_miss_non_pmm\0"
    "unc_m2m_imc_reads.ch0_isoch\0"
    "unc_m2m_imc_reads.ch0_from_tgr\0"
    "unc_m2m_imc_reads.ch1_isoch\0"
    "unc_m2m_imc_reads.ch1_from_tgr\0"
    "unc_m2m_imc_reads.isoch\0"
    "unc_m2m_imc_reads.from_tgr\0"
    "unc_m2m_imc_writes.ch0_full_isoch\0"
    "unc_m2m_imc_writes.ch0_partial_isoch\0"
    "unc_m2m_imc_writes.ch0_to_ddr_as_mem\0"
    "unc_m2m_imc_writes.ch0_to_ddr_as_cache\0"
    "unc_m2m_imc_writes.ch0_from_tgr\0"
    "unc_m2m_imc_writes.ch0_ni_miss\0"
    "unc_m2m_imc_writes.ch1_full_isoch\0"
    "unc_m2m_imc_writes.ch1_partial_isoch\0"
    "unc_m2m_imc_writes.ch1_to_ddr_as_mem\0"
    "unc_m2m_imc_writes.ch1_to_ddr_as_cache\0"
    "unc_m2m_imc_writes.ch1_from_tgr\0"
    "unc_m2m_imc_writes.ch1_ni_miss\0"
    "unc_m2m_imc_writes.full_isoch\0"
    "unc_m2m_imc_writes.partial_isoch\0"
    "unc_m2m_imc_writes.from_tgr\0"
    "unc_m2m_imc_writes.ni_miss\0"
    "unc_m2m_prefcam_occupancy.allch\0"
    "unc_m2m_prefcam_demand_drops.upi_allch\0"
    "unc_m2m_prefcam_demand_no_merge.wr_squashed\0"
    "unc_m2m_prefcam_demand_no_merge.wr_merged\0"
    "unc_m2m_prefcam_demand_no_merge.rd_merged\0"
    "unc_m2m_prefcam_resp_miss.allch\0"
    "unc_m2m_prefcam_rxc_deallocs.pmm_memmode_accept\0"
    "unc_m2m_direct2upi_not_taken_dirstate.egress\0"
    "unc_m2m_direct2upi_not_taken_dirstate.non_cisgress\0"
    "unc_m2m_direct2upi_not_taken_dirstate.cisgress\0"
    "unc_m2m_imc_reads.ch0_normal\0"
    "unc_m2m_imc_reads.ch0_all\0"
    "unc_m2m_imc_reads.ch0_to_pmm\0"
    "unc_m2m_imc_reads.ch1_normal\0"
    "unc_m2m_imc_reads.ch1_all\0"
    "unc_m2m_imc_reads.ch1_to_pmm\0"
    "unc_m2m_imc_writes.ch0_full\0"
    "unc_m2m_imc_writes.ch0_partial\0"
    "unc_m2m_imc_writes.ch0_all\0"
    "unc_m2m_imc_writes.ch0_to_pmm\0"
    "unc_m2m_imc_writes.ch1_full\0"
    "unc_m2m_imc_writes.ch1_partial\0"
    "unc_m2m_imc_writes.ch1_all\0"
    "unc_m2m_imc_writes.ch1_to_pmm\0"
    "unc_m2m_igr_starve_winner.mask7\0"
    "unc_m2m_imc_reads.ch0_to_ddr_as_mem\0"
    "unc_m2m_imc_reads.ch0_to_ddr_as_cache\0"
    "unc_m2m_imc_reads.ch1_to_ddr_as_mem\0"
    "unc_m2m_imc_reads.ch1_to_ddr_as_cache\0"
    "unc_m2m_imc_reads.to_ddr_as_mem\0"
    "unc_m2m_imc_reads.to_ddr_as_cache\0"
    "unc_m2m_imc_writes.to_ddr_as_mem\0"
    "unc_m2m_imc_writes.to_ddr_as_cache\0"
    "unc_m2m_imc_writes.ch0_ni\0"
    "unc_m2m_imc_writes.ch1_ni\0"
    "unc_m2m_prefcam_rxc_occupancy\0";
inline constexpr select::event_list m2m_list{"sapphire_rapids", core::sapphire_rapids, m2m_names, all_of(sharers)};
inline constexpr char m2pcie_names[] =
    "unc_m2p_clockticks\0"
    "unc_m2p_cms_clockticks\0"
    "unc_m2p_rxc_cycles_ne.cha_idi\0"
    "unc_m2p_rxc_cycles_ne.cha_ncb\0"
    "unc_m2p_rxc_cycles_ne.cha_ncs\0"
    "unc_m2p_rxc_cycles_ne.upi_ncb\0"
    "unc_m2p_rxc_cycles_ne.upi_ncs\0"
    "unc_m2p_rxc_cycles_ne.iio_ncb\0"
    "unc_m2p_rxc_cycles_ne.iio_ncs\0"
    "unc_m2p_rxc_cycles_ne.all\0"
    "unc_m2p_rxc_inserts.cha_idi\0"
    "unc_m2p_rxc_inserts.cha_ncb\0"
    "unc_m2p_rxc_inserts.cha_ncs\0"
    "unc_m2p_rxc_inserts.upi_ncb\0"
    "unc_m2p_rxc_inserts.upi_ncs\0"
    "unc_m2p_rxc_inserts.iio_ncb\0"
    "unc_m2p_rxc_inserts.iio_ncs\0"
    "unc_m2p_rxc_inserts.all\0"
    "unc_m2p_p2p_crd_occupancy.local_ncb\0"
    "unc_m2p_p2p_crd_occupancy.local_ncs\0"
    "unc_m2p_p2p_crd_occupancy.remote_ncb\0"
    "unc_m2p_p2p_crd_occupancy.remote_ncs\0"
    "unc_m2p_p2p_crd_occupancy.all\0"
    "unc_m2p_p2p_shar_received.local_ncb\0"
    "unc_m2p_p2p_shar_received.local_ncs\0"
    "unc_m2p_p2p_shar_received.remote_ncb\0"
    "unc_m2p_p2p_shar_received.remote_ncs\0"
    "unc_m2p_p2p_shar_received.all\0"
    "unc_m2p_p2p_ded_received.local_ncb\0"
    "unc_m2p_p2p_ded_received.local_ncs\0"
    "unc_m2p_p2p_ded_received.remote_ncb\0"
    "unc_m2p_p2p_ded_received.remote_ncs\0"
    "unc_m2p_p2p_ded_received.all\0"
    "unc_m2p_local_p2p_shar_returned.agent_0\0"
    "unc_m2p_local_p2p_shar_returned.agent_1\0"
    "unc_m2p_local_p2p_shar_returned.agent_2\0"
    "unc_m2p_remote_p2p_shar_returned.agent_0\0"
    "unc_m2p_remote_p2p_shar_returned.agent_1\0"
    "unc_m2p_remote_p2p_shar_returned.agent_2\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf0_ncb\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf0_ncs\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf1_ncb\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf1_ncs\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf2_ncb\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf3_ncb\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf2_ncs\0"
    "unc_m2p_local_p2p_ded_returned_0.ms2iosf3_ncs\0"
    "unc_m2p_local_p2p_ded_returned_1.ms2iosf4_ncb\0"
    "unc_m2p_local_p2p_ded_returned_1.ms2iosf4_ncs\0"
    "unc_m2p_local_p2p_ded_returned_1.ms2iosf5_ncb\0"
    "unc_m2p_local_p2p_ded_returned_1.ms2iosf5_ncs\0"
    "unc_m2p_remote_p2p_ded_returned.upi0_ncb\0"
    "unc_m2p_remote_p2p_ded_returned.upi0_ncs\0"
    "unc_m2p_remote_p2p_ded_returned.upi1_ncb\0"
    "unc_m2p_remote_p2p_ded_returned.upi1_ncs\0"
    "unc_m2p_remote_p2p_ded_returned.upi2_ncb\0"
    "unc_m2p_remote_p2p_ded_returned.upi2_ncs\0"
    "unc_m2p_txc_credits.prq\0"
    "unc_m2p_txc_credits.pmm\0"
    "unc_m2p_iio_credits_used.drs_0\0"
    "unc_m2p_iio_credits_used.drs_1\0"
    "unc_m2p_iio_credits_used.ncb_0\0"
    "unc_m2p_iio_credits_used.ncb_1\0"
    "unc_m2p_iio_credits_used.ncs_0\0"
    "unc_m2p_iio_credits_used.ncs_1\0"
    "unc_m2p_iio_credits_acquired.drs_0\0"
    "unc_m2p_iio_credits_acquired.drs_1\0"
    "unc_m2p_iio_credits_acquired.ncb_0\0"
    "unc_m2p_iio_credits_acquired.ncb_1\0"
    "unc_m2p_iio_credits_acquired.ncs_0\0"
    "unc_m2p_iio_credits_acquired.ncs_1\0"
    "unc_m2p_iio_credits_reject.drs\0"
    "unc_m2p_iio_credits_reject.ncb\0"
    "unc_m2p_iio_credits_reject.ncs\0"
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
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi0_drs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi0_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi0_ncs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi1_drs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi1_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_taken_0.upi1_ncs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_1.upi2_drs\0"
    "unc_m2p_remote_shar_p2p_crd_taken_1.upi2_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_taken_1.upi2_ncs\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_0\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_1\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_2\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_3\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_4\0"
    "unc_m2p_local_shar_p2p_crd_returned.agent_5\0"
    "unc_m2p_remote_shar_p2p_crd_returned.agent_0\0"
    "unc_m2p_remote_shar_p2p_crd_returned.agent_1\0"
    "unc_m2p_remote_shar_p2p_crd_returned.agent_2\0"
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
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi0_drs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi0_ncb\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi0_ncs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi1_drs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi1_ncb\0"
    "unc_m2p_remote_ded_p2p_crd_taken_0.upi1_ncs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_1.upi2_drs\0"
    "unc_m2p_remote_ded_p2p_crd_taken_1.upi2_ncb\0"
    "unc_m2p_remote_ded_p2p_crd_taken_1.upi2_ncs\0"
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
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi0_drs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi0_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi0_ncs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi1_drs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi1_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_wait_0.upi1_ncs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_1.upi2_drs\0"
    "unc_m2p_remote_shar_p2p_crd_wait_1.upi2_ncb\0"
    "unc_m2p_remote_shar_p2p_crd_wait_1.upi2_ncs\0"
    "unc_m2p_egress_ordering.iv_snoopgo_up\0"
    "unc_m2p_egress_ordering.iv_snoopgo_dn\0"
    "unc_m2p_txc_cycles_ne.pmm_distress_1\0"
    "unc_m2p_txc_cycles_ne.pmm_distress_0\0"
    "unc_m2p_txc_cycles_full.pmm_block_1\0"
    "unc_m2p_txc_cycles_full.pmm_block_0\0";
inline constexpr select::event_list m2pcie_list{"sapphire_rapids", core::sapphire_rapids, m2pcie_names, all_of(sharers)};
inline constexpr char m3upi_names[] =
    "unc_m3upi_clockticks\0"
    "unc_m3upi_upi_prefetch_spawn\0"
    "unc_m3upi_d2u_sent\0"
    "unc_m3upi_d2c_sent\0"
    "unc_m3upi_cms_clockticks\0"
    "unc_m3upi_egress_ordering.iv_snoopgo_up\0"
    "unc_m3upi_egress_ordering.iv_snoopgo_dn\0"
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
    "unc_m3upi_txc_ak_flq_inserts\0"
    "unc_m3upi_txc_ak_flq_occupancy\0"
    "unc_m3upi_m2_bl_credits_empty.iio1_ncb\0"
    "unc_m3upi_m2_bl_credits_empty.ubox_ncb\0"
    "unc_m3upi_txc_ad_flq_bypass\0";
inline constexpr select::event_list m3upi_list{"sapphire_rapids", core::sapphire_rapids, m3upi_names, all_of(sharers)};
inline constexpr char mchbm_names[] =
    "unc_mchbm_clockticks\0"
    "unc_mchbm_hclockticks\0"
    "unc_mchbm_act_count.rd\0"
    "unc_mchbm_act_count.wr\0"
    "unc_mchbm_act_count.all\0"
    "unc_mchbm_act_count.rd_pch0\0"
    "unc_mchbm_act_count.wr_pch0\0"
    "unc_mchbm_act_count.ufill_pch0\0"
    "unc_mchbm_act_count.rd_pch1\0"
    "unc_mchbm_act_count.wr_pch1\0"
    "unc_mchbm_act_count.ufill_pch1\0"
    "unc_mchbm_act_count.ufill\0"
    "unc_mchbm_pre_count.rd\0"
    "unc_mchbm_pre_count.wr\0"
    "unc_mchbm_pre_count.pgt\0"
    "unc_mchbm_pre_count.all\0"
    "unc_mchbm_pre_count.rd_pch0\0"
    "unc_mchbm_pre_count.wr_pch0\0"
    "unc_mchbm_pre_count.ufill_pch0\0"
    "unc_mchbm_pre_count.pgt_pch0\0"
    "unc_mchbm_pre_count.rd_pch1\0"
    "unc_mchbm_pre_count.wr_pch1\0"
    "unc_mchbm_pre_count.ufill_pch1\0"
    "unc_mchbm_pre_count.pgt_pch1\0"
    "unc_mchbm_pre_count.ufill\0"
    "unc_mchbm_cas_count.rd_reg\0"
    "unc_mchbm_cas_count.rd_underfill\0"
    "unc_mchbm_cas_count.rd\0"
    "unc_mchbm_cas_count.wr\0"
    "unc_mchbm_cas_count.all\0"
    "unc_mchbm_cas_count.rd_pre_reg\0"
    "unc_mchbm_cas_count.rd_pre_underfill\0"
    "unc_mchbm_cas_count.wr_pre\0"
    "unc_mchbm_cas_count.wr_nonpre\0"
    "unc_mchbm_cas_count.pch0\0"
    "unc_mchbm_cas_count.pch1\0"
    "unc_mchbm_cas_issued_req_len.rd_64b\0"
    "unc_mchbm_cas_issued_req_len.rd_ufill_64b\0"
    "unc_mchbm_cas_issued_req_len.wr_64b\0"
    "unc_mchbm_cas_issued_req_len.rd_32b\0"
    "unc_mchbm_cas_issued_req_len.rd_ufill_32b\0"
    "unc_mchbm_cas_issued_req_len.wr_32b\0"
    "unc_mchbm_cas_issued_req_len.pch0\0"
    "unc_mchbm_cas_issued_req_len.pch1\0"
    "unc_mchbm_ecc_correctable_errors\0"
    "unc_mchbm_rpq_inserts.pch0\0"
    "unc_mchbm_rpq_inserts.pch1\0"
    "unc_mchbm_rdb_inserts\0"
    "unc_mchbm_rdb_inserts.pch0\0"
    "unc_mchbm_rdb_inserts.pch1\0"
    "unc_mchbm_rdb_full\0"
    "unc_mchbm_rdb_occupancy\0"
    "unc_mchbm_wpq_inserts.pch0\0"
    "unc_mchbm_wpq_inserts.pch1\0"
    "unc_mchbm_wpq_read_hit.pch0\0"
    "unc_mchbm_wpq_read_hit.pch1\0"
    "unc_mchbm_wpq_write_hit.pch0\0"
    "unc_mchbm_wpq_write_hit.pch1\0"
    "unc_mchbm_hbm_pre_all\0"
    "unc_mchbm_hbm_preall.pch0\0"
    "unc_mchbm_hbm_preall.pch1\0"
    "unc_mchbm_rpq_occupancy_pch0\0"
    "unc_mchbm_rpq_occupancy_pch1\0"
    "unc_mchbm_wpq_occupancy_pch0\0"
    "unc_mchbm_wpq_occupancy_pch1\0"
    "unc_mchbm_wpq_read_hit\0"
    "unc_mchbm_wpq_write_hit\0";
inline constexpr select::event_list mchbm_list{"sapphire_rapids", core::sapphire_rapids, mchbm_names, all_of(sharers)};
inline constexpr char mdf_names[] =
    "unc_mdf_fast_asserted.ad_bnc\0"
    "unc_mdf_fast_asserted.bl_crd\0"
    "unc_mdf_crs_txr_inserts.ad_bnc\0"
    "unc_mdf_crs_txr_inserts.ad_crd\0"
    "unc_mdf_crs_txr_inserts.bl_bnc\0"
    "unc_mdf_crs_txr_inserts.bl_crd\0"
    "unc_mdf_crs_txr_inserts.ak\0"
    "unc_mdf_crs_txr_inserts.iv\0"
    "unc_mdf_crs_txr_inserts.akc\0"
    "unc_mdf_crs_txr_v_bounces.ad\0"
    "unc_mdf_crs_txr_v_bounces.bl\0"
    "unc_mdf_crs_txr_v_bounces.ak\0"
    "unc_mdf_crs_txr_v_bounces.iv\0"
    "unc_mdf_crs_txr_v_bounces.akc\0";
inline constexpr select::event_list mdf_list{"sapphire_rapids", core::sapphire_rapids, mdf_names, all_of(sharers)};
inline constexpr char pcu_names[] =
    "unc_p_clockticks\0"
    "unc_p_power_state_occupancy_cores_c0\0"
    "unc_p_power_state_occupancy_cores_c6\0"
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
    "unc_p_pkg_residency_c6_cycles\0"
    "unc_p_pmax_throttled_cycles\0"
    "unc_p_power_state_occupancy_cores_c3\0"
    "unc_p_prochot_external_cycles\0"
    "unc_p_prochot_internal_cycles\0"
    "unc_p_total_transition_cycles\0"
    "unc_p_vr_hot_cycles\0";
inline constexpr select::event_list pcu_list{"sapphire_rapids", core::sapphire_rapids, pcu_names, all_of(sharers)};
inline constexpr char ubox_names[] =
    "unc_u_event_msg.vlw_rcvd\0"
    "unc_u_event_msg.msi_rcvd\0"
    "unc_u_event_msg.ipi_rcvd\0"
    "unc_u_event_msg.doorbell_rcvd\0"
    "unc_u_event_msg.int_prio\0"
    "unc_u_phold_cycles.assert_to_ack\0"
    "unc_u_racu_requests\0"
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
    "unc_u_m2u_misc2.rxc_cycles_empty_bl\0"
    "unc_u_m2u_misc2.rxc_cycles_full_bl\0"
    "unc_u_m2u_misc2.txc_cycles_crd_ovf_vn0_ncb\0"
    "unc_u_m2u_misc2.txc_cycles_crd_ovf_vn0_ncs\0"
    "unc_u_m2u_misc2.txc_cycles_empty_ak\0"
    "unc_u_m2u_misc2.txc_cycles_empty_akc\0"
    "unc_u_m2u_misc2.txc_cycles_empty_bl\0"
    "unc_u_m2u_misc2.txc_cycles_full_bl\0"
    "unc_u_m2u_misc3.txc_cycles_full_ak\0"
    "unc_u_m2u_misc3.txc_cycles_full_akc\0";
inline constexpr select::event_list ubox_list{"sapphire_rapids", core::sapphire_rapids, ubox_names, all_of(sharers)};
inline constexpr char upi_names[] =
    "unc_upi_clockticks\0"
    "unc_upi_txl_flits.all_data\0"
    "unc_upi_txl_flits.non_data\0"
    "unc_upi_txl_flits.all_null\0"
    "unc_upi_rxl_flits.all_data\0"
    "unc_upi_rxl_flits.non_data\0"
    "unc_upi_rxl_flits.all_null\0"
    "unc_upi_l1_power_cycles\0"
    "unc_upi_txl_flits.slot0\0"
    "unc_upi_txl_flits.slot1\0"
    "unc_upi_txl_flits.slot2\0"
    "unc_upi_txl_flits.data\0"
    "unc_upi_txl_flits.llcrd\0"
    "unc_upi_txl_flits.null\0"
    "unc_upi_txl_flits.llctrl\0"
    "unc_upi_txl_flits.prothdr\0"
    "unc_upi_txl_flits.idle\0"
    "unc_upi_rxl_flits.slot0\0"
    "unc_upi_rxl_flits.slot1\0"
    "unc_upi_rxl_flits.slot2\0"
    "unc_upi_rxl_flits.data\0"
    "unc_upi_rxl_flits.llcrd\0"
    "unc_upi_rxl_flits.null\0"
    "unc_upi_rxl_flits.llctrl\0"
    "unc_upi_rxl_flits.prothdr\0"
    "unc_upi_rxl_flits.idle\0"
    "unc_upi_txl_basic_hdr_match.ncb\0"
    "unc_upi_txl_basic_hdr_match.ncb_opc\0"
    "unc_upi_txl_basic_hdr_match.ncs\0"
    "unc_upi_txl_basic_hdr_match.ncs_opc\0"
    "unc_upi_rxl_basic_hdr_match.ncb\0"
    "unc_upi_rxl_basic_hdr_match.ncb_opc\0"
    "unc_upi_rxl_basic_hdr_match.ncs\0"
    "unc_upi_rxl_basic_hdr_match.ncs_opc\0"
    "unc_upi_rxl_crc_llr_req_transmit\0"
    "unc_upi_rxl_crc_errors\0"
    "unc_upi_direct_attempts.d2c\0"
    "unc_upi_direct_attempts.d2k\0"
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
    "unc_upi_m3_crd_return_blocked\0"
    "unc_upi_flowq_no_vna_crd.ad_vna_eq0\0"
    "unc_upi_flowq_no_vna_crd.ad_vna_eq1\0"
    "unc_upi_flowq_no_vna_crd.ad_vna_eq2\0"
    "unc_upi_flowq_no_vna_crd.bl_vna_eq0\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq0\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq1\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq2\0"
    "unc_upi_flowq_no_vna_crd.ak_vna_eq3\0"
    "unc_upi_phy_init_cycles\0"
    "unc_upi_power_l1_req\0"
    "unc_upi_power_l1_nack\0"
    "unc_upi_rxl0_power_cycles\0"
    "unc_upi_rxl0p_power_cycles\0"
    "unc_upi_txl0_power_cycles\0"
    "unc_upi_txl0p_power_cycles\0"
    "unc_upi_txl0p_power_cycles_ll_enter\0"
    "unc_upi_txl0p_power_cycles_m3_exit\0"
    "unc_upi_txl0p_clk_active.cfg_ctl\0"
    "unc_upi_txl0p_clk_active.rxq\0"
    "unc_upi_txl0p_clk_active.rxq_bypass\0"
    "unc_upi_txl0p_clk_active.rxq_cred\0"
    "unc_upi_txl0p_clk_active.txq\0"
    "unc_upi_txl0p_clk_active.retry\0"
    "unc_upi_txl0p_clk_active.dfx\0"
    "unc_upi_txl0p_clk_active.spare\0"
    "unc_upi_rxl_inserts.slot0\0"
    "unc_upi_rxl_inserts.slot1\0"
    "unc_upi_rxl_inserts.slot2\0"
    "unc_upi_rxl_bypassed.slot0\0"
    "unc_upi_rxl_bypassed.slot1\0"
    "unc_upi_rxl_bypassed.slot2\0"
    "unc_upi_rxl_occupancy.slot0\0"
    "unc_upi_rxl_occupancy.slot1\0"
    "unc_upi_rxl_occupancy.slot2\0"
    "unc_upi_rxl_slot_bypass.s0_rxq1\0"
    "unc_upi_rxl_slot_bypass.s0_rxq2\0"
    "unc_upi_rxl_slot_bypass.s1_rxq0\0"
    "unc_upi_rxl_slot_bypass.s1_rxq2\0"
    "unc_upi_rxl_slot_bypass.s2_rxq0\0"
    "unc_upi_rxl_slot_bypass.s2_rxq1\0"
    "unc_upi_rxl_credits_consumed_vn0\0"
    "unc_upi_rxl_credits_consumed_vn1\0"
    "unc_upi_txl_inserts\0"
    "unc_upi_txl_bypassed\0"
    "unc_upi_txl_occupancy\0"
    "unc_upi_vna_credit_return_occupancy\0"
    "unc_upi_vna_credit_return_blocked_vn01\0"
    "unc_upi_req_slot2_from_m3.vna\0"
    "unc_upi_req_slot2_from_m3.vn0\0"
    "unc_upi_req_slot2_from_m3.vn1\0"
    "unc_upi_req_slot2_from_m3.ack\0"
    "unc_upi_txl_any_flits.slot0\0"
    "unc_upi_txl_any_flits.slot1\0"
    "unc_upi_txl_any_flits.slot2\0"
    "unc_upi_txl_any_flits.data\0"
    "unc_upi_txl_any_flits.llcrd\0"
    "unc_upi_txl_any_flits.null\0"
    "unc_upi_txl_any_flits.llctrl\0"
    "unc_upi_txl_any_flits.prothdr\0"
    "unc_upi_rxl_any_flits.slot0\0"
    "unc_upi_rxl_any_flits.slot1\0"
    "unc_upi_rxl_any_flits.slot2\0"
    "unc_upi_rxl_any_flits.data\0"
    "unc_upi_rxl_any_flits.llcrd\0"
    "unc_upi_rxl_any_flits.null\0"
    "unc_upi_rxl_any_flits.llctrl\0"
    "unc_upi_rxl_any_flits.prothdr\0"
    "unc_upi_rxl_credits_consumed_vna\0"
    "unc_upi_txl_flits.all_prothdr\0"
    "unc_upi_txl_flits.all_llctrl\0"
    "unc_upi_txl_flits.all_llcrd\0";
inline constexpr select::event_list upi_list{"sapphire_rapids", core::sapphire_rapids, upi_names, all_of(sharers)};
inline constexpr select::event_list list{"sapphire_rapids", core::sapphire_rapids, "", all_of(sharers)};
} // namespace uncore_events

namespace cha {
using uncore_events::listed;
using uncore_events::cha_list;
inline constexpr listed cms_clockticks{{&cha_list, 0x200000000c0, 0xf, 0x150, 0}, {}, &cms_clockticks};
inline constexpr listed clockticks{{&cha_list, 0x20000000001, 0xf, 0x167, 0}, {}, &clockticks};
namespace bypass_cha_imc {
inline constexpr listed taken{{&cha_list, 0x1020000001057, 0xf, 0x1344, 0}, {}, &taken};
inline constexpr listed intermediate{{&cha_list, 0x1020000002057, 0xf, 0x1361, 0}, {}, &intermediate};
inline constexpr listed not_taken{{&cha_list, 0x1020000004057, 0xf, 0x1385, 0}, {}, &not_taken};
}
namespace core_snp {
inline constexpr listed remote_one{{&cha_list, 0x1020000011033, 0xf, 0x2f06, 0}, {}, &remote_one};
inline constexpr listed ext_one{{&cha_list, 0x1020000021033, 0xf, 0x2f22, 0}, {}, &ext_one};
inline constexpr listed core_one{{&cha_list, 0x1020000041033, 0xf, 0x2f3b, 0}, {}, &core_one};
inline constexpr listed evict_one{{&cha_list, 0x1020000081033, 0xf, 0x2f55, 0}, {}, &evict_one};
inline constexpr listed any_one{{&cha_list, 0x10200000f1033, 0xf, 0x2f70, 0}, {}, &any_one};
inline constexpr listed remote_gtone{{&cha_list, 0x1020000012033, 0xf, 0x2f89, 0}, {}, &remote_gtone};
inline constexpr listed ext_gtone{{&cha_list, 0x1020000022033, 0xf, 0x2fa7, 0}, {}, &ext_gtone};
inline constexpr listed core_gtone{{&cha_list, 0x1020000042033, 0xf, 0x2fc2, 0}, {}, &core_gtone};
inline constexpr listed evict_gtone{{&cha_list, 0x1020000082033, 0xf, 0x2fde, 0}, {}, &evict_gtone};
inline constexpr listed any_gtone{{&cha_list, 0x10200000f2033, 0xf, 0x2ffb, 0}, {}, &any_gtone};
}
namespace dir_lookup {
inline constexpr listed no_snp{{&cha_list, 0x1020000002053, 0xf, 0x123d, 0}, {}, &no_snp};
inline constexpr listed snp{{&cha_list, 0x1020000001053, 0xf, 0x1257, 0}, {}, &snp};
}
namespace dir_update {
inline constexpr listed ha{{&cha_list, 0x20000001054, 0xf, 0xe6, 0}, {}, &ha};
inline constexpr listed tor{{&cha_list, 0x20000002054, 0xf, 0xfc, 0}, {}, &tor};
}
namespace direct_go {
inline constexpr listed ha_tor_dealloc{{&cha_list, 0x102000000106e, 0xf, 0x1af9, 0}, {}, &ha_tor_dealloc};
inline constexpr listed ha_suppress_no_d2c{{&cha_list, 0x102000000206e, 0xf, 0x1b1a, 0}, {}, &ha_suppress_no_d2c};
inline constexpr listed ha_suppress_drd{{&cha_list, 0x102000000406e, 0xf, 0x1b3f, 0}, {}, &ha_suppress_drd};
}
namespace direct_go_opc {
inline constexpr listed extcmp{{&cha_list, 0x102000000106d, 0xf, 0x1a07, 0}, {}, &extcmp};
inline constexpr listed pull{{&cha_list, 0x102000000206d, 0xf, 0x1a24, 0}, {}, &pull};
inline constexpr listed go{{&cha_list, 0x102000000406d, 0xf, 0x1a3f, 0}, {}, &go};
inline constexpr listed go_pull{{&cha_list, 0x102000000806d, 0xf, 0x1a58, 0}, {}, &go_pull};
inline constexpr listed fast_go{{&cha_list, 0x102000001006d, 0xf, 0x1a76, 0}, {}, &fast_go};
inline constexpr listed fast_go_pull{{&cha_list, 0x102000002006d, 0xf, 0x1a94, 0}, {}, &fast_go_pull};
inline constexpr listed nop{{&cha_list, 0x102000004006d, 0xf, 0x1ab7, 0}, {}, &nop};
inline constexpr listed idle_due_suppress{{&cha_list, 0x102000008006d, 0xf, 0x1ad1, 0}, {}, &idle_due_suppress};
}
namespace distress_asserted {
inline constexpr listed dpt_nonlocal{{&cha_list, 0x10200000080af, 0xf, 0x1c09, 0}, {}, &dpt_nonlocal};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&cha_list, 0x10200000010ba, 0xf, 0x1c30, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&cha_list, 0x10200000040ba, 0xf, 0x1c56, 0}, {}, &iv_snoopgo_dn};
}
namespace hitme_hit {
inline constexpr listed ex_rds{{&cha_list, 0x102000000105f, 0xf, 0x1798, 0}, {}, &ex_rds};
inline constexpr listed shared_ownreq{{&cha_list, 0x102000000405f, 0xf, 0x17b1, 0}, {}, &shared_ownreq};
inline constexpr listed wbmtoe{{&cha_list, 0x102000000805f, 0xf, 0x17d1, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi_or_s{{&cha_list, 0x102000001005f, 0xf, 0x17ea, 0}, {}, &wbmtoi_or_s};
}
namespace hitme_lookup {
inline constexpr listed read{{&cha_list, 0x102000000105e, 0xf, 0x1763, 0}, {}, &read};
inline constexpr listed write{{&cha_list, 0x102000000205e, 0xf, 0x177d, 0}, {}, &write};
}
namespace hitme_miss {
inline constexpr listed shared_rdinvown{{&cha_list, 0x1020000020060, 0xf, 0x1808, 0}, {}, &shared_rdinvown};
inline constexpr listed notshared_rdinvown{{&cha_list, 0x1020000040060, 0xf, 0x182b, 0}, {}, &notshared_rdinvown};
inline constexpr listed read_or_inv{{&cha_list, 0x1020000080060, 0xf, 0x1851, 0}, {}, &read_or_inv};
}
namespace hitme_update {
inline constexpr listed deallocate_rspfwdi_loc{{&cha_list, 0x1020000001061, 0xf, 0x1870, 0}, {}, &deallocate_rspfwdi_loc};
inline constexpr listed rspfwdi_rem{{&cha_list, 0x1020000002061, 0xf, 0x189c, 0}, {}, &rspfwdi_rem};
inline constexpr listed shared{{&cha_list, 0x1020000004061, 0xf, 0x18bd, 0}, {}, &shared};
inline constexpr listed rdinvown{{&cha_list, 0x1020000008061, 0xf, 0x18d9, 0}, {}, &rdinvown};
inline constexpr listed deallocate{{&cha_list, 0x1020000010061, 0xf, 0x18f7, 0}, {}, &deallocate};
}
namespace imc_reads_count {
inline constexpr listed normal{{&cha_list, 0x20000001059, 0xf, 0x113, 0}, {}, &normal};
inline constexpr listed priority{{&cha_list, 0x1020000002059, 0xf, 0x144e, 0}, {}, &priority};
}
namespace imc_writes_count {
inline constexpr listed full{{&cha_list, 0x2000000105b, 0xf, 0x132, 0}, {}, &full};
inline constexpr listed partial{{&cha_list, 0x102000000205b, 0xf, 0x151d, 0}, {}, &partial};
inline constexpr listed full_priority{{&cha_list, 0x102000000405b, 0xf, 0x153e, 0}, {}, &full_priority};
inline constexpr listed partial_priority{{&cha_list, 0x102000000805b, 0xf, 0x1565, 0}, {}, &partial_priority};
}
namespace llc_lookup {
inline constexpr listed i{{&cha_list, 0x1020000001034, 0xf, 0x3016, 0}, {}, &i};
inline constexpr listed sf_s{{&cha_list, 0x1020000002034, 0xf, 0x302b, 0}, {}, &sf_s};
inline constexpr listed sf_e{{&cha_list, 0x1020000004034, 0xf, 0x3043, 0}, {}, &sf_e};
inline constexpr listed sf_h{{&cha_list, 0x1020000008034, 0xf, 0x305b, 0}, {}, &sf_h};
inline constexpr listed s{{&cha_list, 0x1020000010034, 0xf, 0x3073, 0}, {}, &s};
inline constexpr listed e{{&cha_list, 0x1020000020034, 0xf, 0x3088, 0}, {}, &e};
inline constexpr listed m{{&cha_list, 0x1020000040034, 0xf, 0x309d, 0}, {}, &m};
inline constexpr listed f{{&cha_list, 0x1020000080034, 0xf, 0x30b2, 0}, {}, &f};
inline constexpr listed rfo{{&cha_list, 0x10200000ff034, 0xf, 0x30c7, 0x1bc8}, {}, &rfo};
inline constexpr listed all{{&cha_list, 0x10200000ff034, 0xf, 0x30de, 0x1fff}, {}, &all};
inline constexpr listed data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x30f5, 0x1bc1}, {}, &data_rd};
inline constexpr listed flush_inv{{&cha_list, 0x10200000ff034, 0xf, 0x3110, 0x1a44}, {}, &flush_inv};
inline constexpr listed code{{&cha_list, 0x10200000ff034, 0xf, 0x312d, 0x1bd0}, {}, &code};
inline constexpr listed locally_homed_address{{&cha_list, 0x10200000ff034, 0xf, 0x3145, 0xbdf}, {}, &locally_homed_address};
inline constexpr listed remotely_homed_address{{&cha_list, 0x10200000ff034, 0xf, 0x316e, 0x15df}, {}, &remotely_homed_address};
inline constexpr listed remote_other{{&cha_list, 0x10200000ff034, 0xf, 0x3198, 0x1a02}, {}, &remote_other};
inline constexpr listed remote_flush_inv{{&cha_list, 0x10200000ff034, 0xf, 0x31b8, 0x1a04}, {}, &remote_flush_inv};
inline constexpr listed remote_data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x31dc, 0x1a01}, {}, &remote_data_rd};
inline constexpr listed remote_rfo{{&cha_list, 0x10200000ff034, 0xf, 0x31fe, 0x1a08}, {}, &remote_rfo};
inline constexpr listed remote_code{{&cha_list, 0x10200000ff034, 0xf, 0x321c, 0x1a10}, {}, &remote_code};
inline constexpr listed remote_snp{{&cha_list, 0x10200000ff034, 0xf, 0x323b, 0x1c19}, {}, &remote_snp};
inline constexpr listed local_flush_inv{{&cha_list, 0x10200000ff034, 0xf, 0x3259, 0x1844}, {}, &local_flush_inv};
inline constexpr listed local_data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x327c, 0x19c1}, {}, &local_data_rd};
inline constexpr listed local_rfo{{&cha_list, 0x10200000ff034, 0xf, 0x329d, 0x19c8}, {}, &local_rfo};
inline constexpr listed local_code{{&cha_list, 0x10200000ff034, 0xf, 0x32ba, 0x19d0}, {}, &local_code};
inline constexpr listed local_dmnd_data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x32d8, 0x1841}, {}, &local_dmnd_data_rd};
inline constexpr listed local_dmnd_rfo{{&cha_list, 0x10200000ff034, 0xf, 0x32fe, 0x1848}, {}, &local_dmnd_rfo};
inline constexpr listed local_dmnd_code{{&cha_list, 0x10200000ff034, 0xf, 0x3320, 0x1850}, {}, &local_dmnd_code};
inline constexpr listed local_pf_data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x3343, 0x1981}, {}, &local_pf_data_rd};
inline constexpr listed local_pf_rfo{{&cha_list, 0x10200000ff034, 0xf, 0x3367, 0x1908}, {}, &local_pf_rfo};
inline constexpr listed local_pf_code{{&cha_list, 0x10200000ff034, 0xf, 0x3387, 0x1910}, {}, &local_pf_code};
inline constexpr listed local_llc_pf{{&cha_list, 0x10200000ff034, 0xf, 0x33a8, 0x189d}, {}, &local_llc_pf};
inline constexpr listed local_pf{{&cha_list, 0x10200000ff034, 0xf, 0x33c8, 0x199d}, {}, &local_pf};
inline constexpr listed local_f{{&cha_list, 0x1020000000034, 0xf, 0x4209, 0x800}, {}, &local_f};
inline constexpr listed remote_f{{&cha_list, 0x1020000000034, 0xf, 0x4224, 0x1000}, {}, &remote_f};
inline constexpr listed remote_snoop_f{{&cha_list, 0x1020000000034, 0xf, 0x4240, 0x400}, {}, &remote_snoop_f};
inline constexpr listed data_read_f{{&cha_list, 0x1020000000034, 0xf, 0x4262, 1}, {}, &data_read_f};
inline constexpr listed any_f{{&cha_list, 0x1020000000034, 0xf, 0x4281, 0x20}, {}, &any_f};
inline constexpr listed other_req_f{{&cha_list, 0x1020000000034, 0xf, 0x429a, 2}, {}, &other_req_f};
inline constexpr listed flush_or_inv_f{{&cha_list, 0x1020000000034, 0xf, 0x42b9, 4}, {}, &flush_or_inv_f};
inline constexpr listed code_read_f{{&cha_list, 0x1020000000034, 0xf, 0x42db, 0x10}, {}, &code_read_f};
inline constexpr listed llcpref_local_f{{&cha_list, 0x1020000000034, 0xf, 0x42fa, 0x80}, {}, &llcpref_local_f};
inline constexpr listed pref_or_dmnd_remote_f{{&cha_list, 0x1020000000034, 0xf, 0x431d, 0x200}, {}, &pref_or_dmnd_remote_f};
inline constexpr listed rfo_f{{&cha_list, 0x1020000000034, 0xf, 0x4346, 8}, {}, &rfo_f};
inline constexpr listed miss_all{{&cha_list, 0x1020000001034, 0xf, 0x435f, 0x1fe0}, {}, &miss_all};
inline constexpr listed data_read_all{{&cha_list, 0x10200000ff034, 0xf, 0x437b, 0x1fc1}, {}, &data_read_all};
inline constexpr listed data_read_miss{{&cha_list, 0x1020000001034, 0xf, 0x439c, 0x1fc1}, {}, &data_read_miss};
inline constexpr listed data_read_local{{&cha_list, 0x10200000ff034, 0xf, 0x43be, 0x841}, {}, &data_read_local};
inline constexpr listed write_local{{&cha_list, 0x10200000ff034, 0xf, 0x43e1, 0x842}, {}, &write_local};
inline constexpr listed rfo_local{{&cha_list, 0x10200000ff034, 0xf, 0x4400, 0x9c8}, {}, &rfo_local};
inline constexpr listed write_remote{{&cha_list, 0x10200000ff034, 0xf, 0x441d, 0x17c2}, {}, &write_remote};
inline constexpr listed all_remote{{&cha_list, 0x10200000ff034, 0xf, 0x443d, 0x17e0}, {}, &all_remote};
inline constexpr listed corepref_or_dmnd_local_f{{&cha_list, 0x1020000000034, 0xf, 0x51ba, 0x40}, {}, &corepref_or_dmnd_local_f};
}
namespace llc_victims {
inline constexpr listed local_all{{&cha_list, 0x102000000f037, 0xf, 0x3ce9, 0x20}, {}, &local_all};
inline constexpr listed remote_all{{&cha_list, 0x102000000f037, 0xf, 0x3d07, 0x80}, {}, &remote_all};
inline constexpr listed total_e{{&cha_list, 0x1020000002037, 0xf, 0x3d26, 0}, {}, &total_e};
inline constexpr listed total_m{{&cha_list, 0x1020000001037, 0xf, 0x3d42, 0}, {}, &total_m};
inline constexpr listed total_s{{&cha_list, 0x1020000004037, 0xf, 0x3d5e, 0}, {}, &total_s};
inline constexpr listed m_state{{&cha_list, 0x1020000001037, 0xf, 0x3d7a, 0}, {}, &m_state};
inline constexpr listed e_state{{&cha_list, 0x1020000002037, 0xf, 0x3d96, 0}, {}, &e_state};
inline constexpr listed s_state{{&cha_list, 0x1020000004037, 0xf, 0x3db2, 0}, {}, &s_state};
inline constexpr listed local_only{{&cha_list, 0x1020000000037, 0xf, 0x3dce, 0x20}, {}, &local_only};
inline constexpr listed remote_only{{&cha_list, 0x1020000000037, 0xf, 0x3ded, 0x80}, {}, &remote_only};
inline constexpr listed local_m{{&cha_list, 0x1020000001037, 0xf, 0x3e0d, 0x20}, {}, &local_m};
inline constexpr listed local_e{{&cha_list, 0x1020000002037, 0xf, 0x3e29, 0x20}, {}, &local_e};
inline constexpr listed local_s{{&cha_list, 0x1020000004037, 0xf, 0x3e45, 0x20}, {}, &local_s};
inline constexpr listed remote_m{{&cha_list, 0x1020000001037, 0xf, 0x3e61, 0x80}, {}, &remote_m};
inline constexpr listed remote_e{{&cha_list, 0x1020000002037, 0xf, 0x3e7e, 0x80}, {}, &remote_e};
inline constexpr listed remote_s{{&cha_list, 0x1020000004037, 0xf, 0x3e9b, 0x80}, {}, &remote_s};
inline constexpr listed io{{&cha_list, 0x1020000010037, 0xf, 0x445b, 0}, {}, &io};
inline constexpr listed ia{{&cha_list, 0x1020000020037, 0xf, 0x4472, 0}, {}, &ia};
inline constexpr listed io_mesf{{&cha_list, 0x102000001f037, 0xf, 0x5152, 0}, {}, &io_mesf};
inline constexpr listed io_e{{&cha_list, 0x1020000012037, 0xf, 0x516e, 0}, {}, &io_e};
inline constexpr listed io_fs{{&cha_list, 0x102000001c037, 0xf, 0x5187, 0}, {}, &io_fs};
inline constexpr listed io_m{{&cha_list, 0x1020000011037, 0xf, 0x51a1, 0}, {}, &io_m};
}
namespace misc {
inline constexpr listed rfo_hit_s{{&cha_list, 0x1020000008039, 0xf, 0x3eb8, 0}, {}, &rfo_hit_s};
inline constexpr listed rspi_was_fse{{&cha_list, 0x1020000001039, 0xf, 0x3ecf, 0}, {}, &rspi_was_fse};
inline constexpr listed wc_aliasing{{&cha_list, 0x1020000002039, 0xf, 0x3ee9, 0}, {}, &wc_aliasing};
inline constexpr listed cv0_pref_vic{{&cha_list, 0x1020000010039, 0xf, 0x3f02, 0}, {}, &cv0_pref_vic};
inline constexpr listed cv0_pref_miss{{&cha_list, 0x1020000020039, 0xf, 0x3f1c, 0}, {}, &cv0_pref_miss};
}
namespace osb {
inline constexpr listed local_invitoe{{&cha_list, 0x1020000001055, 0xf, 0x126e, 0}, {}, &local_invitoe};
inline constexpr listed local_read{{&cha_list, 0x1020000002055, 0xf, 0x1288, 0}, {}, &local_read};
inline constexpr listed remote_read{{&cha_list, 0x1020000004055, 0xf, 0x129f, 0}, {}, &remote_read};
inline constexpr listed remote_readinvitoe{{&cha_list, 0x1020000008055, 0xf, 0x12b7, 0}, {}, &remote_readinvitoe};
inline constexpr listed rfo_hits_snp_bcast{{&cha_list, 0x1020000010055, 0xf, 0x12d6, 0}, {}, &rfo_hits_snp_bcast};
inline constexpr listed off_pwrheuristic{{&cha_list, 0x1020000020055, 0xf, 0x12f5, 0}, {}, &off_pwrheuristic};
}
namespace pmm_memmode_nm_invitox {
inline constexpr listed setconflict{{&cha_list, 0x1020000004065, 0xf, 0x500a, 0}, {}, &setconflict};
inline constexpr listed remote{{&cha_list, 0x1020000002065, 0xf, 0x5035, 0}, {}, &remote};
inline constexpr listed local{{&cha_list, 0x1020000001065, 0xf, 0x505b, 0}, {}, &local};
}
namespace pmm_memmode_nm_setconflicts {
inline constexpr listed llc{{&cha_list, 0x1020000002064, 0xf, 0x5080, 0}, {}, &llc};
inline constexpr listed tor{{&cha_list, 0x1020000004064, 0xf, 0x50a8, 0}, {}, &tor};
inline constexpr listed sf{{&cha_list, 0x1020000001064, 0xf, 0x50d0, 0}, {}, &sf};
}
namespace pmm_memmode_nm_setconflicts2 {
inline constexpr listed memwrni{{&cha_list, 0x1020000004070, 0xf, 0x4f88, 0}, {}, &memwrni};
inline constexpr listed memwr{{&cha_list, 0x1020000002070, 0xf, 0x4fb5, 0}, {}, &memwr};
inline constexpr listed iodc{{&cha_list, 0x1020000001070, 0xf, 0x4fe0, 0}, {}, &iodc};
}
namespace pmm_qos {
inline constexpr listed slow_insert{{&cha_list, 0x1020000001066, 0xf, 0x40f3, 0}, {}, &slow_insert};
inline constexpr listed ddr4_fast_insert{{&cha_list, 0x1020000002066, 0xf, 0x410f, 0}, {}, &ddr4_fast_insert};
inline constexpr listed throttle{{&cha_list, 0x1020000004066, 0xf, 0x4130, 0}, {}, &throttle};
inline constexpr listed rej_irq{{&cha_list, 0x1020000008066, 0xf, 0x4149, 0}, {}, &rej_irq};
inline constexpr listed throttle_prq{{&cha_list, 0x1020000010066, 0xf, 0x4161, 0}, {}, &throttle_prq};
inline constexpr listed throttle_irq{{&cha_list, 0x1020000020066, 0xf, 0x417e, 0}, {}, &throttle_irq};
inline constexpr listed slowtorq_skip{{&cha_list, 0x1020000040066, 0xf, 0x419b, 0}, {}, &slowtorq_skip};
}
namespace pmm_qos_occupancy {
inline constexpr listed ddr_slow_fifo{{&cha_list, 0x1020000001067, 0xf, 0x41b9, 0}, {}, &ddr_slow_fifo};
inline constexpr listed ddr_fast_fifo{{&cha_list, 0x1020000002067, 0xf, 0x41e1, 0}, {}, &ddr_fast_fifo};
}
namespace read_no_credits {
inline constexpr listed mc0{{&cha_list, 0x1020000001058, 0xf, 0x13a6, 0}, {}, &mc0};
inline constexpr listed mc1{{&cha_list, 0x1020000002058, 0xf, 0x13c2, 0}, {}, &mc1};
inline constexpr listed mc2{{&cha_list, 0x1020000004058, 0xf, 0x13de, 0}, {}, &mc2};
inline constexpr listed mc3{{&cha_list, 0x1020000008058, 0xf, 0x13fa, 0}, {}, &mc3};
inline constexpr listed mc4{{&cha_list, 0x1020000010058, 0xf, 0x1416, 0}, {}, &mc4};
inline constexpr listed mc5{{&cha_list, 0x1020000020058, 0xf, 0x1432, 0}, {}, &mc5};
}
namespace requests {
inline constexpr listed invitoe_local{{&cha_list, 0x20000010050, 0xf, 0, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&cha_list, 0x20000020050, 0xf, 0x1f, 0}, {}, &invitoe_remote};
inline constexpr listed reads_local{{&cha_list, 0x20000001050, 0xf, 0x3f, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&cha_list, 0x20000002050, 0xf, 0x5c, 0}, {}, &reads_remote};
inline constexpr listed writes_local{{&cha_list, 0x20000004050, 0xf, 0x7a, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&cha_list, 0x20000008050, 0xf, 0x98, 0}, {}, &writes_remote};
inline constexpr listed reads{{&cha_list, 0x20000003050, 0xf, 0xb7, 0}, {}, &reads};
inline constexpr listed writes{{&cha_list, 0x2000000c050, 0xf, 0xce, 0}, {}, &writes};
inline constexpr listed invitoe{{&cha_list, 0x1020000030050, 0xf, 0x1155, 0}, {}, &invitoe};
}
namespace rxc_inserts {
inline constexpr listed irq{{&cha_list, 0x1020000001013, 0xf, 0x1cca, 0}, {}, &irq};
inline constexpr listed irq_rej{{&cha_list, 0x1020000002013, 0xf, 0x1ce2, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&cha_list, 0x1020000004013, 0xf, 0x1cfe, 0}, {}, &ipq};
inline constexpr listed prq{{&cha_list, 0x1020000010013, 0xf, 0x1d16, 0}, {}, &prq};
inline constexpr listed prq_rej{{&cha_list, 0x1020000020013, 0xf, 0x1d2e, 0}, {}, &prq_rej};
inline constexpr listed rrq{{&cha_list, 0x1020000040013, 0xf, 0x1d4a, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080013, 0xf, 0x1d62, 0}, {}, &wbq};
}
namespace rxc_ipq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001022, 0xf, 0x21b2, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002022, 0xf, 0x21d5, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004022, 0xf, 0x21f8, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008022, 0xf, 0x221b, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010022, 0xf, 0x223d, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020022, 0xf, 0x2260, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040022, 0xf, 0x2283, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080022, 0xf, 0x22a6, 0}, {}, &iv_non_upi};
}
namespace rxc_ipq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001023, 0xf, 0x22c9, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002023, 0xf, 0x22e6, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004023, 0xf, 0x2301, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008023, 0xf, 0x2324, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010023, 0xf, 0x2346, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020023, 0xf, 0x2365, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040023, 0xf, 0x238b, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080023, 0xf, 0x23ad, 0}, {}, &pa_match};
}
namespace rxc_irq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001018, 0xf, 0x1d7a, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002018, 0xf, 0x1d9d, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004018, 0xf, 0x1dc0, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008018, 0xf, 0x1de3, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010018, 0xf, 0x1e05, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020018, 0xf, 0x1e28, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040018, 0xf, 0x1e4b, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080018, 0xf, 0x1e6e, 0}, {}, &iv_non_upi};
}
namespace rxc_irq1_reject {
inline constexpr listed pa_match{{&cha_list, 0x1020000080019, 0xf, 0x1e91, 0}, {}, &pa_match};
inline constexpr listed any0{{&cha_list, 0x1020000001019, 0xf, 0x1eb2, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002019, 0xf, 0x1ecf, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004019, 0xf, 0x1eea, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008019, 0xf, 0x1f0d, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010019, 0xf, 0x1f2f, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020019, 0xf, 0x1f4e, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040019, 0xf, 0x1f74, 0}, {}, &allow_snp};
}
namespace rxc_ismq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001024, 0xf, 0x23ce, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002024, 0xf, 0x23f2, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004024, 0xf, 0x2416, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008024, 0xf, 0x243a, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010024, 0xf, 0x245d, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020024, 0xf, 0x2481, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040024, 0xf, 0x24a5, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080024, 0xf, 0x24c9, 0}, {}, &iv_non_upi};
}
namespace rxc_ismq0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102c, 0xf, 0x2b8b, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202c, 0xf, 0x2bae, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402c, 0xf, 0x2bd1, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802c, 0xf, 0x2bf4, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002c, 0xf, 0x2c16, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002c, 0xf, 0x2c39, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x102000004002c, 0xf, 0x2c5c, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x102000008002c, 0xf, 0x2c7f, 0}, {}, &iv_non_upi};
}
namespace rxc_ismq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001025, 0xf, 0x24ed, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002025, 0xf, 0x250b, 0}, {}, &ha};
}
namespace rxc_ismq1_retry {
inline constexpr listed any0{{&cha_list, 0x102000000102d, 0xf, 0x2ca2, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x102000000202d, 0xf, 0x2cbf, 0}, {}, &ha};
}
namespace rxc_occupancy {
inline constexpr listed ipq{{&cha_list, 0x1020000004011, 1, 0x1c7c, 0}, {}, &ipq};
inline constexpr listed rrq{{&cha_list, 0x1020000040011, 1, 0x1c96, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080011, 1, 0x1cb0, 0}, {}, &wbq};
}
namespace rxc_other0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102e, 0xf, 0x2cda, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202e, 0xf, 0x2cfe, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402e, 0xf, 0x2d22, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802e, 0xf, 0x2d46, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002e, 0xf, 0x2d69, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002e, 0xf, 0x2d8d, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x102000004002e, 0xf, 0x2db1, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x102000008002e, 0xf, 0x2dd5, 0}, {}, &iv_non_upi};
}
namespace rxc_other1_retry {
inline constexpr listed any0{{&cha_list, 0x102000000102f, 0xf, 0x2df9, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x102000000202f, 0xf, 0x2e17, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x102000000402f, 0xf, 0x2e33, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x102000000802f, 0xf, 0x2e57, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x102000001002f, 0xf, 0x2e7a, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x102000002002f, 0xf, 0x2e9a, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x102000004002f, 0xf, 0x2ec1, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x102000008002f, 0xf, 0x2ee4, 0}, {}, &pa_match};
}
namespace rxc_prq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001020, 0xf, 0x1f96, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002020, 0xf, 0x1fb9, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004020, 0xf, 0x1fdc, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008020, 0xf, 0x1fff, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010020, 0xf, 0x2021, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020020, 0xf, 0x2044, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040020, 0xf, 0x2067, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080020, 0xf, 0x208a, 0}, {}, &iv_non_upi};
}
namespace rxc_prq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001021, 0xf, 0x20ad, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002021, 0xf, 0x20ca, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004021, 0xf, 0x20e5, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008021, 0xf, 0x2108, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010021, 0xf, 0x212a, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020021, 0xf, 0x2149, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040021, 0xf, 0x216f, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080021, 0xf, 0x2191, 0}, {}, &pa_match};
}
namespace rxc_req_q0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x102000000102a, 0xf, 0x295f, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x102000000202a, 0xf, 0x2983, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x102000000402a, 0xf, 0x29a7, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x102000000802a, 0xf, 0x29cb, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x102000001002a, 0xf, 0x29ee, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x102000002002a, 0xf, 0x2a12, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x102000004002a, 0xf, 0x2a36, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x102000008002a, 0xf, 0x2a5a, 0}, {}, &iv_non_upi};
}
namespace rxc_req_q1_retry {
inline constexpr listed any0{{&cha_list, 0x102000000102b, 0xf, 0x2a7e, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x102000000202b, 0xf, 0x2a9c, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x102000000402b, 0xf, 0x2ab8, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x102000000802b, 0xf, 0x2adc, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x102000001002b, 0xf, 0x2aff, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x102000002002b, 0xf, 0x2b1f, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x102000004002b, 0xf, 0x2b46, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x102000008002b, 0xf, 0x2b69, 0}, {}, &pa_match};
}
namespace rxc_rrq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001026, 0xf, 0x2527, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002026, 0xf, 0x254a, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004026, 0xf, 0x256d, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008026, 0xf, 0x2590, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010026, 0xf, 0x25b2, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020026, 0xf, 0x25d5, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040026, 0xf, 0x25f8, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080026, 0xf, 0x261b, 0}, {}, &iv_non_upi};
}
namespace rxc_rrq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001027, 0xf, 0x263e, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002027, 0xf, 0x265b, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004027, 0xf, 0x2676, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008027, 0xf, 0x2699, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010027, 0xf, 0x26bb, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020027, 0xf, 0x26da, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040027, 0xf, 0x2700, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080027, 0xf, 0x2722, 0}, {}, &pa_match};
}
namespace rxc_wbq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x1020000001028, 0xf, 0x2743, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x1020000002028, 0xf, 0x2766, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x1020000004028, 0xf, 0x2789, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x1020000008028, 0xf, 0x27ac, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x1020000010028, 0xf, 0x27ce, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x1020000020028, 0xf, 0x27f1, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x1020000040028, 0xf, 0x2814, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x1020000080028, 0xf, 0x2837, 0}, {}, &iv_non_upi};
}
namespace rxc_wbq1_reject {
inline constexpr listed any0{{&cha_list, 0x1020000001029, 0xf, 0x285a, 0}, {}, &any0};
inline constexpr listed ha{{&cha_list, 0x1020000002029, 0xf, 0x2877, 0}, {}, &ha};
inline constexpr listed llc_victim{{&cha_list, 0x1020000004029, 0xf, 0x2892, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&cha_list, 0x1020000008029, 0xf, 0x28b5, 0}, {}, &sf_victim};
inline constexpr listed victim{{&cha_list, 0x1020000010029, 0xf, 0x28d7, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&cha_list, 0x1020000020029, 0xf, 0x28f6, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x1020000040029, 0xf, 0x291c, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x1020000080029, 0xf, 0x293e, 0}, {}, &pa_match};
}
namespace snoop_resp {
inline constexpr listed rspi{{&cha_list, 0x102000000105c, 0xf, 0x158f, 0}, {}, &rspi};
inline constexpr listed rspifwd{{&cha_list, 0x102000000405c, 0xf, 0x15a7, 0}, {}, &rspifwd};
inline constexpr listed rsps{{&cha_list, 0x102000000205c, 0xf, 0x15c2, 0}, {}, &rsps};
inline constexpr listed rspsfwd{{&cha_list, 0x102000000805c, 0xf, 0x15da, 0}, {}, &rspsfwd};
inline constexpr listed rspwb{{&cha_list, 0x102000001005c, 0xf, 0x15f5, 0}, {}, &rspwb};
inline constexpr listed rspfwdwb{{&cha_list, 0x102000002005c, 0xf, 0x160e, 0}, {}, &rspfwdwb};
inline constexpr listed rspcnflct{{&cha_list, 0x102000004005c, 0xf, 0x162a, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&cha_list, 0x102000008005c, 0xf, 0x1647, 0}, {}, &rspfwd};
}
namespace snoop_resp_local {
inline constexpr listed rspi{{&cha_list, 0x102000000105d, 0xf, 0x1661, 0}, {}, &rspi};
inline constexpr listed rsps{{&cha_list, 0x102000000205d, 0xf, 0x167f, 0}, {}, &rsps};
inline constexpr listed rspifwd{{&cha_list, 0x102000000405d, 0xf, 0x169d, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&cha_list, 0x102000000805d, 0xf, 0x16be, 0}, {}, &rspsfwd};
inline constexpr listed rspwb{{&cha_list, 0x102000001005d, 0xf, 0x16df, 0}, {}, &rspwb};
inline constexpr listed rspfwdwb{{&cha_list, 0x102000002005d, 0xf, 0x16fe, 0}, {}, &rspfwdwb};
inline constexpr listed rspcnflct{{&cha_list, 0x102000004005d, 0xf, 0x1720, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&cha_list, 0x102000008005d, 0xf, 0x1743, 0}, {}, &rspfwd};
}
namespace snoop_rsp_misc {
inline constexpr listed mtoi_rspifwdm{{&cha_list, 0x102000000106b, 0xf, 0x1917, 0}, {}, &mtoi_rspifwdm};
inline constexpr listed mtoi_rspdatam{{&cha_list, 0x102000000206b, 0xf, 0x193c, 0}, {}, &mtoi_rspdatam};
inline constexpr listed rspifwdmptl_hitsf{{&cha_list, 0x102000000406b, 0xf, 0x1961, 0}, {}, &rspifwdmptl_hitsf};
inline constexpr listed rspifwdmptl_hitllc{{&cha_list, 0x102000000806b, 0xf, 0x198a, 0}, {}, &rspifwdmptl_hitllc};
inline constexpr listed pulldataptl_hitsf{{&cha_list, 0x102000001006b, 0xf, 0x19b4, 0}, {}, &pulldataptl_hitsf};
inline constexpr listed pulldataptl_hitllc{{&cha_list, 0x102000002006b, 0xf, 0x19dd, 0}, {}, &pulldataptl_hitllc};
}
namespace snoops_sent {
inline constexpr listed all{{&cha_list, 0x1020000001051, 0xf, 0x116e, 0}, {}, &all};
inline constexpr listed local{{&cha_list, 0x1020000004051, 0xf, 0x1186, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x1020000008051, 0xf, 0x11a0, 0}, {}, &remote};
inline constexpr listed bcst_local{{&cha_list, 0x1020000010051, 0xf, 0x11bb, 0}, {}, &bcst_local};
inline constexpr listed bcst_remote{{&cha_list, 0x1020000020051, 0xf, 0x11da, 0}, {}, &bcst_remote};
inline constexpr listed direct_local{{&cha_list, 0x1020000040051, 0xf, 0x11fa, 0}, {}, &direct_local};
inline constexpr listed direct_remote{{&cha_list, 0x1020000080051, 0xf, 0x121b, 0}, {}, &direct_remote};
}
namespace tor_inserts {
inline constexpr listed ia{{&cha_list, 0x20000001035, 0xf, 0x17a, 0xc001ff}, {}, &ia};
inline constexpr listed ia_hit{{&cha_list, 0x20000001035, 0xf, 0x191, 0xc001fd}, {}, &ia_hit};
inline constexpr listed ia_hit_crd{{&cha_list, 0x20000001035, 0xf, 0x1ac, 0xc80ffd}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_drd{{&cha_list, 0x20000001035, 0xf, 0x1cb, 0xc817fd}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_llcprefrfo{{&cha_list, 0x20000001035, 0xf, 0x1ea, 0xccc7fd}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_hit_rfo{{&cha_list, 0x20000001035, 0xf, 0x210, 0xc807fd}, {}, &ia_hit_rfo};
inline constexpr listed ia_miss{{&cha_list, 0x20000001035, 0xf, 0x22f, 0xc001fe}, {}, &ia_miss};
inline constexpr listed ia_miss_crd{{&cha_list, 0x20000001035, 0xf, 0x24b, 0xc80ffe}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_drd{{&cha_list, 0x20000001035, 0xf, 0x26b, 0xc817fe}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_llcprefrfo{{&cha_list, 0x20000001035, 0xf, 0x28b, 0xccc7fe}, {}, &ia_miss_llcprefrfo};
inline constexpr listed ia_miss_rfo{{&cha_list, 0x20000001035, 0xf, 0x2b2, 0xc807fe}, {}, &ia_miss_rfo};
inline constexpr listed io{{&cha_list, 0x20000004035, 0xf, 0x2d2, 0xc001ff}, {}, &io};
inline constexpr listed io_hit{{&cha_list, 0x20000004035, 0xf, 0x2e9, 0xc001fd}, {}, &io_hit};
inline constexpr listed io_miss{{&cha_list, 0x20000004035, 0xf, 0x304, 0xc001fe}, {}, &io_miss};
inline constexpr listed io_miss_itom{{&cha_list, 0x20000004035, 0xf, 0x320, 0xcc43fe}, {}, &io_miss_itom};
inline constexpr listed io_miss_rfo{{&cha_list, 0x20000004035, 0xf, 0x341, 0xc803fe}, {}, &io_miss_rfo};
inline constexpr listed ia_hit_crd_pref{{&cha_list, 0x20000001035, 0xf, 0x361, 0xc88ffd}, {}, &ia_hit_crd_pref};
inline constexpr listed ia_hit_drd_pref{{&cha_list, 0x20000001035, 0xf, 0x385, 0xc897fd}, {}, &ia_hit_drd_pref};
inline constexpr listed ia_hit_rfo_pref{{&cha_list, 0x20000001035, 0xf, 0x3a9, 0xc887fd}, {}, &ia_hit_rfo_pref};
inline constexpr listed ia_miss_crd_pref{{&cha_list, 0x20000001035, 0xf, 0x3cd, 0xc88ffe}, {}, &ia_miss_crd_pref};
inline constexpr listed ia_miss_drd_pref{{&cha_list, 0x20000001035, 0xf, 0x3f2, 0xc897fe}, {}, &ia_miss_drd_pref};
inline constexpr listed ia_miss_rfo_pref{{&cha_list, 0x20000001035, 0xf, 0x417, 0xc887fe}, {}, &ia_miss_rfo_pref};
inline constexpr listed io_hit_itom{{&cha_list, 0x20000004035, 0xf, 0x43c, 0xcc43fd}, {}, &io_hit_itom};
inline constexpr listed io_hit_rfo{{&cha_list, 0x20000004035, 0xf, 0x45c, 0xc803fd}, {}, &io_hit_rfo};
inline constexpr listed io_rfo{{&cha_list, 0x20000004035, 0xf, 0x47b, 0xc803ff}, {}, &io_rfo};
inline constexpr listed io_itom{{&cha_list, 0x20000004035, 0xf, 0x496, 0xcc43ff}, {}, &io_itom};
inline constexpr listed ia_rfo_pref{{&cha_list, 0x20000001035, 0xf, 0x4b2, 0xc887ff}, {}, &ia_rfo_pref};
inline constexpr listed ia_rfo{{&cha_list, 0x20000001035, 0xf, 0x4d2, 0xc807ff}, {}, &ia_rfo};
inline constexpr listed ia_llcprefrfo{{&cha_list, 0x20000001035, 0xf, 0x4ed, 0xccc7ff}, {}, &ia_llcprefrfo};
inline constexpr listed ia_drd{{&cha_list, 0x20000001035, 0xf, 0x50f, 0xc817ff}, {}, &ia_drd};
inline constexpr listed ia_drd_pref{{&cha_list, 0x20000001035, 0xf, 0x52a, 0xc897ff}, {}, &ia_drd_pref};
inline constexpr listed ia_crd{{&cha_list, 0x20000001035, 0xf, 0x54a, 0xc80fff}, {}, &ia_crd};
inline constexpr listed ia_miss_drd_local{{&cha_list, 0x20000001035, 0xf, 0x565, 0xc816fe}, {}, &ia_miss_drd_local};
inline constexpr listed ia_miss_drd_remote{{&cha_list, 0x20000001035, 0xf, 0x58b, 0xc8177e}, {}, &ia_miss_drd_remote};
inline constexpr listed ia_miss_drd_pref_local{{&cha_list, 0x20000001035, 0xf, 0x5b2, 0xc896fe}, {}, &ia_miss_drd_pref_local};
inline constexpr listed ia_miss_drd_pref_remote{{&cha_list, 0x20000001035, 0xf, 0x5dd, 0xc8977e}, {}, &ia_miss_drd_pref_remote};
inline constexpr listed ia_miss_rfo_local{{&cha_list, 0x20000001035, 0xf, 0x609, 0xc806fe}, {}, &ia_miss_rfo_local};
inline constexpr listed ia_miss_rfo_remote{{&cha_list, 0x20000001035, 0xf, 0x62f, 0xc8077e}, {}, &ia_miss_rfo_remote};
inline constexpr listed ia_miss_rfo_pref_local{{&cha_list, 0x20000001035, 0xf, 0x656, 0xc886fe}, {}, &ia_miss_rfo_pref_local};
inline constexpr listed ia_miss_rfo_pref_remote{{&cha_list, 0x20000001035, 0xf, 0x681, 0xc8877e}, {}, &ia_miss_rfo_pref_remote};
inline constexpr listed ia_clflush{{&cha_list, 0x20000001035, 0xf, 0x6ad, 0xc8c7ff}, {}, &ia_clflush};
inline constexpr listed ia_specitom{{&cha_list, 0x20000001035, 0xf, 0x6cc, 0xcc57ff}, {}, &ia_specitom};
inline constexpr listed ia_miss_drd_pmm{{&cha_list, 0x20000001035, 0xf, 0xbbb, 0xc8178a}, {}, &ia_miss_drd_pmm};
inline constexpr listed ia_miss_drd_ddr{{&cha_list, 0x20000001035, 0xf, 0xbdf, 0xc81786}, {}, &ia_miss_drd_ddr};
inline constexpr listed io_hit_itomcachenear{{&cha_list, 0x20000004035, 0xf, 0xc03, 0xcd43fd}, {}, &io_hit_itomcachenear};
inline constexpr listed io_miss_itomcachenear{{&cha_list, 0x20000004035, 0xf, 0xc2c, 0xcd43fe}, {}, &io_miss_itomcachenear};
inline constexpr listed io_hit_pcirdcur{{&cha_list, 0x20000004035, 0xf, 0xca2, 0xc8f3fd}, {}, &io_hit_pcirdcur};
inline constexpr listed io_miss_pcirdcur{{&cha_list, 0x20000004035, 0xf, 0xcc6, 0xc8f3fe}, {}, &io_miss_pcirdcur};
inline constexpr listed io_pcirdcur{{&cha_list, 0x20000004035, 0xf, 0xceb, 0xc8f3ff}, {}, &io_pcirdcur};
inline constexpr listed ia_llcprefdata{{&cha_list, 0x20000001035, 0xf, 0xd7a, 0xccd7ff}, {}, &ia_llcprefdata};
inline constexpr listed ia_miss_llcprefdata{{&cha_list, 0x20000001035, 0xf, 0xd9d, 0xccd7fe}, {}, &ia_miss_llcprefdata};
inline constexpr listed io_itomcachenear{{&cha_list, 0x20000004035, 0xf, 0xe14, 0xcd43ff}, {}, &io_itomcachenear};
inline constexpr listed ia_miss_drd_local_pmm{{&cha_list, 0x20000001035, 0xf, 0xe39, 0xc8168a}, {}, &ia_miss_drd_local_pmm};
inline constexpr listed ia_miss_drd_remote_pmm{{&cha_list, 0x20000001035, 0xf, 0xe63, 0xc8170a}, {}, &ia_miss_drd_remote_pmm};
inline constexpr listed ia_miss_drd_local_ddr{{&cha_list, 0x20000001035, 0xf, 0xe8e, 0xc81686}, {}, &ia_miss_drd_local_ddr};
inline constexpr listed ia_miss_drd_remote_ddr{{&cha_list, 0x20000001035, 0xf, 0xeb8, 0xc81706}, {}, &ia_miss_drd_remote_ddr};
inline constexpr listed io_wbmtoi{{&cha_list, 0x20000004035, 0xf, 0xee3, 0xcc23ff}, {}, &io_wbmtoi};
inline constexpr listed io_clflush{{&cha_list, 0x20000004035, 0xf, 0xf01, 0xc8c3ff}, {}, &io_clflush};
inline constexpr listed io_pcirdcur_local{{&cha_list, 0x20000004035, 0xf, 0x106c, 0xc8f2ff}, {}, &io_pcirdcur_local};
inline constexpr listed io_pcirdcur_remote{{&cha_list, 0x20000004035, 0xf, 0x1092, 0xc8f37f}, {}, &io_pcirdcur_remote};
inline constexpr listed io_itom_remote{{&cha_list, 0x20000004035, 0xf, 0x10b9, 0xcc437f}, {}, &io_itom_remote};
inline constexpr listed io_itom_local{{&cha_list, 0x20000004035, 0xf, 0x10dc, 0xcc42ff}, {}, &io_itom_local};
inline constexpr listed io_itomcachenear_remote{{&cha_list, 0x20000004035, 0xf, 0x10fe, 0xcd437f}, {}, &io_itomcachenear_remote};
inline constexpr listed io_itomcachenear_local{{&cha_list, 0x20000004035, 0xf, 0x112a, 0xcd42ff}, {}, &io_itomcachenear_local};
inline constexpr listed snps_from_rem{{&cha_list, 0x1020000008035, 0xf, 0x33e4, 0xc001ff}, {}, &snps_from_rem};
inline constexpr listed all{{&cha_list, 0x10200000ff035, 0xf, 0x3406, 0xc001ff}, {}, &all};
inline constexpr listed irq_ia{{&cha_list, 0x1020000001035, 0xf, 0x341e, 0}, {}, &irq_ia};
inline constexpr listed evict{{&cha_list, 0x1020000002035, 0xf, 0x3439, 0}, {}, &evict};
inline constexpr listed prq_iosf{{&cha_list, 0x1020000004035, 0xf, 0x3453, 0}, {}, &prq_iosf};
inline constexpr listed ipq{{&cha_list, 0x1020000008035, 0xf, 0x3470, 0}, {}, &ipq};
inline constexpr listed irq_non_ia{{&cha_list, 0x1020000010035, 0xf, 0x3488, 0}, {}, &irq_non_ia};
inline constexpr listed prq_non_iosf{{&cha_list, 0x1020000020035, 0xf, 0x34a7, 0}, {}, &prq_non_iosf};
inline constexpr listed rrq{{&cha_list, 0x1020000040035, 0xf, 0x34c8, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080035, 0xf, 0x34e0, 0}, {}, &wbq};
inline constexpr listed loc_io{{&cha_list, 0x1020000004035, 0xf, 0x34f8, 0xc000ff}, {}, &loc_io};
inline constexpr listed loc_ia{{&cha_list, 0x1020000001035, 0xf, 0x3513, 0xc000ff}, {}, &loc_ia};
inline constexpr listed loc_all{{&cha_list, 0x1020000005035, 0xf, 0x352e, 0xc000ff}, {}, &loc_all};
inline constexpr listed rem_snps{{&cha_list, 0x1020000008035, 0xf, 0x354a, 0xc001ff}, {}, &rem_snps};
inline constexpr listed rem_all{{&cha_list, 0x10200000c8035, 0xf, 0x3567, 0xc001ff}, {}, &rem_all};
inline constexpr listed hit{{&cha_list, 0x1020000000035, 0xf, 0x3583, 1}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x1020000000035, 0xf, 0x359b, 2}, {}, &miss};
inline constexpr listed mmcfg{{&cha_list, 0x1020000000035, 0xf, 0x35b4, 0x20}, {}, &mmcfg};
inline constexpr listed mmio{{&cha_list, 0x1020000000035, 0xf, 0x35ce, 0x40}, {}, &mmio};
inline constexpr listed local_tgt{{&cha_list, 0x1020000000035, 0xf, 0x35e7, 0x80}, {}, &local_tgt};
inline constexpr listed remote_tgt{{&cha_list, 0x1020000000035, 0xf, 0x3605, 0x100}, {}, &remote_tgt};
inline constexpr listed match_opc{{&cha_list, 0x1020000000035, 0xf, 0x3624, 0x200}, {}, &match_opc};
inline constexpr listed premorph_opc{{&cha_list, 0x1020000000035, 0xf, 0x3642, 0x400}, {}, &premorph_opc};
inline constexpr listed nearmem{{&cha_list, 0x1020000000035, 0xf, 0x3663, 0x400000}, {}, &nearmem};
inline constexpr listed not_nearmem{{&cha_list, 0x1020000000035, 0xf, 0x367f, 0x800000}, {}, &not_nearmem};
inline constexpr listed noncoh{{&cha_list, 0x1020000000035, 0xf, 0x369f, 0x1000000}, {}, &noncoh};
inline constexpr listed isoc{{&cha_list, 0x1020000000035, 0xf, 0x36ba, 0x2000000}, {}, &isoc};
inline constexpr listed ia_hit_drd_opt{{&cha_list, 0x1020000001035, 0xf, 0x36d3, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&cha_list, 0x1020000001035, 0xf, 0x36f6, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_miss_drd_opt{{&cha_list, 0x1020000001035, 0xf, 0x371e, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&cha_list, 0x1020000001035, 0xf, 0x3742, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
inline constexpr listed ia_drd_opt{{&cha_list, 0x1020000001035, 0xf, 0x376b, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_drd_opt_pref{{&cha_list, 0x1020000001035, 0xf, 0x378a, 0xc8a7ff}, {}, &ia_drd_opt_pref};
inline constexpr listed ia_crd_pref{{&cha_list, 0x1020000001035, 0xf, 0x37ae, 0xc88fff}, {}, &ia_crd_pref};
inline constexpr listed ia_clflushopt{{&cha_list, 0x1020000001035, 0xf, 0x37ce, 0xc8d7ff}, {}, &ia_clflushopt};
inline constexpr listed ia_itom{{&cha_list, 0x1020000001035, 0xf, 0x37f0, 0xcc47ff}, {}, &ia_itom};
inline constexpr listed ia_miss_drdpte{{&cha_list, 0x1020000001035, 0xf, 0x3f37, 0xc837fe}, {}, &ia_miss_drdpte};
inline constexpr listed ia_hit_drdpte{{&cha_list, 0x1020000001035, 0xf, 0x3f5a, 0xc837fd}, {}, &ia_hit_drdpte};
inline constexpr listed ia_drdpte{{&cha_list, 0x1020000001035, 0xf, 0x3f7c, 0xc837ff}, {}, &ia_drdpte};
inline constexpr listed ia_wbeftoe{{&cha_list, 0x1020000001035, 0xf, 0x3f9a, 0xcc3fff}, {}, &ia_wbeftoe};
inline constexpr listed ia_hit_llcprefcode{{&cha_list, 0x1020000001035, 0xf, 0x3fb9, 0xcccffd}, {}, &ia_hit_llcprefcode};
inline constexpr listed ia_hit_llcprefdata{{&cha_list, 0x1020000001035, 0xf, 0x3fe0, 0xccd7fd}, {}, &ia_hit_llcprefdata};
inline constexpr listed ia_miss_llcprefcode{{&cha_list, 0x1020000001035, 0xf, 0x4007, 0xcccffe}, {}, &ia_miss_llcprefcode};
inline constexpr listed ia_llcprefcode{{&cha_list, 0x1020000001035, 0xf, 0x40ab, 0xcccfff}, {}, &ia_llcprefcode};
inline constexpr listed ia_miss_drd_pref_pmm{{&cha_list, 0x1020000001035, 0xf, 0x4489, 0xc8978a}, {}, &ia_miss_drd_pref_pmm};
inline constexpr listed ia_miss_drd_pref_local_pmm{{&cha_list, 0x1020000001035, 0xf, 0x44b2, 0xc8968a}, {}, &ia_miss_drd_pref_local_pmm};
inline constexpr listed ia_miss_drd_pref_remote_pmm{{&cha_list, 0x1020000001035, 0xf, 0x44e1, 0xc8970a}, {}, &ia_miss_drd_pref_remote_pmm};
inline constexpr listed ia_miss_drd_pref_ddr{{&cha_list, 0x1020000001035, 0xf, 0x4511, 0xc89786}, {}, &ia_miss_drd_pref_ddr};
inline constexpr listed ia_miss_drd_pref_local_ddr{{&cha_list, 0x1020000001035, 0xf, 0x453a, 0xc89686}, {}, &ia_miss_drd_pref_local_ddr};
inline constexpr listed ia_miss_drd_pref_remote_ddr{{&cha_list, 0x1020000001035, 0xf, 0x4569, 0xc89706}, {}, &ia_miss_drd_pref_remote_ddr};
inline constexpr listed ia_miss_crd_local{{&cha_list, 0x1020000001035, 0xf, 0x4599, 0xc80efe}, {}, &ia_miss_crd_local};
inline constexpr listed ia_miss_crd_remote{{&cha_list, 0x1020000001035, 0xf, 0x45bf, 0xc80f7e}, {}, &ia_miss_crd_remote};
inline constexpr listed ia_miss_crd_pref_local{{&cha_list, 0x1020000001035, 0xf, 0x45e6, 0xc88efe}, {}, &ia_miss_crd_pref_local};
inline constexpr listed ia_miss_crd_pref_remote{{&cha_list, 0x1020000001035, 0xf, 0x4611, 0xc88f7e}, {}, &ia_miss_crd_pref_remote};
inline constexpr listed ia_itomcachenear{{&cha_list, 0x1020000001035, 0xf, 0x463d, 0xcd47ff}, {}, &ia_itomcachenear};
inline constexpr listed ia_wbmtoi{{&cha_list, 0x1020000001035, 0xf, 0x4662, 0xcc27ff}, {}, &ia_wbmtoi};
inline constexpr listed ia_hit_itom{{&cha_list, 0x1020000001035, 0xf, 0x4680, 0xcc47fd}, {}, &ia_hit_itom};
inline constexpr listed ia_miss_itom{{&cha_list, 0x1020000001035, 0xf, 0x46a0, 0xcc47fe}, {}, &ia_miss_itom};
inline constexpr listed ia_miss_ucrdf{{&cha_list, 0x1020000001035, 0xf, 0x46c1, 0xc877de}, {}, &ia_miss_ucrdf};
inline constexpr listed ia_miss_wil{{&cha_list, 0x1020000001035, 0xf, 0x46e3, 0xc87fde}, {}, &ia_miss_wil};
inline constexpr listed ia_wcilf{{&cha_list, 0x1020000001035, 0xf, 0x4703, 0xc867ff}, {}, &ia_wcilf};
inline constexpr listed ia_miss_wcilf{{&cha_list, 0x1020000001035, 0xf, 0x4720, 0xc867fe}, {}, &ia_miss_wcilf};
inline constexpr listed ia_miss_wcilf_pmm{{&cha_list, 0x1020000001035, 0xf, 0x4742, 0xc8678a}, {}, &ia_miss_wcilf_pmm};
inline constexpr listed ia_miss_local_wcilf_pmm{{&cha_list, 0x1020000001035, 0xf, 0x4768, 0xc8668a}, {}, &ia_miss_local_wcilf_pmm};
inline constexpr listed ia_miss_remote_wcilf_pmm{{&cha_list, 0x1020000001035, 0xf, 0x4794, 0xc8670a}, {}, &ia_miss_remote_wcilf_pmm};
inline constexpr listed ia_miss_wcilf_ddr{{&cha_list, 0x1020000001035, 0xf, 0x47c1, 0xc86786}, {}, &ia_miss_wcilf_ddr};
inline constexpr listed ia_miss_local_wcilf_ddr{{&cha_list, 0x1020000001035, 0xf, 0x47e7, 0xc86686}, {}, &ia_miss_local_wcilf_ddr};
inline constexpr listed ia_miss_remote_wcilf_ddr{{&cha_list, 0x1020000001035, 0xf, 0x4813, 0xc86706}, {}, &ia_miss_remote_wcilf_ddr};
inline constexpr listed ia_wcil{{&cha_list, 0x1020000001035, 0xf, 0x4840, 0xc86fff}, {}, &ia_wcil};
inline constexpr listed ia_miss_wcil{{&cha_list, 0x1020000001035, 0xf, 0x485c, 0xc86ffe}, {}, &ia_miss_wcil};
inline constexpr listed ia_miss_wcil_pmm{{&cha_list, 0x1020000001035, 0xf, 0x487d, 0xc86f8a}, {}, &ia_miss_wcil_pmm};
inline constexpr listed ia_miss_local_wcil_pmm{{&cha_list, 0x1020000001035, 0xf, 0x48a2, 0xc86e8a}, {}, &ia_miss_local_wcil_pmm};
inline constexpr listed ia_miss_remote_wcil_pmm{{&cha_list, 0x1020000001035, 0xf, 0x48cd, 0xc86f0a}, {}, &ia_miss_remote_wcil_pmm};
inline constexpr listed ia_miss_wcil_ddr{{&cha_list, 0x1020000001035, 0xf, 0x48f9, 0xc86f86}, {}, &ia_miss_wcil_ddr};
inline constexpr listed ia_miss_local_wcil_ddr{{&cha_list, 0x1020000001035, 0xf, 0x491e, 0xc86e86}, {}, &ia_miss_local_wcil_ddr};
inline constexpr listed ia_miss_remote_wcil_ddr{{&cha_list, 0x1020000001035, 0xf, 0x4949, 0xc86f06}, {}, &ia_miss_remote_wcil_ddr};
inline constexpr listed pmm{{&cha_list, 0x1020000000035, 0xf, 0x4f3e, 8}, {}, &pmm};
inline constexpr listed ddr{{&cha_list, 0x1020000000035, 0xf, 0x4f70, 4}, {}, &ddr};
inline constexpr listed ia_wbmtoe{{&cha_list, 0x1020000001035, 0xf, 0x50f7, 0xcc2fff}, {}, &ia_wbmtoe};
inline constexpr listed ia_wbeftoi{{&cha_list, 0x1020000001035, 0xf, 0x5115, 0xcc37ff}, {}, &ia_wbeftoi};
inline constexpr listed ia_wbstoi{{&cha_list, 0x1020000001035, 0xf, 0x5134, 0xcc67ff}, {}, &ia_wbstoi};
inline constexpr listed ia_miss_drd_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x52ca, 0x10c81782}, {}, &ia_miss_drd_cxl_acc};
inline constexpr listed ia_miss_rfo_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x52f2, 0x10c80782}, {}, &ia_miss_rfo_cxl_acc};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x531a, 0x10c88782}, {}, &ia_miss_llcprefrfo_cxl_acc};
inline constexpr listed ia_miss_rfo_pref_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x5349, 0x10ccc782}, {}, &ia_miss_rfo_pref_cxl_acc};
inline constexpr listed ia_miss_drd_pref_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x5376, 0x10c89782}, {}, &ia_miss_drd_pref_cxl_acc};
inline constexpr listed ia_miss_llcprefdata_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x53a3, 0x10ccd782}, {}, &ia_miss_llcprefdata_cxl_acc};
inline constexpr listed ia_miss_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x5494, 0x10c00182}, {}, &ia_miss_cxl_acc};
inline constexpr listed ia_hit_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x54b8, 0x10c00181}, {}, &ia_hit_cxl_acc};
inline constexpr listed ia_miss_rfomorph_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x55e5, 0x10c80382}, {}, &ia_miss_rfomorph_cxl_acc};
inline constexpr listed ia_miss_crdmorph_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x5612, 0x10c80b82}, {}, &ia_miss_crdmorph_cxl_acc};
inline constexpr listed ia_miss_drdmorph_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x563f, 0x10c81382}, {}, &ia_miss_drdmorph_cxl_acc};
inline constexpr listed ia_miss_llcprefcode_cxl_acc{{&cha_list, 0x1020000001035, 0xf, 0x566c, 0x10cccf82}, {}, &ia_miss_llcprefcode_cxl_acc};
inline constexpr listed ia_miss_drd_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x569c, 0x10c81682}, {}, &ia_miss_drd_cxl_acc_local};
inline constexpr listed ia_miss_drd_pref_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x56ca, 0x10c89682}, {}, &ia_miss_drd_pref_cxl_acc_local};
inline constexpr listed ia_miss_drd_opt_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x56fd, 0x10c82682}, {}, &ia_miss_drd_opt_cxl_acc_local};
inline constexpr listed ia_miss_drd_opt_pref_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x572f, 0x10c8a682}, {}, &ia_miss_drd_opt_pref_cxl_acc_local};
inline constexpr listed ia_miss_llcprefdata_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x5766, 0x10ccd682}, {}, &ia_miss_llcprefdata_cxl_acc_local};
inline constexpr listed ia_miss_rfo_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x579c, 0x10c80682}, {}, &ia_miss_rfo_cxl_acc_local};
inline constexpr listed ia_miss_rfo_pref_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x57ca, 0x10ccc682}, {}, &ia_miss_rfo_pref_cxl_acc_local};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x57fd, 0x10c88682}, {}, &ia_miss_llcprefrfo_cxl_acc_local};
inline constexpr listed ia_miss_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x5832, 0x10c00082}, {}, &ia_miss_cxl_acc_local};
inline constexpr listed ia_hit_cxl_acc_local{{&cha_list, 0x1020000001035, 0xf, 0x585c, 0x10c00081}, {}, &ia_hit_cxl_acc_local};
}
namespace tor_occupancy {
inline constexpr listed ia{{&cha_list, 0x20000001036, 1, 0x6ec, 0xc001ff}, {}, &ia};
inline constexpr listed ia_hit{{&cha_list, 0x20000001036, 1, 0x705, 0xc001fd}, {}, &ia_hit};
inline constexpr listed ia_hit_crd{{&cha_list, 0x20000001036, 1, 0x722, 0xc80ffd}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_drd{{&cha_list, 0x20000001036, 1, 0x743, 0xc817fd}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_llcprefrfo{{&cha_list, 0x20000001036, 1, 0x764, 0xccc7fd}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_hit_rfo{{&cha_list, 0x20000001036, 1, 0x78c, 0xc807fd}, {}, &ia_hit_rfo};
inline constexpr listed ia_miss{{&cha_list, 0x20000001036, 1, 0x7ad, 0xc001fe}, {}, &ia_miss};
inline constexpr listed ia_miss_crd{{&cha_list, 0x20000001036, 1, 0x7cb, 0xc80ffe}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_drd{{&cha_list, 0x20000001036, 1, 0x7ed, 0xc817fe}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_llcprefrfo{{&cha_list, 0x20000001036, 1, 0x80f, 0xccc7fe}, {}, &ia_miss_llcprefrfo};
inline constexpr listed ia_miss_rfo{{&cha_list, 0x20000001036, 1, 0x838, 0xc807fe}, {}, &ia_miss_rfo};
inline constexpr listed io{{&cha_list, 0x20000004036, 1, 0x85a, 0xc001ff}, {}, &io};
inline constexpr listed io_hit{{&cha_list, 0x20000004036, 1, 0x873, 0xc001fd}, {}, &io_hit};
inline constexpr listed io_miss{{&cha_list, 0x20000004036, 1, 0x890, 0xc001fe}, {}, &io_miss};
inline constexpr listed io_miss_itom{{&cha_list, 0x20000004036, 1, 0x8ae, 0xcc43fe}, {}, &io_miss_itom};
inline constexpr listed ia_hit_crd_pref{{&cha_list, 0x20000001036, 1, 0x8d1, 0xc88ffd}, {}, &ia_hit_crd_pref};
inline constexpr listed ia_hit_drd_pref{{&cha_list, 0x20000001036, 1, 0x8f7, 0xc897fd}, {}, &ia_hit_drd_pref};
inline constexpr listed ia_hit_rfo_pref{{&cha_list, 0x20000001036, 1, 0x91d, 0xc887fd}, {}, &ia_hit_rfo_pref};
inline constexpr listed ia_miss_drd_pref{{&cha_list, 0x20000001036, 1, 0x943, 0xc897fe}, {}, &ia_miss_drd_pref};
inline constexpr listed ia_miss_rfo_pref{{&cha_list, 0x20000001036, 1, 0x96a, 0xc887fe}, {}, &ia_miss_rfo_pref};
inline constexpr listed io_hit_itom{{&cha_list, 0x20000004036, 1, 0x991, 0xcc43fd}, {}, &io_hit_itom};
inline constexpr listed io_itom{{&cha_list, 0x20000004036, 1, 0x9b3, 0xcc43ff}, {}, &io_itom};
inline constexpr listed ia_rfo{{&cha_list, 0x20000001036, 1, 0x9d1, 0xc807ff}, {}, &ia_rfo};
inline constexpr listed ia_rfo_pref{{&cha_list, 0x20000001036, 1, 0x9ee, 0xc887ff}, {}, &ia_rfo_pref};
inline constexpr listed ia_llcprefrfo{{&cha_list, 0x20000001036, 1, 0xa10, 0xccc7ff}, {}, &ia_llcprefrfo};
inline constexpr listed ia_drd{{&cha_list, 0x20000001036, 1, 0xa34, 0xc817ff}, {}, &ia_drd};
inline constexpr listed ia_crd{{&cha_list, 0x20000001036, 1, 0xa51, 0xc80fff}, {}, &ia_crd};
inline constexpr listed ia_drd_pref{{&cha_list, 0x20000001036, 1, 0xa6e, 0xc897ff}, {}, &ia_drd_pref};
inline constexpr listed ia_miss_drd_local{{&cha_list, 0x20000001036, 1, 0xa90, 0xc816fe}, {}, &ia_miss_drd_local};
inline constexpr listed ia_miss_drd_remote{{&cha_list, 0x20000001036, 1, 0xab8, 0xc8177e}, {}, &ia_miss_drd_remote};
inline constexpr listed ia_miss_drd_pref_remote{{&cha_list, 0x20000001036, 1, 0xae1, 0xc8977e}, {}, &ia_miss_drd_pref_remote};
inline constexpr listed ia_miss_rfo_local{{&cha_list, 0x20000001036, 1, 0xb0f, 0xc806fe}, {}, &ia_miss_rfo_local};
inline constexpr listed ia_miss_rfo_remote{{&cha_list, 0x20000001036, 1, 0xb37, 0xc8077e}, {}, &ia_miss_rfo_remote};
inline constexpr listed ia_miss_rfo_pref_local{{&cha_list, 0x20000001036, 1, 0xb60, 0xc886fe}, {}, &ia_miss_rfo_pref_local};
inline constexpr listed ia_miss_rfo_pref_remote{{&cha_list, 0x20000001036, 1, 0xb8d, 0xc8877e}, {}, &ia_miss_rfo_pref_remote};
inline constexpr listed ia_miss_drd_ddr{{&cha_list, 0x20000001036, 1, 0xc56, 0xc81786}, {}, &ia_miss_drd_ddr};
inline constexpr listed ia_miss_drd_pmm{{&cha_list, 0x20000001036, 1, 0xc7c, 0xc8178a}, {}, &ia_miss_drd_pmm};
inline constexpr listed io_hit_pcirdcur{{&cha_list, 0x20000004036, 1, 0xd0b, 0xc8f3fd}, {}, &io_hit_pcirdcur};
inline constexpr listed io_miss_pcirdcur{{&cha_list, 0x20000004036, 1, 0xd31, 0xc8f3fe}, {}, &io_miss_pcirdcur};
inline constexpr listed io_pcirdcur{{&cha_list, 0x20000004036, 1, 0xd58, 0xc8f3ff}, {}, &io_pcirdcur};
inline constexpr listed ia_llcprefdata{{&cha_list, 0x20000001036, 1, 0xdc5, 0xccd7ff}, {}, &ia_llcprefdata};
inline constexpr listed ia_miss_llcprefdata{{&cha_list, 0x20000001036, 1, 0xdea, 0xccd7fe}, {}, &ia_miss_llcprefdata};
inline constexpr listed ia_miss_drd_local_pmm{{&cha_list, 0x20000001036, 1, 0xf20, 0xc8168a}, {}, &ia_miss_drd_local_pmm};
inline constexpr listed ia_miss_drd_remote_pmm{{&cha_list, 0x20000001036, 1, 0xf4c, 0xc8170a}, {}, &ia_miss_drd_remote_pmm};
inline constexpr listed ia_miss_drd_local_ddr{{&cha_list, 0x20000001036, 1, 0xf79, 0xc81686}, {}, &ia_miss_drd_local_ddr};
inline constexpr listed ia_miss_drd_remote_ddr{{&cha_list, 0x20000001036, 1, 0xfa5, 0xc81706}, {}, &ia_miss_drd_remote_ddr};
inline constexpr listed ia_clflush{{&cha_list, 0x20000001036, 1, 0xfd2, 0xc8c7ff}, {}, &ia_clflush};
inline constexpr listed ia_specitom{{&cha_list, 0x20000001036, 1, 0xff3, 0xcc57ff}, {}, &ia_specitom};
inline constexpr listed io_hit_itomcachenear{{&cha_list, 0x20000004036, 1, 0x1015, 0xcd43fd}, {}, &io_hit_itomcachenear};
inline constexpr listed io_miss_itomcachenear{{&cha_list, 0x20000004036, 1, 0x1040, 0xcd43fe}, {}, &io_miss_itomcachenear};
inline constexpr listed snps_from_rem{{&cha_list, 0x1020000008036, 1, 0x380c, 0xc001ff}, {}, &snps_from_rem};
inline constexpr listed all{{&cha_list, 0x10200000ff036, 1, 0x3830, 0xc001ff}, {}, &all};
inline constexpr listed io_miss_rfo{{&cha_list, 0x1020000004036, 1, 0x384a, 0xc803fe}, {}, &io_miss_rfo};
inline constexpr listed irq_ia{{&cha_list, 0x1020000001036, 1, 0x386c, 0}, {}, &irq_ia};
inline constexpr listed evict{{&cha_list, 0x1020000002036, 1, 0x3889, 0}, {}, &evict};
inline constexpr listed prq{{&cha_list, 0x1020000004036, 1, 0x38a5, 0}, {}, &prq};
inline constexpr listed ipq{{&cha_list, 0x1020000008036, 1, 0x38bf, 0}, {}, &ipq};
inline constexpr listed irq_non_ia{{&cha_list, 0x1020000010036, 1, 0x38d9, 0}, {}, &irq_non_ia};
inline constexpr listed prq_non_iosf{{&cha_list, 0x1020000020036, 1, 0x38fa, 0}, {}, &prq_non_iosf};
inline constexpr listed rrq{{&cha_list, 0x1020000040036, 1, 0x391d, 0}, {}, &rrq};
inline constexpr listed wbq{{&cha_list, 0x1020000080036, 1, 0x3937, 0}, {}, &wbq};
inline constexpr listed loc_io{{&cha_list, 0x1020000004036, 1, 0x3951, 0xc000ff}, {}, &loc_io};
inline constexpr listed loc_ia{{&cha_list, 0x1020000001036, 1, 0x396e, 0xc000ff}, {}, &loc_ia};
inline constexpr listed loc_all{{&cha_list, 0x1020000005036, 1, 0x398b, 0xc000ff}, {}, &loc_all};
inline constexpr listed rem_snps{{&cha_list, 0x1020000008036, 1, 0x39a9, 0xc001ff}, {}, &rem_snps};
inline constexpr listed rem_all{{&cha_list, 0x10200000c8036, 1, 0x39c8, 0xc001ff}, {}, &rem_all};
inline constexpr listed hit{{&cha_list, 0x1020000000036, 1, 0x39e6, 1}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x1020000000036, 1, 0x3a00, 2}, {}, &miss};
inline constexpr listed mmcfg{{&cha_list, 0x1020000000036, 1, 0x3a1b, 0x20}, {}, &mmcfg};
inline constexpr listed mmio{{&cha_list, 0x1020000000036, 1, 0x3a37, 0x40}, {}, &mmio};
inline constexpr listed local_tgt{{&cha_list, 0x1020000000036, 1, 0x3a52, 0x80}, {}, &local_tgt};
inline constexpr listed remote_tgt{{&cha_list, 0x1020000000036, 1, 0x3a72, 0x100}, {}, &remote_tgt};
inline constexpr listed match_opc{{&cha_list, 0x1020000000036, 1, 0x3a93, 0x200}, {}, &match_opc};
inline constexpr listed premorph_opc{{&cha_list, 0x1020000000036, 1, 0x3ab3, 0x400}, {}, &premorph_opc};
inline constexpr listed nearmem{{&cha_list, 0x1020000000036, 1, 0x3ad6, 0x400000}, {}, &nearmem};
inline constexpr listed not_nearmem{{&cha_list, 0x1020000000036, 1, 0x3af4, 0x800000}, {}, &not_nearmem};
inline constexpr listed noncoh{{&cha_list, 0x1020000000036, 1, 0x3b16, 0x1000000}, {}, &noncoh};
inline constexpr listed isoc{{&cha_list, 0x1020000000036, 1, 0x3b33, 0x2000000}, {}, &isoc};
inline constexpr listed ia_hit_drd_opt{{&cha_list, 0x1020000001036, 1, 0x3b4e, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&cha_list, 0x1020000001036, 1, 0x3b73, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_miss_crd_pref{{&cha_list, 0x1020000001036, 1, 0x3b9d, 0xc88ffe}, {}, &ia_miss_crd_pref};
inline constexpr listed ia_miss_drd_opt{{&cha_list, 0x1020000001036, 1, 0x3bc4, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&cha_list, 0x1020000001036, 1, 0x3bea, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
inline constexpr listed io_hit_rfo{{&cha_list, 0x1020000004036, 1, 0x3c15, 0xc803fd}, {}, &io_hit_rfo};
inline constexpr listed io_rfo{{&cha_list, 0x1020000004036, 1, 0x3c36, 0xc803ff}, {}, &io_rfo};
inline constexpr listed ia_drd_opt{{&cha_list, 0x1020000001036, 1, 0x3c53, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_drd_opt_pref{{&cha_list, 0x1020000001036, 1, 0x3c74, 0xc8a7ff}, {}, &ia_drd_opt_pref};
inline constexpr listed ia_crd_pref{{&cha_list, 0x1020000001036, 1, 0x3c9a, 0xc88fff}, {}, &ia_crd_pref};
inline constexpr listed ia_miss_drd_pref_local{{&cha_list, 0x1020000001036, 1, 0x3cbc, 0xc896fe}, {}, &ia_miss_drd_pref_local};
inline constexpr listed ia_hit_llcprefcode{{&cha_list, 0x1020000001036, 1, 0x402f, 0xcccffd}, {}, &ia_hit_llcprefcode};
inline constexpr listed ia_hit_llcprefdata{{&cha_list, 0x1020000001036, 1, 0x4058, 0xccd7fd}, {}, &ia_hit_llcprefdata};
inline constexpr listed ia_miss_llcprefcode{{&cha_list, 0x1020000001036, 1, 0x4081, 0xcccffe}, {}, &ia_miss_llcprefcode};
inline constexpr listed ia_llcprefcode{{&cha_list, 0x1020000001036, 1, 0x40ce, 0xcccfff}, {}, &ia_llcprefcode};
inline constexpr listed ia_miss_drd_pref_pmm{{&cha_list, 0x1020000001036, 1, 0x4975, 0xc8978a}, {}, &ia_miss_drd_pref_pmm};
inline constexpr listed ia_miss_drd_pref_local_pmm{{&cha_list, 0x1020000001036, 1, 0x49a0, 0xc8968a}, {}, &ia_miss_drd_pref_local_pmm};
inline constexpr listed ia_miss_drd_pref_remote_pmm{{&cha_list, 0x1020000001036, 1, 0x49d1, 0xc8970a}, {}, &ia_miss_drd_pref_remote_pmm};
inline constexpr listed ia_miss_drd_pref_ddr{{&cha_list, 0x1020000001036, 1, 0x4a03, 0xc89786}, {}, &ia_miss_drd_pref_ddr};
inline constexpr listed ia_miss_drd_pref_local_ddr{{&cha_list, 0x1020000001036, 1, 0x4a2e, 0xc89686}, {}, &ia_miss_drd_pref_local_ddr};
inline constexpr listed ia_miss_drd_pref_remote_ddr{{&cha_list, 0x1020000001036, 1, 0x4a5f, 0xc89706}, {}, &ia_miss_drd_pref_remote_ddr};
inline constexpr listed ia_miss_crd_local{{&cha_list, 0x1020000001036, 1, 0x4a91, 0xc80efe}, {}, &ia_miss_crd_local};
inline constexpr listed ia_miss_crd_remote{{&cha_list, 0x1020000001036, 1, 0x4ab9, 0xc80f7e}, {}, &ia_miss_crd_remote};
inline constexpr listed ia_miss_crd_pref_local{{&cha_list, 0x1020000001036, 1, 0x4ae2, 0xc88efe}, {}, &ia_miss_crd_pref_local};
inline constexpr listed ia_miss_crd_pref_remote{{&cha_list, 0x1020000001036, 1, 0x4b0f, 0xc88f7e}, {}, &ia_miss_crd_pref_remote};
inline constexpr listed ia_clflushopt{{&cha_list, 0x1020000001036, 1, 0x4b3d, 0xc8d7ff}, {}, &ia_clflushopt};
inline constexpr listed ia_itomcachenear{{&cha_list, 0x1020000001036, 1, 0x4b61, 0xcd47ff}, {}, &ia_itomcachenear};
inline constexpr listed ia_wbmtoi{{&cha_list, 0x1020000001036, 1, 0x4b88, 0xcc27ff}, {}, &ia_wbmtoi};
inline constexpr listed ia_itom{{&cha_list, 0x1020000001036, 1, 0x4ba8, 0xcc47ff}, {}, &ia_itom};
inline constexpr listed ia_hit_itom{{&cha_list, 0x1020000001036, 1, 0x4bc6, 0xcc47fd}, {}, &ia_hit_itom};
inline constexpr listed ia_miss_itom{{&cha_list, 0x1020000001036, 1, 0x4be8, 0xcc47fe}, {}, &ia_miss_itom};
inline constexpr listed ia_miss_ucrdf{{&cha_list, 0x1020000001036, 1, 0x4c0b, 0xc877de}, {}, &ia_miss_ucrdf};
inline constexpr listed ia_miss_wil{{&cha_list, 0x1020000001036, 1, 0x4c2f, 0xc87fde}, {}, &ia_miss_wil};
inline constexpr listed ia_wcilf{{&cha_list, 0x1020000001036, 1, 0x4c51, 0xc867ff}, {}, &ia_wcilf};
inline constexpr listed ia_miss_wcilf{{&cha_list, 0x1020000001036, 1, 0x4c70, 0xc867fe}, {}, &ia_miss_wcilf};
inline constexpr listed ia_miss_wcilf_pmm{{&cha_list, 0x1020000001036, 1, 0x4c94, 0xc8678a}, {}, &ia_miss_wcilf_pmm};
inline constexpr listed ia_miss_local_wcilf_pmm{{&cha_list, 0x1020000001036, 1, 0x4cbc, 0xc8668a}, {}, &ia_miss_local_wcilf_pmm};
inline constexpr listed ia_miss_remote_wcilf_pmm{{&cha_list, 0x1020000001036, 1, 0x4cea, 0xc8670a}, {}, &ia_miss_remote_wcilf_pmm};
inline constexpr listed ia_miss_wcilf_ddr{{&cha_list, 0x1020000001036, 1, 0x4d19, 0xc86786}, {}, &ia_miss_wcilf_ddr};
inline constexpr listed ia_miss_local_wcilf_ddr{{&cha_list, 0x1020000001036, 1, 0x4d41, 0xc86686}, {}, &ia_miss_local_wcilf_ddr};
inline constexpr listed ia_miss_remote_wcilf_ddr{{&cha_list, 0x1020000001036, 1, 0x4d6f, 0xc86706}, {}, &ia_miss_remote_wcilf_ddr};
inline constexpr listed ia_wcil{{&cha_list, 0x1020000001036, 1, 0x4d9e, 0xc86fff}, {}, &ia_wcil};
inline constexpr listed ia_miss_wcil{{&cha_list, 0x1020000001036, 1, 0x4dbc, 0xc86ffe}, {}, &ia_miss_wcil};
inline constexpr listed ia_miss_wcil_pmm{{&cha_list, 0x1020000001036, 1, 0x4ddf, 0xc86f8a}, {}, &ia_miss_wcil_pmm};
inline constexpr listed ia_miss_local_wcil_pmm{{&cha_list, 0x1020000001036, 1, 0x4e06, 0xc86e8a}, {}, &ia_miss_local_wcil_pmm};
inline constexpr listed ia_miss_remote_wcil_pmm{{&cha_list, 0x1020000001036, 1, 0x4e33, 0xc86f0a}, {}, &ia_miss_remote_wcil_pmm};
inline constexpr listed ia_miss_wcil_ddr{{&cha_list, 0x1020000001036, 1, 0x4e61, 0xc86f86}, {}, &ia_miss_wcil_ddr};
inline constexpr listed ia_miss_local_wcil_ddr{{&cha_list, 0x1020000001036, 1, 0x4e88, 0xc86e86}, {}, &ia_miss_local_wcil_ddr};
inline constexpr listed ia_miss_remote_wcil_ddr{{&cha_list, 0x1020000001036, 1, 0x4eb5, 0xc86f06}, {}, &ia_miss_remote_wcil_ddr};
inline constexpr listed io_wbmtoi{{&cha_list, 0x1020000004036, 1, 0x4ee3, 0xcc23ff}, {}, &io_wbmtoi};
inline constexpr listed io_clflush{{&cha_list, 0x1020000004036, 1, 0x4f03, 0xc8c3ff}, {}, &io_clflush};
inline constexpr listed pmm{{&cha_list, 0x1020000000036, 1, 0x4f24, 8}, {}, &pmm};
inline constexpr listed ddr{{&cha_list, 0x1020000000036, 1, 0x4f56, 4}, {}, &ddr};
inline constexpr listed ia_drdpte{{&cha_list, 0x1020000001036, 1, 0x51e6, 0xc837ff}, {}, &ia_drdpte};
inline constexpr listed ia_hit_drdpte{{&cha_list, 0x1020000001036, 1, 0x5206, 0xc837fd}, {}, &ia_hit_drdpte};
inline constexpr listed ia_miss_drdpte{{&cha_list, 0x1020000001036, 1, 0x522a, 0xc837fe}, {}, &ia_miss_drdpte};
inline constexpr listed io_itomcachenear{{&cha_list, 0x1020000004036, 1, 0x524f, 0xcd43ff}, {}, &io_itomcachenear};
inline constexpr listed ia_miss_rfo_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x5276, 0x10c80782}, {}, &ia_miss_rfo_cxl_acc};
inline constexpr listed ia_miss_drd_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x52a0, 0x10c81782}, {}, &ia_miss_drd_cxl_acc};
inline constexpr listed ia_miss_drd_pref_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x53d3, 0x10c89782}, {}, &ia_miss_drd_pref_cxl_acc};
inline constexpr listed ia_miss_llcprefdata_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x5402, 0x10ccd782}, {}, &ia_miss_llcprefdata_cxl_acc};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x5434, 0x10c88782}, {}, &ia_miss_llcprefrfo_cxl_acc};
inline constexpr listed ia_miss_rfo_pref_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x5465, 0x10ccc782}, {}, &ia_miss_rfo_pref_cxl_acc};
inline constexpr listed ia_miss_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x54db, 0x10c00182}, {}, &ia_miss_cxl_acc};
inline constexpr listed ia_hit_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x5501, 0x10c00181}, {}, &ia_hit_cxl_acc};
inline constexpr listed ia_miss_rfomorph_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x5526, 0x10c80382}, {}, &ia_miss_rfomorph_cxl_acc};
inline constexpr listed ia_miss_crdmorph_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x5555, 0x10c80b82}, {}, &ia_miss_crdmorph_cxl_acc};
inline constexpr listed ia_miss_drdmorph_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x5584, 0x10c81382}, {}, &ia_miss_drdmorph_cxl_acc};
inline constexpr listed ia_miss_llcprefcode_cxl_acc{{&cha_list, 0x1020000001036, 1, 0x55b3, 0x10cccf82}, {}, &ia_miss_llcprefcode_cxl_acc};
inline constexpr listed ia_miss_drd_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x5885, 0x10c81682}, {}, &ia_miss_drd_cxl_acc_local};
inline constexpr listed ia_miss_drd_pref_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x58b5, 0x10c89682}, {}, &ia_miss_drd_pref_cxl_acc_local};
inline constexpr listed ia_miss_drd_opt_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x58ea, 0x10c82682}, {}, &ia_miss_drd_opt_cxl_acc_local};
inline constexpr listed ia_miss_drd_opt_pref_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x591e, 0x10c8a682}, {}, &ia_miss_drd_opt_pref_cxl_acc_local};
inline constexpr listed ia_miss_llcprefdata_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x5957, 0x10ccd682}, {}, &ia_miss_llcprefdata_cxl_acc_local};
inline constexpr listed ia_miss_rfo_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x598f, 0x10c80682}, {}, &ia_miss_rfo_cxl_acc_local};
inline constexpr listed ia_miss_rfo_pref_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x59bf, 0x10ccc682}, {}, &ia_miss_rfo_pref_cxl_acc_local};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x59f4, 0x10c88682}, {}, &ia_miss_llcprefrfo_cxl_acc_local};
inline constexpr listed ia_miss_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x5a2b, 0x10c00082}, {}, &ia_miss_cxl_acc_local};
inline constexpr listed ia_hit_cxl_acc_local{{&cha_list, 0x1020000001036, 1, 0x5a57, 0x10c00081}, {}, &ia_hit_cxl_acc_local};
inline constexpr listed io_miss_pcirdcur_remote{{&cha_list, 0x1020000004036, 1, 0x5a82, 0xc8f37e}, {}, &io_miss_pcirdcur_remote};
inline constexpr listed io_miss_pcirdcur_local{{&cha_list, 0x1020000004036, 1, 0x5ab0, 0xc8f2fe}, {}, &io_miss_pcirdcur_local};
inline constexpr listed io_miss_itom_remote{{&cha_list, 0x1020000004036, 1, 0x5add, 0xcc437e}, {}, &io_miss_itom_remote};
inline constexpr listed io_miss_itom_local{{&cha_list, 0x1020000004036, 1, 0x5b07, 0xcc42fe}, {}, &io_miss_itom_local};
inline constexpr listed io_miss_itomcachenear_remote{{&cha_list, 0x1020000004036, 1, 0x5b30, 0xcd437e}, {}, &io_miss_itomcachenear_remote};
inline constexpr listed io_miss_itomcachenear_local{{&cha_list, 0x1020000004036, 1, 0x5b63, 0xcd42fe}, {}, &io_miss_itomcachenear_local};
}
namespace wb_push_mtoi {
inline constexpr listed llc{{&cha_list, 0x1020000001056, 0xf, 0x1312, 0}, {}, &llc};
inline constexpr listed mem{{&cha_list, 0x1020000002056, 0xf, 0x132b, 0}, {}, &mem};
}
namespace write_no_credits {
inline constexpr listed mc0{{&cha_list, 0x102000000105a, 0xf, 0x146f, 0}, {}, &mc0};
inline constexpr listed mc1{{&cha_list, 0x102000000205a, 0xf, 0x148c, 0}, {}, &mc1};
inline constexpr listed mc2{{&cha_list, 0x102000000405a, 0xf, 0x14a9, 0}, {}, &mc2};
inline constexpr listed mc3{{&cha_list, 0x102000000805a, 0xf, 0x14c6, 0}, {}, &mc3};
inline constexpr listed mc4{{&cha_list, 0x102000001005a, 0xf, 0x14e3, 0}, {}, &mc4};
inline constexpr listed mc5{{&cha_list, 0x102000002005a, 0xf, 0x1500, 0}, {}, &mc5};
}
namespace xpt_pref {
inline constexpr listed sent0{{&cha_list, 0x102000000106f, 0xf, 0x1b61, 0}, {}, &sent0};
inline constexpr listed drop0_nocrd{{&cha_list, 0x102000000406f, 0xf, 0x1b78, 0}, {}, &drop0_nocrd};
inline constexpr listed drop0_conflict{{&cha_list, 0x102000000806f, 0xf, 0x1b95, 0}, {}, &drop0_conflict};
inline constexpr listed sent1{{&cha_list, 0x102000001006f, 0xf, 0x1bb5, 0}, {}, &sent1};
inline constexpr listed drop1_nocrd{{&cha_list, 0x102000004006f, 0xf, 0x1bcc, 0}, {}, &drop1_nocrd};
inline constexpr listed drop1_conflict{{&cha_list, 0x102000008006f, 0xf, 0x1be9, 0}, {}, &drop1_conflict};
}
} // namespace cha

namespace cxlcm {
using uncore_events::listed;
using uncore_events::cxlcm_list;
inline constexpr listed clockticks{{&cxlcm_list, 0x1f0000002001, 0xff, 0, 0}, {}, &clockticks};
namespace rxc_agf_inserts {
inline constexpr listed cache_req0{{&cxlcm_list, 0x11f0000001043, 0xf0, 0x48f, 0}, {}, &cache_req0};
inline constexpr listed cache_req1{{&cxlcm_list, 0x11f0000002043, 0xf0, 0x4b4, 0}, {}, &cache_req1};
inline constexpr listed cache_rsp0{{&cxlcm_list, 0x11f0000004043, 0xf0, 0x4d9, 0}, {}, &cache_rsp0};
inline constexpr listed cache_data{{&cxlcm_list, 0x11f0000008043, 0xf0, 0x4fe, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&cxlcm_list, 0x11f0000010043, 0xf0, 0x523, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&cxlcm_list, 0x11f0000020043, 0xf0, 0x545, 0}, {}, &mem_data};
inline constexpr listed cache_rsp1{{&cxlcm_list, 0x11f0000040043, 0xf0, 0x568, 0}, {}, &cache_rsp1};
}
namespace rxc_flits {
inline constexpr listed valid{{&cxlcm_list, 0x11f000000104b, 0xf0, 0x58d, 0}, {}, &valid};
inline constexpr listed prot{{&cxlcm_list, 0x11f000000204b, 0xf0, 0x5a7, 0}, {}, &prot};
inline constexpr listed ctrl{{&cxlcm_list, 0x11f000000404b, 0xf0, 0x5c0, 0}, {}, &ctrl};
inline constexpr listed no_hdr{{&cxlcm_list, 0x11f000000804b, 0xf0, 0x5d9, 0}, {}, &no_hdr};
inline constexpr listed ak_hdr{{&cxlcm_list, 0x11f000001004b, 0xf0, 0x5f4, 0}, {}, &ak_hdr};
inline constexpr listed be_hdr{{&cxlcm_list, 0x11f000002004b, 0xf0, 0x60f, 0}, {}, &be_hdr};
inline constexpr listed sz_hdr{{&cxlcm_list, 0x11f000004004b, 0xf0, 0x62a, 0}, {}, &sz_hdr};
inline constexpr listed valid_msg{{&cxlcm_list, 0x11f000008004b, 0xf0, 0x645, 0}, {}, &valid_msg};
}
namespace rxc_misc {
inline constexpr listed llcrd{{&cxlcm_list, 0x11f0000001040, 0xf0, 0x1ee, 0}, {}, &llcrd};
inline constexpr listed retry{{&cxlcm_list, 0x11f0000002040, 0xf0, 0x207, 0}, {}, &retry};
inline constexpr listed init{{&cxlcm_list, 0x11f0000004040, 0xf0, 0x220, 0}, {}, &init};
inline constexpr listed crc_errors{{&cxlcm_list, 0x11f0000008040, 0xf0, 0x238, 0}, {}, &crc_errors};
}
namespace rxc_pack_buf_full {
inline constexpr listed cache_req{{&cxlcm_list, 0x11f0000001052, 0xf0, 0x3d3, 0}, {}, &cache_req};
inline constexpr listed cache_rsp{{&cxlcm_list, 0x11f0000002052, 0xf0, 0x3f9, 0}, {}, &cache_rsp};
inline constexpr listed cache_data{{&cxlcm_list, 0x11f0000004052, 0xf0, 0x41f, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&cxlcm_list, 0x11f0000008052, 0xf0, 0x446, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&cxlcm_list, 0x11f0000010052, 0xf0, 0x46a, 0}, {}, &mem_data};
}
namespace rxc_pack_buf_inserts {
inline constexpr listed cache_req{{&cxlcm_list, 0x11f0000001041, 0xf0, 0x256, 0}, {}, &cache_req};
inline constexpr listed cache_rsp{{&cxlcm_list, 0x11f0000002041, 0xf0, 0x27f, 0}, {}, &cache_rsp};
inline constexpr listed cache_data{{&cxlcm_list, 0x11f0000004041, 0xf0, 0x2a8, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&cxlcm_list, 0x11f0000008041, 0xf0, 0x2d2, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&cxlcm_list, 0x11f0000010041, 0xf0, 0x2f9, 0}, {}, &mem_data};
}
namespace rxc_pack_buf_ne {
inline constexpr listed cache_req{{&cxlcm_list, 0x11f0000001042, 0xf0, 0x321, 0}, {}, &cache_req};
inline constexpr listed cache_rsp{{&cxlcm_list, 0x11f0000002042, 0xf0, 0x345, 0}, {}, &cache_rsp};
inline constexpr listed cache_data{{&cxlcm_list, 0x11f0000004042, 0xf0, 0x369, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&cxlcm_list, 0x11f0000008042, 0xf0, 0x38e, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&cxlcm_list, 0x11f0000010042, 0xf0, 0x3b0, 0}, {}, &mem_data};
}
namespace txc_flits {
inline constexpr listed valid{{&cxlcm_list, 0x11f0000001005, 0xf, 0x136, 0}, {}, &valid};
inline constexpr listed prot{{&cxlcm_list, 0x11f0000002005, 0xf, 0x150, 0}, {}, &prot};
inline constexpr listed ctrl{{&cxlcm_list, 0x11f0000004005, 0xf, 0x169, 0}, {}, &ctrl};
inline constexpr listed no_hdr{{&cxlcm_list, 0x11f0000008005, 0xf, 0x182, 0}, {}, &no_hdr};
inline constexpr listed ak_hdr{{&cxlcm_list, 0x11f0000010005, 0xf, 0x19d, 0}, {}, &ak_hdr};
inline constexpr listed be_hdr{{&cxlcm_list, 0x11f0000020005, 0xf, 0x1b8, 0}, {}, &be_hdr};
inline constexpr listed sz_hdr{{&cxlcm_list, 0x11f0000040005, 0xf, 0x1d3, 0}, {}, &sz_hdr};
}
namespace txc_pack_buf_inserts {
inline constexpr listed cache_req0{{&cxlcm_list, 0x11f0000001002, 0xf, 0x15, 0}, {}, &cache_req0};
inline constexpr listed cache_rsp0{{&cxlcm_list, 0x11f0000002002, 0xf, 0x3f, 0}, {}, &cache_rsp0};
inline constexpr listed cache_data{{&cxlcm_list, 0x11f0000004002, 0xf, 0x69, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&cxlcm_list, 0x11f0000008002, 0xf, 0x93, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&cxlcm_list, 0x11f0000010002, 0xf, 0xba, 0}, {}, &mem_data};
inline constexpr listed cache_rsp1{{&cxlcm_list, 0x11f0000020002, 0xf, 0xe2, 0}, {}, &cache_rsp1};
inline constexpr listed cache_req1{{&cxlcm_list, 0x11f0000040002, 0xf, 0x10c, 0}, {}, &cache_req1};
}
} // namespace cxlcm

namespace cxldp {
using uncore_events::listed;
using uncore_events::cxldp_list;
inline constexpr listed clockticks{{&cxldp_list, 0x200000001001, 0xf, 0, 0}, {}, &clockticks};
namespace txc_agf_inserts {
inline constexpr listed u2c_req{{&cxldp_list, 0x1200000001002, 0xf, 0x15, 0}, {}, &u2c_req};
inline constexpr listed u2c_rsp0{{&cxldp_list, 0x1200000002002, 0xf, 0x37, 0}, {}, &u2c_rsp0};
inline constexpr listed u2c_rsp1{{&cxldp_list, 0x1200000004002, 0xf, 0x5a, 0}, {}, &u2c_rsp1};
inline constexpr listed u2c_data{{&cxldp_list, 0x1200000008002, 0xf, 0x7d, 0}, {}, &u2c_data};
inline constexpr listed m2s_req{{&cxldp_list, 0x1200000010002, 0xf, 0xa0, 0}, {}, &m2s_req};
inline constexpr listed m2s_data{{&cxldp_list, 0x1200000020002, 0xf, 0xc2, 0}, {}, &m2s_data};
}
} // namespace cxldp

namespace iio {
using uncore_events::listed;
using uncore_events::iio_list;
inline constexpr listed clockticks{{&iio_list, 0x190000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed clockticks_freerun{{&iio_list, 0x190000000000, 0x10000000000000, 0x9d3, 0}, {}, &clockticks_freerun};
inline constexpr listed pwt_occupancy{{&iio_list, 0x11900000ff042, 0xf, 0xca5, 0}, {}, &pwt_occupancy};
inline constexpr listed num_tgt_matched_req_of_cpu{{&iio_list, 0x119000000008f, 0xf, 0x19af, 0x700000000000}, {}, &num_tgt_matched_req_of_cpu};
namespace bandwidth_in {
inline constexpr listed part0_freerun{{&iio_list, 0x1190000000000, 0x20000000000000, 0x108b, 0}, {}, &part0_freerun};
inline constexpr listed part1_freerun{{&iio_list, 0x1190000000000, 0x30000000000000, 0x10ae, 0}, {}, &part1_freerun};
inline constexpr listed part2_freerun{{&iio_list, 0x1190000000000, 0x40000000000000, 0x10d1, 0}, {}, &part2_freerun};
inline constexpr listed part3_freerun{{&iio_list, 0x1190000000000, 0x50000000000000, 0x10f4, 0}, {}, &part3_freerun};
inline constexpr listed part4_freerun{{&iio_list, 0x1190000000000, 0x60000000000000, 0x1117, 0}, {}, &part4_freerun};
inline constexpr listed part5_freerun{{&iio_list, 0x1190000000000, 0x70000000000000, 0x113a, 0}, {}, &part5_freerun};
inline constexpr listed part6_freerun{{&iio_list, 0x1190000000000, 0x80000000000000, 0x115d, 0}, {}, &part6_freerun};
inline constexpr listed part7_freerun{{&iio_list, 0x1190000000000, 0x90000000000000, 0x1180, 0}, {}, &part7_freerun};
}
namespace bandwidth_out {
inline constexpr listed part0_freerun{{&iio_list, 0x1190000000000, 0xa0000000000000, 0x11a3, 0}, {}, &part0_freerun};
inline constexpr listed part4_freerun{{&iio_list, 0x1190000000000, 0xe0000000000000, 0x11c7, 0}, {}, &part4_freerun};
inline constexpr listed part3_freerun{{&iio_list, 0x1190000000000, 0xd0000000000000, 0x11eb, 0}, {}, &part3_freerun};
inline constexpr listed part2_freerun{{&iio_list, 0x1190000000000, 0xc0000000000000, 0x120f, 0}, {}, &part2_freerun};
inline constexpr listed part1_freerun{{&iio_list, 0x1190000000000, 0xb0000000000000, 0x1233, 0}, {}, &part1_freerun};
inline constexpr listed part6_freerun{{&iio_list, 0x1190000000000, 0x100000000000000, 0x1257, 0}, {}, &part6_freerun};
inline constexpr listed part5_freerun{{&iio_list, 0x1190000000000, 0xf0000000000000, 0x127b, 0}, {}, &part5_freerun};
inline constexpr listed part7_freerun{{&iio_list, 0x1190000000000, 0x110000000000000, 0x129f, 0}, {}, &part7_freerun};
}
namespace comp_buf_inserts {
inline constexpr listed cmpd_part0{{&iio_list, 0x11900000040c2, 0xf, 0x1d28, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x11900000040c2, 0xf, 0x1d4c, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x11900000040c2, 0xf, 0x1d70, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x11900000040c2, 0xf, 0x1d94, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part4{{&iio_list, 0x11900000040c2, 0xf, 0x1db8, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&iio_list, 0x11900000040c2, 0xf, 0x1ddc, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&iio_list, 0x11900000040c2, 0xf, 0x1e00, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&iio_list, 0x11900000040c2, 0xf, 0x1e24, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed cmpd_all_parts{{&iio_list, 0x11900000040c2, 0xf, 0x1e48, 0x70ff00000000}, {}, &cmpd_all_parts};
}
namespace comp_buf_occupancy {
inline constexpr listed cmpd_part0{{&iio_list, 0x11900000010d5, 0xc, 0x1ebd, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part7{{&iio_list, 0x11900000800d5, 0xc, 0x1ee3, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed cmpd_part6{{&iio_list, 0x11900000400d5, 0xc, 0x1f09, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part5{{&iio_list, 0x11900000200d5, 0xc, 0x1f2f, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part4{{&iio_list, 0x11900000100d5, 0xc, 0x1f55, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part3{{&iio_list, 0x11900000080d5, 0xc, 0x1f7b, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part2{{&iio_list, 0x11900000040d5, 0xc, 0x1fa1, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part1{{&iio_list, 0x11900000020d5, 0xc, 0x1fc7, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_all_parts{{&iio_list, 0x11900000ff0d5, 0xc, 0x1fed, 0x70ff00000000}, {}, &cmpd_all_parts};
}
namespace data_req_by_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x1900000010c0, 0xc, 0x4f3, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x1900000010c0, 0xc, 0x51b, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x1900000010c0, 0xc, 0x543, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x1900000010c0, 0xc, 0x56b, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x1900000040c0, 0xc, 0x593, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x1900000040c0, 0xc, 0x5ba, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x1900000040c0, 0xc, 0x5e1, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x1900000040c0, 0xc, 0x608, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x1900000010c0, 0xc, 0x62f, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x1900000010c0, 0xc, 0x657, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x1900000010c0, 0xc, 0x67f, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x1900000010c0, 0xc, 0x6a7, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&iio_list, 0x1900000040c0, 0xc, 0x6cf, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x1900000040c0, 0xc, 0x6f6, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x1900000040c0, 0xc, 0x71d, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x1900000040c0, 0xc, 0x744, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed peer_write_part0{{&iio_list, 0x11900000020c0, 0xc, 0xe03, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x11900000020c0, 0xc, 0xe2c, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x11900000020c0, 0xc, 0xe55, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x11900000020c0, 0xc, 0xe7e, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_read_part0{{&iio_list, 0x11900000080c0, 0xc, 0xea7, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&iio_list, 0x11900000080c0, 0xc, 0xecf, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&iio_list, 0x11900000080c0, 0xc, 0xef7, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&iio_list, 0x11900000080c0, 0xc, 0xf1f, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x11900000020c0, 0xc, 0xf47, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x11900000020c0, 0xc, 0xf70, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x11900000020c0, 0xc, 0xf99, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x11900000020c0, 0xc, 0xfc2, 0x708000000000}, {}, &peer_write_part7};
inline constexpr listed peer_read_part4{{&iio_list, 0x11900000080c0, 0xc, 0xfeb, 0x701000000000}, {}, &peer_read_part4};
inline constexpr listed peer_read_part5{{&iio_list, 0x11900000080c0, 0xc, 0x1013, 0x702000000000}, {}, &peer_read_part5};
inline constexpr listed peer_read_part6{{&iio_list, 0x11900000080c0, 0xc, 0x103b, 0x704000000000}, {}, &peer_read_part6};
inline constexpr listed peer_read_part7{{&iio_list, 0x11900000080c0, 0xc, 0x1063, 0x708000000000}, {}, &peer_read_part7};
inline constexpr listed mem_write_iommu0{{&iio_list, 0x11900000010c0, 0xc, 0x1b96, 0x710000000000}, {}, &mem_write_iommu0};
inline constexpr listed mem_write_iommu1{{&iio_list, 0x11900000010c0, 0xc, 0x1bbf, 0x720000000000}, {}, &mem_write_iommu1};
inline constexpr listed mem_write_all_parts{{&iio_list, 0x11900000010c0, 0xc, 0x2017, 0x70ff00000000}, {}, &mem_write_all_parts};
inline constexpr listed mem_read_all_parts{{&iio_list, 0x11900000040c0, 0xc, 0x2043, 0x70ff00000000}, {}, &mem_read_all_parts};
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
inline constexpr listed mem_write_part4{{&iio_list, 0x190000001083, 3, 0x14f, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x190000001083, 3, 0x177, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x190000001083, 3, 0x19f, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x190000001083, 3, 0x1c7, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&iio_list, 0x190000004083, 3, 0x1ef, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x190000004083, 3, 0x216, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x190000004083, 3, 0x23d, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x190000004083, 3, 0x264, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed cmpd_part0{{&iio_list, 0x190000080083, 3, 0x9ee, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x190000080083, 3, 0xa11, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x190000080083, 3, 0xa34, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x190000080083, 3, 0xa57, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part4{{&iio_list, 0x190000080083, 3, 0xa7a, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&iio_list, 0x190000080083, 3, 0xa9d, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&iio_list, 0x190000080083, 3, 0xac0, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&iio_list, 0x190000080083, 3, 0xae3, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed mem_read_all_parts{{&iio_list, 0x190000004083, 3, 0xc38, 0x70ff00000000}, {}, &mem_read_all_parts};
inline constexpr listed mem_write_all_parts{{&iio_list, 0x190000001083, 3, 0xc63, 0x70ff00000000}, {}, &mem_write_all_parts};
inline constexpr listed peer_write_part0{{&iio_list, 0x1190000002083, 3, 0xcbb, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x1190000002083, 3, 0xce4, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x1190000002083, 3, 0xd0d, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x1190000002083, 3, 0xd36, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x1190000002083, 3, 0xd5f, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x1190000002083, 3, 0xd88, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x1190000002083, 3, 0xdb1, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x1190000002083, 3, 0xdda, 0x708000000000}, {}, &peer_write_part7};
inline constexpr listed cmpd_all_parts{{&iio_list, 0x1190000080083, 3, 0x206e, 0x70ff00000000}, {}, &cmpd_all_parts};
}
namespace inbound_arb_req {
inline constexpr listed iommu_req{{&iio_list, 0x1190000001086, 0xf, 0x1708, 0x70ff00000000}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&iio_list, 0x1190000002086, 0xf, 0x172a, 0x70ff00000000}, {}, &iommu_hit};
inline constexpr listed req_own{{&iio_list, 0x1190000004086, 0xf, 0x174c, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008086, 0xf, 0x176c, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010086, 0xf, 0x1790, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020086, 0xf, 0x17ab, 0x70ff00000000}, {}, &data};
}
namespace inbound_arb_won {
inline constexpr listed iommu_req{{&iio_list, 0x1190000001087, 0xf, 0x17c8, 0x70ff00000000}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&iio_list, 0x1190000002087, 0xf, 0x17ea, 0x70ff00000000}, {}, &iommu_hit};
inline constexpr listed req_own{{&iio_list, 0x1190000004087, 0xf, 0x180c, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008087, 0xf, 0x182c, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010087, 0xf, 0x1850, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020087, 0xf, 0x186b, 0x70ff00000000}, {}, &data};
}
namespace iommu0 {
inline constexpr listed misses{{&iio_list, 0x1190000020040, 1, 0xc8f, 0}, {}, &misses};
inline constexpr listed first_lookups{{&iio_list, 0x1190000001040, 1, 0x1455, 0}, {}, &first_lookups};
inline constexpr listed _4k_hits{{&iio_list, 0x1190000004040, 1, 0x1472, 0}, {}, &_4k_hits};
inline constexpr listed _2m_hits{{&iio_list, 0x1190000008040, 1, 0x1489, 0}, {}, &_2m_hits};
inline constexpr listed _1g_hits{{&iio_list, 0x1190000010040, 1, 0x14a0, 0}, {}, &_1g_hits};
inline constexpr listed ctxt_cache_lookups{{&iio_list, 0x1190000040040, 1, 0x14b7, 0}, {}, &ctxt_cache_lookups};
inline constexpr listed ctxt_cache_hits{{&iio_list, 0x1190000080040, 1, 0x14d9, 0}, {}, &ctxt_cache_hits};
}
namespace iommu1 {
inline constexpr listed pwt_cache_lookups{{&iio_list, 0x1190000001041, 0xf, 0x14f8, 0}, {}, &pwt_cache_lookups};
inline constexpr listed num_mem_accesses{{&iio_list, 0x11900000c0041, 1, 0x1519, 0}, {}, &num_mem_accesses};
inline constexpr listed pwc_2m_hits{{&iio_list, 0x1190000002041, 0xf, 0x1539, 0}, {}, &pwc_2m_hits};
inline constexpr listed pwc_1g_hits{{&iio_list, 0x1190000004041, 0xf, 0x1554, 0}, {}, &pwc_1g_hits};
inline constexpr listed pwc_512g_hits{{&iio_list, 0x1190000008041, 0xf, 0x156f, 0}, {}, &pwc_512g_hits};
inline constexpr listed pwc_256t_hits{{&iio_list, 0x1190000010041, 0xf, 0x158c, 0}, {}, &pwc_256t_hits};
inline constexpr listed pwc_cache_fills{{&iio_list, 0x1190000020041, 0xf, 0x15a9, 0}, {}, &pwc_cache_fills};
inline constexpr listed slpwc_1g_hits{{&iio_list, 0x1190000004041, 0xf, 0x2095, 0}, {}, &slpwc_1g_hits};
inline constexpr listed slpwc_256t_hits{{&iio_list, 0x1190000010041, 0xf, 0x20b2, 0}, {}, &slpwc_256t_hits};
inline constexpr listed slpwc_512g_hits{{&iio_list, 0x1190000008041, 0xf, 0x20d1, 0}, {}, &slpwc_512g_hits};
}
namespace iommu3 {
inline constexpr listed pwt_occupancy_msb{{&iio_list, 0x1190000001043, 0xf, 0x20f0, 0}, {}, &pwt_occupancy_msb};
}
namespace mask_match_and {
inline constexpr listed bus0{{&iio_list, 0x1190000001002, 3, 0x12c3, 0}, {}, &bus0};
inline constexpr listed bus1{{&iio_list, 0x1190000002002, 3, 0x12df, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&iio_list, 0x1190000004002, 3, 0x12fb, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&iio_list, 0x1190000008002, 3, 0x1320, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&iio_list, 0x1190000010002, 3, 0x1341, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&iio_list, 0x1190000020002, 3, 0x1366, 0}, {}, &not_bus0_not_bus1};
}
namespace mask_match_or {
inline constexpr listed bus0{{&iio_list, 0x1190000001003, 3, 0x138f, 0}, {}, &bus0};
inline constexpr listed bus1{{&iio_list, 0x1190000002003, 3, 0x13aa, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&iio_list, 0x1190000004003, 3, 0x13c5, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&iio_list, 0x1190000008003, 3, 0x13e9, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&iio_list, 0x1190000010003, 3, 0x1409, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&iio_list, 0x1190000020003, 3, 0x142d, 0}, {}, &not_bus0_not_bus1};
}
namespace num_req_of_cpu {
inline constexpr listed commit_all{{&iio_list, 0x190000001085, 0xf, 0xc16, 0x7fff00000000}, {}, &commit_all};
}
namespace num_req_of_cpu_by_tgt {
inline constexpr listed msgb{{&iio_list, 0x119000000108e, 0xf, 0x1888, 0x70ff00000000}, {}, &msgb};
inline constexpr listed mcast{{&iio_list, 0x119000000208e, 0xf, 0x18ab, 0x70ff00000000}, {}, &mcast};
inline constexpr listed ubox{{&iio_list, 0x119000000408e, 0xf, 0x18cf, 0x70ff00000000}, {}, &ubox};
inline constexpr listed mem{{&iio_list, 0x119000000808e, 0xf, 0x18f2, 0x70ff00000000}, {}, &mem};
inline constexpr listed rem_p2p{{&iio_list, 0x119000001008e, 0xf, 0x1914, 0x70ff00000000}, {}, &rem_p2p};
inline constexpr listed loc_p2p{{&iio_list, 0x119000002008e, 0xf, 0x193a, 0x70ff00000000}, {}, &loc_p2p};
inline constexpr listed confined_p2p{{&iio_list, 0x119000004008e, 0xf, 0x1960, 0x70ff00000000}, {}, &confined_p2p};
inline constexpr listed abort{{&iio_list, 0x119000008008e, 0xf, 0x198b, 0x70ff00000000}, {}, &abort};
inline constexpr listed ubox_posted{{&iio_list, 0x119000000408e, 0xf, 0x2111, 0x10ff00000000}, {}, &ubox_posted};
}
namespace outbound_cl_reqs_issued {
inline constexpr listed to_io{{&iio_list, 0x11900000080d0, 0xf, 0x1e70, 0x70ff00000000}, {}, &to_io};
}
namespace outbound_tlp_reqs_issued {
inline constexpr listed to_io{{&iio_list, 0x11900000080d1, 0xf, 0x1e96, 0x70ff00000000}, {}, &to_io};
}
namespace req_from_pcie_cl_cmpl {
inline constexpr listed req_own{{&iio_list, 0x1190000004091, 0xf, 0x1a6e, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008091, 0xf, 0x1a94, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010091, 0xf, 0x1abe, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020091, 0xf, 0x1adf, 0x70ff00000000}, {}, &data};
}
namespace req_from_pcie_cmpl {
inline constexpr listed iommu_req{{&iio_list, 0x1190000001092, 0xf, 0x1b02, 0x70ff00000000}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&iio_list, 0x1190000002092, 0xf, 0x1b27, 0x70ff00000000}, {}, &iommu_hit};
inline constexpr listed req_own{{&iio_list, 0x1190000004092, 0xf, 0x1b4c, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008092, 0xf, 0x1b6f, 0x70ff00000000}, {}, &final_rd_wr};
}
namespace req_from_pcie_pass_cmpl {
inline constexpr listed req_own{{&iio_list, 0x1190000004090, 0xf, 0x19d2, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008090, 0xf, 0x19fa, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010090, 0xf, 0x1a26, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020090, 0xf, 0x1a49, 0x70ff00000000}, {}, &data};
}
namespace txn_req_by_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x1900000010c1, 0xf, 0x76b, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x1900000010c1, 0xf, 0x792, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x1900000010c1, 0xf, 0x7b9, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x1900000010c1, 0xf, 0x7e0, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x1900000040c1, 0xf, 0x807, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x1900000040c1, 0xf, 0x82d, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x1900000040c1, 0xf, 0x853, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x1900000040c1, 0xf, 0x879, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x1900000010c1, 0xf, 0x89f, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x1900000010c1, 0xf, 0x8c6, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x1900000010c1, 0xf, 0x8ed, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x1900000010c1, 0xf, 0x914, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&iio_list, 0x1900000040c1, 0xf, 0x93b, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x1900000040c1, 0xf, 0x961, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x1900000040c1, 0xf, 0x987, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x1900000040c1, 0xf, 0x9ad, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed peer_write_part0{{&iio_list, 0x11900000020c1, 0xf, 0x1be8, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x11900000020c1, 0xf, 0x1c10, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x11900000020c1, 0xf, 0x1c38, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x11900000020c1, 0xf, 0x1c60, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x11900000020c1, 0xf, 0x1c88, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x11900000020c1, 0xf, 0x1cb0, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x11900000020c1, 0xf, 0x1cd8, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x11900000020c1, 0xf, 0x1d00, 0x708000000000}, {}, &peer_write_part7};
}
namespace txn_req_of_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x190000001084, 0xf, 0x28b, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x190000001084, 0xf, 0x2b2, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x190000001084, 0xf, 0x2d9, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x190000001084, 0xf, 0x300, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&iio_list, 0x190000004084, 0xf, 0x327, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&iio_list, 0x190000004084, 0xf, 0x34d, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x190000004084, 0xf, 0x373, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x190000004084, 0xf, 0x399, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x190000001084, 0xf, 0x3bf, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x190000001084, 0xf, 0x3e6, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x190000001084, 0xf, 0x40d, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x190000001084, 0xf, 0x434, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&iio_list, 0x190000004084, 0xf, 0x45b, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x190000004084, 0xf, 0x481, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x190000004084, 0xf, 0x4a7, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x190000004084, 0xf, 0x4cd, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed cmpd_part0{{&iio_list, 0x190000080084, 0xf, 0xb06, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x190000080084, 0xf, 0xb28, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x190000080084, 0xf, 0xb4a, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x190000080084, 0xf, 0xb6c, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part4{{&iio_list, 0x190000080084, 0xf, 0xb8e, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&iio_list, 0x190000080084, 0xf, 0xbb0, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&iio_list, 0x190000080084, 0xf, 0xbd2, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&iio_list, 0x190000080084, 0xf, 0xbf4, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed peer_write_part0{{&iio_list, 0x1190000002084, 0xf, 0x15c8, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x1190000002084, 0xf, 0x15f0, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x1190000002084, 0xf, 0x1618, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x1190000002084, 0xf, 0x1640, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x1190000002084, 0xf, 0x1668, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x1190000002084, 0xf, 0x1690, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x1190000002084, 0xf, 0x16b8, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x1190000002084, 0xf, 0x16e0, 0x708000000000}, {}, &peer_write_part7};
}
} // namespace iio

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed clockticks{{&imc_list, 0x60000001001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed hclockticks{{&imc_list, 0x60000000001, 0xf, 0x11, 0}, {}, &hclockticks};
inline constexpr listed rpq_occupancy_pch0{{&imc_list, 0x60000000080, 0xf, 0x11b, 0}, {}, &rpq_occupancy_pch0};
inline constexpr listed rpq_occupancy_pch1{{&imc_list, 0x60000000081, 0xf, 0x134, 0}, {}, &rpq_occupancy_pch1};
inline constexpr listed wpq_occupancy_pch0{{&imc_list, 0x60000000082, 0xf, 0x14d, 0}, {}, &wpq_occupancy_pch0};
inline constexpr listed wpq_occupancy_pch1{{&imc_list, 0x60000000083, 0xf, 0x166, 0}, {}, &wpq_occupancy_pch1};
inline constexpr listed pmm_rpq_inserts{{&imc_list, 0x600000000e3, 0xf, 0x230, 0}, {}, &pmm_rpq_inserts};
inline constexpr listed pmm_wpq_inserts{{&imc_list, 0x600000000e7, 0xf, 0x262, 0}, {}, &pmm_wpq_inserts};
inline constexpr listed ecc_correctable_errors{{&imc_list, 0x1060000000009, 0xf, 0x36f, 0}, {}, &ecc_correctable_errors};
inline constexpr listed rdb_inserts_{{&imc_list, 0x1060000003017, 0xf, 0x38c, 0}, {}, &rdb_inserts_};
inline constexpr listed rdb_not_empty{{&imc_list, 0x1060000003018, 0xf, 0x39e, 0}, {}, &rdb_not_empty};
inline constexpr listed rdb_full{{&imc_list, 0x1060000000019, 0xf, 0x3b2, 0}, {}, &rdb_full};
inline constexpr listed rdb_occupancy{{&imc_list, 0x106000000001a, 0xf, 0x3c1, 0}, {}, &rdb_occupancy};
inline constexpr listed power_self_refresh{{&imc_list, 0x1060000000043, 0xf, 0x3d5, 0}, {}, &power_self_refresh};
inline constexpr listed dram_pre_all{{&imc_list, 0x1060000003044, 0xf, 0x3ee, 0}, {}, &dram_pre_all};
inline constexpr listed power_channel_ppd{{&imc_list, 0x1060000000085, 0xf, 0x4ea, 0}, {}, &power_channel_ppd};
inline constexpr listed sb_cycles_ne{{&imc_list, 0x10600000000d0, 0xf, 0x57d, 0}, {}, &sb_cycles_ne};
inline constexpr listed sb_cycles_full{{&imc_list, 0x10600000000d1, 0xf, 0x590, 0}, {}, &sb_cycles_full};
inline constexpr listed rdb_ne_{{&imc_list, 0x1060000003018, 0xf, 0x9d2, 0}, {}, &rdb_ne_};
inline constexpr listed pmm_wpq_cycles_ne{{&imc_list, 0x10600000000e5, 0xf, 0xa5f, 0}, {}, &pmm_wpq_cycles_ne};
inline constexpr listed wpq_read_hit{{&imc_list, 0x1060000000023, 0xf, 0xf50, 0}, {}, &wpq_read_hit};
inline constexpr listed wpq_write_hit{{&imc_list, 0x1060000000024, 0xf, 0xf63, 0}, {}, &wpq_write_hit};
namespace act_count {
inline constexpr listed all{{&imc_list, 0x600000ff002, 0xf, 0x23, 0}, {}, &all};
}
namespace cas_count {
inline constexpr listed rd{{&imc_list, 0x600000cf005, 0xf, 0x85, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x600000f0005, 0xf, 0x98, 0}, {}, &wr};
inline constexpr listed all{{&imc_list, 0x600000ff005, 0xf, 0xab, 0}, {}, &all};
inline constexpr listed rd_reg{{&imc_list, 0x10600000c1005, 0xf, 0x2e8, 0}, {}, &rd_reg};
inline constexpr listed rd_underfill{{&imc_list, 0x10600000c4005, 0xf, 0x2ff, 0}, {}, &rd_underfill};
inline constexpr listed rd_pre_reg{{&imc_list, 0x10600000c2005, 0xf, 0x31c, 0}, {}, &rd_pre_reg};
inline constexpr listed rd_pre_underfill{{&imc_list, 0x10600000c8005, 0xf, 0x337, 0}, {}, &rd_pre_underfill};
inline constexpr listed wr_pre{{&imc_list, 0x10600000e0005, 0xf, 0x358, 0}, {}, &wr_pre};
inline constexpr listed wr_nonpre{{&imc_list, 0x10600000d0005, 0xf, 0xb55, 0}, {}, &wr_nonpre};
inline constexpr listed pch0{{&imc_list, 0x1060000040005, 0xf, 0xb6f, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x1060000080005, 0xf, 0xb84, 0}, {}, &pch1};
}
namespace cas_issued_req_len {
inline constexpr listed rd_64b{{&imc_list, 0x10600000c1006, 0xf, 0xb99, 0}, {}, &rd_64b};
inline constexpr listed rd_ufill_64b{{&imc_list, 0x10600000c2006, 0xf, 0xbb9, 0}, {}, &rd_ufill_64b};
inline constexpr listed wr_64b{{&imc_list, 0x10600000c4006, 0xf, 0xbdf, 0}, {}, &wr_64b};
inline constexpr listed rd_32b{{&imc_list, 0x10600000c8006, 0xf, 0xbff, 0}, {}, &rd_32b};
inline constexpr listed rd_ufill_32b{{&imc_list, 0x10600000d0006, 0xf, 0xc1f, 0}, {}, &rd_ufill_32b};
inline constexpr listed wr_32b{{&imc_list, 0x10600000e0006, 0xf, 0xc45, 0}, {}, &wr_32b};
inline constexpr listed pch0{{&imc_list, 0x1060000040006, 0xf, 0xc65, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x1060000080006, 0xf, 0xc83, 0}, {}, &pch1};
}
namespace dram_refresh {
inline constexpr listed panic{{&imc_list, 0x1060000012045, 0xf, 0x401, 0}, {}, &panic};
inline constexpr listed high{{&imc_list, 0x1060000024045, 0xf, 0x41a, 0}, {}, &high};
inline constexpr listed high_all{{&imc_list, 0x1060000024045, 0xf, 0xf93, 0}, {}, &high_all};
inline constexpr listed panic_all{{&imc_list, 0x1060000012045, 0xf, 0xfaf, 0}, {}, &panic_all};
inline constexpr listed high_pch0{{&imc_list, 0x1060000004045, 0xf, 0xfcc, 0}, {}, &high_pch0};
inline constexpr listed high_pch1{{&imc_list, 0x1060000020045, 0xf, 0xfe9, 0}, {}, &high_pch1};
inline constexpr listed panic_pch0{{&imc_list, 0x1060000002045, 0xf, 0x1006, 0}, {}, &panic_pch0};
inline constexpr listed panic_pch1{{&imc_list, 0x1060000010045, 0xf, 0x1024, 0}, {}, &panic_pch1};
}
namespace pcls {
inline constexpr listed rd{{&imc_list, 0x10600000050a0, 0xf, 0x550, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x106000000a0a0, 0xf, 0x55e, 0}, {}, &wr};
inline constexpr listed total{{&imc_list, 0x106000000f0a0, 0xf, 0x56c, 0}, {}, &total};
}
namespace pmm_rpq_occupancy {
inline constexpr listed all_sch0{{&imc_list, 0x600000010e0, 0xf, 0x1ee, 0}, {}, &all_sch0};
inline constexpr listed all_sch1{{&imc_list, 0x600000020e0, 0xf, 0x20f, 0}, {}, &all_sch1};
inline constexpr listed no_gnt_sch0{{&imc_list, 0x10600000040e0, 0xf, 0x9df, 0}, {}, &no_gnt_sch0};
inline constexpr listed no_gnt_sch1{{&imc_list, 0x10600000080e0, 0xf, 0xa03, 0}, {}, &no_gnt_sch1};
inline constexpr listed gnt_wait_sch0{{&imc_list, 0x10600000100e0, 0xf, 0xcc5, 0}, {}, &gnt_wait_sch0};
inline constexpr listed gnt_wait_sch1{{&imc_list, 0x10600000200e0, 0xf, 0xceb, 0}, {}, &gnt_wait_sch1};
}
namespace pmm_wpq_occupancy {
inline constexpr listed all{{&imc_list, 0x600000030e4, 0xf, 0x246, 0}, {}, &all};
inline constexpr listed all_sch0{{&imc_list, 0x600000010e4, 0xf, 0x2a6, 0}, {}, &all_sch0};
inline constexpr listed all_sch1{{&imc_list, 0x600000020e4, 0xf, 0x2c7, 0}, {}, &all_sch1};
inline constexpr listed cas{{&imc_list, 0x106000000c0e4, 0xf, 0xa27, 0}, {}, &cas};
inline constexpr listed pwr{{&imc_list, 0x10600000300e4, 0xf, 0xa43, 0}, {}, &pwr};
}
namespace power_cke_cycles {
inline constexpr listed low_0{{&imc_list, 0x1060000001047, 0xf, 0x476, 0}, {}, &low_0};
inline constexpr listed low_1{{&imc_list, 0x1060000002047, 0xf, 0x493, 0}, {}, &low_1};
inline constexpr listed low_2{{&imc_list, 0x1060000004047, 0xf, 0x4b0, 0}, {}, &low_2};
inline constexpr listed low_3{{&imc_list, 0x1060000008047, 0xf, 0x4cd, 0}, {}, &low_3};
}
namespace power_crit_throttle_cycles {
inline constexpr listed slot0{{&imc_list, 0x1060000001086, 0xf, 0x502, 0}, {}, &slot0};
inline constexpr listed slot1{{&imc_list, 0x1060000002086, 0xf, 0x529, 0}, {}, &slot1};
}
namespace power_throttle_cycles {
inline constexpr listed slot0{{&imc_list, 0x1060000001046, 0xf, 0x432, 0}, {}, &slot0};
inline constexpr listed slot1{{&imc_list, 0x1060000002046, 0xf, 0x454, 0}, {}, &slot1};
}
namespace pre_count {
inline constexpr listed rd{{&imc_list, 0x60000011003, 0xf, 0x37, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x60000022003, 0xf, 0x4a, 0}, {}, &wr};
inline constexpr listed pgt{{&imc_list, 0x60000088003, 0xf, 0x5d, 0}, {}, &pgt};
inline constexpr listed all{{&imc_list, 0x600000ff003, 0xf, 0x71, 0}, {}, &all};
inline constexpr listed rd_pch0{{&imc_list, 0x1060000001003, 0xf, 0xa77, 0}, {}, &rd_pch0};
inline constexpr listed wr_pch0{{&imc_list, 0x1060000002003, 0xf, 0xa8f, 0}, {}, &wr_pch0};
inline constexpr listed ufill_pch0{{&imc_list, 0x1060000004003, 0xf, 0xaa7, 0}, {}, &ufill_pch0};
inline constexpr listed pgt_pch0{{&imc_list, 0x1060000008003, 0xf, 0xac2, 0}, {}, &pgt_pch0};
inline constexpr listed rd_pch1{{&imc_list, 0x1060000010003, 0xf, 0xadb, 0}, {}, &rd_pch1};
inline constexpr listed wr_pch1{{&imc_list, 0x1060000020003, 0xf, 0xaf3, 0}, {}, &wr_pch1};
inline constexpr listed ufill_pch1{{&imc_list, 0x1060000040003, 0xf, 0xb0b, 0}, {}, &ufill_pch1};
inline constexpr listed pgt_pch1{{&imc_list, 0x1060000080003, 0xf, 0xb26, 0}, {}, &pgt_pch1};
inline constexpr listed ufill{{&imc_list, 0x1060000044003, 0xf, 0xb3f, 0}, {}, &ufill};
}
namespace rdb_inserts {
inline constexpr listed pch0{{&imc_list, 0x60000001017, 0xf, 0x278, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x60000002017, 0xf, 0x28f, 0}, {}, &pch1};
}
namespace rdb_ne {
inline constexpr listed pch0{{&imc_list, 0x1060000001018, 0xf, 0xca1, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x1060000002018, 0xf, 0xcb3, 0}, {}, &pch1};
}
namespace rpq_inserts {
inline constexpr listed pch0{{&imc_list, 0x60000001010, 0xf, 0xbf, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x60000002010, 0xf, 0xd6, 0}, {}, &pch1};
}
namespace sb_accesses {
inline constexpr listed accepts{{&imc_list, 0x10600000050d2, 0xf, 0x5a5, 0}, {}, &accepts};
inline constexpr listed rejects{{&imc_list, 0x106000000a0d2, 0xf, 0x5bf, 0}, {}, &rejects};
inline constexpr listed rd_accepts{{&imc_list, 0x10600000010d2, 0xf, 0x5d9, 0}, {}, &rd_accepts};
inline constexpr listed rd_rejects{{&imc_list, 0x10600000020d2, 0xf, 0x5f6, 0}, {}, &rd_rejects};
inline constexpr listed wr_accepts{{&imc_list, 0x10600000040d2, 0xf, 0x613, 0}, {}, &wr_accepts};
inline constexpr listed wr_rejects{{&imc_list, 0x10600000080d2, 0xf, 0x630, 0}, {}, &wr_rejects};
inline constexpr listed nm_rd_cmps{{&imc_list, 0x10600000100d2, 0xf, 0x64d, 0}, {}, &nm_rd_cmps};
inline constexpr listed nm_wr_cmps{{&imc_list, 0x10600000200d2, 0xf, 0x66a, 0}, {}, &nm_wr_cmps};
inline constexpr listed fm_rd_cmps{{&imc_list, 0x10600000400d2, 0xf, 0x687, 0}, {}, &fm_rd_cmps};
inline constexpr listed fm_wr_cmps{{&imc_list, 0x10600000800d2, 0xf, 0x6a4, 0}, {}, &fm_wr_cmps};
}
namespace sb_canary {
inline constexpr listed alloc{{&imc_list, 0x10600000010d9, 0xf, 0x803, 0}, {}, &alloc};
inline constexpr listed dealloc{{&imc_list, 0x10600000020d9, 0xf, 0x819, 0}, {}, &dealloc};
inline constexpr listed vld{{&imc_list, 0x10600000040d9, 0xf, 0x831, 0}, {}, &vld};
inline constexpr listed nm_rd_starved{{&imc_list, 0x10600000080d9, 0xf, 0xdbe, 0}, {}, &nm_rd_starved};
inline constexpr listed nm_wr_starved{{&imc_list, 0x10600000100d9, 0xf, 0xddc, 0}, {}, &nm_wr_starved};
inline constexpr listed fm_rd_starved{{&imc_list, 0x10600000200d9, 0xf, 0xdfa, 0}, {}, &fm_rd_starved};
inline constexpr listed fm_wr_starved{{&imc_list, 0x10600000400d9, 0xf, 0xe18, 0}, {}, &fm_wr_starved};
inline constexpr listed fm_tgr_wr_starved{{&imc_list, 0x10600000800d9, 0xf, 0xe36, 0}, {}, &fm_tgr_wr_starved};
}
namespace sb_inserts {
inline constexpr listed rds{{&imc_list, 0x10600000010d6, 0xf, 0x7a3, 0}, {}, &rds};
inline constexpr listed wrs{{&imc_list, 0x10600000020d6, 0xf, 0x7b8, 0}, {}, &wrs};
inline constexpr listed block_rds{{&imc_list, 0x10600000100d6, 0xf, 0x7cd, 0}, {}, &block_rds};
inline constexpr listed block_wrs{{&imc_list, 0x10600000200d6, 0xf, 0x7e8, 0}, {}, &block_wrs};
inline constexpr listed pmm_rds{{&imc_list, 0x10600000040d6, 0xf, 0x9a0, 0}, {}, &pmm_rds};
inline constexpr listed pmm_wrs{{&imc_list, 0x10600000080d6, 0xf, 0x9b9, 0}, {}, &pmm_wrs};
}
namespace sb_occupancy {
inline constexpr listed rds{{&imc_list, 0x10600000010d5, 0xf, 0x752, 0}, {}, &rds};
inline constexpr listed block_rds{{&imc_list, 0x10600000200d5, 0xf, 0x769, 0}, {}, &block_rds};
inline constexpr listed block_wrs{{&imc_list, 0x10600000400d5, 0xf, 0x786, 0}, {}, &block_wrs};
inline constexpr listed pmm_rds{{&imc_list, 0x10600000040d5, 0xf, 0x96a, 0}, {}, &pmm_rds};
inline constexpr listed pmm_wrs{{&imc_list, 0x10600000080d5, 0xf, 0x985, 0}, {}, &pmm_wrs};
}
namespace sb_pref_inserts {
inline constexpr listed all{{&imc_list, 0x10600000010da, 0xf, 0x845, 0}, {}, &all};
inline constexpr listed ddr{{&imc_list, 0x10600000020da, 0xf, 0x8eb, 0}, {}, &ddr};
inline constexpr listed pmm{{&imc_list, 0x10600000040da, 0xf, 0x905, 0}, {}, &pmm};
}
namespace sb_pref_occupancy {
inline constexpr listed all{{&imc_list, 0x10600000010db, 0xf, 0x85f, 0}, {}, &all};
inline constexpr listed ddr{{&imc_list, 0x10600000020db, 0xf, 0xee5, 0}, {}, &ddr};
inline constexpr listed pmm{{&imc_list, 0x10600000040db, 0xf, 0xf77, 0}, {}, &pmm};
}
namespace sb_reject {
inline constexpr listed nm_set_cnflt{{&imc_list, 0x10600000010d4, 0xf, 0x6c1, 0}, {}, &nm_set_cnflt};
inline constexpr listed fm_addr_cnflt{{&imc_list, 0x10600000020d4, 0xf, 0x6de, 0}, {}, &fm_addr_cnflt};
inline constexpr listed patrol_set_cnflt{{&imc_list, 0x10600000040d4, 0xf, 0x6fc, 0}, {}, &patrol_set_cnflt};
inline constexpr listed canary{{&imc_list, 0x10600000080d4, 0xf, 0x71d, 0}, {}, &canary};
inline constexpr listed ddr_early_cmp{{&imc_list, 0x10600000200d4, 0xf, 0x734, 0}, {}, &ddr_early_cmp};
}
namespace sb_strv_alloc {
inline constexpr listed nm_rd{{&imc_list, 0x10600000010d7, 0xf, 0xd11, 0}, {}, &nm_rd};
inline constexpr listed nm_wr{{&imc_list, 0x10600000040d7, 0xf, 0xd2b, 0}, {}, &nm_wr};
inline constexpr listed fm_rd{{&imc_list, 0x10600000020d7, 0xf, 0xf01, 0}, {}, &fm_rd};
inline constexpr listed fm_wr{{&imc_list, 0x10600000080d7, 0xf, 0xf1b, 0}, {}, &fm_wr};
inline constexpr listed fm_tgr{{&imc_list, 0x10600000100d7, 0xf, 0xf35, 0}, {}, &fm_tgr};
}
namespace sb_strv_dealloc {
inline constexpr listed nm_rd{{&imc_list, 0x10600000010de, 0xf, 0xe58, 0}, {}, &nm_rd};
inline constexpr listed fm_rd{{&imc_list, 0x10600000020de, 0xf, 0xe74, 0}, {}, &fm_rd};
inline constexpr listed nm_wr{{&imc_list, 0x10600000040de, 0xf, 0xe90, 0}, {}, &nm_wr};
inline constexpr listed fm_wr{{&imc_list, 0x10600000080de, 0xf, 0xeac, 0}, {}, &fm_wr};
inline constexpr listed fm_tgr{{&imc_list, 0x10600000100de, 0xf, 0xec8, 0}, {}, &fm_tgr};
}
namespace sb_strv_occ {
inline constexpr listed nm_rd{{&imc_list, 0x10600000010d8, 0xf, 0xd45, 0}, {}, &nm_rd};
inline constexpr listed fm_rd{{&imc_list, 0x10600000020d8, 0xf, 0xd5d, 0}, {}, &fm_rd};
inline constexpr listed nm_wr{{&imc_list, 0x10600000040d8, 0xf, 0xd75, 0}, {}, &nm_wr};
inline constexpr listed fm_wr{{&imc_list, 0x10600000080d8, 0xf, 0xd8d, 0}, {}, &fm_wr};
inline constexpr listed fm_tgr{{&imc_list, 0x10600000100d8, 0xf, 0xda5, 0}, {}, &fm_tgr};
}
namespace sb_tagged {
inline constexpr listed new_{{&imc_list, 0x10600000010dd, 0xf, 0x87b, 0}, {}, &new_};
inline constexpr listed rd_hit{{&imc_list, 0x10600000020dd, 0xf, 0x88f, 0}, {}, &rd_hit};
inline constexpr listed rd_miss{{&imc_list, 0x10600000040dd, 0xf, 0x8a6, 0}, {}, &rd_miss};
inline constexpr listed ddr4_cmp{{&imc_list, 0x10600000080dd, 0xf, 0x8be, 0}, {}, &ddr4_cmp};
inline constexpr listed occ{{&imc_list, 0x10600000800dd, 0xf, 0x8d7, 0}, {}, &occ};
inline constexpr listed pmm0_cmp{{&imc_list, 0x10600000100dd, 0xf, 0x91f, 0}, {}, &pmm0_cmp};
inline constexpr listed pmm1_cmp{{&imc_list, 0x10600000200dd, 0xf, 0x938, 0}, {}, &pmm1_cmp};
inline constexpr listed pmm2_cmp{{&imc_list, 0x10600000400dd, 0xf, 0x951, 0}, {}, &pmm2_cmp};
}
namespace tagchk {
inline constexpr listed hit{{&imc_list, 0x600000010d3, 0xf, 0x17f, 0}, {}, &hit};
inline constexpr listed miss_clean{{&imc_list, 0x600000020d3, 0xf, 0x190, 0}, {}, &miss_clean};
inline constexpr listed miss_dirty{{&imc_list, 0x600000040d3, 0xf, 0x1a8, 0}, {}, &miss_dirty};
inline constexpr listed nm_rd_hit{{&imc_list, 0x600000080d3, 0xf, 0x1c0, 0}, {}, &nm_rd_hit};
inline constexpr listed nm_wr_hit{{&imc_list, 0x600000100d3, 0xf, 0x1d7, 0}, {}, &nm_wr_hit};
}
namespace wpq_inserts {
inline constexpr listed pch0{{&imc_list, 0x60000001020, 0xf, 0xed, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x60000002020, 0xf, 0x104, 0}, {}, &pch1};
}
} // namespace imc

namespace irp {
using uncore_events::listed;
using uncore_events::irp_list;
inline constexpr listed clockticks{{&irp_list, 0x130000000001, 3, 0, 0}, {}, &clockticks};
inline constexpr listed faf_transactions{{&irp_list, 0x130000000016, 3, 0x11, 0}, {}, &faf_transactions};
inline constexpr listed faf_full{{&irp_list, 0x130000000017, 3, 0x28, 0}, {}, &faf_full};
inline constexpr listed faf_inserts{{&irp_list, 0x130000000018, 3, 0x37, 0}, {}, &faf_inserts};
inline constexpr listed faf_occupancy{{&irp_list, 0x130000000019, 3, 0x49, 0}, {}, &faf_occupancy};
inline constexpr listed txc_ak_inserts{{&irp_list, 0x113000000000b, 3, 0x375, 0}, {}, &txc_ak_inserts};
inline constexpr listed txc_bl_drs_cycles_full{{&irp_list, 0x1130000000005, 3, 0x38a, 0}, {}, &txc_bl_drs_cycles_full};
inline constexpr listed txc_bl_drs_inserts{{&irp_list, 0x1130000000002, 3, 0x3a7, 0}, {}, &txc_bl_drs_inserts};
inline constexpr listed txc_bl_drs_occupancy{{&irp_list, 0x1130000000008, 3, 0x3c0, 0}, {}, &txc_bl_drs_occupancy};
inline constexpr listed txc_bl_ncb_cycles_full{{&irp_list, 0x1130000000006, 3, 0x3db, 0}, {}, &txc_bl_ncb_cycles_full};
inline constexpr listed txc_bl_ncb_inserts{{&irp_list, 0x1130000000003, 3, 0x3f8, 0}, {}, &txc_bl_ncb_inserts};
inline constexpr listed txc_bl_ncb_occupancy{{&irp_list, 0x1130000000009, 3, 0x411, 0}, {}, &txc_bl_ncb_occupancy};
inline constexpr listed txc_bl_ncs_cycles_full{{&irp_list, 0x1130000000007, 3, 0x42c, 0}, {}, &txc_bl_ncs_cycles_full};
inline constexpr listed txc_bl_ncs_inserts{{&irp_list, 0x1130000000004, 3, 0x449, 0}, {}, &txc_bl_ncs_inserts};
inline constexpr listed txc_bl_ncs_occupancy{{&irp_list, 0x113000000000a, 3, 0x462, 0}, {}, &txc_bl_ncs_occupancy};
inline constexpr listed txr2_ad0_stall_credit_cycles{{&irp_list, 0x113000000001a, 3, 0x47d, 0}, {}, &txr2_ad0_stall_credit_cycles};
inline constexpr listed txr2_ad01_stall_credit_cycles{{&irp_list, 0x113000000001c, 3, 0x4a0, 0}, {}, &txr2_ad01_stall_credit_cycles};
inline constexpr listed txr2_ad1_stall_credit_cycles{{&irp_list, 0x113000000001b, 3, 0x4c4, 0}, {}, &txr2_ad1_stall_credit_cycles};
inline constexpr listed txr2_bl_stall_credit_cycles{{&irp_list, 0x113000000001d, 3, 0x4e7, 0}, {}, &txr2_bl_stall_credit_cycles};
inline constexpr listed txs_data_inserts_ncb{{&irp_list, 0x113000000000d, 3, 0x509, 0}, {}, &txs_data_inserts_ncb};
inline constexpr listed txs_data_inserts_ncs{{&irp_list, 0x113000000000e, 3, 0x524, 0}, {}, &txs_data_inserts_ncs};
inline constexpr listed txs_request_occupancy{{&irp_list, 0x113000000000c, 3, 0x53f, 0}, {}, &txs_request_occupancy};
namespace cache_total_occupancy {
inline constexpr listed mem{{&irp_list, 0x113000000400f, 3, 0x17a, 0}, {}, &mem};
}
namespace irp_all {
inline constexpr listed inbound_inserts{{&irp_list, 0x130000001020, 3, 0x72, 0}, {}, &inbound_inserts};
inline constexpr listed outbound_inserts{{&irp_list, 0x1130000002020, 3, 0x146, 0}, {}, &outbound_inserts};
inline constexpr listed evicts{{&irp_list, 0x1130000004020, 3, 0x165, 0}, {}, &evicts};
}
namespace misc0 {
inline constexpr listed _2nd_atomic_insert{{&irp_list, 0x113000001001e, 3, 0x19a, 0}, {}, &_2nd_atomic_insert};
inline constexpr listed _2nd_rd_insert{{&irp_list, 0x113000000401e, 3, 0x1b8, 0}, {}, &_2nd_rd_insert};
inline constexpr listed _2nd_wr_insert{{&irp_list, 0x113000000801e, 3, 0x1d2, 0}, {}, &_2nd_wr_insert};
inline constexpr listed fast_rej{{&irp_list, 0x113000000201e, 3, 0x1ec, 0}, {}, &fast_rej};
inline constexpr listed fast_req{{&irp_list, 0x113000000101e, 3, 0x201, 0}, {}, &fast_req};
inline constexpr listed fast_xfer{{&irp_list, 0x113000002001e, 3, 0x216, 0}, {}, &fast_xfer};
inline constexpr listed pf_ack_hint{{&irp_list, 0x113000004001e, 3, 0x22c, 0}, {}, &pf_ack_hint};
inline constexpr listed slowpath_fwpf_no_prf{{&irp_list, 0x113000008001e, 3, 0x244, 0}, {}, &slowpath_fwpf_no_prf};
}
namespace misc1 {
inline constexpr listed lost_fwd{{&irp_list, 0x13000001001f, 3, 0x5d, 0}, {}, &lost_fwd};
inline constexpr listed slow_i{{&irp_list, 0x113000000101f, 3, 0xc6, 0}, {}, &slow_i};
inline constexpr listed slow_s{{&irp_list, 0x113000000201f, 3, 0xd9, 0}, {}, &slow_s};
inline constexpr listed slow_e{{&irp_list, 0x113000000401f, 3, 0xec, 0}, {}, &slow_e};
inline constexpr listed slow_m{{&irp_list, 0x113000000801f, 3, 0xff, 0}, {}, &slow_m};
inline constexpr listed sec_rcvd_invld{{&irp_list, 0x113000002001f, 3, 0x112, 0}, {}, &sec_rcvd_invld};
inline constexpr listed sec_rcvd_vld{{&irp_list, 0x113000004001f, 3, 0x12d, 0}, {}, &sec_rcvd_vld};
}
namespace snoop_resp {
inline constexpr listed all_hit_m{{&irp_list, 0x130000078012, 3, 0x90, 0}, {}, &all_hit_m};
inline constexpr listed all_hit{{&irp_list, 0x113000007e012, 3, 0x265, 0}, {}, &all_hit};
inline constexpr listed all_hit_es{{&irp_list, 0x1130000074012, 3, 0x27e, 0}, {}, &all_hit_es};
inline constexpr listed all_hit_i{{&irp_list, 0x1130000072012, 3, 0x29a, 0}, {}, &all_hit_i};
inline constexpr listed all_miss{{&irp_list, 0x1130000071012, 3, 0x2b5, 0}, {}, &all_miss};
inline constexpr listed hit_es{{&irp_list, 0x1130000004012, 3, 0x2cf, 0}, {}, &hit_es};
inline constexpr listed hit_i{{&irp_list, 0x1130000002012, 3, 0x2e7, 0}, {}, &hit_i};
inline constexpr listed hit_m{{&irp_list, 0x1130000008012, 3, 0x2fe, 0}, {}, &hit_m};
inline constexpr listed miss{{&irp_list, 0x1130000001012, 3, 0x315, 0}, {}, &miss};
inline constexpr listed snpcode{{&irp_list, 0x1130000010012, 3, 0x32b, 0}, {}, &snpcode};
inline constexpr listed snpdata{{&irp_list, 0x1130000020012, 3, 0x344, 0}, {}, &snpdata};
inline constexpr listed snpinv{{&irp_list, 0x1130000040012, 3, 0x35d, 0}, {}, &snpinv};
}
namespace transactions {
inline constexpr listed wr_pref{{&irp_list, 0x130000008011, 3, 0xab, 0}, {}, &wr_pref};
}
} // namespace irp

namespace m2hbm {
using uncore_events::listed;
using uncore_events::m2hbm_list;
inline constexpr listed clockticks{{&m2hbm_list, 0x220000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&m2hbm_list, 0x2200000000c0, 0xf, 0xbc, 0x800000}, {}, &cms_clockticks};
inline constexpr listed rxc_ad_inserts{{&m2hbm_list, 0x1220000001002, 0xf, 0xd5, 0}, {}, &rxc_ad_inserts};
inline constexpr listed rxc_ad_occupancy{{&m2hbm_list, 0x1220000000003, 0xf, 0xee, 0}, {}, &rxc_ad_occupancy};
inline constexpr listed rxc_bl_inserts{{&m2hbm_list, 0x1220000001004, 0xf, 0x109, 0}, {}, &rxc_bl_inserts};
inline constexpr listed rxc_bl_occupancy{{&m2hbm_list, 0x1220000000005, 0xf, 0x122, 0}, {}, &rxc_bl_occupancy};
inline constexpr listed txc_ad_inserts{{&m2hbm_list, 0x1220000001006, 0xf, 0x13d, 0}, {}, &txc_ad_inserts};
inline constexpr listed txc_ad_occupancy{{&m2hbm_list, 0x1220000000007, 0xf, 0x156, 0}, {}, &txc_ad_occupancy};
inline constexpr listed direct2core_not_taken_dirstate_{{&m2hbm_list, 0x1220000007017, 0xf, 0x1d0, 0}, {}, &direct2core_not_taken_dirstate_};
inline constexpr listed direct2core_txn_override_{{&m2hbm_list, 0x1220000003018, 0xf, 0x22f, 0}, {}, &direct2core_txn_override_};
inline constexpr listed direct2upi_not_taken_dirstate_{{&m2hbm_list, 0x122000000701a, 0xf, 0x27e, 0}, {}, &direct2upi_not_taken_dirstate_};
inline constexpr listed direct2upi_not_taken_credits{{&m2hbm_list, 0x122000000701b, 0xf, 0x2a6, 0}, {}, &direct2upi_not_taken_credits};
inline constexpr listed direct2upi_txn_override_{{&m2hbm_list, 0x122000000301c, 0xf, 0x2cd, 0}, {}, &direct2upi_txn_override_};
inline constexpr listed tgr_ad_credits{{&m2hbm_list, 0x122000000002e, 0xf, 0x97d, 0}, {}, &tgr_ad_credits};
inline constexpr listed tgr_bl_credits{{&m2hbm_list, 0x122000000002f, 0xf, 0x996, 0}, {}, &tgr_bl_credits};
inline constexpr listed direct2core_not_taken_notforked{{&m2hbm_list, 0x122000000004a, 0xf, 0xbbb, 0}, {}, &direct2core_not_taken_notforked};
inline constexpr listed prefcam_cis_drops{{&m2hbm_list, 0x122000000005c, 0xf, 0xeb5, 0}, {}, &prefcam_cis_drops};
inline constexpr listed prefcam_rxc_occupancy{{&m2hbm_list, 0x1220000000060, 0xf, 0x16fb, 0}, {}, &prefcam_rxc_occupancy};
namespace direct2core_not_taken_dirstate {
inline constexpr listed non_cisgress{{&m2hbm_list, 0x1220000002017, 0xf, 0x1f9, 0}, {}, &non_cisgress};
}
namespace direct2core_txn_override {
inline constexpr listed cisgress{{&m2hbm_list, 0x1220000002018, 0xf, 0x252, 0}, {}, &cisgress};
}
namespace direct2upi_not_taken_dirstate {
inline constexpr listed egress{{&m2hbm_list, 0x122000000101a, 0xf, 0x120c, 0}, {}, &egress};
inline constexpr listed non_cisgress{{&m2hbm_list, 0x122000000201a, 0xf, 0x123b, 0}, {}, &non_cisgress};
inline constexpr listed cisgress{{&m2hbm_list, 0x122000000401a, 0xf, 0x1270, 0}, {}, &cisgress};
}
namespace direct2upi_txn_override {
inline constexpr listed cisgress{{&m2hbm_list, 0x122000000201c, 0xf, 0x2ef, 0}, {}, &cisgress};
}
namespace directory_hit {
inline constexpr listed clean_a{{&m2hbm_list, 0x122000008001d, 0xf, 0x31a, 0}, {}, &clean_a};
inline constexpr listed clean_i{{&m2hbm_list, 0x122000001001d, 0xf, 0x33a, 0}, {}, &clean_i};
inline constexpr listed clean_p{{&m2hbm_list, 0x122000004001d, 0xf, 0x35a, 0}, {}, &clean_p};
inline constexpr listed clean_s{{&m2hbm_list, 0x122000002001d, 0xf, 0x37a, 0}, {}, &clean_s};
inline constexpr listed dirty_a{{&m2hbm_list, 0x122000000801d, 0xf, 0x39a, 0}, {}, &dirty_a};
inline constexpr listed dirty_i{{&m2hbm_list, 0x122000000101d, 0xf, 0x3ba, 0}, {}, &dirty_i};
inline constexpr listed dirty_p{{&m2hbm_list, 0x122000000401d, 0xf, 0x3da, 0}, {}, &dirty_p};
inline constexpr listed dirty_s{{&m2hbm_list, 0x122000000201d, 0xf, 0x3fa, 0}, {}, &dirty_s};
}
namespace directory_lookup {
inline constexpr listed any{{&m2hbm_list, 0x220000001020, 0xf, 0x15, 0}, {}, &any};
inline constexpr listed state_a{{&m2hbm_list, 0x220000008020, 0xf, 0x34, 0}, {}, &state_a};
inline constexpr listed state_i{{&m2hbm_list, 0x220000002020, 0xf, 0x57, 0}, {}, &state_i};
inline constexpr listed state_s{{&m2hbm_list, 0x220000004020, 0xf, 0x7a, 0}, {}, &state_s};
}
namespace directory_miss {
inline constexpr listed clean_a{{&m2hbm_list, 0x122000008001e, 0xf, 0x41a, 0}, {}, &clean_a};
inline constexpr listed clean_i{{&m2hbm_list, 0x122000001001e, 0xf, 0x43b, 0}, {}, &clean_i};
inline constexpr listed clean_p{{&m2hbm_list, 0x122000004001e, 0xf, 0x45c, 0}, {}, &clean_p};
inline constexpr listed clean_s{{&m2hbm_list, 0x122000002001e, 0xf, 0x47d, 0}, {}, &clean_s};
inline constexpr listed dirty_a{{&m2hbm_list, 0x122000000801e, 0xf, 0x49e, 0}, {}, &dirty_a};
inline constexpr listed dirty_i{{&m2hbm_list, 0x122000000101e, 0xf, 0x4bf, 0}, {}, &dirty_i};
inline constexpr listed dirty_p{{&m2hbm_list, 0x122000000401e, 0xf, 0x4e0, 0}, {}, &dirty_p};
inline constexpr listed dirty_s{{&m2hbm_list, 0x122000000201e, 0xf, 0x501, 0}, {}, &dirty_s};
}
namespace directory_update {
inline constexpr listed any{{&m2hbm_list, 0x220000001021, 0xf, 0x9d, 3}, {}, &any};
inline constexpr listed a2i{{&m2hbm_list, 0x1220000020021, 0xf, 0x522, 3}, {}, &a2i};
inline constexpr listed a2s{{&m2hbm_list, 0x1220000040021, 0xf, 0x541, 3}, {}, &a2s};
inline constexpr listed i2a{{&m2hbm_list, 0x1220000004021, 0xf, 0x560, 3}, {}, &i2a};
inline constexpr listed i2s{{&m2hbm_list, 0x1220000002021, 0xf, 0x57f, 3}, {}, &i2s};
inline constexpr listed s2a{{&m2hbm_list, 0x1220000010021, 0xf, 0x59e, 3}, {}, &s2a};
inline constexpr listed s2i{{&m2hbm_list, 0x1220000008021, 0xf, 0x5bd, 3}, {}, &s2i};
inline constexpr listed hit_non_pmm{{&m2hbm_list, 0x1220000001021, 0xf, 0x12a1, 1}, {}, &hit_non_pmm};
inline constexpr listed i_to_s_hit_non_pmm{{&m2hbm_list, 0x1220000002021, 0xf, 0x12c8, 1}, {}, &i_to_s_hit_non_pmm};
inline constexpr listed i_to_a_hit_non_pmm{{&m2hbm_list, 0x1220000004021, 0xf, 0x12f6, 1}, {}, &i_to_a_hit_non_pmm};
inline constexpr listed s_to_i_hit_non_pmm{{&m2hbm_list, 0x1220000008021, 0xf, 0x1324, 1}, {}, &s_to_i_hit_non_pmm};
inline constexpr listed s_to_a_hit_non_pmm{{&m2hbm_list, 0x1220000010021, 0xf, 0x1352, 1}, {}, &s_to_a_hit_non_pmm};
inline constexpr listed a_to_i_hit_non_pmm{{&m2hbm_list, 0x1220000020021, 0xf, 0x1380, 1}, {}, &a_to_i_hit_non_pmm};
inline constexpr listed a_to_s_hit_non_pmm{{&m2hbm_list, 0x1220000040021, 0xf, 0x13ae, 1}, {}, &a_to_s_hit_non_pmm};
inline constexpr listed miss_non_pmm{{&m2hbm_list, 0x1220000001021, 0xf, 0x13dc, 2}, {}, &miss_non_pmm};
inline constexpr listed i_to_s_miss_non_pmm{{&m2hbm_list, 0x1220000002021, 0xf, 0x1404, 2}, {}, &i_to_s_miss_non_pmm};
inline constexpr listed i_to_a_miss_non_pmm{{&m2hbm_list, 0x1220000004021, 0xf, 0x1433, 2}, {}, &i_to_a_miss_non_pmm};
inline constexpr listed s_to_i_miss_non_pmm{{&m2hbm_list, 0x1220000008021, 0xf, 0x1462, 2}, {}, &s_to_i_miss_non_pmm};
inline constexpr listed s_to_a_miss_non_pmm{{&m2hbm_list, 0x1220000010021, 0xf, 0x1491, 2}, {}, &s_to_a_miss_non_pmm};
inline constexpr listed a_to_i_miss_non_pmm{{&m2hbm_list, 0x1220000020021, 0xf, 0x14c0, 2}, {}, &a_to_i_miss_non_pmm};
inline constexpr listed a_to_s_miss_non_pmm{{&m2hbm_list, 0x1220000040021, 0xf, 0x14ef, 2}, {}, &a_to_s_miss_non_pmm};
}
namespace distress {
inline constexpr listed ad{{&m2hbm_list, 0x1220000020067, 0xf, 0x1080, 0}, {}, &ad};
inline constexpr listed all{{&m2hbm_list, 0x1220000001067, 0xf, 0x1096, 0}, {}, &all};
inline constexpr listed bl_cmp{{&m2hbm_list, 0x1220000040067, 0xf, 0x10ad, 0}, {}, &bl_cmp};
inline constexpr listed crosstile_nmwr{{&m2hbm_list, 0x1220000010067, 0xf, 0x10c7, 0}, {}, &crosstile_nmwr};
inline constexpr listed d2cha{{&m2hbm_list, 0x1220000008067, 0xf, 0x10e9, 0}, {}, &d2cha};
inline constexpr listed d2core{{&m2hbm_list, 0x1220000002067, 0xf, 0x1102, 0}, {}, &d2core};
inline constexpr listed d2upi{{&m2hbm_list, 0x1220000004067, 0xf, 0x111c, 0}, {}, &d2upi};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_dn{{&m2hbm_list, 0x12200000040ba, 0xf, 0x1135, 0x800000}, {}, &iv_snoopgo_dn};
inline constexpr listed iv_snoopgo_up{{&m2hbm_list, 0x12200000010ba, 0xf, 0x115d, 0x800000}, {}, &iv_snoopgo_up};
}
namespace igr_starve_winner {
inline constexpr listed mask7{{&m2hbm_list, 0x1220000080044, 0xf, 0x171b, 0}, {}, &mask7};
}
namespace imc_reads {
inline constexpr listed all{{&m2hbm_list, 0x1220000004024, 0xf, 0x5dc, 3}, {}, &all};
inline constexpr listed ch0_all{{&m2hbm_list, 0x1220000004024, 0xf, 0x5f4, 1}, {}, &ch0_all};
inline constexpr listed ch0_normal{{&m2hbm_list, 0x1220000001024, 0xf, 0x610, 1}, {}, &ch0_normal};
inline constexpr listed ch0_from_tgr{{&m2hbm_list, 0x1220000040024, 0xf, 0x62f, 1}, {}, &ch0_from_tgr};
inline constexpr listed ch0_isoch{{&m2hbm_list, 0x1220000002024, 0xf, 0x650, 1}, {}, &ch0_isoch};
inline constexpr listed ch1_all{{&m2hbm_list, 0x1220000004024, 0xf, 0x66e, 2}, {}, &ch1_all};
inline constexpr listed ch1_normal{{&m2hbm_list, 0x1220000001024, 0xf, 0x68a, 2}, {}, &ch1_normal};
inline constexpr listed ch1_from_tgr{{&m2hbm_list, 0x1220000040024, 0xf, 0x6a9, 2}, {}, &ch1_from_tgr};
inline constexpr listed ch1_isoch{{&m2hbm_list, 0x1220000002024, 0xf, 0x6ca, 2}, {}, &ch1_isoch};
inline constexpr listed from_tgr{{&m2hbm_list, 0x1220000040024, 0xf, 0x6e8, 3}, {}, &from_tgr};
inline constexpr listed isoch{{&m2hbm_list, 0x1220000002024, 0xf, 0x705, 3}, {}, &isoch};
inline constexpr listed normal{{&m2hbm_list, 0x1220000001024, 0xf, 0x71f, 3}, {}, &normal};
inline constexpr listed ch0_normal_{{&m2hbm_list, 0x1220000001024, 0xf, 0x151e, 1}, {}, &ch0_normal_};
inline constexpr listed ch0_all_{{&m2hbm_list, 0x1220000004024, 0xf, 0x153d, 1}, {}, &ch0_all_};
inline constexpr listed ch1_normal_{{&m2hbm_list, 0x1220000001024, 0xf, 0x1559, 2}, {}, &ch1_normal_};
inline constexpr listed ch1_all_{{&m2hbm_list, 0x1220000004024, 0xf, 0x1578, 2}, {}, &ch1_all_};
}
namespace imc_writes {
inline constexpr listed all{{&m2hbm_list, 0x1220000010025, 0xf, 0x73a, 0x18}, {}, &all};
inline constexpr listed ch0_all{{&m2hbm_list, 0x1220000010025, 0xf, 0x753, 8}, {}, &ch0_all};
inline constexpr listed ch0_full{{&m2hbm_list, 0x1220000001025, 0xf, 0x770, 8}, {}, &ch0_full};
inline constexpr listed ch0_partial{{&m2hbm_list, 0x1220000002025, 0xf, 0x78e, 8}, {}, &ch0_partial};
inline constexpr listed ch0_from_tgr{{&m2hbm_list, 0x1220000000025, 0xf, 0x7af, 9}, {}, &ch0_from_tgr};
inline constexpr listed ch0_full_isoch{{&m2hbm_list, 0x1220000004025, 0xf, 0x7d1, 8}, {}, &ch0_full_isoch};
inline constexpr listed ch0_partial_isoch{{&m2hbm_list, 0x1220000008025, 0xf, 0x7f5, 8}, {}, &ch0_partial_isoch};
inline constexpr listed ch1_all{{&m2hbm_list, 0x1220000010025, 0xf, 0x81c, 0x10}, {}, &ch1_all};
inline constexpr listed ch1_full{{&m2hbm_list, 0x1220000001025, 0xf, 0x839, 0x10}, {}, &ch1_full};
inline constexpr listed ch1_partial{{&m2hbm_list, 0x1220000002025, 0xf, 0x857, 0x10}, {}, &ch1_partial};
inline constexpr listed ch1_from_tgr{{&m2hbm_list, 0x1220000000025, 0xf, 0x878, 0x11}, {}, &ch1_from_tgr};
inline constexpr listed ch1_full_isoch{{&m2hbm_list, 0x1220000004025, 0xf, 0x89a, 0x10}, {}, &ch1_full_isoch};
inline constexpr listed ch1_partial_isoch{{&m2hbm_list, 0x1220000008025, 0xf, 0x8be, 0x10}, {}, &ch1_partial_isoch};
inline constexpr listed from_tgr{{&m2hbm_list, 0x1220000000025, 0xf, 0x8e5, 0x19}, {}, &from_tgr};
inline constexpr listed full{{&m2hbm_list, 0x1220000001025, 0xf, 0x903, 0x18}, {}, &full};
inline constexpr listed full_isoch{{&m2hbm_list, 0x1220000004025, 0xf, 0x91d, 0x18}, {}, &full_isoch};
inline constexpr listed partial{{&m2hbm_list, 0x1220000002025, 0xf, 0x93d, 0x18}, {}, &partial};
inline constexpr listed partial_isoch{{&m2hbm_list, 0x1220000008025, 0xf, 0x95a, 0x18}, {}, &partial_isoch};
inline constexpr listed ch0_full_{{&m2hbm_list, 0x1220000001025, 0xf, 0x1594, 8}, {}, &ch0_full_};
inline constexpr listed ch0_partial_{{&m2hbm_list, 0x1220000002025, 0xf, 0x15b2, 8}, {}, &ch0_partial_};
inline constexpr listed ch0_all_{{&m2hbm_list, 0x1220000010025, 0xf, 0x15d3, 8}, {}, &ch0_all_};
inline constexpr listed ch0_ni{{&m2hbm_list, 0x1220000000025, 0xf, 0x15f0, 0xa}, {}, &ch0_ni};
inline constexpr listed ch0_ni_miss{{&m2hbm_list, 0x1220000000025, 0xf, 0x160c, 0xc}, {}, &ch0_ni_miss};
inline constexpr listed ch1_full_{{&m2hbm_list, 0x1220000001025, 0xf, 0x162d, 0x10}, {}, &ch1_full_};
inline constexpr listed ch1_partial_{{&m2hbm_list, 0x1220000002025, 0xf, 0x164b, 0x10}, {}, &ch1_partial_};
inline constexpr listed ch1_all_{{&m2hbm_list, 0x1220000010025, 0xf, 0x166c, 0x10}, {}, &ch1_all_};
inline constexpr listed ch1_ni{{&m2hbm_list, 0x1220000000025, 0xf, 0x1689, 0x12}, {}, &ch1_ni};
inline constexpr listed ch1_ni_miss{{&m2hbm_list, 0x1220000000025, 0xf, 0x16a5, 0x14}, {}, &ch1_ni_miss};
inline constexpr listed ni{{&m2hbm_list, 0x1220000000025, 0xf, 0x16c6, 0x1a}, {}, &ni};
inline constexpr listed ni_miss{{&m2hbm_list, 0x1220000000025, 0xf, 0x16de, 0x1c}, {}, &ni_miss};
}
namespace prefcam_demand_drops {
inline constexpr listed ch0_upi{{&m2hbm_list, 0x1220000002058, 0xf, 0xdc7, 0}, {}, &ch0_upi};
inline constexpr listed ch0_xpt{{&m2hbm_list, 0x1220000001058, 0xf, 0xdee, 0}, {}, &ch0_xpt};
inline constexpr listed ch1_upi{{&m2hbm_list, 0x1220000008058, 0xf, 0xe15, 0}, {}, &ch1_upi};
inline constexpr listed ch1_xpt{{&m2hbm_list, 0x1220000004058, 0xf, 0xe3c, 0}, {}, &ch1_xpt};
inline constexpr listed upi_allch{{&m2hbm_list, 0x122000000a058, 0xf, 0xe63, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&m2hbm_list, 0x1220000005058, 0xf, 0xe8c, 0}, {}, &xpt_allch};
}
namespace prefcam_demand_merge {
inline constexpr listed upi_allch{{&m2hbm_list, 0x122000000a05d, 0xf, 0xed1, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&m2hbm_list, 0x122000000505d, 0xf, 0xefa, 0}, {}, &xpt_allch};
}
namespace prefcam_demand_no_merge {
inline constexpr listed rd_merged{{&m2hbm_list, 0x122000004005e, 0xf, 0xf23, 0}, {}, &rd_merged};
inline constexpr listed wr_merged{{&m2hbm_list, 0x122000002005e, 0xf, 0xf4f, 0}, {}, &wr_merged};
inline constexpr listed wr_squashed{{&m2hbm_list, 0x122000001005e, 0xf, 0xf7b, 0}, {}, &wr_squashed};
}
namespace prefcam_inserts {
inline constexpr listed ch0_upi{{&m2hbm_list, 0x1220000002056, 0xf, 0xcf7, 0}, {}, &ch0_upi};
inline constexpr listed ch0_xpt{{&m2hbm_list, 0x1220000001056, 0xf, 0xd19, 0}, {}, &ch0_xpt};
inline constexpr listed ch1_upi{{&m2hbm_list, 0x1220000008056, 0xf, 0xd3b, 0}, {}, &ch1_upi};
inline constexpr listed ch1_xpt{{&m2hbm_list, 0x1220000004056, 0xf, 0xd5d, 0}, {}, &ch1_xpt};
inline constexpr listed upi_allch{{&m2hbm_list, 0x122000000a056, 0xf, 0xd7f, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&m2hbm_list, 0x1220000005056, 0xf, 0xda3, 0}, {}, &xpt_allch};
}
namespace prefcam_occupancy {
inline constexpr listed allch{{&m2hbm_list, 0x1220000003054, 0xf, 0xc95, 0}, {}, &allch};
inline constexpr listed ch0{{&m2hbm_list, 0x1220000001054, 0xf, 0xcb7, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x1220000002054, 0xf, 0xcd7, 0}, {}, &ch1};
}
namespace prefcam_resp_miss {
inline constexpr listed allch{{&m2hbm_list, 0x122000000305f, 0xf, 0xfa9, 0}, {}, &allch};
inline constexpr listed ch0{{&m2hbm_list, 0x122000000105f, 0xf, 0xfcb, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x122000000205f, 0xf, 0xfeb, 0}, {}, &ch1};
}
namespace prefcam_rxc_deallocs {
inline constexpr listed _1lm_posted{{&m2hbm_list, 0x1220000002062, 0xf, 0x100b, 0}, {}, &_1lm_posted};
inline constexpr listed cis{{&m2hbm_list, 0x1220000008062, 0xf, 0x1035, 0}, {}, &cis};
inline constexpr listed squashed{{&m2hbm_list, 0x1220000001062, 0xf, 0x1058, 0}, {}, &squashed};
}
namespace rxc_ad {
inline constexpr listed inserts{{&m2hbm_list, 0x1220000001002, 0xf, 0x1185, 0}, {}, &inserts};
}
namespace rxc_bl {
inline constexpr listed inserts{{&m2hbm_list, 0x1220000001004, 0xf, 0x119e, 0}, {}, &inserts};
}
namespace tracker_inserts {
inline constexpr listed ch0{{&m2hbm_list, 0x1220000004032, 0xf, 0x9af, 1}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x1220000004032, 0xf, 0x9cd, 2}, {}, &ch1};
}
namespace tracker_occupancy {
inline constexpr listed ch0{{&m2hbm_list, 0x1220000001033, 0xf, 0x9eb, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x1220000002033, 0xf, 0xa0b, 0}, {}, &ch1};
}
namespace txc_ad {
inline constexpr listed inserts{{&m2hbm_list, 0x1220000001006, 0xf, 0x11b7, 0}, {}, &inserts};
}
namespace txc_bl {
inline constexpr listed inserts_cms0{{&m2hbm_list, 0x122000000100e, 0xf, 0x11d0, 1}, {}, &inserts_cms0};
inline constexpr listed inserts_cms1{{&m2hbm_list, 0x122000000100e, 0xf, 0x11ee, 2}, {}, &inserts_cms1};
}
namespace txc_bl_occupancy {
inline constexpr listed all{{&m2hbm_list, 0x122000000300f, 0xf, 0x171, 0}, {}, &all};
inline constexpr listed cms0{{&m2hbm_list, 0x122000000100f, 0xf, 0x190, 0}, {}, &cms0};
inline constexpr listed cms1{{&m2hbm_list, 0x122000000200f, 0xf, 0x1b0, 0}, {}, &cms1};
}
namespace wpq_flush {
inline constexpr listed ch0{{&m2hbm_list, 0x1220000001042, 0xf, 0xae7, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x1220000002042, 0xf, 0xaff, 0}, {}, &ch1};
}
namespace wpq_no_reg_crd {
inline constexpr listed chn0{{&m2hbm_list, 0x1220000001037, 0xf, 0xa2b, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2hbm_list, 0x1220000002037, 0xf, 0xa49, 0}, {}, &chn1};
}
namespace wpq_no_spec_crd {
inline constexpr listed chn0{{&m2hbm_list, 0x1220000001038, 0xf, 0xa67, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2hbm_list, 0x1220000002038, 0xf, 0xa86, 0}, {}, &chn1};
}
namespace wr_tracker_inserts {
inline constexpr listed ch0{{&m2hbm_list, 0x1220000001040, 0xf, 0xaa5, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x1220000002040, 0xf, 0xac6, 0}, {}, &ch1};
}
namespace wr_tracker_nonposted_inserts {
inline constexpr listed ch0{{&m2hbm_list, 0x122000000104d, 0xf, 0xc3f, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x122000000204d, 0xf, 0xc6a, 0}, {}, &ch1};
}
namespace wr_tracker_nonposted_occupancy {
inline constexpr listed ch0{{&m2hbm_list, 0x122000000104c, 0xf, 0xbe5, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x122000000204c, 0xf, 0xc12, 0}, {}, &ch1};
}
namespace wr_tracker_posted_inserts {
inline constexpr listed ch0{{&m2hbm_list, 0x1220000001048, 0xf, 0xb6b, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x1220000002048, 0xf, 0xb93, 0}, {}, &ch1};
}
namespace wr_tracker_posted_occupancy {
inline constexpr listed ch0{{&m2hbm_list, 0x1220000001047, 0xf, 0xb17, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2hbm_list, 0x1220000002047, 0xf, 0xb41, 0}, {}, &ch1};
}
} // namespace m2hbm

namespace m2m {
using uncore_events::listed;
using uncore_events::m2m_list;
inline constexpr listed clockticks{{&m2m_list, 0x1a0000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&m2m_list, 0x1a00000000c0, 0xf, 0xb0, 0x800000}, {}, &cms_clockticks};
inline constexpr listed rxc_ad_inserts{{&m2m_list, 0x11a0000001002, 0xf, 0x13a, 0}, {}, &rxc_ad_inserts};
inline constexpr listed rxc_ad_occupancy{{&m2m_list, 0x11a0000000003, 0xf, 0x151, 0}, {}, &rxc_ad_occupancy};
inline constexpr listed direct2core_not_taken_dirstate_{{&m2m_list, 0x11a0000007017, 0xf, 0x16a, 0}, {}, &direct2core_not_taken_dirstate_};
inline constexpr listed direct2core_txn_override_{{&m2m_list, 0x11a0000003018, 0xf, 0x191, 0}, {}, &direct2core_txn_override_};
inline constexpr listed direct2upi_taken{{&m2m_list, 0x11a0000007019, 0xf, 0x1b2, 0}, {}, &direct2upi_taken};
inline constexpr listed direct2upi_not_taken_dirstate_{{&m2m_list, 0x11a000000701a, 0xf, 0x1cb, 0}, {}, &direct2upi_not_taken_dirstate_};
inline constexpr listed direct2upi_not_taken_credits{{&m2m_list, 0x11a000000701b, 0xf, 0x1f1, 0}, {}, &direct2upi_not_taken_credits};
inline constexpr listed direct2upi_txn_override_{{&m2m_list, 0x11a000000301c, 0xf, 0x216, 0}, {}, &direct2upi_txn_override_};
inline constexpr listed tgr_ad_credits{{&m2m_list, 0x11a000000002e, 0xf, 0x647, 0}, {}, &tgr_ad_credits};
inline constexpr listed tgr_bl_credits{{&m2m_list, 0x11a000000002f, 0xf, 0x65e, 0}, {}, &tgr_bl_credits};
inline constexpr listed direct2core_not_taken_notforked{{&m2m_list, 0x11a000000004a, 0xf, 0x8f1, 0}, {}, &direct2core_not_taken_notforked};
inline constexpr listed tag_miss{{&m2m_list, 0x11a000000304b, 0xf, 0x919, 0}, {}, &tag_miss};
inline constexpr listed prefcam_cis_drops{{&m2m_list, 0x11a000000005c, 0xf, 0xb22, 0}, {}, &prefcam_cis_drops};
inline constexpr listed prefcam_rxc_occupancy{{&m2m_list, 0x11a0000000060, 0xf, 0x17d1, 0}, {}, &prefcam_rxc_occupancy};
namespace direct2core_not_taken_dirstate {
inline constexpr listed non_cisgress{{&m2m_list, 0x11a0000002017, 0xf, 0xcec, 0}, {}, &non_cisgress};
}
namespace direct2core_txn_override {
inline constexpr listed pmm_hit{{&m2m_list, 0x11a0000001018, 0xf, 0xd20, 0}, {}, &pmm_hit};
inline constexpr listed cisgress{{&m2m_list, 0x11a0000002018, 0xf, 0xd49, 0}, {}, &cisgress};
}
namespace direct2upi_not_taken_dirstate {
inline constexpr listed egress{{&m2m_list, 0x11a000000101a, 0xf, 0x1444, 0}, {}, &egress};
inline constexpr listed non_cisgress{{&m2m_list, 0x11a000000201a, 0xf, 0x1471, 0}, {}, &non_cisgress};
inline constexpr listed cisgress{{&m2m_list, 0x11a000000401a, 0xf, 0x14a4, 0}, {}, &cisgress};
}
namespace direct2upi_txn_override {
inline constexpr listed cisgress{{&m2m_list, 0x11a000000201c, 0xf, 0xd9a, 0}, {}, &cisgress};
}
namespace direct2upitxn_override {
inline constexpr listed pmm_hit{{&m2m_list, 0x11a000000101c, 0xf, 0xd73, 0}, {}, &pmm_hit};
}
namespace directory_hit {
inline constexpr listed dirty_i{{&m2m_list, 0x11a000000101d, 0xf, 0x236, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&m2m_list, 0x11a000000201d, 0xf, 0x254, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&m2m_list, 0x11a000000401d, 0xf, 0x272, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&m2m_list, 0x11a000000801d, 0xf, 0x290, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&m2m_list, 0x11a000001001d, 0xf, 0x2ae, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&m2m_list, 0x11a000002001d, 0xf, 0x2cc, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&m2m_list, 0x11a000004001d, 0xf, 0x2ea, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&m2m_list, 0x11a000008001d, 0xf, 0x308, 0}, {}, &clean_a};
}
namespace directory_lookup {
inline constexpr listed any{{&m2m_list, 0x1a0000001020, 0xf, 0x13, 0}, {}, &any};
inline constexpr listed state_a{{&m2m_list, 0x1a0000008020, 0xf, 0x30, 0}, {}, &state_a};
inline constexpr listed state_i{{&m2m_list, 0x1a0000002020, 0xf, 0x51, 0}, {}, &state_i};
inline constexpr listed state_s{{&m2m_list, 0x1a0000004020, 0xf, 0x72, 0}, {}, &state_s};
}
namespace directory_miss {
inline constexpr listed dirty_i{{&m2m_list, 0x11a000000101e, 0xf, 0x326, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&m2m_list, 0x11a000000201e, 0xf, 0x345, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&m2m_list, 0x11a000000401e, 0xf, 0x364, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&m2m_list, 0x11a000000801e, 0xf, 0x383, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&m2m_list, 0x11a000001001e, 0xf, 0x3a2, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&m2m_list, 0x11a000002001e, 0xf, 0x3c1, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&m2m_list, 0x11a000004001e, 0xf, 0x3e0, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&m2m_list, 0x11a000008001e, 0xf, 0x3ff, 0}, {}, &clean_a};
}
namespace directory_update {
inline constexpr listed any{{&m2m_list, 0x1a0000001021, 0xf, 0x93, 3}, {}, &any};
inline constexpr listed a2i{{&m2m_list, 0x11a0000020021, 0xf, 0x41e, 3}, {}, &a2i};
inline constexpr listed a2s{{&m2m_list, 0x11a0000040021, 0xf, 0x43b, 3}, {}, &a2s};
inline constexpr listed i2a{{&m2m_list, 0x11a0000004021, 0xf, 0x458, 3}, {}, &i2a};
inline constexpr listed i2s{{&m2m_list, 0x11a0000002021, 0xf, 0x475, 3}, {}, &i2s};
inline constexpr listed s2a{{&m2m_list, 0x11a0000010021, 0xf, 0x492, 3}, {}, &s2a};
inline constexpr listed s2i{{&m2m_list, 0x11a0000008021, 0xf, 0x4af, 3}, {}, &s2i};
inline constexpr listed hit_non_pmm{{&m2m_list, 0x11a0000001021, 0xf, 0xe09, 1}, {}, &hit_non_pmm};
inline constexpr listed i_to_s_hit_non_pmm{{&m2m_list, 0x11a0000002021, 0xf, 0xe2e, 1}, {}, &i_to_s_hit_non_pmm};
inline constexpr listed i_to_a_hit_non_pmm{{&m2m_list, 0x11a0000004021, 0xf, 0xe5a, 1}, {}, &i_to_a_hit_non_pmm};
inline constexpr listed s_to_i_hit_non_pmm{{&m2m_list, 0x11a0000008021, 0xf, 0xe86, 1}, {}, &s_to_i_hit_non_pmm};
inline constexpr listed s_to_a_hit_non_pmm{{&m2m_list, 0x11a0000010021, 0xf, 0xeb2, 1}, {}, &s_to_a_hit_non_pmm};
inline constexpr listed a_to_i_hit_non_pmm{{&m2m_list, 0x11a0000020021, 0xf, 0xede, 1}, {}, &a_to_i_hit_non_pmm};
inline constexpr listed a_to_s_hit_non_pmm{{&m2m_list, 0x11a0000040021, 0xf, 0xf0a, 1}, {}, &a_to_s_hit_non_pmm};
inline constexpr listed miss_non_pmm{{&m2m_list, 0x11a0000001021, 0xf, 0xf36, 2}, {}, &miss_non_pmm};
inline constexpr listed i_to_s_miss_non_pmm{{&m2m_list, 0x11a0000002021, 0xf, 0xf5c, 2}, {}, &i_to_s_miss_non_pmm};
inline constexpr listed i_to_a_miss_non_pmm{{&m2m_list, 0x11a0000004021, 0xf, 0xf89, 2}, {}, &i_to_a_miss_non_pmm};
inline constexpr listed s_to_i_miss_non_pmm{{&m2m_list, 0x11a0000008021, 0xf, 0xfb6, 2}, {}, &s_to_i_miss_non_pmm};
inline constexpr listed s_to_a_miss_non_pmm{{&m2m_list, 0x11a0000010021, 0xf, 0xfe3, 2}, {}, &s_to_a_miss_non_pmm};
inline constexpr listed a_to_i_miss_non_pmm{{&m2m_list, 0x11a0000020021, 0xf, 0x1010, 2}, {}, &a_to_i_miss_non_pmm};
inline constexpr listed a_to_s_miss_non_pmm{{&m2m_list, 0x11a0000040021, 0xf, 0x103d, 2}, {}, &a_to_s_miss_non_pmm};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&m2m_list, 0x11a00000010ba, 0xf, 0xca0, 0x800000}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&m2m_list, 0x11a00000040ba, 0xf, 0xcc6, 0x800000}, {}, &iv_snoopgo_dn};
}
namespace igr_starve_winner {
inline constexpr listed mask7{{&m2m_list, 0x11a0000080044, 0xf, 0x1663, 0}, {}, &mask7};
}
namespace imc_reads {
inline constexpr listed to_pmm{{&m2m_list, 0x1a0000020024, 0xf, 0xc7, 3}, {}, &to_pmm};
inline constexpr listed ch0_to_nm1lm{{&m2m_list, 0x11a0000008024, 0xf, 0x4cc, 1}, {}, &ch0_to_nm1lm};
inline constexpr listed ch0_to_nmcache{{&m2m_list, 0x11a0000010024, 0xf, 0x4eb, 1}, {}, &ch0_to_nmcache};
inline constexpr listed ch1_to_nm1lm{{&m2m_list, 0x11a0000008024, 0xf, 0x50c, 2}, {}, &ch1_to_nm1lm};
inline constexpr listed ch1_to_nmcache{{&m2m_list, 0x11a0000010024, 0xf, 0x52b, 2}, {}, &ch1_to_nmcache};
inline constexpr listed to_nm1lm{{&m2m_list, 0x11a0000008024, 0xf, 0x54c, 3}, {}, &to_nm1lm};
inline constexpr listed to_nmcache{{&m2m_list, 0x11a0000010024, 0xf, 0x567, 3}, {}, &to_nmcache};
inline constexpr listed all{{&m2m_list, 0x11a0000004024, 0xf, 0x584, 3}, {}, &all};
inline constexpr listed normal{{&m2m_list, 0x11a0000001024, 0xf, 0x59a, 3}, {}, &normal};
inline constexpr listed ch0_isoch{{&m2m_list, 0x11a0000002024, 0xf, 0x106a, 1}, {}, &ch0_isoch};
inline constexpr listed ch0_from_tgr{{&m2m_list, 0x11a0000040024, 0xf, 0x1086, 1}, {}, &ch0_from_tgr};
inline constexpr listed ch1_isoch{{&m2m_list, 0x11a0000002024, 0xf, 0x10a5, 2}, {}, &ch1_isoch};
inline constexpr listed ch1_from_tgr{{&m2m_list, 0x11a0000040024, 0xf, 0x10c1, 2}, {}, &ch1_from_tgr};
inline constexpr listed isoch{{&m2m_list, 0x11a0000002024, 0xf, 0x10e0, 3}, {}, &isoch};
inline constexpr listed from_tgr{{&m2m_list, 0x11a0000040024, 0xf, 0x10f8, 3}, {}, &from_tgr};
inline constexpr listed ch0_normal{{&m2m_list, 0x11a0000001024, 0xf, 0x14d3, 1}, {}, &ch0_normal};
inline constexpr listed ch0_all{{&m2m_list, 0x11a0000004024, 0xf, 0x14f0, 1}, {}, &ch0_all};
inline constexpr listed ch0_to_pmm{{&m2m_list, 0x11a0000020024, 0xf, 0x150a, 1}, {}, &ch0_to_pmm};
inline constexpr listed ch1_normal{{&m2m_list, 0x11a0000001024, 0xf, 0x1527, 2}, {}, &ch1_normal};
inline constexpr listed ch1_all{{&m2m_list, 0x11a0000004024, 0xf, 0x1544, 2}, {}, &ch1_all};
inline constexpr listed ch1_to_pmm{{&m2m_list, 0x11a0000020024, 0xf, 0x155e, 2}, {}, &ch1_to_pmm};
inline constexpr listed ch0_to_ddr_as_mem{{&m2m_list, 0x11a0000008024, 0xf, 0x1683, 1}, {}, &ch0_to_ddr_as_mem};
inline constexpr listed ch0_to_ddr_as_cache{{&m2m_list, 0x11a0000010024, 0xf, 0x16a7, 1}, {}, &ch0_to_ddr_as_cache};
inline constexpr listed ch1_to_ddr_as_mem{{&m2m_list, 0x11a0000008024, 0xf, 0x16cd, 2}, {}, &ch1_to_ddr_as_mem};
inline constexpr listed ch1_to_ddr_as_cache{{&m2m_list, 0x11a0000010024, 0xf, 0x16f1, 2}, {}, &ch1_to_ddr_as_cache};
inline constexpr listed to_ddr_as_mem{{&m2m_list, 0x11a0000008024, 0xf, 0x1717, 3}, {}, &to_ddr_as_mem};
inline constexpr listed to_ddr_as_cache{{&m2m_list, 0x11a0000010024, 0xf, 0x1737, 3}, {}, &to_ddr_as_cache};
}
namespace imc_writes {
inline constexpr listed to_pmm{{&m2m_list, 0x1a0000080025, 0xf, 0xe0, 0x18}, {}, &to_pmm};
inline constexpr listed ni{{&m2m_list, 0x11a0000000025, 0xf, 0x5b3, 0x1a}, {}, &ni};
inline constexpr listed ch0_ni{{&m2m_list, 0x11a0000000025, 0xf, 0x5c9, 0xa}, {}, &ch0_ni};
inline constexpr listed ch1_ni{{&m2m_list, 0x11a0000000025, 0xf, 0x5e3, 0x12}, {}, &ch1_ni};
inline constexpr listed all{{&m2m_list, 0x11a0000010025, 0xf, 0x5fd, 0x18}, {}, &all};
inline constexpr listed full{{&m2m_list, 0x11a0000001025, 0xf, 0x614, 0x18}, {}, &full};
inline constexpr listed partial{{&m2m_list, 0x11a0000002025, 0xf, 0x62c, 0x18}, {}, &partial};
inline constexpr listed ch0_full_isoch{{&m2m_list, 0x11a0000004025, 0xf, 0x1113, 8}, {}, &ch0_full_isoch};
inline constexpr listed ch0_partial_isoch{{&m2m_list, 0x11a0000008025, 0xf, 0x1135, 8}, {}, &ch0_partial_isoch};
inline constexpr listed ch0_to_ddr_as_mem{{&m2m_list, 0x11a0000020025, 0xf, 0x115a, 8}, {}, &ch0_to_ddr_as_mem};
inline constexpr listed ch0_to_ddr_as_cache{{&m2m_list, 0x11a0000040025, 0xf, 0x117f, 8}, {}, &ch0_to_ddr_as_cache};
inline constexpr listed ch0_from_tgr{{&m2m_list, 0x11a0000000025, 0xf, 0x11a6, 9}, {}, &ch0_from_tgr};
inline constexpr listed ch0_ni_miss{{&m2m_list, 0x11a0000000025, 0xf, 0x11c6, 0xc}, {}, &ch0_ni_miss};
inline constexpr listed ch1_full_isoch{{&m2m_list, 0x11a0000004025, 0xf, 0x11e5, 0x10}, {}, &ch1_full_isoch};
inline constexpr listed ch1_partial_isoch{{&m2m_list, 0x11a0000008025, 0xf, 0x1207, 0x10}, {}, &ch1_partial_isoch};
inline constexpr listed ch1_to_ddr_as_mem{{&m2m_list, 0x11a0000020025, 0xf, 0x122c, 0x10}, {}, &ch1_to_ddr_as_mem};
inline constexpr listed ch1_to_ddr_as_cache{{&m2m_list, 0x11a0000040025, 0xf, 0x1251, 0x10}, {}, &ch1_to_ddr_as_cache};
inline constexpr listed ch1_from_tgr{{&m2m_list, 0x11a0000000025, 0xf, 0x1278, 0x11}, {}, &ch1_from_tgr};
inline constexpr listed ch1_ni_miss{{&m2m_list, 0x11a0000000025, 0xf, 0x1298, 0x14}, {}, &ch1_ni_miss};
inline constexpr listed full_isoch{{&m2m_list, 0x11a0000004025, 0xf, 0x12b7, 0x18}, {}, &full_isoch};
inline constexpr listed partial_isoch{{&m2m_list, 0x11a0000008025, 0xf, 0x12d5, 0x18}, {}, &partial_isoch};
inline constexpr listed from_tgr{{&m2m_list, 0x11a0000000025, 0xf, 0x12f6, 0x19}, {}, &from_tgr};
inline constexpr listed ni_miss{{&m2m_list, 0x11a0000000025, 0xf, 0x1312, 0x1c}, {}, &ni_miss};
inline constexpr listed ch0_full{{&m2m_list, 0x11a0000001025, 0xf, 0x157b, 8}, {}, &ch0_full};
inline constexpr listed ch0_partial{{&m2m_list, 0x11a0000002025, 0xf, 0x1597, 8}, {}, &ch0_partial};
inline constexpr listed ch0_all{{&m2m_list, 0x11a0000010025, 0xf, 0x15b6, 8}, {}, &ch0_all};
inline constexpr listed ch0_to_pmm{{&m2m_list, 0x11a0000080025, 0xf, 0x15d1, 8}, {}, &ch0_to_pmm};
inline constexpr listed ch1_full{{&m2m_list, 0x11a0000001025, 0xf, 0x15ef, 0x10}, {}, &ch1_full};
inline constexpr listed ch1_partial{{&m2m_list, 0x11a0000002025, 0xf, 0x160b, 0x10}, {}, &ch1_partial};
inline constexpr listed ch1_all{{&m2m_list, 0x11a0000010025, 0xf, 0x162a, 0x10}, {}, &ch1_all};
inline constexpr listed ch1_to_pmm{{&m2m_list, 0x11a0000080025, 0xf, 0x1645, 0x10}, {}, &ch1_to_pmm};
inline constexpr listed to_ddr_as_mem{{&m2m_list, 0x11a0000020025, 0xf, 0x1759, 0x18}, {}, &to_ddr_as_mem};
inline constexpr listed to_ddr_as_cache{{&m2m_list, 0x11a0000040025, 0xf, 0x177a, 0x18}, {}, &to_ddr_as_cache};
inline constexpr listed ch0_ni_{{&m2m_list, 0x11a0000000025, 0xf, 0x179d, 0xa}, {}, &ch0_ni_};
inline constexpr listed ch1_ni_{{&m2m_list, 0x11a0000000025, 0xf, 0x17b7, 0x12}, {}, &ch1_ni_};
}
namespace prefcam_demand_drops {
inline constexpr listed ch0_xpt{{&m2m_list, 0x11a0000001058, 0xf, 0xa8e, 0}, {}, &ch0_xpt};
inline constexpr listed ch0_upi{{&m2m_list, 0x11a0000002058, 0xf, 0xab3, 0}, {}, &ch0_upi};
inline constexpr listed ch1_xpt{{&m2m_list, 0x11a0000004058, 0xf, 0xad8, 0}, {}, &ch1_xpt};
inline constexpr listed ch1_upi{{&m2m_list, 0x11a0000008058, 0xf, 0xafd, 0}, {}, &ch1_upi};
inline constexpr listed xpt_allch{{&m2m_list, 0x11a0000005058, 0xf, 0xc2b, 0}, {}, &xpt_allch};
inline constexpr listed upi_allch{{&m2m_list, 0x11a000000a058, 0xf, 0x134d, 0}, {}, &upi_allch};
}
namespace prefcam_demand_merge {
inline constexpr listed upi_allch{{&m2m_list, 0x11a000000a05d, 0xf, 0xc52, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&m2m_list, 0x11a000000505d, 0xf, 0xc79, 0}, {}, &xpt_allch};
}
namespace prefcam_demand_no_merge {
inline constexpr listed wr_squashed{{&m2m_list, 0x11a000001005e, 0xf, 0x1374, 0}, {}, &wr_squashed};
inline constexpr listed wr_merged{{&m2m_list, 0x11a000002005e, 0xf, 0x13a0, 0}, {}, &wr_merged};
inline constexpr listed rd_merged{{&m2m_list, 0x11a000004005e, 0xf, 0x13ca, 0}, {}, &rd_merged};
}
namespace prefcam_inserts {
inline constexpr listed ch0_xpt{{&m2m_list, 0x11a0000001056, 0xf, 0xa0e, 0}, {}, &ch0_xpt};
inline constexpr listed ch0_upi{{&m2m_list, 0x11a0000002056, 0xf, 0xa2e, 0}, {}, &ch0_upi};
inline constexpr listed ch1_xpt{{&m2m_list, 0x11a0000004056, 0xf, 0xa4e, 0}, {}, &ch1_xpt};
inline constexpr listed ch1_upi{{&m2m_list, 0x11a0000008056, 0xf, 0xa6e, 0}, {}, &ch1_upi};
inline constexpr listed upi_allch{{&m2m_list, 0x11a000000a056, 0xf, 0xbe7, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&m2m_list, 0x11a0000005056, 0xf, 0xc09, 0}, {}, &xpt_allch};
}
namespace prefcam_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001054, 0xf, 0x9d2, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002054, 0xf, 0x9f0, 0}, {}, &ch1};
inline constexpr listed allch{{&m2m_list, 0x11a0000003054, 0xf, 0x132d, 0}, {}, &allch};
}
namespace prefcam_resp_miss {
inline constexpr listed ch0{{&m2m_list, 0x11a000000105f, 0xf, 0xbab, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000205f, 0xf, 0xbc9, 0}, {}, &ch1};
inline constexpr listed allch{{&m2m_list, 0x11a000000305f, 0xf, 0x13f4, 0}, {}, &allch};
}
namespace prefcam_rxc_deallocs {
inline constexpr listed squashed{{&m2m_list, 0x11a0000001062, 0xf, 0xb3c, 0}, {}, &squashed};
inline constexpr listed _1lm_posted{{&m2m_list, 0x11a0000002062, 0xf, 0xb62, 0}, {}, &_1lm_posted};
inline constexpr listed cis{{&m2m_list, 0x11a0000008062, 0xf, 0xb8a, 0}, {}, &cis};
inline constexpr listed pmm_memmode_accept{{&m2m_list, 0x11a0000004062, 0xf, 0x1414, 0}, {}, &pmm_memmode_accept};
}
namespace tag_hit {
inline constexpr listed nm_rd_hit_clean{{&m2m_list, 0x1a000000101f, 0xf, 0xfa, 0}, {}, &nm_rd_hit_clean};
inline constexpr listed nm_rd_hit_dirty{{&m2m_list, 0x1a000000201f, 0xf, 0x11a, 0}, {}, &nm_rd_hit_dirty};
inline constexpr listed nm_ufill_hit_clean{{&m2m_list, 0x11a000000401f, 0xf, 0xdc3, 0}, {}, &nm_ufill_hit_clean};
inline constexpr listed nm_ufill_hit_dirty{{&m2m_list, 0x11a000000801f, 0xf, 0xde6, 0}, {}, &nm_ufill_hit_dirty};
}
namespace tracker_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a0000004032, 0xf, 0x675, 1}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000004032, 0xf, 0x691, 2}, {}, &ch1};
}
namespace tracker_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001033, 0xf, 0x6ad, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002033, 0xf, 0x6cb, 0}, {}, &ch1};
}
namespace wpq_flush {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001042, 0xf, 0x829, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002042, 0xf, 0x83f, 0}, {}, &ch1};
}
namespace wpq_no_reg_crd {
inline constexpr listed chn0{{&m2m_list, 0x11a0000001037, 0xf, 0x779, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a0000002037, 0xf, 0x795, 0}, {}, &chn1};
}
namespace wpq_no_spec_crd {
inline constexpr listed chn0{{&m2m_list, 0x11a0000001038, 0xf, 0x7b1, 0}, {}, &chn0};
inline constexpr listed chn1{{&m2m_list, 0x11a0000002038, 0xf, 0x7ce, 0}, {}, &chn1};
}
namespace wr_tracker_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001040, 0xf, 0x7eb, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002040, 0xf, 0x80a, 0}, {}, &ch1};
}
namespace wr_tracker_ne {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001035, 0xf, 0x6e9, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002035, 0xf, 0x703, 0}, {}, &ch1};
inline constexpr listed mirr{{&m2m_list, 0x11a0000004035, 0xf, 0x71d, 0}, {}, &mirr};
inline constexpr listed mirr_nontgr{{&m2m_list, 0x11a0000008035, 0xf, 0x738, 0}, {}, &mirr_nontgr};
inline constexpr listed mirr_pwr{{&m2m_list, 0x11a0000010035, 0xf, 0x75a, 0}, {}, &mirr_pwr};
}
namespace wr_tracker_nonposted_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a000000104d, 0xf, 0x980, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000204d, 0xf, 0x9a9, 0}, {}, &ch1};
}
namespace wr_tracker_nonposted_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a000000104c, 0xf, 0x92a, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a000000204c, 0xf, 0x955, 0}, {}, &ch1};
}
namespace wr_tracker_posted_inserts {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001048, 0xf, 0x8a5, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002048, 0xf, 0x8cb, 0}, {}, &ch1};
}
namespace wr_tracker_posted_occupancy {
inline constexpr listed ch0{{&m2m_list, 0x11a0000001047, 0xf, 0x855, 0}, {}, &ch0};
inline constexpr listed ch1{{&m2m_list, 0x11a0000002047, 0xf, 0x87d, 0}, {}, &ch1};
}
} // namespace m2m

namespace m2pcie {
using uncore_events::listed;
using uncore_events::m2pcie_list;
inline constexpr listed clockticks{{&m2pcie_list, 0x180000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&m2pcie_list, 0x1800000000c0, 0xf, 0x13, 0}, {}, &cms_clockticks};
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&m2pcie_list, 0x11800000010ba, 0xf, 0x16e7, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&m2pcie_list, 0x11800000040ba, 0xf, 0x170d, 0}, {}, &iv_snoopgo_dn};
}
namespace iio_credits_acquired {
inline constexpr listed drs_0{{&m2pcie_list, 0x1180000001033, 0xf, 0x8f8, 0}, {}, &drs_0};
inline constexpr listed drs_1{{&m2pcie_list, 0x1180000002033, 0xf, 0x91b, 0}, {}, &drs_1};
inline constexpr listed ncb_0{{&m2pcie_list, 0x1180000004033, 0xf, 0x93e, 0}, {}, &ncb_0};
inline constexpr listed ncb_1{{&m2pcie_list, 0x1180000008033, 0xf, 0x961, 0}, {}, &ncb_1};
inline constexpr listed ncs_0{{&m2pcie_list, 0x1180000010033, 0xf, 0x984, 0}, {}, &ncs_0};
inline constexpr listed ncs_1{{&m2pcie_list, 0x1180000020033, 0xf, 0x9a7, 0}, {}, &ncs_1};
}
namespace iio_credits_reject {
inline constexpr listed drs{{&m2pcie_list, 0x1180000008034, 0xf, 0x9ca, 0}, {}, &drs};
inline constexpr listed ncb{{&m2pcie_list, 0x1180000010034, 0xf, 0x9e9, 0}, {}, &ncb};
inline constexpr listed ncs{{&m2pcie_list, 0x1180000020034, 0xf, 0xa08, 0}, {}, &ncs};
}
namespace iio_credits_used {
inline constexpr listed drs_0{{&m2pcie_list, 0x1180000001032, 0xf, 0x83e, 0}, {}, &drs_0};
inline constexpr listed drs_1{{&m2pcie_list, 0x1180000002032, 0xf, 0x85d, 0}, {}, &drs_1};
inline constexpr listed ncb_0{{&m2pcie_list, 0x1180000004032, 0xf, 0x87c, 0}, {}, &ncb_0};
inline constexpr listed ncb_1{{&m2pcie_list, 0x1180000008032, 0xf, 0x89b, 0}, {}, &ncb_1};
inline constexpr listed ncs_0{{&m2pcie_list, 0x1180000010032, 0xf, 0x8ba, 0}, {}, &ncs_0};
inline constexpr listed ncs_1{{&m2pcie_list, 0x1180000020032, 0xf, 0x8d9, 0}, {}, &ncs_1};
}
namespace local_ded_p2p_crd_taken_0 {
inline constexpr listed m2iosf0_ncb{{&m2pcie_list, 0x1180000001046, 0xf, 0xf7f, 0}, {}, &m2iosf0_ncb};
inline constexpr listed m2iosf0_ncs{{&m2pcie_list, 0x1180000002046, 0xf, 0xfad, 0}, {}, &m2iosf0_ncs};
inline constexpr listed m2iosf1_ncb{{&m2pcie_list, 0x1180000004046, 0xf, 0xfdb, 0}, {}, &m2iosf1_ncb};
inline constexpr listed m2iosf1_ncs{{&m2pcie_list, 0x1180000008046, 0xf, 0x1009, 0}, {}, &m2iosf1_ncs};
inline constexpr listed m2iosf2_ncb{{&m2pcie_list, 0x1180000010046, 0xf, 0x1037, 0}, {}, &m2iosf2_ncb};
inline constexpr listed m2iosf2_ncs{{&m2pcie_list, 0x1180000020046, 0xf, 0x1065, 0}, {}, &m2iosf2_ncs};
inline constexpr listed m2iosf3_ncb{{&m2pcie_list, 0x1180000040046, 0xf, 0x1093, 0}, {}, &m2iosf3_ncb};
inline constexpr listed m2iosf3_ncs{{&m2pcie_list, 0x1180000080046, 0xf, 0x10c1, 0}, {}, &m2iosf3_ncs};
}
namespace local_ded_p2p_crd_taken_1 {
inline constexpr listed m2iosf4_ncb{{&m2pcie_list, 0x1180000001047, 0xf, 0x10ef, 0}, {}, &m2iosf4_ncb};
inline constexpr listed m2iosf4_ncs{{&m2pcie_list, 0x1180000002047, 0xf, 0x111d, 0}, {}, &m2iosf4_ncs};
inline constexpr listed m2iosf5_ncb{{&m2pcie_list, 0x1180000004047, 0xf, 0x114b, 0}, {}, &m2iosf5_ncb};
inline constexpr listed m2iosf5_ncs{{&m2pcie_list, 0x1180000008047, 0xf, 0x1179, 0}, {}, &m2iosf5_ncs};
}
namespace local_p2p_ded_returned_0 {
inline constexpr listed ms2iosf0_ncb{{&m2pcie_list, 0x1180000001019, 0xf, 0x4f0, 0}, {}, &ms2iosf0_ncb};
inline constexpr listed ms2iosf0_ncs{{&m2pcie_list, 0x1180000002019, 0xf, 0x51e, 0}, {}, &ms2iosf0_ncs};
inline constexpr listed ms2iosf1_ncb{{&m2pcie_list, 0x1180000004019, 0xf, 0x54c, 0}, {}, &ms2iosf1_ncb};
inline constexpr listed ms2iosf1_ncs{{&m2pcie_list, 0x1180000008019, 0xf, 0x57a, 0}, {}, &ms2iosf1_ncs};
inline constexpr listed ms2iosf2_ncb{{&m2pcie_list, 0x1180000010019, 0xf, 0x5a8, 0}, {}, &ms2iosf2_ncb};
inline constexpr listed ms2iosf3_ncb{{&m2pcie_list, 0x1180000040019, 0xf, 0x5d6, 0}, {}, &ms2iosf3_ncb};
inline constexpr listed ms2iosf2_ncs{{&m2pcie_list, 0x1180000020019, 0xf, 0x604, 0}, {}, &ms2iosf2_ncs};
inline constexpr listed ms2iosf3_ncs{{&m2pcie_list, 0x1180000080019, 0xf, 0x632, 0}, {}, &ms2iosf3_ncs};
}
namespace local_p2p_ded_returned_1 {
inline constexpr listed ms2iosf4_ncb{{&m2pcie_list, 0x118000000101a, 0xf, 0x660, 0}, {}, &ms2iosf4_ncb};
inline constexpr listed ms2iosf4_ncs{{&m2pcie_list, 0x118000000201a, 0xf, 0x68e, 0}, {}, &ms2iosf4_ncs};
inline constexpr listed ms2iosf5_ncb{{&m2pcie_list, 0x118000000401a, 0xf, 0x6bc, 0}, {}, &ms2iosf5_ncb};
inline constexpr listed ms2iosf5_ncs{{&m2pcie_list, 0x118000000801a, 0xf, 0x6ea, 0}, {}, &ms2iosf5_ncs};
}
namespace local_p2p_shar_returned {
inline constexpr listed agent_0{{&m2pcie_list, 0x1180000001017, 0xf, 0x3fd, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&m2pcie_list, 0x1180000002017, 0xf, 0x425, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&m2pcie_list, 0x1180000004017, 0xf, 0x44d, 0}, {}, &agent_2};
}
namespace local_shar_p2p_crd_returned {
inline constexpr listed agent_0{{&m2pcie_list, 0x1180000001044, 0xf, 0xdf0, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&m2pcie_list, 0x1180000002044, 0xf, 0xe1c, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&m2pcie_list, 0x1180000004044, 0xf, 0xe48, 0}, {}, &agent_2};
inline constexpr listed agent_3{{&m2pcie_list, 0x1180000008044, 0xf, 0xe74, 0}, {}, &agent_3};
inline constexpr listed agent_4{{&m2pcie_list, 0x1180000010044, 0xf, 0xea0, 0}, {}, &agent_4};
inline constexpr listed agent_5{{&m2pcie_list, 0x1180000020044, 0xf, 0xecc, 0}, {}, &agent_5};
}
namespace local_shar_p2p_crd_taken_0 {
inline constexpr listed m2iosf0_ncb{{&m2pcie_list, 0x1180000001040, 0xf, 0xa27, 0}, {}, &m2iosf0_ncb};
inline constexpr listed m2iosf0_ncs{{&m2pcie_list, 0x1180000002040, 0xf, 0xa56, 0}, {}, &m2iosf0_ncs};
inline constexpr listed m2iosf1_ncb{{&m2pcie_list, 0x1180000004040, 0xf, 0xa85, 0}, {}, &m2iosf1_ncb};
inline constexpr listed m2iosf1_ncs{{&m2pcie_list, 0x1180000008040, 0xf, 0xab4, 0}, {}, &m2iosf1_ncs};
inline constexpr listed m2iosf2_ncb{{&m2pcie_list, 0x1180000010040, 0xf, 0xae3, 0}, {}, &m2iosf2_ncb};
inline constexpr listed m2iosf2_ncs{{&m2pcie_list, 0x1180000020040, 0xf, 0xb12, 0}, {}, &m2iosf2_ncs};
inline constexpr listed m2iosf3_ncb{{&m2pcie_list, 0x1180000040040, 0xf, 0xb41, 0}, {}, &m2iosf3_ncb};
inline constexpr listed m2iosf3_ncs{{&m2pcie_list, 0x1180000080040, 0xf, 0xb70, 0}, {}, &m2iosf3_ncs};
}
namespace local_shar_p2p_crd_taken_1 {
inline constexpr listed m2iosf4_ncb{{&m2pcie_list, 0x1180000001041, 0xf, 0xb9f, 0}, {}, &m2iosf4_ncb};
inline constexpr listed m2iosf4_ncs{{&m2pcie_list, 0x1180000002041, 0xf, 0xbce, 0}, {}, &m2iosf4_ncs};
inline constexpr listed m2iosf5_ncb{{&m2pcie_list, 0x1180000004041, 0xf, 0xbfd, 0}, {}, &m2iosf5_ncb};
inline constexpr listed m2iosf5_ncs{{&m2pcie_list, 0x1180000008041, 0xf, 0xc2c, 0}, {}, &m2iosf5_ncs};
}
namespace local_shar_p2p_crd_wait_0 {
inline constexpr listed m2iosf0_ncb{{&m2pcie_list, 0x118000000104a, 0xf, 0x1333, 0}, {}, &m2iosf0_ncb};
inline constexpr listed m2iosf0_ncs{{&m2pcie_list, 0x118000000204a, 0xf, 0x1361, 0}, {}, &m2iosf0_ncs};
inline constexpr listed m2iosf1_ncb{{&m2pcie_list, 0x118000000404a, 0xf, 0x138f, 0}, {}, &m2iosf1_ncb};
inline constexpr listed m2iosf1_ncs{{&m2pcie_list, 0x118000000804a, 0xf, 0x13bd, 0}, {}, &m2iosf1_ncs};
inline constexpr listed m2iosf2_ncb{{&m2pcie_list, 0x118000001004a, 0xf, 0x13eb, 0}, {}, &m2iosf2_ncb};
inline constexpr listed m2iosf2_ncs{{&m2pcie_list, 0x118000002004a, 0xf, 0x1419, 0}, {}, &m2iosf2_ncs};
inline constexpr listed m2iosf3_ncb{{&m2pcie_list, 0x118000004004a, 0xf, 0x1447, 0}, {}, &m2iosf3_ncb};
inline constexpr listed m2iosf3_ncs{{&m2pcie_list, 0x118000008004a, 0xf, 0x1475, 0}, {}, &m2iosf3_ncs};
}
namespace local_shar_p2p_crd_wait_1 {
inline constexpr listed m2iosf4_ncb{{&m2pcie_list, 0x118000000104b, 0xf, 0x14a3, 0}, {}, &m2iosf4_ncb};
inline constexpr listed m2iosf4_ncs{{&m2pcie_list, 0x118000000204b, 0xf, 0x14d1, 0}, {}, &m2iosf4_ncs};
inline constexpr listed m2iosf5_ncb{{&m2pcie_list, 0x118000000404b, 0xf, 0x14ff, 0}, {}, &m2iosf5_ncb};
inline constexpr listed m2iosf5_ncs{{&m2pcie_list, 0x118000000804b, 0xf, 0x152d, 0}, {}, &m2iosf5_ncs};
}
namespace p2p_crd_occupancy {
inline constexpr listed local_ncb{{&m2pcie_list, 0x1180000001014, 3, 0x1f2, 0}, {}, &local_ncb};
inline constexpr listed local_ncs{{&m2pcie_list, 0x1180000002014, 3, 0x216, 0}, {}, &local_ncs};
inline constexpr listed remote_ncb{{&m2pcie_list, 0x1180000004014, 3, 0x23a, 0}, {}, &remote_ncb};
inline constexpr listed remote_ncs{{&m2pcie_list, 0x1180000008014, 3, 0x25f, 0}, {}, &remote_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000010014, 3, 0x284, 0}, {}, &all};
}
namespace p2p_ded_received {
inline constexpr listed local_ncb{{&m2pcie_list, 0x1180000001016, 0xf, 0x352, 0}, {}, &local_ncb};
inline constexpr listed local_ncs{{&m2pcie_list, 0x1180000002016, 0xf, 0x375, 0}, {}, &local_ncs};
inline constexpr listed remote_ncb{{&m2pcie_list, 0x1180000004016, 0xf, 0x398, 0}, {}, &remote_ncb};
inline constexpr listed remote_ncs{{&m2pcie_list, 0x1180000008016, 0xf, 0x3bc, 0}, {}, &remote_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000010016, 0xf, 0x3e0, 0}, {}, &all};
}
namespace p2p_shar_received {
inline constexpr listed local_ncb{{&m2pcie_list, 0x1180000001015, 0xf, 0x2a2, 0}, {}, &local_ncb};
inline constexpr listed local_ncs{{&m2pcie_list, 0x1180000002015, 0xf, 0x2c6, 0}, {}, &local_ncs};
inline constexpr listed remote_ncb{{&m2pcie_list, 0x1180000004015, 0xf, 0x2ea, 0}, {}, &remote_ncb};
inline constexpr listed remote_ncs{{&m2pcie_list, 0x1180000008015, 0xf, 0x30f, 0}, {}, &remote_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000010015, 0xf, 0x334, 0}, {}, &all};
}
namespace remote_ded_p2p_crd_taken_0 {
inline constexpr listed upi0_drs{{&m2pcie_list, 0x1180000001048, 0xf, 0x11a7, 0}, {}, &upi0_drs};
inline constexpr listed upi0_ncb{{&m2pcie_list, 0x1180000002048, 0xf, 0x11d3, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&m2pcie_list, 0x1180000004048, 0xf, 0x11ff, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_drs{{&m2pcie_list, 0x1180000008048, 0xf, 0x122b, 0}, {}, &upi1_drs};
inline constexpr listed upi1_ncb{{&m2pcie_list, 0x1180000010048, 0xf, 0x1257, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&m2pcie_list, 0x1180000020048, 0xf, 0x1283, 0}, {}, &upi1_ncs};
}
namespace remote_ded_p2p_crd_taken_1 {
inline constexpr listed upi2_drs{{&m2pcie_list, 0x1180000001049, 0xf, 0x12af, 0}, {}, &upi2_drs};
inline constexpr listed upi2_ncb{{&m2pcie_list, 0x1180000002049, 0xf, 0x12db, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&m2pcie_list, 0x1180000004049, 0xf, 0x1307, 0}, {}, &upi2_ncs};
}
namespace remote_p2p_ded_returned {
inline constexpr listed upi0_ncb{{&m2pcie_list, 0x118000000101b, 0xf, 0x718, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&m2pcie_list, 0x118000000201b, 0xf, 0x741, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_ncb{{&m2pcie_list, 0x118000000401b, 0xf, 0x76a, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&m2pcie_list, 0x118000000801b, 0xf, 0x793, 0}, {}, &upi1_ncs};
inline constexpr listed upi2_ncb{{&m2pcie_list, 0x118000001001b, 0xf, 0x7bc, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&m2pcie_list, 0x118000002001b, 0xf, 0x7e5, 0}, {}, &upi2_ncs};
}
namespace remote_p2p_shar_returned {
inline constexpr listed agent_0{{&m2pcie_list, 0x1180000001018, 0xf, 0x475, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&m2pcie_list, 0x1180000002018, 0xf, 0x49e, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&m2pcie_list, 0x1180000004018, 0xf, 0x4c7, 0}, {}, &agent_2};
}
namespace remote_shar_p2p_crd_returned {
inline constexpr listed agent_0{{&m2pcie_list, 0x1180000001045, 0xf, 0xef8, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&m2pcie_list, 0x1180000002045, 0xf, 0xf25, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&m2pcie_list, 0x1180000004045, 0xf, 0xf52, 0}, {}, &agent_2};
}
namespace remote_shar_p2p_crd_taken_0 {
inline constexpr listed upi0_drs{{&m2pcie_list, 0x1180000001042, 0xf, 0xc5b, 0}, {}, &upi0_drs};
inline constexpr listed upi0_ncb{{&m2pcie_list, 0x1180000002042, 0xf, 0xc88, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&m2pcie_list, 0x1180000004042, 0xf, 0xcb5, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_drs{{&m2pcie_list, 0x1180000008042, 0xf, 0xce2, 0}, {}, &upi1_drs};
inline constexpr listed upi1_ncb{{&m2pcie_list, 0x1180000010042, 0xf, 0xd0f, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&m2pcie_list, 0x1180000020042, 0xf, 0xd3c, 0}, {}, &upi1_ncs};
}
namespace remote_shar_p2p_crd_taken_1 {
inline constexpr listed upi2_drs{{&m2pcie_list, 0x1180000001043, 0xf, 0xd69, 0}, {}, &upi2_drs};
inline constexpr listed upi2_ncb{{&m2pcie_list, 0x1180000002043, 0xf, 0xd96, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&m2pcie_list, 0x1180000004043, 0xf, 0xdc3, 0}, {}, &upi2_ncs};
}
namespace remote_shar_p2p_crd_wait_0 {
inline constexpr listed upi0_drs{{&m2pcie_list, 0x118000000104c, 0xf, 0x155b, 0}, {}, &upi0_drs};
inline constexpr listed upi0_ncb{{&m2pcie_list, 0x118000000204c, 0xf, 0x1587, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&m2pcie_list, 0x118000000404c, 0xf, 0x15b3, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_drs{{&m2pcie_list, 0x118000000804c, 0xf, 0x15df, 0}, {}, &upi1_drs};
inline constexpr listed upi1_ncb{{&m2pcie_list, 0x118000001004c, 0xf, 0x160b, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&m2pcie_list, 0x118000002004c, 0xf, 0x1637, 0}, {}, &upi1_ncs};
}
namespace remote_shar_p2p_crd_wait_1 {
inline constexpr listed upi2_drs{{&m2pcie_list, 0x118000000104d, 0xf, 0x1663, 0}, {}, &upi2_drs};
inline constexpr listed upi2_ncb{{&m2pcie_list, 0x118000000204d, 0xf, 0x168f, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&m2pcie_list, 0x118000000404d, 0xf, 0x16bb, 0}, {}, &upi2_ncs};
}
namespace rxc_cycles_ne {
inline constexpr listed cha_idi{{&m2pcie_list, 0x1180000001010, 0xf, 0x2a, 0}, {}, &cha_idi};
inline constexpr listed cha_ncb{{&m2pcie_list, 0x1180000002010, 0xf, 0x48, 0}, {}, &cha_ncb};
inline constexpr listed cha_ncs{{&m2pcie_list, 0x1180000004010, 0xf, 0x66, 0}, {}, &cha_ncs};
inline constexpr listed upi_ncb{{&m2pcie_list, 0x1180000008010, 0xf, 0x84, 0}, {}, &upi_ncb};
inline constexpr listed upi_ncs{{&m2pcie_list, 0x1180000010010, 0xf, 0xa2, 0}, {}, &upi_ncs};
inline constexpr listed iio_ncb{{&m2pcie_list, 0x1180000020010, 0xf, 0xc0, 0}, {}, &iio_ncb};
inline constexpr listed iio_ncs{{&m2pcie_list, 0x1180000040010, 0xf, 0xde, 0}, {}, &iio_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000080010, 0xf, 0xfc, 0}, {}, &all};
}
namespace rxc_inserts {
inline constexpr listed cha_idi{{&m2pcie_list, 0x1180000001011, 0xf, 0x116, 0}, {}, &cha_idi};
inline constexpr listed cha_ncb{{&m2pcie_list, 0x1180000002011, 0xf, 0x132, 0}, {}, &cha_ncb};
inline constexpr listed cha_ncs{{&m2pcie_list, 0x1180000004011, 0xf, 0x14e, 0}, {}, &cha_ncs};
inline constexpr listed upi_ncb{{&m2pcie_list, 0x1180000008011, 0xf, 0x16a, 0}, {}, &upi_ncb};
inline constexpr listed upi_ncs{{&m2pcie_list, 0x1180000010011, 0xf, 0x186, 0}, {}, &upi_ncs};
inline constexpr listed iio_ncb{{&m2pcie_list, 0x1180000020011, 0xf, 0x1a2, 0}, {}, &iio_ncb};
inline constexpr listed iio_ncs{{&m2pcie_list, 0x1180000040011, 0xf, 0x1be, 0}, {}, &iio_ncs};
inline constexpr listed all{{&m2pcie_list, 0x1180000080011, 0xf, 0x1da, 0}, {}, &all};
}
namespace txc_credits {
inline constexpr listed prq{{&m2pcie_list, 0x118000000102d, 3, 0x80e, 0}, {}, &prq};
inline constexpr listed pmm{{&m2pcie_list, 0x118000000202d, 3, 0x826, 0}, {}, &pmm};
}
namespace txc_cycles_full {
inline constexpr listed pmm_block_1{{&m2pcie_list, 0x1180000008025, 0xf, 0x177d, 0}, {}, &pmm_block_1};
inline constexpr listed pmm_block_0{{&m2pcie_list, 0x1180000080025, 0xf, 0x17a1, 0}, {}, &pmm_block_0};
}
namespace txc_cycles_ne {
inline constexpr listed pmm_distress_1{{&m2pcie_list, 0x1180000008023, 3, 0x1733, 0}, {}, &pmm_distress_1};
inline constexpr listed pmm_distress_0{{&m2pcie_list, 0x1180000080023, 3, 0x1758, 0}, {}, &pmm_distress_0};
}
} // namespace m2pcie

namespace m3upi {
using uncore_events::listed;
using uncore_events::m3upi_list;
inline constexpr listed clockticks{{&m3upi_list, 0x1c0000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed upi_prefetch_spawn{{&m3upi_list, 0x11c0000000029, 0xf, 0x15, 0}, {}, &upi_prefetch_spawn};
inline constexpr listed d2u_sent{{&m3upi_list, 0x11c000000002a, 0xf, 0x32, 0}, {}, &d2u_sent};
inline constexpr listed d2c_sent{{&m3upi_list, 0x11c000000002b, 0xf, 0x45, 0}, {}, &d2c_sent};
inline constexpr listed cms_clockticks{{&m3upi_list, 0x11c00000000c0, 0xf, 0x58, 0}, {}, &cms_clockticks};
inline constexpr listed txc_ak_flq_inserts{{&m3upi_list, 0x11c000000002f, 0xf, 0x2df1, 0}, {}, &txc_ak_flq_inserts};
inline constexpr listed txc_ak_flq_occupancy{{&m3upi_list, 0x11c000000001e, 1, 0x2e0e, 0}, {}, &txc_ak_flq_occupancy};
inline constexpr listed txc_ad_flq_bypass_{{&m3upi_list, 0x11c000000002c, 0xf, 0x2e7b, 0}, {}, &txc_ad_flq_bypass_};
namespace cha_ad_credits_empty {
inline constexpr listed vna{{&m3upi_list, 0x11c0000001022, 0xf, 0xc1, 0}, {}, &vna};
inline constexpr listed wb{{&m3upi_list, 0x11c0000002022, 0xf, 0xe4, 0}, {}, &wb};
inline constexpr listed req{{&m3upi_list, 0x11c0000004022, 0xf, 0x106, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c0000008022, 0xf, 0x129, 0}, {}, &snp};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&m3upi_list, 0x11c00000010ba, 0xf, 0x71, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&m3upi_list, 0x11c00000040ba, 0xf, 0x99, 0}, {}, &iv_snoopgo_dn};
}
namespace m2_bl_credits_empty {
inline constexpr listed iio2_ncb{{&m3upi_list, 0x11c0000002023, 0xf, 0x14c, 0}, {}, &iio2_ncb};
inline constexpr listed iio3_ncb{{&m3upi_list, 0x11c0000004023, 0xf, 0x173, 0}, {}, &iio3_ncb};
inline constexpr listed iio4_ncb{{&m3upi_list, 0x11c0000008023, 0xf, 0x19a, 0}, {}, &iio4_ncb};
inline constexpr listed iio5_ncb{{&m3upi_list, 0x11c0000010023, 0xf, 0x1c1, 0}, {}, &iio5_ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c0000040023, 0xf, 0x1e8, 0}, {}, &ncs};
inline constexpr listed ncs_sel{{&m3upi_list, 0x11c0000080023, 0xf, 0x20a, 0}, {}, &ncs_sel};
inline constexpr listed iio1_ncb{{&m3upi_list, 0x11c0000001023, 0xf, 0x2e2d, 0}, {}, &iio1_ncb};
inline constexpr listed ubox_ncb{{&m3upi_list, 0x11c0000020023, 0xf, 0x2e54, 0}, {}, &ubox_ncb};
}
namespace multi_slot_rcvd {
inline constexpr listed ad_slot0{{&m3upi_list, 0x11c000000103e, 0xf, 0x230, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&m3upi_list, 0x11c000000203e, 0xf, 0x253, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&m3upi_list, 0x11c000000403e, 0xf, 0x276, 0}, {}, &ad_slot2};
inline constexpr listed bl_slot0{{&m3upi_list, 0x11c000000803e, 0xf, 0x299, 0}, {}, &bl_slot0};
inline constexpr listed ak_slot0{{&m3upi_list, 0x11c000001003e, 0xf, 0x2bc, 0}, {}, &ak_slot0};
inline constexpr listed ak_slot2{{&m3upi_list, 0x11c000002003e, 0xf, 0x2df, 0}, {}, &ak_slot2};
}
namespace rxc_arb_lost_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104b, 1, 0x302, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204b, 1, 0x324, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404b, 1, 0x346, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804b, 1, 0x368, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004b, 1, 0x38a, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004b, 1, 0x3ab, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004b, 1, 0x3cd, 0}, {}, &bl_ncs};
}
namespace rxc_arb_lost_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104c, 1, 0x3ef, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204c, 1, 0x411, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404c, 1, 0x433, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804c, 1, 0x455, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004c, 1, 0x477, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004c, 1, 0x498, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004c, 1, 0x4ba, 0}, {}, &bl_ncs};
}
namespace rxc_arb_misc {
inline constexpr listed no_prog_ad_vn0{{&m3upi_list, 0x11c000000104d, 1, 0x4dc, 0}, {}, &no_prog_ad_vn0};
inline constexpr listed no_prog_ad_vn1{{&m3upi_list, 0x11c000000204d, 1, 0x502, 0}, {}, &no_prog_ad_vn1};
inline constexpr listed no_prog_bl_vn0{{&m3upi_list, 0x11c000000404d, 1, 0x528, 0}, {}, &no_prog_bl_vn0};
inline constexpr listed no_prog_bl_vn1{{&m3upi_list, 0x11c000000804d, 1, 0x54e, 0}, {}, &no_prog_bl_vn1};
inline constexpr listed adbl_parallel_win_vn0{{&m3upi_list, 0x11c000001004d, 1, 0x574, 0}, {}, &adbl_parallel_win_vn0};
inline constexpr listed adbl_parallel_win_vn1{{&m3upi_list, 0x11c000002004d, 1, 0x5a1, 0}, {}, &adbl_parallel_win_vn1};
inline constexpr listed vn01_parallel_win{{&m3upi_list, 0x11c000004004d, 1, 0x5ce, 0}, {}, &vn01_parallel_win};
inline constexpr listed all_parallel_win{{&m3upi_list, 0x11c000008004d, 1, 0x5f7, 0}, {}, &all_parallel_win};
}
namespace rxc_arb_nocrd_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001047, 1, 0x61f, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002047, 1, 0x642, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004047, 1, 0x665, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008047, 1, 0x688, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010047, 1, 0x6ab, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020047, 1, 0x6cd, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040047, 1, 0x6f0, 0}, {}, &bl_ncs};
}
namespace rxc_arb_nocrd_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001048, 1, 0x713, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002048, 1, 0x736, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004048, 1, 0x759, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008048, 1, 0x77c, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010048, 1, 0x79f, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020048, 1, 0x7c1, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040048, 1, 0x7e4, 0}, {}, &bl_ncs};
}
namespace rxc_arb_noreq_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001049, 1, 0x807, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002049, 1, 0x82a, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004049, 1, 0x84d, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008049, 1, 0x870, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010049, 1, 0x893, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020049, 1, 0x8b5, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040049, 1, 0x8d8, 0}, {}, &bl_ncs};
}
namespace rxc_arb_noreq_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104a, 1, 0x8fb, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204a, 1, 0x91e, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404a, 1, 0x941, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804a, 1, 0x964, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004a, 1, 0x987, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004a, 1, 0x9a9, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004a, 1, 0x9cc, 0}, {}, &bl_ncs};
}
namespace rxc_bypassed {
inline constexpr listed ad_s0_idle{{&m3upi_list, 0x11c0000001040, 7, 0x9ef, 0}, {}, &ad_s0_idle};
inline constexpr listed ad_s0_bl_arb{{&m3upi_list, 0x11c0000002040, 7, 0xa11, 0}, {}, &ad_s0_bl_arb};
inline constexpr listed ad_s1_bl_slot{{&m3upi_list, 0x11c0000004040, 7, 0xa35, 0}, {}, &ad_s1_bl_slot};
inline constexpr listed ad_s2_bl_slot{{&m3upi_list, 0x11c0000008040, 7, 0xa5a, 0}, {}, &ad_s2_bl_slot};
}
namespace rxc_crd_misc {
inline constexpr listed any_bgf_fifo{{&m3upi_list, 0x11c000000105f, 1, 0xa7f, 0}, {}, &any_bgf_fifo};
inline constexpr listed any_bgf_path{{&m3upi_list, 0x11c000000205f, 1, 0xaa3, 0}, {}, &any_bgf_path};
inline constexpr listed vn0_no_d2k_for_arb{{&m3upi_list, 0x11c000000405f, 1, 0xac7, 0}, {}, &vn0_no_d2k_for_arb};
inline constexpr listed vn1_no_d2k_for_arb{{&m3upi_list, 0x11c000000805f, 1, 0xaf1, 0}, {}, &vn1_no_d2k_for_arb};
inline constexpr listed lt1_for_d2k{{&m3upi_list, 0x11c000001005f, 1, 0xb1b, 0}, {}, &lt1_for_d2k};
inline constexpr listed lt2_for_d2k{{&m3upi_list, 0x11c000002005f, 1, 0xb3e, 0}, {}, &lt2_for_d2k};
}
namespace rxc_crd_occ {
inline constexpr listed vna_in_use{{&m3upi_list, 0x11c0000001060, 1, 0xb61, 0}, {}, &vna_in_use};
inline constexpr listed flits_in_fifo{{&m3upi_list, 0x11c0000002060, 1, 0xb82, 0}, {}, &flits_in_fifo};
inline constexpr listed flits_in_path{{&m3upi_list, 0x11c0000004060, 1, 0xba6, 0}, {}, &flits_in_path};
inline constexpr listed txq_crd{{&m3upi_list, 0x11c0000008060, 1, 0xbca, 0}, {}, &txq_crd};
inline constexpr listed d2k_crd{{&m3upi_list, 0x11c0000010060, 1, 0xbe8, 0}, {}, &d2k_crd};
inline constexpr listed p1p_total{{&m3upi_list, 0x11c0000020060, 1, 0xc06, 0}, {}, &p1p_total};
inline constexpr listed p1p_fifo{{&m3upi_list, 0x11c0000040060, 1, 0xc26, 0}, {}, &p1p_fifo};
inline constexpr listed consumed{{&m3upi_list, 0x11c0000080060, 1, 0xc45, 0}, {}, &consumed};
}
namespace rxc_cycles_ne_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c0000001043, 1, 0xc64, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c0000002043, 1, 0xc87, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c0000004043, 1, 0xcaa, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c0000008043, 1, 0xccd, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c0000010043, 1, 0xcf0, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c0000020043, 1, 0xd12, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c0000040043, 1, 0xd35, 0}, {}, &bl_ncs};
}
namespace rxc_data_flits_not_sent {
inline constexpr listed all{{&m3upi_list, 0x11c0000001055, 1, 0xd58, 0}, {}, &all};
inline constexpr listed tsv_hi{{&m3upi_list, 0x11c0000002055, 1, 0xd7e, 0}, {}, &tsv_hi};
inline constexpr listed valid_for_flit{{&m3upi_list, 0x11c0000004055, 1, 0xda7, 0}, {}, &valid_for_flit};
inline constexpr listed no_bgf{{&m3upi_list, 0x11c0000008055, 1, 0xdd8, 0}, {}, &no_bgf};
inline constexpr listed no_txq{{&m3upi_list, 0x11c0000010055, 1, 0xe01, 0}, {}, &no_txq};
}
namespace rxc_flit_gen_hdr1 {
inline constexpr listed accum{{&m3upi_list, 0x11c0000001051, 1, 0x10f1, 0}, {}, &accum};
inline constexpr listed accum_read{{&m3upi_list, 0x11c0000002051, 1, 0x1113, 0}, {}, &accum_read};
inline constexpr listed accum_wasted{{&m3upi_list, 0x11c0000004051, 1, 0x113a, 0}, {}, &accum_wasted};
inline constexpr listed ahead_blocked{{&m3upi_list, 0x11c0000008051, 1, 0x1163, 0}, {}, &ahead_blocked};
inline constexpr listed ahead_msg1_during{{&m3upi_list, 0x11c0000010051, 1, 0x118d, 0}, {}, &ahead_msg1_during};
inline constexpr listed ahead_msg2_after{{&m3upi_list, 0x11c0000020051, 1, 0x11bb, 0}, {}, &ahead_msg2_after};
inline constexpr listed ahead_msg2_sent{{&m3upi_list, 0x11c0000040051, 1, 0x11e8, 0}, {}, &ahead_msg2_sent};
inline constexpr listed ahead_msg1_after{{&m3upi_list, 0x11c0000080051, 1, 0x1214, 0}, {}, &ahead_msg1_after};
}
namespace rxc_flit_gen_hdr2 {
inline constexpr listed rmstall{{&m3upi_list, 0x11c0000001052, 1, 0x1241, 0}, {}, &rmstall};
inline constexpr listed rmstall_nomsg{{&m3upi_list, 0x11c0000002052, 1, 0x1265, 0}, {}, &rmstall_nomsg};
inline constexpr listed par{{&m3upi_list, 0x11c0000004052, 1, 0x128f, 0}, {}, &par};
inline constexpr listed par_msg{{&m3upi_list, 0x11c0000008052, 1, 0x12af, 0}, {}, &par_msg};
inline constexpr listed par_flit{{&m3upi_list, 0x11c0000010052, 1, 0x12d3, 0}, {}, &par_flit};
}
namespace rxc_flits_gen_bl {
inline constexpr listed p0_wait{{&m3upi_list, 0x11c0000001057, 1, 0xe2a, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&m3upi_list, 0x11c0000002057, 1, 0xe4d, 0}, {}, &p1_wait};
inline constexpr listed p1p_to_limbo{{&m3upi_list, 0x11c0000004057, 1, 0xe70, 0}, {}, &p1p_to_limbo};
inline constexpr listed p1p_busy{{&m3upi_list, 0x11c0000008057, 1, 0xe98, 0}, {}, &p1p_busy};
inline constexpr listed p1p_at_limit{{&m3upi_list, 0x11c0000010057, 1, 0xebc, 0}, {}, &p1p_at_limit};
inline constexpr listed p1p_hold_p0{{&m3upi_list, 0x11c0000020057, 1, 0xee4, 0}, {}, &p1p_hold_p0};
inline constexpr listed p1p_fifo_full{{&m3upi_list, 0x11c0000040057, 1, 0xf0b, 0}, {}, &p1p_fifo_full};
}
namespace rxc_flits_misc {
inline constexpr listed s2req_received{{&m3upi_list, 0x11c0000001058, 1, 0xf34, 0}, {}, &s2req_received};
inline constexpr listed s2req_withdrawn{{&m3upi_list, 0x11c0000002058, 1, 0xf5c, 0}, {}, &s2req_withdrawn};
inline constexpr listed s2req_in_holdoff{{&m3upi_list, 0x11c0000004058, 1, 0xf85, 0}, {}, &s2req_in_holdoff};
inline constexpr listed s2req_in_service{{&m3upi_list, 0x11c0000008058, 1, 0xfaf, 0}, {}, &s2req_in_service};
}
namespace rxc_flits_slot_bl {
inline constexpr listed all{{&m3upi_list, 0x11c0000001056, 1, 0xfd9, 0}, {}, &all};
inline constexpr listed need_data{{&m3upi_list, 0x11c0000002056, 1, 0xff9, 0}, {}, &need_data};
inline constexpr listed p0_wait{{&m3upi_list, 0x11c0000004056, 1, 0x101f, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&m3upi_list, 0x11c0000008056, 1, 0x1043, 0}, {}, &p1_wait};
inline constexpr listed p1_not_req{{&m3upi_list, 0x11c0000010056, 1, 0x1067, 0}, {}, &p1_not_req};
inline constexpr listed p1_not_req_but_bubble{{&m3upi_list, 0x11c0000020056, 1, 0x108e, 0}, {}, &p1_not_req_but_bubble};
inline constexpr listed p1_not_req_not_avail{{&m3upi_list, 0x11c0000040056, 1, 0x10c0, 0}, {}, &p1_not_req_not_avail};
}
namespace rxc_hdr_flit_not_sent {
inline constexpr listed all{{&m3upi_list, 0x11c0000001053, 1, 0x13f9, 0}, {}, &all};
inline constexpr listed tsv_hi{{&m3upi_list, 0x11c0000002053, 1, 0x141d, 0}, {}, &tsv_hi};
inline constexpr listed valid_for_flit{{&m3upi_list, 0x11c0000004053, 1, 0x1444, 0}, {}, &valid_for_flit};
inline constexpr listed no_bgf_crd{{&m3upi_list, 0x11c0000008053, 1, 0x1473, 0}, {}, &no_bgf_crd};
inline constexpr listed no_txq_crd{{&m3upi_list, 0x11c0000010053, 1, 0x149e, 0}, {}, &no_txq_crd};
inline constexpr listed no_bgf_no_msg{{&m3upi_list, 0x11c0000020053, 1, 0x14c9, 0}, {}, &no_bgf_no_msg};
inline constexpr listed no_txq_no_msg{{&m3upi_list, 0x11c0000040053, 1, 0x14f7, 0}, {}, &no_txq_no_msg};
}
namespace rxc_hdr_flits_sent {
inline constexpr listed _1_msg{{&m3upi_list, 0x11c0000001054, 1, 0x12f8, 0}, {}, &_1_msg};
inline constexpr listed _2_msgs{{&m3upi_list, 0x11c0000002054, 1, 0x131b, 0}, {}, &_2_msgs};
inline constexpr listed _3_msgs{{&m3upi_list, 0x11c0000004054, 1, 0x133f, 0}, {}, &_3_msgs};
inline constexpr listed _1_msg_vnx{{&m3upi_list, 0x11c0000008054, 1, 0x1363, 0}, {}, &_1_msg_vnx};
inline constexpr listed slots_1{{&m3upi_list, 0x11c0000010054, 1, 0x138a, 0}, {}, &slots_1};
inline constexpr listed slots_2{{&m3upi_list, 0x11c0000020054, 1, 0x13af, 0}, {}, &slots_2};
inline constexpr listed slots_3{{&m3upi_list, 0x11c0000040054, 1, 0x13d4, 0}, {}, &slots_3};
}
namespace rxc_held {
inline constexpr listed vn0{{&m3upi_list, 0x11c0000001050, 7, 0x1525, 0}, {}, &vn0};
inline constexpr listed vn1{{&m3upi_list, 0x11c0000002050, 7, 0x153c, 0}, {}, &vn1};
inline constexpr listed parallel_attempt{{&m3upi_list, 0x11c0000004050, 7, 0x1553, 0}, {}, &parallel_attempt};
inline constexpr listed parallel_success{{&m3upi_list, 0x11c0000008050, 7, 0x1577, 0}, {}, &parallel_success};
inline constexpr listed cant_slot_ad{{&m3upi_list, 0x11c0000010050, 7, 0x159b, 0}, {}, &cant_slot_ad};
inline constexpr listed cant_slot_bl{{&m3upi_list, 0x11c0000020050, 7, 0x15bb, 0}, {}, &cant_slot_bl};
}
namespace rxc_packing_miss_vn0 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104e, 7, 0x15db, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204e, 7, 0x1601, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404e, 7, 0x1627, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804e, 7, 0x164d, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004e, 7, 0x1673, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004e, 7, 0x1698, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004e, 7, 0x16be, 0}, {}, &bl_ncs};
}
namespace rxc_packing_miss_vn1 {
inline constexpr listed ad_req{{&m3upi_list, 0x11c000000104f, 7, 0x16e4, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&m3upi_list, 0x11c000000204f, 7, 0x170a, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&m3upi_list, 0x11c000000404f, 7, 0x1730, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&m3upi_list, 0x11c000000804f, 7, 0x1756, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&m3upi_list, 0x11c000001004f, 7, 0x177c, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&m3upi_list, 0x11c000002004f, 7, 0x17a1, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&m3upi_list, 0x11c000004004f, 7, 0x17c7, 0}, {}, &bl_ncs};
}
namespace rxc_vna_crd {
inline constexpr listed corrected{{&m3upi_list, 0x11c000000105a, 1, 0x17ed, 0}, {}, &corrected};
inline constexpr listed lt1{{&m3upi_list, 0x11c000000205a, 1, 0x180d, 0}, {}, &lt1};
inline constexpr listed lt4{{&m3upi_list, 0x11c000000405a, 1, 0x1827, 0}, {}, &lt4};
inline constexpr listed lt5{{&m3upi_list, 0x11c000000805a, 1, 0x1841, 0}, {}, &lt5};
inline constexpr listed lt10{{&m3upi_list, 0x11c000001005a, 1, 0x185b, 0}, {}, &lt10};
inline constexpr listed any_in_use{{&m3upi_list, 0x11c000002005a, 1, 0x1876, 0}, {}, &any_in_use};
}
namespace rxc_vna_crd_misc {
inline constexpr listed req_vn01_alloc_lt10{{&m3upi_list, 0x11c0000001059, 1, 0x1897, 0}, {}, &req_vn01_alloc_lt10};
inline constexpr listed req_adbl_alloc_l5{{&m3upi_list, 0x11c0000002059, 1, 0x18c6, 0}, {}, &req_adbl_alloc_l5};
inline constexpr listed vn0_only{{&m3upi_list, 0x11c0000004059, 1, 0x18f3, 0}, {}, &vn0_only};
inline constexpr listed vn1_only{{&m3upi_list, 0x11c0000008059, 1, 0x1917, 0}, {}, &vn1_only};
inline constexpr listed vn0_just_ad{{&m3upi_list, 0x11c0000010059, 1, 0x193b, 0}, {}, &vn0_just_ad};
inline constexpr listed vn0_just_bl{{&m3upi_list, 0x11c0000020059, 1, 0x1962, 0}, {}, &vn0_just_bl};
inline constexpr listed vn1_just_ad{{&m3upi_list, 0x11c0000040059, 1, 0x1989, 0}, {}, &vn1_just_ad};
inline constexpr listed vn1_just_bl{{&m3upi_list, 0x11c0000080059, 1, 0x19b0, 0}, {}, &vn1_just_bl};
}
namespace txc_ad_arb_fail {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001030, 1, 0x19d7, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002030, 1, 0x19f9, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004030, 1, 0x1a1b, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008030, 1, 0x1a3d, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010030, 1, 0x1a5e, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020030, 1, 0x1a80, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040030, 1, 0x1aa2, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080030, 1, 0x1ac4, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_bypass {
inline constexpr listed ad_slot0{{&m3upi_list, 0x11c000000102c, 0xf, 0x1ae5, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&m3upi_list, 0x11c000000202c, 0xf, 0x1b0a, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&m3upi_list, 0x11c000000402c, 0xf, 0x1b2f, 0}, {}, &ad_slot2};
inline constexpr listed bl_early_rsp{{&m3upi_list, 0x11c000000802c, 0xf, 0x1b54, 0}, {}, &bl_early_rsp};
}
namespace txc_ad_flq_cycles_ne {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001027, 0xf, 0x1b7d, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002027, 0xf, 0x1ba4, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004027, 0xf, 0x1bcb, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008027, 0xf, 0x1bf2, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010027, 0xf, 0x1c18, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020027, 0xf, 0x1c3f, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040027, 0xf, 0x1c66, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080027, 0xf, 0x1c8d, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_inserts {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c000000102d, 0xf, 0x1cb3, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c000000202d, 0xf, 0x1cd8, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000402d, 0xf, 0x1cfd, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000802d, 0xf, 0x1d22, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c000001002d, 0xf, 0x1d46, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c000002002d, 0xf, 0x1d6b, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000004002d, 0xf, 0x1d90, 0}, {}, &vn1_rsp};
}
namespace txc_ad_flq_occupancy {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c000000101c, 1, 0x1db5, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c000000201c, 1, 0x1ddc, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000401c, 1, 0x1e03, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000801c, 1, 0x1e2a, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c000001001c, 1, 0x1e50, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c000002001c, 1, 0x1e77, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000004001c, 1, 0x1e9e, 0}, {}, &vn1_rsp};
}
namespace txc_bl_arb_fail {
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000001035, 1, 0x1ec5, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000002035, 1, 0x1ee7, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c0000004035, 1, 0x1f08, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c0000008035, 1, 0x1f2a, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000010035, 1, 0x1f4c, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000020035, 1, 0x1f6e, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c0000040035, 1, 0x1f8f, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c0000080035, 1, 0x1fb1, 0}, {}, &vn1_ncs};
}
namespace txc_bl_flq_cycles_ne {
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000001028, 0xf, 0x1fd3, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000002028, 0xf, 0x1ffa, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000004028, 0xf, 0x2021, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008028, 0xf, 0x2048, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010028, 0xf, 0x206e, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020028, 0xf, 0x2095, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040028, 0xf, 0x20bc, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000080028, 0xf, 0x20e3, 0}, {}, &vn1_wb};
}
namespace txc_bl_flq_inserts {
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c000000102e, 0xf, 0x2109, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c000000202e, 0xf, 0x212e, 0}, {}, &vn0_ncs};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000402e, 0xf, 0x2153, 0}, {}, &vn0_wb};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000802e, 0xf, 0x2177, 0}, {}, &vn0_rsp};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c000001002e, 0xf, 0x219c, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c000002002e, 0xf, 0x21c1, 0}, {}, &vn1_ncs};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c000004002e, 0xf, 0x21e6, 0}, {}, &vn1_wb};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000008002e, 0xf, 0x220a, 0}, {}, &vn1_rsp};
}
namespace txc_bl_flq_occupancy {
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c000000101d, 1, 0x222f, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c000000201d, 1, 0x2256, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&m3upi_list, 0x11c000000401d, 1, 0x227c, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&m3upi_list, 0x11c000000801d, 1, 0x22a3, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c000001001d, 1, 0x22ca, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c000002001d, 1, 0x22f1, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&m3upi_list, 0x11c000004001d, 1, 0x2317, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&m3upi_list, 0x11c000008001d, 1, 0x233e, 0}, {}, &vn1_ncs};
}
namespace txc_bl_wb_flq_occupancy {
inline constexpr listed vn0_local{{&m3upi_list, 0x11c000000101f, 1, 0x2365, 0}, {}, &vn0_local};
inline constexpr listed vn0_through{{&m3upi_list, 0x11c000000201f, 1, 0x2391, 0}, {}, &vn0_through};
inline constexpr listed vn0_wrpull{{&m3upi_list, 0x11c000000401f, 1, 0x23bf, 0}, {}, &vn0_wrpull};
inline constexpr listed vn1_local{{&m3upi_list, 0x11c000001001f, 1, 0x23ec, 0}, {}, &vn1_local};
inline constexpr listed vn1_through{{&m3upi_list, 0x11c000002001f, 1, 0x2418, 0}, {}, &vn1_through};
inline constexpr listed vn1_wrpull{{&m3upi_list, 0x11c000004001f, 1, 0x2446, 0}, {}, &vn1_wrpull};
}
namespace upi_peer_ad_credits_empty {
inline constexpr listed vna{{&m3upi_list, 0x11c0000001020, 0xf, 0x2473, 0}, {}, &vna};
inline constexpr listed vn0_req{{&m3upi_list, 0x11c0000002020, 0xf, 0x249b, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&m3upi_list, 0x11c0000004020, 0xf, 0x24c7, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000008020, 0xf, 0x24f3, 0}, {}, &vn0_rsp};
inline constexpr listed vn1_req{{&m3upi_list, 0x11c0000010020, 0xf, 0x251f, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&m3upi_list, 0x11c0000020020, 0xf, 0x254b, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000040020, 0xf, 0x2577, 0}, {}, &vn1_rsp};
}
namespace upi_peer_bl_credits_empty {
inline constexpr listed vna{{&m3upi_list, 0x11c0000001021, 1, 0x25a3, 0}, {}, &vna};
inline constexpr listed vn0_rsp{{&m3upi_list, 0x11c0000002021, 1, 0x25cb, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_ncs_ncb{{&m3upi_list, 0x11c0000004021, 1, 0x25f7, 0}, {}, &vn0_ncs_ncb};
inline constexpr listed vn0_wb{{&m3upi_list, 0x11c0000008021, 1, 0x2627, 0}, {}, &vn0_wb};
inline constexpr listed vn1_rsp{{&m3upi_list, 0x11c0000010021, 1, 0x2652, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_ncs_ncb{{&m3upi_list, 0x11c0000020021, 1, 0x267e, 0}, {}, &vn1_ncs_ncb};
inline constexpr listed vn1_wb{{&m3upi_list, 0x11c0000040021, 1, 0x26ae, 0}, {}, &vn1_wb};
}
namespace vn0_credits_used {
inline constexpr listed req{{&m3upi_list, 0x11c000000105b, 1, 0x26d9, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205b, 1, 0x26f8, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405b, 1, 0x2717, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805b, 1, 0x2736, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005b, 1, 0x2754, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005b, 1, 0x2773, 0}, {}, &ncs};
}
namespace vn0_no_credits {
inline constexpr listed req{{&m3upi_list, 0x11c000000105d, 1, 0x2792, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205d, 1, 0x27af, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405d, 1, 0x27cc, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805d, 1, 0x27e9, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005d, 1, 0x2805, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005d, 1, 0x2822, 0}, {}, &ncs};
}
namespace vn1_credits_used {
inline constexpr listed req{{&m3upi_list, 0x11c000000105c, 1, 0x283f, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205c, 1, 0x285e, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405c, 1, 0x287d, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805c, 1, 0x289c, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005c, 1, 0x28ba, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005c, 1, 0x28d9, 0}, {}, &ncs};
}
namespace vn1_no_credits {
inline constexpr listed req{{&m3upi_list, 0x11c000000105e, 1, 0x28f8, 0}, {}, &req};
inline constexpr listed snp{{&m3upi_list, 0x11c000000205e, 1, 0x2915, 0}, {}, &snp};
inline constexpr listed rsp{{&m3upi_list, 0x11c000000405e, 1, 0x2932, 0}, {}, &rsp};
inline constexpr listed wb{{&m3upi_list, 0x11c000000805e, 1, 0x294f, 0}, {}, &wb};
inline constexpr listed ncb{{&m3upi_list, 0x11c000001005e, 1, 0x296b, 0}, {}, &ncb};
inline constexpr listed ncs{{&m3upi_list, 0x11c000002005e, 1, 0x2988, 0}, {}, &ncs};
}
namespace wb_occ_compare {
inline constexpr listed rt_gt_localdest_vn0{{&m3upi_list, 0x11c000000107e, 1, 0x29a5, 0}, {}, &rt_gt_localdest_vn0};
inline constexpr listed rt_eq_localdest_vn0{{&m3upi_list, 0x11c000000207e, 1, 0x29d2, 0}, {}, &rt_eq_localdest_vn0};
inline constexpr listed rt_lt_localdest_vn0{{&m3upi_list, 0x11c000000407e, 1, 0x29ff, 0}, {}, &rt_lt_localdest_vn0};
inline constexpr listed rt_gt_localdest_vn1{{&m3upi_list, 0x11c000001007e, 1, 0x2a2c, 0}, {}, &rt_gt_localdest_vn1};
inline constexpr listed rt_eq_localdest_vn1{{&m3upi_list, 0x11c000002007e, 1, 0x2a59, 0}, {}, &rt_eq_localdest_vn1};
inline constexpr listed rt_lt_localdest_vn1{{&m3upi_list, 0x11c000004007e, 1, 0x2a86, 0}, {}, &rt_lt_localdest_vn1};
inline constexpr listed bothnonzero_rt_gt_localdest_vn0{{&m3upi_list, 0x11c000008107e, 1, 0x2ab3, 0}, {}, &bothnonzero_rt_gt_localdest_vn0};
inline constexpr listed bothnonzero_rt_eq_localdest_vn0{{&m3upi_list, 0x11c000008207e, 1, 0x2aec, 0}, {}, &bothnonzero_rt_eq_localdest_vn0};
inline constexpr listed bothnonzero_rt_lt_localdest_vn0{{&m3upi_list, 0x11c000008407e, 1, 0x2b25, 0}, {}, &bothnonzero_rt_lt_localdest_vn0};
inline constexpr listed bothnonzero_rt_gt_localdest_vn1{{&m3upi_list, 0x11c000009007e, 1, 0x2b5e, 0}, {}, &bothnonzero_rt_gt_localdest_vn1};
inline constexpr listed bothnonzero_rt_eq_localdest_vn1{{&m3upi_list, 0x11c00000a007e, 1, 0x2b97, 0}, {}, &bothnonzero_rt_eq_localdest_vn1};
inline constexpr listed bothnonzero_rt_lt_localdest_vn1{{&m3upi_list, 0x11c00000c007e, 1, 0x2bd0, 0}, {}, &bothnonzero_rt_lt_localdest_vn1};
}
namespace wb_pending {
inline constexpr listed localdest_vn0{{&m3upi_list, 0x11c000000107d, 1, 0x2c09, 0}, {}, &localdest_vn0};
inline constexpr listed routethru_vn0{{&m3upi_list, 0x11c000000207d, 1, 0x2c2c, 0}, {}, &routethru_vn0};
inline constexpr listed local_and_rt_vn0{{&m3upi_list, 0x11c000000407d, 1, 0x2c4f, 0}, {}, &local_and_rt_vn0};
inline constexpr listed waiting4pull_vn0{{&m3upi_list, 0x11c000000807d, 1, 0x2c75, 0}, {}, &waiting4pull_vn0};
inline constexpr listed localdest_vn1{{&m3upi_list, 0x11c000001007d, 1, 0x2c9b, 0}, {}, &localdest_vn1};
inline constexpr listed routethru_vn1{{&m3upi_list, 0x11c000002007d, 1, 0x2cbe, 0}, {}, &routethru_vn1};
inline constexpr listed local_and_rt_vn1{{&m3upi_list, 0x11c000004007d, 1, 0x2ce1, 0}, {}, &local_and_rt_vn1};
inline constexpr listed waiting4pull_vn1{{&m3upi_list, 0x11c000008007d, 1, 0x2d07, 0}, {}, &waiting4pull_vn1};
}
namespace xpt_pftch {
inline constexpr listed arrived{{&m3upi_list, 0x11c0000001061, 1, 0x2d2d, 0}, {}, &arrived};
inline constexpr listed bypass{{&m3upi_list, 0x11c0000002061, 1, 0x2d49, 0}, {}, &bypass};
inline constexpr listed arb{{&m3upi_list, 0x11c0000004061, 1, 0x2d64, 0}, {}, &arb};
inline constexpr listed lost_arb{{&m3upi_list, 0x11c0000008061, 1, 0x2d7c, 0}, {}, &lost_arb};
inline constexpr listed flitted{{&m3upi_list, 0x11c0000010061, 1, 0x2d99, 0}, {}, &flitted};
inline constexpr listed lost_old{{&m3upi_list, 0x11c0000020061, 1, 0x2db5, 0}, {}, &lost_old};
inline constexpr listed lost_qfull{{&m3upi_list, 0x11c0000040061, 1, 0x2dd2, 0}, {}, &lost_qfull};
}
} // namespace m3upi

namespace mchbm {
using uncore_events::listed;
using uncore_events::mchbm_list;
inline constexpr listed clockticks{{&mchbm_list, 0x210000001001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed hclockticks{{&mchbm_list, 0x1210000000001, 0xf, 0x15, 0}, {}, &hclockticks};
inline constexpr listed ecc_correctable_errors{{&mchbm_list, 0x1210000000009, 0xf, 0x4f2, 0}, {}, &ecc_correctable_errors};
inline constexpr listed rdb_inserts_{{&mchbm_list, 0x1210000003017, 0xf, 0x549, 0}, {}, &rdb_inserts_};
inline constexpr listed rdb_full{{&mchbm_list, 0x1210000000019, 0xf, 0x595, 0}, {}, &rdb_full};
inline constexpr listed rdb_occupancy{{&mchbm_list, 0x121000000001a, 0xf, 0x5a8, 0}, {}, &rdb_occupancy};
inline constexpr listed hbm_pre_all{{&mchbm_list, 0x1210000003044, 0xf, 0x668, 0}, {}, &hbm_pre_all};
inline constexpr listed rpq_occupancy_pch0{{&mchbm_list, 0x1210000000080, 0xf, 0x6b2, 0}, {}, &rpq_occupancy_pch0};
inline constexpr listed rpq_occupancy_pch1{{&mchbm_list, 0x1210000000081, 0xf, 0x6cf, 0}, {}, &rpq_occupancy_pch1};
inline constexpr listed wpq_occupancy_pch0{{&mchbm_list, 0x1210000000082, 0xf, 0x6ec, 0}, {}, &wpq_occupancy_pch0};
inline constexpr listed wpq_occupancy_pch1{{&mchbm_list, 0x1210000000083, 0xf, 0x709, 0}, {}, &wpq_occupancy_pch1};
inline constexpr listed wpq_read_hit_{{&mchbm_list, 0x1210000000023, 0xf, 0x726, 0}, {}, &wpq_read_hit_};
inline constexpr listed wpq_write_hit_{{&mchbm_list, 0x1210000000024, 0xf, 0x73d, 0}, {}, &wpq_write_hit_};
namespace act_count {
inline constexpr listed rd{{&mchbm_list, 0x1210000011002, 0xf, 0x2b, 0}, {}, &rd};
inline constexpr listed wr{{&mchbm_list, 0x1210000022002, 0xf, 0x42, 0}, {}, &wr};
inline constexpr listed all{{&mchbm_list, 0x12100000ff002, 0xf, 0x59, 0}, {}, &all};
inline constexpr listed rd_pch0{{&mchbm_list, 0x1210000001002, 0xf, 0x71, 0}, {}, &rd_pch0};
inline constexpr listed wr_pch0{{&mchbm_list, 0x1210000002002, 0xf, 0x8d, 0}, {}, &wr_pch0};
inline constexpr listed ufill_pch0{{&mchbm_list, 0x1210000004002, 0xf, 0xa9, 0}, {}, &ufill_pch0};
inline constexpr listed rd_pch1{{&mchbm_list, 0x1210000010002, 0xf, 0xc8, 0}, {}, &rd_pch1};
inline constexpr listed wr_pch1{{&mchbm_list, 0x1210000020002, 0xf, 0xe4, 0}, {}, &wr_pch1};
inline constexpr listed ufill_pch1{{&mchbm_list, 0x1210000040002, 0xf, 0x100, 0}, {}, &ufill_pch1};
inline constexpr listed ufill{{&mchbm_list, 0x1210000044002, 0xf, 0x11f, 0}, {}, &ufill};
}
namespace cas_count {
inline constexpr listed rd_reg{{&mchbm_list, 0x12100000c1005, 0xf, 0x299, 0}, {}, &rd_reg};
inline constexpr listed rd_underfill{{&mchbm_list, 0x12100000c4005, 0xf, 0x2b4, 0}, {}, &rd_underfill};
inline constexpr listed rd{{&mchbm_list, 0x12100000cf005, 0xf, 0x2d5, 0}, {}, &rd};
inline constexpr listed wr{{&mchbm_list, 0x12100000f0005, 0xf, 0x2ec, 0}, {}, &wr};
inline constexpr listed all{{&mchbm_list, 0x12100000ff005, 0xf, 0x303, 0}, {}, &all};
inline constexpr listed rd_pre_reg{{&mchbm_list, 0x12100000c2005, 0xf, 0x31b, 0}, {}, &rd_pre_reg};
inline constexpr listed rd_pre_underfill{{&mchbm_list, 0x12100000c8005, 0xf, 0x33a, 0}, {}, &rd_pre_underfill};
inline constexpr listed wr_pre{{&mchbm_list, 0x12100000e0005, 0xf, 0x35f, 0}, {}, &wr_pre};
inline constexpr listed wr_nonpre{{&mchbm_list, 0x12100000d0005, 0xf, 0x37a, 0}, {}, &wr_nonpre};
inline constexpr listed pch0{{&mchbm_list, 0x1210000040005, 0xf, 0x398, 0}, {}, &pch0};
inline constexpr listed pch1{{&mchbm_list, 0x1210000080005, 0xf, 0x3b1, 0}, {}, &pch1};
}
namespace cas_issued_req_len {
inline constexpr listed rd_64b{{&mchbm_list, 0x12100000c1006, 0xf, 0x3ca, 0}, {}, &rd_64b};
inline constexpr listed rd_ufill_64b{{&mchbm_list, 0x12100000c2006, 0xf, 0x3ee, 0}, {}, &rd_ufill_64b};
inline constexpr listed wr_64b{{&mchbm_list, 0x12100000c4006, 0xf, 0x418, 0}, {}, &wr_64b};
inline constexpr listed rd_32b{{&mchbm_list, 0x12100000c8006, 0xf, 0x43c, 0}, {}, &rd_32b};
inline constexpr listed rd_ufill_32b{{&mchbm_list, 0x12100000d0006, 0xf, 0x460, 0}, {}, &rd_ufill_32b};
inline constexpr listed wr_32b{{&mchbm_list, 0x12100000e0006, 0xf, 0x48a, 0}, {}, &wr_32b};
inline constexpr listed pch0{{&mchbm_list, 0x1210000040006, 0xf, 0x4ae, 0}, {}, &pch0};
inline constexpr listed pch1{{&mchbm_list, 0x1210000080006, 0xf, 0x4d0, 0}, {}, &pch1};
}
namespace hbm_preall {
inline constexpr listed pch0{{&mchbm_list, 0x1210000001044, 0xf, 0x67e, 0}, {}, &pch0};
inline constexpr listed pch1{{&mchbm_list, 0x1210000002044, 0xf, 0x698, 0}, {}, &pch1};
}
namespace pre_count {
inline constexpr listed rd{{&mchbm_list, 0x1210000011003, 0xf, 0x139, 0}, {}, &rd};
inline constexpr listed wr{{&mchbm_list, 0x1210000022003, 0xf, 0x150, 0}, {}, &wr};
inline constexpr listed pgt{{&mchbm_list, 0x1210000088003, 0xf, 0x167, 0}, {}, &pgt};
inline constexpr listed all{{&mchbm_list, 0x12100000ff003, 0xf, 0x17f, 0}, {}, &all};
inline constexpr listed rd_pch0{{&mchbm_list, 0x1210000001003, 0xf, 0x197, 0}, {}, &rd_pch0};
inline constexpr listed wr_pch0{{&mchbm_list, 0x1210000002003, 0xf, 0x1b3, 0}, {}, &wr_pch0};
inline constexpr listed ufill_pch0{{&mchbm_list, 0x1210000004003, 0xf, 0x1cf, 0}, {}, &ufill_pch0};
inline constexpr listed pgt_pch0{{&mchbm_list, 0x1210000008003, 0xf, 0x1ee, 0}, {}, &pgt_pch0};
inline constexpr listed rd_pch1{{&mchbm_list, 0x1210000010003, 0xf, 0x20b, 0}, {}, &rd_pch1};
inline constexpr listed wr_pch1{{&mchbm_list, 0x1210000020003, 0xf, 0x227, 0}, {}, &wr_pch1};
inline constexpr listed ufill_pch1{{&mchbm_list, 0x1210000040003, 0xf, 0x243, 0}, {}, &ufill_pch1};
inline constexpr listed pgt_pch1{{&mchbm_list, 0x1210000080003, 0xf, 0x262, 0}, {}, &pgt_pch1};
inline constexpr listed ufill{{&mchbm_list, 0x1210000044003, 0xf, 0x27f, 0}, {}, &ufill};
}
namespace rdb_inserts {
inline constexpr listed pch0{{&mchbm_list, 0x1210000001017, 0xf, 0x55f, 0}, {}, &pch0};
inline constexpr listed pch1{{&mchbm_list, 0x1210000002017, 0xf, 0x57a, 0}, {}, &pch1};
}
namespace rpq_inserts {
inline constexpr listed pch0{{&mchbm_list, 0x1210000001010, 0xf, 0x513, 0}, {}, &pch0};
inline constexpr listed pch1{{&mchbm_list, 0x1210000002010, 0xf, 0x52e, 0}, {}, &pch1};
}
namespace wpq_inserts {
inline constexpr listed pch0{{&mchbm_list, 0x1210000001020, 0xf, 0x5c0, 0}, {}, &pch0};
inline constexpr listed pch1{{&mchbm_list, 0x1210000002020, 0xf, 0x5db, 0}, {}, &pch1};
}
namespace wpq_read_hit {
inline constexpr listed pch0{{&mchbm_list, 0x1210000001023, 0xf, 0x5f6, 0}, {}, &pch0};
inline constexpr listed pch1{{&mchbm_list, 0x1210000002023, 0xf, 0x612, 0}, {}, &pch1};
}
namespace wpq_write_hit {
inline constexpr listed pch0{{&mchbm_list, 0x1210000001024, 0xf, 0x62e, 0}, {}, &pch0};
inline constexpr listed pch1{{&mchbm_list, 0x1210000002024, 0xf, 0x64b, 0}, {}, &pch1};
}
} // namespace mchbm

namespace mdf {
using uncore_events::listed;
using uncore_events::mdf_list;
namespace crs_txr_inserts {
inline constexpr listed ad_bnc{{&mdf_list, 0x11e0000001047, 0xf, 0x3a, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&mdf_list, 0x11e0000002047, 0xf, 0x59, 0}, {}, &ad_crd};
inline constexpr listed bl_bnc{{&mdf_list, 0x11e0000004047, 0xf, 0x78, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&mdf_list, 0x11e0000008047, 0xf, 0x97, 0}, {}, &bl_crd};
inline constexpr listed ak{{&mdf_list, 0x11e0000010047, 0xf, 0xb6, 0}, {}, &ak};
inline constexpr listed iv{{&mdf_list, 0x11e0000020047, 0xf, 0xd1, 0}, {}, &iv};
inline constexpr listed akc{{&mdf_list, 0x11e0000040047, 0xf, 0xec, 0}, {}, &akc};
}
namespace crs_txr_v_bounces {
inline constexpr listed ad{{&mdf_list, 0x11e000000104b, 0xf, 0x108, 0}, {}, &ad};
inline constexpr listed bl{{&mdf_list, 0x11e000000204b, 0xf, 0x125, 0}, {}, &bl};
inline constexpr listed ak{{&mdf_list, 0x11e000000404b, 0xf, 0x142, 0}, {}, &ak};
inline constexpr listed iv{{&mdf_list, 0x11e000000804b, 0xf, 0x15f, 0}, {}, &iv};
inline constexpr listed akc{{&mdf_list, 0x11e000001004b, 0xf, 0x17c, 0}, {}, &akc};
}
namespace fast_asserted {
inline constexpr listed ad_bnc{{&mdf_list, 0x11e0000001015, 0xf, 0, 0}, {}, &ad_bnc};
inline constexpr listed bl_crd{{&mdf_list, 0x11e0000002015, 0xf, 0x1d, 0}, {}, &bl_crd};
}
} // namespace mdf

namespace pcu {
using uncore_events::listed;
using uncore_events::pcu_list;
inline constexpr listed clockticks{{&pcu_list, 0xc0000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed power_state_occupancy_cores_c0{{&pcu_list, 0xc0000000035, 0xf, 0x11, 0}, {}, &power_state_occupancy_cores_c0};
inline constexpr listed power_state_occupancy_cores_c6{{&pcu_list, 0xc0000000037, 0xf, 0x36, 0}, {}, &power_state_occupancy_cores_c6};
inline constexpr listed core_transition_cycles{{&pcu_list, 0x10c0000000060, 0xf, 0x5b, 0}, {}, &core_transition_cycles};
inline constexpr listed demotions{{&pcu_list, 0x10c0000000030, 0xf, 0x78, 0}, {}, &demotions};
inline constexpr listed fivr_ps_ps0_cycles{{&pcu_list, 0x10c0000000075, 0xf, 0x88, 0}, {}, &fivr_ps_ps0_cycles};
inline constexpr listed fivr_ps_ps1_cycles{{&pcu_list, 0x10c0000000076, 0xf, 0xa1, 0}, {}, &fivr_ps_ps1_cycles};
inline constexpr listed fivr_ps_ps2_cycles{{&pcu_list, 0x10c0000000077, 0xf, 0xba, 0}, {}, &fivr_ps_ps2_cycles};
inline constexpr listed fivr_ps_ps3_cycles{{&pcu_list, 0x10c0000000078, 0xf, 0xd3, 0}, {}, &fivr_ps_ps3_cycles};
inline constexpr listed freq_clip_avx256{{&pcu_list, 0x10c0000000049, 0xf, 0xec, 0}, {}, &freq_clip_avx256};
inline constexpr listed freq_clip_avx512{{&pcu_list, 0x10c000000004a, 0xf, 0x103, 0}, {}, &freq_clip_avx512};
inline constexpr listed freq_max_limit_thermal_cycles{{&pcu_list, 0x10c0000000004, 0xf, 0x11a, 0}, {}, &freq_max_limit_thermal_cycles};
inline constexpr listed freq_max_power_cycles{{&pcu_list, 0x10c0000000005, 0xf, 0x13e, 0}, {}, &freq_max_power_cycles};
inline constexpr listed freq_min_io_p_cycles{{&pcu_list, 0x10c0000000073, 0xf, 0x15a, 0}, {}, &freq_min_io_p_cycles};
inline constexpr listed freq_trans_cycles{{&pcu_list, 0x10c0000000074, 0xf, 0x175, 0}, {}, &freq_trans_cycles};
inline constexpr listed memory_phase_shedding_cycles{{&pcu_list, 0x10c000000002f, 0xf, 0x18d, 0}, {}, &memory_phase_shedding_cycles};
inline constexpr listed pkg_residency_c0_cycles{{&pcu_list, 0x10c000000002a, 0xf, 0x1b0, 0}, {}, &pkg_residency_c0_cycles};
inline constexpr listed pkg_residency_c2e_cycles{{&pcu_list, 0x10c000000002b, 0xf, 0x1ce, 0}, {}, &pkg_residency_c2e_cycles};
inline constexpr listed pkg_residency_c6_cycles{{&pcu_list, 0x10c000000002d, 0xf, 0x1ed, 0}, {}, &pkg_residency_c6_cycles};
inline constexpr listed pmax_throttled_cycles{{&pcu_list, 0x10c0000000006, 1, 0x20b, 0}, {}, &pmax_throttled_cycles};
inline constexpr listed power_state_occupancy_cores_c3{{&pcu_list, 0x10c0000000036, 0xf, 0x227, 0}, {}, &power_state_occupancy_cores_c3};
inline constexpr listed prochot_external_cycles{{&pcu_list, 0x10c000000000a, 0xf, 0x24c, 0}, {}, &prochot_external_cycles};
inline constexpr listed prochot_internal_cycles{{&pcu_list, 0x10c0000000009, 0xf, 0x26a, 0}, {}, &prochot_internal_cycles};
inline constexpr listed total_transition_cycles{{&pcu_list, 0x10c0000000072, 0xf, 0x288, 0}, {}, &total_transition_cycles};
inline constexpr listed vr_hot_cycles{{&pcu_list, 0x10c0000000042, 0xf, 0x2a6, 0}, {}, &vr_hot_cycles};
} // namespace pcu

namespace ubox {
using uncore_events::listed;
using uncore_events::ubox_list;
inline constexpr listed racu_requests{{&ubox_list, 0x10d0000000046, 3, 0xa3, 0}, {}, &racu_requests};
namespace event_msg {
inline constexpr listed vlw_rcvd{{&ubox_list, 0x10d0000001042, 3, 0, 0}, {}, &vlw_rcvd};
inline constexpr listed msi_rcvd{{&ubox_list, 0x10d0000002042, 3, 0x19, 0}, {}, &msi_rcvd};
inline constexpr listed ipi_rcvd{{&ubox_list, 0x10d0000004042, 3, 0x32, 0}, {}, &ipi_rcvd};
inline constexpr listed doorbell_rcvd{{&ubox_list, 0x10d0000008042, 3, 0x4b, 0}, {}, &doorbell_rcvd};
inline constexpr listed int_prio{{&ubox_list, 0x10d0000010042, 3, 0x69, 0}, {}, &int_prio};
}
namespace m2u_misc1 {
inline constexpr listed rxc_cycles_ne_cbo_ncb{{&ubox_list, 0x10d000000104d, 1, 0x105, 0}, {}, &rxc_cycles_ne_cbo_ncb};
inline constexpr listed rxc_cycles_ne_cbo_ncs{{&ubox_list, 0x10d000000204d, 1, 0x12b, 0}, {}, &rxc_cycles_ne_cbo_ncs};
inline constexpr listed rxc_cycles_ne_upi_ncb{{&ubox_list, 0x10d000000404d, 1, 0x151, 0}, {}, &rxc_cycles_ne_upi_ncb};
inline constexpr listed rxc_cycles_ne_upi_ncs{{&ubox_list, 0x10d000000804d, 1, 0x177, 0}, {}, &rxc_cycles_ne_upi_ncs};
inline constexpr listed txc_cycles_crd_ovf_cbo_ncb{{&ubox_list, 0x10d000001004d, 1, 0x19d, 0}, {}, &txc_cycles_crd_ovf_cbo_ncb};
inline constexpr listed txc_cycles_crd_ovf_cbo_ncs{{&ubox_list, 0x10d000002004d, 1, 0x1c8, 0}, {}, &txc_cycles_crd_ovf_cbo_ncs};
inline constexpr listed txc_cycles_crd_ovf_upi_ncb{{&ubox_list, 0x10d000004004d, 1, 0x1f3, 0}, {}, &txc_cycles_crd_ovf_upi_ncb};
inline constexpr listed txc_cycles_crd_ovf_upi_ncs{{&ubox_list, 0x10d000008004d, 1, 0x21e, 0}, {}, &txc_cycles_crd_ovf_upi_ncs};
}
namespace m2u_misc2 {
inline constexpr listed rxc_cycles_empty_bl{{&ubox_list, 0x10d000000204e, 1, 0x249, 0}, {}, &rxc_cycles_empty_bl};
inline constexpr listed rxc_cycles_full_bl{{&ubox_list, 0x10d000000104e, 1, 0x26d, 0}, {}, &rxc_cycles_full_bl};
inline constexpr listed txc_cycles_crd_ovf_vn0_ncb{{&ubox_list, 0x10d000000404e, 1, 0x290, 0}, {}, &txc_cycles_crd_ovf_vn0_ncb};
inline constexpr listed txc_cycles_crd_ovf_vn0_ncs{{&ubox_list, 0x10d000000804e, 1, 0x2bb, 0}, {}, &txc_cycles_crd_ovf_vn0_ncs};
inline constexpr listed txc_cycles_empty_ak{{&ubox_list, 0x10d000002004e, 1, 0x2e6, 0}, {}, &txc_cycles_empty_ak};
inline constexpr listed txc_cycles_empty_akc{{&ubox_list, 0x10d000004004e, 1, 0x30a, 0}, {}, &txc_cycles_empty_akc};
inline constexpr listed txc_cycles_empty_bl{{&ubox_list, 0x10d000001004e, 1, 0x32f, 0}, {}, &txc_cycles_empty_bl};
inline constexpr listed txc_cycles_full_bl{{&ubox_list, 0x10d000008004e, 1, 0x353, 0}, {}, &txc_cycles_full_bl};
}
namespace m2u_misc3 {
inline constexpr listed txc_cycles_full_ak{{&ubox_list, 0x10d000000104f, 1, 0x376, 0}, {}, &txc_cycles_full_ak};
inline constexpr listed txc_cycles_full_akc{{&ubox_list, 0x10d000000204f, 1, 0x399, 0}, {}, &txc_cycles_full_akc};
}
namespace phold_cycles {
inline constexpr listed assert_to_ack{{&ubox_list, 0x10d0000001045, 3, 0x82, 0}, {}, &assert_to_ack};
}
namespace racu_drng {
inline constexpr listed rdrand{{&ubox_list, 0x10d000000104c, 1, 0xb7, 0}, {}, &rdrand};
inline constexpr listed rdseed{{&ubox_list, 0x10d000000204c, 1, 0xce, 0}, {}, &rdseed};
inline constexpr listed pftch_buf_empty{{&ubox_list, 0x10d000000404c, 1, 0xe5, 0}, {}, &pftch_buf_empty};
}
} // namespace ubox

namespace upi {
using uncore_events::listed;
using uncore_events::upi_list;
inline constexpr listed clockticks{{&upi_list, 0x1b0000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed l1_power_cycles{{&upi_list, 0x1b0000000021, 0xf, 0xb5, 0}, {}, &l1_power_cycles};
inline constexpr listed rxl_crc_llr_req_transmit{{&upi_list, 0x11b0000000008, 0xf, 0x38d, 0}, {}, &rxl_crc_llr_req_transmit};
inline constexpr listed rxl_crc_errors{{&upi_list, 0x11b000000000b, 0xf, 0x3ae, 0}, {}, &rxl_crc_errors};
inline constexpr listed m3_crd_return_blocked{{&upi_list, 0x11b0000000016, 0xf, 0x5cd, 0}, {}, &m3_crd_return_blocked};
inline constexpr listed phy_init_cycles{{&upi_list, 0x11b0000000020, 0xf, 0x70b, 0}, {}, &phy_init_cycles};
inline constexpr listed power_l1_req{{&upi_list, 0x11b0000000022, 0xf, 0x723, 0}, {}, &power_l1_req};
inline constexpr listed power_l1_nack{{&upi_list, 0x11b0000000023, 0xf, 0x738, 0}, {}, &power_l1_nack};
inline constexpr listed rxl0_power_cycles{{&upi_list, 0x11b0000000024, 0xf, 0x74e, 0}, {}, &rxl0_power_cycles};
inline constexpr listed rxl0p_power_cycles{{&upi_list, 0x11b0000000025, 0xf, 0x768, 0}, {}, &rxl0p_power_cycles};
inline constexpr listed txl0_power_cycles{{&upi_list, 0x11b0000000026, 0xf, 0x783, 0}, {}, &txl0_power_cycles};
inline constexpr listed txl0p_power_cycles{{&upi_list, 0x11b0000000027, 0xf, 0x79d, 0}, {}, &txl0p_power_cycles};
inline constexpr listed txl0p_power_cycles_ll_enter{{&upi_list, 0x11b0000000028, 0xf, 0x7b8, 0}, {}, &txl0p_power_cycles_ll_enter};
inline constexpr listed txl0p_power_cycles_m3_exit{{&upi_list, 0x11b0000000029, 0xf, 0x7dc, 0}, {}, &txl0p_power_cycles_m3_exit};
inline constexpr listed rxl_credits_consumed_vn0{{&upi_list, 0x11b0000000039, 0xf, 0xaae, 0}, {}, &rxl_credits_consumed_vn0};
inline constexpr listed rxl_credits_consumed_vn1{{&upi_list, 0x11b000000003a, 0xf, 0xacf, 0}, {}, &rxl_credits_consumed_vn1};
inline constexpr listed txl_inserts{{&upi_list, 0x11b0000000040, 0xf, 0xaf0, 0}, {}, &txl_inserts};
inline constexpr listed txl_bypassed{{&upi_list, 0x11b0000000041, 0xf, 0xb04, 0}, {}, &txl_bypassed};
inline constexpr listed txl_occupancy{{&upi_list, 0x11b0000000042, 0xf, 0xb19, 0}, {}, &txl_occupancy};
inline constexpr listed vna_credit_return_occupancy{{&upi_list, 0x11b0000000044, 0xf, 0xb2f, 0}, {}, &vna_credit_return_occupancy};
inline constexpr listed vna_credit_return_blocked_vn01{{&upi_list, 0x11b0000000045, 0xf, 0xb53, 0}, {}, &vna_credit_return_blocked_vn01};
inline constexpr listed rxl_credits_consumed_vna{{&upi_list, 0x11b0000000038, 0xf, 0xdb4, 0}, {}, &rxl_credits_consumed_vna};
namespace direct_attempts {
inline constexpr listed d2c{{&upi_list, 0x11b0000001012, 0xf, 0x3c5, 0}, {}, &d2c};
inline constexpr listed d2k{{&upi_list, 0x11b0000002012, 0xf, 0x3e1, 0}, {}, &d2k};
}
namespace flowq_no_vna_crd {
inline constexpr listed ad_vna_eq0{{&upi_list, 0x11b0000001018, 0xf, 0x5eb, 0}, {}, &ad_vna_eq0};
inline constexpr listed ad_vna_eq1{{&upi_list, 0x11b0000002018, 0xf, 0x60f, 0}, {}, &ad_vna_eq1};
inline constexpr listed ad_vna_eq2{{&upi_list, 0x11b0000004018, 0xf, 0x633, 0}, {}, &ad_vna_eq2};
inline constexpr listed bl_vna_eq0{{&upi_list, 0x11b0000008018, 0xf, 0x657, 0}, {}, &bl_vna_eq0};
inline constexpr listed ak_vna_eq0{{&upi_list, 0x11b0000010018, 0xf, 0x67b, 0}, {}, &ak_vna_eq0};
inline constexpr listed ak_vna_eq1{{&upi_list, 0x11b0000020018, 0xf, 0x69f, 0}, {}, &ak_vna_eq1};
inline constexpr listed ak_vna_eq2{{&upi_list, 0x11b0000040018, 0xf, 0x6c3, 0}, {}, &ak_vna_eq2};
inline constexpr listed ak_vna_eq3{{&upi_list, 0x11b0000080018, 0xf, 0x6e7, 0}, {}, &ak_vna_eq3};
}
namespace m3_byp_blocked {
inline constexpr listed flowq_ad_vna_le2{{&upi_list, 0x11b0000001014, 0xf, 0x3fd, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_bl_vna_eq0{{&upi_list, 0x11b0000002014, 0xf, 0x425, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_ak_vna_le3{{&upi_list, 0x11b0000004014, 0xf, 0x44d, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&upi_list, 0x11b0000008014, 0xf, 0x475, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&upi_list, 0x11b0000010014, 0xf, 0x494, 0}, {}, &gv_block};
}
namespace m3_rxq_blocked {
inline constexpr listed flowq_ad_vna_le2{{&upi_list, 0x11b0000001015, 0xf, 0x4b4, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_ad_vna_btw_2_thresh{{&upi_list, 0x11b0000002015, 0xf, 0x4dc, 0}, {}, &flowq_ad_vna_btw_2_thresh};
inline constexpr listed flowq_bl_vna_eq0{{&upi_list, 0x11b0000004015, 0xf, 0x50d, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_bl_vna_btw_0_thresh{{&upi_list, 0x11b0000008015, 0xf, 0x535, 0}, {}, &flowq_bl_vna_btw_0_thresh};
inline constexpr listed flowq_ak_vna_le3{{&upi_list, 0x11b0000010015, 0xf, 0x566, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&upi_list, 0x11b0000020015, 0xf, 0x58e, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&upi_list, 0x11b0000040015, 0xf, 0x5ad, 0}, {}, &gv_block};
}
namespace req_slot2_from_m3 {
inline constexpr listed vna{{&upi_list, 0x11b0000001046, 0xf, 0xb7a, 0}, {}, &vna};
inline constexpr listed vn0{{&upi_list, 0x11b0000002046, 0xf, 0xb98, 0}, {}, &vn0};
inline constexpr listed vn1{{&upi_list, 0x11b0000004046, 0xf, 0xbb6, 0}, {}, &vn1};
inline constexpr listed ack{{&upi_list, 0x11b0000008046, 0xf, 0xbd4, 0}, {}, &ack};
}
namespace rxl_any_flits {
inline constexpr listed slot0{{&upi_list, 0x11b000000104b, 0xf, 0xcd3, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b000000204b, 0xf, 0xcef, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b000000404b, 0xf, 0xd0b, 0}, {}, &slot2};
inline constexpr listed data{{&upi_list, 0x11b000000804b, 0xf, 0xd27, 0}, {}, &data};
inline constexpr listed llcrd{{&upi_list, 0x11b000001004b, 0xf, 0xd42, 0}, {}, &llcrd};
inline constexpr listed null{{&upi_list, 0x11b000002004b, 0xf, 0xd5e, 0}, {}, &null};
inline constexpr listed llctrl{{&upi_list, 0x11b000004004b, 0xf, 0xd79, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&upi_list, 0x11b000008004b, 0xf, 0xd96, 0}, {}, &prothdr};
}
namespace rxl_basic_hdr_match {
inline constexpr listed ncb{{&upi_list, 0xd1b000000e005, 0xf, 0x305, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&upi_list, 0xd1b000000e005, 0xf, 0x325, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&upi_list, 0xd1b000000f005, 0xf, 0x349, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&upi_list, 0xd1b000000f005, 0xf, 0x369, 1}, {}, &ncs_opc};
}
namespace rxl_bypassed {
inline constexpr listed slot0{{&upi_list, 0x11b0000001031, 0xf, 0x949, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002031, 0xf, 0x964, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004031, 0xf, 0x97f, 0}, {}, &slot2};
}
namespace rxl_flits {
inline constexpr listed all_data{{&upi_list, 0x1b000000f003, 0xf, 0x64, 0}, {}, &all_data};
inline constexpr listed non_data{{&upi_list, 0x1b0000097003, 0xf, 0x7f, 0}, {}, &non_data};
inline constexpr listed all_null{{&upi_list, 0x1b0000027003, 0xf, 0x9a, 0}, {}, &all_null};
inline constexpr listed slot0{{&upi_list, 0x11b0000001003, 0xf, 0x1a5, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002003, 0xf, 0x1bd, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004003, 0xf, 0x1d5, 0}, {}, &slot2};
inline constexpr listed data{{&upi_list, 0x11b0000008003, 0xf, 0x1ed, 0}, {}, &data};
inline constexpr listed llcrd{{&upi_list, 0x11b0000010003, 0xf, 0x204, 0}, {}, &llcrd};
inline constexpr listed null{{&upi_list, 0x11b0000020003, 0xf, 0x21c, 0}, {}, &null};
inline constexpr listed llctrl{{&upi_list, 0x11b0000040003, 0xf, 0x233, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&upi_list, 0x11b0000080003, 0xf, 0x24c, 0}, {}, &prothdr};
inline constexpr listed idle{{&upi_list, 0x11b0000047003, 0xf, 0x266, 0}, {}, &idle};
}
namespace rxl_inserts {
inline constexpr listed slot0{{&upi_list, 0x11b0000001030, 0xf, 0x8fb, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002030, 0xf, 0x915, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004030, 0xf, 0x92f, 0}, {}, &slot2};
}
namespace rxl_occupancy {
inline constexpr listed slot0{{&upi_list, 0x11b0000001032, 0xf, 0x99a, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002032, 0xf, 0x9b6, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004032, 0xf, 0x9d2, 0}, {}, &slot2};
}
namespace rxl_slot_bypass {
inline constexpr listed s0_rxq1{{&upi_list, 0x11b0000001033, 0xf, 0x9ee, 0}, {}, &s0_rxq1};
inline constexpr listed s0_rxq2{{&upi_list, 0x11b0000002033, 0xf, 0xa0e, 0}, {}, &s0_rxq2};
inline constexpr listed s1_rxq0{{&upi_list, 0x11b0000004033, 0xf, 0xa2e, 0}, {}, &s1_rxq0};
inline constexpr listed s1_rxq2{{&upi_list, 0x11b0000008033, 0xf, 0xa4e, 0}, {}, &s1_rxq2};
inline constexpr listed s2_rxq0{{&upi_list, 0x11b0000010033, 0xf, 0xa6e, 0}, {}, &s2_rxq0};
inline constexpr listed s2_rxq1{{&upi_list, 0x11b0000020033, 0xf, 0xa8e, 0}, {}, &s2_rxq1};
}
namespace txl0p_clk_active {
inline constexpr listed cfg_ctl{{&upi_list, 0x11b000000102a, 0xf, 0x7ff, 0}, {}, &cfg_ctl};
inline constexpr listed rxq{{&upi_list, 0x11b000000202a, 0xf, 0x820, 0}, {}, &rxq};
inline constexpr listed rxq_bypass{{&upi_list, 0x11b000000402a, 0xf, 0x83d, 0}, {}, &rxq_bypass};
inline constexpr listed rxq_cred{{&upi_list, 0x11b000000802a, 0xf, 0x861, 0}, {}, &rxq_cred};
inline constexpr listed txq{{&upi_list, 0x11b000001002a, 0xf, 0x883, 0}, {}, &txq};
inline constexpr listed retry{{&upi_list, 0x11b000002002a, 0xf, 0x8a0, 0}, {}, &retry};
inline constexpr listed dfx{{&upi_list, 0x11b000004002a, 0xf, 0x8bf, 0}, {}, &dfx};
inline constexpr listed spare{{&upi_list, 0x11b000008002a, 0xf, 0x8dc, 0}, {}, &spare};
}
namespace txl_any_flits {
inline constexpr listed slot0{{&upi_list, 0x11b000000104a, 0xf, 0xbf2, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b000000204a, 0xf, 0xc0e, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b000000404a, 0xf, 0xc2a, 0}, {}, &slot2};
inline constexpr listed data{{&upi_list, 0x11b000000804a, 0xf, 0xc46, 0}, {}, &data};
inline constexpr listed llcrd{{&upi_list, 0x11b000001004a, 0xf, 0xc61, 0}, {}, &llcrd};
inline constexpr listed null{{&upi_list, 0x11b000002004a, 0xf, 0xc7d, 0}, {}, &null};
inline constexpr listed llctrl{{&upi_list, 0x11b000004004a, 0xf, 0xc98, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&upi_list, 0x11b000008004a, 0xf, 0xcb5, 0}, {}, &prothdr};
}
namespace txl_basic_hdr_match {
inline constexpr listed ncb{{&upi_list, 0xd1b000000e004, 0xf, 0x27d, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&upi_list, 0xd1b000000e004, 0xf, 0x29d, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&upi_list, 0xd1b000000f004, 0xf, 0x2c1, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&upi_list, 0xd1b000000f004, 0xf, 0x2e1, 1}, {}, &ncs_opc};
}
namespace txl_flits {
inline constexpr listed all_data{{&upi_list, 0x1b000000f002, 0xf, 0x13, 0}, {}, &all_data};
inline constexpr listed non_data{{&upi_list, 0x1b0000097002, 0xf, 0x2e, 0}, {}, &non_data};
inline constexpr listed all_null{{&upi_list, 0x1b0000027002, 0xf, 0x49, 0}, {}, &all_null};
inline constexpr listed slot0{{&upi_list, 0x11b0000001002, 0xf, 0xcd, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002002, 0xf, 0xe5, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004002, 0xf, 0xfd, 0}, {}, &slot2};
inline constexpr listed data{{&upi_list, 0x11b0000008002, 0xf, 0x115, 0}, {}, &data};
inline constexpr listed llcrd{{&upi_list, 0x11b0000010002, 0xf, 0x12c, 0}, {}, &llcrd};
inline constexpr listed null{{&upi_list, 0x11b0000020002, 0xf, 0x144, 0}, {}, &null};
inline constexpr listed llctrl{{&upi_list, 0x11b0000040002, 0xf, 0x15b, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&upi_list, 0x11b0000080002, 0xf, 0x174, 0}, {}, &prothdr};
inline constexpr listed idle{{&upi_list, 0x11b0000047002, 0xf, 0x18e, 0}, {}, &idle};
inline constexpr listed all_prothdr{{&upi_list, 0x11b0000087002, 0xf, 0xdd5, 0}, {}, &all_prothdr};
inline constexpr listed all_llctrl{{&upi_list, 0x11b0000047002, 0xf, 0xdf3, 0}, {}, &all_llctrl};
inline constexpr listed all_llcrd{{&upi_list, 0x11b0000017002, 0xf, 0xe10, 0}, {}, &all_llcrd};
}
} // namespace upi

namespace uncore_events {
inline constexpr const listed *own[] = {
    &pcu::clockticks, &irp::clockticks, &irp::faf_transactions, &irp::faf_full, &irp::faf_inserts,
    &irp::faf_occupancy, &irp::misc1::lost_fwd, &irp::irp_all::inbound_inserts, &m2pcie::clockticks,
    &m2pcie::cms_clockticks, &iio::clockticks, &iio::data_req_of_cpu::mem_write_part0,
    &iio::data_req_of_cpu::mem_write_part1, &iio::data_req_of_cpu::mem_write_part2,
    &iio::data_req_of_cpu::mem_write_part3, &iio::data_req_of_cpu::mem_read_part0,
    &iio::data_req_of_cpu::mem_read_part1, &iio::data_req_of_cpu::mem_read_part2,
    &iio::data_req_of_cpu::mem_read_part3, &iio::data_req_of_cpu::mem_write_part4,
    &iio::data_req_of_cpu::mem_write_part5, &iio::data_req_of_cpu::mem_write_part6,
    &iio::data_req_of_cpu::mem_write_part7, &iio::data_req_of_cpu::mem_read_part4,
    &iio::data_req_of_cpu::mem_read_part5, &iio::data_req_of_cpu::mem_read_part6,
    &iio::data_req_of_cpu::mem_read_part7, &iio::txn_req_of_cpu::mem_write_part0,
    &iio::txn_req_of_cpu::mem_write_part1, &iio::txn_req_of_cpu::mem_write_part2,
    &iio::txn_req_of_cpu::mem_write_part3, &iio::txn_req_of_cpu::mem_read_part0,
    &iio::txn_req_of_cpu::mem_read_part1, &iio::txn_req_of_cpu::mem_read_part2,
    &iio::txn_req_of_cpu::mem_read_part3, &iio::txn_req_of_cpu::mem_write_part4,
    &iio::txn_req_of_cpu::mem_write_part5, &iio::txn_req_of_cpu::mem_write_part6,
    &iio::txn_req_of_cpu::mem_write_part7, &iio::txn_req_of_cpu::mem_read_part4,
    &iio::txn_req_of_cpu::mem_read_part5, &iio::txn_req_of_cpu::mem_read_part6,
    &iio::txn_req_of_cpu::mem_read_part7, &iio::data_req_by_cpu::mem_write_part0,
    &iio::data_req_by_cpu::mem_write_part1, &iio::data_req_by_cpu::mem_write_part2,
    &iio::data_req_by_cpu::mem_write_part3, &iio::data_req_by_cpu::mem_read_part0,
    &iio::data_req_by_cpu::mem_read_part1, &iio::data_req_by_cpu::mem_read_part2,
    &iio::data_req_by_cpu::mem_read_part3, &iio::data_req_by_cpu::mem_write_part4,
    &iio::data_req_by_cpu::mem_write_part5, &iio::data_req_by_cpu::mem_write_part6,
    &iio::data_req_by_cpu::mem_write_part7, &iio::data_req_by_cpu::mem_read_part4,
    &iio::data_req_by_cpu::mem_read_part5, &iio::data_req_by_cpu::mem_read_part6,
    &iio::data_req_by_cpu::mem_read_part7, &iio::txn_req_by_cpu::mem_write_part0,
    &iio::txn_req_by_cpu::mem_write_part1, &iio::txn_req_by_cpu::mem_write_part2,
    &iio::txn_req_by_cpu::mem_write_part3, &iio::txn_req_by_cpu::mem_read_part0,
    &iio::txn_req_by_cpu::mem_read_part1, &iio::txn_req_by_cpu::mem_read_part2,
    &iio::txn_req_by_cpu::mem_read_part3, &iio::txn_req_by_cpu::mem_write_part4,
    &iio::txn_req_by_cpu::mem_write_part5, &iio::txn_req_by_cpu::mem_write_part6,
    &iio::txn_req_by_cpu::mem_write_part7, &iio::txn_req_by_cpu::mem_read_part4,
    &iio::txn_req_by_cpu::mem_read_part5, &iio::txn_req_by_cpu::mem_read_part6,
    &iio::txn_req_by_cpu::mem_read_part7, &imc::clockticks, &imc::hclockticks, &imc::act_count::all,
    &imc::pre_count::rd, &imc::pre_count::wr, &imc::pre_count::pgt, &imc::pre_count::all,
    &imc::cas_count::rd, &imc::cas_count::wr, &imc::cas_count::all, &imc::rpq_inserts::pch0,
    &imc::rpq_inserts::pch1, &imc::wpq_inserts::pch0, &imc::wpq_inserts::pch1,
    &imc::rpq_occupancy_pch0, &imc::rpq_occupancy_pch1, &imc::wpq_occupancy_pch0,
    &imc::wpq_occupancy_pch1, &imc::tagchk::hit, &imc::tagchk::miss_clean, &imc::tagchk::miss_dirty,
    &imc::tagchk::nm_rd_hit, &imc::tagchk::nm_wr_hit, &m2m::clockticks, &m2m::directory_lookup::any,
    &m2m::directory_lookup::state_a, &m2m::directory_lookup::state_i,
    &m2m::directory_lookup::state_s, &m2m::directory_update::any, &m2m::cms_clockticks,
    &m3upi::clockticks, &upi::clockticks, &upi::txl_flits::all_data, &upi::txl_flits::non_data,
    &upi::txl_flits::all_null, &upi::rxl_flits::all_data, &upi::rxl_flits::non_data,
    &upi::rxl_flits::all_null, &upi::l1_power_cycles, &cha::requests::invitoe_local,
    &cha::requests::invitoe_remote, &cha::requests::reads_local, &cha::requests::reads_remote,
    &cha::requests::writes_local, &cha::requests::writes_remote, &cha::requests::reads,
    &cha::requests::writes, &cha::dir_update::ha, &cha::dir_update::tor,
    &cha::imc_reads_count::normal, &cha::imc_writes_count::full, &cha::cms_clockticks,
    &cha::clockticks, &cha::tor_inserts::ia, &cha::tor_inserts::ia_hit,
    &cha::tor_inserts::ia_hit_crd, &cha::tor_inserts::ia_hit_drd,
    &cha::tor_inserts::ia_hit_llcprefrfo, &cha::tor_inserts::ia_hit_rfo, &cha::tor_inserts::ia_miss,
    &cha::tor_inserts::ia_miss_crd, &cha::tor_inserts::ia_miss_drd,
    &cha::tor_inserts::ia_miss_llcprefrfo, &cha::tor_inserts::ia_miss_rfo, &cha::tor_inserts::io,
    &cha::tor_inserts::io_hit, &cha::tor_inserts::io_miss, &cha::tor_inserts::io_miss_itom,
    &cha::tor_inserts::io_miss_rfo, &cha::tor_inserts::ia_hit_crd_pref,
    &cha::tor_inserts::ia_hit_drd_pref, &cha::tor_inserts::ia_hit_rfo_pref,
    &cha::tor_inserts::ia_miss_crd_pref, &cha::tor_inserts::ia_miss_drd_pref,
    &cha::tor_inserts::ia_miss_rfo_pref, &cha::tor_inserts::io_hit_itom,
    &cha::tor_inserts::io_hit_rfo, &cha::tor_inserts::io_rfo, &cha::tor_inserts::io_itom,
    &cha::tor_inserts::ia_rfo_pref, &cha::tor_inserts::ia_rfo, &cha::tor_inserts::ia_llcprefrfo,
    &cha::tor_inserts::ia_drd, &cha::tor_inserts::ia_drd_pref, &cha::tor_inserts::ia_crd,
    &cha::tor_inserts::ia_miss_drd_local, &cha::tor_inserts::ia_miss_drd_remote,
    &cha::tor_inserts::ia_miss_drd_pref_local, &cha::tor_inserts::ia_miss_drd_pref_remote,
    &cha::tor_inserts::ia_miss_rfo_local, &cha::tor_inserts::ia_miss_rfo_remote,
    &cha::tor_inserts::ia_miss_rfo_pref_local, &cha::tor_inserts::ia_miss_rfo_pref_remote,
    &cha::tor_inserts::ia_clflush, &cha::tor_inserts::ia_specitom, &cha::tor_occupancy::ia,
    &cha::tor_occupancy::ia_hit, &cha::tor_occupancy::ia_hit_crd, &cha::tor_occupancy::ia_hit_drd,
    &cha::tor_occupancy::ia_hit_llcprefrfo, &cha::tor_occupancy::ia_hit_rfo,
    &cha::tor_occupancy::ia_miss, &cha::tor_occupancy::ia_miss_crd,
    &cha::tor_occupancy::ia_miss_drd, &cha::tor_occupancy::ia_miss_llcprefrfo,
    &cha::tor_occupancy::ia_miss_rfo, &cha::tor_occupancy::io, &cha::tor_occupancy::io_hit,
    &cha::tor_occupancy::io_miss, &cha::tor_occupancy::io_miss_itom,
    &cha::tor_occupancy::ia_hit_crd_pref, &cha::tor_occupancy::ia_hit_drd_pref,
    &cha::tor_occupancy::ia_hit_rfo_pref, &cha::tor_occupancy::ia_miss_drd_pref,
    &cha::tor_occupancy::ia_miss_rfo_pref, &cha::tor_occupancy::io_hit_itom,
    &cha::tor_occupancy::io_itom, &cha::tor_occupancy::ia_rfo, &cha::tor_occupancy::ia_rfo_pref,
    &cha::tor_occupancy::ia_llcprefrfo, &cha::tor_occupancy::ia_drd, &cha::tor_occupancy::ia_crd,
    &cha::tor_occupancy::ia_drd_pref, &cha::tor_occupancy::ia_miss_drd_local,
    &cha::tor_occupancy::ia_miss_drd_remote, &cha::tor_occupancy::ia_miss_drd_pref_remote,
    &cha::tor_occupancy::ia_miss_rfo_local, &cha::tor_occupancy::ia_miss_rfo_remote,
    &cha::tor_occupancy::ia_miss_rfo_pref_local, &cha::tor_occupancy::ia_miss_rfo_pref_remote,
    &cha::tor_inserts::ia_miss_drd_pmm, &cha::tor_inserts::ia_miss_drd_ddr,
    &cha::tor_inserts::io_hit_itomcachenear, &cha::tor_inserts::io_miss_itomcachenear,
    &cha::tor_occupancy::ia_miss_drd_ddr, &cha::tor_occupancy::ia_miss_drd_pmm,
    &cha::tor_inserts::io_hit_pcirdcur, &m2m::imc_reads::to_pmm,
    &cha::tor_inserts::io_miss_pcirdcur, &cha::tor_inserts::io_pcirdcur, &m2m::imc_writes::to_pmm,
    &cha::tor_occupancy::io_hit_pcirdcur, &cha::tor_occupancy::io_miss_pcirdcur,
    &cha::tor_occupancy::io_pcirdcur, &cha::tor_inserts::ia_llcprefdata,
    &cha::tor_inserts::ia_miss_llcprefdata, &cha::tor_occupancy::ia_llcprefdata,
    &cha::tor_occupancy::ia_miss_llcprefdata, &cha::tor_inserts::io_itomcachenear,
    &imc::pmm_rpq_occupancy::all_sch0, &imc::pmm_rpq_occupancy::all_sch1, &imc::pmm_rpq_inserts,
    &imc::pmm_wpq_occupancy::all, &imc::pmm_wpq_inserts, &imc::rdb_inserts::pch0,
    &imc::rdb_inserts::pch1, &imc::pmm_wpq_occupancy::all_sch0, &imc::pmm_wpq_occupancy::all_sch1,
    &cha::tor_inserts::ia_miss_drd_local_pmm, &cha::tor_inserts::ia_miss_drd_remote_pmm,
    &cha::tor_inserts::ia_miss_drd_local_ddr, &cha::tor_inserts::ia_miss_drd_remote_ddr,
    &cha::tor_inserts::io_wbmtoi, &cha::tor_inserts::io_clflush,
    &cha::tor_occupancy::ia_miss_drd_local_pmm, &cha::tor_occupancy::ia_miss_drd_remote_pmm,
    &cha::tor_occupancy::ia_miss_drd_local_ddr, &cha::tor_occupancy::ia_miss_drd_remote_ddr,
    &cha::tor_occupancy::ia_clflush, &cha::tor_occupancy::ia_specitom,
    &cha::tor_occupancy::io_hit_itomcachenear, &cha::tor_occupancy::io_miss_itomcachenear,
    &m2m::tag_hit::nm_rd_hit_clean, &m2m::tag_hit::nm_rd_hit_dirty, &iio::clockticks_freerun,
    &iio::data_req_of_cpu::cmpd_part0, &iio::data_req_of_cpu::cmpd_part1,
    &iio::data_req_of_cpu::cmpd_part2, &iio::data_req_of_cpu::cmpd_part3,
    &iio::data_req_of_cpu::cmpd_part4, &iio::data_req_of_cpu::cmpd_part5,
    &iio::data_req_of_cpu::cmpd_part6, &iio::data_req_of_cpu::cmpd_part7,
    &iio::txn_req_of_cpu::cmpd_part0, &iio::txn_req_of_cpu::cmpd_part1,
    &iio::txn_req_of_cpu::cmpd_part2, &iio::txn_req_of_cpu::cmpd_part3,
    &iio::txn_req_of_cpu::cmpd_part4, &iio::txn_req_of_cpu::cmpd_part5,
    &iio::txn_req_of_cpu::cmpd_part6, &iio::txn_req_of_cpu::cmpd_part7,
    &iio::num_req_of_cpu::commit_all, &irp::snoop_resp::all_hit_m, &irp::transactions::wr_pref,
    &pcu::power_state_occupancy_cores_c0, &pcu::power_state_occupancy_cores_c6, &cxlcm::clockticks,
    &cxldp::clockticks, &iio::data_req_of_cpu::mem_read_all_parts,
    &iio::data_req_of_cpu::mem_write_all_parts, &mchbm::clockticks, &m2hbm::clockticks,
    &m2hbm::directory_lookup::any, &m2hbm::directory_lookup::state_a,
    &m2hbm::directory_lookup::state_i, &m2hbm::directory_lookup::state_s,
    &m2hbm::directory_update::any, &m2hbm::cms_clockticks, &cha::tor_inserts::io_pcirdcur_local,
    &cha::tor_inserts::io_pcirdcur_remote, &cha::tor_inserts::io_itom_remote,
    &cha::tor_inserts::io_itom_local, &cha::tor_inserts::io_itomcachenear_remote,
    &cha::tor_inserts::io_itomcachenear_local, &ubox::event_msg::vlw_rcvd,
    &ubox::event_msg::msi_rcvd, &ubox::event_msg::ipi_rcvd, &ubox::event_msg::doorbell_rcvd,
    &ubox::event_msg::int_prio, &ubox::phold_cycles::assert_to_ack, &ubox::racu_requests,
    &ubox::racu_drng::rdrand, &ubox::racu_drng::rdseed, &ubox::racu_drng::pftch_buf_empty,
    &irp::misc1::slow_i, &irp::misc1::slow_s, &irp::misc1::slow_e, &irp::misc1::slow_m,
    &irp::misc1::sec_rcvd_invld, &irp::misc1::sec_rcvd_vld, &irp::irp_all::outbound_inserts,
    &irp::irp_all::evicts, &iio::iommu0::misses, &iio::pwt_occupancy,
    &iio::data_req_of_cpu::peer_write_part0, &iio::data_req_of_cpu::peer_write_part1,
    &iio::data_req_of_cpu::peer_write_part2, &iio::data_req_of_cpu::peer_write_part3,
    &iio::data_req_of_cpu::peer_write_part4, &iio::data_req_of_cpu::peer_write_part5,
    &iio::data_req_of_cpu::peer_write_part6, &iio::data_req_of_cpu::peer_write_part7,
    &iio::data_req_by_cpu::peer_write_part0, &iio::data_req_by_cpu::peer_write_part1,
    &iio::data_req_by_cpu::peer_write_part2, &iio::data_req_by_cpu::peer_write_part3,
    &iio::data_req_by_cpu::peer_read_part0, &iio::data_req_by_cpu::peer_read_part1,
    &iio::data_req_by_cpu::peer_read_part2, &iio::data_req_by_cpu::peer_read_part3,
    &iio::data_req_by_cpu::peer_write_part4, &iio::data_req_by_cpu::peer_write_part5,
    &iio::data_req_by_cpu::peer_write_part6, &iio::data_req_by_cpu::peer_write_part7,
    &iio::data_req_by_cpu::peer_read_part4, &iio::data_req_by_cpu::peer_read_part5,
    &iio::data_req_by_cpu::peer_read_part6, &iio::data_req_by_cpu::peer_read_part7,
    &imc::cas_count::rd_reg, &imc::cas_count::rd_underfill, &imc::cas_count::rd_pre_reg,
    &imc::cas_count::rd_pre_underfill, &imc::cas_count::wr_pre, &imc::ecc_correctable_errors,
    &imc::rdb_inserts_, &imc::rdb_not_empty, &imc::rdb_full, &imc::rdb_occupancy,
    &imc::power_self_refresh, &imc::dram_pre_all, &imc::dram_refresh::panic,
    &imc::dram_refresh::high, &imc::power_throttle_cycles::slot0,
    &imc::power_throttle_cycles::slot1, &imc::power_cke_cycles::low_0,
    &imc::power_cke_cycles::low_1, &imc::power_cke_cycles::low_2, &imc::power_cke_cycles::low_3,
    &imc::power_channel_ppd, &imc::power_crit_throttle_cycles::slot0,
    &imc::power_crit_throttle_cycles::slot1, &imc::pcls::rd, &imc::pcls::wr, &imc::pcls::total,
    &imc::sb_cycles_ne, &imc::sb_cycles_full, &imc::sb_accesses::accepts,
    &imc::sb_accesses::rejects, &imc::sb_accesses::rd_accepts, &imc::sb_accesses::rd_rejects,
    &imc::sb_accesses::wr_accepts, &imc::sb_accesses::wr_rejects, &imc::sb_accesses::nm_rd_cmps,
    &imc::sb_accesses::nm_wr_cmps, &imc::sb_accesses::fm_rd_cmps, &imc::sb_accesses::fm_wr_cmps,
    &imc::sb_reject::nm_set_cnflt, &imc::sb_reject::fm_addr_cnflt,
    &imc::sb_reject::patrol_set_cnflt, &imc::sb_reject::canary, &imc::sb_reject::ddr_early_cmp,
    &imc::sb_occupancy::rds, &imc::sb_occupancy::block_rds, &imc::sb_occupancy::block_wrs,
    &imc::sb_inserts::rds, &imc::sb_inserts::wrs, &imc::sb_inserts::block_rds,
    &imc::sb_inserts::block_wrs, &imc::sb_canary::alloc, &imc::sb_canary::dealloc,
    &imc::sb_canary::vld, &imc::sb_pref_inserts::all, &imc::sb_pref_occupancy::all,
    &imc::sb_tagged::new_, &imc::sb_tagged::rd_hit, &imc::sb_tagged::rd_miss,
    &imc::sb_tagged::ddr4_cmp, &imc::sb_tagged::occ, &m2m::rxc_ad_inserts, &m2m::rxc_ad_occupancy,
    &m2m::direct2core_not_taken_dirstate_, &m2m::direct2core_txn_override_, &m2m::direct2upi_taken,
    &m2m::direct2upi_not_taken_dirstate_, &m2m::direct2upi_not_taken_credits,
    &m2m::direct2upi_txn_override_, &m2m::directory_hit::dirty_i, &m2m::directory_hit::dirty_s,
    &m2m::directory_hit::dirty_p, &m2m::directory_hit::dirty_a, &m2m::directory_hit::clean_i,
    &m2m::directory_hit::clean_s, &m2m::directory_hit::clean_p, &m2m::directory_hit::clean_a,
    &m2m::directory_miss::dirty_i, &m2m::directory_miss::dirty_s, &m2m::directory_miss::dirty_p,
    &m2m::directory_miss::dirty_a, &m2m::directory_miss::clean_i, &m2m::directory_miss::clean_s,
    &m2m::directory_miss::clean_p, &m2m::directory_miss::clean_a, &m2m::directory_update::a2i,
    &m2m::directory_update::a2s, &m2m::directory_update::i2a, &m2m::directory_update::i2s,
    &m2m::directory_update::s2a, &m2m::directory_update::s2i, &m2m::imc_reads::ch0_to_nm1lm,
    &m2m::imc_reads::ch0_to_nmcache, &m2m::imc_reads::ch1_to_nm1lm, &m2m::imc_reads::ch1_to_nmcache,
    &m2m::imc_reads::to_nm1lm, &m2m::imc_reads::to_nmcache, &m2m::imc_reads::all,
    &m2m::imc_reads::normal, &m2m::imc_writes::ni, &m2m::imc_writes::ch0_ni,
    &m2m::imc_writes::ch1_ni, &m2m::imc_writes::all, &m2m::imc_writes::full,
    &m2m::imc_writes::partial, &m2m::tgr_ad_credits, &m2m::tgr_bl_credits,
    &m2m::tracker_inserts::ch0, &m2m::tracker_inserts::ch1, &m2m::tracker_occupancy::ch0,
    &m2m::tracker_occupancy::ch1, &m2m::wr_tracker_ne::ch0, &m2m::wr_tracker_ne::ch1,
    &m2m::wr_tracker_ne::mirr, &m2m::wr_tracker_ne::mirr_nontgr, &m2m::wr_tracker_ne::mirr_pwr,
    &m2m::wpq_no_reg_crd::chn0, &m2m::wpq_no_reg_crd::chn1, &m2m::wpq_no_spec_crd::chn0,
    &m2m::wpq_no_spec_crd::chn1, &m2m::wr_tracker_inserts::ch0, &m2m::wr_tracker_inserts::ch1,
    &m2m::wpq_flush::ch0, &m2m::wpq_flush::ch1, &m2m::wr_tracker_posted_occupancy::ch0,
    &m2m::wr_tracker_posted_occupancy::ch1, &m2m::wr_tracker_posted_inserts::ch0,
    &m2m::wr_tracker_posted_inserts::ch1, &m2m::direct2core_not_taken_notforked, &m2m::tag_miss,
    &m2m::wr_tracker_nonposted_occupancy::ch0, &m2m::wr_tracker_nonposted_occupancy::ch1,
    &m2m::wr_tracker_nonposted_inserts::ch0, &m2m::wr_tracker_nonposted_inserts::ch1,
    &m2m::prefcam_occupancy::ch0, &m2m::prefcam_occupancy::ch1, &m2m::prefcam_inserts::ch0_xpt,
    &m2m::prefcam_inserts::ch0_upi, &m2m::prefcam_inserts::ch1_xpt, &m2m::prefcam_inserts::ch1_upi,
    &m2m::prefcam_demand_drops::ch0_xpt, &m2m::prefcam_demand_drops::ch0_upi,
    &m2m::prefcam_demand_drops::ch1_xpt, &m2m::prefcam_demand_drops::ch1_upi,
    &m2m::prefcam_cis_drops, &m2m::prefcam_rxc_deallocs::squashed,
    &m2m::prefcam_rxc_deallocs::_1lm_posted, &m2m::prefcam_rxc_deallocs::cis,
    &m2m::prefcam_resp_miss::ch0, &m2m::prefcam_resp_miss::ch1, &m3upi::upi_prefetch_spawn,
    &m3upi::d2u_sent, &m3upi::d2c_sent, &m3upi::cms_clockticks, &upi::txl_flits::slot0,
    &upi::txl_flits::slot1, &upi::txl_flits::slot2, &upi::txl_flits::data, &upi::txl_flits::llcrd,
    &upi::txl_flits::null, &upi::txl_flits::llctrl, &upi::txl_flits::prothdr, &upi::txl_flits::idle,
    &upi::rxl_flits::slot0, &upi::rxl_flits::slot1, &upi::rxl_flits::slot2, &upi::rxl_flits::data,
    &upi::rxl_flits::llcrd, &upi::rxl_flits::null, &upi::rxl_flits::llctrl,
    &upi::rxl_flits::prothdr, &upi::rxl_flits::idle, &upi::txl_basic_hdr_match::ncb,
    &upi::txl_basic_hdr_match::ncb_opc, &upi::txl_basic_hdr_match::ncs,
    &upi::txl_basic_hdr_match::ncs_opc, &upi::rxl_basic_hdr_match::ncb,
    &upi::rxl_basic_hdr_match::ncb_opc, &upi::rxl_basic_hdr_match::ncs,
    &upi::rxl_basic_hdr_match::ncs_opc, &upi::rxl_crc_llr_req_transmit, &upi::rxl_crc_errors,
    &upi::direct_attempts::d2c, &upi::direct_attempts::d2k, &upi::m3_byp_blocked::flowq_ad_vna_le2,
    &upi::m3_byp_blocked::flowq_bl_vna_eq0, &upi::m3_byp_blocked::flowq_ak_vna_le3,
    &upi::m3_byp_blocked::bgf_crd, &upi::m3_byp_blocked::gv_block,
    &upi::m3_rxq_blocked::flowq_ad_vna_le2, &upi::m3_rxq_blocked::flowq_ad_vna_btw_2_thresh,
    &upi::m3_rxq_blocked::flowq_bl_vna_eq0, &upi::m3_rxq_blocked::flowq_bl_vna_btw_0_thresh,
    &upi::m3_rxq_blocked::flowq_ak_vna_le3, &upi::m3_rxq_blocked::bgf_crd,
    &upi::m3_rxq_blocked::gv_block, &upi::m3_crd_return_blocked, &upi::flowq_no_vna_crd::ad_vna_eq0,
    &upi::flowq_no_vna_crd::ad_vna_eq1, &upi::flowq_no_vna_crd::ad_vna_eq2,
    &upi::flowq_no_vna_crd::bl_vna_eq0, &upi::flowq_no_vna_crd::ak_vna_eq0,
    &upi::flowq_no_vna_crd::ak_vna_eq1, &upi::flowq_no_vna_crd::ak_vna_eq2,
    &upi::flowq_no_vna_crd::ak_vna_eq3, &upi::phy_init_cycles, &upi::power_l1_req,
    &upi::power_l1_nack, &upi::rxl0_power_cycles, &upi::rxl0p_power_cycles, &upi::txl0_power_cycles,
    &upi::txl0p_power_cycles, &upi::txl0p_power_cycles_ll_enter, &upi::txl0p_power_cycles_m3_exit,
    &upi::txl0p_clk_active::cfg_ctl, &upi::txl0p_clk_active::rxq,
    &upi::txl0p_clk_active::rxq_bypass, &upi::txl0p_clk_active::rxq_cred,
    &upi::txl0p_clk_active::txq, &upi::txl0p_clk_active::retry, &upi::txl0p_clk_active::dfx,
    &upi::txl0p_clk_active::spare, &upi::rxl_inserts::slot0, &upi::rxl_inserts::slot1,
    &upi::rxl_inserts::slot2, &upi::rxl_bypassed::slot0, &upi::rxl_bypassed::slot1,
    &upi::rxl_bypassed::slot2, &upi::rxl_occupancy::slot0, &upi::rxl_occupancy::slot1,
    &upi::rxl_occupancy::slot2, &upi::rxl_slot_bypass::s0_rxq1, &upi::rxl_slot_bypass::s0_rxq2,
    &upi::rxl_slot_bypass::s1_rxq0, &upi::rxl_slot_bypass::s1_rxq2, &upi::rxl_slot_bypass::s2_rxq0,
    &upi::rxl_slot_bypass::s2_rxq1, &upi::rxl_credits_consumed_vn0, &upi::rxl_credits_consumed_vn1,
    &upi::txl_inserts, &upi::txl_bypassed, &upi::txl_occupancy, &upi::vna_credit_return_occupancy,
    &upi::vna_credit_return_blocked_vn01, &upi::req_slot2_from_m3::vna,
    &upi::req_slot2_from_m3::vn0, &upi::req_slot2_from_m3::vn1, &upi::req_slot2_from_m3::ack,
    &cha::requests::invitoe, &cha::snoops_sent::all, &cha::snoops_sent::local,
    &cha::snoops_sent::remote, &cha::snoops_sent::bcst_local, &cha::snoops_sent::bcst_remote,
    &cha::snoops_sent::direct_local, &cha::snoops_sent::direct_remote, &cha::dir_lookup::no_snp,
    &cha::dir_lookup::snp, &cha::osb::local_invitoe, &cha::osb::local_read, &cha::osb::remote_read,
    &cha::osb::remote_readinvitoe, &cha::osb::rfo_hits_snp_bcast, &cha::osb::off_pwrheuristic,
    &cha::wb_push_mtoi::llc, &cha::wb_push_mtoi::mem, &cha::bypass_cha_imc::taken,
    &cha::bypass_cha_imc::intermediate, &cha::bypass_cha_imc::not_taken, &cha::read_no_credits::mc0,
    &cha::read_no_credits::mc1, &cha::read_no_credits::mc2, &cha::read_no_credits::mc3,
    &cha::read_no_credits::mc4, &cha::read_no_credits::mc5, &cha::imc_reads_count::priority,
    &cha::write_no_credits::mc0, &cha::write_no_credits::mc1, &cha::write_no_credits::mc2,
    &cha::write_no_credits::mc3, &cha::write_no_credits::mc4, &cha::write_no_credits::mc5,
    &cha::imc_writes_count::partial, &cha::imc_writes_count::full_priority,
    &cha::imc_writes_count::partial_priority, &cha::snoop_resp::rspi, &cha::snoop_resp::rspifwd,
    &cha::snoop_resp::rsps, &cha::snoop_resp::rspsfwd, &cha::snoop_resp::rspwb,
    &cha::snoop_resp::rspfwdwb, &cha::snoop_resp::rspcnflct, &cha::snoop_resp::rspfwd,
    &cha::snoop_resp_local::rspi, &cha::snoop_resp_local::rsps, &cha::snoop_resp_local::rspifwd,
    &cha::snoop_resp_local::rspsfwd, &cha::snoop_resp_local::rspwb,
    &cha::snoop_resp_local::rspfwdwb, &cha::snoop_resp_local::rspcnflct,
    &cha::snoop_resp_local::rspfwd, &cha::hitme_lookup::read, &cha::hitme_lookup::write,
    &cha::hitme_hit::ex_rds, &cha::hitme_hit::shared_ownreq, &cha::hitme_hit::wbmtoe,
    &cha::hitme_hit::wbmtoi_or_s, &cha::hitme_miss::shared_rdinvown,
    &cha::hitme_miss::notshared_rdinvown, &cha::hitme_miss::read_or_inv,
    &cha::hitme_update::deallocate_rspfwdi_loc, &cha::hitme_update::rspfwdi_rem,
    &cha::hitme_update::shared, &cha::hitme_update::rdinvown, &cha::hitme_update::deallocate,
    &cha::snoop_rsp_misc::mtoi_rspifwdm, &cha::snoop_rsp_misc::mtoi_rspdatam,
    &cha::snoop_rsp_misc::rspifwdmptl_hitsf, &cha::snoop_rsp_misc::rspifwdmptl_hitllc,
    &cha::snoop_rsp_misc::pulldataptl_hitsf, &cha::snoop_rsp_misc::pulldataptl_hitllc,
    &cha::direct_go_opc::extcmp, &cha::direct_go_opc::pull, &cha::direct_go_opc::go,
    &cha::direct_go_opc::go_pull, &cha::direct_go_opc::fast_go, &cha::direct_go_opc::fast_go_pull,
    &cha::direct_go_opc::nop, &cha::direct_go_opc::idle_due_suppress,
    &cha::direct_go::ha_tor_dealloc, &cha::direct_go::ha_suppress_no_d2c,
    &cha::direct_go::ha_suppress_drd, &cha::xpt_pref::sent0, &cha::xpt_pref::drop0_nocrd,
    &cha::xpt_pref::drop0_conflict, &cha::xpt_pref::sent1, &cha::xpt_pref::drop1_nocrd,
    &cha::xpt_pref::drop1_conflict, &cha::distress_asserted::dpt_nonlocal,
    &cha::egress_ordering::iv_snoopgo_up, &cha::egress_ordering::iv_snoopgo_dn,
    &cha::rxc_occupancy::ipq, &cha::rxc_occupancy::rrq, &cha::rxc_occupancy::wbq,
    &cha::rxc_inserts::irq, &cha::rxc_inserts::irq_rej, &cha::rxc_inserts::ipq,
    &cha::rxc_inserts::prq, &cha::rxc_inserts::prq_rej, &cha::rxc_inserts::rrq,
    &cha::rxc_inserts::wbq, &cha::rxc_irq0_reject::ad_req_vn0, &cha::rxc_irq0_reject::ad_rsp_vn0,
    &cha::rxc_irq0_reject::bl_rsp_vn0, &cha::rxc_irq0_reject::bl_wb_vn0,
    &cha::rxc_irq0_reject::bl_ncb_vn0, &cha::rxc_irq0_reject::bl_ncs_vn0,
    &cha::rxc_irq0_reject::ak_non_upi, &cha::rxc_irq0_reject::iv_non_upi,
    &cha::rxc_irq1_reject::pa_match, &cha::rxc_irq1_reject::any0, &cha::rxc_irq1_reject::ha,
    &cha::rxc_irq1_reject::llc_victim, &cha::rxc_irq1_reject::sf_victim,
    &cha::rxc_irq1_reject::victim, &cha::rxc_irq1_reject::llc_or_sf_way,
    &cha::rxc_irq1_reject::allow_snp, &cha::rxc_prq0_reject::ad_req_vn0,
    &cha::rxc_prq0_reject::ad_rsp_vn0, &cha::rxc_prq0_reject::bl_rsp_vn0,
    &cha::rxc_prq0_reject::bl_wb_vn0, &cha::rxc_prq0_reject::bl_ncb_vn0,
    &cha::rxc_prq0_reject::bl_ncs_vn0, &cha::rxc_prq0_reject::ak_non_upi,
    &cha::rxc_prq0_reject::iv_non_upi, &cha::rxc_prq1_reject::any0, &cha::rxc_prq1_reject::ha,
    &cha::rxc_prq1_reject::llc_victim, &cha::rxc_prq1_reject::sf_victim,
    &cha::rxc_prq1_reject::victim, &cha::rxc_prq1_reject::llc_or_sf_way,
    &cha::rxc_prq1_reject::allow_snp, &cha::rxc_prq1_reject::pa_match,
    &cha::rxc_ipq0_reject::ad_req_vn0, &cha::rxc_ipq0_reject::ad_rsp_vn0,
    &cha::rxc_ipq0_reject::bl_rsp_vn0, &cha::rxc_ipq0_reject::bl_wb_vn0,
    &cha::rxc_ipq0_reject::bl_ncb_vn0, &cha::rxc_ipq0_reject::bl_ncs_vn0,
    &cha::rxc_ipq0_reject::ak_non_upi, &cha::rxc_ipq0_reject::iv_non_upi,
    &cha::rxc_ipq1_reject::any0, &cha::rxc_ipq1_reject::ha, &cha::rxc_ipq1_reject::llc_victim,
    &cha::rxc_ipq1_reject::sf_victim, &cha::rxc_ipq1_reject::victim,
    &cha::rxc_ipq1_reject::llc_or_sf_way, &cha::rxc_ipq1_reject::allow_snp,
    &cha::rxc_ipq1_reject::pa_match, &cha::rxc_ismq0_reject::ad_req_vn0,
    &cha::rxc_ismq0_reject::ad_rsp_vn0, &cha::rxc_ismq0_reject::bl_rsp_vn0,
    &cha::rxc_ismq0_reject::bl_wb_vn0, &cha::rxc_ismq0_reject::bl_ncb_vn0,
    &cha::rxc_ismq0_reject::bl_ncs_vn0, &cha::rxc_ismq0_reject::ak_non_upi,
    &cha::rxc_ismq0_reject::iv_non_upi, &cha::rxc_ismq1_reject::any0, &cha::rxc_ismq1_reject::ha,
    &cha::rxc_rrq0_reject::ad_req_vn0, &cha::rxc_rrq0_reject::ad_rsp_vn0,
    &cha::rxc_rrq0_reject::bl_rsp_vn0, &cha::rxc_rrq0_reject::bl_wb_vn0,
    &cha::rxc_rrq0_reject::bl_ncb_vn0, &cha::rxc_rrq0_reject::bl_ncs_vn0,
    &cha::rxc_rrq0_reject::ak_non_upi, &cha::rxc_rrq0_reject::iv_non_upi,
    &cha::rxc_rrq1_reject::any0, &cha::rxc_rrq1_reject::ha, &cha::rxc_rrq1_reject::llc_victim,
    &cha::rxc_rrq1_reject::sf_victim, &cha::rxc_rrq1_reject::victim,
    &cha::rxc_rrq1_reject::llc_or_sf_way, &cha::rxc_rrq1_reject::allow_snp,
    &cha::rxc_rrq1_reject::pa_match, &cha::rxc_wbq0_reject::ad_req_vn0,
    &cha::rxc_wbq0_reject::ad_rsp_vn0, &cha::rxc_wbq0_reject::bl_rsp_vn0,
    &cha::rxc_wbq0_reject::bl_wb_vn0, &cha::rxc_wbq0_reject::bl_ncb_vn0,
    &cha::rxc_wbq0_reject::bl_ncs_vn0, &cha::rxc_wbq0_reject::ak_non_upi,
    &cha::rxc_wbq0_reject::iv_non_upi, &cha::rxc_wbq1_reject::any0, &cha::rxc_wbq1_reject::ha,
    &cha::rxc_wbq1_reject::llc_victim, &cha::rxc_wbq1_reject::sf_victim,
    &cha::rxc_wbq1_reject::victim, &cha::rxc_wbq1_reject::llc_or_sf_way,
    &cha::rxc_wbq1_reject::allow_snp, &cha::rxc_wbq1_reject::pa_match,
    &cha::rxc_req_q0_retry::ad_req_vn0, &cha::rxc_req_q0_retry::ad_rsp_vn0,
    &cha::rxc_req_q0_retry::bl_rsp_vn0, &cha::rxc_req_q0_retry::bl_wb_vn0,
    &cha::rxc_req_q0_retry::bl_ncb_vn0, &cha::rxc_req_q0_retry::bl_ncs_vn0,
    &cha::rxc_req_q0_retry::ak_non_upi, &cha::rxc_req_q0_retry::iv_non_upi,
    &cha::rxc_req_q1_retry::any0, &cha::rxc_req_q1_retry::ha, &cha::rxc_req_q1_retry::llc_victim,
    &cha::rxc_req_q1_retry::sf_victim, &cha::rxc_req_q1_retry::victim,
    &cha::rxc_req_q1_retry::llc_or_sf_way, &cha::rxc_req_q1_retry::allow_snp,
    &cha::rxc_req_q1_retry::pa_match, &cha::rxc_ismq0_retry::ad_req_vn0,
    &cha::rxc_ismq0_retry::ad_rsp_vn0, &cha::rxc_ismq0_retry::bl_rsp_vn0,
    &cha::rxc_ismq0_retry::bl_wb_vn0, &cha::rxc_ismq0_retry::bl_ncb_vn0,
    &cha::rxc_ismq0_retry::bl_ncs_vn0, &cha::rxc_ismq0_retry::ak_non_upi,
    &cha::rxc_ismq0_retry::iv_non_upi, &cha::rxc_ismq1_retry::any0, &cha::rxc_ismq1_retry::ha,
    &cha::rxc_other0_retry::ad_req_vn0, &cha::rxc_other0_retry::ad_rsp_vn0,
    &cha::rxc_other0_retry::bl_rsp_vn0, &cha::rxc_other0_retry::bl_wb_vn0,
    &cha::rxc_other0_retry::bl_ncb_vn0, &cha::rxc_other0_retry::bl_ncs_vn0,
    &cha::rxc_other0_retry::ak_non_upi, &cha::rxc_other0_retry::iv_non_upi,
    &cha::rxc_other1_retry::any0, &cha::rxc_other1_retry::ha, &cha::rxc_other1_retry::llc_victim,
    &cha::rxc_other1_retry::sf_victim, &cha::rxc_other1_retry::victim,
    &cha::rxc_other1_retry::llc_or_sf_way, &cha::rxc_other1_retry::allow_snp,
    &cha::rxc_other1_retry::pa_match, &cha::core_snp::remote_one, &cha::core_snp::ext_one,
    &cha::core_snp::core_one, &cha::core_snp::evict_one, &cha::core_snp::any_one,
    &cha::core_snp::remote_gtone, &cha::core_snp::ext_gtone, &cha::core_snp::core_gtone,
    &cha::core_snp::evict_gtone, &cha::core_snp::any_gtone, &cha::llc_lookup::i,
    &cha::llc_lookup::sf_s, &cha::llc_lookup::sf_e, &cha::llc_lookup::sf_h, &cha::llc_lookup::s,
    &cha::llc_lookup::e, &cha::llc_lookup::m, &cha::llc_lookup::f, &cha::llc_lookup::rfo,
    &cha::llc_lookup::all, &cha::llc_lookup::data_rd, &cha::llc_lookup::flush_inv,
    &cha::llc_lookup::code, &cha::llc_lookup::locally_homed_address,
    &cha::llc_lookup::remotely_homed_address, &cha::llc_lookup::remote_other,
    &cha::llc_lookup::remote_flush_inv, &cha::llc_lookup::remote_data_rd,
    &cha::llc_lookup::remote_rfo, &cha::llc_lookup::remote_code, &cha::llc_lookup::remote_snp,
    &cha::llc_lookup::local_flush_inv, &cha::llc_lookup::local_data_rd, &cha::llc_lookup::local_rfo,
    &cha::llc_lookup::local_code, &cha::llc_lookup::local_dmnd_data_rd,
    &cha::llc_lookup::local_dmnd_rfo, &cha::llc_lookup::local_dmnd_code,
    &cha::llc_lookup::local_pf_data_rd, &cha::llc_lookup::local_pf_rfo,
    &cha::llc_lookup::local_pf_code, &cha::llc_lookup::local_llc_pf, &cha::llc_lookup::local_pf,
    &cha::tor_inserts::snps_from_rem, &cha::tor_inserts::all, &cha::tor_inserts::irq_ia,
    &cha::tor_inserts::evict, &cha::tor_inserts::prq_iosf, &cha::tor_inserts::ipq,
    &cha::tor_inserts::irq_non_ia, &cha::tor_inserts::prq_non_iosf, &cha::tor_inserts::rrq,
    &cha::tor_inserts::wbq, &cha::tor_inserts::loc_io, &cha::tor_inserts::loc_ia,
    &cha::tor_inserts::loc_all, &cha::tor_inserts::rem_snps, &cha::tor_inserts::rem_all,
    &cha::tor_inserts::hit, &cha::tor_inserts::miss, &cha::tor_inserts::mmcfg,
    &cha::tor_inserts::mmio, &cha::tor_inserts::local_tgt, &cha::tor_inserts::remote_tgt,
    &cha::tor_inserts::match_opc, &cha::tor_inserts::premorph_opc, &cha::tor_inserts::nearmem,
    &cha::tor_inserts::not_nearmem, &cha::tor_inserts::noncoh, &cha::tor_inserts::isoc,
    &cha::tor_inserts::ia_hit_drd_opt, &cha::tor_inserts::ia_hit_drd_opt_pref,
    &cha::tor_inserts::ia_miss_drd_opt, &cha::tor_inserts::ia_miss_drd_opt_pref,
    &cha::tor_inserts::ia_drd_opt, &cha::tor_inserts::ia_drd_opt_pref,
    &cha::tor_inserts::ia_crd_pref, &cha::tor_inserts::ia_clflushopt, &cha::tor_inserts::ia_itom,
    &cha::tor_occupancy::snps_from_rem, &cha::tor_occupancy::all, &cha::tor_occupancy::io_miss_rfo,
    &cha::tor_occupancy::irq_ia, &cha::tor_occupancy::evict, &cha::tor_occupancy::prq,
    &cha::tor_occupancy::ipq, &cha::tor_occupancy::irq_non_ia, &cha::tor_occupancy::prq_non_iosf,
    &cha::tor_occupancy::rrq, &cha::tor_occupancy::wbq, &cha::tor_occupancy::loc_io,
    &cha::tor_occupancy::loc_ia, &cha::tor_occupancy::loc_all, &cha::tor_occupancy::rem_snps,
    &cha::tor_occupancy::rem_all, &cha::tor_occupancy::hit, &cha::tor_occupancy::miss,
    &cha::tor_occupancy::mmcfg, &cha::tor_occupancy::mmio, &cha::tor_occupancy::local_tgt,
    &cha::tor_occupancy::remote_tgt, &cha::tor_occupancy::match_opc,
    &cha::tor_occupancy::premorph_opc, &cha::tor_occupancy::nearmem,
    &cha::tor_occupancy::not_nearmem, &cha::tor_occupancy::noncoh, &cha::tor_occupancy::isoc,
    &cha::tor_occupancy::ia_hit_drd_opt, &cha::tor_occupancy::ia_hit_drd_opt_pref,
    &cha::tor_occupancy::ia_miss_crd_pref, &cha::tor_occupancy::ia_miss_drd_opt,
    &cha::tor_occupancy::ia_miss_drd_opt_pref, &cha::tor_occupancy::io_hit_rfo,
    &cha::tor_occupancy::io_rfo, &cha::tor_occupancy::ia_drd_opt,
    &cha::tor_occupancy::ia_drd_opt_pref, &cha::tor_occupancy::ia_crd_pref,
    &cha::tor_occupancy::ia_miss_drd_pref_local, &cha::llc_victims::local_all,
    &cha::llc_victims::remote_all, &cha::llc_victims::total_e, &cha::llc_victims::total_m,
    &cha::llc_victims::total_s, &cha::llc_victims::m_state, &cha::llc_victims::e_state,
    &cha::llc_victims::s_state, &cha::llc_victims::local_only, &cha::llc_victims::remote_only,
    &cha::llc_victims::local_m, &cha::llc_victims::local_e, &cha::llc_victims::local_s,
    &cha::llc_victims::remote_m, &cha::llc_victims::remote_e, &cha::llc_victims::remote_s,
    &cha::misc::rfo_hit_s, &cha::misc::rspi_was_fse, &cha::misc::wc_aliasing,
    &cha::misc::cv0_pref_vic, &cha::misc::cv0_pref_miss, &mdf::fast_asserted::ad_bnc,
    &mdf::fast_asserted::bl_crd, &mdf::crs_txr_inserts::ad_bnc, &mdf::crs_txr_inserts::ad_crd,
    &mdf::crs_txr_inserts::bl_bnc, &mdf::crs_txr_inserts::bl_crd, &mdf::crs_txr_inserts::ak,
    &mdf::crs_txr_inserts::iv, &mdf::crs_txr_inserts::akc, &mdf::crs_txr_v_bounces::ad,
    &mdf::crs_txr_v_bounces::bl, &mdf::crs_txr_v_bounces::ak, &mdf::crs_txr_v_bounces::iv,
    &mdf::crs_txr_v_bounces::akc, &m2m::prefcam_inserts::upi_allch,
    &m2m::prefcam_inserts::xpt_allch, &m2m::prefcam_demand_drops::xpt_allch,
    &m2m::prefcam_demand_merge::upi_allch, &m2m::prefcam_demand_merge::xpt_allch,
    &m2m::egress_ordering::iv_snoopgo_up, &m2m::egress_ordering::iv_snoopgo_dn,
    &cha::tor_inserts::ia_miss_drdpte, &cha::tor_inserts::ia_hit_drdpte,
    &cha::tor_inserts::ia_drdpte, &cha::tor_inserts::ia_wbeftoe,
    &cha::tor_inserts::ia_hit_llcprefcode, &cha::tor_inserts::ia_hit_llcprefdata,
    &cha::tor_inserts::ia_miss_llcprefcode, &cha::tor_occupancy::ia_hit_llcprefcode,
    &cha::tor_occupancy::ia_hit_llcprefdata, &cha::tor_occupancy::ia_miss_llcprefcode,
    &cha::tor_inserts::ia_llcprefcode, &cha::tor_occupancy::ia_llcprefcode,
    &imc::sb_pref_inserts::ddr, &imc::sb_pref_inserts::pmm, &imc::sb_tagged::pmm0_cmp,
    &imc::sb_tagged::pmm1_cmp, &imc::sb_tagged::pmm2_cmp, &imc::sb_occupancy::pmm_rds,
    &imc::sb_occupancy::pmm_wrs, &imc::sb_inserts::pmm_rds, &imc::sb_inserts::pmm_wrs,
    &imc::rdb_ne_, &imc::pmm_rpq_occupancy::no_gnt_sch0, &imc::pmm_rpq_occupancy::no_gnt_sch1,
    &imc::pmm_wpq_occupancy::cas, &imc::pmm_wpq_occupancy::pwr, &imc::pmm_wpq_cycles_ne,
    &imc::pre_count::rd_pch0, &imc::pre_count::wr_pch0, &imc::pre_count::ufill_pch0,
    &imc::pre_count::pgt_pch0, &imc::pre_count::rd_pch1, &imc::pre_count::wr_pch1,
    &imc::pre_count::ufill_pch1, &imc::pre_count::pgt_pch1, &imc::pre_count::ufill,
    &imc::cas_count::wr_nonpre, &imc::cas_count::pch0, &imc::cas_count::pch1,
    &imc::cas_issued_req_len::rd_64b, &imc::cas_issued_req_len::rd_ufill_64b,
    &imc::cas_issued_req_len::wr_64b, &imc::cas_issued_req_len::rd_32b,
    &imc::cas_issued_req_len::rd_ufill_32b, &imc::cas_issued_req_len::wr_32b,
    &imc::cas_issued_req_len::pch0, &imc::cas_issued_req_len::pch1, &imc::rdb_ne::pch0,
    &imc::rdb_ne::pch1, &imc::pmm_rpq_occupancy::gnt_wait_sch0,
    &imc::pmm_rpq_occupancy::gnt_wait_sch1, &cha::pmm_qos::slow_insert,
    &cha::pmm_qos::ddr4_fast_insert, &cha::pmm_qos::throttle, &cha::pmm_qos::rej_irq,
    &cha::pmm_qos::throttle_prq, &cha::pmm_qos::throttle_irq, &cha::pmm_qos::slowtorq_skip,
    &cha::pmm_qos_occupancy::ddr_slow_fifo, &cha::pmm_qos_occupancy::ddr_fast_fifo,
    &cha::llc_lookup::local_f, &cha::llc_lookup::remote_f, &cha::llc_lookup::remote_snoop_f,
    &cha::llc_lookup::data_read_f, &cha::llc_lookup::any_f, &cha::llc_lookup::other_req_f,
    &cha::llc_lookup::flush_or_inv_f, &cha::llc_lookup::code_read_f,
    &cha::llc_lookup::llcpref_local_f, &cha::llc_lookup::pref_or_dmnd_remote_f,
    &cha::llc_lookup::rfo_f, &cha::llc_lookup::miss_all, &cha::llc_lookup::data_read_all,
    &cha::llc_lookup::data_read_miss, &cha::llc_lookup::data_read_local,
    &cha::llc_lookup::write_local, &cha::llc_lookup::rfo_local, &cha::llc_lookup::write_remote,
    &cha::llc_lookup::all_remote, &cha::llc_victims::io, &cha::llc_victims::ia,
    &cha::tor_inserts::ia_miss_drd_pref_pmm, &cha::tor_inserts::ia_miss_drd_pref_local_pmm,
    &cha::tor_inserts::ia_miss_drd_pref_remote_pmm, &cha::tor_inserts::ia_miss_drd_pref_ddr,
    &cha::tor_inserts::ia_miss_drd_pref_local_ddr, &cha::tor_inserts::ia_miss_drd_pref_remote_ddr,
    &cha::tor_inserts::ia_miss_crd_local, &cha::tor_inserts::ia_miss_crd_remote,
    &cha::tor_inserts::ia_miss_crd_pref_local, &cha::tor_inserts::ia_miss_crd_pref_remote,
    &cha::tor_inserts::ia_itomcachenear, &cha::tor_inserts::ia_wbmtoi,
    &cha::tor_inserts::ia_hit_itom, &cha::tor_inserts::ia_miss_itom,
    &cha::tor_inserts::ia_miss_ucrdf, &cha::tor_inserts::ia_miss_wil, &cha::tor_inserts::ia_wcilf,
    &cha::tor_inserts::ia_miss_wcilf, &cha::tor_inserts::ia_miss_wcilf_pmm,
    &cha::tor_inserts::ia_miss_local_wcilf_pmm, &cha::tor_inserts::ia_miss_remote_wcilf_pmm,
    &cha::tor_inserts::ia_miss_wcilf_ddr, &cha::tor_inserts::ia_miss_local_wcilf_ddr,
    &cha::tor_inserts::ia_miss_remote_wcilf_ddr, &cha::tor_inserts::ia_wcil,
    &cha::tor_inserts::ia_miss_wcil, &cha::tor_inserts::ia_miss_wcil_pmm,
    &cha::tor_inserts::ia_miss_local_wcil_pmm, &cha::tor_inserts::ia_miss_remote_wcil_pmm,
    &cha::tor_inserts::ia_miss_wcil_ddr, &cha::tor_inserts::ia_miss_local_wcil_ddr,
    &cha::tor_inserts::ia_miss_remote_wcil_ddr, &cha::tor_occupancy::ia_miss_drd_pref_pmm,
    &cha::tor_occupancy::ia_miss_drd_pref_local_pmm,
    &cha::tor_occupancy::ia_miss_drd_pref_remote_pmm, &cha::tor_occupancy::ia_miss_drd_pref_ddr,
    &cha::tor_occupancy::ia_miss_drd_pref_local_ddr,
    &cha::tor_occupancy::ia_miss_drd_pref_remote_ddr, &cha::tor_occupancy::ia_miss_crd_local,
    &cha::tor_occupancy::ia_miss_crd_remote, &cha::tor_occupancy::ia_miss_crd_pref_local,
    &cha::tor_occupancy::ia_miss_crd_pref_remote, &cha::tor_occupancy::ia_clflushopt,
    &cha::tor_occupancy::ia_itomcachenear, &cha::tor_occupancy::ia_wbmtoi,
    &cha::tor_occupancy::ia_itom, &cha::tor_occupancy::ia_hit_itom,
    &cha::tor_occupancy::ia_miss_itom, &cha::tor_occupancy::ia_miss_ucrdf,
    &cha::tor_occupancy::ia_miss_wil, &cha::tor_occupancy::ia_wcilf,
    &cha::tor_occupancy::ia_miss_wcilf, &cha::tor_occupancy::ia_miss_wcilf_pmm,
    &cha::tor_occupancy::ia_miss_local_wcilf_pmm, &cha::tor_occupancy::ia_miss_remote_wcilf_pmm,
    &cha::tor_occupancy::ia_miss_wcilf_ddr, &cha::tor_occupancy::ia_miss_local_wcilf_ddr,
    &cha::tor_occupancy::ia_miss_remote_wcilf_ddr, &cha::tor_occupancy::ia_wcil,
    &cha::tor_occupancy::ia_miss_wcil, &cha::tor_occupancy::ia_miss_wcil_pmm,
    &cha::tor_occupancy::ia_miss_local_wcil_pmm, &cha::tor_occupancy::ia_miss_remote_wcil_pmm,
    &cha::tor_occupancy::ia_miss_wcil_ddr, &cha::tor_occupancy::ia_miss_local_wcil_ddr,
    &cha::tor_occupancy::ia_miss_remote_wcil_ddr, &cha::tor_occupancy::io_wbmtoi,
    &cha::tor_occupancy::io_clflush, &cha::tor_occupancy::pmm, &cha::tor_inserts::pmm,
    &cha::tor_occupancy::ddr, &cha::tor_inserts::ddr, &cha::pmm_memmode_nm_setconflicts2::memwrni,
    &cha::pmm_memmode_nm_setconflicts2::memwr, &cha::pmm_memmode_nm_setconflicts2::iodc,
    &cha::pmm_memmode_nm_invitox::setconflict, &cha::pmm_memmode_nm_invitox::remote,
    &cha::pmm_memmode_nm_invitox::local, &cha::pmm_memmode_nm_setconflicts::llc,
    &cha::pmm_memmode_nm_setconflicts::tor, &cha::pmm_memmode_nm_setconflicts::sf,
    &m2m::direct2core_not_taken_dirstate::non_cisgress, &m2m::direct2core_txn_override::pmm_hit,
    &m2m::direct2core_txn_override::cisgress, &m2m::direct2upitxn_override::pmm_hit,
    &m2m::direct2upi_txn_override::cisgress, &m2m::tag_hit::nm_ufill_hit_clean,
    &m2m::tag_hit::nm_ufill_hit_dirty, &m2m::directory_update::hit_non_pmm,
    &m2m::directory_update::i_to_s_hit_non_pmm, &m2m::directory_update::i_to_a_hit_non_pmm,
    &m2m::directory_update::s_to_i_hit_non_pmm, &m2m::directory_update::s_to_a_hit_non_pmm,
    &m2m::directory_update::a_to_i_hit_non_pmm, &m2m::directory_update::a_to_s_hit_non_pmm,
    &m2m::directory_update::miss_non_pmm, &m2m::directory_update::i_to_s_miss_non_pmm,
    &m2m::directory_update::i_to_a_miss_non_pmm, &m2m::directory_update::s_to_i_miss_non_pmm,
    &m2m::directory_update::s_to_a_miss_non_pmm, &m2m::directory_update::a_to_i_miss_non_pmm,
    &m2m::directory_update::a_to_s_miss_non_pmm, &m2m::imc_reads::ch0_isoch,
    &m2m::imc_reads::ch0_from_tgr, &m2m::imc_reads::ch1_isoch, &m2m::imc_reads::ch1_from_tgr,
    &m2m::imc_reads::isoch, &m2m::imc_reads::from_tgr, &m2m::imc_writes::ch0_full_isoch,
    &m2m::imc_writes::ch0_partial_isoch, &m2m::imc_writes::ch0_to_ddr_as_mem,
    &m2m::imc_writes::ch0_to_ddr_as_cache, &m2m::imc_writes::ch0_from_tgr,
    &m2m::imc_writes::ch0_ni_miss, &m2m::imc_writes::ch1_full_isoch,
    &m2m::imc_writes::ch1_partial_isoch, &m2m::imc_writes::ch1_to_ddr_as_mem,
    &m2m::imc_writes::ch1_to_ddr_as_cache, &m2m::imc_writes::ch1_from_tgr,
    &m2m::imc_writes::ch1_ni_miss, &m2m::imc_writes::full_isoch, &m2m::imc_writes::partial_isoch,
    &m2m::imc_writes::from_tgr, &m2m::imc_writes::ni_miss, &m2m::prefcam_occupancy::allch,
    &m2m::prefcam_demand_drops::upi_allch, &m2m::prefcam_demand_no_merge::wr_squashed,
    &m2m::prefcam_demand_no_merge::wr_merged, &m2m::prefcam_demand_no_merge::rd_merged,
    &m2m::prefcam_resp_miss::allch, &m2m::prefcam_rxc_deallocs::pmm_memmode_accept,
    &iio::bandwidth_in::part0_freerun, &iio::bandwidth_in::part1_freerun,
    &iio::bandwidth_in::part2_freerun, &iio::bandwidth_in::part3_freerun,
    &iio::bandwidth_in::part4_freerun, &iio::bandwidth_in::part5_freerun,
    &iio::bandwidth_in::part6_freerun, &iio::bandwidth_in::part7_freerun,
    &iio::bandwidth_out::part0_freerun, &iio::bandwidth_out::part4_freerun,
    &iio::bandwidth_out::part3_freerun, &iio::bandwidth_out::part2_freerun,
    &iio::bandwidth_out::part1_freerun, &iio::bandwidth_out::part6_freerun,
    &iio::bandwidth_out::part5_freerun, &iio::bandwidth_out::part7_freerun,
    &iio::mask_match_and::bus0, &iio::mask_match_and::bus1, &iio::mask_match_and::bus0_not_bus1,
    &iio::mask_match_and::bus0_bus1, &iio::mask_match_and::not_bus0_bus1,
    &iio::mask_match_and::not_bus0_not_bus1, &iio::mask_match_or::bus0, &iio::mask_match_or::bus1,
    &iio::mask_match_or::bus0_not_bus1, &iio::mask_match_or::bus0_bus1,
    &iio::mask_match_or::not_bus0_bus1, &iio::mask_match_or::not_bus0_not_bus1,
    &iio::iommu0::first_lookups, &iio::iommu0::_4k_hits, &iio::iommu0::_2m_hits,
    &iio::iommu0::_1g_hits, &iio::iommu0::ctxt_cache_lookups, &iio::iommu0::ctxt_cache_hits,
    &iio::iommu1::pwt_cache_lookups, &iio::iommu1::num_mem_accesses, &iio::iommu1::pwc_2m_hits,
    &iio::iommu1::pwc_1g_hits, &iio::iommu1::pwc_512g_hits, &iio::iommu1::pwc_256t_hits,
    &iio::iommu1::pwc_cache_fills, &iio::txn_req_of_cpu::peer_write_part0,
    &iio::txn_req_of_cpu::peer_write_part1, &iio::txn_req_of_cpu::peer_write_part2,
    &iio::txn_req_of_cpu::peer_write_part3, &iio::txn_req_of_cpu::peer_write_part4,
    &iio::txn_req_of_cpu::peer_write_part5, &iio::txn_req_of_cpu::peer_write_part6,
    &iio::txn_req_of_cpu::peer_write_part7, &iio::inbound_arb_req::iommu_req,
    &iio::inbound_arb_req::iommu_hit, &iio::inbound_arb_req::req_own,
    &iio::inbound_arb_req::final_rd_wr, &iio::inbound_arb_req::wr, &iio::inbound_arb_req::data,
    &iio::inbound_arb_won::iommu_req, &iio::inbound_arb_won::iommu_hit,
    &iio::inbound_arb_won::req_own, &iio::inbound_arb_won::final_rd_wr, &iio::inbound_arb_won::wr,
    &iio::inbound_arb_won::data, &iio::num_req_of_cpu_by_tgt::msgb,
    &iio::num_req_of_cpu_by_tgt::mcast, &iio::num_req_of_cpu_by_tgt::ubox,
    &iio::num_req_of_cpu_by_tgt::mem, &iio::num_req_of_cpu_by_tgt::rem_p2p,
    &iio::num_req_of_cpu_by_tgt::loc_p2p, &iio::num_req_of_cpu_by_tgt::confined_p2p,
    &iio::num_req_of_cpu_by_tgt::abort, &iio::num_tgt_matched_req_of_cpu,
    &iio::req_from_pcie_pass_cmpl::req_own, &iio::req_from_pcie_pass_cmpl::final_rd_wr,
    &iio::req_from_pcie_pass_cmpl::wr, &iio::req_from_pcie_pass_cmpl::data,
    &iio::req_from_pcie_cl_cmpl::req_own, &iio::req_from_pcie_cl_cmpl::final_rd_wr,
    &iio::req_from_pcie_cl_cmpl::wr, &iio::req_from_pcie_cl_cmpl::data,
    &iio::req_from_pcie_cmpl::iommu_req, &iio::req_from_pcie_cmpl::iommu_hit,
    &iio::req_from_pcie_cmpl::req_own, &iio::req_from_pcie_cmpl::final_rd_wr,
    &iio::data_req_by_cpu::mem_write_iommu0, &iio::data_req_by_cpu::mem_write_iommu1,
    &iio::txn_req_by_cpu::peer_write_part0, &iio::txn_req_by_cpu::peer_write_part1,
    &iio::txn_req_by_cpu::peer_write_part2, &iio::txn_req_by_cpu::peer_write_part3,
    &iio::txn_req_by_cpu::peer_write_part4, &iio::txn_req_by_cpu::peer_write_part5,
    &iio::txn_req_by_cpu::peer_write_part6, &iio::txn_req_by_cpu::peer_write_part7,
    &iio::comp_buf_inserts::cmpd_part0, &iio::comp_buf_inserts::cmpd_part1,
    &iio::comp_buf_inserts::cmpd_part2, &iio::comp_buf_inserts::cmpd_part3,
    &iio::comp_buf_inserts::cmpd_part4, &iio::comp_buf_inserts::cmpd_part5,
    &iio::comp_buf_inserts::cmpd_part6, &iio::comp_buf_inserts::cmpd_part7,
    &iio::comp_buf_inserts::cmpd_all_parts, &iio::outbound_cl_reqs_issued::to_io,
    &iio::outbound_tlp_reqs_issued::to_io, &iio::comp_buf_occupancy::cmpd_part0,
    &iio::comp_buf_occupancy::cmpd_part7, &iio::comp_buf_occupancy::cmpd_part6,
    &iio::comp_buf_occupancy::cmpd_part5, &iio::comp_buf_occupancy::cmpd_part4,
    &iio::comp_buf_occupancy::cmpd_part3, &iio::comp_buf_occupancy::cmpd_part2,
    &iio::comp_buf_occupancy::cmpd_part1, &iio::comp_buf_occupancy::cmpd_all_parts,
    &irp::cache_total_occupancy::mem, &irp::misc0::_2nd_atomic_insert, &irp::misc0::_2nd_rd_insert,
    &irp::misc0::_2nd_wr_insert, &irp::misc0::fast_rej, &irp::misc0::fast_req,
    &irp::misc0::fast_xfer, &irp::misc0::pf_ack_hint, &irp::misc0::slowpath_fwpf_no_prf,
    &irp::snoop_resp::all_hit, &irp::snoop_resp::all_hit_es, &irp::snoop_resp::all_hit_i,
    &irp::snoop_resp::all_miss, &irp::snoop_resp::hit_es, &irp::snoop_resp::hit_i,
    &irp::snoop_resp::hit_m, &irp::snoop_resp::miss, &irp::snoop_resp::snpcode,
    &irp::snoop_resp::snpdata, &irp::snoop_resp::snpinv, &irp::txc_ak_inserts,
    &irp::txc_bl_drs_cycles_full, &irp::txc_bl_drs_inserts, &irp::txc_bl_drs_occupancy,
    &irp::txc_bl_ncb_cycles_full, &irp::txc_bl_ncb_inserts, &irp::txc_bl_ncb_occupancy,
    &irp::txc_bl_ncs_cycles_full, &irp::txc_bl_ncs_inserts, &irp::txc_bl_ncs_occupancy,
    &irp::txr2_ad0_stall_credit_cycles, &irp::txr2_ad01_stall_credit_cycles,
    &irp::txr2_ad1_stall_credit_cycles, &irp::txr2_bl_stall_credit_cycles,
    &irp::txs_data_inserts_ncb, &irp::txs_data_inserts_ncs, &irp::txs_request_occupancy,
    &pcu::core_transition_cycles, &pcu::demotions, &pcu::fivr_ps_ps0_cycles,
    &pcu::fivr_ps_ps1_cycles, &pcu::fivr_ps_ps2_cycles, &pcu::fivr_ps_ps3_cycles,
    &pcu::freq_clip_avx256, &pcu::freq_clip_avx512, &pcu::freq_max_limit_thermal_cycles,
    &pcu::freq_max_power_cycles, &pcu::freq_min_io_p_cycles, &pcu::freq_trans_cycles,
    &pcu::memory_phase_shedding_cycles, &pcu::pkg_residency_c0_cycles,
    &pcu::pkg_residency_c2e_cycles, &pcu::pkg_residency_c6_cycles, &pcu::pmax_throttled_cycles,
    &pcu::power_state_occupancy_cores_c3, &pcu::prochot_external_cycles,
    &pcu::prochot_internal_cycles, &pcu::total_transition_cycles, &pcu::vr_hot_cycles,
    &ubox::m2u_misc1::rxc_cycles_ne_cbo_ncb, &ubox::m2u_misc1::rxc_cycles_ne_cbo_ncs,
    &ubox::m2u_misc1::rxc_cycles_ne_upi_ncb, &ubox::m2u_misc1::rxc_cycles_ne_upi_ncs,
    &ubox::m2u_misc1::txc_cycles_crd_ovf_cbo_ncb, &ubox::m2u_misc1::txc_cycles_crd_ovf_cbo_ncs,
    &ubox::m2u_misc1::txc_cycles_crd_ovf_upi_ncb, &ubox::m2u_misc1::txc_cycles_crd_ovf_upi_ncs,
    &ubox::m2u_misc2::rxc_cycles_empty_bl, &ubox::m2u_misc2::rxc_cycles_full_bl,
    &ubox::m2u_misc2::txc_cycles_crd_ovf_vn0_ncb, &ubox::m2u_misc2::txc_cycles_crd_ovf_vn0_ncs,
    &ubox::m2u_misc2::txc_cycles_empty_ak, &ubox::m2u_misc2::txc_cycles_empty_akc,
    &ubox::m2u_misc2::txc_cycles_empty_bl, &ubox::m2u_misc2::txc_cycles_full_bl,
    &ubox::m2u_misc3::txc_cycles_full_ak, &ubox::m2u_misc3::txc_cycles_full_akc,
    &m2pcie::rxc_cycles_ne::cha_idi, &m2pcie::rxc_cycles_ne::cha_ncb,
    &m2pcie::rxc_cycles_ne::cha_ncs, &m2pcie::rxc_cycles_ne::upi_ncb,
    &m2pcie::rxc_cycles_ne::upi_ncs, &m2pcie::rxc_cycles_ne::iio_ncb,
    &m2pcie::rxc_cycles_ne::iio_ncs, &m2pcie::rxc_cycles_ne::all, &m2pcie::rxc_inserts::cha_idi,
    &m2pcie::rxc_inserts::cha_ncb, &m2pcie::rxc_inserts::cha_ncs, &m2pcie::rxc_inserts::upi_ncb,
    &m2pcie::rxc_inserts::upi_ncs, &m2pcie::rxc_inserts::iio_ncb, &m2pcie::rxc_inserts::iio_ncs,
    &m2pcie::rxc_inserts::all, &m2pcie::p2p_crd_occupancy::local_ncb,
    &m2pcie::p2p_crd_occupancy::local_ncs, &m2pcie::p2p_crd_occupancy::remote_ncb,
    &m2pcie::p2p_crd_occupancy::remote_ncs, &m2pcie::p2p_crd_occupancy::all,
    &m2pcie::p2p_shar_received::local_ncb, &m2pcie::p2p_shar_received::local_ncs,
    &m2pcie::p2p_shar_received::remote_ncb, &m2pcie::p2p_shar_received::remote_ncs,
    &m2pcie::p2p_shar_received::all, &m2pcie::p2p_ded_received::local_ncb,
    &m2pcie::p2p_ded_received::local_ncs, &m2pcie::p2p_ded_received::remote_ncb,
    &m2pcie::p2p_ded_received::remote_ncs, &m2pcie::p2p_ded_received::all,
    &m2pcie::local_p2p_shar_returned::agent_0, &m2pcie::local_p2p_shar_returned::agent_1,
    &m2pcie::local_p2p_shar_returned::agent_2, &m2pcie::remote_p2p_shar_returned::agent_0,
    &m2pcie::remote_p2p_shar_returned::agent_1, &m2pcie::remote_p2p_shar_returned::agent_2,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf0_ncb,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf0_ncs,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf1_ncb,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf1_ncs,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf2_ncb,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf3_ncb,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf2_ncs,
    &m2pcie::local_p2p_ded_returned_0::ms2iosf3_ncs,
    &m2pcie::local_p2p_ded_returned_1::ms2iosf4_ncb,
    &m2pcie::local_p2p_ded_returned_1::ms2iosf4_ncs,
    &m2pcie::local_p2p_ded_returned_1::ms2iosf5_ncb,
    &m2pcie::local_p2p_ded_returned_1::ms2iosf5_ncs, &m2pcie::remote_p2p_ded_returned::upi0_ncb,
    &m2pcie::remote_p2p_ded_returned::upi0_ncs, &m2pcie::remote_p2p_ded_returned::upi1_ncb,
    &m2pcie::remote_p2p_ded_returned::upi1_ncs, &m2pcie::remote_p2p_ded_returned::upi2_ncb,
    &m2pcie::remote_p2p_ded_returned::upi2_ncs, &m2pcie::txc_credits::prq,
    &m2pcie::txc_credits::pmm, &m2pcie::iio_credits_used::drs_0, &m2pcie::iio_credits_used::drs_1,
    &m2pcie::iio_credits_used::ncb_0, &m2pcie::iio_credits_used::ncb_1,
    &m2pcie::iio_credits_used::ncs_0, &m2pcie::iio_credits_used::ncs_1,
    &m2pcie::iio_credits_acquired::drs_0, &m2pcie::iio_credits_acquired::drs_1,
    &m2pcie::iio_credits_acquired::ncb_0, &m2pcie::iio_credits_acquired::ncb_1,
    &m2pcie::iio_credits_acquired::ncs_0, &m2pcie::iio_credits_acquired::ncs_1,
    &m2pcie::iio_credits_reject::drs, &m2pcie::iio_credits_reject::ncb,
    &m2pcie::iio_credits_reject::ncs, &m2pcie::local_shar_p2p_crd_taken_0::m2iosf0_ncb,
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
    &m2pcie::remote_shar_p2p_crd_taken_0::upi0_drs, &m2pcie::remote_shar_p2p_crd_taken_0::upi0_ncb,
    &m2pcie::remote_shar_p2p_crd_taken_0::upi0_ncs, &m2pcie::remote_shar_p2p_crd_taken_0::upi1_drs,
    &m2pcie::remote_shar_p2p_crd_taken_0::upi1_ncb, &m2pcie::remote_shar_p2p_crd_taken_0::upi1_ncs,
    &m2pcie::remote_shar_p2p_crd_taken_1::upi2_drs, &m2pcie::remote_shar_p2p_crd_taken_1::upi2_ncb,
    &m2pcie::remote_shar_p2p_crd_taken_1::upi2_ncs, &m2pcie::local_shar_p2p_crd_returned::agent_0,
    &m2pcie::local_shar_p2p_crd_returned::agent_1, &m2pcie::local_shar_p2p_crd_returned::agent_2,
    &m2pcie::local_shar_p2p_crd_returned::agent_3, &m2pcie::local_shar_p2p_crd_returned::agent_4,
    &m2pcie::local_shar_p2p_crd_returned::agent_5, &m2pcie::remote_shar_p2p_crd_returned::agent_0,
    &m2pcie::remote_shar_p2p_crd_returned::agent_1, &m2pcie::remote_shar_p2p_crd_returned::agent_2,
    &m2pcie::local_ded_p2p_crd_taken_0::m2iosf0_ncb,
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
    &m2pcie::local_ded_p2p_crd_taken_1::m2iosf5_ncs, &m2pcie::remote_ded_p2p_crd_taken_0::upi0_drs,
    &m2pcie::remote_ded_p2p_crd_taken_0::upi0_ncb, &m2pcie::remote_ded_p2p_crd_taken_0::upi0_ncs,
    &m2pcie::remote_ded_p2p_crd_taken_0::upi1_drs, &m2pcie::remote_ded_p2p_crd_taken_0::upi1_ncb,
    &m2pcie::remote_ded_p2p_crd_taken_0::upi1_ncs, &m2pcie::remote_ded_p2p_crd_taken_1::upi2_drs,
    &m2pcie::remote_ded_p2p_crd_taken_1::upi2_ncb, &m2pcie::remote_ded_p2p_crd_taken_1::upi2_ncs,
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
    &m2pcie::local_shar_p2p_crd_wait_1::m2iosf5_ncs, &m2pcie::remote_shar_p2p_crd_wait_0::upi0_drs,
    &m2pcie::remote_shar_p2p_crd_wait_0::upi0_ncb, &m2pcie::remote_shar_p2p_crd_wait_0::upi0_ncs,
    &m2pcie::remote_shar_p2p_crd_wait_0::upi1_drs, &m2pcie::remote_shar_p2p_crd_wait_0::upi1_ncb,
    &m2pcie::remote_shar_p2p_crd_wait_0::upi1_ncs, &m2pcie::remote_shar_p2p_crd_wait_1::upi2_drs,
    &m2pcie::remote_shar_p2p_crd_wait_1::upi2_ncb, &m2pcie::remote_shar_p2p_crd_wait_1::upi2_ncs,
    &m2pcie::egress_ordering::iv_snoopgo_up, &m2pcie::egress_ordering::iv_snoopgo_dn,
    &m3upi::egress_ordering::iv_snoopgo_up, &m3upi::egress_ordering::iv_snoopgo_dn,
    &m3upi::cha_ad_credits_empty::vna, &m3upi::cha_ad_credits_empty::wb,
    &m3upi::cha_ad_credits_empty::req, &m3upi::cha_ad_credits_empty::snp,
    &m3upi::m2_bl_credits_empty::iio2_ncb, &m3upi::m2_bl_credits_empty::iio3_ncb,
    &m3upi::m2_bl_credits_empty::iio4_ncb, &m3upi::m2_bl_credits_empty::iio5_ncb,
    &m3upi::m2_bl_credits_empty::ncs, &m3upi::m2_bl_credits_empty::ncs_sel,
    &m3upi::multi_slot_rcvd::ad_slot0, &m3upi::multi_slot_rcvd::ad_slot1,
    &m3upi::multi_slot_rcvd::ad_slot2, &m3upi::multi_slot_rcvd::bl_slot0,
    &m3upi::multi_slot_rcvd::ak_slot0, &m3upi::multi_slot_rcvd::ak_slot2,
    &m3upi::rxc_arb_lost_vn0::ad_req, &m3upi::rxc_arb_lost_vn0::ad_snp,
    &m3upi::rxc_arb_lost_vn0::ad_rsp, &m3upi::rxc_arb_lost_vn0::bl_rsp,
    &m3upi::rxc_arb_lost_vn0::bl_wb, &m3upi::rxc_arb_lost_vn0::bl_ncb,
    &m3upi::rxc_arb_lost_vn0::bl_ncs, &m3upi::rxc_arb_lost_vn1::ad_req,
    &m3upi::rxc_arb_lost_vn1::ad_snp, &m3upi::rxc_arb_lost_vn1::ad_rsp,
    &m3upi::rxc_arb_lost_vn1::bl_rsp, &m3upi::rxc_arb_lost_vn1::bl_wb,
    &m3upi::rxc_arb_lost_vn1::bl_ncb, &m3upi::rxc_arb_lost_vn1::bl_ncs,
    &m3upi::rxc_arb_misc::no_prog_ad_vn0, &m3upi::rxc_arb_misc::no_prog_ad_vn1,
    &m3upi::rxc_arb_misc::no_prog_bl_vn0, &m3upi::rxc_arb_misc::no_prog_bl_vn1,
    &m3upi::rxc_arb_misc::adbl_parallel_win_vn0, &m3upi::rxc_arb_misc::adbl_parallel_win_vn1,
    &m3upi::rxc_arb_misc::vn01_parallel_win, &m3upi::rxc_arb_misc::all_parallel_win,
    &m3upi::rxc_arb_nocrd_vn0::ad_req, &m3upi::rxc_arb_nocrd_vn0::ad_snp,
    &m3upi::rxc_arb_nocrd_vn0::ad_rsp, &m3upi::rxc_arb_nocrd_vn0::bl_rsp,
    &m3upi::rxc_arb_nocrd_vn0::bl_wb, &m3upi::rxc_arb_nocrd_vn0::bl_ncb,
    &m3upi::rxc_arb_nocrd_vn0::bl_ncs, &m3upi::rxc_arb_nocrd_vn1::ad_req,
    &m3upi::rxc_arb_nocrd_vn1::ad_snp, &m3upi::rxc_arb_nocrd_vn1::ad_rsp,
    &m3upi::rxc_arb_nocrd_vn1::bl_rsp, &m3upi::rxc_arb_nocrd_vn1::bl_wb,
    &m3upi::rxc_arb_nocrd_vn1::bl_ncb, &m3upi::rxc_arb_nocrd_vn1::bl_ncs,
    &m3upi::rxc_arb_noreq_vn0::ad_req, &m3upi::rxc_arb_noreq_vn0::ad_snp,
    &m3upi::rxc_arb_noreq_vn0::ad_rsp, &m3upi::rxc_arb_noreq_vn0::bl_rsp,
    &m3upi::rxc_arb_noreq_vn0::bl_wb, &m3upi::rxc_arb_noreq_vn0::bl_ncb,
    &m3upi::rxc_arb_noreq_vn0::bl_ncs, &m3upi::rxc_arb_noreq_vn1::ad_req,
    &m3upi::rxc_arb_noreq_vn1::ad_snp, &m3upi::rxc_arb_noreq_vn1::ad_rsp,
    &m3upi::rxc_arb_noreq_vn1::bl_rsp, &m3upi::rxc_arb_noreq_vn1::bl_wb,
    &m3upi::rxc_arb_noreq_vn1::bl_ncb, &m3upi::rxc_arb_noreq_vn1::bl_ncs,
    &m3upi::rxc_bypassed::ad_s0_idle, &m3upi::rxc_bypassed::ad_s0_bl_arb,
    &m3upi::rxc_bypassed::ad_s1_bl_slot, &m3upi::rxc_bypassed::ad_s2_bl_slot,
    &m3upi::rxc_crd_misc::any_bgf_fifo, &m3upi::rxc_crd_misc::any_bgf_path,
    &m3upi::rxc_crd_misc::vn0_no_d2k_for_arb, &m3upi::rxc_crd_misc::vn1_no_d2k_for_arb,
    &m3upi::rxc_crd_misc::lt1_for_d2k, &m3upi::rxc_crd_misc::lt2_for_d2k,
    &m3upi::rxc_crd_occ::vna_in_use, &m3upi::rxc_crd_occ::flits_in_fifo,
    &m3upi::rxc_crd_occ::flits_in_path, &m3upi::rxc_crd_occ::txq_crd, &m3upi::rxc_crd_occ::d2k_crd,
    &m3upi::rxc_crd_occ::p1p_total, &m3upi::rxc_crd_occ::p1p_fifo, &m3upi::rxc_crd_occ::consumed,
    &m3upi::rxc_cycles_ne_vn0::ad_req, &m3upi::rxc_cycles_ne_vn0::ad_snp,
    &m3upi::rxc_cycles_ne_vn0::ad_rsp, &m3upi::rxc_cycles_ne_vn0::bl_rsp,
    &m3upi::rxc_cycles_ne_vn0::bl_wb, &m3upi::rxc_cycles_ne_vn0::bl_ncb,
    &m3upi::rxc_cycles_ne_vn0::bl_ncs, &m3upi::rxc_data_flits_not_sent::all,
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
    &m3upi::rxc_held::cant_slot_bl, &m3upi::rxc_packing_miss_vn0::ad_req,
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
    &m3upi::xpt_pftch::lost_old, &m3upi::xpt_pftch::lost_qfull, &m3upi::txc_ak_flq_inserts,
    &m3upi::txc_ak_flq_occupancy, &m3upi::m2_bl_credits_empty::iio1_ncb,
    &m3upi::m2_bl_credits_empty::ubox_ncb, &cha::tor_inserts::ia_wbmtoe,
    &cha::tor_inserts::ia_wbeftoi, &cha::tor_inserts::ia_wbstoi, &cha::llc_victims::io_mesf,
    &cha::llc_victims::io_e, &cha::llc_victims::io_fs, &cha::llc_victims::io_m,
    &cxlcm::txc_pack_buf_inserts::cache_req0, &cxlcm::txc_pack_buf_inserts::cache_rsp0,
    &cxlcm::txc_pack_buf_inserts::cache_data, &cxlcm::txc_pack_buf_inserts::mem_req,
    &cxlcm::txc_pack_buf_inserts::mem_data, &cxlcm::txc_pack_buf_inserts::cache_rsp1,
    &cxlcm::txc_pack_buf_inserts::cache_req1, &cxlcm::txc_flits::valid, &cxlcm::txc_flits::prot,
    &cxlcm::txc_flits::ctrl, &cxlcm::txc_flits::no_hdr, &cxlcm::txc_flits::ak_hdr,
    &cxlcm::txc_flits::be_hdr, &cxlcm::txc_flits::sz_hdr, &cxlcm::rxc_misc::llcrd,
    &cxlcm::rxc_misc::retry, &cxlcm::rxc_misc::init, &cxlcm::rxc_misc::crc_errors,
    &cxlcm::rxc_pack_buf_inserts::cache_req, &cxlcm::rxc_pack_buf_inserts::cache_rsp,
    &cxlcm::rxc_pack_buf_inserts::cache_data, &cxlcm::rxc_pack_buf_inserts::mem_req,
    &cxlcm::rxc_pack_buf_inserts::mem_data, &cxlcm::rxc_pack_buf_ne::cache_req,
    &cxlcm::rxc_pack_buf_ne::cache_rsp, &cxlcm::rxc_pack_buf_ne::cache_data,
    &cxlcm::rxc_pack_buf_ne::mem_req, &cxlcm::rxc_pack_buf_ne::mem_data,
    &cxlcm::rxc_pack_buf_full::cache_req, &cxlcm::rxc_pack_buf_full::cache_rsp,
    &cxlcm::rxc_pack_buf_full::cache_data, &cxlcm::rxc_pack_buf_full::mem_req,
    &cxlcm::rxc_pack_buf_full::mem_data, &cxlcm::rxc_agf_inserts::cache_req0,
    &cxlcm::rxc_agf_inserts::cache_req1, &cxlcm::rxc_agf_inserts::cache_rsp0,
    &cxlcm::rxc_agf_inserts::cache_data, &cxlcm::rxc_agf_inserts::mem_req,
    &cxlcm::rxc_agf_inserts::mem_data, &cxlcm::rxc_agf_inserts::cache_rsp1,
    &cxlcm::rxc_flits::valid, &cxlcm::rxc_flits::prot, &cxlcm::rxc_flits::ctrl,
    &cxlcm::rxc_flits::no_hdr, &cxlcm::rxc_flits::ak_hdr, &cxlcm::rxc_flits::be_hdr,
    &cxlcm::rxc_flits::sz_hdr, &cxlcm::rxc_flits::valid_msg, &cxldp::txc_agf_inserts::u2c_req,
    &cxldp::txc_agf_inserts::u2c_rsp0, &cxldp::txc_agf_inserts::u2c_rsp1,
    &cxldp::txc_agf_inserts::u2c_data, &cxldp::txc_agf_inserts::m2s_req,
    &cxldp::txc_agf_inserts::m2s_data, &iio::data_req_by_cpu::mem_write_all_parts,
    &iio::data_req_by_cpu::mem_read_all_parts, &iio::data_req_of_cpu::cmpd_all_parts,
    &mchbm::hclockticks, &mchbm::act_count::rd, &mchbm::act_count::wr, &mchbm::act_count::all,
    &mchbm::act_count::rd_pch0, &mchbm::act_count::wr_pch0, &mchbm::act_count::ufill_pch0,
    &mchbm::act_count::rd_pch1, &mchbm::act_count::wr_pch1, &mchbm::act_count::ufill_pch1,
    &mchbm::act_count::ufill, &mchbm::pre_count::rd, &mchbm::pre_count::wr, &mchbm::pre_count::pgt,
    &mchbm::pre_count::all, &mchbm::pre_count::rd_pch0, &mchbm::pre_count::wr_pch0,
    &mchbm::pre_count::ufill_pch0, &mchbm::pre_count::pgt_pch0, &mchbm::pre_count::rd_pch1,
    &mchbm::pre_count::wr_pch1, &mchbm::pre_count::ufill_pch1, &mchbm::pre_count::pgt_pch1,
    &mchbm::pre_count::ufill, &mchbm::cas_count::rd_reg, &mchbm::cas_count::rd_underfill,
    &mchbm::cas_count::rd, &mchbm::cas_count::wr, &mchbm::cas_count::all,
    &mchbm::cas_count::rd_pre_reg, &mchbm::cas_count::rd_pre_underfill, &mchbm::cas_count::wr_pre,
    &mchbm::cas_count::wr_nonpre, &mchbm::cas_count::pch0, &mchbm::cas_count::pch1,
    &mchbm::cas_issued_req_len::rd_64b, &mchbm::cas_issued_req_len::rd_ufill_64b,
    &mchbm::cas_issued_req_len::wr_64b, &mchbm::cas_issued_req_len::rd_32b,
    &mchbm::cas_issued_req_len::rd_ufill_32b, &mchbm::cas_issued_req_len::wr_32b,
    &mchbm::cas_issued_req_len::pch0, &mchbm::cas_issued_req_len::pch1,
    &mchbm::ecc_correctable_errors, &mchbm::rpq_inserts::pch0, &mchbm::rpq_inserts::pch1,
    &mchbm::rdb_inserts_, &mchbm::rdb_inserts::pch0, &mchbm::rdb_inserts::pch1, &mchbm::rdb_full,
    &mchbm::rdb_occupancy, &mchbm::wpq_inserts::pch0, &mchbm::wpq_inserts::pch1,
    &mchbm::wpq_read_hit::pch0, &mchbm::wpq_read_hit::pch1, &mchbm::wpq_write_hit::pch0,
    &mchbm::wpq_write_hit::pch1, &mchbm::hbm_pre_all, &mchbm::hbm_preall::pch0,
    &mchbm::hbm_preall::pch1, &mchbm::rpq_occupancy_pch0, &mchbm::rpq_occupancy_pch1,
    &mchbm::wpq_occupancy_pch0, &mchbm::wpq_occupancy_pch1, &imc::sb_strv_alloc::nm_rd,
    &imc::sb_strv_alloc::nm_wr, &imc::sb_strv_occ::nm_rd, &imc::sb_strv_occ::fm_rd,
    &imc::sb_strv_occ::nm_wr, &imc::sb_strv_occ::fm_wr, &imc::sb_strv_occ::fm_tgr,
    &imc::sb_canary::nm_rd_starved, &imc::sb_canary::nm_wr_starved, &imc::sb_canary::fm_rd_starved,
    &imc::sb_canary::fm_wr_starved, &imc::sb_canary::fm_tgr_wr_starved,
    &imc::sb_strv_dealloc::nm_rd, &imc::sb_strv_dealloc::fm_rd, &imc::sb_strv_dealloc::nm_wr,
    &imc::sb_strv_dealloc::fm_wr, &imc::sb_strv_dealloc::fm_tgr, &imc::sb_pref_occupancy::ddr,
    &imc::sb_strv_alloc::fm_rd, &imc::sb_strv_alloc::fm_wr, &imc::sb_strv_alloc::fm_tgr,
    &m2hbm::rxc_ad_inserts, &m2hbm::rxc_ad_occupancy, &m2hbm::rxc_bl_inserts,
    &m2hbm::rxc_bl_occupancy, &m2hbm::txc_ad_inserts, &m2hbm::txc_ad_occupancy,
    &m2hbm::txc_bl_occupancy::all, &m2hbm::txc_bl_occupancy::cms0, &m2hbm::txc_bl_occupancy::cms1,
    &m2hbm::direct2core_not_taken_dirstate_, &m2hbm::direct2core_not_taken_dirstate::non_cisgress,
    &m2hbm::direct2core_txn_override_, &m2hbm::direct2core_txn_override::cisgress,
    &m2hbm::direct2upi_not_taken_dirstate_, &m2hbm::direct2upi_not_taken_credits,
    &m2hbm::direct2upi_txn_override_, &m2hbm::direct2upi_txn_override::cisgress,
    &m2hbm::directory_hit::clean_a, &m2hbm::directory_hit::clean_i, &m2hbm::directory_hit::clean_p,
    &m2hbm::directory_hit::clean_s, &m2hbm::directory_hit::dirty_a, &m2hbm::directory_hit::dirty_i,
    &m2hbm::directory_hit::dirty_p, &m2hbm::directory_hit::dirty_s, &m2hbm::directory_miss::clean_a,
    &m2hbm::directory_miss::clean_i, &m2hbm::directory_miss::clean_p,
    &m2hbm::directory_miss::clean_s, &m2hbm::directory_miss::dirty_a,
    &m2hbm::directory_miss::dirty_i, &m2hbm::directory_miss::dirty_p,
    &m2hbm::directory_miss::dirty_s, &m2hbm::directory_update::a2i, &m2hbm::directory_update::a2s,
    &m2hbm::directory_update::i2a, &m2hbm::directory_update::i2s, &m2hbm::directory_update::s2a,
    &m2hbm::directory_update::s2i, &m2hbm::imc_reads::all, &m2hbm::imc_reads::ch0_all,
    &m2hbm::imc_reads::ch0_normal, &m2hbm::imc_reads::ch0_from_tgr, &m2hbm::imc_reads::ch0_isoch,
    &m2hbm::imc_reads::ch1_all, &m2hbm::imc_reads::ch1_normal, &m2hbm::imc_reads::ch1_from_tgr,
    &m2hbm::imc_reads::ch1_isoch, &m2hbm::imc_reads::from_tgr, &m2hbm::imc_reads::isoch,
    &m2hbm::imc_reads::normal, &m2hbm::imc_writes::all, &m2hbm::imc_writes::ch0_all,
    &m2hbm::imc_writes::ch0_full, &m2hbm::imc_writes::ch0_partial, &m2hbm::imc_writes::ch0_from_tgr,
    &m2hbm::imc_writes::ch0_full_isoch, &m2hbm::imc_writes::ch0_partial_isoch,
    &m2hbm::imc_writes::ch1_all, &m2hbm::imc_writes::ch1_full, &m2hbm::imc_writes::ch1_partial,
    &m2hbm::imc_writes::ch1_from_tgr, &m2hbm::imc_writes::ch1_full_isoch,
    &m2hbm::imc_writes::ch1_partial_isoch, &m2hbm::imc_writes::from_tgr, &m2hbm::imc_writes::full,
    &m2hbm::imc_writes::full_isoch, &m2hbm::imc_writes::partial, &m2hbm::imc_writes::partial_isoch,
    &m2hbm::tgr_ad_credits, &m2hbm::tgr_bl_credits, &m2hbm::tracker_inserts::ch0,
    &m2hbm::tracker_inserts::ch1, &m2hbm::tracker_occupancy::ch0, &m2hbm::tracker_occupancy::ch1,
    &m2hbm::wpq_no_reg_crd::chn0, &m2hbm::wpq_no_reg_crd::chn1, &m2hbm::wpq_no_spec_crd::chn0,
    &m2hbm::wpq_no_spec_crd::chn1, &m2hbm::wr_tracker_inserts::ch0, &m2hbm::wr_tracker_inserts::ch1,
    &m2hbm::wpq_flush::ch0, &m2hbm::wpq_flush::ch1, &m2hbm::wr_tracker_posted_occupancy::ch0,
    &m2hbm::wr_tracker_posted_occupancy::ch1, &m2hbm::wr_tracker_posted_inserts::ch0,
    &m2hbm::wr_tracker_posted_inserts::ch1, &m2hbm::direct2core_not_taken_notforked,
    &m2hbm::wr_tracker_nonposted_occupancy::ch0, &m2hbm::wr_tracker_nonposted_occupancy::ch1,
    &m2hbm::wr_tracker_nonposted_inserts::ch0, &m2hbm::wr_tracker_nonposted_inserts::ch1,
    &m2hbm::prefcam_occupancy::allch, &m2hbm::prefcam_occupancy::ch0,
    &m2hbm::prefcam_occupancy::ch1, &m2hbm::prefcam_inserts::ch0_upi,
    &m2hbm::prefcam_inserts::ch0_xpt, &m2hbm::prefcam_inserts::ch1_upi,
    &m2hbm::prefcam_inserts::ch1_xpt, &m2hbm::prefcam_inserts::upi_allch,
    &m2hbm::prefcam_inserts::xpt_allch, &m2hbm::prefcam_demand_drops::ch0_upi,
    &m2hbm::prefcam_demand_drops::ch0_xpt, &m2hbm::prefcam_demand_drops::ch1_upi,
    &m2hbm::prefcam_demand_drops::ch1_xpt, &m2hbm::prefcam_demand_drops::upi_allch,
    &m2hbm::prefcam_demand_drops::xpt_allch, &m2hbm::prefcam_cis_drops,
    &m2hbm::prefcam_demand_merge::upi_allch, &m2hbm::prefcam_demand_merge::xpt_allch,
    &m2hbm::prefcam_demand_no_merge::rd_merged, &m2hbm::prefcam_demand_no_merge::wr_merged,
    &m2hbm::prefcam_demand_no_merge::wr_squashed, &m2hbm::prefcam_resp_miss::allch,
    &m2hbm::prefcam_resp_miss::ch0, &m2hbm::prefcam_resp_miss::ch1,
    &m2hbm::prefcam_rxc_deallocs::_1lm_posted, &m2hbm::prefcam_rxc_deallocs::cis,
    &m2hbm::prefcam_rxc_deallocs::squashed, &m2hbm::distress::ad, &m2hbm::distress::all,
    &m2hbm::distress::bl_cmp, &m2hbm::distress::crosstile_nmwr, &m2hbm::distress::d2cha,
    &m2hbm::distress::d2core, &m2hbm::distress::d2upi, &m2hbm::egress_ordering::iv_snoopgo_dn,
    &m2hbm::egress_ordering::iv_snoopgo_up, &cha::llc_lookup::corepref_or_dmnd_local_f,
    &iio::iommu1::slpwc_1g_hits, &iio::iommu1::slpwc_256t_hits, &iio::iommu1::slpwc_512g_hits,
    &iio::iommu3::pwt_occupancy_msb, &m2m::direct2upi_not_taken_dirstate::egress,
    &m2m::direct2upi_not_taken_dirstate::non_cisgress,
    &m2m::direct2upi_not_taken_dirstate::cisgress, &m2m::imc_reads::ch0_normal,
    &m2m::imc_reads::ch0_all, &m2m::imc_reads::ch0_to_pmm, &m2m::imc_reads::ch1_normal,
    &m2m::imc_reads::ch1_all, &m2m::imc_reads::ch1_to_pmm, &m2m::imc_writes::ch0_full,
    &m2m::imc_writes::ch0_partial, &m2m::imc_writes::ch0_all, &m2m::imc_writes::ch0_to_pmm,
    &m2m::imc_writes::ch1_full, &m2m::imc_writes::ch1_partial, &m2m::imc_writes::ch1_all,
    &m2m::imc_writes::ch1_to_pmm, &m2m::igr_starve_winner::mask7, &cha::tor_occupancy::ia_drdpte,
    &cha::tor_occupancy::ia_hit_drdpte, &cha::tor_occupancy::ia_miss_drdpte,
    &cha::tor_occupancy::io_itomcachenear, &imc::wpq_read_hit, &imc::wpq_write_hit,
    &imc::sb_pref_occupancy::pmm, &m2pcie::txc_cycles_ne::pmm_distress_1,
    &m2pcie::txc_cycles_ne::pmm_distress_0, &m2pcie::txc_cycles_full::pmm_block_1,
    &m2pcie::txc_cycles_full::pmm_block_0, &m3upi::txc_ad_flq_bypass_, &upi::txl_any_flits::slot0,
    &upi::txl_any_flits::slot1, &upi::txl_any_flits::slot2, &upi::txl_any_flits::data,
    &upi::txl_any_flits::llcrd, &upi::txl_any_flits::null, &upi::txl_any_flits::llctrl,
    &upi::txl_any_flits::prothdr, &upi::rxl_any_flits::slot0, &upi::rxl_any_flits::slot1,
    &upi::rxl_any_flits::slot2, &upi::rxl_any_flits::data, &upi::rxl_any_flits::llcrd,
    &upi::rxl_any_flits::null, &upi::rxl_any_flits::llctrl, &upi::rxl_any_flits::prothdr,
    &upi::rxl_credits_consumed_vna, &cha::tor_occupancy::ia_miss_rfo_cxl_acc,
    &cha::tor_occupancy::ia_miss_drd_cxl_acc, &cha::tor_inserts::ia_miss_drd_cxl_acc,
    &cha::tor_inserts::ia_miss_rfo_cxl_acc, &cha::tor_inserts::ia_miss_llcprefrfo_cxl_acc,
    &cha::tor_inserts::ia_miss_rfo_pref_cxl_acc, &cha::tor_inserts::ia_miss_drd_pref_cxl_acc,
    &cha::tor_inserts::ia_miss_llcprefdata_cxl_acc, &cha::tor_occupancy::ia_miss_drd_pref_cxl_acc,
    &cha::tor_occupancy::ia_miss_llcprefdata_cxl_acc,
    &cha::tor_occupancy::ia_miss_llcprefrfo_cxl_acc, &cha::tor_occupancy::ia_miss_rfo_pref_cxl_acc,
    &cha::tor_inserts::ia_miss_cxl_acc, &cha::tor_inserts::ia_hit_cxl_acc,
    &cha::tor_occupancy::ia_miss_cxl_acc, &cha::tor_occupancy::ia_hit_cxl_acc,
    &cha::tor_occupancy::ia_miss_rfomorph_cxl_acc, &cha::tor_occupancy::ia_miss_crdmorph_cxl_acc,
    &cha::tor_occupancy::ia_miss_drdmorph_cxl_acc, &cha::tor_occupancy::ia_miss_llcprefcode_cxl_acc,
    &cha::tor_inserts::ia_miss_rfomorph_cxl_acc, &cha::tor_inserts::ia_miss_crdmorph_cxl_acc,
    &cha::tor_inserts::ia_miss_drdmorph_cxl_acc, &cha::tor_inserts::ia_miss_llcprefcode_cxl_acc,
    &upi::txl_flits::all_prothdr, &upi::txl_flits::all_llctrl, &upi::txl_flits::all_llcrd,
    &m2m::imc_reads::ch0_to_ddr_as_mem, &m2m::imc_reads::ch0_to_ddr_as_cache,
    &m2m::imc_reads::ch1_to_ddr_as_mem, &m2m::imc_reads::ch1_to_ddr_as_cache,
    &m2m::imc_reads::to_ddr_as_mem, &m2m::imc_reads::to_ddr_as_cache,
    &m2m::imc_writes::to_ddr_as_mem, &m2m::imc_writes::to_ddr_as_cache,
    &imc::dram_refresh::high_all, &imc::dram_refresh::panic_all, &imc::dram_refresh::high_pch0,
    &imc::dram_refresh::high_pch1, &imc::dram_refresh::panic_pch0, &imc::dram_refresh::panic_pch1,
    &m2m::imc_writes::ch0_ni_, &m2m::imc_writes::ch1_ni_, &m2m::prefcam_rxc_occupancy,
    &mchbm::wpq_read_hit_, &mchbm::wpq_write_hit_, &m2hbm::rxc_ad::inserts, &m2hbm::rxc_bl::inserts,
    &m2hbm::txc_ad::inserts, &m2hbm::txc_bl::inserts_cms0, &m2hbm::txc_bl::inserts_cms1,
    &m2hbm::direct2upi_not_taken_dirstate::egress,
    &m2hbm::direct2upi_not_taken_dirstate::non_cisgress,
    &m2hbm::direct2upi_not_taken_dirstate::cisgress, &m2hbm::directory_update::hit_non_pmm,
    &m2hbm::directory_update::i_to_s_hit_non_pmm, &m2hbm::directory_update::i_to_a_hit_non_pmm,
    &m2hbm::directory_update::s_to_i_hit_non_pmm, &m2hbm::directory_update::s_to_a_hit_non_pmm,
    &m2hbm::directory_update::a_to_i_hit_non_pmm, &m2hbm::directory_update::a_to_s_hit_non_pmm,
    &m2hbm::directory_update::miss_non_pmm, &m2hbm::directory_update::i_to_s_miss_non_pmm,
    &m2hbm::directory_update::i_to_a_miss_non_pmm, &m2hbm::directory_update::s_to_i_miss_non_pmm,
    &m2hbm::directory_update::s_to_a_miss_non_pmm, &m2hbm::directory_update::a_to_i_miss_non_pmm,
    &m2hbm::directory_update::a_to_s_miss_non_pmm, &m2hbm::imc_reads::ch0_normal_,
    &m2hbm::imc_reads::ch0_all_, &m2hbm::imc_reads::ch1_normal_, &m2hbm::imc_reads::ch1_all_,
    &m2hbm::imc_writes::ch0_full_, &m2hbm::imc_writes::ch0_partial_, &m2hbm::imc_writes::ch0_all_,
    &m2hbm::imc_writes::ch0_ni, &m2hbm::imc_writes::ch0_ni_miss, &m2hbm::imc_writes::ch1_full_,
    &m2hbm::imc_writes::ch1_partial_, &m2hbm::imc_writes::ch1_all_, &m2hbm::imc_writes::ch1_ni,
    &m2hbm::imc_writes::ch1_ni_miss, &m2hbm::imc_writes::ni, &m2hbm::imc_writes::ni_miss,
    &m2hbm::prefcam_rxc_occupancy, &m2hbm::igr_starve_winner::mask7,
    &cha::tor_inserts::ia_miss_drd_cxl_acc_local, &cha::tor_inserts::ia_miss_drd_pref_cxl_acc_local,
    &cha::tor_inserts::ia_miss_drd_opt_cxl_acc_local,
    &cha::tor_inserts::ia_miss_drd_opt_pref_cxl_acc_local,
    &cha::tor_inserts::ia_miss_llcprefdata_cxl_acc_local,
    &cha::tor_inserts::ia_miss_rfo_cxl_acc_local, &cha::tor_inserts::ia_miss_rfo_pref_cxl_acc_local,
    &cha::tor_inserts::ia_miss_llcprefrfo_cxl_acc_local, &cha::tor_inserts::ia_miss_cxl_acc_local,
    &cha::tor_inserts::ia_hit_cxl_acc_local, &cha::tor_occupancy::ia_miss_drd_cxl_acc_local,
    &cha::tor_occupancy::ia_miss_drd_pref_cxl_acc_local,
    &cha::tor_occupancy::ia_miss_drd_opt_cxl_acc_local,
    &cha::tor_occupancy::ia_miss_drd_opt_pref_cxl_acc_local,
    &cha::tor_occupancy::ia_miss_llcprefdata_cxl_acc_local,
    &cha::tor_occupancy::ia_miss_rfo_cxl_acc_local,
    &cha::tor_occupancy::ia_miss_rfo_pref_cxl_acc_local,
    &cha::tor_occupancy::ia_miss_llcprefrfo_cxl_acc_local,
    &cha::tor_occupancy::ia_miss_cxl_acc_local, &cha::tor_occupancy::ia_hit_cxl_acc_local,
    &cha::tor_occupancy::io_miss_pcirdcur_remote, &cha::tor_occupancy::io_miss_pcirdcur_local,
    &cha::tor_occupancy::io_miss_itom_remote, &cha::tor_occupancy::io_miss_itom_local,
    &cha::tor_occupancy::io_miss_itomcachenear_remote,
    &cha::tor_occupancy::io_miss_itomcachenear_local, &iio::num_req_of_cpu_by_tgt::ubox_posted
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::sapphire_rapids
