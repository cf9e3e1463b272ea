// Events of Granite Rapids, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// gnr: from intel/perfmon 6dadedf3aa48, GNR/events/graniterapids_core.json, version 1.20 of
// 06/05/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 292 of its 343 events are those of sapphire_rapids.
#pragma once

#include <msr/intel/events/sapphire_rapids.hpp>

// clang-format off
namespace msr::events::granite_rapids {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "assists.hardware\0"
    "br_misp_retired.cond_taken_cost\0"
    "br_misp_retired.indirect_call_cost\0"
    "br_misp_retired.all_branches_cost\0"
    "br_misp_retired.ret_cost\0"
    "br_misp_retired.cond_ntaken_cost\0"
    "br_misp_retired.cond_cost\0"
    "br_misp_retired.near_taken_cost\0"
    "br_misp_retired.indirect_cost\0"
    "cycle_activity.cycles_l3_miss\0"
    "frontend_retired.misp_ant\0"
    "frontend_retired.dsb_miss\0"
    "frontend_retired.itlb_miss\0"
    "frontend_retired.l1i_miss\0"
    "frontend_retired.l2_miss\0"
    "frontend_retired.latency_ge_1\0"
    "frontend_retired.latency_ge_128\0"
    "frontend_retired.latency_ge_16\0"
    "frontend_retired.latency_ge_2\0"
    "frontend_retired.latency_ge_2_bubbles_ge_1\0"
    "frontend_retired.latency_ge_256\0"
    "frontend_retired.latency_ge_32\0"
    "frontend_retired.latency_ge_4\0"
    "frontend_retired.latency_ge_512\0"
    "frontend_retired.latency_ge_64\0"
    "frontend_retired.latency_ge_8\0"
    "frontend_retired.stlb_miss\0"
    "frontend_retired.unknown_branch\0"
    "frontend_retired.ms_flows\0"
    "frontend_retired.any_dsb_miss\0"
    "frontend_retired.any_ant\0"
    "frontend_retired.late_swpf\0"
    "mem_inst_retired.stlb_hit_loads\0"
    "mem_inst_retired.stlb_hit_stores\0"
    "mem_load_l3_miss_retired.remote_dram\0"
    "mem_load_l3_miss_retired.remote_hitm\0"
    "mem_load_l3_miss_retired.remote_cxl_mem\0"
    "mem_load_retired.local_cxl_mem\0"
    "mem_trans_retired.load_latency_gt_128\0"
    "mem_trans_retired.load_latency_gt_16\0"
    "mem_trans_retired.load_latency_gt_256\0"
    "mem_trans_retired.load_latency_gt_32\0"
    "mem_trans_retired.load_latency_gt_4\0"
    "mem_trans_retired.load_latency_gt_512\0"
    "mem_trans_retired.load_latency_gt_64\0"
    "mem_trans_retired.load_latency_gt_8\0"
    "mem_trans_retired.load_latency_gt_1024\0"
    "mem_trans_retired.load_latency_gt_2048\0"
    "offcore_requests.mem_uc\0"
    "offcore_requests_outstanding.demand_rfo\0"
    "offcore_requests_outstanding.cycles_with_l3_miss_demand_data_rd\0";
inline constexpr select::event_list list{"granite_rapids", core::granite_rapids, names};
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
namespace exe { using namespace sapphire_rapids::exe; }
namespace exe_activity { using namespace sapphire_rapids::exe_activity; }
namespace fp_arith_dispatched { using namespace sapphire_rapids::fp_arith_dispatched; }
namespace fp_arith_inst_retired { using namespace sapphire_rapids::fp_arith_inst_retired; }
namespace fp_arith_inst_retired2 { using namespace sapphire_rapids::fp_arith_inst_retired2; }
namespace hw_interrupts { using namespace sapphire_rapids::hw_interrupts; }
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
namespace rtm_retired { using namespace sapphire_rapids::rtm_retired; }
namespace sq_misc { using namespace sapphire_rapids::sq_misc; }
namespace sw_prefetch_access { using namespace sapphire_rapids::sw_prefetch_access; }
namespace topdown { using namespace sapphire_rapids::topdown; }
namespace tx_mem { using namespace sapphire_rapids::tx_mem; }
namespace uops_decoded { using namespace sapphire_rapids::uops_decoded; }
namespace uops_dispatched { using namespace sapphire_rapids::uops_dispatched; }
namespace uops_executed { using namespace sapphire_rapids::uops_executed; }
namespace uops_issued { using namespace sapphire_rapids::uops_issued; }
namespace uops_retired { using namespace sapphire_rapids::uops_retired; }
namespace xq { using namespace sapphire_rapids::xq; }

namespace assists {
inline constexpr core_events::listed hardware{{&core_events::list, 0x40c1, 0xff, 0x186a300000, 0x0}, {}, &hardware}; // .code = 0xc1, .mask = 0x4, .counters = 0xff, .period = 100003
} // namespace assists

namespace br_misp_retired {
inline constexpr core_events::listed cond_taken_cost{{&core_events::list, 0x410c5, 0x2000ff000000ff, 0x1061a8900011, 0x0}, {}, &cond_taken_cost}; // .code = 0xc5, .mask = 0x41, .counters = 0xff, .precise = only, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr core_events::listed indirect_call_cost{{&core_events::list, 0x420c5, 0x2000ff000000ff, 0x1061a8900031, 0x0}, {}, &indirect_call_cost}; // .code = 0xc5, .mask = 0x42, .counters = 0xff, .precise = only, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr core_events::listed all_branches_cost{{&core_events::list, 0x440c5, 0x2000ff000000ff, 0x1061a8900054, 0x0}, {}, &all_branches_cost}; // .code = 0xc5, .mask = 0x44, .counters = 0xff, .precise = only, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr core_events::listed ret_cost{{&core_events::list, 0x480c5, 0x2000ff000000ff, 0x10186a700076, 0x0}, {}, &ret_cost}; // .code = 0xc5, .mask = 0x48, .counters = 0xff, .precise = only, .precise_on = 0xff, .distribution = 0x1, .period = 100007
inline constexpr core_events::listed cond_ntaken_cost{{&core_events::list, 0x500c5, 0x2000ff000000ff, 0x1061a890008f, 0x0}, {}, &cond_ntaken_cost}; // .code = 0xc5, .mask = 0x50, .counters = 0xff, .precise = only, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr core_events::listed cond_cost{{&core_events::list, 0x510c5, 0x2000ff000000ff, 0x1061a89000b0, 0x0}, {}, &cond_cost}; // .code = 0xc5, .mask = 0x51, .counters = 0xff, .precise = only, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr core_events::listed near_taken_cost{{&core_events::list, 0x600c5, 0x2000ff000000ff, 0x1061a89000ca, 0x0}, {}, &near_taken_cost}; // .code = 0xc5, .mask = 0x60, .counters = 0xff, .precise = only, .precise_on = 0xff, .distribution = 0x1, .period = 400009
inline constexpr core_events::listed indirect_cost{{&core_events::list, 0xc00c5, 0x2000ff000000ff, 0x10186a3000ea, 0x0}, {}, &indirect_cost}; // .code = 0xc5, .mask = 0xc0, .counters = 0xff, .precise = only, .precise_on = 0xff, .distribution = 0x1, .period = 100003
} // namespace br_misp_retired

namespace cycle_activity {
inline constexpr core_events::listed cycles_l3_miss{{&core_events::list, 0x200020a3, 0xf, 0xf424300108, 0x0}, {}, &cycles_l3_miss}; // .code = 0xa3, .mask = 0x2, .threshold = 2, .counters = 0xf, .period = 1000003
} // namespace cycle_activity

namespace frontend_retired {
inline constexpr core_events::listed misp_ant{{&core_events::list, 0x20c6, 0x1000ff000000ff, 0xd10186a700126, 0x9}, {}, &misp_ant}; // .code = 0xc6, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x9, .period = 100007, .taken_alone = true
inline constexpr core_events::listed dsb_miss{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a700140, 0x11}, {}, &dsb_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x11, .period = 100007, .taken_alone = true
inline constexpr core_events::listed itlb_miss{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a70015a, 0x14}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x14, .period = 100007, .taken_alone = true
inline constexpr core_events::listed l1i_miss{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a700175, 0x12}, {}, &l1i_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x12, .period = 100007, .taken_alone = true
inline constexpr core_events::listed l2_miss{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a70018f, 0x13}, {}, &l2_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x13, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_1{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a7001a8, 0x600106}, {}, &latency_ge_1}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x600106, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_128{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a7001c6, 0x608006}, {}, &latency_ge_128}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x608006, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_16{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a7001e6, 0x601006}, {}, &latency_ge_16}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x601006, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_2{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a700205, 0x600206}, {}, &latency_ge_2}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x600206, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_2_bubbles_ge_1{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a700223, 0x100206}, {}, &latency_ge_2_bubbles_ge_1}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x100206, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_256{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a70024e, 0x610006}, {}, &latency_ge_256}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x610006, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_32{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a70026e, 0x602006}, {}, &latency_ge_32}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x602006, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_4{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a70028d, 0x600406}, {}, &latency_ge_4}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x600406, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_512{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a7002ab, 0x620006}, {}, &latency_ge_512}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x620006, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_64{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a7002cb, 0x604006}, {}, &latency_ge_64}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x604006, .period = 100007, .taken_alone = true
inline constexpr core_events::listed latency_ge_8{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a7002ea, 0x600806}, {}, &latency_ge_8}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x600806, .period = 100007, .taken_alone = true
inline constexpr core_events::listed stlb_miss{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a700308, 0x15}, {}, &stlb_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x15, .period = 100007, .taken_alone = true
inline constexpr core_events::listed unknown_branch{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a700323, 0x17}, {}, &unknown_branch}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x17, .period = 100007, .taken_alone = true
inline constexpr core_events::listed ms_flows{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a700343, 0x8}, {}, &ms_flows}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x8, .period = 100007, .taken_alone = true
inline constexpr core_events::listed any_dsb_miss{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a70035d, 0x1}, {}, &any_dsb_miss}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x1, .period = 100007, .taken_alone = true
inline constexpr core_events::listed any_ant{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a70037b, 0x9}, {}, &any_ant}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0x9, .period = 100007, .taken_alone = true
inline constexpr core_events::listed late_swpf{{&core_events::list, 0x30c6, 0x1000ff000000ff, 0xd10186a700394, 0xa}, {}, &late_swpf}; // .code = 0xc6, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x1, .needs = frontend, .holds = 0xa, .period = 100007, .taken_alone = true
} // namespace frontend_retired

