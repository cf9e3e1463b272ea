// Events of Tremont (Snow Ridge), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// snr: from intel/perfmon 6dadedf3aa48, SNR/events/snowridgex_core.json, version 1.23 of
// 04/24/2024; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::tremont {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
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
inline constexpr core sharers[] = {core::elkhart_lake};
inline constexpr select::event_list list{"tremont", core::tremont, names, all_of(sharers)};
} // namespace core_events

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e6, 0xf, 0x30d4300000, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed indirect{{&list, 0x20e6, 0xf, 0x30d430000d, 0x0}, {}, &indirect}; // .code = 0xe6, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed uncond{{&list, 0x40e6, 0xf, 0x30d430001f, 0x0}, {}, &uncond}; // .code = 0xe6, .mask = 0x4, .counters = 0xf, .period = 200003
inline constexpr listed return_{{&list, 0x80e6, 0xf, 0x30d430002f, 0x0}, {}, &return_}; // .code = 0xe6, .mask = 0x8, .counters = 0xf, .period = 200003
inline constexpr listed cond{{&list, 0x100e6, 0xf, 0x30d430003f, 0x0}, {}, &cond}; // .code = 0xe6, .mask = 0x10, .counters = 0xf, .period = 200003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x10000f0000000f, 0x1030d430004d, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed jcc{{&list, 0x7e0c4, 0x10000f0000000f, 0x1030d430006a, 0x0}, {}, &jcc}; // .code = 0xc4, .mask = 0x7e, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed far_branch{{&list, 0xbf0c4, 0x10000f0000000f, 0x1030d430007e, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0xbf, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed non_return_ind{{&list, 0xeb0c4, 0x10000f0000000f, 0x1030d4300099, 0x0}, {}, &non_return_ind}; // .code = 0xc4, .mask = 0xeb, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed return_{{&list, 0xf70c4, 0x10000f0000000f, 0x1030d43000b8, 0x0}, {}, &return_}; // .code = 0xc4, .mask = 0xf7, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed call{{&list, 0xf90c4, 0x10000f0000000f, 0x1030d43000cf, 0x0}, {}, &call}; // .code = 0xc4, .mask = 0xf9, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed ind_call{{&list, 0xfb0c4, 0x10000f0000000f, 0x1030d43000e4, 0x0}, {}, &ind_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed rel_call{{&list, 0xfd0c4, 0x10000f0000000f, 0x1030d43000fd, 0x0}, {}, &rel_call}; // .code = 0xc4, .mask = 0xfd, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed taken_jcc{{&list, 0xfe0c4, 0x10000f0000000f, 0x1030d4300116, 0x0}, {}, &taken_jcc}; // .code = 0xc4, .mask = 0xfe, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x10000f0000000f, 0x1030d4300130, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed jcc{{&list, 0x7e0c5, 0x10000f0000000f, 0x1030d430014d, 0x0}, {}, &jcc}; // .code = 0xc5, .mask = 0x7e, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed non_return_ind{{&list, 0xeb0c5, 0x10000f0000000f, 0x1030d4300161, 0x0}, {}, &non_return_ind}; // .code = 0xc5, .mask = 0xeb, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed return_{{&list, 0xf70c5, 0x10000f0000000f, 0x1030d4300180, 0x0}, {}, &return_}; // .code = 0xc5, .mask = 0xf7, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed ind_call{{&list, 0xfb0c5, 0x10000f0000000f, 0x1030d4300197, 0x0}, {}, &ind_call}; // .code = 0xc5, .mask = 0xfb, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed taken_jcc{{&list, 0xfe0c5, 0x10000f0000000f, 0x1030d43001b0, 0x0}, {}, &taken_jcc}; // .code = 0xc5, .mask = 0xfe, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
} // namespace br_misp_retired

namespace btclear {
using namespace core_events;
inline constexpr listed any{{&list, 0xe8, 0xf, 0x30d43001ca, 0x0}, {}, &any}; // .code = 0xe8, .counters = 0xf, .period = 200003
} // namespace btclear

