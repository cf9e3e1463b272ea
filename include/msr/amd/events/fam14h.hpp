// Events of AMD family 14h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// fam14h: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam14h.h; MIT (COPYING; copyright
// lines in that file). Names and numbers only. Second source: oprofile 48651c00,
// events/x86-64/family14h (GPL-2.0; numbers and event names only).
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::fam14h {

namespace core_events {
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "dispatched_fpu.pipe0\0"
    "dispatched_fpu.pipe1\0"
    "dispatched_fpu.any\0"
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
    "retired_move_ops.all_other_merging_move_uops\0"
    "retired_move_ops.all_other_move_uops\0"
    "retired_move_ops.all\0"
    "retired_serializing_ops.sse_bottom_executing_uops\0"
    "retired_serializing_ops.sse_bottom_serializing_uops\0"
    "retired_serializing_ops.x87_bottom_executing_uops\0"
    "retired_serializing_ops.x87_bottom_serializing_uops\0"
    "retired_serializing_ops.all\0"
    "retired_x87_fpu_ops.add_sub_ops\0"
    "retired_x87_fpu_ops.mult_ops\0"
    "retired_x87_fpu_ops.div_fsqrt_ops\0"
    "retired_x87_fpu_ops.all\0"
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
    "rsq_full\0"
    "locked_ops.executed\0"
    "locked_ops.bus_lock\0"
    "locked_ops.unlock_line\0"
    "locked_ops.all\0"
    "retired_clflush_instructions\0"
    "retired_cpuid_instructions\0"
    "cancelled_store_to_load_forward_operations.address_mismatches\0"
    "cancelled_store_to_load_forward_operations.store_is_smaller_than_load\0"
    "cancelled_store_to_load_forward_operations.misaligned\0"
    "cancelled_store_to_load_forward_operations.all\0"
    "data_cache_accesses\0"
    "data_cache_misses\0"
    "data_cache_refills.uncacheable\0"
    "data_cache_refills.shared\0"
    "data_cache_refills.exclusive\0"
    "data_cache_refills.owned\0"
    "data_cache_refills.modified\0"
    "data_cache_refills.all\0"
    "data_cache_refills_from_nb.uncacheable\0"
    "data_cache_refills_from_nb.shared\0"
    "data_cache_refills_from_nb.exclusive\0"
    "data_cache_refills_from_nb.owned\0"
    "data_cache_refills_from_nb.modified\0"
    "data_cache_refills_from_nb.all\0"
    "data_cache_lines_evicted.probe\0"
    "data_cache_lines_evicted.shared\0"
    "data_cache_lines_evicted.exclusive\0"
    "data_cache_lines_evicted.owned\0"
    "data_cache_lines_evicted.modified\0"
    "data_cache_lines_evicted.all\0"
    "l1_dtlb_miss_and_l2_dtlb_hit\0"
    "dtlb_miss.stores_l1tlb_miss\0"
    "dtlb_miss.loads_l1tlb_miss\0"
    "dtlb_miss.stores_l2tlb_miss\0"
    "dtlb_miss.loads_l2tlb_miss\0"
    "dtlb_miss.all\0"
    "misaligned_accesses\0"
    "prefetch_instructions_dispatched.load\0"
    "prefetch_instructions_dispatched.store\0"
    "prefetch_instructions_dispatched.nta\0"
    "prefetch_instructions_dispatched.all\0"
    "dcache_misses_by_locked_instructions\0"
    "l1_dtlb_hit.l1_4k_tlb_hit\0"
    "l1_dtlb_hit.l1_2m_tlb_hit\0"
    "l1_dtlb_hit.all\0"
    "dcache_sw_prefetches.hit\0"
    "dcache_sw_prefetches.pending_fill\0"
    "dcache_sw_prefetches.no_mab\0"
    "dcache_sw_prefetches.l2_hit\0"
    "dcache_sw_prefetches.all\0"
    "global_tlb_flushes\0"
    "memory_requests.non_cacheable\0"
    "memory_requests.write_combining\0"
    "memory_requests.streaming_store\0"
    "memory_requests.all\0"
    "mab_requests.dc_buffer_0\0"
    "mab_requests.dc_buffer_1\0"
    "mab_requests.dc_buffer_2\0"
    "mab_requests.dc_buffer_3\0"
    "mab_requests.dc_buffer_4\0"
    "mab_requests.dc_buffer_5\0"
    "mab_requests.dc_buffer_6\0"
    "mab_requests.dc_buffer_7\0"
    "mab_requests.ic_buffer_0\0"
    "mab_requests.ic_buffer_1\0"
    "mab_requests.any_ic_buffer\0"
    "mab_requests.any_dc_buffer\0"
    "mab_wait_cycles.dc_buffer_0\0"
    "mab_wait_cycles.dc_buffer_1\0"
    "mab_wait_cycles.dc_buffer_2\0"
    "mab_wait_cycles.dc_buffer_3\0"
    "mab_wait_cycles.dc_buffer_4\0"
    "mab_wait_cycles.dc_buffer_5\0"
    "mab_wait_cycles.dc_buffer_6\0"
    "mab_wait_cycles.dc_buffer_7\0"
    "mab_wait_cycles.ic_buffer_0\0"
    "mab_wait_cycles.ic_buffer_1\0"
    "mab_wait_cycles.any_ic_buffer\0"
    "mab_wait_cycles.any_dc_buffer\0"
    "system_read_responses.exclusive\0"
    "system_read_responses.modified\0"
    "system_read_responses.shared\0"
    "system_read_responses.owned\0"
    "system_read_responses.data_error\0"
    "system_read_responses.dirty_success\0"
    "system_read_responses.uncacheable\0"
    "system_read_responses.all\0"
    "cpu_clk_unhalted\0"
    "requests_to_l2.instructions\0"
    "requests_to_l2.data\0"
    "requests_to_l2.snoop\0"
    "requests_to_l2.all\0"
    "l2_cache_miss.instructions\0"
    "l2_cache_miss.data\0"
    "l2_cache_miss.all\0"
    "l2_fill_writeback.l2_fills\0"
    "l2_fill_writeback.l2_writebacks\0"
    "l2_fill_writeback.ic_attr_writes_l2_access\0"
    "l2_fill_writeback.ic_attr_writes_l2_writes\0"
    "l2_fill_writeback.all\0"
    "instruction_cache_fetches\0"
    "instruction_cache_misses\0"
    "instruction_cache_refills_from_l2\0"
    "instruction_cache_refills_from_system\0"
    "l1_itlb_miss_and_l2_itlb_miss.4k_page_fetches\0"
    "l1_itlb_miss_and_l2_itlb_miss.2m_page_fetches\0"
    "l1_itlb_miss_and_l2_itlb_miss.all\0"
    "instruction_fetch_stall\0"
    "return_stack_hits\0"
    "return_stack_overflows\0"
    "instruction_cache_victims\0"
    "instruction_cache_lines_invalidated.invalidating_ls_probe\0"
    "instruction_cache_lines_invalidated.invalidating_bu_probe\0"
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
    "retired_floating_point_instructions.x87\0"
    "retired_floating_point_instructions.sse\0"
    "retired_floating_point_instructions.all\0"
    "interrupts_masked_cycles\0"
    "interrupts_masked_cycles_with_interrupt_pending\0"
    "interrupts_taken\0"
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
    "dram_accesses_page.write_request\0"
    "dram_accesses_page.all\0"
    "dram_accesses_page.read\0"
    "memory_controller_page_table.dct0_page_table_overflow\0"
    "memory_controller_page_table.dct0_page_table_stale_hit\0"
    "memory_controller_page_table.dct0_page_table_idle_inc\0"
    "memory_controller_page_table.dct0_page_table_idle_dec\0"
    "memory_controller_page_table.dct0_page_table_closed\0"
    "memory_controller_page_table.all\0"
    "memory_controller_slot_misses.dct0_rbd\0"
    "memory_controller_slot_misses.dct0_prefetch\0"
    "memory_controller_slot_misses.all\0"
    "memory_controller_turnarounds.dct0_read_to_write\0"
    "memory_controller_turnarounds.dct0_write_to_read\0"
    "memory_controller_rbd_queue_events.dcq_bypass_max\0"
    "memory_controller_rbd_queue_events.bank_closed\0"
    "memory_controller_rbd_queue_events.all\0"
    "thermal_status.memhot_l\0"
    "thermal_status.htc_transition\0"
    "thermal_status.clocks_htc_p_state_inactive\0"
    "thermal_status.clocks_htc_p_state_active\0"
    "thermal_status.prochot_l\0"
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
    "cache_block.change_to_dirty\0"
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
    "probe.upstream_high_prio_reads\0"
    "probe.upstream_low_prio_reads\0"
    "probe.upstream_low_prio_writes\0"
    "probe.all\0"
    "dev_events.hit\0"
    "dev_events.miss\0"
    "dev_events.error\0"
    "dev_events.all\0"
    "pdc_miss.host_pde_level\0"
    "pdc_miss.host_pdpe_level\0"
    "pdc_miss.host_pml4e_level\0"
    "pdc_miss.guest_pde_level\0"
    "pdc_miss.guest_pdpe_level\0"
    "pdc_miss.guest_pml4e_level\0"
    "pdc_miss.all\0"
    "sideband_signals_special_signals.stopgrant\0"
    "sideband_signals_special_signals.shutdown\0"
    "sideband_signals_special_signals.wbinvd\0"
    "sideband_signals_special_signals.invd\0"
    "sideband_signals_special_signals.all\0"
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
inline constexpr select::event_list list{"fam14h", core::family14h, names};
} // namespace core_events
inline constexpr core_events::listed cycles_no_fpu_ops_retired{{&core_events::list, 0x1, 0x0, 0x3d, 0x0}, {}, &cycles_no_fpu_ops_retired}; // .code = 0x01
inline constexpr core_events::listed dispatched_fpu_ops_fast_flag{{&core_events::list, 0x2, 0x0, 0x57, 0x0}, {}, &dispatched_fpu_ops_fast_flag}; // .code = 0x02
inline constexpr core_events::listed pipeline_restart_due_to_self_modifying_code{{&core_events::list, 0x21, 0x0, 0x431, 0x0}, {}, &pipeline_restart_due_to_self_modifying_code}; // .code = 0x21
inline constexpr core_events::listed pipeline_restart_due_to_probe_hit{{&core_events::list, 0x22, 0x0, 0x45d, 0x0}, {}, &pipeline_restart_due_to_probe_hit}; // .code = 0x22
inline constexpr core_events::listed rsq_full{{&core_events::list, 0x23, 0x0, 0x47f, 0x0}, {}, &rsq_full}; // .code = 0x23
inline constexpr core_events::listed retired_clflush_instructions{{&core_events::list, 0x26, 0x0, 0x4d6, 0x0}, {}, &retired_clflush_instructions}; // .code = 0x26
inline constexpr core_events::listed retired_cpuid_instructions{{&core_events::list, 0x27, 0x0, 0x4f3, 0x0}, {}, &retired_cpuid_instructions}; // .code = 0x27
inline constexpr core_events::listed data_cache_accesses{{&core_events::list, 0x40, 0x0, 0x5f7, 0x0}, {}, &data_cache_accesses}; // .code = 0x40
inline constexpr core_events::listed data_cache_misses{{&core_events::list, 0x41, 0x0, 0x60b, 0x0}, {}, &data_cache_misses}; // .code = 0x41
inline constexpr core_events::listed l1_dtlb_miss_and_l2_dtlb_hit{{&core_events::list, 0x45, 0x0, 0x851, 0x0}, {}, &l1_dtlb_miss_and_l2_dtlb_hit}; // .code = 0x45
inline constexpr core_events::listed misaligned_accesses{{&core_events::list, 0x47, 0x0, 0x8ea, 0x0}, {}, &misaligned_accesses}; // .code = 0x47
inline constexpr core_events::listed dcache_misses_by_locked_instructions{{&core_events::list, 0x4c, 0x0, 0x995, 0x0}, {}, &dcache_misses_by_locked_instructions}; // .code = 0x4c
inline constexpr core_events::listed global_tlb_flushes{{&core_events::list, 0x54, 0x0, 0xa8a, 0x0}, {}, &global_tlb_flushes}; // .code = 0x54
inline constexpr core_events::listed cpu_clk_unhalted{{&core_events::list, 0x76, 0x0, 0xe8c, 0x0}, {}, &cpu_clk_unhalted}; // .code = 0x76
inline constexpr core_events::listed instruction_cache_fetches{{&core_events::list, 0x80, 0x0, 0xfdc, 0x0}, {}, &instruction_cache_fetches}; // .code = 0x80
inline constexpr core_events::listed instruction_cache_misses{{&core_events::list, 0x81, 0x0, 0xff6, 0x0}, {}, &instruction_cache_misses}; // .code = 0x81
inline constexpr core_events::listed instruction_cache_refills_from_l2{{&core_events::list, 0x82, 0x0, 0x100f, 0x0}, {}, &instruction_cache_refills_from_l2}; // .code = 0x82
inline constexpr core_events::listed instruction_cache_refills_from_system{{&core_events::list, 0x83, 0x0, 0x1031, 0x0}, {}, &instruction_cache_refills_from_system}; // .code = 0x83
inline constexpr core_events::listed instruction_fetch_stall{{&core_events::list, 0x87, 0x0, 0x10d5, 0x0}, {}, &instruction_fetch_stall}; // .code = 0x87
inline constexpr core_events::listed return_stack_hits{{&core_events::list, 0x88, 0x0, 0x10ed, 0x0}, {}, &return_stack_hits}; // .code = 0x88
inline constexpr core_events::listed return_stack_overflows{{&core_events::list, 0x89, 0x0, 0x10ff, 0x0}, {}, &return_stack_overflows}; // .code = 0x89
inline constexpr core_events::listed instruction_cache_victims{{&core_events::list, 0x8b, 0x0, 0x1116, 0x0}, {}, &instruction_cache_victims}; // .code = 0x8b
inline constexpr core_events::listed itlb_reloads{{&core_events::list, 0x99, 0x0, 0x11cc, 0x0}, {}, &itlb_reloads}; // .code = 0x99
inline constexpr core_events::listed itlb_reloads_aborted{{&core_events::list, 0x9a, 0x0, 0x11d9, 0x0}, {}, &itlb_reloads_aborted}; // .code = 0x9a
inline constexpr core_events::listed retired_instructions{{&core_events::list, 0xc0, 0x0, 0x11ee, 0x0}, {}, &retired_instructions}; // .code = 0xc0
inline constexpr core_events::listed retired_uops{{&core_events::list, 0xc1, 0x0, 0x1203, 0x0}, {}, &retired_uops}; // .code = 0xc1
inline constexpr core_events::listed retired_branch_instructions{{&core_events::list, 0xc2, 0x0, 0x1210, 0x0}, {}, &retired_branch_instructions}; // .code = 0xc2
inline constexpr core_events::listed retired_mispredicted_branch_instructions{{&core_events::list, 0xc3, 0x0, 0x122c, 0x0}, {}, &retired_mispredicted_branch_instructions}; // .code = 0xc3
inline constexpr core_events::listed retired_taken_branch_instructions{{&core_events::list, 0xc4, 0x0, 0x1255, 0x0}, {}, &retired_taken_branch_instructions}; // .code = 0xc4
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{{&core_events::list, 0xc5, 0x0, 0x1277, 0x0}, {}, &retired_taken_branch_instructions_mispredicted}; // .code = 0xc5
inline constexpr core_events::listed retired_far_control_transfers{{&core_events::list, 0xc6, 0x0, 0x12a6, 0x0}, {}, &retired_far_control_transfers}; // .code = 0xc6
inline constexpr core_events::listed retired_branch_resyncs{{&core_events::list, 0xc7, 0x0, 0x12c4, 0x0}, {}, &retired_branch_resyncs}; // .code = 0xc7
inline constexpr core_events::listed retired_near_returns{{&core_events::list, 0xc8, 0x0, 0x12db, 0x0}, {}, &retired_near_returns}; // .code = 0xc8
inline constexpr core_events::listed retired_near_returns_mispredicted{{&core_events::list, 0xc9, 0x0, 0x12f0, 0x0}, {}, &retired_near_returns_mispredicted}; // .code = 0xc9
inline constexpr core_events::listed retired_indirect_branches_mispredicted{{&core_events::list, 0xca, 0x0, 0x1312, 0x0}, {}, &retired_indirect_branches_mispredicted}; // .code = 0xca
inline constexpr core_events::listed interrupts_masked_cycles{{&core_events::list, 0xcd, 0x0, 0x13b1, 0x0}, {}, &interrupts_masked_cycles}; // .code = 0xcd
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{{&core_events::list, 0xce, 0x0, 0x13ca, 0x0}, {}, &interrupts_masked_cycles_with_interrupt_pending}; // .code = 0xce
inline constexpr core_events::listed interrupts_taken{{&core_events::list, 0xcf, 0x0, 0x13fa, 0x0}, {}, &interrupts_taken}; // .code = 0xcf
inline constexpr core_events::listed dr0_breakpoint_matches{{&core_events::list, 0xdc, 0x0, 0x14b8, 0x0}, {}, &dr0_breakpoint_matches}; // .code = 0xdc
inline constexpr core_events::listed dr1_breakpoint_matches{{&core_events::list, 0xdd, 0x0, 0x14cf, 0x0}, {}, &dr1_breakpoint_matches}; // .code = 0xdd
inline constexpr core_events::listed dr2_breakpoint_matches{{&core_events::list, 0xde, 0x0, 0x14e6, 0x0}, {}, &dr2_breakpoint_matches}; // .code = 0xde
inline constexpr core_events::listed dr3_breakpoint_matches{{&core_events::list, 0xdf, 0x0, 0x14fd, 0x0}, {}, &dr3_breakpoint_matches}; // .code = 0xdf

namespace cache_block {
using namespace core_events;
inline constexpr listed victim_writeback{{&list, 0x10ea, 0x0, 0x19b3, 0x0}, {}, &victim_writeback}; // .code = 0xea, .mask = 0x1
inline constexpr listed dcache_load_miss{{&list, 0x40ea, 0x0, 0x19d0, 0x0}, {}, &dcache_load_miss}; // .code = 0xea, .mask = 0x4
inline constexpr listed shared_icache_refill{{&list, 0x80ea, 0x0, 0x19ed, 0x0}, {}, &shared_icache_refill}; // .code = 0xea, .mask = 0x8
inline constexpr listed read_block_modified{{&list, 0x100ea, 0x0, 0x1a0e, 0x0}, {}, &read_block_modified}; // .code = 0xea, .mask = 0x10
inline constexpr listed change_to_dirty{{&list, 0x200ea, 0x0, 0x1a2e, 0x0}, {}, &change_to_dirty}; // .code = 0xea, .mask = 0x20
inline constexpr listed all{{&list, 0x3d0ea, 0x0, 0x1a4a, 0x0}, {}, &all}; // .code = 0xea, .mask = 0x3d
} // namespace cache_block

namespace cancelled_store_to_load_forward_operations {
using namespace core_events;
inline constexpr listed address_mismatches{{&list, 0x102a, 0x0, 0x50e, 0x0}, {}, &address_mismatches}; // .code = 0x2a, .mask = 0x1
inline constexpr listed store_is_smaller_than_load{{&list, 0x202a, 0x0, 0x54c, 0x0}, {}, &store_is_smaller_than_load}; // .code = 0x2a, .mask = 0x2
inline constexpr listed misaligned{{&list, 0x402a, 0x0, 0x592, 0x0}, {}, &misaligned}; // .code = 0x2a, .mask = 0x4
inline constexpr listed all{{&list, 0x702a, 0x0, 0x5c8, 0x0}, {}, &all}; // .code = 0x2a, .mask = 0x7
} // namespace cancelled_store_to_load_forward_operations

namespace cpu_io_requests_to_memory_io {
using namespace core_events;
inline constexpr listed i_o_to_i_o{{&list, 0x10e9, 0x0, 0x18f2, 0x0}, {}, &i_o_to_i_o}; // .code = 0xe9, .mask = 0x1
inline constexpr listed i_o_to_mem{{&list, 0x20e9, 0x0, 0x191a, 0x0}, {}, &i_o_to_mem}; // .code = 0xe9, .mask = 0x2
inline constexpr listed cpu_to_i_o{{&list, 0x40e9, 0x0, 0x1942, 0x0}, {}, &cpu_to_i_o}; // .code = 0xe9, .mask = 0x4
inline constexpr listed cpu_to_mem{{&list, 0x80e9, 0x0, 0x196a, 0x0}, {}, &cpu_to_mem}; // .code = 0xe9, .mask = 0x8
inline constexpr listed all{{&list, 0xf0e9, 0x0, 0x1992, 0x0}, {}, &all}; // .code = 0xe9, .mask = 0xf
} // namespace cpu_io_requests_to_memory_io

namespace data_cache_lines_evicted {
using namespace core_events;
inline constexpr listed probe{{&list, 0x1044, 0x0, 0x791, 0x0}, {}, &probe}; // .code = 0x44, .mask = 0x1
inline constexpr listed shared{{&list, 0x2044, 0x0, 0x7b0, 0x0}, {}, &shared}; // .code = 0x44, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4044, 0x0, 0x7d0, 0x0}, {}, &exclusive}; // .code = 0x44, .mask = 0x4
inline constexpr listed owned{{&list, 0x8044, 0x0, 0x7f3, 0x0}, {}, &owned}; // .code = 0x44, .mask = 0x8
inline constexpr listed modified{{&list, 0x10044, 0x0, 0x812, 0x0}, {}, &modified}; // .code = 0x44, .mask = 0x10
inline constexpr listed all{{&list, 0x1f044, 0x0, 0x834, 0x0}, {}, &all}; // .code = 0x44, .mask = 0x1f
} // namespace data_cache_lines_evicted

namespace data_cache_refills {
using namespace core_events;
inline constexpr listed uncacheable{{&list, 0x1042, 0x0, 0x61d, 0x0}, {}, &uncacheable}; // .code = 0x42, .mask = 0x1
inline constexpr listed shared{{&list, 0x2042, 0x0, 0x63c, 0x0}, {}, &shared}; // .code = 0x42, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4042, 0x0, 0x656, 0x0}, {}, &exclusive}; // .code = 0x42, .mask = 0x4
inline constexpr listed owned{{&list, 0x8042, 0x0, 0x673, 0x0}, {}, &owned}; // .code = 0x42, .mask = 0x8
inline constexpr listed modified{{&list, 0x10042, 0x0, 0x68c, 0x0}, {}, &modified}; // .code = 0x42, .mask = 0x10
inline constexpr listed all{{&list, 0x1f042, 0x0, 0x6a8, 0x0}, {}, &all}; // .code = 0x42, .mask = 0x1f
} // namespace data_cache_refills

namespace data_cache_refills_from_nb {
using namespace core_events;
inline constexpr listed uncacheable{{&list, 0x1043, 0x0, 0x6bf, 0x0}, {}, &uncacheable}; // .code = 0x43, .mask = 0x1
inline constexpr listed shared{{&list, 0x2043, 0x0, 0x6e6, 0x0}, {}, &shared}; // .code = 0x43, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4043, 0x0, 0x708, 0x0}, {}, &exclusive}; // .code = 0x43, .mask = 0x4
inline constexpr listed owned{{&list, 0x8043, 0x0, 0x72d, 0x0}, {}, &owned}; // .code = 0x43, .mask = 0x8
inline constexpr listed modified{{&list, 0x10043, 0x0, 0x74e, 0x0}, {}, &modified}; // .code = 0x43, .mask = 0x10
inline constexpr listed all{{&list, 0x1f043, 0x0, 0x772, 0x0}, {}, &all}; // .code = 0x43, .mask = 0x1f
} // namespace data_cache_refills_from_nb

namespace dcache_sw_prefetches {
using namespace core_events;
inline constexpr listed hit{{&list, 0x1052, 0x0, 0x9fe, 0x0}, {}, &hit}; // .code = 0x52, .mask = 0x1
inline constexpr listed pending_fill{{&list, 0x2052, 0x0, 0xa17, 0x0}, {}, &pending_fill}; // .code = 0x52, .mask = 0x2
inline constexpr listed no_mab{{&list, 0x4052, 0x0, 0xa39, 0x0}, {}, &no_mab}; // .code = 0x52, .mask = 0x4
inline constexpr listed l2_hit{{&list, 0x8052, 0x0, 0xa55, 0x0}, {}, &l2_hit}; // .code = 0x52, .mask = 0x8
inline constexpr listed all{{&list, 0xf052, 0x0, 0xa71, 0x0}, {}, &all}; // .code = 0x52, .mask = 0xf
} // namespace dcache_sw_prefetches

namespace dev_events {
using namespace core_events;
inline constexpr listed hit{{&list, 0x100ee, 0x0, 0x1c07, 0x0}, {}, &hit}; // .code = 0xee, .mask = 0x10
inline constexpr listed miss{{&list, 0x200ee, 0x0, 0x1c16, 0x0}, {}, &miss}; // .code = 0xee, .mask = 0x20
inline constexpr listed error{{&list, 0x400ee, 0x0, 0x1c26, 0x0}, {}, &error}; // .code = 0xee, .mask = 0x40
inline constexpr listed all{{&list, 0x700ee, 0x0, 0x1c37, 0x0}, {}, &all}; // .code = 0xee, .mask = 0x70
} // namespace dev_events

namespace dispatched_fpu {
using namespace core_events;
inline constexpr listed pipe0{{&list, 0x1000, 0x0, 0x0, 0x0}, {}, &pipe0}; // .code = 0x00, .mask = 0x1
inline constexpr listed pipe1{{&list, 0x2000, 0x0, 0x15, 0x0}, {}, &pipe1}; // .code = 0x00, .mask = 0x2
inline constexpr listed any{{&list, 0x3000, 0x0, 0x2a, 0x0}, {}, &any}; // .code = 0x00, .mask = 0x3
} // namespace dispatched_fpu

namespace dram_accesses_page {
using namespace core_events;
inline constexpr listed hit{{&list, 0x10e0, 0x0, 0x1514, 0x0}, {}, &hit}; // .code = 0xe0, .mask = 0x1
inline constexpr listed miss{{&list, 0x20e0, 0x0, 0x152b, 0x0}, {}, &miss}; // .code = 0xe0, .mask = 0x2
inline constexpr listed conflict{{&list, 0x40e0, 0x0, 0x1543, 0x0}, {}, &conflict}; // .code = 0xe0, .mask = 0x4
inline constexpr listed write_request{{&list, 0x400e0, 0x0, 0x155f, 0x0}, {}, &write_request}; // .code = 0xe0, .mask = 0x40
inline constexpr listed all{{&list, 0x470e0, 0x0, 0x1580, 0x0}, {}, &all}; // .code = 0xe0, .mask = 0x47
inline constexpr listed read{{&list, 0x800e0, 0x0, 0x1597, 0x0}, {}, &read}; // .code = 0xe0, .mask = 0x80
} // namespace dram_accesses_page

namespace dtlb_miss {
using namespace core_events;
inline constexpr listed stores_l1tlb_miss{{&list, 0x1046, 0x0, 0x86e, 0x0}, {}, &stores_l1tlb_miss}; // .code = 0x46, .mask = 0x1
inline constexpr listed loads_l1tlb_miss{{&list, 0x2046, 0x0, 0x88a, 0x0}, {}, &loads_l1tlb_miss}; // .code = 0x46, .mask = 0x2
inline constexpr listed stores_l2tlb_miss{{&list, 0x4046, 0x0, 0x8a5, 0x0}, {}, &stores_l2tlb_miss}; // .code = 0x46, .mask = 0x4
inline constexpr listed loads_l2tlb_miss{{&list, 0x8046, 0x0, 0x8c1, 0x0}, {}, &loads_l2tlb_miss}; // .code = 0x46, .mask = 0x8
inline constexpr listed all{{&list, 0xf046, 0x0, 0x8dc, 0x0}, {}, &all}; // .code = 0x46, .mask = 0xf
} // namespace dtlb_miss

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed x87_reclass_microfaults{{&list, 0x10db, 0x0, 0x140b, 0x0}, {}, &x87_reclass_microfaults}; // .code = 0xdb, .mask = 0x1
inline constexpr listed sse_retype_microfaults{{&list, 0x20db, 0x0, 0x1432, 0x0}, {}, &sse_retype_microfaults}; // .code = 0xdb, .mask = 0x2
inline constexpr listed sse_reclass_microfaults{{&list, 0x40db, 0x0, 0x1458, 0x0}, {}, &sse_reclass_microfaults}; // .code = 0xdb, .mask = 0x4
inline constexpr listed sse_and_x87_microtraps{{&list, 0x80db, 0x0, 0x147f, 0x0}, {}, &sse_and_x87_microtraps}; // .code = 0xdb, .mask = 0x8
inline constexpr listed all{{&list, 0xf0db, 0x0, 0x14a5, 0x0}, {}, &all}; // .code = 0xdb, .mask = 0xf
} // namespace fpu_exceptions

