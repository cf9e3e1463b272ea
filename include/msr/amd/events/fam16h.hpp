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
namespace msr::amd::events::fam16h {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
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
inline constexpr core_events::listed fp_scheduler_empty{fp_scheduler_empty, core_events::list, {.name = 61, .code = 0x01}};
inline constexpr core_events::listed dispatched_fpu_ops_fast_flag{dispatched_fpu_ops_fast_flag, core_events::list, {.name = 80, .code = 0x02}};
inline constexpr core_events::listed pipeline_restart_due_to_self_modifying_code{pipeline_restart_due_to_self_modifying_code, core_events::list, {.name = 971, .code = 0x21}};
inline constexpr core_events::listed retired_clflush_instructions{retired_clflush_instructions, core_events::list, {.name = 1239, .code = 0x26}};
inline constexpr core_events::listed retired_cpuid_instructions{retired_cpuid_instructions, core_events::list, {.name = 1268, .code = 0x27}};
inline constexpr core_events::listed data_cache_accesses{data_cache_accesses, core_events::list, {.name = 1608, .code = 0x40}};
inline constexpr core_events::listed data_cache_misses{data_cache_misses, core_events::list, {.name = 1628, .code = 0x41}};
inline constexpr core_events::listed l1_dtlb_miss_and_l2_dtlb_hit{l1_dtlb_miss_and_l2_dtlb_hit, core_events::list, {.name = 2268, .code = 0x45}};
inline constexpr core_events::listed dcache_misses_by_locked_instructions{dcache_misses_by_locked_instructions, core_events::list, {.name = 2642, .code = 0x4c}};
inline constexpr core_events::listed global_tlb_flushes{global_tlb_flushes, core_events::list, {.name = 2964, .code = 0x54}};
inline constexpr core_events::listed cpu_clk_unhalted{cpu_clk_unhalted, core_events::list, {.name = 4955, .code = 0x76}};
inline constexpr core_events::listed instruction_cache_fetches{instruction_cache_fetches, core_events::list, {.name = 5138, .code = 0x80}};
inline constexpr core_events::listed instruction_cache_misses{instruction_cache_misses, core_events::list, {.name = 5164, .code = 0x81}};
inline constexpr core_events::listed instruction_cache_refills_from_l2{instruction_cache_refills_from_l2, core_events::list, {.name = 5189, .code = 0x82}};
inline constexpr core_events::listed instruction_cache_refills_from_system{instruction_cache_refills_from_system, core_events::list, {.name = 5223, .code = 0x83}};
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{l1_itlb_miss_and_l2_itlb_hit, core_events::list, {.name = 5261, .code = 0x84}};
inline constexpr core_events::listed instruction_fetch_stall{instruction_fetch_stall, core_events::list, {.name = 5356, .code = 0x87}};
inline constexpr core_events::listed return_stack_hits{return_stack_hits, core_events::list, {.name = 5380, .code = 0x88}};
inline constexpr core_events::listed return_stack_overflows{return_stack_overflows, core_events::list, {.name = 5398, .code = 0x89}};
inline constexpr core_events::listed instruction_cache_victims{instruction_cache_victims, core_events::list, {.name = 5421, .code = 0x8b}};
inline constexpr core_events::listed itlb_reloads{itlb_reloads, core_events::list, {.name = 5605, .code = 0x99}};
inline constexpr core_events::listed itlb_reloads_aborted{itlb_reloads_aborted, core_events::list, {.name = 5618, .code = 0x9a}};
inline constexpr core_events::listed retired_instructions{retired_instructions, core_events::list, {.name = 5751, .code = 0xc0}};
inline constexpr core_events::listed retired_uops{retired_uops, core_events::list, {.name = 5772, .code = 0xc1}};
inline constexpr core_events::listed retired_branch_instructions{retired_branch_instructions, core_events::list, {.name = 5785, .code = 0xc2}};
inline constexpr core_events::listed retired_mispredicted_branch_instructions{retired_mispredicted_branch_instructions, core_events::list, {.name = 5813, .code = 0xc3}};
inline constexpr core_events::listed retired_taken_branch_instructions{retired_taken_branch_instructions, core_events::list, {.name = 5854, .code = 0xc4}};
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{retired_taken_branch_instructions_mispredicted, core_events::list, {.name = 5888, .code = 0xc5}};
inline constexpr core_events::listed retired_far_control_transfers{retired_far_control_transfers, core_events::list, {.name = 5935, .code = 0xc6}};
inline constexpr core_events::listed retired_branch_resyncs{retired_branch_resyncs, core_events::list, {.name = 5965, .code = 0xc7}};
inline constexpr core_events::listed retired_near_returns{retired_near_returns, core_events::list, {.name = 5988, .code = 0xc8}};
inline constexpr core_events::listed retired_near_returns_mispredicted{retired_near_returns_mispredicted, core_events::list, {.name = 6009, .code = 0xc9}};
inline constexpr core_events::listed retired_mispredicted_taken{retired_mispredicted_taken, core_events::list, {.name = 6043, .code = 0xca}};
inline constexpr core_events::listed interrupts_masked_cycles{interrupts_masked_cycles, core_events::list, {.name = 6178, .code = 0xcd}};
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{interrupts_masked_cycles_with_interrupt_pending, core_events::list, {.name = 6203, .code = 0xce}};
inline constexpr core_events::listed interrupts_taken{interrupts_taken, core_events::list, {.name = 6251, .code = 0xcf}};
inline constexpr core_events::listed dr0_breakpoint_matches{dr0_breakpoint_matches, core_events::list, {.name = 6441, .code = 0xdc}};
inline constexpr core_events::listed dr1_breakpoint_matches{dr1_breakpoint_matches, core_events::list, {.name = 6464, .code = 0xdd}};
inline constexpr core_events::listed dr2_breakpoint_matches{dr2_breakpoint_matches, core_events::list, {.name = 6487, .code = 0xde}};
inline constexpr core_events::listed dr3_breakpoint_matches{dr3_breakpoint_matches, core_events::list, {.name = 6510, .code = 0xdf}};
inline constexpr core_events::listed tagged_ibs_ops{tagged_ibs_ops, core_events::list, {.name = 6533, .code = 0x1cf}};
inline constexpr core_events::listed tagged_ibs_ops_retired{tagged_ibs_ops_retired, core_events::list, {.name = 6548, .code = 0x1d0}};

namespace cache_cross_invalidates {
using namespace core_events;
inline constexpr listed dc_invalidates_ic{dc_invalidates_ic, list, {.name = 4612, .code = 0x75, .mask = 0x1}};
inline constexpr listed dc_invalidates_dc{dc_invalidates_dc, list, {.name = 4654, .code = 0x75, .mask = 0x2}};
inline constexpr listed ic_invalidates_ic{ic_invalidates_ic, list, {.name = 4696, .code = 0x75, .mask = 0x4}};
inline constexpr listed ic_invalidates_dc_dirty{ic_invalidates_dc_dirty, list, {.name = 4738, .code = 0x75, .mask = 0x8}};
inline constexpr listed ic_hits_dc_clean_line{ic_hits_dc_clean_line, list, {.name = 4786, .code = 0x75, .mask = 0x10}};
inline constexpr listed dc_probe_rejected_early{dc_probe_rejected_early, list, {.name = 4832, .code = 0x75, .mask = 0x20}};
inline constexpr listed dc_probe_rejected_late{dc_probe_rejected_late, list, {.name = 4880, .code = 0x75, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 4927, .code = 0x75, .mask = 0x7f}};
} // namespace cache_cross_invalidates

namespace cancelled_store_to_load_forward_operations {
using namespace core_events;
inline constexpr listed address_mismatches{address_mismatches, list, {.name = 1375, .code = 0x2a, .mask = 0x1}};
inline constexpr listed store_is_smaller_than_load{store_is_smaller_than_load, list, {.name = 1437, .code = 0x2a, .mask = 0x2}};
inline constexpr listed misaligned{misaligned, list, {.name = 1507, .code = 0x2a, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 1561, .code = 0x2a, .mask = 0x7}};
} // namespace cancelled_store_to_load_forward_operations

namespace command_related_dirty {
using namespace core_events;
inline constexpr listed change_dirty{change_dirty, list, {.name = 3466, .code = 0x63, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 3501, .code = 0x63, .mask = 0x10}};
} // namespace command_related_dirty

namespace command_related_read_block {
using namespace core_events;
inline constexpr listed read_block{read_block, list, {.name = 3176, .code = 0x62, .mask = 0x1}};
inline constexpr listed rdblkmod{rdblkmod, list, {.name = 3214, .code = 0x62, .mask = 0x2}};
inline constexpr listed read_block_shared{read_block_shared, list, {.name = 3250, .code = 0x62, .mask = 0x4}};
inline constexpr listed read_block_spec{read_block_spec, list, {.name = 3295, .code = 0x62, .mask = 0x10}};
inline constexpr listed read_block_spec_mod{read_block_spec_mod, list, {.name = 3338, .code = 0x62, .mask = 0x20}};
inline constexpr listed read_block_spec_shared{read_block_spec_shared, list, {.name = 3385, .code = 0x62, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 3435, .code = 0x62, .mask = 0x77}};
} // namespace command_related_read_block

namespace command_related_uncachable {
using namespace core_events;
inline constexpr listed read_byte{read_byte, list, {.name = 2983, .code = 0x61, .mask = 0x1}};
inline constexpr listed read_doubleword{read_doubleword, list, {.name = 3020, .code = 0x61, .mask = 0x2}};
inline constexpr listed write_byte{write_byte, list, {.name = 3063, .code = 0x61, .mask = 0x10}};
inline constexpr listed write_doubleword{write_doubleword, list, {.name = 3101, .code = 0x61, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 3145, .code = 0x61, .mask = 0x33}};
} // namespace command_related_uncachable

namespace data_cache_lines_evicted {
using namespace core_events;
inline constexpr listed evicted{evicted, list, {.name = 2074, .code = 0x44, .mask = 0x1}};
inline constexpr listed shared{shared, list, {.name = 2107, .code = 0x44, .mask = 0x2}};
inline constexpr listed exclusive{exclusive, list, {.name = 2139, .code = 0x44, .mask = 0x4}};
inline constexpr listed owned{owned, list, {.name = 2174, .code = 0x44, .mask = 0x8}};
inline constexpr listed modified{modified, list, {.name = 2205, .code = 0x44, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 2239, .code = 0x44, .mask = 0x1f}};
} // namespace data_cache_lines_evicted

namespace data_cache_refills {
using namespace core_events;
inline constexpr listed non_cachable{non_cachable, list, {.name = 1646, .code = 0x42, .mask = 0x1}};
inline constexpr listed shared{shared, list, {.name = 1678, .code = 0x42, .mask = 0x2}};
inline constexpr listed exclusive{exclusive, list, {.name = 1704, .code = 0x42, .mask = 0x4}};
inline constexpr listed owned{owned, list, {.name = 1733, .code = 0x42, .mask = 0x8}};
inline constexpr listed modified{modified, list, {.name = 1758, .code = 0x42, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 1786, .code = 0x42, .mask = 0x1f}};
} // namespace data_cache_refills

namespace data_cache_refills_from_northbridge {
using namespace core_events;
inline constexpr listed non_cachable{non_cachable, list, {.name = 1809, .code = 0x43, .mask = 0x1}};
inline constexpr listed shared{shared, list, {.name = 1858, .code = 0x43, .mask = 0x2}};
inline constexpr listed exclusive{exclusive, list, {.name = 1901, .code = 0x43, .mask = 0x4}};
inline constexpr listed owned{owned, list, {.name = 1947, .code = 0x43, .mask = 0x8}};
inline constexpr listed modified{modified, list, {.name = 1989, .code = 0x43, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 2034, .code = 0x43, .mask = 0x1f}};
} // namespace data_cache_refills_from_northbridge

namespace data_prefetches {
using namespace core_events;
inline constexpr listed attempted{attempted, list, {.name = 3641, .code = 0x67, .mask = 0x2}};
inline constexpr listed mab{mab, list, {.name = 3667, .code = 0x67, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 3687, .code = 0x67, .mask = 0xa}};
} // namespace data_prefetches

namespace data_written_to_system {
using namespace core_events;
inline constexpr listed data_line_evictions{data_line_evictions, list, {.name = 4291, .code = 0x6d, .mask = 0x1}};
inline constexpr listed instruction_attribute_evictions{instruction_attribute_evictions, list, {.name = 4334, .code = 0x6d, .mask = 0x2}};
inline constexpr listed byte_enable_mask_uncacheable{byte_enable_mask_uncacheable, list, {.name = 4389, .code = 0x6d, .mask = 0x4}};
inline constexpr listed data_for_uncacheable{data_for_uncacheable, list, {.name = 4441, .code = 0x6d, .mask = 0x8}};
inline constexpr listed byte_enable_mask_write_combine{byte_enable_mask_write_combine, list, {.name = 4485, .code = 0x6d, .mask = 0x10}};
inline constexpr listed data_for_write_combine{data_for_write_combine, list, {.name = 4539, .code = 0x6d, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 4585, .code = 0x6d, .mask = 0x3f}};
} // namespace data_written_to_system

namespace dispatched_fpu {
using namespace core_events;
inline constexpr listed pipe0{pipe0, list, {.name = 0, .code = 0x00, .mask = 0x1}};
inline constexpr listed pipe1{pipe1, list, {.name = 21, .code = 0x00, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 42, .code = 0x00, .mask = 0x3}};
} // namespace dispatched_fpu

namespace dtlb_miss {
using namespace core_events;
inline constexpr listed stores_l1tlb{stores_l1tlb, list, {.name = 2297, .code = 0x46, .mask = 0x1}};
inline constexpr listed loads_l1tlb{loads_l1tlb, list, {.name = 2320, .code = 0x46, .mask = 0x2}};
inline constexpr listed stores_l2tlb{stores_l2tlb, list, {.name = 2342, .code = 0x46, .mask = 0x4}};
inline constexpr listed loads_l2tlb{loads_l2tlb, list, {.name = 2365, .code = 0x46, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 2387, .code = 0x46, .mask = 0xf}};
} // namespace dtlb_miss

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed x87_reclass_microfaults{x87_reclass_microfaults, list, {.name = 6268, .code = 0xdb, .mask = 0x1}};
inline constexpr listed sse_retype_microfaults{sse_retype_microfaults, list, {.name = 6307, .code = 0xdb, .mask = 0x2}};
inline constexpr listed sse_reclass_microfaults{sse_reclass_microfaults, list, {.name = 6345, .code = 0xdb, .mask = 0x4}};
inline constexpr listed sse_and_x87_microtraps{sse_and_x87_microtraps, list, {.name = 6384, .code = 0xdb, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 6422, .code = 0xdb, .mask = 0xf}};
} // namespace fpu_exceptions

