// Events of AMD family 10h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// k10: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam10h.h; MIT (COPYING; copyright lines
// in that file). Names and numbers only.
// Unit masks have a mask of each group of their event: those that the name has, and of other groups
// the default, which is a name of its own.
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
// L1_DTLB_MISS_AND_L2_DTLB_HIT.ALL of later revisions, with unit mask 07h, is
// L1_DTLB_MISS_AND_L2_DTLB_HIT.ALL_UMASK_07 here.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::fam10h {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
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
    "l1_dtlb_miss_and_l2_dtlb_hit.all\0"
    "l1_dtlb_miss_and_l2_dtlb_hit.l2_1g_tlb_hit\0"
    "l1_dtlb_miss_and_l2_dtlb_hit.all_umask_07\0"
    "l1_dtlb_and_l2_dtlb_miss.4k_tlb_reload\0"
    "l1_dtlb_and_l2_dtlb_miss.2m_tlb_reload\0"
    "l1_dtlb_and_l2_dtlb_miss.1g_tlb_reload\0"
    "l1_dtlb_and_l2_dtlb_miss.all\0"
    "misaligned_accesses\0"
    "microarchitectural_late_cancel_of_an_access\0"
    "microarchitectural_early_cancel_of_an_access\0"
    "scrubber_single_bit_ecc_errors.scrubber_error\0"
    "scrubber_single_bit_ecc_errors.piggyback_error\0"
    "scrubber_single_bit_ecc_errors.load_pipe_error\0"
    "scrubber_single_bit_ecc_errors.store_write_pipe_error\0"
    "scrubber_single_bit_ecc_errors.all\0"
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
    "memory_requests.streaming_store\0"
    "memory_requests.all\0"
    "data_prefetches.cancelled\0"
    "data_prefetches.attempted\0"
    "data_prefetches.all\0"
    "mab_requests.buffer_0\0"
    "mab_requests.buffer_1\0"
    "mab_requests.buffer_2\0"
    "mab_requests.buffer_3\0"
    "mab_requests.buffer_4\0"
    "mab_requests.buffer_5\0"
    "mab_requests.buffer_6\0"
    "mab_requests.buffer_7\0"
    "mab_requests.buffer_8\0"
    "mab_requests.buffer_9\0"
    "mab_wait_cycles.buffer_0\0"
    "mab_wait_cycles.buffer_1\0"
    "mab_wait_cycles.buffer_2\0"
    "mab_wait_cycles.buffer_3\0"
    "mab_wait_cycles.buffer_4\0"
    "mab_wait_cycles.buffer_5\0"
    "mab_wait_cycles.buffer_6\0"
    "mab_wait_cycles.buffer_7\0"
    "mab_wait_cycles.buffer_8\0"
    "mab_wait_cycles.buffer_9\0"
    "system_read_responses.exclusive\0"
    "system_read_responses.modified\0"
    "system_read_responses.shared\0"
    "system_read_responses.owned\0"
    "system_read_responses.data_error\0"
    "system_read_responses.all\0"
    "quadwords_written_to_system.quadword_write_transfer\0"
    "quadwords_written_to_system.all\0"
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
    "retired_mmx_and_fp_instructions.packed_sse_and_sse2\0"
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
    "dram_accesses_page.hit\0"
    "dram_accesses_page.miss\0"
    "dram_accesses_page.conflict\0"
    "dram_accesses_page.dct1_page_hit\0"
    "dram_accesses_page.dct1_page_miss\0"
    "dram_accesses_page.dct1_page_conflict\0"
    "dram_accesses_page.all\0"
    "memory_controller_page_table_overflows.dct0_page_table_overflow\0"
    "memory_controller_page_table_overflows.dct1_page_table_overflow\0"
    "memory_controller_page_table_overflows.all\0"
    "memory_controller_slot_misses.dct0_command_slots_missed\0"
    "memory_controller_slot_misses.dct1_command_slots_missed\0"
    "memory_controller_slot_misses.all\0"
    "memory_controller_turnarounds.chip_select\0"
    "memory_controller_turnarounds.read_to_write\0"
    "memory_controller_turnarounds.write_to_read\0"
    "memory_controller_turnarounds.dct1_dimm\0"
    "memory_controller_turnarounds.dct1_read_to_write_turnaround\0"
    "memory_controller_turnarounds.dct1_write_to_read_turnaround\0"
    "memory_controller_turnarounds.all\0"
    "memory_controller_bypass.high_priority\0"
    "memory_controller_bypass.low_priority\0"
    "memory_controller_bypass.dram_interface\0"
    "memory_controller_bypass.dram_queue\0"
    "memory_controller_bypass.all\0"
    "thermal_status_and_ecc_errors.clks_die_temp_too_high\0"
    "thermal_status_and_ecc_errors.clks_temp_threshold_exceeded\0"
    "thermal_status_and_ecc_errors.stc_trip_points_crossed\0"
    "thermal_status_and_ecc_errors.clocks_htc_p_state_inactive\0"
    "thermal_status_and_ecc_errors.clocks_htc_p_state_active\0"
    "thermal_status_and_ecc_errors.all\0"
    "cpu_io_requests_to_memory_io.i_o_to_i_o\0"
    "cpu_io_requests_to_memory_io.i_o_to_mem\0"
    "cpu_io_requests_to_memory_io.cpu_to_i_o\0"
    "cpu_io_requests_to_memory_io.cpu_to_mem\0"
    "cpu_io_requests_to_memory_io.to_remote_node\0"
    "cpu_io_requests_to_memory_io.to_local_node\0"
    "cpu_io_requests_to_memory_io.from_remote_node\0"
    "cpu_io_requests_to_memory_io.from_local_node\0"
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
    "probe.upstream_display_refresh_reads\0"
    "probe.upstream_non_display_refresh_reads\0"
    "probe.upstream_writes\0"
    "probe.upstream_non_isoc_writes\0"
    "probe.all\0"
    "gart.aperture_hit_from_cpu\0"
    "gart.aperture_hit_from_io\0"
    "gart.miss\0"
    "gart.request_hit_table_walk\0"
    "gart.dev_hit\0"
    "gart.dev_miss\0"
    "gart.dev_error\0"
    "gart.multiple_table_walk\0"
    "gart.all\0"
    "memory_controller_requests.write_requests\0"
    "memory_controller_requests.read_requests\0"
    "memory_controller_requests.prefetch_requests\0"
    "memory_controller_requests.32_bytes_writes\0"
    "memory_controller_requests.64_bytes_writes\0"
    "memory_controller_requests.32_bytes_reads\0"
    "memory_controller_requests.64_bytes_reads\0"
    "memory_controller_requests.read_requests_while_writes_requests\0"
    "memory_controller_requests.all\0"
    "cpu_to_dram_requests_to_target_node.local_to_0\0"
    "cpu_to_dram_requests_to_target_node.local_to_1\0"
    "cpu_to_dram_requests_to_target_node.local_to_2\0"
    "cpu_to_dram_requests_to_target_node.local_to_3\0"
    "cpu_to_dram_requests_to_target_node.local_to_4\0"
    "cpu_to_dram_requests_to_target_node.local_to_5\0"
    "cpu_to_dram_requests_to_target_node.local_to_6\0"
    "cpu_to_dram_requests_to_target_node.local_to_7\0"
    "cpu_to_dram_requests_to_target_node.all\0"
    "io_to_dram_requests_to_target_node.local_to_0\0"
    "io_to_dram_requests_to_target_node.local_to_1\0"
    "io_to_dram_requests_to_target_node.local_to_2\0"
    "io_to_dram_requests_to_target_node.local_to_3\0"
    "io_to_dram_requests_to_target_node.local_to_4\0"
    "io_to_dram_requests_to_target_node.local_to_5\0"
    "io_to_dram_requests_to_target_node.local_to_6\0"
    "io_to_dram_requests_to_target_node.local_to_7\0"
    "io_to_dram_requests_to_target_node.all\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_shared\0"
    "cpu_read_command_latency_to_target_node_0_3.read_block_modified\0"
    "cpu_read_command_latency_to_target_node_0_3.change_to_dirty\0"
    "cpu_read_command_latency_to_target_node_0_3.local_to_0\0"
    "cpu_read_command_latency_to_target_node_0_3.local_to_1\0"
    "cpu_read_command_latency_to_target_node_0_3.local_to_2\0"
    "cpu_read_command_latency_to_target_node_0_3.local_to_3\0"
    "cpu_read_command_latency_to_target_node_0_3.all\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_shared\0"
    "cpu_read_command_requests_to_target_node_0_3.read_block_modified\0"
    "cpu_read_command_requests_to_target_node_0_3.change_to_dirty\0"
    "cpu_read_command_requests_to_target_node_0_3.local_to_0\0"
    "cpu_read_command_requests_to_target_node_0_3.local_to_1\0"
    "cpu_read_command_requests_to_target_node_0_3.local_to_2\0"
    "cpu_read_command_requests_to_target_node_0_3.local_to_3\0"
    "cpu_read_command_requests_to_target_node_0_3.all\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_shared\0"
    "cpu_read_command_latency_to_target_node_4_7.read_block_modified\0"
    "cpu_read_command_latency_to_target_node_4_7.change_to_dirty\0"
    "cpu_read_command_latency_to_target_node_4_7.local_to_4\0"
    "cpu_read_command_latency_to_target_node_4_7.local_to_5\0"
    "cpu_read_command_latency_to_target_node_4_7.local_to_6\0"
    "cpu_read_command_latency_to_target_node_4_7.local_to_7\0"
    "cpu_read_command_latency_to_target_node_4_7.all\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_shared\0"
    "cpu_read_command_requests_to_target_node_4_7.read_block_modified\0"
    "cpu_read_command_requests_to_target_node_4_7.change_to_dirty\0"
    "cpu_read_command_requests_to_target_node_4_7.local_to_4\0"
    "cpu_read_command_requests_to_target_node_4_7.local_to_5\0"
    "cpu_read_command_requests_to_target_node_4_7.local_to_6\0"
    "cpu_read_command_requests_to_target_node_4_7.local_to_7\0"
    "cpu_read_command_requests_to_target_node_4_7.all\0"
    "cpu_command_latency_to_target_node_0_3_4_7.read_sized\0"
    "cpu_command_latency_to_target_node_0_3_4_7.write_sized\0"
    "cpu_command_latency_to_target_node_0_3_4_7.victim_block\0"
    "cpu_command_latency_to_target_node_0_3_4_7.node_group_select\0"
    "cpu_command_latency_to_target_node_0_3_4_7.local_to_0_4\0"
    "cpu_command_latency_to_target_node_0_3_4_7.local_to_1_5\0"
    "cpu_command_latency_to_target_node_0_3_4_7.local_to_2_6\0"
    "cpu_command_latency_to_target_node_0_3_4_7.local_to_3_7\0"
    "cpu_command_latency_to_target_node_0_3_4_7.all\0"
    "cpu_requests_to_target_node_0_3_4_7.read_sized\0"
    "cpu_requests_to_target_node_0_3_4_7.write_sized\0"
    "cpu_requests_to_target_node_0_3_4_7.victim_block\0"
    "cpu_requests_to_target_node_0_3_4_7.node_group_select\0"
    "cpu_requests_to_target_node_0_3_4_7.local_to_0_4\0"
    "cpu_requests_to_target_node_0_3_4_7.local_to_1_5\0"
    "cpu_requests_to_target_node_0_3_4_7.local_to_2_6\0"
    "cpu_requests_to_target_node_0_3_4_7.local_to_3_7\0"
    "cpu_requests_to_target_node_0_3_4_7.all\0"
    "hypertransport_link0.command_dword_sent\0"
    "hypertransport_link0.data_dword_sent\0"
    "hypertransport_link0.buffer_release_dword_sent\0"
    "hypertransport_link0.nop_dword_sent\0"
    "hypertransport_link0.address_ext_dword_sent\0"
    "hypertransport_link0.per_packet_crc_sent\0"
    "hypertransport_link0.all\0"
    "hypertransport_link0.sublink_mask\0"
    "hypertransport_link0.command_dword_sent.sublink_mask\0"
    "hypertransport_link0.data_dword_sent.sublink_mask\0"
    "hypertransport_link0.buffer_release_dword_sent.sublink_mask\0"
    "hypertransport_link0.nop_dword_sent.sublink_mask\0"
    "hypertransport_link0.address_ext_dword_sent.sublink_mask\0"
    "hypertransport_link0.per_packet_crc_sent.sublink_mask\0"
    "hypertransport_link1.command_dword_sent\0"
    "hypertransport_link1.data_dword_sent\0"
    "hypertransport_link1.buffer_release_dword_sent\0"
    "hypertransport_link1.nop_dword_sent\0"
    "hypertransport_link1.address_ext_dword_sent\0"
    "hypertransport_link1.per_packet_crc_sent\0"
    "hypertransport_link1.all\0"
    "hypertransport_link1.sublink_mask\0"
    "hypertransport_link1.command_dword_sent.sublink_mask\0"
    "hypertransport_link1.data_dword_sent.sublink_mask\0"
    "hypertransport_link1.buffer_release_dword_sent.sublink_mask\0"
    "hypertransport_link1.nop_dword_sent.sublink_mask\0"
    "hypertransport_link1.address_ext_dword_sent.sublink_mask\0"
    "hypertransport_link1.per_packet_crc_sent.sublink_mask\0"
    "hypertransport_link2.command_dword_sent\0"
    "hypertransport_link2.data_dword_sent\0"
    "hypertransport_link2.buffer_release_dword_sent\0"
    "hypertransport_link2.nop_dword_sent\0"
    "hypertransport_link2.address_ext_dword_sent\0"
    "hypertransport_link2.per_packet_crc_sent\0"
    "hypertransport_link2.all\0"
    "hypertransport_link2.sublink_mask\0"
    "hypertransport_link2.command_dword_sent.sublink_mask\0"
    "hypertransport_link2.data_dword_sent.sublink_mask\0"
    "hypertransport_link2.buffer_release_dword_sent.sublink_mask\0"
    "hypertransport_link2.nop_dword_sent.sublink_mask\0"
    "hypertransport_link2.address_ext_dword_sent.sublink_mask\0"
    "hypertransport_link2.per_packet_crc_sent.sublink_mask\0"
    "hypertransport_link3.command_dword_sent\0"
    "hypertransport_link3.data_dword_sent\0"
    "hypertransport_link3.buffer_release_dword_sent\0"
    "hypertransport_link3.nop_dword_sent\0"
    "hypertransport_link3.address_ext_dword_sent\0"
    "hypertransport_link3.per_packet_crc_sent\0"
    "hypertransport_link3.all\0"
    "hypertransport_link3.sublink_mask\0"
    "hypertransport_link3.command_dword_sent.sublink_mask\0"
    "hypertransport_link3.data_dword_sent.sublink_mask\0"
    "hypertransport_link3.buffer_release_dword_sent.sublink_mask\0"
    "hypertransport_link3.nop_dword_sent.sublink_mask\0"
    "hypertransport_link3.address_ext_dword_sent.sublink_mask\0"
    "hypertransport_link3.per_packet_crc_sent.sublink_mask\0"
    "read_request_to_l3_cache.read_block_exclusive\0"
    "read_request_to_l3_cache.read_block_shared\0"
    "read_request_to_l3_cache.read_block_modify\0"
    "read_request_to_l3_cache.any_read\0"
    "read_request_to_l3_cache.all_cores\0"
    "read_request_to_l3_cache.core_0\0"
    "read_request_to_l3_cache.core_1\0"
    "read_request_to_l3_cache.core_2\0"
    "read_request_to_l3_cache.core_3\0"
    "read_request_to_l3_cache.read_block_exclusive.core_0\0"
    "read_request_to_l3_cache.read_block_exclusive.core_1\0"
    "read_request_to_l3_cache.read_block_exclusive.core_2\0"
    "read_request_to_l3_cache.read_block_exclusive.core_3\0"
    "read_request_to_l3_cache.read_block_shared.core_0\0"
    "read_request_to_l3_cache.read_block_shared.core_1\0"
    "read_request_to_l3_cache.read_block_shared.core_2\0"
    "read_request_to_l3_cache.read_block_shared.core_3\0"
    "read_request_to_l3_cache.read_block_modify.core_0\0"
    "read_request_to_l3_cache.read_block_modify.core_1\0"
    "read_request_to_l3_cache.read_block_modify.core_2\0"
    "read_request_to_l3_cache.read_block_modify.core_3\0"
    "l3_cache_misses.read_block_exclusive\0"
    "l3_cache_misses.read_block_shared\0"
    "l3_cache_misses.read_block_modify\0"
    "l3_cache_misses.any_read\0"
    "l3_cache_misses.all_cores\0"
    "l3_cache_misses.core_0\0"
    "l3_cache_misses.core_1\0"
    "l3_cache_misses.core_2\0"
    "l3_cache_misses.core_3\0"
    "l3_cache_misses.read_block_exclusive.core_0\0"
    "l3_cache_misses.read_block_exclusive.core_1\0"
    "l3_cache_misses.read_block_exclusive.core_2\0"
    "l3_cache_misses.read_block_exclusive.core_3\0"
    "l3_cache_misses.read_block_shared.core_0\0"
    "l3_cache_misses.read_block_shared.core_1\0"
    "l3_cache_misses.read_block_shared.core_2\0"
    "l3_cache_misses.read_block_shared.core_3\0"
    "l3_cache_misses.read_block_modify.core_0\0"
    "l3_cache_misses.read_block_modify.core_1\0"
    "l3_cache_misses.read_block_modify.core_2\0"
    "l3_cache_misses.read_block_modify.core_3\0"
    "l3_fills_caused_by_l2_evictions.shared\0"
    "l3_fills_caused_by_l2_evictions.exclusive\0"
    "l3_fills_caused_by_l2_evictions.owned\0"
    "l3_fills_caused_by_l2_evictions.modified\0"
    "l3_fills_caused_by_l2_evictions.any_state\0"
    "l3_fills_caused_by_l2_evictions.all_cores\0"
    "l3_fills_caused_by_l2_evictions.core_0\0"
    "l3_fills_caused_by_l2_evictions.core_1\0"
    "l3_fills_caused_by_l2_evictions.core_2\0"
    "l3_fills_caused_by_l2_evictions.core_3\0"
    "l3_fills_caused_by_l2_evictions.shared.core_0\0"
    "l3_fills_caused_by_l2_evictions.shared.core_1\0"
    "l3_fills_caused_by_l2_evictions.shared.core_2\0"
    "l3_fills_caused_by_l2_evictions.shared.core_3\0"
    "l3_fills_caused_by_l2_evictions.exclusive.core_0\0"
    "l3_fills_caused_by_l2_evictions.exclusive.core_1\0"
    "l3_fills_caused_by_l2_evictions.exclusive.core_2\0"
    "l3_fills_caused_by_l2_evictions.exclusive.core_3\0"
    "l3_fills_caused_by_l2_evictions.owned.core_0\0"
    "l3_fills_caused_by_l2_evictions.owned.core_1\0"
    "l3_fills_caused_by_l2_evictions.owned.core_2\0"
    "l3_fills_caused_by_l2_evictions.owned.core_3\0"
    "l3_fills_caused_by_l2_evictions.modified.core_0\0"
    "l3_fills_caused_by_l2_evictions.modified.core_1\0"
    "l3_fills_caused_by_l2_evictions.modified.core_2\0"
    "l3_fills_caused_by_l2_evictions.modified.core_3\0"
    "l3_evictions.shared\0"
    "l3_evictions.exclusive\0"
    "l3_evictions.owned\0"
    "l3_evictions.modified\0"
    "l3_evictions.all\0"
    "page_size_mismatches.guest_larger\0"
    "page_size_mismatches.mtrr_mismatch\0"
    "page_size_mismatches.host_larger\0"
    "page_size_mismatches.all\0"
    "retired_x87_ops.add_sub_ops\0"
    "retired_x87_ops.mul_ops\0"
    "retired_x87_ops.div_ops\0"
    "retired_x87_ops.all\0"
    "ibs_ops_tagged\0"
    "lfence_inst_retired\0"
    "sfence_inst_retired\0"
    "mfence_inst_retired\0"
    "non_cancelled_l3_read_requests.read_block_exclusive\0"
    "non_cancelled_l3_read_requests.read_block_shared\0"
    "non_cancelled_l3_read_requests.read_block_modify\0"
    "non_cancelled_l3_read_requests.any_read\0"
    "non_cancelled_l3_read_requests.all_cores\0";
