// Events of the boxes outside of the cores: nehalem. Written by tools/uncore/write from
// a table: do not edit.
// nhm: from libpfm4 91970fe6eb4e, lib/events/intel_nhm_unc_events.h; MIT, copyright HP, Google.
// Numbers and names only; joined as EVENT.UMASK
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::nehalem {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char uncore_names[] =
    "unc_clk_unhalted\0"
    "unc_dram_open.ch0\0"
    "unc_dram_open.ch1\0"
    "unc_dram_open.ch2\0"
    "unc_dram_page_close.ch0\0"
    "unc_dram_page_close.ch1\0"
    "unc_dram_page_close.ch2\0"
    "unc_dram_page_miss.ch0\0"
    "unc_dram_page_miss.ch1\0"
    "unc_dram_page_miss.ch2\0"
    "unc_dram_pre_all.ch0\0"
    "unc_dram_pre_all.ch1\0"
    "unc_dram_pre_all.ch2\0"
    "unc_dram_read_cas.ch0\0"
    "unc_dram_read_cas.autopre_ch0\0"
    "unc_dram_read_cas.ch1\0"
    "unc_dram_read_cas.autopre_ch1\0"
    "unc_dram_read_cas.ch2\0"
    "unc_dram_read_cas.autopre_ch2\0"
    "unc_dram_refresh.ch0\0"
    "unc_dram_refresh.ch1\0"
    "unc_dram_refresh.ch2\0"
    "unc_dram_write_cas.ch0\0"
    "unc_dram_write_cas.autopre_ch0\0"
    "unc_dram_write_cas.ch1\0"
    "unc_dram_write_cas.autopre_ch1\0"
    "unc_dram_write_cas.ch2\0"
    "unc_dram_write_cas.autopre_ch2\0"
    "unc_gq_alloc.read_tracker\0"
    "unc_gq_alloc.rt_llc_miss\0"
    "unc_gq_alloc.rt_to_llc_resp\0"
    "unc_gq_alloc.rt_to_rtid_acquired\0"
    "unc_gq_alloc.wt_to_rtid_acquired\0"
    "unc_gq_alloc.write_tracker\0"
    "unc_gq_alloc.peer_probe_tracker\0"
    "unc_gq_cycles_full.read_tracker\0"
    "unc_gq_cycles_full.write_tracker\0"
    "unc_gq_cycles_full.peer_probe_tracker\0"
    "unc_gq_cycles_not_empty.read_tracker\0"
    "unc_gq_cycles_not_empty.write_tracker\0"
    "unc_gq_cycles_not_empty.peer_probe_tracker\0"
    "unc_gq_data_from.qpi\0"
    "unc_gq_data_from.qmc\0"
    "unc_gq_data_from.llc\0"
    "unc_gq_data_from.cores_02\0"
    "unc_gq_data_from.cores_13\0"
    "unc_gq_data_to.qpi_qmc\0"
    "unc_gq_data_to.llc\0"
    "unc_gq_data_to.cores\0"
    "unc_llc_hits.read\0"
    "unc_llc_hits.write\0"
    "unc_llc_hits.probe\0"
    "unc_llc_hits.any\0"
    "unc_llc_lines_in.m_state\0"
    "unc_llc_lines_in.e_state\0"
    "unc_llc_lines_in.s_state\0"
    "unc_llc_lines_in.f_state\0"
    "unc_llc_lines_in.any\0"
    "unc_llc_lines_out.m_state\0"
    "unc_llc_lines_out.e_state\0"
    "unc_llc_lines_out.s_state\0"
    "unc_llc_lines_out.i_state\0"
    "unc_llc_lines_out.f_state\0"
    "unc_llc_lines_out.any\0"
    "unc_llc_miss.read\0"
    "unc_llc_miss.write\0"
    "unc_llc_miss.probe\0"
    "unc_llc_miss.any\0"
    "unc_qhl_address_conflicts.2way\0"
    "unc_qhl_address_conflicts.3way\0"
    "unc_qhl_conflict_cycles.ioh\0"
    "unc_qhl_conflict_cycles.remote\0"
    "unc_qhl_conflict_cycles.local\0"
    "unc_qhl_cycles_full.remote\0"
    "unc_qhl_cycles_full.local\0"
    "unc_qhl_cycles_full.ioh\0"
    "unc_qhl_cycles_not_empty.ioh\0"
    "unc_qhl_cycles_not_empty.remote\0"
    "unc_qhl_cycles_not_empty.local\0"
    "unc_qhl_frc_ack_cnflts.local\0"
    "unc_qhl_occupancy.ioh\0"
    "unc_qhl_occupancy.remote\0"
    "unc_qhl_occupancy.local\0"
    "unc_qhl_requests.local_reads\0"
    "unc_qhl_requests.local_writes\0"
    "unc_qhl_requests.remote_reads\0"
    "unc_qhl_requests.ioh_reads\0"
    "unc_qhl_requests.ioh_writes\0"
    "unc_qhl_requests.remote_writes\0"
    "unc_qhl_to_qmc_bypass\0"
    "unc_qmc_busy.read_ch0\0"
    "unc_qmc_busy.read_ch1\0"
    "unc_qmc_busy.read_ch2\0"
    "unc_qmc_busy.write_ch0\0"
    "unc_qmc_busy.write_ch1\0"
    "unc_qmc_busy.write_ch2\0"
    "unc_qmc_cancel.ch0\0"
    "unc_qmc_cancel.ch1\0"
    "unc_qmc_cancel.ch2\0"
    "unc_qmc_cancel.any\0"
    "unc_qmc_critical_priority_reads.ch0\0"
    "unc_qmc_critical_priority_reads.ch1\0"
    "unc_qmc_critical_priority_reads.ch2\0"
    "unc_qmc_critical_priority_reads.any\0"
    "unc_qmc_high_priority_reads.ch0\0"
    "unc_qmc_high_priority_reads.ch1\0"
    "unc_qmc_high_priority_reads.ch2\0"
    "unc_qmc_high_priority_reads.any\0"
    "unc_qmc_isoc_full.read_ch0\0"
    "unc_qmc_isoc_full.read_ch1\0"
    "unc_qmc_isoc_full.read_ch2\0"
    "unc_qmc_isoc_full.write_ch0\0"
    "unc_qmc_isoc_full.write_ch1\0"
    "unc_qmc_isoc_full.write_ch2\0"
    "unc_imc_isoc_occupancy.ch0\0"
    "unc_imc_isoc_occupancy.ch1\0"
    "unc_imc_isoc_occupancy.ch2\0"
    "unc_imc_isoc_occupancy.any\0"
    "unc_qmc_normal_full.read_ch0\0"
    "unc_qmc_normal_full.read_ch1\0"
    "unc_qmc_normal_full.read_ch2\0"
    "unc_qmc_normal_full.write_ch0\0"
    "unc_qmc_normal_full.write_ch1\0"
    "unc_qmc_normal_full.write_ch2\0"
    "unc_qmc_normal_reads.ch0\0"
    "unc_qmc_normal_reads.ch1\0"
    "unc_qmc_normal_reads.ch2\0"
    "unc_qmc_normal_reads.any\0"
    "unc_qmc_occupancy.ch0\0"
    "unc_qmc_occupancy.ch1\0"
    "unc_qmc_occupancy.ch2\0"
    "unc_qmc_priority_updates.ch0\0"
    "unc_qmc_priority_updates.ch1\0"
    "unc_qmc_priority_updates.ch2\0"
    "unc_qmc_priority_updates.any\0"
    "unc_qmc_writes.full_ch0\0"
    "unc_qmc_writes.full_ch1\0"
    "unc_qmc_writes.full_ch2\0"
    "unc_qmc_writes.full_any\0"
    "unc_qmc_writes.partial_ch0\0"
    "unc_qmc_writes.partial_ch1\0"
    "unc_qmc_writes.partial_ch2\0"
    "unc_qmc_writes.partial_any\0"
    "unc_qpi_rx_no_ppt_credit.stalls_link_0\0"
    "unc_qpi_rx_no_ppt_credit.stalls_link_1\0"
    "unc_qpi_tx_header.busy_link_0\0"
    "unc_qpi_tx_header.busy_link_1\0"
    "unc_qpi_tx_stalled_multi_flit.drs_link_0\0"
    "unc_qpi_tx_stalled_multi_flit.ncb_link_0\0"
    "unc_qpi_tx_stalled_multi_flit.ncs_link_0\0"
    "unc_qpi_tx_stalled_multi_flit.drs_link_1\0"
    "unc_qpi_tx_stalled_multi_flit.ncb_link_1\0"
    "unc_qpi_tx_stalled_multi_flit.ncs_link_1\0"
    "unc_qpi_tx_stalled_multi_flit.link_0\0"
    "unc_qpi_tx_stalled_multi_flit.link_1\0"
    "unc_qpi_tx_stalled_single_flit.home_link_0\0"
    "unc_qpi_tx_stalled_single_flit.snoop_link_0\0"
    "unc_qpi_tx_stalled_single_flit.ndr_link_0\0"
    "unc_qpi_tx_stalled_single_flit.home_link_1\0"
    "unc_qpi_tx_stalled_single_flit.snoop_link_1\0"
    "unc_qpi_tx_stalled_single_flit.ndr_link_1\0"
    "unc_qpi_tx_stalled_single_flit.link_0\0"
    "unc_qpi_tx_stalled_single_flit.link_1\0"
    "unc_snp_resp_to_local_home.i_state\0"
    "unc_snp_resp_to_local_home.s_state\0"
    "unc_snp_resp_to_local_home.fwd_s_state\0"
    "unc_snp_resp_to_local_home.fwd_i_state\0"
    "unc_snp_resp_to_local_home.conflict\0"
    "unc_snp_resp_to_local_home.wb\0"
    "unc_snp_resp_to_remote_home.i_state\0"
    "unc_snp_resp_to_remote_home.s_state\0"
    "unc_snp_resp_to_remote_home.fwd_s_state\0"
    "unc_snp_resp_to_remote_home.fwd_i_state\0"
    "unc_snp_resp_to_remote_home.conflict\0"
    "unc_snp_resp_to_remote_home.wb\0"
    "unc_snp_resp_to_remote_home.hitm\0";
inline constexpr select::event_list uncore_list{"nehalem", core::nehalem, uncore_names};
inline constexpr select::event_list list{"nehalem", core::nehalem, ""};
} // namespace uncore_events

