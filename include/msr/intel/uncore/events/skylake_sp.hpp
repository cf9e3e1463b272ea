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
inline constexpr char names[] =
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
    "unc_iio_clockticks\0"
    "unc_iio_payload_bytes_in.mem_write.part0\0"
    "unc_iio_payload_bytes_in.mem_write.part1\0"
    "unc_iio_payload_bytes_in.mem_write.part2\0"
    "unc_iio_payload_bytes_in.mem_write.part3\0"
    "unc_iio_payload_bytes_in.mem_read.part0\0"
    "unc_iio_payload_bytes_in.mem_read.part1\0"
    "unc_iio_payload_bytes_in.mem_read.part2\0"
    "unc_iio_payload_bytes_in.mem_read.part3\0"
    "unc_i_cache_total_occupancy.mem\0"
    "unc_i_coherent_ops.rfo\0"
    "unc_i_coherent_ops.pcitom\0"
    "unc_i_faf_inserts\0"
    "unc_i_faf_occupancy\0"
    "unc_i_transactions.wr_pref\0"
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
    "unc_c_tor_inserts.rem_all\0"
    "unc_m2m_rxc_ad_inserts\0"
    "unc_m2m_rxc_ad_occupancy\0"
    "unc_m2m_rxc_bl_inserts\0"
    "unc_m2m_rxc_bl_occupancy\0"
    "unc_m2m_txc_ad_inserts\0"
    "unc_m2m_txc_ad_occupancy\0"
    "unc_m2m_txc_bl_inserts.all\0"
    "unc_m2m_txc_bl_occupancy.all\0"
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
    "unc_upi_rxl_flits.non_data\0"
    "unc_upi_txl_flits.non_data\0"
    "unc_upi_txl_flits.idle\0"
    "unc_upi_txl_flits.all_null\0"
    "unc_upi_rxl_flits.all_null\0"
    "unc_cha_tor_inserts.io_hit\0"
    "unc_cha_tor_inserts.io_miss\0"
    "unc_cha_tor_inserts.ia\0"
    "unc_cha_tor_inserts.ia_hit\0"
    "unc_cha_tor_inserts.ia_miss\0"
    "unc_cha_tor_occupancy.ia\0"
    "unc_cha_tor_occupancy.ia_hit\0"
    "unc_cha_tor_occupancy.ia_miss\0"
    "unc_cha_upi_credit_occupancy.vn0_bl_ncs\0"
    "unc_m3upi_upi_prefetch_spawn\0"
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
    "unc_upi_rxl_flits.all_data\0"
    "unc_upi_txl_flits.all_data\0"
    "unc_m2m_direct2upi_not_taken_credits\0"
    "unc_m2m_direct2upi_not_taken_dirstate\0"
    "unc_m2m_direct2upi_taken\0"
    "unc_m2m_direct2upi_txn_override\0"
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
    "unc_upi_direct_attempts.d2u\0"
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
    "unc_p_vr_hot_cycles\0"
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
    "unc_upi_flowq_no_vna_crd.ak_vna_eq3\0"
    "unc_upi_rxl_flits.prothdr\0"
    "unc_upi_txl_flits.prothdr\0"
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
    "unc_upi_rxl_flits.idle\0"
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
    "unc_nounit_txc_bl.drs_upi\0"
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
    "unc_m3upi_upi_peer_bl_credits_empty.vn0_wb\0"
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
    "unc_cha_llc_victims.local\0"
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
    "unc_m2m_txc_ak_sideband.wr\0"
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
    "unc_iio_txn_req_of_cpu.msg.vtd1\0"
    "unc_u_clockticks\0"
    "unc_m_clockticks_f\0"
    "unc_cha_llc_victims.local_m\0"
    "unc_cha_llc_victims.local_e\0"
    "unc_cha_llc_victims.local_s\0"
    "unc_cha_llc_victims.local_f\0"
    "unc_cha_llc_victims.remote_m\0"
    "unc_cha_llc_victims.remote_e\0"
    "unc_cha_llc_victims.remote_s\0"
    "unc_cha_llc_victims.remote_f\0"
    "unc_cha_llc_victims.remote_all\0"
    "unc_upi_rxl_basic_hdr_match.rspcnflt\0"
    "unc_upi_rxl_basic_hdr_match.rspi\0"
    "unc_upi_rxl_inserts.slot0\0"
    "unc_upi_rxl_inserts.slot1\0"
    "unc_upi_rxl_inserts.slot2\0"
    "unc_upi_txl_basic_hdr_match.rspcnflt\0"
    "unc_upi_txl_basic_hdr_match.rspi\0"
    "unc_cha_tor_occupancy.all_from_loc\0"
    "unc_cha_tor_inserts.io_miss_rdcur\0"
    "unc_cha_tor_inserts.io_miss_rfo\0"
    "unc_cha_tor_inserts.io_miss_itom\0"
    "unc_cha_tor_occupancy.io_miss_itom\0"
    "unc_cha_tor_occupancy.io_miss_rdcur\0"
    "unc_cha_tor_occupancy.io_miss_rfo\0"
    "unc_i_snoop_resp.all_hit_i\0"
    "unc_i_snoop_resp.all_hit_es\0"
    "unc_i_snoop_resp.all_hit_m\0"
    "unc_i_snoop_resp.all_hit\0"
    "unc_i_snoop_resp.all_miss\0";
inline constexpr core sharers[] = {core::cascade_lake};
inline constexpr select::event_list list{"skylake_sp", core::skylake_sp, names, all_of(sharers)};
} // namespace uncore_events

