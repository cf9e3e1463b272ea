// Events of AMD family 12h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// fam12h: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam12h.h; MIT (COPYING; copyright
// lines in that file). Names and numbers only. Second source: oprofile 48651c00,
// events/x86-64/family12h (GPL-2.0; numbers and event names only).
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::fam12h {

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
    "retired_sse_operations.single_add_sub_ops\0"
    "retired_sse_operations.single_mul_ops\0"
    "retired_sse_operations.single_div_ops\0"
    "retired_sse_operations.double_add_sub_ops\0"
    "retired_sse_operations.double_mul_ops\0"
    "retired_sse_operations.double_div_ops\0"
    "retired_sse_operations.op_type\0"
    "retired_sse_operations.all\0"
    "retired_move_ops.low_qw_move_uops\0"
    "retired_move_ops.high_qw_move_uops\0"
    "retired_move_ops.all_other_merging_move_uops\0"
    "retired_move_ops.all_other_move_uops\0"
    "retired_move_ops.all\0"
    "retired_serializing_ops.sse_bottom_executing_uops\0"
    "retired_serializing_ops.sse_bottom_serializing_uops\0"
    "retired_serializing_ops.x87_bottom_executing_uops\0"
    "retired_serializing_ops.x87_bottom_serializing_uops\0"
    "retired_serializing_ops.all\0"
    "fp_scheduler_cycles.bottom_execute_cycles\0"
    "fp_scheduler_cycles.bottom_serializing_cycles\0"
    "fp_scheduler_cycles.all\0"
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
    "locked_ops.cycles_waiting\0"
    "locked_ops.all\0"
    "retired_clflush_instructions\0"
    "retired_cpuid_instructions\0"
    "cancelled_store_to_load_forward_operations.address_mismatches\0"
    "cancelled_store_to_load_forward_operations.store_is_smaller_than_load\0"
    "cancelled_store_to_load_forward_operations.misaligned\0"
    "cancelled_store_to_load_forward_operations.all\0"
    "smis_received\0"
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
    "data_cache_lines_evicted.by_prefetchnta\0"
    "data_cache_lines_evicted.not_by_prefetchnta\0"
    "data_cache_lines_evicted.all\0"
    "l1_dtlb_miss_and_l2_dtlb_hit.l2_4k_tlb_hit\0"
    "l1_dtlb_miss_and_l2_dtlb_hit.l2_2m_tlb_hit\0"
    "l1_dtlb_miss_and_l2_dtlb_hit.l2_1g_tlb_hit\0"
    "l1_dtlb_miss_and_l2_dtlb_hit.all\0"
    "l1_dtlb_and_l2_dtlb_miss.4k_tlb_reload\0"
    "l1_dtlb_and_l2_dtlb_miss.2m_tlb_reload\0"
    "l1_dtlb_and_l2_dtlb_miss.1g_tlb_reload\0"
    "l1_dtlb_and_l2_dtlb_miss.all\0"
    "misaligned_accesses\0"
    "microarchitectural_late_cancel_of_an_access\0"
    "microarchitectural_early_cancel_of_an_access\0"
    "prefetch_instructions_dispatched.load\0"
    "prefetch_instructions_dispatched.store\0"
    "prefetch_instructions_dispatched.nta\0"
    "prefetch_instructions_dispatched.all\0"
    "dcache_misses_by_locked_instructions.data_cache_misses_by_locked_instructions\0"
    "dcache_misses_by_locked_instructions.all\0"
    "l1_dtlb_hit.l1_4k_tlb_hit\0"
    "l1_dtlb_hit.l1_2m_tlb_hit\0"
    "l1_dtlb_hit.l1_1g_tlb_hit\0"
    "l1_dtlb_hit.all\0"
    "ineffective_sw_prefetches.sw_prefetch_hit_in_l1\0"
    "ineffective_sw_prefetches.sw_prefetch_hit_in_l2\0"
    "ineffective_sw_prefetches.all\0"
    "global_tlb_flushes\0"
    "memory_requests.non_cacheable\0"
    "memory_requests.write_combining\0"
    "memory_requests.cache_disabled\0"
    "memory_requests.streaming_store\0"
    "memory_requests.all\0"
    "data_prefetches.cancelled\0"
    "data_prefetches.attempted\0"
    "data_prefetches.all\0"
    "northbridge_read_responses.exclusive\0"
    "northbridge_read_responses.modified\0"
    "northbridge_read_responses.shared\0"
    "northbridge_read_responses.owned\0"
    "northbridge_read_responses.data_error\0"
    "northbridge_read_responses.all\0"
    "octwords_written_to_system.octword_write_transfer\0"
    "octwords_written_to_system.all\0"
    "cpu_clk_unhalted\0"
    "requests_to_l2.instructions\0"
    "requests_to_l2.data\0"
    "requests_to_l2.tlb_walk\0"
    "requests_to_l2.snoop\0"
    "requests_to_l2.cancelled\0"
    "requests_to_l2.hw_prefetch_from_dc\0"
    "requests_to_l2.all\0"
    "l2_cache_miss.instructions\0"
    "l2_cache_miss.data\0"
    "l2_cache_miss.tlb_walk\0"
    "l2_cache_miss.hw_prefetch_from_dc\0"
    "l2_cache_miss.all\0"
    "l2_fill_writeback.l2_fills\0"
    "l2_fill_writeback.l2_writebacks\0"
    "l2_fill_writeback.all\0"
    "instruction_cache_fetches\0"
    "instruction_cache_misses\0"
    "instruction_cache_refills_from_l2\0"
    "instruction_cache_refills_from_system\0"
    "l1_itlb_miss_and_l2_itlb_hit\0"
    "l1_itlb_miss_and_l2_itlb_miss.4k_page_fetches\0"
    "l1_itlb_miss_and_l2_itlb_miss.2m_page_fetches\0"
    "l1_itlb_miss_and_l2_itlb_miss.all\0"
    "pipeline_restart_due_to_instruction_stream_probe\0"
    "instruction_fetch_stall\0"
    "return_stack_hits\0"
    "return_stack_overflows\0"
    "instruction_cache_victims\0"
    "instruction_cache_lines_invalidated.invalidating_probe_no_in_flight\0"
    "instruction_cache_lines_invalidated.invalidating_probe_one_or_more_in_flight\0"
    "instruction_cache_lines_invalidated.smc_no_inflight\0"
    "instruction_cache_lines_invalidated.smc_inflight\0"
    "instruction_cache_lines_invalidated.all\0"
    "itlb_reloads\0"
    "itlb_reloads_aborted\0"
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
    "retired_mmx_and_fp_instructions.sse_and_sse2\0"
    "retired_mmx_and_fp_instructions.all\0"
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
    "dram_accesses_page.dct0_hit\0"
    "dram_accesses_page.dct0_miss\0"
    "dram_accesses_page.dct0_conflict\0"
    "dram_accesses_page.dct1_page_hit\0"
    "dram_accesses_page.dct1_page_miss\0"
    "dram_accesses_page.dct1_page_conflict\0"
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
    "cpu_io_requests_to_memory_io.i_o_to_i_o\0"
    "cpu_io_requests_to_memory_io.i_o_to_mem\0"
    "cpu_io_requests_to_memory_io.cpu_to_i_o\0"
    "cpu_io_requests_to_memory_io.cpu_to_mem\0"
    "cpu_io_requests_to_memory_io.all\0"
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
    "probe.upstream_high_priority_reads\0"
    "probe.upstream_low_priority_reads\0"
    "probe.upstream_low_priority_writes\0"
    "probe.all\0"
    "dev.dev_hit\0"
    "dev.dev_miss\0"
    "dev.dev_error\0"
    "dev.all\0"
    "page_size_mismatches.guest_larger\0"
    "page_size_mismatches.mtrr_mismatch\0"
    "page_size_mismatches.host_larger\0"
    "page_size_mismatches.all\0"
    "retired_x87_ops.add_sub_ops\0"
    "retired_x87_ops.mul_ops\0"
    "retired_x87_ops.div_ops\0"
    "retired_x87_ops.all\0"
    "lfence_inst_retired\0"
    "sfence_inst_retired\0"
    "mfence_inst_retired\0"
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
    "memory_controller_requests.all\0"
    "memory_controller_requests.write\0"
    "memory_controller_requests.read\0"
    "memory_controller_requests.prefetch\0"
    "memory_controller_requests.read_with_write_pending\0";
inline constexpr select::event_list list{"fam12h", core::family12h, names};
} // namespace core_events
inline constexpr core_events::listed cycles_no_fpu_ops_retired{{&core_events::list, 0x1, 0x0, 0xd5, 0x0}, {}, &cycles_no_fpu_ops_retired}; // .code = 0x01
inline constexpr core_events::listed dispatched_fpu_ops_fast_flag{{&core_events::list, 0x2, 0x0, 0xef, 0x0}, {}, &dispatched_fpu_ops_fast_flag}; // .code = 0x02
inline constexpr core_events::listed pipeline_restart_due_to_self_modifying_code{{&core_events::list, 0x21, 0x0, 0x507, 0x0}, {}, &pipeline_restart_due_to_self_modifying_code}; // .code = 0x21
inline constexpr core_events::listed pipeline_restart_due_to_probe_hit{{&core_events::list, 0x22, 0x0, 0x533, 0x0}, {}, &pipeline_restart_due_to_probe_hit}; // .code = 0x22
inline constexpr core_events::listed ls_buffer_2_full_cycles{{&core_events::list, 0x23, 0x0, 0x555, 0x0}, {}, &ls_buffer_2_full_cycles}; // .code = 0x23
inline constexpr core_events::listed retired_clflush_instructions{{&core_events::list, 0x26, 0x0, 0x5f6, 0x0}, {}, &retired_clflush_instructions}; // .code = 0x26
inline constexpr core_events::listed retired_cpuid_instructions{{&core_events::list, 0x27, 0x0, 0x613, 0x0}, {}, &retired_cpuid_instructions}; // .code = 0x27
inline constexpr core_events::listed smis_received{{&core_events::list, 0x2b, 0x0, 0x717, 0x0}, {}, &smis_received}; // .code = 0x2b
inline constexpr core_events::listed data_cache_accesses{{&core_events::list, 0x40, 0x0, 0x725, 0x0}, {}, &data_cache_accesses}; // .code = 0x40
inline constexpr core_events::listed data_cache_misses{{&core_events::list, 0x41, 0x0, 0x739, 0x0}, {}, &data_cache_misses}; // .code = 0x41
inline constexpr core_events::listed misaligned_accesses{{&core_events::list, 0x47, 0x0, 0xb24, 0x0}, {}, &misaligned_accesses}; // .code = 0x47
inline constexpr core_events::listed microarchitectural_late_cancel_of_an_access{{&core_events::list, 0x48, 0x0, 0xb38, 0x0}, {}, &microarchitectural_late_cancel_of_an_access}; // .code = 0x48
inline constexpr core_events::listed microarchitectural_early_cancel_of_an_access{{&core_events::list, 0x49, 0x0, 0xb64, 0x0}, {}, &microarchitectural_early_cancel_of_an_access}; // .code = 0x49
inline constexpr core_events::listed global_tlb_flushes{{&core_events::list, 0x54, 0x0, 0xd7b, 0x0}, {}, &global_tlb_flushes}; // .code = 0x54
inline constexpr core_events::listed cpu_clk_unhalted{{&core_events::list, 0x76, 0x0, 0xf89, 0x0}, {}, &cpu_clk_unhalted}; // .code = 0x76
inline constexpr core_events::listed instruction_cache_fetches{{&core_events::list, 0x80, 0x0, 0x1110, 0x0}, {}, &instruction_cache_fetches}; // .code = 0x80
inline constexpr core_events::listed instruction_cache_misses{{&core_events::list, 0x81, 0x0, 0x112a, 0x0}, {}, &instruction_cache_misses}; // .code = 0x81
inline constexpr core_events::listed instruction_cache_refills_from_l2{{&core_events::list, 0x82, 0x0, 0x1143, 0x0}, {}, &instruction_cache_refills_from_l2}; // .code = 0x82
inline constexpr core_events::listed instruction_cache_refills_from_system{{&core_events::list, 0x83, 0x0, 0x1165, 0x0}, {}, &instruction_cache_refills_from_system}; // .code = 0x83
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{{&core_events::list, 0x84, 0x0, 0x118b, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_hit}; // .code = 0x84
inline constexpr core_events::listed pipeline_restart_due_to_instruction_stream_probe{{&core_events::list, 0x86, 0x0, 0x1226, 0x0}, {}, &pipeline_restart_due_to_instruction_stream_probe}; // .code = 0x86
inline constexpr core_events::listed instruction_fetch_stall{{&core_events::list, 0x87, 0x0, 0x1257, 0x0}, {}, &instruction_fetch_stall}; // .code = 0x87
inline constexpr core_events::listed return_stack_hits{{&core_events::list, 0x88, 0x0, 0x126f, 0x0}, {}, &return_stack_hits}; // .code = 0x88
inline constexpr core_events::listed return_stack_overflows{{&core_events::list, 0x89, 0x0, 0x1281, 0x0}, {}, &return_stack_overflows}; // .code = 0x89
inline constexpr core_events::listed instruction_cache_victims{{&core_events::list, 0x8b, 0x0, 0x1298, 0x0}, {}, &instruction_cache_victims}; // .code = 0x8b
inline constexpr core_events::listed itlb_reloads{{&core_events::list, 0x99, 0x0, 0x13d0, 0x0}, {}, &itlb_reloads}; // .code = 0x99
inline constexpr core_events::listed itlb_reloads_aborted{{&core_events::list, 0x9a, 0x0, 0x13dd, 0x0}, {}, &itlb_reloads_aborted}; // .code = 0x9a
inline constexpr core_events::listed retired_instructions{{&core_events::list, 0xc0, 0x0, 0x13f2, 0x0}, {}, &retired_instructions}; // .code = 0xc0
inline constexpr core_events::listed retired_uops{{&core_events::list, 0xc1, 0x0, 0x1407, 0x0}, {}, &retired_uops}; // .code = 0xc1
inline constexpr core_events::listed retired_branch_instructions{{&core_events::list, 0xc2, 0x0, 0x1414, 0x0}, {}, &retired_branch_instructions}; // .code = 0xc2
inline constexpr core_events::listed retired_mispredicted_branch_instructions{{&core_events::list, 0xc3, 0x0, 0x1430, 0x0}, {}, &retired_mispredicted_branch_instructions}; // .code = 0xc3
inline constexpr core_events::listed retired_taken_branch_instructions{{&core_events::list, 0xc4, 0x0, 0x1459, 0x0}, {}, &retired_taken_branch_instructions}; // .code = 0xc4
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{{&core_events::list, 0xc5, 0x0, 0x147b, 0x0}, {}, &retired_taken_branch_instructions_mispredicted}; // .code = 0xc5
inline constexpr core_events::listed retired_far_control_transfers{{&core_events::list, 0xc6, 0x0, 0x14aa, 0x0}, {}, &retired_far_control_transfers}; // .code = 0xc6
inline constexpr core_events::listed retired_branch_resyncs{{&core_events::list, 0xc7, 0x0, 0x14c8, 0x0}, {}, &retired_branch_resyncs}; // .code = 0xc7
inline constexpr core_events::listed retired_near_returns{{&core_events::list, 0xc8, 0x0, 0x14df, 0x0}, {}, &retired_near_returns}; // .code = 0xc8
inline constexpr core_events::listed retired_near_returns_mispredicted{{&core_events::list, 0xc9, 0x0, 0x14f4, 0x0}, {}, &retired_near_returns_mispredicted}; // .code = 0xc9
inline constexpr core_events::listed retired_indirect_branches_mispredicted{{&core_events::list, 0xca, 0x0, 0x1516, 0x0}, {}, &retired_indirect_branches_mispredicted}; // .code = 0xca
inline constexpr core_events::listed interrupts_masked_cycles{{&core_events::list, 0xcd, 0x0, 0x15e0, 0x0}, {}, &interrupts_masked_cycles}; // .code = 0xcd
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{{&core_events::list, 0xce, 0x0, 0x15f9, 0x0}, {}, &interrupts_masked_cycles_with_interrupt_pending}; // .code = 0xce
inline constexpr core_events::listed interrupts_taken{{&core_events::list, 0xcf, 0x0, 0x1629, 0x0}, {}, &interrupts_taken}; // .code = 0xcf
inline constexpr core_events::listed decoder_empty{{&core_events::list, 0xd0, 0x0, 0x163a, 0x0}, {}, &decoder_empty}; // .code = 0xd0
inline constexpr core_events::listed dispatch_stalls{{&core_events::list, 0xd1, 0x0, 0x1648, 0x0}, {}, &dispatch_stalls}; // .code = 0xd1
inline constexpr core_events::listed dispatch_stall_for_branch_abort{{&core_events::list, 0xd2, 0x0, 0x1658, 0x0}, {}, &dispatch_stall_for_branch_abort}; // .code = 0xd2
inline constexpr core_events::listed dispatch_stall_for_serialization{{&core_events::list, 0xd3, 0x0, 0x1678, 0x0}, {}, &dispatch_stall_for_serialization}; // .code = 0xd3
inline constexpr core_events::listed dispatch_stall_for_segment_load{{&core_events::list, 0xd4, 0x0, 0x1699, 0x0}, {}, &dispatch_stall_for_segment_load}; // .code = 0xd4
inline constexpr core_events::listed dispatch_stall_for_reorder_buffer_full{{&core_events::list, 0xd5, 0x0, 0x16b9, 0x0}, {}, &dispatch_stall_for_reorder_buffer_full}; // .code = 0xd5
inline constexpr core_events::listed dispatch_stall_for_reservation_station_full{{&core_events::list, 0xd6, 0x0, 0x16e0, 0x0}, {}, &dispatch_stall_for_reservation_station_full}; // .code = 0xd6
inline constexpr core_events::listed dispatch_stall_for_fpu_full{{&core_events::list, 0xd7, 0x0, 0x170c, 0x0}, {}, &dispatch_stall_for_fpu_full}; // .code = 0xd7
inline constexpr core_events::listed dispatch_stall_for_ls_full{{&core_events::list, 0xd8, 0x0, 0x1728, 0x0}, {}, &dispatch_stall_for_ls_full}; // .code = 0xd8
inline constexpr core_events::listed dispatch_stall_waiting_for_all_quiet{{&core_events::list, 0xd9, 0x0, 0x1743, 0x0}, {}, &dispatch_stall_waiting_for_all_quiet}; // .code = 0xd9
inline constexpr core_events::listed dispatch_stall_for_far_transfer_or_rsync{{&core_events::list, 0xda, 0x0, 0x1768, 0x0}, {}, &dispatch_stall_for_far_transfer_or_rsync}; // .code = 0xda
inline constexpr core_events::listed dr0_breakpoint_matches{{&core_events::list, 0xdc, 0x0, 0x183e, 0x0}, {}, &dr0_breakpoint_matches}; // .code = 0xdc
inline constexpr core_events::listed dr1_breakpoint_matches{{&core_events::list, 0xdd, 0x0, 0x1855, 0x0}, {}, &dr1_breakpoint_matches}; // .code = 0xdd
inline constexpr core_events::listed dr2_breakpoint_matches{{&core_events::list, 0xde, 0x0, 0x186c, 0x0}, {}, &dr2_breakpoint_matches}; // .code = 0xde
inline constexpr core_events::listed dr3_breakpoint_matches{{&core_events::list, 0xdf, 0x0, 0x1883, 0x0}, {}, &dr3_breakpoint_matches}; // .code = 0xdf
inline constexpr core_events::listed lfence_inst_retired{{&core_events::list, 0x1d3, 0x0, 0x2335, 0x0}, {}, &lfence_inst_retired}; // .code = 0x1d3
inline constexpr core_events::listed sfence_inst_retired{{&core_events::list, 0x1d4, 0x0, 0x2349, 0x0}, {}, &sfence_inst_retired}; // .code = 0x1d4
inline constexpr core_events::listed mfence_inst_retired{{&core_events::list, 0x1d5, 0x0, 0x235d, 0x0}, {}, &mfence_inst_retired}; // .code = 0x1d5

namespace cache_block {
using namespace core_events;
inline constexpr listed victim_writeback{{&list, 0x10ea, 0x0, 0x1fc9, 0x0}, {}, &victim_writeback}; // .code = 0xea, .mask = 0x1
inline constexpr listed dcache_load_miss{{&list, 0x40ea, 0x0, 0x1fe6, 0x0}, {}, &dcache_load_miss}; // .code = 0xea, .mask = 0x4
inline constexpr listed shared_icache_refill{{&list, 0x80ea, 0x0, 0x2003, 0x0}, {}, &shared_icache_refill}; // .code = 0xea, .mask = 0x8
inline constexpr listed read_block_modified{{&list, 0x100ea, 0x0, 0x2024, 0x0}, {}, &read_block_modified}; // .code = 0xea, .mask = 0x10
inline constexpr listed read_to_dirty{{&list, 0x200ea, 0x0, 0x2044, 0x0}, {}, &read_to_dirty}; // .code = 0xea, .mask = 0x20
inline constexpr listed all{{&list, 0x3d0ea, 0x0, 0x205e, 0x0}, {}, &all}; // .code = 0xea, .mask = 0x3d
} // namespace cache_block

namespace cancelled_store_to_load_forward_operations {
using namespace core_events;
inline constexpr listed address_mismatches{{&list, 0x102a, 0x0, 0x62e, 0x0}, {}, &address_mismatches}; // .code = 0x2a, .mask = 0x1
inline constexpr listed store_is_smaller_than_load{{&list, 0x202a, 0x0, 0x66c, 0x0}, {}, &store_is_smaller_than_load}; // .code = 0x2a, .mask = 0x2
inline constexpr listed misaligned{{&list, 0x402a, 0x0, 0x6b2, 0x0}, {}, &misaligned}; // .code = 0x2a, .mask = 0x4
inline constexpr listed all{{&list, 0x702a, 0x0, 0x6e8, 0x0}, {}, &all}; // .code = 0x2a, .mask = 0x7
} // namespace cancelled_store_to_load_forward_operations

namespace cpu_io_requests_to_memory_io {
using namespace core_events;
inline constexpr listed i_o_to_i_o{{&list, 0x10e9, 0x0, 0x1f08, 0x0}, {}, &i_o_to_i_o}; // .code = 0xe9, .mask = 0x1
inline constexpr listed i_o_to_mem{{&list, 0x20e9, 0x0, 0x1f30, 0x0}, {}, &i_o_to_mem}; // .code = 0xe9, .mask = 0x2
inline constexpr listed cpu_to_i_o{{&list, 0x40e9, 0x0, 0x1f58, 0x0}, {}, &cpu_to_i_o}; // .code = 0xe9, .mask = 0x4
inline constexpr listed cpu_to_mem{{&list, 0x80e9, 0x0, 0x1f80, 0x0}, {}, &cpu_to_mem}; // .code = 0xe9, .mask = 0x8
inline constexpr listed all{{&list, 0xf0e9, 0x0, 0x1fa8, 0x0}, {}, &all}; // .code = 0xe9, .mask = 0xf
} // namespace cpu_io_requests_to_memory_io

namespace data_cache_lines_evicted {
using namespace core_events;
inline constexpr listed invalid{{&list, 0x1044, 0x0, 0x8da, 0x0}, {}, &invalid}; // .code = 0x44, .mask = 0x1
inline constexpr listed shared{{&list, 0x2044, 0x0, 0x8fb, 0x0}, {}, &shared}; // .code = 0x44, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4044, 0x0, 0x91b, 0x0}, {}, &exclusive}; // .code = 0x44, .mask = 0x4
inline constexpr listed owned{{&list, 0x8044, 0x0, 0x93e, 0x0}, {}, &owned}; // .code = 0x44, .mask = 0x8
inline constexpr listed modified{{&list, 0x10044, 0x0, 0x95d, 0x0}, {}, &modified}; // .code = 0x44, .mask = 0x10
inline constexpr listed by_prefetchnta{{&list, 0x20044, 0x0, 0x97f, 0x0}, {}, &by_prefetchnta}; // .code = 0x44, .mask = 0x20
inline constexpr listed not_by_prefetchnta{{&list, 0x40044, 0x0, 0x9a7, 0x0}, {}, &not_by_prefetchnta}; // .code = 0x44, .mask = 0x40
inline constexpr listed all{{&list, 0x7f044, 0x0, 0x9d3, 0x0}, {}, &all}; // .code = 0x44, .mask = 0x7f
} // namespace data_cache_lines_evicted

namespace data_cache_refills {
using namespace core_events;
inline constexpr listed system{{&list, 0x1042, 0x0, 0x74b, 0x0}, {}, &system}; // .code = 0x42, .mask = 0x1
inline constexpr listed l2_shared{{&list, 0x2042, 0x0, 0x765, 0x0}, {}, &l2_shared}; // .code = 0x42, .mask = 0x2
inline constexpr listed l2_exclusive{{&list, 0x4042, 0x0, 0x782, 0x0}, {}, &l2_exclusive}; // .code = 0x42, .mask = 0x4
inline constexpr listed l2_owned{{&list, 0x8042, 0x0, 0x7a2, 0x0}, {}, &l2_owned}; // .code = 0x42, .mask = 0x8
inline constexpr listed l2_modified{{&list, 0x10042, 0x0, 0x7be, 0x0}, {}, &l2_modified}; // .code = 0x42, .mask = 0x10
inline constexpr listed all{{&list, 0x1f042, 0x0, 0x7dd, 0x0}, {}, &all}; // .code = 0x42, .mask = 0x1f
} // namespace data_cache_refills

namespace data_cache_refills_from_system {
using namespace core_events;
inline constexpr listed invalid{{&list, 0x1043, 0x0, 0x7f4, 0x0}, {}, &invalid}; // .code = 0x43, .mask = 0x1
inline constexpr listed shared{{&list, 0x2043, 0x0, 0x81b, 0x0}, {}, &shared}; // .code = 0x43, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4043, 0x0, 0x841, 0x0}, {}, &exclusive}; // .code = 0x43, .mask = 0x4
inline constexpr listed owned{{&list, 0x8043, 0x0, 0x86a, 0x0}, {}, &owned}; // .code = 0x43, .mask = 0x8
inline constexpr listed modified{{&list, 0x10043, 0x0, 0x88f, 0x0}, {}, &modified}; // .code = 0x43, .mask = 0x10
inline constexpr listed all{{&list, 0x1f043, 0x0, 0x8b7, 0x0}, {}, &all}; // .code = 0x43, .mask = 0x1f
} // namespace data_cache_refills_from_system

namespace data_prefetches {
using namespace core_events;
inline constexpr listed cancelled{{&list, 0x1067, 0x0, 0xe1f, 0x0}, {}, &cancelled}; // .code = 0x67, .mask = 0x1
inline constexpr listed attempted{{&list, 0x2067, 0x0, 0xe39, 0x0}, {}, &attempted}; // .code = 0x67, .mask = 0x2
inline constexpr listed all{{&list, 0x3067, 0x0, 0xe53, 0x0}, {}, &all}; // .code = 0x67, .mask = 0x3
} // namespace data_prefetches

namespace dcache_misses_by_locked_instructions {
using namespace core_events;
inline constexpr listed data_cache_misses_by_locked_instructions{{&list, 0x204c, 0x0, 0xc28, 0x0}, {}, &data_cache_misses_by_locked_instructions}; // .code = 0x4c, .mask = 0x2
inline constexpr listed all{{&list, 0x204c, 0x0, 0xc76, 0x0}, {}, &all}; // .code = 0x4c, .mask = 0x2
} // namespace dcache_misses_by_locked_instructions

namespace dev {
using namespace core_events;
inline constexpr listed dev_hit{{&list, 0x100ee, 0x0, 0x2227, 0x0}, {}, &dev_hit}; // .code = 0xee, .mask = 0x10
inline constexpr listed dev_miss{{&list, 0x200ee, 0x0, 0x2233, 0x0}, {}, &dev_miss}; // .code = 0xee, .mask = 0x20
inline constexpr listed dev_error{{&list, 0x400ee, 0x0, 0x2240, 0x0}, {}, &dev_error}; // .code = 0xee, .mask = 0x40
inline constexpr listed all{{&list, 0x700ee, 0x0, 0x224e, 0x0}, {}, &all}; // .code = 0xee, .mask = 0x70
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

namespace dram_accesses_page {
using namespace core_events;
inline constexpr listed dct0_hit{{&list, 0x10e0, 0x0, 0x189a, 0x0}, {}, &dct0_hit}; // .code = 0xe0, .mask = 0x1
inline constexpr listed dct0_miss{{&list, 0x20e0, 0x0, 0x18b6, 0x0}, {}, &dct0_miss}; // .code = 0xe0, .mask = 0x2
inline constexpr listed dct0_conflict{{&list, 0x40e0, 0x0, 0x18d3, 0x0}, {}, &dct0_conflict}; // .code = 0xe0, .mask = 0x4
inline constexpr listed dct1_page_hit{{&list, 0x80e0, 0x0, 0x18f4, 0x0}, {}, &dct1_page_hit}; // .code = 0xe0, .mask = 0x8
inline constexpr listed dct1_page_miss{{&list, 0x100e0, 0x0, 0x1915, 0x0}, {}, &dct1_page_miss}; // .code = 0xe0, .mask = 0x10
inline constexpr listed dct1_page_conflict{{&list, 0x200e0, 0x0, 0x1937, 0x0}, {}, &dct1_page_conflict}; // .code = 0xe0, .mask = 0x20
inline constexpr listed write_request{{&list, 0x400e0, 0x0, 0x195d, 0x0}, {}, &write_request}; // .code = 0xe0, .mask = 0x40
inline constexpr listed read_request{{&list, 0x800e0, 0x0, 0x197e, 0x0}, {}, &read_request}; // .code = 0xe0, .mask = 0x80
inline constexpr listed all{{&list, 0xff0e0, 0x0, 0x199e, 0x0}, {}, &all}; // .code = 0xe0, .mask = 0xff
} // namespace dram_accesses_page

namespace fp_scheduler_cycles {
using namespace core_events;
inline constexpr listed bottom_execute_cycles{{&list, 0x1006, 0x0, 0x3c6, 0x0}, {}, &bottom_execute_cycles}; // .code = 0x06, .mask = 0x1
inline constexpr listed bottom_serializing_cycles{{&list, 0x2006, 0x0, 0x3f0, 0x0}, {}, &bottom_serializing_cycles}; // .code = 0x06, .mask = 0x2
inline constexpr listed all{{&list, 0x3006, 0x0, 0x41e, 0x0}, {}, &all}; // .code = 0x06, .mask = 0x3
} // namespace fp_scheduler_cycles

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed x87_reclass_microfaults{{&list, 0x10db, 0x0, 0x1791, 0x0}, {}, &x87_reclass_microfaults}; // .code = 0xdb, .mask = 0x1
inline constexpr listed sse_retype_microfaults{{&list, 0x20db, 0x0, 0x17b8, 0x0}, {}, &sse_retype_microfaults}; // .code = 0xdb, .mask = 0x2
inline constexpr listed sse_reclass_microfaults{{&list, 0x40db, 0x0, 0x17de, 0x0}, {}, &sse_reclass_microfaults}; // .code = 0xdb, .mask = 0x4
inline constexpr listed sse_and_x87_microtraps{{&list, 0x80db, 0x0, 0x1805, 0x0}, {}, &sse_and_x87_microtraps}; // .code = 0xdb, .mask = 0x8
inline constexpr listed all{{&list, 0xf0db, 0x0, 0x182b, 0x0}, {}, &all}; // .code = 0xdb, .mask = 0xf
} // namespace fpu_exceptions

namespace ineffective_sw_prefetches {
using namespace core_events;
inline constexpr listed sw_prefetch_hit_in_l1{{&list, 0x1052, 0x0, 0xcfd, 0x0}, {}, &sw_prefetch_hit_in_l1}; // .code = 0x52, .mask = 0x1
inline constexpr listed sw_prefetch_hit_in_l2{{&list, 0x8052, 0x0, 0xd2d, 0x0}, {}, &sw_prefetch_hit_in_l2}; // .code = 0x52, .mask = 0x8
inline constexpr listed all{{&list, 0x9052, 0x0, 0xd5d, 0x0}, {}, &all}; // .code = 0x52, .mask = 0x9
} // namespace ineffective_sw_prefetches

namespace instruction_cache_lines_invalidated {
using namespace core_events;
inline constexpr listed invalidating_probe_no_in_flight{{&list, 0x108c, 0x0, 0x12b2, 0x0}, {}, &invalidating_probe_no_in_flight}; // .code = 0x8c, .mask = 0x1
inline constexpr listed invalidating_probe_one_or_more_in_flight{{&list, 0x208c, 0x0, 0x12f6, 0x0}, {}, &invalidating_probe_one_or_more_in_flight}; // .code = 0x8c, .mask = 0x2
inline constexpr listed smc_no_inflight{{&list, 0x408c, 0x0, 0x1343, 0x0}, {}, &smc_no_inflight}; // .code = 0x8c, .mask = 0x4
inline constexpr listed smc_inflight{{&list, 0x808c, 0x0, 0x1377, 0x0}, {}, &smc_inflight}; // .code = 0x8c, .mask = 0x8
inline constexpr listed all{{&list, 0xf08c, 0x0, 0x13a8, 0x0}, {}, &all}; // .code = 0x8c, .mask = 0xf
} // namespace instruction_cache_lines_invalidated

namespace interrupt_events {
using namespace core_events;
inline constexpr listed fixed_and_lpa{{&list, 0x11ea, 0x0, 0x23e9, 0x0}, {}, &fixed_and_lpa}; // .code = 0x1ea, .mask = 0x1
inline constexpr listed lpa{{&list, 0x21ea, 0x0, 0x2408, 0x0}, {}, &lpa}; // .code = 0x1ea, .mask = 0x2
inline constexpr listed smi{{&list, 0x41ea, 0x0, 0x241d, 0x0}, {}, &smi}; // .code = 0x1ea, .mask = 0x4
inline constexpr listed nmi{{&list, 0x81ea, 0x0, 0x2432, 0x0}, {}, &nmi}; // .code = 0x1ea, .mask = 0x8
inline constexpr listed init{{&list, 0x101ea, 0x0, 0x2447, 0x0}, {}, &init}; // .code = 0x1ea, .mask = 0x10
inline constexpr listed startup{{&list, 0x201ea, 0x0, 0x245d, 0x0}, {}, &startup}; // .code = 0x1ea, .mask = 0x20
inline constexpr listed int_{{&list, 0x401ea, 0x0, 0x2476, 0x0}, {}, &int_}; // .code = 0x1ea, .mask = 0x40
inline constexpr listed eoi{{&list, 0x801ea, 0x0, 0x248b, 0x0}, {}, &eoi}; // .code = 0x1ea, .mask = 0x80
inline constexpr listed all{{&list, 0xff1ea, 0x0, 0x24a0, 0x0}, {}, &all}; // .code = 0x1ea, .mask = 0xff
} // namespace interrupt_events

namespace l1_dtlb_and_l2_dtlb_miss {
using namespace core_events;
inline constexpr listed _4k_tlb_reload{{&list, 0x1046, 0x0, 0xa92, 0x0}, {}, &_4k_tlb_reload}; // .code = 0x46, .mask = 0x1
inline constexpr listed _2m_tlb_reload{{&list, 0x2046, 0x0, 0xab9, 0x0}, {}, &_2m_tlb_reload}; // .code = 0x46, .mask = 0x2
inline constexpr listed _1g_tlb_reload{{&list, 0x4046, 0x0, 0xae0, 0x0}, {}, &_1g_tlb_reload}; // .code = 0x46, .mask = 0x4
inline constexpr listed all{{&list, 0x7046, 0x0, 0xb07, 0x0}, {}, &all}; // .code = 0x46, .mask = 0x7
} // namespace l1_dtlb_and_l2_dtlb_miss

namespace l1_dtlb_hit {
using namespace core_events;
inline constexpr listed l1_4k_tlb_hit{{&list, 0x104d, 0x0, 0xc9f, 0x0}, {}, &l1_4k_tlb_hit}; // .code = 0x4d, .mask = 0x1
inline constexpr listed l1_2m_tlb_hit{{&list, 0x204d, 0x0, 0xcb9, 0x0}, {}, &l1_2m_tlb_hit}; // .code = 0x4d, .mask = 0x2
inline constexpr listed l1_1g_tlb_hit{{&list, 0x404d, 0x0, 0xcd3, 0x0}, {}, &l1_1g_tlb_hit}; // .code = 0x4d, .mask = 0x4
inline constexpr listed all{{&list, 0x704d, 0x0, 0xced, 0x0}, {}, &all}; // .code = 0x4d, .mask = 0x7
} // namespace l1_dtlb_hit

namespace l1_dtlb_miss_and_l2_dtlb_hit {
using namespace core_events;
inline constexpr listed l2_4k_tlb_hit{{&list, 0x1045, 0x0, 0x9f0, 0x0}, {}, &l2_4k_tlb_hit}; // .code = 0x45, .mask = 0x1
inline constexpr listed l2_2m_tlb_hit{{&list, 0x2045, 0x0, 0xa1b, 0x0}, {}, &l2_2m_tlb_hit}; // .code = 0x45, .mask = 0x2
inline constexpr listed l2_1g_tlb_hit{{&list, 0x4045, 0x0, 0xa46, 0x0}, {}, &l2_1g_tlb_hit}; // .code = 0x45, .mask = 0x4
inline constexpr listed all{{&list, 0x7045, 0x0, 0xa71, 0x0}, {}, &all}; // .code = 0x45, .mask = 0x7
} // namespace l1_dtlb_miss_and_l2_dtlb_hit

namespace l1_itlb_miss_and_l2_itlb_miss {
using namespace core_events;
inline constexpr listed _4k_page_fetches{{&list, 0x1085, 0x0, 0x11a8, 0x0}, {}, &_4k_page_fetches}; // .code = 0x85, .mask = 0x1
inline constexpr listed _2m_page_fetches{{&list, 0x2085, 0x0, 0x11d6, 0x0}, {}, &_2m_page_fetches}; // .code = 0x85, .mask = 0x2
inline constexpr listed all{{&list, 0x3085, 0x0, 0x1204, 0x0}, {}, &all}; // .code = 0x85, .mask = 0x3
} // namespace l1_itlb_miss_and_l2_itlb_miss

namespace l2_cache_miss {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107e, 0x0, 0x1046, 0x0}, {}, &instructions}; // .code = 0x7e, .mask = 0x1
inline constexpr listed data{{&list, 0x207e, 0x0, 0x1061, 0x0}, {}, &data}; // .code = 0x7e, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407e, 0x0, 0x1074, 0x0}, {}, &tlb_walk}; // .code = 0x7e, .mask = 0x4
inline constexpr listed hw_prefetch_from_dc{{&list, 0x807e, 0x0, 0x108b, 0x0}, {}, &hw_prefetch_from_dc}; // .code = 0x7e, .mask = 0x8
inline constexpr listed all{{&list, 0xf07e, 0x0, 0x10ad, 0x0}, {}, &all}; // .code = 0x7e, .mask = 0xf
} // namespace l2_cache_miss

