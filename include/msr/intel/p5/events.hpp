// The events of the Pentium and Cyrix MII as types, each with an object of the same name:
// `event_table.hpp` has their meanings, processors and counters.
#pragma once

#include <msr/intel/p5/event_pmu.hpp>
#include <msr/pmu/select/choice.hpp>

namespace msr::p5 {

inline constexpr struct data_read : select::choice<event_pmu, data_read> {
    static constexpr int number = 0;
} data_read;
inline constexpr struct data_write : select::choice<event_pmu, data_write> {
    static constexpr int number = 1;
} data_write;
inline constexpr struct data_tlb_miss : select::choice<event_pmu, data_tlb_miss> {
    static constexpr int number = 2;
} data_tlb_miss;
inline constexpr struct data_read_miss : select::choice<event_pmu, data_read_miss> {
    static constexpr int number = 3;
} data_read_miss;
inline constexpr struct data_write_miss : select::choice<event_pmu, data_write_miss> {
    static constexpr int number = 4;
} data_write_miss;
inline constexpr struct write_hit_to_m_or_e_state_lines
    : select::choice<event_pmu, write_hit_to_m_or_e_state_lines> {
    static constexpr int number = 5;
} write_hit_to_m_or_e_state_lines;
inline constexpr struct data_cache_lines_written_back
    : select::choice<event_pmu, data_cache_lines_written_back> {
    static constexpr int number = 6;
} data_cache_lines_written_back;
inline constexpr struct external_snoops : select::choice<event_pmu, external_snoops> {
    static constexpr int number = 7;
} external_snoops;
inline constexpr struct external_data_cache_snoop_hits
    : select::choice<event_pmu, external_data_cache_snoop_hits> {
    static constexpr int number = 8;
} external_data_cache_snoop_hits;
inline constexpr struct memory_accesses_in_both_pipes
    : select::choice<event_pmu, memory_accesses_in_both_pipes> {
    static constexpr int number = 9;
} memory_accesses_in_both_pipes;
inline constexpr struct bank_conflicts : select::choice<event_pmu, bank_conflicts> {
    static constexpr int number = 10;
} bank_conflicts;
inline constexpr struct misaligned_data_memory_or_io_references
    : select::choice<event_pmu, misaligned_data_memory_or_io_references> {
    static constexpr int number = 11;
} misaligned_data_memory_or_io_references;
inline constexpr struct code_read : select::choice<event_pmu, code_read> {
    static constexpr int number = 12;
} code_read;
inline constexpr struct code_tlb_miss : select::choice<event_pmu, code_tlb_miss> {
    static constexpr int number = 13;
} code_tlb_miss;
inline constexpr struct code_cache_miss : select::choice<event_pmu, code_cache_miss> {
    static constexpr int number = 14;
} code_cache_miss;
inline constexpr struct any_segment_register_loaded
    : select::choice<event_pmu, any_segment_register_loaded> {
    static constexpr int number = 15;
} any_segment_register_loaded;
inline constexpr struct branches : select::choice<event_pmu, branches> {
    static constexpr int number = 16;
} branches;
inline constexpr struct btb_hits : select::choice<event_pmu, btb_hits> {
    static constexpr int number = 17;
} btb_hits;
inline constexpr struct taken_branch_or_btb_hit
    : select::choice<event_pmu, taken_branch_or_btb_hit> {
    static constexpr int number = 18;
} taken_branch_or_btb_hit;
inline constexpr struct pipeline_flushes : select::choice<event_pmu, pipeline_flushes> {
    static constexpr int number = 19;
} pipeline_flushes;
inline constexpr struct instructions_executed : select::choice<event_pmu, instructions_executed> {
    static constexpr int number = 20;
} instructions_executed;
inline constexpr struct instructions_executed_v_pipe
    : select::choice<event_pmu, instructions_executed_v_pipe> {
    static constexpr int number = 21;
} instructions_executed_v_pipe;
inline constexpr struct bus_cycle_duration : select::choice<event_pmu, bus_cycle_duration> {
    static constexpr int number = 22;
} bus_cycle_duration;
inline constexpr struct write_buffer_full_stall_duration
    : select::choice<event_pmu, write_buffer_full_stall_duration> {
    static constexpr int number = 23;
} write_buffer_full_stall_duration;
inline constexpr struct waiting_for_data_memory_read_stall_duration
    : select::choice<event_pmu, waiting_for_data_memory_read_stall_duration> {
    static constexpr int number = 24;
} waiting_for_data_memory_read_stall_duration;
inline constexpr struct stall_on_write_to_an_e_or_m_state_line
    : select::choice<event_pmu, stall_on_write_to_an_e_or_m_state_line> {
    static constexpr int number = 25;
} stall_on_write_to_an_e_or_m_state_line;
inline constexpr struct locked_bus_cycle : select::choice<event_pmu, locked_bus_cycle> {
    static constexpr int number = 26;
} locked_bus_cycle;
inline constexpr struct io_read_or_write_cycle : select::choice<event_pmu, io_read_or_write_cycle> {
    static constexpr int number = 27;
} io_read_or_write_cycle;
inline constexpr struct noncacheable_memory_reads
    : select::choice<event_pmu, noncacheable_memory_reads> {
    static constexpr int number = 28;
} noncacheable_memory_reads;
inline constexpr struct pipeline_agi_stalls : select::choice<event_pmu, pipeline_agi_stalls> {
    static constexpr int number = 29;
} pipeline_agi_stalls;
inline constexpr struct flops : select::choice<event_pmu, flops> {
    static constexpr int number = 30;
} flops;
inline constexpr struct breakpoint_match_on_dr0_register
    : select::choice<event_pmu, breakpoint_match_on_dr0_register> {
    static constexpr int number = 31;
} breakpoint_match_on_dr0_register;
inline constexpr struct breakpoint_match_on_dr1_register
    : select::choice<event_pmu, breakpoint_match_on_dr1_register> {
    static constexpr int number = 32;
} breakpoint_match_on_dr1_register;
inline constexpr struct breakpoint_match_on_dr2_register
    : select::choice<event_pmu, breakpoint_match_on_dr2_register> {
    static constexpr int number = 33;
} breakpoint_match_on_dr2_register;
inline constexpr struct breakpoint_match_on_dr3_register
    : select::choice<event_pmu, breakpoint_match_on_dr3_register> {
    static constexpr int number = 34;
} breakpoint_match_on_dr3_register;
inline constexpr struct hardware_interrupts : select::choice<event_pmu, hardware_interrupts> {
    static constexpr int number = 35;
} hardware_interrupts;
inline constexpr struct data_read_or_write : select::choice<event_pmu, data_read_or_write> {
    static constexpr int number = 36;
} data_read_or_write;
inline constexpr struct data_read_miss_or_write_miss
    : select::choice<event_pmu, data_read_miss_or_write_miss> {
    static constexpr int number = 37;
} data_read_miss_or_write_miss;
inline constexpr struct mmx_instructions_executed_u_pipe
    : select::choice<event_pmu, mmx_instructions_executed_u_pipe> {
    static constexpr int number = 38;
} mmx_instructions_executed_u_pipe;
inline constexpr struct mmx_instructions_executed_v_pipe
    : select::choice<event_pmu, mmx_instructions_executed_v_pipe> {
    static constexpr int number = 39;
} mmx_instructions_executed_v_pipe;
inline constexpr struct emms_instructions_executed
    : select::choice<event_pmu, emms_instructions_executed> {
    static constexpr int number = 40;
} emms_instructions_executed;
inline constexpr struct transitions_between_mmx_and_fp_instructions
    : select::choice<event_pmu, transitions_between_mmx_and_fp_instructions> {
    static constexpr int number = 41;
} transitions_between_mmx_and_fp_instructions;
inline constexpr struct saturating_mmx_instructions_executed
    : select::choice<event_pmu, saturating_mmx_instructions_executed> {
    static constexpr int number = 42;
} saturating_mmx_instructions_executed;
inline constexpr struct saturations_performed : select::choice<event_pmu, saturations_performed> {
    static constexpr int number = 43;
} saturations_performed;
inline constexpr struct mmx_instruction_data_reads
    : select::choice<event_pmu, mmx_instruction_data_reads> {
    static constexpr int number = 44;
} mmx_instruction_data_reads;
inline constexpr struct taken_branches : select::choice<event_pmu, taken_branches> {
    static constexpr int number = 45;
} taken_branches;
inline constexpr struct mispredicted_or_unpredicted_returns
    : select::choice<event_pmu, mispredicted_or_unpredicted_returns> {
    static constexpr int number = 46;
} mispredicted_or_unpredicted_returns;
inline constexpr struct predicted_returns : select::choice<event_pmu, predicted_returns> {
    static constexpr int number = 47;
} predicted_returns;
inline constexpr struct mmx_multiply_unit_interlock
    : select::choice<event_pmu, mmx_multiply_unit_interlock> {
    static constexpr int number = 48;
} mmx_multiply_unit_interlock;
inline constexpr struct movd_movq_store_stall_due_to_previous_mmx_operation
    : select::choice<event_pmu, movd_movq_store_stall_due_to_previous_mmx_operation> {
    static constexpr int number = 49;
} movd_movq_store_stall_due_to_previous_mmx_operation;
inline constexpr struct returns : select::choice<event_pmu, returns> {
    static constexpr int number = 50;
} returns;
inline constexpr struct btb_false_entries : select::choice<event_pmu, btb_false_entries> {
    static constexpr int number = 51;
} btb_false_entries;
inline constexpr struct btb_miss_prediction_on_not_taken_branch
    : select::choice<event_pmu, btb_miss_prediction_on_not_taken_branch> {
    static constexpr int number = 52;
} btb_miss_prediction_on_not_taken_branch;
inline constexpr struct full_write_buffer_stall_duration_while_executing_mmx_instructions
    : select::choice<event_pmu, full_write_buffer_stall_duration_while_executing_mmx_instructions> {
    static constexpr int number = 53;
} full_write_buffer_stall_duration_while_executing_mmx_instructions;
inline constexpr struct stall_on_mmx_instruction_write_to_e_or_m_state_line
    : select::choice<event_pmu, stall_on_mmx_instruction_write_to_e_or_m_state_line> {
    static constexpr int number = 54;
} stall_on_mmx_instruction_write_to_e_or_m_state_line;
inline constexpr struct bus_ownership_latency : select::choice<event_pmu, bus_ownership_latency> {
    static constexpr int number = 55;
} bus_ownership_latency;
inline constexpr struct bus_ownership_transfers
    : select::choice<event_pmu, bus_ownership_transfers> {
    static constexpr int number = 56;
} bus_ownership_transfers;
inline constexpr struct cache_m_state_line_sharing
    : select::choice<event_pmu, cache_m_state_line_sharing> {
    static constexpr int number = 57;
} cache_m_state_line_sharing;
inline constexpr struct cache_line_sharing : select::choice<event_pmu, cache_line_sharing> {
    static constexpr int number = 58;
} cache_line_sharing;
inline constexpr struct bus_utilization_due_to_processor_activity
    : select::choice<event_pmu, bus_utilization_due_to_processor_activity> {
    static constexpr int number = 59;
} bus_utilization_due_to_processor_activity;
inline constexpr struct writes_to_noncacheable_memory
    : select::choice<event_pmu, writes_to_noncacheable_memory> {
    static constexpr int number = 60;
} writes_to_noncacheable_memory;
inline constexpr struct number_of_cycles_not_in_halt_state
    : select::choice<event_pmu, number_of_cycles_not_in_halt_state> {
    static constexpr int number = 61;
} number_of_cycles_not_in_halt_state;
inline constexpr struct data_cache_tlb_miss_stall_duration
    : select::choice<event_pmu, data_cache_tlb_miss_stall_duration> {
    static constexpr int number = 62;
} data_cache_tlb_miss_stall_duration;
inline constexpr struct mmx_instruction_data_read_misses
    : select::choice<event_pmu, mmx_instruction_data_read_misses> {
    static constexpr int number = 63;
} mmx_instruction_data_read_misses;
inline constexpr struct floating_point_stalls_duration
    : select::choice<event_pmu, floating_point_stalls_duration> {
    static constexpr int number = 64;
} floating_point_stalls_duration;
inline constexpr struct d1_starvation_and_fifo_is_empty
    : select::choice<event_pmu, d1_starvation_and_fifo_is_empty> {
    static constexpr int number = 65;
} d1_starvation_and_fifo_is_empty;
inline constexpr struct d1_starvation_and_only_one_instruction_in_fifo
    : select::choice<event_pmu, d1_starvation_and_only_one_instruction_in_fifo> {
    static constexpr int number = 66;
} d1_starvation_and_only_one_instruction_in_fifo;
inline constexpr struct mmx_instruction_data_writes
    : select::choice<event_pmu, mmx_instruction_data_writes> {
    static constexpr int number = 67;
} mmx_instruction_data_writes;
inline constexpr struct mmx_instruction_data_write_misses
    : select::choice<event_pmu, mmx_instruction_data_write_misses> {
    static constexpr int number = 68;
} mmx_instruction_data_write_misses;
inline constexpr struct pipeline_flushes_due_to_wrong_branch_predictions
    : select::choice<event_pmu, pipeline_flushes_due_to_wrong_branch_predictions> {
    static constexpr int number = 69;
} pipeline_flushes_due_to_wrong_branch_predictions;
inline constexpr struct pipeline_flushes_due_to_wrong_branch_predictions_resolved_in_wb_stage
    : select::choice<event_pmu,
                     pipeline_flushes_due_to_wrong_branch_predictions_resolved_in_wb_stage> {
    static constexpr int number = 70;
} pipeline_flushes_due_to_wrong_branch_predictions_resolved_in_wb_stage;
inline constexpr struct misaligned_data_memory_reference_on_mmx_instructions
    : select::choice<event_pmu, misaligned_data_memory_reference_on_mmx_instructions> {
    static constexpr int number = 71;
} misaligned_data_memory_reference_on_mmx_instructions;
inline constexpr struct pipeline_istall_for_mmx_instruction_data_memory_reads
    : select::choice<event_pmu, pipeline_istall_for_mmx_instruction_data_memory_reads> {
    static constexpr int number = 72;
} pipeline_istall_for_mmx_instruction_data_memory_reads;
inline constexpr struct rsb_overflows : select::choice<event_pmu, rsb_overflows> {
    static constexpr int number = 73;
} rsb_overflows;
inline constexpr struct l2_tlb_misses : select::choice<event_pmu, l2_tlb_misses> {
    static constexpr int number = 74;
} l2_tlb_misses;
inline constexpr struct l1_tlb_data_miss : select::choice<event_pmu, l1_tlb_data_miss> {
    static constexpr int number = 75;
} l1_tlb_data_miss;
inline constexpr struct l1_tlb_code_miss : select::choice<event_pmu, l1_tlb_code_miss> {
    static constexpr int number = 76;
} l1_tlb_code_miss;
inline constexpr struct l1_tlb_miss : select::choice<event_pmu, l1_tlb_miss> {
    static constexpr int number = 77;
} l1_tlb_miss;
inline constexpr struct tlb_flushes : select::choice<event_pmu, tlb_flushes> {
    static constexpr int number = 78;
} tlb_flushes;
inline constexpr struct tlb_page_invalidates : select::choice<event_pmu, tlb_page_invalidates> {
    static constexpr int number = 79;
} tlb_page_invalidates;
inline constexpr struct tlb_page_invalidates_that_hit
    : select::choice<event_pmu, tlb_page_invalidates_that_hit> {
    static constexpr int number = 80;
} tlb_page_invalidates_that_hit;
inline constexpr struct instructions_decoded : select::choice<event_pmu, instructions_decoded> {
    static constexpr int number = 81;
} instructions_decoded;

} // namespace msr::p5
