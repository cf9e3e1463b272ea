// Events of Alder Lake: Atom cores, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// adl_gracemont: from intel/perfmon 6dadedf3aa48, ADL/events/alderlake_gracemont_core.json, version
// 1.40 of 05/27/2026; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
#pragma once

#include <msr/intel/perfmon/listed.hpp>

// clang-format off
namespace msr::events::alder_lake_atom {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "arith.idiv_occupancy\0"
    "arith.idiv_active\0"
    "arith.fpdiv_active\0"
    "arith.div_active\0"
    "arith.div_occupancy\0"
    "arith.idiv_uops\0"
    "arith.fpdiv_uops\0"
    "arith.div_uops\0"
    "baclears.any\0"
    "br_inst_retired.all_branches\0"
    "br_inst_retired.jcc\0"
    "br_inst_retired.cond\0"
    "br_inst_retired.taken\0"
    "br_inst_retired.far_branch\0"
    "br_inst_retired.near_taken\0"
    "br_inst_retired.rel_jmp\0"
    "br_inst_retired.non_return_ind\0"
    "br_inst_retired.indirect\0"
    "br_inst_retired.indirect_jmp\0"
    "br_inst_retired.return\0"
    "br_inst_retired.near_return\0"
    "br_inst_retired.call\0"
    "br_inst_retired.near_call\0"
    "br_inst_retired.ind_call\0"
    "br_inst_retired.indirect_call\0"
    "br_inst_retired.rel_call\0"
    "br_inst_retired.taken_jcc\0"
    "br_inst_retired.cond_taken\0"
    "br_misp_retired.all_branches\0"
    "br_misp_retired.jcc\0"
    "br_misp_retired.cond\0"
    "br_misp_retired.near_taken\0"
    "br_misp_retired.non_return_ind\0"
    "br_misp_retired.indirect\0"
    "br_misp_retired.indirect_jmp\0"
    "br_misp_retired.return\0"
    "br_misp_retired.ind_call\0"
    "br_misp_retired.indirect_call\0"
    "br_misp_retired.taken_jcc\0"
    "br_misp_retired.cond_taken\0"
    "btclear.any\0"
    "core_reject_l2q.any\0"
    "cpu_clk_unhalted.core\0"
    "cpu_clk_unhalted.thread\0"
    "cpu_clk_unhalted.ref_tsc\0"
    "cpu_clk_unhalted.core_p\0"
    "cpu_clk_unhalted.thread_p\0"
    "cpu_clk_unhalted.ref_tsc_p\0"
    "cpu_clk_unhalted.ref\0"
    "dtlb_load_misses.walk_completed\0"
    "dtlb_store_misses.walk_completed\0"
    "icache.misses\0"
    "icache.accesses\0"
    "inst_retired.any\0"
    "inst_retired.any_p\0"
    "itlb_misses.miss_caused_walk\0"
    "itlb_misses.walk_completed\0"
    "itlb_misses.pde_cache_miss\0"
    "l2_reject_xq.any\0"
    "l2_request.all\0"
    "l2_request.miss\0"
    "l2_request.hit\0"
    "lbr_inserts.any\0"
    "ld_blocks.data_unknown\0"
    "ld_blocks.4k_alias\0"
    "ld_blocks.address_alias\0"
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
    "machine_clears.smc\0"
    "machine_clears.memory_ordering\0"
    "machine_clears.fp_assist\0"
    "machine_clears.disambiguation\0"
    "machine_clears.fast\0"
    "machine_clears.page_fault\0"
    "machine_clears.fpc_virtual_trap\0"
    "machine_clears.slow\0"
    "machine_clears.mrn_nuke\0"
    "mem_bound_stalls.load_l2_hit\0"
    "mem_bound_stalls.load_llc_hit\0"
    "mem_bound_stalls.load_dram_hit\0"
    "mem_bound_stalls.load_l2_miss\0"
    "mem_bound_stalls.load\0"
    "mem_bound_stalls.ifetch_l2_hit\0"
    "mem_bound_stalls.ifetch_llc_hit\0"
    "mem_bound_stalls.ifetch_dram_hit\0"
    "mem_bound_stalls.ifetch_l2_miss\0"
    "mem_bound_stalls.ifetch\0"
    "mem_load_uops_retired.l1_hit\0"
    "mem_load_uops_retired.l2_hit\0"
    "mem_load_uops_retired.l3_hit\0"
    "mem_load_uops_retired.l1_miss\0"
    "mem_load_uops_retired.l2_miss\0"
    "mem_load_uops_retired.hitm\0"
    "mem_load_uops_retired.dram_hit\0"
    "mem_load_uops_retired_misc.l3_miss\0"
    "mem_load_uops_retired_misc.hit_e_f\0"
    "mem_scheduler_block.st_buf\0"
    "mem_scheduler_block.ld_buf\0"
    "mem_scheduler_block.rsv\0"
    "mem_scheduler_block.all\0"
    "mem_uops_retired.load_latency_gt_4\0"
    "mem_uops_retired.load_latency_gt_128\0"
    "mem_uops_retired.load_latency_gt_64\0"
    "mem_uops_retired.load_latency_gt_32\0"
    "mem_uops_retired.load_latency_gt_16\0"
    "mem_uops_retired.load_latency_gt_8\0"
    "mem_uops_retired.load_latency_gt_512\0"
    "mem_uops_retired.load_latency_gt_256\0"
    "mem_uops_retired.load_latency_gt_2048\0"
    "mem_uops_retired.load_latency_gt_1024\0"
    "mem_uops_retired.store_latency\0"
    "mem_uops_retired.dtlb_miss_loads\0"
    "mem_uops_retired.stlb_miss_loads\0"
    "mem_uops_retired.dtlb_miss_stores\0"
    "mem_uops_retired.stlb_miss_stores\0"
    "mem_uops_retired.dtlb_miss\0"
    "mem_uops_retired.stlb_miss\0"
    "mem_uops_retired.lock_loads\0"
    "mem_uops_retired.split_loads\0"
    "mem_uops_retired.split_stores\0"
    "mem_uops_retired.split\0"
    "mem_uops_retired.all_loads\0"
    "mem_uops_retired.all_stores\0"
    "mem_uops_retired.all\0"
    "misc_retired.lbr_inserts\0"
    "misc_retired1.lfence\0"
    "misc_retired1.cl_inst\0"
    "misc_retired2.keylocker_access\0"
    "misc_retired2.keylocker_miss\0"
    "serialization.non_c01_ms_scb\0"
    "serialization.c01_ms_scb\0"
    "serialization.color_stalls\0"
    "topdown_bad_speculation.all\0"
    "topdown_bad_speculation.nuke\0"
    "topdown_bad_speculation.fastnuke\0"
    "topdown_bad_speculation.machine_clears\0"
    "topdown_bad_speculation.mispredict\0"
    "topdown_be_bound.all\0"
    "topdown_be_bound.alloc_restrictions\0"
    "topdown_be_bound.mem_scheduler\0"
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
    "topdown_fe_bound.frontend_latency\0"
    "topdown_fe_bound.other\0"
    "topdown_fe_bound.frontend_bandwidth\0"
    "topdown_retiring.all\0"
    "uops_issued.any\0"
    "uops_retired.all\0"
    "uops_retired.ms\0"
    "uops_retired.x87\0"
    "uops_retired.fpdiv\0"
    "uops_retired.idiv\0";
inline constexpr select::event_list list{"alder_lake_atom", core::alder_lake_atom, names};
} // namespace core_events

