// Tests reports of regions as text. The counts are made up; no hardware is measured.
#include <msr/region/report_text.hpp>

#include "scripted.hpp"

#include <doctest/doctest.h>

#include <string>

namespace {

msr::region_report some_report() {
    msr::region_report report{.counters = {"loads", "a,\"b\""}};
    msr::region_row row{.name = "parse \"x\""};
    row.counts.push_back(
        {{.n = 2, .sum = 30, .min = 10, .median = 10, .mean = 15, .p99 = 20, .max = 20},
         {.n = 2, .sum = 5, .min = 2, .median = 2, .mean = 2.5, .p99 = 3, .max = 3}});
    row.counts.push_back({});
    report.regions.push_back(row);
    report.own_costs = {{7, 8}, {0, 0}};
    report.threads = 1;
    report.lost.too_deep = 3;
    return report;
}

} // namespace

TEST_CASE("a table has a row for each region, counter and share") {
    msr::region_report report = some_report();
    report.own_costs_are_subtracted = true;
    CHECK(msr::to_table(report) ==
          "region     counter  share      n  min  median   mean  p99  max\n"
          "parse \"x\"  loads    inclusive  2   10      10  15.00   20   20\n"
          "parse \"x\"  loads    exclusive  2    2       2   2.50    3    3\n"
          "parse \"x\"  a,\"b\"    inclusive  0    0       0      0    0    0\n"
          "parse \"x\"  a,\"b\"    exclusive  0    0       0      0    0    0\n"
          "own cost of loads: 7 in a region, 8 around it, subtracted\n"
          "own cost of a,\"b\": 0 in a region, 0 around it, subtracted\n"
          "3 passes are not counted: inside of too many regions\n");
}

TEST_CASE("CSV quotes what has a separator") {
    CHECK(msr::to_csv(some_report()) ==
          "region,counter,share,n,min,median,mean,p99,max,sum,thread\n"
          "\"parse \"\"x\"\"\",loads,inclusive,2,10,10,15.00,20,20,30,all\n"
          "\"parse \"\"x\"\"\",loads,exclusive,2,2,2,2.50,3,3,5,all\n"
          "\"parse \"\"x\"\"\",\"a,\"\"b\"\"\",inclusive,0,0,0,0,0,0,0,all\n"
          "\"parse \"\"x\"\"\",\"a,\"\"b\"\"\",exclusive,0,0,0,0,0,0,0,all\n");
}

TEST_CASE("JSON has all of a report") {
    msr::region_report report = some_report();
    report.add_metric("half", scripted::plan, [](const auto &counts) {
        return msr::metric_value{static_cast<double>(counts.at(0)) / 2};
    });
    report.add_metric("none", scripted::plan, [](const auto &) {
        return msr::metric_value{msr::metric_problem::division_by_zero};
    });
    CHECK(msr::to_json(report) ==
          "{\"regions\": [{\"name\": \"parse \\\"x\\\"\", \"counters\": {"
          "\"loads\": {\"inclusive\": {\"n\": 2, \"sum\": 30, \"min\": 10, \"median\": 10, "
          "\"mean\": 15.00, \"p99\": 20, \"max\": 20}, \"exclusive\": {\"n\": 2, \"sum\": 5, "
          "\"min\": 2, \"median\": 2, \"mean\": 2.50, \"p99\": 3, \"max\": 3}}, "
          "\"a,\\\"b\\\"\": {\"inclusive\": {\"n\": 0, \"sum\": 0, \"min\": 0, \"median\": 0, "
          "\"mean\": 0, \"p99\": 0, \"max\": 0}, \"exclusive\": {\"n\": 0, \"sum\": 0, "
          "\"min\": 0, \"median\": 0, \"mean\": 0, \"p99\": 0, \"max\": 0}}}, "
          "\"metrics\": {\"half\": {\"inclusive\": 15.00, \"exclusive\": 2.50}, "
          "\"none\": {\"inclusive\": null, \"exclusive\": null}}, \"threads\": []}], "
          "\"own_costs\": {\"loads\": {\"inside\": 7, \"around\": 8}, "
          "\"a,\\\"b\\\"\": {\"inside\": 0, \"around\": 0}}, "
          "\"own_costs_are_subtracted\": false, \"threads\": 1, \"threads_at_work\": 0, "
          "\"threads_without_rows\": 0, "
          "\"lost\": {\"unread\": 0, \"too_deep\": 3, \"unmatched\": 0, \"unfinished\": 0, "
          "\"unnamed\": 0, \"drifted\": 0, \"drifted_exclusive\": 0}}\n");
    CHECK(msr::detail::json_string("\t\x01\\") == "\"\\u0009\\u0001\\\\\"");
}