namespace instruction_cache_lines_invalidated {
using namespace core_events;
inline constexpr listed invalidating_ls_probe{{&list, 0x108c, 0x0, 0x1130, 0x0}, {}, &invalidating_ls_probe}; // .code = 0x8c, .mask = 0x1
inline constexpr listed invalidating_bu_probe{{&list, 0x208c, 0x0, 0x116a, 0x0}, {}, &invalidating_bu_probe}; // .code = 0x8c, .mask = 0x2
inline constexpr listed all{{&list, 0x308c, 0x0, 0x11a4, 0x0}, {}, &all}; // .code = 0x8c, .mask = 0x3
} // namespace instruction_cache_lines_invalidated

namespace interrupt_events {
using namespace core_events;
inline constexpr listed fixed_and_lpa{{&list, 0x11ea, 0x0, 0x1db4, 0x0}, {}, &fixed_and_lpa}; // .code = 0x1ea, .mask = 0x1
inline constexpr listed lpa{{&list, 0x21ea, 0x0, 0x1dd3, 0x0}, {}, &lpa}; // .code = 0x1ea, .mask = 0x2
inline constexpr listed smi{{&list, 0x41ea, 0x0, 0x1de8, 0x0}, {}, &smi}; // .code = 0x1ea, .mask = 0x4
inline constexpr listed nmi{{&list, 0x81ea, 0x0, 0x1dfd, 0x0}, {}, &nmi}; // .code = 0x1ea, .mask = 0x8
inline constexpr listed init{{&list, 0x101ea, 0x0, 0x1e12, 0x0}, {}, &init}; // .code = 0x1ea, .mask = 0x10
inline constexpr listed startup{{&list, 0x201ea, 0x0, 0x1e28, 0x0}, {}, &startup}; // .code = 0x1ea, .mask = 0x20
inline constexpr listed int_{{&list, 0x401ea, 0x0, 0x1e41, 0x0}, {}, &int_}; // .code = 0x1ea, .mask = 0x40
inline constexpr listed eoi{{&list, 0x801ea, 0x0, 0x1e56, 0x0}, {}, &eoi}; // .code = 0x1ea, .mask = 0x80
inline constexpr listed all{{&list, 0xff1ea, 0x0, 0x1e6b, 0x0}, {}, &all}; // .code = 0x1ea, .mask = 0xff
} // namespace interrupt_events