namespace arith {
using namespace core_events;
inline constexpr listed idiv_occupancy{{&list, 0x10cd, 0x3f, 0xf424300000, 0x0}, {}, &idiv_occupancy}; // .code = 0xcd, .mask = 0x1, .counters = 0x3f, .period = 1000003
inline constexpr listed idiv_active{{&list, 0x100010cd, 0x3f, 0xf424300015, 0x0}, {}, &idiv_active}; // .code = 0xcd, .mask = 0x1, .threshold = 1, .counters = 0x3f, .period = 1000003
inline constexpr listed fpdiv_active{{&list, 0x20cd, 0x3f, 0xf424300027, 0x0}, {}, &fpdiv_active}; // .code = 0xcd, .mask = 0x2, .counters = 0x3f, .period = 1000003
inline constexpr listed div_active{{&list, 0x100030cd, 0x3f, 0xf42430003a, 0x0}, {}, &div_active}; // .code = 0xcd, .mask = 0x3, .threshold = 1, .counters = 0x3f, .period = 1000003
inline constexpr listed div_occupancy{{&list, 0x30cd, 0x3f, 0x2000f42430004b, 0x0}, {}, &div_occupancy}; // .code = 0xcd, .mask = 0x3, .counters = 0x3f, .period = 1000003, .deprecated = true
inline constexpr listed idiv_uops{{&list, 0x40cd, 0x3f, 0xf42430005f, 0x0}, {}, &idiv_uops}; // .code = 0xcd, .mask = 0x4, .counters = 0x3f, .period = 1000003
inline constexpr listed fpdiv_uops{{&list, 0x80cd, 0x3f, 0xf42430006f, 0x0}, {}, &fpdiv_uops}; // .code = 0xcd, .mask = 0x8, .counters = 0x3f, .period = 1000003
inline constexpr listed div_uops{{&list, 0xc0cd, 0x3f, 0x2000f424300080, 0x0}, {}, &div_uops}; // .code = 0xcd, .mask = 0xc, .counters = 0x3f, .period = 1000003, .deprecated = true
} // namespace arith

namespace baclears {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e6, 0x3f, 0x186a30008f, 0x0}, {}, &any}; // .code = 0xe6, .mask = 0x1, .counters = 0x3f, .period = 100003
} // namespace baclears

namespace br_inst_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc4, 0x10003f0000003f, 0x30d430009c, 0x0}, {}, &all_branches}; // .code = 0xc4, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed jcc{{&list, 0x7e0c4, 0x10003f0000003f, 0x200030d43000b9, 0x0}, {}, &jcc}; // .code = 0xc4, .mask = 0x7e, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed cond{{&list, 0x7e0c4, 0x10003f0000003f, 0x30d43000cd, 0x0}, {}, &cond}; // .code = 0xc4, .mask = 0x7e, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed taken{{&list, 0x800c4, 0x10003f0000003f, 0x30d43000e2, 0x0}, {}, &taken}; // .code = 0xc4, .mask = 0x80, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed far_branch{{&list, 0xbf0c4, 0x10003f0000003f, 0x30d43000f8, 0x0}, {}, &far_branch}; // .code = 0xc4, .mask = 0xbf, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed near_taken{{&list, 0xc00c4, 0x10003f0000003f, 0x30d4300113, 0x0}, {}, &near_taken}; // .code = 0xc4, .mask = 0xc0, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed rel_jmp{{&list, 0xdf0c4, 0x10003f0000003f, 0x30d430012e, 0x0}, {}, &rel_jmp}; // .code = 0xc4, .mask = 0xdf, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed non_return_ind{{&list, 0xeb0c4, 0x10003f0000003f, 0x200030d4300146, 0x0}, {}, &non_return_ind}; // .code = 0xc4, .mask = 0xeb, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed indirect{{&list, 0xeb0c4, 0x10003f0000003f, 0x30d4300165, 0x0}, {}, &indirect}; // .code = 0xc4, .mask = 0xeb, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed indirect_jmp{{&list, 0xef0c4, 0x10003f0000003f, 0x30d430017e, 0x0}, {}, &indirect_jmp}; // .code = 0xc4, .mask = 0xef, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed return_{{&list, 0xf70c4, 0x10003f0000003f, 0x200030d430019b, 0x0}, {}, &return_}; // .code = 0xc4, .mask = 0xf7, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed near_return{{&list, 0xf70c4, 0x10003f0000003f, 0x30d43001b2, 0x0}, {}, &near_return}; // .code = 0xc4, .mask = 0xf7, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed call{{&list, 0xf90c4, 0x10003f0000003f, 0x200030d43001ce, 0x0}, {}, &call}; // .code = 0xc4, .mask = 0xf9, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed near_call{{&list, 0xf90c4, 0x10003f0000003f, 0x30d43001e3, 0x0}, {}, &near_call}; // .code = 0xc4, .mask = 0xf9, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed ind_call{{&list, 0xfb0c4, 0x10003f0000003f, 0x200030d43001fd, 0x0}, {}, &ind_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed indirect_call{{&list, 0xfb0c4, 0x10003f0000003f, 0x30d4300216, 0x0}, {}, &indirect_call}; // .code = 0xc4, .mask = 0xfb, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed rel_call{{&list, 0xfd0c4, 0x10003f0000003f, 0x30d4300234, 0x0}, {}, &rel_call}; // .code = 0xc4, .mask = 0xfd, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed taken_jcc{{&list, 0xfe0c4, 0x10003f0000003f, 0x200030d430024d, 0x0}, {}, &taken_jcc}; // .code = 0xc4, .mask = 0xfe, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed cond_taken{{&list, 0xfe0c4, 0x10003f0000003f, 0x30d4300267, 0x0}, {}, &cond_taken}; // .code = 0xc4, .mask = 0xfe, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
} // namespace br_inst_retired

