// Events of the boxes outside of the cores: tiger lake. Written by tools/uncore/write from
// a table: do not edit.
// tgl: from intel/perfmon 6dadedf3aa48, TGL/events/tigerlake_uncore.json version 1.19 of
// 08/27/2025; TGL/events/tigerlake_uncore_experimental.json version 1.19 of 08/27/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::tiger_lake {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char arb_names[] =
    "unc_arb_trk_requests.all\0"
    "unc_arb_coh_trk_requests.all\0"
    "unc_arb_trk_occupancy.all\0"
    "unc_arb_req_trk_occupancy.drd\0"
    "unc_arb_req_trk_request.drd\0"
    "unc_arb_ifa_occupancy.all\0"
    "unc_arb_dat_occupancy.rd\0"
    "unc_arb_dat_occupancy.all\0"
    "unc_arb_dat_requests.rd\0"
    "unc_arb_trk_occupancy.rd\0"
    "unc_arb_trk_requests.rd\0";
inline constexpr select::event_list arb_list{"tiger_lake", core::tiger_lake, arb_names};
inline constexpr char imc_names[] =
    "unc_mc0_total_reqcount_freerun\0"
    "unc_mc0_rdcas_count_freerun\0"
    "unc_mc0_wrcas_count_freerun\0"
    "unc_mc1_total_reqcount_freerun\0"
    "unc_mc1_rdcas_count_freerun\0"
    "unc_mc1_wrcas_count_freerun\0";
inline constexpr select::event_list imc_list{"tiger_lake", core::tiger_lake, imc_names};
inline constexpr char imc_free_running_names[] =
    "unc_imc_data_total\0"
    "unc_imc_data_read\0"
    "unc_imc_data_write\0";
inline constexpr select::event_list imc_free_running_list{"tiger_lake", core::tiger_lake, imc_free_running_names};
inline constexpr char ncu_names[] =
    "unc_clock.socket\0";
inline constexpr select::event_list ncu_list{"tiger_lake", core::tiger_lake, ncu_names};
inline constexpr select::event_list list{"tiger_lake", core::tiger_lake, ""};
} // namespace uncore_events

namespace arb {
using uncore_events::listed;
using uncore_events::arb_list;
namespace coh_trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001084, 3, 0x19, 0}, {}, &all};
}
namespace dat_occupancy {
inline constexpr listed rd{{&arb_list, 0x1030000002085, 1, 0xa4, 0}, {}, &rd};
inline constexpr listed all{{&arb_list, 0x1030000001085, 1, 0xbd, 0}, {}, &all};
}
namespace dat_requests {
inline constexpr listed rd{{&arb_list, 0x1030000002081, 3, 0x200000000000d7, 0}, {}, &rd};
}
namespace ifa_occupancy {
inline constexpr listed all{{&arb_list, 0x1030000001085, 1, 0x2000000000008a, 0}, {}, &all};
}
namespace req_trk_occupancy {
inline constexpr listed drd{{&arb_list, 0x1030000002080, 1, 0x50, 0}, {}, &drd};
}
namespace req_trk_request {
inline constexpr listed drd{{&arb_list, 0x1030000002081, 3, 0x6e, 0}, {}, &drd};
}
namespace trk_occupancy {
inline constexpr listed all{{&arb_list, 0x30000001080, 1, 0x36, 0}, {}, &all};
inline constexpr listed rd{{&arb_list, 0x1030000002080, 1, 0xef, 0}, {}, &rd};
}
namespace trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001081, 3, 0, 0}, {}, &all};
inline constexpr listed rd{{&arb_list, 0x1030000002081, 3, 0x108, 0}, {}, &rd};
}
} // namespace arb

namespace imc {
using uncore_events::listed;
using uncore_events::imc_list;
inline constexpr listed mc0_total_reqcount_freerun{{&imc_list, 0x60000000000, 0x10000000000000, 0, 0}, {}, &mc0_total_reqcount_freerun};
inline constexpr listed mc0_rdcas_count_freerun{{&imc_list, 0x60000000000, 0x20000000000000, 0x1f, 0}, {}, &mc0_rdcas_count_freerun};
inline constexpr listed mc0_wrcas_count_freerun{{&imc_list, 0x60000000000, 0x30000000000000, 0x3b, 0}, {}, &mc0_wrcas_count_freerun};
inline constexpr listed mc1_total_reqcount_freerun{{&imc_list, 0x60000000000, 0x40000000000000, 0x57, 0}, {}, &mc1_total_reqcount_freerun};
inline constexpr listed mc1_rdcas_count_freerun{{&imc_list, 0x60000000000, 0x50000000000000, 0x76, 0}, {}, &mc1_rdcas_count_freerun};
inline constexpr listed mc1_wrcas_count_freerun{{&imc_list, 0x60000000000, 0x60000000000000, 0x92, 0}, {}, &mc1_wrcas_count_freerun};
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
    &arb::trk_requests::all, &arb::coh_trk_requests::all, &ncu::clock::socket,
    &imc::mc0_total_reqcount_freerun, &imc::mc0_rdcas_count_freerun, &imc::mc0_wrcas_count_freerun,
    &imc::mc1_total_reqcount_freerun, &imc::mc1_rdcas_count_freerun, &imc::mc1_wrcas_count_freerun,
    &arb::trk_occupancy::all, &arb::req_trk_occupancy::drd, &arb::req_trk_request::drd,
    &arb::ifa_occupancy::all, &arb::dat_occupancy::rd, &arb::dat_occupancy::all,
    &arb::dat_requests::rd, &arb::trk_occupancy::rd, &arb::trk_requests::rd,
    &imc_free_running::data_total, &imc_free_running::data_read, &imc_free_running::data_write
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::tiger_lake