namespace cha {
using uncore_events::listed;
inline constexpr listed c_clockticks{{&uncore_events::list, 0x20000000000, 0xf, 0x20000000000000, 0}, {}, &c_clockticks};
inline constexpr listed c_fast_asserted{{&uncore_events::list, 0x200000020a5, 0xf, 0x20000000000a81, 0}, {}, &c_fast_asserted};
inline constexpr listed clockticks{{&uncore_events::list, 0x20000000000, 0xf, 0xd5a, 0}, {}, &clockticks};
inline constexpr listed h_counter0_occupancy{{&uncore_events::list, 0x102000000001f, 0xf, 0x200000000021ff, 0}, {}, &h_counter0_occupancy};
inline constexpr listed h_osb{{&uncore_events::list, 0x1020000000055, 0xf, 0x2000000000265c, 0}, {}, &h_osb};
inline constexpr listed h_snoops_sent_{{&uncore_events::list, 0x1020000001051, 0xf, 0x2000000000275d, 0}, {}, &h_snoops_sent_};
inline constexpr listed h_clock{{&uncore_events::list, 0x10200000000c0, 0xf, 0x2000000000b55f, 0}, {}, &h_clock};
inline constexpr listed c_ring_src_thrtl{{&uncore_events::list, 0x10200000000a4, 0xf, 0x2000000000b99e, 0}, {}, &c_ring_src_thrtl};
inline constexpr listed cms_clockticks{{&uncore_events::list, 0x10200000000c0, 0xf, 0xf638, 0}, {}, &cms_clockticks};
inline constexpr listed counter0_occupancy{{&uncore_events::list, 0x102000000001f, 0xf, 0xf7c1, 0}, {}, &counter0_occupancy};
inline constexpr listed osb{{&uncore_events::list, 0x1020000000055, 0xf, 0xf9fe, 0}, {}, &osb};
inline constexpr listed ring_src_thrtl{{&uncore_events::list, 0x10200000000a4, 0xf, 0x10a34, 0}, {}, &ring_src_thrtl};
namespace ag0_ad_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001080, 0xf, 0x1002b, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002080, 0xf, 0x1004c, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004080, 0xf, 0x1006d, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008080, 0xf, 0x1008e, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010080, 0xf, 0x100af, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020080, 0xf, 0x100d0, 0}, {}, &tgr5};
}
namespace ag0_ad_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001082, 0xf, 0x100f1, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002082, 0xf, 0x10113, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004082, 0xf, 0x10135, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008082, 0xf, 0x10157, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010082, 0xf, 0x10179, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020082, 0xf, 0x1019b, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001088, 0xf, 0x101bd, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002088, 0xf, 0x101de, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004088, 0xf, 0x101ff, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008088, 0xf, 0x10220, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010088, 0xf, 0x10241, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020088, 0xf, 0x10262, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x102000000108a, 0xf, 0x10283, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x102000000208a, 0xf, 0x102a5, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x102000000408a, 0xf, 0x102c7, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x102000000808a, 0xf, 0x102e9, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x102000001008a, 0xf, 0x1030b, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x102000002008a, 0xf, 0x1032d, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001084, 0xf, 0x1034f, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002084, 0xf, 0x10370, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004084, 0xf, 0x10391, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008084, 0xf, 0x103b2, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010084, 0xf, 0x103d3, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020084, 0xf, 0x103f4, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001086, 0xf, 0x10415, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002086, 0xf, 0x10437, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004086, 0xf, 0x10459, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008086, 0xf, 0x1047b, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010086, 0xf, 0x1049d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020086, 0xf, 0x104bf, 0}, {}, &tgr5};
}
namespace ag1_bl_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x102000000108e, 0xf, 0x10cb9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x102000000208e, 0xf, 0x10cdb, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x102000000408e, 0xf, 0x10cfd, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x102000000808e, 0xf, 0x10d1f, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x102000001008e, 0xf, 0x10d41, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x102000002008e, 0xf, 0x10d63, 0}, {}, &tgr5};
}
namespace ag1_bl_credits_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x102000000108c, 0xf, 0x104e1, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x102000000208c, 0xf, 0x10506, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x102000000408c, 0xf, 0x1052b, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x102000000808c, 0xf, 0x10550, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x102000001008c, 0xf, 0x10575, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x102000002008c, 0xf, 0x1059a, 0}, {}, &tgr5};
}
namespace bypass_cha_imc {
inline constexpr listed taken{{&uncore_events::list, 0x1020000001057, 0xf, 0xf64f, 0}, {}, &taken};
inline constexpr listed intermediate{{&uncore_events::list, 0x1020000002057, 0xf, 0xf66c, 0}, {}, &intermediate};
inline constexpr listed not_taken{{&uncore_events::list, 0x1020000004057, 0xf, 0xf690, 0}, {}, &not_taken};
}
namespace c_llc_lookup {
inline constexpr listed data_read{{&uncore_events::list, 0x2c020000003034, 0xf, 0x200000000000b3, 0}, {}, &data_read};
inline constexpr listed remote_snoop{{&uncore_events::list, 0x2c020000009034, 0xf, 0x200000000000ce, 0}, {}, &remote_snoop};
inline constexpr listed write{{&uncore_events::list, 0x2d020000005034, 0xf, 0x20000000002570, 0}, {}, &write};
inline constexpr listed any{{&uncore_events::list, 0x2d020000011034, 0xf, 0x20000000002587, 0}, {}, &any};
inline constexpr listed local{{&uncore_events::list, 0x2d020000031034, 0xf, 0x2000000000259c, 0}, {}, &local};
inline constexpr listed remote{{&uncore_events::list, 0x2d020000091034, 0xf, 0x200000000025b3, 0}, {}, &remote};
}
namespace c_llc_victims {
inline constexpr listed m_state{{&uncore_events::list, 0x20000001037, 0xf, 0x200000000000ec, 0}, {}, &m_state};
inline constexpr listed e_state{{&uncore_events::list, 0x20000002037, 0xf, 0x20000000000106, 0}, {}, &e_state};
inline constexpr listed s_state{{&uncore_events::list, 0x20000004037, 0xf, 0x20000000000120, 0}, {}, &s_state};
inline constexpr listed f_state{{&uncore_events::list, 0x20000008037, 0xf, 0x2000000000013a, 0}, {}, &f_state};
inline constexpr listed local{{&uncore_events::list, 0x102000002f037, 0xf, 0x200000000025cb, 0}, {}, &local};
inline constexpr listed remote{{&uncore_events::list, 0x1020000080037, 0xf, 0x200000000025e3, 0}, {}, &remote};
}
namespace c_tor_inserts {
inline constexpr listed irq{{&uncore_events::list, 0x14020000031035, 0xf, 0x2000000000026f, 0}, {}, &irq};
inline constexpr listed rem_all{{&uncore_events::list, 0x10020000030035, 0xf, 0x2000000000099f, 0}, {}, &rem_all};
inline constexpr listed irq_hit{{&uncore_events::list, 0x14020000011035, 0xf, 0x20000000000ae2, 0}, {}, &irq_hit};
inline constexpr listed irq_miss{{&uncore_events::list, 0x14020000021035, 0xf, 0x20000000000afc, 0}, {}, &irq_miss};
inline constexpr listed prq_hit{{&uncore_events::list, 0x14020000014035, 0xf, 0x20000000000b17, 0}, {}, &prq_hit};
inline constexpr listed prq_miss{{&uncore_events::list, 0x14020000024035, 0xf, 0x20000000000b31, 0}, {}, &prq_miss};
inline constexpr listed evict{{&uncore_events::list, 0x15020000002035, 0xf, 0x2000000000296a, 0}, {}, &evict};
inline constexpr listed prq{{&uncore_events::list, 0x15020000004035, 0xf, 0x20000000002982, 0}, {}, &prq};
inline constexpr listed ipq{{&uncore_events::list, 0x15020000008035, 0xf, 0x20000000002998, 0}, {}, &ipq};
inline constexpr listed hit{{&uncore_events::list, 0x15020000010035, 0xf, 0x200000000029ae, 0}, {}, &hit};
inline constexpr listed miss{{&uncore_events::list, 0x15020000020035, 0xf, 0x200000000029c4, 0}, {}, &miss};
inline constexpr listed loc_io{{&uncore_events::list, 0x15020000034035, 0xf, 0x200000000080be, 0}, {}, &loc_io};
inline constexpr listed loc_ia{{&uncore_events::list, 0x15020000031035, 0xf, 0x200000000080d7, 0}, {}, &loc_ia};
inline constexpr listed loc_all{{&uncore_events::list, 0x15020000037035, 0xf, 0x200000000080f0, 0}, {}, &loc_all};
inline constexpr listed ipq_hit{{&uncore_events::list, 0x11020000018035, 0xf, 0x2000000000e0ec, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&uncore_events::list, 0x11020000028035, 0xf, 0x2000000000e106, 0}, {}, &ipq_miss};
inline constexpr listed rrq_hit{{&uncore_events::list, 0x11020000050035, 0xf, 0x2000000000e121, 0}, {}, &rrq_hit};
inline constexpr listed rrq_miss{{&uncore_events::list, 0x11020000060035, 0xf, 0x2000000000e13b, 0}, {}, &rrq_miss};
inline constexpr listed wbq_hit{{&uncore_events::list, 0x11020000090035, 0xf, 0x2000000000e156, 0}, {}, &wbq_hit};
inline constexpr listed wbq_miss{{&uncore_events::list, 0x110200000a0035, 0xf, 0x2000000000e170, 0}, {}, &wbq_miss};
}
namespace c_tor_occupancy {
inline constexpr listed irq{{&uncore_events::list, 0x14020000031036, 1, 0x20000000000285, 0}, {}, &irq};
inline constexpr listed irq_hit{{&uncore_events::list, 0x14020000011036, 1, 0x20000000000b4c, 0}, {}, &irq_hit};
inline constexpr listed irq_miss{{&uncore_events::list, 0x14020000021036, 1, 0x20000000000b68, 0}, {}, &irq_miss};
inline constexpr listed evict{{&uncore_events::list, 0x15020000002036, 1, 0x200000000029db, 0}, {}, &evict};
inline constexpr listed prq{{&uncore_events::list, 0x15020000004036, 1, 0x200000000029f5, 0}, {}, &prq};
inline constexpr listed ipq{{&uncore_events::list, 0x15020000008036, 1, 0x20000000002a0d, 0}, {}, &ipq};
inline constexpr listed hit{{&uncore_events::list, 0x15020000010036, 1, 0x20000000002a25, 0}, {}, &hit};
inline constexpr listed miss{{&uncore_events::list, 0x15020000020036, 1, 0x20000000002a3d, 0}, {}, &miss};
inline constexpr listed loc_io{{&uncore_events::list, 0x15020000034036, 1, 0x2000000000810a, 0}, {}, &loc_io};
inline constexpr listed loc_ia{{&uncore_events::list, 0x15020000031036, 1, 0x20000000008125, 0}, {}, &loc_ia};
inline constexpr listed loc_all{{&uncore_events::list, 0x11020000037036, 1, 0x20000000008140, 0}, {}, &loc_all};
inline constexpr listed prq_hit{{&uncore_events::list, 0x15020000014036, 1, 0x2000000000e18b, 0}, {}, &prq_hit};
inline constexpr listed prq_miss{{&uncore_events::list, 0x15020000024036, 1, 0x2000000000e1a7, 0}, {}, &prq_miss};
inline constexpr listed ipq_hit{{&uncore_events::list, 0x11020000018036, 1, 0x2000000000e1c4, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&uncore_events::list, 0x11020000028036, 1, 0x2000000000e1e0, 0}, {}, &ipq_miss};
}
namespace core_pma {
inline constexpr listed c1_state{{&uncore_events::list, 0x1020000001017, 0xf, 0xffa5, 0}, {}, &c1_state};
inline constexpr listed c1_transition{{&uncore_events::list, 0x1020000002017, 0xf, 0xffbf, 0}, {}, &c1_transition};
inline constexpr listed c6_state{{&uncore_events::list, 0x1020000004017, 0xf, 0xffde, 0}, {}, &c6_state};
inline constexpr listed c6_transition{{&uncore_events::list, 0x1020000008017, 0xf, 0xfff8, 0}, {}, &c6_transition};
inline constexpr listed gv{{&uncore_events::list, 0x1020000010017, 0xf, 0x10017, 0}, {}, &gv};
}
namespace core_snp {
inline constexpr listed core_gtone{{&uncore_events::list, 0x20000042033, 0xf, 0xd6d, 0}, {}, &core_gtone};
inline constexpr listed evict_gtone{{&uncore_events::list, 0x20000082033, 0xf, 0xd89, 0}, {}, &evict_gtone};
inline constexpr listed ext_one{{&uncore_events::list, 0x1020000021033, 0xf, 0xf6b1, 0}, {}, &ext_one};
inline constexpr listed core_one{{&uncore_events::list, 0x1020000041033, 0xf, 0xf6ca, 0}, {}, &core_one};
inline constexpr listed evict_one{{&uncore_events::list, 0x1020000081033, 0xf, 0xf6e4, 0}, {}, &evict_one};
inline constexpr listed any_one{{&uncore_events::list, 0x10200000e1033, 0xf, 0xf6ff, 0}, {}, &any_one};
inline constexpr listed ext_gtone{{&uncore_events::list, 0x1020000022033, 0xf, 0xf718, 0}, {}, &ext_gtone};
inline constexpr listed any_gtone{{&uncore_events::list, 0x10200000e2033, 0xf, 0xf733, 0}, {}, &any_gtone};
inline constexpr listed ext_remote{{&uncore_events::list, 0x1020000024033, 0xf, 0xf74e, 0}, {}, &ext_remote};
inline constexpr listed core_remote{{&uncore_events::list, 0x1020000044033, 0xf, 0xf76a, 0}, {}, &core_remote};
inline constexpr listed evict_remote{{&uncore_events::list, 0x1020000084033, 0xf, 0xf787, 0}, {}, &evict_remote};
inline constexpr listed any_remote{{&uncore_events::list, 0x10200000e4033, 0xf, 0xf7a5, 0}, {}, &any_remote};
}
namespace dir_lookup {
inline constexpr listed snp{{&uncore_events::list, 0x20000001053, 0xf, 0xda6, 0}, {}, &snp};
inline constexpr listed no_snp{{&uncore_events::list, 0x20000002053, 0xf, 0xdbd, 0}, {}, &no_snp};
}
namespace dir_update {
inline constexpr listed ha{{&uncore_events::list, 0x20000001054, 0xf, 0xdd7, 0}, {}, &ha};
inline constexpr listed tor{{&uncore_events::list, 0x20000002054, 0xf, 0xded, 0}, {}, &tor};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&uncore_events::list, 0x10200000010ae, 0xf, 0x105bf, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&uncore_events::list, 0x10200000040ae, 0xf, 0x105e5, 0}, {}, &iv_snoopgo_dn};
}
namespace fast_asserted {
inline constexpr listed horz{{&uncore_events::list, 0x200000020a5, 0xf, 0xd3f, 0}, {}, &horz};
inline constexpr listed vert{{&uncore_events::list, 0x10200000010a5, 0xf, 0x12ab7, 0}, {}, &vert};
}
namespace h_ag0_ad_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001080, 0xf, 0x2000000000af5f, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002080, 0xf, 0x2000000000af7e, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004080, 0xf, 0x2000000000af9d, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008080, 0xf, 0x2000000000afbc, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010080, 0xf, 0x2000000000afdb, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020080, 0xf, 0x2000000000affa, 0}, {}, &tgr5};
}
namespace h_ag0_ad_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001082, 0xf, 0x2000000000b019, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002082, 0xf, 0x2000000000b039, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004082, 0xf, 0x2000000000b059, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008082, 0xf, 0x2000000000b079, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010082, 0xf, 0x2000000000b099, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020082, 0xf, 0x2000000000b0b9, 0}, {}, &tgr5};
}
namespace h_ag0_bl_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001088, 0xf, 0x2000000000b0d9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002088, 0xf, 0x2000000000b0f8, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004088, 0xf, 0x2000000000b117, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008088, 0xf, 0x2000000000b136, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010088, 0xf, 0x2000000000b155, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020088, 0xf, 0x2000000000b174, 0}, {}, &tgr5};
}
namespace h_ag0_bl_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x102000000108a, 0xf, 0x2000000000b193, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x102000000208a, 0xf, 0x2000000000b1b3, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x102000000408a, 0xf, 0x2000000000b1d3, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x102000000808a, 0xf, 0x2000000000b1f3, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x102000001008a, 0xf, 0x2000000000b213, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x102000002008a, 0xf, 0x2000000000b233, 0}, {}, &tgr5};
}
namespace h_ag1_ad_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001084, 0xf, 0x2000000000b253, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002084, 0xf, 0x2000000000b272, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004084, 0xf, 0x2000000000b291, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008084, 0xf, 0x2000000000b2b0, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010084, 0xf, 0x2000000000b2cf, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020084, 0xf, 0x2000000000b2ee, 0}, {}, &tgr5};
}
namespace h_ag1_ad_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x1020000001086, 0xf, 0x2000000000b30d, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x1020000002086, 0xf, 0x2000000000b32d, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x1020000004086, 0xf, 0x2000000000b34d, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x1020000008086, 0xf, 0x2000000000b36d, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x1020000010086, 0xf, 0x2000000000b38d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x1020000020086, 0xf, 0x2000000000b3ad, 0}, {}, &tgr5};
}
namespace h_ag1_bl_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x102000000108e, 0xf, 0x2000000000b3cd, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x102000000208e, 0xf, 0x2000000000b3ed, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x102000000408e, 0xf, 0x2000000000b40d, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x102000000808e, 0xf, 0x2000000000b42d, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x102000001008e, 0xf, 0x2000000000b44d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x102000002008e, 0xf, 0x2000000000b46d, 0}, {}, &tgr5};
}
namespace h_ag1_bl_credits_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x102000000108c, 0xf, 0x2000000000b48d, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x102000000208c, 0xf, 0x2000000000b4b0, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x102000000408c, 0xf, 0x2000000000b4d3, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x102000000808c, 0xf, 0x2000000000b4f6, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x102000001008c, 0xf, 0x2000000000b519, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x102000002008c, 0xf, 0x2000000000b53c, 0}, {}, &tgr5};
}
namespace h_bypass_cha_imc {
inline constexpr listed taken{{&uncore_events::list, 0x1020000001057, 0xf, 0x200000000020a7, 0}, {}, &taken};
inline constexpr listed intermediate{{&uncore_events::list, 0x1020000002057, 0xf, 0x200000000020c2, 0}, {}, &intermediate};
inline constexpr listed not_taken{{&uncore_events::list, 0x1020000004057, 0xf, 0x200000000020e4, 0}, {}, &not_taken};
}
namespace h_core_pma {
inline constexpr listed c1_state{{&uncore_events::list, 0x1020000001017, 0xf, 0x2000000000815c, 0}, {}, &c1_state};
inline constexpr listed c1_transition{{&uncore_events::list, 0x1020000002017, 0xf, 0x20000000008174, 0}, {}, &c1_transition};
inline constexpr listed c6_state{{&uncore_events::list, 0x1020000004017, 0xf, 0x20000000008191, 0}, {}, &c6_state};
inline constexpr listed c6_transition{{&uncore_events::list, 0x1020000008017, 0xf, 0x200000000081a9, 0}, {}, &c6_transition};
inline constexpr listed gv{{&uncore_events::list, 0x1020000010017, 0xf, 0x200000000081c6, 0}, {}, &gv};
}
namespace h_core_snp {
inline constexpr listed core_gtone{{&uncore_events::list, 0x20000042033, 0xf, 0x20000000000011, 0}, {}, &core_gtone};
inline constexpr listed evict_gtone{{&uncore_events::list, 0x20000082033, 0xf, 0x2000000000002b, 0}, {}, &evict_gtone};
inline constexpr listed ext_one{{&uncore_events::list, 0x1020000021033, 0xf, 0x20000000002103, 0}, {}, &ext_one};
inline constexpr listed core_one{{&uncore_events::list, 0x1020000041033, 0xf, 0x2000000000211a, 0}, {}, &core_one};
inline constexpr listed evict_one{{&uncore_events::list, 0x1020000081033, 0xf, 0x20000000002132, 0}, {}, &evict_one};
inline constexpr listed any_one{{&uncore_events::list, 0x10200000e1033, 0xf, 0x2000000000214b, 0}, {}, &any_one};
inline constexpr listed ext_gtone{{&uncore_events::list, 0x1020000022033, 0xf, 0x20000000002162, 0}, {}, &ext_gtone};
inline constexpr listed any_gtone{{&uncore_events::list, 0x10200000e2033, 0xf, 0x2000000000217b, 0}, {}, &any_gtone};
inline constexpr listed ext_remote{{&uncore_events::list, 0x1020000024033, 0xf, 0x20000000002194, 0}, {}, &ext_remote};
inline constexpr listed core_remote{{&uncore_events::list, 0x1020000044033, 0xf, 0x200000000021ae, 0}, {}, &core_remote};
inline constexpr listed evict_remote{{&uncore_events::list, 0x1020000084033, 0xf, 0x200000000021c9, 0}, {}, &evict_remote};
inline constexpr listed any_remote{{&uncore_events::list, 0x10200000e4033, 0xf, 0x200000000021e5, 0}, {}, &any_remote};
}
namespace h_dir_lookup {
inline constexpr listed snp{{&uncore_events::list, 0x20000001053, 0xf, 0x20000000000046, 0}, {}, &snp};
inline constexpr listed no_snp{{&uncore_events::list, 0x20000002053, 0xf, 0x2000000000005b, 0}, {}, &no_snp};
}
namespace h_dir_update {
inline constexpr listed ha{{&uncore_events::list, 0x20000001054, 0xf, 0x20000000000073, 0}, {}, &ha};
inline constexpr listed tor{{&uncore_events::list, 0x20000002054, 0xf, 0x20000000000087, 0}, {}, &tor};
}
namespace h_egress_ordering {
inline constexpr listed iv_snoopgo_up{{&uncore_events::list, 0x10200000010ae, 0xf, 0x2000000000b56b, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&uncore_events::list, 0x10200000040ae, 0xf, 0x2000000000b58f, 0}, {}, &iv_snoopgo_dn};
}
namespace h_hitme_hit {
inline constexpr listed ex_rds{{&uncore_events::list, 0x2000000105f, 0xf, 0x2000000000009c, 0}, {}, &ex_rds};
inline constexpr listed shared_ownreq{{&uncore_events::list, 0x102000000405f, 0xf, 0x20000000002218, 0}, {}, &shared_ownreq};
inline constexpr listed wbmtoe{{&uncore_events::list, 0x102000000805f, 0xf, 0x20000000002236, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi_or_s{{&uncore_events::list, 0x102000001005f, 0xf, 0x2000000000224d, 0}, {}, &wbmtoi_or_s};
}
namespace h_hitme_lookup {
inline constexpr listed read{{&uncore_events::list, 0x102000000105e, 0xf, 0x20000000002269, 0}, {}, &read};
inline constexpr listed write{{&uncore_events::list, 0x102000000205e, 0xf, 0x20000000002281, 0}, {}, &write};
}
namespace h_hitme_miss {
inline constexpr listed shared_rdinvown{{&uncore_events::list, 0x1020000020060, 0xf, 0x2000000000229a, 0}, {}, &shared_rdinvown};
inline constexpr listed notshared_rdinvown{{&uncore_events::list, 0x1020000040060, 0xf, 0x200000000022bb, 0}, {}, &notshared_rdinvown};
inline constexpr listed read_or_inv{{&uncore_events::list, 0x1020000080060, 0xf, 0x200000000022df, 0}, {}, &read_or_inv};
}
namespace h_hitme_update {
inline constexpr listed deallocate_rspfwdi_loc{{&uncore_events::list, 0x1020000001061, 0xf, 0x200000000022fc, 0}, {}, &deallocate_rspfwdi_loc};
inline constexpr listed rspfwdi_rem{{&uncore_events::list, 0x1020000002061, 0xf, 0x20000000002326, 0}, {}, &rspfwdi_rem};
inline constexpr listed shared{{&uncore_events::list, 0x1020000004061, 0xf, 0x20000000002345, 0}, {}, &shared};
inline constexpr listed rdinvown{{&uncore_events::list, 0x1020000008061, 0xf, 0x2000000000235f, 0}, {}, &rdinvown};
inline constexpr listed deallocate{{&uncore_events::list, 0x1020000010061, 0xf, 0x2000000000237b, 0}, {}, &deallocate};
}
namespace h_horz_ring_ad_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x10200000010a7, 0xf, 0x2000000000b5b3, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x10200000020a7, 0xf, 0x2000000000b5d7, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x10200000040a7, 0xf, 0x2000000000b5fa, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x10200000080a7, 0xf, 0x2000000000b61f, 0}, {}, &right_odd};
}
namespace h_horz_ring_ak_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x10200000010a9, 0xf, 0x2000000000b643, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x10200000020a9, 0xf, 0x2000000000b667, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x10200000040a9, 0xf, 0x2000000000b68a, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x10200000080a9, 0xf, 0x2000000000b6af, 0}, {}, &right_odd};
}
namespace h_horz_ring_bl_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x10200000010ab, 0xf, 0x2000000000b6d3, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x10200000020ab, 0xf, 0x2000000000b6f7, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x10200000040ab, 0xf, 0x2000000000b71a, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x10200000080ab, 0xf, 0x2000000000b73f, 0}, {}, &right_odd};
}
namespace h_horz_ring_iv_in_use {
inline constexpr listed left{{&uncore_events::list, 0x10200000010ad, 0xf, 0x2000000000b763, 0}, {}, &left};
inline constexpr listed right{{&uncore_events::list, 0x10200000040ad, 0xf, 0x2000000000b782, 0}, {}, &right};
}
namespace h_imc_reads_count {
inline constexpr listed normal{{&uncore_events::list, 0x1020000001059, 0xf, 0x20000000002399, 0}, {}, &normal};
inline constexpr listed priority{{&uncore_events::list, 0x1020000002059, 0xf, 0x200000000023b6, 0}, {}, &priority};
}
namespace h_imc_writes_count {
inline constexpr listed full{{&uncore_events::list, 0x102000000105b, 0xf, 0x200000000023d5, 0}, {}, &full};
inline constexpr listed partial{{&uncore_events::list, 0x102000000205b, 0xf, 0x200000000023f1, 0}, {}, &partial};
inline constexpr listed full_priority{{&uncore_events::list, 0x102000000405b, 0xf, 0x20000000002410, 0}, {}, &full_priority};
inline constexpr listed partial_priority{{&uncore_events::list, 0x102000000805b, 0xf, 0x20000000002435, 0}, {}, &partial_priority};
inline constexpr listed full_mig{{&uncore_events::list, 0x102000001005b, 0xf, 0x2000000000245d, 0}, {}, &full_mig};
inline constexpr listed partial_mig{{&uncore_events::list, 0x102000002005b, 0xf, 0x2000000000247d, 0}, {}, &partial_mig};
}
namespace h_iodc_alloc {
inline constexpr listed invitom{{&uncore_events::list, 0x1020000001062, 0xf, 0x200000000024a0, 0}, {}, &invitom};
inline constexpr listed iodcfull{{&uncore_events::list, 0x1020000002062, 0xf, 0x200000000024b9, 0}, {}, &iodcfull};
inline constexpr listed osbgated{{&uncore_events::list, 0x1020000004062, 0xf, 0x200000000024d3, 0}, {}, &osbgated};
}
namespace h_iodc_dealloc {
inline constexpr listed wbmtoe{{&uncore_events::list, 0x1020000001063, 0xf, 0x200000000024ed, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi{{&uncore_events::list, 0x1020000002063, 0xf, 0x20000000002507, 0}, {}, &wbmtoi};
inline constexpr listed wbpushmtoi{{&uncore_events::list, 0x1020000004063, 0xf, 0x20000000002521, 0}, {}, &wbpushmtoi};
inline constexpr listed snpout{{&uncore_events::list, 0x1020000008063, 0xf, 0x2000000000253f, 0}, {}, &snpout};
inline constexpr listed all{{&uncore_events::list, 0x1020000010063, 0xf, 0x20000000002559, 0}, {}, &all};
}
namespace h_misc {
inline constexpr listed rfo_hit_s{{&uncore_events::list, 0x20000008039, 0xf, 0x20000000000154, 0}, {}, &rfo_hit_s};
inline constexpr listed rspi_was_fse{{&uncore_events::list, 0x1020000001039, 0xf, 0x200000000025fc, 0}, {}, &rspi_was_fse};
inline constexpr listed wc_aliasing{{&uncore_events::list, 0x1020000002039, 0xf, 0x20000000002614, 0}, {}, &wc_aliasing};
inline constexpr listed cv0_pref_vic{{&uncore_events::list, 0x1020000010039, 0xf, 0x2000000000262b, 0}, {}, &cv0_pref_vic};
inline constexpr listed cv0_pref_miss{{&uncore_events::list, 0x1020000020039, 0xf, 0x20000000002643, 0}, {}, &cv0_pref_miss};
}
namespace h_read_no_credits {
inline constexpr listed mc0_smi0{{&uncore_events::list, 0x1020000001058, 0xf, 0x20000000002666, 0}, {}, &mc0_smi0};
inline constexpr listed mc1_smi1{{&uncore_events::list, 0x1020000002058, 0xf, 0x20000000002685, 0}, {}, &mc1_smi1};
inline constexpr listed edc0_smi2{{&uncore_events::list, 0x1020000004058, 0xf, 0x200000000026a4, 0}, {}, &edc0_smi2};
inline constexpr listed edc1_smi3{{&uncore_events::list, 0x1020000008058, 0xf, 0x200000000026c4, 0}, {}, &edc1_smi3};
inline constexpr listed edc2_smi4{{&uncore_events::list, 0x1020000010058, 0xf, 0x200000000026e4, 0}, {}, &edc2_smi4};
inline constexpr listed edc3_smi5{{&uncore_events::list, 0x1020000020058, 0xf, 0x20000000002704, 0}, {}, &edc3_smi5};
}
namespace h_requests {
inline constexpr listed reads{{&uncore_events::list, 0x20000003050, 0xf, 0x20000000000169, 0}, {}, &reads};
inline constexpr listed writes{{&uncore_events::list, 0x2000000c050, 0xf, 0x2000000000017e, 0}, {}, &writes};
inline constexpr listed reads_local{{&uncore_events::list, 0x20000001050, 0xf, 0x20000000000194, 0}, {}, &reads_local};
inline constexpr listed writes_local{{&uncore_events::list, 0x20000004050, 0xf, 0x200000000001af, 0}, {}, &writes_local};
inline constexpr listed invitoe_local{{&uncore_events::list, 0x20000010050, 0xf, 0x200000000001cb, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&uncore_events::list, 0x20000020050, 0xf, 0x200000000001e8, 0}, {}, &invitoe_remote};
inline constexpr listed reads_remote{{&uncore_events::list, 0x1020000002050, 0xf, 0x20000000002724, 0}, {}, &reads_remote};
inline constexpr listed writes_remote{{&uncore_events::list, 0x1020000008050, 0xf, 0x20000000002740, 0}, {}, &writes_remote};
}
namespace h_ring_bounces_horz {
inline constexpr listed ad{{&uncore_events::list, 0x10200000010a1, 0xf, 0x2000000000b7a2, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x10200000020a1, 0xf, 0x2000000000b7bd, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x10200000040a1, 0xf, 0x2000000000b7d8, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x10200000080a1, 0xf, 0x2000000000b7f3, 0}, {}, &iv};
}
namespace h_ring_bounces_vert {
inline constexpr listed ad{{&uncore_events::list, 0x10200000010a0, 0xf, 0x2000000000b80e, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x10200000020a0, 0xf, 0x2000000000b829, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x10200000040a0, 0xf, 0x2000000000b844, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x10200000080a0, 0xf, 0x2000000000b85f, 0}, {}, &iv};
}
namespace h_ring_sink_starved_horz {
inline constexpr listed ad{{&uncore_events::list, 0x10200000010a3, 0xf, 0x2000000000b87a, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x10200000020a3, 0xf, 0x2000000000b89a, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x10200000040a3, 0xf, 0x2000000000b8ba, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x10200000080a3, 0xf, 0x2000000000b8da, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x10200000200a3, 0xf, 0x2000000000b8fa, 0}, {}, &ak_ag1};
}
namespace h_ring_sink_starved_vert {
inline constexpr listed ad{{&uncore_events::list, 0x10200000010a2, 0xf, 0x2000000000b91e, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x10200000020a2, 0xf, 0x2000000000b93e, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x10200000040a2, 0xf, 0x2000000000b95e, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x10200000080a2, 0xf, 0x2000000000b97e, 0}, {}, &iv};
}
namespace h_rxc_inserts {
inline constexpr listed irq{{&uncore_events::list, 0x20000001013, 0xf, 0x20000000000a95, 0}, {}, &irq};
inline constexpr listed irq_rej{{&uncore_events::list, 0x1020000002013, 0xf, 0x2000000000b9b3, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&uncore_events::list, 0x1020000004013, 0xf, 0x2000000000b9cd, 0}, {}, &ipq};
inline constexpr listed prq{{&uncore_events::list, 0x1020000010013, 0xf, 0x2000000000b9e3, 0}, {}, &prq};
inline constexpr listed prq_rej{{&uncore_events::list, 0x1020000020013, 0xf, 0x2000000000b9f9, 0}, {}, &prq_rej};
inline constexpr listed rrq{{&uncore_events::list, 0x1020000040013, 0xf, 0x2000000000ba13, 0}, {}, &rrq};
inline constexpr listed wbq{{&uncore_events::list, 0x1020000080013, 0xf, 0x2000000000ba29, 0}, {}, &wbq};
}
namespace h_rxc_ipq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001022, 0xf, 0x2000000000ba3f, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002022, 0xf, 0x2000000000ba60, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004022, 0xf, 0x2000000000ba81, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008022, 0xf, 0x2000000000baa2, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010022, 0xf, 0x2000000000bac2, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020022, 0xf, 0x2000000000bae3, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_ipq1_reject {
inline constexpr listed any_ipq0{{&uncore_events::list, 0x1020000001023, 0xf, 0x2000000000bb04, 0}, {}, &any_ipq0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002023, 0xf, 0x2000000000bb23, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004023, 0xf, 0x2000000000bb3c, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008023, 0xf, 0x2000000000bb5d, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010023, 0xf, 0x2000000000bb7d, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020023, 0xf, 0x2000000000bb9a, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040023, 0xf, 0x2000000000bbbe, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080023, 0xf, 0x2000000000bbde, 0}, {}, &pa_match};
}
namespace h_rxc_irq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001018, 0xf, 0x2000000000bbfd, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002018, 0xf, 0x2000000000bc1e, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004018, 0xf, 0x2000000000bc3f, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008018, 0xf, 0x2000000000bc60, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010018, 0xf, 0x2000000000bc80, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020018, 0xf, 0x2000000000bca1, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_irq1_reject {
inline constexpr listed pa_match{{&uncore_events::list, 0x20000080019, 0xf, 0x20000000000aab, 0}, {}, &pa_match};
inline constexpr listed any_reject_irq0{{&uncore_events::list, 0x1020000001019, 0xf, 0x2000000000bcc2, 0}, {}, &any_reject_irq0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002019, 0xf, 0x2000000000bce8, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004019, 0xf, 0x2000000000bd01, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008019, 0xf, 0x2000000000bd22, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010019, 0xf, 0x2000000000bd42, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020019, 0xf, 0x2000000000bd5f, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040019, 0xf, 0x2000000000bd83, 0}, {}, &allow_snp};
}
namespace h_rxc_ismq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001024, 0xf, 0x2000000000bda3, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002024, 0xf, 0x2000000000bdc5, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004024, 0xf, 0x2000000000bde7, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008024, 0xf, 0x2000000000be09, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010024, 0xf, 0x2000000000be2a, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020024, 0xf, 0x2000000000be4c, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_ismq0_retry {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x102000000102c, 0xf, 0x2000000000be6e, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x102000000202c, 0xf, 0x2000000000be8f, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x102000000402c, 0xf, 0x2000000000beb0, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x102000000802c, 0xf, 0x2000000000bed1, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x102000001002c, 0xf, 0x2000000000bef1, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x102000002002c, 0xf, 0x2000000000bf12, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_ismq1_reject {
inline constexpr listed any_ismq0{{&uncore_events::list, 0x1020000001025, 0xf, 0x2000000000bf33, 0}, {}, &any_ismq0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002025, 0xf, 0x2000000000bf54, 0}, {}, &ha};
}
namespace h_rxc_ismq1_retry {
inline constexpr listed any{{&uncore_events::list, 0x102000000102d, 0xf, 0x2000000000bf6e, 0}, {}, &any};
inline constexpr listed ha{{&uncore_events::list, 0x102000000202d, 0xf, 0x2000000000bf88, 0}, {}, &ha};
}
namespace h_rxc_occupancy {
inline constexpr listed irq{{&uncore_events::list, 0x20000001011, 1, 0x20000000000aca, 0}, {}, &irq};
inline constexpr listed ipq{{&uncore_events::list, 0x1020000004011, 1, 0x2000000000bfa1, 0}, {}, &ipq};
inline constexpr listed rrq{{&uncore_events::list, 0x1020000040011, 1, 0x2000000000bfb9, 0}, {}, &rrq};
inline constexpr listed wbq{{&uncore_events::list, 0x1020000080011, 1, 0x2000000000bfd1, 0}, {}, &wbq};
}
namespace h_rxc_other0_retry {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x102000000102e, 0xf, 0x2000000000bfe9, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x102000000202e, 0xf, 0x2000000000c00b, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x102000000402e, 0xf, 0x2000000000c02d, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x102000000802e, 0xf, 0x2000000000c04f, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x102000001002e, 0xf, 0x2000000000c070, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x102000002002e, 0xf, 0x2000000000c092, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_other1_retry {
inline constexpr listed any{{&uncore_events::list, 0x102000000102f, 0xf, 0x2000000000c0b4, 0}, {}, &any};
inline constexpr listed ha{{&uncore_events::list, 0x102000000202f, 0xf, 0x2000000000c0cf, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x102000000402f, 0xf, 0x2000000000c0e9, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x102000000802f, 0xf, 0x2000000000c10b, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x102000001002f, 0xf, 0x2000000000c12c, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x102000002002f, 0xf, 0x2000000000c14a, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x102000004002f, 0xf, 0x2000000000c16f, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x102000008002f, 0xf, 0x2000000000c190, 0}, {}, &pa_match};
}
namespace h_rxc_prq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001020, 0xf, 0x2000000000c1b0, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002020, 0xf, 0x2000000000c1d1, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004020, 0xf, 0x2000000000c1f2, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008020, 0xf, 0x2000000000c213, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010020, 0xf, 0x2000000000c233, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020020, 0xf, 0x2000000000c254, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_prq1_reject {
inline constexpr listed any_prq0{{&uncore_events::list, 0x1020000001021, 0xf, 0x2000000000c275, 0}, {}, &any_prq0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002021, 0xf, 0x2000000000c294, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004021, 0xf, 0x2000000000c2ad, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008021, 0xf, 0x2000000000c2ce, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010021, 0xf, 0x2000000000c2ee, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020021, 0xf, 0x2000000000c30b, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040021, 0xf, 0x2000000000c32f, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080021, 0xf, 0x2000000000c34f, 0}, {}, &pa_match};
}
namespace h_rxc_req_q0_retry {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x102000000102a, 0xf, 0x2000000000c36e, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x102000000202a, 0xf, 0x2000000000c390, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x102000000402a, 0xf, 0x2000000000c3b2, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x102000000802a, 0xf, 0x2000000000c3d4, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x102000001002a, 0xf, 0x2000000000c3f5, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x102000002002a, 0xf, 0x2000000000c417, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_req_q1_retry {
inline constexpr listed any{{&uncore_events::list, 0x102000000102b, 0xf, 0x2000000000c439, 0}, {}, &any};
inline constexpr listed ha{{&uncore_events::list, 0x102000000202b, 0xf, 0x2000000000c454, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x102000000402b, 0xf, 0x2000000000c46e, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x102000000802b, 0xf, 0x2000000000c490, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x102000001002b, 0xf, 0x2000000000c4b1, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x102000002002b, 0xf, 0x2000000000c4cf, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x102000004002b, 0xf, 0x2000000000c4f4, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x102000008002b, 0xf, 0x2000000000c515, 0}, {}, &pa_match};
}
namespace h_rxc_rrq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001026, 0xf, 0x2000000000c535, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002026, 0xf, 0x2000000000c556, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004026, 0xf, 0x2000000000c577, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008026, 0xf, 0x2000000000c598, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010026, 0xf, 0x2000000000c5b8, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020026, 0xf, 0x2000000000c5d9, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_rrq1_reject {
inline constexpr listed any_rrq0{{&uncore_events::list, 0x1020000001027, 0xf, 0x2000000000c5fa, 0}, {}, &any_rrq0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002027, 0xf, 0x2000000000c619, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004027, 0xf, 0x2000000000c632, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008027, 0xf, 0x2000000000c653, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010027, 0xf, 0x2000000000c673, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020027, 0xf, 0x2000000000c690, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040027, 0xf, 0x2000000000c6b4, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080027, 0xf, 0x2000000000c6d4, 0}, {}, &pa_match};
}
namespace h_rxc_wbq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001028, 0xf, 0x2000000000c6f3, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002028, 0xf, 0x2000000000c714, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004028, 0xf, 0x2000000000c735, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008028, 0xf, 0x2000000000c756, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010028, 0xf, 0x2000000000c776, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020028, 0xf, 0x2000000000c797, 0}, {}, &bl_ncs_vn0};
}
namespace h_rxc_wbq1_reject {
inline constexpr listed any_wbq0{{&uncore_events::list, 0x1020000001029, 0xf, 0x2000000000c7b8, 0}, {}, &any_wbq0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002029, 0xf, 0x2000000000c7d7, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004029, 0xf, 0x2000000000c7f0, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008029, 0xf, 0x2000000000c811, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010029, 0xf, 0x2000000000c831, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020029, 0xf, 0x2000000000c84e, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040029, 0xf, 0x2000000000c872, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080029, 0xf, 0x2000000000c892, 0}, {}, &pa_match};
}
namespace h_rxr_busy_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b4, 0xf, 0x2000000000c8b1, 0}, {}, &ad_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b4, 0xf, 0x2000000000c8cf, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b4, 0xf, 0x2000000000c8ed, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b4, 0xf, 0x2000000000c90b, 0}, {}, &bl_crd};
}
namespace h_rxr_bypass {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b2, 0xf, 0x2000000000c929, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x10200000020b2, 0xf, 0x2000000000c941, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b2, 0xf, 0x2000000000c959, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x10200000080b2, 0xf, 0x2000000000c971, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b2, 0xf, 0x2000000000c989, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b2, 0xf, 0x2000000000c9a1, 0}, {}, &bl_crd};
}
namespace h_rxr_crd_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b3, 0xf, 0x2000000000c9b9, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x10200000020b3, 0xf, 0x2000000000c9d6, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b3, 0xf, 0x2000000000c9f3, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x10200000080b3, 0xf, 0x2000000000ca10, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b3, 0xf, 0x2000000000ca2d, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b3, 0xf, 0x2000000000ca4a, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&uncore_events::list, 0x10200000800b3, 0xf, 0x2000000000ca67, 0}, {}, &ifv};
}
namespace h_rxr_inserts {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b1, 0xf, 0x2000000000ca81, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x10200000020b1, 0xf, 0x2000000000ca9a, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b1, 0xf, 0x2000000000cab3, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x10200000080b1, 0xf, 0x2000000000cacc, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b1, 0xf, 0x2000000000cae5, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b1, 0xf, 0x2000000000cafe, 0}, {}, &bl_crd};
}
namespace h_rxr_occupancy {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b0, 0xf, 0x2000000000cb17, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x10200000020b0, 0xf, 0x2000000000cb32, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b0, 0xf, 0x2000000000cb4d, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x10200000080b0, 0xf, 0x2000000000cb68, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b0, 0xf, 0x2000000000cb83, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b0, 0xf, 0x2000000000cb9e, 0}, {}, &bl_crd};
}
namespace h_sf_eviction {
inline constexpr listed m_state{{&uncore_events::list, 0x102000000103d, 0xf, 0x200000000081d8, 0}, {}, &m_state};
inline constexpr listed e_state{{&uncore_events::list, 0x102000000203d, 0xf, 0x200000000081f2, 0}, {}, &e_state};
inline constexpr listed s_state{{&uncore_events::list, 0x102000000403d, 0xf, 0x2000000000820c, 0}, {}, &s_state};
}
namespace h_snoop_resp {
inline constexpr listed rspifwd{{&uncore_events::list, 0x2000000405c, 0xf, 0x20000000000206, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&uncore_events::list, 0x2000000805c, 0xf, 0x2000000000021f, 0}, {}, &rspsfwd};
inline constexpr listed rsp_fwd_wb{{&uncore_events::list, 0x2000002005c, 0xf, 0x20000000000238, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rspcnflct{{&uncore_events::list, 0x2000004005c, 0xf, 0x20000000000254, 0}, {}, &rspcnflct};
inline constexpr listed rspi{{&uncore_events::list, 0x102000000105c, 0xf, 0x20000000002811, 0}, {}, &rspi};
inline constexpr listed rsps{{&uncore_events::list, 0x102000000205c, 0xf, 0x20000000002827, 0}, {}, &rsps};
inline constexpr listed rsp_wb{{&uncore_events::list, 0x102000001005c, 0xf, 0x2000000000283d, 0}, {}, &rsp_wb};
inline constexpr listed rspfwd{{&uncore_events::list, 0x102000008005c, 0xf, 0x20000000002855, 0}, {}, &rspfwd};
}
namespace h_snoops_sent {
inline constexpr listed local{{&uncore_events::list, 0x1020000004051, 0xf, 0x20000000002770, 0}, {}, &local};
inline constexpr listed remote{{&uncore_events::list, 0x1020000008051, 0xf, 0x20000000002788, 0}, {}, &remote};
inline constexpr listed bcst_loc{{&uncore_events::list, 0x1020000010051, 0xf, 0x200000000027a1, 0}, {}, &bcst_loc};
inline constexpr listed bcst_rem{{&uncore_events::list, 0x1020000020051, 0xf, 0x200000000027bc, 0}, {}, &bcst_rem};
inline constexpr listed direct_loc{{&uncore_events::list, 0x1020000040051, 0xf, 0x200000000027d7, 0}, {}, &direct_loc};
inline constexpr listed direct_rem{{&uncore_events::list, 0x1020000080051, 0xf, 0x200000000027f4, 0}, {}, &direct_rem};
}
namespace h_snp_rsp_rcv_local {
inline constexpr listed rspi{{&uncore_events::list, 0x102000000105d, 0xf, 0x2000000000286d, 0}, {}, &rspi};
inline constexpr listed rsps{{&uncore_events::list, 0x102000000205d, 0xf, 0x2000000000288a, 0}, {}, &rsps};
inline constexpr listed rspifwd{{&uncore_events::list, 0x102000000405d, 0xf, 0x200000000028a7, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&uncore_events::list, 0x102000000805d, 0xf, 0x200000000028c7, 0}, {}, &rspsfwd};
inline constexpr listed rsp_wb{{&uncore_events::list, 0x102000001005d, 0xf, 0x200000000028e7, 0}, {}, &rsp_wb};
inline constexpr listed rsp_fwd_wb{{&uncore_events::list, 0x102000002005d, 0xf, 0x20000000002906, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rspcnflct{{&uncore_events::list, 0x102000004005d, 0xf, 0x20000000002929, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&uncore_events::list, 0x102000008005d, 0xf, 0x2000000000294b, 0}, {}, &rspfwd};
}
namespace h_stall_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&uncore_events::list, 0x10200000010d0, 0xf, 0x2000000000cbb9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x10200000020d0, 0xf, 0x2000000000cbe1, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x10200000040d0, 0xf, 0x2000000000cc09, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x10200000080d0, 0xf, 0x2000000000cc31, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x10200000100d0, 0xf, 0x2000000000cc59, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x10200000200d0, 0xf, 0x2000000000cc81, 0}, {}, &tgr5};
}
namespace h_stall_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&uncore_events::list, 0x10200000010d2, 0xf, 0x2000000000cca9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x10200000020d2, 0xf, 0x2000000000ccd1, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x10200000040d2, 0xf, 0x2000000000ccf9, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x10200000080d2, 0xf, 0x2000000000cd21, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x10200000100d2, 0xf, 0x2000000000cd49, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x10200000200d2, 0xf, 0x2000000000cd71, 0}, {}, &tgr5};
}
namespace h_stall_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&uncore_events::list, 0x10200000010d4, 0xf, 0x2000000000cd99, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x10200000020d4, 0xf, 0x2000000000cdc1, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x10200000040d4, 0xf, 0x2000000000cde9, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x10200000080d4, 0xf, 0x2000000000ce11, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x10200000100d4, 0xf, 0x2000000000ce39, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x10200000200d4, 0xf, 0x2000000000ce61, 0}, {}, &tgr5};
}
namespace h_stall_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&uncore_events::list, 0x10200000010d6, 0xf, 0x2000000000ce89, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x10200000020d6, 0xf, 0x2000000000ceb1, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x10200000040d6, 0xf, 0x2000000000ced9, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x10200000080d6, 0xf, 0x2000000000cf01, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x10200000100d6, 0xf, 0x2000000000cf29, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x10200000200d6, 0xf, 0x2000000000cf51, 0}, {}, &tgr5};
}
namespace h_txr_horz_ads_used {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x102000000109d, 0xf, 0x2000000000cf79, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x102000000209d, 0xf, 0x2000000000cf98, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x102000000409d, 0xf, 0x2000000000cfb7, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x102000001009d, 0xf, 0x2000000000cfd6, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x102000004009d, 0xf, 0x2000000000cff5, 0}, {}, &bl_crd};
}
namespace h_txr_horz_bypass {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x102000000109f, 0xf, 0x2000000000d014, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x102000000209f, 0xf, 0x2000000000d031, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x102000000409f, 0xf, 0x2000000000d04e, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x102000000809f, 0xf, 0x2000000000d06b, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x102000001009f, 0xf, 0x2000000000d088, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x102000004009f, 0xf, 0x2000000000d0a5, 0}, {}, &bl_crd};
}
namespace h_txr_horz_cycles_full {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001096, 0xf, 0x2000000000d0c2, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002096, 0xf, 0x2000000000d0e4, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004096, 0xf, 0x2000000000d106, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008096, 0xf, 0x2000000000d128, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000010096, 0xf, 0x2000000000d14a, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040096, 0xf, 0x2000000000d16c, 0}, {}, &bl_crd};
}
namespace h_txr_horz_cycles_ne {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001097, 0xf, 0x2000000000d18e, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002097, 0xf, 0x2000000000d1ae, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004097, 0xf, 0x2000000000d1ce, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008097, 0xf, 0x2000000000d1ee, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000010097, 0xf, 0x2000000000d20e, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040097, 0xf, 0x2000000000d22e, 0}, {}, &bl_crd};
}
namespace h_txr_horz_inserts {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001095, 0xf, 0x2000000000d24e, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002095, 0xf, 0x2000000000d26c, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004095, 0xf, 0x2000000000d28a, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008095, 0xf, 0x2000000000d2a8, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000010095, 0xf, 0x2000000000d2c6, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040095, 0xf, 0x2000000000d2e4, 0}, {}, &bl_crd};
}
namespace h_txr_horz_nack {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001099, 0xf, 0x2000000000d302, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002099, 0xf, 0x2000000000d31d, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004099, 0xf, 0x2000000000d338, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008099, 0xf, 0x2000000000d353, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000020099, 0xf, 0x2000000000d36e, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040099, 0xf, 0x2000000000d389, 0}, {}, &bl_crd};
}
namespace h_txr_horz_occupancy {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001094, 0xf, 0x2000000000d3a4, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002094, 0xf, 0x2000000000d3c4, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004094, 0xf, 0x2000000000d3e4, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008094, 0xf, 0x2000000000d404, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000010094, 0xf, 0x2000000000d424, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040094, 0xf, 0x2000000000d444, 0}, {}, &bl_crd};
}
namespace h_txr_horz_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x102000000109b, 0xf, 0x2000000000d464, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x102000000209b, 0xf, 0x2000000000d482, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x102000000409b, 0xf, 0x2000000000d4a0, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x102000000809b, 0xf, 0x2000000000d4be, 0}, {}, &iv_bnc};
}
namespace h_txr_vert_ads_used {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x102000000109c, 0xf, 0x2000000000d4dc, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x102000000209c, 0xf, 0x2000000000d4fb, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x102000000409c, 0xf, 0x2000000000d51a, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x102000001009c, 0xf, 0x2000000000d539, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x102000002009c, 0xf, 0x2000000000d558, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x102000004009c, 0xf, 0x2000000000d577, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_bypass {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x102000000109e, 0xf, 0x2000000000d596, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x102000000209e, 0xf, 0x2000000000d5b3, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x102000000409e, 0xf, 0x2000000000d5d0, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag1{{&uncore_events::list, 0x102000000809e, 0xf, 0x2000000000d5ed, 0}, {}, &iv_ag1};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x102000001009e, 0xf, 0x2000000000d60a, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x102000002009e, 0xf, 0x2000000000d627, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x102000004009e, 0xf, 0x2000000000d644, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_cycles_full {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001092, 0xf, 0x2000000000d661, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002092, 0xf, 0x2000000000d683, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004092, 0xf, 0x2000000000d6a5, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&uncore_events::list, 0x1020000008092, 0xf, 0x2000000000d6c7, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010092, 0xf, 0x2000000000d6e9, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020092, 0xf, 0x2000000000d70b, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040092, 0xf, 0x2000000000d72d, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_cycles_ne {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001093, 0xf, 0x2000000000d74f, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002093, 0xf, 0x2000000000d76f, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004093, 0xf, 0x2000000000d78f, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&uncore_events::list, 0x1020000008093, 0xf, 0x2000000000d7af, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010093, 0xf, 0x2000000000d7cf, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020093, 0xf, 0x2000000000d7ef, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040093, 0xf, 0x2000000000d80f, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_inserts {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001091, 0xf, 0x2000000000d82f, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002091, 0xf, 0x2000000000d84d, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004091, 0xf, 0x2000000000d86b, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&uncore_events::list, 0x1020000008091, 0xf, 0x2000000000d889, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010091, 0xf, 0x2000000000d8a7, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020091, 0xf, 0x2000000000d8c5, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040091, 0xf, 0x2000000000d8e3, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_nack {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001098, 0xf, 0x2000000000d901, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002098, 0xf, 0x2000000000d91c, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004098, 0xf, 0x2000000000d937, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x1020000008098, 0xf, 0x2000000000d952, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010098, 0xf, 0x2000000000d969, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020098, 0xf, 0x2000000000d984, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040098, 0xf, 0x2000000000d99f, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_occupancy {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001090, 0xf, 0x2000000000d9ba, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002090, 0xf, 0x2000000000d9da, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004090, 0xf, 0x2000000000d9fa, 0}, {}, &bl_ag0};
inline constexpr listed iv_ag0{{&uncore_events::list, 0x1020000008090, 0xf, 0x2000000000da1a, 0}, {}, &iv_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010090, 0xf, 0x2000000000da3a, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020090, 0xf, 0x2000000000da5a, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040090, 0xf, 0x2000000000da7a, 0}, {}, &bl_ag1};
}
namespace h_txr_vert_starved {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x102000000109a, 0xf, 0x2000000000da9a, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x102000000209a, 0xf, 0x2000000000dab8, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x102000000409a, 0xf, 0x2000000000dad6, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x102000000809a, 0xf, 0x2000000000daf4, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x102000001009a, 0xf, 0x2000000000db0e, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x102000002009a, 0xf, 0x2000000000db2c, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x102000004009a, 0xf, 0x2000000000db4a, 0}, {}, &bl_ag1};
}
namespace h_vert_ring_ad_in_use {
inline constexpr listed up_even{{&uncore_events::list, 0x10200000010a6, 0xf, 0x2000000000db68, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x10200000020a6, 0xf, 0x2000000000db8a, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&uncore_events::list, 0x10200000040a6, 0xf, 0x2000000000dbab, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x10200000080a6, 0xf, 0x2000000000dbcd, 0}, {}, &dn_odd};
}
namespace h_vert_ring_ak_in_use {
inline constexpr listed up_even{{&uncore_events::list, 0x10200000010a8, 0xf, 0x2000000000dbee, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x10200000020a8, 0xf, 0x2000000000dc10, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&uncore_events::list, 0x10200000040a8, 0xf, 0x2000000000dc31, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x10200000080a8, 0xf, 0x2000000000dc53, 0}, {}, &dn_odd};
}
namespace h_vert_ring_bl_in_use {
inline constexpr listed up_even{{&uncore_events::list, 0x10200000010aa, 0xf, 0x2000000000dc74, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x10200000020aa, 0xf, 0x2000000000dc96, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&uncore_events::list, 0x10200000040aa, 0xf, 0x2000000000dcb7, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x10200000080aa, 0xf, 0x2000000000dcd9, 0}, {}, &dn_odd};
}
namespace h_vert_ring_iv_in_use {
inline constexpr listed up{{&uncore_events::list, 0x10200000010ac, 0xf, 0x2000000000dcfa, 0}, {}, &up};
inline constexpr listed dn{{&uncore_events::list, 0x10200000040ac, 0xf, 0x2000000000dd17, 0}, {}, &dn};
}
namespace h_wb_push_mtoi {
inline constexpr listed llc{{&uncore_events::list, 0x1020000001056, 0xf, 0x20000000002a56, 0}, {}, &llc};
inline constexpr listed mem{{&uncore_events::list, 0x1020000002056, 0xf, 0x20000000002a6d, 0}, {}, &mem};
}
namespace h_write_no_credits {
inline constexpr listed mc0_smi0{{&uncore_events::list, 0x102000000105a, 0xf, 0x20000000002a84, 0}, {}, &mc0_smi0};
inline constexpr listed mc1_smi1{{&uncore_events::list, 0x102000000205a, 0xf, 0x20000000002aa4, 0}, {}, &mc1_smi1};
inline constexpr listed edc0_smi2{{&uncore_events::list, 0x102000000405a, 0xf, 0x20000000002ac4, 0}, {}, &edc0_smi2};
inline constexpr listed edc1_smi3{{&uncore_events::list, 0x102000000805a, 0xf, 0x20000000002ae5, 0}, {}, &edc1_smi3};
inline constexpr listed edc2_smi4{{&uncore_events::list, 0x102000001005a, 0xf, 0x20000000002b06, 0}, {}, &edc2_smi4};
inline constexpr listed edc3_smi5{{&uncore_events::list, 0x102000002005a, 0xf, 0x20000000002b27, 0}, {}, &edc3_smi5};
}
namespace h_xsnp_resp {
inline constexpr listed ext_rsp_hitfse{{&uncore_events::list, 0x1020000021032, 0xf, 0x2000000000dd34, 0}, {}, &ext_rsp_hitfse};
inline constexpr listed core_rsp_hitfse{{&uncore_events::list, 0x1020000041032, 0xf, 0x2000000000dd53, 0}, {}, &core_rsp_hitfse};
inline constexpr listed evict_rsp_hitfse{{&uncore_events::list, 0x1020000081032, 0xf, 0x2000000000dd73, 0}, {}, &evict_rsp_hitfse};
inline constexpr listed any_rsp_hitfse{{&uncore_events::list, 0x10200000e1032, 0xf, 0x2000000000dd94, 0}, {}, &any_rsp_hitfse};
inline constexpr listed ext_rsps_fwdfe{{&uncore_events::list, 0x1020000022032, 0xf, 0x2000000000ddb3, 0}, {}, &ext_rsps_fwdfe};
inline constexpr listed core_rsps_fwdfe{{&uncore_events::list, 0x1020000042032, 0xf, 0x2000000000ddd2, 0}, {}, &core_rsps_fwdfe};
inline constexpr listed evict_rsps_fwdfe{{&uncore_events::list, 0x1020000082032, 0xf, 0x2000000000ddf2, 0}, {}, &evict_rsps_fwdfe};
inline constexpr listed any_rsps_fwdfe{{&uncore_events::list, 0x10200000e2032, 0xf, 0x2000000000de13, 0}, {}, &any_rsps_fwdfe};
inline constexpr listed ext_rspi_fwdfe{{&uncore_events::list, 0x1020000024032, 0xf, 0x2000000000de32, 0}, {}, &ext_rspi_fwdfe};
inline constexpr listed core_rspi_fwdfe{{&uncore_events::list, 0x1020000044032, 0xf, 0x2000000000de51, 0}, {}, &core_rspi_fwdfe};
inline constexpr listed evict_rspi_fwdfe{{&uncore_events::list, 0x1020000084032, 0xf, 0x2000000000de71, 0}, {}, &evict_rspi_fwdfe};
inline constexpr listed any_rspi_fwdfe{{&uncore_events::list, 0x10200000e4032, 0xf, 0x2000000000de92, 0}, {}, &any_rspi_fwdfe};
inline constexpr listed ext_rsps_fwdm{{&uncore_events::list, 0x1020000028032, 0xf, 0x2000000000deb1, 0}, {}, &ext_rsps_fwdm};
inline constexpr listed core_rsps_fwdm{{&uncore_events::list, 0x1020000048032, 0xf, 0x2000000000decf, 0}, {}, &core_rsps_fwdm};
inline constexpr listed evict_rsps_fwdm{{&uncore_events::list, 0x1020000088032, 0xf, 0x2000000000deee, 0}, {}, &evict_rsps_fwdm};
inline constexpr listed any_rsps_fwdm{{&uncore_events::list, 0x10200000e8032, 0xf, 0x2000000000df0e, 0}, {}, &any_rsps_fwdm};
inline constexpr listed ext_rspi_fwdm{{&uncore_events::list, 0x1020000030032, 0xf, 0x2000000000df2c, 0}, {}, &ext_rspi_fwdm};
inline constexpr listed core_rspi_fwdm{{&uncore_events::list, 0x1020000050032, 0xf, 0x2000000000df4a, 0}, {}, &core_rspi_fwdm};
inline constexpr listed evict_rspi_fwdm{{&uncore_events::list, 0x1020000090032, 0xf, 0x2000000000df69, 0}, {}, &evict_rspi_fwdm};
inline constexpr listed any_rspi_fwdm{{&uncore_events::list, 0x10200000f0032, 0xf, 0x2000000000df89, 0}, {}, &any_rspi_fwdm};
}
namespace hitme_hit {
inline constexpr listed ex_rds{{&uncore_events::list, 0x2000000105f, 0xf, 0xd26, 0}, {}, &ex_rds};
inline constexpr listed shared_ownreq{{&uncore_events::list, 0x102000000405f, 0xf, 0xf126, 0}, {}, &shared_ownreq};
inline constexpr listed wbmtoe{{&uncore_events::list, 0x102000000805f, 0xf, 0xf146, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi_or_s{{&uncore_events::list, 0x102000001005f, 0xf, 0xf15f, 0}, {}, &wbmtoi_or_s};
}
namespace hitme_lookup {
inline constexpr listed read{{&uncore_events::list, 0x102000000105e, 0xf, 0xf17d, 0}, {}, &read};
inline constexpr listed write{{&uncore_events::list, 0x102000000205e, 0xf, 0xf197, 0}, {}, &write};
}
namespace hitme_miss {
inline constexpr listed shared_rdinvown{{&uncore_events::list, 0x1020000020060, 0xf, 0xf1b2, 0}, {}, &shared_rdinvown};
inline constexpr listed notshared_rdinvown{{&uncore_events::list, 0x1020000040060, 0xf, 0xf1d5, 0}, {}, &notshared_rdinvown};
inline constexpr listed read_or_inv{{&uncore_events::list, 0x1020000080060, 0xf, 0xf1fb, 0}, {}, &read_or_inv};
}
namespace hitme_update {
inline constexpr listed deallocate_rspfwdi_loc{{&uncore_events::list, 0x1020000001061, 0xf, 0xf21a, 0}, {}, &deallocate_rspfwdi_loc};
inline constexpr listed rspfwdi_rem{{&uncore_events::list, 0x1020000002061, 0xf, 0xf246, 0}, {}, &rspfwdi_rem};
inline constexpr listed shared{{&uncore_events::list, 0x1020000004061, 0xf, 0xf267, 0}, {}, &shared};
inline constexpr listed rdinvown{{&uncore_events::list, 0x1020000008061, 0xf, 0xf283, 0}, {}, &rdinvown};
inline constexpr listed deallocate{{&uncore_events::list, 0x1020000010061, 0xf, 0xf2a1, 0}, {}, &deallocate};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x10200000010a7, 0xf, 0x1060b, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x10200000020a7, 0xf, 0x10631, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x10200000040a7, 0xf, 0x10656, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x10200000080a7, 0xf, 0x1067d, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x10200000010a9, 0xf, 0x106a3, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x10200000020a9, 0xf, 0x106c9, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x10200000040a9, 0xf, 0x106ee, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x10200000080a9, 0xf, 0x10715, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x10200000010ab, 0xf, 0x1073b, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x10200000020ab, 0xf, 0x10761, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x10200000040ab, 0xf, 0x10786, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x10200000080ab, 0xf, 0x107ad, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&uncore_events::list, 0x10200000010ad, 0xf, 0x107d3, 0}, {}, &left};
inline constexpr listed right{{&uncore_events::list, 0x10200000040ad, 0xf, 0x107f4, 0}, {}, &right};
}
namespace imc_reads_count {
inline constexpr listed normal{{&uncore_events::list, 0x20000001059, 0xf, 0xe04, 0}, {}, &normal};
inline constexpr listed priority{{&uncore_events::list, 0x1020000002059, 0xf, 0xf7dc, 0}, {}, &priority};
}
namespace imc_writes_count {
inline constexpr listed full{{&uncore_events::list, 0x2000000105b, 0xf, 0xe23, 0}, {}, &full};
inline constexpr listed partial{{&uncore_events::list, 0x102000000205b, 0xf, 0xf7fd, 0}, {}, &partial};
inline constexpr listed full_priority{{&uncore_events::list, 0x102000000405b, 0xf, 0xf81e, 0}, {}, &full_priority};
inline constexpr listed partial_priority{{&uncore_events::list, 0x102000000805b, 0xf, 0xf845, 0}, {}, &partial_priority};
inline constexpr listed full_mig{{&uncore_events::list, 0x102000001005b, 0xf, 0xf86f, 0}, {}, &full_mig};
inline constexpr listed partial_mig{{&uncore_events::list, 0x102000002005b, 0xf, 0xf891, 0}, {}, &partial_mig};
}
namespace iodc_alloc {
inline constexpr listed invitom{{&uncore_events::list, 0x1020000001062, 0xf, 0xf8b6, 0}, {}, &invitom};
inline constexpr listed iodcfull{{&uncore_events::list, 0x1020000002062, 0xf, 0xf8d1, 0}, {}, &iodcfull};
inline constexpr listed osbgated{{&uncore_events::list, 0x1020000004062, 0xf, 0xf8ed, 0}, {}, &osbgated};
}
namespace iodc_dealloc {
inline constexpr listed wbmtoe{{&uncore_events::list, 0x1020000001063, 0xf, 0xf909, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi{{&uncore_events::list, 0x1020000002063, 0xf, 0xf925, 0}, {}, &wbmtoi};
inline constexpr listed wbpushmtoi{{&uncore_events::list, 0x1020000004063, 0xf, 0xf941, 0}, {}, &wbpushmtoi};
inline constexpr listed snpout{{&uncore_events::list, 0x1020000008063, 0xf, 0xf961, 0}, {}, &snpout};
inline constexpr listed all{{&uncore_events::list, 0x1020000010063, 0xf, 0xf97d, 0}, {}, &all};
}
namespace llc_lookup {
inline constexpr listed data_read{{&uncore_events::list, 0x2d020000003034, 0xf, 0xfc08, 0}, {}, &data_read};
inline constexpr listed write{{&uncore_events::list, 0x2d020000005034, 0xf, 0xfc25, 0}, {}, &write};
inline constexpr listed remote_snoop{{&uncore_events::list, 0x2d020000009034, 0xf, 0xfc3e, 0}, {}, &remote_snoop};
inline constexpr listed any{{&uncore_events::list, 0x2d020000011034, 0xf, 0xfc5e, 0}, {}, &any};
inline constexpr listed local{{&uncore_events::list, 0x2d020000031034, 0xf, 0xfc75, 0}, {}, &local};
inline constexpr listed remote{{&uncore_events::list, 0x2d020000091034, 0xf, 0xfc8e, 0}, {}, &remote};
}
namespace llc_victims {
inline constexpr listed total_m{{&uncore_events::list, 0x20000001037, 0xf, 0x1b5d, 0}, {}, &total_m};
inline constexpr listed total_e{{&uncore_events::list, 0x20000002037, 0xf, 0x1b79, 0}, {}, &total_e};
inline constexpr listed total_s{{&uncore_events::list, 0x20000004037, 0xf, 0x1b95, 0}, {}, &total_s};
inline constexpr listed total_f{{&uncore_events::list, 0x20000008037, 0xf, 0x1bb1, 0}, {}, &total_f};
inline constexpr listed m_state{{&uncore_events::list, 0x1020000001037, 0xf, 0x2000000000fca8, 0}, {}, &m_state};
inline constexpr listed e_state{{&uncore_events::list, 0x1020000002037, 0xf, 0x2000000000fcc4, 0}, {}, &e_state};
inline constexpr listed s_state{{&uncore_events::list, 0x1020000004037, 0xf, 0x2000000000fce0, 0}, {}, &s_state};
inline constexpr listed f_state{{&uncore_events::list, 0x1020000008037, 0xf, 0x2000000000fcfc, 0}, {}, &f_state};
inline constexpr listed local_all{{&uncore_events::list, 0x102000002f037, 0xf, 0xfd18, 0}, {}, &local_all};
inline constexpr listed remote{{&uncore_events::list, 0x1020000080037, 0xf, 0x2000000000fd36, 0}, {}, &remote};
inline constexpr listed local{{&uncore_events::list, 0x1020000020037, 0xf, 0x2000000001938b, 0}, {}, &local};
inline constexpr listed local_m{{&uncore_events::list, 0x1020000021037, 0xf, 0x19acd, 0}, {}, &local_m};
inline constexpr listed local_e{{&uncore_events::list, 0x1020000022037, 0xf, 0x19ae9, 0}, {}, &local_e};
inline constexpr listed local_s{{&uncore_events::list, 0x1020000024037, 0xf, 0x19b05, 0}, {}, &local_s};
inline constexpr listed local_f{{&uncore_events::list, 0x1020000028037, 0xf, 0x19b21, 0}, {}, &local_f};
inline constexpr listed remote_m{{&uncore_events::list, 0x1020000081037, 0xf, 0x19b3d, 0}, {}, &remote_m};
inline constexpr listed remote_e{{&uncore_events::list, 0x1020000082037, 0xf, 0x19b5a, 0}, {}, &remote_e};
inline constexpr listed remote_s{{&uncore_events::list, 0x1020000084037, 0xf, 0x19b77, 0}, {}, &remote_s};
inline constexpr listed remote_f{{&uncore_events::list, 0x1020000088037, 0xf, 0x19b94, 0}, {}, &remote_f};
inline constexpr listed remote_all{{&uncore_events::list, 0x102000008f037, 0xf, 0x19bb1, 0}, {}, &remote_all};
}
namespace misc {
inline constexpr listed rfo_hit_s{{&uncore_events::list, 0x20000008039, 0xf, 0xe41, 0}, {}, &rfo_hit_s};
inline constexpr listed rspi_was_fse{{&uncore_events::list, 0x1020000001039, 0xf, 0xf996, 0}, {}, &rspi_was_fse};
inline constexpr listed wc_aliasing{{&uncore_events::list, 0x1020000002039, 0xf, 0xf9b0, 0}, {}, &wc_aliasing};
inline constexpr listed cv0_pref_vic{{&uncore_events::list, 0x1020000010039, 0xf, 0xf9c9, 0}, {}, &cv0_pref_vic};
inline constexpr listed cv0_pref_miss{{&uncore_events::list, 0x1020000020039, 0xf, 0xf9e3, 0}, {}, &cv0_pref_miss};
}
namespace read_no_credits {
inline constexpr listed mc0_smi0{{&uncore_events::list, 0x1020000001058, 0xf, 0xfa0a, 0}, {}, &mc0_smi0};
inline constexpr listed mc1_smi1{{&uncore_events::list, 0x1020000002058, 0xf, 0xfa2b, 0}, {}, &mc1_smi1};
inline constexpr listed edc0_smi2{{&uncore_events::list, 0x1020000004058, 0xf, 0xfa4c, 0}, {}, &edc0_smi2};
inline constexpr listed edc1_smi3{{&uncore_events::list, 0x1020000008058, 0xf, 0xfa6e, 0}, {}, &edc1_smi3};
inline constexpr listed edc2_smi4{{&uncore_events::list, 0x1020000010058, 0xf, 0xfa90, 0}, {}, &edc2_smi4};
inline constexpr listed edc3_smi5{{&uncore_events::list, 0x1020000020058, 0xf, 0xfab2, 0}, {}, &edc3_smi5};
}
namespace requests {
inline constexpr listed reads{{&uncore_events::list, 0x20000003050, 0xf, 0xe58, 0}, {}, &reads};
inline constexpr listed writes{{&uncore_events::list, 0x2000000c050, 0xf, 0xe6f, 0}, {}, &writes};
inline constexpr listed reads_local{{&uncore_events::list, 0x20000001050, 0xf, 0xe87, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&uncore_events::list, 0x20000002050, 0xf, 0xea4, 0}, {}, &reads_remote};
inline constexpr listed writes_local{{&uncore_events::list, 0x20000004050, 0xf, 0xec2, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&uncore_events::list, 0x20000008050, 0xf, 0xee0, 0}, {}, &writes_remote};
inline constexpr listed invitoe_local{{&uncore_events::list, 0x20000010050, 0xf, 0xeff, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&uncore_events::list, 0x20000020050, 0xf, 0xf1e, 0}, {}, &invitoe_remote};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&uncore_events::list, 0x10200000010a1, 0xf, 0x10816, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x10200000020a1, 0xf, 0x10833, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x10200000040a1, 0xf, 0x10850, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x10200000080a1, 0xf, 0x1086d, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&uncore_events::list, 0x10200000010a0, 0xf, 0x1088a, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x10200000020a0, 0xf, 0x108a7, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x10200000040a0, 0xf, 0x108c4, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x10200000080a0, 0xf, 0x108e1, 0}, {}, &iv};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&uncore_events::list, 0x10200000010a3, 0xf, 0x108fe, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x10200000020a3, 0xf, 0x10920, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x10200000040a3, 0xf, 0x10942, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x10200000080a3, 0xf, 0x10964, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x10200000200a3, 0xf, 0x10986, 0}, {}, &ak_ag1};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&uncore_events::list, 0x10200000010a2, 0xf, 0x109ac, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x10200000020a2, 0xf, 0x109ce, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x10200000040a2, 0xf, 0x109f0, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x10200000080a2, 0xf, 0x10a12, 0}, {}, &iv};
}
namespace rxc_inserts {
inline constexpr listed irq{{&uncore_events::list, 0x20000001013, 0xf, 0x1054, 0}, {}, &irq};
inline constexpr listed irq_rej{{&uncore_events::list, 0x1020000002013, 0xf, 0x10a4b, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&uncore_events::list, 0x1020000004013, 0xf, 0x10a67, 0}, {}, &ipq};
inline constexpr listed prq{{&uncore_events::list, 0x1020000010013, 0xf, 0x10a7f, 0}, {}, &prq};
inline constexpr listed prq_rej{{&uncore_events::list, 0x1020000020013, 0xf, 0x10a97, 0}, {}, &prq_rej};
inline constexpr listed rrq{{&uncore_events::list, 0x1020000040013, 0xf, 0x10ab3, 0}, {}, &rrq};
inline constexpr listed wbq{{&uncore_events::list, 0x1020000080013, 0xf, 0x10acb, 0}, {}, &wbq};
}
namespace rxc_ipq0_reject {
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040022, 0xf, 0xe7c0, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080022, 0xf, 0xe7e3, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001022, 0xf, 0x10ae3, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002022, 0xf, 0x10b06, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004022, 0xf, 0x10b29, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008022, 0xf, 0x10b4c, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010022, 0xf, 0x10b6e, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020022, 0xf, 0x10b91, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_ipq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001023, 0xf, 0x10bb4, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002023, 0xf, 0x10bd1, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004023, 0xf, 0x10bec, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008023, 0xf, 0x10c0f, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010023, 0xf, 0x10c31, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020023, 0xf, 0x10c50, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040023, 0xf, 0x10c76, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080023, 0xf, 0x10c98, 0}, {}, &pa_match};
}
namespace rxc_irq0_reject {
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040018, 0xf, 0xe806, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080018, 0xf, 0xe829, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001018, 0xf, 0x10d85, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002018, 0xf, 0x10da8, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004018, 0xf, 0x10dcb, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008018, 0xf, 0x10dee, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010018, 0xf, 0x10e10, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020018, 0xf, 0x10e33, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_irq1_reject {
inline constexpr listed pa_match{{&uncore_events::list, 0x20000080019, 0xf, 0x106c, 0}, {}, &pa_match};
inline constexpr listed any0{{&uncore_events::list, 0x1020000001019, 0xf, 0x10e56, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002019, 0xf, 0x10e73, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004019, 0xf, 0x10e8e, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008019, 0xf, 0x10eb1, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010019, 0xf, 0x10ed3, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020019, 0xf, 0x10ef2, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040019, 0xf, 0x10f18, 0}, {}, &allow_snp};
}
namespace rxc_ismq0_reject {
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040024, 0xf, 0xe84c, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080024, 0xf, 0xe870, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001024, 0xf, 0x10f3a, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002024, 0xf, 0x10f5e, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004024, 0xf, 0x10f82, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008024, 0xf, 0x10fa6, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010024, 0xf, 0x10fc9, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020024, 0xf, 0x10fed, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_ismq0_retry {
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x102000004002c, 0xf, 0xe894, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x102000008002c, 0xf, 0xe8b7, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x102000000102c, 0xf, 0x11011, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x102000000202c, 0xf, 0x11034, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x102000000402c, 0xf, 0x11057, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x102000000802c, 0xf, 0x1107a, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x102000001002c, 0xf, 0x1109c, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x102000002002c, 0xf, 0x110bf, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_ismq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001025, 0xf, 0x110e2, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002025, 0xf, 0x11100, 0}, {}, &ha};
}
namespace rxc_ismq1_retry {
inline constexpr listed any0{{&uncore_events::list, 0x102000000102d, 0xf, 0x1111c, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x102000000202d, 0xf, 0x11139, 0}, {}, &ha};
}
namespace rxc_occupancy {
inline constexpr listed irq{{&uncore_events::list, 0x20000001011, 1, 0x108d, 0}, {}, &irq};
inline constexpr listed ipq{{&uncore_events::list, 0x1020000004011, 1, 0x11154, 0}, {}, &ipq};
inline constexpr listed rrq{{&uncore_events::list, 0x1020000040011, 1, 0x1116e, 0}, {}, &rrq};
inline constexpr listed wbq{{&uncore_events::list, 0x1020000080011, 1, 0x11188, 0}, {}, &wbq};
}
namespace rxc_other0_retry {
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x102000004002e, 0xf, 0xe8da, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x102000008002e, 0xf, 0xe8fe, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x102000000102e, 0xf, 0x111a2, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x102000000202e, 0xf, 0x111c6, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x102000000402e, 0xf, 0x111ea, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x102000000802e, 0xf, 0x1120e, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x102000001002e, 0xf, 0x11231, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x102000002002e, 0xf, 0x11255, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_other1_retry {
inline constexpr listed any0{{&uncore_events::list, 0x102000000102f, 0xf, 0x11279, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x102000000202f, 0xf, 0x11297, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x102000000402f, 0xf, 0x112b3, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x102000000802f, 0xf, 0x112d7, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x102000001002f, 0xf, 0x112fa, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x102000002002f, 0xf, 0x1131a, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x102000004002f, 0xf, 0x11341, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x102000008002f, 0xf, 0x11364, 0}, {}, &pa_match};
}
namespace rxc_prq0_reject {
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040020, 0xf, 0xe922, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080020, 0xf, 0xe945, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001020, 0xf, 0x11386, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002020, 0xf, 0x113a9, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004020, 0xf, 0x113cc, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008020, 0xf, 0x113ef, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010020, 0xf, 0x11411, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020020, 0xf, 0x11434, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_prq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001021, 0xf, 0x11457, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002021, 0xf, 0x11474, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004021, 0xf, 0x1148f, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008021, 0xf, 0x114b2, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010021, 0xf, 0x114d4, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020021, 0xf, 0x114f3, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040021, 0xf, 0x11519, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080021, 0xf, 0x1153b, 0}, {}, &pa_match};
}
namespace rxc_req_q0_retry {
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x102000004002a, 0xf, 0xe968, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x102000008002a, 0xf, 0xe98c, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x102000000102a, 0xf, 0x1155c, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x102000000202a, 0xf, 0x11580, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x102000000402a, 0xf, 0x115a4, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x102000000802a, 0xf, 0x115c8, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x102000001002a, 0xf, 0x115eb, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x102000002002a, 0xf, 0x1160f, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_req_q1_retry {
inline constexpr listed any0{{&uncore_events::list, 0x102000000102b, 0xf, 0xf019, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x102000000202b, 0xf, 0xf037, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x102000000402b, 0xf, 0xf053, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x102000000802b, 0xf, 0xf077, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x102000001002b, 0xf, 0xf09a, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x102000002002b, 0xf, 0xf0ba, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x102000004002b, 0xf, 0xf0e1, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x102000008002b, 0xf, 0xf104, 0}, {}, &pa_match};
}
namespace rxc_rrq0_reject {
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040026, 0xf, 0xe9b0, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080026, 0xf, 0xe9d3, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001026, 0xf, 0x11633, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002026, 0xf, 0x11656, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004026, 0xf, 0x11679, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008026, 0xf, 0x1169c, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010026, 0xf, 0x116be, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020026, 0xf, 0x116e1, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_rrq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001027, 0xf, 0x11704, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002027, 0xf, 0x11721, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004027, 0xf, 0x1173c, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008027, 0xf, 0x1175f, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010027, 0xf, 0x11781, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020027, 0xf, 0x117a0, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040027, 0xf, 0x117c6, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080027, 0xf, 0x117e8, 0}, {}, &pa_match};
}
namespace rxc_wbq0_reject {
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040028, 0xf, 0xe9f6, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080028, 0xf, 0xea19, 0}, {}, &iv_non_upi};
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001028, 0xf, 0x11809, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002028, 0xf, 0x1182c, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004028, 0xf, 0x1184f, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008028, 0xf, 0x11872, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010028, 0xf, 0x11894, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020028, 0xf, 0x118b7, 0}, {}, &bl_ncs_vn0};
}
namespace rxc_wbq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001029, 0xf, 0x118da, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002029, 0xf, 0x118f7, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004029, 0xf, 0x11912, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008029, 0xf, 0x11935, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010029, 0xf, 0x11957, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020029, 0xf, 0x11976, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040029, 0xf, 0x1199c, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080029, 0xf, 0x119be, 0}, {}, &pa_match};
}
namespace rxr_busy_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b4, 0xf, 0xea3c, 0}, {}, &ad_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b4, 0xf, 0xea5c, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b4, 0xf, 0xea7c, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b4, 0xf, 0xea9c, 0}, {}, &bl_crd};
}
namespace rxr_bypass {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b2, 0xf, 0xeabc, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x10200000020b2, 0xf, 0xead6, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b2, 0xf, 0xeaf0, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x10200000080b2, 0xf, 0xeb0a, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b2, 0xf, 0xeb24, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b2, 0xf, 0xeb3e, 0}, {}, &bl_crd};
}
namespace rxr_crd_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b3, 0xf, 0xeb58, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x10200000020b3, 0xf, 0xeb77, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b3, 0xf, 0xeb96, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x10200000080b3, 0xf, 0xebb5, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b3, 0xf, 0xebd4, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b3, 0xf, 0xebf3, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&uncore_events::list, 0x10200000800b3, 0xf, 0xec12, 0}, {}, &ifv};
}
namespace rxr_inserts {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b1, 0xf, 0xec2e, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x10200000020b1, 0xf, 0xec49, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b1, 0xf, 0xec64, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x10200000080b1, 0xf, 0xec7f, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b1, 0xf, 0xec9a, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b1, 0xf, 0xecb5, 0}, {}, &bl_crd};
}
namespace rxr_occupancy {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x10200000010b0, 0xf, 0xecd0, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x10200000020b0, 0xf, 0xeced, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x10200000040b0, 0xf, 0xed0a, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x10200000080b0, 0xf, 0xed27, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x10200000100b0, 0xf, 0xed44, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x10200000400b0, 0xf, 0xed61, 0}, {}, &bl_crd};
}
namespace sf_eviction {
inline constexpr listed m_state{{&uncore_events::list, 0x2000000103d, 0xf, 0xfe4, 0}, {}, &m_state};
inline constexpr listed e_state{{&uncore_events::list, 0x2000000203d, 0xf, 0x1000, 0}, {}, &e_state};
inline constexpr listed s_state{{&uncore_events::list, 0x2000000403d, 0xf, 0x101c, 0}, {}, &s_state};
}
namespace snoop_resp {
inline constexpr listed rspi{{&uncore_events::list, 0x2000000105c, 0xf, 0xf3e, 0}, {}, &rspi};
inline constexpr listed rspifwd{{&uncore_events::list, 0x2000000405c, 0xf, 0xf56, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&uncore_events::list, 0x2000000805c, 0xf, 0xf71, 0}, {}, &rspsfwd};
inline constexpr listed rsp_wbwb{{&uncore_events::list, 0x2000001005c, 0xf, 0xf8c, 0}, {}, &rsp_wbwb};
inline constexpr listed rsp_fwd_wb{{&uncore_events::list, 0x2000002005c, 0xf, 0xfa8, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rspcnflcts{{&uncore_events::list, 0x2000004005c, 0xf, 0xfc6, 0}, {}, &rspcnflcts};
inline constexpr listed rsps{{&uncore_events::list, 0x102000000205c, 0xf, 0xfad4, 0}, {}, &rsps};
inline constexpr listed rspfwd{{&uncore_events::list, 0x102000008005c, 0xf, 0xfaec, 0}, {}, &rspfwd};
}
namespace snoop_resp_local {
inline constexpr listed rspi{{&uncore_events::list, 0x102000000105d, 0xf, 0xf390, 0}, {}, &rspi};
inline constexpr listed rsps{{&uncore_events::list, 0x102000000205d, 0xf, 0xf3ae, 0}, {}, &rsps};
inline constexpr listed rspifwd{{&uncore_events::list, 0x102000000405d, 0xf, 0xf3cc, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&uncore_events::list, 0x102000000805d, 0xf, 0xf3ed, 0}, {}, &rspsfwd};
inline constexpr listed rsp_wb{{&uncore_events::list, 0x102000001005d, 0xf, 0xf40e, 0}, {}, &rsp_wb};
inline constexpr listed rsp_fwd_wb{{&uncore_events::list, 0x102000002005d, 0xf, 0xf42e, 0}, {}, &rsp_fwd_wb};
inline constexpr listed rspcnflct{{&uncore_events::list, 0x102000004005d, 0xf, 0xf452, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&uncore_events::list, 0x102000008005d, 0xf, 0xf475, 0}, {}, &rspfwd};
}
namespace snoops_sent {
inline constexpr listed all{{&uncore_events::list, 0x1020000001051, 0xf, 0xf2c1, 0}, {}, &all};
inline constexpr listed local{{&uncore_events::list, 0x1020000004051, 0xf, 0xf2d9, 0}, {}, &local};
inline constexpr listed remote{{&uncore_events::list, 0x1020000008051, 0xf, 0xf2f3, 0}, {}, &remote};
inline constexpr listed bcst_local{{&uncore_events::list, 0x1020000010051, 0xf, 0xf30e, 0}, {}, &bcst_local};
inline constexpr listed bcst_remote{{&uncore_events::list, 0x1020000020051, 0xf, 0xf32d, 0}, {}, &bcst_remote};
inline constexpr listed direct_local{{&uncore_events::list, 0x1020000040051, 0xf, 0xf34d, 0}, {}, &direct_local};
inline constexpr listed direct_remote{{&uncore_events::list, 0x1020000080051, 0xf, 0xf36e, 0}, {}, &direct_remote};
}
namespace stall_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&uncore_events::list, 0x10200000010d0, 0xf, 0x119df, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x10200000020d0, 0xf, 0x11a09, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x10200000040d0, 0xf, 0x11a33, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x10200000080d0, 0xf, 0x11a5d, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x10200000100d0, 0xf, 0x11a87, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x10200000200d0, 0xf, 0x11ab1, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&uncore_events::list, 0x10200000010d2, 0xf, 0x11adb, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x10200000020d2, 0xf, 0x11b05, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x10200000040d2, 0xf, 0x11b2f, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x10200000080d2, 0xf, 0x11b59, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x10200000100d2, 0xf, 0x11b83, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x10200000200d2, 0xf, 0x11bad, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&uncore_events::list, 0x10200000010d4, 0xf, 0x11bd7, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x10200000020d4, 0xf, 0x11c01, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x10200000040d4, 0xf, 0x11c2b, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x10200000080d4, 0xf, 0x11c55, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x10200000100d4, 0xf, 0x11c7f, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x10200000200d4, 0xf, 0x11ca9, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&uncore_events::list, 0x10200000010d6, 0xf, 0x11cd3, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x10200000020d6, 0xf, 0x11cfd, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x10200000040d6, 0xf, 0x11d27, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x10200000080d6, 0xf, 0x11d51, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x10200000100d6, 0xf, 0x11d7b, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x10200000200d6, 0xf, 0x11da5, 0}, {}, &tgr5};
}
namespace tor_inserts {
inline constexpr listed io_hit{{&uncore_events::list, 0x14020000014035, 0xf, 0xc08, 0}, {}, &io_hit};
inline constexpr listed io_miss{{&uncore_events::list, 0x14020000024035, 0xf, 0xc23, 0}, {}, &io_miss};
inline constexpr listed ia{{&uncore_events::list, 0x14020000031035, 0xf, 0xc3f, 0}, {}, &ia};
inline constexpr listed ia_hit{{&uncore_events::list, 0x14020000011035, 0xf, 0xc56, 0}, {}, &ia_hit};
inline constexpr listed ia_miss{{&uncore_events::list, 0x14020000021035, 0xf, 0xc71, 0}, {}, &ia_miss};
inline constexpr listed rem_all{{&uncore_events::list, 0x10020000030035, 0xf, 0x20000000001038, 0}, {}, &rem_all};
inline constexpr listed ia_hit_drd{{&uncore_events::list, 0x10020000011035, 0x40433000f, 0x1bcd, 0}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_crd{{&uncore_events::list, 0x10020000011035, 0x40233000f, 0x1bec, 0}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_rfo{{&uncore_events::list, 0x10020000011035, 0x40033000f, 0x1c0b, 0}, {}, &ia_hit_rfo};
inline constexpr listed ia_hit_llcprefdrd{{&uncore_events::list, 0x10020000011035, 0x4b433000f, 0x1c2a, 0}, {}, &ia_hit_llcprefdrd};
inline constexpr listed ia_hit_llcprefcrd{{&uncore_events::list, 0x10020000011035, 0x4b233000f, 0x1c50, 0}, {}, &ia_hit_llcprefcrd};
inline constexpr listed ia_hit_llcprefrfo{{&uncore_events::list, 0x10020000011035, 0x4b033000f, 0x1c76, 0}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_miss_drd{{&uncore_events::list, 0x10020000021035, 0x40433000f, 0x1c9c, 0}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_crd{{&uncore_events::list, 0x10020000021035, 0x40233000f, 0x1cbc, 0}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_rfo{{&uncore_events::list, 0x10020000021035, 0x40033000f, 0x1cdc, 0}, {}, &ia_miss_rfo};
inline constexpr listed ia_miss_llcprefdrd{{&uncore_events::list, 0x10020000021035, 0x4b433000f, 0x1cfc, 0}, {}, &ia_miss_llcprefdrd};
inline constexpr listed ia_miss_llcprefcrd{{&uncore_events::list, 0x10020000021035, 0x4b233000f, 0x1d23, 0}, {}, &ia_miss_llcprefcrd};
inline constexpr listed ia_miss_llcprefrfo{{&uncore_events::list, 0x10020000021035, 0x4b033000f, 0x1d4a, 0}, {}, &ia_miss_llcprefrfo};
inline constexpr listed io{{&uncore_events::list, 0x15020000034035, 0xf, 0xe214, 0}, {}, &io};
inline constexpr listed all_io_ia{{&uncore_events::list, 0x15020000035035, 0xf, 0xe22b, 0}, {}, &all_io_ia};
inline constexpr listed all_hit{{&uncore_events::list, 0x15020000015035, 0xf, 0xe249, 0}, {}, &all_hit};
inline constexpr listed all_miss{{&uncore_events::list, 0x15020000025035, 0xf, 0xe265, 0}, {}, &all_miss};
inline constexpr listed irq{{&uncore_events::list, 0x15020000001035, 0xf, 0xfd51, 0}, {}, &irq};
inline constexpr listed evict{{&uncore_events::list, 0x15020000002035, 0xf, 0xfd69, 0}, {}, &evict};
inline constexpr listed prq{{&uncore_events::list, 0x15020000004035, 0xf, 0xfd83, 0}, {}, &prq};
inline constexpr listed ipq{{&uncore_events::list, 0x15020000008035, 0xf, 0xfd9b, 0}, {}, &ipq};
inline constexpr listed hit{{&uncore_events::list, 0x15020000010035, 0xf, 0xfdb3, 0}, {}, &hit};
inline constexpr listed miss{{&uncore_events::list, 0x15020000020035, 0xf, 0xfdcb, 0}, {}, &miss};
inline constexpr listed loc_all{{&uncore_events::list, 0x11020000037035, 0xf, 0x2000000000fde4, 0}, {}, &loc_all};
inline constexpr listed ipq_hit{{&uncore_events::list, 0x11020000018035, 0xf, 0x2000000000fe00, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&uncore_events::list, 0x11020000028035, 0xf, 0x2000000000fe1c, 0}, {}, &ipq_miss};
inline constexpr listed rrq_hit{{&uncore_events::list, 0x11020000050035, 0xf, 0x2000000000fe39, 0}, {}, &rrq_hit};
inline constexpr listed rrq_miss{{&uncore_events::list, 0x11020000060035, 0xf, 0x2000000000fe55, 0}, {}, &rrq_miss};
inline constexpr listed wbq_hit{{&uncore_events::list, 0x11020000090035, 0xf, 0x2000000000fe72, 0}, {}, &wbq_hit};
inline constexpr listed wbq_miss{{&uncore_events::list, 0x110200000a0035, 0xf, 0x2000000000fe8e, 0}, {}, &wbq_miss};
inline constexpr listed io_miss_rdcur{{&uncore_events::list, 0x11020000024035, 0x43c33000f, 0x19ccd, 0}, {}, &io_miss_rdcur};
inline constexpr listed io_miss_rfo{{&uncore_events::list, 0x11020000024035, 0x40033000f, 0x19cef, 0}, {}, &io_miss_rfo};
inline constexpr listed io_miss_itom{{&uncore_events::list, 0x11020000024035, 0x49033000f, 0x19d0f, 0}, {}, &io_miss_itom};
}
namespace tor_occupancy {
inline constexpr listed ia{{&uncore_events::list, 0x14020000031036, 1, 0xc8d, 0}, {}, &ia};
inline constexpr listed ia_hit{{&uncore_events::list, 0x14020000011036, 1, 0xca6, 0}, {}, &ia_hit};
inline constexpr listed ia_miss{{&uncore_events::list, 0x14020000021036, 1, 0xcc3, 0}, {}, &ia_miss};
inline constexpr listed ia_hit_drd{{&uncore_events::list, 0x10020000011036, 0x404330001, 0x1d71, 0}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_crd{{&uncore_events::list, 0x10020000011036, 0x402330001, 0x1d92, 0}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_rfo{{&uncore_events::list, 0x10020000011036, 0x400330001, 0x1db3, 0}, {}, &ia_hit_rfo};
inline constexpr listed ia_hit_llcprefdrd{{&uncore_events::list, 0x10020000011036, 0x4b4330001, 0x1dd4, 0}, {}, &ia_hit_llcprefdrd};
inline constexpr listed ia_hit_llcprefcrd{{&uncore_events::list, 0x10020000011036, 0x4b2330001, 0x1dfc, 0}, {}, &ia_hit_llcprefcrd};
inline constexpr listed ia_hit_llcprefrfo{{&uncore_events::list, 0x10020000011036, 0x4b0330001, 0x1e24, 0}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_miss_drd{{&uncore_events::list, 0x10020000021036, 0x404330001, 0x1e4c, 0}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_crd{{&uncore_events::list, 0x10020000021036, 0x402330001, 0x1e6e, 0}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_rfo{{&uncore_events::list, 0x10020000021036, 0x400330001, 0x1e90, 0}, {}, &ia_miss_rfo};
inline constexpr listed ia_miss_llcprefdrd{{&uncore_events::list, 0x10020000021036, 0x4b4330001, 0x1eb2, 0}, {}, &ia_miss_llcprefdrd};
inline constexpr listed ia_miss_llcprefcrd{{&uncore_events::list, 0x10020000021036, 0x4b2330001, 0x1edb, 0}, {}, &ia_miss_llcprefcrd};
inline constexpr listed ia_miss_llcprefrfo{{&uncore_events::list, 0x10020000021036, 0x4b0330001, 0x1f04, 0}, {}, &ia_miss_llcprefrfo};
inline constexpr listed io{{&uncore_events::list, 0x15020000034036, 1, 0xe282, 0}, {}, &io};
inline constexpr listed io_hit{{&uncore_events::list, 0x15020000014036, 1, 0xe29b, 0}, {}, &io_hit};
inline constexpr listed io_miss{{&uncore_events::list, 0x15020000024036, 1, 0xe2b8, 0}, {}, &io_miss};
inline constexpr listed all_hit{{&uncore_events::list, 0x15020000017036, 1, 0xe2d6, 0}, {}, &all_hit};
inline constexpr listed all_miss{{&uncore_events::list, 0x15020000027036, 1, 0xe2f4, 0}, {}, &all_miss};
inline constexpr listed irq{{&uncore_events::list, 0x15020000001036, 1, 0xfeab, 0}, {}, &irq};
inline constexpr listed evict{{&uncore_events::list, 0x15020000002036, 1, 0xfec5, 0}, {}, &evict};
inline constexpr listed prq{{&uncore_events::list, 0x15020000004036, 1, 0xfee1, 0}, {}, &prq};
inline constexpr listed ipq{{&uncore_events::list, 0x15020000008036, 1, 0xfefb, 0}, {}, &ipq};
inline constexpr listed hit{{&uncore_events::list, 0x15020000010036, 1, 0xff15, 0}, {}, &hit};
inline constexpr listed miss{{&uncore_events::list, 0x15020000020036, 1, 0xff2f, 0}, {}, &miss};
inline constexpr listed loc_all{{&uncore_events::list, 0x11020000037036, 1, 0x2000000000ff4a, 0}, {}, &loc_all};
inline constexpr listed ipq_hit{{&uncore_events::list, 0x11020000018036, 1, 0x2000000000ff68, 0}, {}, &ipq_hit};
inline constexpr listed ipq_miss{{&uncore_events::list, 0x11020000028036, 1, 0x2000000000ff86, 0}, {}, &ipq_miss};
inline constexpr listed all_from_loc{{&uncore_events::list, 0x15020000037036, 1, 0x19caa, 0}, {}, &all_from_loc};
inline constexpr listed io_miss_itom{{&uncore_events::list, 0x11020000024036, 0x490330001, 0x19d30, 0}, {}, &io_miss_itom};
inline constexpr listed io_miss_rdcur{{&uncore_events::list, 0x11020000024036, 0x43c330001, 0x19d53, 0}, {}, &io_miss_rdcur};
inline constexpr listed io_miss_rfo{{&uncore_events::list, 0x11020000024036, 0x400330001, 0x19d77, 0}, {}, &io_miss_rfo};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x102000000109d, 0xf, 0x11dcf, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x102000000209d, 0xf, 0x11df0, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x102000000409d, 0xf, 0x11e11, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x102000001009d, 0xf, 0x11e32, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x102000004009d, 0xf, 0x11e53, 0}, {}, &bl_crd};
}
namespace txr_horz_bypass {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x102000000109f, 0xf, 0x11e74, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x102000000209f, 0xf, 0x11e93, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x102000000409f, 0xf, 0x11eb2, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x102000000809f, 0xf, 0x11ed1, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x102000001009f, 0xf, 0x11ef0, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x102000004009f, 0xf, 0x11f0f, 0}, {}, &bl_crd};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001096, 0xf, 0x11f2e, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002096, 0xf, 0x11f52, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004096, 0xf, 0x11f76, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008096, 0xf, 0x11f9a, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000010096, 0xf, 0x11fbe, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040096, 0xf, 0x11fe2, 0}, {}, &bl_crd};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001097, 0xf, 0x12006, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002097, 0xf, 0x12028, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004097, 0xf, 0x1204a, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008097, 0xf, 0x1206c, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000010097, 0xf, 0x1208e, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040097, 0xf, 0x120b0, 0}, {}, &bl_crd};
}
namespace txr_horz_inserts {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001095, 0xf, 0x120d2, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002095, 0xf, 0x120f2, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004095, 0xf, 0x12112, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008095, 0xf, 0x12132, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000010095, 0xf, 0x12152, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040095, 0xf, 0x12172, 0}, {}, &bl_crd};
}
namespace txr_horz_nack {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001099, 0xf, 0x12192, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002099, 0xf, 0x121af, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004099, 0xf, 0x121cc, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008099, 0xf, 0x121e9, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000020099, 0xf, 0x12206, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040099, 0xf, 0x12223, 0}, {}, &bl_crd};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x1020000001094, 0xf, 0x12240, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x1020000002094, 0xf, 0x12262, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x1020000004094, 0xf, 0x12284, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x1020000008094, 0xf, 0x122a6, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x1020000010094, 0xf, 0x122c8, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x1020000040094, 0xf, 0x122ea, 0}, {}, &bl_crd};
}
namespace txr_horz_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x102000000109b, 0xf, 0x1230c, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x102000000209b, 0xf, 0x1232c, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x102000000409b, 0xf, 0x1234c, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x102000000809b, 0xf, 0x1236c, 0}, {}, &iv_bnc};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x102000000109c, 0xf, 0x1238c, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x102000000209c, 0xf, 0x123ad, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x102000000409c, 0xf, 0x123ce, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x102000001009c, 0xf, 0x123ef, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x102000002009c, 0xf, 0x12410, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x102000004009c, 0xf, 0x12431, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x102000000109e, 0xf, 0x12452, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x102000000209e, 0xf, 0x12471, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x102000000409e, 0xf, 0x12490, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x102000000809e, 0xf, 0x124af, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x102000001009e, 0xf, 0x124ca, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x102000002009e, 0xf, 0x124e9, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x102000004009e, 0xf, 0x12508, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_full {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001092, 0xf, 0x12527, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002092, 0xf, 0x1254b, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004092, 0xf, 0x1256f, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x1020000008092, 0xf, 0x12593, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010092, 0xf, 0x125b3, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020092, 0xf, 0x125d7, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040092, 0xf, 0x125fb, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_ne {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001093, 0xf, 0x1261f, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002093, 0xf, 0x12641, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004093, 0xf, 0x12663, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x1020000008093, 0xf, 0x12685, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010093, 0xf, 0x126a3, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020093, 0xf, 0x126c5, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040093, 0xf, 0x126e7, 0}, {}, &bl_ag1};
}
namespace txr_vert_inserts {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001091, 0xf, 0x12709, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002091, 0xf, 0x12729, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004091, 0xf, 0x12749, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x1020000008091, 0xf, 0x12769, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010091, 0xf, 0x12785, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020091, 0xf, 0x127a5, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040091, 0xf, 0x127c5, 0}, {}, &bl_ag1};
}
namespace txr_vert_nack {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001098, 0xf, 0xf495, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002098, 0xf, 0xf4b2, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004098, 0xf, 0xf4cf, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x1020000008098, 0xf, 0xf4ec, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010098, 0xf, 0xf505, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020098, 0xf, 0xf522, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040098, 0xf, 0xf53f, 0}, {}, &bl_ag1};
}
namespace txr_vert_occupancy {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x1020000001090, 0xf, 0x127e5, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x1020000002090, 0xf, 0x12807, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x1020000004090, 0xf, 0x12829, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x1020000008090, 0xf, 0x1284b, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x1020000010090, 0xf, 0x12869, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x1020000020090, 0xf, 0x1288b, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x1020000040090, 0xf, 0x128ad, 0}, {}, &bl_ag1};
}
namespace txr_vert_starved {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x102000000109a, 0xf, 0xf55c, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x102000000209a, 0xf, 0xf57c, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x102000000409a, 0xf, 0xf59c, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x102000000809a, 0xf, 0xf5bc, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x102000001009a, 0xf, 0xf5d8, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x102000002009a, 0xf, 0xf5f8, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x102000004009a, 0xf, 0xf618, 0}, {}, &bl_ag1};
}
namespace upi_credit_occupancy {
inline constexpr listed vn0_bl_ncs{{&uncore_events::list, 0x2802000008003b, 1, 0xce1, 0}, {}, &vn0_bl_ncs};
inline constexpr listed vna_ad{{&uncore_events::list, 0x2902000000103b, 1, 0xe42c, 0}, {}, &vna_ad};
inline constexpr listed vna_bl{{&uncore_events::list, 0x2902000000203b, 1, 0xe450, 0}, {}, &vna_bl};
inline constexpr listed vn0_ad_req{{&uncore_events::list, 0x2902000000403b, 1, 0xe474, 0}, {}, &vn0_ad_req};
inline constexpr listed vn0_ad_rsp{{&uncore_events::list, 0x2902000000803b, 1, 0xe49c, 0}, {}, &vn0_ad_rsp};
inline constexpr listed vn0_bl_rsp{{&uncore_events::list, 0x2902000001003b, 1, 0xe4c4, 0}, {}, &vn0_bl_rsp};
inline constexpr listed vn0_bl_wb{{&uncore_events::list, 0x2902000002003b, 1, 0xe4ec, 0}, {}, &vn0_bl_wb};
inline constexpr listed vn0_bl_ncb{{&uncore_events::list, 0x2902000004003b, 1, 0xe513, 0}, {}, &vn0_bl_ncb};
}
namespace upi_credits_acquired {
inline constexpr listed vna{{&uncore_events::list, 0x29020000001038, 0xf, 0xe313, 0}, {}, &vna};
inline constexpr listed vn0{{&uncore_events::list, 0x29020000002038, 0xf, 0xe334, 0}, {}, &vn0};
inline constexpr listed ad_req{{&uncore_events::list, 0x29020000004038, 0xf, 0xe355, 0}, {}, &ad_req};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x29020000008038, 0xf, 0xe379, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x29020000010038, 0xf, 0xe39d, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x29020000020038, 0xf, 0xe3c1, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x29020000040038, 0xf, 0xe3e4, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x29020000080038, 0xf, 0xe408, 0}, {}, &bl_ncs};
}
namespace vert_ring_ad_in_use {
inline constexpr listed up_even{{&uncore_events::list, 0x10200000010a6, 0xf, 0x128cf, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x10200000020a6, 0xf, 0x128f3, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&uncore_events::list, 0x10200000040a6, 0xf, 0x12916, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x10200000080a6, 0xf, 0x1293a, 0}, {}, &dn_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed up_even{{&uncore_events::list, 0x10200000010a8, 0xf, 0x1295d, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x10200000020a8, 0xf, 0x12981, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&uncore_events::list, 0x10200000040a8, 0xf, 0x129a4, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x10200000080a8, 0xf, 0x129c8, 0}, {}, &dn_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed up_even{{&uncore_events::list, 0x10200000010aa, 0xf, 0x129eb, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x10200000020aa, 0xf, 0x12a0f, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&uncore_events::list, 0x10200000040aa, 0xf, 0x12a32, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x10200000080aa, 0xf, 0x12a56, 0}, {}, &dn_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed up{{&uncore_events::list, 0x10200000010ac, 0xf, 0x12a79, 0}, {}, &up};
inline constexpr listed dn{{&uncore_events::list, 0x10200000040ac, 0xf, 0x12a98, 0}, {}, &dn};
}
namespace wb_push_mtoi {
inline constexpr listed llc{{&uncore_events::list, 0x1020000001056, 0xf, 0xfb06, 0}, {}, &llc};
inline constexpr listed mem{{&uncore_events::list, 0x1020000002056, 0xf, 0xfb1f, 0}, {}, &mem};
}
namespace write_no_credits {
inline constexpr listed mc0_smi0{{&uncore_events::list, 0x102000000105a, 0xf, 0xfb38, 0}, {}, &mc0_smi0};
inline constexpr listed mc1_smi1{{&uncore_events::list, 0x102000000205a, 0xf, 0xfb5a, 0}, {}, &mc1_smi1};
inline constexpr listed edc0_smi2{{&uncore_events::list, 0x102000000405a, 0xf, 0xfb7c, 0}, {}, &edc0_smi2};
inline constexpr listed edc1_smi3{{&uncore_events::list, 0x102000000805a, 0xf, 0xfb9f, 0}, {}, &edc1_smi3};
inline constexpr listed edc2_smi4{{&uncore_events::list, 0x102000001005a, 0xf, 0xfbc2, 0}, {}, &edc2_smi4};
inline constexpr listed edc3_smi5{{&uncore_events::list, 0x102000002005a, 0xf, 0xfbe5, 0}, {}, &edc3_smi5};
}
namespace xsnp_resp {
inline constexpr listed ext_rsp_hitfse{{&uncore_events::list, 0x1020000021032, 0xf, 0xed7e, 0}, {}, &ext_rsp_hitfse};
inline constexpr listed core_rsp_hitfse{{&uncore_events::list, 0x1020000041032, 0xf, 0xed9f, 0}, {}, &core_rsp_hitfse};
inline constexpr listed evict_rsp_hitfse{{&uncore_events::list, 0x1020000081032, 0xf, 0xedc1, 0}, {}, &evict_rsp_hitfse};
inline constexpr listed any_rsp_hitfse{{&uncore_events::list, 0x10200000e1032, 0xf, 0xede4, 0}, {}, &any_rsp_hitfse};
inline constexpr listed ext_rsps_fwdfe{{&uncore_events::list, 0x1020000022032, 0xf, 0xee05, 0}, {}, &ext_rsps_fwdfe};
inline constexpr listed core_rsps_fwdfe{{&uncore_events::list, 0x1020000042032, 0xf, 0xee26, 0}, {}, &core_rsps_fwdfe};
inline constexpr listed evict_rsps_fwdfe{{&uncore_events::list, 0x1020000082032, 0xf, 0xee48, 0}, {}, &evict_rsps_fwdfe};
inline constexpr listed any_rsps_fwdfe{{&uncore_events::list, 0x10200000e2032, 0xf, 0xee6b, 0}, {}, &any_rsps_fwdfe};
inline constexpr listed ext_rspi_fwdfe{{&uncore_events::list, 0x1020000024032, 0xf, 0xee8c, 0}, {}, &ext_rspi_fwdfe};
inline constexpr listed core_rspi_fwdfe{{&uncore_events::list, 0x1020000044032, 0xf, 0xeead, 0}, {}, &core_rspi_fwdfe};
inline constexpr listed evict_rspi_fwdfe{{&uncore_events::list, 0x1020000084032, 0xf, 0xeecf, 0}, {}, &evict_rspi_fwdfe};
inline constexpr listed any_rspi_fwdfe{{&uncore_events::list, 0x10200000e4032, 0xf, 0xeef2, 0}, {}, &any_rspi_fwdfe};
inline constexpr listed ext_rsps_fwdm{{&uncore_events::list, 0x1020000028032, 0xf, 0xef13, 0}, {}, &ext_rsps_fwdm};
inline constexpr listed core_rsps_fwdm{{&uncore_events::list, 0x1020000048032, 0xf, 0xef33, 0}, {}, &core_rsps_fwdm};
inline constexpr listed evict_rsps_fwdm{{&uncore_events::list, 0x1020000088032, 0xf, 0xef54, 0}, {}, &evict_rsps_fwdm};
inline constexpr listed any_rsps_fwdm{{&uncore_events::list, 0x10200000e8032, 0xf, 0xef76, 0}, {}, &any_rsps_fwdm};
inline constexpr listed ext_rspi_fwdm{{&uncore_events::list, 0x1020000030032, 0xf, 0xef96, 0}, {}, &ext_rspi_fwdm};
inline constexpr listed core_rspi_fwdm{{&uncore_events::list, 0x1020000050032, 0xf, 0xefb6, 0}, {}, &core_rspi_fwdm};
inline constexpr listed evict_rspi_fwdm{{&uncore_events::list, 0x1020000090032, 0xf, 0xefd7, 0}, {}, &evict_rspi_fwdm};
inline constexpr listed any_rspi_fwdm{{&uncore_events::list, 0x10200000f0032, 0xf, 0xeff9, 0}, {}, &any_rspi_fwdm};
}
} // namespace cha

namespace iio {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x190000000001, 0xf, 0x29d, 0}, {}, &clockticks};
inline constexpr listed link_num_corr_err{{&uncore_events::list, 0x119000000000f, 0xf, 0x2bc4, 0}, {}, &link_num_corr_err};
inline constexpr listed link_num_retries{{&uncore_events::list, 0x119000000000e, 0xf, 0x2bde, 0}, {}, &link_num_retries};
inline constexpr listed mask_match{{&uncore_events::list, 0x1190000000021, 0xf, 0x2bf7, 0}, {}, &mask_match};
inline constexpr listed nothing{{&uncore_events::list, 0x1190000000000, 0xf, 0x2d9c, 0}, {}, &nothing};
inline constexpr listed symbol_times{{&uncore_events::list, 0x1190000000082, 0xf, 0x35f0, 0}, {}, &symbol_times};
inline constexpr listed vtd_occupancy{{&uncore_events::list, 0x1190000000040, 0xf, 0x3e17, 0}, {}, &vtd_occupancy};
namespace comp_buf_inserts {
inline constexpr listed cmpd_part0{{&uncore_events::list, 0x1900000030c2, 0xf, 0x1f2d, 0x400100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&uncore_events::list, 0x1900000030c2, 0xf, 0x1f51, 0x400200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&uncore_events::list, 0x1900000030c2, 0xf, 0x1f75, 0x400400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&uncore_events::list, 0x1900000030c2, 0xf, 0x1f99, 0x400800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_all_parts{{&uncore_events::list, 0x1900000030c2, 0xf, 0x2055, 0x400f00000000}, {}, &cmpd_all_parts};
inline constexpr listed port0{{&uncore_events::list, 0x11900000040c2, 0xf, 0x2b48, 0x700100000000}, {}, &port0};
inline constexpr listed port1{{&uncore_events::list, 0x11900000040c2, 0xf, 0x2b67, 0x700200000000}, {}, &port1};
inline constexpr listed port2{{&uncore_events::list, 0x11900000040c2, 0xf, 0x2b86, 0x700400000000}, {}, &port2};
inline constexpr listed port3{{&uncore_events::list, 0x11900000040c2, 0xf, 0x2ba5, 0x700800000000}, {}, &port3};
}
namespace comp_buf_occupancy {
inline constexpr listed cmpd_part0{{&uncore_events::list, 0x1900000010d5, 0xc, 0x1fbd, 0x400000000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&uncore_events::list, 0x1900000020d5, 0xc, 0x1fe3, 0x400000000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&uncore_events::list, 0x1900000040d5, 0xc, 0x2009, 0x400000000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&uncore_events::list, 0x1900000080d5, 0xc, 0x202f, 0x400000000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_all_parts{{&uncore_events::list, 0x19000000f0d5, 0xc, 0x207d, 0x400000000000}, {}, &cmpd_all_parts};
}
namespace data_req_by_cpu {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x41900000010c0, 0xc, 0x10a7, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x41900000010c0, 0xc, 0x10cf, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x41900000010c0, 0xc, 0x10f7, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x41900000010c0, 0xc, 0x111f, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x41900000020c0, 0xc, 0x1147, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x41900000020c0, 0xc, 0x1170, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x41900000020c0, 0xc, 0x1199, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x41900000020c0, 0xc, 0x11c2, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x41900000040c0, 0xc, 0x11eb, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x41900000040c0, 0xc, 0x1212, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x41900000040c0, 0xc, 0x1239, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x41900000040c0, 0xc, 0x1260, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&uncore_events::list, 0x41900000080c0, 0xc, 0x1287, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&uncore_events::list, 0x41900000080c0, 0xc, 0x12af, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&uncore_events::list, 0x41900000080c0, 0xc, 0x12d7, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&uncore_events::list, 0x41900000080c0, 0xc, 0x12ff, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed cfg_write_part0{{&uncore_events::list, 0x51900000100c0, 0xc, 0x12ad2, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&uncore_events::list, 0x51900000100c0, 0xc, 0x12afa, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&uncore_events::list, 0x51900000100c0, 0xc, 0x12b22, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&uncore_events::list, 0x51900000100c0, 0xc, 0x12b4a, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed io_write_part0{{&uncore_events::list, 0x51900000200c0, 0xc, 0x12b72, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&uncore_events::list, 0x51900000200c0, 0xc, 0x12b99, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&uncore_events::list, 0x51900000200c0, 0xc, 0x12bc0, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&uncore_events::list, 0x51900000200c0, 0xc, 0x12be7, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed cfg_read_part0{{&uncore_events::list, 0x51900000400c0, 0xc, 0x12c0e, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&uncore_events::list, 0x51900000400c0, 0xc, 0x12c35, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&uncore_events::list, 0x51900000400c0, 0xc, 0x12c5c, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&uncore_events::list, 0x51900000400c0, 0xc, 0x12c83, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed io_read_part0{{&uncore_events::list, 0x51900000800c0, 0xc, 0x12caa, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&uncore_events::list, 0x51900000800c0, 0xc, 0x12cd0, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&uncore_events::list, 0x51900000800c0, 0xc, 0x12cf6, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&uncore_events::list, 0x51900000800c0, 0xc, 0x12d1c, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed cfg_read_vtd0{{&uncore_events::list, 0x51900000400c0, 0xc, 0x12d42, 0x701000000000}, {}, &cfg_read_vtd0};
inline constexpr listed cfg_read_vtd1{{&uncore_events::list, 0x51900000400c0, 0xc, 0x12d68, 0x702000000000}, {}, &cfg_read_vtd1};
inline constexpr listed cfg_write_vtd0{{&uncore_events::list, 0x51900000100c0, 0xc, 0x12d8e, 0x701000000000}, {}, &cfg_write_vtd0};
inline constexpr listed cfg_write_vtd1{{&uncore_events::list, 0x51900000100c0, 0xc, 0x12db5, 0x702000000000}, {}, &cfg_write_vtd1};
inline constexpr listed io_read_vtd0{{&uncore_events::list, 0x51900000800c0, 0xc, 0x12ddc, 0x701000000000}, {}, &io_read_vtd0};
inline constexpr listed io_read_vtd1{{&uncore_events::list, 0x51900000800c0, 0xc, 0x12e01, 0x702000000000}, {}, &io_read_vtd1};
inline constexpr listed io_write_vtd0{{&uncore_events::list, 0x51900000200c0, 0xc, 0x12e26, 0x701000000000}, {}, &io_write_vtd0};
inline constexpr listed io_write_vtd1{{&uncore_events::list, 0x51900000200c0, 0xc, 0x12e4c, 0x702000000000}, {}, &io_write_vtd1};
inline constexpr listed mem_read_vtd0{{&uncore_events::list, 0x51900000040c0, 0xc, 0x12e72, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&uncore_events::list, 0x51900000040c0, 0xc, 0x12e98, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&uncore_events::list, 0x51900000010c0, 0xc, 0x12ebe, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&uncore_events::list, 0x51900000010c0, 0xc, 0x12ee5, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_read_vtd0{{&uncore_events::list, 0x51900000080c0, 0xc, 0x12f0c, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&uncore_events::list, 0x51900000080c0, 0xc, 0x12f33, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&uncore_events::list, 0x51900000020c0, 0xc, 0x12f5a, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&uncore_events::list, 0x51900000020c0, 0xc, 0x12f82, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace data_req_of_cpu {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x4190000001083, 3, 0x1327, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x4190000001083, 3, 0x134f, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x4190000001083, 3, 0x1377, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x4190000001083, 3, 0x139f, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x4190000002083, 3, 0x13c7, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x4190000002083, 3, 0x13f0, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x4190000002083, 3, 0x1419, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x4190000002083, 3, 0x1442, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x4190000004083, 3, 0x146b, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x4190000004083, 3, 0x1492, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x4190000004083, 3, 0x14b9, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x4190000004083, 3, 0x14e0, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&uncore_events::list, 0x4190000008083, 3, 0x1507, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&uncore_events::list, 0x4190000008083, 3, 0x152f, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&uncore_events::list, 0x4190000008083, 3, 0x1557, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&uncore_events::list, 0x4190000008083, 3, 0x157f, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed atomic_part0{{&uncore_events::list, 0x5190000010083, 3, 0x12faa, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&uncore_events::list, 0x5190000010083, 3, 0x12fcf, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&uncore_events::list, 0x5190000010083, 3, 0x12ff4, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&uncore_events::list, 0x5190000010083, 3, 0x13019, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomiccmp_part0{{&uncore_events::list, 0x5190000020083, 3, 0x1303e, 0x700100000000}, {}, &atomiccmp_part0};
inline constexpr listed atomiccmp_part1{{&uncore_events::list, 0x5190000020083, 3, 0x13066, 0x700200000000}, {}, &atomiccmp_part1};
inline constexpr listed atomiccmp_part2{{&uncore_events::list, 0x5190000020083, 3, 0x1308e, 0x700400000000}, {}, &atomiccmp_part2};
inline constexpr listed atomiccmp_part3{{&uncore_events::list, 0x5190000020083, 3, 0x130b6, 0x700800000000}, {}, &atomiccmp_part3};
inline constexpr listed msg_part0{{&uncore_events::list, 0x5190000040083, 3, 0x130de, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&uncore_events::list, 0x5190000040083, 3, 0x13100, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&uncore_events::list, 0x5190000040083, 3, 0x13122, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&uncore_events::list, 0x5190000040083, 3, 0x13144, 0x700800000000}, {}, &msg_part3};
inline constexpr listed atomic_vtd0{{&uncore_events::list, 0x5190000010083, 3, 0x13166, 0x701000000000}, {}, &atomic_vtd0};
inline constexpr listed atomic_vtd1{{&uncore_events::list, 0x5190000010083, 3, 0x1318a, 0x702000000000}, {}, &atomic_vtd1};
inline constexpr listed mem_read_vtd0{{&uncore_events::list, 0x5190000004083, 3, 0x131ae, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&uncore_events::list, 0x5190000004083, 3, 0x131d4, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&uncore_events::list, 0x5190000001083, 3, 0x131fa, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&uncore_events::list, 0x5190000001083, 3, 0x13221, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed msg_vtd0{{&uncore_events::list, 0x5190000040083, 3, 0x13248, 0x701000000000}, {}, &msg_vtd0};
inline constexpr listed msg_vtd1{{&uncore_events::list, 0x5190000040083, 3, 0x13269, 0x702000000000}, {}, &msg_vtd1};
inline constexpr listed peer_read_vtd0{{&uncore_events::list, 0x5190000008083, 3, 0x1328a, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&uncore_events::list, 0x5190000008083, 3, 0x132b1, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&uncore_events::list, 0x5190000002083, 3, 0x132d8, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&uncore_events::list, 0x5190000002083, 3, 0x13300, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace mask_match_and {
inline constexpr listed bus0{{&uncore_events::list, 0x1190000001002, 0xf, 0x2c0a, 0}, {}, &bus0};
inline constexpr listed bus1{{&uncore_events::list, 0x1190000002002, 0xf, 0x2c26, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&uncore_events::list, 0x1190000004002, 0xf, 0x2c42, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&uncore_events::list, 0x1190000008002, 0xf, 0x2c67, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&uncore_events::list, 0x1190000010002, 0xf, 0x2c88, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&uncore_events::list, 0x1190000020002, 0xf, 0x2cad, 0}, {}, &not_bus0_not_bus1};
}
namespace mask_match_or {
inline constexpr listed bus0{{&uncore_events::list, 0x1190000001003, 0xf, 0x2cd6, 0}, {}, &bus0};
inline constexpr listed bus1{{&uncore_events::list, 0x1190000002003, 0xf, 0x2cf1, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&uncore_events::list, 0x1190000004003, 0xf, 0x2d0c, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&uncore_events::list, 0x1190000008003, 0xf, 0x2d30, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&uncore_events::list, 0x1190000010003, 0xf, 0x2d50, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&uncore_events::list, 0x1190000020003, 0xf, 0x2d74, 0}, {}, &not_bus0_not_bus1};
}
namespace payload_bytes_in {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x4190000001083, 3, 0x200000000002b0, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x4190000001083, 3, 0x200000000002d9, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x4190000001083, 3, 0x20000000000302, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x4190000001083, 3, 0x2000000000032b, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x4190000004083, 3, 0x20000000000354, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x4190000004083, 3, 0x2000000000037c, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x4190000004083, 3, 0x200000000003a4, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x4190000004083, 3, 0x200000000003cc, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x5190000002083, 3, 0x20000000002dac, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x5190000002083, 3, 0x20000000002dd6, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x5190000002083, 3, 0x20000000002e00, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x5190000002083, 3, 0x20000000002e2a, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_read_part0{{&uncore_events::list, 0x5190000008083, 3, 0x20000000002e54, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&uncore_events::list, 0x5190000008083, 3, 0x20000000002e7d, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&uncore_events::list, 0x5190000008083, 3, 0x20000000002ea6, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&uncore_events::list, 0x5190000008083, 3, 0x20000000002ecf, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed atomic_part0{{&uncore_events::list, 0x5190000010083, 3, 0x20000000002ef8, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&uncore_events::list, 0x5190000010083, 3, 0x20000000002f1e, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&uncore_events::list, 0x5190000010083, 3, 0x20000000002f44, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&uncore_events::list, 0x5190000010083, 3, 0x20000000002f6a, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomiccmp_part0{{&uncore_events::list, 0x5190000020083, 3, 0x20000000002f90, 0x700100000000}, {}, &atomiccmp_part0};
inline constexpr listed atomiccmp_part1{{&uncore_events::list, 0x5190000020083, 3, 0x20000000002fb9, 0x700200000000}, {}, &atomiccmp_part1};
inline constexpr listed atomiccmp_part2{{&uncore_events::list, 0x5190000020083, 3, 0x20000000002fe2, 0x700400000000}, {}, &atomiccmp_part2};
inline constexpr listed atomiccmp_part3{{&uncore_events::list, 0x5190000020083, 3, 0x2000000000300b, 0x700800000000}, {}, &atomiccmp_part3};
inline constexpr listed msg_part0{{&uncore_events::list, 0x5190000040083, 3, 0x20000000003034, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&uncore_events::list, 0x5190000040083, 3, 0x20000000003057, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&uncore_events::list, 0x5190000040083, 3, 0x2000000000307a, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&uncore_events::list, 0x5190000040083, 3, 0x2000000000309d, 0x700800000000}, {}, &msg_part3};
inline constexpr listed atomic_vtd0{{&uncore_events::list, 0x5190000010083, 3, 0x2000000000827e, 0x701000000000}, {}, &atomic_vtd0};
inline constexpr listed atomic_vtd1{{&uncore_events::list, 0x5190000010083, 3, 0x200000000082a3, 0x702000000000}, {}, &atomic_vtd1};
inline constexpr listed mem_read_vtd0{{&uncore_events::list, 0x5190000004083, 3, 0x200000000082c8, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&uncore_events::list, 0x5190000004083, 3, 0x200000000082ef, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&uncore_events::list, 0x5190000001083, 3, 0x20000000008316, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&uncore_events::list, 0x5190000001083, 3, 0x2000000000833e, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed msg_vtd0{{&uncore_events::list, 0x5190000040083, 3, 0x20000000008366, 0x701000000000}, {}, &msg_vtd0};
inline constexpr listed msg_vtd1{{&uncore_events::list, 0x5190000040083, 3, 0x20000000008388, 0x702000000000}, {}, &msg_vtd1};
inline constexpr listed peer_read_vtd0{{&uncore_events::list, 0x5190000008083, 3, 0x200000000083aa, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&uncore_events::list, 0x5190000008083, 3, 0x200000000083d2, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&uncore_events::list, 0x5190000002083, 3, 0x200000000083fa, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&uncore_events::list, 0x5190000002083, 3, 0x20000000008423, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace payload_bytes_out {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x51900000010c0, 0xc, 0x200000000030c0, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x51900000010c0, 0xc, 0x200000000030ea, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x51900000010c0, 0xc, 0x20000000003114, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x51900000010c0, 0xc, 0x2000000000313e, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x51900000020c0, 0xc, 0x20000000003168, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x51900000020c0, 0xc, 0x20000000003193, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x51900000020c0, 0xc, 0x200000000031be, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x51900000020c0, 0xc, 0x200000000031e9, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x51900000040c0, 0xc, 0x20000000003214, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x51900000040c0, 0xc, 0x2000000000323d, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x51900000040c0, 0xc, 0x20000000003266, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x51900000040c0, 0xc, 0x2000000000328f, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&uncore_events::list, 0x51900000080c0, 0xc, 0x200000000032b8, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&uncore_events::list, 0x51900000080c0, 0xc, 0x200000000032e2, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&uncore_events::list, 0x51900000080c0, 0xc, 0x2000000000330c, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&uncore_events::list, 0x51900000080c0, 0xc, 0x20000000003336, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed cfg_write_part0{{&uncore_events::list, 0x51900000100c0, 0xc, 0x20000000003360, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&uncore_events::list, 0x51900000100c0, 0xc, 0x2000000000338a, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&uncore_events::list, 0x51900000100c0, 0xc, 0x200000000033b4, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&uncore_events::list, 0x51900000100c0, 0xc, 0x200000000033de, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed io_write_part0{{&uncore_events::list, 0x51900000200c0, 0xc, 0x20000000003408, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&uncore_events::list, 0x51900000200c0, 0xc, 0x20000000003431, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&uncore_events::list, 0x51900000200c0, 0xc, 0x2000000000345a, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&uncore_events::list, 0x51900000200c0, 0xc, 0x20000000003483, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed cfg_read_part0{{&uncore_events::list, 0x51900000400c0, 0xc, 0x200000000034ac, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&uncore_events::list, 0x51900000400c0, 0xc, 0x200000000034d5, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&uncore_events::list, 0x51900000400c0, 0xc, 0x200000000034fe, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&uncore_events::list, 0x51900000400c0, 0xc, 0x20000000003527, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed io_read_part0{{&uncore_events::list, 0x51900000800c0, 0xc, 0x20000000003550, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&uncore_events::list, 0x51900000800c0, 0xc, 0x20000000003578, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&uncore_events::list, 0x51900000800c0, 0xc, 0x200000000035a0, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&uncore_events::list, 0x51900000800c0, 0xc, 0x200000000035c8, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed cfg_read_vtd0{{&uncore_events::list, 0x51900000400c0, 0xc, 0x2000000000844c, 0x701000000000}, {}, &cfg_read_vtd0};
inline constexpr listed cfg_read_vtd1{{&uncore_events::list, 0x51900000400c0, 0xc, 0x20000000008474, 0x702000000000}, {}, &cfg_read_vtd1};
inline constexpr listed cfg_write_vtd0{{&uncore_events::list, 0x51900000100c0, 0xc, 0x2000000000849c, 0x701000000000}, {}, &cfg_write_vtd0};
inline constexpr listed cfg_write_vtd1{{&uncore_events::list, 0x51900000100c0, 0xc, 0x200000000084c5, 0x702000000000}, {}, &cfg_write_vtd1};
inline constexpr listed io_read_vtd0{{&uncore_events::list, 0x51900000800c0, 0xc, 0x200000000084ee, 0x701000000000}, {}, &io_read_vtd0};
inline constexpr listed io_read_vtd1{{&uncore_events::list, 0x51900000800c0, 0xc, 0x20000000008515, 0x702000000000}, {}, &io_read_vtd1};
inline constexpr listed io_write_vtd0{{&uncore_events::list, 0x51900000200c0, 0xc, 0x2000000000853c, 0x701000000000}, {}, &io_write_vtd0};
inline constexpr listed io_write_vtd1{{&uncore_events::list, 0x51900000200c0, 0xc, 0x20000000008564, 0x702000000000}, {}, &io_write_vtd1};
inline constexpr listed mem_read_vtd0{{&uncore_events::list, 0x51900000040c0, 0xc, 0x2000000000858c, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&uncore_events::list, 0x51900000040c0, 0xc, 0x200000000085b4, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&uncore_events::list, 0x51900000010c0, 0xc, 0x200000000085dc, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&uncore_events::list, 0x51900000010c0, 0xc, 0x20000000008605, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_read_vtd0{{&uncore_events::list, 0x51900000080c0, 0xc, 0x2000000000862e, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&uncore_events::list, 0x51900000080c0, 0xc, 0x20000000008657, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&uncore_events::list, 0x51900000020c0, 0xc, 0x20000000008680, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&uncore_events::list, 0x51900000020c0, 0xc, 0x200000000086aa, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace txn_in {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x5190000001084, 0xf, 0x20000000003605, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x5190000001084, 0xf, 0x20000000003624, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x5190000001084, 0xf, 0x20000000003643, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x5190000001084, 0xf, 0x20000000003662, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x5190000002084, 0xf, 0x20000000003681, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x5190000002084, 0xf, 0x200000000036a1, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x5190000002084, 0xf, 0x200000000036c1, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x5190000002084, 0xf, 0x200000000036e1, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x5190000004084, 0xf, 0x20000000003701, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x5190000004084, 0xf, 0x2000000000371f, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x5190000004084, 0xf, 0x2000000000373d, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x5190000004084, 0xf, 0x2000000000375b, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&uncore_events::list, 0x5190000008084, 0xf, 0x20000000003779, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&uncore_events::list, 0x5190000008084, 0xf, 0x20000000003798, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&uncore_events::list, 0x5190000008084, 0xf, 0x200000000037b7, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&uncore_events::list, 0x5190000008084, 0xf, 0x200000000037d6, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed atomic_part0{{&uncore_events::list, 0x5190000010084, 0xf, 0x200000000037f5, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&uncore_events::list, 0x5190000010084, 0xf, 0x20000000003811, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&uncore_events::list, 0x5190000010084, 0xf, 0x2000000000382d, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&uncore_events::list, 0x5190000010084, 0xf, 0x20000000003849, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomiccmp_part0{{&uncore_events::list, 0x5190000020084, 0xf, 0x20000000003865, 0x700100000000}, {}, &atomiccmp_part0};
inline constexpr listed atomiccmp_part1{{&uncore_events::list, 0x5190000020084, 0xf, 0x20000000003884, 0x700200000000}, {}, &atomiccmp_part1};
inline constexpr listed atomiccmp_part2{{&uncore_events::list, 0x5190000020084, 0xf, 0x200000000038a3, 0x700400000000}, {}, &atomiccmp_part2};
inline constexpr listed atomiccmp_part3{{&uncore_events::list, 0x5190000020084, 0xf, 0x200000000038c2, 0x700800000000}, {}, &atomiccmp_part3};
inline constexpr listed msg_part0{{&uncore_events::list, 0x5190000040084, 0xf, 0x200000000038e1, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&uncore_events::list, 0x5190000040084, 0xf, 0x200000000038fa, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&uncore_events::list, 0x5190000040084, 0xf, 0x20000000003913, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&uncore_events::list, 0x5190000040084, 0xf, 0x2000000000392c, 0x700800000000}, {}, &msg_part3};
inline constexpr listed atomic_vtd0{{&uncore_events::list, 0x9190000010084, 0xf, 0x200000000086d4, 0x701000000000}, {}, &atomic_vtd0};
inline constexpr listed atomic_vtd1{{&uncore_events::list, 0x9190000010084, 0xf, 0x200000000086ef, 0x702000000000}, {}, &atomic_vtd1};
inline constexpr listed mem_read_vtd0{{&uncore_events::list, 0x9190000004084, 0xf, 0x2000000000870a, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&uncore_events::list, 0x9190000004084, 0xf, 0x20000000008727, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&uncore_events::list, 0x9190000001084, 0xf, 0x20000000008744, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&uncore_events::list, 0x9190000001084, 0xf, 0x20000000008762, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed msg_vtd0{{&uncore_events::list, 0x9190000040084, 0xf, 0x20000000008780, 0x701000000000}, {}, &msg_vtd0};
inline constexpr listed msg_vtd1{{&uncore_events::list, 0x9190000040084, 0xf, 0x20000000008798, 0x702000000000}, {}, &msg_vtd1};
inline constexpr listed peer_read_vtd0{{&uncore_events::list, 0x9190000008084, 0xf, 0x200000000087b0, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&uncore_events::list, 0x9190000008084, 0xf, 0x200000000087ce, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&uncore_events::list, 0x9190000002084, 0xf, 0x200000000087ec, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&uncore_events::list, 0x9190000002084, 0xf, 0x2000000000880b, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace txn_out {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x51900000010c1, 0xf, 0x20000000003945, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x51900000010c1, 0xf, 0x20000000003965, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x51900000010c1, 0xf, 0x20000000003985, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x51900000010c1, 0xf, 0x200000000039a5, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x51900000020c1, 0xf, 0x200000000039c5, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x51900000020c1, 0xf, 0x200000000039e6, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x51900000020c1, 0xf, 0x20000000003a07, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x51900000020c1, 0xf, 0x20000000003a28, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x51900000040c1, 0xf, 0x20000000003a49, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x51900000040c1, 0xf, 0x20000000003a68, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x51900000040c1, 0xf, 0x20000000003a87, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x51900000040c1, 0xf, 0x20000000003aa6, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&uncore_events::list, 0x51900000080c1, 0xf, 0x20000000003ac5, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&uncore_events::list, 0x51900000080c1, 0xf, 0x20000000003ae5, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&uncore_events::list, 0x51900000080c1, 0xf, 0x20000000003b05, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&uncore_events::list, 0x51900000080c1, 0xf, 0x20000000003b25, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed cfg_write_part0{{&uncore_events::list, 0x51900000100c1, 0xf, 0x20000000003b45, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&uncore_events::list, 0x51900000100c1, 0xf, 0x20000000003b65, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&uncore_events::list, 0x51900000100c1, 0xf, 0x20000000003b85, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&uncore_events::list, 0x51900000100c1, 0xf, 0x20000000003ba5, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed io_write_part0{{&uncore_events::list, 0x51900000200c1, 0xf, 0x20000000003bc5, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&uncore_events::list, 0x51900000200c1, 0xf, 0x20000000003be4, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&uncore_events::list, 0x51900000200c1, 0xf, 0x20000000003c03, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&uncore_events::list, 0x51900000200c1, 0xf, 0x20000000003c22, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed cfg_read_part0{{&uncore_events::list, 0x51900000400c1, 0xf, 0x20000000003c41, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&uncore_events::list, 0x51900000400c1, 0xf, 0x20000000003c60, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&uncore_events::list, 0x51900000400c1, 0xf, 0x20000000003c7f, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&uncore_events::list, 0x51900000400c1, 0xf, 0x20000000003c9e, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed io_read_part0{{&uncore_events::list, 0x51900000800c1, 0xf, 0x20000000003cbd, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&uncore_events::list, 0x51900000800c1, 0xf, 0x20000000003cdb, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&uncore_events::list, 0x51900000800c1, 0xf, 0x20000000003cf9, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&uncore_events::list, 0x51900000800c1, 0xf, 0x20000000003d17, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed cfg_read_vtd0{{&uncore_events::list, 0x51900000400c1, 0xf, 0x2000000000882a, 0x701000000000}, {}, &cfg_read_vtd0};
inline constexpr listed cfg_read_vtd1{{&uncore_events::list, 0x51900000400c1, 0xf, 0x20000000008848, 0x702000000000}, {}, &cfg_read_vtd1};
inline constexpr listed cfg_write_vtd0{{&uncore_events::list, 0x51900000100c1, 0xf, 0x20000000008866, 0x701000000000}, {}, &cfg_write_vtd0};
inline constexpr listed io_read_vtd0{{&uncore_events::list, 0x51900000800c1, 0xf, 0x20000000008885, 0x701000000000}, {}, &io_read_vtd0};
inline constexpr listed io_read_vtd1{{&uncore_events::list, 0x51900000800c1, 0xf, 0x200000000088a2, 0x702000000000}, {}, &io_read_vtd1};
inline constexpr listed io_write_vtd0{{&uncore_events::list, 0x51900000200c1, 0xf, 0x200000000088bf, 0x701000000000}, {}, &io_write_vtd0};
inline constexpr listed io_write_vtd1{{&uncore_events::list, 0x51900000200c1, 0xf, 0x200000000088dd, 0x702000000000}, {}, &io_write_vtd1};
inline constexpr listed mem_read_vtd0{{&uncore_events::list, 0x51900000040c1, 0xf, 0x200000000088fb, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&uncore_events::list, 0x51900000040c1, 0xf, 0x20000000008919, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&uncore_events::list, 0x51900000010c1, 0xf, 0x20000000008937, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&uncore_events::list, 0x51900000010c1, 0xf, 0x20000000008956, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_read_vtd0{{&uncore_events::list, 0x51900000080c1, 0xf, 0x20000000008975, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&uncore_events::list, 0x51900000080c1, 0xf, 0x20000000008994, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&uncore_events::list, 0x51900000020c1, 0xf, 0x200000000089b3, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&uncore_events::list, 0x51900000020c1, 0xf, 0x200000000089d3, 0x702000000000}, {}, &peer_write_vtd1};
}
namespace txn_req_by_cpu {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x41900000010c1, 0xf, 0x15a7, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x41900000010c1, 0xf, 0x15ce, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x41900000010c1, 0xf, 0x15f5, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x41900000010c1, 0xf, 0x161c, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x41900000020c1, 0xf, 0x1643, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x41900000020c1, 0xf, 0x166b, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x41900000020c1, 0xf, 0x1693, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x41900000020c1, 0xf, 0x16bb, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x41900000040c1, 0xf, 0x16e3, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x41900000040c1, 0xf, 0x1709, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x41900000040c1, 0xf, 0x172f, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x41900000040c1, 0xf, 0x1755, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&uncore_events::list, 0x41900000080c1, 0xf, 0x177b, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&uncore_events::list, 0x41900000080c1, 0xf, 0x17a2, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&uncore_events::list, 0x41900000080c1, 0xf, 0x17c9, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&uncore_events::list, 0x41900000080c1, 0xf, 0x17f0, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed cfg_write_part0{{&uncore_events::list, 0x51900000100c1, 0xf, 0x13328, 0x700100000000}, {}, &cfg_write_part0};
inline constexpr listed cfg_write_part1{{&uncore_events::list, 0x51900000100c1, 0xf, 0x1334f, 0x700200000000}, {}, &cfg_write_part1};
inline constexpr listed cfg_write_part2{{&uncore_events::list, 0x51900000100c1, 0xf, 0x13376, 0x700400000000}, {}, &cfg_write_part2};
inline constexpr listed cfg_write_part3{{&uncore_events::list, 0x51900000100c1, 0xf, 0x1339d, 0x700800000000}, {}, &cfg_write_part3};
inline constexpr listed io_write_part0{{&uncore_events::list, 0x51900000200c1, 0xf, 0x133c4, 0x700100000000}, {}, &io_write_part0};
inline constexpr listed io_write_part1{{&uncore_events::list, 0x51900000200c1, 0xf, 0x133ea, 0x700200000000}, {}, &io_write_part1};
inline constexpr listed io_write_part2{{&uncore_events::list, 0x51900000200c1, 0xf, 0x13410, 0x700400000000}, {}, &io_write_part2};
inline constexpr listed io_write_part3{{&uncore_events::list, 0x51900000200c1, 0xf, 0x13436, 0x700800000000}, {}, &io_write_part3};
inline constexpr listed cfg_read_part0{{&uncore_events::list, 0x51900000400c1, 0xf, 0x1345c, 0x700100000000}, {}, &cfg_read_part0};
inline constexpr listed cfg_read_part1{{&uncore_events::list, 0x51900000400c1, 0xf, 0x13482, 0x700200000000}, {}, &cfg_read_part1};
inline constexpr listed cfg_read_part2{{&uncore_events::list, 0x51900000400c1, 0xf, 0x134a8, 0x700400000000}, {}, &cfg_read_part2};
inline constexpr listed cfg_read_part3{{&uncore_events::list, 0x51900000400c1, 0xf, 0x134ce, 0x700800000000}, {}, &cfg_read_part3};
inline constexpr listed io_read_part0{{&uncore_events::list, 0x51900000800c1, 0xf, 0x134f4, 0x700100000000}, {}, &io_read_part0};
inline constexpr listed io_read_part1{{&uncore_events::list, 0x51900000800c1, 0xf, 0x13519, 0x700200000000}, {}, &io_read_part1};
inline constexpr listed io_read_part2{{&uncore_events::list, 0x51900000800c1, 0xf, 0x1353e, 0x700400000000}, {}, &io_read_part2};
inline constexpr listed io_read_part3{{&uncore_events::list, 0x51900000800c1, 0xf, 0x13563, 0x700800000000}, {}, &io_read_part3};
inline constexpr listed cfg_read_vtd0{{&uncore_events::list, 0x51900000400c1, 0xf, 0x13588, 0x701000000000}, {}, &cfg_read_vtd0};
inline constexpr listed cfg_read_vtd1{{&uncore_events::list, 0x51900000400c1, 0xf, 0x135ad, 0x702000000000}, {}, &cfg_read_vtd1};
inline constexpr listed cfg_write_vtd0{{&uncore_events::list, 0x51900000100c1, 0xf, 0x135d2, 0x701000000000}, {}, &cfg_write_vtd0};
inline constexpr listed io_read_vtd0{{&uncore_events::list, 0x51900000800c1, 0xf, 0x135f8, 0x701000000000}, {}, &io_read_vtd0};
inline constexpr listed io_read_vtd1{{&uncore_events::list, 0x51900000800c1, 0xf, 0x1361c, 0x702000000000}, {}, &io_read_vtd1};
inline constexpr listed io_write_vtd0{{&uncore_events::list, 0x51900000200c1, 0xf, 0x13640, 0x701000000000}, {}, &io_write_vtd0};
inline constexpr listed io_write_vtd1{{&uncore_events::list, 0x51900000200c1, 0xf, 0x13665, 0x702000000000}, {}, &io_write_vtd1};
inline constexpr listed mem_read_vtd0{{&uncore_events::list, 0x51900000040c1, 0xf, 0x1368a, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&uncore_events::list, 0x51900000040c1, 0xf, 0x136af, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed mem_write_vtd0{{&uncore_events::list, 0x51900000010c1, 0xf, 0x136d4, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&uncore_events::list, 0x51900000010c1, 0xf, 0x136fa, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_read_vtd0{{&uncore_events::list, 0x51900000080c1, 0xf, 0x13720, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&uncore_events::list, 0x51900000080c1, 0xf, 0x13746, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed peer_write_vtd0{{&uncore_events::list, 0x51900000020c1, 0xf, 0x1376c, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&uncore_events::list, 0x51900000020c1, 0xf, 0x13793, 0x702000000000}, {}, &peer_write_vtd1};
inline constexpr listed cfg_write_vtd1{{&uncore_events::list, 0x51900000100c1, 0xf, 0x137ba, 0x702000000000}, {}, &cfg_write_vtd1};
}
namespace txn_req_of_cpu {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x8190000001084, 0xf, 0x18d1, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x8190000001084, 0xf, 0x18f8, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x8190000001084, 0xf, 0x191f, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x8190000001084, 0xf, 0x1946, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x8190000002084, 0xf, 0x196d, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x8190000002084, 0xf, 0x1995, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x8190000002084, 0xf, 0x19bd, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x8190000002084, 0xf, 0x19e5, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x8190000004084, 0xf, 0x1a0d, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x8190000004084, 0xf, 0x1a33, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x8190000004084, 0xf, 0x1a59, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x8190000004084, 0xf, 0x1a7f, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed peer_read_part0{{&uncore_events::list, 0x8190000008084, 0xf, 0x1aa5, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&uncore_events::list, 0x8190000008084, 0xf, 0x1acc, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&uncore_events::list, 0x8190000008084, 0xf, 0x1af3, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&uncore_events::list, 0x8190000008084, 0xf, 0x1b1a, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed mem_write_vtd0{{&uncore_events::list, 0x9190000001084, 0xf, 0x19743, 0x701000000000}, {}, &mem_write_vtd0};
inline constexpr listed mem_write_vtd1{{&uncore_events::list, 0x9190000001084, 0xf, 0x19769, 0x702000000000}, {}, &mem_write_vtd1};
inline constexpr listed peer_write_vtd0{{&uncore_events::list, 0x9190000002084, 0xf, 0x1978f, 0x701000000000}, {}, &peer_write_vtd0};
inline constexpr listed peer_write_vtd1{{&uncore_events::list, 0x9190000002084, 0xf, 0x197b6, 0x702000000000}, {}, &peer_write_vtd1};
inline constexpr listed mem_read_vtd0{{&uncore_events::list, 0x9190000004084, 0xf, 0x197dd, 0x701000000000}, {}, &mem_read_vtd0};
inline constexpr listed mem_read_vtd1{{&uncore_events::list, 0x9190000004084, 0xf, 0x19802, 0x702000000000}, {}, &mem_read_vtd1};
inline constexpr listed peer_read_vtd0{{&uncore_events::list, 0x9190000008084, 0xf, 0x19827, 0x701000000000}, {}, &peer_read_vtd0};
inline constexpr listed peer_read_vtd1{{&uncore_events::list, 0x9190000008084, 0xf, 0x1984d, 0x702000000000}, {}, &peer_read_vtd1};
inline constexpr listed atomic_part0{{&uncore_events::list, 0x9190000010084, 0xf, 0x19873, 0x700100000000}, {}, &atomic_part0};
inline constexpr listed atomic_part1{{&uncore_events::list, 0x9190000010084, 0xf, 0x19897, 0x700200000000}, {}, &atomic_part1};
inline constexpr listed atomic_part2{{&uncore_events::list, 0x9190000010084, 0xf, 0x198bb, 0x700400000000}, {}, &atomic_part2};
inline constexpr listed atomic_part3{{&uncore_events::list, 0x9190000010084, 0xf, 0x198df, 0x700800000000}, {}, &atomic_part3};
inline constexpr listed atomic_vtd0{{&uncore_events::list, 0x9190000010084, 0xf, 0x19903, 0x701000000000}, {}, &atomic_vtd0};
inline constexpr listed atomic_vtd1{{&uncore_events::list, 0x9190000010084, 0xf, 0x19926, 0x702000000000}, {}, &atomic_vtd1};
inline constexpr listed atomiccmp_part0{{&uncore_events::list, 0x9190000020084, 0xf, 0x19949, 0x700100000000}, {}, &atomiccmp_part0};
inline constexpr listed atomiccmp_part1{{&uncore_events::list, 0x9190000020084, 0xf, 0x19970, 0x700200000000}, {}, &atomiccmp_part1};
inline constexpr listed atomiccmp_part2{{&uncore_events::list, 0x9190000020084, 0xf, 0x19997, 0x700400000000}, {}, &atomiccmp_part2};
inline constexpr listed atomiccmp_part3{{&uncore_events::list, 0x9190000020084, 0xf, 0x199be, 0x700800000000}, {}, &atomiccmp_part3};
inline constexpr listed msg_part0{{&uncore_events::list, 0x9190000040084, 0xf, 0x199e5, 0x700100000000}, {}, &msg_part0};
inline constexpr listed msg_part1{{&uncore_events::list, 0x9190000040084, 0xf, 0x19a06, 0x700200000000}, {}, &msg_part1};
inline constexpr listed msg_part2{{&uncore_events::list, 0x9190000040084, 0xf, 0x19a27, 0x700400000000}, {}, &msg_part2};
inline constexpr listed msg_part3{{&uncore_events::list, 0x9190000040084, 0xf, 0x19a48, 0x700800000000}, {}, &msg_part3};
inline constexpr listed msg_vtd0{{&uncore_events::list, 0x9190000040084, 0xf, 0x19a69, 0x701000000000}, {}, &msg_vtd0};
inline constexpr listed msg_vtd1{{&uncore_events::list, 0x9190000040084, 0xf, 0x19a89, 0x702000000000}, {}, &msg_vtd1};
}
namespace vtd_access {
inline constexpr listed l4_page_hit{{&uncore_events::list, 0x1190000001041, 0xf, 0x3d35, 0}, {}, &l4_page_hit};
inline constexpr listed ctxt_miss{{&uncore_events::list, 0x1190000002041, 0xf, 0x3d54, 0}, {}, &ctxt_miss};
inline constexpr listed l1_miss{{&uncore_events::list, 0x1190000004041, 0xf, 0x3d71, 0}, {}, &l1_miss};
inline constexpr listed l2_miss{{&uncore_events::list, 0x1190000008041, 0xf, 0x3d8c, 0}, {}, &l2_miss};
inline constexpr listed l3_miss{{&uncore_events::list, 0x1190000010041, 0xf, 0x3da7, 0}, {}, &l3_miss};
inline constexpr listed tlb_miss{{&uncore_events::list, 0x1190000020041, 0xf, 0x3dc2, 0}, {}, &tlb_miss};
inline constexpr listed tlb_full{{&uncore_events::list, 0x1190000040041, 0xf, 0x3dde, 0}, {}, &tlb_full};
inline constexpr listed tlb1_miss{{&uncore_events::list, 0x1190000080041, 0xf, 0x3dfa, 0}, {}, &tlb1_miss};
}
} // namespace iio

namespace imc {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x60000000000, 0xf, 0x8e4, 0}, {}, &clockticks};
inline constexpr listed power_channel_ppd{{&uncore_events::list, 0x60000000085, 0xf, 0x8f5, 0}, {}, &power_channel_ppd};
inline constexpr listed power_self_refresh{{&uncore_events::list, 0x60000000043, 0xf, 0x90d, 0}, {}, &power_self_refresh};
inline constexpr listed rpq_inserts{{&uncore_events::list, 0x60000000010, 0xf, 0x953, 0}, {}, &rpq_inserts};
inline constexpr listed rpq_occupancy{{&uncore_events::list, 0x60000000080, 0xf, 0x965, 0}, {}, &rpq_occupancy};
inline constexpr listed wpq_inserts{{&uncore_events::list, 0x60000000020, 0xf, 0x979, 0}, {}, &wpq_inserts};
inline constexpr listed wpq_occupancy{{&uncore_events::list, 0x60000000081, 0xf, 0x98b, 0}, {}, &wpq_occupancy};
inline constexpr listed dram_pre_all{{&uncore_events::list, 0x1060000000006, 0xf, 0x5a54, 0}, {}, &dram_pre_all};
inline constexpr listed ecc_correctable_errors{{&uncore_events::list, 0x1060000000009, 0xf, 0x5a98, 0}, {}, &ecc_correctable_errors};
inline constexpr listed power_channel_dlloff{{&uncore_events::list, 0x1060000000084, 0xf, 0x5b16, 0}, {}, &power_channel_dlloff};
inline constexpr listed power_critical_throttle_cycles{{&uncore_events::list, 0x1060000000086, 0xf, 0x5c19, 0}, {}, &power_critical_throttle_cycles};
inline constexpr listed power_pcu_throttling{{&uncore_events::list, 0x1060000000042, 0xf, 0x5c3e, 0}, {}, &power_pcu_throttling};
inline constexpr listed rpq_cycles_full{{&uncore_events::list, 0x1060000000012, 0xf, 0x6f14, 0}, {}, &rpq_cycles_full};
inline constexpr listed rpq_cycles_ne{{&uncore_events::list, 0x1060000000011, 0xf, 0x6f2a, 0}, {}, &rpq_cycles_ne};
inline constexpr listed wpq_cycles_full{{&uncore_events::list, 0x1060000000022, 0xf, 0x6f8e, 0}, {}, &wpq_cycles_full};
inline constexpr listed wpq_cycles_ne{{&uncore_events::list, 0x1060000000021, 0xf, 0x6fa4, 0}, {}, &wpq_cycles_ne};
inline constexpr listed wpq_read_hit{{&uncore_events::list, 0x1060000000023, 0xf, 0x6fb8, 0}, {}, &wpq_read_hit};
inline constexpr listed wpq_write_hit{{&uncore_events::list, 0x1060000000024, 0xf, 0x6fcb, 0}, {}, &wpq_write_hit};
inline constexpr listed wrong_mm{{&uncore_events::list, 0x10600000000c1, 0xf, 0x6fdf, 0}, {}, &wrong_mm};
inline constexpr listed clockticks_f{{&uncore_events::list, 0x1060000001000, 0x1000000000000, 0x19aba, 0}, {}, &clockticks_f};
namespace act_count {
inline constexpr listed wr{{&uncore_events::list, 0x60000002001, 0xf, 0x84c, 0}, {}, &wr};
inline constexpr listed rd{{&uncore_events::list, 0x1060000001001, 0xf, 0x597d, 0}, {}, &rd};
inline constexpr listed byp{{&uncore_events::list, 0x1060000008001, 0xf, 0x5990, 0}, {}, &byp};
}
namespace byp_cmds {
inline constexpr listed act{{&uncore_events::list, 0x10600000010a1, 0xf, 0x59a4, 0}, {}, &act};
inline constexpr listed cas{{&uncore_events::list, 0x10600000020a1, 0xf, 0x59b7, 0}, {}, &cas};
inline constexpr listed pre{{&uncore_events::list, 0x10600000040a1, 0xf, 0x59ca, 0}, {}, &pre};
}
namespace cas_count {
inline constexpr listed rd_reg{{&uncore_events::list, 0x60000001004, 0xf, 0x85f, 0}, {}, &rd_reg};
inline constexpr listed rd_underfill{{&uncore_events::list, 0x60000002004, 0xf, 0x876, 0}, {}, &rd_underfill};
inline constexpr listed rd{{&uncore_events::list, 0x60000003004, 0xf, 0x893, 0}, {}, &rd};
inline constexpr listed wr_wmm{{&uncore_events::list, 0x60000004004, 0xf, 0x8a6, 0}, {}, &wr_wmm};
inline constexpr listed wr{{&uncore_events::list, 0x6000000c004, 0xf, 0x8bd, 0}, {}, &wr};
inline constexpr listed all{{&uncore_events::list, 0x6000000f004, 0xf, 0x8d0, 0}, {}, &all};
inline constexpr listed wr_rmm{{&uncore_events::list, 0x1060000008004, 0xf, 0x59dd, 0}, {}, &wr_rmm};
inline constexpr listed rd_wmm{{&uncore_events::list, 0x1060000010004, 0xf, 0x59f4, 0}, {}, &rd_wmm};
inline constexpr listed rd_rmm{{&uncore_events::list, 0x1060000020004, 0xf, 0x5a0b, 0}, {}, &rd_rmm};
inline constexpr listed rd_isoch{{&uncore_events::list, 0x1060000040004, 0xf, 0x5a22, 0}, {}, &rd_isoch};
inline constexpr listed wr_isoch{{&uncore_events::list, 0x1060000080004, 0xf, 0x5a3b, 0}, {}, &wr_isoch};
}
namespace dram_refresh {
inline constexpr listed panic{{&uncore_events::list, 0x1060000002005, 0xf, 0x80000000005a67, 0}, {}, &panic};
inline constexpr listed high{{&uncore_events::list, 0x1060000004005, 0xf, 0x80000000005a80, 0}, {}, &high};
}
namespace major_modes {
inline constexpr listed read{{&uncore_events::list, 0x1060000001007, 0xf, 0x5ab5, 0}, {}, &read};
inline constexpr listed write{{&uncore_events::list, 0x1060000002007, 0xf, 0x5acc, 0}, {}, &write};
inline constexpr listed partial{{&uncore_events::list, 0x1060000004007, 0xf, 0x5ae4, 0}, {}, &partial};
inline constexpr listed isoch{{&uncore_events::list, 0x1060000008007, 0xf, 0x5afe, 0}, {}, &isoch};
}
namespace power_cke_cycles {
inline constexpr listed rank0{{&uncore_events::list, 0x1060000001083, 0xf, 0x5b31, 0}, {}, &rank0};
inline constexpr listed rank1{{&uncore_events::list, 0x1060000002083, 0xf, 0x5b4e, 0}, {}, &rank1};
inline constexpr listed rank2{{&uncore_events::list, 0x1060000004083, 0xf, 0x5b6b, 0}, {}, &rank2};
inline constexpr listed rank3{{&uncore_events::list, 0x1060000008083, 0xf, 0x5b88, 0}, {}, &rank3};
inline constexpr listed rank4{{&uncore_events::list, 0x1060000010083, 0xf, 0x5ba5, 0}, {}, &rank4};
inline constexpr listed rank5{{&uncore_events::list, 0x1060000020083, 0xf, 0x5bc2, 0}, {}, &rank5};
inline constexpr listed rank6{{&uncore_events::list, 0x1060000040083, 0xf, 0x5bdf, 0}, {}, &rank6};
inline constexpr listed rank7{{&uncore_events::list, 0x1060000080083, 0xf, 0x5bfc, 0}, {}, &rank7};
}
namespace power_throttle_cycles {
inline constexpr listed rank0{{&uncore_events::list, 0x1060000001041, 0xf, 0x5c59, 0}, {}, &rank0};
inline constexpr listed rank1{{&uncore_events::list, 0x1060000002041, 0xf, 0x5c7b, 0}, {}, &rank1};
inline constexpr listed rank2{{&uncore_events::list, 0x1060000004041, 0xf, 0x5c9d, 0}, {}, &rank2};
inline constexpr listed rank3{{&uncore_events::list, 0x1060000008041, 0xf, 0x5cbf, 0}, {}, &rank3};
inline constexpr listed rank4{{&uncore_events::list, 0x1060000010041, 0xf, 0x5ce1, 0}, {}, &rank4};
inline constexpr listed rank5{{&uncore_events::list, 0x1060000020041, 0xf, 0x5d03, 0}, {}, &rank5};
inline constexpr listed rank6{{&uncore_events::list, 0x1060000040041, 0xf, 0x5d25, 0}, {}, &rank6};
inline constexpr listed rank7{{&uncore_events::list, 0x1060000080041, 0xf, 0x5d47, 0}, {}, &rank7};
}
namespace pre_count {
inline constexpr listed page_miss{{&uncore_events::list, 0x60000001002, 0xf, 0x926, 0}, {}, &page_miss};
inline constexpr listed rd{{&uncore_events::list, 0x60000004002, 0xf, 0x940, 0}, {}, &rd};
inline constexpr listed page_close{{&uncore_events::list, 0x1060000002002, 0xf, 0x5da7, 0}, {}, &page_close};
inline constexpr listed wr{{&uncore_events::list, 0x1060000008002, 0xf, 0x5dc2, 0}, {}, &wr};
inline constexpr listed byp{{&uncore_events::list, 0x1060000010002, 0xf, 0x5dd5, 0}, {}, &byp};
}
namespace preemption {
inline constexpr listed rd_preempt_rd{{&uncore_events::list, 0x1060000001008, 0xf, 0x5d69, 0}, {}, &rd_preempt_rd};
inline constexpr listed rd_preempt_wr{{&uncore_events::list, 0x1060000002008, 0xf, 0x5d88, 0}, {}, &rd_preempt_wr};
}
namespace rd_cas_prio {
inline constexpr listed low{{&uncore_events::list, 0x10600000010a0, 0xf, 0x5de9, 0}, {}, &low};
inline constexpr listed med{{&uncore_events::list, 0x10600000020a0, 0xf, 0x5dff, 0}, {}, &med};
inline constexpr listed high{{&uncore_events::list, 0x10600000040a0, 0xf, 0x5e15, 0}, {}, &high};
inline constexpr listed panic{{&uncore_events::list, 0x10600000080a0, 0xf, 0x5e2c, 0}, {}, &panic};
}
namespace rd_cas_rank0 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b0, 0xf, 0x5e44, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b0, 0xf, 0x5e5d, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b0, 0xf, 0x5e76, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b0, 0xf, 0x5e8f, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b0, 0xf, 0x5ea8, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b0, 0xf, 0x5ec1, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b0, 0xf, 0x5eda, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b0, 0xf, 0x5ef3, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b0, 0xf, 0x5f0c, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b0, 0xf, 0x5f25, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b0, 0xf, 0x5f3e, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b0, 0xf, 0x5f58, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b0, 0xf, 0x5f72, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b0, 0xf, 0x5f8c, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b0, 0xf, 0x5fa6, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b0, 0xf, 0x5fc0, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b0, 0xf, 0x5fda, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b0, 0xf, 0x5ff6, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b0, 0xf, 0x6010, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b0, 0xf, 0x602a, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b0, 0xf, 0x6044, 0}, {}, &bankg3};
}
namespace rd_cas_rank1 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b1, 0xf, 0x605e, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b1, 0xf, 0x6077, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b1, 0xf, 0x6090, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b1, 0xf, 0x60a9, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b1, 0xf, 0x60c2, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b1, 0xf, 0x60db, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b1, 0xf, 0x60f4, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b1, 0xf, 0x610d, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b1, 0xf, 0x6126, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b1, 0xf, 0x613f, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b1, 0xf, 0x6158, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b1, 0xf, 0x6172, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b1, 0xf, 0x618c, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b1, 0xf, 0x61a6, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b1, 0xf, 0x61c0, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b1, 0xf, 0x61da, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b1, 0xf, 0x61f4, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b1, 0xf, 0x6210, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b1, 0xf, 0x622a, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b1, 0xf, 0x6244, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b1, 0xf, 0x625e, 0}, {}, &bankg3};
}
namespace rd_cas_rank2 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b2, 0xf, 0x6278, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b2, 0xf, 0x6291, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b2, 0xf, 0x62aa, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b2, 0xf, 0x62c3, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b2, 0xf, 0x62dc, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b2, 0xf, 0x62f5, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b2, 0xf, 0x630e, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b2, 0xf, 0x6327, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b2, 0xf, 0x6340, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b2, 0xf, 0x6359, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b2, 0xf, 0x6372, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b2, 0xf, 0x638c, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b2, 0xf, 0x63a6, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b2, 0xf, 0x63c0, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b2, 0xf, 0x63da, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b2, 0xf, 0x63f4, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b2, 0xf, 0x640e, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b2, 0xf, 0x642a, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b2, 0xf, 0x6444, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b2, 0xf, 0x645e, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b2, 0xf, 0x6478, 0}, {}, &bankg3};
}
namespace rd_cas_rank3 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b3, 0xf, 0x6492, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b3, 0xf, 0x64ab, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b3, 0xf, 0x64c4, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b3, 0xf, 0x64dd, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b3, 0xf, 0x64f6, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b3, 0xf, 0x650f, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b3, 0xf, 0x6528, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b3, 0xf, 0x6541, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b3, 0xf, 0x655a, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b3, 0xf, 0x6573, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b3, 0xf, 0x658c, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b3, 0xf, 0x65a6, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b3, 0xf, 0x65c0, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b3, 0xf, 0x65da, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b3, 0xf, 0x65f4, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b3, 0xf, 0x660e, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b3, 0xf, 0x6628, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b3, 0xf, 0x6644, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b3, 0xf, 0x665e, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b3, 0xf, 0x6678, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b3, 0xf, 0x6692, 0}, {}, &bankg3};
}
namespace rd_cas_rank4 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b4, 0xf, 0x66ac, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b4, 0xf, 0x66c5, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b4, 0xf, 0x66de, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b4, 0xf, 0x66f7, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b4, 0xf, 0x6710, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b4, 0xf, 0x6729, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b4, 0xf, 0x6742, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b4, 0xf, 0x675b, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b4, 0xf, 0x6774, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b4, 0xf, 0x678d, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b4, 0xf, 0x67a6, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b4, 0xf, 0x67c0, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b4, 0xf, 0x67da, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b4, 0xf, 0x67f4, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b4, 0xf, 0x680e, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b4, 0xf, 0x6828, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b4, 0xf, 0x6842, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b4, 0xf, 0x685e, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b4, 0xf, 0x6878, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b4, 0xf, 0x6892, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b4, 0xf, 0x68ac, 0}, {}, &bankg3};
}
namespace rd_cas_rank5 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b5, 0xf, 0x68c6, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b5, 0xf, 0x68df, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b5, 0xf, 0x68f8, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b5, 0xf, 0x6911, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b5, 0xf, 0x692a, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b5, 0xf, 0x6943, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b5, 0xf, 0x695c, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b5, 0xf, 0x6975, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b5, 0xf, 0x698e, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b5, 0xf, 0x69a7, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b5, 0xf, 0x69c0, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b5, 0xf, 0x69da, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b5, 0xf, 0x69f4, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b5, 0xf, 0x6a0e, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b5, 0xf, 0x6a28, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b5, 0xf, 0x6a42, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b5, 0xf, 0x6a5c, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b5, 0xf, 0x6a78, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b5, 0xf, 0x6a92, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b5, 0xf, 0x6aac, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b5, 0xf, 0x6ac6, 0}, {}, &bankg3};
}
namespace rd_cas_rank6 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b6, 0xf, 0x6ae0, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b6, 0xf, 0x6af9, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b6, 0xf, 0x6b12, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b6, 0xf, 0x6b2b, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b6, 0xf, 0x6b44, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b6, 0xf, 0x6b5d, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b6, 0xf, 0x6b76, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b6, 0xf, 0x6b8f, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b6, 0xf, 0x6ba8, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b6, 0xf, 0x6bc1, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b6, 0xf, 0x6bda, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b6, 0xf, 0x6bf4, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b6, 0xf, 0x6c0e, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b6, 0xf, 0x6c28, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b6, 0xf, 0x6c42, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b6, 0xf, 0x6c5c, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b6, 0xf, 0x6c76, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b6, 0xf, 0x6c92, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b6, 0xf, 0x6cac, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b6, 0xf, 0x6cc6, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b6, 0xf, 0x6ce0, 0}, {}, &bankg3};
}
namespace rd_cas_rank7 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b7, 0xf, 0x6cfa, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b7, 0xf, 0x6d13, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b7, 0xf, 0x6d2c, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b7, 0xf, 0x6d45, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b7, 0xf, 0x6d5e, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b7, 0xf, 0x6d77, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b7, 0xf, 0x6d90, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b7, 0xf, 0x6da9, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b7, 0xf, 0x6dc2, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b7, 0xf, 0x6ddb, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b7, 0xf, 0x6df4, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b7, 0xf, 0x6e0e, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b7, 0xf, 0x6e28, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b7, 0xf, 0x6e42, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b7, 0xf, 0x6e5c, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b7, 0xf, 0x6e76, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b7, 0xf, 0x6e90, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b7, 0xf, 0x6eac, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b7, 0xf, 0x6ec6, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b7, 0xf, 0x6ee0, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b7, 0xf, 0x6efa, 0}, {}, &bankg3};
}
namespace wmm_to_rmm {
inline constexpr listed low_thresh{{&uncore_events::list, 0x10600000010c0, 0xf, 0x6f3e, 0}, {}, &low_thresh};
inline constexpr listed starve{{&uncore_events::list, 0x10600000020c0, 0xf, 0x6f5a, 0}, {}, &starve};
inline constexpr listed vmse_retry{{&uncore_events::list, 0x10600000040c0, 0xf, 0x6f72, 0}, {}, &vmse_retry};
}
namespace wr_cas_rank0 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b8, 0xf, 0x6fee, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b8, 0xf, 0x7007, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b8, 0xf, 0x7020, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b8, 0xf, 0x7039, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b8, 0xf, 0x7052, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b8, 0xf, 0x706b, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b8, 0xf, 0x7084, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b8, 0xf, 0x709d, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b8, 0xf, 0x70b6, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b8, 0xf, 0x70cf, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b8, 0xf, 0x70e8, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b8, 0xf, 0x7102, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b8, 0xf, 0x711c, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b8, 0xf, 0x7136, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b8, 0xf, 0x7150, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b8, 0xf, 0x716a, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b8, 0xf, 0x7184, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b8, 0xf, 0x71a0, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b8, 0xf, 0x71ba, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b8, 0xf, 0x71d4, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b8, 0xf, 0x71ee, 0}, {}, &bankg3};
}
namespace wr_cas_rank1 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000b9, 0xf, 0x7208, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010b9, 0xf, 0x7221, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020b9, 0xf, 0x723a, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030b9, 0xf, 0x7253, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040b9, 0xf, 0x726c, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050b9, 0xf, 0x7285, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060b9, 0xf, 0x729e, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070b9, 0xf, 0x72b7, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080b9, 0xf, 0x72d0, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090b9, 0xf, 0x72e9, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0b9, 0xf, 0x7302, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0b9, 0xf, 0x731c, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0b9, 0xf, 0x7336, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0b9, 0xf, 0x7350, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0b9, 0xf, 0x736a, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0b9, 0xf, 0x7384, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100b9, 0xf, 0x739e, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110b9, 0xf, 0x73ba, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120b9, 0xf, 0x73d4, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130b9, 0xf, 0x73ee, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140b9, 0xf, 0x7408, 0}, {}, &bankg3};
}
namespace wr_cas_rank2 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000ba, 0xf, 0x7422, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010ba, 0xf, 0x743b, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020ba, 0xf, 0x7454, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030ba, 0xf, 0x746d, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040ba, 0xf, 0x7486, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050ba, 0xf, 0x749f, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060ba, 0xf, 0x74b8, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070ba, 0xf, 0x74d1, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080ba, 0xf, 0x74ea, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090ba, 0xf, 0x7503, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0ba, 0xf, 0x751c, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0ba, 0xf, 0x7536, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0ba, 0xf, 0x7550, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0ba, 0xf, 0x756a, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0ba, 0xf, 0x7584, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0ba, 0xf, 0x759e, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100ba, 0xf, 0x75b8, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110ba, 0xf, 0x75d4, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120ba, 0xf, 0x75ee, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130ba, 0xf, 0x7608, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140ba, 0xf, 0x7622, 0}, {}, &bankg3};
}
namespace wr_cas_rank3 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000bb, 0xf, 0x763c, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010bb, 0xf, 0x7655, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020bb, 0xf, 0x766e, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030bb, 0xf, 0x7687, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040bb, 0xf, 0x76a0, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050bb, 0xf, 0x76b9, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060bb, 0xf, 0x76d2, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070bb, 0xf, 0x76eb, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080bb, 0xf, 0x7704, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090bb, 0xf, 0x771d, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0bb, 0xf, 0x7736, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0bb, 0xf, 0x7750, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0bb, 0xf, 0x776a, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0bb, 0xf, 0x7784, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0bb, 0xf, 0x779e, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0bb, 0xf, 0x77b8, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100bb, 0xf, 0x77d2, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110bb, 0xf, 0x77ee, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120bb, 0xf, 0x7808, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130bb, 0xf, 0x7822, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140bb, 0xf, 0x783c, 0}, {}, &bankg3};
}
namespace wr_cas_rank4 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000bc, 0xf, 0x7856, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010bc, 0xf, 0x786f, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020bc, 0xf, 0x7888, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030bc, 0xf, 0x78a1, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040bc, 0xf, 0x78ba, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050bc, 0xf, 0x78d3, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060bc, 0xf, 0x78ec, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070bc, 0xf, 0x7905, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080bc, 0xf, 0x791e, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090bc, 0xf, 0x7937, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0bc, 0xf, 0x7950, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0bc, 0xf, 0x796a, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0bc, 0xf, 0x7984, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0bc, 0xf, 0x799e, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0bc, 0xf, 0x79b8, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0bc, 0xf, 0x79d2, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100bc, 0xf, 0x79ec, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110bc, 0xf, 0x7a08, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120bc, 0xf, 0x7a22, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130bc, 0xf, 0x7a3c, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140bc, 0xf, 0x7a56, 0}, {}, &bankg3};
}
namespace wr_cas_rank5 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000bd, 0xf, 0x7a70, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010bd, 0xf, 0x7a89, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020bd, 0xf, 0x7aa2, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030bd, 0xf, 0x7abb, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040bd, 0xf, 0x7ad4, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050bd, 0xf, 0x7aed, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060bd, 0xf, 0x7b06, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070bd, 0xf, 0x7b1f, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080bd, 0xf, 0x7b38, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090bd, 0xf, 0x7b51, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0bd, 0xf, 0x7b6a, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0bd, 0xf, 0x7b84, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0bd, 0xf, 0x7b9e, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0bd, 0xf, 0x7bb8, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0bd, 0xf, 0x7bd2, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0bd, 0xf, 0x7bec, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100bd, 0xf, 0x7c06, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110bd, 0xf, 0x7c22, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120bd, 0xf, 0x7c3c, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130bd, 0xf, 0x7c56, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140bd, 0xf, 0x7c70, 0}, {}, &bankg3};
}
namespace wr_cas_rank6 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000be, 0xf, 0x7c8a, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010be, 0xf, 0x7ca3, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020be, 0xf, 0x7cbc, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030be, 0xf, 0x7cd5, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040be, 0xf, 0x7cee, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050be, 0xf, 0x7d07, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060be, 0xf, 0x7d20, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070be, 0xf, 0x7d39, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080be, 0xf, 0x7d52, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090be, 0xf, 0x7d6b, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0be, 0xf, 0x7d84, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0be, 0xf, 0x7d9e, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0be, 0xf, 0x7db8, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0be, 0xf, 0x7dd2, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0be, 0xf, 0x7dec, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0be, 0xf, 0x7e06, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100be, 0xf, 0x7e20, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110be, 0xf, 0x7e3c, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120be, 0xf, 0x7e56, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130be, 0xf, 0x7e70, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140be, 0xf, 0x7e8a, 0}, {}, &bankg3};
}
namespace wr_cas_rank7 {
inline constexpr listed bank0{{&uncore_events::list, 0x10600000000bf, 0xf, 0x7ea4, 0}, {}, &bank0};
inline constexpr listed bank1{{&uncore_events::list, 0x10600000010bf, 0xf, 0x7ebd, 0}, {}, &bank1};
inline constexpr listed bank2{{&uncore_events::list, 0x10600000020bf, 0xf, 0x7ed6, 0}, {}, &bank2};
inline constexpr listed bank3{{&uncore_events::list, 0x10600000030bf, 0xf, 0x7eef, 0}, {}, &bank3};
inline constexpr listed bank4{{&uncore_events::list, 0x10600000040bf, 0xf, 0x7f08, 0}, {}, &bank4};
inline constexpr listed bank5{{&uncore_events::list, 0x10600000050bf, 0xf, 0x7f21, 0}, {}, &bank5};
inline constexpr listed bank6{{&uncore_events::list, 0x10600000060bf, 0xf, 0x7f3a, 0}, {}, &bank6};
inline constexpr listed bank7{{&uncore_events::list, 0x10600000070bf, 0xf, 0x7f53, 0}, {}, &bank7};
inline constexpr listed bank8{{&uncore_events::list, 0x10600000080bf, 0xf, 0x7f6c, 0}, {}, &bank8};
inline constexpr listed bank9{{&uncore_events::list, 0x10600000090bf, 0xf, 0x7f85, 0}, {}, &bank9};
inline constexpr listed bank10{{&uncore_events::list, 0x106000000a0bf, 0xf, 0x7f9e, 0}, {}, &bank10};
inline constexpr listed bank11{{&uncore_events::list, 0x106000000b0bf, 0xf, 0x7fb8, 0}, {}, &bank11};
inline constexpr listed bank12{{&uncore_events::list, 0x106000000c0bf, 0xf, 0x7fd2, 0}, {}, &bank12};
inline constexpr listed bank13{{&uncore_events::list, 0x106000000d0bf, 0xf, 0x7fec, 0}, {}, &bank13};
inline constexpr listed bank14{{&uncore_events::list, 0x106000000e0bf, 0xf, 0x8006, 0}, {}, &bank14};
inline constexpr listed bank15{{&uncore_events::list, 0x106000000f0bf, 0xf, 0x8020, 0}, {}, &bank15};
inline constexpr listed allbanks{{&uncore_events::list, 0x10600000100bf, 0xf, 0x803a, 0}, {}, &allbanks};
inline constexpr listed bankg0{{&uncore_events::list, 0x10600000110bf, 0xf, 0x8056, 0}, {}, &bankg0};
inline constexpr listed bankg1{{&uncore_events::list, 0x10600000120bf, 0xf, 0x8070, 0}, {}, &bankg1};
inline constexpr listed bankg2{{&uncore_events::list, 0x10600000130bf, 0xf, 0x808a, 0}, {}, &bankg2};
inline constexpr listed bankg3{{&uncore_events::list, 0x10600000140bf, 0xf, 0x80a4, 0}, {}, &bankg3};
}
} // namespace imc

namespace irp {
using uncore_events::listed;
inline constexpr listed faf_inserts{{&uncore_events::list, 0x130000000018, 3, 0x445, 0}, {}, &faf_inserts};
inline constexpr listed faf_occupancy{{&uncore_events::list, 0x130000000019, 3, 0x457, 0}, {}, &faf_occupancy};
inline constexpr listed clockticks{{&uncore_events::list, 0x1130000000001, 3, 0x3e6e, 0}, {}, &clockticks};
inline constexpr listed faf_full{{&uncore_events::list, 0x1130000000017, 3, 0x3f1c, 0}, {}, &faf_full};
inline constexpr listed faf_transactions{{&uncore_events::list, 0x1130000000016, 3, 0x3f2b, 0}, {}, &faf_transactions};
inline constexpr listed p2p_inserts{{&uncore_events::list, 0x1130000000014, 3, 0x40d2, 0}, {}, &p2p_inserts};
inline constexpr listed p2p_occupancy{{&uncore_events::list, 0x1130000000015, 3, 0x40e4, 0}, {}, &p2p_occupancy};
inline constexpr listed txr2_ad_stall_credit_cycles{{&uncore_events::list, 0x113000000001a, 3, 0x4312, 0}, {}, &txr2_ad_stall_credit_cycles};
inline constexpr listed txc_ak_inserts{{&uncore_events::list, 0x113000000000b, 3, 0x4334, 0}, {}, &txc_ak_inserts};
inline constexpr listed txc_bl_drs_cycles_full{{&uncore_events::list, 0x1130000000005, 3, 0x4349, 0}, {}, &txc_bl_drs_cycles_full};
inline constexpr listed txc_bl_drs_inserts{{&uncore_events::list, 0x1130000000002, 3, 0x4366, 0}, {}, &txc_bl_drs_inserts};
inline constexpr listed txc_bl_drs_occupancy{{&uncore_events::list, 0x1130000000008, 3, 0x437f, 0}, {}, &txc_bl_drs_occupancy};
inline constexpr listed txc_bl_ncb_cycles_full{{&uncore_events::list, 0x1130000000006, 3, 0x439a, 0}, {}, &txc_bl_ncb_cycles_full};
inline constexpr listed txc_bl_ncb_inserts{{&uncore_events::list, 0x1130000000003, 3, 0x43b7, 0}, {}, &txc_bl_ncb_inserts};
inline constexpr listed txc_bl_ncb_occupancy{{&uncore_events::list, 0x1130000000009, 3, 0x43d0, 0}, {}, &txc_bl_ncb_occupancy};
inline constexpr listed txc_bl_ncs_cycles_full{{&uncore_events::list, 0x1130000000007, 3, 0x43eb, 0}, {}, &txc_bl_ncs_cycles_full};
inline constexpr listed txc_bl_ncs_inserts{{&uncore_events::list, 0x1130000000004, 3, 0x4408, 0}, {}, &txc_bl_ncs_inserts};
inline constexpr listed txc_bl_ncs_occupancy{{&uncore_events::list, 0x113000000000a, 3, 0x4421, 0}, {}, &txc_bl_ncs_occupancy};
inline constexpr listed txr2_bl_stall_credit_cycles{{&uncore_events::list, 0x113000000001b, 3, 0x443c, 0}, {}, &txr2_bl_stall_credit_cycles};
inline constexpr listed txs_data_inserts_ncb{{&uncore_events::list, 0x113000000000d, 3, 0x445e, 0}, {}, &txs_data_inserts_ncb};
inline constexpr listed txs_data_inserts_ncs{{&uncore_events::list, 0x113000000000e, 3, 0x4479, 0}, {}, &txs_data_inserts_ncs};
inline constexpr listed txs_request_occupancy{{&uncore_events::list, 0x113000000000c, 3, 0x4494, 0}, {}, &txs_request_occupancy};
namespace cache_total_occupancy {
inline constexpr listed mem{{&uncore_events::list, 0x13000000400f, 3, 0x3f4, 0}, {}, &mem};
inline constexpr listed any{{&uncore_events::list, 0x113000000100f, 3, 0x3e2d, 0}, {}, &any};
inline constexpr listed iv_q{{&uncore_events::list, 0x113000000200f, 3, 0x3e4d, 0}, {}, &iv_q};
}
namespace coherent_ops {
inline constexpr listed rfo{{&uncore_events::list, 0x130000008010, 3, 0x414, 0}, {}, &rfo};
inline constexpr listed pcitom{{&uncore_events::list, 0x130000010010, 3, 0x42b, 0}, {}, &pcitom};
inline constexpr listed pcirdcur{{&uncore_events::list, 0x1130000001010, 3, 0x3e7f, 0}, {}, &pcirdcur};
inline constexpr listed crd{{&uncore_events::list, 0x1130000002010, 3, 0x3e9b, 0}, {}, &crd};
inline constexpr listed drd{{&uncore_events::list, 0x1130000004010, 3, 0x3eb2, 0}, {}, &drd};
inline constexpr listed pcidcahint{{&uncore_events::list, 0x1130000020010, 3, 0x3ec9, 0}, {}, &pcidcahint};
inline constexpr listed wbmtoi{{&uncore_events::list, 0x1130000040010, 3, 0x3ee7, 0}, {}, &wbmtoi};
inline constexpr listed clflush{{&uncore_events::list, 0x1130000080010, 3, 0x3f01, 0}, {}, &clflush};
}
namespace irp_all {
inline constexpr listed inbound_inserts{{&uncore_events::list, 0x113000000101e, 3, 0x3f42, 0}, {}, &inbound_inserts};
inline constexpr listed outbound_inserts{{&uncore_events::list, 0x113000000201e, 3, 0x3f60, 0}, {}, &outbound_inserts};
}
namespace misc0 {
inline constexpr listed fast_req{{&uncore_events::list, 0x113000000101c, 3, 0x3f7f, 0}, {}, &fast_req};
inline constexpr listed fast_rej{{&uncore_events::list, 0x113000000201c, 3, 0x3f94, 0}, {}, &fast_rej};
inline constexpr listed _2nd_rd_insert{{&uncore_events::list, 0x113000000401c, 3, 0x3fa9, 0}, {}, &_2nd_rd_insert};
inline constexpr listed _2nd_wr_insert{{&uncore_events::list, 0x113000000801c, 3, 0x3fc3, 0}, {}, &_2nd_wr_insert};
inline constexpr listed _2nd_atomic_insert{{&uncore_events::list, 0x113000001001c, 3, 0x3fdd, 0}, {}, &_2nd_atomic_insert};
inline constexpr listed fast_xfer{{&uncore_events::list, 0x113000002001c, 3, 0x3ffb, 0}, {}, &fast_xfer};
inline constexpr listed pf_ack_hint{{&uncore_events::list, 0x113000004001c, 3, 0x4011, 0}, {}, &pf_ack_hint};
inline constexpr listed unknown{{&uncore_events::list, 0x113000008001c, 3, 0x4029, 0}, {}, &unknown};
}
namespace misc1 {
inline constexpr listed slow_i{{&uncore_events::list, 0x113000000101d, 3, 0x403d, 0}, {}, &slow_i};
inline constexpr listed slow_s{{&uncore_events::list, 0x113000000201d, 3, 0x4050, 0}, {}, &slow_s};
inline constexpr listed slow_e{{&uncore_events::list, 0x113000000401d, 3, 0x4063, 0}, {}, &slow_e};
inline constexpr listed slow_m{{&uncore_events::list, 0x113000000801d, 3, 0x4076, 0}, {}, &slow_m};
inline constexpr listed lost_fwd{{&uncore_events::list, 0x113000001001d, 3, 0x4089, 0}, {}, &lost_fwd};
inline constexpr listed sec_rcvd_invld{{&uncore_events::list, 0x113000002001d, 3, 0x409e, 0}, {}, &sec_rcvd_invld};
inline constexpr listed sec_rcvd_vld{{&uncore_events::list, 0x113000004001d, 3, 0x40b9, 0}, {}, &sec_rcvd_vld};
}
namespace p2p_transactions {
inline constexpr listed rd{{&uncore_events::list, 0x1130000001013, 3, 0x40f8, 0}, {}, &rd};
inline constexpr listed wr{{&uncore_events::list, 0x1130000002013, 3, 0x4112, 0}, {}, &wr};
inline constexpr listed msg{{&uncore_events::list, 0x1130000004013, 3, 0x412c, 0}, {}, &msg};
inline constexpr listed cmpl{{&uncore_events::list, 0x1130000008013, 3, 0x4147, 0}, {}, &cmpl};
inline constexpr listed rem{{&uncore_events::list, 0x1130000010013, 3, 0x4163, 0}, {}, &rem};
inline constexpr listed rem_and_tgt_match{{&uncore_events::list, 0x1130000020013, 3, 0x417e, 0}, {}, &rem_and_tgt_match};
inline constexpr listed loc{{&uncore_events::list, 0x1130000040013, 3, 0x41a7, 0}, {}, &loc};
inline constexpr listed loc_and_tgt_match{{&uncore_events::list, 0x1130000080013, 3, 0x41c2, 0}, {}, &loc_and_tgt_match};
}
namespace snoop_resp {
inline constexpr listed miss{{&uncore_events::list, 0x1130000001012, 3, 0x41eb, 0}, {}, &miss};
inline constexpr listed hit_i{{&uncore_events::list, 0x1130000002012, 3, 0x4201, 0}, {}, &hit_i};
inline constexpr listed hit_es{{&uncore_events::list, 0x1130000004012, 3, 0x4218, 0}, {}, &hit_es};
inline constexpr listed hit_m{{&uncore_events::list, 0x1130000008012, 3, 0x4230, 0}, {}, &hit_m};
inline constexpr listed snpcode{{&uncore_events::list, 0x1130000010012, 3, 0x4247, 0}, {}, &snpcode};
inline constexpr listed snpdata{{&uncore_events::list, 0x1130000020012, 3, 0x4260, 0}, {}, &snpdata};
inline constexpr listed snpinv{{&uncore_events::list, 0x1130000040012, 3, 0x4279, 0}, {}, &snpinv};
inline constexpr listed all_hit_i{{&uncore_events::list, 0x1130000072012, 3, 0x19d99, 0}, {}, &all_hit_i};
inline constexpr listed all_hit_es{{&uncore_events::list, 0x1130000074012, 3, 0x19db4, 0}, {}, &all_hit_es};
inline constexpr listed all_hit_m{{&uncore_events::list, 0x1130000078012, 3, 0x19dd0, 0}, {}, &all_hit_m};
inline constexpr listed all_hit{{&uncore_events::list, 0x113000007e012, 3, 0x19deb, 0}, {}, &all_hit};
inline constexpr listed all_miss{{&uncore_events::list, 0x1130000071012, 3, 0x19e04, 0}, {}, &all_miss};
}
namespace transactions {
inline constexpr listed wr_pref{{&uncore_events::list, 0x130000008011, 3, 0x46b, 0}, {}, &wr_pref};
inline constexpr listed reads{{&uncore_events::list, 0x1130000001011, 3, 0x4291, 0}, {}, &reads};
inline constexpr listed writes{{&uncore_events::list, 0x1130000002011, 3, 0x42aa, 0}, {}, &writes};
inline constexpr listed rd_pref{{&uncore_events::list, 0x1130000004011, 3, 0x42c4, 0}, {}, &rd_pref};
inline constexpr listed atomic{{&uncore_events::list, 0x1130000010011, 3, 0x42df, 0}, {}, &atomic};
inline constexpr listed other{{&uncore_events::list, 0x1130000020011, 3, 0x42f9, 0}, {}, &other};
}
} // namespace irp

namespace m2m {
using uncore_events::listed;
inline constexpr listed direct2core_not_taken_dirstate{{&uncore_events::list, 0x1a0000000024, 0xf, 0x5ee, 0}, {}, &direct2core_not_taken_dirstate};
inline constexpr listed direct2core_taken{{&uncore_events::list, 0x1a0000000023, 0xf, 0x615, 0}, {}, &direct2core_taken};
inline constexpr listed direct2core_txn_override{{&uncore_events::list, 0x1a0000000025, 0xf, 0x62f, 0}, {}, &direct2core_txn_override};
inline constexpr listed prefcam_demand_promotions{{&uncore_events::list, 0x1a0000000056, 0xf, 0x812, 0}, {}, &prefcam_demand_promotions};
inline constexpr listed prefcam_inserts{{&uncore_events::list, 0x1a0000000057, 0xf, 0x834, 0}, {}, &prefcam_inserts};
inline constexpr listed rxc_ad_inserts{{&uncore_events::list, 0x1a0000000001, 0xf, 0x9b9, 0}, {}, &rxc_ad_inserts};
inline constexpr listed rxc_ad_occupancy{{&uncore_events::list, 0x1a0000000002, 0xf, 0x9d0, 0}, {}, &rxc_ad_occupancy};
inline constexpr listed rxc_bl_inserts{{&uncore_events::list, 0x1a0000000005, 0xf, 0x9e9, 0}, {}, &rxc_bl_inserts};
inline constexpr listed rxc_bl_occupancy{{&uncore_events::list, 0x1a0000000006, 0xf, 0xa00, 0}, {}, &rxc_bl_occupancy};
inline constexpr listed txc_ad_inserts{{&uncore_events::list, 0x1a0000000009, 0xf, 0xa19, 0}, {}, &txc_ad_inserts};
inline constexpr listed txc_ad_occupancy{{&uncore_events::list, 0x1a000000000a, 0xf, 0xa30, 0}, {}, &txc_ad_occupancy};
inline constexpr listed direct2upi_not_taken_credits{{&uncore_events::list, 0x1a0000000028, 0xf, 0x184d, 0}, {}, &direct2upi_not_taken_credits};
inline constexpr listed direct2upi_not_taken_dirstate{{&uncore_events::list, 0x1a0000000027, 0xf, 0x1872, 0}, {}, &direct2upi_not_taken_dirstate};
inline constexpr listed direct2upi_taken{{&uncore_events::list, 0x1a0000000026, 0xf, 0x1898, 0}, {}, &direct2upi_taken};
inline constexpr listed direct2upi_txn_override{{&uncore_events::list, 0x1a0000000029, 0xf, 0x18b1, 0}, {}, &direct2upi_txn_override};
inline constexpr listed clockticks{{&uncore_events::list, 0x11a0000000000, 0xf, 0x4e23, 0}, {}, &clockticks};
inline constexpr listed prefcam_cycles_full{{&uncore_events::list, 0x11a0000000053, 0xf, 0x50fe, 0}, {}, &prefcam_cycles_full};
inline constexpr listed prefcam_cycles_ne{{&uncore_events::list, 0x11a0000000054, 0xf, 0x511a, 0}, {}, &prefcam_cycles_ne};
inline constexpr listed prefcam_occupancy{{&uncore_events::list, 0x11a0000000055, 0xf, 0x5134, 0}, {}, &prefcam_occupancy};
inline constexpr listed tgr_ad_credits{{&uncore_events::list, 0x11a0000000041, 0xf, 0x51c6, 0}, {}, &tgr_ad_credits};
inline constexpr listed tgr_bl_credits{{&uncore_events::list, 0x11a0000000042, 0xf, 0x51dd, 0}, {}, &tgr_bl_credits};
inline constexpr listed tracker_pending_occupancy{{&uncore_events::list, 0x11a0000000048, 0xf, 0x535c, 0}, {}, &tracker_pending_occupancy};
inline constexpr listed ring_src_thrtl{{&uncore_events::list, 0x11a00000000a4, 0xf, 0x94c8, 0}, {}, &ring_src_thrtl};
inline constexpr listed rxc_ad_cycles_full{{&uncore_events::list, 0x11a0000000004, 0xf, 0x94df, 0}, {}, &rxc_ad_cycles_full};
inline constexpr listed rxc_ad_cycles_ne{{&uncore_events::list, 0x11a0000000003, 0xf, 0x94fa, 0}, {}, &rxc_ad_cycles_ne};
inline constexpr listed rxc_bl_cycles_full{{&uncore_events::list, 0x11a0000000008, 0xf, 0x9513, 0}, {}, &rxc_bl_cycles_full};
inline constexpr listed rxc_bl_cycles_ne{{&uncore_events::list, 0x11a0000000007, 0xf, 0x952e, 0}, {}, &rxc_bl_cycles_ne};
inline constexpr listed txc_ad_credit_occupancy{{&uncore_events::list, 0x11a000000000e, 0xf, 0x9c79, 0}, {}, &txc_ad_credit_occupancy};
inline constexpr listed txc_ad_credits_acquired{{&uncore_events::list, 0x11a000000000d, 0xf, 0x9c99, 0}, {}, &txc_ad_credits_acquired};
inline constexpr listed txc_ad_cycles_full{{&uncore_events::list, 0x11a000000000c, 0xf, 0x9cb9, 0}, {}, &txc_ad_cycles_full};
inline constexpr listed txc_ad_cycles_ne{{&uncore_events::list, 0x11a000000000b, 0xf, 0x9cd4, 0}, {}, &txc_ad_cycles_ne};
inline constexpr listed txc_ad_no_credit_cycles{{&uncore_events::list, 0x11a000000000f, 0xf, 0x9ced, 0}, {}, &txc_ad_no_credit_cycles};
inline constexpr listed txc_ad_no_credit_stalled{{&uncore_events::list, 0x11a0000000010, 0xf, 0x9d0d, 0}, {}, &txc_ad_no_credit_stalled};
inline constexpr listed cms_clockticks{{&uncore_events::list, 0x11a00000000c0, 0xf, 0x19263, 0}, {}, &cms_clockticks};
namespace ag0_ad_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a0000001080, 0xf, 0x89f3, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a0000002080, 0xf, 0x8a14, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a0000004080, 0xf, 0x8a35, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a0000008080, 0xf, 0x8a56, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a0000010080, 0xf, 0x8a77, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a0000020080, 0xf, 0x8a98, 0}, {}, &tgr5};
}
namespace ag0_ad_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a0000001082, 0xf, 0x8ab9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a0000002082, 0xf, 0x8adb, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a0000004082, 0xf, 0x8afd, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a0000008082, 0xf, 0x8b1f, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a0000010082, 0xf, 0x8b41, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a0000020082, 0xf, 0x8b63, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a0000001088, 0xf, 0x8b85, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a0000002088, 0xf, 0x8ba6, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a0000004088, 0xf, 0x8bc7, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a0000008088, 0xf, 0x8be8, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a0000010088, 0xf, 0x8c09, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a0000020088, 0xf, 0x8c2a, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a000000108a, 0xf, 0x8c4b, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a000000208a, 0xf, 0x8c6d, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a000000408a, 0xf, 0x8c8f, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a000000808a, 0xf, 0x8cb1, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a000001008a, 0xf, 0x8cd3, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a000002008a, 0xf, 0x8cf5, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a0000001084, 0xf, 0x8d17, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a0000002084, 0xf, 0x8d38, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a0000004084, 0xf, 0x8d59, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a0000008084, 0xf, 0x8d7a, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a0000010084, 0xf, 0x8d9b, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a0000020084, 0xf, 0x8dbc, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a0000001086, 0xf, 0x8ddd, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a0000002086, 0xf, 0x8dff, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a0000004086, 0xf, 0x8e21, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a0000008086, 0xf, 0x8e43, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a0000010086, 0xf, 0x8e65, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a0000020086, 0xf, 0x8e87, 0}, {}, &tgr5};
}
namespace ag1_bl_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a000000108e, 0xf, 0x8ea9, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a000000208e, 0xf, 0x8ecb, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a000000408e, 0xf, 0x8eed, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a000000808e, 0xf, 0x8f0f, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a000001008e, 0xf, 0x8f31, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a000002008e, 0xf, 0x8f53, 0}, {}, &tgr5};
}
namespace ag1_bl_credits_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a000000108c, 0xf, 0x8f75, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a000000208c, 0xf, 0x8f9a, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a000000408c, 0xf, 0x8fbf, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a000000808c, 0xf, 0x8fe4, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a000001008c, 0xf, 0x9009, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a000002008c, 0xf, 0x902e, 0}, {}, &tgr5};
}
namespace bypass_m2m_egress {
inline constexpr listed not_taken{{&uncore_events::list, 0x1a0000002022, 0xf, 0x5ca, 0}, {}, &not_taken};
inline constexpr listed taken{{&uncore_events::list, 0x11a0000001022, 0xf, 0x4e03, 0}, {}, &taken};
}
namespace bypass_m2m_ingress {
inline constexpr listed taken{{&uncore_events::list, 0x11a0000001021, 0xf, 0x1921d, 0}, {}, &taken};
inline constexpr listed not_taken{{&uncore_events::list, 0x11a0000002021, 0xf, 0x1923e, 0}, {}, &not_taken};
}
namespace directory_hit {
inline constexpr listed dirty_i{{&uncore_events::list, 0x11a000000102a, 0xf, 0x4e36, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&uncore_events::list, 0x11a000000202a, 0xf, 0x4e54, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&uncore_events::list, 0x11a000000402a, 0xf, 0x4e72, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&uncore_events::list, 0x11a000000802a, 0xf, 0x4e90, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&uncore_events::list, 0x11a000001002a, 0xf, 0x4eae, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&uncore_events::list, 0x11a000002002a, 0xf, 0x4ecc, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&uncore_events::list, 0x11a000004002a, 0xf, 0x4eea, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&uncore_events::list, 0x11a000008002a, 0xf, 0x4f08, 0}, {}, &clean_a};
}
namespace directory_lookup {
inline constexpr listed any{{&uncore_events::list, 0x1a000000102d, 0xf, 0x650, 0}, {}, &any};
inline constexpr listed state_i{{&uncore_events::list, 0x1a000000202d, 0xf, 0x66d, 0}, {}, &state_i};
inline constexpr listed state_s{{&uncore_events::list, 0x1a000000402d, 0xf, 0x68e, 0}, {}, &state_s};
inline constexpr listed state_a{{&uncore_events::list, 0x1a000000802d, 0xf, 0x6af, 0}, {}, &state_a};
}
namespace directory_miss {
inline constexpr listed dirty_i{{&uncore_events::list, 0x11a000000102b, 0xf, 0x4f26, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&uncore_events::list, 0x11a000000202b, 0xf, 0x4f45, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&uncore_events::list, 0x11a000000402b, 0xf, 0x4f64, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&uncore_events::list, 0x11a000000802b, 0xf, 0x4f83, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&uncore_events::list, 0x11a000001002b, 0xf, 0x4fa2, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&uncore_events::list, 0x11a000002002b, 0xf, 0x4fc1, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&uncore_events::list, 0x11a000004002b, 0xf, 0x4fe0, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&uncore_events::list, 0x11a000008002b, 0xf, 0x4fff, 0}, {}, &clean_a};
}
namespace directory_update {
inline constexpr listed any{{&uncore_events::list, 0x1a000000102e, 0xf, 0x6d0, 0}, {}, &any};
inline constexpr listed i2s{{&uncore_events::list, 0x1a000000202e, 0xf, 0x6ed, 0}, {}, &i2s};
inline constexpr listed i2a{{&uncore_events::list, 0x1a000000402e, 0xf, 0x70a, 0}, {}, &i2a};
inline constexpr listed s2i{{&uncore_events::list, 0x1a000000802e, 0xf, 0x727, 0}, {}, &s2i};
inline constexpr listed s2a{{&uncore_events::list, 0x1a000001002e, 0xf, 0x744, 0}, {}, &s2a};
inline constexpr listed a2i{{&uncore_events::list, 0x1a000002002e, 0xf, 0x761, 0}, {}, &a2i};
inline constexpr listed a2s{{&uncore_events::list, 0x1a000004002e, 0xf, 0x77e, 0}, {}, &a2s};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_dn{{&uncore_events::list, 0x11a00000040ae, 0xf, 0x9053, 0}, {}, &iv_snoopgo_dn};
inline constexpr listed iv_snoopgo_up{{&uncore_events::list, 0x11a00000010ae, 0xf, 0x9079, 0}, {}, &iv_snoopgo_up};
}
namespace fast_asserted {
inline constexpr listed vert{{&uncore_events::list, 0x11a00000010a5, 0xf, 0x192e9, 0}, {}, &vert};
inline constexpr listed horz{{&uncore_events::list, 0x11a00000020a5, 0xf, 0x19304, 0}, {}, &horz};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x11a00000010a7, 0xf, 0x909f, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x11a00000020a7, 0xf, 0x90c5, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x11a00000040a7, 0xf, 0x90ea, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x11a00000080a7, 0xf, 0x9111, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x11a00000010a9, 0xf, 0x9137, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x11a00000020a9, 0xf, 0x915d, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x11a00000040a9, 0xf, 0x9182, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x11a00000080a9, 0xf, 0x91a9, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x11a00000010ab, 0xf, 0x91cf, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x11a00000020ab, 0xf, 0x91f5, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x11a00000040ab, 0xf, 0x921a, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x11a00000080ab, 0xf, 0x9241, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&uncore_events::list, 0x11a00000010ad, 0xf, 0x9267, 0}, {}, &left};
inline constexpr listed right{{&uncore_events::list, 0x11a00000040ad, 0xf, 0x9288, 0}, {}, &right};
}
namespace imc_reads {
inline constexpr listed normal{{&uncore_events::list, 0x1a0000001037, 0xf, 0x79b, 0}, {}, &normal};
inline constexpr listed all{{&uncore_events::list, 0x1a0000004037, 0xf, 0x7b4, 0}, {}, &all};
inline constexpr listed isoch{{&uncore_events::list, 0x11a0000002037, 0xf, 0x501e, 0}, {}, &isoch};
inline constexpr listed from_transgress{{&uncore_events::list, 0x11a0000010037, 0xf, 0x5036, 0}, {}, &from_transgress};
}
namespace imc_writes {
inline constexpr listed partial{{&uncore_events::list, 0x1a0000002038, 0xf, 0x7ca, 0}, {}, &partial};
inline constexpr listed all{{&uncore_events::list, 0x1a0000010038, 0xf, 0x7e5, 0}, {}, &all};
inline constexpr listed ni{{&uncore_events::list, 0x1a0000080038, 0xf, 0x7fc, 0}, {}, &ni};
inline constexpr listed full{{&uncore_events::list, 0x11a0000001038, 0xf, 0x5058, 0}, {}, &full};
inline constexpr listed full_isoch{{&uncore_events::list, 0x11a0000004038, 0xf, 0x5070, 0}, {}, &full_isoch};
inline constexpr listed partial_isoch{{&uncore_events::list, 0x11a0000008038, 0xf, 0x508e, 0}, {}, &partial_isoch};
inline constexpr listed from_transgress{{&uncore_events::list, 0x11a0000040038, 0xf, 0x50af, 0}, {}, &from_transgress};
}
namespace nounit_txc_bl {
inline constexpr listed drs_upi{{&uncore_events::list, 0x11a0000004040, 0xf, 0x2000000000e7a6, 0}, {}, &drs_upi};
}
namespace pkt_match {
inline constexpr listed mesh{{&uncore_events::list, 0x11a000000104c, 0xf, 0x50d2, 0}, {}, &mesh};
inline constexpr listed mc{{&uncore_events::list, 0x11a000000204c, 0xf, 0x50e9, 0}, {}, &mc};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&uncore_events::list, 0x11a00000010a1, 0xf, 0x92aa, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x11a00000020a1, 0xf, 0x92c7, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x11a00000040a1, 0xf, 0x92e4, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x11a00000080a1, 0xf, 0x9301, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&uncore_events::list, 0x11a00000010a0, 0xf, 0x931e, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x11a00000020a0, 0xf, 0x933b, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x11a00000040a0, 0xf, 0x9358, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x11a00000080a0, 0xf, 0x9375, 0}, {}, &iv};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&uncore_events::list, 0x11a00000010a3, 0xf, 0x9392, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x11a00000020a3, 0xf, 0x93b4, 0}, {}, &ak};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11a00000200a3, 0xf, 0x93d6, 0}, {}, &ak_ag1};
inline constexpr listed bl{{&uncore_events::list, 0x11a00000040a3, 0xf, 0x93fc, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x11a00000080a3, 0xf, 0x941e, 0}, {}, &iv};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&uncore_events::list, 0x11a00000010a2, 0xf, 0x9440, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x11a00000020a2, 0xf, 0x9462, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x11a00000040a2, 0xf, 0x9484, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x11a00000080a2, 0xf, 0x94a6, 0}, {}, &iv};
}
namespace rpq_cycles_no_spec_credits {
inline constexpr listed chn0{{&uncore_events::list, 0x11a0000001044, 0xf, 0x2000000000514e, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x11a0000002044, 0xf, 0x20000000005176, 0}, {}, &chn1};
inline constexpr listed chn2{{&uncore_events::list, 0x11a0000004044, 0xf, 0x2000000000519e, 0}, {}, &chn2};
}
namespace rpq_cycles_reg_credits {
inline constexpr listed chn0{{&uncore_events::list, 0x11a0000001043, 0xf, 0x1931f, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x11a0000002043, 0xf, 0x19343, 0}, {}, &chn1};
inline constexpr listed chn2{{&uncore_events::list, 0x11a0000004043, 0xf, 0x19367, 0}, {}, &chn2};
}
namespace rpq_cycles_spec_credits {
inline constexpr listed chn0{{&uncore_events::list, 0x11a0000001044, 0xf, 0x190f6, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x11a0000002044, 0xf, 0x1911b, 0}, {}, &chn1};
inline constexpr listed chn2{{&uncore_events::list, 0x11a0000004044, 0xf, 0x19140, 0}, {}, &chn2};
}
namespace rxr_busy_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a00000010b4, 0xf, 0x9547, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a00000100b4, 0xf, 0x9567, 0}, {}, &ad_crd};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a00000040b4, 0xf, 0x9587, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a00000400b4, 0xf, 0x95a7, 0}, {}, &bl_crd};
}
namespace rxr_bypass {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a00000010b2, 0xf, 0x95c7, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a00000100b2, 0xf, 0x95e1, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a00000020b2, 0xf, 0x95fb, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a00000040b2, 0xf, 0x9615, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a00000400b2, 0xf, 0x962f, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a00000080b2, 0xf, 0x9649, 0}, {}, &iv_bnc};
}
namespace rxr_crd_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a00000010b3, 0xf, 0x9663, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a00000100b3, 0xf, 0x9682, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a00000020b3, 0xf, 0x96a1, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a00000040b3, 0xf, 0x96c0, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a00000400b3, 0xf, 0x96df, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&uncore_events::list, 0x11a00000800b3, 0xf, 0x96fe, 0}, {}, &ifv};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a00000080b3, 0xf, 0x971a, 0}, {}, &iv_bnc};
}
namespace rxr_inserts {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a00000010b1, 0xf, 0x9739, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a00000100b1, 0xf, 0x9754, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a00000020b1, 0xf, 0x976f, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a00000040b1, 0xf, 0x978a, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a00000400b1, 0xf, 0x97a5, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a00000080b1, 0xf, 0x97c0, 0}, {}, &iv_bnc};
}
namespace rxr_occupancy {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a00000010b0, 0xf, 0x97db, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a00000100b0, 0xf, 0x97f8, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a00000020b0, 0xf, 0x9815, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a00000040b0, 0xf, 0x9832, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a00000400b0, 0xf, 0x984f, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a00000080b0, 0xf, 0x986c, 0}, {}, &iv_bnc};
}
namespace stall_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a00000010d0, 0xf, 0x9889, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a00000020d0, 0xf, 0x98b3, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a00000040d0, 0xf, 0x98dd, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a00000080d0, 0xf, 0x9907, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a00000100d0, 0xf, 0x9931, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a00000200d0, 0xf, 0x995b, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a00000010d2, 0xf, 0x9985, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a00000020d2, 0xf, 0x99af, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a00000040d2, 0xf, 0x99d9, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a00000080d2, 0xf, 0x9a03, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a00000100d2, 0xf, 0x9a2d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a00000200d2, 0xf, 0x9a57, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a00000010d4, 0xf, 0x9a81, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a00000020d4, 0xf, 0x9aab, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a00000040d4, 0xf, 0x9ad5, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a00000080d4, 0xf, 0x9aff, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a00000100d4, 0xf, 0x9b29, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a00000200d4, 0xf, 0x9b53, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&uncore_events::list, 0x11a00000010d6, 0xf, 0x9b7d, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11a00000020d6, 0xf, 0x9ba7, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11a00000040d6, 0xf, 0x9bd1, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11a00000080d6, 0xf, 0x9bfb, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11a00000100d6, 0xf, 0x9c25, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11a00000200d6, 0xf, 0x9c4f, 0}, {}, &tgr5};
}
namespace tracker_cycles_full {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001045, 0xf, 0x51f4, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002045, 0xf, 0x5214, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_events::list, 0x11a0000004045, 0xf, 0x5234, 0}, {}, &ch2};
}
namespace tracker_cycles_ne {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001046, 0xf, 0x5254, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002046, 0xf, 0x5272, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_events::list, 0x11a0000004046, 0xf, 0x5290, 0}, {}, &ch2};
}
namespace tracker_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001049, 0xf, 0x52ae, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002049, 0xf, 0x52ca, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_events::list, 0x11a0000004049, 0xf, 0x52e6, 0}, {}, &ch2};
}
namespace tracker_occupancy {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001047, 0xf, 0x5302, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002047, 0xf, 0x5320, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_events::list, 0x11a0000004047, 0xf, 0x533e, 0}, {}, &ch2};
}
namespace txc_ak {
inline constexpr listed crd_cbo{{&uncore_events::list, 0x11a0000002039, 0xf, 0x9d2e, 0}, {}, &crd_cbo};
inline constexpr listed ndr{{&uncore_events::list, 0x11a0000001039, 0xf, 0x9d45, 0}, {}, &ndr};
}
namespace txc_ak_credit_occupancy {
inline constexpr listed cms0{{&uncore_events::list, 0x11a000000101e, 0xf, 0x9d58, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a000000201e, 0xf, 0x9d7d, 0}, {}, &cms1};
}
namespace txc_ak_credits_acquired {
inline constexpr listed cms0{{&uncore_events::list, 0x11a000000101d, 0xf, 0x9da2, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a000000201d, 0xf, 0x9dc7, 0}, {}, &cms1};
}
namespace txc_ak_cycles_full {
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001014, 0xf, 0x193a5, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002014, 0xf, 0x193c5, 0}, {}, &cms1};
inline constexpr listed rdcrd0{{&uncore_events::list, 0x11a0000008014, 0xf, 0x193e5, 0}, {}, &rdcrd0};
inline constexpr listed wrcrd0{{&uncore_events::list, 0x11a0000010014, 0xf, 0x19407, 0}, {}, &wrcrd0};
inline constexpr listed wrcmp0{{&uncore_events::list, 0x11a0000020014, 0xf, 0x19429, 0}, {}, &wrcmp0};
inline constexpr listed rdcrd1{{&uncore_events::list, 0x11a0000088014, 0xf, 0x1944b, 0}, {}, &rdcrd1};
inline constexpr listed wrcrd1{{&uncore_events::list, 0x11a0000090014, 0xf, 0x1946d, 0}, {}, &wrcrd1};
inline constexpr listed wrcmp1{{&uncore_events::list, 0x11a00000a0014, 0xf, 0x1948f, 0}, {}, &wrcmp1};
inline constexpr listed all{{&uncore_events::list, 0x11a0000003014, 0xf, 0x194b1, 0}, {}, &all};
}
namespace txc_ak_cycles_ne {
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001013, 0xf, 0x194d0, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002013, 0xf, 0x194ee, 0}, {}, &cms1};
inline constexpr listed rdcrd{{&uncore_events::list, 0x11a0000008013, 0xf, 0x1950c, 0}, {}, &rdcrd};
inline constexpr listed wrcrd{{&uncore_events::list, 0x11a0000010013, 0xf, 0x1952b, 0}, {}, &wrcrd};
inline constexpr listed wrcmp{{&uncore_events::list, 0x11a0000020013, 0xf, 0x1954a, 0}, {}, &wrcmp};
inline constexpr listed all{{&uncore_events::list, 0x11a0000003013, 0xf, 0x19569, 0}, {}, &all};
}
namespace txc_ak_inserts {
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001011, 0xf, 0x19586, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002011, 0xf, 0x195a2, 0}, {}, &cms1};
inline constexpr listed rdcrd{{&uncore_events::list, 0x11a0000008011, 0xf, 0x195be, 0}, {}, &rdcrd};
inline constexpr listed wrcrd{{&uncore_events::list, 0x11a0000010011, 0xf, 0x195db, 0}, {}, &wrcrd};
inline constexpr listed wrcmp{{&uncore_events::list, 0x11a0000020011, 0xf, 0x195f8, 0}, {}, &wrcmp};
inline constexpr listed pref_rd_cam_hit{{&uncore_events::list, 0x11a0000040011, 0xf, 0x19615, 0}, {}, &pref_rd_cam_hit};
inline constexpr listed all{{&uncore_events::list, 0x11a0000003011, 0xf, 0x1963c, 0}, {}, &all};
}
namespace txc_ak_no_credit_cycles {
inline constexpr listed cms0{{&uncore_events::list, 0x11a000000101f, 0xf, 0x9dec, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a000000201f, 0xf, 0x9e11, 0}, {}, &cms1};
}
namespace txc_ak_no_credit_stalled {
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001020, 0xf, 0x9e36, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002020, 0xf, 0x9e5c, 0}, {}, &cms1};
}
namespace txc_ak_occupancy {
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001012, 0xf, 0x19657, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002012, 0xf, 0x19675, 0}, {}, &cms1};
inline constexpr listed rdcrd{{&uncore_events::list, 0x11a0000008012, 0xf, 0x19693, 0}, {}, &rdcrd};
inline constexpr listed wrcrd{{&uncore_events::list, 0x11a0000010012, 0xf, 0x196b2, 0}, {}, &wrcrd};
inline constexpr listed wrcmp{{&uncore_events::list, 0x11a0000020012, 0xf, 0x196d1, 0}, {}, &wrcmp};
inline constexpr listed all{{&uncore_events::list, 0x11a0000003012, 0xf, 0x196f0, 0}, {}, &all};
}
namespace txc_ak_sideband {
inline constexpr listed rd{{&uncore_events::list, 0x11a000000106b, 0xf, 0x1970d, 0}, {}, &rd};
inline constexpr listed wr{{&uncore_events::list, 0x11a000000206b, 0xf, 0x19728, 0}, {}, &wr};
}
namespace txc_bl {
inline constexpr listed drs_cache{{&uncore_events::list, 0x11a0000001040, 0xf, 0x9e82, 0}, {}, &drs_cache};
inline constexpr listed drs_core{{&uncore_events::list, 0x11a0000002040, 0xf, 0x9e9b, 0}, {}, &drs_core};
inline constexpr listed drs_upi{{&uncore_events::list, 0x11a0000004040, 0xf, 0x19165, 0}, {}, &drs_upi};
}
namespace txc_bl_credit_occupancy {
inline constexpr listed cms0{{&uncore_events::list, 0x11a000000101a, 0xf, 0x9eb3, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a000000201a, 0xf, 0x9ed8, 0}, {}, &cms1};
}
namespace txc_bl_credits_acquired {
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001019, 0xf, 0x9efd, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002019, 0xf, 0x9f22, 0}, {}, &cms1};
}
namespace txc_bl_cycles_full {
inline constexpr listed all{{&uncore_events::list, 0x11a0000003018, 0xf, 0x9f47, 0}, {}, &all};
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001018, 0xf, 0x9f66, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002018, 0xf, 0x9f86, 0}, {}, &cms1};
}
namespace txc_bl_cycles_ne {
inline constexpr listed all{{&uncore_events::list, 0x11a0000003017, 0xf, 0x9fa6, 0}, {}, &all};
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001017, 0xf, 0x9fc3, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002017, 0xf, 0x9fe1, 0}, {}, &cms1};
}
namespace txc_bl_inserts {
inline constexpr listed all{{&uncore_events::list, 0x1a0000003015, 0xf, 0xa49, 0}, {}, &all};
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001015, 0xf, 0x9fff, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002015, 0xf, 0xa01b, 0}, {}, &cms1};
}
namespace txc_bl_no_credit_cycles {
inline constexpr listed cms0{{&uncore_events::list, 0x11a000000101b, 0xf, 0xa037, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a000000201b, 0xf, 0xa05c, 0}, {}, &cms1};
}
namespace txc_bl_no_credit_stalled {
inline constexpr listed cms0{{&uncore_events::list, 0x11a000000101c, 0xf, 0xa081, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a000000201c, 0xf, 0xa0a7, 0}, {}, &cms1};
}
namespace txc_bl_occupancy {
inline constexpr listed all{{&uncore_events::list, 0x1a0000003016, 0xf, 0xa64, 0}, {}, &all};
inline constexpr listed cms0{{&uncore_events::list, 0x11a0000001016, 0xf, 0xa0cd, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x11a0000002016, 0xf, 0xa0eb, 0}, {}, &cms1};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a000000109d, 0xf, 0xa109, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a000001009d, 0xf, 0xa12a, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a000000209d, 0xf, 0xa14b, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a000000409d, 0xf, 0xa16c, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a000004009d, 0xf, 0xa18d, 0}, {}, &bl_crd};
}
namespace txr_horz_bypass {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a000000109f, 0xf, 0xa1ae, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a000001009f, 0xf, 0xa1cd, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a000000209f, 0xf, 0xa1ec, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a000000409f, 0xf, 0xa20b, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a000004009f, 0xf, 0xa22a, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a000000809f, 0xf, 0xa249, 0}, {}, &iv_bnc};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a0000001096, 0xf, 0xa268, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a0000010096, 0xf, 0xa28c, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a0000002096, 0xf, 0xa2b0, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a0000004096, 0xf, 0xa2d4, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a0000040096, 0xf, 0xa2f8, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a0000008096, 0xf, 0xa31c, 0}, {}, &iv_bnc};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a0000001097, 0xf, 0xa340, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a0000010097, 0xf, 0xa362, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a0000002097, 0xf, 0xa384, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a0000004097, 0xf, 0xa3a6, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a0000040097, 0xf, 0xa3c8, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a0000008097, 0xf, 0xa3ea, 0}, {}, &iv_bnc};
}
namespace txr_horz_inserts {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a0000001095, 0xf, 0xa40c, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a0000010095, 0xf, 0xa42c, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a0000002095, 0xf, 0xa44c, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a0000004095, 0xf, 0xa46c, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a0000040095, 0xf, 0xa48c, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a0000008095, 0xf, 0xa4ac, 0}, {}, &iv_bnc};
}
namespace txr_horz_nack {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a0000001099, 0xf, 0xa4cc, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a0000020099, 0xf, 0xa4e9, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a0000002099, 0xf, 0xa506, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a0000004099, 0xf, 0xa523, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a0000040099, 0xf, 0xa540, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a0000008099, 0xf, 0xa55d, 0}, {}, &iv_bnc};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a0000001094, 0xf, 0xa57a, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11a0000010094, 0xf, 0xa59c, 0}, {}, &ad_crd};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a0000002094, 0xf, 0xa5be, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a0000004094, 0xf, 0xa5e0, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11a0000040094, 0xf, 0xa602, 0}, {}, &bl_crd};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a0000008094, 0xf, 0xa624, 0}, {}, &iv_bnc};
}
namespace txr_horz_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11a000000109b, 0xf, 0xa646, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11a000000209b, 0xf, 0xa666, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11a000000409b, 0xf, 0xa686, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11a000000809b, 0xf, 0xa6a6, 0}, {}, &iv_bnc};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11a000000109c, 0xf, 0xa6c6, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11a000001009c, 0xf, 0xa6e7, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11a000000209c, 0xf, 0xa708, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11a000002009c, 0xf, 0xa729, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11a000000409c, 0xf, 0xa74a, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11a000004009c, 0xf, 0xa76b, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11a000000109e, 0xf, 0xa78c, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11a000001009e, 0xf, 0xa7ab, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11a000000209e, 0xf, 0xa7ca, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11a000002009e, 0xf, 0xa7e9, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11a000000409e, 0xf, 0xa808, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11a000004009e, 0xf, 0xa827, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&uncore_events::list, 0x11a000000809e, 0xf, 0xa846, 0}, {}, &iv};
}
namespace txr_vert_cycles_full {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11a0000001092, 0xf, 0xa861, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11a0000010092, 0xf, 0xa885, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11a0000002092, 0xf, 0xa8a9, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11a0000020092, 0xf, 0xa8cd, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11a0000004092, 0xf, 0xa8f1, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11a0000040092, 0xf, 0xa915, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&uncore_events::list, 0x11a0000008092, 0xf, 0xa939, 0}, {}, &iv};
}
namespace txr_vert_cycles_ne {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11a0000001093, 0xf, 0xa959, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11a0000010093, 0xf, 0xa97b, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11a0000002093, 0xf, 0xa99d, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11a0000020093, 0xf, 0xa9bf, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11a0000004093, 0xf, 0xa9e1, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11a0000040093, 0xf, 0xaa03, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&uncore_events::list, 0x11a0000008093, 0xf, 0xaa25, 0}, {}, &iv};
}
namespace txr_vert_inserts {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11a0000001091, 0xf, 0xaa43, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11a0000010091, 0xf, 0xaa63, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11a0000002091, 0xf, 0xaa83, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11a0000020091, 0xf, 0xaaa3, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11a0000004091, 0xf, 0xaac3, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11a0000040091, 0xf, 0xaae3, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&uncore_events::list, 0x11a0000008091, 0xf, 0xab03, 0}, {}, &iv};
}
namespace txr_vert_nack {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11a0000001098, 0xf, 0xab1f, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11a0000010098, 0xf, 0xab3c, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11a0000002098, 0xf, 0xab59, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11a0000020098, 0xf, 0xab76, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11a0000004098, 0xf, 0xab93, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11a0000040098, 0xf, 0xabb0, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&uncore_events::list, 0x11a0000008098, 0xf, 0x1917c, 0}, {}, &iv};
}
namespace txr_vert_occupancy {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11a0000001090, 0xf, 0xabcd, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11a0000010090, 0xf, 0xabef, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11a0000002090, 0xf, 0xac11, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11a0000020090, 0xf, 0xac33, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11a0000004090, 0xf, 0xac55, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11a0000040090, 0xf, 0xac77, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&uncore_events::list, 0x11a0000008090, 0xf, 0xac99, 0}, {}, &iv};
}
namespace txr_vert_starved {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11a000000109a, 0xf, 0xacb7, 0}, {}, &ad_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11a000001009a, 0xf, 0xacd7, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11a000000209a, 0xf, 0xacf7, 0}, {}, &ak_ag0};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11a000002009a, 0xf, 0xad17, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11a000000409a, 0xf, 0xad37, 0}, {}, &bl_ag0};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11a000004009a, 0xf, 0xad57, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&uncore_events::list, 0x11a000000809a, 0xf, 0x19195, 0}, {}, &iv};
}
namespace vert_ring_ad_in_use {
inline constexpr listed dn_even{{&uncore_events::list, 0x11a00000040a6, 0xf, 0xad77, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x11a00000080a6, 0xf, 0xad9b, 0}, {}, &dn_odd};
inline constexpr listed up_even{{&uncore_events::list, 0x11a00000010a6, 0xf, 0xadbe, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x11a00000020a6, 0xf, 0xade2, 0}, {}, &up_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed dn_even{{&uncore_events::list, 0x11a00000040a8, 0xf, 0xae05, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x11a00000080a8, 0xf, 0xae29, 0}, {}, &dn_odd};
inline constexpr listed up_even{{&uncore_events::list, 0x11a00000010a8, 0xf, 0xae4c, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x11a00000020a8, 0xf, 0xae70, 0}, {}, &up_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed dn_even{{&uncore_events::list, 0x11a00000040aa, 0xf, 0xae93, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x11a00000080aa, 0xf, 0xaeb7, 0}, {}, &dn_odd};
inline constexpr listed up_even{{&uncore_events::list, 0x11a00000010aa, 0xf, 0xaeda, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x11a00000020aa, 0xf, 0xaefe, 0}, {}, &up_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed dn{{&uncore_events::list, 0x11a00000040ac, 0xf, 0xaf21, 0}, {}, &dn};
inline constexpr listed up{{&uncore_events::list, 0x11a00000010ac, 0xf, 0xaf40, 0}, {}, &up};
}
namespace wpq_cycles_no_reg_credits {
inline constexpr listed chn0{{&uncore_events::list, 0x11a000000104d, 0xf, 0x2000000000537e, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x11a000000204d, 0xf, 0x200000000053a5, 0}, {}, &chn1};
inline constexpr listed chn2{{&uncore_events::list, 0x11a000000404d, 0xf, 0x200000000053cc, 0}, {}, &chn2};
}
namespace wpq_cycles_reg_credits {
inline constexpr listed chn0{{&uncore_events::list, 0x11a000000104d, 0xf, 0x191b1, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x11a000000204d, 0xf, 0x191d5, 0}, {}, &chn1};
inline constexpr listed chn2{{&uncore_events::list, 0x11a000000404d, 0xf, 0x191f9, 0}, {}, &chn2};
}
namespace wpq_cycles_spec_credits {
inline constexpr listed chn0{{&uncore_events::list, 0x11a000000104e, 0xf, 0x1927a, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x11a000000204e, 0xf, 0x1929f, 0}, {}, &chn1};
inline constexpr listed chn2{{&uncore_events::list, 0x11a000000404e, 0xf, 0x192c4, 0}, {}, &chn2};
}
namespace write_tracker_cycles_full {
inline constexpr listed ch0{{&uncore_events::list, 0x11a000000104a, 0xf, 0x53f3, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a000000204a, 0xf, 0x5419, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_events::list, 0x11a000000404a, 0xf, 0x543f, 0}, {}, &ch2};
}
namespace write_tracker_cycles_ne {
inline constexpr listed ch0{{&uncore_events::list, 0x11a000000104b, 0xf, 0x5465, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a000000204b, 0xf, 0x5489, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_events::list, 0x11a000000404b, 0xf, 0x54ad, 0}, {}, &ch2};
}
namespace write_tracker_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001061, 0xf, 0x54d1, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002061, 0xf, 0x54f3, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_events::list, 0x11a0000004061, 0xf, 0x5515, 0}, {}, &ch2};
}
namespace write_tracker_occupancy {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001060, 0xf, 0x5537, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002060, 0xf, 0x555b, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_events::list, 0x11a0000004060, 0xf, 0x557f, 0}, {}, &ch2};
}
} // namespace m2m

