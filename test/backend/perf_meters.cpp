// Meters by Linux's perf, with a kernel by a script: from the plan to the attributes of events, the
// kernel's units, one event for each unit, and refusals. Forms of the kernel's files: Linux,
// arch/x86/events/rapl.c, msr.c and intel/cstate.c.
#include <msr/backend/perf_meters.hpp>

#include <msr/amd/counters.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/meters.hpp>
#include <msr/meters/carried_meters.hpp>
#include <msr/meters/perf_meter.hpp>
#include <msr/processor/topology.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>

#include "perf/scripted_kernel.hpp"

#include <doctest/doctest.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <string>
#include <vector>

namespace {

namespace amd = msr::amd;
namespace meters = msr::meters;
namespace perfmon = msr::perfmon;
using meters_by_perf = msr::basic_perf_meters<scripted_perf_calls>;
using msr::error_code;

constexpr auto skylake_meters = meters::carried_meters_of(perfmon::skylake);
constexpr auto zen4_meters = meters::carried_meters_of(amd::zen4);

/// Returns the place of a CPU: CPUs 0 to 3 are in the first package, two of them in each core.
msr::cpu_place place_in_packages(unsigned cpu) {
    msr::cpu_place place = msr::unknown_place(cpu);
    place.package = place.die = cpu / 4;
    place.core = cpu / 2;
    return place;
}

/// Adds an event to a PMU of the kernel. `cpumask`: the CPUs that count; empty: there is no such
/// file.
void add_event(scripted_kernel &kernel, const std::string &pmu, unsigned type,
               const std::string &event, unsigned code, const std::string &cpumask) {
    const std::string folder = "/devices/" + pmu;
    kernel.files[folder + "/type"] = std::to_string(type) + "\n";
    if (!cpumask.empty()) kernel.files[folder + "/cpumask"] = cpumask + "\n";
    kernel.files[folder + "/format/event"] = pmu == "power" ? "config:0-7\n" : "config:0-63\n";
    kernel.files[folder + "/events/" + event] = "event=0x0" + std::to_string(code);
    if (pmu.rfind("power", 0) != 0) return;
    kernel.files[folder + "/events/" + event + ".scale"] = "2.3283064365386962890625e-10";
    kernel.files[folder + "/events/" + event + ".unit"] = "Joules";
}

scripted_kernel kernel_with_meters() {
    scripted_kernel kernel;
    kernel.place_of = place_in_packages;
    add_event(kernel, "power", 20, "energy-pkg", 2, "0,4");
    add_event(kernel, "power", 20, "energy-ram", 3, "0,4");
    add_event(kernel, "msr", 21, "aperf", 1, "");
    add_event(kernel, "msr", 21, "mperf", 2, "");
    add_event(kernel, "msr", 21, "irperf", 6, "");
    add_event(kernel, "cstate_core", 22, "c6-residency", 2, "0,2,4,6");
    return kernel;
}

msr::perf_meter_options options() { return {.devices = "/devices"}; }

template <typename Plan>
msr::failure refusal_of(scripted_kernel &kernel, const Plan &plan, unsigned cpu = 0) {
    meters_by_perf device{skylake_meters.view(), options(), {&kernel}};
    msr::session session{device, plan, msr::watch_cpu(cpu)};
    msr::failure problem;
    session.start(problem);
    return problem;
}

constexpr std::uint64_t joule = std::uint64_t{1} << 32; // a joule in the kernel's units

constexpr auto &energy = msr::plan<perfmon::skylake, meters::energy_package>;

} // namespace

