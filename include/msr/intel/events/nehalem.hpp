// Events of Nehalem, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// nhm_ep: from intel/perfmon 6dadedf3aa48, NHM-EP/events/NehalemEP_core.json, version 4 of
// 08/21/2023; BSD-3-Clause, Copyright (c) Intel Corporation. Numbers and names only.
// 267 of its 288 events are those of wsmex.
#pragma once

#include <msr/intel/events/westmere_ex.hpp>

// clang-format off
namespace msr::perfmon::nhm {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
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
    "l1d_cache_st.s_state\0"
    "mem_uncore_retired.local_dram\0"
    "mem_uncore_retired.other_core_l2_hitm\0"
    "mem_uncore_retired.remote_cache_local_home_hit\0"
    "mem_uncore_retired.remote_dram\0"
    "uops_executed.core_stall_count\0"
    "uops_executed.core_stall_count_no_port5\0";
inline constexpr select::event_list list{"nhm", core::nehalem, names};
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
namespace rat_stalls { using namespace msr::perfmon::wsmex::rat_stalls; }
namespace resource_stalls { using namespace msr::perfmon::wsmex::resource_stalls; }
namespace sb_drain { using namespace msr::perfmon::wsmex::sb_drain; }
namespace simd_int_128 { using namespace msr::perfmon::wsmex::simd_int_128; }
namespace simd_int_64 { using namespace msr::perfmon::wsmex::simd_int_64; }
namespace snoop_response { using namespace msr::perfmon::wsmex::snoop_response; }
namespace sq_misc { using namespace msr::perfmon::wsmex::sq_misc; }
namespace ssex_uops_retired { using namespace msr::perfmon::wsmex::ssex_uops_retired; }
namespace store_blocks { using namespace msr::perfmon::wsmex::store_blocks; }
namespace uops_decoded { using namespace msr::perfmon::wsmex::uops_decoded; }
namespace uops_executed { using namespace msr::perfmon::wsmex::uops_executed; }
namespace uops_issued { using namespace msr::perfmon::wsmex::uops_issued; }
namespace uops_retired { using namespace msr::perfmon::wsmex::uops_retired; }
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

namespace mem_uncore_retired {
inline constexpr core_events::listed local_dram{{&core_events::list, 0x2000f, 0x1000000000000f, 0x271000139, 0x0}, {}, &local_dram}; // .code = 0x0f, .mask = 0x20, .counters = 0xf, .precise = can, .period = 10000
inline constexpr core_events::listed other_core_l2_hitm{{&core_events::list, 0x200f, 0x1000000000000f, 0x9c4000157, 0x0}, {}, &other_core_l2_hitm}; // .code = 0x0f, .mask = 0x2, .counters = 0xf, .precise = can, .period = 40000
inline constexpr core_events::listed remote_cache_local_home_hit{{&core_events::list, 0x800f, 0x1000000000000f, 0x4e200017d, 0x0}, {}, &remote_cache_local_home_hit}; // .code = 0x0f, .mask = 0x8, .counters = 0xf, .precise = can, .period = 20000
inline constexpr core_events::listed remote_dram{{&core_events::list, 0x1000f, 0x1000000000000f, 0x2710001ac, 0x0}, {}, &remote_dram}; // .code = 0x0f, .mask = 0x10, .counters = 0xf, .precise = can, .period = 10000
} // namespace mem_uncore_retired

namespace uops_executed {
inline constexpr core_events::listed core_stall_count{{&core_events::list, 0x701003f0b1, 0xf, 0x1e8480001cb, 0x0}, {}, &core_stall_count}; // .code = 0xb1, .mask = 0x3f, .threshold = 1, .invert = true, .edge = true, .any_thread = true, .counters = 0xf, .period = 2000000
inline constexpr core_events::listed core_stall_count_no_port5{{&core_events::list, 0x701001f0b1, 0xf, 0x1e8480001ea, 0x0}, {}, &core_stall_count_no_port5}; // .code = 0xb1, .mask = 0x1f, .threshold = 1, .invert = true, .edge = true, .any_thread = true, .counters = 0xf, .period = 2000000
} // namespace uops_executed

namespace core_events {
inline constexpr const listed *own[] = {
    &l1d_cache_lock_fb_hit, &l1d_all_ref::any, &l1d_all_ref::cacheable, &l1d_cache_ld::e_state,
    &l1d_cache_ld::i_state, &l1d_cache_ld::m_state, &l1d_cache_ld::mesi, &l1d_cache_ld::s_state,
    &l1d_cache_lock::e_state, &l1d_cache_lock::hit, &l1d_cache_lock::m_state,
    &l1d_cache_lock::s_state, &l1d_cache_st::e_state, &l1d_cache_st::m_state,
    &l1d_cache_st::s_state, &mem_uncore_retired::local_dram,
    &mem_uncore_retired::other_core_l2_hitm, &mem_uncore_retired::remote_cache_local_home_hit,
    &mem_uncore_retired::remote_dram, &uops_executed::core_stall_count,
    &uops_executed::core_stall_count_no_port5,
};
inline constexpr auto events = select::with_shared_events<msr::perfmon::wsmex::core_events::all, core::nehalem>(own);
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events.all), &msr::perfmon::wsmex::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::perfmon::nhm
