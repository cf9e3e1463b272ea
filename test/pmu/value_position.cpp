// Tests choices (events with qualifiers) that are values of C++, at each position of plans and
// schedules; no hardware is measured.
#include <msr/pmu/value_position.hpp>

#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4.hpp>
#include <msr/backend/recorder.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/perfmon.hpp>
#include <msr/pmu/schedule.hpp>
#include <msr/session.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <stdexcept>
#include <type_traits>

namespace pm = msr::perfmon;
namespace spr = msr::events::sapphire_rapids;

namespace {

constexpr auto misses = spr::l2_rqsts::miss.user();
constexpr auto clocks = pm::core_cycles.user();
constexpr const auto &plan =
    msr::plan<pm::sapphire_rapids, misses, clocks, spr::l2_rqsts::references>;
using counted_plan = std::remove_cvref_t<decltype(plan)>;
using counts_of_plan = msr::counts<counted_plan>;

constexpr counts_of_plan numbered() {
    counts_of_plan result;
    for (std::size_t i = 0; i < result.size(); ++i)
        result.data()[i] = 10 + i;
    return result;
}

/// A user's template that takes an event by value: an event with a name in the library, or an event
/// of a list.
template <typename Counts, typename Choice>
constexpr std::uint64_t count_in(const Counts &counts, Choice choice) {
    return counts[choice];
}

} // namespace

TEST_CASE("named and listed choices pass by value alike") {
    constexpr auto counts = numbered();
    CHECK(count_in(counts, misses) == 10);
    CHECK(count_in(counts, clocks) == 11);
    CHECK(count_in(counts, spr::l2_rqsts::references) == 12);
    static_assert(count_in(counts, misses) == 10);
    auto chosen = spr::l2_rqsts::miss.user();
    CHECK(counts[chosen] == 10);
    const auto by_lambda = [&counts](auto choice) { return counts[choice]; };
    CHECK(by_lambda(misses) == 10);
}

TEST_CASE("a constant of a list has its position from the compiler") {
    static_assert(msr::value_position<counted_plan>{misses}.position == 0);
    static_assert(msr::value_position<counted_plan>{spr::l2_rqsts::references}.position == 2);
    static_assert(numbered()[misses] == 10);
}

TEST_CASE("a variable that the plan does not count is an error with the rule's sentence") {
    const auto counts = numbered();
    CHECK_THROWS_WITH_AS(count_in(counts, spr::l2_rqsts::references.user()),
                         msr::choice_is_in_plan::text.sentence, std::out_of_range);
    CHECK_THROWS_WITH_AS(count_in(counts, spr::l2_rqsts::miss),
                         msr::choice_is_in_plan::text.sentence, std::out_of_range);
}

TEST_CASE("so is one that stands twice in a schedule, and one that is sampled") {
    constexpr const auto &schedule =
        msr::schedule<pm::sapphire_rapids, msr::together(misses, clocks),
                      msr::together(misses, spr::l2_rqsts::references)>;
    msr::recorder device;
    msr::multiplexer multiplexer{device, schedule, msr::watch_cpu(0)};
    const auto counted_twice = multiplexer.measure(1, [] {});
    const auto count_of = [&counted_twice](auto choice) { return counted_twice[choice].count(); };
    CHECK(count_of(clocks) == 0);
    CHECK_THROWS_WITH_AS(count_of(misses), msr::choice_stands_once_in_schedule::text.sentence,
                         std::out_of_range);
    constexpr auto sampled = spr::l2_rqsts::references.sample_every<1000>();
    using plan_type =
        std::remove_cvref_t<decltype(msr::plan<pm::sapphire_rapids, misses, sampled>)>;
    const msr::counts<plan_type> counts;
    CHECK_THROWS_WITH_AS(count_in(counts, sampled), msr::sampled_choice_has_no_count::text.sentence,
                         std::out_of_range);
}

TEST_CASE("multiplexed counts and schedules likewise, of either vendor") {
    namespace zen4 = msr::events::zen4;
    constexpr auto walks = zen4::ls_l1_d_tlb_miss::all_l2_miss.user();
    constexpr const auto &schedule = msr::schedule<msr::amd::zen4, zen4::ex_ret_instr, walks>;
    msr::recorder device;
    device.set(walks, 5);
    msr::multiplexer multiplexer{device, schedule, msr::watch_cpu(0)};
    const auto counts = multiplexer.measure(1, [] {});
    const auto count_of = [&counts](auto choice) { return counts[choice].count(); };
    CHECK(count_of(walks) == 5);
    CHECK(count_of(zen4::ex_ret_instr) == 0);
    CHECK_THROWS_WITH_AS(count_of(zen4::ex_ret_brn_misp), msr::choice_is_in_schedule::text.sentence,
                         std::out_of_range);
}
