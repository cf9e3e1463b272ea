// Events of Cascade Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// clx: from intel/perfmon 6dadedf3aa48, CLX/events/cascadelakex_core.json, version 1.25 of
// 04/18/2025; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 322 of its 328 events are those of skx.
#pragma once

#include <msr/intel/events/skylake_sp.hpp>

// clang-format off
namespace msr::perfmon::clx {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "fp_arith_inst_retired2.128bit_packed_bf16\0"
    "fp_arith_inst_retired2.256bit_packed_bf16\0"
    "fp_arith_inst_retired2.512bit_packed_bf16\0"
    "mem_load_l3_miss_retired.remote_fwd\0"
    "mem_load_l3_miss_retired.remote_pmm\0"
    "mem_load_retired.local_pmm\0";
inline constexpr select::event_list list{"clx", core::cascade_lake, names};
} // namespace core_events

namespace arith { using namespace msr::perfmon::skx::arith; }
namespace baclears { using namespace msr::perfmon::skx::baclears; }
namespace br_inst_retired { using namespace msr::perfmon::skx::br_inst_retired; }
namespace br_misp_exec { using namespace msr::perfmon::skx::br_misp_exec; }
namespace br_misp_retired { using namespace msr::perfmon::skx::br_misp_retired; }
namespace core_power { using namespace msr::perfmon::skx::core_power; }
namespace core_snoop_response { using namespace msr::perfmon::skx::core_snoop_response; }
namespace cpu_clk_thread_unhalted { using namespace msr::perfmon::skx::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::skx::cpu_clk_unhalted; }
namespace cycle_activity { using namespace msr::perfmon::skx::cycle_activity; }
namespace decode { using namespace msr::perfmon::skx::decode; }
namespace dsb2mite_switches { using namespace msr::perfmon::skx::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace msr::perfmon::skx::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace msr::perfmon::skx::dtlb_store_misses; }
namespace ept { using namespace msr::perfmon::skx::ept; }
namespace exe_activity { using namespace msr::perfmon::skx::exe_activity; }
namespace fp_arith_inst_retired { using namespace msr::perfmon::skx::fp_arith_inst_retired; }
namespace fp_assist { using namespace msr::perfmon::skx::fp_assist; }
namespace frontend_retired { using namespace msr::perfmon::skx::frontend_retired; }
namespace hle_retired { using namespace msr::perfmon::skx::hle_retired; }
namespace hw_interrupts { using namespace msr::perfmon::skx::hw_interrupts; }
namespace icache_16b { using namespace msr::perfmon::skx::icache_16b; }
namespace icache_64b { using namespace msr::perfmon::skx::icache_64b; }
namespace icache_tag { using namespace msr::perfmon::skx::icache_tag; }
namespace idi_misc { using namespace msr::perfmon::skx::idi_misc; }
namespace idq { using namespace msr::perfmon::skx::idq; }
namespace idq_uops_not_delivered { using namespace msr::perfmon::skx::idq_uops_not_delivered; }
namespace ild_stall { using namespace msr::perfmon::skx::ild_stall; }
namespace inst_decoded { using namespace msr::perfmon::skx::inst_decoded; }
namespace inst_retired { using namespace msr::perfmon::skx::inst_retired; }
namespace int_misc { using namespace msr::perfmon::skx::int_misc; }
namespace itlb { using namespace msr::perfmon::skx::itlb; }
namespace itlb_misses { using namespace msr::perfmon::skx::itlb_misses; }
namespace l1d { using namespace msr::perfmon::skx::l1d; }
namespace l1d_pend_miss { using namespace msr::perfmon::skx::l1d_pend_miss; }
namespace l2_lines_in { using namespace msr::perfmon::skx::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::skx::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::skx::l2_rqsts; }
namespace l2_trans { using namespace msr::perfmon::skx::l2_trans; }
namespace ld_blocks { using namespace msr::perfmon::skx::ld_blocks; }
namespace ld_blocks_partial { using namespace msr::perfmon::skx::ld_blocks_partial; }
namespace load_hit_pre { using namespace msr::perfmon::skx::load_hit_pre; }
namespace longest_lat_cache { using namespace msr::perfmon::skx::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::skx::lsd; }
namespace machine_clears { using namespace msr::perfmon::skx::machine_clears; }
namespace mem_inst_retired { using namespace msr::perfmon::skx::mem_inst_retired; }
namespace mem_load_l3_hit_retired { using namespace msr::perfmon::skx::mem_load_l3_hit_retired; }
namespace mem_load_l3_miss_retired { using namespace msr::perfmon::skx::mem_load_l3_miss_retired; }
namespace mem_load_misc_retired { using namespace msr::perfmon::skx::mem_load_misc_retired; }
namespace mem_load_retired { using namespace msr::perfmon::skx::mem_load_retired; }
namespace mem_trans_retired { using namespace msr::perfmon::skx::mem_trans_retired; }
namespace offcore_requests { using namespace msr::perfmon::skx::offcore_requests; }
namespace offcore_requests_buffer { using namespace msr::perfmon::skx::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::skx::offcore_requests_outstanding; }
namespace other_assists { using namespace msr::perfmon::skx::other_assists; }
namespace partial_rat_stalls { using namespace msr::perfmon::skx::partial_rat_stalls; }
namespace resource_stalls { using namespace msr::perfmon::skx::resource_stalls; }
namespace rob_misc_events { using namespace msr::perfmon::skx::rob_misc_events; }
namespace rs_events { using namespace msr::perfmon::skx::rs_events; }
namespace rtm_retired { using namespace msr::perfmon::skx::rtm_retired; }
namespace sq_misc { using namespace msr::perfmon::skx::sq_misc; }
namespace sw_prefetch_access { using namespace msr::perfmon::skx::sw_prefetch_access; }
namespace tlb_flush { using namespace msr::perfmon::skx::tlb_flush; }
namespace tx_exec { using namespace msr::perfmon::skx::tx_exec; }
namespace tx_mem { using namespace msr::perfmon::skx::tx_mem; }
namespace uops_dispatched_port { using namespace msr::perfmon::skx::uops_dispatched_port; }
namespace uops_executed { using namespace msr::perfmon::skx::uops_executed; }
namespace uops_issued { using namespace msr::perfmon::skx::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::skx::uops_retired; }

