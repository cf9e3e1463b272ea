#include <msr/intel/p5/events.hpp>

#include "../../facts.hpp"
#include "../p5_p6_facts.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace p5 = msr::p5;
namespace select = msr::select;

const p5_p6_facts::targets<p5::event_pmu> targets = {
    {"p5", p5::pentium}, {"p5mmx", p5::pentium_mmx}, {"cyrix_mii", p5::cyrix_mii}};

/// Returns the number of an event in CESR: bit 6 of a Cyrix event in p6_events.csv is bit 10 in the
/// register.
std::uint32_t as_in_register(std::uint32_t code) { return (code & 0x3f) | (code & 0x40) << 4; }

} // namespace

TEST_CASE("the events are those of the facts") {
    const auto check = [](const facts::row &row, const select::event_row &event,
                          const p5::target &target) {
        CHECK(as_in_register(event.code) == facts::number(row["event_code"]));
        CHECK(row["unit_mask"].rfind("none", 0) == 0);
        CHECK(event.masks.size() == 0);
        CHECK(event.fixed_masks == 0);
        CHECK(event.needs == 0);
        CHECK(row["other_names"].empty());
        CHECK(p5::unit_of(event, target) == row["unit"]);
    };
    p5_p6_facts::check_events<p5::event_pmu>(targets, 175, check);
}

TEST_CASE("the models are those of the facts") {
    const facts::table table{"intel/p6_events.csv"};
    for (const facts::row &row : table) {
        const auto text = targets.find(row["cpu"]);
        if (text == targets.end()) continue;
        std::string models; // the models as p6_events.csv writes them: 05_04;08
        for (const p5::processor_row &processor_row : p5::processors)
            if (processor_row.is == text->second && row["cpu"] != "cyrix_mii")
                for (unsigned model = 0; model < 0x100; ++model) {
                    if (!msr::processor_row_of(processor_row.which).has_model(model)) continue;
                    models += (models.empty() ? "05_0" : ";0") + std::to_string(model);
                    CHECK(p5::processor_of(msr::cpu_vendor::intel, {.family = 5, .model = model})
                              ->is == processor_row.is);
                }
        if (row["cpu"] == "cyrix_mii") models = "CyrixInstead";
        REQUIRE(models == row["models"]);
    }
    CHECK(p5::processor_of(msr::cpu_vendor::intel, {.family = 5, .model = 3}) == nullptr);
    CHECK(p5::processor_of(msr::cpu_vendor::intel, {.family = 6, .model = 1}) == nullptr);
    CHECK(p5::processor_of(msr::cpu_vendor::amd, {.family = 5, .model = 1}) == nullptr);
    CHECK(p5::processor_of(msr::cpu_vendor::cyrix, {.family = 6, .model = 0})->is == p5::cyrix_mii);
}

TEST_CASE("two events have counters together where the facts give them two") {
    p5_p6_facts::check_pairs<p5::event_pmu>(targets);
}

TEST_CASE("raw codes obey the limits of the events that have them") {
    p5_p6_facts::check_raw_codes<p5::event_pmu>(targets, [](const facts::row &row) {
        const auto placed = static_cast<std::uint32_t>(facts::number(row["event_code"]));
        return (placed & 0x3f) | (placed >> 4 & 0x40); // bit 10 of CESR is bit 6 of the number
    });
}

TEST_CASE("a raw code for several processors is limited by each of them") {
    // 39h is `returns` on counter 0 of a Pentium with MMX, and an event of each counter of a Cyrix.
    CHECK(p5::event_pmu::counters_of({.code = 0x39}, p5::pentium_mmx) == 1);
    CHECK(p5::event_pmu::counters_of({.code = 0x39}, p5::cyrix_mii) == 3);
    CHECK(p5::event_pmu::counters_of({.code = 0x39}, (p5::pentium_mmx | p5::cyrix_mii)) == 1);
    // 31h is `mmx_instruction_data_reads` on counter 0 of the Pentium and of the Cyrix; only the
    // Pentium uses counter 1.
    CHECK(p5::event_pmu::counters_of({.code = 0x31}, (p5::pentium_mmx | p5::cyrix_mii)) == 1);
    // A Pentium without MMX has no event 39h, and does not limit the code.
    CHECK(p5::event_pmu::counters_of({.code = 0x39}, p5::pentium) == 3);
    CHECK(p5::event_pmu::counters_of({.code = 0x39}, p5::target{}) == 1);
}

