// Events of Silvermont, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// slm: from intel/perfmon 6dadedf3aa48, SLM/events/Silvermont_core.json, version 15 of 01/26/2023;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::slm {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
inline constexpr select::event_list list{"slm", core::silvermont, names};
} // namespace core_events

namespace baclears {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 0, .code = 0xe6, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 13, .code = 0xe6, .mask = 0x8, .counters = 0x3, .period = 200003}};
inline constexpr listed cond{cond, list, {.name = 29, .code = 0xe6, .mask = 0x10, .counters = 0x3, .period = 200003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 43, .code = 0xc4, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 72, .code = 0xc4, .mask = 0x7e, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 92, .code = 0xc4, .mask = 0xfe, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed call{call, list, {.name = 118, .code = 0xc4, .mask = 0xf9, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed rel_call{rel_call, list, {.name = 139, .code = 0xc4, .mask = 0xfd, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 164, .code = 0xc4, .mask = 0xfb, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 189, .code = 0xc4, .mask = 0xf7, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 212, .code = 0xc4, .mask = 0xeb, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed far_branch{far_branch, list, {.name = 243, .code = 0xc4, .mask = 0xbf, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed all_taken_branches{all_taken_branches, list, {.name = 270, .code = 0xc4, .mask = 0x80, .counters = 0x3, .precise = precision::only, .precise_on = 0x3, .period = 200003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 305, .code = 0xc5, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 334, .code = 0xc5, .mask = 0x7e, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 354, .code = 0xc5, .mask = 0xfe, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 380, .code = 0xc5, .mask = 0xfb, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 405, .code = 0xc5, .mask = 0xf7, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 428, .code = 0xc5, .mask = 0xeb, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 459, .code = 0x31, .counters = 0x3, .period = 200003}};
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 479, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 501, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed core_p{core_p, list, {.name = 526, .code = 0x3c, .counters = 0x3, .period = 2000003}};
inline constexpr listed ref{ref, list, {.name = 550, .code = 0x3c, .mask = 0x1, .counters = 0x3, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace cycles_div_busy {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 571, .code = 0xcd, .mask = 0x1, .counters = 0x3, .period = 2000003}};
} // namespace cycles_div_busy

namespace decode_restriction {
using namespace core_events;
inline constexpr listed predecode_wrong{predecode_wrong, list, {.name = 591, .code = 0xe9, .mask = 0x1, .counters = 0x3, .period = 200003}};
} // namespace decode_restriction

namespace fetch_stall {
using namespace core_events;
inline constexpr listed itlb_fill_pending_cycles{itlb_fill_pending_cycles, list, {.name = 626, .code = 0x86, .mask = 0x2, .counters = 0x3, .period = 200003}};
inline constexpr listed icache_fill_pending_cycles{icache_fill_pending_cycles, list, {.name = 663, .code = 0x86, .mask = 0x4, .counters = 0x3, .period = 200003}};
inline constexpr listed all{all, list, {.name = 702, .code = 0x86, .mask = 0x3f, .counters = 0x3, .period = 200003}};
} // namespace fetch_stall

namespace icache {
using namespace core_events;
inline constexpr listed accesses{accesses, list, {.name = 718, .code = 0x80, .mask = 0x3, .counters = 0x3, .period = 200003}};
inline constexpr listed hit{hit, list, {.name = 734, .code = 0x80, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed misses{misses, list, {.name = 745, .code = 0x80, .mask = 0x2, .counters = 0x3, .period = 200003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any_p{any_p, list, {.name = 759, .code = 0xc0, .counters = 0x3, .period = 2000003}};
inline constexpr listed any{any, list, {.name = 778, .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003}};
} // namespace inst_retired

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 795, .code = 0x30, .counters = 0x3, .period = 200003}};
} // namespace l2_reject_xq

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed reference{reference, list, {.name = 812, .code = 0x2e, .mask = 0x4f, .counters = 0x3, .period = 200003}};
inline constexpr listed miss{miss, list, {.name = 840, .code = 0x2e, .mask = 0x41, .counters = 0x3, .period = 200003}};
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed smc{smc, list, {.name = 863, .code = 0xc3, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 882, .code = 0xc3, .mask = 0x2, .counters = 0x3, .period = 200003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 913, .code = 0xc3, .mask = 0x4, .counters = 0x3, .period = 200003}};
inline constexpr listed all{all, list, {.name = 938, .code = 0xc3, .mask = 0x8, .counters = 0x3, .period = 200003}};
} // namespace machine_clears

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed l1_miss_loads{l1_miss_loads, list, {.name = 957, .code = 0x04, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed l2_hit_loads{l2_hit_loads, list, {.name = 988, .code = 0x04, .mask = 0x2, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed l2_miss_loads{l2_miss_loads, list, {.name = 1018, .code = 0x04, .mask = 0x4, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 100007}};
inline constexpr listed dtlb_miss_loads{dtlb_miss_loads, list, {.name = 1049, .code = 0x04, .mask = 0x8, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed utlb_miss{utlb_miss, list, {.name = 1082, .code = 0x04, .mask = 0x10, .counters = 0x3, .period = 200003}};
inline constexpr listed hitm{hitm, list, {.name = 1109, .code = 0x04, .mask = 0x20, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed all_loads{all_loads, list, {.name = 1131, .code = 0x04, .mask = 0x40, .counters = 0x3, .period = 200003}};
inline constexpr listed all_stores{all_stores, list, {.name = 1158, .code = 0x04, .mask = 0x80, .counters = 0x3, .period = 200003}};
} // namespace mem_uops_retired

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{ms_entry, list, {.name = 1186, .code = 0xe7, .mask = 0x1, .counters = 0x3, .period = 200003}};
} // namespace ms_decoded

namespace no_alloc_cycles {
using namespace core_events;
inline constexpr listed rob_full{rob_full, list, {.name = 1206, .code = 0xca, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed mispredicts{mispredicts, list, {.name = 1231, .code = 0xca, .mask = 0x4, .counters = 0x3, .period = 200003}};
inline constexpr listed rat_stall{rat_stall, list, {.name = 1259, .code = 0xca, .mask = 0x20, .counters = 0x3, .period = 200003}};
inline constexpr listed not_delivered{not_delivered, list, {.name = 1285, .code = 0xca, .mask = 0x50, .counters = 0x3, .period = 200003}};
inline constexpr listed all{all, list, {.name = 1315, .code = 0xca, .mask = 0x3f, .counters = 0x3, .period = 200003}};
} // namespace no_alloc_cycles

namespace page_walks {
using namespace core_events;
inline constexpr listed d_side_walks{d_side_walks, list, {.name = 1335, .code = 0x05, .mask = 0x1, .edge = true, .counters = 0x3, .period = 100003}};
inline constexpr listed d_side_cycles{d_side_cycles, list, {.name = 1359, .code = 0x05, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed i_side_walks{i_side_walks, list, {.name = 1384, .code = 0x05, .mask = 0x2, .edge = true, .counters = 0x3, .period = 100003}};
inline constexpr listed i_side_cycles{i_side_cycles, list, {.name = 1408, .code = 0x05, .mask = 0x2, .counters = 0x3, .period = 200003}};
inline constexpr listed walks{walks, list, {.name = 1433, .code = 0x05, .mask = 0x3, .edge = true, .counters = 0x3, .period = 100003}};
inline constexpr listed cycles{cycles, list, {.name = 1450, .code = 0x05, .mask = 0x3, .counters = 0x3, .period = 200003}};
} // namespace page_walks

namespace rehabq {
using namespace core_events;
inline constexpr listed ld_block_st_forward{ld_block_st_forward, list, {.name = 1468, .code = 0x03, .mask = 0x1, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed ld_block_std_notready{ld_block_std_notready, list, {.name = 1495, .code = 0x03, .mask = 0x2, .counters = 0x3, .period = 200003}};
inline constexpr listed st_splits{st_splits, list, {.name = 1524, .code = 0x03, .mask = 0x4, .counters = 0x3, .period = 200003}};
inline constexpr listed ld_splits{ld_splits, list, {.name = 1541, .code = 0x03, .mask = 0x8, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed lock{lock, list, {.name = 1558, .code = 0x03, .mask = 0x10, .counters = 0x3, .period = 200003}};
inline constexpr listed sta_full{sta_full, list, {.name = 1570, .code = 0x03, .mask = 0x20, .counters = 0x3, .period = 200003}};
inline constexpr listed any_ld{any_ld, list, {.name = 1586, .code = 0x03, .mask = 0x40, .counters = 0x3, .period = 200003}};
inline constexpr listed any_st{any_st, list, {.name = 1600, .code = 0x03, .mask = 0x80, .counters = 0x3, .period = 200003}};
} // namespace rehabq

namespace rs_full_stall {
using namespace core_events;
inline constexpr listed mec{mec, list, {.name = 1614, .code = 0xcb, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed all{all, list, {.name = 1632, .code = 0xcb, .mask = 0x1f, .counters = 0x3, .period = 200003}};
} // namespace rs_full_stall

namespace uops_retired {
using namespace core_events;
inline constexpr listed ms{ms, list, {.name = 1650, .code = 0xc2, .mask = 0x1, .counters = 0x3, .period = 2000003}};
inline constexpr listed all{all, list, {.name = 1666, .code = 0xc2, .mask = 0x10, .counters = 0x3, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &baclears::all,
    &baclears::return_,
    &baclears::cond,
    &br_inst_retired::all_branches,
    &br_inst_retired::jcc,
    &br_inst_retired::taken_jcc,
    &br_inst_retired::call,
    &br_inst_retired::rel_call,
    &br_inst_retired::ind_call,
    &br_inst_retired::return_,
    &br_inst_retired::non_return_ind,
    &br_inst_retired::far_branch,
    &br_inst_retired::all_taken_branches,
    &br_misp_retired::all_branches,
    &br_misp_retired::jcc,
    &br_misp_retired::taken_jcc,
    &br_misp_retired::ind_call,
    &br_misp_retired::return_,
    &br_misp_retired::non_return_ind,
    &core_reject_l2q::all,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::ref,
    &cycles_div_busy::all,
    &decode_restriction::predecode_wrong,
    &fetch_stall::itlb_fill_pending_cycles,
    &fetch_stall::icache_fill_pending_cycles,
    &fetch_stall::all,
    &icache::accesses,
    &icache::hit,
    &icache::misses,
    &inst_retired::any_p,
    &inst_retired::any,
    &l2_reject_xq::all,
    &longest_lat_cache::reference,
    &longest_lat_cache::miss,
    &machine_clears::smc,
    &machine_clears::memory_ordering,
    &machine_clears::fp_assist,
    &machine_clears::all,
    &mem_uops_retired::l1_miss_loads,
    &mem_uops_retired::l2_hit_loads,
    &mem_uops_retired::l2_miss_loads,
    &mem_uops_retired::dtlb_miss_loads,
    &mem_uops_retired::utlb_miss,
    &mem_uops_retired::hitm,
    &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores,
    &ms_decoded::ms_entry,
    &no_alloc_cycles::rob_full,
    &no_alloc_cycles::mispredicts,
    &no_alloc_cycles::rat_stall,
    &no_alloc_cycles::not_delivered,
    &no_alloc_cycles::all,
    &page_walks::d_side_walks,
    &page_walks::d_side_cycles,
    &page_walks::i_side_walks,
    &page_walks::i_side_cycles,
    &page_walks::walks,
    &page_walks::cycles,
    &rehabq::ld_block_st_forward,
    &rehabq::ld_block_std_notready,
    &rehabq::st_splits,
    &rehabq::ld_splits,
    &rehabq::lock,
    &rehabq::sta_full,
    &rehabq::any_ld,
    &rehabq::any_st,
    &rs_full_stall::mec,
    &rs_full_stall::all,
    &uops_retired::ms,
    &uops_retired::all,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::slm
