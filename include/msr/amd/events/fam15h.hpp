// Events of AMD family 15h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// 15h: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam15h.h; MIT (COPYING; copyright lines
// in that file). Names and numbers only.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::amd::events::fam15h {

namespace core_events {
using select::beside;
using select::precision;
using listed = select::vendor_event<event_pmu>;
inline constexpr char names[] =
    "dispatched_fpu_ops.ops_pipe0\0"
    "dispatched_fpu_ops.ops_pipe1\0"
    "dispatched_fpu_ops.ops_pipe2\0"
    "dispatched_fpu_ops.ops_pipe3\0"
    "dispatched_fpu_ops.ops_dual_pipe0\0"
    "dispatched_fpu_ops.ops_dual_pipe1\0"
    "dispatched_fpu_ops.ops_dual_pipe2\0"
    "dispatched_fpu_ops.ops_dual_pipe3\0"
    "dispatched_fpu_ops.all\0"
    "cycles_fpu_empty\0"
    "retired_sse_ops.single_add_sub_ops\0"
    "retired_sse_ops.single_mul_ops\0"
    "retired_sse_ops.single_div_ops\0"
    "retired_sse_ops.single_mul_add_ops\0"
    "retired_sse_ops.double_add_sub_ops\0"
    "retired_sse_ops.double_mul_ops\0"
    "retired_sse_ops.double_div_ops\0"
    "retired_sse_ops.double_mul_add_ops\0"
    "retired_sse_ops.all\0"
    "move_scalar_optimization.sse_move_ops\0"
    "move_scalar_optimization.sse_move_ops_elim\0"
    "move_scalar_optimization.opt_cand\0"
    "move_scalar_optimization.scalar_ops_optimized\0"
    "move_scalar_optimization.all\0"
    "retired_serializing_ops.sse_retired\0"
    "retired_serializing_ops.sse_mispredicted\0"
    "retired_serializing_ops.x87_retired\0"
    "retired_serializing_ops.x87_mispredicted\0"
    "retired_serializing_ops.all\0"
    "bottom_execute_op\0"
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
    "load_q_store_q_full.load_queue\0"
    "load_q_store_q_full.store_queue\0"
    "load_q_store_q_full.all\0"
    "locked_ops.executed\0"
    "locked_ops.cycles_non_speculative_phase\0"
    "locked_ops.cycles_waiting\0"
    "locked_ops.all\0"
    "retired_clflush_instructions\0"
    "retired_cpuid_instructions\0"
    "cancelled_store_to_load.size_address_mismatches\0"
    "cancelled_store_to_load.all\0"
    "smis_received\0"
    "data_cache_accesses\0"
    "data_cache_misses.dc_miss_streaming_store\0"
    "data_cache_misses.streaming_store\0"
    "data_cache_misses.all\0"
    "data_cache_refills_from_l2_or_northbridge.good\0"
    "data_cache_refills_from_l2_or_northbridge.invalid\0"
    "data_cache_refills_from_l2_or_northbridge.poison\0"
    "data_cache_refills_from_l2_or_northbridge.read_error\0"
    "data_cache_refills_from_l2_or_northbridge.all\0"
    "data_cache_refills_from_northbridge\0"
    "unified_tlb_hit.4k_data\0"
    "unified_tlb_hit.2m_data\0"
    "unified_tlb_hit.1g_data\0"
    "unified_tlb_hit.4k_inst\0"
    "unified_tlb_hit.2m_inst\0"
    "unified_tlb_hit.1g_inst\0"
    "unified_tlb_hit.all\0"
    "unified_tlb_miss.4k_data\0"
    "unified_tlb_miss.2m_data\0"
    "unified_tlb_miss.1gb_data\0"
    "unified_tlb_miss.4k_inst\0"
    "unified_tlb_miss.2m_inst\0"
    "unified_tlb_miss.1g_inst\0"
    "unified_tlb_miss.all\0"
    "misaligned_accesses\0"
    "prefetch_instructions_dispatched.load\0"
    "prefetch_instructions_dispatched.store\0"
    "prefetch_instructions_dispatched.nta\0"
    "prefetch_instructions_dispatched.all\0"
    "ineffective_sw_prefetches.sw_prefetch_hit_in_l1\0"
    "ineffective_sw_prefetches.sw_prefetch_hit_in_l2\0"
    "ineffective_sw_prefetches.all\0"
    "memory_requests.non_cacheable\0"
    "memory_requests.write_combining\0"
    "memory_requests.streaming_store\0"
    "memory_requests.all\0"
    "data_prefetcher.attempted\0"
    "data_prefetcher.all\0"
    "mab_reqs.buffer_bit_0\0"
    "mab_reqs.buffer_bit_1\0"
    "mab_reqs.buffer_bit_2\0"
    "mab_reqs.buffer_bit_3\0"
    "mab_reqs.buffer_bit_4\0"
    "mab_reqs.buffer_bit_5\0"
    "mab_reqs.buffer_bit_6\0"
    "mab_reqs.buffer_bit_7\0"
    "mab_reqs.all\0"
    "mab_wait.buffer_bit_0\0"
    "mab_wait.buffer_bit_1\0"
    "mab_wait.buffer_bit_2\0"
    "mab_wait.buffer_bit_3\0"
    "mab_wait.buffer_bit_4\0"
    "mab_wait.buffer_bit_5\0"
    "mab_wait.buffer_bit_6\0"
    "mab_wait.buffer_bit_7\0"
    "mab_wait.all\0"
    "system_read_responses.exclusive\0"
    "system_read_responses.modified\0"
    "system_read_responses.shared\0"
    "system_read_responses.owned\0"
    "system_read_responses.data_error\0"
    "system_read_responses.modified_unwritten\0"
    "system_read_responses.all\0"
    "octword_write_transfers.octword_write_transfer\0"
    "octword_write_transfers.all\0"
    "cpu_clk_unhalted\0"
    "requests_to_l2.instructions\0"
    "requests_to_l2.data\0"
    "requests_to_l2.tlb_walk\0"
    "requests_to_l2.snoop\0"
    "requests_to_l2.cancelled\0"
    "requests_to_l2.prefetcher\0"
    "requests_to_l2.all\0"
    "l2_cache_miss.instructions\0"
    "l2_cache_miss.data\0"
    "l2_cache_miss.tlb_walk\0"
    "l2_cache_miss.prefetcher\0"
    "l2_cache_miss.all\0"
    "l2_cache_fill_writeback.l2_fills\0"
    "l2_cache_fill_writeback.l2_writebacks\0"
    "l2_cache_fill_writeback.l2_writebacks_clean\0"
    "l2_cache_fill_writeback.all\0"
    "page_splintering.guest_larger\0"
    "page_splintering.mtrr_mismatch\0"
    "page_splintering.host_larger\0"
    "page_splintering.all\0"
    "instruction_cache_fetches\0"
    "instruction_cache_misses\0"
    "instruction_cache_refills_from_l2\0"
    "instruction_cache_refills_from_system\0"
    "l1_itlb_miss_and_l2_itlb_hit\0"
    "l1_itlb_miss_and_l2_itlb_miss.4k_page_fetches\0"
    "l1_itlb_miss_and_l2_itlb_miss.2m_page_fetches\0"
    "l1_itlb_miss_and_l2_itlb_miss.1g_page_fetches\0"
    "l1_itlb_miss_and_l2_itlb_miss.all\0"
    "pipeline_restart_due_to_instruction_stream_probe\0"
    "instruction_fetch_stall\0"
    "return_stack_hits\0"
    "return_stack_overflows\0"
    "instruction_cache_victims\0"
    "instruction_cache_invalidated.non_smc_probe_miss\0"
    "instruction_cache_invalidated.non_smc_probe_hit\0"
    "instruction_cache_invalidated.smc_probe_miss\0"
    "instruction_cache_invalidated.smc_probe_hit\0"
    "instruction_cache_invalidated.all\0"
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
    "retired_mmx_fp_instructions.x87\0"
    "retired_mmx_fp_instructions.mmx\0"
    "retired_mmx_fp_instructions.sse\0"
    "retired_mmx_fp_instructions.all\0"
    "interrupts_masked_cycles\0"
    "interrupts_masked_cycles_with_interrupt_pending\0"
    "interrupts_taken\0"
    "decoder_empty\0"
    "dispatch_stalls\0"
    "dispatch_stall_for_serialization\0"
    "dispatch_stall_for_retire_queue_full\0"
    "dispatch_stall_for_int_sched_queue_full\0"
    "dispatch_stall_for_fpu_full\0"
    "dispatch_stall_for_ldq_full\0"
    "microseq_stall_waiting_for_all_quiet\0"
    "fpu_exceptions.total_faults\0"
    "fpu_exceptions.total_traps\0"
    "fpu_exceptions.int2ext_faults\0"
    "fpu_exceptions.ext2int_faults\0"
    "fpu_exceptions.bypass_faults\0"
    "fpu_exceptions.all\0"
    "dr0_breakpoints\0"
    "dr1_breakpoints\0"
    "dr2_breakpoints\0"
    "dr3_breakpoints\0"
    "ibs_ops_tagged.tagged\0"
    "ibs_ops_tagged.retired\0"
    "ibs_ops_tagged.ignored\0"
    "ibs_ops_tagged.all\0"
    "ls_dispatch.loads\0"
    "ls_dispatch.stores\0"
    "ls_dispatch.load_op_stores\0"
    "ls_dispatch.all\0"
    "executed_clflush_instructions\0"
    "l2_prefetcher_trigger_events.load_l1_miss_seen_by_prefetcher\0"
    "l2_prefetcher_trigger_events.store_l1_miss_seen_by_prefetcher\0"
    "l2_prefetcher_trigger_events.all\0"
    "dispatch_stall_for_stq_full\0";
inline constexpr select::event_list list{"fam15h", core::family15h_00, names};
} // namespace core_events
inline constexpr core_events::listed cycles_fpu_empty{cycles_fpu_empty, core_events::list, {.name = 275, .code = 0x01}};
inline constexpr core_events::listed bottom_execute_op{bottom_execute_op, core_events::list, {.name = 948, .code = 0x06}};
inline constexpr core_events::listed pipeline_restart_due_to_self_modifying_code{pipeline_restart_due_to_self_modifying_code, core_events::list, {.name = 1175, .code = 0x21}};
inline constexpr core_events::listed pipeline_restart_due_to_probe_hit{pipeline_restart_due_to_probe_hit, core_events::list, {.name = 1219, .code = 0x22}};
inline constexpr core_events::listed retired_clflush_instructions{retired_clflush_instructions, core_events::list, {.name = 1441, .code = 0x26}};
inline constexpr core_events::listed retired_cpuid_instructions{retired_cpuid_instructions, core_events::list, {.name = 1470, .code = 0x27}};
inline constexpr core_events::listed smis_received{smis_received, core_events::list, {.name = 1573, .code = 0x2b}};
inline constexpr core_events::listed data_cache_accesses{data_cache_accesses, core_events::list, {.name = 1587, .code = 0x40}};
inline constexpr core_events::listed data_cache_refills_from_northbridge{data_cache_refills_from_northbridge, core_events::list, {.name = 1950, .code = 0x43}};
inline constexpr core_events::listed misaligned_accesses{misaligned_accesses, core_events::list, {.name = 2322, .code = 0x47}};
inline constexpr core_events::listed cpu_clk_unhalted{cpu_clk_unhalted, core_events::list, {.name = 3452, .code = 0x76}};
inline constexpr core_events::listed instruction_cache_fetches{instruction_cache_fetches, core_events::list, {.name = 3998, .code = 0x80}};
inline constexpr core_events::listed instruction_cache_misses{instruction_cache_misses, core_events::list, {.name = 4024, .code = 0x81}};
inline constexpr core_events::listed instruction_cache_refills_from_l2{instruction_cache_refills_from_l2, core_events::list, {.name = 4049, .code = 0x82}};
inline constexpr core_events::listed instruction_cache_refills_from_system{instruction_cache_refills_from_system, core_events::list, {.name = 4083, .code = 0x83}};
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{l1_itlb_miss_and_l2_itlb_hit, core_events::list, {.name = 4121, .code = 0x84}};
inline constexpr core_events::listed pipeline_restart_due_to_instruction_stream_probe{pipeline_restart_due_to_instruction_stream_probe, core_events::list, {.name = 4322, .code = 0x86}};
inline constexpr core_events::listed instruction_fetch_stall{instruction_fetch_stall, core_events::list, {.name = 4371, .code = 0x87}};
inline constexpr core_events::listed return_stack_hits{return_stack_hits, core_events::list, {.name = 4395, .code = 0x88}};
inline constexpr core_events::listed return_stack_overflows{return_stack_overflows, core_events::list, {.name = 4413, .code = 0x89}};
inline constexpr core_events::listed instruction_cache_victims{instruction_cache_victims, core_events::list, {.name = 4436, .code = 0x8b}};
inline constexpr core_events::listed itlb_reloads{itlb_reloads, core_events::list, {.name = 4682, .code = 0x99}};
inline constexpr core_events::listed itlb_reloads_aborted{itlb_reloads_aborted, core_events::list, {.name = 4695, .code = 0x9a}};
inline constexpr core_events::listed retired_instructions{retired_instructions, core_events::list, {.name = 4716, .code = 0xc0}};
inline constexpr core_events::listed retired_uops{retired_uops, core_events::list, {.name = 4737, .code = 0xc1}};
inline constexpr core_events::listed retired_branch_instructions{retired_branch_instructions, core_events::list, {.name = 4750, .code = 0xc2}};
inline constexpr core_events::listed retired_mispredicted_branch_instructions{retired_mispredicted_branch_instructions, core_events::list, {.name = 4778, .code = 0xc3}};
inline constexpr core_events::listed retired_taken_branch_instructions{retired_taken_branch_instructions, core_events::list, {.name = 4819, .code = 0xc4}};
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{retired_taken_branch_instructions_mispredicted, core_events::list, {.name = 4853, .code = 0xc5}};
inline constexpr core_events::listed retired_far_control_transfers{retired_far_control_transfers, core_events::list, {.name = 4900, .code = 0xc6}};
inline constexpr core_events::listed retired_branch_resyncs{retired_branch_resyncs, core_events::list, {.name = 4930, .code = 0xc7}};
inline constexpr core_events::listed retired_near_returns{retired_near_returns, core_events::list, {.name = 4953, .code = 0xc8}};
inline constexpr core_events::listed retired_near_returns_mispredicted{retired_near_returns_mispredicted, core_events::list, {.name = 4974, .code = 0xc9}};
inline constexpr core_events::listed retired_indirect_branches_mispredicted{retired_indirect_branches_mispredicted, core_events::list, {.name = 5008, .code = 0xca}};
inline constexpr core_events::listed interrupts_masked_cycles{interrupts_masked_cycles, core_events::list, {.name = 5175, .code = 0xcd}};
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{interrupts_masked_cycles_with_interrupt_pending, core_events::list, {.name = 5200, .code = 0xce}};
inline constexpr core_events::listed interrupts_taken{interrupts_taken, core_events::list, {.name = 5248, .code = 0xcf}};
inline constexpr core_events::listed decoder_empty{decoder_empty, core_events::list, {.name = 5265, .code = 0xd0}};
inline constexpr core_events::listed dispatch_stalls{dispatch_stalls, core_events::list, {.name = 5279, .code = 0xd1}};
inline constexpr core_events::listed dispatch_stall_for_serialization{dispatch_stall_for_serialization, core_events::list, {.name = 5295, .code = 0xd3}};
inline constexpr core_events::listed dispatch_stall_for_retire_queue_full{dispatch_stall_for_retire_queue_full, core_events::list, {.name = 5328, .code = 0xd5}};
inline constexpr core_events::listed dispatch_stall_for_int_sched_queue_full{dispatch_stall_for_int_sched_queue_full, core_events::list, {.name = 5365, .code = 0xd6}};
inline constexpr core_events::listed dispatch_stall_for_fpu_full{dispatch_stall_for_fpu_full, core_events::list, {.name = 5405, .code = 0xd7}};
inline constexpr core_events::listed dispatch_stall_for_ldq_full{dispatch_stall_for_ldq_full, core_events::list, {.name = 5433, .code = 0xd8}};
inline constexpr core_events::listed microseq_stall_waiting_for_all_quiet{microseq_stall_waiting_for_all_quiet, core_events::list, {.name = 5461, .code = 0xd9}};
inline constexpr core_events::listed dr0_breakpoints{dr0_breakpoints, core_events::list, {.name = 5661, .code = 0xdc}};
inline constexpr core_events::listed dr1_breakpoints{dr1_breakpoints, core_events::list, {.name = 5677, .code = 0xdd}};
inline constexpr core_events::listed dr2_breakpoints{dr2_breakpoints, core_events::list, {.name = 5693, .code = 0xde}};
inline constexpr core_events::listed dr3_breakpoints{dr3_breakpoints, core_events::list, {.name = 5709, .code = 0xdf}};
inline constexpr core_events::listed executed_clflush_instructions{executed_clflush_instructions, core_events::list, {.name = 5892, .code = 0x30}};
inline constexpr core_events::listed dispatch_stall_for_stq_full{dispatch_stall_for_stq_full, core_events::list, {.name = 6078, .code = 0x1d8}};

