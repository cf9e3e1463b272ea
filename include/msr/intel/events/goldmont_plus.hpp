// Events of Goldmont Plus, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// glp: from intel/perfmon 6dadedf3aa48, GLP/events/goldmontplus_core.json, version 1.01 of
// 03/02/2018; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::glp {

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
    "br_inst_retired.all_taken_branches\0"
    "br_inst_retired.far_branch\0"
    "br_inst_retired.non_return_ind\0"
    "br_inst_retired.return\0"
    "br_inst_retired.call\0"
    "br_inst_retired.ind_call\0"
    "br_inst_retired.rel_call\0"
    "br_inst_retired.taken_jcc\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.jcc\0"
    "br_misp_retired.non_return_ind\0"
    "br_misp_retired.return\0"
    "br_misp_retired.ind_call\0"
    "br_misp_retired.taken_jcc\0"
    "core_reject_l2q.all\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.ref\0"
    "cycles_div_busy.all\0"
    "cycles_div_busy.idiv\0"
    "cycles_div_busy.fpdiv\0"
    "decode_restriction.predecode_wrong\0"
    "dl1.replacement\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed_2m_4m\0"
    "dtlb_load_misses.walk_completed_1gb\0"
    "dtlb_load_misses.walk_pending\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed_2m_4m\0"
    "dtlb_store_misses.walk_completed_1gb\0"
    "dtlb_store_misses.walk_pending\0"
    "ept.walk_pending\0"
    "fetch_stall.all\0"
    "fetch_stall.itlb_fill_pending_cycles\0"
    "fetch_stall.icache_fill_pending_cycles\0"
    "hw_interrupts.received\0"
    "hw_interrupts.masked\0"
    "hw_interrupts.pending_and_masked\0"
    "icache.hit\0"
    "icache.misses\0"
    "icache.accesses\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "inst_retired.prec_dist\0"
    "issue_slots_not_consumed.any\0"
    "issue_slots_not_consumed.resource_full\0"
    "issue_slots_not_consumed.recovery\0"
    "itlb.miss\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed_2m_4m\0"
    "itlb_misses.walk_completed_1gb\0"
    "itlb_misses.walk_pending\0"
    "l2_reject_xq.all\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.4k_alias\0"
    "ld_blocks.utlb_miss\0"
    "ld_blocks.all_block\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "machine_clears.all\0"
    "machine_clears.smc\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.fp_assist\0"
    "machine_clears.disambiguation\0"
    "machine_clears.page_fault\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0"
    "mem_load_uops_retired.l1_miss\0"
    "mem_load_uops_retired.l2_miss\0"
    "mem_load_uops_retired.hitm\0"
    "mem_load_uops_retired.wcb_hit\0"
    "mem_load_uops_retired.dram_hit\0"
    "mem_uops_retired.dtlb_miss_loads\0"
    "mem_uops_retired.dtlb_miss_stores\0"
    "mem_uops_retired.dtlb_miss\0"
    "mem_uops_retired.lock_loads\0"
    "mem_uops_retired.split_loads\0"
    "mem_uops_retired.split_stores\0"
    "mem_uops_retired.split\0"
    "mem_uops_retired.all_loads\0"
    "mem_uops_retired.all_stores\0"
    "mem_uops_retired.all\0"
    "misalign_mem_ref.load_page_split\0"
    "misalign_mem_ref.store_page_split\0"
    "ms_decoded.ms_entry\0"
    "tlb_flushes.stlb_any\0"
    "uops_issued.any\0"
    "uops_not_delivered.any\0"
    "uops_retired.any\0"
    "uops_retired.ms\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr select::event_list list{"glp", core::goldmont_plus, names};
} // namespace core_events

