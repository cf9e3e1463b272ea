// Events of Rocket Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// rkl: from intel/perfmon 6dadedf3aa48, RKL/events/rocketlake_core.json, version 1.04 of
// 10/10/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 270 of its 272 events are those of ice_lake.
#pragma once

#include <msr/intel/events/ice_lake.hpp>

// clang-format off
namespace msr::events::rocket_lake {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "l2_rqsts.miss\0"
    "l2_rqsts.references\0";
inline constexpr select::event_list list{"rocket_lake", core::rocket_lake, names};
} // namespace core_events

namespace arith { using namespace ice_lake::arith; }
namespace assists { using namespace ice_lake::assists; }
namespace baclears { using namespace ice_lake::baclears; }
namespace br_inst_retired { using namespace ice_lake::br_inst_retired; }
namespace br_misp_retired { using namespace ice_lake::br_misp_retired; }
namespace core_power { using namespace ice_lake::core_power; }
namespace cpu_clk_unhalted { using namespace ice_lake::cpu_clk_unhalted; }
namespace cycle_activity { using namespace ice_lake::cycle_activity; }
namespace decode { using namespace ice_lake::decode; }
namespace dsb2mite_switches { using namespace ice_lake::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace ice_lake::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace ice_lake::dtlb_store_misses; }
namespace exe_activity { using namespace ice_lake::exe_activity; }
namespace fp_arith_inst_retired { using namespace ice_lake::fp_arith_inst_retired; }
namespace frontend_retired { using namespace ice_lake::frontend_retired; }
namespace hle_retired { using namespace ice_lake::hle_retired; }
namespace icache_16b { using namespace ice_lake::icache_16b; }
namespace icache_64b { using namespace ice_lake::icache_64b; }
namespace icache_data { using namespace ice_lake::icache_data; }
namespace icache_tag { using namespace ice_lake::icache_tag; }
namespace idq { using namespace ice_lake::idq; }
namespace idq_uops_not_delivered { using namespace ice_lake::idq_uops_not_delivered; }
namespace ild_stall { using namespace ice_lake::ild_stall; }
namespace inst_decoded { using namespace ice_lake::inst_decoded; }
namespace inst_retired { using namespace ice_lake::inst_retired; }
namespace int_misc { using namespace ice_lake::int_misc; }
namespace itlb_misses { using namespace ice_lake::itlb_misses; }
namespace l1d { using namespace ice_lake::l1d; }
namespace l1d_pend_miss { using namespace ice_lake::l1d_pend_miss; }
namespace l2_lines_in { using namespace ice_lake::l2_lines_in; }
namespace l2_lines_out { using namespace ice_lake::l2_lines_out; }
namespace l2_rqsts { using namespace ice_lake::l2_rqsts; }
namespace l2_trans { using namespace ice_lake::l2_trans; }
namespace ld_blocks { using namespace ice_lake::ld_blocks; }
namespace ld_blocks_partial { using namespace ice_lake::ld_blocks_partial; }
namespace load_hit_prefetch { using namespace ice_lake::load_hit_prefetch; }
namespace longest_lat_cache { using namespace ice_lake::longest_lat_cache; }
namespace lsd { using namespace ice_lake::lsd; }
namespace machine_clears { using namespace ice_lake::machine_clears; }
namespace mem_inst_retired { using namespace ice_lake::mem_inst_retired; }
namespace mem_load_l3_hit_retired { using namespace ice_lake::mem_load_l3_hit_retired; }
namespace mem_load_misc_retired { using namespace ice_lake::mem_load_misc_retired; }
namespace mem_load_retired { using namespace ice_lake::mem_load_retired; }
namespace mem_trans_retired { using namespace ice_lake::mem_trans_retired; }
namespace misc_retired { using namespace ice_lake::misc_retired; }
namespace offcore_requests { using namespace ice_lake::offcore_requests; }
namespace offcore_requests_outstanding { using namespace ice_lake::offcore_requests_outstanding; }
namespace resource_stalls { using namespace ice_lake::resource_stalls; }
namespace rs_events { using namespace ice_lake::rs_events; }
namespace rtm_retired { using namespace ice_lake::rtm_retired; }
namespace sq_misc { using namespace ice_lake::sq_misc; }
namespace sw_prefetch_access { using namespace ice_lake::sw_prefetch_access; }
namespace tlb_flush { using namespace ice_lake::tlb_flush; }
namespace topdown { using namespace ice_lake::topdown; }
namespace tx_exec { using namespace ice_lake::tx_exec; }
namespace tx_mem { using namespace ice_lake::tx_mem; }
namespace uops_decoded { using namespace ice_lake::uops_decoded; }
namespace uops_dispatched { using namespace ice_lake::uops_dispatched; }
namespace uops_executed { using namespace ice_lake::uops_executed; }
namespace uops_issued { using namespace ice_lake::uops_issued; }
namespace uops_retired { using namespace ice_lake::uops_retired; }

namespace l2_rqsts {
inline constexpr core_events::listed miss{{&core_events::list, 0x3f024, 0xf, 0x30d4300000, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0xf, .period = 200003
inline constexpr core_events::listed references{{&core_events::list, 0xff024, 0xf, 0x30d430000e, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200003
} // namespace l2_rqsts

namespace core_events {
inline constexpr const listed *own[] = {
    &l2_rqsts::miss, &l2_rqsts::references,
};
inline constexpr auto events = select::with_shared_events<ice_lake::core_events::all, core::rocket_lake>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &ice_lake::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::rocket_lake
