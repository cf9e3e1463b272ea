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
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::fam11h {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "dispatched_fpu.ops_add\0"
    "dispatched_fpu.ops_multiply\0"
    "dispatched_fpu.ops_store\0"
    "dispatched_fpu.ops_add_pipe_load_ops\0"
    "dispatched_fpu.ops_multiply_pipe_load_ops\0"
    "dispatched_fpu.ops_store_pipe_load_ops\0"
    "dispatched_fpu.all\0"
    "cycles_no_fpu_ops_retired\0"
    "dispatched_fpu_ops_fast_flag\0"
    "segment_register_loads.es\0"
    "segment_register_loads.cs\0"
    "segment_register_loads.ss\0"
    "segment_register_loads.ds\0"
    "segment_register_loads.fs\0"
    "segment_register_loads.gs\0"
    "segment_register_loads.hs\0"
    "segment_register_loads.all\0"
    "pipeline_restart_due_to_self_modifying_code\0"
    "pipeline_restart_due_to_probe_hit\0"
    "ls_buffer_2_full_cycles\0"
    "locked_ops.executed\0"
    "locked_ops.cycles_speculative_phase\0"
    "locked_ops.cycles_non_speculative_phase\0"
    "locked_ops.all\0"
    "retired_clflush_instructions\0"
    "retired_cpuid_instructions\0"
    "data_cache_accesses\0"
    "data_cache_misses\0"
    "data_cache_refills.system\0"
    "data_cache_refills.l2_shared\0"
    "data_cache_refills.l2_exclusive\0"
    "data_cache_refills.l2_owned\0"
    "data_cache_refills.l2_modified\0"
    "data_cache_refills.all\0"
    "data_cache_refills_from_system.invalid\0"
    "data_cache_refills_from_system.shared\0"
    "data_cache_refills_from_system.exclusive\0"
    "data_cache_refills_from_system.owned\0"
    "data_cache_refills_from_system.modified\0"
    "data_cache_refills_from_system.all\0"
    "data_cache_lines_evicted.invalid\0"
    "data_cache_lines_evicted.shared\0"
    "data_cache_lines_evicted.exclusive\0"
    "data_cache_lines_evicted.owned\0"
    "data_cache_lines_evicted.modified\0"
    "data_cache_lines_evicted.all\0"
    "l1_dtlb_miss_and_l2_dtlb_hit\0"
    "l1_dtlb_and_l2_dtlb_miss\0"
    "misaligned_accesses\0"
    "microarchitectural_late_cancel_of_an_access\0"
    "microarchitectural_early_cancel_of_an_access\0"
    "scrubber_single_bit_ecc_errors.scrubber_error\0"
    "scrubber_single_bit_ecc_errors.piggyback_error\0"
    "scrubber_single_bit_ecc_errors.all\0"
    "prefetch_instructions_dispatched.load\0"
    "prefetch_instructions_dispatched.store\0"
    "prefetch_instructions_dispatched.nta\0"
    "prefetch_instructions_dispatched.all\0"
    "dcache_misses_by_locked_instructions.data_cache_misses_by_locked_instructions\0"
    "dcache_misses_by_locked_instructions.all\0"
    "memory_requests.non_cacheable\0"
    "memory_requests.write_combining\0"
    "memory_requests.streaming_store\0"
    "memory_requests.all\0"
    "data_prefetches.cancelled\0"
    "data_prefetches.attempted\0"
    "data_prefetches.all\0"
    "system_read_responses.exclusive\0"
    "system_read_responses.modified\0"
    "system_read_responses.shared\0"
    "system_read_responses.data_error\0"
    "system_read_responses.all\0"
    "system_read_responses.bit3\0"
    "quadwords_written_to_system.quadword_write_transfer\0"
    "quadwords_written_to_system.all\0"
    "cpu_clk_unhalted\0"
    "requests_to_l2.instructions\0"
    "requests_to_l2.data\0"
    "requests_to_l2.tlb_walk\0"
    "requests_to_l2.snoop\0"
    "requests_to_l2.cancelled\0"
    "requests_to_l2.all\0"
    "l2_cache_miss.instructions\0"
    "l2_cache_miss.data\0"
    "l2_cache_miss.tlb_walk\0"
    "l2_cache_miss.all\0"
    "l2_fill_writeback.l2_fills\0"
    "l2_fill_writeback.l2_writebacks\0"
    "l2_fill_writeback.all\0"
    "instruction_cache_fetches\0"
    "instruction_cache_misses\0"
    "instruction_cache_refills_from_l2\0"
    "instruction_cache_refills_from_system\0"
    "l1_itlb_miss_and_l2_itlb_hit\0"
    "l1_itlb_miss_and_l2_itlb_miss\0"
    "pipeline_restart_due_to_instruction_stream_probe\0"
    "instruction_fetch_stall\0"
    "return_stack_hits\0"
    "return_stack_overflows\0"
    "retired_instructions\0"
    "retired_uops\0"
    "retired_branch_instructions\0"
    "retired_mispredicted_branch_instructions\0"
    "retired_taken_branch_instructions\0"
    "retired_taken_branch_instructions_mispredicted\0"
    "retired_far_control_transfers\0"
    "retired_branch_resyncs\0"
    "retired_near_returns\0"
    "retired_near_returns_mispredicted\0"
    "retired_indirect_branches_mispredicted\0"
    "retired_mmx_and_fp_instructions.x87\0"
    "retired_mmx_and_fp_instructions.mmx_and_3dnow\0"
    "retired_mmx_and_fp_instructions.packed_sse_and_sse2\0"
    "retired_mmx_and_fp_instructions.scalar_sse_and_sse2\0"
    "retired_mmx_and_fp_instructions.all\0"
    "retired_fastpath_double_op_instructions.position_0\0"
    "retired_fastpath_double_op_instructions.position_1\0"
    "retired_fastpath_double_op_instructions.position_2\0"
    "retired_fastpath_double_op_instructions.all\0"
    "interrupts_masked_cycles\0"
    "interrupts_masked_cycles_with_interrupt_pending\0"
    "interrupts_taken\0"
    "decoder_empty\0"
    "dispatch_stalls\0"
    "dispatch_stall_for_branch_abort\0"
    "dispatch_stall_for_serialization\0"
    "dispatch_stall_for_segment_load\0"
    "dispatch_stall_for_reorder_buffer_full\0"
    "dispatch_stall_for_reservation_station_full\0"
    "dispatch_stall_for_fpu_full\0"
    "dispatch_stall_for_ls_full\0"
    "dispatch_stall_waiting_for_all_quiet\0"
    "dispatch_stall_for_far_transfer_or_rsync\0"
    "fpu_exceptions.x87_reclass_microfaults\0"
    "fpu_exceptions.sse_retype_microfaults\0"
    "fpu_exceptions.sse_reclass_microfaults\0"
    "fpu_exceptions.sse_and_x87_microtraps\0"
    "fpu_exceptions.all\0"
    "dr0_breakpoint_matches\0"
    "dr1_breakpoint_matches\0"
    "dr2_breakpoint_matches\0"
    "dr3_breakpoint_matches\0"
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
    "memory_controller_turnarounds.all\0"
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
    "cache_block.victim_writeback\0"
    "cache_block.dcache_load_miss\0"
    "cache_block.shared_icache_refill\0"
    "cache_block.read_block_modified\0"
    "cache_block.read_to_dirty\0"
    "cache_block.all\0"
    "sized_commands.non_posted_write_byte\0"
    "sized_commands.non_posted_write_dword\0"
    "sized_commands.posted_write_byte\0"
    "sized_commands.posted_write_dword\0"
    "sized_commands.read_byte_4_bytes\0"
    "sized_commands.read_dword_1_16_dwords\0"
    "sized_commands.all\0"
    "probe.miss\0"
    "probe.hit_clean\0"
    "probe.hit_dirty_no_memory_cancel\0"
    "probe.hit_dirty_with_memory_cancel\0"
    "probe.upstream_display_refresh_reads\0"
    "probe.upstream_non_display_refresh_reads\0"
    "probe.upstream_isoc_writes\0"
    "probe.upstream_non_isoc_writes\0"
    "probe.all\0"
    "dev.dev_hit\0"
    "dev.dev_miss\0"
    "dev.dev_error\0"
    "dev.all\0"
    "hypertransport_link0.command_dword_sent\0"
    "hypertransport_link0.address_dword_sent\0"
    "hypertransport_link0.data_dword_sent\0"
    "hypertransport_link0.buffer_release_dword_sent\0"
    "hypertransport_link0.nop_dword_sent\0"
    "hypertransport_link0.per_packet_crc_sent\0"
    "hypertransport_link0.all\0"
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
    "memory_controller_requests.32_bytes_writes\0"
    "memory_controller_requests.64_bytes_writes\0"
    "memory_controller_requests.32_bytes_reads\0"
    "memory_controller_requests.64_bytes_reads\0"
    "memory_controller_requests.all\0";
inline constexpr select::event_list list{"fam11h", core::family11h, names};
} // namespace core_events
inline constexpr core_events::listed cycles_no_fpu_ops_retired{{&core_events::list, 0x1, 0x0, 0xd5, 0x0}, {}, &cycles_no_fpu_ops_retired}; // .code = 0x01
inline constexpr core_events::listed dispatched_fpu_ops_fast_flag{{&core_events::list, 0x2, 0x0, 0xef, 0x0}, {}, &dispatched_fpu_ops_fast_flag}; // .code = 0x02
inline constexpr core_events::listed pipeline_restart_due_to_self_modifying_code{{&core_events::list, 0x21, 0x0, 0x1dd, 0x0}, {}, &pipeline_restart_due_to_self_modifying_code}; // .code = 0x21
inline constexpr core_events::listed pipeline_restart_due_to_probe_hit{{&core_events::list, 0x22, 0x0, 0x209, 0x0}, {}, &pipeline_restart_due_to_probe_hit}; // .code = 0x22
inline constexpr core_events::listed ls_buffer_2_full_cycles{{&core_events::list, 0x23, 0x0, 0x22b, 0x0}, {}, &ls_buffer_2_full_cycles}; // .code = 0x23
inline constexpr core_events::listed retired_clflush_instructions{{&core_events::list, 0x26, 0x0, 0x2b2, 0x0}, {}, &retired_clflush_instructions}; // .code = 0x26
inline constexpr core_events::listed retired_cpuid_instructions{{&core_events::list, 0x27, 0x0, 0x2cf, 0x0}, {}, &retired_cpuid_instructions}; // .code = 0x27
inline constexpr core_events::listed data_cache_accesses{{&core_events::list, 0x40, 0x0, 0x2ea, 0x0}, {}, &data_cache_accesses}; // .code = 0x40
inline constexpr core_events::listed data_cache_misses{{&core_events::list, 0x41, 0x0, 0x2fe, 0x0}, {}, &data_cache_misses}; // .code = 0x41
inline constexpr core_events::listed l1_dtlb_miss_and_l2_dtlb_hit{{&core_events::list, 0x45, 0x0, 0x561, 0x0}, {}, &l1_dtlb_miss_and_l2_dtlb_hit}; // .code = 0x45
inline constexpr core_events::listed l1_dtlb_and_l2_dtlb_miss{{&core_events::list, 0x46, 0x0, 0x57e, 0x0}, {}, &l1_dtlb_and_l2_dtlb_miss}; // .code = 0x46
inline constexpr core_events::listed misaligned_accesses{{&core_events::list, 0x47, 0x0, 0x597, 0x0}, {}, &misaligned_accesses}; // .code = 0x47
inline constexpr core_events::listed microarchitectural_late_cancel_of_an_access{{&core_events::list, 0x48, 0x0, 0x5ab, 0x0}, {}, &microarchitectural_late_cancel_of_an_access}; // .code = 0x48
inline constexpr core_events::listed microarchitectural_early_cancel_of_an_access{{&core_events::list, 0x49, 0x0, 0x5d7, 0x0}, {}, &microarchitectural_early_cancel_of_an_access}; // .code = 0x49
inline constexpr core_events::listed cpu_clk_unhalted{{&core_events::list, 0x76, 0x0, 0x952, 0x0}, {}, &cpu_clk_unhalted}; // .code = 0x76
inline constexpr core_events::listed instruction_cache_fetches{{&core_events::list, 0x80, 0x0, 0xa94, 0x0}, {}, &instruction_cache_fetches}; // .code = 0x80
inline constexpr core_events::listed instruction_cache_misses{{&core_events::list, 0x81, 0x0, 0xaae, 0x0}, {}, &instruction_cache_misses}; // .code = 0x81
inline constexpr core_events::listed instruction_cache_refills_from_l2{{&core_events::list, 0x82, 0x0, 0xac7, 0x0}, {}, &instruction_cache_refills_from_l2}; // .code = 0x82
inline constexpr core_events::listed instruction_cache_refills_from_system{{&core_events::list, 0x83, 0x0, 0xae9, 0x0}, {}, &instruction_cache_refills_from_system}; // .code = 0x83
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{{&core_events::list, 0x84, 0x0, 0xb0f, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_hit}; // .code = 0x84
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_miss{{&core_events::list, 0x85, 0x0, 0xb2c, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_miss}; // .code = 0x85
inline constexpr core_events::listed pipeline_restart_due_to_instruction_stream_probe{{&core_events::list, 0x86, 0x0, 0xb4a, 0x0}, {}, &pipeline_restart_due_to_instruction_stream_probe}; // .code = 0x86
inline constexpr core_events::listed instruction_fetch_stall{{&core_events::list, 0x87, 0x0, 0xb7b, 0x0}, {}, &instruction_fetch_stall}; // .code = 0x87
inline constexpr core_events::listed return_stack_hits{{&core_events::list, 0x88, 0x0, 0xb93, 0x0}, {}, &return_stack_hits}; // .code = 0x88
inline constexpr core_events::listed return_stack_overflows{{&core_events::list, 0x89, 0x0, 0xba5, 0x0}, {}, &return_stack_overflows}; // .code = 0x89
inline constexpr core_events::listed retired_instructions{{&core_events::list, 0xc0, 0x0, 0xbbc, 0x0}, {}, &retired_instructions}; // .code = 0xc0
inline constexpr core_events::listed retired_uops{{&core_events::list, 0xc1, 0x0, 0xbd1, 0x0}, {}, &retired_uops}; // .code = 0xc1
inline constexpr core_events::listed retired_branch_instructions{{&core_events::list, 0xc2, 0x0, 0xbde, 0x0}, {}, &retired_branch_instructions}; // .code = 0xc2
inline constexpr core_events::listed retired_mispredicted_branch_instructions{{&core_events::list, 0xc3, 0x0, 0xbfa, 0x0}, {}, &retired_mispredicted_branch_instructions}; // .code = 0xc3
inline constexpr core_events::listed retired_taken_branch_instructions{{&core_events::list, 0xc4, 0x0, 0xc23, 0x0}, {}, &retired_taken_branch_instructions}; // .code = 0xc4
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{{&core_events::list, 0xc5, 0x0, 0xc45, 0x0}, {}, &retired_taken_branch_instructions_mispredicted}; // .code = 0xc5
inline constexpr core_events::listed retired_far_control_transfers{{&core_events::list, 0xc6, 0x0, 0xc74, 0x0}, {}, &retired_far_control_transfers}; // .code = 0xc6
inline constexpr core_events::listed retired_branch_resyncs{{&core_events::list, 0xc7, 0x0, 0xc92, 0x0}, {}, &retired_branch_resyncs}; // .code = 0xc7
inline constexpr core_events::listed retired_near_returns{{&core_events::list, 0xc8, 0x0, 0xca9, 0x0}, {}, &retired_near_returns}; // .code = 0xc8
inline constexpr core_events::listed retired_near_returns_mispredicted{{&core_events::list, 0xc9, 0x0, 0xcbe, 0x0}, {}, &retired_near_returns_mispredicted}; // .code = 0xc9
inline constexpr core_events::listed retired_indirect_branches_mispredicted{{&core_events::list, 0xca, 0x0, 0xce0, 0x0}, {}, &retired_indirect_branches_mispredicted}; // .code = 0xca
inline constexpr core_events::listed interrupts_masked_cycles{{&core_events::list, 0xcd, 0x0, 0xeaa, 0x0}, {}, &interrupts_masked_cycles}; // .code = 0xcd
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{{&core_events::list, 0xce, 0x0, 0xec3, 0x0}, {}, &interrupts_masked_cycles_with_interrupt_pending}; // .code = 0xce
inline constexpr core_events::listed interrupts_taken{{&core_events::list, 0xcf, 0x0, 0xef3, 0x0}, {}, &interrupts_taken}; // .code = 0xcf
inline constexpr core_events::listed decoder_empty{{&core_events::list, 0xd0, 0x0, 0xf04, 0x0}, {}, &decoder_empty}; // .code = 0xd0
inline constexpr core_events::listed dispatch_stalls{{&core_events::list, 0xd1, 0x0, 0xf12, 0x0}, {}, &dispatch_stalls}; // .code = 0xd1
inline constexpr core_events::listed dispatch_stall_for_branch_abort{{&core_events::list, 0xd2, 0x0, 0xf22, 0x0}, {}, &dispatch_stall_for_branch_abort}; // .code = 0xd2
inline constexpr core_events::listed dispatch_stall_for_serialization{{&core_events::list, 0xd3, 0x0, 0xf42, 0x0}, {}, &dispatch_stall_for_serialization}; // .code = 0xd3
inline constexpr core_events::listed dispatch_stall_for_segment_load{{&core_events::list, 0xd4, 0x0, 0xf63, 0x0}, {}, &dispatch_stall_for_segment_load}; // .code = 0xd4
inline constexpr core_events::listed dispatch_stall_for_reorder_buffer_full{{&core_events::list, 0xd5, 0x0, 0xf83, 0x0}, {}, &dispatch_stall_for_reorder_buffer_full}; // .code = 0xd5
inline constexpr core_events::listed dispatch_stall_for_reservation_station_full{{&core_events::list, 0xd6, 0x0, 0xfaa, 0x0}, {}, &dispatch_stall_for_reservation_station_full}; // .code = 0xd6
inline constexpr core_events::listed dispatch_stall_for_fpu_full{{&core_events::list, 0xd7, 0x0, 0xfd6, 0x0}, {}, &dispatch_stall_for_fpu_full}; // .code = 0xd7
inline constexpr core_events::listed dispatch_stall_for_ls_full{{&core_events::list, 0xd8, 0x0, 0xff2, 0x0}, {}, &dispatch_stall_for_ls_full}; // .code = 0xd8
inline constexpr core_events::listed dispatch_stall_waiting_for_all_quiet{{&core_events::list, 0xd9, 0x0, 0x100d, 0x0}, {}, &dispatch_stall_waiting_for_all_quiet}; // .code = 0xd9
inline constexpr core_events::listed dispatch_stall_for_far_transfer_or_rsync{{&core_events::list, 0xda, 0x0, 0x1032, 0x0}, {}, &dispatch_stall_for_far_transfer_or_rsync}; // .code = 0xda
inline constexpr core_events::listed dr0_breakpoint_matches{{&core_events::list, 0xdc, 0x0, 0x1108, 0x0}, {}, &dr0_breakpoint_matches}; // .code = 0xdc
inline constexpr core_events::listed dr1_breakpoint_matches{{&core_events::list, 0xdd, 0x0, 0x111f, 0x0}, {}, &dr1_breakpoint_matches}; // .code = 0xdd
inline constexpr core_events::listed dr2_breakpoint_matches{{&core_events::list, 0xde, 0x0, 0x1136, 0x0}, {}, &dr2_breakpoint_matches}; // .code = 0xde
inline constexpr core_events::listed dr3_breakpoint_matches{{&core_events::list, 0xdf, 0x0, 0x114d, 0x0}, {}, &dr3_breakpoint_matches}; // .code = 0xdf

namespace cache_block {
using namespace core_events;
inline constexpr listed victim_writeback{{&list, 0x10ea, 0x0, 0x1bf7, 0x0}, {}, &victim_writeback}; // .code = 0xea, .mask = 0x1
inline constexpr listed dcache_load_miss{{&list, 0x40ea, 0x0, 0x1c14, 0x0}, {}, &dcache_load_miss}; // .code = 0xea, .mask = 0x4
inline constexpr listed shared_icache_refill{{&list, 0x80ea, 0x0, 0x1c31, 0x0}, {}, &shared_icache_refill}; // .code = 0xea, .mask = 0x8
inline constexpr listed read_block_modified{{&list, 0x100ea, 0x0, 0x1c52, 0x0}, {}, &read_block_modified}; // .code = 0xea, .mask = 0x10
inline constexpr listed read_to_dirty{{&list, 0x200ea, 0x0, 0x1c72, 0x0}, {}, &read_to_dirty}; // .code = 0xea, .mask = 0x20
inline constexpr listed all{{&list, 0x3d0ea, 0x0, 0x1c8c, 0x0}, {}, &all}; // .code = 0xea, .mask = 0x3d
} // namespace cache_block

namespace cpu_io_requests_to_memory_io {
using namespace core_events;
inline constexpr listed i_o_to_i_o{{&list, 0xa10e9, 0x0, 0x15dd, 0x0}, {}, &i_o_to_i_o}; // .code = 0xe9, .mask = 0xa1
inline constexpr listed i_o_to_mem{{&list, 0xa20e9, 0x0, 0x1605, 0x0}, {}, &i_o_to_mem}; // .code = 0xe9, .mask = 0xa2
inline constexpr listed cpu_to_i_o{{&list, 0xa40e9, 0x0, 0x162d, 0x0}, {}, &cpu_to_i_o}; // .code = 0xe9, .mask = 0xa4
inline constexpr listed cpu_to_mem{{&list, 0xa80e9, 0x0, 0x1655, 0x0}, {}, &cpu_to_mem}; // .code = 0xe9, .mask = 0xa8
inline constexpr listed all{{&list, 0xaf0e9, 0x0, 0x167d, 0x0}, {}, &all}; // .code = 0xe9, .mask = 0xaf
inline constexpr listed local_io_to_local_io_or_mem{{&list, 0xa30e9, 0x0, 0x169e, 0x0}, {}, &local_io_to_local_io_or_mem}; // .code = 0xe9, .mask = 0xa3
inline constexpr listed local_any_to_local_io{{&list, 0xa50e9, 0x0, 0x16d7, 0x0}, {}, &local_any_to_local_io}; // .code = 0xe9, .mask = 0xa5
inline constexpr listed local_any_to_local_mem{{&list, 0xaa0e9, 0x0, 0x170a, 0x0}, {}, &local_any_to_local_mem}; // .code = 0xe9, .mask = 0xaa
inline constexpr listed local_cpu_to_local_io_or_mem{{&list, 0xac0e9, 0x0, 0x173e, 0x0}, {}, &local_cpu_to_local_io_or_mem}; // .code = 0xe9, .mask = 0xac
inline constexpr listed local_io_to_remote_io{{&list, 0x910e9, 0x0, 0x1778, 0x0}, {}, &local_io_to_remote_io}; // .code = 0xe9, .mask = 0x91
inline constexpr listed local_io_to_remote_mem{{&list, 0x920e9, 0x0, 0x17ab, 0x0}, {}, &local_io_to_remote_mem}; // .code = 0xe9, .mask = 0x92
inline constexpr listed local_io_to_remote_io_or_mem{{&list, 0x930e9, 0x0, 0x17df, 0x0}, {}, &local_io_to_remote_io_or_mem}; // .code = 0xe9, .mask = 0x93
inline constexpr listed local_cpu_to_remote_io{{&list, 0x940e9, 0x0, 0x1819, 0x0}, {}, &local_cpu_to_remote_io}; // .code = 0xe9, .mask = 0x94
inline constexpr listed local_any_to_remote_io{{&list, 0x950e9, 0x0, 0x184d, 0x0}, {}, &local_any_to_remote_io}; // .code = 0xe9, .mask = 0x95
inline constexpr listed local_cpu_to_remote_mem{{&list, 0x980e9, 0x0, 0x1881, 0x0}, {}, &local_cpu_to_remote_mem}; // .code = 0xe9, .mask = 0x98
inline constexpr listed local_any_to_remote_mem{{&list, 0x9a0e9, 0x0, 0x18b6, 0x0}, {}, &local_any_to_remote_mem}; // .code = 0xe9, .mask = 0x9a
inline constexpr listed local_cpu_to_remote_io_or_mem{{&list, 0x9c0e9, 0x0, 0x18eb, 0x0}, {}, &local_cpu_to_remote_io_or_mem}; // .code = 0xe9, .mask = 0x9c
inline constexpr listed local_any_to_remote_io_or_mem{{&list, 0x9f0e9, 0x0, 0x1926, 0x0}, {}, &local_any_to_remote_io_or_mem}; // .code = 0xe9, .mask = 0x9f
inline constexpr listed local_io_to_anywhere_io{{&list, 0xb10e9, 0x0, 0x1961, 0x0}, {}, &local_io_to_anywhere_io}; // .code = 0xe9, .mask = 0xb1
inline constexpr listed local_io_to_anywhere_mem{{&list, 0xb20e9, 0x0, 0x1996, 0x0}, {}, &local_io_to_anywhere_mem}; // .code = 0xe9, .mask = 0xb2
inline constexpr listed local_io_to_anywhere_io_or_mem{{&list, 0xb30e9, 0x0, 0x19cc, 0x0}, {}, &local_io_to_anywhere_io_or_mem}; // .code = 0xe9, .mask = 0xb3
inline constexpr listed local_cpu_to_anywhere_io{{&list, 0xb40e9, 0x0, 0x1a08, 0x0}, {}, &local_cpu_to_anywhere_io}; // .code = 0xe9, .mask = 0xb4
inline constexpr listed local_any_to_anywhere_io{{&list, 0xb50e9, 0x0, 0x1a3e, 0x0}, {}, &local_any_to_anywhere_io}; // .code = 0xe9, .mask = 0xb5
inline constexpr listed local_cpu_to_anywhere_mem{{&list, 0xb80e9, 0x0, 0x1a74, 0x0}, {}, &local_cpu_to_anywhere_mem}; // .code = 0xe9, .mask = 0xb8
inline constexpr listed local_any_to_anywhere_mem{{&list, 0xba0e9, 0x0, 0x1aab, 0x0}, {}, &local_any_to_anywhere_mem}; // .code = 0xe9, .mask = 0xba
inline constexpr listed local_cpu_to_anywhere_io_or_mem{{&list, 0xbc0e9, 0x0, 0x1ae2, 0x0}, {}, &local_cpu_to_anywhere_io_or_mem}; // .code = 0xe9, .mask = 0xbc
inline constexpr listed local_any_to_anywhere_io_or_mem{{&list, 0xbf0e9, 0x0, 0x1b1f, 0x0}, {}, &local_any_to_anywhere_io_or_mem}; // .code = 0xe9, .mask = 0xbf
inline constexpr listed remote_io_to_local_io{{&list, 0x610e9, 0x0, 0x1b5c, 0x0}, {}, &remote_io_to_local_io}; // .code = 0xe9, .mask = 0x61
inline constexpr listed remote_cpu_to_local_io{{&list, 0x640e9, 0x0, 0x1b8f, 0x0}, {}, &remote_cpu_to_local_io}; // .code = 0xe9, .mask = 0x64
inline constexpr listed remote_any_to_local_io{{&list, 0x650e9, 0x0, 0x1bc3, 0x0}, {}, &remote_any_to_local_io}; // .code = 0xe9, .mask = 0x65
} // namespace cpu_io_requests_to_memory_io

namespace data_cache_lines_evicted {
using namespace core_events;
inline constexpr listed invalid{{&list, 0x1044, 0x0, 0x49f, 0x0}, {}, &invalid}; // .code = 0x44, .mask = 0x1
inline constexpr listed shared{{&list, 0x2044, 0x0, 0x4c0, 0x0}, {}, &shared}; // .code = 0x44, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4044, 0x0, 0x4e0, 0x0}, {}, &exclusive}; // .code = 0x44, .mask = 0x4
inline constexpr listed owned{{&list, 0x8044, 0x0, 0x503, 0x0}, {}, &owned}; // .code = 0x44, .mask = 0x8
inline constexpr listed modified{{&list, 0x10044, 0x0, 0x522, 0x0}, {}, &modified}; // .code = 0x44, .mask = 0x10
inline constexpr listed all{{&list, 0x1f044, 0x0, 0x544, 0x0}, {}, &all}; // .code = 0x44, .mask = 0x1f
} // namespace data_cache_lines_evicted

namespace data_cache_refills {
using namespace core_events;
inline constexpr listed system{{&list, 0x1042, 0x0, 0x310, 0x0}, {}, &system}; // .code = 0x42, .mask = 0x1
inline constexpr listed l2_shared{{&list, 0x2042, 0x0, 0x32a, 0x0}, {}, &l2_shared}; // .code = 0x42, .mask = 0x2
inline constexpr listed l2_exclusive{{&list, 0x4042, 0x0, 0x347, 0x0}, {}, &l2_exclusive}; // .code = 0x42, .mask = 0x4
inline constexpr listed l2_owned{{&list, 0x8042, 0x0, 0x367, 0x0}, {}, &l2_owned}; // .code = 0x42, .mask = 0x8
inline constexpr listed l2_modified{{&list, 0x10042, 0x0, 0x383, 0x0}, {}, &l2_modified}; // .code = 0x42, .mask = 0x10
inline constexpr listed all{{&list, 0x1f042, 0x0, 0x3a2, 0x0}, {}, &all}; // .code = 0x42, .mask = 0x1f
} // namespace data_cache_refills

namespace data_cache_refills_from_system {
using namespace core_events;
inline constexpr listed invalid{{&list, 0x1043, 0x0, 0x3b9, 0x0}, {}, &invalid}; // .code = 0x43, .mask = 0x1
inline constexpr listed shared{{&list, 0x2043, 0x0, 0x3e0, 0x0}, {}, &shared}; // .code = 0x43, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4043, 0x0, 0x406, 0x0}, {}, &exclusive}; // .code = 0x43, .mask = 0x4
inline constexpr listed owned{{&list, 0x8043, 0x0, 0x42f, 0x0}, {}, &owned}; // .code = 0x43, .mask = 0x8
inline constexpr listed modified{{&list, 0x10043, 0x0, 0x454, 0x0}, {}, &modified}; // .code = 0x43, .mask = 0x10
inline constexpr listed all{{&list, 0x1f043, 0x0, 0x47c, 0x0}, {}, &all}; // .code = 0x43, .mask = 0x1f
} // namespace data_cache_refills_from_system

namespace data_prefetches {
using namespace core_events;
inline constexpr listed cancelled{{&list, 0x1067, 0x0, 0x804, 0x0}, {}, &cancelled}; // .code = 0x67, .mask = 0x1
inline constexpr listed attempted{{&list, 0x2067, 0x0, 0x81e, 0x0}, {}, &attempted}; // .code = 0x67, .mask = 0x2
inline constexpr listed all{{&list, 0x3067, 0x0, 0x838, 0x0}, {}, &all}; // .code = 0x67, .mask = 0x3
} // namespace data_prefetches

namespace dcache_misses_by_locked_instructions {
using namespace core_events;
inline constexpr listed data_cache_misses_by_locked_instructions{{&list, 0x204c, 0x0, 0x71b, 0x0}, {}, &data_cache_misses_by_locked_instructions}; // .code = 0x4c, .mask = 0x2
inline constexpr listed all{{&list, 0x204c, 0x0, 0x769, 0x0}, {}, &all}; // .code = 0x4c, .mask = 0x2
} // namespace dcache_misses_by_locked_instructions

namespace dev {
using namespace core_events;
inline constexpr listed dev_hit{{&list, 0x100ee, 0x0, 0x1e75, 0x0}, {}, &dev_hit}; // .code = 0xee, .mask = 0x10
inline constexpr listed dev_miss{{&list, 0x200ee, 0x0, 0x1e81, 0x0}, {}, &dev_miss}; // .code = 0xee, .mask = 0x20
inline constexpr listed dev_error{{&list, 0x400ee, 0x0, 0x1e8e, 0x0}, {}, &dev_error}; // .code = 0xee, .mask = 0x40
inline constexpr listed all{{&list, 0x700ee, 0x0, 0x1e9c, 0x0}, {}, &all}; // .code = 0xee, .mask = 0x70
} // namespace dev

namespace dispatched_fpu {
using namespace core_events;
inline constexpr listed ops_add{{&list, 0x1000, 0x0, 0x0, 0x0}, {}, &ops_add}; // .code = 0x00, .mask = 0x1
inline constexpr listed ops_multiply{{&list, 0x2000, 0x0, 0x17, 0x0}, {}, &ops_multiply}; // .code = 0x00, .mask = 0x2
inline constexpr listed ops_store{{&list, 0x4000, 0x0, 0x33, 0x0}, {}, &ops_store}; // .code = 0x00, .mask = 0x4
inline constexpr listed ops_add_pipe_load_ops{{&list, 0x8000, 0x0, 0x4c, 0x0}, {}, &ops_add_pipe_load_ops}; // .code = 0x00, .mask = 0x8
inline constexpr listed ops_multiply_pipe_load_ops{{&list, 0x10000, 0x0, 0x71, 0x0}, {}, &ops_multiply_pipe_load_ops}; // .code = 0x00, .mask = 0x10
inline constexpr listed ops_store_pipe_load_ops{{&list, 0x20000, 0x0, 0x9b, 0x0}, {}, &ops_store_pipe_load_ops}; // .code = 0x00, .mask = 0x20
inline constexpr listed all{{&list, 0x3f000, 0x0, 0xc2, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x3f
} // namespace dispatched_fpu

namespace dram_accesses {
using namespace core_events;
inline constexpr listed dct0_page_hit{{&list, 0x10e0, 0x0, 0x1164, 0x0}, {}, &dct0_page_hit}; // .code = 0xe0, .mask = 0x1
inline constexpr listed dct0_page_miss{{&list, 0x20e0, 0x0, 0x1180, 0x0}, {}, &dct0_page_miss}; // .code = 0xe0, .mask = 0x2
inline constexpr listed dct0_page_conflict{{&list, 0x40e0, 0x0, 0x119d, 0x0}, {}, &dct0_page_conflict}; // .code = 0xe0, .mask = 0x4
inline constexpr listed dct1_page_hit{{&list, 0x80e0, 0x0, 0x11be, 0x0}, {}, &dct1_page_hit}; // .code = 0xe0, .mask = 0x8
inline constexpr listed dct1_page_miss{{&list, 0x100e0, 0x0, 0x11da, 0x0}, {}, &dct1_page_miss}; // .code = 0xe0, .mask = 0x10
inline constexpr listed dct1_page_conflict{{&list, 0x200e0, 0x0, 0x11f7, 0x0}, {}, &dct1_page_conflict}; // .code = 0xe0, .mask = 0x20
inline constexpr listed write_request{{&list, 0x400e0, 0x0, 0x1218, 0x0}, {}, &write_request}; // .code = 0xe0, .mask = 0x40
inline constexpr listed read_request{{&list, 0x800e0, 0x0, 0x1234, 0x0}, {}, &read_request}; // .code = 0xe0, .mask = 0x80
inline constexpr listed all{{&list, 0xff0e0, 0x0, 0x124f, 0x0}, {}, &all}; // .code = 0xe0, .mask = 0xff
} // namespace dram_accesses

namespace dram_controller_page_table_events {
using namespace core_events;
inline constexpr listed dct_page_table_overflow{{&list, 0x10e1, 0x0, 0x1261, 0x0}, {}, &dct_page_table_overflow}; // .code = 0xe1, .mask = 0x1
inline constexpr listed stale_table_entry_hits{{&list, 0x20e1, 0x0, 0x129b, 0x0}, {}, &stale_table_entry_hits}; // .code = 0xe1, .mask = 0x2
inline constexpr listed page_table_idle_cycle_limit_incremented{{&list, 0x40e1, 0x0, 0x12d4, 0x0}, {}, &page_table_idle_cycle_limit_incremented}; // .code = 0xe1, .mask = 0x4
inline constexpr listed page_table_idle_cycle_limit_decremented{{&list, 0x80e1, 0x0, 0x131e, 0x0}, {}, &page_table_idle_cycle_limit_decremented}; // .code = 0xe1, .mask = 0x8
inline constexpr listed all{{&list, 0xf0e1, 0x0, 0x1368, 0x0}, {}, &all}; // .code = 0xe1, .mask = 0xf
} // namespace dram_controller_page_table_events

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed x87_reclass_microfaults{{&list, 0x10db, 0x0, 0x105b, 0x0}, {}, &x87_reclass_microfaults}; // .code = 0xdb, .mask = 0x1
inline constexpr listed sse_retype_microfaults{{&list, 0x20db, 0x0, 0x1082, 0x0}, {}, &sse_retype_microfaults}; // .code = 0xdb, .mask = 0x2
inline constexpr listed sse_reclass_microfaults{{&list, 0x40db, 0x0, 0x10a8, 0x0}, {}, &sse_reclass_microfaults}; // .code = 0xdb, .mask = 0x4
inline constexpr listed sse_and_x87_microtraps{{&list, 0x80db, 0x0, 0x10cf, 0x0}, {}, &sse_and_x87_microtraps}; // .code = 0xdb, .mask = 0x8
inline constexpr listed all{{&list, 0xf0db, 0x0, 0x10f5, 0x0}, {}, &all}; // .code = 0xdb, .mask = 0xf
} // namespace fpu_exceptions

namespace hypertransport_link0 {
using namespace core_events;
inline constexpr listed command_dword_sent{{&list, 0x10f6, 0x0, 0x1ea4, 0x0}, {}, &command_dword_sent}; // .code = 0xf6, .mask = 0x1
inline constexpr listed address_dword_sent{{&list, 0x20f6, 0x0, 0x1ecc, 0x0}, {}, &address_dword_sent}; // .code = 0xf6, .mask = 0x2
inline constexpr listed data_dword_sent{{&list, 0x40f6, 0x0, 0x1ef4, 0x0}, {}, &data_dword_sent}; // .code = 0xf6, .mask = 0x4
inline constexpr listed buffer_release_dword_sent{{&list, 0x80f6, 0x0, 0x1f19, 0x0}, {}, &buffer_release_dword_sent}; // .code = 0xf6, .mask = 0x8
inline constexpr listed nop_dword_sent{{&list, 0x100f6, 0x0, 0x1f48, 0x0}, {}, &nop_dword_sent}; // .code = 0xf6, .mask = 0x10
inline constexpr listed per_packet_crc_sent{{&list, 0x200f6, 0x0, 0x1f6c, 0x0}, {}, &per_packet_crc_sent}; // .code = 0xf6, .mask = 0x20
inline constexpr listed all{{&list, 0x3f0f6, 0x0, 0x1f95, 0x0}, {}, &all}; // .code = 0xf6, .mask = 0x3f
} // namespace hypertransport_link0

namespace interrupt_events {
using namespace core_events;
inline constexpr listed fixed_and_lpa{{&list, 0x11ea, 0x0, 0x203c, 0x0}, {}, &fixed_and_lpa}; // .code = 0x1ea, .mask = 0x1
inline constexpr listed lpa{{&list, 0x21ea, 0x0, 0x205b, 0x0}, {}, &lpa}; // .code = 0x1ea, .mask = 0x2
inline constexpr listed smi{{&list, 0x41ea, 0x0, 0x2070, 0x0}, {}, &smi}; // .code = 0x1ea, .mask = 0x4
inline constexpr listed nmi{{&list, 0x81ea, 0x0, 0x2085, 0x0}, {}, &nmi}; // .code = 0x1ea, .mask = 0x8
inline constexpr listed init{{&list, 0x101ea, 0x0, 0x209a, 0x0}, {}, &init}; // .code = 0x1ea, .mask = 0x10
inline constexpr listed startup{{&list, 0x201ea, 0x0, 0x20b0, 0x0}, {}, &startup}; // .code = 0x1ea, .mask = 0x20
inline constexpr listed int_{{&list, 0x401ea, 0x0, 0x20c9, 0x0}, {}, &int_}; // .code = 0x1ea, .mask = 0x40
inline constexpr listed eoi{{&list, 0x801ea, 0x0, 0x20de, 0x0}, {}, &eoi}; // .code = 0x1ea, .mask = 0x80
inline constexpr listed all{{&list, 0xff1ea, 0x0, 0x20f3, 0x0}, {}, &all}; // .code = 0x1ea, .mask = 0xff
} // namespace interrupt_events

namespace l2_cache_miss {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107e, 0x0, 0x9ec, 0x0}, {}, &instructions}; // .code = 0x7e, .mask = 0x1
inline constexpr listed data{{&list, 0x207e, 0x0, 0xa07, 0x0}, {}, &data}; // .code = 0x7e, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407e, 0x0, 0xa1a, 0x0}, {}, &tlb_walk}; // .code = 0x7e, .mask = 0x4
inline constexpr listed all{{&list, 0x707e, 0x0, 0xa31, 0x0}, {}, &all}; // .code = 0x7e, .mask = 0x7
} // namespace l2_cache_miss

namespace l2_fill_writeback {
using namespace core_events;
inline constexpr listed l2_fills{{&list, 0x107f, 0x0, 0xa43, 0x0}, {}, &l2_fills}; // .code = 0x7f, .mask = 0x1
inline constexpr listed l2_writebacks{{&list, 0x207f, 0x0, 0xa5e, 0x0}, {}, &l2_writebacks}; // .code = 0x7f, .mask = 0x2
inline constexpr listed all{{&list, 0x307f, 0x0, 0xa7e, 0x0}, {}, &all}; // .code = 0x7f, .mask = 0x3
} // namespace l2_fill_writeback

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{{&list, 0x1024, 0x0, 0x243, 0x0}, {}, &executed}; // .code = 0x24, .mask = 0x1
inline constexpr listed cycles_speculative_phase{{&list, 0x2024, 0x0, 0x257, 0x0}, {}, &cycles_speculative_phase}; // .code = 0x24, .mask = 0x2
inline constexpr listed cycles_non_speculative_phase{{&list, 0x4024, 0x0, 0x27b, 0x0}, {}, &cycles_non_speculative_phase}; // .code = 0x24, .mask = 0x4
inline constexpr listed all{{&list, 0x7024, 0x0, 0x2a3, 0x0}, {}, &all}; // .code = 0x24, .mask = 0x7
} // namespace locked_ops

