// Events of AMD family 16h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// 16h: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam16h.h; MIT (COPYING; copyright lines
// in that file). Names and numbers only.
// DATA_CACHE_MISSES has no unit mask in libpfm4; Linux (arch/x86/events/amd/core.c) gives it unit
// mask 01h, and so does the event of this name that the library has by itself: as text, the name
// stands for that one.
// Left out, because their unit masks have more than 8 bits: MAB_REQUESTS.IC_MISS0,
// MAB_REQUESTS.IC_MISS1, MAB_REQUESTS.DC_ANY, MAB_REQUESTS.IC_ANY, MAB_WAIT_CYCLES.IC_MISS0,
// MAB_WAIT_CYCLES.IC_MISS1, MAB_WAIT_CYCLES.DC_ANY, MAB_WAIT_CYCLES.IC_ANY.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::fam16h {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
inline constexpr char names[] =
    "dispatched_fpu.pipe0\0"
    "dispatched_fpu.pipe1\0"
    "dispatched_fpu.all\0"
    "fp_scheduler_empty\0"
    "dispatched_fpu_ops_fast_flag\0"
    "retired_sse_avx_operations.single_add_sub_ops\0"
    "retired_sse_avx_operations.single_mul_ops\0"
    "retired_sse_avx_operations.single_div_ops\0"
    "retired_sse_avx_operations.double_add_sub_ops\0"
    "retired_sse_avx_operations.double_mul_ops\0"
    "retired_sse_avx_operations.double_div_ops\0"
    "retired_sse_avx_operations.all\0"
    "retired_serializing_ops.sse_bottom_executing_uops\0"
    "retired_serializing_ops.sse_control_renaming_uops\0"
    "retired_serializing_ops.x87_bottom_executing_uops\0"
    "retired_serializing_ops.x87_control_renaming_uops\0"
    "retired_serializing_ops.all\0"
    "retired_x87_operations.add_and_sub\0"
    "retired_x87_operations.multiply\0"
    "retired_x87_operations.divide_and_fsqrt\0"
    "retired_x87_operations.all\0"
    "segment_register_loads.es\0"
    "segment_register_loads.cs\0"
    "segment_register_loads.ss\0"
    "segment_register_loads.ds\0"
    "segment_register_loads.fs\0"
    "segment_register_loads.gs\0"
    "segment_register_loads.hs\0"
    "segment_register_loads.all\0"
    "pipeline_restart_due_to_self_modifying_code\0"
    "pipeline_restart_due_to_probe_hit.invalidating_probes\0"
    "pipeline_restart_due_to_probe_hit.fills\0"
    "pipeline_restart_due_to_probe_hit.all\0"
    "locked_ops.executed\0"
    "locked_ops.cycles_to_acquire\0"
    "locked_ops.cycles_to_unlock\0"
    "locked_ops.all\0"
    "retired_clflush_instructions\0"
    "retired_cpuid_instructions\0"
    "ls_dispatch.loads\0"
    "ls_dispatch.stores\0"
    "ls_dispatch.load_op_stores\0"
    "ls_dispatch.all\0"
    "cancelled_store_to_load_forward_operations.address_mismatches\0"
    "cancelled_store_to_load_forward_operations.store_is_smaller_than_load\0"
    "cancelled_store_to_load_forward_operations.misaligned\0"
    "cancelled_store_to_load_forward_operations.all\0"
    "data_cache_accesses\0"
    "data_cache_misses\0"
    "data_cache_refills.non_cachable\0"
    "data_cache_refills.shared\0"
    "data_cache_refills.exclusive\0"
    "data_cache_refills.owned\0"
    "data_cache_refills.modified\0"
    "data_cache_refills.all\0"
    "data_cache_refills_from_northbridge.non_cachable\0"
    "data_cache_refills_from_northbridge.shared\0"
    "data_cache_refills_from_northbridge.exclusive\0"
    "data_cache_refills_from_northbridge.owned\0"
    "data_cache_refills_from_northbridge.modified\0"
    "data_cache_refills_from_northbridge.all\0"
    "data_cache_lines_evicted.evicted\0"
    "data_cache_lines_evicted.shared\0"
    "data_cache_lines_evicted.exclusive\0"
    "data_cache_lines_evicted.owned\0"
    "data_cache_lines_evicted.modified\0"
    "data_cache_lines_evicted.all\0"
    "l1_dtlb_miss_and_l2_dtlb_hit\0"
    "dtlb_miss.stores_l1tlb\0"
    "dtlb_miss.loads_l1tlb\0"
    "dtlb_miss.stores_l2tlb\0"
    "dtlb_miss.loads_l2tlb\0"
    "dtlb_miss.all\0"
    "misaligned_accesses.misalign_16b\0"
    "misaligned_accesses.misalign_4kb\0"
    "misaligned_accesses.all\0"
    "prefetch_instructions_dispatched.load\0"
    "prefetch_instructions_dispatched.store\0"
    "prefetch_instructions_dispatched.nta\0"
    "prefetch_instructions_dispatched.all\0"
    "dcache_misses_by_locked_instructions\0"
    "l1_dtlb_hit.l1_4k_tlb_hit\0"
    "l1_dtlb_hit.l1_2m_tlb_hit\0"
    "l1_dtlb_hit.all\0"
    "ineffective_sw_prefetches.sw_prefetch_data_cache\0"
    "ineffective_sw_prefetches.sw_prefetch_pending_fill\0"
    "ineffective_sw_prefetches.sw_prefetch_mab\0"
    "ineffective_sw_prefetches.sw_prefetch_hit_l2\0"
    "ineffective_sw_prefetches.all\0"
    "global_tlb_flushes\0"
    "command_related_uncachable.read_byte\0"
    "command_related_uncachable.read_doubleword\0"
    "command_related_uncachable.write_byte\0"
    "command_related_uncachable.write_doubleword\0"
    "command_related_uncachable.all\0"
    "command_related_read_block.read_block\0"
    "command_related_read_block.rdblkmod\0"
    "command_related_read_block.read_block_shared\0"
    "command_related_read_block.read_block_spec\0"
    "command_related_read_block.read_block_spec_mod\0"
    "command_related_read_block.read_block_spec_shared\0"
    "command_related_read_block.all\0"
    "command_related_dirty.change_dirty\0"
    "command_related_dirty.all\0"
    "memory_requests.non_cacheable\0"
    "memory_requests.write_combining\0"
    "memory_requests.streaming_store\0"
    "memory_requests.all\0"
    "data_prefetches.attempted\0"
    "data_prefetches.mab\0"
    "data_prefetches.all\0"
    "mab_requests.dc_miss0\0"
    "mab_requests.dc_miss1\0"
    "mab_requests.dc_miss2\0"
    "mab_requests.dc_miss3\0"
    "mab_requests.dc_miss4\0"
    "mab_requests.dc_miss5\0"
    "mab_requests.dc_miss6\0"
    "mab_requests.dc_miss7\0"
    "mab_wait_cycles.dc_miss0\0"
    "mab_wait_cycles.dc_miss1\0"
    "mab_wait_cycles.dc_miss2\0"
    "mab_wait_cycles.dc_miss3\0"
    "mab_wait_cycles.dc_miss4\0"
    "mab_wait_cycles.dc_miss5\0"
    "mab_wait_cycles.dc_miss6\0"
    "mab_wait_cycles.dc_miss7\0"
    "system_responses.exclusive\0"
    "system_responses.modified\0"
    "system_responses.shared\0"
    "system_responses.owned\0"
    "system_responses.data_error\0"
    "system_responses.change_dirty\0"
    "system_responses.uncacheable\0"
    "system_responses.all\0"
    "data_written_to_system.data_line_evictions\0"
    "data_written_to_system.instruction_attribute_evictions\0"
    "data_written_to_system.byte_enable_mask_uncacheable\0"
    "data_written_to_system.data_for_uncacheable\0"
    "data_written_to_system.byte_enable_mask_write_combine\0"
    "data_written_to_system.data_for_write_combine\0"
    "data_written_to_system.all\0"
    "cache_cross_invalidates.dc_invalidates_ic\0"
    "cache_cross_invalidates.dc_invalidates_dc\0"
    "cache_cross_invalidates.ic_invalidates_ic\0"
    "cache_cross_invalidates.ic_invalidates_dc_dirty\0"
    "cache_cross_invalidates.ic_hits_dc_clean_line\0"
    "cache_cross_invalidates.dc_probe_rejected_early\0"
    "cache_cross_invalidates.dc_probe_rejected_late\0"
    "cache_cross_invalidates.all\0"
    "cpu_clk_unhalted\0"
    "pdc_miss.host_pde_level\0"
    "pdc_miss.host_pdpe_level\0"
    "pdc_miss.host_pml4e_level\0"
    "pdc_miss.guest_pde_level\0"
    "pdc_miss.guest_pdpe_level\0"
    "pdc_miss.guest_pml4e_level\0"
    "pdc_miss.all\0"
    "instruction_cache_fetches\0"
    "instruction_cache_misses\0"
    "instruction_cache_refills_from_l2\0"
    "instruction_cache_refills_from_system\0"
    "l1_itlb_miss_and_l2_itlb_hit\0"
    "itlb_miss.4k_page_fetches\0"
    "itlb_miss.2m_page_fetches\0"
    "itlb_miss.all\0"
    "instruction_fetch_stall\0"
    "return_stack_hits\0"
    "return_stack_overflows\0"
    "instruction_cache_victims\0"
    "instruction_cache_lines_invalidated.ic_invalidate_ls_probe\0"
    "instruction_cache_lines_invalidated.ic_invalidate_bu_probe\0"
    "instruction_cache_lines_invalidated.all\0"
    "itlb_reloads\0"
    "itlb_reloads_aborted\0"
    "retired_indirect_branch_info.retired\0"
    "retired_indirect_branch_info.mispredicted\0"
    "retired_indirect_branch_info.all\0"
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
    "retired_mispredicted_taken\0"
    "retired_mmx_and_fp_instructions.x87\0"
    "retired_mmx_and_fp_instructions.sse\0"
    "retired_mmx_and_fp_instructions.all\0"
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
    "tagged_ibs_ops\0"
    "tagged_ibs_ops_retired\0";
