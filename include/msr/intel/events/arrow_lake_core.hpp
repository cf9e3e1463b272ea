// Events of Arrow Lake: performance cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// arl_lioncove: from intel/perfmon 6dadedf3aa48, ARL/events/arrowlake_lioncove_core.json, version
// 1.20 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 317 of its 317 events are those of lnl.
#pragma once

#include <msr/intel/events/lunar_lake.hpp>

// clang-format off
namespace msr::perfmon::arl {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"arl", core::arrow_lake_core, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::lnl::arith; }
namespace assists { using namespace msr::perfmon::lnl::assists; }
namespace baclears { using namespace msr::perfmon::lnl::baclears; }
namespace be_stalls { using namespace msr::perfmon::lnl::be_stalls; }
namespace br_inst_retired { using namespace msr::perfmon::lnl::br_inst_retired; }
namespace br_misp_retired { using namespace msr::perfmon::lnl::br_misp_retired; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::lnl::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::lnl::cycle_activity; }
namespace decode { using namespace msr::perfmon::lnl::decode; }
namespace dependent_loads { using namespace msr::perfmon::lnl::dependent_loads; }
namespace dsb2mite_switches { using namespace msr::perfmon::lnl::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace msr::perfmon::lnl::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::lnl::dtlb_store_misses; }
namespace exe_activity { using namespace msr::perfmon::lnl::exe_activity; }
namespace fp_arith_dispatched { using namespace msr::perfmon::lnl::fp_arith_dispatched; }
namespace fp_arith_inst_retired { using namespace msr::perfmon::lnl::fp_arith_inst_retired; }
namespace fp_arith_ops_retired { using namespace msr::perfmon::lnl::fp_arith_ops_retired; }
namespace frontend_retired { using namespace msr::perfmon::lnl::frontend_retired; }
namespace icache_data { using namespace msr::perfmon::lnl::icache_data; }
namespace icache_tag { using namespace msr::perfmon::lnl::icache_tag; }
namespace idq { using namespace msr::perfmon::lnl::idq; }
namespace idq_bubbles { using namespace msr::perfmon::lnl::idq_bubbles; }
namespace inst_decoded { using namespace msr::perfmon::lnl::inst_decoded; }
namespace inst_retired { using namespace msr::perfmon::lnl::inst_retired; }
namespace int_misc { using namespace msr::perfmon::lnl::int_misc; }
namespace int_vec_retired { using namespace msr::perfmon::lnl::int_vec_retired; }
namespace itlb_misses { using namespace msr::perfmon::lnl::itlb_misses; }
namespace l1d { using namespace msr::perfmon::lnl::l1d; }
namespace l1d_miss { using namespace msr::perfmon::lnl::l1d_miss; }
namespace l1d_pending { using namespace msr::perfmon::lnl::l1d_pending; }
namespace l2_lines_in { using namespace msr::perfmon::lnl::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::lnl::l2_lines_out; }
namespace l2_request { using namespace msr::perfmon::lnl::l2_request; }
namespace l2_rqsts { using namespace msr::perfmon::lnl::l2_rqsts; }
namespace ld_blocks { using namespace msr::perfmon::lnl::ld_blocks; }
namespace lock_cycles { using namespace msr::perfmon::lnl::lock_cycles; }
namespace longest_lat_cache { using namespace msr::perfmon::lnl::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::lnl::lsd; }
namespace machine_clears { using namespace msr::perfmon::lnl::machine_clears; }
namespace mem_inst_retired { using namespace msr::perfmon::lnl::mem_inst_retired; }
namespace mem_load_l3_hit_retired { using namespace msr::perfmon::lnl::mem_load_l3_hit_retired; }
namespace mem_load_misc_retired { using namespace msr::perfmon::lnl::mem_load_misc_retired; }
namespace mem_load_retired { using namespace msr::perfmon::lnl::mem_load_retired; }
namespace mem_store_retired { using namespace msr::perfmon::lnl::mem_store_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::lnl::mem_trans_retired; }
namespace mem_uop_retired { using namespace msr::perfmon::lnl::mem_uop_retired; }
namespace memory_stalls { using namespace msr::perfmon::lnl::memory_stalls; }
namespace misc2_retired { using namespace msr::perfmon::lnl::misc2_retired; }
namespace misc_retired { using namespace msr::perfmon::lnl::misc_retired; }
namespace offcore_requests { using namespace msr::perfmon::lnl::offcore_requests; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::lnl::offcore_requests_outstanding; }
namespace rs { using namespace msr::perfmon::lnl::rs; }
namespace sq_misc { using namespace msr::perfmon::lnl::sq_misc; }
namespace sw_prefetch_access { using namespace msr::perfmon::lnl::sw_prefetch_access; }
namespace topdown { using namespace msr::perfmon::lnl::topdown; }
namespace uops_decoded { using namespace msr::perfmon::lnl::uops_decoded; }
namespace uops_dispatched { using namespace msr::perfmon::lnl::uops_dispatched; }
namespace uops_executed { using namespace msr::perfmon::lnl::uops_executed; }
namespace uops_issued { using namespace msr::perfmon::lnl::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::lnl::uops_retired; }
namespace xq { using namespace msr::perfmon::lnl::xq; }

namespace core_events {
inline constexpr auto events = select::with_shared_events<msr::perfmon::lnl::core_events::all, core::arrow_lake_core, event_pmu>();
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::lnl::core_events::all};
} // namespace core_events

} // namespace msr::perfmon::arl
