// Published experiments of sampling ops, repeated on the simulated engine: S. Carna', "HOP:
// Hardware-based Online Profiling of multi-threaded applications via AMD Instruction-Based
// Sampling", Sapienza University of Rome, 2017, chapters 2 and 4. Samples are counted; nothing is
// measured, and expected numbers are arithmetic.
#include "../../thorough.hpp"
#include "ibs_loop.hpp"

#include <msr/amd/ibs.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

using namespace ibs_loop;

/// The count with which a handler begins the next period.
enum class starts {
    at_zero,   ///< a period begins with the count 0
    by_nibble, ///< a period begins with four bits of the published shift register
    by_chip,   ///< a period begins with the seven random bits that the processor drew
};

/// A block of instructions of one op each that is executed in a loop, and the number of samples of
/// each instruction.
struct sampled_loop {
    machine of{ibs::zen2};
    std::uint64_t armed;
    starts how;
    ibs::start_values numbers;
    std::uint64_t samples = 0;
    std::vector<std::uint64_t> hits;

    sampled_loop(unsigned ops_of_loop, std::uint64_t period, starts starts)
        : armed{op_enabled | counts_ops | period / 16}, how{starts}, hits(ops_of_loop) {
        of.define(0, 0x1000, std::vector<std::uint8_t>(ops_of_loop, ops(1)));
        of.unit.on_interrupt({[](void *context, const sim::interrupt &) {
                                  static_cast<sampled_loop *>(context)->take();
                              },
                              this});
        of.write(at::op_ctl, armed);
    }
    void take() {
        ++samples;
        ++hits[of.read(at::op_rip) - 0x1000];
        std::uint64_t start = 0;
        if (how == starts::by_nibble) start = numbers.next() & 15;
        if (how == starts::by_chip) start = op_count(of.read(at::op_ctl)) & 127;
        of.write(at::op_ctl, armed | start << 32);
    }
    void run_for_samples(std::uint64_t goal) {
        while (samples < goal)
            of.run(0, 1000);
    }
    /// Returns chi squared against an even distribution over the instructions, per degree of
    /// freedom.
    double chi_squared() const {
        const double expected = static_cast<double>(samples) / static_cast<double>(hits.size());
        double sum = 0;
        for (const std::uint64_t number : hits) {
            const double difference = static_cast<double>(number) - expected;
            sum += difference * difference / expected;
        }
        return sum / static_cast<double>(hits.size() - 1);
    }
};

const std::uint64_t enough = rounds(1000, 20'000);

} // namespace

// "Sample count proportional to 1/period": periods of tables 4.3 to 4.6. A period takes its number
// of ops and the tagged op, less the start value: 7.5 on the mean for four bits, 63.5 for seven.
TEST_CASE("samples are as many as the period says, from 4,096 to 32,768") {
    const auto turns = static_cast<unsigned>(rounds(20'000, 400'000));
    const double total = 100.0 * turns;
    for (const double period : {4096.0, 8192.0, 12288.0, 16384.0, 24576.0, 32768.0}) {
        for (const starts how : {starts::at_zero, starts::by_nibble, starts::by_chip}) {
            sampled_loop loop{100, static_cast<std::uint64_t>(period), how};
            loop.of.run(0, turns);
            const double start = how == starts::at_zero ? 0 : how == starts::by_nibble ? 7.5 : 63.5;
            const double expected = total / (period + 1 - start);
            CHECK(static_cast<double>(loop.samples) > expected * 0.999 - 1);
            CHECK(static_cast<double>(loop.samples) < expected * 1.001 + 1);
        }
    }
}

// The 4,096 ops of a period and the tagged op are 17 turns of 241 ops: in a loop of 241 ops one
// instruction gets all samples. If all n samples are in one of B places, chi squared is n * (B - 1)
// / (B - 1).
TEST_CASE("without randomisation a loop aliases") {
    sampled_loop loop{241, 4096, starts::at_zero};
    loop.run_for_samples(enough);
    CHECK(loop.hits[4096 % 241] == loop.samples);
    CHECK(loop.chi_squared() == doctest::Approx(static_cast<double>(loop.samples)));
    // 65,536 ops and one are 64 turns of 1,024 ops and one op: the next instruction is sampled each
    // time, so that a thousand samples are of all instructions but 24, and of none twice.
    sampled_loop walk{1024, 65536, starts::at_zero};
    for (std::uint64_t i = 0; i < 64'000; ++i)
        walk.of.run(0); // 64,000 * 1,024 / 65,537: 999.98
    std::size_t lines = 0;
    for (const std::uint64_t number : walk.hits)
        lines += number != 0;
    CHECK(walk.samples == 999);
    CHECK(lines == 999);
}

TEST_CASE("with random starts samples hit the instructions of the loop in proportion") {
    const auto even = [](unsigned loop_ops, std::uint64_t period, starts start) {
        sampled_loop loop{loop_ops, period, start};
        loop.run_for_samples(enough);
        CHECK(loop.samples < enough + 1000);
        return loop.chi_squared();
    };
    // With a thousand degrees of freedom the standard deviation of chi squared per degree is 0.045.
    for (const double result :
         {even(1000, 64000, starts::by_chip), even(1024, 65536, starts::by_chip),
          even(1024, 65536, starts::by_nibble), even(1205, 4096, starts::by_chip),
          even(2048, 65536, starts::by_chip)}) {
        CHECK(result > 0.9);
        CHECK(result < 1.1);
    }
}
