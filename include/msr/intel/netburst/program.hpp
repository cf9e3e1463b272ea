// The program of a plan: the order in which NetBurst registers are written and read.
#pragma once

#include <msr/core/program.hpp>
#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/registers.hpp>
#include <msr/intel/netburst/sampling_registers.hpp>
#include <msr/intel/netburst/start_state.hpp>
#include <msr/pmu/program_builder.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::netburst {

namespace detail {

/// Returns the most writes, registers and claims (conditions to check) that a program of `parts`
/// parts (counting or tagging events) has. A part writes its CCCR stopped, its ESCR, its counter
/// twice, its CCCR started and stopped again; a plan with replay metrics or precise sampling writes
/// IA32_PEBS_ENABLE and MSR_PEBS_MATRIX_VERT. Claims: 8 for the counters that listen to an ESCR, of
/// which two of three can wait for an extended cascade; 3 for the counters that an overflow starts;
/// 3 bits of IA32_PEBS_ENABLE.
constexpr program_sizes sizes_for(std::size_t parts) {
    return {.writes = 6 * parts + 2,
            .readouts = parts,
            .registers = 3 * parts + 2,
            .claims = (8 + 3) * parts + 3};
}

inline constexpr std::uint64_t enable_bit = decltype(cccr::enable)::mask;
inline constexpr std::uint64_t cascade_bit = decltype(cccr::cascade)::mask;
inline constexpr std::uint64_t extended_cascade_bit =
    decltype(extended_cccr::extended_cascade)::mask;
inline constexpr std::uint64_t overflow_bit = decltype(cccr::ovf)::mask;
inline constexpr std::uint64_t interrupt_bits =
    decltype(cccr::ovf_pmi_t0)::mask | decltype(cccr::ovf_pmi_t1)::mask;
inline constexpr std::uint64_t runs_bits = enable_bit | cascade_bit | extended_cascade_bit;
inline constexpr std::uint64_t select_bits = decltype(cccr::escr_select)::mask;
inline constexpr std::uint64_t all_bits = ~std::uint64_t{0};
/// The most that a counter without compare adds in a clock: 15 occurrences (SDM 18.15.3); a counter
/// with compare adds at most 1. The limit also holds for clocks of the time stamp counter, which
/// goes no slower than the core.
inline constexpr unsigned most_told_per_clock = 15;

/// A writer of programs (lists of register writes), phase by phase. A write of a CCCR with the flag
/// OVF clear loses the flag (SDM 18.15.5), which may stem from another user, so every phase keeps
/// the flag as it is. Still the flag is restored as it was found, since the counters of the program
/// set it. A session clears the flag where it could be taken for an overflow of the count: see
/// `overflow_flag`.
template <std::size_t Most>
struct program_writer {
    const expansion &needed;
    const assignment *assigned;
    sequence<request> wanted{needed.all()};
    start_state states[counter_count]{};
    program_builder<sizes_for(Most)> into{};

    constexpr bool escr_written_before(std::size_t part) const {
        for (std::size_t i = 0; i < part; ++i)
            if (assigned[i].escr == assigned[part].escr) return true;
        return false;
    }
    /// Returns the position of the choice to which a part (counting or tagging event) of the
    /// program belongs.
    constexpr std::size_t owner(std::size_t part) const { return needed.owners[part]; }
    /// Returns the position of the first choice that is counted by replay tagging or sampled
    /// precisely.
    constexpr std::size_t pebs_owner() const {
        std::size_t part = 0;
        while (wanted[part].how.replay == 0 && !wanted[part].how.precise)
            ++part;
        return owner(part);
    }

    /// Returns the bits that the CCCR of a part (counting or tagging event) of a request keeps when
    /// the CCCR is set up or started: its OVF, unless OVF would set off an interrupt or a cascade.
    constexpr std::uint64_t kept_by(std::size_t part) const {
        return wanted[part].overflows() || wanted[part].is_cascaded() ? 0 : overflow_bit;
    }
    constexpr void start_one(std::size_t part) {
        into.add_write(
            phase::start, owner(part),
            {row_of(assigned[part].counter).cccr_address, states[part].cccr, kept_by(part)});
    }
    /// Adds the write that stops the counter of a part (counting or tagging event) of a request.
    /// OVF stays, so that a session can read OVF; the interrupt request does not stay, which the
    /// processor repeats until OVF is clear.
    constexpr void stop_one(std::size_t part) {
        into.add_write(phase::stop, owner(part),
                       {row_of(assigned[part].counter).cccr_address,
                        states[part].cccr & ~(runs_bits | interrupt_bits), overflow_bit});
    }

