// Helper functions that the tests of simulated machines share: programs executed on a backend,
// random counts of signals, and sums computed term by term.
#pragma once

#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>
#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <random>

namespace machines {

namespace sim = msr::sim;
using kind = sim::signal; // `signal` would be ambiguous with the function ::signal
using sim::tally;

template <typename Machine>
std::uint64_t value_at(Machine &target, std::uint32_t address, unsigned cpu = 0) {
    std::uint64_t value = 0xdead'beef;
    const msr::failure problem = target.read(cpu, address, value);
    CHECK_MESSAGE(!problem, "rdmsr " << address);
    return value;
}
template <typename Machine>
void put(Machine &target, std::uint32_t address, std::uint64_t value, unsigned cpu = 0) {
    const msr::failure problem = target.write(cpu, address, value);
    CHECK_MESSAGE(!problem, "wrmsr " << address << " " << value);
}
template <typename Machine>
bool is_refused(Machine &target, std::uint32_t address, std::uint64_t value) {
    return target.write(0, address, value).kind == msr::error_code::refused;
}

template <typename Machine>
bool cannot_read(Machine &target, std::uint32_t address) {
    std::uint64_t value = 0;
    return target.read(0, address, value).kind == msr::error_code::refused;
}

/// Writes a phase of a program to a machine, as sessions do.
template <typename Machine>
void carry_out(Machine &target, msr::sequence<msr::write> phase) {
    for (const msr::write &write : phase) {
        const std::uint64_t saved =
            write.keep == 0 ? 0 : value_at(target, write.address) & write.keep;
        put(target, write.address, write.value | saved);
    }
}

/// Returns a tally (counts of signals) of random numbers, in which no signal is less than the
/// signals that are parts of it.
inline tally random_tally(std::mt19937 &source) {
    tally tally;
    for (std::uint64_t &number : tally.of)
        number = source() % 100'000;
    tally[kind::conditional_branches] += tally[kind::taken_conditional];
    tally[kind::calls] += tally[kind::indirect_calls];
    tally[kind::mispredicted_taken] +=
        tally[kind::mispredicted_returns] + tally[kind::mispredicted_indirect];
    tally[kind::mispredicted_branches] +=
        tally[kind::mispredicted_conditional] + tally[kind::mispredicted_taken];
    tally[kind::taken_branches] += tally[kind::mispredicted_taken];
    tally[kind::conditional_branches] += tally[kind::mispredicted_branches];
    tally[kind::branches] += tally[kind::conditional_branches] + tally[kind::taken_branches] +
                             tally[kind::calls] + tally[kind::returns] +
                             tally[kind::indirect_jumps];
    tally[kind::l3_misses] += tally[kind::l3_code_misses];
    tally[kind::l1i_fetches] += tally[kind::l1i_misses];
    tally[kind::l1d_load_misses] += tally[kind::mid_load_hits];
    return tally;
}

/// Returns what an event counts of a tally (counts of signals), by the event's row in a table.
inline std::uint64_t amount(const sim::event_meaning &row, const tally &tally) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < row.sum.count; ++i)
        sum += row.sum.terms[i].times *
               static_cast<std::int64_t>(tally.of[static_cast<std::size_t>(row.sum.terms[i].of)]);
    REQUIRE(sum >= 0);
    return static_cast<std::uint64_t>(sum);
}

/// Returns the row of a table with a name.
template <std::size_t Count>
const sim::event_meaning *row_named(const sim::event_meaning (&table)[Count], const char *name,
                                    unsigned code) {
    for (const sim::event_meaning &row : table)
        if (std::strcmp(row.name, name) == 0 && (row.code < 0 || row.code == int(code)))
            return &row;
    return nullptr;
}

} // namespace machines
