// Events of the boxes outside of the cores: knights landing. Written by tools/uncore/write from
// a table: do not edit.
// knl: from intel/perfmon 6dadedf3aa48, KNL/events/knightslanding_uncore.json version 16 of
// 09/01/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::knights_landing {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char cha_names[] =
    "unc_h_u_clockticks\0"
    "unc_h_ingress_occupancy.irq\0"
    "unc_h_ingress_occupancy.irq_rej\0"
    "unc_h_ingress_occupancy.ipq\0"
    "unc_h_ingress_occupancy.prq\0"
    "unc_h_ingress_occupancy.prq_rej\0"
    "unc_h_ingress_inserts.irq\0"
    "unc_h_ingress_inserts.irq_rej\0"
    "unc_h_ingress_inserts.ipq\0"
    "unc_h_ingress_inserts.prq\0"
    "unc_h_ingress_inserts.prq_rej\0"
    "unc_h_ingress_int_starved.irq\0"
    "unc_h_ingress_int_starved.ipq\0"
    "unc_h_ingress_int_starved.ismq\0"
    "unc_h_ingress_int_starved.prq\0"
    "unc_h_ingress_retry_irq0_reject.ad_req_vn0\0"
    "unc_h_ingress_retry_irq0_reject.ad_rsp_vn0\0"
    "unc_h_ingress_retry_irq0_reject.bl_rsp_vn0\0"
    "unc_h_ingress_retry_irq0_reject.bl_wb_vn0\0"
    "unc_h_ingress_retry_irq0_reject.bl_ncb_vn0\0"
    "unc_h_ingress_retry_irq0_reject.bl_ncs_vn0\0"
    "unc_h_ingress_retry_irq0_reject.ak_non_upi\0"
    "unc_h_ingress_retry_irq0_reject.iv_non_upi\0"
    "unc_h_ingress_retry_irq1_reject.any_reject_irq0\0"
    "unc_h_ingress_retry_irq1_reject.sf_victim\0"
    "unc_h_ingress_retry_irq1_reject.sf_way\0"
    "unc_h_ingress_retry_irq1_reject.allow_snp\0"
    "unc_h_ingress_retry_irq1_reject.pa_match\0"
    "unc_h_ingress_retry_prq0_reject.ad_req_vn0\0"
    "unc_h_ingress_retry_prq0_reject.ad_rsp_vn0\0"
    "unc_h_ingress_retry_prq0_reject.bl_rsp_vn0\0"
    "unc_h_ingress_retry_prq0_reject.bl_wb_vn0\0"
    "unc_h_ingress_retry_prq0_reject.bl_ncb_vn0\0"
    "unc_h_ingress_retry_prq0_reject.bl_ncs_vn0\0"
    "unc_h_ingress_retry_prq0_reject.ak_non_upi\0"
    "unc_h_ingress_retry_prq0_reject.iv_non_upi\0"
    "unc_h_ingress_retry_prq1_reject.any_reject_irq0\0"
    "unc_h_ingress_retry_prq1_reject.sf_victim\0"
    "unc_h_ingress_retry_prq1_reject.sf_way\0"
    "unc_h_ingress_retry_prq1_reject.allow_snp\0"
    "unc_h_ingress_retry_prq1_reject.pa_match\0"
    "unc_h_ingress_retry_ipq0_reject.ad_req_vn0\0"
    "unc_h_ingress_retry_ipq0_reject.ad_rsp_vn0\0"
    "unc_h_ingress_retry_ipq0_reject.bl_rsp_vn0\0"
    "unc_h_ingress_retry_ipq0_reject.bl_wb_vn0\0"
    "unc_h_ingress_retry_ipq0_reject.bl_ncb_vn0\0"
    "unc_h_ingress_retry_ipq0_reject.bl_ncs_vn0\0"
    "unc_h_ingress_retry_ipq0_reject.ak_non_upi\0"
    "unc_h_ingress_retry_ipq0_reject.iv_non_upi\0"
    "unc_h_ingress_retry_ipq1_reject.any_reject_ipq0\0"
    "unc_h_ingress_retry_ipq1_reject.sf_victim\0"
    "unc_h_ingress_retry_ipq1_reject.sf_way\0"
    "unc_h_ingress_retry_ipq1_reject.allow_snp\0"
    "unc_h_ingress_retry_ipq1_reject.pa_match\0"
    "unc_h_ingress_retry_ismq0_reject.ad_req_vn0\0"
    "unc_h_ingress_retry_ismq0_reject.ad_rsp_vn0\0"
    "unc_h_ingress_retry_ismq0_reject.bl_rsp_vn0\0"
    "unc_h_ingress_retry_ismq0_reject.bl_wb_vn0\0"
    "unc_h_ingress_retry_ismq0_reject.bl_ncb_vn0\0"
    "unc_h_ingress_retry_ismq0_reject.bl_ncs_vn0\0"
    "unc_h_ingress_retry_ismq0_reject.ak_non_upi\0"
    "unc_h_ingress_retry_ismq0_reject.iv_non_upi\0"
    "unc_h_ingress_retry_req_q0_retry.ad_req_vn0\0"
    "unc_h_ingress_retry_req_q0_retry.ad_rsp_vn0\0"
    "unc_h_ingress_retry_req_q0_retry.bl_rsp_vn0\0"
    "unc_h_ingress_retry_req_q0_retry.bl_wb_vn0\0"
    "unc_h_ingress_retry_req_q0_retry.bl_ncb_vn0\0"
    "unc_h_ingress_retry_req_q0_retry.bl_ncs_vn0\0"
    "unc_h_ingress_retry_req_q0_retry.ak_non_upi\0"
    "unc_h_ingress_retry_req_q0_retry.iv_non_upi\0"
    "unc_h_ingress_retry_req_q1_retry.any_reject_irq0\0"
    "unc_h_ingress_retry_req_q1_retry.sf_victim\0"
    "unc_h_ingress_retry_req_q1_retry.sf_way\0"
    "unc_h_ingress_retry_req_q1_retry.allow_snp\0"
    "unc_h_ingress_retry_req_q1_retry.pa_match\0"
    "unc_h_ingress_retry_ismq0_retry.ad_req_vn0\0"
    "unc_h_ingress_retry_ismq0_retry.ad_rsp_vn0\0"
    "unc_h_ingress_retry_ismq0_retry.bl_rsp_vn0\0"
    "unc_h_ingress_retry_ismq0_retry.bl_wb_vn0\0"
    "unc_h_ingress_retry_ismq0_retry.bl_ncb_vn0\0"
    "unc_h_ingress_retry_ismq0_retry.bl_ncs_vn0\0"
    "unc_h_ingress_retry_ismq0_retry.ak_non_upi\0"
    "unc_h_ingress_retry_ismq0_retry.iv_non_upi\0"
    "unc_h_ingress_retry_other0_retry.ad_req_vn0\0"
    "unc_h_ingress_retry_other0_retry.ad_rsp_vn0\0"
    "unc_h_ingress_retry_other0_retry.bl_rsp_vn0\0"
    "unc_h_ingress_retry_other0_retry.bl_wb_vn0\0"
    "unc_h_ingress_retry_other0_retry.bl_ncb_vn0\0"
    "unc_h_ingress_retry_other0_retry.bl_ncs_vn0\0"
    "unc_h_ingress_retry_other0_retry.ak_non_upi\0"
    "unc_h_ingress_retry_other0_retry.iv_non_upi\0"
    "unc_h_ingress_retry_other1_retry.any_reject_irq0\0"
    "unc_h_ingress_retry_other1_retry.sf_victim\0"
    "unc_h_ingress_retry_other1_retry.sf_way\0"
    "unc_h_ingress_retry_other1_retry.allow_snp\0"
    "unc_h_ingress_retry_other1_retry.pa_match\0"
    "unc_h_sf_lookup.data_read\0"
    "unc_h_sf_lookup.write\0"
    "unc_h_sf_lookup.remote_snoop\0"
    "unc_h_sf_lookup.any\0"
    "unc_h_cache_lines_victimized.m_state\0"
    "unc_h_cache_lines_victimized.e_state\0"
    "unc_h_cache_lines_victimized.s_state\0"
    "unc_h_cache_lines_victimized.f_state\0"
    "unc_h_cache_lines_victimized.local\0"
    "unc_h_cache_lines_victimized.remote\0"
    "unc_h_tor_inserts.irq\0"
    "unc_h_tor_inserts.evict\0"
    "unc_h_tor_inserts.prq\0"
    "unc_h_tor_inserts.ipq\0"
    "unc_h_tor_inserts.hit\0"
    "unc_h_tor_inserts.miss\0"
    "unc_h_tor_occupancy.irq\0"
    "unc_h_tor_occupancy.evict\0"
    "unc_h_tor_occupancy.prq\0"
    "unc_h_tor_occupancy.ipq\0"
    "unc_h_tor_occupancy.hit\0"
    "unc_h_tor_occupancy.miss\0"
    "unc_h_misc.rspi_was_fse\0"
    "unc_h_misc.wc_aliasing\0"
    "unc_h_misc.rfo_hit_s\0"
    "unc_h_misc.cv0_pref_vic\0"
    "unc_h_misc.cv0_pref_miss\0"
    "unc_c_tor_inserts.irq_hit\0"
    "unc_c_tor_inserts.irq_miss\0"
    "unc_c_tor_inserts.prq_hit\0"
    "unc_c_tor_inserts.prq_miss\0"
    "unc_c_tor_inserts.ipq_hit\0"
    "unc_c_tor_inserts.ipq_miss\0"
    "unc_c_tor_inserts.loc_all\0"
    "unc_h_tor_occupancy.irq_hit\0"
    "unc_h_tor_occupancy.irq_miss\0"
    "unc_h_tor_occupancy.prq_hit\0"
    "unc_h_tor_occupancy.prq_miss\0"
    "unc_h_tor_occupancy.ipq_hit\0"
    "unc_h_tor_occupancy.ipq_miss\0"
    "unc_h_clock\0"
    "unc_h_ag0_ad_crd_acquired.tgr0\0"
    "unc_h_ag0_ad_crd_acquired.tgr1\0"
    "unc_h_ag0_ad_crd_acquired.tgr2\0"
    "unc_h_ag0_ad_crd_acquired.tgr3\0"
    "unc_h_ag0_ad_crd_acquired.tgr4\0"
    "unc_h_ag0_ad_crd_acquired.tgr5\0"
    "unc_h_ag0_ad_crd_acquired.tgr6\0"
    "unc_h_ag0_ad_crd_acquired.tgr7\0"
    "unc_h_ag0_ad_crd_acquired_ext.tgr8\0"
    "unc_h_ag0_ad_crd_acquired_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag0_ad_crd_occupancy.tgr0\0"
    "unc_h_ag0_ad_crd_occupancy.tgr1\0"
    "unc_h_ag0_ad_crd_occupancy.tgr2\0"
    "unc_h_ag0_ad_crd_occupancy.tgr3\0"
    "unc_h_ag0_ad_crd_occupancy.tgr4\0"
    "unc_h_ag0_ad_crd_occupancy.tgr5\0"
    "unc_h_ag0_ad_crd_occupancy.tgr6\0"
    "unc_h_ag0_ad_crd_occupancy.tgr7\0"
    "unc_h_ag0_ad_crd_occupancy_ext.tgr8\0"
    "unc_h_ag0_ad_crd_occupancy_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag1_ad_crd_acquired.tgr0\0"
    "unc_h_ag1_ad_crd_acquired.tgr1\0"
    "unc_h_ag1_ad_crd_acquired.tgr2\0"
    "unc_h_ag1_ad_crd_acquired.tgr3\0"
    "unc_h_ag1_ad_crd_acquired.tgr4\0"
    "unc_h_ag1_ad_crd_acquired.tgr5\0"
    "unc_h_ag1_ad_crd_acquired.tgr6\0"
    "unc_h_ag1_ad_crd_acquired.tgr7\0"
    "unc_h_ag1_ad_crd_acquired_ext.tgr8\0"
    "unc_h_ag1_ad_crd_acquired_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag1_ad_crd_occupancy.tgr0\0"
    "unc_h_ag1_ad_crd_occupancy.tgr1\0"
    "unc_h_ag1_ad_crd_occupancy.tgr2\0"
    "unc_h_ag1_ad_crd_occupancy.tgr3\0"
    "unc_h_ag1_ad_crd_occupancy.tgr4\0"
    "unc_h_ag1_ad_crd_occupancy.tgr5\0"
    "unc_h_ag1_ad_crd_occupancy.tgr6\0"
    "unc_h_ag1_ad_crd_occupancy.tgr7\0"
    "unc_h_ag1_ad_crd_occupancy_ext.tgr8\0"
    "unc_h_ag1_ad_crd_occupancy_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag0_bl_crd_acquired.tgr0\0"
    "unc_h_ag0_bl_crd_acquired.tgr1\0"
    "unc_h_ag0_bl_crd_acquired.tgr2\0"
    "unc_h_ag0_bl_crd_acquired.tgr3\0"
    "unc_h_ag0_bl_crd_acquired.tgr4\0"
    "unc_h_ag0_bl_crd_acquired.tgr5\0"
    "unc_h_ag0_bl_crd_acquired.tgr6\0"
    "unc_h_ag0_bl_crd_acquired.tgr7\0"
    "unc_h_ag0_bl_crd_acquired_ext.tgr8\0"
    "unc_h_ag0_bl_crd_acquired_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag0_bl_crd_occupancy.tgr0\0"
    "unc_h_ag0_bl_crd_occupancy.tgr1\0"
    "unc_h_ag0_bl_crd_occupancy.tgr2\0"
    "unc_h_ag0_bl_crd_occupancy.tgr3\0"
    "unc_h_ag0_bl_crd_occupancy.tgr4\0"
    "unc_h_ag0_bl_crd_occupancy.tgr5\0"
    "unc_h_ag0_bl_crd_occupancy.tgr6\0"
    "unc_h_ag0_bl_crd_occupancy.tgr7\0"
    "unc_h_ag0_bl_crd_occupancy_ext.tgr8\0"
    "unc_h_ag0_bl_crd_occupancy_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag1_bl_crd_acquired.tgr0\0"
    "unc_h_ag1_bl_crd_acquired.tgr1\0"
    "unc_h_ag1_bl_crd_acquired.tgr2\0"
    "unc_h_ag1_bl_crd_acquired.tgr3\0"
    "unc_h_ag1_bl_crd_acquired.tgr4\0"
    "unc_h_ag1_bl_crd_acquired.tgr5\0"
    "unc_h_ag1_bl_crd_acquired.tgr6\0"
    "unc_h_ag1_bl_crd_acquired.tgr7\0"
    "unc_h_ag1_bl_crd_acquired_ext.tgr8\0"
    "unc_h_ag1_bl_crd_acquired_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag1_bl_crd_occupancy.tgr0\0"
    "unc_h_ag1_bl_crd_occupancy.tgr1\0"
    "unc_h_ag1_bl_crd_occupancy.tgr2\0"
    "unc_h_ag1_bl_crd_occupancy.tgr3\0"
    "unc_h_ag1_bl_crd_occupancy.tgr4\0"
    "unc_h_ag1_bl_crd_occupancy.tgr5\0"
    "unc_h_ag1_bl_crd_occupancy.tgr6\0"
    "unc_h_ag1_bl_crd_occupancy.tgr7\0"
    "unc_h_ag1_bl_crd_occupancy_ext.tgr8\0"
    "unc_h_ag1_bl_crd_occupancy_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad.tgr0\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad.tgr1\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad.tgr2\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad.tgr3\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad.tgr4\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad.tgr5\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad.tgr6\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad.tgr7\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad_ext.tgr8\0"
    "unc_h_ag0_stall_no_crd_egress_horz_ad_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad.tgr0\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad.tgr1\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad.tgr2\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad.tgr3\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad.tgr4\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad.tgr5\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad.tgr6\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad.tgr7\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad_ext.tgr8\0"
    "unc_h_ag1_stall_no_crd_egress_horz_ad_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl.tgr0\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl.tgr1\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl.tgr2\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl.tgr3\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl.tgr4\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl.tgr5\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl.tgr6\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl.tgr7\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl_ext.tgr8\0"
    "unc_h_ag0_stall_no_crd_egress_horz_bl_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl.tgr0\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl.tgr1\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl.tgr2\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl.tgr3\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl.tgr4\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl.tgr5\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl.tgr6\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl.tgr7\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl_ext.tgr8\0"
    "unc_h_ag1_stall_no_crd_egress_horz_bl_ext.any_of_tgr0_thru_tgr7\0"
    "unc_h_egress_vert_occupancy.ad_ag0\0"
    "unc_h_egress_vert_occupancy.ak_ag0\0"
    "unc_h_egress_vert_occupancy.bl_ag0\0"
    "unc_h_egress_vert_occupancy.iv_ag0\0"
    "unc_h_egress_vert_occupancy.ad_ag1\0"
    "unc_h_egress_vert_occupancy.ak_ag1\0"
    "unc_h_egress_vert_occupancy.bl_ag1\0"
    "unc_h_egress_vert_inserts.ad_ag0\0"
    "unc_h_egress_vert_inserts.ak_ag0\0"
    "unc_h_egress_vert_inserts.bl_ag0\0"
    "unc_h_egress_vert_inserts.iv_ag0\0"
    "unc_h_egress_vert_inserts.ad_ag1\0"
    "unc_h_egress_vert_inserts.ak_ag1\0"
    "unc_h_egress_vert_inserts.bl_ag1\0"
    "unc_h_egress_vert_cycles_full.ad_ag0\0"
    "unc_h_egress_vert_cycles_full.ak_ag0\0"
    "unc_h_egress_vert_cycles_full.bl_ag0\0"
    "unc_h_egress_vert_cycles_full.iv_ag0\0"
    "unc_h_egress_vert_cycles_full.ad_ag1\0"
    "unc_h_egress_vert_cycles_full.ak_ag1\0"
    "unc_h_egress_vert_cycles_full.bl_ag1\0"
    "unc_h_egress_vert_cycles_ne.ad_ag0\0"
    "unc_h_egress_vert_cycles_ne.ak_ag0\0"
    "unc_h_egress_vert_cycles_ne.bl_ag0\0"
    "unc_h_egress_vert_cycles_ne.iv_ag0\0"
    "unc_h_egress_vert_cycles_ne.ad_ag1\0"
    "unc_h_egress_vert_cycles_ne.ak_ag1\0"
    "unc_h_egress_vert_cycles_ne.bl_ag1\0"
    "unc_h_egress_vert_nack.ad_ag0\0"
    "unc_h_egress_vert_nack.ak_ag0\0"
    "unc_h_egress_vert_nack.bl_ag0\0"
    "unc_h_egress_vert_nack.iv_ag0\0"
    "unc_h_egress_vert_nack.ad_ag1\0"
    "unc_h_egress_vert_nack.ak_ag1\0"
    "unc_h_egress_vert_nack.bl_ag1\0"
    "unc_h_egress_vert_starved.ad_ag0\0"
    "unc_h_egress_vert_starved.ak_ag0\0"
    "unc_h_egress_vert_starved.bl_ag0\0"
    "unc_h_egress_vert_starved.iv_ag0\0"
    "unc_h_egress_vert_starved.ad_ag1\0"
    "unc_h_egress_vert_starved.ak_ag1\0"
    "unc_h_egress_vert_starved.bl_ag1\0"
    "unc_h_egress_vert_ads_used.ad_ag0\0"
    "unc_h_egress_vert_ads_used.ak_ag0\0"
    "unc_h_egress_vert_ads_used.bl_ag0\0"
    "unc_h_egress_vert_ads_used.ad_ag1\0"
    "unc_h_egress_vert_ads_used.ak_ag1\0"
    "unc_h_egress_vert_ads_used.bl_ag1\0"
    "unc_h_egress_vert_bypass.ad_ag0\0"
    "unc_h_egress_vert_bypass.ak_ag0\0"
    "unc_h_egress_vert_bypass.bl_ag0\0"
    "unc_h_egress_vert_bypass.iv\0"
    "unc_h_egress_vert_bypass.ad_ag1\0"
    "unc_h_egress_vert_bypass.ak_ag1\0"
    "unc_h_egress_vert_bypass.bl_ag1\0"
    "unc_h_egress_horz_occupancy.ad\0"
    "unc_h_egress_horz_occupancy.ak\0"
    "unc_h_egress_horz_occupancy.bl\0"
    "unc_h_egress_horz_occupancy.iv\0"
    "unc_h_egress_horz_inserts.ad\0"
    "unc_h_egress_horz_inserts.ak\0"
    "unc_h_egress_horz_inserts.bl\0"
    "unc_h_egress_horz_inserts.iv\0"
    "unc_h_egress_horz_cycles_full.ad\0"
    "unc_h_egress_horz_cycles_full.ak\0"
    "unc_h_egress_horz_cycles_full.bl\0"
    "unc_h_egress_horz_cycles_full.iv\0"
    "unc_h_egress_horz_cycles_ne.ad\0"
    "unc_h_egress_horz_cycles_ne.ak\0"
    "unc_h_egress_horz_cycles_ne.bl\0"
    "unc_h_egress_horz_cycles_ne.iv\0"
    "unc_h_egress_horz_nack.ad\0"
    "unc_h_egress_horz_nack.ak\0"
    "unc_h_egress_horz_nack.bl\0"
    "unc_h_egress_horz_nack.iv\0"
    "unc_h_egress_horz_starved.ad\0"
    "unc_h_egress_horz_starved.ak\0"
    "unc_h_egress_horz_starved.bl\0"
    "unc_h_egress_horz_starved.iv\0"
    "unc_h_egress_horz_ads_used.ad\0"
    "unc_h_egress_horz_ads_used.ak\0"
    "unc_h_egress_horz_ads_used.bl\0"
    "unc_h_egress_horz_bypass.ad\0"
    "unc_h_egress_horz_bypass.ak\0"
    "unc_h_egress_horz_bypass.bl\0"
    "unc_h_egress_horz_bypass.iv\0"
    "unc_h_ring_bounces_vert.ad\0"
    "unc_h_ring_bounces_vert.ak\0"
    "unc_h_ring_bounces_vert.bl\0"
    "unc_h_ring_bounces_vert.iv\0"
    "unc_h_ring_bounces_horz.ad\0"
    "unc_h_ring_bounces_horz.ak\0"
    "unc_h_ring_bounces_horz.bl\0"
    "unc_h_ring_bounces_horz.iv\0"
    "unc_h_ring_sink_starved_vert.ad\0"
    "unc_h_ring_sink_starved_vert.ak\0"
    "unc_h_ring_sink_starved_vert.bl\0"
    "unc_h_ring_sink_starved_vert.iv\0"
    "unc_h_ring_sink_starved_horz.ad\0"
    "unc_h_ring_sink_starved_horz.ak\0"
    "unc_h_ring_sink_starved_horz.bl\0"
    "unc_h_ring_sink_starved_horz.iv\0"
    "unc_h_ring_src_thrtl\0"
    "unc_h_fast_asserted.vert\0"
    "unc_h_fast_asserted.horz\0"
    "unc_h_vert_ring_ad_in_use.up_even\0"
    "unc_h_vert_ring_ad_in_use.up_odd\0"
    "unc_h_vert_ring_ad_in_use.dn_even\0"
    "unc_h_vert_ring_ad_in_use.dn_odd\0"
    "unc_h_horz_ring_ad_in_use.left_even\0"
    "unc_h_horz_ring_ad_in_use.left_odd\0"
    "unc_h_horz_ring_ad_in_use.right_even\0"
    "unc_h_horz_ring_ad_in_use.right_odd\0"
    "unc_h_vert_ring_ak_in_use.up_even\0"
    "unc_h_vert_ring_ak_in_use.up_odd\0"
    "unc_h_vert_ring_ak_in_use.dn_even\0"
    "unc_h_vert_ring_ak_in_use.dn_odd\0"
    "unc_h_horz_ring_ak_in_use.left_even\0"
    "unc_h_horz_ring_ak_in_use.left_odd\0"
    "unc_h_horz_ring_ak_in_use.right_even\0"
    "unc_h_horz_ring_ak_in_use.right_odd\0"
    "unc_h_vert_ring_bl_in_use.up_even\0"
    "unc_h_vert_ring_bl_in_use.up_odd\0"
    "unc_h_vert_ring_bl_in_use.dn_even\0"
    "unc_h_vert_ring_bl_in_use.dn_odd\0"
    "unc_h_horz_ring_bl_in_use.left_even\0"
    "unc_h_horz_ring_bl_in_use.left_odd\0"
    "unc_h_horz_ring_bl_in_use.right_even\0"
    "unc_h_horz_ring_bl_in_use.right_odd\0"
    "unc_h_vert_ring_iv_in_use.up\0"
    "unc_h_vert_ring_iv_in_use.dn\0"
    "unc_h_horz_ring_iv_in_use.left\0"
    "unc_h_horz_ring_iv_in_use.right\0"
    "unc_h_egress_ordering.iv_snp_go_up\0"
    "unc_h_egress_ordering.iv_snp_go_dn\0"
    "unc_h_tg_ingress_occupancy.ad_bnc\0"
    "unc_h_tg_ingress_occupancy.ak_bnc\0"
    "unc_h_tg_ingress_occupancy.bl_bnc\0"
    "unc_h_tg_ingress_occupancy.iv_bnc\0"
    "unc_h_tg_ingress_occupancy.ad_crd\0"
    "unc_h_tg_ingress_occupancy.bl_crd\0"
    "unc_h_tg_ingress_inserts.ad_bnc\0"
    "unc_h_tg_ingress_inserts.ak_bnc\0"
    "unc_h_tg_ingress_inserts.bl_bnc\0"
    "unc_h_tg_ingress_inserts.iv_bnc\0"
    "unc_h_tg_ingress_inserts.ad_crd\0"
    "unc_h_tg_ingress_inserts.bl_crd\0"
    "unc_h_tg_ingress_bypass.ad_bnc\0"
    "unc_h_tg_ingress_bypass.ak_bnc\0"
    "unc_h_tg_ingress_bypass.bl_bnc\0"
    "unc_h_tg_ingress_bypass.iv_bnc\0"
    "unc_h_tg_ingress_bypass.ad_crd\0"
    "unc_h_tg_ingress_bypass.bl_crd\0"
    "unc_h_tg_ingress_crd_starved.ad_bnc\0"
    "unc_h_tg_ingress_crd_starved.ak_bnc\0"
    "unc_h_tg_ingress_crd_starved.bl_bnc\0"
    "unc_h_tg_ingress_crd_starved.iv_bnc\0"
    "unc_h_tg_ingress_crd_starved.ad_crd\0"
    "unc_h_tg_ingress_crd_starved.bl_crd\0"
    "unc_h_tg_ingress_crd_starved.ifv\0"
    "unc_h_tg_ingress_busy_starved.ad_bnc\0"
    "unc_h_tg_ingress_busy_starved.bl_bnc\0"
    "unc_h_tg_ingress_busy_starved.ad_crd\0"
    "unc_h_tg_ingress_busy_starved.bl_crd\0";
