#include <msr/amd/counters.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/meters.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>
#include <msr/sim/metered.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace amd = msr::amd;
namespace meters = msr::meters;
namespace perfmon = msr::perfmon;
namespace sim = msr::sim;

using intel_processor = sim::metered<sim::machine<sim::perfmon_pmu>>;
using amd_processor = sim::metered<sim::machine<sim::amd_pmu>>;

constexpr std::uint64_t second = 1'000'000'000; // clocks of the simulated processor in a second

/// A power model in which the package draws 300 W under any load.
constexpr sim::power_model takes_300_watts{
    .core_active = 0, .core_halted = 0, .uncore = 300'000, .graphics = 0};

TEST_CASE("60 s at 300 W are 18 kJ, to 0.1 %, on Intel's and AMD's") {
    {
        intel_processor skylake{msr::core::skylake, takes_300_watts, perfmon::skylake};
        msr::session watch{skylake, msr::plan<perfmon::skylake, meters::energy_package>,
                           msr::watch_cpu(0)};
        const auto counts = watch.measure([&] { skylake.pass(0, 60 * second); });
        const meters::joules energy = meters::energy_package.value(counts[meters::energy_package]);
        CHECK(energy.value > 18'000 * 0.999);
        CHECK(energy.value < 18'000 * 1.001);
        const meters::watts power = energy / meters::seconds{60};
        CHECK(power.value == doctest::Approx(300).epsilon(0.001));
    }
    {
        amd_processor zen{msr::core::zen4, takes_300_watts, amd::zen4};
        msr::session watch{zen, msr::plan<amd::zen4, meters::energy_package>, msr::watch_cpu(0)};
        const auto counts = watch.measure([&] { zen.pass(0, 60 * second); });
        CHECK(meters::energy_package.value(counts[meters::energy_package]).value ==
              doctest::Approx(18'000).epsilon(0.001));
    }
}

TEST_CASE("a register of 32 bits that wraps once, and many times with reads between") {
    intel_processor sandy{msr::core::sandy_bridge, takes_300_watts, perfmon::sandy_bridge};
    sandy.registers().set_units_before_wrap(1000);
    msr::session watch{sandy, msr::plan<perfmon::sandy_bridge, meters::energy_package>,
                       msr::watch_cpu(0)};
    const auto counts = watch.measure([&] { sandy.pass(0, 10 * second); });
    CHECK(counts[meters::energy_package] ==
          doctest::Approx(3000e9).epsilon(0.001)); // 300 W for 10 s, in nanojoules

    // The 32-bit counter wraps after 2^32 units of 1/65536 J: 65,536 J, or 218.4 s at 300 W. An
    // hour has 16 wraps.
    watch.start();
    for (int i = 0; i < 90; ++i) {
        sandy.pass(0, 40 * second);
        static_cast<void>(watch.read());
    }
    CHECK(watch.stop()[meters::energy_package] ==
          doctest::Approx(300.0 * 3600 * 1e9).epsilon(0.001));
}

TEST_CASE("too long a time between two reads is an error") {
    intel_processor sandy{msr::core::sandy_bridge, takes_300_watts, perfmon::sandy_bridge};
    msr::session watch{sandy, msr::plan<perfmon::sandy_bridge, meters::energy_package>,
                       msr::watch_cpu(0)};
    watch.start();
    // At 1,000 W, the table's greatest power, 65,536 J take 65.5 s: 52,428,799,987 clocks of the
    // slowest time-stamp counter.
    sandy.pass(0, 53 * second);
    msr::failure problem;
    CHECK(watch.stop(problem)[meters::energy_package] == 0);
    CHECK(problem.kind == msr::error_code::overflowed);
    CHECK(problem.value > 52'428'000'000);
    CHECK(problem.value < 52'429'000'000);
    watch.start();
    sandy.pass(0, second);
    CHECK(watch.stop()[meters::energy_package] == doctest::Approx(300e9).epsilon(0.001));
}

TEST_CASE("a meter that stands still is an error, not 0") {
    intel_processor still{msr::core::skylake,
                          {.core_active = 0, .core_halted = 0, .uncore = 0, .graphics = 0},
                          perfmon::skylake};
    msr::session watch{still, msr::plan<perfmon::skylake, meters::energy_package>,
                       msr::watch_cpu(0)};
    watch.start();
    still.pass(0, second); // the time is too short for a wrap, so no wrap is reported
    CHECK(watch.read()[meters::energy_package] == 0);
    still.pass(0, 5 * second);
    msr::failure problem;
    static_cast<void>(watch.stop(problem));
    CHECK(problem.kind == msr::error_code::no_reading);
    const std::string sentence = msr::message(problem);
    CHECK(sentence.find("energy_package") != sentence.npos);
    CHECK(sentence.find("stood still") != sentence.npos);
}

TEST_CASE("units: 61 uJ, 15.3 uJ, memory of servers, the machine of Sapphire Rapids") {
    // Each call converts 1,000 units of energy.
    CHECK(meters::energy_by_unit(1000, 0xa0e03) == 61'035'156); // 1000 / 2^14 J
    CHECK(meters::energy_by_unit(1000, 0xa1003) == 15'258'789); // 1000 / 2^16 J
    CHECK(meters::energy_of_server_memory(1000, 0xa0e03) == 15'258'789);
    CHECK(meters::energy_in_joules(1000, 0xa0e03) == 1'000'000'000'000);
    CHECK(meters::energy_by_large_unit(1000, 0x505) == 32'000'000); // 1000 * 2^5 uJ
    CHECK(meters::row_on(meters::meter_number::energy_dram, meters::core_set{msr::core::haswell_ep})
              ->conversion.value(1000, 0xa0e03) == 15'258'789);
    CHECK(meters::row_on(meters::meter_number::energy_platform,
                         meters::core_set{msr::core::sapphire_rapids})
              ->conversion.value(1000, 0xa0e03) == 1'000'000'000'000);
}

TEST_CASE("counters and meters in one session, and the package once for all CPUs") {
    constexpr sim::power_model model{
        .core_active = 4000, .core_halted = 1000, .uncore = 8000, .graphics = 0};
    amd_processor zen{msr::core::zen4, model, amd::zen4, sim::machine_shape{.cpus = 4}};
    msr::session machine{zen,
                         msr::plan<amd::zen4, amd::retired_instructions, meters::energy_package,
                                   meters::energy_core>,
                         msr::on_machine()};
    const auto counts = machine.measure([&] {
        sim::tally work;
        work[sim::signal::instructions] = 500;
        work[sim::signal::reference_cycles] = 10 * second;
        for (unsigned cpu = 0; cpu < 2; ++cpu)
            zen.count(cpu, work);
        for (unsigned cpu = 2; cpu < 4; ++cpu)
            zen.pass(cpu, 10 * second);
    });
    const auto sum = counts.sum();
    CHECK(sum[amd::retired_instructions] == 1000);
    // In 10 s the package's cores draw 2 * 4 W and 2 * 1 W, and the rest of the package 8 W.
    CHECK(sum[meters::energy_package] == doctest::Approx(180e9).epsilon(0.001));
    CHECK(sum[meters::energy_core] == doctest::Approx(100e9).epsilon(0.001));
}

TEST_CASE("IRPERF counts retired instructions while HWCR lets it") {
    constexpr std::uint32_t irperf = 0xc000'00e9;
    sim::meter_registers registers{msr::core::zen2, 1};
    sim::tally counted;
    counted[sim::signal::instructions] = 7;
    const auto value = [&] {
        std::uint64_t content = 1;
        CHECK_FALSE(registers.read(0, irperf, content));
        return content;
    };
    registers.count(0, counted);
    CHECK(value() == 0);
    registers.enable_irperf(0, true);
    registers.count(0, counted);
    CHECK(value() == 7);
    registers.enable_irperf(0, false);
    registers.count(0, counted);
    CHECK(value() == 7);
    std::uint64_t content = 0;
    CHECK(sim::meter_registers{msr::core::haswell, 1}.read(0, irperf, content));
}

TEST_CASE("a processor that has no such meter, or has it in another unit, is refused") {
    // The unit of memory energy is that of all energies on a Skylake client, and 2^-16 J on a
    // Skylake server.
    intel_processor server{msr::core::skylake_sp, {}, perfmon::skylake_sp};
    msr::failure problem;
    const msr::session watch{server, msr::plan<perfmon::skylake, meters::energy_dram>,
                             msr::watch_cpu(0), problem};
    CHECK(problem.kind == msr::error_code::unfit_plan);
}

} // namespace