namespace memory_controller_rbd_queue {
using namespace core_events;
inline constexpr listed counter_reached{{&list, 0x40e4, 0x0, 0x14c4, 0x0}, {}, &counter_reached}; // .code = 0xe4, .mask = 0x4
inline constexpr listed all{{&list, 0x40e4, 0x0, 0x14f0, 0x0}, {}, &all}; // .code = 0xe4, .mask = 0x4
} // namespace memory_controller_rbd_queue

namespace memory_controller_requests {
using namespace core_events;
inline constexpr listed _32_bytes_writes{{&list, 0x81f0, 0x0, 0x2108, 0x0}, {}, &_32_bytes_writes}; // .code = 0x1f0, .mask = 0x8
inline constexpr listed _64_bytes_writes{{&list, 0x101f0, 0x0, 0x2133, 0x0}, {}, &_64_bytes_writes}; // .code = 0x1f0, .mask = 0x10
inline constexpr listed _32_bytes_reads{{&list, 0x201f0, 0x0, 0x215e, 0x0}, {}, &_32_bytes_reads}; // .code = 0x1f0, .mask = 0x20
inline constexpr listed _64_bytes_reads{{&list, 0x401f0, 0x0, 0x2188, 0x0}, {}, &_64_bytes_reads}; // .code = 0x1f0, .mask = 0x40
inline constexpr listed all{{&list, 0x781f0, 0x0, 0x21b2, 0x0}, {}, &all}; // .code = 0x1f0, .mask = 0x78
} // namespace memory_controller_requests

