// Events of Silvermont, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// slm: from intel/perfmon 6dadedf3aa48, SLM/events/Silvermont_core.json, version 15 of 01/26/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::silvermont {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "baclears.all\0"
    "baclears.return\0"
    "baclears.cond\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.jcc\0"
    "br_inst_retired.taken_jcc\0"
    "br_inst_retired.call\0"
    "br_inst_retired.rel_call\0"
    "br_inst_retired.ind_call\0"
    "br_inst_retired.return\0"
    "br_inst_retired.non_return_ind\0"
    "br_inst_retired.far_branch\0"
    "br_inst_retired.all_taken_branches\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.jcc\0"
    "br_misp_retired.taken_jcc\0"
    "br_misp_retired.ind_call\0"
    "br_misp_retired.return\0"
    "br_misp_retired.non_return_ind\0"
    "core_reject_l2q.all\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.ref\0"
    "cycles_div_busy.all\0"
    "decode_restriction.predecode_wrong\0"
    "fetch_stall.itlb_fill_pending_cycles\0"
    "fetch_stall.icache_fill_pending_cycles\0"
    "fetch_stall.all\0"
    "icache.accesses\0"
    "icache.hit\0"
    "icache.misses\0"
    "inst_retired.any_p\0"
    "inst_retired.any\0"
    "l2_reject_xq.all\0"
    "longest_lat_cache.reference\0"
    "longest_lat_cache.miss\0"
    "machine_clears.smc\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.fp_assist\0"
    "machine_clears.all\0"
    "mem_uops_retired.l1_miss_loads\0"
    "mem_uops_retired.l2_hit_loads\0"
    "mem_uops_retired.l2_miss_loads\0"
    "mem_uops_retired.dtlb_miss_loads\0"
    "mem_uops_retired.utlb_miss\0"
    "mem_uops_retired.hitm\0"
    "mem_uops_retired.all_loads\0"
    "mem_uops_retired.all_stores\0"
    "ms_decoded.ms_entry\0"
    "no_alloc_cycles.rob_full\0"
    "no_alloc_cycles.mispredicts\0"
    "no_alloc_cycles.rat_stall\0"
    "no_alloc_cycles.not_delivered\0"
    "no_alloc_cycles.all\0"
    "page_walks.d_side_walks\0"
    "page_walks.d_side_cycles\0"
    "page_walks.i_side_walks\0"
    "page_walks.i_side_cycles\0"
    "page_walks.walks\0"
    "page_walks.cycles\0"
    "rehabq.ld_block_st_forward\0"
    "rehabq.ld_block_std_notready\0"
    "rehabq.st_splits\0"
    "rehabq.ld_splits\0"
    "rehabq.lock\0"
    "rehabq.sta_full\0"
    "rehabq.any_ld\0"
    "rehabq.any_st\0"
    "rs_full_stall.mec\0"
    "rs_full_stall.all\0"
    "uops_retired.ms\0"
    "uops_retired.all\0";
inline constexpr select::event_list list{"silvermont", core::silvermont, names};
} // namespace core_events

