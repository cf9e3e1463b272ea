// Events of the boxes outside of the cores: sierra forest. Written by tools/uncore/write from
// a table: do not edit.
// srf: from intel/perfmon 6dadedf3aa48, SRF/events/sierraforest_uncore.json version 1.18 of
// 05/27/2026; SRF/events/sierraforest_uncore_experimental.json version 1.18 of 05/27/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::sierra_forest {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr core sharers[] = {core::granite_rapids, core::clearwater_forest, core::grand_ridge};
inline constexpr char b2cmi_names[] =
    "unc_b2cmi_clockticks\0"
    "unc_b2cmi_imc_reads.normal\0"
    "unc_b2cmi_imc_reads.all\0"
    "unc_b2cmi_imc_writes.full\0"
    "unc_b2cmi_imc_writes.partial\0"
    "unc_b2cmi_imc_writes.all\0"
    "unc_b2cmi_tracker_occupancy.ch0\0"
    "unc_b2cmi_prefcam_inserts.upi_allch\0"
    "unc_b2cmi_prefcam_inserts.xpt_allch\0"
    "unc_b2cmi_directory_update.any\0"
    "unc_b2cmi_directory_update.i2s\0"
    "unc_b2cmi_directory_update.i2a\0"
    "unc_b2cmi_directory_update.a2i\0"
    "unc_b2cmi_directory_update.a2s\0"
    "unc_b2cmi_directory_lookup.any\0"
    "unc_b2cmi_directory_lookup.state_i\0"
    "unc_b2cmi_directory_lookup.state_s\0"
    "unc_b2cmi_directory_lookup.state_a\0"
    "unc_b2cmi_direct2upi_not_taken_dirstate.egress\0"
    "unc_b2cmi_direct2upi_not_taken_credits.egress\0"
    "unc_b2cmi_tracker_inserts.ch0\0"
    "unc_b2cmi_direct2upi_taken\0"
    "unc_b2cmi_direct2upi_not_taken_dirstate\0"
    "unc_b2cmi_direct2upi_not_taken_credits\0"
    "unc_b2cmi_direct2upi_txn_override\0"
    "unc_b2cmi_direct2core_taken\0"
    "unc_b2cmi_imc_reads.to_ddr_as_mem\0"
    "unc_b2cmi_imc_reads.to_ddr_as_cache\0"
    "unc_b2cmi_imc_writes.to_ddr_as_mem\0"
    "unc_b2cmi_imc_writes.to_ddr_as_cache\0"
    "unc_b2cmi_imc_writes.ni\0"
    "unc_b2cmi_imc_writes.ni_miss\0"
    "unc_b2cmi_wr_tracker_inserts.ch0\0"
    "unc_b2cmi_tag_miss.rd_clean\0"
    "unc_b2cmi_tag_miss.rd_dirty\0"
    "unc_b2cmi_tag_miss.wr_clean\0"
    "unc_b2cmi_tag_miss.wr_dirty\0"
    "unc_b2cmi_tag_miss.rd_2way\0"
    "unc_b2cmi_tag_miss.wr_2way\0"
    "unc_b2cmi_tag_miss.clean\0"
    "unc_b2cmi_tag_miss.dirty\0"
    "unc_b2cmi_prefcam_occupancy.ch0\0"
    "unc_b2cmi_prefcam_inserts.ch0_xpt\0"
    "unc_b2cmi_prefcam_inserts.ch0_upi\0"
    "unc_b2cmi_tag_hit.rd_clean\0"
    "unc_b2cmi_tag_hit.rd_dirty\0"
    "unc_b2cmi_tag_hit.wr_clean\0"
    "unc_b2cmi_tag_hit.wr_dirty\0"
    "unc_b2cmi_directory_hit.dirty_i\0"
    "unc_b2cmi_directory_hit.dirty_s\0"
    "unc_b2cmi_directory_hit.dirty_a\0"
    "unc_b2cmi_directory_hit.clean_i\0"
    "unc_b2cmi_directory_hit.clean_s\0"
    "unc_b2cmi_directory_hit.clean_a\0"
    "unc_b2cmi_directory_hit.dirty\0"
    "unc_b2cmi_directory_hit.clean\0"
    "unc_b2cmi_directory_miss.dirty_i\0"
    "unc_b2cmi_directory_miss.dirty_s\0"
    "unc_b2cmi_directory_miss.dirty_a\0"
    "unc_b2cmi_directory_miss.clean_i\0"
    "unc_b2cmi_directory_miss.clean_s\0"
    "unc_b2cmi_directory_miss.clean_a\0"
    "unc_b2cmi_directory_miss.dirty\0"
    "unc_b2cmi_directory_miss.clean\0"
    "unc_b2cmi_directory_update.hit_any\0"
    "unc_b2cmi_directory_update.hit_x2s\0"
    "unc_b2cmi_directory_update.hit_x2a\0"
    "unc_b2cmi_directory_update.hit_x2i\0"
    "unc_b2cmi_directory_update.miss_x2s\0"
    "unc_b2cmi_directory_update.miss_x2a\0"
    "unc_b2cmi_directory_update.miss_x2i\0"
    "unc_b2cmi_directory_update.x2s\0"
    "unc_b2cmi_directory_update.x2a\0"
    "unc_b2cmi_directory_update.x2i\0"
    "unc_b2cmi_directory_update.s2i\0"
    "unc_b2cmi_directory_update.s2a\0"
    "unc_b2cmi_direct2core_txn_override\0"
    "unc_b2cmi_direct2core_not_taken_dirstate\0"
    "unc_b2cmi_tag_hit.all\0";
inline constexpr select::event_list b2cmi_list{"sierra_forest", core::sierra_forest, b2cmi_names, all_of(sharers)};
inline constexpr char b2cxl_names[] =
    "unc_b2cxl_clockticks\0";
inline constexpr select::event_list b2cxl_list{"sierra_forest", core::sierra_forest, b2cxl_names, all_of(sharers)};
inline constexpr char b2hot_names[] =
    "unc_b2hot_clockticks\0";
inline constexpr select::event_list b2hot_list{"sierra_forest", core::sierra_forest, b2hot_names, all_of(sharers)};
inline constexpr char b2upi_names[] =
    "unc_b2upi_clockticks\0";
inline constexpr select::event_list b2upi_list{"sierra_forest", core::sierra_forest, b2upi_names, all_of(sharers)};
inline constexpr char cha_names[] =
    "unc_cha_clockticks\0"
    "unc_cha_tor_inserts.ia_hit_crd\0"
    "unc_cha_tor_inserts.ia_hit_llcprefrfo\0"
    "unc_cha_tor_inserts.ia_hit_rfo\0"
    "unc_cha_tor_inserts.ia_miss\0"
    "unc_cha_tor_inserts.ia_miss_crd\0"
    "unc_cha_tor_inserts.ia_miss_llcprefrfo\0"
    "unc_cha_tor_inserts.ia_miss_rfo\0"
    "unc_cha_tor_inserts.io_miss_itom\0"
    "unc_cha_tor_inserts.io_miss_rfo\0"
    "unc_cha_tor_inserts.ia_hit_crd_pref\0"
    "unc_cha_tor_inserts.ia_hit_drd_opt\0"
    "unc_cha_tor_inserts.ia_hit_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_hit_rfo_pref\0"
    "unc_cha_tor_inserts.ia_miss_crd_pref\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref\0"
    "unc_cha_tor_inserts.io_hit_itom\0"
    "unc_cha_tor_inserts.io_hit_rfo\0"
    "unc_cha_tor_inserts.io_rfo\0"
    "unc_cha_tor_inserts.io_itom\0"
    "unc_cha_tor_inserts.ia_rfo_pref\0"
    "unc_cha_tor_inserts.ia_rfo\0"
    "unc_cha_tor_inserts.ia_llcprefrfo\0"
    "unc_cha_tor_inserts.ia_drd_opt\0"
    "unc_cha_tor_inserts.ia_drd_opt_pref\0"
    "unc_cha_tor_inserts.ia_crd_pref\0"
    "unc_cha_tor_inserts.ia_crd\0"
    "unc_cha_tor_inserts.ia_miss_rfo_local\0"
    "unc_cha_tor_inserts.ia_miss_rfo_remote\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref_local\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref_remote\0"
    "unc_cha_tor_inserts.ia_clflush\0"
    "unc_cha_tor_inserts.ia_clflushopt\0"
    "unc_cha_tor_inserts.ia_itom\0"
    "unc_cha_tor_inserts.ia_specitom\0"
    "unc_cha_tor_inserts.io_hit_itomcachenear\0"
    "unc_cha_tor_inserts.io_miss_itomcachenear\0"
    "unc_cha_tor_inserts.ia_wbeftoe\0"
    "unc_cha_tor_inserts.io_hit_pcirdcur\0"
    "unc_cha_tor_inserts.io_miss_pcirdcur\0"
    "unc_cha_tor_inserts.io_pcirdcur\0"
    "unc_cha_tor_inserts.ia_hit_llcprefcode\0"
    "unc_cha_tor_inserts.ia_hit_llcprefdata\0"
    "unc_cha_tor_inserts.ia_llcprefdata\0"
    "unc_cha_tor_inserts.ia_miss_llcprefcode\0"
    "unc_cha_tor_inserts.ia_miss_llcprefdata\0"
    "unc_cha_tor_inserts.ia_llcprefcode\0"
    "unc_cha_tor_inserts.io_itomcachenear\0"
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
    "unc_cha_tor_inserts.ia_miss_wcilf_ddr\0"
    "unc_cha_tor_inserts.ia_miss_local_wcilf_ddr\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcilf_ddr\0"
    "unc_cha_tor_inserts.ia_wcil\0"
    "unc_cha_tor_inserts.ia_miss_wcil\0"
    "unc_cha_tor_inserts.ia_miss_wcil_ddr\0"
    "unc_cha_tor_inserts.ia_miss_local_wcil_ddr\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcil_ddr\0"
    "unc_cha_tor_inserts.io_wbmtoi\0"
    "unc_cha_tor_inserts.io_clflush\0"
    "unc_cha_tor_inserts.ia_wbmtoe\0"
    "unc_cha_tor_inserts.ia_wbeftoi\0"
    "unc_cha_tor_inserts.ia_wbstoi\0"
    "unc_cha_tor_inserts.ia_miss_drd_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_rfo_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_llcprefrfo_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_rfo_pref_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_drd_pref_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_llcprefdata_cxl_acc\0"
    "unc_cha_tor_inserts.ia_miss_cxl_acc\0"
    "unc_cha_tor_inserts.ia_hit_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_hit_crd\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_hit_rfo\0"
    "unc_cha_tor_occupancy.ia_miss_crd\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_miss_rfo\0"
    "unc_cha_tor_occupancy.io_miss_rfo\0"
    "unc_cha_tor_occupancy.io_miss_itom\0"
    "unc_cha_tor_occupancy.ia_hit_crd_pref\0"
    "unc_cha_tor_occupancy.ia_hit_drd_opt\0"
    "unc_cha_tor_occupancy.ia_hit_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_hit_rfo_pref\0"
    "unc_cha_tor_occupancy.ia_miss_crd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt\0"
    "unc_cha_tor_occupancy.ia_miss_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref\0"
    "unc_cha_tor_occupancy.io_hit_itom\0"
    "unc_cha_tor_occupancy.io_hit_rfo\0"
    "unc_cha_tor_occupancy.io_rfo\0"
    "unc_cha_tor_occupancy.io_itom\0"
    "unc_cha_tor_occupancy.ia_rfo\0"
    "unc_cha_tor_occupancy.ia_rfo_pref\0"
    "unc_cha_tor_occupancy.ia_llcprefrfo\0"
    "unc_cha_tor_occupancy.ia_drd_opt\0"
    "unc_cha_tor_occupancy.ia_crd\0"
    "unc_cha_tor_occupancy.ia_crd_pref\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_remote\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_local\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_remote\0"
    "unc_cha_tor_occupancy.io_hit_pcirdcur\0"
    "unc_cha_tor_occupancy.io_miss_pcirdcur\0"
    "unc_cha_tor_occupancy.io_pcirdcur\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefcode\0"
    "unc_cha_tor_occupancy.ia_hit_llcprefdata\0"
    "unc_cha_tor_occupancy.ia_llcprefdata\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefcode\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefdata\0"
    "unc_cha_tor_occupancy.ia_llcprefcode\0"
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
    "unc_cha_tor_occupancy.ia_miss_wcilf\0"
    "unc_cha_tor_occupancy.ia_miss_wcilf_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcilf_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcilf_ddr\0"
    "unc_cha_tor_occupancy.ia_wcil\0"
    "unc_cha_tor_occupancy.ia_miss_wcil\0"
    "unc_cha_tor_occupancy.ia_miss_wcil_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcil_ddr\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcil_ddr\0"
    "unc_cha_tor_occupancy.io_wbmtoi\0"
    "unc_cha_tor_occupancy.io_clflush\0"
    "unc_cha_tor_occupancy.io_hit_itomcachenear\0"
    "unc_cha_tor_occupancy.io_miss_itomcachenear\0"
    "unc_cha_tor_occupancy.io_itomcachenear\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_drd_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_drd_pref_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefdata_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_llcprefrfo_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_rfo_pref_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_miss_cxl_acc\0"
    "unc_cha_tor_occupancy.ia_hit_cxl_acc\0"
    "unc_cha_misc.rfo_hit_s\0"
    "unc_cha_sf_eviction.m_state\0"
    "unc_cha_requests.reads_local\0"
    "unc_cha_requests.reads_remote\0"
    "unc_cha_requests.writes_local\0"
    "unc_cha_requests.writes_remote\0"
    "unc_cha_requests.invitoe_local\0"
    "unc_cha_requests.invitoe_remote\0"
    "unc_cha_requests.invitoe\0"
    "unc_cha_requests.reads\0"
    "unc_cha_requests.writes\0"
    "unc_cha_osb.rfo_hits_snp_bcast\0"
    "unc_cha_distress_asserted.dpt_irq\0"
    "unc_cha_distress_asserted.dpt_tor\0"
    "unc_cha_distress_asserted.dpt_any\0"
    "unc_cha_tor_inserts.llc_or_sf_evictions\0"
    "unc_cha_remote_sf.miss\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_pref_local\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_remote\0"
    "unc_cha_tor_inserts.ia_miss_drd_opt_pref_remote\0"
    "unc_cha_tor_inserts.io_itomcachenear_local\0"
    "unc_cha_tor_inserts.io_itomcachenear_remote\0"
    "unc_cha_tor_inserts.io_itom_local\0"
    "unc_cha_tor_inserts.io_itom_remote\0"
    "unc_cha_tor_inserts.io_pcirdcur_local\0"
    "unc_cha_tor_inserts.io_pcirdcur_remote\0"
    "unc_cha_rxc_occupancy.irq\0"
    "unc_cha_rxc_inserts.irq\0"
    "unc_cha_llc_lookup.rfo\0"
    "unc_cha_llc_lookup.data_rd\0"
    "unc_cha_llc_lookup.code\0"
    "unc_cha_llc_lookup.locally_homed_address\0"
    "unc_cha_llc_lookup.remotely_homed_address\0"
    "unc_cha_llc_lookup.remote_data_rd\0"
    "unc_cha_llc_lookup.remote_rfo\0"
    "unc_cha_llc_lookup.remote_code\0"
    "unc_cha_llc_lookup.remote_snp\0"
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
    "unc_cha_llc_lookup.data_read_all\0"
    "unc_cha_llc_lookup.data_read_miss\0"
    "unc_cha_llc_lookup.data_read_local\0"
    "unc_cha_llc_lookup.write_local\0"
    "unc_cha_llc_lookup.rfo_local\0"
    "unc_cha_llc_lookup.write_remote\0"
    "unc_cha_llc_lookup.all_remote\0"
    "unc_cha_tor_inserts.all\0"
    "unc_cha_tor_inserts.ia\0"
    "unc_cha_tor_inserts.ia_hit\0"
    "unc_cha_tor_inserts.io\0"
    "unc_cha_tor_inserts.io_hit\0"
    "unc_cha_tor_inserts.io_miss\0"
    "unc_cha_tor_inserts.loc_io\0"
    "unc_cha_tor_inserts.loc_ia\0"
    "unc_cha_tor_inserts.loc_all\0"
    "unc_cha_tor_inserts.rem_snps\0"
    "unc_cha_tor_inserts.rem_all\0"
    "unc_cha_tor_inserts.ia_miss_wcilf_pmm\0"
    "unc_cha_tor_inserts.ia_miss_local_wcilf_pmm\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcilf_pmm\0"
    "unc_cha_tor_inserts.ia_miss_wcil_pmm\0"
    "unc_cha_tor_inserts.ia_miss_local_wcil_pmm\0"
    "unc_cha_tor_inserts.ia_miss_remote_wcil_pmm\0"
    "unc_cha_tor_inserts.cxl_hit_fsrdcur\0"
    "unc_cha_tor_inserts.cxl_hit_fsrdcurptl\0"
    "unc_cha_tor_inserts.cxl_hit_mempushwr\0"
    "unc_cha_tor_inserts.cxl_hit_itom\0"
    "unc_cha_tor_inserts.cxl_hit_itomwr\0"
    "unc_cha_tor_inserts.cxl_hit_clflush\0"
    "unc_cha_tor_inserts.cxl_hit_wil\0"
    "unc_cha_tor_inserts.cxl_hit_wcilf\0"
    "unc_cha_tor_inserts.cxl_hit_wcil\0"
    "unc_cha_tor_inserts.cxl_miss_fsrdcur\0"
    "unc_cha_tor_inserts.cxl_miss_fsrdcurptl\0"
    "unc_cha_tor_inserts.cxl_miss_mempushwr\0"
    "unc_cha_tor_inserts.cxl_miss_itom\0"
    "unc_cha_tor_inserts.cxl_miss_itomwr\0"
    "unc_cha_tor_inserts.cxl_miss_clflush\0"
    "unc_cha_tor_inserts.cxl_miss_wil\0"
    "unc_cha_tor_inserts.cxl_miss_wcilf\0"
    "unc_cha_tor_inserts.cxl_miss_wcil\0"
    "unc_cha_tor_occupancy.all\0"
    "unc_cha_tor_occupancy.ia\0"
    "unc_cha_tor_occupancy.ia_hit\0"
    "unc_cha_tor_occupancy.ia_miss\0"
    "unc_cha_tor_occupancy.io\0"
    "unc_cha_tor_occupancy.io_hit\0"
    "unc_cha_tor_occupancy.io_miss\0"
    "unc_cha_tor_occupancy.loc_io\0"
    "unc_cha_tor_occupancy.loc_ia\0"
    "unc_cha_tor_occupancy.loc_all\0"
    "unc_cha_tor_occupancy.rem_snps\0"
    "unc_cha_tor_occupancy.rem_all\0"
    "unc_cha_tor_occupancy.ia_drd_opt_pref\0"
    "unc_cha_tor_occupancy.ia_miss_wcilf_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcilf_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcilf_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_wcil_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_local_wcil_pmm\0"
    "unc_cha_tor_occupancy.ia_miss_remote_wcil_pmm\0"
    "unc_cha_tor_occupancy.cxl_hit_fsrdcur\0"
    "unc_cha_tor_occupancy.cxl_hit_fsrdcurptl\0"
    "unc_cha_tor_occupancy.cxl_hit_mempushwr\0"
    "unc_cha_tor_occupancy.cxl_hit_itom\0"
    "unc_cha_tor_occupancy.cxl_hit_itomwr\0"
    "unc_cha_tor_occupancy.cxl_hit_clflush\0"
    "unc_cha_tor_occupancy.cxl_hit_wil\0"
    "unc_cha_tor_occupancy.cxl_hit_wcilf\0"
    "unc_cha_tor_occupancy.cxl_hit_wcil\0"
    "unc_cha_tor_occupancy.cxl_miss_fsrdcur\0"
    "unc_cha_tor_occupancy.cxl_miss_fsrdcurptl\0"
    "unc_cha_tor_occupancy.cxl_miss_mempushwr\0"
    "unc_cha_tor_occupancy.cxl_miss_itom\0"
    "unc_cha_tor_occupancy.cxl_miss_itomwr\0"
    "unc_cha_tor_occupancy.cxl_miss_clflush\0"
    "unc_cha_tor_occupancy.cxl_miss_wil\0"
    "unc_cha_tor_occupancy.cxl_miss_wcilf\0"
    "unc_cha_tor_occupancy.cxl_miss_wcil\0"
    "unc_cha_llc_victims.io\0"
    "unc_cha_llc_victims.ia\0"
    "unc_cha_llc_victims.local_all\0"
    "unc_cha_llc_victims.remote_all\0"
    "unc_cha_llc_victims.all\0"
    "unc_cha_llc_victims.total_m\0"
    "unc_cha_llc_victims.total_e\0"
    "unc_cha_llc_victims.total_s\0"
    "unc_cha_sf_eviction.e_state\0"
    "unc_cha_sf_eviction.s_state\0"
    "unc_cha_dir_lookup.no_snp\0"
    "unc_cha_dir_lookup.snp\0"
    "unc_cha_dir_update.ha\0"
    "unc_cha_dir_update.tor\0"
    "unc_cha_osb.local_invitoe\0"
    "unc_cha_osb.local_read\0"
    "unc_cha_osb.remote_read\0"
    "unc_cha_osb.off_pwrheuristic\0"
    "unc_cha_imc_writes_count.full\0"
    "unc_cha_imc_writes_count.partial\0"
    "unc_cha_imc_writes_count.full_priority\0"
    "unc_cha_imc_writes_count.partial_priority\0"
    "unc_cha_llc_victims.local_m\0"
    "unc_cha_llc_victims.local_e\0"
    "unc_cha_llc_victims.local_s\0"
    "unc_cha_llc_victims.local_f\0"
    "unc_cha_llc_victims.remote_m\0"
    "unc_cha_llc_victims.remote_e\0"
    "unc_cha_llc_victims.remote_s\0"
    "unc_cha_remote_sf.hit_shared\0"
    "unc_cha_remote_sf.hit_exclusive\0"
    "unc_cha_remote_sf.alloc_shared\0"
    "unc_cha_remote_sf.alloc_exclusive\0"
    "unc_cha_remote_sf.dealloc_evctcln\0"
    "unc_cha_remote_sf.update_shared\0"
    "unc_cha_remote_sf.update_exclusive\0"
    "unc_cha_remote_sf.victim_shared\0"
    "unc_cha_remote_sf.victim_exclusive\0"
    "unc_cha_remote_sf.inclusive_only\0"
    "unc_cha_remote_sf.dirbacked_only\0"
    "unc_cha_tor_occupancy.io_miss_pcirdcur_remote\0"
    "unc_cha_tor_occupancy.io_miss_pcirdcur_local\0"
    "unc_cha_tor_occupancy.io_miss_itom_remote\0"
    "unc_cha_tor_occupancy.io_miss_itom_local\0"
    "unc_cha_tor_occupancy.io_miss_itomcachenear_remote\0"
    "unc_cha_tor_occupancy.io_miss_itomcachenear_local\0";
inline constexpr select::event_list cha_list{"sierra_forest", core::sierra_forest, cha_names, all_of(sharers)};
inline constexpr char chacms_names[] =
    "unc_chacms_clockticks\0"
    "unc_chacms_distress_asserted\0"
    "unc_chacms_ring_src_thrtl\0";
inline constexpr select::event_list chacms_list{"sierra_forest", core::sierra_forest, chacms_names, all_of(sharers)};
inline constexpr char cxlcm_names[] =
    "unc_cxlcm_rxc_pack_buf_inserts.mem_data\0";
inline constexpr select::event_list cxlcm_list{"sierra_forest", core::sierra_forest, cxlcm_names, all_of(sharers)};
inline constexpr char cxldp_names[] =
    "unc_cxldp_txc_agf_inserts.m2s_data\0";
