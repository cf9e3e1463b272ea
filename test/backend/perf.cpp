// Tests the backend on Linux's perf, with system calls that a script answers.
// perf/kernel_events.cpp tests the backend on the kernel itself.
#include "perf/scripted_kernel.hpp"

#include <msr/backend/perf.hpp>

#include <msr/amd/counters.hpp>
#include <msr/amd/ibs.hpp>
#include <msr/backend/message.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor/topology.hpp>
#include <msr/region.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <cerrno>
#include <cstdint>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include <unistd.h>

namespace {

namespace pm = msr::perfmon;
namespace amd = msr::amd;
using msr::error_code;

constexpr auto misses = pm::llc_misses.user();
constexpr auto instructions = pm::instructions_retired.user();
constexpr auto all_instructions = pm::instructions_retired;

using requests = std::vector<unsigned long>;

static_assert(msr::program_backend<scripted_perf>);
static_assert(msr::program_backend<msr::perf>);
static_assert(msr::counter_reader<msr::perf_reader<2>>);

bool says(const msr::failure &problem, const char *part) {
    return msr::message(problem).find(part) != std::string::npos;
}

/// Returns why a session that counts two events cannot be opened where the kernel answers with the
/// error `error`.
template <typename Plan>
msr::failure refusal(scripted_kernel &kernel, const Plan &plan, msr::perf_target target,
                     std::string &message) {
    scripted_perf device{target, scripted_options(), {&kernel}};
    msr::failure problem;
    const msr::session session{device, plan, msr::watch_cpu(3), problem};
    message = msr::message(problem);
    CHECK(kernel.open_events() == 0); // no event stays open
    return problem;
}
template <typename Plan>
std::string message_of(int error, const Plan &plan, msr::perf_target target = msr::own_thread,
                       const char *paranoid = "2\n") {
    scripted_kernel kernel{.open_errors = {error}};
    kernel.files["/paranoid"] = paranoid;
    std::string message;
    static_cast<void>(refusal(kernel, plan, target, message));
    return message;
}

bool has(const std::string &text, const char *part) { return text.find(part) != std::string::npos; }

} // namespace

TEST_CASE("a session is a group: the first choice leads, disabled, and the others follow it") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    {
        msr::session session{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
        REQUIRE(kernel.events.size() == 2);
        const opened_event &first = *kernel.events[0], &second = *kernel.events[1];
        CHECK(first.leader == -1);
        CHECK(second.leader == 10);
        CHECK(+first.attributes.disabled == 1);
        CHECK(+second.attributes.disabled == 0);
        CHECK(first.attributes.type == PERF_TYPE_RAW);
        CHECK(first.attributes.config == 0x412e);
        CHECK(+first.attributes.exclude_kernel == 1);
        CHECK(+first.attributes.exclude_user == 0);
        CHECK(first.attributes.read_format == (PERF_FORMAT_GROUP | PERF_FORMAT_TOTAL_TIME_ENABLED |
                                               PERF_FORMAT_TOTAL_TIME_RUNNING));
        CHECK(first.thread == 0);
        CHECK(first.cpu == -1);
        session.start();
        kernel.set_counts({7, 900});
        kernel.let_pass(1000, 1000);
        const auto counts = session.read();
        CHECK(counts[misses] == 7);
        CHECK(counts[instructions] == 900);
        kernel.set_counts({9, 1000});
        CHECK(session.stop()[misses] == 9);
    }
    CHECK(kernel.requests == requests{PERF_EVENT_IOC_ENABLE, PERF_EVENT_IOC_DISABLE});
    CHECK(kernel.open_events() == 0);
}

TEST_CASE("slots are opened before their shares, and each choice has its own count") {
    scripted_kernel kernel{.maps = true};
    scripted_perf device{scripted_options(), {&kernel}};
    constexpr const auto &plan =
        msr::plan<pm::sapphire_rapids, pm::topdown_retiring, instructions, pm::topdown_slots>;
    msr::session session{device, plan, msr::watch_cpu(0)};
    REQUIRE(kernel.events.size() == 3);
    CHECK(kernel.events[0]->attributes.config == 0x0400);
    CHECK(kernel.events[0]->leader == -1);
    CHECK(kernel.events[1]->attributes.config == 0x8000);
    CHECK(kernel.events[1]->leader == 10);
    CHECK(kernel.events[2]->attributes.config == 0xc0);
    // no event is mapped: the kernel clears slots and shares when it reads them
    CHECK(kernel.mapped == 0);
    session.start();
    kernel.let_pass(10, 10);
    kernel.set_counts({600, 200, 30});
    const auto counts = session.stop();
    CHECK(counts[pm::topdown_slots] == 600);
    CHECK(counts[pm::topdown_retiring] == 200);
    CHECK(counts[instructions] == 30);
}