namespace l1_dtlb_hit {
using namespace core_events;
inline constexpr listed l1_4k_tlb_hit{{&list, 0x104d, 0x0, 0x9ba, 0x0}, {}, &l1_4k_tlb_hit}; // .code = 0x4d, .mask = 0x1
inline constexpr listed l1_2m_tlb_hit{{&list, 0x204d, 0x0, 0x9d4, 0x0}, {}, &l1_2m_tlb_hit}; // .code = 0x4d, .mask = 0x2
inline constexpr listed all{{&list, 0x304d, 0x0, 0x9ee, 0x0}, {}, &all}; // .code = 0x4d, .mask = 0x3
} // namespace l1_dtlb_hit

namespace l1_itlb_miss_and_l2_itlb_miss {
using namespace core_events;
inline constexpr listed _4k_page_fetches{{&list, 0x1085, 0x0, 0x1057, 0x0}, {}, &_4k_page_fetches}; // .code = 0x85, .mask = 0x1
inline constexpr listed _2m_page_fetches{{&list, 0x2085, 0x0, 0x1085, 0x0}, {}, &_2m_page_fetches}; // .code = 0x85, .mask = 0x2
inline constexpr listed all{{&list, 0x3085, 0x0, 0x10b3, 0x0}, {}, &all}; // .code = 0x85, .mask = 0x3
} // namespace l1_itlb_miss_and_l2_itlb_miss

