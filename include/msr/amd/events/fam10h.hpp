// Events of AMD family 10h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// k10: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam10h.h; MIT (COPYING; copyright lines
// in that file). Names and numbers only.
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
// L1_DTLB_MISS_AND_L2_DTLB_HIT.ALL of later revisions, with unit mask 07h, is
// L1_DTLB_MISS_AND_L2_DTLB_HIT.ALL_UMASK_07 here.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::fam10h {

namespace core_events {
using select::beside;
using select::precision;
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
    "hypertransport_link1.command_dword_sent\0"
    "hypertransport_link1.data_dword_sent\0"
    "hypertransport_link1.buffer_release_dword_sent\0"
    "hypertransport_link1.nop_dword_sent\0"
    "hypertransport_link1.address_ext_dword_sent\0"
    "hypertransport_link1.per_packet_crc_sent\0"
    "hypertransport_link1.all\0"
    "hypertransport_link1.sublink_mask\0"
    "hypertransport_link2.command_dword_sent\0"
    "hypertransport_link2.data_dword_sent\0"
    "hypertransport_link2.buffer_release_dword_sent\0"
    "hypertransport_link2.nop_dword_sent\0"
    "hypertransport_link2.address_ext_dword_sent\0"
    "hypertransport_link2.per_packet_crc_sent\0"
    "hypertransport_link2.all\0"
    "hypertransport_link2.sublink_mask\0"
    "hypertransport_link3.command_dword_sent\0"
    "hypertransport_link3.data_dword_sent\0"
    "hypertransport_link3.buffer_release_dword_sent\0"
    "hypertransport_link3.nop_dword_sent\0"
    "hypertransport_link3.address_ext_dword_sent\0"
    "hypertransport_link3.per_packet_crc_sent\0"
    "hypertransport_link3.all\0"
    "hypertransport_link3.sublink_mask\0"
    "read_request_to_l3_cache.read_block_exclusive\0"
    "read_request_to_l3_cache.read_block_shared\0"
    "read_request_to_l3_cache.read_block_modify\0"
    "read_request_to_l3_cache.any_read\0"
    "read_request_to_l3_cache.all_cores\0"
    "l3_cache_misses.read_block_exclusive\0"
    "l3_cache_misses.read_block_shared\0"
    "l3_cache_misses.read_block_modify\0"
    "l3_cache_misses.any_read\0"
    "l3_cache_misses.all_cores\0"
    "l3_fills_caused_by_l2_evictions.shared\0"
    "l3_fills_caused_by_l2_evictions.exclusive\0"
    "l3_fills_caused_by_l2_evictions.owned\0"
    "l3_fills_caused_by_l2_evictions.modified\0"
    "l3_fills_caused_by_l2_evictions.any_state\0"
    "l3_fills_caused_by_l2_evictions.all_cores\0"
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
inline constexpr select::event_list list{"fam10h", core::family10h, names};
} // namespace core_events
inline constexpr core_events::listed cycles_no_fpu_ops_retired{cycles_no_fpu_ops_retired, core_events::list, {.name = 213, .code = 0x01}};
inline constexpr core_events::listed dispatched_fpu_ops_fast_flag{dispatched_fpu_ops_fast_flag, core_events::list, {.name = 239, .code = 0x02}};
inline constexpr core_events::listed pipeline_restart_due_to_self_modifying_code{pipeline_restart_due_to_self_modifying_code, core_events::list, {.name = 1287, .code = 0x21}};
inline constexpr core_events::listed pipeline_restart_due_to_probe_hit{pipeline_restart_due_to_probe_hit, core_events::list, {.name = 1331, .code = 0x22}};
inline constexpr core_events::listed ls_buffer_2_full_cycles{ls_buffer_2_full_cycles, core_events::list, {.name = 1365, .code = 0x23}};
inline constexpr core_events::listed retired_clflush_instructions{retired_clflush_instructions, core_events::list, {.name = 1526, .code = 0x26}};
inline constexpr core_events::listed retired_cpuid_instructions{retired_cpuid_instructions, core_events::list, {.name = 1555, .code = 0x27}};
inline constexpr core_events::listed smis_received{smis_received, core_events::list, {.name = 1815, .code = 0x2b}};
inline constexpr core_events::listed data_cache_accesses{data_cache_accesses, core_events::list, {.name = 1829, .code = 0x40}};
inline constexpr core_events::listed data_cache_misses{data_cache_misses, core_events::list, {.name = 1849, .code = 0x41}};
inline constexpr core_events::listed misaligned_accesses{misaligned_accesses, core_events::list, {.name = 2894, .code = 0x47}};
inline constexpr core_events::listed microarchitectural_late_cancel_of_an_access{microarchitectural_late_cancel_of_an_access, core_events::list, {.name = 2914, .code = 0x48}};
inline constexpr core_events::listed microarchitectural_early_cancel_of_an_access{microarchitectural_early_cancel_of_an_access, core_events::list, {.name = 2958, .code = 0x49}};
inline constexpr core_events::listed global_tlb_flushes{global_tlb_flushes, core_events::list, {.name = 3722, .code = 0x54}};
inline constexpr core_events::listed cpu_clk_unhalted{cpu_clk_unhalted, core_events::list, {.name = 4660, .code = 0x76}};
inline constexpr core_events::listed instruction_cache_fetches{instruction_cache_fetches, core_events::list, {.name = 5051, .code = 0x80}};
inline constexpr core_events::listed instruction_cache_misses{instruction_cache_misses, core_events::list, {.name = 5077, .code = 0x81}};
inline constexpr core_events::listed instruction_cache_refills_from_l2{instruction_cache_refills_from_l2, core_events::list, {.name = 5102, .code = 0x82}};
inline constexpr core_events::listed instruction_cache_refills_from_system{instruction_cache_refills_from_system, core_events::list, {.name = 5136, .code = 0x83}};
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{l1_itlb_miss_and_l2_itlb_hit, core_events::list, {.name = 5174, .code = 0x84}};
inline constexpr core_events::listed pipeline_restart_due_to_instruction_stream_probe{pipeline_restart_due_to_instruction_stream_probe, core_events::list, {.name = 5329, .code = 0x86}};
inline constexpr core_events::listed instruction_fetch_stall{instruction_fetch_stall, core_events::list, {.name = 5378, .code = 0x87}};
inline constexpr core_events::listed return_stack_hits{return_stack_hits, core_events::list, {.name = 5402, .code = 0x88}};
inline constexpr core_events::listed return_stack_overflows{return_stack_overflows, core_events::list, {.name = 5420, .code = 0x89}};
inline constexpr core_events::listed instruction_cache_victims{instruction_cache_victims, core_events::list, {.name = 5443, .code = 0x8b}};
inline constexpr core_events::listed itlb_reloads{itlb_reloads, core_events::list, {.name = 5654, .code = 0x99}};
inline constexpr core_events::listed itlb_reloads_aborted{itlb_reloads_aborted, core_events::list, {.name = 5667, .code = 0x9a}};
inline constexpr core_events::listed retired_instructions{retired_instructions, core_events::list, {.name = 5688, .code = 0xc0}};
inline constexpr core_events::listed retired_uops{retired_uops, core_events::list, {.name = 5709, .code = 0xc1}};
inline constexpr core_events::listed retired_branch_instructions{retired_branch_instructions, core_events::list, {.name = 5722, .code = 0xc2}};
inline constexpr core_events::listed retired_mispredicted_branch_instructions{retired_mispredicted_branch_instructions, core_events::list, {.name = 5750, .code = 0xc3}};
inline constexpr core_events::listed retired_taken_branch_instructions{retired_taken_branch_instructions, core_events::list, {.name = 5791, .code = 0xc4}};
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{retired_taken_branch_instructions_mispredicted, core_events::list, {.name = 5825, .code = 0xc5}};
inline constexpr core_events::listed retired_far_control_transfers{retired_far_control_transfers, core_events::list, {.name = 5872, .code = 0xc6}};
inline constexpr core_events::listed retired_branch_resyncs{retired_branch_resyncs, core_events::list, {.name = 5902, .code = 0xc7}};
inline constexpr core_events::listed retired_near_returns{retired_near_returns, core_events::list, {.name = 5925, .code = 0xc8}};
inline constexpr core_events::listed retired_near_returns_mispredicted{retired_near_returns_mispredicted, core_events::list, {.name = 5946, .code = 0xc9}};
inline constexpr core_events::listed retired_indirect_branches_mispredicted{retired_indirect_branches_mispredicted, core_events::list, {.name = 5980, .code = 0xca}};
inline constexpr core_events::listed interrupts_masked_cycles{interrupts_masked_cycles, core_events::list, {.name = 6386, .code = 0xcd}};
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{interrupts_masked_cycles_with_interrupt_pending, core_events::list, {.name = 6411, .code = 0xce}};
inline constexpr core_events::listed interrupts_taken{interrupts_taken, core_events::list, {.name = 6459, .code = 0xcf}};
inline constexpr core_events::listed decoder_empty{decoder_empty, core_events::list, {.name = 6476, .code = 0xd0}};
inline constexpr core_events::listed dispatch_stalls{dispatch_stalls, core_events::list, {.name = 6490, .code = 0xd1}};
inline constexpr core_events::listed dispatch_stall_for_branch_abort{dispatch_stall_for_branch_abort, core_events::list, {.name = 6506, .code = 0xd2}};
inline constexpr core_events::listed dispatch_stall_for_serialization{dispatch_stall_for_serialization, core_events::list, {.name = 6538, .code = 0xd3}};
inline constexpr core_events::listed dispatch_stall_for_segment_load{dispatch_stall_for_segment_load, core_events::list, {.name = 6571, .code = 0xd4}};
inline constexpr core_events::listed dispatch_stall_for_reorder_buffer_full{dispatch_stall_for_reorder_buffer_full, core_events::list, {.name = 6603, .code = 0xd5}};
inline constexpr core_events::listed dispatch_stall_for_reservation_station_full{dispatch_stall_for_reservation_station_full, core_events::list, {.name = 6642, .code = 0xd6}};
inline constexpr core_events::listed dispatch_stall_for_fpu_full{dispatch_stall_for_fpu_full, core_events::list, {.name = 6686, .code = 0xd7}};
inline constexpr core_events::listed dispatch_stall_for_ls_full{dispatch_stall_for_ls_full, core_events::list, {.name = 6714, .code = 0xd8}};
inline constexpr core_events::listed dispatch_stall_waiting_for_all_quiet{dispatch_stall_waiting_for_all_quiet, core_events::list, {.name = 6741, .code = 0xd9}};
inline constexpr core_events::listed dispatch_stall_for_far_transfer_or_rsync{dispatch_stall_for_far_transfer_or_rsync, core_events::list, {.name = 6778, .code = 0xda}};
inline constexpr core_events::listed dr0_breakpoint_matches{dr0_breakpoint_matches, core_events::list, {.name = 6992, .code = 0xdc}};
inline constexpr core_events::listed dr1_breakpoint_matches{dr1_breakpoint_matches, core_events::list, {.name = 7015, .code = 0xdd}};
inline constexpr core_events::listed dr2_breakpoint_matches{dr2_breakpoint_matches, core_events::list, {.name = 7038, .code = 0xde}};
inline constexpr core_events::listed dr3_breakpoint_matches{dr3_breakpoint_matches, core_events::list, {.name = 7061, .code = 0xdf}};
inline constexpr core_events::listed ibs_ops_tagged{ibs_ops_tagged, core_events::list, {.name = 15936, .code = 0x1cf}};
inline constexpr core_events::listed lfence_inst_retired{lfence_inst_retired, core_events::list, {.name = 15951, .code = 0x1d3}};
inline constexpr core_events::listed sfence_inst_retired{sfence_inst_retired, core_events::list, {.name = 15971, .code = 0x1d4}};
inline constexpr core_events::listed mfence_inst_retired{mfence_inst_retired, core_events::list, {.name = 15991, .code = 0x1d5}};

