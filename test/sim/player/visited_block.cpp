// A CPU's memory of the blocks that it executed after a block.
#include <msr/sim/player/visited_block.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

using namespace msr::sim;

constexpr std::uint64_t line = 64;

visited_block ending_with(branch_kind kind) {
    visited_block block;
    block.address = 0x1000;
    block.bytes = 32;
    block.target = 0x2000;
    block.kind = kind;
    return block;
}

played_block at(std::uint64_t address, std::uint16_t bytes = 16) {
    return {.address = address, .bytes = bytes};
}

} // namespace

TEST_CASE("a conditional branch goes on, or to its target; an interruption is not remembered") {
    visited_block block = ending_with(branch_kind::conditional);
    block.remember_next(at(0x1020), 7, line);
    block.remember_next(at(0x2000), 8, line);
    block.remember_next(at(0x3000), 9, line);
    CHECK(block.next[0] == 7);
    CHECK(block.next[1] == 8);
}

TEST_CASE("other branches go elsewhere, and no branch goes on") {
    visited_block ret = ending_with(branch_kind::ret);
    ret.remember_next(at(0x3000), 3, line);
    ret.remember_next(at(0x4000), 4, line);
    CHECK(ret.next[1] == 4); // a return keeps only the last block that it went to
    CHECK(ret.next[0] == visited_block::none);
    visited_block straight = ending_with(branch_kind::none);
    straight.remember_next(at(0x3000), 3, line);
    CHECK(straight.next[1] == visited_block::none);
    straight.remember_next(at(0x1020), 5, line);
    CHECK(straight.next[0] == 5);
}

TEST_CASE("a next block in the same line is not fetched") {
    visited_block block = ending_with(branch_kind::conditional);
    block.remember_next(at(0x1020), 7, line);
    CHECK(+block.fetches == 0);
    // The last byte of the block lies in the next line.
    block.remember_next(at(0x1020, 33), 7, line);
    CHECK(+block.fetches == 1);
    block.remember_next(at(0x2000), 8, line);
    CHECK(+block.fetches == 3);
    block.remember_next(at(0x1020), 7, line);
    CHECK(+block.fetches == 2);
}

TEST_CASE("string instructions that repeat, and blocks without bytes, are not remembered") {
    visited_block block = ending_with(branch_kind::none);
    played_block repeating = at(0x1020);
    repeating.repeats = true;
    block.remember_next(repeating, 1, line);
    block.remember_next(at(0x1020, 0), 1, line);
    block.repeats = true;
    block.remember_next(at(0x1020), 1, line);
    CHECK(block.next[0] == visited_block::none);
}
