// Events of the boxes outside of the cores: meteor lake. Written by tools/uncore/write from
// a table: do not edit.
// mtl: from intel/perfmon 6dadedf3aa48, MTL/events/meteorlake_uncore.json version 1.22 of
// 05/27/2026; MTL/events/meteorlake_uncore_experimental.json version 1.22 of 05/27/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::meteor_lake {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char arb_names[] =
    "unc_arb_dat_occupancy.rd\0";
inline constexpr select::event_list arb_list{"meteor_lake", core::meteor_lake, arb_names};
inline constexpr char hac_arb_names[] =
    "unc_hac_arb_trk_requests.all\0"
    "unc_hac_arb_req_trk_request.drd\0"
    "unc_hac_arb_transactions.all\0"
    "unc_hac_arb_transactions.reads\0"
    "unc_hac_arb_transactions.writes\0"
    "unc_hac_arb_coh_trk_requests.all\0";
inline constexpr select::event_list hac_arb_list{"meteor_lake", core::meteor_lake, hac_arb_names};
inline constexpr char hac_cbo_names[] =
    "unc_hac_cbo_tor_allocation.drd\0"
    "unc_hac_cbo_tor_allocation.all\0";
inline constexpr select::event_list hac_cbo_list{"meteor_lake", core::meteor_lake, hac_cbo_names};
inline constexpr char imc_names[] =
    "unc_m_cas_count_rd\0"
    "unc_m_cas_count_wr\0"
    "unc_m_act_count_rd\0"
    "unc_m_act_count_wr\0"
    "unc_m_act_count_total\0"
    "unc_m_pre_count_page_miss\0"
    "unc_m_pre_count_idle\0"
    "unc_mc0_total_reqcount_freerun\0"
    "unc_mc1_total_reqcount_freerun\0"
    "unc_mc0_rdcas_count_freerun\0"
    "unc_mc1_rdcas_count_freerun\0"
    "unc_mc0_wrcas_count_freerun\0"
    "unc_mc1_wrcas_count_freerun\0"
    "unc_m_total_data\0"
    "unc_m_wr_data\0"
    "unc_m_rd_data\0"
    "unc_m_mc0_total_reqcount_freerun\0"
    "unc_m_mc1_total_reqcount_freerun\0"
    "unc_m_mc0_rdcas_count_freerun\0"
    "unc_m_mc1_rdcas_count_freerun\0"
    "unc_m_mc0_wrcas_count_freerun\0"
    "unc_m_mc1_wrcas_count_freerun\0"
    "unc_m_dram_thermal_hot\0"
    "unc_m_dram_thermal_warm\0";
inline constexpr select::event_list imc_list{"meteor_lake", core::meteor_lake, imc_names};
inline constexpr char imc_free_running_names[] =
    "unc_imc_data_total\0"
    "unc_imc_data_read\0"
    "unc_imc_data_write\0";
inline constexpr select::event_list imc_free_running_list{"meteor_lake", core::meteor_lake, imc_free_running_names};
inline constexpr char ncu_names[] =
    "unc_clock.socket\0";
inline constexpr select::event_list ncu_list{"meteor_lake", core::meteor_lake, ncu_names};
inline constexpr select::event_list list{"meteor_lake", core::meteor_lake, ""};
} // namespace uncore_events

namespace arb {
using uncore_events::listed;
using uncore_events::arb_list;
namespace dat_occupancy {
inline constexpr listed rd{{&arb_list, 0x30000002085, 1, 0, 0}, {}, &rd};
}
} // namespace arb

namespace hac_arb {
using uncore_events::listed;
using uncore_events::hac_arb_list;
namespace coh_trk_requests {
inline constexpr listed all{{&hac_arb_list, 0x1070000001084, 3, 0x99, 0}, {}, &all};
}
namespace req_trk_request {
inline constexpr listed drd{{&hac_arb_list, 0x70000002081, 3, 0x1d, 0}, {}, &drd};
}
namespace transactions {
inline constexpr listed all{{&hac_arb_list, 0x7000000108a, 3, 0x3d, 0}, {}, &all};
inline constexpr listed reads{{&hac_arb_list, 0x7000000208a, 3, 0x5a, 0}, {}, &reads};
inline constexpr listed writes{{&hac_arb_list, 0x7000000408a, 3, 0x79, 0}, {}, &writes};
}
namespace trk_requests {
inline constexpr listed all{{&hac_arb_list, 0x70000001081, 3, 0, 0}, {}, &all};
}
} // namespace hac_arb

