#include <msr/cache/curves/mattson.hpp>
#include <msr/cache/curves/shards.hpp>

#include "../../thorough.hpp"
#include "random_lines.hpp"

#include <doctest/doctest.h>

#include <cmath>
#include <cstdint>
#include <list>
#include <stdexcept>
#include <vector>

namespace curve = msr::curve;

namespace {

/// Returns stack distances by a list of the lines, the most recently used line first.
std::vector<std::uint64_t> distances(const std::vector<std::uint64_t> &lines) {
    std::list<std::uint64_t> stack;
    std::vector<std::uint64_t> result;
    for (const std::uint64_t line : lines) {
        std::uint64_t distance = 0;
        auto entry = stack.begin();
        while (entry != stack.end() && *entry != line)
            ++entry, ++distance;
        result.push_back(entry == stack.end() ? ~std::uint64_t{0} : distance);
        if (entry != stack.end()) stack.erase(entry);
        stack.push_front(line);
    }
    return result;
}

std::uint64_t misses(const std::vector<std::uint64_t> &distances_seen, std::uint64_t size) {
    std::uint64_t sum = 0;
    for (const std::uint64_t distance : distances_seen)
        sum += distance >= size;
    return sum;
}

} // namespace

TEST_CASE("the curve is that of a list of lines") {
    for (const unsigned span : {1u, 10u, 700u, 3000u}) {
        const std::vector<std::uint64_t> lines =
            test::random_lines(span, rounds(6000, 30000), span, 1u << 20);
        const std::vector<std::uint64_t> expected = distances(lines);
        curve::mattson exact;
        exact.access(lines);
        CHECK(exact.accesses() == lines.size());
        CHECK(exact.lines() <= span);
        for (std::uint64_t size = 0; size <= span + 1; size += 1 + span / 50)
            CHECK(exact.misses(size) == misses(expected, size));
        // each line misses once, at its first access
        CHECK(exact.misses(span + 1) == exact.lines());
    }
}

// The curve gives each access one of 65,536 times. The accesses use all times up five times in long
// rounds, twice in short rounds; there are more lines than half of the number of times.
TEST_CASE("times are numbered anew") {
    constexpr std::uint64_t lines = 50000;
    const std::size_t turns = rounds(2, 8);
    curve::mattson exact;
    for (unsigned round = 0; round < turns; ++round)
        for (std::uint64_t line = 0; line < lines; ++line)
            exact.access(line);
    CHECK(exact.lines() == lines);
    CHECK(exact.misses(lines) == lines);
    // a walk over more lines than the cache holds misses each time
    CHECK(exact.misses(lines - 1) == turns * lines);
    for (std::uint64_t line = lines; line-- > 0;) // the walk backwards has the distances 0, 1, 2 …
        exact.access(line);
    CHECK(exact.misses(lines - 1) == turns * lines + 1);
    CHECK(exact.misses(lines / 2) == turns * lines + lines / 2);
}

TEST_CASE("a share of the lines tells of all") {
    const std::size_t span = rounds(20'000, 200'000);
    const std::vector<std::uint64_t> lines = test::random_lines(5, 10 * span, span, 77);
    curve::mattson exact;
    exact.access(lines);
    curve::shards all_lines{1};
    all_lines.access(lines);
    curve::shards sampled{0.05};
    sampled.access(lines);
    curve::shards plain{0.05};
    plain.use_vectors(false);
    plain.access(lines);
    CHECK(plain.misses(span / 4) == sampled.misses(span / 4));
    CHECK(sampled.rate() == doctest::Approx(0.05));
    for (std::uint64_t size = span / 20; size <= span; size += span / 20) {
        const double expected = static_cast<double>(exact.misses(size));
        CHECK(all_lines.misses(size) == doctest::Approx(expected));
        // The standard deviation of a sum over lines of which 5 percent are sampled.
        const double deviation = 10 * std::sqrt(static_cast<double>(span) * 0.95 / 0.05);
        CHECK(std::abs(sampled.misses(size) - expected) < 3 * deviation);
    }
    CHECK_THROWS_AS(curve::shards{0}, std::invalid_argument);
    CHECK_THROWS_AS(curve::shards{1.1}, std::invalid_argument);
    CHECK_THROWS_AS(curve::shards{std::nan("")}, std::invalid_argument);
}
