// Plain words of a stream are played with the results of a player that plays words one by one. A
// player with a sampler of its own plays all words one by one; a player whose sampler does not say
// what is due does so where a CPU is followed.
#include <msr/sim/player/plain_words.hpp>

#include <msr/amd/ibs/register_fields.hpp>
#include <msr/amd/ibs/target.hpp>
#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/ibs/ibs.hpp>
#include <msr/sim/models/processor_shapes.hpp>
#include <msr/sim/player/player.hpp>
#include <msr/sim/player/sampling.hpp>
#include <msr/sim/registers/interrupt.hpp>

#include "../../thorough.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <random>
#include <span>
#include <vector>

namespace {

using namespace msr::sim;

constexpr std::uint32_t blocks = 400;

// A decoder of blocks of different kinds: block n lies at n * 24; the kind of its end is n % 8, and
// a direct branch goes 48 bytes on.
struct kinds_in_turn {
    block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code, unsigned count) {
        block_facts facts{.address = address,
                          .bytes = static_cast<unsigned>(code.size()),
                          .last_branch = static_cast<branch_kind>(address / 24 % 8),
                          .branch_address = address + 20,
                          .target = address + 48};
        facts.each[signal::instructions] = count;
        facts.each[signal::fused_uops] = count + address / 24 % 3;
        facts.each[signal::divisions] = address / 24 % 5 == 0;
        count_branch(facts.last_branch, facts.each);
        for (unsigned i = 0; i < count; ++i)
            facts.instructions.push_back(
                {.offset = static_cast<std::uint16_t>(4 * i),
                 .bytes = 4,
                 .uops = 1,
                 .ops = static_cast<std::uint8_t>(1 + (i == 0 ? address / 24 % 3 : 0)),
                 .reads = true});
        facts.each_iteration[signal::fused_uops] = 2;
        facts.repeats = address / 24 % 40 == 0;
        return facts;
    }
};

// A sampler that samples no CPU.
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

// A stream of runs of blocks that repeat, with accesses, some in parts, some of two lines, and with
// interruptions.
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
    // Returns the words of a loop around a branch that is hard to predict: long runs of plain
    // words.
    std::vector<std::uint64_t> loop() {
        std::vector<std::uint64_t> words;
        for (unsigned times = 200; times != 0; --times) {
            for (const std::uint32_t block : {1u, 2u + below(2), 4u, 6u})
                words.push_back(block_word(block).bits);
            if (below(8) == 0)
                words.push_back(access_word(false, 3, 0, 0x1000'0000 + below(1 << 18) * 8).bits);
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
            const std::uint64_t position = 0x1000'0000 + below(1 << 18) * 3;
            words.push_back(access_word(below(2) == 0, 3, accesses, position).bits);
            if (below(5) == 0) words.push_back(access_word(false, 3, accesses, position + 8).bits);
        }
    }
};

} // namespace

TEST_CASE("plain words add up to what single words add up to") {
    for (unsigned seed = 1; seed <= 6; seed += static_cast<unsigned>(rounds(5, 1))) {
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
                const tally tally = single.take(cpu);
                for (std::size_t i = 0; i < signal_count; ++i)
                    CHECK_MESSAGE(got.of[i] == tally.of[i], "signal ", i, ", seed ", seed);
                CHECK(tally[signal::mispredicted_branches] > 100);
            }
        }
    }
}

namespace {

// A decoder of loops: block n begins at n * 104, often in one line, and ends in the next; its
// branch goes back to its begin.
struct loops_of_one_block {
    block_facts decode(std::uint64_t address, std::span<const std::uint8_t> code, unsigned count) {
        block_facts facts{.address = address,
                          .bytes = static_cast<unsigned>(code.size()),
                          .last_branch = branch_kind::conditional,
                          .branch_address = address + 96,
                          .target = address};
        facts.each[signal::instructions] = count;
        facts.each[signal::fused_uops] = count;
        count_branch(facts.last_branch, facts.each);
        return facts;
    }
};

} // namespace

