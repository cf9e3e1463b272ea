// Events of AMD Athlon 64 and Opteron (K8), each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// k8: from libpfm4 91970fe6eb4e, lib/events/amd64_events_k8.h; MIT (COPYING; copyright lines in
// that file). Names and numbers only. Second source: oprofile 48651c00, events/x86-64/hammer
// (GPL-2.0; numbers and event names only); third: likwid d9c523b1, perfmon_k8_events.txt (GPL-3.0;
// numbers and names only).
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
// L1_DTLB_AND_L2_DTLB_MISS has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it
// unit mask 07h, and so does the event of this name that the library has by itself: as text, the
// name stands for that one.
// L2_FILL_WRITEBACK.ALL of later revisions, with unit mask 03h, is L2_FILL_WRITEBACK.ALL_UMASK_03
// here.
// L1_ITLB_MISS_AND_L2_ITLB_MISS has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c)
// gives it unit mask 03h, and so does the event of this name that the library has by itself: as
// text, the name stands for that one.
// THERMAL_STATUS_AND_ECC_ERRORS.ALL of later revisions, with unit mask 8fh, is
// THERMAL_STATUS_AND_ECC_ERRORS.ALL_UMASK_8F here.
// PROBE.ALL of later revisions, with unit mask 7fh, is PROBE.ALL_UMASK_7F here.
// Only of revisions till E: L2_FILL_WRITEBACK.ALL.
// Only of revisions from F: L2_FILL_WRITEBACK.L2_WRITEBACKS, L2_FILL_WRITEBACK.ALL_UMASK_03.
// Only of revisions from D: SIZED_BLOCKS.32_BYTE_WRITES, SIZED_BLOCKS.64_BYTE_WRITES,
// SIZED_BLOCKS.32_BYTE_READS, SIZED_BLOCKS.64_BYTE_READS, SIZED_BLOCKS.ALL, PROBE.UPSTREAM_WRITES,
// PROBE.ALL_UMASK_7F.
// Only of revisions from E and from F: THERMAL_STATUS_AND_ECC_ERRORS.CLKS_CPU_ACTIVE,
// THERMAL_STATUS_AND_ECC_ERRORS.CLKS_CPU_INACTIVE,
// THERMAL_STATUS_AND_ECC_ERRORS.CLKS_DIE_TEMP_TOO_HIGH,
// THERMAL_STATUS_AND_ECC_ERRORS.CLKS_TEMP_THRESHOLD_EXCEEDED,
// THERMAL_STATUS_AND_ECC_ERRORS.ALL_UMASK_8F.
// Only of revisions from E: THERMAL_STATUS_AND_ECC_ERRORS.DRAM_ECC_ERRORS,
// CPU_IO_REQUESTS_TO_MEMORY_IO.I_O_TO_I_O, CPU_IO_REQUESTS_TO_MEMORY_IO.I_O_TO_MEM,
// CPU_IO_REQUESTS_TO_MEMORY_IO.CPU_TO_I_O, CPU_IO_REQUESTS_TO_MEMORY_IO.CPU_TO_MEM,
// CPU_IO_REQUESTS_TO_MEMORY_IO.TO_REMOTE_NODE, CPU_IO_REQUESTS_TO_MEMORY_IO.TO_LOCAL_NODE,
// CPU_IO_REQUESTS_TO_MEMORY_IO.FROM_REMOTE_NODE, CPU_IO_REQUESTS_TO_MEMORY_IO.FROM_LOCAL_NODE,
// CPU_IO_REQUESTS_TO_MEMORY_IO.ALL, CACHE_BLOCK.VICTIM_WRITEBACK, CACHE_BLOCK.DCACHE_LOAD_MISS,
// CACHE_BLOCK.SHARED_ICACHE_REFILL, CACHE_BLOCK.READ_BLOCK_MODIFIED, CACHE_BLOCK.READ_TO_DIRTY,
// CACHE_BLOCK.ALL.
// Only of revisions from E and till E: THERMAL_STATUS_AND_ECC_ERRORS.ALL.
// Only of revisions till C: PROBE.ALL.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::k8 {

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
    "system_read_responses.all\0"
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
    "l2_fill_writeback.all\0"
    "l2_fill_writeback.l2_writebacks\0"
    "l2_fill_writeback.all_umask_03\0"
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
    "dram_accesses_page.hit\0"
    "dram_accesses_page.miss\0"
    "dram_accesses_page.conflict\0"
    "dram_accesses_page.all\0"
    "memory_controller_page_table_overflows\0"
    "memory_controller_turnarounds.chip_select\0"
    "memory_controller_turnarounds.read_to_write\0"
    "memory_controller_turnarounds.write_to_read\0"
    "memory_controller_turnarounds.all\0"
    "memory_controller_bypass.high_priority\0"
    "memory_controller_bypass.low_priority\0"
    "memory_controller_bypass.dram_interface\0"
    "memory_controller_bypass.dram_queue\0"
    "memory_controller_bypass.all\0"
    "sized_blocks.32_byte_writes\0"
    "sized_blocks.64_byte_writes\0"
    "sized_blocks.32_byte_reads\0"
    "sized_blocks.64_byte_reads\0"
    "sized_blocks.all\0"
    "thermal_status_and_ecc_errors.clks_cpu_active\0"
    "thermal_status_and_ecc_errors.clks_cpu_inactive\0"
    "thermal_status_and_ecc_errors.clks_die_temp_too_high\0"
    "thermal_status_and_ecc_errors.clks_temp_threshold_exceeded\0"
    "thermal_status_and_ecc_errors.dram_ecc_errors\0"
    "thermal_status_and_ecc_errors.all\0"
    "thermal_status_and_ecc_errors.all_umask_8f\0"
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
    "sized_commands.read_modify_write\0"
    "sized_commands.all\0"
    "probe.miss\0"
    "probe.hit_clean\0"
    "probe.hit_dirty_no_memory_cancel\0"
    "probe.hit_dirty_with_memory_cancel\0"
    "probe.upstream_display_refresh_reads\0"
    "probe.upstream_non_display_refresh_reads\0"
    "probe.all\0"
    "probe.upstream_writes\0"
    "probe.all_umask_7f\0"
    "gart.aperture_hit_from_cpu\0"
    "gart.aperture_hit_from_io\0"
    "gart.miss\0"
    "gart.all\0"
    "hypertransport_link0.command_dword_sent\0"
    "hypertransport_link0.data_dword_sent\0"
    "hypertransport_link0.buffer_release_dword_sent\0"
    "hypertransport_link0.nop_dword_sent\0"
    "hypertransport_link0.all\0"
    "hypertransport_link1.command_dword_sent\0"
    "hypertransport_link1.data_dword_sent\0"
    "hypertransport_link1.buffer_release_dword_sent\0"
    "hypertransport_link1.nop_dword_sent\0"
    "hypertransport_link1.all\0"
    "hypertransport_link2.command_dword_sent\0"
    "hypertransport_link2.data_dword_sent\0"
    "hypertransport_link2.buffer_release_dword_sent\0"
    "hypertransport_link2.nop_dword_sent\0"
    "hypertransport_link2.all\0";
