// Regions of a thread on scripted counters; every expected statistic is computed by hand.
#include <msr/region/thread.hpp>

#include "scripted.hpp"

#include <doctest/doctest.h>

#include <cstdint>
#include <cstdlib>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

namespace {

std::uint64_t sum(const msr::regions &regions, const char *region, std::size_t counter,
                  msr::region_share share = msr::region_share::inclusive) {
    const msr::region_report report = regions.report();
    const msr::region_row *const row = report.find(region);
    REQUIRE(row != nullptr);
    return row->counts[counter].of(share).sum;
}

constexpr msr::region_share exclusive = msr::region_share::exclusive;

} // namespace

TEST_CASE(
    "a region counts what happens in it, across a counter's end, and its name is its plan's") {
    scripted::machine machine;
    msr::regions regions{scripted::plan};
    const msr::region_name parse = regions.name("parse");
    {
        msr::region_thread mine{regions, scripted::reader{machine}};
        for (const std::uint64_t loads : {10u, 20u, 30u}) {
            machine.work(1000, 1000);
            const msr::region counted{mine, parse};
            machine.work(loads, 2 * loads);
        }
    }
    const msr::region_report report = regions.report();
    CHECK(report.counters == std::vector<std::string>{"loads", "clocks"});
    REQUIRE(report.regions.size() == 1);
    CHECK(report.regions[0].name == "parse");
    const msr::region_statistics &loads = report.regions[0].counts[0].inclusive;
    CHECK(loads.n == 3);
    CHECK(loads.min == 10);
    CHECK(loads.median == 20);
    CHECK(loads.mean == 20);
    CHECK(loads.max == 30);
    CHECK(report.regions[0].counts[1].inclusive.sum == 120);
    CHECK(report.regions[0].counts[1].exclusive.sum == 120);
    CHECK(report.threads == 1);
    CHECK(report.threads_at_work == 0);
    CHECK(report.lost.all() == 0);
}

TEST_CASE("a region's exclusive counts are without the regions directly inside") {
    scripted::machine machine;
    msr::regions regions{scripted::plan};
    const msr::region_name outer = regions.name("outer"), middle = regions.name("middle"),
                           inner = regions.name("inner");
    {
        msr::region_thread mine{regions, scripted::reader{machine}};
        mine.begin(outer);
        machine.work(1, 0);
        for (int i = 0; i < 2; ++i) {
            mine.begin(middle);
            machine.work(10, 0);
            mine.begin(inner);
            machine.work(100, 0);
            mine.end();
            mine.end();
        }
        machine.work(5, 0);
        mine.end();
    }
    CHECK(sum(regions, "outer", 0) == 226);
    CHECK(sum(regions, "outer", 0, exclusive) == 6);
    CHECK(sum(regions, "middle", 0) == 220);
    CHECK(sum(regions, "middle", 0, exclusive) == 20);
    CHECK(sum(regions, "inner", 0) == 200);
    CHECK(sum(regions, "inner", 0, exclusive) == 200);
}

TEST_CASE("a region inside of itself counts at each level") {
    scripted::machine machine;
    msr::regions regions{scripted::plan};
    const msr::region_name fac = regions.name("fac");
    {
        msr::region_thread mine{regions, scripted::reader{machine}};
        const auto recurse = [&](auto self, int n) -> void {
            const msr::region counted{mine, fac};
            machine.work(1, 0);
            if (n > 1) self(self, n - 1);
        };
        recurse(recurse, 4);
    }
    CHECK(sum(regions, "fac", 0) == 4 + 3 + 2 + 1);
    CHECK(sum(regions, "fac", 0, exclusive) == 4);
}

