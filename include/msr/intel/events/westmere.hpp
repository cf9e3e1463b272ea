// Events of Westmere, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ep_sp: from intel/perfmon 6dadedf3aa48, WSM-EP-SP/events/WestmereEP-SP_core.json, version 4
// of 08/17/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 300 of its 306 events are those of wsmex.
#pragma once

#include <msr/intel/events/westmere_ex.hpp>

// clang-format off
namespace msr::perfmon::wsm {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "mem_uncore_retired.local_dram\0"
    "mem_uncore_retired.other_core_l2_hitm\0"
    "mem_uncore_retired.remote_cache_local_home_hit\0"
    "offcore_requests.uncached_mem\0"
    "uops_executed.core_stall_count\0"
    "uops_executed.core_stall_count_no_port5\0";
inline constexpr select::event_list list{"wsm", core::westmere, names};
} // namespace core_events

using msr::perfmon::wsmex::baclear_force_iq;
using msr::perfmon::wsmex::bpu_missed_call_ret;
using msr::perfmon::wsmex::br_inst_decoded;
using msr::perfmon::wsmex::es_reg_renames;
using msr::perfmon::wsmex::inst_queue_writes;
using msr::perfmon::wsmex::inst_queue_write_cycles;
using msr::perfmon::wsmex::io_transactions;
using msr::perfmon::wsmex::itlb_flush;
using msr::perfmon::wsmex::itlb_miss_retired;
using msr::perfmon::wsmex::l1d_cache_prefetch_lock_fb_hit;
using msr::perfmon::wsmex::load_hit_pre;
using msr::perfmon::wsmex::lsd_overflow;
using msr::perfmon::wsmex::offcore_requests_sq_full;
using msr::perfmon::wsmex::partial_address_alias;
using msr::perfmon::wsmex::seg_rename_stalls;
using msr::perfmon::wsmex::sq_full_stall_cycles;
using msr::perfmon::wsmex::two_uop_insts_decoded;
using msr::perfmon::wsmex::uop_unfusion;
namespace arith { using namespace msr::perfmon::wsmex::arith; }
namespace baclear { using namespace msr::perfmon::wsmex::baclear; }
namespace bpu_clears { using namespace msr::perfmon::wsmex::bpu_clears; }
namespace br_inst_exec { using namespace msr::perfmon::wsmex::br_inst_exec; }
namespace br_inst_retired { using namespace msr::perfmon::wsmex::br_inst_retired; }
namespace br_misp_exec { using namespace msr::perfmon::wsmex::br_misp_exec; }
namespace br_misp_retired { using namespace msr::perfmon::wsmex::br_misp_retired; }
namespace cache_lock_cycles { using namespace msr::perfmon::wsmex::cache_lock_cycles; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::wsmex::cpu_clk_unhalted; }
namespace dtlb_load_misses { using namespace msr::perfmon::wsmex::dtlb_load_misses; }
namespace dtlb_misses { using namespace msr::perfmon::wsmex::dtlb_misses; }
namespace ept { using namespace msr::perfmon::wsmex::ept; }
namespace fp_assist { using namespace msr::perfmon::wsmex::fp_assist; }
namespace fp_comp_ops_exe { using namespace msr::perfmon::wsmex::fp_comp_ops_exe; }
namespace fp_mmx_trans { using namespace msr::perfmon::wsmex::fp_mmx_trans; }
namespace ild_stall { using namespace msr::perfmon::wsmex::ild_stall; }
namespace inst_decoded { using namespace msr::perfmon::wsmex::inst_decoded; }
namespace inst_retired { using namespace msr::perfmon::wsmex::inst_retired; }
namespace itlb_misses { using namespace msr::perfmon::wsmex::itlb_misses; }
namespace l1d { using namespace msr::perfmon::wsmex::l1d; }
namespace l1d_prefetch { using namespace msr::perfmon::wsmex::l1d_prefetch; }
namespace l1d_wb_l2 { using namespace msr::perfmon::wsmex::l1d_wb_l2; }
namespace l1i { using namespace msr::perfmon::wsmex::l1i; }
namespace l2_data_rqsts { using namespace msr::perfmon::wsmex::l2_data_rqsts; }
namespace l2_lines_in { using namespace msr::perfmon::wsmex::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::wsmex::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::wsmex::l2_rqsts; }
namespace l2_transactions { using namespace msr::perfmon::wsmex::l2_transactions; }
namespace l2_write { using namespace msr::perfmon::wsmex::l2_write; }
namespace large_itlb { using namespace msr::perfmon::wsmex::large_itlb; }
namespace load_block { using namespace msr::perfmon::wsmex::load_block; }
namespace load_dispatch { using namespace msr::perfmon::wsmex::load_dispatch; }
namespace longest_lat_cache { using namespace msr::perfmon::wsmex::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::wsmex::lsd; }
namespace machine_clears { using namespace msr::perfmon::wsmex::machine_clears; }
namespace macro_insts { using namespace msr::perfmon::wsmex::macro_insts; }
namespace mem_inst_retired { using namespace msr::perfmon::wsmex::mem_inst_retired; }
namespace mem_load_retired { using namespace msr::perfmon::wsmex::mem_load_retired; }
namespace mem_store_retired { using namespace msr::perfmon::wsmex::mem_store_retired; }
namespace mem_uncore_retired { using namespace msr::perfmon::wsmex::mem_uncore_retired; }
namespace offcore_requests { using namespace msr::perfmon::wsmex::offcore_requests; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::wsmex::offcore_requests_outstanding; }
namespace rat_stalls { using namespace msr::perfmon::wsmex::rat_stalls; }
namespace resource_stalls { using namespace msr::perfmon::wsmex::resource_stalls; }
namespace sb_drain { using namespace msr::perfmon::wsmex::sb_drain; }
namespace simd_int_128 { using namespace msr::perfmon::wsmex::simd_int_128; }
namespace simd_int_64 { using namespace msr::perfmon::wsmex::simd_int_64; }
namespace snoop_response { using namespace msr::perfmon::wsmex::snoop_response; }
namespace snoopq_requests { using namespace msr::perfmon::wsmex::snoopq_requests; }
namespace snoopq_requests_outstanding { using namespace msr::perfmon::wsmex::snoopq_requests_outstanding; }
namespace sq_misc { using namespace msr::perfmon::wsmex::sq_misc; }
namespace ssex_uops_retired { using namespace msr::perfmon::wsmex::ssex_uops_retired; }
namespace store_blocks { using namespace msr::perfmon::wsmex::store_blocks; }
namespace uops_decoded { using namespace msr::perfmon::wsmex::uops_decoded; }
namespace uops_executed { using namespace msr::perfmon::wsmex::uops_executed; }
namespace uops_issued { using namespace msr::perfmon::wsmex::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::wsmex::uops_retired; }