inline constexpr select::event_list list{"fam16h", core::family16h, names};
} // namespace core_events
inline constexpr core_events::listed fp_scheduler_empty{{&core_events::list, 0x1, 0x0, 0x3d, 0x0}, {}, &fp_scheduler_empty}; // .code = 0x01
inline constexpr core_events::listed dispatched_fpu_ops_fast_flag{{&core_events::list, 0x2, 0x0, 0x50, 0x0}, {}, &dispatched_fpu_ops_fast_flag}; // .code = 0x02
inline constexpr core_events::listed pipeline_restart_due_to_self_modifying_code{{&core_events::list, 0x21, 0x0, 0x3cb, 0x0}, {}, &pipeline_restart_due_to_self_modifying_code}; // .code = 0x21
inline constexpr core_events::listed retired_clflush_instructions{{&core_events::list, 0x26, 0x0, 0x4d7, 0x0}, {}, &retired_clflush_instructions}; // .code = 0x26
inline constexpr core_events::listed retired_cpuid_instructions{{&core_events::list, 0x27, 0x0, 0x4f4, 0x0}, {}, &retired_cpuid_instructions}; // .code = 0x27
inline constexpr core_events::listed data_cache_accesses{{&core_events::list, 0x40, 0x0, 0x648, 0x0}, {}, &data_cache_accesses}; // .code = 0x40
inline constexpr core_events::listed data_cache_misses{{&core_events::list, 0x41, 0x0, 0x65c, 0x0}, {}, &data_cache_misses}; // .code = 0x41
inline constexpr core_events::listed l1_dtlb_miss_and_l2_dtlb_hit{{&core_events::list, 0x45, 0x0, 0x8dc, 0x0}, {}, &l1_dtlb_miss_and_l2_dtlb_hit}; // .code = 0x45
inline constexpr core_events::listed dcache_misses_by_locked_instructions{{&core_events::list, 0x4c, 0x0, 0xa52, 0x0}, {}, &dcache_misses_by_locked_instructions}; // .code = 0x4c
inline constexpr core_events::listed global_tlb_flushes{{&core_events::list, 0x54, 0x0, 0xb94, 0x0}, {}, &global_tlb_flushes}; // .code = 0x54
inline constexpr core_events::listed cpu_clk_unhalted{{&core_events::list, 0x76, 0x0, 0x135b, 0x0}, {}, &cpu_clk_unhalted}; // .code = 0x76
inline constexpr core_events::listed instruction_cache_fetches{{&core_events::list, 0x80, 0x0, 0x1412, 0x0}, {}, &instruction_cache_fetches}; // .code = 0x80
inline constexpr core_events::listed instruction_cache_misses{{&core_events::list, 0x81, 0x0, 0x142c, 0x0}, {}, &instruction_cache_misses}; // .code = 0x81
inline constexpr core_events::listed instruction_cache_refills_from_l2{{&core_events::list, 0x82, 0x0, 0x1445, 0x0}, {}, &instruction_cache_refills_from_l2}; // .code = 0x82
inline constexpr core_events::listed instruction_cache_refills_from_system{{&core_events::list, 0x83, 0x0, 0x1467, 0x0}, {}, &instruction_cache_refills_from_system}; // .code = 0x83
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{{&core_events::list, 0x84, 0x0, 0x148d, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_hit}; // .code = 0x84
inline constexpr core_events::listed instruction_fetch_stall{{&core_events::list, 0x87, 0x0, 0x14ec, 0x0}, {}, &instruction_fetch_stall}; // .code = 0x87
inline constexpr core_events::listed return_stack_hits{{&core_events::list, 0x88, 0x0, 0x1504, 0x0}, {}, &return_stack_hits}; // .code = 0x88
inline constexpr core_events::listed return_stack_overflows{{&core_events::list, 0x89, 0x0, 0x1516, 0x0}, {}, &return_stack_overflows}; // .code = 0x89
inline constexpr core_events::listed instruction_cache_victims{{&core_events::list, 0x8b, 0x0, 0x152d, 0x0}, {}, &instruction_cache_victims}; // .code = 0x8b
inline constexpr core_events::listed itlb_reloads{{&core_events::list, 0x99, 0x0, 0x15e5, 0x0}, {}, &itlb_reloads}; // .code = 0x99
inline constexpr core_events::listed itlb_reloads_aborted{{&core_events::list, 0x9a, 0x0, 0x15f2, 0x0}, {}, &itlb_reloads_aborted}; // .code = 0x9a
inline constexpr core_events::listed retired_instructions{{&core_events::list, 0xc0, 0x0, 0x1677, 0x0}, {}, &retired_instructions}; // .code = 0xc0
inline constexpr core_events::listed retired_uops{{&core_events::list, 0xc1, 0x0, 0x168c, 0x0}, {}, &retired_uops}; // .code = 0xc1
inline constexpr core_events::listed retired_branch_instructions{{&core_events::list, 0xc2, 0x0, 0x1699, 0x0}, {}, &retired_branch_instructions}; // .code = 0xc2
inline constexpr core_events::listed retired_mispredicted_branch_instructions{{&core_events::list, 0xc3, 0x0, 0x16b5, 0x0}, {}, &retired_mispredicted_branch_instructions}; // .code = 0xc3
inline constexpr core_events::listed retired_taken_branch_instructions{{&core_events::list, 0xc4, 0x0, 0x16de, 0x0}, {}, &retired_taken_branch_instructions}; // .code = 0xc4
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{{&core_events::list, 0xc5, 0x0, 0x1700, 0x0}, {}, &retired_taken_branch_instructions_mispredicted}; // .code = 0xc5
inline constexpr core_events::listed retired_far_control_transfers{{&core_events::list, 0xc6, 0x0, 0x172f, 0x0}, {}, &retired_far_control_transfers}; // .code = 0xc6
inline constexpr core_events::listed retired_branch_resyncs{{&core_events::list, 0xc7, 0x0, 0x174d, 0x0}, {}, &retired_branch_resyncs}; // .code = 0xc7
inline constexpr core_events::listed retired_near_returns{{&core_events::list, 0xc8, 0x0, 0x1764, 0x0}, {}, &retired_near_returns}; // .code = 0xc8
inline constexpr core_events::listed retired_near_returns_mispredicted{{&core_events::list, 0xc9, 0x0, 0x1779, 0x0}, {}, &retired_near_returns_mispredicted}; // .code = 0xc9
inline constexpr core_events::listed retired_mispredicted_taken{{&core_events::list, 0xca, 0x0, 0x179b, 0x0}, {}, &retired_mispredicted_taken}; // .code = 0xca
inline constexpr core_events::listed interrupts_masked_cycles{{&core_events::list, 0xcd, 0x0, 0x1822, 0x0}, {}, &interrupts_masked_cycles}; // .code = 0xcd
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{{&core_events::list, 0xce, 0x0, 0x183b, 0x0}, {}, &interrupts_masked_cycles_with_interrupt_pending}; // .code = 0xce
inline constexpr core_events::listed interrupts_taken{{&core_events::list, 0xcf, 0x0, 0x186b, 0x0}, {}, &interrupts_taken}; // .code = 0xcf
inline constexpr core_events::listed dr0_breakpoint_matches{{&core_events::list, 0xdc, 0x0, 0x1929, 0x0}, {}, &dr0_breakpoint_matches}; // .code = 0xdc
inline constexpr core_events::listed dr1_breakpoint_matches{{&core_events::list, 0xdd, 0x0, 0x1940, 0x0}, {}, &dr1_breakpoint_matches}; // .code = 0xdd
inline constexpr core_events::listed dr2_breakpoint_matches{{&core_events::list, 0xde, 0x0, 0x1957, 0x0}, {}, &dr2_breakpoint_matches}; // .code = 0xde
inline constexpr core_events::listed dr3_breakpoint_matches{{&core_events::list, 0xdf, 0x0, 0x196e, 0x0}, {}, &dr3_breakpoint_matches}; // .code = 0xdf
inline constexpr core_events::listed tagged_ibs_ops{{&core_events::list, 0x1cf, 0x0, 0x1985, 0x0}, {}, &tagged_ibs_ops}; // .code = 0x1cf
inline constexpr core_events::listed tagged_ibs_ops_retired{{&core_events::list, 0x1d0, 0x0, 0x1994, 0x0}, {}, &tagged_ibs_ops_retired}; // .code = 0x1d0

namespace cache_cross_invalidates {
using namespace core_events;
inline constexpr listed dc_invalidates_ic{{&list, 0x1075, 0x0, 0x1204, 0x0}, {}, &dc_invalidates_ic}; // .code = 0x75, .mask = 0x1
inline constexpr listed dc_invalidates_dc{{&list, 0x2075, 0x0, 0x122e, 0x0}, {}, &dc_invalidates_dc}; // .code = 0x75, .mask = 0x2
inline constexpr listed ic_invalidates_ic{{&list, 0x4075, 0x0, 0x1258, 0x0}, {}, &ic_invalidates_ic}; // .code = 0x75, .mask = 0x4
inline constexpr listed ic_invalidates_dc_dirty{{&list, 0x8075, 0x0, 0x1282, 0x0}, {}, &ic_invalidates_dc_dirty}; // .code = 0x75, .mask = 0x8
inline constexpr listed ic_hits_dc_clean_line{{&list, 0x10075, 0x0, 0x12b2, 0x0}, {}, &ic_hits_dc_clean_line}; // .code = 0x75, .mask = 0x10
inline constexpr listed dc_probe_rejected_early{{&list, 0x20075, 0x0, 0x12e0, 0x0}, {}, &dc_probe_rejected_early}; // .code = 0x75, .mask = 0x20
inline constexpr listed dc_probe_rejected_late{{&list, 0x40075, 0x0, 0x1310, 0x0}, {}, &dc_probe_rejected_late}; // .code = 0x75, .mask = 0x40
inline constexpr listed all{{&list, 0x7f075, 0x0, 0x133f, 0x0}, {}, &all}; // .code = 0x75, .mask = 0x7f
} // namespace cache_cross_invalidates

namespace cancelled_store_to_load_forward_operations {
using namespace core_events;
inline constexpr listed address_mismatches{{&list, 0x102a, 0x0, 0x55f, 0x0}, {}, &address_mismatches}; // .code = 0x2a, .mask = 0x1
inline constexpr listed store_is_smaller_than_load{{&list, 0x202a, 0x0, 0x59d, 0x0}, {}, &store_is_smaller_than_load}; // .code = 0x2a, .mask = 0x2
inline constexpr listed misaligned{{&list, 0x402a, 0x0, 0x5e3, 0x0}, {}, &misaligned}; // .code = 0x2a, .mask = 0x4
inline constexpr listed all{{&list, 0x702a, 0x0, 0x619, 0x0}, {}, &all}; // .code = 0x2a, .mask = 0x7
} // namespace cancelled_store_to_load_forward_operations

namespace command_related_dirty {
using namespace core_events;
inline constexpr listed change_dirty{{&list, 0x10063, 0x0, 0xd8a, 0x0}, {}, &change_dirty}; // .code = 0x63, .mask = 0x10
inline constexpr listed all{{&list, 0x10063, 0x0, 0xdad, 0x0}, {}, &all}; // .code = 0x63, .mask = 0x10
} // namespace command_related_dirty

namespace command_related_read_block {
using namespace core_events;
inline constexpr listed read_block{{&list, 0x1062, 0x0, 0xc68, 0x0}, {}, &read_block}; // .code = 0x62, .mask = 0x1
inline constexpr listed rdblkmod{{&list, 0x2062, 0x0, 0xc8e, 0x0}, {}, &rdblkmod}; // .code = 0x62, .mask = 0x2
inline constexpr listed read_block_shared{{&list, 0x4062, 0x0, 0xcb2, 0x0}, {}, &read_block_shared}; // .code = 0x62, .mask = 0x4
inline constexpr listed read_block_spec{{&list, 0x10062, 0x0, 0xcdf, 0x0}, {}, &read_block_spec}; // .code = 0x62, .mask = 0x10
inline constexpr listed read_block_spec_mod{{&list, 0x20062, 0x0, 0xd0a, 0x0}, {}, &read_block_spec_mod}; // .code = 0x62, .mask = 0x20
inline constexpr listed read_block_spec_shared{{&list, 0x40062, 0x0, 0xd39, 0x0}, {}, &read_block_spec_shared}; // .code = 0x62, .mask = 0x40
inline constexpr listed all{{&list, 0x77062, 0x0, 0xd6b, 0x0}, {}, &all}; // .code = 0x62, .mask = 0x77
} // namespace command_related_read_block

namespace command_related_uncachable {
using namespace core_events;
inline constexpr listed read_byte{{&list, 0x1061, 0x0, 0xba7, 0x0}, {}, &read_byte}; // .code = 0x61, .mask = 0x1
inline constexpr listed read_doubleword{{&list, 0x2061, 0x0, 0xbcc, 0x0}, {}, &read_doubleword}; // .code = 0x61, .mask = 0x2
inline constexpr listed write_byte{{&list, 0x10061, 0x0, 0xbf7, 0x0}, {}, &write_byte}; // .code = 0x61, .mask = 0x10
inline constexpr listed write_doubleword{{&list, 0x20061, 0x0, 0xc1d, 0x0}, {}, &write_doubleword}; // .code = 0x61, .mask = 0x20
inline constexpr listed all{{&list, 0x33061, 0x0, 0xc49, 0x0}, {}, &all}; // .code = 0x61, .mask = 0x33
} // namespace command_related_uncachable

namespace data_cache_lines_evicted {
using namespace core_events;
inline constexpr listed evicted{{&list, 0x1044, 0x0, 0x81a, 0x0}, {}, &evicted}; // .code = 0x44, .mask = 0x1
inline constexpr listed shared{{&list, 0x2044, 0x0, 0x83b, 0x0}, {}, &shared}; // .code = 0x44, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4044, 0x0, 0x85b, 0x0}, {}, &exclusive}; // .code = 0x44, .mask = 0x4
inline constexpr listed owned{{&list, 0x8044, 0x0, 0x87e, 0x0}, {}, &owned}; // .code = 0x44, .mask = 0x8
inline constexpr listed modified{{&list, 0x10044, 0x0, 0x89d, 0x0}, {}, &modified}; // .code = 0x44, .mask = 0x10
inline constexpr listed all{{&list, 0x1f044, 0x0, 0x8bf, 0x0}, {}, &all}; // .code = 0x44, .mask = 0x1f
} // namespace data_cache_lines_evicted

namespace data_cache_refills {
using namespace core_events;
inline constexpr listed non_cachable{{&list, 0x1042, 0x0, 0x66e, 0x0}, {}, &non_cachable}; // .code = 0x42, .mask = 0x1
inline constexpr listed shared{{&list, 0x2042, 0x0, 0x68e, 0x0}, {}, &shared}; // .code = 0x42, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4042, 0x0, 0x6a8, 0x0}, {}, &exclusive}; // .code = 0x42, .mask = 0x4
inline constexpr listed owned{{&list, 0x8042, 0x0, 0x6c5, 0x0}, {}, &owned}; // .code = 0x42, .mask = 0x8
inline constexpr listed modified{{&list, 0x10042, 0x0, 0x6de, 0x0}, {}, &modified}; // .code = 0x42, .mask = 0x10
inline constexpr listed all{{&list, 0x1f042, 0x0, 0x6fa, 0x0}, {}, &all}; // .code = 0x42, .mask = 0x1f
} // namespace data_cache_refills

namespace data_cache_refills_from_northbridge {
using namespace core_events;
inline constexpr listed non_cachable{{&list, 0x1043, 0x0, 0x711, 0x0}, {}, &non_cachable}; // .code = 0x43, .mask = 0x1
inline constexpr listed shared{{&list, 0x2043, 0x0, 0x742, 0x0}, {}, &shared}; // .code = 0x43, .mask = 0x2
inline constexpr listed exclusive{{&list, 0x4043, 0x0, 0x76d, 0x0}, {}, &exclusive}; // .code = 0x43, .mask = 0x4
inline constexpr listed owned{{&list, 0x8043, 0x0, 0x79b, 0x0}, {}, &owned}; // .code = 0x43, .mask = 0x8
inline constexpr listed modified{{&list, 0x10043, 0x0, 0x7c5, 0x0}, {}, &modified}; // .code = 0x43, .mask = 0x10
inline constexpr listed all{{&list, 0x1f043, 0x0, 0x7f2, 0x0}, {}, &all}; // .code = 0x43, .mask = 0x1f
} // namespace data_cache_refills_from_northbridge

namespace data_prefetches {
using namespace core_events;
inline constexpr listed attempted{{&list, 0x2067, 0x0, 0xe39, 0x0}, {}, &attempted}; // .code = 0x67, .mask = 0x2
inline constexpr listed mab{{&list, 0x8067, 0x0, 0xe53, 0x0}, {}, &mab}; // .code = 0x67, .mask = 0x8
inline constexpr listed all{{&list, 0xa067, 0x0, 0xe67, 0x0}, {}, &all}; // .code = 0x67, .mask = 0xa
} // namespace data_prefetches

namespace data_written_to_system {
using namespace core_events;
inline constexpr listed data_line_evictions{{&list, 0x106d, 0x0, 0x10c3, 0x0}, {}, &data_line_evictions}; // .code = 0x6d, .mask = 0x1
inline constexpr listed instruction_attribute_evictions{{&list, 0x206d, 0x0, 0x10ee, 0x0}, {}, &instruction_attribute_evictions}; // .code = 0x6d, .mask = 0x2
inline constexpr listed byte_enable_mask_uncacheable{{&list, 0x406d, 0x0, 0x1125, 0x0}, {}, &byte_enable_mask_uncacheable}; // .code = 0x6d, .mask = 0x4
inline constexpr listed data_for_uncacheable{{&list, 0x806d, 0x0, 0x1159, 0x0}, {}, &data_for_uncacheable}; // .code = 0x6d, .mask = 0x8
inline constexpr listed byte_enable_mask_write_combine{{&list, 0x1006d, 0x0, 0x1185, 0x0}, {}, &byte_enable_mask_write_combine}; // .code = 0x6d, .mask = 0x10
inline constexpr listed data_for_write_combine{{&list, 0x2006d, 0x0, 0x11bb, 0x0}, {}, &data_for_write_combine}; // .code = 0x6d, .mask = 0x20
inline constexpr listed all{{&list, 0x3f06d, 0x0, 0x11e9, 0x0}, {}, &all}; // .code = 0x6d, .mask = 0x3f
} // namespace data_written_to_system

namespace dispatched_fpu {
using namespace core_events;
inline constexpr listed pipe0{{&list, 0x1000, 0x0, 0x0, 0x0}, {}, &pipe0}; // .code = 0x00, .mask = 0x1
inline constexpr listed pipe1{{&list, 0x2000, 0x0, 0x15, 0x0}, {}, &pipe1}; // .code = 0x00, .mask = 0x2
inline constexpr listed all{{&list, 0x3000, 0x0, 0x2a, 0x0}, {}, &all}; // .code = 0x00, .mask = 0x3
} // namespace dispatched_fpu

namespace dtlb_miss {
using namespace core_events;
inline constexpr listed stores_l1tlb{{&list, 0x1046, 0x0, 0x8f9, 0x0}, {}, &stores_l1tlb}; // .code = 0x46, .mask = 0x1
inline constexpr listed loads_l1tlb{{&list, 0x2046, 0x0, 0x910, 0x0}, {}, &loads_l1tlb}; // .code = 0x46, .mask = 0x2
inline constexpr listed stores_l2tlb{{&list, 0x4046, 0x0, 0x926, 0x0}, {}, &stores_l2tlb}; // .code = 0x46, .mask = 0x4
inline constexpr listed loads_l2tlb{{&list, 0x8046, 0x0, 0x93d, 0x0}, {}, &loads_l2tlb}; // .code = 0x46, .mask = 0x8
inline constexpr listed all{{&list, 0xf046, 0x0, 0x953, 0x0}, {}, &all}; // .code = 0x46, .mask = 0xf
} // namespace dtlb_miss

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed x87_reclass_microfaults{{&list, 0x10db, 0x0, 0x187c, 0x0}, {}, &x87_reclass_microfaults}; // .code = 0xdb, .mask = 0x1
inline constexpr listed sse_retype_microfaults{{&list, 0x20db, 0x0, 0x18a3, 0x0}, {}, &sse_retype_microfaults}; // .code = 0xdb, .mask = 0x2
inline constexpr listed sse_reclass_microfaults{{&list, 0x40db, 0x0, 0x18c9, 0x0}, {}, &sse_reclass_microfaults}; // .code = 0xdb, .mask = 0x4
inline constexpr listed sse_and_x87_microtraps{{&list, 0x80db, 0x0, 0x18f0, 0x0}, {}, &sse_and_x87_microtraps}; // .code = 0xdb, .mask = 0x8
inline constexpr listed all{{&list, 0xf0db, 0x0, 0x1916, 0x0}, {}, &all}; // .code = 0xdb, .mask = 0xf
} // namespace fpu_exceptions