inline constexpr core sharers[] = {core::k8, core::family11h, core::family12h, core::family14h};
inline constexpr select::event_list list{"fam10h", core::family10h, names, all_of(sharers)};
} // namespace core_events
inline constexpr core_events::listed cycles_no_fpu_ops_retired{{&core_events::list, 0x1, 0x0, 0xd5, 0x0}, {}, &cycles_no_fpu_ops_retired}; // .code = 0x01
inline constexpr core_events::listed dispatched_fpu_ops_fast_flag{{&core_events::list, 0x2, 0x0, 0xef, 0x0}, {}, &dispatched_fpu_ops_fast_flag}; // .code = 0x02
inline constexpr core_events::listed pipeline_restart_due_to_self_modifying_code{{&core_events::list, 0x21, 0x0, 0x507, 0x0}, {}, &pipeline_restart_due_to_self_modifying_code}; // .code = 0x21
inline constexpr core_events::listed pipeline_restart_due_to_probe_hit{{&core_events::list, 0x22, 0x0, 0x533, 0x0}, {}, &pipeline_restart_due_to_probe_hit}; // .code = 0x22
inline constexpr core_events::listed ls_buffer_2_full_cycles{{&core_events::list, 0x23, 0x0, 0x400000000000555, 0x0}, {}, &ls_buffer_2_full_cycles}; // .code = 0x23, .missing = 0x8
inline constexpr core_events::listed retired_clflush_instructions{{&core_events::list, 0x26, 0x0, 0x5f6, 0x0}, {}, &retired_clflush_instructions}; // .code = 0x26
inline constexpr core_events::listed retired_cpuid_instructions{{&core_events::list, 0x27, 0x0, 0x613, 0x0}, {}, &retired_cpuid_instructions}; // .code = 0x27
inline constexpr core_events::listed smis_received{{&core_events::list, 0x2b, 0x0, 0x580000000000717, 0x0}, {}, &smis_received}; // .code = 0x2b, .missing = 0xb
inline constexpr core_events::listed data_cache_accesses{{&core_events::list, 0x40, 0x0, 0x725, 0x0}, {}, &data_cache_accesses}; // .code = 0x40
inline constexpr core_events::listed data_cache_misses{{&core_events::list, 0x41, 0x0, 0x739, 0x0}, {}, &data_cache_misses}; // .code = 0x41
inline constexpr core_events::listed misaligned_accesses{{&core_events::list, 0x47, 0x0, 0xb4e, 0x0}, {}, &misaligned_accesses}; // .code = 0x47
inline constexpr core_events::listed microarchitectural_late_cancel_of_an_access{{&core_events::list, 0x48, 0x0, 0x400000000000b62, 0x0}, {}, &microarchitectural_late_cancel_of_an_access}; // .code = 0x48, .missing = 0x8
inline constexpr core_events::listed microarchitectural_early_cancel_of_an_access{{&core_events::list, 0x49, 0x0, 0x400000000000b8e, 0x0}, {}, &microarchitectural_early_cancel_of_an_access}; // .code = 0x49, .missing = 0x8
inline constexpr core_events::listed global_tlb_flushes{{&core_events::list, 0x54, 0x0, 0x180000000000e8a, 0x0}, {}, &global_tlb_flushes}; // .code = 0x54, .missing = 0x3
inline constexpr core_events::listed cpu_clk_unhalted{{&core_events::list, 0x76, 0x0, 0x1234, 0x0}, {}, &cpu_clk_unhalted}; // .code = 0x76
inline constexpr core_events::listed instruction_cache_fetches{{&core_events::list, 0x80, 0x0, 0x13bb, 0x0}, {}, &instruction_cache_fetches}; // .code = 0x80
inline constexpr core_events::listed instruction_cache_misses{{&core_events::list, 0x81, 0x0, 0x13d5, 0x0}, {}, &instruction_cache_misses}; // .code = 0x81
inline constexpr core_events::listed instruction_cache_refills_from_l2{{&core_events::list, 0x82, 0x0, 0x13ee, 0x0}, {}, &instruction_cache_refills_from_l2}; // .code = 0x82
inline constexpr core_events::listed instruction_cache_refills_from_system{{&core_events::list, 0x83, 0x0, 0x1410, 0x0}, {}, &instruction_cache_refills_from_system}; // .code = 0x83
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{{&core_events::list, 0x84, 0x0, 0x400000000001436, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_hit}; // .code = 0x84, .missing = 0x8
inline constexpr core_events::listed pipeline_restart_due_to_instruction_stream_probe{{&core_events::list, 0x86, 0x0, 0x4000000000014d1, 0x0}, {}, &pipeline_restart_due_to_instruction_stream_probe}; // .code = 0x86, .missing = 0x8
inline constexpr core_events::listed instruction_fetch_stall{{&core_events::list, 0x87, 0x0, 0x1502, 0x0}, {}, &instruction_fetch_stall}; // .code = 0x87
inline constexpr core_events::listed return_stack_hits{{&core_events::list, 0x88, 0x0, 0x151a, 0x0}, {}, &return_stack_hits}; // .code = 0x88
inline constexpr core_events::listed return_stack_overflows{{&core_events::list, 0x89, 0x0, 0x152c, 0x0}, {}, &return_stack_overflows}; // .code = 0x89
inline constexpr core_events::listed instruction_cache_victims{{&core_events::list, 0x8b, 0x0, 0x180000000001543, 0x0}, {}, &instruction_cache_victims}; // .code = 0x8b, .missing = 0x3
inline constexpr core_events::listed itlb_reloads{{&core_events::list, 0x99, 0x0, 0x180000000001616, 0x0}, {}, &itlb_reloads}; // .code = 0x99, .missing = 0x3
inline constexpr core_events::listed itlb_reloads_aborted{{&core_events::list, 0x9a, 0x0, 0x180000000001623, 0x0}, {}, &itlb_reloads_aborted}; // .code = 0x9a, .missing = 0x3
inline constexpr core_events::listed retired_instructions{{&core_events::list, 0xc0, 0x0, 0x1638, 0x0}, {}, &retired_instructions}; // .code = 0xc0
inline constexpr core_events::listed retired_uops{{&core_events::list, 0xc1, 0x0, 0x164d, 0x0}, {}, &retired_uops}; // .code = 0xc1
inline constexpr core_events::listed retired_branch_instructions{{&core_events::list, 0xc2, 0x0, 0x165a, 0x0}, {}, &retired_branch_instructions}; // .code = 0xc2
inline constexpr core_events::listed retired_mispredicted_branch_instructions{{&core_events::list, 0xc3, 0x0, 0x1676, 0x0}, {}, &retired_mispredicted_branch_instructions}; // .code = 0xc3
inline constexpr core_events::listed retired_taken_branch_instructions{{&core_events::list, 0xc4, 0x0, 0x169f, 0x0}, {}, &retired_taken_branch_instructions}; // .code = 0xc4
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{{&core_events::list, 0xc5, 0x0, 0x16c1, 0x0}, {}, &retired_taken_branch_instructions_mispredicted}; // .code = 0xc5
inline constexpr core_events::listed retired_far_control_transfers{{&core_events::list, 0xc6, 0x0, 0x16f0, 0x0}, {}, &retired_far_control_transfers}; // .code = 0xc6
inline constexpr core_events::listed retired_branch_resyncs{{&core_events::list, 0xc7, 0x0, 0x170e, 0x0}, {}, &retired_branch_resyncs}; // .code = 0xc7
inline constexpr core_events::listed retired_near_returns{{&core_events::list, 0xc8, 0x0, 0x1725, 0x0}, {}, &retired_near_returns}; // .code = 0xc8
inline constexpr core_events::listed retired_near_returns_mispredicted{{&core_events::list, 0xc9, 0x0, 0x173a, 0x0}, {}, &retired_near_returns_mispredicted}; // .code = 0xc9
inline constexpr core_events::listed retired_indirect_branches_mispredicted{{&core_events::list, 0xca, 0x0, 0x175c, 0x0}, {}, &retired_indirect_branches_mispredicted}; // .code = 0xca
inline constexpr core_events::listed interrupts_masked_cycles{{&core_events::list, 0xcd, 0x0, 0x18f2, 0x0}, {}, &interrupts_masked_cycles}; // .code = 0xcd
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{{&core_events::list, 0xce, 0x0, 0x190b, 0x0}, {}, &interrupts_masked_cycles_with_interrupt_pending}; // .code = 0xce
inline constexpr core_events::listed interrupts_taken{{&core_events::list, 0xcf, 0x0, 0x193b, 0x0}, {}, &interrupts_taken}; // .code = 0xcf
inline constexpr core_events::listed decoder_empty{{&core_events::list, 0xd0, 0x0, 0x40000000000194c, 0x0}, {}, &decoder_empty}; // .code = 0xd0, .missing = 0x8
inline constexpr core_events::listed dispatch_stalls{{&core_events::list, 0xd1, 0x0, 0x40000000000195a, 0x0}, {}, &dispatch_stalls}; // .code = 0xd1, .missing = 0x8
inline constexpr core_events::listed dispatch_stall_for_branch_abort{{&core_events::list, 0xd2, 0x0, 0x40000000000196a, 0x0}, {}, &dispatch_stall_for_branch_abort}; // .code = 0xd2, .missing = 0x8
inline constexpr core_events::listed dispatch_stall_for_serialization{{&core_events::list, 0xd3, 0x0, 0x40000000000198a, 0x0}, {}, &dispatch_stall_for_serialization}; // .code = 0xd3, .missing = 0x8
inline constexpr core_events::listed dispatch_stall_for_segment_load{{&core_events::list, 0xd4, 0x0, 0x4000000000019ab, 0x0}, {}, &dispatch_stall_for_segment_load}; // .code = 0xd4, .missing = 0x8
inline constexpr core_events::listed dispatch_stall_for_reorder_buffer_full{{&core_events::list, 0xd5, 0x0, 0x4000000000019cb, 0x0}, {}, &dispatch_stall_for_reorder_buffer_full}; // .code = 0xd5, .missing = 0x8
inline constexpr core_events::listed dispatch_stall_for_reservation_station_full{{&core_events::list, 0xd6, 0x0, 0x4000000000019f2, 0x0}, {}, &dispatch_stall_for_reservation_station_full}; // .code = 0xd6, .missing = 0x8
inline constexpr core_events::listed dispatch_stall_for_fpu_full{{&core_events::list, 0xd7, 0x0, 0x400000000001a1e, 0x0}, {}, &dispatch_stall_for_fpu_full}; // .code = 0xd7, .missing = 0x8
inline constexpr core_events::listed dispatch_stall_for_ls_full{{&core_events::list, 0xd8, 0x0, 0x400000000001a3a, 0x0}, {}, &dispatch_stall_for_ls_full}; // .code = 0xd8, .missing = 0x8
inline constexpr core_events::listed dispatch_stall_waiting_for_all_quiet{{&core_events::list, 0xd9, 0x0, 0x400000000001a55, 0x0}, {}, &dispatch_stall_waiting_for_all_quiet}; // .code = 0xd9, .missing = 0x8
inline constexpr core_events::listed dispatch_stall_for_far_transfer_or_rsync{{&core_events::list, 0xda, 0x0, 0x400000000001a7a, 0x0}, {}, &dispatch_stall_for_far_transfer_or_rsync}; // .code = 0xda, .missing = 0x8
inline constexpr core_events::listed dr0_breakpoint_matches{{&core_events::list, 0xdc, 0x0, 0x1b50, 0x0}, {}, &dr0_breakpoint_matches}; // .code = 0xdc
inline constexpr core_events::listed dr1_breakpoint_matches{{&core_events::list, 0xdd, 0x0, 0x1b67, 0x0}, {}, &dr1_breakpoint_matches}; // .code = 0xdd
inline constexpr core_events::listed dr2_breakpoint_matches{{&core_events::list, 0xde, 0x0, 0x1b7e, 0x0}, {}, &dr2_breakpoint_matches}; // .code = 0xde
inline constexpr core_events::listed dr3_breakpoint_matches{{&core_events::list, 0xdf, 0x0, 0x1b95, 0x0}, {}, &dr3_breakpoint_matches}; // .code = 0xdf
inline constexpr core_events::listed ibs_ops_tagged{{&core_events::list, 0x1cf, 0x0, 0x780000000004c10, 0x0}, {}, &ibs_ops_tagged}; // .code = 0x1cf, .missing = 0xf
inline constexpr core_events::listed lfence_inst_retired{{&core_events::list, 0x1d3, 0x0, 0x580000000004c1f, 0x0}, {}, &lfence_inst_retired}; // .code = 0x1d3, .missing = 0xb
inline constexpr core_events::listed sfence_inst_retired{{&core_events::list, 0x1d4, 0x0, 0x580000000004c33, 0x0}, {}, &sfence_inst_retired}; // .code = 0x1d4, .missing = 0xb
inline constexpr core_events::listed mfence_inst_retired{{&core_events::list, 0x1d5, 0x0, 0x580000000004c47, 0x0}, {}, &mfence_inst_retired}; // .code = 0x1d5, .missing = 0xb

namespace cache_block {
using namespace core_events;
inline constexpr listed victim_writeback{{&list, 0x10ea, 0x0, 0x225b, 0x0}, {}, &victim_writeback}; // .code = 0xea, .mask = 0x1
inline constexpr listed dcache_load_miss{{&list, 0x40ea, 0x0, 0x2278, 0x0}, {}, &dcache_load_miss}; // .code = 0xea, .mask = 0x4
inline constexpr listed shared_icache_refill{{&list, 0x80ea, 0x0, 0x2295, 0x0}, {}, &shared_icache_refill}; // .code = 0xea, .mask = 0x8
inline constexpr listed read_block_modified{{&list, 0x100ea, 0x0, 0x22b6, 0x0}, {}, &read_block_modified}; // .code = 0xea, .mask = 0x10
inline constexpr listed read_to_dirty{{&list, 0x200ea, 0x0, 0x4000000000022d6, 0x0}, {}, &read_to_dirty}; // .code = 0xea, .mask = 0x20, .missing = 0x8
inline constexpr listed all{{&list, 0x3d0ea, 0x0, 0x22f0, 0x0}, {}, &all}; // .code = 0xea, .mask = 0x3d
} // namespace cache_block

namespace cancelled_store_to_load_forward_operations {
using namespace core_events;
inline constexpr listed address_mismatches{{&list, 0x102a, 0x0, 0x18000000000062e, 0x0}, {}, &address_mismatches}; // .code = 0x2a, .mask = 0x1, .missing = 0x3
inline constexpr listed store_is_smaller_than_load{{&list, 0x202a, 0x0, 0x18000000000066c, 0x0}, {}, &store_is_smaller_than_load}; // .code = 0x2a, .mask = 0x2, .missing = 0x3
inline constexpr listed misaligned{{&list, 0x402a, 0x0, 0x1800000000006b2, 0x0}, {}, &misaligned}; // .code = 0x2a, .mask = 0x4, .missing = 0x3
inline constexpr listed all{{&list, 0x702a, 0x0, 0x1800000000006e8, 0x0}, {}, &all}; // .code = 0x2a, .mask = 0x7, .missing = 0x3
} // namespace cancelled_store_to_load_forward_operations

namespace cpu_command_latency_to_target_node_0_3_4_7 {
using namespace core_events;
inline constexpr listed read_sized{{&list, 0x11e6, 0x0, 0x780000000003240, 0x0}, {}, &read_sized}; // .code = 0x1e6, .mask = 0x1, .missing = 0xf
inline constexpr listed write_sized{{&list, 0x21e6, 0x0, 0x780000000003276, 0x0}, {}, &write_sized}; // .code = 0x1e6, .mask = 0x2, .missing = 0xf
inline constexpr listed victim_block{{&list, 0x41e6, 0x0, 0x7800000000032ad, 0x0}, {}, &victim_block}; // .code = 0x1e6, .mask = 0x4, .missing = 0xf
inline constexpr listed node_group_select{{&list, 0x81e6, 0x0, 0x7800000000032e5, 0x0}, {}, &node_group_select}; // .code = 0x1e6, .mask = 0x8, .missing = 0xf
inline constexpr listed local_to_0_4{{&list, 0x101e6, 0x0, 0x780000000003322, 0x0}, {}, &local_to_0_4}; // .code = 0x1e6, .mask = 0x10, .missing = 0xf
inline constexpr listed local_to_1_5{{&list, 0x201e6, 0x0, 0x78000000000335a, 0x0}, {}, &local_to_1_5}; // .code = 0x1e6, .mask = 0x20, .missing = 0xf
inline constexpr listed local_to_2_6{{&list, 0x401e6, 0x0, 0x780000000003392, 0x0}, {}, &local_to_2_6}; // .code = 0x1e6, .mask = 0x40, .missing = 0xf
inline constexpr listed local_to_3_7{{&list, 0x801e6, 0x0, 0x7800000000033ca, 0x0}, {}, &local_to_3_7}; // .code = 0x1e6, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff1e6, 0x0, 0x780000000003402, 0x0}, {}, &all}; // .code = 0x1e6, .mask = 0xff, .missing = 0xf
} // namespace cpu_command_latency_to_target_node_0_3_4_7

namespace cpu_io_requests_to_memory_io {
using namespace core_events;
inline constexpr listed i_o_to_i_o{{&list, 0x10e9, 0x0, 0x1000000000020e8, 0x0}, {}, &i_o_to_i_o}; // .code = 0xe9, .mask = 0x1, .missing = 0x2
inline constexpr listed i_o_to_mem{{&list, 0x20e9, 0x0, 0x100000000002110, 0x0}, {}, &i_o_to_mem}; // .code = 0xe9, .mask = 0x2, .missing = 0x2
inline constexpr listed cpu_to_i_o{{&list, 0x40e9, 0x0, 0x100000000002138, 0x0}, {}, &cpu_to_i_o}; // .code = 0xe9, .mask = 0x4, .missing = 0x2
inline constexpr listed cpu_to_mem{{&list, 0x80e9, 0x0, 0x100000000002160, 0x0}, {}, &cpu_to_mem}; // .code = 0xe9, .mask = 0x8, .missing = 0x2
inline constexpr listed to_remote_node{{&list, 0x100e9, 0x0, 0x700000000002188, 0x0}, {}, &to_remote_node}; // .code = 0xe9, .mask = 0x10, .missing = 0xe
inline constexpr listed to_local_node{{&list, 0x200e9, 0x0, 0x7000000000021b4, 0x0}, {}, &to_local_node}; // .code = 0xe9, .mask = 0x20, .missing = 0xe
inline constexpr listed from_remote_node{{&list, 0x400e9, 0x0, 0x7000000000021df, 0x0}, {}, &from_remote_node}; // .code = 0xe9, .mask = 0x40, .missing = 0xe
inline constexpr listed from_local_node{{&list, 0x800e9, 0x0, 0x70000000000220d, 0x0}, {}, &from_local_node}; // .code = 0xe9, .mask = 0x80, .missing = 0xe
inline constexpr listed all{{&list, 0xff0e9, 0x0, 0x70000000000223a, 0x0}, {}, &all}; // .code = 0xe9, .mask = 0xff, .missing = 0xe
} // namespace cpu_io_requests_to_memory_io

namespace cpu_read_command_latency_to_target_node_0_3 {
using namespace core_events;
inline constexpr listed read_block{{&list, 0x11e2, 0x0, 0x780000000002a3a, 0x0}, {}, &read_block}; // .code = 0x1e2, .mask = 0x1, .missing = 0xf
inline constexpr listed read_block_shared{{&list, 0x21e2, 0x0, 0x780000000002a71, 0x0}, {}, &read_block_shared}; // .code = 0x1e2, .mask = 0x2, .missing = 0xf
inline constexpr listed read_block_modified{{&list, 0x41e2, 0x0, 0x780000000002aaf, 0x0}, {}, &read_block_modified}; // .code = 0x1e2, .mask = 0x4, .missing = 0xf
inline constexpr listed change_to_dirty{{&list, 0x81e2, 0x0, 0x780000000002aef, 0x0}, {}, &change_to_dirty}; // .code = 0x1e2, .mask = 0x8, .missing = 0xf
inline constexpr listed local_to_0{{&list, 0x101e2, 0x0, 0x780000000002b2b, 0x0}, {}, &local_to_0}; // .code = 0x1e2, .mask = 0x10, .missing = 0xf
inline constexpr listed local_to_1{{&list, 0x201e2, 0x0, 0x780000000002b62, 0x0}, {}, &local_to_1}; // .code = 0x1e2, .mask = 0x20, .missing = 0xf
inline constexpr listed local_to_2{{&list, 0x401e2, 0x0, 0x780000000002b99, 0x0}, {}, &local_to_2}; // .code = 0x1e2, .mask = 0x40, .missing = 0xf
inline constexpr listed local_to_3{{&list, 0x801e2, 0x0, 0x780000000002bd0, 0x0}, {}, &local_to_3}; // .code = 0x1e2, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff1e2, 0x0, 0x780000000002c07, 0x0}, {}, &all}; // .code = 0x1e2, .mask = 0xff, .missing = 0xf
} // namespace cpu_read_command_latency_to_target_node_0_3

namespace cpu_read_command_latency_to_target_node_4_7 {
using namespace core_events;
inline constexpr listed read_block{{&list, 0x11e4, 0x0, 0x780000000002e3d, 0x0}, {}, &read_block}; // .code = 0x1e4, .mask = 0x1, .missing = 0xf
inline constexpr listed read_block_shared{{&list, 0x21e4, 0x0, 0x780000000002e74, 0x0}, {}, &read_block_shared}; // .code = 0x1e4, .mask = 0x2, .missing = 0xf
inline constexpr listed read_block_modified{{&list, 0x41e4, 0x0, 0x780000000002eb2, 0x0}, {}, &read_block_modified}; // .code = 0x1e4, .mask = 0x4, .missing = 0xf
inline constexpr listed change_to_dirty{{&list, 0x81e4, 0x0, 0x780000000002ef2, 0x0}, {}, &change_to_dirty}; // .code = 0x1e4, .mask = 0x8, .missing = 0xf
inline constexpr listed local_to_4{{&list, 0x101e4, 0x0, 0x780000000002f2e, 0x0}, {}, &local_to_4}; // .code = 0x1e4, .mask = 0x10, .missing = 0xf
inline constexpr listed local_to_5{{&list, 0x201e4, 0x0, 0x780000000002f65, 0x0}, {}, &local_to_5}; // .code = 0x1e4, .mask = 0x20, .missing = 0xf
inline constexpr listed local_to_6{{&list, 0x401e4, 0x0, 0x780000000002f9c, 0x0}, {}, &local_to_6}; // .code = 0x1e4, .mask = 0x40, .missing = 0xf
inline constexpr listed local_to_7{{&list, 0x801e4, 0x0, 0x780000000002fd3, 0x0}, {}, &local_to_7}; // .code = 0x1e4, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff1e4, 0x0, 0x78000000000300a, 0x0}, {}, &all}; // .code = 0x1e4, .mask = 0xff, .missing = 0xf
} // namespace cpu_read_command_latency_to_target_node_4_7

namespace cpu_read_command_requests_to_target_node_0_3 {
using namespace core_events;
inline constexpr listed read_block{{&list, 0x11e3, 0x0, 0x780000000002c37, 0x0}, {}, &read_block}; // .code = 0x1e3, .mask = 0x1, .missing = 0xf
inline constexpr listed read_block_shared{{&list, 0x21e3, 0x0, 0x780000000002c6f, 0x0}, {}, &read_block_shared}; // .code = 0x1e3, .mask = 0x2, .missing = 0xf
inline constexpr listed read_block_modified{{&list, 0x41e3, 0x0, 0x780000000002cae, 0x0}, {}, &read_block_modified}; // .code = 0x1e3, .mask = 0x4, .missing = 0xf
inline constexpr listed change_to_dirty{{&list, 0x81e3, 0x0, 0x780000000002cef, 0x0}, {}, &change_to_dirty}; // .code = 0x1e3, .mask = 0x8, .missing = 0xf
inline constexpr listed local_to_0{{&list, 0x101e3, 0x0, 0x780000000002d2c, 0x0}, {}, &local_to_0}; // .code = 0x1e3, .mask = 0x10, .missing = 0xf
inline constexpr listed local_to_1{{&list, 0x201e3, 0x0, 0x780000000002d64, 0x0}, {}, &local_to_1}; // .code = 0x1e3, .mask = 0x20, .missing = 0xf
inline constexpr listed local_to_2{{&list, 0x401e3, 0x0, 0x780000000002d9c, 0x0}, {}, &local_to_2}; // .code = 0x1e3, .mask = 0x40, .missing = 0xf
inline constexpr listed local_to_3{{&list, 0x801e3, 0x0, 0x780000000002dd4, 0x0}, {}, &local_to_3}; // .code = 0x1e3, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff1e3, 0x0, 0x780000000002e0c, 0x0}, {}, &all}; // .code = 0x1e3, .mask = 0xff, .missing = 0xf
} // namespace cpu_read_command_requests_to_target_node_0_3

namespace cpu_read_command_requests_to_target_node_4_7 {
using namespace core_events;
inline constexpr listed read_block{{&list, 0x11e5, 0x0, 0x78000000000303a, 0x0}, {}, &read_block}; // .code = 0x1e5, .mask = 0x1, .missing = 0xf
inline constexpr listed read_block_shared{{&list, 0x21e5, 0x0, 0x780000000003072, 0x0}, {}, &read_block_shared}; // .code = 0x1e5, .mask = 0x2, .missing = 0xf
inline constexpr listed read_block_modified{{&list, 0x41e5, 0x0, 0x7800000000030b1, 0x0}, {}, &read_block_modified}; // .code = 0x1e5, .mask = 0x4, .missing = 0xf
inline constexpr listed change_to_dirty{{&list, 0x81e5, 0x0, 0x7800000000030f2, 0x0}, {}, &change_to_dirty}; // .code = 0x1e5, .mask = 0x8, .missing = 0xf
inline constexpr listed local_to_4{{&list, 0x101e5, 0x0, 0x78000000000312f, 0x0}, {}, &local_to_4}; // .code = 0x1e5, .mask = 0x10, .missing = 0xf
inline constexpr listed local_to_5{{&list, 0x201e5, 0x0, 0x780000000003167, 0x0}, {}, &local_to_5}; // .code = 0x1e5, .mask = 0x20, .missing = 0xf
inline constexpr listed local_to_6{{&list, 0x401e5, 0x0, 0x78000000000319f, 0x0}, {}, &local_to_6}; // .code = 0x1e5, .mask = 0x40, .missing = 0xf
inline constexpr listed local_to_7{{&list, 0x801e5, 0x0, 0x7800000000031d7, 0x0}, {}, &local_to_7}; // .code = 0x1e5, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff1e5, 0x0, 0x78000000000320f, 0x0}, {}, &all}; // .code = 0x1e5, .mask = 0xff, .missing = 0xf
} // namespace cpu_read_command_requests_to_target_node_4_7

namespace cpu_requests_to_target_node_0_3_4_7 {
using namespace core_events;
inline constexpr listed read_sized{{&list, 0x11e7, 0x0, 0x780000000003431, 0x0}, {}, &read_sized}; // .code = 0x1e7, .mask = 0x1, .missing = 0xf
inline constexpr listed write_sized{{&list, 0x21e7, 0x0, 0x780000000003460, 0x0}, {}, &write_sized}; // .code = 0x1e7, .mask = 0x2, .missing = 0xf
inline constexpr listed victim_block{{&list, 0x41e7, 0x0, 0x780000000003490, 0x0}, {}, &victim_block}; // .code = 0x1e7, .mask = 0x4, .missing = 0xf
inline constexpr listed node_group_select{{&list, 0x81e7, 0x0, 0x7800000000034c1, 0x0}, {}, &node_group_select}; // .code = 0x1e7, .mask = 0x8, .missing = 0xf
inline constexpr listed local_to_0_4{{&list, 0x101e7, 0x0, 0x7800000000034f7, 0x0}, {}, &local_to_0_4}; // .code = 0x1e7, .mask = 0x10, .missing = 0xf
inline constexpr listed local_to_1_5{{&list, 0x201e7, 0x0, 0x780000000003528, 0x0}, {}, &local_to_1_5}; // .code = 0x1e7, .mask = 0x20, .missing = 0xf
inline constexpr listed local_to_2_6{{&list, 0x401e7, 0x0, 0x780000000003559, 0x0}, {}, &local_to_2_6}; // .code = 0x1e7, .mask = 0x40, .missing = 0xf
inline constexpr listed local_to_3_7{{&list, 0x801e7, 0x0, 0x78000000000358a, 0x0}, {}, &local_to_3_7}; // .code = 0x1e7, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff1e7, 0x0, 0x7800000000035bb, 0x0}, {}, &all}; // .code = 0x1e7, .mask = 0xff, .missing = 0xf
} // namespace cpu_requests_to_target_node_0_3_4_7

namespace cpu_to_dram_requests_to_target_node {
using namespace core_events;
inline constexpr listed local_to_0{{&list, 0x11e0, 0x0, 0x780000000002703, 0x0}, {}, &local_to_0}; // .code = 0x1e0, .mask = 0x1, .missing = 0xf
inline constexpr listed local_to_1{{&list, 0x21e0, 0x0, 0x780000000002732, 0x0}, {}, &local_to_1}; // .code = 0x1e0, .mask = 0x2, .missing = 0xf
inline constexpr listed local_to_2{{&list, 0x41e0, 0x0, 0x780000000002761, 0x0}, {}, &local_to_2}; // .code = 0x1e0, .mask = 0x4, .missing = 0xf
inline constexpr listed local_to_3{{&list, 0x81e0, 0x0, 0x780000000002790, 0x0}, {}, &local_to_3}; // .code = 0x1e0, .mask = 0x8, .missing = 0xf
inline constexpr listed local_to_4{{&list, 0x101e0, 0x0, 0x7800000000027bf, 0x0}, {}, &local_to_4}; // .code = 0x1e0, .mask = 0x10, .missing = 0xf
inline constexpr listed local_to_5{{&list, 0x201e0, 0x0, 0x7800000000027ee, 0x0}, {}, &local_to_5}; // .code = 0x1e0, .mask = 0x20, .missing = 0xf
inline constexpr listed local_to_6{{&list, 0x401e0, 0x0, 0x78000000000281d, 0x0}, {}, &local_to_6}; // .code = 0x1e0, .mask = 0x40, .missing = 0xf
inline constexpr listed local_to_7{{&list, 0x801e0, 0x0, 0x78000000000284c, 0x0}, {}, &local_to_7}; // .code = 0x1e0, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff1e0, 0x0, 0x78000000000287b, 0x0}, {}, &all}; // .code = 0x1e0, .mask = 0xff, .missing = 0xf
} // namespace cpu_to_dram_requests_to_target_node

namespace data_cache_lines_evicted {
using namespace core_events;
inline constexpr listed invalid{{&list, 0x1044, 0x0, 0x4000000000008da, 0x0}, {}, &invalid}; // .code = 0x44, .mask = 0x1, .missing = 0x8
inline constexpr listed shared{{&list, 0x2044, 0x0, 0x8fb, 0x0}, {}, &shared}; // .code = 0x44, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4044, 0x0, 0x91b, 0x0}, {}, &exclusive}; // .code = 0x44, .mask = 0x4
inline constexpr listed owned{{&list, 0x8044, 0x0, 0x93e, 0x0}, {}, &owned}; // .code = 0x44, .mask = 0x8
inline constexpr listed modified{{&list, 0x10044, 0x0, 0x95d, 0x0}, {}, &modified}; // .code = 0x44, .mask = 0x10
inline constexpr listed by_prefetchnta{{&list, 0x20044, 0x0, 0x58000000000097f, 0x0}, {}, &by_prefetchnta}; // .code = 0x44, .mask = 0x20, .missing = 0xb
inline constexpr listed not_by_prefetchnta{{&list, 0x40044, 0x0, 0x5800000000009a7, 0x0}, {}, &not_by_prefetchnta}; // .code = 0x44, .mask = 0x40, .missing = 0xb
inline constexpr listed all{{&list, 0x7f044, 0x0, 0x5800000000009d3, 0x0}, {}, &all}; // .code = 0x44, .mask = 0x7f, .missing = 0xb
} // namespace data_cache_lines_evicted

namespace data_cache_refills {
using namespace core_events;
inline constexpr listed system{{&list, 0x1042, 0x0, 0x40000000000074b, 0x0}, {}, &system}; // .code = 0x42, .mask = 0x1, .missing = 0x8
inline constexpr listed l2_shared{{&list, 0x2042, 0x0, 0x400000000000765, 0x0}, {}, &l2_shared}; // .code = 0x42, .mask = 0x2, .missing = 0x8
inline constexpr listed l2_exclusive{{&list, 0x4042, 0x0, 0x400000000000782, 0x0}, {}, &l2_exclusive}; // .code = 0x42, .mask = 0x4, .missing = 0x8
inline constexpr listed l2_owned{{&list, 0x8042, 0x0, 0x4000000000007a2, 0x0}, {}, &l2_owned}; // .code = 0x42, .mask = 0x8, .missing = 0x8
inline constexpr listed l2_modified{{&list, 0x10042, 0x0, 0x4000000000007be, 0x0}, {}, &l2_modified}; // .code = 0x42, .mask = 0x10, .missing = 0x8
inline constexpr listed all{{&list, 0x1f042, 0x0, 0x7dd, 0x0}, {}, &all}; // .code = 0x42, .mask = 0x1f
} // namespace data_cache_refills

namespace data_cache_refills_from_system {
using namespace core_events;
inline constexpr listed invalid{{&list, 0x1043, 0x0, 0x4000000000007f4, 0x0}, {}, &invalid}; // .code = 0x43, .mask = 0x1, .missing = 0x8
inline constexpr listed shared{{&list, 0x2043, 0x0, 0x40000000000081b, 0x0}, {}, &shared}; // .code = 0x43, .mask = 0x2, .missing = 0x8
inline constexpr listed exclusive{{&list, 0x4043, 0x0, 0x400000000000841, 0x0}, {}, &exclusive}; // .code = 0x43, .mask = 0x4, .missing = 0x8
inline constexpr listed owned{{&list, 0x8043, 0x0, 0x40000000000086a, 0x0}, {}, &owned}; // .code = 0x43, .mask = 0x8, .missing = 0x8
inline constexpr listed modified{{&list, 0x10043, 0x0, 0x40000000000088f, 0x0}, {}, &modified}; // .code = 0x43, .mask = 0x10, .missing = 0x8
inline constexpr listed all{{&list, 0x1f043, 0x0, 0x4000000000008b7, 0x0}, {}, &all}; // .code = 0x43, .mask = 0x1f, .missing = 0x8
} // namespace data_cache_refills_from_system

namespace data_prefetches {
using namespace core_events;
inline constexpr listed cancelled{{&list, 0x1067, 0x0, 0x400000000000f0f, 0x0}, {}, &cancelled}; // .code = 0x67, .mask = 0x1, .missing = 0x8
inline constexpr listed attempted{{&list, 0x2067, 0x0, 0x400000000000f29, 0x0}, {}, &attempted}; // .code = 0x67, .mask = 0x2, .missing = 0x8
inline constexpr listed all{{&list, 0x3067, 0x0, 0x400000000000f43, 0x0}, {}, &all}; // .code = 0x67, .mask = 0x3, .missing = 0x8
} // namespace data_prefetches

namespace dcache_misses_by_locked_instructions {
using namespace core_events;
inline constexpr listed data_cache_misses_by_locked_instructions{{&list, 0x204c, 0x0, 0x400000000000d37, 0x0}, {}, &data_cache_misses_by_locked_instructions}; // .code = 0x4c, .mask = 0x2, .missing = 0x8
inline constexpr listed all{{&list, 0x204c, 0x0, 0x400000000000d85, 0x0}, {}, &all}; // .code = 0x4c, .mask = 0x2, .missing = 0x8
} // namespace dcache_misses_by_locked_instructions

namespace dispatched_fpu {
using namespace core_events;
inline constexpr listed ops_add{{&list, 0x1000, 0x0, 0x400000000000000, 0x0}, {}, &ops_add}; // .code = 0x00, .mask = 0x1, .missing = 0x8
inline constexpr listed ops_multiply{{&list, 0x2000, 0x0, 0x400000000000017, 0x0}, {}, &ops_multiply}; // .code = 0x00, .mask = 0x2, .missing = 0x8
inline constexpr listed ops_store{{&list, 0x4000, 0x0, 0x400000000000033, 0x0}, {}, &ops_store}; // .code = 0x00, .mask = 0x4, .missing = 0x8
inline constexpr listed ops_add_pipe_load_ops{{&list, 0x8000, 0x0, 0x40000000000004c, 0x0}, {}, &ops_add_pipe_load_ops}; // .code = 0x00, .mask = 0x8, .missing = 0x8
inline constexpr listed ops_multiply_pipe_load_ops{{&list, 0x10000, 0x0, 0x400000000000071, 0x0}, {}, &ops_multiply_pipe_load_ops}; // .code = 0x00, .mask = 0x10, .missing = 0x8
inline constexpr listed ops_store_pipe_load_ops{{&list, 0x20000, 0x0, 0x40000000000009b, 0x0}, {}, &ops_store_pipe_load_ops}; // .code = 0x00, .mask = 0x20, .missing = 0x8
inline constexpr listed all{{&list, 0x3f000, 0x0, 0x4000000000000c2, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x3f, .missing = 0x8
} // namespace dispatched_fpu

namespace dram_accesses_page {
using namespace core_events;
inline constexpr listed hit{{&list, 0x10e0, 0x0, 0x300000000001bac, 0x0}, {}, &hit}; // .code = 0xe0, .mask = 0x1, .missing = 0x6
inline constexpr listed miss{{&list, 0x20e0, 0x0, 0x300000000001bc3, 0x0}, {}, &miss}; // .code = 0xe0, .mask = 0x2, .missing = 0x6
inline constexpr listed conflict{{&list, 0x40e0, 0x0, 0x300000000001bdb, 0x0}, {}, &conflict}; // .code = 0xe0, .mask = 0x4, .missing = 0x6
inline constexpr listed dct1_page_hit{{&list, 0x80e0, 0x0, 0x580000000001bf7, 0x0}, {}, &dct1_page_hit}; // .code = 0xe0, .mask = 0x8, .missing = 0xb
inline constexpr listed dct1_page_miss{{&list, 0x100e0, 0x0, 0x580000000001c18, 0x0}, {}, &dct1_page_miss}; // .code = 0xe0, .mask = 0x10, .missing = 0xb
inline constexpr listed dct1_page_conflict{{&list, 0x200e0, 0x0, 0x580000000001c3a, 0x0}, {}, &dct1_page_conflict}; // .code = 0xe0, .mask = 0x20, .missing = 0xb
inline constexpr listed all{{&list, 0x3f0e0, 0x0, 0x780000000001c60, 0x0}, {}, &all}; // .code = 0xe0, .mask = 0x3f, .missing = 0xf
} // namespace dram_accesses_page

namespace fp_scheduler_cycles {
using namespace core_events;
inline constexpr listed bottom_execute_cycles{{&list, 0x1006, 0x0, 0x5800000000003c6, 0x0}, {}, &bottom_execute_cycles}; // .code = 0x06, .mask = 0x1, .missing = 0xb
inline constexpr listed bottom_serializing_cycles{{&list, 0x2006, 0x0, 0x5800000000003f0, 0x0}, {}, &bottom_serializing_cycles}; // .code = 0x06, .mask = 0x2, .missing = 0xb
inline constexpr listed all{{&list, 0x3006, 0x0, 0x58000000000041e, 0x0}, {}, &all}; // .code = 0x06, .mask = 0x3, .missing = 0xb
} // namespace fp_scheduler_cycles

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed x87_reclass_microfaults{{&list, 0x10db, 0x0, 0x1aa3, 0x0}, {}, &x87_reclass_microfaults}; // .code = 0xdb, .mask = 0x1
inline constexpr listed sse_retype_microfaults{{&list, 0x20db, 0x0, 0x1aca, 0x0}, {}, &sse_retype_microfaults}; // .code = 0xdb, .mask = 0x2
inline constexpr listed sse_reclass_microfaults{{&list, 0x40db, 0x0, 0x1af0, 0x0}, {}, &sse_reclass_microfaults}; // .code = 0xdb, .mask = 0x4
inline constexpr listed sse_and_x87_microtraps{{&list, 0x80db, 0x0, 0x1b17, 0x0}, {}, &sse_and_x87_microtraps}; // .code = 0xdb, .mask = 0x8
inline constexpr listed all{{&list, 0xf0db, 0x0, 0x1b3d, 0x0}, {}, &all}; // .code = 0xdb, .mask = 0xf
} // namespace fpu_exceptions

namespace gart {
using namespace core_events;
inline constexpr listed aperture_hit_from_cpu{{&list, 0x10ee, 0x0, 0x7000000000024d4, 0x0}, {}, &aperture_hit_from_cpu}; // .code = 0xee, .mask = 0x1, .missing = 0xe
inline constexpr listed aperture_hit_from_io{{&list, 0x20ee, 0x0, 0x7000000000024ef, 0x0}, {}, &aperture_hit_from_io}; // .code = 0xee, .mask = 0x2, .missing = 0xe
inline constexpr listed miss{{&list, 0x40ee, 0x0, 0x700000000002509, 0x0}, {}, &miss}; // .code = 0xee, .mask = 0x4, .missing = 0xe
inline constexpr listed request_hit_table_walk{{&list, 0x80ee, 0x0, 0x780000000002513, 0x0}, {}, &request_hit_table_walk}; // .code = 0xee, .mask = 0x8, .missing = 0xf
inline constexpr listed dev_hit{{&list, 0x100ee, 0x0, 0x78000000000252f, 0x0}, {}, &dev_hit}; // .code = 0xee, .mask = 0x10, .missing = 0xf
inline constexpr listed dev_miss{{&list, 0x200ee, 0x0, 0x78000000000253c, 0x0}, {}, &dev_miss}; // .code = 0xee, .mask = 0x20, .missing = 0xf
inline constexpr listed dev_error{{&list, 0x400ee, 0x0, 0x78000000000254a, 0x0}, {}, &dev_error}; // .code = 0xee, .mask = 0x40, .missing = 0xf
inline constexpr listed multiple_table_walk{{&list, 0x800ee, 0x0, 0x780000000002559, 0x0}, {}, &multiple_table_walk}; // .code = 0xee, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff0ee, 0x0, 0x780000000002572, 0x0}, {}, &all}; // .code = 0xee, .mask = 0xff, .missing = 0xf
} // namespace gart

namespace hypertransport_link0 {
using namespace core_events;
inline constexpr listed command_dword_sent{{&list, 0x10f6, 0x0, 0x6000000000035e3, 0x0}, {}, &command_dword_sent}; // .code = 0xf6, .mask = 0x1, .missing = 0xc
inline constexpr listed data_dword_sent{{&list, 0x20f6, 0x0, 0x70000000000360b, 0x0}, {}, &data_dword_sent}; // .code = 0xf6, .mask = 0x2, .missing = 0xe
inline constexpr listed buffer_release_dword_sent{{&list, 0x40f6, 0x0, 0x700000000003630, 0x0}, {}, &buffer_release_dword_sent}; // .code = 0xf6, .mask = 0x4, .missing = 0xe
inline constexpr listed nop_dword_sent{{&list, 0x80f6, 0x0, 0x70000000000365f, 0x0}, {}, &nop_dword_sent}; // .code = 0xf6, .mask = 0x8, .missing = 0xe
inline constexpr listed address_ext_dword_sent{{&list, 0x100f6, 0x0, 0x780000000003683, 0x0}, {}, &address_ext_dword_sent}; // .code = 0xf6, .mask = 0x10, .missing = 0xf
inline constexpr listed per_packet_crc_sent{{&list, 0x200f6, 0x0, 0x6800000000036af, 0x0}, {}, &per_packet_crc_sent}; // .code = 0xf6, .mask = 0x20, .missing = 0xd
inline constexpr listed all{{&list, 0x3f0f6, 0x0, 0x6800000000036d8, 0x0}, {}, &all}; // .code = 0xf6, .mask = 0x3f, .missing = 0xd
inline constexpr listed sublink_mask{{&list, 0xbf0f6, 0x0, 0x7800000000036f1, 0x0}, {}, &sublink_mask}; // .code = 0xf6, .mask = 0xbf, .missing = 0xf
inline constexpr listed command_dword_sent_sublink_mask{{&list, 0x810f6, 0x0, 0x780000000003713, 0x0}, {}, &command_dword_sent_sublink_mask}; // .code = 0xf6, .mask = 0x81, .missing = 0xf
inline constexpr listed data_dword_sent_sublink_mask{{&list, 0x820f6, 0x0, 0x780000000003748, 0x0}, {}, &data_dword_sent_sublink_mask}; // .code = 0xf6, .mask = 0x82, .missing = 0xf
inline constexpr listed buffer_release_dword_sent_sublink_mask{{&list, 0x840f6, 0x0, 0x78000000000377a, 0x0}, {}, &buffer_release_dword_sent_sublink_mask}; // .code = 0xf6, .mask = 0x84, .missing = 0xf
inline constexpr listed nop_dword_sent_sublink_mask{{&list, 0x880f6, 0x0, 0x7800000000037b6, 0x0}, {}, &nop_dword_sent_sublink_mask}; // .code = 0xf6, .mask = 0x88, .missing = 0xf
inline constexpr listed address_ext_dword_sent_sublink_mask{{&list, 0x900f6, 0x0, 0x7800000000037e7, 0x0}, {}, &address_ext_dword_sent_sublink_mask}; // .code = 0xf6, .mask = 0x90, .missing = 0xf
inline constexpr listed per_packet_crc_sent_sublink_mask{{&list, 0xa00f6, 0x0, 0x780000000003820, 0x0}, {}, &per_packet_crc_sent_sublink_mask}; // .code = 0xf6, .mask = 0xa0, .missing = 0xf
} // namespace hypertransport_link0

namespace hypertransport_link1 {
using namespace core_events;
inline constexpr listed command_dword_sent{{&list, 0x10f7, 0x0, 0x700000000003856, 0x0}, {}, &command_dword_sent}; // .code = 0xf7, .mask = 0x1, .missing = 0xe
inline constexpr listed data_dword_sent{{&list, 0x20f7, 0x0, 0x70000000000387e, 0x0}, {}, &data_dword_sent}; // .code = 0xf7, .mask = 0x2, .missing = 0xe
inline constexpr listed buffer_release_dword_sent{{&list, 0x40f7, 0x0, 0x7000000000038a3, 0x0}, {}, &buffer_release_dword_sent}; // .code = 0xf7, .mask = 0x4, .missing = 0xe
inline constexpr listed nop_dword_sent{{&list, 0x80f7, 0x0, 0x7000000000038d2, 0x0}, {}, &nop_dword_sent}; // .code = 0xf7, .mask = 0x8, .missing = 0xe
inline constexpr listed address_ext_dword_sent{{&list, 0x100f7, 0x0, 0x7800000000038f6, 0x0}, {}, &address_ext_dword_sent}; // .code = 0xf7, .mask = 0x10, .missing = 0xf
inline constexpr listed per_packet_crc_sent{{&list, 0x200f7, 0x0, 0x780000000003922, 0x0}, {}, &per_packet_crc_sent}; // .code = 0xf7, .mask = 0x20, .missing = 0xf
inline constexpr listed all{{&list, 0x3f0f7, 0x0, 0x78000000000394b, 0x0}, {}, &all}; // .code = 0xf7, .mask = 0x3f, .missing = 0xf
inline constexpr listed sublink_mask{{&list, 0xbf0f7, 0x0, 0x780000000003964, 0x0}, {}, &sublink_mask}; // .code = 0xf7, .mask = 0xbf, .missing = 0xf
inline constexpr listed command_dword_sent_sublink_mask{{&list, 0x810f7, 0x0, 0x780000000003986, 0x0}, {}, &command_dword_sent_sublink_mask}; // .code = 0xf7, .mask = 0x81, .missing = 0xf
inline constexpr listed data_dword_sent_sublink_mask{{&list, 0x820f7, 0x0, 0x7800000000039bb, 0x0}, {}, &data_dword_sent_sublink_mask}; // .code = 0xf7, .mask = 0x82, .missing = 0xf
inline constexpr listed buffer_release_dword_sent_sublink_mask{{&list, 0x840f7, 0x0, 0x7800000000039ed, 0x0}, {}, &buffer_release_dword_sent_sublink_mask}; // .code = 0xf7, .mask = 0x84, .missing = 0xf
inline constexpr listed nop_dword_sent_sublink_mask{{&list, 0x880f7, 0x0, 0x780000000003a29, 0x0}, {}, &nop_dword_sent_sublink_mask}; // .code = 0xf7, .mask = 0x88, .missing = 0xf
inline constexpr listed address_ext_dword_sent_sublink_mask{{&list, 0x900f7, 0x0, 0x780000000003a5a, 0x0}, {}, &address_ext_dword_sent_sublink_mask}; // .code = 0xf7, .mask = 0x90, .missing = 0xf
inline constexpr listed per_packet_crc_sent_sublink_mask{{&list, 0xa00f7, 0x0, 0x780000000003a93, 0x0}, {}, &per_packet_crc_sent_sublink_mask}; // .code = 0xf7, .mask = 0xa0, .missing = 0xf
} // namespace hypertransport_link1

namespace hypertransport_link2 {
using namespace core_events;
inline constexpr listed command_dword_sent{{&list, 0x10f8, 0x0, 0x700000000003ac9, 0x0}, {}, &command_dword_sent}; // .code = 0xf8, .mask = 0x1, .missing = 0xe
inline constexpr listed data_dword_sent{{&list, 0x20f8, 0x0, 0x700000000003af1, 0x0}, {}, &data_dword_sent}; // .code = 0xf8, .mask = 0x2, .missing = 0xe
inline constexpr listed buffer_release_dword_sent{{&list, 0x40f8, 0x0, 0x700000000003b16, 0x0}, {}, &buffer_release_dword_sent}; // .code = 0xf8, .mask = 0x4, .missing = 0xe
inline constexpr listed nop_dword_sent{{&list, 0x80f8, 0x0, 0x700000000003b45, 0x0}, {}, &nop_dword_sent}; // .code = 0xf8, .mask = 0x8, .missing = 0xe
inline constexpr listed address_ext_dword_sent{{&list, 0x100f8, 0x0, 0x780000000003b69, 0x0}, {}, &address_ext_dword_sent}; // .code = 0xf8, .mask = 0x10, .missing = 0xf
inline constexpr listed per_packet_crc_sent{{&list, 0x200f8, 0x0, 0x780000000003b95, 0x0}, {}, &per_packet_crc_sent}; // .code = 0xf8, .mask = 0x20, .missing = 0xf
inline constexpr listed all{{&list, 0x3f0f8, 0x0, 0x780000000003bbe, 0x0}, {}, &all}; // .code = 0xf8, .mask = 0x3f, .missing = 0xf
inline constexpr listed sublink_mask{{&list, 0xbf0f8, 0x0, 0x780000000003bd7, 0x0}, {}, &sublink_mask}; // .code = 0xf8, .mask = 0xbf, .missing = 0xf
inline constexpr listed command_dword_sent_sublink_mask{{&list, 0x810f8, 0x0, 0x780000000003bf9, 0x0}, {}, &command_dword_sent_sublink_mask}; // .code = 0xf8, .mask = 0x81, .missing = 0xf
inline constexpr listed data_dword_sent_sublink_mask{{&list, 0x820f8, 0x0, 0x780000000003c2e, 0x0}, {}, &data_dword_sent_sublink_mask}; // .code = 0xf8, .mask = 0x82, .missing = 0xf
inline constexpr listed buffer_release_dword_sent_sublink_mask{{&list, 0x840f8, 0x0, 0x780000000003c60, 0x0}, {}, &buffer_release_dword_sent_sublink_mask}; // .code = 0xf8, .mask = 0x84, .missing = 0xf
inline constexpr listed nop_dword_sent_sublink_mask{{&list, 0x880f8, 0x0, 0x780000000003c9c, 0x0}, {}, &nop_dword_sent_sublink_mask}; // .code = 0xf8, .mask = 0x88, .missing = 0xf
inline constexpr listed address_ext_dword_sent_sublink_mask{{&list, 0x900f8, 0x0, 0x780000000003ccd, 0x0}, {}, &address_ext_dword_sent_sublink_mask}; // .code = 0xf8, .mask = 0x90, .missing = 0xf
inline constexpr listed per_packet_crc_sent_sublink_mask{{&list, 0xa00f8, 0x0, 0x780000000003d06, 0x0}, {}, &per_packet_crc_sent_sublink_mask}; // .code = 0xf8, .mask = 0xa0, .missing = 0xf
} // namespace hypertransport_link2

namespace hypertransport_link3 {
using namespace core_events;
inline constexpr listed command_dword_sent{{&list, 0x11f9, 0x0, 0x780000000003d3c, 0x0}, {}, &command_dword_sent}; // .code = 0x1f9, .mask = 0x1, .missing = 0xf
inline constexpr listed data_dword_sent{{&list, 0x21f9, 0x0, 0x780000000003d64, 0x0}, {}, &data_dword_sent}; // .code = 0x1f9, .mask = 0x2, .missing = 0xf
inline constexpr listed buffer_release_dword_sent{{&list, 0x41f9, 0x0, 0x780000000003d89, 0x0}, {}, &buffer_release_dword_sent}; // .code = 0x1f9, .mask = 0x4, .missing = 0xf
inline constexpr listed nop_dword_sent{{&list, 0x81f9, 0x0, 0x780000000003db8, 0x0}, {}, &nop_dword_sent}; // .code = 0x1f9, .mask = 0x8, .missing = 0xf
inline constexpr listed address_ext_dword_sent{{&list, 0x101f9, 0x0, 0x780000000003ddc, 0x0}, {}, &address_ext_dword_sent}; // .code = 0x1f9, .mask = 0x10, .missing = 0xf
inline constexpr listed per_packet_crc_sent{{&list, 0x201f9, 0x0, 0x780000000003e08, 0x0}, {}, &per_packet_crc_sent}; // .code = 0x1f9, .mask = 0x20, .missing = 0xf
inline constexpr listed all{{&list, 0x3f1f9, 0x0, 0x780000000003e31, 0x0}, {}, &all}; // .code = 0x1f9, .mask = 0x3f, .missing = 0xf
inline constexpr listed sublink_mask{{&list, 0xbf1f9, 0x0, 0x780000000003e4a, 0x0}, {}, &sublink_mask}; // .code = 0x1f9, .mask = 0xbf, .missing = 0xf
inline constexpr listed command_dword_sent_sublink_mask{{&list, 0x811f9, 0x0, 0x780000000003e6c, 0x0}, {}, &command_dword_sent_sublink_mask}; // .code = 0x1f9, .mask = 0x81, .missing = 0xf
inline constexpr listed data_dword_sent_sublink_mask{{&list, 0x821f9, 0x0, 0x780000000003ea1, 0x0}, {}, &data_dword_sent_sublink_mask}; // .code = 0x1f9, .mask = 0x82, .missing = 0xf
inline constexpr listed buffer_release_dword_sent_sublink_mask{{&list, 0x841f9, 0x0, 0x780000000003ed3, 0x0}, {}, &buffer_release_dword_sent_sublink_mask}; // .code = 0x1f9, .mask = 0x84, .missing = 0xf
inline constexpr listed nop_dword_sent_sublink_mask{{&list, 0x881f9, 0x0, 0x780000000003f0f, 0x0}, {}, &nop_dword_sent_sublink_mask}; // .code = 0x1f9, .mask = 0x88, .missing = 0xf
inline constexpr listed address_ext_dword_sent_sublink_mask{{&list, 0x901f9, 0x0, 0x780000000003f40, 0x0}, {}, &address_ext_dword_sent_sublink_mask}; // .code = 0x1f9, .mask = 0x90, .missing = 0xf
inline constexpr listed per_packet_crc_sent_sublink_mask{{&list, 0xa01f9, 0x0, 0x780000000003f79, 0x0}, {}, &per_packet_crc_sent_sublink_mask}; // .code = 0x1f9, .mask = 0xa0, .missing = 0xf
} // namespace hypertransport_link3

namespace ineffective_sw_prefetches {
using namespace core_events;
inline constexpr listed sw_prefetch_hit_in_l1{{&list, 0x1052, 0x0, 0x580000000000e0c, 0x0}, {}, &sw_prefetch_hit_in_l1}; // .code = 0x52, .mask = 0x1, .missing = 0xb
inline constexpr listed sw_prefetch_hit_in_l2{{&list, 0x8052, 0x0, 0x580000000000e3c, 0x0}, {}, &sw_prefetch_hit_in_l2}; // .code = 0x52, .mask = 0x8, .missing = 0xb
inline constexpr listed all{{&list, 0x9052, 0x0, 0x580000000000e6c, 0x0}, {}, &all}; // .code = 0x52, .mask = 0x9, .missing = 0xb
} // namespace ineffective_sw_prefetches

namespace instruction_cache_lines_invalidated {
using namespace core_events;
inline constexpr listed invalidating_probe_no_in_flight{{&list, 0x108c, 0x0, 0x58000000000155d, 0x0}, {}, &invalidating_probe_no_in_flight}; // .code = 0x8c, .mask = 0x1, .missing = 0xb
inline constexpr listed invalidating_probe_one_or_more_in_flight{{&list, 0x208c, 0x0, 0x5800000000015a1, 0x0}, {}, &invalidating_probe_one_or_more_in_flight}; // .code = 0x8c, .mask = 0x2, .missing = 0xb
inline constexpr listed all{{&list, 0x308c, 0x0, 0x3800000000015ee, 0x0}, {}, &all}; // .code = 0x8c, .mask = 0x3, .missing = 0x7
} // namespace instruction_cache_lines_invalidated

namespace io_to_dram_requests_to_target_node {
using namespace core_events;
inline constexpr listed local_to_0{{&list, 0x11e1, 0x0, 0x7800000000028a3, 0x0}, {}, &local_to_0}; // .code = 0x1e1, .mask = 0x1, .missing = 0xf
inline constexpr listed local_to_1{{&list, 0x21e1, 0x0, 0x7800000000028d1, 0x0}, {}, &local_to_1}; // .code = 0x1e1, .mask = 0x2, .missing = 0xf
inline constexpr listed local_to_2{{&list, 0x41e1, 0x0, 0x7800000000028ff, 0x0}, {}, &local_to_2}; // .code = 0x1e1, .mask = 0x4, .missing = 0xf
inline constexpr listed local_to_3{{&list, 0x81e1, 0x0, 0x78000000000292d, 0x0}, {}, &local_to_3}; // .code = 0x1e1, .mask = 0x8, .missing = 0xf
inline constexpr listed local_to_4{{&list, 0x101e1, 0x0, 0x78000000000295b, 0x0}, {}, &local_to_4}; // .code = 0x1e1, .mask = 0x10, .missing = 0xf
inline constexpr listed local_to_5{{&list, 0x201e1, 0x0, 0x780000000002989, 0x0}, {}, &local_to_5}; // .code = 0x1e1, .mask = 0x20, .missing = 0xf
inline constexpr listed local_to_6{{&list, 0x401e1, 0x0, 0x7800000000029b7, 0x0}, {}, &local_to_6}; // .code = 0x1e1, .mask = 0x40, .missing = 0xf
inline constexpr listed local_to_7{{&list, 0x801e1, 0x0, 0x7800000000029e5, 0x0}, {}, &local_to_7}; // .code = 0x1e1, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff1e1, 0x0, 0x780000000002a13, 0x0}, {}, &all}; // .code = 0x1e1, .mask = 0xff, .missing = 0xf
} // namespace io_to_dram_requests_to_target_node

namespace l1_dtlb_and_l2_dtlb_miss {
using namespace core_events;
inline constexpr listed _4k_tlb_reload{{&list, 0x1046, 0x0, 0x580000000000abc, 0x0}, {}, &_4k_tlb_reload}; // .code = 0x46, .mask = 0x1, .missing = 0xb
inline constexpr listed _2m_tlb_reload{{&list, 0x2046, 0x0, 0x580000000000ae3, 0x0}, {}, &_2m_tlb_reload}; // .code = 0x46, .mask = 0x2, .missing = 0xb
inline constexpr listed _1g_tlb_reload{{&list, 0x4046, 0x0, 0x580000000000b0a, 0x0}, {}, &_1g_tlb_reload}; // .code = 0x46, .mask = 0x4, .missing = 0xb
inline constexpr listed all{{&list, 0x7046, 0x0, 0x580000000000b31, 0x0}, {}, &all}; // .code = 0x46, .mask = 0x7, .missing = 0xb
} // namespace l1_dtlb_and_l2_dtlb_miss

namespace l1_dtlb_hit {
using namespace core_events;
inline constexpr listed l1_4k_tlb_hit{{&list, 0x104d, 0x0, 0x180000000000dae, 0x0}, {}, &l1_4k_tlb_hit}; // .code = 0x4d, .mask = 0x1, .missing = 0x3
inline constexpr listed l1_2m_tlb_hit{{&list, 0x204d, 0x0, 0x180000000000dc8, 0x0}, {}, &l1_2m_tlb_hit}; // .code = 0x4d, .mask = 0x2, .missing = 0x3
inline constexpr listed l1_1g_tlb_hit{{&list, 0x404d, 0x0, 0x580000000000de2, 0x0}, {}, &l1_1g_tlb_hit}; // .code = 0x4d, .mask = 0x4, .missing = 0xb
inline constexpr listed all{{&list, 0x704d, 0x0, 0x580000000000dfc, 0x0}, {}, &all}; // .code = 0x4d, .mask = 0x7, .missing = 0xb
} // namespace l1_dtlb_hit

namespace l1_dtlb_miss_and_l2_dtlb_hit {
using namespace core_events;
inline constexpr listed l2_4k_tlb_hit{{&list, 0x1045, 0x0, 0x5800000000009f0, 0x0}, {}, &l2_4k_tlb_hit}; // .code = 0x45, .mask = 0x1, .missing = 0xb
inline constexpr listed l2_2m_tlb_hit{{&list, 0x2045, 0x0, 0x580000000000a1b, 0x0}, {}, &l2_2m_tlb_hit}; // .code = 0x45, .mask = 0x2, .missing = 0xb
inline constexpr listed all{{&list, 0x3045, 0x0, 0x780000000000a46, 0x0}, {}, &all}; // .code = 0x45, .mask = 0x3, .missing = 0xf
inline constexpr listed l2_1g_tlb_hit{{&list, 0x4045, 0x0, 0x580000000000a67, 0x0}, {}, &l2_1g_tlb_hit}; // .code = 0x45, .mask = 0x4, .missing = 0xb
inline constexpr listed all_umask_07{{&list, 0x7045, 0x0, 0x780000000000a92, 0x0}, {}, &all_umask_07}; // .code = 0x45, .mask = 0x7, .missing = 0xf
} // namespace l1_dtlb_miss_and_l2_dtlb_hit

namespace l1_itlb_miss_and_l2_itlb_miss {
using namespace core_events;
inline constexpr listed _4k_page_fetches{{&list, 0x1085, 0x0, 0x180000000001453, 0x0}, {}, &_4k_page_fetches}; // .code = 0x85, .mask = 0x1, .missing = 0x3
inline constexpr listed _2m_page_fetches{{&list, 0x2085, 0x0, 0x180000000001481, 0x0}, {}, &_2m_page_fetches}; // .code = 0x85, .mask = 0x2, .missing = 0x3
inline constexpr listed all{{&list, 0x3085, 0x0, 0x1800000000014af, 0x0}, {}, &all}; // .code = 0x85, .mask = 0x3, .missing = 0x3
} // namespace l1_itlb_miss_and_l2_itlb_miss

namespace l2_cache_miss {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107e, 0x0, 0x12f1, 0x0}, {}, &instructions}; // .code = 0x7e, .mask = 0x1
inline constexpr listed data{{&list, 0x207e, 0x0, 0x130c, 0x0}, {}, &data}; // .code = 0x7e, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407e, 0x0, 0x40000000000131f, 0x0}, {}, &tlb_walk}; // .code = 0x7e, .mask = 0x4, .missing = 0x8
inline constexpr listed hw_prefetch_from_dc{{&list, 0x807e, 0x0, 0x580000000001336, 0x0}, {}, &hw_prefetch_from_dc}; // .code = 0x7e, .mask = 0x8, .missing = 0xb
inline constexpr listed all{{&list, 0xf07e, 0x0, 0x580000000001358, 0x0}, {}, &all}; // .code = 0x7e, .mask = 0xf, .missing = 0xb
} // namespace l2_cache_miss

