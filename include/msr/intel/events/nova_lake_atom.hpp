// Events of Nova Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// nvl_arcticwolf: from intel/perfmon 6dadedf3aa48, NVL/events/novalake_arcticwolf_core.json,
// version 1.00 of 07/09/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names
// only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::perfmon::nvl_atom {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "arith.idiv_occupancy\0"
    "arith.fpdiv_occupancy\0"
    "arith.fpdiv_active\0"
    "arith.idiv_uops\0"
    "arith.fpdiv_uops\0"
    "baclears.any\0"
    "baclears.indirect\0"
    "baclears.uncond\0"
    "baclears.return\0"
    "baclears.cond\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.cond_taken\0"
    "br_inst_retired.cond_ntaken\0"
    "br_misp_retired.all_branches\0"
    "core_reject_l2q.any\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.ref_tsc_p\0"
    "dtlb_load_misses.miss_caused_walk\0"
    "dtlb_load_misses.walk_completed_4k\0"
    "dtlb_load_misses.walk_pending\0"
    "dtlb_load_misses.stlb_hit\0"
    "dtlb_store_misses.miss_caused_walk\0"
    "dtlb_store_misses.walk_completed_4k\0"
    "dtlb_store_misses.walk_pending\0"
    "dtlb_store_misses.stlb_hit\0"
    "fp_vint_uops_executed.std\0"
    "fp_vint_uops_executed.p0\0"
    "fp_vint_uops_executed.p1\0"
    "fp_vint_uops_executed.p2\0"
    "fp_vint_uops_executed.p3\0"
    "fp_vint_uops_executed.primary\0"
    "fp_vint_uops_executed.all\0"
    "frontend_retired.itlb_miss\0"
    "frontend_retired.icache\0"
    "icache.hit\0"
    "icache.misses\0"
    "icache.accesses\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "int_uops_executed.ld\0"
    "int_uops_executed.sta\0"
    "int_uops_executed.std_jmp\0"
    "int_uops_executed.p0\0"
    "int_uops_executed.p1\0"
    "int_uops_executed.p2\0"
    "int_uops_executed.p3\0"
    "int_uops_executed.primary\0"
    "int_uops_executed.2nd\0"
    "int_uops_executed.all\0"
    "itlb_misses.miss_caused_walk\0"
    "itlb_misses.walk_completed_4k\0"
    "itlb_misses.stlb_hit\0"
    "l2_lines_out.useless_hwpf\0"
    "lbr_inserts.any\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.store_forward\0"
    "ld_blocks.address_alias\0"
    "ld_blocks.dtlb_miss\0"
    "ld_blocks.all\0"
    "ld_head.l1_miss\0"
    "ld_head.wcb_full\0"
    "ld_head.st_addr\0"
    "ld_head.dtlb_miss\0"
    "ld_head.pgwalk\0"
    "ld_head.other\0"
    "ld_head.any\0"
    "ld_head.l1_miss_at_ret\0"
    "ld_head.wcb_full_at_ret\0"
    "ld_head.st_addr_at_ret\0"
    "ld_head.dtlb_miss_at_ret\0"
    "ld_head.pgwalk_at_ret\0"
    "ld_head.other_at_ret\0"
    "ld_head.l1_bound_at_ret\0"
    "ld_head.any_at_ret\0"
    "longest_lat_cache.miss\0"
    "longest_lat_cache.reference\0"
    "machine_clears.any\0"
    "machine_clears.smc\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.memory_ordering_fast\0"
    "machine_clears.fp_assist\0"
    "machine_clears.disambiguation\0"
    "machine_clears.disambiguation_fast\0"
    "machine_clears.mrn_nuke\0"
    "machine_clears.mrn_nuke_fast\0"
    "machine_clears.page_fault\0"
    "machine_clears.fpc_virtual_trap\0"
    "machine_clears.xmc\0"
    "machine_clears.any_fast\0"
    "microcode_retired.wrmsr\0"
    "microcode_retired.lfence\0"
    "microcode_retired.cl_inst\0"
    "misc_retired.lbr_inserts\0"
    "misc_retired1.wrmsr\0"
    "misc_retired1.lfence\0"
    "misc_retired1.cl_inst\0"
    "ms_decoded.ms_entry\0"
    "ms_decoded.nano_code\0"
    "ms_decoded.ms_busy\0"
    "serialization.iq_jeu_scb\0"
    "serialization.non_c01_ms_scb\0"
    "serialization.c01_ms_scb\0"
    "serialization.color_stalls\0"
    "topdown_bad_speculation.all\0"
    "topdown_bad_speculation.all_p\0"
    "topdown_be_bound.all\0"
    "topdown_be_bound.all_p\0"
    "topdown_fe_bound.all\0"
    "topdown_fe_bound.all_p\0"
    "topdown_retiring.all\0"
    "topdown_retiring.all_p\0"
    "uops_issued.any\0"
    "uops_retired.x87\0"
    "uops_retired.eom\0"
    "uops_retired.ms\0"
    "uops_retired.dual_dest\0"
    "uops_retired.lsd\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr select::event_list list{"nvl_atom", core::nova_lake_atom, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed idiv_occupancy{idiv_occupancy, list, {.name = 0, .code = 0xcd, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpdiv_occupancy{fpdiv_occupancy, list, {.name = 21, .code = 0xcd, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpdiv_active{fpdiv_active, list, {.name = 43, .code = 0xcd, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003}};