namespace hac_cbo {
using uncore_events::listed;
using uncore_events::hac_cbo_list;
namespace tor_allocation {
inline constexpr listed drd{{&hac_cbo_list, 0x80000001035, 3, 0, 0}, {}, &drd};
inline constexpr listed all{{&hac_cbo_list, 0x80000008035, 3, 0x1f, 0}, {}, &all};
}
} // namespace hac_cbo

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed cas_count_rd{{&imc_list, 0x60000000022, 0x1f, 0, 0}, {}, &cas_count_rd};
inline constexpr listed cas_count_wr{{&imc_list, 0x60000000023, 0x1f, 0x13, 0}, {}, &cas_count_wr};
inline constexpr listed act_count_rd{{&imc_list, 0x60000000024, 0x1f, 0x26, 0}, {}, &act_count_rd};
inline constexpr listed act_count_wr{{&imc_list, 0x60000000025, 0x1f, 0x39, 0}, {}, &act_count_wr};
inline constexpr listed act_count_total{{&imc_list, 0x60000000026, 0x1f, 0x4c, 0}, {}, &act_count_total};
inline constexpr listed pre_count_page_miss{{&imc_list, 0x60000000027, 0x1f, 0x62, 0}, {}, &pre_count_page_miss};
inline constexpr listed pre_count_idle{{&imc_list, 0x60000000028, 0x1f, 0x7c, 0}, {}, &pre_count_idle};
inline constexpr listed mc0_total_reqcount_freerun{{&imc_list, 0x60000000000, 0x30000000000000, 0x20000000000091, 0}, {}, &mc0_total_reqcount_freerun};
inline constexpr listed mc1_total_reqcount_freerun{{&imc_list, 0x60000000000, 0x60000000000000, 0x200000000000b0, 0}, {}, &mc1_total_reqcount_freerun};
inline constexpr listed mc0_rdcas_count_freerun{{&imc_list, 0x60000000000, 0x10000000000000, 0x200000000000cf, 0}, {}, &mc0_rdcas_count_freerun};
inline constexpr listed mc1_rdcas_count_freerun{{&imc_list, 0x60000000000, 0x40000000000000, 0x200000000000eb, 0}, {}, &mc1_rdcas_count_freerun};
inline constexpr listed mc0_wrcas_count_freerun{{&imc_list, 0x60000000000, 0x20000000000000, 0x20000000000107, 0}, {}, &mc0_wrcas_count_freerun};
inline constexpr listed mc1_wrcas_count_freerun{{&imc_list, 0x60000000000, 0x50000000000000, 0x20000000000123, 0}, {}, &mc1_wrcas_count_freerun};
inline constexpr listed total_data{{&imc_list, 0x6000000003c, 0x1f, 0x13f, 0}, {}, &total_data};
inline constexpr listed wr_data{{&imc_list, 0x6000000003b, 0x1f, 0x150, 0}, {}, &wr_data};
inline constexpr listed rd_data{{&imc_list, 0x6000000003a, 0x1f, 0x15e, 0}, {}, &rd_data};
inline constexpr listed m_mc0_total_reqcount_freerun{{&imc_list, 0x60000000000, 0x30000000000000, 0x16c, 0}, {}, &m_mc0_total_reqcount_freerun};
inline constexpr listed m_mc1_total_reqcount_freerun{{&imc_list, 0x60000000000, 0x60000000000000, 0x18d, 0}, {}, &m_mc1_total_reqcount_freerun};
inline constexpr listed m_mc0_rdcas_count_freerun{{&imc_list, 0x60000000000, 0x10000000000000, 0x1ae, 0}, {}, &m_mc0_rdcas_count_freerun};
inline constexpr listed m_mc1_rdcas_count_freerun{{&imc_list, 0x60000000000, 0x40000000000000, 0x1cc, 0}, {}, &m_mc1_rdcas_count_freerun};
inline constexpr listed m_mc0_wrcas_count_freerun{{&imc_list, 0x60000000000, 0x20000000000000, 0x1ea, 0}, {}, &m_mc0_wrcas_count_freerun};
inline constexpr listed m_mc1_wrcas_count_freerun{{&imc_list, 0x60000000000, 0x50000000000000, 0x208, 0}, {}, &m_mc1_wrcas_count_freerun};
inline constexpr listed dram_thermal_hot{{&imc_list, 0x1060000000019, 0x1f, 0x226, 0}, {}, &dram_thermal_hot};
inline constexpr listed dram_thermal_warm{{&imc_list, 0x106000000001a, 0x1f, 0x23d, 0}, {}, &dram_thermal_warm};
} // namespace imc

namespace imc_free_running {
using uncore_events::listed;
using uncore_events::imc_free_running_list;
inline constexpr listed data_total{{&imc_free_running_list, 0x2a00000100ff, 7, 0, 0}, {}, &data_total};
inline constexpr listed data_read{{&imc_free_running_list, 0x2a00000200ff, 7, 0x13, 0}, {}, &data_read};
inline constexpr listed data_write{{&imc_free_running_list, 0x2a00000300ff, 7, 0x25, 0}, {}, &data_write};
} // namespace imc_free_running

namespace ncu {
using uncore_events::listed;
using uncore_events::ncu_list;
namespace clock {
inline constexpr listed socket{{&ncu_list, 0x40000001000, 0x1000000000000, 0, 0}, {}, &socket};
}
} // namespace ncu

namespace uncore_events {
inline constexpr const listed *own[] = {
    &imc::cas_count_rd, &imc::cas_count_wr, &imc::act_count_rd, &imc::act_count_wr,
    &imc::act_count_total, &imc::pre_count_page_miss, &imc::pre_count_idle,
    &imc::mc0_total_reqcount_freerun, &imc::mc1_total_reqcount_freerun,
    &imc::mc0_rdcas_count_freerun, &imc::mc1_rdcas_count_freerun, &imc::mc0_wrcas_count_freerun,
    &imc::mc1_wrcas_count_freerun, &imc::total_data, &imc::wr_data, &imc::rd_data,
    &hac_arb::trk_requests::all, &hac_arb::req_trk_request::drd, &hac_arb::transactions::all,
    &hac_arb::transactions::reads, &hac_arb::transactions::writes, &hac_cbo::tor_allocation::drd,
    &hac_cbo::tor_allocation::all, &ncu::clock::socket, &arb::dat_occupancy::rd,
    &imc::m_mc0_total_reqcount_freerun, &imc::m_mc1_total_reqcount_freerun,
    &imc::m_mc0_rdcas_count_freerun, &imc::m_mc1_rdcas_count_freerun,
    &imc::m_mc0_wrcas_count_freerun, &imc::m_mc1_wrcas_count_freerun, &imc::dram_thermal_hot,
    &imc::dram_thermal_warm, &hac_arb::coh_trk_requests::all, &imc_free_running::data_total,
    &imc_free_running::data_read, &imc_free_running::data_write
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::meteor_lake