inline constexpr select::event_list list{"k8", core::k8, names};
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
inline constexpr core_events::listed cpu_clk_unhalted{{&core_events::list, 0x76, 0x0, 0x916, 0x0}, {}, &cpu_clk_unhalted}; // .code = 0x76
inline constexpr core_events::listed instruction_cache_fetches{{&core_events::list, 0x80, 0x0, 0xa77, 0x0}, {}, &instruction_cache_fetches}; // .code = 0x80
inline constexpr core_events::listed instruction_cache_misses{{&core_events::list, 0x81, 0x0, 0xa91, 0x0}, {}, &instruction_cache_misses}; // .code = 0x81
inline constexpr core_events::listed instruction_cache_refills_from_l2{{&core_events::list, 0x82, 0x0, 0xaaa, 0x0}, {}, &instruction_cache_refills_from_l2}; // .code = 0x82
inline constexpr core_events::listed instruction_cache_refills_from_system{{&core_events::list, 0x83, 0x0, 0xacc, 0x0}, {}, &instruction_cache_refills_from_system}; // .code = 0x83
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{{&core_events::list, 0x84, 0x0, 0xaf2, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_hit}; // .code = 0x84
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_miss{{&core_events::list, 0x85, 0x0, 0xb0f, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_miss}; // .code = 0x85
inline constexpr core_events::listed pipeline_restart_due_to_instruction_stream_probe{{&core_events::list, 0x86, 0x0, 0xb2d, 0x0}, {}, &pipeline_restart_due_to_instruction_stream_probe}; // .code = 0x86
inline constexpr core_events::listed instruction_fetch_stall{{&core_events::list, 0x87, 0x0, 0xb5e, 0x0}, {}, &instruction_fetch_stall}; // .code = 0x87
inline constexpr core_events::listed return_stack_hits{{&core_events::list, 0x88, 0x0, 0xb76, 0x0}, {}, &return_stack_hits}; // .code = 0x88
inline constexpr core_events::listed return_stack_overflows{{&core_events::list, 0x89, 0x0, 0xb88, 0x0}, {}, &return_stack_overflows}; // .code = 0x89
inline constexpr core_events::listed retired_instructions{{&core_events::list, 0xc0, 0x0, 0xb9f, 0x0}, {}, &retired_instructions}; // .code = 0xc0
inline constexpr core_events::listed retired_uops{{&core_events::list, 0xc1, 0x0, 0xbb4, 0x0}, {}, &retired_uops}; // .code = 0xc1
inline constexpr core_events::listed retired_branch_instructions{{&core_events::list, 0xc2, 0x0, 0xbc1, 0x0}, {}, &retired_branch_instructions}; // .code = 0xc2
inline constexpr core_events::listed retired_mispredicted_branch_instructions{{&core_events::list, 0xc3, 0x0, 0xbdd, 0x0}, {}, &retired_mispredicted_branch_instructions}; // .code = 0xc3
inline constexpr core_events::listed retired_taken_branch_instructions{{&core_events::list, 0xc4, 0x0, 0xc06, 0x0}, {}, &retired_taken_branch_instructions}; // .code = 0xc4
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{{&core_events::list, 0xc5, 0x0, 0xc28, 0x0}, {}, &retired_taken_branch_instructions_mispredicted}; // .code = 0xc5
inline constexpr core_events::listed retired_far_control_transfers{{&core_events::list, 0xc6, 0x0, 0xc57, 0x0}, {}, &retired_far_control_transfers}; // .code = 0xc6
inline constexpr core_events::listed retired_branch_resyncs{{&core_events::list, 0xc7, 0x0, 0xc75, 0x0}, {}, &retired_branch_resyncs}; // .code = 0xc7
inline constexpr core_events::listed retired_near_returns{{&core_events::list, 0xc8, 0x0, 0xc8c, 0x0}, {}, &retired_near_returns}; // .code = 0xc8
inline constexpr core_events::listed retired_near_returns_mispredicted{{&core_events::list, 0xc9, 0x0, 0xca1, 0x0}, {}, &retired_near_returns_mispredicted}; // .code = 0xc9
inline constexpr core_events::listed retired_indirect_branches_mispredicted{{&core_events::list, 0xca, 0x0, 0xcc3, 0x0}, {}, &retired_indirect_branches_mispredicted}; // .code = 0xca
inline constexpr core_events::listed interrupts_masked_cycles{{&core_events::list, 0xcd, 0x0, 0xe8d, 0x0}, {}, &interrupts_masked_cycles}; // .code = 0xcd
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{{&core_events::list, 0xce, 0x0, 0xea6, 0x0}, {}, &interrupts_masked_cycles_with_interrupt_pending}; // .code = 0xce
inline constexpr core_events::listed interrupts_taken{{&core_events::list, 0xcf, 0x0, 0xed6, 0x0}, {}, &interrupts_taken}; // .code = 0xcf
inline constexpr core_events::listed decoder_empty{{&core_events::list, 0xd0, 0x0, 0xee7, 0x0}, {}, &decoder_empty}; // .code = 0xd0
inline constexpr core_events::listed dispatch_stalls{{&core_events::list, 0xd1, 0x0, 0xef5, 0x0}, {}, &dispatch_stalls}; // .code = 0xd1
inline constexpr core_events::listed dispatch_stall_for_branch_abort{{&core_events::list, 0xd2, 0x0, 0xf05, 0x0}, {}, &dispatch_stall_for_branch_abort}; // .code = 0xd2
inline constexpr core_events::listed dispatch_stall_for_serialization{{&core_events::list, 0xd3, 0x0, 0xf25, 0x0}, {}, &dispatch_stall_for_serialization}; // .code = 0xd3
inline constexpr core_events::listed dispatch_stall_for_segment_load{{&core_events::list, 0xd4, 0x0, 0xf46, 0x0}, {}, &dispatch_stall_for_segment_load}; // .code = 0xd4
inline constexpr core_events::listed dispatch_stall_for_reorder_buffer_full{{&core_events::list, 0xd5, 0x0, 0xf66, 0x0}, {}, &dispatch_stall_for_reorder_buffer_full}; // .code = 0xd5
inline constexpr core_events::listed dispatch_stall_for_reservation_station_full{{&core_events::list, 0xd6, 0x0, 0xf8d, 0x0}, {}, &dispatch_stall_for_reservation_station_full}; // .code = 0xd6
inline constexpr core_events::listed dispatch_stall_for_fpu_full{{&core_events::list, 0xd7, 0x0, 0xfb9, 0x0}, {}, &dispatch_stall_for_fpu_full}; // .code = 0xd7
inline constexpr core_events::listed dispatch_stall_for_ls_full{{&core_events::list, 0xd8, 0x0, 0xfd5, 0x0}, {}, &dispatch_stall_for_ls_full}; // .code = 0xd8
inline constexpr core_events::listed dispatch_stall_waiting_for_all_quiet{{&core_events::list, 0xd9, 0x0, 0xff0, 0x0}, {}, &dispatch_stall_waiting_for_all_quiet}; // .code = 0xd9
inline constexpr core_events::listed dispatch_stall_for_far_transfer_or_rsync{{&core_events::list, 0xda, 0x0, 0x1015, 0x0}, {}, &dispatch_stall_for_far_transfer_or_rsync}; // .code = 0xda
inline constexpr core_events::listed dr0_breakpoint_matches{{&core_events::list, 0xdc, 0x0, 0x10eb, 0x0}, {}, &dr0_breakpoint_matches}; // .code = 0xdc
inline constexpr core_events::listed dr1_breakpoint_matches{{&core_events::list, 0xdd, 0x0, 0x1102, 0x0}, {}, &dr1_breakpoint_matches}; // .code = 0xdd
inline constexpr core_events::listed dr2_breakpoint_matches{{&core_events::list, 0xde, 0x0, 0x1119, 0x0}, {}, &dr2_breakpoint_matches}; // .code = 0xde
inline constexpr core_events::listed dr3_breakpoint_matches{{&core_events::list, 0xdf, 0x0, 0x1130, 0x0}, {}, &dr3_breakpoint_matches}; // .code = 0xdf
inline constexpr core_events::listed memory_controller_page_table_overflows{{&core_events::list, 0xe1, 0x0, 0x11a9, 0x0}, {}, &memory_controller_page_table_overflows}; // .code = 0xe1

namespace cache_block {
using namespace core_events;
inline constexpr listed victim_writeback{{&list, 0x10ea, 0x0, 0x1665, 0x0}, {}, &victim_writeback}; // .code = 0xea, .mask = 0x1
inline constexpr listed dcache_load_miss{{&list, 0x40ea, 0x0, 0x1682, 0x0}, {}, &dcache_load_miss}; // .code = 0xea, .mask = 0x4
inline constexpr listed shared_icache_refill{{&list, 0x80ea, 0x0, 0x169f, 0x0}, {}, &shared_icache_refill}; // .code = 0xea, .mask = 0x8
inline constexpr listed read_block_modified{{&list, 0x100ea, 0x0, 0x16c0, 0x0}, {}, &read_block_modified}; // .code = 0xea, .mask = 0x10
inline constexpr listed read_to_dirty{{&list, 0x200ea, 0x0, 0x16e0, 0x0}, {}, &read_to_dirty}; // .code = 0xea, .mask = 0x20
inline constexpr listed all{{&list, 0x3d0ea, 0x0, 0x16fa, 0x0}, {}, &all}; // .code = 0xea, .mask = 0x3d
} // namespace cache_block

namespace cpu_io_requests_to_memory_io {
using namespace core_events;
inline constexpr listed i_o_to_i_o{{&list, 0x10e9, 0x0, 0x14f2, 0x0}, {}, &i_o_to_i_o}; // .code = 0xe9, .mask = 0x1
inline constexpr listed i_o_to_mem{{&list, 0x20e9, 0x0, 0x151a, 0x0}, {}, &i_o_to_mem}; // .code = 0xe9, .mask = 0x2
inline constexpr listed cpu_to_i_o{{&list, 0x40e9, 0x0, 0x1542, 0x0}, {}, &cpu_to_i_o}; // .code = 0xe9, .mask = 0x4
inline constexpr listed cpu_to_mem{{&list, 0x80e9, 0x0, 0x156a, 0x0}, {}, &cpu_to_mem}; // .code = 0xe9, .mask = 0x8
inline constexpr listed to_remote_node{{&list, 0x100e9, 0x0, 0x1592, 0x0}, {}, &to_remote_node}; // .code = 0xe9, .mask = 0x10
inline constexpr listed to_local_node{{&list, 0x200e9, 0x0, 0x15be, 0x0}, {}, &to_local_node}; // .code = 0xe9, .mask = 0x20
inline constexpr listed from_remote_node{{&list, 0x400e9, 0x0, 0x15e9, 0x0}, {}, &from_remote_node}; // .code = 0xe9, .mask = 0x40
inline constexpr listed from_local_node{{&list, 0x800e9, 0x0, 0x1617, 0x0}, {}, &from_local_node}; // .code = 0xe9, .mask = 0x80
inline constexpr listed all{{&list, 0xff0e9, 0x0, 0x1644, 0x0}, {}, &all}; // .code = 0xe9, .mask = 0xff
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
inline constexpr listed hit{{&list, 0x10e0, 0x0, 0x1147, 0x0}, {}, &hit}; // .code = 0xe0, .mask = 0x1
inline constexpr listed miss{{&list, 0x20e0, 0x0, 0x115e, 0x0}, {}, &miss}; // .code = 0xe0, .mask = 0x2
inline constexpr listed conflict{{&list, 0x40e0, 0x0, 0x1176, 0x0}, {}, &conflict}; // .code = 0xe0, .mask = 0x4
inline constexpr listed all{{&list, 0x70e0, 0x0, 0x1192, 0x0}, {}, &all}; // .code = 0xe0, .mask = 0x7
} // namespace dram_accesses_page

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed x87_reclass_microfaults{{&list, 0x10db, 0x0, 0x103e, 0x0}, {}, &x87_reclass_microfaults}; // .code = 0xdb, .mask = 0x1
inline constexpr listed sse_retype_microfaults{{&list, 0x20db, 0x0, 0x1065, 0x0}, {}, &sse_retype_microfaults}; // .code = 0xdb, .mask = 0x2
inline constexpr listed sse_reclass_microfaults{{&list, 0x40db, 0x0, 0x108b, 0x0}, {}, &sse_reclass_microfaults}; // .code = 0xdb, .mask = 0x4
inline constexpr listed sse_and_x87_microtraps{{&list, 0x80db, 0x0, 0x10b2, 0x0}, {}, &sse_and_x87_microtraps}; // .code = 0xdb, .mask = 0x8
inline constexpr listed all{{&list, 0xf0db, 0x0, 0x10d8, 0x0}, {}, &all}; // .code = 0xdb, .mask = 0xf
} // namespace fpu_exceptions

namespace gart {
using namespace core_events;
inline constexpr listed aperture_hit_from_cpu{{&list, 0x10ee, 0x0, 0x18f3, 0x0}, {}, &aperture_hit_from_cpu}; // .code = 0xee, .mask = 0x1
inline constexpr listed aperture_hit_from_io{{&list, 0x20ee, 0x0, 0x190e, 0x0}, {}, &aperture_hit_from_io}; // .code = 0xee, .mask = 0x2
inline constexpr listed miss{{&list, 0x40ee, 0x0, 0x1928, 0x0}, {}, &miss}; // .code = 0xee, .mask = 0x4
inline constexpr listed all{{&list, 0x70ee, 0x0, 0x1932, 0x0}, {}, &all}; // .code = 0xee, .mask = 0x7
} // namespace gart

namespace hypertransport_link0 {
using namespace core_events;
inline constexpr listed command_dword_sent{{&list, 0x10f6, 0x0, 0x193b, 0x0}, {}, &command_dword_sent}; // .code = 0xf6, .mask = 0x1
inline constexpr listed data_dword_sent{{&list, 0x20f6, 0x0, 0x1963, 0x0}, {}, &data_dword_sent}; // .code = 0xf6, .mask = 0x2
inline constexpr listed buffer_release_dword_sent{{&list, 0x40f6, 0x0, 0x1988, 0x0}, {}, &buffer_release_dword_sent}; // .code = 0xf6, .mask = 0x4
inline constexpr listed nop_dword_sent{{&list, 0x80f6, 0x0, 0x19b7, 0x0}, {}, &nop_dword_sent}; // .code = 0xf6, .mask = 0x8
inline constexpr listed all{{&list, 0xf0f6, 0x0, 0x19db, 0x0}, {}, &all}; // .code = 0xf6, .mask = 0xf
} // namespace hypertransport_link0

namespace hypertransport_link1 {
using namespace core_events;
inline constexpr listed command_dword_sent{{&list, 0x10f7, 0x0, 0x19f4, 0x0}, {}, &command_dword_sent}; // .code = 0xf7, .mask = 0x1
inline constexpr listed data_dword_sent{{&list, 0x20f7, 0x0, 0x1a1c, 0x0}, {}, &data_dword_sent}; // .code = 0xf7, .mask = 0x2
inline constexpr listed buffer_release_dword_sent{{&list, 0x40f7, 0x0, 0x1a41, 0x0}, {}, &buffer_release_dword_sent}; // .code = 0xf7, .mask = 0x4
inline constexpr listed nop_dword_sent{{&list, 0x80f7, 0x0, 0x1a70, 0x0}, {}, &nop_dword_sent}; // .code = 0xf7, .mask = 0x8
inline constexpr listed all{{&list, 0xf0f7, 0x0, 0x1a94, 0x0}, {}, &all}; // .code = 0xf7, .mask = 0xf
} // namespace hypertransport_link1

namespace hypertransport_link2 {
using namespace core_events;
inline constexpr listed command_dword_sent{{&list, 0x10f8, 0x0, 0x1aad, 0x0}, {}, &command_dword_sent}; // .code = 0xf8, .mask = 0x1
inline constexpr listed data_dword_sent{{&list, 0x20f8, 0x0, 0x1ad5, 0x0}, {}, &data_dword_sent}; // .code = 0xf8, .mask = 0x2
inline constexpr listed buffer_release_dword_sent{{&list, 0x40f8, 0x0, 0x1afa, 0x0}, {}, &buffer_release_dword_sent}; // .code = 0xf8, .mask = 0x4
inline constexpr listed nop_dword_sent{{&list, 0x80f8, 0x0, 0x1b29, 0x0}, {}, &nop_dword_sent}; // .code = 0xf8, .mask = 0x8
inline constexpr listed all{{&list, 0xf0f8, 0x0, 0x1b4d, 0x0}, {}, &all}; // .code = 0xf8, .mask = 0xf
} // namespace hypertransport_link2

namespace l2_cache_miss {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107e, 0x0, 0x9b0, 0x0}, {}, &instructions}; // .code = 0x7e, .mask = 0x1
inline constexpr listed data{{&list, 0x207e, 0x0, 0x9cb, 0x0}, {}, &data}; // .code = 0x7e, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407e, 0x0, 0x9de, 0x0}, {}, &tlb_walk}; // .code = 0x7e, .mask = 0x4
inline constexpr listed all{{&list, 0x707e, 0x0, 0x9f5, 0x0}, {}, &all}; // .code = 0x7e, .mask = 0x7
} // namespace l2_cache_miss

