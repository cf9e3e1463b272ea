#include <msr/cache/applications/curves.hpp>

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

namespace partition = msr::partition;

namespace {

partition::curve_row row(const char *name, unsigned ways, double ipc) {
    return {name, ways, {ipc}};
}

std::string problem(const std::vector<partition::curve_row> &rows) {
    const partition::made_curves result = partition::make_curves(rows, {partition::property::ipc});
    CHECK(static_cast<bool>(result) == result.problem.empty());
    CHECK((result || result.value.applications().empty()));
    return result.problem;
}

} // namespace

TEST_CASE("curves are made of rows in any order") {
    const partition::made_curves result = partition::make_curves(
        {row("a", 2, 1.5), row("b", 1, 0.5), row("a", 1, 1), row("b", 3, 0.7), row("b", 2, 0.6)},
        {partition::property::ipc});
    REQUIRE(result);
    REQUIRE(result.value.applications().size() == 2);
    const partition::application_curves *const b = result.value.find("b");
    REQUIRE(b != nullptr);
    CHECK(b->ways == 3);
    CHECK(b->of(partition::property::ipc) == std::vector<double>{0.5, 0.6, 0.7});
    CHECK(result.value.find("c") == nullptr);
    CHECK(result.value.known() == partition::properties{partition::property::ipc});
}

TEST_CASE("rows that make no curve are refused in one sentence") {
    CHECK(problem({}) == "there are no rows");
    CHECK(problem({row("a", 1, 1), row("a", 3, 1)}) ==
          "a: there is a row for 3 ways and none for 2");
    CHECK(problem({row("a", 2, 1), row("a", 3, 1)}) ==
          "a: there is a row for 3 ways and none for 1");
    CHECK(problem({row("a", 1, 1), row("a", 2, 1), row("a", 1, 1)}) ==
          "a, 1 way: there are two rows");
    CHECK(problem({row("a", 1, 1), row("a", 2, NAN)}) == "a, 2 ways: ipc is not a number");
    CHECK(problem({row("a", 1, HUGE_VAL), row("a", 2, 1)}) == "a, 1 way: ipc is not a number");
    CHECK(problem({row("a", 1, -1), row("a", 2, 1)}) == "a, 1 way: ipc is negative");
    CHECK(problem({row("a", 1, 0), row("a", 2, 1)}) == "a, 1 way: ipc is 0");
    CHECK(problem({row("a", 1, 1e101), row("a", 2, 1)}) == "a, 1 way: ipc is above 1e100");
    CHECK(problem({row("a", 1, 1e-101), row("a", 2, 1)}) == "a, 1 way: ipc is below 1e-100");
    CHECK(problem({row("a", 1, 1)}) == "a: there is a row for 1 way only, and a curve needs two");
    CHECK(problem({row("a", 0, 1)}) == "a, 0 ways: the number of ways is from 1 to 32");
    CHECK(problem({row("a", 33, 1)}) == "a, 33 ways: the number of ways is from 1 to 32");
    CHECK(problem({row("", 1, 1)}) == "a row has no name of an application");
    CHECK(partition::make_curves({row("a", 1, 1), row("a", 2, 1)}, {}).problem ==
          "there is no ipc");
}

TEST_CASE("a value that is not known is not looked at") {
    partition::curve_row negative = row("a", 1, 1);
    negative.values[1] = -1;
    CHECK(partition::make_curves({negative, row("a", 2, 1)}, {partition::property::ipc}));
    CHECK_FALSE(partition::make_curves({negative, row("a", 2, 1)},
                                       {partition::property::ipc, partition::property::llcmpki}));
}
