// The kinds of cores of a hybrid machine, and a session on the CPUs of each kind with a plan for
// the kind. Two simulated machines represent the kinds; no hardware is measured.
#include <msr/portable/core_groups.hpp>

#include <msr/amd/counters.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/events/alder_lake_atom.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/portable.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session/machine.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <utility>
#include <vector>

namespace {

namespace pm = msr::perfmon;
namespace sim = msr::sim;
using msr::failure;
using numbers = std::vector<unsigned>;

/// A machine whose CPUs with even numbers are performance cores, and with odd numbers efficient
/// cores.
class mixed_machine {
public:
    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return part(cpu).read(cpu / 2, address, value);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return part(cpu).write(cpu / 2, address, value);
    }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) noexcept {
        return part(cpu).cpuid(cpu / 2, leaf, subleaf);
    }
    msr::cpu_place place_of(unsigned cpu) noexcept { return {.cpu = cpu, .core = cpu}; }
    std::uint64_t clock(unsigned cpu) noexcept { return part(cpu).clock(cpu / 2); }
    unsigned cpus() const noexcept { return 4; }

    /// Makes instructions, clocks, and slots that the front end leaves empty, on a CPU.
    void count(unsigned cpu, std::uint64_t instructions, std::uint64_t clocks,
               std::uint64_t empty_slots) {
        sim::tally tally;
        tally[sim::signal::instructions] = instructions;
        tally[sim::signal::cycles] = clocks;
        tally[sim::signal::reference_cycles] = clocks;
        tally[sim::signal::slots_of_fetches] = empty_slots;
        tally[sim::signal::used_slots] = 6 * clocks - empty_slots;
        part(cpu).count(cpu / 2, tally);
    }

private:
    sim::machine<sim::perfmon_pmu> &part(unsigned cpu) { return cpu % 2 == 0 ? big : small; }

    sim::machine<sim::perfmon_pmu> big{pm::alder_lake, {.cpus = 2}};
    sim::machine<sim::perfmon_pmu> small{
        pm::alder_lake_atom, msr::events::alder_lake_atom::core_events::all.events, {.cpus = 2}};
};

} // namespace

TEST_CASE("a hybrid has a group of CPUs for each kind of core, the others have one") {
    mixed_machine hybrid;
    const auto groups = msr::core_groups(hybrid);
    REQUIRE(groups.size() == 2);
    CHECK(groups[0].cpus == numbers{0, 2});
    CHECK(groups[0].name() == "alder_lake");
    CHECK(groups[1].cpus == numbers{1, 3});
    CHECK(groups[1].name() == "alder_lake_atom");
    sim::machine<sim::amd_pmu> zen{msr::amd::zen3, {.cpus = 3}};
    const auto core_groups = msr::core_groups(zen);
    REQUIRE(core_groups.size() == 1);
    CHECK(core_groups[0].cpus == numbers{0, 1, 2});
}

TEST_CASE("a session on each kind of core counts by the plan of that kind") {
    mixed_machine hybrid;
    using session = msr::session<mixed_machine, msr::run_time_plan, msr::cpu_selection>;
    std::vector<session> sessions;
    for (const auto &group : msr::core_groups(hybrid))
        sessions.emplace_back(
            hybrid, msr::plan_on(hybrid, group.cpus[0], msr::instructions, msr::frontend_bound),
            msr::on_cpus(group.cpus));
    for (session &entry : sessions)
        entry.start();
    hybrid.count(0, 1000, 500, 300);
    hybrid.count(1, 200, 100, 50);
    hybrid.count(3, 300, 100, 100);
    const auto big = sessions[0].stop().sum(), small = sessions[1].stop().sum();
    CHECK(big[msr::instructions] == 1000);
    CHECK(small[msr::instructions] == 500);
    // Shares of slots are bytes, in units of 1/255.
    CHECK(msr::frontend_bound(big) == doctest::Approx(0.1).epsilon(0.01));
    // The small core has 5 slots in each of its 200 clocks.
    CHECK(msr::frontend_bound(small) == doctest::Approx(0.15));
}

TEST_CASE("where nothing says what a CPU is there is no group, and the plan says so") {
    msr::recorder recorder;
    failure problem;
    CHECK(msr::core_groups(recorder, problem).empty());
    CHECK(problem.kind == msr::error_code::cpu_list);
    CHECK_THROWS_AS(static_cast<void>(msr::core_groups(recorder)), msr::session_error);
    const msr::run_time_plan plan = msr::plan_on(recorder, 0, msr::instructions);
    CHECK_FALSE(plan.legal());
    CHECK(plan.why().broken == &msr::processor_is_known::text);
}
