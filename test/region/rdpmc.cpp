// Tests readers of counters by RDPMC, with a function in place of the instruction; no hardware is
// measured.
#include <msr/region/rdpmc.hpp>

#include "scripted.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <random>
#include <stdexcept>

#include <signal.h>

namespace {

constexpr std::uint64_t forty_bits = 0xff'ffff'ffff;
constexpr std::uint32_t fast = std::uint32_t{1} << 31;

constexpr std::uint32_t index_of(std::uint32_t address) { return address - 0x10; }
constexpr std::uint32_t index_of_first(std::uint32_t address) {
    return address == 0x10 ? 0 : msr::no_rdpmc;
}

/// Values for the function in place of RDPMC: counters by index; and the number of its reads of all
/// of a counter's bits.
std::uint64_t counters[2];
unsigned whole_reads = 0;
std::uint64_t now = 0;

std::uint64_t clock_now() noexcept { return now; }

struct from_script {
    std::uint64_t operator()(std::uint32_t index) const noexcept {
        if ((index & fast) != 0) return counters[index & ~fast] & 0xffff'ffff;
        ++whole_reads;
        return counters[index] & forty_bits;
    }
};

using fast_reader = msr::fast_rdpmc_reader<2, from_script, clock_now>;

void pass(std::uint64_t clocks, std::uint64_t a, std::uint64_t b) {
    now += clocks;
    counters[0] += a;
    counters[1] += b;
}

std::uint64_t moved(std::uint64_t previous, std::uint64_t later) {
    return msr::counter_increase(previous, later, 40);
}

} // namespace

TEST_CASE("each counter of a plan is read by its index") {
    counters[0] = 17;
    counters[1] = 0x12'3456'789a;
    msr::rdpmc_reader reader{scripted::plan, index_of, from_script{}};
    std::uint64_t value[2];
    reader.read(value);
    CHECK(value[0] == 17);
    CHECK(value[1] == 0x12'3456'789a);
    CHECK(reader.width(1) == 40);
}

TEST_CASE("a counter that RDPMC does not read is refused by name") {
    using reader = msr::rdpmc_reader<2, from_script>;
    CHECK_THROWS_WITH_AS((reader{scripted::plan, index_of_first}), "RDPMC does not read clocks",
                         std::invalid_argument);
}

TEST_CASE("the fast form gives the same differences as all bits, whatever time passes") {
    std::mt19937_64 random{1};
    now = std::uint64_t{1} << 40;
    counters[0] = forty_bits - 100;
    counters[1] = 0xffff'fff0;
    fast_reader reader{scripted::plan, index_of};
    std::uint64_t previous[2], final_value[2];
    reader.read(previous);
    unsigned fast_reads = 0;
    for (int i = 0; i < 100'000; ++i) {
        // The counter of loads adds at most 4 in a clock; some passes take more clocks than 32 bits
        // can count.
        const std::uint64_t clocks = random() >> (34 + random() % 30);
        const std::uint64_t loads = 4 * clocks, rest = random() >> 25;
        pass(clocks, loads, rest);
        whole_reads = 0;
        reader.read(final_value);
        // If a single counter was read whole (all of its bits), at least the first counter was read
        // fast.
        if (whole_reads == 1) ++fast_reads;
        REQUIRE(moved(previous[0], final_value[0]) == loads);
        REQUIRE(moved(previous[1], final_value[1]) == rest);
        previous[0] = final_value[0];
        previous[1] = final_value[1];
    }
    CHECK(fast_reads > 50'000);
    CHECK(fast_reads < 100'000);
}

TEST_CASE("an interruption between a reading and the clock is not overlooked") {
    now = 1000;
    counters[0] = counters[1] = 0;
    fast_reader reader{scripted::plan, index_of};
    std::uint64_t previous[2], final_value[2];
    reader.read(previous);
    reader.read(previous);
    // The thread is interrupted after the read of the counter, and before the read of the clock.
    counters[0] += std::uint64_t{1} << 32;
    now += std::uint64_t{1} << 30;
    reader.read(previous);
    const std::uint64_t exact = counters[0];
    CHECK(previous[0] == exact);
    pass(10, 40, 0);
    reader.read(final_value);
    CHECK(moved(previous[0], final_value[0]) == 40);
}

TEST_CASE("trying RDPMC neither ends the program nor leaves a handler") {
    struct sigaction previous {};
    struct sigaction final_value {};
    REQUIRE(::sigaction(SIGSEGV, nullptr, &previous) == 0);
    const bool once = msr::rdpmc_is_permitted();
    CHECK(msr::rdpmc_is_permitted() == once);
    REQUIRE(::sigaction(SIGSEGV, nullptr, &final_value) == 0);
    const bool is_same = previous.sa_handler == final_value.sa_handler;
    CHECK(is_same);
}
