// Events of Rocket Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// rkl: from intel/perfmon 6dadedf3aa48, RKL/events/rocketlake_core.json, version 1.04 of
// 10/10/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 270 of its 272 events are those of icl.
#pragma once

#include <msr/intel/events/ice_lake.hpp>

// clang-format off
namespace msr::perfmon::rkl {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "l2_rqsts.miss\0"
    "l2_rqsts.references\0";
inline constexpr select::event_list list{"rkl", core::rocket_lake, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::icl::arith; }
namespace assists { using namespace msr::perfmon::icl::assists; }
namespace baclears { using namespace msr::perfmon::icl::baclears; }
namespace br_inst_retired { using namespace msr::perfmon::icl::br_inst_retired; }
namespace br_misp_retired { using namespace msr::perfmon::icl::br_misp_retired; }
namespace core_power { using namespace msr::perfmon::icl::core_power; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::icl::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::icl::cycle_activity; }
namespace decode { using namespace msr::perfmon::icl::decode; }
namespace dsb2mite_switches { using namespace msr::perfmon::icl::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace msr::perfmon::icl::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::icl::dtlb_store_misses; }
namespace exe_activity { using namespace msr::perfmon::icl::exe_activity; }
namespace fp_arith_inst_retired { using namespace msr::perfmon::icl::fp_arith_inst_retired; }
namespace frontend_retired { using namespace msr::perfmon::icl::frontend_retired; }
namespace hle_retired { using namespace msr::perfmon::icl::hle_retired; }
namespace icache_16b { using namespace msr::perfmon::icl::icache_16b; }
namespace icache_64b { using namespace msr::perfmon::icl::icache_64b; }
namespace icache_data { using namespace msr::perfmon::icl::icache_data; }
namespace icache_tag { using namespace msr::perfmon::icl::icache_tag; }
namespace idq { using namespace msr::perfmon::icl::idq; }
namespace idq_uops_not_delivered { using namespace msr::perfmon::icl::idq_uops_not_delivered; }
namespace ild_stall { using namespace msr::perfmon::icl::ild_stall; }
namespace inst_decoded { using namespace msr::perfmon::icl::inst_decoded; }
namespace inst_retired { using namespace msr::perfmon::icl::inst_retired; }
namespace int_misc { using namespace msr::perfmon::icl::int_misc; }
namespace itlb_misses { using namespace msr::perfmon::icl::itlb_misses; }
namespace l1d { using namespace msr::perfmon::icl::l1d; }
namespace l1d_pend_miss { using namespace msr::perfmon::icl::l1d_pend_miss; }
namespace l2_lines_in { using namespace msr::perfmon::icl::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::icl::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::icl::l2_rqsts; }
namespace l2_trans { using namespace msr::perfmon::icl::l2_trans; }
namespace ld_blocks { using namespace msr::perfmon::icl::ld_blocks; }
namespace ld_blocks_partial { using namespace msr::perfmon::icl::ld_blocks_partial; }
namespace load_hit_prefetch { using namespace msr::perfmon::icl::load_hit_prefetch; }
namespace longest_lat_cache { using namespace msr::perfmon::icl::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::icl::lsd; }
namespace machine_clears { using namespace msr::perfmon::icl::machine_clears; }
namespace mem_inst_retired { using namespace msr::perfmon::icl::mem_inst_retired; }
namespace mem_load_l3_hit_retired { using namespace msr::perfmon::icl::mem_load_l3_hit_retired; }
namespace mem_load_misc_retired { using namespace msr::perfmon::icl::mem_load_misc_retired; }
namespace mem_load_retired { using namespace msr::perfmon::icl::mem_load_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::icl::mem_trans_retired; }
namespace misc_retired { using namespace msr::perfmon::icl::misc_retired; }
namespace offcore_requests { using namespace msr::perfmon::icl::offcore_requests; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::icl::offcore_requests_outstanding; }
namespace resource_stalls { using namespace msr::perfmon::icl::resource_stalls; }
namespace rs_events { using namespace msr::perfmon::icl::rs_events; }
namespace rtm_retired { using namespace msr::perfmon::icl::rtm_retired; }
namespace sq_misc { using namespace msr::perfmon::icl::sq_misc; }
namespace sw_prefetch_access { using namespace msr::perfmon::icl::sw_prefetch_access; }
namespace tlb_flush { using namespace msr::perfmon::icl::tlb_flush; }
namespace topdown { using namespace msr::perfmon::icl::topdown; }
namespace tx_exec { using namespace msr::perfmon::icl::tx_exec; }
namespace tx_mem { using namespace msr::perfmon::icl::tx_mem; }
namespace uops_decoded { using namespace msr::perfmon::icl::uops_decoded; }
namespace uops_dispatched { using namespace msr::perfmon::icl::uops_dispatched; }
namespace uops_executed { using namespace msr::perfmon::icl::uops_executed; }
namespace uops_issued { using namespace msr::perfmon::icl::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::icl::uops_retired; }

namespace l2_rqsts {
inline constexpr core_events::listed miss{{&core_events::list, 0x3f024, 0xf, 0x30d4300000, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0xf, .period = 200003
inline constexpr core_events::listed references{{&core_events::list, 0xff024, 0xf, 0x30d430000e, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200003
} // namespace l2_rqsts

namespace core_events {
inline constexpr const listed *own[] = {
    &l2_rqsts::miss, &l2_rqsts::references,
};
inline constexpr auto events = select::with_shared_events<msr::perfmon::icl::core_events::all, core::rocket_lake>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::icl::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::perfmon::rkl