namespace l2_fill_writeback {
using namespace core_events;
inline constexpr listed l2_fills{{&list, 0x107f, 0x0, 0x136a, 0x0}, {}, &l2_fills}; // .code = 0x7f, .mask = 0x1
inline constexpr listed l2_writebacks{{&list, 0x207f, 0x0, 0x1385, 0x0}, {}, &l2_writebacks}; // .code = 0x7f, .mask = 0x2
inline constexpr listed all{{&list, 0x307f, 0x0, 0x4800000000013a5, 0x0}, {}, &all}; // .code = 0x7f, .mask = 0x3, .missing = 0x9
} // namespace l2_fill_writeback

namespace l3_cache_misses {
using namespace core_events;
inline constexpr listed read_block_exclusive{{&list, 0xf14e1, 0x0, 0x78000000000435c, 0x0}, {}, &read_block_exclusive}; // .code = 0x4e1, .mask = 0xf1, .missing = 0xf
inline constexpr listed read_block_shared{{&list, 0xf24e1, 0x0, 0x780000000004381, 0x0}, {}, &read_block_shared}; // .code = 0x4e1, .mask = 0xf2, .missing = 0xf
inline constexpr listed read_block_modify{{&list, 0xf44e1, 0x0, 0x7800000000043a3, 0x0}, {}, &read_block_modify}; // .code = 0x4e1, .mask = 0xf4, .missing = 0xf
inline constexpr listed any_read{{&list, 0xf74e1, 0x0, 0x7800000000043c5, 0x0}, {}, &any_read}; // .code = 0x4e1, .mask = 0xf7, .missing = 0xf
inline constexpr listed all_cores{{&list, 0xf74e1, 0x0, 0x7800000000043de, 0x0}, {}, &all_cores}; // .code = 0x4e1, .mask = 0xf7, .missing = 0xf
inline constexpr listed core_0{{&list, 0x174e1, 0x0, 0x7800000000043f8, 0x0}, {}, &core_0}; // .code = 0x4e1, .mask = 0x17, .missing = 0xf
inline constexpr listed core_1{{&list, 0x274e1, 0x0, 0x78000000000440f, 0x0}, {}, &core_1}; // .code = 0x4e1, .mask = 0x27, .missing = 0xf
inline constexpr listed core_2{{&list, 0x474e1, 0x0, 0x780000000004426, 0x0}, {}, &core_2}; // .code = 0x4e1, .mask = 0x47, .missing = 0xf
inline constexpr listed core_3{{&list, 0x874e1, 0x0, 0x78000000000443d, 0x0}, {}, &core_3}; // .code = 0x4e1, .mask = 0x87, .missing = 0xf
inline constexpr listed read_block_exclusive_core_0{{&list, 0x114e1, 0x0, 0x780000000004454, 0x0}, {}, &read_block_exclusive_core_0}; // .code = 0x4e1, .mask = 0x11, .missing = 0xf
inline constexpr listed read_block_exclusive_core_1{{&list, 0x214e1, 0x0, 0x780000000004480, 0x0}, {}, &read_block_exclusive_core_1}; // .code = 0x4e1, .mask = 0x21, .missing = 0xf
inline constexpr listed read_block_exclusive_core_2{{&list, 0x414e1, 0x0, 0x7800000000044ac, 0x0}, {}, &read_block_exclusive_core_2}; // .code = 0x4e1, .mask = 0x41, .missing = 0xf
inline constexpr listed read_block_exclusive_core_3{{&list, 0x814e1, 0x0, 0x7800000000044d8, 0x0}, {}, &read_block_exclusive_core_3}; // .code = 0x4e1, .mask = 0x81, .missing = 0xf
inline constexpr listed read_block_shared_core_0{{&list, 0x124e1, 0x0, 0x780000000004504, 0x0}, {}, &read_block_shared_core_0}; // .code = 0x4e1, .mask = 0x12, .missing = 0xf
inline constexpr listed read_block_shared_core_1{{&list, 0x224e1, 0x0, 0x78000000000452d, 0x0}, {}, &read_block_shared_core_1}; // .code = 0x4e1, .mask = 0x22, .missing = 0xf
inline constexpr listed read_block_shared_core_2{{&list, 0x424e1, 0x0, 0x780000000004556, 0x0}, {}, &read_block_shared_core_2}; // .code = 0x4e1, .mask = 0x42, .missing = 0xf
inline constexpr listed read_block_shared_core_3{{&list, 0x824e1, 0x0, 0x78000000000457f, 0x0}, {}, &read_block_shared_core_3}; // .code = 0x4e1, .mask = 0x82, .missing = 0xf
inline constexpr listed read_block_modify_core_0{{&list, 0x144e1, 0x0, 0x7800000000045a8, 0x0}, {}, &read_block_modify_core_0}; // .code = 0x4e1, .mask = 0x14, .missing = 0xf
inline constexpr listed read_block_modify_core_1{{&list, 0x244e1, 0x0, 0x7800000000045d1, 0x0}, {}, &read_block_modify_core_1}; // .code = 0x4e1, .mask = 0x24, .missing = 0xf
inline constexpr listed read_block_modify_core_2{{&list, 0x444e1, 0x0, 0x7800000000045fa, 0x0}, {}, &read_block_modify_core_2}; // .code = 0x4e1, .mask = 0x44, .missing = 0xf
inline constexpr listed read_block_modify_core_3{{&list, 0x844e1, 0x0, 0x780000000004623, 0x0}, {}, &read_block_modify_core_3}; // .code = 0x4e1, .mask = 0x84, .missing = 0xf
} // namespace l3_cache_misses

