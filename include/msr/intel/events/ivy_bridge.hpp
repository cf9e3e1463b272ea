// Events of Ivy Bridge, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ivb: from intel/perfmon 6dadedf3aa48, IVB/events/ivybridge_core.json, version 24 of 03/21/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 283 of its 285 events are those of ivt.
#pragma once

#include <msr/intel/events/ivy_bridge_ep.hpp>

// clang-format off
namespace msr::perfmon::ivb {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "mem_load_uops_llc_miss_retired.local_dram\0"
    "page_walks.llc_miss\0";
inline constexpr select::event_list list{"ivb", core::ivy_bridge, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::ivt::arith; }
namespace baclears { using namespace msr::perfmon::ivt::baclears; }
namespace br_inst_exec { using namespace msr::perfmon::ivt::br_inst_exec; }
namespace br_inst_retired { using namespace msr::perfmon::ivt::br_inst_retired; }
namespace br_misp_exec { using namespace msr::perfmon::ivt::br_misp_exec; }
namespace br_misp_retired { using namespace msr::perfmon::ivt::br_misp_retired; }
namespace cpl_cycles { using namespace msr::perfmon::ivt::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace msr::perfmon::ivt::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::ivt::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::ivt::cycle_activity; }
namespace dsb2mite_switches { using namespace msr::perfmon::ivt::dsb2mite_switches; }
namespace dsb_fill { using namespace msr::perfmon::ivt::dsb_fill; }
namespace dtlb_load_misses { using namespace msr::perfmon::ivt::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::ivt::dtlb_store_misses; }
namespace ept { using namespace msr::perfmon::ivt::ept; }
namespace fp_assist { using namespace msr::perfmon::ivt::fp_assist; }
namespace fp_comp_ops_exe { using namespace msr::perfmon::ivt::fp_comp_ops_exe; }
namespace icache { using namespace msr::perfmon::ivt::icache; }
namespace idq { using namespace msr::perfmon::ivt::idq; }
namespace idq_uops_not_delivered { using namespace msr::perfmon::ivt::idq_uops_not_delivered; }
namespace ild_stall { using namespace msr::perfmon::ivt::ild_stall; }
namespace inst_retired { using namespace msr::perfmon::ivt::inst_retired; }
namespace int_misc { using namespace msr::perfmon::ivt::int_misc; }
namespace itlb { using namespace msr::perfmon::ivt::itlb; }
namespace itlb_misses { using namespace msr::perfmon::ivt::itlb_misses; }
namespace l1d { using namespace msr::perfmon::ivt::l1d; }
namespace l1d_pend_miss { using namespace msr::perfmon::ivt::l1d_pend_miss; }
namespace l2_l1d_wb_rqsts { using namespace msr::perfmon::ivt::l2_l1d_wb_rqsts; }
namespace l2_lines_in { using namespace msr::perfmon::ivt::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::ivt::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::ivt::l2_rqsts; }
namespace l2_store_lock_rqsts { using namespace msr::perfmon::ivt::l2_store_lock_rqsts; }
namespace l2_trans { using namespace msr::perfmon::ivt::l2_trans; }
namespace ld_blocks { using namespace msr::perfmon::ivt::ld_blocks; }
namespace ld_blocks_partial { using namespace msr::perfmon::ivt::ld_blocks_partial; }
namespace load_hit_pre { using namespace msr::perfmon::ivt::load_hit_pre; }
namespace lock_cycles { using namespace msr::perfmon::ivt::lock_cycles; }
namespace longest_lat_cache { using namespace msr::perfmon::ivt::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::ivt::lsd; }
namespace machine_clears { using namespace msr::perfmon::ivt::machine_clears; }
namespace mem_load_uops_llc_hit_retired { using namespace msr::perfmon::ivt::mem_load_uops_llc_hit_retired; }
namespace mem_load_uops_retired { using namespace msr::perfmon::ivt::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::ivt::mem_trans_retired; }
namespace mem_uops_retired { using namespace msr::perfmon::ivt::mem_uops_retired; }
namespace misalign_mem_ref { using namespace msr::perfmon::ivt::misalign_mem_ref; }
namespace move_elimination { using namespace msr::perfmon::ivt::move_elimination; }
namespace offcore_requests { using namespace msr::perfmon::ivt::offcore_requests; }
namespace offcore_requests_buffer { using namespace msr::perfmon::ivt::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::ivt::offcore_requests_outstanding; }
namespace other_assists { using namespace msr::perfmon::ivt::other_assists; }
namespace resource_stalls { using namespace msr::perfmon::ivt::resource_stalls; }
namespace rob_misc_events { using namespace msr::perfmon::ivt::rob_misc_events; }
namespace rs_events { using namespace msr::perfmon::ivt::rs_events; }
namespace simd_fp_256 { using namespace msr::perfmon::ivt::simd_fp_256; }
namespace sq_misc { using namespace msr::perfmon::ivt::sq_misc; }
namespace tlb_flush { using namespace msr::perfmon::ivt::tlb_flush; }
namespace uops_dispatched_port { using namespace msr::perfmon::ivt::uops_dispatched_port; }
namespace uops_executed { using namespace msr::perfmon::ivt::uops_executed; }
namespace uops_issued { using namespace msr::perfmon::ivt::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::ivt::uops_retired; }

namespace mem_load_uops_llc_miss_retired {
inline constexpr core_events::listed local_dram{{&core_events::list, 0x10d3, 0xf000f, 0x186a700000, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xf, .alone = 0xf, .period = 100007
} // namespace mem_load_uops_llc_miss_retired

namespace page_walks {
inline constexpr core_events::listed llc_miss{{&core_events::list, 0x10be, 0xff000f, 0x186a30002a, 0x0}, {}, &llc_miss}; // .code = 0xbe, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace page_walks

namespace core_events {
inline constexpr const listed *own[] = {
    &mem_load_uops_llc_miss_retired::local_dram, &page_walks::llc_miss,
};
inline constexpr auto events = select::with_shared_events<msr::perfmon::ivt::core_events::all, core::ivy_bridge>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::ivt::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::perfmon::ivb