namespace cache_block {
using namespace core_events;
inline constexpr listed victim_writeback{victim_writeback, list, {.name = 8795, .code = 0xea, .mask = 0x1}};
inline constexpr listed dcache_load_miss{dcache_load_miss, list, {.name = 8824, .code = 0xea, .mask = 0x4}};
inline constexpr listed shared_icache_refill{shared_icache_refill, list, {.name = 8853, .code = 0xea, .mask = 0x8}};
inline constexpr listed read_block_modified{read_block_modified, list, {.name = 8886, .code = 0xea, .mask = 0x10}};
inline constexpr listed read_to_dirty{read_to_dirty, list, {.name = 8918, .code = 0xea, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 8944, .code = 0xea, .mask = 0x3d}};
} // namespace cache_block

namespace cancelled_store_to_load_forward_operations {
using namespace core_events;
inline constexpr listed address_mismatches{address_mismatches, list, {.name = 1582, .code = 0x2a, .mask = 0x1}};
inline constexpr listed store_is_smaller_than_load{store_is_smaller_than_load, list, {.name = 1644, .code = 0x2a, .mask = 0x2}};
inline constexpr listed misaligned{misaligned, list, {.name = 1714, .code = 0x2a, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 1768, .code = 0x2a, .mask = 0x7}};
} // namespace cancelled_store_to_load_forward_operations

namespace cpu_command_latency_to_target_node_0_3_4_7 {
using namespace core_events;
inline constexpr listed read_sized{read_sized, list, {.name = 12864, .code = 0x1e6, .mask = 0x1}};
inline constexpr listed write_sized{write_sized, list, {.name = 12918, .code = 0x1e6, .mask = 0x2}};
inline constexpr listed victim_block{victim_block, list, {.name = 12973, .code = 0x1e6, .mask = 0x4}};
inline constexpr listed node_group_select{node_group_select, list, {.name = 13029, .code = 0x1e6, .mask = 0x8}};
inline constexpr listed local_to_0_4{local_to_0_4, list, {.name = 13090, .code = 0x1e6, .mask = 0x10}};
inline constexpr listed local_to_1_5{local_to_1_5, list, {.name = 13146, .code = 0x1e6, .mask = 0x20}};
inline constexpr listed local_to_2_6{local_to_2_6, list, {.name = 13202, .code = 0x1e6, .mask = 0x40}};
inline constexpr listed local_to_3_7{local_to_3_7, list, {.name = 13258, .code = 0x1e6, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 13314, .code = 0x1e6, .mask = 0xff}};
} // namespace cpu_command_latency_to_target_node_0_3_4_7

namespace cpu_io_requests_to_memory_io {
using namespace core_events;
inline constexpr listed i_o_to_i_o{i_o_to_i_o, list, {.name = 8424, .code = 0xe9, .mask = 0x1}};
inline constexpr listed i_o_to_mem{i_o_to_mem, list, {.name = 8464, .code = 0xe9, .mask = 0x2}};
inline constexpr listed cpu_to_i_o{cpu_to_i_o, list, {.name = 8504, .code = 0xe9, .mask = 0x4}};
inline constexpr listed cpu_to_mem{cpu_to_mem, list, {.name = 8544, .code = 0xe9, .mask = 0x8}};
inline constexpr listed to_remote_node{to_remote_node, list, {.name = 8584, .code = 0xe9, .mask = 0x10}};
inline constexpr listed to_local_node{to_local_node, list, {.name = 8628, .code = 0xe9, .mask = 0x20}};
inline constexpr listed from_remote_node{from_remote_node, list, {.name = 8671, .code = 0xe9, .mask = 0x40}};
inline constexpr listed from_local_node{from_local_node, list, {.name = 8717, .code = 0xe9, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 8762, .code = 0xe9, .mask = 0xff}};
} // namespace cpu_io_requests_to_memory_io

namespace cpu_read_command_latency_to_target_node_0_3 {
using namespace core_events;
inline constexpr listed read_block{read_block, list, {.name = 10810, .code = 0x1e2, .mask = 0x1}};
inline constexpr listed read_block_shared{read_block_shared, list, {.name = 10865, .code = 0x1e2, .mask = 0x2}};
inline constexpr listed read_block_modified{read_block_modified, list, {.name = 10927, .code = 0x1e2, .mask = 0x4}};
inline constexpr listed change_to_dirty{change_to_dirty, list, {.name = 10991, .code = 0x1e2, .mask = 0x8}};
inline constexpr listed local_to_0{local_to_0, list, {.name = 11051, .code = 0x1e2, .mask = 0x10}};
inline constexpr listed local_to_1{local_to_1, list, {.name = 11106, .code = 0x1e2, .mask = 0x20}};
inline constexpr listed local_to_2{local_to_2, list, {.name = 11161, .code = 0x1e2, .mask = 0x40}};
inline constexpr listed local_to_3{local_to_3, list, {.name = 11216, .code = 0x1e2, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 11271, .code = 0x1e2, .mask = 0xff}};
} // namespace cpu_read_command_latency_to_target_node_0_3

namespace cpu_read_command_latency_to_target_node_4_7 {
using namespace core_events;
inline constexpr listed read_block{read_block, list, {.name = 11837, .code = 0x1e4, .mask = 0x1}};
inline constexpr listed read_block_shared{read_block_shared, list, {.name = 11892, .code = 0x1e4, .mask = 0x2}};
inline constexpr listed read_block_modified{read_block_modified, list, {.name = 11954, .code = 0x1e4, .mask = 0x4}};
inline constexpr listed change_to_dirty{change_to_dirty, list, {.name = 12018, .code = 0x1e4, .mask = 0x8}};
inline constexpr listed local_to_4{local_to_4, list, {.name = 12078, .code = 0x1e4, .mask = 0x10}};
inline constexpr listed local_to_5{local_to_5, list, {.name = 12133, .code = 0x1e4, .mask = 0x20}};
inline constexpr listed local_to_6{local_to_6, list, {.name = 12188, .code = 0x1e4, .mask = 0x40}};
inline constexpr listed local_to_7{local_to_7, list, {.name = 12243, .code = 0x1e4, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 12298, .code = 0x1e4, .mask = 0xff}};
} // namespace cpu_read_command_latency_to_target_node_4_7

namespace cpu_read_command_requests_to_target_node_0_3 {
using namespace core_events;
inline constexpr listed read_block{read_block, list, {.name = 11319, .code = 0x1e3, .mask = 0x1}};
inline constexpr listed read_block_shared{read_block_shared, list, {.name = 11375, .code = 0x1e3, .mask = 0x2}};
inline constexpr listed read_block_modified{read_block_modified, list, {.name = 11438, .code = 0x1e3, .mask = 0x4}};
inline constexpr listed change_to_dirty{change_to_dirty, list, {.name = 11503, .code = 0x1e3, .mask = 0x8}};
inline constexpr listed local_to_0{local_to_0, list, {.name = 11564, .code = 0x1e3, .mask = 0x10}};
inline constexpr listed local_to_1{local_to_1, list, {.name = 11620, .code = 0x1e3, .mask = 0x20}};
inline constexpr listed local_to_2{local_to_2, list, {.name = 11676, .code = 0x1e3, .mask = 0x40}};
inline constexpr listed local_to_3{local_to_3, list, {.name = 11732, .code = 0x1e3, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 11788, .code = 0x1e3, .mask = 0xff}};
} // namespace cpu_read_command_requests_to_target_node_0_3

