// Tests schedules of portable events for the processor whose CPUID answers; no hardware is
// measured.
#include <msr/portable/schedule_here.hpp>

#include <msr/amd/counters.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/portable/choice.hpp>
#include <msr/portable/metric.hpp>
#include <msr/processor/cpuid.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>
#include <msr/sim/cpuid/cpuid_targets.hpp>
#include <msr/sim/pentium4.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace {

/// CPUID of a simulated processor.
template <typename Target>
struct scheduled_cpuid {
    Target target;

    msr::cpuid_registers operator()(std::uint32_t leaf, std::uint32_t subleaf) const {
        return msr::sim::cpuid_of(target, leaf, subleaf);
    }
};

template <typename Target, typename... Part>
msr::run_time_schedule scheduled_for(const Target &target, Part... parts) {
    const scheduled_cpuid<Target> cpuid{target};
    return msr::schedule_by_cpuid(msr::cpuid_view{cpuid}, parts...);
}

std::string sentence_of(const msr::run_time_schedule &schedule) {
    const msr::verdict verdict = schedule.why();
    return verdict.legal() ? "" : std::string{verdict.broken->sentence};
}

} // namespace

TEST_CASE("a processor with two counters gives five choices three turns") {
    const msr::run_time_schedule schedule =
        scheduled_for(msr::p6::piii, msr::cycles, msr::instructions.user(), msr::branches,
                      msr::branch_misses, msr::l2_misses);
    REQUIRE(schedule.legal());
    CHECK(schedule.size() == 5);
    CHECK(schedule.group_count() == 3);
    CHECK(schedule.text(1) == "instructions:user");
    for (std::size_t i = 0; i < schedule.size(); ++i)
        CHECK(schedule.group(schedule.place_of(i).group).text(schedule.place_of(i).position) ==
              schedule.text(i));
}

TEST_CASE("the groups are those that the compiler makes of the same choices") {
    constexpr const auto &compiled =
        msr::schedule<msr::amd::zen4, msr::cycles, msr::instructions, msr::branches,
                      msr::branch_misses, msr::l1d_misses, msr::l2_misses, msr::dtlb_walks>;
    const msr::run_time_schedule schedule =
        scheduled_for(msr::amd::zen4, msr::cycles, msr::instructions, msr::branches,
                      msr::branch_misses, msr::l1d_misses, msr::l2_misses, msr::dtlb_walks);
    REQUIRE(schedule.legal());
    REQUIRE(schedule.group_count() == compiled.group_count);
    for (std::size_t group = 0; group < schedule.group_count(); ++group) {
        const auto writes = schedule.view(group).set_up, rest = compiled.view(group).set_up;
        REQUIRE(writes.size() == rest.size());
        for (std::size_t i = 0; i < writes.size(); ++i) {
            CHECK(writes[i].address == rest[i].address);
            CHECK(writes[i].value == rest[i].value);
        }
    }
}

TEST_CASE("a metric and `together` stay in one group, each choice stands once") {
    const msr::run_time_schedule schedule =
        scheduled_for(msr::p6::piii, msr::cycles, msr::branch_miss_ratio,
                      msr::together(msr::instructions, msr::l2_misses), msr::branches);
    REQUIRE(schedule.legal());
    REQUIRE(schedule.size() == 5);
    const auto group_of = [&](std::string_view text) {
        return schedule.place_of(schedule.position(text)).group;
    };
    CHECK(group_of("branch_misses") == group_of("branches"));
    CHECK(group_of("instructions") == group_of("l2_misses"));
    CHECK(schedule.group_count() == 3);
}

TEST_CASE("what a processor lacks, and what has no room together, is a sentence") {
    CHECK(sentence_of(scheduled_for(msr::p6::piii, msr::cycles, msr::dtlb_walks)) ==
          "this processor has no event that counts this portable choice");
    // Two metrics have three events, one of which they share: the three must be in one group, and
    // two counters have no room for them.
    CHECK(sentence_of(scheduled_for(msr::p6::piii, msr::ipc, msr::l2_miss_rate)) ==
          "these choices are to be counted together, but have no room in one group");
    const auto empty = [](std::uint32_t, std::uint32_t) { return msr::cpuid_registers{}; };
    const msr::run_time_schedule unknown =
        msr::schedule_by_cpuid(msr::cpuid_view{empty}, msr::cycles);
    CHECK(sentence_of(unknown) == "the counters of this processor are not known");
}

TEST_CASE("a metric of multiplexed counts is the ratio of its estimates") {
    using std::chrono::nanoseconds;
    const msr::run_time_schedule schedule =
        scheduled_for(msr::p6::piii, msr::ipc, msr::branch_miss_ratio);
    REQUIRE(schedule.legal());
    msr::multiplexed_counts<msr::run_time_schedule> counts{schedule};
    // 30 instructions, counted in 20 of 60 ns.
    counts.data()[0] = {30, {nanoseconds{60}, nanoseconds{20}, 3, 1}};
    // 20 cycles, counted in 20 of 60 ns.
    counts.data()[1] = {20, {nanoseconds{60}, nanoseconds{20}, 3, 1}};
    CHECK(msr::ipc(counts) == doctest::Approx(1.5));
    CHECK(counts[msr::instructions].estimate()->value() == doctest::Approx(90));
    CHECK(std::isnan(msr::branch_miss_ratio(counts))); // the group of the branch misses has not run
}

TEST_CASE("a multiplexer counts it on the processor that it was made for") {
    msr::sim::pentium4 machine;
    const auto cpuid = [&](std::uint32_t leaf, std::uint32_t subleaf) {
        return machine.cpuid(0, leaf, subleaf);
    };
    const msr::run_time_schedule schedule = msr::schedule_by_cpuid(
        msr::cpuid_view{cpuid}, msr::instructions, msr::cycles, msr::l2_misses);
    REQUIRE(sentence_of(schedule).empty());
    msr::multiplexer multiplexer{machine, schedule, msr::watch_cpu(0)};
    std::uint64_t address = 0;
    const auto counts = multiplexer.measure(schedule.group_count(), [&] {
        for (const std::uint64_t end = address + (1 << 16); address < end; address += 64)
            machine.load(address);
    });
    // Each turn loads 64 KiB of new lines; a line has at most 128 bytes, so at least 512 lines
    // miss.
    CHECK(counts[msr::l2_misses].count() >= 512);
    CHECK(counts[msr::l2_misses].count() <= 1024);
}
