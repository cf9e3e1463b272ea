// Events of Elkhart Lake, Jasper Lake, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// ehl: from intel/perfmon 6dadedf3aa48, EHL/events/elkhartlake_core.json, version 1.05 of
// 03/08/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::ehl {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "baclears.any\0"
    "baclears.indirect\0"
    "baclears.uncond\0"
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
    "br_misp_retired.non_return_ind\0"
    "br_misp_retired.return\0"
    "br_misp_retired.ind_call\0"
    "br_misp_retired.taken_jcc\0"
    "btclear.any\0"
    "bus_lock.all\0"
    "bus_lock.self_locks\0"
    "bus_lock.cycles_self_block\0"
    "bus_lock.lock_cycles\0"
    "bus_lock.cycles_other_block\0"
    "bus_lock.block_cycles\0"
    "c0_stalls.load_l2_hit\0"
    "c0_stalls.load_llc_hit\0"
    "c0_stalls.load_dram_hit\0"
    "core_reject_l2q.any\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.ref\0"
    "cpu_clk_unhalted.ref_tsc_p\0"
    "cycles_div_busy.any\0"
    "cycles_div_busy.idiv\0"
    "cycles_div_busy.fpdiv\0"
    "decode_restriction.predecode_wrong\0"
    "dl1.dirty_eviction\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_completed_2m_4m\0"
    "dtlb_load_misses.walk_completed_1g\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_load_misses.walk_pending\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_load_misses.pde_cache_miss\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_completed_2m_4m\0"
    "dtlb_store_misses.walk_completed_1g\0"
    "dtlb_store_misses.walk_completed\0"
    "dtlb_store_misses.walk_pending\0"
    "dtlb_store_misses.stlb_hit\0"
    "dtlb_store_misses.pde_cache_miss\0"
    "ept.epde_hit\0"
    "ept.epde_miss\0"
    "ept.epdpe_hit\0"
    "ept.epdpe_miss\0"
    "ept.walk_pending\0"
    "hw_interrupts.received\0"
    "hw_interrupts.masked\0"
    "hw_interrupts.pending_and_masked\0"
    "icache.hit\0"
    "icache.misses\0"
    "icache.accesses\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "itlb.fills\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.walk_completed_2m_4m\0"
    "itlb_misses.walk_completed_1g\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.walk_pending\0"
    "itlb_misses.stlb_hit\0"
    "itlb_misses.pde_cache_miss\0"
    "l2_reject_xq.any\0"
    "l2_request.all\0"
    "l2_request.miss\0"
    "l2_request.hit\0"
    "l2_request.rejects\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.4k_alias\0"
    "ld_blocks.dtlb_miss\0"
    "ld_blocks.all\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "machine_clears.any\0"
    "machine_clears.smc\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.fp_assist\0"
    "machine_clears.disambiguation\0"
    "machine_clears.page_fault\0"
    "mem_bound_stalls.load_l2_hit\0"
    "mem_bound_stalls.load_llc_hit\0"
    "mem_bound_stalls.load_dram_hit\0"
    "mem_bound_stalls.load\0"
    "mem_bound_stalls.ifetch_l2_hit\0"
    "mem_bound_stalls.ifetch_llc_hit\0"
    "mem_bound_stalls.ifetch_dram_hit\0"
    "mem_bound_stalls.ifetch\0"
    "mem_bound_stalls.store_buffer_full\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0"
    "mem_load_uops_retired.l3_hit\0"
    "mem_load_uops_retired.l1_miss\0"
    "mem_load_uops_retired.l2_miss\0"
    "mem_load_uops_retired.hitm\0"
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
    "topdown_bad_speculation.monuke\0"
    "topdown_bad_speculation.fastnuke\0"
    "topdown_bad_speculation.machine_clears\0"
    "topdown_bad_speculation.mispredict\0"
    "topdown_bad_speculation.all\0"
    "topdown_be_bound.all\0"
    "topdown_be_bound.alloc_restrictions\0"
    "topdown_be_bound.mem_scheduler\0"
    "topdown_be_bound.store_buffer\0"
    "topdown_be_bound.non_mem_scheduler\0"
    "topdown_be_bound.serialization\0"
    "topdown_be_bound.register\0"
    "topdown_be_bound.reorder_buffer\0"
    "topdown_fe_bound.all\0"
    "topdown_fe_bound.cisc\0"
    "topdown_fe_bound.branch_detect\0"
    "topdown_fe_bound.predecode\0"
    "topdown_fe_bound.decode\0"
    "topdown_fe_bound.itlb\0"
    "topdown_fe_bound.icache\0"
    "topdown_fe_bound.branch_resteer\0"
    "topdown_fe_bound.other\0"
    "topdown_retiring.all\0"
    "uops_issued.any\0"
    "uops_retired.all\0"
    "uops_retired.ms\0"
    "uops_retired.x87\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr select::event_list list{"ehl", core::elkhart_lake, names};
} // namespace core_events

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 0, .code = 0xe6, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed indirect{indirect, list, {.name = 13, .code = 0xe6, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed uncond{uncond, list, {.name = 31, .code = 0xe6, .mask = 0x4, .counters = 0xf, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 47, .code = 0xe6, .mask = 0x8, .counters = 0xf, .period = 200003}};
inline constexpr listed cond{cond, list, {.name = 63, .code = 0xe6, .mask = 0x10, .counters = 0xf, .period = 200003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 77, .code = 0xc4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 106, .code = 0xc4, .mask = 0x7e, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed far_branch{far_branch, list, {.name = 126, .code = 0xc4, .mask = 0xbf, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 153, .code = 0xc4, .mask = 0xeb, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 184, .code = 0xc4, .mask = 0xf7, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed call{call, list, {.name = 207, .code = 0xc4, .mask = 0xf9, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 228, .code = 0xc4, .mask = 0xfb, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed rel_call{rel_call, list, {.name = 253, .code = 0xc4, .mask = 0xfd, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 278, .code = 0xc4, .mask = 0xfe, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 304, .code = 0xc5, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed jcc{jcc, list, {.name = 333, .code = 0xc5, .mask = 0x7e, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed non_return_ind{non_return_ind, list, {.name = 353, .code = 0xc5, .mask = 0xeb, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed return_{return_, list, {.name = 384, .code = 0xc5, .mask = 0xf7, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed ind_call{ind_call, list, {.name = 407, .code = 0xc5, .mask = 0xfb, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed taken_jcc{taken_jcc, list, {.name = 432, .code = 0xc5, .mask = 0xfe, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
} // namespace br_misp_retired

namespace btclear {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 458, .code = 0xe8, .counters = 0xf, .period = 200003}};
} // namespace btclear

namespace bus_lock {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 470, .code = 0x63, .edge = true, .counters = 0xf, .period = 200003, .deprecated = true}};
inline constexpr listed self_locks{self_locks, list, {.name = 483, .code = 0x63, .edge = true, .counters = 0xf, .period = 200003}};
inline constexpr listed cycles_self_block{cycles_self_block, list, {.name = 503, .code = 0x63, .mask = 0x1, .counters = 0xf, .period = 200003, .deprecated = true}};
inline constexpr listed lock_cycles{lock_cycles, list, {.name = 530, .code = 0x63, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed cycles_other_block{cycles_other_block, list, {.name = 551, .code = 0x63, .mask = 0x2, .counters = 0xf, .period = 200003, .deprecated = true}};
inline constexpr listed block_cycles{block_cycles, list, {.name = 579, .code = 0x63, .mask = 0x2, .counters = 0xf, .period = 200003}};
} // namespace bus_lock

namespace c0_stalls {
using namespace core_events;
inline constexpr listed load_l2_hit{load_l2_hit, list, {.name = 601, .code = 0x34, .mask = 0x1, .counters = 0xf, .period = 200003, .deprecated = true}};
inline constexpr listed load_llc_hit{load_llc_hit, list, {.name = 623, .code = 0x34, .mask = 0x2, .counters = 0xf, .period = 200003, .deprecated = true}};
inline constexpr listed load_dram_hit{load_dram_hit, list, {.name = 646, .code = 0x34, .mask = 0x4, .counters = 0xf, .period = 200003, .deprecated = true}};
} // namespace c0_stalls

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 670, .code = 0x31, .counters = 0xf, .period = 200003}};
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 690, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 712, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed core_p{core_p, list, {.name = 737, .code = 0x3c, .counters = 0xf, .period = 2000003}};
inline constexpr listed ref{ref, list, {.name = 761, .code = 0x3c, .mask = 0x1, .counters = 0xf, .period = 2000003}};
inline constexpr listed ref_tsc_p{ref_tsc_p, list, {.name = 782, .code = 0x3c, .mask = 0x1, .counters = 0xf, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace cycles_div_busy {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 809, .code = 0xcd, .counters = 0xf, .period = 2000003, .deprecated = true}};
inline constexpr listed idiv{idiv, list, {.name = 829, .code = 0xcd, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 850, .code = 0xcd, .mask = 0x2, .counters = 0xf, .period = 200003}};
} // namespace cycles_div_busy

namespace decode_restriction {
using namespace core_events;
inline constexpr listed predecode_wrong{predecode_wrong, list, {.name = 872, .code = 0xe9, .mask = 0x1, .counters = 0xf, .period = 200003}};
} // namespace decode_restriction

namespace dl1 {
using namespace core_events;
inline constexpr listed dirty_eviction{dirty_eviction, list, {.name = 907, .code = 0x51, .mask = 0x1, .counters = 0xf, .period = 200003}};
} // namespace dl1

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 926, .code = 0x08, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 961, .code = 0x08, .mask = 0x4, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 999, .code = 0x08, .mask = 0x8, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1034, .code = 0x08, .mask = 0xe, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1066, .code = 0x08, .mask = 0x10, .counters = 0xf, .period = 200003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1096, .code = 0x08, .mask = 0x20, .counters = 0xf, .period = 200003}};
inline constexpr listed pde_cache_miss{pde_cache_miss, list, {.name = 1122, .code = 0x08, .mask = 0x80, .counters = 0xf, .period = 200003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1154, .code = 0x49, .mask = 0x2, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1190, .code = 0x49, .mask = 0x4, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1229, .code = 0x49, .mask = 0x8, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1265, .code = 0x49, .mask = 0xe, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1298, .code = 0x49, .mask = 0x10, .counters = 0xf, .period = 200003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1329, .code = 0x49, .mask = 0x20, .counters = 0xf, .period = 2000003}};
inline constexpr listed pde_cache_miss{pde_cache_miss, list, {.name = 1356, .code = 0x49, .mask = 0x80, .counters = 0xf, .period = 2000003}};
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed epde_hit{epde_hit, list, {.name = 1389, .code = 0x4f, .mask = 0x1, .counters = 0xf, .period = 2000003}};
inline constexpr listed epde_miss{epde_miss, list, {.name = 1402, .code = 0x4f, .mask = 0x2, .counters = 0xf, .period = 2000003}};
inline constexpr listed epdpe_hit{epdpe_hit, list, {.name = 1416, .code = 0x4f, .mask = 0x4, .counters = 0xf, .period = 2000003}};
inline constexpr listed epdpe_miss{epdpe_miss, list, {.name = 1430, .code = 0x4f, .mask = 0x8, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1445, .code = 0x4f, .mask = 0x10, .counters = 0xf, .period = 200003}};
} // namespace ept

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{received, list, {.name = 1462, .code = 0xcb, .mask = 0x1, .counters = 0xf, .period = 203}};
inline constexpr listed masked{masked, list, {.name = 1485, .code = 0xcb, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed pending_and_masked{pending_and_masked, list, {.name = 1506, .code = 0xcb, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace hw_interrupts

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 1539, .code = 0x80, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed misses{misses, list, {.name = 1550, .code = 0x80, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed accesses{accesses, list, {.name = 1564, .code = 0x80, .mask = 0x3, .counters = 0xf, .period = 200003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1580, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .distribution = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 1597, .code = 0xc0, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003}};
} // namespace inst_retired

namespace itlb {
using namespace core_events;
inline constexpr listed fills{fills, list, {.name = 1616, .code = 0x81, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1627, .code = 0x85, .mask = 0x2, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_completed_2m_4m{walk_completed_2m_4m, list, {.name = 1657, .code = 0x85, .mask = 0x4, .counters = 0xf, .period = 2000003}};
inline constexpr listed walk_completed_1g{walk_completed_1g, list, {.name = 1690, .code = 0x85, .mask = 0x8, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_completed{walk_completed, list, {.name = 1720, .code = 0x85, .mask = 0xe, .counters = 0xf, .period = 200003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 1747, .code = 0x85, .mask = 0x10, .counters = 0xf, .period = 200003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1772, .code = 0x85, .mask = 0x20, .counters = 0xf, .period = 2000003}};
inline constexpr listed pde_cache_miss{pde_cache_miss, list, {.name = 1793, .code = 0x85, .mask = 0x80, .counters = 0xf, .period = 2000003}};
} // namespace itlb_misses

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1820, .code = 0x30, .counters = 0xf, .period = 200003}};
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 1837, .code = 0x24, .counters = 0xf, .period = 200003}};
inline constexpr listed miss{miss, list, {.name = 1852, .code = 0x24, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed hit{hit, list, {.name = 1868, .code = 0x24, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed rejects{rejects, list, {.name = 1883, .code = 0x24, .mask = 0x4, .counters = 0xf, .period = 200003}};
} // namespace l2_request

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{data_unknown, list, {.name = 1902, .code = 0x03, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003}};
inline constexpr listed store_forward{store_forward, list, {.name = 1925, .code = 0x03, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003}};
inline constexpr listed _4k_alias{_4k_alias, list, {.name = 1949, .code = 0x03, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 1968, .code = 0x03, .mask = 0x8, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 1988, .code = 0x03, .mask = 0x10, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003}};
} // namespace ld_blocks

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 2002, .code = 0x2e, .mask = 0x41, .counters = 0xf, .period = 200003}};
inline constexpr listed reference{reference, list, {.name = 2025, .code = 0x2e, .mask = 0x4f, .counters = 0xf, .period = 200003}};
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2053, .code = 0xc3, .counters = 0xf, .period = 20003}};
inline constexpr listed smc{smc, list, {.name = 2072, .code = 0xc3, .mask = 0x1, .counters = 0xf, .period = 20003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 2091, .code = 0xc3, .mask = 0x2, .counters = 0xf, .period = 20003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 2122, .code = 0xc3, .mask = 0x4, .counters = 0xf, .period = 20003}};
inline constexpr listed disambiguation{disambiguation, list, {.name = 2147, .code = 0xc3, .mask = 0x8, .counters = 0xf, .period = 20003}};
inline constexpr listed page_fault{page_fault, list, {.name = 2177, .code = 0xc3, .mask = 0x20, .counters = 0xf, .period = 20003}};
} // namespace machine_clears

namespace mem_bound_stalls {
using namespace core_events;
inline constexpr listed load_l2_hit{load_l2_hit, list, {.name = 2203, .code = 0x34, .mask = 0x1, .counters = 0xf, .period = 200003}};
inline constexpr listed load_llc_hit{load_llc_hit, list, {.name = 2232, .code = 0x34, .mask = 0x2, .counters = 0xf, .period = 200003}};
inline constexpr listed load_dram_hit{load_dram_hit, list, {.name = 2262, .code = 0x34, .mask = 0x4, .counters = 0xf, .period = 200003}};
inline constexpr listed load{load, list, {.name = 2293, .code = 0x34, .mask = 0x7, .counters = 0xf, .period = 200003}};
inline constexpr listed ifetch_l2_hit{ifetch_l2_hit, list, {.name = 2315, .code = 0x34, .mask = 0x8, .counters = 0xf, .period = 200003}};
inline constexpr listed ifetch_llc_hit{ifetch_llc_hit, list, {.name = 2346, .code = 0x34, .mask = 0x10, .counters = 0xf, .period = 200003}};
inline constexpr listed ifetch_dram_hit{ifetch_dram_hit, list, {.name = 2378, .code = 0x34, .mask = 0x20, .counters = 0xf, .period = 200003}};
inline constexpr listed ifetch{ifetch, list, {.name = 2411, .code = 0x34, .mask = 0x38, .counters = 0xf, .period = 200003}};
inline constexpr listed store_buffer_full{store_buffer_full, list, {.name = 2435, .code = 0x34, .mask = 0x40, .counters = 0xf, .period = 200003}};
} // namespace mem_bound_stalls

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{l1_hit, list, {.name = 2470, .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l2_hit{l2_hit, list, {.name = 2499, .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l3_hit{l3_hit, list, {.name = 2528, .code = 0xd1, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l1_miss{l1_miss, list, {.name = 2557, .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed l2_miss{l2_miss, list, {.name = 2587, .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed hitm{hitm, list, {.name = 2617, .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed dram_hit{dram_hit, list, {.name = 2644, .code = 0xd1, .mask = 0x80, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
} // namespace mem_load_uops_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed dtlb_miss_loads{dtlb_miss_loads, list, {.name = 2675, .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed dtlb_miss_stores{dtlb_miss_stores, list, {.name = 2708, .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 2742, .code = 0xd0, .mask = 0x13, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed lock_loads{lock_loads, list, {.name = 2769, .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed split_loads{split_loads, list, {.name = 2797, .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed split_stores{split_stores, list, {.name = 2826, .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed split{split, list, {.name = 2856, .code = 0xd0, .mask = 0x43, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all_loads{all_loads, list, {.name = 2879, .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all_stores{all_stores, list, {.name = 2906, .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
inline constexpr listed all{all, list, {.name = 2934, .code = 0xd0, .mask = 0x83, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true}};
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{load_page_split, list, {.name = 2955, .code = 0x13, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
inline constexpr listed store_page_split{store_page_split, list, {.name = 2988, .code = 0x13, .mask = 0x4, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 200003}};
} // namespace misalign_mem_ref

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed monuke{monuke, list, {.name = 3022, .code = 0x73, .mask = 0x2, .counters = 0xf, .period = 1000003, .deprecated = true}};
inline constexpr listed fastnuke{fastnuke, list, {.name = 3053, .code = 0x73, .mask = 0x2, .counters = 0xf, .period = 1000003}};
inline constexpr listed machine_clears{machine_clears, list, {.name = 3086, .code = 0x73, .mask = 0x2, .counters = 0xf, .period = 1000003}};
inline constexpr listed mispredict{mispredict, list, {.name = 3125, .code = 0x73, .mask = 0x4, .counters = 0xf, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 3160, .code = 0x73, .mask = 0x6, .counters = 0xf, .period = 1000003}};
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 3188, .code = 0x74, .counters = 0xf, .period = 1000003}};
inline constexpr listed alloc_restrictions{alloc_restrictions, list, {.name = 3209, .code = 0x74, .mask = 0x1, .counters = 0xf, .period = 1000003}};
inline constexpr listed mem_scheduler{mem_scheduler, list, {.name = 3245, .code = 0x74, .mask = 0x2, .counters = 0xf, .period = 1000003}};
inline constexpr listed store_buffer{store_buffer, list, {.name = 3276, .code = 0x74, .mask = 0x4, .counters = 0xf, .period = 1000003, .deprecated = true}};
inline constexpr listed non_mem_scheduler{non_mem_scheduler, list, {.name = 3306, .code = 0x74, .mask = 0x8, .counters = 0xf, .period = 1000003}};
inline constexpr listed serialization{serialization, list, {.name = 3341, .code = 0x74, .mask = 0x10, .counters = 0xf, .period = 1000003}};
inline constexpr listed register_{register_, list, {.name = 3372, .code = 0x74, .mask = 0x20, .counters = 0xf, .period = 1000003}};
inline constexpr listed reorder_buffer{reorder_buffer, list, {.name = 3398, .code = 0x74, .mask = 0x40, .counters = 0xf, .period = 1000003}};
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 3430, .code = 0x71, .counters = 0xf, .period = 1000003}};
inline constexpr listed cisc{cisc, list, {.name = 3451, .code = 0x71, .mask = 0x1, .counters = 0xf, .period = 1000003}};
inline constexpr listed branch_detect{branch_detect, list, {.name = 3473, .code = 0x71, .mask = 0x2, .counters = 0xf, .period = 1000003}};
inline constexpr listed predecode{predecode, list, {.name = 3504, .code = 0x71, .mask = 0x4, .counters = 0xf, .period = 1000003}};
inline constexpr listed decode{decode, list, {.name = 3531, .code = 0x71, .mask = 0x8, .counters = 0xf, .period = 1000003}};
inline constexpr listed itlb{itlb, list, {.name = 3555, .code = 0x71, .mask = 0x10, .counters = 0xf, .period = 1000003}};
inline constexpr listed icache{icache, list, {.name = 3577, .code = 0x71, .mask = 0x20, .counters = 0xf, .period = 1000003}};
inline constexpr listed branch_resteer{branch_resteer, list, {.name = 3601, .code = 0x71, .mask = 0x40, .counters = 0xf, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 3633, .code = 0x71, .mask = 0x80, .counters = 0xf, .period = 1000003}};
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 3656, .code = 0xc2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003}};
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 3677, .code = 0x0e, .counters = 0xf, .period = 200003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 3693, .code = 0xc2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003}};
inline constexpr listed ms{ms, list, {.name = 3710, .code = 0xc2, .mask = 0x1, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003}};
inline constexpr listed x87{x87, list, {.name = 3726, .code = 0xc2, .mask = 0x2, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 3743, .code = 0xc2, .mask = 0x8, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003}};
inline constexpr listed idiv{idiv, list, {.name = 3762, .code = 0xc2, .mask = 0x10, .counters = 0xf, .precise = precision::can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &baclears::any,
    &baclears::indirect,
    &baclears::uncond,
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
    &br_misp_retired::non_return_ind,
    &br_misp_retired::return_,
    &br_misp_retired::ind_call,
    &br_misp_retired::taken_jcc,
    &btclear::any,
    &bus_lock::all,
    &bus_lock::self_locks,
    &bus_lock::cycles_self_block,
    &bus_lock::lock_cycles,
    &bus_lock::cycles_other_block,
    &bus_lock::block_cycles,
    &c0_stalls::load_l2_hit,
    &c0_stalls::load_llc_hit,
    &c0_stalls::load_dram_hit,
    &core_reject_l2q::any,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::ref,
    &cpu_clk_unhalted::ref_tsc_p,
    &cycles_div_busy::any,
    &cycles_div_busy::idiv,
    &cycles_div_busy::fpdiv,
    &decode_restriction::predecode_wrong,
    &dl1::dirty_eviction,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1g,
    &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_pending,
    &dtlb_load_misses::stlb_hit,
    &dtlb_load_misses::pde_cache_miss,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g,
    &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::stlb_hit,
    &dtlb_store_misses::pde_cache_miss,
    &ept::epde_hit,
    &ept::epde_miss,
    &ept::epdpe_hit,
    &ept::epdpe_miss,
    &ept::walk_pending,
    &hw_interrupts::received,
    &hw_interrupts::masked,
    &hw_interrupts::pending_and_masked,
    &icache::hit,
    &icache::misses,
    &icache::accesses,
    &inst_retired::any,
    &inst_retired::any_p,
    &itlb::fills,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed_1g,
    &itlb_misses::walk_completed,
    &itlb_misses::walk_pending,
    &itlb_misses::stlb_hit,
    &itlb_misses::pde_cache_miss,
    &l2_reject_xq::any,
    &l2_request::all,
    &l2_request::miss,
    &l2_request::hit,
    &l2_request::rejects,
    &ld_blocks::data_unknown,
    &ld_blocks::store_forward,
    &ld_blocks::_4k_alias,
    &ld_blocks::dtlb_miss,
    &ld_blocks::all,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &machine_clears::any,
    &machine_clears::smc,
    &machine_clears::memory_ordering,
    &machine_clears::fp_assist,
    &machine_clears::disambiguation,
    &machine_clears::page_fault,
    &mem_bound_stalls::load_l2_hit,
    &mem_bound_stalls::load_llc_hit,
    &mem_bound_stalls::load_dram_hit,
    &mem_bound_stalls::load,
    &mem_bound_stalls::ifetch_l2_hit,
    &mem_bound_stalls::ifetch_llc_hit,
    &mem_bound_stalls::ifetch_dram_hit,
    &mem_bound_stalls::ifetch,
    &mem_bound_stalls::store_buffer_full,
    &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::l3_hit,
    &mem_load_uops_retired::l1_miss,
    &mem_load_uops_retired::l2_miss,
    &mem_load_uops_retired::hitm,
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
    &topdown_bad_speculation::monuke,
    &topdown_bad_speculation::fastnuke,
    &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict,
    &topdown_bad_speculation::all,
    &topdown_be_bound::all,
    &topdown_be_bound::alloc_restrictions,
    &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::store_buffer,
    &topdown_be_bound::non_mem_scheduler,
    &topdown_be_bound::serialization,
    &topdown_be_bound::register_,
    &topdown_be_bound::reorder_buffer,
    &topdown_fe_bound::all,
    &topdown_fe_bound::cisc,
    &topdown_fe_bound::branch_detect,
    &topdown_fe_bound::predecode,
    &topdown_fe_bound::decode,
    &topdown_fe_bound::itlb,
    &topdown_fe_bound::icache,
    &topdown_fe_bound::branch_resteer,
    &topdown_fe_bound::other,
    &topdown_retiring::all,
    &uops_issued::any,
    &uops_retired::all,
    &uops_retired::ms,
    &uops_retired::x87,
    &uops_retired::fpdiv,
    &uops_retired::idiv,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::ehl