namespace l2_cache_miss {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107e, 0x0, 0xef5, 0x0}, {}, &instructions}; // .code = 0x7e, .mask = 0x1
inline constexpr listed data{{&list, 0x207e, 0x0, 0xf10, 0x0}, {}, &data}; // .code = 0x7e, .mask = 0x2
inline constexpr listed all{{&list, 0x307e, 0x0, 0xf23, 0x0}, {}, &all}; // .code = 0x7e, .mask = 0x3
} // namespace l2_cache_miss

namespace l2_fill_writeback {
using namespace core_events;
inline constexpr listed l2_fills{{&list, 0x107f, 0x0, 0xf35, 0x0}, {}, &l2_fills}; // .code = 0x7f, .mask = 0x1
inline constexpr listed l2_writebacks{{&list, 0x207f, 0x0, 0xf50, 0x0}, {}, &l2_writebacks}; // .code = 0x7f, .mask = 0x2
inline constexpr listed ic_attr_writes_l2_access{{&list, 0x407f, 0x0, 0xf70, 0x0}, {}, &ic_attr_writes_l2_access}; // .code = 0x7f, .mask = 0x4
inline constexpr listed ic_attr_writes_l2_writes{{&list, 0x807f, 0x0, 0xf9b, 0x0}, {}, &ic_attr_writes_l2_writes}; // .code = 0x7f, .mask = 0x8
inline constexpr listed all{{&list, 0xf07f, 0x0, 0xfc6, 0x0}, {}, &all}; // .code = 0x7f, .mask = 0xf
} // namespace l2_fill_writeback

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{{&list, 0x1024, 0x0, 0x488, 0x0}, {}, &executed}; // .code = 0x24, .mask = 0x1
inline constexpr listed bus_lock{{&list, 0x2024, 0x0, 0x49c, 0x0}, {}, &bus_lock}; // .code = 0x24, .mask = 0x2
inline constexpr listed unlock_line{{&list, 0x4024, 0x0, 0x4b0, 0x0}, {}, &unlock_line}; // .code = 0x24, .mask = 0x4
inline constexpr listed all{{&list, 0x7024, 0x0, 0x4c7, 0x0}, {}, &all}; // .code = 0x24, .mask = 0x7
} // namespace locked_ops

