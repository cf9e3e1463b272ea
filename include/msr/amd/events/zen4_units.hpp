// Events of AMD Zen 4 outside of the core, each a constant that is its own row. Written by
// tools/uncore/write_amd from tables: do not edit.
// From Linux 7.3, tools/perf/pmu-events/arch/x86/amdzen4; GPL-2.0 tree (COPYING), names and numbers
// only. Compared with RRZE-HPC/likwid d9c523b.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::zen4 {

namespace unit_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "l3_lookup_state.l3_miss\0"
    "l3_lookup_state.l3_hit\0"
    "l3_lookup_state.all_coherent_accesses_to_l3\0"
    "l3_xi_sampled_latency.dram_near\0"
    "l3_xi_sampled_latency.dram_far\0"
    "l3_xi_sampled_latency.near_cache\0"
    "l3_xi_sampled_latency.far_cache\0"
    "l3_xi_sampled_latency.ext_near\0"
    "l3_xi_sampled_latency.ext_far\0"
    "l3_xi_sampled_latency.all\0"
    "l3_xi_sampled_latency_requests.dram_near\0"
    "l3_xi_sampled_latency_requests.dram_far\0"
    "l3_xi_sampled_latency_requests.near_cache\0"
    "l3_xi_sampled_latency_requests.far_cache\0"
    "l3_xi_sampled_latency_requests.ext_near\0"
    "l3_xi_sampled_latency_requests.ext_far\0"
    "l3_xi_sampled_latency_requests.all\0"
    "local_processor_read_data_beats_cs0\0"
    "local_processor_read_data_beats_cs1\0"
    "local_processor_read_data_beats_cs2\0"
    "local_processor_read_data_beats_cs3\0"
    "local_processor_read_data_beats_cs4\0"
    "local_processor_read_data_beats_cs5\0"
    "local_processor_read_data_beats_cs6\0"
    "local_processor_read_data_beats_cs7\0"
    "local_processor_read_data_beats_cs8\0"
    "local_processor_read_data_beats_cs9\0"
    "local_processor_read_data_beats_cs10\0"
    "local_processor_read_data_beats_cs11\0"
    "local_processor_write_data_beats_cs0\0"
    "local_processor_write_data_beats_cs1\0"
    "local_processor_write_data_beats_cs2\0"
    "local_processor_write_data_beats_cs3\0"
    "local_processor_write_data_beats_cs4\0"
    "local_processor_write_data_beats_cs5\0"
    "local_processor_write_data_beats_cs6\0"
    "local_processor_write_data_beats_cs7\0"
    "local_processor_write_data_beats_cs8\0"
    "local_processor_write_data_beats_cs9\0"
    "local_processor_write_data_beats_cs10\0"
    "local_processor_write_data_beats_cs11\0"
    "remote_processor_read_data_beats_cs0\0"
    "remote_processor_read_data_beats_cs1\0"
    "remote_processor_read_data_beats_cs2\0"
    "remote_processor_read_data_beats_cs3\0"
    "remote_processor_read_data_beats_cs4\0"
    "remote_processor_read_data_beats_cs5\0"
    "remote_processor_read_data_beats_cs6\0"
    "remote_processor_read_data_beats_cs7\0"
    "remote_processor_read_data_beats_cs8\0"
    "remote_processor_read_data_beats_cs9\0"
    "remote_processor_read_data_beats_cs10\0"
    "remote_processor_read_data_beats_cs11\0"
    "remote_processor_write_data_beats_cs0\0"
    "remote_processor_write_data_beats_cs1\0"
    "remote_processor_write_data_beats_cs2\0"
    "remote_processor_write_data_beats_cs3\0"
    "remote_processor_write_data_beats_cs4\0"
    "remote_processor_write_data_beats_cs5\0"
    "remote_processor_write_data_beats_cs6\0"
    "remote_processor_write_data_beats_cs7\0"
    "remote_processor_write_data_beats_cs8\0"
    "remote_processor_write_data_beats_cs9\0"
    "remote_processor_write_data_beats_cs10\0"
    "remote_processor_write_data_beats_cs11\0"
    "local_socket_upstream_read_beats_iom0\0"
    "local_socket_upstream_read_beats_iom1\0"
    "local_socket_upstream_read_beats_iom2\0"
    "local_socket_upstream_read_beats_iom3\0"
    "local_socket_upstream_write_beats_iom0\0"
    "local_socket_upstream_write_beats_iom1\0"
    "local_socket_upstream_write_beats_iom2\0"
    "local_socket_upstream_write_beats_iom3\0"
    "remote_socket_upstream_read_beats_iom0\0"
    "remote_socket_upstream_read_beats_iom1\0"
    "remote_socket_upstream_read_beats_iom2\0"
    "remote_socket_upstream_read_beats_iom3\0"
    "remote_socket_upstream_write_beats_iom0\0"
    "remote_socket_upstream_write_beats_iom1\0"
    "remote_socket_upstream_write_beats_iom2\0"
    "remote_socket_upstream_write_beats_iom3\0"
    "local_socket_inf0_inbound_data_beats_ccm0\0"
    "local_socket_inf0_inbound_data_beats_ccm1\0"
    "local_socket_inf0_inbound_data_beats_ccm2\0"
    "local_socket_inf0_inbound_data_beats_ccm3\0"
    "local_socket_inf0_inbound_data_beats_ccm4\0"
    "local_socket_inf0_inbound_data_beats_ccm5\0"
    "local_socket_inf0_inbound_data_beats_ccm6\0"
    "local_socket_inf0_inbound_data_beats_ccm7\0"
    "local_socket_inf1_inbound_data_beats_ccm0\0"
    "local_socket_inf1_inbound_data_beats_ccm1\0"
    "local_socket_inf1_inbound_data_beats_ccm2\0"
    "local_socket_inf1_inbound_data_beats_ccm3\0"
    "local_socket_inf1_inbound_data_beats_ccm4\0"
    "local_socket_inf1_inbound_data_beats_ccm5\0"
    "local_socket_inf1_inbound_data_beats_ccm6\0"
    "local_socket_inf1_inbound_data_beats_ccm7\0"
    "local_socket_inf0_outbound_data_beats_ccm0\0"
    "local_socket_inf0_outbound_data_beats_ccm1\0"
    "local_socket_inf0_outbound_data_beats_ccm2\0"
    "local_socket_inf0_outbound_data_beats_ccm3\0"
    "local_socket_inf0_outbound_data_beats_ccm4\0"
    "local_socket_inf0_outbound_data_beats_ccm5\0"
    "local_socket_inf0_outbound_data_beats_ccm6\0"
    "local_socket_inf0_outbound_data_beats_ccm7\0"
    "local_socket_inf1_outbound_data_beats_ccm0\0"
    "local_socket_inf1_outbound_data_beats_ccm1\0"
    "local_socket_inf1_outbound_data_beats_ccm2\0"
    "local_socket_inf1_outbound_data_beats_ccm3\0"
    "local_socket_inf1_outbound_data_beats_ccm4\0"
    "local_socket_inf1_outbound_data_beats_ccm5\0"
    "local_socket_inf1_outbound_data_beats_ccm6\0"
    "local_socket_inf1_outbound_data_beats_ccm7\0"
    "remote_socket_inf0_inbound_data_beats_ccm0\0"
    "remote_socket_inf0_inbound_data_beats_ccm1\0"
    "remote_socket_inf0_inbound_data_beats_ccm2\0"
    "remote_socket_inf0_inbound_data_beats_ccm3\0"
    "remote_socket_inf0_inbound_data_beats_ccm4\0"
    "remote_socket_inf0_inbound_data_beats_ccm5\0"
    "remote_socket_inf0_inbound_data_beats_ccm6\0"
    "remote_socket_inf0_inbound_data_beats_ccm7\0"
    "remote_socket_inf1_inbound_data_beats_ccm0\0"
    "remote_socket_inf1_inbound_data_beats_ccm1\0"
    "remote_socket_inf1_inbound_data_beats_ccm2\0"
    "remote_socket_inf1_inbound_data_beats_ccm3\0"
    "remote_socket_inf1_inbound_data_beats_ccm4\0"
    "remote_socket_inf1_inbound_data_beats_ccm5\0"
    "remote_socket_inf1_inbound_data_beats_ccm6\0"
    "remote_socket_inf1_inbound_data_beats_ccm7\0"
    "remote_socket_inf0_outbound_data_beats_ccm0\0"
    "remote_socket_inf0_outbound_data_beats_ccm1\0"
    "remote_socket_inf0_outbound_data_beats_ccm2\0"
    "remote_socket_inf0_outbound_data_beats_ccm3\0"
    "remote_socket_inf0_outbound_data_beats_ccm4\0"
    "remote_socket_inf0_outbound_data_beats_ccm5\0"
    "remote_socket_inf0_outbound_data_beats_ccm6\0"
    "remote_socket_inf0_outbound_data_beats_ccm7\0"
    "remote_socket_inf1_outbound_data_beats_ccm0\0"
    "remote_socket_inf1_outbound_data_beats_ccm1\0"
    "remote_socket_inf1_outbound_data_beats_ccm2\0"
    "remote_socket_inf1_outbound_data_beats_ccm3\0"
    "remote_socket_inf1_outbound_data_beats_ccm4\0"
    "remote_socket_inf1_outbound_data_beats_ccm5\0"
    "remote_socket_inf1_outbound_data_beats_ccm6\0"
    "remote_socket_inf1_outbound_data_beats_ccm7\0"
    "local_socket_outbound_data_beats_link0\0"
    "local_socket_outbound_data_beats_link1\0"
    "local_socket_outbound_data_beats_link2\0"
    "local_socket_outbound_data_beats_link3\0"
    "local_socket_outbound_data_beats_link4\0"
    "local_socket_outbound_data_beats_link5\0"
    "local_socket_outbound_data_beats_link6\0"
    "local_socket_outbound_data_beats_link7\0"
    "umc_mem_clk\0"
    "umc_act_cmd.all\0"
    "umc_act_cmd.rd\0"
    "umc_act_cmd.wr\0"
    "umc_pchg_cmd.all\0"
    "umc_pchg_cmd.rd\0"
    "umc_pchg_cmd.wr\0"
    "umc_cas_cmd.all\0"
    "umc_cas_cmd.rd\0"
    "umc_cas_cmd.wr\0"
    "umc_data_slot_clks.all\0"
    "umc_data_slot_clks.rd\0"
    "umc_data_slot_clks.wr\0";