namespace m3upi {
using uncore_events::listed;
inline constexpr listed upi_prefetch_spawn{{&uncore_events::list, 0x1c0000000029, 7, 0xd09, 0}, {}, &upi_prefetch_spawn};
inline constexpr listed clockticks{{&uncore_events::list, 0x11c0000000001, 7, 0x1386b, 0}, {}, &clockticks};
inline constexpr listed d2u_sent{{&uncore_events::list, 0x11c000000002a, 7, 0x13880, 0}, {}, &d2u_sent};
inline constexpr listed txc_ak_flq_inserts{{&uncore_events::list, 0x11c000000002f, 7, 0x142e1, 0}, {}, &txc_ak_flq_inserts};
inline constexpr listed txc_ak_flq_occupancy{{&uncore_events::list, 0x11c000000001e, 1, 0x142fe, 0}, {}, &txc_ak_flq_occupancy};
inline constexpr listed cms_clockticks{{&uncore_events::list, 0x11c00000000c0, 7, 0x15527, 0}, {}, &cms_clockticks};
inline constexpr listed ring_src_thrtl{{&uncore_events::list, 0x11c00000000a4, 7, 0x159f7, 0}, {}, &ring_src_thrtl};
inline constexpr listed rxc_flits_misc{{&uncore_events::list, 0x11c000000005a, 7, 0x1682f, 0}, {}, &rxc_flits_misc};
inline constexpr listed d2c_sent{{&uncore_events::list, 0x11c000000002b, 7, 0x18b7a, 0}, {}, &d2c_sent};
namespace ag0_ad_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c0000001080, 7, 0x14e67, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c0000002080, 7, 0x14e8a, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c0000004080, 7, 0x14ead, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c0000008080, 7, 0x14ed0, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c0000010080, 7, 0x14ef3, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c0000020080, 7, 0x14f16, 0}, {}, &tgr5};
}
namespace ag0_ad_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c0000001082, 7, 0x14f39, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c0000002082, 7, 0x14f5d, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c0000004082, 7, 0x14f81, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c0000008082, 7, 0x14fa5, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c0000010082, 7, 0x14fc9, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c0000020082, 7, 0x14fed, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c0000001088, 7, 0x15011, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c0000002088, 7, 0x15034, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c0000004088, 7, 0x15057, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c0000008088, 7, 0x1507a, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c0000010088, 7, 0x1509d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c0000020088, 7, 0x150c0, 0}, {}, &tgr5};
}
namespace ag0_bl_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c000000108a, 7, 0x150e3, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c000000208a, 7, 0x15107, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c000000408a, 7, 0x1512b, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c000000808a, 7, 0x1514f, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c000001008a, 7, 0x15173, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c000002008a, 7, 0x15197, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c0000001084, 7, 0x151bb, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c0000002084, 7, 0x151de, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c0000004084, 7, 0x15201, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c0000008084, 7, 0x15224, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c0000010084, 7, 0x15247, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c0000020084, 7, 0x1526a, 0}, {}, &tgr5};
}
namespace ag1_ad_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c0000001086, 7, 0x1528d, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c0000002086, 7, 0x152b1, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c0000004086, 7, 0x152d5, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c0000008086, 7, 0x152f9, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c0000010086, 7, 0x1531d, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c0000020086, 7, 0x15341, 0}, {}, &tgr5};
}
namespace ag1_bl_crd_occupancy {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c000000108e, 1, 0x15365, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c000000208e, 1, 0x15389, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c000000408e, 1, 0x153ad, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c000000808e, 1, 0x153d1, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c000001008e, 1, 0x153f5, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c000002008e, 1, 0x15419, 0}, {}, &tgr5};
}
namespace ag1_bl_credits_acquired {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c000000108c, 7, 0x1543d, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c000000208c, 7, 0x15464, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c000000408c, 7, 0x1548b, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c000000808c, 7, 0x154b2, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c000001008c, 7, 0x154d9, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c000002008c, 7, 0x15500, 0}, {}, &tgr5};
}
namespace cha_ad_credits_empty {
inline constexpr listed vna{{&uncore_events::list, 0x11c0000001022, 7, 0x137e0, 0}, {}, &vna};
inline constexpr listed wb{{&uncore_events::list, 0x11c0000002022, 7, 0x13803, 0}, {}, &wb};
inline constexpr listed req{{&uncore_events::list, 0x11c0000004022, 7, 0x13825, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c0000008022, 7, 0x13848, 0}, {}, &snp};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&uncore_events::list, 0x11c00000010ae, 7, 0x15540, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&uncore_events::list, 0x11c00000040ae, 7, 0x15568, 0}, {}, &iv_snoopgo_dn};
}
namespace fast_asserted {
inline constexpr listed vert{{&uncore_events::list, 0x11c00000010a5, 7, 0x18b8d, 0}, {}, &vert};
inline constexpr listed horz{{&uncore_events::list, 0x11c00000020a5, 7, 0x18baa, 0}, {}, &horz};
}
namespace horz_ring_ad_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x11c00000010a7, 7, 0x15590, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x11c00000020a7, 7, 0x155b8, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x11c00000040a7, 7, 0x155df, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x11c00000080a7, 7, 0x15608, 0}, {}, &right_odd};
}
namespace horz_ring_ak_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x11c00000010a9, 7, 0x15630, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x11c00000020a9, 7, 0x15658, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x11c00000040a9, 7, 0x1567f, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x11c00000080a9, 7, 0x156a8, 0}, {}, &right_odd};
}
namespace horz_ring_bl_in_use {
inline constexpr listed left_even{{&uncore_events::list, 0x11c00000010ab, 7, 0x156d0, 0}, {}, &left_even};
inline constexpr listed left_odd{{&uncore_events::list, 0x11c00000020ab, 7, 0x156f8, 0}, {}, &left_odd};
inline constexpr listed right_even{{&uncore_events::list, 0x11c00000040ab, 7, 0x1571f, 0}, {}, &right_even};
inline constexpr listed right_odd{{&uncore_events::list, 0x11c00000080ab, 7, 0x15748, 0}, {}, &right_odd};
}
namespace horz_ring_iv_in_use {
inline constexpr listed left{{&uncore_events::list, 0x11c00000010ad, 7, 0x15770, 0}, {}, &left};
inline constexpr listed right{{&uncore_events::list, 0x11c00000040ad, 7, 0x15793, 0}, {}, &right};
}
namespace m2_bl_credits_empty {
inline constexpr listed iio0_iio1_ncb{{&uncore_events::list, 0x11c0000001023, 7, 0x13893, 0}, {}, &iio0_iio1_ncb};
inline constexpr listed iio2_ncb{{&uncore_events::list, 0x11c0000002023, 7, 0x138bf, 0}, {}, &iio2_ncb};
inline constexpr listed iio3_ncb{{&uncore_events::list, 0x11c0000004023, 7, 0x138e6, 0}, {}, &iio3_ncb};
inline constexpr listed iio4_ncb{{&uncore_events::list, 0x11c0000008023, 7, 0x1390d, 0}, {}, &iio4_ncb};
inline constexpr listed iio5_ncb{{&uncore_events::list, 0x11c0000010023, 7, 0x13934, 0}, {}, &iio5_ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c0000020023, 7, 0x1395b, 0}, {}, &ncs};
inline constexpr listed ncs_sel{{&uncore_events::list, 0x11c0000040023, 7, 0x1397d, 0}, {}, &ncs_sel};
}
namespace multi_slot_rcvd {
inline constexpr listed ad_slot0{{&uncore_events::list, 0x11c000000103e, 7, 0x139a3, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&uncore_events::list, 0x11c000000203e, 7, 0x139c6, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&uncore_events::list, 0x11c000000403e, 7, 0x139e9, 0}, {}, &ad_slot2};
inline constexpr listed bl_slot0{{&uncore_events::list, 0x11c000000803e, 7, 0x13a0c, 0}, {}, &bl_slot0};
inline constexpr listed ak_slot0{{&uncore_events::list, 0x11c000001003e, 7, 0x13a2f, 0}, {}, &ak_slot0};
inline constexpr listed ak_slot2{{&uncore_events::list, 0x11c000002003e, 7, 0x13a52, 0}, {}, &ak_slot2};
}
namespace ring_bounces_horz {
inline constexpr listed ad{{&uncore_events::list, 0x11c00000010a1, 7, 0x157b7, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x11c00000020a1, 7, 0x157d6, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x11c00000040a1, 7, 0x157f5, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x11c00000080a1, 7, 0x15814, 0}, {}, &iv};
}
namespace ring_bounces_vert {
inline constexpr listed ad{{&uncore_events::list, 0x11c00000010a0, 7, 0x15833, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x11c00000020a0, 7, 0x15852, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x11c00000040a0, 7, 0x15871, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x11c00000080a0, 7, 0x15890, 0}, {}, &iv};
}
namespace ring_sink_starved_horz {
inline constexpr listed ad{{&uncore_events::list, 0x11c00000010a3, 7, 0x158af, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x11c00000020a3, 7, 0x158d3, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x11c00000040a3, 7, 0x158f7, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x11c00000080a3, 7, 0x1591b, 0}, {}, &iv};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11c00000200a3, 7, 0x1593f, 0}, {}, &ak_ag1};
}
namespace ring_sink_starved_vert {
inline constexpr listed ad{{&uncore_events::list, 0x11c00000010a2, 7, 0x15967, 0}, {}, &ad};
inline constexpr listed ak{{&uncore_events::list, 0x11c00000020a2, 7, 0x1598b, 0}, {}, &ak};
inline constexpr listed bl{{&uncore_events::list, 0x11c00000040a2, 7, 0x159af, 0}, {}, &bl};
inline constexpr listed iv{{&uncore_events::list, 0x11c00000080a2, 7, 0x159d3, 0}, {}, &iv};
}
namespace rxc_arb_lost_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104b, 7, 0x15a10, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204b, 7, 0x15a32, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404b, 7, 0x15a54, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804b, 7, 0x15a76, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004b, 7, 0x15a98, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004b, 7, 0x15ab9, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004b, 7, 0x15adb, 0}, {}, &bl_ncs};
}
namespace rxc_arb_lost_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104c, 7, 0x15afd, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204c, 7, 0x15b1f, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404c, 7, 0x15b41, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804c, 7, 0x15b63, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004c, 7, 0x15b85, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004c, 7, 0x15ba6, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004c, 7, 0x15bc8, 0}, {}, &bl_ncs};
}
namespace rxc_arb_misc {
inline constexpr listed par_bias_vn0{{&uncore_events::list, 0x11c000000104d, 7, 0x15bea, 0}, {}, &par_bias_vn0};
inline constexpr listed par_bias_vn1{{&uncore_events::list, 0x11c000000204d, 7, 0x15c0e, 0}, {}, &par_bias_vn1};
inline constexpr listed no_prog_ad_vn0{{&uncore_events::list, 0x11c000000404d, 7, 0x15c32, 0}, {}, &no_prog_ad_vn0};
inline constexpr listed no_prog_ad_vn1{{&uncore_events::list, 0x11c000000804d, 7, 0x15c58, 0}, {}, &no_prog_ad_vn1};
inline constexpr listed no_prog_bl_vn0{{&uncore_events::list, 0x11c000001004d, 7, 0x15c7e, 0}, {}, &no_prog_bl_vn0};
inline constexpr listed no_prog_bl_vn1{{&uncore_events::list, 0x11c000002004d, 7, 0x15ca4, 0}, {}, &no_prog_bl_vn1};
inline constexpr listed adbl_parallel_win{{&uncore_events::list, 0x11c000004004d, 7, 0x15cca, 0}, {}, &adbl_parallel_win};
}
namespace rxc_arb_noad_req_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001049, 7, 0x15cf3, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002049, 7, 0x15d19, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004049, 7, 0x15d3f, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008049, 7, 0x15d65, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010049, 7, 0x15d8b, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020049, 7, 0x15db0, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040049, 7, 0x15dd6, 0}, {}, &bl_ncs};
}
namespace rxc_arb_noad_req_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104a, 7, 0x15dfc, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204a, 7, 0x15e22, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404a, 7, 0x15e48, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804a, 7, 0x15e6e, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004a, 7, 0x15e94, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004a, 7, 0x15eb9, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004a, 7, 0x15edf, 0}, {}, &bl_ncs};
}
namespace rxc_arb_nocred_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001047, 7, 0x15f05, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002047, 7, 0x15f29, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004047, 7, 0x15f4d, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008047, 7, 0x15f71, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010047, 7, 0x15f95, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020047, 7, 0x15fb8, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040047, 7, 0x15fdc, 0}, {}, &bl_ncs};
}
namespace rxc_arb_nocred_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001048, 7, 0x16000, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002048, 7, 0x16024, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004048, 7, 0x16048, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008048, 7, 0x1606c, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010048, 7, 0x16090, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020048, 7, 0x160b3, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040048, 7, 0x160d7, 0}, {}, &bl_ncs};
}
namespace rxc_bypassed {
inline constexpr listed ad_s0_idle{{&uncore_events::list, 0x11c0000001040, 7, 0x160fb, 0}, {}, &ad_s0_idle};
inline constexpr listed ad_s0_bl_arb{{&uncore_events::list, 0x11c0000002040, 7, 0x1611d, 0}, {}, &ad_s0_bl_arb};
inline constexpr listed ad_s1_bl_slot{{&uncore_events::list, 0x11c0000004040, 7, 0x16141, 0}, {}, &ad_s1_bl_slot};
inline constexpr listed ad_s2_bl_slot{{&uncore_events::list, 0x11c0000008040, 7, 0x16166, 0}, {}, &ad_s2_bl_slot};
}
namespace rxc_collision_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001050, 7, 0x1618b, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002050, 7, 0x161ae, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004050, 7, 0x161d1, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008050, 7, 0x161f4, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010050, 7, 0x16217, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020050, 7, 0x16239, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040050, 7, 0x1625c, 0}, {}, &bl_ncs};
}
namespace rxc_collision_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001051, 7, 0x1627f, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002051, 7, 0x162a2, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004051, 7, 0x162c5, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008051, 7, 0x162e8, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010051, 7, 0x1630b, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020051, 7, 0x1632d, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040051, 7, 0x16350, 0}, {}, &bl_ncs};
}
namespace rxc_crd_misc {
inline constexpr listed any_bgf_fifo{{&uncore_events::list, 0x11c0000001060, 7, 0x16373, 0}, {}, &any_bgf_fifo};
inline constexpr listed any_bgf_path{{&uncore_events::list, 0x11c0000002060, 7, 0x16397, 0}, {}, &any_bgf_path};
inline constexpr listed no_d2k_for_arb{{&uncore_events::list, 0x11c0000004060, 7, 0x163bb, 0}, {}, &no_d2k_for_arb};
}
namespace rxc_crd_occ {
inline constexpr listed vna_in_use{{&uncore_events::list, 0x11c0000001061, 7, 0x163e1, 0}, {}, &vna_in_use};
inline constexpr listed flits_in_fifo{{&uncore_events::list, 0x11c0000002061, 7, 0x16402, 0}, {}, &flits_in_fifo};
inline constexpr listed flits_in_path{{&uncore_events::list, 0x11c0000004061, 7, 0x16426, 0}, {}, &flits_in_path};
inline constexpr listed txq_crd{{&uncore_events::list, 0x11c0000008061, 7, 0x1644a, 0}, {}, &txq_crd};
inline constexpr listed d2k_crd{{&uncore_events::list, 0x11c0000010061, 7, 0x16468, 0}, {}, &d2k_crd};
inline constexpr listed p1p_total{{&uncore_events::list, 0x11c0000020061, 7, 0x16486, 0}, {}, &p1p_total};
inline constexpr listed p1p_fifo{{&uncore_events::list, 0x11c0000040061, 7, 0x164a6, 0}, {}, &p1p_fifo};
}
namespace rxc_cycles_ne_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001043, 7, 0x164c5, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002043, 7, 0x164e8, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004043, 7, 0x1650b, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008043, 7, 0x1652e, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010043, 7, 0x16551, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020043, 7, 0x16573, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040043, 7, 0x16596, 0}, {}, &bl_ncs};
}
namespace rxc_cycles_ne_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001044, 7, 0x165b9, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002044, 7, 0x165dc, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004044, 7, 0x165ff, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008044, 7, 0x16622, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010044, 7, 0x16645, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020044, 7, 0x16667, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040044, 7, 0x1668a, 0}, {}, &bl_ncs};
}
namespace rxc_flit_gen_hdr1 {
inline constexpr listed accum{{&uncore_events::list, 0x11c0000001053, 7, 0x169e2, 0}, {}, &accum};
inline constexpr listed accum_read{{&uncore_events::list, 0x11c0000002053, 7, 0x16a04, 0}, {}, &accum_read};
inline constexpr listed accum_wasted{{&uncore_events::list, 0x11c0000004053, 7, 0x16a2b, 0}, {}, &accum_wasted};
inline constexpr listed ahead_blocked{{&uncore_events::list, 0x11c0000008053, 7, 0x16a54, 0}, {}, &ahead_blocked};
inline constexpr listed ahead_msg{{&uncore_events::list, 0x11c0000010053, 7, 0x16a7e, 0}, {}, &ahead_msg};
inline constexpr listed par{{&uncore_events::list, 0x11c0000020053, 7, 0x16aa4, 0}, {}, &par};
inline constexpr listed par_msg{{&uncore_events::list, 0x11c0000040053, 7, 0x16ac4, 0}, {}, &par_msg};
inline constexpr listed par_flit{{&uncore_events::list, 0x11c0000080053, 7, 0x16ae8, 0}, {}, &par_flit};
}
namespace rxc_flit_gen_hdr2 {
inline constexpr listed rmstall{{&uncore_events::list, 0x11c0000001054, 7, 0x16b0d, 0}, {}, &rmstall};
inline constexpr listed rmstall_nomsg{{&uncore_events::list, 0x11c0000002054, 7, 0x16b31, 0}, {}, &rmstall_nomsg};
}
namespace rxc_flit_not_sent {
inline constexpr listed all{{&uncore_events::list, 0x11c0000001055, 7, 0x16b5b, 0}, {}, &all};
inline constexpr listed no_bgf_crd{{&uncore_events::list, 0x11c0000002055, 7, 0x16b7b, 0}, {}, &no_bgf_crd};
inline constexpr listed no_txq_crd{{&uncore_events::list, 0x11c0000004055, 7, 0x16ba2, 0}, {}, &no_txq_crd};
inline constexpr listed no_bgf_no_msg{{&uncore_events::list, 0x11c0000008055, 7, 0x16bc9, 0}, {}, &no_bgf_no_msg};
inline constexpr listed no_txq_no_msg{{&uncore_events::list, 0x11c0000010055, 7, 0x16bf3, 0}, {}, &no_txq_no_msg};
inline constexpr listed one_taken{{&uncore_events::list, 0x11c0000020055, 7, 0x16c1d, 0}, {}, &one_taken};
inline constexpr listed two_taken{{&uncore_events::list, 0x11c0000040055, 7, 0x16c43, 0}, {}, &two_taken};
inline constexpr listed three_taken{{&uncore_events::list, 0x11c0000080055, 7, 0x16c69, 0}, {}, &three_taken};
}
namespace rxc_flits_data_not_sent {
inline constexpr listed all{{&uncore_events::list, 0x11c0000001057, 7, 0x166ad, 0}, {}, &all};
inline constexpr listed no_bgf{{&uncore_events::list, 0x11c0000002057, 7, 0x166d3, 0}, {}, &no_bgf};
inline constexpr listed no_txq{{&uncore_events::list, 0x11c0000004057, 7, 0x166fc, 0}, {}, &no_txq};
}
namespace rxc_flits_gen_bl {
inline constexpr listed p0_wait{{&uncore_events::list, 0x11c0000001059, 7, 0x16725, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&uncore_events::list, 0x11c0000002059, 7, 0x16748, 0}, {}, &p1_wait};
inline constexpr listed p1p_to_limbo{{&uncore_events::list, 0x11c0000004059, 7, 0x1676b, 0}, {}, &p1p_to_limbo};
inline constexpr listed p1p_busy{{&uncore_events::list, 0x11c0000008059, 7, 0x16793, 0}, {}, &p1p_busy};
inline constexpr listed p1p_at_limit{{&uncore_events::list, 0x11c0000010059, 7, 0x167b7, 0}, {}, &p1p_at_limit};
inline constexpr listed p1p_hold_p0{{&uncore_events::list, 0x11c0000020059, 7, 0x167df, 0}, {}, &p1p_hold_p0};
inline constexpr listed p1p_fifo_full{{&uncore_events::list, 0x11c0000040059, 7, 0x16806, 0}, {}, &p1p_fifo_full};
}
namespace rxc_flits_sent {
inline constexpr listed _1_msg{{&uncore_events::list, 0x11c0000001056, 7, 0x16848, 0}, {}, &_1_msg};
inline constexpr listed _2_msgs{{&uncore_events::list, 0x11c0000002056, 7, 0x16867, 0}, {}, &_2_msgs};
inline constexpr listed _3_msgs{{&uncore_events::list, 0x11c0000004056, 7, 0x16887, 0}, {}, &_3_msgs};
inline constexpr listed _1_msg_vnx{{&uncore_events::list, 0x11c0000008056, 7, 0x168a7, 0}, {}, &_1_msg_vnx};
inline constexpr listed slots_1{{&uncore_events::list, 0x11c0000010056, 7, 0x18bc7, 0}, {}, &slots_1};
inline constexpr listed slots_2{{&uncore_events::list, 0x11c0000020056, 7, 0x18be8, 0}, {}, &slots_2};
inline constexpr listed slots_3{{&uncore_events::list, 0x11c0000040056, 7, 0x18c09, 0}, {}, &slots_3};
}
namespace rxc_flits_slot_bl {
inline constexpr listed all{{&uncore_events::list, 0x11c0000001058, 7, 0x168ca, 0}, {}, &all};
inline constexpr listed need_data{{&uncore_events::list, 0x11c0000002058, 7, 0x168ea, 0}, {}, &need_data};
inline constexpr listed p0_wait{{&uncore_events::list, 0x11c0000004058, 7, 0x16910, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&uncore_events::list, 0x11c0000008058, 7, 0x16934, 0}, {}, &p1_wait};
inline constexpr listed p1_not_req{{&uncore_events::list, 0x11c0000010058, 7, 0x16958, 0}, {}, &p1_not_req};
inline constexpr listed p1_not_req_but_bubble{{&uncore_events::list, 0x11c0000020058, 7, 0x1697f, 0}, {}, &p1_not_req_but_bubble};
inline constexpr listed p1_not_req_not_avail{{&uncore_events::list, 0x11c0000040058, 7, 0x169b1, 0}, {}, &p1_not_req_not_avail};
}
namespace rxc_held {
inline constexpr listed vn0{{&uncore_events::list, 0x11c0000001052, 7, 0x16c91, 0}, {}, &vn0};
inline constexpr listed vn1{{&uncore_events::list, 0x11c0000002052, 7, 0x16ca8, 0}, {}, &vn1};
inline constexpr listed parallel_attempt{{&uncore_events::list, 0x11c0000004052, 7, 0x16cbf, 0}, {}, &parallel_attempt};
inline constexpr listed parallel_success{{&uncore_events::list, 0x11c0000008052, 7, 0x16ce3, 0}, {}, &parallel_success};
inline constexpr listed parallel_ad_lost{{&uncore_events::list, 0x11c0000010052, 7, 0x16d07, 0}, {}, &parallel_ad_lost};
inline constexpr listed parallel_bl_lost{{&uncore_events::list, 0x11c0000020052, 7, 0x16d2b, 0}, {}, &parallel_bl_lost};
inline constexpr listed cant_slot_ad{{&uncore_events::list, 0x11c0000040052, 7, 0x16d4f, 0}, {}, &cant_slot_ad};
inline constexpr listed cant_slot_bl{{&uncore_events::list, 0x11c0000080052, 7, 0x16d6f, 0}, {}, &cant_slot_bl};
}
namespace rxc_inserts_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001041, 7, 0x16d8f, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002041, 7, 0x16db0, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004041, 7, 0x16dd1, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008041, 7, 0x16df2, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010041, 7, 0x16e13, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020041, 7, 0x16e33, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040041, 7, 0x16e54, 0}, {}, &bl_ncs};
}
namespace rxc_inserts_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001042, 7, 0x16e75, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002042, 7, 0x16e96, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004042, 7, 0x16eb7, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008042, 7, 0x16ed8, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010042, 7, 0x16ef9, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020042, 7, 0x16f19, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040042, 7, 0x16f3a, 0}, {}, &bl_ncs};
}
namespace rxc_occupancy_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001045, 7, 0x16f5b, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002045, 7, 0x16f7e, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004045, 7, 0x16fa1, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008045, 7, 0x16fc4, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010045, 7, 0x16fe7, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020045, 7, 0x17009, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040045, 7, 0x1702c, 0}, {}, &bl_ncs};
}
namespace rxc_occupancy_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001046, 7, 0x1704f, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002046, 7, 0x17072, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004046, 7, 0x17095, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008046, 7, 0x170b8, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010046, 7, 0x170db, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020046, 7, 0x170fd, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040046, 7, 0x17120, 0}, {}, &bl_ncs};
}
namespace rxc_packing_miss_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104e, 7, 0x17143, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204e, 7, 0x17169, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404e, 7, 0x1718f, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804e, 7, 0x171b5, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004e, 7, 0x171db, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004e, 7, 0x17200, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004e, 7, 0x17226, 0}, {}, &bl_ncs};
}
namespace rxc_packing_miss_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104f, 7, 0x1724c, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204f, 7, 0x17272, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404f, 7, 0x17298, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804f, 7, 0x172be, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004f, 7, 0x172e4, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004f, 7, 0x17309, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004f, 7, 0x1732f, 0}, {}, &bl_ncs};
}
namespace rxc_smi3_pftch {
inline constexpr listed arrived{{&uncore_events::list, 0x11c0000001062, 7, 0x17355, 0}, {}, &arrived};
inline constexpr listed arb_lost{{&uncore_events::list, 0x11c0000002062, 7, 0x17376, 0}, {}, &arb_lost};
inline constexpr listed slotted{{&uncore_events::list, 0x11c0000004062, 7, 0x17398, 0}, {}, &slotted};
inline constexpr listed drop_old{{&uncore_events::list, 0x11c0000008062, 7, 0x173b9, 0}, {}, &drop_old};
inline constexpr listed drop_wrap{{&uncore_events::list, 0x11c0000010062, 7, 0x173db, 0}, {}, &drop_wrap};
}
namespace rxc_vna_crd {
inline constexpr listed used{{&uncore_events::list, 0x11c000000105b, 7, 0x173fe, 0}, {}, &used};
inline constexpr listed corrected{{&uncore_events::list, 0x11c000000205b, 7, 0x17419, 0}, {}, &corrected};
inline constexpr listed lt1{{&uncore_events::list, 0x11c000000405b, 7, 0x17439, 0}, {}, &lt1};
inline constexpr listed lt4{{&uncore_events::list, 0x11c000000805b, 7, 0x17453, 0}, {}, &lt4};
inline constexpr listed lt5{{&uncore_events::list, 0x11c000001005b, 7, 0x1746d, 0}, {}, &lt5};
inline constexpr listed any_in_use{{&uncore_events::list, 0x11c000002005b, 7, 0x17487, 0}, {}, &any_in_use};
}
namespace rxr_busy_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c00000010b4, 7, 0x174a8, 0}, {}, &ad_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c00000040b4, 7, 0x174ca, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c00000100b4, 7, 0x174ec, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c00000400b4, 7, 0x1750e, 0}, {}, &bl_crd};
}
namespace rxr_bypass {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c00000010b2, 7, 0x17530, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c00000020b2, 7, 0x1754c, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c00000040b2, 7, 0x17568, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c00000080b2, 7, 0x17584, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c00000100b2, 7, 0x175a0, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c00000400b2, 7, 0x175bc, 0}, {}, &bl_crd};
}
namespace rxr_crd_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c00000010b3, 7, 0x175d8, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c00000020b3, 7, 0x175f9, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c00000040b3, 7, 0x1761a, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c00000080b3, 7, 0x1763b, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c00000100b3, 7, 0x1765c, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c00000400b3, 7, 0x1767d, 0}, {}, &bl_crd};
inline constexpr listed ifv{{&uncore_events::list, 0x11c00000800b3, 7, 0x1769e, 0}, {}, &ifv};
}
namespace rxr_inserts {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c00000010b1, 7, 0x176bc, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c00000020b1, 7, 0x176d9, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c00000040b1, 7, 0x176f6, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c00000080b1, 7, 0x17713, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c00000100b1, 7, 0x17730, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c00000400b1, 7, 0x1774d, 0}, {}, &bl_crd};
}
namespace rxr_occupancy {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c00000010b0, 7, 0x1776a, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c00000020b0, 7, 0x17789, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c00000040b0, 7, 0x177a8, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c00000080b0, 7, 0x177c7, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c00000100b0, 7, 0x177e6, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c00000400b0, 7, 0x17805, 0}, {}, &bl_crd};
}
namespace stall_no_txr_horz_crd_ad_ag0 {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c00000010d0, 7, 0x17824, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c00000020d0, 7, 0x17850, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c00000040d0, 7, 0x1787c, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c00000080d0, 7, 0x178a8, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c00000100d0, 7, 0x178d4, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c00000200d0, 7, 0x17900, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_ad_ag1 {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c00000010d2, 7, 0x1792c, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c00000020d2, 7, 0x17958, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c00000040d2, 7, 0x17984, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c00000080d2, 7, 0x179b0, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c00000100d2, 7, 0x179dc, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c00000200d2, 7, 0x17a08, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag0 {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c00000010d4, 7, 0x17a34, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c00000020d4, 7, 0x17a60, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c00000040d4, 7, 0x17a8c, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c00000080d4, 7, 0x17ab8, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c00000100d4, 7, 0x17ae4, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c00000200d4, 7, 0x17b10, 0}, {}, &tgr5};
}
namespace stall_no_txr_horz_crd_bl_ag1 {
inline constexpr listed tgr0{{&uncore_events::list, 0x11c00000010d6, 7, 0x17b3c, 0}, {}, &tgr0};
inline constexpr listed tgr1{{&uncore_events::list, 0x11c00000020d6, 7, 0x17b68, 0}, {}, &tgr1};
inline constexpr listed tgr2{{&uncore_events::list, 0x11c00000040d6, 7, 0x17b94, 0}, {}, &tgr2};
inline constexpr listed tgr3{{&uncore_events::list, 0x11c00000080d6, 7, 0x17bc0, 0}, {}, &tgr3};
inline constexpr listed tgr4{{&uncore_events::list, 0x11c00000100d6, 7, 0x17bec, 0}, {}, &tgr4};
inline constexpr listed tgr5{{&uncore_events::list, 0x11c00000200d6, 7, 0x17c18, 0}, {}, &tgr5};
}
namespace txc_ad_arb_fail {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000001030, 7, 0x13a75, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000002030, 7, 0x13a97, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000004030, 7, 0x13ab9, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008030, 7, 0x13adb, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010030, 7, 0x13afc, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020030, 7, 0x13b1e, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000040030, 7, 0x13b40, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000080030, 7, 0x13b62, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_bypass {
inline constexpr listed ad_slot0{{&uncore_events::list, 0x11c000000102c, 7, 0x13b83, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&uncore_events::list, 0x11c000000202c, 7, 0x13ba8, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&uncore_events::list, 0x11c000000402c, 7, 0x13bcd, 0}, {}, &ad_slot2};
inline constexpr listed bl_early_rsp{{&uncore_events::list, 0x11c000000802c, 7, 0x13bf2, 0}, {}, &bl_early_rsp};
}
namespace txc_ad_flq_cycles_ne {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000001027, 7, 0x13c1b, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000002027, 7, 0x13c42, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000004027, 7, 0x13c69, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008027, 7, 0x13c90, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010027, 7, 0x13cb6, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020027, 7, 0x13cdd, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000040027, 7, 0x13d04, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000080027, 7, 0x13d2b, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_inserts {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c000000102d, 7, 0x13d51, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c000000202d, 7, 0x13d76, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c000000402d, 7, 0x13d9b, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c000000802d, 7, 0x13dc0, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c000001002d, 7, 0x13de4, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c000002002d, 7, 0x13e09, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c000004002d, 7, 0x13e2e, 0}, {}, &vn1_rsp};
}
namespace txc_ad_flq_occupancy {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c000000101c, 1, 0x13e53, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c000000201c, 1, 0x13e7a, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c000000401c, 1, 0x13ea1, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c000000801c, 1, 0x13ec8, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c000001001c, 1, 0x13eee, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c000002001c, 1, 0x13f15, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c000004001c, 1, 0x13f3c, 0}, {}, &vn1_rsp};
}
namespace txc_ad_snpf_grp1_vn1 {
inline constexpr listed vn0_peer_upi0{{&uncore_events::list, 0x11c000000103c, 1, 0xe6f2, 0}, {}, &vn0_peer_upi0};
inline constexpr listed vn0_peer_upi1{{&uncore_events::list, 0x11c000000203c, 1, 0xe71f, 0}, {}, &vn0_peer_upi1};
inline constexpr listed vn1_peer_upi0{{&uncore_events::list, 0x11c000000803c, 1, 0xe74c, 0}, {}, &vn1_peer_upi0};
inline constexpr listed vn1_peer_upi1{{&uncore_events::list, 0x11c000001003c, 1, 0xe779, 0}, {}, &vn1_peer_upi1};
inline constexpr listed vn0_cha{{&uncore_events::list, 0x11c000000403c, 1, 0x14d01, 0}, {}, &vn0_cha};
inline constexpr listed vn1_cha{{&uncore_events::list, 0x11c000002003c, 1, 0x14d28, 0}, {}, &vn1_cha};
inline constexpr listed vn0_non_idle{{&uncore_events::list, 0x11c000004003c, 1, 0x14d4f, 0}, {}, &vn0_non_idle};
inline constexpr listed vn1_non_idle{{&uncore_events::list, 0x11c000008003c, 1, 0x14d7b, 0}, {}, &vn1_non_idle};
}
namespace txc_ad_snpf_grp2_vn1 {
inline constexpr listed vn0_snpfp_nonsnp{{&uncore_events::list, 0x11c000000103d, 7, 0x14da7, 0}, {}, &vn0_snpfp_nonsnp};
inline constexpr listed vn1_snpfp_nonsnp{{&uncore_events::list, 0x11c000000203d, 7, 0x14dd7, 0}, {}, &vn1_snpfp_nonsnp};
inline constexpr listed vn0_snpfp_vn2snp{{&uncore_events::list, 0x11c000000403d, 7, 0x14e07, 0}, {}, &vn0_snpfp_vn2snp};
inline constexpr listed vn1_snpfp_vn0snp{{&uncore_events::list, 0x11c000000803d, 7, 0x14e37, 0}, {}, &vn1_snpfp_vn0snp};
}
namespace txc_ad_spec_arb_crd_avail {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000001034, 7, 0x13f63, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000002034, 7, 0x13f8f, 0}, {}, &vn0_snp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008034, 7, 0x13fbb, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010034, 7, 0x13fe6, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020034, 7, 0x14012, 0}, {}, &vn1_snp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000080034, 7, 0x1403e, 0}, {}, &vn1_wb};
}
namespace txc_ad_spec_arb_new_msg {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000001033, 7, 0x14069, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000002033, 7, 0x14093, 0}, {}, &vn0_snp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008033, 7, 0x140bd, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010033, 7, 0x140e6, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020033, 7, 0x14110, 0}, {}, &vn1_snp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000080033, 7, 0x1413a, 0}, {}, &vn1_wb};
}
namespace txc_ad_spec_arb_no_other_pend {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000001032, 7, 0x14163, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000002032, 7, 0x14193, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000004032, 7, 0x141c3, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008032, 7, 0x141f3, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010032, 7, 0x14222, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020032, 7, 0x14252, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000040032, 7, 0x14282, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000080032, 7, 0x142b2, 0}, {}, &vn1_wb};
}
namespace txc_bl_arb_fail {
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000001035, 7, 0x1431d, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000002035, 7, 0x1433f, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&uncore_events::list, 0x11c0000004035, 7, 0x14360, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&uncore_events::list, 0x11c0000008035, 7, 0x14382, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000010035, 7, 0x143a4, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000020035, 7, 0x143c6, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&uncore_events::list, 0x11c0000040035, 7, 0x143e7, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&uncore_events::list, 0x11c0000080035, 7, 0x14409, 0}, {}, &vn1_ncs};
}
namespace txc_bl_flq_cycles_ne {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000001028, 7, 0x1442b, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000002028, 7, 0x14452, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000004028, 7, 0x14479, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008028, 7, 0x144a0, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010028, 7, 0x144c6, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020028, 7, 0x144ed, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000040028, 7, 0x14514, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000080028, 7, 0x1453b, 0}, {}, &vn1_wb};
}
namespace txc_bl_flq_inserts {
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c000000802e, 7, 0x14561, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c000000402e, 7, 0x14586, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&uncore_events::list, 0x11c000000102e, 7, 0x145aa, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&uncore_events::list, 0x11c000000202e, 7, 0x145cf, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c000008002e, 7, 0x145f4, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c000004002e, 7, 0x14619, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&uncore_events::list, 0x11c000001002e, 7, 0x1463d, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&uncore_events::list, 0x11c000002002e, 7, 0x14662, 0}, {}, &vn1_ncs};
}
namespace txc_bl_flq_occupancy {
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c000000101d, 1, 0x14687, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c000000201d, 1, 0x146ae, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&uncore_events::list, 0x11c000000401d, 1, 0x146d4, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&uncore_events::list, 0x11c000000801d, 1, 0x146fb, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c000001001d, 1, 0x14722, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c000002001d, 1, 0x14749, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&uncore_events::list, 0x11c000004001d, 1, 0x1476f, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&uncore_events::list, 0x11c000008001d, 1, 0x14796, 0}, {}, &vn1_ncs};
}
namespace txc_bl_spec_arb_new_msg {
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000001038, 7, 0x147bd, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&uncore_events::list, 0x11c0000002038, 7, 0x147e6, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&uncore_events::list, 0x11c0000008038, 7, 0x14810, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000010038, 7, 0x1483a, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&uncore_events::list, 0x11c0000020038, 7, 0x14863, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&uncore_events::list, 0x11c0000080038, 7, 0x1488d, 0}, {}, &vn1_ncs};
}
namespace txc_bl_spec_arb_no_other_pend {
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000001037, 7, 0x148b7, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000002037, 7, 0x148e7, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&uncore_events::list, 0x11c0000004037, 7, 0x14916, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&uncore_events::list, 0x11c0000008037, 7, 0x14946, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000010037, 7, 0x14976, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000020037, 7, 0x149a6, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&uncore_events::list, 0x11c0000040037, 7, 0x149d5, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&uncore_events::list, 0x11c0000080037, 7, 0x14a05, 0}, {}, &vn1_ncs};
}
namespace txr_horz_ads_used {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c000000109d, 7, 0x17c44, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c000000209d, 7, 0x17c67, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c000000409d, 7, 0x17c8a, 0}, {}, &bl_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c000001009d, 7, 0x17cad, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c000004009d, 7, 0x17cd0, 0}, {}, &bl_crd};
}
namespace txr_horz_bypass {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c000000109f, 7, 0x17cf3, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c000000209f, 7, 0x17d14, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c000000409f, 7, 0x17d35, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c000000809f, 7, 0x17d56, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c000001009f, 7, 0x17d77, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c000004009f, 7, 0x17d98, 0}, {}, &bl_crd};
}
namespace txr_horz_cycles_full {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c0000001096, 7, 0x17db9, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c0000002096, 7, 0x17ddf, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c0000004096, 7, 0x17e05, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c0000008096, 7, 0x17e2b, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c0000010096, 7, 0x17e51, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c0000040096, 7, 0x17e77, 0}, {}, &bl_crd};
}
namespace txr_horz_cycles_ne {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c0000001097, 7, 0x17e9d, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c0000002097, 7, 0x17ec1, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c0000004097, 7, 0x17ee5, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c0000008097, 7, 0x17f09, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c0000010097, 7, 0x17f2d, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c0000040097, 7, 0x17f51, 0}, {}, &bl_crd};
}
namespace txr_horz_inserts {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c0000001095, 7, 0x17f75, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c0000002095, 7, 0x17f97, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c0000004095, 7, 0x17fb9, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c0000008095, 7, 0x17fdb, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c0000010095, 7, 0x17ffd, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c0000040095, 7, 0x1801f, 0}, {}, &bl_crd};
}
namespace txr_horz_nack {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c0000001099, 7, 0x18041, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c0000002099, 7, 0x18060, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c0000004099, 7, 0x1807f, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c0000008099, 7, 0x1809e, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c0000020099, 7, 0x180bd, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c0000040099, 7, 0x180dc, 0}, {}, &bl_crd};
}
namespace txr_horz_occupancy {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c0000001094, 7, 0x180fb, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c0000002094, 7, 0x1811f, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c0000004094, 7, 0x18143, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c0000008094, 7, 0x18167, 0}, {}, &iv_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11c0000010094, 7, 0x1818b, 0}, {}, &ad_crd};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11c0000040094, 7, 0x181af, 0}, {}, &bl_crd};
}
namespace txr_horz_starved {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11c000000109b, 7, 0x181d3, 0}, {}, &ad_bnc};
inline constexpr listed ak_bnc{{&uncore_events::list, 0x11c000000209b, 7, 0x181f5, 0}, {}, &ak_bnc};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11c000000409b, 7, 0x18217, 0}, {}, &bl_bnc};
inline constexpr listed iv_bnc{{&uncore_events::list, 0x11c000000809b, 7, 0x18239, 0}, {}, &iv_bnc};
}
namespace txr_vert_ads_used {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11c000000109c, 7, 0x1825b, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11c000000209c, 7, 0x1827e, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11c000000409c, 7, 0x182a1, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11c000001009c, 7, 0x182c4, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11c000002009c, 7, 0x182e7, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11c000004009c, 7, 0x1830a, 0}, {}, &bl_ag1};
}
namespace txr_vert_bypass {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11c000000109e, 7, 0x1832d, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11c000000209e, 7, 0x1834e, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11c000000409e, 7, 0x1836f, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x11c000000809e, 7, 0x18390, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11c000001009e, 7, 0x183ad, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11c000002009e, 7, 0x183ce, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11c000004009e, 7, 0x183ef, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_full {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11c0000001092, 7, 0x18410, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11c0000002092, 7, 0x18436, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11c0000004092, 7, 0x1845c, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x11c0000008092, 7, 0x18482, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11c0000010092, 7, 0x184a4, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11c0000020092, 7, 0x184ca, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11c0000040092, 7, 0x184f0, 0}, {}, &bl_ag1};
}
namespace txr_vert_cycles_ne {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11c0000001093, 7, 0x18516, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11c0000002093, 7, 0x1853a, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11c0000004093, 7, 0x1855e, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x11c0000008093, 7, 0x18582, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11c0000010093, 7, 0x185a2, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11c0000020093, 7, 0x185c6, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11c0000040093, 7, 0x185ea, 0}, {}, &bl_ag1};
}
namespace txr_vert_inserts {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11c0000001091, 7, 0x1860e, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11c0000002091, 7, 0x18630, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11c0000004091, 7, 0x18652, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x11c0000008091, 7, 0x18674, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11c0000010091, 7, 0x18692, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11c0000020091, 7, 0x186b4, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11c0000040091, 7, 0x186d6, 0}, {}, &bl_ag1};
}
namespace txr_vert_nack {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11c0000001098, 7, 0x186f8, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11c0000002098, 7, 0x18717, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11c0000004098, 7, 0x18736, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11c0000010098, 7, 0x18755, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11c0000020098, 7, 0x18774, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11c0000040098, 7, 0x18793, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&uncore_events::list, 0x11c0000008098, 7, 0x18c2a, 0}, {}, &iv};
}
namespace txr_vert_occupancy {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11c0000001090, 7, 0x187b2, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11c0000002090, 7, 0x187d6, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11c0000004090, 7, 0x187fa, 0}, {}, &bl_ag0};
inline constexpr listed iv{{&uncore_events::list, 0x11c0000008090, 7, 0x1881e, 0}, {}, &iv};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11c0000010090, 7, 0x1883e, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11c0000020090, 7, 0x18862, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11c0000040090, 7, 0x18886, 0}, {}, &bl_ag1};
}
namespace txr_vert_starved {
inline constexpr listed ad_ag0{{&uncore_events::list, 0x11c000000109a, 7, 0x188aa, 0}, {}, &ad_ag0};
inline constexpr listed ak_ag0{{&uncore_events::list, 0x11c000000209a, 7, 0x188cc, 0}, {}, &ak_ag0};
inline constexpr listed bl_ag0{{&uncore_events::list, 0x11c000000409a, 7, 0x188ee, 0}, {}, &bl_ag0};
inline constexpr listed ad_ag1{{&uncore_events::list, 0x11c000001009a, 7, 0x18910, 0}, {}, &ad_ag1};
inline constexpr listed ak_ag1{{&uncore_events::list, 0x11c000002009a, 7, 0x18932, 0}, {}, &ak_ag1};
inline constexpr listed bl_ag1{{&uncore_events::list, 0x11c000004009a, 7, 0x18954, 0}, {}, &bl_ag1};
inline constexpr listed iv{{&uncore_events::list, 0x11c000000809a, 7, 0x18c45, 0}, {}, &iv};
}
namespace upi_peer_ad_credits_empty {
inline constexpr listed vna{{&uncore_events::list, 0x11c0000001020, 7, 0xe53b, 0}, {}, &vna};
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000002020, 7, 0xe563, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000004020, 7, 0xe58f, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000008020, 7, 0xe5bb, 0}, {}, &vn0_rsp};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010020, 7, 0xe5e7, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020020, 7, 0xe613, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000040020, 7, 0xe63f, 0}, {}, &vn1_rsp};
}
namespace upi_peer_bl_credits_empty {
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000010021, 7, 0xe66b, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_ncs_ncb{{&uncore_events::list, 0x11c0000020021, 7, 0xe697, 0}, {}, &vn1_ncs_ncb};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000040021, 7, 0xe6c7, 0}, {}, &vn1_wb};
inline constexpr listed vna{{&uncore_events::list, 0x11c0000001021, 7, 0x18c63, 0}, {}, &vna};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000002021, 7, 0x18c8b, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_ncs_ncb{{&uncore_events::list, 0x11c0000004021, 7, 0x18cb7, 0}, {}, &vn0_ncs_ncb};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008021, 7, 0x18ce7, 0}, {}, &vn0_wb};
}
namespace vert_ring_ad_in_use {
inline constexpr listed up_even{{&uncore_events::list, 0x11c00000010a6, 7, 0x18976, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x11c00000020a6, 7, 0x1899c, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&uncore_events::list, 0x11c00000040a6, 7, 0x189c1, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x11c00000080a6, 7, 0x189e7, 0}, {}, &dn_odd};
}
namespace vert_ring_ak_in_use {
inline constexpr listed up_even{{&uncore_events::list, 0x11c00000010a8, 7, 0x18a0c, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x11c00000020a8, 7, 0x18a32, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&uncore_events::list, 0x11c00000040a8, 7, 0x18a57, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x11c00000080a8, 7, 0x18a7d, 0}, {}, &dn_odd};
}
namespace vert_ring_bl_in_use {
inline constexpr listed up_even{{&uncore_events::list, 0x11c00000010aa, 7, 0x18aa2, 0}, {}, &up_even};
inline constexpr listed up_odd{{&uncore_events::list, 0x11c00000020aa, 7, 0x18ac8, 0}, {}, &up_odd};
inline constexpr listed dn_even{{&uncore_events::list, 0x11c00000040aa, 7, 0x18aed, 0}, {}, &dn_even};
inline constexpr listed dn_odd{{&uncore_events::list, 0x11c00000080aa, 7, 0x18b13, 0}, {}, &dn_odd};
}
namespace vert_ring_iv_in_use {
inline constexpr listed up{{&uncore_events::list, 0x11c00000010ac, 7, 0x18b38, 0}, {}, &up};
inline constexpr listed dn{{&uncore_events::list, 0x11c00000040ac, 7, 0x18b59, 0}, {}, &dn};
}
namespace vn0_credits_used {
inline constexpr listed req{{&uncore_events::list, 0x11c000000105c, 7, 0x14a35, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c000000205c, 7, 0x14a54, 0}, {}, &snp};
inline constexpr listed rsp{{&uncore_events::list, 0x11c000000405c, 7, 0x14a73, 0}, {}, &rsp};
inline constexpr listed wb{{&uncore_events::list, 0x11c000000805c, 7, 0x14a92, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11c000001005c, 7, 0x14ab0, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c000002005c, 7, 0x14acf, 0}, {}, &ncs};
}
namespace vn0_no_credits {
inline constexpr listed req{{&uncore_events::list, 0x11c000000105e, 7, 0x14aee, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c000000205e, 7, 0x14b0b, 0}, {}, &snp};
inline constexpr listed rsp{{&uncore_events::list, 0x11c000000405e, 7, 0x14b28, 0}, {}, &rsp};
inline constexpr listed wb{{&uncore_events::list, 0x11c000000805e, 7, 0x14b45, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11c000001005e, 7, 0x14b61, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c000002005e, 7, 0x14b7e, 0}, {}, &ncs};
}
namespace vn1_credits_used {
inline constexpr listed req{{&uncore_events::list, 0x11c000000105d, 7, 0x14b9b, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c000000205d, 7, 0x14bba, 0}, {}, &snp};
inline constexpr listed rsp{{&uncore_events::list, 0x11c000000405d, 7, 0x14bd9, 0}, {}, &rsp};
inline constexpr listed wb{{&uncore_events::list, 0x11c000000805d, 7, 0x14bf8, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11c000001005d, 7, 0x14c16, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c000002005d, 7, 0x14c35, 0}, {}, &ncs};
}
namespace vn1_no_credits {
inline constexpr listed req{{&uncore_events::list, 0x11c000000105f, 7, 0x14c54, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c000000205f, 7, 0x14c71, 0}, {}, &snp};
inline constexpr listed rsp{{&uncore_events::list, 0x11c000000405f, 7, 0x14c8e, 0}, {}, &rsp};
inline constexpr listed wb{{&uncore_events::list, 0x11c000000805f, 7, 0x14cab, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11c000001005f, 7, 0x14cc7, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c000002005f, 7, 0x14ce4, 0}, {}, &ncs};
}
} // namespace m3upi

