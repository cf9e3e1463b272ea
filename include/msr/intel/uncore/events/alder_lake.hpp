// Events of the boxes outside of the cores: alder lake. Written by tools/uncore/write from
// a table: do not edit.
// adl: from intel/perfmon 6dadedf3aa48, ADL/events/alderlake_uncore.json version 1.40 of
// 05/27/2026; ADL/events/alderlake_uncore_experimental.json version 1.40 of 05/27/2026;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::alder_lake {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char arb_names[] =
    "unc_arb_trk_requests.all\0"
    "unc_arb_req_trk_request.drd\0"
    "unc_arb_coh_trk_requests.all\0"
    "unc_arb_trk_occupancy.all\0"
    "unc_arb_trk_requests.rd\0"
    "unc_arb_req_trk_occupancy.drd\0"
    "unc_arb_ifa_occupancy.all\0"
    "unc_arb_dat_occupancy.all\0"
    "unc_arb_dat_requests.rd\0"
    "unc_arb_dat_occupancy.rd\0"
    "unc_arb_trk_occupancy.rd\0";
inline constexpr select::event_list arb_list{"alder_lake", core::alder_lake, arb_names};
inline constexpr char imc_names[] =
    "unc_m_clockticks\0"
    "unc_m_vc0_requests_rd\0"
    "unc_m_vc0_requests_wr\0"
    "unc_m_vc1_requests_rd\0"
    "unc_m_vc1_requests_wr\0"
    "unc_m_prefetch_rd\0"
    "unc_m_dram_thermal_hot\0"
    "unc_m_dram_thermal_warm\0"
    "unc_m_dram_page_hit_rd\0"
    "unc_m_dram_page_empty_rd\0"
    "unc_m_dram_page_miss_rd\0"
    "unc_m_dram_page_hit_wr\0"
    "unc_m_dram_page_empty_wr\0"
    "unc_m_dram_page_miss_wr\0"
    "unc_m_cas_count_rd\0"
    "unc_m_cas_count_wr\0"
    "unc_m_act_count_rd\0"
    "unc_m_act_count_wr\0"
    "unc_m_act_count_total\0"
    "unc_m_pre_count_page_miss\0"
    "unc_m_pre_count_idle\0"
    "unc_mc0_rdcas_count_freerun\0"
    "unc_mc1_rdcas_count_freerun\0"
    "unc_mc0_wrcas_count_freerun\0"
    "unc_mc1_wrcas_count_freerun\0";
inline constexpr select::event_list imc_list{"alder_lake", core::alder_lake, imc_names};
inline constexpr char imc_free_running_names[] =
    "unc_imc_data_total\0"
    "unc_imc_data_read\0"
    "unc_imc_data_write\0";
inline constexpr select::event_list imc_free_running_list{"alder_lake", core::alder_lake, imc_free_running_names};
inline constexpr char ncu_names[] =
    "unc_clock.socket\0";
inline constexpr select::event_list ncu_list{"alder_lake", core::alder_lake, ncu_names};
inline constexpr select::event_list list{"alder_lake", core::alder_lake, ""};
} // namespace uncore_events