namespace ineffective_sw_prefetches {
using namespace core_events;
inline constexpr listed sw_prefetch_data_cache{{&list, 0x1052, 0x0, 0xabb, 0x0}, {}, &sw_prefetch_data_cache}; // .code = 0x52, .mask = 0x1
inline constexpr listed sw_prefetch_pending_fill{{&list, 0x2052, 0x0, 0xaec, 0x0}, {}, &sw_prefetch_pending_fill}; // .code = 0x52, .mask = 0x2
inline constexpr listed sw_prefetch_mab{{&list, 0x4052, 0x0, 0xb1f, 0x0}, {}, &sw_prefetch_mab}; // .code = 0x52, .mask = 0x4
inline constexpr listed sw_prefetch_hit_l2{{&list, 0x8052, 0x0, 0xb49, 0x0}, {}, &sw_prefetch_hit_l2}; // .code = 0x52, .mask = 0x8
inline constexpr listed all{{&list, 0xf052, 0x0, 0xb76, 0x0}, {}, &all}; // .code = 0x52, .mask = 0xf
} // namespace ineffective_sw_prefetches

namespace instruction_cache_lines_invalidated {
using namespace core_events;
inline constexpr listed ic_invalidate_ls_probe{{&list, 0x108c, 0x0, 0x1547, 0x0}, {}, &ic_invalidate_ls_probe}; // .code = 0x8c, .mask = 0x1
inline constexpr listed ic_invalidate_bu_probe{{&list, 0x208c, 0x0, 0x1582, 0x0}, {}, &ic_invalidate_bu_probe}; // .code = 0x8c, .mask = 0x2
inline constexpr listed all{{&list, 0x308c, 0x0, 0x15bd, 0x0}, {}, &all}; // .code = 0x8c, .mask = 0x3
} // namespace instruction_cache_lines_invalidated

