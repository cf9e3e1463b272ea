// Events of Knights Landing, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// knl: from intel/perfmon 6dadedf3aa48, KNL/events/knightslanding_core.json, version 16 of
// 09/01/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::knl {

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
    "br_inst_retired.far_branch\0"
    "br_inst_retired.non_return_ind\0"
    "br_inst_retired.return\0"
    "br_inst_retired.call\0"
    "br_inst_retired.ind_call\0"
    "br_inst_retired.rel_call\0"
    "br_inst_retired.taken_jcc\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.jcc\0"
    "br_misp_retired.far_branch\0"
    "br_misp_retired.non_return_ind\0"
    "br_misp_retired.return\0"
    "br_misp_retired.call\0"
    "br_misp_retired.ind_call\0"
    "br_misp_retired.rel_call\0"
    "br_misp_retired.taken_jcc\0"
    "core_reject_l2q.all\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.ref\0"
    "cycles_div_busy.all\0"
    "fetch_stall.icache_fill_pending_cycles\0"
    "icache.hit\0"
    "icache.misses\0"
    "icache.accesses\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "inst_retired.any_ps\0"
    "l2_prefetcher.alloc_xq\0"
    "l2_requests.miss\0"
    "l2_requests.reference\0"
    "l2_requests_reject.all\0"
    "machine_clears.smc\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.fp_assist\0"
    "machine_clears.all\0"
    "mem_uops_retired.l1_miss_loads\0"
    "mem_uops_retired.l2_hit_loads\0"
    "mem_uops_retired.l2_miss_loads\0"
    "mem_uops_retired.dtlb_miss_loads\0"
    "mem_uops_retired.utlb_miss_loads\0"
    "mem_uops_retired.hitm\0"
    "mem_uops_retired.all_loads\0"
    "mem_uops_retired.all_stores\0"
    "ms_decoded.ms_entry\0"
    "no_alloc_cycles.rob_full\0"
    "no_alloc_cycles.mispredicts\0"
    "no_alloc_cycles.rat_stall\0"
    "no_alloc_cycles.all\0"
    "no_alloc_cycles.not_delivered\0"
    "page_walks.d_side_walks\0"
    "page_walks.d_side_cycles\0"
    "page_walks.i_side_walks\0"
    "page_walks.i_side_cycles\0"
    "page_walks.walks\0"
    "page_walks.cycles\0"
    "recycleq.ld_block_st_forward\0"
    "recycleq.ld_block_std_notready\0"
    "recycleq.st_splits\0"
    "recycleq.ld_splits\0"
    "recycleq.lock\0"
    "recycleq.sta_full\0"
    "recycleq.any_ld\0"
    "recycleq.any_st\0"
    "rs_full_stall.mec\0"
    "rs_full_stall.all\0"
    "uops_retired.ms\0"
    "uops_retired.all\0"
    "uops_retired.scalar_simd\0"
    "uops_retired.packed_simd\0";
