// Events of Goldmont, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// glm: from intel/perfmon 6dadedf3aa48, GLM/events/goldmont_core.json, version 13 of 03/02/2018;
// BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::glm {

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
    "dl1.dirty_eviction\0"
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
    "issue_slots_not_consumed.any\0"
    "issue_slots_not_consumed.resource_full\0"
    "issue_slots_not_consumed.recovery\0"
    "itlb.miss\0"
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
    "page_walks.d_side_cycles\0"
    "page_walks.i_side_cycles\0"
    "page_walks.cycles\0"
    "uops_issued.any\0"
    "uops_not_delivered.any\0"
    "uops_retired.any\0"
    "uops_retired.ms\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr select::event_list list{"glm", core::goldmont, names};
} // namespace core_events

namespace baclears {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 0, .code = 0xe6, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 13, .code = 0xe6, .mask = 0x8, .counters = 0xf, .period = 200003}};
inline constexpr listed cond{cond, list, {.name = 29, .code = 0xe6, .mask = 0x10, .counters = 0xf, .period = 200003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 43, .code = 0xc4, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 72, .code = 0xc4, .mask = 0x7e, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed all_taken_branches{all_taken_branches, list, {.name = 92, .code = 0xc4, .mask = 0x80, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed far_branch{far_branch, list, {.name = 127, .code = 0xc4, .mask = 0xbf, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 154, .code = 0xc4, .mask = 0xeb, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 185, .code = 0xc4, .mask = 0xf7, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed call{call, list, {.name = 208, .code = 0xc4, .mask = 0xf9, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 229, .code = 0xc4, .mask = 0xfb, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed rel_call{rel_call, list, {.name = 254, .code = 0xc4, .mask = 0xfd, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 279, .code = 0xc4, .mask = 0xfe, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 305, .code = 0xc5, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 334, .code = 0xc5, .mask = 0x7e, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 354, .code = 0xc5, .mask = 0xeb, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 385, .code = 0xc5, .mask = 0xf7, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 408, .code = 0xc5, .mask = 0xfb, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 433, .code = 0xc5, .mask = 0xfe, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
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
inline constexpr listed dirty_eviction{dirty_eviction, list, {.name = 669, .code = 0x51, .mask = 0x1, .counters = 0xf, .period = 200003}};
} // namespace dl1

namespace fetch_stall {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 688, .code = 0x86, .counters = 0xf, .period = 200003}};
inline constexpr listed itlb_fill_pending_cycles{itlb_fill_pending_cycles, list, {.name = 704, .code = 0x86, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed icache_fill_pending_cycles{icache_fill_pending_cycles, list, {.name = 741, .code = 0x86, .mask = 0x2, .counters = 0xf, .period = 200003}};
} // namespace fetch_stall

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{received, list, {.name = 780, .code = 0xcb, .mask = 0x1, .counters = 0xf, .period = 203}};
inline constexpr listed masked{masked, list, {.name = 803, .code = 0xcb, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed pending_and_masked{pending_and_masked, list, {.name = 824, .code = 0xcb, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace hw_interrupts

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 857, .code = 0x80, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed misses{misses, list, {.name = 868, .code = 0x80, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed accesses{accesses, list, {.name = 882, .code = 0x80, .mask = 0x3, .counters = 0xf, .period = 200003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 898, .code = 0x00, .mask = 0x1, .fixed = 0, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 915, .code = 0xc0, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 2000003}};
} // namespace inst_retired

namespace issue_slots_not_consumed {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 934, .code = 0xca, .counters = 0xf, .period = 200003}};
inline constexpr listed resource_full{resource_full, list, {.name = 963, .code = 0xca, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed recovery{recovery, list, {.name = 1002, .code = 0xca, .mask = 0x2, .counters = 0xf, .period = 200003}};
} // namespace issue_slots_not_consumed

namespace itlb {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 1036, .code = 0x81, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace itlb

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1046, .code = 0x30, .counters = 0xf, .period = 200003}};
} // namespace l2_reject_xq

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{data_unknown, list, {.name = 1063, .code = 0x03, .mask = 0x1, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed store_forward{store_forward, list, {.name = 1086, .code = 0x03, .mask = 0x2, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed _4k_alias{_4k_alias, list, {.name = 1110, .code = 0x03, .mask = 0x4, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed utlb_miss{utlb_miss, list, {.name = 1129, .code = 0x03, .mask = 0x8, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed all_block{all_block, list, {.name = 1149, .code = 0x03, .mask = 0x10, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
} // namespace ld_blocks

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 1169, .code = 0x2e, .mask = 0x41, .counters = 0xf, .period = 200003}};
inline constexpr listed reference{reference, list, {.name = 1192, .code = 0x2e, .mask = 0x4f, .counters = 0xf, .period = 200003}};
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1220, .code = 0xc3, .counters = 0xf, .period = 200003}};
inline constexpr listed smc{smc, list, {.name = 1239, .code = 0xc3, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 1258, .code = 0xc3, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 1289, .code = 0xc3, .mask = 0x4, .counters = 0xf, .period = 200003}};
inline constexpr listed disambiguation{disambiguation, list, {.name = 1314, .code = 0xc3, .mask = 0x8, .counters = 0xf, .period = 200003}};
} // namespace machine_clears

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 1344, .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 1373, .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 1402, .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 1432, .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed hitm{hitm, list, {.name = 1462, .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed wcb_hit{wcb_hit, list, {.name = 1489, .code = 0xd1, .mask = 0x40, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed dram_hit{dram_hit, list, {.name = 1519, .code = 0xd1, .mask = 0x80, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
} // namespace mem_load_uops_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed dtlb_miss_loads{dtlb_miss_loads, list, {.name = 1550, .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed dtlb_miss_stores{dtlb_miss_stores, list, {.name = 1583, .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 1617, .code = 0xd0, .mask = 0x13, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 1644, .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 1672, .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 1701, .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed split{split, list, {.name = 1731, .code = 0xd0, .mask = 0x43, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 1754, .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 1781, .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all{all, list, {.name = 1809, .code = 0xd0, .mask = 0x83, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003, .has_latency = true}};
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{load_page_split, list, {.name = 1830, .code = 0x13, .mask = 0x2, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
inline constexpr listed store_page_split{store_page_split, list, {.name = 1863, .code = 0x13, .mask = 0x4, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 200003}};
} // namespace misalign_mem_ref

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{ms_entry, list, {.name = 1897, .code = 0xe7, .mask = 0x1, .counters = 0xf, .period = 200003}};
} // namespace ms_decoded

namespace page_walks {
using namespace core_events;
inline constexpr listed d_side_cycles{d_side_cycles, list, {.name = 1917, .code = 0x05, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed i_side_cycles{i_side_cycles, list, {.name = 1942, .code = 0x05, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed cycles{cycles, list, {.name = 1967, .code = 0x05, .mask = 0x3, .counters = 0xf, .period = 200003}};
} // namespace page_walks

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1985, .code = 0x0e, .counters = 0xf, .period = 200003}};
} // namespace uops_issued

namespace uops_not_delivered {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2001, .code = 0x9c, .counters = 0xf, .period = 200003}};
} // namespace uops_not_delivered

namespace uops_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2024, .code = 0xc2, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 2000003}};
inline constexpr listed ms{ms, list, {.name = 2041, .code = 0xc2, .mask = 0x1, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 2000003}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 2057, .code = 0xc2, .mask = 0x8, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 2000003}};
inline constexpr listed idiv{idiv, list, {.name = 2076, .code = 0xc2, .mask = 0x10, .counters = 0xf, .precise = precision::only, .precise_on = 0x1, .period = 2000003}};
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
    &dl1::dirty_eviction,
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
    &issue_slots_not_consumed::any,
    &issue_slots_not_consumed::resource_full,
    &issue_slots_not_consumed::recovery,
    &itlb::miss,
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
    &page_walks::d_side_cycles,
    &page_walks::i_side_cycles,
    &page_walks::cycles,
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

} // namespace msr::perfmon::glm
