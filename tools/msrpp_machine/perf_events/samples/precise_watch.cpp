#include "precise_watch.hpp"

#include <msr/sim/records/precise_record.hpp>

#include <algorithm>
#include <utility>

namespace msrpp::machine {

namespace sim = msr::sim;

namespace {

bool counts_time(const sim::signal_sum &sum) {
    return std::any_of(sum.terms, sum.terms + sum.count, [](const auto &term) {
        return term.of == sim::signal::cycles || term.of == sim::signal::reference_cycles;
    });
}

} // namespace

precise_watch::precise_watch(sim::watched_counters &counters, sim::processor_models &models,
                             sim::hits_needed hits)
    : overflow_watch{counters, models}, counters_{counters}, models_{models}, hits_{hits},
      cpus_(models.size()) {}

void precise_watch::update(unsigned cpu, std::uint64_t latency) {
    watched_cpu &state = cpus_[cpu];
    state.trace.counted(); // the tally of the traced events is counted
    counted(cpu);
    state.is_near = wants(cpu);
    state.latency = latency;
    // Latent loads are counted by access(): all blocks must be seen.
    if (latency != 0) want(cpu, true);
}

precise_place precise_watch::find(unsigned cpu, const period_end &end) const {
    const watched_cpu &state = cpus_[cpu];
    sim::signal_sum sum = end.sum;
    std::uint64_t index = end.index;
    if (counts_time(sum)) {
        sum = sim::signal_sum{sim::signal::fused_uops};
        index = 1 + state.ops * (end.index - 1) / std::max<std::uint64_t>(end.added, 1);
    }
    precise_place place{.instruction = state.trace.find(sum, index, state.next)};
    const sim::traced_instruction &instruction = place.instruction;
    if (instruction.has_access && !instruction.access.writes)
        place.latency = sim::latency_of(models_[cpu].clocks(), instruction.access.found);
    return place;
}

/// Called where the pace of a CPU has come near the end of a period: the tally includes the
/// instructions of the block that begins. block() is called for the block afterwards.
void precise_watch::due(sim::running thread, const sim::block_facts &facts, const sim::pace &step) {
    watched_cpu &state = cpus_[thread.cpu];
    state.trace.begin(facts);
    state.ops = facts.each[sim::signal::fused_uops];
    overflow_watch::due(thread, facts, step);
    state.has_begun = wants(thread.cpu);
}

void precise_watch::between(sim::running thread, std::uint64_t next) {
    watched_cpu &state = cpus_[thread.cpu];
    if (!state.is_near) return;
    state.next = next;
    counters_.settle(thread.cpu);
    state.next = 0;
}

void precise_watch::block(sim::running thread, const sim::block_facts &facts) {
    watched_cpu &state = cpus_[thread.cpu];
    note_block(thread, facts);
    if (std::exchange(state.has_begun, false)) return;
    state.trace.begin(facts);
    state.ops = facts.each[sim::signal::fused_uops];
}

void precise_watch::access(sim::running thread, const sim::block_facts &facts,
                           sim::stream_word word, const sim::access_result &result) {
    watched_cpu &state = cpus_[thread.cpu];
    state.trace.access(facts, word, result);
    if (state.latency == 0 || word.writes()) return;
    sim::cpu_models &models = models_[thread.cpu];
    if (sim::latency_of(models.clocks(), result) > state.latency && state.trace.mark_latent())
        ++models.counted[sim::signal::latent_loads];
}

void precise_watch::branch(sim::running thread, const sim::block_facts &, bool is_taken,
                           std::uint64_t, bool is_wrong) {
    cpus_[thread.cpu].trace.branch(is_taken, is_wrong);
}

} // namespace msrpp::machine
