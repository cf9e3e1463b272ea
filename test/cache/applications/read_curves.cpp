#include <msr/cache/applications/read_curves.hpp>

#include <doctest/doctest.h>

#include <string>

namespace partition = msr::partition;

namespace {

std::string problem(const std::string &text) { return partition::read_curves(text).problem; }

} // namespace

TEST_CASE("columns stand in any order, and others are passed over") {
    const partition::made_curves result =
        partition::read_curves("# a remark\nother,ipc,NR_WAYS,BENCH,bandwidth_mbps\r\n"
                               "x,1.5,2,app,20\r\n\r\ny, 1.25 ,1,\"app\",3e1\r\n");
    REQUIRE(result.problem == "");
    const partition::application_curves &app = result.value.applications().at(0);
    CHECK(app.name == "app");
    CHECK(app.of(partition::property::ipc) == std::vector<double>{1.25, 1.5});
    CHECK(app.of(partition::property::bandwidth_mbps) == std::vector<double>{30, 20});
    CHECK(result.value.known().has(partition::property::bandwidth_mbps));
    CHECK_FALSE(result.value.known().has(partition::property::llcmpki));
}

TEST_CASE("a cell in quotes may have commas and quotes") {
    const partition::made_curves result = partition::read_curves(
        "BENCH,NR_WAYS,ipc\n\"sort, \"\"big\"\"\" ,1,1\n \"sort, \"\"big\"\"\",\"2\",2\n");
    REQUIRE(result.problem == "");
    CHECK(result.value.applications().at(0).name == "sort, \"big\"");
    CHECK(problem("BENCH,NR_WAYS,ipc\n\"a,1,1\n") == "line 2: a quote is not closed");
    CHECK(problem("BENCH,NR_WAYS,ipc\n\"a\"b,1,1\n") ==
          "line 2: there is text behind a quoted cell");
    CHECK(problem("BENCH,NR_WAYS,ipc\n\"\",1,1\n") ==
          "line 2: a row has no name of an application");
}

TEST_CASE("a text that is no table of curves is refused, with its line") {
    CHECK(problem("") == "there is no line");
    CHECK(problem("\n\n") == "there is no line");
    CHECK(problem("a,b,c\n") == "line 1: the first line has no column BENCH, NR_WAYS, ipc");
    CHECK(problem("BENCH,ipc\n") == "line 1: the first line has no column NR_WAYS");
    CHECK(problem("BENCH,NR_WAYS,ipc,ipc\n") == "line 1: there are two columns 'ipc'");
    CHECK(problem("BENCH,NR_WAYS,ipc\n") == "there are no rows");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,1\n") == "line 2: 2 cells, where the first line has 3");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,one,1\n") == "line 2: NR_WAYS is no number of ways: 'one'");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,1.5,1\n") == "line 2: NR_WAYS is no number of ways: '1.5'");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,-1,1\n") == "line 2: NR_WAYS is no number of ways: '-1'");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,1,x\n") == "line 2: ipc is not a number: 'x'");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,1,\n") == "line 2: ipc is not a number: ''");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,1,nan\n") == "line 2: a, 1 way: ipc is not a number");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,1,-2\n") == "line 2: a, 1 way: ipc is negative");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,1,2\na,3,2\n") ==
          "a: there is a row for 3 ways and none for 2");
    CHECK(problem("BENCH,NR_WAYS,ipc\na,1,2\n") ==
          "a: there is a row for 1 way only, and a curve needs two");
}

TEST_CASE("several files have the properties that each of them has") {
    partition::curve_rows rows;
    REQUIRE(add_rows("BENCH,NR_WAYS,ipc,llcmpki\na,1,1,2\na,2,1,1\n", rows) == "");
    REQUIRE(add_rows("NR_WAYS,BENCH,ipc,llcmpkc\n1,b,1,2\n2,b,1,1\n", rows) == "");
    const partition::made_curves result = partition::make_curves(rows.rows, rows.known);
    REQUIRE(result);
    CHECK(result.value.applications().size() == 2);
    CHECK(result.value.known() == partition::properties{partition::property::ipc});
}