namespace arb {
using uncore_events::listed;
using uncore_events::arb_list;
namespace coh_trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001084, 3, 0x35, 0}, {}, &all};
}
namespace dat_occupancy {
inline constexpr listed all{{&arb_list, 0x1030000001085, 1, 0xbc, 0}, {}, &all};
inline constexpr listed rd{{&arb_list, 0x1030000002085, 1, 0xee, 0}, {}, &rd};
}
namespace dat_requests {
inline constexpr listed rd{{&arb_list, 0x1030000002081, 3, 0x200000000000d6, 0}, {}, &rd};
}
namespace ifa_occupancy {
inline constexpr listed all{{&arb_list, 0x1030000001085, 1, 0x200000000000a2, 0}, {}, &all};
}
namespace req_trk_occupancy {
inline constexpr listed drd{{&arb_list, 0x1030000002080, 1, 0x84, 0}, {}, &drd};
}
namespace req_trk_request {
inline constexpr listed drd{{&arb_list, 0x30000002081, 3, 0x19, 0}, {}, &drd};
}
namespace trk_occupancy {
inline constexpr listed all{{&arb_list, 0x30000001080, 1, 0x52, 0}, {}, &all};
inline constexpr listed rd{{&arb_list, 0x1030000002080, 1, 0x107, 0}, {}, &rd};
}
namespace trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001081, 3, 0, 0}, {}, &all};
inline constexpr listed rd{{&arb_list, 0x30000002081, 3, 0x6c, 0}, {}, &rd};
}
} // namespace arb

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed clockticks{{&imc_list, 0x60000000001, 0x1f, 0, 0}, {}, &clockticks};
inline constexpr listed vc0_requests_rd{{&imc_list, 0x60000000002, 0x1f, 0x11, 0}, {}, &vc0_requests_rd};
inline constexpr listed vc0_requests_wr{{&imc_list, 0x60000000003, 0x1f, 0x27, 0}, {}, &vc0_requests_wr};
inline constexpr listed vc1_requests_rd{{&imc_list, 0x60000000004, 0x1f, 0x3d, 0}, {}, &vc1_requests_rd};
inline constexpr listed vc1_requests_wr{{&imc_list, 0x60000000005, 0x1f, 0x53, 0}, {}, &vc1_requests_wr};
inline constexpr listed prefetch_rd{{&imc_list, 0x6000000000a, 0x1f, 0x69, 0}, {}, &prefetch_rd};
inline constexpr listed dram_thermal_hot{{&imc_list, 0x60000000019, 0x1f, 0x7b, 0}, {}, &dram_thermal_hot};
inline constexpr listed dram_thermal_warm{{&imc_list, 0x6000000001a, 0x1f, 0x92, 0}, {}, &dram_thermal_warm};
inline constexpr listed dram_page_hit_rd{{&imc_list, 0x6000000001c, 0x1f, 0xaa, 0}, {}, &dram_page_hit_rd};
inline constexpr listed dram_page_empty_rd{{&imc_list, 0x6000000001d, 0x1f, 0xc1, 0}, {}, &dram_page_empty_rd};
inline constexpr listed dram_page_miss_rd{{&imc_list, 0x6000000001e, 0x1f, 0xda, 0}, {}, &dram_page_miss_rd};
inline constexpr listed dram_page_hit_wr{{&imc_list, 0x6000000001f, 0x1f, 0xf2, 0}, {}, &dram_page_hit_wr};
inline constexpr listed dram_page_empty_wr{{&imc_list, 0x60000000020, 0x1f, 0x109, 0}, {}, &dram_page_empty_wr};
inline constexpr listed dram_page_miss_wr{{&imc_list, 0x60000000021, 0x1f, 0x122, 0}, {}, &dram_page_miss_wr};
inline constexpr listed cas_count_rd{{&imc_list, 0x60000000022, 0x1f, 0x13a, 0}, {}, &cas_count_rd};
inline constexpr listed cas_count_wr{{&imc_list, 0x60000000023, 0x1f, 0x14d, 0}, {}, &cas_count_wr};
inline constexpr listed act_count_rd{{&imc_list, 0x60000000024, 0x1f, 0x160, 0}, {}, &act_count_rd};
inline constexpr listed act_count_wr{{&imc_list, 0x60000000025, 0x1f, 0x173, 0}, {}, &act_count_wr};
inline constexpr listed act_count_total{{&imc_list, 0x60000000026, 0x1f, 0x186, 0}, {}, &act_count_total};
inline constexpr listed pre_count_page_miss{{&imc_list, 0x60000000027, 0x1f, 0x19c, 0}, {}, &pre_count_page_miss};
inline constexpr listed pre_count_idle{{&imc_list, 0x60000000028, 0x1f, 0x1b6, 0}, {}, &pre_count_idle};
inline constexpr listed mc0_rdcas_count_freerun{{&imc_list, 0x60000000000, 0x10000000000000, 0x1cb, 0}, {}, &mc0_rdcas_count_freerun};
inline constexpr listed mc1_rdcas_count_freerun{{&imc_list, 0x60000000000, 0x40000000000000, 0x1e7, 0}, {}, &mc1_rdcas_count_freerun};
inline constexpr listed mc0_wrcas_count_freerun{{&imc_list, 0x60000000000, 0x20000000000000, 0x203, 0}, {}, &mc0_wrcas_count_freerun};
inline constexpr listed mc1_wrcas_count_freerun{{&imc_list, 0x60000000000, 0x50000000000000, 0x21f, 0}, {}, &mc1_wrcas_count_freerun};
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
    &arb::trk_requests::all, &arb::req_trk_request::drd, &arb::coh_trk_requests::all,
    &ncu::clock::socket, &imc::clockticks, &imc::vc0_requests_rd, &imc::vc0_requests_wr,
    &imc::vc1_requests_rd, &imc::vc1_requests_wr, &imc::prefetch_rd, &imc::dram_thermal_hot,
    &imc::dram_thermal_warm, &imc::dram_page_hit_rd, &imc::dram_page_empty_rd,
    &imc::dram_page_miss_rd, &imc::dram_page_hit_wr, &imc::dram_page_empty_wr,
    &imc::dram_page_miss_wr, &imc::cas_count_rd, &imc::cas_count_wr, &imc::act_count_rd,
    &imc::act_count_wr, &imc::act_count_total, &imc::pre_count_page_miss, &imc::pre_count_idle,
    &imc::mc0_rdcas_count_freerun, &imc::mc1_rdcas_count_freerun, &imc::mc0_wrcas_count_freerun,
    &imc::mc1_wrcas_count_freerun, &arb::trk_occupancy::all, &arb::trk_requests::rd,
    &arb::req_trk_occupancy::drd, &arb::ifa_occupancy::all, &arb::dat_occupancy::all,
    &arb::dat_requests::rd, &arb::dat_occupancy::rd, &arb::trk_occupancy::rd,
    &imc_free_running::data_total, &imc_free_running::data_read, &imc_free_running::data_write
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::alder_lake
