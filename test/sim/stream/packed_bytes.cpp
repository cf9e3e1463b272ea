#include <msr/sim/stream/packed_bytes.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <stdexcept>
#include <vector>

namespace sim = msr::sim;
using bytes = std::vector<std::uint8_t>;

TEST_CASE("numbers are packed seven bits to a byte, the lowest first") {
    bytes to;
    sim::put_packed(to, 0);
    sim::put_packed(to, 0x7f);
    sim::put_packed(to, 0x80);
    sim::put_packed(to, ~std::uint64_t{0});
    CHECK(to == bytes{0x00, 0x7f, 0x80, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff,
                      0x01});
    sim::packed_reader from{to, "the test"};
    CHECK(from.number() == 0);
    CHECK(from.number() == 0x7f);
    CHECK(from.number() == 0x80);
    CHECK(from.left() == 10);
    CHECK(from.number() == ~std::uint64_t{0});
    CHECK(from.at_end());
}

TEST_CASE("small differences are small numbers in both directions") {
    CHECK(sim::with_low_sign(0) == 0);
    CHECK(sim::with_low_sign(1) == 2);
    CHECK(sim::with_low_sign(~std::uint64_t{0}) == 1); // -1
    for (const std::uint64_t each : {std::uint64_t{0}, std::uint64_t{5}, ~std::uint64_t{6},
                                     std::uint64_t{1} << 63, ~std::uint64_t{0} >> 1})
        CHECK(sim::without_low_sign(sim::with_low_sign(each)) == each);
}

TEST_CASE("what is missing or too large is refused") {
    const bytes cut{0x80}, long_number(11, 0x80), some{0x05};
    CHECK_THROWS_WITH_AS((sim::packed_reader{cut, "it"}.number()), "it is cut", std::runtime_error);
    CHECK_THROWS_WITH_AS((sim::packed_reader{long_number, "it"}.number()),
                         "it has a number of more than 64 bits", std::runtime_error);
    CHECK_THROWS_WITH_AS((sim::packed_reader{some, "it"}.number_up_to(4, "legs")),
                         "it has legs 5, more than 4", std::runtime_error);
}
