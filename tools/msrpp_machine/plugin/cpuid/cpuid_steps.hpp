// Effects that instructions before a CPUID have on the general registers: enough of x86-64 to know
// the leaf that a program requests. An unknown instruction makes its registers unknown, or all
// registers. Source: Intel SDM volume 2, and its appendix A, the opcode maps.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace msrpp::machine {

/// Numbers of general registers, as instructions encode them.
namespace gpr {
inline constexpr unsigned rax = 0, rcx = 1, rdx = 2, rbx = 3, rsp = 4, rbp = 5, rsi = 6, rdi = 7;
}

/// The values of the general registers, as far as the values are known.
struct known_registers {
    std::uint64_t value[16]{};
    std::uint16_t known{}; ///< bit n: the value of general register n is known
    /// Bit n: general register n has a part of a time stamp. A program that executes CPUID with a
    /// time stamp in EAX wants no leaf, but serialises.
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
    nothing, ///< the instruction changes no general register
    unknown, ///< the instruction may change any general register
    forget,  ///< the instruction may change the registers in the mask `forgotten`
    /// RAX and RDX become a time stamp (RDTSC), and registers in the mask `forgotten` unknown
    read_time,
    move,         ///< move: destination = source
    sign_extend,  ///< sign extension: destination = source, sign-extended
    add,          ///< addition: destination += source
    subtract,     ///< subtraction: destination -= source
    bit_and,      ///< bitwise and: destination &= source
    bit_or,       ///< bitwise or: destination |= source
    bit_xor,      ///< bitwise exclusive or: destination ^= source
    multiply,     ///< multiplication: destination = source * immediate, or destination *= source
    shift_left,   ///< shift left: destination <<= immediate
    shift_right,  ///< unsigned shift right: destination >>= immediate
    shift_signed, ///< signed shift right: destination >>= immediate
    negate,       ///< negation: destination = -destination
    invert,       ///< bitwise not: destination = ~destination
    exchange,     ///< exchange: destination and source are exchanged
    address,      ///< LEA: destination = base + index * scale + displacement
    spread_sign,  ///< all bits of RDX = the sign of RAX (CDQ, CQO)
    move_stack,   ///< PUSH: RSP += immediate
    pop,          ///< POP: destination = the value read, and RSP += immediate
    leave,        ///< LEAVE: RSP = RBP + 8, RBP = the value read
};

enum class source : std::uint8_t { none, reg, immediate, memory };

/// The effect of one instruction on the general registers.
struct register_step {
    operation action = operation::unknown;
    source from_where{};
    /// Number of the register whose low `bytes` bytes change; a change of 4 bytes clears the upper
    /// half.
    std::uint8_t destination{};
    std::uint8_t begin{};   ///< number of the source register
    std::uint8_t bytes = 8; ///< size of the instruction's operation in bytes: 1, 2, 4 or 8
    std::uint8_t from_bytes = 8;
    bool to_is_high{};   ///< the destination is AH, CH, DH or BH
    bool from_is_high{}; ///< the source is the second byte of its register, such as AH
    bool has_base{};
    bool has_index{};
    std::uint8_t base{};
    std::uint8_t index{};
    /// The index register of an address is shifted left by this number of bits.
    std::uint8_t scale{};
    std::uint16_t forgotten{}; ///< bit n: register n becomes unknown by the instruction
    /// Constant operand or displacement; of RIP-relative operands the whole address.
    std::int64_t immediate{};

    bool reads_memory() const { return from_where == source::memory; }
};

/// Returns whether a byte is a prefix of instructions.
bool is_prefix(std::uint8_t byte);

/// Returns the effect (step) of the instruction at `address`, whose bytes are the whole of `code`.
register_step step_of(std::span<const std::uint8_t> code, std::uint64_t address);

/// Carries out an instruction's effect (step) on the registers. `read`: the value that the
/// instruction read from memory, null where the value is not known.
void carry_out(const register_step &step, const std::uint64_t *read, known_registers &registers);

} // namespace msrpp::machine
