// Events of AMD family 12h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// fam12h: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam12h.h; MIT (COPYING; copyright
// lines in that file). Names and numbers only. Second source: oprofile 48651c00,
// events/x86-64/family12h (GPL-2.0; numbers and event names only).
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
// 214 of its 294 events are those of fam10h.
#pragma once

#include <msr/amd/events/fam10h.hpp>

// clang-format off
namespace msr::events::fam12h {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "l1_dtlb_miss_and_l2_dtlb_hit.all\0"
    "memory_requests.cache_disabled\0"
    "memory_requests.all\0"
    "northbridge_read_responses.exclusive\0"
    "northbridge_read_responses.modified\0"
    "northbridge_read_responses.shared\0"
    "northbridge_read_responses.owned\0"
    "northbridge_read_responses.data_error\0"
    "northbridge_read_responses.all\0"
    "octwords_written_to_system.octword_write_transfer\0"
    "octwords_written_to_system.all\0"
    "instruction_cache_lines_invalidated.smc_no_inflight\0"
    "instruction_cache_lines_invalidated.smc_inflight\0"
    "instruction_cache_lines_invalidated.all\0"
    "retired_mmx_and_fp_instructions.sse_and_sse2\0"
    "dram_accesses_page.dct0_hit\0"
    "dram_accesses_page.dct0_miss\0"
    "dram_accesses_page.dct0_conflict\0"
    "dram_accesses_page.write_request\0"
    "dram_accesses_page.read_request\0"
    "dram_accesses_page.all\0"
    "memory_controller_0_page.page_table_overflow\0"
    "memory_controller_0_page.stale_table_entry_hits\0"
    "memory_controller_0_page.page_table_idle_cycle_limit_incremented\0"
    "memory_controller_0_page.page_table_idle_cycle_limit_decremented\0"
    "memory_controller_0_page.page_table_closed_inactivity\0"
    "memory_controller_0_page.all\0"
    "memory_controller_slot_misses.dct0_rbd\0"
    "memory_controller_slot_misses.dct1_rbd\0"
    "memory_controller_slot_misses.dct0_prefetch\0"
    "memory_controller_slot_misses.dct1_prefetch\0"
    "memory_controller_slot_misses.all\0"
    "memory_controller_turnarounds.dct0_read_to_write\0"
    "memory_controller_turnarounds.dct0_write_to_read\0"
    "memory_controller_turnarounds.dct1_read_to_write\0"
    "memory_controller_turnarounds.dct1_write_to_read\0"
    "memory_controller_turnarounds.all\0"
    "memory_controller_rbd_queue.counter_reached\0"
    "memory_controller_rbd_queue.bank_closed\0"
    "memory_controller_rbd_queue.all\0"
    "memory_controller_1_page.page_table_overflow\0"
    "memory_controller_1_page.stale_table_entry_hits\0"
    "memory_controller_1_page.page_table_idle_cycle_limit_incremented\0"
    "memory_controller_1_page.page_table_idle_cycle_limit_decremented\0"
    "memory_controller_1_page.page_table_closed_inactivity\0"
    "memory_controller_1_page.all\0"
    "thermal_status.memhot_l_assertions\0"
    "thermal_status.htc_transitions\0"
    "thermal_status.clocks_htc_p_state_inactive\0"
    "thermal_status.clocks_htc_p_state_active\0"
    "thermal_status.prochot_l_assertions\0"
    "thermal_status.all\0"
    "cpu_io_requests_to_memory_io.all\0"
    "probe.upstream_high_priority_reads\0"
    "probe.upstream_low_priority_reads\0"
    "probe.upstream_low_priority_writes\0"
    "probe.all\0"
    "dev.dev_hit\0"
    "dev.dev_miss\0"
    "dev.dev_error\0"
    "dev.all\0"
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
    "memory_controller_requests.all\0"
    "memory_controller_requests.write\0"
    "memory_controller_requests.read\0"
    "memory_controller_requests.prefetch\0"
    "memory_controller_requests.read_with_write_pending\0";
inline constexpr select::event_list list{"fam12h", core::family12h, names};
} // namespace core_events

