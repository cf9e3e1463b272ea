// Events of Alder Lake: performance cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// adl_goldencove: from intel/perfmon 6dadedf3aa48, ADL/events/alderlake_goldencove_core.json,
// version 1.40 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names
// only.
// 298 of its 307 events are those of sapphire_rapids.
#pragma once

#include <msr/intel/events/sapphire_rapids.hpp>

// clang-format off
namespace msr::events::alder_lake {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "assists.hardware\0"
    "core_power.license_1\0"
    "core_power.license_2\0"
    "core_power.license_3\0"
    "mem_load_l3_hit_retired.xsnp_hit\0"
    "mem_load_l3_hit_retired.xsnp_hitm\0"
    "offcore_requests_outstanding.all_data_rd\0" "ADL038\0"
    "offcore_requests_outstanding.cycles_with_data_rd\0" "ADL038\0"
    "offcore_requests_outstanding.data_rd\0" "ADL038\0";
inline constexpr select::event_list list{"alder_lake", core::alder_lake, names};
} // namespace core_events

namespace arith { using namespace sapphire_rapids::arith; }
namespace assists { using namespace sapphire_rapids::assists; }
namespace baclears { using namespace sapphire_rapids::baclears; }
namespace br_inst_retired { using namespace sapphire_rapids::br_inst_retired; }
namespace br_misp_retired { using namespace sapphire_rapids::br_misp_retired; }
namespace cpu_clk_unhalted { using namespace sapphire_rapids::cpu_clk_unhalted; }
namespace cycle_activity { using namespace sapphire_rapids::cycle_activity; }
namespace decode { using namespace sapphire_rapids::decode; }
namespace dsb2mite_switches { using namespace sapphire_rapids::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace sapphire_rapids::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace sapphire_rapids::dtlb_store_misses; }
namespace exe_activity { using namespace sapphire_rapids::exe_activity; }
namespace fp_arith_dispatched { using namespace sapphire_rapids::fp_arith_dispatched; }
namespace fp_arith_inst_retired { using namespace sapphire_rapids::fp_arith_inst_retired; }
namespace frontend_retired { using namespace sapphire_rapids::frontend_retired; }
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
namespace sq_misc { using namespace sapphire_rapids::sq_misc; }
namespace sw_prefetch_access { using namespace sapphire_rapids::sw_prefetch_access; }
namespace topdown { using namespace sapphire_rapids::topdown; }
namespace uops_decoded { using namespace sapphire_rapids::uops_decoded; }
namespace uops_dispatched { using namespace sapphire_rapids::uops_dispatched; }
namespace uops_executed { using namespace sapphire_rapids::uops_executed; }
namespace uops_issued { using namespace sapphire_rapids::uops_issued; }
namespace uops_retired { using namespace sapphire_rapids::uops_retired; }
namespace xq { using namespace sapphire_rapids::xq; }

namespace assists {
inline constexpr core_events::listed hardware{{&core_events::list, 0x40c1, 0xff, 0x186a300000, 0x0}, {}, &hardware}; // .code = 0xc1, .mask = 0x4, .counters = 0xff, .period = 100003
} // namespace assists

namespace core_power {
inline constexpr core_events::listed license_1{{&core_events::list, 0x2028, 0xf, 0x30d4300011, 0x0}, {}, &license_1}; // .code = 0x28, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr core_events::listed license_2{{&core_events::list, 0x4028, 0xf, 0x30d4300026, 0x0}, {}, &license_2}; // .code = 0x28, .mask = 0x4, .counters = 0xf, .period = 200003
inline constexpr core_events::listed license_3{{&core_events::list, 0x8028, 0xf, 0x30d430003b, 0x0}, {}, &license_3}; // .code = 0x28, .mask = 0x8, .counters = 0xf, .period = 200003
} // namespace core_power

namespace mem_load_l3_hit_retired {
inline constexpr core_events::listed xsnp_hit{{&core_events::list, 0x20d2, 0x10000f0000000f, 0x101004e2b00050, 0x0}, {}, &xsnp_hit}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 20011, .has_latency = true
inline constexpr core_events::listed xsnp_hitm{{&core_events::list, 0x40d2, 0x10000f0000000f, 0x101004e2b00071, 0x0}, {}, &xsnp_hitm}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 20011, .has_latency = true
} // namespace mem_load_l3_hit_retired

namespace offcore_requests_outstanding {
inline constexpr core_events::listed all_data_rd{{&core_events::list, 0x8020, 0xf, 0x6000f424300093, 0x0}, {}, &all_data_rd}; // .code = 0x20, .mask = 0x8, .counters = 0xf, .period = 1000003, .deprecated = true, .has_errata = true
inline constexpr core_events::listed cycles_with_data_rd{{&core_events::list, 0x10008020, 0xf, 0x4000f4243000c3, 0x0}, {}, &cycles_with_data_rd}; // .code = 0x20, .mask = 0x8, .threshold = 1, .counters = 0xf, .period = 1000003, .has_errata = true
inline constexpr core_events::listed data_rd{{&core_events::list, 0x8020, 0xf, 0x4000f4243000fb, 0x0}, {}, &data_rd}; // .code = 0x20, .mask = 0x8, .counters = 0xf, .period = 1000003, .has_errata = true
} // namespace offcore_requests_outstanding

namespace core_events {
inline constexpr const listed *own[] = {
    &assists::hardware, &core_power::license_1, &core_power::license_2, &core_power::license_3,
    &mem_load_l3_hit_retired::xsnp_hit, &mem_load_l3_hit_retired::xsnp_hitm,
    &offcore_requests_outstanding::all_data_rd, &offcore_requests_outstanding::cycles_with_data_rd,
    &offcore_requests_outstanding::data_rd,
};
inline constexpr auto events = select::with_shared_events<sapphire_rapids::core_events::all, core::alder_lake>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &sapphire_rapids::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::alder_lake
