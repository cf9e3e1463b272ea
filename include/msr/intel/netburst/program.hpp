// The program of a plan: the order in which NetBurst registers are written and read.
#pragma once

#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/start_state.hpp>
#include <msr/program.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::netburst {

/// Writes of a choice: CCCR stopped, ESCR, counter twice, CCCR started, CCCR stopped again.
inline constexpr std::size_t writes_per_choice = 6;

namespace detail {

inline constexpr std::uint64_t enable_bit = decltype(cccr::enable)::mask;
inline constexpr std::uint64_t cascade_bit = decltype(cccr::cascade)::mask;
inline constexpr std::uint64_t extended_cascade_bit =
    decltype(extended_cccr::extended_cascade)::mask;
inline constexpr std::uint64_t overflow_bit = decltype(cccr::ovf)::mask;
inline constexpr std::uint64_t select_bits = decltype(cccr::escr_select)::mask;
inline constexpr std::uint64_t all_bits = ~std::uint64_t{0};

/// Puts a program together, phase by phase. A write of a CCCR with OVF clear loses the flag (SDM
/// 18.15.5), which may be somebody else's from before, so every phase keeps it as it is.
template <typename Program>
struct program_writer {
    Program &into;
    sequence<request> wanted;
    const seat *seats;
    start_state states[counter_count]{};

    constexpr bool escr_written_before(std::size_t choice) const {
        for (std::size_t i = 0; i < choice; ++i)
            if (seats[i].escr == seats[choice].escr) return true;
        return false;
    }
    constexpr void add(std::size_t &count, write next) {
        into.writes[into.set_up_count + into.start_count + into.stop_count] = next;
        ++count;
    }

    /// Every counter stopped before its ESCR changes; each preset written twice, as the first write
    /// may leave a wrong value (erratum N15; seen in Linux and OProfile).
    constexpr void set_up() {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            add(into.set_up_count, {row_of(seats[i].counter).cccr_address,
                                    states[i].cccr & ~enable_bit, overflow_bit});
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (!escr_written_before(i))
                add(into.set_up_count, {row_of(seats[i].escr).address, states[i].escr});
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const write preset{row_of(seats[i].counter).address, states[i].counter};
            add(into.set_up_count, preset);
            add(into.set_up_count, preset);
        }
    }
    constexpr void start() {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            add(into.start_count,
                {row_of(seats[i].counter).cccr_address, states[i].cccr, overflow_bit});
    }
    constexpr void stop() {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            add(into.stop_count, {row_of(seats[i].counter).cccr_address,
                                  states[i].cccr & ~enable_bit, overflow_bit});
    }
    constexpr void readouts() {
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const counter_row &counter = row_of(seats[i].counter);
            into.readouts[into.readout_count++] = {counter.address, counter_width, counter.name};
        }
    }
    /// Put back in this order, CCCRs last: a counter that was stopped stays so all the while.
    constexpr void registers() {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (const escr_row &escr = row_of(seats[i].escr); !escr_written_before(i))
                into.registers[into.register_count++] = {escr.address, all_bits, escr.name};
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const counter_row &row = row_of(seats[i].counter);
            into.registers[into.register_count++] = {row.address, low_bits(counter_width),
                                                     row.name};
        }
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const counter_row &row = row_of(seats[i].counter);
            into.registers[into.register_count++] = {row.cccr_address, all_bits & ~overflow_bit,
                                                     row.cccr_name};
        }
    }
    constexpr bool is_ours(unsigned counter) const {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (static_cast<unsigned>(seats[i].counter) == counter) return true;
        return false;
    }
    /// Our counters must be idle, neither running nor waiting for a cascade; and no other such
    /// counter may listen to an ESCR that we change.
    constexpr void claims() {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            claim_unless_idle(row_of(seats[i].counter), 0, 0, row_of(seats[i].counter).name);
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const escr_row &escr = row_of(seats[i].escr);
            if (escr_written_before(i)) continue;
            const std::uint64_t selected = static_cast<std::uint64_t>(escr.select)
                                           << decltype(cccr::escr_select)::low;
            for (unsigned other = 0; other < counter_count; ++other)
                if ((escr.counters >> other & 1) != 0 && !is_ours(other))
                    claim_unless_idle(counters[other], select_bits, selected, escr.name);
        }
    }
    constexpr void claim_unless_idle(const counter_row &counter, std::uint64_t mask,
                                     std::uint64_t value, const char *owned) {
        constexpr std::uint64_t any[] = {enable_bit, cascade_bit, extended_cascade_bit};
        const unsigned kinds = counter.extended_cascade_name == nullptr ? 2 : 3;
        for (const std::uint64_t busy : sequence<std::uint64_t>{any, kinds})
            into.claims[into.claim_count++] = {counter.cccr_address, mask | busy, value | busy,
                                               counter.cccr_name, owned};
    }
};

} // namespace detail

/// The program of requests that have seats. `Most` is at least their number.
template <std::size_t Most>
constexpr auto program_of(sequence<request> wanted, const seat *seats, const target &on) {
    program<Most * writes_per_choice, Most> result{};
    detail::program_writer<decltype(result)> writer{result, wanted, seats};
    for (std::size_t i = 0; i < wanted.size(); ++i)
        writer.states[i] = start_state_of(wanted[i], seats[i], on);
    writer.set_up();
    writer.start();
    writer.stop();
    writer.readouts();
    writer.registers();
    writer.claims();
    return result;
}

} // namespace msr::netburst