namespace memory_controller_turnarounds {
using namespace core_events;
inline constexpr listed dct0_read_to_write{{&list, 0x10e3, 0x0, 0x138e, 0x0}, {}, &dct0_read_to_write}; // .code = 0xe3, .mask = 0x1
inline constexpr listed dct0_write_to_read{{&list, 0x20e3, 0x0, 0x13bf, 0x0}, {}, &dct0_write_to_read}; // .code = 0xe3, .mask = 0x2
inline constexpr listed dct0_dimm{{&list, 0x40e3, 0x0, 0x13f0, 0x0}, {}, &dct0_dimm}; // .code = 0xe3, .mask = 0x4
inline constexpr listed dct1_read_to_write{{&list, 0x80e3, 0x0, 0x1418, 0x0}, {}, &dct1_read_to_write}; // .code = 0xe3, .mask = 0x8
inline constexpr listed dct1_write_to_read{{&list, 0x100e3, 0x0, 0x1449, 0x0}, {}, &dct1_write_to_read}; // .code = 0xe3, .mask = 0x10
inline constexpr listed dct1_dimm{{&list, 0x200e3, 0x0, 0x147a, 0x0}, {}, &dct1_dimm}; // .code = 0xe3, .mask = 0x20
inline constexpr listed all{{&list, 0x3f0e3, 0x0, 0x14a2, 0x0}, {}, &all}; // .code = 0xe3, .mask = 0x3f
} // namespace memory_controller_turnarounds

