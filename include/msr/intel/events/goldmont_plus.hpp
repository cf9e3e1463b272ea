// Events of Goldmont Plus, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// glp: from intel/perfmon 6dadedf3aa48, GLP/events/goldmontplus_core.json, version 1.01 of
// 03/02/2018; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::goldmont_plus {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr select::event_list list{"goldmont_plus", core::goldmont_plus, names};
} // namespace core_events

namespace baclears {
using namespace core_events;
inline constexpr listed all{{&list, 0x10e6, 0xf, 0x30d4300000, 0x0}, {}, &all}; // .code = 0xe6, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed return_{{&list, 0x80e6, 0xf, 0x30d430000d, 0x0}, {}, &return_}; // .code = 0xe6, .mask = 0x8, .counters = 0xf, .period = 200003
inline constexpr listed cond{{&list, 0x100e6, 0xf, 0x30d430001d, 0x0}, {}, &cond}; // .code = 0xe6, .mask = 0x10, .counters = 0xf, .period = 200003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x20000f0000000f, 0x1030d430002b, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed jcc{{&list, 0x7e0c4, 0x20000f0000000f, 0x1030d4300048, 0x0}, {}, &jcc}; // .code = 0xc4, .mask = 0x7e, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed all_taken_branches{{&list, 0x800c4, 0x20000f0000000f, 0x1030d430005c, 0x0}, {}, &all_taken_branches}; // .code = 0xc4, .mask = 0x80, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed far_branch{{&list, 0xbf0c4, 0x20000f0000000f, 0x1030d430007f, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0xbf, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed non_return_ind{{&list, 0xeb0c4, 0x20000f0000000f, 0x1030d430009a, 0x0}, {}, &non_return_ind}; // .code = 0xc4, .mask = 0xeb, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed return_{{&list, 0xf70c4, 0x20000f0000000f, 0x1030d43000b9, 0x0}, {}, &return_}; // .code = 0xc4, .mask = 0xf7, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed call{{&list, 0xf90c4, 0x20000f0000000f, 0x1030d43000d0, 0x0}, {}, &call}; // .code = 0xc4, .mask = 0xf9, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed ind_call{{&list, 0xfb0c4, 0x20000f0000000f, 0x1030d43000e5, 0x0}, {}, &ind_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed rel_call{{&list, 0xfd0c4, 0x20000f0000000f, 0x1030d43000fe, 0x0}, {}, &rel_call}; // .code = 0xc4, .mask = 0xfd, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed taken_jcc{{&list, 0xfe0c4, 0x20000f0000000f, 0x1030d4300117, 0x0}, {}, &taken_jcc}; // .code = 0xc4, .mask = 0xfe, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x20000f0000000f, 0x1030d4300131, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed jcc{{&list, 0x7e0c5, 0x20000f0000000f, 0x1030d430014e, 0x0}, {}, &jcc}; // .code = 0xc5, .mask = 0x7e, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed non_return_ind{{&list, 0xeb0c5, 0x20000f0000000f, 0x1030d4300162, 0x0}, {}, &non_return_ind}; // .code = 0xc5, .mask = 0xeb, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed return_{{&list, 0xf70c5, 0x20000f0000000f, 0x1030d4300181, 0x0}, {}, &return_}; // .code = 0xc5, .mask = 0xf7, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed ind_call{{&list, 0xfb0c5, 0x20000f0000000f, 0x1030d4300198, 0x0}, {}, &ind_call}; // .code = 0xc5, .mask = 0xfb, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed taken_jcc{{&list, 0xfe0c5, 0x20000f0000000f, 0x1030d43001b1, 0x0}, {}, &taken_jcc}; // .code = 0xc5, .mask = 0xfe, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
} // namespace br_misp_retired

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed all{{&list, 0x31, 0xf, 0x30d43001cb, 0x0}, {}, &all}; // .code = 0x31, .counters = 0xf, .period = 200003
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{{&list, 0x2000, 0x2000000000000, 0x1e8483001df, 0x0}, {}, &core}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e8483001f5, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed core_p{{&list, 0x3c, 0xf, 0x1e84830020e, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0xf, .period = 2000003
inline constexpr listed ref{{&list, 0x103c, 0xf, 0x1e848300226, 0x0}, {}, &ref}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .period = 2000003
} // namespace cpu_clk_unhalted

namespace cycles_div_busy {
using namespace core_events;
inline constexpr listed all{{&list, 0xcd, 0xf, 0x1e84830023b, 0x0}, {}, &all}; // .code = 0xcd, .counters = 0xf, .period = 2000003
inline constexpr listed idiv{{&list, 0x10cd, 0xf, 0x30d430024f, 0x0}, {}, &idiv}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed fpdiv{{&list, 0x20cd, 0xf, 0x30d4300264, 0x0}, {}, &fpdiv}; // .code = 0xcd, .mask = 0x2, .counters = 0xf, .period = 200003
} // namespace cycles_div_busy

namespace decode_restriction {
using namespace core_events;
inline constexpr listed predecode_wrong{{&list, 0x10e9, 0xf, 0x30d430027a, 0x0}, {}, &predecode_wrong}; // .code = 0xe9, .mask = 0x1, .counters = 0xf, .period = 200003
} // namespace decode_restriction

namespace dl1 {
using namespace core_events;
inline constexpr listed replacement{{&list, 0x1051, 0xf, 0x30d430029d, 0x0}, {}, &replacement}; // .code = 0x51, .mask = 0x1, .counters = 0xf, .period = 200003
} // namespace dl1

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xf, 0x30d43002ad, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4008, 0xf, 0x30d43002d0, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x08, .mask = 0x4, .counters = 0xf, .period = 200003
inline constexpr listed walk_completed_1gb{{&list, 0x8008, 0xf, 0x30d43002f6, 0x0}, {}, &walk_completed_1gb}; // .code = 0x08, .mask = 0x8, .counters = 0xf, .period = 200003
inline constexpr listed walk_pending{{&list, 0x10008, 0xf, 0x30d430031a, 0x0}, {}, &walk_pending}; // .code = 0x08, .mask = 0x10, .counters = 0xf, .period = 200003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xf, 0x1e848300338, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xf, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4049, 0xf, 0x1e84830035c, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x49, .mask = 0x4, .counters = 0xf, .period = 2000003
inline constexpr listed walk_completed_1gb{{&list, 0x8049, 0xf, 0x1e848300383, 0x0}, {}, &walk_completed_1gb}; // .code = 0x49, .mask = 0x8, .counters = 0xf, .period = 2000003
inline constexpr listed walk_pending{{&list, 0x10049, 0xf, 0x30d43003a8, 0x0}, {}, &walk_pending}; // .code = 0x49, .mask = 0x10, .counters = 0xf, .period = 200003
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed walk_pending{{&list, 0x1004f, 0xf, 0x30d43003c7, 0x0}, {}, &walk_pending}; // .code = 0x4f, .mask = 0x10, .counters = 0xf, .period = 200003
} // namespace ept

