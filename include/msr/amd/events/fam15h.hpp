// Events of AMD family 15h, each a constant that is its own row. Written by
// `msrpp import` from a table: do not edit.
// 15h: from libpfm4 91970fe6eb4e, lib/events/amd64_events_fam15h.h; MIT (COPYING; copyright lines
// in that file). Names and numbers only.
#pragma once

#include <msr/amd/counters/listed.hpp>

// clang-format off
namespace msr::events::fam15h {

namespace core_events {
using listed = select::vendor_event<amd::event_pmu>;
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
inline constexpr core_events::listed cycles_fpu_empty{{&core_events::list, 0x1, 0x0, 0x113, 0x0}, {}, &cycles_fpu_empty}; // .code = 0x01
inline constexpr core_events::listed bottom_execute_op{{&core_events::list, 0x6, 0x0, 0x3b4, 0x0}, {}, &bottom_execute_op}; // .code = 0x06
inline constexpr core_events::listed pipeline_restart_due_to_self_modifying_code{{&core_events::list, 0x21, 0x0, 0x497, 0x0}, {}, &pipeline_restart_due_to_self_modifying_code}; // .code = 0x21
inline constexpr core_events::listed pipeline_restart_due_to_probe_hit{{&core_events::list, 0x22, 0x0, 0x4c3, 0x0}, {}, &pipeline_restart_due_to_probe_hit}; // .code = 0x22
inline constexpr core_events::listed retired_clflush_instructions{{&core_events::list, 0x26, 0x0, 0x5a1, 0x0}, {}, &retired_clflush_instructions}; // .code = 0x26
inline constexpr core_events::listed retired_cpuid_instructions{{&core_events::list, 0x27, 0x0, 0x5be, 0x0}, {}, &retired_cpuid_instructions}; // .code = 0x27
inline constexpr core_events::listed smis_received{{&core_events::list, 0x2b, 0x0, 0x625, 0x0}, {}, &smis_received}; // .code = 0x2b
inline constexpr core_events::listed data_cache_accesses{{&core_events::list, 0x40, 0x0, 0x633, 0x0}, {}, &data_cache_accesses}; // .code = 0x40
inline constexpr core_events::listed data_cache_refills_from_northbridge{{&core_events::list, 0x43, 0x0, 0x79e, 0x0}, {}, &data_cache_refills_from_northbridge}; // .code = 0x43
inline constexpr core_events::listed misaligned_accesses{{&core_events::list, 0x47, 0x0, 0x912, 0x0}, {}, &misaligned_accesses}; // .code = 0x47
inline constexpr core_events::listed cpu_clk_unhalted{{&core_events::list, 0x76, 0x0, 0xd7c, 0x0}, {}, &cpu_clk_unhalted}; // .code = 0x76
inline constexpr core_events::listed instruction_cache_fetches{{&core_events::list, 0x80, 0x0, 0xf9e, 0x0}, {}, &instruction_cache_fetches}; // .code = 0x80
inline constexpr core_events::listed instruction_cache_misses{{&core_events::list, 0x81, 0x0, 0xfb8, 0x0}, {}, &instruction_cache_misses}; // .code = 0x81
inline constexpr core_events::listed instruction_cache_refills_from_l2{{&core_events::list, 0x82, 0x0, 0xfd1, 0x0}, {}, &instruction_cache_refills_from_l2}; // .code = 0x82
inline constexpr core_events::listed instruction_cache_refills_from_system{{&core_events::list, 0x83, 0x0, 0xff3, 0x0}, {}, &instruction_cache_refills_from_system}; // .code = 0x83
inline constexpr core_events::listed l1_itlb_miss_and_l2_itlb_hit{{&core_events::list, 0x84, 0x0, 0x1019, 0x0}, {}, &l1_itlb_miss_and_l2_itlb_hit}; // .code = 0x84
inline constexpr core_events::listed pipeline_restart_due_to_instruction_stream_probe{{&core_events::list, 0x86, 0x0, 0x10e2, 0x0}, {}, &pipeline_restart_due_to_instruction_stream_probe}; // .code = 0x86
inline constexpr core_events::listed instruction_fetch_stall{{&core_events::list, 0x87, 0x0, 0x1113, 0x0}, {}, &instruction_fetch_stall}; // .code = 0x87
inline constexpr core_events::listed return_stack_hits{{&core_events::list, 0x88, 0x0, 0x112b, 0x0}, {}, &return_stack_hits}; // .code = 0x88
inline constexpr core_events::listed return_stack_overflows{{&core_events::list, 0x89, 0x0, 0x113d, 0x0}, {}, &return_stack_overflows}; // .code = 0x89
inline constexpr core_events::listed instruction_cache_victims{{&core_events::list, 0x8b, 0x0, 0x1154, 0x0}, {}, &instruction_cache_victims}; // .code = 0x8b
inline constexpr core_events::listed itlb_reloads{{&core_events::list, 0x99, 0x0, 0x124a, 0x0}, {}, &itlb_reloads}; // .code = 0x99
inline constexpr core_events::listed itlb_reloads_aborted{{&core_events::list, 0x9a, 0x0, 0x1257, 0x0}, {}, &itlb_reloads_aborted}; // .code = 0x9a
inline constexpr core_events::listed retired_instructions{{&core_events::list, 0xc0, 0x0, 0x126c, 0x0}, {}, &retired_instructions}; // .code = 0xc0
inline constexpr core_events::listed retired_uops{{&core_events::list, 0xc1, 0x0, 0x1281, 0x0}, {}, &retired_uops}; // .code = 0xc1
inline constexpr core_events::listed retired_branch_instructions{{&core_events::list, 0xc2, 0x0, 0x128e, 0x0}, {}, &retired_branch_instructions}; // .code = 0xc2
inline constexpr core_events::listed retired_mispredicted_branch_instructions{{&core_events::list, 0xc3, 0x0, 0x12aa, 0x0}, {}, &retired_mispredicted_branch_instructions}; // .code = 0xc3
inline constexpr core_events::listed retired_taken_branch_instructions{{&core_events::list, 0xc4, 0x0, 0x12d3, 0x0}, {}, &retired_taken_branch_instructions}; // .code = 0xc4
inline constexpr core_events::listed retired_taken_branch_instructions_mispredicted{{&core_events::list, 0xc5, 0x0, 0x12f5, 0x0}, {}, &retired_taken_branch_instructions_mispredicted}; // .code = 0xc5
inline constexpr core_events::listed retired_far_control_transfers{{&core_events::list, 0xc6, 0x0, 0x1324, 0x0}, {}, &retired_far_control_transfers}; // .code = 0xc6
inline constexpr core_events::listed retired_branch_resyncs{{&core_events::list, 0xc7, 0x0, 0x1342, 0x0}, {}, &retired_branch_resyncs}; // .code = 0xc7
inline constexpr core_events::listed retired_near_returns{{&core_events::list, 0xc8, 0x0, 0x1359, 0x0}, {}, &retired_near_returns}; // .code = 0xc8
inline constexpr core_events::listed retired_near_returns_mispredicted{{&core_events::list, 0xc9, 0x0, 0x136e, 0x0}, {}, &retired_near_returns_mispredicted}; // .code = 0xc9
inline constexpr core_events::listed retired_indirect_branches_mispredicted{{&core_events::list, 0xca, 0x0, 0x1390, 0x0}, {}, &retired_indirect_branches_mispredicted}; // .code = 0xca
inline constexpr core_events::listed interrupts_masked_cycles{{&core_events::list, 0xcd, 0x0, 0x1437, 0x0}, {}, &interrupts_masked_cycles}; // .code = 0xcd
inline constexpr core_events::listed interrupts_masked_cycles_with_interrupt_pending{{&core_events::list, 0xce, 0x0, 0x1450, 0x0}, {}, &interrupts_masked_cycles_with_interrupt_pending}; // .code = 0xce
inline constexpr core_events::listed interrupts_taken{{&core_events::list, 0xcf, 0x0, 0x1480, 0x0}, {}, &interrupts_taken}; // .code = 0xcf
inline constexpr core_events::listed decoder_empty{{&core_events::list, 0xd0, 0x0, 0x1491, 0x0}, {}, &decoder_empty}; // .code = 0xd0
inline constexpr core_events::listed dispatch_stalls{{&core_events::list, 0xd1, 0x0, 0x149f, 0x0}, {}, &dispatch_stalls}; // .code = 0xd1
inline constexpr core_events::listed dispatch_stall_for_serialization{{&core_events::list, 0xd3, 0x0, 0x14af, 0x0}, {}, &dispatch_stall_for_serialization}; // .code = 0xd3
inline constexpr core_events::listed dispatch_stall_for_retire_queue_full{{&core_events::list, 0xd5, 0x0, 0x14d0, 0x0}, {}, &dispatch_stall_for_retire_queue_full}; // .code = 0xd5
inline constexpr core_events::listed dispatch_stall_for_int_sched_queue_full{{&core_events::list, 0xd6, 0x0, 0x14f5, 0x0}, {}, &dispatch_stall_for_int_sched_queue_full}; // .code = 0xd6
inline constexpr core_events::listed dispatch_stall_for_fpu_full{{&core_events::list, 0xd7, 0x0, 0x151d, 0x0}, {}, &dispatch_stall_for_fpu_full}; // .code = 0xd7
inline constexpr core_events::listed dispatch_stall_for_ldq_full{{&core_events::list, 0xd8, 0x0, 0x1539, 0x0}, {}, &dispatch_stall_for_ldq_full}; // .code = 0xd8
inline constexpr core_events::listed microseq_stall_waiting_for_all_quiet{{&core_events::list, 0xd9, 0x0, 0x1555, 0x0}, {}, &microseq_stall_waiting_for_all_quiet}; // .code = 0xd9
inline constexpr core_events::listed dr0_breakpoints{{&core_events::list, 0xdc, 0x0, 0x161d, 0x0}, {}, &dr0_breakpoints}; // .code = 0xdc
inline constexpr core_events::listed dr1_breakpoints{{&core_events::list, 0xdd, 0x0, 0x162d, 0x0}, {}, &dr1_breakpoints}; // .code = 0xdd
inline constexpr core_events::listed dr2_breakpoints{{&core_events::list, 0xde, 0x0, 0x163d, 0x0}, {}, &dr2_breakpoints}; // .code = 0xde
inline constexpr core_events::listed dr3_breakpoints{{&core_events::list, 0xdf, 0x0, 0x164d, 0x0}, {}, &dr3_breakpoints}; // .code = 0xdf
inline constexpr core_events::listed executed_clflush_instructions{{&core_events::list, 0x30, 0x0, 0x1704, 0x0}, {}, &executed_clflush_instructions}; // .code = 0x30
inline constexpr core_events::listed dispatch_stall_for_stq_full{{&core_events::list, 0x1d8, 0x0, 0x17be, 0x0}, {}, &dispatch_stall_for_stq_full}; // .code = 0x1d8

namespace cancelled_store_to_load {
using namespace core_events;
inline constexpr listed size_address_mismatches{{&list, 0x102a, 0x0, 0x5d9, 0x0}, {}, &size_address_mismatches}; // .code = 0x2a, .mask = 0x1
inline constexpr listed all{{&list, 0x102a, 0x0, 0x609, 0x0}, {}, &all}; // .code = 0x2a, .mask = 0x1
} // namespace cancelled_store_to_load

namespace data_cache_misses {
using namespace core_events;
inline constexpr listed dc_miss_streaming_store{{&list, 0x1041, 0x0, 0x647, 0x0}, {}, &dc_miss_streaming_store}; // .code = 0x41, .mask = 0x1
inline constexpr listed streaming_store{{&list, 0x2041, 0x0, 0x671, 0x0}, {}, &streaming_store}; // .code = 0x41, .mask = 0x2
inline constexpr listed all{{&list, 0x3041, 0x0, 0x693, 0x0}, {}, &all}; // .code = 0x41, .mask = 0x3
} // namespace data_cache_misses

namespace data_cache_refills_from_l2_or_northbridge {
using namespace core_events;
inline constexpr listed good{{&list, 0x1042, 0x0, 0x6a9, 0x0}, {}, &good}; // .code = 0x42, .mask = 0x1
inline constexpr listed invalid{{&list, 0x2042, 0x0, 0x6d8, 0x0}, {}, &invalid}; // .code = 0x42, .mask = 0x2
inline constexpr listed poison{{&list, 0x4042, 0x0, 0x70a, 0x0}, {}, &poison}; // .code = 0x42, .mask = 0x4
inline constexpr listed read_error{{&list, 0x8042, 0x0, 0x73b, 0x0}, {}, &read_error}; // .code = 0x42, .mask = 0x8
inline constexpr listed all{{&list, 0xf042, 0x0, 0x770, 0x0}, {}, &all}; // .code = 0x42, .mask = 0xf
} // namespace data_cache_refills_from_l2_or_northbridge

namespace data_prefetcher {
using namespace core_events;
inline constexpr listed attempted{{&list, 0x2067, 0x0, 0xaad, 0x0}, {}, &attempted}; // .code = 0x67, .mask = 0x2
inline constexpr listed all{{&list, 0x2067, 0x0, 0xac7, 0x0}, {}, &all}; // .code = 0x67, .mask = 0x2
} // namespace data_prefetcher

namespace dispatched_fpu_ops {
using namespace core_events;
inline constexpr listed ops_pipe0{{&list, 0x1000, 0x0, 0x0, 0x0}, {}, &ops_pipe0}; // .code = 0x00, .mask = 0x1
inline constexpr listed ops_pipe1{{&list, 0x2000, 0x0, 0x1d, 0x0}, {}, &ops_pipe1}; // .code = 0x00, .mask = 0x2
inline constexpr listed ops_pipe2{{&list, 0x4000, 0x0, 0x3a, 0x0}, {}, &ops_pipe2}; // .code = 0x00, .mask = 0x4
inline constexpr listed ops_pipe3{{&list, 0x8000, 0x0, 0x57, 0x0}, {}, &ops_pipe3}; // .code = 0x00, .mask = 0x8
inline constexpr listed ops_dual_pipe0{{&list, 0x10000, 0x0, 0x74, 0x0}, {}, &ops_dual_pipe0}; // .code = 0x00, .mask = 0x10
inline constexpr listed ops_dual_pipe1{{&list, 0x20000, 0x0, 0x96, 0x0}, {}, &ops_dual_pipe1}; // .code = 0x00, .mask = 0x20
inline constexpr listed ops_dual_pipe2{{&list, 0x40000, 0x0, 0xb8, 0x0}, {}, &ops_dual_pipe2}; // .code = 0x00, .mask = 0x40
inline constexpr listed ops_dual_pipe3{{&list, 0x80000, 0x0, 0xda, 0x0}, {}, &ops_dual_pipe3}; // .code = 0x00, .mask = 0x80
inline constexpr listed all{{&list, 0xff000, 0x0, 0xfc, 0x0}, {}, &all}; // .code = 0x00, .mask = 0xff
} // namespace dispatched_fpu_ops

namespace fpu_exceptions {
using namespace core_events;
inline constexpr listed total_faults{{&list, 0x10db, 0x0, 0x157a, 0x0}, {}, &total_faults}; // .code = 0xdb, .mask = 0x1
inline constexpr listed total_traps{{&list, 0x20db, 0x0, 0x1596, 0x0}, {}, &total_traps}; // .code = 0xdb, .mask = 0x2
inline constexpr listed int2ext_faults{{&list, 0x40db, 0x0, 0x15b1, 0x0}, {}, &int2ext_faults}; // .code = 0xdb, .mask = 0x4
inline constexpr listed ext2int_faults{{&list, 0x80db, 0x0, 0x15cf, 0x0}, {}, &ext2int_faults}; // .code = 0xdb, .mask = 0x8
inline constexpr listed bypass_faults{{&list, 0x100db, 0x0, 0x15ed, 0x0}, {}, &bypass_faults}; // .code = 0xdb, .mask = 0x10
inline constexpr listed all{{&list, 0x1f0db, 0x0, 0x160a, 0x0}, {}, &all}; // .code = 0xdb, .mask = 0x1f
} // namespace fpu_exceptions

namespace ibs_ops_tagged {
using namespace core_events;
inline constexpr listed tagged{{&list, 0x11cf, 0x0, 0x165d, 0x0}, {}, &tagged}; // .code = 0x1cf, .mask = 0x1
inline constexpr listed retired{{&list, 0x21cf, 0x0, 0x1673, 0x0}, {}, &retired}; // .code = 0x1cf, .mask = 0x2
inline constexpr listed ignored{{&list, 0x41cf, 0x0, 0x168a, 0x0}, {}, &ignored}; // .code = 0x1cf, .mask = 0x4
inline constexpr listed all{{&list, 0x71cf, 0x0, 0x16a1, 0x0}, {}, &all}; // .code = 0x1cf, .mask = 0x7
} // namespace ibs_ops_tagged

namespace ineffective_sw_prefetches {
using namespace core_events;
inline constexpr listed sw_prefetch_hit_in_l1{{&list, 0x1052, 0x0, 0x9bd, 0x0}, {}, &sw_prefetch_hit_in_l1}; // .code = 0x52, .mask = 0x1
inline constexpr listed sw_prefetch_hit_in_l2{{&list, 0x8052, 0x0, 0x9ed, 0x0}, {}, &sw_prefetch_hit_in_l2}; // .code = 0x52, .mask = 0x8
inline constexpr listed all{{&list, 0x9052, 0x0, 0xa1d, 0x0}, {}, &all}; // .code = 0x52, .mask = 0x9
} // namespace ineffective_sw_prefetches

namespace instruction_cache_invalidated {
using namespace core_events;
inline constexpr listed non_smc_probe_miss{{&list, 0x108c, 0x0, 0x116e, 0x0}, {}, &non_smc_probe_miss}; // .code = 0x8c, .mask = 0x1
inline constexpr listed non_smc_probe_hit{{&list, 0x208c, 0x0, 0x119f, 0x0}, {}, &non_smc_probe_hit}; // .code = 0x8c, .mask = 0x2
inline constexpr listed smc_probe_miss{{&list, 0x408c, 0x0, 0x11cf, 0x0}, {}, &smc_probe_miss}; // .code = 0x8c, .mask = 0x4
inline constexpr listed smc_probe_hit{{&list, 0x808c, 0x0, 0x11fc, 0x0}, {}, &smc_probe_hit}; // .code = 0x8c, .mask = 0x8
inline constexpr listed all{{&list, 0xf08c, 0x0, 0x1228, 0x0}, {}, &all}; // .code = 0x8c, .mask = 0xf
} // namespace instruction_cache_invalidated

namespace l1_itlb_miss_and_l2_itlb_miss {
using namespace core_events;
inline constexpr listed _4k_page_fetches{{&list, 0x1085, 0x0, 0x1036, 0x0}, {}, &_4k_page_fetches}; // .code = 0x85, .mask = 0x1
inline constexpr listed _2m_page_fetches{{&list, 0x2085, 0x0, 0x1064, 0x0}, {}, &_2m_page_fetches}; // .code = 0x85, .mask = 0x2
inline constexpr listed _1g_page_fetches{{&list, 0x4085, 0x0, 0x1092, 0x0}, {}, &_1g_page_fetches}; // .code = 0x85, .mask = 0x4
inline constexpr listed all{{&list, 0x7085, 0x0, 0x10c0, 0x0}, {}, &all}; // .code = 0x85, .mask = 0x7
} // namespace l1_itlb_miss_and_l2_itlb_miss

namespace l2_cache_fill_writeback {
using namespace core_events;
inline constexpr listed l2_fills{{&list, 0x107f, 0x0, 0xea0, 0x0}, {}, &l2_fills}; // .code = 0x7f, .mask = 0x1
inline constexpr listed l2_writebacks{{&list, 0x207f, 0x0, 0xec1, 0x0}, {}, &l2_writebacks}; // .code = 0x7f, .mask = 0x2
inline constexpr listed l2_writebacks_clean{{&list, 0x407f, 0x0, 0xee7, 0x0}, {}, &l2_writebacks_clean}; // .code = 0x7f, .mask = 0x4
inline constexpr listed all{{&list, 0x707f, 0x0, 0xf13, 0x0}, {}, &all}; // .code = 0x7f, .mask = 0x7
} // namespace l2_cache_fill_writeback

namespace l2_cache_miss {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107e, 0x0, 0xe30, 0x0}, {}, &instructions}; // .code = 0x7e, .mask = 0x1
inline constexpr listed data{{&list, 0x207e, 0x0, 0xe4b, 0x0}, {}, &data}; // .code = 0x7e, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407e, 0x0, 0xe5e, 0x0}, {}, &tlb_walk}; // .code = 0x7e, .mask = 0x4
inline constexpr listed prefetcher{{&list, 0x1007e, 0x0, 0xe75, 0x0}, {}, &prefetcher}; // .code = 0x7e, .mask = 0x10
inline constexpr listed all{{&list, 0x1707e, 0x0, 0xe8e, 0x0}, {}, &all}; // .code = 0x7e, .mask = 0x17
} // namespace l2_cache_miss

