// Events of AMD family 11h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// fam11h: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam11h.h; MIT (COPYING; copyright
// lines in that file). Names and numbers only. Second source: oprofile 48651c00,
// events/x86-64/family11h (GPL-2.0; numbers and event names only).
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
// L1_DTLB_AND_L2_DTLB_MISS has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it
// unit mask 07h, and so does the event of this name that the library has by itself: as text, the
// name stands for that one.
// L1_ITLB_MISS_AND_L2_ITLB_MISS has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c)
// gives it unit mask 03h, and so does the event of this name that the library has by itself: as
// text, the name stands for that one.
// 159 of its 254 events are those of fam10h.
#pragma once

#include <msr/amd/events/fam10h.hpp>

// clang-format off
namespace msr::events::fam11h {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "locked_ops.all\0"
    "data_cache_lines_evicted.all\0"
    "l1_dtlb_miss_and_l2_dtlb_hit\0"
    "l1_dtlb_and_l2_dtlb_miss\0"
    "scrubber_single_bit_ecc_errors.all\0"
    "system_read_responses.all\0"
    "system_read_responses.bit3\0"
    "requests_to_l2.all\0"
    "l2_cache_miss.all\0"
    "l1_itlb_miss_and_l2_itlb_miss\0"
    "retired_mmx_and_fp_instructions.scalar_sse_and_sse2\0"
    "retired_mmx_and_fp_instructions.all\0"
    "dram_accesses.dct0_page_hit\0"
    "dram_accesses.dct0_page_miss\0"
    "dram_accesses.dct0_page_conflict\0"
    "dram_accesses.dct1_page_hit\0"
    "dram_accesses.dct1_page_miss\0"
    "dram_accesses.dct1_page_conflict\0"
    "dram_accesses.write_request\0"
    "dram_accesses.read_request\0"
    "dram_accesses.all\0"
    "dram_controller_page_table_events.dct_page_table_overflow\0"
    "dram_controller_page_table_events.stale_table_entry_hits\0"
    "dram_controller_page_table_events.page_table_idle_cycle_limit_incremented\0"
    "dram_controller_page_table_events.page_table_idle_cycle_limit_decremented\0"
    "dram_controller_page_table_events.all\0"
    "memory_controller_turnarounds.dct0_read_to_write\0"
    "memory_controller_turnarounds.dct0_write_to_read\0"
    "memory_controller_turnarounds.dct0_dimm\0"
    "memory_controller_turnarounds.dct1_read_to_write\0"
    "memory_controller_turnarounds.dct1_write_to_read\0"
    "memory_controller_turnarounds.dct1_dimm\0"
    "memory_controller_rbd_queue.counter_reached\0"
    "memory_controller_rbd_queue.all\0"
    "thermal_status.memhot_l_assertions\0"
    "thermal_status.htc_transitions\0"
    "thermal_status.clocks_htc_p_state_inactive\0"
    "thermal_status.clocks_htc_p_state_active\0"
    "thermal_status.prochot_l_assertions\0"
    "thermal_status.all\0"
    "cpu_io_requests_to_memory_io.i_o_to_i_o\0"
    "cpu_io_requests_to_memory_io.i_o_to_mem\0"
    "cpu_io_requests_to_memory_io.cpu_to_i_o\0"
    "cpu_io_requests_to_memory_io.cpu_to_mem\0"
    "cpu_io_requests_to_memory_io.all\0"
    "cpu_io_requests_to_memory_io.local_io_to_local_io_or_mem\0"
    "cpu_io_requests_to_memory_io.local_any_to_local_io\0"
    "cpu_io_requests_to_memory_io.local_any_to_local_mem\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_local_io_or_mem\0"
    "cpu_io_requests_to_memory_io.local_io_to_remote_io\0"
    "cpu_io_requests_to_memory_io.local_io_to_remote_mem\0"
    "cpu_io_requests_to_memory_io.local_io_to_remote_io_or_mem\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_remote_io\0"
    "cpu_io_requests_to_memory_io.local_any_to_remote_io\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_remote_mem\0"
    "cpu_io_requests_to_memory_io.local_any_to_remote_mem\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_remote_io_or_mem\0"
    "cpu_io_requests_to_memory_io.local_any_to_remote_io_or_mem\0"
    "cpu_io_requests_to_memory_io.local_io_to_anywhere_io\0"
    "cpu_io_requests_to_memory_io.local_io_to_anywhere_mem\0"
    "cpu_io_requests_to_memory_io.local_io_to_anywhere_io_or_mem\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_anywhere_io\0"
    "cpu_io_requests_to_memory_io.local_any_to_anywhere_io\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_anywhere_mem\0"
    "cpu_io_requests_to_memory_io.local_any_to_anywhere_mem\0"
    "cpu_io_requests_to_memory_io.local_cpu_to_anywhere_io_or_mem\0"
    "cpu_io_requests_to_memory_io.local_any_to_anywhere_io_or_mem\0"
    "cpu_io_requests_to_memory_io.remote_io_to_local_io\0"
    "cpu_io_requests_to_memory_io.remote_cpu_to_local_io\0"
    "cpu_io_requests_to_memory_io.remote_any_to_local_io\0"
    "probe.upstream_isoc_writes\0"
    "dev.dev_hit\0"
    "dev.dev_miss\0"
    "dev.dev_error\0"
    "dev.all\0"
    "hypertransport_link0.address_dword_sent\0"
    "hypertransport_link0.data_dword_sent\0"
    "hypertransport_link0.buffer_release_dword_sent\0"
    "hypertransport_link0.nop_dword_sent\0"
    "sideband_signals.halt\0"
    "sideband_signals.stopgrant\0"
    "sideband_signals.shutdown\0"
    "sideband_signals.wbinvd\0"
    "sideband_signals.invd\0"
    "sideband_signals.all\0"
    "interrupt_events.fixed_and_lpa\0"
    "interrupt_events.lpa\0"
    "interrupt_events.smi\0"
    "interrupt_events.nmi\0"
    "interrupt_events.init\0"
    "interrupt_events.startup\0"
    "interrupt_events.int\0"
    "interrupt_events.eoi\0"
    "interrupt_events.all\0"
    "memory_controller_requests.all\0";
inline constexpr select::event_list list{"fam11h", core::family11h, names};
} // namespace core_events