inline constexpr select::event_list cha_list{"knights_landing", core::knights_landing, cha_names};
inline constexpr char edc_eclk_names[] =
    "unc_e_e_clockticks\0"
    "unc_e_rpq_inserts\0"
    "unc_e_wpq_inserts\0";
inline constexpr select::event_list edc_eclk_list{"knights_landing", core::knights_landing, edc_eclk_names};
inline constexpr char edc_uclk_names[] =
    "unc_e_u_clockticks\0"
    "unc_e_edc_access.hit_clean\0"
    "unc_e_edc_access.hit_dirty\0"
    "unc_e_edc_access.miss_clean\0"
    "unc_e_edc_access.miss_dirty\0"
    "unc_e_edc_access.miss_invalid\0";
inline constexpr select::event_list edc_uclk_list{"knights_landing", core::knights_landing, edc_uclk_names};
inline constexpr char imc_dclk_names[] =
    "unc_m_d_clockticks\0"
    "unc_m_cas_count.rd\0"
    "unc_m_cas_count.wr\0"
    "unc_m_cas_count.all\0";
inline constexpr select::event_list imc_dclk_list{"knights_landing", core::knights_landing, imc_dclk_names};
inline constexpr char imc_uclk_names[] =
    "unc_m_u_clockticks\0";
