// RDPMC of simulated processors with architectural performance monitoring. Nothing was measured.
#include <msr/sim/counters/perfmon_rdpmc.hpp>

#include <msr/core/failure.hpp>
#include <msr/intel/perfmon/processors.hpp>
#include <msr/intel/perfmon/rdpmc.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/events/signal.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace perfmon_rdpmc_test {

namespace perfmon = msr::perfmon;
namespace sim = msr::sim;
using machine = sim::machine<sim::perfmon_pmu>;

constexpr std::uint32_t slots_index = 0x4000'0003, metrics_index = 0x2000'0000;
constexpr std::uint32_t capabilities = 0x345;

/// Returns the value that RDPMC reads; a number that no counter of these machines has where RDPMC
/// raises an exception.
std::uint64_t found(machine &machine, std::uint32_t index) {
    std::uint64_t value = 0;
    const msr::failure problem = machine.rdpmc(0, index, value);
    if (!problem) return value;
    CHECK(problem.kind == msr::error_code::refused);
    CHECK(problem.address == index);
    CHECK(value == 0);
    return ~std::uint64_t{0};
}
constexpr std::uint64_t exception = ~std::uint64_t{0};

} // namespace perfmon_rdpmc_test

} // namespace

using namespace perfmon_rdpmc_test;

TEST_CASE("RDPMC finds what RDMSR finds, by the numbers of general and fixed counters") {
    machine machine{perfmon::target_at(msr::core::sapphire_rapids)};
    REQUIRE(!machine.write(0, 0x4c1, 0x1234'5678'9abc));
    REQUIRE(!machine.write(0, 0x4c8, 17));
    REQUIRE(!machine.write(0, 0x309, 5));
    REQUIRE(!machine.write(0, 0x30c, 6000));
    REQUIRE(!machine.write(0, 0x329, 0x40'00'00'bf));
    CHECK(found(machine, 0) == 0x1234'5678'9abc);
    CHECK(found(machine, 7) == 17);
    CHECK(found(machine, 0x4000'0000) == 5);
    CHECK(found(machine, slots_index) == 6000);
    std::uint64_t value = 0;
    REQUIRE(!machine.read(0, 0x329, value));
    CHECK(value != 0);
    CHECK(found(machine, metrics_index) == value);
}

TEST_CASE("version 6 has its counters at other addresses, and RDPMC the same numbers") {
    machine machine{perfmon::target_at(msr::core::panther_lake_core)};
    REQUIRE(!machine.write(0, 0x1900 + 9 * 4, 99));
    CHECK(found(machine, 9) == 99);
    REQUIRE(!machine.write(0, 0x1980 + 3 * 4, 77));
    CHECK(found(machine, slots_index) == 77);
}

TEST_CASE("RDPMC of a counter that the processor lacks raises an exception") {
    machine haswell{perfmon::target_at(msr::core::haswell)};
    CHECK(found(haswell, 3) != exception);
    CHECK(found(haswell, 0x4000'0002) != exception);
    CHECK(found(haswell, slots_index) == exception);
    CHECK(found(haswell, metrics_index) == exception);
    CHECK(found(haswell, 10) == exception);
    CHECK(found(haswell, metrics_index + 1) == exception);
    CHECK(found(haswell, 0x4000'0007) == exception);
    CHECK(found(haswell, 0x8000'0000) == exception); // bit 31 asks for the Pentium 4's fast RDPMC
    std::uint64_t value = 3;
    CHECK(haswell.rdpmc(1, 0, value).kind == msr::error_code::cpu_offline);
    CHECK(value == 3);
}

TEST_CASE("without its bit in IA32_PERF_CAPABILITIES RDPMC has no metrics, and slots go on") {
    machine machine{perfmon::target_at(msr::core::ice_lake)};
    CHECK(found(machine, metrics_index) == 0);
    std::uint64_t value = 0;
    REQUIRE(!machine.read(0, capabilities, value));
    REQUIRE((value >> 15 & 1) == 1);
    // A hypervisor clears bit 15, which announces IA32_PERF_METRICS.
    machine.set_held(0, capabilities, value & ~(std::uint64_t{1} << 15));
    CHECK(found(machine, metrics_index) == exception);
    CHECK(found(machine, slots_index) == 0);
}