namespace l2_prefetcher_trigger_events {
using namespace core_events;
inline constexpr listed load_l1_miss_seen_by_prefetcher{{&list, 0x116c, 0x0, 0x1722, 0x0}, {}, &load_l1_miss_seen_by_prefetcher}; // .code = 0x16c, .mask = 0x1
inline constexpr listed store_l1_miss_seen_by_prefetcher{{&list, 0x216c, 0x0, 0x175f, 0x0}, {}, &store_l1_miss_seen_by_prefetcher}; // .code = 0x16c, .mask = 0x2
inline constexpr listed all{{&list, 0x316c, 0x0, 0x179d, 0x0}, {}, &all}; // .code = 0x16c, .mask = 0x3
} // namespace l2_prefetcher_trigger_events

namespace load_q_store_q_full {
using namespace core_events;
inline constexpr listed load_queue{{&list, 0x1023, 0x0, 0x4e5, 0x0}, {}, &load_queue}; // .code = 0x23, .mask = 0x1
inline constexpr listed store_queue{{&list, 0x2023, 0x0, 0x504, 0x0}, {}, &store_queue}; // .code = 0x23, .mask = 0x2
inline constexpr listed all{{&list, 0x3023, 0x0, 0x524, 0x0}, {}, &all}; // .code = 0x23, .mask = 0x3
} // namespace load_q_store_q_full