namespace cpu_read_command_requests_to_target_node_4_7 {
using namespace core_events;
inline constexpr listed read_block{read_block, list, {.name = 12346, .code = 0x1e5, .mask = 0x1}};
inline constexpr listed read_block_shared{read_block_shared, list, {.name = 12402, .code = 0x1e5, .mask = 0x2}};
inline constexpr listed read_block_modified{read_block_modified, list, {.name = 12465, .code = 0x1e5, .mask = 0x4}};
inline constexpr listed change_to_dirty{change_to_dirty, list, {.name = 12530, .code = 0x1e5, .mask = 0x8}};
inline constexpr listed local_to_4{local_to_4, list, {.name = 12591, .code = 0x1e5, .mask = 0x10}};
inline constexpr listed local_to_5{local_to_5, list, {.name = 12647, .code = 0x1e5, .mask = 0x20}};
inline constexpr listed local_to_6{local_to_6, list, {.name = 12703, .code = 0x1e5, .mask = 0x40}};
inline constexpr listed local_to_7{local_to_7, list, {.name = 12759, .code = 0x1e5, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 12815, .code = 0x1e5, .mask = 0xff}};
} // namespace cpu_read_command_requests_to_target_node_4_7

namespace cpu_requests_to_target_node_0_3_4_7 {
using namespace core_events;
inline constexpr listed read_sized{read_sized, list, {.name = 13361, .code = 0x1e7, .mask = 0x1}};
inline constexpr listed write_sized{write_sized, list, {.name = 13408, .code = 0x1e7, .mask = 0x2}};
inline constexpr listed victim_block{victim_block, list, {.name = 13456, .code = 0x1e7, .mask = 0x4}};
inline constexpr listed node_group_select{node_group_select, list, {.name = 13505, .code = 0x1e7, .mask = 0x8}};
inline constexpr listed local_to_0_4{local_to_0_4, list, {.name = 13559, .code = 0x1e7, .mask = 0x10}};
inline constexpr listed local_to_1_5{local_to_1_5, list, {.name = 13608, .code = 0x1e7, .mask = 0x20}};
inline constexpr listed local_to_2_6{local_to_2_6, list, {.name = 13657, .code = 0x1e7, .mask = 0x40}};
inline constexpr listed local_to_3_7{local_to_3_7, list, {.name = 13706, .code = 0x1e7, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 13755, .code = 0x1e7, .mask = 0xff}};
} // namespace cpu_requests_to_target_node_0_3_4_7

namespace cpu_to_dram_requests_to_target_node {
using namespace core_events;
inline constexpr listed local_to_0{local_to_0, list, {.name = 9987, .code = 0x1e0, .mask = 0x1}};
inline constexpr listed local_to_1{local_to_1, list, {.name = 10034, .code = 0x1e0, .mask = 0x2}};
inline constexpr listed local_to_2{local_to_2, list, {.name = 10081, .code = 0x1e0, .mask = 0x4}};
inline constexpr listed local_to_3{local_to_3, list, {.name = 10128, .code = 0x1e0, .mask = 0x8}};
inline constexpr listed local_to_4{local_to_4, list, {.name = 10175, .code = 0x1e0, .mask = 0x10}};
inline constexpr listed local_to_5{local_to_5, list, {.name = 10222, .code = 0x1e0, .mask = 0x20}};
inline constexpr listed local_to_6{local_to_6, list, {.name = 10269, .code = 0x1e0, .mask = 0x40}};
inline constexpr listed local_to_7{local_to_7, list, {.name = 10316, .code = 0x1e0, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 10363, .code = 0x1e0, .mask = 0xff}};
} // namespace cpu_to_dram_requests_to_target_node

namespace data_cache_lines_evicted {
using namespace core_events;
inline constexpr listed invalid{invalid, list, {.name = 2266, .code = 0x44, .mask = 0x1}};
inline constexpr listed shared{shared, list, {.name = 2299, .code = 0x44, .mask = 0x2}};
inline constexpr listed exclusive{exclusive, list, {.name = 2331, .code = 0x44, .mask = 0x4}};
inline constexpr listed owned{owned, list, {.name = 2366, .code = 0x44, .mask = 0x8}};
inline constexpr listed modified{modified, list, {.name = 2397, .code = 0x44, .mask = 0x10}};
inline constexpr listed by_prefetchnta{by_prefetchnta, list, {.name = 2431, .code = 0x44, .mask = 0x20}};
inline constexpr listed not_by_prefetchnta{not_by_prefetchnta, list, {.name = 2471, .code = 0x44, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 2515, .code = 0x44, .mask = 0x7f}};
} // namespace data_cache_lines_evicted

namespace data_cache_refills {
using namespace core_events;
inline constexpr listed system{system, list, {.name = 1867, .code = 0x42, .mask = 0x1}};
inline constexpr listed l2_shared{l2_shared, list, {.name = 1893, .code = 0x42, .mask = 0x2}};
inline constexpr listed l2_exclusive{l2_exclusive, list, {.name = 1922, .code = 0x42, .mask = 0x4}};
inline constexpr listed l2_owned{l2_owned, list, {.name = 1954, .code = 0x42, .mask = 0x8}};
inline constexpr listed l2_modified{l2_modified, list, {.name = 1982, .code = 0x42, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 2013, .code = 0x42, .mask = 0x1f}};
} // namespace data_cache_refills

namespace data_cache_refills_from_system {
using namespace core_events;
inline constexpr listed invalid{invalid, list, {.name = 2036, .code = 0x43, .mask = 0x1}};
inline constexpr listed shared{shared, list, {.name = 2075, .code = 0x43, .mask = 0x2}};
inline constexpr listed exclusive{exclusive, list, {.name = 2113, .code = 0x43, .mask = 0x4}};
inline constexpr listed owned{owned, list, {.name = 2154, .code = 0x43, .mask = 0x8}};
inline constexpr listed modified{modified, list, {.name = 2191, .code = 0x43, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 2231, .code = 0x43, .mask = 0x1f}};
} // namespace data_cache_refills_from_system

namespace data_prefetches {
using namespace core_events;
inline constexpr listed cancelled{cancelled, list, {.name = 3855, .code = 0x67, .mask = 0x1}};
inline constexpr listed attempted{attempted, list, {.name = 3881, .code = 0x67, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 3907, .code = 0x67, .mask = 0x3}};
} // namespace data_prefetches

namespace dcache_misses_by_locked_instructions {
using namespace core_events;
inline constexpr listed data_cache_misses_by_locked_instructions{data_cache_misses_by_locked_instructions, list, {.name = 3383, .code = 0x4c, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 3461, .code = 0x4c, .mask = 0x2}};
} // namespace dcache_misses_by_locked_instructions

namespace dispatched_fpu {
using namespace core_events;
inline constexpr listed ops_add{ops_add, list, {.name = 0, .code = 0x00, .mask = 0x1}};
inline constexpr listed ops_multiply{ops_multiply, list, {.name = 23, .code = 0x00, .mask = 0x2}};
inline constexpr listed ops_store{ops_store, list, {.name = 51, .code = 0x00, .mask = 0x4}};
inline constexpr listed ops_add_pipe_load_ops{ops_add_pipe_load_ops, list, {.name = 76, .code = 0x00, .mask = 0x8}};
inline constexpr listed ops_multiply_pipe_load_ops{ops_multiply_pipe_load_ops, list, {.name = 113, .code = 0x00, .mask = 0x10}};
inline constexpr listed ops_store_pipe_load_ops{ops_store_pipe_load_ops, list, {.name = 155, .code = 0x00, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 194, .code = 0x00, .mask = 0x3f}};
} // namespace dispatched_fpu

namespace dram_accesses_page {
using namespace core_events;
inline constexpr listed hit{hit, list, {.name = 7084, .code = 0xe0, .mask = 0x1}};
inline constexpr listed miss{miss, list, {.name = 7107, .code = 0xe0, .mask = 0x2}};
inline constexpr listed conflict{conflict, list, {.name = 7131, .code = 0xe0, .mask = 0x4}};
inline constexpr listed dct1_page_hit{dct1_page_hit, list, {.name = 7159, .code = 0xe0, .mask = 0x8}};
inline constexpr listed dct1_page_miss{dct1_page_miss, list, {.name = 7192, .code = 0xe0, .mask = 0x10}};
inline constexpr listed dct1_page_conflict{dct1_page_conflict, list, {.name = 7226, .code = 0xe0, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 7264, .code = 0xe0, .mask = 0x3f}};
} // namespace dram_accesses_page

