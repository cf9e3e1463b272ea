// Events of AMD Zen 5 outside of the core, each a constant that is its own row. Written by
// tools/uncore/write_amd from tables: do not edit.
// From Linux 7.3, tools/perf/pmu-events/arch/x86/amdzen5; GPL-2.0 tree (COPYING), names and numbers
// only. Compared with RRZE-HPC/likwid d9c523b.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::zen5 {

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
    "local_or_remote_socket_read_data_beats_dram_0\0"
    "local_or_remote_socket_read_data_beats_dram_1\0"
    "local_or_remote_socket_read_data_beats_dram_2\0"
    "local_or_remote_socket_read_data_beats_dram_3\0"
    "local_or_remote_socket_read_data_beats_dram_4\0"
    "local_or_remote_socket_read_data_beats_dram_5\0"
    "local_or_remote_socket_read_data_beats_dram_6\0"
    "local_or_remote_socket_read_data_beats_dram_7\0"
    "local_or_remote_socket_read_data_beats_dram_8\0"
    "local_or_remote_socket_read_data_beats_dram_9\0"
    "local_or_remote_socket_read_data_beats_dram_10\0"
    "local_or_remote_socket_read_data_beats_dram_11\0"
    "local_socket_write_data_beats_dram_0\0"
    "local_socket_write_data_beats_dram_1\0"
    "local_socket_write_data_beats_dram_2\0"
    "local_socket_write_data_beats_dram_3\0"
    "local_socket_write_data_beats_dram_4\0"
    "local_socket_write_data_beats_dram_5\0"
    "local_socket_write_data_beats_dram_6\0"
    "local_socket_write_data_beats_dram_7\0"
    "local_socket_write_data_beats_dram_8\0"
    "local_socket_write_data_beats_dram_9\0"
    "local_socket_write_data_beats_dram_10\0"
    "local_socket_write_data_beats_dram_11\0"
    "remote_socket_write_data_beats_dram_0\0"
    "remote_socket_write_data_beats_dram_1\0"
    "remote_socket_write_data_beats_dram_2\0"
    "remote_socket_write_data_beats_dram_3\0"
    "remote_socket_write_data_beats_dram_4\0"
    "remote_socket_write_data_beats_dram_5\0"
    "remote_socket_write_data_beats_dram_6\0"
    "remote_socket_write_data_beats_dram_7\0"
    "remote_socket_write_data_beats_dram_8\0"
    "remote_socket_write_data_beats_dram_9\0"
    "remote_socket_write_data_beats_dram_10\0"
    "remote_socket_write_data_beats_dram_11\0"
    "local_or_remote_socket_write_data_beats_dram_0\0"
    "local_or_remote_socket_write_data_beats_dram_1\0"
    "local_or_remote_socket_write_data_beats_dram_2\0"
    "local_or_remote_socket_write_data_beats_dram_3\0"
    "local_or_remote_socket_write_data_beats_dram_4\0"
    "local_or_remote_socket_write_data_beats_dram_5\0"
    "local_or_remote_socket_write_data_beats_dram_6\0"
    "local_or_remote_socket_write_data_beats_dram_7\0"
    "local_or_remote_socket_write_data_beats_dram_8\0"
    "local_or_remote_socket_write_data_beats_dram_9\0"
    "local_or_remote_socket_write_data_beats_dram_10\0"
    "local_or_remote_socket_write_data_beats_dram_11\0"
    "local_socket_upstream_read_data_beats_io_0\0"
    "local_socket_upstream_read_data_beats_io_1\0"
    "local_socket_upstream_read_data_beats_io_2\0"
    "local_socket_upstream_read_data_beats_io_3\0"
    "local_socket_upstream_read_data_beats_io_4\0"
    "local_socket_upstream_read_data_beats_io_5\0"
    "local_socket_upstream_read_data_beats_io_6\0"
    "local_socket_upstream_read_data_beats_io_7\0"
    "local_socket_upstream_write_data_beats_io_0\0"
    "local_socket_upstream_write_data_beats_io_1\0"
    "local_socket_upstream_write_data_beats_io_2\0"
    "local_socket_upstream_write_data_beats_io_3\0"
    "local_socket_upstream_write_data_beats_io_4\0"
    "local_socket_upstream_write_data_beats_io_5\0"
    "local_socket_upstream_write_data_beats_io_6\0"
    "local_socket_upstream_write_data_beats_io_7\0"
    "remote_socket_upstream_read_data_beats_io_0\0"
    "remote_socket_upstream_read_data_beats_io_1\0"
    "remote_socket_upstream_read_data_beats_io_2\0"
    "remote_socket_upstream_read_data_beats_io_3\0"
    "remote_socket_upstream_read_data_beats_io_4\0"
    "remote_socket_upstream_read_data_beats_io_5\0"
    "remote_socket_upstream_read_data_beats_io_6\0"
    "remote_socket_upstream_read_data_beats_io_7\0"
    "remote_socket_upstream_write_data_beats_io_0\0"
    "remote_socket_upstream_write_data_beats_io_1\0"
    "remote_socket_upstream_write_data_beats_io_2\0"
    "remote_socket_upstream_write_data_beats_io_3\0"
    "remote_socket_upstream_write_data_beats_io_4\0"
    "remote_socket_upstream_write_data_beats_io_5\0"
    "remote_socket_upstream_write_data_beats_io_6\0"
    "remote_socket_upstream_write_data_beats_io_7\0"
    "local_or_remote_socket_upstream_read_data_beats_io_0\0"
    "local_or_remote_socket_upstream_read_data_beats_io_1\0"
    "local_or_remote_socket_upstream_read_data_beats_io_2\0"
    "local_or_remote_socket_upstream_read_data_beats_io_3\0"
    "local_or_remote_socket_upstream_read_data_beats_io_4\0"
    "local_or_remote_socket_upstream_read_data_beats_io_5\0"
    "local_or_remote_socket_upstream_read_data_beats_io_6\0"
    "local_or_remote_socket_upstream_read_data_beats_io_7\0"
    "local_or_remote_socket_upstream_write_data_beats_io_0\0"
    "local_or_remote_socket_upstream_write_data_beats_io_1\0"
    "local_or_remote_socket_upstream_write_data_beats_io_2\0"
    "local_or_remote_socket_upstream_write_data_beats_io_3\0"
    "local_or_remote_socket_upstream_write_data_beats_io_4\0"
    "local_or_remote_socket_upstream_write_data_beats_io_5\0"
    "local_or_remote_socket_upstream_write_data_beats_io_6\0"
    "local_or_remote_socket_upstream_write_data_beats_io_7\0"
    "local_socket_inbound_data_beats_cfi_0\0"
    "local_socket_inbound_data_beats_cfi_1\0"
    "local_socket_inbound_data_beats_cfi_2\0"
    "local_socket_inbound_data_beats_cfi_3\0"
    "local_socket_inbound_data_beats_cfi_4\0"
    "local_socket_inbound_data_beats_cfi_5\0"
    "local_socket_inbound_data_beats_cfi_6\0"
    "local_socket_inbound_data_beats_cfi_7\0"
    "local_socket_inbound_data_beats_cfi_8\0"
    "local_socket_inbound_data_beats_cfi_9\0"
    "local_socket_inbound_data_beats_cfi_10\0"
    "local_socket_inbound_data_beats_cfi_11\0"
    "local_socket_inbound_data_beats_cfi_12\0"
    "local_socket_inbound_data_beats_cfi_13\0"
    "local_socket_inbound_data_beats_cfi_14\0"
    "local_socket_inbound_data_beats_cfi_15\0"
    "local_socket_outbound_data_beats_cfi_0\0"
    "local_socket_outbound_data_beats_cfi_1\0"
    "local_socket_outbound_data_beats_cfi_2\0"
    "local_socket_outbound_data_beats_cfi_3\0"
    "local_socket_outbound_data_beats_cfi_4\0"
    "local_socket_outbound_data_beats_cfi_5\0"
    "local_socket_outbound_data_beats_cfi_6\0"
    "local_socket_outbound_data_beats_cfi_7\0"
    "local_socket_outbound_data_beats_cfi_8\0"
    "local_socket_outbound_data_beats_cfi_9\0"
    "local_socket_outbound_data_beats_cfi_10\0"
    "local_socket_outbound_data_beats_cfi_11\0"
    "local_socket_outbound_data_beats_cfi_12\0"
    "local_socket_outbound_data_beats_cfi_13\0"
    "local_socket_outbound_data_beats_cfi_14\0"
    "local_socket_outbound_data_beats_cfi_15\0"
    "remote_socket_inbound_data_beats_cfi_0\0"
    "remote_socket_inbound_data_beats_cfi_1\0"
    "remote_socket_inbound_data_beats_cfi_2\0"
    "remote_socket_inbound_data_beats_cfi_3\0"
    "remote_socket_inbound_data_beats_cfi_4\0"
    "remote_socket_inbound_data_beats_cfi_5\0"
    "remote_socket_inbound_data_beats_cfi_6\0"
    "remote_socket_inbound_data_beats_cfi_7\0"
    "remote_socket_inbound_data_beats_cfi_8\0"
    "remote_socket_inbound_data_beats_cfi_9\0"
    "remote_socket_inbound_data_beats_cfi_10\0"
    "remote_socket_inbound_data_beats_cfi_11\0"
    "remote_socket_inbound_data_beats_cfi_12\0"
    "remote_socket_inbound_data_beats_cfi_13\0"
    "remote_socket_inbound_data_beats_cfi_14\0"
    "remote_socket_inbound_data_beats_cfi_15\0"
    "remote_socket_outbound_data_beats_cfi_0\0"
    "remote_socket_outbound_data_beats_cfi_1\0"
    "remote_socket_outbound_data_beats_cfi_2\0"
    "remote_socket_outbound_data_beats_cfi_3\0"
    "remote_socket_outbound_data_beats_cfi_4\0"
    "remote_socket_outbound_data_beats_cfi_5\0"
    "remote_socket_outbound_data_beats_cfi_6\0"
    "remote_socket_outbound_data_beats_cfi_7\0"
    "remote_socket_outbound_data_beats_cfi_8\0"
    "remote_socket_outbound_data_beats_cfi_9\0"
    "remote_socket_outbound_data_beats_cfi_10\0"
    "remote_socket_outbound_data_beats_cfi_11\0"
    "remote_socket_outbound_data_beats_cfi_12\0"
    "remote_socket_outbound_data_beats_cfi_13\0"
    "remote_socket_outbound_data_beats_cfi_14\0"
    "remote_socket_outbound_data_beats_cfi_15\0"
    "local_or_remote_socket_inbound_data_beats_cfi_0\0"
    "local_or_remote_socket_inbound_data_beats_cfi_1\0"
    "local_or_remote_socket_inbound_data_beats_cfi_2\0"
    "local_or_remote_socket_inbound_data_beats_cfi_3\0"
    "local_or_remote_socket_inbound_data_beats_cfi_4\0"
    "local_or_remote_socket_inbound_data_beats_cfi_5\0"
    "local_or_remote_socket_inbound_data_beats_cfi_6\0"
    "local_or_remote_socket_inbound_data_beats_cfi_7\0"
    "local_or_remote_socket_inbound_data_beats_cfi_8\0"
    "local_or_remote_socket_inbound_data_beats_cfi_9\0"
    "local_or_remote_socket_inbound_data_beats_cfi_10\0"
    "local_or_remote_socket_inbound_data_beats_cfi_11\0"
    "local_or_remote_socket_inbound_data_beats_cfi_12\0"
    "local_or_remote_socket_inbound_data_beats_cfi_13\0"
    "local_or_remote_socket_inbound_data_beats_cfi_14\0"
    "local_or_remote_socket_inbound_data_beats_cfi_15\0"
    "local_or_remote_socket_outbound_data_beats_cfi_0\0"
    "local_or_remote_socket_outbound_data_beats_cfi_1\0"
    "local_or_remote_socket_outbound_data_beats_cfi_2\0"
    "local_or_remote_socket_outbound_data_beats_cfi_3\0"
    "local_or_remote_socket_outbound_data_beats_cfi_4\0"
    "local_or_remote_socket_outbound_data_beats_cfi_5\0"
    "local_or_remote_socket_outbound_data_beats_cfi_6\0"
    "local_or_remote_socket_outbound_data_beats_cfi_7\0"
    "local_or_remote_socket_outbound_data_beats_cfi_8\0"
    "local_or_remote_socket_outbound_data_beats_cfi_9\0"
    "local_or_remote_socket_outbound_data_beats_cfi_10\0"
    "local_or_remote_socket_outbound_data_beats_cfi_11\0"
    "local_or_remote_socket_outbound_data_beats_cfi_12\0"
    "local_or_remote_socket_outbound_data_beats_cfi_13\0"
    "local_or_remote_socket_outbound_data_beats_cfi_14\0"
    "local_or_remote_socket_outbound_data_beats_cfi_15\0"
    "local_socket_inbound_data_beats_link_0\0"
    "local_socket_inbound_data_beats_link_1\0"
    "local_socket_inbound_data_beats_link_2\0"
    "local_socket_inbound_data_beats_link_3\0"
    "local_socket_inbound_data_beats_link_4\0"
    "local_socket_inbound_data_beats_link_5\0"
    "local_socket_outbound_data_beats_link_0\0"
    "local_socket_outbound_data_beats_link_1\0"
    "local_socket_outbound_data_beats_link_2\0"
    "local_socket_outbound_data_beats_link_3\0"
    "local_socket_outbound_data_beats_link_4\0"
    "local_socket_outbound_data_beats_link_5\0"
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
inline constexpr select::event_list list{"zen5", core::zen5, names};
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
inline constexpr listed local_or_remote_socket_read_data_beats_dram_0{{&unit_events::list, 0x20000ffe01f, 0, 0x248, 0}, {}, &local_or_remote_socket_read_data_beats_dram_0};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_1{{&unit_events::list, 0x20000ffe05f, 0, 0x276, 0}, {}, &local_or_remote_socket_read_data_beats_dram_1};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_2{{&unit_events::list, 0x20000ffe09f, 0, 0x2a4, 0}, {}, &local_or_remote_socket_read_data_beats_dram_2};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_3{{&unit_events::list, 0x20000ffe0df, 0, 0x2d2, 0}, {}, &local_or_remote_socket_read_data_beats_dram_3};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_4{{&unit_events::list, 0x20000ffe11f, 0, 0x300, 0}, {}, &local_or_remote_socket_read_data_beats_dram_4};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_5{{&unit_events::list, 0x20000ffe15f, 0, 0x32e, 0}, {}, &local_or_remote_socket_read_data_beats_dram_5};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_6{{&unit_events::list, 0x20000ffe19f, 0, 0x35c, 0}, {}, &local_or_remote_socket_read_data_beats_dram_6};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_7{{&unit_events::list, 0x20000ffe1df, 0, 0x38a, 0}, {}, &local_or_remote_socket_read_data_beats_dram_7};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_8{{&unit_events::list, 0x20000ffe21f, 0, 0x3b8, 0}, {}, &local_or_remote_socket_read_data_beats_dram_8};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_9{{&unit_events::list, 0x20000ffe25f, 0, 0x3e6, 0}, {}, &local_or_remote_socket_read_data_beats_dram_9};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_10{{&unit_events::list, 0x20000ffe29f, 0, 0x414, 0}, {}, &local_or_remote_socket_read_data_beats_dram_10};
inline constexpr listed local_or_remote_socket_read_data_beats_dram_11{{&unit_events::list, 0x20000ffe2df, 0, 0x443, 0}, {}, &local_or_remote_socket_read_data_beats_dram_11};
inline constexpr listed local_socket_write_data_beats_dram_0{{&unit_events::list, 0x200007ff01f, 0, 0x472, 0}, {}, &local_socket_write_data_beats_dram_0};
inline constexpr listed local_socket_write_data_beats_dram_1{{&unit_events::list, 0x200007ff05f, 0, 0x497, 0}, {}, &local_socket_write_data_beats_dram_1};
inline constexpr listed local_socket_write_data_beats_dram_2{{&unit_events::list, 0x200007ff09f, 0, 0x4bc, 0}, {}, &local_socket_write_data_beats_dram_2};
inline constexpr listed local_socket_write_data_beats_dram_3{{&unit_events::list, 0x200007ff0df, 0, 0x4e1, 0}, {}, &local_socket_write_data_beats_dram_3};
inline constexpr listed local_socket_write_data_beats_dram_4{{&unit_events::list, 0x200007ff11f, 0, 0x506, 0}, {}, &local_socket_write_data_beats_dram_4};
inline constexpr listed local_socket_write_data_beats_dram_5{{&unit_events::list, 0x200007ff15f, 0, 0x52b, 0}, {}, &local_socket_write_data_beats_dram_5};
inline constexpr listed local_socket_write_data_beats_dram_6{{&unit_events::list, 0x200007ff19f, 0, 0x550, 0}, {}, &local_socket_write_data_beats_dram_6};
inline constexpr listed local_socket_write_data_beats_dram_7{{&unit_events::list, 0x200007ff1df, 0, 0x575, 0}, {}, &local_socket_write_data_beats_dram_7};
inline constexpr listed local_socket_write_data_beats_dram_8{{&unit_events::list, 0x200007ff21f, 0, 0x59a, 0}, {}, &local_socket_write_data_beats_dram_8};
inline constexpr listed local_socket_write_data_beats_dram_9{{&unit_events::list, 0x200007ff25f, 0, 0x5bf, 0}, {}, &local_socket_write_data_beats_dram_9};
inline constexpr listed local_socket_write_data_beats_dram_10{{&unit_events::list, 0x200007ff29f, 0, 0x5e4, 0}, {}, &local_socket_write_data_beats_dram_10};
inline constexpr listed local_socket_write_data_beats_dram_11{{&unit_events::list, 0x200007ff2df, 0, 0x60a, 0}, {}, &local_socket_write_data_beats_dram_11};
inline constexpr listed remote_socket_write_data_beats_dram_0{{&unit_events::list, 0x20000bff01f, 0, 0x630, 0}, {}, &remote_socket_write_data_beats_dram_0};
inline constexpr listed remote_socket_write_data_beats_dram_1{{&unit_events::list, 0x20000bff05f, 0, 0x656, 0}, {}, &remote_socket_write_data_beats_dram_1};
inline constexpr listed remote_socket_write_data_beats_dram_2{{&unit_events::list, 0x20000bff09f, 0, 0x67c, 0}, {}, &remote_socket_write_data_beats_dram_2};
inline constexpr listed remote_socket_write_data_beats_dram_3{{&unit_events::list, 0x20000bff0df, 0, 0x6a2, 0}, {}, &remote_socket_write_data_beats_dram_3};
inline constexpr listed remote_socket_write_data_beats_dram_4{{&unit_events::list, 0x20000bff11f, 0, 0x6c8, 0}, {}, &remote_socket_write_data_beats_dram_4};
inline constexpr listed remote_socket_write_data_beats_dram_5{{&unit_events::list, 0x20000bff15f, 0, 0x6ee, 0}, {}, &remote_socket_write_data_beats_dram_5};
inline constexpr listed remote_socket_write_data_beats_dram_6{{&unit_events::list, 0x20000bff19f, 0, 0x714, 0}, {}, &remote_socket_write_data_beats_dram_6};
inline constexpr listed remote_socket_write_data_beats_dram_7{{&unit_events::list, 0x20000bff1df, 0, 0x73a, 0}, {}, &remote_socket_write_data_beats_dram_7};
inline constexpr listed remote_socket_write_data_beats_dram_8{{&unit_events::list, 0x20000bff21f, 0, 0x760, 0}, {}, &remote_socket_write_data_beats_dram_8};
inline constexpr listed remote_socket_write_data_beats_dram_9{{&unit_events::list, 0x20000bff25f, 0, 0x786, 0}, {}, &remote_socket_write_data_beats_dram_9};
inline constexpr listed remote_socket_write_data_beats_dram_10{{&unit_events::list, 0x20000bff29f, 0, 0x7ac, 0}, {}, &remote_socket_write_data_beats_dram_10};
inline constexpr listed remote_socket_write_data_beats_dram_11{{&unit_events::list, 0x20000bff2df, 0, 0x7d3, 0}, {}, &remote_socket_write_data_beats_dram_11};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_0{{&unit_events::list, 0x20000fff01f, 0, 0x7fa, 0}, {}, &local_or_remote_socket_write_data_beats_dram_0};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_1{{&unit_events::list, 0x20000fff05f, 0, 0x829, 0}, {}, &local_or_remote_socket_write_data_beats_dram_1};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_2{{&unit_events::list, 0x20000fff09f, 0, 0x858, 0}, {}, &local_or_remote_socket_write_data_beats_dram_2};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_3{{&unit_events::list, 0x20000fff0df, 0, 0x887, 0}, {}, &local_or_remote_socket_write_data_beats_dram_3};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_4{{&unit_events::list, 0x20000fff11f, 0, 0x8b6, 0}, {}, &local_or_remote_socket_write_data_beats_dram_4};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_5{{&unit_events::list, 0x20000fff15f, 0, 0x8e5, 0}, {}, &local_or_remote_socket_write_data_beats_dram_5};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_6{{&unit_events::list, 0x20000fff19f, 0, 0x914, 0}, {}, &local_or_remote_socket_write_data_beats_dram_6};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_7{{&unit_events::list, 0x20000fff1df, 0, 0x943, 0}, {}, &local_or_remote_socket_write_data_beats_dram_7};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_8{{&unit_events::list, 0x20000fff21f, 0, 0x972, 0}, {}, &local_or_remote_socket_write_data_beats_dram_8};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_9{{&unit_events::list, 0x20000fff25f, 0, 0x9a1, 0}, {}, &local_or_remote_socket_write_data_beats_dram_9};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_10{{&unit_events::list, 0x20000fff29f, 0, 0x9d0, 0}, {}, &local_or_remote_socket_write_data_beats_dram_10};
inline constexpr listed local_or_remote_socket_write_data_beats_dram_11{{&unit_events::list, 0x20000fff2df, 0, 0xa00, 0}, {}, &local_or_remote_socket_write_data_beats_dram_11};
inline constexpr listed local_socket_upstream_read_data_beats_io_0{{&unit_events::list, 0x200007fe81f, 0, 0xa30, 0}, {}, &local_socket_upstream_read_data_beats_io_0};
inline constexpr listed local_socket_upstream_read_data_beats_io_1{{&unit_events::list, 0x200007fe85f, 0, 0xa5b, 0}, {}, &local_socket_upstream_read_data_beats_io_1};
inline constexpr listed local_socket_upstream_read_data_beats_io_2{{&unit_events::list, 0x200007fe89f, 0, 0xa86, 0}, {}, &local_socket_upstream_read_data_beats_io_2};
inline constexpr listed local_socket_upstream_read_data_beats_io_3{{&unit_events::list, 0x200007fe8df, 0, 0xab1, 0}, {}, &local_socket_upstream_read_data_beats_io_3};
inline constexpr listed local_socket_upstream_read_data_beats_io_4{{&unit_events::list, 0x200007fe91f, 0, 0xadc, 0}, {}, &local_socket_upstream_read_data_beats_io_4};
inline constexpr listed local_socket_upstream_read_data_beats_io_5{{&unit_events::list, 0x200007fe95f, 0, 0xb07, 0}, {}, &local_socket_upstream_read_data_beats_io_5};
inline constexpr listed local_socket_upstream_read_data_beats_io_6{{&unit_events::list, 0x200007fe99f, 0, 0xb32, 0}, {}, &local_socket_upstream_read_data_beats_io_6};
inline constexpr listed local_socket_upstream_read_data_beats_io_7{{&unit_events::list, 0x200007fe9df, 0, 0xb5d, 0}, {}, &local_socket_upstream_read_data_beats_io_7};
inline constexpr listed local_socket_upstream_write_data_beats_io_0{{&unit_events::list, 0x200007ff81f, 0, 0xb88, 0}, {}, &local_socket_upstream_write_data_beats_io_0};
inline constexpr listed local_socket_upstream_write_data_beats_io_1{{&unit_events::list, 0x200007ff85f, 0, 0xbb4, 0}, {}, &local_socket_upstream_write_data_beats_io_1};
inline constexpr listed local_socket_upstream_write_data_beats_io_2{{&unit_events::list, 0x200007ff89f, 0, 0xbe0, 0}, {}, &local_socket_upstream_write_data_beats_io_2};
inline constexpr listed local_socket_upstream_write_data_beats_io_3{{&unit_events::list, 0x200007ff8df, 0, 0xc0c, 0}, {}, &local_socket_upstream_write_data_beats_io_3};
inline constexpr listed local_socket_upstream_write_data_beats_io_4{{&unit_events::list, 0x200007ff91f, 0, 0xc38, 0}, {}, &local_socket_upstream_write_data_beats_io_4};
inline constexpr listed local_socket_upstream_write_data_beats_io_5{{&unit_events::list, 0x200007ff95f, 0, 0xc64, 0}, {}, &local_socket_upstream_write_data_beats_io_5};
inline constexpr listed local_socket_upstream_write_data_beats_io_6{{&unit_events::list, 0x200007ff99f, 0, 0xc90, 0}, {}, &local_socket_upstream_write_data_beats_io_6};
inline constexpr listed local_socket_upstream_write_data_beats_io_7{{&unit_events::list, 0x200007ff9df, 0, 0xcbc, 0}, {}, &local_socket_upstream_write_data_beats_io_7};
inline constexpr listed remote_socket_upstream_read_data_beats_io_0{{&unit_events::list, 0x20000bfe81f, 0, 0xce8, 0}, {}, &remote_socket_upstream_read_data_beats_io_0};
inline constexpr listed remote_socket_upstream_read_data_beats_io_1{{&unit_events::list, 0x20000bfe85f, 0, 0xd14, 0}, {}, &remote_socket_upstream_read_data_beats_io_1};
inline constexpr listed remote_socket_upstream_read_data_beats_io_2{{&unit_events::list, 0x20000bfe89f, 0, 0xd40, 0}, {}, &remote_socket_upstream_read_data_beats_io_2};
inline constexpr listed remote_socket_upstream_read_data_beats_io_3{{&unit_events::list, 0x20000bfe8df, 0, 0xd6c, 0}, {}, &remote_socket_upstream_read_data_beats_io_3};
inline constexpr listed remote_socket_upstream_read_data_beats_io_4{{&unit_events::list, 0x20000bfe91f, 0, 0xd98, 0}, {}, &remote_socket_upstream_read_data_beats_io_4};
inline constexpr listed remote_socket_upstream_read_data_beats_io_5{{&unit_events::list, 0x20000bfe95f, 0, 0xdc4, 0}, {}, &remote_socket_upstream_read_data_beats_io_5};
inline constexpr listed remote_socket_upstream_read_data_beats_io_6{{&unit_events::list, 0x20000bfe99f, 0, 0xdf0, 0}, {}, &remote_socket_upstream_read_data_beats_io_6};
inline constexpr listed remote_socket_upstream_read_data_beats_io_7{{&unit_events::list, 0x20000bfe9df, 0, 0xe1c, 0}, {}, &remote_socket_upstream_read_data_beats_io_7};
inline constexpr listed remote_socket_upstream_write_data_beats_io_0{{&unit_events::list, 0x20000bff81f, 0, 0xe48, 0}, {}, &remote_socket_upstream_write_data_beats_io_0};
inline constexpr listed remote_socket_upstream_write_data_beats_io_1{{&unit_events::list, 0x20000bff85f, 0, 0xe75, 0}, {}, &remote_socket_upstream_write_data_beats_io_1};
inline constexpr listed remote_socket_upstream_write_data_beats_io_2{{&unit_events::list, 0x20000bff89f, 0, 0xea2, 0}, {}, &remote_socket_upstream_write_data_beats_io_2};
inline constexpr listed remote_socket_upstream_write_data_beats_io_3{{&unit_events::list, 0x20000bff8df, 0, 0xecf, 0}, {}, &remote_socket_upstream_write_data_beats_io_3};
inline constexpr listed remote_socket_upstream_write_data_beats_io_4{{&unit_events::list, 0x20000bff91f, 0, 0xefc, 0}, {}, &remote_socket_upstream_write_data_beats_io_4};
inline constexpr listed remote_socket_upstream_write_data_beats_io_5{{&unit_events::list, 0x20000bff95f, 0, 0xf29, 0}, {}, &remote_socket_upstream_write_data_beats_io_5};
inline constexpr listed remote_socket_upstream_write_data_beats_io_6{{&unit_events::list, 0x20000bff99f, 0, 0xf56, 0}, {}, &remote_socket_upstream_write_data_beats_io_6};
inline constexpr listed remote_socket_upstream_write_data_beats_io_7{{&unit_events::list, 0x20000bff9df, 0, 0xf83, 0}, {}, &remote_socket_upstream_write_data_beats_io_7};
inline constexpr listed local_or_remote_socket_upstream_read_data_beats_io_0{{&unit_events::list, 0x20000ffe81f, 0, 0xfb0, 0}, {}, &local_or_remote_socket_upstream_read_data_beats_io_0};
inline constexpr listed local_or_remote_socket_upstream_read_data_beats_io_1{{&unit_events::list, 0x20000ffe85f, 0, 0xfe5, 0}, {}, &local_or_remote_socket_upstream_read_data_beats_io_1};
inline constexpr listed local_or_remote_socket_upstream_read_data_beats_io_2{{&unit_events::list, 0x20000ffe89f, 0, 0x101a, 0}, {}, &local_or_remote_socket_upstream_read_data_beats_io_2};
inline constexpr listed local_or_remote_socket_upstream_read_data_beats_io_3{{&unit_events::list, 0x20000ffe8df, 0, 0x104f, 0}, {}, &local_or_remote_socket_upstream_read_data_beats_io_3};
inline constexpr listed local_or_remote_socket_upstream_read_data_beats_io_4{{&unit_events::list, 0x20000ffe91f, 0, 0x1084, 0}, {}, &local_or_remote_socket_upstream_read_data_beats_io_4};
inline constexpr listed local_or_remote_socket_upstream_read_data_beats_io_5{{&unit_events::list, 0x20000ffe95f, 0, 0x10b9, 0}, {}, &local_or_remote_socket_upstream_read_data_beats_io_5};
inline constexpr listed local_or_remote_socket_upstream_read_data_beats_io_6{{&unit_events::list, 0x20000ffe99f, 0, 0x10ee, 0}, {}, &local_or_remote_socket_upstream_read_data_beats_io_6};
inline constexpr listed local_or_remote_socket_upstream_read_data_beats_io_7{{&unit_events::list, 0x20000ffe9df, 0, 0x1123, 0}, {}, &local_or_remote_socket_upstream_read_data_beats_io_7};
inline constexpr listed local_or_remote_socket_upstream_write_data_beats_io_0{{&unit_events::list, 0x20000fff81f, 0, 0x1158, 0}, {}, &local_or_remote_socket_upstream_write_data_beats_io_0};
inline constexpr listed local_or_remote_socket_upstream_write_data_beats_io_1{{&unit_events::list, 0x20000fff85f, 0, 0x118e, 0}, {}, &local_or_remote_socket_upstream_write_data_beats_io_1};
inline constexpr listed local_or_remote_socket_upstream_write_data_beats_io_2{{&unit_events::list, 0x20000fff89f, 0, 0x11c4, 0}, {}, &local_or_remote_socket_upstream_write_data_beats_io_2};
inline constexpr listed local_or_remote_socket_upstream_write_data_beats_io_3{{&unit_events::list, 0x20000fff8df, 0, 0x11fa, 0}, {}, &local_or_remote_socket_upstream_write_data_beats_io_3};
inline constexpr listed local_or_remote_socket_upstream_write_data_beats_io_4{{&unit_events::list, 0x20000fff91f, 0, 0x1230, 0}, {}, &local_or_remote_socket_upstream_write_data_beats_io_4};
inline constexpr listed local_or_remote_socket_upstream_write_data_beats_io_5{{&unit_events::list, 0x20000fff95f, 0, 0x1266, 0}, {}, &local_or_remote_socket_upstream_write_data_beats_io_5};
inline constexpr listed local_or_remote_socket_upstream_write_data_beats_io_6{{&unit_events::list, 0x20000fff99f, 0, 0x129c, 0}, {}, &local_or_remote_socket_upstream_write_data_beats_io_6};
inline constexpr listed local_or_remote_socket_upstream_write_data_beats_io_7{{&unit_events::list, 0x20000fff9df, 0, 0x12d2, 0}, {}, &local_or_remote_socket_upstream_write_data_beats_io_7};
inline constexpr listed local_socket_inbound_data_beats_cfi_0{{&unit_events::list, 0x200007fe41e, 0, 0x1308, 0}, {}, &local_socket_inbound_data_beats_cfi_0};
inline constexpr listed local_socket_inbound_data_beats_cfi_1{{&unit_events::list, 0x200007fe45e, 0, 0x132e, 0}, {}, &local_socket_inbound_data_beats_cfi_1};
inline constexpr listed local_socket_inbound_data_beats_cfi_2{{&unit_events::list, 0x200007fe49e, 0, 0x1354, 0}, {}, &local_socket_inbound_data_beats_cfi_2};
inline constexpr listed local_socket_inbound_data_beats_cfi_3{{&unit_events::list, 0x200007fe4de, 0, 0x137a, 0}, {}, &local_socket_inbound_data_beats_cfi_3};
inline constexpr listed local_socket_inbound_data_beats_cfi_4{{&unit_events::list, 0x200007fe51e, 0, 0x13a0, 0}, {}, &local_socket_inbound_data_beats_cfi_4};
inline constexpr listed local_socket_inbound_data_beats_cfi_5{{&unit_events::list, 0x200007fe55e, 0, 0x13c6, 0}, {}, &local_socket_inbound_data_beats_cfi_5};
inline constexpr listed local_socket_inbound_data_beats_cfi_6{{&unit_events::list, 0x200007fe59e, 0, 0x13ec, 0}, {}, &local_socket_inbound_data_beats_cfi_6};
inline constexpr listed local_socket_inbound_data_beats_cfi_7{{&unit_events::list, 0x200007fe5de, 0, 0x1412, 0}, {}, &local_socket_inbound_data_beats_cfi_7};
inline constexpr listed local_socket_inbound_data_beats_cfi_8{{&unit_events::list, 0x200007fe41f, 0, 0x1438, 0}, {}, &local_socket_inbound_data_beats_cfi_8};
inline constexpr listed local_socket_inbound_data_beats_cfi_9{{&unit_events::list, 0x200007fe45f, 0, 0x145e, 0}, {}, &local_socket_inbound_data_beats_cfi_9};
inline constexpr listed local_socket_inbound_data_beats_cfi_10{{&unit_events::list, 0x200007fe49f, 0, 0x1484, 0}, {}, &local_socket_inbound_data_beats_cfi_10};
inline constexpr listed local_socket_inbound_data_beats_cfi_11{{&unit_events::list, 0x200007fe4df, 0, 0x14ab, 0}, {}, &local_socket_inbound_data_beats_cfi_11};
inline constexpr listed local_socket_inbound_data_beats_cfi_12{{&unit_events::list, 0x200007fe51f, 0, 0x14d2, 0}, {}, &local_socket_inbound_data_beats_cfi_12};
inline constexpr listed local_socket_inbound_data_beats_cfi_13{{&unit_events::list, 0x200007fe55f, 0, 0x14f9, 0}, {}, &local_socket_inbound_data_beats_cfi_13};
inline constexpr listed local_socket_inbound_data_beats_cfi_14{{&unit_events::list, 0x200007fe59f, 0, 0x1520, 0}, {}, &local_socket_inbound_data_beats_cfi_14};
inline constexpr listed local_socket_inbound_data_beats_cfi_15{{&unit_events::list, 0x200007fe5df, 0, 0x1547, 0}, {}, &local_socket_inbound_data_beats_cfi_15};
inline constexpr listed local_socket_outbound_data_beats_cfi_0{{&unit_events::list, 0x200007ff41e, 0, 0x156e, 0}, {}, &local_socket_outbound_data_beats_cfi_0};
inline constexpr listed local_socket_outbound_data_beats_cfi_1{{&unit_events::list, 0x200007ff45e, 0, 0x1595, 0}, {}, &local_socket_outbound_data_beats_cfi_1};
inline constexpr listed local_socket_outbound_data_beats_cfi_2{{&unit_events::list, 0x200007ff49e, 0, 0x15bc, 0}, {}, &local_socket_outbound_data_beats_cfi_2};
inline constexpr listed local_socket_outbound_data_beats_cfi_3{{&unit_events::list, 0x200007ff4de, 0, 0x15e3, 0}, {}, &local_socket_outbound_data_beats_cfi_3};
inline constexpr listed local_socket_outbound_data_beats_cfi_4{{&unit_events::list, 0x200007ff51e, 0, 0x160a, 0}, {}, &local_socket_outbound_data_beats_cfi_4};
inline constexpr listed local_socket_outbound_data_beats_cfi_5{{&unit_events::list, 0x200007ff55e, 0, 0x1631, 0}, {}, &local_socket_outbound_data_beats_cfi_5};
inline constexpr listed local_socket_outbound_data_beats_cfi_6{{&unit_events::list, 0x200007ff59e, 0, 0x1658, 0}, {}, &local_socket_outbound_data_beats_cfi_6};
inline constexpr listed local_socket_outbound_data_beats_cfi_7{{&unit_events::list, 0x200007ff5de, 0, 0x167f, 0}, {}, &local_socket_outbound_data_beats_cfi_7};
inline constexpr listed local_socket_outbound_data_beats_cfi_8{{&unit_events::list, 0x200007ff41f, 0, 0x16a6, 0}, {}, &local_socket_outbound_data_beats_cfi_8};
inline constexpr listed local_socket_outbound_data_beats_cfi_9{{&unit_events::list, 0x200007ff45f, 0, 0x16cd, 0}, {}, &local_socket_outbound_data_beats_cfi_9};
inline constexpr listed local_socket_outbound_data_beats_cfi_10{{&unit_events::list, 0x200007ff49f, 0, 0x16f4, 0}, {}, &local_socket_outbound_data_beats_cfi_10};
inline constexpr listed local_socket_outbound_data_beats_cfi_11{{&unit_events::list, 0x200007ff4df, 0, 0x171c, 0}, {}, &local_socket_outbound_data_beats_cfi_11};
inline constexpr listed local_socket_outbound_data_beats_cfi_12{{&unit_events::list, 0x200007ff51f, 0, 0x1744, 0}, {}, &local_socket_outbound_data_beats_cfi_12};
inline constexpr listed local_socket_outbound_data_beats_cfi_13{{&unit_events::list, 0x200007ff55f, 0, 0x176c, 0}, {}, &local_socket_outbound_data_beats_cfi_13};
inline constexpr listed local_socket_outbound_data_beats_cfi_14{{&unit_events::list, 0x200007ff59f, 0, 0x1794, 0}, {}, &local_socket_outbound_data_beats_cfi_14};
inline constexpr listed local_socket_outbound_data_beats_cfi_15{{&unit_events::list, 0x200007ff5df, 0, 0x17bc, 0}, {}, &local_socket_outbound_data_beats_cfi_15};
inline constexpr listed remote_socket_inbound_data_beats_cfi_0{{&unit_events::list, 0x20000bfe41e, 0, 0x17e4, 0}, {}, &remote_socket_inbound_data_beats_cfi_0};
inline constexpr listed remote_socket_inbound_data_beats_cfi_1{{&unit_events::list, 0x20000bfe45e, 0, 0x180b, 0}, {}, &remote_socket_inbound_data_beats_cfi_1};
inline constexpr listed remote_socket_inbound_data_beats_cfi_2{{&unit_events::list, 0x20000bfe49e, 0, 0x1832, 0}, {}, &remote_socket_inbound_data_beats_cfi_2};
inline constexpr listed remote_socket_inbound_data_beats_cfi_3{{&unit_events::list, 0x20000bfe4de, 0, 0x1859, 0}, {}, &remote_socket_inbound_data_beats_cfi_3};
inline constexpr listed remote_socket_inbound_data_beats_cfi_4{{&unit_events::list, 0x20000bfe51e, 0, 0x1880, 0}, {}, &remote_socket_inbound_data_beats_cfi_4};
inline constexpr listed remote_socket_inbound_data_beats_cfi_5{{&unit_events::list, 0x20000bfe55e, 0, 0x18a7, 0}, {}, &remote_socket_inbound_data_beats_cfi_5};
inline constexpr listed remote_socket_inbound_data_beats_cfi_6{{&unit_events::list, 0x20000bfe59e, 0, 0x18ce, 0}, {}, &remote_socket_inbound_data_beats_cfi_6};
inline constexpr listed remote_socket_inbound_data_beats_cfi_7{{&unit_events::list, 0x20000bfe5de, 0, 0x18f5, 0}, {}, &remote_socket_inbound_data_beats_cfi_7};
inline constexpr listed remote_socket_inbound_data_beats_cfi_8{{&unit_events::list, 0x20000bfe41f, 0, 0x191c, 0}, {}, &remote_socket_inbound_data_beats_cfi_8};
inline constexpr listed remote_socket_inbound_data_beats_cfi_9{{&unit_events::list, 0x20000bfe45f, 0, 0x1943, 0}, {}, &remote_socket_inbound_data_beats_cfi_9};
inline constexpr listed remote_socket_inbound_data_beats_cfi_10{{&unit_events::list, 0x20000bfe49f, 0, 0x196a, 0}, {}, &remote_socket_inbound_data_beats_cfi_10};
inline constexpr listed remote_socket_inbound_data_beats_cfi_11{{&unit_events::list, 0x20000bfe4df, 0, 0x1992, 0}, {}, &remote_socket_inbound_data_beats_cfi_11};
inline constexpr listed remote_socket_inbound_data_beats_cfi_12{{&unit_events::list, 0x20000bfe51f, 0, 0x19ba, 0}, {}, &remote_socket_inbound_data_beats_cfi_12};
inline constexpr listed remote_socket_inbound_data_beats_cfi_13{{&unit_events::list, 0x20000bfe55f, 0, 0x19e2, 0}, {}, &remote_socket_inbound_data_beats_cfi_13};
inline constexpr listed remote_socket_inbound_data_beats_cfi_14{{&unit_events::list, 0x20000bfe59f, 0, 0x1a0a, 0}, {}, &remote_socket_inbound_data_beats_cfi_14};
inline constexpr listed remote_socket_inbound_data_beats_cfi_15{{&unit_events::list, 0x20000bfe5df, 0, 0x1a32, 0}, {}, &remote_socket_inbound_data_beats_cfi_15};
inline constexpr listed remote_socket_outbound_data_beats_cfi_0{{&unit_events::list, 0x20000bff41e, 0, 0x1a5a, 0}, {}, &remote_socket_outbound_data_beats_cfi_0};
inline constexpr listed remote_socket_outbound_data_beats_cfi_1{{&unit_events::list, 0x20000bff45e, 0, 0x1a82, 0}, {}, &remote_socket_outbound_data_beats_cfi_1};
inline constexpr listed remote_socket_outbound_data_beats_cfi_2{{&unit_events::list, 0x20000bff49e, 0, 0x1aaa, 0}, {}, &remote_socket_outbound_data_beats_cfi_2};
inline constexpr listed remote_socket_outbound_data_beats_cfi_3{{&unit_events::list, 0x20000bff4de, 0, 0x1ad2, 0}, {}, &remote_socket_outbound_data_beats_cfi_3};
inline constexpr listed remote_socket_outbound_data_beats_cfi_4{{&unit_events::list, 0x20000bff51e, 0, 0x1afa, 0}, {}, &remote_socket_outbound_data_beats_cfi_4};
inline constexpr listed remote_socket_outbound_data_beats_cfi_5{{&unit_events::list, 0x20000bff55e, 0, 0x1b22, 0}, {}, &remote_socket_outbound_data_beats_cfi_5};
inline constexpr listed remote_socket_outbound_data_beats_cfi_6{{&unit_events::list, 0x20000bff59e, 0, 0x1b4a, 0}, {}, &remote_socket_outbound_data_beats_cfi_6};
inline constexpr listed remote_socket_outbound_data_beats_cfi_7{{&unit_events::list, 0x20000bff5de, 0, 0x1b72, 0}, {}, &remote_socket_outbound_data_beats_cfi_7};
inline constexpr listed remote_socket_outbound_data_beats_cfi_8{{&unit_events::list, 0x20000bff41f, 0, 0x1b9a, 0}, {}, &remote_socket_outbound_data_beats_cfi_8};
inline constexpr listed remote_socket_outbound_data_beats_cfi_9{{&unit_events::list, 0x20000bff45f, 0, 0x1bc2, 0}, {}, &remote_socket_outbound_data_beats_cfi_9};
inline constexpr listed remote_socket_outbound_data_beats_cfi_10{{&unit_events::list, 0x20000bff49f, 0, 0x1bea, 0}, {}, &remote_socket_outbound_data_beats_cfi_10};
inline constexpr listed remote_socket_outbound_data_beats_cfi_11{{&unit_events::list, 0x20000bff4df, 0, 0x1c13, 0}, {}, &remote_socket_outbound_data_beats_cfi_11};
inline constexpr listed remote_socket_outbound_data_beats_cfi_12{{&unit_events::list, 0x20000bff51f, 0, 0x1c3c, 0}, {}, &remote_socket_outbound_data_beats_cfi_12};
inline constexpr listed remote_socket_outbound_data_beats_cfi_13{{&unit_events::list, 0x20000bff55f, 0, 0x1c65, 0}, {}, &remote_socket_outbound_data_beats_cfi_13};
inline constexpr listed remote_socket_outbound_data_beats_cfi_14{{&unit_events::list, 0x20000bff59f, 0, 0x1c8e, 0}, {}, &remote_socket_outbound_data_beats_cfi_14};
inline constexpr listed remote_socket_outbound_data_beats_cfi_15{{&unit_events::list, 0x20000bff5df, 0, 0x1cb7, 0}, {}, &remote_socket_outbound_data_beats_cfi_15};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_0{{&unit_events::list, 0x20000ffe41e, 0, 0x1ce0, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_0};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_1{{&unit_events::list, 0x20000ffe45e, 0, 0x1d10, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_1};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_2{{&unit_events::list, 0x20000ffe49e, 0, 0x1d40, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_2};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_3{{&unit_events::list, 0x20000ffe4de, 0, 0x1d70, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_3};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_4{{&unit_events::list, 0x20000ffe51e, 0, 0x1da0, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_4};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_5{{&unit_events::list, 0x20000ffe55e, 0, 0x1dd0, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_5};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_6{{&unit_events::list, 0x20000ffe59e, 0, 0x1e00, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_6};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_7{{&unit_events::list, 0x20000ffe5de, 0, 0x1e30, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_7};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_8{{&unit_events::list, 0x20000ffe41f, 0, 0x1e60, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_8};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_9{{&unit_events::list, 0x20000ffe45f, 0, 0x1e90, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_9};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_10{{&unit_events::list, 0x20000ffe49f, 0, 0x1ec0, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_10};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_11{{&unit_events::list, 0x20000ffe4df, 0, 0x1ef1, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_11};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_12{{&unit_events::list, 0x20000ffe51f, 0, 0x1f22, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_12};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_13{{&unit_events::list, 0x20000ffe55f, 0, 0x1f53, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_13};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_14{{&unit_events::list, 0x20000ffe59f, 0, 0x1f84, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_14};
inline constexpr listed local_or_remote_socket_inbound_data_beats_cfi_15{{&unit_events::list, 0x20000ffe5df, 0, 0x1fb5, 0}, {}, &local_or_remote_socket_inbound_data_beats_cfi_15};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_0{{&unit_events::list, 0x20000fff41e, 0, 0x1fe6, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_0};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_1{{&unit_events::list, 0x20000fff45e, 0, 0x2017, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_1};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_2{{&unit_events::list, 0x20000fff49e, 0, 0x2048, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_2};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_3{{&unit_events::list, 0x20000fff4de, 0, 0x2079, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_3};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_4{{&unit_events::list, 0x20000fff51e, 0, 0x20aa, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_4};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_5{{&unit_events::list, 0x20000fff55e, 0, 0x20db, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_5};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_6{{&unit_events::list, 0x20000fff59e, 0, 0x210c, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_6};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_7{{&unit_events::list, 0x20000fff5de, 0, 0x213d, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_7};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_8{{&unit_events::list, 0x20000fff41f, 0, 0x216e, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_8};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_9{{&unit_events::list, 0x20000fff45f, 0, 0x219f, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_9};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_10{{&unit_events::list, 0x20000fff49f, 0, 0x21d0, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_10};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_11{{&unit_events::list, 0x20000fff4df, 0, 0x2202, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_11};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_12{{&unit_events::list, 0x20000fff51f, 0, 0x2234, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_12};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_13{{&unit_events::list, 0x20000fff55f, 0, 0x2266, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_13};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_14{{&unit_events::list, 0x20000fff59f, 0, 0x2298, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_14};
inline constexpr listed local_or_remote_socket_outbound_data_beats_cfi_15{{&unit_events::list, 0x20000fff5df, 0, 0x22ca, 0}, {}, &local_or_remote_socket_outbound_data_beats_cfi_15};
inline constexpr listed local_socket_inbound_data_beats_link_0{{&unit_events::list, 0x20000f3fd5f, 0, 0x22fc, 0}, {}, &local_socket_inbound_data_beats_link_0};
inline constexpr listed local_socket_inbound_data_beats_link_1{{&unit_events::list, 0x20000f3fd9f, 0, 0x2323, 0}, {}, &local_socket_inbound_data_beats_link_1};
inline constexpr listed local_socket_inbound_data_beats_link_2{{&unit_events::list, 0x20000f3fddf, 0, 0x234a, 0}, {}, &local_socket_inbound_data_beats_link_2};
inline constexpr listed local_socket_inbound_data_beats_link_3{{&unit_events::list, 0x20000f3fe1f, 0, 0x2371, 0}, {}, &local_socket_inbound_data_beats_link_3};
inline constexpr listed local_socket_inbound_data_beats_link_4{{&unit_events::list, 0x20000f3fe5f, 0, 0x2398, 0}, {}, &local_socket_inbound_data_beats_link_4};
inline constexpr listed local_socket_inbound_data_beats_link_5{{&unit_events::list, 0x20000f3fe9f, 0, 0x23bf, 0}, {}, &local_socket_inbound_data_beats_link_5};
inline constexpr listed local_socket_outbound_data_beats_link_0{{&unit_events::list, 0x20000f3ed5f, 0, 0x23e6, 0}, {}, &local_socket_outbound_data_beats_link_0};
inline constexpr listed local_socket_outbound_data_beats_link_1{{&unit_events::list, 0x20000f3ed9f, 0, 0x240e, 0}, {}, &local_socket_outbound_data_beats_link_1};
inline constexpr listed local_socket_outbound_data_beats_link_2{{&unit_events::list, 0x20000f3eddf, 0, 0x2436, 0}, {}, &local_socket_outbound_data_beats_link_2};
inline constexpr listed local_socket_outbound_data_beats_link_3{{&unit_events::list, 0x20000f3ee1f, 0, 0x245e, 0}, {}, &local_socket_outbound_data_beats_link_3};
inline constexpr listed local_socket_outbound_data_beats_link_4{{&unit_events::list, 0x20000f3ee5f, 0, 0x2486, 0}, {}, &local_socket_outbound_data_beats_link_4};
inline constexpr listed local_socket_outbound_data_beats_link_5{{&unit_events::list, 0x20000f3ee9f, 0, 0x24ae, 0}, {}, &local_socket_outbound_data_beats_link_5};
} // namespace data_fabric

namespace umc {
using unit_events::listed;
inline constexpr listed umc_mem_clk{{&unit_events::list, 0x50000000000, 0, 0x24d6, 0}, {}, &umc_mem_clk};
namespace umc_act_cmd {
inline constexpr listed all{{&unit_events::list, 0x50000000005, 0, 0x24e2, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x50000001005, 0, 0x24f2, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x50000002005, 0, 0x2501, 0}, {}, &wr};
}
namespace umc_pchg_cmd {
inline constexpr listed all{{&unit_events::list, 0x50000000006, 0, 0x2510, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x50000001006, 0, 0x2521, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x50000002006, 0, 0x2531, 0}, {}, &wr};
}
namespace umc_cas_cmd {
inline constexpr listed all{{&unit_events::list, 0x5000000000a, 0, 0x2541, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x5000000100a, 0, 0x2551, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x5000000200a, 0, 0x2560, 0}, {}, &wr};
}
namespace umc_data_slot_clks {
inline constexpr listed all{{&unit_events::list, 0x50000000014, 0, 0x256f, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x50000001014, 0, 0x2586, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x50000002014, 0, 0x259c, 0}, {}, &wr};
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
    &l3::l3_xi_sampled_latency_requests::all,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_0,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_1,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_2,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_3,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_4,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_5,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_6,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_7,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_8,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_9,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_10,
    &data_fabric::local_or_remote_socket_read_data_beats_dram_11,
    &data_fabric::local_socket_write_data_beats_dram_0,
    &data_fabric::local_socket_write_data_beats_dram_1,
    &data_fabric::local_socket_write_data_beats_dram_2,
    &data_fabric::local_socket_write_data_beats_dram_3,
    &data_fabric::local_socket_write_data_beats_dram_4,
    &data_fabric::local_socket_write_data_beats_dram_5,
    &data_fabric::local_socket_write_data_beats_dram_6,
    &data_fabric::local_socket_write_data_beats_dram_7,
    &data_fabric::local_socket_write_data_beats_dram_8,
    &data_fabric::local_socket_write_data_beats_dram_9,
    &data_fabric::local_socket_write_data_beats_dram_10,
    &data_fabric::local_socket_write_data_beats_dram_11,
    &data_fabric::remote_socket_write_data_beats_dram_0,
    &data_fabric::remote_socket_write_data_beats_dram_1,
    &data_fabric::remote_socket_write_data_beats_dram_2,
    &data_fabric::remote_socket_write_data_beats_dram_3,
    &data_fabric::remote_socket_write_data_beats_dram_4,
    &data_fabric::remote_socket_write_data_beats_dram_5,
    &data_fabric::remote_socket_write_data_beats_dram_6,
    &data_fabric::remote_socket_write_data_beats_dram_7,
    &data_fabric::remote_socket_write_data_beats_dram_8,
    &data_fabric::remote_socket_write_data_beats_dram_9,
    &data_fabric::remote_socket_write_data_beats_dram_10,
    &data_fabric::remote_socket_write_data_beats_dram_11,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_0,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_1,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_2,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_3,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_4,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_5,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_6,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_7,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_8,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_9,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_10,
    &data_fabric::local_or_remote_socket_write_data_beats_dram_11,
    &data_fabric::local_socket_upstream_read_data_beats_io_0,
    &data_fabric::local_socket_upstream_read_data_beats_io_1,
    &data_fabric::local_socket_upstream_read_data_beats_io_2,
    &data_fabric::local_socket_upstream_read_data_beats_io_3,
    &data_fabric::local_socket_upstream_read_data_beats_io_4,
    &data_fabric::local_socket_upstream_read_data_beats_io_5,
    &data_fabric::local_socket_upstream_read_data_beats_io_6,
    &data_fabric::local_socket_upstream_read_data_beats_io_7,
    &data_fabric::local_socket_upstream_write_data_beats_io_0,
    &data_fabric::local_socket_upstream_write_data_beats_io_1,
    &data_fabric::local_socket_upstream_write_data_beats_io_2,
    &data_fabric::local_socket_upstream_write_data_beats_io_3,
    &data_fabric::local_socket_upstream_write_data_beats_io_4,
    &data_fabric::local_socket_upstream_write_data_beats_io_5,
    &data_fabric::local_socket_upstream_write_data_beats_io_6,
    &data_fabric::local_socket_upstream_write_data_beats_io_7,
    &data_fabric::remote_socket_upstream_read_data_beats_io_0,
    &data_fabric::remote_socket_upstream_read_data_beats_io_1,
    &data_fabric::remote_socket_upstream_read_data_beats_io_2,
    &data_fabric::remote_socket_upstream_read_data_beats_io_3,
    &data_fabric::remote_socket_upstream_read_data_beats_io_4,
    &data_fabric::remote_socket_upstream_read_data_beats_io_5,
    &data_fabric::remote_socket_upstream_read_data_beats_io_6,
    &data_fabric::remote_socket_upstream_read_data_beats_io_7,
    &data_fabric::remote_socket_upstream_write_data_beats_io_0,
    &data_fabric::remote_socket_upstream_write_data_beats_io_1,
    &data_fabric::remote_socket_upstream_write_data_beats_io_2,
    &data_fabric::remote_socket_upstream_write_data_beats_io_3,
    &data_fabric::remote_socket_upstream_write_data_beats_io_4,
    &data_fabric::remote_socket_upstream_write_data_beats_io_5,
    &data_fabric::remote_socket_upstream_write_data_beats_io_6,
    &data_fabric::remote_socket_upstream_write_data_beats_io_7,
    &data_fabric::local_or_remote_socket_upstream_read_data_beats_io_0,
    &data_fabric::local_or_remote_socket_upstream_read_data_beats_io_1,
    &data_fabric::local_or_remote_socket_upstream_read_data_beats_io_2,
    &data_fabric::local_or_remote_socket_upstream_read_data_beats_io_3,
    &data_fabric::local_or_remote_socket_upstream_read_data_beats_io_4,
    &data_fabric::local_or_remote_socket_upstream_read_data_beats_io_5,
    &data_fabric::local_or_remote_socket_upstream_read_data_beats_io_6,
    &data_fabric::local_or_remote_socket_upstream_read_data_beats_io_7,
    &data_fabric::local_or_remote_socket_upstream_write_data_beats_io_0,
    &data_fabric::local_or_remote_socket_upstream_write_data_beats_io_1,
    &data_fabric::local_or_remote_socket_upstream_write_data_beats_io_2,
    &data_fabric::local_or_remote_socket_upstream_write_data_beats_io_3,
    &data_fabric::local_or_remote_socket_upstream_write_data_beats_io_4,
    &data_fabric::local_or_remote_socket_upstream_write_data_beats_io_5,
    &data_fabric::local_or_remote_socket_upstream_write_data_beats_io_6,
    &data_fabric::local_or_remote_socket_upstream_write_data_beats_io_7,
    &data_fabric::local_socket_inbound_data_beats_cfi_0,
    &data_fabric::local_socket_inbound_data_beats_cfi_1,
    &data_fabric::local_socket_inbound_data_beats_cfi_2,
    &data_fabric::local_socket_inbound_data_beats_cfi_3,
    &data_fabric::local_socket_inbound_data_beats_cfi_4,
    &data_fabric::local_socket_inbound_data_beats_cfi_5,
    &data_fabric::local_socket_inbound_data_beats_cfi_6,
    &data_fabric::local_socket_inbound_data_beats_cfi_7,
    &data_fabric::local_socket_inbound_data_beats_cfi_8,
    &data_fabric::local_socket_inbound_data_beats_cfi_9,
    &data_fabric::local_socket_inbound_data_beats_cfi_10,
    &data_fabric::local_socket_inbound_data_beats_cfi_11,
    &data_fabric::local_socket_inbound_data_beats_cfi_12,
    &data_fabric::local_socket_inbound_data_beats_cfi_13,
    &data_fabric::local_socket_inbound_data_beats_cfi_14,
    &data_fabric::local_socket_inbound_data_beats_cfi_15,
    &data_fabric::local_socket_outbound_data_beats_cfi_0,
    &data_fabric::local_socket_outbound_data_beats_cfi_1,
    &data_fabric::local_socket_outbound_data_beats_cfi_2,
    &data_fabric::local_socket_outbound_data_beats_cfi_3,
    &data_fabric::local_socket_outbound_data_beats_cfi_4,
    &data_fabric::local_socket_outbound_data_beats_cfi_5,
    &data_fabric::local_socket_outbound_data_beats_cfi_6,
    &data_fabric::local_socket_outbound_data_beats_cfi_7,
    &data_fabric::local_socket_outbound_data_beats_cfi_8,
    &data_fabric::local_socket_outbound_data_beats_cfi_9,
    &data_fabric::local_socket_outbound_data_beats_cfi_10,
    &data_fabric::local_socket_outbound_data_beats_cfi_11,
    &data_fabric::local_socket_outbound_data_beats_cfi_12,
    &data_fabric::local_socket_outbound_data_beats_cfi_13,
    &data_fabric::local_socket_outbound_data_beats_cfi_14,
    &data_fabric::local_socket_outbound_data_beats_cfi_15,
    &data_fabric::remote_socket_inbound_data_beats_cfi_0,
    &data_fabric::remote_socket_inbound_data_beats_cfi_1,
    &data_fabric::remote_socket_inbound_data_beats_cfi_2,
    &data_fabric::remote_socket_inbound_data_beats_cfi_3,
    &data_fabric::remote_socket_inbound_data_beats_cfi_4,
    &data_fabric::remote_socket_inbound_data_beats_cfi_5,
    &data_fabric::remote_socket_inbound_data_beats_cfi_6,
    &data_fabric::remote_socket_inbound_data_beats_cfi_7,
    &data_fabric::remote_socket_inbound_data_beats_cfi_8,
    &data_fabric::remote_socket_inbound_data_beats_cfi_9,
    &data_fabric::remote_socket_inbound_data_beats_cfi_10,
    &data_fabric::remote_socket_inbound_data_beats_cfi_11,
    &data_fabric::remote_socket_inbound_data_beats_cfi_12,
    &data_fabric::remote_socket_inbound_data_beats_cfi_13,
    &data_fabric::remote_socket_inbound_data_beats_cfi_14,
    &data_fabric::remote_socket_inbound_data_beats_cfi_15,
    &data_fabric::remote_socket_outbound_data_beats_cfi_0,
    &data_fabric::remote_socket_outbound_data_beats_cfi_1,
    &data_fabric::remote_socket_outbound_data_beats_cfi_2,
    &data_fabric::remote_socket_outbound_data_beats_cfi_3,
    &data_fabric::remote_socket_outbound_data_beats_cfi_4,
    &data_fabric::remote_socket_outbound_data_beats_cfi_5,
    &data_fabric::remote_socket_outbound_data_beats_cfi_6,
    &data_fabric::remote_socket_outbound_data_beats_cfi_7,
    &data_fabric::remote_socket_outbound_data_beats_cfi_8,
    &data_fabric::remote_socket_outbound_data_beats_cfi_9,
    &data_fabric::remote_socket_outbound_data_beats_cfi_10,
    &data_fabric::remote_socket_outbound_data_beats_cfi_11,
    &data_fabric::remote_socket_outbound_data_beats_cfi_12,
    &data_fabric::remote_socket_outbound_data_beats_cfi_13,
    &data_fabric::remote_socket_outbound_data_beats_cfi_14,
    &data_fabric::remote_socket_outbound_data_beats_cfi_15,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_0,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_1,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_2,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_3,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_4,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_5,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_6,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_7,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_8,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_9,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_10,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_11,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_12,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_13,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_14,
    &data_fabric::local_or_remote_socket_inbound_data_beats_cfi_15,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_0,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_1,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_2,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_3,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_4,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_5,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_6,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_7,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_8,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_9,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_10,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_11,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_12,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_13,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_14,
    &data_fabric::local_or_remote_socket_outbound_data_beats_cfi_15,
    &data_fabric::local_socket_inbound_data_beats_link_0,
    &data_fabric::local_socket_inbound_data_beats_link_1,
    &data_fabric::local_socket_inbound_data_beats_link_2,
    &data_fabric::local_socket_inbound_data_beats_link_3,
    &data_fabric::local_socket_inbound_data_beats_link_4,
    &data_fabric::local_socket_inbound_data_beats_link_5,
    &data_fabric::local_socket_outbound_data_beats_link_0,
    &data_fabric::local_socket_outbound_data_beats_link_1,
    &data_fabric::local_socket_outbound_data_beats_link_2,
    &data_fabric::local_socket_outbound_data_beats_link_3,
    &data_fabric::local_socket_outbound_data_beats_link_4,
    &data_fabric::local_socket_outbound_data_beats_link_5, &umc::umc_mem_clk,
    &umc::umc_act_cmd::all, &umc::umc_act_cmd::rd, &umc::umc_act_cmd::wr, &umc::umc_pchg_cmd::all,
    &umc::umc_pchg_cmd::rd, &umc::umc_pchg_cmd::wr, &umc::umc_cas_cmd::all, &umc::umc_cas_cmd::rd,
    &umc::umc_cas_cmd::wr, &umc::umc_data_slot_clks::all, &umc::umc_data_slot_clks::rd,
    &umc::umc_data_slot_clks::wr
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(own)};
} // namespace unit_events

} // namespace msr::events::zen5