namespace cancelled_store_to_load {
using namespace core_events;
inline constexpr listed size_address_mismatches{size_address_mismatches, list, {.name = 1497, .code = 0x2a, .mask = 0x1}};
inline constexpr listed all{all, list, {.name = 1545, .code = 0x2a, .mask = 0x1}};
} // namespace cancelled_store_to_load

namespace data_cache_misses {
using namespace core_events;
inline constexpr listed dc_miss_streaming_store{dc_miss_streaming_store, list, {.name = 1607, .code = 0x41, .mask = 0x1}};
inline constexpr listed streaming_store{streaming_store, list, {.name = 1649, .code = 0x41, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 1683, .code = 0x41, .mask = 0x3}};
} // namespace data_cache_misses

namespace data_cache_refills_from_l2_or_northbridge {
using namespace core_events;
inline constexpr listed good{good, list, {.name = 1705, .code = 0x42, .mask = 0x1}};
inline constexpr listed invalid{invalid, list, {.name = 1752, .code = 0x42, .mask = 0x2}};
inline constexpr listed poison{poison, list, {.name = 1802, .code = 0x42, .mask = 0x4}};
inline constexpr listed read_error{read_error, list, {.name = 1851, .code = 0x42, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 1904, .code = 0x42, .mask = 0xf}};
} // namespace data_cache_refills_from_l2_or_northbridge