namespace fetch_stall {
using namespace core_events;
inline constexpr listed all{{&list, 0x86, 0xf, 0x30d43003d8, 0x0}, {}, &all}; // .code = 0x86, .counters = 0xf, .period = 200003
inline constexpr listed itlb_fill_pending_cycles{{&list, 0x1086, 0xf, 0x30d43003e8, 0x0}, {}, &itlb_fill_pending_cycles}; // .code = 0x86, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed icache_fill_pending_cycles{{&list, 0x2086, 0xf, 0x30d430040d, 0x0}, {}, &icache_fill_pending_cycles}; // .code = 0x86, .mask = 0x2, .counters = 0xf, .period = 200003
} // namespace fetch_stall

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{{&list, 0x10cb, 0xf, 0xcb00434, 0x0}, {}, &received}; // .code = 0xcb, .mask = 0x1, .counters = 0xf, .period = 203
inline constexpr listed masked{{&list, 0x20cb, 0xf, 0x30d430044b, 0x0}, {}, &masked}; // .code = 0xcb, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed pending_and_masked{{&list, 0x40cb, 0xf, 0x30d4300460, 0x0}, {}, &pending_and_masked}; // .code = 0xcb, .mask = 0x4, .counters = 0xf, .period = 200003
} // namespace hw_interrupts

