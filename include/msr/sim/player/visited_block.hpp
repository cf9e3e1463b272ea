// A block of instructions in a player's memory for a CPU, with that CPU's executions of it, in one
// line of the host's caches: msr/sim/player/player.hpp counts executions, and adds signals up
// later.
#pragma once

#include <msr/sim/models/timing.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <cstdint>

namespace msr::sim {

/// Facts of a block that each of its executions needs.
struct played_block {
    std::uint64_t address{};
    std::uint64_t target{};
    std::uint16_t bytes{};
    std::uint16_t branch_offset{};
    std::uint16_t last_instruction{};
    branch_kind kind{};
    bool defined : 1 {};
    bool repeats : 1 {};
    bool touched : 1 {};         ///< the list of touched blocks has the block
    std::uint8_t fetches : 2 {}; ///< of a visited block: bit n: next[n] begins in another line
    std::uint32_t ops{};
    std::uint32_t ticks{};

    std::uint64_t end() const { return address + bytes; }
    std::uint64_t branch_address() const { return address + branch_offset; }

    /// Windows of code in which it lies.
    std::uint64_t windows() const {
        return (address % pace::window + bytes + pace::window - 1) / pace::window;
    }
    /// Returns the step that an execution adds to the pace of a CPU.
    pace step() const { return {.ticks = ticks, .ops = ops, .fetches = windows()}; }
};

/// A block and what a CPU did of it.
struct alignas(64) visited_block : played_block {
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::uint64_t executions{};
    std::uint64_t taken{};
    std::uint64_t iterations{};
    /// The blocks that were executed behind it: [0] that which follows it in memory, [1] the last
    /// of others.
    std::uint32_t next[2]{none, none};

    /// Remembers that `then`, whose number is given, was executed behind this block. Lines of code
    /// have `line_bytes`.
    void remember_next(const played_block &then, std::uint32_t number, std::uint64_t line_bytes) {
        const bool goes_on = then.address == end();
        if (repeats || then.repeats || bytes == 0 || then.bytes == 0) return;
        if (kind == branch_kind::conditional ? !goes_on && then.address != target
                                             : goes_on != (kind == branch_kind::none))
            return; // the thread was interrupted, or the branch is of an unknown kind
        const unsigned index = goes_on ? 0 : 1;
        const std::uint64_t differ =
            ((end() - 1) ^ then.address) | (then.address ^ (then.end() - 1));
        next[index] = number;
        const unsigned rest = fetches & ~(1u << index);
        fetches = (rest | (differ >= line_bytes ? 1u : 0u) << index) & 3;
    }
};
static_assert(sizeof(visited_block) == 64);

} // namespace msr::sim