TEST_CASE("regions count shares by the kernel, which clears them, in passes of any length") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    constexpr const auto &plan = msr::plan<pm::sapphire_rapids, pm::topdown_retiring>;
    msr::session session{device, plan, msr::watch_cpu(0)};
    session.start();
    kernel.let_pass(10, 10);
    // counts of all slots, which the plan does not count, and of the share that the plan counts
    kernel.set_counts({1'000'000, 500'000});
    msr::regions regions{plan};
    {
        msr::region_thread thread{regions, device.reader_of(session)};
        const auto counted = thread.enter("work");
        kernel.let_pass(10, 10);
        kernel.set_counts({1'000'060, 500'030});
    }
    const msr::region_report report = regions.report();
    CHECK(report.lost.all() == 0);
    CHECK(report.find("work")->counts[0].inclusive.sum == 30);
    CHECK(report.own_costs[0].is_known);
}

TEST_CASE("shares without slots among the choices are led by slots that nobody reads") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    constexpr const auto &plan = msr::plan<pm::ice_lake, pm::topdown_fe_bound, instructions>;
    msr::session session{device, plan, msr::watch_cpu(0)};
    REQUIRE(kernel.events.size() == 3);
    CHECK(kernel.events[0]->attributes.config == 0x0400);
    CHECK(kernel.events[1]->attributes.config == 0x8200);
    session.start();
    kernel.let_pass(10, 10);
    kernel.set_counts({600, 200, 30});
    const auto counts = session.stop();
    CHECK(counts[pm::topdown_fe_bound] == 200);
    CHECK(counts[instructions] == 30);
}

TEST_CASE("each start counts from 0, though the kernel goes on") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    msr::session session{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
    session.start();
    kernel.set_counts({5, 50});
    kernel.let_pass(10, 10);
    static_cast<void>(session.stop());
    kernel.set_counts({6, 60}); // counts that the kernel added before the stop
    session.start();
    kernel.set_counts({10, 160});
    kernel.let_pass(10, 10);
    const auto counts = session.stop();
    CHECK(counts[misses] == 4);
    CHECK(counts[instructions] == 100);
}

TEST_CASE("targets: another thread, CPUs, and what a thread creates") {
    scripted_kernel kernel;
    {
        scripted_perf device{msr::of_thread(77), scripted_options(), {&kernel}};
        const msr::session session{device, msr::plan<misses>, msr::watch_cpu(5)};
        CHECK(kernel.events[0]->thread == 77);
        CHECK(kernel.events[0]->cpu == -1);
    }
    {
        scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
        const msr::session session{device, msr::plan<misses>, msr::watch_cpu(5)};
        CHECK(kernel.events[1]->thread == -1);
        CHECK(kernel.events[1]->cpu == 5);
    }
    auto options = scripted_options();
    options.inherit = true;
    options.at_exec = true;
    scripted_perf device{options, {&kernel}};
    msr::session session{device, msr::plan<misses>, msr::watch_cpu(5)};
    CHECK(+kernel.events[2]->attributes.inherit == 1);
    CHECK(+kernel.events[2]->attributes.enable_on_exec == 1);
    session.start();
    CHECK(kernel.requests.empty()); // the kernel itself starts the counters at exec
}

TEST_CASE("a count of a part of the time is refused, extended, or told") {
    for (const auto shared :
         {msr::perf_shared::refuse, msr::perf_shared::estimate, msr::perf_shared::as_it_is}) {
        scripted_kernel kernel;
        auto options = scripted_options();
        options.shared = shared;
        scripted_perf device{options, {&kernel}};
        msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
        session.start();
        kernel.set_counts({100});
        kernel.let_pass(4000, 1000);
        msr::failure problem;
        const auto counts = session.read(problem);
        msr::perf_times times;
        CHECK_FALSE(device.times(session.loaded_program(), times));
        CHECK(times.enabled == 4000);
        CHECK(times.running == 1000);
        CHECK_FALSE(times.is_whole());
        if (shared == msr::perf_shared::refuse) {
            CHECK(problem.kind == error_code::partly_counted);
            CHECK(says(problem, "ran 1000 of 4000 ns"));
            CHECK(counts[misses] == 0);
            static_cast<void>(session.stop(problem)); // the session stays open
            CHECK(problem.kind == error_code::partly_counted);
            session.start();
            kernel.set_counts({130});
            kernel.let_pass(10, 10);
            CHECK(session.stop()[misses] == 30);
        } else {
            CHECK_FALSE(problem);
            CHECK(counts[misses] == (shared == msr::perf_shared::estimate ? 400 : 100));
        }
    }
}

TEST_CASE("a group that never got counters has no counts, and is not 0") {
    scripted_kernel kernel;
    auto options = scripted_options();
    options.shared = msr::perf_shared::estimate;
    scripted_perf device{options, {&kernel}};
    msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
    session.start();
    kernel.let_pass(4000, 0);
    msr::failure problem;
    static_cast<void>(session.stop(problem));
    CHECK(problem.kind == error_code::not_scheduled);
    CHECK(says(problem, "this thread: the kernel never gave the counters a turn"));
}

TEST_CASE("sessions on several CPUs are a group on each") {
    scripted_kernel kernel;
    scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
    msr::session sessions{device, msr::plan<misses>, msr::on_cpus({4, 6})};
    REQUIRE(kernel.events.size() == 2);
    CHECK(kernel.events[0]->cpu == 4);
    CHECK(kernel.events[1]->cpu == 6);
    CHECK(kernel.events[1]->leader == -1);
    sessions.start();
    kernel.set_counts({3, 40});
    kernel.let_pass(10, 10);
    CHECK(sessions.stop().sum()[misses] == 43);
}

TEST_CASE("a CPU that was offline meanwhile has no count: its events stood still") {
    scripted_kernel kernel;
    scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
    msr::session sessions{device, msr::plan<misses>, msr::on_cpus({4})};
    constexpr std::uint64_t second = 1'000'000'000;
    sessions.start();
    kernel.let_pass(10 * second, 10 * second);
    kernel.clock += 10 * second / 256; // the kernel's clock may run at another rate
    static_cast<void>(sessions.read());
    kernel.clock += second;
    msr::failure problem;
    static_cast<void>(sessions.read(problem));
    CHECK(problem.kind == error_code::perf_refused);
    CHECK(says(problem, "the CPU went offline meanwhile"));
    scripted_perf of_thread{scripted_options(), {&kernel}};
    msr::session session{of_thread, msr::plan<misses>, msr::this_cpu()};
    session.start();
    kernel.clock += second; // a thread that waits is not counted
    static_cast<void>(session.stop());
}

TEST_CASE("counts of a CPU that are read long after the stop are whole") {
    scripted_kernel kernel;
    scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
    constexpr std::uint64_t second = 1'000'000'000;
    msr::program_handle loaded{};
    REQUIRE_FALSE(device.load(4, msr::plan<misses>.view(), loaded));
    REQUIRE_FALSE(device.start(loaded));
    kernel.set_counts({7});
    kernel.let_pass(second, second);
    std::uint64_t count = 0;
    REQUIRE_FALSE(device.stop(loaded, &count, 1));
    kernel.clock += second; // stopped events stand still
    count = 0;
    CHECK_FALSE(device.counts(loaded, &count, 1));
    CHECK(count == 7);
    // A further start makes the clock count again.
    REQUIRE_FALSE(device.start(loaded));
    kernel.clock += second;
    CHECK(device.counts(loaded, &count, 1).kind == error_code::perf_refused);
}

TEST_CASE("the event of a unit is opened once, on who stands for it") {
    // The kernel moves an event of a unit to the CPU that stands for the unit: two events on CPUs
    // of one unit would count equally.
    scripted_kernel kernel;
    kernel.files["/devices/amd_l3/type"] = "11\n";
    kernel.files["/devices/amd_l3/cpumask"] = "0,2\n";
    scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
    constexpr auto l3 = amd::l3_lookup_state::l3_miss;
    constexpr auto &plan = msr::plan<amd::zen4, l3>;
    constexpr msr::cpu_place places[] = {
        {.cpu = 0, .l3 = 0}, {.cpu = 1, .l3 = 0}, {.cpu = 2, .l3 = 2}, {.cpu = 3, .l3 = 2}};
    msr::session sessions{device, plan, msr::on_cpus({3, 2, 1, 0}),
                          msr::session_options{.places = msr::all_of(places)}};
    REQUIRE(kernel.events.size() == 2);
    CHECK(kernel.events[0]->cpu == 2);
    CHECK(kernel.events[1]->cpu == 0);
    sessions.start();
    kernel.set_counts({3, 40});
    kernel.let_pass(10, 10);
    const auto counts = sessions.stop();
    CHECK(counts.sum()[l3] == 43);
    CHECK(counts.counts_on(3)[l3] == 3);
    CHECK(counts.counts_on(1)[l3] == 40);
}

namespace {

/// Returns the place of a CPU in two EPYCs of Zen 1: four nodes in each package, eight CPUs in each
/// node.
msr::cpu_place place_on_epycs(unsigned cpu) {
    msr::cpu_place place = msr::unknown_place(cpu);
    place.node = cpu / 8;
    place.package = cpu / 32;
    return place;
}

constexpr auto fabric = amd::raw<7, 0x38>.data_fabric();
constexpr const auto &fabric_plan = msr::plan<amd::zen1, fabric>;

/// Returns why a session of the data fabric on a CPU cannot be opened, where the kernel has the
/// fabric's events on the CPUs of `cpumask`.
msr::failure refusal_of_fabric(const char *cpumask, unsigned cpu,
                               msr::cpu_place (*place_of)(unsigned) = place_on_epycs) {
    scripted_kernel kernel{.place_of = place_of};
    kernel.files["/devices/amd_df/type"] = "12\n";
    if (cpumask != nullptr) kernel.files["/devices/amd_df/cpumask"] = cpumask;
    scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
    msr::failure problem;
    const msr::session session{device, fabric_plan, msr::watch_cpu(cpu), problem};
    CHECK(kernel.events.size() == (problem ? 0 : 1)); // the kernel was not called
    return problem;
}

} // namespace

TEST_CASE("the event of a unit that the kernel would count at another unit is refused") {
    // Linux 6.10 lists one CPU of a package for the events of all its nodes.
    CHECK_FALSE(refusal_of_fabric("0,32\n", 0));
    CHECK_FALSE(refusal_of_fabric("0,32\n", 1));
    CHECK_FALSE(refusal_of_fabric("0,32\n", 39));
    const msr::failure problem = refusal_of_fabric("0,32\n", 8);
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(msr::message(problem) ==
          "CPU 8: choice 1 of the plan (df_perf_ctr0): the kernel takes it to a CPU of another "
          "unit, which it would count instead: count it on a CPU that the file cpumask of its PMU "
          "names (below /sys/bus/event_source/devices), or by registers");
    CHECK_FALSE(refusal_of_fabric("0,8,16,24,32,40,48,56\n", 8));
}

TEST_CASE("where the kernel does not say whose unit it counts, a unit is refused") {
    CHECK(says(refusal_of_fabric(nullptr, 0), "has no file cpumask"));
    CHECK(says(refusal_of_fabric("", 0), "has no file cpumask"));
    // a file without a line end counts as no file
    CHECK(says(refusal_of_fabric("0", 0), "has no file cpumask"));
    CHECK(says(refusal_of_fabric("0,\n", 0), "is no list of CPUs"));
    CHECK(says(refusal_of_fabric("0,32\n", 1, nullptr), "not known whether that shares the unit"));
    CHECK_FALSE(refusal_of_fabric("0,32\n", 32, nullptr));
}

TEST_CASE("nodes of a package are counted once each, or not at all") {
    scripted_kernel kernel{.place_of = place_on_epycs};
    kernel.files["/devices/amd_df/type"] = "12\n";
    kernel.files["/devices/amd_df/cpumask"] = "0,8,16,24,32,40,48,56\n";
    std::vector<msr::cpu_place> places;
    std::vector<unsigned> cpus;
    for (unsigned cpu = 0; cpu < 64; ++cpu) {
        cpus.push_back(cpu);
        places.push_back(place_on_epycs(cpu));
    }
    const msr::session_options options{.places = {places.data(), places.size()}};
    scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
    {
        msr::session sessions{device, fabric_plan, msr::on_cpus(cpus), options};
        REQUIRE(kernel.events.size() == 8);
        for (std::size_t node = 0; node < 8; ++node)
            CHECK(kernel.events[node]->cpu == static_cast<int>(8 * node));
        sessions.start();
        kernel.set_counts({1, 10, 100, 1000, 10'000, 100'000, 1'000'000, 10'000'000});
        kernel.let_pass(10, 10);
        const auto counts = sessions.stop();
        CHECK(counts.sum()[fabric] == 11'111'111);
        CHECK(counts.counts_on(15)[fabric] == 10);
    }
    kernel.files["/devices/amd_df/cpumask"] = "0,32\n";
    msr::failure problem;
    const msr::session sessions{device, fabric_plan, msr::on_cpus(cpus), options, problem};
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(problem.cpu == 8);
    CHECK(kernel.open_events() == 0);
}

TEST_CASE("on several CPUs the choices of each unit have a group of their own") {
    constexpr auto instructions = amd::retired_instructions.user();
    constexpr auto fabric = amd::raw<0x07, 0x38>.data_fabric();
    constexpr const auto &combined = msr::plan<amd::zen3, instructions, fabric>;
    scripted_kernel kernel{.place_of = place_on_epycs};
    kernel.files["/devices/amd_df/type"] = "12\n";
    kernel.files["/devices/amd_df/cpumask"] = "0\n";
    const msr::cpu_place places[] = {place_on_epycs(0), place_on_epycs(1)};
    scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
    msr::session session{device,
                         combined,
                         msr::on_cpus(0, 1),
                         {.any_processor = true, .places = msr::all_of(places)}};
    REQUIRE(kernel.events.size() == 3);
    CHECK(kernel.events[0]->cpu == 0);
    CHECK(kernel.events[1]->cpu == 0);
    CHECK(kernel.events[2]->cpu == 1);
    session.start();
    kernel.set_counts({5, 700, 9});
    kernel.let_pass(10, 10);
    const auto counts = session.stop();
    CHECK(counts.sum()[instructions] == 14);
    CHECK(counts.sum()[fabric] == 700);
    CHECK(counts.counts_on(1)[fabric] == 700);
    CHECK(counts.counts_on(1)[instructions] == 9);
}

TEST_CASE("CPUs of a hybrid are counted by the PMU of their kind") {
    scripted_kernel kernel;
    kernel.files["/devices/cpu_core/type"] = "4\n";
    kernel.files["/devices/cpu_core/cpus"] = "0-1\n";
    kernel.files["/devices/cpu_atom/type"] = "10\n";
    kernel.files["/devices/cpu_atom/cpus"] = "2-5\n";
    scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
    const msr::session session{device, msr::plan<misses>, msr::on_cpus(1, 2)};
    REQUIRE(kernel.events.size() == 2);
    CHECK(kernel.events[0]->attributes.type == 4);
    CHECK(kernel.events[1]->attributes.type == 10);
    CHECK(kernel.events[0]->attributes.config == kernel.events[1]->attributes.config);
    msr::failure problem;
    const msr::session of_no_kind{device, msr::plan<misses>, msr::on_cpus(0, 6), problem};
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(problem.cpu == 6);
    CHECK(msr::message(problem).find("the kernel has no PMU for the cores of this kind") !=
          std::string::npos);
    CHECK(kernel.open_events() == 2);
    scripted_perf thread{scripted_options(), {&kernel}};
    const msr::session own{thread, msr::plan<misses>, msr::watch_cpu(2)};
    CHECK(kernel.events.back()->attributes.type == PERF_TYPE_RAW);
}

TEST_CASE("a thread that stays on a CPU of a hybrid is counted by the PMU of that CPU's kind") {
    scripted_kernel kernel;
    kernel.files["/devices/cpu_core/type"] = "4\n";
    kernel.files["/devices/cpu_core/cpus"] = "0-1\n";
    kernel.files["/devices/cpu_atom/type"] = "10\n";
    kernel.files["/devices/cpu_atom/cpus"] = "2-5\n";
    for (const auto &[sole, type, model] :
         {std::tuple{1U, 4U, 0U}, std::tuple{3U, 10U, 2U}, std::tuple{msr::no_cpu, 4U, 0U},
          std::tuple{9U, 4U, 0U}}) {
        kernel.sole_cpu = sole;
        scripted_perf device{scripted_options(), {&kernel}};
        CHECK(device.model_cpu() == model);
        const msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
        CHECK(kernel.events.back()->attributes.type == type);
        CHECK(kernel.events.back()->cpu == -1);
    }
    auto options = scripted_options();
    options.core = "cpu_core"; // a PMU that the user names is not changed
    kernel.sole_cpu = 3;
    scripted_perf device{options, {&kernel}};
    CHECK(device.model_cpu() == 0);
}

TEST_CASE("a kernel without cpu_atom leaves Atom cores uncounted, and no event open") {
    scripted_kernel kernel;
    kernel.files["/devices/cpu_core/type"] = "4\n";
    kernel.files["/devices/cpu_core/cpus"] = "0-1\n";
    scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
    msr::failure problem;
    const msr::session session{device, msr::plan<misses>, msr::on_cpus(0, 2), problem};
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(problem.cpu == 2);
    CHECK(msr::message(problem).find("the kernel has no PMU for the cores of this kind") !=
          std::string::npos);
    CHECK(kernel.open_events() == 0);
}

TEST_CASE("a multiplexer, which needs registers, is refused; sessions beside each other are not") {
    constexpr auto references = pm::llc_references.user();
    constexpr const auto &turns = msr::schedule<misses, instructions, references>;
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    msr::failure problem;
    const msr::multiplexer multiplexer{device, turns, msr::watch_cpu(0), problem};
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(kernel.events.empty());
    const msr::session entry{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
    const msr::session other{device, msr::plan<references>, msr::watch_cpu(0)};
    // the event has a group of its own, which the kernel multiplexes
    CHECK(kernel.events[2]->leader == -1);
}

// --- RDPMC --------------------------------------------------------------------------------------

namespace {

/// Gives events the counters 3 and 2^30 + 1, of 48 and 40 bits.
void give_counters(scripted_kernel &kernel) {
    kernel.events[0]->page.index = 3 + 1;
    kernel.events[0]->page.pmc_width = 48;
    kernel.events[1]->page.index = (1u << 30) + 1 + 1;
    kernel.events[1]->page.pmc_width = 40;
}

} // namespace

TEST_CASE("where the page allows it, counts are read with RDPMC and no system call") {
    scripted_kernel kernel{.maps = true};
    scripted_perf device{scripted_options(), {&kernel}};
    msr::session session{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
    CHECK(device.reads_with_rdpmc(session.loaded_program()));
    give_counters(kernel);
    session.start();
    // The kernel starts a counter below 0, and keeps the difference in `offset`.
    kernel.events[0]->page.offset = 0x7fffffffffff + 5;
    kernel.counters[3] = 0x800000000001; // a negative value of 48 bits
    kernel.events[1]->page.offset = 40;
    kernel.counters[(1u << 30) + 1] = 2;
    const auto counts = session.read();
    CHECK(counts[misses] == 5);
    CHECK(counts[instructions] == 42);
    CHECK(kernel.kernel_reads == 0);
    CHECK(kernel.rdpmc_reads == 2);
    std::uint64_t read[2];
    CHECK_FALSE(device.reader<2>(session.loaded_program()).read(read));
    CHECK(read[0] == 5);
    CHECK(read[1] == 42);
    CHECK(kernel.kernel_reads == 0);
    kernel.events[0]->page.index = 0; // index 0: only the kernel can read the counter
    kernel.events[0]->page.lock += 2;
    kernel.set_counts({70, 71});
    kernel.let_pass(1, 1);
    CHECK_FALSE(device.reader_of(session).read(read));
    CHECK(read[0] == 70);
    CHECK(kernel.kernel_reads == 1);
}

TEST_CASE("what the kernel changes during a read is read again") {
    scripted_kernel kernel{.maps = true};
    scripted_perf device{scripted_options(), {&kernel}};
    msr::session session{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
    give_counters(kernel);
    session.start();
    kernel.counters[3] = 7;
    kernel.switches = 2;
    CHECK(session.read()[misses] == 2007);
    CHECK(kernel.rdpmc_reads == 4);
}

TEST_CASE("what the kernel changes between two reads is looked at anew, and nothing else is") {
    scripted_kernel kernel{.maps = true};
    scripted_perf device{scripted_options(), {&kernel}};
    msr::session session{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
    give_counters(kernel);
    session.start();
    auto reader = device.reader_of(session);
    std::uint64_t read[2];
    kernel.counters = {{3, 7}, {5, 1}, {(1u << 30) + 1, 2}};
    CHECK_FALSE(reader.read(read));
    CHECK(read[0] == 7);
    // The first event moves to counter 5, which begins at 0; `offset` has the 7 events counted
    // before the move.
    auto &page = kernel.events[0]->page;
    page.lock += 2;
    page.index = 5 + 1;
    page.offset = 7;
    CHECK_FALSE(reader.read(read));
    CHECK(read[0] == 8);
    CHECK(read[1] == 2);
    // Only the second event is reset, as at an overflow: its counter of 40 bits becomes 0, and
    // `offset` has the events counted before.
    kernel.counters[(1u << 30) + 1] = 0;
    kernel.events[1]->page.lock += 2;
    kernel.events[1]->page.offset = 1000;
    CHECK_FALSE(reader.read(read));
    CHECK(read[0] == 8);
    CHECK(read[1] == 1000);
    CHECK(kernel.kernel_reads == 0);
    // Counts after a new start are differences to the values at that start.
    static_cast<void>(session.stop());
    kernel.set_counts({100, 1000});
    session.start();
    kernel.counters[5] = 200;
    CHECK_FALSE(reader.read(read));
    CHECK(read[0] == 107);
    CHECK(read[1] == 0);
}

TEST_CASE("a program has no page of the program that stood in its place") {
    scripted_kernel kernel{.maps = true};
    scripted_perf device{scripted_options(), {&kernel}};
    kernel.counters = {{3, 7}, {4, 70}};
    for (const std::uint32_t index : {3u, 4u}) { // the pages of the two events have equal locks
        msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
        auto &page = kernel.events.back()->page;
        page.index = index + 1;
        page.pmc_width = 48;
        session.start();
        CHECK(session.read()[misses] == kernel.counters[index]);
    }
    CHECK(kernel.kernel_reads == 0);
}

TEST_CASE("the kernel reads where RDPMC is not permitted") {
    scripted_kernel kernel{.maps = true, .permits_rdpmc = false};
    scripted_perf device{scripted_options(), {&kernel}};
    const msr::session session{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
    CHECK_FALSE(device.reads_with_rdpmc(session.loaded_program()));
    CHECK(kernel.mapped == 0);
}

TEST_CASE(
    "the kernel reads where an event has no counter, where the group lost time, and elsewhere") {
    scripted_kernel kernel{.maps = true};
    scripted_perf device{scripted_options(), {&kernel}};
    msr::session session{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
    give_counters(kernel);
    session.start();
    kernel.set_counts({1, 2});
    kernel.let_pass(10, 10);
    SUBCASE("an event without a counter") {
        kernel.events[1]->page.index = 0;
        CHECK(session.read()[instructions] == 2);
    }
    SUBCASE("a group that was without counters for a while") {
        kernel.let_pass(10, 0);
        kernel.events[0]->page.time_enabled = 20;
        kernel.events[0]->page.time_running = 10;
        msr::failure problem;
        static_cast<void>(session.read(problem));
        CHECK(problem.kind == error_code::partly_counted);
    }
    CHECK(kernel.kernel_reads == 1);
}

TEST_CASE("a session counts the thread that opened it: another thread is refused, or bound anew") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    msr::session session{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
    auto reader = device.reader_of(session);
    session.start();
    kernel.set_counts({7, 900});
    kernel.let_pass(1000, 1000);
    std::thread{[&] {
        msr::failure problem;
        CHECK(session.read(problem)[instructions] == 0);
        CHECK(problem.kind == error_code::other_thread);
        CHECK(problem.actual_value == static_cast<std::uint64_t>(::gettid()));
        std::uint64_t counted[2]{};
        CHECK(reader.read(counted).kind == error_code::other_thread);
        CHECK(session.stop(problem)[instructions] == 0);
        CHECK(problem.kind == error_code::other_thread);
        CHECK(problem.value != problem.actual_value);
    }}.join();
    CHECK(session.stop()[instructions] == 900); // stop() failed before any change
    std::thread{[&] {
        msr::failure problem;
        session.start(problem);
        CHECK(problem.kind == error_code::other_thread);
        session.bind();
        // the events of the calling thread are open; those of the other thread are closed
        CHECK(kernel.open_events() == 2);
        session.start();
        static_cast<void>(session.stop());
    }}.join();
    msr::failure problem;
    session.start(problem);
    CHECK(problem.kind == error_code::other_thread);
}

TEST_CASE("of several kinds of cores that is asked whose counters the kernel uses") {
    scripted_kernel kernel;
    CHECK(scripted_perf{scripted_options(), {&kernel}}.model_cpu() == msr::no_cpu);
    kernel.files["/devices/cpu_core/cpus"] = "2-7\n";
    kernel.files["/devices/cpu_atom/cpus"] = "8-15\n";
    CHECK(scripted_perf{scripted_options(), {&kernel}}.model_cpu() == 2);
    auto options = scripted_options();
    options.core = "cpu_atom";
    CHECK(scripted_perf{options, {&kernel}}.model_cpu() == 8);
    CHECK(scripted_perf{options, {&kernel}}.hardware() == msr::hardware_access::none);
    CHECK(msr::perf{}.hardware() == msr::hardware_access::kernel);
}

TEST_CASE("sessions of other targets are of no thread: every thread may use them") {
    scripted_kernel kernel;
    auto options = scripted_options();
    msr::perf_target target = msr::own_thread;
    SUBCASE("a CPU") { target = msr::of_cpus; }
    SUBCASE("a thread by its number") { target = msr::of_thread(77); }
    SUBCASE("the thread and all that it creates") { options.inherit = true; }
    scripted_perf device{target, options, {&kernel}};
    msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
    std::thread{[&] {
        session.start();
        kernel.set_counts({7});
        kernel.let_pass(10, 10);
        CHECK(session.stop()[misses] == 7);
    }}.join();
}

TEST_CASE("pages of events that RDPMC cannot read, or of others, are not kept") {
    scripted_kernel kernel{.maps = true};
    auto options = scripted_options();
    SUBCASE("inherited") { options.inherit = true; }
    SUBCASE("not wanted") { options.rdpmc = false; }
    scripted_perf device{options, {&kernel}};
    {
        scripted_perf rest{msr::of_thread(77), scripted_options(), {&kernel}};
        const msr::session session{rest, msr::plan<misses>, msr::watch_cpu(0)};
        CHECK(kernel.mapped == 0);
    }
    if (options.inherit || !options.rdpmc) {
        const msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
        CHECK_FALSE(device.reads_with_rdpmc(session.loaded_program()));
        CHECK(kernel.mapped == 0);
    }
}

TEST_CASE("the counter that the kernel gave is told, by choice") {
    scripted_kernel kernel{.maps = true};
    scripted_perf device{scripted_options(), {&kernel}};
    msr::session session{device, msr::plan<misses, instructions>, msr::watch_cpu(0)};
    give_counters(kernel);
    session.start();
    const msr::program_handle program = session.loaded_program();
    CHECK(device.given(program, 0) == 3);
    CHECK(device.moved(program) ==
          "choice 1 of the plan counts on general counter 3, planned on ia32_pmc0\n"
          "choice 2 of the plan counts on fixed counter 1, planned on ia32_pmc1\n");
    kernel.events[0]->page.index = 0 + 1;
    kernel.events[1]->page.index = 1 + 1;
    CHECK(device.moved(program).empty());
}

// --- refusals -----------------------------------------------------------------------------------

TEST_CASE("kernel.perf_event_paranoid is told with what it takes, by target and privilege") {
    CHECK(
        message_of(EACCES, msr::plan<misses, all_instructions>, msr::own_thread, "3\n") ==
        "this thread: choice 1 of the plan (ia32_pmc0): kernel.perf_event_paranoid is 3, and this "
        "takes 2 or less: have CAP_PERFMON, or let root set it (sysctl "
        "kernel.perf_event_paranoid=2)");
    CHECK(
        message_of(EACCES, msr::plan<misses>, msr::of_cpus, "2\n") ==
        "CPU 3: choice 1 of the plan (ia32_pmc0): kernel.perf_event_paranoid is 2, and this takes "
        "0 or less: have CAP_PERFMON, or let root set it (sysctl kernel.perf_event_paranoid=0)");
    const std::string kernel_too = message_of(EACCES, msr::plan<all_instructions>);
    CHECK(has(kernel_too, "is 2, and this takes 1 or less"));
    CHECK(has(kernel_too, "; or count user mode only"));
}

TEST_CASE("what counts other threads of the core takes the rights of counting CPUs") {
    constexpr auto combined = pm::llc_misses.user().any_thread();
    const std::string message = message_of(EACCES, msr::plan<pm::skylake, combined>);
    CHECK(has(message, "kernel.perf_event_paranoid is 2, and this takes 0 or less"));
}

TEST_CASE("it is the choice that was refused which is named") {
    scripted_kernel kernel{.open_errors = {0, EACCES}};
    std::string message;
    const msr::failure problem =
        refusal(kernel, msr::plan<misses, all_instructions>, msr::own_thread, message);
    CHECK(problem.kind == error_code::perf_paranoid);
    CHECK(problem.choice == 2);
    CHECK(has(message, "choice 2 of the plan (ia32_pmc1)"));
}

TEST_CASE("other refusals have each a sentence of their own") {
    const auto &plan = msr::plan<misses>;
    CHECK(has(message_of(EACCES, plan, msr::of_thread(5), "1\n"),
              "thread 5: choice 1 of the plan (ia32_pmc0): the caller has no rights over the "
              "thread"));
    CHECK(has(message_of(EPERM, plan), "seccomp"));
    // the message does not blame the setting perf_event_paranoid
    CHECK(has(message_of(EPERM, plan, msr::of_cpus, "3\n"), "seccomp"));
    CHECK(has(message_of(EACCES, plan), "security module"));
    CHECK(has(message_of(ENOENT, plan), "a virtual machine without a PMU"));
    CHECK(has(message_of(EOPNOTSUPP, plan), "cannot do it"));
    CHECK(has(message_of(EINVAL, plan), "is this the processor the plan was made for?"));
    CHECK(has(message_of(EMFILE, plan), "ulimit -n"));
    CHECK(has(message_of(ESRCH, plan, msr::of_thread(5)), "no such thread"));
    CHECK(has(message_of(ENOSYS, plan), "CONFIG_PERF_EVENTS"));
    CHECK(has(message_of(EBUSY, plan), "for himself"));
    CHECK(has(message_of(EFAULT, plan), "Bad address"));
}

TEST_CASE("an event that can be opened alone is one too many for its group") {
    scripted_kernel kernel{.open_errors = {0, EINVAL}};
    std::string message;
    const msr::failure problem =
        refusal(kernel, msr::plan<misses, instructions>, msr::own_thread, message);
    CHECK(problem.choice == 2);
    CHECK(has(message, "not counters enough for the plan's choices together"));
    scripted_kernel refuses{.open_errors = {0, EINVAL, EINVAL}};
    static_cast<void>(refusal(refuses, msr::plan<misses, instructions>, msr::own_thread, message));
    CHECK(has(message, "refuses its configuration"));
}

TEST_CASE("what no kernel groups is refused before it is asked") {
    scripted_kernel kernel;
    kernel.files["/devices/amd_l3/type"] = "11\n";
    kernel.files["/devices/amd_l3/cpumask"] = "0,2\n";
    std::string message;
    constexpr auto l3 = amd::l3_lookup_state::l3_miss;
    msr::failure problem = refusal(kernel, msr::plan<amd::zen4, l3>, msr::own_thread, message);
    CHECK(problem.kind == error_code::inexpressible);
    CHECK(has(message, "construct the backend with msr::of_cpus"));
    problem = refusal(kernel, msr::plan<amd::zen4, amd::raw<0xc0>, l3>, msr::of_cpus, message);
    CHECK(problem.choice == 2);
    CHECK(has(message, "make a plan for each"));
    CHECK(kernel.events.empty());
    {
        scripted_perf device{msr::of_cpus, scripted_options(), {&kernel}};
        const msr::session session{device, msr::plan<amd::zen4, l3>, msr::watch_cpu(2)};
        CHECK(kernel.events[0]->attributes.type == 11);
        CHECK(+kernel.events[0]->attributes.exclude_kernel == 0);
    }
}

TEST_CASE("IBS counts with the kernel's own interrupts") {
    namespace ibs = msr::ibs;
    scripted_kernel kernel;
    kernel.files["/devices/ibs_op/type"] = "9\n";
    scripted_perf device{scripted_options(), {&kernel}};
    const msr::session session{device,
                               msr::plan<ibs::zen4, ibs::op_sampling>,
                               msr::watch_cpu(0),
                               {.interrupts_are_handled = true}};
    REQUIRE(kernel.events.size() == 1);
    CHECK(kernel.events[0]->attributes.type == 9);
    CHECK(kernel.events[0]->attributes.sample_period != 0);
}

TEST_CASE("the PMU of the other kind of cores can be named") {
    scripted_kernel kernel;
    kernel.files["/devices/cpu_atom/type"] = "10\n";
    auto options = scripted_options();
    options.core = "cpu_atom";
    scripted_perf device{options, {&kernel}};
    const msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
    CHECK(kernel.events[0]->attributes.type == 10);
}

TEST_CASE("perf has no registers, and says so") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    std::uint64_t value = 1;
    CHECK(msr::message(device.read(2, 0x186, value)) ==
          "CPU 2: read 0x186: Linux's perf has no registers, only whole programs");
    CHECK(value == 1);
    CHECK(device.write(2, 0x186, 0).kind == error_code::inexpressible);
}

TEST_CASE("two sessions on one object, of the same registers, are not in each other's way") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    const msr::session entry{device, msr::plan<misses>, msr::watch_cpu(0)};
    const msr::session other{device, msr::plan<misses>, msr::watch_cpu(0)};
    CHECK(entry.loaded_program().number != other.loaded_program().number);
    CHECK(kernel.open_events() == 2);
}

TEST_CASE("a start that fails closes the session; a group that the kernel gave up is no count") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    msr::session session{device, msr::plan<misses>, msr::watch_cpu(0)};
    msr::failure problem;
    SUBCASE("start") {
        kernel.control_error = ENODEV;
        session.start(problem);
        CHECK(says(problem, "does not start"));
        CHECK(kernel.open_events() == 0);
    }
    SUBCASE("read") {
        session.start();
        kernel.gives_up = true;
        static_cast<void>(session.read(problem));
        CHECK(problem.kind == error_code::perf_refused);
        CHECK(says(problem, "given up"));
    }
}

TEST_CASE("calls with a program that is not loaded change nothing") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    std::uint64_t count = 0;
    for (const std::uint32_t number : {0u, 1023u, 1024u}) {
        CHECK(device.start({number}).kind == error_code::wrong_state);
        CHECK(device.counts({number}, &count, 1).kind == error_code::wrong_state);
        CHECK(device.stop({number}, &count, 1).kind == error_code::wrong_state);
        CHECK(device.unload({number}).kind == error_code::wrong_state);
        CHECK(device.given({number}, 0) == msr::no_rdpmc);
    }
}

TEST_CASE("as many events are opened as a group may have, and no more counts than events") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    const std::vector<msr::perf_event> events(msr::perf_events::most + 1);
    msr::program_handle loaded;
    const auto load = [&](std::size_t index, std::size_t readouts) {
        return device.load(0, {events.data(), index}, readouts, loaded);
    };
    CHECK(load(0, 0).kind == error_code::empty_program);
    CHECK(load(1, 2).kind == error_code::empty_program);
    CHECK(load(events.size(), 1).kind == error_code::empty_program);
    CHECK(kernel.events.empty());
    CHECK_FALSE(load(2, 1));
    CHECK_FALSE(load(events.size() - 1, events.size() - 1));
    CHECK(kernel.open_events() == 2 + events.size() - 1);
}

TEST_CASE("unloaded programs give their places back") {
    scripted_kernel kernel;
    scripted_perf device{scripted_options(), {&kernel}};
    const msr::perf_event event{};
    for (std::size_t i = 0; i < 2 * scripted_perf::most_programs; ++i) {
        msr::program_handle loaded;
        REQUIRE_FALSE(device.load(0, {&event, 1}, 1, loaded));
        REQUIRE_FALSE(device.unload(loaded));
    }
    msr::program_handle loaded;
    for (std::size_t i = 0; i < scripted_perf::most_programs; ++i)
        REQUIRE_FALSE(device.load(0, {&event, 1}, 1, loaded));
    CHECK(device.load(0, {&event, 1}, 1, loaded).system_error == ENOMEM);
}
