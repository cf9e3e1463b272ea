// The events of the Pentium, the Pentium with MMX and the Cyrix 6x86MX and MII, each once with the
// processors that have it. Events of MMX have different meanings on the two counters, and so a row
// for each counter. Cyrix numbers from 40h on are 7 bits wide: bit 6 stands in a field of its own.
// Source: perfctr 2.6.42.2 (event_set_p5.c), alone: medium confidence. Nothing was measured on
// these processors.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/pmu/select/facts.hpp>

#include <cstdint>

namespace msr::p5 {

/// The bit of the Pentium without MMX in `event_row::where`.
inline constexpr std::uint8_t on_pentium = 1;
/// The bit of the Pentium MMX in `event_row::where`.
inline constexpr std::uint8_t on_pentium_mmx = 2;
/// The bit of the Cyrix 6x86MX and MII in `event_row::where`.
inline constexpr std::uint8_t on_cyrix_mii = 4;
/// The bits of the Pentium, the Pentium MMX and the Cyrix 6x86MX and MII in `event_row::where`.
inline constexpr std::uint8_t on_every = 7;
/// The bits of the processors with MMX in `event_row::where`: Pentium MMX, Cyrix 6x86MX and MII.
inline constexpr std::uint8_t on_mmx = on_pentium_mmx | on_cyrix_mii;

namespace detail {

inline constexpr select::counter_set first = 1;
inline constexpr select::counter_set second = 2;
inline constexpr select::counter_set either = 3;

constexpr select::event_row event(const char *name, std::uint32_t code, std::uint64_t place,
                                  select::counter_set counters, const char *meaning) {
    return {.name = name,
            .code = code,
            .where = place,
            .counters = counters,
            .sure = select::confidence::medium,
            .meaning = meaning};
}

inline constexpr select::event_row event_rows[] = {
    event("data_read", 0x00, on_every, either, "data reads"),
    event("data_write", 0x01, on_every, either, "data writes"),
    event("data_tlb_miss", 0x02, on_every, either, "data TLB misses"),
    event("data_read_miss", 0x03, on_every, either, "data read misses"),
    event("data_write_miss", 0x04, on_every, either, "data write misses"),
    event("write_hit_to_m_or_e_state_lines", 0x05, on_every, either, "writes hitting E or M lines"),
    event("data_cache_lines_written_back", 0x06, on_every, either, "dirty lines written back"),
    event("external_snoops", 0x07, on_every, either, "external snoops accepted"),
    event("external_data_cache_snoop_hits", 0x08, on_every, either,
          "external snoops hitting data cache"),
    event("memory_accesses_in_both_pipes", 0x09, on_every, either,
          "paired data references in both pipes"),
    event("bank_conflicts", 0x0a, on_every, either, "bank conflicts"),
    event("misaligned_data_memory_or_io_references", 0x0b, on_every, either,
          "misaligned references"),
    event("code_read", 0x0c, on_every, either, "code reads"),
    event("code_tlb_miss", 0x0d, on_every, either, "code TLB misses"),
    event("code_cache_miss", 0x0e, on_every, either, "code cache misses"),
    event("any_segment_register_loaded", 0x0f, on_every, either, "segment register loads"),
    event("branches", 0x12, on_every, either, "branches"),
    event("btb_hits", 0x13, on_every, either, "BTB hits"),
    event("taken_branch_or_btb_hit", 0x14, on_every, either, "taken branches or BTB hits"),
    event("pipeline_flushes", 0x15, on_every, either, "pipeline flushes"),
    event("instructions_executed", 0x16, on_every, either, "instructions executed"),
    event("instructions_executed_v_pipe", 0x17, on_every, either,
          "instructions executed in V pipe"),
    event("bus_cycle_duration", 0x18, on_every, either, "clocks with a bus cycle"),
    event("write_buffer_full_stall_duration", 0x19, on_every, either,
          "clocks stalled on full write buffers"),
    event("waiting_for_data_memory_read_stall_duration", 0x1a, on_every, either,
          "clocks stalled on data reads"),
    event("stall_on_write_to_an_e_or_m_state_line", 0x1b, on_every, either,
          "stalls on writes to E or M lines"),
    event("locked_bus_cycle", 0x1c, on_every, either, "locked bus cycles"),
    event("io_read_or_write_cycle", 0x1d, on_every, either, "I/O bus cycles"),
    event("noncacheable_memory_reads", 0x1e, on_every, either, "noncacheable memory reads"),
    event("pipeline_agi_stalls", 0x1f, on_every, either, "address generation stalls"),
    event("flops", 0x22, on_every, either, "floating-point operations"),
    event("breakpoint_match_on_dr0_register", 0x23, on_every, either, "DR0 matches"),
    event("breakpoint_match_on_dr1_register", 0x24, on_every, either, "DR1 matches"),
    event("breakpoint_match_on_dr2_register", 0x25, on_every, either, "DR2 matches"),
    event("breakpoint_match_on_dr3_register", 0x26, on_every, either, "DR3 matches"),
    event("hardware_interrupts", 0x27, on_every, either, "hardware interrupts taken"),
    event("data_read_or_write", 0x28, on_every, either, "data reads or writes"),
    event("data_read_miss_or_write_miss", 0x29, on_every, either, "data read or write misses"),
    event("mmx_instructions_executed_u_pipe", 0x2b, on_mmx, first,
          "mmx instructions executed u pipe"),
    event("mmx_instructions_executed_v_pipe", 0x2b, on_mmx, second,
          "mmx instructions executed v pipe"),
    event("emms_instructions_executed", 0x2d, on_mmx, first, "emms instructions executed"),
    event("transitions_between_mmx_and_fp_instructions", 0x2d, on_mmx, second,
          "transitions between mmx and fp instructions"),
    event("saturating_mmx_instructions_executed", 0x2f, on_mmx, first,
          "saturating mmx instructions executed"),
    event("saturations_performed", 0x2f, on_mmx, second, "saturations performed"),
    event("mmx_instruction_data_reads", 0x31, on_mmx, first, "mmx instruction data reads"),
    event("taken_branches", 0x32, on_mmx, second, "taken branches"),
    event("mispredicted_or_unpredicted_returns", 0x37, on_mmx, first,
          "mispredicted or unpredicted returns"),
    event("predicted_returns", 0x37, on_mmx, second, "predicted returns"),
    event("mmx_multiply_unit_interlock", 0x38, on_mmx, first, "mmx multiply unit interlock"),
    event("movd_movq_store_stall_due_to_previous_mmx_operation", 0x38, on_mmx, second,
          "movd movq store stall due to previous mmx operation"),
    event("returns", 0x39, on_mmx, first, "returns"),
    event("btb_false_entries", 0x3a, on_mmx, first, "btb false entries"),
    event("btb_miss_prediction_on_not_taken_branch", 0x3a, on_mmx, second,
          "btb miss prediction on not taken branch"),
    event("full_write_buffer_stall_duration_while_executing_mmx_instructions", 0x3b, on_mmx, first,
          "full write buffer stall duration while executing mmx instructions"),
    event("stall_on_mmx_instruction_write_to_e_or_m_state_line", 0x3b, on_mmx, second,
          "stall on mmx instruction write to e or m state line"),
    event("bus_ownership_latency", 0x2a, on_pentium_mmx, first, "bus ownership latency"),
    event("bus_ownership_transfers", 0x2a, on_pentium_mmx, second, "bus ownership transfers"),
    event("cache_m_state_line_sharing", 0x2c, on_pentium_mmx, first, "cache m state line sharing"),
    event("cache_line_sharing", 0x2c, on_pentium_mmx, second, "cache line sharing"),
    event("bus_utilization_due_to_processor_activity", 0x2e, on_pentium_mmx, first,
          "bus utilization due to processor activity"),
    event("writes_to_noncacheable_memory", 0x2e, on_pentium_mmx, second,
          "writes to noncacheable memory"),
    event("number_of_cycles_not_in_halt_state", 0x30, on_pentium_mmx, first,
          "number of cycles not in halt state"),
    event("data_cache_tlb_miss_stall_duration", 0x30, on_pentium_mmx, second,
          "data cache tlb miss stall duration"),
    event("mmx_instruction_data_read_misses", 0x31, on_pentium_mmx, second,
          "mmx instruction data read misses"),
    event("floating_point_stalls_duration", 0x32, on_pentium_mmx, first,
          "floating point stalls duration"),
    event("d1_starvation_and_fifo_is_empty", 0x33, on_pentium_mmx, first,
          "d1 starvation and fifo is empty"),
    event("d1_starvation_and_only_one_instruction_in_fifo", 0x33, on_pentium_mmx, second,
          "d1 starvation and only one instruction in fifo"),
    event("mmx_instruction_data_writes", 0x34, on_pentium_mmx, first,
          "mmx instruction data writes"),
    event("mmx_instruction_data_write_misses", 0x34, on_pentium_mmx, second,
          "mmx instruction data write misses"),
    event("pipeline_flushes_due_to_wrong_branch_predictions", 0x35, on_pentium_mmx, first,
          "pipeline flushes due to wrong branch predictions"),
    event("pipeline_flushes_due_to_wrong_branch_predictions_resolved_in_wb_stage", 0x35,
          on_pentium_mmx, second,
          "pipeline flushes due to wrong branch predictions resolved in wb stage"),
    event("misaligned_data_memory_reference_on_mmx_instructions", 0x36, on_pentium_mmx, first,
          "misaligned data memory reference on mmx instructions"),
    event("pipeline_istall_for_mmx_instruction_data_memory_reads", 0x36, on_pentium_mmx, second,
          "pipeline istall for mmx instruction data memory reads"),
    event("rsb_overflows", 0x39, on_cyrix_mii, second, "rsb overflows"),
    event("l2_tlb_misses", 0x40, on_cyrix_mii, either, "l2 tlb misses"),
    event("l1_tlb_data_miss", 0x41, on_cyrix_mii, either, "l1 tlb data miss"),
    event("l1_tlb_code_miss", 0x42, on_cyrix_mii, either, "l1 tlb code miss"),
    event("l1_tlb_miss", 0x43, on_cyrix_mii, either, "l1 tlb miss"),
    event("tlb_flushes", 0x44, on_cyrix_mii, either, "tlb flushes"),
    event("tlb_page_invalidates", 0x45, on_cyrix_mii, either, "tlb page invalidates"),
    event("tlb_page_invalidates_that_hit", 0x46, on_cyrix_mii, either,
          "tlb page invalidates that hit"),
    event("instructions_decoded", 0x48, on_cyrix_mii, either, "instructions decoded"),
};

} // namespace detail

/// The rows of the events of the Pentium, the Pentium MMX and the Cyrix MII; requests name an event
/// by the index of its row.
inline constexpr sequence<select::event_row> events = all_of(detail::event_rows);

} // namespace msr::p5