namespace locked_ops {
using namespace core_events;
inline constexpr listed executed{{&list, 0x1024, 0x0, 0x53c, 0x0}, {}, &executed}; // .code = 0x24, .mask = 0x1
inline constexpr listed cycles_non_speculative_phase{{&list, 0x4024, 0x0, 0x550, 0x0}, {}, &cycles_non_speculative_phase}; // .code = 0x24, .mask = 0x4
inline constexpr listed cycles_waiting{{&list, 0x8024, 0x0, 0x578, 0x0}, {}, &cycles_waiting}; // .code = 0x24, .mask = 0x8
inline constexpr listed all{{&list, 0xd024, 0x0, 0x592, 0x0}, {}, &all}; // .code = 0x24, .mask = 0xd
} // namespace locked_ops

namespace ls_dispatch {
using namespace core_events;
inline constexpr listed loads{{&list, 0x1029, 0x0, 0x16b4, 0x0}, {}, &loads}; // .code = 0x29, .mask = 0x1
inline constexpr listed stores{{&list, 0x2029, 0x0, 0x16c6, 0x0}, {}, &stores}; // .code = 0x29, .mask = 0x2
inline constexpr listed load_op_stores{{&list, 0x4029, 0x0, 0x16d9, 0x0}, {}, &load_op_stores}; // .code = 0x29, .mask = 0x4
inline constexpr listed all{{&list, 0x7029, 0x0, 0x16f4, 0x0}, {}, &all}; // .code = 0x29, .mask = 0x7
} // namespace ls_dispatch

