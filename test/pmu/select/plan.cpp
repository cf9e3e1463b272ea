#include <msr/pmu/select/plan.hpp>

#include "toy.hpp"

#include <msr/session.hpp>
#include <msr/session/multiplexer/multiplexer.hpp>

#include <doctest/doctest.h>

#include <type_traits>

namespace {

namespace select = msr::select;
constexpr auto hits = toy::loads::hit.user();
constexpr auto misses = (toy::loads::miss | toy::loads::far).kernel();
constexpr auto any_hits = toy::loads::hit;
constexpr auto any_misses = toy::loads::miss;

} // namespace

TEST_CASE("a plan gives counters to choices") {
    constexpr auto plan = msr::plan<toy::large, toy::cycles, hits, misses, toy::divides>;
    static_assert(plan.size == 4);
    CHECK(plan.assignment_of(0).counter == 3);
    CHECK(plan.assignment_of(1).counter == 0);
    // `divides` needs counter 1, so `misses` gets its other counter
    CHECK(plan.assignment_of(2).counter == 2);
    CHECK(plan.assignment_of(3).counter == 1);
    CHECK(plan.position(misses) == 2);
    CHECK(plan.position(toy::cycles) == 0);
    CHECK(plan.view().readouts[2].address == 0x102);
    CHECK(plan.view().start[2].value == (0x10 | 0x12 << 8 | 1 << 22));
    // The select register's value has the event's own unit mask 0Fh.
    CHECK(plan.view().start[3].value == (0x14 | 0x0f << 8 | 1 << 22));
}

TEST_CASE("without a target a plan is for what every processor has") {
    CHECK(msr::plan<toy::cycles>.made_for == toy::event_pmu::target{3});
    CHECK(msr::plan<toy::raw<0x99, 0x12>>.view().start[0].value == (0x99 | 0x12 << 8 | 1 << 22));
}

TEST_CASE("a schedule has the fewest groups") {
    // Both events count on the generic counters of every processor, and the divider needs counter
    // 1.
    constexpr auto schedule = msr::schedule<any_hits, any_misses, toy::divides, toy::cycles>;
    static_assert(schedule.size == 4);
    static_assert(schedule.group_count == 2);
    CHECK(schedule.place_of(any_hits) == msr::place{0, 0});
    CHECK(schedule.place_of(any_misses) == msr::place{0, 1});
    CHECK(schedule.place_of(toy::divides) == msr::place{1, 0});
    CHECK(schedule.place_of(toy::cycles) == msr::place{0, 2});
    CHECK(schedule.view(1).readouts.size() == 1);
    static_assert(msr::countable_schedule<std::remove_const_t<decltype(schedule)>>);
}

TEST_CASE("what is to stay together lies in one group") {
    constexpr auto schedule = msr::schedule<toy::large, any_hits, any_misses, toy::requests,
                                            msr::together(toy::divides, toy::raw<0x33>)>;
    static_assert(schedule.group_count == 2);
    CHECK(schedule.place_of(toy::divides).group == schedule.place_of(toy::raw<0x33>).group);
    CHECK(schedule.group<1>().assignment_of(0).counter == 1);
}

TEST_CASE("a session takes a plan, and a multiplexer a schedule") {
    static_assert(msr::countable_plan<std::remove_cvref_t<decltype(msr::plan<toy::cycles>)>>);
    static_assert(
        msr::countable_schedule<std::remove_cvref_t<decltype(msr::schedule<toy::cycles>)>>);
    CHECK(msr::plan<toy::cycles.sample_every<100>()>.is_sampled(toy::cycles.sample_every<100>()));
    CHECK_FALSE(msr::plan<toy::cycles>.is_sampled(toy::cycles));
}

TEST_CASE("equal values share a register beside the counters, others take the next one") {
    constexpr auto plan =
        msr::plan<toy::large, toy::requests.response<7>(), toy::requests.response<9>(),
                  toy::requests.response<7>().user()>;
    CHECK(plan.assignment_of(0).places[0] == 0);
    CHECK(plan.assignment_of(1).places[0] == 1);
    CHECK(plan.assignment_of(2).places[0] == 0);
    CHECK(plan.view().set_up[1].address == 0x301);
    CHECK(plan.view().set_up[1].value == 9);
}
