#include <msr/sim/caches/ways.hpp>

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdint>
#include <list>
#include <random>
#include <set>
#include <vector>

namespace {

using namespace msr::sim;

// A set as a list of lines, the last used line first.
class listed {
public:
    explicit listed(unsigned count) {
        for (unsigned way = 0; way < count; ++way)
            order_.push_back(way);
    }
    void use(unsigned way) {
        order_.remove(way);
        order_.push_front(way);
    }
    unsigned oldest() const { return order_.back(); }
    bool stands_in(const std::vector<unsigned> &position) const {
        return std::equal(order_.begin(), order_.end(), position.begin(), position.end());
    }

private:
    std::list<unsigned> order_;
};

// Replaces a line as `shared_cache` does where all ways are allowed.
template <unsigned Words>
constexpr unsigned replace_oldest(std::uint64_t *set, unsigned count, std::uint64_t line) {
    const unsigned way = ways<Words>::at(set, count - 1);
    ways<Words>::hold(set, way, line);
    ways<Words>::use(set, way);
    return way;
}

template <unsigned Words>
void compare(unsigned count, unsigned seed) {
    using kind = ways<Words>;
    std::uint64_t set[kind::words]{};
    kind::begin(set);
    listed listed{count};
    std::vector<std::uint64_t> lines(count, ~std::uint64_t{0});
    std::minstd_rand random{seed};
    for (unsigned step = 0; step < 2000; ++step) {
        const std::uint64_t line = (random() >> 8) % (2 * count) * 64;
        const auto place = std::find(lines.begin(), lines.end(), line);
        const unsigned position =
            kind::find(set, line, [&](unsigned way) { return way < count && lines[way] == line; });
        if (place != lines.end()) {
            REQUIRE(position == static_cast<unsigned>(place - lines.begin()));
            kind::use(set, position);
            listed.use(position);
        } else {
            REQUIRE(position == kind::none);
            const unsigned way = replace_oldest<Words>(set, count, line);
            REQUIRE(way == listed.oldest());
            lines[way] = line;
            listed.use(way);
        }
        std::vector<unsigned> order;
        for (unsigned offset = 0; offset < count; ++offset)
            order.push_back(kind::at(set, offset));
        REQUIRE(listed.stands_in(order));
    }
}

constexpr bool works_in_constants() {
    std::uint64_t set[2]{};
    ways<1>::begin(set);
    const unsigned first = replace_oldest<1>(set, 4, 0x40);
    const unsigned second = replace_oldest<1>(set, 4, 0x80);
    ways<1>::use(set, first);
    return first == 3 && second == 2 && ways<1>::at(set, 0) == 3 && ways<1>::at(set, 1) == 2 &&
           ways<1>::find(set, 0x80, [](unsigned way) { return way == 2; }) == 2;
}
static_assert(works_in_constants());

} // namespace

TEST_CASE("ways are found, used and replaced as in a list") {
    for (unsigned count = 1; count <= 8; ++count)
        compare<1>(count, count);
    for (unsigned count = 9; count <= 16; ++count)
        compare<2>(count, count);
    for (unsigned count = 17; count <= 32; ++count)
        compare<4>(count, count);
}

TEST_CASE("each number of ways has its words") {
    CHECK(words_of_ways(1) == 1);
    CHECK(words_of_ways(8) == 1);
    CHECK(words_of_ways(9) == 2);
    CHECK(words_of_ways(16) == 2);
    CHECK(words_of_ways(17) == 4);
    CHECK(words_of_ways(most_ways) == 4);
    for (const unsigned words : {1u, 2u, 4u})
        CHECK(with_ways(words, [](auto kind) { return kind.words; }) == 2 * words);
}

namespace {

// Compares the marks of lines in their order of use with a list of lines in that order.
template <unsigned Words>
void compare_marks(unsigned count, unsigned seed) {
    using marks = line_marks<Words>;
    std::uint64_t saved[Words]{};
    std::vector<std::uint64_t> lines; // lines in the order of use, the last used line first
    std::minstd_rand random{seed};
    for (unsigned step = 0; step < 2000; ++step) {
        const std::uint64_t line = (random() >> 8) % (2 * count) * 64;
        const auto requests = std::find(lines.begin(), lines.end(), line);
        const unsigned place = marks::find(saved, line, [&](unsigned position) {
            return position < lines.size() && lines[position] == line;
        });
        if (requests == lines.end()) {
            REQUIRE(place == marks::none);
            marks::bring_first(saved, marks::last, marks::mark_of(line));
            if (lines.size() == count) lines.pop_back();
        } else {
            REQUIRE(place == static_cast<unsigned>(requests - lines.begin()));
            marks::bring_first(saved, place, marks::mark_of(line));
            lines.erase(requests);
        }
        lines.insert(lines.begin(), line);
    }
}

} // namespace

TEST_CASE("marks of lines stay in the order of use") {
    for (unsigned seed = 1; seed != 4; ++seed) {
        for (const unsigned count : {1u, 4u, 7u, 8u})
            compare_marks<1>(count, seed);
        for (const unsigned count : {9u, 12u, 16u})
            compare_marks<2>(count, seed);
        for (const unsigned count : {20u, 32u})
            compare_marks<4>(count, seed);
    }
}

TEST_CASE("lines of a set at equal distances have marks of their own") {
    // The lines are rows of a matrix, apart by 257 times the bytes that all sets of a 256 KiB cache
    // hold once.
    std::set<std::uint64_t> marks;
    for (std::uint64_t row = 0; row < 8; ++row)
        marks.insert(line_marks<1>::mark_of(0x7f12'3456'0000 + row * 257 * 0x8000));
    CHECK(marks.size() == 8);
}