namespace mab_reqs {
using namespace core_events;
inline constexpr listed buffer_bit_0{{&list, 0x1068, 0x0, 0xadb, 0x0}, {}, &buffer_bit_0}; // .code = 0x68, .mask = 0x1
inline constexpr listed buffer_bit_1{{&list, 0x2068, 0x0, 0xaf1, 0x0}, {}, &buffer_bit_1}; // .code = 0x68, .mask = 0x2
inline constexpr listed buffer_bit_2{{&list, 0x4068, 0x0, 0xb07, 0x0}, {}, &buffer_bit_2}; // .code = 0x68, .mask = 0x4
inline constexpr listed buffer_bit_3{{&list, 0x8068, 0x0, 0xb1d, 0x0}, {}, &buffer_bit_3}; // .code = 0x68, .mask = 0x8
inline constexpr listed buffer_bit_4{{&list, 0x10068, 0x0, 0xb33, 0x0}, {}, &buffer_bit_4}; // .code = 0x68, .mask = 0x10
inline constexpr listed buffer_bit_5{{&list, 0x20068, 0x0, 0xb49, 0x0}, {}, &buffer_bit_5}; // .code = 0x68, .mask = 0x20
inline constexpr listed buffer_bit_6{{&list, 0x40068, 0x0, 0xb5f, 0x0}, {}, &buffer_bit_6}; // .code = 0x68, .mask = 0x40
inline constexpr listed buffer_bit_7{{&list, 0x80068, 0x0, 0xb75, 0x0}, {}, &buffer_bit_7}; // .code = 0x68, .mask = 0x80
inline constexpr listed all{{&list, 0xff068, 0x0, 0xb8b, 0x0}, {}, &all}; // .code = 0x68, .mask = 0xff
} // namespace mab_reqs