namespace l3_evictions {
using namespace core_events;
inline constexpr listed shared{{&list, 0x14e3, 0x0, 0x780000000004acc, 0x0}, {}, &shared}; // .code = 0x4e3, .mask = 0x1, .missing = 0xf
inline constexpr listed exclusive{{&list, 0x24e3, 0x0, 0x780000000004ae0, 0x0}, {}, &exclusive}; // .code = 0x4e3, .mask = 0x2, .missing = 0xf
inline constexpr listed owned{{&list, 0x44e3, 0x0, 0x780000000004af7, 0x0}, {}, &owned}; // .code = 0x4e3, .mask = 0x4, .missing = 0xf
inline constexpr listed modified{{&list, 0x84e3, 0x0, 0x780000000004b0a, 0x0}, {}, &modified}; // .code = 0x4e3, .mask = 0x8, .missing = 0xf
inline constexpr listed all{{&list, 0xf4e3, 0x0, 0x780000000004b20, 0x0}, {}, &all}; // .code = 0x4e3, .mask = 0xf, .missing = 0xf
} // namespace l3_evictions

namespace l3_fills_caused_by_l2_evictions {
using namespace core_events;
inline constexpr listed shared{{&list, 0xf14e2, 0x0, 0x78000000000464c, 0x0}, {}, &shared}; // .code = 0x4e2, .mask = 0xf1, .missing = 0xf
inline constexpr listed exclusive{{&list, 0xf24e2, 0x0, 0x780000000004673, 0x0}, {}, &exclusive}; // .code = 0x4e2, .mask = 0xf2, .missing = 0xf
inline constexpr listed owned{{&list, 0xf44e2, 0x0, 0x78000000000469d, 0x0}, {}, &owned}; // .code = 0x4e2, .mask = 0xf4, .missing = 0xf
inline constexpr listed modified{{&list, 0xf84e2, 0x0, 0x7800000000046c3, 0x0}, {}, &modified}; // .code = 0x4e2, .mask = 0xf8, .missing = 0xf
inline constexpr listed any_state{{&list, 0xff4e2, 0x0, 0x7800000000046ec, 0x0}, {}, &any_state}; // .code = 0x4e2, .mask = 0xff, .missing = 0xf
inline constexpr listed all_cores{{&list, 0xff4e2, 0x0, 0x780000000004716, 0x0}, {}, &all_cores}; // .code = 0x4e2, .mask = 0xff, .missing = 0xf
inline constexpr listed core_0{{&list, 0x1f4e2, 0x0, 0x780000000004740, 0x0}, {}, &core_0}; // .code = 0x4e2, .mask = 0x1f, .missing = 0xf
inline constexpr listed core_1{{&list, 0x2f4e2, 0x0, 0x780000000004767, 0x0}, {}, &core_1}; // .code = 0x4e2, .mask = 0x2f, .missing = 0xf
inline constexpr listed core_2{{&list, 0x4f4e2, 0x0, 0x78000000000478e, 0x0}, {}, &core_2}; // .code = 0x4e2, .mask = 0x4f, .missing = 0xf
inline constexpr listed core_3{{&list, 0x8f4e2, 0x0, 0x7800000000047b5, 0x0}, {}, &core_3}; // .code = 0x4e2, .mask = 0x8f, .missing = 0xf
inline constexpr listed shared_core_0{{&list, 0x114e2, 0x0, 0x7800000000047dc, 0x0}, {}, &shared_core_0}; // .code = 0x4e2, .mask = 0x11, .missing = 0xf
inline constexpr listed shared_core_1{{&list, 0x214e2, 0x0, 0x78000000000480a, 0x0}, {}, &shared_core_1}; // .code = 0x4e2, .mask = 0x21, .missing = 0xf
inline constexpr listed shared_core_2{{&list, 0x414e2, 0x0, 0x780000000004838, 0x0}, {}, &shared_core_2}; // .code = 0x4e2, .mask = 0x41, .missing = 0xf
inline constexpr listed shared_core_3{{&list, 0x814e2, 0x0, 0x780000000004866, 0x0}, {}, &shared_core_3}; // .code = 0x4e2, .mask = 0x81, .missing = 0xf
inline constexpr listed exclusive_core_0{{&list, 0x124e2, 0x0, 0x780000000004894, 0x0}, {}, &exclusive_core_0}; // .code = 0x4e2, .mask = 0x12, .missing = 0xf
inline constexpr listed exclusive_core_1{{&list, 0x224e2, 0x0, 0x7800000000048c5, 0x0}, {}, &exclusive_core_1}; // .code = 0x4e2, .mask = 0x22, .missing = 0xf
inline constexpr listed exclusive_core_2{{&list, 0x424e2, 0x0, 0x7800000000048f6, 0x0}, {}, &exclusive_core_2}; // .code = 0x4e2, .mask = 0x42, .missing = 0xf
inline constexpr listed exclusive_core_3{{&list, 0x824e2, 0x0, 0x780000000004927, 0x0}, {}, &exclusive_core_3}; // .code = 0x4e2, .mask = 0x82, .missing = 0xf
inline constexpr listed owned_core_0{{&list, 0x144e2, 0x0, 0x780000000004958, 0x0}, {}, &owned_core_0}; // .code = 0x4e2, .mask = 0x14, .missing = 0xf
inline constexpr listed owned_core_1{{&list, 0x244e2, 0x0, 0x780000000004985, 0x0}, {}, &owned_core_1}; // .code = 0x4e2, .mask = 0x24, .missing = 0xf
inline constexpr listed owned_core_2{{&list, 0x444e2, 0x0, 0x7800000000049b2, 0x0}, {}, &owned_core_2}; // .code = 0x4e2, .mask = 0x44, .missing = 0xf
inline constexpr listed owned_core_3{{&list, 0x844e2, 0x0, 0x7800000000049df, 0x0}, {}, &owned_core_3}; // .code = 0x4e2, .mask = 0x84, .missing = 0xf
inline constexpr listed modified_core_0{{&list, 0x184e2, 0x0, 0x780000000004a0c, 0x0}, {}, &modified_core_0}; // .code = 0x4e2, .mask = 0x18, .missing = 0xf
inline constexpr listed modified_core_1{{&list, 0x284e2, 0x0, 0x780000000004a3c, 0x0}, {}, &modified_core_1}; // .code = 0x4e2, .mask = 0x28, .missing = 0xf
inline constexpr listed modified_core_2{{&list, 0x484e2, 0x0, 0x780000000004a6c, 0x0}, {}, &modified_core_2}; // .code = 0x4e2, .mask = 0x48, .missing = 0xf
inline constexpr listed modified_core_3{{&list, 0x884e2, 0x0, 0x780000000004a9c, 0x0}, {}, &modified_core_3}; // .code = 0x4e2, .mask = 0x88, .missing = 0xf
} // namespace l3_fills_caused_by_l2_evictions

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{{&list, 0x1024, 0x0, 0x56d, 0x0}, {}, &executed}; // .code = 0x24, .mask = 0x1
inline constexpr listed cycles_speculative_phase{{&list, 0x2024, 0x0, 0x400000000000581, 0x0}, {}, &cycles_speculative_phase}; // .code = 0x24, .mask = 0x2, .missing = 0x8
inline constexpr listed cycles_non_speculative_phase{{&list, 0x4024, 0x0, 0x4000000000005a5, 0x0}, {}, &cycles_non_speculative_phase}; // .code = 0x24, .mask = 0x4, .missing = 0x8
inline constexpr listed cycles_waiting{{&list, 0x8024, 0x0, 0x5800000000005cd, 0x0}, {}, &cycles_waiting}; // .code = 0x24, .mask = 0x8, .missing = 0xb
inline constexpr listed all{{&list, 0xf024, 0x0, 0x5800000000005e7, 0x0}, {}, &all}; // .code = 0x24, .mask = 0xf, .missing = 0xb
} // namespace locked_ops