TEST_CASE("energy: an event on the CPU, in joules from the start on") {
    scripted_kernel kernel = kernel_with_meters();
    {
        meters_by_perf device{skylake_meters.view(), options(), {&kernel}};
        msr::session session{device, energy, msr::watch_cpu(1)};
        CHECK(kernel.events.empty());
        session.start();
        REQUIRE(kernel.events.size() == 1);
        const opened_event &event = *kernel.events[0];
        CHECK(event.attributes.type == 20);
        CHECK(event.attributes.config == 2);
        CHECK(+event.attributes.disabled == 0);
        CHECK(event.attributes.sample_period == 0);
        CHECK(+event.attributes.exclude_user + +event.attributes.exclude_kernel +
                  +event.attributes.exclude_hv ==
              0);
        CHECK(event.thread == -1);
        CHECK(event.cpu == 1); // the kernel moves the event to CPU 0, which counts for the package
        CHECK(event.leader == -1);
        kernel.set_counts({5 * joule / 2});
        kernel.let_pass(10, 10);
        const auto counts = session.stop();
        CHECK(counts[meters::energy_package] == 2'500'000'000); // nanojoules
        // A second time begins from what the event has counted by then.
        session.start();
        kernel.set_counts({4 * joule});
        CHECK(session.stop()[meters::energy_package] == 1'500'000'000);
        CHECK(kernel.events.size() == 1);
    }
    CHECK(kernel.open_events() == 0);
}

TEST_CASE("the unit of the kernel is the unit of the register, however the processor counts") {
    // the memory of Skylake SP counts in 2^-16 J, the machine of Sapphire Rapids in joules,
    // packages of Airmont in powers of two of microjoules
    const auto content_of = [](const meters::carried_meters &carried, const char *name,
                               std::uint64_t count) {
        const auto row = std::find_if(
            carried.view().begin(), carried.view().end(),
            [&](const msr::perf_meter &meter) { return meter.name == std::string{name}; });
        REQUIRE(row != carried.view().end());
        std::uint64_t unit = row->unit_content;
        for (const meters::meter_row &meter : meters::meter_rows)
            if (meter.address == row->address &&
                meters::meter_names[static_cast<unsigned>(meter.number)].name == row->name &&
                meter.conversion.unit_address == row->unit_address)
                return meter.conversion.value(row->content(count), unit);
        return std::uint64_t{};
    };
    using meters::core_set;
    using msr::core;
    const auto carried = [](core processor) {
        return meters::carried_meters_of(core_set{processor});
    };
    CHECK(content_of(carried(core::skylake), "energy_package", 3 * joule) == 3'000'000'000);
    CHECK(content_of(carried(core::skylake), "energy_package", joule >> 16) == 15'258);
    CHECK(content_of(carried(core::zen3), "energy_core", 3 * joule) == 3'000'000'000);
    CHECK(content_of(carried(core::skylake_sp), "energy_dram", 3 * joule) == 3'000'000'000);
    CHECK(content_of(carried(core::sapphire_rapids), "energy_platform", 3 * joule) ==
          3'000'000'000);
}

TEST_CASE("a package of Airmont: the content is in 32 uJ") {
    constexpr auto airmont = meters::carried_meters_of(meters::core_set{msr::core::airmont});
    const msr::perf_meter &package = airmont.rows[0];
    REQUIRE(package.name == std::string{"energy_package"});
    CHECK(package.unit_content == 5 << 8);
    // 3.2 J are 100,000 units of 32 uJ; the 1 makes up for the rounding to 2^-32 J
    CHECK(package.content(joule * 16 / 5 + 1) == 100'000);
}

TEST_CASE("clocks are those of the CPU, and need no file cpumask") {
    scripted_kernel kernel = kernel_with_meters();
    meters_by_perf device{zen4_meters.view(), options(), {&kernel}};
    constexpr auto &plan = msr::plan<amd::zen4, meters::aperf, meters::mperf, meters::irperf>;
    msr::session session{device, plan, msr::watch_cpu(3)};
    session.start();
    REQUIRE(kernel.events.size() == 3);
    CHECK(kernel.events[0]->attributes.type == 21);
    CHECK(kernel.events[0]->attributes.config == 1);
    CHECK(kernel.events[2]->attributes.config == 6);
    CHECK(kernel.events[2]->cpu == 3);
    kernel.set_counts({300, 200, 70});
    kernel.let_pass(10, 10);
    const auto counts = session.stop();
    CHECK(counts[meters::aperf] == 300);
    CHECK(counts[meters::mperf] == 200);
    CHECK(counts[meters::irperf] == 70); // the session finds the bit of HWCR set
}

TEST_CASE("on all CPUs a package and a core are counted once") {
    scripted_kernel kernel = kernel_with_meters();
    meters_by_perf device{skylake_meters.view(), options(), {&kernel}};
    constexpr auto &plan =
        msr::plan<perfmon::skylake, meters::energy_package, meters::core_c6_residency>;
    std::vector<msr::cpu_place> places;
    std::vector<unsigned> cpus;
    for (unsigned cpu = 0; cpu < 8; ++cpu) {
        places.push_back(place_in_packages(cpu));
        cpus.push_back(cpu);
    }
    msr::session sessions{device, plan, msr::on_cpus(cpus),
                          msr::session_options{.places = {places.data(), places.size()}}};
    sessions.start();
    // 2 events of packages, 8 events of cores (one for each CPU)
    REQUIRE(kernel.events.size() == 10);
    for (const auto &event : kernel.events)
        event->count = event->attributes.type == 20 ? joule : 1000;
    kernel.let_pass(10, 10);
    const auto counts = sessions.stop();
    CHECK(counts.sum()[meters::energy_package] == 2'000'000'000);
    CHECK(counts.sum()[meters::core_c6_residency] == 4000);
}

TEST_CASE("what perf does not carry is refused by a sentence") {
    scripted_kernel kernel = kernel_with_meters();
    const auto sentence_of = [&](const auto &plan, unsigned cpu = 0) {
        const msr::failure problem = refusal_of(kernel, plan, cpu);
        CHECK(problem.kind == error_code::inexpressible);
        return std::string{problem.subject == nullptr ? "" : problem.subject};
    };
    // Linux has no event for a temperature, this kernel none for the graphics and no cstate_pkg
    CHECK(sentence_of(msr::plan<perfmon::skylake, meters::temperature_package>)
              .find("has no event that counts what this register counts") != std::string::npos);
    CHECK(sentence_of(msr::plan<perfmon::skylake, meters::energy_graphics>)
              .find("no event for this meter") != std::string::npos);
    CHECK(sentence_of(msr::plan<perfmon::skylake, meters::package_c6_residency>)
              .find("shows no PMU for this meter") != std::string::npos);
    // CPU 9 is in a third package, for which the kernel counts nothing
    CHECK(sentence_of(energy, 9).find("another unit") != std::string::npos);
    kernel.files["/devices/power/events/energy-pkg.scale"] = "1e-6";
    CHECK(sentence_of(energy).find("in a unit that is not known") != std::string::npos);
    kernel.files["/devices/power/events/energy-pkg"] = "config=0x2";
    CHECK(sentence_of(energy).find("in a form that is not known") != std::string::npos);
    CHECK(kernel.events.empty());
}

TEST_CASE("what the kernel does not permit or does not count is an error") {
    scripted_kernel forbidden = kernel_with_meters();
    forbidden.open_errors = {EACCES};
    const msr::failure rights = refusal_of(forbidden, energy);
    CHECK(rights.kind == error_code::io);
    CHECK(rights.system_error == EACCES);
    CHECK(std::string{rights.subject}.find("kernel.perf_event_paranoid of 0") != std::string::npos);

    scripted_kernel kernel = kernel_with_meters();
    meters_by_perf device{skylake_meters.view(), options(), {&kernel}};
    msr::session session{device, energy, msr::watch_cpu(0)};
    session.start();
    kernel.let_pass(10, 5);
    msr::failure problem;
    static_cast<void>(session.read(problem));
    CHECK(problem.kind == error_code::inexpressible);
    kernel.gives_up = true;
    static_cast<void>(session.read(problem));
    CHECK(std::string{problem.subject}.find("gives no count") != std::string::npos);
}

TEST_CASE("events beside meters are refused: perf counts them in a plan of their own") {
    scripted_kernel kernel = kernel_with_meters();
    meters_by_perf device{skylake_meters.view(), options(), {&kernel}};
    constexpr auto &plan =
        msr::plan<perfmon::skylake, perfmon::instructions_retired, meters::energy_package>;
    msr::failure problem;
    const msr::session session{device, plan, msr::watch_cpu(0), problem};
    CHECK(problem.kind == error_code::inexpressible);
}
