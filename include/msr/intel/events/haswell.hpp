// Events of Haswell, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// hsw: from intel/perfmon 6dadedf3aa48, HSW/events/haswell_core.json, version 36 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 334 of its 334 events are those of hsx.
#pragma once

#include <msr/intel/events/haswell_ep.hpp>

// clang-format off
namespace msr::perfmon::hsw {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"hsw", core::haswell, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::hsx::arith; }
namespace avx_insts { using namespace msr::perfmon::hsx::avx_insts; }
namespace baclears { using namespace msr::perfmon::hsx::baclears; }
namespace br_inst_exec { using namespace msr::perfmon::hsx::br_inst_exec; }
namespace br_inst_retired { using namespace msr::perfmon::hsx::br_inst_retired; }
namespace br_misp_exec { using namespace msr::perfmon::hsx::br_misp_exec; }
namespace br_misp_retired { using namespace msr::perfmon::hsx::br_misp_retired; }
namespace cpl_cycles { using namespace msr::perfmon::hsx::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace msr::perfmon::hsx::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::hsx::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::hsx::cycle_activity; }
namespace dsb2mite_switches { using namespace msr::perfmon::hsx::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace msr::perfmon::hsx::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::hsx::dtlb_store_misses; }
namespace ept { using namespace msr::perfmon::hsx::ept; }
namespace fp_assist { using namespace msr::perfmon::hsx::fp_assist; }
namespace hle_retired { using namespace msr::perfmon::hsx::hle_retired; }
namespace icache { using namespace msr::perfmon::hsx::icache; }
namespace idq { using namespace msr::perfmon::hsx::idq; }
namespace idq_uops_not_delivered { using namespace msr::perfmon::hsx::idq_uops_not_delivered; }
namespace ild_stall { using namespace msr::perfmon::hsx::ild_stall; }
namespace inst_retired { using namespace msr::perfmon::hsx::inst_retired; }
namespace int_misc { using namespace msr::perfmon::hsx::int_misc; }
namespace itlb { using namespace msr::perfmon::hsx::itlb; }
namespace itlb_misses { using namespace msr::perfmon::hsx::itlb_misses; }
namespace l1d { using namespace msr::perfmon::hsx::l1d; }
namespace l1d_pend_miss { using namespace msr::perfmon::hsx::l1d_pend_miss; }
namespace l2_demand_rqsts { using namespace msr::perfmon::hsx::l2_demand_rqsts; }
namespace l2_lines_in { using namespace msr::perfmon::hsx::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::hsx::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::hsx::l2_rqsts; }
namespace l2_trans { using namespace msr::perfmon::hsx::l2_trans; }
namespace ld_blocks { using namespace msr::perfmon::hsx::ld_blocks; }
namespace ld_blocks_partial { using namespace msr::perfmon::hsx::ld_blocks_partial; }
namespace load_hit_pre { using namespace msr::perfmon::hsx::load_hit_pre; }
namespace lock_cycles { using namespace msr::perfmon::hsx::lock_cycles; }
namespace longest_lat_cache { using namespace msr::perfmon::hsx::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::hsx::lsd; }
namespace machine_clears { using namespace msr::perfmon::hsx::machine_clears; }
namespace mem_load_uops_l3_hit_retired { using namespace msr::perfmon::hsx::mem_load_uops_l3_hit_retired; }
namespace mem_load_uops_l3_miss_retired { using namespace msr::perfmon::hsx::mem_load_uops_l3_miss_retired; }
namespace mem_load_uops_retired { using namespace msr::perfmon::hsx::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::hsx::mem_trans_retired; }
namespace mem_uops_retired { using namespace msr::perfmon::hsx::mem_uops_retired; }
namespace misalign_mem_ref { using namespace msr::perfmon::hsx::misalign_mem_ref; }
namespace move_elimination { using namespace msr::perfmon::hsx::move_elimination; }
namespace offcore_requests { using namespace msr::perfmon::hsx::offcore_requests; }
namespace offcore_requests_buffer { using namespace msr::perfmon::hsx::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::hsx::offcore_requests_outstanding; }
namespace other_assists { using namespace msr::perfmon::hsx::other_assists; }
namespace page_walker_loads { using namespace msr::perfmon::hsx::page_walker_loads; }
namespace resource_stalls { using namespace msr::perfmon::hsx::resource_stalls; }
namespace rob_misc_events { using namespace msr::perfmon::hsx::rob_misc_events; }
namespace rs_events { using namespace msr::perfmon::hsx::rs_events; }
namespace rtm_retired { using namespace msr::perfmon::hsx::rtm_retired; }
namespace sq_misc { using namespace msr::perfmon::hsx::sq_misc; }
namespace tlb_flush { using namespace msr::perfmon::hsx::tlb_flush; }
namespace tx_exec { using namespace msr::perfmon::hsx::tx_exec; }
namespace tx_mem { using namespace msr::perfmon::hsx::tx_mem; }
namespace uops_dispatched_port { using namespace msr::perfmon::hsx::uops_dispatched_port; }
namespace uops_executed { using namespace msr::perfmon::hsx::uops_executed; }
namespace uops_executed_port { using namespace msr::perfmon::hsx::uops_executed_port; }
namespace uops_issued { using namespace msr::perfmon::hsx::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::hsx::uops_retired; }

namespace core_events {
inline constexpr auto events = select::with_shared_events<msr::perfmon::hsx::core_events::all, core::haswell, event_pmu>();
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::hsx::core_events::all};
} // namespace core_events

} // namespace msr::perfmon::hsw