namespace mab_requests {
using namespace core_events;
inline constexpr listed buffer_0{{&list, 0x68, 0x0, 0x780000000000f57, 0x0}, {}, &buffer_0}; // .code = 0x68, .missing = 0xf
inline constexpr listed buffer_1{{&list, 0x1068, 0x0, 0x780000000000f6d, 0x0}, {}, &buffer_1}; // .code = 0x68, .mask = 0x1, .missing = 0xf
inline constexpr listed buffer_2{{&list, 0x2068, 0x0, 0x780000000000f83, 0x0}, {}, &buffer_2}; // .code = 0x68, .mask = 0x2, .missing = 0xf
inline constexpr listed buffer_3{{&list, 0x3068, 0x0, 0x780000000000f99, 0x0}, {}, &buffer_3}; // .code = 0x68, .mask = 0x3, .missing = 0xf
inline constexpr listed buffer_4{{&list, 0x4068, 0x0, 0x780000000000faf, 0x0}, {}, &buffer_4}; // .code = 0x68, .mask = 0x4, .missing = 0xf
inline constexpr listed buffer_5{{&list, 0x5068, 0x0, 0x780000000000fc5, 0x0}, {}, &buffer_5}; // .code = 0x68, .mask = 0x5, .missing = 0xf
inline constexpr listed buffer_6{{&list, 0x6068, 0x0, 0x780000000000fdb, 0x0}, {}, &buffer_6}; // .code = 0x68, .mask = 0x6, .missing = 0xf
inline constexpr listed buffer_7{{&list, 0x7068, 0x0, 0x780000000000ff1, 0x0}, {}, &buffer_7}; // .code = 0x68, .mask = 0x7, .missing = 0xf
inline constexpr listed buffer_8{{&list, 0x8068, 0x0, 0x780000000001007, 0x0}, {}, &buffer_8}; // .code = 0x68, .mask = 0x8, .missing = 0xf
inline constexpr listed buffer_9{{&list, 0x9068, 0x0, 0x78000000000101d, 0x0}, {}, &buffer_9}; // .code = 0x68, .mask = 0x9, .missing = 0xf
} // namespace mab_requests

