// The blocks that streams define (msr/sim/stream/stream.hpp), by their numbers, and how often each
// CPU has executed them. What one execution of a block always does is not added up while it
// executes: executions are counted, and multiplied when the tally is taken.
#pragma once

#include <msr/backend/exceptions.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/models/timing.hpp>
#include <msr/sim/player/visited_block.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/stream.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msr::sim {

/// Throws std::runtime_error: no program can have written such words.
[[noreturn]] inline void refuse_stream(const std::string &sentence) {
    msr::detail::runtime_error("stream of execution: " + sentence);
}

/// The blocks that a stream has defined, by number.
class defined_blocks {
    struct several {
        signal which;
        std::uint32_t times;
    };

public:
    /// Numbers of blocks are smaller than this.
    static constexpr std::uint32_t most = 1u << 22;

    /// Facts of a block that are needed only when its executions are added up, or when a sampler
    /// looks at it.
    struct rare_facts {
        std::vector<several> each;
        std::vector<several> each_iteration;
        unsigned accesses_of_iteration{};
        pace iteration{};                   ///< 0 where no pace is kept
        std::unique_ptr<block_facts> facts; ///< null where no sampler looks
    };

    bool has(std::uint32_t number) const {
        return number < blocks_.size() && blocks_[number].defined;
    }
    /// Returns a block, which must be defined.
    const played_block &operator[](std::uint32_t number) const { return blocks_[number]; }
    const rare_facts &rarely_needed(std::uint32_t number) const { return rare_[number]; }

    /// Defines the block of a definition's first word, which those `following` follow.
    /// `keeps_facts`: somebody may look at it. `clocks`: null where no pace is kept.
    template <block_decoder Decoder>
    void define(stream_word word, const std::uint64_t *following, Decoder &decoder,
                bool keeps_facts, const timing *clocks) {
        const std::uint32_t number = word.number();
        std::vector<std::uint8_t> code(word.code_bytes());
        for (std::size_t i = 0; i < code.size(); ++i) // the first byte in the lowest bits
            code[i] = static_cast<std::uint8_t>(following[1 + i / 8] >> i % 8 * 8);
        block_facts facts = decoder.decode(following[0], code, word.instructions());
        if (number >= blocks_.size()) {
            blocks_.resize(number + 1);
            rare_.resize(number + 1);
        }
        blocks_[number] = played(facts, word.instructions(), clocks);
        rare_facts &rare = rare_[number];
        rare.each = compact(facts.each);
        rare.each_iteration = compact(facts.each_iteration);
        rare.accesses_of_iteration = facts.accesses_of_iteration;
        if (clocks != nullptr)
            rare.iteration = {.ticks = clocks->ticks_of(facts.each_iteration),
                              .ops = facts.each_iteration[signal::fused_uops]};
        if (keeps_facts) rare.facts = std::make_unique<block_facts>(std::move(facts));
    }

    /// Adds what a CPU did of a block to a tally; it begins again from 0.
    void add_up(std::uint32_t number, visited_block &done, tally &destination) const {
        const rare_facts &rare = rare_[number];
        for (const several &entry : rare.each)
            destination[entry.which] += entry.times * done.executions;
        for (const several &entry : rare.each_iteration)
            destination[entry.which] += entry.times * done.iterations;
        destination[signal::taken_conditional] += done.taken;
        destination[signal::taken_branches] += done.taken;
        done.executions = done.taken = done.iterations = 0;
        done.touched = false;
    }

private:
    std::vector<played_block> blocks_;
    std::vector<rare_facts> rare_;

    static played_block played(const block_facts &facts, unsigned instructions,
                               const timing *clocks) {
        played_block block{
            .address = facts.address,
            .target = facts.target,
            .bytes = static_cast<std::uint16_t>(facts.bytes),
            .branch_offset = static_cast<std::uint16_t>(facts.branch_address - facts.address),
            .last_instruction = static_cast<std::uint16_t>(std::max(instructions, 1u) - 1),
            .kind = facts.last_branch,
            .defined = true,
            .repeats = facts.repeats};
        if (clocks != nullptr) {
            block.ops = static_cast<std::uint32_t>(facts.each[signal::fused_uops]);
            block.ticks = static_cast<std::uint32_t>(clocks->ticks_of(facts.each));
        }
        return block;
    }
    static std::vector<several> compact(const tally &tally) {
        std::vector<several> result;
        for (std::size_t i = 0; i < signal_count; ++i)
            if (tally.of[i] != 0)
                result.push_back({static_cast<signal>(i), static_cast<std::uint32_t>(tally.of[i])});
        return result;
    }
};

/// The blocks that a CPU has executed, by number.
class visited_blocks {
public:
    /// Returns a block by number; those that the CPU never executed are undefined.
    visited_block *data() { return blocks_.data(); }
    visited_block &operator[](std::uint32_t number) { return blocks_[number]; }
    const visited_block &operator[](std::uint32_t number) const { return blocks_[number]; }

    /// Returns a block that is to execute; null where it is not defined. Other blocks may move.
    visited_block *visit(const defined_blocks &defined_blocks, std::uint32_t number) {
        if (number < blocks_.size() && blocks_[number].defined) [[likely]]
            return &blocks_[number];
        if (number >= defined_blocks::most)
            refuse_stream("block " + std::to_string(number) + " executes; there are at most " +
                          std::to_string(defined_blocks::most));
        if (!defined_blocks.has(number)) return nullptr;
        if (number >= blocks_.size())
            blocks_.resize(std::max<std::size_t>(number + 1, blocks_.size() * 2));
        static_cast<played_block &>(blocks_[number]) = defined_blocks[number];
        return &blocks_[number];
    }

    /// Something is counted of a block.
    void touch(std::uint32_t number, visited_block &block) {
        if (block.touched) [[likely]]
            return;
        block.touched = true;
        touched_.push_back(number);
    }

    /// Adds all that was counted to a tally.
    void take(const defined_blocks &defined_blocks, tally &destination) {
        for (const std::uint32_t number : touched_)
            defined_blocks.add_up(number, blocks_[number], destination);
        touched_.clear();
    }

    /// A number is to be another block's: what was counted is added to a tally first.
    void forget(const defined_blocks &defined_blocks, std::uint32_t number, tally &destination) {
        if (number >= blocks_.size()) return;
        defined_blocks.add_up(number, blocks_[number], destination);
        blocks_[number] = {};
        std::erase(touched_, number);
    }

private:
    std::vector<visited_block> blocks_;
    std::vector<std::uint32_t> touched_;
};

} // namespace msr::sim