namespace mab_wait {
using namespace core_events;
inline constexpr listed buffer_bit_0{{&list, 0x1069, 0x0, 0xb98, 0x0}, {}, &buffer_bit_0}; // .code = 0x69, .mask = 0x1
inline constexpr listed buffer_bit_1{{&list, 0x2069, 0x0, 0xbae, 0x0}, {}, &buffer_bit_1}; // .code = 0x69, .mask = 0x2
inline constexpr listed buffer_bit_2{{&list, 0x4069, 0x0, 0xbc4, 0x0}, {}, &buffer_bit_2}; // .code = 0x69, .mask = 0x4
inline constexpr listed buffer_bit_3{{&list, 0x8069, 0x0, 0xbda, 0x0}, {}, &buffer_bit_3}; // .code = 0x69, .mask = 0x8
inline constexpr listed buffer_bit_4{{&list, 0x10069, 0x0, 0xbf0, 0x0}, {}, &buffer_bit_4}; // .code = 0x69, .mask = 0x10
inline constexpr listed buffer_bit_5{{&list, 0x20069, 0x0, 0xc06, 0x0}, {}, &buffer_bit_5}; // .code = 0x69, .mask = 0x20
inline constexpr listed buffer_bit_6{{&list, 0x40069, 0x0, 0xc1c, 0x0}, {}, &buffer_bit_6}; // .code = 0x69, .mask = 0x40
inline constexpr listed buffer_bit_7{{&list, 0x80069, 0x0, 0xc32, 0x0}, {}, &buffer_bit_7}; // .code = 0x69, .mask = 0x80
inline constexpr listed all{{&list, 0xff069, 0x0, 0xc48, 0x0}, {}, &all}; // .code = 0x69, .mask = 0xff
} // namespace mab_wait

namespace memory_requests {
using namespace core_events;
inline constexpr listed non_cacheable{{&list, 0x1065, 0x0, 0xa3b, 0x0}, {}, &non_cacheable}; // .code = 0x65, .mask = 0x1
inline constexpr listed write_combining{{&list, 0x2065, 0x0, 0xa59, 0x0}, {}, &write_combining}; // .code = 0x65, .mask = 0x2
inline constexpr listed streaming_store{{&list, 0x80065, 0x0, 0xa79, 0x0}, {}, &streaming_store}; // .code = 0x65, .mask = 0x80
inline constexpr listed all{{&list, 0x83065, 0x0, 0xa99, 0x0}, {}, &all}; // .code = 0x65, .mask = 0x83
} // namespace memory_requests

namespace move_scalar_optimization {
using namespace core_events;
inline constexpr listed sse_move_ops{{&list, 0x1004, 0x0, 0x240, 0x0}, {}, &sse_move_ops}; // .code = 0x04, .mask = 0x1
inline constexpr listed sse_move_ops_elim{{&list, 0x2004, 0x0, 0x266, 0x0}, {}, &sse_move_ops_elim}; // .code = 0x04, .mask = 0x2
inline constexpr listed opt_cand{{&list, 0x4004, 0x0, 0x291, 0x0}, {}, &opt_cand}; // .code = 0x04, .mask = 0x4
inline constexpr listed scalar_ops_optimized{{&list, 0x8004, 0x0, 0x2b3, 0x0}, {}, &scalar_ops_optimized}; // .code = 0x04, .mask = 0x8
inline constexpr listed all{{&list, 0xf004, 0x0, 0x2e1, 0x0}, {}, &all}; // .code = 0x04, .mask = 0xf
} // namespace move_scalar_optimization

namespace octword_write_transfers {
using namespace core_events;
inline constexpr listed octword_write_transfer{{&list, 0x106d, 0x0, 0xd31, 0x0}, {}, &octword_write_transfer}; // .code = 0x6d, .mask = 0x1
inline constexpr listed all{{&list, 0x106d, 0x0, 0xd60, 0x0}, {}, &all}; // .code = 0x6d, .mask = 0x1
} // namespace octword_write_transfers

namespace page_splintering {
using namespace core_events;
inline constexpr listed guest_larger{{&list, 0x1165, 0x0, 0xf2f, 0x0}, {}, &guest_larger}; // .code = 0x165, .mask = 0x1
inline constexpr listed mtrr_mismatch{{&list, 0x2165, 0x0, 0xf4d, 0x0}, {}, &mtrr_mismatch}; // .code = 0x165, .mask = 0x2
inline constexpr listed host_larger{{&list, 0x4165, 0x0, 0xf6c, 0x0}, {}, &host_larger}; // .code = 0x165, .mask = 0x4
inline constexpr listed all{{&list, 0x7165, 0x0, 0xf89, 0x0}, {}, &all}; // .code = 0x165, .mask = 0x7
} // namespace page_splintering

namespace prefetch_instructions_dispatched {
using namespace core_events;
inline constexpr listed load{{&list, 0x104b, 0x0, 0x926, 0x0}, {}, &load}; // .code = 0x4b, .mask = 0x1
inline constexpr listed store{{&list, 0x204b, 0x0, 0x94c, 0x0}, {}, &store}; // .code = 0x4b, .mask = 0x2
inline constexpr listed nta{{&list, 0x404b, 0x0, 0x973, 0x0}, {}, &nta}; // .code = 0x4b, .mask = 0x4
inline constexpr listed all{{&list, 0x704b, 0x0, 0x998, 0x0}, {}, &all}; // .code = 0x4b, .mask = 0x7
} // namespace prefetch_instructions_dispatched