namespace l2_fill_writeback {
using namespace core_events;
inline constexpr listed l2_fills{{&list, 0x107f, 0x0, 0xa07, 0x0}, {}, &l2_fills}; // .code = 0x7f, .mask = 0x1
inline constexpr listed all{{&list, 0x107f, 0x0, 0xa22, 0x0}, {}, &all}; // .code = 0x7f, .mask = 0x1
inline constexpr listed l2_writebacks{{&list, 0x207f, 0x0, 0xa38, 0x0}, {}, &l2_writebacks}; // .code = 0x7f, .mask = 0x2
inline constexpr listed all_umask_03{{&list, 0x307f, 0x0, 0xa58, 0x0}, {}, &all_umask_03}; // .code = 0x7f, .mask = 0x3
} // namespace l2_fill_writeback

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{{&list, 0x1024, 0x0, 0x243, 0x0}, {}, &executed}; // .code = 0x24, .mask = 0x1
inline constexpr listed cycles_speculative_phase{{&list, 0x2024, 0x0, 0x257, 0x0}, {}, &cycles_speculative_phase}; // .code = 0x24, .mask = 0x2
inline constexpr listed cycles_non_speculative_phase{{&list, 0x4024, 0x0, 0x27b, 0x0}, {}, &cycles_non_speculative_phase}; // .code = 0x24, .mask = 0x4
inline constexpr listed all{{&list, 0x7024, 0x0, 0x2a3, 0x0}, {}, &all}; // .code = 0x24, .mask = 0x7
} // namespace locked_ops

