// Tests a session on several processors at once with units that processors share: each unit counts
// once. A recorder stands for two packages of two third-level caches, with two processors at each
// cache: the registers of a shared counter have equal counts on all processors that share it.
// Nothing here was measured.
#include <msr/session/machine.hpp>

#include <msr/amd/counters.hpp>
#include <msr/backend/message.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/core/program.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/choice_text.hpp>
#include <msr/processor/topology.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace amd = msr::amd;
using msr::error_code;
using msr::failure;
using msr::recorder;
using msr::register_scope;

namespace {

constexpr auto instructions = amd::raw<0xc0>;
constexpr auto l3_misses = amd::l3_lookup_state::l3_miss;
constexpr auto fabric = amd::raw<0x07, 0x38>.data_fabric();

/// A plan of an event of the thread, an event of the L3 cache and an event of the data fabric.
constexpr auto &mixed = msr::plan<amd::zen3, instructions, l3_misses, fabric>;
constexpr auto &of_l3 = msr::plan<amd::zen3, l3_misses>;

const std::vector<unsigned> cpus{0, 1, 2, 3, 4, 5, 6, 7};

std::vector<msr::cpu_place> two_packages() {
    std::vector<msr::cpu_place> places;
    for (unsigned cpu = 0; cpu < 8; ++cpu)
        places.push_back({.cpu = cpu,
                          .core = cpu,
                          .l2 = cpu,
                          .l3 = cpu / 2,
                          .package = cpu / 4,
                          .node = cpu / 4,
                          .die = cpu / 2});
    return places;
}
const std::vector<msr::cpu_place> places = two_packages();
const msr::session_options placed{.places = {places.data(), places.size()}};

/// Returns a recorder with all registers of a plan, unused, on all processors.
template <typename Plan>
recorder machine_for(const Plan &plan) {
    recorder tape;
    for (const unsigned cpu : cpus)
        for (const msr::touched_register &touched_register : plan.view().registers)
            tape.set(cpu, touched_register.address, 0);
    return tape;
}

/// Adds `count` to the counter of the plan's event with index `position`, on a CPU.
template <typename Plan>
void add(recorder &tape, const Plan &plan, unsigned cpu, std::size_t position,
         std::uint64_t count) {
    const std::uint32_t offset = plan.view().readouts[position].address;
    tape.set(cpu, offset, tape.value(cpu, offset) + count);
}

/// Counts 1 instruction on CPU 0, 2 on CPU 1 and so on; 100 misses in the first L3, 200 in the
/// second and so on; 1000 and 2000 in the nodes. A shared counter counts on all CPUs that share it.
void run(recorder &tape) {
    for (const unsigned cpu : cpus) {
        add(tape, mixed, cpu, 0, cpu + 1);
        add(tape, mixed, cpu, 1, 100 * (cpu / 2 + 1));
        add(tape, mixed, cpu, 2, 1000 * (cpu / 4 + 1));
    }
}

bool is_touched(const recorder &tape, unsigned cpu, std::uint32_t address) {
    for (const auto &action : tape.log())
        if (action.cpu == cpu && action.address == address) return true;
    return false;
}

} // namespace

TEST_CASE("a unit that processors share counts once, a thread's counter on each processor") {
    recorder tape = machine_for(mixed);
    msr::session session{tape, mixed, msr::on_cpus(cpus), placed};
    const auto counts = session.measure([&] { run(tape); });
    REQUIRE(counts.size() == 8);
    CHECK(counts.sum()[instructions] == 36); // 1 + ... + 8
    CHECK(counts.sum()[l3_misses] == 1000);  // 100 + 200 + 300 + 400
    CHECK(counts.sum()[fabric] == 3000);
    session.close();
    for (const unsigned cpu : cpus)
        for (const msr::touched_register &touched_register : mixed.view().registers)
            if (!touched_register.is_counter) CHECK(tape.value(cpu, touched_register.address) == 0);
}