namespace itlb_miss {
using namespace core_events;
inline constexpr listed _4k_page_fetches{{&list, 0x1085, 0x0, 0x14aa, 0x0}, {}, &_4k_page_fetches}; // .code = 0x85, .mask = 0x1
inline constexpr listed _2m_page_fetches{{&list, 0x2085, 0x0, 0x14c4, 0x0}, {}, &_2m_page_fetches}; // .code = 0x85, .mask = 0x2
inline constexpr listed all{{&list, 0x3085, 0x0, 0x14de, 0x0}, {}, &all}; // .code = 0x85, .mask = 0x3
} // namespace itlb_miss

namespace l1_dtlb_hit {
using namespace core_events;
inline constexpr listed l1_4k_tlb_hit{{&list, 0x104d, 0x0, 0xa77, 0x0}, {}, &l1_4k_tlb_hit}; // .code = 0x4d, .mask = 0x1
inline constexpr listed l1_2m_tlb_hit{{&list, 0x204d, 0x0, 0xa91, 0x0}, {}, &l1_2m_tlb_hit}; // .code = 0x4d, .mask = 0x2
inline constexpr listed all{{&list, 0x304d, 0x0, 0xaab, 0x0}, {}, &all}; // .code = 0x4d, .mask = 0x3
} // namespace l1_dtlb_hit

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{{&list, 0x1024, 0x0, 0x47b, 0x0}, {}, &executed}; // .code = 0x24, .mask = 0x1
inline constexpr listed cycles_to_acquire{{&list, 0x2024, 0x0, 0x48f, 0x0}, {}, &cycles_to_acquire}; // .code = 0x24, .mask = 0x2
inline constexpr listed cycles_to_unlock{{&list, 0x4024, 0x0, 0x4ac, 0x0}, {}, &cycles_to_unlock}; // .code = 0x24, .mask = 0x4
inline constexpr listed all{{&list, 0x7024, 0x0, 0x4c8, 0x0}, {}, &all}; // .code = 0x24, .mask = 0x7
} // namespace locked_ops

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed loads{{&list, 0x1029, 0x0, 0x50f, 0x0}, {}, &loads}; // .code = 0x29, .mask = 0x1
inline constexpr listed stores{{&list, 0x2029, 0x0, 0x521, 0x0}, {}, &stores}; // .code = 0x29, .mask = 0x2
inline constexpr listed load_op_stores{{&list, 0x4029, 0x0, 0x534, 0x0}, {}, &load_op_stores}; // .code = 0x29, .mask = 0x4
inline constexpr listed all{{&list, 0x7029, 0x0, 0x54f, 0x0}, {}, &all}; // .code = 0x29, .mask = 0x7
} // namespace ls_dispatch