namespace l2_fill_writeback {
using namespace core_events;
inline constexpr listed l2_fills{{&list, 0x107f, 0x0, 0x10bf, 0x0}, {}, &l2_fills}; // .code = 0x7f, .mask = 0x1
inline constexpr listed l2_writebacks{{&list, 0x207f, 0x0, 0x10da, 0x0}, {}, &l2_writebacks}; // .code = 0x7f, .mask = 0x2
inline constexpr listed all{{&list, 0x307f, 0x0, 0x10fa, 0x0}, {}, &all}; // .code = 0x7f, .mask = 0x3
} // namespace l2_fill_writeback

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{{&list, 0x1024, 0x0, 0x56d, 0x0}, {}, &executed}; // .code = 0x24, .mask = 0x1
inline constexpr listed cycles_speculative_phase{{&list, 0x2024, 0x0, 0x581, 0x0}, {}, &cycles_speculative_phase}; // .code = 0x24, .mask = 0x2
inline constexpr listed cycles_non_speculative_phase{{&list, 0x4024, 0x0, 0x5a5, 0x0}, {}, &cycles_non_speculative_phase}; // .code = 0x24, .mask = 0x4
inline constexpr listed cycles_waiting{{&list, 0x8024, 0x0, 0x5cd, 0x0}, {}, &cycles_waiting}; // .code = 0x24, .mask = 0x8
inline constexpr listed all{{&list, 0xf024, 0x0, 0x5e7, 0x0}, {}, &all}; // .code = 0x24, .mask = 0xf
} // namespace locked_ops