namespace pcu {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x10c0000000000, 0xf, 0x55a3, 0}, {}, &clockticks};
inline constexpr listed core_transition_cycles{{&uncore_events::list, 0x10c0000000060, 0xf, 0x55b4, 0}, {}, &core_transition_cycles};
inline constexpr listed demotions{{&uncore_events::list, 0x10c0000000030, 0xf, 0x55d1, 0}, {}, &demotions};
inline constexpr listed fivr_ps_ps0_cycles{{&uncore_events::list, 0x10c0000000075, 0xf, 0x55e1, 0}, {}, &fivr_ps_ps0_cycles};
inline constexpr listed fivr_ps_ps1_cycles{{&uncore_events::list, 0x10c0000000076, 0xf, 0x55fa, 0}, {}, &fivr_ps_ps1_cycles};
inline constexpr listed fivr_ps_ps2_cycles{{&uncore_events::list, 0x10c0000000077, 0xf, 0x5613, 0}, {}, &fivr_ps_ps2_cycles};
inline constexpr listed fivr_ps_ps3_cycles{{&uncore_events::list, 0x10c0000000078, 0xf, 0x562c, 0}, {}, &fivr_ps_ps3_cycles};
inline constexpr listed freq_max_limit_thermal_cycles{{&uncore_events::list, 0x10c0000000004, 0xf, 0x5645, 0}, {}, &freq_max_limit_thermal_cycles};
inline constexpr listed freq_max_power_cycles{{&uncore_events::list, 0x10c0000000005, 0xf, 0x5669, 0}, {}, &freq_max_power_cycles};
inline constexpr listed freq_min_io_p_cycles{{&uncore_events::list, 0x10c0000000073, 0xf, 0x5685, 0}, {}, &freq_min_io_p_cycles};
inline constexpr listed freq_trans_cycles{{&uncore_events::list, 0x10c0000000074, 0xf, 0x56a0, 0}, {}, &freq_trans_cycles};
inline constexpr listed mcp_prochot_cycles{{&uncore_events::list, 0x10c0000000006, 0xf, 0x56b8, 0}, {}, &mcp_prochot_cycles};
inline constexpr listed memory_phase_shedding_cycles{{&uncore_events::list, 0x10c000000002f, 0xf, 0x56d1, 0}, {}, &memory_phase_shedding_cycles};
inline constexpr listed pkg_residency_c0_cycles{{&uncore_events::list, 0x10c000000002a, 0xf, 0x56f4, 0}, {}, &pkg_residency_c0_cycles};
inline constexpr listed pkg_residency_c2e_cycles{{&uncore_events::list, 0x10c000000002b, 0xf, 0x5712, 0}, {}, &pkg_residency_c2e_cycles};
inline constexpr listed pkg_residency_c3_cycles{{&uncore_events::list, 0x10c000000002c, 0xf, 0x5731, 0}, {}, &pkg_residency_c3_cycles};
inline constexpr listed pkg_residency_c6_cycles{{&uncore_events::list, 0x10c000000002d, 0xf, 0x574f, 0}, {}, &pkg_residency_c6_cycles};
inline constexpr listed pmax_throttled_cycles{{&uncore_events::list, 0x10c0000000007, 0xf, 0x576d, 0}, {}, &pmax_throttled_cycles};
inline constexpr listed prochot_external_cycles{{&uncore_events::list, 0x10c000000000a, 0xf, 0x57f8, 0}, {}, &prochot_external_cycles};
inline constexpr listed prochot_internal_cycles{{&uncore_events::list, 0x10c0000000009, 0xf, 0x5816, 0}, {}, &prochot_internal_cycles};
inline constexpr listed total_transition_cycles{{&uncore_events::list, 0x10c0000000072, 0xf, 0x5834, 0}, {}, &total_transition_cycles};
inline constexpr listed vr_hot_cycles{{&uncore_events::list, 0x10c0000000042, 0xf, 0x5852, 0}, {}, &vr_hot_cycles};
namespace power_state_occupancy {
inline constexpr listed cores_c0{{&uncore_events::list, 0x10c0000040080, 0xf, 0x5789, 0}, {}, &cores_c0};
inline constexpr listed cores_c3{{&uncore_events::list, 0x10c0000080080, 0xf, 0x57ae, 0}, {}, &cores_c3};
inline constexpr listed cores_c6{{&uncore_events::list, 0x10c00000c0080, 0xf, 0x57d3, 0}, {}, &cores_c6};
}
} // namespace pcu

