// A program of Google Benchmark that counts on simulated Pentium 4s, one for each thread. The
// script google_benchmark reads the program's report.
#include <msr/adaptor/google_benchmark.hpp>

#include "../backend/perf/software.hpp"

#include <msr/amd/counters.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/meters.hpp>
#include <msr/metric.hpp>
#include <msr/processor/identity.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/metered.hpp>
#include <msr/sim/pentium4.hpp>

#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>

namespace p4 = msr::netburst;

namespace {

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.user();
constexpr auto clocks = p4::global_power_events::running.user();
constexpr auto clocks_per_miss =
    msr::metric("clocks_per_miss", "clocks", msr::count_of(clocks) / msr::count_of(misses));
constexpr auto &plan = msr::plan<misses, clocks>;

msr::sim::pentium4 devices[2];

/// Makes cache misses and lets clocks pass; each access is to a new line, since the caches keep
/// lines.
void work(msr::sim::pentium4 &device, std::uint64_t lines, std::uint64_t of_clocks) {
    static std::uint64_t next[2];
    std::uint64_t &line = next[&device - devices];
    for (std::uint64_t i = 0; i < lines; ++i)
        device.load(128 * line++);
    device.occur(msr::sim::occurrence_of(p4::global_power_events::running, of_clocks));
}

void three_misses(benchmark::State &state) {
    work(devices[0], 1000, 1000);
    auto counted =
        msr::count_benchmark<clocks_per_miss>(state, devices[0], plan, msr::watch_cpu(0));
    work(devices[0], 50, 50); // misses and clocks before the loop are not counted
    for (auto _ : counted)
        work(devices[0], 3, 30);
    work(devices[0], 70, 70); // misses and clocks behind the loop are not counted
}
BENCHMARK(three_misses)->Iterations(100);

/// Thread 0 has 1 miss and 10 clocks by iteration, thread 1 has 3 and 10.
void threads(benchmark::State &state) {
    const auto number = static_cast<std::size_t>(state.thread_index());
    auto counted =
        msr::count_benchmark<clocks_per_miss>(state, devices[number], plan, msr::watch_cpu(0));
    for (auto _ : counted)
        work(devices[number], 1 + 2 * number, 10);
}
BENCHMARK(threads)->Iterations(100)->ThreadRange(1, 2);

/// A benchmark with the loop over `state` that existing benchmarks have.
void loop_of_the_state(benchmark::State &state) {
    auto counted = msr::count_benchmark(state, devices[0], plan, msr::watch_cpu(0));
    for (auto _ : state)
        work(devices[0], 2, 0);
    counted.finish();
    work(devices[0], 70, 70);
}
BENCHMARK(loop_of_the_state)->Iterations(10);

/// Counts each thread by perf, wherever the thread runs: the kernel's software events in place of
/// the plan's, the first of which are page faults.
software_perf perf_device;
constexpr auto &perf_plan =
    msr::plan<msr::perfmon::llc_misses.user(), msr::perfmon::instructions_retired.user()>;
void on_perf(benchmark::State &state) {
    touch_pages(100);
    auto counted = msr::count_benchmark(state, perf_device, perf_plan, msr::watch_cpu(0));
    for (auto _ : counted)
        touch_pages(20);
    touch_pages(100);
}
BENCHMARK(on_perf)->Iterations(100)->ThreadRange(1, 2);

void cannot_count(benchmark::State &state) {
    auto counted =
        msr::count_benchmark<clocks_per_miss>(state, devices[0], plan, msr::watch_cpu(7));
    for (auto _ : counted)
        work(devices[0], 1, 1);
}
BENCHMARK(cannot_count)->Iterations(10);

/// A benchmark of more threads than the one processor that the test leaves it.
void too_many_threads(benchmark::State &state) {
    auto counted = msr::count_benchmark(state, devices[0], plan);
    for (auto _ : counted)
        work(devices[0], 1, 1);
}
BENCHMARK(too_many_threads)->Iterations(10)->Threads(2);

/// A benchmark of two CPUs, which retire 5 and 2 instructions by iteration.
void both_cpus(benchmark::State &state) {
    constexpr auto &retired = msr::plan<msr::amd::zen3, msr::amd::retired_instructions>;
    static msr::sim::machine<msr::sim::amd_pmu> pair{msr::amd::zen3, {.cpus = 2}};
    const auto retire = [](unsigned cpu, std::uint64_t instructions) {
        msr::sim::tally work_of_cpu;
        work_of_cpu[msr::sim::signal::instructions] = instructions;
        pair.count(cpu, work_of_cpu);
    };
    auto counted = msr::count_benchmark(state, pair, retired, msr::on_machine());
    retire(0, 70); // instructions before the loop are not counted
    for (auto _ : counted) {
        retire(0, 5);
        retire(1, 2);
    }
}
BENCHMARK(both_cpus)->Iterations(10)->ThreadRange(1, 2);

/// A benchmark of a package that takes 250 W; an iteration takes a millisecond, as a clock of a
/// simulated processor is a nanosecond.
void energy(benchmark::State &state) {
    using namespace msr::meters; // energy_package, aperf and mperf are names of meters
    constexpr auto &meters = msr::plan<msr::amd::zen4, energy_package, aperf, mperf>;
    constexpr msr::sim::power_model model{
        .core_active = 0, .core_halted = 0, .uncore = 250'000, .graphics = 0};
    static msr::sim::metered<msr::sim::machine<msr::sim::amd_pmu>> zen{msr::core::zen4, model,
                                                                       msr::amd::zen4};
    auto counted = msr::count_benchmark(state, zen, meters, msr::watch_cpu(0),
                                        msr::session_options{.any_processor = true});
    // a core that runs for a millisecond at nine tenths of its base clock
    msr::sim::tally millisecond;
    millisecond[msr::sim::signal::reference_cycles] = 1'000'000;
    millisecond[msr::sim::signal::cycles] = 900'000;
    for (auto _ : counted)
        zen.count(0, millisecond);
}
BENCHMARK(energy)->Iterations(100)->ThreadRange(1, 2);

/// A benchmark in whose middle a register cannot be read.
void fails_later(benchmark::State &state) {
    msr::recorder device;
    auto counted = msr::count_benchmark(state, device, plan, msr::watch_cpu(0));
    device.refuse_register(plan.view().readouts[1].address);
    for (auto _ : counted)
        work(devices[0], 1, 1);
}
BENCHMARK(fails_later)->Iterations(10);

// Counts empty iterations; the test compares the instructions that counted and plain loops execute.
void empty_loop(benchmark::State &state) {
    for (auto _ : state)
        asm volatile("");
}
BENCHMARK(empty_loop)->Iterations(1000000);
void empty_counted_loop(benchmark::State &state) {
    auto counted = msr::count_benchmark(state, devices[0], plan, msr::watch_cpu(0));
    for (auto _ : counted)
        asm volatile("");
}
BENCHMARK(empty_loop)->Name("empty_loop_2m")->Iterations(2000000);
BENCHMARK(empty_counted_loop)->Iterations(1000000);
BENCHMARK(empty_counted_loop)->Name("empty_counted_loop_2m")->Iterations(2000000);

} // namespace

BENCHMARK_MAIN();