using fam10h::cycles_no_fpu_ops_retired;
using fam10h::dispatched_fpu_ops_fast_flag;
using fam10h::pipeline_restart_due_to_self_modifying_code;
using fam10h::pipeline_restart_due_to_probe_hit;
using fam10h::ls_buffer_2_full_cycles;
using fam10h::retired_clflush_instructions;
using fam10h::retired_cpuid_instructions;
using fam10h::data_cache_accesses;
using fam10h::data_cache_misses;
using fam10h::misaligned_accesses;
using fam10h::microarchitectural_late_cancel_of_an_access;
using fam10h::microarchitectural_early_cancel_of_an_access;
using fam10h::cpu_clk_unhalted;
using fam10h::instruction_cache_fetches;
using fam10h::instruction_cache_misses;
using fam10h::instruction_cache_refills_from_l2;
using fam10h::instruction_cache_refills_from_system;
using fam10h::l1_itlb_miss_and_l2_itlb_hit;
using fam10h::pipeline_restart_due_to_instruction_stream_probe;
using fam10h::instruction_fetch_stall;
using fam10h::return_stack_hits;
using fam10h::return_stack_overflows;
using fam10h::retired_instructions;
using fam10h::retired_uops;
using fam10h::retired_branch_instructions;
using fam10h::retired_mispredicted_branch_instructions;
using fam10h::retired_taken_branch_instructions;
using fam10h::retired_taken_branch_instructions_mispredicted;
using fam10h::retired_far_control_transfers;
using fam10h::retired_branch_resyncs;
using fam10h::retired_near_returns;
using fam10h::retired_near_returns_mispredicted;
using fam10h::retired_indirect_branches_mispredicted;
using fam10h::interrupts_masked_cycles;
using fam10h::interrupts_masked_cycles_with_interrupt_pending;
using fam10h::interrupts_taken;
using fam10h::decoder_empty;
using fam10h::dispatch_stalls;
using fam10h::dispatch_stall_for_branch_abort;
using fam10h::dispatch_stall_for_serialization;
using fam10h::dispatch_stall_for_segment_load;
using fam10h::dispatch_stall_for_reorder_buffer_full;
using fam10h::dispatch_stall_for_reservation_station_full;
using fam10h::dispatch_stall_for_fpu_full;
using fam10h::dispatch_stall_for_ls_full;
using fam10h::dispatch_stall_waiting_for_all_quiet;
using fam10h::dispatch_stall_for_far_transfer_or_rsync;
using fam10h::dr0_breakpoint_matches;
using fam10h::dr1_breakpoint_matches;
using fam10h::dr2_breakpoint_matches;
using fam10h::dr3_breakpoint_matches;
namespace cache_block { using namespace fam10h::cache_block; }
namespace data_cache_lines_evicted { using namespace fam10h::data_cache_lines_evicted; }
namespace data_cache_refills { using namespace fam10h::data_cache_refills; }
namespace data_cache_refills_from_system { using namespace fam10h::data_cache_refills_from_system; }
namespace data_prefetches { using namespace fam10h::data_prefetches; }
namespace dcache_misses_by_locked_instructions { using namespace fam10h::dcache_misses_by_locked_instructions; }
namespace dispatched_fpu { using namespace fam10h::dispatched_fpu; }
namespace fpu_exceptions { using namespace fam10h::fpu_exceptions; }
namespace hypertransport_link0 { using namespace fam10h::hypertransport_link0; }
namespace l2_cache_miss { using namespace fam10h::l2_cache_miss; }
namespace l2_fill_writeback { using namespace fam10h::l2_fill_writeback; }
namespace locked_ops { using namespace fam10h::locked_ops; }
namespace memory_controller_requests { using namespace fam10h::memory_controller_requests; }
namespace memory_controller_turnarounds { using namespace fam10h::memory_controller_turnarounds; }
namespace memory_requests { using namespace fam10h::memory_requests; }
namespace prefetch_instructions_dispatched { using namespace fam10h::prefetch_instructions_dispatched; }
namespace probe { using namespace fam10h::probe; }
namespace quadwords_written_to_system { using namespace fam10h::quadwords_written_to_system; }
namespace requests_to_l2 { using namespace fam10h::requests_to_l2; }
namespace retired_fastpath_double_op_instructions { using namespace fam10h::retired_fastpath_double_op_instructions; }
namespace retired_mmx_and_fp_instructions { using namespace fam10h::retired_mmx_and_fp_instructions; }
namespace scrubber_single_bit_ecc_errors { using namespace fam10h::scrubber_single_bit_ecc_errors; }
namespace segment_register_loads { using namespace fam10h::segment_register_loads; }
namespace sized_commands { using namespace fam10h::sized_commands; }
namespace system_read_responses { using namespace fam10h::system_read_responses; }
inline constexpr core_events::listed l1_dtlb_miss_and_l2_dtlb_hit{{&core_events::list, 0x45, 0x0, 0x2c, 0x0}, {}, &l1_dtlb_miss_and_l2_dtlb_hit}; // .code = 0x45
inline constexpr core_events::listed l1_dtlb_and_l2_dtlb_miss{{&core_events::list, 0x46, 0x0, 0x49, 0x0}, {}, &l1_dtlb_and_l2_dtlb_miss}; // .code = 0x46
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_miss{{&core_events::list, 0x85, 0x0, 0xdf, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_miss}; // .code = 0x85

namespace cpu_io_requests_to_memory_io {
inline constexpr core_events::listed i_o_to_i_o{{&core_events::list, 0xa10e9, 0x0, 0x5ac, 0x0}, {}, &i_o_to_i_o}; // .code = 0xe9, .mask = 0xa1
inline constexpr core_events::listed i_o_to_mem{{&core_events::list, 0xa20e9, 0x0, 0x5d4, 0x0}, {}, &i_o_to_mem}; // .code = 0xe9, .mask = 0xa2
inline constexpr core_events::listed cpu_to_i_o{{&core_events::list, 0xa40e9, 0x0, 0x5fc, 0x0}, {}, &cpu_to_i_o}; // .code = 0xe9, .mask = 0xa4
inline constexpr core_events::listed cpu_to_mem{{&core_events::list, 0xa80e9, 0x0, 0x624, 0x0}, {}, &cpu_to_mem}; // .code = 0xe9, .mask = 0xa8
inline constexpr core_events::listed all{{&core_events::list, 0xaf0e9, 0x0, 0x64c, 0x0}, {}, &all}; // .code = 0xe9, .mask = 0xaf
inline constexpr core_events::listed local_io_to_local_io_or_mem{{&core_events::list, 0xa30e9, 0x0, 0x66d, 0x0}, {}, &local_io_to_local_io_or_mem}; // .code = 0xe9, .mask = 0xa3
inline constexpr core_events::listed local_any_to_local_io{{&core_events::list, 0xa50e9, 0x0, 0x6a6, 0x0}, {}, &local_any_to_local_io}; // .code = 0xe9, .mask = 0xa5
inline constexpr core_events::listed local_any_to_local_mem{{&core_events::list, 0xaa0e9, 0x0, 0x6d9, 0x0}, {}, &local_any_to_local_mem}; // .code = 0xe9, .mask = 0xaa
inline constexpr core_events::listed local_cpu_to_local_io_or_mem{{&core_events::list, 0xac0e9, 0x0, 0x70d, 0x0}, {}, &local_cpu_to_local_io_or_mem}; // .code = 0xe9, .mask = 0xac
inline constexpr core_events::listed local_io_to_remote_io{{&core_events::list, 0x910e9, 0x0, 0x747, 0x0}, {}, &local_io_to_remote_io}; // .code = 0xe9, .mask = 0x91
inline constexpr core_events::listed local_io_to_remote_mem{{&core_events::list, 0x920e9, 0x0, 0x77a, 0x0}, {}, &local_io_to_remote_mem}; // .code = 0xe9, .mask = 0x92
inline constexpr core_events::listed local_io_to_remote_io_or_mem{{&core_events::list, 0x930e9, 0x0, 0x7ae, 0x0}, {}, &local_io_to_remote_io_or_mem}; // .code = 0xe9, .mask = 0x93
inline constexpr core_events::listed local_cpu_to_remote_io{{&core_events::list, 0x940e9, 0x0, 0x7e8, 0x0}, {}, &local_cpu_to_remote_io}; // .code = 0xe9, .mask = 0x94
inline constexpr core_events::listed local_any_to_remote_io{{&core_events::list, 0x950e9, 0x0, 0x81c, 0x0}, {}, &local_any_to_remote_io}; // .code = 0xe9, .mask = 0x95
inline constexpr core_events::listed local_cpu_to_remote_mem{{&core_events::list, 0x980e9, 0x0, 0x850, 0x0}, {}, &local_cpu_to_remote_mem}; // .code = 0xe9, .mask = 0x98
inline constexpr core_events::listed local_any_to_remote_mem{{&core_events::list, 0x9a0e9, 0x0, 0x885, 0x0}, {}, &local_any_to_remote_mem}; // .code = 0xe9, .mask = 0x9a
inline constexpr core_events::listed local_cpu_to_remote_io_or_mem{{&core_events::list, 0x9c0e9, 0x0, 0x8ba, 0x0}, {}, &local_cpu_to_remote_io_or_mem}; // .code = 0xe9, .mask = 0x9c
inline constexpr core_events::listed local_any_to_remote_io_or_mem{{&core_events::list, 0x9f0e9, 0x0, 0x8f5, 0x0}, {}, &local_any_to_remote_io_or_mem}; // .code = 0xe9, .mask = 0x9f
inline constexpr core_events::listed local_io_to_anywhere_io{{&core_events::list, 0xb10e9, 0x0, 0x930, 0x0}, {}, &local_io_to_anywhere_io}; // .code = 0xe9, .mask = 0xb1
inline constexpr core_events::listed local_io_to_anywhere_mem{{&core_events::list, 0xb20e9, 0x0, 0x965, 0x0}, {}, &local_io_to_anywhere_mem}; // .code = 0xe9, .mask = 0xb2
inline constexpr core_events::listed local_io_to_anywhere_io_or_mem{{&core_events::list, 0xb30e9, 0x0, 0x99b, 0x0}, {}, &local_io_to_anywhere_io_or_mem}; // .code = 0xe9, .mask = 0xb3
inline constexpr core_events::listed local_cpu_to_anywhere_io{{&core_events::list, 0xb40e9, 0x0, 0x9d7, 0x0}, {}, &local_cpu_to_anywhere_io}; // .code = 0xe9, .mask = 0xb4
inline constexpr core_events::listed local_any_to_anywhere_io{{&core_events::list, 0xb50e9, 0x0, 0xa0d, 0x0}, {}, &local_any_to_anywhere_io}; // .code = 0xe9, .mask = 0xb5
inline constexpr core_events::listed local_cpu_to_anywhere_mem{{&core_events::list, 0xb80e9, 0x0, 0xa43, 0x0}, {}, &local_cpu_to_anywhere_mem}; // .code = 0xe9, .mask = 0xb8
inline constexpr core_events::listed local_any_to_anywhere_mem{{&core_events::list, 0xba0e9, 0x0, 0xa7a, 0x0}, {}, &local_any_to_anywhere_mem}; // .code = 0xe9, .mask = 0xba
inline constexpr core_events::listed local_cpu_to_anywhere_io_or_mem{{&core_events::list, 0xbc0e9, 0x0, 0xab1, 0x0}, {}, &local_cpu_to_anywhere_io_or_mem}; // .code = 0xe9, .mask = 0xbc
inline constexpr core_events::listed local_any_to_anywhere_io_or_mem{{&core_events::list, 0xbf0e9, 0x0, 0xaee, 0x0}, {}, &local_any_to_anywhere_io_or_mem}; // .code = 0xe9, .mask = 0xbf
inline constexpr core_events::listed remote_io_to_local_io{{&core_events::list, 0x610e9, 0x0, 0xb2b, 0x0}, {}, &remote_io_to_local_io}; // .code = 0xe9, .mask = 0x61
inline constexpr core_events::listed remote_cpu_to_local_io{{&core_events::list, 0x640e9, 0x0, 0xb5e, 0x0}, {}, &remote_cpu_to_local_io}; // .code = 0xe9, .mask = 0x64
inline constexpr core_events::listed remote_any_to_local_io{{&core_events::list, 0x650e9, 0x0, 0xb92, 0x0}, {}, &remote_any_to_local_io}; // .code = 0xe9, .mask = 0x65
} // namespace cpu_io_requests_to_memory_io

namespace data_cache_lines_evicted {
inline constexpr core_events::listed all{{&core_events::list, 0x1f044, 0x0, 0xf, 0x0}, {}, &all}; // .code = 0x44, .mask = 0x1f
} // namespace data_cache_lines_evicted

namespace dev {
inline constexpr core_events::listed dev_hit{{&core_events::list, 0x100ee, 0x0, 0xbe1, 0x0}, {}, &dev_hit}; // .code = 0xee, .mask = 0x10
inline constexpr core_events::listed dev_miss{{&core_events::list, 0x200ee, 0x0, 0xbed, 0x0}, {}, &dev_miss}; // .code = 0xee, .mask = 0x20
inline constexpr core_events::listed dev_error{{&core_events::list, 0x400ee, 0x0, 0xbfa, 0x0}, {}, &dev_error}; // .code = 0xee, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0x700ee, 0x0, 0xc08, 0x0}, {}, &all}; // .code = 0xee, .mask = 0x70
} // namespace dev

namespace dram_accesses {
inline constexpr core_events::listed dct0_page_hit{{&core_events::list, 0x10e0, 0x0, 0x155, 0x0}, {}, &dct0_page_hit}; // .code = 0xe0, .mask = 0x1
inline constexpr core_events::listed dct0_page_miss{{&core_events::list, 0x20e0, 0x0, 0x171, 0x0}, {}, &dct0_page_miss}; // .code = 0xe0, .mask = 0x2
inline constexpr core_events::listed dct0_page_conflict{{&core_events::list, 0x40e0, 0x0, 0x18e, 0x0}, {}, &dct0_page_conflict}; // .code = 0xe0, .mask = 0x4
inline constexpr core_events::listed dct1_page_hit{{&core_events::list, 0x80e0, 0x0, 0x1af, 0x0}, {}, &dct1_page_hit}; // .code = 0xe0, .mask = 0x8
inline constexpr core_events::listed dct1_page_miss{{&core_events::list, 0x100e0, 0x0, 0x1cb, 0x0}, {}, &dct1_page_miss}; // .code = 0xe0, .mask = 0x10
inline constexpr core_events::listed dct1_page_conflict{{&core_events::list, 0x200e0, 0x0, 0x1e8, 0x0}, {}, &dct1_page_conflict}; // .code = 0xe0, .mask = 0x20
inline constexpr core_events::listed write_request{{&core_events::list, 0x400e0, 0x0, 0x209, 0x0}, {}, &write_request}; // .code = 0xe0, .mask = 0x40
inline constexpr core_events::listed read_request{{&core_events::list, 0x800e0, 0x0, 0x225, 0x0}, {}, &read_request}; // .code = 0xe0, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xff0e0, 0x0, 0x240, 0x0}, {}, &all}; // .code = 0xe0, .mask = 0xff
} // namespace dram_accesses

namespace dram_controller_page_table_events {
inline constexpr core_events::listed dct_page_table_overflow{{&core_events::list, 0x10e1, 0x0, 0x252, 0x0}, {}, &dct_page_table_overflow}; // .code = 0xe1, .mask = 0x1
inline constexpr core_events::listed stale_table_entry_hits{{&core_events::list, 0x20e1, 0x0, 0x28c, 0x0}, {}, &stale_table_entry_hits}; // .code = 0xe1, .mask = 0x2
inline constexpr core_events::listed page_table_idle_cycle_limit_incremented{{&core_events::list, 0x40e1, 0x0, 0x2c5, 0x0}, {}, &page_table_idle_cycle_limit_incremented}; // .code = 0xe1, .mask = 0x4
inline constexpr core_events::listed page_table_idle_cycle_limit_decremented{{&core_events::list, 0x80e1, 0x0, 0x30f, 0x0}, {}, &page_table_idle_cycle_limit_decremented}; // .code = 0xe1, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf0e1, 0x0, 0x359, 0x0}, {}, &all}; // .code = 0xe1, .mask = 0xf
} // namespace dram_controller_page_table_events

namespace hypertransport_link0 {
inline constexpr core_events::listed address_dword_sent{{&core_events::list, 0x20f6, 0x0, 0xc10, 0x0}, {}, &address_dword_sent}; // .code = 0xf6, .mask = 0x2
inline constexpr core_events::listed data_dword_sent{{&core_events::list, 0x40f6, 0x0, 0xc38, 0x0}, {}, &data_dword_sent}; // .code = 0xf6, .mask = 0x4
inline constexpr core_events::listed buffer_release_dword_sent{{&core_events::list, 0x80f6, 0x0, 0xc5d, 0x0}, {}, &buffer_release_dword_sent}; // .code = 0xf6, .mask = 0x8
inline constexpr core_events::listed nop_dword_sent{{&core_events::list, 0x100f6, 0x0, 0xc8c, 0x0}, {}, &nop_dword_sent}; // .code = 0xf6, .mask = 0x10
} // namespace hypertransport_link0

namespace interrupt_events {
inline constexpr core_events::listed fixed_and_lpa{{&core_events::list, 0x11ea, 0x0, 0xd3e, 0x0}, {}, &fixed_and_lpa}; // .code = 0x1ea, .mask = 0x1
inline constexpr core_events::listed lpa{{&core_events::list, 0x21ea, 0x0, 0xd5d, 0x0}, {}, &lpa}; // .code = 0x1ea, .mask = 0x2
inline constexpr core_events::listed smi{{&core_events::list, 0x41ea, 0x0, 0xd72, 0x0}, {}, &smi}; // .code = 0x1ea, .mask = 0x4
inline constexpr core_events::listed nmi{{&core_events::list, 0x81ea, 0x0, 0xd87, 0x0}, {}, &nmi}; // .code = 0x1ea, .mask = 0x8
inline constexpr core_events::listed init{{&core_events::list, 0x101ea, 0x0, 0xd9c, 0x0}, {}, &init}; // .code = 0x1ea, .mask = 0x10
inline constexpr core_events::listed startup{{&core_events::list, 0x201ea, 0x0, 0xdb2, 0x0}, {}, &startup}; // .code = 0x1ea, .mask = 0x20
inline constexpr core_events::listed int_{{&core_events::list, 0x401ea, 0x0, 0xdcb, 0x0}, {}, &int_}; // .code = 0x1ea, .mask = 0x40
inline constexpr core_events::listed eoi{{&core_events::list, 0x801ea, 0x0, 0xde0, 0x0}, {}, &eoi}; // .code = 0x1ea, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xff1ea, 0x0, 0xdf5, 0x0}, {}, &all}; // .code = 0x1ea, .mask = 0xff
} // namespace interrupt_events

namespace l2_cache_miss {
inline constexpr core_events::listed all{{&core_events::list, 0x707e, 0x0, 0xcd, 0x0}, {}, &all}; // .code = 0x7e, .mask = 0x7
} // namespace l2_cache_miss

namespace locked_ops {
inline constexpr core_events::listed all{{&core_events::list, 0x7024, 0x0, 0x0, 0x0}, {}, &all}; // .code = 0x24, .mask = 0x7
} // namespace locked_ops

namespace memory_controller_rbd_queue {
inline constexpr core_events::listed counter_reached{{&core_events::list, 0x40e4, 0x0, 0x493, 0x0}, {}, &counter_reached}; // .code = 0xe4, .mask = 0x4
inline constexpr core_events::listed all{{&core_events::list, 0x40e4, 0x0, 0x4bf, 0x0}, {}, &all}; // .code = 0xe4, .mask = 0x4
} // namespace memory_controller_rbd_queue

namespace memory_controller_requests {
inline constexpr core_events::listed all{{&core_events::list, 0x781f0, 0x0, 0xe0a, 0x0}, {}, &all}; // .code = 0x1f0, .mask = 0x78
} // namespace memory_controller_requests

namespace memory_controller_turnarounds {
inline constexpr core_events::listed dct0_read_to_write{{&core_events::list, 0x10e3, 0x0, 0x37f, 0x0}, {}, &dct0_read_to_write}; // .code = 0xe3, .mask = 0x1
inline constexpr core_events::listed dct0_write_to_read{{&core_events::list, 0x20e3, 0x0, 0x3b0, 0x0}, {}, &dct0_write_to_read}; // .code = 0xe3, .mask = 0x2
inline constexpr core_events::listed dct0_dimm{{&core_events::list, 0x40e3, 0x0, 0x3e1, 0x0}, {}, &dct0_dimm}; // .code = 0xe3, .mask = 0x4
inline constexpr core_events::listed dct1_read_to_write{{&core_events::list, 0x80e3, 0x0, 0x409, 0x0}, {}, &dct1_read_to_write}; // .code = 0xe3, .mask = 0x8
inline constexpr core_events::listed dct1_write_to_read{{&core_events::list, 0x100e3, 0x0, 0x43a, 0x0}, {}, &dct1_write_to_read}; // .code = 0xe3, .mask = 0x10
inline constexpr core_events::listed dct1_dimm{{&core_events::list, 0x200e3, 0x0, 0x46b, 0x0}, {}, &dct1_dimm}; // .code = 0xe3, .mask = 0x20
} // namespace memory_controller_turnarounds

namespace probe {
inline constexpr core_events::listed upstream_isoc_writes{{&core_events::list, 0x400ec, 0x0, 0xbc6, 0x0}, {}, &upstream_isoc_writes}; // .code = 0xec, .mask = 0x40
} // namespace probe

namespace requests_to_l2 {
inline constexpr core_events::listed all{{&core_events::list, 0x1f07d, 0x0, 0xba, 0x0}, {}, &all}; // .code = 0x7d, .mask = 0x1f
} // namespace requests_to_l2

namespace retired_mmx_and_fp_instructions {
inline constexpr core_events::listed scalar_sse_and_sse2{{&core_events::list, 0x80cb, 0x0, 0xfd, 0x0}, {}, &scalar_sse_and_sse2}; // .code = 0xcb, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf0cb, 0x0, 0x131, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0xf
} // namespace retired_mmx_and_fp_instructions

namespace scrubber_single_bit_ecc_errors {
inline constexpr core_events::listed all{{&core_events::list, 0x304a, 0x0, 0x62, 0x0}, {}, &all}; // .code = 0x4a, .mask = 0x3
} // namespace scrubber_single_bit_ecc_errors

namespace sideband_signals {
inline constexpr core_events::listed halt{{&core_events::list, 0x11e9, 0x0, 0xcb0, 0x0}, {}, &halt}; // .code = 0x1e9, .mask = 0x1
inline constexpr core_events::listed stopgrant{{&core_events::list, 0x21e9, 0x0, 0xcc6, 0x0}, {}, &stopgrant}; // .code = 0x1e9, .mask = 0x2
inline constexpr core_events::listed shutdown{{&core_events::list, 0x41e9, 0x0, 0xce1, 0x0}, {}, &shutdown}; // .code = 0x1e9, .mask = 0x4
inline constexpr core_events::listed wbinvd{{&core_events::list, 0x81e9, 0x0, 0xcfb, 0x0}, {}, &wbinvd}; // .code = 0x1e9, .mask = 0x8
inline constexpr core_events::listed invd{{&core_events::list, 0x101e9, 0x0, 0xd13, 0x0}, {}, &invd}; // .code = 0x1e9, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1f1e9, 0x0, 0xd29, 0x0}, {}, &all}; // .code = 0x1e9, .mask = 0x1f
} // namespace sideband_signals

namespace system_read_responses {
inline constexpr core_events::listed all{{&core_events::list, 0x1706c, 0x0, 0x85, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x17
inline constexpr core_events::listed bit3{{&core_events::list, 0x806c, 0x0, 0x9f, 0x0}, {}, &bit3}; // .code = 0x6c, .mask = 0x8
} // namespace system_read_responses

namespace thermal_status {
inline constexpr core_events::listed memhot_l_assertions{{&core_events::list, 0x10e8, 0x0, 0x4df, 0x0}, {}, &memhot_l_assertions}; // .code = 0xe8, .mask = 0x1
inline constexpr core_events::listed htc_transitions{{&core_events::list, 0x40e8, 0x0, 0x502, 0x0}, {}, &htc_transitions}; // .code = 0xe8, .mask = 0x4
inline constexpr core_events::listed clocks_htc_p_state_inactive{{&core_events::list, 0x200e8, 0x0, 0x521, 0x0}, {}, &clocks_htc_p_state_inactive}; // .code = 0xe8, .mask = 0x20
inline constexpr core_events::listed clocks_htc_p_state_active{{&core_events::list, 0x400e8, 0x0, 0x54c, 0x0}, {}, &clocks_htc_p_state_active}; // .code = 0xe8, .mask = 0x40
inline constexpr core_events::listed prochot_l_assertions{{&core_events::list, 0x800e8, 0x0, 0x575, 0x0}, {}, &prochot_l_assertions}; // .code = 0xe8, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xe50e8, 0x0, 0x599, 0x0}, {}, &all}; // .code = 0xe8, .mask = 0xe5
} // namespace thermal_status

namespace core_events {
inline constexpr const listed *own[] = {
    &l1_dtlb_miss_and_l2_dtlb_hit, &l1_dtlb_and_l2_dtlb_miss, &l1_itlb_miss_and_l2_itlb_miss,
    &cpu_io_requests_to_memory_io::i_o_to_i_o, &cpu_io_requests_to_memory_io::i_o_to_mem,
    &cpu_io_requests_to_memory_io::cpu_to_i_o, &cpu_io_requests_to_memory_io::cpu_to_mem,
    &cpu_io_requests_to_memory_io::all, &cpu_io_requests_to_memory_io::local_io_to_local_io_or_mem,
    &cpu_io_requests_to_memory_io::local_any_to_local_io,
    &cpu_io_requests_to_memory_io::local_any_to_local_mem,
    &cpu_io_requests_to_memory_io::local_cpu_to_local_io_or_mem,
    &cpu_io_requests_to_memory_io::local_io_to_remote_io,
    &cpu_io_requests_to_memory_io::local_io_to_remote_mem,
    &cpu_io_requests_to_memory_io::local_io_to_remote_io_or_mem,
    &cpu_io_requests_to_memory_io::local_cpu_to_remote_io,
    &cpu_io_requests_to_memory_io::local_any_to_remote_io,
    &cpu_io_requests_to_memory_io::local_cpu_to_remote_mem,
    &cpu_io_requests_to_memory_io::local_any_to_remote_mem,
    &cpu_io_requests_to_memory_io::local_cpu_to_remote_io_or_mem,
    &cpu_io_requests_to_memory_io::local_any_to_remote_io_or_mem,
    &cpu_io_requests_to_memory_io::local_io_to_anywhere_io,
    &cpu_io_requests_to_memory_io::local_io_to_anywhere_mem,
    &cpu_io_requests_to_memory_io::local_io_to_anywhere_io_or_mem,
    &cpu_io_requests_to_memory_io::local_cpu_to_anywhere_io,
    &cpu_io_requests_to_memory_io::local_any_to_anywhere_io,
    &cpu_io_requests_to_memory_io::local_cpu_to_anywhere_mem,
    &cpu_io_requests_to_memory_io::local_any_to_anywhere_mem,
    &cpu_io_requests_to_memory_io::local_cpu_to_anywhere_io_or_mem,
    &cpu_io_requests_to_memory_io::local_any_to_anywhere_io_or_mem,
    &cpu_io_requests_to_memory_io::remote_io_to_local_io,
    &cpu_io_requests_to_memory_io::remote_cpu_to_local_io,
    &cpu_io_requests_to_memory_io::remote_any_to_local_io, &data_cache_lines_evicted::all,
    &dev::dev_hit, &dev::dev_miss, &dev::dev_error, &dev::all, &dram_accesses::dct0_page_hit,
    &dram_accesses::dct0_page_miss, &dram_accesses::dct0_page_conflict,
    &dram_accesses::dct1_page_hit, &dram_accesses::dct1_page_miss,
    &dram_accesses::dct1_page_conflict, &dram_accesses::write_request, &dram_accesses::read_request,
    &dram_accesses::all, &dram_controller_page_table_events::dct_page_table_overflow,
    &dram_controller_page_table_events::stale_table_entry_hits,
    &dram_controller_page_table_events::page_table_idle_cycle_limit_incremented,
    &dram_controller_page_table_events::page_table_idle_cycle_limit_decremented,
    &dram_controller_page_table_events::all, &hypertransport_link0::address_dword_sent,
    &hypertransport_link0::data_dword_sent, &hypertransport_link0::buffer_release_dword_sent,
    &hypertransport_link0::nop_dword_sent, &interrupt_events::fixed_and_lpa, &interrupt_events::lpa,
    &interrupt_events::smi, &interrupt_events::nmi, &interrupt_events::init,
    &interrupt_events::startup, &interrupt_events::int_, &interrupt_events::eoi,
    &interrupt_events::all, &l2_cache_miss::all, &locked_ops::all,
    &memory_controller_rbd_queue::counter_reached, &memory_controller_rbd_queue::all,
    &memory_controller_requests::all, &memory_controller_turnarounds::dct0_read_to_write,
    &memory_controller_turnarounds::dct0_write_to_read, &memory_controller_turnarounds::dct0_dimm,
    &memory_controller_turnarounds::dct1_read_to_write,
    &memory_controller_turnarounds::dct1_write_to_read, &memory_controller_turnarounds::dct1_dimm,
    &probe::upstream_isoc_writes, &requests_to_l2::all,
    &retired_mmx_and_fp_instructions::scalar_sse_and_sse2, &retired_mmx_and_fp_instructions::all,
    &scrubber_single_bit_ecc_errors::all, &sideband_signals::halt, &sideband_signals::stopgrant,
    &sideband_signals::shutdown, &sideband_signals::wbinvd, &sideband_signals::invd,
    &sideband_signals::all, &system_read_responses::all, &system_read_responses::bit3,
    &thermal_status::memhot_l_assertions, &thermal_status::htc_transitions,
    &thermal_status::clocks_htc_p_state_inactive, &thermal_status::clocks_htc_p_state_active,
    &thermal_status::prochot_l_assertions, &thermal_status::all,
};
inline constexpr auto events = select::with_shared_events<fam10h::core_events::all, core::family11h>(own);
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events.all), &fam10h::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::fam11h