TEST_CASE("every event is a type") {
    p5_p6_facts::check_numbers<
        p5::event_pmu, struct p5::data_read, struct p5::data_write, struct p5::data_tlb_miss,
        struct p5::data_read_miss, struct p5::data_write_miss,
        struct p5::write_hit_to_m_or_e_state_lines, struct p5::data_cache_lines_written_back,
        struct p5::external_snoops, struct p5::external_data_cache_snoop_hits,
        struct p5::memory_accesses_in_both_pipes, struct p5::bank_conflicts,
        struct p5::misaligned_data_memory_or_io_references, struct p5::code_read,
        struct p5::code_tlb_miss, struct p5::code_cache_miss,
        struct p5::any_segment_register_loaded, struct p5::branches, struct p5::btb_hits,
        struct p5::taken_branch_or_btb_hit, struct p5::pipeline_flushes,
        struct p5::instructions_executed, struct p5::instructions_executed_v_pipe,
        struct p5::bus_cycle_duration, struct p5::write_buffer_full_stall_duration,
        struct p5::waiting_for_data_memory_read_stall_duration,
        struct p5::stall_on_write_to_an_e_or_m_state_line, struct p5::locked_bus_cycle,
        struct p5::io_read_or_write_cycle, struct p5::noncacheable_memory_reads,
        struct p5::pipeline_agi_stalls, struct p5::flops,
        struct p5::breakpoint_match_on_dr0_register, struct p5::breakpoint_match_on_dr1_register,
        struct p5::breakpoint_match_on_dr2_register, struct p5::breakpoint_match_on_dr3_register,
        struct p5::hardware_interrupts, struct p5::data_read_or_write,
        struct p5::data_read_miss_or_write_miss, struct p5::mmx_instructions_executed_u_pipe,
        struct p5::mmx_instructions_executed_v_pipe, struct p5::emms_instructions_executed,
        struct p5::transitions_between_mmx_and_fp_instructions,
        struct p5::saturating_mmx_instructions_executed, struct p5::saturations_performed,
        struct p5::mmx_instruction_data_reads, struct p5::taken_branches,
        struct p5::mispredicted_or_unpredicted_returns, struct p5::predicted_returns,
        struct p5::mmx_multiply_unit_interlock,
        struct p5::movd_movq_store_stall_due_to_previous_mmx_operation, struct p5::returns,
        struct p5::btb_false_entries, struct p5::btb_miss_prediction_on_not_taken_branch,
        struct p5::full_write_buffer_stall_duration_while_executing_mmx_instructions,
        struct p5::stall_on_mmx_instruction_write_to_e_or_m_state_line,
        struct p5::bus_ownership_latency, struct p5::bus_ownership_transfers,
        struct p5::cache_m_state_line_sharing, struct p5::cache_line_sharing,
        struct p5::bus_utilization_due_to_processor_activity,
        struct p5::writes_to_noncacheable_memory, struct p5::number_of_cycles_not_in_halt_state,
        struct p5::data_cache_tlb_miss_stall_duration, struct p5::mmx_instruction_data_read_misses,
        struct p5::floating_point_stalls_duration, struct p5::d1_starvation_and_fifo_is_empty,
        struct p5::d1_starvation_and_only_one_instruction_in_fifo,
        struct p5::mmx_instruction_data_writes, struct p5::mmx_instruction_data_write_misses,
        struct p5::pipeline_flushes_due_to_wrong_branch_predictions,
        struct p5::pipeline_flushes_due_to_wrong_branch_predictions_resolved_in_wb_stage,
        struct p5::misaligned_data_memory_reference_on_mmx_instructions,
        struct p5::pipeline_istall_for_mmx_instruction_data_memory_reads, struct p5::rsb_overflows,
        struct p5::l2_tlb_misses, struct p5::l1_tlb_data_miss, struct p5::l1_tlb_code_miss,
        struct p5::l1_tlb_miss, struct p5::tlb_flushes, struct p5::tlb_page_invalidates,
        struct p5::tlb_page_invalidates_that_hit, struct p5::instructions_decoded>();
}
