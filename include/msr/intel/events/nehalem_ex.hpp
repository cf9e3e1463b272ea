// Events of Nehalem EX, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// nhm_ex: from intel/perfmon 6dadedf3aa48, NHM-EX/events/NehalemEX_core.json, version 4 of
// 08/21/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 268 of its 283 events are those of westmere.
#pragma once

#include <msr/intel/events/westmere.hpp>

// clang-format off
namespace msr::events::nehalem_ex {

namespace core_events {
using listed = select::vendor_event<perfmon::event_pmu>;
inline constexpr char names[] =
    "l1d_all_ref.any\0"
    "l1d_all_ref.cacheable\0"
    "l1d_cache_ld.e_state\0"
    "l1d_cache_ld.i_state\0"
    "l1d_cache_ld.m_state\0"
    "l1d_cache_ld.mesi\0"
    "l1d_cache_ld.s_state\0"
    "l1d_cache_lock.e_state\0"
    "l1d_cache_lock.hit\0"
    "l1d_cache_lock.m_state\0"
    "l1d_cache_lock.s_state\0"
    "l1d_cache_lock_fb_hit\0"
    "l1d_cache_st.e_state\0"
    "l1d_cache_st.m_state\0"
    "l1d_cache_st.s_state\0";
inline constexpr select::event_list list{"nehalem_ex", core::nehalem_ex, names};
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
namespace load_dispatch { using namespace westmere::load_dispatch; }
namespace longest_lat_cache { using namespace westmere::longest_lat_cache; }
namespace lsd { using namespace westmere::lsd; }
namespace machine_clears { using namespace westmere::machine_clears; }
namespace macro_insts { using namespace westmere::macro_insts; }
namespace mem_inst_retired { using namespace westmere::mem_inst_retired; }
namespace mem_load_retired { using namespace westmere::mem_load_retired; }
namespace mem_store_retired { using namespace westmere::mem_store_retired; }
namespace offcore_requests { using namespace westmere::offcore_requests; }
namespace rat_stalls { using namespace westmere::rat_stalls; }
namespace resource_stalls { using namespace westmere::resource_stalls; }
namespace sb_drain { using namespace westmere::sb_drain; }
namespace simd_int_128 { using namespace westmere::simd_int_128; }
namespace simd_int_64 { using namespace westmere::simd_int_64; }
namespace snoop_response { using namespace westmere::snoop_response; }
namespace sq_misc { using namespace westmere::sq_misc; }
namespace ssex_uops_retired { using namespace westmere::ssex_uops_retired; }
namespace store_blocks { using namespace westmere::store_blocks; }
namespace uops_decoded { using namespace westmere::uops_decoded; }
namespace uops_executed { using namespace westmere::uops_executed; }
namespace uops_issued { using namespace westmere::uops_issued; }
namespace uops_retired { using namespace westmere::uops_retired; }
inline constexpr core_events::listed l1d_cache_lock_fb_hit{{&core_events::list, 0x1053, 0x3, 0x1e8480000e4, 0x0}, {}, &l1d_cache_lock_fb_hit}; // .code = 0x53, .mask = 0x1, .counters = 0x3, .period = 2000000

namespace l1d_all_ref {
inline constexpr core_events::listed any{{&core_events::list, 0x1043, 0x3, 0x1e848000000, 0x0}, {}, &any}; // .code = 0x43, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed cacheable{{&core_events::list, 0x2043, 0x3, 0x1e848000010, 0x0}, {}, &cacheable}; // .code = 0x43, .mask = 0x2, .counters = 0x3, .period = 2000000
} // namespace l1d_all_ref

namespace l1d_cache_ld {
inline constexpr core_events::listed e_state{{&core_events::list, 0x4040, 0x3, 0x1e848000026, 0x0}, {}, &e_state}; // .code = 0x40, .mask = 0x4, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed i_state{{&core_events::list, 0x1040, 0x3, 0x1e84800003b, 0x0}, {}, &i_state}; // .code = 0x40, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed m_state{{&core_events::list, 0x8040, 0x3, 0x1e848000050, 0x0}, {}, &m_state}; // .code = 0x40, .mask = 0x8, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed mesi{{&core_events::list, 0xf040, 0x3, 0x1e848000065, 0x0}, {}, &mesi}; // .code = 0x40, .mask = 0xf, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed s_state{{&core_events::list, 0x2040, 0x3, 0x1e848000077, 0x0}, {}, &s_state}; // .code = 0x40, .mask = 0x2, .counters = 0x3, .period = 2000000
} // namespace l1d_cache_ld

namespace l1d_cache_lock {
inline constexpr core_events::listed e_state{{&core_events::list, 0x4042, 0x3, 0x1e84800008c, 0x0}, {}, &e_state}; // .code = 0x42, .mask = 0x4, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed hit{{&core_events::list, 0x1042, 0x3, 0x1e8480000a3, 0x0}, {}, &hit}; // .code = 0x42, .mask = 0x1, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed m_state{{&core_events::list, 0x8042, 0x3, 0x1e8480000b6, 0x0}, {}, &m_state}; // .code = 0x42, .mask = 0x8, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed s_state{{&core_events::list, 0x2042, 0x3, 0x1e8480000cd, 0x0}, {}, &s_state}; // .code = 0x42, .mask = 0x2, .counters = 0x3, .period = 2000000
} // namespace l1d_cache_lock

namespace l1d_cache_st {
inline constexpr core_events::listed e_state{{&core_events::list, 0x4041, 0x3, 0x1e8480000fa, 0x0}, {}, &e_state}; // .code = 0x41, .mask = 0x4, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed m_state{{&core_events::list, 0x8041, 0x3, 0x1e84800010f, 0x0}, {}, &m_state}; // .code = 0x41, .mask = 0x8, .counters = 0x3, .period = 2000000
inline constexpr core_events::listed s_state{{&core_events::list, 0x2041, 0x3, 0x1e848000124, 0x0}, {}, &s_state}; // .code = 0x41, .mask = 0x2, .counters = 0x3, .period = 2000000
} // namespace l1d_cache_st

namespace core_events {
inline constexpr const listed *own[] = {
    &l1d_cache_lock_fb_hit, &l1d_all_ref::any, &l1d_all_ref::cacheable, &l1d_cache_ld::e_state,
    &l1d_cache_ld::i_state, &l1d_cache_ld::m_state, &l1d_cache_ld::mesi, &l1d_cache_ld::s_state,
    &l1d_cache_lock::e_state, &l1d_cache_lock::hit, &l1d_cache_lock::m_state,
    &l1d_cache_lock::s_state, &l1d_cache_st::e_state, &l1d_cache_st::m_state,
    &l1d_cache_st::s_state,
};
inline constexpr auto events = select::with_shared_events<westmere::core_events::all, core::nehalem_ex>(own);
/// All events of the list.
inline constexpr select::known_list<perfmon::event_pmu> all{&list, all_of(events.all), &westmere::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::nehalem_ex
