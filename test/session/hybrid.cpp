// Tests a session on a hybrid processor: one plan has an assignment of counters for each kind of
// core. Two simulated machines stand for the kinds. No count was measured.
#include <msr/pmu/hybrid.hpp>

#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/core/program.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session/machine.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <vector>

namespace pm = msr::perfmon;
namespace sim = msr::sim;
using msr::error_code;
using msr::failure;

namespace {

constexpr auto instructions = pm::instructions_retired;
constexpr auto branches = pm::branches_retired;
constexpr auto slots = pm::topdown_slots;
constexpr auto &both =
    msr::plan<msr::on<pm::alder_lake, pm::alder_lake_atom>, instructions, branches>;
using plan_type = std::remove_cvref_t<decltype(both)>;

/// A machine where CPUs 0 and 1 are performance cores, 2 and 3 efficient cores.
class hybrid_machine {
public:
    static constexpr unsigned of_kind = 2;

    failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        return of(cpu).read(cpu % of_kind, address, value);
    }
    failure write(unsigned cpu, std::uint32_t address, std::uint64_t value) noexcept {
        return of(cpu).write(cpu % of_kind, address, value);
    }
    msr::cpuid_registers cpuid(unsigned cpu, std::uint32_t leaf, std::uint32_t subleaf) noexcept {
        return of(cpu).cpuid(cpu % of_kind, leaf, subleaf);
    }
    msr::cpu_place place_of(unsigned cpu) noexcept { return {.cpu = cpu, .core = cpu}; }
    std::uint64_t clock(unsigned cpu) noexcept { return of(cpu).clock(cpu % of_kind); }
    unsigned cpus() const noexcept { return 2 * of_kind; }

    /// Retires instructions on a CPU, each in 10 clocks.
    void run(unsigned cpu, std::uint64_t instructions) {
        sim::tally tally;
        tally[sim::signal::instructions] = instructions;
        tally[sim::signal::reference_cycles] = 10 * instructions;
        of(cpu).count(cpu % of_kind, tally);
    }

private:
    sim::machine<sim::perfmon_pmu> &of(unsigned cpu) { return cpu < of_kind ? big : small; }

    sim::machine<sim::perfmon_pmu> big{pm::alder_lake, {.cpus = of_kind}};
    sim::machine<sim::perfmon_pmu> small{pm::alder_lake_atom, {.cpus = of_kind}};
};

} // namespace

TEST_CASE("one plan has an assignment for each kind of core") {
    static_assert(plan_type::kinds == 2);
    CHECK(plan_type::view_of_kind(0).registers.size() != 0);
    constexpr auto &of_big = msr::plan<pm::alder_lake, instructions, branches>;
    constexpr auto &of_small = msr::plan<pm::alder_lake_atom, instructions, branches>;
    const auto same = [](const msr::program_view &left, const msr::program_view &other) {
        return msr::detail::owned_program{left} == msr::detail::owned_program{other};
    };
    CHECK(same(plan_type::view_of_kind(0), of_big.view()));
    CHECK(same(plan_type::view_of_kind(1), of_small.view()));
}

TEST_CASE("each CPU counts by the plan of its kind, and kinds have sums") {
    hybrid_machine machine;
    msr::session session{machine, both, msr::on_machine()};
    session.start();
    for (unsigned cpu = 0; cpu < 4; ++cpu)
        machine.run(cpu, 10 * (cpu + 1));
    const auto counts = session.stop();
    CHECK(counts.counts_on(0)[instructions] == 10);
    CHECK(counts.counts_on(3)[instructions] == 40);
    CHECK(counts.sum()[instructions] == 100);
    CHECK(counts.cpus_of_kind(0) == std::vector<unsigned>{0, 1});
    CHECK(counts.cpus_of_kind(1) == std::vector<unsigned>{2, 3});
    CHECK(counts.sum(counts.cpus_of_kind(1))[instructions] == 70);
    CHECK(counts.sum()[branches] == 0);
}

TEST_CASE("a core that is of none of the kinds is refused before anything is written") {
    sim::machine<sim::perfmon_pmu> other{pm::skylake, {.cpus = 1}};
    failure problem;
    const msr::session session{other, both, msr::on_machine(), problem};
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(msr::message(problem).find(
              "the core is of none of the kinds that the plan is made for") != std::string::npos);
}

TEST_CASE("a plan of one kind of core is refused with the way to count each kind") {
    // CPU 2 is the first of the efficient cores, which count no slots.
    hybrid_machine machine;
    failure problem;
    const msr::session session{machine, msr::plan<pm::alder_lake, slots>, msr::on_machine(),
                               problem};
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(problem.cpu == 2);
    CHECK(msr::message(problem).find(
              "this processor has several kinds of cores: open a session for each group of "
              "core_groups(device), with the plan of plan_on(device, cpu, ...)") !=
          std::string::npos);
    // A Skylake has one kind of core: the message does not advise to count each kind.
    sim::machine<sim::perfmon_pmu> other{pm::skylake, {.cpus = 1}};
    const msr::session refused{other, msr::plan<pm::alder_lake, slots>, msr::on_machine(), problem};
    CHECK(problem.kind == error_code::unfit_plan);
    CHECK(msr::message(problem).find("core_groups") == std::string::npos);
}

TEST_CASE("where nothing says which kind a core is of, its CPU is refused") {
    msr::recorder tape;
    failure problem;
    const msr::session session{tape, both, msr::on_cpus(0, 1), problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(msr::message(problem).find("nothing says what kind of core it is") != std::string::npos);
    CHECK(tape.log().empty());
}