inline constexpr select::event_list imc_uclk_list{"knights_landing", core::knights_landing, imc_uclk_names};
inline constexpr char m2pcie_names[] =
    "unc_m2p_ingress_cycles_ne.cbo_idi\0"
    "unc_m2p_ingress_cycles_ne.cbo_ncb\0"
    "unc_m2p_ingress_cycles_ne.cbo_ncs\0"
    "unc_m2p_ingress_cycles_ne.all\0"
    "unc_m2p_egress_cycles_ne.ad_0\0"
    "unc_m2p_egress_cycles_ne.ak_0\0"
    "unc_m2p_egress_cycles_ne.bl_0\0"
    "unc_m2p_egress_cycles_ne.ad_1\0"
    "unc_m2p_egress_cycles_ne.ak_1\0"
    "unc_m2p_egress_cycles_ne.bl_1\0"
    "unc_m2p_egress_inserts.ad_0\0"
    "unc_m2p_egress_inserts.ak_0\0"
    "unc_m2p_egress_inserts.bl_0\0"
    "unc_m2p_egress_inserts.ak_crd_0\0"
    "unc_m2p_egress_inserts.ad_1\0"
    "unc_m2p_egress_inserts.ak_1\0"
    "unc_m2p_egress_inserts.bl_1\0"
    "unc_m2p_egress_inserts.ak_crd_1\0"
    "unc_m2p_egress_cycles_full.ad_0\0"
    "unc_m2p_egress_cycles_full.ak_0\0"
    "unc_m2p_egress_cycles_full.bl_0\0"
    "unc_m2p_egress_cycles_full.ad_1\0"
    "unc_m2p_egress_cycles_full.ak_1\0"
    "unc_m2p_egress_cycles_full.bl_1\0";
inline constexpr select::event_list m2pcie_list{"knights_landing", core::knights_landing, m2pcie_names};
inline constexpr select::event_list list{"knights_landing", core::knights_landing, ""};
} // namespace uncore_events