namespace bus_lock {
using namespace core_events;
inline constexpr listed all{{&list, 0x2000000063, 0xf, 0x200030d43001d6, 0x0}, {}, &all}; // .code = 0x63, .edge = true, .counters = 0xf, .period = 200003, .deprecated = true
inline constexpr listed self_locks{{&list, 0x2000000063, 0xf, 0x30d43001e3, 0x0}, {}, &self_locks}; // .code = 0x63, .edge = true, .counters = 0xf, .period = 200003
inline constexpr listed cycles_self_block{{&list, 0x1063, 0xf, 0x200030d43001f7, 0x0}, {}, &cycles_self_block}; // .code = 0x63, .mask = 0x1, .counters = 0xf, .period = 200003, .deprecated = true
inline constexpr listed lock_cycles{{&list, 0x1063, 0xf, 0x30d4300212, 0x0}, {}, &lock_cycles}; // .code = 0x63, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed cycles_other_block{{&list, 0x2063, 0xf, 0x200030d4300227, 0x0}, {}, &cycles_other_block}; // .code = 0x63, .mask = 0x2, .counters = 0xf, .period = 200003, .deprecated = true
inline constexpr listed block_cycles{{&list, 0x2063, 0xf, 0x30d4300243, 0x0}, {}, &block_cycles}; // .code = 0x63, .mask = 0x2, .counters = 0xf, .period = 200003
} // namespace bus_lock

