// Blocks as streams define them, and their executions by a CPU.
#include <msr/sim/player/defined_blocks.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <span>
#include <stdexcept>

namespace {

using namespace msr::sim;
using msr::sim::signal; // `signal` is not the function of the C library

// A decoder of blocks whose first byte is the number of their x87 operations, and whose second byte
// is the number of strings in an iteration.
struct toy_decoder {
    block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code,
                       unsigned instructions) const {
        block_facts facts{.address = address, .bytes = static_cast<unsigned>(code.size())};
        facts.each[signal::instructions] = instructions;
        facts.each[signal::x87_operations] = code[0];
        facts.each_iteration[signal::string_iterations] = code[1];
        return facts;
    }
};

void define(defined_blocks &defined_blocks, std::uint32_t number, std::uint64_t address,
            unsigned instructions, std::uint64_t code, bool keeps_facts = false) {
    toy_decoder decoder;
    const std::uint64_t following[]{address, code};
    defined_blocks.define(definition_word(number, instructions, 8), following, decoder, keeps_facts,
                          nullptr);
}

} // namespace

TEST_CASE("a block has its facts where somebody may look at it") {
    defined_blocks defined_blocks;
    CHECK_FALSE(defined_blocks.has(3));
    define(defined_blocks, 3, 0x1000, 5, 0x0207);
    define(defined_blocks, 4, 0x2000, 1, 0, true);
    CHECK_FALSE(defined_blocks.has(2));
    CHECK(defined_blocks.has(3));
    CHECK(defined_blocks[3].address == 0x1000);
    CHECK(defined_blocks[3].bytes == 8);
    CHECK(defined_blocks[3].last_instruction == 4);
    CHECK(defined_blocks[3].ticks == 0); // the block has no clocks
    CHECK(defined_blocks.rarely_needed(3).facts == nullptr);
    REQUIRE(defined_blocks.rarely_needed(4).facts != nullptr);
    CHECK(defined_blocks.rarely_needed(4).facts->address == 0x2000);
}

TEST_CASE("what was executed is multiplied when it is taken, once") {
    defined_blocks defined_blocks;
    define(defined_blocks, 0, 0x1000, 5, 0x0207);
    visited_blocks of_cpu;
    CHECK(of_cpu.visit(defined_blocks, 1) == nullptr); // block 1 is not defined
    visited_block *const block = of_cpu.visit(defined_blocks, 0);
    REQUIRE(block != nullptr);
    CHECK(of_cpu.visit(defined_blocks, 0) == block);
    for (unsigned i = 0; i < 3; ++i) {
        of_cpu.touch(0, *block);
        ++block->executions;
    }
    block->iterations = 4;
    block->taken = 2;
    tally observed;
    of_cpu.take(defined_blocks, observed);
    CHECK(observed[signal::instructions] == 15);
    CHECK(observed[signal::x87_operations] == 21);
    CHECK(observed[signal::string_iterations] == 8);
    CHECK(observed[signal::taken_conditional] == 2);
    CHECK(observed[signal::taken_branches] == 2);
    of_cpu.take(defined_blocks, observed = {});
    CHECK(observed == tally{});
}

TEST_CASE("a number that is to be another block's keeps nothing") {
    defined_blocks defined_blocks;
    define(defined_blocks, 0, 0x1000, 5, 0);
    visited_blocks of_cpu;
    visited_block *block = of_cpu.visit(defined_blocks, 0);
    of_cpu.touch(0, *block);
    block->executions = 2;
    tally previous;
    of_cpu.forget(defined_blocks, 0, previous);
    of_cpu.forget(defined_blocks, 9, previous); // block 9 was never defined
    CHECK(previous[signal::instructions] == 10);
    define(defined_blocks, 0, 0x7000, 1, 0);
    block = of_cpu.visit(defined_blocks, 0);
    CHECK(block->address == 0x7000);
    CHECK(block->executions == 0);
    tally final_value;
    of_cpu.take(defined_blocks, final_value);
    CHECK(final_value == tally{});
}

TEST_CASE("numbers that no program can have are refused") {
    const defined_blocks defined_blocks;
    visited_blocks of_cpu;
    CHECK(of_cpu.visit(defined_blocks, defined_blocks::most - 1) == nullptr);
    CHECK_THROWS_WITH_AS(of_cpu.visit(defined_blocks, defined_blocks::most),
                         "stream of execution: block 4194304 executes; there are at most 4194304",
                         std::runtime_error);
}