namespace data_prefetcher {
using namespace core_events;
inline constexpr listed attempted{attempted, list, {.name = 2733, .code = 0x67, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 2759, .code = 0x67, .mask = 0x2}};
} // namespace data_prefetcher

namespace dispatched_fpu_ops {
using namespace core_events;
inline constexpr listed ops_pipe0{ops_pipe0, list, {.name = 0, .code = 0x00, .mask = 0x1}};
inline constexpr listed ops_pipe1{ops_pipe1, list, {.name = 29, .code = 0x00, .mask = 0x2}};
inline constexpr listed ops_pipe2{ops_pipe2, list, {.name = 58, .code = 0x00, .mask = 0x4}};
inline constexpr listed ops_pipe3{ops_pipe3, list, {.name = 87, .code = 0x00, .mask = 0x8}};
inline constexpr listed ops_dual_pipe0{ops_dual_pipe0, list, {.name = 116, .code = 0x00, .mask = 0x10}};
inline constexpr listed ops_dual_pipe1{ops_dual_pipe1, list, {.name = 150, .code = 0x00, .mask = 0x20}};
inline constexpr listed ops_dual_pipe2{ops_dual_pipe2, list, {.name = 184, .code = 0x00, .mask = 0x40}};
inline constexpr listed ops_dual_pipe3{ops_dual_pipe3, list, {.name = 218, .code = 0x00, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 252, .code = 0x00, .mask = 0xff}};
} // namespace dispatched_fpu_ops

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed total_faults{total_faults, list, {.name = 5498, .code = 0xdb, .mask = 0x1}};
inline constexpr listed total_traps{total_traps, list, {.name = 5526, .code = 0xdb, .mask = 0x2}};
inline constexpr listed int2ext_faults{int2ext_faults, list, {.name = 5553, .code = 0xdb, .mask = 0x4}};
inline constexpr listed ext2int_faults{ext2int_faults, list, {.name = 5583, .code = 0xdb, .mask = 0x8}};
inline constexpr listed bypass_faults{bypass_faults, list, {.name = 5613, .code = 0xdb, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 5642, .code = 0xdb, .mask = 0x1f}};
} // namespace fpu_exceptions

