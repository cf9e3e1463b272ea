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

/// Returns the value that RDPMC reads; a number that no counter here has where it raises an
/// exception.
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
    machine on{perfmon::target_at(msr::core::sapphire_rapids)};
    REQUIRE(!on.write(0, 0x4c1, 0x1234'5678'9abc));
    REQUIRE(!on.write(0, 0x4c8, 17));
    REQUIRE(!on.write(0, 0x309, 5));
    REQUIRE(!on.write(0, 0x30c, 6000));
    REQUIRE(!on.write(0, 0x329, 0x40'00'00'bf));
    CHECK(found(on, 0) == 0x1234'5678'9abc);
    CHECK(found(on, 7) == 17);
    CHECK(found(on, 0x4000'0000) == 5);
    CHECK(found(on, slots_index) == 6000);
    std::uint64_t held = 0;
    REQUIRE(!on.read(0, 0x329, held));
    CHECK(held != 0);
    CHECK(found(on, metrics_index) == held);
}

TEST_CASE("version 6 has its counters at other addresses, and RDPMC the same numbers") {
    machine on{perfmon::target_at(msr::core::panther_lake_core)};
    REQUIRE(!on.write(0, 0x1900 + 9 * 4, 99));
    CHECK(found(on, 9) == 99);
    REQUIRE(!on.write(0, 0x1980 + 3 * 4, 77));
    CHECK(found(on, slots_index) == 77);
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
    CHECK(found(haswell, 0x8000'0000) == exception); // the Pentium 4's fast form
    std::uint64_t value = 3;
    CHECK(haswell.rdpmc(1, 0, value).kind == msr::error_code::cpu_offline);
    CHECK(value == 3);
}

TEST_CASE("without its bit in IA32_PERF_CAPABILITIES RDPMC has no metrics, and slots go on") {
    machine on{perfmon::target_at(msr::core::ice_lake)};
    CHECK(found(on, metrics_index) == 0);
    std::uint64_t held = 0;
    REQUIRE(!on.read(0, capabilities, held));
    REQUIRE((held >> 15 & 1) == 1);
    on.set_held(0, capabilities, held & ~(std::uint64_t{1} << 15)); // as a hypervisor has it
    CHECK(found(on, metrics_index) == exception);
    CHECK(found(on, slots_index) == 0);
}