namespace br_misp_retired {
using namespace core_events;
inline constexpr listed all_branches{{&list, 0xc5, 0x10003f0000003f, 0x30d4300282, 0x0}, {}, &all_branches}; // .code = 0xc5, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed jcc{{&list, 0x7e0c5, 0x10003f0000003f, 0x200030d430029f, 0x0}, {}, &jcc}; // .code = 0xc5, .mask = 0x7e, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed cond{{&list, 0x7e0c5, 0x10003f0000003f, 0x30d43002b3, 0x0}, {}, &cond}; // .code = 0xc5, .mask = 0x7e, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed near_taken{{&list, 0x800c5, 0x10003f0000003f, 0x30d43002c8, 0x0}, {}, &near_taken}; // .code = 0xc5, .mask = 0x80, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed non_return_ind{{&list, 0xeb0c5, 0x10003f0000003f, 0x200030d43002e3, 0x0}, {}, &non_return_ind}; // .code = 0xc5, .mask = 0xeb, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed indirect{{&list, 0xeb0c5, 0x10003f0000003f, 0x30d4300302, 0x0}, {}, &indirect}; // .code = 0xc5, .mask = 0xeb, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed indirect_jmp{{&list, 0xef0c5, 0x10003f0000003f, 0x30d430031b, 0x0}, {}, &indirect_jmp}; // .code = 0xc5, .mask = 0xef, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed return_{{&list, 0xf70c5, 0x10003f0000003f, 0x30d4300338, 0x0}, {}, &return_}; // .code = 0xc5, .mask = 0xf7, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed ind_call{{&list, 0xfb0c5, 0x10003f0000003f, 0x200030d430034f, 0x0}, {}, &ind_call}; // .code = 0xc5, .mask = 0xfb, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed indirect_call{{&list, 0xfb0c5, 0x10003f0000003f, 0x30d4300368, 0x0}, {}, &indirect_call}; // .code = 0xc5, .mask = 0xfb, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
inline constexpr listed taken_jcc{{&list, 0xfe0c5, 0x10003f0000003f, 0x200030d4300386, 0x0}, {}, &taken_jcc}; // .code = 0xc5, .mask = 0xfe, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .deprecated = true
inline constexpr listed cond_taken{{&list, 0xfe0c5, 0x10003f0000003f, 0x30d43003a0, 0x0}, {}, &cond_taken}; // .code = 0xc5, .mask = 0xfe, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003
} // namespace br_misp_retired

namespace btclear {
using namespace core_events;
inline constexpr listed any{{&list, 0xe8, 0x3f, 0x30d43003bb, 0x0}, {}, &any}; // .code = 0xe8, .counters = 0x3f, .period = 200003
} // namespace btclear

namespace core_reject_l2q {
using namespace core_events;
inline constexpr listed any{{&list, 0x31, 0x3f, 0x30d43003c7, 0x0}, {}, &any}; // .code = 0x31, .counters = 0x3f, .period = 200003
} // namespace core_reject_l2q

namespace cpu_clk_unhalted {
using namespace core_events;
inline constexpr listed core{{&list, 0x2000, 0x2000000000000, 0x1e8483003db, 0x0}, {}, &core}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed thread{{&list, 0x2000, 0x2000000000000, 0x1e8483003f1, 0x0}, {}, &thread}; // .code = 0x00, .mask = 0x2, .fixed = 1, .period = 2000003
inline constexpr listed ref_tsc{{&list, 0x3000, 0x3000000000000, 0x1e848300409, 0x0}, {}, &ref_tsc}; // .code = 0x00, .mask = 0x3, .fixed = 2, .period = 2000003
inline constexpr listed core_p{{&list, 0x3c, 0x3f, 0x1e848300422, 0x0}, {}, &core_p}; // .code = 0x3c, .counters = 0x3f, .period = 2000003
inline constexpr listed thread_p{{&list, 0x3c, 0x3f, 0x1e84830043a, 0x0}, {}, &thread_p}; // .code = 0x3c, .counters = 0x3f, .period = 2000003
inline constexpr listed ref_tsc_p{{&list, 0x103c, 0x3f, 0x1e848300454, 0x0}, {}, &ref_tsc_p}; // .code = 0x3c, .mask = 0x1, .counters = 0x3f, .period = 2000003
inline constexpr listed ref{{&list, 0x103c, 0x3f, 0x2001e84830046f, 0x0}, {}, &ref}; // .code = 0x3c, .mask = 0x1, .counters = 0x3f, .period = 2000003, .deprecated = true
} // namespace cpu_clk_unhalted

namespace dtlb_load_misses {
using namespace core_events;
inline constexpr listed walk_completed{{&list, 0xe008, 0x3f, 0x30d4300484, 0x0}, {}, &walk_completed}; // .code = 0x08, .mask = 0xe, .counters = 0x3f, .period = 200003
} // namespace dtlb_load_misses

namespace dtlb_store_misses {
using namespace core_events;
inline constexpr listed walk_completed{{&list, 0xe049, 0x3f, 0x1e8483004a4, 0x0}, {}, &walk_completed}; // .code = 0x49, .mask = 0xe, .counters = 0x3f, .period = 2000003
} // namespace dtlb_store_misses

namespace icache {
using namespace core_events;
inline constexpr listed misses{{&list, 0x2080, 0x3f, 0x30d43004c5, 0x0}, {}, &misses}; // .code = 0x80, .mask = 0x2, .counters = 0x3f, .period = 200003
inline constexpr listed accesses{{&list, 0x3080, 0x3f, 0x30d43004d3, 0x0}, {}, &accesses}; // .code = 0x80, .mask = 0x3, .counters = 0x3f, .period = 200003
} // namespace icache

