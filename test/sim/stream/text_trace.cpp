#include <msr/sim/stream/text_trace.hpp>

#include <doctest/doctest.h>

#include <string_view>

namespace sim = msr::sim;
using what = sim::text_access::what;

// Lines of `valgrind --tool=lackey --trace-mem=yes` 3.19.
TEST_CASE("lackey's lines") {
    CHECK(sim::lackey_line("I  04016b80,3").access == sim::text_access{what::fetch, 0x4016b80, 3});
    CHECK(sim::lackey_line(" L 1ffeffe7e0,8").access ==
          sim::text_access{what::load, 0x1ffeffe7e0, 8});
    CHECK(sim::lackey_line(" S 1ffeffe7d8,16").access ==
          sim::text_access{what::store, 0x1ffeffe7d8, 16});
    CHECK(sim::lackey_line(" M 0421747c,4\r").access ==
          sim::text_access{what::modify, 0x421747c, 4});
    for (const std::string_view empty :
         {"", "==12345== Command: true", "--12345-- a warning of valgrind's"})
        CHECK(sim::lackey_line(empty).access == sim::text_access{});
}

TEST_CASE("what is no line of lackey's is refused") {
    for (const std::string_view faulty :
         {"X 1000,4", "L", " L ,4", " L 1000", " L 1000,", " L 1000,0", " L 1000,4097",
          " L 1000,4 x", " L 11112222333344445,4", "Load 1000,4", " L 1000,4,4"}) {
        CAPTURE(faulty);
        CHECK(sim::lackey_line(faulty).wrong != nullptr);
    }
}

// Dinero IV's manual page: the traditional din format.
TEST_CASE("Dinero's lines") {
    CHECK(sim::dinero_line("0 1fff").access == sim::text_access{what::load, 0x1fff, 4});
    CHECK(sim::dinero_line("1 0x20 a remark").access == sim::text_access{what::store, 0x20, 4});
    CHECK(sim::dinero_line("\t2\t400000").access == sim::text_access{what::fetch, 0x400000, 4});
    CHECK(sim::dinero_line("4 0").access == sim::text_access{});
    CHECK(sim::dinero_line("").access == sim::text_access{});
}

TEST_CASE("what is no line of Dinero's is refused") {
    for (const std::string_view faulty :
         {"5 100", "0", "0 ", "0 xyz", "0 10g", "r 100", "0 11112222333344445"}) {
        CAPTURE(faulty);
        CHECK(sim::dinero_line(faulty).wrong != nullptr);
    }
}