namespace mab_wait_cycles {
using namespace core_events;
inline constexpr listed buffer_0{{&list, 0x69, 0x0, 0x780000000001033, 0x0}, {}, &buffer_0}; // .code = 0x69, .missing = 0xf
inline constexpr listed buffer_1{{&list, 0x1069, 0x0, 0x78000000000104c, 0x0}, {}, &buffer_1}; // .code = 0x69, .mask = 0x1, .missing = 0xf
inline constexpr listed buffer_2{{&list, 0x2069, 0x0, 0x780000000001065, 0x0}, {}, &buffer_2}; // .code = 0x69, .mask = 0x2, .missing = 0xf
inline constexpr listed buffer_3{{&list, 0x3069, 0x0, 0x78000000000107e, 0x0}, {}, &buffer_3}; // .code = 0x69, .mask = 0x3, .missing = 0xf
inline constexpr listed buffer_4{{&list, 0x4069, 0x0, 0x780000000001097, 0x0}, {}, &buffer_4}; // .code = 0x69, .mask = 0x4, .missing = 0xf
inline constexpr listed buffer_5{{&list, 0x5069, 0x0, 0x7800000000010b0, 0x0}, {}, &buffer_5}; // .code = 0x69, .mask = 0x5, .missing = 0xf
inline constexpr listed buffer_6{{&list, 0x6069, 0x0, 0x7800000000010c9, 0x0}, {}, &buffer_6}; // .code = 0x69, .mask = 0x6, .missing = 0xf
inline constexpr listed buffer_7{{&list, 0x7069, 0x0, 0x7800000000010e2, 0x0}, {}, &buffer_7}; // .code = 0x69, .mask = 0x7, .missing = 0xf
inline constexpr listed buffer_8{{&list, 0x8069, 0x0, 0x7800000000010fb, 0x0}, {}, &buffer_8}; // .code = 0x69, .mask = 0x8, .missing = 0xf
inline constexpr listed buffer_9{{&list, 0x9069, 0x0, 0x780000000001114, 0x0}, {}, &buffer_9}; // .code = 0x69, .mask = 0x9, .missing = 0xf
} // namespace mab_wait_cycles

namespace memory_controller_bypass {
using namespace core_events;
inline constexpr listed high_priority{{&list, 0x10e4, 0x0, 0x700000000001ef8, 0x0}, {}, &high_priority}; // .code = 0xe4, .mask = 0x1, .missing = 0xe
inline constexpr listed low_priority{{&list, 0x20e4, 0x0, 0x700000000001f1f, 0x0}, {}, &low_priority}; // .code = 0xe4, .mask = 0x2, .missing = 0xe
inline constexpr listed dram_interface{{&list, 0x40e4, 0x0, 0x700000000001f45, 0x0}, {}, &dram_interface}; // .code = 0xe4, .mask = 0x4, .missing = 0xe
inline constexpr listed dram_queue{{&list, 0x80e4, 0x0, 0x700000000001f6d, 0x0}, {}, &dram_queue}; // .code = 0xe4, .mask = 0x8, .missing = 0xe
inline constexpr listed all{{&list, 0xf0e4, 0x0, 0x700000000001f91, 0x0}, {}, &all}; // .code = 0xe4, .mask = 0xf, .missing = 0xe
} // namespace memory_controller_bypass

namespace memory_controller_page_table_overflows {
using namespace core_events;
inline constexpr listed dct0_page_table_overflow{{&list, 0x10e1, 0x0, 0x780000000001c77, 0x0}, {}, &dct0_page_table_overflow}; // .code = 0xe1, .mask = 0x1, .missing = 0xf
inline constexpr listed dct1_page_table_overflow{{&list, 0x20e1, 0x0, 0x780000000001cb7, 0x0}, {}, &dct1_page_table_overflow}; // .code = 0xe1, .mask = 0x2, .missing = 0xf
inline constexpr listed all{{&list, 0x30e1, 0x0, 0x780000000001cf7, 0x0}, {}, &all}; // .code = 0xe1, .mask = 0x3, .missing = 0xf
} // namespace memory_controller_page_table_overflows

namespace memory_controller_requests {
using namespace core_events;
inline constexpr listed write_requests{{&list, 0x11f0, 0x0, 0x78000000000257b, 0x0}, {}, &write_requests}; // .code = 0x1f0, .mask = 0x1, .missing = 0xf
inline constexpr listed read_requests{{&list, 0x21f0, 0x0, 0x7800000000025a5, 0x0}, {}, &read_requests}; // .code = 0x1f0, .mask = 0x2, .missing = 0xf
inline constexpr listed prefetch_requests{{&list, 0x41f0, 0x0, 0x7800000000025ce, 0x0}, {}, &prefetch_requests}; // .code = 0x1f0, .mask = 0x4, .missing = 0xf
inline constexpr listed _32_bytes_writes{{&list, 0x81f0, 0x0, 0x800000000025fb, 0x0}, {}, &_32_bytes_writes}; // .code = 0x1f0, .mask = 0x8, .missing = 0x1
inline constexpr listed _64_bytes_writes{{&list, 0x101f0, 0x0, 0x80000000002626, 0x0}, {}, &_64_bytes_writes}; // .code = 0x1f0, .mask = 0x10, .missing = 0x1
inline constexpr listed _32_bytes_reads{{&list, 0x201f0, 0x0, 0x80000000002651, 0x0}, {}, &_32_bytes_reads}; // .code = 0x1f0, .mask = 0x20, .missing = 0x1
inline constexpr listed _64_bytes_reads{{&list, 0x401f0, 0x0, 0x8000000000267b, 0x0}, {}, &_64_bytes_reads}; // .code = 0x1f0, .mask = 0x40, .missing = 0x1
inline constexpr listed read_requests_while_writes_requests{{&list, 0x801f0, 0x0, 0x7800000000026a5, 0x0}, {}, &read_requests_while_writes_requests}; // .code = 0x1f0, .mask = 0x80, .missing = 0xf
inline constexpr listed all{{&list, 0xff1f0, 0x0, 0x7800000000026e4, 0x0}, {}, &all}; // .code = 0x1f0, .mask = 0xff, .missing = 0xf
} // namespace memory_controller_requests

namespace memory_controller_slot_misses {
using namespace core_events;
inline constexpr listed dct0_command_slots_missed{{&list, 0x10e2, 0x0, 0x780000000001d22, 0x0}, {}, &dct0_command_slots_missed}; // .code = 0xe2, .mask = 0x1, .missing = 0xf
inline constexpr listed dct1_command_slots_missed{{&list, 0x20e2, 0x0, 0x780000000001d5a, 0x0}, {}, &dct1_command_slots_missed}; // .code = 0xe2, .mask = 0x2, .missing = 0xf
inline constexpr listed all{{&list, 0x30e2, 0x0, 0x780000000001d92, 0x0}, {}, &all}; // .code = 0xe2, .mask = 0x3, .missing = 0xf
} // namespace memory_controller_slot_misses

namespace memory_controller_turnarounds {
using namespace core_events;
inline constexpr listed chip_select{{&list, 0x10e3, 0x0, 0x700000000001db4, 0x0}, {}, &chip_select}; // .code = 0xe3, .mask = 0x1, .missing = 0xe
inline constexpr listed read_to_write{{&list, 0x20e3, 0x0, 0x700000000001dde, 0x0}, {}, &read_to_write}; // .code = 0xe3, .mask = 0x2, .missing = 0xe
inline constexpr listed write_to_read{{&list, 0x40e3, 0x0, 0x700000000001e0a, 0x0}, {}, &write_to_read}; // .code = 0xe3, .mask = 0x4, .missing = 0xe
inline constexpr listed dct1_dimm{{&list, 0x80e3, 0x0, 0x780000000001e36, 0x0}, {}, &dct1_dimm}; // .code = 0xe3, .mask = 0x8, .missing = 0xf
inline constexpr listed dct1_read_to_write_turnaround{{&list, 0x100e3, 0x0, 0x780000000001e5e, 0x0}, {}, &dct1_read_to_write_turnaround}; // .code = 0xe3, .mask = 0x10, .missing = 0xf
inline constexpr listed dct1_write_to_read_turnaround{{&list, 0x200e3, 0x0, 0x780000000001e9a, 0x0}, {}, &dct1_write_to_read_turnaround}; // .code = 0xe3, .mask = 0x20, .missing = 0xf
inline constexpr listed all{{&list, 0x3f0e3, 0x0, 0x680000000001ed6, 0x0}, {}, &all}; // .code = 0xe3, .mask = 0x3f, .missing = 0xd
} // namespace memory_controller_turnarounds

namespace memory_requests {
using namespace core_events;
inline constexpr listed non_cacheable{{&list, 0x1065, 0x0, 0xe9d, 0x0}, {}, &non_cacheable}; // .code = 0x65, .mask = 0x1
inline constexpr listed write_combining{{&list, 0x2065, 0x0, 0xebb, 0x0}, {}, &write_combining}; // .code = 0x65, .mask = 0x2
inline constexpr listed streaming_store{{&list, 0x80065, 0x0, 0xedb, 0x0}, {}, &streaming_store}; // .code = 0x65, .mask = 0x80
inline constexpr listed all{{&list, 0x83065, 0x0, 0x200000000000efb, 0x0}, {}, &all}; // .code = 0x65, .mask = 0x83, .missing = 0x4
} // namespace memory_requests

namespace non_cancelled_l3_read_requests {
using namespace core_events;
inline constexpr listed read_block_exclusive{{&list, 0xf14ed, 0x0, 0x780000000004c5b, 0x0}, {}, &read_block_exclusive}; // .code = 0x4ed, .mask = 0xf1, .missing = 0xf
inline constexpr listed read_block_shared{{&list, 0xf24ed, 0x0, 0x780000000004c8f, 0x0}, {}, &read_block_shared}; // .code = 0x4ed, .mask = 0xf2, .missing = 0xf
inline constexpr listed read_block_modify{{&list, 0xf44ed, 0x0, 0x780000000004cc0, 0x0}, {}, &read_block_modify}; // .code = 0x4ed, .mask = 0xf4, .missing = 0xf
inline constexpr listed any_read{{&list, 0xf74ed, 0x0, 0x780000000004cf1, 0x0}, {}, &any_read}; // .code = 0x4ed, .mask = 0xf7, .missing = 0xf
inline constexpr listed all_cores{{&list, 0xf74ed, 0x0, 0x780000000004d19, 0x0}, {}, &all_cores}; // .code = 0x4ed, .mask = 0xf7, .missing = 0xf
} // namespace non_cancelled_l3_read_requests

namespace page_size_mismatches {
using namespace core_events;
inline constexpr listed guest_larger{{&list, 0x1165, 0x0, 0x580000000004b31, 0x0}, {}, &guest_larger}; // .code = 0x165, .mask = 0x1, .missing = 0xb
inline constexpr listed mtrr_mismatch{{&list, 0x2165, 0x0, 0x580000000004b53, 0x0}, {}, &mtrr_mismatch}; // .code = 0x165, .mask = 0x2, .missing = 0xb
inline constexpr listed host_larger{{&list, 0x4165, 0x0, 0x580000000004b76, 0x0}, {}, &host_larger}; // .code = 0x165, .mask = 0x4, .missing = 0xb
inline constexpr listed all{{&list, 0x7165, 0x0, 0x580000000004b97, 0x0}, {}, &all}; // .code = 0x165, .mask = 0x7, .missing = 0xb
} // namespace page_size_mismatches

namespace prefetch_instructions_dispatched {
using namespace core_events;
inline constexpr listed load{{&list, 0x104b, 0x0, 0xca0, 0x0}, {}, &load}; // .code = 0x4b, .mask = 0x1
inline constexpr listed store{{&list, 0x204b, 0x0, 0xcc6, 0x0}, {}, &store}; // .code = 0x4b, .mask = 0x2
inline constexpr listed nta{{&list, 0x404b, 0x0, 0xced, 0x0}, {}, &nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed all{{&list, 0x704b, 0x0, 0xd12, 0x0}, {}, &all}; // .code = 0x4b, .mask = 0x7
} // namespace prefetch_instructions_dispatched

namespace probe {
using namespace core_events;
inline constexpr listed miss{{&list, 0x10ec, 0x0, 0x23e8, 0x0}, {}, &miss}; // .code = 0xec, .mask = 0x1
inline constexpr listed hit_clean{{&list, 0x20ec, 0x0, 0x23f3, 0x0}, {}, &hit_clean}; // .code = 0xec, .mask = 0x2
inline constexpr listed hit_dirty_no_memory_cancel{{&list, 0x40ec, 0x0, 0x2403, 0x0}, {}, &hit_dirty_no_memory_cancel}; // .code = 0xec, .mask = 0x4
inline constexpr listed hit_dirty_with_memory_cancel{{&list, 0x80ec, 0x0, 0x2424, 0x0}, {}, &hit_dirty_with_memory_cancel}; // .code = 0xec, .mask = 0x8
inline constexpr listed upstream_display_refresh_reads{{&list, 0x100ec, 0x0, 0x600000000002447, 0x0}, {}, &upstream_display_refresh_reads}; // .code = 0xec, .mask = 0x10, .missing = 0xc
inline constexpr listed upstream_non_display_refresh_reads{{&list, 0x200ec, 0x0, 0x60000000000246c, 0x0}, {}, &upstream_non_display_refresh_reads}; // .code = 0xec, .mask = 0x20, .missing = 0xc
inline constexpr listed upstream_writes{{&list, 0x400ec, 0x0, 0x700000000002495, 0x0}, {}, &upstream_writes}; // .code = 0xec, .mask = 0x40, .missing = 0xe
inline constexpr listed upstream_non_isoc_writes{{&list, 0x800ec, 0x0, 0x6800000000024ab, 0x0}, {}, &upstream_non_isoc_writes}; // .code = 0xec, .mask = 0x80, .missing = 0xd
inline constexpr listed all{{&list, 0xff0ec, 0x0, 0x6800000000024ca, 0x0}, {}, &all}; // .code = 0xec, .mask = 0xff, .missing = 0xd
} // namespace probe

namespace quadwords_written_to_system {
using namespace core_events;
inline constexpr listed quadword_write_transfer{{&list, 0x106d, 0x0, 0x6000000000011e0, 0x0}, {}, &quadword_write_transfer}; // .code = 0x6d, .mask = 0x1, .missing = 0xc
inline constexpr listed all{{&list, 0x106d, 0x0, 0x600000000001214, 0x0}, {}, &all}; // .code = 0x6d, .mask = 0x1, .missing = 0xc
} // namespace quadwords_written_to_system

namespace read_request_to_l3_cache {
using namespace core_events;
inline constexpr listed read_block_exclusive{{&list, 0xf14e0, 0x0, 0x780000000003faf, 0x0}, {}, &read_block_exclusive}; // .code = 0x4e0, .mask = 0xf1, .missing = 0xf
inline constexpr listed read_block_shared{{&list, 0xf24e0, 0x0, 0x780000000003fdd, 0x0}, {}, &read_block_shared}; // .code = 0x4e0, .mask = 0xf2, .missing = 0xf
inline constexpr listed read_block_modify{{&list, 0xf44e0, 0x0, 0x780000000004008, 0x0}, {}, &read_block_modify}; // .code = 0x4e0, .mask = 0xf4, .missing = 0xf
inline constexpr listed any_read{{&list, 0xf74e0, 0x0, 0x780000000004033, 0x0}, {}, &any_read}; // .code = 0x4e0, .mask = 0xf7, .missing = 0xf
inline constexpr listed all_cores{{&list, 0xf74e0, 0x0, 0x780000000004055, 0x0}, {}, &all_cores}; // .code = 0x4e0, .mask = 0xf7, .missing = 0xf
inline constexpr listed core_0{{&list, 0x174e0, 0x0, 0x780000000004078, 0x0}, {}, &core_0}; // .code = 0x4e0, .mask = 0x17, .missing = 0xf
inline constexpr listed core_1{{&list, 0x274e0, 0x0, 0x780000000004098, 0x0}, {}, &core_1}; // .code = 0x4e0, .mask = 0x27, .missing = 0xf
inline constexpr listed core_2{{&list, 0x474e0, 0x0, 0x7800000000040b8, 0x0}, {}, &core_2}; // .code = 0x4e0, .mask = 0x47, .missing = 0xf
inline constexpr listed core_3{{&list, 0x874e0, 0x0, 0x7800000000040d8, 0x0}, {}, &core_3}; // .code = 0x4e0, .mask = 0x87, .missing = 0xf
inline constexpr listed read_block_exclusive_core_0{{&list, 0x114e0, 0x0, 0x7800000000040f8, 0x0}, {}, &read_block_exclusive_core_0}; // .code = 0x4e0, .mask = 0x11, .missing = 0xf
inline constexpr listed read_block_exclusive_core_1{{&list, 0x214e0, 0x0, 0x78000000000412d, 0x0}, {}, &read_block_exclusive_core_1}; // .code = 0x4e0, .mask = 0x21, .missing = 0xf
inline constexpr listed read_block_exclusive_core_2{{&list, 0x414e0, 0x0, 0x780000000004162, 0x0}, {}, &read_block_exclusive_core_2}; // .code = 0x4e0, .mask = 0x41, .missing = 0xf
inline constexpr listed read_block_exclusive_core_3{{&list, 0x814e0, 0x0, 0x780000000004197, 0x0}, {}, &read_block_exclusive_core_3}; // .code = 0x4e0, .mask = 0x81, .missing = 0xf
inline constexpr listed read_block_shared_core_0{{&list, 0x124e0, 0x0, 0x7800000000041cc, 0x0}, {}, &read_block_shared_core_0}; // .code = 0x4e0, .mask = 0x12, .missing = 0xf
inline constexpr listed read_block_shared_core_1{{&list, 0x224e0, 0x0, 0x7800000000041fe, 0x0}, {}, &read_block_shared_core_1}; // .code = 0x4e0, .mask = 0x22, .missing = 0xf
inline constexpr listed read_block_shared_core_2{{&list, 0x424e0, 0x0, 0x780000000004230, 0x0}, {}, &read_block_shared_core_2}; // .code = 0x4e0, .mask = 0x42, .missing = 0xf
inline constexpr listed read_block_shared_core_3{{&list, 0x824e0, 0x0, 0x780000000004262, 0x0}, {}, &read_block_shared_core_3}; // .code = 0x4e0, .mask = 0x82, .missing = 0xf
inline constexpr listed read_block_modify_core_0{{&list, 0x144e0, 0x0, 0x780000000004294, 0x0}, {}, &read_block_modify_core_0}; // .code = 0x4e0, .mask = 0x14, .missing = 0xf
inline constexpr listed read_block_modify_core_1{{&list, 0x244e0, 0x0, 0x7800000000042c6, 0x0}, {}, &read_block_modify_core_1}; // .code = 0x4e0, .mask = 0x24, .missing = 0xf
inline constexpr listed read_block_modify_core_2{{&list, 0x444e0, 0x0, 0x7800000000042f8, 0x0}, {}, &read_block_modify_core_2}; // .code = 0x4e0, .mask = 0x44, .missing = 0xf
inline constexpr listed read_block_modify_core_3{{&list, 0x844e0, 0x0, 0x78000000000432a, 0x0}, {}, &read_block_modify_core_3}; // .code = 0x4e0, .mask = 0x84, .missing = 0xf
} // namespace read_request_to_l3_cache

namespace requests_to_l2 {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107d, 0x0, 0x1245, 0x0}, {}, &instructions}; // .code = 0x7d, .mask = 0x1
inline constexpr listed data{{&list, 0x207d, 0x0, 0x1261, 0x0}, {}, &data}; // .code = 0x7d, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407d, 0x0, 0x400000000001275, 0x0}, {}, &tlb_walk}; // .code = 0x7d, .mask = 0x4, .missing = 0x8
inline constexpr listed snoop{{&list, 0x807d, 0x0, 0x128d, 0x0}, {}, &snoop}; // .code = 0x7d, .mask = 0x8
inline constexpr listed cancelled{{&list, 0x1007d, 0x0, 0x4000000000012a2, 0x0}, {}, &cancelled}; // .code = 0x7d, .mask = 0x10, .missing = 0x8
inline constexpr listed hw_prefetch_from_dc{{&list, 0x2007d, 0x0, 0x5800000000012bb, 0x0}, {}, &hw_prefetch_from_dc}; // .code = 0x7d, .mask = 0x20, .missing = 0xb
inline constexpr listed all{{&list, 0x3f07d, 0x0, 0x5800000000012de, 0x0}, {}, &all}; // .code = 0x7d, .mask = 0x3f, .missing = 0xb
} // namespace requests_to_l2