namespace ineffective_sw_prefetches {
using namespace core_events;
inline constexpr listed sw_prefetch_data_cache{sw_prefetch_data_cache, list, {.name = 2747, .code = 0x52, .mask = 0x1}};
inline constexpr listed sw_prefetch_pending_fill{sw_prefetch_pending_fill, list, {.name = 2796, .code = 0x52, .mask = 0x2}};
inline constexpr listed sw_prefetch_mab{sw_prefetch_mab, list, {.name = 2847, .code = 0x52, .mask = 0x4}};
inline constexpr listed sw_prefetch_hit_l2{sw_prefetch_hit_l2, list, {.name = 2889, .code = 0x52, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 2934, .code = 0x52, .mask = 0xf}};
} // namespace ineffective_sw_prefetches

namespace instruction_cache_lines_invalidated {
using namespace core_events;
inline constexpr listed ic_invalidate_ls_probe{ic_invalidate_ls_probe, list, {.name = 5447, .code = 0x8c, .mask = 0x1}};
inline constexpr listed ic_invalidate_bu_probe{ic_invalidate_bu_probe, list, {.name = 5506, .code = 0x8c, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 5565, .code = 0x8c, .mask = 0x3}};
} // namespace instruction_cache_lines_invalidated

namespace itlb_miss {
using namespace core_events;
inline constexpr listed _4k_page_fetches{_4k_page_fetches, list, {.name = 5290, .code = 0x85, .mask = 0x1}};
inline constexpr listed _2m_page_fetches{_2m_page_fetches, list, {.name = 5316, .code = 0x85, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 5342, .code = 0x85, .mask = 0x3}};
} // namespace itlb_miss

