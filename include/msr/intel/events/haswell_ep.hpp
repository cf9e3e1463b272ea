// Events of Haswell EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// hsx: from intel/perfmon 6dadedf3aa48, HSX/events/haswellx_core.json, version 29 of 07/16/2024;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 334 of its 337 events are those of haswell.
#pragma once

#include <msr/intel/events/haswell.hpp>

// clang-format off
namespace msr::events::haswell_ep {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "mem_load_uops_l3_miss_retired.remote_dram\0" "HSD29;HSM30\0"
    "mem_load_uops_l3_miss_retired.remote_hitm\0" "HSM30\0"
    "mem_load_uops_l3_miss_retired.remote_fwd\0" "HSM30\0";
inline constexpr select::event_list list{"haswell_ep", core::haswell_ep, names};
} // namespace core_events

namespace arith { using namespace haswell::arith; }
namespace avx_insts { using namespace haswell::avx_insts; }
namespace baclears { using namespace haswell::baclears; }
namespace br_inst_exec { using namespace haswell::br_inst_exec; }
namespace br_inst_retired { using namespace haswell::br_inst_retired; }
namespace br_misp_exec { using namespace haswell::br_misp_exec; }
namespace br_misp_retired { using namespace haswell::br_misp_retired; }
namespace cpl_cycles { using namespace haswell::cpl_cycles; }
namespace cpu_clk_thread_unhalted { using namespace haswell::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace haswell::cpu_clk_unhalted; }
namespace cycle_activity { using namespace haswell::cycle_activity; }
namespace dsb2mite_switches { using namespace haswell::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace haswell::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace haswell::dtlb_store_misses; }
namespace ept { using namespace haswell::ept; }
namespace fp_assist { using namespace haswell::fp_assist; }
namespace hle_retired { using namespace haswell::hle_retired; }
namespace icache { using namespace haswell::icache; }
namespace idq { using namespace haswell::idq; }
namespace idq_uops_not_delivered { using namespace haswell::idq_uops_not_delivered; }
namespace ild_stall { using namespace haswell::ild_stall; }
namespace inst_retired { using namespace haswell::inst_retired; }
namespace int_misc { using namespace haswell::int_misc; }
namespace itlb { using namespace haswell::itlb; }
namespace itlb_misses { using namespace haswell::itlb_misses; }
namespace l1d { using namespace haswell::l1d; }
namespace l1d_pend_miss { using namespace haswell::l1d_pend_miss; }
namespace l2_demand_rqsts { using namespace haswell::l2_demand_rqsts; }
namespace l2_lines_in { using namespace haswell::l2_lines_in; }
namespace l2_lines_out { using namespace haswell::l2_lines_out; }
namespace l2_rqsts { using namespace haswell::l2_rqsts; }
namespace l2_trans { using namespace haswell::l2_trans; }
namespace ld_blocks { using namespace haswell::ld_blocks; }
namespace ld_blocks_partial { using namespace haswell::ld_blocks_partial; }
namespace load_hit_pre { using namespace haswell::load_hit_pre; }
namespace lock_cycles { using namespace haswell::lock_cycles; }
namespace longest_lat_cache { using namespace haswell::longest_lat_cache; }
namespace lsd { using namespace haswell::lsd; }
namespace machine_clears { using namespace haswell::machine_clears; }
namespace mem_load_uops_l3_hit_retired { using namespace haswell::mem_load_uops_l3_hit_retired; }
namespace mem_load_uops_l3_miss_retired { using namespace haswell::mem_load_uops_l3_miss_retired; }
namespace mem_load_uops_retired { using namespace haswell::mem_load_uops_retired; }
namespace mem_trans_retired { using namespace haswell::mem_trans_retired; }
namespace mem_uops_retired { using namespace haswell::mem_uops_retired; }
namespace misalign_mem_ref { using namespace haswell::misalign_mem_ref; }
namespace move_elimination { using namespace haswell::move_elimination; }
namespace offcore_requests { using namespace haswell::offcore_requests; }
namespace offcore_requests_buffer { using namespace haswell::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace haswell::offcore_requests_outstanding; }
namespace other_assists { using namespace haswell::other_assists; }
namespace page_walker_loads { using namespace haswell::page_walker_loads; }
namespace resource_stalls { using namespace haswell::resource_stalls; }
namespace rob_misc_events { using namespace haswell::rob_misc_events; }
namespace rs_events { using namespace haswell::rs_events; }
namespace rtm_retired { using namespace haswell::rtm_retired; }
namespace sq_misc { using namespace haswell::sq_misc; }
namespace tlb_flush { using namespace haswell::tlb_flush; }
namespace tx_exec { using namespace haswell::tx_exec; }
namespace tx_mem { using namespace haswell::tx_mem; }
namespace uops_dispatched_port { using namespace haswell::uops_dispatched_port; }
namespace uops_executed { using namespace haswell::uops_executed; }
namespace uops_executed_port { using namespace haswell::uops_executed_port; }
namespace uops_issued { using namespace haswell::uops_issued; }
namespace uops_retired { using namespace haswell::uops_retired; }

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
inline constexpr auto events = select::with_shared_events<haswell::core_events::all, core::haswell_ep>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &haswell::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::haswell_ep