using fam10h::cycles_no_fpu_ops_retired;
using fam10h::dispatched_fpu_ops_fast_flag;
using fam10h::pipeline_restart_due_to_self_modifying_code;
using fam10h::pipeline_restart_due_to_probe_hit;
using fam10h::ls_buffer_2_full_cycles;
using fam10h::retired_clflush_instructions;
using fam10h::retired_cpuid_instructions;
using fam10h::smis_received;
using fam10h::data_cache_accesses;
using fam10h::data_cache_misses;
using fam10h::misaligned_accesses;
using fam10h::microarchitectural_late_cancel_of_an_access;
using fam10h::microarchitectural_early_cancel_of_an_access;
using fam10h::global_tlb_flushes;
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
using fam10h::instruction_cache_victims;
using fam10h::itlb_reloads;
using fam10h::itlb_reloads_aborted;
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
using fam10h::lfence_inst_retired;
using fam10h::sfence_inst_retired;
using fam10h::mfence_inst_retired;
namespace cache_block { using namespace fam10h::cache_block; }
namespace cancelled_store_to_load_forward_operations { using namespace fam10h::cancelled_store_to_load_forward_operations; }
namespace cpu_io_requests_to_memory_io { using namespace fam10h::cpu_io_requests_to_memory_io; }
namespace data_cache_lines_evicted { using namespace fam10h::data_cache_lines_evicted; }
namespace data_cache_refills { using namespace fam10h::data_cache_refills; }
namespace data_cache_refills_from_system { using namespace fam10h::data_cache_refills_from_system; }
namespace data_prefetches { using namespace fam10h::data_prefetches; }
namespace dcache_misses_by_locked_instructions { using namespace fam10h::dcache_misses_by_locked_instructions; }
namespace dispatched_fpu { using namespace fam10h::dispatched_fpu; }
namespace dram_accesses_page { using namespace fam10h::dram_accesses_page; }
namespace fp_scheduler_cycles { using namespace fam10h::fp_scheduler_cycles; }
namespace fpu_exceptions { using namespace fam10h::fpu_exceptions; }
namespace ineffective_sw_prefetches { using namespace fam10h::ineffective_sw_prefetches; }
namespace instruction_cache_lines_invalidated { using namespace fam10h::instruction_cache_lines_invalidated; }
namespace l1_dtlb_and_l2_dtlb_miss { using namespace fam10h::l1_dtlb_and_l2_dtlb_miss; }
namespace l1_dtlb_hit { using namespace fam10h::l1_dtlb_hit; }
namespace l1_dtlb_miss_and_l2_dtlb_hit { using namespace fam10h::l1_dtlb_miss_and_l2_dtlb_hit; }
namespace l1_itlb_miss_and_l2_itlb_miss { using namespace fam10h::l1_itlb_miss_and_l2_itlb_miss; }
namespace l2_cache_miss { using namespace fam10h::l2_cache_miss; }
namespace l2_fill_writeback { using namespace fam10h::l2_fill_writeback; }
namespace locked_ops { using namespace fam10h::locked_ops; }
namespace memory_controller_requests { using namespace fam10h::memory_controller_requests; }
namespace memory_requests { using namespace fam10h::memory_requests; }
namespace page_size_mismatches { using namespace fam10h::page_size_mismatches; }
namespace prefetch_instructions_dispatched { using namespace fam10h::prefetch_instructions_dispatched; }
namespace probe { using namespace fam10h::probe; }
namespace requests_to_l2 { using namespace fam10h::requests_to_l2; }
namespace retired_mmx_and_fp_instructions { using namespace fam10h::retired_mmx_and_fp_instructions; }
namespace retired_move_ops { using namespace fam10h::retired_move_ops; }
namespace retired_serializing_ops { using namespace fam10h::retired_serializing_ops; }
namespace retired_sse_operations { using namespace fam10h::retired_sse_operations; }
namespace retired_x87_ops { using namespace fam10h::retired_x87_ops; }
namespace segment_register_loads { using namespace fam10h::segment_register_loads; }
namespace sized_commands { using namespace fam10h::sized_commands; }