namespace memory_controller_0_page {
using namespace core_events;
inline constexpr listed page_table_overflow{{&list, 0x10e1, 0x0, 0x19b5, 0x0}, {}, &page_table_overflow}; // .code = 0xe1, .mask = 0x1
inline constexpr listed stale_table_entry_hits{{&list, 0x20e1, 0x0, 0x19e2, 0x0}, {}, &stale_table_entry_hits}; // .code = 0xe1, .mask = 0x2
inline constexpr listed page_table_idle_cycle_limit_incremented{{&list, 0x40e1, 0x0, 0x1a12, 0x0}, {}, &page_table_idle_cycle_limit_incremented}; // .code = 0xe1, .mask = 0x4
inline constexpr listed page_table_idle_cycle_limit_decremented{{&list, 0x80e1, 0x0, 0x1a53, 0x0}, {}, &page_table_idle_cycle_limit_decremented}; // .code = 0xe1, .mask = 0x8
inline constexpr listed page_table_closed_inactivity{{&list, 0x100e1, 0x0, 0x1a94, 0x0}, {}, &page_table_closed_inactivity}; // .code = 0xe1, .mask = 0x10
inline constexpr listed all{{&list, 0x1f0e1, 0x0, 0x1aca, 0x0}, {}, &all}; // .code = 0xe1, .mask = 0x1f
} // namespace memory_controller_0_page

