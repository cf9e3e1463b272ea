#include <msr/cache/curves/placement.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <stdexcept>

namespace curve = msr::curve;

TEST_CASE("lines are divided by sets as a division does it") {
    constexpr std::uint64_t lines = std::uint64_t{1} << curve::line_bits;
    std::mt19937_64 random{1};
    for (const std::uint64_t sets :
         {std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{3}, std::uint64_t{57344},
          std::uint64_t{16384}, (std::uint64_t{1} << 31) - 1, std::uint64_t{1} << 31}) {
        const curve::placement place{sets};
        const auto check = [&](std::uint64_t line) {
            const curve::place position = place(line);
            CHECK(position.set == line % sets);
            CHECK(position.tag == line / sets);
        };
        for (std::uint64_t line : {std::uint64_t{0}, sets - 1, sets, lines - 1, lines - sets})
            check(line % lines);
        for (int i = 0; i < 2000; ++i) {
            check(random() % lines);
            // A line that would get a wrong set if the factor in place of the division by `sets`
            // were slightly too large.
            check(lines / sets * sets - 1 - random() % 1000 * sets % lines);
        }
    }
}

TEST_CASE("numbers of sets that no curve has") {
    CHECK_THROWS_AS(curve::placement{0}, std::invalid_argument);
    CHECK_THROWS_AS(curve::placement{(std::uint64_t{1} << 31) + 1}, std::invalid_argument);
}
