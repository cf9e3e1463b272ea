#include <msr/sim/caches/recent_keys.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <list>
#include <random>

namespace {

using msr::sim::recent_keys;

// A memory of keys as a list, the last used key first: slow and simple, for comparison.
struct listed_keys {
    std::size_t most;
    std::list<std::uint64_t> keys{};

    bool refer(std::uint64_t key) {
        const auto position = std::find(keys.begin(), keys.end(), key);
        const bool saved = position != keys.end();
        if (saved) keys.erase(position);
        keys.push_front(key);
        if (keys.size() > most) keys.pop_back();
        return saved;
    }
};

} // namespace

TEST_CASE("the key that was not used for longest goes") {
    recent_keys keys{3};
    CHECK_FALSE(keys.refer(0)); // 0 is a key like any other
    CHECK_FALSE(keys.refer(1));
    CHECK_FALSE(keys.refer(2));
    CHECK(keys.refer(0));
    CHECK_FALSE(keys.refer(3)); // key 1 is dropped
    CHECK(keys.refer(0));
    CHECK(keys.refer(2));
    CHECK(keys.refer(3));
    CHECK_FALSE(keys.refer(1));
}

TEST_CASE("a question for a key that is not kept changes nothing; for one that is, it is a use") {
    recent_keys keys{2};
    CHECK_FALSE(keys.refer_if_kept(7));
    CHECK_FALSE(keys.refer(7));
    CHECK_FALSE(keys.refer(8));
    CHECK_FALSE(keys.refer_if_kept(9));
    CHECK(keys.refer_if_kept(7));
    CHECK_FALSE(keys.refer(9)); // key 8 is dropped
    CHECK(keys.refer_if_kept(7));
    CHECK_FALSE(keys.refer_if_kept(8));
}

TEST_CASE("one key") {
    recent_keys keys{1};
    CHECK_FALSE(keys.is_newest(0));
    CHECK_FALSE(keys.refer(5));
    CHECK(keys.refer(5));
    CHECK_FALSE(keys.refer(6));
    CHECK_FALSE(keys.refer(5));
}

TEST_CASE("random keys are kept as by a list") {
    for (const std::size_t maximum : {2u, 16u, 64u, 96u}) {
        recent_keys keys{maximum};
        listed_keys expected{maximum};
        std::mt19937_64 random{maximum};
        for (int i = 0; i < 30000; ++i) {
            const std::uint64_t range = random() % 8 == 0 ? 100000 : maximum + maximum / 4;
            const std::uint64_t key = random() % range << 12;
            REQUIRE(keys.refer(key) == expected.refer(key));
            REQUIRE(keys.is_newest(key));
            REQUIRE_FALSE(keys.is_newest(key + 1));
        }
    }
}
