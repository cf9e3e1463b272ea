// Tests printing multiplexed counts. Nothing here was measured.
#include <msr/session/multiplexer/multiplexed_text.hpp>

#include "../fake_schedule.hpp"

#include <msr/backend/recorder.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <sstream>
#include <string>

using namespace std::chrono_literals;
namespace p4 = msr::netburst;

TEST_CASE("estimates, counts and choices that never ran are printed differently") {
    msr::multiplexed_counts<fake::schedule_type> counts;
    counts.data()[0] = {150, {60ns, 60ns, 4, 4}};
    counts.data()[1] = {60, {60ns, 40ns, 4, 3}};
    counts.data()[2] = {0, {60ns, 0ns, 4, 0}};
    CHECK(to_string(counts) == "counter_a 150\n"
                               "counter_a 90 (estimate: 60 in 40 of 60 ns)\n"
                               "counter_b not counted\n");
}

TEST_CASE("what a multiplexer measures can be printed by a single call") {
    msr::recorder machine;
    constexpr auto misses = p4::bsq_cache_reference::rd_2ndl_miss.user();
    machine.set(misses, 5);
    msr::multiplexer multiplexer{machine, msr::schedule<misses>, msr::watch_cpu(0)};
    std::ostringstream out;
    out << multiplexer.measure(2, [] {});
    CHECK(out.str() == "bsq_cache_reference:rd_2ndl_miss:user 10\n");
}

TEST_CASE("so can choices of counters that select events, and those of lists") {
    namespace pm = msr::perfmon;
    constexpr auto misses = msr::events::sapphire_rapids::l2_rqsts::miss.user();
    constexpr const auto &schedule =
        msr::schedule<pm::sapphire_rapids, misses, msr::events::sapphire_rapids::topdown::slots_>;
    msr::recorder machine;
    machine.set(misses, 5);
    msr::multiplexer multiplexer{machine, schedule, msr::watch_cpu(0)};
    CHECK(to_string(multiplexer.measure(1, [] {})) == "l2_rqsts.miss:user 5\ntopdown.slots 0\n");
}
