#include <msr/sim/records/linear_memory.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

using namespace msr::sim;

TEST_CASE("a span of memory is there from its base to its end, and nothing beside") {
    std::vector<unsigned char> bytes{1, 2, 3, 4, 5, 6, 7, 8};
    memory_span span{0x1000, bytes};
    const linear_memory memory = span.access();
    std::vector<unsigned char> entry(3);
    CHECK(memory.read(0, 0x1002, entry));
    CHECK(entry == std::vector<unsigned char>{3, 4, 5});
    CHECK(memory.write(9, 0x1005, entry));
    CHECK(bytes == std::vector<unsigned char>{1, 2, 3, 4, 5, 3, 4, 5});
    CHECK_FALSE(memory.write(0, 0x1006, entry));
    CHECK_FALSE(memory.read(0, 0xfff, entry));
    CHECK_FALSE(memory.read(0, 0x1009, entry));
    CHECK_FALSE(memory.read(0, ~std::uint64_t{0}, entry));
    CHECK(bytes[7] == 5);
}

TEST_CASE("without functions there is no memory") {
    unsigned char byte = 7;
    CHECK_FALSE(linear_memory{}.read(0, 0, {&byte, 1}));
    CHECK_FALSE(linear_memory{}.write(0, 0, {&byte, 1}));
}