namespace memory_controller_bypass {
using namespace core_events;
inline constexpr listed high_priority{{&list, 0x10e4, 0x0, 0x1274, 0x0}, {}, &high_priority}; // .code = 0xe4, .mask = 0x1
inline constexpr listed low_priority{{&list, 0x20e4, 0x0, 0x129b, 0x0}, {}, &low_priority}; // .code = 0xe4, .mask = 0x2
inline constexpr listed dram_interface{{&list, 0x40e4, 0x0, 0x12c1, 0x0}, {}, &dram_interface}; // .code = 0xe4, .mask = 0x4
inline constexpr listed dram_queue{{&list, 0x80e4, 0x0, 0x12e9, 0x0}, {}, &dram_queue}; // .code = 0xe4, .mask = 0x8
inline constexpr listed all{{&list, 0xf0e4, 0x0, 0x130d, 0x0}, {}, &all}; // .code = 0xe4, .mask = 0xf
} // namespace memory_controller_bypass

namespace memory_controller_turnarounds {
using namespace core_events;
inline constexpr listed chip_select{{&list, 0x10e3, 0x0, 0x11d0, 0x0}, {}, &chip_select}; // .code = 0xe3, .mask = 0x1
inline constexpr listed read_to_write{{&list, 0x20e3, 0x0, 0x11fa, 0x0}, {}, &read_to_write}; // .code = 0xe3, .mask = 0x2
inline constexpr listed write_to_read{{&list, 0x40e3, 0x0, 0x1226, 0x0}, {}, &write_to_read}; // .code = 0xe3, .mask = 0x4
inline constexpr listed all{{&list, 0x70e3, 0x0, 0x1252, 0x0}, {}, &all}; // .code = 0xe3, .mask = 0x7
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
inline constexpr listed miss{{&list, 0x10ec, 0x0, 0x1813, 0x0}, {}, &miss}; // .code = 0xec, .mask = 0x1
inline constexpr listed hit_clean{{&list, 0x20ec, 0x0, 0x181e, 0x0}, {}, &hit_clean}; // .code = 0xec, .mask = 0x2
inline constexpr listed hit_dirty_no_memory_cancel{{&list, 0x40ec, 0x0, 0x182e, 0x0}, {}, &hit_dirty_no_memory_cancel}; // .code = 0xec, .mask = 0x4
inline constexpr listed hit_dirty_with_memory_cancel{{&list, 0x80ec, 0x0, 0x184f, 0x0}, {}, &hit_dirty_with_memory_cancel}; // .code = 0xec, .mask = 0x8
inline constexpr listed upstream_display_refresh_reads{{&list, 0x100ec, 0x0, 0x1872, 0x0}, {}, &upstream_display_refresh_reads}; // .code = 0xec, .mask = 0x10
inline constexpr listed upstream_non_display_refresh_reads{{&list, 0x200ec, 0x0, 0x1897, 0x0}, {}, &upstream_non_display_refresh_reads}; // .code = 0xec, .mask = 0x20
inline constexpr listed all{{&list, 0x3f0ec, 0x0, 0x18c0, 0x0}, {}, &all}; // .code = 0xec, .mask = 0x3f
inline constexpr listed upstream_writes{{&list, 0x400ec, 0x0, 0x18ca, 0x0}, {}, &upstream_writes}; // .code = 0xec, .mask = 0x40
inline constexpr listed all_umask_7f{{&list, 0x7f0ec, 0x0, 0x18e0, 0x0}, {}, &all_umask_7f}; // .code = 0xec, .mask = 0x7f
} // namespace probe