namespace cha {
using uncore_events::listed;
using uncore_events::cha_list;
inline constexpr listed h_u_clockticks{{&cha_list, 0x20000000000, 0xf, 0, 0}, {}, &h_u_clockticks};
inline constexpr listed h_clock{{&cha_list, 0x200000000c0, 0xf, 0x1380, 0}, {}, &h_clock};
inline constexpr listed h_ring_src_thrtl{{&cha_list, 0x200000000a4, 0xf, 0x31eb, 0}, {}, &h_ring_src_thrtl};
namespace c_tor_inserts {
inline constexpr listed irq_hit{{&cha_list, 0x10020000011035, 0xf, 0x121c, 0}, {}, &irq_hit};
inline constexpr listed irq_miss{{&cha_list, 0x10020000021035, 0xf, 0x1236, 0}, {}, &irq_miss};
inline constexpr listed prq_hit{{&cha_list, 0x10020000014035, 0xf, 0x1251, 0}, {}, &prq_hit};
inline constexpr listed prq_miss{{&cha_list, 0x10020000024035, 0xf, 0x126b, 0}, {}, &prq_miss};
inline constexpr listed ipq_hit{{&cha_list, 0x10020000018035, 0xf, 0x1286, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&cha_list, 0x10020000028035, 0xf, 0x12a0, 0}, {}, &ipq_miss};
inline constexpr listed loc_all{{&cha_list, 0x10020000037035, 0xf, 0x12bb, 0}, {}, &loc_all};
}
namespace h_ag0_ad_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x20000001080, 0xf, 0x138c, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x20000002080, 0xf, 0x13ab, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x20000004080, 0xf, 0x13ca, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x20000008080, 0xf, 0x13e9, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x20000010080, 0xf, 0x1408, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x20000020080, 0xf, 0x1427, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x20000040080, 0xf, 0x1446, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x20000080080, 0xf, 0x1465, 0}, {}, &tgr7};
}
namespace h_ag0_ad_crd_acquired_ext {
inline constexpr listed tgr8{{&cha_list, 0x20000001081, 0xf, 0x1484, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x20000002081, 0xf, 0x14a7, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag0_ad_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x20000001082, 0xf, 0x14db, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x20000002082, 0xf, 0x14fb, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x20000004082, 0xf, 0x151b, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x20000008082, 0xf, 0x153b, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x20000010082, 0xf, 0x155b, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x20000020082, 0xf, 0x157b, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x20000040082, 0xf, 0x159b, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x20000080082, 0xf, 0x15bb, 0}, {}, &tgr7};
}
namespace h_ag0_ad_crd_occupancy_ext {
inline constexpr listed tgr8{{&cha_list, 0x20000001083, 0xf, 0x15db, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x20000002083, 0xf, 0x15ff, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag0_bl_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x20000001088, 0xf, 0x18dc, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x20000002088, 0xf, 0x18fb, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x20000004088, 0xf, 0x191a, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x20000008088, 0xf, 0x1939, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x20000010088, 0xf, 0x1958, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x20000020088, 0xf, 0x1977, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x20000040088, 0xf, 0x1996, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x20000080088, 0xf, 0x19b5, 0}, {}, &tgr7};
}
namespace h_ag0_bl_crd_acquired_ext {
inline constexpr listed tgr8{{&cha_list, 0x20000001089, 0xf, 0x19d4, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x20000002089, 0xf, 0x19f7, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag0_bl_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x2000000108a, 0xf, 0x1a2b, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x2000000208a, 0xf, 0x1a4b, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x2000000408a, 0xf, 0x1a6b, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x2000000808a, 0xf, 0x1a8b, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x2000001008a, 0xf, 0x1aab, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x2000002008a, 0xf, 0x1acb, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x2000004008a, 0xf, 0x1aeb, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x2000008008a, 0xf, 0x1b0b, 0}, {}, &tgr7};
}
namespace h_ag0_bl_crd_occupancy_ext {
inline constexpr listed tgr8{{&cha_list, 0x2000000108b, 0xf, 0x1b2b, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x2000000208b, 0xf, 0x1b4f, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag0_stall_no_crd_egress_horz_ad {
inline constexpr listed tgr0{{&cha_list, 0x200000010d0, 0xf, 0x1e2c, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x200000020d0, 0xf, 0x1e57, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x200000040d0, 0xf, 0x1e82, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x200000080d0, 0xf, 0x1ead, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x200000100d0, 0xf, 0x1ed8, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x200000200d0, 0xf, 0x1f03, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x200000400d0, 0xf, 0x1f2e, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x200000800d0, 0xf, 0x1f59, 0}, {}, &tgr7};
}
namespace h_ag0_stall_no_crd_egress_horz_ad_ext {
inline constexpr listed tgr8{{&cha_list, 0x200000010d1, 0xf, 0x1f84, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x200000020d1, 0xf, 0x1fb3, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag0_stall_no_crd_egress_horz_bl {
inline constexpr listed tgr0{{&cha_list, 0x200000010d4, 0xf, 0x21ba, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x200000020d4, 0xf, 0x21e5, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x200000040d4, 0xf, 0x2210, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x200000080d4, 0xf, 0x223b, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x200000100d4, 0xf, 0x2266, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x200000200d4, 0xf, 0x2291, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x200000400d4, 0xf, 0x22bc, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x200000800d4, 0xf, 0x22e7, 0}, {}, &tgr7};
}
namespace h_ag0_stall_no_crd_egress_horz_bl_ext {
inline constexpr listed tgr8{{&cha_list, 0x200000010d5, 0xf, 0x2312, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x200000020d5, 0xf, 0x2341, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag1_ad_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x20000001084, 0xf, 0x1634, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x20000002084, 0xf, 0x1653, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x20000004084, 0xf, 0x1672, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x20000008084, 0xf, 0x1691, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x20000010084, 0xf, 0x16b0, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x20000020084, 0xf, 0x16cf, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x20000040084, 0xf, 0x16ee, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x20000080084, 0xf, 0x170d, 0}, {}, &tgr7};
}
namespace h_ag1_ad_crd_acquired_ext {
inline constexpr listed tgr8{{&cha_list, 0x20000001085, 0xf, 0x172c, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x20000002085, 0xf, 0x174f, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag1_ad_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x20000001086, 0xf, 0x1783, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x20000002086, 0xf, 0x17a3, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x20000004086, 0xf, 0x17c3, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x20000008086, 0xf, 0x17e3, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x20000010086, 0xf, 0x1803, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x20000020086, 0xf, 0x1823, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x20000040086, 0xf, 0x1843, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x20000080086, 0xf, 0x1863, 0}, {}, &tgr7};
}
namespace h_ag1_ad_crd_occupancy_ext {
inline constexpr listed tgr8{{&cha_list, 0x20000001087, 0xf, 0x1883, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x20000002087, 0xf, 0x18a7, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag1_bl_crd_acquired {
inline constexpr listed tgr0{{&cha_list, 0x2000000108c, 0xf, 0x1b84, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x2000000208c, 0xf, 0x1ba3, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x2000000408c, 0xf, 0x1bc2, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x2000000808c, 0xf, 0x1be1, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x2000001008c, 0xf, 0x1c00, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x2000002008c, 0xf, 0x1c1f, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x2000004008c, 0xf, 0x1c3e, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x2000008008c, 0xf, 0x1c5d, 0}, {}, &tgr7};
}
namespace h_ag1_bl_crd_acquired_ext {
inline constexpr listed tgr8{{&cha_list, 0x2000000108d, 0xf, 0x1c7c, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x2000000208d, 0xf, 0x1c9f, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag1_bl_crd_occupancy {
inline constexpr listed tgr0{{&cha_list, 0x2000000108e, 0xf, 0x1cd3, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x2000000208e, 0xf, 0x1cf3, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x2000000408e, 0xf, 0x1d13, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x2000000808e, 0xf, 0x1d33, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x2000001008e, 0xf, 0x1d53, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x2000002008e, 0xf, 0x1d73, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x2000004008e, 0xf, 0x1d93, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x2000008008e, 0xf, 0x1db3, 0}, {}, &tgr7};
}
namespace h_ag1_bl_crd_occupancy_ext {
inline constexpr listed tgr8{{&cha_list, 0x2000000108f, 0xf, 0x1dd3, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x2000000208f, 0xf, 0x1df7, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag1_stall_no_crd_egress_horz_ad {
inline constexpr listed tgr0{{&cha_list, 0x200000010d2, 0xf, 0x1ff3, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x200000020d2, 0xf, 0x201e, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x200000040d2, 0xf, 0x2049, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x200000080d2, 0xf, 0x2074, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x200000100d2, 0xf, 0x209f, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x200000200d2, 0xf, 0x20ca, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x200000400d2, 0xf, 0x20f5, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x200000800d2, 0xf, 0x2120, 0}, {}, &tgr7};
}
namespace h_ag1_stall_no_crd_egress_horz_ad_ext {
inline constexpr listed tgr8{{&cha_list, 0x200000010d3, 0xf, 0x214b, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x200000020d3, 0xf, 0x217a, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_ag1_stall_no_crd_egress_horz_bl {
inline constexpr listed tgr0{{&cha_list, 0x200000010d6, 0xf, 0x2381, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&cha_list, 0x200000020d6, 0xf, 0x23ac, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&cha_list, 0x200000040d6, 0xf, 0x23d7, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&cha_list, 0x200000080d6, 0xf, 0x2402, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&cha_list, 0x200000100d6, 0xf, 0x242d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&cha_list, 0x200000200d6, 0xf, 0x2458, 0}, {}, &tgr5};
inline constexpr listed tgr6{{&cha_list, 0x200000400d6, 0xf, 0x2483, 0}, {}, &tgr6};
inline constexpr listed tgr7{{&cha_list, 0x200000800d6, 0xf, 0x24ae, 0}, {}, &tgr7};
}
namespace h_ag1_stall_no_crd_egress_horz_bl_ext {
inline constexpr listed tgr8{{&cha_list, 0x200000010d7, 0xf, 0x24d9, 0}, {}, &tgr8};
inline constexpr listed any_of_tgr0_thru_tgr7{{&cha_list, 0x200000020d7, 0xf, 0x2508, 0}, {}, &any_of_tgr0_thru_tgr7};
}
namespace h_cache_lines_victimized {
inline constexpr listed m_state{{&cha_list, 0x20000001037, 0xf, 0xfb2, 0}, {}, &m_state};
inline constexpr listed e_state{{&cha_list, 0x20000002037, 0xf, 0xfd7, 0}, {}, &e_state};
inline constexpr listed s_state{{&cha_list, 0x20000004037, 0xf, 0xffc, 0}, {}, &s_state};
inline constexpr listed f_state{{&cha_list, 0x20000008037, 0xf, 0x1021, 0}, {}, &f_state};
inline constexpr listed local{{&cha_list, 0x20000020037, 0xf, 0x1046, 0}, {}, &local};
inline constexpr listed remote{{&cha_list, 0x20000080037, 0xf, 0x1069, 0}, {}, &remote};
}
namespace h_egress_horz_ads_used {
inline constexpr listed ad{{&cha_list, 0x2000000109d, 0xf, 0x2f49, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x2000000209d, 0xf, 0x2f67, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x2000000409d, 0xf, 0x2f85, 0}, {}, &bl};
}
namespace h_egress_horz_bypass {
inline constexpr listed ad{{&cha_list, 0x2000000109f, 0xf, 0x2fa3, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x2000000209f, 0xf, 0x2fbf, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x2000000409f, 0xf, 0x2fdb, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x2000000809f, 0xf, 0x2ff7, 0}, {}, &iv};
}
namespace h_egress_horz_cycles_full {
inline constexpr listed ad{{&cha_list, 0x20000001096, 0xf, 0x2d6d, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x20000002096, 0xf, 0x2d8e, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x20000004096, 0xf, 0x2daf, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x20000008096, 0xf, 0x2dd0, 0}, {}, &iv};
}
namespace h_egress_horz_cycles_ne {
inline constexpr listed ad{{&cha_list, 0x20000001097, 0xf, 0x2df1, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x20000002097, 0xf, 0x2e10, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x20000004097, 0xf, 0x2e2f, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x20000008097, 0xf, 0x2e4e, 0}, {}, &iv};
}
namespace h_egress_horz_inserts {
inline constexpr listed ad{{&cha_list, 0x20000001095, 0xf, 0x2cf9, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x20000002095, 0xf, 0x2d16, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x20000004095, 0xf, 0x2d33, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x20000008095, 0xf, 0x2d50, 0}, {}, &iv};
}
namespace h_egress_horz_nack {
inline constexpr listed ad{{&cha_list, 0x20000001099, 0xf, 0x2e6d, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x20000002099, 0xf, 0x2e87, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x20000004099, 0xf, 0x2ea1, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x20000008099, 0xf, 0x2ebb, 0}, {}, &iv};
}
namespace h_egress_horz_occupancy {
inline constexpr listed ad{{&cha_list, 0x20000001094, 0xf, 0x2c7d, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x20000002094, 0xf, 0x2c9c, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x20000004094, 0xf, 0x2cbb, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x20000008094, 0xf, 0x2cda, 0}, {}, &iv};
}
namespace h_egress_horz_starved {
inline constexpr listed ad{{&cha_list, 0x2000000109b, 0xf, 0x2ed5, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x2000000209b, 0xf, 0x2ef2, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x2000000409b, 0xf, 0x2f0f, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x2000000809b, 0xf, 0x2f2c, 0}, {}, &iv};
}
namespace h_egress_ordering {
inline constexpr listed iv_snp_go_up{{&cha_list, 0x200000010ae, 0xf, 0x35ed, 0}, {}, &iv_snp_go_up};
inline constexpr listed iv_snp_go_dn{{&cha_list, 0x200000040ae, 0xf, 0x3610, 0}, {}, &iv_snp_go_dn};
}
namespace h_egress_vert_ads_used {
inline constexpr listed ad_ag0{{&cha_list, 0x2000000109c, 0xf, 0x2ad5, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x2000000209c, 0xf, 0x2af7, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x2000000409c, 0xf, 0x2b19, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x2000001009c, 0xf, 0x2b3b, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x2000002009c, 0xf, 0x2b5d, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x2000004009c, 0xf, 0x2b7f, 0}, {}, &bl_ag1};
}
namespace h_egress_vert_bypass {
inline constexpr listed ad_ag0{{&cha_list, 0x2000000109e, 0xf, 0x2ba1, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x2000000209e, 0xf, 0x2bc1, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x2000000409e, 0xf, 0x2be1, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&cha_list, 0x2000000809e, 0xf, 0x2c01, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&cha_list, 0x2000001009e, 0xf, 0x2c1d, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x2000002009e, 0xf, 0x2c3d, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x2000004009e, 0xf, 0x2c5d, 0}, {}, &bl_ag1};
}
namespace h_egress_vert_cycles_full {
inline constexpr listed ad_ag0{{&cha_list, 0x20000001092, 0xf, 0x2724, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x20000002092, 0xf, 0x2749, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x20000004092, 0xf, 0x276e, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x20000008092, 0xf, 0x2793, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x20000010092, 0xf, 0x27b8, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x20000020092, 0xf, 0x27dd, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x20000040092, 0xf, 0x2802, 0}, {}, &bl_ag1};
}
namespace h_egress_vert_cycles_ne {
inline constexpr listed ad_ag0{{&cha_list, 0x20000001093, 0xf, 0x2827, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x20000002093, 0xf, 0x284a, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x20000004093, 0xf, 0x286d, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x20000008093, 0xf, 0x2890, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x20000010093, 0xf, 0x28b3, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x20000020093, 0xf, 0x28d6, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x20000040093, 0xf, 0x28f9, 0}, {}, &bl_ag1};
}
namespace h_egress_vert_inserts {
inline constexpr listed ad_ag0{{&cha_list, 0x20000001091, 0xf, 0x263d, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x20000002091, 0xf, 0x265e, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x20000004091, 0xf, 0x267f, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x20000008091, 0xf, 0x26a0, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x20000010091, 0xf, 0x26c1, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x20000020091, 0xf, 0x26e2, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x20000040091, 0xf, 0x2703, 0}, {}, &bl_ag1};
}
namespace h_egress_vert_nack {
inline constexpr listed ad_ag0{{&cha_list, 0x20000001098, 0xf, 0x291c, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x20000002098, 0xf, 0x293a, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x20000004098, 0xf, 0x2958, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x20000008098, 0xf, 0x2976, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x20000010098, 0xf, 0x2994, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x20000020098, 0xf, 0x29b2, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x20000040098, 0xf, 0x29d0, 0}, {}, &bl_ag1};
}
namespace h_egress_vert_occupancy {
inline constexpr listed ad_ag0{{&cha_list, 0x20000001090, 0xf, 0x2548, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x20000002090, 0xf, 0x256b, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x20000004090, 0xf, 0x258e, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x20000008090, 0xf, 0x25b1, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x20000010090, 0xf, 0x25d4, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x20000020090, 0xf, 0x25f7, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x20000040090, 0xf, 0x261a, 0}, {}, &bl_ag1};
}
namespace h_egress_vert_starved {
inline constexpr listed ad_ag0{{&cha_list, 0x2000000109a, 0xf, 0x29ee, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&cha_list, 0x2000000209a, 0xf, 0x2a0f, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&cha_list, 0x2000000409a, 0xf, 0x2a30, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&cha_list, 0x2000000809a, 0xf, 0x2a51, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&cha_list, 0x2000001009a, 0xf, 0x2a72, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&cha_list, 0x2000002009a, 0xf, 0x2a93, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&cha_list, 0x2000004009a, 0xf, 0x2ab4, 0}, {}, &bl_ag1};
}
namespace h_fast_asserted {
inline constexpr listed vert{{&cha_list, 0x200000000a5, 0xf, 0x3200, 0}, {}, &vert};
inline constexpr listed horz{{&cha_list, 0x200000010a5, 0xf, 0x3219, 0}, {}, &horz};
}
namespace h_horz_ring_ad_in_use {
inline constexpr listed left_even{{&cha_list, 0x200000010a7, 0xf, 0x32b8, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x200000020a7, 0xf, 0x32dc, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x200000040a7, 0xf, 0x32ff, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x200000080a7, 0xf, 0x3324, 0}, {}, &right_odd};
}
namespace h_horz_ring_ak_in_use {
inline constexpr listed left_even{{&cha_list, 0x200000010a9, 0xf, 0x33ce, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x200000020a9, 0xf, 0x33f2, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x200000040a9, 0xf, 0x3415, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x200000080a9, 0xf, 0x343a, 0}, {}, &right_odd};
}
namespace h_horz_ring_bl_in_use {
inline constexpr listed left_even{{&cha_list, 0x200000010ab, 0xf, 0x34e4, 0}, {}, &left_even};
inline constexpr listed left_odd{{&cha_list, 0x200000020ab, 0xf, 0x3508, 0}, {}, &left_odd};
inline constexpr listed right_even{{&cha_list, 0x200000040ab, 0xf, 0x352b, 0}, {}, &right_even};
inline constexpr listed right_odd{{&cha_list, 0x200000080ab, 0xf, 0x3550, 0}, {}, &right_odd};
}
namespace h_horz_ring_iv_in_use {
inline constexpr listed left{{&cha_list, 0x200000010ad, 0xf, 0x35ae, 0}, {}, &left};
inline constexpr listed right{{&cha_list, 0x200000040ad, 0xf, 0x35cd, 0}, {}, &right};
}
namespace h_ingress_inserts {
inline constexpr listed irq{{&cha_list, 0x20000001013, 0xf, 0xa7, 0}, {}, &irq};
inline constexpr listed irq_rej{{&cha_list, 0x20000002013, 0xf, 0xc1, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&cha_list, 0x20000004013, 0xf, 0xdf, 0}, {}, &ipq};
inline constexpr listed prq{{&cha_list, 0x20000010013, 0xf, 0xf9, 0}, {}, &prq};
inline constexpr listed prq_rej{{&cha_list, 0x20000020013, 0xf, 0x113, 0}, {}, &prq_rej};
}
namespace h_ingress_int_starved {
inline constexpr listed irq{{&cha_list, 0x20000001014, 0xf, 0x131, 0}, {}, &irq};
inline constexpr listed ipq{{&cha_list, 0x20000004014, 0xf, 0x14f, 0}, {}, &ipq};
inline constexpr listed ismq{{&cha_list, 0x20000008014, 0xf, 0x16d, 0}, {}, &ismq};
inline constexpr listed prq{{&cha_list, 0x20000010014, 0xf, 0x18c, 0}, {}, &prq};
}
namespace h_ingress_occupancy {
inline constexpr listed irq{{&cha_list, 0x20000001011, 1, 0x13, 0}, {}, &irq};
inline constexpr listed irq_rej{{&cha_list, 0x20000002011, 1, 0x2f, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&cha_list, 0x20000004011, 1, 0x4f, 0}, {}, &ipq};
inline constexpr listed prq{{&cha_list, 0x20000010011, 1, 0x6b, 0}, {}, &prq};
inline constexpr listed prq_rej{{&cha_list, 0x20000020011, 1, 0x87, 0}, {}, &prq_rej};
}
namespace h_ingress_retry_ipq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x20000001022, 0xf, 0x600, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x20000002022, 0xf, 0x62b, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x20000004022, 0xf, 0x656, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x20000008022, 0xf, 0x681, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x20000010022, 0xf, 0x6ab, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x20000020022, 0xf, 0x6d6, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x20000040022, 0xf, 0x701, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x20000080022, 0xf, 0x72c, 0}, {}, &iv_non_upi};
}
namespace h_ingress_retry_ipq1_reject {
inline constexpr listed any_reject_ipq0{{&cha_list, 0x20000001023, 0xf, 0x757, 0}, {}, &any_reject_ipq0};
inline constexpr listed sf_victim{{&cha_list, 0x20000008023, 0xf, 0x787, 0}, {}, &sf_victim};
inline constexpr listed sf_way{{&cha_list, 0x20000020023, 0xf, 0x7b1, 0}, {}, &sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x20000040023, 0xf, 0x7d8, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x20000080023, 0xf, 0x802, 0}, {}, &pa_match};
}
namespace h_ingress_retry_irq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x20000001018, 0xf, 0x1aa, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x20000002018, 0xf, 0x1d5, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x20000004018, 0xf, 0x200, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x20000008018, 0xf, 0x22b, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x20000010018, 0xf, 0x255, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x20000020018, 0xf, 0x280, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x20000040018, 0xf, 0x2ab, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x20000080018, 0xf, 0x2d6, 0}, {}, &iv_non_upi};
}
namespace h_ingress_retry_irq1_reject {
inline constexpr listed any_reject_irq0{{&cha_list, 0x20000001019, 0xf, 0x301, 0}, {}, &any_reject_irq0};
inline constexpr listed sf_victim{{&cha_list, 0x20000008019, 0xf, 0x331, 0}, {}, &sf_victim};
inline constexpr listed sf_way{{&cha_list, 0x20000020019, 0xf, 0x35b, 0}, {}, &sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x20000040019, 0xf, 0x382, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x20000080019, 0xf, 0x3ac, 0}, {}, &pa_match};
}
namespace h_ingress_retry_ismq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x20000001024, 0xf, 0x82b, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x20000002024, 0xf, 0x857, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x20000004024, 0xf, 0x883, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x20000008024, 0xf, 0x8af, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x20000010024, 0xf, 0x8da, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x20000020024, 0xf, 0x906, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x20000040024, 0xf, 0x932, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x20000080024, 0xf, 0x95e, 0}, {}, &iv_non_upi};
}
namespace h_ingress_retry_ismq0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x2000000102c, 0xf, 0xbc2, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x2000000202c, 0xf, 0xbed, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x2000000402c, 0xf, 0xc18, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x2000000802c, 0xf, 0xc43, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x2000001002c, 0xf, 0xc6d, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x2000002002c, 0xf, 0xc98, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x2000004002c, 0xf, 0xcc3, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x2000008002c, 0xf, 0xcee, 0}, {}, &iv_non_upi};
}
namespace h_ingress_retry_other0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x2000000102e, 0xf, 0xd19, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x2000000202e, 0xf, 0xd45, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x2000000402e, 0xf, 0xd71, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x2000000802e, 0xf, 0xd9d, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x2000001002e, 0xf, 0xdc8, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x2000002002e, 0xf, 0xdf4, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x2000004002e, 0xf, 0xe20, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x2000008002e, 0xf, 0xe4c, 0}, {}, &iv_non_upi};
}
namespace h_ingress_retry_other1_retry {
inline constexpr listed any_reject_irq0{{&cha_list, 0x2000000102f, 0xf, 0xe78, 0}, {}, &any_reject_irq0};
inline constexpr listed sf_victim{{&cha_list, 0x2000000802f, 0xf, 0xea9, 0}, {}, &sf_victim};
inline constexpr listed sf_way{{&cha_list, 0x2000002002f, 0xf, 0xed4, 0}, {}, &sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x2000004002f, 0xf, 0xefc, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x2000008002f, 0xf, 0xf27, 0}, {}, &pa_match};
}
namespace h_ingress_retry_prq0_reject {
inline constexpr listed ad_req_vn0{{&cha_list, 0x20000001020, 0xf, 0x3d5, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x20000002020, 0xf, 0x400, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x20000004020, 0xf, 0x42b, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x20000008020, 0xf, 0x456, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x20000010020, 0xf, 0x480, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x20000020020, 0xf, 0x4ab, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x20000040020, 0xf, 0x4d6, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x20000080020, 0xf, 0x501, 0}, {}, &iv_non_upi};
}
namespace h_ingress_retry_prq1_reject {
inline constexpr listed any_reject_irq0{{&cha_list, 0x20000001021, 0xf, 0x52c, 0}, {}, &any_reject_irq0};
inline constexpr listed sf_victim{{&cha_list, 0x20000008021, 0xf, 0x55c, 0}, {}, &sf_victim};
inline constexpr listed sf_way{{&cha_list, 0x20000020021, 0xf, 0x586, 0}, {}, &sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x20000040021, 0xf, 0x5ad, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x20000080021, 0xf, 0x5d7, 0}, {}, &pa_match};
}
namespace h_ingress_retry_req_q0_retry {
inline constexpr listed ad_req_vn0{{&cha_list, 0x2000000102a, 0xf, 0x98a, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&cha_list, 0x2000000202a, 0xf, 0x9b6, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&cha_list, 0x2000000402a, 0xf, 0x9e2, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&cha_list, 0x2000000802a, 0xf, 0xa0e, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&cha_list, 0x2000001002a, 0xf, 0xa39, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&cha_list, 0x2000002002a, 0xf, 0xa65, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&cha_list, 0x2000004002a, 0xf, 0xa91, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&cha_list, 0x2000008002a, 0xf, 0xabd, 0}, {}, &iv_non_upi};
}
namespace h_ingress_retry_req_q1_retry {
inline constexpr listed any_reject_irq0{{&cha_list, 0x2000000102b, 0xf, 0xae9, 0}, {}, &any_reject_irq0};
inline constexpr listed sf_victim{{&cha_list, 0x2000000802b, 0xf, 0xb1a, 0}, {}, &sf_victim};
inline constexpr listed sf_way{{&cha_list, 0x2000002002b, 0xf, 0xb45, 0}, {}, &sf_way};
inline constexpr listed allow_snp{{&cha_list, 0x2000004002b, 0xf, 0xb6d, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&cha_list, 0x2000008002b, 0xf, 0xb98, 0}, {}, &pa_match};
}
namespace h_misc {
inline constexpr listed rspi_was_fse{{&cha_list, 0x20000001039, 0xf, 0x11a7, 0}, {}, &rspi_was_fse};
inline constexpr listed wc_aliasing{{&cha_list, 0x20000002039, 0xf, 0x11bf, 0}, {}, &wc_aliasing};
inline constexpr listed rfo_hit_s{{&cha_list, 0x20000008039, 0xf, 0x11d6, 0}, {}, &rfo_hit_s};
inline constexpr listed cv0_pref_vic{{&cha_list, 0x20000010039, 0xf, 0x11eb, 0}, {}, &cv0_pref_vic};
inline constexpr listed cv0_pref_miss{{&cha_list, 0x20000020039, 0xf, 0x1203, 0}, {}, &cv0_pref_miss};
}
namespace h_ring_bounces_horz {
inline constexpr listed ad{{&cha_list, 0x200000010a1, 0xf, 0x307f, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x200000020a1, 0xf, 0x309a, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x200000040a1, 0xf, 0x30b5, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x200000080a1, 0xf, 0x30d0, 0}, {}, &iv};
}
namespace h_ring_bounces_vert {
inline constexpr listed ad{{&cha_list, 0x200000010a0, 0xf, 0x3013, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x200000020a0, 0xf, 0x302e, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x200000040a0, 0xf, 0x3049, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x200000080a0, 0xf, 0x3064, 0}, {}, &iv};
}
namespace h_ring_sink_starved_horz {
inline constexpr listed ad{{&cha_list, 0x200000010a3, 0xf, 0x316b, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x200000020a3, 0xf, 0x318b, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x200000040a3, 0xf, 0x31ab, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x200000080a3, 0xf, 0x31cb, 0}, {}, &iv};
}
namespace h_ring_sink_starved_vert {
inline constexpr listed ad{{&cha_list, 0x200000010a2, 0xf, 0x30eb, 0}, {}, &ad};
inline constexpr listed ak{{&cha_list, 0x200000020a2, 0xf, 0x310b, 0}, {}, &ak};
inline constexpr listed bl{{&cha_list, 0x200000040a2, 0xf, 0x312b, 0}, {}, &bl};
inline constexpr listed iv{{&cha_list, 0x200000080a2, 0xf, 0x314b, 0}, {}, &iv};
}
namespace h_sf_lookup {
inline constexpr listed data_read{{&cha_list, 0x20000003034, 0xf, 0xf51, 0}, {}, &data_read};
inline constexpr listed write{{&cha_list, 0x20000005034, 0xf, 0xf6b, 0}, {}, &write};
inline constexpr listed remote_snoop{{&cha_list, 0x20000009034, 0xf, 0xf81, 0}, {}, &remote_snoop};
inline constexpr listed any{{&cha_list, 0x20000011034, 0xf, 0xf9e, 0}, {}, &any};
}
namespace h_tg_ingress_busy_starved {
inline constexpr listed ad_bnc{{&cha_list, 0x200000010b4, 0xf, 0x3972, 0}, {}, &ad_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x200000040b4, 0xf, 0x3997, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x200000100b4, 0xf, 0x39bc, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x200000400b4, 0xf, 0x39e1, 0}, {}, &bl_crd};
}
namespace h_tg_ingress_bypass {
inline constexpr listed ad_bnc{{&cha_list, 0x200000010b2, 0xf, 0x37bf, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x200000020b2, 0xf, 0x37de, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x200000040b2, 0xf, 0x37fd, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x200000080b2, 0xf, 0x381c, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x200000100b2, 0xf, 0x383b, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x200000400b2, 0xf, 0x385a, 0}, {}, &bl_crd};
}
namespace h_tg_ingress_crd_starved {
inline constexpr listed ad_bnc{{&cha_list, 0x200000010b3, 0xf, 0x3879, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x200000020b3, 0xf, 0x389d, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x200000040b3, 0xf, 0x38c1, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x200000080b3, 0xf, 0x38e5, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x200000100b3, 0xf, 0x3909, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x200000400b3, 0xf, 0x392d, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&cha_list, 0x200000800b3, 0xf, 0x3951, 0}, {}, &ifv};
}
namespace h_tg_ingress_inserts {
inline constexpr listed ad_bnc{{&cha_list, 0x200000010b1, 0xf, 0x36ff, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x200000020b1, 0xf, 0x371f, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x200000040b1, 0xf, 0x373f, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x200000080b1, 0xf, 0x375f, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x200000100b1, 0xf, 0x377f, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x200000400b1, 0xf, 0x379f, 0}, {}, &bl_crd};
}
namespace h_tg_ingress_occupancy {
inline constexpr listed ad_bnc{{&cha_list, 0x200000010b0, 0xf, 0x3633, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&cha_list, 0x200000020b0, 0xf, 0x3655, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&cha_list, 0x200000040b0, 0xf, 0x3677, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&cha_list, 0x200000080b0, 0xf, 0x3699, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&cha_list, 0x200000100b0, 0xf, 0x36bb, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&cha_list, 0x200000400b0, 0xf, 0x36dd, 0}, {}, &bl_crd};
}
namespace h_tor_inserts {
inline constexpr listed irq{{&cha_list, 0x10020000031035, 0xf, 0x108d, 0}, {}, &irq};
inline constexpr listed evict{{&cha_list, 0x10020000032035, 0xf, 0x10a3, 0}, {}, &evict};
inline constexpr listed prq{{&cha_list, 0x10020000034035, 0xf, 0x10bb, 0}, {}, &prq};
inline constexpr listed ipq{{&cha_list, 0x10020000038035, 0xf, 0x10d1, 0}, {}, &ipq};
inline constexpr listed hit{{&cha_list, 0x1002000001f035, 0xf, 0x10e7, 0}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x1002000002f035, 0xf, 0x10fd, 0}, {}, &miss};
}
namespace h_tor_occupancy {
inline constexpr listed irq{{&cha_list, 0x10020000031036, 1, 0x1114, 0}, {}, &irq};
inline constexpr listed evict{{&cha_list, 0x10020000032036, 1, 0x112c, 0}, {}, &evict};
inline constexpr listed prq{{&cha_list, 0x10020000034036, 1, 0x1146, 0}, {}, &prq};
inline constexpr listed ipq{{&cha_list, 0x10020000038036, 1, 0x115e, 0}, {}, &ipq};
inline constexpr listed hit{{&cha_list, 0x1002000001f036, 1, 0x1176, 0}, {}, &hit};
inline constexpr listed miss{{&cha_list, 0x1002000002f036, 1, 0x118e, 0}, {}, &miss};
inline constexpr listed irq_hit{{&cha_list, 0x10020000011036, 1, 0x12d5, 0}, {}, &irq_hit};
inline constexpr listed irq_miss{{&cha_list, 0x10020000021036, 1, 0x12f1, 0}, {}, &irq_miss};
inline constexpr listed prq_hit{{&cha_list, 0x10020000014036, 1, 0x130e, 0}, {}, &prq_hit};
inline constexpr listed prq_miss{{&cha_list, 0x10020000024036, 1, 0x132a, 0}, {}, &prq_miss};
inline constexpr listed ipq_hit{{&cha_list, 0x10020000018036, 1, 0x1347, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&cha_list, 0x10020000028036, 1, 0x1363, 0}, {}, &ipq_miss};
}
namespace h_vert_ring_ad_in_use {
inline constexpr listed up_even{{&cha_list, 0x200000010a6, 0xf, 0x3232, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x200000020a6, 0xf, 0x3254, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x200000040a6, 0xf, 0x3275, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x200000080a6, 0xf, 0x3297, 0}, {}, &dn_odd};
}
namespace h_vert_ring_ak_in_use {
inline constexpr listed up_even{{&cha_list, 0x200000010a8, 0xf, 0x3348, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x200000020a8, 0xf, 0x336a, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x200000040a8, 0xf, 0x338b, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x200000080a8, 0xf, 0x33ad, 0}, {}, &dn_odd};
}
namespace h_vert_ring_bl_in_use {
inline constexpr listed up_even{{&cha_list, 0x200000010aa, 0xf, 0x345e, 0}, {}, &up_even};
inline constexpr listed up_odd{{&cha_list, 0x200000020aa, 0xf, 0x3480, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&cha_list, 0x200000040aa, 0xf, 0x34a1, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&cha_list, 0x200000080aa, 0xf, 0x34c3, 0}, {}, &dn_odd};
}
namespace h_vert_ring_iv_in_use {
inline constexpr listed up{{&cha_list, 0x200000010ac, 0xf, 0x3574, 0}, {}, &up};
inline constexpr listed dn{{&cha_list, 0x200000040ac, 0xf, 0x3591, 0}, {}, &dn};
}
} // namespace cha

