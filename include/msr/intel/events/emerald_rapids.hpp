// Events of Emerald Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// emr: from intel/perfmon 6dadedf3aa48, EMR/events/emeraldrapids_core.json, version 1.24 of
// 05/19/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 338 of its 338 events are those of spr.
#pragma once

#include <msr/intel/events/sapphire_rapids.hpp>

// clang-format off
namespace msr::perfmon::emr {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] = "";
inline constexpr select::event_list list{"emr", core::emerald_rapids, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::spr::arith; }
namespace assists { using namespace msr::perfmon::spr::assists; }
namespace baclears { using namespace msr::perfmon::spr::baclears; }
namespace br_inst_retired { using namespace msr::perfmon::spr::br_inst_retired; }
namespace br_misp_retired { using namespace msr::perfmon::spr::br_misp_retired; }
namespace core_snoop_response { using namespace msr::perfmon::spr::core_snoop_response; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::spr::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::spr::cycle_activity; }
namespace decode { using namespace msr::perfmon::spr::decode; }
namespace dsb2mite_switches { using namespace msr::perfmon::spr::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace msr::perfmon::spr::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::spr::dtlb_store_misses; }
namespace exe { using namespace msr::perfmon::spr::exe; }
namespace exe_activity { using namespace msr::perfmon::spr::exe_activity; }
namespace fp_arith_dispatched { using namespace msr::perfmon::spr::fp_arith_dispatched; }
namespace fp_arith_inst_retired { using namespace msr::perfmon::spr::fp_arith_inst_retired; }
namespace fp_arith_inst_retired2 { using namespace msr::perfmon::spr::fp_arith_inst_retired2; }
namespace frontend_retired { using namespace msr::perfmon::spr::frontend_retired; }
namespace hw_interrupts { using namespace msr::perfmon::spr::hw_interrupts; }
namespace icache_data { using namespace msr::perfmon::spr::icache_data; }
namespace icache_tag { using namespace msr::perfmon::spr::icache_tag; }
namespace idq { using namespace msr::perfmon::spr::idq; }
namespace idq_bubbles { using namespace msr::perfmon::spr::idq_bubbles; }
namespace idq_uops_not_delivered { using namespace msr::perfmon::spr::idq_uops_not_delivered; }
namespace inst_decoded { using namespace msr::perfmon::spr::inst_decoded; }
namespace inst_retired { using namespace msr::perfmon::spr::inst_retired; }
namespace int_misc { using namespace msr::perfmon::spr::int_misc; }
namespace int_vec_retired { using namespace msr::perfmon::spr::int_vec_retired; }
namespace itlb_misses { using namespace msr::perfmon::spr::itlb_misses; }
namespace l1d { using namespace msr::perfmon::spr::l1d; }
namespace l1d_pend_miss { using namespace msr::perfmon::spr::l1d_pend_miss; }
namespace l2_lines_in { using namespace msr::perfmon::spr::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::spr::l2_lines_out; }
namespace l2_request { using namespace msr::perfmon::spr::l2_request; }
namespace l2_rqsts { using namespace msr::perfmon::spr::l2_rqsts; }
namespace l2_trans { using namespace msr::perfmon::spr::l2_trans; }
namespace ld_blocks { using namespace msr::perfmon::spr::ld_blocks; }
namespace load_hit_prefetch { using namespace msr::perfmon::spr::load_hit_prefetch; }
namespace lock_cycles { using namespace msr::perfmon::spr::lock_cycles; }
namespace longest_lat_cache { using namespace msr::perfmon::spr::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::spr::lsd; }
namespace machine_clears { using namespace msr::perfmon::spr::machine_clears; }
namespace mem_inst_retired { using namespace msr::perfmon::spr::mem_inst_retired; }
namespace mem_load_completed { using namespace msr::perfmon::spr::mem_load_completed; }
namespace mem_load_l3_hit_retired { using namespace msr::perfmon::spr::mem_load_l3_hit_retired; }
namespace mem_load_l3_miss_retired { using namespace msr::perfmon::spr::mem_load_l3_miss_retired; }
namespace mem_load_misc_retired { using namespace msr::perfmon::spr::mem_load_misc_retired; }
namespace mem_load_retired { using namespace msr::perfmon::spr::mem_load_retired; }
namespace mem_store_retired { using namespace msr::perfmon::spr::mem_store_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::spr::mem_trans_retired; }
namespace mem_uop_retired { using namespace msr::perfmon::spr::mem_uop_retired; }
namespace memory_activity { using namespace msr::perfmon::spr::memory_activity; }
namespace misc2_retired { using namespace msr::perfmon::spr::misc2_retired; }
namespace misc_retired { using namespace msr::perfmon::spr::misc_retired; }
namespace offcore_requests { using namespace msr::perfmon::spr::offcore_requests; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::spr::offcore_requests_outstanding; }
namespace resource_stalls { using namespace msr::perfmon::spr::resource_stalls; }
namespace rs { using namespace msr::perfmon::spr::rs; }
namespace rs_empty { using namespace msr::perfmon::spr::rs_empty; }
namespace rtm_retired { using namespace msr::perfmon::spr::rtm_retired; }
namespace sq_misc { using namespace msr::perfmon::spr::sq_misc; }
namespace sw_prefetch_access { using namespace msr::perfmon::spr::sw_prefetch_access; }
namespace topdown { using namespace msr::perfmon::spr::topdown; }
namespace tx_mem { using namespace msr::perfmon::spr::tx_mem; }
namespace uops_decoded { using namespace msr::perfmon::spr::uops_decoded; }
namespace uops_dispatched { using namespace msr::perfmon::spr::uops_dispatched; }
namespace uops_executed { using namespace msr::perfmon::spr::uops_executed; }
namespace uops_issued { using namespace msr::perfmon::spr::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::spr::uops_retired; }
namespace xq { using namespace msr::perfmon::spr::xq; }

namespace core_events {
inline constexpr auto events = select::with_shared_events<msr::perfmon::spr::core_events::all, core::emerald_rapids, event_pmu>();
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::spr::core_events::all};
} // namespace core_events

} // namespace msr::perfmon::emr
