// Distributions beside what sorting the same numbers gives.
#include <msr/region/distribution.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <random>
#include <vector>

namespace {

/// The number at this place, from 1 on, among all in order.
std::uint64_t at_rank(std::vector<std::uint64_t> list, std::size_t rank) {
    std::sort(list.begin(), list.end());
    return list[rank - 1];
}

bool is_near(std::uint64_t value, std::uint64_t exact) {
    const std::uint64_t off = value < exact ? exact - value : value - exact;
    return off <= exact / 64;
}

} // namespace

TEST_CASE("nothing is distributed as 0") {
    const auto none = std::make_unique<msr::distribution>();
    CHECK(none->n() == 0);
    CHECK(none->min() == 0);
    CHECK(none->median() == 0);
    CHECK(none->mean() == 0);
    CHECK(none->p99() == 0);
    CHECK(none->max() == 0);
}

TEST_CASE("small counts are exact") {
    const auto some = std::make_unique<msr::distribution>();
    for (const std::uint64_t count : {63u, 5u, 7u, 5u})
        some->add(count);
    CHECK(some->n() == 4);
    CHECK(some->sum() == 80);
    CHECK(some->min() == 5);
    CHECK(some->median() == 5); // the lower one of the two in the middle
    CHECK(some->mean() == 20);
    CHECK(some->p99() == 63);
    CHECK(some->max() == 63);
}

TEST_CASE("a percentile of equal counts is that count") {
    for (const std::uint64_t count :
         {std::uint64_t{1'000'003}, std::numeric_limits<std::uint64_t>::max()}) {
        const auto some = std::make_unique<msr::distribution>();
        some->add(count);
        CHECK(some->median() == count);
        CHECK(some->p99() == count);
    }
}

TEST_CASE("median and p99 are at most a 64th off, whatever the size of the counts") {
    std::mt19937_64 random{1};
    for (unsigned bits = 1; bits <= 64; ++bits) {
        const auto some = std::make_unique<msr::distribution>();
        std::vector<std::uint64_t> all;
        for (unsigned i = 0; i < 1000; ++i) {
            all.push_back(random() >> (64 - bits));
            some->add(all.back());
        }
        CAPTURE(bits);
        CHECK(is_near(some->median(), at_rank(all, 500)));
        CHECK(is_near(some->p99(), at_rank(all, 990)));
        CHECK(some->min() == at_rank(all, 1));
        CHECK(some->max() == at_rank(all, 1000));
    }
}

TEST_CASE("two distributions together are that of all counts") {
    const auto all = std::make_unique<msr::distribution>();
    const auto one = std::make_unique<msr::distribution>();
    const auto other = std::make_unique<msr::distribution>();
    for (std::uint64_t i = 0; i < 100; ++i) {
        all->add(i * i);
        (i % 3 == 0 ? *one : *other).add(i * i);
    }
    one->add(*other);
    CHECK(one->n() == 100);
    CHECK(one->sum() == all->sum());
    CHECK(one->min() == 0);
    CHECK(one->max() == 99 * 99);
    CHECK(one->median() == all->median());
    CHECK(one->p99() == all->p99());
}