namespace memory_requests {
using namespace core_events;
inline constexpr listed non_cacheable{{&list, 0x1065, 0x0, 0x792, 0x0}, {}, &non_cacheable}; // .code = 0x65, .mask = 0x1
inline constexpr listed write_combining{{&list, 0x2065, 0x0, 0x7b0, 0x0}, {}, &write_combining}; // .code = 0x65, .mask = 0x2
inline constexpr listed streaming_store{{&list, 0x80065, 0x0, 0x7d0, 0x0}, {}, &streaming_store}; // .code = 0x65, .mask = 0x80
inline constexpr listed all{{&list, 0x83065, 0x0, 0x7f0, 0x0}, {}, &all}; // .code = 0x65, .mask = 0x83
} // namespace memory_requests

namespace prefetch_instructions_dispatched {
using namespace core_events;
inline constexpr listed load{{&list, 0x104b, 0x0, 0x684, 0x0}, {}, &load}; // .code = 0x4b, .mask = 0x1
inline constexpr listed store{{&list, 0x204b, 0x0, 0x6aa, 0x0}, {}, &store}; // .code = 0x4b, .mask = 0x2
inline constexpr listed nta{{&list, 0x404b, 0x0, 0x6d1, 0x0}, {}, &nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed all{{&list, 0x704b, 0x0, 0x6f6, 0x0}, {}, &all}; // .code = 0x4b, .mask = 0x7
} // namespace prefetch_instructions_dispatched

namespace probe {
using namespace core_events;
inline constexpr listed miss{{&list, 0x10ec, 0x0, 0x1d84, 0x0}, {}, &miss}; // .code = 0xec, .mask = 0x1
inline constexpr listed hit_clean{{&list, 0x20ec, 0x0, 0x1d8f, 0x0}, {}, &hit_clean}; // .code = 0xec, .mask = 0x2
inline constexpr listed hit_dirty_no_memory_cancel{{&list, 0x40ec, 0x0, 0x1d9f, 0x0}, {}, &hit_dirty_no_memory_cancel}; // .code = 0xec, .mask = 0x4
inline constexpr listed hit_dirty_with_memory_cancel{{&list, 0x80ec, 0x0, 0x1dc0, 0x0}, {}, &hit_dirty_with_memory_cancel}; // .code = 0xec, .mask = 0x8
inline constexpr listed upstream_display_refresh_reads{{&list, 0x100ec, 0x0, 0x1de3, 0x0}, {}, &upstream_display_refresh_reads}; // .code = 0xec, .mask = 0x10
inline constexpr listed upstream_non_display_refresh_reads{{&list, 0x200ec, 0x0, 0x1e08, 0x0}, {}, &upstream_non_display_refresh_reads}; // .code = 0xec, .mask = 0x20
inline constexpr listed upstream_isoc_writes{{&list, 0x400ec, 0x0, 0x1e31, 0x0}, {}, &upstream_isoc_writes}; // .code = 0xec, .mask = 0x40
inline constexpr listed upstream_non_isoc_writes{{&list, 0x800ec, 0x0, 0x1e4c, 0x0}, {}, &upstream_non_isoc_writes}; // .code = 0xec, .mask = 0x80
inline constexpr listed all{{&list, 0xff0ec, 0x0, 0x1e6b, 0x0}, {}, &all}; // .code = 0xec, .mask = 0xff
} // namespace probe

namespace quadwords_written_to_system {
using namespace core_events;
inline constexpr listed quadword_write_transfer{{&list, 0x106d, 0x0, 0x8fe, 0x0}, {}, &quadword_write_transfer}; // .code = 0x6d, .mask = 0x1
inline constexpr listed all{{&list, 0x106d, 0x0, 0x932, 0x0}, {}, &all}; // .code = 0x6d, .mask = 0x1
} // namespace quadwords_written_to_system

namespace requests_to_l2 {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107d, 0x0, 0x963, 0x0}, {}, &instructions}; // .code = 0x7d, .mask = 0x1
inline constexpr listed data{{&list, 0x207d, 0x0, 0x97f, 0x0}, {}, &data}; // .code = 0x7d, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407d, 0x0, 0x993, 0x0}, {}, &tlb_walk}; // .code = 0x7d, .mask = 0x4
inline constexpr listed snoop{{&list, 0x807d, 0x0, 0x9ab, 0x0}, {}, &snoop}; // .code = 0x7d, .mask = 0x8
inline constexpr listed cancelled{{&list, 0x1007d, 0x0, 0x9c0, 0x0}, {}, &cancelled}; // .code = 0x7d, .mask = 0x10
inline constexpr listed all{{&list, 0x1f07d, 0x0, 0x9d9, 0x0}, {}, &all}; // .code = 0x7d, .mask = 0x1f
} // namespace requests_to_l2

