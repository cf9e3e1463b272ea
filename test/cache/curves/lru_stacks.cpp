#include <msr/cache/curves/lru_stacks.hpp>

#include "../../thorough.hpp"
#include "random_lines.hpp"

#include <msr/sim/caches/shared_cache.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <vector>

namespace curve = msr::curve;
using msr::sim::shared_cache;

namespace {

/// Returns the misses of a cache with a number of ways, simulated access by access.
std::uint64_t simulated_misses(const std::vector<std::uint64_t> &lines, std::uint64_t sets,
                               unsigned ways) {
    shared_cache cache{{.total_bytes = sets * ways * 64, .ways = ways}};
    std::uint64_t misses = 0;
    for (const std::uint64_t line : lines)
        misses += !cache.reference(line * 64, false, {}).hit;
    return misses;
}

void check_against_caches(std::uint64_t sets, unsigned max_ways, bool vectors) {
    const std::vector<std::uint64_t> lines = test::random_lines(
        static_cast<unsigned>(sets) + max_ways, rounds(2000, 30000), sets * max_ways * 2, 123456);
    curve::lru_stacks stacks{sets, max_ways};
    stacks.use_vectors(vectors);
    stacks.access(lines);
    CHECK(stacks.accesses() == lines.size());
    CHECK(stacks.misses(0) == lines.size());
    for (unsigned ways = 1; ways <= max_ways; ++ways) {
        CAPTURE(sets);
        CAPTURE(ways);
        CHECK(stacks.misses(ways) == simulated_misses(lines, sets, ways));
    }
}

} // namespace

TEST_CASE("the curve is that of caches, one for each number of ways") {
    for (const bool vectors : {true, false})
        for (const unsigned max_ways : {1u, 11u, 15u, 16u, 17u, 20u, 32u})
            for (const std::uint64_t sets : {1u, 7u, 64u, 448u, 2048u, 3584u})
                check_against_caches(sets, max_ways, vectors);
}

TEST_CASE("lines far up are told apart") {
    constexpr std::uint64_t sets = 2048, top = std::uint64_t{1} << curve::line_bits;
    curve::lru_stacks stacks{sets, 2};
    const std::uint64_t lines[] = {0, top - sets, 0, top - sets, top / 2, 0};
    stacks.access(lines);
    // the misses are line 0, the last line, the middle line, and line 0 again
    CHECK(stacks.misses(2) == 4);
    curve::lru_stacks small{4, 2};
    CHECK_THROWS_AS(small.access(top - 1), std::out_of_range);
    CHECK_THROWS_AS((curve::lru_stacks{4, 0}), std::invalid_argument);
    CHECK_THROWS_AS((curve::lru_stacks{4, 33}), std::invalid_argument);
}

TEST_CASE("some of the sets tell of all") {
    const std::size_t count = rounds(100'000, 1'000'000);
    const auto all_of_them = static_cast<double>(count);
    for (const std::uint64_t sets : {16384u, 57344u}) {
        const std::vector<std::uint64_t> lines = test::random_lines(3, count, sets * 10, 999);
        curve::lru_stacks exact{sets, 11};
        exact.access(lines);
        curve::sampled_sets all_sets{sets, 11, 1};
        all_sets.access(lines);
        curve::sampled_sets sampled{sets, 11, 32};
        sampled.access(lines);
        curve::sampled_sets plain{sets, 11, 32};
        plain.use_vectors(false);
        plain.access(lines);
        CHECK(plain.sampled() == sampled.sampled());
        CHECK(plain.misses(5) == sampled.misses(5));
        CHECK(sampled.accesses() == lines.size());
        CHECK(sampled.sampled() > lines.size() / 40);
        CHECK(sampled.sampled() < lines.size() / 25);
        for (unsigned ways = 1; ways <= 11; ++ways) {
            CHECK(all_sets.misses(ways) ==
                  doctest::Approx(static_cast<double>(exact.misses(ways))));
            // The tolerance `error` is three standard deviations of the number of misses in the
            // sample, as if accesses were independent.
            const double share = static_cast<double>(exact.misses(ways)) / all_of_them;
            const double error =
                3 * std::sqrt(share * (1 - share) / (all_of_them / 32)) * all_of_them;
            CHECK(std::abs(sampled.misses(ways) - static_cast<double>(exact.misses(ways))) < error);
        }
    }
    CHECK_THROWS_AS((curve::sampled_sets{64, 4, 3}), std::invalid_argument);
    CHECK_THROWS_AS((curve::sampled_sets{64, 4, 128}), std::invalid_argument);
}