namespace inst_retired {
using namespace core_events;
inline constexpr listed any{{&list, 0x1000, 0x51000000000000, 0x1e8483004e3, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x1, .fixed = 0, .precise = can, .precise_fixed = 0x1, .period = 2000003
inline constexpr listed any_p{{&list, 0xc0, 0x10003f0000003f, 0x1e8483004f4, 0x0}, {}, &any_p}; // .code = 0xc0, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 2000003
} // namespace inst_retired

namespace itlb_misses {
using namespace core_events;
inline constexpr listed miss_caused_walk{{&list, 0x1085, 0x3f, 0xf424300507, 0x0}, {}, &miss_caused_walk}; // .code = 0x85, .mask = 0x1, .counters = 0x3f, .period = 1000003
inline constexpr listed walk_completed{{&list, 0xe085, 0x3f, 0x30d4300524, 0x0}, {}, &walk_completed}; // .code = 0x85, .mask = 0xe, .counters = 0x3f, .period = 200003
inline constexpr listed pde_cache_miss{{&list, 0x80085, 0x3f, 0x1e84830053f, 0x0}, {}, &pde_cache_miss}; // .code = 0x85, .mask = 0x80, .counters = 0x3f, .period = 2000003
} // namespace itlb_misses

namespace l2_reject_xq {
using namespace core_events;
inline constexpr listed any{{&list, 0x30, 0x3f, 0x30d430055a, 0x0}, {}, &any}; // .code = 0x30, .counters = 0x3f, .period = 200003
} // namespace l2_reject_xq

namespace l2_request {
using namespace core_events;
inline constexpr listed all{{&list, 0x24, 0x3f, 0x30d430056b, 0x0}, {}, &all}; // .code = 0x24, .counters = 0x3f, .period = 200003
inline constexpr listed miss{{&list, 0x1024, 0x3f, 0x30d430057a, 0x0}, {}, &miss}; // .code = 0x24, .mask = 0x1, .counters = 0x3f, .period = 200003
inline constexpr listed hit{{&list, 0x2024, 0x3f, 0x30d430058a, 0x0}, {}, &hit}; // .code = 0x24, .mask = 0x2, .counters = 0x3f, .period = 200003
} // namespace l2_request

namespace lbr_inserts {
using namespace core_events;
inline constexpr listed any{{&list, 0x10e4, 0x10003f0000003f, 0x2000f424300599, 0x0}, {}, &any}; // .code = 0xe4, .mask = 0x1, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 1000003, .deprecated = true
} // namespace lbr_inserts

namespace ld_blocks {
using namespace core_events;
inline constexpr listed data_unknown{{&list, 0x1003, 0x10003f0000003f, 0xf4243005a9, 0x0}, {}, &data_unknown}; // .code = 0x03, .mask = 0x1, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 1000003
inline constexpr listed _4k_alias{{&list, 0x4003, 0x10003f0000003f, 0x2000f4243005c0, 0x0}, {}, &_4k_alias}; // .code = 0x03, .mask = 0x4, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 1000003, .deprecated = true
inline constexpr listed address_alias{{&list, 0x4003, 0x10003f0000003f, 0xf4243005d3, 0x0}, {}, &address_alias}; // .code = 0x03, .mask = 0x4, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 1000003
} // namespace ld_blocks

namespace ld_head {
using namespace core_events;
inline constexpr listed l1_miss{{&list, 0x1005, 0x3f, 0xf4243005eb, 0x0}, {}, &l1_miss}; // .code = 0x05, .mask = 0x1, .counters = 0x3f, .period = 1000003
inline constexpr listed wcb_full{{&list, 0x2005, 0x3f, 0xf4243005fb, 0x0}, {}, &wcb_full}; // .code = 0x05, .mask = 0x2, .counters = 0x3f, .period = 1000003
inline constexpr listed st_addr{{&list, 0x4005, 0x3f, 0xf42430060c, 0x0}, {}, &st_addr}; // .code = 0x05, .mask = 0x4, .counters = 0x3f, .period = 1000003
inline constexpr listed dtlb_miss{{&list, 0x10005, 0x3f, 0xf42430061c, 0x0}, {}, &dtlb_miss}; // .code = 0x05, .mask = 0x10, .counters = 0x3f, .period = 1000003
inline constexpr listed pgwalk{{&list, 0x20005, 0x3f, 0xf42430062e, 0x0}, {}, &pgwalk}; // .code = 0x05, .mask = 0x20, .counters = 0x3f, .period = 1000003
inline constexpr listed other{{&list, 0x40005, 0x3f, 0xf42430063d, 0x0}, {}, &other}; // .code = 0x05, .mask = 0x40, .counters = 0x3f, .period = 1000003
inline constexpr listed any{{&list, 0x7f005, 0x3f, 0xf42430064b, 0x0}, {}, &any}; // .code = 0x05, .mask = 0x7f, .counters = 0x3f, .period = 1000003
inline constexpr listed l1_miss_at_ret{{&list, 0x81005, 0x3f, 0xf424300657, 0x0}, {}, &l1_miss_at_ret}; // .code = 0x05, .mask = 0x81, .counters = 0x3f, .period = 1000003
inline constexpr listed wcb_full_at_ret{{&list, 0x82005, 0x3f, 0xf42430066e, 0x0}, {}, &wcb_full_at_ret}; // .code = 0x05, .mask = 0x82, .counters = 0x3f, .period = 1000003
inline constexpr listed st_addr_at_ret{{&list, 0x84005, 0x3f, 0xf424300686, 0x0}, {}, &st_addr_at_ret}; // .code = 0x05, .mask = 0x84, .counters = 0x3f, .period = 1000003
inline constexpr listed dtlb_miss_at_ret{{&list, 0x90005, 0x3f, 0xf42430069d, 0x0}, {}, &dtlb_miss_at_ret}; // .code = 0x05, .mask = 0x90, .counters = 0x3f, .period = 1000003
inline constexpr listed pgwalk_at_ret{{&list, 0xa0005, 0x3f, 0xf4243006b6, 0x0}, {}, &pgwalk_at_ret}; // .code = 0x05, .mask = 0xa0, .counters = 0x3f, .period = 1000003
inline constexpr listed other_at_ret{{&list, 0xc0005, 0x3f, 0xf4243006cc, 0x0}, {}, &other_at_ret}; // .code = 0x05, .mask = 0xc0, .counters = 0x3f, .period = 1000003
inline constexpr listed l1_bound_at_ret{{&list, 0xf4005, 0x3f, 0xf4243006e1, 0x0}, {}, &l1_bound_at_ret}; // .code = 0x05, .mask = 0xf4, .counters = 0x3f, .period = 1000003
inline constexpr listed any_at_ret{{&list, 0xff005, 0x3f, 0xf4243006f9, 0x0}, {}, &any_at_ret}; // .code = 0x05, .mask = 0xff, .counters = 0x3f, .period = 1000003
} // namespace ld_head

namespace longest_lat_cache {
using namespace core_events;
inline constexpr listed miss{{&list, 0x4102e, 0x3f, 0x30d430070c, 0x0}, {}, &miss}; // .code = 0x2e, .mask = 0x41, .counters = 0x3f, .period = 200003
inline constexpr listed reference{{&list, 0x4f02e, 0x3f, 0x30d4300723, 0x0}, {}, &reference}; // .code = 0x2e, .mask = 0x4f, .counters = 0x3f, .period = 200003
} // namespace longest_lat_cache

namespace machine_clears {
using namespace core_events;
inline constexpr listed smc{{&list, 0x10c3, 0x3f, 0x4e230073f, 0x0}, {}, &smc}; // .code = 0xc3, .mask = 0x1, .counters = 0x3f, .period = 20003
inline constexpr listed memory_ordering{{&list, 0x20c3, 0x3f, 0x4e2300752, 0x0}, {}, &memory_ordering}; // .code = 0xc3, .mask = 0x2, .counters = 0x3f, .period = 20003
inline constexpr listed fp_assist{{&list, 0x40c3, 0x3f, 0x4e2300771, 0x0}, {}, &fp_assist}; // .code = 0xc3, .mask = 0x4, .counters = 0x3f, .period = 20003
inline constexpr listed disambiguation{{&list, 0x80c3, 0x3f, 0x4e230078a, 0x0}, {}, &disambiguation}; // .code = 0xc3, .mask = 0x8, .counters = 0x3f, .period = 20003
inline constexpr listed fast{{&list, 0x100c3, 0x3f, 0x4e23007a8, 0x0}, {}, &fast}; // .code = 0xc3, .mask = 0x10, .counters = 0x3f, .period = 20003
inline constexpr listed page_fault{{&list, 0x200c3, 0x3f, 0x4e23007bc, 0x0}, {}, &page_fault}; // .code = 0xc3, .mask = 0x20, .counters = 0x3f, .period = 20003
inline constexpr listed fpc_virtual_trap{{&list, 0x400c3, 0x3f, 0x4e23007d6, 0x0}, {}, &fpc_virtual_trap}; // .code = 0xc3, .mask = 0x40, .counters = 0x3f, .period = 20003
inline constexpr listed slow{{&list, 0x6f0c3, 0x3f, 0x200004e23007f6, 0x0}, {}, &slow}; // .code = 0xc3, .mask = 0x6f, .counters = 0x3f, .period = 20003, .deprecated = true
inline constexpr listed mrn_nuke{{&list, 0x800c3, 0x3f, 0xf42430080a, 0x0}, {}, &mrn_nuke}; // .code = 0xc3, .mask = 0x80, .counters = 0x3f, .period = 1000003
} // namespace machine_clears

namespace mem_bound_stalls {
using namespace core_events;
inline constexpr listed load_l2_hit{{&list, 0x1034, 0x3f, 0x30d4300822, 0x0}, {}, &load_l2_hit}; // .code = 0x34, .mask = 0x1, .counters = 0x3f, .period = 200003
inline constexpr listed load_llc_hit{{&list, 0x2034, 0x3f, 0x30d430083f, 0x0}, {}, &load_llc_hit}; // .code = 0x34, .mask = 0x2, .counters = 0x3f, .period = 200003
inline constexpr listed load_dram_hit{{&list, 0x4034, 0x3f, 0x30d430085d, 0x0}, {}, &load_dram_hit}; // .code = 0x34, .mask = 0x4, .counters = 0x3f, .period = 200003
inline constexpr listed load_l2_miss{{&list, 0x6034, 0x3f, 0xf42430087c, 0x0}, {}, &load_l2_miss}; // .code = 0x34, .mask = 0x6, .counters = 0x3f, .period = 1000003
inline constexpr listed load{{&list, 0x7034, 0x3f, 0x30d430089a, 0x0}, {}, &load}; // .code = 0x34, .mask = 0x7, .counters = 0x3f, .period = 200003
inline constexpr listed ifetch_l2_hit{{&list, 0x8034, 0x3f, 0x30d43008b0, 0x0}, {}, &ifetch_l2_hit}; // .code = 0x34, .mask = 0x8, .counters = 0x3f, .period = 200003
inline constexpr listed ifetch_llc_hit{{&list, 0x10034, 0x3f, 0x30d43008cf, 0x0}, {}, &ifetch_llc_hit}; // .code = 0x34, .mask = 0x10, .counters = 0x3f, .period = 200003
inline constexpr listed ifetch_dram_hit{{&list, 0x20034, 0x3f, 0x30d43008ef, 0x0}, {}, &ifetch_dram_hit}; // .code = 0x34, .mask = 0x20, .counters = 0x3f, .period = 200003
inline constexpr listed ifetch_l2_miss{{&list, 0x30034, 0x3f, 0xf424300910, 0x0}, {}, &ifetch_l2_miss}; // .code = 0x34, .mask = 0x30, .counters = 0x3f, .period = 1000003
inline constexpr listed ifetch{{&list, 0x38034, 0x3f, 0x30d4300930, 0x0}, {}, &ifetch}; // .code = 0x34, .mask = 0x38, .counters = 0x3f, .period = 200003
} // namespace mem_bound_stalls

namespace mem_load_uops_retired {
using namespace core_events;
inline constexpr listed l1_hit{{&list, 0x10d1, 0x10003f0000003f, 0x100030d4300948, 0x0}, {}, &l1_hit}; // .code = 0xd1, .mask = 0x1, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed l2_hit{{&list, 0x20d1, 0x10003f0000003f, 0x100030d4300965, 0x0}, {}, &l2_hit}; // .code = 0xd1, .mask = 0x2, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed l3_hit{{&list, 0x40d1, 0x10003f0000003f, 0x100030d4300982, 0x0}, {}, &l3_hit}; // .code = 0xd1, .mask = 0x4, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed l1_miss{{&list, 0x80d1, 0x10003f0000003f, 0x100030d430099f, 0x0}, {}, &l1_miss}; // .code = 0xd1, .mask = 0x8, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed l2_miss{{&list, 0x100d1, 0x10003f0000003f, 0x100030d43009bd, 0x0}, {}, &l2_miss}; // .code = 0xd1, .mask = 0x10, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed hitm{{&list, 0x200d1, 0x10003f0000003f, 0x100030d43009db, 0x0}, {}, &hitm}; // .code = 0xd1, .mask = 0x20, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed dram_hit{{&list, 0x800d1, 0x10003f0000003f, 0x100030d43009f6, 0x0}, {}, &dram_hit}; // .code = 0xd1, .mask = 0x80, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
} // namespace mem_load_uops_retired

namespace mem_load_uops_retired_misc {
using namespace core_events;
inline constexpr listed l3_miss{{&list, 0x200d2, 0x10003f0000003f, 0x1000f424300a15, 0x0}, {}, &l3_miss}; // .code = 0xd2, .mask = 0x20, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 1000003, .has_latency = true
inline constexpr listed hit_e_f{{&list, 0x400d2, 0x10003f0000003f, 0x1000f424300a38, 0x0}, {}, &hit_e_f}; // .code = 0xd2, .mask = 0x40, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 1000003, .has_latency = true
} // namespace mem_load_uops_retired_misc

namespace mem_scheduler_block {
using namespace core_events;
inline constexpr listed st_buf{{&list, 0x1004, 0x3f, 0x4e2300a5b, 0x0}, {}, &st_buf}; // .code = 0x04, .mask = 0x1, .counters = 0x3f, .period = 20003
inline constexpr listed ld_buf{{&list, 0x2004, 0x3f, 0x4e2300a76, 0x0}, {}, &ld_buf}; // .code = 0x04, .mask = 0x2, .counters = 0x3f, .period = 20003
inline constexpr listed rsv{{&list, 0x4004, 0x3f, 0x4e2300a91, 0x0}, {}, &rsv}; // .code = 0x04, .mask = 0x4, .counters = 0x3f, .period = 20003
inline constexpr listed all{{&list, 0x7004, 0x3f, 0x4e2300aa9, 0x0}, {}, &all}; // .code = 0x04, .mask = 0x7, .counters = 0x3f, .period = 20003
} // namespace mem_scheduler_block

namespace mem_uops_retired {
using namespace core_events;
inline constexpr listed load_latency_gt_4{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300ac1, 0x4}, {}, &load_latency_gt_4}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x4, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_128{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300ae4, 0x80}, {}, &load_latency_gt_128}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x80, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_64{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300b09, 0x40}, {}, &load_latency_gt_64}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x40, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_32{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300b2d, 0x20}, {}, &load_latency_gt_32}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x20, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_16{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300b51, 0x10}, {}, &load_latency_gt_16}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x10, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_8{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300b75, 0x8}, {}, &load_latency_gt_8}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x8, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_512{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300b98, 0x200}, {}, &load_latency_gt_512}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x200, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_256{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300bbd, 0x100}, {}, &load_latency_gt_256}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x100, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_2048{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300be2, 0x800}, {}, &load_latency_gt_2048}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x800, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed load_latency_gt_1024{{&list, 0x50d0, 0x20000300000003, 0x1c00f424300c08, 0x400}, {}, &load_latency_gt_1024}; // .code = 0xd0, .mask = 0x5, .counters = 0x3, .precise = only, .precise_on = 0x3, .needs = ld_lat, .holds = 0x400, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed store_latency{{&list, 0x60d0, 0x10003f0000003f, 0x1800f424300c2e, 0x0}, {}, &store_latency}; // .code = 0xd0, .mask = 0x6, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 1000003, .taken_alone = true, .has_latency = true
inline constexpr listed dtlb_miss_loads{{&list, 0x110d0, 0x10003f0000003f, 0x300030d4300c4d, 0x0}, {}, &dtlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true, .deprecated = true
inline constexpr listed stlb_miss_loads{{&list, 0x110d0, 0x10003f0000003f, 0x100030d4300c6e, 0x0}, {}, &stlb_miss_loads}; // .code = 0xd0, .mask = 0x11, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed dtlb_miss_stores{{&list, 0x120d0, 0x10003f0000003f, 0x300030d4300c8f, 0x0}, {}, &dtlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true, .deprecated = true
inline constexpr listed stlb_miss_stores{{&list, 0x120d0, 0x10003f0000003f, 0x100030d4300cb1, 0x0}, {}, &stlb_miss_stores}; // .code = 0xd0, .mask = 0x12, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed dtlb_miss{{&list, 0x130d0, 0x10003f0000003f, 0x300030d4300cd3, 0x0}, {}, &dtlb_miss}; // .code = 0xd0, .mask = 0x13, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true, .deprecated = true
inline constexpr listed stlb_miss{{&list, 0x130d0, 0x10003f0000003f, 0x100030d4300cee, 0x0}, {}, &stlb_miss}; // .code = 0xd0, .mask = 0x13, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed lock_loads{{&list, 0x210d0, 0x10003f0000003f, 0x100030d4300d09, 0x0}, {}, &lock_loads}; // .code = 0xd0, .mask = 0x21, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed split_loads{{&list, 0x410d0, 0x10003f0000003f, 0x100030d4300d25, 0x0}, {}, &split_loads}; // .code = 0xd0, .mask = 0x41, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed split_stores{{&list, 0x420d0, 0x10003f0000003f, 0x100030d4300d42, 0x0}, {}, &split_stores}; // .code = 0xd0, .mask = 0x42, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed split{{&list, 0x430d0, 0x10003f0000003f, 0x100030d4300d60, 0x0}, {}, &split}; // .code = 0xd0, .mask = 0x43, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed all_loads{{&list, 0x810d0, 0x10003f0000003f, 0x100030d4300d77, 0x0}, {}, &all_loads}; // .code = 0xd0, .mask = 0x81, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed all_stores{{&list, 0x820d0, 0x10003f0000003f, 0x100030d4300d92, 0x0}, {}, &all_stores}; // .code = 0xd0, .mask = 0x82, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
inline constexpr listed all{{&list, 0x830d0, 0x10003f0000003f, 0x100030d4300dae, 0x0}, {}, &all}; // .code = 0xd0, .mask = 0x83, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 200003, .has_latency = true
} // namespace mem_uops_retired