namespace retired_fastpath_double_op_instructions {
using namespace core_events;
inline constexpr listed position_0{{&list, 0x10cc, 0x0, 0xde5, 0x0}, {}, &position_0}; // .code = 0xcc, .mask = 0x1
inline constexpr listed position_1{{&list, 0x20cc, 0x0, 0xe18, 0x0}, {}, &position_1}; // .code = 0xcc, .mask = 0x2
inline constexpr listed position_2{{&list, 0x40cc, 0x0, 0xe4b, 0x0}, {}, &position_2}; // .code = 0xcc, .mask = 0x4
inline constexpr listed all{{&list, 0x70cc, 0x0, 0xe7e, 0x0}, {}, &all}; // .code = 0xcc, .mask = 0x7
} // namespace retired_fastpath_double_op_instructions

namespace retired_mmx_and_fp_instructions {
using namespace core_events;
inline constexpr listed x87{{&list, 0x10cb, 0x0, 0xd07, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1
inline constexpr listed mmx_and_3dnow{{&list, 0x20cb, 0x0, 0xd2b, 0x0}, {}, &mmx_and_3dnow}; // .code = 0xcb, .mask = 0x2
inline constexpr listed packed_sse_and_sse2{{&list, 0x40cb, 0x0, 0xd59, 0x0}, {}, &packed_sse_and_sse2}; // .code = 0xcb, .mask = 0x4
inline constexpr listed scalar_sse_and_sse2{{&list, 0x80cb, 0x0, 0xd8d, 0x0}, {}, &scalar_sse_and_sse2}; // .code = 0xcb, .mask = 0x8
inline constexpr listed all{{&list, 0xf0cb, 0x0, 0xdc1, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0xf
} // namespace retired_mmx_and_fp_instructions

namespace scrubber_single_bit_ecc_errors {
using namespace core_events;
inline constexpr listed scrubber_error{{&list, 0x104a, 0x0, 0x604, 0x0}, {}, &scrubber_error}; // .code = 0x4a, .mask = 0x1
inline constexpr listed piggyback_error{{&list, 0x204a, 0x0, 0x632, 0x0}, {}, &piggyback_error}; // .code = 0x4a, .mask = 0x2
inline constexpr listed all{{&list, 0x304a, 0x0, 0x661, 0x0}, {}, &all}; // .code = 0x4a, .mask = 0x3
} // namespace scrubber_single_bit_ecc_errors

namespace segment_register_loads {
using namespace core_events;
inline constexpr listed es{{&list, 0x1020, 0x0, 0x10c, 0x0}, {}, &es}; // .code = 0x20, .mask = 0x1
inline constexpr listed cs{{&list, 0x2020, 0x0, 0x126, 0x0}, {}, &cs}; // .code = 0x20, .mask = 0x2
inline constexpr listed ss{{&list, 0x4020, 0x0, 0x140, 0x0}, {}, &ss}; // .code = 0x20, .mask = 0x4
inline constexpr listed ds{{&list, 0x8020, 0x0, 0x15a, 0x0}, {}, &ds}; // .code = 0x20, .mask = 0x8
inline constexpr listed fs{{&list, 0x10020, 0x0, 0x174, 0x0}, {}, &fs}; // .code = 0x20, .mask = 0x10
inline constexpr listed gs{{&list, 0x20020, 0x0, 0x18e, 0x0}, {}, &gs}; // .code = 0x20, .mask = 0x20
inline constexpr listed hs{{&list, 0x40020, 0x0, 0x1a8, 0x0}, {}, &hs}; // .code = 0x20, .mask = 0x40
inline constexpr listed all{{&list, 0x7f020, 0x0, 0x1c2, 0x0}, {}, &all}; // .code = 0x20, .mask = 0x7f
} // namespace segment_register_loads

namespace sideband_signals {
using namespace core_events;
inline constexpr listed halt{{&list, 0x11e9, 0x0, 0x1fae, 0x0}, {}, &halt}; // .code = 0x1e9, .mask = 0x1
inline constexpr listed stopgrant{{&list, 0x21e9, 0x0, 0x1fc4, 0x0}, {}, &stopgrant}; // .code = 0x1e9, .mask = 0x2
inline constexpr listed shutdown{{&list, 0x41e9, 0x0, 0x1fdf, 0x0}, {}, &shutdown}; // .code = 0x1e9, .mask = 0x4
inline constexpr listed wbinvd{{&list, 0x81e9, 0x0, 0x1ff9, 0x0}, {}, &wbinvd}; // .code = 0x1e9, .mask = 0x8
inline constexpr listed invd{{&list, 0x101e9, 0x0, 0x2011, 0x0}, {}, &invd}; // .code = 0x1e9, .mask = 0x10
inline constexpr listed all{{&list, 0x1f1e9, 0x0, 0x2027, 0x0}, {}, &all}; // .code = 0x1e9, .mask = 0x1f
} // namespace sideband_signals

namespace sized_commands {
using namespace core_events;
inline constexpr listed non_posted_write_byte{{&list, 0x10eb, 0x0, 0x1c9c, 0x0}, {}, &non_posted_write_byte}; // .code = 0xeb, .mask = 0x1
inline constexpr listed non_posted_write_dword{{&list, 0x20eb, 0x0, 0x1cc1, 0x0}, {}, &non_posted_write_dword}; // .code = 0xeb, .mask = 0x2
inline constexpr listed posted_write_byte{{&list, 0x40eb, 0x0, 0x1ce7, 0x0}, {}, &posted_write_byte}; // .code = 0xeb, .mask = 0x4
inline constexpr listed posted_write_dword{{&list, 0x80eb, 0x0, 0x1d08, 0x0}, {}, &posted_write_dword}; // .code = 0xeb, .mask = 0x8
inline constexpr listed read_byte_4_bytes{{&list, 0x100eb, 0x0, 0x1d2a, 0x0}, {}, &read_byte_4_bytes}; // .code = 0xeb, .mask = 0x10
inline constexpr listed read_dword_1_16_dwords{{&list, 0x200eb, 0x0, 0x1d4b, 0x0}, {}, &read_dword_1_16_dwords}; // .code = 0xeb, .mask = 0x20
inline constexpr listed all{{&list, 0x3f0eb, 0x0, 0x1d71, 0x0}, {}, &all}; // .code = 0xeb, .mask = 0x3f
} // namespace sized_commands

namespace system_read_responses {
using namespace core_events;
inline constexpr listed exclusive{{&list, 0x106c, 0x0, 0x84c, 0x0}, {}, &exclusive}; // .code = 0x6c, .mask = 0x1
inline constexpr listed modified{{&list, 0x206c, 0x0, 0x86c, 0x0}, {}, &modified}; // .code = 0x6c, .mask = 0x2
inline constexpr listed shared{{&list, 0x406c, 0x0, 0x88b, 0x0}, {}, &shared}; // .code = 0x6c, .mask = 0x4
inline constexpr listed data_error{{&list, 0x1006c, 0x0, 0x8a8, 0x0}, {}, &data_error}; // .code = 0x6c, .mask = 0x10
inline constexpr listed all{{&list, 0x1706c, 0x0, 0x8c9, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x17
inline constexpr listed bit3{{&list, 0x806c, 0x0, 0x8e3, 0x0}, {}, &bit3}; // .code = 0x6c, .mask = 0x8
} // namespace system_read_responses

namespace thermal_status {
using namespace core_events;
inline constexpr listed memhot_l_assertions{{&list, 0x10e8, 0x0, 0x1510, 0x0}, {}, &memhot_l_assertions}; // .code = 0xe8, .mask = 0x1
inline constexpr listed htc_transitions{{&list, 0x40e8, 0x0, 0x1533, 0x0}, {}, &htc_transitions}; // .code = 0xe8, .mask = 0x4
inline constexpr listed clocks_htc_p_state_inactive{{&list, 0x200e8, 0x0, 0x1552, 0x0}, {}, &clocks_htc_p_state_inactive}; // .code = 0xe8, .mask = 0x20
inline constexpr listed clocks_htc_p_state_active{{&list, 0x400e8, 0x0, 0x157d, 0x0}, {}, &clocks_htc_p_state_active}; // .code = 0xe8, .mask = 0x40
inline constexpr listed prochot_l_assertions{{&list, 0x800e8, 0x0, 0x15a6, 0x0}, {}, &prochot_l_assertions}; // .code = 0xe8, .mask = 0x80
inline constexpr listed all{{&list, 0xe50e8, 0x0, 0x15ca, 0x0}, {}, &all}; // .code = 0xe8, .mask = 0xe5
} // namespace thermal_status

namespace core_events {
inline constexpr const listed *events[] = {
    &cycles_no_fpu_ops_retired, &dispatched_fpu_ops_fast_flag,
    &pipeline_restart_due_to_self_modifying_code, &pipeline_restart_due_to_probe_hit,
    &ls_buffer_2_full_cycles, &retired_clflush_instructions, &retired_cpuid_instructions,
    &data_cache_accesses, &data_cache_misses, &l1_dtlb_miss_and_l2_dtlb_hit,
    &l1_dtlb_and_l2_dtlb_miss, &misaligned_accesses, &microarchitectural_late_cancel_of_an_access,
    &microarchitectural_early_cancel_of_an_access, &cpu_clk_unhalted, &instruction_cache_fetches,
    &instruction_cache_misses, &instruction_cache_refills_from_l2,
    &instruction_cache_refills_from_system, &l1_itlb_miss_and_l2_itlb_hit,
    &l1_itlb_miss_and_l2_itlb_miss, &pipeline_restart_due_to_instruction_stream_probe,
    &instruction_fetch_stall, &return_stack_hits, &return_stack_overflows, &retired_instructions,
    &retired_uops, &retired_branch_instructions, &retired_mispredicted_branch_instructions,
    &retired_taken_branch_instructions, &retired_taken_branch_instructions_mispredicted,
    &retired_far_control_transfers, &retired_branch_resyncs, &retired_near_returns,
    &retired_near_returns_mispredicted, &retired_indirect_branches_mispredicted,
    &interrupts_masked_cycles, &interrupts_masked_cycles_with_interrupt_pending, &interrupts_taken,
    &decoder_empty, &dispatch_stalls, &dispatch_stall_for_branch_abort,
    &dispatch_stall_for_serialization, &dispatch_stall_for_segment_load,
    &dispatch_stall_for_reorder_buffer_full, &dispatch_stall_for_reservation_station_full,
    &dispatch_stall_for_fpu_full, &dispatch_stall_for_ls_full,
    &dispatch_stall_waiting_for_all_quiet, &dispatch_stall_for_far_transfer_or_rsync,
    &dr0_breakpoint_matches, &dr1_breakpoint_matches, &dr2_breakpoint_matches,
    &dr3_breakpoint_matches, &cache_block::victim_writeback, &cache_block::dcache_load_miss,
    &cache_block::shared_icache_refill, &cache_block::read_block_modified,
    &cache_block::read_to_dirty, &cache_block::all, &cpu_io_requests_to_memory_io::i_o_to_i_o,
    &cpu_io_requests_to_memory_io::i_o_to_mem, &cpu_io_requests_to_memory_io::cpu_to_i_o,
    &cpu_io_requests_to_memory_io::cpu_to_mem, &cpu_io_requests_to_memory_io::all,
    &cpu_io_requests_to_memory_io::local_io_to_local_io_or_mem,
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
    &cpu_io_requests_to_memory_io::remote_any_to_local_io, &data_cache_lines_evicted::invalid,
    &data_cache_lines_evicted::shared, &data_cache_lines_evicted::exclusive,
    &data_cache_lines_evicted::owned, &data_cache_lines_evicted::modified,
    &data_cache_lines_evicted::all, &data_cache_refills::system, &data_cache_refills::l2_shared,
    &data_cache_refills::l2_exclusive, &data_cache_refills::l2_owned,
    &data_cache_refills::l2_modified, &data_cache_refills::all,
    &data_cache_refills_from_system::invalid, &data_cache_refills_from_system::shared,
    &data_cache_refills_from_system::exclusive, &data_cache_refills_from_system::owned,
    &data_cache_refills_from_system::modified, &data_cache_refills_from_system::all,
    &data_prefetches::cancelled, &data_prefetches::attempted, &data_prefetches::all,
    &dcache_misses_by_locked_instructions::data_cache_misses_by_locked_instructions,
    &dcache_misses_by_locked_instructions::all, &dev::dev_hit, &dev::dev_miss, &dev::dev_error,
    &dev::all, &dispatched_fpu::ops_add, &dispatched_fpu::ops_multiply, &dispatched_fpu::ops_store,
    &dispatched_fpu::ops_add_pipe_load_ops, &dispatched_fpu::ops_multiply_pipe_load_ops,
    &dispatched_fpu::ops_store_pipe_load_ops, &dispatched_fpu::all, &dram_accesses::dct0_page_hit,
    &dram_accesses::dct0_page_miss, &dram_accesses::dct0_page_conflict,
    &dram_accesses::dct1_page_hit, &dram_accesses::dct1_page_miss,
    &dram_accesses::dct1_page_conflict, &dram_accesses::write_request, &dram_accesses::read_request,
    &dram_accesses::all, &dram_controller_page_table_events::dct_page_table_overflow,
    &dram_controller_page_table_events::stale_table_entry_hits,
    &dram_controller_page_table_events::page_table_idle_cycle_limit_incremented,
    &dram_controller_page_table_events::page_table_idle_cycle_limit_decremented,
    &dram_controller_page_table_events::all, &fpu_exceptions::x87_reclass_microfaults,
    &fpu_exceptions::sse_retype_microfaults, &fpu_exceptions::sse_reclass_microfaults,
    &fpu_exceptions::sse_and_x87_microtraps, &fpu_exceptions::all,
    &hypertransport_link0::command_dword_sent, &hypertransport_link0::address_dword_sent,
    &hypertransport_link0::data_dword_sent, &hypertransport_link0::buffer_release_dword_sent,
    &hypertransport_link0::nop_dword_sent, &hypertransport_link0::per_packet_crc_sent,
    &hypertransport_link0::all, &interrupt_events::fixed_and_lpa, &interrupt_events::lpa,
    &interrupt_events::smi, &interrupt_events::nmi, &interrupt_events::init,
    &interrupt_events::startup, &interrupt_events::int_, &interrupt_events::eoi,
    &interrupt_events::all, &l2_cache_miss::instructions, &l2_cache_miss::data,
    &l2_cache_miss::tlb_walk, &l2_cache_miss::all, &l2_fill_writeback::l2_fills,
    &l2_fill_writeback::l2_writebacks, &l2_fill_writeback::all, &locked_ops::executed,
    &locked_ops::cycles_speculative_phase, &locked_ops::cycles_non_speculative_phase,
    &locked_ops::all, &memory_controller_rbd_queue::counter_reached,
    &memory_controller_rbd_queue::all, &memory_controller_requests::_32_bytes_writes,
    &memory_controller_requests::_64_bytes_writes, &memory_controller_requests::_32_bytes_reads,
    &memory_controller_requests::_64_bytes_reads, &memory_controller_requests::all,
    &memory_controller_turnarounds::dct0_read_to_write,
    &memory_controller_turnarounds::dct0_write_to_read, &memory_controller_turnarounds::dct0_dimm,
    &memory_controller_turnarounds::dct1_read_to_write,
    &memory_controller_turnarounds::dct1_write_to_read, &memory_controller_turnarounds::dct1_dimm,
    &memory_controller_turnarounds::all, &memory_requests::non_cacheable,
    &memory_requests::write_combining, &memory_requests::streaming_store, &memory_requests::all,
    &prefetch_instructions_dispatched::load, &prefetch_instructions_dispatched::store,
    &prefetch_instructions_dispatched::nta, &prefetch_instructions_dispatched::all, &probe::miss,
    &probe::hit_clean, &probe::hit_dirty_no_memory_cancel, &probe::hit_dirty_with_memory_cancel,
    &probe::upstream_display_refresh_reads, &probe::upstream_non_display_refresh_reads,
    &probe::upstream_isoc_writes, &probe::upstream_non_isoc_writes, &probe::all,
    &quadwords_written_to_system::quadword_write_transfer, &quadwords_written_to_system::all,
    &requests_to_l2::instructions, &requests_to_l2::data, &requests_to_l2::tlb_walk,
    &requests_to_l2::snoop, &requests_to_l2::cancelled, &requests_to_l2::all,
    &retired_fastpath_double_op_instructions::position_0,
    &retired_fastpath_double_op_instructions::position_1,
    &retired_fastpath_double_op_instructions::position_2,
    &retired_fastpath_double_op_instructions::all, &retired_mmx_and_fp_instructions::x87,
    &retired_mmx_and_fp_instructions::mmx_and_3dnow,
    &retired_mmx_and_fp_instructions::packed_sse_and_sse2,
    &retired_mmx_and_fp_instructions::scalar_sse_and_sse2, &retired_mmx_and_fp_instructions::all,
    &scrubber_single_bit_ecc_errors::scrubber_error,
    &scrubber_single_bit_ecc_errors::piggyback_error, &scrubber_single_bit_ecc_errors::all,
    &segment_register_loads::es, &segment_register_loads::cs, &segment_register_loads::ss,
    &segment_register_loads::ds, &segment_register_loads::fs, &segment_register_loads::gs,
    &segment_register_loads::hs, &segment_register_loads::all, &sideband_signals::halt,
    &sideband_signals::stopgrant, &sideband_signals::shutdown, &sideband_signals::wbinvd,
    &sideband_signals::invd, &sideband_signals::all, &sized_commands::non_posted_write_byte,
    &sized_commands::non_posted_write_dword, &sized_commands::posted_write_byte,
    &sized_commands::posted_write_dword, &sized_commands::read_byte_4_bytes,
    &sized_commands::read_dword_1_16_dwords, &sized_commands::all,
    &system_read_responses::exclusive, &system_read_responses::modified,
    &system_read_responses::shared, &system_read_responses::data_error, &system_read_responses::all,
    &system_read_responses::bit3, &thermal_status::memhot_l_assertions,
    &thermal_status::htc_transitions, &thermal_status::clocks_htc_p_state_inactive,
    &thermal_status::clocks_htc_p_state_active, &thermal_status::prochot_l_assertions,
    &thermal_status::all,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::fam11h