namespace c0_stalls {
using namespace core_events;
inline constexpr listed load_l2_hit{{&list, 0x1034, 0xf, 0x200030d4300259, 0x0}, {}, &load_l2_hit}; // .code = 0x34, .mask = 0x1, .counters = 0xf, .period = 200003, .deprecated = true
inline constexpr listed load_llc_hit{{&list, 0x2034, 0xf, 0x200030d430026f, 0x0}, {}, &load_llc_hit}; // .code = 0x34, .mask = 0x2, .counters = 0xf, .period = 200003, .deprecated = true
inline constexpr listed load_dram_hit{{&list, 0x4034, 0xf, 0x200030d4300286, 0x0}, {}, &load_dram_hit}; // .code = 0x34, .mask = 0x4, .counters = 0xf, .period = 200003, .deprecated = true
} // namespace c0_stalls

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{{&list, 0x31, 0xf, 0x30d430029e, 0x0}, {}, &any}; // .code = 0x31, .counters = 0xf, .period = 200003
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{{&list, 0x2000, 0x2000000000000, 0x1e8483002b2, 0x0}, {}, &core}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e8483002c8, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed core_p{{&list, 0x3c, 0xf, 0x1e8483002e1, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0xf, .period = 2000003
inline constexpr listed ref{{&list, 0x103c, 0xf, 0x1e8483002f9, 0x0}, {}, &ref}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .period = 2000003
inline constexpr listed ref_tsc_p{{&list, 0x103c, 0xf, 0x1e84830030e, 0x0}, {}, &ref_tsc_p}; // .code = 0x3c, .mask = 0x1, .counters = 0xf, .period = 2000003
} // namespace cpu_clk_unhalted

namespace cycles_div_busy {
using namespace core_events;
inline constexpr listed any{{&list, 0xcd, 0xf, 0x2001e848300329, 0x0}, {}, &any}; // .code = 0xcd, .counters = 0xf, .period = 2000003, .deprecated = true
inline constexpr listed idiv{{&list, 0x10cd, 0xf, 0x30d430033d, 0x0}, {}, &idiv}; // .code = 0xcd, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed fpdiv{{&list, 0x20cd, 0xf, 0x30d4300352, 0x0}, {}, &fpdiv}; // .code = 0xcd, .mask = 0x2, .counters = 0xf, .period = 200003
} // namespace cycles_div_busy

namespace decode_restriction {
using namespace core_events;
inline constexpr listed predecode_wrong{{&list, 0x10e9, 0xf, 0x30d4300368, 0x0}, {}, &predecode_wrong}; // .code = 0xe9, .mask = 0x1, .counters = 0xf, .period = 200003
} // namespace decode_restriction

namespace dl1 {
using namespace core_events;
inline constexpr listed dirty_eviction{{&list, 0x1051, 0xf, 0x30d430038b, 0x0}, {}, &dirty_eviction}; // .code = 0x51, .mask = 0x1, .counters = 0xf, .period = 200003
} // namespace dl1

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2008, 0xf, 0x30d430039e, 0x0}, {}, &walk_completed_4k}; // .code = 0x08, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4008, 0xf, 0x30d43003c1, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x08, .mask = 0x4, .counters = 0xf, .period = 200003
inline constexpr listed walk_completed_1g{{&list, 0x8008, 0xf, 0x30d43003e7, 0x0}, {}, &walk_completed_1g}; // .code = 0x08, .mask = 0x8, .counters = 0xf, .period = 200003
inline constexpr listed walk_completed{{&list, 0xe008, 0xf, 0x30d430040a, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0xe, .counters = 0xf, .period = 200003
inline constexpr listed walk_pending{{&list, 0x10008, 0xf, 0x30d430042a, 0x0}, {}, &walk_pending}; // .code = 0x08, .mask = 0x10, .counters = 0xf, .period = 200003
inline constexpr listed stlb_hit{{&list, 0x20008, 0xf, 0x30d4300448, 0x0}, {}, &stlb_hit}; // .code = 0x08, .mask = 0x20, .counters = 0xf, .period = 200003
inline constexpr listed pde_cache_miss{{&list, 0x80008, 0xf, 0x30d4300462, 0x0}, {}, &pde_cache_miss}; // .code = 0x08, .mask = 0x80, .counters = 0xf, .period = 200003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2049, 0xf, 0x1e848300482, 0x0}, {}, &walk_completed_4k}; // .code = 0x49, .mask = 0x2, .counters = 0xf, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4049, 0xf, 0x1e8483004a6, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x49, .mask = 0x4, .counters = 0xf, .period = 2000003
inline constexpr listed walk_completed_1g{{&list, 0x8049, 0xf, 0x30d43004cd, 0x0}, {}, &walk_completed_1g}; // .code = 0x49, .mask = 0x8, .counters = 0xf, .period = 200003
inline constexpr listed walk_completed{{&list, 0xe049, 0xf, 0x30d43004f1, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0xe, .counters = 0xf, .period = 200003
inline constexpr listed walk_pending{{&list, 0x10049, 0xf, 0x30d4300512, 0x0}, {}, &walk_pending}; // .code = 0x49, .mask = 0x10, .counters = 0xf, .period = 200003
inline constexpr listed stlb_hit{{&list, 0x20049, 0xf, 0x1e848300531, 0x0}, {}, &stlb_hit}; // .code = 0x49, .mask = 0x20, .counters = 0xf, .period = 2000003
inline constexpr listed pde_cache_miss{{&list, 0x80049, 0xf, 0x1e84830054c, 0x0}, {}, &pde_cache_miss}; // .code = 0x49, .mask = 0x80, .counters = 0xf, .period = 2000003
} // namespace dtlb_store_misses

namespace ept {
using namespace core_events;
inline constexpr listed epde_hit{{&list, 0x104f, 0xf, 0x1e84830056d, 0x0}, {}, &epde_hit}; // .code = 0x4f, .mask = 0x1, .counters = 0xf, .period = 2000003
inline constexpr listed epde_miss{{&list, 0x204f, 0xf, 0x1e84830057a, 0x0}, {}, &epde_miss}; // .code = 0x4f, .mask = 0x2, .counters = 0xf, .period = 2000003
inline constexpr listed epdpe_hit{{&list, 0x404f, 0xf, 0x1e848300588, 0x0}, {}, &epdpe_hit}; // .code = 0x4f, .mask = 0x4, .counters = 0xf, .period = 2000003
inline constexpr listed epdpe_miss{{&list, 0x804f, 0xf, 0x1e848300596, 0x0}, {}, &epdpe_miss}; // .code = 0x4f, .mask = 0x8, .counters = 0xf, .period = 2000003
inline constexpr listed walk_pending{{&list, 0x1004f, 0xf, 0x30d43005a5, 0x0}, {}, &walk_pending}; // .code = 0x4f, .mask = 0x10, .counters = 0xf, .period = 200003
} // namespace ept

namespace hw_interrupts {
using namespace core_events;
inline constexpr listed received{{&list, 0x10cb, 0xf, 0xcb005b6, 0x0}, {}, &received}; // .code = 0xcb, .mask = 0x1, .counters = 0xf, .period = 203
inline constexpr listed masked{{&list, 0x20cb, 0xf, 0x30d43005cd, 0x0}, {}, &masked}; // .code = 0xcb, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed pending_and_masked{{&list, 0x40cb, 0xf, 0x30d43005e2, 0x0}, {}, &pending_and_masked}; // .code = 0xcb, .mask = 0x4, .counters = 0xf, .period = 200003
} // namespace hw_interrupts

namespace icache {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1080, 0xf, 0x30d4300603, 0x0}, {}, &hit}; // .code = 0x80, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed misses{{&list, 0x2080, 0xf, 0x30d430060e, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed accesses{{&list, 0x3080, 0xf, 0x30d430061c, 0x0}, {}, &accesses}; // .code = 0x80, .mask = 0x3, .counters = 0xf, .period = 200003
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x51000000000000, 0x11e84830062c, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .distribution = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x10000f0000000f, 0x11e84830063d, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003
} // namespace inst_retired

namespace itlb {
using namespace core_events;
inline constexpr listed fills{{&list, 0x4081, 0xf, 0x30d4300650, 0x0}, {}, &fills}; // .code = 0x81, .mask = 0x4, .counters = 0xf, .period = 200003
} // namespace itlb

namespace itlb_misses {
using namespace core_events;
inline constexpr listed walk_completed_4k{{&list, 0x2085, 0xf, 0x1e84830065b, 0x0}, {}, &walk_completed_4k}; // .code = 0x85, .mask = 0x2, .counters = 0xf, .period = 2000003
inline constexpr listed walk_completed_2m_4m{{&list, 0x4085, 0xf, 0x1e848300679, 0x0}, {}, &walk_completed_2m_4m}; // .code = 0x85, .mask = 0x4, .counters = 0xf, .period = 2000003
inline constexpr listed walk_completed_1g{{&list, 0x8085, 0xf, 0x30d430069a, 0x0}, {}, &walk_completed_1g}; // .code = 0x85, .mask = 0x8, .counters = 0xf, .period = 200003
inline constexpr listed walk_completed{{&list, 0xe085, 0xf, 0x30d43006b8, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0xe, .counters = 0xf, .period = 200003
inline constexpr listed walk_pending{{&list, 0x10085, 0xf, 0x30d43006d3, 0x0}, {}, &walk_pending}; // .code = 0x85, .mask = 0x10, .counters = 0xf, .period = 200003
inline constexpr listed stlb_hit{{&list, 0x20085, 0xf, 0x1e8483006ec, 0x0}, {}, &stlb_hit}; // .code = 0x85, .mask = 0x20, .counters = 0xf, .period = 2000003
inline constexpr listed pde_cache_miss{{&list, 0x80085, 0xf, 0x1e848300701, 0x0}, {}, &pde_cache_miss}; // .code = 0x85, .mask = 0x80, .counters = 0xf, .period = 2000003
} // namespace itlb_misses

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{{&list, 0x30, 0xf, 0x30d430071c, 0x0}, {}, &any}; // .code = 0x30, .counters = 0xf, .period = 200003
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed all{{&list, 0x24, 0xf, 0x30d430072d, 0x0}, {}, &all}; // .code = 0x24, .counters = 0xf, .period = 200003
inline constexpr listed miss{{&list, 0x1024, 0xf, 0x30d430073c, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed hit{{&list, 0x2024, 0xf, 0x30d430074c, 0x0}, {}, &hit}; // .code = 0x24, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed rejects{{&list, 0x4024, 0xf, 0x30d430075b, 0x0}, {}, &rejects}; // .code = 0x24, .mask = 0x4, .counters = 0xf, .period = 200003
} // namespace l2_request

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{{&list, 0x1003, 0x10000f0000000f, 0x10f42430076e, 0x0}, {}, &data_unknown}; // .code = 0x03, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003
inline constexpr listed store_forward{{&list, 0x2003, 0x10000f0000000f, 0x10f424300785, 0x0}, {}, &store_forward}; // .code = 0x03, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003
inline constexpr listed _4k_alias{{&list, 0x4003, 0x10000f0000000f, 0x10f42430079d, 0x0}, {}, &_4k_alias}; // .code = 0x03, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003
inline constexpr listed dtlb_miss{{&list, 0x8003, 0x10000f0000000f, 0x10f4243007b0, 0x0}, {}, &dtlb_miss}; // .code = 0x03, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003
inline constexpr listed all{{&list, 0x10003, 0x10000f0000000f, 0x10f4243007c4, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003
} // namespace ld_blocks

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0xf, 0x30d43007d2, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0xf, .period = 200003
inline constexpr listed reference{{&list, 0x4f02e, 0xf, 0x30d43007e9, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0xf, .period = 200003
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed any{{&list, 0xc3, 0xf, 0x4e2300805, 0x0}, {}, &any}; // .code = 0xc3, .counters = 0xf, .period = 20003
inline constexpr listed smc{{&list, 0x10c3, 0xf, 0x4e2300818, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x1, .counters = 0xf, .period = 20003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0xf, 0x4e230082b, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0xf, .period = 20003
inline constexpr listed fp_assist{{&list, 0x40c3, 0xf, 0x4e230084a, 0x0}, {}, &fp_assist}; // .code = 0xc3, .mask = 0x4, .counters = 0xf, .period = 20003
inline constexpr listed disambiguation{{&list, 0x80c3, 0xf, 0x4e2300863, 0x0}, {}, &disambiguation}; // .code = 0xc3, .mask = 0x8, .counters = 0xf, .period = 20003
inline constexpr listed page_fault{{&list, 0x200c3, 0xf, 0x4e2300881, 0x0}, {}, &page_fault}; // .code = 0xc3, .mask = 0x20, .counters = 0xf, .period = 20003
} // namespace machine_clears

namespace mem_bound_stalls {
using namespace core_events;
inline constexpr listed load_l2_hit{{&list, 0x1034, 0xf, 0x30d430089b, 0x0}, {}, &load_l2_hit}; // .code = 0x34, .mask = 0x1, .counters = 0xf, .period = 200003
inline constexpr listed load_llc_hit{{&list, 0x2034, 0xf, 0x30d43008b8, 0x0}, {}, &load_llc_hit}; // .code = 0x34, .mask = 0x2, .counters = 0xf, .period = 200003
inline constexpr listed load_dram_hit{{&list, 0x4034, 0xf, 0x30d43008d6, 0x0}, {}, &load_dram_hit}; // .code = 0x34, .mask = 0x4, .counters = 0xf, .period = 200003
inline constexpr listed load{{&list, 0x7034, 0xf, 0x30d43008f5, 0x0}, {}, &load}; // .code = 0x34, .mask = 0x7, .counters = 0xf, .period = 200003
inline constexpr listed ifetch_l2_hit{{&list, 0x8034, 0xf, 0x30d430090b, 0x0}, {}, &ifetch_l2_hit}; // .code = 0x34, .mask = 0x8, .counters = 0xf, .period = 200003
inline constexpr listed ifetch_llc_hit{{&list, 0x10034, 0xf, 0x30d430092a, 0x0}, {}, &ifetch_llc_hit}; // .code = 0x34, .mask = 0x10, .counters = 0xf, .period = 200003
inline constexpr listed ifetch_dram_hit{{&list, 0x20034, 0xf, 0x30d430094a, 0x0}, {}, &ifetch_dram_hit}; // .code = 0x34, .mask = 0x20, .counters = 0xf, .period = 200003
inline constexpr listed ifetch{{&list, 0x38034, 0xf, 0x30d430096b, 0x0}, {}, &ifetch}; // .code = 0x34, .mask = 0x38, .counters = 0xf, .period = 200003
inline constexpr listed store_buffer_full{{&list, 0x40034, 0xf, 0x30d4300983, 0x0}, {}, &store_buffer_full}; // .code = 0x34, .mask = 0x40, .counters = 0xf, .period = 200003
} // namespace mem_bound_stalls

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x10000f0000000f, 0x101030d43009a6, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed l2_hit{{&list, 0x20d1, 0x10000f0000000f, 0x101030d43009c3, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed l3_hit{{&list, 0x40d1, 0x10000f0000000f, 0x101030d43009e0, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed l1_miss{{&list, 0x80d1, 0x10000f0000000f, 0x101030d43009fd, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed l2_miss{{&list, 0x100d1, 0x10000f0000000f, 0x101030d4300a1b, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed hitm{{&list, 0x200d1, 0x10000f0000000f, 0x101030d4300a39, 0x0}, {}, &hitm}; // .code = 0xd1, .mask = 0x20, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed dram_hit{{&list, 0x800d1, 0x10000f0000000f, 0x101030d4300a54, 0x0}, {}, &dram_hit}; // .code = 0xd1, .mask = 0x80, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
} // namespace mem_load_uops_retired

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed dtlb_miss_loads{{&list, 0x110d0, 0x10000f0000000f, 0x101030d4300a73, 0x0}, {}, &dtlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed dtlb_miss_stores{{&list, 0x120d0, 0x10000f0000000f, 0x101030d4300a94, 0x0}, {}, &dtlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed dtlb_miss{{&list, 0x130d0, 0x10000f0000000f, 0x101030d4300ab6, 0x0}, {}, &dtlb_miss}; // .code = 0xd0, .mask = 0x13, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x10000f0000000f, 0x101030d4300ad1, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x10000f0000000f, 0x101030d4300aed, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x10000f0000000f, 0x101030d4300b0a, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed split{{&list, 0x430d0, 0x10000f0000000f, 0x101030d4300b28, 0x0}, {}, &split}; // .code = 0xd0, .mask = 0x43, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x10000f0000000f, 0x101030d4300b3f, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x10000f0000000f, 0x101030d4300b5a, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
inline constexpr listed all{{&list, 0x830d0, 0x10000f0000000f, 0x101030d4300b76, 0x0}, {}, &all}; // .code = 0xd0, .mask = 0x83, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003, .has_latency = true
} // namespace mem_uops_retired

namespace misalign_mem_ref {
using namespace core_events;
inline constexpr listed load_page_split{{&list, 0x2013, 0x10000f0000000f, 0x1030d4300b8b, 0x0}, {}, &load_page_split}; // .code = 0x13, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
inline constexpr listed store_page_split{{&list, 0x4013, 0x10000f0000000f, 0x1030d4300bac, 0x0}, {}, &store_page_split}; // .code = 0x13, .mask = 0x4, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 200003
} // namespace misalign_mem_ref

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed monuke{{&list, 0x2073, 0xf, 0x2000f424300bce, 0x0}, {}, &monuke}; // .code = 0x73, .mask = 0x2, .counters = 0xf, .period = 1000003, .deprecated = true
inline constexpr listed fastnuke{{&list, 0x2073, 0xf, 0xf424300bed, 0x0}, {}, &fastnuke}; // .code = 0x73, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr listed machine_clears{{&list, 0x2073, 0xf, 0xf424300c0e, 0x0}, {}, &machine_clears}; // .code = 0x73, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr listed mispredict{{&list, 0x4073, 0xf, 0xf424300c35, 0x0}, {}, &mispredict}; // .code = 0x73, .mask = 0x4, .counters = 0xf, .period = 1000003
inline constexpr listed all{{&list, 0x6073, 0xf, 0xf424300c58, 0x0}, {}, &all}; // .code = 0x73, .mask = 0x6, .counters = 0xf, .period = 1000003
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all{{&list, 0x74, 0xf, 0xf424300c74, 0x0}, {}, &all}; // .code = 0x74, .counters = 0xf, .period = 1000003
inline constexpr listed alloc_restrictions{{&list, 0x1074, 0xf, 0xf424300c89, 0x0}, {}, &alloc_restrictions}; // .code = 0x74, .mask = 0x1, .counters = 0xf, .period = 1000003
inline constexpr listed mem_scheduler{{&list, 0x2074, 0xf, 0xf424300cad, 0x0}, {}, &mem_scheduler}; // .code = 0x74, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr listed store_buffer{{&list, 0x4074, 0xf, 0x2000f424300ccc, 0x0}, {}, &store_buffer}; // .code = 0x74, .mask = 0x4, .counters = 0xf, .period = 1000003, .deprecated = true
inline constexpr listed non_mem_scheduler{{&list, 0x8074, 0xf, 0xf424300cea, 0x0}, {}, &non_mem_scheduler}; // .code = 0x74, .mask = 0x8, .counters = 0xf, .period = 1000003
inline constexpr listed serialization{{&list, 0x10074, 0xf, 0xf424300d0d, 0x0}, {}, &serialization}; // .code = 0x74, .mask = 0x10, .counters = 0xf, .period = 1000003
inline constexpr listed register_{{&list, 0x20074, 0xf, 0xf424300d2c, 0x0}, {}, &register_}; // .code = 0x74, .mask = 0x20, .counters = 0xf, .period = 1000003
inline constexpr listed reorder_buffer{{&list, 0x40074, 0xf, 0xf424300d46, 0x0}, {}, &reorder_buffer}; // .code = 0x74, .mask = 0x40, .counters = 0xf, .period = 1000003
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{{&list, 0x71, 0xf, 0xf424300d66, 0x0}, {}, &all}; // .code = 0x71, .counters = 0xf, .period = 1000003
inline constexpr listed cisc{{&list, 0x1071, 0xf, 0xf424300d7b, 0x0}, {}, &cisc}; // .code = 0x71, .mask = 0x1, .counters = 0xf, .period = 1000003
inline constexpr listed branch_detect{{&list, 0x2071, 0xf, 0xf424300d91, 0x0}, {}, &branch_detect}; // .code = 0x71, .mask = 0x2, .counters = 0xf, .period = 1000003
inline constexpr listed predecode{{&list, 0x4071, 0xf, 0xf424300db0, 0x0}, {}, &predecode}; // .code = 0x71, .mask = 0x4, .counters = 0xf, .period = 1000003
inline constexpr listed decode{{&list, 0x8071, 0xf, 0xf424300dcb, 0x0}, {}, &decode}; // .code = 0x71, .mask = 0x8, .counters = 0xf, .period = 1000003
inline constexpr listed itlb{{&list, 0x10071, 0xf, 0xf424300de3, 0x0}, {}, &itlb}; // .code = 0x71, .mask = 0x10, .counters = 0xf, .period = 1000003
inline constexpr listed icache{{&list, 0x20071, 0xf, 0xf424300df9, 0x0}, {}, &icache}; // .code = 0x71, .mask = 0x20, .counters = 0xf, .period = 1000003
inline constexpr listed branch_resteer{{&list, 0x40071, 0xf, 0xf424300e11, 0x0}, {}, &branch_resteer}; // .code = 0x71, .mask = 0x40, .counters = 0xf, .period = 1000003
inline constexpr listed other{{&list, 0x80071, 0xf, 0xf424300e31, 0x0}, {}, &other}; // .code = 0x71, .mask = 0x80, .counters = 0xf, .period = 1000003
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{{&list, 0xc2, 0x10000f0000000f, 0x10f424300e48, 0x0}, {}, &all}; // .code = 0xc2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 1000003
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0xe, 0xf, 0x30d4300e5d, 0x0}, {}, &any}; // .code = 0x0e, .counters = 0xf, .period = 200003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0xc2, 0x10000f0000000f, 0x11e848300e6d, 0x0}, {}, &all}; // .code = 0xc2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003
inline constexpr listed ms{{&list, 0x10c2, 0x10000f0000000f, 0x11e848300e7e, 0x0}, {}, &ms}; // .code = 0xc2, .mask = 0x1, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003
inline constexpr listed x87{{&list, 0x20c2, 0x10000f0000000f, 0x11e848300e8e, 0x0}, {}, &x87}; // .code = 0xc2, .mask = 0x2, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003
inline constexpr listed fpdiv{{&list, 0x80c2, 0x10000f0000000f, 0x11e848300e9f, 0x0}, {}, &fpdiv}; // .code = 0xc2, .mask = 0x8, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003
inline constexpr listed idiv{{&list, 0x100c2, 0x10000f0000000f, 0x11e848300eb2, 0x0}, {}, &idiv}; // .code = 0xc2, .mask = 0x10, .counters = 0xf, .precise = can, .precise_on = 0xf, .distribution = 0x1, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &baclears::any, &baclears::indirect, &baclears::uncond, &baclears::return_, &baclears::cond,
    &br_inst_retired::all_branches, &br_inst_retired::jcc, &br_inst_retired::far_branch,
    &br_inst_retired::non_return_ind, &br_inst_retired::return_, &br_inst_retired::call,
    &br_inst_retired::ind_call, &br_inst_retired::rel_call, &br_inst_retired::taken_jcc,
    &br_misp_retired::all_branches, &br_misp_retired::jcc, &br_misp_retired::non_return_ind,
    &br_misp_retired::return_, &br_misp_retired::ind_call, &br_misp_retired::taken_jcc,
    &btclear::any, &bus_lock::all, &bus_lock::self_locks, &bus_lock::cycles_self_block,
    &bus_lock::lock_cycles, &bus_lock::cycles_other_block, &bus_lock::block_cycles,
    &c0_stalls::load_l2_hit, &c0_stalls::load_llc_hit, &c0_stalls::load_dram_hit,
    &core_reject_l2q::any, &cpu_clk_unhalted::core, &cpu_clk_unhalted::ref_tsc,
    &cpu_clk_unhalted::core_p, &cpu_clk_unhalted::ref, &cpu_clk_unhalted::ref_tsc_p,
    &cycles_div_busy::any, &cycles_div_busy::idiv, &cycles_div_busy::fpdiv,
    &decode_restriction::predecode_wrong, &dl1::dirty_eviction,
    &dtlb_load_misses::walk_completed_4k, &dtlb_load_misses::walk_completed_2m_4m,
    &dtlb_load_misses::walk_completed_1g, &dtlb_load_misses::walk_completed,
    &dtlb_load_misses::walk_pending, &dtlb_load_misses::stlb_hit, &dtlb_load_misses::pde_cache_miss,
    &dtlb_store_misses::walk_completed_4k, &dtlb_store_misses::walk_completed_2m_4m,
    &dtlb_store_misses::walk_completed_1g, &dtlb_store_misses::walk_completed,
    &dtlb_store_misses::walk_pending, &dtlb_store_misses::stlb_hit,
    &dtlb_store_misses::pde_cache_miss, &ept::epde_hit, &ept::epde_miss, &ept::epdpe_hit,
    &ept::epdpe_miss, &ept::walk_pending, &hw_interrupts::received, &hw_interrupts::masked,
    &hw_interrupts::pending_and_masked, &icache::hit, &icache::misses, &icache::accesses,
    &inst_retired::any, &inst_retired::any_p, &itlb::fills, &itlb_misses::walk_completed_4k,
    &itlb_misses::walk_completed_2m_4m, &itlb_misses::walk_completed_1g,
    &itlb_misses::walk_completed, &itlb_misses::walk_pending, &itlb_misses::stlb_hit,
    &itlb_misses::pde_cache_miss, &l2_reject_xq::any, &l2_request::all, &l2_request::miss,
    &l2_request::hit, &l2_request::rejects, &ld_blocks::data_unknown, &ld_blocks::store_forward,
    &ld_blocks::_4k_alias, &ld_blocks::dtlb_miss, &ld_blocks::all, &longest_lat_cache::miss,
    &longest_lat_cache::reference, &machine_clears::any, &machine_clears::smc,
    &machine_clears::memory_ordering, &machine_clears::fp_assist, &machine_clears::disambiguation,
    &machine_clears::page_fault, &mem_bound_stalls::load_l2_hit, &mem_bound_stalls::load_llc_hit,
    &mem_bound_stalls::load_dram_hit, &mem_bound_stalls::load, &mem_bound_stalls::ifetch_l2_hit,
    &mem_bound_stalls::ifetch_llc_hit, &mem_bound_stalls::ifetch_dram_hit,
    &mem_bound_stalls::ifetch, &mem_bound_stalls::store_buffer_full, &mem_load_uops_retired::l1_hit,
    &mem_load_uops_retired::l2_hit, &mem_load_uops_retired::l3_hit, &mem_load_uops_retired::l1_miss,
    &mem_load_uops_retired::l2_miss, &mem_load_uops_retired::hitm, &mem_load_uops_retired::dram_hit,
    &mem_uops_retired::dtlb_miss_loads, &mem_uops_retired::dtlb_miss_stores,
    &mem_uops_retired::dtlb_miss, &mem_uops_retired::lock_loads, &mem_uops_retired::split_loads,
    &mem_uops_retired::split_stores, &mem_uops_retired::split, &mem_uops_retired::all_loads,
    &mem_uops_retired::all_stores, &mem_uops_retired::all, &misalign_mem_ref::load_page_split,
    &misalign_mem_ref::store_page_split, &topdown_bad_speculation::monuke,
    &topdown_bad_speculation::fastnuke, &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict, &topdown_bad_speculation::all, &topdown_be_bound::all,
    &topdown_be_bound::alloc_restrictions, &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::store_buffer, &topdown_be_bound::non_mem_scheduler,
    &topdown_be_bound::serialization, &topdown_be_bound::register_,
    &topdown_be_bound::reorder_buffer, &topdown_fe_bound::all, &topdown_fe_bound::cisc,
    &topdown_fe_bound::branch_detect, &topdown_fe_bound::predecode, &topdown_fe_bound::decode,
    &topdown_fe_bound::itlb, &topdown_fe_bound::icache, &topdown_fe_bound::branch_resteer,
    &topdown_fe_bound::other, &topdown_retiring::all, &uops_issued::any, &uops_retired::all,
    &uops_retired::ms, &uops_retired::x87, &uops_retired::fpdiv, &uops_retired::idiv,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::tremont
