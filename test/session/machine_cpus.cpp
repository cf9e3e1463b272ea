// Tests which CPUs a session on a machine, a socket or a list of CPUs uses.
#include <msr/session/machine.hpp>
#include <msr/session/machine_cpus.hpp>

#include "fake_plan.hpp"

#include <msr/amd/counters.hpp>
#include <msr/backend/any_backend.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <vector>

namespace amd = msr::amd;
using msr::error_code;
using msr::failure;

namespace {

using numbers = std::vector<unsigned>;
constexpr auto instructions = amd::retired_instructions;
constexpr auto &of_zen3 = msr::plan<amd::zen3, instructions>;

/// A recorder of six CPUs: even numbers are in one package, odd numbers in another.
struct two_sockets : msr::recorder {
    static unsigned package_of(unsigned cpu) { return cpu % 2 == 0 ? 7 : 3; }

    static msr::cpu_place place_of(unsigned cpu) noexcept {
        msr::cpu_place place = msr::unknown_place(cpu);
        place.package = package_of(cpu);
        return place;
    }
    static unsigned cpus() noexcept { return 6; }
};

msr::detail::processor_set set_of(const numbers &cpus) {
    msr::detail::processor_set result{};
    for (const unsigned cpu : cpus)
        CPU_SET_S(cpu, sizeof result.sets, result.sets);
    return result;
}

} // namespace

TEST_CASE("a session on the machine counts all CPUs that a simulated machine has") {
    msr::sim::machine<msr::sim::amd_pmu> machine{amd::zen3, {.cpus = 4}};
    msr::session session{machine, of_zen3, msr::on_machine()};
    CHECK(session.cpus() == numbers{0, 1, 2, 3});
    CHECK(session.measure([] {}).sum()[instructions] == 0);
    msr::sim::pentium4 hyper_threaded{2, msr::netburst::hyper_threading::on};
    constexpr auto &misses = msr::plan<msr::netburst::bsq_cache_reference::rd_2ndl_miss>;
    const msr::session two{hyper_threaded, misses, msr::on_machine(), {.any_processor = true}};
    CHECK(two.cpus() == numbers{0, 1});
}

TEST_CASE("a backend that is picked at run time has the CPUs of the machine that is given") {
    msr::sim::machine<msr::sim::amd_pmu> machine{amd::zen3, {.cpus = 3}};
    msr::any_backend device{machine, {.prefer = msr::backend_kind::given, .only_preferred = true}};
    const msr::session session{device, of_zen3, msr::on_machine()};
    CHECK(session.cpus() == numbers{0, 1, 2});
}

