// Tests the threshold, inversion and edge detection of simulated counters. Expected clocks are
// counted by hand from the model of time: a core four micro-ops wide, busy and idle clocks.
#include <msr/sim/counters/clock_filter.hpp>
#include <msr/sim/models/timing.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

using namespace msr::sim;
using kind = msr::sim::signal; // `signal` would be ambiguous with the function ::signal

/// The occurrences that the model of time completes to a tally with clocks and issue slots.
struct work {
    std::uint64_t instructions{};
    std::uint64_t uops{};
    std::uint64_t branches{};
    std::uint64_t mispredicted{};
    std::uint64_t divisions{};
};

/// A core that issues four micro-ops in a clock, loses 15 clocks to a misprediction and 20 to a
/// division, with a counter that compares.
class core {
public:
    explicit core(signal_sum sum, clock_comparison comparison)
        : sum_{sum}, comparison_{comparison} {}

    /// Returns what the counter adds for an amount of work.
    std::uint64_t clocks_of(const work &done) {
        tally tally;
        tally[kind::instructions] = done.instructions;
        tally[kind::fused_uops] = done.uops;
        tally[kind::branches] = done.branches;
        tally[kind::mispredicted_branches] = done.mispredicted;
        tally[kind::divisions] = done.divisions;
        time_.tell(tally);
        return filter_.counted_clocks(sum_, comparison_, tally);
    }

private:
    signal_sum sum_;
    clock_comparison comparison_;
    timing time_{{.width = 4, .mispredicted = 15, .division = 20}};
    clock_filter filter_;
};

/// Returns what a new counter of an event adds for an amount of work.
std::uint64_t clocks(signal_sum sum, clock_comparison comparison, const work &done) {
    return core{sum, comparison}.clocks_of(done);
}

// 100 instructions of a micro-op each retire in 25 clocks, four in each.
constexpr work straight{.instructions = 100, .uops = 100};
// 90 instructions of 100 micro-ops retire in 25 clocks: in 15 of these four, in 10 three.
constexpr work uneven{.instructions = 90, .uops = 100};
// 25 busy clocks, and 2 * 15 + 20 idle clocks in three gaps.
constexpr work gaps{
    .instructions = 100, .uops = 100, .branches = 10, .mispredicted = 2, .divisions = 1};

} // namespace

TEST_CASE("a threshold counts clocks with so many occurrences or more") {
    CHECK(clocks(kind::instructions, {.threshold = 1}, straight) == 25);
    CHECK(clocks(kind::instructions, {.threshold = 4}, straight) == 25);
    CHECK(clocks(kind::instructions, {.threshold = 5}, straight) == 0);
    CHECK(clocks(kind::instructions, {.threshold = 255}, straight) == 0);
    CHECK(clocks(kind::instructions, {.threshold = 3}, uneven) == 25);
    CHECK(clocks(kind::instructions, {.threshold = 4}, uneven) == 15);
    CHECK(clocks(kind::instructions, {.threshold = 5}, uneven) == 0);
    CHECK(clocks(kind::branches, {.threshold = 1}, gaps) == 10);
    CHECK(clocks(kind::branches, {.threshold = 2}, gaps) == 0);
    CHECK(clocks(kind::cycles, {.threshold = 1}, gaps) == 75);
    CHECK(clocks(kind::cycles, {.threshold = 2}, gaps) == 0);
}

TEST_CASE("inversion counts the other clocks") {
    for (const work &done : {straight, uneven, gaps})
        for (const std::uint32_t threshold : {1u, 3u, 4u, 5u, 255u})
            for (const signal_sum &sum : {signal_sum{kind::instructions},
                                          signal_sum{kind::branches}, signal_sum{kind::cycles}}) {
                const std::uint64_t elapsed = clocks(kind::cycles, {.threshold = 1}, done);
                CHECK(clocks(sum, {.threshold = threshold}, done) +
                          clocks(sum, {.threshold = threshold, .invert = true}, done) ==
                      elapsed);
            }
    CHECK(clocks(kind::instructions, {.threshold = 1, .invert = true}, gaps) == 50);
    CHECK(clocks(kind::instructions, {.threshold = 255, .invert = true}, straight) == 25);
}

