// Tests the counter readers of regions: readers of sessions on a recorder and on simulated
// processors, and readers of registers.
#include <msr/region.hpp>

#include "scripted.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/metric.hpp>
#include <msr/session.hpp>
#include <msr/session/run_time_plan.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace p4 = msr::netburst;

namespace {

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.user();
constexpr auto clocks = p4::global_power_events::running.user();
constexpr auto &plan = msr::plan<misses, clocks>;
constexpr auto clocks_per_miss =
    msr::metric("clocks_per_miss", "clocks", msr::count_of(clocks) / msr::count_of(misses));

void load_lines(msr::sim::pentium4 &machine, std::uint64_t first, std::uint64_t count) {
    for (std::uint64_t i = 0; i < count; ++i)
        machine.load((first + i) * 128);
}

std::uint64_t ticks = 0;
std::uint64_t scripted_clock() noexcept { return ticks += 10; }

} // namespace

static_assert(msr::counter_reader<msr::session_reader<msr::run_time_plan>>);
static_assert(msr::counter_reader<scripted::reader>);
static_assert(!msr::counter_reader<msr::recorder>);

TEST_CASE("regions count a session's choices, under the texts of the choices") {
    msr::sim::pentium4 machine;
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{plan};
    const msr::region_name cold = regions.name("cold"), warm = regions.name("warm");
    {
        msr::region_thread mine{regions, msr::session_reader{session}};
        load_lines(machine, 0, 7);
        {
            const msr::region counted{mine, cold};
            load_lines(machine, 100, 50);
        }
        const msr::region counted{mine, warm};
        load_lines(machine, 100, 50);
    }
    const msr::region_report report = regions.report();
    CHECK(report.counters[0] == "bsq_cache_reference:rd_2ndl_miss:user");
    CHECK(report.find("cold")->counts[0].inclusive.sum == 50);
    CHECK(report.find("warm")->counts[0].inclusive.sum == 0);
    CHECK(report.sums_of(plan, *report.find("cold"))[misses] == 50);
}

TEST_CASE("regions count a plan that was made at run time") {
    msr::sim::pentium4 machine;
    const msr::run_time_plan program{plan.view(), {"second-level misses", "clocks"}};
    msr::session session{machine, program, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{program};
    {
        msr::region_thread mine{regions, msr::session_reader{session}};
        const auto counted = mine.enter("loop");
        load_lines(machine, 0, 3);
    }
    const msr::region_report report = regions.report();
    CHECK(report.counters[0] == "second-level misses");
    CHECK(report.find("loop")->counts[0].inclusive.sum == 3);
}

TEST_CASE("the registers of a simulated machine can be read as RDPMC reads them") {
    msr::sim::pentium4 machine;
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{plan};
    {
        msr::region_thread mine{regions, msr::register_reader{machine, 0, plan}};
        const auto counted = mine.enter("loop");
        load_lines(machine, 0, 5);
    }
    CHECK(regions.report().find("loop")->counts[0].inclusive.sum == 5);
}

TEST_CASE("a session that is not running is no reader of counts, and the report says so") {
    msr::sim::pentium4 machine;
    msr::session session{machine, plan, msr::watch_cpu(0)};
    msr::regions regions{plan};
    {
        msr::region_thread mine{regions, msr::session_reader{session}};
        CHECK(mine.why().kind == msr::error_code::wrong_state);
        const auto counted = mine.enter("loop");
    }
    CHECK(regions.report().lost.unread == 1);
    CHECK(regions.report().find("loop")->counts[0].inclusive.n == 0);
}

TEST_CASE("a register that cannot be read is a failure") {
    msr::recorder device;
    device.refuse_register(plan.view().readouts[1].address);
    msr::register_reader reader{device, 3, plan};
    std::uint64_t counts[2];
    const msr::failure problem = reader.read(counts);
    CHECK(problem.kind == msr::error_code::refused);
    CHECK(problem.cpu == 3);
}

TEST_CASE("time stamps are one more column") {
    scripted::machine machine;
    msr::regions regions{scripted::plan, {.time_stamps = true}};
    {
        msr::region_thread mine{regions,
                                msr::with_time_stamps<scripted_clock>(scripted::reader{machine})};
        const auto counted = mine.enter("loop");
        machine.work(5, 6);
        ticks += 1000;
    }
    const msr::region_report report = regions.report();
    CHECK(report.counters.back() == "tsc");
    CHECK(report.find("loop")->counts[1].inclusive.sum == 6);
    CHECK(report.find("loop")->counts[2].inclusive.sum == 1010);
}

TEST_CASE("metrics are made of a region's sums") {
    msr::sim::pentium4 machine;
    msr::session session{machine, plan, msr::watch_cpu(0)};
    session.start();
    msr::regions regions{plan};
    {
        msr::region_thread mine{regions, msr::session_reader{session}};
        const auto outer = mine.enter("outer");
        machine.occur(msr::sim::occurrence_of(p4::global_power_events::running, 70));
        const auto inner = mine.enter("inner");
        machine.occur(msr::sim::occurrence_of(p4::global_power_events::running, 30));
        load_lines(machine, 0, 10);
    }
    msr::region_report report = regions.report();
    report.add_metric<clocks_per_miss>(plan);
    CHECK(report.find("outer")->metrics[0].inclusive.value_or(0) == 10);
    CHECK(!report.find("outer")->metrics[0].exclusive.is_meaningful());
    CHECK(report.find("inner")->metrics[0].exclusive.value_or(0) == 3);
}