namespace memory_controller_1_page {
using namespace core_events;
inline constexpr listed page_table_overflow{{&list, 0x10e5, 0x0, 0x1d09, 0x0}, {}, &page_table_overflow}; // .code = 0xe5, .mask = 0x1
inline constexpr listed stale_table_entry_hits{{&list, 0x20e5, 0x0, 0x1d36, 0x0}, {}, &stale_table_entry_hits}; // .code = 0xe5, .mask = 0x2
inline constexpr listed page_table_idle_cycle_limit_incremented{{&list, 0x40e5, 0x0, 0x1d66, 0x0}, {}, &page_table_idle_cycle_limit_incremented}; // .code = 0xe5, .mask = 0x4
inline constexpr listed page_table_idle_cycle_limit_decremented{{&list, 0x80e5, 0x0, 0x1da7, 0x0}, {}, &page_table_idle_cycle_limit_decremented}; // .code = 0xe5, .mask = 0x8
inline constexpr listed page_table_closed_inactivity{{&list, 0x100e5, 0x0, 0x1de8, 0x0}, {}, &page_table_closed_inactivity}; // .code = 0xe5, .mask = 0x10
inline constexpr listed all{{&list, 0x1f0e5, 0x0, 0x1e1e, 0x0}, {}, &all}; // .code = 0xe5, .mask = 0x1f
} // namespace memory_controller_1_page

