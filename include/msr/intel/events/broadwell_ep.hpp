// Events of Broadwell EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bdx: from intel/perfmon 6dadedf3aa48, BDX/events/broadwellx_core.json, version 23 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 340 of its 343 events are those of broadwell.
#pragma once

#include <msr/intel/events/broadwell.hpp>

// clang-format off
namespace msr::events::broadwell_ep {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "mem_load_uops_l3_miss_retired.remote_dram\0" "BDE70\0"
    "mem_load_uops_l3_miss_retired.remote_hitm\0" "BDE70\0"
    "mem_load_uops_l3_miss_retired.remote_fwd\0" "BDE70\0";
inline constexpr select::event_list list{"broadwell_ep", core::broadwell_ep, names};
} // namespace core_events

namespace arith { using namespace broadwell::arith; }
namespace baclears { using namespace broadwell::baclears; }
namespace br_inst_exec { using namespace broadwell::br_inst_exec; }
namespace br_inst_retired { using namespace broadwell::br_inst_retired; }
namespace br_misp_exec { using namespace broadwell::br_misp_exec; }
namespace br_misp_retired { using namespace broadwell::br_misp_retired; }
namespace cpl_cycles { using namespace broadwell::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace broadwell::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace broadwell::cpu_clk_unhalted; }
namespace cycle_activity { using namespace broadwell::cycle_activity; }
namespace dsb2mite_switches { using namespace broadwell::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace broadwell::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace broadwell::dtlb_store_misses; }
namespace ept { using namespace broadwell::ept; }
namespace fp_arith_inst_retired { using namespace broadwell::fp_arith_inst_retired; }
namespace fp_assist { using namespace broadwell::fp_assist; }
namespace hle_retired { using namespace broadwell::hle_retired; }
namespace icache { using namespace broadwell::icache; }
namespace idq { using namespace broadwell::idq; }
namespace idq_uops_not_delivered { using namespace broadwell::idq_uops_not_delivered; }
namespace ild_stall { using namespace broadwell::ild_stall; }
namespace inst_retired { using namespace broadwell::inst_retired; }
namespace int_misc { using namespace broadwell::int_misc; }
namespace itlb { using namespace broadwell::itlb; }
namespace itlb_misses { using namespace broadwell::itlb_misses; }
namespace l1d { using namespace broadwell::l1d; }
namespace l1d_pend_miss { using namespace broadwell::l1d_pend_miss; }
namespace l2_demand_rqsts { using namespace broadwell::l2_demand_rqsts; }
namespace l2_lines_in { using namespace broadwell::l2_lines_in; }
namespace l2_lines_out { using namespace broadwell::l2_lines_out; }
namespace l2_rqsts { using namespace broadwell::l2_rqsts; }
namespace l2_trans { using namespace broadwell::l2_trans; }
namespace ld_blocks { using namespace broadwell::ld_blocks; }
namespace ld_blocks_partial { using namespace broadwell::ld_blocks_partial; }
namespace load_hit_pre { using namespace broadwell::load_hit_pre; }
namespace lock_cycles { using namespace broadwell::lock_cycles; }
namespace longest_lat_cache { using namespace broadwell::longest_lat_cache; }
namespace lsd { using namespace broadwell::lsd; }
namespace machine_clears { using namespace broadwell::machine_clears; }
namespace mem_load_uops_l3_hit_retired { using namespace broadwell::mem_load_uops_l3_hit_retired; }
namespace mem_load_uops_l3_miss_retired { using namespace broadwell::mem_load_uops_l3_miss_retired; }
namespace mem_load_uops_retired { using namespace broadwell::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace broadwell::mem_trans_retired; }
namespace mem_uops_retired { using namespace broadwell::mem_uops_retired; }
namespace misalign_mem_ref { using namespace broadwell::misalign_mem_ref; }
namespace move_elimination { using namespace broadwell::move_elimination; }
namespace offcore_requests { using namespace broadwell::offcore_requests; }
namespace offcore_requests_buffer { using namespace broadwell::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace broadwell::offcore_requests_outstanding; }
namespace other_assists { using namespace broadwell::other_assists; }
namespace page_walker_loads { using namespace broadwell::page_walker_loads; }
namespace resource_stalls { using namespace broadwell::resource_stalls; }
namespace rob_misc_events { using namespace broadwell::rob_misc_events; }
namespace rs_events { using namespace broadwell::rs_events; }
namespace rtm_retired { using namespace broadwell::rtm_retired; }
namespace sq_misc { using namespace broadwell::sq_misc; }
namespace tlb_flush { using namespace broadwell::tlb_flush; }
namespace tx_exec { using namespace broadwell::tx_exec; }
namespace tx_mem { using namespace broadwell::tx_mem; }
namespace uop_dispatches_cancelled { using namespace broadwell::uop_dispatches_cancelled; }
namespace uops_dispatched_port { using namespace broadwell::uops_dispatched_port; }
namespace uops_executed { using namespace broadwell::uops_executed; }
namespace uops_executed_port { using namespace broadwell::uops_executed_port; }
namespace uops_issued { using namespace broadwell::uops_issued; }
namespace uops_retired { using namespace broadwell::uops_retired; }

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
inline constexpr auto events = select::with_shared_events<broadwell::core_events::all, core::broadwell_ep>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &broadwell::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::broadwell_ep