inline constexpr select::event_list list{"zen4", core::zen4, names};
} // namespace unit_events

namespace l3 {
using unit_events::listed;
namespace l3_lookup_state {
inline constexpr listed l3_miss{{&unit_events::list, 0x40000001004, 0, 0x0, 0}, {}, &l3_miss};
inline constexpr listed l3_hit{{&unit_events::list, 0x400000fe004, 0, 0x18, 0}, {}, &l3_hit};
inline constexpr listed all_coherent_accesses_to_l3{{&unit_events::list, 0x400000ff004, 0, 0x2f, 0}, {}, &all_coherent_accesses_to_l3};
}
namespace l3_xi_sampled_latency {
inline constexpr listed dram_near{{&unit_events::list, 0x400000010ac, 0, 0x5b, 0}, {}, &dram_near};
inline constexpr listed dram_far{{&unit_events::list, 0x400000020ac, 0, 0x7b, 0}, {}, &dram_far};
inline constexpr listed near_cache{{&unit_events::list, 0x400000040ac, 0, 0x9a, 0}, {}, &near_cache};
inline constexpr listed far_cache{{&unit_events::list, 0x400000080ac, 0, 0xbb, 0}, {}, &far_cache};
inline constexpr listed ext_near{{&unit_events::list, 0x400000100ac, 0, 0xdb, 0}, {}, &ext_near};
inline constexpr listed ext_far{{&unit_events::list, 0x400000200ac, 0, 0xfa, 0}, {}, &ext_far};
inline constexpr listed all{{&unit_events::list, 0x4000003f0ac, 0, 0x118, 0}, {}, &all};
}
namespace l3_xi_sampled_latency_requests {
inline constexpr listed dram_near{{&unit_events::list, 0x400000010ad, 0, 0x132, 0}, {}, &dram_near};
inline constexpr listed dram_far{{&unit_events::list, 0x400000020ad, 0, 0x15b, 0}, {}, &dram_far};
inline constexpr listed near_cache{{&unit_events::list, 0x400000040ad, 0, 0x183, 0}, {}, &near_cache};
inline constexpr listed far_cache{{&unit_events::list, 0x400000080ad, 0, 0x1ad, 0}, {}, &far_cache};
inline constexpr listed ext_near{{&unit_events::list, 0x400000100ad, 0, 0x1d6, 0}, {}, &ext_near};
inline constexpr listed ext_far{{&unit_events::list, 0x400000200ad, 0, 0x1fe, 0}, {}, &ext_far};
inline constexpr listed all{{&unit_events::list, 0x4000003f0ad, 0, 0x225, 0}, {}, &all};
}
} // namespace l3