namespace cpu_io_requests_to_memory_io {
inline constexpr core_events::listed all{{&core_events::list, 0xf0e9, 0x0, 0x835, 0x0}, {}, &all}; // .code = 0xe9, .mask = 0xf
} // namespace cpu_io_requests_to_memory_io

namespace dev {
inline constexpr core_events::listed dev_hit{{&core_events::list, 0x100ee, 0x0, 0x8c8, 0x0}, {}, &dev_hit}; // .code = 0xee, .mask = 0x10
inline constexpr core_events::listed dev_miss{{&core_events::list, 0x200ee, 0x0, 0x8d4, 0x0}, {}, &dev_miss}; // .code = 0xee, .mask = 0x20
inline constexpr core_events::listed dev_error{{&core_events::list, 0x400ee, 0x0, 0x8e1, 0x0}, {}, &dev_error}; // .code = 0xee, .mask = 0x40
inline constexpr core_events::listed all{{&core_events::list, 0x700ee, 0x0, 0x8ef, 0x0}, {}, &all}; // .code = 0xee, .mask = 0x70
} // namespace dev

namespace dram_accesses_page {
inline constexpr core_events::listed dct0_hit{{&core_events::list, 0x10e0, 0x0, 0x230, 0x0}, {}, &dct0_hit}; // .code = 0xe0, .mask = 0x1
inline constexpr core_events::listed dct0_miss{{&core_events::list, 0x20e0, 0x0, 0x24c, 0x0}, {}, &dct0_miss}; // .code = 0xe0, .mask = 0x2
inline constexpr core_events::listed dct0_conflict{{&core_events::list, 0x40e0, 0x0, 0x269, 0x0}, {}, &dct0_conflict}; // .code = 0xe0, .mask = 0x4
inline constexpr core_events::listed write_request{{&core_events::list, 0x400e0, 0x0, 0x28a, 0x0}, {}, &write_request}; // .code = 0xe0, .mask = 0x40
inline constexpr core_events::listed read_request{{&core_events::list, 0x800e0, 0x0, 0x2ab, 0x0}, {}, &read_request}; // .code = 0xe0, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xff0e0, 0x0, 0x2cb, 0x0}, {}, &all}; // .code = 0xe0, .mask = 0xff
} // namespace dram_accesses_page

namespace instruction_cache_lines_invalidated {
inline constexpr core_events::listed smc_no_inflight{{&core_events::list, 0x408c, 0x0, 0x176, 0x0}, {}, &smc_no_inflight}; // .code = 0x8c, .mask = 0x4
inline constexpr core_events::listed smc_inflight{{&core_events::list, 0x808c, 0x0, 0x1aa, 0x0}, {}, &smc_inflight}; // .code = 0x8c, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xf08c, 0x0, 0x1db, 0x0}, {}, &all}; // .code = 0x8c, .mask = 0xf
} // namespace instruction_cache_lines_invalidated

namespace interrupt_events {
inline constexpr core_events::listed fixed_and_lpa{{&core_events::list, 0x11ea, 0x0, 0x96f, 0x0}, {}, &fixed_and_lpa}; // .code = 0x1ea, .mask = 0x1
inline constexpr core_events::listed lpa{{&core_events::list, 0x21ea, 0x0, 0x98e, 0x0}, {}, &lpa}; // .code = 0x1ea, .mask = 0x2
inline constexpr core_events::listed smi{{&core_events::list, 0x41ea, 0x0, 0x9a3, 0x0}, {}, &smi}; // .code = 0x1ea, .mask = 0x4
inline constexpr core_events::listed nmi{{&core_events::list, 0x81ea, 0x0, 0x9b8, 0x0}, {}, &nmi}; // .code = 0x1ea, .mask = 0x8
inline constexpr core_events::listed init{{&core_events::list, 0x101ea, 0x0, 0x9cd, 0x0}, {}, &init}; // .code = 0x1ea, .mask = 0x10
inline constexpr core_events::listed startup{{&core_events::list, 0x201ea, 0x0, 0x9e3, 0x0}, {}, &startup}; // .code = 0x1ea, .mask = 0x20
inline constexpr core_events::listed int_{{&core_events::list, 0x401ea, 0x0, 0x9fc, 0x0}, {}, &int_}; // .code = 0x1ea, .mask = 0x40
inline constexpr core_events::listed eoi{{&core_events::list, 0x801ea, 0x0, 0xa11, 0x0}, {}, &eoi}; // .code = 0x1ea, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xff1ea, 0x0, 0xa26, 0x0}, {}, &all}; // .code = 0x1ea, .mask = 0xff
} // namespace interrupt_events

