// Tests finding the instruction of a code block at which a signal was counted.
#include <msr/sim/player/instruction_trace.hpp>
#include <msr/sim/stream/block_facts.hpp>
#include <msr/sim/stream/stream.hpp>

#include <doctest/doctest.h>

#include <cstdint>

using namespace msr::sim;

namespace {

/// Returns a block of a load of 4 bytes, a computation of 3, a locked read-modify-write of 5 and a
/// conditional branch of 2.
block_facts some_block(branch_kind last = branch_kind::conditional) {
    block_facts facts{.address = 0x1000, .bytes = 14, .last_branch = last};
    facts.instructions = {{.offset = 0, .bytes = 4, .uops = 1, .ops = 1, .reads = true},
                          {.offset = 4, .bytes = 3, .uops = 1, .ops = 1},
                          {.offset = 7,
                           .bytes = 5,
                           .uops = 4,
                           .ops = 2,
                           .reads = true,
                           .writes = true,
                           .locked = true},
                          {.offset = 12, .bytes = 2, .uops = 1, .ops = 1}};
    return facts;
}

struct traced {
    block_facts facts = some_block();
    instruction_trace trace;

    traced() {
        trace.begin(facts);
        trace.access(facts, access_word(false, 2, 0, 0x5000), {.from = level::memory});
        trace.access(facts, access_word(false, 2, 2, 0x6000),
                     {.from = level::second, .through = translated::walked});
        trace.access(facts, access_word(true, 2, 2, 0x6000), {});
        trace.branch(true, true);
    }
    std::uint64_t address_of(const signal_sum &sum, std::uint64_t index) const {
        return trace.find(sum, index, 0x2000).address;
    }
};

} // namespace

TEST_CASE("each signal has its instruction") {
    const traced traced;
    CHECK(traced.address_of(signal::instructions, 1) == 0x1000);
    CHECK(traced.address_of(signal::instructions, 3) == 0x1007);
    CHECK(traced.address_of(signal::uops, 2) == 0x1004);
    CHECK(traced.address_of(signal::uops, 6) == 0x1007);
    CHECK(traced.address_of(signal::uops, 7) == 0x100c);
    CHECK(traced.address_of(signal::heavy_uops, 1) == 0x1007);
    CHECK(traced.address_of(signal::heavy_uops, 2) == 0x1007);
    CHECK(traced.address_of(signal::loads, 1) == 0x1000);
    CHECK(traced.address_of(signal::loads, 2) == 0x1007);
    CHECK(traced.address_of(signal::stores, 1) == 0x1007);
    CHECK(traced.address_of(signal::load_instructions, 1) == 0x1000);
    CHECK(traced.address_of(signal::load_instructions, 2) == 0x1007);
    CHECK_FALSE(traced.trace.find(signal::load_instructions, 2, 0).access.writes);
    CHECK(traced.trace.find(signal::store_instructions, 1, 0).access.writes);
    CHECK(traced.address_of(signal::l1d_load_misses, 2) == 0x1007);
    CHECK(traced.address_of(signal::l2_load_misses, 1) == 0x1000);
    CHECK(traced.address_of(signal::l2_load_hits, 1) == 0x1007);
    CHECK(traced.address_of(signal::load_walks, 1) == 0x1007);
    CHECK(traced.address_of(signal::locked, 1) == 0x1007);
    CHECK(traced.address_of(signal::branches, 1) == 0x100c);
    CHECK(traced.address_of(signal::mispredicted_conditional, 1) == 0x100c);
    CHECK(traced.address_of(signal::loads - signal::l2_load_misses, 1) == 0x1007);
}

TEST_CASE("what single instructions do not show is the last one's") {
    const traced traced;
    CHECK(traced.address_of(signal::cycles, 1) == 0x100c);
    CHECK(traced.address_of(signal::loads, 3) == 0x100c);
    CHECK(instruction_trace{}.find(signal::loads, 1, 0x2000).address == 0);
}

TEST_CASE("an instruction tells its access, and where the program goes on") {
    const traced traced;
    traced_instruction instruction = traced.trace.find(signal::loads, 1, 0x2000);
    CHECK(instruction.next == 0x1004);
    CHECK(instruction.has_access);
    CHECK(instruction.access.address == 0x5000);
    CHECK_FALSE(instruction.access.locked);
    CHECK(instruction.access.found.from == level::memory);
    instruction = traced.trace.find(signal::stores, 1, 0x2000);
    CHECK(instruction.access.writes);
    CHECK(instruction.access.locked);
    instruction = traced.trace.find(signal::branches, 1, 0x2000);
    CHECK_FALSE(instruction.has_access);
    CHECK(instruction.next == 0x2000);
    // Address 0: the next instruction is unknown, so the end of the block is taken.
    CHECK(traced.trace.find(signal::branches, 1, 0).next == 0x100e);
}

TEST_CASE("what was counted is not counted again") {
    traced traced;
    traced.trace.counted();
    traced.trace.access(traced.facts, access_word(true, 2, 2, 0x7000), {});
    CHECK(traced.address_of(signal::stores, 1) == 0x1007);
    CHECK(traced.trace.find(signal::stores, 1, 0).access.address == 0x7000);
    // No instruction is left: the last instruction of the block is taken.
    CHECK(traced.address_of(signal::instructions, 1) == 0x100c);
}

TEST_CASE("an access that is reported in parts is one, as far as its farthest part") {
    traced traced;
    traced.trace.counted();
    traced.trace.access(traced.facts, access_word(false, 4, 0, 0x8000), {});
    traced.trace.access(traced.facts, access_word(false, 4, 0, 0x8010), {.from = level::third});
    traced.trace.access(traced.facts, access_word(false, 4, 2, 0x8020),
                        {}); // the access is of instruction 2
    CHECK(traced.address_of(signal::loads, 1) == 0x1000);
    CHECK(traced.address_of(signal::loads, 2) == 0x1007);
    CHECK(traced.address_of(signal::l3_load_hits, 1) == 0x1000);
    const traced_access access = traced.trace.find(signal::loads, 1, 0).access;
    CHECK(access.address == 0x8000);
    CHECK(access.bytes == 32);
    CHECK(access.found.from == level::third);
}

TEST_CASE("a slow load is marked once") {
    traced traced;
    traced.trace.access(traced.facts, access_word(false, 2, 2, 0x9000), {});
    CHECK(traced.trace.mark_latent());
    CHECK_FALSE(traced.trace.mark_latent());
    CHECK(traced.trace.find(signal::latent_loads, 1, 0).access.address == 0x9000);
}