namespace ibs_ops_tagged {
using namespace core_events;
inline constexpr listed tagged{tagged, list, {.name = 5725, .code = 0x1cf, .mask = 0x1}};
inline constexpr listed retired{retired, list, {.name = 5747, .code = 0x1cf, .mask = 0x2}};
inline constexpr listed ignored{ignored, list, {.name = 5770, .code = 0x1cf, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 5793, .code = 0x1cf, .mask = 0x7}};
} // namespace ibs_ops_tagged

namespace ineffective_sw_prefetches {
using namespace core_events;
inline constexpr listed sw_prefetch_hit_in_l1{sw_prefetch_hit_in_l1, list, {.name = 2493, .code = 0x52, .mask = 0x1}};
inline constexpr listed sw_prefetch_hit_in_l2{sw_prefetch_hit_in_l2, list, {.name = 2541, .code = 0x52, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 2589, .code = 0x52, .mask = 0x9}};
} // namespace ineffective_sw_prefetches

namespace instruction_cache_invalidated {
using namespace core_events;
inline constexpr listed non_smc_probe_miss{non_smc_probe_miss, list, {.name = 4462, .code = 0x8c, .mask = 0x1}};
inline constexpr listed non_smc_probe_hit{non_smc_probe_hit, list, {.name = 4511, .code = 0x8c, .mask = 0x2}};
inline constexpr listed smc_probe_miss{smc_probe_miss, list, {.name = 4559, .code = 0x8c, .mask = 0x4}};
inline constexpr listed smc_probe_hit{smc_probe_hit, list, {.name = 4604, .code = 0x8c, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 4648, .code = 0x8c, .mask = 0xf}};
} // namespace instruction_cache_invalidated

namespace l1_itlb_miss_and_l2_itlb_miss {
using namespace core_events;
inline constexpr listed _4k_page_fetches{_4k_page_fetches, list, {.name = 4150, .code = 0x85, .mask = 0x1}};
inline constexpr listed _2m_page_fetches{_2m_page_fetches, list, {.name = 4196, .code = 0x85, .mask = 0x2}};
inline constexpr listed _1g_page_fetches{_1g_page_fetches, list, {.name = 4242, .code = 0x85, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 4288, .code = 0x85, .mask = 0x7}};
} // namespace l1_itlb_miss_and_l2_itlb_miss