TEST_CASE("a session on a socket counts its CPUs; sockets are numbered by their lowest CPU") {
    two_sockets tape;
    for (unsigned cpu = 0; cpu < 6; ++cpu)
        fake::fill(tape, cpu);
    {
        const msr::session first{tape, fake::plan, msr::on_socket(0)};
        CHECK(first.cpus() == numbers{0, 2, 4});
    }
    const msr::session second{tape, fake::plan, msr::on_socket(1)};
    CHECK(second.cpus() == numbers{1, 3, 5});
    failure problem;
    const msr::session third{tape, fake::plan, msr::on_socket(2), problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(msr::message(problem) ==
          "nothing was done, the list of CPUs is empty: the machine has no "
          "socket of that number, or no CPU of it may be used");
}

TEST_CASE("a list names CPUs, as numbers or as a vector") {
    CHECK(msr::on_cpus(0, 2).cpus == numbers{0, 2});
    CHECK(msr::on_cpus({0, 2}).cpus == numbers{0, 2});
    CHECK(msr::on_cpus({0}).cpus == numbers{0});
    CHECK(msr::on_cpus(3).cpus == numbers{3});
    CHECK(msr::on_cpus(numbers{5, 4}).cpus == numbers{5, 4});
    msr::recorder tape;
    fake::fill(tape, 2);
    const msr::session session{tape, fake::plan, msr::on_cpus(2)};
    CHECK(session.cpus() == numbers{2});
}

TEST_CASE("a backend that does not know its CPUs has no whole machine and no sockets") {
    msr::recorder tape;
    failure problem;
    const msr::session whole{tape, fake::plan, msr::on_machine(), problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(msr::message(problem) ==
          "nothing was done, the list of CPUs is not known: the backend does "
          "not say which CPUs its machine has: name them with msr::on_cpus");
    const msr::session first{tape, fake::plan, msr::on_socket(0), problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(tape.log().empty());
}

TEST_CASE("sockets are those that the options say") {
    two_sockets tape;
    for (unsigned cpu = 0; cpu < 6; ++cpu)
        fake::fill(tape, cpu);
    std::vector<msr::cpu_place> places;
    for (unsigned cpu = 0; cpu < 6; ++cpu)
        places.push_back({.cpu = cpu, .package = cpu / 3});
    failure problem;
    const msr::session second{
        tape, fake::plan, msr::on_socket(1), {.places = {places.data(), places.size()}}, problem};
    CHECK_FALSE(problem);
    CHECK(second.cpus() == numbers{3, 4, 5});
    const msr::session unknown{
        tape, fake::plan, msr::on_socket(1), {.places = {places.data(), 5}}, problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(problem.cpu == 5);
}

TEST_CASE("CPUs of this machine are those that are online and that the program may use") {
    using msr::detail::cpus_online;
    const auto may_use = set_of({0, 2, 3, 9, 700});
    // The list of online CPUs does not have CPU 700.
    CHECK(cpus_online("0-3,8-15", may_use) == numbers{0, 2, 3, 9});
    CHECK(cpus_online("0,2", may_use) == numbers{0, 2});
    // No file that lists online CPUs: only the program's CPUs count.
    CHECK(cpus_online("", may_use) == numbers{0, 2, 3, 9, 700});
    CHECK(cpus_online("4-7", may_use).empty());
}

TEST_CASE("where CPUID and the kernel's files disagree about a unit, its choices are refused") {
    using places = std::vector<msr::cpu_place>;
    constexpr auto l3_misses = amd::l3_lookup_state::l3_miss;
    constexpr auto &of_l3 = msr::plan<amd::zen3, instructions, l3_misses>;
    const auto counted = of_l3.view().readouts;
    const places pairs{{.cpu = 0}, {.cpu = 1}, {.cpu = 2, .l3 = 2}, {.cpu = 3, .l3 = 2}};
    // CPUs 0 and 1 share an L3 cache by CPUID, and so do CPUs 2 and 3
    const places by_cpuid{
        {.cpu = 0, .l3 = 16}, {.cpu = 1, .l3 = 16}, {.cpu = 2, .l3 = 17}, {.cpu = 3, .l3 = 17}};
    places files = pairs;
    CHECK_FALSE(msr::detail::compare_places(files, by_cpuid, counted));
    const places all_one{{.cpu = 0}, {.cpu = 1}, {.cpu = 2}, {.cpu = 3}};
    files = all_one;
    const failure problem = msr::detail::compare_places(files, by_cpuid, counted);
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(problem.cpu == 2);
    CHECK(msr::message(problem) ==
          "nothing was done, the list of CPUs has CPUs of which CPUID and /sys/devices/system/cpu "
          "say differently who shares a unit that the plan counts: say it with "
          "session_options::places, or name one CPU");
    // Without counted L3 events the different L3 caches do not matter.
    CHECK_FALSE(msr::detail::compare_places(files, by_cpuid, of_zen3.view().readouts));
}

TEST_CASE("where the kernel's files do not say who shares a unit, CPUID does") {
    constexpr auto l3_misses = amd::l3_lookup_state::l3_miss;
    constexpr auto &of_l3 = msr::plan<amd::zen3, l3_misses>;
    std::vector<msr::cpu_place> files{msr::unknown_place(0), msr::unknown_place(1)};
    const std::vector<msr::cpu_place> by_cpuid{{.cpu = 0, .l3 = 4}, {.cpu = 1, .l3 = 5}};
    CHECK_FALSE(msr::detail::compare_places(files, by_cpuid, of_l3.view().readouts));
    CHECK(files[0].l3 == 4);
    CHECK(files[1].l3 == 5);
    // The plan counts no event of a core's unit, so no core is filled in.
    CHECK(files[0].core == msr::no_unit);
}

TEST_CASE("CPUID of each CPU of this machine is read without leaving the thread elsewhere") {
    const numbers previous = msr::detail::system_cpus();
    for (const unsigned cpu : previous)
        CHECK(msr::detail::place_by_own_cpuid(cpu).cpu == cpu);
    CHECK(msr::detail::system_cpus() == previous);
}

TEST_CASE("a thread that a session has bound may use the same CPUs as before") {
    const numbers previous = msr::detail::system_cpus();
    REQUIRE_FALSE(previous.empty());
    msr::recorder tape;
    fake::fill(tape, previous.back());
    const msr::session session{tape, fake::plan, msr::on_cpu(previous.back())};
    CHECK(msr::detail::system_cpus() == previous);
}
