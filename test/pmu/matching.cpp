// Tests matching, which finds a place (a counter) for each event whenever a solution exists;
// otherwise matching names events that compete for too few places.
#include <msr/pmu/matching.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace {

/// The need of an event: one of its places (counters), in any of its rows (groups) of places.
struct wish {
    msr::place_set places{};
    std::uint64_t rows = 1;
};

/// True if the events from `begin` on can all have places (counters); tries every assignment.
bool can_be_placed(const std::vector<wish> &wishes, std::size_t begin,
                   std::vector<msr::place_set> &counters) {
    if (begin == wishes.size()) return true;
    for (std::size_t row = 0; row < counters.size(); ++row)
        for (unsigned place = 0; place < 8; ++place) {
            const msr::place_set set = msr::place_set{1} << place;
            if ((wishes[begin].rows >> row & 1) == 0 || (wishes[begin].places & set) == 0 ||
                (counters[row] & set) != 0)
                continue;
            counters[row] |= set;
            if (can_be_placed(wishes, begin + 1, counters)) return true;
            counters[row] &= ~set;
        }
    return false;
}

bool can_be_placed(const std::vector<wish> &wishes, std::size_t rows) {
    std::vector<msr::place_set> counters(rows);
    return can_be_placed(wishes, 0, counters);
}

/// Adds events one by one to a matching of events to places (counters); checks each answer, and the
/// place of each event.
template <std::size_t Rows>
void compare(const std::vector<wish> &wishes) {
    msr::matching<8, Rows> match;
    std::vector<wish> placed;
    for (const wish &entry : wishes) {
        std::vector<wish> extended = placed;
        extended.push_back(entry);
        const bool added = match.add(entry.places, 0, entry.rows);
        REQUIRE(added == can_be_placed(extended, Rows));
        if (added) {
            placed = extended;
            continue;
        }
        // The events that compete, with the refused event, have no assignment to places even alone;
        // without any one of them the rest has an assignment.
        std::vector<wish> competing{entry};
        for (std::size_t i = 0; i < placed.size(); ++i)
            if (match.competes(i)) competing.push_back(placed[i]);
        CHECK(!can_be_placed(competing, Rows));
        for (std::size_t out = 0; out < competing.size(); ++out) {
            std::vector<wish> rest = competing;
            rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(out));
            CHECK(can_be_placed(rest, Rows));
        }
    }
    std::vector<msr::place_set> counters(Rows);
    for (std::size_t i = 0; i < placed.size(); ++i) {
        const msr::place_set set = msr::place_set{1} << match.place_of[i];
        const auto row = static_cast<std::size_t>(match.row_of[i]);
        CHECK((placed[i].places & set) != 0);
        CHECK((placed[i].rows >> row & 1) == 1);
        CHECK((counters[row] & set) == 0);
        counters[row] |= set;
    }
}

} // namespace

TEST_CASE("a choice takes the lowest place that it prefers, else the lowest") {
    msr::matching<4> match;
    REQUIRE(match.add(0b1110, 0b1100));
    CHECK(match.place_of[0] == 2);
    REQUIRE(match.add(0b1110, 0b0100));
    CHECK(match.place_of[1] == 1);
}

TEST_CASE("a choice moves for another") {
    msr::matching<4> match;
    REQUIRE(match.add(0b11));
    CHECK(match.place_of[0] == 0);
    REQUIRE(match.add(0b01));
    CHECK(match.place_of[0] == 1);
    CHECK(match.place_of[1] == 0);
    CHECK(!match.add(0b11));
    CHECK(match.competes(0));
    CHECK(match.competes(1));
}

TEST_CASE("every answer is that of trying all ways, in one row and in several") {
    std::mt19937 random{7};
    for (unsigned time = 0; time < 2000; ++time) {
        std::vector<wish> entry, several;
        for (unsigned i = 0; i < 1 + time % 7; ++i) {
            entry.push_back({random() & random() & 0xff});
            several.push_back({random() & 0x7, random() & 0x7});
        }
        compare<1>(entry);
        compare<3>(several);
    }
}
