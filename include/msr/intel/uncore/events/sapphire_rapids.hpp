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
inline constexpr char names[] =
    "unc_p_clockticks\0"
    "unc_i_clockticks\0"
    "unc_i_faf_transactions\0"
    "unc_i_faf_full\0"
    "unc_i_faf_inserts\0"
    "unc_i_faf_occupancy\0"
    "unc_i_misc1.lost_fwd\0"
    "unc_i_irp_all.inbound_inserts\0"
    "unc_m2p_clockticks\0"
    "unc_m2p_cms_clockticks\0"
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
    "unc_m2m_clockticks\0"
    "unc_m2m_directory_lookup.any\0"
    "unc_m2m_directory_lookup.state_a\0"
    "unc_m2m_directory_lookup.state_i\0"
    "unc_m2m_directory_lookup.state_s\0"
    "unc_m2m_directory_update.any\0"
    "unc_m2m_cms_clockticks\0"
    "unc_m3upi_clockticks\0"
    "unc_upi_clockticks\0"
    "unc_upi_txl_flits.all_data\0"
    "unc_upi_txl_flits.non_data\0"
    "unc_upi_txl_flits.all_null\0"
    "unc_upi_rxl_flits.all_data\0"
    "unc_upi_rxl_flits.non_data\0"
    "unc_upi_rxl_flits.all_null\0"
    "unc_upi_l1_power_cycles\0"
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
    "unc_m2m_imc_reads.to_pmm\0"
    "unc_cha_tor_inserts.io_miss_pcirdcur\0"
    "unc_cha_tor_inserts.io_pcirdcur\0"
    "unc_m2m_imc_writes.to_pmm\0"
    "unc_cha_tor_occupancy.io_hit_pcirdcur\0"
    "unc_cha_tor_occupancy.io_miss_pcirdcur\0"
    "unc_cha_tor_occupancy.io_pcirdcur\0"
    "unc_cha_tor_inserts.ia_llcprefdata\0"
    "unc_cha_tor_inserts.ia_miss_llcprefdata\0"
    "unc_cha_tor_occupancy.ia_llcprefdata\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefdata\0"
    "unc_cha_tor_inserts.io_itomcachenear\0"
    "unc_m_pmm_rpq_occupancy.all_sch0\0"
    "unc_m_pmm_rpq_occupancy.all_sch1\0"
    "unc_m_pmm_rpq_inserts\0"
    "unc_m_pmm_wpq_occupancy.all\0"
    "unc_m_pmm_wpq_inserts\0"
    "unc_m_rdb_inserts.pch0\0"
    "unc_m_rdb_inserts.pch1\0"
    "unc_m_pmm_wpq_occupancy.all_sch0\0"
    "unc_m_pmm_wpq_occupancy.all_sch1\0"
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
    "unc_m2m_tag_hit.nm_rd_hit_clean\0"
    "unc_m2m_tag_hit.nm_rd_hit_dirty\0"
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
    "unc_i_snoop_resp.all_hit_m\0"
    "unc_i_transactions.wr_pref\0"
    "unc_p_power_state_occupancy_cores_c0\0"
    "unc_p_power_state_occupancy_cores_c6\0"
    "unc_cxlcm_clockticks\0"
    "unc_cxldp_clockticks\0"
    "unc_iio_data_req_of_cpu.mem_read.all_parts\0"
    "unc_iio_data_req_of_cpu.mem_write.all_parts\0"
    "unc_mchbm_clockticks\0"
    "unc_m2hbm_clockticks\0"
    "unc_m2hbm_directory_lookup.any\0"
    "unc_m2hbm_directory_lookup.state_a\0"
    "unc_m2hbm_directory_lookup.state_i\0"
    "unc_m2hbm_directory_lookup.state_s\0"
    "unc_m2hbm_directory_update.any\0"
    "unc_m2hbm_cms_clockticks\0"
    "unc_cha_tor_inserts.io_pcirdcur_local\0"
    "unc_cha_tor_inserts.io_pcirdcur_remote\0"
    "unc_cha_tor_inserts.io_itom_remote\0"
    "unc_cha_tor_inserts.io_itom_local\0"
    "unc_cha_tor_inserts.io_itomcachenear_remote\0"
    "unc_cha_tor_inserts.io_itomcachenear_local\0"
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
    "unc_i_misc1.slow_i\0"
    "unc_i_misc1.slow_s\0"
    "unc_i_misc1.slow_e\0"
    "unc_i_misc1.slow_m\0"
    "unc_i_misc1.sec_rcvd_invld\0"
    "unc_i_misc1.sec_rcvd_vld\0"
    "unc_i_irp_all.outbound_inserts\0"
    "unc_i_irp_all.evicts\0"
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
    "unc_m3upi_upi_prefetch_spawn\0"
    "unc_m3upi_d2u_sent\0"
    "unc_m3upi_d2c_sent\0"
    "unc_m3upi_cms_clockticks\0"
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
    "unc_mdf_crs_txr_v_bounces.akc\0"
    "unc_m2m_prefcam_inserts.upi_allch\0"
    "unc_m2m_prefcam_inserts.xpt_allch\0"
    "unc_m2m_prefcam_demand_drops.xpt_allch\0"
    "unc_m2m_prefcam_demand_merge.upi_allch\0"
    "unc_m2m_prefcam_demand_merge.xpt_allch\0"
    "unc_m2m_egress_ordering.iv_snoopgo_up\0"
    "unc_m2m_egress_ordering.iv_snoopgo_dn\0"
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
    "unc_i_txs_request_occupancy\0"
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
    "unc_p_vr_hot_cycles\0"
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
    "unc_u_m2u_misc3.txc_cycles_full_akc\0"
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
    "unc_cha_tor_inserts.ia_wbmtoe\0"
    "unc_cha_tor_inserts.ia_wbeftoi\0"
    "unc_cha_tor_inserts.ia_wbstoi\0"
    "unc_cha_llc_victims.io_mesf\0"
    "unc_cha_llc_victims.io_e\0"
    "unc_cha_llc_victims.io_fs\0"
    "unc_cha_llc_victims.io_m\0"
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
    "unc_cxlcm_rxc_flits.valid_msg\0"
    "unc_cxldp_txc_agf_inserts.u2c_req\0"
    "unc_cxldp_txc_agf_inserts.u2c_rsp0\0"
    "unc_cxldp_txc_agf_inserts.u2c_rsp1\0"
    "unc_cxldp_txc_agf_inserts.u2c_data\0"
    "unc_cxldp_txc_agf_inserts.m2s_req\0"
    "unc_cxldp_txc_agf_inserts.m2s_data\0"
    "unc_iio_data_req_by_cpu.mem_write.all_parts\0"
    "unc_iio_data_req_by_cpu.mem_read.all_parts\0"
    "unc_iio_data_req_of_cpu.cmpd.all_parts\0"
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
    "unc_cha_llc_lookup.corepref_or_dmnd_local_f\0"
    "unc_iio_iommu1.slpwc_1g_hits\0"
    "unc_iio_iommu1.slpwc_256t_hits\0"
    "unc_iio_iommu1.slpwc_512g_hits\0"
    "unc_iio_iommu3.pwt_occupancy_msb\0"
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
    "unc_cha_tor_occupancy.ia_drdpte\0"
    "unc_cha_tor_occupancy.ia_hit_drdpte\0"
    "unc_cha_tor_occupancy.ia_miss_drdpte\0"
    "unc_cha_tor_occupancy.io_itomcachenear\0"
    "unc_m_wpq_read_hit\0"
    "unc_m_wpq_write_hit\0"
    "unc_m_sb_pref_occupancy.pmm\0"
    "unc_m2p_txc_cycles_ne.pmm_distress_1\0"
    "unc_m2p_txc_cycles_ne.pmm_distress_0\0"
    "unc_m2p_txc_cycles_full.pmm_block_1\0"
    "unc_m2p_txc_cycles_full.pmm_block_0\0"
    "unc_m3upi_txc_ad_flq_bypass\0"
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
    "unc_upi_txl_flits.all_prothdr\0"
    "unc_upi_txl_flits.all_llctrl\0"
    "unc_upi_txl_flits.all_llcrd\0"
    "unc_m2m_imc_reads.ch0_to_ddr_as_mem\0"
    "unc_m2m_imc_reads.ch0_to_ddr_as_cache\0"
    "unc_m2m_imc_reads.ch1_to_ddr_as_mem\0"
    "unc_m2m_imc_reads.ch1_to_ddr_as_cache\0"
    "unc_m2m_imc_reads.to_ddr_as_mem\0"
    "unc_m2m_imc_reads.to_ddr_as_cache\0"
    "unc_m2m_imc_writes.to_ddr_as_mem\0"
    "unc_m2m_imc_writes.to_ddr_as_cache\0"
    "unc_m_dram_refresh.high_all\0"
    "unc_m_dram_refresh.panic_all\0"
    "unc_m_dram_refresh.high_pch0\0"
    "unc_m_dram_refresh.high_pch1\0"
    "unc_m_dram_refresh.panic_pch0\0"
    "unc_m_dram_refresh.panic_pch1\0"
    "unc_m2m_imc_writes.ch0_ni\0"
    "unc_m2m_imc_writes.ch1_ni\0"
    "unc_m2m_prefcam_rxc_occupancy\0"
    "unc_mchbm_wpq_read_hit\0"
    "unc_mchbm_wpq_write_hit\0"
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
    "unc_m2hbm_igr_starve_winner.mask7\0"
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
    "unc_cha_tor_occupancy.io_miss_itomcachenear_local\0"
    "unc_iio_num_req_of_cpu_by_tgt.ubox_posted\0";
inline constexpr core sharers[] = {core::emerald_rapids};
inline constexpr select::event_list list{"sapphire_rapids", core::sapphire_rapids, names, all_of(sharers)};
} // namespace uncore_events

namespace cha {
using uncore_events::listed;
inline constexpr listed cms_clockticks{{&uncore_events::list, 0x200000000c0, 0xf, 0xf85, 0}, {}, &cms_clockticks};
inline constexpr listed clockticks{{&uncore_events::list, 0x20000000001, 0xf, 0xf9c, 0}, {}, &clockticks};
namespace bypass_cha_imc {
inline constexpr listed taken{{&uncore_events::list, 0x1020000001057, 0xf, 0x491c, 0}, {}, &taken};
inline constexpr listed intermediate{{&uncore_events::list, 0x1020000002057, 0xf, 0x4939, 0}, {}, &intermediate};
inline constexpr listed not_taken{{&uncore_events::list, 0x1020000004057, 0xf, 0x495d, 0}, {}, &not_taken};
}
namespace core_snp {
inline constexpr listed remote_one{{&uncore_events::list, 0x1020000011033, 0xf, 0x64de, 0}, {}, &remote_one};
inline constexpr listed ext_one{{&uncore_events::list, 0x1020000021033, 0xf, 0x64fa, 0}, {}, &ext_one};
inline constexpr listed core_one{{&uncore_events::list, 0x1020000041033, 0xf, 0x6513, 0}, {}, &core_one};
inline constexpr listed evict_one{{&uncore_events::list, 0x1020000081033, 0xf, 0x652d, 0}, {}, &evict_one};
inline constexpr listed any_one{{&uncore_events::list, 0x10200000f1033, 0xf, 0x6548, 0}, {}, &any_one};
inline constexpr listed remote_gtone{{&uncore_events::list, 0x1020000012033, 0xf, 0x6561, 0}, {}, &remote_gtone};
inline constexpr listed ext_gtone{{&uncore_events::list, 0x1020000022033, 0xf, 0x657f, 0}, {}, &ext_gtone};
inline constexpr listed core_gtone{{&uncore_events::list, 0x1020000042033, 0xf, 0x659a, 0}, {}, &core_gtone};
inline constexpr listed evict_gtone{{&uncore_events::list, 0x1020000082033, 0xf, 0x65b6, 0}, {}, &evict_gtone};
inline constexpr listed any_gtone{{&uncore_events::list, 0x10200000f2033, 0xf, 0x65d3, 0}, {}, &any_gtone};
}
namespace dir_lookup {
inline constexpr listed no_snp{{&uncore_events::list, 0x1020000002053, 0xf, 0x4815, 0}, {}, &no_snp};
inline constexpr listed snp{{&uncore_events::list, 0x1020000001053, 0xf, 0x482f, 0}, {}, &snp};
}
namespace dir_update {
inline constexpr listed ha{{&uncore_events::list, 0x20000001054, 0xf, 0xf1b, 0}, {}, &ha};
inline constexpr listed tor{{&uncore_events::list, 0x20000002054, 0xf, 0xf31, 0}, {}, &tor};
}
namespace direct_go {
inline constexpr listed ha_tor_dealloc{{&uncore_events::list, 0x102000000106e, 0xf, 0x50d1, 0}, {}, &ha_tor_dealloc};
inline constexpr listed ha_suppress_no_d2c{{&uncore_events::list, 0x102000000206e, 0xf, 0x50f2, 0}, {}, &ha_suppress_no_d2c};
inline constexpr listed ha_suppress_drd{{&uncore_events::list, 0x102000000406e, 0xf, 0x5117, 0}, {}, &ha_suppress_drd};
}
namespace direct_go_opc {
inline constexpr listed extcmp{{&uncore_events::list, 0x102000000106d, 0xf, 0x4fdf, 0}, {}, &extcmp};
inline constexpr listed pull{{&uncore_events::list, 0x102000000206d, 0xf, 0x4ffc, 0}, {}, &pull};
inline constexpr listed go{{&uncore_events::list, 0x102000000406d, 0xf, 0x5017, 0}, {}, &go};
inline constexpr listed go_pull{{&uncore_events::list, 0x102000000806d, 0xf, 0x5030, 0}, {}, &go_pull};
inline constexpr listed fast_go{{&uncore_events::list, 0x102000001006d, 0xf, 0x504e, 0}, {}, &fast_go};
inline constexpr listed fast_go_pull{{&uncore_events::list, 0x102000002006d, 0xf, 0x506c, 0}, {}, &fast_go_pull};
inline constexpr listed nop{{&uncore_events::list, 0x102000004006d, 0xf, 0x508f, 0}, {}, &nop};
inline constexpr listed idle_due_suppress{{&uncore_events::list, 0x102000008006d, 0xf, 0x50a9, 0}, {}, &idle_due_suppress};
}
namespace distress_asserted {
inline constexpr listed dpt_nonlocal{{&uncore_events::list, 0x10200000080af, 0xf, 0x51e1, 0}, {}, &dpt_nonlocal};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&uncore_events::list, 0x10200000010ba, 0xf, 0x5208, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&uncore_events::list, 0x10200000040ba, 0xf, 0x522e, 0}, {}, &iv_snoopgo_dn};
}
namespace hitme_hit {
inline constexpr listed ex_rds{{&uncore_events::list, 0x102000000105f, 0xf, 0x4d70, 0}, {}, &ex_rds};
inline constexpr listed shared_ownreq{{&uncore_events::list, 0x102000000405f, 0xf, 0x4d89, 0}, {}, &shared_ownreq};
inline constexpr listed wbmtoe{{&uncore_events::list, 0x102000000805f, 0xf, 0x4da9, 0}, {}, &wbmtoe};
inline constexpr listed wbmtoi_or_s{{&uncore_events::list, 0x102000001005f, 0xf, 0x4dc2, 0}, {}, &wbmtoi_or_s};
}
namespace hitme_lookup {
inline constexpr listed read{{&uncore_events::list, 0x102000000105e, 0xf, 0x4d3b, 0}, {}, &read};
inline constexpr listed write{{&uncore_events::list, 0x102000000205e, 0xf, 0x4d55, 0}, {}, &write};
}
namespace hitme_miss {
inline constexpr listed shared_rdinvown{{&uncore_events::list, 0x1020000020060, 0xf, 0x4de0, 0}, {}, &shared_rdinvown};
inline constexpr listed notshared_rdinvown{{&uncore_events::list, 0x1020000040060, 0xf, 0x4e03, 0}, {}, &notshared_rdinvown};
inline constexpr listed read_or_inv{{&uncore_events::list, 0x1020000080060, 0xf, 0x4e29, 0}, {}, &read_or_inv};
}
namespace hitme_update {
inline constexpr listed deallocate_rspfwdi_loc{{&uncore_events::list, 0x1020000001061, 0xf, 0x4e48, 0}, {}, &deallocate_rspfwdi_loc};
inline constexpr listed rspfwdi_rem{{&uncore_events::list, 0x1020000002061, 0xf, 0x4e74, 0}, {}, &rspfwdi_rem};
inline constexpr listed shared{{&uncore_events::list, 0x1020000004061, 0xf, 0x4e95, 0}, {}, &shared};
inline constexpr listed rdinvown{{&uncore_events::list, 0x1020000008061, 0xf, 0x4eb1, 0}, {}, &rdinvown};
inline constexpr listed deallocate{{&uncore_events::list, 0x1020000010061, 0xf, 0x4ecf, 0}, {}, &deallocate};
}
namespace imc_reads_count {
inline constexpr listed normal{{&uncore_events::list, 0x20000001059, 0xf, 0xf48, 0}, {}, &normal};
inline constexpr listed priority{{&uncore_events::list, 0x1020000002059, 0xf, 0x4a26, 0}, {}, &priority};
}
namespace imc_writes_count {
inline constexpr listed full{{&uncore_events::list, 0x2000000105b, 0xf, 0xf67, 0}, {}, &full};
inline constexpr listed partial{{&uncore_events::list, 0x102000000205b, 0xf, 0x4af5, 0}, {}, &partial};
inline constexpr listed full_priority{{&uncore_events::list, 0x102000000405b, 0xf, 0x4b16, 0}, {}, &full_priority};
inline constexpr listed partial_priority{{&uncore_events::list, 0x102000000805b, 0xf, 0x4b3d, 0}, {}, &partial_priority};
}
namespace llc_lookup {
inline constexpr listed i{{&uncore_events::list, 0x1020000001034, 0xf, 0x65ee, 0}, {}, &i};
inline constexpr listed sf_s{{&uncore_events::list, 0x1020000002034, 0xf, 0x6603, 0}, {}, &sf_s};
inline constexpr listed sf_e{{&uncore_events::list, 0x1020000004034, 0xf, 0x661b, 0}, {}, &sf_e};
inline constexpr listed sf_h{{&uncore_events::list, 0x1020000008034, 0xf, 0x6633, 0}, {}, &sf_h};
inline constexpr listed s{{&uncore_events::list, 0x1020000010034, 0xf, 0x664b, 0}, {}, &s};
inline constexpr listed e{{&uncore_events::list, 0x1020000020034, 0xf, 0x6660, 0}, {}, &e};
inline constexpr listed m{{&uncore_events::list, 0x1020000040034, 0xf, 0x6675, 0}, {}, &m};
inline constexpr listed f{{&uncore_events::list, 0x1020000080034, 0xf, 0x668a, 0}, {}, &f};
inline constexpr listed rfo{{&uncore_events::list, 0x10200000ff034, 0xf, 0x669f, 0x1bc8}, {}, &rfo};
inline constexpr listed all{{&uncore_events::list, 0x10200000ff034, 0xf, 0x66b6, 0x1fff}, {}, &all};
inline constexpr listed data_rd{{&uncore_events::list, 0x10200000ff034, 0xf, 0x66cd, 0x1bc1}, {}, &data_rd};
inline constexpr listed flush_inv{{&uncore_events::list, 0x10200000ff034, 0xf, 0x66e8, 0x1a44}, {}, &flush_inv};
inline constexpr listed code{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6705, 0x1bd0}, {}, &code};
inline constexpr listed locally_homed_address{{&uncore_events::list, 0x10200000ff034, 0xf, 0x671d, 0xbdf}, {}, &locally_homed_address};
inline constexpr listed remotely_homed_address{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6746, 0x15df}, {}, &remotely_homed_address};
inline constexpr listed remote_other{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6770, 0x1a02}, {}, &remote_other};
inline constexpr listed remote_flush_inv{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6790, 0x1a04}, {}, &remote_flush_inv};
inline constexpr listed remote_data_rd{{&uncore_events::list, 0x10200000ff034, 0xf, 0x67b4, 0x1a01}, {}, &remote_data_rd};
inline constexpr listed remote_rfo{{&uncore_events::list, 0x10200000ff034, 0xf, 0x67d6, 0x1a08}, {}, &remote_rfo};
inline constexpr listed remote_code{{&uncore_events::list, 0x10200000ff034, 0xf, 0x67f4, 0x1a10}, {}, &remote_code};
inline constexpr listed remote_snp{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6813, 0x1c19}, {}, &remote_snp};
inline constexpr listed local_flush_inv{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6831, 0x1844}, {}, &local_flush_inv};
inline constexpr listed local_data_rd{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6854, 0x19c1}, {}, &local_data_rd};
inline constexpr listed local_rfo{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6875, 0x19c8}, {}, &local_rfo};
inline constexpr listed local_code{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6892, 0x19d0}, {}, &local_code};
inline constexpr listed local_dmnd_data_rd{{&uncore_events::list, 0x10200000ff034, 0xf, 0x68b0, 0x1841}, {}, &local_dmnd_data_rd};
inline constexpr listed local_dmnd_rfo{{&uncore_events::list, 0x10200000ff034, 0xf, 0x68d6, 0x1848}, {}, &local_dmnd_rfo};
inline constexpr listed local_dmnd_code{{&uncore_events::list, 0x10200000ff034, 0xf, 0x68f8, 0x1850}, {}, &local_dmnd_code};
inline constexpr listed local_pf_data_rd{{&uncore_events::list, 0x10200000ff034, 0xf, 0x691b, 0x1981}, {}, &local_pf_data_rd};
inline constexpr listed local_pf_rfo{{&uncore_events::list, 0x10200000ff034, 0xf, 0x693f, 0x1908}, {}, &local_pf_rfo};
inline constexpr listed local_pf_code{{&uncore_events::list, 0x10200000ff034, 0xf, 0x695f, 0x1910}, {}, &local_pf_code};
inline constexpr listed local_llc_pf{{&uncore_events::list, 0x10200000ff034, 0xf, 0x6980, 0x189d}, {}, &local_llc_pf};
inline constexpr listed local_pf{{&uncore_events::list, 0x10200000ff034, 0xf, 0x69a0, 0x199d}, {}, &local_pf};
inline constexpr listed local_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7ea6, 0x800}, {}, &local_f};
inline constexpr listed remote_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7ec1, 0x1000}, {}, &remote_f};
inline constexpr listed remote_snoop_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7edd, 0x400}, {}, &remote_snoop_f};
inline constexpr listed data_read_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7eff, 1}, {}, &data_read_f};
inline constexpr listed any_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7f1e, 0x20}, {}, &any_f};
inline constexpr listed other_req_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7f37, 2}, {}, &other_req_f};
inline constexpr listed flush_or_inv_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7f56, 4}, {}, &flush_or_inv_f};
inline constexpr listed code_read_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7f78, 0x10}, {}, &code_read_f};
inline constexpr listed llcpref_local_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7f97, 0x80}, {}, &llcpref_local_f};
inline constexpr listed pref_or_dmnd_remote_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7fba, 0x200}, {}, &pref_or_dmnd_remote_f};
inline constexpr listed rfo_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x7fe3, 8}, {}, &rfo_f};
inline constexpr listed miss_all{{&uncore_events::list, 0x1020000001034, 0xf, 0x7ffc, 0x1fe0}, {}, &miss_all};
inline constexpr listed data_read_all{{&uncore_events::list, 0x10200000ff034, 0xf, 0x8018, 0x1fc1}, {}, &data_read_all};
inline constexpr listed data_read_miss{{&uncore_events::list, 0x1020000001034, 0xf, 0x8039, 0x1fc1}, {}, &data_read_miss};
inline constexpr listed data_read_local{{&uncore_events::list, 0x10200000ff034, 0xf, 0x805b, 0x841}, {}, &data_read_local};
inline constexpr listed write_local{{&uncore_events::list, 0x10200000ff034, 0xf, 0x807e, 0x842}, {}, &write_local};
inline constexpr listed rfo_local{{&uncore_events::list, 0x10200000ff034, 0xf, 0x809d, 0x9c8}, {}, &rfo_local};
inline constexpr listed write_remote{{&uncore_events::list, 0x10200000ff034, 0xf, 0x80ba, 0x17c2}, {}, &write_remote};
inline constexpr listed all_remote{{&uncore_events::list, 0x10200000ff034, 0xf, 0x80da, 0x17e0}, {}, &all_remote};
inline constexpr listed corepref_or_dmnd_local_f{{&uncore_events::list, 0x1020000000034, 0xf, 0x114e2, 0x40}, {}, &corepref_or_dmnd_local_f};
}
namespace llc_victims {
inline constexpr listed local_all{{&uncore_events::list, 0x102000000f037, 0xf, 0x72c1, 0x20}, {}, &local_all};
inline constexpr listed remote_all{{&uncore_events::list, 0x102000000f037, 0xf, 0x72df, 0x80}, {}, &remote_all};
inline constexpr listed total_e{{&uncore_events::list, 0x1020000002037, 0xf, 0x72fe, 0}, {}, &total_e};
inline constexpr listed total_m{{&uncore_events::list, 0x1020000001037, 0xf, 0x731a, 0}, {}, &total_m};
inline constexpr listed total_s{{&uncore_events::list, 0x1020000004037, 0xf, 0x7336, 0}, {}, &total_s};
inline constexpr listed m_state{{&uncore_events::list, 0x1020000001037, 0xf, 0x7352, 0}, {}, &m_state};
inline constexpr listed e_state{{&uncore_events::list, 0x1020000002037, 0xf, 0x736e, 0}, {}, &e_state};
inline constexpr listed s_state{{&uncore_events::list, 0x1020000004037, 0xf, 0x738a, 0}, {}, &s_state};
inline constexpr listed local_only{{&uncore_events::list, 0x1020000000037, 0xf, 0x73a6, 0x20}, {}, &local_only};
inline constexpr listed remote_only{{&uncore_events::list, 0x1020000000037, 0xf, 0x73c5, 0x80}, {}, &remote_only};
inline constexpr listed local_m{{&uncore_events::list, 0x1020000001037, 0xf, 0x73e5, 0x20}, {}, &local_m};
inline constexpr listed local_e{{&uncore_events::list, 0x1020000002037, 0xf, 0x7401, 0x20}, {}, &local_e};
inline constexpr listed local_s{{&uncore_events::list, 0x1020000004037, 0xf, 0x741d, 0x20}, {}, &local_s};
inline constexpr listed remote_m{{&uncore_events::list, 0x1020000001037, 0xf, 0x7439, 0x80}, {}, &remote_m};
inline constexpr listed remote_e{{&uncore_events::list, 0x1020000002037, 0xf, 0x7456, 0x80}, {}, &remote_e};
inline constexpr listed remote_s{{&uncore_events::list, 0x1020000004037, 0xf, 0x7473, 0x80}, {}, &remote_s};
inline constexpr listed io{{&uncore_events::list, 0x1020000010037, 0xf, 0x80f8, 0}, {}, &io};
inline constexpr listed ia{{&uncore_events::list, 0x1020000020037, 0xf, 0x810f, 0}, {}, &ia};
inline constexpr listed io_mesf{{&uncore_events::list, 0x102000001f037, 0xf, 0xf2de, 0}, {}, &io_mesf};
inline constexpr listed io_e{{&uncore_events::list, 0x1020000012037, 0xf, 0xf2fa, 0}, {}, &io_e};
inline constexpr listed io_fs{{&uncore_events::list, 0x102000001c037, 0xf, 0xf313, 0}, {}, &io_fs};
inline constexpr listed io_m{{&uncore_events::list, 0x1020000011037, 0xf, 0xf32d, 0}, {}, &io_m};
}
namespace misc {
inline constexpr listed rfo_hit_s{{&uncore_events::list, 0x1020000008039, 0xf, 0x7490, 0}, {}, &rfo_hit_s};
inline constexpr listed rspi_was_fse{{&uncore_events::list, 0x1020000001039, 0xf, 0x74a7, 0}, {}, &rspi_was_fse};
inline constexpr listed wc_aliasing{{&uncore_events::list, 0x1020000002039, 0xf, 0x74c1, 0}, {}, &wc_aliasing};
inline constexpr listed cv0_pref_vic{{&uncore_events::list, 0x1020000010039, 0xf, 0x74da, 0}, {}, &cv0_pref_vic};
inline constexpr listed cv0_pref_miss{{&uncore_events::list, 0x1020000020039, 0xf, 0x74f4, 0}, {}, &cv0_pref_miss};
}
namespace osb {
inline constexpr listed local_invitoe{{&uncore_events::list, 0x1020000001055, 0xf, 0x4846, 0}, {}, &local_invitoe};
inline constexpr listed local_read{{&uncore_events::list, 0x1020000002055, 0xf, 0x4860, 0}, {}, &local_read};
inline constexpr listed remote_read{{&uncore_events::list, 0x1020000004055, 0xf, 0x4877, 0}, {}, &remote_read};
inline constexpr listed remote_readinvitoe{{&uncore_events::list, 0x1020000008055, 0xf, 0x488f, 0}, {}, &remote_readinvitoe};
inline constexpr listed rfo_hits_snp_bcast{{&uncore_events::list, 0x1020000010055, 0xf, 0x48ae, 0}, {}, &rfo_hits_snp_bcast};
inline constexpr listed off_pwrheuristic{{&uncore_events::list, 0x1020000020055, 0xf, 0x48cd, 0}, {}, &off_pwrheuristic};
}
namespace pmm_memmode_nm_invitox {
inline constexpr listed setconflict{{&uncore_events::list, 0x1020000004065, 0xf, 0x8ca7, 0}, {}, &setconflict};
inline constexpr listed remote{{&uncore_events::list, 0x1020000002065, 0xf, 0x8cd2, 0}, {}, &remote};
inline constexpr listed local{{&uncore_events::list, 0x1020000001065, 0xf, 0x8cf8, 0}, {}, &local};
}
namespace pmm_memmode_nm_setconflicts {
inline constexpr listed llc{{&uncore_events::list, 0x1020000002064, 0xf, 0x8d1d, 0}, {}, &llc};
inline constexpr listed tor{{&uncore_events::list, 0x1020000004064, 0xf, 0x8d45, 0}, {}, &tor};
inline constexpr listed sf{{&uncore_events::list, 0x1020000001064, 0xf, 0x8d6d, 0}, {}, &sf};
}
namespace pmm_memmode_nm_setconflicts2 {
inline constexpr listed memwrni{{&uncore_events::list, 0x1020000004070, 0xf, 0x8c25, 0}, {}, &memwrni};
inline constexpr listed memwr{{&uncore_events::list, 0x1020000002070, 0xf, 0x8c52, 0}, {}, &memwr};
inline constexpr listed iodc{{&uncore_events::list, 0x1020000001070, 0xf, 0x8c7d, 0}, {}, &iodc};
}
namespace pmm_qos {
inline constexpr listed slow_insert{{&uncore_events::list, 0x1020000001066, 0xf, 0x7d90, 0}, {}, &slow_insert};
inline constexpr listed ddr4_fast_insert{{&uncore_events::list, 0x1020000002066, 0xf, 0x7dac, 0}, {}, &ddr4_fast_insert};
inline constexpr listed throttle{{&uncore_events::list, 0x1020000004066, 0xf, 0x7dcd, 0}, {}, &throttle};
inline constexpr listed rej_irq{{&uncore_events::list, 0x1020000008066, 0xf, 0x7de6, 0}, {}, &rej_irq};
inline constexpr listed throttle_prq{{&uncore_events::list, 0x1020000010066, 0xf, 0x7dfe, 0}, {}, &throttle_prq};
inline constexpr listed throttle_irq{{&uncore_events::list, 0x1020000020066, 0xf, 0x7e1b, 0}, {}, &throttle_irq};
inline constexpr listed slowtorq_skip{{&uncore_events::list, 0x1020000040066, 0xf, 0x7e38, 0}, {}, &slowtorq_skip};
}
namespace pmm_qos_occupancy {
inline constexpr listed ddr_slow_fifo{{&uncore_events::list, 0x1020000001067, 0xf, 0x7e56, 0}, {}, &ddr_slow_fifo};
inline constexpr listed ddr_fast_fifo{{&uncore_events::list, 0x1020000002067, 0xf, 0x7e7e, 0}, {}, &ddr_fast_fifo};
}
namespace read_no_credits {
inline constexpr listed mc0{{&uncore_events::list, 0x1020000001058, 0xf, 0x497e, 0}, {}, &mc0};
inline constexpr listed mc1{{&uncore_events::list, 0x1020000002058, 0xf, 0x499a, 0}, {}, &mc1};
inline constexpr listed mc2{{&uncore_events::list, 0x1020000004058, 0xf, 0x49b6, 0}, {}, &mc2};
inline constexpr listed mc3{{&uncore_events::list, 0x1020000008058, 0xf, 0x49d2, 0}, {}, &mc3};
inline constexpr listed mc4{{&uncore_events::list, 0x1020000010058, 0xf, 0x49ee, 0}, {}, &mc4};
inline constexpr listed mc5{{&uncore_events::list, 0x1020000020058, 0xf, 0x4a0a, 0}, {}, &mc5};
}
namespace requests {
inline constexpr listed invitoe_local{{&uncore_events::list, 0x20000010050, 0xf, 0xe35, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&uncore_events::list, 0x20000020050, 0xf, 0xe54, 0}, {}, &invitoe_remote};
inline constexpr listed reads_local{{&uncore_events::list, 0x20000001050, 0xf, 0xe74, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&uncore_events::list, 0x20000002050, 0xf, 0xe91, 0}, {}, &reads_remote};
inline constexpr listed writes_local{{&uncore_events::list, 0x20000004050, 0xf, 0xeaf, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&uncore_events::list, 0x20000008050, 0xf, 0xecd, 0}, {}, &writes_remote};
inline constexpr listed reads{{&uncore_events::list, 0x20000003050, 0xf, 0xeec, 0}, {}, &reads};
inline constexpr listed writes{{&uncore_events::list, 0x2000000c050, 0xf, 0xf03, 0}, {}, &writes};
inline constexpr listed invitoe{{&uncore_events::list, 0x1020000030050, 0xf, 0x472d, 0}, {}, &invitoe};
}
namespace rxc_inserts {
inline constexpr listed irq{{&uncore_events::list, 0x1020000001013, 0xf, 0x52a2, 0}, {}, &irq};
inline constexpr listed irq_rej{{&uncore_events::list, 0x1020000002013, 0xf, 0x52ba, 0}, {}, &irq_rej};
inline constexpr listed ipq{{&uncore_events::list, 0x1020000004013, 0xf, 0x52d6, 0}, {}, &ipq};
inline constexpr listed prq{{&uncore_events::list, 0x1020000010013, 0xf, 0x52ee, 0}, {}, &prq};
inline constexpr listed prq_rej{{&uncore_events::list, 0x1020000020013, 0xf, 0x5306, 0}, {}, &prq_rej};
inline constexpr listed rrq{{&uncore_events::list, 0x1020000040013, 0xf, 0x5322, 0}, {}, &rrq};
inline constexpr listed wbq{{&uncore_events::list, 0x1020000080013, 0xf, 0x533a, 0}, {}, &wbq};
}
namespace rxc_ipq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001022, 0xf, 0x578a, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002022, 0xf, 0x57ad, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004022, 0xf, 0x57d0, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008022, 0xf, 0x57f3, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010022, 0xf, 0x5815, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020022, 0xf, 0x5838, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040022, 0xf, 0x585b, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080022, 0xf, 0x587e, 0}, {}, &iv_non_upi};
}
namespace rxc_ipq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001023, 0xf, 0x58a1, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002023, 0xf, 0x58be, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004023, 0xf, 0x58d9, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008023, 0xf, 0x58fc, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010023, 0xf, 0x591e, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020023, 0xf, 0x593d, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040023, 0xf, 0x5963, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080023, 0xf, 0x5985, 0}, {}, &pa_match};
}
namespace rxc_irq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001018, 0xf, 0x5352, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002018, 0xf, 0x5375, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004018, 0xf, 0x5398, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008018, 0xf, 0x53bb, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010018, 0xf, 0x53dd, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020018, 0xf, 0x5400, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040018, 0xf, 0x5423, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080018, 0xf, 0x5446, 0}, {}, &iv_non_upi};
}
namespace rxc_irq1_reject {
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080019, 0xf, 0x5469, 0}, {}, &pa_match};
inline constexpr listed any0{{&uncore_events::list, 0x1020000001019, 0xf, 0x548a, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002019, 0xf, 0x54a7, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004019, 0xf, 0x54c2, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008019, 0xf, 0x54e5, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010019, 0xf, 0x5507, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020019, 0xf, 0x5526, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040019, 0xf, 0x554c, 0}, {}, &allow_snp};
}
namespace rxc_ismq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001024, 0xf, 0x59a6, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002024, 0xf, 0x59ca, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004024, 0xf, 0x59ee, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008024, 0xf, 0x5a12, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010024, 0xf, 0x5a35, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020024, 0xf, 0x5a59, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040024, 0xf, 0x5a7d, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080024, 0xf, 0x5aa1, 0}, {}, &iv_non_upi};
}
namespace rxc_ismq0_retry {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x102000000102c, 0xf, 0x6163, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x102000000202c, 0xf, 0x6186, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x102000000402c, 0xf, 0x61a9, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x102000000802c, 0xf, 0x61cc, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x102000001002c, 0xf, 0x61ee, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x102000002002c, 0xf, 0x6211, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x102000004002c, 0xf, 0x6234, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x102000008002c, 0xf, 0x6257, 0}, {}, &iv_non_upi};
}
namespace rxc_ismq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001025, 0xf, 0x5ac5, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002025, 0xf, 0x5ae3, 0}, {}, &ha};
}
namespace rxc_ismq1_retry {
inline constexpr listed any0{{&uncore_events::list, 0x102000000102d, 0xf, 0x627a, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x102000000202d, 0xf, 0x6297, 0}, {}, &ha};
}
namespace rxc_occupancy {
inline constexpr listed ipq{{&uncore_events::list, 0x1020000004011, 1, 0x5254, 0}, {}, &ipq};
inline constexpr listed rrq{{&uncore_events::list, 0x1020000040011, 1, 0x526e, 0}, {}, &rrq};
inline constexpr listed wbq{{&uncore_events::list, 0x1020000080011, 1, 0x5288, 0}, {}, &wbq};
}
namespace rxc_other0_retry {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x102000000102e, 0xf, 0x62b2, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x102000000202e, 0xf, 0x62d6, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x102000000402e, 0xf, 0x62fa, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x102000000802e, 0xf, 0x631e, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x102000001002e, 0xf, 0x6341, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x102000002002e, 0xf, 0x6365, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x102000004002e, 0xf, 0x6389, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x102000008002e, 0xf, 0x63ad, 0}, {}, &iv_non_upi};
}
namespace rxc_other1_retry {
inline constexpr listed any0{{&uncore_events::list, 0x102000000102f, 0xf, 0x63d1, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x102000000202f, 0xf, 0x63ef, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x102000000402f, 0xf, 0x640b, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x102000000802f, 0xf, 0x642f, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x102000001002f, 0xf, 0x6452, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x102000002002f, 0xf, 0x6472, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x102000004002f, 0xf, 0x6499, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x102000008002f, 0xf, 0x64bc, 0}, {}, &pa_match};
}
namespace rxc_prq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001020, 0xf, 0x556e, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002020, 0xf, 0x5591, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004020, 0xf, 0x55b4, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008020, 0xf, 0x55d7, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010020, 0xf, 0x55f9, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020020, 0xf, 0x561c, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040020, 0xf, 0x563f, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080020, 0xf, 0x5662, 0}, {}, &iv_non_upi};
}
namespace rxc_prq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001021, 0xf, 0x5685, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002021, 0xf, 0x56a2, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004021, 0xf, 0x56bd, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008021, 0xf, 0x56e0, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010021, 0xf, 0x5702, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020021, 0xf, 0x5721, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040021, 0xf, 0x5747, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080021, 0xf, 0x5769, 0}, {}, &pa_match};
}
namespace rxc_req_q0_retry {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x102000000102a, 0xf, 0x5f37, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x102000000202a, 0xf, 0x5f5b, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x102000000402a, 0xf, 0x5f7f, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x102000000802a, 0xf, 0x5fa3, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x102000001002a, 0xf, 0x5fc6, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x102000002002a, 0xf, 0x5fea, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x102000004002a, 0xf, 0x600e, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x102000008002a, 0xf, 0x6032, 0}, {}, &iv_non_upi};
}
namespace rxc_req_q1_retry {
inline constexpr listed any0{{&uncore_events::list, 0x102000000102b, 0xf, 0x6056, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x102000000202b, 0xf, 0x6074, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x102000000402b, 0xf, 0x6090, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x102000000802b, 0xf, 0x60b4, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x102000001002b, 0xf, 0x60d7, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x102000002002b, 0xf, 0x60f7, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x102000004002b, 0xf, 0x611e, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x102000008002b, 0xf, 0x6141, 0}, {}, &pa_match};
}
namespace rxc_rrq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001026, 0xf, 0x5aff, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002026, 0xf, 0x5b22, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004026, 0xf, 0x5b45, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008026, 0xf, 0x5b68, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010026, 0xf, 0x5b8a, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020026, 0xf, 0x5bad, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040026, 0xf, 0x5bd0, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080026, 0xf, 0x5bf3, 0}, {}, &iv_non_upi};
}
namespace rxc_rrq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001027, 0xf, 0x5c16, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002027, 0xf, 0x5c33, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004027, 0xf, 0x5c4e, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008027, 0xf, 0x5c71, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010027, 0xf, 0x5c93, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020027, 0xf, 0x5cb2, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040027, 0xf, 0x5cd8, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080027, 0xf, 0x5cfa, 0}, {}, &pa_match};
}
namespace rxc_wbq0_reject {
inline constexpr listed ad_req_vn0{{&uncore_events::list, 0x1020000001028, 0xf, 0x5d1b, 0}, {}, &ad_req_vn0};
inline constexpr listed ad_rsp_vn0{{&uncore_events::list, 0x1020000002028, 0xf, 0x5d3e, 0}, {}, &ad_rsp_vn0};
inline constexpr listed bl_rsp_vn0{{&uncore_events::list, 0x1020000004028, 0xf, 0x5d61, 0}, {}, &bl_rsp_vn0};
inline constexpr listed bl_wb_vn0{{&uncore_events::list, 0x1020000008028, 0xf, 0x5d84, 0}, {}, &bl_wb_vn0};
inline constexpr listed bl_ncb_vn0{{&uncore_events::list, 0x1020000010028, 0xf, 0x5da6, 0}, {}, &bl_ncb_vn0};
inline constexpr listed bl_ncs_vn0{{&uncore_events::list, 0x1020000020028, 0xf, 0x5dc9, 0}, {}, &bl_ncs_vn0};
inline constexpr listed ak_non_upi{{&uncore_events::list, 0x1020000040028, 0xf, 0x5dec, 0}, {}, &ak_non_upi};
inline constexpr listed iv_non_upi{{&uncore_events::list, 0x1020000080028, 0xf, 0x5e0f, 0}, {}, &iv_non_upi};
}
namespace rxc_wbq1_reject {
inline constexpr listed any0{{&uncore_events::list, 0x1020000001029, 0xf, 0x5e32, 0}, {}, &any0};
inline constexpr listed ha{{&uncore_events::list, 0x1020000002029, 0xf, 0x5e4f, 0}, {}, &ha};
inline constexpr listed llc_victim{{&uncore_events::list, 0x1020000004029, 0xf, 0x5e6a, 0}, {}, &llc_victim};
inline constexpr listed sf_victim{{&uncore_events::list, 0x1020000008029, 0xf, 0x5e8d, 0}, {}, &sf_victim};
inline constexpr listed victim{{&uncore_events::list, 0x1020000010029, 0xf, 0x5eaf, 0}, {}, &victim};
inline constexpr listed llc_or_sf_way{{&uncore_events::list, 0x1020000020029, 0xf, 0x5ece, 0}, {}, &llc_or_sf_way};
inline constexpr listed allow_snp{{&uncore_events::list, 0x1020000040029, 0xf, 0x5ef4, 0}, {}, &allow_snp};
inline constexpr listed pa_match{{&uncore_events::list, 0x1020000080029, 0xf, 0x5f16, 0}, {}, &pa_match};
}
namespace snoop_resp {
inline constexpr listed rspi{{&uncore_events::list, 0x102000000105c, 0xf, 0x4b67, 0}, {}, &rspi};
inline constexpr listed rspifwd{{&uncore_events::list, 0x102000000405c, 0xf, 0x4b7f, 0}, {}, &rspifwd};
inline constexpr listed rsps{{&uncore_events::list, 0x102000000205c, 0xf, 0x4b9a, 0}, {}, &rsps};
inline constexpr listed rspsfwd{{&uncore_events::list, 0x102000000805c, 0xf, 0x4bb2, 0}, {}, &rspsfwd};
inline constexpr listed rspwb{{&uncore_events::list, 0x102000001005c, 0xf, 0x4bcd, 0}, {}, &rspwb};
inline constexpr listed rspfwdwb{{&uncore_events::list, 0x102000002005c, 0xf, 0x4be6, 0}, {}, &rspfwdwb};
inline constexpr listed rspcnflct{{&uncore_events::list, 0x102000004005c, 0xf, 0x4c02, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&uncore_events::list, 0x102000008005c, 0xf, 0x4c1f, 0}, {}, &rspfwd};
}
namespace snoop_resp_local {
inline constexpr listed rspi{{&uncore_events::list, 0x102000000105d, 0xf, 0x4c39, 0}, {}, &rspi};
inline constexpr listed rsps{{&uncore_events::list, 0x102000000205d, 0xf, 0x4c57, 0}, {}, &rsps};
inline constexpr listed rspifwd{{&uncore_events::list, 0x102000000405d, 0xf, 0x4c75, 0}, {}, &rspifwd};
inline constexpr listed rspsfwd{{&uncore_events::list, 0x102000000805d, 0xf, 0x4c96, 0}, {}, &rspsfwd};
inline constexpr listed rspwb{{&uncore_events::list, 0x102000001005d, 0xf, 0x4cb7, 0}, {}, &rspwb};
inline constexpr listed rspfwdwb{{&uncore_events::list, 0x102000002005d, 0xf, 0x4cd6, 0}, {}, &rspfwdwb};
inline constexpr listed rspcnflct{{&uncore_events::list, 0x102000004005d, 0xf, 0x4cf8, 0}, {}, &rspcnflct};
inline constexpr listed rspfwd{{&uncore_events::list, 0x102000008005d, 0xf, 0x4d1b, 0}, {}, &rspfwd};
}
namespace snoop_rsp_misc {
inline constexpr listed mtoi_rspifwdm{{&uncore_events::list, 0x102000000106b, 0xf, 0x4eef, 0}, {}, &mtoi_rspifwdm};
inline constexpr listed mtoi_rspdatam{{&uncore_events::list, 0x102000000206b, 0xf, 0x4f14, 0}, {}, &mtoi_rspdatam};
inline constexpr listed rspifwdmptl_hitsf{{&uncore_events::list, 0x102000000406b, 0xf, 0x4f39, 0}, {}, &rspifwdmptl_hitsf};
inline constexpr listed rspifwdmptl_hitllc{{&uncore_events::list, 0x102000000806b, 0xf, 0x4f62, 0}, {}, &rspifwdmptl_hitllc};
inline constexpr listed pulldataptl_hitsf{{&uncore_events::list, 0x102000001006b, 0xf, 0x4f8c, 0}, {}, &pulldataptl_hitsf};
inline constexpr listed pulldataptl_hitllc{{&uncore_events::list, 0x102000002006b, 0xf, 0x4fb5, 0}, {}, &pulldataptl_hitllc};
}
namespace snoops_sent {
inline constexpr listed all{{&uncore_events::list, 0x1020000001051, 0xf, 0x4746, 0}, {}, &all};
inline constexpr listed local{{&uncore_events::list, 0x1020000004051, 0xf, 0x475e, 0}, {}, &local};
inline constexpr listed remote{{&uncore_events::list, 0x1020000008051, 0xf, 0x4778, 0}, {}, &remote};
inline constexpr listed bcst_local{{&uncore_events::list, 0x1020000010051, 0xf, 0x4793, 0}, {}, &bcst_local};
inline constexpr listed bcst_remote{{&uncore_events::list, 0x1020000020051, 0xf, 0x47b2, 0}, {}, &bcst_remote};
inline constexpr listed direct_local{{&uncore_events::list, 0x1020000040051, 0xf, 0x47d2, 0}, {}, &direct_local};
inline constexpr listed direct_remote{{&uncore_events::list, 0x1020000080051, 0xf, 0x47f3, 0}, {}, &direct_remote};
}
namespace tor_inserts {
inline constexpr listed ia{{&uncore_events::list, 0x20000001035, 0xf, 0xfaf, 0xc001ff}, {}, &ia};
inline constexpr listed ia_hit{{&uncore_events::list, 0x20000001035, 0xf, 0xfc6, 0xc001fd}, {}, &ia_hit};
inline constexpr listed ia_hit_crd{{&uncore_events::list, 0x20000001035, 0xf, 0xfe1, 0xc80ffd}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_drd{{&uncore_events::list, 0x20000001035, 0xf, 0x1000, 0xc817fd}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_llcprefrfo{{&uncore_events::list, 0x20000001035, 0xf, 0x101f, 0xccc7fd}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_hit_rfo{{&uncore_events::list, 0x20000001035, 0xf, 0x1045, 0xc807fd}, {}, &ia_hit_rfo};
inline constexpr listed ia_miss{{&uncore_events::list, 0x20000001035, 0xf, 0x1064, 0xc001fe}, {}, &ia_miss};
inline constexpr listed ia_miss_crd{{&uncore_events::list, 0x20000001035, 0xf, 0x1080, 0xc80ffe}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_drd{{&uncore_events::list, 0x20000001035, 0xf, 0x10a0, 0xc817fe}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_llcprefrfo{{&uncore_events::list, 0x20000001035, 0xf, 0x10c0, 0xccc7fe}, {}, &ia_miss_llcprefrfo};
inline constexpr listed ia_miss_rfo{{&uncore_events::list, 0x20000001035, 0xf, 0x10e7, 0xc807fe}, {}, &ia_miss_rfo};
inline constexpr listed io{{&uncore_events::list, 0x20000004035, 0xf, 0x1107, 0xc001ff}, {}, &io};
inline constexpr listed io_hit{{&uncore_events::list, 0x20000004035, 0xf, 0x111e, 0xc001fd}, {}, &io_hit};
inline constexpr listed io_miss{{&uncore_events::list, 0x20000004035, 0xf, 0x1139, 0xc001fe}, {}, &io_miss};
inline constexpr listed io_miss_itom{{&uncore_events::list, 0x20000004035, 0xf, 0x1155, 0xcc43fe}, {}, &io_miss_itom};
inline constexpr listed io_miss_rfo{{&uncore_events::list, 0x20000004035, 0xf, 0x1176, 0xc803fe}, {}, &io_miss_rfo};
inline constexpr listed ia_hit_crd_pref{{&uncore_events::list, 0x20000001035, 0xf, 0x1196, 0xc88ffd}, {}, &ia_hit_crd_pref};
inline constexpr listed ia_hit_drd_pref{{&uncore_events::list, 0x20000001035, 0xf, 0x11ba, 0xc897fd}, {}, &ia_hit_drd_pref};
inline constexpr listed ia_hit_rfo_pref{{&uncore_events::list, 0x20000001035, 0xf, 0x11de, 0xc887fd}, {}, &ia_hit_rfo_pref};
inline constexpr listed ia_miss_crd_pref{{&uncore_events::list, 0x20000001035, 0xf, 0x1202, 0xc88ffe}, {}, &ia_miss_crd_pref};
inline constexpr listed ia_miss_drd_pref{{&uncore_events::list, 0x20000001035, 0xf, 0x1227, 0xc897fe}, {}, &ia_miss_drd_pref};
inline constexpr listed ia_miss_rfo_pref{{&uncore_events::list, 0x20000001035, 0xf, 0x124c, 0xc887fe}, {}, &ia_miss_rfo_pref};
inline constexpr listed io_hit_itom{{&uncore_events::list, 0x20000004035, 0xf, 0x1271, 0xcc43fd}, {}, &io_hit_itom};
inline constexpr listed io_hit_rfo{{&uncore_events::list, 0x20000004035, 0xf, 0x1291, 0xc803fd}, {}, &io_hit_rfo};
inline constexpr listed io_rfo{{&uncore_events::list, 0x20000004035, 0xf, 0x12b0, 0xc803ff}, {}, &io_rfo};
inline constexpr listed io_itom{{&uncore_events::list, 0x20000004035, 0xf, 0x12cb, 0xcc43ff}, {}, &io_itom};
inline constexpr listed ia_rfo_pref{{&uncore_events::list, 0x20000001035, 0xf, 0x12e7, 0xc887ff}, {}, &ia_rfo_pref};
inline constexpr listed ia_rfo{{&uncore_events::list, 0x20000001035, 0xf, 0x1307, 0xc807ff}, {}, &ia_rfo};
inline constexpr listed ia_llcprefrfo{{&uncore_events::list, 0x20000001035, 0xf, 0x1322, 0xccc7ff}, {}, &ia_llcprefrfo};
inline constexpr listed ia_drd{{&uncore_events::list, 0x20000001035, 0xf, 0x1344, 0xc817ff}, {}, &ia_drd};
inline constexpr listed ia_drd_pref{{&uncore_events::list, 0x20000001035, 0xf, 0x135f, 0xc897ff}, {}, &ia_drd_pref};
inline constexpr listed ia_crd{{&uncore_events::list, 0x20000001035, 0xf, 0x137f, 0xc80fff}, {}, &ia_crd};
inline constexpr listed ia_miss_drd_local{{&uncore_events::list, 0x20000001035, 0xf, 0x139a, 0xc816fe}, {}, &ia_miss_drd_local};
inline constexpr listed ia_miss_drd_remote{{&uncore_events::list, 0x20000001035, 0xf, 0x13c0, 0xc8177e}, {}, &ia_miss_drd_remote};
inline constexpr listed ia_miss_drd_pref_local{{&uncore_events::list, 0x20000001035, 0xf, 0x13e7, 0xc896fe}, {}, &ia_miss_drd_pref_local};
inline constexpr listed ia_miss_drd_pref_remote{{&uncore_events::list, 0x20000001035, 0xf, 0x1412, 0xc8977e}, {}, &ia_miss_drd_pref_remote};
inline constexpr listed ia_miss_rfo_local{{&uncore_events::list, 0x20000001035, 0xf, 0x143e, 0xc806fe}, {}, &ia_miss_rfo_local};
inline constexpr listed ia_miss_rfo_remote{{&uncore_events::list, 0x20000001035, 0xf, 0x1464, 0xc8077e}, {}, &ia_miss_rfo_remote};
inline constexpr listed ia_miss_rfo_pref_local{{&uncore_events::list, 0x20000001035, 0xf, 0x148b, 0xc886fe}, {}, &ia_miss_rfo_pref_local};
inline constexpr listed ia_miss_rfo_pref_remote{{&uncore_events::list, 0x20000001035, 0xf, 0x14b6, 0xc8877e}, {}, &ia_miss_rfo_pref_remote};
inline constexpr listed ia_clflush{{&uncore_events::list, 0x20000001035, 0xf, 0x14e2, 0xc8c7ff}, {}, &ia_clflush};
inline constexpr listed ia_specitom{{&uncore_events::list, 0x20000001035, 0xf, 0x1501, 0xcc57ff}, {}, &ia_specitom};
inline constexpr listed ia_miss_drd_pmm{{&uncore_events::list, 0x20000001035, 0xf, 0x19f0, 0xc8178a}, {}, &ia_miss_drd_pmm};
inline constexpr listed ia_miss_drd_ddr{{&uncore_events::list, 0x20000001035, 0xf, 0x1a14, 0xc81786}, {}, &ia_miss_drd_ddr};
inline constexpr listed io_hit_itomcachenear{{&uncore_events::list, 0x20000004035, 0xf, 0x1a38, 0xcd43fd}, {}, &io_hit_itomcachenear};
inline constexpr listed io_miss_itomcachenear{{&uncore_events::list, 0x20000004035, 0xf, 0x1a61, 0xcd43fe}, {}, &io_miss_itomcachenear};
inline constexpr listed io_hit_pcirdcur{{&uncore_events::list, 0x20000004035, 0xf, 0x1ad7, 0xc8f3fd}, {}, &io_hit_pcirdcur};
inline constexpr listed io_miss_pcirdcur{{&uncore_events::list, 0x20000004035, 0xf, 0x1b14, 0xc8f3fe}, {}, &io_miss_pcirdcur};
inline constexpr listed io_pcirdcur{{&uncore_events::list, 0x20000004035, 0xf, 0x1b39, 0xc8f3ff}, {}, &io_pcirdcur};
inline constexpr listed ia_llcprefdata{{&uncore_events::list, 0x20000001035, 0xf, 0x1be2, 0xccd7ff}, {}, &ia_llcprefdata};
inline constexpr listed ia_miss_llcprefdata{{&uncore_events::list, 0x20000001035, 0xf, 0x1c05, 0xccd7fe}, {}, &ia_miss_llcprefdata};
inline constexpr listed io_itomcachenear{{&uncore_events::list, 0x20000004035, 0xf, 0x1c7c, 0xcd43ff}, {}, &io_itomcachenear};
inline constexpr listed ia_miss_drd_local_pmm{{&uncore_events::list, 0x20000001035, 0xf, 0x1d9b, 0xc8168a}, {}, &ia_miss_drd_local_pmm};
inline constexpr listed ia_miss_drd_remote_pmm{{&uncore_events::list, 0x20000001035, 0xf, 0x1dc5, 0xc8170a}, {}, &ia_miss_drd_remote_pmm};
inline constexpr listed ia_miss_drd_local_ddr{{&uncore_events::list, 0x20000001035, 0xf, 0x1df0, 0xc81686}, {}, &ia_miss_drd_local_ddr};
inline constexpr listed ia_miss_drd_remote_ddr{{&uncore_events::list, 0x20000001035, 0xf, 0x1e1a, 0xc81706}, {}, &ia_miss_drd_remote_ddr};
inline constexpr listed io_wbmtoi{{&uncore_events::list, 0x20000004035, 0xf, 0x1e45, 0xcc23ff}, {}, &io_wbmtoi};
inline constexpr listed io_clflush{{&uncore_events::list, 0x20000004035, 0xf, 0x1e63, 0xc8c3ff}, {}, &io_clflush};
inline constexpr listed io_pcirdcur_local{{&uncore_events::list, 0x20000004035, 0xf, 0x245e, 0xc8f2ff}, {}, &io_pcirdcur_local};
inline constexpr listed io_pcirdcur_remote{{&uncore_events::list, 0x20000004035, 0xf, 0x2484, 0xc8f37f}, {}, &io_pcirdcur_remote};
inline constexpr listed io_itom_remote{{&uncore_events::list, 0x20000004035, 0xf, 0x24ab, 0xcc437f}, {}, &io_itom_remote};
inline constexpr listed io_itom_local{{&uncore_events::list, 0x20000004035, 0xf, 0x24ce, 0xcc42ff}, {}, &io_itom_local};
inline constexpr listed io_itomcachenear_remote{{&uncore_events::list, 0x20000004035, 0xf, 0x24f0, 0xcd437f}, {}, &io_itomcachenear_remote};
inline constexpr listed io_itomcachenear_local{{&uncore_events::list, 0x20000004035, 0xf, 0x251c, 0xcd42ff}, {}, &io_itomcachenear_local};
inline constexpr listed snps_from_rem{{&uncore_events::list, 0x1020000008035, 0xf, 0x69bc, 0xc001ff}, {}, &snps_from_rem};
inline constexpr listed all{{&uncore_events::list, 0x10200000ff035, 0xf, 0x69de, 0xc001ff}, {}, &all};
inline constexpr listed irq_ia{{&uncore_events::list, 0x1020000001035, 0xf, 0x69f6, 0}, {}, &irq_ia};
inline constexpr listed evict{{&uncore_events::list, 0x1020000002035, 0xf, 0x6a11, 0}, {}, &evict};
inline constexpr listed prq_iosf{{&uncore_events::list, 0x1020000004035, 0xf, 0x6a2b, 0}, {}, &prq_iosf};
inline constexpr listed ipq{{&uncore_events::list, 0x1020000008035, 0xf, 0x6a48, 0}, {}, &ipq};
inline constexpr listed irq_non_ia{{&uncore_events::list, 0x1020000010035, 0xf, 0x6a60, 0}, {}, &irq_non_ia};
inline constexpr listed prq_non_iosf{{&uncore_events::list, 0x1020000020035, 0xf, 0x6a7f, 0}, {}, &prq_non_iosf};
inline constexpr listed rrq{{&uncore_events::list, 0x1020000040035, 0xf, 0x6aa0, 0}, {}, &rrq};
inline constexpr listed wbq{{&uncore_events::list, 0x1020000080035, 0xf, 0x6ab8, 0}, {}, &wbq};
inline constexpr listed loc_io{{&uncore_events::list, 0x1020000004035, 0xf, 0x6ad0, 0xc000ff}, {}, &loc_io};
inline constexpr listed loc_ia{{&uncore_events::list, 0x1020000001035, 0xf, 0x6aeb, 0xc000ff}, {}, &loc_ia};
inline constexpr listed loc_all{{&uncore_events::list, 0x1020000005035, 0xf, 0x6b06, 0xc000ff}, {}, &loc_all};
inline constexpr listed rem_snps{{&uncore_events::list, 0x1020000008035, 0xf, 0x6b22, 0xc001ff}, {}, &rem_snps};
inline constexpr listed rem_all{{&uncore_events::list, 0x10200000c8035, 0xf, 0x6b3f, 0xc001ff}, {}, &rem_all};
inline constexpr listed hit{{&uncore_events::list, 0x1020000000035, 0xf, 0x6b5b, 1}, {}, &hit};
inline constexpr listed miss{{&uncore_events::list, 0x1020000000035, 0xf, 0x6b73, 2}, {}, &miss};
inline constexpr listed mmcfg{{&uncore_events::list, 0x1020000000035, 0xf, 0x6b8c, 0x20}, {}, &mmcfg};
inline constexpr listed mmio{{&uncore_events::list, 0x1020000000035, 0xf, 0x6ba6, 0x40}, {}, &mmio};
inline constexpr listed local_tgt{{&uncore_events::list, 0x1020000000035, 0xf, 0x6bbf, 0x80}, {}, &local_tgt};
inline constexpr listed remote_tgt{{&uncore_events::list, 0x1020000000035, 0xf, 0x6bdd, 0x100}, {}, &remote_tgt};
inline constexpr listed match_opc{{&uncore_events::list, 0x1020000000035, 0xf, 0x6bfc, 0x200}, {}, &match_opc};
inline constexpr listed premorph_opc{{&uncore_events::list, 0x1020000000035, 0xf, 0x6c1a, 0x400}, {}, &premorph_opc};
inline constexpr listed nearmem{{&uncore_events::list, 0x1020000000035, 0xf, 0x6c3b, 0x400000}, {}, &nearmem};
inline constexpr listed not_nearmem{{&uncore_events::list, 0x1020000000035, 0xf, 0x6c57, 0x800000}, {}, &not_nearmem};
inline constexpr listed noncoh{{&uncore_events::list, 0x1020000000035, 0xf, 0x6c77, 0x1000000}, {}, &noncoh};
inline constexpr listed isoc{{&uncore_events::list, 0x1020000000035, 0xf, 0x6c92, 0x2000000}, {}, &isoc};
inline constexpr listed ia_hit_drd_opt{{&uncore_events::list, 0x1020000001035, 0xf, 0x6cab, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&uncore_events::list, 0x1020000001035, 0xf, 0x6cce, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_miss_drd_opt{{&uncore_events::list, 0x1020000001035, 0xf, 0x6cf6, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&uncore_events::list, 0x1020000001035, 0xf, 0x6d1a, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
inline constexpr listed ia_drd_opt{{&uncore_events::list, 0x1020000001035, 0xf, 0x6d43, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_drd_opt_pref{{&uncore_events::list, 0x1020000001035, 0xf, 0x6d62, 0xc8a7ff}, {}, &ia_drd_opt_pref};
inline constexpr listed ia_crd_pref{{&uncore_events::list, 0x1020000001035, 0xf, 0x6d86, 0xc88fff}, {}, &ia_crd_pref};
inline constexpr listed ia_clflushopt{{&uncore_events::list, 0x1020000001035, 0xf, 0x6da6, 0xc8d7ff}, {}, &ia_clflushopt};
inline constexpr listed ia_itom{{&uncore_events::list, 0x1020000001035, 0xf, 0x6dc8, 0xcc47ff}, {}, &ia_itom};
inline constexpr listed ia_miss_drdpte{{&uncore_events::list, 0x1020000001035, 0xf, 0x77ae, 0xc837fe}, {}, &ia_miss_drdpte};
inline constexpr listed ia_hit_drdpte{{&uncore_events::list, 0x1020000001035, 0xf, 0x77d1, 0xc837fd}, {}, &ia_hit_drdpte};
inline constexpr listed ia_drdpte{{&uncore_events::list, 0x1020000001035, 0xf, 0x77f3, 0xc837ff}, {}, &ia_drdpte};
inline constexpr listed ia_wbeftoe{{&uncore_events::list, 0x1020000001035, 0xf, 0x7811, 0xcc3fff}, {}, &ia_wbeftoe};
inline constexpr listed ia_hit_llcprefcode{{&uncore_events::list, 0x1020000001035, 0xf, 0x7830, 0xcccffd}, {}, &ia_hit_llcprefcode};
inline constexpr listed ia_hit_llcprefdata{{&uncore_events::list, 0x1020000001035, 0xf, 0x7857, 0xccd7fd}, {}, &ia_hit_llcprefdata};
inline constexpr listed ia_miss_llcprefcode{{&uncore_events::list, 0x1020000001035, 0xf, 0x787e, 0xcccffe}, {}, &ia_miss_llcprefcode};
inline constexpr listed ia_llcprefcode{{&uncore_events::list, 0x1020000001035, 0xf, 0x7922, 0xcccfff}, {}, &ia_llcprefcode};
inline constexpr listed ia_miss_drd_pref_pmm{{&uncore_events::list, 0x1020000001035, 0xf, 0x8126, 0xc8978a}, {}, &ia_miss_drd_pref_pmm};
inline constexpr listed ia_miss_drd_pref_local_pmm{{&uncore_events::list, 0x1020000001035, 0xf, 0x814f, 0xc8968a}, {}, &ia_miss_drd_pref_local_pmm};
inline constexpr listed ia_miss_drd_pref_remote_pmm{{&uncore_events::list, 0x1020000001035, 0xf, 0x817e, 0xc8970a}, {}, &ia_miss_drd_pref_remote_pmm};
inline constexpr listed ia_miss_drd_pref_ddr{{&uncore_events::list, 0x1020000001035, 0xf, 0x81ae, 0xc89786}, {}, &ia_miss_drd_pref_ddr};
inline constexpr listed ia_miss_drd_pref_local_ddr{{&uncore_events::list, 0x1020000001035, 0xf, 0x81d7, 0xc89686}, {}, &ia_miss_drd_pref_local_ddr};
inline constexpr listed ia_miss_drd_pref_remote_ddr{{&uncore_events::list, 0x1020000001035, 0xf, 0x8206, 0xc89706}, {}, &ia_miss_drd_pref_remote_ddr};
inline constexpr listed ia_miss_crd_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x8236, 0xc80efe}, {}, &ia_miss_crd_local};
inline constexpr listed ia_miss_crd_remote{{&uncore_events::list, 0x1020000001035, 0xf, 0x825c, 0xc80f7e}, {}, &ia_miss_crd_remote};
inline constexpr listed ia_miss_crd_pref_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x8283, 0xc88efe}, {}, &ia_miss_crd_pref_local};
inline constexpr listed ia_miss_crd_pref_remote{{&uncore_events::list, 0x1020000001035, 0xf, 0x82ae, 0xc88f7e}, {}, &ia_miss_crd_pref_remote};
inline constexpr listed ia_itomcachenear{{&uncore_events::list, 0x1020000001035, 0xf, 0x82da, 0xcd47ff}, {}, &ia_itomcachenear};
inline constexpr listed ia_wbmtoi{{&uncore_events::list, 0x1020000001035, 0xf, 0x82ff, 0xcc27ff}, {}, &ia_wbmtoi};
inline constexpr listed ia_hit_itom{{&uncore_events::list, 0x1020000001035, 0xf, 0x831d, 0xcc47fd}, {}, &ia_hit_itom};
inline constexpr listed ia_miss_itom{{&uncore_events::list, 0x1020000001035, 0xf, 0x833d, 0xcc47fe}, {}, &ia_miss_itom};
inline constexpr listed ia_miss_ucrdf{{&uncore_events::list, 0x1020000001035, 0xf, 0x835e, 0xc877de}, {}, &ia_miss_ucrdf};
inline constexpr listed ia_miss_wil{{&uncore_events::list, 0x1020000001035, 0xf, 0x8380, 0xc87fde}, {}, &ia_miss_wil};
inline constexpr listed ia_wcilf{{&uncore_events::list, 0x1020000001035, 0xf, 0x83a0, 0xc867ff}, {}, &ia_wcilf};
inline constexpr listed ia_miss_wcilf{{&uncore_events::list, 0x1020000001035, 0xf, 0x83bd, 0xc867fe}, {}, &ia_miss_wcilf};
inline constexpr listed ia_miss_wcilf_pmm{{&uncore_events::list, 0x1020000001035, 0xf, 0x83df, 0xc8678a}, {}, &ia_miss_wcilf_pmm};
inline constexpr listed ia_miss_local_wcilf_pmm{{&uncore_events::list, 0x1020000001035, 0xf, 0x8405, 0xc8668a}, {}, &ia_miss_local_wcilf_pmm};
inline constexpr listed ia_miss_remote_wcilf_pmm{{&uncore_events::list, 0x1020000001035, 0xf, 0x8431, 0xc8670a}, {}, &ia_miss_remote_wcilf_pmm};
inline constexpr listed ia_miss_wcilf_ddr{{&uncore_events::list, 0x1020000001035, 0xf, 0x845e, 0xc86786}, {}, &ia_miss_wcilf_ddr};
inline constexpr listed ia_miss_local_wcilf_ddr{{&uncore_events::list, 0x1020000001035, 0xf, 0x8484, 0xc86686}, {}, &ia_miss_local_wcilf_ddr};
inline constexpr listed ia_miss_remote_wcilf_ddr{{&uncore_events::list, 0x1020000001035, 0xf, 0x84b0, 0xc86706}, {}, &ia_miss_remote_wcilf_ddr};
inline constexpr listed ia_wcil{{&uncore_events::list, 0x1020000001035, 0xf, 0x84dd, 0xc86fff}, {}, &ia_wcil};
inline constexpr listed ia_miss_wcil{{&uncore_events::list, 0x1020000001035, 0xf, 0x84f9, 0xc86ffe}, {}, &ia_miss_wcil};
inline constexpr listed ia_miss_wcil_pmm{{&uncore_events::list, 0x1020000001035, 0xf, 0x851a, 0xc86f8a}, {}, &ia_miss_wcil_pmm};
inline constexpr listed ia_miss_local_wcil_pmm{{&uncore_events::list, 0x1020000001035, 0xf, 0x853f, 0xc86e8a}, {}, &ia_miss_local_wcil_pmm};
inline constexpr listed ia_miss_remote_wcil_pmm{{&uncore_events::list, 0x1020000001035, 0xf, 0x856a, 0xc86f0a}, {}, &ia_miss_remote_wcil_pmm};
inline constexpr listed ia_miss_wcil_ddr{{&uncore_events::list, 0x1020000001035, 0xf, 0x8596, 0xc86f86}, {}, &ia_miss_wcil_ddr};
inline constexpr listed ia_miss_local_wcil_ddr{{&uncore_events::list, 0x1020000001035, 0xf, 0x85bb, 0xc86e86}, {}, &ia_miss_local_wcil_ddr};
inline constexpr listed ia_miss_remote_wcil_ddr{{&uncore_events::list, 0x1020000001035, 0xf, 0x85e6, 0xc86f06}, {}, &ia_miss_remote_wcil_ddr};
inline constexpr listed pmm{{&uncore_events::list, 0x1020000000035, 0xf, 0x8bdb, 8}, {}, &pmm};
inline constexpr listed ddr{{&uncore_events::list, 0x1020000000035, 0xf, 0x8c0d, 4}, {}, &ddr};
inline constexpr listed ia_wbmtoe{{&uncore_events::list, 0x1020000001035, 0xf, 0xf283, 0xcc2fff}, {}, &ia_wbmtoe};
inline constexpr listed ia_wbeftoi{{&uncore_events::list, 0x1020000001035, 0xf, 0xf2a1, 0xcc37ff}, {}, &ia_wbeftoi};
inline constexpr listed ia_wbstoi{{&uncore_events::list, 0x1020000001035, 0xf, 0xf2c0, 0xcc67ff}, {}, &ia_wbstoi};
inline constexpr listed ia_miss_drd_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11b81, 0x10c81782}, {}, &ia_miss_drd_cxl_acc};
inline constexpr listed ia_miss_rfo_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11ba9, 0x10c80782}, {}, &ia_miss_rfo_cxl_acc};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11bd1, 0x10c88782}, {}, &ia_miss_llcprefrfo_cxl_acc};
inline constexpr listed ia_miss_rfo_pref_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11c00, 0x10ccc782}, {}, &ia_miss_rfo_pref_cxl_acc};
inline constexpr listed ia_miss_drd_pref_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11c2d, 0x10c89782}, {}, &ia_miss_drd_pref_cxl_acc};
inline constexpr listed ia_miss_llcprefdata_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11c5a, 0x10ccd782}, {}, &ia_miss_llcprefdata_cxl_acc};
inline constexpr listed ia_miss_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11d4b, 0x10c00182}, {}, &ia_miss_cxl_acc};
inline constexpr listed ia_hit_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11d6f, 0x10c00181}, {}, &ia_hit_cxl_acc};
inline constexpr listed ia_miss_rfomorph_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11e9c, 0x10c80382}, {}, &ia_miss_rfomorph_cxl_acc};
inline constexpr listed ia_miss_crdmorph_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11ec9, 0x10c80b82}, {}, &ia_miss_crdmorph_cxl_acc};
inline constexpr listed ia_miss_drdmorph_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11ef6, 0x10c81382}, {}, &ia_miss_drdmorph_cxl_acc};
inline constexpr listed ia_miss_llcprefcode_cxl_acc{{&uncore_events::list, 0x1020000001035, 0xf, 0x11f23, 0x10cccf82}, {}, &ia_miss_llcprefcode_cxl_acc};
inline constexpr listed ia_miss_drd_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x127ac, 0x10c81682}, {}, &ia_miss_drd_cxl_acc_local};
inline constexpr listed ia_miss_drd_pref_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x127da, 0x10c89682}, {}, &ia_miss_drd_pref_cxl_acc_local};
inline constexpr listed ia_miss_drd_opt_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x1280d, 0x10c82682}, {}, &ia_miss_drd_opt_cxl_acc_local};
inline constexpr listed ia_miss_drd_opt_pref_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x1283f, 0x10c8a682}, {}, &ia_miss_drd_opt_pref_cxl_acc_local};
inline constexpr listed ia_miss_llcprefdata_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x12876, 0x10ccd682}, {}, &ia_miss_llcprefdata_cxl_acc_local};
inline constexpr listed ia_miss_rfo_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x128ac, 0x10c80682}, {}, &ia_miss_rfo_cxl_acc_local};
inline constexpr listed ia_miss_rfo_pref_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x128da, 0x10ccc682}, {}, &ia_miss_rfo_pref_cxl_acc_local};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x1290d, 0x10c88682}, {}, &ia_miss_llcprefrfo_cxl_acc_local};
inline constexpr listed ia_miss_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x12942, 0x10c00082}, {}, &ia_miss_cxl_acc_local};
inline constexpr listed ia_hit_cxl_acc_local{{&uncore_events::list, 0x1020000001035, 0xf, 0x1296c, 0x10c00081}, {}, &ia_hit_cxl_acc_local};
}
namespace tor_occupancy {
inline constexpr listed ia{{&uncore_events::list, 0x20000001036, 1, 0x1521, 0xc001ff}, {}, &ia};
inline constexpr listed ia_hit{{&uncore_events::list, 0x20000001036, 1, 0x153a, 0xc001fd}, {}, &ia_hit};
inline constexpr listed ia_hit_crd{{&uncore_events::list, 0x20000001036, 1, 0x1557, 0xc80ffd}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_drd{{&uncore_events::list, 0x20000001036, 1, 0x1578, 0xc817fd}, {}, &ia_hit_drd};
inline constexpr listed ia_hit_llcprefrfo{{&uncore_events::list, 0x20000001036, 1, 0x1599, 0xccc7fd}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_hit_rfo{{&uncore_events::list, 0x20000001036, 1, 0x15c1, 0xc807fd}, {}, &ia_hit_rfo};
inline constexpr listed ia_miss{{&uncore_events::list, 0x20000001036, 1, 0x15e2, 0xc001fe}, {}, &ia_miss};
inline constexpr listed ia_miss_crd{{&uncore_events::list, 0x20000001036, 1, 0x1600, 0xc80ffe}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_drd{{&uncore_events::list, 0x20000001036, 1, 0x1622, 0xc817fe}, {}, &ia_miss_drd};
inline constexpr listed ia_miss_llcprefrfo{{&uncore_events::list, 0x20000001036, 1, 0x1644, 0xccc7fe}, {}, &ia_miss_llcprefrfo};
inline constexpr listed ia_miss_rfo{{&uncore_events::list, 0x20000001036, 1, 0x166d, 0xc807fe}, {}, &ia_miss_rfo};
inline constexpr listed io{{&uncore_events::list, 0x20000004036, 1, 0x168f, 0xc001ff}, {}, &io};
inline constexpr listed io_hit{{&uncore_events::list, 0x20000004036, 1, 0x16a8, 0xc001fd}, {}, &io_hit};
inline constexpr listed io_miss{{&uncore_events::list, 0x20000004036, 1, 0x16c5, 0xc001fe}, {}, &io_miss};
inline constexpr listed io_miss_itom{{&uncore_events::list, 0x20000004036, 1, 0x16e3, 0xcc43fe}, {}, &io_miss_itom};
inline constexpr listed ia_hit_crd_pref{{&uncore_events::list, 0x20000001036, 1, 0x1706, 0xc88ffd}, {}, &ia_hit_crd_pref};
inline constexpr listed ia_hit_drd_pref{{&uncore_events::list, 0x20000001036, 1, 0x172c, 0xc897fd}, {}, &ia_hit_drd_pref};
inline constexpr listed ia_hit_rfo_pref{{&uncore_events::list, 0x20000001036, 1, 0x1752, 0xc887fd}, {}, &ia_hit_rfo_pref};
inline constexpr listed ia_miss_drd_pref{{&uncore_events::list, 0x20000001036, 1, 0x1778, 0xc897fe}, {}, &ia_miss_drd_pref};
inline constexpr listed ia_miss_rfo_pref{{&uncore_events::list, 0x20000001036, 1, 0x179f, 0xc887fe}, {}, &ia_miss_rfo_pref};
inline constexpr listed io_hit_itom{{&uncore_events::list, 0x20000004036, 1, 0x17c6, 0xcc43fd}, {}, &io_hit_itom};
inline constexpr listed io_itom{{&uncore_events::list, 0x20000004036, 1, 0x17e8, 0xcc43ff}, {}, &io_itom};
inline constexpr listed ia_rfo{{&uncore_events::list, 0x20000001036, 1, 0x1806, 0xc807ff}, {}, &ia_rfo};
inline constexpr listed ia_rfo_pref{{&uncore_events::list, 0x20000001036, 1, 0x1823, 0xc887ff}, {}, &ia_rfo_pref};
inline constexpr listed ia_llcprefrfo{{&uncore_events::list, 0x20000001036, 1, 0x1845, 0xccc7ff}, {}, &ia_llcprefrfo};
inline constexpr listed ia_drd{{&uncore_events::list, 0x20000001036, 1, 0x1869, 0xc817ff}, {}, &ia_drd};
inline constexpr listed ia_crd{{&uncore_events::list, 0x20000001036, 1, 0x1886, 0xc80fff}, {}, &ia_crd};
inline constexpr listed ia_drd_pref{{&uncore_events::list, 0x20000001036, 1, 0x18a3, 0xc897ff}, {}, &ia_drd_pref};
inline constexpr listed ia_miss_drd_local{{&uncore_events::list, 0x20000001036, 1, 0x18c5, 0xc816fe}, {}, &ia_miss_drd_local};
inline constexpr listed ia_miss_drd_remote{{&uncore_events::list, 0x20000001036, 1, 0x18ed, 0xc8177e}, {}, &ia_miss_drd_remote};
inline constexpr listed ia_miss_drd_pref_remote{{&uncore_events::list, 0x20000001036, 1, 0x1916, 0xc8977e}, {}, &ia_miss_drd_pref_remote};
inline constexpr listed ia_miss_rfo_local{{&uncore_events::list, 0x20000001036, 1, 0x1944, 0xc806fe}, {}, &ia_miss_rfo_local};
inline constexpr listed ia_miss_rfo_remote{{&uncore_events::list, 0x20000001036, 1, 0x196c, 0xc8077e}, {}, &ia_miss_rfo_remote};
inline constexpr listed ia_miss_rfo_pref_local{{&uncore_events::list, 0x20000001036, 1, 0x1995, 0xc886fe}, {}, &ia_miss_rfo_pref_local};
inline constexpr listed ia_miss_rfo_pref_remote{{&uncore_events::list, 0x20000001036, 1, 0x19c2, 0xc8877e}, {}, &ia_miss_rfo_pref_remote};
inline constexpr listed ia_miss_drd_ddr{{&uncore_events::list, 0x20000001036, 1, 0x1a8b, 0xc81786}, {}, &ia_miss_drd_ddr};
inline constexpr listed ia_miss_drd_pmm{{&uncore_events::list, 0x20000001036, 1, 0x1ab1, 0xc8178a}, {}, &ia_miss_drd_pmm};
inline constexpr listed io_hit_pcirdcur{{&uncore_events::list, 0x20000004036, 1, 0x1b73, 0xc8f3fd}, {}, &io_hit_pcirdcur};
inline constexpr listed io_miss_pcirdcur{{&uncore_events::list, 0x20000004036, 1, 0x1b99, 0xc8f3fe}, {}, &io_miss_pcirdcur};
inline constexpr listed io_pcirdcur{{&uncore_events::list, 0x20000004036, 1, 0x1bc0, 0xc8f3ff}, {}, &io_pcirdcur};
inline constexpr listed ia_llcprefdata{{&uncore_events::list, 0x20000001036, 1, 0x1c2d, 0xccd7ff}, {}, &ia_llcprefdata};
inline constexpr listed ia_miss_llcprefdata{{&uncore_events::list, 0x20000001036, 1, 0x1c52, 0xccd7fe}, {}, &ia_miss_llcprefdata};
inline constexpr listed ia_miss_drd_local_pmm{{&uncore_events::list, 0x20000001036, 1, 0x1e82, 0xc8168a}, {}, &ia_miss_drd_local_pmm};
inline constexpr listed ia_miss_drd_remote_pmm{{&uncore_events::list, 0x20000001036, 1, 0x1eae, 0xc8170a}, {}, &ia_miss_drd_remote_pmm};
inline constexpr listed ia_miss_drd_local_ddr{{&uncore_events::list, 0x20000001036, 1, 0x1edb, 0xc81686}, {}, &ia_miss_drd_local_ddr};
inline constexpr listed ia_miss_drd_remote_ddr{{&uncore_events::list, 0x20000001036, 1, 0x1f07, 0xc81706}, {}, &ia_miss_drd_remote_ddr};
inline constexpr listed ia_clflush{{&uncore_events::list, 0x20000001036, 1, 0x1f34, 0xc8c7ff}, {}, &ia_clflush};
inline constexpr listed ia_specitom{{&uncore_events::list, 0x20000001036, 1, 0x1f55, 0xcc57ff}, {}, &ia_specitom};
inline constexpr listed io_hit_itomcachenear{{&uncore_events::list, 0x20000004036, 1, 0x1f77, 0xcd43fd}, {}, &io_hit_itomcachenear};
inline constexpr listed io_miss_itomcachenear{{&uncore_events::list, 0x20000004036, 1, 0x1fa2, 0xcd43fe}, {}, &io_miss_itomcachenear};
inline constexpr listed snps_from_rem{{&uncore_events::list, 0x1020000008036, 1, 0x6de4, 0xc001ff}, {}, &snps_from_rem};
inline constexpr listed all{{&uncore_events::list, 0x10200000ff036, 1, 0x6e08, 0xc001ff}, {}, &all};
inline constexpr listed io_miss_rfo{{&uncore_events::list, 0x1020000004036, 1, 0x6e22, 0xc803fe}, {}, &io_miss_rfo};
inline constexpr listed irq_ia{{&uncore_events::list, 0x1020000001036, 1, 0x6e44, 0}, {}, &irq_ia};
inline constexpr listed evict{{&uncore_events::list, 0x1020000002036, 1, 0x6e61, 0}, {}, &evict};
inline constexpr listed prq{{&uncore_events::list, 0x1020000004036, 1, 0x6e7d, 0}, {}, &prq};
inline constexpr listed ipq{{&uncore_events::list, 0x1020000008036, 1, 0x6e97, 0}, {}, &ipq};
inline constexpr listed irq_non_ia{{&uncore_events::list, 0x1020000010036, 1, 0x6eb1, 0}, {}, &irq_non_ia};
inline constexpr listed prq_non_iosf{{&uncore_events::list, 0x1020000020036, 1, 0x6ed2, 0}, {}, &prq_non_iosf};
inline constexpr listed rrq{{&uncore_events::list, 0x1020000040036, 1, 0x6ef5, 0}, {}, &rrq};
inline constexpr listed wbq{{&uncore_events::list, 0x1020000080036, 1, 0x6f0f, 0}, {}, &wbq};
inline constexpr listed loc_io{{&uncore_events::list, 0x1020000004036, 1, 0x6f29, 0xc000ff}, {}, &loc_io};
inline constexpr listed loc_ia{{&uncore_events::list, 0x1020000001036, 1, 0x6f46, 0xc000ff}, {}, &loc_ia};
inline constexpr listed loc_all{{&uncore_events::list, 0x1020000005036, 1, 0x6f63, 0xc000ff}, {}, &loc_all};
inline constexpr listed rem_snps{{&uncore_events::list, 0x1020000008036, 1, 0x6f81, 0xc001ff}, {}, &rem_snps};
inline constexpr listed rem_all{{&uncore_events::list, 0x10200000c8036, 1, 0x6fa0, 0xc001ff}, {}, &rem_all};
inline constexpr listed hit{{&uncore_events::list, 0x1020000000036, 1, 0x6fbe, 1}, {}, &hit};
inline constexpr listed miss{{&uncore_events::list, 0x1020000000036, 1, 0x6fd8, 2}, {}, &miss};
inline constexpr listed mmcfg{{&uncore_events::list, 0x1020000000036, 1, 0x6ff3, 0x20}, {}, &mmcfg};
inline constexpr listed mmio{{&uncore_events::list, 0x1020000000036, 1, 0x700f, 0x40}, {}, &mmio};
inline constexpr listed local_tgt{{&uncore_events::list, 0x1020000000036, 1, 0x702a, 0x80}, {}, &local_tgt};
inline constexpr listed remote_tgt{{&uncore_events::list, 0x1020000000036, 1, 0x704a, 0x100}, {}, &remote_tgt};
inline constexpr listed match_opc{{&uncore_events::list, 0x1020000000036, 1, 0x706b, 0x200}, {}, &match_opc};
inline constexpr listed premorph_opc{{&uncore_events::list, 0x1020000000036, 1, 0x708b, 0x400}, {}, &premorph_opc};
inline constexpr listed nearmem{{&uncore_events::list, 0x1020000000036, 1, 0x70ae, 0x400000}, {}, &nearmem};
inline constexpr listed not_nearmem{{&uncore_events::list, 0x1020000000036, 1, 0x70cc, 0x800000}, {}, &not_nearmem};
inline constexpr listed noncoh{{&uncore_events::list, 0x1020000000036, 1, 0x70ee, 0x1000000}, {}, &noncoh};
inline constexpr listed isoc{{&uncore_events::list, 0x1020000000036, 1, 0x710b, 0x2000000}, {}, &isoc};
inline constexpr listed ia_hit_drd_opt{{&uncore_events::list, 0x1020000001036, 1, 0x7126, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&uncore_events::list, 0x1020000001036, 1, 0x714b, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_miss_crd_pref{{&uncore_events::list, 0x1020000001036, 1, 0x7175, 0xc88ffe}, {}, &ia_miss_crd_pref};
inline constexpr listed ia_miss_drd_opt{{&uncore_events::list, 0x1020000001036, 1, 0x719c, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&uncore_events::list, 0x1020000001036, 1, 0x71c2, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
inline constexpr listed io_hit_rfo{{&uncore_events::list, 0x1020000004036, 1, 0x71ed, 0xc803fd}, {}, &io_hit_rfo};
inline constexpr listed io_rfo{{&uncore_events::list, 0x1020000004036, 1, 0x720e, 0xc803ff}, {}, &io_rfo};
inline constexpr listed ia_drd_opt{{&uncore_events::list, 0x1020000001036, 1, 0x722b, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_drd_opt_pref{{&uncore_events::list, 0x1020000001036, 1, 0x724c, 0xc8a7ff}, {}, &ia_drd_opt_pref};
inline constexpr listed ia_crd_pref{{&uncore_events::list, 0x1020000001036, 1, 0x7272, 0xc88fff}, {}, &ia_crd_pref};
inline constexpr listed ia_miss_drd_pref_local{{&uncore_events::list, 0x1020000001036, 1, 0x7294, 0xc896fe}, {}, &ia_miss_drd_pref_local};
inline constexpr listed ia_hit_llcprefcode{{&uncore_events::list, 0x1020000001036, 1, 0x78a6, 0xcccffd}, {}, &ia_hit_llcprefcode};
inline constexpr listed ia_hit_llcprefdata{{&uncore_events::list, 0x1020000001036, 1, 0x78cf, 0xccd7fd}, {}, &ia_hit_llcprefdata};
inline constexpr listed ia_miss_llcprefcode{{&uncore_events::list, 0x1020000001036, 1, 0x78f8, 0xcccffe}, {}, &ia_miss_llcprefcode};
inline constexpr listed ia_llcprefcode{{&uncore_events::list, 0x1020000001036, 1, 0x7945, 0xcccfff}, {}, &ia_llcprefcode};
inline constexpr listed ia_miss_drd_pref_pmm{{&uncore_events::list, 0x1020000001036, 1, 0x8612, 0xc8978a}, {}, &ia_miss_drd_pref_pmm};
inline constexpr listed ia_miss_drd_pref_local_pmm{{&uncore_events::list, 0x1020000001036, 1, 0x863d, 0xc8968a}, {}, &ia_miss_drd_pref_local_pmm};
inline constexpr listed ia_miss_drd_pref_remote_pmm{{&uncore_events::list, 0x1020000001036, 1, 0x866e, 0xc8970a}, {}, &ia_miss_drd_pref_remote_pmm};
inline constexpr listed ia_miss_drd_pref_ddr{{&uncore_events::list, 0x1020000001036, 1, 0x86a0, 0xc89786}, {}, &ia_miss_drd_pref_ddr};
inline constexpr listed ia_miss_drd_pref_local_ddr{{&uncore_events::list, 0x1020000001036, 1, 0x86cb, 0xc89686}, {}, &ia_miss_drd_pref_local_ddr};
inline constexpr listed ia_miss_drd_pref_remote_ddr{{&uncore_events::list, 0x1020000001036, 1, 0x86fc, 0xc89706}, {}, &ia_miss_drd_pref_remote_ddr};
inline constexpr listed ia_miss_crd_local{{&uncore_events::list, 0x1020000001036, 1, 0x872e, 0xc80efe}, {}, &ia_miss_crd_local};
inline constexpr listed ia_miss_crd_remote{{&uncore_events::list, 0x1020000001036, 1, 0x8756, 0xc80f7e}, {}, &ia_miss_crd_remote};
inline constexpr listed ia_miss_crd_pref_local{{&uncore_events::list, 0x1020000001036, 1, 0x877f, 0xc88efe}, {}, &ia_miss_crd_pref_local};
inline constexpr listed ia_miss_crd_pref_remote{{&uncore_events::list, 0x1020000001036, 1, 0x87ac, 0xc88f7e}, {}, &ia_miss_crd_pref_remote};
inline constexpr listed ia_clflushopt{{&uncore_events::list, 0x1020000001036, 1, 0x87da, 0xc8d7ff}, {}, &ia_clflushopt};
inline constexpr listed ia_itomcachenear{{&uncore_events::list, 0x1020000001036, 1, 0x87fe, 0xcd47ff}, {}, &ia_itomcachenear};
inline constexpr listed ia_wbmtoi{{&uncore_events::list, 0x1020000001036, 1, 0x8825, 0xcc27ff}, {}, &ia_wbmtoi};
inline constexpr listed ia_itom{{&uncore_events::list, 0x1020000001036, 1, 0x8845, 0xcc47ff}, {}, &ia_itom};
inline constexpr listed ia_hit_itom{{&uncore_events::list, 0x1020000001036, 1, 0x8863, 0xcc47fd}, {}, &ia_hit_itom};
inline constexpr listed ia_miss_itom{{&uncore_events::list, 0x1020000001036, 1, 0x8885, 0xcc47fe}, {}, &ia_miss_itom};
inline constexpr listed ia_miss_ucrdf{{&uncore_events::list, 0x1020000001036, 1, 0x88a8, 0xc877de}, {}, &ia_miss_ucrdf};
inline constexpr listed ia_miss_wil{{&uncore_events::list, 0x1020000001036, 1, 0x88cc, 0xc87fde}, {}, &ia_miss_wil};
inline constexpr listed ia_wcilf{{&uncore_events::list, 0x1020000001036, 1, 0x88ee, 0xc867ff}, {}, &ia_wcilf};
inline constexpr listed ia_miss_wcilf{{&uncore_events::list, 0x1020000001036, 1, 0x890d, 0xc867fe}, {}, &ia_miss_wcilf};
inline constexpr listed ia_miss_wcilf_pmm{{&uncore_events::list, 0x1020000001036, 1, 0x8931, 0xc8678a}, {}, &ia_miss_wcilf_pmm};
inline constexpr listed ia_miss_local_wcilf_pmm{{&uncore_events::list, 0x1020000001036, 1, 0x8959, 0xc8668a}, {}, &ia_miss_local_wcilf_pmm};
inline constexpr listed ia_miss_remote_wcilf_pmm{{&uncore_events::list, 0x1020000001036, 1, 0x8987, 0xc8670a}, {}, &ia_miss_remote_wcilf_pmm};
inline constexpr listed ia_miss_wcilf_ddr{{&uncore_events::list, 0x1020000001036, 1, 0x89b6, 0xc86786}, {}, &ia_miss_wcilf_ddr};
inline constexpr listed ia_miss_local_wcilf_ddr{{&uncore_events::list, 0x1020000001036, 1, 0x89de, 0xc86686}, {}, &ia_miss_local_wcilf_ddr};
inline constexpr listed ia_miss_remote_wcilf_ddr{{&uncore_events::list, 0x1020000001036, 1, 0x8a0c, 0xc86706}, {}, &ia_miss_remote_wcilf_ddr};
inline constexpr listed ia_wcil{{&uncore_events::list, 0x1020000001036, 1, 0x8a3b, 0xc86fff}, {}, &ia_wcil};
inline constexpr listed ia_miss_wcil{{&uncore_events::list, 0x1020000001036, 1, 0x8a59, 0xc86ffe}, {}, &ia_miss_wcil};
inline constexpr listed ia_miss_wcil_pmm{{&uncore_events::list, 0x1020000001036, 1, 0x8a7c, 0xc86f8a}, {}, &ia_miss_wcil_pmm};
inline constexpr listed ia_miss_local_wcil_pmm{{&uncore_events::list, 0x1020000001036, 1, 0x8aa3, 0xc86e8a}, {}, &ia_miss_local_wcil_pmm};
inline constexpr listed ia_miss_remote_wcil_pmm{{&uncore_events::list, 0x1020000001036, 1, 0x8ad0, 0xc86f0a}, {}, &ia_miss_remote_wcil_pmm};
inline constexpr listed ia_miss_wcil_ddr{{&uncore_events::list, 0x1020000001036, 1, 0x8afe, 0xc86f86}, {}, &ia_miss_wcil_ddr};
inline constexpr listed ia_miss_local_wcil_ddr{{&uncore_events::list, 0x1020000001036, 1, 0x8b25, 0xc86e86}, {}, &ia_miss_local_wcil_ddr};
inline constexpr listed ia_miss_remote_wcil_ddr{{&uncore_events::list, 0x1020000001036, 1, 0x8b52, 0xc86f06}, {}, &ia_miss_remote_wcil_ddr};
inline constexpr listed io_wbmtoi{{&uncore_events::list, 0x1020000004036, 1, 0x8b80, 0xcc23ff}, {}, &io_wbmtoi};
inline constexpr listed io_clflush{{&uncore_events::list, 0x1020000004036, 1, 0x8ba0, 0xc8c3ff}, {}, &io_clflush};
inline constexpr listed pmm{{&uncore_events::list, 0x1020000000036, 1, 0x8bc1, 8}, {}, &pmm};
inline constexpr listed ddr{{&uncore_events::list, 0x1020000000036, 1, 0x8bf3, 4}, {}, &ddr};
inline constexpr listed ia_drdpte{{&uncore_events::list, 0x1020000001036, 1, 0x117c9, 0xc837ff}, {}, &ia_drdpte};
inline constexpr listed ia_hit_drdpte{{&uncore_events::list, 0x1020000001036, 1, 0x117e9, 0xc837fd}, {}, &ia_hit_drdpte};
inline constexpr listed ia_miss_drdpte{{&uncore_events::list, 0x1020000001036, 1, 0x1180d, 0xc837fe}, {}, &ia_miss_drdpte};
inline constexpr listed io_itomcachenear{{&uncore_events::list, 0x1020000004036, 1, 0x11832, 0xcd43ff}, {}, &io_itomcachenear};
inline constexpr listed ia_miss_rfo_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11b2d, 0x10c80782}, {}, &ia_miss_rfo_cxl_acc};
inline constexpr listed ia_miss_drd_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11b57, 0x10c81782}, {}, &ia_miss_drd_cxl_acc};
inline constexpr listed ia_miss_drd_pref_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11c8a, 0x10c89782}, {}, &ia_miss_drd_pref_cxl_acc};
inline constexpr listed ia_miss_llcprefdata_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11cb9, 0x10ccd782}, {}, &ia_miss_llcprefdata_cxl_acc};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11ceb, 0x10c88782}, {}, &ia_miss_llcprefrfo_cxl_acc};
inline constexpr listed ia_miss_rfo_pref_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11d1c, 0x10ccc782}, {}, &ia_miss_rfo_pref_cxl_acc};
inline constexpr listed ia_miss_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11d92, 0x10c00182}, {}, &ia_miss_cxl_acc};
inline constexpr listed ia_hit_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11db8, 0x10c00181}, {}, &ia_hit_cxl_acc};
inline constexpr listed ia_miss_rfomorph_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11ddd, 0x10c80382}, {}, &ia_miss_rfomorph_cxl_acc};
inline constexpr listed ia_miss_crdmorph_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11e0c, 0x10c80b82}, {}, &ia_miss_crdmorph_cxl_acc};
inline constexpr listed ia_miss_drdmorph_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11e3b, 0x10c81382}, {}, &ia_miss_drdmorph_cxl_acc};
inline constexpr listed ia_miss_llcprefcode_cxl_acc{{&uncore_events::list, 0x1020000001036, 1, 0x11e6a, 0x10cccf82}, {}, &ia_miss_llcprefcode_cxl_acc};
inline constexpr listed ia_miss_drd_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x12995, 0x10c81682}, {}, &ia_miss_drd_cxl_acc_local};
inline constexpr listed ia_miss_drd_pref_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x129c5, 0x10c89682}, {}, &ia_miss_drd_pref_cxl_acc_local};
inline constexpr listed ia_miss_drd_opt_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x129fa, 0x10c82682}, {}, &ia_miss_drd_opt_cxl_acc_local};
inline constexpr listed ia_miss_drd_opt_pref_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x12a2e, 0x10c8a682}, {}, &ia_miss_drd_opt_pref_cxl_acc_local};
inline constexpr listed ia_miss_llcprefdata_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x12a67, 0x10ccd682}, {}, &ia_miss_llcprefdata_cxl_acc_local};
inline constexpr listed ia_miss_rfo_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x12a9f, 0x10c80682}, {}, &ia_miss_rfo_cxl_acc_local};
inline constexpr listed ia_miss_rfo_pref_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x12acf, 0x10ccc682}, {}, &ia_miss_rfo_pref_cxl_acc_local};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x12b04, 0x10c88682}, {}, &ia_miss_llcprefrfo_cxl_acc_local};
inline constexpr listed ia_miss_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x12b3b, 0x10c00082}, {}, &ia_miss_cxl_acc_local};
inline constexpr listed ia_hit_cxl_acc_local{{&uncore_events::list, 0x1020000001036, 1, 0x12b67, 0x10c00081}, {}, &ia_hit_cxl_acc_local};
inline constexpr listed io_miss_pcirdcur_remote{{&uncore_events::list, 0x1020000004036, 1, 0x12b92, 0xc8f37e}, {}, &io_miss_pcirdcur_remote};
inline constexpr listed io_miss_pcirdcur_local{{&uncore_events::list, 0x1020000004036, 1, 0x12bc0, 0xc8f2fe}, {}, &io_miss_pcirdcur_local};
inline constexpr listed io_miss_itom_remote{{&uncore_events::list, 0x1020000004036, 1, 0x12bed, 0xcc437e}, {}, &io_miss_itom_remote};
inline constexpr listed io_miss_itom_local{{&uncore_events::list, 0x1020000004036, 1, 0x12c17, 0xcc42fe}, {}, &io_miss_itom_local};
inline constexpr listed io_miss_itomcachenear_remote{{&uncore_events::list, 0x1020000004036, 1, 0x12c40, 0xcd437e}, {}, &io_miss_itomcachenear_remote};
inline constexpr listed io_miss_itomcachenear_local{{&uncore_events::list, 0x1020000004036, 1, 0x12c73, 0xcd42fe}, {}, &io_miss_itomcachenear_local};
}
namespace wb_push_mtoi {
inline constexpr listed llc{{&uncore_events::list, 0x1020000001056, 0xf, 0x48ea, 0}, {}, &llc};
inline constexpr listed mem{{&uncore_events::list, 0x1020000002056, 0xf, 0x4903, 0}, {}, &mem};
}
namespace write_no_credits {
inline constexpr listed mc0{{&uncore_events::list, 0x102000000105a, 0xf, 0x4a47, 0}, {}, &mc0};
inline constexpr listed mc1{{&uncore_events::list, 0x102000000205a, 0xf, 0x4a64, 0}, {}, &mc1};
inline constexpr listed mc2{{&uncore_events::list, 0x102000000405a, 0xf, 0x4a81, 0}, {}, &mc2};
inline constexpr listed mc3{{&uncore_events::list, 0x102000000805a, 0xf, 0x4a9e, 0}, {}, &mc3};
inline constexpr listed mc4{{&uncore_events::list, 0x102000001005a, 0xf, 0x4abb, 0}, {}, &mc4};
inline constexpr listed mc5{{&uncore_events::list, 0x102000002005a, 0xf, 0x4ad8, 0}, {}, &mc5};
}
namespace xpt_pref {
inline constexpr listed sent0{{&uncore_events::list, 0x102000000106f, 0xf, 0x5139, 0}, {}, &sent0};
inline constexpr listed drop0_nocrd{{&uncore_events::list, 0x102000000406f, 0xf, 0x5150, 0}, {}, &drop0_nocrd};
inline constexpr listed drop0_conflict{{&uncore_events::list, 0x102000000806f, 0xf, 0x516d, 0}, {}, &drop0_conflict};
inline constexpr listed sent1{{&uncore_events::list, 0x102000001006f, 0xf, 0x518d, 0}, {}, &sent1};
inline constexpr listed drop1_nocrd{{&uncore_events::list, 0x102000004006f, 0xf, 0x51a4, 0}, {}, &drop1_nocrd};
inline constexpr listed drop1_conflict{{&uncore_events::list, 0x102000008006f, 0xf, 0x51c1, 0}, {}, &drop1_conflict};
}
} // namespace cha

namespace cxlcm {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x1f0000002001, 0xff, 0x22f3, 0}, {}, &clockticks};
namespace rxc_agf_inserts {
inline constexpr listed cache_req0{{&uncore_events::list, 0x11f0000001043, 0xf0, 0xf7c0, 0}, {}, &cache_req0};
inline constexpr listed cache_req1{{&uncore_events::list, 0x11f0000002043, 0xf0, 0xf7e5, 0}, {}, &cache_req1};
inline constexpr listed cache_rsp0{{&uncore_events::list, 0x11f0000004043, 0xf0, 0xf80a, 0}, {}, &cache_rsp0};
inline constexpr listed cache_data{{&uncore_events::list, 0x11f0000008043, 0xf0, 0xf82f, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&uncore_events::list, 0x11f0000010043, 0xf0, 0xf854, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&uncore_events::list, 0x11f0000020043, 0xf0, 0xf876, 0}, {}, &mem_data};
inline constexpr listed cache_rsp1{{&uncore_events::list, 0x11f0000040043, 0xf0, 0xf899, 0}, {}, &cache_rsp1};
}
namespace rxc_flits {
inline constexpr listed valid{{&uncore_events::list, 0x11f000000104b, 0xf0, 0xf8be, 0}, {}, &valid};
inline constexpr listed prot{{&uncore_events::list, 0x11f000000204b, 0xf0, 0xf8d8, 0}, {}, &prot};
inline constexpr listed ctrl{{&uncore_events::list, 0x11f000000404b, 0xf0, 0xf8f1, 0}, {}, &ctrl};
inline constexpr listed no_hdr{{&uncore_events::list, 0x11f000000804b, 0xf0, 0xf90a, 0}, {}, &no_hdr};
inline constexpr listed ak_hdr{{&uncore_events::list, 0x11f000001004b, 0xf0, 0xf925, 0}, {}, &ak_hdr};
inline constexpr listed be_hdr{{&uncore_events::list, 0x11f000002004b, 0xf0, 0xf940, 0}, {}, &be_hdr};
inline constexpr listed sz_hdr{{&uncore_events::list, 0x11f000004004b, 0xf0, 0xf95b, 0}, {}, &sz_hdr};
inline constexpr listed valid_msg{{&uncore_events::list, 0x11f000008004b, 0xf0, 0xf976, 0}, {}, &valid_msg};
}
namespace rxc_misc {
inline constexpr listed llcrd{{&uncore_events::list, 0x11f0000001040, 0xf0, 0xf51f, 0}, {}, &llcrd};
inline constexpr listed retry{{&uncore_events::list, 0x11f0000002040, 0xf0, 0xf538, 0}, {}, &retry};
inline constexpr listed init{{&uncore_events::list, 0x11f0000004040, 0xf0, 0xf551, 0}, {}, &init};
inline constexpr listed crc_errors{{&uncore_events::list, 0x11f0000008040, 0xf0, 0xf569, 0}, {}, &crc_errors};
}
namespace rxc_pack_buf_full {
inline constexpr listed cache_req{{&uncore_events::list, 0x11f0000001052, 0xf0, 0xf704, 0}, {}, &cache_req};
inline constexpr listed cache_rsp{{&uncore_events::list, 0x11f0000002052, 0xf0, 0xf72a, 0}, {}, &cache_rsp};
inline constexpr listed cache_data{{&uncore_events::list, 0x11f0000004052, 0xf0, 0xf750, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&uncore_events::list, 0x11f0000008052, 0xf0, 0xf777, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&uncore_events::list, 0x11f0000010052, 0xf0, 0xf79b, 0}, {}, &mem_data};
}
namespace rxc_pack_buf_inserts {
inline constexpr listed cache_req{{&uncore_events::list, 0x11f0000001041, 0xf0, 0xf587, 0}, {}, &cache_req};
inline constexpr listed cache_rsp{{&uncore_events::list, 0x11f0000002041, 0xf0, 0xf5b0, 0}, {}, &cache_rsp};
inline constexpr listed cache_data{{&uncore_events::list, 0x11f0000004041, 0xf0, 0xf5d9, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&uncore_events::list, 0x11f0000008041, 0xf0, 0xf603, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&uncore_events::list, 0x11f0000010041, 0xf0, 0xf62a, 0}, {}, &mem_data};
}
namespace rxc_pack_buf_ne {
inline constexpr listed cache_req{{&uncore_events::list, 0x11f0000001042, 0xf0, 0xf652, 0}, {}, &cache_req};
inline constexpr listed cache_rsp{{&uncore_events::list, 0x11f0000002042, 0xf0, 0xf676, 0}, {}, &cache_rsp};
inline constexpr listed cache_data{{&uncore_events::list, 0x11f0000004042, 0xf0, 0xf69a, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&uncore_events::list, 0x11f0000008042, 0xf0, 0xf6bf, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&uncore_events::list, 0x11f0000010042, 0xf0, 0xf6e1, 0}, {}, &mem_data};
}
namespace txc_flits {
inline constexpr listed valid{{&uncore_events::list, 0x11f0000001005, 0xf, 0xf467, 0}, {}, &valid};
inline constexpr listed prot{{&uncore_events::list, 0x11f0000002005, 0xf, 0xf481, 0}, {}, &prot};
inline constexpr listed ctrl{{&uncore_events::list, 0x11f0000004005, 0xf, 0xf49a, 0}, {}, &ctrl};
inline constexpr listed no_hdr{{&uncore_events::list, 0x11f0000008005, 0xf, 0xf4b3, 0}, {}, &no_hdr};
inline constexpr listed ak_hdr{{&uncore_events::list, 0x11f0000010005, 0xf, 0xf4ce, 0}, {}, &ak_hdr};
inline constexpr listed be_hdr{{&uncore_events::list, 0x11f0000020005, 0xf, 0xf4e9, 0}, {}, &be_hdr};
inline constexpr listed sz_hdr{{&uncore_events::list, 0x11f0000040005, 0xf, 0xf504, 0}, {}, &sz_hdr};
}
namespace txc_pack_buf_inserts {
inline constexpr listed cache_req0{{&uncore_events::list, 0x11f0000001002, 0xf, 0xf346, 0}, {}, &cache_req0};
inline constexpr listed cache_rsp0{{&uncore_events::list, 0x11f0000002002, 0xf, 0xf370, 0}, {}, &cache_rsp0};
inline constexpr listed cache_data{{&uncore_events::list, 0x11f0000004002, 0xf, 0xf39a, 0}, {}, &cache_data};
inline constexpr listed mem_req{{&uncore_events::list, 0x11f0000008002, 0xf, 0xf3c4, 0}, {}, &mem_req};
inline constexpr listed mem_data{{&uncore_events::list, 0x11f0000010002, 0xf, 0xf3eb, 0}, {}, &mem_data};
inline constexpr listed cache_rsp1{{&uncore_events::list, 0x11f0000020002, 0xf, 0xf413, 0}, {}, &cache_rsp1};
inline constexpr listed cache_req1{{&uncore_events::list, 0x11f0000040002, 0xf, 0xf43d, 0}, {}, &cache_req1};
}
} // namespace cxlcm

namespace cxldp {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x200000001001, 0xf, 0x2308, 0}, {}, &clockticks};
namespace txc_agf_inserts {
inline constexpr listed u2c_req{{&uncore_events::list, 0x1200000001002, 0xf, 0xf994, 0}, {}, &u2c_req};
inline constexpr listed u2c_rsp0{{&uncore_events::list, 0x1200000002002, 0xf, 0xf9b6, 0}, {}, &u2c_rsp0};
inline constexpr listed u2c_rsp1{{&uncore_events::list, 0x1200000004002, 0xf, 0xf9d9, 0}, {}, &u2c_rsp1};
inline constexpr listed u2c_data{{&uncore_events::list, 0x1200000008002, 0xf, 0xf9fc, 0}, {}, &u2c_data};
inline constexpr listed m2s_req{{&uncore_events::list, 0x1200000010002, 0xf, 0xfa1f, 0}, {}, &m2s_req};
inline constexpr listed m2s_data{{&uncore_events::list, 0x1200000020002, 0xf, 0xfa41, 0}, {}, &m2s_data};
}
} // namespace cxldp

namespace iio {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x190000000001, 0xf, 0xcb, 0}, {}, &clockticks};
inline constexpr listed clockticks_freerun{{&uncore_events::list, 0x190000000000, 0x10000000000000, 0x200e, 0}, {}, &clockticks_freerun};
inline constexpr listed pwt_occupancy{{&uncore_events::list, 0x11900000ff042, 0xf, 0x2716, 0}, {}, &pwt_occupancy};
inline constexpr listed num_tgt_matched_req_of_cpu{{&uncore_events::list, 0x119000000008f, 0xf, 0x9e10, 0x70000}, {}, &num_tgt_matched_req_of_cpu};
namespace bandwidth_in {
inline constexpr listed part0_freerun{{&uncore_events::list, 0x1190000000000, 0x20000000000000, 0x94ec, 0}, {}, &part0_freerun};
inline constexpr listed part1_freerun{{&uncore_events::list, 0x1190000000000, 0x30000000000000, 0x950f, 0}, {}, &part1_freerun};
inline constexpr listed part2_freerun{{&uncore_events::list, 0x1190000000000, 0x40000000000000, 0x9532, 0}, {}, &part2_freerun};
inline constexpr listed part3_freerun{{&uncore_events::list, 0x1190000000000, 0x50000000000000, 0x9555, 0}, {}, &part3_freerun};
inline constexpr listed part4_freerun{{&uncore_events::list, 0x1190000000000, 0x60000000000000, 0x9578, 0}, {}, &part4_freerun};
inline constexpr listed part5_freerun{{&uncore_events::list, 0x1190000000000, 0x70000000000000, 0x959b, 0}, {}, &part5_freerun};
inline constexpr listed part6_freerun{{&uncore_events::list, 0x1190000000000, 0x80000000000000, 0x95be, 0}, {}, &part6_freerun};
inline constexpr listed part7_freerun{{&uncore_events::list, 0x1190000000000, 0x90000000000000, 0x95e1, 0}, {}, &part7_freerun};
}
namespace bandwidth_out {
inline constexpr listed part0_freerun{{&uncore_events::list, 0x1190000000000, 0xa0000000000000, 0x9604, 0}, {}, &part0_freerun};
inline constexpr listed part4_freerun{{&uncore_events::list, 0x1190000000000, 0xe0000000000000, 0x9628, 0}, {}, &part4_freerun};
inline constexpr listed part3_freerun{{&uncore_events::list, 0x1190000000000, 0xd0000000000000, 0x964c, 0}, {}, &part3_freerun};
inline constexpr listed part2_freerun{{&uncore_events::list, 0x1190000000000, 0xc0000000000000, 0x9670, 0}, {}, &part2_freerun};
inline constexpr listed part1_freerun{{&uncore_events::list, 0x1190000000000, 0xb0000000000000, 0x9694, 0}, {}, &part1_freerun};
inline constexpr listed part6_freerun{{&uncore_events::list, 0x1190000000000, 0x100000000000000, 0x96b8, 0}, {}, &part6_freerun};
inline constexpr listed part5_freerun{{&uncore_events::list, 0x1190000000000, 0xf0000000000000, 0x96dc, 0}, {}, &part5_freerun};
inline constexpr listed part7_freerun{{&uncore_events::list, 0x1190000000000, 0x110000000000000, 0x9700, 0}, {}, &part7_freerun};
}
namespace comp_buf_inserts {
inline constexpr listed cmpd_part0{{&uncore_events::list, 0x11900000040c2, 0xf, 0xa189, 0x700100070010}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&uncore_events::list, 0x11900000040c2, 0xf, 0xa1ad, 0x700200070020}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&uncore_events::list, 0x11900000040c2, 0xf, 0xa1d1, 0x700400070040}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&uncore_events::list, 0x11900000040c2, 0xf, 0xa1f5, 0x700800070080}, {}, &cmpd_part3};
inline constexpr listed cmpd_part4{{&uncore_events::list, 0x11900000040c2, 0xf, 0xa219, 0x701000070100}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&uncore_events::list, 0x11900000040c2, 0xf, 0xa23d, 0x702000070200}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&uncore_events::list, 0x11900000040c2, 0xf, 0xa261, 0x704000070400}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&uncore_events::list, 0x11900000040c2, 0xf, 0xa285, 0x708000070800}, {}, &cmpd_part7};
inline constexpr listed cmpd_all_parts{{&uncore_events::list, 0x11900000040c2, 0xf, 0xa2a9, 0x70ff00000000}, {}, &cmpd_all_parts};
}
namespace comp_buf_occupancy {
inline constexpr listed cmpd_part0{{&uncore_events::list, 0x11900000010d5, 0xc, 0xa31e, 0x700100070000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part7{{&uncore_events::list, 0x11900000800d5, 0xc, 0xa344, 0x708000070000}, {}, &cmpd_part7};
inline constexpr listed cmpd_part6{{&uncore_events::list, 0x11900000400d5, 0xc, 0xa36a, 0x704000070000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part5{{&uncore_events::list, 0x11900000200d5, 0xc, 0xa390, 0x702000070000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part4{{&uncore_events::list, 0x11900000100d5, 0xc, 0xa3b6, 0x701000070000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part3{{&uncore_events::list, 0x11900000080d5, 0xc, 0xa3dc, 0x700800070000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part2{{&uncore_events::list, 0x11900000040d5, 0xc, 0xa402, 0x700400070000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part1{{&uncore_events::list, 0x11900000020d5, 0xc, 0xa428, 0x700200070000}, {}, &cmpd_part1};
inline constexpr listed cmpd_all_parts{{&uncore_events::list, 0x11900000ff0d5, 0xc, 0xa44e, 0x70ff00000000}, {}, &cmpd_all_parts};
}
namespace data_req_by_cpu {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x1900000010c0, 0xc, 0x5be, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x1900000010c0, 0xc, 0x5e6, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x1900000010c0, 0xc, 0x60e, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x1900000010c0, 0xc, 0x636, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x1900000040c0, 0xc, 0x65e, 0x700100070010}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x1900000040c0, 0xc, 0x685, 0x700200070020}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x1900000040c0, 0xc, 0x6ac, 0x700400070040}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x1900000040c0, 0xc, 0x6d3, 0x700800070080}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&uncore_events::list, 0x1900000010c0, 0xc, 0x6fa, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&uncore_events::list, 0x1900000010c0, 0xc, 0x722, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&uncore_events::list, 0x1900000010c0, 0xc, 0x74a, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&uncore_events::list, 0x1900000010c0, 0xc, 0x772, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&uncore_events::list, 0x1900000040c0, 0xc, 0x79a, 0x701000070100}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&uncore_events::list, 0x1900000040c0, 0xc, 0x7c1, 0x702000070200}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&uncore_events::list, 0x1900000040c0, 0xc, 0x7e8, 0x704000070400}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&uncore_events::list, 0x1900000040c0, 0xc, 0x80f, 0x708000070800}, {}, &mem_read_part7};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x11900000020c0, 0xc, 0x2874, 0x700100070010}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x11900000020c0, 0xc, 0x289d, 0x700200070020}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x11900000020c0, 0xc, 0x28c6, 0x700400070040}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x11900000020c0, 0xc, 0x28ef, 0x700800070080}, {}, &peer_write_part3};
inline constexpr listed peer_read_part0{{&uncore_events::list, 0x11900000080c0, 0xc, 0x2918, 0x700100070010}, {}, &peer_read_part0};
inline constexpr listed peer_read_part1{{&uncore_events::list, 0x11900000080c0, 0xc, 0x2940, 0x700200070020}, {}, &peer_read_part1};
inline constexpr listed peer_read_part2{{&uncore_events::list, 0x11900000080c0, 0xc, 0x2968, 0x700400070040}, {}, &peer_read_part2};
inline constexpr listed peer_read_part3{{&uncore_events::list, 0x11900000080c0, 0xc, 0x2990, 0x700800070080}, {}, &peer_read_part3};
inline constexpr listed peer_write_part4{{&uncore_events::list, 0x11900000020c0, 0xc, 0x29b8, 0x701000070100}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&uncore_events::list, 0x11900000020c0, 0xc, 0x29e1, 0x702000070200}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&uncore_events::list, 0x11900000020c0, 0xc, 0x2a0a, 0x704000070400}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&uncore_events::list, 0x11900000020c0, 0xc, 0x2a33, 0x708000070800}, {}, &peer_write_part7};
inline constexpr listed peer_read_part4{{&uncore_events::list, 0x11900000080c0, 0xc, 0x2a5c, 0x701000070100}, {}, &peer_read_part4};
inline constexpr listed peer_read_part5{{&uncore_events::list, 0x11900000080c0, 0xc, 0x2a84, 0x702000070200}, {}, &peer_read_part5};
inline constexpr listed peer_read_part6{{&uncore_events::list, 0x11900000080c0, 0xc, 0x2aac, 0x704000070400}, {}, &peer_read_part6};
inline constexpr listed peer_read_part7{{&uncore_events::list, 0x11900000080c0, 0xc, 0x2ad4, 0x708000070800}, {}, &peer_read_part7};
inline constexpr listed mem_write_iommu0{{&uncore_events::list, 0x11900000010c0, 0xc, 0x9ff7, 0x710000000000}, {}, &mem_write_iommu0};
inline constexpr listed mem_write_iommu1{{&uncore_events::list, 0x11900000010c0, 0xc, 0xa020, 0x720000000000}, {}, &mem_write_iommu1};
inline constexpr listed mem_write_all_parts{{&uncore_events::list, 0x11900000010c0, 0xc, 0xfa64, 0x70ff00000000}, {}, &mem_write_all_parts};
inline constexpr listed mem_read_all_parts{{&uncore_events::list, 0x11900000040c0, 0xc, 0xfa90, 0x70ff00000000}, {}, &mem_read_all_parts};
}
namespace data_req_of_cpu {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x190000001083, 3, 0xde, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x190000001083, 3, 0x106, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x190000001083, 3, 0x12e, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x190000001083, 3, 0x156, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x190000004083, 3, 0x17e, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x190000004083, 3, 0x1a5, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x190000004083, 3, 0x1cc, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x190000004083, 3, 0x1f3, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&uncore_events::list, 0x190000001083, 3, 0x21a, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&uncore_events::list, 0x190000001083, 3, 0x242, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&uncore_events::list, 0x190000001083, 3, 0x26a, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&uncore_events::list, 0x190000001083, 3, 0x292, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&uncore_events::list, 0x190000004083, 3, 0x2ba, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&uncore_events::list, 0x190000004083, 3, 0x2e1, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&uncore_events::list, 0x190000004083, 3, 0x308, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&uncore_events::list, 0x190000004083, 3, 0x32f, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed cmpd_part0{{&uncore_events::list, 0x190000080083, 3, 0x2029, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&uncore_events::list, 0x190000080083, 3, 0x204c, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&uncore_events::list, 0x190000080083, 3, 0x206f, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&uncore_events::list, 0x190000080083, 3, 0x2092, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part4{{&uncore_events::list, 0x190000080083, 3, 0x20b5, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&uncore_events::list, 0x190000080083, 3, 0x20d8, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&uncore_events::list, 0x190000080083, 3, 0x20fb, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&uncore_events::list, 0x190000080083, 3, 0x211e, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed mem_read_all_parts{{&uncore_events::list, 0x190000004083, 3, 0x231d, 0x70ff00000000}, {}, &mem_read_all_parts};
inline constexpr listed mem_write_all_parts{{&uncore_events::list, 0x190000001083, 3, 0x2348, 0x70ff00000000}, {}, &mem_write_all_parts};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x1190000002083, 3, 0x272c, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x1190000002083, 3, 0x2755, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x1190000002083, 3, 0x277e, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x1190000002083, 3, 0x27a7, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_write_part4{{&uncore_events::list, 0x1190000002083, 3, 0x27d0, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&uncore_events::list, 0x1190000002083, 3, 0x27f9, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&uncore_events::list, 0x1190000002083, 3, 0x2822, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&uncore_events::list, 0x1190000002083, 3, 0x284b, 0x708000000000}, {}, &peer_write_part7};
inline constexpr listed cmpd_all_parts{{&uncore_events::list, 0x1190000080083, 3, 0xfabb, 0x70ff00000000}, {}, &cmpd_all_parts};
}
namespace inbound_arb_req {
inline constexpr listed iommu_req{{&uncore_events::list, 0x1190000001086, 0xf, 0x9b69, 0x70ff00000000}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&uncore_events::list, 0x1190000002086, 0xf, 0x9b8b, 0x70ff00000000}, {}, &iommu_hit};
inline constexpr listed req_own{{&uncore_events::list, 0x1190000004086, 0xf, 0x9bad, 0x70ff00070ff0}, {}, &req_own};
inline constexpr listed final_rd_wr{{&uncore_events::list, 0x1190000008086, 0xf, 0x9bcd, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&uncore_events::list, 0x1190000010086, 0xf, 0x9bf1, 0x70ff00070ff0}, {}, &wr};
inline constexpr listed data{{&uncore_events::list, 0x1190000020086, 0xf, 0x9c0c, 0x70ff00070ff0}, {}, &data};
}
namespace inbound_arb_won {
inline constexpr listed iommu_req{{&uncore_events::list, 0x1190000001087, 0xf, 0x9c29, 0x70ff00070ff0}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&uncore_events::list, 0x1190000002087, 0xf, 0x9c4b, 0x70ff00070ff0}, {}, &iommu_hit};
inline constexpr listed req_own{{&uncore_events::list, 0x1190000004087, 0xf, 0x9c6d, 0x70ff00070ff0}, {}, &req_own};
inline constexpr listed final_rd_wr{{&uncore_events::list, 0x1190000008087, 0xf, 0x9c8d, 0x70ff00070ff0}, {}, &final_rd_wr};
inline constexpr listed wr{{&uncore_events::list, 0x1190000010087, 0xf, 0x9cb1, 0x70ff00070ff0}, {}, &wr};
inline constexpr listed data{{&uncore_events::list, 0x1190000020087, 0xf, 0x9ccc, 0x70ff00070ff0}, {}, &data};
}
namespace iommu0 {
inline constexpr listed misses{{&uncore_events::list, 0x1190000020040, 1, 0x2700, 0}, {}, &misses};
inline constexpr listed first_lookups{{&uncore_events::list, 0x1190000001040, 1, 0x98b6, 0}, {}, &first_lookups};
inline constexpr listed _4k_hits{{&uncore_events::list, 0x1190000004040, 1, 0x98d3, 0}, {}, &_4k_hits};
inline constexpr listed _2m_hits{{&uncore_events::list, 0x1190000008040, 1, 0x98ea, 0}, {}, &_2m_hits};
inline constexpr listed _1g_hits{{&uncore_events::list, 0x1190000010040, 1, 0x9901, 0}, {}, &_1g_hits};
inline constexpr listed ctxt_cache_lookups{{&uncore_events::list, 0x1190000040040, 1, 0x9918, 0}, {}, &ctxt_cache_lookups};
inline constexpr listed ctxt_cache_hits{{&uncore_events::list, 0x1190000080040, 1, 0x993a, 0}, {}, &ctxt_cache_hits};
}
namespace iommu1 {
inline constexpr listed pwt_cache_lookups{{&uncore_events::list, 0x1190000001041, 0xf, 0x9959, 0}, {}, &pwt_cache_lookups};
inline constexpr listed num_mem_accesses{{&uncore_events::list, 0x11900000c0041, 1, 0x997a, 0}, {}, &num_mem_accesses};
inline constexpr listed pwc_2m_hits{{&uncore_events::list, 0x1190000002041, 0xf, 0x999a, 0}, {}, &pwc_2m_hits};
inline constexpr listed pwc_1g_hits{{&uncore_events::list, 0x1190000004041, 0xf, 0x99b5, 0}, {}, &pwc_1g_hits};
inline constexpr listed pwc_512g_hits{{&uncore_events::list, 0x1190000008041, 0xf, 0x99d0, 0}, {}, &pwc_512g_hits};
inline constexpr listed pwc_256t_hits{{&uncore_events::list, 0x1190000010041, 0xf, 0x99ed, 0}, {}, &pwc_256t_hits};
inline constexpr listed pwc_cache_fills{{&uncore_events::list, 0x1190000020041, 0xf, 0x9a0a, 0}, {}, &pwc_cache_fills};
inline constexpr listed slpwc_1g_hits{{&uncore_events::list, 0x1190000004041, 0xf, 0x1150e, 0}, {}, &slpwc_1g_hits};
inline constexpr listed slpwc_256t_hits{{&uncore_events::list, 0x1190000010041, 0xf, 0x1152b, 0}, {}, &slpwc_256t_hits};
inline constexpr listed slpwc_512g_hits{{&uncore_events::list, 0x1190000008041, 0xf, 0x1154a, 0}, {}, &slpwc_512g_hits};
}
namespace iommu3 {
inline constexpr listed pwt_occupancy_msb{{&uncore_events::list, 0x1190000001043, 0xf, 0x11569, 0}, {}, &pwt_occupancy_msb};
}
namespace mask_match_and {
inline constexpr listed bus0{{&uncore_events::list, 0x1190000001002, 3, 0x9724, 0}, {}, &bus0};
inline constexpr listed bus1{{&uncore_events::list, 0x1190000002002, 3, 0x9740, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&uncore_events::list, 0x1190000004002, 3, 0x975c, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&uncore_events::list, 0x1190000008002, 3, 0x9781, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&uncore_events::list, 0x1190000010002, 3, 0x97a2, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&uncore_events::list, 0x1190000020002, 3, 0x97c7, 0}, {}, &not_bus0_not_bus1};
}
namespace mask_match_or {
inline constexpr listed bus0{{&uncore_events::list, 0x1190000001003, 3, 0x97f0, 0}, {}, &bus0};
inline constexpr listed bus1{{&uncore_events::list, 0x1190000002003, 3, 0x980b, 0}, {}, &bus1};
inline constexpr listed bus0_not_bus1{{&uncore_events::list, 0x1190000004003, 3, 0x9826, 0}, {}, &bus0_not_bus1};
inline constexpr listed bus0_bus1{{&uncore_events::list, 0x1190000008003, 3, 0x984a, 0}, {}, &bus0_bus1};
inline constexpr listed not_bus0_bus1{{&uncore_events::list, 0x1190000010003, 3, 0x986a, 0}, {}, &not_bus0_bus1};
inline constexpr listed not_bus0_not_bus1{{&uncore_events::list, 0x1190000020003, 3, 0x988e, 0}, {}, &not_bus0_not_bus1};
}
namespace num_req_of_cpu {
inline constexpr listed commit_all{{&uncore_events::list, 0x190000001085, 0xf, 0x2251, 0x7fff00000000}, {}, &commit_all};
}
namespace num_req_of_cpu_by_tgt {
inline constexpr listed msgb{{&uncore_events::list, 0x119000000108e, 0xf, 0x9ce9, 0x70ff00000000}, {}, &msgb};
inline constexpr listed mcast{{&uncore_events::list, 0x119000000208e, 0xf, 0x9d0c, 0x70ff00000000}, {}, &mcast};
inline constexpr listed ubox{{&uncore_events::list, 0x119000000408e, 0xf, 0x9d30, 0x70ff00000000}, {}, &ubox};
inline constexpr listed mem{{&uncore_events::list, 0x119000000808e, 0xf, 0x9d53, 0x70ff00000000}, {}, &mem};
inline constexpr listed rem_p2p{{&uncore_events::list, 0x119000001008e, 0xf, 0x9d75, 0x70ff00000000}, {}, &rem_p2p};
inline constexpr listed loc_p2p{{&uncore_events::list, 0x119000002008e, 0xf, 0x9d9b, 0x70ff00000000}, {}, &loc_p2p};
inline constexpr listed confined_p2p{{&uncore_events::list, 0x119000004008e, 0xf, 0x9dc1, 0x70ff00000000}, {}, &confined_p2p};
inline constexpr listed abort{{&uncore_events::list, 0x119000008008e, 0xf, 0x9dec, 0x70ff00000000}, {}, &abort};
inline constexpr listed ubox_posted{{&uncore_events::list, 0x119000000408e, 0xf, 0x12ca5, 0x10ff00000000}, {}, &ubox_posted};
}
namespace outbound_cl_reqs_issued {
inline constexpr listed to_io{{&uncore_events::list, 0x11900000080d0, 0xf, 0xa2d1, 0x70ff00000000}, {}, &to_io};
}
namespace outbound_tlp_reqs_issued {
inline constexpr listed to_io{{&uncore_events::list, 0x11900000080d1, 0xf, 0xa2f7, 0x70ff00000000}, {}, &to_io};
}
namespace req_from_pcie_cl_cmpl {
inline constexpr listed req_own{{&uncore_events::list, 0x1190000004091, 0xf, 0x9ecf, 0x70ff00070ff0}, {}, &req_own};
inline constexpr listed final_rd_wr{{&uncore_events::list, 0x1190000008091, 0xf, 0x9ef5, 0x70ff00070ff0}, {}, &final_rd_wr};
inline constexpr listed wr{{&uncore_events::list, 0x1190000010091, 0xf, 0x9f1f, 0x70ff00070ff0}, {}, &wr};
inline constexpr listed data{{&uncore_events::list, 0x1190000020091, 0xf, 0x9f40, 0x70ff00070ff0}, {}, &data};
}
namespace req_from_pcie_cmpl {
inline constexpr listed iommu_req{{&uncore_events::list, 0x1190000001092, 0xf, 0x9f63, 0x70ff00070ff0}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&uncore_events::list, 0x1190000002092, 0xf, 0x9f88, 0x70ff00070ff0}, {}, &iommu_hit};
inline constexpr listed req_own{{&uncore_events::list, 0x1190000004092, 0xf, 0x9fad, 0x70ff00070ff0}, {}, &req_own};
inline constexpr listed final_rd_wr{{&uncore_events::list, 0x1190000008092, 0xf, 0x9fd0, 0x70ff00070ff0}, {}, &final_rd_wr};
}
namespace req_from_pcie_pass_cmpl {
inline constexpr listed req_own{{&uncore_events::list, 0x1190000004090, 0xf, 0x9e33, 0x70ff00070ff0}, {}, &req_own};
inline constexpr listed final_rd_wr{{&uncore_events::list, 0x1190000008090, 0xf, 0x9e5b, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&uncore_events::list, 0x1190000010090, 0xf, 0x9e87, 0x70ff00070ff0}, {}, &wr};
inline constexpr listed data{{&uncore_events::list, 0x1190000020090, 0xf, 0x9eaa, 0x70ff00070ff0}, {}, &data};
}
namespace txn_req_by_cpu {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x1900000010c1, 0xf, 0x836, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x1900000010c1, 0xf, 0x85d, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x1900000010c1, 0xf, 0x884, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x1900000010c1, 0xf, 0x8ab, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x1900000040c1, 0xf, 0x8d2, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x1900000040c1, 0xf, 0x8f8, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x1900000040c1, 0xf, 0x91e, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x1900000040c1, 0xf, 0x944, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&uncore_events::list, 0x1900000010c1, 0xf, 0x96a, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&uncore_events::list, 0x1900000010c1, 0xf, 0x991, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&uncore_events::list, 0x1900000010c1, 0xf, 0x9b8, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&uncore_events::list, 0x1900000010c1, 0xf, 0x9df, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&uncore_events::list, 0x1900000040c1, 0xf, 0xa06, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&uncore_events::list, 0x1900000040c1, 0xf, 0xa2c, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&uncore_events::list, 0x1900000040c1, 0xf, 0xa52, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&uncore_events::list, 0x1900000040c1, 0xf, 0xa78, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x11900000020c1, 0xf, 0xa049, 0x700100070010}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x11900000020c1, 0xf, 0xa071, 0x700200070020}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x11900000020c1, 0xf, 0xa099, 0x700400070040}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x11900000020c1, 0xf, 0xa0c1, 0x700800070080}, {}, &peer_write_part3};
inline constexpr listed peer_write_part4{{&uncore_events::list, 0x11900000020c1, 0xf, 0xa0e9, 0x701000070100}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&uncore_events::list, 0x11900000020c1, 0xf, 0xa111, 0x702000070200}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&uncore_events::list, 0x11900000020c1, 0xf, 0xa139, 0x704000070400}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&uncore_events::list, 0x11900000020c1, 0xf, 0xa161, 0x708000070800}, {}, &peer_write_part7};
}
namespace txn_req_of_cpu {
inline constexpr listed mem_write_part0{{&uncore_events::list, 0x190000001084, 0xf, 0x356, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&uncore_events::list, 0x190000001084, 0xf, 0x37d, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&uncore_events::list, 0x190000001084, 0xf, 0x3a4, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&uncore_events::list, 0x190000001084, 0xf, 0x3cb, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part0{{&uncore_events::list, 0x190000004084, 0xf, 0x3f2, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_part1{{&uncore_events::list, 0x190000004084, 0xf, 0x418, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&uncore_events::list, 0x190000004084, 0xf, 0x43e, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&uncore_events::list, 0x190000004084, 0xf, 0x464, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&uncore_events::list, 0x190000001084, 0xf, 0x48a, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&uncore_events::list, 0x190000001084, 0xf, 0x4b1, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&uncore_events::list, 0x190000001084, 0xf, 0x4d8, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&uncore_events::list, 0x190000001084, 0xf, 0x4ff, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part4{{&uncore_events::list, 0x190000004084, 0xf, 0x526, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&uncore_events::list, 0x190000004084, 0xf, 0x54c, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&uncore_events::list, 0x190000004084, 0xf, 0x572, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&uncore_events::list, 0x190000004084, 0xf, 0x598, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed cmpd_part0{{&uncore_events::list, 0x190000080084, 0xf, 0x2141, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&uncore_events::list, 0x190000080084, 0xf, 0x2163, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&uncore_events::list, 0x190000080084, 0xf, 0x2185, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&uncore_events::list, 0x190000080084, 0xf, 0x21a7, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part4{{&uncore_events::list, 0x190000080084, 0xf, 0x21c9, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&uncore_events::list, 0x190000080084, 0xf, 0x21eb, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&uncore_events::list, 0x190000080084, 0xf, 0x220d, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&uncore_events::list, 0x190000080084, 0xf, 0x222f, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed peer_write_part0{{&uncore_events::list, 0x1190000002084, 0xf, 0x9a29, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_write_part1{{&uncore_events::list, 0x1190000002084, 0xf, 0x9a51, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_write_part2{{&uncore_events::list, 0x1190000002084, 0xf, 0x9a79, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_write_part3{{&uncore_events::list, 0x1190000002084, 0xf, 0x9aa1, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_write_part4{{&uncore_events::list, 0x1190000002084, 0xf, 0x9ac9, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_write_part5{{&uncore_events::list, 0x1190000002084, 0xf, 0x9af1, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_write_part6{{&uncore_events::list, 0x1190000002084, 0xf, 0x9b19, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_write_part7{{&uncore_events::list, 0x1190000002084, 0xf, 0x9b41, 0x708000000000}, {}, &peer_write_part7};
}
} // namespace iio

namespace imc {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x60000001001, 0xf, 0xa9e, 0}, {}, &clockticks};
inline constexpr listed hclockticks{{&uncore_events::list, 0x60000000001, 0xf, 0xaaf, 0}, {}, &hclockticks};
inline constexpr listed rpq_occupancy_pch0{{&uncore_events::list, 0x60000000080, 0xf, 0xbb9, 0}, {}, &rpq_occupancy_pch0};
inline constexpr listed rpq_occupancy_pch1{{&uncore_events::list, 0x60000000081, 0xf, 0xbd2, 0}, {}, &rpq_occupancy_pch1};
inline constexpr listed wpq_occupancy_pch0{{&uncore_events::list, 0x60000000082, 0xf, 0xbeb, 0}, {}, &wpq_occupancy_pch0};
inline constexpr listed wpq_occupancy_pch1{{&uncore_events::list, 0x60000000083, 0xf, 0xc04, 0}, {}, &wpq_occupancy_pch1};
inline constexpr listed pmm_rpq_inserts{{&uncore_events::list, 0x600000000e3, 0xf, 0x1ce3, 0}, {}, &pmm_rpq_inserts};
inline constexpr listed pmm_wpq_inserts{{&uncore_events::list, 0x600000000e7, 0xf, 0x1d15, 0}, {}, &pmm_wpq_inserts};
inline constexpr listed ecc_correctable_errors{{&uncore_events::list, 0x1060000000009, 0xf, 0x2b83, 0}, {}, &ecc_correctable_errors};
inline constexpr listed rdb_inserts_{{&uncore_events::list, 0x1060000003017, 0xf, 0x2ba0, 0}, {}, &rdb_inserts_};
inline constexpr listed rdb_not_empty{{&uncore_events::list, 0x1060000003018, 0xf, 0x2bb2, 0}, {}, &rdb_not_empty};
inline constexpr listed rdb_full{{&uncore_events::list, 0x1060000000019, 0xf, 0x2bc6, 0}, {}, &rdb_full};
inline constexpr listed rdb_occupancy{{&uncore_events::list, 0x106000000001a, 0xf, 0x2bd5, 0}, {}, &rdb_occupancy};
inline constexpr listed power_self_refresh{{&uncore_events::list, 0x1060000000043, 0xf, 0x2be9, 0}, {}, &power_self_refresh};
inline constexpr listed dram_pre_all{{&uncore_events::list, 0x1060000003044, 0xf, 0x2c02, 0}, {}, &dram_pre_all};
inline constexpr listed power_channel_ppd{{&uncore_events::list, 0x1060000000085, 0xf, 0x2cfe, 0}, {}, &power_channel_ppd};
inline constexpr listed sb_cycles_ne{{&uncore_events::list, 0x10600000000d0, 0xf, 0x2d91, 0}, {}, &sb_cycles_ne};
inline constexpr listed sb_cycles_full{{&uncore_events::list, 0x10600000000d1, 0xf, 0x2da4, 0}, {}, &sb_cycles_full};
inline constexpr listed rdb_ne_{{&uncore_events::list, 0x1060000003018, 0xf, 0x7a51, 0}, {}, &rdb_ne_};
inline constexpr listed pmm_wpq_cycles_ne{{&uncore_events::list, 0x10600000000e5, 0xf, 0x7ade, 0}, {}, &pmm_wpq_cycles_ne};
inline constexpr listed wpq_read_hit{{&uncore_events::list, 0x1060000000023, 0xf, 0x11859, 0}, {}, &wpq_read_hit};
inline constexpr listed wpq_write_hit{{&uncore_events::list, 0x1060000000024, 0xf, 0x1186c, 0}, {}, &wpq_write_hit};
namespace act_count {
inline constexpr listed all{{&uncore_events::list, 0x600000ff002, 0xf, 0xac1, 0}, {}, &all};
}
namespace cas_count {
inline constexpr listed rd{{&uncore_events::list, 0x600000cf005, 0xf, 0xb23, 0}, {}, &rd};
inline constexpr listed wr{{&uncore_events::list, 0x600000f0005, 0xf, 0xb36, 0}, {}, &wr};
inline constexpr listed all{{&uncore_events::list, 0x600000ff005, 0xf, 0xb49, 0}, {}, &all};
inline constexpr listed rd_reg{{&uncore_events::list, 0x10600000c1005, 0xf, 0x2afc, 0}, {}, &rd_reg};
inline constexpr listed rd_underfill{{&uncore_events::list, 0x10600000c4005, 0xf, 0x2b13, 0}, {}, &rd_underfill};
inline constexpr listed rd_pre_reg{{&uncore_events::list, 0x10600000c2005, 0xf, 0x2b30, 0}, {}, &rd_pre_reg};
inline constexpr listed rd_pre_underfill{{&uncore_events::list, 0x10600000c8005, 0xf, 0x2b4b, 0}, {}, &rd_pre_underfill};
inline constexpr listed wr_pre{{&uncore_events::list, 0x10600000e0005, 0xf, 0x2b6c, 0}, {}, &wr_pre};
inline constexpr listed wr_nonpre{{&uncore_events::list, 0x10600000d0005, 0xf, 0x7bd4, 0}, {}, &wr_nonpre};
inline constexpr listed pch0{{&uncore_events::list, 0x1060000040005, 0xf, 0x7bee, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1060000080005, 0xf, 0x7c03, 0}, {}, &pch1};
}
namespace cas_issued_req_len {
inline constexpr listed rd_64b{{&uncore_events::list, 0x10600000c1006, 0xf, 0x7c18, 0}, {}, &rd_64b};
inline constexpr listed rd_ufill_64b{{&uncore_events::list, 0x10600000c2006, 0xf, 0x7c38, 0}, {}, &rd_ufill_64b};
inline constexpr listed wr_64b{{&uncore_events::list, 0x10600000c4006, 0xf, 0x7c5e, 0}, {}, &wr_64b};
inline constexpr listed rd_32b{{&uncore_events::list, 0x10600000c8006, 0xf, 0x7c7e, 0}, {}, &rd_32b};
inline constexpr listed rd_ufill_32b{{&uncore_events::list, 0x10600000d0006, 0xf, 0x7c9e, 0}, {}, &rd_ufill_32b};
inline constexpr listed wr_32b{{&uncore_events::list, 0x10600000e0006, 0xf, 0x7cc4, 0}, {}, &wr_32b};
inline constexpr listed pch0{{&uncore_events::list, 0x1060000040006, 0xf, 0x7ce4, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1060000080006, 0xf, 0x7d02, 0}, {}, &pch1};
}
namespace dram_refresh {
inline constexpr listed panic{{&uncore_events::list, 0x1060000012045, 0xf, 0x2c15, 0}, {}, &panic};
inline constexpr listed high{{&uncore_events::list, 0x1060000024045, 0xf, 0x2c2e, 0}, {}, &high};
inline constexpr listed high_all{{&uncore_events::list, 0x1060000024045, 0xf, 0x120c4, 0}, {}, &high_all};
inline constexpr listed panic_all{{&uncore_events::list, 0x1060000012045, 0xf, 0x120e0, 0}, {}, &panic_all};
inline constexpr listed high_pch0{{&uncore_events::list, 0x1060000004045, 0xf, 0x120fd, 0}, {}, &high_pch0};
inline constexpr listed high_pch1{{&uncore_events::list, 0x1060000020045, 0xf, 0x1211a, 0}, {}, &high_pch1};
inline constexpr listed panic_pch0{{&uncore_events::list, 0x1060000002045, 0xf, 0x12137, 0}, {}, &panic_pch0};
inline constexpr listed panic_pch1{{&uncore_events::list, 0x1060000010045, 0xf, 0x12155, 0}, {}, &panic_pch1};
}
namespace pcls {
inline constexpr listed rd{{&uncore_events::list, 0x10600000050a0, 0xf, 0x2d64, 0}, {}, &rd};
inline constexpr listed wr{{&uncore_events::list, 0x106000000a0a0, 0xf, 0x2d72, 0}, {}, &wr};
inline constexpr listed total{{&uncore_events::list, 0x106000000f0a0, 0xf, 0x2d80, 0}, {}, &total};
}
namespace pmm_rpq_occupancy {
inline constexpr listed all_sch0{{&uncore_events::list, 0x600000010e0, 0xf, 0x1ca1, 0}, {}, &all_sch0};
inline constexpr listed all_sch1{{&uncore_events::list, 0x600000020e0, 0xf, 0x1cc2, 0}, {}, &all_sch1};
inline constexpr listed no_gnt_sch0{{&uncore_events::list, 0x10600000040e0, 0xf, 0x7a5e, 0}, {}, &no_gnt_sch0};
inline constexpr listed no_gnt_sch1{{&uncore_events::list, 0x10600000080e0, 0xf, 0x7a82, 0}, {}, &no_gnt_sch1};
inline constexpr listed gnt_wait_sch0{{&uncore_events::list, 0x10600000100e0, 0xf, 0x7d44, 0}, {}, &gnt_wait_sch0};
inline constexpr listed gnt_wait_sch1{{&uncore_events::list, 0x10600000200e0, 0xf, 0x7d6a, 0}, {}, &gnt_wait_sch1};
}
namespace pmm_wpq_occupancy {
inline constexpr listed all{{&uncore_events::list, 0x600000030e4, 0xf, 0x1cf9, 0}, {}, &all};
inline constexpr listed all_sch0{{&uncore_events::list, 0x600000010e4, 0xf, 0x1d59, 0}, {}, &all_sch0};
inline constexpr listed all_sch1{{&uncore_events::list, 0x600000020e4, 0xf, 0x1d7a, 0}, {}, &all_sch1};
inline constexpr listed cas{{&uncore_events::list, 0x106000000c0e4, 0xf, 0x7aa6, 0}, {}, &cas};
inline constexpr listed pwr{{&uncore_events::list, 0x10600000300e4, 0xf, 0x7ac2, 0}, {}, &pwr};
}
namespace power_cke_cycles {
inline constexpr listed low_0{{&uncore_events::list, 0x1060000001047, 0xf, 0x2c8a, 0}, {}, &low_0};
inline constexpr listed low_1{{&uncore_events::list, 0x1060000002047, 0xf, 0x2ca7, 0}, {}, &low_1};
inline constexpr listed low_2{{&uncore_events::list, 0x1060000004047, 0xf, 0x2cc4, 0}, {}, &low_2};
inline constexpr listed low_3{{&uncore_events::list, 0x1060000008047, 0xf, 0x2ce1, 0}, {}, &low_3};
}
namespace power_crit_throttle_cycles {
inline constexpr listed slot0{{&uncore_events::list, 0x1060000001086, 0xf, 0x2d16, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x1060000002086, 0xf, 0x2d3d, 0}, {}, &slot1};
}
namespace power_throttle_cycles {
inline constexpr listed slot0{{&uncore_events::list, 0x1060000001046, 0xf, 0x2c46, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x1060000002046, 0xf, 0x2c68, 0}, {}, &slot1};
}
namespace pre_count {
inline constexpr listed rd{{&uncore_events::list, 0x60000011003, 0xf, 0xad5, 0}, {}, &rd};
inline constexpr listed wr{{&uncore_events::list, 0x60000022003, 0xf, 0xae8, 0}, {}, &wr};
inline constexpr listed pgt{{&uncore_events::list, 0x60000088003, 0xf, 0xafb, 0}, {}, &pgt};
inline constexpr listed all{{&uncore_events::list, 0x600000ff003, 0xf, 0xb0f, 0}, {}, &all};
inline constexpr listed rd_pch0{{&uncore_events::list, 0x1060000001003, 0xf, 0x7af6, 0}, {}, &rd_pch0};
inline constexpr listed wr_pch0{{&uncore_events::list, 0x1060000002003, 0xf, 0x7b0e, 0}, {}, &wr_pch0};
inline constexpr listed ufill_pch0{{&uncore_events::list, 0x1060000004003, 0xf, 0x7b26, 0}, {}, &ufill_pch0};
inline constexpr listed pgt_pch0{{&uncore_events::list, 0x1060000008003, 0xf, 0x7b41, 0}, {}, &pgt_pch0};
inline constexpr listed rd_pch1{{&uncore_events::list, 0x1060000010003, 0xf, 0x7b5a, 0}, {}, &rd_pch1};
inline constexpr listed wr_pch1{{&uncore_events::list, 0x1060000020003, 0xf, 0x7b72, 0}, {}, &wr_pch1};
inline constexpr listed ufill_pch1{{&uncore_events::list, 0x1060000040003, 0xf, 0x7b8a, 0}, {}, &ufill_pch1};
inline constexpr listed pgt_pch1{{&uncore_events::list, 0x1060000080003, 0xf, 0x7ba5, 0}, {}, &pgt_pch1};
inline constexpr listed ufill{{&uncore_events::list, 0x1060000044003, 0xf, 0x7bbe, 0}, {}, &ufill};
}
namespace rdb_inserts {
inline constexpr listed pch0{{&uncore_events::list, 0x60000001017, 0xf, 0x1d2b, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x60000002017, 0xf, 0x1d42, 0}, {}, &pch1};
}
namespace rdb_ne {
inline constexpr listed pch0{{&uncore_events::list, 0x1060000001018, 0xf, 0x7d20, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1060000002018, 0xf, 0x7d32, 0}, {}, &pch1};
}
namespace rpq_inserts {
inline constexpr listed pch0{{&uncore_events::list, 0x60000001010, 0xf, 0xb5d, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x60000002010, 0xf, 0xb74, 0}, {}, &pch1};
}
namespace sb_accesses {
inline constexpr listed accepts{{&uncore_events::list, 0x10600000050d2, 0xf, 0x2db9, 0}, {}, &accepts};
inline constexpr listed rejects{{&uncore_events::list, 0x106000000a0d2, 0xf, 0x2dd3, 0}, {}, &rejects};
inline constexpr listed rd_accepts{{&uncore_events::list, 0x10600000010d2, 0xf, 0x2ded, 0}, {}, &rd_accepts};
inline constexpr listed rd_rejects{{&uncore_events::list, 0x10600000020d2, 0xf, 0x2e0a, 0}, {}, &rd_rejects};
inline constexpr listed wr_accepts{{&uncore_events::list, 0x10600000040d2, 0xf, 0x2e27, 0}, {}, &wr_accepts};
inline constexpr listed wr_rejects{{&uncore_events::list, 0x10600000080d2, 0xf, 0x2e44, 0}, {}, &wr_rejects};
inline constexpr listed nm_rd_cmps{{&uncore_events::list, 0x10600000100d2, 0xf, 0x2e61, 0}, {}, &nm_rd_cmps};
inline constexpr listed nm_wr_cmps{{&uncore_events::list, 0x10600000200d2, 0xf, 0x2e7e, 0}, {}, &nm_wr_cmps};
inline constexpr listed fm_rd_cmps{{&uncore_events::list, 0x10600000400d2, 0xf, 0x2e9b, 0}, {}, &fm_rd_cmps};
inline constexpr listed fm_wr_cmps{{&uncore_events::list, 0x10600000800d2, 0xf, 0x2eb8, 0}, {}, &fm_wr_cmps};
}
namespace sb_canary {
inline constexpr listed alloc{{&uncore_events::list, 0x10600000010d9, 0xf, 0x3017, 0}, {}, &alloc};
inline constexpr listed dealloc{{&uncore_events::list, 0x10600000020d9, 0xf, 0x302d, 0}, {}, &dealloc};
inline constexpr listed vld{{&uncore_events::list, 0x10600000040d9, 0xf, 0x3045, 0}, {}, &vld};
inline constexpr listed nm_rd_starved{{&uncore_events::list, 0x10600000080d9, 0xf, 0x102a0, 0}, {}, &nm_rd_starved};
inline constexpr listed nm_wr_starved{{&uncore_events::list, 0x10600000100d9, 0xf, 0x102be, 0}, {}, &nm_wr_starved};
inline constexpr listed fm_rd_starved{{&uncore_events::list, 0x10600000200d9, 0xf, 0x102dc, 0}, {}, &fm_rd_starved};
inline constexpr listed fm_wr_starved{{&uncore_events::list, 0x10600000400d9, 0xf, 0x102fa, 0}, {}, &fm_wr_starved};
inline constexpr listed fm_tgr_wr_starved{{&uncore_events::list, 0x10600000800d9, 0xf, 0x10318, 0}, {}, &fm_tgr_wr_starved};
}
namespace sb_inserts {
inline constexpr listed rds{{&uncore_events::list, 0x10600000010d6, 0xf, 0x2fb7, 0}, {}, &rds};
inline constexpr listed wrs{{&uncore_events::list, 0x10600000020d6, 0xf, 0x2fcc, 0}, {}, &wrs};
inline constexpr listed block_rds{{&uncore_events::list, 0x10600000100d6, 0xf, 0x2fe1, 0}, {}, &block_rds};
inline constexpr listed block_wrs{{&uncore_events::list, 0x10600000200d6, 0xf, 0x2ffc, 0}, {}, &block_wrs};
inline constexpr listed pmm_rds{{&uncore_events::list, 0x10600000040d6, 0xf, 0x7a1f, 0}, {}, &pmm_rds};
inline constexpr listed pmm_wrs{{&uncore_events::list, 0x10600000080d6, 0xf, 0x7a38, 0}, {}, &pmm_wrs};
}
namespace sb_occupancy {
inline constexpr listed rds{{&uncore_events::list, 0x10600000010d5, 0xf, 0x2f66, 0}, {}, &rds};
inline constexpr listed block_rds{{&uncore_events::list, 0x10600000200d5, 0xf, 0x2f7d, 0}, {}, &block_rds};
inline constexpr listed block_wrs{{&uncore_events::list, 0x10600000400d5, 0xf, 0x2f9a, 0}, {}, &block_wrs};
inline constexpr listed pmm_rds{{&uncore_events::list, 0x10600000040d5, 0xf, 0x79e9, 0}, {}, &pmm_rds};
inline constexpr listed pmm_wrs{{&uncore_events::list, 0x10600000080d5, 0xf, 0x7a04, 0}, {}, &pmm_wrs};
}
namespace sb_pref_inserts {
inline constexpr listed all{{&uncore_events::list, 0x10600000010da, 0xf, 0x3059, 0}, {}, &all};
inline constexpr listed ddr{{&uncore_events::list, 0x10600000020da, 0xf, 0x796a, 0}, {}, &ddr};
inline constexpr listed pmm{{&uncore_events::list, 0x10600000040da, 0xf, 0x7984, 0}, {}, &pmm};
}
namespace sb_pref_occupancy {
inline constexpr listed all{{&uncore_events::list, 0x10600000010db, 0xf, 0x3073, 0}, {}, &all};
inline constexpr listed ddr{{&uncore_events::list, 0x10600000020db, 0xf, 0x103c7, 0}, {}, &ddr};
inline constexpr listed pmm{{&uncore_events::list, 0x10600000040db, 0xf, 0x11880, 0}, {}, &pmm};
}
namespace sb_reject {
inline constexpr listed nm_set_cnflt{{&uncore_events::list, 0x10600000010d4, 0xf, 0x2ed5, 0}, {}, &nm_set_cnflt};
inline constexpr listed fm_addr_cnflt{{&uncore_events::list, 0x10600000020d4, 0xf, 0x2ef2, 0}, {}, &fm_addr_cnflt};
inline constexpr listed patrol_set_cnflt{{&uncore_events::list, 0x10600000040d4, 0xf, 0x2f10, 0}, {}, &patrol_set_cnflt};
inline constexpr listed canary{{&uncore_events::list, 0x10600000080d4, 0xf, 0x2f31, 0}, {}, &canary};
inline constexpr listed ddr_early_cmp{{&uncore_events::list, 0x10600000200d4, 0xf, 0x2f48, 0}, {}, &ddr_early_cmp};
}
namespace sb_strv_alloc {
inline constexpr listed nm_rd{{&uncore_events::list, 0x10600000010d7, 0xf, 0x101f3, 0}, {}, &nm_rd};
inline constexpr listed nm_wr{{&uncore_events::list, 0x10600000040d7, 0xf, 0x1020d, 0}, {}, &nm_wr};
inline constexpr listed fm_rd{{&uncore_events::list, 0x10600000020d7, 0xf, 0x103e3, 0}, {}, &fm_rd};
inline constexpr listed fm_wr{{&uncore_events::list, 0x10600000080d7, 0xf, 0x103fd, 0}, {}, &fm_wr};
inline constexpr listed fm_tgr{{&uncore_events::list, 0x10600000100d7, 0xf, 0x10417, 0}, {}, &fm_tgr};
}
namespace sb_strv_dealloc {
inline constexpr listed nm_rd{{&uncore_events::list, 0x10600000010de, 0xf, 0x1033a, 0}, {}, &nm_rd};
inline constexpr listed fm_rd{{&uncore_events::list, 0x10600000020de, 0xf, 0x10356, 0}, {}, &fm_rd};
inline constexpr listed nm_wr{{&uncore_events::list, 0x10600000040de, 0xf, 0x10372, 0}, {}, &nm_wr};
inline constexpr listed fm_wr{{&uncore_events::list, 0x10600000080de, 0xf, 0x1038e, 0}, {}, &fm_wr};
inline constexpr listed fm_tgr{{&uncore_events::list, 0x10600000100de, 0xf, 0x103aa, 0}, {}, &fm_tgr};
}
namespace sb_strv_occ {
inline constexpr listed nm_rd{{&uncore_events::list, 0x10600000010d8, 0xf, 0x10227, 0}, {}, &nm_rd};
inline constexpr listed fm_rd{{&uncore_events::list, 0x10600000020d8, 0xf, 0x1023f, 0}, {}, &fm_rd};
inline constexpr listed nm_wr{{&uncore_events::list, 0x10600000040d8, 0xf, 0x10257, 0}, {}, &nm_wr};
inline constexpr listed fm_wr{{&uncore_events::list, 0x10600000080d8, 0xf, 0x1026f, 0}, {}, &fm_wr};
inline constexpr listed fm_tgr{{&uncore_events::list, 0x10600000100d8, 0xf, 0x10287, 0}, {}, &fm_tgr};
}
namespace sb_tagged {
inline constexpr listed new_{{&uncore_events::list, 0x10600000010dd, 0xf, 0x308f, 0}, {}, &new_};
inline constexpr listed rd_hit{{&uncore_events::list, 0x10600000020dd, 0xf, 0x30a3, 0}, {}, &rd_hit};
inline constexpr listed rd_miss{{&uncore_events::list, 0x10600000040dd, 0xf, 0x30ba, 0}, {}, &rd_miss};
inline constexpr listed ddr4_cmp{{&uncore_events::list, 0x10600000080dd, 0xf, 0x30d2, 0}, {}, &ddr4_cmp};
inline constexpr listed occ{{&uncore_events::list, 0x10600000800dd, 0xf, 0x30eb, 0}, {}, &occ};
inline constexpr listed pmm0_cmp{{&uncore_events::list, 0x10600000100dd, 0xf, 0x799e, 0}, {}, &pmm0_cmp};
inline constexpr listed pmm1_cmp{{&uncore_events::list, 0x10600000200dd, 0xf, 0x79b7, 0}, {}, &pmm1_cmp};
inline constexpr listed pmm2_cmp{{&uncore_events::list, 0x10600000400dd, 0xf, 0x79d0, 0}, {}, &pmm2_cmp};
}
namespace tagchk {
inline constexpr listed hit{{&uncore_events::list, 0x600000010d3, 0xf, 0xc1d, 0}, {}, &hit};
inline constexpr listed miss_clean{{&uncore_events::list, 0x600000020d3, 0xf, 0xc2e, 0}, {}, &miss_clean};
inline constexpr listed miss_dirty{{&uncore_events::list, 0x600000040d3, 0xf, 0xc46, 0}, {}, &miss_dirty};
inline constexpr listed nm_rd_hit{{&uncore_events::list, 0x600000080d3, 0xf, 0xc5e, 0}, {}, &nm_rd_hit};
inline constexpr listed nm_wr_hit{{&uncore_events::list, 0x600000100d3, 0xf, 0xc75, 0}, {}, &nm_wr_hit};
}
namespace wpq_inserts {
inline constexpr listed pch0{{&uncore_events::list, 0x60000001020, 0xf, 0xb8b, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x60000002020, 0xf, 0xba2, 0}, {}, &pch1};
}
} // namespace imc

namespace irp {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x130000000001, 3, 0x11, 0}, {}, &clockticks};
inline constexpr listed faf_transactions{{&uncore_events::list, 0x130000000016, 3, 0x22, 0}, {}, &faf_transactions};
inline constexpr listed faf_full{{&uncore_events::list, 0x130000000017, 3, 0x39, 0}, {}, &faf_full};
inline constexpr listed faf_inserts{{&uncore_events::list, 0x130000000018, 3, 0x48, 0}, {}, &faf_inserts};
inline constexpr listed faf_occupancy{{&uncore_events::list, 0x130000000019, 3, 0x5a, 0}, {}, &faf_occupancy};
inline constexpr listed txc_ak_inserts{{&uncore_events::list, 0x113000000000b, 3, 0xa673, 0}, {}, &txc_ak_inserts};
inline constexpr listed txc_bl_drs_cycles_full{{&uncore_events::list, 0x1130000000005, 3, 0xa688, 0}, {}, &txc_bl_drs_cycles_full};
inline constexpr listed txc_bl_drs_inserts{{&uncore_events::list, 0x1130000000002, 3, 0xa6a5, 0}, {}, &txc_bl_drs_inserts};
inline constexpr listed txc_bl_drs_occupancy{{&uncore_events::list, 0x1130000000008, 3, 0xa6be, 0}, {}, &txc_bl_drs_occupancy};
inline constexpr listed txc_bl_ncb_cycles_full{{&uncore_events::list, 0x1130000000006, 3, 0xa6d9, 0}, {}, &txc_bl_ncb_cycles_full};
inline constexpr listed txc_bl_ncb_inserts{{&uncore_events::list, 0x1130000000003, 3, 0xa6f6, 0}, {}, &txc_bl_ncb_inserts};
inline constexpr listed txc_bl_ncb_occupancy{{&uncore_events::list, 0x1130000000009, 3, 0xa70f, 0}, {}, &txc_bl_ncb_occupancy};
inline constexpr listed txc_bl_ncs_cycles_full{{&uncore_events::list, 0x1130000000007, 3, 0xa72a, 0}, {}, &txc_bl_ncs_cycles_full};
inline constexpr listed txc_bl_ncs_inserts{{&uncore_events::list, 0x1130000000004, 3, 0xa747, 0}, {}, &txc_bl_ncs_inserts};
inline constexpr listed txc_bl_ncs_occupancy{{&uncore_events::list, 0x113000000000a, 3, 0xa760, 0}, {}, &txc_bl_ncs_occupancy};
inline constexpr listed txr2_ad0_stall_credit_cycles{{&uncore_events::list, 0x113000000001a, 3, 0xa77b, 0}, {}, &txr2_ad0_stall_credit_cycles};
inline constexpr listed txr2_ad01_stall_credit_cycles{{&uncore_events::list, 0x113000000001c, 3, 0xa79e, 0}, {}, &txr2_ad01_stall_credit_cycles};
inline constexpr listed txr2_ad1_stall_credit_cycles{{&uncore_events::list, 0x113000000001b, 3, 0xa7c2, 0}, {}, &txr2_ad1_stall_credit_cycles};
inline constexpr listed txr2_bl_stall_credit_cycles{{&uncore_events::list, 0x113000000001d, 3, 0xa7e5, 0}, {}, &txr2_bl_stall_credit_cycles};
inline constexpr listed txs_data_inserts_ncb{{&uncore_events::list, 0x113000000000d, 3, 0xa807, 0}, {}, &txs_data_inserts_ncb};
inline constexpr listed txs_data_inserts_ncs{{&uncore_events::list, 0x113000000000e, 3, 0xa822, 0}, {}, &txs_data_inserts_ncs};
inline constexpr listed txs_request_occupancy{{&uncore_events::list, 0x113000000000c, 3, 0xa83d, 0}, {}, &txs_request_occupancy};
namespace cache_total_occupancy {
inline constexpr listed mem{{&uncore_events::list, 0x113000000400f, 3, 0xa478, 0}, {}, &mem};
}
namespace irp_all {
inline constexpr listed inbound_inserts{{&uncore_events::list, 0x130000001020, 3, 0x83, 0}, {}, &inbound_inserts};
inline constexpr listed outbound_inserts{{&uncore_events::list, 0x1130000002020, 3, 0x26cc, 0}, {}, &outbound_inserts};
inline constexpr listed evicts{{&uncore_events::list, 0x1130000004020, 3, 0x26eb, 0}, {}, &evicts};
}
namespace misc0 {
inline constexpr listed _2nd_atomic_insert{{&uncore_events::list, 0x113000001001e, 3, 0xa498, 0}, {}, &_2nd_atomic_insert};
inline constexpr listed _2nd_rd_insert{{&uncore_events::list, 0x113000000401e, 3, 0xa4b6, 0}, {}, &_2nd_rd_insert};
inline constexpr listed _2nd_wr_insert{{&uncore_events::list, 0x113000000801e, 3, 0xa4d0, 0}, {}, &_2nd_wr_insert};
inline constexpr listed fast_rej{{&uncore_events::list, 0x113000000201e, 3, 0xa4ea, 0}, {}, &fast_rej};
inline constexpr listed fast_req{{&uncore_events::list, 0x113000000101e, 3, 0xa4ff, 0}, {}, &fast_req};
inline constexpr listed fast_xfer{{&uncore_events::list, 0x113000002001e, 3, 0xa514, 0}, {}, &fast_xfer};
inline constexpr listed pf_ack_hint{{&uncore_events::list, 0x113000004001e, 3, 0xa52a, 0}, {}, &pf_ack_hint};
inline constexpr listed slowpath_fwpf_no_prf{{&uncore_events::list, 0x113000008001e, 3, 0xa542, 0}, {}, &slowpath_fwpf_no_prf};
}
namespace misc1 {
inline constexpr listed lost_fwd{{&uncore_events::list, 0x13000001001f, 3, 0x6e, 0}, {}, &lost_fwd};
inline constexpr listed slow_i{{&uncore_events::list, 0x113000000101f, 3, 0x264c, 0}, {}, &slow_i};
inline constexpr listed slow_s{{&uncore_events::list, 0x113000000201f, 3, 0x265f, 0}, {}, &slow_s};
inline constexpr listed slow_e{{&uncore_events::list, 0x113000000401f, 3, 0x2672, 0}, {}, &slow_e};
inline constexpr listed slow_m{{&uncore_events::list, 0x113000000801f, 3, 0x2685, 0}, {}, &slow_m};
inline constexpr listed sec_rcvd_invld{{&uncore_events::list, 0x113000002001f, 3, 0x2698, 0}, {}, &sec_rcvd_invld};
inline constexpr listed sec_rcvd_vld{{&uncore_events::list, 0x113000004001f, 3, 0x26b3, 0}, {}, &sec_rcvd_vld};
}
namespace snoop_resp {
inline constexpr listed all_hit_m{{&uncore_events::list, 0x130000078012, 3, 0x2273, 0}, {}, &all_hit_m};
inline constexpr listed all_hit{{&uncore_events::list, 0x113000007e012, 3, 0xa563, 0}, {}, &all_hit};
inline constexpr listed all_hit_es{{&uncore_events::list, 0x1130000074012, 3, 0xa57c, 0}, {}, &all_hit_es};
inline constexpr listed all_hit_i{{&uncore_events::list, 0x1130000072012, 3, 0xa598, 0}, {}, &all_hit_i};
inline constexpr listed all_miss{{&uncore_events::list, 0x1130000071012, 3, 0xa5b3, 0}, {}, &all_miss};
inline constexpr listed hit_es{{&uncore_events::list, 0x1130000004012, 3, 0xa5cd, 0}, {}, &hit_es};
inline constexpr listed hit_i{{&uncore_events::list, 0x1130000002012, 3, 0xa5e5, 0}, {}, &hit_i};
inline constexpr listed hit_m{{&uncore_events::list, 0x1130000008012, 3, 0xa5fc, 0}, {}, &hit_m};
inline constexpr listed miss{{&uncore_events::list, 0x1130000001012, 3, 0xa613, 0}, {}, &miss};
inline constexpr listed snpcode{{&uncore_events::list, 0x1130000010012, 3, 0xa629, 0}, {}, &snpcode};
inline constexpr listed snpdata{{&uncore_events::list, 0x1130000020012, 3, 0xa642, 0}, {}, &snpdata};
inline constexpr listed snpinv{{&uncore_events::list, 0x1130000040012, 3, 0xa65b, 0}, {}, &snpinv};
}
namespace transactions {
inline constexpr listed wr_pref{{&uncore_events::list, 0x130000008011, 3, 0x228e, 0}, {}, &wr_pref};
}
} // namespace irp

namespace m2hbm {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x220000000001, 0xf, 0x2389, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&uncore_events::list, 0x2200000000c0, 0xf, 0x2445, 0x800000}, {}, &cms_clockticks};
inline constexpr listed rxc_ad_inserts{{&uncore_events::list, 0x1220000001002, 0xf, 0x10432, 0}, {}, &rxc_ad_inserts};
inline constexpr listed rxc_ad_occupancy{{&uncore_events::list, 0x1220000000003, 0xf, 0x1044b, 0}, {}, &rxc_ad_occupancy};
inline constexpr listed rxc_bl_inserts{{&uncore_events::list, 0x1220000001004, 0xf, 0x10466, 0}, {}, &rxc_bl_inserts};
inline constexpr listed rxc_bl_occupancy{{&uncore_events::list, 0x1220000000005, 0xf, 0x1047f, 0}, {}, &rxc_bl_occupancy};
inline constexpr listed txc_ad_inserts{{&uncore_events::list, 0x1220000001006, 0xf, 0x1049a, 0}, {}, &txc_ad_inserts};
inline constexpr listed txc_ad_occupancy{{&uncore_events::list, 0x1220000000007, 0xf, 0x104b3, 0}, {}, &txc_ad_occupancy};
inline constexpr listed direct2core_not_taken_dirstate_{{&uncore_events::list, 0x1220000007017, 0xf, 0x1052d, 0}, {}, &direct2core_not_taken_dirstate_};
inline constexpr listed direct2core_txn_override_{{&uncore_events::list, 0x1220000003018, 0xf, 0x1058c, 0}, {}, &direct2core_txn_override_};
inline constexpr listed direct2upi_not_taken_dirstate_{{&uncore_events::list, 0x122000000701a, 0xf, 0x105db, 0}, {}, &direct2upi_not_taken_dirstate_};
inline constexpr listed direct2upi_not_taken_credits{{&uncore_events::list, 0x122000000701b, 0xf, 0x10603, 0}, {}, &direct2upi_not_taken_credits};
inline constexpr listed direct2upi_txn_override_{{&uncore_events::list, 0x122000000301c, 0xf, 0x1062a, 0}, {}, &direct2upi_txn_override_};
inline constexpr listed tgr_ad_credits{{&uncore_events::list, 0x122000000002e, 0xf, 0x10cda, 0}, {}, &tgr_ad_credits};
inline constexpr listed tgr_bl_credits{{&uncore_events::list, 0x122000000002f, 0xf, 0x10cf3, 0}, {}, &tgr_bl_credits};
inline constexpr listed direct2core_not_taken_notforked{{&uncore_events::list, 0x122000000004a, 0xf, 0x10f18, 0}, {}, &direct2core_not_taken_notforked};
inline constexpr listed prefcam_cis_drops{{&uncore_events::list, 0x122000000005c, 0xf, 0x11212, 0}, {}, &prefcam_cis_drops};
inline constexpr listed prefcam_rxc_occupancy{{&uncore_events::list, 0x1220000000060, 0xf, 0x1276a, 0}, {}, &prefcam_rxc_occupancy};
namespace direct2core_not_taken_dirstate {
inline constexpr listed non_cisgress{{&uncore_events::list, 0x1220000002017, 0xf, 0x10556, 0}, {}, &non_cisgress};
}
namespace direct2core_txn_override {
inline constexpr listed cisgress{{&uncore_events::list, 0x1220000002018, 0xf, 0x105af, 0}, {}, &cisgress};
}
namespace direct2upi_not_taken_dirstate {
inline constexpr listed egress{{&uncore_events::list, 0x122000000101a, 0xf, 0x1227b, 0}, {}, &egress};
inline constexpr listed non_cisgress{{&uncore_events::list, 0x122000000201a, 0xf, 0x122aa, 0}, {}, &non_cisgress};
inline constexpr listed cisgress{{&uncore_events::list, 0x122000000401a, 0xf, 0x122df, 0}, {}, &cisgress};
}
namespace direct2upi_txn_override {
inline constexpr listed cisgress{{&uncore_events::list, 0x122000000201c, 0xf, 0x1064c, 0}, {}, &cisgress};
}
namespace directory_hit {
inline constexpr listed clean_a{{&uncore_events::list, 0x122000008001d, 0xf, 0x10677, 0}, {}, &clean_a};
inline constexpr listed clean_i{{&uncore_events::list, 0x122000001001d, 0xf, 0x10697, 0}, {}, &clean_i};
inline constexpr listed clean_p{{&uncore_events::list, 0x122000004001d, 0xf, 0x106b7, 0}, {}, &clean_p};
inline constexpr listed clean_s{{&uncore_events::list, 0x122000002001d, 0xf, 0x106d7, 0}, {}, &clean_s};
inline constexpr listed dirty_a{{&uncore_events::list, 0x122000000801d, 0xf, 0x106f7, 0}, {}, &dirty_a};
inline constexpr listed dirty_i{{&uncore_events::list, 0x122000000101d, 0xf, 0x10717, 0}, {}, &dirty_i};
inline constexpr listed dirty_p{{&uncore_events::list, 0x122000000401d, 0xf, 0x10737, 0}, {}, &dirty_p};
inline constexpr listed dirty_s{{&uncore_events::list, 0x122000000201d, 0xf, 0x10757, 0}, {}, &dirty_s};
}
namespace directory_lookup {
inline constexpr listed any{{&uncore_events::list, 0x220000001020, 0xf, 0x239e, 0}, {}, &any};
inline constexpr listed state_a{{&uncore_events::list, 0x220000008020, 0xf, 0x23bd, 0}, {}, &state_a};
inline constexpr listed state_i{{&uncore_events::list, 0x220000002020, 0xf, 0x23e0, 0}, {}, &state_i};
inline constexpr listed state_s{{&uncore_events::list, 0x220000004020, 0xf, 0x2403, 0}, {}, &state_s};
}
namespace directory_miss {
inline constexpr listed clean_a{{&uncore_events::list, 0x122000008001e, 0xf, 0x10777, 0}, {}, &clean_a};
inline constexpr listed clean_i{{&uncore_events::list, 0x122000001001e, 0xf, 0x10798, 0}, {}, &clean_i};
inline constexpr listed clean_p{{&uncore_events::list, 0x122000004001e, 0xf, 0x107b9, 0}, {}, &clean_p};
inline constexpr listed clean_s{{&uncore_events::list, 0x122000002001e, 0xf, 0x107da, 0}, {}, &clean_s};
inline constexpr listed dirty_a{{&uncore_events::list, 0x122000000801e, 0xf, 0x107fb, 0}, {}, &dirty_a};
inline constexpr listed dirty_i{{&uncore_events::list, 0x122000000101e, 0xf, 0x1081c, 0}, {}, &dirty_i};
inline constexpr listed dirty_p{{&uncore_events::list, 0x122000000401e, 0xf, 0x1083d, 0}, {}, &dirty_p};
inline constexpr listed dirty_s{{&uncore_events::list, 0x122000000201e, 0xf, 0x1085e, 0}, {}, &dirty_s};
}
namespace directory_update {
inline constexpr listed any{{&uncore_events::list, 0x220000001021, 0xf, 0x2426, 3}, {}, &any};
inline constexpr listed a2i{{&uncore_events::list, 0x1220000020021, 0xf, 0x1087f, 3}, {}, &a2i};
inline constexpr listed a2s{{&uncore_events::list, 0x1220000040021, 0xf, 0x1089e, 3}, {}, &a2s};
inline constexpr listed i2a{{&uncore_events::list, 0x1220000004021, 0xf, 0x108bd, 3}, {}, &i2a};
inline constexpr listed i2s{{&uncore_events::list, 0x1220000002021, 0xf, 0x108dc, 3}, {}, &i2s};
inline constexpr listed s2a{{&uncore_events::list, 0x1220000010021, 0xf, 0x108fb, 3}, {}, &s2a};
inline constexpr listed s2i{{&uncore_events::list, 0x1220000008021, 0xf, 0x1091a, 3}, {}, &s2i};
inline constexpr listed hit_non_pmm{{&uncore_events::list, 0x1220000001021, 0xf, 0x12310, 1}, {}, &hit_non_pmm};
inline constexpr listed i_to_s_hit_non_pmm{{&uncore_events::list, 0x1220000002021, 0xf, 0x12337, 1}, {}, &i_to_s_hit_non_pmm};
inline constexpr listed i_to_a_hit_non_pmm{{&uncore_events::list, 0x1220000004021, 0xf, 0x12365, 1}, {}, &i_to_a_hit_non_pmm};
inline constexpr listed s_to_i_hit_non_pmm{{&uncore_events::list, 0x1220000008021, 0xf, 0x12393, 1}, {}, &s_to_i_hit_non_pmm};
inline constexpr listed s_to_a_hit_non_pmm{{&uncore_events::list, 0x1220000010021, 0xf, 0x123c1, 1}, {}, &s_to_a_hit_non_pmm};
inline constexpr listed a_to_i_hit_non_pmm{{&uncore_events::list, 0x1220000020021, 0xf, 0x123ef, 1}, {}, &a_to_i_hit_non_pmm};
inline constexpr listed a_to_s_hit_non_pmm{{&uncore_events::list, 0x1220000040021, 0xf, 0x1241d, 1}, {}, &a_to_s_hit_non_pmm};
inline constexpr listed miss_non_pmm{{&uncore_events::list, 0x1220000001021, 0xf, 0x1244b, 2}, {}, &miss_non_pmm};
inline constexpr listed i_to_s_miss_non_pmm{{&uncore_events::list, 0x1220000002021, 0xf, 0x12473, 2}, {}, &i_to_s_miss_non_pmm};
inline constexpr listed i_to_a_miss_non_pmm{{&uncore_events::list, 0x1220000004021, 0xf, 0x124a2, 2}, {}, &i_to_a_miss_non_pmm};
inline constexpr listed s_to_i_miss_non_pmm{{&uncore_events::list, 0x1220000008021, 0xf, 0x124d1, 2}, {}, &s_to_i_miss_non_pmm};
inline constexpr listed s_to_a_miss_non_pmm{{&uncore_events::list, 0x1220000010021, 0xf, 0x12500, 2}, {}, &s_to_a_miss_non_pmm};
inline constexpr listed a_to_i_miss_non_pmm{{&uncore_events::list, 0x1220000020021, 0xf, 0x1252f, 2}, {}, &a_to_i_miss_non_pmm};
inline constexpr listed a_to_s_miss_non_pmm{{&uncore_events::list, 0x1220000040021, 0xf, 0x1255e, 2}, {}, &a_to_s_miss_non_pmm};
}
namespace distress {
inline constexpr listed ad{{&uncore_events::list, 0x1220000020067, 0xf, 0x113dd, 0}, {}, &ad};
inline constexpr listed all{{&uncore_events::list, 0x1220000001067, 0xf, 0x113f3, 0}, {}, &all};
inline constexpr listed bl_cmp{{&uncore_events::list, 0x1220000040067, 0xf, 0x1140a, 0}, {}, &bl_cmp};
inline constexpr listed crosstile_nmwr{{&uncore_events::list, 0x1220000010067, 0xf, 0x11424, 0}, {}, &crosstile_nmwr};
inline constexpr listed d2cha{{&uncore_events::list, 0x1220000008067, 0xf, 0x11446, 0}, {}, &d2cha};
inline constexpr listed d2core{{&uncore_events::list, 0x1220000002067, 0xf, 0x1145f, 0}, {}, &d2core};
inline constexpr listed d2upi{{&uncore_events::list, 0x1220000004067, 0xf, 0x11479, 0}, {}, &d2upi};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_dn{{&uncore_events::list, 0x12200000040ba, 0xf, 0x11492, 0x800000}, {}, &iv_snoopgo_dn};
inline constexpr listed iv_snoopgo_up{{&uncore_events::list, 0x12200000010ba, 0xf, 0x114ba, 0x800000}, {}, &iv_snoopgo_up};
}
namespace igr_starve_winner {
inline constexpr listed mask7{{&uncore_events::list, 0x1220000080044, 0xf, 0x1278a, 0}, {}, &mask7};
}
namespace imc_reads {
inline constexpr listed all{{&uncore_events::list, 0x1220000004024, 0xf, 0x10939, 3}, {}, &all};
inline constexpr listed ch0_all{{&uncore_events::list, 0x1220000004024, 0xf, 0x10951, 1}, {}, &ch0_all};
inline constexpr listed ch0_normal{{&uncore_events::list, 0x1220000001024, 0xf, 0x1096d, 1}, {}, &ch0_normal};
inline constexpr listed ch0_from_tgr{{&uncore_events::list, 0x1220000040024, 0xf, 0x1098c, 1}, {}, &ch0_from_tgr};
inline constexpr listed ch0_isoch{{&uncore_events::list, 0x1220000002024, 0xf, 0x109ad, 1}, {}, &ch0_isoch};
inline constexpr listed ch1_all{{&uncore_events::list, 0x1220000004024, 0xf, 0x109cb, 2}, {}, &ch1_all};
inline constexpr listed ch1_normal{{&uncore_events::list, 0x1220000001024, 0xf, 0x109e7, 2}, {}, &ch1_normal};
inline constexpr listed ch1_from_tgr{{&uncore_events::list, 0x1220000040024, 0xf, 0x10a06, 2}, {}, &ch1_from_tgr};
inline constexpr listed ch1_isoch{{&uncore_events::list, 0x1220000002024, 0xf, 0x10a27, 2}, {}, &ch1_isoch};
inline constexpr listed from_tgr{{&uncore_events::list, 0x1220000040024, 0xf, 0x10a45, 3}, {}, &from_tgr};
inline constexpr listed isoch{{&uncore_events::list, 0x1220000002024, 0xf, 0x10a62, 3}, {}, &isoch};
inline constexpr listed normal{{&uncore_events::list, 0x1220000001024, 0xf, 0x10a7c, 3}, {}, &normal};
inline constexpr listed ch0_normal_{{&uncore_events::list, 0x1220000001024, 0xf, 0x1258d, 1}, {}, &ch0_normal_};
inline constexpr listed ch0_all_{{&uncore_events::list, 0x1220000004024, 0xf, 0x125ac, 1}, {}, &ch0_all_};
inline constexpr listed ch1_normal_{{&uncore_events::list, 0x1220000001024, 0xf, 0x125c8, 2}, {}, &ch1_normal_};
inline constexpr listed ch1_all_{{&uncore_events::list, 0x1220000004024, 0xf, 0x125e7, 2}, {}, &ch1_all_};
}
namespace imc_writes {
inline constexpr listed all{{&uncore_events::list, 0x1220000010025, 0xf, 0x10a97, 0x18}, {}, &all};
inline constexpr listed ch0_all{{&uncore_events::list, 0x1220000010025, 0xf, 0x10ab0, 8}, {}, &ch0_all};
inline constexpr listed ch0_full{{&uncore_events::list, 0x1220000001025, 0xf, 0x10acd, 8}, {}, &ch0_full};
inline constexpr listed ch0_partial{{&uncore_events::list, 0x1220000002025, 0xf, 0x10aeb, 8}, {}, &ch0_partial};
inline constexpr listed ch0_from_tgr{{&uncore_events::list, 0x1220000000025, 0xf, 0x10b0c, 9}, {}, &ch0_from_tgr};
inline constexpr listed ch0_full_isoch{{&uncore_events::list, 0x1220000004025, 0xf, 0x10b2e, 8}, {}, &ch0_full_isoch};
inline constexpr listed ch0_partial_isoch{{&uncore_events::list, 0x1220000008025, 0xf, 0x10b52, 8}, {}, &ch0_partial_isoch};
inline constexpr listed ch1_all{{&uncore_events::list, 0x1220000010025, 0xf, 0x10b79, 0x10}, {}, &ch1_all};
inline constexpr listed ch1_full{{&uncore_events::list, 0x1220000001025, 0xf, 0x10b96, 0x10}, {}, &ch1_full};
inline constexpr listed ch1_partial{{&uncore_events::list, 0x1220000002025, 0xf, 0x10bb4, 0x10}, {}, &ch1_partial};
inline constexpr listed ch1_from_tgr{{&uncore_events::list, 0x1220000000025, 0xf, 0x10bd5, 0x11}, {}, &ch1_from_tgr};
inline constexpr listed ch1_full_isoch{{&uncore_events::list, 0x1220000004025, 0xf, 0x10bf7, 0x10}, {}, &ch1_full_isoch};
inline constexpr listed ch1_partial_isoch{{&uncore_events::list, 0x1220000008025, 0xf, 0x10c1b, 0x10}, {}, &ch1_partial_isoch};
inline constexpr listed from_tgr{{&uncore_events::list, 0x1220000000025, 0xf, 0x10c42, 0x19}, {}, &from_tgr};
inline constexpr listed full{{&uncore_events::list, 0x1220000001025, 0xf, 0x10c60, 0x18}, {}, &full};
inline constexpr listed full_isoch{{&uncore_events::list, 0x1220000004025, 0xf, 0x10c7a, 0x18}, {}, &full_isoch};
inline constexpr listed partial{{&uncore_events::list, 0x1220000002025, 0xf, 0x10c9a, 0x18}, {}, &partial};
inline constexpr listed partial_isoch{{&uncore_events::list, 0x1220000008025, 0xf, 0x10cb7, 0x18}, {}, &partial_isoch};
inline constexpr listed ch0_full_{{&uncore_events::list, 0x1220000001025, 0xf, 0x12603, 8}, {}, &ch0_full_};
inline constexpr listed ch0_partial_{{&uncore_events::list, 0x1220000002025, 0xf, 0x12621, 8}, {}, &ch0_partial_};
inline constexpr listed ch0_all_{{&uncore_events::list, 0x1220000010025, 0xf, 0x12642, 8}, {}, &ch0_all_};
inline constexpr listed ch0_ni{{&uncore_events::list, 0x1220000000025, 0xf, 0x1265f, 0xa}, {}, &ch0_ni};
inline constexpr listed ch0_ni_miss{{&uncore_events::list, 0x1220000000025, 0xf, 0x1267b, 0xc}, {}, &ch0_ni_miss};
inline constexpr listed ch1_full_{{&uncore_events::list, 0x1220000001025, 0xf, 0x1269c, 0x10}, {}, &ch1_full_};
inline constexpr listed ch1_partial_{{&uncore_events::list, 0x1220000002025, 0xf, 0x126ba, 0x10}, {}, &ch1_partial_};
inline constexpr listed ch1_all_{{&uncore_events::list, 0x1220000010025, 0xf, 0x126db, 0x10}, {}, &ch1_all_};
inline constexpr listed ch1_ni{{&uncore_events::list, 0x1220000000025, 0xf, 0x126f8, 0x12}, {}, &ch1_ni};
inline constexpr listed ch1_ni_miss{{&uncore_events::list, 0x1220000000025, 0xf, 0x12714, 0x14}, {}, &ch1_ni_miss};
inline constexpr listed ni{{&uncore_events::list, 0x1220000000025, 0xf, 0x12735, 0x1a}, {}, &ni};
inline constexpr listed ni_miss{{&uncore_events::list, 0x1220000000025, 0xf, 0x1274d, 0x1c}, {}, &ni_miss};
}
namespace prefcam_demand_drops {
inline constexpr listed ch0_upi{{&uncore_events::list, 0x1220000002058, 0xf, 0x11124, 0}, {}, &ch0_upi};
inline constexpr listed ch0_xpt{{&uncore_events::list, 0x1220000001058, 0xf, 0x1114b, 0}, {}, &ch0_xpt};
inline constexpr listed ch1_upi{{&uncore_events::list, 0x1220000008058, 0xf, 0x11172, 0}, {}, &ch1_upi};
inline constexpr listed ch1_xpt{{&uncore_events::list, 0x1220000004058, 0xf, 0x11199, 0}, {}, &ch1_xpt};
inline constexpr listed upi_allch{{&uncore_events::list, 0x122000000a058, 0xf, 0x111c0, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&uncore_events::list, 0x1220000005058, 0xf, 0x111e9, 0}, {}, &xpt_allch};
}
namespace prefcam_demand_merge {
inline constexpr listed upi_allch{{&uncore_events::list, 0x122000000a05d, 0xf, 0x1122e, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&uncore_events::list, 0x122000000505d, 0xf, 0x11257, 0}, {}, &xpt_allch};
}
namespace prefcam_demand_no_merge {
inline constexpr listed rd_merged{{&uncore_events::list, 0x122000004005e, 0xf, 0x11280, 0}, {}, &rd_merged};
inline constexpr listed wr_merged{{&uncore_events::list, 0x122000002005e, 0xf, 0x112ac, 0}, {}, &wr_merged};
inline constexpr listed wr_squashed{{&uncore_events::list, 0x122000001005e, 0xf, 0x112d8, 0}, {}, &wr_squashed};
}
namespace prefcam_inserts {
inline constexpr listed ch0_upi{{&uncore_events::list, 0x1220000002056, 0xf, 0x11054, 0}, {}, &ch0_upi};
inline constexpr listed ch0_xpt{{&uncore_events::list, 0x1220000001056, 0xf, 0x11076, 0}, {}, &ch0_xpt};
inline constexpr listed ch1_upi{{&uncore_events::list, 0x1220000008056, 0xf, 0x11098, 0}, {}, &ch1_upi};
inline constexpr listed ch1_xpt{{&uncore_events::list, 0x1220000004056, 0xf, 0x110ba, 0}, {}, &ch1_xpt};
inline constexpr listed upi_allch{{&uncore_events::list, 0x122000000a056, 0xf, 0x110dc, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&uncore_events::list, 0x1220000005056, 0xf, 0x11100, 0}, {}, &xpt_allch};
}
namespace prefcam_occupancy {
inline constexpr listed allch{{&uncore_events::list, 0x1220000003054, 0xf, 0x10ff2, 0}, {}, &allch};
inline constexpr listed ch0{{&uncore_events::list, 0x1220000001054, 0xf, 0x11014, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x1220000002054, 0xf, 0x11034, 0}, {}, &ch1};
}
namespace prefcam_resp_miss {
inline constexpr listed allch{{&uncore_events::list, 0x122000000305f, 0xf, 0x11306, 0}, {}, &allch};
inline constexpr listed ch0{{&uncore_events::list, 0x122000000105f, 0xf, 0x11328, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x122000000205f, 0xf, 0x11348, 0}, {}, &ch1};
}
namespace prefcam_rxc_deallocs {
inline constexpr listed _1lm_posted{{&uncore_events::list, 0x1220000002062, 0xf, 0x11368, 0}, {}, &_1lm_posted};
inline constexpr listed cis{{&uncore_events::list, 0x1220000008062, 0xf, 0x11392, 0}, {}, &cis};
inline constexpr listed squashed{{&uncore_events::list, 0x1220000001062, 0xf, 0x113b5, 0}, {}, &squashed};
}
namespace rxc_ad {
inline constexpr listed inserts{{&uncore_events::list, 0x1220000001002, 0xf, 0x121f4, 0}, {}, &inserts};
}
namespace rxc_bl {
inline constexpr listed inserts{{&uncore_events::list, 0x1220000001004, 0xf, 0x1220d, 0}, {}, &inserts};
}
namespace tracker_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x1220000004032, 0xf, 0x10d0c, 1}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x1220000004032, 0xf, 0x10d2a, 2}, {}, &ch1};
}
namespace tracker_occupancy {
inline constexpr listed ch0{{&uncore_events::list, 0x1220000001033, 0xf, 0x10d48, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x1220000002033, 0xf, 0x10d68, 0}, {}, &ch1};
}
namespace txc_ad {
inline constexpr listed inserts{{&uncore_events::list, 0x1220000001006, 0xf, 0x12226, 0}, {}, &inserts};
}
namespace txc_bl {
inline constexpr listed inserts_cms0{{&uncore_events::list, 0x122000000100e, 0xf, 0x1223f, 1}, {}, &inserts_cms0};
inline constexpr listed inserts_cms1{{&uncore_events::list, 0x122000000100e, 0xf, 0x1225d, 2}, {}, &inserts_cms1};
}
namespace txc_bl_occupancy {
inline constexpr listed all{{&uncore_events::list, 0x122000000300f, 0xf, 0x104ce, 0}, {}, &all};
inline constexpr listed cms0{{&uncore_events::list, 0x122000000100f, 0xf, 0x104ed, 0}, {}, &cms0};
inline constexpr listed cms1{{&uncore_events::list, 0x122000000200f, 0xf, 0x1050d, 0}, {}, &cms1};
}
namespace wpq_flush {
inline constexpr listed ch0{{&uncore_events::list, 0x1220000001042, 0xf, 0x10e44, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x1220000002042, 0xf, 0x10e5c, 0}, {}, &ch1};
}
namespace wpq_no_reg_crd {
inline constexpr listed chn0{{&uncore_events::list, 0x1220000001037, 0xf, 0x10d88, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x1220000002037, 0xf, 0x10da6, 0}, {}, &chn1};
}
namespace wpq_no_spec_crd {
inline constexpr listed chn0{{&uncore_events::list, 0x1220000001038, 0xf, 0x10dc4, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x1220000002038, 0xf, 0x10de3, 0}, {}, &chn1};
}
namespace wr_tracker_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x1220000001040, 0xf, 0x10e02, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x1220000002040, 0xf, 0x10e23, 0}, {}, &ch1};
}
namespace wr_tracker_nonposted_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x122000000104d, 0xf, 0x10f9c, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x122000000204d, 0xf, 0x10fc7, 0}, {}, &ch1};
}
namespace wr_tracker_nonposted_occupancy {
inline constexpr listed ch0{{&uncore_events::list, 0x122000000104c, 0xf, 0x10f42, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x122000000204c, 0xf, 0x10f6f, 0}, {}, &ch1};
}
namespace wr_tracker_posted_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x1220000001048, 0xf, 0x10ec8, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x1220000002048, 0xf, 0x10ef0, 0}, {}, &ch1};
}
namespace wr_tracker_posted_occupancy {
inline constexpr listed ch0{{&uncore_events::list, 0x1220000001047, 0xf, 0x10e74, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x1220000002047, 0xf, 0x10e9e, 0}, {}, &ch1};
}
} // namespace m2hbm

namespace m2m {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x1a0000000001, 0xf, 0xc8c, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&uncore_events::list, 0x1a00000000c0, 0xf, 0xd3c, 0x800000}, {}, &cms_clockticks};
inline constexpr listed rxc_ad_inserts{{&uncore_events::list, 0x11a0000001002, 0xf, 0x30ff, 0}, {}, &rxc_ad_inserts};
inline constexpr listed rxc_ad_occupancy{{&uncore_events::list, 0x11a0000000003, 0xf, 0x3116, 0}, {}, &rxc_ad_occupancy};
inline constexpr listed direct2core_not_taken_dirstate_{{&uncore_events::list, 0x11a0000007017, 0xf, 0x312f, 0}, {}, &direct2core_not_taken_dirstate_};
inline constexpr listed direct2core_txn_override_{{&uncore_events::list, 0x11a0000003018, 0xf, 0x3156, 0}, {}, &direct2core_txn_override_};
inline constexpr listed direct2upi_taken{{&uncore_events::list, 0x11a0000007019, 0xf, 0x3177, 0}, {}, &direct2upi_taken};
inline constexpr listed direct2upi_not_taken_dirstate_{{&uncore_events::list, 0x11a000000701a, 0xf, 0x3190, 0}, {}, &direct2upi_not_taken_dirstate_};
inline constexpr listed direct2upi_not_taken_credits{{&uncore_events::list, 0x11a000000701b, 0xf, 0x31b6, 0}, {}, &direct2upi_not_taken_credits};
inline constexpr listed direct2upi_txn_override_{{&uncore_events::list, 0x11a000000301c, 0xf, 0x31db, 0}, {}, &direct2upi_txn_override_};
inline constexpr listed tgr_ad_credits{{&uncore_events::list, 0x11a000000002e, 0xf, 0x360c, 0}, {}, &tgr_ad_credits};
inline constexpr listed tgr_bl_credits{{&uncore_events::list, 0x11a000000002f, 0xf, 0x3623, 0}, {}, &tgr_bl_credits};
inline constexpr listed direct2core_not_taken_notforked{{&uncore_events::list, 0x11a000000004a, 0xf, 0x38b6, 0}, {}, &direct2core_not_taken_notforked};
inline constexpr listed tag_miss{{&uncore_events::list, 0x11a000000304b, 0xf, 0x38de, 0}, {}, &tag_miss};
inline constexpr listed prefcam_cis_drops{{&uncore_events::list, 0x11a000000005c, 0xf, 0x3ae7, 0}, {}, &prefcam_cis_drops};
inline constexpr listed prefcam_rxc_occupancy{{&uncore_events::list, 0x11a0000000060, 0xf, 0x121a7, 0}, {}, &prefcam_rxc_occupancy};
namespace direct2core_not_taken_dirstate {
inline constexpr listed non_cisgress{{&uncore_events::list, 0x11a0000002017, 0xf, 0x8d94, 0}, {}, &non_cisgress};
}
namespace direct2core_txn_override {
inline constexpr listed pmm_hit{{&uncore_events::list, 0x11a0000001018, 0xf, 0x8dc8, 0}, {}, &pmm_hit};
inline constexpr listed cisgress{{&uncore_events::list, 0x11a0000002018, 0xf, 0x8df1, 0}, {}, &cisgress};
}
namespace direct2upi_not_taken_dirstate {
inline constexpr listed egress{{&uncore_events::list, 0x11a000000101a, 0xf, 0x1158a, 0}, {}, &egress};
inline constexpr listed non_cisgress{{&uncore_events::list, 0x11a000000201a, 0xf, 0x115b7, 0}, {}, &non_cisgress};
inline constexpr listed cisgress{{&uncore_events::list, 0x11a000000401a, 0xf, 0x115ea, 0}, {}, &cisgress};
}
namespace direct2upi_txn_override {
inline constexpr listed cisgress{{&uncore_events::list, 0x11a000000201c, 0xf, 0x8e42, 0}, {}, &cisgress};
}
namespace direct2upitxn_override {
inline constexpr listed pmm_hit{{&uncore_events::list, 0x11a000000101c, 0xf, 0x8e1b, 0}, {}, &pmm_hit};
}
namespace directory_hit {
inline constexpr listed dirty_i{{&uncore_events::list, 0x11a000000101d, 0xf, 0x31fb, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&uncore_events::list, 0x11a000000201d, 0xf, 0x3219, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&uncore_events::list, 0x11a000000401d, 0xf, 0x3237, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&uncore_events::list, 0x11a000000801d, 0xf, 0x3255, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&uncore_events::list, 0x11a000001001d, 0xf, 0x3273, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&uncore_events::list, 0x11a000002001d, 0xf, 0x3291, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&uncore_events::list, 0x11a000004001d, 0xf, 0x32af, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&uncore_events::list, 0x11a000008001d, 0xf, 0x32cd, 0}, {}, &clean_a};
}
namespace directory_lookup {
inline constexpr listed any{{&uncore_events::list, 0x1a0000001020, 0xf, 0xc9f, 0}, {}, &any};
inline constexpr listed state_a{{&uncore_events::list, 0x1a0000008020, 0xf, 0xcbc, 0}, {}, &state_a};
inline constexpr listed state_i{{&uncore_events::list, 0x1a0000002020, 0xf, 0xcdd, 0}, {}, &state_i};
inline constexpr listed state_s{{&uncore_events::list, 0x1a0000004020, 0xf, 0xcfe, 0}, {}, &state_s};
}
namespace directory_miss {
inline constexpr listed dirty_i{{&uncore_events::list, 0x11a000000101e, 0xf, 0x32eb, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&uncore_events::list, 0x11a000000201e, 0xf, 0x330a, 0}, {}, &dirty_s};
inline constexpr listed dirty_p{{&uncore_events::list, 0x11a000000401e, 0xf, 0x3329, 0}, {}, &dirty_p};
inline constexpr listed dirty_a{{&uncore_events::list, 0x11a000000801e, 0xf, 0x3348, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&uncore_events::list, 0x11a000001001e, 0xf, 0x3367, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&uncore_events::list, 0x11a000002001e, 0xf, 0x3386, 0}, {}, &clean_s};
inline constexpr listed clean_p{{&uncore_events::list, 0x11a000004001e, 0xf, 0x33a5, 0}, {}, &clean_p};
inline constexpr listed clean_a{{&uncore_events::list, 0x11a000008001e, 0xf, 0x33c4, 0}, {}, &clean_a};
}
namespace directory_update {
inline constexpr listed any{{&uncore_events::list, 0x1a0000001021, 0xf, 0xd1f, 3}, {}, &any};
inline constexpr listed a2i{{&uncore_events::list, 0x11a0000020021, 0xf, 0x33e3, 3}, {}, &a2i};
inline constexpr listed a2s{{&uncore_events::list, 0x11a0000040021, 0xf, 0x3400, 3}, {}, &a2s};
inline constexpr listed i2a{{&uncore_events::list, 0x11a0000004021, 0xf, 0x341d, 3}, {}, &i2a};
inline constexpr listed i2s{{&uncore_events::list, 0x11a0000002021, 0xf, 0x343a, 3}, {}, &i2s};
inline constexpr listed s2a{{&uncore_events::list, 0x11a0000010021, 0xf, 0x3457, 3}, {}, &s2a};
inline constexpr listed s2i{{&uncore_events::list, 0x11a0000008021, 0xf, 0x3474, 3}, {}, &s2i};
inline constexpr listed hit_non_pmm{{&uncore_events::list, 0x11a0000001021, 0xf, 0x8eb1, 1}, {}, &hit_non_pmm};
inline constexpr listed i_to_s_hit_non_pmm{{&uncore_events::list, 0x11a0000002021, 0xf, 0x8ed6, 1}, {}, &i_to_s_hit_non_pmm};
inline constexpr listed i_to_a_hit_non_pmm{{&uncore_events::list, 0x11a0000004021, 0xf, 0x8f02, 1}, {}, &i_to_a_hit_non_pmm};
inline constexpr listed s_to_i_hit_non_pmm{{&uncore_events::list, 0x11a0000008021, 0xf, 0x8f2e, 1}, {}, &s_to_i_hit_non_pmm};
inline constexpr listed s_to_a_hit_non_pmm{{&uncore_events::list, 0x11a0000010021, 0xf, 0x8f5a, 1}, {}, &s_to_a_hit_non_pmm};
inline constexpr listed a_to_i_hit_non_pmm{{&uncore_events::list, 0x11a0000020021, 0xf, 0x8f86, 1}, {}, &a_to_i_hit_non_pmm};
inline constexpr listed a_to_s_hit_non_pmm{{&uncore_events::list, 0x11a0000040021, 0xf, 0x8fb2, 1}, {}, &a_to_s_hit_non_pmm};
inline constexpr listed miss_non_pmm{{&uncore_events::list, 0x11a0000001021, 0xf, 0x8fde, 2}, {}, &miss_non_pmm};
inline constexpr listed i_to_s_miss_non_pmm{{&uncore_events::list, 0x11a0000002021, 0xf, 0x9004, 2}, {}, &i_to_s_miss_non_pmm};
inline constexpr listed i_to_a_miss_non_pmm{{&uncore_events::list, 0x11a0000004021, 0xf, 0x9031, 2}, {}, &i_to_a_miss_non_pmm};
inline constexpr listed s_to_i_miss_non_pmm{{&uncore_events::list, 0x11a0000008021, 0xf, 0x905e, 2}, {}, &s_to_i_miss_non_pmm};
inline constexpr listed s_to_a_miss_non_pmm{{&uncore_events::list, 0x11a0000010021, 0xf, 0x908b, 2}, {}, &s_to_a_miss_non_pmm};
inline constexpr listed a_to_i_miss_non_pmm{{&uncore_events::list, 0x11a0000020021, 0xf, 0x90b8, 2}, {}, &a_to_i_miss_non_pmm};
inline constexpr listed a_to_s_miss_non_pmm{{&uncore_events::list, 0x11a0000040021, 0xf, 0x90e5, 2}, {}, &a_to_s_miss_non_pmm};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&uncore_events::list, 0x11a00000010ba, 0xf, 0x7762, 0x800000}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&uncore_events::list, 0x11a00000040ba, 0xf, 0x7788, 0x800000}, {}, &iv_snoopgo_dn};
}
namespace igr_starve_winner {
inline constexpr listed mask7{{&uncore_events::list, 0x11a0000080044, 0xf, 0x117a9, 0}, {}, &mask7};
}
namespace imc_reads {
inline constexpr listed to_pmm{{&uncore_events::list, 0x1a0000020024, 0xf, 0x1afb, 3}, {}, &to_pmm};
inline constexpr listed ch0_to_nm1lm{{&uncore_events::list, 0x11a0000008024, 0xf, 0x3491, 1}, {}, &ch0_to_nm1lm};
inline constexpr listed ch0_to_nmcache{{&uncore_events::list, 0x11a0000010024, 0xf, 0x34b0, 1}, {}, &ch0_to_nmcache};
inline constexpr listed ch1_to_nm1lm{{&uncore_events::list, 0x11a0000008024, 0xf, 0x34d1, 2}, {}, &ch1_to_nm1lm};
inline constexpr listed ch1_to_nmcache{{&uncore_events::list, 0x11a0000010024, 0xf, 0x34f0, 2}, {}, &ch1_to_nmcache};
inline constexpr listed to_nm1lm{{&uncore_events::list, 0x11a0000008024, 0xf, 0x3511, 3}, {}, &to_nm1lm};
inline constexpr listed to_nmcache{{&uncore_events::list, 0x11a0000010024, 0xf, 0x352c, 3}, {}, &to_nmcache};
inline constexpr listed all{{&uncore_events::list, 0x11a0000004024, 0xf, 0x3549, 3}, {}, &all};
inline constexpr listed normal{{&uncore_events::list, 0x11a0000001024, 0xf, 0x355f, 3}, {}, &normal};
inline constexpr listed ch0_isoch{{&uncore_events::list, 0x11a0000002024, 0xf, 0x9112, 1}, {}, &ch0_isoch};
inline constexpr listed ch0_from_tgr{{&uncore_events::list, 0x11a0000040024, 0xf, 0x912e, 1}, {}, &ch0_from_tgr};
inline constexpr listed ch1_isoch{{&uncore_events::list, 0x11a0000002024, 0xf, 0x914d, 2}, {}, &ch1_isoch};
inline constexpr listed ch1_from_tgr{{&uncore_events::list, 0x11a0000040024, 0xf, 0x9169, 2}, {}, &ch1_from_tgr};
inline constexpr listed isoch{{&uncore_events::list, 0x11a0000002024, 0xf, 0x9188, 3}, {}, &isoch};
inline constexpr listed from_tgr{{&uncore_events::list, 0x11a0000040024, 0xf, 0x91a0, 3}, {}, &from_tgr};
inline constexpr listed ch0_normal{{&uncore_events::list, 0x11a0000001024, 0xf, 0x11619, 1}, {}, &ch0_normal};
inline constexpr listed ch0_all{{&uncore_events::list, 0x11a0000004024, 0xf, 0x11636, 1}, {}, &ch0_all};
inline constexpr listed ch0_to_pmm{{&uncore_events::list, 0x11a0000020024, 0xf, 0x11650, 1}, {}, &ch0_to_pmm};
inline constexpr listed ch1_normal{{&uncore_events::list, 0x11a0000001024, 0xf, 0x1166d, 2}, {}, &ch1_normal};
inline constexpr listed ch1_all{{&uncore_events::list, 0x11a0000004024, 0xf, 0x1168a, 2}, {}, &ch1_all};
inline constexpr listed ch1_to_pmm{{&uncore_events::list, 0x11a0000020024, 0xf, 0x116a4, 2}, {}, &ch1_to_pmm};
inline constexpr listed ch0_to_ddr_as_mem{{&uncore_events::list, 0x11a0000008024, 0xf, 0x11faa, 1}, {}, &ch0_to_ddr_as_mem};
inline constexpr listed ch0_to_ddr_as_cache{{&uncore_events::list, 0x11a0000010024, 0xf, 0x11fce, 1}, {}, &ch0_to_ddr_as_cache};
inline constexpr listed ch1_to_ddr_as_mem{{&uncore_events::list, 0x11a0000008024, 0xf, 0x11ff4, 2}, {}, &ch1_to_ddr_as_mem};
inline constexpr listed ch1_to_ddr_as_cache{{&uncore_events::list, 0x11a0000010024, 0xf, 0x12018, 2}, {}, &ch1_to_ddr_as_cache};
inline constexpr listed to_ddr_as_mem{{&uncore_events::list, 0x11a0000008024, 0xf, 0x1203e, 3}, {}, &to_ddr_as_mem};
inline constexpr listed to_ddr_as_cache{{&uncore_events::list, 0x11a0000010024, 0xf, 0x1205e, 3}, {}, &to_ddr_as_cache};
}
namespace imc_writes {
inline constexpr listed to_pmm{{&uncore_events::list, 0x1a0000080025, 0xf, 0x1b59, 0x18}, {}, &to_pmm};
inline constexpr listed ni{{&uncore_events::list, 0x11a0000000025, 0xf, 0x3578, 0x1a}, {}, &ni};
inline constexpr listed ch0_ni{{&uncore_events::list, 0x11a0000000025, 0xf, 0x358e, 0xa}, {}, &ch0_ni};
inline constexpr listed ch1_ni{{&uncore_events::list, 0x11a0000000025, 0xf, 0x35a8, 0x12}, {}, &ch1_ni};
inline constexpr listed all{{&uncore_events::list, 0x11a0000010025, 0xf, 0x35c2, 0x18}, {}, &all};
inline constexpr listed full{{&uncore_events::list, 0x11a0000001025, 0xf, 0x35d9, 0x18}, {}, &full};
inline constexpr listed partial{{&uncore_events::list, 0x11a0000002025, 0xf, 0x35f1, 0x18}, {}, &partial};
inline constexpr listed ch0_full_isoch{{&uncore_events::list, 0x11a0000004025, 0xf, 0x91bb, 8}, {}, &ch0_full_isoch};
inline constexpr listed ch0_partial_isoch{{&uncore_events::list, 0x11a0000008025, 0xf, 0x91dd, 8}, {}, &ch0_partial_isoch};
inline constexpr listed ch0_to_ddr_as_mem{{&uncore_events::list, 0x11a0000020025, 0xf, 0x9202, 8}, {}, &ch0_to_ddr_as_mem};
inline constexpr listed ch0_to_ddr_as_cache{{&uncore_events::list, 0x11a0000040025, 0xf, 0x9227, 8}, {}, &ch0_to_ddr_as_cache};
inline constexpr listed ch0_from_tgr{{&uncore_events::list, 0x11a0000000025, 0xf, 0x924e, 9}, {}, &ch0_from_tgr};
inline constexpr listed ch0_ni_miss{{&uncore_events::list, 0x11a0000000025, 0xf, 0x926e, 0xc}, {}, &ch0_ni_miss};
inline constexpr listed ch1_full_isoch{{&uncore_events::list, 0x11a0000004025, 0xf, 0x928d, 0x10}, {}, &ch1_full_isoch};
inline constexpr listed ch1_partial_isoch{{&uncore_events::list, 0x11a0000008025, 0xf, 0x92af, 0x10}, {}, &ch1_partial_isoch};
inline constexpr listed ch1_to_ddr_as_mem{{&uncore_events::list, 0x11a0000020025, 0xf, 0x92d4, 0x10}, {}, &ch1_to_ddr_as_mem};
inline constexpr listed ch1_to_ddr_as_cache{{&uncore_events::list, 0x11a0000040025, 0xf, 0x92f9, 0x10}, {}, &ch1_to_ddr_as_cache};
inline constexpr listed ch1_from_tgr{{&uncore_events::list, 0x11a0000000025, 0xf, 0x9320, 0x11}, {}, &ch1_from_tgr};
inline constexpr listed ch1_ni_miss{{&uncore_events::list, 0x11a0000000025, 0xf, 0x9340, 0x14}, {}, &ch1_ni_miss};
inline constexpr listed full_isoch{{&uncore_events::list, 0x11a0000004025, 0xf, 0x935f, 0x18}, {}, &full_isoch};
inline constexpr listed partial_isoch{{&uncore_events::list, 0x11a0000008025, 0xf, 0x937d, 0x18}, {}, &partial_isoch};
inline constexpr listed from_tgr{{&uncore_events::list, 0x11a0000000025, 0xf, 0x939e, 0x19}, {}, &from_tgr};
inline constexpr listed ni_miss{{&uncore_events::list, 0x11a0000000025, 0xf, 0x93ba, 0x1c}, {}, &ni_miss};
inline constexpr listed ch0_full{{&uncore_events::list, 0x11a0000001025, 0xf, 0x116c1, 8}, {}, &ch0_full};
inline constexpr listed ch0_partial{{&uncore_events::list, 0x11a0000002025, 0xf, 0x116dd, 8}, {}, &ch0_partial};
inline constexpr listed ch0_all{{&uncore_events::list, 0x11a0000010025, 0xf, 0x116fc, 8}, {}, &ch0_all};
inline constexpr listed ch0_to_pmm{{&uncore_events::list, 0x11a0000080025, 0xf, 0x11717, 8}, {}, &ch0_to_pmm};
inline constexpr listed ch1_full{{&uncore_events::list, 0x11a0000001025, 0xf, 0x11735, 0x10}, {}, &ch1_full};
inline constexpr listed ch1_partial{{&uncore_events::list, 0x11a0000002025, 0xf, 0x11751, 0x10}, {}, &ch1_partial};
inline constexpr listed ch1_all{{&uncore_events::list, 0x11a0000010025, 0xf, 0x11770, 0x10}, {}, &ch1_all};
inline constexpr listed ch1_to_pmm{{&uncore_events::list, 0x11a0000080025, 0xf, 0x1178b, 0x10}, {}, &ch1_to_pmm};
inline constexpr listed to_ddr_as_mem{{&uncore_events::list, 0x11a0000020025, 0xf, 0x12080, 0x18}, {}, &to_ddr_as_mem};
inline constexpr listed to_ddr_as_cache{{&uncore_events::list, 0x11a0000040025, 0xf, 0x120a1, 0x18}, {}, &to_ddr_as_cache};
inline constexpr listed ch0_ni_{{&uncore_events::list, 0x11a0000000025, 0xf, 0x12173, 0xa}, {}, &ch0_ni_};
inline constexpr listed ch1_ni_{{&uncore_events::list, 0x11a0000000025, 0xf, 0x1218d, 0x12}, {}, &ch1_ni_};
}
namespace prefcam_demand_drops {
inline constexpr listed ch0_xpt{{&uncore_events::list, 0x11a0000001058, 0xf, 0x3a53, 0}, {}, &ch0_xpt};
inline constexpr listed ch0_upi{{&uncore_events::list, 0x11a0000002058, 0xf, 0x3a78, 0}, {}, &ch0_upi};
inline constexpr listed ch1_xpt{{&uncore_events::list, 0x11a0000004058, 0xf, 0x3a9d, 0}, {}, &ch1_xpt};
inline constexpr listed ch1_upi{{&uncore_events::list, 0x11a0000008058, 0xf, 0x3ac2, 0}, {}, &ch1_upi};
inline constexpr listed xpt_allch{{&uncore_events::list, 0x11a0000005058, 0xf, 0x76ed, 0}, {}, &xpt_allch};
inline constexpr listed upi_allch{{&uncore_events::list, 0x11a000000a058, 0xf, 0x93f5, 0}, {}, &upi_allch};
}
namespace prefcam_demand_merge {
inline constexpr listed upi_allch{{&uncore_events::list, 0x11a000000a05d, 0xf, 0x7714, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&uncore_events::list, 0x11a000000505d, 0xf, 0x773b, 0}, {}, &xpt_allch};
}
namespace prefcam_demand_no_merge {
inline constexpr listed wr_squashed{{&uncore_events::list, 0x11a000001005e, 0xf, 0x941c, 0}, {}, &wr_squashed};
inline constexpr listed wr_merged{{&uncore_events::list, 0x11a000002005e, 0xf, 0x9448, 0}, {}, &wr_merged};
inline constexpr listed rd_merged{{&uncore_events::list, 0x11a000004005e, 0xf, 0x9472, 0}, {}, &rd_merged};
}
namespace prefcam_inserts {
inline constexpr listed ch0_xpt{{&uncore_events::list, 0x11a0000001056, 0xf, 0x39d3, 0}, {}, &ch0_xpt};
inline constexpr listed ch0_upi{{&uncore_events::list, 0x11a0000002056, 0xf, 0x39f3, 0}, {}, &ch0_upi};
inline constexpr listed ch1_xpt{{&uncore_events::list, 0x11a0000004056, 0xf, 0x3a13, 0}, {}, &ch1_xpt};
inline constexpr listed ch1_upi{{&uncore_events::list, 0x11a0000008056, 0xf, 0x3a33, 0}, {}, &ch1_upi};
inline constexpr listed upi_allch{{&uncore_events::list, 0x11a000000a056, 0xf, 0x76a9, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&uncore_events::list, 0x11a0000005056, 0xf, 0x76cb, 0}, {}, &xpt_allch};
}
namespace prefcam_occupancy {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001054, 0xf, 0x3997, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002054, 0xf, 0x39b5, 0}, {}, &ch1};
inline constexpr listed allch{{&uncore_events::list, 0x11a0000003054, 0xf, 0x93d5, 0}, {}, &allch};
}
namespace prefcam_resp_miss {
inline constexpr listed ch0{{&uncore_events::list, 0x11a000000105f, 0xf, 0x3b70, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a000000205f, 0xf, 0x3b8e, 0}, {}, &ch1};
inline constexpr listed allch{{&uncore_events::list, 0x11a000000305f, 0xf, 0x949c, 0}, {}, &allch};
}
namespace prefcam_rxc_deallocs {
inline constexpr listed squashed{{&uncore_events::list, 0x11a0000001062, 0xf, 0x3b01, 0}, {}, &squashed};
inline constexpr listed _1lm_posted{{&uncore_events::list, 0x11a0000002062, 0xf, 0x3b27, 0}, {}, &_1lm_posted};
inline constexpr listed cis{{&uncore_events::list, 0x11a0000008062, 0xf, 0x3b4f, 0}, {}, &cis};
inline constexpr listed pmm_memmode_accept{{&uncore_events::list, 0x11a0000004062, 0xf, 0x94bc, 0}, {}, &pmm_memmode_accept};
}
namespace tag_hit {
inline constexpr listed nm_rd_hit_clean{{&uncore_events::list, 0x1a000000101f, 0xf, 0x1fce, 0}, {}, &nm_rd_hit_clean};
inline constexpr listed nm_rd_hit_dirty{{&uncore_events::list, 0x1a000000201f, 0xf, 0x1fee, 0}, {}, &nm_rd_hit_dirty};
inline constexpr listed nm_ufill_hit_clean{{&uncore_events::list, 0x11a000000401f, 0xf, 0x8e6b, 0}, {}, &nm_ufill_hit_clean};
inline constexpr listed nm_ufill_hit_dirty{{&uncore_events::list, 0x11a000000801f, 0xf, 0x8e8e, 0}, {}, &nm_ufill_hit_dirty};
}
namespace tracker_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000004032, 0xf, 0x363a, 1}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000004032, 0xf, 0x3656, 2}, {}, &ch1};
}
namespace tracker_occupancy {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001033, 0xf, 0x3672, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002033, 0xf, 0x3690, 0}, {}, &ch1};
}
namespace wpq_flush {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001042, 0xf, 0x37ee, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002042, 0xf, 0x3804, 0}, {}, &ch1};
}
namespace wpq_no_reg_crd {
inline constexpr listed chn0{{&uncore_events::list, 0x11a0000001037, 0xf, 0x373e, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x11a0000002037, 0xf, 0x375a, 0}, {}, &chn1};
}
namespace wpq_no_spec_crd {
inline constexpr listed chn0{{&uncore_events::list, 0x11a0000001038, 0xf, 0x3776, 0}, {}, &chn0};
inline constexpr listed chn1{{&uncore_events::list, 0x11a0000002038, 0xf, 0x3793, 0}, {}, &chn1};
}
namespace wr_tracker_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001040, 0xf, 0x37b0, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002040, 0xf, 0x37cf, 0}, {}, &ch1};
}
namespace wr_tracker_ne {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001035, 0xf, 0x36ae, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002035, 0xf, 0x36c8, 0}, {}, &ch1};
inline constexpr listed mirr{{&uncore_events::list, 0x11a0000004035, 0xf, 0x36e2, 0}, {}, &mirr};
inline constexpr listed mirr_nontgr{{&uncore_events::list, 0x11a0000008035, 0xf, 0x36fd, 0}, {}, &mirr_nontgr};
inline constexpr listed mirr_pwr{{&uncore_events::list, 0x11a0000010035, 0xf, 0x371f, 0}, {}, &mirr_pwr};
}
namespace wr_tracker_nonposted_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x11a000000104d, 0xf, 0x3945, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a000000204d, 0xf, 0x396e, 0}, {}, &ch1};
}
namespace wr_tracker_nonposted_occupancy {
inline constexpr listed ch0{{&uncore_events::list, 0x11a000000104c, 0xf, 0x38ef, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a000000204c, 0xf, 0x391a, 0}, {}, &ch1};
}
namespace wr_tracker_posted_inserts {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001048, 0xf, 0x386a, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002048, 0xf, 0x3890, 0}, {}, &ch1};
}
namespace wr_tracker_posted_occupancy {
inline constexpr listed ch0{{&uncore_events::list, 0x11a0000001047, 0xf, 0x381a, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_events::list, 0x11a0000002047, 0xf, 0x3842, 0}, {}, &ch1};
}
} // namespace m2m

namespace m2pcie {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x180000000001, 0xf, 0xa1, 0}, {}, &clockticks};
inline constexpr listed cms_clockticks{{&uncore_events::list, 0x1800000000c0, 0xf, 0xb4, 0}, {}, &cms_clockticks};
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&uncore_events::list, 0x11800000010ba, 0xf, 0xc42d, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&uncore_events::list, 0x11800000040ba, 0xf, 0xc453, 0}, {}, &iv_snoopgo_dn};
}
namespace iio_credits_acquired {
inline constexpr listed drs_0{{&uncore_events::list, 0x1180000001033, 0xf, 0xb63e, 0}, {}, &drs_0};
inline constexpr listed drs_1{{&uncore_events::list, 0x1180000002033, 0xf, 0xb661, 0}, {}, &drs_1};
inline constexpr listed ncb_0{{&uncore_events::list, 0x1180000004033, 0xf, 0xb684, 0}, {}, &ncb_0};
inline constexpr listed ncb_1{{&uncore_events::list, 0x1180000008033, 0xf, 0xb6a7, 0}, {}, &ncb_1};
inline constexpr listed ncs_0{{&uncore_events::list, 0x1180000010033, 0xf, 0xb6ca, 0}, {}, &ncs_0};
inline constexpr listed ncs_1{{&uncore_events::list, 0x1180000020033, 0xf, 0xb6ed, 0}, {}, &ncs_1};
}
namespace iio_credits_reject {
inline constexpr listed drs{{&uncore_events::list, 0x1180000008034, 0xf, 0xb710, 0}, {}, &drs};
inline constexpr listed ncb{{&uncore_events::list, 0x1180000010034, 0xf, 0xb72f, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x1180000020034, 0xf, 0xb74e, 0}, {}, &ncs};
}
namespace iio_credits_used {
inline constexpr listed drs_0{{&uncore_events::list, 0x1180000001032, 0xf, 0xb584, 0}, {}, &drs_0};
inline constexpr listed drs_1{{&uncore_events::list, 0x1180000002032, 0xf, 0xb5a3, 0}, {}, &drs_1};
inline constexpr listed ncb_0{{&uncore_events::list, 0x1180000004032, 0xf, 0xb5c2, 0}, {}, &ncb_0};
inline constexpr listed ncb_1{{&uncore_events::list, 0x1180000008032, 0xf, 0xb5e1, 0}, {}, &ncb_1};
inline constexpr listed ncs_0{{&uncore_events::list, 0x1180000010032, 0xf, 0xb600, 0}, {}, &ncs_0};
inline constexpr listed ncs_1{{&uncore_events::list, 0x1180000020032, 0xf, 0xb61f, 0}, {}, &ncs_1};
}
namespace local_ded_p2p_crd_taken_0 {
inline constexpr listed m2iosf0_ncb{{&uncore_events::list, 0x1180000001046, 0xf, 0xbcc5, 0}, {}, &m2iosf0_ncb};
inline constexpr listed m2iosf0_ncs{{&uncore_events::list, 0x1180000002046, 0xf, 0xbcf3, 0}, {}, &m2iosf0_ncs};
inline constexpr listed m2iosf1_ncb{{&uncore_events::list, 0x1180000004046, 0xf, 0xbd21, 0}, {}, &m2iosf1_ncb};
inline constexpr listed m2iosf1_ncs{{&uncore_events::list, 0x1180000008046, 0xf, 0xbd4f, 0}, {}, &m2iosf1_ncs};
inline constexpr listed m2iosf2_ncb{{&uncore_events::list, 0x1180000010046, 0xf, 0xbd7d, 0}, {}, &m2iosf2_ncb};
inline constexpr listed m2iosf2_ncs{{&uncore_events::list, 0x1180000020046, 0xf, 0xbdab, 0}, {}, &m2iosf2_ncs};
inline constexpr listed m2iosf3_ncb{{&uncore_events::list, 0x1180000040046, 0xf, 0xbdd9, 0}, {}, &m2iosf3_ncb};
inline constexpr listed m2iosf3_ncs{{&uncore_events::list, 0x1180000080046, 0xf, 0xbe07, 0}, {}, &m2iosf3_ncs};
}
namespace local_ded_p2p_crd_taken_1 {
inline constexpr listed m2iosf4_ncb{{&uncore_events::list, 0x1180000001047, 0xf, 0xbe35, 0}, {}, &m2iosf4_ncb};
inline constexpr listed m2iosf4_ncs{{&uncore_events::list, 0x1180000002047, 0xf, 0xbe63, 0}, {}, &m2iosf4_ncs};
inline constexpr listed m2iosf5_ncb{{&uncore_events::list, 0x1180000004047, 0xf, 0xbe91, 0}, {}, &m2iosf5_ncb};
inline constexpr listed m2iosf5_ncs{{&uncore_events::list, 0x1180000008047, 0xf, 0xbebf, 0}, {}, &m2iosf5_ncs};
}
namespace local_p2p_ded_returned_0 {
inline constexpr listed ms2iosf0_ncb{{&uncore_events::list, 0x1180000001019, 0xf, 0xb236, 0}, {}, &ms2iosf0_ncb};
inline constexpr listed ms2iosf0_ncs{{&uncore_events::list, 0x1180000002019, 0xf, 0xb264, 0}, {}, &ms2iosf0_ncs};
inline constexpr listed ms2iosf1_ncb{{&uncore_events::list, 0x1180000004019, 0xf, 0xb292, 0}, {}, &ms2iosf1_ncb};
inline constexpr listed ms2iosf1_ncs{{&uncore_events::list, 0x1180000008019, 0xf, 0xb2c0, 0}, {}, &ms2iosf1_ncs};
inline constexpr listed ms2iosf2_ncb{{&uncore_events::list, 0x1180000010019, 0xf, 0xb2ee, 0}, {}, &ms2iosf2_ncb};
inline constexpr listed ms2iosf3_ncb{{&uncore_events::list, 0x1180000040019, 0xf, 0xb31c, 0}, {}, &ms2iosf3_ncb};
inline constexpr listed ms2iosf2_ncs{{&uncore_events::list, 0x1180000020019, 0xf, 0xb34a, 0}, {}, &ms2iosf2_ncs};
inline constexpr listed ms2iosf3_ncs{{&uncore_events::list, 0x1180000080019, 0xf, 0xb378, 0}, {}, &ms2iosf3_ncs};
}
namespace local_p2p_ded_returned_1 {
inline constexpr listed ms2iosf4_ncb{{&uncore_events::list, 0x118000000101a, 0xf, 0xb3a6, 0}, {}, &ms2iosf4_ncb};
inline constexpr listed ms2iosf4_ncs{{&uncore_events::list, 0x118000000201a, 0xf, 0xb3d4, 0}, {}, &ms2iosf4_ncs};
inline constexpr listed ms2iosf5_ncb{{&uncore_events::list, 0x118000000401a, 0xf, 0xb402, 0}, {}, &ms2iosf5_ncb};
inline constexpr listed ms2iosf5_ncs{{&uncore_events::list, 0x118000000801a, 0xf, 0xb430, 0}, {}, &ms2iosf5_ncs};
}
namespace local_p2p_shar_returned {
inline constexpr listed agent_0{{&uncore_events::list, 0x1180000001017, 0xf, 0xb143, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&uncore_events::list, 0x1180000002017, 0xf, 0xb16b, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&uncore_events::list, 0x1180000004017, 0xf, 0xb193, 0}, {}, &agent_2};
}
namespace local_shar_p2p_crd_returned {
inline constexpr listed agent_0{{&uncore_events::list, 0x1180000001044, 0xf, 0xbb36, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&uncore_events::list, 0x1180000002044, 0xf, 0xbb62, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&uncore_events::list, 0x1180000004044, 0xf, 0xbb8e, 0}, {}, &agent_2};
inline constexpr listed agent_3{{&uncore_events::list, 0x1180000008044, 0xf, 0xbbba, 0}, {}, &agent_3};
inline constexpr listed agent_4{{&uncore_events::list, 0x1180000010044, 0xf, 0xbbe6, 0}, {}, &agent_4};
inline constexpr listed agent_5{{&uncore_events::list, 0x1180000020044, 0xf, 0xbc12, 0}, {}, &agent_5};
}
namespace local_shar_p2p_crd_taken_0 {
inline constexpr listed m2iosf0_ncb{{&uncore_events::list, 0x1180000001040, 0xf, 0xb76d, 0}, {}, &m2iosf0_ncb};
inline constexpr listed m2iosf0_ncs{{&uncore_events::list, 0x1180000002040, 0xf, 0xb79c, 0}, {}, &m2iosf0_ncs};
inline constexpr listed m2iosf1_ncb{{&uncore_events::list, 0x1180000004040, 0xf, 0xb7cb, 0}, {}, &m2iosf1_ncb};
inline constexpr listed m2iosf1_ncs{{&uncore_events::list, 0x1180000008040, 0xf, 0xb7fa, 0}, {}, &m2iosf1_ncs};
inline constexpr listed m2iosf2_ncb{{&uncore_events::list, 0x1180000010040, 0xf, 0xb829, 0}, {}, &m2iosf2_ncb};
inline constexpr listed m2iosf2_ncs{{&uncore_events::list, 0x1180000020040, 0xf, 0xb858, 0}, {}, &m2iosf2_ncs};
inline constexpr listed m2iosf3_ncb{{&uncore_events::list, 0x1180000040040, 0xf, 0xb887, 0}, {}, &m2iosf3_ncb};
inline constexpr listed m2iosf3_ncs{{&uncore_events::list, 0x1180000080040, 0xf, 0xb8b6, 0}, {}, &m2iosf3_ncs};
}
namespace local_shar_p2p_crd_taken_1 {
inline constexpr listed m2iosf4_ncb{{&uncore_events::list, 0x1180000001041, 0xf, 0xb8e5, 0}, {}, &m2iosf4_ncb};
inline constexpr listed m2iosf4_ncs{{&uncore_events::list, 0x1180000002041, 0xf, 0xb914, 0}, {}, &m2iosf4_ncs};
inline constexpr listed m2iosf5_ncb{{&uncore_events::list, 0x1180000004041, 0xf, 0xb943, 0}, {}, &m2iosf5_ncb};
inline constexpr listed m2iosf5_ncs{{&uncore_events::list, 0x1180000008041, 0xf, 0xb972, 0}, {}, &m2iosf5_ncs};
}
namespace local_shar_p2p_crd_wait_0 {
inline constexpr listed m2iosf0_ncb{{&uncore_events::list, 0x118000000104a, 0xf, 0xc079, 0}, {}, &m2iosf0_ncb};
inline constexpr listed m2iosf0_ncs{{&uncore_events::list, 0x118000000204a, 0xf, 0xc0a7, 0}, {}, &m2iosf0_ncs};
inline constexpr listed m2iosf1_ncb{{&uncore_events::list, 0x118000000404a, 0xf, 0xc0d5, 0}, {}, &m2iosf1_ncb};
inline constexpr listed m2iosf1_ncs{{&uncore_events::list, 0x118000000804a, 0xf, 0xc103, 0}, {}, &m2iosf1_ncs};
inline constexpr listed m2iosf2_ncb{{&uncore_events::list, 0x118000001004a, 0xf, 0xc131, 0}, {}, &m2iosf2_ncb};
inline constexpr listed m2iosf2_ncs{{&uncore_events::list, 0x118000002004a, 0xf, 0xc15f, 0}, {}, &m2iosf2_ncs};
inline constexpr listed m2iosf3_ncb{{&uncore_events::list, 0x118000004004a, 0xf, 0xc18d, 0}, {}, &m2iosf3_ncb};
inline constexpr listed m2iosf3_ncs{{&uncore_events::list, 0x118000008004a, 0xf, 0xc1bb, 0}, {}, &m2iosf3_ncs};
}
namespace local_shar_p2p_crd_wait_1 {
inline constexpr listed m2iosf4_ncb{{&uncore_events::list, 0x118000000104b, 0xf, 0xc1e9, 0}, {}, &m2iosf4_ncb};
inline constexpr listed m2iosf4_ncs{{&uncore_events::list, 0x118000000204b, 0xf, 0xc217, 0}, {}, &m2iosf4_ncs};
inline constexpr listed m2iosf5_ncb{{&uncore_events::list, 0x118000000404b, 0xf, 0xc245, 0}, {}, &m2iosf5_ncb};
inline constexpr listed m2iosf5_ncs{{&uncore_events::list, 0x118000000804b, 0xf, 0xc273, 0}, {}, &m2iosf5_ncs};
}
namespace p2p_crd_occupancy {
inline constexpr listed local_ncb{{&uncore_events::list, 0x1180000001014, 3, 0xaf38, 0}, {}, &local_ncb};
inline constexpr listed local_ncs{{&uncore_events::list, 0x1180000002014, 3, 0xaf5c, 0}, {}, &local_ncs};
inline constexpr listed remote_ncb{{&uncore_events::list, 0x1180000004014, 3, 0xaf80, 0}, {}, &remote_ncb};
inline constexpr listed remote_ncs{{&uncore_events::list, 0x1180000008014, 3, 0xafa5, 0}, {}, &remote_ncs};
inline constexpr listed all{{&uncore_events::list, 0x1180000010014, 3, 0xafca, 0}, {}, &all};
}
namespace p2p_ded_received {
inline constexpr listed local_ncb{{&uncore_events::list, 0x1180000001016, 0xf, 0xb098, 0}, {}, &local_ncb};
inline constexpr listed local_ncs{{&uncore_events::list, 0x1180000002016, 0xf, 0xb0bb, 0}, {}, &local_ncs};
inline constexpr listed remote_ncb{{&uncore_events::list, 0x1180000004016, 0xf, 0xb0de, 0}, {}, &remote_ncb};
inline constexpr listed remote_ncs{{&uncore_events::list, 0x1180000008016, 0xf, 0xb102, 0}, {}, &remote_ncs};
inline constexpr listed all{{&uncore_events::list, 0x1180000010016, 0xf, 0xb126, 0}, {}, &all};
}
namespace p2p_shar_received {
inline constexpr listed local_ncb{{&uncore_events::list, 0x1180000001015, 0xf, 0xafe8, 0}, {}, &local_ncb};
inline constexpr listed local_ncs{{&uncore_events::list, 0x1180000002015, 0xf, 0xb00c, 0}, {}, &local_ncs};
inline constexpr listed remote_ncb{{&uncore_events::list, 0x1180000004015, 0xf, 0xb030, 0}, {}, &remote_ncb};
inline constexpr listed remote_ncs{{&uncore_events::list, 0x1180000008015, 0xf, 0xb055, 0}, {}, &remote_ncs};
inline constexpr listed all{{&uncore_events::list, 0x1180000010015, 0xf, 0xb07a, 0}, {}, &all};
}
namespace remote_ded_p2p_crd_taken_0 {
inline constexpr listed upi0_drs{{&uncore_events::list, 0x1180000001048, 0xf, 0xbeed, 0}, {}, &upi0_drs};
inline constexpr listed upi0_ncb{{&uncore_events::list, 0x1180000002048, 0xf, 0xbf19, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&uncore_events::list, 0x1180000004048, 0xf, 0xbf45, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_drs{{&uncore_events::list, 0x1180000008048, 0xf, 0xbf71, 0}, {}, &upi1_drs};
inline constexpr listed upi1_ncb{{&uncore_events::list, 0x1180000010048, 0xf, 0xbf9d, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&uncore_events::list, 0x1180000020048, 0xf, 0xbfc9, 0}, {}, &upi1_ncs};
}
namespace remote_ded_p2p_crd_taken_1 {
inline constexpr listed upi2_drs{{&uncore_events::list, 0x1180000001049, 0xf, 0xbff5, 0}, {}, &upi2_drs};
inline constexpr listed upi2_ncb{{&uncore_events::list, 0x1180000002049, 0xf, 0xc021, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&uncore_events::list, 0x1180000004049, 0xf, 0xc04d, 0}, {}, &upi2_ncs};
}
namespace remote_p2p_ded_returned {
inline constexpr listed upi0_ncb{{&uncore_events::list, 0x118000000101b, 0xf, 0xb45e, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&uncore_events::list, 0x118000000201b, 0xf, 0xb487, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_ncb{{&uncore_events::list, 0x118000000401b, 0xf, 0xb4b0, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&uncore_events::list, 0x118000000801b, 0xf, 0xb4d9, 0}, {}, &upi1_ncs};
inline constexpr listed upi2_ncb{{&uncore_events::list, 0x118000001001b, 0xf, 0xb502, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&uncore_events::list, 0x118000002001b, 0xf, 0xb52b, 0}, {}, &upi2_ncs};
}
namespace remote_p2p_shar_returned {
inline constexpr listed agent_0{{&uncore_events::list, 0x1180000001018, 0xf, 0xb1bb, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&uncore_events::list, 0x1180000002018, 0xf, 0xb1e4, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&uncore_events::list, 0x1180000004018, 0xf, 0xb20d, 0}, {}, &agent_2};
}
namespace remote_shar_p2p_crd_returned {
inline constexpr listed agent_0{{&uncore_events::list, 0x1180000001045, 0xf, 0xbc3e, 0}, {}, &agent_0};
inline constexpr listed agent_1{{&uncore_events::list, 0x1180000002045, 0xf, 0xbc6b, 0}, {}, &agent_1};
inline constexpr listed agent_2{{&uncore_events::list, 0x1180000004045, 0xf, 0xbc98, 0}, {}, &agent_2};
}
namespace remote_shar_p2p_crd_taken_0 {
inline constexpr listed upi0_drs{{&uncore_events::list, 0x1180000001042, 0xf, 0xb9a1, 0}, {}, &upi0_drs};
inline constexpr listed upi0_ncb{{&uncore_events::list, 0x1180000002042, 0xf, 0xb9ce, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&uncore_events::list, 0x1180000004042, 0xf, 0xb9fb, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_drs{{&uncore_events::list, 0x1180000008042, 0xf, 0xba28, 0}, {}, &upi1_drs};
inline constexpr listed upi1_ncb{{&uncore_events::list, 0x1180000010042, 0xf, 0xba55, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&uncore_events::list, 0x1180000020042, 0xf, 0xba82, 0}, {}, &upi1_ncs};
}
namespace remote_shar_p2p_crd_taken_1 {
inline constexpr listed upi2_drs{{&uncore_events::list, 0x1180000001043, 0xf, 0xbaaf, 0}, {}, &upi2_drs};
inline constexpr listed upi2_ncb{{&uncore_events::list, 0x1180000002043, 0xf, 0xbadc, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&uncore_events::list, 0x1180000004043, 0xf, 0xbb09, 0}, {}, &upi2_ncs};
}
namespace remote_shar_p2p_crd_wait_0 {
inline constexpr listed upi0_drs{{&uncore_events::list, 0x118000000104c, 0xf, 0xc2a1, 0}, {}, &upi0_drs};
inline constexpr listed upi0_ncb{{&uncore_events::list, 0x118000000204c, 0xf, 0xc2cd, 0}, {}, &upi0_ncb};
inline constexpr listed upi0_ncs{{&uncore_events::list, 0x118000000404c, 0xf, 0xc2f9, 0}, {}, &upi0_ncs};
inline constexpr listed upi1_drs{{&uncore_events::list, 0x118000000804c, 0xf, 0xc325, 0}, {}, &upi1_drs};
inline constexpr listed upi1_ncb{{&uncore_events::list, 0x118000001004c, 0xf, 0xc351, 0}, {}, &upi1_ncb};
inline constexpr listed upi1_ncs{{&uncore_events::list, 0x118000002004c, 0xf, 0xc37d, 0}, {}, &upi1_ncs};
}
namespace remote_shar_p2p_crd_wait_1 {
inline constexpr listed upi2_drs{{&uncore_events::list, 0x118000000104d, 0xf, 0xc3a9, 0}, {}, &upi2_drs};
inline constexpr listed upi2_ncb{{&uncore_events::list, 0x118000000204d, 0xf, 0xc3d5, 0}, {}, &upi2_ncb};
inline constexpr listed upi2_ncs{{&uncore_events::list, 0x118000000404d, 0xf, 0xc401, 0}, {}, &upi2_ncs};
}
namespace rxc_cycles_ne {
inline constexpr listed cha_idi{{&uncore_events::list, 0x1180000001010, 0xf, 0xad70, 0}, {}, &cha_idi};
inline constexpr listed cha_ncb{{&uncore_events::list, 0x1180000002010, 0xf, 0xad8e, 0}, {}, &cha_ncb};
inline constexpr listed cha_ncs{{&uncore_events::list, 0x1180000004010, 0xf, 0xadac, 0}, {}, &cha_ncs};
inline constexpr listed upi_ncb{{&uncore_events::list, 0x1180000008010, 0xf, 0xadca, 0}, {}, &upi_ncb};
inline constexpr listed upi_ncs{{&uncore_events::list, 0x1180000010010, 0xf, 0xade8, 0}, {}, &upi_ncs};
inline constexpr listed iio_ncb{{&uncore_events::list, 0x1180000020010, 0xf, 0xae06, 0}, {}, &iio_ncb};
inline constexpr listed iio_ncs{{&uncore_events::list, 0x1180000040010, 0xf, 0xae24, 0}, {}, &iio_ncs};
inline constexpr listed all{{&uncore_events::list, 0x1180000080010, 0xf, 0xae42, 0}, {}, &all};
}
namespace rxc_inserts {
inline constexpr listed cha_idi{{&uncore_events::list, 0x1180000001011, 0xf, 0xae5c, 0}, {}, &cha_idi};
inline constexpr listed cha_ncb{{&uncore_events::list, 0x1180000002011, 0xf, 0xae78, 0}, {}, &cha_ncb};
inline constexpr listed cha_ncs{{&uncore_events::list, 0x1180000004011, 0xf, 0xae94, 0}, {}, &cha_ncs};
inline constexpr listed upi_ncb{{&uncore_events::list, 0x1180000008011, 0xf, 0xaeb0, 0}, {}, &upi_ncb};
inline constexpr listed upi_ncs{{&uncore_events::list, 0x1180000010011, 0xf, 0xaecc, 0}, {}, &upi_ncs};
inline constexpr listed iio_ncb{{&uncore_events::list, 0x1180000020011, 0xf, 0xaee8, 0}, {}, &iio_ncb};
inline constexpr listed iio_ncs{{&uncore_events::list, 0x1180000040011, 0xf, 0xaf04, 0}, {}, &iio_ncs};
inline constexpr listed all{{&uncore_events::list, 0x1180000080011, 0xf, 0xaf20, 0}, {}, &all};
}
namespace txc_credits {
inline constexpr listed prq{{&uncore_events::list, 0x118000000102d, 3, 0xb554, 0}, {}, &prq};
inline constexpr listed pmm{{&uncore_events::list, 0x118000000202d, 3, 0xb56c, 0}, {}, &pmm};
}
namespace txc_cycles_full {
inline constexpr listed pmm_block_1{{&uncore_events::list, 0x1180000008025, 0xf, 0x118e6, 0}, {}, &pmm_block_1};
inline constexpr listed pmm_block_0{{&uncore_events::list, 0x1180000080025, 0xf, 0x1190a, 0}, {}, &pmm_block_0};
}
namespace txc_cycles_ne {
inline constexpr listed pmm_distress_1{{&uncore_events::list, 0x1180000008023, 3, 0x1189c, 0}, {}, &pmm_distress_1};
inline constexpr listed pmm_distress_0{{&uncore_events::list, 0x1180000080023, 3, 0x118c1, 0}, {}, &pmm_distress_0};
}
} // namespace m2pcie

namespace m3upi {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x1c0000000001, 0xf, 0xd53, 0}, {}, &clockticks};
inline constexpr listed upi_prefetch_spawn{{&uncore_events::list, 0x11c0000000029, 0xf, 0x3bac, 0}, {}, &upi_prefetch_spawn};
inline constexpr listed d2u_sent{{&uncore_events::list, 0x11c000000002a, 0xf, 0x3bc9, 0}, {}, &d2u_sent};
inline constexpr listed d2c_sent{{&uncore_events::list, 0x11c000000002b, 0xf, 0x3bdc, 0}, {}, &d2c_sent};
inline constexpr listed cms_clockticks{{&uncore_events::list, 0x11c00000000c0, 0xf, 0x3bef, 0}, {}, &cms_clockticks};
inline constexpr listed txc_ak_flq_inserts{{&uncore_events::list, 0x11c000000002f, 0xf, 0xf1f9, 0}, {}, &txc_ak_flq_inserts};
inline constexpr listed txc_ak_flq_occupancy{{&uncore_events::list, 0x11c000000001e, 1, 0xf216, 0}, {}, &txc_ak_flq_occupancy};
inline constexpr listed txc_ad_flq_bypass_{{&uncore_events::list, 0x11c000000002c, 0xf, 0x1192e, 0}, {}, &txc_ad_flq_bypass_};
namespace cha_ad_credits_empty {
inline constexpr listed vna{{&uncore_events::list, 0x11c0000001022, 0xf, 0xc4c9, 0}, {}, &vna};
inline constexpr listed wb{{&uncore_events::list, 0x11c0000002022, 0xf, 0xc4ec, 0}, {}, &wb};
inline constexpr listed req{{&uncore_events::list, 0x11c0000004022, 0xf, 0xc50e, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c0000008022, 0xf, 0xc531, 0}, {}, &snp};
}
namespace egress_ordering {
inline constexpr listed iv_snoopgo_up{{&uncore_events::list, 0x11c00000010ba, 0xf, 0xc479, 0}, {}, &iv_snoopgo_up};
inline constexpr listed iv_snoopgo_dn{{&uncore_events::list, 0x11c00000040ba, 0xf, 0xc4a1, 0}, {}, &iv_snoopgo_dn};
}
namespace m2_bl_credits_empty {
inline constexpr listed iio2_ncb{{&uncore_events::list, 0x11c0000002023, 0xf, 0xc554, 0}, {}, &iio2_ncb};
inline constexpr listed iio3_ncb{{&uncore_events::list, 0x11c0000004023, 0xf, 0xc57b, 0}, {}, &iio3_ncb};
inline constexpr listed iio4_ncb{{&uncore_events::list, 0x11c0000008023, 0xf, 0xc5a2, 0}, {}, &iio4_ncb};
inline constexpr listed iio5_ncb{{&uncore_events::list, 0x11c0000010023, 0xf, 0xc5c9, 0}, {}, &iio5_ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c0000040023, 0xf, 0xc5f0, 0}, {}, &ncs};
inline constexpr listed ncs_sel{{&uncore_events::list, 0x11c0000080023, 0xf, 0xc612, 0}, {}, &ncs_sel};
inline constexpr listed iio1_ncb{{&uncore_events::list, 0x11c0000001023, 0xf, 0xf235, 0}, {}, &iio1_ncb};
inline constexpr listed ubox_ncb{{&uncore_events::list, 0x11c0000020023, 0xf, 0xf25c, 0}, {}, &ubox_ncb};
}
namespace multi_slot_rcvd {
inline constexpr listed ad_slot0{{&uncore_events::list, 0x11c000000103e, 0xf, 0xc638, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&uncore_events::list, 0x11c000000203e, 0xf, 0xc65b, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&uncore_events::list, 0x11c000000403e, 0xf, 0xc67e, 0}, {}, &ad_slot2};
inline constexpr listed bl_slot0{{&uncore_events::list, 0x11c000000803e, 0xf, 0xc6a1, 0}, {}, &bl_slot0};
inline constexpr listed ak_slot0{{&uncore_events::list, 0x11c000001003e, 0xf, 0xc6c4, 0}, {}, &ak_slot0};
inline constexpr listed ak_slot2{{&uncore_events::list, 0x11c000002003e, 0xf, 0xc6e7, 0}, {}, &ak_slot2};
}
namespace rxc_arb_lost_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104b, 1, 0xc70a, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204b, 1, 0xc72c, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404b, 1, 0xc74e, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804b, 1, 0xc770, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004b, 1, 0xc792, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004b, 1, 0xc7b3, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004b, 1, 0xc7d5, 0}, {}, &bl_ncs};
}
namespace rxc_arb_lost_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104c, 1, 0xc7f7, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204c, 1, 0xc819, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404c, 1, 0xc83b, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804c, 1, 0xc85d, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004c, 1, 0xc87f, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004c, 1, 0xc8a0, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004c, 1, 0xc8c2, 0}, {}, &bl_ncs};
}
namespace rxc_arb_misc {
inline constexpr listed no_prog_ad_vn0{{&uncore_events::list, 0x11c000000104d, 1, 0xc8e4, 0}, {}, &no_prog_ad_vn0};
inline constexpr listed no_prog_ad_vn1{{&uncore_events::list, 0x11c000000204d, 1, 0xc90a, 0}, {}, &no_prog_ad_vn1};
inline constexpr listed no_prog_bl_vn0{{&uncore_events::list, 0x11c000000404d, 1, 0xc930, 0}, {}, &no_prog_bl_vn0};
inline constexpr listed no_prog_bl_vn1{{&uncore_events::list, 0x11c000000804d, 1, 0xc956, 0}, {}, &no_prog_bl_vn1};
inline constexpr listed adbl_parallel_win_vn0{{&uncore_events::list, 0x11c000001004d, 1, 0xc97c, 0}, {}, &adbl_parallel_win_vn0};
inline constexpr listed adbl_parallel_win_vn1{{&uncore_events::list, 0x11c000002004d, 1, 0xc9a9, 0}, {}, &adbl_parallel_win_vn1};
inline constexpr listed vn01_parallel_win{{&uncore_events::list, 0x11c000004004d, 1, 0xc9d6, 0}, {}, &vn01_parallel_win};
inline constexpr listed all_parallel_win{{&uncore_events::list, 0x11c000008004d, 1, 0xc9ff, 0}, {}, &all_parallel_win};
}
namespace rxc_arb_nocrd_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001047, 1, 0xca27, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002047, 1, 0xca4a, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004047, 1, 0xca6d, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008047, 1, 0xca90, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010047, 1, 0xcab3, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020047, 1, 0xcad5, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040047, 1, 0xcaf8, 0}, {}, &bl_ncs};
}
namespace rxc_arb_nocrd_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001048, 1, 0xcb1b, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002048, 1, 0xcb3e, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004048, 1, 0xcb61, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008048, 1, 0xcb84, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010048, 1, 0xcba7, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020048, 1, 0xcbc9, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040048, 1, 0xcbec, 0}, {}, &bl_ncs};
}
namespace rxc_arb_noreq_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001049, 1, 0xcc0f, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002049, 1, 0xcc32, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004049, 1, 0xcc55, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008049, 1, 0xcc78, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010049, 1, 0xcc9b, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020049, 1, 0xccbd, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040049, 1, 0xcce0, 0}, {}, &bl_ncs};
}
namespace rxc_arb_noreq_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104a, 1, 0xcd03, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204a, 1, 0xcd26, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404a, 1, 0xcd49, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804a, 1, 0xcd6c, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004a, 1, 0xcd8f, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004a, 1, 0xcdb1, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004a, 1, 0xcdd4, 0}, {}, &bl_ncs};
}
namespace rxc_bypassed {
inline constexpr listed ad_s0_idle{{&uncore_events::list, 0x11c0000001040, 7, 0xcdf7, 0}, {}, &ad_s0_idle};
inline constexpr listed ad_s0_bl_arb{{&uncore_events::list, 0x11c0000002040, 7, 0xce19, 0}, {}, &ad_s0_bl_arb};
inline constexpr listed ad_s1_bl_slot{{&uncore_events::list, 0x11c0000004040, 7, 0xce3d, 0}, {}, &ad_s1_bl_slot};
inline constexpr listed ad_s2_bl_slot{{&uncore_events::list, 0x11c0000008040, 7, 0xce62, 0}, {}, &ad_s2_bl_slot};
}
namespace rxc_crd_misc {
inline constexpr listed any_bgf_fifo{{&uncore_events::list, 0x11c000000105f, 1, 0xce87, 0}, {}, &any_bgf_fifo};
inline constexpr listed any_bgf_path{{&uncore_events::list, 0x11c000000205f, 1, 0xceab, 0}, {}, &any_bgf_path};
inline constexpr listed vn0_no_d2k_for_arb{{&uncore_events::list, 0x11c000000405f, 1, 0xcecf, 0}, {}, &vn0_no_d2k_for_arb};
inline constexpr listed vn1_no_d2k_for_arb{{&uncore_events::list, 0x11c000000805f, 1, 0xcef9, 0}, {}, &vn1_no_d2k_for_arb};
inline constexpr listed lt1_for_d2k{{&uncore_events::list, 0x11c000001005f, 1, 0xcf23, 0}, {}, &lt1_for_d2k};
inline constexpr listed lt2_for_d2k{{&uncore_events::list, 0x11c000002005f, 1, 0xcf46, 0}, {}, &lt2_for_d2k};
}
namespace rxc_crd_occ {
inline constexpr listed vna_in_use{{&uncore_events::list, 0x11c0000001060, 1, 0xcf69, 0}, {}, &vna_in_use};
inline constexpr listed flits_in_fifo{{&uncore_events::list, 0x11c0000002060, 1, 0xcf8a, 0}, {}, &flits_in_fifo};
inline constexpr listed flits_in_path{{&uncore_events::list, 0x11c0000004060, 1, 0xcfae, 0}, {}, &flits_in_path};
inline constexpr listed txq_crd{{&uncore_events::list, 0x11c0000008060, 1, 0xcfd2, 0}, {}, &txq_crd};
inline constexpr listed d2k_crd{{&uncore_events::list, 0x11c0000010060, 1, 0xcff0, 0}, {}, &d2k_crd};
inline constexpr listed p1p_total{{&uncore_events::list, 0x11c0000020060, 1, 0xd00e, 0}, {}, &p1p_total};
inline constexpr listed p1p_fifo{{&uncore_events::list, 0x11c0000040060, 1, 0xd02e, 0}, {}, &p1p_fifo};
inline constexpr listed consumed{{&uncore_events::list, 0x11c0000080060, 1, 0xd04d, 0}, {}, &consumed};
}
namespace rxc_cycles_ne_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c0000001043, 1, 0xd06c, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c0000002043, 1, 0xd08f, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c0000004043, 1, 0xd0b2, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c0000008043, 1, 0xd0d5, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c0000010043, 1, 0xd0f8, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c0000020043, 1, 0xd11a, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c0000040043, 1, 0xd13d, 0}, {}, &bl_ncs};
}
namespace rxc_data_flits_not_sent {
inline constexpr listed all{{&uncore_events::list, 0x11c0000001055, 1, 0xd160, 0}, {}, &all};
inline constexpr listed tsv_hi{{&uncore_events::list, 0x11c0000002055, 1, 0xd186, 0}, {}, &tsv_hi};
inline constexpr listed valid_for_flit{{&uncore_events::list, 0x11c0000004055, 1, 0xd1af, 0}, {}, &valid_for_flit};
inline constexpr listed no_bgf{{&uncore_events::list, 0x11c0000008055, 1, 0xd1e0, 0}, {}, &no_bgf};
inline constexpr listed no_txq{{&uncore_events::list, 0x11c0000010055, 1, 0xd209, 0}, {}, &no_txq};
}
namespace rxc_flit_gen_hdr1 {
inline constexpr listed accum{{&uncore_events::list, 0x11c0000001051, 1, 0xd4f9, 0}, {}, &accum};
inline constexpr listed accum_read{{&uncore_events::list, 0x11c0000002051, 1, 0xd51b, 0}, {}, &accum_read};
inline constexpr listed accum_wasted{{&uncore_events::list, 0x11c0000004051, 1, 0xd542, 0}, {}, &accum_wasted};
inline constexpr listed ahead_blocked{{&uncore_events::list, 0x11c0000008051, 1, 0xd56b, 0}, {}, &ahead_blocked};
inline constexpr listed ahead_msg1_during{{&uncore_events::list, 0x11c0000010051, 1, 0xd595, 0}, {}, &ahead_msg1_during};
inline constexpr listed ahead_msg2_after{{&uncore_events::list, 0x11c0000020051, 1, 0xd5c3, 0}, {}, &ahead_msg2_after};
inline constexpr listed ahead_msg2_sent{{&uncore_events::list, 0x11c0000040051, 1, 0xd5f0, 0}, {}, &ahead_msg2_sent};
inline constexpr listed ahead_msg1_after{{&uncore_events::list, 0x11c0000080051, 1, 0xd61c, 0}, {}, &ahead_msg1_after};
}
namespace rxc_flit_gen_hdr2 {
inline constexpr listed rmstall{{&uncore_events::list, 0x11c0000001052, 1, 0xd649, 0}, {}, &rmstall};
inline constexpr listed rmstall_nomsg{{&uncore_events::list, 0x11c0000002052, 1, 0xd66d, 0}, {}, &rmstall_nomsg};
inline constexpr listed par{{&uncore_events::list, 0x11c0000004052, 1, 0xd697, 0}, {}, &par};
inline constexpr listed par_msg{{&uncore_events::list, 0x11c0000008052, 1, 0xd6b7, 0}, {}, &par_msg};
inline constexpr listed par_flit{{&uncore_events::list, 0x11c0000010052, 1, 0xd6db, 0}, {}, &par_flit};
}
namespace rxc_flits_gen_bl {
inline constexpr listed p0_wait{{&uncore_events::list, 0x11c0000001057, 1, 0xd232, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&uncore_events::list, 0x11c0000002057, 1, 0xd255, 0}, {}, &p1_wait};
inline constexpr listed p1p_to_limbo{{&uncore_events::list, 0x11c0000004057, 1, 0xd278, 0}, {}, &p1p_to_limbo};
inline constexpr listed p1p_busy{{&uncore_events::list, 0x11c0000008057, 1, 0xd2a0, 0}, {}, &p1p_busy};
inline constexpr listed p1p_at_limit{{&uncore_events::list, 0x11c0000010057, 1, 0xd2c4, 0}, {}, &p1p_at_limit};
inline constexpr listed p1p_hold_p0{{&uncore_events::list, 0x11c0000020057, 1, 0xd2ec, 0}, {}, &p1p_hold_p0};
inline constexpr listed p1p_fifo_full{{&uncore_events::list, 0x11c0000040057, 1, 0xd313, 0}, {}, &p1p_fifo_full};
}
namespace rxc_flits_misc {
inline constexpr listed s2req_received{{&uncore_events::list, 0x11c0000001058, 1, 0xd33c, 0}, {}, &s2req_received};
inline constexpr listed s2req_withdrawn{{&uncore_events::list, 0x11c0000002058, 1, 0xd364, 0}, {}, &s2req_withdrawn};
inline constexpr listed s2req_in_holdoff{{&uncore_events::list, 0x11c0000004058, 1, 0xd38d, 0}, {}, &s2req_in_holdoff};
inline constexpr listed s2req_in_service{{&uncore_events::list, 0x11c0000008058, 1, 0xd3b7, 0}, {}, &s2req_in_service};
}
namespace rxc_flits_slot_bl {
inline constexpr listed all{{&uncore_events::list, 0x11c0000001056, 1, 0xd3e1, 0}, {}, &all};
inline constexpr listed need_data{{&uncore_events::list, 0x11c0000002056, 1, 0xd401, 0}, {}, &need_data};
inline constexpr listed p0_wait{{&uncore_events::list, 0x11c0000004056, 1, 0xd427, 0}, {}, &p0_wait};
inline constexpr listed p1_wait{{&uncore_events::list, 0x11c0000008056, 1, 0xd44b, 0}, {}, &p1_wait};
inline constexpr listed p1_not_req{{&uncore_events::list, 0x11c0000010056, 1, 0xd46f, 0}, {}, &p1_not_req};
inline constexpr listed p1_not_req_but_bubble{{&uncore_events::list, 0x11c0000020056, 1, 0xd496, 0}, {}, &p1_not_req_but_bubble};
inline constexpr listed p1_not_req_not_avail{{&uncore_events::list, 0x11c0000040056, 1, 0xd4c8, 0}, {}, &p1_not_req_not_avail};
}
namespace rxc_hdr_flit_not_sent {
inline constexpr listed all{{&uncore_events::list, 0x11c0000001053, 1, 0xd801, 0}, {}, &all};
inline constexpr listed tsv_hi{{&uncore_events::list, 0x11c0000002053, 1, 0xd825, 0}, {}, &tsv_hi};
inline constexpr listed valid_for_flit{{&uncore_events::list, 0x11c0000004053, 1, 0xd84c, 0}, {}, &valid_for_flit};
inline constexpr listed no_bgf_crd{{&uncore_events::list, 0x11c0000008053, 1, 0xd87b, 0}, {}, &no_bgf_crd};
inline constexpr listed no_txq_crd{{&uncore_events::list, 0x11c0000010053, 1, 0xd8a6, 0}, {}, &no_txq_crd};
inline constexpr listed no_bgf_no_msg{{&uncore_events::list, 0x11c0000020053, 1, 0xd8d1, 0}, {}, &no_bgf_no_msg};
inline constexpr listed no_txq_no_msg{{&uncore_events::list, 0x11c0000040053, 1, 0xd8ff, 0}, {}, &no_txq_no_msg};
}
namespace rxc_hdr_flits_sent {
inline constexpr listed _1_msg{{&uncore_events::list, 0x11c0000001054, 1, 0xd700, 0}, {}, &_1_msg};
inline constexpr listed _2_msgs{{&uncore_events::list, 0x11c0000002054, 1, 0xd723, 0}, {}, &_2_msgs};
inline constexpr listed _3_msgs{{&uncore_events::list, 0x11c0000004054, 1, 0xd747, 0}, {}, &_3_msgs};
inline constexpr listed _1_msg_vnx{{&uncore_events::list, 0x11c0000008054, 1, 0xd76b, 0}, {}, &_1_msg_vnx};
inline constexpr listed slots_1{{&uncore_events::list, 0x11c0000010054, 1, 0xd792, 0}, {}, &slots_1};
inline constexpr listed slots_2{{&uncore_events::list, 0x11c0000020054, 1, 0xd7b7, 0}, {}, &slots_2};
inline constexpr listed slots_3{{&uncore_events::list, 0x11c0000040054, 1, 0xd7dc, 0}, {}, &slots_3};
}
namespace rxc_held {
inline constexpr listed vn0{{&uncore_events::list, 0x11c0000001050, 7, 0xd92d, 0}, {}, &vn0};
inline constexpr listed vn1{{&uncore_events::list, 0x11c0000002050, 7, 0xd944, 0}, {}, &vn1};
inline constexpr listed parallel_attempt{{&uncore_events::list, 0x11c0000004050, 7, 0xd95b, 0}, {}, &parallel_attempt};
inline constexpr listed parallel_success{{&uncore_events::list, 0x11c0000008050, 7, 0xd97f, 0}, {}, &parallel_success};
inline constexpr listed cant_slot_ad{{&uncore_events::list, 0x11c0000010050, 7, 0xd9a3, 0}, {}, &cant_slot_ad};
inline constexpr listed cant_slot_bl{{&uncore_events::list, 0x11c0000020050, 7, 0xd9c3, 0}, {}, &cant_slot_bl};
}
namespace rxc_packing_miss_vn0 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104e, 7, 0xd9e3, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204e, 7, 0xda09, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404e, 7, 0xda2f, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804e, 7, 0xda55, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004e, 7, 0xda7b, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004e, 7, 0xdaa0, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004e, 7, 0xdac6, 0}, {}, &bl_ncs};
}
namespace rxc_packing_miss_vn1 {
inline constexpr listed ad_req{{&uncore_events::list, 0x11c000000104f, 7, 0xdaec, 0}, {}, &ad_req};
inline constexpr listed ad_snp{{&uncore_events::list, 0x11c000000204f, 7, 0xdb12, 0}, {}, &ad_snp};
inline constexpr listed ad_rsp{{&uncore_events::list, 0x11c000000404f, 7, 0xdb38, 0}, {}, &ad_rsp};
inline constexpr listed bl_rsp{{&uncore_events::list, 0x11c000000804f, 7, 0xdb5e, 0}, {}, &bl_rsp};
inline constexpr listed bl_wb{{&uncore_events::list, 0x11c000001004f, 7, 0xdb84, 0}, {}, &bl_wb};
inline constexpr listed bl_ncb{{&uncore_events::list, 0x11c000002004f, 7, 0xdba9, 0}, {}, &bl_ncb};
inline constexpr listed bl_ncs{{&uncore_events::list, 0x11c000004004f, 7, 0xdbcf, 0}, {}, &bl_ncs};
}
namespace rxc_vna_crd {
inline constexpr listed corrected{{&uncore_events::list, 0x11c000000105a, 1, 0xdbf5, 0}, {}, &corrected};
inline constexpr listed lt1{{&uncore_events::list, 0x11c000000205a, 1, 0xdc15, 0}, {}, &lt1};
inline constexpr listed lt4{{&uncore_events::list, 0x11c000000405a, 1, 0xdc2f, 0}, {}, &lt4};
inline constexpr listed lt5{{&uncore_events::list, 0x11c000000805a, 1, 0xdc49, 0}, {}, &lt5};
inline constexpr listed lt10{{&uncore_events::list, 0x11c000001005a, 1, 0xdc63, 0}, {}, &lt10};
inline constexpr listed any_in_use{{&uncore_events::list, 0x11c000002005a, 1, 0xdc7e, 0}, {}, &any_in_use};
}
namespace rxc_vna_crd_misc {
inline constexpr listed req_vn01_alloc_lt10{{&uncore_events::list, 0x11c0000001059, 1, 0xdc9f, 0}, {}, &req_vn01_alloc_lt10};
inline constexpr listed req_adbl_alloc_l5{{&uncore_events::list, 0x11c0000002059, 1, 0xdcce, 0}, {}, &req_adbl_alloc_l5};
inline constexpr listed vn0_only{{&uncore_events::list, 0x11c0000004059, 1, 0xdcfb, 0}, {}, &vn0_only};
inline constexpr listed vn1_only{{&uncore_events::list, 0x11c0000008059, 1, 0xdd1f, 0}, {}, &vn1_only};
inline constexpr listed vn0_just_ad{{&uncore_events::list, 0x11c0000010059, 1, 0xdd43, 0}, {}, &vn0_just_ad};
inline constexpr listed vn0_just_bl{{&uncore_events::list, 0x11c0000020059, 1, 0xdd6a, 0}, {}, &vn0_just_bl};
inline constexpr listed vn1_just_ad{{&uncore_events::list, 0x11c0000040059, 1, 0xdd91, 0}, {}, &vn1_just_ad};
inline constexpr listed vn1_just_bl{{&uncore_events::list, 0x11c0000080059, 1, 0xddb8, 0}, {}, &vn1_just_bl};
}
namespace txc_ad_arb_fail {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000001030, 1, 0xdddf, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000002030, 1, 0xde01, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000004030, 1, 0xde23, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008030, 1, 0xde45, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010030, 1, 0xde66, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020030, 1, 0xde88, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000040030, 1, 0xdeaa, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000080030, 1, 0xdecc, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_bypass {
inline constexpr listed ad_slot0{{&uncore_events::list, 0x11c000000102c, 0xf, 0xdeed, 0}, {}, &ad_slot0};
inline constexpr listed ad_slot1{{&uncore_events::list, 0x11c000000202c, 0xf, 0xdf12, 0}, {}, &ad_slot1};
inline constexpr listed ad_slot2{{&uncore_events::list, 0x11c000000402c, 0xf, 0xdf37, 0}, {}, &ad_slot2};
inline constexpr listed bl_early_rsp{{&uncore_events::list, 0x11c000000802c, 0xf, 0xdf5c, 0}, {}, &bl_early_rsp};
}
namespace txc_ad_flq_cycles_ne {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000001027, 0xf, 0xdf85, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000002027, 0xf, 0xdfac, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000004027, 0xf, 0xdfd3, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008027, 0xf, 0xdffa, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010027, 0xf, 0xe020, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020027, 0xf, 0xe047, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000040027, 0xf, 0xe06e, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000080027, 0xf, 0xe095, 0}, {}, &vn1_wb};
}
namespace txc_ad_flq_inserts {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c000000102d, 0xf, 0xe0bb, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c000000202d, 0xf, 0xe0e0, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c000000402d, 0xf, 0xe105, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c000000802d, 0xf, 0xe12a, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c000001002d, 0xf, 0xe14e, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c000002002d, 0xf, 0xe173, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c000004002d, 0xf, 0xe198, 0}, {}, &vn1_rsp};
}
namespace txc_ad_flq_occupancy {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c000000101c, 1, 0xe1bd, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c000000201c, 1, 0xe1e4, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c000000401c, 1, 0xe20b, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c000000801c, 1, 0xe232, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c000001001c, 1, 0xe258, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c000002001c, 1, 0xe27f, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c000004001c, 1, 0xe2a6, 0}, {}, &vn1_rsp};
}
namespace txc_bl_arb_fail {
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000001035, 1, 0xe2cd, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000002035, 1, 0xe2ef, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&uncore_events::list, 0x11c0000004035, 1, 0xe310, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&uncore_events::list, 0x11c0000008035, 1, 0xe332, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000010035, 1, 0xe354, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000020035, 1, 0xe376, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&uncore_events::list, 0x11c0000040035, 1, 0xe397, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&uncore_events::list, 0x11c0000080035, 1, 0xe3b9, 0}, {}, &vn1_ncs};
}
namespace txc_bl_flq_cycles_ne {
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000001028, 0xf, 0xe3db, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000002028, 0xf, 0xe402, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000004028, 0xf, 0xe429, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008028, 0xf, 0xe450, 0}, {}, &vn0_wb};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010028, 0xf, 0xe476, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020028, 0xf, 0xe49d, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000040028, 0xf, 0xe4c4, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000080028, 0xf, 0xe4eb, 0}, {}, &vn1_wb};
}
namespace txc_bl_flq_inserts {
inline constexpr listed vn0_ncb{{&uncore_events::list, 0x11c000000102e, 0xf, 0xe511, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&uncore_events::list, 0x11c000000202e, 0xf, 0xe536, 0}, {}, &vn0_ncs};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c000000402e, 0xf, 0xe55b, 0}, {}, &vn0_wb};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c000000802e, 0xf, 0xe57f, 0}, {}, &vn0_rsp};
inline constexpr listed vn1_ncb{{&uncore_events::list, 0x11c000001002e, 0xf, 0xe5a4, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&uncore_events::list, 0x11c000002002e, 0xf, 0xe5c9, 0}, {}, &vn1_ncs};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c000004002e, 0xf, 0xe5ee, 0}, {}, &vn1_wb};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c000008002e, 0xf, 0xe612, 0}, {}, &vn1_rsp};
}
namespace txc_bl_flq_occupancy {
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c000000101d, 1, 0xe637, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c000000201d, 1, 0xe65e, 0}, {}, &vn0_wb};
inline constexpr listed vn0_ncb{{&uncore_events::list, 0x11c000000401d, 1, 0xe684, 0}, {}, &vn0_ncb};
inline constexpr listed vn0_ncs{{&uncore_events::list, 0x11c000000801d, 1, 0xe6ab, 0}, {}, &vn0_ncs};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c000001001d, 1, 0xe6d2, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c000002001d, 1, 0xe6f9, 0}, {}, &vn1_wb};
inline constexpr listed vn1_ncb{{&uncore_events::list, 0x11c000004001d, 1, 0xe71f, 0}, {}, &vn1_ncb};
inline constexpr listed vn1_ncs{{&uncore_events::list, 0x11c000008001d, 1, 0xe746, 0}, {}, &vn1_ncs};
}
namespace txc_bl_wb_flq_occupancy {
inline constexpr listed vn0_local{{&uncore_events::list, 0x11c000000101f, 1, 0xe76d, 0}, {}, &vn0_local};
inline constexpr listed vn0_through{{&uncore_events::list, 0x11c000000201f, 1, 0xe799, 0}, {}, &vn0_through};
inline constexpr listed vn0_wrpull{{&uncore_events::list, 0x11c000000401f, 1, 0xe7c7, 0}, {}, &vn0_wrpull};
inline constexpr listed vn1_local{{&uncore_events::list, 0x11c000001001f, 1, 0xe7f4, 0}, {}, &vn1_local};
inline constexpr listed vn1_through{{&uncore_events::list, 0x11c000002001f, 1, 0xe820, 0}, {}, &vn1_through};
inline constexpr listed vn1_wrpull{{&uncore_events::list, 0x11c000004001f, 1, 0xe84e, 0}, {}, &vn1_wrpull};
}
namespace upi_peer_ad_credits_empty {
inline constexpr listed vna{{&uncore_events::list, 0x11c0000001020, 0xf, 0xe87b, 0}, {}, &vna};
inline constexpr listed vn0_req{{&uncore_events::list, 0x11c0000002020, 0xf, 0xe8a3, 0}, {}, &vn0_req};
inline constexpr listed vn0_snp{{&uncore_events::list, 0x11c0000004020, 0xf, 0xe8cf, 0}, {}, &vn0_snp};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000008020, 0xf, 0xe8fb, 0}, {}, &vn0_rsp};
inline constexpr listed vn1_req{{&uncore_events::list, 0x11c0000010020, 0xf, 0xe927, 0}, {}, &vn1_req};
inline constexpr listed vn1_snp{{&uncore_events::list, 0x11c0000020020, 0xf, 0xe953, 0}, {}, &vn1_snp};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000040020, 0xf, 0xe97f, 0}, {}, &vn1_rsp};
}
namespace upi_peer_bl_credits_empty {
inline constexpr listed vna{{&uncore_events::list, 0x11c0000001021, 1, 0xe9ab, 0}, {}, &vna};
inline constexpr listed vn0_rsp{{&uncore_events::list, 0x11c0000002021, 1, 0xe9d3, 0}, {}, &vn0_rsp};
inline constexpr listed vn0_ncs_ncb{{&uncore_events::list, 0x11c0000004021, 1, 0xe9ff, 0}, {}, &vn0_ncs_ncb};
inline constexpr listed vn0_wb{{&uncore_events::list, 0x11c0000008021, 1, 0xea2f, 0}, {}, &vn0_wb};
inline constexpr listed vn1_rsp{{&uncore_events::list, 0x11c0000010021, 1, 0xea5a, 0}, {}, &vn1_rsp};
inline constexpr listed vn1_ncs_ncb{{&uncore_events::list, 0x11c0000020021, 1, 0xea86, 0}, {}, &vn1_ncs_ncb};
inline constexpr listed vn1_wb{{&uncore_events::list, 0x11c0000040021, 1, 0xeab6, 0}, {}, &vn1_wb};
}
namespace vn0_credits_used {
inline constexpr listed req{{&uncore_events::list, 0x11c000000105b, 1, 0xeae1, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c000000205b, 1, 0xeb00, 0}, {}, &snp};
inline constexpr listed rsp{{&uncore_events::list, 0x11c000000405b, 1, 0xeb1f, 0}, {}, &rsp};
inline constexpr listed wb{{&uncore_events::list, 0x11c000000805b, 1, 0xeb3e, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11c000001005b, 1, 0xeb5c, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c000002005b, 1, 0xeb7b, 0}, {}, &ncs};
}
namespace vn0_no_credits {
inline constexpr listed req{{&uncore_events::list, 0x11c000000105d, 1, 0xeb9a, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c000000205d, 1, 0xebb7, 0}, {}, &snp};
inline constexpr listed rsp{{&uncore_events::list, 0x11c000000405d, 1, 0xebd4, 0}, {}, &rsp};
inline constexpr listed wb{{&uncore_events::list, 0x11c000000805d, 1, 0xebf1, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11c000001005d, 1, 0xec0d, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c000002005d, 1, 0xec2a, 0}, {}, &ncs};
}
namespace vn1_credits_used {
inline constexpr listed req{{&uncore_events::list, 0x11c000000105c, 1, 0xec47, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c000000205c, 1, 0xec66, 0}, {}, &snp};
inline constexpr listed rsp{{&uncore_events::list, 0x11c000000405c, 1, 0xec85, 0}, {}, &rsp};
inline constexpr listed wb{{&uncore_events::list, 0x11c000000805c, 1, 0xeca4, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11c000001005c, 1, 0xecc2, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c000002005c, 1, 0xece1, 0}, {}, &ncs};
}
namespace vn1_no_credits {
inline constexpr listed req{{&uncore_events::list, 0x11c000000105e, 1, 0xed00, 0}, {}, &req};
inline constexpr listed snp{{&uncore_events::list, 0x11c000000205e, 1, 0xed1d, 0}, {}, &snp};
inline constexpr listed rsp{{&uncore_events::list, 0x11c000000405e, 1, 0xed3a, 0}, {}, &rsp};
inline constexpr listed wb{{&uncore_events::list, 0x11c000000805e, 1, 0xed57, 0}, {}, &wb};
inline constexpr listed ncb{{&uncore_events::list, 0x11c000001005e, 1, 0xed73, 0}, {}, &ncb};
inline constexpr listed ncs{{&uncore_events::list, 0x11c000002005e, 1, 0xed90, 0}, {}, &ncs};
}
namespace wb_occ_compare {
inline constexpr listed rt_gt_localdest_vn0{{&uncore_events::list, 0x11c000000107e, 1, 0xedad, 0}, {}, &rt_gt_localdest_vn0};
inline constexpr listed rt_eq_localdest_vn0{{&uncore_events::list, 0x11c000000207e, 1, 0xedda, 0}, {}, &rt_eq_localdest_vn0};
inline constexpr listed rt_lt_localdest_vn0{{&uncore_events::list, 0x11c000000407e, 1, 0xee07, 0}, {}, &rt_lt_localdest_vn0};
inline constexpr listed rt_gt_localdest_vn1{{&uncore_events::list, 0x11c000001007e, 1, 0xee34, 0}, {}, &rt_gt_localdest_vn1};
inline constexpr listed rt_eq_localdest_vn1{{&uncore_events::list, 0x11c000002007e, 1, 0xee61, 0}, {}, &rt_eq_localdest_vn1};
inline constexpr listed rt_lt_localdest_vn1{{&uncore_events::list, 0x11c000004007e, 1, 0xee8e, 0}, {}, &rt_lt_localdest_vn1};
inline constexpr listed bothnonzero_rt_gt_localdest_vn0{{&uncore_events::list, 0x11c000008107e, 1, 0xeebb, 0}, {}, &bothnonzero_rt_gt_localdest_vn0};
inline constexpr listed bothnonzero_rt_eq_localdest_vn0{{&uncore_events::list, 0x11c000008207e, 1, 0xeef4, 0}, {}, &bothnonzero_rt_eq_localdest_vn0};
inline constexpr listed bothnonzero_rt_lt_localdest_vn0{{&uncore_events::list, 0x11c000008407e, 1, 0xef2d, 0}, {}, &bothnonzero_rt_lt_localdest_vn0};
inline constexpr listed bothnonzero_rt_gt_localdest_vn1{{&uncore_events::list, 0x11c000009007e, 1, 0xef66, 0}, {}, &bothnonzero_rt_gt_localdest_vn1};
inline constexpr listed bothnonzero_rt_eq_localdest_vn1{{&uncore_events::list, 0x11c00000a007e, 1, 0xef9f, 0}, {}, &bothnonzero_rt_eq_localdest_vn1};
inline constexpr listed bothnonzero_rt_lt_localdest_vn1{{&uncore_events::list, 0x11c00000c007e, 1, 0xefd8, 0}, {}, &bothnonzero_rt_lt_localdest_vn1};
}
namespace wb_pending {
inline constexpr listed localdest_vn0{{&uncore_events::list, 0x11c000000107d, 1, 0xf011, 0}, {}, &localdest_vn0};
inline constexpr listed routethru_vn0{{&uncore_events::list, 0x11c000000207d, 1, 0xf034, 0}, {}, &routethru_vn0};
inline constexpr listed local_and_rt_vn0{{&uncore_events::list, 0x11c000000407d, 1, 0xf057, 0}, {}, &local_and_rt_vn0};
inline constexpr listed waiting4pull_vn0{{&uncore_events::list, 0x11c000000807d, 1, 0xf07d, 0}, {}, &waiting4pull_vn0};
inline constexpr listed localdest_vn1{{&uncore_events::list, 0x11c000001007d, 1, 0xf0a3, 0}, {}, &localdest_vn1};
inline constexpr listed routethru_vn1{{&uncore_events::list, 0x11c000002007d, 1, 0xf0c6, 0}, {}, &routethru_vn1};
inline constexpr listed local_and_rt_vn1{{&uncore_events::list, 0x11c000004007d, 1, 0xf0e9, 0}, {}, &local_and_rt_vn1};
inline constexpr listed waiting4pull_vn1{{&uncore_events::list, 0x11c000008007d, 1, 0xf10f, 0}, {}, &waiting4pull_vn1};
}
namespace xpt_pftch {
inline constexpr listed arrived{{&uncore_events::list, 0x11c0000001061, 1, 0xf135, 0}, {}, &arrived};
inline constexpr listed bypass{{&uncore_events::list, 0x11c0000002061, 1, 0xf151, 0}, {}, &bypass};
inline constexpr listed arb{{&uncore_events::list, 0x11c0000004061, 1, 0xf16c, 0}, {}, &arb};
inline constexpr listed lost_arb{{&uncore_events::list, 0x11c0000008061, 1, 0xf184, 0}, {}, &lost_arb};
inline constexpr listed flitted{{&uncore_events::list, 0x11c0000010061, 1, 0xf1a1, 0}, {}, &flitted};
inline constexpr listed lost_old{{&uncore_events::list, 0x11c0000020061, 1, 0xf1bd, 0}, {}, &lost_old};
inline constexpr listed lost_qfull{{&uncore_events::list, 0x11c0000040061, 1, 0xf1da, 0}, {}, &lost_qfull};
}
} // namespace m3upi

namespace mchbm {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x210000001001, 0xf, 0x2374, 0}, {}, &clockticks};
inline constexpr listed hclockticks{{&uncore_events::list, 0x1210000000001, 0xf, 0xfae2, 0}, {}, &hclockticks};
inline constexpr listed ecc_correctable_errors{{&uncore_events::list, 0x1210000000009, 0xf, 0xffbf, 0}, {}, &ecc_correctable_errors};
inline constexpr listed rdb_inserts_{{&uncore_events::list, 0x1210000003017, 0xf, 0x10016, 0}, {}, &rdb_inserts_};
inline constexpr listed rdb_full{{&uncore_events::list, 0x1210000000019, 0xf, 0x10062, 0}, {}, &rdb_full};
inline constexpr listed rdb_occupancy{{&uncore_events::list, 0x121000000001a, 0xf, 0x10075, 0}, {}, &rdb_occupancy};
inline constexpr listed hbm_pre_all{{&uncore_events::list, 0x1210000003044, 0xf, 0x10135, 0}, {}, &hbm_pre_all};
inline constexpr listed rpq_occupancy_pch0{{&uncore_events::list, 0x1210000000080, 0xf, 0x1017f, 0}, {}, &rpq_occupancy_pch0};
inline constexpr listed rpq_occupancy_pch1{{&uncore_events::list, 0x1210000000081, 0xf, 0x1019c, 0}, {}, &rpq_occupancy_pch1};
inline constexpr listed wpq_occupancy_pch0{{&uncore_events::list, 0x1210000000082, 0xf, 0x101b9, 0}, {}, &wpq_occupancy_pch0};
inline constexpr listed wpq_occupancy_pch1{{&uncore_events::list, 0x1210000000083, 0xf, 0x101d6, 0}, {}, &wpq_occupancy_pch1};
inline constexpr listed wpq_read_hit_{{&uncore_events::list, 0x1210000000023, 0xf, 0x121c5, 0}, {}, &wpq_read_hit_};
inline constexpr listed wpq_write_hit_{{&uncore_events::list, 0x1210000000024, 0xf, 0x121dc, 0}, {}, &wpq_write_hit_};
namespace act_count {
inline constexpr listed rd{{&uncore_events::list, 0x1210000011002, 0xf, 0xfaf8, 0}, {}, &rd};
inline constexpr listed wr{{&uncore_events::list, 0x1210000022002, 0xf, 0xfb0f, 0}, {}, &wr};
inline constexpr listed all{{&uncore_events::list, 0x12100000ff002, 0xf, 0xfb26, 0}, {}, &all};
inline constexpr listed rd_pch0{{&uncore_events::list, 0x1210000001002, 0xf, 0xfb3e, 0}, {}, &rd_pch0};
inline constexpr listed wr_pch0{{&uncore_events::list, 0x1210000002002, 0xf, 0xfb5a, 0}, {}, &wr_pch0};
inline constexpr listed ufill_pch0{{&uncore_events::list, 0x1210000004002, 0xf, 0xfb76, 0}, {}, &ufill_pch0};
inline constexpr listed rd_pch1{{&uncore_events::list, 0x1210000010002, 0xf, 0xfb95, 0}, {}, &rd_pch1};
inline constexpr listed wr_pch1{{&uncore_events::list, 0x1210000020002, 0xf, 0xfbb1, 0}, {}, &wr_pch1};
inline constexpr listed ufill_pch1{{&uncore_events::list, 0x1210000040002, 0xf, 0xfbcd, 0}, {}, &ufill_pch1};
inline constexpr listed ufill{{&uncore_events::list, 0x1210000044002, 0xf, 0xfbec, 0}, {}, &ufill};
}
namespace cas_count {
inline constexpr listed rd_reg{{&uncore_events::list, 0x12100000c1005, 0xf, 0xfd66, 0}, {}, &rd_reg};
inline constexpr listed rd_underfill{{&uncore_events::list, 0x12100000c4005, 0xf, 0xfd81, 0}, {}, &rd_underfill};
inline constexpr listed rd{{&uncore_events::list, 0x12100000cf005, 0xf, 0xfda2, 0}, {}, &rd};
inline constexpr listed wr{{&uncore_events::list, 0x12100000f0005, 0xf, 0xfdb9, 0}, {}, &wr};
inline constexpr listed all{{&uncore_events::list, 0x12100000ff005, 0xf, 0xfdd0, 0}, {}, &all};
inline constexpr listed rd_pre_reg{{&uncore_events::list, 0x12100000c2005, 0xf, 0xfde8, 0}, {}, &rd_pre_reg};
inline constexpr listed rd_pre_underfill{{&uncore_events::list, 0x12100000c8005, 0xf, 0xfe07, 0}, {}, &rd_pre_underfill};
inline constexpr listed wr_pre{{&uncore_events::list, 0x12100000e0005, 0xf, 0xfe2c, 0}, {}, &wr_pre};
inline constexpr listed wr_nonpre{{&uncore_events::list, 0x12100000d0005, 0xf, 0xfe47, 0}, {}, &wr_nonpre};
inline constexpr listed pch0{{&uncore_events::list, 0x1210000040005, 0xf, 0xfe65, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1210000080005, 0xf, 0xfe7e, 0}, {}, &pch1};
}
namespace cas_issued_req_len {
inline constexpr listed rd_64b{{&uncore_events::list, 0x12100000c1006, 0xf, 0xfe97, 0}, {}, &rd_64b};
inline constexpr listed rd_ufill_64b{{&uncore_events::list, 0x12100000c2006, 0xf, 0xfebb, 0}, {}, &rd_ufill_64b};
inline constexpr listed wr_64b{{&uncore_events::list, 0x12100000c4006, 0xf, 0xfee5, 0}, {}, &wr_64b};
inline constexpr listed rd_32b{{&uncore_events::list, 0x12100000c8006, 0xf, 0xff09, 0}, {}, &rd_32b};
inline constexpr listed rd_ufill_32b{{&uncore_events::list, 0x12100000d0006, 0xf, 0xff2d, 0}, {}, &rd_ufill_32b};
inline constexpr listed wr_32b{{&uncore_events::list, 0x12100000e0006, 0xf, 0xff57, 0}, {}, &wr_32b};
inline constexpr listed pch0{{&uncore_events::list, 0x1210000040006, 0xf, 0xff7b, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1210000080006, 0xf, 0xff9d, 0}, {}, &pch1};
}
namespace hbm_preall {
inline constexpr listed pch0{{&uncore_events::list, 0x1210000001044, 0xf, 0x1014b, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1210000002044, 0xf, 0x10165, 0}, {}, &pch1};
}
namespace pre_count {
inline constexpr listed rd{{&uncore_events::list, 0x1210000011003, 0xf, 0xfc06, 0}, {}, &rd};
inline constexpr listed wr{{&uncore_events::list, 0x1210000022003, 0xf, 0xfc1d, 0}, {}, &wr};
inline constexpr listed pgt{{&uncore_events::list, 0x1210000088003, 0xf, 0xfc34, 0}, {}, &pgt};
inline constexpr listed all{{&uncore_events::list, 0x12100000ff003, 0xf, 0xfc4c, 0}, {}, &all};
inline constexpr listed rd_pch0{{&uncore_events::list, 0x1210000001003, 0xf, 0xfc64, 0}, {}, &rd_pch0};
inline constexpr listed wr_pch0{{&uncore_events::list, 0x1210000002003, 0xf, 0xfc80, 0}, {}, &wr_pch0};
inline constexpr listed ufill_pch0{{&uncore_events::list, 0x1210000004003, 0xf, 0xfc9c, 0}, {}, &ufill_pch0};
inline constexpr listed pgt_pch0{{&uncore_events::list, 0x1210000008003, 0xf, 0xfcbb, 0}, {}, &pgt_pch0};
inline constexpr listed rd_pch1{{&uncore_events::list, 0x1210000010003, 0xf, 0xfcd8, 0}, {}, &rd_pch1};
inline constexpr listed wr_pch1{{&uncore_events::list, 0x1210000020003, 0xf, 0xfcf4, 0}, {}, &wr_pch1};
inline constexpr listed ufill_pch1{{&uncore_events::list, 0x1210000040003, 0xf, 0xfd10, 0}, {}, &ufill_pch1};
inline constexpr listed pgt_pch1{{&uncore_events::list, 0x1210000080003, 0xf, 0xfd2f, 0}, {}, &pgt_pch1};
inline constexpr listed ufill{{&uncore_events::list, 0x1210000044003, 0xf, 0xfd4c, 0}, {}, &ufill};
}
namespace rdb_inserts {
inline constexpr listed pch0{{&uncore_events::list, 0x1210000001017, 0xf, 0x1002c, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1210000002017, 0xf, 0x10047, 0}, {}, &pch1};
}
namespace rpq_inserts {
inline constexpr listed pch0{{&uncore_events::list, 0x1210000001010, 0xf, 0xffe0, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1210000002010, 0xf, 0xfffb, 0}, {}, &pch1};
}
namespace wpq_inserts {
inline constexpr listed pch0{{&uncore_events::list, 0x1210000001020, 0xf, 0x1008d, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1210000002020, 0xf, 0x100a8, 0}, {}, &pch1};
}
namespace wpq_read_hit {
inline constexpr listed pch0{{&uncore_events::list, 0x1210000001023, 0xf, 0x100c3, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1210000002023, 0xf, 0x100df, 0}, {}, &pch1};
}
namespace wpq_write_hit {
inline constexpr listed pch0{{&uncore_events::list, 0x1210000001024, 0xf, 0x100fb, 0}, {}, &pch0};
inline constexpr listed pch1{{&uncore_events::list, 0x1210000002024, 0xf, 0x10118, 0}, {}, &pch1};
}
} // namespace mchbm

namespace mdf {
using uncore_events::listed;
namespace crs_txr_inserts {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11e0000001047, 0xf, 0x7549, 0}, {}, &ad_bnc};
inline constexpr listed ad_crd{{&uncore_events::list, 0x11e0000002047, 0xf, 0x7568, 0}, {}, &ad_crd};
inline constexpr listed bl_bnc{{&uncore_events::list, 0x11e0000004047, 0xf, 0x7587, 0}, {}, &bl_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11e0000008047, 0xf, 0x75a6, 0}, {}, &bl_crd};
inline constexpr listed ak{{&uncore_events::list, 0x11e0000010047, 0xf, 0x75c5, 0}, {}, &ak};
inline constexpr listed iv{{&uncore_events::list, 0x11e0000020047, 0xf, 0x75e0, 0}, {}, &iv};
inline constexpr listed akc{{&uncore_events::list, 0x11e0000040047, 0xf, 0x75fb, 0}, {}, &akc};
}
namespace crs_txr_v_bounces {
inline constexpr listed ad{{&uncore_events::list, 0x11e000000104b, 0xf, 0x7617, 0}, {}, &ad};
inline constexpr listed bl{{&uncore_events::list, 0x11e000000204b, 0xf, 0x7634, 0}, {}, &bl};
inline constexpr listed ak{{&uncore_events::list, 0x11e000000404b, 0xf, 0x7651, 0}, {}, &ak};
inline constexpr listed iv{{&uncore_events::list, 0x11e000000804b, 0xf, 0x766e, 0}, {}, &iv};
inline constexpr listed akc{{&uncore_events::list, 0x11e000001004b, 0xf, 0x768b, 0}, {}, &akc};
}
namespace fast_asserted {
inline constexpr listed ad_bnc{{&uncore_events::list, 0x11e0000001015, 0xf, 0x750f, 0}, {}, &ad_bnc};
inline constexpr listed bl_crd{{&uncore_events::list, 0x11e0000002015, 0xf, 0x752c, 0}, {}, &bl_crd};
}
} // namespace mdf

namespace pcu {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0xc0000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed power_state_occupancy_cores_c0{{&uncore_events::list, 0xc0000000035, 0xf, 0x22a9, 0}, {}, &power_state_occupancy_cores_c0};
inline constexpr listed power_state_occupancy_cores_c6{{&uncore_events::list, 0xc0000000037, 0xf, 0x22ce, 0}, {}, &power_state_occupancy_cores_c6};
inline constexpr listed core_transition_cycles{{&uncore_events::list, 0x10c0000000060, 0xf, 0xa859, 0}, {}, &core_transition_cycles};
inline constexpr listed demotions{{&uncore_events::list, 0x10c0000000030, 0xf, 0xa876, 0}, {}, &demotions};
inline constexpr listed fivr_ps_ps0_cycles{{&uncore_events::list, 0x10c0000000075, 0xf, 0xa886, 0}, {}, &fivr_ps_ps0_cycles};
inline constexpr listed fivr_ps_ps1_cycles{{&uncore_events::list, 0x10c0000000076, 0xf, 0xa89f, 0}, {}, &fivr_ps_ps1_cycles};
inline constexpr listed fivr_ps_ps2_cycles{{&uncore_events::list, 0x10c0000000077, 0xf, 0xa8b8, 0}, {}, &fivr_ps_ps2_cycles};
inline constexpr listed fivr_ps_ps3_cycles{{&uncore_events::list, 0x10c0000000078, 0xf, 0xa8d1, 0}, {}, &fivr_ps_ps3_cycles};
inline constexpr listed freq_clip_avx256{{&uncore_events::list, 0x10c0000000049, 0xf, 0xa8ea, 0}, {}, &freq_clip_avx256};
inline constexpr listed freq_clip_avx512{{&uncore_events::list, 0x10c000000004a, 0xf, 0xa901, 0}, {}, &freq_clip_avx512};
inline constexpr listed freq_max_limit_thermal_cycles{{&uncore_events::list, 0x10c0000000004, 0xf, 0xa918, 0}, {}, &freq_max_limit_thermal_cycles};
inline constexpr listed freq_max_power_cycles{{&uncore_events::list, 0x10c0000000005, 0xf, 0xa93c, 0}, {}, &freq_max_power_cycles};
inline constexpr listed freq_min_io_p_cycles{{&uncore_events::list, 0x10c0000000073, 0xf, 0xa958, 0}, {}, &freq_min_io_p_cycles};
inline constexpr listed freq_trans_cycles{{&uncore_events::list, 0x10c0000000074, 0xf, 0xa973, 0}, {}, &freq_trans_cycles};
inline constexpr listed memory_phase_shedding_cycles{{&uncore_events::list, 0x10c000000002f, 0xf, 0xa98b, 0}, {}, &memory_phase_shedding_cycles};
inline constexpr listed pkg_residency_c0_cycles{{&uncore_events::list, 0x10c000000002a, 0xf, 0xa9ae, 0}, {}, &pkg_residency_c0_cycles};
inline constexpr listed pkg_residency_c2e_cycles{{&uncore_events::list, 0x10c000000002b, 0xf, 0xa9cc, 0}, {}, &pkg_residency_c2e_cycles};
inline constexpr listed pkg_residency_c6_cycles{{&uncore_events::list, 0x10c000000002d, 0xf, 0xa9eb, 0}, {}, &pkg_residency_c6_cycles};
inline constexpr listed pmax_throttled_cycles{{&uncore_events::list, 0x10c0000000006, 1, 0xaa09, 0}, {}, &pmax_throttled_cycles};
inline constexpr listed power_state_occupancy_cores_c3{{&uncore_events::list, 0x10c0000000036, 0xf, 0xaa25, 0}, {}, &power_state_occupancy_cores_c3};
inline constexpr listed prochot_external_cycles{{&uncore_events::list, 0x10c000000000a, 0xf, 0xaa4a, 0}, {}, &prochot_external_cycles};
inline constexpr listed prochot_internal_cycles{{&uncore_events::list, 0x10c0000000009, 0xf, 0xaa68, 0}, {}, &prochot_internal_cycles};
inline constexpr listed total_transition_cycles{{&uncore_events::list, 0x10c0000000072, 0xf, 0xaa86, 0}, {}, &total_transition_cycles};
inline constexpr listed vr_hot_cycles{{&uncore_events::list, 0x10c0000000042, 0xf, 0xaaa4, 0}, {}, &vr_hot_cycles};
} // namespace pcu

namespace ubox {
using uncore_events::listed;
inline constexpr listed racu_requests{{&uncore_events::list, 0x10d0000000046, 3, 0x25ea, 0}, {}, &racu_requests};
namespace event_msg {
inline constexpr listed vlw_rcvd{{&uncore_events::list, 0x10d0000001042, 3, 0x2547, 0}, {}, &vlw_rcvd};
inline constexpr listed msi_rcvd{{&uncore_events::list, 0x10d0000002042, 3, 0x2560, 0}, {}, &msi_rcvd};
inline constexpr listed ipi_rcvd{{&uncore_events::list, 0x10d0000004042, 3, 0x2579, 0}, {}, &ipi_rcvd};
inline constexpr listed doorbell_rcvd{{&uncore_events::list, 0x10d0000008042, 3, 0x2592, 0}, {}, &doorbell_rcvd};
inline constexpr listed int_prio{{&uncore_events::list, 0x10d0000010042, 3, 0x25b0, 0}, {}, &int_prio};
}
namespace m2u_misc1 {
inline constexpr listed rxc_cycles_ne_cbo_ncb{{&uncore_events::list, 0x10d000000104d, 1, 0xaab8, 0}, {}, &rxc_cycles_ne_cbo_ncb};
inline constexpr listed rxc_cycles_ne_cbo_ncs{{&uncore_events::list, 0x10d000000204d, 1, 0xaade, 0}, {}, &rxc_cycles_ne_cbo_ncs};
inline constexpr listed rxc_cycles_ne_upi_ncb{{&uncore_events::list, 0x10d000000404d, 1, 0xab04, 0}, {}, &rxc_cycles_ne_upi_ncb};
inline constexpr listed rxc_cycles_ne_upi_ncs{{&uncore_events::list, 0x10d000000804d, 1, 0xab2a, 0}, {}, &rxc_cycles_ne_upi_ncs};
inline constexpr listed txc_cycles_crd_ovf_cbo_ncb{{&uncore_events::list, 0x10d000001004d, 1, 0xab50, 0}, {}, &txc_cycles_crd_ovf_cbo_ncb};
inline constexpr listed txc_cycles_crd_ovf_cbo_ncs{{&uncore_events::list, 0x10d000002004d, 1, 0xab7b, 0}, {}, &txc_cycles_crd_ovf_cbo_ncs};
inline constexpr listed txc_cycles_crd_ovf_upi_ncb{{&uncore_events::list, 0x10d000004004d, 1, 0xaba6, 0}, {}, &txc_cycles_crd_ovf_upi_ncb};
inline constexpr listed txc_cycles_crd_ovf_upi_ncs{{&uncore_events::list, 0x10d000008004d, 1, 0xabd1, 0}, {}, &txc_cycles_crd_ovf_upi_ncs};
}
namespace m2u_misc2 {
inline constexpr listed rxc_cycles_empty_bl{{&uncore_events::list, 0x10d000000204e, 1, 0xabfc, 0}, {}, &rxc_cycles_empty_bl};
inline constexpr listed rxc_cycles_full_bl{{&uncore_events::list, 0x10d000000104e, 1, 0xac20, 0}, {}, &rxc_cycles_full_bl};
inline constexpr listed txc_cycles_crd_ovf_vn0_ncb{{&uncore_events::list, 0x10d000000404e, 1, 0xac43, 0}, {}, &txc_cycles_crd_ovf_vn0_ncb};
inline constexpr listed txc_cycles_crd_ovf_vn0_ncs{{&uncore_events::list, 0x10d000000804e, 1, 0xac6e, 0}, {}, &txc_cycles_crd_ovf_vn0_ncs};
inline constexpr listed txc_cycles_empty_ak{{&uncore_events::list, 0x10d000002004e, 1, 0xac99, 0}, {}, &txc_cycles_empty_ak};
inline constexpr listed txc_cycles_empty_akc{{&uncore_events::list, 0x10d000004004e, 1, 0xacbd, 0}, {}, &txc_cycles_empty_akc};
inline constexpr listed txc_cycles_empty_bl{{&uncore_events::list, 0x10d000001004e, 1, 0xace2, 0}, {}, &txc_cycles_empty_bl};
inline constexpr listed txc_cycles_full_bl{{&uncore_events::list, 0x10d000008004e, 1, 0xad06, 0}, {}, &txc_cycles_full_bl};
}
namespace m2u_misc3 {
inline constexpr listed txc_cycles_full_ak{{&uncore_events::list, 0x10d000000104f, 1, 0xad29, 0}, {}, &txc_cycles_full_ak};
inline constexpr listed txc_cycles_full_akc{{&uncore_events::list, 0x10d000000204f, 1, 0xad4c, 0}, {}, &txc_cycles_full_akc};
}
namespace phold_cycles {
inline constexpr listed assert_to_ack{{&uncore_events::list, 0x10d0000001045, 3, 0x25c9, 0}, {}, &assert_to_ack};
}
namespace racu_drng {
inline constexpr listed rdrand{{&uncore_events::list, 0x10d000000104c, 1, 0x25fe, 0}, {}, &rdrand};
inline constexpr listed rdseed{{&uncore_events::list, 0x10d000000204c, 1, 0x2615, 0}, {}, &rdseed};
inline constexpr listed pftch_buf_empty{{&uncore_events::list, 0x10d000000404c, 1, 0x262c, 0}, {}, &pftch_buf_empty};
}
} // namespace ubox

namespace upi {
using uncore_events::listed;
inline constexpr listed clockticks{{&uncore_events::list, 0x1b0000000001, 0xf, 0xd68, 0}, {}, &clockticks};
inline constexpr listed l1_power_cycles{{&uncore_events::list, 0x1b0000000021, 0xf, 0xe1d, 0}, {}, &l1_power_cycles};
inline constexpr listed rxl_crc_llr_req_transmit{{&uncore_events::list, 0x11b0000000008, 0xf, 0x3ec8, 0}, {}, &rxl_crc_llr_req_transmit};
inline constexpr listed rxl_crc_errors{{&uncore_events::list, 0x11b000000000b, 0xf, 0x3ee9, 0}, {}, &rxl_crc_errors};
inline constexpr listed m3_crd_return_blocked{{&uncore_events::list, 0x11b0000000016, 0xf, 0x4108, 0}, {}, &m3_crd_return_blocked};
inline constexpr listed phy_init_cycles{{&uncore_events::list, 0x11b0000000020, 0xf, 0x4246, 0}, {}, &phy_init_cycles};
inline constexpr listed power_l1_req{{&uncore_events::list, 0x11b0000000022, 0xf, 0x425e, 0}, {}, &power_l1_req};
inline constexpr listed power_l1_nack{{&uncore_events::list, 0x11b0000000023, 0xf, 0x4273, 0}, {}, &power_l1_nack};
inline constexpr listed rxl0_power_cycles{{&uncore_events::list, 0x11b0000000024, 0xf, 0x4289, 0}, {}, &rxl0_power_cycles};
inline constexpr listed rxl0p_power_cycles{{&uncore_events::list, 0x11b0000000025, 0xf, 0x42a3, 0}, {}, &rxl0p_power_cycles};
inline constexpr listed txl0_power_cycles{{&uncore_events::list, 0x11b0000000026, 0xf, 0x42be, 0}, {}, &txl0_power_cycles};
inline constexpr listed txl0p_power_cycles{{&uncore_events::list, 0x11b0000000027, 0xf, 0x42d8, 0}, {}, &txl0p_power_cycles};
inline constexpr listed txl0p_power_cycles_ll_enter{{&uncore_events::list, 0x11b0000000028, 0xf, 0x42f3, 0}, {}, &txl0p_power_cycles_ll_enter};
inline constexpr listed txl0p_power_cycles_m3_exit{{&uncore_events::list, 0x11b0000000029, 0xf, 0x4317, 0}, {}, &txl0p_power_cycles_m3_exit};
inline constexpr listed rxl_credits_consumed_vn0{{&uncore_events::list, 0x11b0000000039, 0xf, 0x45e9, 0}, {}, &rxl_credits_consumed_vn0};
inline constexpr listed rxl_credits_consumed_vn1{{&uncore_events::list, 0x11b000000003a, 0xf, 0x460a, 0}, {}, &rxl_credits_consumed_vn1};
inline constexpr listed txl_inserts{{&uncore_events::list, 0x11b0000000040, 0xf, 0x462b, 0}, {}, &txl_inserts};
inline constexpr listed txl_bypassed{{&uncore_events::list, 0x11b0000000041, 0xf, 0x463f, 0}, {}, &txl_bypassed};
inline constexpr listed txl_occupancy{{&uncore_events::list, 0x11b0000000042, 0xf, 0x4654, 0}, {}, &txl_occupancy};
inline constexpr listed vna_credit_return_occupancy{{&uncore_events::list, 0x11b0000000044, 0xf, 0x466a, 0}, {}, &vna_credit_return_occupancy};
inline constexpr listed vna_credit_return_blocked_vn01{{&uncore_events::list, 0x11b0000000045, 0xf, 0x468e, 0}, {}, &vna_credit_return_blocked_vn01};
inline constexpr listed rxl_credits_consumed_vna{{&uncore_events::list, 0x11b0000000038, 0xf, 0x11b0c, 0}, {}, &rxl_credits_consumed_vna};
namespace direct_attempts {
inline constexpr listed d2c{{&uncore_events::list, 0x11b0000001012, 0xf, 0x3f00, 0}, {}, &d2c};
inline constexpr listed d2k{{&uncore_events::list, 0x11b0000002012, 0xf, 0x3f1c, 0}, {}, &d2k};
}
namespace flowq_no_vna_crd {
inline constexpr listed ad_vna_eq0{{&uncore_events::list, 0x11b0000001018, 0xf, 0x4126, 0}, {}, &ad_vna_eq0};
inline constexpr listed ad_vna_eq1{{&uncore_events::list, 0x11b0000002018, 0xf, 0x414a, 0}, {}, &ad_vna_eq1};
inline constexpr listed ad_vna_eq2{{&uncore_events::list, 0x11b0000004018, 0xf, 0x416e, 0}, {}, &ad_vna_eq2};
inline constexpr listed bl_vna_eq0{{&uncore_events::list, 0x11b0000008018, 0xf, 0x4192, 0}, {}, &bl_vna_eq0};
inline constexpr listed ak_vna_eq0{{&uncore_events::list, 0x11b0000010018, 0xf, 0x41b6, 0}, {}, &ak_vna_eq0};
inline constexpr listed ak_vna_eq1{{&uncore_events::list, 0x11b0000020018, 0xf, 0x41da, 0}, {}, &ak_vna_eq1};
inline constexpr listed ak_vna_eq2{{&uncore_events::list, 0x11b0000040018, 0xf, 0x41fe, 0}, {}, &ak_vna_eq2};
inline constexpr listed ak_vna_eq3{{&uncore_events::list, 0x11b0000080018, 0xf, 0x4222, 0}, {}, &ak_vna_eq3};
}
namespace m3_byp_blocked {
inline constexpr listed flowq_ad_vna_le2{{&uncore_events::list, 0x11b0000001014, 0xf, 0x3f38, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_bl_vna_eq0{{&uncore_events::list, 0x11b0000002014, 0xf, 0x3f60, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_ak_vna_le3{{&uncore_events::list, 0x11b0000004014, 0xf, 0x3f88, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&uncore_events::list, 0x11b0000008014, 0xf, 0x3fb0, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&uncore_events::list, 0x11b0000010014, 0xf, 0x3fcf, 0}, {}, &gv_block};
}
namespace m3_rxq_blocked {
inline constexpr listed flowq_ad_vna_le2{{&uncore_events::list, 0x11b0000001015, 0xf, 0x3fef, 0}, {}, &flowq_ad_vna_le2};
inline constexpr listed flowq_ad_vna_btw_2_thresh{{&uncore_events::list, 0x11b0000002015, 0xf, 0x4017, 0}, {}, &flowq_ad_vna_btw_2_thresh};
inline constexpr listed flowq_bl_vna_eq0{{&uncore_events::list, 0x11b0000004015, 0xf, 0x4048, 0}, {}, &flowq_bl_vna_eq0};
inline constexpr listed flowq_bl_vna_btw_0_thresh{{&uncore_events::list, 0x11b0000008015, 0xf, 0x4070, 0}, {}, &flowq_bl_vna_btw_0_thresh};
inline constexpr listed flowq_ak_vna_le3{{&uncore_events::list, 0x11b0000010015, 0xf, 0x40a1, 0}, {}, &flowq_ak_vna_le3};
inline constexpr listed bgf_crd{{&uncore_events::list, 0x11b0000020015, 0xf, 0x40c9, 0}, {}, &bgf_crd};
inline constexpr listed gv_block{{&uncore_events::list, 0x11b0000040015, 0xf, 0x40e8, 0}, {}, &gv_block};
}
namespace req_slot2_from_m3 {
inline constexpr listed vna{{&uncore_events::list, 0x11b0000001046, 0xf, 0x46b5, 0}, {}, &vna};
inline constexpr listed vn0{{&uncore_events::list, 0x11b0000002046, 0xf, 0x46d3, 0}, {}, &vn0};
inline constexpr listed vn1{{&uncore_events::list, 0x11b0000004046, 0xf, 0x46f1, 0}, {}, &vn1};
inline constexpr listed ack{{&uncore_events::list, 0x11b0000008046, 0xf, 0x470f, 0}, {}, &ack};
}
namespace rxl_any_flits {
inline constexpr listed slot0{{&uncore_events::list, 0x11b000000104b, 0xf, 0x11a2b, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b000000204b, 0xf, 0x11a47, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b000000404b, 0xf, 0x11a63, 0}, {}, &slot2};
inline constexpr listed data{{&uncore_events::list, 0x11b000000804b, 0xf, 0x11a7f, 0}, {}, &data};
inline constexpr listed llcrd{{&uncore_events::list, 0x11b000001004b, 0xf, 0x11a9a, 0}, {}, &llcrd};
inline constexpr listed null{{&uncore_events::list, 0x11b000002004b, 0xf, 0x11ab6, 0}, {}, &null};
inline constexpr listed llctrl{{&uncore_events::list, 0x11b000004004b, 0xf, 0x11ad1, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&uncore_events::list, 0x11b000008004b, 0xf, 0x11aee, 0}, {}, &prothdr};
}
namespace rxl_basic_hdr_match {
inline constexpr listed ncb{{&uncore_events::list, 0xd1b000000e005, 0xf, 0x3e40, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&uncore_events::list, 0xd1b000000e005, 0xf, 0x3e60, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&uncore_events::list, 0xd1b000000f005, 0xf, 0x3e84, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&uncore_events::list, 0xd1b000000f005, 0xf, 0x3ea4, 1}, {}, &ncs_opc};
}
namespace rxl_bypassed {
inline constexpr listed slot0{{&uncore_events::list, 0x11b0000001031, 0xf, 0x4484, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b0000002031, 0xf, 0x449f, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b0000004031, 0xf, 0x44ba, 0}, {}, &slot2};
}
namespace rxl_flits {
inline constexpr listed all_data{{&uncore_events::list, 0x1b000000f003, 0xf, 0xdcc, 0}, {}, &all_data};
inline constexpr listed non_data{{&uncore_events::list, 0x1b0000097003, 0xf, 0xde7, 0}, {}, &non_data};
inline constexpr listed all_null{{&uncore_events::list, 0x1b0000027003, 0xf, 0xe02, 0}, {}, &all_null};
inline constexpr listed slot0{{&uncore_events::list, 0x11b0000001003, 0xf, 0x3ce0, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b0000002003, 0xf, 0x3cf8, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b0000004003, 0xf, 0x3d10, 0}, {}, &slot2};
inline constexpr listed data{{&uncore_events::list, 0x11b0000008003, 0xf, 0x3d28, 0}, {}, &data};
inline constexpr listed llcrd{{&uncore_events::list, 0x11b0000010003, 0xf, 0x3d3f, 0}, {}, &llcrd};
inline constexpr listed null{{&uncore_events::list, 0x11b0000020003, 0xf, 0x3d57, 0}, {}, &null};
inline constexpr listed llctrl{{&uncore_events::list, 0x11b0000040003, 0xf, 0x3d6e, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&uncore_events::list, 0x11b0000080003, 0xf, 0x3d87, 0}, {}, &prothdr};
inline constexpr listed idle{{&uncore_events::list, 0x11b0000047003, 0xf, 0x3da1, 0}, {}, &idle};
}
namespace rxl_inserts {
inline constexpr listed slot0{{&uncore_events::list, 0x11b0000001030, 0xf, 0x4436, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b0000002030, 0xf, 0x4450, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b0000004030, 0xf, 0x446a, 0}, {}, &slot2};
}
namespace rxl_occupancy {
inline constexpr listed slot0{{&uncore_events::list, 0x11b0000001032, 0xf, 0x44d5, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b0000002032, 0xf, 0x44f1, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b0000004032, 0xf, 0x450d, 0}, {}, &slot2};
}
namespace rxl_slot_bypass {
inline constexpr listed s0_rxq1{{&uncore_events::list, 0x11b0000001033, 0xf, 0x4529, 0}, {}, &s0_rxq1};
inline constexpr listed s0_rxq2{{&uncore_events::list, 0x11b0000002033, 0xf, 0x4549, 0}, {}, &s0_rxq2};
inline constexpr listed s1_rxq0{{&uncore_events::list, 0x11b0000004033, 0xf, 0x4569, 0}, {}, &s1_rxq0};
inline constexpr listed s1_rxq2{{&uncore_events::list, 0x11b0000008033, 0xf, 0x4589, 0}, {}, &s1_rxq2};
inline constexpr listed s2_rxq0{{&uncore_events::list, 0x11b0000010033, 0xf, 0x45a9, 0}, {}, &s2_rxq0};
inline constexpr listed s2_rxq1{{&uncore_events::list, 0x11b0000020033, 0xf, 0x45c9, 0}, {}, &s2_rxq1};
}
namespace txl0p_clk_active {
inline constexpr listed cfg_ctl{{&uncore_events::list, 0x11b000000102a, 0xf, 0x433a, 0}, {}, &cfg_ctl};
inline constexpr listed rxq{{&uncore_events::list, 0x11b000000202a, 0xf, 0x435b, 0}, {}, &rxq};
inline constexpr listed rxq_bypass{{&uncore_events::list, 0x11b000000402a, 0xf, 0x4378, 0}, {}, &rxq_bypass};
inline constexpr listed rxq_cred{{&uncore_events::list, 0x11b000000802a, 0xf, 0x439c, 0}, {}, &rxq_cred};
inline constexpr listed txq{{&uncore_events::list, 0x11b000001002a, 0xf, 0x43be, 0}, {}, &txq};
inline constexpr listed retry{{&uncore_events::list, 0x11b000002002a, 0xf, 0x43db, 0}, {}, &retry};
inline constexpr listed dfx{{&uncore_events::list, 0x11b000004002a, 0xf, 0x43fa, 0}, {}, &dfx};
inline constexpr listed spare{{&uncore_events::list, 0x11b000008002a, 0xf, 0x4417, 0}, {}, &spare};
}
namespace txl_any_flits {
inline constexpr listed slot0{{&uncore_events::list, 0x11b000000104a, 0xf, 0x1194a, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b000000204a, 0xf, 0x11966, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b000000404a, 0xf, 0x11982, 0}, {}, &slot2};
inline constexpr listed data{{&uncore_events::list, 0x11b000000804a, 0xf, 0x1199e, 0}, {}, &data};
inline constexpr listed llcrd{{&uncore_events::list, 0x11b000001004a, 0xf, 0x119b9, 0}, {}, &llcrd};
inline constexpr listed null{{&uncore_events::list, 0x11b000002004a, 0xf, 0x119d5, 0}, {}, &null};
inline constexpr listed llctrl{{&uncore_events::list, 0x11b000004004a, 0xf, 0x119f0, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&uncore_events::list, 0x11b000008004a, 0xf, 0x11a0d, 0}, {}, &prothdr};
}
namespace txl_basic_hdr_match {
inline constexpr listed ncb{{&uncore_events::list, 0xd1b000000e004, 0xf, 0x3db8, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&uncore_events::list, 0xd1b000000e004, 0xf, 0x3dd8, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&uncore_events::list, 0xd1b000000f004, 0xf, 0x3dfc, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&uncore_events::list, 0xd1b000000f004, 0xf, 0x3e1c, 1}, {}, &ncs_opc};
}
namespace txl_flits {
inline constexpr listed all_data{{&uncore_events::list, 0x1b000000f002, 0xf, 0xd7b, 0}, {}, &all_data};
inline constexpr listed non_data{{&uncore_events::list, 0x1b0000097002, 0xf, 0xd96, 0}, {}, &non_data};
inline constexpr listed all_null{{&uncore_events::list, 0x1b0000027002, 0xf, 0xdb1, 0}, {}, &all_null};
inline constexpr listed slot0{{&uncore_events::list, 0x11b0000001002, 0xf, 0x3c08, 0}, {}, &slot0};
inline constexpr listed slot1{{&uncore_events::list, 0x11b0000002002, 0xf, 0x3c20, 0}, {}, &slot1};
inline constexpr listed slot2{{&uncore_events::list, 0x11b0000004002, 0xf, 0x3c38, 0}, {}, &slot2};
inline constexpr listed data{{&uncore_events::list, 0x11b0000008002, 0xf, 0x3c50, 0}, {}, &data};
inline constexpr listed llcrd{{&uncore_events::list, 0x11b0000010002, 0xf, 0x3c67, 0}, {}, &llcrd};
inline constexpr listed null{{&uncore_events::list, 0x11b0000020002, 0xf, 0x3c7f, 0}, {}, &null};
inline constexpr listed llctrl{{&uncore_events::list, 0x11b0000040002, 0xf, 0x3c96, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&uncore_events::list, 0x11b0000080002, 0xf, 0x3caf, 0}, {}, &prothdr};
inline constexpr listed idle{{&uncore_events::list, 0x11b0000047002, 0xf, 0x3cc9, 0}, {}, &idle};
inline constexpr listed all_prothdr{{&uncore_events::list, 0x11b0000087002, 0xf, 0x11f53, 0}, {}, &all_prothdr};
inline constexpr listed all_llctrl{{&uncore_events::list, 0x11b0000047002, 0xf, 0x11f71, 0}, {}, &all_llctrl};
inline constexpr listed all_llcrd{{&uncore_events::list, 0x11b0000017002, 0xf, 0x11f8e, 0}, {}, &all_llcrd};
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
/// All of them.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::sapphire_rapids