TEST_CASE("edge detection counts how often the counted clocks begin") {
    CHECK(clocks(kind::instructions, {.threshold = 1, .edge = true}, straight) == 1);
    CHECK(clocks(kind::instructions, {.threshold = 5, .edge = true}, straight) == 0);
    // Three gaps between four groups of busy clocks.
    CHECK(clocks(kind::instructions, {.threshold = 1, .edge = true}, gaps) == 4);
    CHECK(clocks(kind::instructions, {.threshold = 1, .invert = true, .edge = true}, gaps) == 3);
    // Ten branches, each in a clock of its own.
    CHECK(clocks(kind::branches, {.threshold = 1, .edge = true}, gaps) == 10);
    // Ten clocks with three instructions lie between fifteen clocks with four.
    CHECK(clocks(kind::instructions, {.threshold = 4, .edge = true}, uneven) == 10);
    CHECK(clocks(kind::cycles, {.threshold = 1, .edge = true}, gaps) == 1);
}

TEST_CASE("clocks that follow each other in two tallies begin once") {
    core first{kind::instructions, {.threshold = 1, .edge = true}};
    CHECK(first.clocks_of(straight) == 1);
    CHECK(first.clocks_of(straight) == 0);
    CHECK(first.clocks_of(gaps) == 3);
    CHECK(first.clocks_of(straight) == 0);
    CHECK(first.clocks_of({.divisions = 1}) == 0); // twenty idle clocks
    CHECK(first.clocks_of(straight) == 1);
}

TEST_CASE("occurrences wait for the clock that their micro-ops fill") {
    core four{kind::instructions, {.threshold = 1}};
    core five{kind::instructions, {.threshold = 5}};
    std::uint64_t sum = 0, more = 0;
    for (unsigned i = 0; i < 100; ++i) { // 3 micro-ops do not fill a clock
        sum += four.clocks_of({.instructions = 3, .uops = 3});
        more += five.clocks_of({.instructions = 3, .uops = 3});
    }
    CHECK(sum == 75);
    CHECK(more == 0); // no clock has more than four instructions
    // Many small tallies have as many clocks as a large tally.
    core parts{kind::branches, {.threshold = 1}};
    std::uint64_t branches = 0;
    for (unsigned i = 0; i < 100; ++i)
        branches += parts.clocks_of({.instructions = 7, .uops = 7, .branches = 1});
    CHECK(branches + 1 >= 100);
    CHECK(branches <= 100);
}

TEST_CASE("a tally without issue slots has no idle clocks") {
    tally tally;
    tally[kind::cycles] = 10;
    tally[kind::branches] = 4;
    CHECK(clock_filter{}.counted_clocks(kind::branches, {.threshold = 1}, tally) == 4);
    CHECK(clock_filter{}.counted_clocks(kind::branches, {.threshold = 1, .invert = true}, tally) ==
          6);
}

TEST_CASE("clocks are known of clocks and of what retires, and of nothing else") {
    CHECK(has_clocks(kind::cycles));
    CHECK(has_clocks(kind::instructions));
    CHECK(has_clocks(kind::uops));
    CHECK(has_clocks(kind::loads + kind::stores));
    CHECK(has_clocks(kind::branches + kind::far_branches));
    CHECK(has_clocks(kind::branches - kind::conditional_branches));
    CHECK_FALSE(has_clocks({}));
    CHECK_FALSE(has_clocks(2 * kind::instructions));
    CHECK_FALSE(has_clocks(kind::heavy_uops));     // all micro-ops of an instruction at once
    CHECK_FALSE(has_clocks(kind::add_operations)); // a packed addition is several
    CHECK_FALSE(has_clocks(kind::l2_load_misses));
    CHECK_FALSE(has_clocks(kind::reference_cycles));
    CHECK_FALSE(has_clocks(kind::instructions + kind::cycles));
}
