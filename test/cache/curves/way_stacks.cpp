#include <msr/cache/curves/way_stacks.hpp>

#include "../../thorough.hpp"
#include "random_lines.hpp"

#include <msr/sim/caches/core_caches.hpp>
#include <msr/sim/caches/shared_cache.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <memory>
#include <random>
#include <vector>

namespace curve = msr::curve;
namespace sim = msr::sim;

namespace {

/// Passes the accesses to the last-level cache on to the LRU stacks.
struct follower : sim::last_level_listener {
    curve::way_stacks stacks;
    explicit follower(std::uint64_t sets, unsigned ways) : stacks{sets, ways} {}
    void comes_soon(std::uint64_t line) override { stacks.prefetch(line / 64); }
    void looks_up(std::uint64_t line) override { stacks.look_up(line / 64); }
    void brings_in(std::uint64_t line, bool dirty, bool is_read) override {
        stacks.refer(line / 64, dirty, is_read);
    }
};

constexpr unsigned max_ways = 8;
constexpr std::uint64_t sets = 24;

/// A core whose last-level cache allocates in the first ways only.
struct core {
    std::shared_ptr<sim::last_level> third;
    sim::core_caches caches;
    sim::tally counted{};

    core(bool takes_victims, unsigned ways)
        : third{std::make_shared<sim::last_level>(
              sim::shared_cache::geometry{.total_bytes = sets * max_ways * 64, .ways = max_ways})},
          caches{{.first_data = {.total_bytes = 4 * 64 * 2, .ways = 2, .line_bytes = 64},
                  .first_code = {.total_bytes = 4 * 64 * 2, .ways = 2, .line_bytes = 64},
                  .second = {.total_bytes = 8 * 64 * 4, .ways = 4, .line_bytes = 64},
                  .third = {.total_bytes = sets * max_ways * 64, .ways = max_ways},
                  .third_takes_victims = takes_victims},
                 std::make_shared<sim::cache>(
                     sim::cache::geometry{.total_bytes = 8 * 64 * 4, .ways = 4, .line_bytes = 64}),
                 third} {
        caches.allocates = {.ways = (1u << ways) - 1};
    }
};

void play(core &target, unsigned seed) {
    std::mt19937 random{seed};
    for (const std::uint64_t line :
         test::random_lines(seed, rounds(8000, 40000), sets * max_ways * 2, 5000)) {
        const unsigned kind = random() % 8;
        if (kind == 0)
            target.caches.fetch(line * 64, target.counted);
        else
            target.caches.access(line * 64, 8, kind < 3, target.counted);
    }
}

void check(bool takes_victims) {
    for (unsigned seed = 1; seed < 4; ++seed) {
        core followed{takes_victims, max_ways};
        follower listener{sets, max_ways};
        followed.third->listener = &listener;
        play(followed, seed);
        CHECK(listener.stacks.reads() == followed.counted[sim::signal::l3_references]);
        for (unsigned ways = 1; ways <= max_ways; ++ways) {
            core alone{takes_victims, ways};
            play(alone, seed);
            CAPTURE(takes_victims);
            CAPTURE(ways);
            CHECK(listener.stacks.misses(ways) == alone.counted[sim::signal::l3_misses]);
            CHECK(listener.stacks.writes(ways) == alone.counted[sim::signal::memory_writes]);
            CHECK(listener.stacks.lines(ways) == alone.third->lines.lines_of(0));
        }
    }
}

} // namespace

TEST_CASE("one run tells what masks of each number of ways would have left") { check(false); }

TEST_CASE("likewise where the last level takes victims, and reads allocate nothing") {
    check(true);
}

TEST_CASE("some of the sets") {
    curve::way_stacks all_sets{64, 4}, sampled{64, 4, 8};
    std::uint64_t reads = 0;
    for (const std::uint64_t line : test::random_lines(9, 20000, 1000)) {
        all_sets.refer(line, false, true);
        sampled.refer(line, false, true);
        reads += line % 64 % 8 == 0;
    }
    CHECK(all_sets.reads() == 20000);
    CHECK(sampled.reads() == reads);
    CHECK(sampled.misses(4) < sampled.misses(1));
}
