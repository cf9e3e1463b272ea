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
inline constexpr listed idiv_occupancy{{&list, 0x10cd, 0xff, 0xf424300000, 0x0}, {}, &idiv_occupancy}; // .code = 0xcd, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed fpdiv_occupancy{{&list, 0x20cd, 0xff, 0xf424300015, 0x0}, {}, &fpdiv_occupancy}; // .code = 0xcd, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed fpdiv_active{{&list, 0x100020cd, 0xff, 0xf42430002b, 0x0}, {}, &fpdiv_active}; // .code = 0xcd, .mask = 0x2, .threshold = 1, .counters = 0xff, .period = 1000003
inline constexpr listed idiv_uops{{&list, 0x40cd, 0xff, 0xf42430003e, 0x0}, {}, &idiv_uops}; // .code = 0xcd, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed fpdiv_uops{{&list, 0x80cd, 0xff, 0xf42430004e, 0x0}, {}, &fpdiv_uops}; // .code = 0xcd, .mask = 0x8, .counters = 0xff, .period = 1000003
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e6, 0xff, 0xf42430005f, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed indirect{{&list, 0x20e6, 0xff, 0xf42430006c, 0x0}, {}, &indirect}; // .code = 0xe6, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed uncond{{&list, 0x40e6, 0xff, 0xf42430007e, 0x0}, {}, &uncond}; // .code = 0xe6, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed return_{{&list, 0x80e6, 0xff, 0xf42430008e, 0x0}, {}, &return_}; // .code = 0xe6, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed cond{{&list, 0x100e6, 0xff, 0xf42430009e, 0x0}, {}, &cond}; // .code = 0xe6, .mask = 0x10, .counters = 0xff, .period = 1000003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x1000ff000000ff, 0x30f4243000ac, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed cond_taken{{&list, 0x30c4, 0x1000ff000000ff, 0x30f4243000c9, 0x0}, {}, &cond_taken}; // .code = 0xc4, .mask = 0x3, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed cond_ntaken{{&list, 0x40c4, 0x1000ff000000ff, 0x30f4243000e4, 0x0}, {}, &cond_ntaken}; // .code = 0xc4, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x1000ff000000ff, 0x30f424300100, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{{&list, 0x31, 0xff, 0xf42430011d, 0x0}, {}, &any}; // .code = 0x31, .counters = 0xff, .period = 1000003
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{{&list, 0x2000, 0x2000000000000, 0x1e848300131, 0x0}, {}, &core}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e848300147, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e84830015f, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed core_p{{&list, 0x3c, 0xff, 0x1e848300178, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0xff, 0x1e848300190, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0xff, .period = 2000003
inline constexpr listed ref_tsc_p{{&list, 0x103c, 0xff, 0x1e8483001aa, 0x0}, {}, &ref_tsc_p}; // .code = 0x3c, .mask = 0x1, .counters = 0xff, .period = 2000003
} // namespace cpu_clk_unhalted

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1008, 0xff, 0xf4243001c5, 0x0}, {}, &miss_caused_walk}; // .code = 0x08, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xff, 0xf4243001e7, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed walk_pending{{&list, 0x10008, 0xff, 0xf42430020a, 0x0}, {}, &walk_pending}; // .code = 0x08, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed stlb_hit{{&list, 0x60008, 0xff, 0xf424300228, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x60, .counters = 0xff, .period = 1000003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1049, 0xff, 0xf424300242, 0x0}, {}, &miss_caused_walk}; // .code = 0x49, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xff, 0xf424300265, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed walk_pending{{&list, 0x10049, 0xff, 0xf424300289, 0x0}, {}, &walk_pending}; // .code = 0x49, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed stlb_hit{{&list, 0x60049, 0xff, 0xf4243002a8, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x60, .counters = 0xff, .period = 1000003
} // namespace dtlb_store_misses