namespace fp_scheduler_cycles {
using namespace core_events;
inline constexpr listed bottom_execute_cycles{bottom_execute_cycles, list, {.name = 966, .code = 0x06, .mask = 0x1}};
inline constexpr listed bottom_serializing_cycles{bottom_serializing_cycles, list, {.name = 1008, .code = 0x06, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 1054, .code = 0x06, .mask = 0x3}};
} // namespace fp_scheduler_cycles

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed x87_reclass_microfaults{x87_reclass_microfaults, list, {.name = 6819, .code = 0xdb, .mask = 0x1}};
inline constexpr listed sse_retype_microfaults{sse_retype_microfaults, list, {.name = 6858, .code = 0xdb, .mask = 0x2}};
inline constexpr listed sse_reclass_microfaults{sse_reclass_microfaults, list, {.name = 6896, .code = 0xdb, .mask = 0x4}};
inline constexpr listed sse_and_x87_microtraps{sse_and_x87_microtraps, list, {.name = 6935, .code = 0xdb, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 6973, .code = 0xdb, .mask = 0xf}};
} // namespace fpu_exceptions

namespace gart {
using namespace core_events;
inline constexpr listed aperture_hit_from_cpu{aperture_hit_from_cpu, list, {.name = 9428, .code = 0xee, .mask = 0x1}};
inline constexpr listed aperture_hit_from_io{aperture_hit_from_io, list, {.name = 9455, .code = 0xee, .mask = 0x2}};
inline constexpr listed miss{miss, list, {.name = 9481, .code = 0xee, .mask = 0x4}};
inline constexpr listed request_hit_table_walk{request_hit_table_walk, list, {.name = 9491, .code = 0xee, .mask = 0x8}};
inline constexpr listed dev_hit{dev_hit, list, {.name = 9519, .code = 0xee, .mask = 0x10}};
inline constexpr listed dev_miss{dev_miss, list, {.name = 9532, .code = 0xee, .mask = 0x20}};
inline constexpr listed dev_error{dev_error, list, {.name = 9546, .code = 0xee, .mask = 0x40}};
inline constexpr listed multiple_table_walk{multiple_table_walk, list, {.name = 9561, .code = 0xee, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 9586, .code = 0xee, .mask = 0xff}};
} // namespace gart

namespace hypertransport_link0 {
using namespace core_events;
inline constexpr listed command_dword_sent{command_dword_sent, list, {.name = 13795, .code = 0xf6, .mask = 0x1}};
inline constexpr listed data_dword_sent{data_dword_sent, list, {.name = 13835, .code = 0xf6, .mask = 0x2}};
inline constexpr listed buffer_release_dword_sent{buffer_release_dword_sent, list, {.name = 13872, .code = 0xf6, .mask = 0x4}};
inline constexpr listed nop_dword_sent{nop_dword_sent, list, {.name = 13919, .code = 0xf6, .mask = 0x8}};
inline constexpr listed address_ext_dword_sent{address_ext_dword_sent, list, {.name = 13955, .code = 0xf6, .mask = 0x10}};
inline constexpr listed per_packet_crc_sent{per_packet_crc_sent, list, {.name = 13999, .code = 0xf6, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 14040, .code = 0xf6, .mask = 0x3f}};
inline constexpr listed sublink_mask{sublink_mask, list, {.name = 14065, .code = 0xf6, .mask = 0x80}};
} // namespace hypertransport_link0

namespace hypertransport_link1 {
using namespace core_events;
inline constexpr listed command_dword_sent{command_dword_sent, list, {.name = 14099, .code = 0xf7, .mask = 0x1}};
inline constexpr listed data_dword_sent{data_dword_sent, list, {.name = 14139, .code = 0xf7, .mask = 0x2}};
inline constexpr listed buffer_release_dword_sent{buffer_release_dword_sent, list, {.name = 14176, .code = 0xf7, .mask = 0x4}};
inline constexpr listed nop_dword_sent{nop_dword_sent, list, {.name = 14223, .code = 0xf7, .mask = 0x8}};
inline constexpr listed address_ext_dword_sent{address_ext_dword_sent, list, {.name = 14259, .code = 0xf7, .mask = 0x10}};
inline constexpr listed per_packet_crc_sent{per_packet_crc_sent, list, {.name = 14303, .code = 0xf7, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 14344, .code = 0xf7, .mask = 0x3f}};
inline constexpr listed sublink_mask{sublink_mask, list, {.name = 14369, .code = 0xf7, .mask = 0x80}};
} // namespace hypertransport_link1

namespace hypertransport_link2 {
using namespace core_events;
inline constexpr listed command_dword_sent{command_dword_sent, list, {.name = 14403, .code = 0xf8, .mask = 0x1}};
inline constexpr listed data_dword_sent{data_dword_sent, list, {.name = 14443, .code = 0xf8, .mask = 0x2}};
inline constexpr listed buffer_release_dword_sent{buffer_release_dword_sent, list, {.name = 14480, .code = 0xf8, .mask = 0x4}};
inline constexpr listed nop_dword_sent{nop_dword_sent, list, {.name = 14527, .code = 0xf8, .mask = 0x8}};
inline constexpr listed address_ext_dword_sent{address_ext_dword_sent, list, {.name = 14563, .code = 0xf8, .mask = 0x10}};
inline constexpr listed per_packet_crc_sent{per_packet_crc_sent, list, {.name = 14607, .code = 0xf8, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 14648, .code = 0xf8, .mask = 0x3f}};
inline constexpr listed sublink_mask{sublink_mask, list, {.name = 14673, .code = 0xf8, .mask = 0x80}};
} // namespace hypertransport_link2

namespace hypertransport_link3 {
using namespace core_events;
inline constexpr listed command_dword_sent{command_dword_sent, list, {.name = 14707, .code = 0x1f9, .mask = 0x1}};
inline constexpr listed data_dword_sent{data_dword_sent, list, {.name = 14747, .code = 0x1f9, .mask = 0x2}};
inline constexpr listed buffer_release_dword_sent{buffer_release_dword_sent, list, {.name = 14784, .code = 0x1f9, .mask = 0x4}};
inline constexpr listed nop_dword_sent{nop_dword_sent, list, {.name = 14831, .code = 0x1f9, .mask = 0x8}};
inline constexpr listed address_ext_dword_sent{address_ext_dword_sent, list, {.name = 14867, .code = 0x1f9, .mask = 0x10}};
inline constexpr listed per_packet_crc_sent{per_packet_crc_sent, list, {.name = 14911, .code = 0x1f9, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 14952, .code = 0x1f9, .mask = 0x3f}};
inline constexpr listed sublink_mask{sublink_mask, list, {.name = 14977, .code = 0x1f9, .mask = 0x80}};
} // namespace hypertransport_link3

namespace ineffective_sw_prefetches {
using namespace core_events;
inline constexpr listed sw_prefetch_hit_in_l1{sw_prefetch_hit_in_l1, list, {.name = 3596, .code = 0x52, .mask = 0x1}};
inline constexpr listed sw_prefetch_hit_in_l2{sw_prefetch_hit_in_l2, list, {.name = 3644, .code = 0x52, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 3692, .code = 0x52, .mask = 0x9}};
} // namespace ineffective_sw_prefetches

namespace instruction_cache_lines_invalidated {
using namespace core_events;
inline constexpr listed invalidating_probe_no_in_flight{invalidating_probe_no_in_flight, list, {.name = 5469, .code = 0x8c, .mask = 0x1}};
inline constexpr listed invalidating_probe_one_or_more_in_flight{invalidating_probe_one_or_more_in_flight, list, {.name = 5537, .code = 0x8c, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 5614, .code = 0x8c, .mask = 0x3}};
} // namespace instruction_cache_lines_invalidated

namespace io_to_dram_requests_to_target_node {
using namespace core_events;
inline constexpr listed local_to_0{local_to_0, list, {.name = 10403, .code = 0x1e1, .mask = 0x1}};
inline constexpr listed local_to_1{local_to_1, list, {.name = 10449, .code = 0x1e1, .mask = 0x2}};
inline constexpr listed local_to_2{local_to_2, list, {.name = 10495, .code = 0x1e1, .mask = 0x4}};
inline constexpr listed local_to_3{local_to_3, list, {.name = 10541, .code = 0x1e1, .mask = 0x8}};
inline constexpr listed local_to_4{local_to_4, list, {.name = 10587, .code = 0x1e1, .mask = 0x10}};
inline constexpr listed local_to_5{local_to_5, list, {.name = 10633, .code = 0x1e1, .mask = 0x20}};
inline constexpr listed local_to_6{local_to_6, list, {.name = 10679, .code = 0x1e1, .mask = 0x40}};
inline constexpr listed local_to_7{local_to_7, list, {.name = 10725, .code = 0x1e1, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 10771, .code = 0x1e1, .mask = 0xff}};
} // namespace io_to_dram_requests_to_target_node

namespace l1_dtlb_and_l2_dtlb_miss {
using namespace core_events;
inline constexpr listed _4k_tlb_reload{_4k_tlb_reload, list, {.name = 2748, .code = 0x46, .mask = 0x1}};
inline constexpr listed _2m_tlb_reload{_2m_tlb_reload, list, {.name = 2787, .code = 0x46, .mask = 0x2}};
inline constexpr listed _1g_tlb_reload{_1g_tlb_reload, list, {.name = 2826, .code = 0x46, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 2865, .code = 0x46, .mask = 0x7}};
} // namespace l1_dtlb_and_l2_dtlb_miss

namespace l1_dtlb_hit {
using namespace core_events;
inline constexpr listed l1_4k_tlb_hit{l1_4k_tlb_hit, list, {.name = 3502, .code = 0x4d, .mask = 0x1}};
inline constexpr listed l1_2m_tlb_hit{l1_2m_tlb_hit, list, {.name = 3528, .code = 0x4d, .mask = 0x2}};
inline constexpr listed l1_1g_tlb_hit{l1_1g_tlb_hit, list, {.name = 3554, .code = 0x4d, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 3580, .code = 0x4d, .mask = 0x7}};
} // namespace l1_dtlb_hit