namespace baclears {
using namespace core_events;
inline constexpr listed all{{&list, 0x10e6, 0x3, 0x30d4300000, 0x0}, {}, &all}; // .code = 0xe6, .mask = 0x1, .counters = 0x3, .period = 200003
inline constexpr listed return_{{&list, 0x80e6, 0x3, 0x30d430000d, 0x0}, {}, &return_}; // .code = 0xe6, .mask = 0x8, .counters = 0x3, .period = 200003
inline constexpr listed cond{{&list, 0x100e6, 0x3, 0x30d430001d, 0x0}, {}, &cond}; // .code = 0xe6, .mask = 0x10, .counters = 0x3, .period = 200003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x10000100000003, 0x30d430002b, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed jcc{{&list, 0x7e0c4, 0x10000100000003, 0x30d4300048, 0x0}, {}, &jcc}; // .code = 0xc4, .mask = 0x7e, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed taken_jcc{{&list, 0xfe0c4, 0x10000100000003, 0x30d430005c, 0x0}, {}, &taken_jcc}; // .code = 0xc4, .mask = 0xfe, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed call{{&list, 0xf90c4, 0x10000100000003, 0x30d4300076, 0x0}, {}, &call}; // .code = 0xc4, .mask = 0xf9, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed rel_call{{&list, 0xfd0c4, 0x10000100000003, 0x30d430008b, 0x0}, {}, &rel_call}; // .code = 0xc4, .mask = 0xfd, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed ind_call{{&list, 0xfb0c4, 0x10000100000003, 0x30d43000a4, 0x0}, {}, &ind_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed return_{{&list, 0xf70c4, 0x10000100000003, 0x30d43000bd, 0x0}, {}, &return_}; // .code = 0xc4, .mask = 0xf7, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed non_return_ind{{&list, 0xeb0c4, 0x10000100000003, 0x30d43000d4, 0x0}, {}, &non_return_ind}; // .code = 0xc4, .mask = 0xeb, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed far_branch{{&list, 0xbf0c4, 0x10000100000003, 0x30d43000f3, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0xbf, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed all_taken_branches{{&list, 0x800c4, 0x20000300000003, 0x30d430010e, 0x0}, {}, &all_taken_branches}; // .code = 0xc4, .mask = 0x80, .counters = 0x3, .precise = only, .precise_on = 0x3, .period = 200003
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x10000100000003, 0x30d4300131, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed jcc{{&list, 0x7e0c5, 0x10000100000003, 0x30d430014e, 0x0}, {}, &jcc}; // .code = 0xc5, .mask = 0x7e, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed taken_jcc{{&list, 0xfe0c5, 0x10000100000003, 0x30d4300162, 0x0}, {}, &taken_jcc}; // .code = 0xc5, .mask = 0xfe, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed ind_call{{&list, 0xfb0c5, 0x10000100000003, 0x30d430017c, 0x0}, {}, &ind_call}; // .code = 0xc5, .mask = 0xfb, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed return_{{&list, 0xf70c5, 0x10000100000003, 0x30d4300195, 0x0}, {}, &return_}; // .code = 0xc5, .mask = 0xf7, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed non_return_ind{{&list, 0xeb0c5, 0x10000100000003, 0x30d43001ac, 0x0}, {}, &non_return_ind}; // .code = 0xc5, .mask = 0xeb, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed all{{&list, 0x31, 0x3, 0x30d43001cb, 0x0}, {}, &all}; // .code = 0x31, .counters = 0x3, .period = 200003
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{{&list, 0x2000, 0x2000000000000, 0x1e8483001df, 0x0}, {}, &core}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e8483001f5, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed core_p{{&list, 0x3c, 0x3, 0x1e84830020e, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0x3, .period = 2000003
inline constexpr listed ref{{&list, 0x103c, 0x3, 0x1e848300226, 0x0}, {}, &ref}; // .code = 0x3c, .mask = 0x1, .counters = 0x3, .period = 2000003
} // namespace cpu_clk_unhalted

namespace cycles_div_busy {
using namespace core_events;
inline constexpr listed all{{&list, 0x10cd, 0x3, 0x1e84830023b, 0x0}, {}, &all}; // .code = 0xcd, .mask = 0x1, .counters = 0x3, .period = 2000003
} // namespace cycles_div_busy

namespace decode_restriction {
using namespace core_events;
inline constexpr listed predecode_wrong{{&list, 0x10e9, 0x3, 0x30d430024f, 0x0}, {}, &predecode_wrong}; // .code = 0xe9, .mask = 0x1, .counters = 0x3, .period = 200003
} // namespace decode_restriction

namespace fetch_stall {
using namespace core_events;
inline constexpr listed itlb_fill_pending_cycles{{&list, 0x2086, 0x3, 0x30d4300272, 0x0}, {}, &itlb_fill_pending_cycles}; // .code = 0x86, .mask = 0x2, .counters = 0x3, .period = 200003
inline constexpr listed icache_fill_pending_cycles{{&list, 0x4086, 0x3, 0x30d4300297, 0x0}, {}, &icache_fill_pending_cycles}; // .code = 0x86, .mask = 0x4, .counters = 0x3, .period = 200003
inline constexpr listed all{{&list, 0x3f086, 0x3, 0x30d43002be, 0x0}, {}, &all}; // .code = 0x86, .mask = 0x3f, .counters = 0x3, .period = 200003
} // namespace fetch_stall

namespace icache {
using namespace core_events;
inline constexpr listed accesses{{&list, 0x3080, 0x3, 0x30d43002ce, 0x0}, {}, &accesses}; // .code = 0x80, .mask = 0x3, .counters = 0x3, .period = 200003
inline constexpr listed hit{{&list, 0x1080, 0x3, 0x30d43002de, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0x3, .period = 200003
inline constexpr listed misses{{&list, 0x2080, 0x3, 0x30d43002e9, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0x3, .period = 200003
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any_p{{&list, 0xc0, 0x3, 0x1e8483002f7, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0x3, .period = 2000003
inline constexpr listed any{{&list, 0x1000, 0x1000000000000, 0x1e84830030a, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003
} // namespace inst_retired

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed all{{&list, 0x30, 0x3, 0x30d430031b, 0x0}, {}, &all}; // .code = 0x30, .counters = 0x3, .period = 200003
} // namespace l2_reject_xq

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed reference{{&list, 0x4f02e, 0x3, 0x30d430032c, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0x3, .period = 200003
inline constexpr listed miss{{&list, 0x4102e, 0x3, 0x30d4300348, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0x3, .period = 200003
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed smc{{&list, 0x10c3, 0x3, 0x30d430035f, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x1, .counters = 0x3, .period = 200003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0x3, 0x30d4300372, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0x3, .period = 200003
inline constexpr listed fp_assist{{&list, 0x40c3, 0x3, 0x30d4300391, 0x0}, {}, &fp_assist}; // .code = 0xc3, .mask = 0x4, .counters = 0x3, .period = 200003
inline constexpr listed all{{&list, 0x80c3, 0x3, 0x30d43003aa, 0x0}, {}, &all}; // .code = 0xc3, .mask = 0x8, .counters = 0x3, .period = 200003
} // namespace machine_clears

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed l1_miss_loads{{&list, 0x1004, 0x3, 0x30d43003bd, 0x0}, {}, &l1_miss_loads}; // .code = 0x04, .mask = 0x1, .counters = 0x3, .period = 200003
inline constexpr listed l2_hit_loads{{&list, 0x2004, 0x10000100000003, 0x30d43003dc, 0x0}, {}, &l2_hit_loads}; // .code = 0x04, .mask = 0x2, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed l2_miss_loads{{&list, 0x4004, 0x10000100000003, 0x186a7003fa, 0x0}, {}, &l2_miss_loads}; // .code = 0x04, .mask = 0x4, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 100007
inline constexpr listed dtlb_miss_loads{{&list, 0x8004, 0x10000100000003, 0x30d4300419, 0x0}, {}, &dtlb_miss_loads}; // .code = 0x04, .mask = 0x8, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed utlb_miss{{&list, 0x10004, 0x3, 0x30d430043a, 0x0}, {}, &utlb_miss}; // .code = 0x04, .mask = 0x10, .counters = 0x3, .period = 200003
inline constexpr listed hitm{{&list, 0x20004, 0x10000100000003, 0x30d4300455, 0x0}, {}, &hitm}; // .code = 0x04, .mask = 0x20, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed all_loads{{&list, 0x40004, 0x3, 0x30d430046b, 0x0}, {}, &all_loads}; // .code = 0x04, .mask = 0x40, .counters = 0x3, .period = 200003
inline constexpr listed all_stores{{&list, 0x80004, 0x3, 0x30d4300486, 0x0}, {}, &all_stores}; // .code = 0x04, .mask = 0x80, .counters = 0x3, .period = 200003
} // namespace mem_uops_retired

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{{&list, 0x10e7, 0x3, 0x30d43004a2, 0x0}, {}, &ms_entry}; // .code = 0xe7, .mask = 0x1, .counters = 0x3, .period = 200003
} // namespace ms_decoded

namespace no_alloc_cycles {
using namespace core_events;
inline constexpr listed rob_full{{&list, 0x10ca, 0x3, 0x30d43004b6, 0x0}, {}, &rob_full}; // .code = 0xca, .mask = 0x1, .counters = 0x3, .period = 200003
inline constexpr listed mispredicts{{&list, 0x40ca, 0x3, 0x30d43004cf, 0x0}, {}, &mispredicts}; // .code = 0xca, .mask = 0x4, .counters = 0x3, .period = 200003
inline constexpr listed rat_stall{{&list, 0x200ca, 0x3, 0x30d43004eb, 0x0}, {}, &rat_stall}; // .code = 0xca, .mask = 0x20, .counters = 0x3, .period = 200003
inline constexpr listed not_delivered{{&list, 0x500ca, 0x3, 0x30d4300505, 0x0}, {}, &not_delivered}; // .code = 0xca, .mask = 0x50, .counters = 0x3, .period = 200003
inline constexpr listed all{{&list, 0x3f0ca, 0x3, 0x30d4300523, 0x0}, {}, &all}; // .code = 0xca, .mask = 0x3f, .counters = 0x3, .period = 200003
} // namespace no_alloc_cycles

namespace page_walks {
using namespace core_events;
inline constexpr listed d_side_walks{{&list, 0x2000001005, 0x3, 0x186a300537, 0x0}, {}, &d_side_walks}; // .code = 0x05, .mask = 0x1, .edge = true, .counters = 0x3, .period = 100003
inline constexpr listed d_side_cycles{{&list, 0x1005, 0x3, 0x30d430054f, 0x0}, {}, &d_side_cycles}; // .code = 0x05, .mask = 0x1, .counters = 0x3, .period = 200003
inline constexpr listed i_side_walks{{&list, 0x2000002005, 0x3, 0x186a300568, 0x0}, {}, &i_side_walks}; // .code = 0x05, .mask = 0x2, .edge = true, .counters = 0x3, .period = 100003
inline constexpr listed i_side_cycles{{&list, 0x2005, 0x3, 0x30d4300580, 0x0}, {}, &i_side_cycles}; // .code = 0x05, .mask = 0x2, .counters = 0x3, .period = 200003
inline constexpr listed walks{{&list, 0x2000003005, 0x3, 0x186a300599, 0x0}, {}, &walks}; // .code = 0x05, .mask = 0x3, .edge = true, .counters = 0x3, .period = 100003
inline constexpr listed cycles{{&list, 0x3005, 0x3, 0x30d43005aa, 0x0}, {}, &cycles}; // .code = 0x05, .mask = 0x3, .counters = 0x3, .period = 200003
} // namespace page_walks

namespace rehabq {
using namespace core_events;
inline constexpr listed ld_block_st_forward{{&list, 0x1003, 0x10000100000003, 0x30d43005bc, 0x0}, {}, &ld_block_st_forward}; // .code = 0x03, .mask = 0x1, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed ld_block_std_notready{{&list, 0x2003, 0x3, 0x30d43005d7, 0x0}, {}, &ld_block_std_notready}; // .code = 0x03, .mask = 0x2, .counters = 0x3, .period = 200003
inline constexpr listed st_splits{{&list, 0x4003, 0x3, 0x30d43005f4, 0x0}, {}, &st_splits}; // .code = 0x03, .mask = 0x4, .counters = 0x3, .period = 200003
inline constexpr listed ld_splits{{&list, 0x8003, 0x10000100000003, 0x30d4300605, 0x0}, {}, &ld_splits}; // .code = 0x03, .mask = 0x8, .counters = 0x3, .precise = can, .precise_on = 0x1, .period = 200003
inline constexpr listed lock{{&list, 0x10003, 0x3, 0x30d4300616, 0x0}, {}, &lock}; // .code = 0x03, .mask = 0x10, .counters = 0x3, .period = 200003
inline constexpr listed sta_full{{&list, 0x20003, 0x3, 0x30d4300622, 0x0}, {}, &sta_full}; // .code = 0x03, .mask = 0x20, .counters = 0x3, .period = 200003
inline constexpr listed any_ld{{&list, 0x40003, 0x3, 0x30d4300632, 0x0}, {}, &any_ld}; // .code = 0x03, .mask = 0x40, .counters = 0x3, .period = 200003
inline constexpr listed any_st{{&list, 0x80003, 0x3, 0x30d4300640, 0x0}, {}, &any_st}; // .code = 0x03, .mask = 0x80, .counters = 0x3, .period = 200003
} // namespace rehabq

namespace rs_full_stall {
using namespace core_events;
inline constexpr listed mec{{&list, 0x10cb, 0x3, 0x30d430064e, 0x0}, {}, &mec}; // .code = 0xcb, .mask = 0x1, .counters = 0x3, .period = 200003
inline constexpr listed all{{&list, 0x1f0cb, 0x3, 0x30d4300660, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0x1f, .counters = 0x3, .period = 200003
} // namespace rs_full_stall

namespace uops_retired {
using namespace core_events;
inline constexpr listed ms{{&list, 0x10c2, 0x3, 0x1e848300672, 0x0}, {}, &ms}; // .code = 0xc2, .mask = 0x1, .counters = 0x3, .period = 2000003
inline constexpr listed all{{&list, 0x100c2, 0x3, 0x1e848300682, 0x0}, {}, &all}; // .code = 0xc2, .mask = 0x10, .counters = 0x3, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &baclears::all, &baclears::return_, &baclears::cond, &br_inst_retired::all_branches,
    &br_inst_retired::jcc, &br_inst_retired::taken_jcc, &br_inst_retired::call,
    &br_inst_retired::rel_call, &br_inst_retired::ind_call, &br_inst_retired::return_,
    &br_inst_retired::non_return_ind, &br_inst_retired::far_branch,
    &br_inst_retired::all_taken_branches, &br_misp_retired::all_branches, &br_misp_retired::jcc,
    &br_misp_retired::taken_jcc, &br_misp_retired::ind_call, &br_misp_retired::return_,
    &br_misp_retired::non_return_ind, &core_reject_l2q::all, &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::ref_tsc, &cpu_clk_unhalted::core_p, &cpu_clk_unhalted::ref,
    &cycles_div_busy::all, &decode_restriction::predecode_wrong,
    &fetch_stall::itlb_fill_pending_cycles, &fetch_stall::icache_fill_pending_cycles,
    &fetch_stall::all, &icache::accesses, &icache::hit, &icache::misses, &inst_retired::any_p,
    &inst_retired::any, &l2_reject_xq::all, &longest_lat_cache::reference, &longest_lat_cache::miss,
    &machine_clears::smc, &machine_clears::memory_ordering, &machine_clears::fp_assist,
    &machine_clears::all, &mem_uops_retired::l1_miss_loads, &mem_uops_retired::l2_hit_loads,
    &mem_uops_retired::l2_miss_loads, &mem_uops_retired::dtlb_miss_loads,
    &mem_uops_retired::utlb_miss, &mem_uops_retired::hitm, &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores, &ms_decoded::ms_entry, &no_alloc_cycles::rob_full,
    &no_alloc_cycles::mispredicts, &no_alloc_cycles::rat_stall, &no_alloc_cycles::not_delivered,
    &no_alloc_cycles::all, &page_walks::d_side_walks, &page_walks::d_side_cycles,
    &page_walks::i_side_walks, &page_walks::i_side_cycles, &page_walks::walks, &page_walks::cycles,
    &rehabq::ld_block_st_forward, &rehabq::ld_block_std_notready, &rehabq::st_splits,
    &rehabq::ld_splits, &rehabq::lock, &rehabq::sta_full, &rehabq::any_ld, &rehabq::any_st,
    &rs_full_stall::mec, &rs_full_stall::all, &uops_retired::ms, &uops_retired::all,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::silvermont