namespace misc_retired {
using namespace core_events;
inline constexpr listed lbr_inserts{{&list, 0x10e4, 0x10003f0000003f, 0xf424300dc3, 0x0}, {}, &lbr_inserts}; // .code = 0xe4, .mask = 0x1, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 1000003
} // namespace misc_retired

namespace misc_retired1 {
using namespace core_events;
inline constexpr listed lfence{{&list, 0x20e0, 0x3f, 0xf424300ddc, 0x0}, {}, &lfence}; // .code = 0xe0, .mask = 0x2, .counters = 0x3f, .period = 1000003
inline constexpr listed cl_inst{{&list, 0xff0e0, 0x3f, 0xf424300df1, 0x0}, {}, &cl_inst}; // .code = 0xe0, .mask = 0xff, .counters = 0x3f, .period = 1000003
} // namespace misc_retired1

namespace misc_retired2 {
using namespace core_events;
inline constexpr listed keylocker_access{{&list, 0x100e1, 0x3f, 0xf424300e07, 0x0}, {}, &keylocker_access}; // .code = 0xe1, .mask = 0x10, .counters = 0x3f, .period = 1000003
inline constexpr listed keylocker_miss{{&list, 0x110e1, 0x3f, 0xf424300e26, 0x0}, {}, &keylocker_miss}; // .code = 0xe1, .mask = 0x11, .counters = 0x3f, .period = 1000003
} // namespace misc_retired2

