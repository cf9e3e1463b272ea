// The fewest groups of requests, compared with every possible split.
#include "../set_partitions.hpp"

#include <msr/pmu/fewest_groups.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace {

using msr::request_set;
using set_partitions::split;

/// Sets of requests that must not stand in one group.
struct forbidden {
    std::vector<request_set> all;

    constexpr bool operator()(request_set members) const {
        for (const request_set set : all)
            if ((set & members) == set) return false;
        return true;
    }
};

/// Five requests in a circle, each of which excludes its neighbours: no three exclude each other,
/// but two groups do not suffice.
struct circle_of_five {
    constexpr bool operator()(request_set members) const {
        for (std::size_t i = 0; i < 5; ++i)
            if ((members >> i & 1) != 0 && (members >> ((i + 1) % 5) & 1) != 0) return false;
        return true;
    }
};

template <std::size_t Most>
split groups_of(const msr::grouping<Most> &match, std::size_t count) {
    split result(match.group_count);
    for (std::size_t i = 0; i < count; ++i)
        result.at(match.group_of[i]) |= msr::set_of_request(i);
    return result;
}

constexpr auto fewest_of_circle = [] {
    const auto bundles = msr::bundles_of<5>(5, {});
    return msr::fewest_groups<5>(bundles.sets(), circle_of_five{});
};

} // namespace

TEST_CASE("the fewest groups are found where no set of requests gives their number") {
    constexpr auto result = fewest_of_circle();
    static_assert(result.found() && result.group_count == 3);
    CHECK(groups_of(result, 5) == split{0b00101, 0b01010, 0b10000});
}

TEST_CASE("a search is given up after its steps, and first fit needs none") {
    // Requests that exclude each other form the path 0-2-3-1. First fit puts the ends 0 and 1 into
    // one group.
    const forbidden path{{0b0101, 0b1100, 0b1010}};
    const auto bundles = msr::bundles_of<4>(4, {});
    const split first{0b0011, 0b0100, 0b1000};
    CHECK(groups_of(msr::first_fit_groups<4>(bundles.sets(), path), 4) == first);
    CHECK(groups_of(msr::fewest_groups<4>(bundles.sets(), path), 4) == split{0b1001, 0b0110});
    CHECK(msr::fewest_groups<4>(bundles.sets(), path, 1, 1).group_count == 0);
    // The search stops at the known minimum of 3 groups, with the groups of first fit.
    CHECK(groups_of(msr::fewest_groups<4>(bundles.sets(), path, 3, 0), 4) == first);
}

TEST_CASE("nothing makes no group") {
    constexpr auto bundles = msr::bundles_of<1>(0, {});
    static_assert(msr::fewest_groups<1>(bundles.sets(), circle_of_five{}).group_count == 0);
}

TEST_CASE("links make bundles, whatever their order") {
    constexpr msr::linked_requests links[] = {{4, 2}, {5, 1}, {2, 5}, {2, 2}, {1, 4}};
    constexpr auto result = msr::bundles_of<7>(6, msr::all_of(links));
    static_assert(result.count == 3);
    static_assert(result.all[0] == 0b000001 && result.all[1] == 0b110110 &&
                  result.all[2] == 0b001000);
}

TEST_CASE("no split has fewer groups, and where first fit needs no more it is that") {
    std::mt19937 random{20};
    const auto lower = [&random](unsigned number) {
        return static_cast<unsigned>(random() % number);
    };
    std::size_t searched = 0;
    for (unsigned round = 0; round < 400; ++round) {
        const std::size_t count = 1 + lower(8);
        forbidden rules;
        // forbidden sets have two or three requests, never a single request
        for (unsigned i = lower(24); i > 0; --i) {
            request_set set = 0;
            const unsigned size = 2 + lower(4) / 3;
            for (unsigned k = 0; k < size; ++k)
                set |= msr::set_of_request(lower(8));
            if ((set & (set - 1)) != 0) rules.all.push_back(set);
        }
        CAPTURE(round);
        const auto bundles = msr::bundles_of<8>(count, {});
        const split groups = groups_of(msr::fewest_groups<8>(bundles.sets(), rules), count);
        const std::size_t fewest = set_partitions::fewest(count, rules);
        const split first_fit = set_partitions::first_fit(count, rules);
        CHECK(set_partitions::is_split(groups, count));
        CHECK(groups.size() == fewest);
        for (const request_set group : groups)
            CHECK(rules(group));
        if (first_fit.size() == fewest)
            CHECK(groups == first_fit);
        else
            ++searched;
    }
    CHECK(searched > 10);
}

TEST_CASE("what is linked lies in one group") {
    std::mt19937 random{7};
    for (unsigned round = 0; round < 200; ++round) {
        const std::size_t count = 7;
        const msr::linked_requests links[] = {{random() % 7, random() % 7}};
        forbidden rules;
        for (unsigned i = 0; i < 6; ++i) {
            const request_set set =
                msr::set_of_request(random() % 7) | msr::set_of_request(random() % 7);
            const request_set linked =
                msr::set_of_request(links[0].one) | msr::set_of_request(links[0].other);
            if ((set & (set - 1)) != 0 && set != linked) rules.all.push_back(set);
        }
        CAPTURE(round);
        const auto bundles = msr::bundles_of<7>(count, msr::all_of(links));
        const auto result = msr::fewest_groups<7>(bundles.sets(), rules);
        CHECK(result.group_of[links[0].one] == result.group_of[links[0].other]);
        std::size_t fewest = count + 1;
        set_partitions::each(count, [&](const split &split) {
            for (const request_set group : split) {
                if (!rules(group)) return;
                if ((group >> links[0].one & 1) != (group >> links[0].other & 1)) return;
            }
            if (split.size() < fewest) fewest = split.size();
        });
        CHECK(result.group_count == fewest);
        for (const request_set group : groups_of(result, count))
            CHECK(rules(group));
    }
}