namespace l1_dtlb_miss_and_l2_dtlb_hit {
inline constexpr core_events::listed all{{&core_events::list, 0x7045, 0x0, 0x0, 0x0}, {}, &all}; // .code = 0x45, .mask = 0x7
} // namespace l1_dtlb_miss_and_l2_dtlb_hit

namespace memory_controller_0_page {
inline constexpr core_events::listed page_table_overflow{{&core_events::list, 0x10e1, 0x0, 0x2e2, 0x0}, {}, &page_table_overflow}; // .code = 0xe1, .mask = 0x1
inline constexpr core_events::listed stale_table_entry_hits{{&core_events::list, 0x20e1, 0x0, 0x30f, 0x0}, {}, &stale_table_entry_hits}; // .code = 0xe1, .mask = 0x2
inline constexpr core_events::listed page_table_idle_cycle_limit_incremented{{&core_events::list, 0x40e1, 0x0, 0x33f, 0x0}, {}, &page_table_idle_cycle_limit_incremented}; // .code = 0xe1, .mask = 0x4
inline constexpr core_events::listed page_table_idle_cycle_limit_decremented{{&core_events::list, 0x80e1, 0x0, 0x380, 0x0}, {}, &page_table_idle_cycle_limit_decremented}; // .code = 0xe1, .mask = 0x8
inline constexpr core_events::listed page_table_closed_inactivity{{&core_events::list, 0x100e1, 0x0, 0x3c1, 0x0}, {}, &page_table_closed_inactivity}; // .code = 0xe1, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1f0e1, 0x0, 0x3f7, 0x0}, {}, &all}; // .code = 0xe1, .mask = 0x1f
} // namespace memory_controller_0_page

namespace memory_controller_1_page {
inline constexpr core_events::listed page_table_overflow{{&core_events::list, 0x10e5, 0x0, 0x636, 0x0}, {}, &page_table_overflow}; // .code = 0xe5, .mask = 0x1
inline constexpr core_events::listed stale_table_entry_hits{{&core_events::list, 0x20e5, 0x0, 0x663, 0x0}, {}, &stale_table_entry_hits}; // .code = 0xe5, .mask = 0x2
inline constexpr core_events::listed page_table_idle_cycle_limit_incremented{{&core_events::list, 0x40e5, 0x0, 0x693, 0x0}, {}, &page_table_idle_cycle_limit_incremented}; // .code = 0xe5, .mask = 0x4
inline constexpr core_events::listed page_table_idle_cycle_limit_decremented{{&core_events::list, 0x80e5, 0x0, 0x6d4, 0x0}, {}, &page_table_idle_cycle_limit_decremented}; // .code = 0xe5, .mask = 0x8
inline constexpr core_events::listed page_table_closed_inactivity{{&core_events::list, 0x100e5, 0x0, 0x715, 0x0}, {}, &page_table_closed_inactivity}; // .code = 0xe5, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1f0e5, 0x0, 0x74b, 0x0}, {}, &all}; // .code = 0xe5, .mask = 0x1f
} // namespace memory_controller_1_page

namespace memory_controller_rbd_queue {
inline constexpr core_events::listed counter_reached{{&core_events::list, 0x40e4, 0x0, 0x5c2, 0x0}, {}, &counter_reached}; // .code = 0xe4, .mask = 0x4
inline constexpr core_events::listed bank_closed{{&core_events::list, 0x80e4, 0x0, 0x5ee, 0x0}, {}, &bank_closed}; // .code = 0xe4, .mask = 0x8
inline constexpr core_events::listed all{{&core_events::list, 0xc0e4, 0x0, 0x616, 0x0}, {}, &all}; // .code = 0xe4, .mask = 0xc
} // namespace memory_controller_rbd_queue