namespace data_fabric {
using unit_events::listed;
inline constexpr listed local_processor_read_data_beats_cs0{{&unit_events::list, 0x200007fe01f, 0, 0x248, 0}, {}, &local_processor_read_data_beats_cs0};
inline constexpr listed local_processor_read_data_beats_cs1{{&unit_events::list, 0x200007fe05f, 0, 0x26c, 0}, {}, &local_processor_read_data_beats_cs1};
inline constexpr listed local_processor_read_data_beats_cs2{{&unit_events::list, 0x200007fe09f, 0, 0x290, 0}, {}, &local_processor_read_data_beats_cs2};
inline constexpr listed local_processor_read_data_beats_cs3{{&unit_events::list, 0x200007fe0df, 0, 0x2b4, 0}, {}, &local_processor_read_data_beats_cs3};
inline constexpr listed local_processor_read_data_beats_cs4{{&unit_events::list, 0x200007fe11f, 0, 0x2d8, 0}, {}, &local_processor_read_data_beats_cs4};
inline constexpr listed local_processor_read_data_beats_cs5{{&unit_events::list, 0x200007fe15f, 0, 0x2fc, 0}, {}, &local_processor_read_data_beats_cs5};
inline constexpr listed local_processor_read_data_beats_cs6{{&unit_events::list, 0x200007fe19f, 0, 0x320, 0}, {}, &local_processor_read_data_beats_cs6};
inline constexpr listed local_processor_read_data_beats_cs7{{&unit_events::list, 0x200007fe1df, 0, 0x344, 0}, {}, &local_processor_read_data_beats_cs7};
inline constexpr listed local_processor_read_data_beats_cs8{{&unit_events::list, 0x200007fe21f, 0, 0x368, 0}, {}, &local_processor_read_data_beats_cs8};
inline constexpr listed local_processor_read_data_beats_cs9{{&unit_events::list, 0x200007fe25f, 0, 0x38c, 0}, {}, &local_processor_read_data_beats_cs9};
inline constexpr listed local_processor_read_data_beats_cs10{{&unit_events::list, 0x200007fe29f, 0, 0x3b0, 0}, {}, &local_processor_read_data_beats_cs10};
inline constexpr listed local_processor_read_data_beats_cs11{{&unit_events::list, 0x200007fe2df, 0, 0x3d5, 0}, {}, &local_processor_read_data_beats_cs11};
inline constexpr listed local_processor_write_data_beats_cs0{{&unit_events::list, 0x200007ff01f, 0, 0x3fa, 0}, {}, &local_processor_write_data_beats_cs0};
inline constexpr listed local_processor_write_data_beats_cs1{{&unit_events::list, 0x200007ff05f, 0, 0x41f, 0}, {}, &local_processor_write_data_beats_cs1};
inline constexpr listed local_processor_write_data_beats_cs2{{&unit_events::list, 0x200007ff09f, 0, 0x444, 0}, {}, &local_processor_write_data_beats_cs2};
inline constexpr listed local_processor_write_data_beats_cs3{{&unit_events::list, 0x200007ff0df, 0, 0x469, 0}, {}, &local_processor_write_data_beats_cs3};
inline constexpr listed local_processor_write_data_beats_cs4{{&unit_events::list, 0x200007ff11f, 0, 0x48e, 0}, {}, &local_processor_write_data_beats_cs4};
inline constexpr listed local_processor_write_data_beats_cs5{{&unit_events::list, 0x200007ff15f, 0, 0x4b3, 0}, {}, &local_processor_write_data_beats_cs5};
inline constexpr listed local_processor_write_data_beats_cs6{{&unit_events::list, 0x200007ff19f, 0, 0x4d8, 0}, {}, &local_processor_write_data_beats_cs6};
inline constexpr listed local_processor_write_data_beats_cs7{{&unit_events::list, 0x200007ff1df, 0, 0x4fd, 0}, {}, &local_processor_write_data_beats_cs7};
inline constexpr listed local_processor_write_data_beats_cs8{{&unit_events::list, 0x200007ff21f, 0, 0x522, 0}, {}, &local_processor_write_data_beats_cs8};
inline constexpr listed local_processor_write_data_beats_cs9{{&unit_events::list, 0x200007ff25f, 0, 0x547, 0}, {}, &local_processor_write_data_beats_cs9};
inline constexpr listed local_processor_write_data_beats_cs10{{&unit_events::list, 0x200007ff29f, 0, 0x56c, 0}, {}, &local_processor_write_data_beats_cs10};
inline constexpr listed local_processor_write_data_beats_cs11{{&unit_events::list, 0x200007ff2df, 0, 0x592, 0}, {}, &local_processor_write_data_beats_cs11};
inline constexpr listed remote_processor_read_data_beats_cs0{{&unit_events::list, 0x20000bfe01f, 0, 0x5b8, 0}, {}, &remote_processor_read_data_beats_cs0};
inline constexpr listed remote_processor_read_data_beats_cs1{{&unit_events::list, 0x20000bfe05f, 0, 0x5dd, 0}, {}, &remote_processor_read_data_beats_cs1};
inline constexpr listed remote_processor_read_data_beats_cs2{{&unit_events::list, 0x20000bfe09f, 0, 0x602, 0}, {}, &remote_processor_read_data_beats_cs2};
inline constexpr listed remote_processor_read_data_beats_cs3{{&unit_events::list, 0x20000bfe0df, 0, 0x627, 0}, {}, &remote_processor_read_data_beats_cs3};
inline constexpr listed remote_processor_read_data_beats_cs4{{&unit_events::list, 0x20000bfe11f, 0, 0x64c, 0}, {}, &remote_processor_read_data_beats_cs4};
inline constexpr listed remote_processor_read_data_beats_cs5{{&unit_events::list, 0x20000bfe15f, 0, 0x671, 0}, {}, &remote_processor_read_data_beats_cs5};
inline constexpr listed remote_processor_read_data_beats_cs6{{&unit_events::list, 0x20000bfe19f, 0, 0x696, 0}, {}, &remote_processor_read_data_beats_cs6};
inline constexpr listed remote_processor_read_data_beats_cs7{{&unit_events::list, 0x20000bfe1df, 0, 0x6bb, 0}, {}, &remote_processor_read_data_beats_cs7};
inline constexpr listed remote_processor_read_data_beats_cs8{{&unit_events::list, 0x20000bfe21f, 0, 0x6e0, 0}, {}, &remote_processor_read_data_beats_cs8};
inline constexpr listed remote_processor_read_data_beats_cs9{{&unit_events::list, 0x20000bfe25f, 0, 0x705, 0}, {}, &remote_processor_read_data_beats_cs9};
inline constexpr listed remote_processor_read_data_beats_cs10{{&unit_events::list, 0x20000bfe29f, 0, 0x72a, 0}, {}, &remote_processor_read_data_beats_cs10};
inline constexpr listed remote_processor_read_data_beats_cs11{{&unit_events::list, 0x20000bfe2df, 0, 0x750, 0}, {}, &remote_processor_read_data_beats_cs11};
inline constexpr listed remote_processor_write_data_beats_cs0{{&unit_events::list, 0x20000bff01f, 0, 0x776, 0}, {}, &remote_processor_write_data_beats_cs0};
inline constexpr listed remote_processor_write_data_beats_cs1{{&unit_events::list, 0x20000bff05f, 0, 0x79c, 0}, {}, &remote_processor_write_data_beats_cs1};
inline constexpr listed remote_processor_write_data_beats_cs2{{&unit_events::list, 0x20000bff09f, 0, 0x7c2, 0}, {}, &remote_processor_write_data_beats_cs2};
inline constexpr listed remote_processor_write_data_beats_cs3{{&unit_events::list, 0x20000bff0df, 0, 0x7e8, 0}, {}, &remote_processor_write_data_beats_cs3};
inline constexpr listed remote_processor_write_data_beats_cs4{{&unit_events::list, 0x20000bff11f, 0, 0x80e, 0}, {}, &remote_processor_write_data_beats_cs4};
inline constexpr listed remote_processor_write_data_beats_cs5{{&unit_events::list, 0x20000bff15f, 0, 0x834, 0}, {}, &remote_processor_write_data_beats_cs5};
inline constexpr listed remote_processor_write_data_beats_cs6{{&unit_events::list, 0x20000bff19f, 0, 0x85a, 0}, {}, &remote_processor_write_data_beats_cs6};
inline constexpr listed remote_processor_write_data_beats_cs7{{&unit_events::list, 0x20000bff1df, 0, 0x880, 0}, {}, &remote_processor_write_data_beats_cs7};
inline constexpr listed remote_processor_write_data_beats_cs8{{&unit_events::list, 0x20000bff21f, 0, 0x8a6, 0}, {}, &remote_processor_write_data_beats_cs8};
inline constexpr listed remote_processor_write_data_beats_cs9{{&unit_events::list, 0x20000bff25f, 0, 0x8cc, 0}, {}, &remote_processor_write_data_beats_cs9};
inline constexpr listed remote_processor_write_data_beats_cs10{{&unit_events::list, 0x20000bff29f, 0, 0x8f2, 0}, {}, &remote_processor_write_data_beats_cs10};
inline constexpr listed remote_processor_write_data_beats_cs11{{&unit_events::list, 0x20000bff2df, 0, 0x919, 0}, {}, &remote_processor_write_data_beats_cs11};
inline constexpr listed local_socket_upstream_read_beats_iom0{{&unit_events::list, 0x200007fe81f, 0, 0x940, 0}, {}, &local_socket_upstream_read_beats_iom0};
inline constexpr listed local_socket_upstream_read_beats_iom1{{&unit_events::list, 0x200007fe85f, 0, 0x966, 0}, {}, &local_socket_upstream_read_beats_iom1};
inline constexpr listed local_socket_upstream_read_beats_iom2{{&unit_events::list, 0x200007fe89f, 0, 0x98c, 0}, {}, &local_socket_upstream_read_beats_iom2};
inline constexpr listed local_socket_upstream_read_beats_iom3{{&unit_events::list, 0x200007fe8df, 0, 0x9b2, 0}, {}, &local_socket_upstream_read_beats_iom3};
inline constexpr listed local_socket_upstream_write_beats_iom0{{&unit_events::list, 0x200007ff81f, 0, 0x9d8, 0}, {}, &local_socket_upstream_write_beats_iom0};
inline constexpr listed local_socket_upstream_write_beats_iom1{{&unit_events::list, 0x200007ff85f, 0, 0x9ff, 0}, {}, &local_socket_upstream_write_beats_iom1};
inline constexpr listed local_socket_upstream_write_beats_iom2{{&unit_events::list, 0x200007ff89f, 0, 0xa26, 0}, {}, &local_socket_upstream_write_beats_iom2};
inline constexpr listed local_socket_upstream_write_beats_iom3{{&unit_events::list, 0x200007ff8df, 0, 0xa4d, 0}, {}, &local_socket_upstream_write_beats_iom3};
inline constexpr listed remote_socket_upstream_read_beats_iom0{{&unit_events::list, 0x20000bfe81f, 0, 0xa74, 0}, {}, &remote_socket_upstream_read_beats_iom0};
inline constexpr listed remote_socket_upstream_read_beats_iom1{{&unit_events::list, 0x20000bfe85f, 0, 0xa9b, 0}, {}, &remote_socket_upstream_read_beats_iom1};
inline constexpr listed remote_socket_upstream_read_beats_iom2{{&unit_events::list, 0x20000bfe89f, 0, 0xac2, 0}, {}, &remote_socket_upstream_read_beats_iom2};
inline constexpr listed remote_socket_upstream_read_beats_iom3{{&unit_events::list, 0x20000bfe8df, 0, 0xae9, 0}, {}, &remote_socket_upstream_read_beats_iom3};
inline constexpr listed remote_socket_upstream_write_beats_iom0{{&unit_events::list, 0x20000bff81f, 0, 0xb10, 0}, {}, &remote_socket_upstream_write_beats_iom0};
inline constexpr listed remote_socket_upstream_write_beats_iom1{{&unit_events::list, 0x20000bff85f, 0, 0xb38, 0}, {}, &remote_socket_upstream_write_beats_iom1};
inline constexpr listed remote_socket_upstream_write_beats_iom2{{&unit_events::list, 0x20000bff89f, 0, 0xb60, 0}, {}, &remote_socket_upstream_write_beats_iom2};
inline constexpr listed remote_socket_upstream_write_beats_iom3{{&unit_events::list, 0x20000bff8df, 0, 0xb88, 0}, {}, &remote_socket_upstream_write_beats_iom3};
inline constexpr listed local_socket_inf0_inbound_data_beats_ccm0{{&unit_events::list, 0x200007fe41e, 0, 0xbb0, 0}, {}, &local_socket_inf0_inbound_data_beats_ccm0};
inline constexpr listed local_socket_inf0_inbound_data_beats_ccm1{{&unit_events::list, 0x200007fe45e, 0, 0xbda, 0}, {}, &local_socket_inf0_inbound_data_beats_ccm1};
inline constexpr listed local_socket_inf0_inbound_data_beats_ccm2{{&unit_events::list, 0x200007fe49e, 0, 0xc04, 0}, {}, &local_socket_inf0_inbound_data_beats_ccm2};
inline constexpr listed local_socket_inf0_inbound_data_beats_ccm3{{&unit_events::list, 0x200007fe4de, 0, 0xc2e, 0}, {}, &local_socket_inf0_inbound_data_beats_ccm3};
inline constexpr listed local_socket_inf0_inbound_data_beats_ccm4{{&unit_events::list, 0x200007fe51e, 0, 0xc58, 0}, {}, &local_socket_inf0_inbound_data_beats_ccm4};
inline constexpr listed local_socket_inf0_inbound_data_beats_ccm5{{&unit_events::list, 0x200007fe55e, 0, 0xc82, 0}, {}, &local_socket_inf0_inbound_data_beats_ccm5};
inline constexpr listed local_socket_inf0_inbound_data_beats_ccm6{{&unit_events::list, 0x200007fe59e, 0, 0xcac, 0}, {}, &local_socket_inf0_inbound_data_beats_ccm6};
inline constexpr listed local_socket_inf0_inbound_data_beats_ccm7{{&unit_events::list, 0x200007fe5de, 0, 0xcd6, 0}, {}, &local_socket_inf0_inbound_data_beats_ccm7};
inline constexpr listed local_socket_inf1_inbound_data_beats_ccm0{{&unit_events::list, 0x200007fe41f, 0, 0xd00, 0}, {}, &local_socket_inf1_inbound_data_beats_ccm0};
inline constexpr listed local_socket_inf1_inbound_data_beats_ccm1{{&unit_events::list, 0x200007fe45f, 0, 0xd2a, 0}, {}, &local_socket_inf1_inbound_data_beats_ccm1};
inline constexpr listed local_socket_inf1_inbound_data_beats_ccm2{{&unit_events::list, 0x200007fe49f, 0, 0xd54, 0}, {}, &local_socket_inf1_inbound_data_beats_ccm2};
inline constexpr listed local_socket_inf1_inbound_data_beats_ccm3{{&unit_events::list, 0x200007fe4df, 0, 0xd7e, 0}, {}, &local_socket_inf1_inbound_data_beats_ccm3};
inline constexpr listed local_socket_inf1_inbound_data_beats_ccm4{{&unit_events::list, 0x200007fe51f, 0, 0xda8, 0}, {}, &local_socket_inf1_inbound_data_beats_ccm4};
inline constexpr listed local_socket_inf1_inbound_data_beats_ccm5{{&unit_events::list, 0x200007fe55f, 0, 0xdd2, 0}, {}, &local_socket_inf1_inbound_data_beats_ccm5};
inline constexpr listed local_socket_inf1_inbound_data_beats_ccm6{{&unit_events::list, 0x200007fe59f, 0, 0xdfc, 0}, {}, &local_socket_inf1_inbound_data_beats_ccm6};
inline constexpr listed local_socket_inf1_inbound_data_beats_ccm7{{&unit_events::list, 0x200007fe5df, 0, 0xe26, 0}, {}, &local_socket_inf1_inbound_data_beats_ccm7};
inline constexpr listed local_socket_inf0_outbound_data_beats_ccm0{{&unit_events::list, 0x200007ff41e, 0, 0xe50, 0}, {}, &local_socket_inf0_outbound_data_beats_ccm0};
inline constexpr listed local_socket_inf0_outbound_data_beats_ccm1{{&unit_events::list, 0x200007ff45e, 0, 0xe7b, 0}, {}, &local_socket_inf0_outbound_data_beats_ccm1};
inline constexpr listed local_socket_inf0_outbound_data_beats_ccm2{{&unit_events::list, 0x200007ff49e, 0, 0xea6, 0}, {}, &local_socket_inf0_outbound_data_beats_ccm2};
inline constexpr listed local_socket_inf0_outbound_data_beats_ccm3{{&unit_events::list, 0x200007ff4de, 0, 0xed1, 0}, {}, &local_socket_inf0_outbound_data_beats_ccm3};
inline constexpr listed local_socket_inf0_outbound_data_beats_ccm4{{&unit_events::list, 0x200007ff51e, 0, 0xefc, 0}, {}, &local_socket_inf0_outbound_data_beats_ccm4};
inline constexpr listed local_socket_inf0_outbound_data_beats_ccm5{{&unit_events::list, 0x200007ff55e, 0, 0xf27, 0}, {}, &local_socket_inf0_outbound_data_beats_ccm5};
inline constexpr listed local_socket_inf0_outbound_data_beats_ccm6{{&unit_events::list, 0x200007ff59e, 0, 0xf52, 0}, {}, &local_socket_inf0_outbound_data_beats_ccm6};
inline constexpr listed local_socket_inf0_outbound_data_beats_ccm7{{&unit_events::list, 0x200007ff5de, 0, 0xf7d, 0}, {}, &local_socket_inf0_outbound_data_beats_ccm7};
inline constexpr listed local_socket_inf1_outbound_data_beats_ccm0{{&unit_events::list, 0x200007ff41f, 0, 0xfa8, 0}, {}, &local_socket_inf1_outbound_data_beats_ccm0};
inline constexpr listed local_socket_inf1_outbound_data_beats_ccm1{{&unit_events::list, 0x200007ff45f, 0, 0xfd3, 0}, {}, &local_socket_inf1_outbound_data_beats_ccm1};
inline constexpr listed local_socket_inf1_outbound_data_beats_ccm2{{&unit_events::list, 0x200007ff49f, 0, 0xffe, 0}, {}, &local_socket_inf1_outbound_data_beats_ccm2};
inline constexpr listed local_socket_inf1_outbound_data_beats_ccm3{{&unit_events::list, 0x200007ff4df, 0, 0x1029, 0}, {}, &local_socket_inf1_outbound_data_beats_ccm3};
inline constexpr listed local_socket_inf1_outbound_data_beats_ccm4{{&unit_events::list, 0x200007ff51f, 0, 0x1054, 0}, {}, &local_socket_inf1_outbound_data_beats_ccm4};
inline constexpr listed local_socket_inf1_outbound_data_beats_ccm5{{&unit_events::list, 0x200007ff55f, 0, 0x107f, 0}, {}, &local_socket_inf1_outbound_data_beats_ccm5};
inline constexpr listed local_socket_inf1_outbound_data_beats_ccm6{{&unit_events::list, 0x200007ff59f, 0, 0x10aa, 0}, {}, &local_socket_inf1_outbound_data_beats_ccm6};
inline constexpr listed local_socket_inf1_outbound_data_beats_ccm7{{&unit_events::list, 0x200007ff5df, 0, 0x10d5, 0}, {}, &local_socket_inf1_outbound_data_beats_ccm7};
inline constexpr listed remote_socket_inf0_inbound_data_beats_ccm0{{&unit_events::list, 0x20000bfe41e, 0, 0x1100, 0}, {}, &remote_socket_inf0_inbound_data_beats_ccm0};
inline constexpr listed remote_socket_inf0_inbound_data_beats_ccm1{{&unit_events::list, 0x20000bfe45e, 0, 0x112b, 0}, {}, &remote_socket_inf0_inbound_data_beats_ccm1};
inline constexpr listed remote_socket_inf0_inbound_data_beats_ccm2{{&unit_events::list, 0x20000bfe49e, 0, 0x1156, 0}, {}, &remote_socket_inf0_inbound_data_beats_ccm2};
inline constexpr listed remote_socket_inf0_inbound_data_beats_ccm3{{&unit_events::list, 0x20000bfe4de, 0, 0x1181, 0}, {}, &remote_socket_inf0_inbound_data_beats_ccm3};
inline constexpr listed remote_socket_inf0_inbound_data_beats_ccm4{{&unit_events::list, 0x20000bfe51e, 0, 0x11ac, 0}, {}, &remote_socket_inf0_inbound_data_beats_ccm4};
inline constexpr listed remote_socket_inf0_inbound_data_beats_ccm5{{&unit_events::list, 0x20000bfe55e, 0, 0x11d7, 0}, {}, &remote_socket_inf0_inbound_data_beats_ccm5};
inline constexpr listed remote_socket_inf0_inbound_data_beats_ccm6{{&unit_events::list, 0x20000bfe59e, 0, 0x1202, 0}, {}, &remote_socket_inf0_inbound_data_beats_ccm6};
inline constexpr listed remote_socket_inf0_inbound_data_beats_ccm7{{&unit_events::list, 0x20000bfe5de, 0, 0x122d, 0}, {}, &remote_socket_inf0_inbound_data_beats_ccm7};
inline constexpr listed remote_socket_inf1_inbound_data_beats_ccm0{{&unit_events::list, 0x20000bfe41f, 0, 0x1258, 0}, {}, &remote_socket_inf1_inbound_data_beats_ccm0};
inline constexpr listed remote_socket_inf1_inbound_data_beats_ccm1{{&unit_events::list, 0x20000bfe45f, 0, 0x1283, 0}, {}, &remote_socket_inf1_inbound_data_beats_ccm1};
inline constexpr listed remote_socket_inf1_inbound_data_beats_ccm2{{&unit_events::list, 0x20000bfe49f, 0, 0x12ae, 0}, {}, &remote_socket_inf1_inbound_data_beats_ccm2};
inline constexpr listed remote_socket_inf1_inbound_data_beats_ccm3{{&unit_events::list, 0x20000bfe4df, 0, 0x12d9, 0}, {}, &remote_socket_inf1_inbound_data_beats_ccm3};
inline constexpr listed remote_socket_inf1_inbound_data_beats_ccm4{{&unit_events::list, 0x20000bfe51f, 0, 0x1304, 0}, {}, &remote_socket_inf1_inbound_data_beats_ccm4};
inline constexpr listed remote_socket_inf1_inbound_data_beats_ccm5{{&unit_events::list, 0x20000bfe55f, 0, 0x132f, 0}, {}, &remote_socket_inf1_inbound_data_beats_ccm5};
inline constexpr listed remote_socket_inf1_inbound_data_beats_ccm6{{&unit_events::list, 0x20000bfe59f, 0, 0x135a, 0}, {}, &remote_socket_inf1_inbound_data_beats_ccm6};
inline constexpr listed remote_socket_inf1_inbound_data_beats_ccm7{{&unit_events::list, 0x20000bfe5df, 0, 0x1385, 0}, {}, &remote_socket_inf1_inbound_data_beats_ccm7};
inline constexpr listed remote_socket_inf0_outbound_data_beats_ccm0{{&unit_events::list, 0x20000bff41e, 0, 0x13b0, 0}, {}, &remote_socket_inf0_outbound_data_beats_ccm0};
inline constexpr listed remote_socket_inf0_outbound_data_beats_ccm1{{&unit_events::list, 0x20000bff45e, 0, 0x13dc, 0}, {}, &remote_socket_inf0_outbound_data_beats_ccm1};
inline constexpr listed remote_socket_inf0_outbound_data_beats_ccm2{{&unit_events::list, 0x20000bff49e, 0, 0x1408, 0}, {}, &remote_socket_inf0_outbound_data_beats_ccm2};
inline constexpr listed remote_socket_inf0_outbound_data_beats_ccm3{{&unit_events::list, 0x20000bff4de, 0, 0x1434, 0}, {}, &remote_socket_inf0_outbound_data_beats_ccm3};
inline constexpr listed remote_socket_inf0_outbound_data_beats_ccm4{{&unit_events::list, 0x20000bff51e, 0, 0x1460, 0}, {}, &remote_socket_inf0_outbound_data_beats_ccm4};
inline constexpr listed remote_socket_inf0_outbound_data_beats_ccm5{{&unit_events::list, 0x20000bff55e, 0, 0x148c, 0}, {}, &remote_socket_inf0_outbound_data_beats_ccm5};
inline constexpr listed remote_socket_inf0_outbound_data_beats_ccm6{{&unit_events::list, 0x20000bff59e, 0, 0x14b8, 0}, {}, &remote_socket_inf0_outbound_data_beats_ccm6};
inline constexpr listed remote_socket_inf0_outbound_data_beats_ccm7{{&unit_events::list, 0x20000bff5de, 0, 0x14e4, 0}, {}, &remote_socket_inf0_outbound_data_beats_ccm7};
inline constexpr listed remote_socket_inf1_outbound_data_beats_ccm0{{&unit_events::list, 0x20000bff41f, 0, 0x1510, 0}, {}, &remote_socket_inf1_outbound_data_beats_ccm0};
inline constexpr listed remote_socket_inf1_outbound_data_beats_ccm1{{&unit_events::list, 0x20000bff45f, 0, 0x153c, 0}, {}, &remote_socket_inf1_outbound_data_beats_ccm1};
inline constexpr listed remote_socket_inf1_outbound_data_beats_ccm2{{&unit_events::list, 0x20000bff49f, 0, 0x1568, 0}, {}, &remote_socket_inf1_outbound_data_beats_ccm2};
inline constexpr listed remote_socket_inf1_outbound_data_beats_ccm3{{&unit_events::list, 0x20000bff4df, 0, 0x1594, 0}, {}, &remote_socket_inf1_outbound_data_beats_ccm3};
inline constexpr listed remote_socket_inf1_outbound_data_beats_ccm4{{&unit_events::list, 0x20000bff51f, 0, 0x15c0, 0}, {}, &remote_socket_inf1_outbound_data_beats_ccm4};
inline constexpr listed remote_socket_inf1_outbound_data_beats_ccm5{{&unit_events::list, 0x20000bff55f, 0, 0x15ec, 0}, {}, &remote_socket_inf1_outbound_data_beats_ccm5};
inline constexpr listed remote_socket_inf1_outbound_data_beats_ccm6{{&unit_events::list, 0x20000bff59f, 0, 0x1618, 0}, {}, &remote_socket_inf1_outbound_data_beats_ccm6};
inline constexpr listed remote_socket_inf1_outbound_data_beats_ccm7{{&unit_events::list, 0x20000bff5df, 0, 0x1644, 0}, {}, &remote_socket_inf1_outbound_data_beats_ccm7};
inline constexpr listed local_socket_outbound_data_beats_link0{{&unit_events::list, 0x20000f3eb5f, 0, 0x1670, 0}, {}, &local_socket_outbound_data_beats_link0};
inline constexpr listed local_socket_outbound_data_beats_link1{{&unit_events::list, 0x20000f3eb9f, 0, 0x1697, 0}, {}, &local_socket_outbound_data_beats_link1};
inline constexpr listed local_socket_outbound_data_beats_link2{{&unit_events::list, 0x20000f3ebdf, 0, 0x16be, 0}, {}, &local_socket_outbound_data_beats_link2};
inline constexpr listed local_socket_outbound_data_beats_link3{{&unit_events::list, 0x20000f3ec1f, 0, 0x16e5, 0}, {}, &local_socket_outbound_data_beats_link3};
inline constexpr listed local_socket_outbound_data_beats_link4{{&unit_events::list, 0x20000f3ec5f, 0, 0x170c, 0}, {}, &local_socket_outbound_data_beats_link4};
inline constexpr listed local_socket_outbound_data_beats_link5{{&unit_events::list, 0x20000f3ec9f, 0, 0x1733, 0}, {}, &local_socket_outbound_data_beats_link5};
inline constexpr listed local_socket_outbound_data_beats_link6{{&unit_events::list, 0x20000f3ecdf, 0, 0x175a, 0}, {}, &local_socket_outbound_data_beats_link6};
inline constexpr listed local_socket_outbound_data_beats_link7{{&unit_events::list, 0x20000f3ed1f, 0, 0x1781, 0}, {}, &local_socket_outbound_data_beats_link7};
} // namespace data_fabric

