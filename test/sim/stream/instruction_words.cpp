#include <msr/sim/stream/instruction_words.hpp>

#include <msr/sim/stream/facts_bytes.hpp>
#include <msr/sim/stream/stream.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace sim = msr::sim;
using sim::signal;
using sim::stream_word;
using sim::word_kind;

namespace {

struct defined {
    std::vector<sim::block_facts> blocks;
    std::vector<std::uint64_t> others; ///< words of the stream that define no block
};

defined read(const std::vector<std::uint64_t> &words) {
    defined defined;
    for (std::size_t i = 0; i < words.size();) {
        const stream_word word{words[i]};
        if (word.kind() != word_kind::definition) {
            defined.others.push_back(words[i++]);
            continue;
        }
        CHECK(word.number() == defined.blocks.size());
        std::vector<std::uint8_t> code(word.code_bytes());
        for (std::size_t k = 0; k < code.size(); ++k)
            code[k] = static_cast<std::uint8_t>(words[i + 2 + k / 8] >> k % 8 * 8);
        defined.blocks.push_back(
            sim::facts_decoder{}.decode(words[i + 1], code, word.instructions()));
        i += 1 + words_behind(word);
    }
    return defined;
}

} // namespace

TEST_CASE("a load is a block of an instruction, and its access; the block is defined once") {
    sim::instruction_words result;
    result.load(0x1000, 8);
    result.load(0x2000, 4);
    const defined defined = read(result.words);
    REQUIRE(defined.blocks.size() == 1);
    CHECK(defined.blocks[0].each[signal::instructions] == 1);
    CHECK(defined.blocks[0].instructions.at(0).reads);
    CHECK(defined.others == std::vector<std::uint64_t>{sim::block_word(0).bits,
                                                       sim::access_word(false, 3, 0, 0x1000).bits,
                                                       sim::block_word(0).bits,
                                                       sim::access_word(false, 2, 0, 0x2000).bits});
}

TEST_CASE("after a branch stands the block that it went to") {
    sim::instruction_words result;
    result.branch(true, sim::branch_kind::conditional, 0x4000, 0x5000);
    result.branch(false, sim::branch_kind::conditional, 0x4000, 0x5000);
    // A jump is always taken, even where the argument is false.
    result.branch(false, sim::branch_kind::jump, 0x6000, 0x5000);
    const defined defined = read(result.words);
    REQUIRE(defined.blocks.size() == 4);
    CHECK(defined.blocks[0].target == 0x5000);
    CHECK(defined.blocks[1].address == 0x5000);
    CHECK(defined.blocks[2].address == 0x4002);
    CHECK(defined.blocks[1].each == sim::tally{});
    const std::vector<std::uint64_t> requests{sim::block_word(0).bits, sim::block_word(1).bits,
                                              sim::block_word(0).bits, sim::block_word(2).bits,
                                              sim::block_word(3).bits, sim::block_word(1).bits};
    CHECK(defined.others == requests);
}

TEST_CASE("other instructions are as many as were asked for") {
    sim::instruction_words result{0};
    result.retire(1 + 4 + 512 + 512);
    const defined defined = read(result.words);
    std::uint64_t instructions = 0;
    for (const std::uint64_t word : defined.others)
        instructions += defined.blocks.at(stream_word{word}.number()).each[signal::instructions];
    CHECK(instructions == 1029);
}

TEST_CASE("an access of a text trace lies in parts that continue each other") {
    sim::instruction_words result;
    result.line({sim::text_access::what::modify, 0x1001, 7});
    const std::vector<std::uint64_t> requests{
        sim::access_word(false, 2, 0, 0x1001).bits, sim::access_word(false, 1, 0, 0x1005).bits,
        sim::access_word(false, 0, 0, 0x1007).bits, sim::access_word(true, 2, 0, 0x1001).bits,
        sim::access_word(true, 1, 0, 0x1005).bits,  sim::access_word(true, 0, 0, 0x1007).bits};
    CHECK(result.words == requests);
}
