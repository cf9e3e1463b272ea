// Events of the boxes outside of the cores: ice lake. Written by tools/uncore/write from
// a table: do not edit.
// icl: from intel/perfmon 6dadedf3aa48, ICL/events/icelake_uncore.json version 1.24 of 10/10/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::ice_lake {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char arb_names[] =
    "unc_arb_trk_requests.all\0"
    "unc_arb_coh_trk_requests.all\0";
inline constexpr select::event_list arb_list{"ice_lake", core::ice_lake, arb_names};
inline constexpr char imc_free_running_names[] =
    "unc_imc_data_reads\0"
    "unc_imc_data_writes\0"
    "unc_imc_gt_requests\0"
    "unc_imc_ia_requests\0"
    "unc_imc_io_requests\0";
inline constexpr select::event_list imc_free_running_list{"ice_lake", core::ice_lake, imc_free_running_names};
inline constexpr char ncu_names[] =
    "unc_clock.socket\0";
inline constexpr select::event_list ncu_list{"ice_lake", core::ice_lake, ncu_names};
inline constexpr select::event_list list{"ice_lake", core::ice_lake, ""};
} // namespace uncore_events

namespace arb {
using uncore_events::listed;
using uncore_events::arb_list;
namespace coh_trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001084, 1, 0x19, 0}, {}, &all};
}
namespace trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001081, 1, 0, 0}, {}, &all};
}
} // namespace arb

namespace imc_free_running {
using uncore_events::listed;
using uncore_events::imc_free_running_list;
inline constexpr listed data_reads{{&imc_free_running_list, 0x2a0000000001, 0x1f, 0, 0}, {}, &data_reads};
inline constexpr listed data_writes{{&imc_free_running_list, 0x2a0000000002, 0x1f, 0x13, 0}, {}, &data_writes};
inline constexpr listed gt_requests{{&imc_free_running_list, 0x2a0000000003, 0x1f, 0x27, 0}, {}, &gt_requests};
inline constexpr listed ia_requests{{&imc_free_running_list, 0x2a0000000004, 0x1f, 0x3b, 0}, {}, &ia_requests};
inline constexpr listed io_requests{{&imc_free_running_list, 0x2a0000000005, 0x1f, 0x4f, 0}, {}, &io_requests};
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
    &imc_free_running::data_reads, &imc_free_running::data_writes, &imc_free_running::gt_requests,
    &imc_free_running::ia_requests, &imc_free_running::io_requests
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::ice_lake
