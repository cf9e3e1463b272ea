// A block of instructions as the player, which feeds executions to the models of a simulated CPU,
// remembers the block, with the number of that CPU's executions, in one line of the host's caches:
// msr/sim/player/player.hpp counts executions, and adds signals up later.
#pragma once

#include <msr/sim/models/timing.hpp>
#include <msr/sim/stream/block_facts.hpp>

#include <cstdint>

namespace msr::sim {

/// The facts of a block that the player needs at each execution.
struct played_block {
    std::uint64_t address{};
    std::uint64_t target{};
    std::uint16_t bytes{};
    std::uint16_t branch_offset{};
    std::uint16_t last_instruction{};
    branch_kind kind{};
    bool defined : 1 {};
    bool repeats : 1 {};
    bool touched : 1 {}; ///< whether the block is in the list of blocks with executions
    /// In a visited block, bit n: code of the block next[n] lies outside of the line in which this
    /// block ends.
    std::uint8_t fetches : 2 {};
    std::uint32_t ops{};
    std::uint32_t ticks{};

    std::uint64_t end() const { return address + bytes; }
    std::uint64_t branch_address() const { return address + branch_offset; }

    /// Returns the number of windows of 32 bytes of code in which the block lies.
    std::uint64_t windows() const {
        return (address % pace::window + bytes + pace::window - 1) / pace::window;
    }
    /// Returns the step that an execution of the block adds to the pace (progress) of a CPU.
    pace step() const { return {.ticks = ticks, .ops = ops, .fetches = windows()}; }
};

/// A block, with the number of times that a CPU has executed the block.
struct alignas(64) visited_block : played_block {
    static constexpr std::uint32_t none = ~std::uint32_t{0};

    std::uint64_t executions{};
    std::uint64_t taken{};
    std::uint64_t iterations{};
    /// The numbers of blocks that were executed next: [0] the block that follows in memory, [1] the
    /// last other block; `none`: no block was executed next yet.
    std::uint32_t next[2]{none, none};

    /// Records that the block `then` was executed next.
    /// `number`: the number of `then`
    /// `line_bytes`: the bytes of a line of code
    void remember_next(const played_block &then, std::uint32_t number, std::uint64_t line_bytes) {
        const bool goes_on = then.address == end();
        if (repeats || then.repeats || bytes == 0 || then.bytes == 0) return;
        if (kind == branch_kind::conditional ? !goes_on && then.address != target
                                             : goes_on != (kind == branch_kind::none))
            // not this block's branch but an interrupt led to `then`, or the branch's kind is
            // unknown
            return;
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