namespace fp_vint_uops_executed {
using namespace core_events;
inline constexpr listed std{{&list, 0x10b2, 0xff, 0xf4243002c3, 0x0}, {}, &std}; // .code = 0xb2, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed p0{{&list, 0x20b2, 0xff, 0xf4243002dd, 0x0}, {}, &p0}; // .code = 0xb2, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed p1{{&list, 0x40b2, 0xff, 0xf4243002f6, 0x0}, {}, &p1}; // .code = 0xb2, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed p2{{&list, 0x80b2, 0xff, 0xf42430030f, 0x0}, {}, &p2}; // .code = 0xb2, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed p3{{&list, 0x100b2, 0xff, 0xf424300328, 0x0}, {}, &p3}; // .code = 0xb2, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed primary{{&list, 0x1e0b2, 0xff, 0xf424300341, 0x0}, {}, &primary}; // .code = 0xb2, .mask = 0x1e, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0x1f0b2, 0xff, 0xf42430035f, 0x0}, {}, &all}; // .code = 0xb2, .mask = 0x1f, .counters = 0xff, .period = 1000003
} // namespace fp_vint_uops_executed

namespace frontend_retired {
using namespace core_events;
inline constexpr listed itlb_miss{{&list, 0x100c6, 0x1000ff000000ff, 0x30f424300379, 0x0}, {}, &itlb_miss}; // .code = 0xc6, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed icache{{&list, 0x200c6, 0x1000ff000000ff, 0x30f424300394, 0x0}, {}, &icache}; // .code = 0xc6, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace frontend_retired

namespace icache {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1080, 0xff, 0xf4243003ac, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed misses{{&list, 0x2080, 0xff, 0xf4243003b7, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed accesses{{&list, 0x3080, 0xff, 0xf4243003c5, 0x0}, {}, &accesses}; // .code = 0x80, .mask = 0x3, .counters = 0xff, .period = 1000003
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x51000000000000, 0x1e8483003d5, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x1000ff000000ff, 0x31e8483003e6, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 2000003
} // namespace inst_retired

namespace int_uops_executed {
using namespace core_events;
inline constexpr listed ld{{&list, 0x10b3, 0xff, 0xf4243003f9, 0x0}, {}, &ld}; // .code = 0xb3, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed sta{{&list, 0x20b3, 0xff, 0xf42430040e, 0x0}, {}, &sta}; // .code = 0xb3, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed std_jmp{{&list, 0x40b3, 0xff, 0xf424300424, 0x0}, {}, &std_jmp}; // .code = 0xb3, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed p0{{&list, 0x80b3, 0xff, 0xf42430043e, 0x0}, {}, &p0}; // .code = 0xb3, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed p1{{&list, 0x100b3, 0xff, 0xf424300453, 0x0}, {}, &p1}; // .code = 0xb3, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed p2{{&list, 0x200b3, 0xff, 0xf424300468, 0x0}, {}, &p2}; // .code = 0xb3, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed p3{{&list, 0x400b3, 0xff, 0xf42430047d, 0x0}, {}, &p3}; // .code = 0xb3, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed primary{{&list, 0x780b3, 0xff, 0xf424300492, 0x0}, {}, &primary}; // .code = 0xb3, .mask = 0x78, .counters = 0xff, .period = 1000003
inline constexpr listed _2nd{{&list, 0x800b3, 0xff, 0xf4243004ac, 0x0}, {}, &_2nd}; // .code = 0xb3, .mask = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed all{{&list, 0xff0b3, 0xff, 0xf4243004c2, 0x0}, {}, &all}; // .code = 0xb3, .mask = 0xff, .counters = 0xff, .period = 1000003
} // namespace int_uops_executed

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1085, 0xff, 0xf4243004d8, 0x0}, {}, &miss_caused_walk}; // .code = 0x85, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xff, 0xf4243004f5, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed stlb_hit{{&list, 0x20085, 0xff, 0xf424300513, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x20, .counters = 0xff, .period = 1000003
} // namespace itlb_misses

namespace l2_lines_out {
using namespace core_events;
inline constexpr listed useless_hwpf{{&list, 0x4026, 0xff, 0xf424300528, 0x0}, {}, &useless_hwpf}; // .code = 0x26, .mask = 0x4, .counters = 0xff, .period = 1000003
} // namespace l2_lines_out