namespace l1_dtlb_hit {
using namespace core_events;
inline constexpr listed l1_4k_tlb_hit{l1_4k_tlb_hit, list, {.name = 2679, .code = 0x4d, .mask = 0x1}};
inline constexpr listed l1_2m_tlb_hit{l1_2m_tlb_hit, list, {.name = 2705, .code = 0x4d, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 2731, .code = 0x4d, .mask = 0x3}};
} // namespace l1_dtlb_hit

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{executed, list, {.name = 1147, .code = 0x24, .mask = 0x1}};
inline constexpr listed cycles_to_acquire{cycles_to_acquire, list, {.name = 1167, .code = 0x24, .mask = 0x2}};
inline constexpr listed cycles_to_unlock{cycles_to_unlock, list, {.name = 1196, .code = 0x24, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 1224, .code = 0x24, .mask = 0x7}};
} // namespace locked_ops

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed loads{loads, list, {.name = 1295, .code = 0x29, .mask = 0x1}};
inline constexpr listed stores{stores, list, {.name = 1313, .code = 0x29, .mask = 0x2}};
inline constexpr listed load_op_stores{load_op_stores, list, {.name = 1332, .code = 0x29, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 1359, .code = 0x29, .mask = 0x7}};
} // namespace ls_dispatch

