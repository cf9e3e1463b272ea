// Regions that count the work of all CPUs of a simulated machine, with a shared unit counted once.
#include <msr/region/machine_reader.hpp>

#include <msr/amd/counters.hpp>
#include <msr/portable.hpp>
#include <msr/region.hpp>
#include <msr/session/machine.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace amd = msr::amd;
namespace sim = msr::sim;
using amd_machine = sim::machine<sim::amd_pmu>;

constexpr auto instructions = amd::retired_instructions;
constexpr auto l3_misses = amd::l3_lookup_state::l3_miss;
constexpr auto &plan = msr::plan<amd::zen3, instructions, l3_misses>;

/// CPU `cpu` retires instructions, and misses in the L3 cache that all CPUs share.
void work_on(amd_machine &machine, unsigned cpu, std::uint64_t retired, std::uint64_t misses) {
    sim::tally tally{};
    tally[sim::signal::instructions] = retired;
    tally[sim::signal::l3_misses] = tally[sim::signal::l3_references] = misses;
    machine.count(cpu, tally);
}

} // namespace

TEST_CASE("a region counts what all CPUs did meanwhile, and a shared unit once") {
    amd_machine machine{amd::zen3, {.cpus = 3}};
    msr::session session{machine, plan, msr::on_machine()};
    session.start();
    msr::regions regions{plan};
    {
        msr::region_thread mine{regions, msr::machine_reader{session}};
        work_on(machine, 0, 5, 1); // counts outside of any region
        const auto counted = mine.enter("stage");
        work_on(machine, 0, 100, 7);
        work_on(machine, 1, 20, 2);
        work_on(machine, 2, 3, 0);
    }
    const msr::region_report report = regions.report();
    const auto sums = report.sums_of(plan, *report.find("stage"));
    CHECK(sums[instructions] == 123);
    CHECK(sums[l3_misses] == 9);
}

TEST_CASE("a region counts a plan of portable choices on all CPUs") {
    amd_machine machine{amd::zen3, {.cpus = 2}};
    const msr::run_time_plan portable = msr::plan_on(machine, 0, msr::instructions, msr::branches);
    REQUIRE(portable.legal());
    msr::session session{machine, portable, msr::on_machine()};
    session.start();
    msr::regions regions{portable};
    {
        msr::region_thread mine{regions, msr::machine_reader{session}};
        const auto counted = mine.enter("stage");
        work_on(machine, 0, 40, 0);
        work_on(machine, 1, 2, 0);
    }
    const msr::region_report report = regions.report();
    CHECK(report.counters[0] == "instructions");
    CHECK(report.find("stage")->counts[0].inclusive.sum == 42);
    CHECK(report.find("stage")->counts[1].inclusive.sum == 0);
}

TEST_CASE("a region whose machine is not read has no counts, and says why") {
    amd_machine machine{amd::zen3, {.cpus = 2}};
    // The session is never started, so that a region cannot read the counters.
    msr::session session{machine, plan, msr::on_machine()};
    msr::regions regions{plan};
    msr::region_thread mine{regions, msr::machine_reader{session}};
    { const auto counted = mine.enter("stage"); }
    CHECK(mine.why().kind == msr::error_code::wrong_state);
}