namespace l2_cache_fill_writeback {
using namespace core_events;
inline constexpr listed l2_fills{l2_fills, list, {.name = 3744, .code = 0x7f, .mask = 0x1}};
inline constexpr listed l2_writebacks{l2_writebacks, list, {.name = 3777, .code = 0x7f, .mask = 0x2}};
inline constexpr listed l2_writebacks_clean{l2_writebacks_clean, list, {.name = 3815, .code = 0x7f, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 3859, .code = 0x7f, .mask = 0x7}};
} // namespace l2_cache_fill_writeback

namespace l2_cache_miss {
using namespace core_events;
inline constexpr listed instructions{instructions, list, {.name = 3632, .code = 0x7e, .mask = 0x1}};
inline constexpr listed data{data, list, {.name = 3659, .code = 0x7e, .mask = 0x2}};
inline constexpr listed tlb_walk{tlb_walk, list, {.name = 3678, .code = 0x7e, .mask = 0x4}};
inline constexpr listed prefetcher{prefetcher, list, {.name = 3701, .code = 0x7e, .mask = 0x10}};
inline constexpr listed all{all, list, {.name = 3726, .code = 0x7e, .mask = 0x17}};
} // namespace l2_cache_miss

namespace l2_prefetcher_trigger_events {
using namespace core_events;
inline constexpr listed load_l1_miss_seen_by_prefetcher{load_l1_miss_seen_by_prefetcher, list, {.name = 5922, .code = 0x16c, .mask = 0x1}};
inline constexpr listed store_l1_miss_seen_by_prefetcher{store_l1_miss_seen_by_prefetcher, list, {.name = 5983, .code = 0x16c, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 6045, .code = 0x16c, .mask = 0x3}};
} // namespace l2_prefetcher_trigger_events

namespace load_q_store_q_full {
using namespace core_events;
inline constexpr listed load_queue{load_queue, list, {.name = 1253, .code = 0x23, .mask = 0x1}};
inline constexpr listed store_queue{store_queue, list, {.name = 1284, .code = 0x23, .mask = 0x2}};
inline constexpr listed all{all, list, {.name = 1316, .code = 0x23, .mask = 0x3}};
} // namespace load_q_store_q_full

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{executed, list, {.name = 1340, .code = 0x24, .mask = 0x1}};
inline constexpr listed cycles_non_speculative_phase{cycles_non_speculative_phase, list, {.name = 1360, .code = 0x24, .mask = 0x4}};
inline constexpr listed cycles_waiting{cycles_waiting, list, {.name = 1400, .code = 0x24, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 1426, .code = 0x24, .mask = 0xd}};
} // namespace locked_ops

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed loads{loads, list, {.name = 5812, .code = 0x29, .mask = 0x1}};
inline constexpr listed stores{stores, list, {.name = 5830, .code = 0x29, .mask = 0x2}};
inline constexpr listed load_op_stores{load_op_stores, list, {.name = 5849, .code = 0x29, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 5876, .code = 0x29, .mask = 0x7}};
} // namespace ls_dispatch

namespace mab_reqs {
using namespace core_events;
inline constexpr listed buffer_bit_0{buffer_bit_0, list, {.name = 2779, .code = 0x68, .mask = 0x1}};
inline constexpr listed buffer_bit_1{buffer_bit_1, list, {.name = 2801, .code = 0x68, .mask = 0x2}};
inline constexpr listed buffer_bit_2{buffer_bit_2, list, {.name = 2823, .code = 0x68, .mask = 0x4}};
inline constexpr listed buffer_bit_3{buffer_bit_3, list, {.name = 2845, .code = 0x68, .mask = 0x8}};
inline constexpr listed buffer_bit_4{buffer_bit_4, list, {.name = 2867, .code = 0x68, .mask = 0x10}};
inline constexpr listed buffer_bit_5{buffer_bit_5, list, {.name = 2889, .code = 0x68, .mask = 0x20}};
inline constexpr listed buffer_bit_6{buffer_bit_6, list, {.name = 2911, .code = 0x68, .mask = 0x40}};
inline constexpr listed buffer_bit_7{buffer_bit_7, list, {.name = 2933, .code = 0x68, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 2955, .code = 0x68, .mask = 0xff}};
} // namespace mab_reqs

namespace mab_wait {
using namespace core_events;
inline constexpr listed buffer_bit_0{buffer_bit_0, list, {.name = 2968, .code = 0x69, .mask = 0x1}};
inline constexpr listed buffer_bit_1{buffer_bit_1, list, {.name = 2990, .code = 0x69, .mask = 0x2}};
inline constexpr listed buffer_bit_2{buffer_bit_2, list, {.name = 3012, .code = 0x69, .mask = 0x4}};
inline constexpr listed buffer_bit_3{buffer_bit_3, list, {.name = 3034, .code = 0x69, .mask = 0x8}};
inline constexpr listed buffer_bit_4{buffer_bit_4, list, {.name = 3056, .code = 0x69, .mask = 0x10}};
inline constexpr listed buffer_bit_5{buffer_bit_5, list, {.name = 3078, .code = 0x69, .mask = 0x20}};
inline constexpr listed buffer_bit_6{buffer_bit_6, list, {.name = 3100, .code = 0x69, .mask = 0x40}};
inline constexpr listed buffer_bit_7{buffer_bit_7, list, {.name = 3122, .code = 0x69, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 3144, .code = 0x69, .mask = 0xff}};
} // namespace mab_wait

namespace memory_requests {
using namespace core_events;
inline constexpr listed non_cacheable{non_cacheable, list, {.name = 2619, .code = 0x65, .mask = 0x1}};
inline constexpr listed write_combining{write_combining, list, {.name = 2649, .code = 0x65, .mask = 0x2}};
inline constexpr listed streaming_store{streaming_store, list, {.name = 2681, .code = 0x65, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 2713, .code = 0x65, .mask = 0x83}};
} // namespace memory_requests

