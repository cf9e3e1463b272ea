// Parts that the tests of simulated machines share: programs carried out on a backend, random
// tallies, and sums computed term by term.
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
using kind = sim::signal; // there is a function ::signal
using sim::tally;

template <typename Machine>
std::uint64_t value_at(Machine &on, std::uint32_t address, unsigned cpu = 0) {
    std::uint64_t value = 0xdead'beef;
    const msr::failure why = on.read(cpu, address, value);
    CHECK_MESSAGE(!why, "rdmsr " << address);
    return value;
}
template <typename Machine>
void put(Machine &on, std::uint32_t address, std::uint64_t value, unsigned cpu = 0) {
    const msr::failure why = on.write(cpu, address, value);
    CHECK_MESSAGE(!why, "wrmsr " << address << " " << value);
}
template <typename Machine>
bool is_refused(Machine &on, std::uint32_t address, std::uint64_t value) {
    return on.write(0, address, value).kind == msr::error_code::refused;
}

template <typename Machine>
bool cannot_read(Machine &on, std::uint32_t address) {
    std::uint64_t value = 0;
    return on.read(0, address, value).kind == msr::error_code::refused;
}

/// Writes a phase of a program, as sessions do.
template <typename Machine>
void carry_out(Machine &on, msr::sequence<msr::write> phase) {
    for (const msr::write &one : phase) {
        const std::uint64_t kept = one.keep == 0 ? 0 : value_at(on, one.address) & one.keep;
        put(on, one.address, one.value | kept);
    }
}

/// A tally of random numbers in which a whole is not less than its parts.
inline tally random_tally(std::mt19937 &from) {
    tally seen;
    for (std::uint64_t &each : seen.of)
        each = from() % 100'000;
    seen[kind::conditional_branches] += seen[kind::taken_conditional];
    seen[kind::calls] += seen[kind::indirect_calls];
    seen[kind::mispredicted_taken] +=
        seen[kind::mispredicted_returns] + seen[kind::mispredicted_indirect];
    seen[kind::mispredicted_branches] +=
        seen[kind::mispredicted_conditional] + seen[kind::mispredicted_taken];
    seen[kind::taken_branches] += seen[kind::mispredicted_taken];
    seen[kind::conditional_branches] += seen[kind::mispredicted_branches];
    seen[kind::branches] += seen[kind::conditional_branches] + seen[kind::taken_branches] +
                            seen[kind::calls] + seen[kind::returns] + seen[kind::indirect_jumps];
    seen[kind::l3_misses] += seen[kind::l3_code_misses];
    seen[kind::l1i_fetches] += seen[kind::l1i_misses];
    seen[kind::l1d_load_misses] += seen[kind::mid_load_hits];
    return seen;
}

/// The amount that a tally comes to by a row of a table.
inline std::uint64_t amount(const sim::event_meaning &row, const tally &seen) {
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < row.sum.count; ++i)
        sum += row.sum.terms[i].times *
               static_cast<std::int64_t>(seen.of[static_cast<std::size_t>(row.sum.terms[i].of)]);
    REQUIRE(sum >= 0);
    return static_cast<std::uint64_t>(sum);
}

/// The row of a table by its name.
template <std::size_t Count>
const sim::event_meaning *row_named(const sim::event_meaning (&table)[Count], const char *name,
                                    unsigned code) {
    for (const sim::event_meaning &row : table)
        if (std::strcmp(row.name, name) == 0 && (row.code < 0 || row.code == int(code)))
            return &row;
    return nullptr;
}

} // namespace machines