namespace l1_dtlb_miss_and_l2_dtlb_hit {
using namespace core_events;
inline constexpr listed l2_4k_tlb_hit{l2_4k_tlb_hit, list, {.name = 2544, .code = 0x45, .mask = 0x1}};
inline constexpr listed l2_2m_tlb_hit{l2_2m_tlb_hit, list, {.name = 2587, .code = 0x45, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 2630, .code = 0x45, .mask = 0x3}};
inline constexpr listed l2_1g_tlb_hit{l2_1g_tlb_hit, list, {.name = 2663, .code = 0x45, .mask = 0x4}};
inline constexpr listed all_umask_07{all_umask_07, list, {.name = 2706, .code = 0x45, .mask = 0x7}};
} // namespace l1_dtlb_miss_and_l2_dtlb_hit

namespace l1_itlb_miss_and_l2_itlb_miss {
using namespace core_events;
inline constexpr listed _4k_page_fetches{_4k_page_fetches, list, {.name = 5203, .code = 0x85, .mask = 0x1}};
inline constexpr listed _2m_page_fetches{_2m_page_fetches, list, {.name = 5249, .code = 0x85, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 5295, .code = 0x85, .mask = 0x3}};
} // namespace l1_itlb_miss_and_l2_itlb_miss

namespace l2_cache_miss {
using namespace core_events;
inline constexpr listed instructions{instructions, list, {.name = 4849, .code = 0x7e, .mask = 0x1}};
inline constexpr listed data{data, list, {.name = 4876, .code = 0x7e, .mask = 0x2}};
inline constexpr listed tlb_walk{tlb_walk, list, {.name = 4895, .code = 0x7e, .mask = 0x4}};
inline constexpr listed hw_prefetch_from_dc{hw_prefetch_from_dc, list, {.name = 4918, .code = 0x7e, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 4952, .code = 0x7e, .mask = 0xf}};
} // namespace l2_cache_miss

namespace l2_fill_writeback {
using namespace core_events;
inline constexpr listed l2_fills{l2_fills, list, {.name = 4970, .code = 0x7f, .mask = 0x1}};
inline constexpr listed l2_writebacks{l2_writebacks, list, {.name = 4997, .code = 0x7f, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 5029, .code = 0x7f, .mask = 0x3}};
} // namespace l2_fill_writeback

namespace l3_cache_misses {
using namespace core_events;
inline constexpr listed read_block_exclusive{read_block_exclusive, list, {.name = 15212, .code = 0x4e1, .mask = 0x1}};
inline constexpr listed read_block_shared{read_block_shared, list, {.name = 15249, .code = 0x4e1, .mask = 0x2}};
inline constexpr listed read_block_modify{read_block_modify, list, {.name = 15283, .code = 0x4e1, .mask = 0x4}};
inline constexpr listed any_read{any_read, list, {.name = 15317, .code = 0x4e1, .mask = 0x7}};
inline constexpr listed all_cores{all_cores, list, {.name = 15342, .code = 0x4e1, .mask = 0xf0}};
} // namespace l3_cache_misses

namespace l3_evictions {
using namespace core_events;
inline constexpr listed shared{shared, list, {.name = 15612, .code = 0x4e3, .mask = 0x1}};
inline constexpr listed exclusive{exclusive, list, {.name = 15632, .code = 0x4e3, .mask = 0x2}};
inline constexpr listed owned{owned, list, {.name = 15655, .code = 0x4e3, .mask = 0x4}};
inline constexpr listed modified{modified, list, {.name = 15674, .code = 0x4e3, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 15696, .code = 0x4e3, .mask = 0xf}};
} // namespace l3_evictions

namespace l3_fills_caused_by_l2_evictions {
using namespace core_events;
inline constexpr listed shared{shared, list, {.name = 15368, .code = 0x4e2, .mask = 0x1}};
inline constexpr listed exclusive{exclusive, list, {.name = 15407, .code = 0x4e2, .mask = 0x2}};
inline constexpr listed owned{owned, list, {.name = 15449, .code = 0x4e2, .mask = 0x4}};
inline constexpr listed modified{modified, list, {.name = 15487, .code = 0x4e2, .mask = 0x8}};
inline constexpr listed any_state{any_state, list, {.name = 15528, .code = 0x4e2, .mask = 0xf}};
inline constexpr listed all_cores{all_cores, list, {.name = 15570, .code = 0x4e2, .mask = 0xf0}};
} // namespace l3_fills_caused_by_l2_evictions

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{executed, list, {.name = 1389, .code = 0x24, .mask = 0x1}};
inline constexpr listed cycles_speculative_phase{cycles_speculative_phase, list, {.name = 1409, .code = 0x24, .mask = 0x2}};
inline constexpr listed cycles_non_speculative_phase{cycles_non_speculative_phase, list, {.name = 1445, .code = 0x24, .mask = 0x4}};
inline constexpr listed cycles_waiting{cycles_waiting, list, {.name = 1485, .code = 0x24, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 1511, .code = 0x24, .mask = 0xf}};
} // namespace locked_ops

namespace mab_requests {
using namespace core_events;
inline constexpr listed buffer_0{buffer_0, list, {.name = 3927, .code = 0x68}};
inline constexpr listed buffer_1{buffer_1, list, {.name = 3949, .code = 0x68, .mask = 0x1}};
inline constexpr listed buffer_2{buffer_2, list, {.name = 3971, .code = 0x68, .mask = 0x2}};
inline constexpr listed buffer_3{buffer_3, list, {.name = 3993, .code = 0x68, .mask = 0x3}};
inline constexpr listed buffer_4{buffer_4, list, {.name = 4015, .code = 0x68, .mask = 0x4}};
inline constexpr listed buffer_5{buffer_5, list, {.name = 4037, .code = 0x68, .mask = 0x5}};
inline constexpr listed buffer_6{buffer_6, list, {.name = 4059, .code = 0x68, .mask = 0x6}};
inline constexpr listed buffer_7{buffer_7, list, {.name = 4081, .code = 0x68, .mask = 0x7}};
inline constexpr listed buffer_8{buffer_8, list, {.name = 4103, .code = 0x68, .mask = 0x8}};
inline constexpr listed buffer_9{buffer_9, list, {.name = 4125, .code = 0x68, .mask = 0x9}};
} // namespace mab_requests

namespace mab_wait_cycles {
using namespace core_events;
inline constexpr listed buffer_0{buffer_0, list, {.name = 4147, .code = 0x69}};
inline constexpr listed buffer_1{buffer_1, list, {.name = 4172, .code = 0x69, .mask = 0x1}};
inline constexpr listed buffer_2{buffer_2, list, {.name = 4197, .code = 0x69, .mask = 0x2}};
inline constexpr listed buffer_3{buffer_3, list, {.name = 4222, .code = 0x69, .mask = 0x3}};
inline constexpr listed buffer_4{buffer_4, list, {.name = 4247, .code = 0x69, .mask = 0x4}};
inline constexpr listed buffer_5{buffer_5, list, {.name = 4272, .code = 0x69, .mask = 0x5}};
inline constexpr listed buffer_6{buffer_6, list, {.name = 4297, .code = 0x69, .mask = 0x6}};
inline constexpr listed buffer_7{buffer_7, list, {.name = 4322, .code = 0x69, .mask = 0x7}};
inline constexpr listed buffer_8{buffer_8, list, {.name = 4347, .code = 0x69, .mask = 0x8}};
inline constexpr listed buffer_9{buffer_9, list, {.name = 4372, .code = 0x69, .mask = 0x9}};
} // namespace mab_wait_cycles

namespace memory_controller_bypass {
using namespace core_events;
inline constexpr listed high_priority{high_priority, list, {.name = 7928, .code = 0xe4, .mask = 0x1}};
inline constexpr listed low_priority{low_priority, list, {.name = 7967, .code = 0xe4, .mask = 0x2}};
inline constexpr listed dram_interface{dram_interface, list, {.name = 8005, .code = 0xe4, .mask = 0x4}};
inline constexpr listed dram_queue{dram_queue, list, {.name = 8045, .code = 0xe4, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 8081, .code = 0xe4, .mask = 0xf}};
} // namespace memory_controller_bypass

namespace memory_controller_page_table_overflows {
using namespace core_events;
inline constexpr listed dct0_page_table_overflow{dct0_page_table_overflow, list, {.name = 7287, .code = 0xe1, .mask = 0x1}};
inline constexpr listed dct1_page_table_overflow{dct1_page_table_overflow, list, {.name = 7351, .code = 0xe1, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 7415, .code = 0xe1, .mask = 0x3}};
} // namespace memory_controller_page_table_overflows

namespace memory_controller_requests {
using namespace core_events;
inline constexpr listed write_requests{write_requests, list, {.name = 9595, .code = 0x1f0, .mask = 0x1}};
inline constexpr listed read_requests{read_requests, list, {.name = 9637, .code = 0x1f0, .mask = 0x2}};
inline constexpr listed prefetch_requests{prefetch_requests, list, {.name = 9678, .code = 0x1f0, .mask = 0x4}};
inline constexpr listed _32_bytes_writes{_32_bytes_writes, list, {.name = 9723, .code = 0x1f0, .mask = 0x8}};
inline constexpr listed _64_bytes_writes{_64_bytes_writes, list, {.name = 9766, .code = 0x1f0, .mask = 0x10}};
inline constexpr listed _32_bytes_reads{_32_bytes_reads, list, {.name = 9809, .code = 0x1f0, .mask = 0x20}};
inline constexpr listed _64_bytes_reads{_64_bytes_reads, list, {.name = 9851, .code = 0x1f0, .mask = 0x40}};
inline constexpr listed read_requests_while_writes_requests{read_requests_while_writes_requests, list, {.name = 9893, .code = 0x1f0, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 9956, .code = 0x1f0, .mask = 0xff}};
} // namespace memory_controller_requests

