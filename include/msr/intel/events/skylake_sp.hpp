// Events of Skylake SP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// skx: from intel/perfmon 6dadedf3aa48, SKX/events/skylakex_core.json, version 1.37 of 04/18/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 303 of its 324 events are those of skylake.
#pragma once

#include <msr/intel/events/skylake.hpp>

// clang-format off
namespace msr::events::skylake_sp {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "br_misp_retired.ret\0"
    "core_power.lvl0_turbo_license\0"
    "core_power.lvl1_turbo_license\0"
    "core_power.lvl2_turbo_license\0"
    "core_power.throttle\0"
    "core_snoop_response.rsp_ihiti\0"
    "core_snoop_response.rsp_ihitfse\0"
    "core_snoop_response.rsp_shitfse\0"
    "core_snoop_response.rsp_sfwdm\0"
    "core_snoop_response.rsp_ifwdm\0"
    "core_snoop_response.rsp_ifwdfe\0"
    "core_snoop_response.rsp_sfwdfe\0"
    "fp_arith_inst_retired.8_flops\0"
    "fp_arith_inst_retired.512b_packed_double\0"
    "fp_arith_inst_retired.512b_packed_single\0"
    "idi_misc.wb_upgrade\0"
    "idi_misc.wb_downgrade\0"
    "mem_load_l3_miss_retired.local_dram\0"
    "mem_load_l3_miss_retired.remote_dram\0"
    "mem_load_l3_miss_retired.remote_hitm\0"
    "mem_load_l3_miss_retired.remote_fwd\0";
inline constexpr select::event_list list{"skylake_sp", core::skylake_sp, names};
} // namespace core_events

namespace arith { using namespace skylake::arith; }
namespace baclears { using namespace skylake::baclears; }
namespace br_inst_retired { using namespace skylake::br_inst_retired; }
namespace br_misp_exec { using namespace skylake::br_misp_exec; }
namespace br_misp_retired { using namespace skylake::br_misp_retired; }
namespace cpu_clk_thread_unhalted { using namespace skylake::cpu_clk_thread_unhalted; }
namespace cpu_clk_unhalted { using namespace skylake::cpu_clk_unhalted; }
namespace cycle_activity { using namespace skylake::cycle_activity; }
namespace decode { using namespace skylake::decode; }
namespace dsb2mite_switches { using namespace skylake::dsb2mite_switches; }
namespace dtlb_load_misses { using namespace skylake::dtlb_load_misses; }
namespace dtlb_store_misses { using namespace skylake::dtlb_store_misses; }
namespace ept { using namespace skylake::ept; }
namespace exe_activity { using namespace skylake::exe_activity; }
namespace fp_arith_inst_retired { using namespace skylake::fp_arith_inst_retired; }
namespace fp_assist { using namespace skylake::fp_assist; }
namespace frontend_retired { using namespace skylake::frontend_retired; }
namespace hle_retired { using namespace skylake::hle_retired; }
namespace hw_interrupts { using namespace skylake::hw_interrupts; }
namespace icache_16b { using namespace skylake::icache_16b; }
namespace icache_64b { using namespace skylake::icache_64b; }
namespace icache_tag { using namespace skylake::icache_tag; }
namespace idq { using namespace skylake::idq; }
namespace idq_uops_not_delivered { using namespace skylake::idq_uops_not_delivered; }
namespace ild_stall { using namespace skylake::ild_stall; }
namespace inst_decoded { using namespace skylake::inst_decoded; }
namespace inst_retired { using namespace skylake::inst_retired; }
namespace int_misc { using namespace skylake::int_misc; }
namespace itlb { using namespace skylake::itlb; }
namespace itlb_misses { using namespace skylake::itlb_misses; }
namespace l1d { using namespace skylake::l1d; }
namespace l1d_pend_miss { using namespace skylake::l1d_pend_miss; }
namespace l2_lines_in { using namespace skylake::l2_lines_in; }
namespace l2_lines_out { using namespace skylake::l2_lines_out; }
namespace l2_rqsts { using namespace skylake::l2_rqsts; }
namespace l2_trans { using namespace skylake::l2_trans; }
namespace ld_blocks { using namespace skylake::ld_blocks; }
namespace ld_blocks_partial { using namespace skylake::ld_blocks_partial; }
namespace load_hit_pre { using namespace skylake::load_hit_pre; }
namespace longest_lat_cache { using namespace skylake::longest_lat_cache; }
namespace lsd { using namespace skylake::lsd; }
namespace machine_clears { using namespace skylake::machine_clears; }
namespace mem_inst_retired { using namespace skylake::mem_inst_retired; }
namespace mem_load_l3_hit_retired { using namespace skylake::mem_load_l3_hit_retired; }
namespace mem_load_misc_retired { using namespace skylake::mem_load_misc_retired; }
namespace mem_load_retired { using namespace skylake::mem_load_retired; }
namespace mem_trans_retired { using namespace skylake::mem_trans_retired; }
namespace memory_disambiguation { using namespace skylake::memory_disambiguation; }
namespace offcore_requests { using namespace skylake::offcore_requests; }
namespace offcore_requests_buffer { using namespace skylake::offcore_requests_buffer; }
namespace offcore_requests_outstanding { using namespace skylake::offcore_requests_outstanding; }
namespace other_assists { using namespace skylake::other_assists; }
namespace partial_rat_stalls { using namespace skylake::partial_rat_stalls; }
namespace resource_stalls { using namespace skylake::resource_stalls; }
namespace rob_misc_events { using namespace skylake::rob_misc_events; }
namespace rs_events { using namespace skylake::rs_events; }
namespace rtm_retired { using namespace skylake::rtm_retired; }
namespace sq_misc { using namespace skylake::sq_misc; }
namespace sw_prefetch_access { using namespace skylake::sw_prefetch_access; }
namespace tlb_flush { using namespace skylake::tlb_flush; }
namespace tx_exec { using namespace skylake::tx_exec; }
namespace tx_mem { using namespace skylake::tx_mem; }
namespace uops_dispatched_port { using namespace skylake::uops_dispatched_port; }
namespace uops_executed { using namespace skylake::uops_executed; }
namespace uops_issued { using namespace skylake::uops_issued; }
namespace uops_retired { using namespace skylake::uops_retired; }

