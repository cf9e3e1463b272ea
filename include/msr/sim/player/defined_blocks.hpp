// The blocks that streams define (msr/sim/stream/stream.hpp), by their numbers, and how often each
// CPU has executed them. The signals that each execution of a block adds alike are not added up
// while the block executes: executions are counted, and multiplied by the signals when the signals
// are counted.
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

/// Throws std::runtime_error with `sentence` for stream words that no program can have written.
[[noreturn]] inline void refuse_stream(const std::string &sentence) {
    msr::detail::runtime_error("stream of execution: " + sentence);
}

/// The blocks of instructions that a stream has defined, by number.
class defined_blocks {
    struct several {
        signal which;
        std::uint32_t times;
    };

public:
    /// The numbers of blocks must be below this limit.
    static constexpr std::uint32_t most = 1u << 22;

    /// The facts of a block that are needed only when the block's executions are added up, or when
    /// a sampler sees the block.
    struct rare_facts {
        std::vector<several> each;
        std::vector<several> each_iteration;
        unsigned accesses_of_iteration{};
        /// Amount that an iteration of the string instruction adds to the pace (progress) of a CPU;
        /// 0: no pace is kept.
        pace iteration{};
        /// The facts of the block for samplers; null: the player has no sampler.
        std::unique_ptr<block_facts> facts;
    };

    bool has(std::uint32_t number) const {
        return number < blocks_.size() && blocks_[number].defined;
    }
    /// Returns a block by its number; the block must be defined.
    const played_block &operator[](std::uint32_t number) const { return blocks_[number]; }
    /// Returns the rarely needed facts of a block by its number; the block must be defined.
    const rare_facts &rarely_needed(std::uint32_t number) const { return rare_[number]; }

    /// Defines a block.
    /// `word`: the first word of the definition
    /// `following`: the other words of the definition
    /// `decoder`: makes facts of the block's code
    /// `keeps_facts`: whether a sampler may see the block
    /// `clocks`: the model of time; null: no pace is kept
    template <block_decoder Decoder>
    void define(stream_word word, const std::uint64_t *following, Decoder &decoder,
                bool keeps_facts, const timing *clocks) {
        const std::uint32_t number = word.number();
        std::vector<std::uint8_t> code(word.code_bytes());
        // a word of the definition has its first byte of code in the lowest bits
        for (std::size_t i = 0; i < code.size(); ++i)
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

    /// Adds the executions of a block on a CPU to a tally (counts of occurrences), and sets the
    /// number of executions to 0.
    /// `done`: the block with the CPU's executions.
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

/// The blocks that a CPU has executed, by number, each with the number of its executions.
class visited_blocks {
public:
    /// Returns the array of blocks, by number; blocks that the CPU never executed are not defined.
    visited_block *data() { return blocks_.data(); }
    /// Returns a block by its number; a block that the CPU never executed is not defined.
    visited_block &operator[](std::uint32_t number) { return blocks_[number]; }
    /// Returns a block by its number; a block that the CPU never executed is not defined.
    const visited_block &operator[](std::uint32_t number) const { return blocks_[number]; }

    /// Returns a block that is about to execute, and copies the block on its first visit; null: the
    /// block is not defined. Pointers to other blocks may become invalid. Throws std::runtime_error
    /// where the number is too large.
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

    /// Enters a block in the list of blocks with executions to add up. `number`: the number of
    /// `block`.
    void touch(std::uint32_t number, visited_block &block) {
        if (block.touched) [[likely]]
            return;
        block.touched = true;
        touched_.push_back(number);
    }

    /// Adds the executions of all blocks to a tally (counts of occurrences), and sets the numbers
    /// of executions to 0.
    void take(const defined_blocks &defined_blocks, tally &destination) {
        for (const std::uint32_t number : touched_)
            defined_blocks.add_up(number, blocks_[number], destination);
        touched_.clear();
    }

    /// Adds the executions of a block to a tally (counts of occurrences) and removes the block,
    /// because another block gets the block's number.
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
