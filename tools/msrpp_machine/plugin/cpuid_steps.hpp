// Effects of the instructions before a CPUID on the general registers: enough of x86-64 to know the
// leaf that a program asks for. An unknown instruction makes its registers unknown, or all.
// Source: Intel SDM volume 2, and its appendix A, the opcode maps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace msrpp::machine {

/// Numbers of registers, as instructions encode them.
namespace gpr {
inline constexpr unsigned rax = 0, rcx = 1, rdx = 2, rbx = 3, rsp = 4, rbp = 5, rsi = 6, rdi = 7;
}

/// The general registers, as far as they are known.
struct known_registers {
    std::uint64_t value[16]{};
    std::uint16_t known{}; ///< bit n: value[n] is right
    /// Bit n: value[n] is part of a time stamp, which nobody asks CPUID for: it only serialises.
    std::uint16_t of_time{};

    bool knows(unsigned number) const { return (known >> number & 1) != 0; }
    bool is_of_time(unsigned number) const { return (of_time >> number & 1) != 0; }
    void set(unsigned number, std::uint64_t destination) {
        value[number] = destination;
        known = static_cast<std::uint16_t>(known | 1u << number);
        of_time = static_cast<std::uint16_t>(of_time & ~(1u << number));
    }
    void forget(unsigned number) { forget_all(static_cast<std::uint16_t>(1u << number)); }
    void forget_all(std::uint16_t numbers) {
        known = static_cast<std::uint16_t>(known & ~numbers);
        of_time = static_cast<std::uint16_t>(of_time & ~numbers);
    }
};

enum class operation : std::uint8_t {
    nothing,      ///< no general register changes
    unknown,      ///< every register may have changed
    forget,       ///< those of `forgotten` may have changed
    read_time,    ///< RAX and RDX are a time stamp, and those of `forgotten` have changed
    move,         ///< to = from
    sign_extend,  ///< to = from, whose sign fills the rest
    add,          ///< to += from
    subtract,     ///< to -= from
    bit_and,      ///< …
    bit_or,       ///<
    bit_xor,      ///<
    multiply,     ///< to = from * immediate, or to *= from
    shift_left,   ///< to <<= immediate
    shift_right,  ///<
    shift_signed, ///<
    negate,       ///<
    invert,       ///<
    exchange,     ///< to and from
    address,      ///< to = base + index * scale + displacement
    spread_sign,  ///< RDX = the sign of RAX, in all bits
    move_stack,   ///< RSP += immediate: PUSH
    pop,          ///< to = what was read, and RSP += immediate
    leave,        ///< RSP = RBP + 8, RBP = what was read
};

enum class source : std::uint8_t { none, reg, immediate, memory };

/// The effect of one instruction.
struct register_step {
    operation action = operation::unknown;
    source from_where{};
    std::uint8_t destination{}; ///< a register: its low `bytes` bytes change, or for 4 bytes all
    std::uint8_t begin{};       ///< a register
    std::uint8_t bytes = 8;     ///< 1, 2, 4 or 8
    std::uint8_t from_bytes = 8;
    bool to_is_high{};   ///< AH, CH, DH or BH
    bool from_is_high{}; ///< `begin` is the second byte of its register, such as AH
    bool has_base{};
    bool has_index{};
    std::uint8_t base{};
    std::uint8_t index{};
    std::uint8_t scale{};      ///< index << scale
    std::uint16_t forgotten{}; ///< bit n: register n
    std::int64_t immediate{};  ///< or displacement; of RIP the address is in it

    bool reads_memory() const { return from_where == source::memory; }
};

/// Whether a byte is a prefix of instructions.
bool is_prefix(std::uint8_t byte);

/// The step of the instruction at `address`, whose bytes are all of `code`.
register_step step_of(std::span<const std::uint8_t> code, std::uint64_t address);

/// Carries a step out. `read`: what it read from memory, null where that is not known.
void carry_out(const register_step &step, const std::uint64_t *read, known_registers &registers);

} // namespace msrpp::machine
