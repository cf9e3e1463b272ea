#include <msr/sim/stream/packed_bytes.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <stdexcept>
#include <vector>

namespace sim = msr::sim;
using bytes = std::vector<std::uint8_t>;

TEST_CASE("numbers are packed seven bits to a byte, the lowest first") {
    bytes destination;
    sim::put_packed(destination, 0);
    sim::put_packed(destination, 0x7f);
    sim::put_packed(destination, 0x80);
    sim::put_packed(destination, ~std::uint64_t{0});
    CHECK(destination == bytes{0x00, 0x7f, 0x80, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
                               0xff, 0xff, 0x01});
    sim::packed_reader source{destination, "the test"};
    CHECK(source.number() == 0);
    CHECK(source.number() == 0x7f);
    CHECK(source.number() == 0x80);
    CHECK(source.left() == 10);
    CHECK(source.number() == ~std::uint64_t{0});
    CHECK(source.at_end());
}

TEST_CASE("small differences are small numbers in both directions") {
    CHECK(sim::with_low_sign(0) == 0);
    CHECK(sim::with_low_sign(1) == 2);
    CHECK(sim::with_low_sign(~std::uint64_t{0}) == 1); // -1
    for (const std::uint64_t number : {std::uint64_t{0}, std::uint64_t{5}, ~std::uint64_t{6},
                                       std::uint64_t{1} << 63, ~std::uint64_t{0} >> 1})
        CHECK(sim::without_low_sign(sim::with_low_sign(number)) == number);
}

TEST_CASE("what is missing or too large is refused") {
    const bytes cut{0x80}, long_number(11, 0x80), bytes{0x05};
    CHECK_THROWS_WITH_AS((sim::packed_reader{cut, "it"}.number()), "it is cut", std::runtime_error);
    CHECK_THROWS_WITH_AS((sim::packed_reader{long_number, "it"}.number()),
                         "it has a number of more than 64 bits", std::runtime_error);
    CHECK_THROWS_WITH_AS((sim::packed_reader{bytes, "it"}.number_up_to(4, "legs")),
                         "it has legs 5, more than 4", std::runtime_error);
}