namespace memory_controller_requests {
inline constexpr core_events::listed all{{&core_events::list, 0x781f0, 0x0, 0xa3b, 0x0}, {}, &all}; // .code = 0x1f0, .mask = 0x78
inline constexpr core_events::listed write{{&core_events::list, 0x11f0, 0x0, 0xa5a, 0x0}, {}, &write}; // .code = 0x1f0, .mask = 0x1
inline constexpr core_events::listed read{{&core_events::list, 0x21f0, 0x0, 0xa7b, 0x0}, {}, &read}; // .code = 0x1f0, .mask = 0x2
inline constexpr core_events::listed prefetch{{&core_events::list, 0x41f0, 0x0, 0xa9b, 0x0}, {}, &prefetch}; // .code = 0x1f0, .mask = 0x4
inline constexpr core_events::listed read_with_write_pending{{&core_events::list, 0x801f0, 0x0, 0xabf, 0x0}, {}, &read_with_write_pending}; // .code = 0x1f0, .mask = 0x80
} // namespace memory_controller_requests

namespace memory_controller_slot_misses {
inline constexpr core_events::listed dct0_rbd{{&core_events::list, 0x100e2, 0x0, 0x414, 0x0}, {}, &dct0_rbd}; // .code = 0xe2, .mask = 0x10
inline constexpr core_events::listed dct1_rbd{{&core_events::list, 0x200e2, 0x0, 0x43b, 0x0}, {}, &dct1_rbd}; // .code = 0xe2, .mask = 0x20
inline constexpr core_events::listed dct0_prefetch{{&core_events::list, 0x400e2, 0x0, 0x462, 0x0}, {}, &dct0_prefetch}; // .code = 0xe2, .mask = 0x40
inline constexpr core_events::listed dct1_prefetch{{&core_events::list, 0x800e2, 0x0, 0x48e, 0x0}, {}, &dct1_prefetch}; // .code = 0xe2, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xf00e2, 0x0, 0x4ba, 0x0}, {}, &all}; // .code = 0xe2, .mask = 0xf0
} // namespace memory_controller_slot_misses

namespace memory_controller_turnarounds {
inline constexpr core_events::listed dct0_read_to_write{{&core_events::list, 0x10e3, 0x0, 0x4dc, 0x0}, {}, &dct0_read_to_write}; // .code = 0xe3, .mask = 0x1
inline constexpr core_events::listed dct0_write_to_read{{&core_events::list, 0x20e3, 0x0, 0x50d, 0x0}, {}, &dct0_write_to_read}; // .code = 0xe3, .mask = 0x2
inline constexpr core_events::listed dct1_read_to_write{{&core_events::list, 0x80e3, 0x0, 0x53e, 0x0}, {}, &dct1_read_to_write}; // .code = 0xe3, .mask = 0x8
inline constexpr core_events::listed dct1_write_to_read{{&core_events::list, 0x100e3, 0x0, 0x56f, 0x0}, {}, &dct1_write_to_read}; // .code = 0xe3, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1b0e3, 0x0, 0x5a0, 0x0}, {}, &all}; // .code = 0xe3, .mask = 0x1b
} // namespace memory_controller_turnarounds

namespace memory_requests {
inline constexpr core_events::listed cache_disabled{{&core_events::list, 0x4065, 0x0, 0x21, 0x0}, {}, &cache_disabled}; // .code = 0x65, .mask = 0x4
inline constexpr core_events::listed all{{&core_events::list, 0x87065, 0x0, 0x40, 0x0}, {}, &all}; // .code = 0x65, .mask = 0x87
} // namespace memory_requests

namespace northbridge_read_responses {
inline constexpr core_events::listed exclusive{{&core_events::list, 0x106c, 0x0, 0x54, 0x0}, {}, &exclusive}; // .code = 0x6c, .mask = 0x1
inline constexpr core_events::listed modified{{&core_events::list, 0x206c, 0x0, 0x79, 0x0}, {}, &modified}; // .code = 0x6c, .mask = 0x2
inline constexpr core_events::listed shared{{&core_events::list, 0x406c, 0x0, 0x9d, 0x0}, {}, &shared}; // .code = 0x6c, .mask = 0x4
inline constexpr core_events::listed owned{{&core_events::list, 0x806c, 0x0, 0xbf, 0x0}, {}, &owned}; // .code = 0x6c, .mask = 0x8
inline constexpr core_events::listed data_error{{&core_events::list, 0x1006c, 0x0, 0xe0, 0x0}, {}, &data_error}; // .code = 0x6c, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1f06c, 0x0, 0x106, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x1f
} // namespace northbridge_read_responses

