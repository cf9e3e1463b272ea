// The builder of the programs (lists of register writes and reads) of all PMUs: adds writes to
// phases, counters to read, registers to restore, and claims (conditions to check first).
#pragma once

#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// The phases of a program.
enum class phase : std::uint8_t {
    /// The writes when a session opens, which select what is counted while the counters stand
    /// still.
    set_up,
    start, ///< the writes that let the counters count
    stop,  ///< the writes after which the counters stand still
};

/// The numbers of a program's parts for which a `program_builder` has room.
struct program_sizes {
    /// Each member is the greatest number of parts with its name that a program can have.
    std::size_t writes{};
    std::size_t readouts{};
    std::size_t registers{};
    std::size_t claims{};
};

/// Makes a program of parts that are added in any order. Sizes that are too small are a mistake of
/// the PMU: constants do not compile, and at run time the process ends before anything is cut off.
template <program_sizes Sizes>
class program_builder {
public:
    /// The type of the program that the builder makes, with room for all parts.
    using program_type = program<Sizes.writes, Sizes.readouts, Sizes.registers, Sizes.claims>;

    /// Adds a write at the end of a phase. `owner`: position of a choice in the plan, or
    /// `every_choice`.
    constexpr void add_write(phase step, std::size_t owner, write next) {
        std::size_t place = result.set_up_count;
        if (step != phase::set_up) place += result.start_count;
        if (step == phase::stop) place += result.stop_count;
        std::size_t end = result.set_up_count + result.start_count + result.stop_count;
        added(result.writes, end);
        for (std::size_t later = end - 1; later > place; --later)
            result.writes[later] = result.writes[later - 1];
        next.owner = owner;
        result.writes[place] = next;
        ++count_of(step);
    }
    /// Adds the counter of the choice at position `owner`. A sampled counter makes the program one
    /// whose counters overflow on purpose.
    constexpr void add_readout(std::size_t owner, readout next) {
        next.owner = owner;
        result.overflows = result.overflows || next.is_sampled;
        added(result.readouts, result.readout_count) = next;
    }
    /// Marks the program as one whose counters request interrupts once they are started.
    constexpr void ask_for_interrupts() { result.interrupts = true; }

    /// Adds a register to restore, behind the registers added before; a register that was added
    /// before keeps its position.
    constexpr void touch(const touched_register &touched_register) {
        for (std::size_t i = 0; i < result.register_count; ++i)
            if (result.registers[i].address == touched_register.address) return;
        added(result.registers, result.register_count) = touched_register;
    }
    /// Adds a claim: a condition that a session checks before the first write.
    constexpr void add_claim(const claim &condition) {
        added(result.claims, result.claim_count) = condition;
    }
    /// Leaves to other users the bits that the writes added so far keep, in the registers added so
    /// far: see `msr::share_unwritten_bits`.
    constexpr void share_unwritten_bits() { msr::share_unwritten_bits(result); }

    /// Returns the program of the parts that were added.
    constexpr program_type finished() const { return result; }

private:
    template <typename T, std::size_t Most>
    static constexpr T &added(T (&list)[Most], std::size_t &count) {
        if (count == Most) __builtin_trap();
        return list[count++];
    }
    constexpr std::size_t &count_of(phase step) {
        if (step == phase::set_up) return result.set_up_count;
        return step == phase::start ? result.start_count : result.stop_count;
    }

    program_type result{};
};

/// Returns the program that `writer` makes, an object of a PMU with a `program_builder` named
/// `into` and a function for each part of a program.
template <typename Writer>
constexpr auto program_by(Writer &&writer) {
    writer.set_up();
    writer.start();
    writer.stop();
    writer.readouts();
    writer.registers();
    writer.claims();
    return writer.into.finished();
}

} // namespace msr
