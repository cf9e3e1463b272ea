// Lists of CPUs in Linux's form, such as 0-3,8.
#include <msr/core/cpu_list.hpp>

#include <doctest/doctest.h>

#include <string>

namespace {

/// Returns the numbers and ranges of the text, as `0..3 8..8`; `none` if the text is no list.
std::string ranges_of(msr::text_view text) {
    std::string name;
    const bool is_list = msr::read_cpu_list(text, [&](unsigned first, unsigned last) {
        name += (name.empty() ? "" : " ") + std::to_string(first) + ".." + std::to_string(last);
    });
    return is_list ? name : "none";
}

} // namespace

TEST_CASE("numbers and ranges are read in their order") {
    CHECK(ranges_of("0") == "0..0");
    CHECK(ranges_of("0-3,8") == "0..3 8..8");
    CHECK(ranges_of("0,32") == "0..0 32..32");
    CHECK(ranges_of("10,5-5,0-1023") == "10..10 5..5 0..1023");
    CHECK(ranges_of("").empty()); // an empty list has no CPU
    // the parser reads no character beyond the view
    CHECK(ranges_of(msr::text_view{"12,34"}.prefix(4)) == "12..12 3..3");
}

TEST_CASE("what is no list is said to be none") {
    for (const char *text : {",", "0,", ",0", "0,,1", "-", "-1", "1-", "1--2", "1-2-3", "3-2", "a",
                             "0x1", "1a", "0 1", " 0", "0\n", "+1"}) {
        CAPTURE(text);
        CHECK(ranges_of(text) == "none");
    }
}

TEST_CASE("numbers have 32 bits, of which the largest is no CPU") {
    CHECK(ranges_of("4294967294") == "4294967294..4294967294");
    CHECK(ranges_of("4294967295") == "none");
    CHECK(ranges_of("4294967296") == "none"); // 2^32, which 32 bits would truncate to 0
    CHECK(ranges_of("42949672940") == "none");
}

TEST_CASE("the compiler reads lists, too") {
    constexpr auto last_of = [](msr::text_view text) {
        unsigned position = ~0u;
        const bool is_list =
            msr::read_cpu_list(text, [&](unsigned, unsigned last) { position = last; });
        return is_list ? position : ~0u;
    };
    static_assert(last_of("0-3,8") == 8);
    static_assert(last_of("0-3,") == ~0u);
}
