// Events of Ivy Bridge EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivt: from intel/perfmon 6dadedf3aa48, IVT/events/ivytown_core.json, version 24 of 08/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 283 of its 289 events are those of ivb.
#pragma once

#include <msr/intel/events/ivy_bridge.hpp>

// clang-format off
namespace msr::perfmon::ivt {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "dtlb_load_misses.demand_ld_walk_completed\0"
    "dtlb_load_misses.demand_ld_walk_duration\0"
    "mem_load_uops_llc_miss_retired.local_dram\0"
    "mem_load_uops_llc_miss_retired.remote_dram\0"
    "mem_load_uops_llc_miss_retired.remote_hitm\0"
    "mem_load_uops_llc_miss_retired.remote_fwd\0";
inline constexpr select::event_list list{"ivt", core::ivy_bridge_ep, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::ivb::arith; }
namespace baclears { using namespace msr::perfmon::ivb::baclears; }
namespace br_inst_exec { using namespace msr::perfmon::ivb::br_inst_exec; }
namespace br_inst_retired { using namespace msr::perfmon::ivb::br_inst_retired; }
namespace br_misp_exec { using namespace msr::perfmon::ivb::br_misp_exec; }
namespace br_misp_retired { using namespace msr::perfmon::ivb::br_misp_retired; }
namespace cpl_cycles { using namespace msr::perfmon::ivb::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace msr::perfmon::ivb::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::ivb::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::ivb::cycle_activity; }
namespace dsb2mite_switches { using namespace msr::perfmon::ivb::dsb2mite_switches; }
namespace dsb_fill { using namespace msr::perfmon::ivb::dsb_fill; }
namespace dtlb_load_misses { using namespace msr::perfmon::ivb::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::ivb::dtlb_store_misses; }
namespace ept { using namespace msr::perfmon::ivb::ept; }
namespace fp_assist { using namespace msr::perfmon::ivb::fp_assist; }
namespace fp_comp_ops_exe { using namespace msr::perfmon::ivb::fp_comp_ops_exe; }
namespace icache { using namespace msr::perfmon::ivb::icache; }
namespace idq { using namespace msr::perfmon::ivb::idq; }
namespace idq_uops_not_delivered { using namespace msr::perfmon::ivb::idq_uops_not_delivered; }
namespace ild_stall { using namespace msr::perfmon::ivb::ild_stall; }
namespace inst_retired { using namespace msr::perfmon::ivb::inst_retired; }
namespace int_misc { using namespace msr::perfmon::ivb::int_misc; }
namespace itlb { using namespace msr::perfmon::ivb::itlb; }
namespace itlb_misses { using namespace msr::perfmon::ivb::itlb_misses; }
namespace l1d { using namespace msr::perfmon::ivb::l1d; }
namespace l1d_pend_miss { using namespace msr::perfmon::ivb::l1d_pend_miss; }
namespace l2_l1d_wb_rqsts { using namespace msr::perfmon::ivb::l2_l1d_wb_rqsts; }
namespace l2_lines_in { using namespace msr::perfmon::ivb::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::ivb::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::ivb::l2_rqsts; }
namespace l2_store_lock_rqsts { using namespace msr::perfmon::ivb::l2_store_lock_rqsts; }
namespace l2_trans { using namespace msr::perfmon::ivb::l2_trans; }
namespace ld_blocks { using namespace msr::perfmon::ivb::ld_blocks; }
namespace ld_blocks_partial { using namespace msr::perfmon::ivb::ld_blocks_partial; }
namespace load_hit_pre { using namespace msr::perfmon::ivb::load_hit_pre; }
namespace lock_cycles { using namespace msr::perfmon::ivb::lock_cycles; }
namespace longest_lat_cache { using namespace msr::perfmon::ivb::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::ivb::lsd; }
namespace machine_clears { using namespace msr::perfmon::ivb::machine_clears; }
namespace mem_load_uops_llc_hit_retired { using namespace msr::perfmon::ivb::mem_load_uops_llc_hit_retired; }
namespace mem_load_uops_retired { using namespace msr::perfmon::ivb::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::ivb::mem_trans_retired; }
namespace mem_uops_retired { using namespace msr::perfmon::ivb::mem_uops_retired; }
namespace misalign_mem_ref { using namespace msr::perfmon::ivb::misalign_mem_ref; }
namespace move_elimination { using namespace msr::perfmon::ivb::move_elimination; }
namespace offcore_requests { using namespace msr::perfmon::ivb::offcore_requests; }
namespace offcore_requests_buffer { using namespace msr::perfmon::ivb::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::ivb::offcore_requests_outstanding; }
namespace other_assists { using namespace msr::perfmon::ivb::other_assists; }
namespace resource_stalls { using namespace msr::perfmon::ivb::resource_stalls; }
namespace rob_misc_events { using namespace msr::perfmon::ivb::rob_misc_events; }
namespace rs_events { using namespace msr::perfmon::ivb::rs_events; }
namespace simd_fp_256 { using namespace msr::perfmon::ivb::simd_fp_256; }
namespace sq_misc { using namespace msr::perfmon::ivb::sq_misc; }
namespace tlb_flush { using namespace msr::perfmon::ivb::tlb_flush; }
namespace uops_dispatched_port { using namespace msr::perfmon::ivb::uops_dispatched_port; }
namespace uops_executed { using namespace msr::perfmon::ivb::uops_executed; }
namespace uops_issued { using namespace msr::perfmon::ivb::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::ivb::uops_retired; }

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
inline constexpr auto events = select::with_shared_events<msr::perfmon::ivb::core_events::all, core::ivy_bridge_ep>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::ivb::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::perfmon::ivt