namespace memory_controller_slot_misses {
using namespace core_events;
inline constexpr listed dct0_command_slots_missed{dct0_command_slots_missed, list, {.name = 7458, .code = 0xe2, .mask = 0x1}};
inline constexpr listed dct1_command_slots_missed{dct1_command_slots_missed, list, {.name = 7514, .code = 0xe2, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 7570, .code = 0xe2, .mask = 0x3}};
} // namespace memory_controller_slot_misses

namespace memory_controller_turnarounds {
using namespace core_events;
inline constexpr listed chip_select{chip_select, list, {.name = 7604, .code = 0xe3, .mask = 0x1}};
inline constexpr listed read_to_write{read_to_write, list, {.name = 7646, .code = 0xe3, .mask = 0x2}};
inline constexpr listed write_to_read{write_to_read, list, {.name = 7690, .code = 0xe3, .mask = 0x4}};
inline constexpr listed dct1_dimm{dct1_dimm, list, {.name = 7734, .code = 0xe3, .mask = 0x8}};
inline constexpr listed dct1_read_to_write_turnaround{dct1_read_to_write_turnaround, list, {.name = 7774, .code = 0xe3, .mask = 0x10}};
inline constexpr listed dct1_write_to_read_turnaround{dct1_write_to_read_turnaround, list, {.name = 7834, .code = 0xe3, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 7894, .code = 0xe3, .mask = 0x3f}};
} // namespace memory_controller_turnarounds

namespace memory_requests {
using namespace core_events;
inline constexpr listed non_cacheable{non_cacheable, list, {.name = 3741, .code = 0x65, .mask = 0x1}};
inline constexpr listed write_combining{write_combining, list, {.name = 3771, .code = 0x65, .mask = 0x2}};
inline constexpr listed streaming_store{streaming_store, list, {.name = 3803, .code = 0x65, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 3835, .code = 0x65, .mask = 0x83}};
} // namespace memory_requests

namespace non_cancelled_l3_read_requests {
using namespace core_events;
inline constexpr listed read_block_exclusive{read_block_exclusive, list, {.name = 16011, .code = 0x4ed, .mask = 0x1}};
inline constexpr listed read_block_shared{read_block_shared, list, {.name = 16063, .code = 0x4ed, .mask = 0x2}};
inline constexpr listed read_block_modify{read_block_modify, list, {.name = 16112, .code = 0x4ed, .mask = 0x4}};
inline constexpr listed any_read{any_read, list, {.name = 16161, .code = 0x4ed, .mask = 0x7}};
inline constexpr listed all_cores{all_cores, list, {.name = 16201, .code = 0x4ed, .mask = 0xf0}};
} // namespace non_cancelled_l3_read_requests

namespace page_size_mismatches {
using namespace core_events;
inline constexpr listed guest_larger{guest_larger, list, {.name = 15713, .code = 0x165, .mask = 0x1}};
inline constexpr listed mtrr_mismatch{mtrr_mismatch, list, {.name = 15747, .code = 0x165, .mask = 0x2}};
inline constexpr listed host_larger{host_larger, list, {.name = 15782, .code = 0x165, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 15815, .code = 0x165, .mask = 0x7}};
} // namespace page_size_mismatches

namespace prefetch_instructions_dispatched {
using namespace core_events;
inline constexpr listed load{load, list, {.name = 3232, .code = 0x4b, .mask = 0x1}};
inline constexpr listed store{store, list, {.name = 3270, .code = 0x4b, .mask = 0x2}};
inline constexpr listed nta{nta, list, {.name = 3309, .code = 0x4b, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 3346, .code = 0x4b, .mask = 0x7}};
} // namespace prefetch_instructions_dispatched

namespace probe {
using namespace core_events;
inline constexpr listed miss{miss, list, {.name = 9192, .code = 0xec, .mask = 0x1}};
inline constexpr listed hit_clean{hit_clean, list, {.name = 9203, .code = 0xec, .mask = 0x2}};
inline constexpr listed hit_dirty_no_memory_cancel{hit_dirty_no_memory_cancel, list, {.name = 9219, .code = 0xec, .mask = 0x4}};
inline constexpr listed hit_dirty_with_memory_cancel{hit_dirty_with_memory_cancel, list, {.name = 9252, .code = 0xec, .mask = 0x8}};
inline constexpr listed upstream_display_refresh_reads{upstream_display_refresh_reads, list, {.name = 9287, .code = 0xec, .mask = 0x10}};
inline constexpr listed upstream_non_display_refresh_reads{upstream_non_display_refresh_reads, list, {.name = 9324, .code = 0xec, .mask = 0x20}};
inline constexpr listed upstream_writes{upstream_writes, list, {.name = 9365, .code = 0xec, .mask = 0x40}};
inline constexpr listed upstream_non_isoc_writes{upstream_non_isoc_writes, list, {.name = 9387, .code = 0xec, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 9418, .code = 0xec, .mask = 0xff}};
} // namespace probe

namespace quadwords_written_to_system {
using namespace core_events;
inline constexpr listed quadword_write_transfer{quadword_write_transfer, list, {.name = 4576, .code = 0x6d, .mask = 0x1}};
inline constexpr listed all{all, list, {.name = 4628, .code = 0x6d, .mask = 0x1}};
} // namespace quadwords_written_to_system

namespace read_request_to_l3_cache {
using namespace core_events;
inline constexpr listed read_block_exclusive{read_block_exclusive, list, {.name = 15011, .code = 0x4e0, .mask = 0x1}};
inline constexpr listed read_block_shared{read_block_shared, list, {.name = 15057, .code = 0x4e0, .mask = 0x2}};
inline constexpr listed read_block_modify{read_block_modify, list, {.name = 15100, .code = 0x4e0, .mask = 0x4}};
inline constexpr listed any_read{any_read, list, {.name = 15143, .code = 0x4e0, .mask = 0x7}};
inline constexpr listed all_cores{all_cores, list, {.name = 15177, .code = 0x4e0, .mask = 0xf0}};
} // namespace read_request_to_l3_cache

namespace requests_to_l2 {
using namespace core_events;
inline constexpr listed instructions{instructions, list, {.name = 4677, .code = 0x7d, .mask = 0x1}};
inline constexpr listed data{data, list, {.name = 4705, .code = 0x7d, .mask = 0x2}};
inline constexpr listed tlb_walk{tlb_walk, list, {.name = 4725, .code = 0x7d, .mask = 0x4}};
inline constexpr listed snoop{snoop, list, {.name = 4749, .code = 0x7d, .mask = 0x8}};
inline constexpr listed cancelled{cancelled, list, {.name = 4770, .code = 0x7d, .mask = 0x10}};
inline constexpr listed hw_prefetch_from_dc{hw_prefetch_from_dc, list, {.name = 4795, .code = 0x7d, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 4830, .code = 0x7d, .mask = 0x3f}};
} // namespace requests_to_l2

namespace retired_fastpath_double_op_instructions {
using namespace core_events;
inline constexpr listed position_0{position_0, list, {.name = 6189, .code = 0xcc, .mask = 0x1}};
inline constexpr listed position_1{position_1, list, {.name = 6240, .code = 0xcc, .mask = 0x2}};
inline constexpr listed position_2{position_2, list, {.name = 6291, .code = 0xcc, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 6342, .code = 0xcc, .mask = 0x7}};
} // namespace retired_fastpath_double_op_instructions

namespace retired_mmx_and_fp_instructions {
using namespace core_events;
inline constexpr listed x87{x87, list, {.name = 6019, .code = 0xcb, .mask = 0x1}};
inline constexpr listed mmx_and_3dnow{mmx_and_3dnow, list, {.name = 6055, .code = 0xcb, .mask = 0x2}};
inline constexpr listed packed_sse_and_sse2{packed_sse_and_sse2, list, {.name = 6101, .code = 0xcb, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 6153, .code = 0xcb, .mask = 0x7}};
} // namespace retired_mmx_and_fp_instructions

namespace retired_move_ops {
using namespace core_events;
inline constexpr listed low_qw_move_uops{low_qw_move_uops, list, {.name = 562, .code = 0x04, .mask = 0x1}};
inline constexpr listed high_qw_move_uops{high_qw_move_uops, list, {.name = 596, .code = 0x04, .mask = 0x2}};
inline constexpr listed all_other_merging_move_uops{all_other_merging_move_uops, list, {.name = 631, .code = 0x04, .mask = 0x4}};
inline constexpr listed all_other_move_uops{all_other_move_uops, list, {.name = 676, .code = 0x04, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 713, .code = 0x04, .mask = 0xf}};
} // namespace retired_move_ops