TEST_CASE("loops of one block add up to what their words add up to one by one") {
    for (unsigned seed = 1; seed <= 6; seed += static_cast<unsigned>(rounds(5, 1))) {
        const processor_shape &shape = shape_rows[seed * 9].shape;
        player<loops_of_one_block> plain{loops_of_one_block{}, processor_models{shape, 1}};
        player<loops_of_one_block, processor_models, looking_away> single{
            loops_of_one_block{}, processor_models{shape, 1}};
        std::vector<std::uint64_t> words;
        for (std::uint32_t number = 0; number < 8; ++number) {
            words.push_back(definition_word(number, 6, 104).bits);
            words.push_back(std::uint64_t{number} * 104);
            words.insert(words.end(), 13, 0);
        }
        std::minstd_rand random{seed};
        const auto lower = [&](std::uint32_t end) {
            return static_cast<std::uint32_t>(random() >> 4) % end;
        };
        for (unsigned turn = 0; turn < 400; ++turn)
            for (std::uint32_t block = lower(2); block < 8; block += 1) {
                const std::uint64_t step = lower(3) == 0 ? 16448 : 64;
                std::uint64_t position = 0x1000'0000 + lower(10'000) * step;
                for (unsigned times = 1 + (lower(2) == 0 ? lower(3) : lower(150)); times != 0;
                     --times, position += step)
                    words.insert(words.end(), {block_word(block).bits,
                                               access_word(block % 3 == 0, 2, 0, position).bits});
            }
        for (std::size_t position = 0;
             position < words.size();) { // the player gets the stream's words in parts
            const std::size_t index =
                std::min<std::size_t>(words.size() - position, 1 + lower(900));
            plain.feed(0, std::span{words}.subspan(position, index));
            single.feed(0, std::span{words}.subspan(position, index));
            position += index;
        }
        const tally got = plain.take(0);
        const tally tally = single.take(0);
        for (std::size_t i = 0; i < signal_count; ++i)
            CHECK_MESSAGE(got.of[i] == tally.of[i], "signal ", i, ", seed ", seed);
        CHECK(tally[signal::mispredicted_branches] > 100);
        CHECK(tally[signal::l1d_load_misses] > 1000);
        CHECK(tally[signal::load_walks] > 1000);
        CHECK(tally[signal::l1i_fetches] > 10'000);
        CHECK(plain.models()[0].now.ticks == single.models()[0].now.ticks);
    }
}

TEST_CASE("a number that is given to another block ends plain words") {
    player<kinds_in_turn> entry{kinds_in_turn{}, processor_models{shape_rows[0].shape, 1}};
    entry.feed(0, definitions());
    std::vector<std::uint64_t> loop;
    // Block 1 jumps over block 2 to block 3.
    for (unsigned i = 0; i < 10; ++i)
        loop.insert(loop.end(), {block_word(1).bits, block_word(3).bits});
    entry.feed(0, loop);
    CHECK(entry.take(0)[signal::taken_conditional] == 10);
    entry.feed(0, std::vector<std::uint64_t>{definition_word(3, 6, 24).bits, 2 * 24, 0, 0, 0});
    entry.feed(0, loop); // block 3 now follows block 1
    CHECK(entry.take(0)[signal::taken_conditional] == 0);
}

namespace {

// Samplers that do not say when a sample is due: the player plays the words of a sampled CPU one by
// one.
struct samplers_that_tell_nothing : samplers {
    using samplers::samplers;
    void due(unsigned) const = delete;
};

// A sample: its time and the values of its registers.
using record = std::vector<std::uint64_t>;

// Two CPUs of a Zen 4, both sampled by op, CPU 1 by fetch too. The handler begins the next period
// at once or, now and then, later; an overflow of CPU 0 is awaited.
template <typename Samplers>
class sampled : watched_counters {
public:
    player<kinds_in_turn, processor_models, Samplers> plays;
    std::vector<record> records;

    explicit sampled(bool counts_ops, std::uint64_t period)
        : plays{kinds_in_turn{}, processor_models{shape_of(msr::core::zen4)->shape, 2},
                Samplers{2}},
          unit_{msr::ibs::zen4, plays.models(), plays.sampler()}, watch_{*this, plays.models()},
          armed_{enabled | (counts_ops ? counts_ops_bit : 0) | period / 16} {
        plays.sampler().add(watch_);
        plays.set_space(2, 5);
        unit_.on_interrupt({[](void *self, const interrupt &interrupt) {
                                static_cast<sampled *>(self)->take(interrupt);
                            },
                            this});
        arm(0);
        arm(1);
        write(1, msr::ibs::address::fetch_ctl, fetch_armed);
        watch_.counted(0);
    }

