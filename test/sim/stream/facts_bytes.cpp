#include <msr/sim/stream/facts_bytes.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <stdexcept>
#include <vector>

namespace sim = msr::sim;
using sim::signal;

namespace {

sim::block_facts some_block() {
    sim::block_facts facts{.address = 0x40'1000,
                           .bytes = 9,
                           .last_branch = sim::branch_kind::conditional,
                           .branch_address = 0x40'1007,
                           .target = 0x40'0f00};
    facts.each[signal::instructions] = 2;
    facts.each[signal::conditional_branches] = 1;
    facts.each_iteration[signal::string_iterations] = 1;
    facts.accesses_of_iteration = 2;
    facts.instructions = {{.offset = 0, .bytes = 7, .uops = 3, .ops = 1, .reads = true},
                          {.offset = 7, .bytes = 2, .uops = 1, .ops = 1, .locked = true},
                          {.offset = 9, .bytes = 3, .uops = 1, .ops = 1, .prefetches = true}};
    return facts;
}

bool same(const sim::block_facts &a, const sim::block_facts &b) {
    return a.address == b.address && a.bytes == b.bytes && a.each == b.each &&
           a.last_branch == b.last_branch && a.branch_address == b.branch_address &&
           a.target == b.target && a.repeats == b.repeats &&
           a.accesses_of_iteration == b.accesses_of_iteration &&
           a.each_iteration == b.each_iteration && a.instructions == b.instructions;
}

} // namespace

TEST_CASE("facts of a block come back from their bytes, at any address") {
    sim::block_facts facts = some_block();
    const std::vector<std::uint8_t> bytes = sim::bytes_of(facts);
    CHECK(same(sim::facts_decoder{}.decode(0x40'1000, bytes, 2), facts));
    CHECK(sim::facts_decoder{}.decode(0x50'1000, bytes, 2).target == 0x50'0f00);
    facts.repeats = true;
    facts.last_branch = sim::branch_kind::none;
    CHECK(same(sim::facts_decoder{}.decode(0x40'1000, sim::bytes_of(facts), 2), facts));
}

TEST_CASE("bytes that are cut, or go on, are refused") {
    std::vector<std::uint8_t> bytes = sim::bytes_of(some_block());
    for (std::size_t left = 0; left < bytes.size(); ++left)
        CHECK_THROWS_AS(sim::facts_decoder{}.decode(0, std::span{bytes}.first(left), 2),
                        std::runtime_error);
    bytes.push_back(0);
    CHECK_THROWS_WITH_AS(sim::facts_decoder{}.decode(0, bytes, 2),
                         "the definition of a block has bytes behind its end", std::runtime_error);
}

TEST_CASE("any bytes are facts or are refused") {
    std::mt19937 random{7};
    unsigned refused = 0;
    for (unsigned i = 0; i < 20'000; ++i) {
        std::vector<std::uint8_t> bytes = sim::bytes_of(some_block());
        for (auto changes = 1 + random() % 3; changes > 0; --changes)
            bytes[random() % bytes.size()] = static_cast<std::uint8_t>(random());
        try {
            const sim::block_facts facts = sim::facts_decoder{}.decode(0, bytes, 2);
            CHECK(facts.bytes <= 16 * 1024);
            CHECK(facts.last_branch <= sim::branch_kind::far);
        } catch (const std::runtime_error &) {
            ++refused;
        }
    }
    CHECK(refused > 0);
}
