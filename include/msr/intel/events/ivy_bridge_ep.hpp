// Events of Ivy Bridge EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivt: from intel/perfmon 6dadedf3aa48, IVT/events/ivytown_core.json, version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 283 of its 289 events are those of ivy_bridge.
#pragma once

#include <msr/intel/events/ivy_bridge.hpp>

// clang-format off
namespace msr::events::ivy_bridge_ep {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "dtlb_load_misses.demand_ld_walk_completed\0"
    "dtlb_load_misses.demand_ld_walk_duration\0"
    "mem_load_uops_llc_miss_retired.local_dram\0"
    "mem_load_uops_llc_miss_retired.remote_dram\0"
    "mem_load_uops_llc_miss_retired.remote_hitm\0"
    "mem_load_uops_llc_miss_retired.remote_fwd\0";
inline constexpr select::event_list list{"ivy_bridge_ep", core::ivy_bridge_ep, names};
} // namespace core_events

namespace arith { using namespace ivy_bridge::arith; }
namespace baclears { using namespace ivy_bridge::baclears; }
namespace br_inst_exec { using namespace ivy_bridge::br_inst_exec; }
namespace br_inst_retired { using namespace ivy_bridge::br_inst_retired; }
namespace br_misp_exec { using namespace ivy_bridge::br_misp_exec; }
namespace br_misp_retired { using namespace ivy_bridge::br_misp_retired; }
namespace cpl_cycles { using namespace ivy_bridge::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace ivy_bridge::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace ivy_bridge::cpu_clk_unhalted; }
namespace cycle_activity { using namespace ivy_bridge::cycle_activity; }
namespace dsb2mite_switches { using namespace ivy_bridge::dsb2mite_switches; }
namespace dsb_fill { using namespace ivy_bridge::dsb_fill; }
namespace dtlb_load_misses { using namespace ivy_bridge::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace ivy_bridge::dtlb_store_misses; }
namespace ept { using namespace ivy_bridge::ept; }
namespace fp_assist { using namespace ivy_bridge::fp_assist; }
namespace fp_comp_ops_exe { using namespace ivy_bridge::fp_comp_ops_exe; }
namespace icache { using namespace ivy_bridge::icache; }
namespace idq { using namespace ivy_bridge::idq; }
namespace idq_uops_not_delivered { using namespace ivy_bridge::idq_uops_not_delivered; }
namespace ild_stall { using namespace ivy_bridge::ild_stall; }
namespace inst_retired { using namespace ivy_bridge::inst_retired; }
namespace int_misc { using namespace ivy_bridge::int_misc; }
namespace itlb { using namespace ivy_bridge::itlb; }
namespace itlb_misses { using namespace ivy_bridge::itlb_misses; }
namespace l1d { using namespace ivy_bridge::l1d; }
namespace l1d_pend_miss { using namespace ivy_bridge::l1d_pend_miss; }
namespace l2_l1d_wb_rqsts { using namespace ivy_bridge::l2_l1d_wb_rqsts; }
namespace l2_lines_in { using namespace ivy_bridge::l2_lines_in; }
namespace l2_lines_out { using namespace ivy_bridge::l2_lines_out; }
namespace l2_rqsts { using namespace ivy_bridge::l2_rqsts; }
namespace l2_store_lock_rqsts { using namespace ivy_bridge::l2_store_lock_rqsts; }
namespace l2_trans { using namespace ivy_bridge::l2_trans; }
namespace ld_blocks { using namespace ivy_bridge::ld_blocks; }
namespace ld_blocks_partial { using namespace ivy_bridge::ld_blocks_partial; }
namespace load_hit_pre { using namespace ivy_bridge::load_hit_pre; }
namespace lock_cycles { using namespace ivy_bridge::lock_cycles; }
namespace longest_lat_cache { using namespace ivy_bridge::longest_lat_cache; }
namespace lsd { using namespace ivy_bridge::lsd; }
namespace machine_clears { using namespace ivy_bridge::machine_clears; }
namespace mem_load_uops_llc_hit_retired { using namespace ivy_bridge::mem_load_uops_llc_hit_retired; }
namespace mem_load_uops_retired { using namespace ivy_bridge::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace ivy_bridge::mem_trans_retired; }
namespace mem_uops_retired { using namespace ivy_bridge::mem_uops_retired; }
namespace misalign_mem_ref { using namespace ivy_bridge::misalign_mem_ref; }
namespace move_elimination { using namespace ivy_bridge::move_elimination; }
namespace offcore_requests { using namespace ivy_bridge::offcore_requests; }
namespace offcore_requests_buffer { using namespace ivy_bridge::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace ivy_bridge::offcore_requests_outstanding; }
namespace other_assists { using namespace ivy_bridge::other_assists; }
namespace resource_stalls { using namespace ivy_bridge::resource_stalls; }
namespace rob_misc_events { using namespace ivy_bridge::rob_misc_events; }
namespace rs_events { using namespace ivy_bridge::rs_events; }
namespace simd_fp_256 { using namespace ivy_bridge::simd_fp_256; }
namespace sq_misc { using namespace ivy_bridge::sq_misc; }
namespace tlb_flush { using namespace ivy_bridge::tlb_flush; }
namespace uops_dispatched_port { using namespace ivy_bridge::uops_dispatched_port; }
namespace uops_executed { using namespace ivy_bridge::uops_executed; }
namespace uops_issued { using namespace ivy_bridge::uops_issued; }
namespace uops_retired { using namespace ivy_bridge::uops_retired; }

