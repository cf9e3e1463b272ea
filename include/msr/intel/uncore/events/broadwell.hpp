// Events of the boxes outside of the cores: broadwell. Written by tools/uncore/write from
// a table: do not edit.
// bdw: from intel/perfmon 6dadedf3aa48, BDW/events/broadwell_uncore.json version 30 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::broadwell {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr char arb_names[] =
    "unc_arb_trk_occupancy.all\0"
    "unc_arb_trk_occupancy.drd_direct\0"
    "unc_arb_trk_requests.all\0"
    "unc_arb_trk_requests.drd_direct\0"
    "unc_arb_trk_requests.writes\0"
    "unc_arb_coh_trk_requests.all\0"
    "unc_arb_trk_occupancy.cycles_with_any_request\0";
inline constexpr select::event_list arb_list{"broadwell", core::broadwell, arb_names};
inline constexpr char cbo_names[] =
    "unc_cbo_xsnp_response.miss_xcore\0"
    "unc_cbo_xsnp_response.miss_eviction\0"
    "unc_cbo_xsnp_response.hit_xcore\0"
    "unc_cbo_xsnp_response.hitm_xcore\0"
    "unc_cbo_cache_lookup.read_m\0"
    "unc_cbo_cache_lookup.write_m\0"
    "unc_cbo_cache_lookup.any_m\0"
    "unc_cbo_cache_lookup.read_i\0"
    "unc_cbo_cache_lookup.any_i\0"
    "unc_cbo_cache_lookup.read_mesi\0"
    "unc_cbo_cache_lookup.write_mesi\0"
    "unc_cbo_cache_lookup.any_mesi\0"
    "unc_cbo_cache_lookup.any_es\0"
    "unc_cbo_cache_lookup.read_es\0"
    "unc_cbo_cache_lookup.write_es\0";
inline constexpr select::event_list cbo_list{"broadwell", core::broadwell, cbo_names};
inline constexpr char imc_free_running_names[] =
    "unc_imc_data_reads\0"
    "unc_imc_data_writes\0"
    "unc_imc_gt_requests\0"
    "unc_imc_ia_requests\0"
    "unc_imc_io_requests\0";
inline constexpr select::event_list imc_free_running_list{"broadwell", core::broadwell, imc_free_running_names};
inline constexpr char ncu_names[] =
    "unc_clock.socket\0";
inline constexpr select::event_list ncu_list{"broadwell", core::broadwell, ncu_names};
inline constexpr select::event_list list{"broadwell", core::broadwell, ""};
} // namespace uncore_events

namespace arb {
using uncore_events::listed;
using uncore_events::arb_list;
namespace coh_trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001084, 3, 0x90, 0}, {}, &all};
}
namespace trk_occupancy {
inline constexpr listed all{{&arb_list, 0x30000001080, 1, 0, 0}, {}, &all};
inline constexpr listed drd_direct{{&arb_list, 0x30000002080, 1, 0x1a, 0}, {}, &drd_direct};
inline constexpr listed cycles_with_any_request{{&arb_list, 0x30010001080, 1, 0xad, 0}, {}, &cycles_with_any_request};
}
namespace trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001081, 3, 0x3b, 0}, {}, &all};
inline constexpr listed drd_direct{{&arb_list, 0x30000002081, 3, 0x54, 0}, {}, &drd_direct};
inline constexpr listed writes{{&arb_list, 0x30000020081, 3, 0x74, 0}, {}, &writes};
}
} // namespace arb

namespace cbo {
using uncore_events::listed;
using uncore_events::cbo_list;
namespace cache_lookup {
inline constexpr listed read_m{{&cbo_list, 0x10000011034, 3, 0x86, 0}, {}, &read_m};
inline constexpr listed write_m{{&cbo_list, 0x10000021034, 3, 0xa2, 0}, {}, &write_m};
inline constexpr listed any_m{{&cbo_list, 0x10000081034, 3, 0xbf, 0}, {}, &any_m};
inline constexpr listed read_i{{&cbo_list, 0x10000018034, 3, 0xda, 0}, {}, &read_i};
inline constexpr listed any_i{{&cbo_list, 0x10000088034, 3, 0xf6, 0}, {}, &any_i};
inline constexpr listed read_mesi{{&cbo_list, 0x1000001f034, 3, 0x111, 0}, {}, &read_mesi};
inline constexpr listed write_mesi{{&cbo_list, 0x1000002f034, 3, 0x130, 0}, {}, &write_mesi};
inline constexpr listed any_mesi{{&cbo_list, 0x1000008f034, 3, 0x150, 0}, {}, &any_mesi};
inline constexpr listed any_es{{&cbo_list, 0x10000086034, 3, 0x16e, 0}, {}, &any_es};
inline constexpr listed read_es{{&cbo_list, 0x10000016034, 3, 0x18a, 0}, {}, &read_es};
inline constexpr listed write_es{{&cbo_list, 0x10000026034, 3, 0x1a7, 0}, {}, &write_es};
}
namespace xsnp_response {
inline constexpr listed miss_xcore{{&cbo_list, 0x10000041022, 3, 0, 0}, {}, &miss_xcore};
inline constexpr listed miss_eviction{{&cbo_list, 0x10000081022, 3, 0x21, 0}, {}, &miss_eviction};
inline constexpr listed hit_xcore{{&cbo_list, 0x10000044022, 3, 0x45, 0}, {}, &hit_xcore};
inline constexpr listed hitm_xcore{{&cbo_list, 0x10000048022, 3, 0x65, 0}, {}, &hitm_xcore};
}
} // namespace cbo

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
    &cbo::xsnp_response::miss_xcore, &cbo::xsnp_response::miss_eviction,
    &cbo::xsnp_response::hit_xcore, &cbo::xsnp_response::hitm_xcore, &cbo::cache_lookup::read_m,
    &cbo::cache_lookup::write_m, &cbo::cache_lookup::any_m, &cbo::cache_lookup::read_i,
    &cbo::cache_lookup::any_i, &cbo::cache_lookup::read_mesi, &cbo::cache_lookup::write_mesi,
    &cbo::cache_lookup::any_mesi, &cbo::cache_lookup::any_es, &cbo::cache_lookup::read_es,
    &cbo::cache_lookup::write_es, &arb::trk_occupancy::all, &arb::trk_occupancy::drd_direct,
    &arb::trk_requests::all, &arb::trk_requests::drd_direct, &arb::trk_requests::writes,
    &arb::coh_trk_requests::all, &arb::trk_occupancy::cycles_with_any_request, &ncu::clock::socket,
    &imc_free_running::data_reads, &imc_free_running::data_writes, &imc_free_running::gt_requests,
    &imc_free_running::ia_requests, &imc_free_running::io_requests
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::broadwell