namespace quadwords_written_to_system {
using namespace core_events;
inline constexpr listed quadword_write_transfer{{&list, 0x106d, 0x0, 0x8c2, 0x0}, {}, &quadword_write_transfer}; // .code = 0x6d, .mask = 0x1
inline constexpr listed all{{&list, 0x106d, 0x0, 0x8f6, 0x0}, {}, &all}; // .code = 0x6d, .mask = 0x1
} // namespace quadwords_written_to_system

namespace requests_to_l2 {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107d, 0x0, 0x927, 0x0}, {}, &instructions}; // .code = 0x7d, .mask = 0x1
inline constexpr listed data{{&list, 0x207d, 0x0, 0x943, 0x0}, {}, &data}; // .code = 0x7d, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407d, 0x0, 0x957, 0x0}, {}, &tlb_walk}; // .code = 0x7d, .mask = 0x4
inline constexpr listed snoop{{&list, 0x807d, 0x0, 0x96f, 0x0}, {}, &snoop}; // .code = 0x7d, .mask = 0x8
inline constexpr listed cancelled{{&list, 0x1007d, 0x0, 0x984, 0x0}, {}, &cancelled}; // .code = 0x7d, .mask = 0x10
inline constexpr listed all{{&list, 0x1f07d, 0x0, 0x99d, 0x0}, {}, &all}; // .code = 0x7d, .mask = 0x1f
} // namespace requests_to_l2