inline constexpr select::event_list list{"knl", core::knights_landing, names};
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
inline constexpr listed far_branch{far_branch, list, {.name = 92, .code = 0xc4, .mask = 0xbf, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 119, .code = 0xc4, .mask = 0xeb, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 150, .code = 0xc4, .mask = 0xf7, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed call{call, list, {.name = 173, .code = 0xc4, .mask = 0xf9, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 194, .code = 0xc4, .mask = 0xfb, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed rel_call{rel_call, list, {.name = 219, .code = 0xc4, .mask = 0xfd, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 244, .code = 0xc4, .mask = 0xfe, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 270, .code = 0xc5, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 299, .code = 0xc5, .mask = 0x7e, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed far_branch{far_branch, list, {.name = 319, .code = 0xc5, .mask = 0xbf, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 346, .code = 0xc5, .mask = 0xeb, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 377, .code = 0xc5, .mask = 0xf7, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed call{call, list, {.name = 400, .code = 0xc5, .mask = 0xf9, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 421, .code = 0xc5, .mask = 0xfb, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed rel_call{rel_call, list, {.name = 446, .code = 0xc5, .mask = 0xfd, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 471, .code = 0xc5, .mask = 0xfe, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003}};
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 497, .code = 0x31, .counters = 0x3, .period = 200003}};
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed thread{thread, list, {.name = 517, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 541, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 566, .code = 0x3c, .counters = 0x3, .period = 2000003}};
inline constexpr listed ref{ref, list, {.name = 592, .code = 0x3c, .mask = 0x1, .counters = 0x3, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace cycles_div_busy {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 613, .code = 0xcd, .mask = 0x1, .counters = 0x3, .period = 2000003}};
} // namespace cycles_div_busy

namespace fetch_stall {
using namespace core_events;
inline constexpr listed icache_fill_pending_cycles{icache_fill_pending_cycles, list, {.name = 633, .code = 0x86, .mask = 0x4, .counters = 0x3, .period = 200003}};
} // namespace fetch_stall

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 672, .code = 0x80, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed misses{misses, list, {.name = 683, .code = 0x80, .mask = 0x2, .counters = 0x3, .period = 200003}};
inline constexpr listed accesses{accesses, list, {.name = 697, .code = 0x80, .mask = 0x3, .counters = 0x3, .period = 200003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 713, .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 730, .code = 0xc0, .counters = 0x3, .period = 2000003}};
inline constexpr listed any_ps{any_ps, list, {.name = 749, .code = 0xc0, .counters = 0x1, .precise = precision::only, .precise_on = 0x1, .period = 2000003}};
} // namespace inst_retired

namespace l2_prefetcher {
using namespace core_events;
inline constexpr listed alloc_xq{alloc_xq, list, {.name = 769, .code = 0x3e, .mask = 0x4, .counters = 0x3, .period = 100007}};
} // namespace l2_prefetcher

namespace l2_requests {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 792, .code = 0x2e, .mask = 0x41, .counters = 0x3, .period = 200003}};
inline constexpr listed reference{reference, list, {.name = 809, .code = 0x2e, .mask = 0x4f, .counters = 0x3, .period = 200003}};
} // namespace l2_requests

namespace l2_requests_reject {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 831, .code = 0x30, .counters = 0x3, .period = 200003}};
} // namespace l2_requests_reject

namespace machine_clears {
using namespace core_events;
inline constexpr listed smc{smc, list, {.name = 854, .code = 0xc3, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 873, .code = 0xc3, .mask = 0x2, .counters = 0x3, .period = 200003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 904, .code = 0xc3, .mask = 0x4, .counters = 0x3, .period = 200003}};
inline constexpr listed all{all, list, {.name = 929, .code = 0xc3, .mask = 0x8, .counters = 0x3, .period = 200003}};
} // namespace machine_clears

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed l1_miss_loads{l1_miss_loads, list, {.name = 948, .code = 0x04, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed l2_hit_loads{l2_hit_loads, list, {.name = 979, .code = 0x04, .mask = 0x2, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l2_miss_loads{l2_miss_loads, list, {.name = 1009, .code = 0x04, .mask = 0x4, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 100007, .has_latency = true}};
inline constexpr listed dtlb_miss_loads{dtlb_miss_loads, list, {.name = 1040, .code = 0x04, .mask = 0x8, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed utlb_miss_loads{utlb_miss_loads, list, {.name = 1073, .code = 0x04, .mask = 0x10, .counters = 0x3, .period = 200003}};
inline constexpr listed hitm{hitm, list, {.name = 1106, .code = 0x04, .mask = 0x20, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 1128, .code = 0x04, .mask = 0x40, .counters = 0x3, .period = 200003}};
inline constexpr listed all_stores{all_stores, list, {.name = 1155, .code = 0x04, .mask = 0x80, .counters = 0x3, .period = 200003}};
} // namespace mem_uops_retired

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{ms_entry, list, {.name = 1183, .code = 0xe7, .mask = 0x1, .counters = 0x3, .period = 200003}};
} // namespace ms_decoded

namespace no_alloc_cycles {
using namespace core_events;
inline constexpr listed rob_full{rob_full, list, {.name = 1203, .code = 0xca, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed mispredicts{mispredicts, list, {.name = 1228, .code = 0xca, .mask = 0x4, .counters = 0x3, .period = 200003}};
inline constexpr listed rat_stall{rat_stall, list, {.name = 1256, .code = 0xca, .mask = 0x20, .counters = 0x3, .period = 200003}};
inline constexpr listed all{all, list, {.name = 1282, .code = 0xca, .mask = 0x7f, .counters = 0x3, .period = 200003}};
inline constexpr listed not_delivered{not_delivered, list, {.name = 1302, .code = 0xca, .mask = 0x90, .counters = 0x3, .period = 200003}};
} // namespace no_alloc_cycles

namespace page_walks {
using namespace core_events;
inline constexpr listed d_side_walks{d_side_walks, list, {.name = 1332, .code = 0x05, .mask = 0x1, .edge = true, .counters = 0x3, .period = 100003}};
inline constexpr listed d_side_cycles{d_side_cycles, list, {.name = 1356, .code = 0x05, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed i_side_walks{i_side_walks, list, {.name = 1381, .code = 0x05, .mask = 0x2, .edge = true, .counters = 0x3, .period = 100003}};
inline constexpr listed i_side_cycles{i_side_cycles, list, {.name = 1405, .code = 0x05, .mask = 0x2, .counters = 0x3, .period = 200003}};
inline constexpr listed walks{walks, list, {.name = 1430, .code = 0x05, .mask = 0x3, .edge = true, .counters = 0x3, .period = 100003}};
inline constexpr listed cycles{cycles, list, {.name = 1447, .code = 0x05, .mask = 0x3, .counters = 0x3, .period = 200003}};
} // namespace page_walks

namespace recycleq {
using namespace core_events;
inline constexpr listed ld_block_st_forward{ld_block_st_forward, list, {.name = 1465, .code = 0x03, .mask = 0x1, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed ld_block_std_notready{ld_block_std_notready, list, {.name = 1494, .code = 0x03, .mask = 0x2, .counters = 0x3, .period = 200003}};
inline constexpr listed st_splits{st_splits, list, {.name = 1525, .code = 0x03, .mask = 0x4, .counters = 0x3, .period = 200003}};
inline constexpr listed ld_splits{ld_splits, list, {.name = 1544, .code = 0x03, .mask = 0x8, .counters = 0x3, .precise = precision::can, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed lock{lock, list, {.name = 1563, .code = 0x03, .mask = 0x10, .counters = 0x3, .period = 200003}};
inline constexpr listed sta_full{sta_full, list, {.name = 1577, .code = 0x03, .mask = 0x20, .counters = 0x3, .period = 200003}};
inline constexpr listed any_ld{any_ld, list, {.name = 1595, .code = 0x03, .mask = 0x40, .counters = 0x3, .period = 200003}};
inline constexpr listed any_st{any_st, list, {.name = 1611, .code = 0x03, .mask = 0x80, .counters = 0x3, .period = 200003}};
} // namespace recycleq

namespace rs_full_stall {
using namespace core_events;
inline constexpr listed mec{mec, list, {.name = 1627, .code = 0xcb, .mask = 0x1, .counters = 0x3, .period = 200003}};
inline constexpr listed all{all, list, {.name = 1645, .code = 0xcb, .mask = 0x1f, .counters = 0x3, .period = 200003}};
} // namespace rs_full_stall

namespace uops_retired {
using namespace core_events;
inline constexpr listed ms{ms, list, {.name = 1663, .code = 0xc2, .mask = 0x1, .counters = 0x3, .period = 2000003}};
inline constexpr listed all{all, list, {.name = 1679, .code = 0xc2, .mask = 0x10, .counters = 0x3, .period = 2000003}};
inline constexpr listed scalar_simd{scalar_simd, list, {.name = 1696, .code = 0xc2, .mask = 0x20, .counters = 0x3, .period = 200003}};
inline constexpr listed packed_simd{packed_simd, list, {.name = 1721, .code = 0xc2, .mask = 0x40, .counters = 0x3, .period = 200003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &baclears::all,
    &baclears::return_,
    &baclears::cond,
    &br_inst_retired::all_branches,
    &br_inst_retired::jcc,
    &br_inst_retired::far_branch,
    &br_inst_retired::non_return_ind,
    &br_inst_retired::return_,
    &br_inst_retired::call,
    &br_inst_retired::ind_call,
    &br_inst_retired::rel_call,
    &br_inst_retired::taken_jcc,
    &br_misp_retired::all_branches,
    &br_misp_retired::jcc,
    &br_misp_retired::far_branch,
    &br_misp_retired::non_return_ind,
    &br_misp_retired::return_,
    &br_misp_retired::call,
    &br_misp_retired::ind_call,
    &br_misp_retired::rel_call,
    &br_misp_retired::taken_jcc,
    &core_reject_l2q::all,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::ref,
    &cycles_div_busy::all,
    &fetch_stall::icache_fill_pending_cycles,
    &icache::hit,
    &icache::misses,
    &icache::accesses,
    &inst_retired::any,
    &inst_retired::any_p,
    &inst_retired::any_ps,
    &l2_prefetcher::alloc_xq,
    &l2_requests::miss,
    &l2_requests::reference,
    &l2_requests_reject::all,
    &machine_clears::smc,
    &machine_clears::memory_ordering,
    &machine_clears::fp_assist,
    &machine_clears::all,
    &mem_uops_retired::l1_miss_loads,
    &mem_uops_retired::l2_hit_loads,
    &mem_uops_retired::l2_miss_loads,
    &mem_uops_retired::dtlb_miss_loads,
    &mem_uops_retired::utlb_miss_loads,
    &mem_uops_retired::hitm,
    &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores,
    &ms_decoded::ms_entry,
    &no_alloc_cycles::rob_full,
    &no_alloc_cycles::mispredicts,
    &no_alloc_cycles::rat_stall,
    &no_alloc_cycles::all,
    &no_alloc_cycles::not_delivered,
    &page_walks::d_side_walks,
    &page_walks::d_side_cycles,
    &page_walks::i_side_walks,
    &page_walks::i_side_cycles,
    &page_walks::walks,
    &page_walks::cycles,
    &recycleq::ld_block_st_forward,
    &recycleq::ld_block_std_notready,
    &recycleq::st_splits,
    &recycleq::ld_splits,
    &recycleq::lock,
    &recycleq::sta_full,
    &recycleq::any_ld,
    &recycleq::any_st,
    &rs_full_stall::mec,
    &rs_full_stall::all,
    &uops_retired::ms,
    &uops_retired::all,
    &uops_retired::scalar_simd,
    &uops_retired::packed_simd,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::knl