    // Begins the periods that the handler has not begun again.
    void arm_again() {
        for (unsigned cpu = 0; cpu < 2; ++cpu)
            if ((read(cpu, msr::ibs::address::op_ctl) & enabled) == 0) arm(cpu);
    }
    tally take(unsigned cpu) {
        const tally tally = plays.take(cpu);
        add(cpu, tally);
        watch_.counted(cpu);
        return tally;
    }
    std::uint64_t running_count(unsigned cpu) {
        return read(cpu, msr::ibs::address::op_ctl) ^ read(cpu, msr::ibs::address::fetch_ctl);
    }

private:
    static constexpr std::uint64_t enabled = 1 << 17, counts_ops_bit = 1 << 19,
                                   fetch_armed =
                                       std::uint64_t{1} << 48 | std::uint64_t{1} << 57 | 30;
    static constexpr std::uint64_t loads_of_period = 3000;

    ibs_unit unit_;
    overflow_watch watch_;
    std::uint64_t armed_;
    std::uint64_t loads_left_ = loads_of_period;

    std::uint64_t read(unsigned cpu, std::uint32_t address) {
        std::uint64_t value = 0;
        CHECK_FALSE(static_cast<bool>(unit_.read(cpu, address, value)));
        return value;
    }
    void write(unsigned cpu, std::uint32_t address, std::uint64_t value) {
        CHECK_FALSE(static_cast<bool>(unit_.write(cpu, address, value)));
    }
    void arm(unsigned cpu) { write(cpu, msr::ibs::address::op_ctl, armed_); }

    void take(const interrupt &interrupt) {
        namespace at = msr::ibs::address;
        const pace &current = plays.models()[interrupt.cpu].now;
        record record{interrupt.cpu, static_cast<std::uint64_t>(interrupt.cause), interrupt.address,
                      interrupt.lane, current.ticks, current.ops,
                      // Fetches are counted for CPU 1 only, which alone is sampled by fetch.
                      interrupt.cpu == 1 ? current.fetches : 0};
        for (const std::uint32_t number :
             {at::fetch_ctl, at::fetch_linaddr, at::op_ctl, at::op_rip, at::op_data, at::op_data2,
              at::op_data3, at::dc_linaddr, at::br_target})
            record.push_back(read(interrupt.cpu, number));
        records.push_back(record);
        if (interrupt.cause == interrupt_cause::fetch)
            write(interrupt.cpu, at::fetch_ctl, fetch_armed);
        else if (records.size() % 7 == 0)
            write(interrupt.cpu, at::op_ctl, 0);
        else
            arm(interrupt.cpu);
    }

    void settle(unsigned cpu) override { add(cpu, plays.take(cpu)); }
    // Counts down the loads of CPU 0 to the next overflow of its counter of loads.
    void add(unsigned cpu, const tally &tally) {
        if (cpu != 0) return;
        const std::uint64_t loads = tally[signal::loads];
        loads_left_ -= std::min(loads, loads_left_);
        if (loads_left_ != 0) return;
        loads_left_ = loads_of_period;
        records.push_back({loads, plays.models()[0].now.ticks});
    }
    void add_awaited(unsigned cpu, std::vector<awaited_overflow> &destination) override {
        if (cpu == 0) destination.push_back({.sum = {signal::loads}, .left = loads_left_});
    }
};

void check_that_records_are_equal(bool counts_ops, std::uint64_t period) {
    sampled<samplers> plain{counts_ops, period};
    sampled<samplers_that_tell_nothing> single{counts_ops, period};
    plain.plays.feed(0, definitions());
    single.plays.feed(0, definitions());
    stream lanes[]{stream{7}, stream{107}};
    for (unsigned turn = 0; turn < rounds(60, 300); ++turn) {
        stream &lane = lanes[turn % 2];
        const std::vector<std::uint64_t> words = turn % 3 == 0 ? lane.go_on() : lane.loop();
        plain.plays.feed(1 + turn % 2, words);
        single.plays.feed(1 + turn % 2, words);
        if (turn % 10 != 9) continue;
        for (unsigned cpu = 0; cpu < 2; ++cpu) {
            CHECK(plain.running_count(cpu) == single.running_count(cpu));
            CHECK(plain.take(cpu) == single.take(cpu));
        }
        plain.arm_again();
        single.arm_again();
    }
    CHECK(plain.records.size() > rounds(60, 300));
    CHECK(plain.records == single.records);
}

} // namespace

TEST_CASE("samples are those that single words give") {
    for (const std::uint64_t period : {272U, 1008U, 4096U}) {
        check_that_records_are_equal(true, period);
        check_that_records_are_equal(false, period * 4);
    }
}