namespace move_scalar_optimization {
using namespace core_events;
inline constexpr listed sse_move_ops{sse_move_ops, list, {.name = 576, .code = 0x04, .mask = 0x1}};
inline constexpr listed sse_move_ops_elim{sse_move_ops_elim, list, {.name = 614, .code = 0x04, .mask = 0x2}};
inline constexpr listed opt_cand{opt_cand, list, {.name = 657, .code = 0x04, .mask = 0x4}};
inline constexpr listed scalar_ops_optimized{scalar_ops_optimized, list, {.name = 691, .code = 0x04, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 737, .code = 0x04, .mask = 0xf}};
} // namespace move_scalar_optimization

namespace octword_write_transfers {
using namespace core_events;
inline constexpr listed octword_write_transfer{octword_write_transfer, list, {.name = 3377, .code = 0x6d, .mask = 0x1}};
inline constexpr listed all{all, list, {.name = 3424, .code = 0x6d, .mask = 0x1}};
} // namespace octword_write_transfers

namespace page_splintering {
using namespace core_events;
inline constexpr listed guest_larger{guest_larger, list, {.name = 3887, .code = 0x165, .mask = 0x1}};
inline constexpr listed mtrr_mismatch{mtrr_mismatch, list, {.name = 3917, .code = 0x165, .mask = 0x2}};
inline constexpr listed host_larger{host_larger, list, {.name = 3948, .code = 0x165, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 3977, .code = 0x165, .mask = 0x7}};
} // namespace page_splintering

namespace prefetch_instructions_dispatched {
using namespace core_events;
inline constexpr listed load{load, list, {.name = 2342, .code = 0x4b, .mask = 0x1}};
inline constexpr listed store{store, list, {.name = 2380, .code = 0x4b, .mask = 0x2}};
inline constexpr listed nta{nta, list, {.name = 2419, .code = 0x4b, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 2456, .code = 0x4b, .mask = 0x7}};
} // namespace prefetch_instructions_dispatched

namespace requests_to_l2 {
using namespace core_events;
inline constexpr listed instructions{instructions, list, {.name = 3469, .code = 0x7d, .mask = 0x1}};
inline constexpr listed data{data, list, {.name = 3497, .code = 0x7d, .mask = 0x2}};
inline constexpr listed tlb_walk{tlb_walk, list, {.name = 3517, .code = 0x7d, .mask = 0x4}};
inline constexpr listed snoop{snoop, list, {.name = 3541, .code = 0x7d, .mask = 0x8}};
inline constexpr listed cancelled{cancelled, list, {.name = 3562, .code = 0x7d, .mask = 0x10}};
inline constexpr listed prefetcher{prefetcher, list, {.name = 3587, .code = 0x7d, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 3613, .code = 0x7d, .mask = 0x5f}};
} // namespace requests_to_l2

namespace retired_mmx_fp_instructions {
using namespace core_events;
inline constexpr listed x87{x87, list, {.name = 5047, .code = 0xcb, .mask = 0x1}};
inline constexpr listed mmx{mmx, list, {.name = 5079, .code = 0xcb, .mask = 0x2}};
inline constexpr listed sse{sse, list, {.name = 5111, .code = 0xcb, .mask = 0x4}};
inline constexpr listed all{all, list, {.name = 5143, .code = 0xcb, .mask = 0x7}};
} // namespace retired_mmx_fp_instructions

namespace retired_serializing_ops {
using namespace core_events;
inline constexpr listed sse_retired{sse_retired, list, {.name = 766, .code = 0x05, .mask = 0x1}};
inline constexpr listed sse_mispredicted{sse_mispredicted, list, {.name = 802, .code = 0x05, .mask = 0x2}};
inline constexpr listed x87_retired{x87_retired, list, {.name = 843, .code = 0x05, .mask = 0x4}};
inline constexpr listed x87_mispredicted{x87_mispredicted, list, {.name = 879, .code = 0x05, .mask = 0x8}};
inline constexpr listed all{all, list, {.name = 920, .code = 0x05, .mask = 0xf}};
} // namespace retired_serializing_ops

namespace retired_sse_ops {
using namespace core_events;
inline constexpr listed single_add_sub_ops{single_add_sub_ops, list, {.name = 292, .code = 0x03, .mask = 0x1}};
inline constexpr listed single_mul_ops{single_mul_ops, list, {.name = 327, .code = 0x03, .mask = 0x2}};
inline constexpr listed single_div_ops{single_div_ops, list, {.name = 358, .code = 0x03, .mask = 0x4}};
inline constexpr listed single_mul_add_ops{single_mul_add_ops, list, {.name = 389, .code = 0x03, .mask = 0x8}};
inline constexpr listed double_add_sub_ops{double_add_sub_ops, list, {.name = 424, .code = 0x03, .mask = 0x10}};
inline constexpr listed double_mul_ops{double_mul_ops, list, {.name = 459, .code = 0x03, .mask = 0x20}};
inline constexpr listed double_div_ops{double_div_ops, list, {.name = 490, .code = 0x03, .mask = 0x40}};
inline constexpr listed double_mul_add_ops{double_mul_add_ops, list, {.name = 521, .code = 0x03, .mask = 0x80}};
inline constexpr listed all{all, list, {.name = 556, .code = 0x03, .mask = 0xff}};
} // namespace retired_sse_ops

