// Events of Haswell EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// hsx: from intel/perfmon 6dadedf3aa48, HSX/events/haswellx_core.json, version 29 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 334 of its 337 events are those of hsw.
#pragma once

#include <msr/intel/events/haswell.hpp>

// clang-format off
namespace msr::perfmon::hsx {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "mem_load_uops_l3_miss_retired.remote_dram\0" "HSD29;HSM30\0"
    "mem_load_uops_l3_miss_retired.remote_hitm\0" "HSM30\0"
    "mem_load_uops_l3_miss_retired.remote_fwd\0" "HSM30\0";
inline constexpr select::event_list list{"hsx", core::haswell_ep, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::hsw::arith; }
namespace avx_insts { using namespace msr::perfmon::hsw::avx_insts; }
namespace baclears { using namespace msr::perfmon::hsw::baclears; }
namespace br_inst_exec { using namespace msr::perfmon::hsw::br_inst_exec; }
namespace br_inst_retired { using namespace msr::perfmon::hsw::br_inst_retired; }
namespace br_misp_exec { using namespace msr::perfmon::hsw::br_misp_exec; }
namespace br_misp_retired { using namespace msr::perfmon::hsw::br_misp_retired; }
namespace cpl_cycles { using namespace msr::perfmon::hsw::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace msr::perfmon::hsw::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::hsw::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::hsw::cycle_activity; }
namespace dsb2mite_switches { using namespace msr::perfmon::hsw::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace msr::perfmon::hsw::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::hsw::dtlb_store_misses; }
namespace ept { using namespace msr::perfmon::hsw::ept; }
namespace fp_assist { using namespace msr::perfmon::hsw::fp_assist; }
namespace hle_retired { using namespace msr::perfmon::hsw::hle_retired; }
namespace icache { using namespace msr::perfmon::hsw::icache; }
namespace idq { using namespace msr::perfmon::hsw::idq; }
namespace idq_uops_not_delivered { using namespace msr::perfmon::hsw::idq_uops_not_delivered; }
namespace ild_stall { using namespace msr::perfmon::hsw::ild_stall; }
namespace inst_retired { using namespace msr::perfmon::hsw::inst_retired; }
namespace int_misc { using namespace msr::perfmon::hsw::int_misc; }
namespace itlb { using namespace msr::perfmon::hsw::itlb; }
namespace itlb_misses { using namespace msr::perfmon::hsw::itlb_misses; }
namespace l1d { using namespace msr::perfmon::hsw::l1d; }
namespace l1d_pend_miss { using namespace msr::perfmon::hsw::l1d_pend_miss; }
namespace l2_demand_rqsts { using namespace msr::perfmon::hsw::l2_demand_rqsts; }
namespace l2_lines_in { using namespace msr::perfmon::hsw::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::hsw::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::hsw::l2_rqsts; }
namespace l2_trans { using namespace msr::perfmon::hsw::l2_trans; }
namespace ld_blocks { using namespace msr::perfmon::hsw::ld_blocks; }
namespace ld_blocks_partial { using namespace msr::perfmon::hsw::ld_blocks_partial; }
namespace load_hit_pre { using namespace msr::perfmon::hsw::load_hit_pre; }
namespace lock_cycles { using namespace msr::perfmon::hsw::lock_cycles; }
namespace longest_lat_cache { using namespace msr::perfmon::hsw::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::hsw::lsd; }
namespace machine_clears { using namespace msr::perfmon::hsw::machine_clears; }
namespace mem_load_uops_l3_hit_retired { using namespace msr::perfmon::hsw::mem_load_uops_l3_hit_retired; }
namespace mem_load_uops_l3_miss_retired { using namespace msr::perfmon::hsw::mem_load_uops_l3_miss_retired; }
namespace mem_load_uops_retired { using namespace msr::perfmon::hsw::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::hsw::mem_trans_retired; }
namespace mem_uops_retired { using namespace msr::perfmon::hsw::mem_uops_retired; }
namespace misalign_mem_ref { using namespace msr::perfmon::hsw::misalign_mem_ref; }
namespace move_elimination { using namespace msr::perfmon::hsw::move_elimination; }
namespace offcore_requests { using namespace msr::perfmon::hsw::offcore_requests; }
namespace offcore_requests_buffer { using namespace msr::perfmon::hsw::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::hsw::offcore_requests_outstanding; }
namespace other_assists { using namespace msr::perfmon::hsw::other_assists; }
namespace page_walker_loads { using namespace msr::perfmon::hsw::page_walker_loads; }
namespace resource_stalls { using namespace msr::perfmon::hsw::resource_stalls; }
namespace rob_misc_events { using namespace msr::perfmon::hsw::rob_misc_events; }
namespace rs_events { using namespace msr::perfmon::hsw::rs_events; }
namespace rtm_retired { using namespace msr::perfmon::hsw::rtm_retired; }
namespace sq_misc { using namespace msr::perfmon::hsw::sq_misc; }
namespace tlb_flush { using namespace msr::perfmon::hsw::tlb_flush; }
namespace tx_exec { using namespace msr::perfmon::hsw::tx_exec; }
namespace tx_mem { using namespace msr::perfmon::hsw::tx_mem; }
namespace uops_dispatched_port { using namespace msr::perfmon::hsw::uops_dispatched_port; }
namespace uops_executed { using namespace msr::perfmon::hsw::uops_executed; }
namespace uops_executed_port { using namespace msr::perfmon::hsw::uops_executed_port; }
namespace uops_issued { using namespace msr::perfmon::hsw::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::hsw::uops_retired; }

namespace mem_load_uops_l3_miss_retired {
inline constexpr core_events::listed remote_dram{{&core_events::list, 0x40d3, 0x100000000f000f, 0x5000186a300000, 0x0}, {}, &remote_dram}; // .code = 0xd3, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true, .has_errata = true
inline constexpr core_events::listed remote_hitm{{&core_events::list, 0x100d3, 0x100000000f000f, 0x5000186a300036, 0x0}, {}, &remote_hitm}; // .code = 0xd3, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true, .has_errata = true
inline constexpr core_events::listed remote_fwd{{&core_events::list, 0x200d3, 0x100000000f000f, 0x5000186a300066, 0x0}, {}, &remote_fwd}; // .code = 0xd3, .mask = 0x20, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true, .has_errata = true
} // namespace mem_load_uops_l3_miss_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &mem_load_uops_l3_miss_retired::remote_dram, &mem_load_uops_l3_miss_retired::remote_hitm,
    &mem_load_uops_l3_miss_retired::remote_fwd,
};
inline constexpr auto events = select::with_shared_events<msr::perfmon::hsw::core_events::all, core::haswell_ep>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::hsw::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::perfmon::hsx