namespace mab_requests {
using namespace core_events;
inline constexpr listed dc_buffer_0{{&list, 0x68, 0x0, 0xb0f, 0x0}, {}, &dc_buffer_0}; // .code = 0x68
inline constexpr listed dc_buffer_1{{&list, 0x1068, 0x0, 0xb28, 0x0}, {}, &dc_buffer_1}; // .code = 0x68, .mask = 0x1
inline constexpr listed dc_buffer_2{{&list, 0x2068, 0x0, 0xb41, 0x0}, {}, &dc_buffer_2}; // .code = 0x68, .mask = 0x2
inline constexpr listed dc_buffer_3{{&list, 0x3068, 0x0, 0xb5a, 0x0}, {}, &dc_buffer_3}; // .code = 0x68, .mask = 0x3
inline constexpr listed dc_buffer_4{{&list, 0x4068, 0x0, 0xb73, 0x0}, {}, &dc_buffer_4}; // .code = 0x68, .mask = 0x4
inline constexpr listed dc_buffer_5{{&list, 0x5068, 0x0, 0xb8c, 0x0}, {}, &dc_buffer_5}; // .code = 0x68, .mask = 0x5
inline constexpr listed dc_buffer_6{{&list, 0x6068, 0x0, 0xba5, 0x0}, {}, &dc_buffer_6}; // .code = 0x68, .mask = 0x6
inline constexpr listed dc_buffer_7{{&list, 0x7068, 0x0, 0xbbe, 0x0}, {}, &dc_buffer_7}; // .code = 0x68, .mask = 0x7
inline constexpr listed ic_buffer_0{{&list, 0x8068, 0x0, 0xbd7, 0x0}, {}, &ic_buffer_0}; // .code = 0x68, .mask = 0x8
inline constexpr listed ic_buffer_1{{&list, 0x9068, 0x0, 0xbf0, 0x0}, {}, &ic_buffer_1}; // .code = 0x68, .mask = 0x9
inline constexpr listed any_ic_buffer{{&list, 0xa068, 0x0, 0xc09, 0x0}, {}, &any_ic_buffer}; // .code = 0x68, .mask = 0xa
inline constexpr listed any_dc_buffer{{&list, 0xb068, 0x0, 0xc24, 0x0}, {}, &any_dc_buffer}; // .code = 0x68, .mask = 0xb
} // namespace mab_requests

namespace mab_wait_cycles {
using namespace core_events;
inline constexpr listed dc_buffer_0{{&list, 0x69, 0x0, 0xc3f, 0x0}, {}, &dc_buffer_0}; // .code = 0x69
inline constexpr listed dc_buffer_1{{&list, 0x1069, 0x0, 0xc5b, 0x0}, {}, &dc_buffer_1}; // .code = 0x69, .mask = 0x1
inline constexpr listed dc_buffer_2{{&list, 0x2069, 0x0, 0xc77, 0x0}, {}, &dc_buffer_2}; // .code = 0x69, .mask = 0x2
inline constexpr listed dc_buffer_3{{&list, 0x3069, 0x0, 0xc93, 0x0}, {}, &dc_buffer_3}; // .code = 0x69, .mask = 0x3
inline constexpr listed dc_buffer_4{{&list, 0x4069, 0x0, 0xcaf, 0x0}, {}, &dc_buffer_4}; // .code = 0x69, .mask = 0x4
inline constexpr listed dc_buffer_5{{&list, 0x5069, 0x0, 0xccb, 0x0}, {}, &dc_buffer_5}; // .code = 0x69, .mask = 0x5
inline constexpr listed dc_buffer_6{{&list, 0x6069, 0x0, 0xce7, 0x0}, {}, &dc_buffer_6}; // .code = 0x69, .mask = 0x6
inline constexpr listed dc_buffer_7{{&list, 0x7069, 0x0, 0xd03, 0x0}, {}, &dc_buffer_7}; // .code = 0x69, .mask = 0x7
inline constexpr listed ic_buffer_0{{&list, 0x8069, 0x0, 0xd1f, 0x0}, {}, &ic_buffer_0}; // .code = 0x69, .mask = 0x8
inline constexpr listed ic_buffer_1{{&list, 0x9069, 0x0, 0xd3b, 0x0}, {}, &ic_buffer_1}; // .code = 0x69, .mask = 0x9
inline constexpr listed any_ic_buffer{{&list, 0xa069, 0x0, 0xd57, 0x0}, {}, &any_ic_buffer}; // .code = 0x69, .mask = 0xa
inline constexpr listed any_dc_buffer{{&list, 0xb069, 0x0, 0xd75, 0x0}, {}, &any_dc_buffer}; // .code = 0x69, .mask = 0xb
} // namespace mab_wait_cycles

namespace memory_controller_page_table {
using namespace core_events;
inline constexpr listed dct0_page_table_overflow{{&list, 0x10e1, 0x0, 0x15af, 0x0}, {}, &dct0_page_table_overflow}; // .code = 0xe1, .mask = 0x1
inline constexpr listed dct0_page_table_stale_hit{{&list, 0x20e1, 0x0, 0x15e5, 0x0}, {}, &dct0_page_table_stale_hit}; // .code = 0xe1, .mask = 0x2
inline constexpr listed dct0_page_table_idle_inc{{&list, 0x40e1, 0x0, 0x161c, 0x0}, {}, &dct0_page_table_idle_inc}; // .code = 0xe1, .mask = 0x4
inline constexpr listed dct0_page_table_idle_dec{{&list, 0x80e1, 0x0, 0x1652, 0x0}, {}, &dct0_page_table_idle_dec}; // .code = 0xe1, .mask = 0x8
inline constexpr listed dct0_page_table_closed{{&list, 0x100e1, 0x0, 0x1688, 0x0}, {}, &dct0_page_table_closed}; // .code = 0xe1, .mask = 0x10
inline constexpr listed all{{&list, 0x1f0e1, 0x0, 0x16bc, 0x0}, {}, &all}; // .code = 0xe1, .mask = 0x1f
} // namespace memory_controller_page_table

namespace memory_controller_rbd_queue_events {
using namespace core_events;
inline constexpr listed dcq_bypass_max{{&list, 0x40e4, 0x0, 0x17b4, 0x0}, {}, &dcq_bypass_max}; // .code = 0xe4, .mask = 0x4
inline constexpr listed bank_closed{{&list, 0x80e4, 0x0, 0x17e6, 0x0}, {}, &bank_closed}; // .code = 0xe4, .mask = 0x8
inline constexpr listed all{{&list, 0xc0e4, 0x0, 0x1815, 0x0}, {}, &all}; // .code = 0xe4, .mask = 0xc
} // namespace memory_controller_rbd_queue_events

namespace memory_controller_requests {
using namespace core_events;
inline constexpr listed _32_bytes_writes{{&list, 0x81f0, 0x0, 0x1e80, 0x0}, {}, &_32_bytes_writes}; // .code = 0x1f0, .mask = 0x8
inline constexpr listed _64_bytes_writes{{&list, 0x101f0, 0x0, 0x1eab, 0x0}, {}, &_64_bytes_writes}; // .code = 0x1f0, .mask = 0x10
inline constexpr listed _32_bytes_reads{{&list, 0x201f0, 0x0, 0x1ed6, 0x0}, {}, &_32_bytes_reads}; // .code = 0x1f0, .mask = 0x20
inline constexpr listed _64_bytes_reads{{&list, 0x401f0, 0x0, 0x1f00, 0x0}, {}, &_64_bytes_reads}; // .code = 0x1f0, .mask = 0x40
inline constexpr listed all{{&list, 0x781f0, 0x0, 0x1f2a, 0x0}, {}, &all}; // .code = 0x1f0, .mask = 0x78
} // namespace memory_controller_requests

namespace memory_controller_slot_misses {
using namespace core_events;
inline constexpr listed dct0_rbd{{&list, 0x100e2, 0x0, 0x16dd, 0x0}, {}, &dct0_rbd}; // .code = 0xe2, .mask = 0x10
inline constexpr listed dct0_prefetch{{&list, 0x400e2, 0x0, 0x1704, 0x0}, {}, &dct0_prefetch}; // .code = 0xe2, .mask = 0x40
inline constexpr listed all{{&list, 0x500e2, 0x0, 0x1730, 0x0}, {}, &all}; // .code = 0xe2, .mask = 0x50
} // namespace memory_controller_slot_misses

namespace memory_controller_turnarounds {
using namespace core_events;
inline constexpr listed dct0_read_to_write{{&list, 0x10e3, 0x0, 0x1752, 0x0}, {}, &dct0_read_to_write}; // .code = 0xe3, .mask = 0x1
inline constexpr listed dct0_write_to_read{{&list, 0x20e3, 0x0, 0x1783, 0x0}, {}, &dct0_write_to_read}; // .code = 0xe3, .mask = 0x2
} // namespace memory_controller_turnarounds

