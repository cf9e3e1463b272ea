// Tests the functions that write numbers as text.
#include <msr/backend/message/number_text.hpp>

#include <doctest/doctest.h>

#include <cstdint>

TEST_CASE("numbers are written to base 10 and 16") {
    CHECK(msr::detail::decimal(0) == "0");
    CHECK(msr::detail::decimal(~std::uint64_t{0}) == "18446744073709551615");
    CHECK(msr::detail::hex(0x3a0) == "0x3a0");
    CHECK(msr::detail::hex(~std::uint64_t{0}) == "0xffffffffffffffff");
    CHECK(msr::detail::cpu_text(12) == "CPU 12");
}