namespace ubox {
using uncore_events::listed;
inline constexpr listed lock_cycles{{&uncore_events::list, 0x10d0000000044, 3, 0x58e8, 0}, {}, &lock_cycles};
inline constexpr listed racu_requests{{&uncore_events::list, 0x10d0000000046, 3, 0x5969, 0}, {}, &racu_requests};
inline constexpr listed clockticks{{&uncore_events::list, 0x10d0000001000, 0x1000000000000, 0x19aa9, 0}, {}, &clockticks};
namespace event_msg {
inline constexpr listed vlw_rcvd{{&uncore_events::list, 0x10d0000001042, 3, 0x5866, 0}, {}, &vlw_rcvd};
inline constexpr listed msi_rcvd{{&uncore_events::list, 0x10d0000002042, 3, 0x587f, 0}, {}, &msi_rcvd};
inline constexpr listed ipi_rcvd{{&uncore_events::list, 0x450d0000004042, 3, 0x5898, 0}, {}, &ipi_rcvd};
inline constexpr listed doorbell_rcvd{{&uncore_events::list, 0x450d0000008042, 3, 0x58b1, 0}, {}, &doorbell_rcvd};
inline constexpr listed int_prio{{&uncore_events::list, 0x450d0000010042, 3, 0x58cf, 0}, {}, &int_prio};
}
namespace phold_cycles {
inline constexpr listed assert_to_ack{{&uncore_events::list, 0x10d0000001045, 3, 0x58fa, 0}, {}, &assert_to_ack};
}
namespace racu_drng {
inline constexpr listed rdrand{{&uncore_events::list, 0x10d000000104c, 3, 0x591b, 0}, {}, &rdrand};
inline constexpr listed rdseed{{&uncore_events::list, 0x10d000000204c, 3, 0x5932, 0}, {}, &rdseed};
inline constexpr listed pftch_buf_empty{{&uncore_events::list, 0x10d000000404c, 3, 0x5949, 0}, {}, &pftch_buf_empty};
}
} // namespace ubox