TEST_CASE("what summing up the log takes is in no region") {
    scripted::machine machine;
    machine.before = 3;
    machine.behind = 4;
    std::uint64_t sums[2]{};
    for (const std::size_t logged : {std::size_t{64}, std::size_t{100'000}}) {
        msr::regions regions{scripted::plan, {.most_logged = logged}};
        const msr::region_name outer = regions.name("outer"), inner = regions.name("inner");
        {
            msr::region_thread mine{regions, scripted::reader{machine}};
            mine.begin(outer);
            for (int i = 0; i < 1000; ++i) {
                mine.begin(inner);
                machine.work(50, 50);
                mine.end();
            }
            mine.end();
        }
        CHECK(sum(regions, "inner", 0) == 57 * 1000);
        sums[logged == 64 ? 0 : 1] = sum(regions, "outer", 0);
    }
    // Count of `outer`: 1,000 times the work of 50 and two reads of 7, and 7 for the halves of
    // outer's own reads.
    CHECK(sums[1] == 1000 * (50 + 7 + 7) + 7);
    CHECK(sums[0] == sums[1]);
}

TEST_CASE("own cost is measured with empty regions, and subtracted where asked") {
    scripted::machine machine;
    machine.before = 3;
    machine.behind = 4;
    for (const bool subtract : {false, true}) {
        CAPTURE(subtract);
        msr::regions regions{scripted::plan, {.subtract_own_cost = subtract}};
        const msr::region_name outer = regions.name("outer"), middle = regions.name("middle"),
                               inner = regions.name("inner");
        {
            msr::region_thread mine{regions, scripted::reader{machine}};
            REQUIRE(mine.own_costs().size() == 2);
            // `inside` is the cost between the read of begin and the read of end
            CHECK(mine.own_costs()[0].inside == 7);
            CHECK(mine.own_costs()[0].around == 7);
            mine.begin(outer);
            for (int i = 0; i < 3; ++i) {
                mine.begin(middle);
                mine.begin(inner);
                machine.work(100, 0);
                mine.end();
                machine.work(10, 0);
                mine.end();
            }
            machine.work(1, 0);
            mine.end();
        }
        const std::uint64_t own = subtract ? 0 : 7;
        CHECK(sum(regions, "inner", 0) == 3 * (100 + own));
        CHECK(sum(regions, "middle", 0) == 3 * (110 + 3 * own));
        CHECK(sum(regions, "middle", 0, exclusive) == 3 * (10 + 2 * own));
        CHECK(sum(regions, "outer", 0) == 331 + 3 * 4 * own + own);
        CHECK(sum(regions, "outer", 0, exclusive) == 1 + 3 * own + own);
        CHECK(regions.report().own_costs_are_subtracted == subtract);
        CHECK(regions.report().own_costs[1].inside == 7);
    }
}

TEST_CASE("ends without a begin, begins without an end, and too many levels are told") {
    scripted::machine machine;
    msr::regions regions{scripted::plan, {.most_nested = 2}};
    const msr::region_name name = regions.name("each");
    {
        msr::region_thread mine{regions, scripted::reader{machine}};
        mine.end();
        for (int level = 0; level < 4; ++level)
            mine.begin(name);
        machine.work(1, 0);
        for (int level = 0; level < 3; ++level)
            mine.end();
    }
    const msr::lost_passes lost = regions.report().lost;
    CHECK(lost.unmatched == 1);
    CHECK(lost.too_deep == 2);
    CHECK(lost.unfinished == 1);
    CHECK(lost.unread == 0);
    // The thread has room for two levels: the second is counted, and the first, which never ended,
    // is lost.
    CHECK(sum(regions, "each", 0) == 1);
}

TEST_CASE(
    "a region whose name the regions have not given is not counted, but is inside of others") {
    scripted::machine machine;
    msr::regions regions{scripted::plan, {.most_regions = 3}};
    const msr::region_name outer = regions.name("outer");
    {
        msr::region_thread mine{regions, scripted::reader{machine}};
        mine.begin(outer);
        mine.begin({3});
        machine.work(1, 0);
        mine.end();
        mine.end();
    }
    CHECK(regions.report().lost.unnamed == 1);
    CHECK(regions.report().lost.all() == 1);
    CHECK(sum(regions, "outer", 0) == 1);
    CHECK(sum(regions, "outer", 0, exclusive) == 0);
}

TEST_CASE("a pass with a reading that failed is not counted, nor is what lies around it") {
    scripted::machine machine;
    msr::regions regions{scripted::plan};
    const msr::region_name outer = regions.name("outer"), inner = regions.name("inner");
    {
        msr::region_thread mine{regions, scripted::reader{machine}};
        mine.begin(outer);
        mine.begin(inner);
        machine.refuses = true;
        mine.end();
        machine.refuses = false;
        mine.begin(inner);
        machine.work(5, 0);
        mine.end();
        mine.end();
        CHECK(mine.why().kind == msr::error_code::refused);
    }
    CHECK(regions.report().lost.unread == 2);
    CHECK(sum(regions, "inner", 0) == 5);
    CHECK(regions.report().find("outer")->counts[0].inclusive.n == 0);
}

TEST_CASE("a reader that cannot read at first has no known cost, and says why") {
    scripted::machine machine;
    machine.before = 3;
    machine.refuses = true;
    msr::regions regions{scripted::plan};
    const msr::region_thread mine{regions, scripted::reader{machine}};
    CHECK(mine.why().kind == msr::error_code::refused);
    CHECK(mine.own_costs()[0].inside == 0);
}

TEST_CASE("open regions go on where a thread hands over") {
    scripted::machine machine;
    msr::regions regions{scripted::plan};
    const msr::region_name outer = regions.name("outer"), inner = regions.name("inner");
    msr::region_thread mine{regions, scripted::reader{machine}};
    mine.begin(outer);
    {
        const auto counted = mine.enter("inner");
        machine.work(1, 0);
    }
    mine.hand_over();
    CHECK(sum(regions, "inner", 0) == 1);
    CHECK(regions.report().find("outer")->counts[0].inclusive.n == 0);
    CHECK(regions.report().threads_at_work == 1);
    {
        const auto counted = mine.enter(inner);
        machine.work(2, 0);
    }
    mine.end();
    mine.hand_over();
    CHECK(sum(regions, "inner", 0) == 3);
    CHECK(sum(regions, "outer", 0) == 3);
    CHECK(sum(regions, "outer", 0, exclusive) == 0);
}

TEST_CASE("threads are summed up when they end") {
    msr::regions regions{scripted::plan};
    const msr::region_name work = regions.name("work");
    std::vector<std::thread> threads;
    for (std::uint64_t number = 1; number <= 4; ++number)
        threads.emplace_back([&, number] {
            scripted::machine machine;
            msr::region_thread mine{regions, scripted::reader{machine}};
            for (int i = 0; i < 1000; ++i) {
                const msr::region outer{mine, work};
                const auto inner = mine.enter("in " + std::to_string(number));
                machine.work(number, 1);
            }
        });
    for (std::thread &thread : threads)
        thread.join();
    CHECK(sum(regions, "work", 0) == 10'000);
    CHECK(sum(regions, "work", 0, exclusive) == 0);
    CHECK(sum(regions, "in 3", 0) == 3000);
    CHECK(regions.report().threads == 4);
    const msr::region_report report = regions.report();
    CHECK(report.find("work")->counts[0].inclusive.n == 4000);
    CHECK(report.find("work")->counts[0].inclusive.min == 1);
    CHECK(report.find("work")->counts[0].inclusive.max == 4);
}

TEST_CASE("a begin and an end read once each") {
    scripted::machine machine;
    msr::regions regions{scripted::plan};
    const msr::region_name work = regions.name("work");
    msr::region_thread mine{regions, scripted::reader{machine}};
    const std::uint64_t reads = machine.reads;
    mine.begin(work);
    mine.end();
    CHECK(machine.reads == reads + 2);
}

TEST_CASE("a name is the same region each time; there is room for so many") {
    msr::regions regions{scripted::plan, {.most_regions = 2}};
    CHECK(regions.name("a").number == 0);
    CHECK(regions.name("b").number == 1);
    CHECK(regions.name("a").number == 0);
    CHECK_THROWS_WITH_AS(regions.name("c"),
                         "msr::regions: no room for a region of the name 'c': "
                         "region_options::most_regions is 2",
                         std::length_error);
}

TEST_CASE("a reader of other counters is refused") {
    scripted::machine machine;
    msr::regions regions{scripted::plan, {.time_stamps = true}};
    using thread = msr::region_thread<scripted::reader>;
    CHECK_THROWS_WITH_AS((thread{regions, scripted::reader{machine}}),
                         "msr::region_thread: the reader reads 2 counters and the regions have 3",
                         std::invalid_argument);
    CHECK(regions.report().threads_at_work == 0);
}

TEST_CASE("a report has rows for each thread beside the sums") {
    scripted::machine machine;
    msr::regions regions{scripted::plan};
    const auto pass = [&](auto &thread, const char *region, std::uint64_t loads) {
        const msr::region counted = thread.enter(region);
        machine.work(loads, 1);
    };
    {
        msr::region_thread first{regions, scripted::reader{machine}};
        CHECK(first.number() == 1);
        pass(first, "parse", 10);
        first.hand_over();
        pass(first, "parse", 30);
        // the report has only the passes that the thread has handed over so far
        const msr::region_report halfway = regions.report();
        REQUIRE(halfway.regions[0].threads.size() == 1);
        CHECK(halfway.regions[0].threads[0].counts[0].inclusive.sum == 10);
    }
    {
        msr::region_thread second{regions, scripted::reader{machine}};
        msr::region_thread idle{regions, scripted::reader{machine}};
        CHECK(idle.number() == 3);
        pass(second, "parse", 5);
        pass(second, "print", 7);
    }
    const msr::region_report report = regions.report();
    const msr::region_row *const parse = report.find("parse");
    REQUIRE(parse != nullptr);
    CHECK(parse->counts[0].inclusive.sum == 45);
    REQUIRE(parse->threads.size() == 2);
    CHECK(parse->threads[0].thread == 1);
    REQUIRE(parse->threads[0].counts.size() == 2);
    CHECK(parse->threads[0].counts[0].inclusive.n == 2);
    CHECK(parse->threads[0].counts[0].inclusive.median == 10);
    CHECK(parse->threads[0].counts[0].inclusive.max == 30);
    CHECK(parse->threads[0].counts[1].exclusive.sum == 2);
    CHECK(parse->threads[1].thread == 2);
    CHECK(parse->threads[1].counts[0].inclusive.sum == 5);
    const msr::region_row *const print = report.find("print");
    REQUIRE(print->threads.size() == 1); // threads that did not enter the region have no entry
    CHECK(print->threads[0].thread == 2);
    CHECK(report.threads_without_rows == 0);
}

TEST_CASE("threads beyond the limit are in the sums, and the report says that they have no rows") {
    scripted::machine machine;
    msr::regions regions{scripted::plan, {.most_threads = 1}};
    for (const std::uint64_t loads : {10u, 20u, 30u}) {
        msr::region_thread thread{regions, scripted::reader{machine}};
        const msr::region counted = thread.enter("parse");
        machine.work(loads, 1);
        if (loads == 20) thread.hand_over();
    }
    const msr::region_report report = regions.report();
    CHECK(report.regions[0].counts[0].inclusive.sum == 60);
    REQUIRE(report.regions[0].threads.size() == 1);
    CHECK(report.regions[0].threads[0].counts[0].inclusive.sum == 10);
    CHECK(report.threads_without_rows == 2);
}