namespace segment_register_loads {
using namespace core_events;
inline constexpr listed es{es, list, {.name = 966, .code = 0x20, .mask = 0x1}};
inline constexpr listed cs{cs, list, {.name = 992, .code = 0x20, .mask = 0x2}};
inline constexpr listed ss{ss, list, {.name = 1018, .code = 0x20, .mask = 0x4}};
inline constexpr listed ds{ds, list, {.name = 1044, .code = 0x20, .mask = 0x8}};
inline constexpr listed fs{fs, list, {.name = 1070, .code = 0x20, .mask = 0x10}};
inline constexpr listed gs{gs, list, {.name = 1096, .code = 0x20, .mask = 0x20}};
inline constexpr listed hs{hs, list, {.name = 1122, .code = 0x20, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 1148, .code = 0x20, .mask = 0x7f}};
} // namespace segment_register_loads

namespace system_read_responses {
using namespace core_events;
inline constexpr listed exclusive{exclusive, list, {.name = 3157, .code = 0x6c, .mask = 0x1}};
inline constexpr listed modified{modified, list, {.name = 3189, .code = 0x6c, .mask = 0x2}};
inline constexpr listed shared{shared, list, {.name = 3220, .code = 0x6c, .mask = 0x4}};
inline constexpr listed owned{owned, list, {.name = 3249, .code = 0x6c, .mask = 0x8}};
inline constexpr listed data_error{data_error, list, {.name = 3277, .code = 0x6c, .mask = 0x10}};
inline constexpr listed modified_unwritten{modified_unwritten, list, {.name = 3310, .code = 0x6c, .mask = 0x20}};
inline constexpr listed all{all, list, {.name = 3351, .code = 0x6c, .mask = 0x3f}};
} // namespace system_read_responses

namespace unified_tlb_hit {
using namespace core_events;
inline constexpr listed _4k_data{_4k_data, list, {.name = 1986, .code = 0x45, .mask = 0x1}};
inline constexpr listed _2m_data{_2m_data, list, {.name = 2010, .code = 0x45, .mask = 0x2}};
inline constexpr listed _1g_data{_1g_data, list, {.name = 2034, .code = 0x45, .mask = 0x4}};
inline constexpr listed _4k_inst{_4k_inst, list, {.name = 2058, .code = 0x45, .mask = 0x10}};
inline constexpr listed _2m_inst{_2m_inst, list, {.name = 2082, .code = 0x45, .mask = 0x20}};
inline constexpr listed _1g_inst{_1g_inst, list, {.name = 2106, .code = 0x45, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 2130, .code = 0x45, .mask = 0x77}};
} // namespace unified_tlb_hit

namespace unified_tlb_miss {
using namespace core_events;
inline constexpr listed _4k_data{_4k_data, list, {.name = 2150, .code = 0x46, .mask = 0x1}};
inline constexpr listed _2m_data{_2m_data, list, {.name = 2175, .code = 0x46, .mask = 0x2}};
inline constexpr listed _1gb_data{_1gb_data, list, {.name = 2200, .code = 0x46, .mask = 0x4}};
inline constexpr listed _4k_inst{_4k_inst, list, {.name = 2226, .code = 0x46, .mask = 0x10}};
inline constexpr listed _2m_inst{_2m_inst, list, {.name = 2251, .code = 0x46, .mask = 0x20}};
inline constexpr listed _1g_inst{_1g_inst, list, {.name = 2276, .code = 0x46, .mask = 0x40}};
inline constexpr listed all{all, list, {.name = 2301, .code = 0x46, .mask = 0x77}};
} // namespace unified_tlb_miss