inline constexpr listed idiv_uops{idiv_uops, list, {.name = 62, .code = 0xcd, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpdiv_uops{fpdiv_uops, list, {.name = 78, .code = 0xcd, .mask = 0x8, .counters = 0xff, .period = 1000003}};
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 95, .code = 0xe6, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed indirect{indirect, list, {.name = 108, .code = 0xe6, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed uncond{uncond, list, {.name = 126, .code = 0xe6, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed return_{return_, list, {.name = 142, .code = 0xe6, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed cond{cond, list, {.name = 158, .code = 0xe6, .mask = 0x10, .counters = 0xff, .period = 1000003}};
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 172, .code = 0xc4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cond_taken{cond_taken, list, {.name = 201, .code = 0xc4, .mask = 0x3, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cond_ntaken{cond_ntaken, list, {.name = 228, .code = 0xc4, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{all_branches, list, {.name = 256, .code = 0xc5, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 285, .code = 0x31, .counters = 0xff, .period = 1000003}};
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{core, list, {.name = 305, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed thread{thread, list, {.name = 327, .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003}};
inline constexpr listed ref_tsc{ref_tsc, list, {.name = 351, .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003}};
inline constexpr listed core_p{core_p, list, {.name = 376, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed thread_p{thread_p, list, {.name = 400, .code = 0x3c, .counters = 0xff, .period = 2000003}};
inline constexpr listed ref_tsc_p{ref_tsc_p, list, {.name = 426, .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003}};
} // namespace cpu_clk_unhalted

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 453, .code = 0x08, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 487, .code = 0x08, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 522, .code = 0x08, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 552, .code = 0x08, .mask = 0x60, .counters = 0xff, .period = 1000003}};
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 578, .code = 0x49, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 613, .code = 0x49, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_pending{walk_pending, list, {.name = 649, .code = 0x49, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 680, .code = 0x49, .mask = 0x60, .counters = 0xff, .period = 1000003}};
} // namespace dtlb_store_misses

namespace fp_vint_uops_executed {
using namespace core_events;
inline constexpr listed std{std, list, {.name = 707, .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed p0{p0, list, {.name = 733, .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed p1{p1, list, {.name = 758, .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed p2{p2, list, {.name = 783, .code = 0xb2, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed p3{p3, list, {.name = 808, .code = 0xb2, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed primary{primary, list, {.name = 833, .code = 0xb2, .mask = 0x1e, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 863, .code = 0xb2, .mask = 0x1f, .counters = 0xff, .period = 1000003}};
} // namespace fp_vint_uops_executed

namespace frontend_retired {
using namespace core_events;
inline constexpr listed itlb_miss{itlb_miss, list, {.name = 889, .code = 0xc6, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed icache{icache, list, {.name = 916, .code = 0xc6, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace frontend_retired

namespace icache {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 940, .code = 0x80, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed misses{misses, list, {.name = 951, .code = 0x80, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed accesses{accesses, list, {.name = 965, .code = 0x80, .mask = 0x3, .counters = 0xff, .period = 1000003}};
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 981, .code = 0x00, .mask = 0x1, .fixed = 0, .precise = precision::can, .precise_fixed = 0x1, .period = 2000003}};
inline constexpr listed any_p{any_p, list, {.name = 998, .code = 0xc0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 2000003}};
} // namespace inst_retired

namespace int_uops_executed {
using namespace core_events;
inline constexpr listed ld{ld, list, {.name = 1017, .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed sta{sta, list, {.name = 1038, .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed std_jmp{std_jmp, list, {.name = 1060, .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed p0{p0, list, {.name = 1086, .code = 0xb3, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed p1{p1, list, {.name = 1107, .code = 0xb3, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed p2{p2, list, {.name = 1128, .code = 0xb3, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed p3{p3, list, {.name = 1149, .code = 0xb3, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed primary{primary, list, {.name = 1170, .code = 0xb3, .mask = 0x78, .counters = 0xff, .period = 1000003}};
inline constexpr listed _2nd{_2nd, list, {.name = 1196, .code = 0xb3, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 1218, .code = 0xb3, .mask = 0xff, .counters = 0xff, .period = 1000003}};
} // namespace int_uops_executed

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{miss_caused_walk, list, {.name = 1240, .code = 0x85, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed walk_completed_4k{walk_completed_4k, list, {.name = 1269, .code = 0x85, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed stlb_hit{stlb_hit, list, {.name = 1299, .code = 0x85, .mask = 0x20, .counters = 0xff, .period = 1000003}};
} // namespace itlb_misses

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed useless_hwpf{useless_hwpf, list, {.name = 1320, .code = 0x26, .mask = 0x4, .counters = 0xff, .period = 1000003}};
} // namespace l2_lines_out

namespace lbr_inserts {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1346, .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace lbr_inserts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{data_unknown, list, {.name = 1362, .code = 0x03, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed store_forward{store_forward, list, {.name = 1385, .code = 0x03, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed address_alias{address_alias, list, {.name = 1409, .code = 0x03, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 1433, .code = 0x03, .mask = 0x8, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed all{all, list, {.name = 1453, .code = 0x03, .mask = 0x1f, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed l1_miss{l1_miss, list, {.name = 1467, .code = 0x05, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed wcb_full{wcb_full, list, {.name = 1483, .code = 0x05, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed st_addr{st_addr, list, {.name = 1500, .code = 0x05, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtlb_miss{dtlb_miss, list, {.name = 1516, .code = 0x05, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed pgwalk{pgwalk, list, {.name = 1534, .code = 0x05, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed other{other, list, {.name = 1549, .code = 0x05, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed any{any, list, {.name = 1563, .code = 0x05, .mask = 0x7f, .counters = 0xff, .period = 1000003}};
inline constexpr listed l1_miss_at_ret{l1_miss_at_ret, list, {.name = 1575, .code = 0x05, .mask = 0x81, .counters = 0xff, .period = 1000003}};
inline constexpr listed wcb_full_at_ret{wcb_full_at_ret, list, {.name = 1598, .code = 0x05, .mask = 0x82, .counters = 0xff, .period = 1000003}};
inline constexpr listed st_addr_at_ret{st_addr_at_ret, list, {.name = 1622, .code = 0x05, .mask = 0x84, .counters = 0xff, .period = 1000003}};
inline constexpr listed dtlb_miss_at_ret{dtlb_miss_at_ret, list, {.name = 1645, .code = 0x05, .mask = 0x90, .counters = 0xff, .period = 1000003}};
inline constexpr listed pgwalk_at_ret{pgwalk_at_ret, list, {.name = 1670, .code = 0x05, .mask = 0xa0, .counters = 0xff, .period = 1000003}};
inline constexpr listed other_at_ret{other_at_ret, list, {.name = 1692, .code = 0x05, .mask = 0xc0, .counters = 0xff, .period = 1000003}};
inline constexpr listed l1_bound_at_ret{l1_bound_at_ret, list, {.name = 1713, .code = 0x05, .mask = 0xf4, .counters = 0xff, .period = 1000003}};
inline constexpr listed any_at_ret{any_at_ret, list, {.name = 1737, .code = 0x05, .mask = 0xff, .counters = 0xff, .period = 1000003}};
} // namespace ld_head

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 1756, .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 1000003}};
inline constexpr listed reference{reference, list, {.name = 1779, .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 1000003}};
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 1807, .code = 0xc3, .counters = 0xff, .period = 1000003}};
inline constexpr listed smc{smc, list, {.name = 1826, .code = 0xc3, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed memory_ordering{memory_ordering, list, {.name = 1845, .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed memory_ordering_fast{memory_ordering_fast, list, {.name = 1876, .code = 0xc3, .mask = 0x2, .mask2 = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed fp_assist{fp_assist, list, {.name = 1912, .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed disambiguation{disambiguation, list, {.name = 1937, .code = 0xc3, .mask = 0x8, .counters = 0xff, .period = 1000003}};
inline constexpr listed disambiguation_fast{disambiguation_fast, list, {.name = 1967, .code = 0xc3, .mask = 0x8, .mask2 = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed mrn_nuke{mrn_nuke, list, {.name = 2002, .code = 0xc3, .mask = 0x10, .counters = 0xff, .period = 1000003}};
inline constexpr listed mrn_nuke_fast{mrn_nuke_fast, list, {.name = 2026, .code = 0xc3, .mask = 0x10, .mask2 = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed page_fault{page_fault, list, {.name = 2055, .code = 0xc3, .mask = 0x20, .counters = 0xff, .period = 1000003}};
inline constexpr listed fpc_virtual_trap{fpc_virtual_trap, list, {.name = 2081, .code = 0xc3, .mask = 0x40, .counters = 0xff, .period = 1000003}};
inline constexpr listed xmc{xmc, list, {.name = 2113, .code = 0xc3, .mask = 0x80, .counters = 0xff, .period = 1000003}};
inline constexpr listed any_fast{any_fast, list, {.name = 2132, .code = 0xc3, .mask = 0xff, .mask2 = 0x80, .counters = 0xff, .period = 1000003}};
} // namespace machine_clears

namespace microcode_retired {
using namespace core_events;
inline constexpr listed wrmsr{wrmsr, list, {.name = 2156, .code = 0xe0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed lfence{lfence, list, {.name = 2180, .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cl_inst{cl_inst, list, {.name = 2205, .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace microcode_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{lbr_inserts, list, {.name = 2231, .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true}};
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed wrmsr{wrmsr, list, {.name = 2256, .code = 0xe0, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed lfence{lfence, list, {.name = 2276, .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
inline constexpr listed cl_inst{cl_inst, list, {.name = 2297, .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace misc_retired1

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{ms_entry, list, {.name = 2319, .code = 0xe7, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed nano_code{nano_code, list, {.name = 2339, .code = 0xe7, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed ms_busy{ms_busy, list, {.name = 2360, .code = 0xe7, .mask = 0x4, .counters = 0xff, .period = 1000003}};
} // namespace ms_decoded

namespace serialization {
using namespace core_events;
inline constexpr listed iq_jeu_scb{iq_jeu_scb, list, {.name = 2379, .code = 0x75, .mask = 0x1, .counters = 0xff, .period = 1000003}};
inline constexpr listed non_c01_ms_scb{non_c01_ms_scb, list, {.name = 2404, .code = 0x75, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed c01_ms_scb{c01_ms_scb, list, {.name = 2433, .code = 0x75, .mask = 0x4, .counters = 0xff, .period = 1000003}};
inline constexpr listed color_stalls{color_stalls, list, {.name = 2458, .code = 0x75, .mask = 0x8, .counters = 0xff, .period = 1000003}};
} // namespace serialization

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 2485, .code = 0x00, .mask = 0x5, .fixed = 4, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 2513, .code = 0x73, .counters = 0xff, .period = 1000003}};
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 2543, .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 2564, .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003}};
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 2587, .code = 0x00, .mask = 0x6, .fixed = 5, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 2608, .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003}};
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{all, list, {.name = 2631, .code = 0x00, .mask = 0x7, .fixed = 6, .precise = precision::can, .precise_fixed = 0x40, .period = 1000003}};
inline constexpr listed all_p{all_p, list, {.name = 2652, .code = 0xc2, .mask = 0x2, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003}};
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{any, list, {.name = 2675, .code = 0x0e, .counters = 0xff, .period = 1000003}};
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed x87{x87, list, {.name = 2691, .code = 0xc2, .mask2 = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true}};
inline constexpr listed eom{eom, list, {.name = 2708, .code = 0xc2, .mask = 0x1, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true}};
inline constexpr listed ms{ms, list, {.name = 2725, .code = 0xc2, .mask = 0x4, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .period = 1000003, .has_latency = true}};
inline constexpr listed dual_dest{dual_dest, list, {.name = 2741, .code = 0xc2, .mask = 0x10, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true}};
inline constexpr listed lsd{lsd, list, {.name = 2764, .code = 0xc2, .mask = 0x20, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true}};
inline constexpr listed fpdiv{fpdiv, list, {.name = 2781, .code = 0xc2, .mask = 0x40, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true}};
inline constexpr listed idiv{idiv, list, {.name = 2800, .code = 0xc2, .mask = 0x80, .counters = 0xff, .precise = precision::can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true}};
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::idiv_occupancy,
    &arith::fpdiv_occupancy,
    &arith::fpdiv_active,
    &arith::idiv_uops,
    &arith::fpdiv_uops,
    &baclears::any,
    &baclears::indirect,
    &baclears::uncond,
    &baclears::return_,
    &baclears::cond,
    &br_inst_retired::all_branches,
    &br_inst_retired::cond_taken,
    &br_inst_retired::cond_ntaken,
    &br_misp_retired::all_branches,
    &core_reject_l2q::any,
    &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::thread,
    &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::thread_p,
    &cpu_clk_unhalted::ref_tsc_p,
    &dtlb_load_misses::miss_caused_walk,
    &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_pending,
    &dtlb_load_misses::stlb_hit,
    &dtlb_store_misses::miss_caused_walk,
    &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_pending,
    &dtlb_store_misses::stlb_hit,
    &fp_vint_uops_executed::std,
    &fp_vint_uops_executed::p0,
    &fp_vint_uops_executed::p1,
    &fp_vint_uops_executed::p2,
    &fp_vint_uops_executed::p3,
    &fp_vint_uops_executed::primary,
    &fp_vint_uops_executed::all,
    &frontend_retired::itlb_miss,
    &frontend_retired::icache,
    &icache::hit,
    &icache::misses,
    &icache::accesses,
    &inst_retired::any,
    &inst_retired::any_p,
    &int_uops_executed::ld,
    &int_uops_executed::sta,
    &int_uops_executed::std_jmp,
    &int_uops_executed::p0,
    &int_uops_executed::p1,
    &int_uops_executed::p2,
    &int_uops_executed::p3,
    &int_uops_executed::primary,
    &int_uops_executed::_2nd,
    &int_uops_executed::all,
    &itlb_misses::miss_caused_walk,
    &itlb_misses::walk_completed_4k,
    &itlb_misses::stlb_hit,
    &l2_lines_out::useless_hwpf,
    &lbr_inserts::any,
    &ld_blocks::data_unknown,
    &ld_blocks::store_forward,
    &ld_blocks::address_alias,
    &ld_blocks::dtlb_miss,
    &ld_blocks::all,
    &ld_head::l1_miss,
    &ld_head::wcb_full,
    &ld_head::st_addr,
    &ld_head::dtlb_miss,
    &ld_head::pgwalk,
    &ld_head::other,
    &ld_head::any,
    &ld_head::l1_miss_at_ret,
    &ld_head::wcb_full_at_ret,
    &ld_head::st_addr_at_ret,
    &ld_head::dtlb_miss_at_ret,
    &ld_head::pgwalk_at_ret,
    &ld_head::other_at_ret,
    &ld_head::l1_bound_at_ret,
    &ld_head::any_at_ret,
    &longest_lat_cache::miss,
    &longest_lat_cache::reference,
    &machine_clears::any,
    &machine_clears::smc,
    &machine_clears::memory_ordering,
    &machine_clears::memory_ordering_fast,
    &machine_clears::fp_assist,
    &machine_clears::disambiguation,
    &machine_clears::disambiguation_fast,
    &machine_clears::mrn_nuke,
    &machine_clears::mrn_nuke_fast,
    &machine_clears::page_fault,
    &machine_clears::fpc_virtual_trap,
    &machine_clears::xmc,
    &machine_clears::any_fast,
    &microcode_retired::wrmsr,
    &microcode_retired::lfence,
    &microcode_retired::cl_inst,
    &misc_retired::lbr_inserts,
    &misc_retired1::wrmsr,
    &misc_retired1::lfence,
    &misc_retired1::cl_inst,
    &ms_decoded::ms_entry,
    &ms_decoded::nano_code,
    &ms_decoded::ms_busy,
    &serialization::iq_jeu_scb,
    &serialization::non_c01_ms_scb,
    &serialization::c01_ms_scb,
    &serialization::color_stalls,
    &topdown_bad_speculation::all,
    &topdown_bad_speculation::all_p,
    &topdown_be_bound::all,
    &topdown_be_bound::all_p,
    &topdown_fe_bound::all,
    &topdown_fe_bound::all_p,
    &topdown_retiring::all,
    &topdown_retiring::all_p,
    &uops_issued::any,
    &uops_retired::x87,
    &uops_retired::eom,
    &uops_retired::ms,
    &uops_retired::dual_dest,
    &uops_retired::lsd,
    &uops_retired::fpdiv,
    &uops_retired::idiv,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::perfmon::nvl_atom