namespace serialization {
using namespace core_events;
inline constexpr listed non_c01_ms_scb{{&list, 0x2075, 0x3f, 0x30d4300e43, 0x0}, {}, &non_c01_ms_scb}; // .code = 0x75, .mask = 0x2, .counters = 0x3f, .period = 200003
inline constexpr listed c01_ms_scb{{&list, 0x4075, 0x3f, 0x30d4300e60, 0x0}, {}, &c01_ms_scb}; // .code = 0x75, .mask = 0x4, .counters = 0x3f, .period = 200003
inline constexpr listed color_stalls{{&list, 0x8075, 0x3f, 0x30d4300e79, 0x0}, {}, &color_stalls}; // .code = 0x75, .mask = 0x8, .counters = 0x3f, .period = 200003
} // namespace serialization

namespace topdown_bad_speculation {
using namespace core_events;
inline constexpr listed all{{&list, 0x73, 0x3f, 0xf424300e94, 0x0}, {}, &all}; // .code = 0x73, .counters = 0x3f, .period = 1000003
inline constexpr listed nuke{{&list, 0x1073, 0x3f, 0xf424300eb0, 0x0}, {}, &nuke}; // .code = 0x73, .mask = 0x1, .counters = 0x3f, .period = 1000003
inline constexpr listed fastnuke{{&list, 0x2073, 0x3f, 0xf424300ecd, 0x0}, {}, &fastnuke}; // .code = 0x73, .mask = 0x2, .counters = 0x3f, .period = 1000003
inline constexpr listed machine_clears{{&list, 0x3073, 0x3f, 0xf424300eee, 0x0}, {}, &machine_clears}; // .code = 0x73, .mask = 0x3, .counters = 0x3f, .period = 1000003
inline constexpr listed mispredict{{&list, 0x4073, 0x3f, 0xf424300f15, 0x0}, {}, &mispredict}; // .code = 0x73, .mask = 0x4, .counters = 0x3f, .period = 1000003
} // namespace topdown_bad_speculation

