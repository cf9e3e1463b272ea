// Events of Ice Lake SP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// icx: from intel/perfmon 6dadedf3aa48, ICX/events/icelakex_core.json, version 1.30 of 10/13/2025;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 251 of its 273 events are those of ice_lake.
#pragma once

#include <msr/intel/events/ice_lake.hpp>

// clang-format off
namespace msr::events::ice_lake_sp {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "core_snoop_response.miss\0"
    "core_snoop_response.i_hit_fse\0"
    "core_snoop_response.s_hit_fse\0"
    "core_snoop_response.s_fwd_m\0"
    "core_snoop_response.i_fwd_m\0"
    "core_snoop_response.i_fwd_fe\0"
    "core_snoop_response.s_fwd_fe\0"
    "longest_lat_cache.reference\0"
    "mem_load_l3_hit_retired.xsnp_hit\0"
    "mem_load_l3_hit_retired.xsnp_no_fwd\0"
    "mem_load_l3_hit_retired.xsnp_hitm\0"
    "mem_load_l3_hit_retired.xsnp_fwd\0"
    "mem_load_l3_miss_retired.local_dram\0"
    "mem_load_l3_miss_retired.remote_dram\0"
    "mem_load_l3_miss_retired.remote_hitm\0"
    "mem_load_l3_miss_retired.remote_fwd\0"
    "mem_load_l3_miss_retired.remote_pmm\0"
    "mem_load_retired.local_pmm\0"
    "offcore_requests.demand_code_rd\0"
    "offcore_requests_outstanding.demand_code_rd\0"
    "offcore_requests_outstanding.l3_miss_demand_data_rd\0"
    "offcore_requests_outstanding.l3_miss_demand_data_rd_ge_6\0";
inline constexpr select::event_list list{"ice_lake_sp", core::ice_lake_sp, names};
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

namespace core_snoop_response {
inline constexpr core_events::listed miss{{&core_events::list, 0x10ef, 0xf, 0xf424300000, 0x0}, {}, &miss}; // .code = 0xef, .mask = 0x1, .counters = 0xf, .period = 1000003
inline constexpr core_events::listed i_hit_fse{{&core_events::list, 0x20ef, 0xf, 0xf424300019, 0x0}, {}, &i_hit_fse}; // .code = 0xef, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr core_events::listed s_hit_fse{{&core_events::list, 0x40ef, 0xf, 0xf424300037, 0x0}, {}, &s_hit_fse}; // .code = 0xef, .mask = 0x4, .counters = 0xf, .period = 1000003
inline constexpr core_events::listed s_fwd_m{{&core_events::list, 0x80ef, 0xf, 0xf424300055, 0x0}, {}, &s_fwd_m}; // .code = 0xef, .mask = 0x8, .counters = 0xf, .period = 1000003
inline constexpr core_events::listed i_fwd_m{{&core_events::list, 0x100ef, 0xf, 0xf424300071, 0x0}, {}, &i_fwd_m}; // .code = 0xef, .mask = 0x10, .counters = 0xf, .period = 1000003
inline constexpr core_events::listed i_fwd_fe{{&core_events::list, 0x200ef, 0xf, 0xf42430008d, 0x0}, {}, &i_fwd_fe}; // .code = 0xef, .mask = 0x20, .counters = 0xf, .period = 1000003
inline constexpr core_events::listed s_fwd_fe{{&core_events::list, 0x400ef, 0xf, 0xf4243000aa, 0x0}, {}, &s_fwd_fe}; // .code = 0xef, .mask = 0x40, .counters = 0xf, .period = 1000003
} // namespace core_snoop_response

namespace longest_lat_cache {
inline constexpr core_events::listed reference{{&core_events::list, 0x4f02e, 0xff, 0x186a3000c7, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 100003
} // namespace longest_lat_cache

namespace mem_load_l3_hit_retired {
inline constexpr core_events::listed xsnp_hit{{&core_events::list, 0x20d2, 0x10000f0000000f, 0x300004e2b000e3, 0x0}, {}, &xsnp_hit}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 20011, .has_latency = true, .deprecated = true
inline constexpr core_events::listed xsnp_no_fwd{{&core_events::list, 0x20d2, 0x10000f0000000f, 0x100004e2b00104, 0x0}, {}, &xsnp_no_fwd}; // .code = 0xd2, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 20011, .has_latency = true
inline constexpr core_events::listed xsnp_hitm{{&core_events::list, 0x40d2, 0x10000f0000000f, 0x300004e2b00128, 0x0}, {}, &xsnp_hitm}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 20011, .has_latency = true, .deprecated = true
inline constexpr core_events::listed xsnp_fwd{{&core_events::list, 0x40d2, 0x10000f0000000f, 0x100004e2b0014a, 0x0}, {}, &xsnp_fwd}; // .code = 0xd2, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 20011, .has_latency = true
} // namespace mem_load_l3_hit_retired

namespace mem_load_l3_miss_retired {
inline constexpr core_events::listed local_dram{{&core_events::list, 0x10d3, 0x10000f0000000f, 0x1000186a70016b, 0x0}, {}, &local_dram}; // .code = 0xd3, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100007, .has_latency = true
inline constexpr core_events::listed remote_dram{{&core_events::list, 0x20d3, 0x10000f0000000f, 0x1000186a70018f, 0x0}, {}, &remote_dram}; // .code = 0xd3, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100007, .has_latency = true
inline constexpr core_events::listed remote_hitm{{&core_events::list, 0x40d3, 0x10000f0000000f, 0x1000186a7001b4, 0x0}, {}, &remote_hitm}; // .code = 0xd3, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100007, .has_latency = true
inline constexpr core_events::listed remote_fwd{{&core_events::list, 0x80d3, 0x10000f0000000f, 0x1000186a7001d9, 0x0}, {}, &remote_fwd}; // .code = 0xd3, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100007, .has_latency = true
inline constexpr core_events::listed remote_pmm{{&core_events::list, 0x100d3, 0x10000f0000000f, 0x1000186a7001fd, 0x0}, {}, &remote_pmm}; // .code = 0xd3, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100007, .has_latency = true
} // namespace mem_load_l3_miss_retired

namespace mem_load_retired {
inline constexpr core_events::listed local_pmm{{&core_events::list, 0x800d1, 0x10000f0000000f, 0x1000186a300221, 0x0}, {}, &local_pmm}; // .code = 0xd1, .mask = 0x80, .counters = 0xf, .precise = can, .precise_on = 0xf, .period = 100003, .has_latency = true
} // namespace mem_load_retired

namespace offcore_requests {
inline constexpr core_events::listed demand_code_rd{{&core_events::list, 0x20b0, 0xf, 0x186a30023c, 0x0}, {}, &demand_code_rd}; // .code = 0xb0, .mask = 0x2, .counters = 0xf, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_outstanding {
inline constexpr core_events::listed demand_code_rd{{&core_events::list, 0x2060, 0xf, 0xf42430025c, 0x0}, {}, &demand_code_rd}; // .code = 0x60, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr core_events::listed l3_miss_demand_data_rd{{&core_events::list, 0x10060, 0xf, 0x2001e848300288, 0x0}, {}, &l3_miss_demand_data_rd}; // .code = 0x60, .mask = 0x10, .counters = 0xf, .period = 2000003, .deprecated = true
inline constexpr core_events::listed l3_miss_demand_data_rd_ge_6{{&core_events::list, 0x60010060, 0xf, 0x1e8483002bc, 0x0}, {}, &l3_miss_demand_data_rd_ge_6}; // .code = 0x60, .mask = 0x10, .threshold = 6, .counters = 0xf, .period = 2000003
} // namespace offcore_requests_outstanding

namespace core_events {
inline constexpr const listed *own[] = {
    &core_snoop_response::miss, &core_snoop_response::i_hit_fse, &core_snoop_response::s_hit_fse,
    &core_snoop_response::s_fwd_m, &core_snoop_response::i_fwd_m, &core_snoop_response::i_fwd_fe,
    &core_snoop_response::s_fwd_fe, &longest_lat_cache::reference,
    &mem_load_l3_hit_retired::xsnp_hit, &mem_load_l3_hit_retired::xsnp_no_fwd,
    &mem_load_l3_hit_retired::xsnp_hitm, &mem_load_l3_hit_retired::xsnp_fwd,
    &mem_load_l3_miss_retired::local_dram, &mem_load_l3_miss_retired::remote_dram,
    &mem_load_l3_miss_retired::remote_hitm, &mem_load_l3_miss_retired::remote_fwd,
    &mem_load_l3_miss_retired::remote_pmm, &mem_load_retired::local_pmm,
    &offcore_requests::demand_code_rd, &offcore_requests_outstanding::demand_code_rd,
    &offcore_requests_outstanding::l3_miss_demand_data_rd,
    &offcore_requests_outstanding::l3_miss_demand_data_rd_ge_6,
};
inline constexpr auto events = select::with_shared_events<ice_lake::core_events::all, core::ice_lake_sp>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &ice_lake::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::ice_lake_sp