namespace lbr_inserts {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e4, 0x1000ff000000ff, 0x30f424300542, 0x0}, {}, &any}; // .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace lbr_inserts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{{&list, 0x1003, 0x1000ff000000ff, 0x30f424300552, 0x0}, {}, &data_unknown}; // .code = 0x03, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed store_forward{{&list, 0x2003, 0x1000ff000000ff, 0x30f424300569, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed address_alias{{&list, 0x4003, 0x1000ff000000ff, 0x30f424300581, 0x0}, {}, &address_alias}; // .code = 0x03, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed dtlb_miss{{&list, 0x8003, 0x1000ff000000ff, 0x30f424300599, 0x0}, {}, &dtlb_miss}; // .code = 0x03, .mask = 0x8, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed all{{&list, 0x1f003, 0x1000ff000000ff, 0x30f4243005ad, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x1f, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed l1_miss{{&list, 0x1005, 0xff, 0xf4243005bb, 0x0}, {}, &l1_miss}; // .code = 0x05, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed wcb_full{{&list, 0x2005, 0xff, 0xf4243005cb, 0x0}, {}, &wcb_full}; // .code = 0x05, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed st_addr{{&list, 0x4005, 0xff, 0xf4243005dc, 0x0}, {}, &st_addr}; // .code = 0x05, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed dtlb_miss{{&list, 0x10005, 0xff, 0xf4243005ec, 0x0}, {}, &dtlb_miss}; // .code = 0x05, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed pgwalk{{&list, 0x20005, 0xff, 0xf4243005fe, 0x0}, {}, &pgwalk}; // .code = 0x05, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed other{{&list, 0x40005, 0xff, 0xf42430060d, 0x0}, {}, &other}; // .code = 0x05, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed any{{&list, 0x7f005, 0xff, 0xf42430061b, 0x0}, {}, &any}; // .code = 0x05, .mask = 0x7f, .counters = 0xff, .period = 1000003
inline constexpr listed l1_miss_at_ret{{&list, 0x81005, 0xff, 0xf424300627, 0x0}, {}, &l1_miss_at_ret}; // .code = 0x05, .mask = 0x81, .counters = 0xff, .period = 1000003
inline constexpr listed wcb_full_at_ret{{&list, 0x82005, 0xff, 0xf42430063e, 0x0}, {}, &wcb_full_at_ret}; // .code = 0x05, .mask = 0x82, .counters = 0xff, .period = 1000003
inline constexpr listed st_addr_at_ret{{&list, 0x84005, 0xff, 0xf424300656, 0x0}, {}, &st_addr_at_ret}; // .code = 0x05, .mask = 0x84, .counters = 0xff, .period = 1000003
inline constexpr listed dtlb_miss_at_ret{{&list, 0x90005, 0xff, 0xf42430066d, 0x0}, {}, &dtlb_miss_at_ret}; // .code = 0x05, .mask = 0x90, .counters = 0xff, .period = 1000003
inline constexpr listed pgwalk_at_ret{{&list, 0xa0005, 0xff, 0xf424300686, 0x0}, {}, &pgwalk_at_ret}; // .code = 0x05, .mask = 0xa0, .counters = 0xff, .period = 1000003
inline constexpr listed other_at_ret{{&list, 0xc0005, 0xff, 0xf42430069c, 0x0}, {}, &other_at_ret}; // .code = 0x05, .mask = 0xc0, .counters = 0xff, .period = 1000003
inline constexpr listed l1_bound_at_ret{{&list, 0xf4005, 0xff, 0xf4243006b1, 0x0}, {}, &l1_bound_at_ret}; // .code = 0x05, .mask = 0xf4, .counters = 0xff, .period = 1000003
inline constexpr listed any_at_ret{{&list, 0xff005, 0xff, 0xf4243006c9, 0x0}, {}, &any_at_ret}; // .code = 0x05, .mask = 0xff, .counters = 0xff, .period = 1000003
} // namespace ld_head

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xff, 0xf4243006dc, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xff, .period = 1000003
inline constexpr listed reference{{&list, 0x4f02e, 0xff, 0xf4243006f3, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xff, .period = 1000003
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{{&list, 0xc3, 0xff, 0xf42430070f, 0x0}, {}, &any}; // .code = 0xc3, .counters = 0xff, .period = 1000003
inline constexpr listed smc{{&list, 0x10c3, 0xff, 0xf424300722, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xff, 0xf424300735, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed memory_ordering_fast{{&list, 0x80020c3, 0xff, 0xf424300754, 0x0}, {}, &memory_ordering_fast}; // .code = 0xc3, .mask = 0x2, .mask2 = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed fp_assist{{&list, 0x40c3, 0xff, 0xf424300778, 0x0}, {}, &fp_assist}; // .code = 0xc3, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed disambiguation{{&list, 0x80c3, 0xff, 0xf424300791, 0x0}, {}, &disambiguation}; // .code = 0xc3, .mask = 0x8, .counters = 0xff, .period = 1000003
inline constexpr listed disambiguation_fast{{&list, 0x80080c3, 0xff, 0xf4243007af, 0x0}, {}, &disambiguation_fast}; // .code = 0xc3, .mask = 0x8, .mask2 = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed mrn_nuke{{&list, 0x100c3, 0xff, 0xf4243007d2, 0x0}, {}, &mrn_nuke}; // .code = 0xc3, .mask = 0x10, .counters = 0xff, .period = 1000003
inline constexpr listed mrn_nuke_fast{{&list, 0x80100c3, 0xff, 0xf4243007ea, 0x0}, {}, &mrn_nuke_fast}; // .code = 0xc3, .mask = 0x10, .mask2 = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed page_fault{{&list, 0x200c3, 0xff, 0xf424300807, 0x0}, {}, &page_fault}; // .code = 0xc3, .mask = 0x20, .counters = 0xff, .period = 1000003
inline constexpr listed fpc_virtual_trap{{&list, 0x400c3, 0xff, 0xf424300821, 0x0}, {}, &fpc_virtual_trap}; // .code = 0xc3, .mask = 0x40, .counters = 0xff, .period = 1000003
inline constexpr listed xmc{{&list, 0x800c3, 0xff, 0xf424300841, 0x0}, {}, &xmc}; // .code = 0xc3, .mask = 0x80, .counters = 0xff, .period = 1000003
inline constexpr listed any_fast{{&list, 0x80ff0c3, 0xff, 0xf424300854, 0x0}, {}, &any_fast}; // .code = 0xc3, .mask = 0xff, .mask2 = 0x80, .counters = 0xff, .period = 1000003
} // namespace machine_clears

namespace microcode_retired {
using namespace core_events;
inline constexpr listed wrmsr{{&list, 0xe0, 0x1000ff000000ff, 0x30f42430086c, 0x0}, {}, &wrmsr}; // .code = 0xe0, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed lfence{{&list, 0x20e0, 0x1000ff000000ff, 0x30f424300884, 0x0}, {}, &lfence}; // .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed cl_inst{{&list, 0xff0e0, 0x1000ff000000ff, 0x30f42430089d, 0x0}, {}, &cl_inst}; // .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace microcode_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x10e4, 0x1000ff000000ff, 0x2030f4243008b7, 0x0}, {}, &lbr_inserts}; // .code = 0xe4, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .deprecated = true
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed wrmsr{{&list, 0xe0, 0x1000ff000000ff, 0x30f4243008d0, 0x0}, {}, &wrmsr}; // .code = 0xe0, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed lfence{{&list, 0x20e0, 0x1000ff000000ff, 0x30f4243008e4, 0x0}, {}, &lfence}; // .code = 0xe0, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
inline constexpr listed cl_inst{{&list, 0xff0e0, 0x1000ff000000ff, 0x30f4243008f9, 0x0}, {}, &cl_inst}; // .code = 0xe0, .mask = 0xff, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace misc_retired1

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{{&list, 0x10e7, 0xff, 0xf42430090f, 0x0}, {}, &ms_entry}; // .code = 0xe7, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed nano_code{{&list, 0x20e7, 0xff, 0xf424300923, 0x0}, {}, &nano_code}; // .code = 0xe7, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed ms_busy{{&list, 0x40e7, 0xff, 0xf424300938, 0x0}, {}, &ms_busy}; // .code = 0xe7, .mask = 0x4, .counters = 0xff, .period = 1000003
} // namespace ms_decoded

namespace serialization {
using namespace core_events;
inline constexpr listed iq_jeu_scb{{&list, 0x1075, 0xff, 0xf42430094b, 0x0}, {}, &iq_jeu_scb}; // .code = 0x75, .mask = 0x1, .counters = 0xff, .period = 1000003
inline constexpr listed non_c01_ms_scb{{&list, 0x2075, 0xff, 0xf424300964, 0x0}, {}, &non_c01_ms_scb}; // .code = 0x75, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed c01_ms_scb{{&list, 0x4075, 0xff, 0xf424300981, 0x0}, {}, &c01_ms_scb}; // .code = 0x75, .mask = 0x4, .counters = 0xff, .period = 1000003
inline constexpr listed color_stalls{{&list, 0x8075, 0xff, 0xf42430099a, 0x0}, {}, &color_stalls}; // .code = 0x75, .mask = 0x8, .counters = 0xff, .period = 1000003
} // namespace serialization

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all{{&list, 0x5000, 0x5000000000000, 0xf4243009b5, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x5, .fixed = 4, .period = 1000003
inline constexpr listed all_p{{&list, 0x73, 0xff, 0xf4243009d1, 0x0}, {}, &all_p}; // .code = 0x73, .counters = 0xff, .period = 1000003
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all{{&list, 0x20a4, 0xff, 0xf4243009ef, 0x0}, {}, &all}; // .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003
inline constexpr listed all_p{{&list, 0x20a4, 0xff, 0xf424300a04, 0x0}, {}, &all_p}; // .code = 0xa4, .mask = 0x2, .counters = 0xff, .period = 1000003
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{{&list, 0x6000, 0x6000000000000, 0xf424300a1b, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x6, .fixed = 5, .period = 1000003
inline constexpr listed all_p{{&list, 0x109c, 0xff, 0xf424300a30, 0x0}, {}, &all_p}; // .code = 0x9c, .mask = 0x1, .counters = 0xff, .period = 1000003
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{{&list, 0x7000, 0x1017000000000000, 0xf424300a47, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x7, .fixed = 6, .precise = can, .precise_fixed = 0x40, .period = 1000003
inline constexpr listed all_p{{&list, 0x20c2, 0x1000ff000000ff, 0x30f424300a5c, 0x0}, {}, &all_p}; // .code = 0xc2, .mask = 0x2, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0xe, 0xff, 0xf424300a73, 0x0}, {}, &any}; // .code = 0x0e, .counters = 0xff, .period = 1000003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed x87{{&list, 0x1000c2, 0x1000ff000000ff, 0x1030f424300a83, 0x0}, {}, &x87}; // .code = 0xc2, .mask2 = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr listed eom{{&list, 0x10c2, 0x1000ff000000ff, 0x1030f424300a94, 0x0}, {}, &eom}; // .code = 0xc2, .mask = 0x1, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr listed ms{{&list, 0x40c2, 0x1000ff000000ff, 0x1000f424300aa5, 0x0}, {}, &ms}; // .code = 0xc2, .mask = 0x4, .counters = 0xff, .precise = can, .precise_on = 0xff, .period = 1000003, .has_latency = true
inline constexpr listed dual_dest{{&list, 0x100c2, 0x1000ff000000ff, 0x1030f424300ab5, 0x0}, {}, &dual_dest}; // .code = 0xc2, .mask = 0x10, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr listed lsd{{&list, 0x200c2, 0x1000ff000000ff, 0x1030f424300acc, 0x0}, {}, &lsd}; // .code = 0xc2, .mask = 0x20, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr listed fpdiv{{&list, 0x400c2, 0x1000ff000000ff, 0x1030f424300add, 0x0}, {}, &fpdiv}; // .code = 0xc2, .mask = 0x40, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
inline constexpr listed idiv{{&list, 0x800c2, 0x1000ff000000ff, 0x1030f424300af0, 0x0}, {}, &idiv}; // .code = 0xc2, .mask = 0x80, .counters = 0xff, .precise = can, .precise_on = 0xff, .distribution = 0x3, .period = 1000003, .has_latency = true
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
