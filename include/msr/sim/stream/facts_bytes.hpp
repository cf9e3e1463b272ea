// Facts of blocks as bytes, in place of the code that they were decoded from: traces have them, so
// that they can be played without a decoder of instructions.
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

/// The edition of the numbers that signals have in such bytes; raised whenever a signal is added or
/// moved.
inline constexpr std::uint32_t signals_edition = 6;
static_assert(signal_count == 111, "signals have changed: raise signals_edition");

namespace detail {

constexpr void put_tally(std::vector<std::uint8_t> &to, const tally &all) {
    std::uint64_t kinds = 0;
    for (const std::uint64_t each : all.of)
        kinds += each != 0;
    put_packed(to, kinds);
    for (std::size_t i = 0; i < signal_count; ++i)
        if (all.of[i] != 0) {
            put_packed(to, i);
            put_packed(to, all.of[i]);
        }
}

constexpr tally read_tally(packed_reader &from) {
    constexpr std::uint64_t most_times = 1 << 20; // a block has at most 16 KiB of code
    tally result;
    for (std::uint64_t left = from.number_up_to(signal_count, "signals of a block"); left > 0;
         --left) {
        const std::uint64_t which = from.number_up_to(signal_count - 1, "a signal");
        result.of[which] = from.number_up_to(most_times, "a signal's times");
    }
    return result;
}

constexpr std::uint8_t instruction_marks(const instruction_facts &of) {
    return static_cast<std::uint8_t>(of.reads | of.writes << 1 | of.locked << 2 |
                                     of.prefetches << 3);
}

} // namespace detail

/// The facts of a block, without its address.
constexpr std::vector<std::uint8_t> bytes_of(const block_facts &facts) {
    std::vector<std::uint8_t> to;
    put_packed(to, facts.bytes);
    put_packed(to, static_cast<std::uint64_t>(facts.last_branch) << 1 | facts.repeats);
    put_packed(to, with_low_sign(facts.branch_address - facts.address));
    put_packed(to, with_low_sign(facts.target - facts.address));
    put_packed(to, facts.accesses_of_iteration);
    detail::put_tally(to, facts.each);
    detail::put_tally(to, facts.each_iteration);
    put_packed(to, facts.instructions.size());
    for (const instruction_facts &each : facts.instructions) {
        put_packed(to, each.offset);
        to.insert(to.end(), {each.bytes, each.uops, each.ops, detail::instruction_marks(each)});
    }
    return to;
}

/// Appends the words that define a block by its facts.
inline void append_definition(std::vector<std::uint64_t> &to, std::uint32_t number,
                              const block_facts &facts) {
    const std::vector<std::uint8_t> code = bytes_of(facts);
    const stream_word first =
        definition_word(number, static_cast<unsigned>(facts.instructions.size()),
                        static_cast<unsigned>(code.size()));
    to.insert(to.end(), {first.bits, facts.address});
    const std::size_t begin = to.size();
    to.resize(begin + words_behind(first) - 1, 0);
    for (std::size_t i = 0; i < code.size(); ++i)
        to[begin + i / 8] |= std::uint64_t{code[i]} << i % 8 * 8;
}

/// A decoder for msr::sim::player of blocks whose code is such bytes.
class facts_decoder {
public:
    /// Throws std::runtime_error where bytes_of() cannot have made them.
    constexpr block_facts decode(std::uint64_t address, std::span<const std::uint8_t> bytes,
                                 unsigned) const {
        constexpr std::uint64_t most_bytes = 16 * 1024;
        constexpr std::uint64_t most_instructions = 1024;
        packed_reader from{bytes, "the definition of a block"};
        block_facts facts{.address = address};
        facts.bytes = static_cast<unsigned>(from.number_up_to(most_bytes, "bytes"));
        const std::uint64_t end = from.number_up_to(most_ends, "an end of number");
        facts.last_branch = static_cast<branch_kind>(end >> 1);
        facts.repeats = (end & 1) != 0;
        facts.branch_address = address + without_low_sign(from.number());
        facts.target = address + without_low_sign(from.number());
        facts.accesses_of_iteration =
            static_cast<unsigned>(from.number_up_to(most_instructions, "accesses of an iteration"));
        facts.each = detail::read_tally(from);
        facts.each_iteration = detail::read_tally(from);
        const std::uint64_t count = from.number_up_to(most_instructions, "instructions");
        for (std::uint64_t i = 0; i < count; ++i) {
            instruction_facts one;
            one.offset = static_cast<std::uint16_t>(from.number_up_to(most_bytes, "an offset"));
            one.bytes = from.byte();
            one.uops = from.byte();
            one.ops = from.byte();
            const std::uint8_t marks = from.byte();
            one.reads = (marks & 1) != 0;
            one.writes = (marks & 2) != 0;
            one.locked = (marks & 4) != 0;
            one.prefetches = (marks & 8) != 0;
            facts.instructions.push_back(one);
        }
        if (!from.at_end()) from.refuse("has bytes behind its end");
        return facts;
    }

private:
    static constexpr std::uint64_t most_ends = std::uint64_t{2} * unsigned(branch_kind::far) + 1;
};
static_assert(block_decoder<facts_decoder>);

} // namespace msr::sim
