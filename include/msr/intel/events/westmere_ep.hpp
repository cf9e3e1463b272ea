// Events of Westmere EP, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// wsm_ep_dp: from intel/perfmon 6dadedf3aa48, WSM-EP-DP/events/WestmereEP-DP_core.json, version 5
// of 08/17/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 300 of its 304 events are those of wsm.
#pragma once

#include <msr/intel/events/westmere.hpp>

// clang-format off
namespace msr::perfmon::wsmep {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "dtlb_load_misses.large_walk_completed\0"
    "dtlb_misses.pde_miss\0"
    "itlb_misses.large_walk_completed\0"
    "misalign_mem_ref.store\0";
inline constexpr select::event_list list{"wsmep", core::westmere_ep, names};
} // namespace core_events

using msr::perfmon::wsm::baclear_force_iq;
using msr::perfmon::wsm::bpu_missed_call_ret;
using msr::perfmon::wsm::br_inst_decoded;
using msr::perfmon::wsm::es_reg_renames;
using msr::perfmon::wsm::inst_queue_writes;
using msr::perfmon::wsm::inst_queue_write_cycles;
using msr::perfmon::wsm::io_transactions;
using msr::perfmon::wsm::itlb_flush;
using msr::perfmon::wsm::itlb_miss_retired;
using msr::perfmon::wsm::l1d_cache_prefetch_lock_fb_hit;
using msr::perfmon::wsm::load_hit_pre;
using msr::perfmon::wsm::lsd_overflow;
using msr::perfmon::wsm::offcore_requests_sq_full;
using msr::perfmon::wsm::partial_address_alias;
using msr::perfmon::wsm::seg_rename_stalls;
using msr::perfmon::wsm::sq_full_stall_cycles;
using msr::perfmon::wsm::two_uop_insts_decoded;
using msr::perfmon::wsm::uop_unfusion;
namespace arith { using namespace msr::perfmon::wsm::arith; }
namespace baclear { using namespace msr::perfmon::wsm::baclear; }
namespace bpu_clears { using namespace msr::perfmon::wsm::bpu_clears; }
namespace br_inst_exec { using namespace msr::perfmon::wsm::br_inst_exec; }
namespace br_inst_retired { using namespace msr::perfmon::wsm::br_inst_retired; }
namespace br_misp_exec { using namespace msr::perfmon::wsm::br_misp_exec; }
namespace br_misp_retired { using namespace msr::perfmon::wsm::br_misp_retired; }
namespace cache_lock_cycles { using namespace msr::perfmon::wsm::cache_lock_cycles; }
namespace cpu_clk_unhalted { using namespace msr::perfmon::wsm::cpu_clk_unhalted; }
namespace dtlb_load_misses { using namespace msr::perfmon::wsm::dtlb_load_misses; }
namespace dtlb_misses { using namespace msr::perfmon::wsm::dtlb_misses; }
namespace ept { using namespace msr::perfmon::wsm::ept; }
namespace fp_assist { using namespace msr::perfmon::wsm::fp_assist; }
namespace fp_comp_ops_exe { using namespace msr::perfmon::wsm::fp_comp_ops_exe; }
namespace fp_mmx_trans { using namespace msr::perfmon::wsm::fp_mmx_trans; }
namespace ild_stall { using namespace msr::perfmon::wsm::ild_stall; }
namespace inst_decoded { using namespace msr::perfmon::wsm::inst_decoded; }
namespace inst_retired { using namespace msr::perfmon::wsm::inst_retired; }
namespace itlb_misses { using namespace msr::perfmon::wsm::itlb_misses; }
namespace l1d { using namespace msr::perfmon::wsm::l1d; }
namespace l1d_prefetch { using namespace msr::perfmon::wsm::l1d_prefetch; }
namespace l1d_wb_l2 { using namespace msr::perfmon::wsm::l1d_wb_l2; }
namespace l1i { using namespace msr::perfmon::wsm::l1i; }
namespace l2_data_rqsts { using namespace msr::perfmon::wsm::l2_data_rqsts; }
namespace l2_lines_in { using namespace msr::perfmon::wsm::l2_lines_in; }
namespace l2_lines_out { using namespace msr::perfmon::wsm::l2_lines_out; }
namespace l2_rqsts { using namespace msr::perfmon::wsm::l2_rqsts; }
namespace l2_transactions { using namespace msr::perfmon::wsm::l2_transactions; }
namespace l2_write { using namespace msr::perfmon::wsm::l2_write; }
namespace large_itlb { using namespace msr::perfmon::wsm::large_itlb; }
namespace load_block { using namespace msr::perfmon::wsm::load_block; }
namespace load_dispatch { using namespace msr::perfmon::wsm::load_dispatch; }
namespace longest_lat_cache { using namespace msr::perfmon::wsm::longest_lat_cache; }
namespace lsd { using namespace msr::perfmon::wsm::lsd; }
namespace machine_clears { using namespace msr::perfmon::wsm::machine_clears; }
namespace macro_insts { using namespace msr::perfmon::wsm::macro_insts; }
namespace mem_inst_retired { using namespace msr::perfmon::wsm::mem_inst_retired; }
namespace mem_load_retired { using namespace msr::perfmon::wsm::mem_load_retired; }
namespace mem_store_retired { using namespace msr::perfmon::wsm::mem_store_retired; }
namespace offcore_requests { using namespace msr::perfmon::wsm::offcore_requests; }
namespace offcore_requests_outstanding { using namespace msr::perfmon::wsm::offcore_requests_outstanding; }
namespace rat_stalls { using namespace msr::perfmon::wsm::rat_stalls; }
namespace resource_stalls { using namespace msr::perfmon::wsm::resource_stalls; }
namespace sb_drain { using namespace msr::perfmon::wsm::sb_drain; }
namespace simd_int_128 { using namespace msr::perfmon::wsm::simd_int_128; }
namespace simd_int_64 { using namespace msr::perfmon::wsm::simd_int_64; }
namespace snoop_response { using namespace msr::perfmon::wsm::snoop_response; }
namespace snoopq_requests { using namespace msr::perfmon::wsm::snoopq_requests; }
namespace snoopq_requests_outstanding { using namespace msr::perfmon::wsm::snoopq_requests_outstanding; }
namespace sq_misc { using namespace msr::perfmon::wsm::sq_misc; }
namespace ssex_uops_retired { using namespace msr::perfmon::wsm::ssex_uops_retired; }
namespace store_blocks { using namespace msr::perfmon::wsm::store_blocks; }
namespace uops_decoded { using namespace msr::perfmon::wsm::uops_decoded; }
namespace uops_executed { using namespace msr::perfmon::wsm::uops_executed; }
namespace uops_issued { using namespace msr::perfmon::wsm::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::wsm::uops_retired; }

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
inline constexpr auto events = select::with_shared_events<msr::perfmon::wsm::core_events::all, core::westmere_ep>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::wsm::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::perfmon::wsmep