namespace icache {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1080, 0xf, 0x30d4300481, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed misses{{&list, 0x2080, 0xf, 0x30d430048c, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed accesses{{&list, 0x3080, 0xf, 0x30d430049a, 0x0}, {}, &accesses}; // .code = 0x80, .mask = 0x3, .counters = 0xf, .period = 200003
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x61000000000000, 0x1e8483004aa, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = only, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x20000f0000000f, 0x11e8483004bb, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 2000003
inline constexpr listed prec_dist{{&list, 0xc0, 0x2000010000000f, 0x11e8483004ce, 0x0}, {}, &prec_dist}; // .code = 0xc0, .counters = 0xf, .precise = only, .precise_on = 0x1, .distribution = 0x1, .period = 2000003
} // namespace inst_retired

namespace issue_slots_not_consumed {
using namespace core_events;
inline constexpr listed any{{&list, 0xca, 0xf, 0x30d43004e5, 0x0}, {}, &any}; // .code = 0xca, .counters = 0xf, .period = 200003
inline constexpr listed resource_full{{&list, 0x10ca, 0xf, 0x30d4300502, 0x0}, {}, &resource_full}; // .code = 0xca, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed recovery{{&list, 0x20ca, 0xf, 0x30d4300529, 0x0}, {}, &recovery}; // .code = 0xca, .mask = 0x2, .counters = 0xf, .period = 200003
} // namespace issue_slots_not_consumed

namespace itlb {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4081, 0xf, 0x30d430054b, 0x0}, {}, &miss}; // .code = 0x81, .mask = 0x4, .counters = 0xf, .period = 200003
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xf, 0x1e848300555, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xf, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4085, 0xf, 0x1e848300573, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x85, .mask = 0x4, .counters = 0xf, .period = 2000003
inline constexpr listed walk_completed_1gb{{&list, 0x8085, 0xf, 0x1e848300594, 0x0}, {}, &walk_completed_1gb}; // .code = 0x85, .mask = 0x8, .counters = 0xf, .period = 2000003
inline constexpr listed walk_pending{{&list, 0x10085, 0xf, 0x30d43005b3, 0x0}, {}, &walk_pending}; // .code = 0x85, .mask = 0x10, .counters = 0xf, .period = 200003
} // namespace itlb_misses

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed all{{&list, 0x30, 0xf, 0x30d43005cc, 0x0}, {}, &all}; // .code = 0x30, .counters = 0xf, .period = 200003
} // namespace l2_reject_xq

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{{&list, 0x1003, 0x20000f0000000f, 0x1030d43005dd, 0x0}, {}, &data_unknown}; // .code = 0x03, .mask = 0x1, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed store_forward{{&list, 0x2003, 0x20000f0000000f, 0x1030d43005f4, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed _4k_alias{{&list, 0x4003, 0x20000f0000000f, 0x1030d430060c, 0x0}, {}, &_4k_alias}; // .code = 0x03, .mask = 0x4, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed utlb_miss{{&list, 0x8003, 0x20000f0000000f, 0x1030d430061f, 0x0}, {}, &utlb_miss}; // .code = 0x03, .mask = 0x8, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed all_block{{&list, 0x10003, 0x20000f0000000f, 0x1030d4300633, 0x0}, {}, &all_block}; // .code = 0x03, .mask = 0x10, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
} // namespace ld_blocks

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xf, 0x30d4300647, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xf, .period = 200003
inline constexpr listed reference{{&list, 0x4f02e, 0xf, 0x30d430065e, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xf, .period = 200003
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed all{{&list, 0xc3, 0xf, 0x4e230067a, 0x0}, {}, &all}; // .code = 0xc3, .counters = 0xf, .period = 20003
inline constexpr listed smc{{&list, 0x10c3, 0xf, 0x4e230068d, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x1, .counters = 0xf, .period = 20003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xf, 0x4e23006a0, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xf, .period = 20003
inline constexpr listed fp_assist{{&list, 0x40c3, 0xf, 0x4e23006bf, 0x0}, {}, &fp_assist}; // .code = 0xc3, .mask = 0x4, .counters = 0xf, .period = 20003
inline constexpr listed disambiguation{{&list, 0x80c3, 0xf, 0x4e23006d8, 0x0}, {}, &disambiguation}; // .code = 0xc3, .mask = 0x8, .counters = 0xf, .period = 20003
inline constexpr listed page_fault{{&list, 0x200c3, 0xf, 0x4e23006f6, 0x0}, {}, &page_fault}; // .code = 0xc3, .mask = 0x20, .counters = 0xf, .period = 20003
} // namespace machine_clears

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x20000f0000000f, 0x101030d4300710, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed l2_hit{{&list, 0x20d1, 0x20000f0000000f, 0x101030d430072d, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed l1_miss{{&list, 0x80d1, 0x20000f0000000f, 0x101030d430074a, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed l2_miss{{&list, 0x100d1, 0x20000f0000000f, 0x101030d4300768, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed hitm{{&list, 0x200d1, 0x20000f0000000f, 0x101030d4300786, 0x0}, {}, &hitm}; // .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed wcb_hit{{&list, 0x400d1, 0x20000f0000000f, 0x101030d43007a1, 0x0}, {}, &wcb_hit}; // .code = 0xd1, .mask = 0x40, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed dram_hit{{&list, 0x800d1, 0x20000f0000000f, 0x101030d43007bf, 0x0}, {}, &dram_hit}; // .code = 0xd1, .mask = 0x80, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
} // namespace mem_load_uops_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed dtlb_miss_loads{{&list, 0x110d0, 0x20000f0000000f, 0x101030d43007de, 0x0}, {}, &dtlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed dtlb_miss_stores{{&list, 0x120d0, 0x20000f0000000f, 0x101030d43007ff, 0x0}, {}, &dtlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed dtlb_miss{{&list, 0x130d0, 0x20000f0000000f, 0x101030d4300821, 0x0}, {}, &dtlb_miss}; // .code = 0xd0, .mask = 0x13, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x20000f0000000f, 0x101030d430083c, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x20000f0000000f, 0x101030d4300858, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x20000f0000000f, 0x101030d4300875, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed split{{&list, 0x430d0, 0x20000f0000000f, 0x101030d4300893, 0x0}, {}, &split}; // .code = 0xd0, .mask = 0x43, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x20000f0000000f, 0x101030d43008aa, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x20000f0000000f, 0x101030d43008c5, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed all{{&list, 0x830d0, 0x20000f0000000f, 0x101030d43008e1, 0x0}, {}, &all}; // .code = 0xd0, .mask = 0x83, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{{&list, 0x2013, 0x20000f0000000f, 0x1030d43008f6, 0x0}, {}, &load_page_split}; // .code = 0x13, .mask = 0x2, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed store_page_split{{&list, 0x4013, 0x20000f0000000f, 0x1030d4300917, 0x0}, {}, &store_page_split}; // .code = 0x13, .mask = 0x4, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 200003
} // namespace misalign_mem_ref

namespace ms_decoded {
using namespace core_events;
inline constexpr listed ms_entry{{&list, 0x10e7, 0xf, 0x30d4300939, 0x0}, {}, &ms_entry}; // .code = 0xe7, .mask = 0x1, .counters = 0xf, .period = 200003
} // namespace ms_decoded

namespace tlb_flushes {
using namespace core_events;
inline constexpr listed stlb_any{{&list, 0x200bd, 0xf, 0x4e230094d, 0x0}, {}, &stlb_any}; // .code = 0xbd, .mask = 0x20, .counters = 0xf, .period = 20003
} // namespace tlb_flushes

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0xe, 0xf, 0x30d4300962, 0x0}, {}, &any}; // .code = 0x0e, .counters = 0xf, .period = 200003
} // namespace uops_issued

namespace uops_not_delivered {
using namespace core_events;
inline constexpr listed any{{&list, 0x9c, 0xf, 0x30d4300972, 0x0}, {}, &any}; // .code = 0x9c, .counters = 0xf, .period = 200003
} // namespace uops_not_delivered

namespace uops_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0xc2, 0x20000f0000000f, 0x1e848300989, 0x0}, {}, &any}; // .code = 0xc2, .counters = 0xf, .precise = only, .precise_on = 0xf, .period = 2000003
inline constexpr listed ms{{&list, 0x10c2, 0x20000f0000000f, 0x1e84830099a, 0x0}, {}, &ms}; // .code = 0xc2, .mask = 0x1, .counters = 0xf, .precise = only, .precise_on = 0xf, .period = 2000003
inline constexpr listed fpdiv{{&list, 0x80c2, 0x20000f0000000f, 0x11e8483009aa, 0x0}, {}, &fpdiv}; // .code = 0xc2, .mask = 0x8, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 2000003
inline constexpr listed idiv{{&list, 0x100c2, 0x20000f0000000f, 0x11e8483009bd, 0x0}, {}, &idiv}; // .code = 0xc2, .mask = 0x10, .counters = 0xf, .precise = only, .precise_on = 0xf, .distribution = 0x1, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &baclears::all, &baclears::return_, &baclears::cond, &br_inst_retired::all_branches,
    &br_inst_retired::jcc, &br_inst_retired::all_taken_branches, &br_inst_retired::far_branch,
    &br_inst_retired::non_return_ind, &br_inst_retired::return_, &br_inst_retired::call,
    &br_inst_retired::ind_call, &br_inst_retired::rel_call, &br_inst_retired::taken_jcc,
    &br_misp_retired::all_branches, &br_misp_retired::jcc, &br_misp_retired::non_return_ind,
    &br_misp_retired::return_, &br_misp_retired::ind_call, &br_misp_retired::taken_jcc,
    &core_reject_l2q::all, &cpu_clk_unhalted::core, &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p, &cpu_clk_unhalted::ref, &cycles_div_busy::all,
    &cycles_div_busy::idiv, &cycles_div_busy::fpdiv, &decode_restriction::predecode_wrong,
    &dl1::replacement, &dtlb_load_misses::walk_completed_4k,
    &dtlb_load_misses::walk_completed_2m_4m, &dtlb_load_misses::walk_completed_1gb,
    &dtlb_load_misses::walk_pending, &dtlb_store_misses::walk_completed_4k,
    &dtlb_store_misses::walk_completed_2m_4m, &dtlb_store_misses::walk_completed_1gb,
    &dtlb_store_misses::walk_pending, &ept::walk_pending, &fetch_stall::all,
    &fetch_stall::itlb_fill_pending_cycles, &fetch_stall::icache_fill_pending_cycles,
    &hw_interrupts::received, &hw_interrupts::masked, &hw_interrupts::pending_and_masked,
    &icache::hit, &icache::misses, &icache::accesses, &inst_retired::any, &inst_retired::any_p,
    &inst_retired::prec_dist, &issue_slots_not_consumed::any,
    &issue_slots_not_consumed::resource_full, &issue_slots_not_consumed::recovery, &itlb::miss,
    &itlb_misses::walk_completed_4k, &itlb_misses::walk_completed_2m_4m,
    &itlb_misses::walk_completed_1gb, &itlb_misses::walk_pending, &l2_reject_xq::all,
    &ld_blocks::data_unknown, &ld_blocks::store_forward, &ld_blocks::_4k_alias,
    &ld_blocks::utlb_miss, &ld_blocks::all_block, &longest_lat_cache::miss,
    &longest_lat_cache::reference, &machine_clears::all, &machine_clears::smc,
    &machine_clears::memory_ordering, &machine_clears::fp_assist, &machine_clears::disambiguation,
    &machine_clears::page_fault, &mem_load_uops_retired::l1_hit, &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::l1_miss, &mem_load_uops_retired::l2_miss, &mem_load_uops_retired::hitm,
    &mem_load_uops_retired::wcb_hit, &mem_load_uops_retired::dram_hit,
    &mem_uops_retired::dtlb_miss_loads, &mem_uops_retired::dtlb_miss_stores,
    &mem_uops_retired::dtlb_miss, &mem_uops_retired::lock_loads, &mem_uops_retired::split_loads,
    &mem_uops_retired::split_stores, &mem_uops_retired::split, &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores, &mem_uops_retired::all, &misalign_mem_ref::load_page_split,
    &misalign_mem_ref::store_page_split, &ms_decoded::ms_entry, &tlb_flushes::stlb_any,
    &uops_issued::any, &uops_not_delivered::any, &uops_retired::any, &uops_retired::ms,
    &uops_retired::fpdiv, &uops_retired::idiv,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::goldmont_plus