namespace mem_uncore_retired {
inline constexpr core_events::listed local_dram{{&core_events::list, 0x1000f, 0x1000000000000f, 0x271000000, 0x0}, {}, &local_dram}; // .code = 0x0f, .mask = 0x10, .counters = 0xf, .precise = can, .period = 10000
inline constexpr core_events::listed other_core_l2_hitm{{&core_events::list, 0x200f, 0x1000000000000f, 0x9c400001e, 0x0}, {}, &other_core_l2_hitm}; // .code = 0x0f, .mask = 0x2, .counters = 0xf, .precise = can, .period = 40000
inline constexpr core_events::listed remote_cache_local_home_hit{{&core_events::list, 0x800f, 0x1000000000000f, 0x4e2000044, 0x0}, {}, &remote_cache_local_home_hit}; // .code = 0x0f, .mask = 0x8, .counters = 0xf, .precise = can, .period = 20000
} // namespace mem_uncore_retired

namespace offcore_requests {
inline constexpr core_events::listed uncached_mem{{&core_events::list, 0x200b0, 0xf, 0x186a000073, 0x0}, {}, &uncached_mem}; // .code = 0xb0, .mask = 0x20, .counters = 0xf, .period = 100000
} // namespace offcore_requests

namespace uops_executed {
inline constexpr core_events::listed core_stall_count{{&core_events::list, 0x701003f0b1, 0xf, 0x1e848000091, 0x0}, {}, &core_stall_count}; // .code = 0xb1, .mask = 0x3f, .threshold = 1, .invert = true, .edge = true, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed core_stall_count_no_port5{{&core_events::list, 0x701001f0b1, 0xf, 0x1e8480000b0, 0x0}, {}, &core_stall_count_no_port5}; // .code = 0xb1, .mask = 0x1f, .threshold = 1, .invert = true, .edge = true, .any_thread = true, .counters = 0xf, .period = 2000000
} // namespace uops_executed

namespace core_events {
inline constexpr const listed *own[] = {
    &mem_uncore_retired::local_dram, &mem_uncore_retired::other_core_l2_hitm,
    &mem_uncore_retired::remote_cache_local_home_hit, &offcore_requests::uncached_mem,
    &uops_executed::core_stall_count, &uops_executed::core_stall_count_no_port5,
};
inline constexpr auto events = select::with_shared_events<msr::perfmon::wsmex::core_events::all, core::westmere>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::wsmex::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::perfmon::wsm