inline constexpr select::event_list cxldp_list{"sierra_forest", core::sierra_forest, cxldp_names, all_of(sharers)};
inline constexpr char iio_names[] =
    "unc_iio_clockticks\0"
    "unc_iio_data_req_of_cpu.mem_write.part0\0"
    "unc_iio_data_req_of_cpu.mem_read.part0\0"
    "unc_iio_data_req_of_cpu.mem_read.all_parts\0"
    "unc_iio_data_req_of_cpu.mem_write.all_parts\0"
    "unc_iio_txn_req_of_cpu.mem_write.part0\0"
    "unc_iio_txn_req_of_cpu.mem_read.part0\0"
    "unc_iio_data_req_by_cpu.mem_write.part0\0"
    "unc_iio_txn_req_by_cpu.mem_write.part0\0"
    "unc_iio_txn_req_by_cpu.mem_read.part0\0"
    "unc_iio_data_req_of_cpu.mem_write.part1\0"
    "unc_iio_data_req_of_cpu.mem_write.part2\0"
    "unc_iio_data_req_of_cpu.mem_write.part3\0"
    "unc_iio_data_req_of_cpu.mem_write.part4\0"
    "unc_iio_data_req_of_cpu.mem_write.part5\0"
    "unc_iio_data_req_of_cpu.mem_write.part6\0"
    "unc_iio_data_req_of_cpu.mem_write.part7\0"
    "unc_iio_data_req_of_cpu.mem_read.part1\0"
    "unc_iio_data_req_of_cpu.mem_read.part2\0"
    "unc_iio_data_req_of_cpu.mem_read.part3\0"
    "unc_iio_data_req_of_cpu.mem_read.part4\0"
    "unc_iio_data_req_of_cpu.mem_read.part5\0"
    "unc_iio_data_req_of_cpu.mem_read.part6\0"
    "unc_iio_data_req_of_cpu.mem_read.part7\0"
    "unc_iio_txn_req_of_cpu.mem_write.part1\0"
    "unc_iio_txn_req_of_cpu.mem_read.part1\0"
    "unc_iio_txn_req_of_cpu.mem_write.part2\0"
    "unc_iio_txn_req_of_cpu.mem_read.part2\0"
    "unc_iio_txn_req_of_cpu.mem_write.part3\0"
    "unc_iio_txn_req_of_cpu.mem_read.part3\0"
    "unc_iio_txn_req_of_cpu.mem_write.part4\0"
    "unc_iio_txn_req_of_cpu.mem_read.part4\0"
    "unc_iio_txn_req_of_cpu.mem_write.part5\0"
    "unc_iio_txn_req_of_cpu.mem_read.part5\0"
    "unc_iio_txn_req_of_cpu.mem_write.part6\0"
    "unc_iio_txn_req_of_cpu.mem_read.part6\0"
    "unc_iio_txn_req_of_cpu.mem_write.part7\0"
    "unc_iio_txn_req_of_cpu.mem_read.part7\0"
    "unc_iio_data_req_by_cpu.mem_write.part1\0"
    "unc_iio_data_req_by_cpu.mem_write.part2\0"
    "unc_iio_data_req_by_cpu.mem_write.part3\0"
    "unc_iio_data_req_by_cpu.mem_write.part4\0"
    "unc_iio_data_req_by_cpu.mem_write.part5\0"
    "unc_iio_data_req_by_cpu.mem_write.part6\0"
    "unc_iio_data_req_by_cpu.mem_write.part7\0"
    "unc_iio_data_req_by_cpu.peer_write.all_parts\0"
    "unc_iio_data_req_by_cpu.peer_read.all_parts\0"
    "unc_iio_txn_req_by_cpu.mem_write.part1\0"
    "unc_iio_txn_req_by_cpu.mem_read.part1\0"
    "unc_iio_txn_req_by_cpu.mem_write.part2\0"
    "unc_iio_txn_req_by_cpu.mem_read.part2\0"
    "unc_iio_txn_req_by_cpu.mem_write.part3\0"
    "unc_iio_txn_req_by_cpu.mem_read.part3\0"
    "unc_iio_txn_req_by_cpu.mem_write.part4\0"
    "unc_iio_txn_req_by_cpu.mem_read.part4\0"
    "unc_iio_txn_req_by_cpu.mem_write.part5\0"
    "unc_iio_txn_req_by_cpu.mem_read.part5\0"
    "unc_iio_txn_req_by_cpu.mem_write.part6\0"
    "unc_iio_txn_req_by_cpu.mem_read.part6\0"
    "unc_iio_txn_req_by_cpu.mem_write.part7\0"
    "unc_iio_txn_req_by_cpu.mem_read.part7\0"
    "unc_iio_txn_req_by_cpu.mem_write.all_parts\0"
    "unc_iio_txn_req_by_cpu.peer_write.all_parts\0"
    "unc_iio_txn_req_by_cpu.mem_read.all_parts\0"
    "unc_iio_txn_req_by_cpu.peer_read.all_parts\0"
    "unc_iio_num_req_of_cpu_by_tgt.ubox_posted\0"
    "unc_iio_data_req_of_cpu.peer_write.part0\0"
    "unc_iio_data_req_of_cpu.peer_read.part0\0"
    "unc_iio_txn_req_of_cpu.peer_write.part0\0"
    "unc_iio_txn_req_of_cpu.peer_read.part0\0"
    "unc_iio_data_req_by_cpu.mem_read.part0\0"
    "unc_iio_data_req_by_cpu.mem_write.all_parts\0"
    "unc_iio_data_req_by_cpu.mem_read.all_parts\0"
    "unc_iio_comp_buf_inserts.cmpd.part0\0"
    "unc_iio_comp_buf_inserts.cmpd.part1\0"
    "unc_iio_comp_buf_inserts.cmpd.part2\0"
    "unc_iio_comp_buf_inserts.cmpd.part3\0"
    "unc_iio_comp_buf_inserts.cmpd.part4\0"
    "unc_iio_comp_buf_inserts.cmpd.part5\0"
    "unc_iio_comp_buf_inserts.cmpd.part6\0"
    "unc_iio_comp_buf_inserts.cmpd.part7\0"
    "unc_iio_comp_buf_inserts.cmpd.all_parts\0"
    "unc_iio_iommu0.4k_hits\0"
    "unc_iio_iommu0.2m_hits\0"
    "unc_iio_iommu0.1g_hits\0"
    "unc_iio_iommu0.ctxt_cache_lookups\0"
    "unc_iio_iommu0.ctxt_cache_hits\0"
    "unc_iio_iommu1.num_mem_accesses\0"
    "unc_iio_comp_buf_occupancy.cmpd.part0\0"
    "unc_iio_comp_buf_occupancy.cmpd.part1\0"
    "unc_iio_comp_buf_occupancy.cmpd.part2\0"
    "unc_iio_comp_buf_occupancy.cmpd.part3\0"
    "unc_iio_comp_buf_occupancy.cmpd.part4\0"
    "unc_iio_comp_buf_occupancy.cmpd.part5\0"
    "unc_iio_comp_buf_occupancy.cmpd.part6\0"
    "unc_iio_comp_buf_occupancy.cmpd.part7\0"
    "unc_iio_comp_buf_occupancy.cmpd.all_parts\0"
    "unc_iio_data_req_of_cpu.peer_write.part1\0"
    "unc_iio_data_req_of_cpu.peer_read.part1\0"
    "unc_iio_data_req_of_cpu.peer_write.part2\0"
    "unc_iio_data_req_of_cpu.peer_read.part2\0"
    "unc_iio_data_req_of_cpu.peer_write.part3\0"
    "unc_iio_data_req_of_cpu.peer_read.part3\0"
    "unc_iio_data_req_of_cpu.peer_write.part4\0"
    "unc_iio_data_req_of_cpu.peer_read.part4\0"
    "unc_iio_data_req_of_cpu.peer_write.part5\0"
    "unc_iio_data_req_of_cpu.peer_read.part5\0"
    "unc_iio_data_req_of_cpu.peer_write.part6\0"
    "unc_iio_data_req_of_cpu.peer_read.part6\0"
    "unc_iio_data_req_of_cpu.peer_write.part7\0"
    "unc_iio_data_req_of_cpu.peer_read.part7\0"
    "unc_iio_data_req_of_cpu.peer_write.all_parts\0"
    "unc_iio_txn_req_of_cpu.peer_write.part1\0"
    "unc_iio_txn_req_of_cpu.peer_read.part1\0"
    "unc_iio_txn_req_of_cpu.peer_write.part2\0"
    "unc_iio_txn_req_of_cpu.peer_read.part2\0"
    "unc_iio_txn_req_of_cpu.peer_write.part3\0"
    "unc_iio_txn_req_of_cpu.peer_read.part3\0"
    "unc_iio_txn_req_of_cpu.peer_write.part4\0"
    "unc_iio_txn_req_of_cpu.peer_read.part4\0"
    "unc_iio_txn_req_of_cpu.peer_write.part5\0"
    "unc_iio_txn_req_of_cpu.peer_read.part5\0"
    "unc_iio_txn_req_of_cpu.peer_write.part6\0"
    "unc_iio_txn_req_of_cpu.peer_read.part6\0"
    "unc_iio_txn_req_of_cpu.peer_write.part7\0"
    "unc_iio_txn_req_of_cpu.peer_read.part7\0"
    "unc_iio_data_req_by_cpu.mem_read.part1\0"
    "unc_iio_data_req_by_cpu.mem_read.part2\0"
    "unc_iio_data_req_by_cpu.mem_read.part3\0"
    "unc_iio_data_req_by_cpu.mem_read.part4\0"
    "unc_iio_data_req_by_cpu.mem_read.part5\0"
    "unc_iio_data_req_by_cpu.mem_read.part6\0"
    "unc_iio_data_req_by_cpu.mem_read.part7\0"
    "unc_iio_num_outstanding_req_of_cpu.iommu_req\0"
    "unc_iio_num_outstanding_req_of_cpu.iommu_hit\0"
    "unc_iio_num_outstanding_req_of_cpu.req_own\0"
    "unc_iio_num_outstanding_req_of_cpu.final_rd_wr\0"
    "unc_iio_num_outstanding_req_of_cpu.wr\0"
    "unc_iio_num_outstanding_req_of_cpu.data\0"
    "unc_iio_iommu0.first_lookups\0"
    "unc_iio_iommu0.all_lookups\0"
    "unc_iio_iommu0.misses\0"
    "unc_iio_iommu1.slpwc_cache_lookups\0"
    "unc_iio_iommu1.slpwc_2m_hits\0"
    "unc_iio_iommu1.slpwc_1g_hits\0"
    "unc_iio_iommu1.slpwc_512g_hits\0"
    "unc_iio_iommu1.slpwc_256t_hits\0"
    "unc_iio_iommu1.slpwc_cache_fills\0"
    "unc_iio_iommu1.num_mem_accesses_low\0"
    "unc_iio_iommu1.num_mem_accesses_high\0"
    "unc_iio_iommu3.cyc_pwt_full\0"
    "unc_iio_iommu3.num_inval_iotlb\0"
    "unc_iio_iommu3.num_inval_ctxt_cache\0"
    "unc_iio_iommu3.num_inval_pasid_cache\0"
    "unc_iio_iommu3.num_inval_int_cache\0"
    "unc_iio_iommu3.int_cache_lookups\0"
    "unc_iio_iommu3.int_cache_hits\0"
    "unc_iio_pwt_occupancy\0"
    "unc_iio_num_req_of_cpu_by_tgt.msgb\0"
    "unc_iio_num_req_of_cpu_by_tgt.mcast\0"
    "unc_iio_num_req_of_cpu_by_tgt.ubox\0"
    "unc_iio_num_req_of_cpu_by_tgt.mem\0"
    "unc_iio_num_req_of_cpu_by_tgt.rem_p2p\0"
    "unc_iio_num_req_of_cpu_by_tgt.loc_p2p\0"
    "unc_iio_num_req_of_cpu_by_tgt.confined_p2p\0"
    "unc_iio_num_req_of_cpu_by_tgt.abort\0"
    "unc_iio_num_oustanding_req_from_cpu.to_io\0"
    "unc_iio_num_outstanding_req_from_cpu.to_io\0";
inline constexpr select::event_list iio_list{"sierra_forest", core::sierra_forest, iio_names, all_of(sharers)};
inline constexpr char imc_names[] =
    "unc_m_clockticks\0"
    "unc_m_act_count.all\0"
    "unc_m_pre_count.pgt\0"
    "unc_m_cas_count_sch0.rd_reg\0"
    "unc_m_cas_count_sch0.rd_pre_reg\0"
    "unc_m_cas_count_sch0.rd_underfill\0"
    "unc_m_cas_count_sch0.rd_pre_underfill\0"
    "unc_m_cas_count_sch0.rd\0"
    "unc_m_cas_count_sch0.wr\0"
    "unc_m_cas_count_sch0.all\0"
    "unc_m_cas_count_sch1.rd_reg\0"
    "unc_m_cas_count_sch1.rd_pre_reg\0"
    "unc_m_cas_count_sch1.rd_underfill\0"
    "unc_m_cas_count_sch1.rd_pre_underfill\0"
    "unc_m_cas_count_sch1.rd\0"
    "unc_m_cas_count_sch1.wr\0"
    "unc_m_cas_count_sch1.all\0"
    "unc_m_rdb_occupancy_sch0\0"
    "unc_m_rdb_occupancy_sch1\0"
    "unc_m_rpq_occupancy_sch0_pch0\0"
    "unc_m_rpq_occupancy_sch0_pch1\0"
    "unc_m_rpq_occupancy_sch1_pch0\0"
    "unc_m_rpq_occupancy_sch1_pch1\0"
    "unc_m_wpq_occupancy_sch0_pch0\0"
    "unc_m_wpq_occupancy_sch0_pch1\0"
    "unc_m_wpq_occupancy_sch1_pch0\0"
    "unc_m_wpq_occupancy_sch1_pch1\0"
    "unc_m_pre_count.all\0"
    "unc_m_rpq_inserts.sch0_pch0\0"
    "unc_m_rpq_inserts.sch0_pch1\0"
    "unc_m_rpq_inserts.sch1_pch0\0"
    "unc_m_rpq_inserts.sch1_pch1\0"
    "unc_m_wpq_inserts.sch0_pch0\0"
    "unc_m_wpq_inserts.sch0_pch1\0"
    "unc_m_wpq_inserts.sch1_pch0\0"
    "unc_m_wpq_inserts.sch1_pch1\0"
    "unc_m_cas_count_sch0.rd_non_underfill\0"
    "unc_m_cas_count_sch0.rd_underfill_all\0"
    "unc_m_cas_count_sch1.rd_non_underfill\0"
    "unc_m_cas_count_sch1.rd_underfill_all\0"
    "unc_m_hclockticks\0"
    "unc_m_act_count.rd\0"
    "unc_m_act_count.wr\0"
    "unc_m_act_count.ufill\0"
    "unc_m_pre_count.rd\0"
    "unc_m_pre_count.wr\0"
    "unc_m_pre_count.ufill\0"
    "unc_m_cas_count_sch0.wr_pre\0"
    "unc_m_cas_count_sch0.wr_nonpre\0"
    "unc_m_cas_count_sch1.wr_pre\0"
    "unc_m_cas_count_sch1.wr_nonpre\0"
    "unc_m_rpq_inserts.pch0\0"
    "unc_m_rpq_inserts.pch1\0"
    "unc_m_wpq_inserts.pch0\0"
    "unc_m_wpq_inserts.pch1\0"
    "unc_m_rdb_inserts.sch0\0"
    "unc_m_rdb_inserts.sch1\0"
    "unc_m_power_throttle_cycles.bw_slot0\0"
    "unc_m_power_throttle_cycles.bw_slot1\0"
    "unc_m_powerdown_cycles.sch0_rank0\0"
    "unc_m_powerdown_cycles.sch0_rank1\0"
    "unc_m_powerdown_cycles.sch0_rank2\0"
    "unc_m_powerdown_cycles.sch0_rank3\0"
    "unc_m_powerdown_cycles.sch1_rank0\0"
    "unc_m_powerdown_cycles.sch1_rank1\0"
    "unc_m_powerdown_cycles.sch1_rank2\0"
    "unc_m_powerdown_cycles.sch1_rank3\0"
    "unc_m_power_channel_ppd_cycles\0"
    "unc_m_self_refresh.enter_success_cycles\0"
    "unc_m_power_throttle_cycles.raplblk\0"
    "unc_m_power_throttle_cycles.mr4blken\0"
    "unc_m_power_critical_throttle_cycles.slot0\0"
    "unc_m_power_critical_throttle_cycles.slot1\0"
    "unc_m_throttle_low_cycles.slot0\0"
    "unc_m_throttle_low_cycles.slot1\0"
    "unc_m_throttle_mid_cycles.slot0\0"
    "unc_m_throttle_mid_cycles.slot1\0"
    "unc_m_throttle_high_cycles.slot0\0"
    "unc_m_throttle_high_cycles.slot1\0"
    "unc_m_throttle_crit_cycles.slot0\0"
    "unc_m_throttle_crit_cycles.slot1\0"
    "unc_m_pdc_mr4active_cycles.sch0_dimm0\0"
    "unc_m_pdc_mr4active_cycles.sch0_dimm1\0"
    "unc_m_pdc_mr4active_cycles.sch1_dimm0\0"
    "unc_m_pdc_mr4active_cycles.sch1_dimm1\0"
    "unc_m_mr4_2xref_cycles.sch0_dimm0\0"
    "unc_m_mr4_2xref_cycles.sch0_dimm1\0"
    "unc_m_mr4_2xref_cycles.sch1_dimm0\0"
    "unc_m_mr4_2xref_cycles.sch1_dimm1\0"
    "unc_m_self_refresh.enter_success\0";
inline constexpr select::event_list imc_list{"sierra_forest", core::sierra_forest, imc_names, all_of(sharers)};
inline constexpr char irp_names[] =
    "unc_i_clockticks\0"
    "unc_i_transactions.wr_pref\0"
    "unc_i_faf_inserts\0"
    "unc_i_misc1.lost_fwd\0"
    "unc_i_misc1.sec_rcvd_invld\0"
    "unc_i_cache_total_occupancy.mem\0"
    "unc_i_snoop_resp.all_miss\0"
    "unc_i_snoop_resp.all_hit_i\0"
    "unc_i_snoop_resp.all_hit_es\0"
    "unc_i_snoop_resp.all_hit_m\0"
    "unc_i_faf_occupancy\0"
    "unc_i_misc0.fast_req\0"
    "unc_i_misc0.fast_rej\0"
    "unc_i_misc0.2nd_wr_insert\0";
inline constexpr select::event_list irp_list{"sierra_forest", core::sierra_forest, irp_names, all_of(sharers)};
inline constexpr char mdf_names[] =
    "unc_mdf_clockticks\0";
inline constexpr select::event_list mdf_list{"sierra_forest", core::sierra_forest, mdf_names, all_of(sharers)};
inline constexpr char pcu_names[] =
    "unc_p_clockticks\0"
    "unc_p_power_state_occupancy_cores_c0\0"
    "unc_p_power_state_occupancy_cores_c6\0"
    "unc_p_freq_max_limit_thermal_cycles\0"
    "unc_p_freq_max_power_cycles\0"
    "unc_p_freq_trans_cycles\0"
    "unc_p_pkg_residency_c2e_cycles\0"
    "unc_p_pkg_residency_c6_cycles\0"
    "unc_p_power_state_occupancy_cores_c3\0"
    "unc_p_prochot_external_cycles\0"
    "unc_p_prochot_internal_cycles\0";
inline constexpr select::event_list pcu_list{"sierra_forest", core::sierra_forest, pcu_names, all_of(sharers)};
inline constexpr char ubox_names[] =
    "unc_u_event_msg.msi_rcvd\0"
    "unc_u_event_msg.vlw_rcvd\0"
    "unc_u_event_msg.ipi_rcvd\0"
    "unc_u_event_msg.doorbell_rcvd\0"
    "unc_u_event_msg.int_prio\0";
inline constexpr select::event_list ubox_list{"sierra_forest", core::sierra_forest, ubox_names, all_of(sharers)};
inline constexpr char upi_names[] =
    "unc_upi_clockticks\0"
    "unc_upi_txl_flits.all_data\0"
    "unc_upi_txl_flits.all_null\0"
    "unc_upi_txl_flits.idle\0"
    "unc_upi_txl_flits.non_data\0"
    "unc_upi_rxl_flits.all_data\0"
    "unc_upi_rxl_flits.non_data\0"
    "unc_upi_rxl_basic_hdr_match.req\0"
    "unc_upi_rxl_basic_hdr_match.wb\0"
    "unc_upi_txl_flits.slot0\0"
    "unc_upi_txl_flits.slot1\0"
    "unc_upi_txl_flits.slot2\0"
    "unc_upi_txl_flits.data\0"
    "unc_upi_txl_flits.llcrd\0"
    "unc_upi_txl_flits.null\0"
    "unc_upi_txl_flits.llctrl\0"
    "unc_upi_txl_flits.prothdr\0"
    "unc_upi_rxl_flits.slot0\0"
    "unc_upi_rxl_flits.slot1\0"
    "unc_upi_rxl_flits.slot2\0"
    "unc_upi_rxl_flits.data\0"
    "unc_upi_rxl_flits.llcrd\0"
    "unc_upi_rxl_flits.null\0"
    "unc_upi_rxl_flits.all_null\0"
    "unc_upi_rxl_flits.llctrl\0"
    "unc_upi_rxl_flits.idle\0"
    "unc_upi_rxl_flits.prothdr\0"
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
    "unc_upi_rxl_basic_hdr_match.req_opc\0"
    "unc_upi_rxl_basic_hdr_match.snp\0"
    "unc_upi_rxl_basic_hdr_match.snp_opc\0"
    "unc_upi_rxl_basic_hdr_match.rsp_nodata\0"
    "unc_upi_rxl_basic_hdr_match.rsp_nodata_opc\0"
    "unc_upi_rxl_basic_hdr_match.rsp_data\0"
    "unc_upi_rxl_basic_hdr_match.rsp_data_opc\0"
    "unc_upi_rxl_basic_hdr_match.wb_opc\0"
    "unc_upi_rxl_basic_hdr_match.ncb\0"
    "unc_upi_rxl_basic_hdr_match.ncb_opc\0"
    "unc_upi_rxl_basic_hdr_match.ncs\0"
    "unc_upi_rxl_basic_hdr_match.ncs_opc\0"
    "unc_upi_l1_power_cycles\0"
    "unc_upi_txl0p_power_cycles\0"
    "unc_upi_txl0p_power_cycles_ll_enter\0"
    "unc_upi_txl0p_power_cycles_m3_exit\0"
    "unc_upi_rxl_inserts.slot0\0"
    "unc_upi_rxl_inserts.slot1\0"
    "unc_upi_rxl_inserts.slot2\0"
    "unc_upi_rxl_occupancy.slot0\0"
    "unc_upi_rxl_occupancy.slot1\0"
    "unc_upi_rxl_occupancy.slot2\0"
    "unc_upi_txl_basic_hdr_match.rspi\0"
    "unc_upi_txl_basic_hdr_match.rspcnflt\0"
    "unc_upi_rxl_basic_hdr_match.rspi\0"
    "unc_upi_rxl_basic_hdr_match.rspcnflt\0";
inline constexpr select::event_list upi_list{"sierra_forest", core::sierra_forest, upi_names, all_of(sharers)};
inline constexpr select::event_list list{"sierra_forest", core::sierra_forest, "", all_of(sharers)};
} // namespace uncore_events