namespace memory_controller_rbd_queue {
using namespace core_events;
inline constexpr listed counter_reached{{&list, 0x40e4, 0x0, 0x1c95, 0x0}, {}, &counter_reached}; // .code = 0xe4, .mask = 0x4
inline constexpr listed bank_closed{{&list, 0x80e4, 0x0, 0x1cc1, 0x0}, {}, &bank_closed}; // .code = 0xe4, .mask = 0x8
inline constexpr listed all{{&list, 0xc0e4, 0x0, 0x1ce9, 0x0}, {}, &all}; // .code = 0xe4, .mask = 0xc
} // namespace memory_controller_rbd_queue

namespace memory_controller_requests {
using namespace core_events;
inline constexpr listed _32_bytes_writes{{&list, 0x81f0, 0x0, 0x24b5, 0x0}, {}, &_32_bytes_writes}; // .code = 0x1f0, .mask = 0x8
inline constexpr listed _64_bytes_writes{{&list, 0x101f0, 0x0, 0x24e0, 0x0}, {}, &_64_bytes_writes}; // .code = 0x1f0, .mask = 0x10
inline constexpr listed _32_bytes_reads{{&list, 0x201f0, 0x0, 0x250b, 0x0}, {}, &_32_bytes_reads}; // .code = 0x1f0, .mask = 0x20
inline constexpr listed _64_bytes_reads{{&list, 0x401f0, 0x0, 0x2535, 0x0}, {}, &_64_bytes_reads}; // .code = 0x1f0, .mask = 0x40
inline constexpr listed all{{&list, 0x781f0, 0x0, 0x255f, 0x0}, {}, &all}; // .code = 0x1f0, .mask = 0x78
inline constexpr listed write{{&list, 0x11f0, 0x0, 0x257e, 0x0}, {}, &write}; // .code = 0x1f0, .mask = 0x1
inline constexpr listed read{{&list, 0x21f0, 0x0, 0x259f, 0x0}, {}, &read}; // .code = 0x1f0, .mask = 0x2
inline constexpr listed prefetch{{&list, 0x41f0, 0x0, 0x25bf, 0x0}, {}, &prefetch}; // .code = 0x1f0, .mask = 0x4
inline constexpr listed read_with_write_pending{{&list, 0x801f0, 0x0, 0x25e3, 0x0}, {}, &read_with_write_pending}; // .code = 0x1f0, .mask = 0x80
} // namespace memory_controller_requests

namespace memory_controller_slot_misses {
using namespace core_events;
inline constexpr listed dct0_rbd{{&list, 0x100e2, 0x0, 0x1ae7, 0x0}, {}, &dct0_rbd}; // .code = 0xe2, .mask = 0x10
inline constexpr listed dct1_rbd{{&list, 0x200e2, 0x0, 0x1b0e, 0x0}, {}, &dct1_rbd}; // .code = 0xe2, .mask = 0x20
inline constexpr listed dct0_prefetch{{&list, 0x400e2, 0x0, 0x1b35, 0x0}, {}, &dct0_prefetch}; // .code = 0xe2, .mask = 0x40
inline constexpr listed dct1_prefetch{{&list, 0x800e2, 0x0, 0x1b61, 0x0}, {}, &dct1_prefetch}; // .code = 0xe2, .mask = 0x80
inline constexpr listed all{{&list, 0xf00e2, 0x0, 0x1b8d, 0x0}, {}, &all}; // .code = 0xe2, .mask = 0xf0
} // namespace memory_controller_slot_misses

namespace memory_controller_turnarounds {
using namespace core_events;
inline constexpr listed dct0_read_to_write{{&list, 0x10e3, 0x0, 0x1baf, 0x0}, {}, &dct0_read_to_write}; // .code = 0xe3, .mask = 0x1
inline constexpr listed dct0_write_to_read{{&list, 0x20e3, 0x0, 0x1be0, 0x0}, {}, &dct0_write_to_read}; // .code = 0xe3, .mask = 0x2
inline constexpr listed dct1_read_to_write{{&list, 0x80e3, 0x0, 0x1c11, 0x0}, {}, &dct1_read_to_write}; // .code = 0xe3, .mask = 0x8
inline constexpr listed dct1_write_to_read{{&list, 0x100e3, 0x0, 0x1c42, 0x0}, {}, &dct1_write_to_read}; // .code = 0xe3, .mask = 0x10
inline constexpr listed all{{&list, 0x1b0e3, 0x0, 0x1c73, 0x0}, {}, &all}; // .code = 0xe3, .mask = 0x1b
} // namespace memory_controller_turnarounds

namespace memory_requests {
using namespace core_events;
inline constexpr listed non_cacheable{{&list, 0x1065, 0x0, 0xd8e, 0x0}, {}, &non_cacheable}; // .code = 0x65, .mask = 0x1
inline constexpr listed write_combining{{&list, 0x2065, 0x0, 0xdac, 0x0}, {}, &write_combining}; // .code = 0x65, .mask = 0x2
inline constexpr listed cache_disabled{{&list, 0x4065, 0x0, 0xdcc, 0x0}, {}, &cache_disabled}; // .code = 0x65, .mask = 0x4
inline constexpr listed streaming_store{{&list, 0x80065, 0x0, 0xdeb, 0x0}, {}, &streaming_store}; // .code = 0x65, .mask = 0x80
inline constexpr listed all{{&list, 0x87065, 0x0, 0xe0b, 0x0}, {}, &all}; // .code = 0x65, .mask = 0x87
} // namespace memory_requests

