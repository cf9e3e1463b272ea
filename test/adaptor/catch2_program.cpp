// A program of Catch2: benchmarks that count on a simulated Pentium 4, and checks of writes. Cases
// tagged [fails] fail; the script catch2 reads what this program reports.
#define CATCH_CONFIG_ENABLE_BENCHMARKING
#if __has_include(<catch2/catch.hpp>)
#define CATCH_CONFIG_MAIN // Catch2 version 3 has a library with a main function
#endif

#include <msr/adaptor/catch2.hpp>

#include <msr/backend/recorder.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/each_field.hpp>
#include <msr/meters.hpp>
#include <msr/metric.hpp>
#include <msr/processor/identity.hpp>
#include <msr/session/cpu_selection.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/metered.hpp>
#include <msr/sim/pentium4.hpp>

#include <cstdint>

namespace p4 = msr::netburst;
namespace perfmon = msr::perfmon;

namespace {

constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.user();
constexpr auto clocks = p4::global_power_events::running.user();
constexpr auto clocks_per_miss =
    msr::metric("clocks_per_miss", "clocks", msr::count_of(clocks) / msr::count_of(misses));
constexpr auto &plan = msr::plan<misses, clocks>;

constexpr auto instructions = perfmon::raw<0xc0, 0>.user();
constexpr auto &intel = msr::plan<perfmon::haswell, instructions>;

msr::sim::pentium4 device;
std::uint64_t line = 0;

void work() {
    for (int i = 0; i < 3; ++i)
        device.load(128 * line++);
    device.occur(msr::sim::occurrence_of(p4::global_power_events::running, 12));
}

} // namespace

TEST_CASE("a benchmark is counted") {
    auto counted = msr::count_benchmark<clocks_per_miss>("work", device, plan, msr::watch_cpu(0));
    BENCHMARK_ADVANCED("work")(Catch::Benchmark::Chronometer meter) {
        work(); // work before the measured lambda is not measured
        counted.measure(meter, [] { work(); });
    };
}

TEST_CASE("a benchmark is counted on all CPUs of a machine") {
    msr::sim::pentium4 machine;
    auto counted = msr::count_benchmark("all CPUs", machine, plan, msr::on_cpus({0}));
    BENCHMARK_ADVANCED("all CPUs")(Catch::Benchmark::Chronometer meter) {
        counted.measure(meter, [&] {
            for (int i = 0; i < 4; ++i)
                machine.load(128 * line++);
        });
    };
}

TEST_CASE("a benchmark has the energy and the clock of a run") {
    using namespace msr::meters; // energy_package, aperf and mperf are names of meters
    constexpr auto &meters = msr::plan<perfmon::skylake, energy_package, aperf, mperf>;
    constexpr msr::sim::power_model model{
        .core_active = 0, .core_halted = 0, .uncore = 250'000, .graphics = 0};
    msr::sim::metered<msr::sim::machine<msr::sim::perfmon_pmu>> skylake{msr::core::skylake, model,
                                                                        perfmon::skylake};
    auto counted = msr::count_benchmark("energy", skylake, meters, msr::watch_cpu(0),
                                        msr::session_options{.any_processor = true});
    BENCHMARK_ADVANCED("energy")(Catch::Benchmark::Chronometer meter) {
        // a clock of a simulated processor is a nanosecond: 250 W for a millisecond
        msr::sim::tally millisecond;
        millisecond[msr::sim::signal::reference_cycles] = 1'000'000;
        millisecond[msr::sim::signal::cycles] = 900'000;
        counted.measure(meter, [&] { skylake.count(0, millisecond); });
    };
}

TEST_CASE("a benchmark that cannot be counted", "[.][fails]") {
    auto counted = msr::count_benchmark("work", device, plan, msr::watch_cpu(9));
    BENCHMARK_ADVANCED("work")(Catch::Benchmark::Chronometer meter) {
        counted.measure(meter, [] { work(); });
    };
}

TEST_CASE("writes are as expected") {
    CHECK_WRITES(intel, {0x38f, 0}, {0x186, 0x4100c0}, {"ia32_pmc0", 0}, {0x38f, 1});
    msr::recorder tape;
    tape.expect({msr::expected_write(0, 0x10, 1)});
    static_cast<void>(tape.write(0, 0x10, 1));
    REQUIRE_AS_EXPECTED(tape);
    CHECK_RECORDED(tape, intel, {0x10, 1});
}

TEST_CASE("writes are not as expected", "[.][fails]") {
    CHECK_WRITES(intel, {0x38f, 0}, {0x186, 0x4100c1}, {"ia32_pmc0", 0}, {0x38f, 1});
    REQUIRE_WRITES(intel, {0x38f, 0});
    CHECK(false); // the failed REQUIRE ends the case
}