namespace fp_arith_inst_retired2 {
inline constexpr core_events::listed _128bit_packed_bf16{{&core_events::list, 0x200cf, 0xff000f, 0x1e848300000, 0x0}, {}, &_128bit_packed_bf16}; // .code = 0xcf, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed _256bit_packed_bf16{{&core_events::list, 0x400cf, 0xff000f, 0x1e84830002a, 0x0}, {}, &_256bit_packed_bf16}; // .code = 0xcf, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed _512bit_packed_bf16{{&core_events::list, 0x800cf, 0xff000f, 0x1e848300054, 0x0}, {}, &_512bit_packed_bf16}; // .code = 0xcf, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace fp_arith_inst_retired2

namespace mem_load_l3_miss_retired {
inline constexpr core_events::listed remote_fwd{{&core_events::list, 0x80d3, 0xf000f, 0x1000186a70007e, 0x0}, {}, &remote_fwd}; // .code = 0xd3, .mask = 0x8, .counters = 0xf, .alone = 0xf, .period = 100007, .has_latency = true
inline constexpr core_events::listed remote_pmm{{&core_events::list, 0x100d3, 0x100000000f000f, 0x1000186a7000a2, 0x0}, {}, &remote_pmm}; // .code = 0xd3, .mask = 0x10, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
} // namespace mem_load_l3_miss_retired

namespace mem_load_retired {
inline constexpr core_events::listed local_pmm{{&core_events::list, 0x800d1, 0x100000000f000f, 0x1000186a3000c6, 0x0}, {}, &local_pmm}; // .code = 0xd1, .mask = 0x80, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100003, .has_latency = true
} // namespace mem_load_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &fp_arith_inst_retired2::_128bit_packed_bf16, &fp_arith_inst_retired2::_256bit_packed_bf16,
    &fp_arith_inst_retired2::_512bit_packed_bf16, &mem_load_l3_miss_retired::remote_fwd,
    &mem_load_l3_miss_retired::remote_pmm, &mem_load_retired::local_pmm,
};
inline constexpr auto events = select::with_shared_events<msr::perfmon::skx::core_events::all, core::cascade_lake>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::skx::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::perfmon::clx