TEST_CASE("each processor has the counts of its units, which were read on the lowest that shares") {
    recorder tape = machine_for(mixed);
    msr::session session{tape, mixed, msr::on_cpus(cpus), placed};
    session.start();
    run(tape);
    const auto counts = session.read();
    CHECK(counts.counts_on(5)[instructions] == 6);
    CHECK(counts.counts_on(5)[l3_misses] == 300);
    CHECK(counts.counts_on(5)[fabric] == 2000);
    CHECK(counts.representative_of(5, 0) == 5);
    CHECK(counts.representative_of(5, 1) == 4);
    CHECK(counts.representative_of(7, 2) == 4);
    CHECK(counts.sharers(7, 1) == std::vector<unsigned>{6, 7});
    CHECK(counts.sharers(0, 2) == std::vector<unsigned>{0, 1, 2, 3});
    CHECK(counts.sharers(3, 0) == std::vector<unsigned>{3});
    CHECK_THROWS_WITH_AS(counts.representative_of(5, 3),
                         "msr::counts_on_cpus: the plan has no choice at this position",
                         std::out_of_range);
    CHECK_THROWS_WITH_AS(counts.representative_of(8, 0),
                         "msr::counts_on_cpus: this CPU was not counted", std::out_of_range);
}

TEST_CASE("a choice has a count for each instance of its unit") {
    recorder tape = machine_for(mixed);
    msr::session session{tape, mixed, msr::on_cpus(0, 1, 2, 6), placed};
    const auto counts = session.measure([&] { run(tape); });
    const std::vector<msr::unit_count> caches = counts.units(l3_misses);
    REQUIRE(caches.size() == 3);
    CHECK(caches[0].scope == register_scope::l3);
    CHECK(caches[0].cpus == std::vector<unsigned>{0, 1});
    CHECK(caches[0].count == 100);
    // The cache is shared with CPU 7, which the session does not count.
    CHECK(caches[2].cpus == std::vector<unsigned>{6});
    CHECK(caches[2].count == 400);
    CHECK(counts.units(fabric).size() == 2);
    const std::vector<msr::unit_count> threads = counts.units(instructions);
    REQUIRE(threads.size() == 4);
    CHECK(threads[3].scope == register_scope::thread);
    CHECK(threads[3].count == 7);
    CHECK_THROWS_AS(counts.units_at(3), std::out_of_range);
}

TEST_CASE("some processors, such as those of a socket, have a sum") {
    recorder tape = machine_for(mixed);
    msr::session session{tape, mixed, msr::on_cpus(cpus), placed};
    const auto counts = session.measure([&] { run(tape); });
    const auto second_socket = counts.sum({4, 5, 6, 7});
    CHECK(second_socket[instructions] == 5 + 6 + 7 + 8);
    CHECK(second_socket[l3_misses] == 300 + 400);
    CHECK(second_socket[fabric] == 2000);
    // CPU 4, which stands for the cache, is not in the sum; CPU 5 is.
    CHECK(counts.sum({5})[l3_misses] == 300);
    CHECK_THROWS_AS(counts.sum({8}), std::out_of_range);
}

TEST_CASE("the counter of a unit is not touched where another processor stands for the unit") {
    recorder tape = machine_for(mixed);
    {
        msr::session session{tape, mixed, msr::on_cpus(cpus), placed};
        static_cast<void>(session.measure([] {}));
    }
    for (const unsigned cpu : cpus) {
        CAPTURE(cpu);
        const std::uint32_t l3_select = 0xc0010230, fabric_select = 0xc0010240;
        // PERF_CTL0, the select register of the first core counter.
        CHECK(is_touched(tape, cpu, 0xc0010200));
        CHECK(is_touched(tape, cpu, l3_select) == (cpu % 2 == 0));
        CHECK(is_touched(tape, cpu, l3_select + 1) == (cpu % 2 == 0));
        CHECK(is_touched(tape, cpu, fabric_select) == (cpu % 4 == 0));
        CHECK(is_touched(tape, cpu, fabric_select + 1) == (cpu % 4 == 0));
    }
}