namespace upi {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x1b0000000001, 0xf, 0x486, 0}, {}, &clockticks};
inline constexpr listed l1_power_cycles{{&uncore_events::list, 0x1b0000000021, 0xf, 0x4d1, 0}, {}, &l1_power_cycles};
inline constexpr listed rxl0p_power_cycles{{&uncore_events::list, 0x1b0000000025, 0xf, 0x4e9, 0}, {}, &rxl0p_power_cycles};
inline constexpr listed txl0p_power_cycles{{&uncore_events::list, 0x1b0000000027, 0xf, 0x56c, 0}, {}, &txl0p_power_cycles};
inline constexpr listed txl_bypassed{{&uncore_events::list, 0x1b0000000041, 0xf, 0x587, 0}, {}, &txl_bypassed};
inline constexpr listed m3_crd_return_blocked{{&uncore_events::list, 0x11b0000000016, 0xf, 0x461b, 0}, {}, &m3_crd_return_blocked};
inline constexpr listed phy_init_cycles{{&uncore_events::list, 0x11b0000000020, 0xf, 0x4752, 0}, {}, &phy_init_cycles};
inline constexpr listed power_l1_nack{{&uncore_events::list, 0x11b0000000023, 0xf, 0x476a, 0}, {}, &power_l1_nack};
inline constexpr listed power_l1_req{{&uncore_events::list, 0x11b0000000022, 0xf, 0x4780, 0}, {}, &power_l1_req};
inline constexpr listed rxl0_power_cycles{{&uncore_events::list, 0x11b0000000024, 0xf, 0x480d, 0}, {}, &rxl0_power_cycles};
inline constexpr listed rxl_crc_errors{{&uncore_events::list, 0x11b000000000b, 0xf, 0x80000000004827, 0}, {}, &rxl_crc_errors};
inline constexpr listed rxl_crc_llr_req_transmit{{&uncore_events::list, 0x11b0000000008, 0xf, 0x8000000000483e, 0}, {}, &rxl_crc_llr_req_transmit};
inline constexpr listed rxl_credits_consumed_vn0{{&uncore_events::list, 0x11b0000000039, 0xf, 0x485f, 0}, {}, &rxl_credits_consumed_vn0};
inline constexpr listed rxl_credits_consumed_vn1{{&uncore_events::list, 0x11b000000003a, 0xf, 0x4880, 0}, {}, &rxl_credits_consumed_vn1};
inline constexpr listed rxl_credits_consumed_vna{{&uncore_events::list, 0x11b0000000038, 0xf, 0x48a1, 0}, {}, &rxl_credits_consumed_vna};
inline constexpr listed txl0p_power_cycles_ll_enter{{&uncore_events::list, 0x11b0000000028, 0xf, 0x4c18, 0}, {}, &txl0p_power_cycles_ll_enter};
inline constexpr listed txl0p_power_cycles_m3_exit{{&uncore_events::list, 0x11b0000000029, 0xf, 0x4c3c, 0}, {}, &txl0p_power_cycles_m3_exit};
inline constexpr listed txl0_power_cycles{{&uncore_events::list, 0x11b0000000026, 0xf, 0x4c5f, 0}, {}, &txl0_power_cycles};
inline constexpr listed txl_inserts{{&uncore_events::list, 0x11b0000000040, 0xf, 0x4d8e, 0}, {}, &txl_inserts};
inline constexpr listed txl_occupancy{{&uncore_events::list, 0x11b0000000042, 0xf, 0x4da2, 0}, {}, &txl_occupancy};
inline constexpr listed vna_credit_return_blocked_vn01{{&uncore_events::list, 0x11b0000000045, 0xf, 0x4db8, 0}, {}, &vna_credit_return_blocked_vn01};
inline constexpr listed vna_credit_return_occupancy{{&uncore_events::list, 0x11b0000000044, 0xf, 0x4ddf, 0}, {}, &vna_credit_return_occupancy};
namespace direct_attempts {
inline constexpr listed d2c{{&uncore_events::list, 0x1b0000001012, 0xf, 0x499, 0}, {}, &d2c};
inline constexpr listed d2k{{&uncore_events::list, 0x1b0000002012, 0xf, 0x200000000004b5, 0}, {}, &d2k};
inline constexpr listed d2u{{&uncore_events::list, 0x1b0000002012, 0xf, 0x1b41, 0}, {}, &d2u};
}
namespace flowq_no_vna_crd {
inline constexpr listed ad_vna_eq0{{&uncore_events::list, 0x11b0000001018, 0xf, 0x44b0, 0}, {}, &ad_vna_eq0};
inline constexpr listed ad_vna_eq1{{&uncore_events::list, 0x11b0000002018, 0xf, 0x44d4, 0}, {}, &ad_vna_eq1};
inline constexpr listed ad_vna_eq2{{&uncore_events::list, 0x11b0000004018, 0xf, 0x44f8, 0}, {}, &ad_vna_eq2};
inline constexpr listed bl_vna_eq0{{&uncore_events::list, 0x11b0000008018, 0xf, 0x451c, 0}, {}, &bl_vna_eq0};
inline constexpr listed ak_vna_eq0{{&uncore_events::list, 0x11b0000010018, 0xf, 0x4540, 0}, {}, &ak_vna_eq0};
inline constexpr listed ak_vna_eq3{{&uncore_events::list, 0x11b0000080018, 0xf, 0x8226, 0}, {}, &ak_vna_eq3};
inline constexpr listed ak_vna_eq1{{&uncore_events::list, 0x11b0000020018, 0xf, 0xdfa7, 0}, {}, &ak_vna_eq1};
inline constexpr listed ak_vna_eq2{{&uncore_events::list, 0x11b0000040018, 0xf, 0xdfcb, 0}, {}, &ak_vna_eq2};
}
namespace m3_byp_blocked {
inline constexpr listed flowq_ad_vna_le2{{&uncore_events::list, 0x11b0000001014, 0xf, 0x4564, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_bl_vna_eq0{{&uncore_events::list, 0x11b0000002014, 0xf, 0x458c, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_ak_vna_le3{{&uncore_events::list, 0x11b0000004014, 0xf, 0x45b4, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&uncore_events::list, 0x11b0000008014, 0xf, 0x45dc, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&uncore_events::list, 0x11b0000010014, 0xf, 0x45fb, 0}, {}, &gv_block};
}
namespace m3_rxq_blocked {
inline constexpr listed flowq_ad_vna_le2{{&uncore_events::list, 0x11b0000001015, 0xf, 0x4639, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_ad_vna_btw_2_thresh{{&uncore_events::list, 0x11b0000002015, 0xf, 0x4661, 0}, {}, &flowq_ad_vna_btw_2_thresh};
inline constexpr listed flowq_bl_vna_eq0{{&uncore_events::list, 0x11b0000004015, 0xf, 0x4692, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_bl_vna_btw_0_thresh{{&uncore_events::list, 0x11b0000008015, 0xf, 0x46ba, 0}, {}, &flowq_bl_vna_btw_0_thresh};
inline constexpr listed flowq_ak_vna_le3{{&uncore_events::list, 0x11b0000010015, 0xf, 0x46eb, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&uncore_events::list, 0x11b0000020015, 0xf, 0x4713, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&uncore_events::list, 0x11b0000040015, 0xf, 0x4732, 0}, {}, &gv_block};
}
namespace req_slot2_from_m3 {
inline constexpr listed vna{{&uncore_events::list, 0x11b0000001046, 0xf, 0x4795, 0}, {}, &vna};
inline constexpr listed vn0{{&uncore_events::list, 0x11b0000002046, 0xf, 0x47b3, 0}, {}, &vn0};
inline constexpr listed vn1{{&uncore_events::list, 0x11b0000004046, 0xf, 0x47d1, 0}, {}, &vn1};
inline constexpr listed ack{{&uncore_events::list, 0x11b0000008046, 0xf, 0x47ef, 0}, {}, &ack};
}
namespace rxl_basic_hdr_match {
inline constexpr listed req{{&uncore_events::list, 0x11b0000008005, 0xf, 0x18d12, 0}, {}, &req};
inline constexpr listed req_opc{{&uncore_events::list, 0x11b0000008005, 0xf, 0x18d32, 1}, {}, &req_opc};
inline constexpr listed snp{{&uncore_events::list, 0x11b0000009005, 0xf, 0x18d56, 0}, {}, &snp};
inline constexpr listed snp_opc{{&uncore_events::list, 0x11b0000009005, 0xf, 0x18d76, 1}, {}, &snp_opc};
inline constexpr listed rsp_nodata{{&uncore_events::list, 0x11b000000a005, 0xf, 0x18d9a, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_nodata_opc{{&uncore_events::list, 0x11b000000a005, 0xf, 0x18dc1, 1}, {}, &rsp_nodata_opc};
inline constexpr listed rsp_data{{&uncore_events::list, 0x11b000000c005, 0xf, 0x18dec, 0}, {}, &rsp_data};
inline constexpr listed rsp_data_opc{{&uncore_events::list, 0x11b000000c005, 0xf, 0x18e11, 1}, {}, &rsp_data_opc};
inline constexpr listed wb{{&uncore_events::list, 0x11b000000d005, 0xf, 0x18e3a, 0}, {}, &wb};
inline constexpr listed wb_opc{{&uncore_events::list, 0x11b000000d005, 0xf, 0x18e59, 1}, {}, &wb_opc};
inline constexpr listed ncb{{&uncore_events::list, 0x11b000000e005, 0xf, 0x18e7c, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&uncore_events::list, 0x11b000000e005, 0xf, 0x18e9c, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&uncore_events::list, 0x11b000000f005, 0xf, 0x18ec0, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&uncore_events::list, 0x11b000000f005, 0xf, 0x18ee0, 1}, {}, &ncs_opc};
inline constexpr listed rspcnflt{{&uncore_events::list, 0x11b00000aa005, 0xf, 0x19bd0, 1}, {}, &rspcnflt};
inline constexpr listed rspi{{&uncore_events::list, 0x11b000002a005, 0xf, 0x19bf5, 1}, {}, &rspi};
}
namespace rxl_bypassed {
inline constexpr listed slot0{{&uncore_events::list, 0x1b0000001031, 0xf, 0x504, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x1b0000002031, 0xf, 0x51f, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x1b0000004031, 0xf, 0x53a, 0}, {}, &slot2};
}
namespace rxl_flits {
inline constexpr listed null{{&uncore_events::list, 0x1b0000020003, 0xf, 0x20000000000555, 0}, {}, &null};
inline constexpr listed non_data{{&uncore_events::list, 0x1b0000097003, 0xf, 0xb85, 0}, {}, &non_data};
inline constexpr listed all_null{{&uncore_events::list, 0x1b0000027003, 0xf, 0xbed, 0}, {}, &all_null};
inline constexpr listed all_data{{&uncore_events::list, 0x1b000000f003, 0xf, 0x1817, 0}, {}, &all_data};
inline constexpr listed slot0{{&uncore_events::list, 0x11b0000001003, 0xf, 0x48c2, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b0000002003, 0xf, 0x48da, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b0000004003, 0xf, 0x48f2, 0}, {}, &slot2};
inline constexpr listed data{{&uncore_events::list, 0x11b0000008003, 0xf, 0x490a, 0}, {}, &data};
inline constexpr listed llcrd{{&uncore_events::list, 0x11b0000010003, 0xf, 0x4921, 0}, {}, &llcrd};
inline constexpr listed llctrl{{&uncore_events::list, 0x11b0000040003, 0xf, 0x4939, 0}, {}, &llctrl};
inline constexpr listed prot_hdr{{&uncore_events::list, 0x11b0000080003, 0xf, 0x20000000004952, 0}, {}, &prot_hdr};
inline constexpr listed prothdr{{&uncore_events::list, 0x11b0000080003, 0xf, 0x824a, 0}, {}, &prothdr};
inline constexpr listed idle{{&uncore_events::list, 0x11b0000047003, 0xf, 0xe1fd, 0}, {}, &idle};
}
namespace rxl_hdr_match {
inline constexpr listed req{{&uncore_events::list, 0x11b0000008005, 0xf, 0x2000000000496d, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11b0000009005, 0xf, 0x20000000004987, 0}, {}, &snp};
inline constexpr listed rsp{{&uncore_events::list, 0x11b000000a005, 0xf, 0x200000000049a1, 0}, {}, &rsp};
inline constexpr listed wb{{&uncore_events::list, 0x11b000000b005, 0xf, 0x200000000049bb, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11b000000c005, 0xf, 0x200000000049d4, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11b000000d005, 0xf, 0x200000000049ee, 0}, {}, &ncs};
}
namespace rxl_inserts {
inline constexpr listed slot0{{&uncore_events::list, 0x11b0000001030, 0xf, 0x19c16, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b0000002030, 0xf, 0x19c30, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b0000004030, 0xf, 0x19c4a, 0}, {}, &slot2};
}
namespace rxl_occupancy {
inline constexpr listed slot0{{&uncore_events::list, 0x11b0000001032, 0xf, 0x4a08, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b0000002032, 0xf, 0x4a24, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b0000004032, 0xf, 0x4a40, 0}, {}, &slot2};
}
namespace rxl_slot_bypass {
inline constexpr listed s0_rxq1{{&uncore_events::list, 0x11b0000001033, 0xf, 0x4a5c, 0}, {}, &s0_rxq1};
inline constexpr listed s0_rxq2{{&uncore_events::list, 0x11b0000002033, 0xf, 0x4a7c, 0}, {}, &s0_rxq2};
inline constexpr listed s1_rxq0{{&uncore_events::list, 0x11b0000004033, 0xf, 0x4a9c, 0}, {}, &s1_rxq0};
inline constexpr listed s1_rxq2{{&uncore_events::list, 0x11b0000008033, 0xf, 0x4abc, 0}, {}, &s1_rxq2};
inline constexpr listed s2_rxq0{{&uncore_events::list, 0x11b0000010033, 0xf, 0x4adc, 0}, {}, &s2_rxq0};
inline constexpr listed s2_rxq1{{&uncore_events::list, 0x11b0000020033, 0xf, 0x4afc, 0}, {}, &s2_rxq1};
}
namespace txl0p_clk_active {
inline constexpr listed cfg_ctl{{&uncore_events::list, 0x11b000000102a, 0xf, 0x4b1c, 0}, {}, &cfg_ctl};
inline constexpr listed rxq{{&uncore_events::list, 0x11b000000202a, 0xf, 0x4b3d, 0}, {}, &rxq};
inline constexpr listed rxq_bypass{{&uncore_events::list, 0x11b000000402a, 0xf, 0x4b5a, 0}, {}, &rxq_bypass};
inline constexpr listed rxq_cred{{&uncore_events::list, 0x11b000000802a, 0xf, 0x4b7e, 0}, {}, &rxq_cred};
inline constexpr listed txq{{&uncore_events::list, 0x11b000001002a, 0xf, 0x4ba0, 0}, {}, &txq};
inline constexpr listed retry{{&uncore_events::list, 0x11b000002002a, 0xf, 0x4bbd, 0}, {}, &retry};
inline constexpr listed dfx{{&uncore_events::list, 0x11b000004002a, 0xf, 0x4bdc, 0}, {}, &dfx};
inline constexpr listed spare{{&uncore_events::list, 0x11b000008002a, 0xf, 0x4bf9, 0}, {}, &spare};
}
namespace txl_basic_hdr_match {
inline constexpr listed req{{&uncore_events::list, 0x11b0000008004, 0xf, 0x18f04, 0}, {}, &req};
inline constexpr listed req_opc{{&uncore_events::list, 0x11b0000008004, 0xf, 0x18f24, 1}, {}, &req_opc};
inline constexpr listed snp{{&uncore_events::list, 0x11b0000009004, 0xf, 0x18f48, 0}, {}, &snp};
inline constexpr listed snp_opc{{&uncore_events::list, 0x11b0000009004, 0xf, 0x18f68, 1}, {}, &snp_opc};
inline constexpr listed rsp_nodata{{&uncore_events::list, 0x11b000000a004, 0xf, 0x18f8c, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_nodata_opc{{&uncore_events::list, 0x11b000000a004, 0xf, 0x18fb3, 1}, {}, &rsp_nodata_opc};
inline constexpr listed rsp_data{{&uncore_events::list, 0x11b000000c004, 0xf, 0x18fde, 0}, {}, &rsp_data};
inline constexpr listed rsp_data_opc{{&uncore_events::list, 0x11b000000c004, 0xf, 0x19003, 1}, {}, &rsp_data_opc};
inline constexpr listed wb{{&uncore_events::list, 0x11b000000d004, 0xf, 0x1902c, 0}, {}, &wb};
inline constexpr listed wb_opc{{&uncore_events::list, 0x11b000000d004, 0xf, 0x1904b, 1}, {}, &wb_opc};
inline constexpr listed ncb{{&uncore_events::list, 0x11b000000e004, 0xf, 0x1906e, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&uncore_events::list, 0x11b000000e004, 0xf, 0x1908e, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&uncore_events::list, 0x11b000000f004, 0xf, 0x190b2, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&uncore_events::list, 0x11b000000f004, 0xf, 0x190d2, 1}, {}, &ncs_opc};
inline constexpr listed rspcnflt{{&uncore_events::list, 0x11b00000aa004, 0xf, 0x19c64, 1}, {}, &rspcnflt};
inline constexpr listed rspi{{&uncore_events::list, 0x11b000002a004, 0xf, 0x19c89, 1}, {}, &rspi};
}
namespace txl_flits {
inline constexpr listed data{{&uncore_events::list, 0x1b0000008002, 0xf, 0x59c, 0}, {}, &data};
inline constexpr listed null{{&uncore_events::list, 0x1b0000020002, 0xf, 0x200000000005b3, 0}, {}, &null};
inline constexpr listed non_data{{&uncore_events::list, 0x1b0000097002, 0xf, 0xba0, 0}, {}, &non_data};
inline constexpr listed idle{{&uncore_events::list, 0x1b0000047002, 0xf, 0xbbb, 0}, {}, &idle};
inline constexpr listed all_null{{&uncore_events::list, 0x1b0000027002, 0xf, 0xbd2, 0}, {}, &all_null};
inline constexpr listed all_data{{&uncore_events::list, 0x1b000000f002, 0xf, 0x1832, 0}, {}, &all_data};
inline constexpr listed slot0{{&uncore_events::list, 0x11b0000001002, 0xf, 0x4c79, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b0000002002, 0xf, 0x4c91, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b0000004002, 0xf, 0x4ca9, 0}, {}, &slot2};
inline constexpr listed llcrd{{&uncore_events::list, 0x11b0000010002, 0xf, 0x4cc1, 0}, {}, &llcrd};
inline constexpr listed llctrl{{&uncore_events::list, 0x11b0000040002, 0xf, 0x4cd9, 0}, {}, &llctrl};
inline constexpr listed prot_hdr{{&uncore_events::list, 0x11b0000080002, 0xf, 0x20000000004cf2, 0}, {}, &prot_hdr};
inline constexpr listed prothdr{{&uncore_events::list, 0x11b0000080002, 0xf, 0x8264, 0}, {}, &prothdr};
}
namespace txl_hdr_match {
inline constexpr listed req{{&uncore_events::list, 0x11b0000008004, 0xf, 0x20000000004d0d, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11b0000009004, 0xf, 0x20000000004d27, 0}, {}, &snp};
inline constexpr listed wb{{&uncore_events::list, 0x11b000000c004, 0xf, 0x20000000004d41, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11b000000e004, 0xf, 0x20000000004d5a, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11b000000f004, 0xf, 0x20000000004d74, 0}, {}, &ncs};
inline constexpr listed loc{{&uncore_events::list, 0x11b0000000004, 0xf, 0x2000000000dfef, 2}, {}, &loc};
inline constexpr listed rem{{&uncore_events::list, 0x11b0000000004, 0xf, 0x2000000000e009, 4}, {}, &rem};
inline constexpr listed data_hdr{{&uncore_events::list, 0x11b0000000004, 0xf, 0x2000000000e023, 8}, {}, &data_hdr};
inline constexpr listed non_data_hdr{{&uncore_events::list, 0x11b0000000004, 0xf, 0x2000000000e042, 0x10}, {}, &non_data_hdr};
inline constexpr listed dual_slot_hdr{{&uncore_events::list, 0x11b0000000004, 0xf, 0x2000000000e065, 0x20}, {}, &dual_slot_hdr};
inline constexpr listed sgl_slot_hdr{{&uncore_events::list, 0x11b0000000004, 0xf, 0x2000000000e089, 0x40}, {}, &sgl_slot_hdr};
inline constexpr listed rsp_nodata{{&uncore_events::list, 0x11b000000a004, 0xf, 0x2000000000e0ac, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_data{{&uncore_events::list, 0x11b000000c004, 0xf, 0x2000000000e0cd, 0}, {}, &rsp_data};
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
/// All of them.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::skylake_sp
