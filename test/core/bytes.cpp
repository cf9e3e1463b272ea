#include <msr/core/bytes.hpp>

#include <doctest/doctest.h>

#include <cstdint>

TEST_CASE("numbers are read from little-endian bytes at any address") {
    constexpr unsigned char bytes[] = {0xff, 0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0x80};
    static_assert(msr::load_32(bytes + 1) == 0x67452301);
    static_assert(msr::load_64(bytes + 1) == 0xefcdab8967452301);
    static_assert(msr::load_64(bytes + 2) == 0x80efcdab89674523);
    static_assert(msr::load_32(bytes + 6) == 0x80efcdab);
    CHECK(msr::load_64(bytes) == 0xcdab8967452301ff);
}
