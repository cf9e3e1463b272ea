// Finds the register values that a program of register writes has written by the time that its
// counters count.
#pragma once

#include <msr/backend/perf/refusal.hpp>
#include <msr/backend/perf/registers.hpp>
#include <msr/core/program.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::perf_detail {

/// The values that a program of register writes has given to registers once the program is started.
class written_registers {
public:
    constexpr explicit written_registers(const program_view &program_view)
        : program{program_view} {}

    /// Calls `visit(write)` for every register write of the set-up and of the start, in their
    /// order.
    template <typename Each>
    constexpr void for_each(Each visit) const {
        for (const write &item : program.set_up)
            visit(item);
        for (const write &write : program.start)
            visit(write);
    }

    /// Returns the last write of a register; null: the program does not write the register.
    constexpr const write *last(std::uint32_t address) const {
        for (std::size_t i = program.start.size(); i > 0; --i)
            if (program.start[i - 1].address == address) return &program.start[i - 1];
        for (std::size_t i = program.set_up.size(); i > 0; --i)
            if (program.set_up[i - 1].address == address) return &program.set_up[i - 1];
        return nullptr;
    }

    /// Returns whether the program is for a Pentium 4: only programs for a Pentium 4 write CCCRs.
    constexpr bool is_netburst() const {
        for (std::uint32_t i = 0; i < netburst_counters; ++i)
            if (last(first_cccr + i) != nullptr) return true;
        return false;
    }

    constexpr bool reads(std::uint32_t counter) const {
        for (const readout &readout : program.readouts)
            if (readout.address == counter) return true;
        return false;
    }

    program_view program;
};

constexpr std::uint64_t bits(unsigned low, unsigned width) {
    return (~std::uint64_t{0} >> (64 - width)) << low;
}

} // namespace msr::perf_detail