TEST_CASE("metrics stand behind the counters of their region") {
    msr::region_report report = some_report();
    report.add_metric("half", scripted::plan, [](const auto &counts) {
        return msr::metric_value{static_cast<double>(counts.at(0)) / 2};
    });
    report.add_metric("none", scripted::plan, [](const auto &) {
        return msr::metric_value{msr::metric_problem::division_by_zero};
    });
    const std::string csv = msr::to_csv(report);
    CHECK(csv.find("\"parse \"\"x\"\"\",metric:half,exclusive,,,,2.50,,,,all\n") !=
          std::string::npos);
    CHECK(csv.find("metric:none,inclusive,,,,,,,,all\n") != std::string::npos);
    const std::string table = msr::to_table(report);
    CHECK(table.find("parse \"x\"  metric:half  inclusive                  15.00\n") != table.npos);
    CHECK(table.find("parse \"x\"  metric:none  exclusive                      -\n") != table.npos);
}

TEST_CASE("where there are several threads, each has rows of its own") {
    msr::region_report report = some_report();
    report.counters = {"loads"};
    report.own_costs.clear();
    report.lost = {};
    report.threads = 2;
    report.threads_without_rows = 4;
    report.regions[0].name = "parse";
    report.regions[0].counts.resize(1);
    const msr::region_statistics ten{
        .n = 1, .sum = 10, .min = 10, .median = 10, .mean = 10, .p99 = 10, .max = 10};
    report.regions[0].threads = {{.thread = 2, .counts = {{.inclusive = ten, .exclusive = {}}}}};
    CHECK(msr::to_table(report) ==
          "region  counter  share      thread  n  min  median   mean  p99  max\n"
          "parse   loads    inclusive     all  2   10      10  15.00   20   20\n"
          "parse   loads    exclusive     all  2    2       2   2.50    3    3\n"
          "parse   loads    inclusive       2  1   10      10  10.00   10   10\n"
          "parse   loads    exclusive       2  0    0       0      0    0    0\n"
          "4 threads are in the sums and have no rows\n");
    CHECK(msr::to_csv(report) == "region,counter,share,n,min,median,mean,p99,max,sum,thread\n"
                                 "parse,loads,inclusive,2,10,10,15.00,20,20,30,all\n"
                                 "parse,loads,exclusive,2,2,2,2.50,3,3,5,all\n"
                                 "parse,loads,inclusive,1,10,10,10.00,10,10,10,2\n"
                                 "parse,loads,exclusive,0,0,0,0,0,0,0,2\n");
    CHECK(msr::to_json(report).find(
              "\"threads\": [{\"thread\": 2, \"counters\": {\"loads\": {\"inclusive\": {\"n\": 1, "
              "\"sum\": 10, \"min\": 10, \"median\": 10, \"mean\": 10.00, \"p99\": 10, "
              "\"max\": 10}, \"exclusive\": ") != std::string::npos);
    report.add_metric("half", scripted::plan, [](const auto &counts) {
        return msr::metric_value{static_cast<double>(counts.at(0)) / 2};
    });
    CHECK(msr::to_table(report).find(
              "parse   metric:half  inclusive     all                  15.00\n") !=
          std::string::npos);
}