namespace requests_to_l2 {
using namespace core_events;
inline constexpr listed instructions{{&list, 0x107d, 0x0, 0xd8d, 0x0}, {}, &instructions}; // .code = 0x7d, .mask = 0x1
inline constexpr listed data{{&list, 0x207d, 0x0, 0xda9, 0x0}, {}, &data}; // .code = 0x7d, .mask = 0x2
inline constexpr listed tlb_walk{{&list, 0x407d, 0x0, 0xdbd, 0x0}, {}, &tlb_walk}; // .code = 0x7d, .mask = 0x4
inline constexpr listed snoop{{&list, 0x807d, 0x0, 0xdd5, 0x0}, {}, &snoop}; // .code = 0x7d, .mask = 0x8
inline constexpr listed cancelled{{&list, 0x1007d, 0x0, 0xdea, 0x0}, {}, &cancelled}; // .code = 0x7d, .mask = 0x10
inline constexpr listed prefetcher{{&list, 0x4007d, 0x0, 0xe03, 0x0}, {}, &prefetcher}; // .code = 0x7d, .mask = 0x40
inline constexpr listed all{{&list, 0x5f07d, 0x0, 0xe1d, 0x0}, {}, &all}; // .code = 0x7d, .mask = 0x5f
} // namespace requests_to_l2

namespace retired_mmx_fp_instructions {
using namespace core_events;
inline constexpr listed x87{{&list, 0x10cb, 0x0, 0x13b7, 0x0}, {}, &x87}; // .code = 0xcb, .mask = 0x1
inline constexpr listed mmx{{&list, 0x20cb, 0x0, 0x13d7, 0x0}, {}, &mmx}; // .code = 0xcb, .mask = 0x2
inline constexpr listed sse{{&list, 0x40cb, 0x0, 0x13f7, 0x0}, {}, &sse}; // .code = 0xcb, .mask = 0x4
inline constexpr listed all{{&list, 0x70cb, 0x0, 0x1417, 0x0}, {}, &all}; // .code = 0xcb, .mask = 0x7
} // namespace retired_mmx_fp_instructions

namespace retired_serializing_ops {
using namespace core_events;
inline constexpr listed sse_retired{{&list, 0x1005, 0x0, 0x2fe, 0x0}, {}, &sse_retired}; // .code = 0x05, .mask = 0x1
inline constexpr listed sse_mispredicted{{&list, 0x2005, 0x0, 0x322, 0x0}, {}, &sse_mispredicted}; // .code = 0x05, .mask = 0x2
inline constexpr listed x87_retired{{&list, 0x4005, 0x0, 0x34b, 0x0}, {}, &x87_retired}; // .code = 0x05, .mask = 0x4
inline constexpr listed x87_mispredicted{{&list, 0x8005, 0x0, 0x36f, 0x0}, {}, &x87_mispredicted}; // .code = 0x05, .mask = 0x8
inline constexpr listed all{{&list, 0xf005, 0x0, 0x398, 0x0}, {}, &all}; // .code = 0x05, .mask = 0xf
} // namespace retired_serializing_ops

namespace retired_sse_ops {
using namespace core_events;
inline constexpr listed single_add_sub_ops{{&list, 0x1003, 0x0, 0x124, 0x0}, {}, &single_add_sub_ops}; // .code = 0x03, .mask = 0x1
inline constexpr listed single_mul_ops{{&list, 0x2003, 0x0, 0x147, 0x0}, {}, &single_mul_ops}; // .code = 0x03, .mask = 0x2
inline constexpr listed single_div_ops{{&list, 0x4003, 0x0, 0x166, 0x0}, {}, &single_div_ops}; // .code = 0x03, .mask = 0x4
inline constexpr listed single_mul_add_ops{{&list, 0x8003, 0x0, 0x185, 0x0}, {}, &single_mul_add_ops}; // .code = 0x03, .mask = 0x8
inline constexpr listed double_add_sub_ops{{&list, 0x10003, 0x0, 0x1a8, 0x0}, {}, &double_add_sub_ops}; // .code = 0x03, .mask = 0x10
inline constexpr listed double_mul_ops{{&list, 0x20003, 0x0, 0x1cb, 0x0}, {}, &double_mul_ops}; // .code = 0x03, .mask = 0x20
inline constexpr listed double_div_ops{{&list, 0x40003, 0x0, 0x1ea, 0x0}, {}, &double_div_ops}; // .code = 0x03, .mask = 0x40
inline constexpr listed double_mul_add_ops{{&list, 0x80003, 0x0, 0x209, 0x0}, {}, &double_mul_add_ops}; // .code = 0x03, .mask = 0x80
inline constexpr listed all{{&list, 0xff003, 0x0, 0x22c, 0x0}, {}, &all}; // .code = 0x03, .mask = 0xff
} // namespace retired_sse_ops

namespace segment_register_loads {
using namespace core_events;
inline constexpr listed es{{&list, 0x1020, 0x0, 0x3c6, 0x0}, {}, &es}; // .code = 0x20, .mask = 0x1
inline constexpr listed cs{{&list, 0x2020, 0x0, 0x3e0, 0x0}, {}, &cs}; // .code = 0x20, .mask = 0x2
inline constexpr listed ss{{&list, 0x4020, 0x0, 0x3fa, 0x0}, {}, &ss}; // .code = 0x20, .mask = 0x4
inline constexpr listed ds{{&list, 0x8020, 0x0, 0x414, 0x0}, {}, &ds}; // .code = 0x20, .mask = 0x8
inline constexpr listed fs{{&list, 0x10020, 0x0, 0x42e, 0x0}, {}, &fs}; // .code = 0x20, .mask = 0x10
inline constexpr listed gs{{&list, 0x20020, 0x0, 0x448, 0x0}, {}, &gs}; // .code = 0x20, .mask = 0x20
inline constexpr listed hs{{&list, 0x40020, 0x0, 0x462, 0x0}, {}, &hs}; // .code = 0x20, .mask = 0x40
inline constexpr listed all{{&list, 0x7f020, 0x0, 0x47c, 0x0}, {}, &all}; // .code = 0x20, .mask = 0x7f
} // namespace segment_register_loads