namespace mem_inst_retired {
inline constexpr core_events::listed stlb_hit_loads{{&core_events::list, 0x90d0, 0x10000f0000000f, 0x1010186a3003af, 0x0}, {}, &stlb_hit_loads}; // .code = 0xd0, .mask = 0x9, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true
inline constexpr core_events::listed stlb_hit_stores{{&core_events::list, 0xa0d0, 0x10000f0000000f, 0x1010186a3003cf, 0x0}, {}, &stlb_hit_stores}; // .code = 0xd0, .mask = 0xa, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100003, .has_latency = true
} // namespace mem_inst_retired

namespace mem_load_l3_miss_retired {
inline constexpr core_events::listed remote_dram{{&core_events::list, 0x20d3, 0x10000f0000000f, 0x1010f4243003f0, 0x0}, {}, &remote_dram}; // .code = 0xd3, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true
inline constexpr core_events::listed remote_hitm{{&core_events::list, 0x40d3, 0x10000f0000000f, 0x1010f424300415, 0x0}, {}, &remote_hitm}; // .code = 0xd3, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true
inline constexpr core_events::listed remote_cxl_mem{{&core_events::list, 0x100d3, 0x10000f0000000f, 0x10186a70043a, 0x0}, {}, &remote_cxl_mem}; // .code = 0xd3, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 100007
} // namespace mem_load_l3_miss_retired