namespace topdown_be_bound {
using namespace core_events;
inline constexpr listed all{{&list, 0x74, 0x3f, 0xf424300f38, 0x0}, {}, &all}; // .code = 0x74, .counters = 0x3f, .period = 1000003
inline constexpr listed alloc_restrictions{{&list, 0x1074, 0x3f, 0xf424300f4d, 0x0}, {}, &alloc_restrictions}; // .code = 0x74, .mask = 0x1, .counters = 0x3f, .period = 1000003
inline constexpr listed mem_scheduler{{&list, 0x2074, 0x3f, 0xf424300f71, 0x0}, {}, &mem_scheduler}; // .code = 0x74, .mask = 0x2, .counters = 0x3f, .period = 1000003
inline constexpr listed non_mem_scheduler{{&list, 0x8074, 0x3f, 0xf424300f90, 0x0}, {}, &non_mem_scheduler}; // .code = 0x74, .mask = 0x8, .counters = 0x3f, .period = 1000003
inline constexpr listed serialization{{&list, 0x10074, 0x3f, 0xf424300fb3, 0x0}, {}, &serialization}; // .code = 0x74, .mask = 0x10, .counters = 0x3f, .period = 1000003
inline constexpr listed register_{{&list, 0x20074, 0x3f, 0xf424300fd2, 0x0}, {}, &register_}; // .code = 0x74, .mask = 0x20, .counters = 0x3f, .period = 1000003
inline constexpr listed reorder_buffer{{&list, 0x40074, 0x3f, 0xf424300fec, 0x0}, {}, &reorder_buffer}; // .code = 0x74, .mask = 0x40, .counters = 0x3f, .period = 1000003
} // namespace topdown_be_bound

namespace topdown_fe_bound {
using namespace core_events;
inline constexpr listed all{{&list, 0x71, 0x3f, 0xf42430100c, 0x0}, {}, &all}; // .code = 0x71, .counters = 0x3f, .period = 1000003
inline constexpr listed cisc{{&list, 0x1071, 0x3f, 0xf424301021, 0x0}, {}, &cisc}; // .code = 0x71, .mask = 0x1, .counters = 0x3f, .period = 1000003
inline constexpr listed branch_detect{{&list, 0x2071, 0x3f, 0xf424301037, 0x0}, {}, &branch_detect}; // .code = 0x71, .mask = 0x2, .counters = 0x3f, .period = 1000003
inline constexpr listed predecode{{&list, 0x4071, 0x3f, 0xf424301056, 0x0}, {}, &predecode}; // .code = 0x71, .mask = 0x4, .counters = 0x3f, .period = 1000003
inline constexpr listed decode{{&list, 0x8071, 0x3f, 0xf424301071, 0x0}, {}, &decode}; // .code = 0x71, .mask = 0x8, .counters = 0x3f, .period = 1000003
inline constexpr listed itlb{{&list, 0x10071, 0x3f, 0xf424301089, 0x0}, {}, &itlb}; // .code = 0x71, .mask = 0x10, .counters = 0x3f, .period = 1000003
inline constexpr listed icache{{&list, 0x20071, 0x3f, 0xf42430109f, 0x0}, {}, &icache}; // .code = 0x71, .mask = 0x20, .counters = 0x3f, .period = 1000003
inline constexpr listed branch_resteer{{&list, 0x40071, 0x3f, 0xf4243010b7, 0x0}, {}, &branch_resteer}; // .code = 0x71, .mask = 0x40, .counters = 0x3f, .period = 1000003
inline constexpr listed frontend_latency{{&list, 0x72071, 0x3f, 0xf4243010d7, 0x0}, {}, &frontend_latency}; // .code = 0x71, .mask = 0x72, .counters = 0x3f, .period = 1000003
inline constexpr listed other{{&list, 0x80071, 0x3f, 0xf4243010f9, 0x0}, {}, &other}; // .code = 0x71, .mask = 0x80, .counters = 0x3f, .period = 1000003
inline constexpr listed frontend_bandwidth{{&list, 0x8d071, 0x3f, 0xf424301110, 0x0}, {}, &frontend_bandwidth}; // .code = 0x71, .mask = 0x8d, .counters = 0x3f, .period = 1000003
} // namespace topdown_fe_bound

namespace topdown_retiring {
using namespace core_events;
inline constexpr listed all{{&list, 0xc2, 0x10003f0000003f, 0xf424301134, 0x0}, {}, &all}; // .code = 0xc2, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 1000003
} // namespace topdown_retiring

namespace uops_issued {
using namespace core_events;
inline constexpr listed any{{&list, 0xe, 0x3f, 0x30d4301149, 0x0}, {}, &any}; // .code = 0x0e, .counters = 0x3f, .period = 200003
} // namespace uops_issued

namespace uops_retired {
using namespace core_events;
inline constexpr listed all{{&list, 0xc2, 0x10003f0000003f, 0x1e848301159, 0x0}, {}, &all}; // .code = 0xc2, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 2000003
inline constexpr listed ms{{&list, 0x10c2, 0x10003f0000003f, 0x1e84830116a, 0x0}, {}, &ms}; // .code = 0xc2, .mask = 0x1, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 2000003
inline constexpr listed x87{{&list, 0x20c2, 0x10003f0000003f, 0x1e84830117a, 0x0}, {}, &x87}; // .code = 0xc2, .mask = 0x2, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 2000003
inline constexpr listed fpdiv{{&list, 0x80c2, 0x10003f0000003f, 0x1e84830118b, 0x0}, {}, &fpdiv}; // .code = 0xc2, .mask = 0x8, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 2000003
inline constexpr listed idiv{{&list, 0x100c2, 0x10003f0000003f, 0x1e84830119e, 0x0}, {}, &idiv}; // .code = 0xc2, .mask = 0x10, .counters = 0x3f, .precise = can, .precise_on = 0x3f, .period = 2000003
} // namespace uops_retired