namespace umc {
using unit_events::listed;
inline constexpr listed umc_mem_clk{{&unit_events::list, 0x50000000000, 0, 0x17a8, 0}, {}, &umc_mem_clk};
namespace umc_act_cmd {
inline constexpr listed all{{&unit_events::list, 0x50000000005, 0, 0x17b4, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x50000001005, 0, 0x17c4, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x50000002005, 0, 0x17d3, 0}, {}, &wr};
}
namespace umc_pchg_cmd {
inline constexpr listed all{{&unit_events::list, 0x50000000006, 0, 0x17e2, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x50000001006, 0, 0x17f3, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x50000002006, 0, 0x1803, 0}, {}, &wr};
}
namespace umc_cas_cmd {
inline constexpr listed all{{&unit_events::list, 0x5000000000a, 0, 0x1813, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x5000000100a, 0, 0x1823, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x5000000200a, 0, 0x1832, 0}, {}, &wr};
}
namespace umc_data_slot_clks {
inline constexpr listed all{{&unit_events::list, 0x50000000014, 0, 0x1841, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x50000001014, 0, 0x1858, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x50000002014, 0, 0x186e, 0}, {}, &wr};
}
} // namespace umc

namespace unit_events {
inline constexpr const listed *own[] = {
    &l3::l3_lookup_state::l3_miss, &l3::l3_lookup_state::l3_hit,
    &l3::l3_lookup_state::all_coherent_accesses_to_l3, &l3::l3_xi_sampled_latency::dram_near,
    &l3::l3_xi_sampled_latency::dram_far, &l3::l3_xi_sampled_latency::near_cache,
    &l3::l3_xi_sampled_latency::far_cache, &l3::l3_xi_sampled_latency::ext_near,
    &l3::l3_xi_sampled_latency::ext_far, &l3::l3_xi_sampled_latency::all,
    &l3::l3_xi_sampled_latency_requests::dram_near, &l3::l3_xi_sampled_latency_requests::dram_far,
    &l3::l3_xi_sampled_latency_requests::near_cache, &l3::l3_xi_sampled_latency_requests::far_cache,
    &l3::l3_xi_sampled_latency_requests::ext_near, &l3::l3_xi_sampled_latency_requests::ext_far,
    &l3::l3_xi_sampled_latency_requests::all, &data_fabric::local_processor_read_data_beats_cs0,
    &data_fabric::local_processor_read_data_beats_cs1,
    &data_fabric::local_processor_read_data_beats_cs2,
    &data_fabric::local_processor_read_data_beats_cs3,
    &data_fabric::local_processor_read_data_beats_cs4,
    &data_fabric::local_processor_read_data_beats_cs5,
    &data_fabric::local_processor_read_data_beats_cs6,
    &data_fabric::local_processor_read_data_beats_cs7,
    &data_fabric::local_processor_read_data_beats_cs8,
    &data_fabric::local_processor_read_data_beats_cs9,
    &data_fabric::local_processor_read_data_beats_cs10,
    &data_fabric::local_processor_read_data_beats_cs11,
    &data_fabric::local_processor_write_data_beats_cs0,
    &data_fabric::local_processor_write_data_beats_cs1,
    &data_fabric::local_processor_write_data_beats_cs2,
    &data_fabric::local_processor_write_data_beats_cs3,
    &data_fabric::local_processor_write_data_beats_cs4,
    &data_fabric::local_processor_write_data_beats_cs5,
    &data_fabric::local_processor_write_data_beats_cs6,
    &data_fabric::local_processor_write_data_beats_cs7,
    &data_fabric::local_processor_write_data_beats_cs8,
    &data_fabric::local_processor_write_data_beats_cs9,
    &data_fabric::local_processor_write_data_beats_cs10,
    &data_fabric::local_processor_write_data_beats_cs11,
    &data_fabric::remote_processor_read_data_beats_cs0,
    &data_fabric::remote_processor_read_data_beats_cs1,
    &data_fabric::remote_processor_read_data_beats_cs2,
    &data_fabric::remote_processor_read_data_beats_cs3,
    &data_fabric::remote_processor_read_data_beats_cs4,
    &data_fabric::remote_processor_read_data_beats_cs5,
    &data_fabric::remote_processor_read_data_beats_cs6,
    &data_fabric::remote_processor_read_data_beats_cs7,
    &data_fabric::remote_processor_read_data_beats_cs8,
    &data_fabric::remote_processor_read_data_beats_cs9,
    &data_fabric::remote_processor_read_data_beats_cs10,
    &data_fabric::remote_processor_read_data_beats_cs11,
    &data_fabric::remote_processor_write_data_beats_cs0,
    &data_fabric::remote_processor_write_data_beats_cs1,
    &data_fabric::remote_processor_write_data_beats_cs2,
    &data_fabric::remote_processor_write_data_beats_cs3,
    &data_fabric::remote_processor_write_data_beats_cs4,
    &data_fabric::remote_processor_write_data_beats_cs5,
    &data_fabric::remote_processor_write_data_beats_cs6,
    &data_fabric::remote_processor_write_data_beats_cs7,
    &data_fabric::remote_processor_write_data_beats_cs8,
    &data_fabric::remote_processor_write_data_beats_cs9,
    &data_fabric::remote_processor_write_data_beats_cs10,
    &data_fabric::remote_processor_write_data_beats_cs11,
    &data_fabric::local_socket_upstream_read_beats_iom0,
    &data_fabric::local_socket_upstream_read_beats_iom1,
    &data_fabric::local_socket_upstream_read_beats_iom2,
    &data_fabric::local_socket_upstream_read_beats_iom3,
    &data_fabric::local_socket_upstream_write_beats_iom0,
    &data_fabric::local_socket_upstream_write_beats_iom1,
    &data_fabric::local_socket_upstream_write_beats_iom2,
    &data_fabric::local_socket_upstream_write_beats_iom3,
    &data_fabric::remote_socket_upstream_read_beats_iom0,
    &data_fabric::remote_socket_upstream_read_beats_iom1,
    &data_fabric::remote_socket_upstream_read_beats_iom2,
    &data_fabric::remote_socket_upstream_read_beats_iom3,
    &data_fabric::remote_socket_upstream_write_beats_iom0,
    &data_fabric::remote_socket_upstream_write_beats_iom1,
    &data_fabric::remote_socket_upstream_write_beats_iom2,
    &data_fabric::remote_socket_upstream_write_beats_iom3,
    &data_fabric::local_socket_inf0_inbound_data_beats_ccm0,
    &data_fabric::local_socket_inf0_inbound_data_beats_ccm1,
    &data_fabric::local_socket_inf0_inbound_data_beats_ccm2,
    &data_fabric::local_socket_inf0_inbound_data_beats_ccm3,
    &data_fabric::local_socket_inf0_inbound_data_beats_ccm4,
    &data_fabric::local_socket_inf0_inbound_data_beats_ccm5,
    &data_fabric::local_socket_inf0_inbound_data_beats_ccm6,
    &data_fabric::local_socket_inf0_inbound_data_beats_ccm7,
    &data_fabric::local_socket_inf1_inbound_data_beats_ccm0,
    &data_fabric::local_socket_inf1_inbound_data_beats_ccm1,
    &data_fabric::local_socket_inf1_inbound_data_beats_ccm2,
    &data_fabric::local_socket_inf1_inbound_data_beats_ccm3,
    &data_fabric::local_socket_inf1_inbound_data_beats_ccm4,
    &data_fabric::local_socket_inf1_inbound_data_beats_ccm5,
    &data_fabric::local_socket_inf1_inbound_data_beats_ccm6,
    &data_fabric::local_socket_inf1_inbound_data_beats_ccm7,
    &data_fabric::local_socket_inf0_outbound_data_beats_ccm0,
    &data_fabric::local_socket_inf0_outbound_data_beats_ccm1,
    &data_fabric::local_socket_inf0_outbound_data_beats_ccm2,
    &data_fabric::local_socket_inf0_outbound_data_beats_ccm3,
    &data_fabric::local_socket_inf0_outbound_data_beats_ccm4,
    &data_fabric::local_socket_inf0_outbound_data_beats_ccm5,
    &data_fabric::local_socket_inf0_outbound_data_beats_ccm6,
    &data_fabric::local_socket_inf0_outbound_data_beats_ccm7,
    &data_fabric::local_socket_inf1_outbound_data_beats_ccm0,
    &data_fabric::local_socket_inf1_outbound_data_beats_ccm1,
    &data_fabric::local_socket_inf1_outbound_data_beats_ccm2,
    &data_fabric::local_socket_inf1_outbound_data_beats_ccm3,
    &data_fabric::local_socket_inf1_outbound_data_beats_ccm4,
    &data_fabric::local_socket_inf1_outbound_data_beats_ccm5,
    &data_fabric::local_socket_inf1_outbound_data_beats_ccm6,
    &data_fabric::local_socket_inf1_outbound_data_beats_ccm7,
    &data_fabric::remote_socket_inf0_inbound_data_beats_ccm0,
    &data_fabric::remote_socket_inf0_inbound_data_beats_ccm1,
    &data_fabric::remote_socket_inf0_inbound_data_beats_ccm2,
    &data_fabric::remote_socket_inf0_inbound_data_beats_ccm3,
    &data_fabric::remote_socket_inf0_inbound_data_beats_ccm4,
    &data_fabric::remote_socket_inf0_inbound_data_beats_ccm5,
    &data_fabric::remote_socket_inf0_inbound_data_beats_ccm6,
    &data_fabric::remote_socket_inf0_inbound_data_beats_ccm7,
    &data_fabric::remote_socket_inf1_inbound_data_beats_ccm0,
    &data_fabric::remote_socket_inf1_inbound_data_beats_ccm1,
    &data_fabric::remote_socket_inf1_inbound_data_beats_ccm2,
    &data_fabric::remote_socket_inf1_inbound_data_beats_ccm3,
    &data_fabric::remote_socket_inf1_inbound_data_beats_ccm4,
    &data_fabric::remote_socket_inf1_inbound_data_beats_ccm5,
    &data_fabric::remote_socket_inf1_inbound_data_beats_ccm6,
    &data_fabric::remote_socket_inf1_inbound_data_beats_ccm7,
    &data_fabric::remote_socket_inf0_outbound_data_beats_ccm0,
    &data_fabric::remote_socket_inf0_outbound_data_beats_ccm1,
    &data_fabric::remote_socket_inf0_outbound_data_beats_ccm2,
    &data_fabric::remote_socket_inf0_outbound_data_beats_ccm3,
    &data_fabric::remote_socket_inf0_outbound_data_beats_ccm4,
    &data_fabric::remote_socket_inf0_outbound_data_beats_ccm5,
    &data_fabric::remote_socket_inf0_outbound_data_beats_ccm6,
    &data_fabric::remote_socket_inf0_outbound_data_beats_ccm7,
    &data_fabric::remote_socket_inf1_outbound_data_beats_ccm0,
    &data_fabric::remote_socket_inf1_outbound_data_beats_ccm1,
    &data_fabric::remote_socket_inf1_outbound_data_beats_ccm2,
    &data_fabric::remote_socket_inf1_outbound_data_beats_ccm3,
    &data_fabric::remote_socket_inf1_outbound_data_beats_ccm4,
    &data_fabric::remote_socket_inf1_outbound_data_beats_ccm5,
    &data_fabric::remote_socket_inf1_outbound_data_beats_ccm6,
    &data_fabric::remote_socket_inf1_outbound_data_beats_ccm7,
    &data_fabric::local_socket_outbound_data_beats_link0,
    &data_fabric::local_socket_outbound_data_beats_link1,
    &data_fabric::local_socket_outbound_data_beats_link2,
    &data_fabric::local_socket_outbound_data_beats_link3,
    &data_fabric::local_socket_outbound_data_beats_link4,
    &data_fabric::local_socket_outbound_data_beats_link5,
    &data_fabric::local_socket_outbound_data_beats_link6,
    &data_fabric::local_socket_outbound_data_beats_link7, &umc::umc_mem_clk, &umc::umc_act_cmd::all,
    &umc::umc_act_cmd::rd, &umc::umc_act_cmd::wr, &umc::umc_pchg_cmd::all, &umc::umc_pchg_cmd::rd,
    &umc::umc_pchg_cmd::wr, &umc::umc_cas_cmd::all, &umc::umc_cas_cmd::rd, &umc::umc_cas_cmd::wr,
    &umc::umc_data_slot_clks::all, &umc::umc_data_slot_clks::rd, &umc::umc_data_slot_clks::wr
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(own)};
} // namespace unit_events

} // namespace msr::events::zen4