namespace mem_load_retired {
inline constexpr core_events::listed local_cxl_mem{{&core_events::list, 0x800d1, 0x10000f0000000f, 0x1010f424300462, 0x0}, {}, &local_cxl_mem}; // .code = 0xd1, .mask = 0x80, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003, .has_latency = true
} // namespace mem_load_retired

namespace mem_trans_retired {
inline constexpr core_events::listed load_latency_gt_128{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c10003f100481, 0x80}, {}, &load_latency_gt_128}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x80, .period = 1009, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_16{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c1004e2b004a7, 0x10}, {}, &load_latency_gt_16}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x10, .period = 20011, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_256{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c10001f7004cc, 0x100}, {}, &load_latency_gt_256}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x100, .period = 503, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_32{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c10186a7004f2, 0x20}, {}, &load_latency_gt_32}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x20, .period = 100007, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_4{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c10186a300517, 0x4}, {}, &load_latency_gt_4}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x4, .period = 100003, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_512{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c10000650053b, 0x200}, {}, &load_latency_gt_512}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x200, .period = 101, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_64{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c10007d300561, 0x40}, {}, &load_latency_gt_64}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x40, .period = 2003, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_8{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c100c36500586, 0x8}, {}, &load_latency_gt_8}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x8, .period = 50021, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_1024{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c1000035005aa, 0x400}, {}, &load_latency_gt_1024}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x400, .period = 53, .taken_alone = true, .has_latency = true
inline constexpr core_events::listed load_latency_gt_2048{{&core_events::list, 0x10cd, 0x1000fe000000fe, 0x1c1000017005d1, 0x800}, {}, &load_latency_gt_2048}; // .code = 0xcd, .mask = 0x1, .counters = 0xfe, .precise = can, .precise_on = 0xfe, .distribution = 0x1, .needs = ld_lat, .holds = 0x800, .period = 23, .taken_alone = true, .has_latency = true
} // namespace mem_trans_retired