namespace mab_requests {
using namespace core_events;
inline constexpr listed dc_miss0{dc_miss0, list, {.name = 3707, .code = 0x68, .mask = 0x1}};
inline constexpr listed dc_miss1{dc_miss1, list, {.name = 3729, .code = 0x68, .mask = 0x2}};
inline constexpr listed dc_miss2{dc_miss2, list, {.name = 3751, .code = 0x68, .mask = 0x4}};
inline constexpr listed dc_miss3{dc_miss3, list, {.name = 3773, .code = 0x68, .mask = 0x8}};
inline constexpr listed dc_miss4{dc_miss4, list, {.name = 3795, .code = 0x68, .mask = 0x10}};
inline constexpr listed dc_miss5{dc_miss5, list, {.name = 3817, .code = 0x68, .mask = 0x20}};
inline constexpr listed dc_miss6{dc_miss6, list, {.name = 3839, .code = 0x68, .mask = 0x40}};
inline constexpr listed dc_miss7{dc_miss7, list, {.name = 3861, .code = 0x68, .mask = 0x80}};
} // namespace mab_requests

namespace mab_wait_cycles {
using namespace core_events;
inline constexpr listed dc_miss0{dc_miss0, list, {.name = 3883, .code = 0x69, .mask = 0x1}};
inline constexpr listed dc_miss1{dc_miss1, list, {.name = 3908, .code = 0x69, .mask = 0x2}};
inline constexpr listed dc_miss2{dc_miss2, list, {.name = 3933, .code = 0x69, .mask = 0x4}};
inline constexpr listed dc_miss3{dc_miss3, list, {.name = 3958, .code = 0x69, .mask = 0x8}};
inline constexpr listed dc_miss4{dc_miss4, list, {.name = 3983, .code = 0x69, .mask = 0x10}};
inline constexpr listed dc_miss5{dc_miss5, list, {.name = 4008, .code = 0x69, .mask = 0x20}};
inline constexpr listed dc_miss6{dc_miss6, list, {.name = 4033, .code = 0x69, .mask = 0x40}};
inline constexpr listed dc_miss7{dc_miss7, list, {.name = 4058, .code = 0x69, .mask = 0x80}};
} // namespace mab_wait_cycles

