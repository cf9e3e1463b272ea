// Tests the numbers in the file format of profiles, which must not change, so that later readers
// read older profiles.
#include <msr/profile/format.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

using namespace msr::profile;

template <typename Number>
constexpr std::uint32_t number_of(Number entry) {
    return static_cast<std::uint32_t>(entry);
}

} // namespace

TEST_CASE("a profile begins with its format, in 8 bytes") {
    CHECK(std::string{magic} == "msrprof1");
    CHECK(std::string{magic}.size() == 8);
}

TEST_CASE("parts have the numbers that they had when they came into the format") {
    constexpr part in_order[] = {
        part::description,   part::mapping, part::thread,  part::ended,      part::clocks,
        part::cgroup,        part::samples, part::lost,    part::allocation, part::end,
        part::address_space, part::jit_map, part::branches};
    std::uint32_t number = 1;
    for (const part part : in_order)
        CHECK(number_of(part) == number++);
}

TEST_CASE("so have the reasons of losses") {
    CHECK(number_of(loss::full) == 1);
    CHECK(number_of(loss::overwritten) == 2);
    CHECK(number_of(loss::throttled) == 3);
    CHECK(number_of(loss::not_handled) == 4);
    CHECK(number_of(loss::other) == 5);
}

TEST_CASE("a content has 16 MiB at most, which other readers rely on; a tick is 1/100 s at most") {
    static_assert(most_content == 16 * 1024 * 1024);
    static_assert(file_tick * 100 == 1'000'000'000); // 100 ticks are a second in nanoseconds
}