namespace uncore {
using uncore_events::listed;
using uncore_events::uncore_list;
inline constexpr listed clk_unhalted{{&uncore_list, 0, 0x1000000000000, 0, 0}, {}, &clk_unhalted};
inline constexpr listed qhl_to_qmc_bypass{{&uncore_list, 0x26, 0xff, 0x8e1, 0}, {}, &qhl_to_qmc_bypass};
namespace dram_open {
inline constexpr listed ch0{{&uncore_list, 0x1060, 0xff, 0x11, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x2060, 0xff, 0x23, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x4060, 0xff, 0x35, 0}, {}, &ch2};
}
namespace dram_page_close {
inline constexpr listed ch0{{&uncore_list, 0x1061, 0xff, 0x47, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x2061, 0xff, 0x5f, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x4061, 0xff, 0x77, 0}, {}, &ch2};
}
namespace dram_page_miss {
inline constexpr listed ch0{{&uncore_list, 0x1062, 0xff, 0x8f, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x2062, 0xff, 0xa6, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x4062, 0xff, 0xbd, 0}, {}, &ch2};
}
namespace dram_pre_all {
inline constexpr listed ch0{{&uncore_list, 0x1066, 0xff, 0xd4, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x2066, 0xff, 0xe9, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x4066, 0xff, 0xfe, 0}, {}, &ch2};
}
namespace dram_read_cas {
inline constexpr listed ch0{{&uncore_list, 0x1063, 0xff, 0x113, 0}, {}, &ch0};
inline constexpr listed autopre_ch0{{&uncore_list, 0x2063, 0xff, 0x129, 0}, {}, &autopre_ch0};
inline constexpr listed ch1{{&uncore_list, 0x4063, 0xff, 0x147, 0}, {}, &ch1};
inline constexpr listed autopre_ch1{{&uncore_list, 0x8063, 0xff, 0x15d, 0}, {}, &autopre_ch1};
inline constexpr listed ch2{{&uncore_list, 0x10063, 0xff, 0x17b, 0}, {}, &ch2};
inline constexpr listed autopre_ch2{{&uncore_list, 0x20063, 0xff, 0x191, 0}, {}, &autopre_ch2};
}
namespace dram_refresh {
inline constexpr listed ch0{{&uncore_list, 0x1065, 0xff, 0x1af, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x2065, 0xff, 0x1c4, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x4065, 0xff, 0x1d9, 0}, {}, &ch2};
}
namespace dram_write_cas {
inline constexpr listed ch0{{&uncore_list, 0x1064, 0xff, 0x1ee, 0}, {}, &ch0};
inline constexpr listed autopre_ch0{{&uncore_list, 0x2064, 0xff, 0x205, 0}, {}, &autopre_ch0};
inline constexpr listed ch1{{&uncore_list, 0x4064, 0xff, 0x224, 0}, {}, &ch1};
inline constexpr listed autopre_ch1{{&uncore_list, 0x8064, 0xff, 0x23b, 0}, {}, &autopre_ch1};
inline constexpr listed ch2{{&uncore_list, 0x10064, 0xff, 0x25a, 0}, {}, &ch2};
inline constexpr listed autopre_ch2{{&uncore_list, 0x20064, 0xff, 0x271, 0}, {}, &autopre_ch2};
}
namespace gq_alloc {
inline constexpr listed read_tracker{{&uncore_list, 0x1003, 0xff, 0x290, 0}, {}, &read_tracker};
inline constexpr listed rt_llc_miss{{&uncore_list, 0x2003, 0xff, 0x2aa, 0}, {}, &rt_llc_miss};
inline constexpr listed rt_to_llc_resp{{&uncore_list, 0x4003, 0xff, 0x2c3, 0}, {}, &rt_to_llc_resp};
inline constexpr listed rt_to_rtid_acquired{{&uncore_list, 0x8003, 0xff, 0x2df, 0}, {}, &rt_to_rtid_acquired};
inline constexpr listed wt_to_rtid_acquired{{&uncore_list, 0x10003, 0xff, 0x300, 0}, {}, &wt_to_rtid_acquired};
inline constexpr listed write_tracker{{&uncore_list, 0x20003, 0xff, 0x321, 0}, {}, &write_tracker};
inline constexpr listed peer_probe_tracker{{&uncore_list, 0x40003, 0xff, 0x33c, 0}, {}, &peer_probe_tracker};
}
namespace gq_cycles_full {
inline constexpr listed read_tracker{{&uncore_list, 0x1000, 0xff, 0x35c, 0}, {}, &read_tracker};
inline constexpr listed write_tracker{{&uncore_list, 0x2000, 0xff, 0x37c, 0}, {}, &write_tracker};
inline constexpr listed peer_probe_tracker{{&uncore_list, 0x4000, 0xff, 0x39d, 0}, {}, &peer_probe_tracker};
}
namespace gq_cycles_not_empty {
inline constexpr listed read_tracker{{&uncore_list, 0x1001, 0xff, 0x3c3, 0}, {}, &read_tracker};
inline constexpr listed write_tracker{{&uncore_list, 0x2001, 0xff, 0x3e8, 0}, {}, &write_tracker};
inline constexpr listed peer_probe_tracker{{&uncore_list, 0x4001, 0xff, 0x40e, 0}, {}, &peer_probe_tracker};
}
namespace gq_data_from {
inline constexpr listed qpi{{&uncore_list, 0x1004, 0xff, 0x439, 0}, {}, &qpi};
inline constexpr listed qmc{{&uncore_list, 0x2004, 0xff, 0x44e, 0}, {}, &qmc};
inline constexpr listed llc{{&uncore_list, 0x4004, 0xff, 0x463, 0}, {}, &llc};
inline constexpr listed cores_02{{&uncore_list, 0x8004, 0xff, 0x478, 0}, {}, &cores_02};
inline constexpr listed cores_13{{&uncore_list, 0x10004, 0xff, 0x492, 0}, {}, &cores_13};
}
namespace gq_data_to {
inline constexpr listed qpi_qmc{{&uncore_list, 0x1005, 0xff, 0x4ac, 0}, {}, &qpi_qmc};
inline constexpr listed llc{{&uncore_list, 0x2005, 0xff, 0x4c3, 0}, {}, &llc};
inline constexpr listed cores{{&uncore_list, 0x4005, 0xff, 0x4d6, 0}, {}, &cores};
}
namespace imc_isoc_occupancy {
inline constexpr listed ch0{{&uncore_list, 0x102b, 0xff, 0xb7f, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x202b, 0xff, 0xb9a, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x402b, 0xff, 0xbb5, 0}, {}, &ch2};
inline constexpr listed any{{&uncore_list, 0x702b, 0xff, 0xbd0, 0}, {}, &any};
}
namespace llc_hits {
inline constexpr listed read{{&uncore_list, 0x1008, 0xff, 0x4eb, 0}, {}, &read};
inline constexpr listed write{{&uncore_list, 0x2008, 0xff, 0x4fd, 0}, {}, &write};
inline constexpr listed probe{{&uncore_list, 0x4008, 0xff, 0x510, 0}, {}, &probe};
inline constexpr listed any{{&uncore_list, 0x3008, 0xff, 0x523, 0}, {}, &any};
}
namespace llc_lines_in {
inline constexpr listed m_state{{&uncore_list, 0x100a, 0xff, 0x534, 0}, {}, &m_state};
inline constexpr listed e_state{{&uncore_list, 0x200a, 0xff, 0x54d, 0}, {}, &e_state};
inline constexpr listed s_state{{&uncore_list, 0x400a, 0xff, 0x566, 0}, {}, &s_state};
inline constexpr listed f_state{{&uncore_list, 0x800a, 0xff, 0x57f, 0}, {}, &f_state};
inline constexpr listed any{{&uncore_list, 0xf00a, 0xff, 0x598, 0}, {}, &any};
}
namespace llc_lines_out {
inline constexpr listed m_state{{&uncore_list, 0x100b, 0xff, 0x5ad, 0}, {}, &m_state};
inline constexpr listed e_state{{&uncore_list, 0x200b, 0xff, 0x5c7, 0}, {}, &e_state};
inline constexpr listed s_state{{&uncore_list, 0x400b, 0xff, 0x5e1, 0}, {}, &s_state};
inline constexpr listed i_state{{&uncore_list, 0x800b, 0xff, 0x5fb, 0}, {}, &i_state};
inline constexpr listed f_state{{&uncore_list, 0x1000b, 0xff, 0x615, 0}, {}, &f_state};
inline constexpr listed any{{&uncore_list, 0x1f00b, 0xff, 0x62f, 0}, {}, &any};
}
namespace llc_miss {
inline constexpr listed read{{&uncore_list, 0x1009, 0xff, 0x645, 0}, {}, &read};
inline constexpr listed write{{&uncore_list, 0x2009, 0xff, 0x657, 0}, {}, &write};
inline constexpr listed probe{{&uncore_list, 0x4009, 0xff, 0x66a, 0}, {}, &probe};
inline constexpr listed any{{&uncore_list, 0x3009, 0xff, 0x67d, 0}, {}, &any};
}
namespace qhl_address_conflicts {
inline constexpr listed _2way{{&uncore_list, 0x2024, 0xff, 0x68e, 0}, {}, &_2way};
inline constexpr listed _3way{{&uncore_list, 0x4024, 0xff, 0x6ad, 0}, {}, &_3way};
}
namespace qhl_conflict_cycles {
inline constexpr listed ioh{{&uncore_list, 0x1025, 0xff, 0x6cc, 0}, {}, &ioh};
inline constexpr listed remote{{&uncore_list, 0x2025, 0xff, 0x6e8, 0}, {}, &remote};
inline constexpr listed local{{&uncore_list, 0x4025, 0xff, 0x707, 0}, {}, &local};
}
namespace qhl_cycles_full {
inline constexpr listed remote{{&uncore_list, 0x2021, 0xff, 0x725, 0}, {}, &remote};
inline constexpr listed local{{&uncore_list, 0x4021, 0xff, 0x740, 0}, {}, &local};
inline constexpr listed ioh{{&uncore_list, 0x1021, 0xff, 0x75a, 0}, {}, &ioh};
}
namespace qhl_cycles_not_empty {
inline constexpr listed ioh{{&uncore_list, 0x1022, 0xff, 0x772, 0}, {}, &ioh};
inline constexpr listed remote{{&uncore_list, 0x2022, 0xff, 0x78f, 0}, {}, &remote};
inline constexpr listed local{{&uncore_list, 0x4022, 0xff, 0x7af, 0}, {}, &local};
}
namespace qhl_frc_ack_cnflts {
inline constexpr listed local{{&uncore_list, 0x4033, 0xff, 0x7ce, 0}, {}, &local};
}
namespace qhl_occupancy {
inline constexpr listed ioh{{&uncore_list, 0x1023, 0xff, 0x7eb, 0}, {}, &ioh};
inline constexpr listed remote{{&uncore_list, 0x2023, 0xff, 0x801, 0}, {}, &remote};
inline constexpr listed local{{&uncore_list, 0x4023, 0xff, 0x81a, 0}, {}, &local};
}
namespace qhl_requests {
inline constexpr listed local_reads{{&uncore_list, 0x10020, 0xff, 0x832, 0}, {}, &local_reads};
inline constexpr listed local_writes{{&uncore_list, 0x20020, 0xff, 0x84f, 0}, {}, &local_writes};
inline constexpr listed remote_reads{{&uncore_list, 0x4020, 0xff, 0x86d, 0}, {}, &remote_reads};
inline constexpr listed ioh_reads{{&uncore_list, 0x1020, 0xff, 0x88b, 0}, {}, &ioh_reads};
inline constexpr listed ioh_writes{{&uncore_list, 0x2020, 0xff, 0x8a6, 0}, {}, &ioh_writes};
inline constexpr listed remote_writes{{&uncore_list, 0x8020, 0xff, 0x8c2, 0}, {}, &remote_writes};
}
namespace qmc_busy {
inline constexpr listed read_ch0{{&uncore_list, 0x1029, 0xff, 0x8f7, 0}, {}, &read_ch0};
inline constexpr listed read_ch1{{&uncore_list, 0x2029, 0xff, 0x90d, 0}, {}, &read_ch1};
inline constexpr listed read_ch2{{&uncore_list, 0x4029, 0xff, 0x923, 0}, {}, &read_ch2};
inline constexpr listed write_ch0{{&uncore_list, 0x8029, 0xff, 0x939, 0}, {}, &write_ch0};
inline constexpr listed write_ch1{{&uncore_list, 0x10029, 0xff, 0x950, 0}, {}, &write_ch1};
inline constexpr listed write_ch2{{&uncore_list, 0x20029, 0xff, 0x967, 0}, {}, &write_ch2};
}
namespace qmc_cancel {
inline constexpr listed ch0{{&uncore_list, 0x1030, 0xff, 0x97e, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x2030, 0xff, 0x991, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x4030, 0xff, 0x9a4, 0}, {}, &ch2};
inline constexpr listed any{{&uncore_list, 0x7030, 0xff, 0x9b7, 0}, {}, &any};
}
namespace qmc_critical_priority_reads {
inline constexpr listed ch0{{&uncore_list, 0x102e, 0xff, 0x9ca, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x202e, 0xff, 0x9ee, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x402e, 0xff, 0xa12, 0}, {}, &ch2};
inline constexpr listed any{{&uncore_list, 0x702e, 0xff, 0xa36, 0}, {}, &any};
}
namespace qmc_high_priority_reads {
inline constexpr listed ch0{{&uncore_list, 0x102d, 0xff, 0xa5a, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x202d, 0xff, 0xa7a, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x402d, 0xff, 0xa9a, 0}, {}, &ch2};
inline constexpr listed any{{&uncore_list, 0x702d, 0xff, 0xaba, 0}, {}, &any};
}
namespace qmc_isoc_full {
inline constexpr listed read_ch0{{&uncore_list, 0x1028, 0xff, 0xada, 0}, {}, &read_ch0};
inline constexpr listed read_ch1{{&uncore_list, 0x2028, 0xff, 0xaf5, 0}, {}, &read_ch1};
inline constexpr listed read_ch2{{&uncore_list, 0x4028, 0xff, 0xb10, 0}, {}, &read_ch2};
inline constexpr listed write_ch0{{&uncore_list, 0x8028, 0xff, 0xb2b, 0}, {}, &write_ch0};
inline constexpr listed write_ch1{{&uncore_list, 0x10028, 0xff, 0xb47, 0}, {}, &write_ch1};
inline constexpr listed write_ch2{{&uncore_list, 0x20028, 0xff, 0xb63, 0}, {}, &write_ch2};
}
namespace qmc_normal_full {
inline constexpr listed read_ch0{{&uncore_list, 0x1027, 0xff, 0xbeb, 0}, {}, &read_ch0};
inline constexpr listed read_ch1{{&uncore_list, 0x2027, 0xff, 0xc08, 0}, {}, &read_ch1};
inline constexpr listed read_ch2{{&uncore_list, 0x4027, 0xff, 0xc25, 0}, {}, &read_ch2};
inline constexpr listed write_ch0{{&uncore_list, 0x8027, 0xff, 0xc42, 0}, {}, &write_ch0};
inline constexpr listed write_ch1{{&uncore_list, 0x10027, 0xff, 0xc60, 0}, {}, &write_ch1};
inline constexpr listed write_ch2{{&uncore_list, 0x20027, 0xff, 0xc7e, 0}, {}, &write_ch2};
}
namespace qmc_normal_reads {
inline constexpr listed ch0{{&uncore_list, 0x102c, 0xff, 0xc9c, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x202c, 0xff, 0xcb5, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x402c, 0xff, 0xcce, 0}, {}, &ch2};
inline constexpr listed any{{&uncore_list, 0x702c, 0xff, 0xce7, 0}, {}, &any};
}
namespace qmc_occupancy {
inline constexpr listed ch0{{&uncore_list, 0x102a, 0xff, 0xd00, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x202a, 0xff, 0xd16, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x402a, 0xff, 0xd2c, 0}, {}, &ch2};
}
namespace qmc_priority_updates {
inline constexpr listed ch0{{&uncore_list, 0x1031, 0xff, 0xd42, 0}, {}, &ch0};
inline constexpr listed ch1{{&uncore_list, 0x2031, 0xff, 0xd5f, 0}, {}, &ch1};
inline constexpr listed ch2{{&uncore_list, 0x4031, 0xff, 0xd7c, 0}, {}, &ch2};
inline constexpr listed any{{&uncore_list, 0x7031, 0xff, 0xd99, 0}, {}, &any};
}
namespace qmc_writes {
inline constexpr listed full_ch0{{&uncore_list, 0x102f, 0xff, 0xdb6, 0}, {}, &full_ch0};
inline constexpr listed full_ch1{{&uncore_list, 0x202f, 0xff, 0xdce, 0}, {}, &full_ch1};
inline constexpr listed full_ch2{{&uncore_list, 0x402f, 0xff, 0xde6, 0}, {}, &full_ch2};
inline constexpr listed full_any{{&uncore_list, 0x702f, 0xff, 0xdfe, 0}, {}, &full_any};
inline constexpr listed partial_ch0{{&uncore_list, 0x802f, 0xff, 0xe16, 0}, {}, &partial_ch0};
inline constexpr listed partial_ch1{{&uncore_list, 0x1002f, 0xff, 0xe31, 0}, {}, &partial_ch1};
inline constexpr listed partial_ch2{{&uncore_list, 0x2002f, 0xff, 0xe4c, 0}, {}, &partial_ch2};
inline constexpr listed partial_any{{&uncore_list, 0x3802f, 0xff, 0xe67, 0}, {}, &partial_any};
}
namespace qpi_rx_no_ppt_credit {
inline constexpr listed stalls_link_0{{&uncore_list, 0x1043, 0xff, 0xe82, 0}, {}, &stalls_link_0};
inline constexpr listed stalls_link_1{{&uncore_list, 0x2043, 0xff, 0xea9, 0}, {}, &stalls_link_1};
}
namespace qpi_tx_header {
inline constexpr listed busy_link_0{{&uncore_list, 0x2042, 0xff, 0xed0, 0}, {}, &busy_link_0};
inline constexpr listed busy_link_1{{&uncore_list, 0x8042, 0xff, 0xeee, 0}, {}, &busy_link_1};
}
namespace qpi_tx_stalled_multi_flit {
inline constexpr listed drs_link_0{{&uncore_list, 0x1041, 0xff, 0xf0c, 0}, {}, &drs_link_0};
inline constexpr listed ncb_link_0{{&uncore_list, 0x2041, 0xff, 0xf35, 0}, {}, &ncb_link_0};
inline constexpr listed ncs_link_0{{&uncore_list, 0x4041, 0xff, 0xf5e, 0}, {}, &ncs_link_0};
inline constexpr listed drs_link_1{{&uncore_list, 0x8041, 0xff, 0xf87, 0}, {}, &drs_link_1};
inline constexpr listed ncb_link_1{{&uncore_list, 0x10041, 0xff, 0xfb0, 0}, {}, &ncb_link_1};
inline constexpr listed ncs_link_1{{&uncore_list, 0x20041, 0xff, 0xfd9, 0}, {}, &ncs_link_1};
inline constexpr listed link_0{{&uncore_list, 0x7041, 0xff, 0x1002, 0}, {}, &link_0};
inline constexpr listed link_1{{&uncore_list, 0x38041, 0xff, 0x1027, 0}, {}, &link_1};
}
namespace qpi_tx_stalled_single_flit {
inline constexpr listed home_link_0{{&uncore_list, 0x1040, 0xff, 0x104c, 0}, {}, &home_link_0};
inline constexpr listed snoop_link_0{{&uncore_list, 0x2040, 0xff, 0x1077, 0}, {}, &snoop_link_0};
inline constexpr listed ndr_link_0{{&uncore_list, 0x4040, 0xff, 0x10a3, 0}, {}, &ndr_link_0};
inline constexpr listed home_link_1{{&uncore_list, 0x8040, 0xff, 0x10cd, 0}, {}, &home_link_1};
inline constexpr listed snoop_link_1{{&uncore_list, 0x10040, 0xff, 0x10f8, 0}, {}, &snoop_link_1};
inline constexpr listed ndr_link_1{{&uncore_list, 0x20040, 0xff, 0x1124, 0}, {}, &ndr_link_1};
inline constexpr listed link_0{{&uncore_list, 0x7040, 0xff, 0x114e, 0}, {}, &link_0};
inline constexpr listed link_1{{&uncore_list, 0x38040, 0xff, 0x1174, 0}, {}, &link_1};
}
namespace snp_resp_to_local_home {
inline constexpr listed i_state{{&uncore_list, 0x1006, 0xff, 0x119a, 0}, {}, &i_state};
inline constexpr listed s_state{{&uncore_list, 0x2006, 0xff, 0x11bd, 0}, {}, &s_state};
inline constexpr listed fwd_s_state{{&uncore_list, 0x4006, 0xff, 0x11e0, 0}, {}, &fwd_s_state};
inline constexpr listed fwd_i_state{{&uncore_list, 0x8006, 0xff, 0x1207, 0}, {}, &fwd_i_state};
inline constexpr listed conflict{{&uncore_list, 0x10006, 0xff, 0x122e, 0}, {}, &conflict};
inline constexpr listed wb{{&uncore_list, 0x20006, 0xff, 0x1252, 0}, {}, &wb};
}
namespace snp_resp_to_remote_home {
inline constexpr listed i_state{{&uncore_list, 0x1007, 0xff, 0x1270, 0}, {}, &i_state};
inline constexpr listed s_state{{&uncore_list, 0x2007, 0xff, 0x1294, 0}, {}, &s_state};
inline constexpr listed fwd_s_state{{&uncore_list, 0x4007, 0xff, 0x12b8, 0}, {}, &fwd_s_state};
inline constexpr listed fwd_i_state{{&uncore_list, 0x8007, 0xff, 0x12e0, 0}, {}, &fwd_i_state};
inline constexpr listed conflict{{&uncore_list, 0x10007, 0xff, 0x1308, 0}, {}, &conflict};
inline constexpr listed wb{{&uncore_list, 0x20007, 0xff, 0x132d, 0}, {}, &wb};
inline constexpr listed hitm{{&uncore_list, 0x24007, 0xff, 0x134c, 0}, {}, &hitm};
}
} // namespace uncore