namespace edc_eclk {
using uncore_events::listed;
using uncore_events::edc_eclk_list;
inline constexpr listed e_clockticks{{&edc_eclk_list, 0x170000000000, 0xf, 0, 0}, {}, &e_clockticks};
inline constexpr listed rpq_inserts{{&edc_eclk_list, 0x170000001001, 0xf, 0x13, 0}, {}, &rpq_inserts};
inline constexpr listed wpq_inserts{{&edc_eclk_list, 0x170000001002, 0xf, 0x25, 0}, {}, &wpq_inserts};
} // namespace edc_eclk

namespace edc_uclk {
using uncore_events::listed;
using uncore_events::edc_uclk_list;
inline constexpr listed u_clockticks{{&edc_uclk_list, 0x160000000000, 0xf, 0, 0}, {}, &u_clockticks};
namespace edc_access {
inline constexpr listed hit_clean{{&edc_uclk_list, 0x160000001002, 0xf, 0x13, 0}, {}, &hit_clean};
inline constexpr listed hit_dirty{{&edc_uclk_list, 0x160000002002, 0xf, 0x2e, 0}, {}, &hit_dirty};
inline constexpr listed miss_clean{{&edc_uclk_list, 0x160000004002, 0xf, 0x49, 0}, {}, &miss_clean};
inline constexpr listed miss_dirty{{&edc_uclk_list, 0x160000008002, 0xf, 0x65, 0}, {}, &miss_dirty};
inline constexpr listed miss_invalid{{&edc_uclk_list, 0x160000010002, 0xf, 0x81, 0}, {}, &miss_invalid};
}
} // namespace edc_uclk

