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
    processor_models models{small(), 2};
    CHECK(models.size() == 2);
    CHECK(models.last_levels().size() == 1);
    CHECK(models[0].access(0, 4, false).from == level::memory);
    CHECK(models[0].access(0, 4, false).from == level::first);
    CHECK(models[1].access(0, 4, false).from == level::third);
    CHECK(models[0].counted[signal::l1d_load_misses] == 1);
    CHECK(models[1].counted[signal::l1d_load_misses] == 1);
    CHECK(models[1].counted[signal::l3_load_hits] == 1);
}

TEST_CASE("who shares what, as the shape says") {
    processor_shape shape = small();
    shape.cpus_of_core = 2;
    shape.cpus_of_second = 4;
    shape.cpus_of_third = 8;
    processor_models models{shape, 16};
    CHECK(models.last_levels().size() == 2);
    CHECK(models[0].access(0, 4, false).from == level::memory);
    CHECK(models[1].access(0, 4, false).from == level::first);
    CHECK(models[2].access(0, 4, false).from == level::second);
    CHECK(models[4].access(0, 4, false).from == level::third);
    CHECK(models[8].access(0, 4, false).from == level::memory);
}

TEST_CASE("without a third level none is there") {
    processor_shape shape = small();
    shape.caches.third = {};
    processor_models models{shape, 2};
    CHECK(models.last_levels().empty());
    CHECK(models[0].access(0, 4, false).from == level::memory);
    CHECK(models[1].access(0, 4, false).from == level::memory);
}

TEST_CASE("an access tells what it found") {
    processor_models models{small(), 1};
    const access_result first = models[0].access(4094, 4, true);
    CHECK(first.split);
    CHECK(first.from == level::memory);
    CHECK(first.through == translated::walked);
    const access_result again = models[0].access(4096, 2, true);
    CHECK_FALSE(again.split);
    CHECK(again.from == level::first);
    CHECK(again.through == translated::first);
    CHECK(models[0].counted[signal::split_stores] == 1);
    CHECK(models[0].counted[signal::store_walks] == 2);
}

TEST_CASE("a class of a CPU allocates in its ways, and its lines are its owner's") {
    processor_models models{small(), 2};
    models[0].allocates = {.ways = 0b1, .owner = 1};
    models[1].allocates = {.ways = 0b110, .owner = 2};
    for (std::uint64_t i = 0; i < 10; ++i) {
        models[0].access(i * 64, 4, false);
        models[1].access(0x10000 + i * 64, 4, false);
    }
    models[0].fetch(0x20000, 64); // a fetch of code reaches the last level as well
    const last_level &third = *models.last_levels()[0];
    CHECK(third.lines.lines_of(1) == 1);
    CHECK(third.lines.lines_of(2) == 2);
    CHECK(third.traffic[1].reads == 11);
    CHECK(third.traffic[2].reads == 10);
    CHECK(third.lines.holds(0x20000));
}

TEST_CASE("a block without bytes fetches nothing, and a block at the end of memory ends") {
    processor_models models{small(), 1};
    models[0].fetch(0x1000, 0);
    CHECK(models[0].counted[signal::l1i_fetches] == 0);
    // Two lines: the last of the address space, and the first.
    models[0].fetch(~std::uint64_t{0} - 3, 8);
    CHECK(models[0].counted[signal::l1i_fetches] == 2);
}

TEST_CASE("what follows from other signals") {
    processor_models models{small(), 1};
    tally tally;
    tally[signal::loads] = 10;
    tally[signal::l1d_load_misses] = 3;
    tally[signal::fused_uops] = 40;
    models[0].conclude(tally);
    CHECK(tally[signal::l1d_load_hits] == 7);
    CHECK(tally[signal::cycles] == 10);
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
        processor_models models{shape, 1};
        processor_models same{shape, 1};
        std::minstd_rand random{pages.ways};
        unsigned again = 0;
        const auto lower = [&](std::uint64_t end) { return (random() >> 8) % end; };
        for (unsigned step = 0; step < 40'000; ++step) {
            const std::uint64_t address = lower(12) * 4096 + lower(4) * 64 + lower(64);
            const bool writes = lower(3) == 0;
            const access_result result = same[0].access(address, 4, writes);
            if (models[0].access_again(address, 4, writes)) {
                ++again;
                REQUIRE(result.from == level::first);
                REQUIRE(result.through == translated::first);
                REQUIRE_FALSE(result.split);
            } else {
                const access_result got = models[0].access(address, 4, writes);
                REQUIRE(got.from == result.from);
                REQUIRE(got.through == result.through);
            }
        }
        CHECK(models[0].counted == same[0].counted);
        CHECK(models[0].now.ticks == same[0].now.ticks);
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
    processor_models models{shape, 1};
    core_caches caches{shape.caches, std::make_shared<cache>(shape.caches.second), nullptr};
    translation pages{shape.tlbs};
    tally tally;
    std::minstd_rand random{5};
    std::uint64_t last = 1;
    for (unsigned step = 0; step < 20'000; ++step) {
        const auto lower = [&](std::uint64_t end) { return (random() >> 8) % end; };
        const std::uint64_t first = lower(3) * 0x8000 + lower(3) * 64;
        const auto lines = static_cast<unsigned>(1 + lower(3));
        // a loop fetches a block several times
        for (std::uint64_t times = lower(4); times != 0; --times) {
            models[0].fetch(first + 60, 64 * lines - 60);
            if (lines == 1 && first == last) continue;
            for (unsigned n = 0; n < lines; ++n) {
                const std::uint64_t line = first + n * 64;
                if (std::exchange(last, line) == line) continue;
                pages.fetch(line, tally);
                caches.fetch(line, tally);
            }
        }
    }
    for (const auto signal : {signal::l1i_fetches, signal::l1i_misses, signal::itlb_misses,
                              signal::stlb_code_hits, signal::l2_code_hits})
        CHECK(models[0].counted[signal] == tally[signal]);
    CHECK(tally[signal::l1i_fetches] > 1000);
    CHECK(tally[signal::l1i_misses] > 100);
}
