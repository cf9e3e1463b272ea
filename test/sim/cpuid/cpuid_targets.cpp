// Tests CPUID of simulated processors: detection finds the processor that CPUID was made for, so
// that a plan for the processor fits it.
#include <msr/sim/cpuid/cpuid_targets.hpp>

#include <msr/amd/counters.hpp>
#include <msr/intel/p5.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/select/planner.hpp>
#include <msr/sim/pentium4.hpp>

#include <msr/intel/netburst/detect.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

namespace pm = msr::perfmon;
namespace amd = msr::amd;

template <typename Target>
auto cpuid_on(const Target &target) {
    return [target](std::uint32_t leaf, std::uint32_t subleaf) {
        return msr::sim::cpuid_of(target, leaf, subleaf);
    };
}

/// Returns whether a plan of one event for `target` fits the processor that is simulated for it.
template <typename EventPmu>
bool fits_itself(const typename EventPmu::target &target, const msr::select::request &request) {
    const auto result = msr::select::try_plan<EventPmu, 1>({&request, 1}, target);
    REQUIRE(result.legal());
    const auto cpuid = cpuid_on(target);
    return result.check_of_processor()(msr::cpuid_view{cpuid}, false).legal();
}

} // namespace

TEST_CASE("Intel's processors announce the counters, events and bits of their target") {
    for (const pm::target &target : pm::event_pmu::targets) {
        CAPTURE(pm::processors[target.processor].name);
        const pm::features features = pm::features_of(cpuid_on(target));
        CHECK(features.intel);
        CHECK(features.version == target.version);
        CHECK(features.general == target.general);
        CHECK(features.fixed == target.fixed);
        CHECK(features.width == target.width);
        CHECK(features.fixed_width == target.fixed_width);
        CHECK(features.events == target.events);
        const msr::core candidate = pm::core_of(target);
        const bool is_reported =
            candidate != msr::core::none &&
            msr::processor_row_of(candidate).kind != msr::core_kind::not_announced;
        if (is_reported) CHECK(pm::processor_of(features) == target.processor);
        CHECK(fits_itself<pm::event_pmu>(target, {.code = 0xc5}));
        CHECK(fits_itself<pm::event_pmu>(target, pm::instructions_retired.as_request()));
    }
}

// SDM volume 2, CPUID leaf 0Ah: EAX has the version, the counters, their width, and the length of
// the bit vector in EBX, in which a 1 is an event that does not exist; leaves 1Ah and 1.
// Signatures: SDM volume 4, table 2-1.
TEST_CASE("the leaves of some of Intel's processors, bit by bit") {
    const pm::target core2 = pm::target_at(msr::core::core2);
    CHECK(msr::sim::cpuid_of(core2, 0x0a, 0) ==
          msr::cpuid_registers{.eax = 0x0728'0202, .ebx = 0, .edx = 0x503});
    const pm::target yonah = pm::target_at(msr::core::yonah);
    CHECK((msr::sim::cpuid_of(yonah, 1, 0).eax >> 4) == 0x06e);
    CHECK((msr::sim::cpuid_of(pm::target_at(msr::core::haswell), 1, 0).eax >> 4) == 0x306c);
    pm::target fewer = core2;
    // Bits of the architectural events: core cycles (0) and last-level misses (4) are missing.
    fewer.events = 0x6e;
    CHECK(msr::sim::cpuid_of(fewer, 0x0a, 0).ebx == 0x11);
    const pm::target large = pm::target_at(msr::core::alder_lake);
    const pm::target little = pm::target_at(msr::core::alder_lake_atom);
    CHECK((msr::sim::cpuid_of(large, 0x1a, 0).eax >> 24) == 0x40);  // type of core: Intel Core
    CHECK((msr::sim::cpuid_of(little, 0x1a, 0).eax >> 24) == 0x20); // type of core: Intel Atom
    CHECK(msr::sim::cpuid_of(large, 7, 0).edx == 1u << 15);         // bit 15: hybrid
}

TEST_CASE("of a target of several processors the first answers") {
    const msr::p6::target target = (msr::p6::piii | msr::p6::ppro);
    CHECK(msr::sim::cpuid_of(target, 1, 0) == msr::sim::cpuid_of(msr::p6::ppro, 1, 0));
    CHECK((msr::sim::cpuid_of(msr::p6::ppro, 1, 0).eax >> 4) == 0x061);
    CHECK(msr::sim::cpuid_of(msr::p6::target{.processors = 0}, 1, 0) == msr::cpuid_registers{});
}

TEST_CASE("so do AMD's") {
    for (const amd::target &target : amd::event_pmu::targets) {
        const amd::detected detected = amd::detect(cpuid_on(target));
        CAPTURE(detected.name);
        REQUIRE(detected.has_counters);
        CHECK(detected.is.core_counters == target.core_counters);
        CHECK(detected.is.core_extension == target.core_extension);
        CHECK(detected.is.global_control == target.global_control);
        CHECK((detected.is.generations & ~target.generations) == 0);
        CHECK(fits_itself<amd::event_pmu>(target, {.code = 0xc0}));
    }
}

TEST_CASE("the first families are known by their signature") {
    for (const msr::p5::target &target : msr::p5::event_pmu::targets)
        CHECK(fits_itself<msr::p5::event_pmu>(target, {.code = 0x16}));
    for (const msr::p6::target &target : msr::p6::event_pmu::targets)
        CHECK(fits_itself<msr::p6::event_pmu>(target, {.code = 0xc0}));
}

TEST_CASE("a simulated Pentium 4 is of its model and has its logical processors") {
    namespace p4 = msr::netburst;
    for (const unsigned model : {0u, 1u, 2u, 3u, 4u, 6u})
        for (const auto threads : {p4::hyper_threading::off, p4::hyper_threading::on}) {
            CAPTURE(model);
            const msr::sim::pentium4 machine{model, threads};
            for (const unsigned cpu : {0u, 1u}) {
                const p4::processor processor =
                    p4::detect([&](std::uint32_t leaf, std::uint32_t sub) {
                        return machine.cpuid(cpu, leaf, sub);
                    });
                CHECK(processor.is_netburst());
                CHECK(processor.model == model);
                CHECK(processor.hyper_threading == (threads == p4::hyper_threading::on));
                CHECK(processor.thread == (processor.hyper_threading ? cpu : 0));
            }
        }
}