namespace imc_dclk {
using uncore_events::listed;
using uncore_events::imc_dclk_list;
inline constexpr listed d_clockticks{{&imc_dclk_list, 0x150000000000, 0xf, 0, 0}, {}, &d_clockticks};
namespace cas_count {
inline constexpr listed rd{{&imc_dclk_list, 0x150000001003, 0xf, 0x13, 0}, {}, &rd};
inline constexpr listed wr{{&imc_dclk_list, 0x150000002003, 0xf, 0x26, 0}, {}, &wr};
inline constexpr listed all{{&imc_dclk_list, 0x150000003003, 0xf, 0x39, 0}, {}, &all};
}
} // namespace imc_dclk

namespace imc_uclk {
using uncore_events::listed;
using uncore_events::imc_uclk_list;
inline constexpr listed u_clockticks{{&imc_uclk_list, 0x140000000000, 0xf, 0, 0}, {}, &u_clockticks};
} // namespace imc_uclk

namespace m2pcie {
using uncore_events::listed;
using uncore_events::m2pcie_list;
namespace egress_cycles_full {
inline constexpr listed ad_0{{&m2pcie_list, 0x180000001025, 0xf, 0x220, 0}, {}, &ad_0};
inline constexpr listed ak_0{{&m2pcie_list, 0x180000002025, 0xf, 0x240, 0}, {}, &ak_0};
inline constexpr listed bl_0{{&m2pcie_list, 0x180000004025, 0xf, 0x260, 0}, {}, &bl_0};
inline constexpr listed ad_1{{&m2pcie_list, 0x180000008025, 0xf, 0x280, 0}, {}, &ad_1};
inline constexpr listed ak_1{{&m2pcie_list, 0x180000010025, 0xf, 0x2a0, 0}, {}, &ak_1};
inline constexpr listed bl_1{{&m2pcie_list, 0x180000020025, 0xf, 0x2c0, 0}, {}, &bl_1};
}
namespace egress_cycles_ne {
inline constexpr listed ad_0{{&m2pcie_list, 0x180000001023, 3, 0x84, 0}, {}, &ad_0};
inline constexpr listed ak_0{{&m2pcie_list, 0x180000002023, 3, 0xa2, 0}, {}, &ak_0};
inline constexpr listed bl_0{{&m2pcie_list, 0x180000004023, 3, 0xc0, 0}, {}, &bl_0};
inline constexpr listed ad_1{{&m2pcie_list, 0x180000008023, 3, 0xde, 0}, {}, &ad_1};
inline constexpr listed ak_1{{&m2pcie_list, 0x180000010023, 3, 0xfc, 0}, {}, &ak_1};
inline constexpr listed bl_1{{&m2pcie_list, 0x180000020023, 3, 0x11a, 0}, {}, &bl_1};
}
namespace egress_inserts {
inline constexpr listed ad_0{{&m2pcie_list, 0x180000001024, 0xf, 0x138, 0}, {}, &ad_0};
inline constexpr listed ak_0{{&m2pcie_list, 0x180000002024, 0xf, 0x154, 0}, {}, &ak_0};
inline constexpr listed bl_0{{&m2pcie_list, 0x180000004024, 0xf, 0x170, 0}, {}, &bl_0};
inline constexpr listed ak_crd_0{{&m2pcie_list, 0x180000008024, 0xf, 0x18c, 0}, {}, &ak_crd_0};
inline constexpr listed ad_1{{&m2pcie_list, 0x180000010024, 0xf, 0x1ac, 0}, {}, &ad_1};
inline constexpr listed ak_1{{&m2pcie_list, 0x180000020024, 0xf, 0x1c8, 0}, {}, &ak_1};
inline constexpr listed bl_1{{&m2pcie_list, 0x180000040024, 0xf, 0x1e4, 0}, {}, &bl_1};
inline constexpr listed ak_crd_1{{&m2pcie_list, 0x180000080024, 0xf, 0x200, 0}, {}, &ak_crd_1};
}
namespace ingress_cycles_ne {
inline constexpr listed cbo_idi{{&m2pcie_list, 0x180000001010, 0xf, 0, 0}, {}, &cbo_idi};
inline constexpr listed cbo_ncb{{&m2pcie_list, 0x180000002010, 0xf, 0x22, 0}, {}, &cbo_ncb};
inline constexpr listed cbo_ncs{{&m2pcie_list, 0x180000004010, 0xf, 0x44, 0}, {}, &cbo_ncs};
inline constexpr listed all{{&m2pcie_list, 0x180000080010, 0xf, 0x66, 0}, {}, &all};
}
} // namespace m2pcie