namespace br_misp_retired {
inline constexpr core_events::listed ret{{&core_events::list, 0x80c5, 0x10000000ff000f, 0x186a700000, 0x0}, {}, &ret}; // .code = 0xc5, .mask = 0x8, .counters = 0xf, .alone = 0xff, .precise = can, .period = 100007
} // namespace br_misp_retired

namespace core_power {
inline constexpr core_events::listed lvl0_turbo_license{{&core_events::list, 0x7028, 0xff000f, 0x30d4300014, 0x0}, {}, &lvl0_turbo_license}; // .code = 0x28, .mask = 0x7, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr core_events::listed lvl1_turbo_license{{&core_events::list, 0x18028, 0xff000f, 0x30d4300032, 0x0}, {}, &lvl1_turbo_license}; // .code = 0x28, .mask = 0x18, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr core_events::listed lvl2_turbo_license{{&core_events::list, 0x20028, 0xff000f, 0x30d4300050, 0x0}, {}, &lvl2_turbo_license}; // .code = 0x28, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 200003
inline constexpr core_events::listed throttle{{&core_events::list, 0x40028, 0xff000f, 0x30d430006e, 0x0}, {}, &throttle}; // .code = 0x28, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 200003
} // namespace core_power

namespace core_snoop_response {
inline constexpr core_events::listed rsp_ihiti{{&core_events::list, 0x10ef, 0xff000f, 0x1e848300082, 0x0}, {}, &rsp_ihiti}; // .code = 0xef, .mask = 0x1, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed rsp_ihitfse{{&core_events::list, 0x20ef, 0xff000f, 0x1e8483000a0, 0x0}, {}, &rsp_ihitfse}; // .code = 0xef, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed rsp_shitfse{{&core_events::list, 0x40ef, 0xff000f, 0x1e8483000c0, 0x0}, {}, &rsp_shitfse}; // .code = 0xef, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed rsp_sfwdm{{&core_events::list, 0x80ef, 0xff000f, 0x1e8483000e0, 0x0}, {}, &rsp_sfwdm}; // .code = 0xef, .mask = 0x8, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed rsp_ifwdm{{&core_events::list, 0x100ef, 0xff000f, 0x1e8483000fe, 0x0}, {}, &rsp_ifwdm}; // .code = 0xef, .mask = 0x10, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed rsp_ifwdfe{{&core_events::list, 0x200ef, 0xff000f, 0x1e84830011c, 0x0}, {}, &rsp_ifwdfe}; // .code = 0xef, .mask = 0x20, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed rsp_sfwdfe{{&core_events::list, 0x400ef, 0xff000f, 0x1e84830013b, 0x0}, {}, &rsp_sfwdfe}; // .code = 0xef, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace core_snoop_response

namespace fp_arith_inst_retired {
inline constexpr core_events::listed _8_flops{{&core_events::list, 0x180c7, 0xff000f, 0xf42430015a, 0x0}, {}, &_8_flops}; // .code = 0xc7, .mask = 0x18, .counters = 0xf, .alone = 0xff, .period = 1000003
inline constexpr core_events::listed _512b_packed_double{{&core_events::list, 0x400c7, 0xff000f, 0x1e848300178, 0x0}, {}, &_512b_packed_double}; // .code = 0xc7, .mask = 0x40, .counters = 0xf, .alone = 0xff, .period = 2000003
inline constexpr core_events::listed _512b_packed_single{{&core_events::list, 0x800c7, 0xff000f, 0x1e8483001a1, 0x0}, {}, &_512b_packed_single}; // .code = 0xc7, .mask = 0x80, .counters = 0xf, .alone = 0xff, .period = 2000003
} // namespace fp_arith_inst_retired

namespace idi_misc {
inline constexpr core_events::listed wb_upgrade{{&core_events::list, 0x20fe, 0xff000f, 0x186a3001ca, 0x0}, {}, &wb_upgrade}; // .code = 0xfe, .mask = 0x2, .counters = 0xf, .alone = 0xff, .period = 100003
inline constexpr core_events::listed wb_downgrade{{&core_events::list, 0x40fe, 0xff000f, 0x186a3001de, 0x0}, {}, &wb_downgrade}; // .code = 0xfe, .mask = 0x4, .counters = 0xf, .alone = 0xff, .period = 100003
} // namespace idi_misc

namespace mem_load_l3_miss_retired {
inline constexpr core_events::listed local_dram{{&core_events::list, 0x10d3, 0x100000000f000f, 0x1000186a7001f4, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
inline constexpr core_events::listed remote_dram{{&core_events::list, 0x20d3, 0x100000000f000f, 0x1000186a700218, 0x0}, {}, &remote_dram}; // .code = 0xd3, .mask = 0x2, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
inline constexpr core_events::listed remote_hitm{{&core_events::list, 0x40d3, 0x100000000f000f, 0x1000186a70023d, 0x0}, {}, &remote_hitm}; // .code = 0xd3, .mask = 0x4, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
inline constexpr core_events::listed remote_fwd{{&core_events::list, 0x80d3, 0x100000000f000f, 0x1000186a700262, 0x0}, {}, &remote_fwd}; // .code = 0xd3, .mask = 0x8, .counters = 0xf, .alone = 0xf, .precise = can, .period = 100007, .has_latency = true
} // namespace mem_load_l3_miss_retired

namespace core_events {
inline constexpr const listed *own[] = {
    &br_misp_retired::ret, &core_power::lvl0_turbo_license, &core_power::lvl1_turbo_license,
    &core_power::lvl2_turbo_license, &core_power::throttle, &core_snoop_response::rsp_ihiti,
    &core_snoop_response::rsp_ihitfse, &core_snoop_response::rsp_shitfse,
    &core_snoop_response::rsp_sfwdm, &core_snoop_response::rsp_ifwdm,
    &core_snoop_response::rsp_ifwdfe, &core_snoop_response::rsp_sfwdfe,
    &fp_arith_inst_retired::_8_flops, &fp_arith_inst_retired::_512b_packed_double,
    &fp_arith_inst_retired::_512b_packed_single, &idi_misc::wb_upgrade, &idi_misc::wb_downgrade,
    &mem_load_l3_miss_retired::local_dram, &mem_load_l3_miss_retired::remote_dram,
    &mem_load_l3_miss_retired::remote_hitm, &mem_load_l3_miss_retired::remote_fwd,
};
inline constexpr auto events = select::with_shared_events<skylake::core_events::all, core::skylake_sp>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &skylake::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::skylake_sp
