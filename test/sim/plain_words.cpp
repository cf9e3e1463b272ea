// Plain words are played as a player plays them one by one. A player with a sampler of its own
// plays all words so.
#include <msr/sim/plain_words.hpp>

#include <msr/sim/player.hpp>
#include <msr/sim/processor_shapes.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace {

using namespace msr::sim;

constexpr std::uint32_t blocks = 400;

// Block n lies at n * 24; the kind of its end is n % 8, and a direct branch goes 48 bytes on.
struct kinds_in_turn {
    block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code, unsigned count) {
        block_facts facts{.address = address,
                          .bytes = static_cast<unsigned>(code.size()),
                          .last_branch = static_cast<branch_kind>(address / 24 % 8),
                          .branch_address = address + 20,
                          .target = address + 48};
        facts.each[signal::instructions] = count;
        count_branch(facts.last_branch, facts.each);
        facts.repeats = address / 24 % 40 == 0;
        return facts;
    }
};

// A sampler that looks away.
struct looking_away {
    static bool wants(unsigned) { return false; }
};

std::vector<std::uint64_t> definitions() {
    std::vector<std::uint64_t> words;
    for (std::uint32_t number = 0; number < blocks; ++number) {
        words.push_back(definition_word(number, 6, 24).bits);
        words.push_back(std::uint64_t{number} * 24);
        words.insert(words.end(), 3, 0);
    }
    return words;
}

// Runs of blocks that repeat, with accesses, some in parts, some of two lines; interruptions.
class stream {
public:
    explicit stream(unsigned seed) : random_{seed} {}

    std::vector<std::uint64_t> go_on() {
        std::vector<std::uint64_t> words;
        for (unsigned run = 0; run < 20; ++run) {
            const std::uint32_t first = below(blocks - 8);
            for (unsigned times = 1 + below(12); times != 0; --times)
                for (std::uint32_t step = 0; step < 6; step += 1 + below(2))
                    execute(first + step, words);
            if (below(4) == 0) words.push_back(cpu_word(below(2)).bits);
            if (below(4) == 0) words.push_back(left_out_word(false, below(5)).bits);
        }
        return words;
    }

private:
    std::minstd_rand random_;

    std::uint32_t below(std::uint32_t end) {
        return static_cast<std::uint32_t>(random_() >> 4) % end;
    }
    void execute(std::uint32_t block, std::vector<std::uint64_t> &words) {
        words.push_back(block_word(block).bits);
        for (unsigned accesses = below(3); accesses != 0; --accesses) {
            const std::uint64_t at = 0x1000'0000 + below(1 << 18) * 3;
            words.push_back(access_word(below(2) == 0, 3, accesses, at).bits);
            if (below(5) == 0) words.push_back(access_word(false, 3, accesses, at + 8).bits);
        }
    }
};

} // namespace

TEST_CASE("plain words add up to what single words add up to") {
    for (unsigned seed = 1; seed <= 6; ++seed) {
        const processor_shape &shape = shape_rows[seed * 7].shape;
        player<kinds_in_turn> plain{kinds_in_turn{}, processor_models{shape, 2}};
        player<kinds_in_turn, processor_models, looking_away> single{kinds_in_turn{},
                                                                     processor_models{shape, 2}};
        plain.set_space(2, 5);
        single.set_space(2, 5);
        plain.feed(0, definitions());
        single.feed(0, definitions());
        stream lanes[]{stream{seed}, stream{seed + 100}};
        for (unsigned turn = 0; turn < 60; ++turn) {
            const std::vector<std::uint64_t> words = lanes[turn % 2].go_on();
            plain.feed(1 + turn % 2, words);
            single.feed(1 + turn % 2, words);
            if (turn % 16 != 15) continue;
            for (unsigned cpu = 0; cpu < 2; ++cpu) {
                const tally got = plain.take(cpu);
                const tally wanted = single.take(cpu);
                for (std::size_t i = 0; i < signal_count; ++i)
                    CHECK_MESSAGE(got.of[i] == wanted.of[i], "signal ", i, ", seed ", seed);
                CHECK(wanted[signal::mispredicted_branches] > 100);
            }
        }
    }
}

TEST_CASE("a number that is given to another block ends plain words") {
    player<kinds_in_turn> some{kinds_in_turn{}, processor_models{shape_rows[0].shape, 1}};
    some.feed(0, definitions());
    std::vector<std::uint64_t> loop;
    for (unsigned i = 0; i < 10; ++i)
        loop.insert(loop.end(), {block_word(1).bits, block_word(3).bits}); // 1 jumps over 2 to 3
    some.feed(0, loop);
    CHECK(some.take(0)[signal::taken_conditional] == 10);
    some.feed(0, std::vector<std::uint64_t>{definition_word(3, 6, 24).bits, 2 * 24, 0, 0, 0});
    some.feed(0, loop); // block 3 now follows block 1
    CHECK(some.take(0)[signal::taken_conditional] == 0);
}