namespace offcore_requests {
inline constexpr core_events::listed mem_uc{{&core_events::list, 0x20021, 0xf, 0x186a3005f8, 0x0}, {}, &mem_uc}; // .code = 0x21, .mask = 0x20, .counters = 0xf, .period = 100003
} // namespace offcore_requests

namespace offcore_requests_outstanding {
inline constexpr core_events::listed demand_rfo{{&core_events::list, 0x4020, 0xf, 0xf424300610, 0x0}, {}, &demand_rfo}; // .code = 0x20, .mask = 0x4, .counters = 0xf, .period = 1000003
inline constexpr core_events::listed cycles_with_l3_miss_demand_data_rd{{&core_events::list, 0x10010020, 0xf, 0xf424300638, 0x0}, {}, &cycles_with_l3_miss_demand_data_rd}; // .code = 0x20, .mask = 0x10, .threshold = 1, .counters = 0xf, .period = 1000003
} // namespace offcore_requests_outstanding

namespace core_events {
inline constexpr const listed *own[] = {
    &assists::hardware, &br_misp_retired::cond_taken_cost, &br_misp_retired::indirect_call_cost,
    &br_misp_retired::all_branches_cost, &br_misp_retired::ret_cost,
    &br_misp_retired::cond_ntaken_cost, &br_misp_retired::cond_cost,
    &br_misp_retired::near_taken_cost, &br_misp_retired::indirect_cost,
    &cycle_activity::cycles_l3_miss, &frontend_retired::misp_ant, &frontend_retired::dsb_miss,
    &frontend_retired::itlb_miss, &frontend_retired::l1i_miss, &frontend_retired::l2_miss,
    &frontend_retired::latency_ge_1, &frontend_retired::latency_ge_128,
    &frontend_retired::latency_ge_16, &frontend_retired::latency_ge_2,
    &frontend_retired::latency_ge_2_bubbles_ge_1, &frontend_retired::latency_ge_256,
    &frontend_retired::latency_ge_32, &frontend_retired::latency_ge_4,
    &frontend_retired::latency_ge_512, &frontend_retired::latency_ge_64,
    &frontend_retired::latency_ge_8, &frontend_retired::stlb_miss,
    &frontend_retired::unknown_branch, &frontend_retired::ms_flows, &frontend_retired::any_dsb_miss,
    &frontend_retired::any_ant, &frontend_retired::late_swpf, &mem_inst_retired::stlb_hit_loads,
    &mem_inst_retired::stlb_hit_stores, &mem_load_l3_miss_retired::remote_dram,
    &mem_load_l3_miss_retired::remote_hitm, &mem_load_l3_miss_retired::remote_cxl_mem,
    &mem_load_retired::local_cxl_mem, &mem_trans_retired::load_latency_gt_128,
    &mem_trans_retired::load_latency_gt_16, &mem_trans_retired::load_latency_gt_256,
    &mem_trans_retired::load_latency_gt_32, &mem_trans_retired::load_latency_gt_4,
    &mem_trans_retired::load_latency_gt_512, &mem_trans_retired::load_latency_gt_64,
    &mem_trans_retired::load_latency_gt_8, &mem_trans_retired::load_latency_gt_1024,
    &mem_trans_retired::load_latency_gt_2048, &offcore_requests::mem_uc,
    &offcore_requests_outstanding::demand_rfo,
    &offcore_requests_outstanding::cycles_with_l3_miss_demand_data_rd,
};
inline constexpr auto events = select::with_shared_events<sapphire_rapids::core_events::all, core::granite_rapids>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &sapphire_rapids::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::granite_rapids