namespace memory_requests {
using namespace core_events;
inline constexpr listed non_cacheable{non_cacheable, list, {.name = 3527, .code = 0x65, .mask = 0x1}};
inline constexpr listed write_combining{write_combining, list, {.name = 3557, .code = 0x65, .mask = 0x2}};
inline constexpr listed streaming_store{streaming_store, list, {.name = 3589, .code = 0x65, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 3621, .code = 0x65, .mask = 0x83}};
} // namespace memory_requests

namespace misaligned_accesses {
using namespace core_events;
inline constexpr listed misalign_16b{misalign_16b, list, {.name = 2401, .code = 0x47, .mask = 0x1}};
inline constexpr listed misalign_4kb{misalign_4kb, list, {.name = 2434, .code = 0x47, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 2467, .code = 0x47, .mask = 0x3}};
} // namespace misaligned_accesses

namespace pdc_miss {
using namespace core_events;
inline constexpr listed host_pde_level{host_pde_level, list, {.name = 4972, .code = 0x162, .mask = 0x1}};
inline constexpr listed host_pdpe_level{host_pdpe_level, list, {.name = 4996, .code = 0x162, .mask = 0x2}};
inline constexpr listed host_pml4e_level{host_pml4e_level, list, {.name = 5021, .code = 0x162, .mask = 0x4}};
inline constexpr listed guest_pde_level{guest_pde_level, list, {.name = 5047, .code = 0x162, .mask = 0x10}};
inline constexpr listed guest_pdpe_level{guest_pdpe_level, list, {.name = 5072, .code = 0x162, .mask = 0x20}};
inline constexpr listed guest_pml4e_level{guest_pml4e_level, list, {.name = 5098, .code = 0x162, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 5125, .code = 0x162, .mask = 0x77}};
} // namespace pdc_miss

namespace pipeline_restart_due_to_probe_hit {
using namespace core_events;
inline constexpr listed invalidating_probes{invalidating_probes, list, {.name = 1015, .code = 0x22, .mask = 0x1}};
inline constexpr listed fills{fills, list, {.name = 1069, .code = 0x22, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 1109, .code = 0x22, .mask = 0x3}};
} // namespace pipeline_restart_due_to_probe_hit

namespace prefetch_instructions_dispatched {
using namespace core_events;
inline constexpr listed load{load, list, {.name = 2491, .code = 0x4b, .mask = 0x1}};
inline constexpr listed store{store, list, {.name = 2529, .code = 0x4b, .mask = 0x2}};
inline constexpr listed nta{nta, list, {.name = 2568, .code = 0x4b, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 2605, .code = 0x4b, .mask = 0x7}};
} // namespace prefetch_instructions_dispatched

