// Registers that other sessions or programs use, bit by bit, and the check whether a program would
// touch the bits.
#pragma once

#include <msr/core/program.hpp>
#include <msr/core/sequence.hpp>

#include <cstdint>

namespace msr {

/// A register of which another user, such as a session of this process, uses bits.
struct held_register {
    std::uint32_t address{}; ///< number of the held register, as WRMSR takes it
    /// The bits of the register that another user has; programs may use the other bits of the
    /// register.
    std::uint64_t bits{};

    friend constexpr bool operator==(const held_register &, const held_register &) = default;
};

/// Returns the bits that a program uses of a register that it touches: all bits except those that
/// the program leaves to others (`shared`).
constexpr held_register held_bits_of(const touched_register &touched) {
    return {touched.address, ~touched.shared};
}

/// Returns the first register of a program of which the program would touch bits that another user
/// uses; null: there is none.
/// `program`: the program whose `registers` are compared with `holders`
/// `holders`: the registers of other users, with the bits that are used
constexpr const touched_register *conflicting_register(const program_view &program,
                                                       sequence<held_register> holders) {
    for (const touched_register &touched : program.registers)
        for (const held_register &holder : holders)
            if (holder.address == touched.address &&
                (holder.bits & held_bits_of(touched).bits) != 0)
                return &touched;
    return nullptr;
}

} // namespace msr
