// Tests which events AMD's counters can count on a target processor.
#include "../event_lists.hpp"

#include <msr/amd/counters/event_pmu.hpp>

#include <msr/amd/counters.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>

namespace {

namespace amd = msr::amd;
using amd::event_pmu;
using amd::flag_number;
using msr::select::request;

/// Returns the limits of a choice (an event with its qualifiers) that is a raw event of the core.
msr::select::limits of_core(const amd::target &target) {
    return event_pmu::limits_of({.code = 0xc0, .chosen = ~0u}, target);
}

bool has(std::uint32_t flags, flag_number number) {
    return (flags >> static_cast<unsigned>(number) & 1) != 0;
}

} // namespace

// CPUID Fn8000_0001 ECX[23]: six counters, at C001_0200; else four, at C001_0000.
TEST_CASE("there are four counters of the core, or six with the extension") {
    for (unsigned count = 0; count <= 8; ++count)
        for (const bool extended : {false, true}) {
            amd::target target = amd::zen4;
            target.core_counters = static_cast<std::uint8_t>(count);
            target.core_extension = extended;
            CHECK(event_pmu::knows(target) == (count >= 1 && count <= (extended ? 6 : 4)));
        }
}

TEST_CASE("a list exists of every named generation, and is its own") {
    for (const amd_tested_list &tested : amd_tested_lists) {
        const amd::target target = amd::target_of(tested.is.list->of);
        CHECK(event_pmu::list_exists(target));
        for (const amd_tested_list &other : amd_tested_lists)
            CHECK(event_pmu::has_list(*other.is.list, target) == (&other == &tested));
    }
    amd::target unknown = amd::zen5;
    unknown.generations = 0;
    CHECK_FALSE(event_pmu::list_exists(unknown));
    // Zen 1 and Zen 2 have one event list each, and family 17h none
    CHECK_FALSE(event_pmu::list_exists(amd::fam17h));
}

TEST_CASE("a raw event is of the unit that it names, and of the core where it names none") {
    const auto unit_with = [](flag_number number) {
        return event_pmu::unit_of(
            {.code = 0x04, .chosen = ~0u, .flags = 1u << static_cast<unsigned>(number)});
    };
    CHECK(event_pmu::unit_of({.code = 0x04, .chosen = ~0u}) == amd::unit::core);
    CHECK(unit_with(flag_number::host_only) == amd::unit::core);
    CHECK(unit_with(flag_number::northbridge) == amd::unit::northbridge);
    CHECK(unit_with(flag_number::data_fabric) == amd::unit::data_fabric);
    CHECK(unit_with(flag_number::l2i) == amd::unit::l2i);
    CHECK(unit_with(flag_number::l3) == amd::unit::l3);
}

// PERF_CTL: bits 41:40 (host and guest only) exist with virtualisation in family 0Fh's later
// steppings and are documented from family 10h on; bit 19 (pin control) is of K7 and K8.
TEST_CASE("qualifiers exist where their bits do") {
    for (const amd::target &target : {amd::fam10h, amd::fam15h, amd::zen1, amd::zen5}) {
        CHECK(has(of_core(target).flags, flag_number::guest_only));
        CHECK(has(of_core(target).flags, flag_number::host_only));
        CHECK_FALSE(has(of_core(target).flags, flag_number::pin_ctl));
    }
    for (const amd::target &target : {amd::k7, amd::k8}) {
        CHECK_FALSE(has(of_core(target).flags, flag_number::guest_only));
        CHECK_FALSE(has(of_core(target).flags, flag_number::host_only));
        CHECK(has(of_core(target).flags, flag_number::pin_ctl));
    }
    CHECK(has(of_core(amd::zen5).flags, flag_number::l3));
    CHECK_FALSE(has(of_core(amd::zen5).flags, flag_number::northbridge));
    CHECK_FALSE(has(of_core(amd::k8).flags, flag_number::l3));
}