namespace retired_indirect_branch_info {
using namespace core_events;
inline constexpr listed retired{retired, list, {.name = 5639, .code = 0x19a, .mask = 0x1}};
inline constexpr listed mispredicted{mispredicted, list, {.name = 5676, .code = 0x19a, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 5718, .code = 0x19a, .mask = 0x3}};
} // namespace retired_indirect_branch_info

namespace retired_mmx_and_fp_instructions {
using namespace core_events;
inline constexpr listed x87{x87, list, {.name = 6070, .code = 0xcb, .mask = 0x1}};
inline constexpr listed sse{sse, list, {.name = 6106, .code = 0xcb, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 6142, .code = 0xcb, .mask = 0x3}};
} // namespace retired_mmx_and_fp_instructions

namespace retired_serializing_ops {
using namespace core_events;
inline constexpr listed sse_bottom_executing_uops{sse_bottom_executing_uops, list, {.name = 400, .code = 0x05, .mask = 0x1}};
inline constexpr listed sse_control_renaming_uops{sse_control_renaming_uops, list, {.name = 450, .code = 0x05, .mask = 0x2}};
inline constexpr listed x87_bottom_executing_uops{x87_bottom_executing_uops, list, {.name = 500, .code = 0x05, .mask = 0x4}};
inline constexpr listed x87_control_renaming_uops{x87_control_renaming_uops, list, {.name = 550, .code = 0x05, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 600, .code = 0x05, .mask = 0xf}};
} // namespace retired_serializing_ops

namespace retired_sse_avx_operations {
using namespace core_events;
inline constexpr listed single_add_sub_ops{single_add_sub_ops, list, {.name = 109, .code = 0x03, .mask = 0x1}};
inline constexpr listed single_mul_ops{single_mul_ops, list, {.name = 155, .code = 0x03, .mask = 0x2}};
inline constexpr listed single_div_ops{single_div_ops, list, {.name = 197, .code = 0x03, .mask = 0x4}};
inline constexpr listed double_add_sub_ops{double_add_sub_ops, list, {.name = 239, .code = 0x03, .mask = 0x10}};
inline constexpr listed double_mul_ops{double_mul_ops, list, {.name = 285, .code = 0x03, .mask = 0x20}};
inline constexpr listed double_div_ops{double_div_ops, list, {.name = 327, .code = 0x03, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 369, .code = 0x03, .mask = 0x7f}};
} // namespace retired_sse_avx_operations

namespace retired_x87_operations {
using namespace core_events;
inline constexpr listed add_and_sub{add_and_sub, list, {.name = 628, .code = 0x11, .mask = 0x1}};
inline constexpr listed multiply{multiply, list, {.name = 663, .code = 0x11, .mask = 0x2}};
inline constexpr listed divide_and_fsqrt{divide_and_fsqrt, list, {.name = 695, .code = 0x11, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 735, .code = 0x11, .mask = 0xf}};
} // namespace retired_x87_operations

namespace segment_register_loads {
using namespace core_events;
inline constexpr listed es{es, list, {.name = 762, .code = 0x20, .mask = 0x1}};
inline constexpr listed cs{cs, list, {.name = 788, .code = 0x20, .mask = 0x2}};
inline constexpr listed ss{ss, list, {.name = 814, .code = 0x20, .mask = 0x4}};
inline constexpr listed ds{ds, list, {.name = 840, .code = 0x20, .mask = 0x8}};
inline constexpr listed fs{fs, list, {.name = 866, .code = 0x20, .mask = 0x10}};
inline constexpr listed gs{gs, list, {.name = 892, .code = 0x20, .mask = 0x20}};
inline constexpr listed hs{hs, list, {.name = 918, .code = 0x20, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 944, .code = 0x20, .mask = 0x7f}};
} // namespace segment_register_loads

namespace system_responses {
using namespace core_events;
inline constexpr listed exclusive{exclusive, list, {.name = 4083, .code = 0x6c, .mask = 0x1}};
inline constexpr listed modified{modified, list, {.name = 4110, .code = 0x6c, .mask = 0x2}};
inline constexpr listed shared{shared, list, {.name = 4136, .code = 0x6c, .mask = 0x4}};
inline constexpr listed owned{owned, list, {.name = 4160, .code = 0x6c, .mask = 0x8}};
inline constexpr listed data_error{data_error, list, {.name = 4183, .code = 0x6c, .mask = 0x10}};
inline constexpr listed change_dirty{change_dirty, list, {.name = 4211, .code = 0x6c, .mask = 0x20}};
inline constexpr listed uncacheable{uncacheable, list, {.name = 4241, .code = 0x6c, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 4270, .code = 0x6c, .mask = 0x7f}};
} // namespace system_responses

