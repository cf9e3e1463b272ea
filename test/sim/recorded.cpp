// A simulated processor with branch records: the part of the simulation that each register belongs
// to.
#include <msr/sim/recorded.hpp>

#include "machines.hpp"

#include <msr/amd/counters.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/processor/identity.hpp>
#include <msr/sim/counters/select_amd.hpp>
#include <msr/sim/counters/select_perfmon.hpp>
#include <msr/sim/machine.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <stdexcept>

namespace {

namespace perfmon = msr::perfmon;
namespace sim = msr::sim;
using machines::is_refused;
using machines::put;
using machines::value_at;
using msr::core;
using intel_processor = sim::recorded<sim::machine<sim::perfmon_pmu>>;

TEST_CASE("IA32_PERF_CAPABILITIES has the format of the records beside the machine's bits") {
    intel_processor skylake{core::skylake, perfmon::skylake};
    sim::machine<sim::perfmon_pmu> bare{perfmon::skylake};
    CHECK((value_at(bare, 0x345) & 0x3f) == 0x3f); // a machine without branch records
    CHECK(value_at(skylake, 0x345) == (value_at(bare, 0x345) & ~std::uint64_t{0x3f}) + 5);
    intel_processor alder{core::alder_lake, perfmon::alder_lake};
    CHECK((value_at(alder, 0x345) & 0x3f) == 0x3f); // Alder Lake has no legacy records
}

TEST_CASE("IA32_DEBUGCTL is the machine's, and starts legacy records") {
    intel_processor skylake{core::skylake, perfmon::skylake, sim::machine_shape{.cpus = 2}};
    CHECK(skylake.cpus() == 2);
    put(skylake, 0x1d9, 0x1001, 1);
    CHECK(value_at(skylake, 0x1d9, 1) == 0x1001);
    CHECK(skylake.records().is_recording(1));
    CHECK(!skylake.records().is_recording(0));
    CHECK(is_refused(skylake, 0x1d9, 1u << 16));
    put(skylake, 0x1d9, 0x1000, 1);
    CHECK(!skylake.records().is_recording(1));
    put(skylake, 0x186, 0x41003c); // a select register, which branch records do not use
    CHECK(value_at(skylake, 0x186) == 0x41003c);
    CHECK(value_at(skylake.machine(), 0x186) == 0x41003c);
    CHECK(is_refused(skylake, 0x9999, 0));
}

TEST_CASE("the processor's clocks and counts are the machine's") {
    intel_processor skylake{core::skylake, perfmon::skylake};
    put(skylake, 0x186, 0x4100c0); // counts instructions in user code
    put(skylake, 0x38f, 1);
    sim::tally executed;
    executed[sim::signal::instructions] = 12;
    skylake.count(0, executed);
    CHECK(value_at(skylake, 0xc1) == 12);
    skylake.pass(0, 100);
    CHECK(skylake.clock(0) == 100);
    CHECK(skylake.place_of(0).core == 0);
}

TEST_CASE("a processor without records, or of an unknown format, cannot be made") {
    using amd_processor = sim::recorded<sim::machine<sim::amd_pmu>>;
    CHECK_THROWS_AS((amd_processor{core::zen2, msr::amd::zen2}), std::invalid_argument);
    CHECK_THROWS_AS((intel_processor{core::core2, perfmon::core2}), std::invalid_argument);
}

} // namespace