namespace core_events {
inline constexpr const listed *events[] = {
    &cycles_fpu_empty,
    &bottom_execute_op,
    &pipeline_restart_due_to_self_modifying_code,
    &pipeline_restart_due_to_probe_hit,
    &retired_clflush_instructions,
    &retired_cpuid_instructions,
    &smis_received,
    &data_cache_accesses,
    &data_cache_refills_from_northbridge,
    &misaligned_accesses,
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
    &dispatch_stall_for_serialization,
    &dispatch_stall_for_retire_queue_full,
    &dispatch_stall_for_int_sched_queue_full,
    &dispatch_stall_for_fpu_full,
    &dispatch_stall_for_ldq_full,
    &microseq_stall_waiting_for_all_quiet,
    &dr0_breakpoints,
    &dr1_breakpoints,
    &dr2_breakpoints,
    &dr3_breakpoints,
    &executed_clflush_instructions,
    &dispatch_stall_for_stq_full,
    &cancelled_store_to_load::size_address_mismatches,
    &cancelled_store_to_load::all,
    &data_cache_misses::dc_miss_streaming_store,
    &data_cache_misses::streaming_store,
    &data_cache_misses::all,
    &data_cache_refills_from_l2_or_northbridge::good,
    &data_cache_refills_from_l2_or_northbridge::invalid,
    &data_cache_refills_from_l2_or_northbridge::poison,
    &data_cache_refills_from_l2_or_northbridge::read_error,
    &data_cache_refills_from_l2_or_northbridge::all,
    &data_prefetcher::attempted,
    &data_prefetcher::all,
    &dispatched_fpu_ops::ops_pipe0,
    &dispatched_fpu_ops::ops_pipe1,
    &dispatched_fpu_ops::ops_pipe2,
    &dispatched_fpu_ops::ops_pipe3,
    &dispatched_fpu_ops::ops_dual_pipe0,
    &dispatched_fpu_ops::ops_dual_pipe1,
    &dispatched_fpu_ops::ops_dual_pipe2,
    &dispatched_fpu_ops::ops_dual_pipe3,
    &dispatched_fpu_ops::all,
    &fpu_exceptions::total_faults,
    &fpu_exceptions::total_traps,
    &fpu_exceptions::int2ext_faults,
    &fpu_exceptions::ext2int_faults,
    &fpu_exceptions::bypass_faults,
    &fpu_exceptions::all,
    &ibs_ops_tagged::tagged,
    &ibs_ops_tagged::retired,
    &ibs_ops_tagged::ignored,
    &ibs_ops_tagged::all,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l1,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l2,
    &ineffective_sw_prefetches::all,
    &instruction_cache_invalidated::non_smc_probe_miss,
    &instruction_cache_invalidated::non_smc_probe_hit,
    &instruction_cache_invalidated::smc_probe_miss,
    &instruction_cache_invalidated::smc_probe_hit,
    &instruction_cache_invalidated::all,
    &l1_itlb_miss_and_l2_itlb_miss::_4k_page_fetches,
    &l1_itlb_miss_and_l2_itlb_miss::_2m_page_fetches,
    &l1_itlb_miss_and_l2_itlb_miss::_1g_page_fetches,
    &l1_itlb_miss_and_l2_itlb_miss::all,
    &l2_cache_fill_writeback::l2_fills,
    &l2_cache_fill_writeback::l2_writebacks,
    &l2_cache_fill_writeback::l2_writebacks_clean,
    &l2_cache_fill_writeback::all,
    &l2_cache_miss::instructions,
    &l2_cache_miss::data,
    &l2_cache_miss::tlb_walk,
    &l2_cache_miss::prefetcher,
    &l2_cache_miss::all,
    &l2_prefetcher_trigger_events::load_l1_miss_seen_by_prefetcher,
    &l2_prefetcher_trigger_events::store_l1_miss_seen_by_prefetcher,
    &l2_prefetcher_trigger_events::all,
    &load_q_store_q_full::load_queue,
    &load_q_store_q_full::store_queue,
    &load_q_store_q_full::all,
    &locked_ops::executed,
    &locked_ops::cycles_non_speculative_phase,
    &locked_ops::cycles_waiting,
    &locked_ops::all,
    &ls_dispatch::loads,
    &ls_dispatch::stores,
    &ls_dispatch::load_op_stores,
    &ls_dispatch::all,
    &mab_reqs::buffer_bit_0,
    &mab_reqs::buffer_bit_1,
    &mab_reqs::buffer_bit_2,
    &mab_reqs::buffer_bit_3,
    &mab_reqs::buffer_bit_4,
    &mab_reqs::buffer_bit_5,
    &mab_reqs::buffer_bit_6,
    &mab_reqs::buffer_bit_7,
    &mab_reqs::all,
    &mab_wait::buffer_bit_0,
    &mab_wait::buffer_bit_1,
    &mab_wait::buffer_bit_2,
    &mab_wait::buffer_bit_3,
    &mab_wait::buffer_bit_4,
    &mab_wait::buffer_bit_5,
    &mab_wait::buffer_bit_6,
    &mab_wait::buffer_bit_7,
    &mab_wait::all,
    &memory_requests::non_cacheable,
    &memory_requests::write_combining,
    &memory_requests::streaming_store,
    &memory_requests::all,
    &move_scalar_optimization::sse_move_ops,
    &move_scalar_optimization::sse_move_ops_elim,
    &move_scalar_optimization::opt_cand,
    &move_scalar_optimization::scalar_ops_optimized,
    &move_scalar_optimization::all,
    &octword_write_transfers::octword_write_transfer,
    &octword_write_transfers::all,
    &page_splintering::guest_larger,
    &page_splintering::mtrr_mismatch,
    &page_splintering::host_larger,
    &page_splintering::all,
    &prefetch_instructions_dispatched::load,
    &prefetch_instructions_dispatched::store,
    &prefetch_instructions_dispatched::nta,
    &prefetch_instructions_dispatched::all,
    &requests_to_l2::instructions,
    &requests_to_l2::data,
    &requests_to_l2::tlb_walk,
    &requests_to_l2::snoop,
    &requests_to_l2::cancelled,
    &requests_to_l2::prefetcher,
    &requests_to_l2::all,
    &retired_mmx_fp_instructions::x87,
    &retired_mmx_fp_instructions::mmx,
    &retired_mmx_fp_instructions::sse,
    &retired_mmx_fp_instructions::all,
    &retired_serializing_ops::sse_retired,
    &retired_serializing_ops::sse_mispredicted,
    &retired_serializing_ops::x87_retired,
    &retired_serializing_ops::x87_mispredicted,
    &retired_serializing_ops::all,
    &retired_sse_ops::single_add_sub_ops,
    &retired_sse_ops::single_mul_ops,
    &retired_sse_ops::single_div_ops,
    &retired_sse_ops::single_mul_add_ops,
    &retired_sse_ops::double_add_sub_ops,
    &retired_sse_ops::double_mul_ops,
    &retired_sse_ops::double_div_ops,
    &retired_sse_ops::double_mul_add_ops,
    &retired_sse_ops::all,
    &segment_register_loads::es,
    &segment_register_loads::cs,
    &segment_register_loads::ss,
    &segment_register_loads::ds,
    &segment_register_loads::fs,
    &segment_register_loads::gs,
    &segment_register_loads::hs,
    &segment_register_loads::all,
    &system_read_responses::exclusive,
    &system_read_responses::modified,
    &system_read_responses::shared,
    &system_read_responses::owned,
    &system_read_responses::data_error,
    &system_read_responses::modified_unwritten,
    &system_read_responses::all,
    &unified_tlb_hit::_4k_data,
    &unified_tlb_hit::_2m_data,
    &unified_tlb_hit::_1g_data,
    &unified_tlb_hit::_4k_inst,
    &unified_tlb_hit::_2m_inst,
    &unified_tlb_hit::_1g_inst,
    &unified_tlb_hit::all,
    &unified_tlb_miss::_4k_data,
    &unified_tlb_miss::_2m_data,
    &unified_tlb_miss::_1gb_data,
    &unified_tlb_miss::_4k_inst,
    &unified_tlb_miss::_2m_inst,
    &unified_tlb_miss::_1g_inst,
    &unified_tlb_miss::all,
};
/// All of them.
inline constexpr select::known_list<event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::amd::events::fam15h
