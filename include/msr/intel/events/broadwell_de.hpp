// Events of Broadwell DE, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// bdw_de: from intel/perfmon 6dadedf3aa48, BDW-DE/events/broadwellde_core.json, version 12 of
// 07/16/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 343 of its 343 events are those of bdx.
#pragma once

#include <msr/intel/events/broadwell_ep.hpp>

// clang-format off
namespace msr::perfmon::bdwde {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"bdwde", core::broadwell_de, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::bdx::arith; }
namespace baclears { using namespace msr::perfmon::bdx::baclears; }
namespace br_inst_exec { using namespace msr::perfmon::bdx::br_inst_exec; }
namespace br_inst_retired { using namespace msr::perfmon::bdx::br_inst_retired; }
namespace br_misp_exec { using namespace msr::perfmon::bdx::br_misp_exec; }
namespace br_misp_retired { using namespace msr::perfmon::bdx::br_misp_retired; }
namespace cpl_cycles { using namespace msr::perfmon::bdx::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace msr::perfmon::bdx::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::bdx::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::bdx::cycle_activity; }
namespace dsb2mite_switches { using namespace msr::perfmon::bdx::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace msr::perfmon::bdx::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::bdx::dtlb_store_misses; }
namespace ept { using namespace msr::perfmon::bdx::ept; }
namespace fp_arith_inst_retired { using namespace msr::perfmon::bdx::fp_arith_inst_retired; }
namespace fp_assist { using namespace msr::perfmon::bdx::fp_assist; }
namespace hle_retired { using namespace msr::perfmon::bdx::hle_retired; }
namespace icache { using namespace msr::perfmon::bdx::icache; }
namespace idq { using namespace msr::perfmon::bdx::idq; }
namespace idq_uops_not_delivered { using namespace msr::perfmon::bdx::idq_uops_not_delivered; }
namespace ild_stall { using namespace msr::perfmon::bdx::ild_stall; }
namespace inst_retired { using namespace msr::perfmon::bdx::inst_retired; }
namespace int_misc { using namespace msr::perfmon::bdx::int_misc; }
namespace itlb { using namespace msr::perfmon::bdx::itlb; }
namespace itlb_misses { using namespace msr::perfmon::bdx::itlb_misses; }
namespace l1d { using namespace msr::perfmon::bdx::l1d; }
namespace l1d_pend_miss { using namespace msr::perfmon::bdx::l1d_pend_miss; }
namespace l2_demand_rqsts { using namespace msr::perfmon::bdx::l2_demand_rqsts; }
namespace l2_lines_in { using namespace msr::perfmon::bdx::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::bdx::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::bdx::l2_rqsts; }
namespace l2_trans { using namespace msr::perfmon::bdx::l2_trans; }
namespace ld_blocks { using namespace msr::perfmon::bdx::ld_blocks; }
namespace ld_blocks_partial { using namespace msr::perfmon::bdx::ld_blocks_partial; }
namespace load_hit_pre { using namespace msr::perfmon::bdx::load_hit_pre; }
namespace lock_cycles { using namespace msr::perfmon::bdx::lock_cycles; }
namespace longest_lat_cache { using namespace msr::perfmon::bdx::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::bdx::lsd; }
namespace machine_clears { using namespace msr::perfmon::bdx::machine_clears; }
namespace mem_load_uops_l3_hit_retired { using namespace msr::perfmon::bdx::mem_load_uops_l3_hit_retired; }
namespace mem_load_uops_l3_miss_retired { using namespace msr::perfmon::bdx::mem_load_uops_l3_miss_retired; }
namespace mem_load_uops_retired { using namespace msr::perfmon::bdx::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::bdx::mem_trans_retired; }
namespace mem_uops_retired { using namespace msr::perfmon::bdx::mem_uops_retired; }
namespace misalign_mem_ref { using namespace msr::perfmon::bdx::misalign_mem_ref; }
namespace move_elimination { using namespace msr::perfmon::bdx::move_elimination; }
namespace offcore_requests { using namespace msr::perfmon::bdx::offcore_requests; }
namespace offcore_requests_buffer { using namespace msr::perfmon::bdx::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::bdx::offcore_requests_outstanding; }
namespace other_assists { using namespace msr::perfmon::bdx::other_assists; }
namespace page_walker_loads { using namespace msr::perfmon::bdx::page_walker_loads; }
namespace resource_stalls { using namespace msr::perfmon::bdx::resource_stalls; }
namespace rob_misc_events { using namespace msr::perfmon::bdx::rob_misc_events; }
namespace rs_events { using namespace msr::perfmon::bdx::rs_events; }
namespace rtm_retired { using namespace msr::perfmon::bdx::rtm_retired; }
namespace sq_misc { using namespace msr::perfmon::bdx::sq_misc; }
namespace tlb_flush { using namespace msr::perfmon::bdx::tlb_flush; }
namespace tx_exec { using namespace msr::perfmon::bdx::tx_exec; }
namespace tx_mem { using namespace msr::perfmon::bdx::tx_mem; }
namespace uop_dispatches_cancelled { using namespace msr::perfmon::bdx::uop_dispatches_cancelled; }
namespace uops_dispatched_port { using namespace msr::perfmon::bdx::uops_dispatched_port; }
namespace uops_executed { using namespace msr::perfmon::bdx::uops_executed; }
namespace uops_executed_port { using namespace msr::perfmon::bdx::uops_executed_port; }
namespace uops_issued { using namespace msr::perfmon::bdx::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::bdx::uops_retired; }

namespace core_events {
inline constexpr auto events = select::with_shared_events<msr::perfmon::bdx::core_events::all, core::broadwell_de, event_pmu>();
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::bdx::core_events::all};
} // namespace core_events

} // namespace msr::perfmon::bdwde
