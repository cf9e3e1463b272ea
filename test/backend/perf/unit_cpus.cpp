// Checks that the kernel counts an event of a shared unit at the unit of the requested CPU. The
// machine has two EPYCs of Zen 1 with eight CPUs in each of four nodes, which Linux numbers node by
// node.
#include <msr/backend/perf/unit_cpus.hpp>

#include "../../temporary_folder.hpp"

#include <msr/amd/counters.hpp>
#include <msr/backend/perf.hpp>
#include <msr/core/register_scope.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session.hpp>

#include <doctest/doctest.h>

#include <string>

using msr::register_scope;
using msr::perf_detail::why_of_another_unit;

namespace {

constexpr msr::cpu_place place_on_epycs(unsigned cpu) {
    msr::cpu_place place = msr::unknown_place(cpu);
    place.l3 = cpu / 4;
    place.node = cpu / 8;
    place.package = cpu / 32;
    return place;
}

constexpr const char *node_of(const char *cpumask, unsigned cpu) {
    return why_of_another_unit(cpumask, cpu, register_scope::node, place_on_epycs);
}

bool has(const char *sentence, const char *part) {
    return sentence != nullptr && std::string{sentence}.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("a kernel that counts packages counts two of the eight nodes") {
    for (unsigned cpu = 0; cpu < 64; ++cpu) {
        CAPTURE(cpu);
        // the event counts on the nodes of CPUs 0 and 32
        const bool is_counted = cpu / 8 == 0 || cpu / 8 == 4;
        const char *const reason = node_of("0,32", cpu);
        CHECK((reason == nullptr) == is_counted);
        if (!is_counted) CHECK(has(reason, "takes it to a CPU of another unit"));
    }
}

TEST_CASE("a kernel that counts nodes counts each") {
    for (unsigned cpu = 0; cpu < 64; ++cpu)
        CHECK(node_of("0,8,16,24,32,40,48,56", cpu) == nullptr);
    CHECK(node_of("0-63", 63) == nullptr);
    static_assert(node_of("0,8", 9) == nullptr);
    static_assert(node_of("0,8", 16) != nullptr);
}

TEST_CASE("who shares the unit is asked, not who shares another") {
    const auto l3_of = [](const char *cpumask, unsigned cpu) {
        return why_of_another_unit(cpumask, cpu, register_scope::l3, place_on_epycs);
    };
    CHECK(l3_of("0,4", 3) == nullptr);
    CHECK(l3_of("0,4", 7) == nullptr);
    CHECK(has(l3_of("0", 4), "another unit")); // CPU 4 has another L3 in the node of CPU 0
}

TEST_CASE("a CPU of the file needs no topology; any other CPU is refused without one") {
    const auto nowhere = [](unsigned cpu) { return msr::unknown_place(cpu); };
    const auto answer = [&](unsigned cpu) {
        return why_of_another_unit("0,8", cpu, register_scope::node, nowhere);
    };
    CHECK(answer(8) == nullptr);
    CHECK(has(answer(1), "it is not known whether that shares the unit"));
    const auto only_first = [](unsigned cpu) {
        return cpu == 0 ? place_on_epycs(cpu) : msr::unknown_place(cpu);
    };
    CHECK(has(why_of_another_unit("0", 8, register_scope::node, only_first), "not known whether"));
    const auto queried_cpu = [](unsigned cpu) {
        return cpu == 8 ? place_on_epycs(cpu) : msr::unknown_place(cpu);
    };
    CHECK(has(why_of_another_unit("0", 8, register_scope::node, queried_cpu), "not known whether"));
}

TEST_CASE("a file that is no list of CPUs is refused") {
    CHECK(has(node_of("0,", 0), "no list of CPUs"));
    CHECK(has(node_of("ff", 0), "no list of CPUs"));
}

TEST_CASE("the backend reads both folders: the kernel's PMUs, and who shares a unit") {
    const temporary_folder pmus, cpus;
    pmus.write("amd_l3/type", "2147483647"); // no kernel has so many PMUs
    pmus.write("amd_l3/cpumask", "0");
    for (unsigned cpu = 0; cpu < 8; ++cpu) {
        const std::string cache = "cpu" + std::to_string(cpu) + "/cache/index0";
        cpus.write(cache + "/level", "3");
        cpus.write(cache + "/type", "Unified");
        cpus.write(cache + "/shared_cpu_list", cpu < 4 ? "0-3" : "4-7");
    }
    const auto opened = [&](unsigned cpu, const std::string &topology) {
        msr::perf device{msr::of_cpus, {.folder = pmus.path(), .topology = topology}};
        msr::failure problem;
        const msr::session session{
            device, msr::plan<msr::amd::zen3, msr::amd::l3_lookup_state::l3_miss>,
            msr::watch_cpu(cpu), msr::session_options{.any_processor = true}, problem};
        return problem;
    };
    // The kernel that runs the test has no PMU with the type in the folder.
    for (const unsigned cpu : {0u, 3u}) {
        const msr::failure problem = opened(cpu, cpus.path());
        CHECK((problem.kind == msr::error_code::perf_refused ||
               problem.kind == msr::error_code::perf_paranoid));
    }
    const msr::failure other = opened(4, cpus.path());
    CHECK(other.kind == msr::error_code::inexpressible);
    CHECK(other.cpu == 4);
    CHECK(other.choice == 1);
    CHECK(has(other.subject, "a CPU of another unit"));
    CHECK(has(opened(4, pmus.path()).subject, "not known whether")); // the PMU has no list of CPUs
}
