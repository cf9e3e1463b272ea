// Facts of a block of instructions from a decoder: how often each signal is seen in an execution,
// and how the block ends. The player multiplies them by the executions.
#pragma once

#include <msr/sim/events/signal.hpp>

#include <concepts>
#include <cstdint>
#include <span>
#include <vector>

namespace msr::sim {

/// The end of a block.
enum class branch_kind : std::uint8_t {
    none,          ///< the next block follows it in memory
    conditional,   ///< a conditional branch, taken or not
    jump,          ///< a jump to an address in the instruction
    indirect_jump, ///< a jump to an address in a register or in memory
    call,          ///< a call of an address in the instruction
    indirect_call, ///< a call of an address in a register or in memory
    ret,           ///< a return
    far,           ///< a system call, an interrupt, a far jump: not predicted
};

/// Adds the signals of an execution of a branch. Whether a conditional one was taken is known
/// later.
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

/// One instruction of a block.
struct instruction_facts {
    std::uint16_t offset{}; ///< from the block's address
    std::uint8_t bytes{};   ///< bytes of the instruction
    std::uint8_t uops{};    ///< micro-ops, in the sense of `signal::uops`
    std::uint8_t ops{};     ///< micro-ops, in the sense of `signal::fused_uops`
    bool reads{};           ///< memory
    bool writes{};          ///< memory
    bool locked{};          ///< whether the instruction has a LOCK prefix or locks by itself
    bool prefetches{};      ///< a software prefetch, which is no access

    friend constexpr bool operator==(const instruction_facts &,
                                     const instruction_facts &) = default;
};

/// A block: a straight line of instructions.
struct block_facts {
    std::uint64_t address{};        ///< linear address of the first instruction
    unsigned bytes{};               ///< bytes of all its instructions
    tally each{};                   ///< signals of each execution that need no model
    branch_kind last_branch{};      ///< the kind of branch at its end
    std::uint64_t branch_address{}; ///< of the last instruction
    std::uint64_t target{};         ///< of a direct branch
    /// The last instruction is a string instruction with REP. Emulators enter it again for each
    /// iteration.
    bool repeats{};
    unsigned accesses_of_iteration{1};             ///< memory accesses of one iteration of the
                                                   ///< block
    tally each_iteration{};                        ///< what an iteration adds
    std::vector<instruction_facts> instructions{}; ///< the instructions, in the order of their
                                                   ///< addresses

    /// The address behind the block.
    constexpr std::uint64_t end() const { return address + bytes; }
};

/// A decoder: makes facts of a block's address, its bytes, and how many instructions it has.
template <typename Decoder>
concept block_decoder = requires(Decoder &decoder, std::uint64_t address,
                                 std::span<const std::uint8_t> code, unsigned instructions) {
    { decoder.decode(address, code, instructions) } -> std::same_as<block_facts>;
};

} // namespace msr::sim
