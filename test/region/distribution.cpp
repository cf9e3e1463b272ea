// Statistics of a distribution equal those of the sorted numbers.
#include <msr/region/distribution.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <memory>
#include <random>
#include <vector>

namespace {

/// The number at a rank, counted from 1, of the sorted list.
std::uint64_t at_rank(std::vector<std::uint64_t> list, std::size_t rank) {
    std::sort(list.begin(), list.end());
    return list[rank - 1];
}

bool is_near(std::uint64_t value, std::uint64_t exact) {
    const std::uint64_t difference = value < exact ? exact - value : value - exact;
    return difference <= exact / 64;
}

} // namespace

TEST_CASE("nothing is distributed as 0") {
    const auto empty = std::make_unique<msr::distribution>();
    CHECK(empty->n() == 0);
    CHECK(empty->min() == 0);
    CHECK(empty->median() == 0);
    CHECK(empty->mean() == 0);
    CHECK(empty->p99() == 0);
    CHECK(empty->max() == 0);
}

TEST_CASE("small counts are exact") {
    const auto entry = std::make_unique<msr::distribution>();
    for (const std::uint64_t count : {63u, 5u, 7u, 5u})
        entry->add(count);
    CHECK(entry->n() == 4);
    CHECK(entry->sum() == 80);
    CHECK(entry->min() == 5);
    // The median of an even number of counts is the lower of the two in the middle.
    CHECK(entry->median() == 5);
    CHECK(entry->mean() == 20);
    CHECK(entry->p99() == 63);
    CHECK(entry->max() == 63);
}

TEST_CASE("a percentile of equal counts is that count") {
    for (const std::uint64_t count :
         {std::uint64_t{1'000'003}, std::numeric_limits<std::uint64_t>::max()}) {
        const auto entry = std::make_unique<msr::distribution>();
        entry->add(count);
        CHECK(entry->median() == count);
        CHECK(entry->p99() == count);
    }
}

TEST_CASE("median and p99 are at most a 64th off, whatever the size of the counts") {
    std::mt19937_64 random{1};
    for (unsigned bits = 1; bits <= 64; ++bits) {
        const auto entry = std::make_unique<msr::distribution>();
        std::vector<std::uint64_t> list;
        for (unsigned i = 0; i < 1000; ++i) {
            list.push_back(random() >> (64 - bits));
            entry->add(list.back());
        }
        CAPTURE(bits);
        CHECK(is_near(entry->median(), at_rank(list, 500)));
        CHECK(is_near(entry->p99(), at_rank(list, 990)));
        CHECK(entry->min() == at_rank(list, 1));
        CHECK(entry->max() == at_rank(list, 1000));
    }
}

TEST_CASE("two distributions together are that of all counts") {
    const auto whole = std::make_unique<msr::distribution>();
    const auto entry = std::make_unique<msr::distribution>();
    const auto other = std::make_unique<msr::distribution>();
    for (std::uint64_t i = 0; i < 100; ++i) {
        whole->add(i * i);
        (i % 3 == 0 ? *entry : *other).add(i * i);
    }
    entry->add(*other);
    CHECK(entry->n() == 100);
    CHECK(entry->sum() == whole->sum());
    CHECK(entry->min() == 0);
    CHECK(entry->max() == 99 * 99);
    CHECK(entry->median() == whole->median());
    CHECK(entry->p99() == whole->p99());
}