namespace mab_requests {
using namespace core_events;
inline constexpr listed dc_miss0{{&list, 0x1068, 0x0, 0xe7b, 0x0}, {}, &dc_miss0}; // .code = 0x68, .mask = 0x1
inline constexpr listed dc_miss1{{&list, 0x2068, 0x0, 0xe91, 0x0}, {}, &dc_miss1}; // .code = 0x68, .mask = 0x2
inline constexpr listed dc_miss2{{&list, 0x4068, 0x0, 0xea7, 0x0}, {}, &dc_miss2}; // .code = 0x68, .mask = 0x4
inline constexpr listed dc_miss3{{&list, 0x8068, 0x0, 0xebd, 0x0}, {}, &dc_miss3}; // .code = 0x68, .mask = 0x8
inline constexpr listed dc_miss4{{&list, 0x10068, 0x0, 0xed3, 0x0}, {}, &dc_miss4}; // .code = 0x68, .mask = 0x10
inline constexpr listed dc_miss5{{&list, 0x20068, 0x0, 0xee9, 0x0}, {}, &dc_miss5}; // .code = 0x68, .mask = 0x20
inline constexpr listed dc_miss6{{&list, 0x40068, 0x0, 0xeff, 0x0}, {}, &dc_miss6}; // .code = 0x68, .mask = 0x40
inline constexpr listed dc_miss7{{&list, 0x80068, 0x0, 0xf15, 0x0}, {}, &dc_miss7}; // .code = 0x68, .mask = 0x80
} // namespace mab_requests

