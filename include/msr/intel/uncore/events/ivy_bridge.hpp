// Events of the boxes outside of the cores: ivy bridge. Written by tools/uncore/write from
// a table: do not edit.
// ivb: from intel/perfmon 6dadedf3aa48, IVB/events/ivybridge_uncore.json version 24 of 03/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/uncore/listed_events.hpp>

// clang-format off
namespace msr::events::ivy_bridge {

namespace uncore_events {
using listed = select::vendor_event<msr::uncore::event_pmu>;
inline constexpr core sharers[] = {core::sandy_bridge};
inline constexpr char arb_names[] =
    "unc_arb_trk_occupancy.all\0"
    "unc_arb_trk_requests.all\0"
    "unc_arb_trk_requests.writes\0"
    "unc_arb_trk_requests.evictions\0"
    "unc_arb_coh_trk_occupancy.all\0"
    "unc_arb_coh_trk_requests.all\0"
    "unc_arb_trk_occupancy.cycles_with_any_request\0"
    "unc_arb_trk_occupancy.cycles_over_half_full\0";
inline constexpr select::event_list arb_list{"ivy_bridge", core::ivy_bridge, arb_names, all_of(sharers)};
inline constexpr char cbo_names[] =
    "unc_cbo_cache_lookup.read_m\0"
    "unc_cbo_cache_lookup.write_m\0"
    "unc_cbo_cache_lookup.extsnp_m\0"
    "unc_cbo_cache_lookup.any_m\0"
    "unc_cbo_cache_lookup.read_i\0"
    "unc_cbo_cache_lookup.write_i\0"
    "unc_cbo_cache_lookup.extsnp_i\0"
    "unc_cbo_cache_lookup.any_i\0"
    "unc_cbo_cache_lookup.read_mesi\0"
    "unc_cbo_cache_lookup.write_mesi\0"
    "unc_cbo_cache_lookup.extsnp_mesi\0"
    "unc_cbo_cache_lookup.any_mesi\0"
    "unc_cbo_cache_lookup.any_es\0"
    "unc_cbo_cache_lookup.extsnp_es\0"
    "unc_cbo_cache_lookup.read_es\0"
    "unc_cbo_cache_lookup.write_es\0"
    "unc_cbo_xsnp_response.miss_external\0"
    "unc_cbo_xsnp_response.miss_xcore\0"
    "unc_cbo_xsnp_response.miss_eviction\0"
    "unc_cbo_xsnp_response.hit_external\0"
    "unc_cbo_xsnp_response.hit_xcore\0"
    "unc_cbo_xsnp_response.hit_eviction\0"
    "unc_cbo_xsnp_response.hitm_external\0"
    "unc_cbo_xsnp_response.hitm_xcore\0"
    "unc_cbo_xsnp_response.hitm_eviction\0";
inline constexpr select::event_list cbo_list{"ivy_bridge", core::ivy_bridge, cbo_names, all_of(sharers)};
inline constexpr char imc_free_running_names[] =
    "unc_imc_data_reads\0"
    "unc_imc_data_writes\0"
    "unc_imc_gt_requests\0"
    "unc_imc_ia_requests\0"
    "unc_imc_io_requests\0";
inline constexpr select::event_list imc_free_running_list{"ivy_bridge", core::ivy_bridge, imc_free_running_names, all_of(sharers)};
inline constexpr char ncu_names[] =
    "unc_clock.socket\0";
inline constexpr select::event_list ncu_list{"ivy_bridge", core::ivy_bridge, ncu_names, all_of(sharers)};
inline constexpr select::event_list list{"ivy_bridge", core::ivy_bridge, "", all_of(sharers)};
} // namespace uncore_events

namespace arb {
using uncore_events::listed;
using uncore_events::arb_list;
namespace coh_trk_occupancy {
inline constexpr listed all{{&arb_list, 0x30000001083, 1, 0x6e, 0}, {}, &all};
}
namespace coh_trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001084, 3, 0x8c, 0}, {}, &all};
}
namespace trk_occupancy {
inline constexpr listed all{{&arb_list, 0x30000001080, 1, 0, 0}, {}, &all};
inline constexpr listed cycles_with_any_request{{&arb_list, 0x30010001080, 3, 0xa9, 0}, {}, &cycles_with_any_request};
inline constexpr listed cycles_over_half_full{{&arb_list, 0x300a0001080, 3, 0xd7, 0}, {}, &cycles_over_half_full};
}
namespace trk_requests {
inline constexpr listed all{{&arb_list, 0x30000001081, 3, 0x1a, 0}, {}, &all};
inline constexpr listed writes{{&arb_list, 0x30000020081, 3, 0x33, 0}, {}, &writes};
inline constexpr listed evictions{{&arb_list, 0x30000080081, 3, 0x4f, 0}, {}, &evictions};
}
} // namespace arb