    /// Adds the writes of the set-up: every counter stops before its ESCR changes; each preset is
    /// written twice, as the first write may leave a wrong value (erratum N15; seen in Linux and
    /// OProfile).
    constexpr void set_up() {
        const auto add = [this](std::size_t value, const write &next) {
            into.add_write(phase::set_up, value, next);
        };
        for (std::size_t i = 0; i < wanted.size(); ++i)
            add(owner(i), {row_of(assigned[i].counter).cccr_address,
                           states[i].cccr & ~(runs_bits | interrupt_bits), kept_by(i)});
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (!escr_written_before(i))
                add(owner(i), {row_of(assigned[i].escr).address, states[i].escr});
        if (needed.pebs_enable != 0) {
            add(pebs_owner(), {pebs_matrix_vert::address, needed.matrix_vert});
            add(pebs_owner(), {pebs_enable::address, needed.pebs_enable});
        }
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const write preset{row_of(assigned[i].counter).address, states[i].counter};
            add(owner(i), preset);
            add(owner(i), preset);
        }
    }
    /// Adds the writes of the start: parts that tag before parts that count the tags, and counters
    /// that wait for a cascade before the counters that start the cascade.
    constexpr void start() {
        for (std::size_t i = needed.counting; i < wanted.size(); ++i)
            start_one(i);
        for (std::size_t i = 0; i < needed.counting; ++i)
            if (wanted[i].is_cascaded()) start_one(i);
        for (std::size_t i = 0; i < needed.counting; ++i)
            if (!wanted[i].is_cascaded()) start_one(i);
    }
    /// Adds the writes of the stop: counters that start a cascade before the counters that it
    /// starts.
    constexpr void stop() {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (!wanted[i].is_cascaded()) stop_one(i);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (wanted[i].is_cascaded()) stop_one(i);
    }
    constexpr void readouts() {
        for (std::size_t i = 0; i < needed.counting; ++i) {
            const counter_row &counter = row_of(assigned[i].counter);
            into.add_readout(owner(i),
                             {.address = counter.address,
                              .width = counter_width,
                              .name = counter.name,
                              .flag = {counter.cccr_address, overflow_bit, counter.cccr_name},
                              .most_per_clock = wanted[i].how.compare ? 1 : most_told_per_clock,
                              .is_sampled = wanted[i].overflows()});
            if (wanted[i].interrupts()) into.ask_for_interrupts();
        }
    }
    /// Lists the registers in the order in which they are restored, CCCRs last, so that a counter
    /// that was stopped does not run between two writes.
    constexpr void registers() {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            into.touch({row_of(assigned[i].escr).address, all_bits, row_of(assigned[i].escr).name});
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const counter_row &row = row_of(assigned[i].counter);
            into.touch({row.address, low_bits(counter_width), row.name, true});
        }
        if (needed.pebs_enable != 0) {
            into.touch({pebs_matrix_vert::address, all_bits, "pebs_matrix_vert"});
            into.touch({pebs_enable::address, all_bits, "ia32_pebs_enable"});
        }
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const counter_row &row = row_of(assigned[i].counter);
            into.touch({row.cccr_address, all_bits & ~overflow_bit, row.cccr_name});
        }
    }
    constexpr bool is_ours(unsigned counter) const {
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (static_cast<unsigned>(assigned[i].counter) == counter) return true;
        return false;
    }
    /// Adds the claims (conditions to check before the first write): the counters of the program
    /// must be idle, neither running nor waiting for a cascade; and no other counter that runs or
    /// waits for a cascade may listen to an ESCR that the program changes.
    constexpr void claims() {
        if (needed.pebs_enable != 0)
            for (unsigned bit = decltype(pebs_enable::uop_tag)::low;
                 bit <= decltype(pebs_enable::enable_pebs_oth_thr)::low; ++bit) {
                const std::uint64_t used = std::uint64_t{1} << bit;
                into.add_claim({pebs_enable::address, used, used, "ia32_pebs_enable",
                                "replay tagging or precise sampling"});
            }
        for (std::size_t i = 0; i < wanted.size(); ++i)
            claim_unless_idle(row_of(assigned[i].counter), 0, 0, row_of(assigned[i].counter).name);
        for (std::size_t i = 0; i < wanted.size(); ++i)
            if (wanted[i].overflows()) claim_what_is_started_by(assigned[i].counter);
        for (std::size_t i = 0; i < wanted.size(); ++i) {
            const escr_row &escr = row_of(assigned[i].escr);
            if (escr_written_before(i)) continue;
            const std::uint64_t selected = static_cast<std::uint64_t>(escr.select)
                                           << decltype(cccr::escr_select)::low;
            for (unsigned other = 0; other < counter_count; ++other)
                if ((escr.counters >> other & 1) != 0 && !is_ours(other))
                    claim_unless_idle(counters[other], select_bits, selected, escr.name);
        }
    }
    /// Adds the claims (conditions to check) that no counter outside of the program waits for a
    /// cascade which an overflow of `source` starts.
    constexpr void claim_what_is_started_by(counter_number source) {
        for (unsigned other = 0; other < counter_count; ++other) {
            const cascade_kind kind = cascade_between(source, static_cast<counter_number>(other));
            if (kind == cascade_kind::none || is_ours(other)) continue;
            const std::uint64_t armed =
                kind == cascade_kind::regular ? cascade_bit : extended_cascade_bit;
            into.add_claim({counters[other].cccr_address, armed, armed, counters[other].cccr_name,
                            counters[other].name});
        }
    }
    constexpr void claim_unless_idle(const counter_row &counter, std::uint64_t mask,
                                     std::uint64_t value, const char *resource) {
        constexpr std::uint64_t number[] = {enable_bit, cascade_bit, extended_cascade_bit};
        const unsigned kinds = counter.extended_cascade_name == nullptr ? 2 : 3;
        for (const std::uint64_t busy : sequence<std::uint64_t>{number, kinds})
            into.add_claim(
                {counter.cccr_address, mask | busy, value | busy, counter.cccr_name, resource});
    }
};

} // namespace detail

/// The type of a program for at most `Most` parts (counting or tagging events) of choices.
template <std::size_t Most>
using program_for = typename program_builder<detail::sizes_for(Most)>::program_type;

/// Returns the program of parts (counting or tagging events) of requests with their assignments.
/// `Most`: at least the number of parts
/// `assigned`: by part its ESCR and counter
template <std::size_t Most>
constexpr program_for<Most> program_of(const expansion &needed, const assignment *assigned,
                                       const target &target) {
    detail::program_writer<Most> writer{needed, assigned};
    for (std::size_t i = 0; i < needed.count; ++i)
        writer.states[i] = start_state_of(needed.parts[i], assigned[i], target);
    return program_by(writer);
}

} // namespace msr::netburst
