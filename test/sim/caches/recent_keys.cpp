#include <msr/sim/caches/recent_keys.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <list>
#include <random>

namespace {

using msr::sim::recent_keys;

// The obvious memory: a list, the last used first.
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
    recent_keys some{3};
    CHECK_FALSE(some.refer(0)); // 0 is a key like others
    CHECK_FALSE(some.refer(1));
    CHECK_FALSE(some.refer(2));
    CHECK(some.refer(0));
    CHECK_FALSE(some.refer(3)); // 1 goes
    CHECK(some.refer(0));
    CHECK(some.refer(2));
    CHECK(some.refer(3));
    CHECK_FALSE(some.refer(1));
}

TEST_CASE("a question for a key that is not kept changes nothing; for one that is, it is a use") {
    recent_keys some{2};
    CHECK_FALSE(some.refer_if_kept(7));
    CHECK_FALSE(some.refer(7));
    CHECK_FALSE(some.refer(8));
    CHECK_FALSE(some.refer_if_kept(9));
    CHECK(some.refer_if_kept(7));
    CHECK_FALSE(some.refer(9)); // 8 goes
    CHECK(some.refer_if_kept(7));
    CHECK_FALSE(some.refer_if_kept(8));
}

TEST_CASE("one key") {
    recent_keys some{1};
    CHECK_FALSE(some.is_newest(0));
    CHECK_FALSE(some.refer(5));
    CHECK(some.refer(5));
    CHECK_FALSE(some.refer(6));
    CHECK_FALSE(some.refer(5));
}

TEST_CASE("random keys are kept as by a list") {
    for (const std::size_t most : {2u, 16u, 64u, 96u}) {
        recent_keys some{most};
        listed_keys expected{most};
        std::mt19937_64 random{most};
        for (int i = 0; i < 30000; ++i) {
            const std::uint64_t range = random() % 8 == 0 ? 100000 : most + most / 4;
            const std::uint64_t key = random() % range << 12;
            REQUIRE(some.refer(key) == expected.refer(key));
            REQUIRE(some.is_newest(key));
            REQUIRE_FALSE(some.is_newest(key + 1));
        }
    }
}