namespace uncore_events {
inline constexpr const listed *own[] = {
    &cha::h_u_clockticks, &cha::h_ingress_occupancy::irq, &cha::h_ingress_occupancy::irq_rej,
    &cha::h_ingress_occupancy::ipq, &cha::h_ingress_occupancy::prq,
    &cha::h_ingress_occupancy::prq_rej, &cha::h_ingress_inserts::irq,
    &cha::h_ingress_inserts::irq_rej, &cha::h_ingress_inserts::ipq, &cha::h_ingress_inserts::prq,
    &cha::h_ingress_inserts::prq_rej, &cha::h_ingress_int_starved::irq,
    &cha::h_ingress_int_starved::ipq, &cha::h_ingress_int_starved::ismq,
    &cha::h_ingress_int_starved::prq, &cha::h_ingress_retry_irq0_reject::ad_req_vn0,
    &cha::h_ingress_retry_irq0_reject::ad_rsp_vn0, &cha::h_ingress_retry_irq0_reject::bl_rsp_vn0,
    &cha::h_ingress_retry_irq0_reject::bl_wb_vn0, &cha::h_ingress_retry_irq0_reject::bl_ncb_vn0,
    &cha::h_ingress_retry_irq0_reject::bl_ncs_vn0, &cha::h_ingress_retry_irq0_reject::ak_non_upi,
    &cha::h_ingress_retry_irq0_reject::iv_non_upi,
    &cha::h_ingress_retry_irq1_reject::any_reject_irq0,
    &cha::h_ingress_retry_irq1_reject::sf_victim, &cha::h_ingress_retry_irq1_reject::sf_way,
    &cha::h_ingress_retry_irq1_reject::allow_snp, &cha::h_ingress_retry_irq1_reject::pa_match,
    &cha::h_ingress_retry_prq0_reject::ad_req_vn0, &cha::h_ingress_retry_prq0_reject::ad_rsp_vn0,
    &cha::h_ingress_retry_prq0_reject::bl_rsp_vn0, &cha::h_ingress_retry_prq0_reject::bl_wb_vn0,
    &cha::h_ingress_retry_prq0_reject::bl_ncb_vn0, &cha::h_ingress_retry_prq0_reject::bl_ncs_vn0,
    &cha::h_ingress_retry_prq0_reject::ak_non_upi, &cha::h_ingress_retry_prq0_reject::iv_non_upi,
    &cha::h_ingress_retry_prq1_reject::any_reject_irq0,
    &cha::h_ingress_retry_prq1_reject::sf_victim, &cha::h_ingress_retry_prq1_reject::sf_way,
    &cha::h_ingress_retry_prq1_reject::allow_snp, &cha::h_ingress_retry_prq1_reject::pa_match,
    &cha::h_ingress_retry_ipq0_reject::ad_req_vn0, &cha::h_ingress_retry_ipq0_reject::ad_rsp_vn0,
    &cha::h_ingress_retry_ipq0_reject::bl_rsp_vn0, &cha::h_ingress_retry_ipq0_reject::bl_wb_vn0,
    &cha::h_ingress_retry_ipq0_reject::bl_ncb_vn0, &cha::h_ingress_retry_ipq0_reject::bl_ncs_vn0,
    &cha::h_ingress_retry_ipq0_reject::ak_non_upi, &cha::h_ingress_retry_ipq0_reject::iv_non_upi,
    &cha::h_ingress_retry_ipq1_reject::any_reject_ipq0,
    &cha::h_ingress_retry_ipq1_reject::sf_victim, &cha::h_ingress_retry_ipq1_reject::sf_way,
    &cha::h_ingress_retry_ipq1_reject::allow_snp, &cha::h_ingress_retry_ipq1_reject::pa_match,
    &cha::h_ingress_retry_ismq0_reject::ad_req_vn0, &cha::h_ingress_retry_ismq0_reject::ad_rsp_vn0,
    &cha::h_ingress_retry_ismq0_reject::bl_rsp_vn0, &cha::h_ingress_retry_ismq0_reject::bl_wb_vn0,
    &cha::h_ingress_retry_ismq0_reject::bl_ncb_vn0, &cha::h_ingress_retry_ismq0_reject::bl_ncs_vn0,
    &cha::h_ingress_retry_ismq0_reject::ak_non_upi, &cha::h_ingress_retry_ismq0_reject::iv_non_upi,
    &cha::h_ingress_retry_req_q0_retry::ad_req_vn0, &cha::h_ingress_retry_req_q0_retry::ad_rsp_vn0,
    &cha::h_ingress_retry_req_q0_retry::bl_rsp_vn0, &cha::h_ingress_retry_req_q0_retry::bl_wb_vn0,
    &cha::h_ingress_retry_req_q0_retry::bl_ncb_vn0, &cha::h_ingress_retry_req_q0_retry::bl_ncs_vn0,
    &cha::h_ingress_retry_req_q0_retry::ak_non_upi, &cha::h_ingress_retry_req_q0_retry::iv_non_upi,
    &cha::h_ingress_retry_req_q1_retry::any_reject_irq0,
    &cha::h_ingress_retry_req_q1_retry::sf_victim, &cha::h_ingress_retry_req_q1_retry::sf_way,
    &cha::h_ingress_retry_req_q1_retry::allow_snp, &cha::h_ingress_retry_req_q1_retry::pa_match,
    &cha::h_ingress_retry_ismq0_retry::ad_req_vn0, &cha::h_ingress_retry_ismq0_retry::ad_rsp_vn0,
    &cha::h_ingress_retry_ismq0_retry::bl_rsp_vn0, &cha::h_ingress_retry_ismq0_retry::bl_wb_vn0,
    &cha::h_ingress_retry_ismq0_retry::bl_ncb_vn0, &cha::h_ingress_retry_ismq0_retry::bl_ncs_vn0,
    &cha::h_ingress_retry_ismq0_retry::ak_non_upi, &cha::h_ingress_retry_ismq0_retry::iv_non_upi,
    &cha::h_ingress_retry_other0_retry::ad_req_vn0, &cha::h_ingress_retry_other0_retry::ad_rsp_vn0,
    &cha::h_ingress_retry_other0_retry::bl_rsp_vn0, &cha::h_ingress_retry_other0_retry::bl_wb_vn0,
    &cha::h_ingress_retry_other0_retry::bl_ncb_vn0, &cha::h_ingress_retry_other0_retry::bl_ncs_vn0,
    &cha::h_ingress_retry_other0_retry::ak_non_upi, &cha::h_ingress_retry_other0_retry::iv_non_upi,
    &cha::h_ingress_retry_other1_retry::any_reject_irq0,
    &cha::h_ingress_retry_other1_retry::sf_victim, &cha::h_ingress_retry_other1_retry::sf_way,
    &cha::h_ingress_retry_other1_retry::allow_snp, &cha::h_ingress_retry_other1_retry::pa_match,
    &cha::h_sf_lookup::data_read, &cha::h_sf_lookup::write, &cha::h_sf_lookup::remote_snoop,
    &cha::h_sf_lookup::any, &cha::h_cache_lines_victimized::m_state,
    &cha::h_cache_lines_victimized::e_state, &cha::h_cache_lines_victimized::s_state,
    &cha::h_cache_lines_victimized::f_state, &cha::h_cache_lines_victimized::local,
    &cha::h_cache_lines_victimized::remote, &cha::h_tor_inserts::irq, &cha::h_tor_inserts::evict,
    &cha::h_tor_inserts::prq, &cha::h_tor_inserts::ipq, &cha::h_tor_inserts::hit,
    &cha::h_tor_inserts::miss, &cha::h_tor_occupancy::irq, &cha::h_tor_occupancy::evict,
    &cha::h_tor_occupancy::prq, &cha::h_tor_occupancy::ipq, &cha::h_tor_occupancy::hit,
    &cha::h_tor_occupancy::miss, &cha::h_misc::rspi_was_fse, &cha::h_misc::wc_aliasing,
    &cha::h_misc::rfo_hit_s, &cha::h_misc::cv0_pref_vic, &cha::h_misc::cv0_pref_miss,
    &cha::c_tor_inserts::irq_hit, &cha::c_tor_inserts::irq_miss, &cha::c_tor_inserts::prq_hit,
    &cha::c_tor_inserts::prq_miss, &cha::c_tor_inserts::ipq_hit, &cha::c_tor_inserts::ipq_miss,
    &cha::c_tor_inserts::loc_all, &cha::h_tor_occupancy::irq_hit, &cha::h_tor_occupancy::irq_miss,
    &cha::h_tor_occupancy::prq_hit, &cha::h_tor_occupancy::prq_miss, &cha::h_tor_occupancy::ipq_hit,
    &cha::h_tor_occupancy::ipq_miss, &cha::h_clock, &cha::h_ag0_ad_crd_acquired::tgr0,
    &cha::h_ag0_ad_crd_acquired::tgr1, &cha::h_ag0_ad_crd_acquired::tgr2,
    &cha::h_ag0_ad_crd_acquired::tgr3, &cha::h_ag0_ad_crd_acquired::tgr4,
    &cha::h_ag0_ad_crd_acquired::tgr5, &cha::h_ag0_ad_crd_acquired::tgr6,
    &cha::h_ag0_ad_crd_acquired::tgr7, &cha::h_ag0_ad_crd_acquired_ext::tgr8,
    &cha::h_ag0_ad_crd_acquired_ext::any_of_tgr0_thru_tgr7, &cha::h_ag0_ad_crd_occupancy::tgr0,
    &cha::h_ag0_ad_crd_occupancy::tgr1, &cha::h_ag0_ad_crd_occupancy::tgr2,
    &cha::h_ag0_ad_crd_occupancy::tgr3, &cha::h_ag0_ad_crd_occupancy::tgr4,
    &cha::h_ag0_ad_crd_occupancy::tgr5, &cha::h_ag0_ad_crd_occupancy::tgr6,
    &cha::h_ag0_ad_crd_occupancy::tgr7, &cha::h_ag0_ad_crd_occupancy_ext::tgr8,
    &cha::h_ag0_ad_crd_occupancy_ext::any_of_tgr0_thru_tgr7, &cha::h_ag1_ad_crd_acquired::tgr0,
    &cha::h_ag1_ad_crd_acquired::tgr1, &cha::h_ag1_ad_crd_acquired::tgr2,
    &cha::h_ag1_ad_crd_acquired::tgr3, &cha::h_ag1_ad_crd_acquired::tgr4,
    &cha::h_ag1_ad_crd_acquired::tgr5, &cha::h_ag1_ad_crd_acquired::tgr6,
    &cha::h_ag1_ad_crd_acquired::tgr7, &cha::h_ag1_ad_crd_acquired_ext::tgr8,
    &cha::h_ag1_ad_crd_acquired_ext::any_of_tgr0_thru_tgr7, &cha::h_ag1_ad_crd_occupancy::tgr0,
    &cha::h_ag1_ad_crd_occupancy::tgr1, &cha::h_ag1_ad_crd_occupancy::tgr2,
    &cha::h_ag1_ad_crd_occupancy::tgr3, &cha::h_ag1_ad_crd_occupancy::tgr4,
    &cha::h_ag1_ad_crd_occupancy::tgr5, &cha::h_ag1_ad_crd_occupancy::tgr6,
    &cha::h_ag1_ad_crd_occupancy::tgr7, &cha::h_ag1_ad_crd_occupancy_ext::tgr8,
    &cha::h_ag1_ad_crd_occupancy_ext::any_of_tgr0_thru_tgr7, &cha::h_ag0_bl_crd_acquired::tgr0,
    &cha::h_ag0_bl_crd_acquired::tgr1, &cha::h_ag0_bl_crd_acquired::tgr2,
    &cha::h_ag0_bl_crd_acquired::tgr3, &cha::h_ag0_bl_crd_acquired::tgr4,
    &cha::h_ag0_bl_crd_acquired::tgr5, &cha::h_ag0_bl_crd_acquired::tgr6,
    &cha::h_ag0_bl_crd_acquired::tgr7, &cha::h_ag0_bl_crd_acquired_ext::tgr8,
    &cha::h_ag0_bl_crd_acquired_ext::any_of_tgr0_thru_tgr7, &cha::h_ag0_bl_crd_occupancy::tgr0,
    &cha::h_ag0_bl_crd_occupancy::tgr1, &cha::h_ag0_bl_crd_occupancy::tgr2,
    &cha::h_ag0_bl_crd_occupancy::tgr3, &cha::h_ag0_bl_crd_occupancy::tgr4,
    &cha::h_ag0_bl_crd_occupancy::tgr5, &cha::h_ag0_bl_crd_occupancy::tgr6,
    &cha::h_ag0_bl_crd_occupancy::tgr7, &cha::h_ag0_bl_crd_occupancy_ext::tgr8,
    &cha::h_ag0_bl_crd_occupancy_ext::any_of_tgr0_thru_tgr7, &cha::h_ag1_bl_crd_acquired::tgr0,
    &cha::h_ag1_bl_crd_acquired::tgr1, &cha::h_ag1_bl_crd_acquired::tgr2,
    &cha::h_ag1_bl_crd_acquired::tgr3, &cha::h_ag1_bl_crd_acquired::tgr4,
    &cha::h_ag1_bl_crd_acquired::tgr5, &cha::h_ag1_bl_crd_acquired::tgr6,
    &cha::h_ag1_bl_crd_acquired::tgr7, &cha::h_ag1_bl_crd_acquired_ext::tgr8,
    &cha::h_ag1_bl_crd_acquired_ext::any_of_tgr0_thru_tgr7, &cha::h_ag1_bl_crd_occupancy::tgr0,
    &cha::h_ag1_bl_crd_occupancy::tgr1, &cha::h_ag1_bl_crd_occupancy::tgr2,
    &cha::h_ag1_bl_crd_occupancy::tgr3, &cha::h_ag1_bl_crd_occupancy::tgr4,
    &cha::h_ag1_bl_crd_occupancy::tgr5, &cha::h_ag1_bl_crd_occupancy::tgr6,
    &cha::h_ag1_bl_crd_occupancy::tgr7, &cha::h_ag1_bl_crd_occupancy_ext::tgr8,
    &cha::h_ag1_bl_crd_occupancy_ext::any_of_tgr0_thru_tgr7,
    &cha::h_ag0_stall_no_crd_egress_horz_ad::tgr0, &cha::h_ag0_stall_no_crd_egress_horz_ad::tgr1,
    &cha::h_ag0_stall_no_crd_egress_horz_ad::tgr2, &cha::h_ag0_stall_no_crd_egress_horz_ad::tgr3,
    &cha::h_ag0_stall_no_crd_egress_horz_ad::tgr4, &cha::h_ag0_stall_no_crd_egress_horz_ad::tgr5,
    &cha::h_ag0_stall_no_crd_egress_horz_ad::tgr6, &cha::h_ag0_stall_no_crd_egress_horz_ad::tgr7,
    &cha::h_ag0_stall_no_crd_egress_horz_ad_ext::tgr8,
    &cha::h_ag0_stall_no_crd_egress_horz_ad_ext::any_of_tgr0_thru_tgr7,
    &cha::h_ag1_stall_no_crd_egress_horz_ad::tgr0, &cha::h_ag1_stall_no_crd_egress_horz_ad::tgr1,
    &cha::h_ag1_stall_no_crd_egress_horz_ad::tgr2, &cha::h_ag1_stall_no_crd_egress_horz_ad::tgr3,
    &cha::h_ag1_stall_no_crd_egress_horz_ad::tgr4, &cha::h_ag1_stall_no_crd_egress_horz_ad::tgr5,
    &cha::h_ag1_stall_no_crd_egress_horz_ad::tgr6, &cha::h_ag1_stall_no_crd_egress_horz_ad::tgr7,
    &cha::h_ag1_stall_no_crd_egress_horz_ad_ext::tgr8,
    &cha::h_ag1_stall_no_crd_egress_horz_ad_ext::any_of_tgr0_thru_tgr7,
    &cha::h_ag0_stall_no_crd_egress_horz_bl::tgr0, &cha::h_ag0_stall_no_crd_egress_horz_bl::tgr1,
    &cha::h_ag0_stall_no_crd_egress_horz_bl::tgr2, &cha::h_ag0_stall_no_crd_egress_horz_bl::tgr3,
    &cha::h_ag0_stall_no_crd_egress_horz_bl::tgr4, &cha::h_ag0_stall_no_crd_egress_horz_bl::tgr5,
    &cha::h_ag0_stall_no_crd_egress_horz_bl::tgr6, &cha::h_ag0_stall_no_crd_egress_horz_bl::tgr7,
    &cha::h_ag0_stall_no_crd_egress_horz_bl_ext::tgr8,
    &cha::h_ag0_stall_no_crd_egress_horz_bl_ext::any_of_tgr0_thru_tgr7,
    &cha::h_ag1_stall_no_crd_egress_horz_bl::tgr0, &cha::h_ag1_stall_no_crd_egress_horz_bl::tgr1,
    &cha::h_ag1_stall_no_crd_egress_horz_bl::tgr2, &cha::h_ag1_stall_no_crd_egress_horz_bl::tgr3,
    &cha::h_ag1_stall_no_crd_egress_horz_bl::tgr4, &cha::h_ag1_stall_no_crd_egress_horz_bl::tgr5,
    &cha::h_ag1_stall_no_crd_egress_horz_bl::tgr6, &cha::h_ag1_stall_no_crd_egress_horz_bl::tgr7,
    &cha::h_ag1_stall_no_crd_egress_horz_bl_ext::tgr8,
    &cha::h_ag1_stall_no_crd_egress_horz_bl_ext::any_of_tgr0_thru_tgr7,
    &cha::h_egress_vert_occupancy::ad_ag0, &cha::h_egress_vert_occupancy::ak_ag0,
    &cha::h_egress_vert_occupancy::bl_ag0, &cha::h_egress_vert_occupancy::iv_ag0,
    &cha::h_egress_vert_occupancy::ad_ag1, &cha::h_egress_vert_occupancy::ak_ag1,
    &cha::h_egress_vert_occupancy::bl_ag1, &cha::h_egress_vert_inserts::ad_ag0,
    &cha::h_egress_vert_inserts::ak_ag0, &cha::h_egress_vert_inserts::bl_ag0,
    &cha::h_egress_vert_inserts::iv_ag0, &cha::h_egress_vert_inserts::ad_ag1,
    &cha::h_egress_vert_inserts::ak_ag1, &cha::h_egress_vert_inserts::bl_ag1,
    &cha::h_egress_vert_cycles_full::ad_ag0, &cha::h_egress_vert_cycles_full::ak_ag0,
    &cha::h_egress_vert_cycles_full::bl_ag0, &cha::h_egress_vert_cycles_full::iv_ag0,
    &cha::h_egress_vert_cycles_full::ad_ag1, &cha::h_egress_vert_cycles_full::ak_ag1,
    &cha::h_egress_vert_cycles_full::bl_ag1, &cha::h_egress_vert_cycles_ne::ad_ag0,
    &cha::h_egress_vert_cycles_ne::ak_ag0, &cha::h_egress_vert_cycles_ne::bl_ag0,
    &cha::h_egress_vert_cycles_ne::iv_ag0, &cha::h_egress_vert_cycles_ne::ad_ag1,
    &cha::h_egress_vert_cycles_ne::ak_ag1, &cha::h_egress_vert_cycles_ne::bl_ag1,
    &cha::h_egress_vert_nack::ad_ag0, &cha::h_egress_vert_nack::ak_ag0,
    &cha::h_egress_vert_nack::bl_ag0, &cha::h_egress_vert_nack::iv_ag0,
    &cha::h_egress_vert_nack::ad_ag1, &cha::h_egress_vert_nack::ak_ag1,
    &cha::h_egress_vert_nack::bl_ag1, &cha::h_egress_vert_starved::ad_ag0,
    &cha::h_egress_vert_starved::ak_ag0, &cha::h_egress_vert_starved::bl_ag0,
    &cha::h_egress_vert_starved::iv_ag0, &cha::h_egress_vert_starved::ad_ag1,
    &cha::h_egress_vert_starved::ak_ag1, &cha::h_egress_vert_starved::bl_ag1,
    &cha::h_egress_vert_ads_used::ad_ag0, &cha::h_egress_vert_ads_used::ak_ag0,
    &cha::h_egress_vert_ads_used::bl_ag0, &cha::h_egress_vert_ads_used::ad_ag1,
    &cha::h_egress_vert_ads_used::ak_ag1, &cha::h_egress_vert_ads_used::bl_ag1,
    &cha::h_egress_vert_bypass::ad_ag0, &cha::h_egress_vert_bypass::ak_ag0,
    &cha::h_egress_vert_bypass::bl_ag0, &cha::h_egress_vert_bypass::iv,
    &cha::h_egress_vert_bypass::ad_ag1, &cha::h_egress_vert_bypass::ak_ag1,
    &cha::h_egress_vert_bypass::bl_ag1, &cha::h_egress_horz_occupancy::ad,
    &cha::h_egress_horz_occupancy::ak, &cha::h_egress_horz_occupancy::bl,
    &cha::h_egress_horz_occupancy::iv, &cha::h_egress_horz_inserts::ad,
    &cha::h_egress_horz_inserts::ak, &cha::h_egress_horz_inserts::bl,
    &cha::h_egress_horz_inserts::iv, &cha::h_egress_horz_cycles_full::ad,
    &cha::h_egress_horz_cycles_full::ak, &cha::h_egress_horz_cycles_full::bl,
    &cha::h_egress_horz_cycles_full::iv, &cha::h_egress_horz_cycles_ne::ad,
    &cha::h_egress_horz_cycles_ne::ak, &cha::h_egress_horz_cycles_ne::bl,
    &cha::h_egress_horz_cycles_ne::iv, &cha::h_egress_horz_nack::ad, &cha::h_egress_horz_nack::ak,
    &cha::h_egress_horz_nack::bl, &cha::h_egress_horz_nack::iv, &cha::h_egress_horz_starved::ad,
    &cha::h_egress_horz_starved::ak, &cha::h_egress_horz_starved::bl,
    &cha::h_egress_horz_starved::iv, &cha::h_egress_horz_ads_used::ad,
    &cha::h_egress_horz_ads_used::ak, &cha::h_egress_horz_ads_used::bl,
    &cha::h_egress_horz_bypass::ad, &cha::h_egress_horz_bypass::ak, &cha::h_egress_horz_bypass::bl,
    &cha::h_egress_horz_bypass::iv, &cha::h_ring_bounces_vert::ad, &cha::h_ring_bounces_vert::ak,
    &cha::h_ring_bounces_vert::bl, &cha::h_ring_bounces_vert::iv, &cha::h_ring_bounces_horz::ad,
    &cha::h_ring_bounces_horz::ak, &cha::h_ring_bounces_horz::bl, &cha::h_ring_bounces_horz::iv,
    &cha::h_ring_sink_starved_vert::ad, &cha::h_ring_sink_starved_vert::ak,
    &cha::h_ring_sink_starved_vert::bl, &cha::h_ring_sink_starved_vert::iv,
    &cha::h_ring_sink_starved_horz::ad, &cha::h_ring_sink_starved_horz::ak,
    &cha::h_ring_sink_starved_horz::bl, &cha::h_ring_sink_starved_horz::iv, &cha::h_ring_src_thrtl,
    &cha::h_fast_asserted::vert, &cha::h_fast_asserted::horz, &cha::h_vert_ring_ad_in_use::up_even,
    &cha::h_vert_ring_ad_in_use::up_odd, &cha::h_vert_ring_ad_in_use::dn_even,
    &cha::h_vert_ring_ad_in_use::dn_odd, &cha::h_horz_ring_ad_in_use::left_even,
    &cha::h_horz_ring_ad_in_use::left_odd, &cha::h_horz_ring_ad_in_use::right_even,
    &cha::h_horz_ring_ad_in_use::right_odd, &cha::h_vert_ring_ak_in_use::up_even,
    &cha::h_vert_ring_ak_in_use::up_odd, &cha::h_vert_ring_ak_in_use::dn_even,
    &cha::h_vert_ring_ak_in_use::dn_odd, &cha::h_horz_ring_ak_in_use::left_even,
    &cha::h_horz_ring_ak_in_use::left_odd, &cha::h_horz_ring_ak_in_use::right_even,
    &cha::h_horz_ring_ak_in_use::right_odd, &cha::h_vert_ring_bl_in_use::up_even,
    &cha::h_vert_ring_bl_in_use::up_odd, &cha::h_vert_ring_bl_in_use::dn_even,
    &cha::h_vert_ring_bl_in_use::dn_odd, &cha::h_horz_ring_bl_in_use::left_even,
    &cha::h_horz_ring_bl_in_use::left_odd, &cha::h_horz_ring_bl_in_use::right_even,
    &cha::h_horz_ring_bl_in_use::right_odd, &cha::h_vert_ring_iv_in_use::up,
    &cha::h_vert_ring_iv_in_use::dn, &cha::h_horz_ring_iv_in_use::left,
    &cha::h_horz_ring_iv_in_use::right, &cha::h_egress_ordering::iv_snp_go_up,
    &cha::h_egress_ordering::iv_snp_go_dn, &cha::h_tg_ingress_occupancy::ad_bnc,
    &cha::h_tg_ingress_occupancy::ak_bnc, &cha::h_tg_ingress_occupancy::bl_bnc,
    &cha::h_tg_ingress_occupancy::iv_bnc, &cha::h_tg_ingress_occupancy::ad_crd,
    &cha::h_tg_ingress_occupancy::bl_crd, &cha::h_tg_ingress_inserts::ad_bnc,
    &cha::h_tg_ingress_inserts::ak_bnc, &cha::h_tg_ingress_inserts::bl_bnc,
    &cha::h_tg_ingress_inserts::iv_bnc, &cha::h_tg_ingress_inserts::ad_crd,
    &cha::h_tg_ingress_inserts::bl_crd, &cha::h_tg_ingress_bypass::ad_bnc,
    &cha::h_tg_ingress_bypass::ak_bnc, &cha::h_tg_ingress_bypass::bl_bnc,
    &cha::h_tg_ingress_bypass::iv_bnc, &cha::h_tg_ingress_bypass::ad_crd,
    &cha::h_tg_ingress_bypass::bl_crd, &cha::h_tg_ingress_crd_starved::ad_bnc,
    &cha::h_tg_ingress_crd_starved::ak_bnc, &cha::h_tg_ingress_crd_starved::bl_bnc,
    &cha::h_tg_ingress_crd_starved::iv_bnc, &cha::h_tg_ingress_crd_starved::ad_crd,
    &cha::h_tg_ingress_crd_starved::bl_crd, &cha::h_tg_ingress_crd_starved::ifv,
    &cha::h_tg_ingress_busy_starved::ad_bnc, &cha::h_tg_ingress_busy_starved::bl_bnc,
    &cha::h_tg_ingress_busy_starved::ad_crd, &cha::h_tg_ingress_busy_starved::bl_crd,
    &edc_eclk::e_clockticks, &edc_eclk::rpq_inserts, &edc_eclk::wpq_inserts,
    &edc_uclk::u_clockticks, &edc_uclk::edc_access::hit_clean, &edc_uclk::edc_access::hit_dirty,
    &edc_uclk::edc_access::miss_clean, &edc_uclk::edc_access::miss_dirty,
    &edc_uclk::edc_access::miss_invalid, &imc_dclk::d_clockticks, &imc_dclk::cas_count::rd,
    &imc_dclk::cas_count::wr, &imc_dclk::cas_count::all, &imc_uclk::u_clockticks,
    &m2pcie::ingress_cycles_ne::cbo_idi, &m2pcie::ingress_cycles_ne::cbo_ncb,
    &m2pcie::ingress_cycles_ne::cbo_ncs, &m2pcie::ingress_cycles_ne::all,
    &m2pcie::egress_cycles_ne::ad_0, &m2pcie::egress_cycles_ne::ak_0,
    &m2pcie::egress_cycles_ne::bl_0, &m2pcie::egress_cycles_ne::ad_1,
    &m2pcie::egress_cycles_ne::ak_1, &m2pcie::egress_cycles_ne::bl_1, &m2pcie::egress_inserts::ad_0,
    &m2pcie::egress_inserts::ak_0, &m2pcie::egress_inserts::bl_0, &m2pcie::egress_inserts::ak_crd_0,
    &m2pcie::egress_inserts::ad_1, &m2pcie::egress_inserts::ak_1, &m2pcie::egress_inserts::bl_1,
    &m2pcie::egress_inserts::ak_crd_1, &m2pcie::egress_cycles_full::ad_0,
    &m2pcie::egress_cycles_full::ak_0, &m2pcie::egress_cycles_full::bl_0,
    &m2pcie::egress_cycles_full::ad_1, &m2pcie::egress_cycles_full::ak_1,
    &m2pcie::egress_cycles_full::bl_1
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::knights_landing
