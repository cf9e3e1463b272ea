// Events of Tiger Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// tgl: from intel/perfmon 6dadedf3aa48, TGL/events/tigerlake_core.json, version 1.19 of 08/27/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 252 of its 261 events are those of ice_lake.
#pragma once

#include <msr/intel/events/ice_lake.hpp>

// clang-format off
namespace msr::events::tiger_lake {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "exe_activity.bound_on_loads\0"
    "exe_activity.exe_bound_0_ports\0"
    "l2_rqsts.miss\0"
    "l2_rqsts.references\0"
    "lock_cycles.cache_lock_duration\0"
    "mem_load_l3_hit_retired.xsnp_no_fwd\0"
    "mem_load_l3_hit_retired.xsnp_fwd\0"
    "offcore_requests_outstanding.cycles_with_demand_data_rd\0"
    "offcore_requests_outstanding.demand_data_rd_ge_6\0";
inline constexpr select::event_list list{"tiger_lake", core::tiger_lake, names};
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

namespace exe_activity {
inline constexpr core_events::listed bound_on_loads{{&core_events::list, 0x500210a6, 0xff, 0x1e848300000, 0x0}, {}, &bound_on_loads}; // .code = 0xa6, .mask = 0x21, .threshold = 5, .counters = 0xff, .period = 2000003
inline constexpr core_events::listed exe_bound_0_ports{{&core_events::list, 0x800a6, 0xff, 0xf42430001c, 0x0}, {}, &exe_bound_0_ports}; // .code = 0xa6, .mask = 0x80, .counters = 0xff, .period = 1000003
} // namespace exe_activity

namespace l2_rqsts {
inline constexpr core_events::listed miss{{&core_events::list, 0x3f024, 0xf, 0x30d430003b, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x3f, .counters = 0xf, .period = 200003
inline constexpr core_events::listed references{{&core_events::list, 0xff024, 0xf, 0x30d4300049, 0x0}, {}, &references}; // .code = 0x24, .mask = 0xff, .counters = 0xf, .period = 200003
} // namespace l2_rqsts

namespace lock_cycles {
inline constexpr core_events::listed cache_lock_duration{{&core_events::list, 0x2063, 0xf, 0x1e84830005d, 0x0}, {}, &cache_lock_duration}; // .code = 0x63, .mask = 0x2, .counters = 0xf, .period = 2000003
} // namespace lock_cycles

namespace mem_load_l3_hit_retired {
inline constexpr core_events::listed xsnp_no_fwd{{&core_events::list, 0x20d2, 0x10000f0000000f, 0x100004e2b0007d, 0x0}, {}, &xsnp_no_fwd}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 20011, .has_latency = true
inline constexpr core_events::listed xsnp_fwd{{&core_events::list, 0x40d2, 0x10000f0000000f, 0x100004e2b000a1, 0x0}, {}, &xsnp_fwd}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 20011, .has_latency = true
} // namespace mem_load_l3_hit_retired

namespace offcore_requests_outstanding {
inline constexpr core_events::listed cycles_with_demand_data_rd{{&core_events::list, 0x10001060, 0xf, 0x1e8483000c2, 0x0}, {}, &cycles_with_demand_data_rd}; // .code = 0x60, .mask = 0x1, .threshold = 1, .counters = 0xf, .period = 2000003
inline constexpr core_events::listed demand_data_rd_ge_6{{&core_events::list, 0x60001060, 0xf, 0x1e8483000fa, 0x0}, {}, &demand_data_rd_ge_6}; // .code = 0x60, .mask = 0x1, .threshold = 6, .counters = 0xf, .period = 2000003
} // namespace offcore_requests_outstanding

namespace core_events {
inline constexpr const listed *own[] = {
    &exe_activity::bound_on_loads, &exe_activity::exe_bound_0_ports, &l2_rqsts::miss,
    &l2_rqsts::references, &lock_cycles::cache_lock_duration, &mem_load_l3_hit_retired::xsnp_no_fwd,
    &mem_load_l3_hit_retired::xsnp_fwd, &offcore_requests_outstanding::cycles_with_demand_data_rd,
    &offcore_requests_outstanding::demand_data_rd_ge_6,
};
inline constexpr auto events = select::with_shared_events<ice_lake::core_events::all, core::tiger_lake>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &ice_lake::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::tiger_lake
