// The facts that a decoder reports of a block of instructions: how often each signal occurs in an
// execution, and how the block ends. The player multiplies the signals by the number of executions.
#pragma once

#include <msr/sim/events/signal.hpp>

#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

namespace msr::sim {

/// The kind of branch that ends a block of instructions.
enum class branch_kind : std::uint8_t {
    none,          ///< the block ends without a branch; the next block follows it in memory
    conditional,   ///< the block ends with a conditional branch, taken or not
    jump,          ///< the block ends with a jump to an address in the instruction
    indirect_jump, ///< the block ends with a jump to an address in a register or in memory
    call,          ///< the block ends with a call of an address in the instruction
    indirect_call, ///< the block ends with a call of an address in a register or in memory
    ret,           ///< the block ends with a return from a call
    /// The block ends with a system call, an interrupt or a far jump, whose targets are not
    /// predicted.
    far,
};

/// Adds the signals of an execution of a branch to a tally (a count of each signal); the signal
/// that a conditional branch was taken is added later, when the outcome is known.
constexpr void count_branch(branch_kind kind, tally &tally) {
    if (kind == branch_kind::none) return;
    if (kind == branch_kind::far) {
        ++tally[signal::far_branches];
        return;
    }
    ++tally[signal::branches];
    if (kind == branch_kind::conditional) {
        ++tally[signal::conditional_branches];
        return;
    }
    ++tally[signal::taken_branches];
    tally[signal::calls] += kind == branch_kind::call || kind == branch_kind::indirect_call;
    tally[signal::indirect_calls] += kind == branch_kind::indirect_call;
    tally[signal::indirect_jumps] += kind == branch_kind::indirect_jump;
    tally[signal::returns] += kind == branch_kind::ret;
}

/// The facts of an instruction in a block.
struct instruction_facts {
    std::uint16_t offset{}; ///< distance from the block's address to the instruction, in bytes
    std::uint8_t bytes{};   ///< length of the instruction in bytes
    std::uint8_t uops{};    ///< micro-ops of the instruction, as `signal::uops` counts them
    std::uint8_t ops{}; ///< fused micro-ops of the instruction, as `signal::fused_uops` counts them
    bool reads{};       ///< whether the instruction reads memory
    bool writes{};      ///< whether the instruction writes memory
    bool locked{};      ///< whether the instruction has a LOCK prefix or locks by itself
    bool prefetches{};  ///< whether the instruction is a software prefetch, which is no access

    friend constexpr bool operator==(const instruction_facts &,
                                     const instruction_facts &) = default;
};

/// The facts of a block: instructions that execute one after another, of which only the last may
/// branch.
struct block_facts {
    std::uint64_t address{}; ///< linear address of the block's first instruction
    unsigned bytes{};        ///< length of all instructions of the block together, in bytes
    /// Signals that each execution of the block adds, whatever caches, TLBs and predictors answer.
    tally each{};
    branch_kind last_branch{};      ///< kind of branch at the end of the block
    std::uint64_t branch_address{}; ///< address of the block's last instruction
    std::uint64_t target{}; ///< address that a direct branch at the end of the block goes to
    /// Whether the last instruction is a REP string instruction, which emulators enter again for
    /// each iteration.
    bool repeats{};
    /// Number of memory accesses of an iteration of the string instruction.
    unsigned accesses_of_iteration{1};
    tally each_iteration{}; ///< signals that each iteration of the string instruction adds
    /// The facts of the block's instructions, in the order of their addresses.
    std::vector<instruction_facts> instructions{};

    /// Returns the address behind the block.
    constexpr std::uint64_t end() const { return address + bytes; }
};

/// A type that makes facts of a block from its address, its bytes and its number of instructions.
template <typename Decoder>
concept block_decoder = requires(Decoder &decoder, std::uint64_t address,
                                 std::span<const std::uint8_t> code, unsigned instructions) {
    { decoder.decode(address, code, instructions) } -> std::same_as<block_facts>;
};

} // namespace msr::sim