namespace baclears {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 0, .code = 0xe6, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 13, .code = 0xe6, .mask = 0x8, .counters = 0xf, .period = 200003}};
inline constexpr listed cond{cond, list, {.name = 29, .code = 0xe6, .mask = 0x10, .counters = 0xf, .period = 200003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 43, .code = 0xc4, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 72, .code = 0xc4, .mask = 0x7e, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed all_taken_branches{all_taken_branches, list, {.name = 92, .code = 0xc4, .mask = 0x80, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed far_branch{far_branch, list, {.name = 127, .code = 0xc4, .mask = 0xbf, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 154, .code = 0xc4, .mask = 0xeb, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 185, .code = 0xc4, .mask = 0xf7, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed call{call, list, {.name = 208, .code = 0xc4, .mask = 0xf9, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 229, .code = 0xc4, .mask = 0xfb, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed rel_call{rel_call, list, {.name = 254, .code = 0xc4, .mask = 0xfd, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 279, .code = 0xc4, .mask = 0xfe, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 305, .code = 0xc5, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 334, .code = 0xc5, .mask = 0x7e, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 354, .code = 0xc5, .mask = 0xeb, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 385, .code = 0xc5, .mask = 0xf7, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 408, .code = 0xc5, .mask = 0xfb, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 433, .code = 0xc5, .mask = 0xfe, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 459, .code = 0x31, .counters = 0xf, .period = 200003}};
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 479, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 501, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed core_p{core_p, list, {.name = 526, .code = 0x3c, .counters = 0xf, .period = 2000003}};
inline constexpr listed ref{ref, list, {.name = 550, .code = 0x3c, .mask = 0x1, .counters = 0xf, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace cycles_div_busy {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 571, .code = 0xcd, .counters = 0xf, .period = 2000003}};
inline constexpr listed idiv{idiv, list, {.name = 591, .code = 0xcd, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 612, .code = 0xcd, .mask = 0x2, .counters = 0xf, .period = 200003}};
} // namespace cycles_div_busy

namespace decode_restriction {
using namespace core_events;
inline constexpr listed predecode_wrong{predecode_wrong, list, {.name = 634, .code = 0xe9, .mask = 0x1, .counters = 0xf, .period = 200003}};
} // namespace decode_restriction

namespace dl1 {
using namespace core_events;
inline constexpr listed replacement{replacement, list, {.name = 669, .code = 0x51, .mask = 0x1, .counters = 0xf, .period = 200003}};
} // namespace dl1

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 685, .code = 0x08, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 720, .code = 0x08, .mask = 0x4, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_completed_1gb{walk_completed_1gb, list, {.name = 758, .code = 0x08, .mask = 0x8, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 794, .code = 0x08, .mask = 0x10, .counters = 0xf, .period = 200003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 824, .code = 0x49, .mask = 0x2, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 860, .code = 0x49, .mask = 0x4, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_completed_1gb{walk_completed_1gb, list, {.name = 899, .code = 0x49, .mask = 0x8, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 936, .code = 0x49, .mask = 0x10, .counters = 0xf, .period = 200003}};
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_pending{walk_pending, list, {.name = 967, .code = 0x4f, .mask = 0x10, .counters = 0xf, .period = 200003}};
} // namespace ept

namespace fetch_stall {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 984, .code = 0x86, .counters = 0xf, .period = 200003}};
inline constexpr listed itlb_fill_pending_cycles{itlb_fill_pending_cycles, list, {.name = 1000, .code = 0x86, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed icache_fill_pending_cycles{icache_fill_pending_cycles, list, {.name = 1037, .code = 0x86, .mask = 0x2, .counters = 0xf, .period = 200003}};
} // namespace fetch_stall

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{received, list, {.name = 1076, .code = 0xcb, .mask = 0x1, .counters = 0xf, .period = 203}};
inline constexpr listed masked{masked, list, {.name = 1099, .code = 0xcb, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed pending_and_masked{pending_and_masked, list, {.name = 1120, .code = 0xcb, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace hw_interrupts

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 1153, .code = 0x80, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed misses{misses, list, {.name = 1164, .code = 0x80, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed accesses{accesses, list, {.name = 1178, .code = 0x80, .mask = 0x3, .counters = 0xf, .period = 200003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1194, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::only, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 1211, .code = 0xc0, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 2000003}};
inline constexpr listed prec_dist{prec_dist, list, {.name = 1230, .code = 0xc0, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .distribution = 0x1, .period = 2000003}};
} // namespace inst_retired

namespace issue_slots_not_consumed {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1253, .code = 0xca, .counters = 0xf, .period = 200003}};
inline constexpr listed resource_full{resource_full, list, {.name = 1282, .code = 0xca, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed recovery{recovery, list, {.name = 1321, .code = 0xca, .mask = 0x2, .counters = 0xf, .period = 200003}};
} // namespace issue_slots_not_consumed

namespace itlb {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 1355, .code = 0x81, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1365, .code = 0x85, .mask = 0x2, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1395, .code = 0x85, .mask = 0x4, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_completed_1gb{walk_completed_1gb, list, {.name = 1428, .code = 0x85, .mask = 0x8, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1459, .code = 0x85, .mask = 0x10, .counters = 0xf, .period = 200003}};
} // namespace itlb_misses

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1484, .code = 0x30, .counters = 0xf, .period = 200003}};
} // namespace l2_reject_xq

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{data_unknown, list, {.name = 1501, .code = 0x03, .mask = 0x1, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed store_forward{store_forward, list, {.name = 1524, .code = 0x03, .mask = 0x2, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed _4k_alias{_4k_alias, list, {.name = 1548, .code = 0x03, .mask = 0x4, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed utlb_miss{utlb_miss, list, {.name = 1567, .code = 0x03, .mask = 0x8, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed all_block{all_block, list, {.name = 1587, .code = 0x03, .mask = 0x10, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
} // namespace ld_blocks

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 1607, .code = 0x2e, .mask = 0x41, .counters = 0xf, .period = 200003}};
inline constexpr listed reference{reference, list, {.name = 1630, .code = 0x2e, .mask = 0x4f, .counters = 0xf, .period = 200003}};
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1658, .code = 0xc3, .counters = 0xf, .period = 20003}};
inline constexpr listed smc{smc, list, {.name = 1677, .code = 0xc3, .mask = 0x1, .counters = 0xf, .period = 20003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 1696, .code = 0xc3, .mask = 0x2, .counters = 0xf, .period = 20003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 1727, .code = 0xc3, .mask = 0x4, .counters = 0xf, .period = 20003}};
inline constexpr listed disambiguation{disambiguation, list, {.name = 1752, .code = 0xc3, .mask = 0x8, .counters = 0xf, .period = 20003}};
inline constexpr listed page_fault{page_fault, list, {.name = 1782, .code = 0xc3, .mask = 0x20, .counters = 0xf, .period = 20003}};
} // namespace machine_clears

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 1808, .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 1837, .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 1866, .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 1896, .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed hitm{hitm, list, {.name = 1926, .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed wcb_hit{wcb_hit, list, {.name = 1953, .code = 0xd1, .mask = 0x40, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed dram_hit{dram_hit, list, {.name = 1983, .code = 0xd1, .mask = 0x80, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
} // namespace mem_load_uops_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed dtlb_miss_loads{dtlb_miss_loads, list, {.name = 2014, .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed dtlb_miss_stores{dtlb_miss_stores, list, {.name = 2047, .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 2081, .code = 0xd0, .mask = 0x13, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 2108, .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 2136, .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 2165, .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed split{split, list, {.name = 2195, .code = 0xd0, .mask = 0x43, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 2218, .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 2245, .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all{all, list, {.name = 2273, .code = 0xd0, .mask = 0x83, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{load_page_split, list, {.name = 2294, .code = 0x13, .mask = 0x2, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed store_page_split{store_page_split, list, {.name = 2327, .code = 0x13, .mask = 0x4, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
} // namespace misalign_mem_ref

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{ms_entry, list, {.name = 2361, .code = 0xe7, .mask = 0x1, .counters = 0xf, .period = 200003}};
} // namespace ms_decoded

namespace tlb_flushes {
using namespace core_events;
inline constexpr listed stlb_any{stlb_any, list, {.name = 2381, .code = 0xbd, .mask = 0x20, .counters = 0xf, .period = 20003}};
} // namespace tlb_flushes

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2402, .code = 0x0e, .counters = 0xf, .period = 200003}};
} // namespace uops_issued

namespace uops_not_delivered {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2418, .code = 0x9c, .counters = 0xf, .period = 200003}};
} // namespace uops_not_delivered

namespace uops_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2441, .code = 0xc2, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .period = 2000003}};
inline constexpr listed ms{ms, list, {.name = 2458, .code = 0xc2, .mask = 0x1, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .period = 2000003}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 2474, .code = 0xc2, .mask = 0x8, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 2000003}};
inline constexpr listed idiv{idiv, list, {.name = 2493, .code = 0xc2, .mask = 0x10, .counters = 0xf, .precise = precision::only, .precise_on = 0xf, .distribution = 0x1, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &baclears::all,
    &baclears::return_,
    &baclears::cond,
    &br_inst_retired::all_branches,
    &br_inst_retired::jcc,
    &br_inst_retired::all_taken_branches,
    &br_inst_retired::far_branch,
    &br_inst_retired::non_return_ind,
    &br_inst_retired::return_,
    &br_inst_retired::call,
    &br_inst_retired::ind_call,
    &br_inst_retired::rel_call,
    &br_inst_retired::taken_jcc,
    &br_misp_retired::all_branches,
    &br_misp_retired::jcc,
    &br_misp_retired::non_return_ind,
    &br_misp_retired::return_,
    &br_misp_retired::ind_call,
    &br_misp_retired::taken_jcc,
    &core_reject_l2q::all,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::ref,
    &cycles_div_busy::all,
    &cycles_div_busy::idiv,
    &cycles_div_busy::fpdiv,
    &decode_restriction::predecode_wrong,
    &dl1::replacement,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1gb,
    &dtlb_load_misses::walk_pending,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1gb,
    &dtlb_store_misses::walk_pending,
    &ept::walk_pending,
    &fetch_stall::all,
    &fetch_stall::itlb_fill_pending_cycles,
    &fetch_stall::icache_fill_pending_cycles,
    &hw_interrupts::received,
    &hw_interrupts::masked,
    &hw_interrupts::pending_and_masked,
    &icache::hit,
    &icache::misses,
    &icache::accesses,
    &inst_retired::any,
    &inst_retired::any_p,
    &inst_retired::prec_dist,
    &issue_slots_not_consumed::any,
    &issue_slots_not_consumed::resource_full,
    &issue_slots_not_consumed::recovery,
    &itlb::miss,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed_1gb,
    &itlb_misses::walk_pending,
    &l2_reject_xq::all,
    &ld_blocks::data_unknown,
    &ld_blocks::store_forward,
    &ld_blocks::_4k_alias,
    &ld_blocks::utlb_miss,
    &ld_blocks::all_block,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &machine_clears::all,
    &machine_clears::smc,
    &machine_clears::memory_ordering,
    &machine_clears::fp_assist,
    &machine_clears::disambiguation,
    &machine_clears::page_fault,
    &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::l1_miss,
    &mem_load_uops_retired::l2_miss,
    &mem_load_uops_retired::hitm,
    &mem_load_uops_retired::wcb_hit,
    &mem_load_uops_retired::dram_hit,
    &mem_uops_retired::dtlb_miss_loads,
    &mem_uops_retired::dtlb_miss_stores,
    &mem_uops_retired::dtlb_miss,
    &mem_uops_retired::lock_loads,
    &mem_uops_retired::split_loads,
    &mem_uops_retired::split_stores,
    &mem_uops_retired::split,
    &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores,
    &mem_uops_retired::all,
    &misalign_mem_ref::load_page_split,
    &misalign_mem_ref::store_page_split,
    &ms_decoded::ms_entry,
    &tlb_flushes::stlb_any,
    &uops_issued::any,
    &uops_not_delivered::any,
    &uops_retired::any,
    &uops_retired::ms,
    &uops_retired::fpdiv,
    &uops_retired::idiv,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::glp
