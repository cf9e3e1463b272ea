// Events of Westmere EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ep_dp: from intel/perfmon 6dadedf3aa48, WSM-EP-DP/events/WestmereEP-DP_core.json, version 5
// of 08/17/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 300 of its 304 events are those of westmere.
#pragma once

#include <msr/intel/events/westmere.hpp>

// clang-format off
namespace msr::events::westmere_ep {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "dtlb_load_misses.large_walk_completed\0"
    "dtlb_misses.pde_miss\0"
    "itlb_misses.large_walk_completed\0"
    "misalign_mem_ref.store\0";
inline constexpr select::event_list list{"westmere_ep", core::westmere_ep, names};
} // namespace core_events

using westmere::baclear_force_iq;
using westmere::bpu_missed_call_ret;
using westmere::br_inst_decoded;
using westmere::es_reg_renames;
using westmere::inst_queue_writes;
using westmere::inst_queue_write_cycles;
using westmere::io_transactions;
using westmere::itlb_flush;
using westmere::itlb_miss_retired;
using westmere::l1d_cache_prefetch_lock_fb_hit;
using westmere::load_hit_pre;
using westmere::lsd_overflow;
using westmere::offcore_requests_sq_full;
using westmere::partial_address_alias;
using westmere::seg_rename_stalls;
using westmere::sq_full_stall_cycles;
using westmere::two_uop_insts_decoded;
using westmere::uop_unfusion;
namespace arith { using namespace westmere::arith; }
namespace baclear { using namespace westmere::baclear; }
namespace bpu_clears { using namespace westmere::bpu_clears; }
namespace br_inst_exec { using namespace westmere::br_inst_exec; }
namespace br_inst_retired { using namespace westmere::br_inst_retired; }
namespace br_misp_exec { using namespace westmere::br_misp_exec; }
namespace br_misp_retired { using namespace westmere::br_misp_retired; }
namespace cache_lock_cycles { using namespace westmere::cache_lock_cycles; }
namespace cpu_clk_unhalted { using namespace westmere::cpu_clk_unhalted; }
namespace dtlb_load_misses { using namespace westmere::dtlb_load_misses; }
namespace dtlb_misses { using namespace westmere::dtlb_misses; }
namespace ept { using namespace westmere::ept; }
namespace fp_assist { using namespace westmere::fp_assist; }
namespace fp_comp_ops_exe { using namespace westmere::fp_comp_ops_exe; }
namespace fp_mmx_trans { using namespace westmere::fp_mmx_trans; }
namespace ild_stall { using namespace westmere::ild_stall; }
namespace inst_decoded { using namespace westmere::inst_decoded; }
namespace inst_retired { using namespace westmere::inst_retired; }
namespace itlb_misses { using namespace westmere::itlb_misses; }
namespace l1d { using namespace westmere::l1d; }
namespace l1d_prefetch { using namespace westmere::l1d_prefetch; }
namespace l1d_wb_l2 { using namespace westmere::l1d_wb_l2; }
namespace l1i { using namespace westmere::l1i; }
namespace l2_data_rqsts { using namespace westmere::l2_data_rqsts; }
namespace l2_lines_in { using namespace westmere::l2_lines_in; }
namespace l2_lines_out { using namespace westmere::l2_lines_out; }
namespace l2_rqsts { using namespace westmere::l2_rqsts; }
namespace l2_transactions { using namespace westmere::l2_transactions; }
namespace l2_write { using namespace westmere::l2_write; }
namespace large_itlb { using namespace westmere::large_itlb; }
namespace load_block { using namespace westmere::load_block; }
namespace load_dispatch { using namespace westmere::load_dispatch; }
namespace longest_lat_cache { using namespace westmere::longest_lat_cache; }
namespace lsd { using namespace westmere::lsd; }
namespace machine_clears { using namespace westmere::machine_clears; }
namespace macro_insts { using namespace westmere::macro_insts; }
namespace mem_inst_retired { using namespace westmere::mem_inst_retired; }
namespace mem_load_retired { using namespace westmere::mem_load_retired; }
namespace mem_store_retired { using namespace westmere::mem_store_retired; }
namespace offcore_requests { using namespace westmere::offcore_requests; }
namespace offcore_requests_outstanding { using namespace westmere::offcore_requests_outstanding; }
namespace rat_stalls { using namespace westmere::rat_stalls; }
namespace resource_stalls { using namespace westmere::resource_stalls; }
namespace sb_drain { using namespace westmere::sb_drain; }
namespace simd_int_128 { using namespace westmere::simd_int_128; }
namespace simd_int_64 { using namespace westmere::simd_int_64; }
namespace snoop_response { using namespace westmere::snoop_response; }
namespace snoopq_requests { using namespace westmere::snoopq_requests; }
namespace snoopq_requests_outstanding { using namespace westmere::snoopq_requests_outstanding; }
namespace sq_misc { using namespace westmere::sq_misc; }
namespace ssex_uops_retired { using namespace westmere::ssex_uops_retired; }
namespace store_blocks { using namespace westmere::store_blocks; }
namespace uops_decoded { using namespace westmere::uops_decoded; }
namespace uops_executed { using namespace westmere::uops_executed; }
namespace uops_issued { using namespace westmere::uops_issued; }
namespace uops_retired { using namespace westmere::uops_retired; }

namespace dtlb_load_misses {
inline constexpr core_events::listed large_walk_completed{{&core_events::list, 0x80008, 0xf, 0x30d4000000, 0x0}, {}, &large_walk_completed}; // .code = 0x08, .mask = 0x80, .counters = 0xf, .period = 200000
} // namespace dtlb_load_misses

namespace dtlb_misses {
inline constexpr core_events::listed pde_miss{{&core_events::list, 0x20049, 0xf, 0x30d4000026, 0x0}, {}, &pde_miss}; // .code = 0x49, .mask = 0x20, .counters = 0xf, .period = 200000
} // namespace dtlb_misses

namespace itlb_misses {
inline constexpr core_events::listed large_walk_completed{{&core_events::list, 0x80085, 0xf, 0x30d400003b, 0x0}, {}, &large_walk_completed}; // .code = 0x85, .mask = 0x80, .counters = 0xf, .period = 200000
} // namespace itlb_misses

namespace misalign_mem_ref {
inline constexpr core_events::listed store{{&core_events::list, 0x2005, 0xf, 0x30d400005c, 0x0}, {}, &store}; // .code = 0x05, .mask = 0x2, .counters = 0xf, .period = 200000
} // namespace misalign_mem_ref

namespace core_events {
inline constexpr const listed *own[] = {
    &dtlb_load_misses::large_walk_completed, &dtlb_misses::pde_miss,
    &itlb_misses::large_walk_completed, &misalign_mem_ref::store,
};
inline constexpr auto events = select::with_shared_events<westmere::core_events::all, core::westmere_ep>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &westmere::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::westmere_ep