TEST_CASE("of the processors that are listed the lowest stands for a unit, in any order") {
    recorder tape = machine_for(mixed);
    msr::session session{tape, mixed, msr::on_cpus({7, 3, 6}), placed};
    const auto counts = session.measure([&] { run(tape); });
    CHECK(counts.cpus() == std::vector<unsigned>{7, 3, 6});
    CHECK(counts.representative_of(7, 1) == 6);
    CHECK(counts.counts_on(7)[l3_misses] == 400);
    CHECK(counts.sum()[l3_misses] == 600);
    CHECK(counts.sum()[instructions] == 8 + 4 + 7);
}

TEST_CASE("a row of text stands for a unit, and names who shares it") {
    recorder tape = machine_for(mixed);
    msr::session session{tape, mixed, msr::on_cpus({0, 1, 2}), placed};
    CHECK(to_string(session.measure([&] { run(tape); })) ==
          "CPU 0\nraw:event=0xc0 1\nl3_lookup_state:l3_miss 100 (l3 of CPUs 0, 1)\n"
          "raw:event=0x7:umask=0x38:data_fabric 1000 (node of CPUs 0, 1, 2)\n"
          "CPU 1\nraw:event=0xc0 2\n"
          "CPU 2\nraw:event=0xc0 3\nl3_lookup_state:l3_miss 200 (l3 of CPU 2)\n");
}

TEST_CASE("a plan of shared units alone is opened on who stands for them; made at run time, too") {
    recorder tape = machine_for(of_l3);
    const auto count = [&] {
        for (const unsigned cpu : cpus)
            add(tape, of_l3, cpu, 0, 10);
    };
    msr::session session{tape, msr::run_time_plan{of_l3.view(), {"misses"}},
                         msr::on_cpus({0, 1, 4, 5}), placed};
    const auto counts = session.measure(count);
    CHECK(counts.sum().at("misses") == 20);
    CHECK(counts.units_at("misses").size() == 2);
    CHECK_THROWS_AS(counts.units_at("hits"), std::out_of_range);
    CHECK(counts.counts_on(5).at("misses") == 10);
    CHECK(to_string(counts) ==
          "CPU 0\nmisses 10 (l3 of CPUs 0, 1)\nCPU 4\nmisses 10 (l3 of CPUs 4, 5)\n");
    CHECK_FALSE(is_touched(tape, 1, 0xc0010230));
    session.close();
    msr::session again{tape, of_l3, msr::on_cpus({5, 4}), placed};
    auto moved = std::move(again);
    CHECK(moved.measure(count).sum()[l3_misses] == 10);
}