namespace core_events {
inline constexpr const listed *events[] = {
    &arith::idiv_occupancy, &arith::idiv_active, &arith::fpdiv_active, &arith::div_active,
    &arith::div_occupancy, &arith::idiv_uops, &arith::fpdiv_uops, &arith::div_uops, &baclears::any,
    &br_inst_retired::all_branches, &br_inst_retired::jcc, &br_inst_retired::cond,
    &br_inst_retired::taken, &br_inst_retired::far_branch, &br_inst_retired::near_taken,
    &br_inst_retired::rel_jmp, &br_inst_retired::non_return_ind, &br_inst_retired::indirect,
    &br_inst_retired::indirect_jmp, &br_inst_retired::return_, &br_inst_retired::near_return,
    &br_inst_retired::call, &br_inst_retired::near_call, &br_inst_retired::ind_call,
    &br_inst_retired::indirect_call, &br_inst_retired::rel_call, &br_inst_retired::taken_jcc,
    &br_inst_retired::cond_taken, &br_misp_retired::all_branches, &br_misp_retired::jcc,
    &br_misp_retired::cond, &br_misp_retired::near_taken, &br_misp_retired::non_return_ind,
    &br_misp_retired::indirect, &br_misp_retired::indirect_jmp, &br_misp_retired::return_,
    &br_misp_retired::ind_call, &br_misp_retired::indirect_call, &br_misp_retired::taken_jcc,
    &br_misp_retired::cond_taken, &btclear::any, &core_reject_l2q::any, &cpu_clk_unhalted::core,
    &cpu_clk_unhalted::thread, &cpu_clk_unhalted::ref_tsc, &cpu_clk_unhalted::core_p,
    &cpu_clk_unhalted::thread_p, &cpu_clk_unhalted::ref_tsc_p, &cpu_clk_unhalted::ref,
    &dtlb_load_misses::walk_completed, &dtlb_store_misses::walk_completed, &icache::misses,
    &icache::accesses, &inst_retired::any, &inst_retired::any_p, &itlb_misses::miss_caused_walk,
    &itlb_misses::walk_completed, &itlb_misses::pde_cache_miss, &l2_reject_xq::any,
    &l2_request::all, &l2_request::miss, &l2_request::hit, &lbr_inserts::any,
    &ld_blocks::data_unknown, &ld_blocks::_4k_alias, &ld_blocks::address_alias, &ld_head::l1_miss,
    &ld_head::wcb_full, &ld_head::st_addr, &ld_head::dtlb_miss, &ld_head::pgwalk, &ld_head::other,
    &ld_head::any, &ld_head::l1_miss_at_ret, &ld_head::wcb_full_at_ret, &ld_head::st_addr_at_ret,
    &ld_head::dtlb_miss_at_ret, &ld_head::pgwalk_at_ret, &ld_head::other_at_ret,
    &ld_head::l1_bound_at_ret, &ld_head::any_at_ret, &longest_lat_cache::miss,
    &longest_lat_cache::reference, &machine_clears::smc, &machine_clears::memory_ordering,
    &machine_clears::fp_assist, &machine_clears::disambiguation, &machine_clears::fast,
    &machine_clears::page_fault, &machine_clears::fpc_virtual_trap, &machine_clears::slow,
    &machine_clears::mrn_nuke, &mem_bound_stalls::load_l2_hit, &mem_bound_stalls::load_llc_hit,
    &mem_bound_stalls::load_dram_hit, &mem_bound_stalls::load_l2_miss, &mem_bound_stalls::load,
    &mem_bound_stalls::ifetch_l2_hit, &mem_bound_stalls::ifetch_llc_hit,
    &mem_bound_stalls::ifetch_dram_hit, &mem_bound_stalls::ifetch_l2_miss,
    &mem_bound_stalls::ifetch, &mem_load_uops_retired::l1_hit, &mem_load_uops_retired::l2_hit,
    &mem_load_uops_retired::l3_hit, &mem_load_uops_retired::l1_miss,
    &mem_load_uops_retired::l2_miss, &mem_load_uops_retired::hitm, &mem_load_uops_retired::dram_hit,
    &mem_load_uops_retired_misc::l3_miss, &mem_load_uops_retired_misc::hit_e_f,
    &mem_scheduler_block::st_buf, &mem_scheduler_block::ld_buf, &mem_scheduler_block::rsv,
    &mem_scheduler_block::all, &mem_uops_retired::load_latency_gt_4,
    &mem_uops_retired::load_latency_gt_128, &mem_uops_retired::load_latency_gt_64,
    &mem_uops_retired::load_latency_gt_32, &mem_uops_retired::load_latency_gt_16,
    &mem_uops_retired::load_latency_gt_8, &mem_uops_retired::load_latency_gt_512,
    &mem_uops_retired::load_latency_gt_256, &mem_uops_retired::load_latency_gt_2048,
    &mem_uops_retired::load_latency_gt_1024, &mem_uops_retired::store_latency,
    &mem_uops_retired::dtlb_miss_loads, &mem_uops_retired::stlb_miss_loads,
    &mem_uops_retired::dtlb_miss_stores, &mem_uops_retired::stlb_miss_stores,
    &mem_uops_retired::dtlb_miss, &mem_uops_retired::stlb_miss, &mem_uops_retired::lock_loads,
    &mem_uops_retired::split_loads, &mem_uops_retired::split_stores, &mem_uops_retired::split,
    &mem_uops_retired::all_loads, &mem_uops_retired::all_stores, &mem_uops_retired::all,
    &misc_retired::lbr_inserts, &misc_retired1::lfence, &misc_retired1::cl_inst,
    &misc_retired2::keylocker_access, &misc_retired2::keylocker_miss,
    &serialization::non_c01_ms_scb, &serialization::c01_ms_scb, &serialization::color_stalls,
    &topdown_bad_speculation::all, &topdown_bad_speculation::nuke,
    &topdown_bad_speculation::fastnuke, &topdown_bad_speculation::machine_clears,
    &topdown_bad_speculation::mispredict, &topdown_be_bound::all,
    &topdown_be_bound::alloc_restrictions, &topdown_be_bound::mem_scheduler,
    &topdown_be_bound::non_mem_scheduler, &topdown_be_bound::serialization,
    &topdown_be_bound::register_, &topdown_be_bound::reorder_buffer, &topdown_fe_bound::all,
    &topdown_fe_bound::cisc, &topdown_fe_bound::branch_detect, &topdown_fe_bound::predecode,
    &topdown_fe_bound::decode, &topdown_fe_bound::itlb, &topdown_fe_bound::icache,
    &topdown_fe_bound::branch_resteer, &topdown_fe_bound::frontend_latency,
    &topdown_fe_bound::other, &topdown_fe_bound::frontend_bandwidth, &topdown_retiring::all,
    &uops_issued::any, &uops_retired::all, &uops_retired::ms, &uops_retired::x87,
    &uops_retired::fpdiv, &uops_retired::idiv,
};
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::alder_lake_atom
