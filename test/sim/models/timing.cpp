#include <msr/sim/models/timing.hpp>

#include <doctest/doctest.h>

namespace {

using msr::sim::signal;
using msr::sim::tally;
using msr::sim::timing;
using msr::sim::timing_shape;

constexpr timing_shape shape{.width = 4,
                             .mispredicted = 15,
                             .mid = 9,
                             .second = 10,
                             .third = 40,
                             .memory = 200,
                             .second_tlb = 7,
                             .walk = 30,
                             .division = 20,
                             .waited_of_16 = 8};

// Returns the clocks that the timing model gives a single tally (counts of occurrences).
std::uint64_t clocks(tally tally, const timing_shape &timing_shape = shape) {
    timing{timing_shape}.tell(tally);
    return tally[signal::cycles];
}

tally one(signal signal, std::uint64_t times) {
    tally result;
    result[signal] = times;
    return result;
}

} // namespace

TEST_CASE("each signal costs its penalty, of misses the share that is waited for") {
    CHECK(clocks({}) == 0);
    CHECK(clocks(one(signal::fused_uops, 400)) == 100);
    CHECK(clocks(one(signal::mispredicted_branches, 3)) == 45);
    CHECK(clocks(one(signal::divisions, 3)) == 60);
    CHECK(clocks(one(signal::mid_load_hits, 2)) == 9);
    CHECK(clocks(one(signal::mid_store_hits, 2)) == 9);
    CHECK(clocks(one(signal::l2_load_hits, 2)) == 10);
    CHECK(clocks(one(signal::l2_store_hits, 2)) == 10);
    CHECK(clocks(one(signal::l2_code_hits, 2)) == 10);
    CHECK(clocks(one(signal::stlb_load_hits, 2)) == 7);
    CHECK(clocks(one(signal::load_walks, 2)) == 30);
    CHECK(clocks(one(signal::code_walks, 1)) == 15);
    tally last = one(signal::l3_references, 10); // 6 lines come from the third level, 4 from memory
    last[signal::l3_misses] = 4;
    CHECK(clocks(last) == (6 * 40 + 4 * 200) / 2);
}

TEST_CASE("a core that fuses nothing has an issue slot for each micro-op") {
    timing_shape unfused = shape;
    unfused.fuses = false;
    tally block;
    block[signal::fused_uops] = 400;
    block[signal::uops] = 600;
    CHECK(clocks(block) == 100);
    CHECK(clocks(block, unfused) == 150);
    CHECK(timing{unfused}.ticks_of(block) == 150 * timing{unfused}.ticks_of_clock());
    timing{unfused}.tell(block);
    CHECK(block[signal::used_slots] == 600);
}

TEST_CASE("slots of mispredictions are the clocks of recovery, each as wide as the core") {
    tally observed = one(signal::mispredicted_branches, 3);
    timing{shape}.tell(observed);
    CHECK(observed[signal::recovery_clocks] == 45);
    CHECK(observed[signal::slots_of_mispredictions] == 180);
}

TEST_CASE("fractions of a clock are kept") {
    timing keeps{shape};
    std::uint64_t sum = 0;
    for (int i = 0; i < 8; ++i) {
        tally observed = one(signal::fused_uops, 1);
        observed[signal::l2_load_hits] = 1; // 5 clocks
        keeps.tell(observed);
        sum += observed[signal::cycles];
    }
    CHECK(sum == 8 * 5 + 2);
}

TEST_CASE("the slots of all clocks are divided among what retires and what is waited for") {
    timing keeps{shape}; // the core has 4 slots in a clock
    tally sum;
    for (int i = 0; i < 7; ++i) {
        tally observed;
        observed[signal::fused_uops] = 103;
        observed[signal::mispredicted_branches] = 2;
        observed[signal::divisions] = 1;
        observed[signal::l2_load_hits] = 5; // 25 clocks
        observed[signal::l2_code_hits] = 3; // 15 clocks
        observed[signal::l2_code_misses] =
            2; // one line from the third level, one from memory: 120 clocks
        observed[signal::l3_code_misses] = 1;
        observed[signal::l3_references] = 2;
        observed[signal::l3_misses] = 1;
        observed[signal::code_walks] = 1; // 15 clocks
        keeps.tell(observed);
        sum.add(observed);
    }
    CHECK(sum[signal::used_slots] == 720); // 721 micro-ops fill 720 slots of whole clocks
    CHECK(sum[signal::slots_of_mispredictions] == 7 * 4 * 30);
    CHECK(sum[signal::slots_of_fetches] == 7 * 4 * 150);
    CHECK(sum[signal::slots_of_memory] == 7 * 4 * 25);
    CHECK(sum[signal::slots_of_backend] == 7 * 4 * (25 + 20));
    CHECK(sum[signal::used_slots] + sum[signal::slots_of_mispredictions] +
              sum[signal::slots_of_fetches] + sum[signal::slots_of_backend] ==
          4 * sum[signal::cycles]);
}

TEST_CASE(
    "slots of instructions of several micro-ops are some of the used ones, and none is lost") {
    timing keeps{shape};
    tally sum;
    for (int i = 0; i < 8; ++i) {
        tally observed;
        observed[signal::fused_uops] = i % 2 == 0 ? 3 : 9; // micro-ops, four of which fit a clock
        observed[signal::heavy_uops] = i % 2 == 0 ? 3 : 2;
        keeps.tell(observed);
        CHECK(observed[signal::heavy_slots] <= observed[signal::used_slots]);
        sum.add(observed);
    }
    CHECK(sum[signal::used_slots] == 48);
    CHECK(sum[signal::heavy_slots] == 20);
}

TEST_CASE("half clocks of code and data make whole clocks, and none is lost") {
    timing_shape odd = shape;
    odd.second = 9; // a line of the second level takes four clocks and a half
    timing keeps{odd};
    tally sum;
    for (int i = 0; i < 10; ++i) {
        tally observed;
        observed[i % 2 == 0 ? signal::l2_code_hits : signal::l2_load_hits] = 1;
        keeps.tell(observed);
        sum.add(observed);
    }
    CHECK(sum[signal::cycles] == 45);
    CHECK(sum[signal::slots_of_fetches] + sum[signal::slots_of_memory] == 4 * 45);
    CHECK(sum[signal::slots_of_fetches] / 4 >= 22);
    CHECK(sum[signal::slots_of_fetches] / 4 <= 23);
}

TEST_CASE("the time stamp counter runs in its own proportion") {
    timing_shape half = shape;
    half.reference_percent = 50;
    timing keeps{half};
    std::uint64_t sum = 0;
    for (int i = 0; i < 3; ++i) {
        tally observed = one(signal::fused_uops, 4);
        keeps.tell(observed);
        CHECK(observed[signal::cycles] == 1);
        sum += observed[signal::reference_cycles];
    }
    CHECK(sum == 1);
}