namespace mab_wait_cycles {
using namespace core_events;
inline constexpr listed dc_miss0{{&list, 0x1069, 0x0, 0xf2b, 0x0}, {}, &dc_miss0}; // .code = 0x69, .mask = 0x1
inline constexpr listed dc_miss1{{&list, 0x2069, 0x0, 0xf44, 0x0}, {}, &dc_miss1}; // .code = 0x69, .mask = 0x2
inline constexpr listed dc_miss2{{&list, 0x4069, 0x0, 0xf5d, 0x0}, {}, &dc_miss2}; // .code = 0x69, .mask = 0x4
inline constexpr listed dc_miss3{{&list, 0x8069, 0x0, 0xf76, 0x0}, {}, &dc_miss3}; // .code = 0x69, .mask = 0x8
inline constexpr listed dc_miss4{{&list, 0x10069, 0x0, 0xf8f, 0x0}, {}, &dc_miss4}; // .code = 0x69, .mask = 0x10
inline constexpr listed dc_miss5{{&list, 0x20069, 0x0, 0xfa8, 0x0}, {}, &dc_miss5}; // .code = 0x69, .mask = 0x20
inline constexpr listed dc_miss6{{&list, 0x40069, 0x0, 0xfc1, 0x0}, {}, &dc_miss6}; // .code = 0x69, .mask = 0x40
inline constexpr listed dc_miss7{{&list, 0x80069, 0x0, 0xfda, 0x0}, {}, &dc_miss7}; // .code = 0x69, .mask = 0x80
} // namespace mab_wait_cycles

namespace memory_requests {
using namespace core_events;
inline constexpr listed non_cacheable{{&list, 0x1065, 0x0, 0xdc7, 0x0}, {}, &non_cacheable}; // .code = 0x65, .mask = 0x1
inline constexpr listed write_combining{{&list, 0x2065, 0x0, 0xde5, 0x0}, {}, &write_combining}; // .code = 0x65, .mask = 0x2
inline constexpr listed streaming_store{{&list, 0x80065, 0x0, 0xe05, 0x0}, {}, &streaming_store}; // .code = 0x65, .mask = 0x80
inline constexpr listed all{{&list, 0x83065, 0x0, 0xe25, 0x0}, {}, &all}; // .code = 0x65, .mask = 0x83
} // namespace memory_requests

namespace misaligned_accesses {
using namespace core_events;
inline constexpr listed misalign_16b{{&list, 0x1047, 0x0, 0x961, 0x0}, {}, &misalign_16b}; // .code = 0x47, .mask = 0x1
inline constexpr listed misalign_4kb{{&list, 0x2047, 0x0, 0x982, 0x0}, {}, &misalign_4kb}; // .code = 0x47, .mask = 0x2
inline constexpr listed all{{&list, 0x3047, 0x0, 0x9a3, 0x0}, {}, &all}; // .code = 0x47, .mask = 0x3
} // namespace misaligned_accesses

namespace pdc_miss {
using namespace core_events;
inline constexpr listed host_pde_level{{&list, 0x1162, 0x0, 0x136c, 0x0}, {}, &host_pde_level}; // .code = 0x162, .mask = 0x1
inline constexpr listed host_pdpe_level{{&list, 0x2162, 0x0, 0x1384, 0x0}, {}, &host_pdpe_level}; // .code = 0x162, .mask = 0x2
inline constexpr listed host_pml4e_level{{&list, 0x4162, 0x0, 0x139d, 0x0}, {}, &host_pml4e_level}; // .code = 0x162, .mask = 0x4
inline constexpr listed guest_pde_level{{&list, 0x10162, 0x0, 0x13b7, 0x0}, {}, &guest_pde_level}; // .code = 0x162, .mask = 0x10
inline constexpr listed guest_pdpe_level{{&list, 0x20162, 0x0, 0x13d0, 0x0}, {}, &guest_pdpe_level}; // .code = 0x162, .mask = 0x20
inline constexpr listed guest_pml4e_level{{&list, 0x40162, 0x0, 0x13ea, 0x0}, {}, &guest_pml4e_level}; // .code = 0x162, .mask = 0x40
inline constexpr listed all{{&list, 0x77162, 0x0, 0x1405, 0x0}, {}, &all}; // .code = 0x162, .mask = 0x77
} // namespace pdc_miss

namespace pipeline_restart_due_to_probe_hit {
using namespace core_events;
inline constexpr listed invalidating_probes{{&list, 0x1022, 0x0, 0x3f7, 0x0}, {}, &invalidating_probes}; // .code = 0x22, .mask = 0x1
inline constexpr listed fills{{&list, 0x2022, 0x0, 0x42d, 0x0}, {}, &fills}; // .code = 0x22, .mask = 0x2
inline constexpr listed all{{&list, 0x3022, 0x0, 0x455, 0x0}, {}, &all}; // .code = 0x22, .mask = 0x3
} // namespace pipeline_restart_due_to_probe_hit