namespace system_read_responses {
using namespace core_events;
inline constexpr listed exclusive{{&list, 0x106c, 0x0, 0xc55, 0x0}, {}, &exclusive}; // .code = 0x6c, .mask = 0x1
inline constexpr listed modified{{&list, 0x206c, 0x0, 0xc75, 0x0}, {}, &modified}; // .code = 0x6c, .mask = 0x2
inline constexpr listed shared{{&list, 0x406c, 0x0, 0xc94, 0x0}, {}, &shared}; // .code = 0x6c, .mask = 0x4
inline constexpr listed owned{{&list, 0x806c, 0x0, 0xcb1, 0x0}, {}, &owned}; // .code = 0x6c, .mask = 0x8
inline constexpr listed data_error{{&list, 0x1006c, 0x0, 0xccd, 0x0}, {}, &data_error}; // .code = 0x6c, .mask = 0x10
inline constexpr listed modified_unwritten{{&list, 0x2006c, 0x0, 0xcee, 0x0}, {}, &modified_unwritten}; // .code = 0x6c, .mask = 0x20
inline constexpr listed all{{&list, 0x3f06c, 0x0, 0xd17, 0x0}, {}, &all}; // .code = 0x6c, .mask = 0x3f
} // namespace system_read_responses

namespace unified_tlb_hit {
using namespace core_events;
inline constexpr listed _4k_data{{&list, 0x1045, 0x0, 0x7c2, 0x0}, {}, &_4k_data}; // .code = 0x45, .mask = 0x1
inline constexpr listed _2m_data{{&list, 0x2045, 0x0, 0x7da, 0x0}, {}, &_2m_data}; // .code = 0x45, .mask = 0x2
inline constexpr listed _1g_data{{&list, 0x4045, 0x0, 0x7f2, 0x0}, {}, &_1g_data}; // .code = 0x45, .mask = 0x4
inline constexpr listed _4k_inst{{&list, 0x10045, 0x0, 0x80a, 0x0}, {}, &_4k_inst}; // .code = 0x45, .mask = 0x10
inline constexpr listed _2m_inst{{&list, 0x20045, 0x0, 0x822, 0x0}, {}, &_2m_inst}; // .code = 0x45, .mask = 0x20
inline constexpr listed _1g_inst{{&list, 0x40045, 0x0, 0x83a, 0x0}, {}, &_1g_inst}; // .code = 0x45, .mask = 0x40
inline constexpr listed all{{&list, 0x77045, 0x0, 0x852, 0x0}, {}, &all}; // .code = 0x45, .mask = 0x77
} // namespace unified_tlb_hit

namespace unified_tlb_miss {
using namespace core_events;
inline constexpr listed _4k_data{{&list, 0x1046, 0x0, 0x866, 0x0}, {}, &_4k_data}; // .code = 0x46, .mask = 0x1
inline constexpr listed _2m_data{{&list, 0x2046, 0x0, 0x87f, 0x0}, {}, &_2m_data}; // .code = 0x46, .mask = 0x2
inline constexpr listed _1gb_data{{&list, 0x4046, 0x0, 0x898, 0x0}, {}, &_1gb_data}; // .code = 0x46, .mask = 0x4
inline constexpr listed _4k_inst{{&list, 0x10046, 0x0, 0x8b2, 0x0}, {}, &_4k_inst}; // .code = 0x46, .mask = 0x10
inline constexpr listed _2m_inst{{&list, 0x20046, 0x0, 0x8cb, 0x0}, {}, &_2m_inst}; // .code = 0x46, .mask = 0x20
inline constexpr listed _1g_inst{{&list, 0x40046, 0x0, 0x8e4, 0x0}, {}, &_1g_inst}; // .code = 0x46, .mask = 0x40
inline constexpr listed all{{&list, 0x77046, 0x0, 0x8fd, 0x0}, {}, &all}; // .code = 0x46, .mask = 0x77
} // namespace unified_tlb_miss

