// Tests of the CPUs that count a plan's events for `msrpp run`, on an invented machine: two
// packages of two third-level caches, each with two CPUs.
#include "../../tools/msrpp/run/shared_units.hpp"

#include "../../tools/support/complaint.hpp"

#include "../temporary_folder.hpp"

#include <msr/core/program.hpp>
#include <msr/core/register_scope.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <string>
#include <vector>

using msr::register_scope;
using msrpp::run::counted_part;
using msrpp::run::shared_units;

namespace {

/// A folder in the form of /sys/devices/system/cpu, with two packages of CPUs.
class two_packages {
public:
    /// Only CPUs below `with_cache` have a third-level cache.
    explicit two_packages(unsigned with_cache = 8) {
        for (unsigned cpu = 0; cpu < 8; ++cpu) {
            const std::string name = "cpu" + std::to_string(cpu);
            if (cpu < with_cache) {
                folder_.write(name + "/cache/index0/level", "3");
                folder_.write(name + "/cache/index0/type", "Unified");
                folder_.write(name + "/cache/index0/shared_cpu_list", neighbours(cpu, 2));
            } else {
                folder_.write(name + "/cache/index0/level", "2");
            }
            folder_.write(name + "/topology/core_cpus_list", neighbours(cpu, 2));
            folder_.write(name + "/topology/package_cpus_list", neighbours(cpu, 4));
        }
    }

    const std::string &path() const { return folder_.path(); }

private:
    static std::string neighbours(unsigned cpu, unsigned count) {
        return std::to_string(cpu - cpu % count) + "-" +
               std::to_string(cpu - cpu % count + count - 1);
    }
    temporary_folder folder_;
};

msrpp::family_plan plan_of(const std::vector<register_scope> &scopes) {
    msrpp::family_plan plan;
    for (std::size_t i = 0; i < scopes.size(); ++i) {
        plan.texts.push_back("choice " + std::to_string(i));
        plan.readouts.push_back({.owner = i, .scope = scopes[i]});
    }
    return plan;
}

using places = std::vector<std::size_t>;
using flags = std::vector<bool>;

} // namespace

TEST_CASE("the lowest CPU counts what CPUs share, each what it has alone") {
    const two_packages folder;
    const auto plan =
        plan_of({register_scope::thread, register_scope::l3, register_scope::package});
    shared_units units{{1, 2, 3, 4}, folder.path()};
    CHECK(units.why_unknown(plan).empty());
    CHECK(units.part_on(1, plan).readouts == places{0, 1, 2});
    CHECK(units.part_on(2, plan).readouts == places{0, 1});
    CHECK(units.part_on(3, plan).readouts == places{0});
    CHECK(units.part_on(3, plan).opened == flags{true, false, false});
    CHECK(units.part_on(4, plan).readouts == places{0, 1, 2});
}

TEST_CASE("both threads of a core have a counter that counts both, and one of them its count") {
    const two_packages folder;
    const auto plan = plan_of({register_scope::core});
    shared_units units{{0, 1}, folder.path()};
    const counted_part first = units.part_on(0, plan), second = units.part_on(1, plan);
    CHECK(first.summed == flags{true});
    CHECK(second.opened == flags{true});
    CHECK(second.summed == flags{false});
}

TEST_CASE("where it is not known who shares a unit, a choice of it is refused for several CPUs") {
    const two_packages folder;
    const auto plan = plan_of({register_scope::thread, register_scope::l3});
    shared_units absent{{0, 8}, folder.path()}; // CPU 8 does not exist
    CHECK(absent.why_unknown(plan) ==
          "it is not known which of CPUs 0,8 share a unit (l3) that is counted once for all of "
          "them: name one CPU of each unit with --cpus, or with --topology a folder as "
          "/sys/devices/system/cpu");
    std::string line;
    try {
        static_cast<void>(absent.part_on(0, plan));
    } catch (const msrpp::complaint &problem) {
        line = problem.line;
    }
    CHECK(line == "run: 'choice 1': " + absent.why_unknown(plan));
    shared_units alone{{8}, folder.path()}; // CPU 8, counted alone, counts its unit
    CHECK(alone.part_on(8, plan).readouts == places{0, 1});
    CHECK(absent.why_unknown(plan_of({register_scope::thread})).empty());
}

TEST_CASE("a CPU without a third-level cache counts what else a plan has") {
    const two_packages machine{6};
    const auto plan = plan_of({register_scope::thread, register_scope::l3});
    shared_units units{{4, 5, 6, 7}, machine.path()};
    CHECK(units.why_unknown(plan).empty());
    CHECK(units.part_on(4, plan).opened == flags{true, true});
    CHECK(units.part_on(6, plan).opened == flags{true, false});
    CHECK(units.part_on(6, plan).readouts == places{0});
    CHECK(units.part_on(6, plan).summed == flags{true});
    for (const std::vector<unsigned> &cpus : {std::vector{6u}, std::vector{6u, 7u}}) {
        shared_units cores{cpus, machine.path()};
        CHECK(cores.why_unknown(plan).find("has the unit that it counts (l3)") !=
              std::string::npos);
    }
}
