// Events of AMD Zen 3 outside of the core, each a constant that is its own row. Written by
// tools/uncore/write_amd from tables: do not edit.
// From Linux 7.3, tools/perf/pmu-events/arch/x86/amdzen3; GPL-2.0 tree (COPYING), names and numbers
// only. Compared with RRZE-HPC/likwid d9c523b.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::zen3 {

namespace unit_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "l3_request_g1.caching_l3_cache_accesses\0"
    "l3_lookup_state.all_l3_req_typs\0"
    "l3_comb_clstr_state.other_l3_miss_typs\0"
    "l3_comb_clstr_state.request_miss\0"
    "xi_sys_fill_latency\0"
    "xi_ccx_sdp_req1\0"
    "l3_cache_accesses\0"
    "l3_misses\0"
    "remote_outbound_data_controller_0\0"
    "remote_outbound_data_controller_1\0"
    "remote_outbound_data_controller_2\0"
    "remote_outbound_data_controller_3\0"
    "dram_channel_data_controller_0\0"
    "dram_channel_data_controller_1\0"
    "dram_channel_data_controller_2\0"
    "dram_channel_data_controller_3\0"
    "dram_channel_data_controller_4\0"
    "dram_channel_data_controller_5\0"
    "dram_channel_data_controller_6\0"
    "dram_channel_data_controller_7\0";
inline constexpr select::event_list list{"zen3", core::zen3, names};
} // namespace unit_events

namespace l3 {
using unit_events::listed;
namespace l3_request_g1 {
inline constexpr listed caching_l3_cache_accesses{{&unit_events::list, 0x40000080001, 0, 0x0, 0}, {}, &caching_l3_cache_accesses};
}
namespace l3_lookup_state {
inline constexpr listed all_l3_req_typs{{&unit_events::list, 0x400000ff004, 0, 0x28, 0}, {}, &all_l3_req_typs};
}
namespace l3_comb_clstr_state {
inline constexpr listed other_l3_miss_typs{{&unit_events::list, 0x400000fe006, 0, 0x48, 0}, {}, &other_l3_miss_typs};
inline constexpr listed request_miss{{&unit_events::list, 0x40000001006, 0, 0x6f, 0}, {}, &request_miss};
}
inline constexpr listed xi_sys_fill_latency{{&unit_events::list, 0x40000000090, 0, 0x90, 0}, {}, &xi_sys_fill_latency};
inline constexpr listed xi_ccx_sdp_req1{{&unit_events::list, 0x400000ff09a, 0, 0xa4, 0}, {}, &xi_ccx_sdp_req1};
inline constexpr listed l3_cache_accesses{{&unit_events::list, 0x400000ff004, 0, 0xb4, 0}, {}, &l3_cache_accesses};
inline constexpr listed l3_misses{{&unit_events::list, 0x40000001004, 0, 0xc6, 0}, {}, &l3_misses};
} // namespace l3

namespace data_fabric {
using unit_events::listed;
inline constexpr listed remote_outbound_data_controller_0{{&unit_events::list, 0x200000027c7, 0, 0xd0, 0}, {}, &remote_outbound_data_controller_0};
inline constexpr listed remote_outbound_data_controller_1{{&unit_events::list, 0x20000002807, 0, 0xf2, 0}, {}, &remote_outbound_data_controller_1};
inline constexpr listed remote_outbound_data_controller_2{{&unit_events::list, 0x20000002847, 0, 0x114, 0}, {}, &remote_outbound_data_controller_2};
inline constexpr listed remote_outbound_data_controller_3{{&unit_events::list, 0x20000002887, 0, 0x136, 0}, {}, &remote_outbound_data_controller_3};
inline constexpr listed dram_channel_data_controller_0{{&unit_events::list, 0x20000038007, 0, 0x158, 0}, {}, &dram_channel_data_controller_0};
inline constexpr listed dram_channel_data_controller_1{{&unit_events::list, 0x20000038047, 0, 0x177, 0}, {}, &dram_channel_data_controller_1};
inline constexpr listed dram_channel_data_controller_2{{&unit_events::list, 0x20000038087, 0, 0x196, 0}, {}, &dram_channel_data_controller_2};
inline constexpr listed dram_channel_data_controller_3{{&unit_events::list, 0x200000380c7, 0, 0x1b5, 0}, {}, &dram_channel_data_controller_3};
inline constexpr listed dram_channel_data_controller_4{{&unit_events::list, 0x20000038107, 0, 0x1d4, 0}, {}, &dram_channel_data_controller_4};
inline constexpr listed dram_channel_data_controller_5{{&unit_events::list, 0x20000038147, 0, 0x1f3, 0}, {}, &dram_channel_data_controller_5};
inline constexpr listed dram_channel_data_controller_6{{&unit_events::list, 0x20000038187, 0, 0x212, 0}, {}, &dram_channel_data_controller_6};
inline constexpr listed dram_channel_data_controller_7{{&unit_events::list, 0x200000381c7, 0, 0x231, 0}, {}, &dram_channel_data_controller_7};
} // namespace data_fabric

namespace unit_events {
inline constexpr const listed *own[] = {
    &l3::l3_request_g1::caching_l3_cache_accesses, &l3::l3_lookup_state::all_l3_req_typs,
    &l3::l3_comb_clstr_state::other_l3_miss_typs, &l3::l3_comb_clstr_state::request_miss,
    &l3::xi_sys_fill_latency, &l3::xi_ccx_sdp_req1, &l3::l3_cache_accesses, &l3::l3_misses,
    &data_fabric::remote_outbound_data_controller_0,
    &data_fabric::remote_outbound_data_controller_1,
    &data_fabric::remote_outbound_data_controller_2,
    &data_fabric::remote_outbound_data_controller_3, &data_fabric::dram_channel_data_controller_0,
    &data_fabric::dram_channel_data_controller_1, &data_fabric::dram_channel_data_controller_2,
    &data_fabric::dram_channel_data_controller_3, &data_fabric::dram_channel_data_controller_4,
    &data_fabric::dram_channel_data_controller_5, &data_fabric::dram_channel_data_controller_6,
    &data_fabric::dram_channel_data_controller_7
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(own)};
} // namespace unit_events

} // namespace msr::events::zen3
