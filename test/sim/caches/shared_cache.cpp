#include <msr/sim/caches/shared_cache.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <list>
#include <map>
#include <random>
#include <stdexcept>

namespace {

using msr::sim::shared_cache;

constexpr shared_cache::allocation anyone{};
constexpr shared_cache::geometry one_set{.total_bytes = 4 * 64, .ways = 4};

// Checks that a geometry that is no cache is refused with a sentence.
void refuses(const shared_cache::geometry &shape, const char *sentence) {
    CHECK_THROWS_WITH_AS(shared_cache{shape}, sentence, std::invalid_argument);
}

// A cache as a list of lines for each set, the last used line first, each line with its way: slow
// and simple, for comparison.
class listed_cache {
public:
    listed_cache(std::uint64_t sets, unsigned ways) : sets_{sets}, ways_{ways} {}

    struct outcome {
        bool hit{};
        bool evicted{};
        bool victim_dirty{};
        unsigned victim_owner{};
        std::uint64_t victim{};
    };

    outcome reference(std::uint64_t address, bool dirty, std::uint32_t mask, unsigned owner) {
        const std::uint64_t line = address / 64 * 64;
        std::list<entry> &set = lines_[address / 64 % sets_];
        for (auto position = set.begin(); position != set.end(); ++position)
            if (position->line == line) {
                position->dirty |= dirty;
                set.splice(set.begin(), set, position);
                return {.hit = true};
            }
        if (const int free = free_way(set, mask); free >= 0) {
            set.push_front({line, dirty, owner, static_cast<unsigned>(free)});
            return {};
        }
        for (auto position = set.rbegin(); position != set.rend(); ++position)
            if ((mask >> position->way & 1) != 0) {
                const entry gone = *position;
                set.erase(std::next(position).base());
                set.push_front({line, dirty, owner, gone.way});
                return {.evicted = true,
                        .victim_dirty = gone.dirty,
                        .victim_owner = gone.owner,
                        .victim = gone.line};
            }
        return {};
    }

    std::uint64_t lines_of(unsigned owner) const {
        std::uint64_t sum = 0;
        for (const auto &[place, set] : lines_)
            for (const entry &entry : set)
                sum += entry.owner == owner;
        return sum;
    }

private:
    struct entry {
        std::uint64_t line;
        bool dirty;
        unsigned owner;
        unsigned way;
    };
    std::uint64_t sets_;
    unsigned ways_;
    std::map<std::uint64_t, std::list<entry>> lines_;

    // Returns a way that no line uses; any such way will do, since the contents do not depend on
    // it.
    int free_way(const std::list<entry> &set, std::uint32_t mask) const {
        for (int way = static_cast<int>(ways_) - 1; way >= 0; --way) {
            bool used = (mask >> way & 1) == 0;
            for (const entry &item : set)
                used |= item.way == static_cast<unsigned>(way);
            if (!used) return way;
        }
        return -1;
    }
};

} // namespace

TEST_CASE("a shape that is no cache is refused with the rule and the number") {
    refuses({.total_bytes = 4096, .ways = 0},
            "shared cache: the number of ways must be 1 to 32, not 0");
    refuses({.total_bytes = 33 * 64, .ways = 33},
            "shared cache: the number of ways must be 1 to 32, not 33");
    refuses({.total_bytes = 4096, .ways = 4, .line_bytes = 48},
            "shared cache: the line must be a power of two of at least 4 bytes, not 48");
    refuses({.total_bytes = 4096 + 64, .ways = 4}, "shared cache: the total must be ways times "
                                                   "line bytes times a number of sets, not 4160");
    refuses({.total_bytes = 0, .ways = 4}, "shared cache: the total must be ways times "
                                           "line bytes times a number of sets, not 0");
}

