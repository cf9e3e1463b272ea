// A program of two blocks for tests of samplers of single instructions: a load, a computation and a
// jump; a store and a conditional branch back. The second block counts as an x87 computation, too.
#pragma once

#include "machines.hpp"

#include <msr/sim/models/models.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/stream.hpp>

#include <cstdint>
#include <span>
#include <vector>

namespace machines {

inline constexpr std::uint64_t first_block = 0x401000, second_block = 0x401010;
inline constexpr std::uint64_t data = 0x10'0000;

/// A decoder of the two blocks by their addresses: {load 4, add 3, jmp 2} and {store 4, jnz 2}.
struct two_blocks {
    sim::block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code,
                            unsigned count) {
        const bool first = address == first_block;
        sim::block_facts facts{.address = address,
                               .bytes = static_cast<unsigned>(code.size()),
                               .last_branch =
                                   first ? sim::branch_kind::jump : sim::branch_kind::conditional,
                               .branch_address = address + (first ? 7 : 4),
                               .target = first ? second_block : first_block};
        facts.each[kind::instructions] = count;
        facts.each[kind::branches] = 1;
        facts.each[first ? kind::load_instructions : kind::store_instructions] = 1;
        facts.each[kind::x87_operations] = first ? 0 : 1;
        facts.each[first ? kind::taken_branches : kind::conditional_branches] = 1;
        if (first)
            facts.instructions = {{.offset = 0, .bytes = 4, .uops = 1, .ops = 1, .reads = true},
                                  {.offset = 4, .bytes = 3, .uops = 1, .ops = 1},
                                  {.offset = 7, .bytes = 2, .uops = 1, .ops = 1}};
        else
            facts.instructions = {{.offset = 0, .bytes = 4, .uops = 2, .ops = 1, .writes = true},
                                  {.offset = 4, .bytes = 2, .uops = 1, .ops = 1}};
        return facts;
    }
};

inline sim::processor_shape small_processor() {
    sim::processor_shape shape;
    shape.caches = {.first_data = {.total_bytes = 4096, .ways = 4, .line_bytes = 64},
                    .first_code = {.total_bytes = 4096, .ways = 4, .line_bytes = 64},
                    .second = {.total_bytes = 16384, .ways = 4, .line_bytes = 64},
                    .third = {.total_bytes = 65536, .ways = 8}};
    shape.tlbs = {.data = {16, 4}, .code = {16, 4}, .second = {64, 4}, .second_has_both = true};
    shape.branches = {.table_bits = 8, .history_bits = 8, .return_entries = 4};
    return shape;
}

/// Returns the definitions of the two blocks.
inline std::vector<std::uint64_t> definitions_of_blocks() {
    return {sim::definition_word(0, 3, 9).bits, first_block,  0, 0,
            sim::definition_word(1, 2, 6).bits, second_block, 0};
}

/// Returns turns of the loop, each with a load from another line and a store to one address.
inline std::vector<std::uint64_t> turns_of_loop(unsigned turns, std::uint64_t &next_load) {
    std::vector<std::uint64_t> words;
    for (unsigned i = 0; i < turns; ++i, next_load += 64) {
        words.push_back(sim::block_word(0).bits);
        words.push_back(sim::access_word(false, 3, 0, next_load).bits);
        words.push_back(sim::block_word(1).bits);
        words.push_back(sim::access_word(true, 3, 0, data - 64).bits);
    }
    return words;
}

} // namespace machines
