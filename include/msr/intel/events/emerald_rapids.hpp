// Events of Emerald Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// emr: from intel/perfmon 6dadedf3aa48, EMR/events/emeraldrapids_core.json, version 1.24 of
// 05/19/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 338 of its 338 events are those of sapphire_rapids.
#pragma once

#include <msr/intel/events/sapphire_rapids.hpp>

// clang-format off
namespace msr::events::emerald_rapids {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"emerald_rapids", core::emerald_rapids, names};
} // namespace core_events

namespace arith { using namespace sapphire_rapids::arith; }
namespace assists { using namespace sapphire_rapids::assists; }
namespace baclears { using namespace sapphire_rapids::baclears; }
namespace br_inst_retired { using namespace sapphire_rapids::br_inst_retired; }
namespace br_misp_retired { using namespace sapphire_rapids::br_misp_retired; }
namespace core_snoop_response { using namespace sapphire_rapids::core_snoop_response; }
namespace cpu_clk_unhalted { using namespace sapphire_rapids::cpu_clk_unhalted; }
namespace cycle_activity { using namespace sapphire_rapids::cycle_activity; }
namespace decode { using namespace sapphire_rapids::decode; }
namespace dsb2mite_switches { using namespace sapphire_rapids::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace sapphire_rapids::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace sapphire_rapids::dtlb_store_misses; }
namespace exe { using namespace sapphire_rapids::exe; }
namespace exe_activity { using namespace sapphire_rapids::exe_activity; }
namespace fp_arith_dispatched { using namespace sapphire_rapids::fp_arith_dispatched; }
namespace fp_arith_inst_retired { using namespace sapphire_rapids::fp_arith_inst_retired; }
namespace fp_arith_inst_retired2 { using namespace sapphire_rapids::fp_arith_inst_retired2; }
namespace frontend_retired { using namespace sapphire_rapids::frontend_retired; }
namespace hw_interrupts { using namespace sapphire_rapids::hw_interrupts; }
namespace icache_data { using namespace sapphire_rapids::icache_data; }
namespace icache_tag { using namespace sapphire_rapids::icache_tag; }
namespace idq { using namespace sapphire_rapids::idq; }
namespace idq_bubbles { using namespace sapphire_rapids::idq_bubbles; }
namespace idq_uops_not_delivered { using namespace sapphire_rapids::idq_uops_not_delivered; }
namespace inst_decoded { using namespace sapphire_rapids::inst_decoded; }
namespace inst_retired { using namespace sapphire_rapids::inst_retired; }
namespace int_misc { using namespace sapphire_rapids::int_misc; }
namespace int_vec_retired { using namespace sapphire_rapids::int_vec_retired; }
namespace itlb_misses { using namespace sapphire_rapids::itlb_misses; }
namespace l1d { using namespace sapphire_rapids::l1d; }
namespace l1d_pend_miss { using namespace sapphire_rapids::l1d_pend_miss; }
namespace l2_lines_in { using namespace sapphire_rapids::l2_lines_in; }
namespace l2_lines_out { using namespace sapphire_rapids::l2_lines_out; }
namespace l2_request { using namespace sapphire_rapids::l2_request; }
namespace l2_rqsts { using namespace sapphire_rapids::l2_rqsts; }
namespace l2_trans { using namespace sapphire_rapids::l2_trans; }
namespace ld_blocks { using namespace sapphire_rapids::ld_blocks; }
namespace load_hit_prefetch { using namespace sapphire_rapids::load_hit_prefetch; }
namespace lock_cycles { using namespace sapphire_rapids::lock_cycles; }
namespace longest_lat_cache { using namespace sapphire_rapids::longest_lat_cache; }
namespace lsd { using namespace sapphire_rapids::lsd; }
namespace machine_clears { using namespace sapphire_rapids::machine_clears; }
namespace mem_inst_retired { using namespace sapphire_rapids::mem_inst_retired; }
namespace mem_load_completed { using namespace sapphire_rapids::mem_load_completed; }
namespace mem_load_l3_hit_retired { using namespace sapphire_rapids::mem_load_l3_hit_retired; }
namespace mem_load_l3_miss_retired { using namespace sapphire_rapids::mem_load_l3_miss_retired; }
namespace mem_load_misc_retired { using namespace sapphire_rapids::mem_load_misc_retired; }
namespace mem_load_retired { using namespace sapphire_rapids::mem_load_retired; }
namespace mem_store_retired { using namespace sapphire_rapids::mem_store_retired; }
namespace mem_trans_retired { using namespace sapphire_rapids::mem_trans_retired; }
namespace mem_uop_retired { using namespace sapphire_rapids::mem_uop_retired; }
namespace memory_activity { using namespace sapphire_rapids::memory_activity; }
namespace misc2_retired { using namespace sapphire_rapids::misc2_retired; }
namespace misc_retired { using namespace sapphire_rapids::misc_retired; }
namespace offcore_requests { using namespace sapphire_rapids::offcore_requests; }
namespace offcore_requests_outstanding { using namespace sapphire_rapids::offcore_requests_outstanding; }
namespace resource_stalls { using namespace sapphire_rapids::resource_stalls; }
namespace rs { using namespace sapphire_rapids::rs; }
namespace rs_empty { using namespace sapphire_rapids::rs_empty; }
namespace rtm_retired { using namespace sapphire_rapids::rtm_retired; }
namespace sq_misc { using namespace sapphire_rapids::sq_misc; }
namespace sw_prefetch_access { using namespace sapphire_rapids::sw_prefetch_access; }
namespace topdown { using namespace sapphire_rapids::topdown; }
namespace tx_mem { using namespace sapphire_rapids::tx_mem; }
namespace uops_decoded { using namespace sapphire_rapids::uops_decoded; }
namespace uops_dispatched { using namespace sapphire_rapids::uops_dispatched; }
namespace uops_executed { using namespace sapphire_rapids::uops_executed; }
namespace uops_issued { using namespace sapphire_rapids::uops_issued; }
namespace uops_retired { using namespace sapphire_rapids::uops_retired; }
namespace xq { using namespace sapphire_rapids::xq; }

namespace core_events {
inline constexpr auto events = select::with_shared_events<sapphire_rapids::core_events::all, core::emerald_rapids, perfmon::event_pmu>();
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &sapphire_rapids::core_events::all};
} // namespace core_events

} // namespace msr::events::emerald_rapids