namespace retired_fastpath_double_op_instructions {
using namespace core_events;
inline constexpr listed position_0{{&list, 0x10cc, 0x0, 0xdc8, 0x0}, {}, &position_0}; // .code = 0xcc, .mask = 0x1
inline constexpr listed position_1{{&list, 0x20cc, 0x0, 0xdfb, 0x0}, {}, &position_1}; // .code = 0xcc, .mask = 0x2
inline constexpr listed position_2{{&list, 0x40cc, 0x0, 0xe2e, 0x0}, {}, &position_2}; // .code = 0xcc, .mask = 0x4
inline constexpr listed all{{&list, 0x70cc, 0x0, 0xe61, 0x0}, {}, &all}; // .code = 0xcc, .mask = 0x7
} // namespace retired_fastpath_double_op_instructions

namespace retired_mmx_and_fp_instructions {
using namespace core_events;
inline constexpr listed x87{{&list, 0x10cb, 0x0, 0xcea, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1
inline constexpr listed mmx_and_3dnow{{&list, 0x20cb, 0x0, 0xd0e, 0x0}, {}, &mmx_and_3dnow}; // .code = 0xcb, .mask = 0x2
inline constexpr listed packed_sse_and_sse2{{&list, 0x40cb, 0x0, 0xd3c, 0x0}, {}, &packed_sse_and_sse2}; // .code = 0xcb, .mask = 0x4
inline constexpr listed scalar_sse_and_sse2{{&list, 0x80cb, 0x0, 0xd70, 0x0}, {}, &scalar_sse_and_sse2}; // .code = 0xcb, .mask = 0x8
inline constexpr listed all{{&list, 0xf0cb, 0x0, 0xda4, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0xf
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

namespace sized_blocks {
using namespace core_events;
inline constexpr listed _32_byte_writes{{&list, 0x40e5, 0x0, 0x132a, 0x0}, {}, &_32_byte_writes}; // .code = 0xe5, .mask = 0x4
inline constexpr listed _64_byte_writes{{&list, 0x80e5, 0x0, 0x1346, 0x0}, {}, &_64_byte_writes}; // .code = 0xe5, .mask = 0x8
inline constexpr listed _32_byte_reads{{&list, 0x100e5, 0x0, 0x1362, 0x0}, {}, &_32_byte_reads}; // .code = 0xe5, .mask = 0x10
inline constexpr listed _64_byte_reads{{&list, 0x200e5, 0x0, 0x137d, 0x0}, {}, &_64_byte_reads}; // .code = 0xe5, .mask = 0x20
inline constexpr listed all{{&list, 0x3c0e5, 0x0, 0x1398, 0x0}, {}, &all}; // .code = 0xe5, .mask = 0x3c
} // namespace sized_blocks

namespace sized_commands {
using namespace core_events;
inline constexpr listed non_posted_write_byte{{&list, 0x10eb, 0x0, 0x170a, 0x0}, {}, &non_posted_write_byte}; // .code = 0xeb, .mask = 0x1
inline constexpr listed non_posted_write_dword{{&list, 0x20eb, 0x0, 0x172f, 0x0}, {}, &non_posted_write_dword}; // .code = 0xeb, .mask = 0x2
inline constexpr listed posted_write_byte{{&list, 0x40eb, 0x0, 0x1755, 0x0}, {}, &posted_write_byte}; // .code = 0xeb, .mask = 0x4
inline constexpr listed posted_write_dword{{&list, 0x80eb, 0x0, 0x1776, 0x0}, {}, &posted_write_dword}; // .code = 0xeb, .mask = 0x8
inline constexpr listed read_byte_4_bytes{{&list, 0x100eb, 0x0, 0x1798, 0x0}, {}, &read_byte_4_bytes}; // .code = 0xeb, .mask = 0x10
inline constexpr listed read_dword_1_16_dwords{{&list, 0x200eb, 0x0, 0x17b9, 0x0}, {}, &read_dword_1_16_dwords}; // .code = 0xeb, .mask = 0x20
inline constexpr listed read_modify_write{{&list, 0x400eb, 0x0, 0x17df, 0x0}, {}, &read_modify_write}; // .code = 0xeb, .mask = 0x40
inline constexpr listed all{{&list, 0x7f0eb, 0x0, 0x1800, 0x0}, {}, &all}; // .code = 0xeb, .mask = 0x7f
} // namespace sized_commands

namespace system_read_responses {
using namespace core_events;
inline constexpr listed exclusive{{&list, 0x106c, 0x0, 0x84c, 0x0}, {}, &exclusive}; // .code = 0x6c, .mask = 0x1
inline constexpr listed modified{{&list, 0x206c, 0x0, 0x86c, 0x0}, {}, &modified}; // .code = 0x6c, .mask = 0x2
inline constexpr listed shared{{&list, 0x406c, 0x0, 0x88b, 0x0}, {}, &shared}; // .code = 0x6c, .mask = 0x4
inline constexpr listed all{{&list, 0x706c, 0x0, 0x8a8, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x7
} // namespace system_read_responses

namespace thermal_status_and_ecc_errors {
using namespace core_events;
inline constexpr listed clks_cpu_active{{&list, 0x10e8, 0x0, 0x13a9, 0x0}, {}, &clks_cpu_active}; // .code = 0xe8, .mask = 0x1
inline constexpr listed clks_cpu_inactive{{&list, 0x20e8, 0x0, 0x13d7, 0x0}, {}, &clks_cpu_inactive}; // .code = 0xe8, .mask = 0x2
inline constexpr listed clks_die_temp_too_high{{&list, 0x40e8, 0x0, 0x1407, 0x0}, {}, &clks_die_temp_too_high}; // .code = 0xe8, .mask = 0x4
inline constexpr listed clks_temp_threshold_exceeded{{&list, 0x80e8, 0x0, 0x143c, 0x0}, {}, &clks_temp_threshold_exceeded}; // .code = 0xe8, .mask = 0x8
inline constexpr listed dram_ecc_errors{{&list, 0x800e8, 0x0, 0x1477, 0x0}, {}, &dram_ecc_errors}; // .code = 0xe8, .mask = 0x80
inline constexpr listed all{{&list, 0x800e8, 0x0, 0x14a5, 0x0}, {}, &all}; // .code = 0xe8, .mask = 0x80
inline constexpr listed all_umask_8f{{&list, 0x8f0e8, 0x0, 0x14c7, 0x0}, {}, &all_umask_8f}; // .code = 0xe8, .mask = 0x8f
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
    &data_cache_accesses,
    &data_cache_misses,
    &l1_dtlb_miss_and_l2_dtlb_hit,
    &l1_dtlb_and_l2_dtlb_miss,
    &misaligned_accesses,
    &microarchitectural_late_cancel_of_an_access,
    &microarchitectural_early_cancel_of_an_access,
    &cpu_clk_unhalted,
    &instruction_cache_fetches,
    &instruction_cache_misses,
    &instruction_cache_refills_from_l2,
    &instruction_cache_refills_from_system,
    &l1_itlb_miss_and_l2_itlb_hit,
    &l1_itlb_miss_and_l2_itlb_miss,
    &pipeline_restart_due_to_instruction_stream_probe,
    &instruction_fetch_stall,
    &return_stack_hits,
    &return_stack_overflows,
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
    &memory_controller_page_table_overflows,
    &cache_block::victim_writeback,
    &cache_block::dcache_load_miss,
    &cache_block::shared_icache_refill,
    &cache_block::read_block_modified,
    &cache_block::read_to_dirty,
    &cache_block::all,
    &cpu_io_requests_to_memory_io::i_o_to_i_o,
    &cpu_io_requests_to_memory_io::i_o_to_mem,
    &cpu_io_requests_to_memory_io::cpu_to_i_o,
    &cpu_io_requests_to_memory_io::cpu_to_mem,
    &cpu_io_requests_to_memory_io::to_remote_node,
    &cpu_io_requests_to_memory_io::to_local_node,
    &cpu_io_requests_to_memory_io::from_remote_node,
    &cpu_io_requests_to_memory_io::from_local_node,
    &cpu_io_requests_to_memory_io::all,
    &data_cache_lines_evicted::invalid,
    &data_cache_lines_evicted::shared,
    &data_cache_lines_evicted::exclusive,
    &data_cache_lines_evicted::owned,
    &data_cache_lines_evicted::modified,
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
    &dram_accesses_page::all,
    &fpu_exceptions::x87_reclass_microfaults,
    &fpu_exceptions::sse_retype_microfaults,
    &fpu_exceptions::sse_reclass_microfaults,
    &fpu_exceptions::sse_and_x87_microtraps,
    &fpu_exceptions::all,
    &gart::aperture_hit_from_cpu,
    &gart::aperture_hit_from_io,
    &gart::miss,
    &gart::all,
    &hypertransport_link0::command_dword_sent,
    &hypertransport_link0::data_dword_sent,
    &hypertransport_link0::buffer_release_dword_sent,
    &hypertransport_link0::nop_dword_sent,
    &hypertransport_link0::all,
    &hypertransport_link1::command_dword_sent,
    &hypertransport_link1::data_dword_sent,
    &hypertransport_link1::buffer_release_dword_sent,
    &hypertransport_link1::nop_dword_sent,
    &hypertransport_link1::all,
    &hypertransport_link2::command_dword_sent,
    &hypertransport_link2::data_dword_sent,
    &hypertransport_link2::buffer_release_dword_sent,
    &hypertransport_link2::nop_dword_sent,
    &hypertransport_link2::all,
    &l2_cache_miss::instructions,
    &l2_cache_miss::data,
    &l2_cache_miss::tlb_walk,
    &l2_cache_miss::all,
    &l2_fill_writeback::l2_fills,
    &l2_fill_writeback::all,
    &l2_fill_writeback::l2_writebacks,
    &l2_fill_writeback::all_umask_03,
    &locked_ops::executed,
    &locked_ops::cycles_speculative_phase,
    &locked_ops::cycles_non_speculative_phase,
    &locked_ops::all,
    &memory_controller_bypass::high_priority,
    &memory_controller_bypass::low_priority,
    &memory_controller_bypass::dram_interface,
    &memory_controller_bypass::dram_queue,
    &memory_controller_bypass::all,
    &memory_controller_turnarounds::chip_select,
    &memory_controller_turnarounds::read_to_write,
    &memory_controller_turnarounds::write_to_read,
    &memory_controller_turnarounds::all,
    &memory_requests::non_cacheable,
    &memory_requests::write_combining,
    &memory_requests::streaming_store,
    &memory_requests::all,
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
    &probe::all,
    &probe::upstream_writes,
    &probe::all_umask_7f,
    &quadwords_written_to_system::quadword_write_transfer,
    &quadwords_written_to_system::all,
    &requests_to_l2::instructions,
    &requests_to_l2::data,
    &requests_to_l2::tlb_walk,
    &requests_to_l2::snoop,
    &requests_to_l2::cancelled,
    &requests_to_l2::all,
    &retired_fastpath_double_op_instructions::position_0,
    &retired_fastpath_double_op_instructions::position_1,
    &retired_fastpath_double_op_instructions::position_2,
    &retired_fastpath_double_op_instructions::all,
    &retired_mmx_and_fp_instructions::x87,
    &retired_mmx_and_fp_instructions::mmx_and_3dnow,
    &retired_mmx_and_fp_instructions::packed_sse_and_sse2,
    &retired_mmx_and_fp_instructions::scalar_sse_and_sse2,
    &retired_mmx_and_fp_instructions::all,
    &scrubber_single_bit_ecc_errors::scrubber_error,
    &scrubber_single_bit_ecc_errors::piggyback_error,
    &scrubber_single_bit_ecc_errors::all,
    &segment_register_loads::es,
    &segment_register_loads::cs,
    &segment_register_loads::ss,
    &segment_register_loads::ds,
    &segment_register_loads::fs,
    &segment_register_loads::gs,
    &segment_register_loads::hs,
    &segment_register_loads::all,
    &sized_blocks::_32_byte_writes,
    &sized_blocks::_64_byte_writes,
    &sized_blocks::_32_byte_reads,
    &sized_blocks::_64_byte_reads,
    &sized_blocks::all,
    &sized_commands::non_posted_write_byte,
    &sized_commands::non_posted_write_dword,
    &sized_commands::posted_write_byte,
    &sized_commands::posted_write_dword,
    &sized_commands::read_byte_4_bytes,
    &sized_commands::read_dword_1_16_dwords,
    &sized_commands::read_modify_write,
    &sized_commands::all,
    &system_read_responses::exclusive,
    &system_read_responses::modified,
    &system_read_responses::shared,
    &system_read_responses::all,
    &thermal_status_and_ecc_errors::clks_cpu_active,
    &thermal_status_and_ecc_errors::clks_cpu_inactive,
    &thermal_status_and_ecc_errors::clks_die_temp_too_high,
    &thermal_status_and_ecc_errors::clks_temp_threshold_exceeded,
    &thermal_status_and_ecc_errors::dram_ecc_errors,
    &thermal_status_and_ecc_errors::all,
    &thermal_status_and_ecc_errors::all_umask_8f,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::k8