namespace octwords_written_to_system {
inline constexpr core_events::listed octword_write_transfer{{&core_events::list, 0x106d, 0x0, 0x125, 0x0}, {}, &octword_write_transfer}; // .code = 0x6d, .mask = 0x1
inline constexpr core_events::listed all{{&core_events::list, 0x106d, 0x0, 0x157, 0x0}, {}, &all}; // .code = 0x6d, .mask = 0x1
} // namespace octwords_written_to_system

namespace probe {
inline constexpr core_events::listed upstream_high_priority_reads{{&core_events::list, 0x100ec, 0x0, 0x856, 0x0}, {}, &upstream_high_priority_reads}; // .code = 0xec, .mask = 0x10
inline constexpr core_events::listed upstream_low_priority_reads{{&core_events::list, 0x200ec, 0x0, 0x879, 0x0}, {}, &upstream_low_priority_reads}; // .code = 0xec, .mask = 0x20
inline constexpr core_events::listed upstream_low_priority_writes{{&core_events::list, 0x800ec, 0x0, 0x89b, 0x0}, {}, &upstream_low_priority_writes}; // .code = 0xec, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xbf0ec, 0x0, 0x8be, 0x0}, {}, &all}; // .code = 0xec, .mask = 0xbf
} // namespace probe

namespace retired_mmx_and_fp_instructions {
inline constexpr core_events::listed sse_and_sse2{{&core_events::list, 0x40cb, 0x0, 0x203, 0x0}, {}, &sse_and_sse2}; // .code = 0xcb, .mask = 0x4
} // namespace retired_mmx_and_fp_instructions

namespace sideband_signals {
inline constexpr core_events::listed stopgrant{{&core_events::list, 0x21e9, 0x0, 0x8f7, 0x0}, {}, &stopgrant}; // .code = 0x1e9, .mask = 0x2
inline constexpr core_events::listed shutdown{{&core_events::list, 0x41e9, 0x0, 0x912, 0x0}, {}, &shutdown}; // .code = 0x1e9, .mask = 0x4
inline constexpr core_events::listed wbinvd{{&core_events::list, 0x81e9, 0x0, 0x92c, 0x0}, {}, &wbinvd}; // .code = 0x1e9, .mask = 0x8
inline constexpr core_events::listed invd{{&core_events::list, 0x101e9, 0x0, 0x944, 0x0}, {}, &invd}; // .code = 0x1e9, .mask = 0x10
inline constexpr core_events::listed all{{&core_events::list, 0x1e1e9, 0x0, 0x95a, 0x0}, {}, &all}; // .code = 0x1e9, .mask = 0x1e
} // namespace sideband_signals

namespace thermal_status {
inline constexpr core_events::listed memhot_l_assertions{{&core_events::list, 0x10e8, 0x0, 0x768, 0x0}, {}, &memhot_l_assertions}; // .code = 0xe8, .mask = 0x1
inline constexpr core_events::listed htc_transitions{{&core_events::list, 0x40e8, 0x0, 0x78b, 0x0}, {}, &htc_transitions}; // .code = 0xe8, .mask = 0x4
inline constexpr core_events::listed clocks_htc_p_state_inactive{{&core_events::list, 0x200e8, 0x0, 0x7aa, 0x0}, {}, &clocks_htc_p_state_inactive}; // .code = 0xe8, .mask = 0x20
inline constexpr core_events::listed clocks_htc_p_state_active{{&core_events::list, 0x400e8, 0x0, 0x7d5, 0x0}, {}, &clocks_htc_p_state_active}; // .code = 0xe8, .mask = 0x40
inline constexpr core_events::listed prochot_l_assertions{{&core_events::list, 0x800e8, 0x0, 0x7fe, 0x0}, {}, &prochot_l_assertions}; // .code = 0xe8, .mask = 0x80
inline constexpr core_events::listed all{{&core_events::list, 0xe50e8, 0x0, 0x822, 0x0}, {}, &all}; // .code = 0xe8, .mask = 0xe5
} // namespace thermal_status

