// Tests portable events (one name on all processors) in the schedules of each PMU.
#include <msr/pmu/schedule.hpp>

#include <msr/amd/counters.hpp>
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>
#include <msr/intel/p6.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/portable/choice.hpp>
#include <msr/session/multiplexer/multiplexed_count.hpp>

#include <doctest/doctest.h>

#include <chrono>
#include <cstddef>
#include <stdexcept>
#include <type_traits>

namespace {

namespace pm = msr::perfmon;
using msr::together;
using msr::detail::mistake_of_schedule;

template <auto... Argument>
constexpr bool is_legal = mistake_of_schedule<Argument...>::is_legal;

/// True if two schedules have equal groups, with equal writes.
template <typename Schedule, typename Other>
constexpr bool are_alike(const Schedule &schedule, const Other &other) {
    if (schedule.group_count != other.group_count || schedule.size != other.size) return false;
    for (std::size_t i = 0; i < Schedule::size; ++i)
        if (schedule.place_of(i) != other.place_of(i)) return false;
    for (std::size_t group = 0; group < Schedule::group_count; ++group) {
        const auto writes = schedule.view(group).set_up, rest = other.view(group).set_up;
        if (writes.size() != rest.size()) return false;
        for (std::size_t i = 0; i < writes.size(); ++i)
            if (writes[i].address != rest[i].address || writes[i].value != rest[i].value)
                return false;
    }
    return true;
}

} // namespace

TEST_CASE("a schedule of portable choices is one of the processor's own events") {
    static_assert(are_alike(
        msr::schedule<msr::p6::piii, msr::cycles, msr::instructions.user(), msr::l2_misses>,
        msr::schedule<msr::p6::piii, msr::p6::cpu_clk_unhalted, msr::p6::inst_retired.user(),
                      msr::p6::l2_lines_in>));
    static_assert(are_alike(
        msr::schedule<msr::amd::zen4, msr::branch_misses.kernel(), msr::instructions>,
        msr::schedule<msr::amd::zen4, msr::amd::retired_mispredicted_branch_instructions.kernel(),
                      msr::amd::retired_instructions>));
    static_assert(are_alike(
        msr::schedule<pm::skylake, msr::instructions.user(), msr::l2_misses>,
        msr::schedule<pm::skylake, pm::instructions_retired.user(), pm::raw<0x24, 0x3f>>));
    static_assert(are_alike(msr::schedule<msr::netburst::target{}, msr::cycles.user()>,
                            msr::schedule<msr::netburst::target{},
                                          msr::netburst::global_power_events::running.user()>));
}

TEST_CASE("portable choices have turns: a Pentium III has two counters") {
    constexpr const auto &schedule =
        msr::schedule<msr::p6::piii, msr::cycles, msr::instructions, msr::branches,
                      msr::branch_misses, msr::l2_misses>;
    static_assert(schedule.size == 5);
    static_assert(schedule.group_count == 3);
}

TEST_CASE("portable choices stand together, also with the processor's own events") {
    constexpr const auto &schedule =
        msr::schedule<msr::p6::piii, together(msr::branch_misses, msr::branches),
                      together(msr::instructions, msr::p6::cpu_clk_unhalted)>;
    static_assert(schedule.group_count == 2);
    static_assert(schedule.place_of(0).group == schedule.place_of(1).group);
    static_assert(schedule.place_of(2).group == schedule.place_of(3).group);
    static_assert(schedule.place_of(0).group != schedule.place_of(2).group);
}

TEST_CASE("a target takes the portable choices that it defines, alone and together") {
    static_assert(is_legal<msr::p6::piii, msr::cycles, msr::l2_misses>);
    static_assert(!is_legal<msr::p6::piii, msr::cycles, msr::dtlb_walks>);
    static_assert(is_legal<msr::p6::piii, together(msr::cycles, msr::l2_misses)>);
    static_assert(!is_legal<msr::p6::piii, together(msr::cycles, msr::dtlb_walks)>);
    static_assert(!is_legal<msr::p6::piii, together(msr::p6::cpu_clk_unhalted, msr::dtlb_walks)>);
    using lacking = mistake_of_schedule<msr::p6::piii, together(msr::cycles, msr::dtlb_walks)>;
    static_assert(
        std::is_same_v<lacking,
                       typename msr::detail::mistake_of_plan<msr::p6::piii, msr::dtlb_walks>>);
    // Without a target, and without an event of a PMU, the schedule's processor is unknown.
    static_assert(!is_legal<msr::cycles>);
    static_assert(!is_legal<together(msr::cycles, msr::instructions)>);
    static_assert(is_legal<msr::cycles, pm::instructions_retired>);
    static_assert(!is_legal<msr::p6::piii, msr::cycles, msr::cycles>);
}

TEST_CASE("multiplexed counts are found by portable choices") {
    constexpr const auto &schedule =
        msr::schedule<msr::p6::piii, msr::cycles, msr::instructions.user(), msr::l2_misses>;
    using std::chrono::nanoseconds;
    msr::multiplexed_counts<std::remove_cvref_t<decltype(schedule)>> counts;
    for (std::size_t i = 0; i < schedule.size; ++i)
        counts.data()[i] = {i + 5, {nanoseconds{30}, nanoseconds{10}, 3, 1}};
    CHECK(counts[msr::cycles].count() == 5);
    CHECK(counts[msr::instructions.user()].count() == 6);
    CHECK(counts[msr::l2_misses].count() == 7);
    msr::portable_choice variable = msr::l2_misses;
    CHECK(counts[variable].count() == 7);
    variable = msr::branches;
    CHECK_THROWS_AS(static_cast<void>(counts[variable]), std::out_of_range);
}