namespace cbo {
using uncore_events::listed;
using uncore_events::cbo_list;
namespace cache_lookup {
inline constexpr listed read_m{{&cbo_list, 0x10000011034, 3, 0, 0}, {}, &read_m};
inline constexpr listed write_m{{&cbo_list, 0x10000021034, 3, 0x1c, 0}, {}, &write_m};
inline constexpr listed extsnp_m{{&cbo_list, 0x10000041034, 3, 0x39, 0}, {}, &extsnp_m};
inline constexpr listed any_m{{&cbo_list, 0x10000081034, 3, 0x57, 0}, {}, &any_m};
inline constexpr listed read_i{{&cbo_list, 0x10000018034, 3, 0x72, 0}, {}, &read_i};
inline constexpr listed write_i{{&cbo_list, 0x10000028034, 3, 0x8e, 0}, {}, &write_i};
inline constexpr listed extsnp_i{{&cbo_list, 0x10000048034, 3, 0xab, 0}, {}, &extsnp_i};
inline constexpr listed any_i{{&cbo_list, 0x10000088034, 3, 0xc9, 0}, {}, &any_i};
inline constexpr listed read_mesi{{&cbo_list, 0x1000001f034, 3, 0xe4, 0}, {}, &read_mesi};
inline constexpr listed write_mesi{{&cbo_list, 0x1000002f034, 3, 0x103, 0}, {}, &write_mesi};
inline constexpr listed extsnp_mesi{{&cbo_list, 0x1000004f034, 3, 0x123, 0}, {}, &extsnp_mesi};
inline constexpr listed any_mesi{{&cbo_list, 0x1000008f034, 3, 0x144, 0}, {}, &any_mesi};
inline constexpr listed any_es{{&cbo_list, 0x10000086034, 3, 0x162, 0}, {}, &any_es};
inline constexpr listed extsnp_es{{&cbo_list, 0x10000046034, 3, 0x17e, 0}, {}, &extsnp_es};
inline constexpr listed read_es{{&cbo_list, 0x10000016034, 3, 0x19d, 0}, {}, &read_es};
inline constexpr listed write_es{{&cbo_list, 0x10000026034, 3, 0x1ba, 0}, {}, &write_es};
}
namespace xsnp_response {
inline constexpr listed miss_external{{&cbo_list, 0x10000021022, 3, 0x1d8, 0}, {}, &miss_external};
inline constexpr listed miss_xcore{{&cbo_list, 0x10000041022, 3, 0x1fc, 0}, {}, &miss_xcore};
inline constexpr listed miss_eviction{{&cbo_list, 0x10000081022, 3, 0x21d, 0}, {}, &miss_eviction};
inline constexpr listed hit_external{{&cbo_list, 0x10000024022, 3, 0x241, 0}, {}, &hit_external};
inline constexpr listed hit_xcore{{&cbo_list, 0x10000044022, 3, 0x264, 0}, {}, &hit_xcore};
inline constexpr listed hit_eviction{{&cbo_list, 0x10000084022, 3, 0x284, 0}, {}, &hit_eviction};
inline constexpr listed hitm_external{{&cbo_list, 0x10000028022, 3, 0x2a7, 0}, {}, &hitm_external};
inline constexpr listed hitm_xcore{{&cbo_list, 0x10000048022, 3, 0x2cb, 0}, {}, &hitm_xcore};
inline constexpr listed hitm_eviction{{&cbo_list, 0x10000088022, 3, 0x2ec, 0}, {}, &hitm_eviction};
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
    &arb::trk_occupancy::all, &arb::trk_requests::all, &arb::trk_requests::writes,
    &arb::trk_requests::evictions, &arb::coh_trk_occupancy::all, &arb::coh_trk_requests::all,
    &arb::trk_occupancy::cycles_with_any_request, &arb::trk_occupancy::cycles_over_half_full,
    &ncu::clock::socket, &cbo::cache_lookup::read_m, &cbo::cache_lookup::write_m,
    &cbo::cache_lookup::extsnp_m, &cbo::cache_lookup::any_m, &cbo::cache_lookup::read_i,
    &cbo::cache_lookup::write_i, &cbo::cache_lookup::extsnp_i, &cbo::cache_lookup::any_i,
    &cbo::cache_lookup::read_mesi, &cbo::cache_lookup::write_mesi, &cbo::cache_lookup::extsnp_mesi,
    &cbo::cache_lookup::any_mesi, &cbo::cache_lookup::any_es, &cbo::cache_lookup::extsnp_es,
    &cbo::cache_lookup::read_es, &cbo::cache_lookup::write_es, &cbo::xsnp_response::miss_external,
    &cbo::xsnp_response::miss_xcore, &cbo::xsnp_response::miss_eviction,
    &cbo::xsnp_response::hit_external, &cbo::xsnp_response::hit_xcore,
    &cbo::xsnp_response::hit_eviction, &cbo::xsnp_response::hitm_external,
    &cbo::xsnp_response::hitm_xcore, &cbo::xsnp_response::hitm_eviction,
    &imc_free_running::data_reads, &imc_free_running::data_writes, &imc_free_running::gt_requests,
    &imc_free_running::ia_requests, &imc_free_running::io_requests
};
/// All events of the list.
inline constexpr select::known_list<msr::uncore::event_pmu> all{&list, all_of(own)};
} // namespace uncore_events

} // namespace msr::events::ivy_bridge