namespace retired_serializing_ops {
using namespace core_events;
inline constexpr listed sse_bottom_executing_uops{sse_bottom_executing_uops, list, {.name = 734, .code = 0x05, .mask = 0x1}};
inline constexpr listed sse_bottom_serializing_uops{sse_bottom_serializing_uops, list, {.name = 784, .code = 0x05, .mask = 0x2}};
inline constexpr listed x87_bottom_executing_uops{x87_bottom_executing_uops, list, {.name = 836, .code = 0x05, .mask = 0x4}};
inline constexpr listed x87_bottom_serializing_uops{x87_bottom_serializing_uops, list, {.name = 886, .code = 0x05, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 938, .code = 0x05, .mask = 0xf}};
} // namespace retired_serializing_ops

namespace retired_sse_operations {
using namespace core_events;
inline constexpr listed single_add_sub_ops{single_add_sub_ops, list, {.name = 268, .code = 0x03, .mask = 0x1}};
inline constexpr listed single_mul_ops{single_mul_ops, list, {.name = 310, .code = 0x03, .mask = 0x2}};
inline constexpr listed single_div_ops{single_div_ops, list, {.name = 348, .code = 0x03, .mask = 0x4}};
inline constexpr listed double_add_sub_ops{double_add_sub_ops, list, {.name = 386, .code = 0x03, .mask = 0x8}};
inline constexpr listed double_mul_ops{double_mul_ops, list, {.name = 428, .code = 0x03, .mask = 0x10}};
inline constexpr listed double_div_ops{double_div_ops, list, {.name = 466, .code = 0x03, .mask = 0x20}};
inline constexpr listed op_type{op_type, list, {.name = 504, .code = 0x03, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 535, .code = 0x03, .mask = 0x7f}};
} // namespace retired_sse_operations

namespace retired_x87_ops {
using namespace core_events;
inline constexpr listed add_sub_ops{add_sub_ops, list, {.name = 15840, .code = 0x1c0, .mask = 0x1}};
inline constexpr listed mul_ops{mul_ops, list, {.name = 15868, .code = 0x1c0, .mask = 0x2}};
inline constexpr listed div_ops{div_ops, list, {.name = 15892, .code = 0x1c0, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 15916, .code = 0x1c0, .mask = 0x7}};
} // namespace retired_x87_ops

namespace scrubber_single_bit_ecc_errors {
using namespace core_events;
inline constexpr listed scrubber_error{scrubber_error, list, {.name = 3003, .code = 0x4a, .mask = 0x1}};
inline constexpr listed piggyback_error{piggyback_error, list, {.name = 3049, .code = 0x4a, .mask = 0x2}};
inline constexpr listed load_pipe_error{load_pipe_error, list, {.name = 3096, .code = 0x4a, .mask = 0x4}};
inline constexpr listed store_write_pipe_error{store_write_pipe_error, list, {.name = 3143, .code = 0x4a, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 3197, .code = 0x4a, .mask = 0xf}};
} // namespace scrubber_single_bit_ecc_errors

namespace segment_register_loads {
using namespace core_events;
inline constexpr listed es{es, list, {.name = 1078, .code = 0x20, .mask = 0x1}};
inline constexpr listed cs{cs, list, {.name = 1104, .code = 0x20, .mask = 0x2}};
inline constexpr listed ss{ss, list, {.name = 1130, .code = 0x20, .mask = 0x4}};
inline constexpr listed ds{ds, list, {.name = 1156, .code = 0x20, .mask = 0x8}};
inline constexpr listed fs{fs, list, {.name = 1182, .code = 0x20, .mask = 0x10}};
inline constexpr listed gs{gs, list, {.name = 1208, .code = 0x20, .mask = 0x20}};
inline constexpr listed hs{hs, list, {.name = 1234, .code = 0x20, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 1260, .code = 0x20, .mask = 0x7f}};
} // namespace segment_register_loads

namespace sized_commands {
using namespace core_events;
inline constexpr listed non_posted_write_byte{non_posted_write_byte, list, {.name = 8960, .code = 0xeb, .mask = 0x1}};
inline constexpr listed non_posted_write_dword{non_posted_write_dword, list, {.name = 8997, .code = 0xeb, .mask = 0x2}};
inline constexpr listed posted_write_byte{posted_write_byte, list, {.name = 9035, .code = 0xeb, .mask = 0x4}};
inline constexpr listed posted_write_dword{posted_write_dword, list, {.name = 9068, .code = 0xeb, .mask = 0x8}};
inline constexpr listed read_byte_4_bytes{read_byte_4_bytes, list, {.name = 9102, .code = 0xeb, .mask = 0x10}};
inline constexpr listed read_dword_1_16_dwords{read_dword_1_16_dwords, list, {.name = 9135, .code = 0xeb, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 9173, .code = 0xeb, .mask = 0x3f}};
} // namespace sized_commands

namespace system_read_responses {
using namespace core_events;
inline constexpr listed exclusive{exclusive, list, {.name = 4397, .code = 0x6c, .mask = 0x1}};
inline constexpr listed modified{modified, list, {.name = 4429, .code = 0x6c, .mask = 0x2}};
inline constexpr listed shared{shared, list, {.name = 4460, .code = 0x6c, .mask = 0x4}};
inline constexpr listed owned{owned, list, {.name = 4489, .code = 0x6c, .mask = 0x8}};
inline constexpr listed data_error{data_error, list, {.name = 4517, .code = 0x6c, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 4550, .code = 0x6c, .mask = 0x1f}};
} // namespace system_read_responses