namespace dtlb_load_misses {
inline constexpr core_events::listed demand_ld_walk_completed{{&core_events::list, 0x82008, 0xff000f, 0x186a300000, 0x0}, {}, &demand_ld_walk_completed}; // .code = 0x08, .mask = 0x82, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr core_events::listed demand_ld_walk_duration{{&core_events::list, 0x84008, 0xff000f, 0x1e84830002a, 0x0}, {}, &demand_ld_walk_duration}; // .code = 0x08, .mask = 0x84, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace dtlb_load_misses

namespace mem_load_uops_llc_miss_retired {
inline constexpr core_events::listed local_dram{{&core_events::list, 0x30d3, 0xf000f, 0x186a700053, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x3, .counters = 0xf, .alone = 0xf, .period = 100007
inline constexpr core_events::listed remote_dram{{&core_events::list, 0xc0d3, 0xf000f, 0x186a70007d, 0x0}, {}, &remote_dram}; // .code = 0xd3, .mask = 0xc, .counters = 0xf, .alone = 0xf, .period = 100007
inline constexpr core_events::listed remote_hitm{{&core_events::list, 0x100d3, 0xf000f, 0x186a7000a8, 0x0}, {}, &remote_hitm}; // .code = 0xd3, .mask = 0x10, .counters = 0xf, .alone = 0xf, .period = 100007
inline constexpr core_events::listed remote_fwd{{&core_events::list, 0x200d3, 0xf000f, 0x186a7000d3, 0x0}, {}, &remote_fwd}; // .code = 0xd3, .mask = 0x20, .counters = 0xf, .alone = 0xf, .period = 100007
} // namespace mem_load_uops_llc_miss_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &dtlb_load_misses::demand_ld_walk_completed, &dtlb_load_misses::demand_ld_walk_duration,
    &mem_load_uops_llc_miss_retired::local_dram, &mem_load_uops_llc_miss_retired::remote_dram,
    &mem_load_uops_llc_miss_retired::remote_hitm, &mem_load_uops_llc_miss_retired::remote_fwd,
};
inline constexpr auto events = select::with_shared_events<ivy_bridge::core_events::all, core::ivy_bridge_ep>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &ivy_bridge::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::ivy_bridge_ep