namespace uncore_events {
inline constexpr const listed *own[] = {
    &uncore::clk_unhalted, &uncore::dram_open::ch0, &uncore::dram_open::ch1,
    &uncore::dram_open::ch2, &uncore::dram_page_close::ch0, &uncore::dram_page_close::ch1,
    &uncore::dram_page_close::ch2, &uncore::dram_page_miss::ch0, &uncore::dram_page_miss::ch1,
    &uncore::dram_page_miss::ch2, &uncore::dram_pre_all::ch0, &uncore::dram_pre_all::ch1,
    &uncore::dram_pre_all::ch2, &uncore::dram_read_cas::ch0, &uncore::dram_read_cas::autopre_ch0,
    &uncore::dram_read_cas::ch1, &uncore::dram_read_cas::autopre_ch1, &uncore::dram_read_cas::ch2,
    &uncore::dram_read_cas::autopre_ch2, &uncore::dram_refresh::ch0, &uncore::dram_refresh::ch1,
    &uncore::dram_refresh::ch2, &uncore::dram_write_cas::ch0, &uncore::dram_write_cas::autopre_ch0,
    &uncore::dram_write_cas::ch1, &uncore::dram_write_cas::autopre_ch1,
    &uncore::dram_write_cas::ch2, &uncore::dram_write_cas::autopre_ch2,
    &uncore::gq_alloc::read_tracker, &uncore::gq_alloc::rt_llc_miss,
    &uncore::gq_alloc::rt_to_llc_resp, &uncore::gq_alloc::rt_to_rtid_acquired,
    &uncore::gq_alloc::wt_to_rtid_acquired, &uncore::gq_alloc::write_tracker,
    &uncore::gq_alloc::peer_probe_tracker, &uncore::gq_cycles_full::read_tracker,
    &uncore::gq_cycles_full::write_tracker, &uncore::gq_cycles_full::peer_probe_tracker,
    &uncore::gq_cycles_not_empty::read_tracker, &uncore::gq_cycles_not_empty::write_tracker,
    &uncore::gq_cycles_not_empty::peer_probe_tracker, &uncore::gq_data_from::qpi,
    &uncore::gq_data_from::qmc, &uncore::gq_data_from::llc, &uncore::gq_data_from::cores_02,
    &uncore::gq_data_from::cores_13, &uncore::gq_data_to::qpi_qmc, &uncore::gq_data_to::llc,
    &uncore::gq_data_to::cores, &uncore::llc_hits::read, &uncore::llc_hits::write,
    &uncore::llc_hits::probe, &uncore::llc_hits::any, &uncore::llc_lines_in::m_state,
    &uncore::llc_lines_in::e_state, &uncore::llc_lines_in::s_state, &uncore::llc_lines_in::f_state,
    &uncore::llc_lines_in::any, &uncore::llc_lines_out::m_state, &uncore::llc_lines_out::e_state,
    &uncore::llc_lines_out::s_state, &uncore::llc_lines_out::i_state,
    &uncore::llc_lines_out::f_state, &uncore::llc_lines_out::any, &uncore::llc_miss::read,
    &uncore::llc_miss::write, &uncore::llc_miss::probe, &uncore::llc_miss::any,
    &uncore::qhl_address_conflicts::_2way, &uncore::qhl_address_conflicts::_3way,
    &uncore::qhl_conflict_cycles::ioh, &uncore::qhl_conflict_cycles::remote,
    &uncore::qhl_conflict_cycles::local, &uncore::qhl_cycles_full::remote,
    &uncore::qhl_cycles_full::local, &uncore::qhl_cycles_full::ioh,
    &uncore::qhl_cycles_not_empty::ioh, &uncore::qhl_cycles_not_empty::remote,
    &uncore::qhl_cycles_not_empty::local, &uncore::qhl_frc_ack_cnflts::local,
    &uncore::qhl_occupancy::ioh, &uncore::qhl_occupancy::remote, &uncore::qhl_occupancy::local,
    &uncore::qhl_requests::local_reads, &uncore::qhl_requests::local_writes,
    &uncore::qhl_requests::remote_reads, &uncore::qhl_requests::ioh_reads,
    &uncore::qhl_requests::ioh_writes, &uncore::qhl_requests::remote_writes,
    &uncore::qhl_to_qmc_bypass, &uncore::qmc_busy::read_ch0, &uncore::qmc_busy::read_ch1,
    &uncore::qmc_busy::read_ch2, &uncore::qmc_busy::write_ch0, &uncore::qmc_busy::write_ch1,
    &uncore::qmc_busy::write_ch2, &uncore::qmc_cancel::ch0, &uncore::qmc_cancel::ch1,
    &uncore::qmc_cancel::ch2, &uncore::qmc_cancel::any, &uncore::qmc_critical_priority_reads::ch0,
    &uncore::qmc_critical_priority_reads::ch1, &uncore::qmc_critical_priority_reads::ch2,
    &uncore::qmc_critical_priority_reads::any, &uncore::qmc_high_priority_reads::ch0,
    &uncore::qmc_high_priority_reads::ch1, &uncore::qmc_high_priority_reads::ch2,
    &uncore::qmc_high_priority_reads::any, &uncore::qmc_isoc_full::read_ch0,
    &uncore::qmc_isoc_full::read_ch1, &uncore::qmc_isoc_full::read_ch2,
    &uncore::qmc_isoc_full::write_ch0, &uncore::qmc_isoc_full::write_ch1,
    &uncore::qmc_isoc_full::write_ch2, &uncore::imc_isoc_occupancy::ch0,
    &uncore::imc_isoc_occupancy::ch1, &uncore::imc_isoc_occupancy::ch2,
    &uncore::imc_isoc_occupancy::any, &uncore::qmc_normal_full::read_ch0,
    &uncore::qmc_normal_full::read_ch1, &uncore::qmc_normal_full::read_ch2,
    &uncore::qmc_normal_full::write_ch0, &uncore::qmc_normal_full::write_ch1,
    &uncore::qmc_normal_full::write_ch2, &uncore::qmc_normal_reads::ch0,
    &uncore::qmc_normal_reads::ch1, &uncore::qmc_normal_reads::ch2, &uncore::qmc_normal_reads::any,
    &uncore::qmc_occupancy::ch0, &uncore::qmc_occupancy::ch1, &uncore::qmc_occupancy::ch2,
    &uncore::qmc_priority_updates::ch0, &uncore::qmc_priority_updates::ch1,
    &uncore::qmc_priority_updates::ch2, &uncore::qmc_priority_updates::any,
    &uncore::qmc_writes::full_ch0, &uncore::qmc_writes::full_ch1, &uncore::qmc_writes::full_ch2,
    &uncore::qmc_writes::full_any, &uncore::qmc_writes::partial_ch0,
    &uncore::qmc_writes::partial_ch1, &uncore::qmc_writes::partial_ch2,
    &uncore::qmc_writes::partial_any, &uncore::qpi_rx_no_ppt_credit::stalls_link_0,
    &uncore::qpi_rx_no_ppt_credit::stalls_link_1, &uncore::qpi_tx_header::busy_link_0,
    &uncore::qpi_tx_header::busy_link_1, &uncore::qpi_tx_stalled_multi_flit::drs_link_0,
    &uncore::qpi_tx_stalled_multi_flit::ncb_link_0, &uncore::qpi_tx_stalled_multi_flit::ncs_link_0,
    &uncore::qpi_tx_stalled_multi_flit::drs_link_1, &uncore::qpi_tx_stalled_multi_flit::ncb_link_1,
    &uncore::qpi_tx_stalled_multi_flit::ncs_link_1, &uncore::qpi_tx_stalled_multi_flit::link_0,
    &uncore::qpi_tx_stalled_multi_flit::link_1, &uncore::qpi_tx_stalled_single_flit::home_link_0,
    &uncore::qpi_tx_stalled_single_flit::snoop_link_0,
    &uncore::qpi_tx_stalled_single_flit::ndr_link_0,
    &uncore::qpi_tx_stalled_single_flit::home_link_1,
    &uncore::qpi_tx_stalled_single_flit::snoop_link_1,
    &uncore::qpi_tx_stalled_single_flit::ndr_link_1, &uncore::qpi_tx_stalled_single_flit::link_0,
    &uncore::qpi_tx_stalled_single_flit::link_1, &uncore::snp_resp_to_local_home::i_state,
    &uncore::snp_resp_to_local_home::s_state, &uncore::snp_resp_to_local_home::fwd_s_state,
    &uncore::snp_resp_to_local_home::fwd_i_state, &uncore::snp_resp_to_local_home::conflict,
    &uncore::snp_resp_to_local_home::wb, &uncore::snp_resp_to_remote_home::i_state,
    &uncore::snp_resp_to_remote_home::s_state, &uncore::snp_resp_to_remote_home::fwd_s_state,
    &uncore::snp_resp_to_remote_home::fwd_i_state, &uncore::snp_resp_to_remote_home::conflict,
    &uncore::snp_resp_to_remote_home::wb, &uncore::snp_resp_to_remote_home::hitm
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::nehalem