TEST_CASE("where it is not known who shares a unit, several processors are refused") {
    recorder tape = machine_for(mixed);
    failure problem;
    const msr::session unknown{tape, of_l3, msr::on_cpus({0, 1}), problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(msr::message(problem).find("it is not known which of them share a unit") !=
          std::string::npos);
    CHECK(tape.log().empty());
    const msr::cpu_place half[] = {places[0], msr::unknown_place(1)};
    const msr::session of_half{
        tape, of_l3, msr::on_cpus({0, 1}), {.places = msr::all_of(half)}, problem};
    CHECK(problem.kind == error_code::cpu_list);
    const msr::session absent{tape, of_l3, msr::on_cpus({0, 9}), placed, problem};
    CHECK(problem.kind == error_code::cpu_list);
    CHECK(problem.cpu == 9);
    // CPU 3 alone stands for its L3 cache.
    const msr::session alone{tape, of_l3, msr::on_cpus({3}), problem};
    CHECK_FALSE(problem);
    constexpr auto &of_threads = msr::plan<amd::zen3, instructions>;
    // Instructions are counted in no unit that CPUs share, so that no place need be known.
    const msr::session threads{tape, of_threads, msr::on_cpus({0, 1}), problem};
    CHECK_FALSE(problem);
}

TEST_CASE("a choice of a cache is not counted on processors that have no such cache") {
    // CPUs 4 to 7 are as the low-power E cores of Arrow Lake H, without a third-level cache.
    std::vector<msr::cpu_place> hybrid = two_packages();
    for (unsigned cpu = 4; cpu < 8; ++cpu)
        hybrid[cpu].l3 = msr::absent_unit;
    const msr::session_options options{.places = {hybrid.data(), hybrid.size()}};
    recorder tape = machine_for(mixed);
    msr::session session{tape, mixed, msr::on_cpus(cpus), options};
    const auto counts = session.measure([&] { run(tape); });
    CHECK(counts.sum()[l3_misses] == 100 + 200);
    CHECK(counts.sum()[instructions] == 1 + 2 + 3 + 4 + 5 + 6 + 7 + 8);
    CHECK(counts.units(l3_misses).size() == 2);
    CHECK(counts.counts_on(1)[l3_misses] == 100);
    CHECK(counts.has_unit(3, 1));
    CHECK_FALSE(counts.has_unit(4, 1));
    CHECK(counts.count_on(4, 0) == 5);
    CHECK_THROWS_WITH_AS(static_cast<void>(counts.count_on(4, 1)),
                         "msr::counts_on_cpus::count_on: this CPU does not have the unit of the "
                         "choice, and so no count of it",
                         std::out_of_range);
    CHECK_THROWS_AS(static_cast<void>(counts.counts_on(4)), std::out_of_range);
    CHECK(counts.sum({4, 5})[instructions] == 5 + 6);
    const std::string text = to_string(counts);
    CHECK(text.find("CPU 4\nraw:event=0xc0 5\nraw:event=0x7") != std::string::npos);
    CHECK(to_csv(counts).find("l3_lookup_state:l3_miss,200,") != std::string::npos);
    CHECK(to_csv(counts).find("4,l3_lookup_state") == std::string::npos);
    CHECK_FALSE(is_touched(tape, 4, 0xc0010230));
    CHECK(is_touched(tape, 2, 0xc0010230));
    failure reason;
    for (const auto &selection : {msr::on_cpus({4}), msr::on_cpus({4, 5, 6})}) {
        const msr::session refused{tape, mixed, selection, options, reason};
        CHECK(reason.kind == error_code::cpu_list);
        CHECK(msr::message(reason).find("has no CPU with the unit that the plan counts") !=
              std::string::npos);
    }
}

TEST_CASE("a recorder counts what it is told of shared units, too") {
    recorder tape = machine_for(mixed);
    tape.set(1, instructions, 5);
    tape.set(0, l3_misses, 9);
    msr::session session{tape, mixed, msr::on_cpus({0, 1}), placed};
    const auto counts = session.measure([] {});
    CHECK(counts.counts_on(1)[instructions] == 5);
    CHECK(counts.counts_on(1)[l3_misses] == 9);
}

TEST_CASE("a thread has no count of a unit that others share: a plan made at run time is refused") {
    recorder tape = machine_for(mixed);
    const msr::run_time_plan program{mixed.view(), {"instructions", "misses", "fabric"}};
    failure problem;
    const msr::session of_thread{tape, program, msr::this_cpu(), problem};
    CHECK(problem.kind == error_code::illegal_plan);
    CHECK(
        msr::message(problem).find("a unit that several CPUs share counts for all of them, not for "
                                   "one thread") != std::string::npos);
    CHECK(tape.log().empty());
    // A session that watches a CPU may count the shared unit, unlike a session of a thread.
    const msr::session of_cpu{tape, program, msr::watch_cpu(2), problem};
    CHECK_FALSE(problem);
}

TEST_CASE("128 CPUs take the accesses of 128 single sessions, without those of shared units") {
    constexpr auto &six = msr::plan<amd::zen3, instructions, amd::raw<0xc1>, amd::raw<0xc2>,
                                    amd::raw<0xc3>, l3_misses, fabric>;
    constexpr auto &four =
        msr::plan<amd::zen3, instructions, amd::raw<0xc1>, amd::raw<0xc2>, amd::raw<0xc3>>;
    const auto accesses_of = [](auto &&open) {
        recorder tape;
        for (unsigned cpu = 0; cpu < 128; ++cpu)
            for (const msr::touched_register &touched_register : six.view().registers)
                tape.set(cpu, touched_register.address, 0);
        {
            auto session = open(tape);
            session.start();
            static_cast<void>(session.read());
            static_cast<void>(session.stop());
        }
        return tape.log().size();
    };
    std::vector<unsigned> list;
    std::vector<msr::cpu_place> position;
    for (unsigned cpu = 0; cpu < 128; ++cpu) {
        list.push_back(cpu);
        position.push_back({.cpu = cpu, .l3 = cpu / 16, .package = cpu / 64, .node = cpu / 64});
    }
    const std::size_t of_six = accesses_of([](recorder &tape) {
        return msr::session{tape, six, msr::watch_cpu(0)};
    });
    const std::size_t of_four = accesses_of([](recorder &tape) {
        return msr::session{tape, four, msr::watch_cpu(0)};
    });
    const std::size_t of_machine = accesses_of([&](recorder &tape) {
        return msr::session{
            tape, six, msr::on_cpus(list), {.places = {position.data(), position.size()}}};
    });
    REQUIRE(of_six > of_four);
    // 8 CPUs count for the L3 caches, and 2 of these count for the nodes, too.
    CHECK(of_machine <= 8 * of_six + 120 * of_four);
}

TEST_CASE("a failure on one processor undoes those that stand for units") {
    recorder tape = machine_for(mixed);
    // Another program uses the L3 counter of the second package.
    tape.set(4, 0xc0010230, std::uint64_t{1} << 22);
    failure problem;
    const msr::session session{tape, mixed, msr::on_cpus(cpus), placed, problem};
    CHECK(problem.kind == error_code::taken);
    CHECK(problem.cpu == 4);
    for (const unsigned cpu : {0u, 1u, 2u, 3u})
        CHECK(tape.value(cpu, 0xc0010200) == 0);
}

TEST_CASE("a choice that counts both threads of a core is read on one of them") {
    namespace pm = msr::perfmon;
    constexpr auto combined = pm::core_cycles.any_thread();
    constexpr auto own = pm::instructions_retired;
    constexpr auto &plan = msr::plan<pm::haswell, combined, own>;
    const msr::cpu_place threads[] = {{.cpu = 0}, {.cpu = 1}, {.cpu = 2, .core = 2}};
    recorder tape = machine_for(plan);
    msr::session session{tape,
                         plan,
                         msr::on_cpus({0, 1, 2}),
                         {.any_processor = true, .places = msr::all_of(threads)}};
    const auto counts = session.measure([&] {
        for (const unsigned cpu : {0u, 1u, 2u}) {
            add(tape, plan, cpu, 0, cpu == 2 ? 5 : 40);
            add(tape, plan, cpu, 1, 7);
        }
    });
    CHECK(counts.sum()[combined] == 45);
    CHECK(counts.sum()[own] == 21);
    CHECK(counts.counts_on(1)[combined] == 40);
    CHECK(counts.representative_of(1, 0) == 0);
}

TEST_CASE("a simulated machine knows that its processors share one third-level cache") {
    namespace sim = msr::sim;
    sim::machine<sim::amd_pmu> machine{amd::zen3, {.cpus = 2}};
    msr::session session{machine, mixed, msr::on_cpus({0, 1})};
    const auto counts = session.measure([] {});
    CHECK(counts.representative_of(1, 1) == 0);
    CHECK(counts.representative_of(1, 2) == 0);
    CHECK(counts.representative_of(1, 0) == 1);
}