namespace thermal_status_and_ecc_errors {
using namespace core_events;
inline constexpr listed clks_die_temp_too_high{clks_die_temp_too_high, list, {.name = 8110, .code = 0xe8, .mask = 0x4}};
inline constexpr listed clks_temp_threshold_exceeded{clks_temp_threshold_exceeded, list, {.name = 8163, .code = 0xe8, .mask = 0x8}};
inline constexpr listed stc_trip_points_crossed{stc_trip_points_crossed, list, {.name = 8222, .code = 0xe8, .mask = 0x10}};
inline constexpr listed clocks_htc_p_state_inactive{clocks_htc_p_state_inactive, list, {.name = 8276, .code = 0xe8, .mask = 0x20}};
inline constexpr listed clocks_htc_p_state_active{clocks_htc_p_state_active, list, {.name = 8334, .code = 0xe8, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 8390, .code = 0xe8, .mask = 0x7c}};
} // namespace thermal_status_and_ecc_errors

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
    &ibs_ops_tagged,
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
    &cpu_command_latency_to_target_node_0_3_4_7::read_sized,
    &cpu_command_latency_to_target_node_0_3_4_7::write_sized,
    &cpu_command_latency_to_target_node_0_3_4_7::victim_block,
    &cpu_command_latency_to_target_node_0_3_4_7::node_group_select,
    &cpu_command_latency_to_target_node_0_3_4_7::local_to_0_4,
    &cpu_command_latency_to_target_node_0_3_4_7::local_to_1_5,
    &cpu_command_latency_to_target_node_0_3_4_7::local_to_2_6,
    &cpu_command_latency_to_target_node_0_3_4_7::local_to_3_7,
    &cpu_command_latency_to_target_node_0_3_4_7::all,
    &cpu_io_requests_to_memory_io::i_o_to_i_o,
    &cpu_io_requests_to_memory_io::i_o_to_mem,
    &cpu_io_requests_to_memory_io::cpu_to_i_o,
    &cpu_io_requests_to_memory_io::cpu_to_mem,
    &cpu_io_requests_to_memory_io::to_remote_node,
    &cpu_io_requests_to_memory_io::to_local_node,
    &cpu_io_requests_to_memory_io::from_remote_node,
    &cpu_io_requests_to_memory_io::from_local_node,
    &cpu_io_requests_to_memory_io::all,
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
    &cpu_requests_to_target_node_0_3_4_7::local_to_3_7,
    &cpu_requests_to_target_node_0_3_4_7::all,
    &cpu_to_dram_requests_to_target_node::local_to_0,
    &cpu_to_dram_requests_to_target_node::local_to_1,
    &cpu_to_dram_requests_to_target_node::local_to_2,
    &cpu_to_dram_requests_to_target_node::local_to_3,
    &cpu_to_dram_requests_to_target_node::local_to_4,
    &cpu_to_dram_requests_to_target_node::local_to_5,
    &cpu_to_dram_requests_to_target_node::local_to_6,
    &cpu_to_dram_requests_to_target_node::local_to_7,
    &cpu_to_dram_requests_to_target_node::all,
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
    &dispatched_fpu::ops_add,
    &dispatched_fpu::ops_multiply,
    &dispatched_fpu::ops_store,
    &dispatched_fpu::ops_add_pipe_load_ops,
    &dispatched_fpu::ops_multiply_pipe_load_ops,
    &dispatched_fpu::ops_store_pipe_load_ops,
    &dispatched_fpu::all,
    &dram_accesses_page::hit,
    &dram_accesses_page::miss,
    &dram_accesses_page::conflict,
    &dram_accesses_page::dct1_page_hit,
    &dram_accesses_page::dct1_page_miss,
    &dram_accesses_page::dct1_page_conflict,
    &dram_accesses_page::all,
    &fp_scheduler_cycles::bottom_execute_cycles,
    &fp_scheduler_cycles::bottom_serializing_cycles,
    &fp_scheduler_cycles::all,
    &fpu_exceptions::x87_reclass_microfaults,
    &fpu_exceptions::sse_retype_microfaults,
    &fpu_exceptions::sse_reclass_microfaults,
    &fpu_exceptions::sse_and_x87_microtraps,
    &fpu_exceptions::all,
    &gart::aperture_hit_from_cpu,
    &gart::aperture_hit_from_io,
    &gart::miss,
    &gart::request_hit_table_walk,
    &gart::dev_hit,
    &gart::dev_miss,
    &gart::dev_error,
    &gart::multiple_table_walk,
    &gart::all,
    &hypertransport_link0::command_dword_sent,
    &hypertransport_link0::data_dword_sent,
    &hypertransport_link0::buffer_release_dword_sent,
    &hypertransport_link0::nop_dword_sent,
    &hypertransport_link0::address_ext_dword_sent,
    &hypertransport_link0::per_packet_crc_sent,
    &hypertransport_link0::all,
    &hypertransport_link0::sublink_mask,
    &hypertransport_link1::command_dword_sent,
    &hypertransport_link1::data_dword_sent,
    &hypertransport_link1::buffer_release_dword_sent,
    &hypertransport_link1::nop_dword_sent,
    &hypertransport_link1::address_ext_dword_sent,
    &hypertransport_link1::per_packet_crc_sent,
    &hypertransport_link1::all,
    &hypertransport_link1::sublink_mask,
    &hypertransport_link2::command_dword_sent,
    &hypertransport_link2::data_dword_sent,
    &hypertransport_link2::buffer_release_dword_sent,
    &hypertransport_link2::nop_dword_sent,
    &hypertransport_link2::address_ext_dword_sent,
    &hypertransport_link2::per_packet_crc_sent,
    &hypertransport_link2::all,
    &hypertransport_link2::sublink_mask,
    &hypertransport_link3::command_dword_sent,
    &hypertransport_link3::data_dword_sent,
    &hypertransport_link3::buffer_release_dword_sent,
    &hypertransport_link3::nop_dword_sent,
    &hypertransport_link3::address_ext_dword_sent,
    &hypertransport_link3::per_packet_crc_sent,
    &hypertransport_link3::all,
    &hypertransport_link3::sublink_mask,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l1,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l2,
    &ineffective_sw_prefetches::all,
    &instruction_cache_lines_invalidated::invalidating_probe_no_in_flight,
    &instruction_cache_lines_invalidated::invalidating_probe_one_or_more_in_flight,
    &instruction_cache_lines_invalidated::all,
    &io_to_dram_requests_to_target_node::local_to_0,
    &io_to_dram_requests_to_target_node::local_to_1,
    &io_to_dram_requests_to_target_node::local_to_2,
    &io_to_dram_requests_to_target_node::local_to_3,
    &io_to_dram_requests_to_target_node::local_to_4,
    &io_to_dram_requests_to_target_node::local_to_5,
    &io_to_dram_requests_to_target_node::local_to_6,
    &io_to_dram_requests_to_target_node::local_to_7,
    &io_to_dram_requests_to_target_node::all,
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
    &l1_dtlb_miss_and_l2_dtlb_hit::all,
    &l1_dtlb_miss_and_l2_dtlb_hit::l2_1g_tlb_hit,
    &l1_dtlb_miss_and_l2_dtlb_hit::all_umask_07,
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
    &l3_cache_misses::read_block_exclusive,
    &l3_cache_misses::read_block_shared,
    &l3_cache_misses::read_block_modify,
    &l3_cache_misses::any_read,
    &l3_cache_misses::all_cores,
    &l3_evictions::shared,
    &l3_evictions::exclusive,
    &l3_evictions::owned,
    &l3_evictions::modified,
    &l3_evictions::all,
    &l3_fills_caused_by_l2_evictions::shared,
    &l3_fills_caused_by_l2_evictions::exclusive,
    &l3_fills_caused_by_l2_evictions::owned,
    &l3_fills_caused_by_l2_evictions::modified,
    &l3_fills_caused_by_l2_evictions::any_state,
    &l3_fills_caused_by_l2_evictions::all_cores,
    &locked_ops::executed,
    &locked_ops::cycles_speculative_phase,
    &locked_ops::cycles_non_speculative_phase,
    &locked_ops::cycles_waiting,
    &locked_ops::all,
    &mab_requests::buffer_0,
    &mab_requests::buffer_1,
    &mab_requests::buffer_2,
    &mab_requests::buffer_3,
    &mab_requests::buffer_4,
    &mab_requests::buffer_5,
    &mab_requests::buffer_6,
    &mab_requests::buffer_7,
    &mab_requests::buffer_8,
    &mab_requests::buffer_9,
    &mab_wait_cycles::buffer_0,
    &mab_wait_cycles::buffer_1,
    &mab_wait_cycles::buffer_2,
    &mab_wait_cycles::buffer_3,
    &mab_wait_cycles::buffer_4,
    &mab_wait_cycles::buffer_5,
    &mab_wait_cycles::buffer_6,
    &mab_wait_cycles::buffer_7,
    &mab_wait_cycles::buffer_8,
    &mab_wait_cycles::buffer_9,
    &memory_controller_bypass::high_priority,
    &memory_controller_bypass::low_priority,
    &memory_controller_bypass::dram_interface,
    &memory_controller_bypass::dram_queue,
    &memory_controller_bypass::all,
    &memory_controller_page_table_overflows::dct0_page_table_overflow,
    &memory_controller_page_table_overflows::dct1_page_table_overflow,
    &memory_controller_page_table_overflows::all,
    &memory_controller_requests::write_requests,
    &memory_controller_requests::read_requests,
    &memory_controller_requests::prefetch_requests,
    &memory_controller_requests::_32_bytes_writes,
    &memory_controller_requests::_64_bytes_writes,
    &memory_controller_requests::_32_bytes_reads,
    &memory_controller_requests::_64_bytes_reads,
    &memory_controller_requests::read_requests_while_writes_requests,
    &memory_controller_requests::all,
    &memory_controller_slot_misses::dct0_command_slots_missed,
    &memory_controller_slot_misses::dct1_command_slots_missed,
    &memory_controller_slot_misses::all,
    &memory_controller_turnarounds::chip_select,
    &memory_controller_turnarounds::read_to_write,
    &memory_controller_turnarounds::write_to_read,
    &memory_controller_turnarounds::dct1_dimm,
    &memory_controller_turnarounds::dct1_read_to_write_turnaround,
    &memory_controller_turnarounds::dct1_write_to_read_turnaround,
    &memory_controller_turnarounds::all,
    &memory_requests::non_cacheable,
    &memory_requests::write_combining,
    &memory_requests::streaming_store,
    &memory_requests::all,
    &non_cancelled_l3_read_requests::read_block_exclusive,
    &non_cancelled_l3_read_requests::read_block_shared,
    &non_cancelled_l3_read_requests::read_block_modify,
    &non_cancelled_l3_read_requests::any_read,
    &non_cancelled_l3_read_requests::all_cores,
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
    &probe::upstream_display_refresh_reads,
    &probe::upstream_non_display_refresh_reads,
    &probe::upstream_writes,
    &probe::upstream_non_isoc_writes,
    &probe::all,
    &quadwords_written_to_system::quadword_write_transfer,
    &quadwords_written_to_system::all,
    &read_request_to_l3_cache::read_block_exclusive,
    &read_request_to_l3_cache::read_block_shared,
    &read_request_to_l3_cache::read_block_modify,
    &read_request_to_l3_cache::any_read,
    &read_request_to_l3_cache::all_cores,
    &requests_to_l2::instructions,
    &requests_to_l2::data,
    &requests_to_l2::tlb_walk,
    &requests_to_l2::snoop,
    &requests_to_l2::cancelled,
    &requests_to_l2::hw_prefetch_from_dc,
    &requests_to_l2::all,
    &retired_fastpath_double_op_instructions::position_0,
    &retired_fastpath_double_op_instructions::position_1,
    &retired_fastpath_double_op_instructions::position_2,
    &retired_fastpath_double_op_instructions::all,
    &retired_mmx_and_fp_instructions::x87,
    &retired_mmx_and_fp_instructions::mmx_and_3dnow,
    &retired_mmx_and_fp_instructions::packed_sse_and_sse2,
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
    &scrubber_single_bit_ecc_errors::scrubber_error,
    &scrubber_single_bit_ecc_errors::piggyback_error,
    &scrubber_single_bit_ecc_errors::load_pipe_error,
    &scrubber_single_bit_ecc_errors::store_write_pipe_error,
    &scrubber_single_bit_ecc_errors::all,
    &segment_register_loads::es,
    &segment_register_loads::cs,
    &segment_register_loads::ss,
    &segment_register_loads::ds,
    &segment_register_loads::fs,
    &segment_register_loads::gs,
    &segment_register_loads::hs,
    &segment_register_loads::all,
    &sized_commands::non_posted_write_byte,
    &sized_commands::non_posted_write_dword,
    &sized_commands::posted_write_byte,
    &sized_commands::posted_write_dword,
    &sized_commands::read_byte_4_bytes,
    &sized_commands::read_dword_1_16_dwords,
    &sized_commands::all,
    &system_read_responses::exclusive,
    &system_read_responses::modified,
    &system_read_responses::shared,
    &system_read_responses::owned,
    &system_read_responses::data_error,
    &system_read_responses::all,
    &thermal_status_and_ecc_errors::clks_die_temp_too_high,
    &thermal_status_and_ecc_errors::clks_temp_threshold_exceeded,
    &thermal_status_and_ecc_errors::stc_trip_points_crossed,
    &thermal_status_and_ecc_errors::clocks_htc_p_state_inactive,
    &thermal_status_and_ecc_errors::clocks_htc_p_state_active,
    &thermal_status_and_ecc_errors::all,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::fam10h
