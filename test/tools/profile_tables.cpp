// Tests of the tables that find names of a profile's addresses, compared with linear searches.
#include "../../tools/msrpp_profile/symbols/address_index.hpp"
#include "../../tools/msrpp_profile/symbols/kept.hpp"
#include "../../tools/msrpp_profile/symbols/place_table.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <random>
#include <span>
#include <utility>
#include <vector>

namespace {

namespace profile = msrpp::profile;

struct row {
    std::uint64_t begin{};
    char other{};
};
using row_index = profile::address_index<&row::begin>;

constexpr std::uint64_t last = ~std::uint64_t{0};

/// Compares a table with a linear search, at each row, beside each row, and at the ends.
void compare(std::vector<row> rows) {
    std::sort(rows.begin(), rows.end(),
              [](const row &a, const row &b) { return a.begin < b.begin; });
    const row_index index{rows};
    std::vector<std::uint64_t> requests{0, 1, last - 1, last};
    for (const row &entry : rows)
        for (const std::uint64_t add : {last, std::uint64_t{0}, std::uint64_t{1}})
            requests.push_back(entry.begin + add);
    for (const std::uint64_t address : requests) {
        const auto following = std::count_if(
            rows.begin(), rows.end(), [&](const row &entry) { return entry.begin <= address; });
        CAPTURE(address);
        REQUIRE(index.behind(rows, address) == static_cast<std::size_t>(following));
    }
}

} // namespace

TEST_CASE("an index of no rows has none in front of an address") {
    CHECK(row_index{}.behind(std::vector<row>{}, 7) == 0);
    compare({});
}

TEST_CASE("an index tells how many rows begin at an address or below") {
    compare({{0x1000, {}}});
    compare({{0, {}}});
    compare({{last, {}}});
    compare({{0, {}}, {last, {}}});
    compare({{5, {}}, {5, {}}, {5, {}}});
    // the index divides the addresses into pieces: all rows except the last are in one piece
    compare({{0, {}}, {1, {}}, {2, {}}, {last, {}}});
}

TEST_CASE("an index finds rows that lie at random") {
    std::mt19937_64 random{17};
    for (const unsigned bits : {4u, 12u, 24u, 64u})
        for (const std::size_t count : {2u, 3u, 100u, 300u}) {
            std::vector<row> rows(count);
            for (row &entry : rows)
                entry.begin = random() >> (64 - bits);
            CAPTURE(bits);
            CAPTURE(count);
            compare(rows);
        }
}

TEST_CASE("addresses are numbered as they come, apart for each file") {
    profile::place_table table;
    std::map<std::pair<std::uint32_t, std::uint64_t>, std::uint32_t> numbers;
    std::mt19937_64 random{23};
    for (unsigned i = 0; i < 50'000; ++i) {
        const auto file = static_cast<std::uint32_t>(random() % 3);
        // Addresses are near each other, or differ in their upper bits alone.
        const std::uint64_t address = random() % 4096 * 4 + (random() % 4 << 60);
        const auto [position, is_new] =
            numbers.try_emplace({file, address}, static_cast<std::uint32_t>(numbers.size()));
        const auto entry = table.of(file, address);
        REQUIRE(entry.is_new == is_new);
        REQUIRE(entry.number == position->second);
    }
    for (const auto &[key, number] : numbers) {
        const auto entry = table.of(key.first, key.second);
        REQUIRE(!entry.is_new);
        REQUIRE(entry.number == number);
    }
}

TEST_CASE("what is kept stays where it is") {
    profile::saved<int> one_by_one;
    std::vector<const int *> addresses;
    for (int i = 0; i < 5000; ++i)
        addresses.push_back(&one_by_one.add(i));
    for (int i = 0; i < 5000; ++i) {
        const auto position = static_cast<std::size_t>(i);
        REQUIRE(&one_by_one[position] == addresses[position]);
        REQUIRE(*addresses[position] == i);
    }
    profile::saved<int> several;
    std::vector<std::span<int>> spans;
    // some arrays are larger than the rest of a piece of memory, or than any piece
    for (int i = 0; i < 200; ++i)
        spans.push_back(several.keep(std::vector<int>(static_cast<std::size_t>(i * 13), i)));
    for (int i = 0; i < 200; ++i) {
        const auto values = spans[static_cast<std::size_t>(i)];
        REQUIRE(values.size() == static_cast<std::size_t>(i * 13));
        REQUIRE(std::all_of(values.begin(), values.end(), [&](int value) { return value == i; }));
    }
}