TEST_CASE("the line that was not used for longest goes") {
    shared_cache cache{one_set};
    for (std::uint64_t line = 0; line < 4; ++line)
        CHECK_FALSE(cache.reference(line * 64, false, anyone).hit);
    CHECK(cache.reference(0, false, anyone).hit); // now line 1 is the oldest
    const auto outcome = cache.reference(4 * 64, false, anyone);
    CHECK_FALSE(outcome.hit);
    CHECK(outcome.evicted);
    CHECK(outcome.victim_address == 64);
    CHECK_FALSE(outcome.victim_dirty);
    CHECK(cache.holds(0));
    CHECK_FALSE(cache.holds(64));
}

TEST_CASE("a dirty line is dirty when it goes, whoever references it last") {
    shared_cache cache{{.total_bytes = 64, .ways = 1}};
    cache.reference(0, true, anyone);
    cache.reference(0, false, anyone);
    CHECK(cache.reference(64, false, anyone).victim_dirty);
    CHECK_FALSE(cache.reference(128, false, anyone).victim_dirty);
}

TEST_CASE("a look brings nothing in, and is a use of what is there") {
    shared_cache cache{{.total_bytes = 128, .ways = 2}};
    CHECK_FALSE(cache.look_up(0));
    CHECK_FALSE(cache.holds(0));
    cache.reference(0, false, anyone);
    cache.reference(64, false, anyone);
    CHECK(cache.look_up(0));
    CHECK(cache.reference(128, false, anyone).victim_address == 64);
}

TEST_CASE("a class with its own ways pushes out nobody else's lines") {
    shared_cache cache{one_set};
    const shared_cache::allocation left{.ways = 0b0011, .owner = 1};
    const shared_cache::allocation right{.ways = 0b1100, .owner = 2};
    for (std::uint64_t line = 0; line < 2; ++line)
        cache.reference(line * 64, false, left);
    for (std::uint64_t line = 100; line < 200; ++line)
        cache.reference(line * 64, false, right);
    CHECK(cache.holds(0));
    CHECK(cache.holds(64));
    CHECK(cache.holds(199 * 64));
    CHECK(cache.holds(198 * 64));
    CHECK_FALSE(cache.holds(197 * 64));
    CHECK(cache.lines_of(1) == 2);
    CHECK(cache.lines_of(2) == 2);
    // A line that another class brought in, into its ways, is a hit.
    CHECK(cache.reference(0, false, right).hit);
    CHECK(cache.lines_of(1) == 2);
}

TEST_CASE("without a way nothing is allocated") {
    shared_cache cache{one_set};
    CHECK_FALSE(cache.reference(0, false, {.ways = 0, .owner = 3}).evicted);
    CHECK_FALSE(cache.holds(0));
    CHECK(cache.lines_of(3) == 0);
}

TEST_CASE("random requests of three classes are answered as by lists") {
    // 7 sets: a number that is no power of two.
    for (const std::uint64_t sets : {std::uint64_t{7}, std::uint64_t{8}}) {
        shared_cache cache{{.total_bytes = sets * 6 * 64, .ways = 6}};
        listed_cache expected{sets, 6};
        std::mt19937_64 random{sets};
        const std::uint32_t masks[] = {0b000111, 0b111000, 0b011110};
        for (int i = 0; i < 20000; ++i) {
            const std::uint64_t address = random() % (sets * 12 * 64) + (std::uint64_t{1} << 40);
            const unsigned owner = static_cast<unsigned>(random() % 3);
            const bool dirty = random() % 4 == 0;
            const auto outcome =
                cache.reference(address, dirty, {.ways = masks[owner], .owner = owner});
            const auto request = expected.reference(address, dirty, masks[owner], owner);
            REQUIRE(outcome.hit == request.hit);
            REQUIRE(outcome.evicted == request.evicted);
            REQUIRE(outcome.victim_dirty == request.victim_dirty);
            REQUIRE(outcome.victim_owner == request.victim_owner);
            REQUIRE(outcome.victim_address == request.victim);
        }
        for (unsigned owner = 0; owner < 3; ++owner)
            CHECK(cache.lines_of(owner) == expected.lines_of(owner));
    }
}