namespace prefetch_instructions_dispatched {
using namespace core_events;
inline constexpr listed load{{&list, 0x104b, 0x0, 0x9bb, 0x0}, {}, &load}; // .code = 0x4b, .mask = 0x1
inline constexpr listed store{{&list, 0x204b, 0x0, 0x9e1, 0x0}, {}, &store}; // .code = 0x4b, .mask = 0x2
inline constexpr listed nta{{&list, 0x404b, 0x0, 0xa08, 0x0}, {}, &nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed all{{&list, 0x704b, 0x0, 0xa2d, 0x0}, {}, &all}; // .code = 0x4b, .mask = 0x7
} // namespace prefetch_instructions_dispatched

namespace retired_indirect_branch_info {
using namespace core_events;
inline constexpr listed retired{{&list, 0x119a, 0x0, 0x1607, 0x0}, {}, &retired}; // .code = 0x19a, .mask = 0x1
inline constexpr listed mispredicted{{&list, 0x219a, 0x0, 0x162c, 0x0}, {}, &mispredicted}; // .code = 0x19a, .mask = 0x2
inline constexpr listed all{{&list, 0x319a, 0x0, 0x1656, 0x0}, {}, &all}; // .code = 0x19a, .mask = 0x3
} // namespace retired_indirect_branch_info

namespace retired_mmx_and_fp_instructions {
using namespace core_events;
inline constexpr listed x87{{&list, 0x10cb, 0x0, 0x17b6, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1
inline constexpr listed sse{{&list, 0x20cb, 0x0, 0x17da, 0x0}, {}, &sse}; // .code = 0xcb, .mask = 0x2
inline constexpr listed all{{&list, 0x30cb, 0x0, 0x17fe, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0x3
} // namespace retired_mmx_and_fp_instructions

namespace retired_serializing_ops {
using namespace core_events;
inline constexpr listed sse_bottom_executing_uops{{&list, 0x1005, 0x0, 0x190, 0x0}, {}, &sse_bottom_executing_uops}; // .code = 0x05, .mask = 0x1
inline constexpr listed sse_control_renaming_uops{{&list, 0x2005, 0x0, 0x1c2, 0x0}, {}, &sse_control_renaming_uops}; // .code = 0x05, .mask = 0x2
inline constexpr listed x87_bottom_executing_uops{{&list, 0x4005, 0x0, 0x1f4, 0x0}, {}, &x87_bottom_executing_uops}; // .code = 0x05, .mask = 0x4
inline constexpr listed x87_control_renaming_uops{{&list, 0x8005, 0x0, 0x226, 0x0}, {}, &x87_control_renaming_uops}; // .code = 0x05, .mask = 0x8
inline constexpr listed all{{&list, 0xf005, 0x0, 0x258, 0x0}, {}, &all}; // .code = 0x05, .mask = 0xf
} // namespace retired_serializing_ops

namespace retired_sse_avx_operations {
using namespace core_events;
inline constexpr listed single_add_sub_ops{{&list, 0x1003, 0x0, 0x6d, 0x0}, {}, &single_add_sub_ops}; // .code = 0x03, .mask = 0x1
inline constexpr listed single_mul_ops{{&list, 0x2003, 0x0, 0x9b, 0x0}, {}, &single_mul_ops}; // .code = 0x03, .mask = 0x2
inline constexpr listed single_div_ops{{&list, 0x4003, 0x0, 0xc5, 0x0}, {}, &single_div_ops}; // .code = 0x03, .mask = 0x4
inline constexpr listed double_add_sub_ops{{&list, 0x10003, 0x0, 0xef, 0x0}, {}, &double_add_sub_ops}; // .code = 0x03, .mask = 0x10
inline constexpr listed double_mul_ops{{&list, 0x20003, 0x0, 0x11d, 0x0}, {}, &double_mul_ops}; // .code = 0x03, .mask = 0x20
inline constexpr listed double_div_ops{{&list, 0x40003, 0x0, 0x147, 0x0}, {}, &double_div_ops}; // .code = 0x03, .mask = 0x40
inline constexpr listed all{{&list, 0x7f003, 0x0, 0x171, 0x0}, {}, &all}; // .code = 0x03, .mask = 0x7f
} // namespace retired_sse_avx_operations

namespace retired_x87_operations {
using namespace core_events;
inline constexpr listed add_and_sub{{&list, 0x1011, 0x0, 0x274, 0x0}, {}, &add_and_sub}; // .code = 0x11, .mask = 0x1
inline constexpr listed multiply{{&list, 0x2011, 0x0, 0x297, 0x0}, {}, &multiply}; // .code = 0x11, .mask = 0x2
inline constexpr listed divide_and_fsqrt{{&list, 0x4011, 0x0, 0x2b7, 0x0}, {}, &divide_and_fsqrt}; // .code = 0x11, .mask = 0x4
inline constexpr listed all{{&list, 0xf011, 0x0, 0x2df, 0x0}, {}, &all}; // .code = 0x11, .mask = 0xf
} // namespace retired_x87_operations

namespace segment_register_loads {
using namespace core_events;
inline constexpr listed es{{&list, 0x1020, 0x0, 0x2fa, 0x0}, {}, &es}; // .code = 0x20, .mask = 0x1
inline constexpr listed cs{{&list, 0x2020, 0x0, 0x314, 0x0}, {}, &cs}; // .code = 0x20, .mask = 0x2
inline constexpr listed ss{{&list, 0x4020, 0x0, 0x32e, 0x0}, {}, &ss}; // .code = 0x20, .mask = 0x4
inline constexpr listed ds{{&list, 0x8020, 0x0, 0x348, 0x0}, {}, &ds}; // .code = 0x20, .mask = 0x8
inline constexpr listed fs{{&list, 0x10020, 0x0, 0x362, 0x0}, {}, &fs}; // .code = 0x20, .mask = 0x10
inline constexpr listed gs{{&list, 0x20020, 0x0, 0x37c, 0x0}, {}, &gs}; // .code = 0x20, .mask = 0x20
inline constexpr listed hs{{&list, 0x40020, 0x0, 0x396, 0x0}, {}, &hs}; // .code = 0x20, .mask = 0x40
inline constexpr listed all{{&list, 0x7f020, 0x0, 0x3b0, 0x0}, {}, &all}; // .code = 0x20, .mask = 0x7f
} // namespace segment_register_loads

namespace system_responses {
using namespace core_events;
inline constexpr listed exclusive{{&list, 0x106c, 0x0, 0xff3, 0x0}, {}, &exclusive}; // .code = 0x6c, .mask = 0x1
inline constexpr listed modified{{&list, 0x206c, 0x0, 0x100e, 0x0}, {}, &modified}; // .code = 0x6c, .mask = 0x2
inline constexpr listed shared{{&list, 0x406c, 0x0, 0x1028, 0x0}, {}, &shared}; // .code = 0x6c, .mask = 0x4
inline constexpr listed owned{{&list, 0x806c, 0x0, 0x1040, 0x0}, {}, &owned}; // .code = 0x6c, .mask = 0x8
inline constexpr listed data_error{{&list, 0x1006c, 0x0, 0x1057, 0x0}, {}, &data_error}; // .code = 0x6c, .mask = 0x10
inline constexpr listed change_dirty{{&list, 0x2006c, 0x0, 0x1073, 0x0}, {}, &change_dirty}; // .code = 0x6c, .mask = 0x20
inline constexpr listed uncacheable{{&list, 0x4006c, 0x0, 0x1091, 0x0}, {}, &uncacheable}; // .code = 0x6c, .mask = 0x40
inline constexpr listed all{{&list, 0x7f06c, 0x0, 0x10ae, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x7f
} // namespace system_responses

namespace core_events {
inline constexpr const listed *events[] = {
    &fp_scheduler_empty, &dispatched_fpu_ops_fast_flag,
    &pipeline_restart_due_to_self_modifying_code, &retired_clflush_instructions,
    &retired_cpuid_instructions, &data_cache_accesses, &data_cache_misses,
    &l1_dtlb_miss_and_l2_dtlb_hit, &dcache_misses_by_locked_instructions, &global_tlb_flushes,
    &cpu_clk_unhalted, &instruction_cache_fetches, &instruction_cache_misses,
    &instruction_cache_refills_from_l2, &instruction_cache_refills_from_system,
    &l1_itlb_miss_and_l2_itlb_hit, &instruction_fetch_stall, &return_stack_hits,
    &return_stack_overflows, &instruction_cache_victims, &itlb_reloads, &itlb_reloads_aborted,
    &retired_instructions, &retired_uops, &retired_branch_instructions,
    &retired_mispredicted_branch_instructions, &retired_taken_branch_instructions,
    &retired_taken_branch_instructions_mispredicted, &retired_far_control_transfers,
    &retired_branch_resyncs, &retired_near_returns, &retired_near_returns_mispredicted,
    &retired_mispredicted_taken, &interrupts_masked_cycles,
    &interrupts_masked_cycles_with_interrupt_pending, &interrupts_taken, &dr0_breakpoint_matches,
    &dr1_breakpoint_matches, &dr2_breakpoint_matches, &dr3_breakpoint_matches, &tagged_ibs_ops,
    &tagged_ibs_ops_retired, &cache_cross_invalidates::dc_invalidates_ic,
    &cache_cross_invalidates::dc_invalidates_dc, &cache_cross_invalidates::ic_invalidates_ic,
    &cache_cross_invalidates::ic_invalidates_dc_dirty,
    &cache_cross_invalidates::ic_hits_dc_clean_line,
    &cache_cross_invalidates::dc_probe_rejected_early,
    &cache_cross_invalidates::dc_probe_rejected_late, &cache_cross_invalidates::all,
    &cancelled_store_to_load_forward_operations::address_mismatches,
    &cancelled_store_to_load_forward_operations::store_is_smaller_than_load,
    &cancelled_store_to_load_forward_operations::misaligned,
    &cancelled_store_to_load_forward_operations::all, &command_related_dirty::change_dirty,
    &command_related_dirty::all, &command_related_read_block::read_block,
    &command_related_read_block::rdblkmod, &command_related_read_block::read_block_shared,
    &command_related_read_block::read_block_spec, &command_related_read_block::read_block_spec_mod,
    &command_related_read_block::read_block_spec_shared, &command_related_read_block::all,
    &command_related_uncachable::read_byte, &command_related_uncachable::read_doubleword,
    &command_related_uncachable::write_byte, &command_related_uncachable::write_doubleword,
    &command_related_uncachable::all, &data_cache_lines_evicted::evicted,
    &data_cache_lines_evicted::shared, &data_cache_lines_evicted::exclusive,
    &data_cache_lines_evicted::owned, &data_cache_lines_evicted::modified,
    &data_cache_lines_evicted::all, &data_cache_refills::non_cachable, &data_cache_refills::shared,
    &data_cache_refills::exclusive, &data_cache_refills::owned, &data_cache_refills::modified,
    &data_cache_refills::all, &data_cache_refills_from_northbridge::non_cachable,
    &data_cache_refills_from_northbridge::shared, &data_cache_refills_from_northbridge::exclusive,
    &data_cache_refills_from_northbridge::owned, &data_cache_refills_from_northbridge::modified,
    &data_cache_refills_from_northbridge::all, &data_prefetches::attempted, &data_prefetches::mab,
    &data_prefetches::all, &data_written_to_system::data_line_evictions,
    &data_written_to_system::instruction_attribute_evictions,
    &data_written_to_system::byte_enable_mask_uncacheable,
    &data_written_to_system::data_for_uncacheable,
    &data_written_to_system::byte_enable_mask_write_combine,
    &data_written_to_system::data_for_write_combine, &data_written_to_system::all,
    &dispatched_fpu::pipe0, &dispatched_fpu::pipe1, &dispatched_fpu::all, &dtlb_miss::stores_l1tlb,
    &dtlb_miss::loads_l1tlb, &dtlb_miss::stores_l2tlb, &dtlb_miss::loads_l2tlb, &dtlb_miss::all,
    &fpu_exceptions::x87_reclass_microfaults, &fpu_exceptions::sse_retype_microfaults,
    &fpu_exceptions::sse_reclass_microfaults, &fpu_exceptions::sse_and_x87_microtraps,
    &fpu_exceptions::all, &ineffective_sw_prefetches::sw_prefetch_data_cache,
    &ineffective_sw_prefetches::sw_prefetch_pending_fill,
    &ineffective_sw_prefetches::sw_prefetch_mab, &ineffective_sw_prefetches::sw_prefetch_hit_l2,
    &ineffective_sw_prefetches::all, &instruction_cache_lines_invalidated::ic_invalidate_ls_probe,
    &instruction_cache_lines_invalidated::ic_invalidate_bu_probe,
    &instruction_cache_lines_invalidated::all, &itlb_miss::_4k_page_fetches,
    &itlb_miss::_2m_page_fetches, &itlb_miss::all, &l1_dtlb_hit::l1_4k_tlb_hit,
    &l1_dtlb_hit::l1_2m_tlb_hit, &l1_dtlb_hit::all, &locked_ops::executed,
    &locked_ops::cycles_to_acquire, &locked_ops::cycles_to_unlock, &locked_ops::all,
    &ls_dispatch::loads, &ls_dispatch::stores, &ls_dispatch::load_op_stores, &ls_dispatch::all,
    &mab_requests::dc_miss0, &mab_requests::dc_miss1, &mab_requests::dc_miss2,
    &mab_requests::dc_miss3, &mab_requests::dc_miss4, &mab_requests::dc_miss5,
    &mab_requests::dc_miss6, &mab_requests::dc_miss7, &mab_wait_cycles::dc_miss0,
    &mab_wait_cycles::dc_miss1, &mab_wait_cycles::dc_miss2, &mab_wait_cycles::dc_miss3,
    &mab_wait_cycles::dc_miss4, &mab_wait_cycles::dc_miss5, &mab_wait_cycles::dc_miss6,
    &mab_wait_cycles::dc_miss7, &memory_requests::non_cacheable, &memory_requests::write_combining,
    &memory_requests::streaming_store, &memory_requests::all, &misaligned_accesses::misalign_16b,
    &misaligned_accesses::misalign_4kb, &misaligned_accesses::all, &pdc_miss::host_pde_level,
    &pdc_miss::host_pdpe_level, &pdc_miss::host_pml4e_level, &pdc_miss::guest_pde_level,
    &pdc_miss::guest_pdpe_level, &pdc_miss::guest_pml4e_level, &pdc_miss::all,
    &pipeline_restart_due_to_probe_hit::invalidating_probes,
    &pipeline_restart_due_to_probe_hit::fills, &pipeline_restart_due_to_probe_hit::all,
    &prefetch_instructions_dispatched::load, &prefetch_instructions_dispatched::store,
    &prefetch_instructions_dispatched::nta, &prefetch_instructions_dispatched::all,
    &retired_indirect_branch_info::retired, &retired_indirect_branch_info::mispredicted,
    &retired_indirect_branch_info::all, &retired_mmx_and_fp_instructions::x87,
    &retired_mmx_and_fp_instructions::sse, &retired_mmx_and_fp_instructions::all,
    &retired_serializing_ops::sse_bottom_executing_uops,
    &retired_serializing_ops::sse_control_renaming_uops,
    &retired_serializing_ops::x87_bottom_executing_uops,
    &retired_serializing_ops::x87_control_renaming_uops, &retired_serializing_ops::all,
    &retired_sse_avx_operations::single_add_sub_ops, &retired_sse_avx_operations::single_mul_ops,
    &retired_sse_avx_operations::single_div_ops, &retired_sse_avx_operations::double_add_sub_ops,
    &retired_sse_avx_operations::double_mul_ops, &retired_sse_avx_operations::double_div_ops,
    &retired_sse_avx_operations::all, &retired_x87_operations::add_and_sub,
    &retired_x87_operations::multiply, &retired_x87_operations::divide_and_fsqrt,
    &retired_x87_operations::all, &segment_register_loads::es, &segment_register_loads::cs,
    &segment_register_loads::ss, &segment_register_loads::ds, &segment_register_loads::fs,
    &segment_register_loads::gs, &segment_register_loads::hs, &segment_register_loads::all,
    &system_responses::exclusive, &system_responses::modified, &system_responses::shared,
    &system_responses::owned, &system_responses::data_error, &system_responses::change_dirty,
    &system_responses::uncacheable, &system_responses::all,
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::fam16h