namespace northbridge_read_responses {
using namespace core_events;
inline constexpr listed exclusive{{&list, 0x106c, 0x0, 0xe67, 0x0}, {}, &exclusive}; // .code = 0x6c, .mask = 0x1
inline constexpr listed modified{{&list, 0x206c, 0x0, 0xe8c, 0x0}, {}, &modified}; // .code = 0x6c, .mask = 0x2
inline constexpr listed shared{{&list, 0x406c, 0x0, 0xeb0, 0x0}, {}, &shared}; // .code = 0x6c, .mask = 0x4
inline constexpr listed owned{{&list, 0x806c, 0x0, 0xed2, 0x0}, {}, &owned}; // .code = 0x6c, .mask = 0x8
inline constexpr listed data_error{{&list, 0x1006c, 0x0, 0xef3, 0x0}, {}, &data_error}; // .code = 0x6c, .mask = 0x10
inline constexpr listed all{{&list, 0x1f06c, 0x0, 0xf19, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x1f
} // namespace northbridge_read_responses

namespace octwords_written_to_system {
using namespace core_events;
inline constexpr listed octword_write_transfer{{&list, 0x106d, 0x0, 0xf38, 0x0}, {}, &octword_write_transfer}; // .code = 0x6d, .mask = 0x1
inline constexpr listed all{{&list, 0x106d, 0x0, 0xf6a, 0x0}, {}, &all}; // .code = 0x6d, .mask = 0x1
} // namespace octwords_written_to_system

namespace page_size_mismatches {
using namespace core_events;
inline constexpr listed guest_larger{{&list, 0x1165, 0x0, 0x2256, 0x0}, {}, &guest_larger}; // .code = 0x165, .mask = 0x1
inline constexpr listed mtrr_mismatch{{&list, 0x2165, 0x0, 0x2278, 0x0}, {}, &mtrr_mismatch}; // .code = 0x165, .mask = 0x2
inline constexpr listed host_larger{{&list, 0x4165, 0x0, 0x229b, 0x0}, {}, &host_larger}; // .code = 0x165, .mask = 0x4
inline constexpr listed all{{&list, 0x7165, 0x0, 0x22bc, 0x0}, {}, &all}; // .code = 0x165, .mask = 0x7
} // namespace page_size_mismatches

namespace prefetch_instructions_dispatched {
using namespace core_events;
inline constexpr listed load{{&list, 0x104b, 0x0, 0xb91, 0x0}, {}, &load}; // .code = 0x4b, .mask = 0x1
inline constexpr listed store{{&list, 0x204b, 0x0, 0xbb7, 0x0}, {}, &store}; // .code = 0x4b, .mask = 0x2
inline constexpr listed nta{{&list, 0x404b, 0x0, 0xbde, 0x0}, {}, &nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed all{{&list, 0x704b, 0x0, 0xc03, 0x0}, {}, &all}; // .code = 0x4b, .mask = 0x7
} // namespace prefetch_instructions_dispatched

namespace probe {
using namespace core_events;
inline constexpr listed miss{{&list, 0x10ec, 0x0, 0x2156, 0x0}, {}, &miss}; // .code = 0xec, .mask = 0x1
inline constexpr listed hit_clean{{&list, 0x20ec, 0x0, 0x2161, 0x0}, {}, &hit_clean}; // .code = 0xec, .mask = 0x2
inline constexpr listed hit_dirty_no_memory_cancel{{&list, 0x40ec, 0x0, 0x2171, 0x0}, {}, &hit_dirty_no_memory_cancel}; // .code = 0xec, .mask = 0x4
inline constexpr listed hit_dirty_with_memory_cancel{{&list, 0x80ec, 0x0, 0x2192, 0x0}, {}, &hit_dirty_with_memory_cancel}; // .code = 0xec, .mask = 0x8
inline constexpr listed upstream_high_priority_reads{{&list, 0x100ec, 0x0, 0x21b5, 0x0}, {}, &upstream_high_priority_reads}; // .code = 0xec, .mask = 0x10
inline constexpr listed upstream_low_priority_reads{{&list, 0x200ec, 0x0, 0x21d8, 0x0}, {}, &upstream_low_priority_reads}; // .code = 0xec, .mask = 0x20
inline constexpr listed upstream_low_priority_writes{{&list, 0x800ec, 0x0, 0x21fa, 0x0}, {}, &upstream_low_priority_writes}; // .code = 0xec, .mask = 0x80
inline constexpr listed all{{&list, 0xbf0ec, 0x0, 0x221d, 0x0}, {}, &all}; // .code = 0xec, .mask = 0xbf
} // namespace probe

namespace requests_to_l2 {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107d, 0x0, 0xf9a, 0x0}, {}, &instructions}; // .code = 0x7d, .mask = 0x1
inline constexpr listed data{{&list, 0x207d, 0x0, 0xfb6, 0x0}, {}, &data}; // .code = 0x7d, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407d, 0x0, 0xfca, 0x0}, {}, &tlb_walk}; // .code = 0x7d, .mask = 0x4
inline constexpr listed snoop{{&list, 0x807d, 0x0, 0xfe2, 0x0}, {}, &snoop}; // .code = 0x7d, .mask = 0x8
inline constexpr listed cancelled{{&list, 0x1007d, 0x0, 0xff7, 0x0}, {}, &cancelled}; // .code = 0x7d, .mask = 0x10
inline constexpr listed hw_prefetch_from_dc{{&list, 0x2007d, 0x0, 0x1010, 0x0}, {}, &hw_prefetch_from_dc}; // .code = 0x7d, .mask = 0x20
inline constexpr listed all{{&list, 0x3f07d, 0x0, 0x1033, 0x0}, {}, &all}; // .code = 0x7d, .mask = 0x3f
} // namespace requests_to_l2

namespace retired_mmx_and_fp_instructions {
using namespace core_events;
inline constexpr listed x87{{&list, 0x10cb, 0x0, 0x153d, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1
inline constexpr listed mmx_and_3dnow{{&list, 0x20cb, 0x0, 0x1561, 0x0}, {}, &mmx_and_3dnow}; // .code = 0xcb, .mask = 0x2
inline constexpr listed sse_and_sse2{{&list, 0x40cb, 0x0, 0x158f, 0x0}, {}, &sse_and_sse2}; // .code = 0xcb, .mask = 0x4
inline constexpr listed all{{&list, 0x70cb, 0x0, 0x15bc, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0x7
} // namespace retired_mmx_and_fp_instructions

namespace retired_move_ops {
using namespace core_events;
inline constexpr listed low_qw_move_uops{{&list, 0x1004, 0x0, 0x232, 0x0}, {}, &low_qw_move_uops}; // .code = 0x04, .mask = 0x1
inline constexpr listed high_qw_move_uops{{&list, 0x2004, 0x0, 0x254, 0x0}, {}, &high_qw_move_uops}; // .code = 0x04, .mask = 0x2
inline constexpr listed all_other_merging_move_uops{{&list, 0x4004, 0x0, 0x277, 0x0}, {}, &all_other_merging_move_uops}; // .code = 0x04, .mask = 0x4
inline constexpr listed all_other_move_uops{{&list, 0x8004, 0x0, 0x2a4, 0x0}, {}, &all_other_move_uops}; // .code = 0x04, .mask = 0x8
inline constexpr listed all{{&list, 0xf004, 0x0, 0x2c9, 0x0}, {}, &all}; // .code = 0x04, .mask = 0xf
} // namespace retired_move_ops

namespace retired_serializing_ops {
using namespace core_events;
inline constexpr listed sse_bottom_executing_uops{{&list, 0x1005, 0x0, 0x2de, 0x0}, {}, &sse_bottom_executing_uops}; // .code = 0x05, .mask = 0x1
inline constexpr listed sse_bottom_serializing_uops{{&list, 0x2005, 0x0, 0x310, 0x0}, {}, &sse_bottom_serializing_uops}; // .code = 0x05, .mask = 0x2
inline constexpr listed x87_bottom_executing_uops{{&list, 0x4005, 0x0, 0x344, 0x0}, {}, &x87_bottom_executing_uops}; // .code = 0x05, .mask = 0x4
inline constexpr listed x87_bottom_serializing_uops{{&list, 0x8005, 0x0, 0x376, 0x0}, {}, &x87_bottom_serializing_uops}; // .code = 0x05, .mask = 0x8
inline constexpr listed all{{&list, 0xf005, 0x0, 0x3aa, 0x0}, {}, &all}; // .code = 0x05, .mask = 0xf
} // namespace retired_serializing_ops

namespace retired_sse_operations {
using namespace core_events;
inline constexpr listed single_add_sub_ops{{&list, 0x1003, 0x0, 0x10c, 0x0}, {}, &single_add_sub_ops}; // .code = 0x03, .mask = 0x1
inline constexpr listed single_mul_ops{{&list, 0x2003, 0x0, 0x136, 0x0}, {}, &single_mul_ops}; // .code = 0x03, .mask = 0x2
inline constexpr listed single_div_ops{{&list, 0x4003, 0x0, 0x15c, 0x0}, {}, &single_div_ops}; // .code = 0x03, .mask = 0x4
inline constexpr listed double_add_sub_ops{{&list, 0x8003, 0x0, 0x182, 0x0}, {}, &double_add_sub_ops}; // .code = 0x03, .mask = 0x8
inline constexpr listed double_mul_ops{{&list, 0x10003, 0x0, 0x1ac, 0x0}, {}, &double_mul_ops}; // .code = 0x03, .mask = 0x10
inline constexpr listed double_div_ops{{&list, 0x20003, 0x0, 0x1d2, 0x0}, {}, &double_div_ops}; // .code = 0x03, .mask = 0x20
inline constexpr listed op_type{{&list, 0x40003, 0x0, 0x1f8, 0x0}, {}, &op_type}; // .code = 0x03, .mask = 0x40
inline constexpr listed all{{&list, 0x7f003, 0x0, 0x217, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x7f
} // namespace retired_sse_operations

namespace retired_x87_ops {
using namespace core_events;
inline constexpr listed add_sub_ops{{&list, 0x11c0, 0x0, 0x22d5, 0x0}, {}, &add_sub_ops}; // .code = 0x1c0, .mask = 0x1
inline constexpr listed mul_ops{{&list, 0x21c0, 0x0, 0x22f1, 0x0}, {}, &mul_ops}; // .code = 0x1c0, .mask = 0x2
inline constexpr listed div_ops{{&list, 0x41c0, 0x0, 0x2309, 0x0}, {}, &div_ops}; // .code = 0x1c0, .mask = 0x4
inline constexpr listed all{{&list, 0x71c0, 0x0, 0x2321, 0x0}, {}, &all}; // .code = 0x1c0, .mask = 0x7
} // namespace retired_x87_ops

namespace segment_register_loads {
using namespace core_events;
inline constexpr listed es{{&list, 0x1020, 0x0, 0x436, 0x0}, {}, &es}; // .code = 0x20, .mask = 0x1
inline constexpr listed cs{{&list, 0x2020, 0x0, 0x450, 0x0}, {}, &cs}; // .code = 0x20, .mask = 0x2
inline constexpr listed ss{{&list, 0x4020, 0x0, 0x46a, 0x0}, {}, &ss}; // .code = 0x20, .mask = 0x4
inline constexpr listed ds{{&list, 0x8020, 0x0, 0x484, 0x0}, {}, &ds}; // .code = 0x20, .mask = 0x8
inline constexpr listed fs{{&list, 0x10020, 0x0, 0x49e, 0x0}, {}, &fs}; // .code = 0x20, .mask = 0x10
inline constexpr listed gs{{&list, 0x20020, 0x0, 0x4b8, 0x0}, {}, &gs}; // .code = 0x20, .mask = 0x20
inline constexpr listed hs{{&list, 0x40020, 0x0, 0x4d2, 0x0}, {}, &hs}; // .code = 0x20, .mask = 0x40
inline constexpr listed all{{&list, 0x7f020, 0x0, 0x4ec, 0x0}, {}, &all}; // .code = 0x20, .mask = 0x7f
} // namespace segment_register_loads

namespace sideband_signals {
using namespace core_events;
inline constexpr listed stopgrant{{&list, 0x21e9, 0x0, 0x2371, 0x0}, {}, &stopgrant}; // .code = 0x1e9, .mask = 0x2
inline constexpr listed shutdown{{&list, 0x41e9, 0x0, 0x238c, 0x0}, {}, &shutdown}; // .code = 0x1e9, .mask = 0x4
inline constexpr listed wbinvd{{&list, 0x81e9, 0x0, 0x23a6, 0x0}, {}, &wbinvd}; // .code = 0x1e9, .mask = 0x8
inline constexpr listed invd{{&list, 0x101e9, 0x0, 0x23be, 0x0}, {}, &invd}; // .code = 0x1e9, .mask = 0x10
inline constexpr listed all{{&list, 0x1e1e9, 0x0, 0x23d4, 0x0}, {}, &all}; // .code = 0x1e9, .mask = 0x1e
} // namespace sideband_signals

namespace sized_commands {
using namespace core_events;
inline constexpr listed non_posted_write_byte{{&list, 0x10eb, 0x0, 0x206e, 0x0}, {}, &non_posted_write_byte}; // .code = 0xeb, .mask = 0x1
inline constexpr listed non_posted_write_dword{{&list, 0x20eb, 0x0, 0x2093, 0x0}, {}, &non_posted_write_dword}; // .code = 0xeb, .mask = 0x2
inline constexpr listed posted_write_byte{{&list, 0x40eb, 0x0, 0x20b9, 0x0}, {}, &posted_write_byte}; // .code = 0xeb, .mask = 0x4
inline constexpr listed posted_write_dword{{&list, 0x80eb, 0x0, 0x20da, 0x0}, {}, &posted_write_dword}; // .code = 0xeb, .mask = 0x8
inline constexpr listed read_byte_4_bytes{{&list, 0x100eb, 0x0, 0x20fc, 0x0}, {}, &read_byte_4_bytes}; // .code = 0xeb, .mask = 0x10
inline constexpr listed read_dword_1_16_dwords{{&list, 0x200eb, 0x0, 0x211d, 0x0}, {}, &read_dword_1_16_dwords}; // .code = 0xeb, .mask = 0x20
inline constexpr listed all{{&list, 0x3f0eb, 0x0, 0x2143, 0x0}, {}, &all}; // .code = 0xeb, .mask = 0x3f
} // namespace sized_commands

namespace thermal_status {
using namespace core_events;
inline constexpr listed memhot_l_assertions{{&list, 0x10e8, 0x0, 0x1e3b, 0x0}, {}, &memhot_l_assertions}; // .code = 0xe8, .mask = 0x1
inline constexpr listed htc_transitions{{&list, 0x40e8, 0x0, 0x1e5e, 0x0}, {}, &htc_transitions}; // .code = 0xe8, .mask = 0x4
inline constexpr listed clocks_htc_p_state_inactive{{&list, 0x200e8, 0x0, 0x1e7d, 0x0}, {}, &clocks_htc_p_state_inactive}; // .code = 0xe8, .mask = 0x20
inline constexpr listed clocks_htc_p_state_active{{&list, 0x400e8, 0x0, 0x1ea8, 0x0}, {}, &clocks_htc_p_state_active}; // .code = 0xe8, .mask = 0x40
inline constexpr listed prochot_l_assertions{{&list, 0x800e8, 0x0, 0x1ed1, 0x0}, {}, &prochot_l_assertions}; // .code = 0xe8, .mask = 0x80
inline constexpr listed all{{&list, 0xe50e8, 0x0, 0x1ef5, 0x0}, {}, &all}; // .code = 0xe8, .mask = 0xe5
} // namespace thermal_status

namespace core_events {
inline constexpr const listed *events[] = {
    &cycles_no_fpu_ops_retired,
    &dispatched_fpu_ops_fast_flag,
    &pipeline_restart_due_to_self_modifying_code,
    &pipeline_restart_due_to_probe_hit,
    &ls_buffer_2_full_cycles,
    &retired_clflush_instructions,
    &retired_cpuid_instructions,
    &smis_received,
    &data_cache_accesses,
    &data_cache_misses,
    &misaligned_accesses,
    &microarchitectural_late_cancel_of_an_access,
    &microarchitectural_early_cancel_of_an_access,
    &global_tlb_flushes,
    &cpu_clk_unhalted,
    &instruction_cache_fetches,
    &instruction_cache_misses,
    &instruction_cache_refills_from_l2,
    &instruction_cache_refills_from_system,
    &l1_itlb_miss_and_l2_itlb_hit,
    &pipeline_restart_due_to_instruction_stream_probe,
    &instruction_fetch_stall,
    &return_stack_hits,
    &return_stack_overflows,
    &instruction_cache_victims,
    &itlb_reloads,
    &itlb_reloads_aborted,
    &retired_instructions,
    &retired_uops,
    &retired_branch_instructions,
    &retired_mispredicted_branch_instructions,
    &retired_taken_branch_instructions,
    &retired_taken_branch_instructions_mispredicted,
    &retired_far_control_transfers,
    &retired_branch_resyncs,
    &retired_near_returns,
    &retired_near_returns_mispredicted,
    &retired_indirect_branches_mispredicted,
    &interrupts_masked_cycles,
    &interrupts_masked_cycles_with_interrupt_pending,
    &interrupts_taken,
    &decoder_empty,
    &dispatch_stalls,
    &dispatch_stall_for_branch_abort,
    &dispatch_stall_for_serialization,
    &dispatch_stall_for_segment_load,
    &dispatch_stall_for_reorder_buffer_full,
    &dispatch_stall_for_reservation_station_full,
    &dispatch_stall_for_fpu_full,
    &dispatch_stall_for_ls_full,
    &dispatch_stall_waiting_for_all_quiet,
    &dispatch_stall_for_far_transfer_or_rsync,
    &dr0_breakpoint_matches,
    &dr1_breakpoint_matches,
    &dr2_breakpoint_matches,
    &dr3_breakpoint_matches,
    &lfence_inst_retired,
    &sfence_inst_retired,
    &mfence_inst_retired,
    &cache_block::victim_writeback,
    &cache_block::dcache_load_miss,
    &cache_block::shared_icache_refill,
    &cache_block::read_block_modified,
    &cache_block::read_to_dirty,
    &cache_block::all,
    &cancelled_store_to_load_forward_operations::address_mismatches,
    &cancelled_store_to_load_forward_operations::store_is_smaller_than_load,
    &cancelled_store_to_load_forward_operations::misaligned,
    &cancelled_store_to_load_forward_operations::all,
    &cpu_io_requests_to_memory_io::i_o_to_i_o,
    &cpu_io_requests_to_memory_io::i_o_to_mem,
    &cpu_io_requests_to_memory_io::cpu_to_i_o,
    &cpu_io_requests_to_memory_io::cpu_to_mem,
    &cpu_io_requests_to_memory_io::all,
    &data_cache_lines_evicted::invalid,
    &data_cache_lines_evicted::shared,
    &data_cache_lines_evicted::exclusive,
    &data_cache_lines_evicted::owned,
    &data_cache_lines_evicted::modified,
    &data_cache_lines_evicted::by_prefetchnta,
    &data_cache_lines_evicted::not_by_prefetchnta,
    &data_cache_lines_evicted::all,
    &data_cache_refills::system,
    &data_cache_refills::l2_shared,
    &data_cache_refills::l2_exclusive,
    &data_cache_refills::l2_owned,
    &data_cache_refills::l2_modified,
    &data_cache_refills::all,
    &data_cache_refills_from_system::invalid,
    &data_cache_refills_from_system::shared,
    &data_cache_refills_from_system::exclusive,
    &data_cache_refills_from_system::owned,
    &data_cache_refills_from_system::modified,
    &data_cache_refills_from_system::all,
    &data_prefetches::cancelled,
    &data_prefetches::attempted,
    &data_prefetches::all,
    &dcache_misses_by_locked_instructions::data_cache_misses_by_locked_instructions,
    &dcache_misses_by_locked_instructions::all,
    &dev::dev_hit,
    &dev::dev_miss,
    &dev::dev_error,
    &dev::all,
    &dispatched_fpu::ops_add,
    &dispatched_fpu::ops_multiply,
    &dispatched_fpu::ops_store,
    &dispatched_fpu::ops_add_pipe_load_ops,
    &dispatched_fpu::ops_multiply_pipe_load_ops,
    &dispatched_fpu::ops_store_pipe_load_ops,
    &dispatched_fpu::all,
    &dram_accesses_page::dct0_hit,
    &dram_accesses_page::dct0_miss,
    &dram_accesses_page::dct0_conflict,
    &dram_accesses_page::dct1_page_hit,
    &dram_accesses_page::dct1_page_miss,
    &dram_accesses_page::dct1_page_conflict,
    &dram_accesses_page::write_request,
    &dram_accesses_page::read_request,
    &dram_accesses_page::all,
    &fp_scheduler_cycles::bottom_execute_cycles,
    &fp_scheduler_cycles::bottom_serializing_cycles,
    &fp_scheduler_cycles::all,
    &fpu_exceptions::x87_reclass_microfaults,
    &fpu_exceptions::sse_retype_microfaults,
    &fpu_exceptions::sse_reclass_microfaults,
    &fpu_exceptions::sse_and_x87_microtraps,
    &fpu_exceptions::all,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l1,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l2,
    &ineffective_sw_prefetches::all,
    &instruction_cache_lines_invalidated::invalidating_probe_no_in_flight,
    &instruction_cache_lines_invalidated::invalidating_probe_one_or_more_in_flight,
    &instruction_cache_lines_invalidated::smc_no_inflight,
    &instruction_cache_lines_invalidated::smc_inflight,
    &instruction_cache_lines_invalidated::all,
    &interrupt_events::fixed_and_lpa,
    &interrupt_events::lpa,
    &interrupt_events::smi,
    &interrupt_events::nmi,
    &interrupt_events::init,
    &interrupt_events::startup,
    &interrupt_events::int_,
    &interrupt_events::eoi,
    &interrupt_events::all,
    &l1_dtlb_and_l2_dtlb_miss::_4k_tlb_reload,
    &l1_dtlb_and_l2_dtlb_miss::_2m_tlb_reload,
    &l1_dtlb_and_l2_dtlb_miss::_1g_tlb_reload,
    &l1_dtlb_and_l2_dtlb_miss::all,
    &l1_dtlb_hit::l1_4k_tlb_hit,
    &l1_dtlb_hit::l1_2m_tlb_hit,
    &l1_dtlb_hit::l1_1g_tlb_hit,
    &l1_dtlb_hit::all,
    &l1_dtlb_miss_and_l2_dtlb_hit::l2_4k_tlb_hit,
    &l1_dtlb_miss_and_l2_dtlb_hit::l2_2m_tlb_hit,
    &l1_dtlb_miss_and_l2_dtlb_hit::l2_1g_tlb_hit,
    &l1_dtlb_miss_and_l2_dtlb_hit::all,
    &l1_itlb_miss_and_l2_itlb_miss::_4k_page_fetches,
    &l1_itlb_miss_and_l2_itlb_miss::_2m_page_fetches,
    &l1_itlb_miss_and_l2_itlb_miss::all,
    &l2_cache_miss::instructions,
    &l2_cache_miss::data,
    &l2_cache_miss::tlb_walk,
    &l2_cache_miss::hw_prefetch_from_dc,
    &l2_cache_miss::all,
    &l2_fill_writeback::l2_fills,
    &l2_fill_writeback::l2_writebacks,
    &l2_fill_writeback::all,
    &locked_ops::executed,
    &locked_ops::cycles_speculative_phase,
    &locked_ops::cycles_non_speculative_phase,
    &locked_ops::cycles_waiting,
    &locked_ops::all,
    &memory_controller_0_page::page_table_overflow,
    &memory_controller_0_page::stale_table_entry_hits,
    &memory_controller_0_page::page_table_idle_cycle_limit_incremented,
    &memory_controller_0_page::page_table_idle_cycle_limit_decremented,
    &memory_controller_0_page::page_table_closed_inactivity,
    &memory_controller_0_page::all,
    &memory_controller_1_page::page_table_overflow,
    &memory_controller_1_page::stale_table_entry_hits,
    &memory_controller_1_page::page_table_idle_cycle_limit_incremented,
    &memory_controller_1_page::page_table_idle_cycle_limit_decremented,
    &memory_controller_1_page::page_table_closed_inactivity,
    &memory_controller_1_page::all,
    &memory_controller_rbd_queue::counter_reached,
    &memory_controller_rbd_queue::bank_closed,
    &memory_controller_rbd_queue::all,
    &memory_controller_requests::_32_bytes_writes,
    &memory_controller_requests::_64_bytes_writes,
    &memory_controller_requests::_32_bytes_reads,
    &memory_controller_requests::_64_bytes_reads,
    &memory_controller_requests::all,
    &memory_controller_requests::write,
    &memory_controller_requests::read,
    &memory_controller_requests::prefetch,
    &memory_controller_requests::read_with_write_pending,
    &memory_controller_slot_misses::dct0_rbd,
    &memory_controller_slot_misses::dct1_rbd,
    &memory_controller_slot_misses::dct0_prefetch,
    &memory_controller_slot_misses::dct1_prefetch,
    &memory_controller_slot_misses::all,
    &memory_controller_turnarounds::dct0_read_to_write,
    &memory_controller_turnarounds::dct0_write_to_read,
    &memory_controller_turnarounds::dct1_read_to_write,
    &memory_controller_turnarounds::dct1_write_to_read,
    &memory_controller_turnarounds::all,
    &memory_requests::non_cacheable,
    &memory_requests::write_combining,
    &memory_requests::cache_disabled,
    &memory_requests::streaming_store,
    &memory_requests::all,
    &northbridge_read_responses::exclusive,
    &northbridge_read_responses::modified,
    &northbridge_read_responses::shared,
    &northbridge_read_responses::owned,
    &northbridge_read_responses::data_error,
    &northbridge_read_responses::all,
    &octwords_written_to_system::octword_write_transfer,
    &octwords_written_to_system::all,
    &page_size_mismatches::guest_larger,
    &page_size_mismatches::mtrr_mismatch,
    &page_size_mismatches::host_larger,
    &page_size_mismatches::all,
    &prefetch_instructions_dispatched::load,
    &prefetch_instructions_dispatched::store,
    &prefetch_instructions_dispatched::nta,
    &prefetch_instructions_dispatched::all,
    &probe::miss,
    &probe::hit_clean,
    &probe::hit_dirty_no_memory_cancel,
    &probe::hit_dirty_with_memory_cancel,
    &probe::upstream_high_priority_reads,
    &probe::upstream_low_priority_reads,
    &probe::upstream_low_priority_writes,
    &probe::all,
    &requests_to_l2::instructions,
    &requests_to_l2::data,
    &requests_to_l2::tlb_walk,
    &requests_to_l2::snoop,
    &requests_to_l2::cancelled,
    &requests_to_l2::hw_prefetch_from_dc,
    &requests_to_l2::all,
    &retired_mmx_and_fp_instructions::x87,
    &retired_mmx_and_fp_instructions::mmx_and_3dnow,
    &retired_mmx_and_fp_instructions::sse_and_sse2,
    &retired_mmx_and_fp_instructions::all,
    &retired_move_ops::low_qw_move_uops,
    &retired_move_ops::high_qw_move_uops,
    &retired_move_ops::all_other_merging_move_uops,
    &retired_move_ops::all_other_move_uops,
    &retired_move_ops::all,
    &retired_serializing_ops::sse_bottom_executing_uops,
    &retired_serializing_ops::sse_bottom_serializing_uops,
    &retired_serializing_ops::x87_bottom_executing_uops,
    &retired_serializing_ops::x87_bottom_serializing_uops,
    &retired_serializing_ops::all,
    &retired_sse_operations::single_add_sub_ops,
    &retired_sse_operations::single_mul_ops,
    &retired_sse_operations::single_div_ops,
    &retired_sse_operations::double_add_sub_ops,
    &retired_sse_operations::double_mul_ops,
    &retired_sse_operations::double_div_ops,
    &retired_sse_operations::op_type,
    &retired_sse_operations::all,
    &retired_x87_ops::add_sub_ops,
    &retired_x87_ops::mul_ops,
    &retired_x87_ops::div_ops,
    &retired_x87_ops::all,
    &segment_register_loads::es,
    &segment_register_loads::cs,
    &segment_register_loads::ss,
    &segment_register_loads::ds,
    &segment_register_loads::fs,
    &segment_register_loads::gs,
    &segment_register_loads::hs,
    &segment_register_loads::all,
    &sideband_signals::stopgrant,
    &sideband_signals::shutdown,
    &sideband_signals::wbinvd,
    &sideband_signals::invd,
    &sideband_signals::all,
    &sized_commands::non_posted_write_byte,
    &sized_commands::non_posted_write_dword,
    &sized_commands::posted_write_byte,
    &sized_commands::posted_write_dword,
    &sized_commands::read_byte_4_bytes,
    &sized_commands::read_dword_1_16_dwords,
    &sized_commands::all,
    &thermal_status::memhot_l_assertions,
    &thermal_status::htc_transitions,
    &thermal_status::clocks_htc_p_state_inactive,
    &thermal_status::clocks_htc_p_state_active,
    &thermal_status::prochot_l_assertions,
    &thermal_status::all,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::fam12h
