// Facts of blocks as bytes, in place of the code from which the facts were decoded: traces have
// such facts, so that traces can be played without a decoder of instructions.
#pragma once

#include <msr/sim/events/signal.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/packed_bytes.hpp>
#include <msr/sim/stream/stream.hpp>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace msr::sim {

/// The edition of the numbers that stand for signals in bytes of facts; increased whenever a signal
/// is added or moved.
inline constexpr std::uint32_t signals_edition = 6;
static_assert(signal_count == 111, "signals have changed: raise signals_edition");

namespace detail {

constexpr void put_tally(std::vector<std::uint8_t> &destination, const tally &tally) {
    std::uint64_t kinds = 0;
    for (const std::uint64_t number : tally.of)
        kinds += number != 0;
    put_packed(destination, kinds);
    for (std::size_t i = 0; i < signal_count; ++i)
        if (tally.of[i] != 0) {
            put_packed(destination, i);
            put_packed(destination, tally.of[i]);
        }
}

constexpr tally read_tally(packed_reader &source) {
    // largest number of times that a signal can occur in a block, which has at most 16 KiB of code
    constexpr std::uint64_t most_times = 1 << 20;
    tally result;
    for (std::uint64_t left = source.number_up_to(signal_count, "signals of a block"); left > 0;
         --left) {
        const std::uint64_t index = source.number_up_to(signal_count - 1, "a signal");
        result.of[index] = source.number_up_to(most_times, "a signal's times");
    }
    return result;
}

constexpr std::uint8_t instruction_marks(const instruction_facts &instruction_facts) {
    return static_cast<std::uint8_t>(instruction_facts.reads | instruction_facts.writes << 1 |
                                     instruction_facts.locked << 2 |
                                     instruction_facts.prefetches << 3);
}

} // namespace detail

/// Returns the facts of a block as bytes, without the block's address.
constexpr std::vector<std::uint8_t> bytes_of(const block_facts &facts) {
    std::vector<std::uint8_t> destination;
    put_packed(destination, facts.bytes);
    put_packed(destination, static_cast<std::uint64_t>(facts.last_branch) << 1 | facts.repeats);
    put_packed(destination, with_low_sign(facts.branch_address - facts.address));
    put_packed(destination, with_low_sign(facts.target - facts.address));
    put_packed(destination, facts.accesses_of_iteration);
    detail::put_tally(destination, facts.each);
    detail::put_tally(destination, facts.each_iteration);
    put_packed(destination, facts.instructions.size());
    for (const instruction_facts &instruction_facts : facts.instructions) {
        put_packed(destination, instruction_facts.offset);
        destination.insert(destination.end(),
                           {instruction_facts.bytes, instruction_facts.uops, instruction_facts.ops,
                            detail::instruction_marks(instruction_facts)});
    }
    return destination;
}

/// Appends the words that define block `number` by its facts instead of its code.
inline void append_definition(std::vector<std::uint64_t> &destination, std::uint32_t number,
                              const block_facts &facts) {
    const std::vector<std::uint8_t> code = bytes_of(facts);
    const stream_word first =
        definition_word(number, static_cast<unsigned>(facts.instructions.size()),
                        static_cast<unsigned>(code.size()));
    destination.insert(destination.end(), {first.bits, facts.address});
    const std::size_t begin = destination.size();
    destination.resize(begin + words_behind(first) - 1, 0);
    for (std::size_t i = 0; i < code.size(); ++i)
        destination[begin + i / 8] |= std::uint64_t{code[i]} << i % 8 * 8;
}

/// A block_decoder for blocks whose code is bytes of facts, as bytes_of() makes them.
class facts_decoder {
public:
    /// Returns the facts of the block. Throws std::runtime_error where bytes_of() cannot have made
    /// the bytes.
    constexpr block_facts decode(std::uint64_t address, std::span<const std::uint8_t> bytes,
                                 unsigned) const {
        constexpr std::uint64_t most_bytes = 16 * 1024;
        constexpr std::uint64_t most_instructions = 1024;
        packed_reader source{bytes, "the definition of a block"};
        block_facts facts{.address = address};
        facts.bytes = static_cast<unsigned>(source.number_up_to(most_bytes, "bytes"));
        const std::uint64_t end = source.number_up_to(most_ends, "an end of number");
        facts.last_branch = static_cast<branch_kind>(end >> 1);
        facts.repeats = (end & 1) != 0;
        facts.branch_address = address + without_low_sign(source.number());
        facts.target = address + without_low_sign(source.number());
        facts.accesses_of_iteration = static_cast<unsigned>(
            source.number_up_to(most_instructions, "accesses of an iteration"));
        facts.each = detail::read_tally(source);
        facts.each_iteration = detail::read_tally(source);
        const std::uint64_t count = source.number_up_to(most_instructions, "instructions");
        for (std::uint64_t i = 0; i < count; ++i) {
            instruction_facts instruction_facts;
            instruction_facts.offset =
                static_cast<std::uint16_t>(source.number_up_to(most_bytes, "an offset"));
            instruction_facts.bytes = source.byte();
            instruction_facts.uops = source.byte();
            instruction_facts.ops = source.byte();
            const std::uint8_t marks = source.byte();
            instruction_facts.reads = (marks & 1) != 0;
            instruction_facts.writes = (marks & 2) != 0;
            instruction_facts.locked = (marks & 4) != 0;
            instruction_facts.prefetches = (marks & 8) != 0;
            facts.instructions.push_back(instruction_facts);
        }
        if (!source.at_end()) source.refuse("has bytes behind its end");
        return facts;
    }

private:
    static constexpr std::uint64_t most_ends = std::uint64_t{2} * unsigned(branch_kind::far) + 1;
};
static_assert(block_decoder<facts_decoder>);

} // namespace msr::sim