namespace core_events {
inline constexpr const listed *events[] = {
    &cycles_fpu_empty, &bottom_execute_op, &pipeline_restart_due_to_self_modifying_code,
    &pipeline_restart_due_to_probe_hit, &retired_clflush_instructions, &retired_cpuid_instructions,
    &smis_received, &data_cache_accesses, &data_cache_refills_from_northbridge,
    &misaligned_accesses, &cpu_clk_unhalted, &instruction_cache_fetches, &instruction_cache_misses,
    &instruction_cache_refills_from_l2, &instruction_cache_refills_from_system,
    &l1_itlb_miss_and_l2_itlb_hit, &pipeline_restart_due_to_instruction_stream_probe,
    &instruction_fetch_stall, &return_stack_hits, &return_stack_overflows,
    &instruction_cache_victims, &itlb_reloads, &itlb_reloads_aborted, &retired_instructions,
    &retired_uops, &retired_branch_instructions, &retired_mispredicted_branch_instructions,
    &retired_taken_branch_instructions, &retired_taken_branch_instructions_mispredicted,
    &retired_far_control_transfers, &retired_branch_resyncs, &retired_near_returns,
    &retired_near_returns_mispredicted, &retired_indirect_branches_mispredicted,
    &interrupts_masked_cycles, &interrupts_masked_cycles_with_interrupt_pending, &interrupts_taken,
    &decoder_empty, &dispatch_stalls, &dispatch_stall_for_serialization,
    &dispatch_stall_for_retire_queue_full, &dispatch_stall_for_int_sched_queue_full,
    &dispatch_stall_for_fpu_full, &dispatch_stall_for_ldq_full,
    &microseq_stall_waiting_for_all_quiet, &dr0_breakpoints, &dr1_breakpoints, &dr2_breakpoints,
    &dr3_breakpoints, &executed_clflush_instructions, &dispatch_stall_for_stq_full,
    &cancelled_store_to_load::size_address_mismatches, &cancelled_store_to_load::all,
    &data_cache_misses::dc_miss_streaming_store, &data_cache_misses::streaming_store,
    &data_cache_misses::all, &data_cache_refills_from_l2_or_northbridge::good,
    &data_cache_refills_from_l2_or_northbridge::invalid,
    &data_cache_refills_from_l2_or_northbridge::poison,
    &data_cache_refills_from_l2_or_northbridge::read_error,
    &data_cache_refills_from_l2_or_northbridge::all, &data_prefetcher::attempted,
    &data_prefetcher::all, &dispatched_fpu_ops::ops_pipe0, &dispatched_fpu_ops::ops_pipe1,
    &dispatched_fpu_ops::ops_pipe2, &dispatched_fpu_ops::ops_pipe3,
    &dispatched_fpu_ops::ops_dual_pipe0, &dispatched_fpu_ops::ops_dual_pipe1,
    &dispatched_fpu_ops::ops_dual_pipe2, &dispatched_fpu_ops::ops_dual_pipe3,
    &dispatched_fpu_ops::all, &fpu_exceptions::total_faults, &fpu_exceptions::total_traps,
    &fpu_exceptions::int2ext_faults, &fpu_exceptions::ext2int_faults,
    &fpu_exceptions::bypass_faults, &fpu_exceptions::all, &ibs_ops_tagged::tagged,
    &ibs_ops_tagged::retired, &ibs_ops_tagged::ignored, &ibs_ops_tagged::all,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l1,
    &ineffective_sw_prefetches::sw_prefetch_hit_in_l2, &ineffective_sw_prefetches::all,
    &instruction_cache_invalidated::non_smc_probe_miss,
    &instruction_cache_invalidated::non_smc_probe_hit,
    &instruction_cache_invalidated::smc_probe_miss, &instruction_cache_invalidated::smc_probe_hit,
    &instruction_cache_invalidated::all, &l1_itlb_miss_and_l2_itlb_miss::_4k_page_fetches,
    &l1_itlb_miss_and_l2_itlb_miss::_2m_page_fetches,
    &l1_itlb_miss_and_l2_itlb_miss::_1g_page_fetches, &l1_itlb_miss_and_l2_itlb_miss::all,
    &l2_cache_fill_writeback::l2_fills, &l2_cache_fill_writeback::l2_writebacks,
    &l2_cache_fill_writeback::l2_writebacks_clean, &l2_cache_fill_writeback::all,
    &l2_cache_miss::instructions, &l2_cache_miss::data, &l2_cache_miss::tlb_walk,
    &l2_cache_miss::prefetcher, &l2_cache_miss::all,
    &l2_prefetcher_trigger_events::load_l1_miss_seen_by_prefetcher,
    &l2_prefetcher_trigger_events::store_l1_miss_seen_by_prefetcher,
    &l2_prefetcher_trigger_events::all, &load_q_store_q_full::load_queue,
    &load_q_store_q_full::store_queue, &load_q_store_q_full::all, &locked_ops::executed,
    &locked_ops::cycles_non_speculative_phase, &locked_ops::cycles_waiting, &locked_ops::all,
    &ls_dispatch::loads, &ls_dispatch::stores, &ls_dispatch::load_op_stores, &ls_dispatch::all,
    &mab_reqs::buffer_bit_0, &mab_reqs::buffer_bit_1, &mab_reqs::buffer_bit_2,
    &mab_reqs::buffer_bit_3, &mab_reqs::buffer_bit_4, &mab_reqs::buffer_bit_5,
    &mab_reqs::buffer_bit_6, &mab_reqs::buffer_bit_7, &mab_reqs::all, &mab_wait::buffer_bit_0,
    &mab_wait::buffer_bit_1, &mab_wait::buffer_bit_2, &mab_wait::buffer_bit_3,
    &mab_wait::buffer_bit_4, &mab_wait::buffer_bit_5, &mab_wait::buffer_bit_6,
    &mab_wait::buffer_bit_7, &mab_wait::all, &memory_requests::non_cacheable,
    &memory_requests::write_combining, &memory_requests::streaming_store, &memory_requests::all,
    &move_scalar_optimization::sse_move_ops, &move_scalar_optimization::sse_move_ops_elim,
    &move_scalar_optimization::opt_cand, &move_scalar_optimization::scalar_ops_optimized,
    &move_scalar_optimization::all, &octword_write_transfers::octword_write_transfer,
    &octword_write_transfers::all, &page_splintering::guest_larger,
    &page_splintering::mtrr_mismatch, &page_splintering::host_larger, &page_splintering::all,
    &prefetch_instructions_dispatched::load, &prefetch_instructions_dispatched::store,
    &prefetch_instructions_dispatched::nta, &prefetch_instructions_dispatched::all,
    &requests_to_l2::instructions, &requests_to_l2::data, &requests_to_l2::tlb_walk,
    &requests_to_l2::snoop, &requests_to_l2::cancelled, &requests_to_l2::prefetcher,
    &requests_to_l2::all, &retired_mmx_fp_instructions::x87, &retired_mmx_fp_instructions::mmx,
    &retired_mmx_fp_instructions::sse, &retired_mmx_fp_instructions::all,
    &retired_serializing_ops::sse_retired, &retired_serializing_ops::sse_mispredicted,
    &retired_serializing_ops::x87_retired, &retired_serializing_ops::x87_mispredicted,
    &retired_serializing_ops::all, &retired_sse_ops::single_add_sub_ops,
    &retired_sse_ops::single_mul_ops, &retired_sse_ops::single_div_ops,
    &retired_sse_ops::single_mul_add_ops, &retired_sse_ops::double_add_sub_ops,
    &retired_sse_ops::double_mul_ops, &retired_sse_ops::double_div_ops,
    &retired_sse_ops::double_mul_add_ops, &retired_sse_ops::all, &segment_register_loads::es,
    &segment_register_loads::cs, &segment_register_loads::ss, &segment_register_loads::ds,
    &segment_register_loads::fs, &segment_register_loads::gs, &segment_register_loads::hs,
    &segment_register_loads::all, &system_read_responses::exclusive,
    &system_read_responses::modified, &system_read_responses::shared, &system_read_responses::owned,
    &system_read_responses::data_error, &system_read_responses::modified_unwritten,
    &system_read_responses::all, &unified_tlb_hit::_4k_data, &unified_tlb_hit::_2m_data,
    &unified_tlb_hit::_1g_data, &unified_tlb_hit::_4k_inst, &unified_tlb_hit::_2m_inst,
    &unified_tlb_hit::_1g_inst, &unified_tlb_hit::all, &unified_tlb_miss::_4k_data,
    &unified_tlb_miss::_2m_data, &unified_tlb_miss::_1gb_data, &unified_tlb_miss::_4k_inst,
    &unified_tlb_miss::_2m_inst, &unified_tlb_miss::_1g_inst, &unified_tlb_miss::all,
};
/// All events of the list.
inline constexpr select::known_list<amd::event_pmu> all{&list, all_of(events)};
} // namespace core_events

} // namespace msr::events::fam15h
