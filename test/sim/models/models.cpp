#include <msr/sim/models/models.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <memory>
#include <random>
#include <stdexcept>
#include <utility>

namespace {

using namespace msr::sim;

constexpr cache::geometry lines(unsigned count) {
    return {.total_bytes = count * 64ull, .ways = count, .line_bytes = 64};
}

processor_shape small() {
    processor_shape shape;
    shape.caches = {.first_data = lines(2),
                    .first_code = lines(2),
                    .second = lines(4),
                    .third = {.total_bytes = 16 * 64, .ways = 16}};
    shape.tlbs = {.data = {4, 4}, .code = {4, 4}};
    return shape;
}

} // namespace

TEST_CASE("each CPU has its own first and second level, and all share the third") {
    processor_models some{small(), 2};
    CHECK(some.size() == 2);
    CHECK(some.last_levels().size() == 1);
    CHECK(some[0].access(0, 4, false).from == level::memory);
    CHECK(some[0].access(0, 4, false).from == level::first);
    CHECK(some[1].access(0, 4, false).from == level::third);
    CHECK(some[0].counted[signal::l1d_load_misses] == 1);
    CHECK(some[1].counted[signal::l1d_load_misses] == 1);
    CHECK(some[1].counted[signal::l3_load_hits] == 1);
}

TEST_CASE("who shares what, as the shape says") {
    processor_shape shape = small();
    shape.cpus_of_core = 2;
    shape.cpus_of_second = 4;
    shape.cpus_of_third = 8;
    processor_models some{shape, 16};
    CHECK(some.last_levels().size() == 2);
    CHECK(some[0].access(0, 4, false).from == level::memory);
    CHECK(some[1].access(0, 4, false).from == level::first);
    CHECK(some[2].access(0, 4, false).from == level::second);
    CHECK(some[4].access(0, 4, false).from == level::third);
    CHECK(some[8].access(0, 4, false).from == level::memory);
}

TEST_CASE("without a third level none is there") {
    processor_shape shape = small();
    shape.caches.third = {};
    processor_models some{shape, 2};
    CHECK(some.last_levels().empty());
    CHECK(some[0].access(0, 4, false).from == level::memory);
    CHECK(some[1].access(0, 4, false).from == level::memory);
}

TEST_CASE("an access tells what it found") {
    processor_models some{small(), 1};
    const access_result first = some[0].access(4094, 4, true);
    CHECK(first.split);
    CHECK(first.from == level::memory);
    CHECK(first.through == translated::walked);
    const access_result again = some[0].access(4096, 2, true);
    CHECK_FALSE(again.split);
    CHECK(again.from == level::first);
    CHECK(again.through == translated::first);
    CHECK(some[0].counted[signal::split_stores] == 1);
    CHECK(some[0].counted[signal::store_walks] == 2);
}

TEST_CASE("a class of a CPU allocates in its ways, and its lines are its owner's") {
    processor_models some{small(), 2};
    some[0].allocates = {.ways = 0b1, .owner = 1};
    some[1].allocates = {.ways = 0b110, .owner = 2};
    for (std::uint64_t i = 0; i < 10; ++i) {
        some[0].access(i * 64, 4, false);
        some[1].access(0x10000 + i * 64, 4, false);
    }
    some[0].fetch(0x20000, 64); // code too
    const last_level &third = *some.last_levels()[0];
    CHECK(third.lines.lines_of(1) == 1);
    CHECK(third.lines.lines_of(2) == 2);
    CHECK(third.traffic[1].reads == 11);
    CHECK(third.traffic[2].reads == 10);
    CHECK(third.lines.holds(0x20000));
}

TEST_CASE("a block without bytes fetches nothing, and a block at the end of memory ends") {
    processor_models some{small(), 1};
    some[0].fetch(0x1000, 0);
    CHECK(some[0].counted[signal::l1i_fetches] == 0);
    some[0].fetch(~std::uint64_t{0} - 3, 8); // the last line, and the first
    CHECK(some[0].counted[signal::l1i_fetches] == 2);
}

