#include <msr/core/meter_conversion.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

constexpr std::uint64_t tenths(std::uint64_t content, std::uint64_t unit) {
    return content * unit / 10;
}

TEST_CASE("clocks in which a register cannot wrap") {
    // A meter of at most 1,000 units (tenths of a nanojoule) in a second: less than one unit for
    // each of 8e8 clocks, rounded up to 1.
    constexpr msr::meter_conversion slow{.value = tenths, .most_per_second = 1000};
    CHECK(msr::clocks_without_wrap(slow, 8, 10) == 255);
    // A meter of at most 4e9 units in a second: 5 units for each of 8e8 clocks.
    constexpr msr::meter_conversion fast{.value = tenths, .most_per_second = 4'000'000'000};
    CHECK(msr::clocks_without_wrap(fast, 32, 10) == 858'993'459); // (2^32 - 1) / 5 clocks
    CHECK(msr::clocks_without_wrap(fast, 64, 10) == ~std::uint64_t{0});
    constexpr msr::meter_conversion unbounded{.value = tenths};
    CHECK(msr::clocks_without_wrap(unbounded, 32, 10) == ~std::uint64_t{0});
    constexpr msr::meter_conversion instant{
        .value = tenths, .is_instant = true, .most_per_second = 1000};
    CHECK(msr::clocks_without_wrap(instant, 32, 10) == ~std::uint64_t{0});
}

} // namespace
