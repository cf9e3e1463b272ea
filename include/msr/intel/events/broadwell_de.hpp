// Events of Broadwell DE, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bdw_de: from intel/perfmon 6dadedf3aa48, BDW-DE/events/broadwellde_core.json, version 12 of
// 07/16/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 340 of its 343 events are those of bdw.
#pragma once

#include <msr/intel/events/broadwell.hpp>

// clang-format off
namespace msr::perfmon::bdwde {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "mem_load_uops_l3_miss_retired.remote_dram\0" "BDE70\0"
    "mem_load_uops_l3_miss_retired.remote_hitm\0" "BDE70\0"
    "mem_load_uops_l3_miss_retired.remote_fwd\0" "BDE70\0";
inline constexpr select::event_list list{"bdwde", core::broadwell_de, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::bdw::arith; }
namespace baclears { using namespace msr::perfmon::bdw::baclears; }
namespace br_inst_exec { using namespace msr::perfmon::bdw::br_inst_exec; }
namespace br_inst_retired { using namespace msr::perfmon::bdw::br_inst_retired; }
namespace br_misp_exec { using namespace msr::perfmon::bdw::br_misp_exec; }
namespace br_misp_retired { using namespace msr::perfmon::bdw::br_misp_retired; }
namespace cpl_cycles { using namespace msr::perfmon::bdw::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace msr::perfmon::bdw::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::bdw::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::bdw::cycle_activity; }
namespace dsb2mite_switches { using namespace msr::perfmon::bdw::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace msr::perfmon::bdw::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::bdw::dtlb_store_misses; }
namespace ept { using namespace msr::perfmon::bdw::ept; }
namespace fp_arith_inst_retired { using namespace msr::perfmon::bdw::fp_arith_inst_retired; }
namespace fp_assist { using namespace msr::perfmon::bdw::fp_assist; }
namespace hle_retired { using namespace msr::perfmon::bdw::hle_retired; }
namespace icache { using namespace msr::perfmon::bdw::icache; }
namespace idq { using namespace msr::perfmon::bdw::idq; }
namespace idq_uops_not_delivered { using namespace msr::perfmon::bdw::idq_uops_not_delivered; }
namespace ild_stall { using namespace msr::perfmon::bdw::ild_stall; }
namespace inst_retired { using namespace msr::perfmon::bdw::inst_retired; }
namespace int_misc { using namespace msr::perfmon::bdw::int_misc; }
namespace itlb { using namespace msr::perfmon::bdw::itlb; }
namespace itlb_misses { using namespace msr::perfmon::bdw::itlb_misses; }
namespace l1d { using namespace msr::perfmon::bdw::l1d; }
namespace l1d_pend_miss { using namespace msr::perfmon::bdw::l1d_pend_miss; }
namespace l2_demand_rqsts { using namespace msr::perfmon::bdw::l2_demand_rqsts; }
namespace l2_lines_in { using namespace msr::perfmon::bdw::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::bdw::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::bdw::l2_rqsts; }
namespace l2_trans { using namespace msr::perfmon::bdw::l2_trans; }
namespace ld_blocks { using namespace msr::perfmon::bdw::ld_blocks; }
namespace ld_blocks_partial { using namespace msr::perfmon::bdw::ld_blocks_partial; }
namespace load_hit_pre { using namespace msr::perfmon::bdw::load_hit_pre; }
namespace lock_cycles { using namespace msr::perfmon::bdw::lock_cycles; }
namespace longest_lat_cache { using namespace msr::perfmon::bdw::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::bdw::lsd; }
namespace machine_clears { using namespace msr::perfmon::bdw::machine_clears; }
namespace mem_load_uops_l3_hit_retired { using namespace msr::perfmon::bdw::mem_load_uops_l3_hit_retired; }
namespace mem_load_uops_l3_miss_retired { using namespace msr::perfmon::bdw::mem_load_uops_l3_miss_retired; }
namespace mem_load_uops_retired { using namespace msr::perfmon::bdw::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::bdw::mem_trans_retired; }
namespace mem_uops_retired { using namespace msr::perfmon::bdw::mem_uops_retired; }
namespace misalign_mem_ref { using namespace msr::perfmon::bdw::misalign_mem_ref; }
namespace move_elimination { using namespace msr::perfmon::bdw::move_elimination; }
namespace offcore_requests { using namespace msr::perfmon::bdw::offcore_requests; }
namespace offcore_requests_buffer { using namespace msr::perfmon::bdw::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::bdw::offcore_requests_outstanding; }
namespace other_assists { using namespace msr::perfmon::bdw::other_assists; }
namespace page_walker_loads { using namespace msr::perfmon::bdw::page_walker_loads; }
namespace resource_stalls { using namespace msr::perfmon::bdw::resource_stalls; }
namespace rob_misc_events { using namespace msr::perfmon::bdw::rob_misc_events; }
namespace rs_events { using namespace msr::perfmon::bdw::rs_events; }
namespace rtm_retired { using namespace msr::perfmon::bdw::rtm_retired; }
namespace sq_misc { using namespace msr::perfmon::bdw::sq_misc; }
namespace tlb_flush { using namespace msr::perfmon::bdw::tlb_flush; }
namespace tx_exec { using namespace msr::perfmon::bdw::tx_exec; }
namespace tx_mem { using namespace msr::perfmon::bdw::tx_mem; }
namespace uop_dispatches_cancelled { using namespace msr::perfmon::bdw::uop_dispatches_cancelled; }
namespace uops_dispatched_port { using namespace msr::perfmon::bdw::uops_dispatched_port; }
namespace uops_executed { using namespace msr::perfmon::bdw::uops_executed; }
namespace uops_executed_port { using namespace msr::perfmon::bdw::uops_executed_port; }
namespace uops_issued { using namespace msr::perfmon::bdw::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::bdw::uops_retired; }

namespace mem_load_uops_l3_miss_retired {
inline constexpr core_events::listed remote_dram{{&core_events::list, 0x40d3, 0x100000000f000f, 0x5000186a700000, 0x0}, {}, &remote_dram}; // .code = 0xd3, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .has_errata = true
inline constexpr core_events::listed remote_hitm{{&core_events::list, 0x100d3, 0x100000000f000f, 0x5000186a700030, 0x0}, {}, &remote_hitm}; // .code = 0xd3, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .has_errata = true
inline constexpr core_events::listed remote_fwd{{&core_events::list, 0x200d3, 0x100000000f000f, 0x5000186a700060, 0x0}, {}, &remote_fwd}; // .code = 0xd3, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true, .has_errata = true
} // namespace mem_load_uops_l3_miss_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &mem_load_uops_l3_miss_retired::remote_dram, &mem_load_uops_l3_miss_retired::remote_hitm,
    &mem_load_uops_l3_miss_retired::remote_fwd,
};
inline constexpr auto events = select::with_shared_events<msr::perfmon::bdw::core_events::all, core::broadwell_de>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::bdw::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::perfmon::bdwde
