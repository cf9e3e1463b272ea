// A part of the models that no counter needs is not fed, and the counts of the other parts do not
// change.
#include <msr/sim/models/model_parts.hpp>

#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/player/player.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace {

using namespace msr::sim;

// A decoder of blocks of four instructions; each block jumps to the block 0x1040 bytes farther, or
// goes on.
struct jumping {
    block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code, unsigned count) {
        block_facts facts{.address = address,
                          .bytes = static_cast<unsigned>(code.size()),
                          .last_branch = branch_kind::conditional,
                          .branch_address = address + code.size() - 2,
                          .target = address + 0x1040};
        facts.each[signal::instructions] = count;
        facts.each[signal::fused_uops] = count;
        return facts;
    }
};

constexpr std::uint64_t first_address = 0x40'0000;
constexpr unsigned rows = 300;

// Block 2n lies at n * 0x1040, block 2n + 1 behind it.
std::vector<std::uint64_t> definitions() {
    std::vector<std::uint64_t> words;
    for (std::uint32_t row = 0; row < rows; ++row)
        for (std::uint32_t side = 0; side < 2; ++side) {
            words.push_back(definition_word(2 * row + side, 4, 32).bits);
            words.push_back(first_address + row * 0x1040 + side * 32);
            words.insert(words.end(), 4, 0);
        }
    return words;
}

// Executes the even blocks in order again and again, after some of them the odd block behind, with
// accesses to random addresses in 2 MiB.
std::vector<std::uint64_t> executions() {
    std::minstd_rand random{7};
    std::vector<std::uint64_t> words;
    for (unsigned turn = 0; turn < 60; ++turn)
        for (std::uint32_t row = 0; row < rows; ++row) {
            words.push_back(block_word(2 * row).bits);
            const std::uint64_t position = 0x1000'0000 + (random() & 0x1fffff);
            words.push_back(access_word((random() & 64) != 0, 2, 1, position).bits);
            if ((random() & 64) != 0) words.push_back(block_word(2 * row + 1).bits);
        }
    return words;
}

tally played_with(const model_parts &needed) {
    processor_models models{shape_of(msr::core::haswell)->shape, 1};
    models.need(needed);
    player<jumping> plays{jumping{}, std::move(models)};
    plays.feed(0, definitions());
    plays.feed(0, executions());
    return plays.take(0);
}

} // namespace

TEST_CASE("signals of the parts that are needed are those of all parts") {
    const tally whole = played_with(model_parts::all());
    for (unsigned set = 0; set < 16; ++set) {
        const model_parts needed{.branches = (set & 1) != 0,
                                 .code = (set & 2) != 0,
                                 .pages = (set & 4) != 0,
                                 .data = (set & 8) != 0};
        const tally got = played_with(needed);
        for (std::size_t i = 0; i < signal_count; ++i) {
            const model_parts following = parts_behind(static_cast<msr::sim::signal>(i));
            if ((following | needed) == needed)
                CHECK_MESSAGE(got.of[i] == whole.of[i], "signal ", i, ", parts ", set);
        }
    }
    // The program is such that each part of the models counts something.
    CHECK(whole[signal::mispredicted_branches] > 1000);
    CHECK(whole[signal::l1i_misses] >= rows);
    CHECK(whole[signal::load_walks] > 100);
    CHECK(whole[signal::l3_misses] > 1000);
}

TEST_CASE("a part that is not needed tells nothing") {
    const tally got = played_with({});
    CHECK(got[signal::instructions] > 60 * rows * 4);
    CHECK(got[signal::loads] + got[signal::stores] == 60 * rows);
    CHECK(got[signal::taken_branches] > 1000);
    for (const auto signal : {signal::mispredicted_branches, signal::l1i_fetches,
                              signal::dtlb_load_misses, signal::l1d_load_misses, signal::l3_misses})
        CHECK(got[signal] == 0);
}

TEST_CASE("a sum needs the parts of its signals") {
    CHECK(parts_behind(signal_sum{signal::instructions}) == model_parts{});
    CHECK(parts_behind(signal::loads + signal::stores) == model_parts{});
    CHECK(parts_behind(signal::mispredicted_branches + signal::dtlb_load_misses) ==
          model_parts{.branches = true, .pages = true});
    CHECK(parts_behind(signal_sum{signal::cycles}) == model_parts::all());
    CHECK(parts_behind(signal_sum{signal::l3_misses}) == model_parts{.code = true, .data = true});
    CHECK(parts_behind(signal_sum{signal::l1d_load_misses}).see_accesses());
    CHECK(!parts_behind(signal_sum{signal::taken_branches}).see_accesses());
}
