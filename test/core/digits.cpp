#include <msr/core/digits.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

std::string in_base(std::uint64_t number, unsigned base, unsigned minimum = 1) {
    const msr::digits written = msr::digits_of(number, base, minimum);
    return {written.view().data(), written.view().size()};
}

} // namespace

TEST_CASE("a number has digits to any base, with zeros in front where they are asked for") {
    CHECK(in_base(0, 10) == "0");
    CHECK(in_base(255, 16) == "ff");
    CHECK(in_base(255, 10) == "255");
    CHECK(in_base(5, 2) == "101");
    CHECK(in_base(~std::uint64_t{0}, 16) == "ffffffffffffffff");
    CHECK(in_base(~std::uint64_t{0}, 10) == "18446744073709551615");
    CHECK(in_base(0xabc, 16, 16) == "0000000000000abc");
    CHECK(in_base(0, 16, 3) == "000");
    CHECK(in_base(0x12345, 16, 3) == "12345");
}