namespace memory_requests {
using namespace core_events;
inline constexpr listed non_cacheable{{&list, 0x1065, 0x0, 0xa9d, 0x0}, {}, &non_cacheable}; // .code = 0x65, .mask = 0x1
inline constexpr listed write_combining{{&list, 0x2065, 0x0, 0xabb, 0x0}, {}, &write_combining}; // .code = 0x65, .mask = 0x2
inline constexpr listed streaming_store{{&list, 0x80065, 0x0, 0xadb, 0x0}, {}, &streaming_store}; // .code = 0x65, .mask = 0x80
inline constexpr listed all{{&list, 0x83065, 0x0, 0xafb, 0x0}, {}, &all}; // .code = 0x65, .mask = 0x83
} // namespace memory_requests

namespace pdc_miss {
using namespace core_events;
inline constexpr listed host_pde_level{{&list, 0x1162, 0x0, 0x1c46, 0x0}, {}, &host_pde_level}; // .code = 0x162, .mask = 0x1
inline constexpr listed host_pdpe_level{{&list, 0x2162, 0x0, 0x1c5e, 0x0}, {}, &host_pdpe_level}; // .code = 0x162, .mask = 0x2
inline constexpr listed host_pml4e_level{{&list, 0x4162, 0x0, 0x1c77, 0x0}, {}, &host_pml4e_level}; // .code = 0x162, .mask = 0x4
inline constexpr listed guest_pde_level{{&list, 0x10162, 0x0, 0x1c91, 0x0}, {}, &guest_pde_level}; // .code = 0x162, .mask = 0x10
inline constexpr listed guest_pdpe_level{{&list, 0x20162, 0x0, 0x1caa, 0x0}, {}, &guest_pdpe_level}; // .code = 0x162, .mask = 0x20
inline constexpr listed guest_pml4e_level{{&list, 0x40162, 0x0, 0x1cc4, 0x0}, {}, &guest_pml4e_level}; // .code = 0x162, .mask = 0x40
inline constexpr listed all{{&list, 0x67162, 0x0, 0x1cdf, 0x0}, {}, &all}; // .code = 0x162, .mask = 0x67
} // namespace pdc_miss

namespace prefetch_instructions_dispatched {
using namespace core_events;
inline constexpr listed load{{&list, 0x104b, 0x0, 0x8fe, 0x0}, {}, &load}; // .code = 0x4b, .mask = 0x1
inline constexpr listed store{{&list, 0x204b, 0x0, 0x924, 0x0}, {}, &store}; // .code = 0x4b, .mask = 0x2
inline constexpr listed nta{{&list, 0x404b, 0x0, 0x94b, 0x0}, {}, &nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed all{{&list, 0x704b, 0x0, 0x970, 0x0}, {}, &all}; // .code = 0x4b, .mask = 0x7
} // namespace prefetch_instructions_dispatched

namespace probe {
using namespace core_events;
inline constexpr listed miss{{&list, 0x10ec, 0x0, 0x1b42, 0x0}, {}, &miss}; // .code = 0xec, .mask = 0x1
inline constexpr listed hit_clean{{&list, 0x20ec, 0x0, 0x1b4d, 0x0}, {}, &hit_clean}; // .code = 0xec, .mask = 0x2
inline constexpr listed hit_dirty_no_memory_cancel{{&list, 0x40ec, 0x0, 0x1b5d, 0x0}, {}, &hit_dirty_no_memory_cancel}; // .code = 0xec, .mask = 0x4
inline constexpr listed hit_dirty_with_memory_cancel{{&list, 0x80ec, 0x0, 0x1b7e, 0x0}, {}, &hit_dirty_with_memory_cancel}; // .code = 0xec, .mask = 0x8
inline constexpr listed upstream_high_prio_reads{{&list, 0x100ec, 0x0, 0x1ba1, 0x0}, {}, &upstream_high_prio_reads}; // .code = 0xec, .mask = 0x10
inline constexpr listed upstream_low_prio_reads{{&list, 0x200ec, 0x0, 0x1bc0, 0x0}, {}, &upstream_low_prio_reads}; // .code = 0xec, .mask = 0x20
inline constexpr listed upstream_low_prio_writes{{&list, 0x800ec, 0x0, 0x1bde, 0x0}, {}, &upstream_low_prio_writes}; // .code = 0xec, .mask = 0x80
inline constexpr listed all{{&list, 0xbf0ec, 0x0, 0x1bfd, 0x0}, {}, &all}; // .code = 0xec, .mask = 0xbf
} // namespace probe

namespace requests_to_l2 {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107d, 0x0, 0xe9d, 0x0}, {}, &instructions}; // .code = 0x7d, .mask = 0x1
inline constexpr listed data{{&list, 0x207d, 0x0, 0xeb9, 0x0}, {}, &data}; // .code = 0x7d, .mask = 0x2
inline constexpr listed snoop{{&list, 0x807d, 0x0, 0xecd, 0x0}, {}, &snoop}; // .code = 0x7d, .mask = 0x8
inline constexpr listed all{{&list, 0xb07d, 0x0, 0xee2, 0x0}, {}, &all}; // .code = 0x7d, .mask = 0xb
} // namespace requests_to_l2

