#include <msr/sim/caches/recent_tags.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <list>
#include <random>
#include <vector>

namespace {

using msr::sim::recent_tags;

// Tags as a list for each set, the last used tag first: slow and simple, for comparison.
class listed {
public:
    listed(std::size_t sets, unsigned ways) : ways_{ways}, sets_(sets) {}
    bool refer(std::uint64_t number) {
        std::list<std::uint64_t> &set = sets_[number % sets_.size()];
        for (auto position = set.begin(); position != set.end(); ++position)
            if (*position == number) {
                set.splice(set.begin(), set, position);
                return true;
            }
        set.push_front(number);
        if (set.size() > ways_) set.pop_back();
        return false;
    }

private:
    std::size_t ways_;
    std::vector<std::list<std::uint64_t>> sets_;
};

} // namespace

TEST_CASE("the number that was not used for longest goes") {
    recent_tags tags{2, 2};
    CHECK_FALSE(tags.refer(2));
    CHECK_FALSE(tags.refer(4));
    CHECK(tags.refer(2));
    CHECK_FALSE(tags.refer(6)); // tag 4 is dropped
    CHECK(tags.refer(2));
    CHECK_FALSE(tags.refer(4));
    CHECK_FALSE(tags.refer(3)); // tag 3 is in the other set
}

TEST_CASE("numbers below that of sets are numbers, too, and none is there at the beginning") {
    recent_tags tags{4, 3};
    for (const std::uint64_t number : {0u, 1u, 2u, 3u}) {
        CHECK_FALSE(tags.refer(number));
        CHECK(tags.refer(number));
    }
    for (const std::uint64_t number : {4u, 8u, 12u})
        CHECK_FALSE(tags.refer(number));
    CHECK_FALSE(tags.refer(0)); // the set of tag 0 has had three further tags since: 4, 8 and 12
}

TEST_CASE("random numbers are answered as by lists, for each number of ways") {
    for (unsigned ways = 1; ways <= recent_tags::most_ways; ++ways)
        for (const std::size_t sets : {1u, 8u}) {
            recent_tags tags{sets, ways};
            listed same{sets, ways};
            std::mt19937_64 random{ways};
            for (int i = 0; i < 20'000; ++i) {
                const std::uint64_t kinds = random() % 4 == 0 ? 6 * ways : ways + 1;
                // One number in eight has the upper bits of the largest tags.
                const std::uint64_t high = random() % 8 == 0 ? 0xffff'ff00 * sets : 0;
                const std::uint64_t number = high + random() % (kinds * sets);
                CAPTURE(ways);
                REQUIRE(tags.refer(number) == same.refer(number));
                // A number whose tag is 0 is never reported as the newest.
                const bool has_tag = number >= sets;
                REQUIRE(tags.is_newest(number) == has_tag);
                REQUIRE_FALSE(tags.is_newest(number + sets));
            }
        }
}

TEST_CASE("what is too long for it") {
    CHECK(recent_tags::has_room_for(36, 16, 4));
    CHECK_FALSE(recent_tags::has_room_for(36, 8, 4));
    CHECK_FALSE(recent_tags::has_room_for(20, 3, 4));
    CHECK_FALSE(recent_tags::has_room_for(20, 4, 17));
}
