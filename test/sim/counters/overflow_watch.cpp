#include <msr/sim/counters/overflow_watch.hpp>

#include "../../thorough.hpp"
#include "../ibs/ibs_loop.hpp"

#include <msr/intel/perfmon/processors.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace {

using namespace ibs_loop;
using counters = sim::machine<sim::perfmon_pmu>;

constexpr std::uint32_t counter0 = 0xc1, select0 = 0x186, global_control = 0x38f,
                        global_clear = 0x390;
constexpr std::uint64_t user = 1 << 16, interrupts = 1 << 20, enabled = 1 << 22;

/// An interrupt, with the number of ops that had begun.
struct seen_interrupt {
    std::uint64_t address;
    std::uint64_t ops;

    friend bool operator==(const seen_interrupt &, const seen_interrupt &) = default;
};

/// A processor whose counter 0 samples with a period. Either the simulation watches the overflow,
/// or it counts every block.
struct sampled : sim::watched_counters {
    sim::player<byte_decoder, sim::processor_models, sim::samplers> plays{
        byte_decoder{}, sim::processor_models{small(), 1}, sim::samplers{1}};
    counters registers{msr::perfmon::target_at(msr::core::haswell)};
    sim::overflow_watch watch{*this, plays.models()};
    std::uint64_t period;
    std::vector<seen_interrupt> seen;
    std::uint64_t settled = 0;

    struct always : sim::sampling {
        sampled *of{};
        std::uint64_t address{};
        void block(sim::running, const sim::block_facts &facts) override {
            address = facts.address;
            of->settle(0);
        }
        using sim::sampling::want;
    } every_block;

    sampled(bool watched, std::uint64_t event, std::uint64_t of_period) : period{of_period} {
        if (watched) {
            plays.sampler().add(watch);
        } else {
            every_block.of = this;
            plays.sampler().add(every_block);
            every_block.want(0, true);
        }
        watch.on_interrupt({[](void *context, const sim::interrupt &interrupt) {
                                auto &destination = *static_cast<sampled *>(context);
                                CHECK(interrupt.cause == sim::interrupt_cause::counters);
                                CHECK(interrupt.counters == 1);
                                destination.handle(interrupt.address);
                            },
                            this});
        registers.on_interrupt({[](void *context, unsigned, msr::select::counter_set set) {
                                    auto &destination = *static_cast<sampled *>(context);
                                    if (destination.every_block.of == nullptr)
                                        destination.watch.overflowed({.counters = set});
                                    else
                                        destination.handle(destination.every_block.address);
                                },
                                this});
        write(global_control, 1);
        write(counter0, 0 - period);
        write(select0, event | user | interrupts | enabled);
    }
    void write(std::uint32_t address, std::uint64_t value) {
        CHECK_FALSE(static_cast<bool>(registers.write(0, address, value)));
        watch.counted(0);
    }
    void handle(std::uint64_t address) {
        seen.push_back({address, plays.models()[0].now.ops});
        CHECK_FALSE(static_cast<bool>(registers.write(0, counter0, 0 - period)));
        CHECK_FALSE(static_cast<bool>(registers.write(0, global_clear, 1)));
    }
    void settle(unsigned cpu) override {
        ++settled;
        registers.count(cpu, plays.take(cpu));
    }
    void add_awaited(unsigned cpu, std::vector<sim::awaited_overflow> &destination) override {
        registers.each_awaited(cpu, [&](const sim::signal_sum &sum, std::uint64_t left) {
            destination.push_back({sum, left});
        });
    }

    /// Runs a program of `blocks` blocks, which is equal for equal seeds.
    void run(unsigned blocks) {
        std::mt19937_64 random{17};
        std::vector<std::uint64_t> words;
        for (std::uint32_t i = 0; i < 8; ++i) {
            std::vector<std::uint8_t> code(4 + i * 3, ops(1));
            code[1] = ops(1) | reads;
            code[2] = ops(2) | writes;
            code.back() =
                branches(i % 2 == 0 ? sim::branch_kind::conditional : sim::branch_kind::none);
            const auto size = static_cast<unsigned>(code.size());
            words.push_back(sim::definition_word(i, size, size).bits);
            words.push_back(0x1000 + i * 0x100ull);
            for (std::size_t position = 0; position < code.size(); position += 8) {
                std::uint64_t word = 0;
                for (std::size_t k = position; k < code.size() && k < position + 8; ++k)
                    word |= std::uint64_t{code[k]} << (k - position) * 8;
                words.push_back(word);
            }
        }
        for (unsigned i = 0; i < blocks; ++i) {
            words.push_back(sim::block_word(static_cast<std::uint32_t>(random() % 8)).bits);
            words.push_back(sim::access_word(false, 3, 1, random() % 3000 * 64).bits);
            if (random() % 2 == 0)
                words.push_back(sim::access_word(true, 3, 2, random() % 30 * 64).bits);
        }
        plays.feed(0, words);
    }
};

} // namespace

TEST_CASE("overflows are seen in the block in which they happen, whatever is counted") {
    // Architectural events (SDM volume 3, table 20-1).
    constexpr std::uint64_t instructions = 0xc0, cycles = 0x3c, reference = 0x13c,
                            branches_retired = 0xc4, llc_misses = 0x412e;
    const struct {
        std::uint64_t event;
        std::uint64_t period;
    } attempts[] = {{instructions, 100},   {instructions, 10007}, {cycles, 5000},
                    {branches_retired, 7}, {reference, 4000},     {llc_misses, 1},
                    {llc_misses, 37}};
    const auto blocks = static_cast<unsigned>(rounds(8000, 20'000));
    for (const auto &entry : attempts) {
        sampled watched{true, entry.event, entry.period};
        sampled plain{false, entry.event, entry.period};
        watched.run(blocks);
        plain.run(blocks);
        CAPTURE(entry.event);
        CAPTURE(entry.period);
        CHECK(watched.seen.size() > 10);
        CHECK(watched.seen == plain.seen);
    }
}

TEST_CASE("far from an overflow nobody looks, and little is counted") {
    sampled subject{true, 0xc0, 100'000};
    CHECK(subject.plays.sampler().follows(0));
    CHECK_FALSE(subject.plays.sampler().wants(0));
    subject.run(20'000); // 20,000 blocks of 14.5 instructions: 290,000, so 2 overflows
    CHECK(subject.seen.size() == 2);
    CHECK(subject.settled < 1000);
}

TEST_CASE("without a counter that interrupts nothing is watched") {
    sampled subject{true, 0xc0, 1000};
    subject.write(select0, 0xc0 | user | enabled);
    CHECK_FALSE(subject.plays.sampler().any());
    subject.run(1000);
    CHECK(subject.seen.empty());
    CHECK(subject.settled == 0);
}