namespace retired_floating_point_instructions {
using namespace core_events;
inline constexpr listed x87{{&list, 0x10cb, 0x0, 0x1339, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1
inline constexpr listed sse{{&list, 0x20cb, 0x0, 0x1361, 0x0}, {}, &sse}; // .code = 0xcb, .mask = 0x2
inline constexpr listed all{{&list, 0x30cb, 0x0, 0x1389, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0x3
} // namespace retired_floating_point_instructions

namespace retired_move_ops {
using namespace core_events;
inline constexpr listed all_other_merging_move_uops{{&list, 0x4004, 0x0, 0x19a, 0x0}, {}, &all_other_merging_move_uops}; // .code = 0x04, .mask = 0x4
inline constexpr listed all_other_move_uops{{&list, 0x8004, 0x0, 0x1c7, 0x0}, {}, &all_other_move_uops}; // .code = 0x04, .mask = 0x8
inline constexpr listed all{{&list, 0xc004, 0x0, 0x1ec, 0x0}, {}, &all}; // .code = 0x04, .mask = 0xc
} // namespace retired_move_ops

namespace retired_serializing_ops {
using namespace core_events;
inline constexpr listed sse_bottom_executing_uops{{&list, 0x1005, 0x0, 0x201, 0x0}, {}, &sse_bottom_executing_uops}; // .code = 0x05, .mask = 0x1
inline constexpr listed sse_bottom_serializing_uops{{&list, 0x2005, 0x0, 0x233, 0x0}, {}, &sse_bottom_serializing_uops}; // .code = 0x05, .mask = 0x2
inline constexpr listed x87_bottom_executing_uops{{&list, 0x4005, 0x0, 0x267, 0x0}, {}, &x87_bottom_executing_uops}; // .code = 0x05, .mask = 0x4
inline constexpr listed x87_bottom_serializing_uops{{&list, 0x8005, 0x0, 0x299, 0x0}, {}, &x87_bottom_serializing_uops}; // .code = 0x05, .mask = 0x8
inline constexpr listed all{{&list, 0xf005, 0x0, 0x2cd, 0x0}, {}, &all}; // .code = 0x05, .mask = 0xf
} // namespace retired_serializing_ops

namespace retired_sse_operations {
using namespace core_events;
inline constexpr listed single_add_sub_ops{{&list, 0x1003, 0x0, 0x74, 0x0}, {}, &single_add_sub_ops}; // .code = 0x03, .mask = 0x1
inline constexpr listed single_mul_ops{{&list, 0x2003, 0x0, 0x9e, 0x0}, {}, &single_mul_ops}; // .code = 0x03, .mask = 0x2
inline constexpr listed single_div_ops{{&list, 0x4003, 0x0, 0xc4, 0x0}, {}, &single_div_ops}; // .code = 0x03, .mask = 0x4
inline constexpr listed double_add_sub_ops{{&list, 0x8003, 0x0, 0xea, 0x0}, {}, &double_add_sub_ops}; // .code = 0x03, .mask = 0x8
inline constexpr listed double_mul_ops{{&list, 0x10003, 0x0, 0x114, 0x0}, {}, &double_mul_ops}; // .code = 0x03, .mask = 0x10
inline constexpr listed double_div_ops{{&list, 0x20003, 0x0, 0x13a, 0x0}, {}, &double_div_ops}; // .code = 0x03, .mask = 0x20
inline constexpr listed op_type{{&list, 0x40003, 0x0, 0x160, 0x0}, {}, &op_type}; // .code = 0x03, .mask = 0x40
inline constexpr listed all{{&list, 0x7f003, 0x0, 0x17f, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x7f
} // namespace retired_sse_operations

namespace retired_x87_fpu_ops {
using namespace core_events;
inline constexpr listed add_sub_ops{{&list, 0x1011, 0x0, 0x2e9, 0x0}, {}, &add_sub_ops}; // .code = 0x11, .mask = 0x1
inline constexpr listed mult_ops{{&list, 0x2011, 0x0, 0x309, 0x0}, {}, &mult_ops}; // .code = 0x11, .mask = 0x2
inline constexpr listed div_fsqrt_ops{{&list, 0x4011, 0x0, 0x326, 0x0}, {}, &div_fsqrt_ops}; // .code = 0x11, .mask = 0x4
inline constexpr listed all{{&list, 0x7011, 0x0, 0x348, 0x0}, {}, &all}; // .code = 0x11, .mask = 0x7
} // namespace retired_x87_fpu_ops

namespace segment_register_loads {
using namespace core_events;
inline constexpr listed es{{&list, 0x1020, 0x0, 0x360, 0x0}, {}, &es}; // .code = 0x20, .mask = 0x1
inline constexpr listed cs{{&list, 0x2020, 0x0, 0x37a, 0x0}, {}, &cs}; // .code = 0x20, .mask = 0x2
inline constexpr listed ss{{&list, 0x4020, 0x0, 0x394, 0x0}, {}, &ss}; // .code = 0x20, .mask = 0x4
inline constexpr listed ds{{&list, 0x8020, 0x0, 0x3ae, 0x0}, {}, &ds}; // .code = 0x20, .mask = 0x8
inline constexpr listed fs{{&list, 0x10020, 0x0, 0x3c8, 0x0}, {}, &fs}; // .code = 0x20, .mask = 0x10
inline constexpr listed gs{{&list, 0x20020, 0x0, 0x3e2, 0x0}, {}, &gs}; // .code = 0x20, .mask = 0x20
inline constexpr listed hs{{&list, 0x40020, 0x0, 0x3fc, 0x0}, {}, &hs}; // .code = 0x20, .mask = 0x40
inline constexpr listed all{{&list, 0x7f020, 0x0, 0x416, 0x0}, {}, &all}; // .code = 0x20, .mask = 0x7f
} // namespace segment_register_loads

namespace sideband_signals_special_signals {
using namespace core_events;
inline constexpr listed stopgrant{{&list, 0x21e9, 0x0, 0x1cec, 0x0}, {}, &stopgrant}; // .code = 0x1e9, .mask = 0x2
inline constexpr listed shutdown{{&list, 0x41e9, 0x0, 0x1d17, 0x0}, {}, &shutdown}; // .code = 0x1e9, .mask = 0x4
inline constexpr listed wbinvd{{&list, 0x81e9, 0x0, 0x1d41, 0x0}, {}, &wbinvd}; // .code = 0x1e9, .mask = 0x8
inline constexpr listed invd{{&list, 0x101e9, 0x0, 0x1d69, 0x0}, {}, &invd}; // .code = 0x1e9, .mask = 0x10
inline constexpr listed all{{&list, 0x1c1e9, 0x0, 0x1d8f, 0x0}, {}, &all}; // .code = 0x1e9, .mask = 0x1c
} // namespace sideband_signals_special_signals

namespace sized_commands {
using namespace core_events;
inline constexpr listed non_posted_write_byte{{&list, 0x10eb, 0x0, 0x1a5a, 0x0}, {}, &non_posted_write_byte}; // .code = 0xeb, .mask = 0x1
inline constexpr listed non_posted_write_dword{{&list, 0x20eb, 0x0, 0x1a7f, 0x0}, {}, &non_posted_write_dword}; // .code = 0xeb, .mask = 0x2
inline constexpr listed posted_write_byte{{&list, 0x40eb, 0x0, 0x1aa5, 0x0}, {}, &posted_write_byte}; // .code = 0xeb, .mask = 0x4
inline constexpr listed posted_write_dword{{&list, 0x80eb, 0x0, 0x1ac6, 0x0}, {}, &posted_write_dword}; // .code = 0xeb, .mask = 0x8
inline constexpr listed read_byte_4_bytes{{&list, 0x100eb, 0x0, 0x1ae8, 0x0}, {}, &read_byte_4_bytes}; // .code = 0xeb, .mask = 0x10
inline constexpr listed read_dword_1_16_dwords{{&list, 0x200eb, 0x0, 0x1b09, 0x0}, {}, &read_dword_1_16_dwords}; // .code = 0xeb, .mask = 0x20
inline constexpr listed all{{&list, 0x3f0eb, 0x0, 0x1b2f, 0x0}, {}, &all}; // .code = 0xeb, .mask = 0x3f
} // namespace sized_commands

namespace system_read_responses {
using namespace core_events;
inline constexpr listed exclusive{{&list, 0x106c, 0x0, 0xd93, 0x0}, {}, &exclusive}; // .code = 0x6c, .mask = 0x1
inline constexpr listed modified{{&list, 0x206c, 0x0, 0xdb3, 0x0}, {}, &modified}; // .code = 0x6c, .mask = 0x2
inline constexpr listed shared{{&list, 0x406c, 0x0, 0xdd2, 0x0}, {}, &shared}; // .code = 0x6c, .mask = 0x4
inline constexpr listed owned{{&list, 0x806c, 0x0, 0xdef, 0x0}, {}, &owned}; // .code = 0x6c, .mask = 0x8
inline constexpr listed data_error{{&list, 0x1006c, 0x0, 0xe0b, 0x0}, {}, &data_error}; // .code = 0x6c, .mask = 0x10
inline constexpr listed dirty_success{{&list, 0x2006c, 0x0, 0xe2c, 0x0}, {}, &dirty_success}; // .code = 0x6c, .mask = 0x20
inline constexpr listed uncacheable{{&list, 0x4006c, 0x0, 0xe50, 0x0}, {}, &uncacheable}; // .code = 0x6c, .mask = 0x40
inline constexpr listed all{{&list, 0x7f06c, 0x0, 0xe72, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x7f
} // namespace system_read_responses

namespace thermal_status {
using namespace core_events;
inline constexpr listed memhot_l{{&list, 0x10e8, 0x0, 0x183c, 0x0}, {}, &memhot_l}; // .code = 0xe8, .mask = 0x1
inline constexpr listed htc_transition{{&list, 0x40e8, 0x0, 0x1854, 0x0}, {}, &htc_transition}; // .code = 0xe8, .mask = 0x4
inline constexpr listed clocks_htc_p_state_inactive{{&list, 0x200e8, 0x0, 0x1872, 0x0}, {}, &clocks_htc_p_state_inactive}; // .code = 0xe8, .mask = 0x20
inline constexpr listed clocks_htc_p_state_active{{&list, 0x400e8, 0x0, 0x189d, 0x0}, {}, &clocks_htc_p_state_active}; // .code = 0xe8, .mask = 0x40
inline constexpr listed prochot_l{{&list, 0x800e8, 0x0, 0x18c6, 0x0}, {}, &prochot_l}; // .code = 0xe8, .mask = 0x80
inline constexpr listed all{{&list, 0xc50e8, 0x0, 0x18df, 0x0}, {}, &all}; // .code = 0xe8, .mask = 0xc5
} // namespace thermal_status

namespace core_events {
inline constexpr const listed *events[] = {
    &cycles_no_fpu_ops_retired, &dispatched_fpu_ops_fast_flag,
    &pipeline_restart_due_to_self_modifying_code, &pipeline_restart_due_to_probe_hit, &rsq_full,
    &retired_clflush_instructions, &retired_cpuid_instructions, &data_cache_accesses,
    &data_cache_misses, &l1_dtlb_miss_and_l2_dtlb_hit, &misaligned_accesses,
    &dcache_misses_by_locked_instructions, &global_tlb_flushes, &cpu_clk_unhalted,
    &instruction_cache_fetches, &instruction_cache_misses, &instruction_cache_refills_from_l2,
    &instruction_cache_refills_from_system, &instruction_fetch_stall, &return_stack_hits,
    &return_stack_overflows, &instruction_cache_victims, &itlb_reloads, &itlb_reloads_aborted,
    &retired_instructions, &retired_uops, &retired_branch_instructions,
    &retired_mispredicted_branch_instructions, &retired_taken_branch_instructions,
    &retired_taken_branch_instructions_mispredicted, &retired_far_control_transfers,
    &retired_branch_resyncs, &retired_near_returns, &retired_near_returns_mispredicted,
    &retired_indirect_branches_mispredicted, &interrupts_masked_cycles,
    &interrupts_masked_cycles_with_interrupt_pending, &interrupts_taken, &dr0_breakpoint_matches,
    &dr1_breakpoint_matches, &dr2_breakpoint_matches, &dr3_breakpoint_matches,
    &cache_block::victim_writeback, &cache_block::dcache_load_miss,
    &cache_block::shared_icache_refill, &cache_block::read_block_modified,
    &cache_block::change_to_dirty, &cache_block::all,
    &cancelled_store_to_load_forward_operations::address_mismatches,
    &cancelled_store_to_load_forward_operations::store_is_smaller_than_load,
    &cancelled_store_to_load_forward_operations::misaligned,
    &cancelled_store_to_load_forward_operations::all, &cpu_io_requests_to_memory_io::i_o_to_i_o,
    &cpu_io_requests_to_memory_io::i_o_to_mem, &cpu_io_requests_to_memory_io::cpu_to_i_o,
    &cpu_io_requests_to_memory_io::cpu_to_mem, &cpu_io_requests_to_memory_io::all,
    &data_cache_lines_evicted::probe, &data_cache_lines_evicted::shared,
    &data_cache_lines_evicted::exclusive, &data_cache_lines_evicted::owned,
    &data_cache_lines_evicted::modified, &data_cache_lines_evicted::all,
    &data_cache_refills::uncacheable, &data_cache_refills::shared, &data_cache_refills::exclusive,
    &data_cache_refills::owned, &data_cache_refills::modified, &data_cache_refills::all,
    &data_cache_refills_from_nb::uncacheable, &data_cache_refills_from_nb::shared,
    &data_cache_refills_from_nb::exclusive, &data_cache_refills_from_nb::owned,
    &data_cache_refills_from_nb::modified, &data_cache_refills_from_nb::all,
    &dcache_sw_prefetches::hit, &dcache_sw_prefetches::pending_fill, &dcache_sw_prefetches::no_mab,
    &dcache_sw_prefetches::l2_hit, &dcache_sw_prefetches::all, &dev_events::hit, &dev_events::miss,
    &dev_events::error, &dev_events::all, &dispatched_fpu::pipe0, &dispatched_fpu::pipe1,
    &dispatched_fpu::any, &dram_accesses_page::hit, &dram_accesses_page::miss,
    &dram_accesses_page::conflict, &dram_accesses_page::write_request, &dram_accesses_page::all,
    &dram_accesses_page::read, &dtlb_miss::stores_l1tlb_miss, &dtlb_miss::loads_l1tlb_miss,
    &dtlb_miss::stores_l2tlb_miss, &dtlb_miss::loads_l2tlb_miss, &dtlb_miss::all,
    &fpu_exceptions::x87_reclass_microfaults, &fpu_exceptions::sse_retype_microfaults,
    &fpu_exceptions::sse_reclass_microfaults, &fpu_exceptions::sse_and_x87_microtraps,
    &fpu_exceptions::all, &instruction_cache_lines_invalidated::invalidating_ls_probe,
    &instruction_cache_lines_invalidated::invalidating_bu_probe,
    &instruction_cache_lines_invalidated::all, &interrupt_events::fixed_and_lpa,
    &interrupt_events::lpa, &interrupt_events::smi, &interrupt_events::nmi, &interrupt_events::init,
    &interrupt_events::startup, &interrupt_events::int_, &interrupt_events::eoi,
    &interrupt_events::all, &l1_dtlb_hit::l1_4k_tlb_hit, &l1_dtlb_hit::l1_2m_tlb_hit,
    &l1_dtlb_hit::all, &l1_itlb_miss_and_l2_itlb_miss::_4k_page_fetches,
    &l1_itlb_miss_and_l2_itlb_miss::_2m_page_fetches, &l1_itlb_miss_and_l2_itlb_miss::all,
    &l2_cache_miss::instructions, &l2_cache_miss::data, &l2_cache_miss::all,
    &l2_fill_writeback::l2_fills, &l2_fill_writeback::l2_writebacks,
    &l2_fill_writeback::ic_attr_writes_l2_access, &l2_fill_writeback::ic_attr_writes_l2_writes,
    &l2_fill_writeback::all, &locked_ops::executed, &locked_ops::bus_lock, &locked_ops::unlock_line,
    &locked_ops::all, &mab_requests::dc_buffer_0, &mab_requests::dc_buffer_1,
    &mab_requests::dc_buffer_2, &mab_requests::dc_buffer_3, &mab_requests::dc_buffer_4,
    &mab_requests::dc_buffer_5, &mab_requests::dc_buffer_6, &mab_requests::dc_buffer_7,
    &mab_requests::ic_buffer_0, &mab_requests::ic_buffer_1, &mab_requests::any_ic_buffer,
    &mab_requests::any_dc_buffer, &mab_wait_cycles::dc_buffer_0, &mab_wait_cycles::dc_buffer_1,
    &mab_wait_cycles::dc_buffer_2, &mab_wait_cycles::dc_buffer_3, &mab_wait_cycles::dc_buffer_4,
    &mab_wait_cycles::dc_buffer_5, &mab_wait_cycles::dc_buffer_6, &mab_wait_cycles::dc_buffer_7,
    &mab_wait_cycles::ic_buffer_0, &mab_wait_cycles::ic_buffer_1, &mab_wait_cycles::any_ic_buffer,
    &mab_wait_cycles::any_dc_buffer, &memory_controller_page_table::dct0_page_table_overflow,
    &memory_controller_page_table::dct0_page_table_stale_hit,
    &memory_controller_page_table::dct0_page_table_idle_inc,
    &memory_controller_page_table::dct0_page_table_idle_dec,
    &memory_controller_page_table::dct0_page_table_closed, &memory_controller_page_table::all,
    &memory_controller_rbd_queue_events::dcq_bypass_max,
    &memory_controller_rbd_queue_events::bank_closed, &memory_controller_rbd_queue_events::all,
    &memory_controller_requests::_32_bytes_writes, &memory_controller_requests::_64_bytes_writes,
    &memory_controller_requests::_32_bytes_reads, &memory_controller_requests::_64_bytes_reads,
    &memory_controller_requests::all, &memory_controller_slot_misses::dct0_rbd,
    &memory_controller_slot_misses::dct0_prefetch, &memory_controller_slot_misses::all,
    &memory_controller_turnarounds::dct0_read_to_write,
    &memory_controller_turnarounds::dct0_write_to_read, &memory_requests::non_cacheable,
    &memory_requests::write_combining, &memory_requests::streaming_store, &memory_requests::all,
    &pdc_miss::host_pde_level, &pdc_miss::host_pdpe_level, &pdc_miss::host_pml4e_level,
    &pdc_miss::guest_pde_level, &pdc_miss::guest_pdpe_level, &pdc_miss::guest_pml4e_level,
    &pdc_miss::all, &prefetch_instructions_dispatched::load,
    &prefetch_instructions_dispatched::store, &prefetch_instructions_dispatched::nta,
    &prefetch_instructions_dispatched::all, &probe::miss, &probe::hit_clean,
    &probe::hit_dirty_no_memory_cancel, &probe::hit_dirty_with_memory_cancel,
    &probe::upstream_high_prio_reads, &probe::upstream_low_prio_reads,
    &probe::upstream_low_prio_writes, &probe::all, &requests_to_l2::instructions,
    &requests_to_l2::data, &requests_to_l2::snoop, &requests_to_l2::all,
    &retired_floating_point_instructions::x87, &retired_floating_point_instructions::sse,
    &retired_floating_point_instructions::all, &retired_move_ops::all_other_merging_move_uops,
    &retired_move_ops::all_other_move_uops, &retired_move_ops::all,
    &retired_serializing_ops::sse_bottom_executing_uops,
    &retired_serializing_ops::sse_bottom_serializing_uops,
    &retired_serializing_ops::x87_bottom_executing_uops,
    &retired_serializing_ops::x87_bottom_serializing_uops, &retired_serializing_ops::all,
    &retired_sse_operations::single_add_sub_ops, &retired_sse_operations::single_mul_ops,
    &retired_sse_operations::single_div_ops, &retired_sse_operations::double_add_sub_ops,
    &retired_sse_operations::double_mul_ops, &retired_sse_operations::double_div_ops,
    &retired_sse_operations::op_type, &retired_sse_operations::all,
    &retired_x87_fpu_ops::add_sub_ops, &retired_x87_fpu_ops::mult_ops,
    &retired_x87_fpu_ops::div_fsqrt_ops, &retired_x87_fpu_ops::all, &segment_register_loads::es,
    &segment_register_loads::cs, &segment_register_loads::ss, &segment_register_loads::ds,
    &segment_register_loads::fs, &segment_register_loads::gs, &segment_register_loads::hs,
    &segment_register_loads::all, &sideband_signals_special_signals::stopgrant,
    &sideband_signals_special_signals::shutdown, &sideband_signals_special_signals::wbinvd,
    &sideband_signals_special_signals::invd, &sideband_signals_special_signals::all,
    &sized_commands::non_posted_write_byte, &sized_commands::non_posted_write_dword,
    &sized_commands::posted_write_byte, &sized_commands::posted_write_dword,
    &sized_commands::read_byte_4_bytes, &sized_commands::read_dword_1_16_dwords,
    &sized_commands::all, &system_read_responses::exclusive, &system_read_responses::modified,
    &system_read_responses::shared, &system_read_responses::owned,
    &system_read_responses::data_error, &system_read_responses::dirty_success,
    &system_read_responses::uncacheable, &system_read_responses::all, &thermal_status::memhot_l,
    &thermal_status::htc_transition, &thermal_status::clocks_htc_p_state_inactive,
    &thermal_status::clocks_htc_p_state_active, &thermal_status::prochot_l, &thermal_status::all,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::fam14h