namespace retired_fastpath_double_op_instructions {
using namespace core_events;
inline constexpr listed position_0{{&list, 0x10cc, 0x0, 0x60000000000182d, 0x0}, {}, &position_0}; // .code = 0xcc, .mask = 0x1, .missing = 0xc
inline constexpr listed position_1{{&list, 0x20cc, 0x0, 0x600000000001860, 0x0}, {}, &position_1}; // .code = 0xcc, .mask = 0x2, .missing = 0xc
inline constexpr listed position_2{{&list, 0x40cc, 0x0, 0x600000000001893, 0x0}, {}, &position_2}; // .code = 0xcc, .mask = 0x4, .missing = 0xc
inline constexpr listed all{{&list, 0x70cc, 0x0, 0x6000000000018c6, 0x0}, {}, &all}; // .code = 0xcc, .mask = 0x7, .missing = 0xc
} // namespace retired_fastpath_double_op_instructions

namespace retired_mmx_and_fp_instructions {
using namespace core_events;
inline constexpr listed x87{{&list, 0x10cb, 0x0, 0x400000000001783, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1, .missing = 0x8
inline constexpr listed mmx_and_3dnow{{&list, 0x20cb, 0x0, 0x4000000000017a7, 0x0}, {}, &mmx_and_3dnow}; // .code = 0xcb, .mask = 0x2, .missing = 0x8
inline constexpr listed packed_sse_and_sse2{{&list, 0x40cb, 0x0, 0x6000000000017d5, 0x0}, {}, &packed_sse_and_sse2}; // .code = 0xcb, .mask = 0x4, .missing = 0xc
inline constexpr listed all{{&list, 0x70cb, 0x0, 0x580000000001809, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0x7, .missing = 0xb
} // namespace retired_mmx_and_fp_instructions

namespace retired_move_ops {
using namespace core_events;
inline constexpr listed low_qw_move_uops{{&list, 0x1004, 0x0, 0x580000000000232, 0x0}, {}, &low_qw_move_uops}; // .code = 0x04, .mask = 0x1, .missing = 0xb
inline constexpr listed high_qw_move_uops{{&list, 0x2004, 0x0, 0x580000000000254, 0x0}, {}, &high_qw_move_uops}; // .code = 0x04, .mask = 0x2, .missing = 0xb
inline constexpr listed all_other_merging_move_uops{{&list, 0x4004, 0x0, 0x180000000000277, 0x0}, {}, &all_other_merging_move_uops}; // .code = 0x04, .mask = 0x4, .missing = 0x3
inline constexpr listed all_other_move_uops{{&list, 0x8004, 0x0, 0x1800000000002a4, 0x0}, {}, &all_other_move_uops}; // .code = 0x04, .mask = 0x8, .missing = 0x3
inline constexpr listed all{{&list, 0xf004, 0x0, 0x5800000000002c9, 0x0}, {}, &all}; // .code = 0x04, .mask = 0xf, .missing = 0xb
} // namespace retired_move_ops

namespace retired_serializing_ops {
using namespace core_events;
inline constexpr listed sse_bottom_executing_uops{{&list, 0x1005, 0x0, 0x1800000000002de, 0x0}, {}, &sse_bottom_executing_uops}; // .code = 0x05, .mask = 0x1, .missing = 0x3
inline constexpr listed sse_bottom_serializing_uops{{&list, 0x2005, 0x0, 0x180000000000310, 0x0}, {}, &sse_bottom_serializing_uops}; // .code = 0x05, .mask = 0x2, .missing = 0x3
inline constexpr listed x87_bottom_executing_uops{{&list, 0x4005, 0x0, 0x180000000000344, 0x0}, {}, &x87_bottom_executing_uops}; // .code = 0x05, .mask = 0x4, .missing = 0x3
inline constexpr listed x87_bottom_serializing_uops{{&list, 0x8005, 0x0, 0x180000000000376, 0x0}, {}, &x87_bottom_serializing_uops}; // .code = 0x05, .mask = 0x8, .missing = 0x3
inline constexpr listed all{{&list, 0xf005, 0x0, 0x1800000000003aa, 0x0}, {}, &all}; // .code = 0x05, .mask = 0xf, .missing = 0x3
} // namespace retired_serializing_ops

namespace retired_sse_operations {
using namespace core_events;
inline constexpr listed single_add_sub_ops{{&list, 0x1003, 0x0, 0x18000000000010c, 0x0}, {}, &single_add_sub_ops}; // .code = 0x03, .mask = 0x1, .missing = 0x3
inline constexpr listed single_mul_ops{{&list, 0x2003, 0x0, 0x180000000000136, 0x0}, {}, &single_mul_ops}; // .code = 0x03, .mask = 0x2, .missing = 0x3
inline constexpr listed single_div_ops{{&list, 0x4003, 0x0, 0x18000000000015c, 0x0}, {}, &single_div_ops}; // .code = 0x03, .mask = 0x4, .missing = 0x3
inline constexpr listed double_add_sub_ops{{&list, 0x8003, 0x0, 0x180000000000182, 0x0}, {}, &double_add_sub_ops}; // .code = 0x03, .mask = 0x8, .missing = 0x3
inline constexpr listed double_mul_ops{{&list, 0x10003, 0x0, 0x1800000000001ac, 0x0}, {}, &double_mul_ops}; // .code = 0x03, .mask = 0x10, .missing = 0x3
inline constexpr listed double_div_ops{{&list, 0x20003, 0x0, 0x1800000000001d2, 0x0}, {}, &double_div_ops}; // .code = 0x03, .mask = 0x20, .missing = 0x3
inline constexpr listed op_type{{&list, 0x40003, 0x0, 0x1800000000001f8, 0x0}, {}, &op_type}; // .code = 0x03, .mask = 0x40, .missing = 0x3
inline constexpr listed all{{&list, 0x7f003, 0x0, 0x180000000000217, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x7f, .missing = 0x3
} // namespace retired_sse_operations

namespace retired_x87_ops {
using namespace core_events;
inline constexpr listed add_sub_ops{{&list, 0x11c0, 0x0, 0x580000000004bb0, 0x0}, {}, &add_sub_ops}; // .code = 0x1c0, .mask = 0x1, .missing = 0xb
inline constexpr listed mul_ops{{&list, 0x21c0, 0x0, 0x580000000004bcc, 0x0}, {}, &mul_ops}; // .code = 0x1c0, .mask = 0x2, .missing = 0xb
inline constexpr listed div_ops{{&list, 0x41c0, 0x0, 0x580000000004be4, 0x0}, {}, &div_ops}; // .code = 0x1c0, .mask = 0x4, .missing = 0xb
inline constexpr listed all{{&list, 0x71c0, 0x0, 0x580000000004bfc, 0x0}, {}, &all}; // .code = 0x1c0, .mask = 0x7, .missing = 0xb
} // namespace retired_x87_ops

namespace scrubber_single_bit_ecc_errors {
using namespace core_events;
inline constexpr listed scrubber_error{{&list, 0x104a, 0x0, 0x600000000000bbb, 0x0}, {}, &scrubber_error}; // .code = 0x4a, .mask = 0x1, .missing = 0xc
inline constexpr listed piggyback_error{{&list, 0x204a, 0x0, 0x600000000000be9, 0x0}, {}, &piggyback_error}; // .code = 0x4a, .mask = 0x2, .missing = 0xc
inline constexpr listed load_pipe_error{{&list, 0x404a, 0x0, 0x780000000000c18, 0x0}, {}, &load_pipe_error}; // .code = 0x4a, .mask = 0x4, .missing = 0xf
inline constexpr listed store_write_pipe_error{{&list, 0x804a, 0x0, 0x780000000000c47, 0x0}, {}, &store_write_pipe_error}; // .code = 0x4a, .mask = 0x8, .missing = 0xf
inline constexpr listed all{{&list, 0xf04a, 0x0, 0x780000000000c7d, 0x0}, {}, &all}; // .code = 0x4a, .mask = 0xf, .missing = 0xf
} // namespace scrubber_single_bit_ecc_errors

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

namespace sized_commands {
using namespace core_events;
inline constexpr listed non_posted_write_byte{{&list, 0x10eb, 0x0, 0x2300, 0x0}, {}, &non_posted_write_byte}; // .code = 0xeb, .mask = 0x1
inline constexpr listed non_posted_write_dword{{&list, 0x20eb, 0x0, 0x2325, 0x0}, {}, &non_posted_write_dword}; // .code = 0xeb, .mask = 0x2
inline constexpr listed posted_write_byte{{&list, 0x40eb, 0x0, 0x234b, 0x0}, {}, &posted_write_byte}; // .code = 0xeb, .mask = 0x4
inline constexpr listed posted_write_dword{{&list, 0x80eb, 0x0, 0x236c, 0x0}, {}, &posted_write_dword}; // .code = 0xeb, .mask = 0x8
inline constexpr listed read_byte_4_bytes{{&list, 0x100eb, 0x0, 0x238e, 0x0}, {}, &read_byte_4_bytes}; // .code = 0xeb, .mask = 0x10
inline constexpr listed read_dword_1_16_dwords{{&list, 0x200eb, 0x0, 0x23af, 0x0}, {}, &read_dword_1_16_dwords}; // .code = 0xeb, .mask = 0x20
inline constexpr listed all{{&list, 0x3f0eb, 0x0, 0x800000000023d5, 0x0}, {}, &all}; // .code = 0xeb, .mask = 0x3f, .missing = 0x1
} // namespace sized_commands

namespace system_read_responses {
using namespace core_events;
inline constexpr listed exclusive{{&list, 0x106c, 0x0, 0x20000000000112d, 0x0}, {}, &exclusive}; // .code = 0x6c, .mask = 0x1, .missing = 0x4
inline constexpr listed modified{{&list, 0x206c, 0x0, 0x20000000000114d, 0x0}, {}, &modified}; // .code = 0x6c, .mask = 0x2, .missing = 0x4
inline constexpr listed shared{{&list, 0x406c, 0x0, 0x20000000000116c, 0x0}, {}, &shared}; // .code = 0x6c, .mask = 0x4, .missing = 0x4
inline constexpr listed owned{{&list, 0x806c, 0x0, 0x380000000001189, 0x0}, {}, &owned}; // .code = 0x6c, .mask = 0x8, .missing = 0x7
inline constexpr listed data_error{{&list, 0x1006c, 0x0, 0x2800000000011a5, 0x0}, {}, &data_error}; // .code = 0x6c, .mask = 0x10, .missing = 0x5
inline constexpr listed all{{&list, 0x1f06c, 0x0, 0x7800000000011c6, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x1f, .missing = 0xf
} // namespace system_read_responses

namespace thermal_status_and_ecc_errors {
using namespace core_events;
inline constexpr listed clks_die_temp_too_high{{&list, 0x40e8, 0x0, 0x700000000001fae, 0x0}, {}, &clks_die_temp_too_high}; // .code = 0xe8, .mask = 0x4, .missing = 0xe
inline constexpr listed clks_temp_threshold_exceeded{{&list, 0x80e8, 0x0, 0x700000000001fe3, 0x0}, {}, &clks_temp_threshold_exceeded}; // .code = 0xe8, .mask = 0x8, .missing = 0xe
inline constexpr listed stc_trip_points_crossed{{&list, 0x100e8, 0x0, 0x78000000000201e, 0x0}, {}, &stc_trip_points_crossed}; // .code = 0xe8, .mask = 0x10, .missing = 0xf
inline constexpr listed clocks_htc_p_state_inactive{{&list, 0x200e8, 0x0, 0x780000000002054, 0x0}, {}, &clocks_htc_p_state_inactive}; // .code = 0xe8, .mask = 0x20, .missing = 0xf
inline constexpr listed clocks_htc_p_state_active{{&list, 0x400e8, 0x0, 0x78000000000208e, 0x0}, {}, &clocks_htc_p_state_active}; // .code = 0xe8, .mask = 0x40, .missing = 0xf
inline constexpr listed all{{&list, 0x7c0e8, 0x0, 0x7800000000020c6, 0x0}, {}, &all}; // .code = 0xe8, .mask = 0x7c, .missing = 0xf
} // namespace thermal_status_and_ecc_errors

namespace core_events {
inline constexpr const listed *events[] = {
    &cycles_no_fpu_ops_retired, &dispatched_fpu_ops_fast_flag,
    &pipeline_restart_due_to_self_modifying_code, &pipeline_restart_due_to_probe_hit,
    &ls_buffer_2_full_cycles, &retired_clflush_instructions, &retired_cpuid_instructions,
    &smis_received, &data_cache_accesses, &data_cache_misses, &misaligned_accesses,
    &microarchitectural_late_cancel_of_an_access, &microarchitectural_early_cancel_of_an_access,
    &global_tlb_flushes, &cpu_clk_unhalted, &instruction_cache_fetches, &instruction_cache_misses,
    &instruction_cache_refills_from_l2, &instruction_cache_refills_from_system,
    &l1_itlb_miss_and_l2_itlb_hit, &pipeline_restart_due_to_instruction_stream_probe,
    &instruction_fetch_stall, &return_stack_hits, &return_stack_overflows,
    &instruction_cache_victims, &itlb_reloads, &itlb_reloads_aborted, &retired_instructions,
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
    &dr3_breakpoint_matches, &ibs_ops_tagged, &lfence_inst_retired, &sfence_inst_retired,
    &mfence_inst_retired, &cache_block::victim_writeback, &cache_block::dcache_load_miss,
    &cache_block::shared_icache_refill, &cache_block::read_block_modified,
    &cache_block::read_to_dirty, &cache_block::all,
    &cancelled_store_to_load_forward_operations::address_mismatches,
    &cancelled_store_to_load_forward_operations::store_is_smaller_than_load,
    &cancelled_store_to_load_forward_operations::misaligned,
    &cancelled_store_to_load_forward_operations::all,
    &cpu_command_latency_to_target_node_0_3_4_7::read_sized,
    &cpu_command_latency_to_target_node_0_3_4_7::write_sized,
    &cpu_command_latency_to_target_node_0_3_4_7::victim_block,
    &cpu_command_latency_to_target_node_0_3_4_7::node_group_select,
    &cpu_command_latency_to_target_node_0_3_4_7::local_to_0_4,
    &cpu_command_latency_to_target_node_0_3_4_7::local_to_1_5,
    &cpu_command_latency_to_target_node_0_3_4_7::local_to_2_6,
    &cpu_command_latency_to_target_node_0_3_4_7::local_to_3_7,
    &cpu_command_latency_to_target_node_0_3_4_7::all, &cpu_io_requests_to_memory_io::i_o_to_i_o,
    &cpu_io_requests_to_memory_io::i_o_to_mem, &cpu_io_requests_to_memory_io::cpu_to_i_o,
    &cpu_io_requests_to_memory_io::cpu_to_mem, &cpu_io_requests_to_memory_io::to_remote_node,
    &cpu_io_requests_to_memory_io::to_local_node, &cpu_io_requests_to_memory_io::from_remote_node,
    &cpu_io_requests_to_memory_io::from_local_node, &cpu_io_requests_to_memory_io::all,
    &cpu_read_command_latency_to_target_node_0_3::read_block,
    &cpu_read_command_latency_to_target_node_0_3::read_block_shared,
    &cpu_read_command_latency_to_target_node_0_3::read_block_modified,
    &cpu_read_command_latency_to_target_node_0_3::change_to_dirty,
    &cpu_read_command_latency_to_target_node_0_3::local_to_0,
    &cpu_read_command_latency_to_target_node_0_3::local_to_1,
    &cpu_read_command_latency_to_target_node_0_3::local_to_2,
    &cpu_read_command_latency_to_target_node_0_3::local_to_3,
    &cpu_read_command_latency_to_target_node_0_3::all,
    &cpu_read_command_latency_to_target_node_4_7::read_block,
    &cpu_read_command_latency_to_target_node_4_7::read_block_shared,
    &cpu_read_command_latency_to_target_node_4_7::read_block_modified,
    &cpu_read_command_latency_to_target_node_4_7::change_to_dirty,
    &cpu_read_command_latency_to_target_node_4_7::local_to_4,
    &cpu_read_command_latency_to_target_node_4_7::local_to_5,
    &cpu_read_command_latency_to_target_node_4_7::local_to_6,
    &cpu_read_command_latency_to_target_node_4_7::local_to_7,
    &cpu_read_command_latency_to_target_node_4_7::all,
    &cpu_read_command_requests_to_target_node_0_3::read_block,
    &cpu_read_command_requests_to_target_node_0_3::read_block_shared,
    &cpu_read_command_requests_to_target_node_0_3::read_block_modified,
    &cpu_read_command_requests_to_target_node_0_3::change_to_dirty,
    &cpu_read_command_requests_to_target_node_0_3::local_to_0,
    &cpu_read_command_requests_to_target_node_0_3::local_to_1,
    &cpu_read_command_requests_to_target_node_0_3::local_to_2,
    &cpu_read_command_requests_to_target_node_0_3::local_to_3,
    &cpu_read_command_requests_to_target_node_0_3::all,
    &cpu_read_command_requests_to_target_node_4_7::read_block,
    &cpu_read_command_requests_to_target_node_4_7::read_block_shared,
    &cpu_read_command_requests_to_target_node_4_7::read_block_modified,
    &cpu_read_command_requests_to_target_node_4_7::change_to_dirty,
    &cpu_read_command_requests_to_target_node_4_7::local_to_4,
    &cpu_read_command_requests_to_target_node_4_7::local_to_5,
    &cpu_read_command_requests_to_target_node_4_7::local_to_6,
    &cpu_read_command_requests_to_target_node_4_7::local_to_7,
    &cpu_read_command_requests_to_target_node_4_7::all,
    &cpu_requests_to_target_node_0_3_4_7::read_sized,
    &cpu_requests_to_target_node_0_3_4_7::write_sized,
    &cpu_requests_to_target_node_0_3_4_7::victim_block,
    &cpu_requests_to_target_node_0_3_4_7::node_group_select,
    &cpu_requests_to_target_node_0_3_4_7::local_to_0_4,
    &cpu_requests_to_target_node_0_3_4_7::local_to_1_5,
    &cpu_requests_to_target_node_0_3_4_7::local_to_2_6,
    &cpu_requests_to_target_node_0_3_4_7::local_to_3_7, &cpu_requests_to_target_node_0_3_4_7::all,
    &cpu_to_dram_requests_to_target_node::local_to_0,
    &cpu_to_dram_requests_to_target_node::local_to_1,
    &cpu_to_dram_requests_to_target_node::local_to_2,
    &cpu_to_dram_requests_to_target_node::local_to_3,
    &cpu_to_dram_requests_to_target_node::local_to_4,
    &cpu_to_dram_requests_to_target_node::local_to_5,
    &cpu_to_dram_requests_to_target_node::local_to_6,
    &cpu_to_dram_requests_to_target_node::local_to_7, &cpu_to_dram_requests_to_target_node::all,
    &data_cache_lines_evicted::invalid, &data_cache_lines_evicted::shared,
    &data_cache_lines_evicted::exclusive, &data_cache_lines_evicted::owned,
    &data_cache_lines_evicted::modified, &data_cache_lines_evicted::by_prefetchnta,
    &data_cache_lines_evicted::not_by_prefetchnta, &data_cache_lines_evicted::all,
    &data_cache_refills::system, &data_cache_refills::l2_shared, &data_cache_refills::l2_exclusive,
    &data_cache_refills::l2_owned, &data_cache_refills::l2_modified, &data_cache_refills::all,
    &data_cache_refills_from_system::invalid, &data_cache_refills_from_system::shared,
    &data_cache_refills_from_system::exclusive, &data_cache_refills_from_system::owned,
    &data_cache_refills_from_system::modified, &data_cache_refills_from_system::all,
    &data_prefetches::cancelled, &data_prefetches::attempted, &data_prefetches::all,
    &dcache_misses_by_locked_instructions::data_cache_misses_by_locked_instructions,
    &dcache_misses_by_locked_instructions::all, &dispatched_fpu::ops_add,
    &dispatched_fpu::ops_multiply, &dispatched_fpu::ops_store,
    &dispatched_fpu::ops_add_pipe_load_ops, &dispatched_fpu::ops_multiply_pipe_load_ops,
    &dispatched_fpu::ops_store_pipe_load_ops, &dispatched_fpu::all, &dram_accesses_page::hit,
    &dram_accesses_page::miss, &dram_accesses_page::conflict, &dram_accesses_page::dct1_page_hit,
    &dram_accesses_page::dct1_page_miss, &dram_accesses_page::dct1_page_conflict,
    &dram_accesses_page::all, &fp_scheduler_cycles::bottom_execute_cycles,
    &fp_scheduler_cycles::bottom_serializing_cycles, &fp_scheduler_cycles::all,
    &fpu_exceptions::x87_reclass_microfaults, &fpu_exceptions::sse_retype_microfaults,
    &fpu_exceptions::sse_reclass_microfaults, &fpu_exceptions::sse_and_x87_microtraps,
    &fpu_exceptions::all, &gart::aperture_hit_from_cpu, &gart::aperture_hit_from_io, &gart::miss,
    &gart::request_hit_table_walk, &gart::dev_hit, &gart::dev_miss, &gart::dev_error,
    &gart::multiple_table_walk, &gart::all, &hypertransport_link0::command_dword_sent,
    &hypertransport_link0::data_dword_sent, &hypertransport_link0::buffer_release_dword_sent,
    &hypertransport_link0::nop_dword_sent, &hypertransport_link0::address_ext_dword_sent,
    &hypertransport_link0::per_packet_crc_sent, &hypertransport_link0::all,
    &hypertransport_link0::sublink_mask, &hypertransport_link0::command_dword_sent_sublink_mask,
    &hypertransport_link0::data_dword_sent_sublink_mask,
    &hypertransport_link0::buffer_release_dword_sent_sublink_mask,
    &hypertransport_link0::nop_dword_sent_sublink_mask,
    &hypertransport_link0::address_ext_dword_sent_sublink_mask,
    &hypertransport_link0::per_packet_crc_sent_sublink_mask,
    &hypertransport_link1::command_dword_sent, &hypertransport_link1::data_dword_sent,
    &hypertransport_link1::buffer_release_dword_sent, &hypertransport_link1::nop_dword_sent,
    &hypertransport_link1::address_ext_dword_sent, &hypertransport_link1::per_packet_crc_sent,
    &hypertransport_link1::all, &hypertransport_link1::sublink_mask,
    &hypertransport_link1::command_dword_sent_sublink_mask,
    &hypertransport_link1::data_dword_sent_sublink_mask,
    &hypertransport_link1::buffer_release_dword_sent_sublink_mask,
    &hypertransport_link1::nop_dword_sent_sublink_mask,
    &hypertransport_link1::address_ext_dword_sent_sublink_mask,
    &hypertransport_link1::per_packet_crc_sent_sublink_mask,
    &hypertransport_link2::command_dword_sent, &hypertransport_link2::data_dword_sent,
    &hypertransport_link2::buffer_release_dword_sent, &hypertransport_link2::nop_dword_sent,
    &hypertransport_link2::address_ext_dword_sent, &hypertransport_link2::per_packet_crc_sent,
    &hypertransport_link2::all, &hypertransport_link2::sublink_mask,
    &hypertransport_link2::command_dword_sent_sublink_mask,
    &hypertransport_link2::data_dword_sent_sublink_mask,
    &hypertransport_link2::buffer_release_dword_sent_sublink_mask,
    &hypertransport_link2::nop_dword_sent_sublink_mask,
    &hypertransport_link2::address_ext_dword_sent_sublink_mask,
    &hypertransport_link2::per_packet_crc_sent_sublink_mask,
    &hypertransport_link3::command_dword_sent, &hypertransport_link3::data_dword_sent,
    &hypertransport_link3::buffer_release_dword_sent, &hypertransport_link3::nop_dword_sent,
    &hypertransport_link3::address_ext_dword_sent, &hypertransport_link3::per_packet_crc_sent,
    &hypertransport_link3::all, &hypertransport_link3::sublink_mask,
    &hypertransport_link3::command_dword_sent_sublink_mask,
    &hypertransport_link3::data_dword_sent_sublink_mask,
    &hypertransport_link3::buffer_release_dword_sent_sublink_mask,
    &hypertransport_link3::nop_dword_sent_sublink_mask,
    &hypertransport_link3::address_ext_dword_sent_sublink_mask,
    &hypertransport_link3::per_packet_crc_sent_sublink_mask,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l1,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l2, &ineffective_sw_prefetches::all,
    &instruction_cache_lines_invalidated::invalidating_probe_no_in_flight,
    &instruction_cache_lines_invalidated::invalidating_probe_one_or_more_in_flight,
    &instruction_cache_lines_invalidated::all, &io_to_dram_requests_to_target_node::local_to_0,
    &io_to_dram_requests_to_target_node::local_to_1,
    &io_to_dram_requests_to_target_node::local_to_2,
    &io_to_dram_requests_to_target_node::local_to_3,
    &io_to_dram_requests_to_target_node::local_to_4,
    &io_to_dram_requests_to_target_node::local_to_5,
    &io_to_dram_requests_to_target_node::local_to_6,
    &io_to_dram_requests_to_target_node::local_to_7, &io_to_dram_requests_to_target_node::all,
    &l1_dtlb_and_l2_dtlb_miss::_4k_tlb_reload, &l1_dtlb_and_l2_dtlb_miss::_2m_tlb_reload,
    &l1_dtlb_and_l2_dtlb_miss::_1g_tlb_reload, &l1_dtlb_and_l2_dtlb_miss::all,
    &l1_dtlb_hit::l1_4k_tlb_hit, &l1_dtlb_hit::l1_2m_tlb_hit, &l1_dtlb_hit::l1_1g_tlb_hit,
    &l1_dtlb_hit::all, &l1_dtlb_miss_and_l2_dtlb_hit::l2_4k_tlb_hit,
    &l1_dtlb_miss_and_l2_dtlb_hit::l2_2m_tlb_hit, &l1_dtlb_miss_and_l2_dtlb_hit::all,
    &l1_dtlb_miss_and_l2_dtlb_hit::l2_1g_tlb_hit, &l1_dtlb_miss_and_l2_dtlb_hit::all_umask_07,
    &l1_itlb_miss_and_l2_itlb_miss::_4k_page_fetches,
    &l1_itlb_miss_and_l2_itlb_miss::_2m_page_fetches, &l1_itlb_miss_and_l2_itlb_miss::all,
    &l2_cache_miss::instructions, &l2_cache_miss::data, &l2_cache_miss::tlb_walk,
    &l2_cache_miss::hw_prefetch_from_dc, &l2_cache_miss::all, &l2_fill_writeback::l2_fills,
    &l2_fill_writeback::l2_writebacks, &l2_fill_writeback::all,
    &l3_cache_misses::read_block_exclusive, &l3_cache_misses::read_block_shared,
    &l3_cache_misses::read_block_modify, &l3_cache_misses::any_read, &l3_cache_misses::all_cores,
    &l3_cache_misses::core_0, &l3_cache_misses::core_1, &l3_cache_misses::core_2,
    &l3_cache_misses::core_3, &l3_cache_misses::read_block_exclusive_core_0,
    &l3_cache_misses::read_block_exclusive_core_1, &l3_cache_misses::read_block_exclusive_core_2,
    &l3_cache_misses::read_block_exclusive_core_3, &l3_cache_misses::read_block_shared_core_0,
    &l3_cache_misses::read_block_shared_core_1, &l3_cache_misses::read_block_shared_core_2,
    &l3_cache_misses::read_block_shared_core_3, &l3_cache_misses::read_block_modify_core_0,
    &l3_cache_misses::read_block_modify_core_1, &l3_cache_misses::read_block_modify_core_2,
    &l3_cache_misses::read_block_modify_core_3, &l3_evictions::shared, &l3_evictions::exclusive,
    &l3_evictions::owned, &l3_evictions::modified, &l3_evictions::all,
    &l3_fills_caused_by_l2_evictions::shared, &l3_fills_caused_by_l2_evictions::exclusive,
    &l3_fills_caused_by_l2_evictions::owned, &l3_fills_caused_by_l2_evictions::modified,
    &l3_fills_caused_by_l2_evictions::any_state, &l3_fills_caused_by_l2_evictions::all_cores,
    &l3_fills_caused_by_l2_evictions::core_0, &l3_fills_caused_by_l2_evictions::core_1,
    &l3_fills_caused_by_l2_evictions::core_2, &l3_fills_caused_by_l2_evictions::core_3,
    &l3_fills_caused_by_l2_evictions::shared_core_0,
    &l3_fills_caused_by_l2_evictions::shared_core_1,
    &l3_fills_caused_by_l2_evictions::shared_core_2,
    &l3_fills_caused_by_l2_evictions::shared_core_3,
    &l3_fills_caused_by_l2_evictions::exclusive_core_0,
    &l3_fills_caused_by_l2_evictions::exclusive_core_1,
    &l3_fills_caused_by_l2_evictions::exclusive_core_2,
    &l3_fills_caused_by_l2_evictions::exclusive_core_3,
    &l3_fills_caused_by_l2_evictions::owned_core_0, &l3_fills_caused_by_l2_evictions::owned_core_1,
    &l3_fills_caused_by_l2_evictions::owned_core_2, &l3_fills_caused_by_l2_evictions::owned_core_3,
    &l3_fills_caused_by_l2_evictions::modified_core_0,
    &l3_fills_caused_by_l2_evictions::modified_core_1,
    &l3_fills_caused_by_l2_evictions::modified_core_2,
    &l3_fills_caused_by_l2_evictions::modified_core_3, &locked_ops::executed,
    &locked_ops::cycles_speculative_phase, &locked_ops::cycles_non_speculative_phase,
    &locked_ops::cycles_waiting, &locked_ops::all, &mab_requests::buffer_0, &mab_requests::buffer_1,
    &mab_requests::buffer_2, &mab_requests::buffer_3, &mab_requests::buffer_4,
    &mab_requests::buffer_5, &mab_requests::buffer_6, &mab_requests::buffer_7,
    &mab_requests::buffer_8, &mab_requests::buffer_9, &mab_wait_cycles::buffer_0,
    &mab_wait_cycles::buffer_1, &mab_wait_cycles::buffer_2, &mab_wait_cycles::buffer_3,
    &mab_wait_cycles::buffer_4, &mab_wait_cycles::buffer_5, &mab_wait_cycles::buffer_6,
    &mab_wait_cycles::buffer_7, &mab_wait_cycles::buffer_8, &mab_wait_cycles::buffer_9,
    &memory_controller_bypass::high_priority, &memory_controller_bypass::low_priority,
    &memory_controller_bypass::dram_interface, &memory_controller_bypass::dram_queue,
    &memory_controller_bypass::all,
    &memory_controller_page_table_overflows::dct0_page_table_overflow,
    &memory_controller_page_table_overflows::dct1_page_table_overflow,
    &memory_controller_page_table_overflows::all, &memory_controller_requests::write_requests,
    &memory_controller_requests::read_requests, &memory_controller_requests::prefetch_requests,
    &memory_controller_requests::_32_bytes_writes, &memory_controller_requests::_64_bytes_writes,
    &memory_controller_requests::_32_bytes_reads, &memory_controller_requests::_64_bytes_reads,
    &memory_controller_requests::read_requests_while_writes_requests,
    &memory_controller_requests::all, &memory_controller_slot_misses::dct0_command_slots_missed,
    &memory_controller_slot_misses::dct1_command_slots_missed, &memory_controller_slot_misses::all,
    &memory_controller_turnarounds::chip_select, &memory_controller_turnarounds::read_to_write,
    &memory_controller_turnarounds::write_to_read, &memory_controller_turnarounds::dct1_dimm,
    &memory_controller_turnarounds::dct1_read_to_write_turnaround,
    &memory_controller_turnarounds::dct1_write_to_read_turnaround,
    &memory_controller_turnarounds::all, &memory_requests::non_cacheable,
    &memory_requests::write_combining, &memory_requests::streaming_store, &memory_requests::all,
    &non_cancelled_l3_read_requests::read_block_exclusive,
    &non_cancelled_l3_read_requests::read_block_shared,
    &non_cancelled_l3_read_requests::read_block_modify, &non_cancelled_l3_read_requests::any_read,
    &non_cancelled_l3_read_requests::all_cores, &page_size_mismatches::guest_larger,
    &page_size_mismatches::mtrr_mismatch, &page_size_mismatches::host_larger,
    &page_size_mismatches::all, &prefetch_instructions_dispatched::load,
    &prefetch_instructions_dispatched::store, &prefetch_instructions_dispatched::nta,
    &prefetch_instructions_dispatched::all, &probe::miss, &probe::hit_clean,
    &probe::hit_dirty_no_memory_cancel, &probe::hit_dirty_with_memory_cancel,
    &probe::upstream_display_refresh_reads, &probe::upstream_non_display_refresh_reads,
    &probe::upstream_writes, &probe::upstream_non_isoc_writes, &probe::all,
    &quadwords_written_to_system::quadword_write_transfer, &quadwords_written_to_system::all,
    &read_request_to_l3_cache::read_block_exclusive, &read_request_to_l3_cache::read_block_shared,
    &read_request_to_l3_cache::read_block_modify, &read_request_to_l3_cache::any_read,
    &read_request_to_l3_cache::all_cores, &read_request_to_l3_cache::core_0,
    &read_request_to_l3_cache::core_1, &read_request_to_l3_cache::core_2,
    &read_request_to_l3_cache::core_3, &read_request_to_l3_cache::read_block_exclusive_core_0,
    &read_request_to_l3_cache::read_block_exclusive_core_1,
    &read_request_to_l3_cache::read_block_exclusive_core_2,
    &read_request_to_l3_cache::read_block_exclusive_core_3,
    &read_request_to_l3_cache::read_block_shared_core_0,
    &read_request_to_l3_cache::read_block_shared_core_1,
    &read_request_to_l3_cache::read_block_shared_core_2,
    &read_request_to_l3_cache::read_block_shared_core_3,
    &read_request_to_l3_cache::read_block_modify_core_0,
    &read_request_to_l3_cache::read_block_modify_core_1,
    &read_request_to_l3_cache::read_block_modify_core_2,
    &read_request_to_l3_cache::read_block_modify_core_3, &requests_to_l2::instructions,
    &requests_to_l2::data, &requests_to_l2::tlb_walk, &requests_to_l2::snoop,
    &requests_to_l2::cancelled, &requests_to_l2::hw_prefetch_from_dc, &requests_to_l2::all,
    &retired_fastpath_double_op_instructions::position_0,
    &retired_fastpath_double_op_instructions::position_1,
    &retired_fastpath_double_op_instructions::position_2,
    &retired_fastpath_double_op_instructions::all, &retired_mmx_and_fp_instructions::x87,
    &retired_mmx_and_fp_instructions::mmx_and_3dnow,
    &retired_mmx_and_fp_instructions::packed_sse_and_sse2, &retired_mmx_and_fp_instructions::all,
    &retired_move_ops::low_qw_move_uops, &retired_move_ops::high_qw_move_uops,
    &retired_move_ops::all_other_merging_move_uops, &retired_move_ops::all_other_move_uops,
    &retired_move_ops::all, &retired_serializing_ops::sse_bottom_executing_uops,
    &retired_serializing_ops::sse_bottom_serializing_uops,
    &retired_serializing_ops::x87_bottom_executing_uops,
    &retired_serializing_ops::x87_bottom_serializing_uops, &retired_serializing_ops::all,
    &retired_sse_operations::single_add_sub_ops, &retired_sse_operations::single_mul_ops,
    &retired_sse_operations::single_div_ops, &retired_sse_operations::double_add_sub_ops,
    &retired_sse_operations::double_mul_ops, &retired_sse_operations::double_div_ops,
    &retired_sse_operations::op_type, &retired_sse_operations::all, &retired_x87_ops::add_sub_ops,
    &retired_x87_ops::mul_ops, &retired_x87_ops::div_ops, &retired_x87_ops::all,
    &scrubber_single_bit_ecc_errors::scrubber_error,
    &scrubber_single_bit_ecc_errors::piggyback_error,
    &scrubber_single_bit_ecc_errors::load_pipe_error,
    &scrubber_single_bit_ecc_errors::store_write_pipe_error, &scrubber_single_bit_ecc_errors::all,
    &segment_register_loads::es, &segment_register_loads::cs, &segment_register_loads::ss,
    &segment_register_loads::ds, &segment_register_loads::fs, &segment_register_loads::gs,
    &segment_register_loads::hs, &segment_register_loads::all,
    &sized_commands::non_posted_write_byte, &sized_commands::non_posted_write_dword,
    &sized_commands::posted_write_byte, &sized_commands::posted_write_dword,
    &sized_commands::read_byte_4_bytes, &sized_commands::read_dword_1_16_dwords,
    &sized_commands::all, &system_read_responses::exclusive, &system_read_responses::modified,
    &system_read_responses::shared, &system_read_responses::owned,
    &system_read_responses::data_error, &system_read_responses::all,
    &thermal_status_and_ecc_errors::clks_die_temp_too_high,
    &thermal_status_and_ecc_errors::clks_temp_threshold_exceeded,
    &thermal_status_and_ecc_errors::stc_trip_points_crossed,
    &thermal_status_and_ecc_errors::clocks_htc_p_state_inactive,
    &thermal_status_and_ecc_errors::clocks_htc_p_state_active, &thermal_status_and_ecc_errors::all,
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::fam10h