namespace b2cmi {
using uncore_events::listed;
using uncore_events::b2cmi_list;
inline constexpr listed clockticks{{&b2cmi_list, 0x240000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed direct2upi_taken{{&b2cmi_list, 0x240000001019, 0xf, 0x20000000000029e, 0}, {}, &direct2upi_taken};
inline constexpr listed direct2upi_not_taken_dirstate_{{&b2cmi_list, 0x24000000101a, 0xf, 0x2000000000002b9, 0}, {}, &direct2upi_not_taken_dirstate_};
inline constexpr listed direct2upi_not_taken_credits_{{&b2cmi_list, 0x24000000101b, 0xf, 0x2000000000002e1, 0}, {}, &direct2upi_not_taken_credits_};
inline constexpr listed direct2upi_txn_override{{&b2cmi_list, 0x24000000101c, 0xf, 0x200000000000308, 0}, {}, &direct2upi_txn_override};
inline constexpr listed direct2core_taken{{&b2cmi_list, 0x240000001016, 0xf, 0x32a, 0}, {}, &direct2core_taken};
inline constexpr listed direct2core_txn_override{{&b2cmi_list, 0x1240000001018, 0xf, 0x280000000000965, 0}, {}, &direct2core_txn_override};
inline constexpr listed direct2core_not_taken_dirstate{{&b2cmi_list, 0x1240000001017, 0xf, 0x280000000000988, 0}, {}, &direct2core_not_taken_dirstate};
namespace direct2upi_not_taken_credits {
inline constexpr listed egress{{&b2cmi_list, 0x24000000101b, 0xf, 0x200000000000252, 0}, {}, &egress};
}
namespace direct2upi_not_taken_dirstate {
inline constexpr listed egress{{&b2cmi_list, 0x24000000101a, 0xf, 0x200000000000223, 0}, {}, &egress};
}
namespace directory_hit {
inline constexpr listed dirty_i{{&b2cmi_list, 0x124000000101d, 0xf, 0x2000000000005d2, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&b2cmi_list, 0x124000000201d, 0xf, 0x2000000000005f2, 0}, {}, &dirty_s};
inline constexpr listed dirty_a{{&b2cmi_list, 0x124000000401d, 0xf, 0x200000000000612, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&b2cmi_list, 0x124000000801d, 0xf, 0x200000000000632, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&b2cmi_list, 0x124000001001d, 0xf, 0x200000000000652, 0}, {}, &clean_s};
inline constexpr listed clean_a{{&b2cmi_list, 0x124000002001d, 0xf, 0x200000000000672, 0}, {}, &clean_a};
inline constexpr listed dirty{{&b2cmi_list, 0x124000000701d, 0xf, 0x200000000000692, 0}, {}, &dirty};
inline constexpr listed clean{{&b2cmi_list, 0x124000003801d, 0xf, 0x2000000000006b0, 0}, {}, &clean};
}
namespace directory_lookup {
inline constexpr listed any{{&b2cmi_list, 0x240000001020, 0xf, 0x20000000000019b, 0}, {}, &any};
inline constexpr listed state_i{{&b2cmi_list, 0x240000002020, 0xf, 0x2000000000001ba, 0}, {}, &state_i};
inline constexpr listed state_s{{&b2cmi_list, 0x240000004020, 0xf, 0x2000000000001dd, 0}, {}, &state_s};
inline constexpr listed state_a{{&b2cmi_list, 0x240000008020, 0xf, 0x200000000000200, 0}, {}, &state_a};
}
namespace directory_miss {
inline constexpr listed dirty_i{{&b2cmi_list, 0x124000000101e, 0xf, 0x2000000000006ce, 0}, {}, &dirty_i};
inline constexpr listed dirty_s{{&b2cmi_list, 0x124000000201e, 0xf, 0x2000000000006ef, 0}, {}, &dirty_s};
inline constexpr listed dirty_a{{&b2cmi_list, 0x124000000401e, 0xf, 0x200000000000710, 0}, {}, &dirty_a};
inline constexpr listed clean_i{{&b2cmi_list, 0x124000000801e, 0xf, 0x200000000000731, 0}, {}, &clean_i};
inline constexpr listed clean_s{{&b2cmi_list, 0x124000001001e, 0xf, 0x200000000000752, 0}, {}, &clean_s};
inline constexpr listed clean_a{{&b2cmi_list, 0x124000002001e, 0xf, 0x200000000000773, 0}, {}, &clean_a};
inline constexpr listed dirty{{&b2cmi_list, 0x124000000701e, 0xf, 0x200000000000794, 0}, {}, &dirty};
inline constexpr listed clean{{&b2cmi_list, 0x124000003801e, 0xf, 0x2000000000007b3, 0}, {}, &clean};
}
namespace directory_update {
inline constexpr listed any{{&b2cmi_list, 0x240000001021, 0xf, 0x200000000000100, 3}, {}, &any};
inline constexpr listed i2s{{&b2cmi_list, 0x240000002021, 0xf, 0x20000000000011f, 3}, {}, &i2s};
inline constexpr listed i2a{{&b2cmi_list, 0x240000004021, 0xf, 0x20000000000013e, 3}, {}, &i2a};
inline constexpr listed a2i{{&b2cmi_list, 0x240000020021, 0xf, 0x20000000000015d, 3}, {}, &a2i};
inline constexpr listed a2s{{&b2cmi_list, 0x240000040021, 0xf, 0x20000000000017c, 3}, {}, &a2s};
inline constexpr listed hit_any{{&b2cmi_list, 0x1240000001021, 0xf, 0x2000000000007d2, 1}, {}, &hit_any};
inline constexpr listed hit_x2s{{&b2cmi_list, 0x1240000042021, 0xf, 0x2000000000007f5, 1}, {}, &hit_x2s};
inline constexpr listed hit_x2a{{&b2cmi_list, 0x1240000014021, 0xf, 0x200000000000818, 1}, {}, &hit_x2a};
inline constexpr listed hit_x2i{{&b2cmi_list, 0x1240000028021, 0xf, 0x20000000000083b, 1}, {}, &hit_x2i};
inline constexpr listed miss_x2s{{&b2cmi_list, 0x1240000042021, 0xf, 0x20000000000085e, 2}, {}, &miss_x2s};
inline constexpr listed miss_x2a{{&b2cmi_list, 0x1240000014021, 0xf, 0x200000000000882, 2}, {}, &miss_x2a};
inline constexpr listed miss_x2i{{&b2cmi_list, 0x1240000028021, 0xf, 0x2000000000008a6, 2}, {}, &miss_x2i};
inline constexpr listed x2s{{&b2cmi_list, 0x1240000042021, 0xf, 0x2000000000008ca, 3}, {}, &x2s};
inline constexpr listed x2a{{&b2cmi_list, 0x1240000014021, 0xf, 0x2000000000008e9, 3}, {}, &x2a};
inline constexpr listed x2i{{&b2cmi_list, 0x1240000028021, 0xf, 0x200000000000908, 3}, {}, &x2i};
inline constexpr listed s2i{{&b2cmi_list, 0x1240000008021, 0xf, 0x200000000000927, 3}, {}, &s2i};
inline constexpr listed s2a{{&b2cmi_list, 0x1240000010021, 0xf, 0x200000000000946, 3}, {}, &s2a};
}
namespace imc_reads {
inline constexpr listed normal{{&b2cmi_list, 0x240000001024, 0xf, 0x15, 1}, {}, &normal};
inline constexpr listed all{{&b2cmi_list, 0x240000004024, 0xf, 0x30, 1}, {}, &all};
inline constexpr listed to_ddr_as_mem{{&b2cmi_list, 0x1240000008024, 0xf, 0x346, 1}, {}, &to_ddr_as_mem};
inline constexpr listed to_ddr_as_cache{{&b2cmi_list, 0x1240000010024, 0xf, 0x200000000000368, 1}, {}, &to_ddr_as_cache};
}
namespace imc_writes {
inline constexpr listed full{{&b2cmi_list, 0x240000001025, 0xf, 0x48, 1}, {}, &full};
inline constexpr listed partial{{&b2cmi_list, 0x240000002025, 0xf, 0x62, 1}, {}, &partial};
inline constexpr listed all{{&b2cmi_list, 0x240000010025, 0xf, 0x7f, 1}, {}, &all};
inline constexpr listed to_ddr_as_mem{{&b2cmi_list, 0x1240000020025, 0xf, 0x38c, 1}, {}, &to_ddr_as_mem};
inline constexpr listed to_ddr_as_cache{{&b2cmi_list, 0x1240000040025, 0xf, 0x2000000000003af, 1}, {}, &to_ddr_as_cache};
inline constexpr listed ni{{&b2cmi_list, 0x1240000000025, 0xf, 0x2000000000003d4, 3}, {}, &ni};
inline constexpr listed ni_miss{{&b2cmi_list, 0x1240000000025, 0xf, 0x2000000000003ec, 5}, {}, &ni_miss};
}
namespace prefcam_inserts {
inline constexpr listed upi_allch{{&b2cmi_list, 0x240000002056, 0xf, 0x2000000000000b8, 0}, {}, &upi_allch};
inline constexpr listed xpt_allch{{&b2cmi_list, 0x240000001056, 0xf, 0xdc, 0}, {}, &xpt_allch};
inline constexpr listed ch0_xpt{{&b2cmi_list, 0x1240000001056, 0xf, 0x522, 0}, {}, &ch0_xpt};
inline constexpr listed ch0_upi{{&b2cmi_list, 0x1240000002056, 0xf, 0x200000000000544, 0}, {}, &ch0_upi};
}
namespace prefcam_occupancy {
inline constexpr listed ch0{{&b2cmi_list, 0x1240000001054, 0xf, 0x502, 0}, {}, &ch0};
}
namespace tag_hit {
inline constexpr listed rd_clean{{&b2cmi_list, 0x124000000101f, 0xf, 0x280000000000566, 0}, {}, &rd_clean};
inline constexpr listed rd_dirty{{&b2cmi_list, 0x124000000201f, 0xf, 0x280000000000581, 0}, {}, &rd_dirty};
inline constexpr listed wr_clean{{&b2cmi_list, 0x124000000401f, 0xf, 0x20000000000059c, 0}, {}, &wr_clean};
inline constexpr listed wr_dirty{{&b2cmi_list, 0x124000000801f, 0xf, 0x2000000000005b7, 0}, {}, &wr_dirty};
inline constexpr listed all{{&b2cmi_list, 0x124000000f01f, 0xf, 0x2800000000009b1, 0}, {}, &all};
}
namespace tag_miss {
inline constexpr listed rd_clean{{&b2cmi_list, 0x124000000104b, 0xf, 0x20000000000042a, 0}, {}, &rd_clean};
inline constexpr listed rd_dirty{{&b2cmi_list, 0x124000000204b, 0xf, 0x200000000000446, 0}, {}, &rd_dirty};
inline constexpr listed wr_clean{{&b2cmi_list, 0x124000000404b, 0xf, 0x200000000000462, 0}, {}, &wr_clean};
inline constexpr listed wr_dirty{{&b2cmi_list, 0x124000000804b, 0xf, 0x20000000000047e, 0}, {}, &wr_dirty};
inline constexpr listed rd_2way{{&b2cmi_list, 0x124000001004b, 0xf, 0x20000000000049a, 0}, {}, &rd_2way};
inline constexpr listed wr_2way{{&b2cmi_list, 0x124000002004b, 0xf, 0x2000000000004b5, 0}, {}, &wr_2way};
inline constexpr listed clean{{&b2cmi_list, 0x124000000504b, 0xf, 0x2800000000004d0, 0}, {}, &clean};
inline constexpr listed dirty{{&b2cmi_list, 0x124000000a04b, 0xf, 0x2800000000004e9, 0}, {}, &dirty};
}
namespace tracker_inserts {
inline constexpr listed ch0{{&b2cmi_list, 0x240000004032, 0xf, 0x280, 1}, {}, &ch0};
}
namespace tracker_occupancy {
inline constexpr listed ch0{{&b2cmi_list, 0x240000001033, 0xf, 0x98, 0}, {}, &ch0};
}
namespace wr_tracker_inserts {
inline constexpr listed ch0{{&b2cmi_list, 0x1240000001040, 0xf, 0x409, 0}, {}, &ch0};
}
} // namespace b2cmi

namespace b2cxl {
using uncore_events::listed;
using uncore_events::b2cxl_list;
inline constexpr listed clockticks{{&b2cxl_list, 0x250000000001, 0xf, 0x200000000000000, 0}, {}, &clockticks};
} // namespace b2cxl

namespace b2hot {
using uncore_events::listed;
using uncore_events::b2hot_list;
inline constexpr listed clockticks{{&b2hot_list, 0x230000001001, 0xf, 0x200000000000000, 0}, {}, &clockticks};
} // namespace b2hot

namespace b2upi {
using uncore_events::listed;
using uncore_events::b2upi_list;
inline constexpr listed clockticks{{&b2upi_list, 0x260000000001, 0xf, 0x200000000000000, 0}, {}, &clockticks};
} // namespace b2upi

namespace cha {
using uncore_events::listed;
using uncore_events::cha_list;
inline constexpr listed clockticks{{&cha_list, 0x20000000001, 0xf, 0, 0}, {}, &clockticks};
namespace dir_lookup {
inline constexpr listed no_snp{{&cha_list, 0x1020000002053, 0xf, 0x2000000000028d1, 0}, {}, &no_snp};
inline constexpr listed snp{{&cha_list, 0x1020000001053, 0xf, 0x2000000000028eb, 0}, {}, &snp};
}
namespace dir_update {
inline constexpr listed ha{{&cha_list, 0x1020000001054, 0xf, 0x200000000002902, 0}, {}, &ha};
inline constexpr listed tor{{&cha_list, 0x1020000002054, 0xf, 0x200000000002918, 0}, {}, &tor};
}
namespace distress_asserted {
inline constexpr listed dpt_irq{{&cha_list, 0x20000001059, 0xf, 0x1824, 0}, {}, &dpt_irq};
inline constexpr listed dpt_tor{{&cha_list, 0x20000002059, 0xf, 0x1846, 0}, {}, &dpt_tor};
inline constexpr listed dpt_any{{&cha_list, 0x20000003059, 0xf, 0x1868, 0}, {}, &dpt_any};
}
namespace imc_writes_count {
inline constexpr listed full{{&cha_list, 0x102000000105b, 0xf, 0x2995, 0}, {}, &full};
inline constexpr listed partial{{&cha_list, 0x102000000205b, 0xf, 0x29b3, 0}, {}, &partial};
inline constexpr listed full_priority{{&cha_list, 0x102000000405b, 0xf, 0x29d4, 0}, {}, &full_priority};
inline constexpr listed partial_priority{{&cha_list, 0x102000000805b, 0xf, 0x29fb, 0}, {}, &partial_priority};
}
namespace llc_lookup {
inline constexpr listed rfo{{&cha_list, 0x10200000ff034, 0xf, 0x1a98, 0x1bc8}, {}, &rfo};
inline constexpr listed data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x1aaf, 0x1bc1}, {}, &data_rd};
inline constexpr listed code{{&cha_list, 0x10200000ff034, 0xf, 0x1aca, 0x1bd0}, {}, &code};
inline constexpr listed locally_homed_address{{&cha_list, 0x10200000ff034, 0xf, 0x1ae2, 0xbdf}, {}, &locally_homed_address};
inline constexpr listed remotely_homed_address{{&cha_list, 0x10200000ff034, 0xf, 0x200000000001b0b, 0x15df}, {}, &remotely_homed_address};
inline constexpr listed remote_data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x200000000001b35, 0x1a01}, {}, &remote_data_rd};
inline constexpr listed remote_rfo{{&cha_list, 0x10200000ff034, 0xf, 0x200000000001b57, 0x1a08}, {}, &remote_rfo};
inline constexpr listed remote_code{{&cha_list, 0x10200000ff034, 0xf, 0x200000000001b75, 0x1a10}, {}, &remote_code};
inline constexpr listed remote_snp{{&cha_list, 0x10200000ff034, 0xf, 0x200000000001b94, 0x1c19}, {}, &remote_snp};
inline constexpr listed local_data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x1bb2, 0x19c1}, {}, &local_data_rd};
inline constexpr listed local_rfo{{&cha_list, 0x10200000ff034, 0xf, 0x1bd3, 0x19c8}, {}, &local_rfo};
inline constexpr listed local_code{{&cha_list, 0x10200000ff034, 0xf, 0x1bf0, 0x19d0}, {}, &local_code};
inline constexpr listed local_dmnd_data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x1c0e, 0x1841}, {}, &local_dmnd_data_rd};
inline constexpr listed local_dmnd_rfo{{&cha_list, 0x10200000ff034, 0xf, 0x1c34, 0x1848}, {}, &local_dmnd_rfo};
inline constexpr listed local_dmnd_code{{&cha_list, 0x10200000ff034, 0xf, 0x1c56, 0x1850}, {}, &local_dmnd_code};
inline constexpr listed local_pf_data_rd{{&cha_list, 0x10200000ff034, 0xf, 0x1c79, 0x1981}, {}, &local_pf_data_rd};
inline constexpr listed local_pf_rfo{{&cha_list, 0x10200000ff034, 0xf, 0x1c9d, 0x1908}, {}, &local_pf_rfo};
inline constexpr listed local_pf_code{{&cha_list, 0x10200000ff034, 0xf, 0x1cbd, 0x1910}, {}, &local_pf_code};
inline constexpr listed local_llc_pf{{&cha_list, 0x10200000ff034, 0xf, 0x1cde, 0x189d}, {}, &local_llc_pf};
inline constexpr listed local_pf{{&cha_list, 0x10200000ff034, 0xf, 0x1cfe, 0x199d}, {}, &local_pf};
inline constexpr listed data_read_all{{&cha_list, 0x10200000ff034, 0xf, 0x1d1a, 0x1fc1}, {}, &data_read_all};
inline constexpr listed data_read_miss{{&cha_list, 0x1020000001034, 0xf, 0x1d3b, 0x1fc1}, {}, &data_read_miss};
inline constexpr listed data_read_local{{&cha_list, 0x10200000ff034, 0xf, 0x1d5d, 0x841}, {}, &data_read_local};
inline constexpr listed write_local{{&cha_list, 0x10200000ff034, 0xf, 0x1d80, 0x842}, {}, &write_local};
inline constexpr listed rfo_local{{&cha_list, 0x10200000ff034, 0xf, 0x1d9f, 0x9c8}, {}, &rfo_local};
inline constexpr listed write_remote{{&cha_list, 0x10200000ff034, 0xf, 0x200000000001dbc, 0x17c2}, {}, &write_remote};
inline constexpr listed all_remote{{&cha_list, 0x10200000ff034, 0xf, 0x200000000001ddc, 0x17e0}, {}, &all_remote};
}
namespace llc_victims {
inline constexpr listed io{{&cha_list, 0x1020000010037, 0xf, 0x27c2, 0}, {}, &io};
inline constexpr listed ia{{&cha_list, 0x1020000020037, 0xf, 0x27d9, 0}, {}, &ia};
inline constexpr listed local_all{{&cha_list, 0x102000000f037, 0xf, 0x27f0, 0x20}, {}, &local_all};
inline constexpr listed remote_all{{&cha_list, 0x102000000f037, 0xf, 0x20000000000280e, 0x80}, {}, &remote_all};
inline constexpr listed all{{&cha_list, 0x102000000f037, 0xf, 0x282d, 0}, {}, &all};
inline constexpr listed total_m{{&cha_list, 0x1020000001037, 0xf, 0x2845, 0}, {}, &total_m};
inline constexpr listed total_e{{&cha_list, 0x1020000002037, 0xf, 0x2861, 0}, {}, &total_e};
inline constexpr listed total_s{{&cha_list, 0x1020000004037, 0xf, 0x287d, 0}, {}, &total_s};
inline constexpr listed local_m{{&cha_list, 0x1020000001037, 0xf, 0x2a25, 0x20}, {}, &local_m};
inline constexpr listed local_e{{&cha_list, 0x1020000002037, 0xf, 0x2a41, 0x20}, {}, &local_e};
inline constexpr listed local_s{{&cha_list, 0x1020000004037, 0xf, 0x2a5d, 0x20}, {}, &local_s};
inline constexpr listed local_f{{&cha_list, 0x1020000008037, 0xf, 0x2a79, 0x20}, {}, &local_f};
inline constexpr listed remote_m{{&cha_list, 0x1020000001037, 0xf, 0x200000000002a95, 0x80}, {}, &remote_m};
inline constexpr listed remote_e{{&cha_list, 0x1020000002037, 0xf, 0x200000000002ab2, 0x80}, {}, &remote_e};
inline constexpr listed remote_s{{&cha_list, 0x1020000004037, 0xf, 0x200000000002acf, 0x80}, {}, &remote_s};
}
namespace misc {
inline constexpr listed rfo_hit_s{{&cha_list, 0x20000008039, 0xf, 0x16d3, 0}, {}, &rfo_hit_s};
}
namespace osb {
inline constexpr listed rfo_hits_snp_bcast{{&cha_list, 0x20000010055, 0xf, 0x1805, 0}, {}, &rfo_hits_snp_bcast};
inline constexpr listed local_invitoe{{&cha_list, 0x1020000001055, 0xf, 0x292f, 0}, {}, &local_invitoe};
inline constexpr listed local_read{{&cha_list, 0x1020000002055, 0xf, 0x2949, 0}, {}, &local_read};
inline constexpr listed remote_read{{&cha_list, 0x1020000004055, 0xf, 0x200000000002960, 0}, {}, &remote_read};
inline constexpr listed off_pwrheuristic{{&cha_list, 0x1020000020055, 0xf, 0x2978, 0}, {}, &off_pwrheuristic};
}
namespace remote_sf {
inline constexpr listed miss{{&cha_list, 0x20000004069, 0xf, 0x2000000000018b2, 0}, {}, &miss};
inline constexpr listed hit_shared{{&cha_list, 0x1020000001069, 0xf, 0x200000000002aec, 0}, {}, &hit_shared};
inline constexpr listed hit_exclusive{{&cha_list, 0x1020000002069, 0xf, 0x200000000002b09, 0}, {}, &hit_exclusive};
inline constexpr listed alloc_shared{{&cha_list, 0x1020000008069, 0xf, 0x200000000002b29, 0}, {}, &alloc_shared};
inline constexpr listed alloc_exclusive{{&cha_list, 0x1020000010069, 0xf, 0x200000000002b48, 0}, {}, &alloc_exclusive};
inline constexpr listed dealloc_evctcln{{&cha_list, 0x1020000040069, 0xf, 0x200000000002b6a, 0}, {}, &dealloc_evctcln};
inline constexpr listed update_shared{{&cha_list, 0x1020000080069, 0xf, 0x200000000002b8c, 0}, {}, &update_shared};
inline constexpr listed update_exclusive{{&cha_list, 0x1020000000069, 0xf, 0x200000000002bac, 1}, {}, &update_exclusive};
inline constexpr listed victim_shared{{&cha_list, 0x1020000000069, 0xf, 0x200000000002bcf, 2}, {}, &victim_shared};
inline constexpr listed victim_exclusive{{&cha_list, 0x1020000000069, 0xf, 0x200000000002bef, 4}, {}, &victim_exclusive};
inline constexpr listed inclusive_only{{&cha_list, 0x1020000000069, 0xf, 0x200000000002c12, 0x20}, {}, &inclusive_only};
inline constexpr listed dirbacked_only{{&cha_list, 0x1020000000069, 0xf, 0x200000000002c33, 0x40}, {}, &dirbacked_only};
}
namespace requests {
inline constexpr listed reads_local{{&cha_list, 0x20000001050, 0xf, 0x1706, 0}, {}, &reads_local};
inline constexpr listed reads_remote{{&cha_list, 0x20000002050, 0xf, 0x200000000001723, 0}, {}, &reads_remote};
inline constexpr listed writes_local{{&cha_list, 0x20000004050, 0xf, 0x1741, 0}, {}, &writes_local};
inline constexpr listed writes_remote{{&cha_list, 0x20000008050, 0xf, 0x20000000000175f, 0}, {}, &writes_remote};
inline constexpr listed invitoe_local{{&cha_list, 0x20000010050, 0xf, 0x177e, 0}, {}, &invitoe_local};
inline constexpr listed invitoe_remote{{&cha_list, 0x20000020050, 0xf, 0x20000000000179d, 0}, {}, &invitoe_remote};
inline constexpr listed invitoe{{&cha_list, 0x20000030050, 0xf, 0x17bd, 0}, {}, &invitoe};
inline constexpr listed reads{{&cha_list, 0x20000003050, 0xf, 0x17d6, 0}, {}, &reads};
inline constexpr listed writes{{&cha_list, 0x2000000c050, 0xf, 0x17ed, 0}, {}, &writes};
}
namespace rxc_inserts {
inline constexpr listed irq{{&cha_list, 0x1020000001013, 0xf, 0x1a80, 0}, {}, &irq};
}
namespace rxc_occupancy {
inline constexpr listed irq{{&cha_list, 0x1020000001011, 1, 0x1a66, 0}, {}, &irq};
}
namespace sf_eviction {
inline constexpr listed m_state{{&cha_list, 0x2000000103d, 0xf, 0x2000000000016ea, 0}, {}, &m_state};
inline constexpr listed e_state{{&cha_list, 0x102000000203d, 0xf, 0x200000000002899, 0}, {}, &e_state};
inline constexpr listed s_state{{&cha_list, 0x102000000403d, 0xf, 0x2000000000028b5, 0}, {}, &s_state};
}
namespace tor_inserts {
inline constexpr listed ia_hit_crd{{&cha_list, 0x20000001035, 0xf, 0x13, 0xc80ffd}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_llcprefrfo{{&cha_list, 0x20000001035, 0xf, 0x32, 0xccc7fd}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_hit_rfo{{&cha_list, 0x20000001035, 0xf, 0x58, 0xc807fd}, {}, &ia_hit_rfo};
inline constexpr listed ia_miss{{&cha_list, 0x20000001035, 0xf, 0x77, 0xc001fe}, {}, &ia_miss};
inline constexpr listed ia_miss_crd{{&cha_list, 0x20000001035, 0xf, 0x93, 0xc80ffe}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_llcprefrfo{{&cha_list, 0x20000001035, 0xf, 0xb3, 0xccc7fe}, {}, &ia_miss_llcprefrfo};
inline constexpr listed ia_miss_rfo{{&cha_list, 0x20000001035, 0xf, 0xda, 0xc807fe}, {}, &ia_miss_rfo};
inline constexpr listed io_miss_itom{{&cha_list, 0x20000004035, 0xf, 0xfa, 0xcc43fe}, {}, &io_miss_itom};
inline constexpr listed io_miss_rfo{{&cha_list, 0x20000004035, 0xf, 0x11b, 0xc803fe}, {}, &io_miss_rfo};
inline constexpr listed ia_hit_crd_pref{{&cha_list, 0x20000001035, 0xf, 0x13b, 0xc88ffd}, {}, &ia_hit_crd_pref};
inline constexpr listed ia_hit_drd_opt{{&cha_list, 0x20000001035, 0xf, 0x8000000000015f, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&cha_list, 0x20000001035, 0xf, 0x80000000000182, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_hit_rfo_pref{{&cha_list, 0x20000001035, 0xf, 0x1aa, 0xc887fd}, {}, &ia_hit_rfo_pref};
inline constexpr listed ia_miss_crd_pref{{&cha_list, 0x20000001035, 0xf, 0x1ce, 0xc88ffe}, {}, &ia_miss_crd_pref};
inline constexpr listed ia_miss_drd_opt{{&cha_list, 0x20000001035, 0xf, 0x800000000001f3, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&cha_list, 0x20000001035, 0xf, 0x80000000000217, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
inline constexpr listed ia_miss_rfo_pref{{&cha_list, 0x20000001035, 0xf, 0x240, 0xc887fe}, {}, &ia_miss_rfo_pref};
inline constexpr listed io_hit_itom{{&cha_list, 0x20000004035, 0xf, 0x265, 0xcc43fd}, {}, &io_hit_itom};
inline constexpr listed io_hit_rfo{{&cha_list, 0x20000004035, 0xf, 0x285, 0xc803fd}, {}, &io_hit_rfo};
inline constexpr listed io_rfo{{&cha_list, 0x20000004035, 0xf, 0x2a4, 0xc803ff}, {}, &io_rfo};
inline constexpr listed io_itom{{&cha_list, 0x20000004035, 0xf, 0x2bf, 0xcc43ff}, {}, &io_itom};
inline constexpr listed ia_rfo_pref{{&cha_list, 0x20000001035, 0xf, 0x2db, 0xc887ff}, {}, &ia_rfo_pref};
inline constexpr listed ia_rfo{{&cha_list, 0x20000001035, 0xf, 0x2fb, 0xc807ff}, {}, &ia_rfo};
inline constexpr listed ia_llcprefrfo{{&cha_list, 0x20000001035, 0xf, 0x316, 0xccc7ff}, {}, &ia_llcprefrfo};
inline constexpr listed ia_drd_opt{{&cha_list, 0x20000001035, 0xf, 0x80000000000338, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_drd_opt_pref{{&cha_list, 0x20000001035, 0xf, 0x80000000000357, 0xc8a7ff}, {}, &ia_drd_opt_pref};
inline constexpr listed ia_crd_pref{{&cha_list, 0x20000001035, 0xf, 0x37b, 0xc88fff}, {}, &ia_crd_pref};
inline constexpr listed ia_crd{{&cha_list, 0x20000001035, 0xf, 0x39b, 0xc80fff}, {}, &ia_crd};
inline constexpr listed ia_miss_rfo_local{{&cha_list, 0x20000001035, 0xf, 0x3b6, 0xc806fe}, {}, &ia_miss_rfo_local};
inline constexpr listed ia_miss_rfo_remote{{&cha_list, 0x20000001035, 0xf, 0x2000000000003dc, 0xc8077e}, {}, &ia_miss_rfo_remote};
inline constexpr listed ia_miss_rfo_pref_local{{&cha_list, 0x20000001035, 0xf, 0x403, 0xc886fe}, {}, &ia_miss_rfo_pref_local};
inline constexpr listed ia_miss_rfo_pref_remote{{&cha_list, 0x20000001035, 0xf, 0x20000000000042e, 0xc8877e}, {}, &ia_miss_rfo_pref_remote};
inline constexpr listed ia_clflush{{&cha_list, 0x20000001035, 0xf, 0x45a, 0xc8c7ff}, {}, &ia_clflush};
inline constexpr listed ia_clflushopt{{&cha_list, 0x20000001035, 0xf, 0x80000000000479, 0xc8d7ff}, {}, &ia_clflushopt};
inline constexpr listed ia_itom{{&cha_list, 0x20000001035, 0xf, 0x49b, 0xcc47ff}, {}, &ia_itom};
inline constexpr listed ia_specitom{{&cha_list, 0x20000001035, 0xf, 0x4b7, 0xcc57ff}, {}, &ia_specitom};
inline constexpr listed io_hit_itomcachenear{{&cha_list, 0x20000004035, 0xf, 0x4d7, 0xcd43fd}, {}, &io_hit_itomcachenear};
inline constexpr listed io_miss_itomcachenear{{&cha_list, 0x20000004035, 0xf, 0x500, 0xcd43fe}, {}, &io_miss_itomcachenear};
inline constexpr listed ia_wbeftoe{{&cha_list, 0x20000001035, 0xf, 0x52a, 0xcc3fff}, {}, &ia_wbeftoe};
inline constexpr listed io_hit_pcirdcur{{&cha_list, 0x20000004035, 0xf, 0x549, 0xc8f3fd}, {}, &io_hit_pcirdcur};
inline constexpr listed io_miss_pcirdcur{{&cha_list, 0x20000004035, 0xf, 0x56d, 0xc8f3fe}, {}, &io_miss_pcirdcur};
inline constexpr listed io_pcirdcur{{&cha_list, 0x20000004035, 0xf, 0x592, 0xc8f3ff}, {}, &io_pcirdcur};
inline constexpr listed ia_hit_llcprefcode{{&cha_list, 0x20000001035, 0xf, 0x5b2, 0xcccffd}, {}, &ia_hit_llcprefcode};
inline constexpr listed ia_hit_llcprefdata{{&cha_list, 0x20000001035, 0xf, 0x5d9, 0xccd7fd}, {}, &ia_hit_llcprefdata};
inline constexpr listed ia_llcprefdata{{&cha_list, 0x20000001035, 0xf, 0x600, 0xccd7ff}, {}, &ia_llcprefdata};
inline constexpr listed ia_miss_llcprefcode{{&cha_list, 0x20000001035, 0xf, 0x623, 0xcccffe}, {}, &ia_miss_llcprefcode};
inline constexpr listed ia_miss_llcprefdata{{&cha_list, 0x20000001035, 0xf, 0x64b, 0xccd7fe}, {}, &ia_miss_llcprefdata};
inline constexpr listed ia_llcprefcode{{&cha_list, 0x20000001035, 0xf, 0x673, 0xcccfff}, {}, &ia_llcprefcode};
inline constexpr listed io_itomcachenear{{&cha_list, 0x20000004035, 0xf, 0x696, 0xcd43ff}, {}, &io_itomcachenear};
inline constexpr listed ia_miss_crd_local{{&cha_list, 0x20000001035, 0xf, 0x6bb, 0xc80efe}, {}, &ia_miss_crd_local};
inline constexpr listed ia_miss_crd_remote{{&cha_list, 0x20000001035, 0xf, 0x2000000000006e1, 0xc80f7e}, {}, &ia_miss_crd_remote};
inline constexpr listed ia_miss_crd_pref_local{{&cha_list, 0x20000001035, 0xf, 0x708, 0xc88efe}, {}, &ia_miss_crd_pref_local};
inline constexpr listed ia_miss_crd_pref_remote{{&cha_list, 0x20000001035, 0xf, 0x200000000000733, 0xc88f7e}, {}, &ia_miss_crd_pref_remote};
inline constexpr listed ia_itomcachenear{{&cha_list, 0x20000001035, 0xf, 0x75f, 0xcd47ff}, {}, &ia_itomcachenear};
inline constexpr listed ia_wbmtoi{{&cha_list, 0x20000001035, 0xf, 0x784, 0xcc27ff}, {}, &ia_wbmtoi};
inline constexpr listed ia_hit_itom{{&cha_list, 0x20000001035, 0xf, 0x7a2, 0xcc47fd}, {}, &ia_hit_itom};
inline constexpr listed ia_miss_itom{{&cha_list, 0x20000001035, 0xf, 0x7c2, 0xcc47fe}, {}, &ia_miss_itom};
inline constexpr listed ia_miss_ucrdf{{&cha_list, 0x20000001035, 0xf, 0x7e3, 0xc877de}, {}, &ia_miss_ucrdf};
inline constexpr listed ia_miss_wil{{&cha_list, 0x20000001035, 0xf, 0x805, 0xc87fde}, {}, &ia_miss_wil};
inline constexpr listed ia_wcilf{{&cha_list, 0x20000001035, 0xf, 0x825, 0xc867ff}, {}, &ia_wcilf};
inline constexpr listed ia_miss_wcilf{{&cha_list, 0x20000001035, 0xf, 0x842, 0xc867fe}, {}, &ia_miss_wcilf};
inline constexpr listed ia_miss_wcilf_ddr{{&cha_list, 0x20000001035, 0xf, 0x864, 0xc86786}, {}, &ia_miss_wcilf_ddr};
inline constexpr listed ia_miss_local_wcilf_ddr{{&cha_list, 0x20000001035, 0xf, 0x88a, 0xc86686}, {}, &ia_miss_local_wcilf_ddr};
inline constexpr listed ia_miss_remote_wcilf_ddr{{&cha_list, 0x20000001035, 0xf, 0x2000000000008b6, 0xc86706}, {}, &ia_miss_remote_wcilf_ddr};
inline constexpr listed ia_wcil{{&cha_list, 0x20000001035, 0xf, 0x8e3, 0xc86fff}, {}, &ia_wcil};
inline constexpr listed ia_miss_wcil{{&cha_list, 0x20000001035, 0xf, 0x8ff, 0xc86ffe}, {}, &ia_miss_wcil};
inline constexpr listed ia_miss_wcil_ddr{{&cha_list, 0x20000001035, 0xf, 0x920, 0xc86f86}, {}, &ia_miss_wcil_ddr};
inline constexpr listed ia_miss_local_wcil_ddr{{&cha_list, 0x20000001035, 0xf, 0x945, 0xc86e86}, {}, &ia_miss_local_wcil_ddr};
inline constexpr listed ia_miss_remote_wcil_ddr{{&cha_list, 0x20000001035, 0xf, 0x200000000000970, 0xc86f06}, {}, &ia_miss_remote_wcil_ddr};
inline constexpr listed io_wbmtoi{{&cha_list, 0x20000004035, 0xf, 0x99c, 0xcc23ff}, {}, &io_wbmtoi};
inline constexpr listed io_clflush{{&cha_list, 0x20000004035, 0xf, 0x9ba, 0xc8c3ff}, {}, &io_clflush};
inline constexpr listed ia_wbmtoe{{&cha_list, 0x20000001035, 0xf, 0x9d9, 0xcc2fff}, {}, &ia_wbmtoe};
inline constexpr listed ia_wbeftoi{{&cha_list, 0x20000001035, 0xf, 0x9f7, 0xcc37ff}, {}, &ia_wbeftoi};
inline constexpr listed ia_wbstoi{{&cha_list, 0x20000001035, 0xf, 0xa16, 0xcc67ff}, {}, &ia_wbstoi};
inline constexpr listed ia_miss_drd_cxl_acc{{&cha_list, 0x20000001035, 0xf, 0x200000000000a34, 0x10c81782}, {}, &ia_miss_drd_cxl_acc};
inline constexpr listed ia_miss_rfo_cxl_acc{{&cha_list, 0x20000001035, 0xf, 0x200000000000a5c, 0x10c80782}, {}, &ia_miss_rfo_cxl_acc};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc{{&cha_list, 0x20000001035, 0xf, 0x200000000000a84, 0x10c88782}, {}, &ia_miss_llcprefrfo_cxl_acc};
inline constexpr listed ia_miss_rfo_pref_cxl_acc{{&cha_list, 0x20000001035, 0xf, 0x200000000000ab3, 0x10ccc782}, {}, &ia_miss_rfo_pref_cxl_acc};
inline constexpr listed ia_miss_drd_pref_cxl_acc{{&cha_list, 0x20000001035, 0xf, 0x200000000000ae0, 0x10c89782}, {}, &ia_miss_drd_pref_cxl_acc};
inline constexpr listed ia_miss_llcprefdata_cxl_acc{{&cha_list, 0x20000001035, 0xf, 0x200000000000b0d, 0x10ccd782}, {}, &ia_miss_llcprefdata_cxl_acc};
inline constexpr listed ia_miss_cxl_acc{{&cha_list, 0x20000001035, 0xf, 0x200000000000b3d, 0x10c00182}, {}, &ia_miss_cxl_acc};
inline constexpr listed ia_hit_cxl_acc{{&cha_list, 0x20000001035, 0xf, 0x200000000000b61, 0x10c00181}, {}, &ia_hit_cxl_acc};
inline constexpr listed llc_or_sf_evictions{{&cha_list, 0x20000002035, 0xf, 0x188a, 0xc001ff}, {}, &llc_or_sf_evictions};
inline constexpr listed ia_miss_drd_opt_local{{&cha_list, 0x20000001035, 0xf, 0x800000000018c9, 0xc826fe}, {}, &ia_miss_drd_opt_local};
inline constexpr listed ia_miss_drd_opt_pref_local{{&cha_list, 0x20000001035, 0xf, 0x800000000018f3, 0xc8a6fe}, {}, &ia_miss_drd_opt_pref_local};
inline constexpr listed ia_miss_drd_opt_remote{{&cha_list, 0x20000001035, 0xf, 0x280000000001922, 0xc8277e}, {}, &ia_miss_drd_opt_remote};
inline constexpr listed ia_miss_drd_opt_pref_remote{{&cha_list, 0x20000001035, 0xf, 0x28000000000194d, 0xc8a77e}, {}, &ia_miss_drd_opt_pref_remote};
inline constexpr listed io_itomcachenear_local{{&cha_list, 0x20000004035, 0xf, 0x20000000000197d, 0xcd42ff}, {}, &io_itomcachenear_local};
inline constexpr listed io_itomcachenear_remote{{&cha_list, 0x20000004035, 0xf, 0x2000000000019a8, 0xcd437f}, {}, &io_itomcachenear_remote};
inline constexpr listed io_itom_local{{&cha_list, 0x20000004035, 0xf, 0x2000000000019d4, 0xcc42ff}, {}, &io_itom_local};
inline constexpr listed io_itom_remote{{&cha_list, 0x20000004035, 0xf, 0x2000000000019f6, 0xcc437f}, {}, &io_itom_remote};
inline constexpr listed io_pcirdcur_local{{&cha_list, 0x20000004035, 0xf, 0x200000000001a19, 0xc8f2ff}, {}, &io_pcirdcur_local};
inline constexpr listed io_pcirdcur_remote{{&cha_list, 0x20000004035, 0xf, 0x200000000001a3f, 0xc8f37f}, {}, &io_pcirdcur_remote};
inline constexpr listed all{{&cha_list, 0x10200000ff035, 0xf, 0x1dfa, 0xc001ff}, {}, &all};
inline constexpr listed ia{{&cha_list, 0x1020000001035, 0xf, 0x1e12, 0xc001ff}, {}, &ia};
inline constexpr listed ia_hit{{&cha_list, 0x1020000001035, 0xf, 0x1e29, 0xc001fd}, {}, &ia_hit};
inline constexpr listed io{{&cha_list, 0x1020000004035, 0xf, 0x1e44, 0xc001ff}, {}, &io};
inline constexpr listed io_hit{{&cha_list, 0x1020000004035, 0xf, 0x1e5b, 0xc001fd}, {}, &io_hit};
inline constexpr listed io_miss{{&cha_list, 0x1020000004035, 0xf, 0x1e76, 0xc001fe}, {}, &io_miss};
inline constexpr listed loc_io{{&cha_list, 0x1020000004035, 0xf, 0x1e92, 0xc000ff}, {}, &loc_io};
inline constexpr listed loc_ia{{&cha_list, 0x1020000001035, 0xf, 0x1ead, 0xc000ff}, {}, &loc_ia};
inline constexpr listed loc_all{{&cha_list, 0x1020000005035, 0xf, 0x1ec8, 0xc000ff}, {}, &loc_all};
inline constexpr listed rem_snps{{&cha_list, 0x1020000008035, 0xf, 0x200000000001ee4, 0xc001ff}, {}, &rem_snps};
inline constexpr listed rem_all{{&cha_list, 0x10200000c8035, 0xf, 0x200000000001f01, 0xc001ff}, {}, &rem_all};
inline constexpr listed ia_miss_wcilf_pmm{{&cha_list, 0x1020000001035, 0xf, 0x200000000001f1d, 0xc8678a}, {}, &ia_miss_wcilf_pmm};
inline constexpr listed ia_miss_local_wcilf_pmm{{&cha_list, 0x1020000001035, 0xf, 0x200000000001f43, 0xc8668a}, {}, &ia_miss_local_wcilf_pmm};
inline constexpr listed ia_miss_remote_wcilf_pmm{{&cha_list, 0x1020000001035, 0xf, 0x200000000001f6f, 0xc8670a}, {}, &ia_miss_remote_wcilf_pmm};
inline constexpr listed ia_miss_wcil_pmm{{&cha_list, 0x1020000001035, 0xf, 0x200000000001f9c, 0xc86f8a}, {}, &ia_miss_wcil_pmm};
inline constexpr listed ia_miss_local_wcil_pmm{{&cha_list, 0x1020000001035, 0xf, 0x200000000001fc1, 0xc86e8a}, {}, &ia_miss_local_wcil_pmm};
inline constexpr listed ia_miss_remote_wcil_pmm{{&cha_list, 0x1020000001035, 0xf, 0x200000000001fec, 0xc86f0a}, {}, &ia_miss_remote_wcil_pmm};
inline constexpr listed cxl_hit_fsrdcur{{&cha_list, 0x1020000020035, 0xf, 0x200000000002018, 0x78c8effd}, {}, &cxl_hit_fsrdcur};
inline constexpr listed cxl_hit_fsrdcurptl{{&cha_list, 0x1020000020035, 0xf, 0x20000000000203c, 0x78c9effd}, {}, &cxl_hit_fsrdcurptl};
inline constexpr listed cxl_hit_mempushwr{{&cha_list, 0x1020000020035, 0xf, 0x200000000002063, 0x78cc6ffd}, {}, &cxl_hit_mempushwr};
inline constexpr listed cxl_hit_itom{{&cha_list, 0x1020000020035, 0xf, 0x200000000002089, 0x78cc47fd}, {}, &cxl_hit_itom};
inline constexpr listed cxl_hit_itomwr{{&cha_list, 0x1020000020035, 0xf, 0x2000000000020aa, 0x78cc4ffd}, {}, &cxl_hit_itomwr};
inline constexpr listed cxl_hit_clflush{{&cha_list, 0x1020000020035, 0xf, 0x2000000000020cd, 0x78c8c7fd}, {}, &cxl_hit_clflush};
inline constexpr listed cxl_hit_wil{{&cha_list, 0x1020000020035, 0xf, 0x2000000000020f1, 0x78c87ffd}, {}, &cxl_hit_wil};
inline constexpr listed cxl_hit_wcilf{{&cha_list, 0x1020000020035, 0xf, 0x200000000002111, 0x78c867fd}, {}, &cxl_hit_wcilf};
inline constexpr listed cxl_hit_wcil{{&cha_list, 0x1020000020035, 0xf, 0x200000000002133, 0x78c86ffd}, {}, &cxl_hit_wcil};
inline constexpr listed cxl_miss_fsrdcur{{&cha_list, 0x1020000020035, 0xf, 0x200000000002154, 0x78c8effe}, {}, &cxl_miss_fsrdcur};
inline constexpr listed cxl_miss_fsrdcurptl{{&cha_list, 0x1020000020035, 0xf, 0x200000000002179, 0x78c9effe}, {}, &cxl_miss_fsrdcurptl};
inline constexpr listed cxl_miss_mempushwr{{&cha_list, 0x1020000020035, 0xf, 0x2000000000021a1, 0x78cc6ffe}, {}, &cxl_miss_mempushwr};
inline constexpr listed cxl_miss_itom{{&cha_list, 0x1020000020035, 0xf, 0x2000000000021c8, 0x78cc47fe}, {}, &cxl_miss_itom};
inline constexpr listed cxl_miss_itomwr{{&cha_list, 0x1020000020035, 0xf, 0x2000000000021ea, 0x78cc4ffe}, {}, &cxl_miss_itomwr};
inline constexpr listed cxl_miss_clflush{{&cha_list, 0x1020000020035, 0xf, 0x20000000000220e, 0x78c8c7fe}, {}, &cxl_miss_clflush};
inline constexpr listed cxl_miss_wil{{&cha_list, 0x1020000020035, 0xf, 0x200000000002233, 0x78c87ffe}, {}, &cxl_miss_wil};
inline constexpr listed cxl_miss_wcilf{{&cha_list, 0x1020000020035, 0xf, 0x200000000002254, 0x78c867fe}, {}, &cxl_miss_wcilf};
inline constexpr listed cxl_miss_wcil{{&cha_list, 0x1020000020035, 0xf, 0x200000000002277, 0x78c86ffe}, {}, &cxl_miss_wcil};
}
namespace tor_occupancy {
inline constexpr listed ia_hit_crd{{&cha_list, 0x20000001036, 1, 0xb84, 0xc80ffd}, {}, &ia_hit_crd};
inline constexpr listed ia_hit_llcprefrfo{{&cha_list, 0x20000001036, 1, 0xba5, 0xccc7fd}, {}, &ia_hit_llcprefrfo};
inline constexpr listed ia_hit_rfo{{&cha_list, 0x20000001036, 1, 0xbcd, 0xc807fd}, {}, &ia_hit_rfo};
inline constexpr listed ia_miss_crd{{&cha_list, 0x20000001036, 1, 0xbee, 0xc80ffe}, {}, &ia_miss_crd};
inline constexpr listed ia_miss_llcprefrfo{{&cha_list, 0x20000001036, 1, 0xc10, 0xccc7fe}, {}, &ia_miss_llcprefrfo};
inline constexpr listed ia_miss_rfo{{&cha_list, 0x20000001036, 1, 0xc39, 0xc807fe}, {}, &ia_miss_rfo};
inline constexpr listed io_miss_rfo{{&cha_list, 0x20000004036, 1, 0xc5b, 0xc803fe}, {}, &io_miss_rfo};
inline constexpr listed io_miss_itom{{&cha_list, 0x20000004036, 1, 0xc7d, 0xcc43fe}, {}, &io_miss_itom};
inline constexpr listed ia_hit_crd_pref{{&cha_list, 0x20000001036, 1, 0xca0, 0xc88ffd}, {}, &ia_hit_crd_pref};
inline constexpr listed ia_hit_drd_opt{{&cha_list, 0x20000001036, 1, 0x280000000000cc6, 0xc827fd}, {}, &ia_hit_drd_opt};
inline constexpr listed ia_hit_drd_opt_pref{{&cha_list, 0x20000001036, 1, 0x280000000000ceb, 0xc8a7fd}, {}, &ia_hit_drd_opt_pref};
inline constexpr listed ia_hit_rfo_pref{{&cha_list, 0x20000001036, 1, 0xd15, 0xc887fd}, {}, &ia_hit_rfo_pref};
inline constexpr listed ia_miss_crd_pref{{&cha_list, 0x20000001036, 1, 0xd3b, 0xc88ffe}, {}, &ia_miss_crd_pref};
inline constexpr listed ia_miss_drd_opt{{&cha_list, 0x20000001036, 1, 0x280000000000d62, 0xc827fe}, {}, &ia_miss_drd_opt};
inline constexpr listed ia_miss_drd_opt_pref{{&cha_list, 0x20000001036, 1, 0x280000000000d88, 0xc8a7fe}, {}, &ia_miss_drd_opt_pref};
inline constexpr listed ia_miss_rfo_pref{{&cha_list, 0x20000001036, 1, 0xdb3, 0xc887fe}, {}, &ia_miss_rfo_pref};
inline constexpr listed io_hit_itom{{&cha_list, 0x20000004036, 1, 0xdda, 0xcc43fd}, {}, &io_hit_itom};
inline constexpr listed io_hit_rfo{{&cha_list, 0x20000004036, 1, 0xdfc, 0xc803fd}, {}, &io_hit_rfo};
inline constexpr listed io_rfo{{&cha_list, 0x20000004036, 1, 0xe1d, 0xc803ff}, {}, &io_rfo};
inline constexpr listed io_itom{{&cha_list, 0x20000004036, 1, 0xe3a, 0xcc43ff}, {}, &io_itom};
inline constexpr listed ia_rfo{{&cha_list, 0x20000001036, 1, 0xe58, 0xc807ff}, {}, &ia_rfo};
inline constexpr listed ia_rfo_pref{{&cha_list, 0x20000001036, 1, 0xe75, 0xc887ff}, {}, &ia_rfo_pref};
inline constexpr listed ia_llcprefrfo{{&cha_list, 0x20000001036, 1, 0xe97, 0xccc7ff}, {}, &ia_llcprefrfo};
inline constexpr listed ia_drd_opt{{&cha_list, 0x20000001036, 1, 0x80000000000ebb, 0xc827ff}, {}, &ia_drd_opt};
inline constexpr listed ia_crd{{&cha_list, 0x20000001036, 1, 0xedc, 0xc80fff}, {}, &ia_crd};
inline constexpr listed ia_crd_pref{{&cha_list, 0x20000001036, 1, 0xef9, 0xc88fff}, {}, &ia_crd_pref};
inline constexpr listed ia_miss_rfo_local{{&cha_list, 0x20000001036, 1, 0xf1b, 0xc806fe}, {}, &ia_miss_rfo_local};
inline constexpr listed ia_miss_rfo_remote{{&cha_list, 0x20000001036, 1, 0x200000000000f43, 0xc8077e}, {}, &ia_miss_rfo_remote};
inline constexpr listed ia_miss_rfo_pref_local{{&cha_list, 0x20000001036, 1, 0xf6c, 0xc886fe}, {}, &ia_miss_rfo_pref_local};
inline constexpr listed ia_miss_rfo_pref_remote{{&cha_list, 0x20000001036, 1, 0x200000000000f99, 0xc8877e}, {}, &ia_miss_rfo_pref_remote};
inline constexpr listed io_hit_pcirdcur{{&cha_list, 0x20000004036, 1, 0xfc7, 0xc8f3fd}, {}, &io_hit_pcirdcur};
inline constexpr listed io_miss_pcirdcur{{&cha_list, 0x20000004036, 1, 0xfed, 0xc8f3fe}, {}, &io_miss_pcirdcur};
inline constexpr listed io_pcirdcur{{&cha_list, 0x20000004036, 1, 0x1014, 0xc8f3ff}, {}, &io_pcirdcur};
inline constexpr listed ia_hit_llcprefcode{{&cha_list, 0x20000001036, 1, 0x1036, 0xcccffd}, {}, &ia_hit_llcprefcode};
inline constexpr listed ia_hit_llcprefdata{{&cha_list, 0x20000001036, 1, 0x105f, 0xccd7fd}, {}, &ia_hit_llcprefdata};
inline constexpr listed ia_llcprefdata{{&cha_list, 0x20000001036, 1, 0x1088, 0xccd7ff}, {}, &ia_llcprefdata};
inline constexpr listed ia_miss_llcprefcode{{&cha_list, 0x20000001036, 1, 0x10ad, 0xcccffe}, {}, &ia_miss_llcprefcode};
inline constexpr listed ia_miss_llcprefdata{{&cha_list, 0x20000001036, 1, 0x10d7, 0xccd7fe}, {}, &ia_miss_llcprefdata};
inline constexpr listed ia_llcprefcode{{&cha_list, 0x20000001036, 1, 0x1101, 0xcccfff}, {}, &ia_llcprefcode};
inline constexpr listed ia_miss_crd_local{{&cha_list, 0x20000001036, 1, 0x1126, 0xc80efe}, {}, &ia_miss_crd_local};
inline constexpr listed ia_miss_crd_remote{{&cha_list, 0x20000001036, 1, 0x20000000000114e, 0xc80f7e}, {}, &ia_miss_crd_remote};
inline constexpr listed ia_miss_crd_pref_local{{&cha_list, 0x20000001036, 1, 0x1177, 0xc88efe}, {}, &ia_miss_crd_pref_local};
inline constexpr listed ia_miss_crd_pref_remote{{&cha_list, 0x20000001036, 1, 0x2000000000011a4, 0xc88f7e}, {}, &ia_miss_crd_pref_remote};
inline constexpr listed ia_clflush{{&cha_list, 0x20000001036, 1, 0x11d2, 0xc8c7ff}, {}, &ia_clflush};
inline constexpr listed ia_clflushopt{{&cha_list, 0x20000001036, 1, 0x800000000011f3, 0xc8d7ff}, {}, &ia_clflushopt};
inline constexpr listed ia_itomcachenear{{&cha_list, 0x20000001036, 1, 0x1217, 0xcd47ff}, {}, &ia_itomcachenear};
inline constexpr listed ia_specitom{{&cha_list, 0x20000001036, 1, 0x123e, 0xcc57ff}, {}, &ia_specitom};
inline constexpr listed ia_wbmtoi{{&cha_list, 0x20000001036, 1, 0x1260, 0xcc27ff}, {}, &ia_wbmtoi};
inline constexpr listed ia_itom{{&cha_list, 0x20000001036, 1, 0x1280, 0xcc47ff}, {}, &ia_itom};
inline constexpr listed ia_hit_itom{{&cha_list, 0x20000001036, 1, 0x129e, 0xcc47fd}, {}, &ia_hit_itom};
inline constexpr listed ia_miss_itom{{&cha_list, 0x20000001036, 1, 0x12c0, 0xcc47fe}, {}, &ia_miss_itom};
inline constexpr listed ia_miss_ucrdf{{&cha_list, 0x20000001036, 1, 0x12e3, 0xc877de}, {}, &ia_miss_ucrdf};
inline constexpr listed ia_miss_wil{{&cha_list, 0x20000001036, 1, 0x1307, 0xc87fde}, {}, &ia_miss_wil};
inline constexpr listed ia_wcilf{{&cha_list, 0x20000001036, 1, 0x1329, 0xc867ff}, {}, &ia_wcilf};
inline constexpr listed ia_miss_wcilf{{&cha_list, 0x20000001036, 1, 0x1348, 0xc867fe}, {}, &ia_miss_wcilf};
inline constexpr listed ia_miss_wcilf_ddr{{&cha_list, 0x20000001036, 1, 0x136c, 0xc86786}, {}, &ia_miss_wcilf_ddr};
inline constexpr listed ia_miss_local_wcilf_ddr{{&cha_list, 0x20000001036, 1, 0x1394, 0xc86686}, {}, &ia_miss_local_wcilf_ddr};
inline constexpr listed ia_miss_remote_wcilf_ddr{{&cha_list, 0x20000001036, 1, 0x2000000000013c2, 0xc86706}, {}, &ia_miss_remote_wcilf_ddr};
inline constexpr listed ia_wcil{{&cha_list, 0x20000001036, 1, 0x13f1, 0xc86fff}, {}, &ia_wcil};
inline constexpr listed ia_miss_wcil{{&cha_list, 0x20000001036, 1, 0x140f, 0xc86ffe}, {}, &ia_miss_wcil};
inline constexpr listed ia_miss_wcil_ddr{{&cha_list, 0x20000001036, 1, 0x1432, 0xc86f86}, {}, &ia_miss_wcil_ddr};
inline constexpr listed ia_miss_local_wcil_ddr{{&cha_list, 0x20000001036, 1, 0x1459, 0xc86e86}, {}, &ia_miss_local_wcil_ddr};
inline constexpr listed ia_miss_remote_wcil_ddr{{&cha_list, 0x20000001036, 1, 0x200000000001486, 0xc86f06}, {}, &ia_miss_remote_wcil_ddr};
inline constexpr listed io_wbmtoi{{&cha_list, 0x20000004036, 1, 0x14b4, 0xcc23ff}, {}, &io_wbmtoi};
inline constexpr listed io_clflush{{&cha_list, 0x20000004036, 1, 0x14d4, 0xc8c3ff}, {}, &io_clflush};
inline constexpr listed io_hit_itomcachenear{{&cha_list, 0x20000004036, 1, 0x14f5, 0xcd43fd}, {}, &io_hit_itomcachenear};
inline constexpr listed io_miss_itomcachenear{{&cha_list, 0x20000004036, 1, 0x1520, 0xcd43fe}, {}, &io_miss_itomcachenear};
inline constexpr listed io_itomcachenear{{&cha_list, 0x20000004036, 1, 0x154c, 0xcd43ff}, {}, &io_itomcachenear};
inline constexpr listed ia_miss_rfo_cxl_acc{{&cha_list, 0x20000001036, 1, 0x200000000001573, 0x10c80782}, {}, &ia_miss_rfo_cxl_acc};
inline constexpr listed ia_miss_drd_cxl_acc{{&cha_list, 0x20000001036, 1, 0x20000000000159d, 0x10c81782}, {}, &ia_miss_drd_cxl_acc};
inline constexpr listed ia_miss_drd_pref_cxl_acc{{&cha_list, 0x20000001036, 1, 0x2000000000015c7, 0x10c89782}, {}, &ia_miss_drd_pref_cxl_acc};
inline constexpr listed ia_miss_llcprefdata_cxl_acc{{&cha_list, 0x20000001036, 1, 0x2000000000015f6, 0x10ccd782}, {}, &ia_miss_llcprefdata_cxl_acc};
inline constexpr listed ia_miss_llcprefrfo_cxl_acc{{&cha_list, 0x20000001036, 1, 0x200000000001628, 0x10c88782}, {}, &ia_miss_llcprefrfo_cxl_acc};
inline constexpr listed ia_miss_rfo_pref_cxl_acc{{&cha_list, 0x20000001036, 1, 0x200000000001659, 0x10ccc782}, {}, &ia_miss_rfo_pref_cxl_acc};
inline constexpr listed ia_miss_cxl_acc{{&cha_list, 0x20000001036, 1, 0x200000000001688, 0x10c00182}, {}, &ia_miss_cxl_acc};
inline constexpr listed ia_hit_cxl_acc{{&cha_list, 0x20000001036, 1, 0x2000000000016ae, 0x10c00181}, {}, &ia_hit_cxl_acc};
inline constexpr listed all{{&cha_list, 0x10200000ff036, 1, 0x2299, 0xc001ff}, {}, &all};
inline constexpr listed ia{{&cha_list, 0x1020000001036, 1, 0x22b3, 0xc001ff}, {}, &ia};
inline constexpr listed ia_hit{{&cha_list, 0x1020000001036, 1, 0x22cc, 0xc001fd}, {}, &ia_hit};
inline constexpr listed ia_miss{{&cha_list, 0x1020000001036, 1, 0x22e9, 0xc001fe}, {}, &ia_miss};
inline constexpr listed io{{&cha_list, 0x1020000004036, 1, 0x2307, 0xc001ff}, {}, &io};
inline constexpr listed io_hit{{&cha_list, 0x1020000004036, 1, 0x2320, 0xc001fd}, {}, &io_hit};
inline constexpr listed io_miss{{&cha_list, 0x1020000004036, 1, 0x233d, 0xc001fe}, {}, &io_miss};
inline constexpr listed loc_io{{&cha_list, 0x1020000004036, 1, 0x235b, 0xc000ff}, {}, &loc_io};
inline constexpr listed loc_ia{{&cha_list, 0x1020000001036, 1, 0x2378, 0xc000ff}, {}, &loc_ia};
inline constexpr listed loc_all{{&cha_list, 0x1020000005036, 1, 0x2395, 0xc000ff}, {}, &loc_all};
inline constexpr listed rem_snps{{&cha_list, 0x1020000008036, 1, 0x2000000000023b3, 0xc001ff}, {}, &rem_snps};
inline constexpr listed rem_all{{&cha_list, 0x10200000c8036, 1, 0x2000000000023d2, 0xc001ff}, {}, &rem_all};
inline constexpr listed ia_drd_opt_pref{{&cha_list, 0x1020000001036, 1, 0x800000000023f0, 0xc8a7ff}, {}, &ia_drd_opt_pref};
inline constexpr listed ia_miss_wcilf_pmm{{&cha_list, 0x1020000001036, 1, 0x200000000002416, 0xc8678a}, {}, &ia_miss_wcilf_pmm};
inline constexpr listed ia_miss_local_wcilf_pmm{{&cha_list, 0x1020000001036, 1, 0x20000000000243e, 0xc8668a}, {}, &ia_miss_local_wcilf_pmm};
inline constexpr listed ia_miss_remote_wcilf_pmm{{&cha_list, 0x1020000001036, 1, 0x20000000000246c, 0xc8670a}, {}, &ia_miss_remote_wcilf_pmm};
inline constexpr listed ia_miss_wcil_pmm{{&cha_list, 0x1020000001036, 1, 0x20000000000249b, 0xc86f8a}, {}, &ia_miss_wcil_pmm};
inline constexpr listed ia_miss_local_wcil_pmm{{&cha_list, 0x1020000001036, 1, 0x2000000000024c2, 0xc86e8a}, {}, &ia_miss_local_wcil_pmm};
inline constexpr listed ia_miss_remote_wcil_pmm{{&cha_list, 0x1020000001036, 1, 0x2000000000024ef, 0xc86f0a}, {}, &ia_miss_remote_wcil_pmm};
inline constexpr listed cxl_hit_fsrdcur{{&cha_list, 0x1020000020036, 1, 0x20000000000251d, 0x78c8effd}, {}, &cxl_hit_fsrdcur};
inline constexpr listed cxl_hit_fsrdcurptl{{&cha_list, 0x1020000020036, 1, 0x200000000002543, 0x78c9effd}, {}, &cxl_hit_fsrdcurptl};
inline constexpr listed cxl_hit_mempushwr{{&cha_list, 0x1020000020036, 1, 0x20000000000256c, 0x78cc6ffd}, {}, &cxl_hit_mempushwr};
inline constexpr listed cxl_hit_itom{{&cha_list, 0x1020000020036, 1, 0x200000000002594, 0x78cc47fd}, {}, &cxl_hit_itom};
inline constexpr listed cxl_hit_itomwr{{&cha_list, 0x1020000020036, 1, 0x2000000000025b7, 0x78cc4ffd}, {}, &cxl_hit_itomwr};
inline constexpr listed cxl_hit_clflush{{&cha_list, 0x1020000020036, 1, 0x2000000000025dc, 0x78c8c7fd}, {}, &cxl_hit_clflush};
inline constexpr listed cxl_hit_wil{{&cha_list, 0x1020000020036, 1, 0x200000000002602, 0x78c87ffd}, {}, &cxl_hit_wil};
inline constexpr listed cxl_hit_wcilf{{&cha_list, 0x1020000020036, 1, 0x200000000002624, 0x78c867fd}, {}, &cxl_hit_wcilf};
inline constexpr listed cxl_hit_wcil{{&cha_list, 0x1020000020036, 1, 0x200000000002648, 0x78c86ffd}, {}, &cxl_hit_wcil};
inline constexpr listed cxl_miss_fsrdcur{{&cha_list, 0x1020000020036, 1, 0x20000000000266b, 0x78c8effe}, {}, &cxl_miss_fsrdcur};
inline constexpr listed cxl_miss_fsrdcurptl{{&cha_list, 0x1020000020036, 1, 0x200000000002692, 0x78c9effe}, {}, &cxl_miss_fsrdcurptl};
inline constexpr listed cxl_miss_mempushwr{{&cha_list, 0x1020000020036, 1, 0x2000000000026bc, 0x78cc6ffe}, {}, &cxl_miss_mempushwr};
inline constexpr listed cxl_miss_itom{{&cha_list, 0x1020000020036, 1, 0x2000000000026e5, 0x78cc47fe}, {}, &cxl_miss_itom};
inline constexpr listed cxl_miss_itomwr{{&cha_list, 0x1020000020036, 1, 0x200000000002709, 0x78cc4ffe}, {}, &cxl_miss_itomwr};
inline constexpr listed cxl_miss_clflush{{&cha_list, 0x1020000020036, 1, 0x20000000000272f, 0x78c8c7fe}, {}, &cxl_miss_clflush};
inline constexpr listed cxl_miss_wil{{&cha_list, 0x1020000020036, 1, 0x200000000002756, 0x78c87ffe}, {}, &cxl_miss_wil};
inline constexpr listed cxl_miss_wcilf{{&cha_list, 0x1020000020036, 1, 0x200000000002779, 0x78c867fe}, {}, &cxl_miss_wcilf};
inline constexpr listed cxl_miss_wcil{{&cha_list, 0x1020000020036, 1, 0x20000000000279e, 0x78c86ffe}, {}, &cxl_miss_wcil};
inline constexpr listed io_miss_pcirdcur_remote{{&cha_list, 0x1020000004036, 1, 0x200000000002c54, 0xc8f37e}, {}, &io_miss_pcirdcur_remote};
inline constexpr listed io_miss_pcirdcur_local{{&cha_list, 0x1020000004036, 1, 0x200000000002c82, 0xc8f2fe}, {}, &io_miss_pcirdcur_local};
inline constexpr listed io_miss_itom_remote{{&cha_list, 0x1020000004036, 1, 0x200000000002caf, 0xcc437e}, {}, &io_miss_itom_remote};
inline constexpr listed io_miss_itom_local{{&cha_list, 0x1020000004036, 1, 0x200000000002cd9, 0xcc42fe}, {}, &io_miss_itom_local};
inline constexpr listed io_miss_itomcachenear_remote{{&cha_list, 0x1020000004036, 1, 0x200000000002d02, 0xcd437e}, {}, &io_miss_itomcachenear_remote};
inline constexpr listed io_miss_itomcachenear_local{{&cha_list, 0x1020000004036, 1, 0x200000000002d35, 0xcd42fe}, {}, &io_miss_itomcachenear_local};
}
} // namespace cha

namespace chacms {
using uncore_events::listed;
using uncore_events::chacms_list;
inline constexpr listed clockticks{{&chacms_list, 0x270000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed distress_asserted{{&chacms_list, 0x270000000035, 0xf, 0x200000000000016, 0}, {}, &distress_asserted};
inline constexpr listed ring_src_thrtl{{&chacms_list, 0x1270000000034, 0xf, 0x33, 0}, {}, &ring_src_thrtl};
} // namespace chacms

namespace cxlcm {
using uncore_events::listed;
using uncore_events::cxlcm_list;
namespace rxc_pack_buf_inserts {
inline constexpr listed mem_data{{&cxlcm_list, 0x1f0000010041, 0xf0, 0x300000000000000, 0}, {}, &mem_data};
}
} // namespace cxlcm

namespace cxldp {
using uncore_events::listed;
using uncore_events::cxldp_list;
namespace txc_agf_inserts {
inline constexpr listed m2s_data{{&cxldp_list, 0x200000020002, 0xf, 0x300000000000000, 0}, {}, &m2s_data};
}
} // namespace cxldp

namespace iio {
using uncore_events::listed;
using uncore_events::iio_list;
inline constexpr listed clockticks{{&iio_list, 0x190000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed pwt_occupancy{{&iio_list, 0x1190000000042, 0xf, 0x1760, 0}, {}, &pwt_occupancy};
namespace comp_buf_inserts {
inline constexpr listed cmpd_part0{{&iio_list, 0x11900000040c2, 0xf, 0xb3f, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x11900000040c2, 0xf, 0xb63, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x11900000040c2, 0xf, 0xb87, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x11900000040c2, 0xf, 0xbab, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part4{{&iio_list, 0x11900000040c2, 0xf, 0xbcf, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&iio_list, 0x11900000040c2, 0xf, 0xbf3, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&iio_list, 0x11900000040c2, 0xf, 0xc17, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&iio_list, 0x11900000040c2, 0xf, 0xc3b, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed cmpd_all_parts{{&iio_list, 0x11900000040c2, 0xf, 0xc5f, 0x70ff00000000}, {}, &cmpd_all_parts};
}
namespace comp_buf_occupancy {
inline constexpr listed cmpd_part0{{&iio_list, 0x11900000010d5, 0xc, 0xd2d, 0x700100000000}, {}, &cmpd_part0};
inline constexpr listed cmpd_part1{{&iio_list, 0x11900000020d5, 0xc, 0xd53, 0x700200000000}, {}, &cmpd_part1};
inline constexpr listed cmpd_part2{{&iio_list, 0x11900000040d5, 0xc, 0xd79, 0x700400000000}, {}, &cmpd_part2};
inline constexpr listed cmpd_part3{{&iio_list, 0x11900000080d5, 0xc, 0xd9f, 0x700800000000}, {}, &cmpd_part3};
inline constexpr listed cmpd_part4{{&iio_list, 0x11900000100d5, 0xc, 0xdc5, 0x701000000000}, {}, &cmpd_part4};
inline constexpr listed cmpd_part5{{&iio_list, 0x11900000200d5, 0xc, 0xdeb, 0x702000000000}, {}, &cmpd_part5};
inline constexpr listed cmpd_part6{{&iio_list, 0x11900000400d5, 0xc, 0xe11, 0x704000000000}, {}, &cmpd_part6};
inline constexpr listed cmpd_part7{{&iio_list, 0x11900000800d5, 0xc, 0xe37, 0x708000000000}, {}, &cmpd_part7};
inline constexpr listed cmpd_all_parts{{&iio_list, 0x11900000ff0d5, 0xc, 0xe5d, 0x70ff00000000}, {}, &cmpd_all_parts};
}
namespace data_req_by_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x1900000010c0, 0xc, 0x106, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x1900000010c0, 0xc, 0x5bf, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x1900000010c0, 0xc, 0x5e7, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x1900000010c0, 0xc, 0x60f, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x1900000010c0, 0xc, 0x637, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x1900000010c0, 0xc, 0x65f, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x1900000010c0, 0xc, 0x687, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x1900000010c0, 0xc, 0x6af, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed peer_write_all_parts{{&iio_list, 0x1900000020c0, 0xc, 0x2000000000006d7, 0x70ff00000000}, {}, &peer_write_all_parts};
inline constexpr listed peer_read_all_parts{{&iio_list, 0x1900000080c0, 0xc, 0x200000000000704, 0x70ff00000000}, {}, &peer_read_all_parts};
inline constexpr listed mem_read_part0{{&iio_list, 0x11900000040c0, 0xc, 0xac1, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_write_all_parts{{&iio_list, 0x11900000010c0, 0xc, 0x200000000000ae8, 0x70ff00000000}, {}, &mem_write_all_parts};
inline constexpr listed mem_read_all_parts{{&iio_list, 0x11900000040c0, 0xc, 0x200000000000b14, 0x70ff00000000}, {}, &mem_read_all_parts};
inline constexpr listed mem_read_part1{{&iio_list, 0x11900000040c0, 0xc, 0x1314, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x11900000040c0, 0xc, 0x133b, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x11900000040c0, 0xc, 0x1362, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_read_part4{{&iio_list, 0x11900000040c0, 0xc, 0x1389, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x11900000040c0, 0xc, 0x13b0, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x11900000040c0, 0xc, 0x13d7, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x11900000040c0, 0xc, 0x13fe, 0x708000000000}, {}, &mem_read_part7};
}
namespace data_req_of_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x190000001083, 3, 0x13, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_read_part0{{&iio_list, 0x190000004083, 3, 0x3b, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_read_all_parts{{&iio_list, 0x190000004083, 3, 0x200000000000062, 0x70ff00000000}, {}, &mem_read_all_parts};
inline constexpr listed mem_write_all_parts{{&iio_list, 0x190000001083, 3, 0x20000000000008d, 0x70ff00000000}, {}, &mem_write_all_parts};
inline constexpr listed mem_write_part1{{&iio_list, 0x190000001083, 3, 0x17b, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x190000001083, 3, 0x1a3, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x190000001083, 3, 0x1cb, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x190000001083, 3, 0x1f3, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x190000001083, 3, 0x21b, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x190000001083, 3, 0x243, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x190000001083, 3, 0x26b, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part1{{&iio_list, 0x190000004083, 3, 0x293, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_read_part2{{&iio_list, 0x190000004083, 3, 0x2ba, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_read_part3{{&iio_list, 0x190000004083, 3, 0x2e1, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_read_part4{{&iio_list, 0x190000004083, 3, 0x308, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_read_part5{{&iio_list, 0x190000004083, 3, 0x32f, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_read_part6{{&iio_list, 0x190000004083, 3, 0x356, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_read_part7{{&iio_list, 0x190000004083, 3, 0x37d, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed peer_write_part0{{&iio_list, 0x1190000002083, 3, 0xa21, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_read_part0{{&iio_list, 0x1190000008083, 3, 0x200000000000a4a, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x1190000002083, 3, 0xe87, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_read_part1{{&iio_list, 0x1190000008083, 3, 0x200000000000eb0, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x1190000002083, 3, 0xed8, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_read_part2{{&iio_list, 0x1190000008083, 3, 0x200000000000f01, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x1190000002083, 3, 0xf29, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_read_part3{{&iio_list, 0x1190000008083, 3, 0x200000000000f52, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x1190000002083, 3, 0xf7a, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_read_part4{{&iio_list, 0x1190000008083, 3, 0x200000000000fa3, 0x701000000000}, {}, &peer_read_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x1190000002083, 3, 0xfcb, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_read_part5{{&iio_list, 0x1190000008083, 3, 0x200000000000ff4, 0x702000000000}, {}, &peer_read_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x1190000002083, 3, 0x101c, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_read_part6{{&iio_list, 0x1190000008083, 3, 0x200000000001045, 0x704000000000}, {}, &peer_read_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x1190000002083, 3, 0x106d, 0x708000000000}, {}, &peer_write_part7};
inline constexpr listed peer_read_part7{{&iio_list, 0x1190000008083, 3, 0x200000000001096, 0x708000000000}, {}, &peer_read_part7};
inline constexpr listed peer_write_all_parts{{&iio_list, 0x1190000002083, 3, 0x2000000000010be, 0x70ff00000000}, {}, &peer_write_all_parts};
}
namespace iommu0 {
inline constexpr listed _4k_hits{{&iio_list, 0x1190000004040, 0xf, 0xc87, 0}, {}, &_4k_hits};
inline constexpr listed _2m_hits{{&iio_list, 0x1190000008040, 0xf, 0xc9e, 0}, {}, &_2m_hits};
inline constexpr listed _1g_hits{{&iio_list, 0x1190000010040, 0xf, 0xcb5, 0}, {}, &_1g_hits};
inline constexpr listed ctxt_cache_lookups{{&iio_list, 0x1190000040040, 0xf, 0xccc, 0}, {}, &ctxt_cache_lookups};
inline constexpr listed ctxt_cache_hits{{&iio_list, 0x1190000080040, 0xf, 0xcee, 0}, {}, &ctxt_cache_hits};
inline constexpr listed first_lookups{{&iio_list, 0x1190000001040, 0xf, 0x1527, 0}, {}, &first_lookups};
inline constexpr listed all_lookups{{&iio_list, 0x1190000002040, 0xf, 0x200000000001544, 0}, {}, &all_lookups};
inline constexpr listed misses{{&iio_list, 0x1190000020040, 0xf, 0x155f, 0}, {}, &misses};
}
namespace iommu1 {
inline constexpr listed num_mem_accesses{{&iio_list, 0x11900000c0041, 0xf, 0xd0d, 0}, {}, &num_mem_accesses};
inline constexpr listed slpwc_cache_lookups{{&iio_list, 0x1190000001041, 0xf, 0x200000000001575, 0}, {}, &slpwc_cache_lookups};
inline constexpr listed slpwc_2m_hits{{&iio_list, 0x1190000002041, 0xf, 0x200000000001598, 0}, {}, &slpwc_2m_hits};
inline constexpr listed slpwc_1g_hits{{&iio_list, 0x1190000004041, 0xf, 0x15b5, 0}, {}, &slpwc_1g_hits};
inline constexpr listed slpwc_512g_hits{{&iio_list, 0x1190000008041, 0xf, 0x15d2, 0}, {}, &slpwc_512g_hits};
inline constexpr listed slpwc_256t_hits{{&iio_list, 0x1190000010041, 0xf, 0x15f1, 0}, {}, &slpwc_256t_hits};
inline constexpr listed slpwc_cache_fills{{&iio_list, 0x1190000020041, 0xf, 0x200000000001610, 0}, {}, &slpwc_cache_fills};
inline constexpr listed num_mem_accesses_low{{&iio_list, 0x1190000040041, 0xf, 0x200000000001631, 0}, {}, &num_mem_accesses_low};
inline constexpr listed num_mem_accesses_high{{&iio_list, 0x1190000080041, 0xf, 0x200000000001655, 0}, {}, &num_mem_accesses_high};
}
namespace iommu3 {
inline constexpr listed cyc_pwt_full{{&iio_list, 0x1190000002043, 0xf, 0x20000000000167a, 0}, {}, &cyc_pwt_full};
inline constexpr listed num_inval_iotlb{{&iio_list, 0x1190000004043, 0xf, 0x200000000001696, 0}, {}, &num_inval_iotlb};
inline constexpr listed num_inval_ctxt_cache{{&iio_list, 0x1190000008043, 0xf, 0x2000000000016b5, 0}, {}, &num_inval_ctxt_cache};
inline constexpr listed num_inval_pasid_cache{{&iio_list, 0x1190000010043, 0xf, 0x2000000000016d9, 0}, {}, &num_inval_pasid_cache};
inline constexpr listed num_inval_int_cache{{&iio_list, 0x1190000020043, 0xf, 0x2000000000016fe, 0}, {}, &num_inval_int_cache};
inline constexpr listed int_cache_lookups{{&iio_list, 0x1190000040043, 0xf, 0x200000000001721, 0}, {}, &int_cache_lookups};
inline constexpr listed int_cache_hits{{&iio_list, 0x1190000080043, 0xf, 0x200000000001742, 0}, {}, &int_cache_hits};
}
namespace num_oustanding_req_from_cpu {
inline constexpr listed to_io{{&iio_list, 0x11900000080c5, 0xc, 0x22000000000189d, 0x70ff00000000}, {}, &to_io};
}
namespace num_outstanding_req_from_cpu {
inline constexpr listed to_io{{&iio_list, 0x11900000080c5, 0xc, 0x2000000000018c7, 0x70ff00000000}, {}, &to_io};
}
namespace num_outstanding_req_of_cpu {
inline constexpr listed iommu_req{{&iio_list, 0x1190000001088, 0xf, 0x200000000001425, 0x70ff00000000}, {}, &iommu_req};
inline constexpr listed iommu_hit{{&iio_list, 0x1190000002088, 0xf, 0x200000000001452, 0x70ff00000000}, {}, &iommu_hit};
inline constexpr listed req_own{{&iio_list, 0x1190000004088, 0xf, 0x20000000000147f, 0x70ff00000000}, {}, &req_own};
inline constexpr listed final_rd_wr{{&iio_list, 0x1190000008088, 0xf, 0x2000000000014aa, 0x70ff00000000}, {}, &final_rd_wr};
inline constexpr listed wr{{&iio_list, 0x1190000010088, 0xf, 0x2000000000014d9, 0x70ff00000000}, {}, &wr};
inline constexpr listed data{{&iio_list, 0x1190000020088, 0xf, 0x2000000000014ff, 0x70ff00000000}, {}, &data};
}
namespace num_req_of_cpu_by_tgt {
inline constexpr listed ubox_posted{{&iio_list, 0x19000000408e, 0xf, 0x9f7, 0x10ff00000000}, {}, &ubox_posted};
inline constexpr listed msgb{{&iio_list, 0x119000000108e, 0xf, 0x1776, 0x70ff00000000}, {}, &msgb};
inline constexpr listed mcast{{&iio_list, 0x119000000208e, 0xf, 0x1799, 0x70ff00000000}, {}, &mcast};
inline constexpr listed ubox{{&iio_list, 0x119000000408e, 0xf, 0x17bd, 0x70ff00000000}, {}, &ubox};
inline constexpr listed mem{{&iio_list, 0x119000000808e, 0xf, 0x17e0, 0x70ff00000000}, {}, &mem};
inline constexpr listed rem_p2p{{&iio_list, 0x119000001008e, 0xf, 0x200000000001802, 0x70ff00000000}, {}, &rem_p2p};
inline constexpr listed loc_p2p{{&iio_list, 0x119000002008e, 0xf, 0x1828, 0x70ff00000000}, {}, &loc_p2p};
inline constexpr listed confined_p2p{{&iio_list, 0x119000004008e, 0xf, 0x184e, 0x70ff00000000}, {}, &confined_p2p};
inline constexpr listed abort{{&iio_list, 0x119000008008e, 0xf, 0x1879, 0x70ff00000000}, {}, &abort};
}
namespace txn_req_by_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x1900000010c1, 0xc, 0x12e, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_read_part0{{&iio_list, 0x1900000040c1, 0xc, 0x155, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x1900000010c1, 0xc, 0x730, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_read_part1{{&iio_list, 0x1900000040c1, 0xc, 0x757, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x1900000010c1, 0xc, 0x77d, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_read_part2{{&iio_list, 0x1900000040c1, 0xc, 0x7a4, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x1900000010c1, 0xc, 0x7ca, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part3{{&iio_list, 0x1900000040c1, 0xc, 0x7f1, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x1900000010c1, 0xc, 0x817, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_read_part4{{&iio_list, 0x1900000040c1, 0xc, 0x83e, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x1900000010c1, 0xc, 0x864, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_read_part5{{&iio_list, 0x1900000040c1, 0xc, 0x88b, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x1900000010c1, 0xc, 0x8b1, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_read_part6{{&iio_list, 0x1900000040c1, 0xc, 0x8d8, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x1900000010c1, 0xc, 0x8fe, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part7{{&iio_list, 0x1900000040c1, 0xc, 0x925, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed mem_write_all_parts{{&iio_list, 0x1900000010c1, 0xc, 0x20000000000094b, 0x70ff00000000}, {}, &mem_write_all_parts};
inline constexpr listed peer_write_all_parts{{&iio_list, 0x1900000020c1, 0xc, 0x200000000000976, 0x70ff00000000}, {}, &peer_write_all_parts};
inline constexpr listed mem_read_all_parts{{&iio_list, 0x1900000040c1, 0xc, 0x2000000000009a2, 0x70ff00000000}, {}, &mem_read_all_parts};
inline constexpr listed peer_read_all_parts{{&iio_list, 0x1900000080c1, 0xc, 0x2000000000009cc, 0x70ff00000000}, {}, &peer_read_all_parts};
}
namespace txn_req_of_cpu {
inline constexpr listed mem_write_part0{{&iio_list, 0x190000001084, 3, 0xb9, 0x700100000000}, {}, &mem_write_part0};
inline constexpr listed mem_read_part0{{&iio_list, 0x190000004084, 3, 0xe0, 0x700100000000}, {}, &mem_read_part0};
inline constexpr listed mem_write_part1{{&iio_list, 0x190000001084, 3, 0x3a4, 0x700200000000}, {}, &mem_write_part1};
inline constexpr listed mem_read_part1{{&iio_list, 0x190000004084, 3, 0x3cb, 0x700200000000}, {}, &mem_read_part1};
inline constexpr listed mem_write_part2{{&iio_list, 0x190000001084, 3, 0x3f1, 0x700400000000}, {}, &mem_write_part2};
inline constexpr listed mem_read_part2{{&iio_list, 0x190000004084, 3, 0x418, 0x700400000000}, {}, &mem_read_part2};
inline constexpr listed mem_write_part3{{&iio_list, 0x190000001084, 3, 0x43e, 0x700800000000}, {}, &mem_write_part3};
inline constexpr listed mem_read_part3{{&iio_list, 0x190000004084, 3, 0x465, 0x700800000000}, {}, &mem_read_part3};
inline constexpr listed mem_write_part4{{&iio_list, 0x190000001084, 3, 0x48b, 0x701000000000}, {}, &mem_write_part4};
inline constexpr listed mem_read_part4{{&iio_list, 0x190000004084, 3, 0x4b2, 0x701000000000}, {}, &mem_read_part4};
inline constexpr listed mem_write_part5{{&iio_list, 0x190000001084, 3, 0x4d8, 0x702000000000}, {}, &mem_write_part5};
inline constexpr listed mem_read_part5{{&iio_list, 0x190000004084, 3, 0x4ff, 0x702000000000}, {}, &mem_read_part5};
inline constexpr listed mem_write_part6{{&iio_list, 0x190000001084, 3, 0x525, 0x704000000000}, {}, &mem_write_part6};
inline constexpr listed mem_read_part6{{&iio_list, 0x190000004084, 3, 0x54c, 0x704000000000}, {}, &mem_read_part6};
inline constexpr listed mem_write_part7{{&iio_list, 0x190000001084, 3, 0x572, 0x708000000000}, {}, &mem_write_part7};
inline constexpr listed mem_read_part7{{&iio_list, 0x190000004084, 3, 0x599, 0x708000000000}, {}, &mem_read_part7};
inline constexpr listed peer_write_part0{{&iio_list, 0x1190000002084, 3, 0xa72, 0x700100000000}, {}, &peer_write_part0};
inline constexpr listed peer_read_part0{{&iio_list, 0x1190000008084, 3, 0x200000000000a9a, 0x700100000000}, {}, &peer_read_part0};
inline constexpr listed peer_write_part1{{&iio_list, 0x1190000002084, 3, 0x10eb, 0x700200000000}, {}, &peer_write_part1};
inline constexpr listed peer_read_part1{{&iio_list, 0x1190000008084, 3, 0x200000000001113, 0x700200000000}, {}, &peer_read_part1};
inline constexpr listed peer_write_part2{{&iio_list, 0x1190000002084, 3, 0x113a, 0x700400000000}, {}, &peer_write_part2};
inline constexpr listed peer_read_part2{{&iio_list, 0x1190000008084, 3, 0x200000000001162, 0x700400000000}, {}, &peer_read_part2};
inline constexpr listed peer_write_part3{{&iio_list, 0x1190000002084, 3, 0x1189, 0x700800000000}, {}, &peer_write_part3};
inline constexpr listed peer_read_part3{{&iio_list, 0x1190000008084, 3, 0x2000000000011b1, 0x700800000000}, {}, &peer_read_part3};
inline constexpr listed peer_write_part4{{&iio_list, 0x1190000002084, 3, 0x11d8, 0x701000000000}, {}, &peer_write_part4};
inline constexpr listed peer_read_part4{{&iio_list, 0x1190000008084, 3, 0x200000000001200, 0x701000000000}, {}, &peer_read_part4};
inline constexpr listed peer_write_part5{{&iio_list, 0x1190000002084, 3, 0x1227, 0x702000000000}, {}, &peer_write_part5};
inline constexpr listed peer_read_part5{{&iio_list, 0x1190000008084, 3, 0x20000000000124f, 0x702000000000}, {}, &peer_read_part5};
inline constexpr listed peer_write_part6{{&iio_list, 0x1190000002084, 3, 0x1276, 0x704000000000}, {}, &peer_write_part6};
inline constexpr listed peer_read_part6{{&iio_list, 0x1190000008084, 3, 0x20000000000129e, 0x704000000000}, {}, &peer_read_part6};
inline constexpr listed peer_write_part7{{&iio_list, 0x1190000002084, 3, 0x12c5, 0x708000000000}, {}, &peer_write_part7};
inline constexpr listed peer_read_part7{{&iio_list, 0x1190000008084, 3, 0x2000000000012ed, 0x708000000000}, {}, &peer_read_part7};
}
} // namespace iio

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed clockticks{{&imc_list, 0x60000001001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed rdb_occupancy_sch0{{&imc_list, 0x6000000001a, 0xf, 0x1d3, 0}, {}, &rdb_occupancy_sch0};
inline constexpr listed rdb_occupancy_sch1{{&imc_list, 0x6000000001b, 0xf, 0x1ec, 0}, {}, &rdb_occupancy_sch1};
inline constexpr listed rpq_occupancy_sch0_pch0{{&imc_list, 0x60000000080, 0xf, 0x205, 0}, {}, &rpq_occupancy_sch0_pch0};
inline constexpr listed rpq_occupancy_sch0_pch1{{&imc_list, 0x60000000081, 0xf, 0x223, 0}, {}, &rpq_occupancy_sch0_pch1};
inline constexpr listed rpq_occupancy_sch1_pch0{{&imc_list, 0x60000000082, 0xf, 0x241, 0}, {}, &rpq_occupancy_sch1_pch0};
inline constexpr listed rpq_occupancy_sch1_pch1{{&imc_list, 0x60000000083, 0xf, 0x25f, 0}, {}, &rpq_occupancy_sch1_pch1};
inline constexpr listed wpq_occupancy_sch0_pch0{{&imc_list, 0x60000000084, 0xf, 0x27d, 0}, {}, &wpq_occupancy_sch0_pch0};
inline constexpr listed wpq_occupancy_sch0_pch1{{&imc_list, 0x60000000085, 0xf, 0x29b, 0}, {}, &wpq_occupancy_sch0_pch1};
inline constexpr listed wpq_occupancy_sch1_pch0{{&imc_list, 0x60000000086, 0xf, 0x2b9, 0}, {}, &wpq_occupancy_sch1_pch0};
inline constexpr listed wpq_occupancy_sch1_pch1{{&imc_list, 0x60000000087, 0xf, 0x2d7, 0}, {}, &wpq_occupancy_sch1_pch1};
inline constexpr listed hclockticks{{&imc_list, 0x1060000000001, 0xf, 0x481, 0}, {}, &hclockticks};
inline constexpr listed power_channel_ppd_cycles{{&imc_list, 0x1060000000088, 0xf, 0x765, 0}, {}, &power_channel_ppd_cycles};
namespace act_count {
inline constexpr listed all{{&imc_list, 0x600000f7002, 0xf, 0x11, 0}, {}, &all};
inline constexpr listed rd{{&imc_list, 0x10600000f1002, 0xf, 0x493, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x10600000f2002, 0xf, 0x4a6, 0}, {}, &wr};
inline constexpr listed ufill{{&imc_list, 0x10600000f4002, 0xf, 0x4b9, 0}, {}, &ufill};
}
namespace cas_count_sch0 {
inline constexpr listed rd_reg{{&imc_list, 0x600000c1005, 0xf, 0x39, 0}, {}, &rd_reg};
inline constexpr listed rd_pre_reg{{&imc_list, 0x600000c2005, 0xf, 0x200000000000055, 0}, {}, &rd_pre_reg};
inline constexpr listed rd_underfill{{&imc_list, 0x600000c4005, 0xf, 0x75, 0}, {}, &rd_underfill};
inline constexpr listed rd_pre_underfill{{&imc_list, 0x600000c8005, 0xf, 0x200000000000097, 0}, {}, &rd_pre_underfill};
inline constexpr listed rd{{&imc_list, 0x600000cf005, 0xf, 0xbd, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x600000f0005, 0xf, 0xd5, 0}, {}, &wr};
inline constexpr listed all{{&imc_list, 0x600000ff005, 0xf, 0xed, 0}, {}, &all};
inline constexpr listed rd_non_underfill{{&imc_list, 0x600000c3005, 0xf, 0x2000000000003e9, 0}, {}, &rd_non_underfill};
inline constexpr listed rd_underfill_all{{&imc_list, 0x600000cc005, 0xf, 0x20000000000040f, 0}, {}, &rd_underfill_all};
inline constexpr listed wr_pre{{&imc_list, 0x10600000e0005, 0xf, 0x50b, 0}, {}, &wr_pre};
inline constexpr listed wr_nonpre{{&imc_list, 0x10600000d0005, 0xf, 0x527, 0}, {}, &wr_nonpre};
}
namespace cas_count_sch1 {
inline constexpr listed rd_reg{{&imc_list, 0x600000c1006, 0xf, 0x106, 0}, {}, &rd_reg};
inline constexpr listed rd_pre_reg{{&imc_list, 0x600000c2006, 0xf, 0x200000000000122, 0}, {}, &rd_pre_reg};
inline constexpr listed rd_underfill{{&imc_list, 0x600000c4006, 0xf, 0x142, 0}, {}, &rd_underfill};
inline constexpr listed rd_pre_underfill{{&imc_list, 0x600000c8006, 0xf, 0x200000000000164, 0}, {}, &rd_pre_underfill};
inline constexpr listed rd{{&imc_list, 0x600000cf006, 0xf, 0x18a, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x600000f0006, 0xf, 0x1a2, 0}, {}, &wr};
inline constexpr listed all{{&imc_list, 0x600000ff006, 0xf, 0x1ba, 0}, {}, &all};
inline constexpr listed rd_non_underfill{{&imc_list, 0x600000c3006, 0xf, 0x200000000000435, 0}, {}, &rd_non_underfill};
inline constexpr listed rd_underfill_all{{&imc_list, 0x600000cc006, 0xf, 0x20000000000045b, 0}, {}, &rd_underfill_all};
inline constexpr listed wr_pre{{&imc_list, 0x10600000e0006, 0xf, 0x546, 0}, {}, &wr_pre};
inline constexpr listed wr_nonpre{{&imc_list, 0x10600000d0006, 0xf, 0x562, 0}, {}, &wr_nonpre};
}
namespace mr4_2xref_cycles {
inline constexpr listed sch0_dimm0{{&imc_list, 0x10600000010a7, 0xf, 0x9e7, 0}, {}, &sch0_dimm0};
inline constexpr listed sch0_dimm1{{&imc_list, 0x10600000020a7, 0xf, 0xa09, 0}, {}, &sch0_dimm1};
inline constexpr listed sch1_dimm0{{&imc_list, 0x10600000040a7, 0xf, 0xa2b, 0}, {}, &sch1_dimm0};
inline constexpr listed sch1_dimm1{{&imc_list, 0x10600000080a7, 0xf, 0xa4d, 0}, {}, &sch1_dimm1};
}
namespace pdc_mr4active_cycles {
inline constexpr listed sch0_dimm0{{&imc_list, 0x10600000010a6, 0xf, 0x94f, 0}, {}, &sch0_dimm0};
inline constexpr listed sch0_dimm1{{&imc_list, 0x10600000020a6, 0xf, 0x975, 0}, {}, &sch0_dimm1};
inline constexpr listed sch1_dimm0{{&imc_list, 0x10600000040a6, 0xf, 0x99b, 0}, {}, &sch1_dimm0};
inline constexpr listed sch1_dimm1{{&imc_list, 0x10600000080a6, 0xf, 0x9c1, 0}, {}, &sch1_dimm1};
}
namespace power_critical_throttle_cycles {
inline constexpr listed slot0{{&imc_list, 0x1060000001089, 0xf, 0x7f5, 0}, {}, &slot0};
inline constexpr listed slot1{{&imc_list, 0x1060000002089, 0xf, 0x820, 0}, {}, &slot1};
}
namespace power_throttle_cycles {
inline constexpr listed bw_slot0{{&imc_list, 0x1060000001046, 0xf, 0x60b, 0}, {}, &bw_slot0};
inline constexpr listed bw_slot1{{&imc_list, 0x1060000002046, 0xf, 0x630, 0}, {}, &bw_slot1};
inline constexpr listed raplblk{{&imc_list, 0x1060000004046, 0xf, 0x7ac, 0}, {}, &raplblk};
inline constexpr listed mr4blken{{&imc_list, 0x1060000008046, 0xf, 0x7d0, 0}, {}, &mr4blken};
}
namespace powerdown_cycles {
inline constexpr listed sch0_rank0{{&imc_list, 0x1060000001047, 0xf, 0x655, 0}, {}, &sch0_rank0};
inline constexpr listed sch0_rank1{{&imc_list, 0x1060000002047, 0xf, 0x677, 0}, {}, &sch0_rank1};
inline constexpr listed sch0_rank2{{&imc_list, 0x1060000004047, 0xf, 0x699, 0}, {}, &sch0_rank2};
inline constexpr listed sch0_rank3{{&imc_list, 0x1060000008047, 0xf, 0x6bb, 0}, {}, &sch0_rank3};
inline constexpr listed sch1_rank0{{&imc_list, 0x1060000010047, 0xf, 0x6dd, 0}, {}, &sch1_rank0};
inline constexpr listed sch1_rank1{{&imc_list, 0x1060000020047, 0xf, 0x6ff, 0}, {}, &sch1_rank1};
inline constexpr listed sch1_rank2{{&imc_list, 0x1060000040047, 0xf, 0x721, 0}, {}, &sch1_rank2};
inline constexpr listed sch1_rank3{{&imc_list, 0x1060000080047, 0xf, 0x743, 0}, {}, &sch1_rank3};
}
namespace pre_count {
inline constexpr listed pgt{{&imc_list, 0x600000f8003, 0xf, 0x25, 0}, {}, &pgt};
inline constexpr listed all{{&imc_list, 0x600000ff003, 0xf, 0x2f5, 0}, {}, &all};
inline constexpr listed rd{{&imc_list, 0x10600000f1003, 0xf, 0x4cf, 0}, {}, &rd};
inline constexpr listed wr{{&imc_list, 0x10600000f2003, 0xf, 0x4e2, 0}, {}, &wr};
inline constexpr listed ufill{{&imc_list, 0x10600000f4003, 0xf, 0x4f5, 0}, {}, &ufill};
}
namespace rdb_inserts {
inline constexpr listed sch0{{&imc_list, 0x1060000040017, 0xf, 0x800000000005dd, 0}, {}, &sch0};
inline constexpr listed sch1{{&imc_list, 0x1060000080017, 0xf, 0x800000000005f4, 0}, {}, &sch1};
}
namespace rpq_inserts {
inline constexpr listed sch0_pch0{{&imc_list, 0x60000010010, 0xf, 0x309, 0}, {}, &sch0_pch0};
inline constexpr listed sch0_pch1{{&imc_list, 0x60000020010, 0xf, 0x325, 0}, {}, &sch0_pch1};
inline constexpr listed sch1_pch0{{&imc_list, 0x60000040010, 0xf, 0x341, 0}, {}, &sch1_pch0};
inline constexpr listed sch1_pch1{{&imc_list, 0x60000080010, 0xf, 0x35d, 0}, {}, &sch1_pch1};
inline constexpr listed pch0{{&imc_list, 0x1060000050010, 0xf, 0x581, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x10600000a0010, 0xf, 0x598, 0}, {}, &pch1};
}
namespace self_refresh {
inline constexpr listed enter_success_cycles{{&imc_list, 0x1060000001043, 0xf, 0x200000000000784, 0}, {}, &enter_success_cycles};
inline constexpr listed enter_success{{&imc_list, 0x1060000002043, 0xf, 0x200000000000a6f, 0}, {}, &enter_success};
}
namespace throttle_crit_cycles {
inline constexpr listed slot0{{&imc_list, 0x106000000108e, 0xf, 0x90d, 0}, {}, &slot0};
inline constexpr listed slot1{{&imc_list, 0x106000000208e, 0xf, 0x92e, 0}, {}, &slot1};
}
namespace throttle_high_cycles {
inline constexpr listed slot0{{&imc_list, 0x106000000108d, 0xf, 0x8cb, 0}, {}, &slot0};
inline constexpr listed slot1{{&imc_list, 0x106000000208d, 0xf, 0x8ec, 0}, {}, &slot1};
}
namespace throttle_low_cycles {
inline constexpr listed slot0{{&imc_list, 0x106000000108b, 0xf, 0x84b, 0}, {}, &slot0};
inline constexpr listed slot1{{&imc_list, 0x106000000208b, 0xf, 0x86b, 0}, {}, &slot1};
}
namespace throttle_mid_cycles {
inline constexpr listed slot0{{&imc_list, 0x106000000108c, 0xf, 0x88b, 0}, {}, &slot0};
inline constexpr listed slot1{{&imc_list, 0x106000000208c, 0xf, 0x8ab, 0}, {}, &slot1};
}
namespace wpq_inserts {
inline constexpr listed sch0_pch0{{&imc_list, 0x60000010022, 0xf, 0x379, 0}, {}, &sch0_pch0};
inline constexpr listed sch0_pch1{{&imc_list, 0x60000020022, 0xf, 0x395, 0}, {}, &sch0_pch1};
inline constexpr listed sch1_pch0{{&imc_list, 0x60000040022, 0xf, 0x3b1, 0}, {}, &sch1_pch0};
inline constexpr listed sch1_pch1{{&imc_list, 0x60000080022, 0xf, 0x3cd, 0}, {}, &sch1_pch1};
inline constexpr listed pch0{{&imc_list, 0x1060000050022, 0xf, 0x5af, 0}, {}, &pch0};
inline constexpr listed pch1{{&imc_list, 0x10600000a0022, 0xf, 0x5c6, 0}, {}, &pch1};
}
} // namespace imc

namespace irp {
using uncore_events::listed;
using uncore_events::irp_list;
inline constexpr listed clockticks{{&irp_list, 0x130000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed faf_inserts{{&irp_list, 0x130000000018, 0xf, 0x2c, 0}, {}, &faf_inserts};
inline constexpr listed faf_occupancy{{&irp_list, 0x1130000000019, 0xf, 0xfa, 0}, {}, &faf_occupancy};
namespace cache_total_occupancy {
inline constexpr listed mem{{&irp_list, 0x113000000400f, 0xf, 0x6e, 0}, {}, &mem};
}
namespace misc0 {
inline constexpr listed fast_req{{&irp_list, 0x113000000101e, 0xf, 0x10e, 0}, {}, &fast_req};
inline constexpr listed fast_rej{{&irp_list, 0x113000000201e, 0xf, 0x123, 0}, {}, &fast_rej};
inline constexpr listed _2nd_wr_insert{{&irp_list, 0x113000000801e, 0xf, 0x200000000000138, 0}, {}, &_2nd_wr_insert};
}
namespace misc1 {
inline constexpr listed lost_fwd{{&irp_list, 0x13000001001f, 0xf, 0x20000000000003e, 0}, {}, &lost_fwd};
inline constexpr listed sec_rcvd_invld{{&irp_list, 0x13000002001f, 0xf, 0x200000000000053, 0}, {}, &sec_rcvd_invld};
}
namespace snoop_resp {
inline constexpr listed all_miss{{&irp_list, 0x1130000071012, 0xf, 0x8e, 0}, {}, &all_miss};
inline constexpr listed all_hit_i{{&irp_list, 0x1130000072012, 0xf, 0xa8, 0}, {}, &all_hit_i};
inline constexpr listed all_hit_es{{&irp_list, 0x1130000074012, 0xf, 0xc3, 0}, {}, &all_hit_es};
inline constexpr listed all_hit_m{{&irp_list, 0x1130000078012, 0xf, 0xdf, 0}, {}, &all_hit_m};
}
namespace transactions {
inline constexpr listed wr_pref{{&irp_list, 0x130000008011, 0xf, 0x11, 0}, {}, &wr_pref};
}
} // namespace irp

namespace mdf {
using uncore_events::listed;
using uncore_events::mdf_list;
inline constexpr listed clockticks{{&mdf_list, 0x1e0000000001, 0xf, 0x200000000000000, 0}, {}, &clockticks};
} // namespace mdf

namespace pcu {
using uncore_events::listed;
using uncore_events::pcu_list;
inline constexpr listed clockticks{{&pcu_list, 0xc0000000001, 0xf, 0, 0}, {}, &clockticks};
inline constexpr listed power_state_occupancy_cores_c0{{&pcu_list, 0xc0000000035, 0xf, 0x200000000000011, 0}, {}, &power_state_occupancy_cores_c0};
inline constexpr listed power_state_occupancy_cores_c6{{&pcu_list, 0xc0000000037, 0xf, 0x200000000000036, 0}, {}, &power_state_occupancy_cores_c6};
inline constexpr listed freq_max_limit_thermal_cycles{{&pcu_list, 0x10c0000000004, 0xf, 0x20000000000005b, 0}, {}, &freq_max_limit_thermal_cycles};
inline constexpr listed freq_max_power_cycles{{&pcu_list, 0x10c0000000005, 0xf, 0x20000000000007f, 0}, {}, &freq_max_power_cycles};
inline constexpr listed freq_trans_cycles{{&pcu_list, 0x10c0000000074, 0xf, 0x20000000000009b, 0}, {}, &freq_trans_cycles};
inline constexpr listed pkg_residency_c2e_cycles{{&pcu_list, 0x10c000000002b, 0xf, 0x2000000000000b3, 0}, {}, &pkg_residency_c2e_cycles};
inline constexpr listed pkg_residency_c6_cycles{{&pcu_list, 0x10c000000002d, 0xf, 0x2000000000000d2, 0}, {}, &pkg_residency_c6_cycles};
inline constexpr listed power_state_occupancy_cores_c3{{&pcu_list, 0x10c0000000036, 0xf, 0x2000000000000f0, 0}, {}, &power_state_occupancy_cores_c3};
inline constexpr listed prochot_external_cycles{{&pcu_list, 0x10c000000000a, 0xf, 0x200000000000115, 0}, {}, &prochot_external_cycles};
inline constexpr listed prochot_internal_cycles{{&pcu_list, 0x10c0000000009, 0xf, 0x200000000000133, 0}, {}, &prochot_internal_cycles};
} // namespace pcu

namespace ubox {
using uncore_events::listed;
using uncore_events::ubox_list;
namespace event_msg {
inline constexpr listed msi_rcvd{{&ubox_list, 0xd0000002042, 3, 0, 0}, {}, &msi_rcvd};
inline constexpr listed vlw_rcvd{{&ubox_list, 0x10d0000001042, 3, 0x200000000000019, 0}, {}, &vlw_rcvd};
inline constexpr listed ipi_rcvd{{&ubox_list, 0x10d0000004042, 3, 0x200000000000032, 0}, {}, &ipi_rcvd};
inline constexpr listed doorbell_rcvd{{&ubox_list, 0x10d0000008042, 3, 0x20000000000004b, 0}, {}, &doorbell_rcvd};
inline constexpr listed int_prio{{&ubox_list, 0x10d0000010042, 3, 0x200000000000069, 0}, {}, &int_prio};
}
} // namespace ubox

namespace upi {
using uncore_events::listed;
using uncore_events::upi_list;
inline constexpr listed clockticks{{&upi_list, 0x1b0000000001, 0xf, 0x200000000000000, 0}, {}, &clockticks};
inline constexpr listed l1_power_cycles{{&upi_list, 0x11b0000000021, 0xf, 0x200000000000649, 0}, {}, &l1_power_cycles};
inline constexpr listed txl0p_power_cycles{{&upi_list, 0x11b0000000027, 0xf, 0x200000000000661, 0}, {}, &txl0p_power_cycles};
inline constexpr listed txl0p_power_cycles_ll_enter{{&upi_list, 0x11b0000000028, 0xf, 0x20000000000067c, 0}, {}, &txl0p_power_cycles_ll_enter};
inline constexpr listed txl0p_power_cycles_m3_exit{{&upi_list, 0x11b0000000029, 0xf, 0x2000000000006a0, 0}, {}, &txl0p_power_cycles_m3_exit};
namespace rxl_basic_hdr_match {
inline constexpr listed req{{&upi_list, 0x1b0000008005, 0xf, 0x2000000000000b1, 0}, {}, &req};
inline constexpr listed wb{{&upi_list, 0x1b000000d005, 0xf, 0x2000000000000d1, 0}, {}, &wb};
inline constexpr listed req_opc{{&upi_list, 0x11b0000008005, 0xf, 0x200000000000496, 1}, {}, &req_opc};
inline constexpr listed snp{{&upi_list, 0x11b0000009005, 0xf, 0x2000000000004ba, 0}, {}, &snp};
inline constexpr listed snp_opc{{&upi_list, 0x11b0000009005, 0xf, 0x2000000000004da, 1}, {}, &snp_opc};
inline constexpr listed rsp_nodata{{&upi_list, 0x11b000000a005, 0xf, 0x2000000000004fe, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_nodata_opc{{&upi_list, 0x11b000000a005, 0xf, 0x200000000000525, 1}, {}, &rsp_nodata_opc};
inline constexpr listed rsp_data{{&upi_list, 0x11b000000c005, 0xf, 0x200000000000550, 0}, {}, &rsp_data};
inline constexpr listed rsp_data_opc{{&upi_list, 0x11b000000c005, 0xf, 0x200000000000575, 1}, {}, &rsp_data_opc};
inline constexpr listed wb_opc{{&upi_list, 0x11b000000d005, 0xf, 0x20000000000059e, 1}, {}, &wb_opc};
inline constexpr listed ncb{{&upi_list, 0x11b000000e005, 0xf, 0x2000000000005c1, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&upi_list, 0x11b000000e005, 0xf, 0x2000000000005e1, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&upi_list, 0x11b000000f005, 0xf, 0x200000000000605, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&upi_list, 0x11b000000f005, 0xf, 0x200000000000625, 1}, {}, &ncs_opc};
inline constexpr listed rspi{{&upi_list, 0x11b000002a005, 0xf, 0x2000000000007ab, 1}, {}, &rspi};
inline constexpr listed rspcnflt{{&upi_list, 0x11b00000aa005, 0xf, 0x2000000000007cc, 1}, {}, &rspcnflt};
}
namespace rxl_flits {
inline constexpr listed all_data{{&upi_list, 0x1b000000f003, 0xf, 0x20000000000007b, 0}, {}, &all_data};
inline constexpr listed non_data{{&upi_list, 0x1b0000097003, 0xf, 0x200000000000096, 0}, {}, &non_data};
inline constexpr listed slot0{{&upi_list, 0x11b0000001003, 0xf, 0x2000000000001b1, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002003, 0xf, 0x2000000000001c9, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004003, 0xf, 0x2000000000001e1, 0}, {}, &slot2};
inline constexpr listed data{{&upi_list, 0x11b0000008003, 0xf, 0x2000000000001f9, 0}, {}, &data};
inline constexpr listed llcrd{{&upi_list, 0x11b0000010003, 0xf, 0x200000000000210, 0}, {}, &llcrd};
inline constexpr listed null{{&upi_list, 0x11b0000020003, 0xf, 0x200000000000228, 0}, {}, &null};
inline constexpr listed all_null{{&upi_list, 0x11b0000027003, 0xf, 0x20000000000023f, 0}, {}, &all_null};
inline constexpr listed llctrl{{&upi_list, 0x11b0000040003, 0xf, 0x20000000000025a, 0}, {}, &llctrl};
inline constexpr listed idle{{&upi_list, 0x11b0000047003, 0xf, 0x200000000000273, 0}, {}, &idle};
inline constexpr listed prothdr{{&upi_list, 0x11b0000080003, 0xf, 0x20000000000028a, 0}, {}, &prothdr};
}
namespace rxl_inserts {
inline constexpr listed slot0{{&upi_list, 0x11b0000001030, 0xf, 0x2000000000006c3, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002030, 0xf, 0x2000000000006dd, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004030, 0xf, 0x2000000000006f7, 0}, {}, &slot2};
}
namespace rxl_occupancy {
inline constexpr listed slot0{{&upi_list, 0x11b0000001032, 0xf, 0x200000000000711, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002032, 0xf, 0x20000000000072d, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004032, 0xf, 0x200000000000749, 0}, {}, &slot2};
}
namespace txl_basic_hdr_match {
inline constexpr listed req{{&upi_list, 0x11b0000008004, 0xf, 0x2000000000002a4, 0}, {}, &req};
inline constexpr listed req_opc{{&upi_list, 0x11b0000008004, 0xf, 0x2000000000002c4, 1}, {}, &req_opc};
inline constexpr listed snp{{&upi_list, 0x11b0000009004, 0xf, 0x2000000000002e8, 0}, {}, &snp};
inline constexpr listed snp_opc{{&upi_list, 0x11b0000009004, 0xf, 0x200000000000308, 1}, {}, &snp_opc};
inline constexpr listed rsp_nodata{{&upi_list, 0x11b000000a004, 0xf, 0x20000000000032c, 0}, {}, &rsp_nodata};
inline constexpr listed rsp_nodata_opc{{&upi_list, 0x11b000000a004, 0xf, 0x200000000000353, 1}, {}, &rsp_nodata_opc};
inline constexpr listed rsp_data{{&upi_list, 0x11b000000c004, 0xf, 0x20000000000037e, 0}, {}, &rsp_data};
inline constexpr listed rsp_data_opc{{&upi_list, 0x11b000000c004, 0xf, 0x2000000000003a3, 1}, {}, &rsp_data_opc};
inline constexpr listed wb{{&upi_list, 0x11b000000d004, 0xf, 0x2000000000003cc, 0}, {}, &wb};
inline constexpr listed wb_opc{{&upi_list, 0x11b000000d004, 0xf, 0x2000000000003eb, 1}, {}, &wb_opc};
inline constexpr listed ncb{{&upi_list, 0x11b000000e004, 0xf, 0x20000000000040e, 0}, {}, &ncb};
inline constexpr listed ncb_opc{{&upi_list, 0x11b000000e004, 0xf, 0x20000000000042e, 1}, {}, &ncb_opc};
inline constexpr listed ncs{{&upi_list, 0x11b000000f004, 0xf, 0x200000000000452, 0}, {}, &ncs};
inline constexpr listed ncs_opc{{&upi_list, 0x11b000000f004, 0xf, 0x200000000000472, 1}, {}, &ncs_opc};
inline constexpr listed rspi{{&upi_list, 0x11b000002a004, 0xf, 0x200000000000765, 1}, {}, &rspi};
inline constexpr listed rspcnflt{{&upi_list, 0x11b00000aa004, 0xf, 0x200000000000786, 1}, {}, &rspcnflt};
}
namespace txl_flits {
inline constexpr listed all_data{{&upi_list, 0x1b000000f002, 0xf, 0x200000000000013, 0}, {}, &all_data};
inline constexpr listed all_null{{&upi_list, 0x1b0000027002, 0xf, 0x20000000000002e, 0}, {}, &all_null};
inline constexpr listed idle{{&upi_list, 0x1b0000047002, 0xf, 0x200000000000049, 0}, {}, &idle};
inline constexpr listed non_data{{&upi_list, 0x1b0000097002, 0xf, 0x200000000000060, 0}, {}, &non_data};
inline constexpr listed slot0{{&upi_list, 0x11b0000001002, 0xf, 0x2000000000000f0, 0}, {}, &slot0};
inline constexpr listed slot1{{&upi_list, 0x11b0000002002, 0xf, 0x200000000000108, 0}, {}, &slot1};
inline constexpr listed slot2{{&upi_list, 0x11b0000004002, 0xf, 0x200000000000120, 0}, {}, &slot2};
inline constexpr listed data{{&upi_list, 0x11b0000008002, 0xf, 0x200000000000138, 0}, {}, &data};
inline constexpr listed llcrd{{&upi_list, 0x11b0000010002, 0xf, 0x20000000000014f, 0}, {}, &llcrd};
inline constexpr listed null{{&upi_list, 0x11b0000020002, 0xf, 0x200000000000167, 0}, {}, &null};
inline constexpr listed llctrl{{&upi_list, 0x11b0000040002, 0xf, 0x20000000000017e, 0}, {}, &llctrl};
inline constexpr listed prothdr{{&upi_list, 0x11b0000080002, 0xf, 0x200000000000197, 0}, {}, &prothdr};
}
} // namespace upi

namespace uncore_events {
inline constexpr const listed *own[] = {
    &b2cmi::clockticks, &b2cmi::imc_reads::normal, &b2cmi::imc_reads::all, &b2cmi::imc_writes::full,
    &b2cmi::imc_writes::partial, &b2cmi::imc_writes::all, &b2cmi::tracker_occupancy::ch0,
    &b2cmi::prefcam_inserts::upi_allch, &b2cmi::prefcam_inserts::xpt_allch,
    &b2cmi::directory_update::any, &b2cmi::directory_update::i2s, &b2cmi::directory_update::i2a,
    &b2cmi::directory_update::a2i, &b2cmi::directory_update::a2s, &b2cmi::directory_lookup::any,
    &b2cmi::directory_lookup::state_i, &b2cmi::directory_lookup::state_s,
    &b2cmi::directory_lookup::state_a, &b2cmi::direct2upi_not_taken_dirstate::egress,
    &b2cmi::direct2upi_not_taken_credits::egress, &cha::clockticks, &cha::tor_inserts::ia_hit_crd,
    &cha::tor_inserts::ia_hit_llcprefrfo, &cha::tor_inserts::ia_hit_rfo, &cha::tor_inserts::ia_miss,
    &cha::tor_inserts::ia_miss_crd, &cha::tor_inserts::ia_miss_llcprefrfo,
    &cha::tor_inserts::ia_miss_rfo, &cha::tor_inserts::io_miss_itom, &cha::tor_inserts::io_miss_rfo,
    &cha::tor_inserts::ia_hit_crd_pref, &cha::tor_inserts::ia_hit_drd_opt,
    &cha::tor_inserts::ia_hit_drd_opt_pref, &cha::tor_inserts::ia_hit_rfo_pref,
    &cha::tor_inserts::ia_miss_crd_pref, &cha::tor_inserts::ia_miss_drd_opt,
    &cha::tor_inserts::ia_miss_drd_opt_pref, &cha::tor_inserts::ia_miss_rfo_pref,
    &cha::tor_inserts::io_hit_itom, &cha::tor_inserts::io_hit_rfo, &cha::tor_inserts::io_rfo,
    &cha::tor_inserts::io_itom, &cha::tor_inserts::ia_rfo_pref, &cha::tor_inserts::ia_rfo,
    &cha::tor_inserts::ia_llcprefrfo, &cha::tor_inserts::ia_drd_opt,
    &cha::tor_inserts::ia_drd_opt_pref, &cha::tor_inserts::ia_crd_pref, &cha::tor_inserts::ia_crd,
    &cha::tor_inserts::ia_miss_rfo_local, &cha::tor_inserts::ia_miss_rfo_remote,
    &cha::tor_inserts::ia_miss_rfo_pref_local, &cha::tor_inserts::ia_miss_rfo_pref_remote,
    &cha::tor_inserts::ia_clflush, &cha::tor_inserts::ia_clflushopt, &cha::tor_inserts::ia_itom,
    &cha::tor_inserts::ia_specitom, &cha::tor_inserts::io_hit_itomcachenear,
    &cha::tor_inserts::io_miss_itomcachenear, &cha::tor_inserts::ia_wbeftoe,
    &cha::tor_inserts::io_hit_pcirdcur, &cha::tor_inserts::io_miss_pcirdcur,
    &cha::tor_inserts::io_pcirdcur, &cha::tor_inserts::ia_hit_llcprefcode,
    &cha::tor_inserts::ia_hit_llcprefdata, &cha::tor_inserts::ia_llcprefdata,
    &cha::tor_inserts::ia_miss_llcprefcode, &cha::tor_inserts::ia_miss_llcprefdata,
    &cha::tor_inserts::ia_llcprefcode, &cha::tor_inserts::io_itomcachenear,
    &cha::tor_inserts::ia_miss_crd_local, &cha::tor_inserts::ia_miss_crd_remote,
    &cha::tor_inserts::ia_miss_crd_pref_local, &cha::tor_inserts::ia_miss_crd_pref_remote,
    &cha::tor_inserts::ia_itomcachenear, &cha::tor_inserts::ia_wbmtoi,
    &cha::tor_inserts::ia_hit_itom, &cha::tor_inserts::ia_miss_itom,
    &cha::tor_inserts::ia_miss_ucrdf, &cha::tor_inserts::ia_miss_wil, &cha::tor_inserts::ia_wcilf,
    &cha::tor_inserts::ia_miss_wcilf, &cha::tor_inserts::ia_miss_wcilf_ddr,
    &cha::tor_inserts::ia_miss_local_wcilf_ddr, &cha::tor_inserts::ia_miss_remote_wcilf_ddr,
    &cha::tor_inserts::ia_wcil, &cha::tor_inserts::ia_miss_wcil,
    &cha::tor_inserts::ia_miss_wcil_ddr, &cha::tor_inserts::ia_miss_local_wcil_ddr,
    &cha::tor_inserts::ia_miss_remote_wcil_ddr, &cha::tor_inserts::io_wbmtoi,
    &cha::tor_inserts::io_clflush, &cha::tor_inserts::ia_wbmtoe, &cha::tor_inserts::ia_wbeftoi,
    &cha::tor_inserts::ia_wbstoi, &cha::tor_inserts::ia_miss_drd_cxl_acc,
    &cha::tor_inserts::ia_miss_rfo_cxl_acc, &cha::tor_inserts::ia_miss_llcprefrfo_cxl_acc,
    &cha::tor_inserts::ia_miss_rfo_pref_cxl_acc, &cha::tor_inserts::ia_miss_drd_pref_cxl_acc,
    &cha::tor_inserts::ia_miss_llcprefdata_cxl_acc, &cha::tor_inserts::ia_miss_cxl_acc,
    &cha::tor_inserts::ia_hit_cxl_acc, &cha::tor_occupancy::ia_hit_crd,
    &cha::tor_occupancy::ia_hit_llcprefrfo, &cha::tor_occupancy::ia_hit_rfo,
    &cha::tor_occupancy::ia_miss_crd, &cha::tor_occupancy::ia_miss_llcprefrfo,
    &cha::tor_occupancy::ia_miss_rfo, &cha::tor_occupancy::io_miss_rfo,
    &cha::tor_occupancy::io_miss_itom, &cha::tor_occupancy::ia_hit_crd_pref,
    &cha::tor_occupancy::ia_hit_drd_opt, &cha::tor_occupancy::ia_hit_drd_opt_pref,
    &cha::tor_occupancy::ia_hit_rfo_pref, &cha::tor_occupancy::ia_miss_crd_pref,
    &cha::tor_occupancy::ia_miss_drd_opt, &cha::tor_occupancy::ia_miss_drd_opt_pref,
    &cha::tor_occupancy::ia_miss_rfo_pref, &cha::tor_occupancy::io_hit_itom,
    &cha::tor_occupancy::io_hit_rfo, &cha::tor_occupancy::io_rfo, &cha::tor_occupancy::io_itom,
    &cha::tor_occupancy::ia_rfo, &cha::tor_occupancy::ia_rfo_pref,
    &cha::tor_occupancy::ia_llcprefrfo, &cha::tor_occupancy::ia_drd_opt,
    &cha::tor_occupancy::ia_crd, &cha::tor_occupancy::ia_crd_pref,
    &cha::tor_occupancy::ia_miss_rfo_local, &cha::tor_occupancy::ia_miss_rfo_remote,
    &cha::tor_occupancy::ia_miss_rfo_pref_local, &cha::tor_occupancy::ia_miss_rfo_pref_remote,
    &cha::tor_occupancy::io_hit_pcirdcur, &cha::tor_occupancy::io_miss_pcirdcur,
    &cha::tor_occupancy::io_pcirdcur, &cha::tor_occupancy::ia_hit_llcprefcode,
    &cha::tor_occupancy::ia_hit_llcprefdata, &cha::tor_occupancy::ia_llcprefdata,
    &cha::tor_occupancy::ia_miss_llcprefcode, &cha::tor_occupancy::ia_miss_llcprefdata,
    &cha::tor_occupancy::ia_llcprefcode, &cha::tor_occupancy::ia_miss_crd_local,
    &cha::tor_occupancy::ia_miss_crd_remote, &cha::tor_occupancy::ia_miss_crd_pref_local,
    &cha::tor_occupancy::ia_miss_crd_pref_remote, &cha::tor_occupancy::ia_clflush,
    &cha::tor_occupancy::ia_clflushopt, &cha::tor_occupancy::ia_itomcachenear,
    &cha::tor_occupancy::ia_specitom, &cha::tor_occupancy::ia_wbmtoi, &cha::tor_occupancy::ia_itom,
    &cha::tor_occupancy::ia_hit_itom, &cha::tor_occupancy::ia_miss_itom,
    &cha::tor_occupancy::ia_miss_ucrdf, &cha::tor_occupancy::ia_miss_wil,
    &cha::tor_occupancy::ia_wcilf, &cha::tor_occupancy::ia_miss_wcilf,
    &cha::tor_occupancy::ia_miss_wcilf_ddr, &cha::tor_occupancy::ia_miss_local_wcilf_ddr,
    &cha::tor_occupancy::ia_miss_remote_wcilf_ddr, &cha::tor_occupancy::ia_wcil,
    &cha::tor_occupancy::ia_miss_wcil, &cha::tor_occupancy::ia_miss_wcil_ddr,
    &cha::tor_occupancy::ia_miss_local_wcil_ddr, &cha::tor_occupancy::ia_miss_remote_wcil_ddr,
    &cha::tor_occupancy::io_wbmtoi, &cha::tor_occupancy::io_clflush,
    &cha::tor_occupancy::io_hit_itomcachenear, &cha::tor_occupancy::io_miss_itomcachenear,
    &cha::tor_occupancy::io_itomcachenear, &cha::tor_occupancy::ia_miss_rfo_cxl_acc,
    &cha::tor_occupancy::ia_miss_drd_cxl_acc, &cha::tor_occupancy::ia_miss_drd_pref_cxl_acc,
    &cha::tor_occupancy::ia_miss_llcprefdata_cxl_acc,
    &cha::tor_occupancy::ia_miss_llcprefrfo_cxl_acc, &cha::tor_occupancy::ia_miss_rfo_pref_cxl_acc,
    &cha::tor_occupancy::ia_miss_cxl_acc, &cha::tor_occupancy::ia_hit_cxl_acc,
    &cha::misc::rfo_hit_s, &cha::sf_eviction::m_state, &cha::requests::reads_local,
    &cha::requests::reads_remote, &cha::requests::writes_local, &cha::requests::writes_remote,
    &cha::requests::invitoe_local, &cha::requests::invitoe_remote, &cha::requests::invitoe,
    &cha::requests::reads, &cha::requests::writes, &cha::osb::rfo_hits_snp_bcast, &imc::clockticks,
    &imc::act_count::all, &imc::pre_count::pgt, &imc::cas_count_sch0::rd_reg,
    &imc::cas_count_sch0::rd_pre_reg, &imc::cas_count_sch0::rd_underfill,
    &imc::cas_count_sch0::rd_pre_underfill, &imc::cas_count_sch0::rd, &imc::cas_count_sch0::wr,
    &imc::cas_count_sch0::all, &imc::cas_count_sch1::rd_reg, &imc::cas_count_sch1::rd_pre_reg,
    &imc::cas_count_sch1::rd_underfill, &imc::cas_count_sch1::rd_pre_underfill,
    &imc::cas_count_sch1::rd, &imc::cas_count_sch1::wr, &imc::cas_count_sch1::all,
    &imc::rdb_occupancy_sch0, &imc::rdb_occupancy_sch1, &imc::rpq_occupancy_sch0_pch0,
    &imc::rpq_occupancy_sch0_pch1, &imc::rpq_occupancy_sch1_pch0, &imc::rpq_occupancy_sch1_pch1,
    &imc::wpq_occupancy_sch0_pch0, &imc::wpq_occupancy_sch0_pch1, &imc::wpq_occupancy_sch1_pch0,
    &imc::wpq_occupancy_sch1_pch1, &cxlcm::rxc_pack_buf_inserts::mem_data,
    &cxldp::txc_agf_inserts::m2s_data, &b2hot::clockticks, &iio::clockticks,
    &iio::data_req_of_cpu::mem_write_part0, &iio::data_req_of_cpu::mem_read_part0,
    &iio::data_req_of_cpu::mem_read_all_parts, &iio::data_req_of_cpu::mem_write_all_parts,
    &iio::txn_req_of_cpu::mem_write_part0, &iio::txn_req_of_cpu::mem_read_part0,
    &iio::data_req_by_cpu::mem_write_part0, &iio::txn_req_by_cpu::mem_write_part0,
    &iio::txn_req_by_cpu::mem_read_part0, &irp::clockticks, &irp::transactions::wr_pref,
    &irp::faf_inserts, &irp::misc1::lost_fwd, &irp::misc1::sec_rcvd_invld, &upi::clockticks,
    &upi::txl_flits::all_data, &upi::txl_flits::all_null, &upi::txl_flits::idle,
    &upi::txl_flits::non_data, &upi::rxl_flits::all_data, &upi::rxl_flits::non_data,
    &upi::rxl_basic_hdr_match::req, &upi::rxl_basic_hdr_match::wb, &b2upi::clockticks,
    &b2cxl::clockticks, &ubox::event_msg::msi_rcvd, &pcu::clockticks,
    &pcu::power_state_occupancy_cores_c0, &pcu::power_state_occupancy_cores_c6,
    &imc::pre_count::all, &b2cmi::tracker_inserts::ch0, &b2cmi::direct2upi_taken,
    &b2cmi::direct2upi_not_taken_dirstate_, &b2cmi::direct2upi_not_taken_credits_,
    &b2cmi::direct2upi_txn_override, &b2cmi::direct2core_taken,
    &iio::data_req_of_cpu::mem_write_part1, &iio::data_req_of_cpu::mem_write_part2,
    &iio::data_req_of_cpu::mem_write_part3, &iio::data_req_of_cpu::mem_write_part4,
    &iio::data_req_of_cpu::mem_write_part5, &iio::data_req_of_cpu::mem_write_part6,
    &iio::data_req_of_cpu::mem_write_part7, &iio::data_req_of_cpu::mem_read_part1,
    &iio::data_req_of_cpu::mem_read_part2, &iio::data_req_of_cpu::mem_read_part3,
    &iio::data_req_of_cpu::mem_read_part4, &iio::data_req_of_cpu::mem_read_part5,
    &iio::data_req_of_cpu::mem_read_part6, &iio::data_req_of_cpu::mem_read_part7,
    &cha::distress_asserted::dpt_irq, &cha::distress_asserted::dpt_tor,
    &cha::distress_asserted::dpt_any, &chacms::clockticks, &chacms::distress_asserted,
    &iio::txn_req_of_cpu::mem_write_part1, &iio::txn_req_of_cpu::mem_read_part1,
    &iio::txn_req_of_cpu::mem_write_part2, &iio::txn_req_of_cpu::mem_read_part2,
    &iio::txn_req_of_cpu::mem_write_part3, &iio::txn_req_of_cpu::mem_read_part3,
    &iio::txn_req_of_cpu::mem_write_part4, &iio::txn_req_of_cpu::mem_read_part4,
    &iio::txn_req_of_cpu::mem_write_part5, &iio::txn_req_of_cpu::mem_read_part5,
    &iio::txn_req_of_cpu::mem_write_part6, &iio::txn_req_of_cpu::mem_read_part6,
    &iio::txn_req_of_cpu::mem_write_part7, &iio::txn_req_of_cpu::mem_read_part7,
    &iio::data_req_by_cpu::mem_write_part1, &iio::data_req_by_cpu::mem_write_part2,
    &iio::data_req_by_cpu::mem_write_part3, &iio::data_req_by_cpu::mem_write_part4,
    &iio::data_req_by_cpu::mem_write_part5, &iio::data_req_by_cpu::mem_write_part6,
    &iio::data_req_by_cpu::mem_write_part7, &iio::data_req_by_cpu::peer_write_all_parts,
    &iio::data_req_by_cpu::peer_read_all_parts, &iio::txn_req_by_cpu::mem_write_part1,
    &iio::txn_req_by_cpu::mem_read_part1, &iio::txn_req_by_cpu::mem_write_part2,
    &iio::txn_req_by_cpu::mem_read_part2, &iio::txn_req_by_cpu::mem_write_part3,
    &iio::txn_req_by_cpu::mem_read_part3, &iio::txn_req_by_cpu::mem_write_part4,
    &iio::txn_req_by_cpu::mem_read_part4, &iio::txn_req_by_cpu::mem_write_part5,
    &iio::txn_req_by_cpu::mem_read_part5, &iio::txn_req_by_cpu::mem_write_part6,
    &iio::txn_req_by_cpu::mem_read_part6, &iio::txn_req_by_cpu::mem_write_part7,
    &iio::txn_req_by_cpu::mem_read_part7, &iio::txn_req_by_cpu::mem_write_all_parts,
    &iio::txn_req_by_cpu::peer_write_all_parts, &iio::txn_req_by_cpu::mem_read_all_parts,
    &iio::txn_req_by_cpu::peer_read_all_parts, &imc::rpq_inserts::sch0_pch0,
    &imc::rpq_inserts::sch0_pch1, &imc::rpq_inserts::sch1_pch0, &imc::rpq_inserts::sch1_pch1,
    &imc::wpq_inserts::sch0_pch0, &imc::wpq_inserts::sch0_pch1, &imc::wpq_inserts::sch1_pch0,
    &imc::wpq_inserts::sch1_pch1, &cha::tor_inserts::llc_or_sf_evictions, &cha::remote_sf::miss,
    &mdf::clockticks, &cha::tor_inserts::ia_miss_drd_opt_local,
    &cha::tor_inserts::ia_miss_drd_opt_pref_local, &cha::tor_inserts::ia_miss_drd_opt_remote,
    &cha::tor_inserts::ia_miss_drd_opt_pref_remote, &cha::tor_inserts::io_itomcachenear_local,
    &cha::tor_inserts::io_itomcachenear_remote, &cha::tor_inserts::io_itom_local,
    &cha::tor_inserts::io_itom_remote, &cha::tor_inserts::io_pcirdcur_local,
    &cha::tor_inserts::io_pcirdcur_remote, &iio::num_req_of_cpu_by_tgt::ubox_posted,
    &imc::cas_count_sch0::rd_non_underfill, &imc::cas_count_sch0::rd_underfill_all,
    &imc::cas_count_sch1::rd_non_underfill, &imc::cas_count_sch1::rd_underfill_all,
    &b2cmi::imc_reads::to_ddr_as_mem, &b2cmi::imc_reads::to_ddr_as_cache,
    &b2cmi::imc_writes::to_ddr_as_mem, &b2cmi::imc_writes::to_ddr_as_cache, &b2cmi::imc_writes::ni,
    &b2cmi::imc_writes::ni_miss, &b2cmi::wr_tracker_inserts::ch0, &b2cmi::tag_miss::rd_clean,
    &b2cmi::tag_miss::rd_dirty, &b2cmi::tag_miss::wr_clean, &b2cmi::tag_miss::wr_dirty,
    &b2cmi::tag_miss::rd_2way, &b2cmi::tag_miss::wr_2way, &b2cmi::tag_miss::clean,
    &b2cmi::tag_miss::dirty, &b2cmi::prefcam_occupancy::ch0, &b2cmi::prefcam_inserts::ch0_xpt,
    &b2cmi::prefcam_inserts::ch0_upi, &b2cmi::tag_hit::rd_clean, &b2cmi::tag_hit::rd_dirty,
    &b2cmi::tag_hit::wr_clean, &b2cmi::tag_hit::wr_dirty, &b2cmi::directory_hit::dirty_i,
    &b2cmi::directory_hit::dirty_s, &b2cmi::directory_hit::dirty_a, &b2cmi::directory_hit::clean_i,
    &b2cmi::directory_hit::clean_s, &b2cmi::directory_hit::clean_a, &b2cmi::directory_hit::dirty,
    &b2cmi::directory_hit::clean, &b2cmi::directory_miss::dirty_i, &b2cmi::directory_miss::dirty_s,
    &b2cmi::directory_miss::dirty_a, &b2cmi::directory_miss::clean_i,
    &b2cmi::directory_miss::clean_s, &b2cmi::directory_miss::clean_a, &b2cmi::directory_miss::dirty,
    &b2cmi::directory_miss::clean, &b2cmi::directory_update::hit_any,
    &b2cmi::directory_update::hit_x2s, &b2cmi::directory_update::hit_x2a,
    &b2cmi::directory_update::hit_x2i, &b2cmi::directory_update::miss_x2s,
    &b2cmi::directory_update::miss_x2a, &b2cmi::directory_update::miss_x2i,
    &b2cmi::directory_update::x2s, &b2cmi::directory_update::x2a, &b2cmi::directory_update::x2i,
    &b2cmi::directory_update::s2i, &b2cmi::directory_update::s2a, &b2cmi::direct2core_txn_override,
    &cha::rxc_occupancy::irq, &cha::rxc_inserts::irq, &cha::llc_lookup::rfo,
    &cha::llc_lookup::data_rd, &cha::llc_lookup::code, &cha::llc_lookup::locally_homed_address,
    &cha::llc_lookup::remotely_homed_address, &cha::llc_lookup::remote_data_rd,
    &cha::llc_lookup::remote_rfo, &cha::llc_lookup::remote_code, &cha::llc_lookup::remote_snp,
    &cha::llc_lookup::local_data_rd, &cha::llc_lookup::local_rfo, &cha::llc_lookup::local_code,
    &cha::llc_lookup::local_dmnd_data_rd, &cha::llc_lookup::local_dmnd_rfo,
    &cha::llc_lookup::local_dmnd_code, &cha::llc_lookup::local_pf_data_rd,
    &cha::llc_lookup::local_pf_rfo, &cha::llc_lookup::local_pf_code, &cha::llc_lookup::local_llc_pf,
    &cha::llc_lookup::local_pf, &cha::llc_lookup::data_read_all, &cha::llc_lookup::data_read_miss,
    &cha::llc_lookup::data_read_local, &cha::llc_lookup::write_local, &cha::llc_lookup::rfo_local,
    &cha::llc_lookup::write_remote, &cha::llc_lookup::all_remote, &cha::tor_inserts::all,
    &cha::tor_inserts::ia, &cha::tor_inserts::ia_hit, &cha::tor_inserts::io,
    &cha::tor_inserts::io_hit, &cha::tor_inserts::io_miss, &cha::tor_inserts::loc_io,
    &cha::tor_inserts::loc_ia, &cha::tor_inserts::loc_all, &cha::tor_inserts::rem_snps,
    &cha::tor_inserts::rem_all, &cha::tor_inserts::ia_miss_wcilf_pmm,
    &cha::tor_inserts::ia_miss_local_wcilf_pmm, &cha::tor_inserts::ia_miss_remote_wcilf_pmm,
    &cha::tor_inserts::ia_miss_wcil_pmm, &cha::tor_inserts::ia_miss_local_wcil_pmm,
    &cha::tor_inserts::ia_miss_remote_wcil_pmm, &cha::tor_inserts::cxl_hit_fsrdcur,
    &cha::tor_inserts::cxl_hit_fsrdcurptl, &cha::tor_inserts::cxl_hit_mempushwr,
    &cha::tor_inserts::cxl_hit_itom, &cha::tor_inserts::cxl_hit_itomwr,
    &cha::tor_inserts::cxl_hit_clflush, &cha::tor_inserts::cxl_hit_wil,
    &cha::tor_inserts::cxl_hit_wcilf, &cha::tor_inserts::cxl_hit_wcil,
    &cha::tor_inserts::cxl_miss_fsrdcur, &cha::tor_inserts::cxl_miss_fsrdcurptl,
    &cha::tor_inserts::cxl_miss_mempushwr, &cha::tor_inserts::cxl_miss_itom,
    &cha::tor_inserts::cxl_miss_itomwr, &cha::tor_inserts::cxl_miss_clflush,
    &cha::tor_inserts::cxl_miss_wil, &cha::tor_inserts::cxl_miss_wcilf,
    &cha::tor_inserts::cxl_miss_wcil, &cha::tor_occupancy::all, &cha::tor_occupancy::ia,
    &cha::tor_occupancy::ia_hit, &cha::tor_occupancy::ia_miss, &cha::tor_occupancy::io,
    &cha::tor_occupancy::io_hit, &cha::tor_occupancy::io_miss, &cha::tor_occupancy::loc_io,
    &cha::tor_occupancy::loc_ia, &cha::tor_occupancy::loc_all, &cha::tor_occupancy::rem_snps,
    &cha::tor_occupancy::rem_all, &cha::tor_occupancy::ia_drd_opt_pref,
    &cha::tor_occupancy::ia_miss_wcilf_pmm, &cha::tor_occupancy::ia_miss_local_wcilf_pmm,
    &cha::tor_occupancy::ia_miss_remote_wcilf_pmm, &cha::tor_occupancy::ia_miss_wcil_pmm,
    &cha::tor_occupancy::ia_miss_local_wcil_pmm, &cha::tor_occupancy::ia_miss_remote_wcil_pmm,
    &cha::tor_occupancy::cxl_hit_fsrdcur, &cha::tor_occupancy::cxl_hit_fsrdcurptl,
    &cha::tor_occupancy::cxl_hit_mempushwr, &cha::tor_occupancy::cxl_hit_itom,
    &cha::tor_occupancy::cxl_hit_itomwr, &cha::tor_occupancy::cxl_hit_clflush,
    &cha::tor_occupancy::cxl_hit_wil, &cha::tor_occupancy::cxl_hit_wcilf,
    &cha::tor_occupancy::cxl_hit_wcil, &cha::tor_occupancy::cxl_miss_fsrdcur,
    &cha::tor_occupancy::cxl_miss_fsrdcurptl, &cha::tor_occupancy::cxl_miss_mempushwr,
    &cha::tor_occupancy::cxl_miss_itom, &cha::tor_occupancy::cxl_miss_itomwr,
    &cha::tor_occupancy::cxl_miss_clflush, &cha::tor_occupancy::cxl_miss_wil,
    &cha::tor_occupancy::cxl_miss_wcilf, &cha::tor_occupancy::cxl_miss_wcil, &cha::llc_victims::io,
    &cha::llc_victims::ia, &cha::llc_victims::local_all, &cha::llc_victims::remote_all,
    &cha::llc_victims::all, &cha::llc_victims::total_m, &cha::llc_victims::total_e,
    &cha::llc_victims::total_s, &cha::sf_eviction::e_state, &cha::sf_eviction::s_state,
    &cha::dir_lookup::no_snp, &cha::dir_lookup::snp, &cha::dir_update::ha, &cha::dir_update::tor,
    &cha::osb::local_invitoe, &cha::osb::local_read, &cha::osb::remote_read,
    &cha::osb::off_pwrheuristic, &cha::imc_writes_count::full, &cha::imc_writes_count::partial,
    &cha::imc_writes_count::full_priority, &cha::imc_writes_count::partial_priority,
    &imc::hclockticks, &imc::act_count::rd, &imc::act_count::wr, &imc::act_count::ufill,
    &imc::pre_count::rd, &imc::pre_count::wr, &imc::pre_count::ufill, &imc::cas_count_sch0::wr_pre,
    &imc::cas_count_sch0::wr_nonpre, &imc::cas_count_sch1::wr_pre, &imc::cas_count_sch1::wr_nonpre,
    &imc::rpq_inserts::pch0, &imc::rpq_inserts::pch1, &imc::wpq_inserts::pch0,
    &imc::wpq_inserts::pch1, &imc::rdb_inserts::sch0, &imc::rdb_inserts::sch1,
    &imc::power_throttle_cycles::bw_slot0, &imc::power_throttle_cycles::bw_slot1,
    &iio::data_req_of_cpu::peer_write_part0, &iio::data_req_of_cpu::peer_read_part0,
    &iio::txn_req_of_cpu::peer_write_part0, &iio::txn_req_of_cpu::peer_read_part0,
    &iio::data_req_by_cpu::mem_read_part0, &iio::data_req_by_cpu::mem_write_all_parts,
    &iio::data_req_by_cpu::mem_read_all_parts, &iio::comp_buf_inserts::cmpd_part0,
    &iio::comp_buf_inserts::cmpd_part1, &iio::comp_buf_inserts::cmpd_part2,
    &iio::comp_buf_inserts::cmpd_part3, &iio::comp_buf_inserts::cmpd_part4,
    &iio::comp_buf_inserts::cmpd_part5, &iio::comp_buf_inserts::cmpd_part6,
    &iio::comp_buf_inserts::cmpd_part7, &iio::comp_buf_inserts::cmpd_all_parts,
    &iio::iommu0::_4k_hits, &iio::iommu0::_2m_hits, &iio::iommu0::_1g_hits,
    &iio::iommu0::ctxt_cache_lookups, &iio::iommu0::ctxt_cache_hits, &iio::iommu1::num_mem_accesses,
    &irp::cache_total_occupancy::mem, &irp::snoop_resp::all_miss, &irp::snoop_resp::all_hit_i,
    &irp::snoop_resp::all_hit_es, &irp::snoop_resp::all_hit_m, &irp::faf_occupancy,
    &irp::misc0::fast_req, &irp::misc0::fast_rej, &irp::misc0::_2nd_wr_insert,
    &upi::txl_flits::slot0, &upi::txl_flits::slot1, &upi::txl_flits::slot2, &upi::txl_flits::data,
    &upi::txl_flits::llcrd, &upi::txl_flits::null, &upi::txl_flits::llctrl,
    &upi::txl_flits::prothdr, &upi::rxl_flits::slot0, &upi::rxl_flits::slot1,
    &upi::rxl_flits::slot2, &upi::rxl_flits::data, &upi::rxl_flits::llcrd, &upi::rxl_flits::null,
    &upi::rxl_flits::all_null, &upi::rxl_flits::llctrl, &upi::rxl_flits::idle,
    &upi::rxl_flits::prothdr, &upi::txl_basic_hdr_match::req, &upi::txl_basic_hdr_match::req_opc,
    &upi::txl_basic_hdr_match::snp, &upi::txl_basic_hdr_match::snp_opc,
    &upi::txl_basic_hdr_match::rsp_nodata, &upi::txl_basic_hdr_match::rsp_nodata_opc,
    &upi::txl_basic_hdr_match::rsp_data, &upi::txl_basic_hdr_match::rsp_data_opc,
    &upi::txl_basic_hdr_match::wb, &upi::txl_basic_hdr_match::wb_opc,
    &upi::txl_basic_hdr_match::ncb, &upi::txl_basic_hdr_match::ncb_opc,
    &upi::txl_basic_hdr_match::ncs, &upi::txl_basic_hdr_match::ncs_opc,
    &upi::rxl_basic_hdr_match::req_opc, &upi::rxl_basic_hdr_match::snp,
    &upi::rxl_basic_hdr_match::snp_opc, &upi::rxl_basic_hdr_match::rsp_nodata,
    &upi::rxl_basic_hdr_match::rsp_nodata_opc, &upi::rxl_basic_hdr_match::rsp_data,
    &upi::rxl_basic_hdr_match::rsp_data_opc, &upi::rxl_basic_hdr_match::wb_opc,
    &upi::rxl_basic_hdr_match::ncb, &upi::rxl_basic_hdr_match::ncb_opc,
    &upi::rxl_basic_hdr_match::ncs, &upi::rxl_basic_hdr_match::ncs_opc, &upi::l1_power_cycles,
    &upi::txl0p_power_cycles, &upi::txl0p_power_cycles_ll_enter, &upi::txl0p_power_cycles_m3_exit,
    &ubox::event_msg::vlw_rcvd, &ubox::event_msg::ipi_rcvd, &ubox::event_msg::doorbell_rcvd,
    &ubox::event_msg::int_prio, &pcu::freq_max_limit_thermal_cycles, &pcu::freq_max_power_cycles,
    &pcu::freq_trans_cycles, &pcu::pkg_residency_c2e_cycles, &pcu::pkg_residency_c6_cycles,
    &pcu::power_state_occupancy_cores_c3, &pcu::prochot_external_cycles,
    &pcu::prochot_internal_cycles, &b2cmi::direct2core_not_taken_dirstate,
    &iio::comp_buf_occupancy::cmpd_part0, &iio::comp_buf_occupancy::cmpd_part1,
    &iio::comp_buf_occupancy::cmpd_part2, &iio::comp_buf_occupancy::cmpd_part3,
    &iio::comp_buf_occupancy::cmpd_part4, &iio::comp_buf_occupancy::cmpd_part5,
    &iio::comp_buf_occupancy::cmpd_part6, &iio::comp_buf_occupancy::cmpd_part7,
    &iio::comp_buf_occupancy::cmpd_all_parts, &upi::rxl_inserts::slot0, &upi::rxl_inserts::slot1,
    &upi::rxl_inserts::slot2, &upi::rxl_occupancy::slot0, &upi::rxl_occupancy::slot1,
    &upi::rxl_occupancy::slot2, &b2cmi::tag_hit::all, &chacms::ring_src_thrtl,
    &iio::data_req_of_cpu::peer_write_part1, &iio::data_req_of_cpu::peer_read_part1,
    &iio::data_req_of_cpu::peer_write_part2, &iio::data_req_of_cpu::peer_read_part2,
    &iio::data_req_of_cpu::peer_write_part3, &iio::data_req_of_cpu::peer_read_part3,
    &iio::data_req_of_cpu::peer_write_part4, &iio::data_req_of_cpu::peer_read_part4,
    &iio::data_req_of_cpu::peer_write_part5, &iio::data_req_of_cpu::peer_read_part5,
    &iio::data_req_of_cpu::peer_write_part6, &iio::data_req_of_cpu::peer_read_part6,
    &iio::data_req_of_cpu::peer_write_part7, &iio::data_req_of_cpu::peer_read_part7,
    &iio::data_req_of_cpu::peer_write_all_parts, &iio::txn_req_of_cpu::peer_write_part1,
    &iio::txn_req_of_cpu::peer_read_part1, &iio::txn_req_of_cpu::peer_write_part2,
    &iio::txn_req_of_cpu::peer_read_part2, &iio::txn_req_of_cpu::peer_write_part3,
    &iio::txn_req_of_cpu::peer_read_part3, &iio::txn_req_of_cpu::peer_write_part4,
    &iio::txn_req_of_cpu::peer_read_part4, &iio::txn_req_of_cpu::peer_write_part5,
    &iio::txn_req_of_cpu::peer_read_part5, &iio::txn_req_of_cpu::peer_write_part6,
    &iio::txn_req_of_cpu::peer_read_part6, &iio::txn_req_of_cpu::peer_write_part7,
    &iio::txn_req_of_cpu::peer_read_part7, &iio::data_req_by_cpu::mem_read_part1,
    &iio::data_req_by_cpu::mem_read_part2, &iio::data_req_by_cpu::mem_read_part3,
    &iio::data_req_by_cpu::mem_read_part4, &iio::data_req_by_cpu::mem_read_part5,
    &iio::data_req_by_cpu::mem_read_part6, &iio::data_req_by_cpu::mem_read_part7,
    &iio::num_outstanding_req_of_cpu::iommu_req, &iio::num_outstanding_req_of_cpu::iommu_hit,
    &iio::num_outstanding_req_of_cpu::req_own, &iio::num_outstanding_req_of_cpu::final_rd_wr,
    &iio::num_outstanding_req_of_cpu::wr, &iio::num_outstanding_req_of_cpu::data,
    &iio::iommu0::first_lookups, &iio::iommu0::all_lookups, &iio::iommu0::misses,
    &iio::iommu1::slpwc_cache_lookups, &iio::iommu1::slpwc_2m_hits, &iio::iommu1::slpwc_1g_hits,
    &iio::iommu1::slpwc_512g_hits, &iio::iommu1::slpwc_256t_hits, &iio::iommu1::slpwc_cache_fills,
    &iio::iommu1::num_mem_accesses_low, &iio::iommu1::num_mem_accesses_high,
    &iio::iommu3::cyc_pwt_full, &iio::iommu3::num_inval_iotlb, &iio::iommu3::num_inval_ctxt_cache,
    &iio::iommu3::num_inval_pasid_cache, &iio::iommu3::num_inval_int_cache,
    &iio::iommu3::int_cache_lookups, &iio::iommu3::int_cache_hits, &cha::llc_victims::local_m,
    &cha::llc_victims::local_e, &cha::llc_victims::local_s, &cha::llc_victims::local_f,
    &cha::llc_victims::remote_m, &cha::llc_victims::remote_e, &cha::llc_victims::remote_s,
    &imc::powerdown_cycles::sch0_rank0, &imc::powerdown_cycles::sch0_rank1,
    &imc::powerdown_cycles::sch0_rank2, &imc::powerdown_cycles::sch0_rank3,
    &imc::powerdown_cycles::sch1_rank0, &imc::powerdown_cycles::sch1_rank1,
    &imc::powerdown_cycles::sch1_rank2, &imc::powerdown_cycles::sch1_rank3,
    &imc::power_channel_ppd_cycles, &imc::self_refresh::enter_success_cycles,
    &imc::power_throttle_cycles::raplblk, &imc::power_throttle_cycles::mr4blken,
    &imc::power_critical_throttle_cycles::slot0, &imc::power_critical_throttle_cycles::slot1,
    &imc::throttle_low_cycles::slot0, &imc::throttle_low_cycles::slot1,
    &imc::throttle_mid_cycles::slot0, &imc::throttle_mid_cycles::slot1,
    &imc::throttle_high_cycles::slot0, &imc::throttle_high_cycles::slot1,
    &imc::throttle_crit_cycles::slot0, &imc::throttle_crit_cycles::slot1,
    &imc::pdc_mr4active_cycles::sch0_dimm0, &imc::pdc_mr4active_cycles::sch0_dimm1,
    &imc::pdc_mr4active_cycles::sch1_dimm0, &imc::pdc_mr4active_cycles::sch1_dimm1,
    &imc::mr4_2xref_cycles::sch0_dimm0, &imc::mr4_2xref_cycles::sch0_dimm1,
    &imc::mr4_2xref_cycles::sch1_dimm0, &imc::mr4_2xref_cycles::sch1_dimm1, &iio::pwt_occupancy,
    &iio::num_req_of_cpu_by_tgt::msgb, &iio::num_req_of_cpu_by_tgt::mcast,
    &iio::num_req_of_cpu_by_tgt::ubox, &iio::num_req_of_cpu_by_tgt::mem,
    &iio::num_req_of_cpu_by_tgt::rem_p2p, &iio::num_req_of_cpu_by_tgt::loc_p2p,
    &iio::num_req_of_cpu_by_tgt::confined_p2p, &iio::num_req_of_cpu_by_tgt::abort,
    &iio::num_oustanding_req_from_cpu::to_io, &cha::remote_sf::hit_shared,
    &cha::remote_sf::hit_exclusive, &cha::remote_sf::alloc_shared, &cha::remote_sf::alloc_exclusive,
    &cha::remote_sf::dealloc_evctcln, &cha::remote_sf::update_shared,
    &cha::remote_sf::update_exclusive, &cha::remote_sf::victim_shared,
    &cha::remote_sf::victim_exclusive, &cha::remote_sf::inclusive_only,
    &cha::remote_sf::dirbacked_only, &upi::txl_basic_hdr_match::rspi,
    &upi::txl_basic_hdr_match::rspcnflt, &upi::rxl_basic_hdr_match::rspi,
    &upi::rxl_basic_hdr_match::rspcnflt, &imc::self_refresh::enter_success,
    &cha::tor_occupancy::io_miss_pcirdcur_remote, &cha::tor_occupancy::io_miss_pcirdcur_local,
    &cha::tor_occupancy::io_miss_itom_remote, &cha::tor_occupancy::io_miss_itom_local,
    &cha::tor_occupancy::io_miss_itomcachenear_remote,
    &cha::tor_occupancy::io_miss_itomcachenear_local, &iio::num_outstanding_req_from_cpu::to_io
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::sierra_forest
