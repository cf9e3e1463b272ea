// Events of Arrow Lake: performance cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// arl_lioncove: from intel/perfmon 6dadedf3aa48, ARL/events/arrowlake_lioncove_core.json, version
// 1.20 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 317 of its 317 events are those of lunar_lake.
#pragma once

#include <msr/intel/events/lunar_lake.hpp>

// clang-format off
namespace msr::events::arrow_lake_core {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"arrow_lake_core", core::arrow_lake_core, names};
} // namespace core_events

namespace arith { using namespace lunar_lake::arith; }
namespace assists { using namespace lunar_lake::assists; }
namespace baclears { using namespace lunar_lake::baclears; }
namespace be_stalls { using namespace lunar_lake::be_stalls; }
namespace br_inst_retired { using namespace lunar_lake::br_inst_retired; }
namespace br_misp_retired { using namespace lunar_lake::br_misp_retired; }
namespace cpu_clk_unhalted { using namespace lunar_lake::cpu_clk_unhalted; }
namespace cycle_activity { using namespace lunar_lake::cycle_activity; }
namespace decode { using namespace lunar_lake::decode; }
namespace dependent_loads { using namespace lunar_lake::dependent_loads; }
namespace dsb2mite_switches { using namespace lunar_lake::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace lunar_lake::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace lunar_lake::dtlb_store_misses; }
namespace exe_activity { using namespace lunar_lake::exe_activity; }
namespace fp_arith_dispatched { using namespace lunar_lake::fp_arith_dispatched; }
namespace fp_arith_inst_retired { using namespace lunar_lake::fp_arith_inst_retired; }
namespace fp_arith_ops_retired { using namespace lunar_lake::fp_arith_ops_retired; }
namespace frontend_retired { using namespace lunar_lake::frontend_retired; }
namespace icache_data { using namespace lunar_lake::icache_data; }
namespace icache_tag { using namespace lunar_lake::icache_tag; }
namespace idq { using namespace lunar_lake::idq; }
namespace idq_bubbles { using namespace lunar_lake::idq_bubbles; }
namespace inst_decoded { using namespace lunar_lake::inst_decoded; }
namespace inst_retired { using namespace lunar_lake::inst_retired; }
namespace int_misc { using namespace lunar_lake::int_misc; }
namespace int_vec_retired { using namespace lunar_lake::int_vec_retired; }
namespace itlb_misses { using namespace lunar_lake::itlb_misses; }
namespace l1d { using namespace lunar_lake::l1d; }
namespace l1d_miss { using namespace lunar_lake::l1d_miss; }
namespace l1d_pending { using namespace lunar_lake::l1d_pending; }
namespace l2_lines_in { using namespace lunar_lake::l2_lines_in; }
namespace l2_lines_out { using namespace lunar_lake::l2_lines_out; }
namespace l2_request { using namespace lunar_lake::l2_request; }
namespace l2_rqsts { using namespace lunar_lake::l2_rqsts; }
namespace ld_blocks { using namespace lunar_lake::ld_blocks; }
namespace lock_cycles { using namespace lunar_lake::lock_cycles; }
namespace longest_lat_cache { using namespace lunar_lake::longest_lat_cache; }
namespace lsd { using namespace lunar_lake::lsd; }
namespace machine_clears { using namespace lunar_lake::machine_clears; }
namespace mem_inst_retired { using namespace lunar_lake::mem_inst_retired; }
namespace mem_load_l3_hit_retired { using namespace lunar_lake::mem_load_l3_hit_retired; }
namespace mem_load_misc_retired { using namespace lunar_lake::mem_load_misc_retired; }
namespace mem_load_retired { using namespace lunar_lake::mem_load_retired; }
namespace mem_store_retired { using namespace lunar_lake::mem_store_retired; }
namespace mem_trans_retired { using namespace lunar_lake::mem_trans_retired; }
namespace mem_uop_retired { using namespace lunar_lake::mem_uop_retired; }
namespace memory_stalls { using namespace lunar_lake::memory_stalls; }
namespace misc2_retired { using namespace lunar_lake::misc2_retired; }
namespace misc_retired { using namespace lunar_lake::misc_retired; }
namespace offcore_requests { using namespace lunar_lake::offcore_requests; }
namespace offcore_requests_outstanding { using namespace lunar_lake::offcore_requests_outstanding; }
namespace rs { using namespace lunar_lake::rs; }
namespace sq_misc { using namespace lunar_lake::sq_misc; }
namespace sw_prefetch_access { using namespace lunar_lake::sw_prefetch_access; }
namespace topdown { using namespace lunar_lake::topdown; }
namespace uops_decoded { using namespace lunar_lake::uops_decoded; }
namespace uops_dispatched { using namespace lunar_lake::uops_dispatched; }
namespace uops_executed { using namespace lunar_lake::uops_executed; }
namespace uops_issued { using namespace lunar_lake::uops_issued; }
namespace uops_retired { using namespace lunar_lake::uops_retired; }
namespace xq { using namespace lunar_lake::xq; }

namespace core_events {
inline constexpr auto events = select::with_shared_events<lunar_lake::core_events::all, core::arrow_lake_core, perfmon::event_pmu>();
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &lunar_lake::core_events::all};
} // namespace core_events

} // namespace msr::events::arrow_lake_core
