#include <msr/amd/counters.hpp>
#include <msr/core/failure.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/meters.hpp>
#include <msr/session.hpp>
#include <msr/session/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <map>
#include <string>

namespace {

namespace amd = msr::amd;
namespace meters = msr::meters;
namespace perfmon = msr::perfmon;

/// A machine with registers that a test sets, and with a clock that a test sets.
struct few_registers {
    std::map<std::uint32_t, std::uint64_t> values;
    std::uint64_t clocks{};

    msr::failure read(unsigned cpu, std::uint32_t address, std::uint64_t &value) noexcept {
        const auto place = values.find(address);
        if (place == values.end())
            return {.kind = msr::error_code::refused, .cpu = cpu, .address = address};
        value = place->second;
        return {};
    }
    msr::failure write(unsigned cpu, std::uint32_t address, std::uint64_t) noexcept {
        return {.kind = msr::error_code::refused, .is_write = true, .cpu = cpu, .address = address};
    }
    std::uint64_t clock(unsigned) const noexcept { return clocks; }
    unsigned cpus() const noexcept { return 2; }
    msr::cpu_place place_of(unsigned cpu) const noexcept { return {.cpu = cpu, .core = cpu}; }
};

constexpr msr::session_options any_processor{.any_processor = true};

TEST_CASE("a temperature is that of the last read, below the target") {
    // The target temperature of 100 degrees less the 40 of the reading: 60 degrees, 333.15 K.
    few_registers device{.values = {{0x1a2, 0x64'0000}, {0x19c, 0x8000'0000 | 40 << 16}}};
    msr::session watch{device, msr::plan<perfmon::skylake, meters::temperature_core>,
                       msr::watch_cpu(0), any_processor};
    watch.start();
    const auto counts = watch.read();
    CHECK(counts[meters::temperature_core] == 333'150);
    CHECK(meters::celsius{meters::temperature_core.value(counts[meters::temperature_core])}.value ==
          doctest::Approx(60));
    device.values[0x19c] = 0x8000'0000 | 30 << 16;
    CHECK(watch.stop()[meters::temperature_core] == 343'150);
}

TEST_CASE("a register that holds no value is an error") {
    few_registers device{.values = {{0x1a2, 0x64'0000}, {0x19c, 40 << 16}}};
    msr::session watch{device, msr::plan<perfmon::skylake, meters::temperature_core>,
                       msr::watch_cpu(0), any_processor};
    msr::failure problem;
    watch.start(problem);
    CHECK(problem.kind == msr::error_code::no_reading);
    CHECK(std::string{problem.name} == "temperature_core");

    // IA32_PERF_STATUS of servers has a core voltage of 0.
    device.values[0x198] = 0;
    msr::session volts{device, msr::plan<perfmon::skylake, meters::voltage_core>, msr::watch_cpu(0),
                       any_processor};
    volts.start(problem);
    CHECK(problem.kind == msr::error_code::no_reading);
    device.values[0x198] = std::uint64_t{0x2000} << 32; // 8192 / 2^13 V
    volts.close();
    msr::session later{device, msr::plan<perfmon::skylake, meters::voltage_core>, msr::watch_cpu(0),
                       any_processor};
    later.start();
    CHECK(later.stop()[meters::voltage_core] == 1'000'000);
}

TEST_CASE("a register of units that says nothing is an error") {
    few_registers device{.values = {{0x606, 0}, {0x611, 5}}};
    msr::session watch{device, msr::plan<perfmon::skylake, meters::energy_package>,
                       msr::watch_cpu(0), any_processor};
    msr::failure problem;
    watch.start(problem);
    CHECK(problem.kind == msr::error_code::no_reading);
    CHECK(problem.address == 0x606);

    // HWCR has not the bit that enables IRPERF.
    few_registers zen{.values = {{0xc001'0015, 0x100'0011}, {0xc000'00e9, 7}}};
    msr::session instructions{zen, msr::plan<amd::zen4, meters::irperf>, msr::watch_cpu(0),
                              any_processor};
    instructions.start(problem);
    CHECK(problem.kind == msr::error_code::no_reading);
    CHECK(std::string{problem.name} == "hwcr");
}

TEST_CASE("bits above a register's count do not count") {
    few_registers device{.values = {{0x34, 0xdead'0000'0000'0003}}};
    msr::session watch{device, msr::plan<perfmon::skylake, meters::smi_count>, msr::watch_cpu(0),
                       any_processor};
    watch.start();
    device.values[0x34] = 0xbeef'0000'0000'0008;
    CHECK(watch.stop()[meters::smi_count] == 5);
}

TEST_CASE("a value of the moment has no sum and no difference") {
    few_registers device{.values = {{0xce, 24 << 8}}};
    msr::failure problem;
    const msr::session pair{device, msr::plan<perfmon::skylake, meters::base_ratio>,
                            msr::on_cpus({0, 1}), any_processor, problem};
    CHECK(problem.kind == msr::error_code::cpu_list);
    msr::session watch{device, msr::plan<perfmon::skylake, meters::base_ratio>, msr::watch_cpu(0),
                       any_processor};
    watch.start();
    auto counts = watch.read();
    CHECK(counts[meters::base_ratio] == 24);
    CHECK_THROWS_AS(counts -= counts, std::out_of_range);
}

TEST_CASE("Knights Landing counts in units of 1024 clocks") {
    few_registers device{.values = {{0xe7, 10}}};
    msr::session watch{device, msr::plan<perfmon::knights_landing, meters::mperf>,
                       msr::watch_cpu(0), any_processor};
    watch.start();
    device.values[0xe7] = 13;
    CHECK(watch.stop()[meters::mperf] == 3072);
}

} // namespace