TEST_CASE("what follows from other signals") {
    processor_models some{small(), 1};
    tally all;
    all[signal::loads] = 10;
    all[signal::l1d_load_misses] = 3;
    all[signal::fused_uops] = 40;
    some[0].conclude(all);
    CHECK(all[signal::l1d_load_hits] == 7);
    CHECK(all[signal::cycles] == 10);
}

TEST_CASE("a processor without a CPU is none") {
    CHECK_THROWS_WITH_AS(processor_models(small(), 0),
                         "a simulated processor needs at least one CPU", std::invalid_argument);
}

TEST_CASE("an access that is one again moves nothing, and others are as they would be") {
    for (const tlb_shape pages : {tlb_shape{4, 4}, tlb_shape{8, 2}, tlb_shape{4, 1}}) {
        processor_shape shape = small();
        shape.caches.first_data = {.total_bytes = 8 * 2 * 64, .ways = 2, .line_bytes = 64};
        shape.tlbs.data = pages;
        processor_models some{shape, 1};
        processor_models same{shape, 1};
        std::minstd_rand random{pages.ways};
        unsigned again = 0;
        const auto below = [&](std::uint64_t end) { return (random() >> 8) % end; };
        for (unsigned step = 0; step < 40'000; ++step) {
            const std::uint64_t address = below(12) * 4096 + below(4) * 64 + below(64);
            const bool writes = below(3) == 0;
            const access_result wanted = same[0].access(address, 4, writes);
            if (some[0].access_again(address, 4, writes)) {
                ++again;
                REQUIRE(wanted.from == level::first);
                REQUIRE(wanted.through == translated::first);
                REQUIRE_FALSE(wanted.split);
            } else {
                const access_result got = some[0].access(address, 4, writes);
                REQUIRE(got.from == wanted.from);
                REQUIRE(got.through == wanted.through);
            }
        }
        CHECK(some[0].counted == same[0].counted);
        CHECK(some[0].now.ticks == same[0].now.ticks);
        CHECK(same[0].counted[signal::l1d_writebacks] > 1000);
        CHECK(same[0].counted[signal::dtlb_load_misses] > 1000);
        CHECK(again > 300);
    }
}

TEST_CASE("code that is fetched in turn is fetched as if nothing were remembered") {
    processor_shape shape = small();
    shape.caches.first_code = {.total_bytes = 8 * 2 * 64, .ways = 2, .line_bytes = 64};
    shape.caches.third = {};
    shape.tlbs.code = {2, 2};
    processor_models some{shape, 1};
    core_caches caches{shape.caches, std::make_shared<cache>(shape.caches.second), nullptr};
    translation pages{shape.tlbs};
    tally wanted;
    std::minstd_rand random{5};
    std::uint64_t last = 1;
    for (unsigned step = 0; step < 20'000; ++step) {
        const auto below = [&](std::uint64_t end) { return (random() >> 8) % end; };
        const std::uint64_t first = below(3) * 0x8000 + below(3) * 64;
        const auto lines = static_cast<unsigned>(1 + below(3));
        for (std::uint64_t times = below(4); times != 0; --times) { // as a loop
            some[0].fetch(first + 60, 64 * lines - 60);
            if (lines == 1 && first == last) continue;
            for (unsigned n = 0; n < lines; ++n) {
                const std::uint64_t line = first + n * 64;
                if (std::exchange(last, line) == line) continue;
                pages.fetch(line, wanted);
                caches.fetch(line, wanted);
            }
        }
    }
    for (const auto each : {signal::l1i_fetches, signal::l1i_misses, signal::itlb_misses,
                            signal::stlb_code_hits, signal::l2_code_hits})
        CHECK(some[0].counted[each] == wanted[each]);
    CHECK(wanted[signal::l1i_fetches] > 1000);
    CHECK(wanted[signal::l1i_misses] > 100);
}