namespace core_events {
inline constexpr const listed *events[] = {
    &fp_scheduler_empty,
    &dispatched_fpu_ops_fast_flag,
    &pipeline_restart_due_to_self_modifying_code,
    &retired_clflush_instructions,
    &retired_cpuid_instructions,
    &data_cache_accesses,
    &data_cache_misses,
    &l1_dtlb_miss_and_l2_dtlb_hit,
    &dcache_misses_by_locked_instructions,
    &global_tlb_flushes,
    &cpu_clk_unhalted,
    &instruction_cache_fetches,
    &instruction_cache_misses,
    &instruction_cache_refills_from_l2,
    &instruction_cache_refills_from_system,
    &l1_itlb_miss_and_l2_itlb_hit,
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
    &retired_mispredicted_taken,
    &interrupts_masked_cycles,
    &interrupts_masked_cycles_with_interrupt_pending,
    &interrupts_taken,
    &dr0_breakpoint_matches,
    &dr1_breakpoint_matches,
    &dr2_breakpoint_matches,
    &dr3_breakpoint_matches,
    &tagged_ibs_ops,
    &tagged_ibs_ops_retired,
    &cache_cross_invalidates::dc_invalidates_ic,
    &cache_cross_invalidates::dc_invalidates_dc,
    &cache_cross_invalidates::ic_invalidates_ic,
    &cache_cross_invalidates::ic_invalidates_dc_dirty,
    &cache_cross_invalidates::ic_hits_dc_clean_line,
    &cache_cross_invalidates::dc_probe_rejected_early,
    &cache_cross_invalidates::dc_probe_rejected_late,
    &cache_cross_invalidates::all,
    &cancelled_store_to_load_forward_operations::address_mismatches,
    &cancelled_store_to_load_forward_operations::store_is_smaller_than_load,
    &cancelled_store_to_load_forward_operations::misaligned,
    &cancelled_store_to_load_forward_operations::all,
    &command_related_dirty::change_dirty,
    &command_related_dirty::all,
    &command_related_read_block::read_block,
    &command_related_read_block::rdblkmod,
    &command_related_read_block::read_block_shared,
    &command_related_read_block::read_block_spec,
    &command_related_read_block::read_block_spec_mod,
    &command_related_read_block::read_block_spec_shared,
    &command_related_read_block::all,
    &command_related_uncachable::read_byte,
    &command_related_uncachable::read_doubleword,
    &command_related_uncachable::write_byte,
    &command_related_uncachable::write_doubleword,
    &command_related_uncachable::all,
    &data_cache_lines_evicted::evicted,
    &data_cache_lines_evicted::shared,
    &data_cache_lines_evicted::exclusive,
    &data_cache_lines_evicted::owned,
    &data_cache_lines_evicted::modified,
    &data_cache_lines_evicted::all,
    &data_cache_refills::non_cachable,
    &data_cache_refills::shared,
    &data_cache_refills::exclusive,
    &data_cache_refills::owned,
    &data_cache_refills::modified,
    &data_cache_refills::all,
    &data_cache_refills_from_northbridge::non_cachable,
    &data_cache_refills_from_northbridge::shared,
    &data_cache_refills_from_northbridge::exclusive,
    &data_cache_refills_from_northbridge::owned,
    &data_cache_refills_from_northbridge::modified,
    &data_cache_refills_from_northbridge::all,
    &data_prefetches::attempted,
    &data_prefetches::mab,
    &data_prefetches::all,
    &data_written_to_system::data_line_evictions,
    &data_written_to_system::instruction_attribute_evictions,
    &data_written_to_system::byte_enable_mask_uncacheable,
    &data_written_to_system::data_for_uncacheable,
    &data_written_to_system::byte_enable_mask_write_combine,
    &data_written_to_system::data_for_write_combine,
    &data_written_to_system::all,
    &dispatched_fpu::pipe0,
    &dispatched_fpu::pipe1,
    &dispatched_fpu::all,
    &dtlb_miss::stores_l1tlb,
    &dtlb_miss::loads_l1tlb,
    &dtlb_miss::stores_l2tlb,
    &dtlb_miss::loads_l2tlb,
    &dtlb_miss::all,
    &fpu_exceptions::x87_reclass_microfaults,
    &fpu_exceptions::sse_retype_microfaults,
    &fpu_exceptions::sse_reclass_microfaults,
    &fpu_exceptions::sse_and_x87_microtraps,
    &fpu_exceptions::all,
    &ineffective_sw_prefetches::sw_prefetch_data_cache,
    &ineffective_sw_prefetches::sw_prefetch_pending_fill,
    &ineffective_sw_prefetches::sw_prefetch_mab,
    &ineffective_sw_prefetches::sw_prefetch_hit_l2,
    &ineffective_sw_prefetches::all,
    &instruction_cache_lines_invalidated::ic_invalidate_ls_probe,
    &instruction_cache_lines_invalidated::ic_invalidate_bu_probe,
    &instruction_cache_lines_invalidated::all,
    &itlb_miss::_4k_page_fetches,
    &itlb_miss::_2m_page_fetches,
    &itlb_miss::all,
    &l1_dtlb_hit::l1_4k_tlb_hit,
    &l1_dtlb_hit::l1_2m_tlb_hit,
    &l1_dtlb_hit::all,
    &locked_ops::executed,
    &locked_ops::cycles_to_acquire,
    &locked_ops::cycles_to_unlock,
    &locked_ops::all,
    &ls_dispatch::loads,
    &ls_dispatch::stores,
    &ls_dispatch::load_op_stores,
    &ls_dispatch::all,
    &mab_requests::dc_miss0,
    &mab_requests::dc_miss1,
    &mab_requests::dc_miss2,
    &mab_requests::dc_miss3,
    &mab_requests::dc_miss4,
    &mab_requests::dc_miss5,
    &mab_requests::dc_miss6,
    &mab_requests::dc_miss7,
    &mab_wait_cycles::dc_miss0,
    &mab_wait_cycles::dc_miss1,
    &mab_wait_cycles::dc_miss2,
    &mab_wait_cycles::dc_miss3,
    &mab_wait_cycles::dc_miss4,
    &mab_wait_cycles::dc_miss5,
    &mab_wait_cycles::dc_miss6,
    &mab_wait_cycles::dc_miss7,
    &memory_requests::non_cacheable,
    &memory_requests::write_combining,
    &memory_requests::streaming_store,
    &memory_requests::all,
    &misaligned_accesses::misalign_16b,
    &misaligned_accesses::misalign_4kb,
    &misaligned_accesses::all,
    &pdc_miss::host_pde_level,
    &pdc_miss::host_pdpe_level,
    &pdc_miss::host_pml4e_level,
    &pdc_miss::guest_pde_level,
    &pdc_miss::guest_pdpe_level,
    &pdc_miss::guest_pml4e_level,
    &pdc_miss::all,
    &pipeline_restart_due_to_probe_hit::invalidating_probes,
    &pipeline_restart_due_to_probe_hit::fills,
    &pipeline_restart_due_to_probe_hit::all,
    &prefetch_instructions_dispatched::load,
    &prefetch_instructions_dispatched::store,
    &prefetch_instructions_dispatched::nta,
    &prefetch_instructions_dispatched::all,
    &retired_indirect_branch_info::retired,
    &retired_indirect_branch_info::mispredicted,
    &retired_indirect_branch_info::all,
    &retired_mmx_and_fp_instructions::x87,
    &retired_mmx_and_fp_instructions::sse,
    &retired_mmx_and_fp_instructions::all,
    &retired_serializing_ops::sse_bottom_executing_uops,
    &retired_serializing_ops::sse_control_renaming_uops,
    &retired_serializing_ops::x87_bottom_executing_uops,
    &retired_serializing_ops::x87_control_renaming_uops,
    &retired_serializing_ops::all,
    &retired_sse_avx_operations::single_add_sub_ops,
    &retired_sse_avx_operations::single_mul_ops,
    &retired_sse_avx_operations::single_div_ops,
    &retired_sse_avx_operations::double_add_sub_ops,
    &retired_sse_avx_operations::double_mul_ops,
    &retired_sse_avx_operations::double_div_ops,
    &retired_sse_avx_operations::all,
    &retired_x87_operations::add_and_sub,
    &retired_x87_operations::multiply,
    &retired_x87_operations::divide_and_fsqrt,
    &retired_x87_operations::all,
    &segment_register_loads::es,
    &segment_register_loads::cs,
    &segment_register_loads::ss,
    &segment_register_loads::ds,
    &segment_register_loads::fs,
    &segment_register_loads::gs,
    &segment_register_loads::hs,
    &segment_register_loads::all,
    &system_responses::exclusive,
    &system_responses::modified,
    &system_responses::shared,
    &system_responses::owned,
    &system_responses::data_error,
    &system_responses::change_dirty,
    &system_responses::uncacheable,
    &system_responses::all,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::fam16h
