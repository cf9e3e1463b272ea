#include "facts.hpp"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>

TEST_CASE("cells are separated by commas, except between quotes") {
    CHECK(facts::cells_of("a,b,c") == facts::cells{"a", "b", "c"});
    CHECK(facts::cells_of("a,,") == facts::cells{"a", "", ""});
    CHECK(facts::cells_of("a,\"b, or c\",d") == facts::cells{"a", "b, or c", "d"});
    CHECK(facts::cells_of("\"says \"\"similar\"\" for 17\",x") ==
          facts::cells{"says \"similar\" for 17", "x"});
    CHECK(facts::cells_of("\"\",x") == facts::cells{"", "x"});
    CHECK_THROWS_AS(facts::cells_of("a,\"b"), std::runtime_error);
}

TEST_CASE("a cell may hold a list") {
    CHECK(facts::list_of("0;1;16") == facts::cells{"0", "1", "16"});
    CHECK(facts::list_of("7") == facts::cells{"7"});
    CHECK(facts::list_of("none").empty());
    CHECK(facts::list_of("").empty());
    CHECK(facts::set_of_numbers("0;1;16") == 0x10003);
}

TEST_CASE("numbers are decimal or hexadecimal, and nothing else") {
    CHECK(facts::number("17") == 17);
    CHECK(facts::number("0x3A0") == 0x3a0);
    CHECK(facts::number("0xFFFFFFFF80000000") == 0xffffffff80000000);
    CHECK_THROWS(facts::number("0x3A0-"));
    CHECK_THROWS(facts::number("see note"));
}

TEST_CASE("names of the manual become names of the library") {
    CHECK(facts::library_name("MSR_BSU_ESCR0") == "bsu_escr0");
    CHECK(facts::library_name("BSQ_cache_reference") == "bsq_cache_reference");
}

TEST_CASE("a table that is not there is no empty table") {
    CHECK_THROWS_AS(facts::table{"netburst/nothing.csv"}, std::runtime_error);
    const facts::table counters{"netburst/counters.csv"};
    CHECK(counters.size() == 18);
    CHECK(counters[1]["name"] == "MSR_BPU_COUNTER1");
    CHECK_THROWS_AS(counters[1]["nothing"], std::runtime_error);
}
