// Events of AMD Zen 6 outside of the core, each a constant that is its own row. Written by
// tools/uncore/write_amd from tables: do not edit.
// From Linux 7.3, tools/perf/pmu-events/arch/x86/amdzen6; GPL-2.0 tree (COPYING), names and numbers
// only. Compared with RRZE-HPC/likwid d9c523b.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::zen6 {

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
inline constexpr select::event_list list{"zen6", core::zen6, names};
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

namespace umc {
using unit_events::listed;
inline constexpr listed umc_mem_clk{{&unit_events::list, 0x50000000000, 0, 0x248, 0}, {}, &umc_mem_clk};
namespace umc_act_cmd {
inline constexpr listed all{{&unit_events::list, 0x50000000005, 0, 0x254, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x50000001005, 0, 0x264, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x50000002005, 0, 0x273, 0}, {}, &wr};
}
namespace umc_pchg_cmd {
inline constexpr listed all{{&unit_events::list, 0x50000000006, 0, 0x282, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x50000001006, 0, 0x293, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x50000002006, 0, 0x2a3, 0}, {}, &wr};
}
namespace umc_cas_cmd {
inline constexpr listed all{{&unit_events::list, 0x5000000000a, 0, 0x2b3, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x5000000100a, 0, 0x2c3, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x5000000200a, 0, 0x2d2, 0}, {}, &wr};
}
namespace umc_data_slot_clks {
inline constexpr listed all{{&unit_events::list, 0x50000000014, 0, 0x2e1, 0}, {}, &all};
inline constexpr listed rd{{&unit_events::list, 0x50000001014, 0, 0x2f8, 0}, {}, &rd};
inline constexpr listed wr{{&unit_events::list, 0x50000002014, 0, 0x30e, 0}, {}, &wr};
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
    &l3::l3_xi_sampled_latency_requests::all, &umc::umc_mem_clk, &umc::umc_act_cmd::all,
    &umc::umc_act_cmd::rd, &umc::umc_act_cmd::wr, &umc::umc_pchg_cmd::all, &umc::umc_pchg_cmd::rd,
    &umc::umc_pchg_cmd::wr, &umc::umc_cas_cmd::all, &umc::umc_cas_cmd::rd, &umc::umc_cas_cmd::wr,
    &umc::umc_data_slot_clks::all, &umc::umc_data_slot_clks::rd, &umc::umc_data_slot_clks::wr
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(own)};
} // namespace unit_events

} // namespace msr::events::zen6