namespace core_events {
inline constexpr const listed *own[] = {
    &cpu_io_requests_to_memory_io::all, &dev::dev_hit, &dev::dev_miss, &dev::dev_error, &dev::all,
    &dram_accesses_page::dct0_hit, &dram_accesses_page::dct0_miss,
    &dram_accesses_page::dct0_conflict, &dram_accesses_page::write_request,
    &dram_accesses_page::read_request, &dram_accesses_page::all,
    &instruction_cache_lines_invalidated::smc_no_inflight,
    &instruction_cache_lines_invalidated::smc_inflight, &instruction_cache_lines_invalidated::all,
    &interrupt_events::fixed_and_lpa, &interrupt_events::lpa, &interrupt_events::smi,
    &interrupt_events::nmi, &interrupt_events::init, &interrupt_events::startup,
    &interrupt_events::int_, &interrupt_events::eoi, &interrupt_events::all,
    &l1_dtlb_miss_and_l2_dtlb_hit::all, &memory_controller_0_page::page_table_overflow,
    &memory_controller_0_page::stale_table_entry_hits,
    &memory_controller_0_page::page_table_idle_cycle_limit_incremented,
    &memory_controller_0_page::page_table_idle_cycle_limit_decremented,
    &memory_controller_0_page::page_table_closed_inactivity, &memory_controller_0_page::all,
    &memory_controller_1_page::page_table_overflow,
    &memory_controller_1_page::stale_table_entry_hits,
    &memory_controller_1_page::page_table_idle_cycle_limit_incremented,
    &memory_controller_1_page::page_table_idle_cycle_limit_decremented,
    &memory_controller_1_page::page_table_closed_inactivity, &memory_controller_1_page::all,
    &memory_controller_rbd_queue::counter_reached, &memory_controller_rbd_queue::bank_closed,
    &memory_controller_rbd_queue::all, &memory_controller_requests::all,
    &memory_controller_requests::write, &memory_controller_requests::read,
    &memory_controller_requests::prefetch, &memory_controller_requests::read_with_write_pending,
    &memory_controller_slot_misses::dct0_rbd, &memory_controller_slot_misses::dct1_rbd,
    &memory_controller_slot_misses::dct0_prefetch, &memory_controller_slot_misses::dct1_prefetch,
    &memory_controller_slot_misses::all, &memory_controller_turnarounds::dct0_read_to_write,
    &memory_controller_turnarounds::dct0_write_to_read,
    &memory_controller_turnarounds::dct1_read_to_write,
    &memory_controller_turnarounds::dct1_write_to_read, &memory_controller_turnarounds::all,
    &memory_requests::cache_disabled, &memory_requests::all, &northbridge_read_responses::exclusive,
    &northbridge_read_responses::modified, &northbridge_read_responses::shared,
    &northbridge_read_responses::owned, &northbridge_read_responses::data_error,
    &northbridge_read_responses::all, &octwords_written_to_system::octword_write_transfer,
    &octwords_written_to_system::all, &probe::upstream_high_priority_reads,
    &probe::upstream_low_priority_reads, &probe::upstream_low_priority_writes, &probe::all,
    &retired_mmx_and_fp_instructions::sse_and_sse2, &sideband_signals::stopgrant,
    &sideband_signals::shutdown, &sideband_signals::wbinvd, &sideband_signals::invd,
    &sideband_signals::all, &thermal_status::memhot_l_assertions, &thermal_status::htc_transitions,
    &thermal_status::clocks_htc_p_state_inactive, &thermal_status::clocks_htc_p_state_active,
    &thermal_status::prochot_l_assertions, &thermal_status::all,
};
inline constexpr auto events = select::with_shared_events<fam10h::core_events::all, core::family12h>(own);
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events.all), &fam10h::core_events::all, all_of(own)};
} // namespace core_events

} // namespace msr::events::fam12h
