#include <msr/intel/netburst/schedule.hpp>

#include "brute_force.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/metrics.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <type_traits>
#include <utility>
#include <vector>

namespace {

namespace p4 = msr::netburst;
using msr::place;
using p4::assignment;

using p4::bsq_cache_reference;
constexpr auto misses = bsq_cache_reference::rd_2ndl_miss;
constexpr auto hits = bsq_cache_reference::rd_2ndl_hits;
constexpr auto references = p4::masks<bsq_cache_reference, 0x107>;
constexpr auto writes = bsq_cache_reference::wr_2ndl_miss;
constexpr auto cycles = p4::global_power_events::running;
constexpr auto uops = p4::uops_retired::nbogus;

} // namespace

TEST_CASE("choices that fit together make one group, which is their plan") {
    constexpr auto schedule = msr::schedule<misses, references, cycles, uops>;
    static_assert(schedule.size == 4);
    static_assert(schedule.group_count == 1);
    constexpr auto plan = msr::plan<misses, references, cycles, uops>;
    static_assert(
        std::is_same_v<decltype(schedule.group<0>()), std::remove_const_t<decltype(plan)>>);
    CHECK(schedule.view(0).set_up.begin() == plan.view().set_up.begin());
}

TEST_CASE("choices that compete are split into plans, in their order") {
    // Four events need four values in two ESCRs; clocks and uops have ESCRs of their own.
    constexpr auto schedule = msr::schedule<misses, cycles, hits, references, uops, writes>;
    static_assert(schedule.group_count == 2);
    static_assert(
        std::is_same_v<decltype(schedule.group<0>()),
                       std::remove_const_t<decltype(msr::plan<misses, cycles, hits, uops>)>>);
    static_assert(std::is_same_v<decltype(schedule.group<1>()),
                                 std::remove_const_t<decltype(msr::plan<references, writes>)>>);
    static_assert(schedule.place_of(0) == place{0, 0});
    static_assert(schedule.place_of(3) == place{1, 0});
    static_assert(schedule.place_of(4) == place{0, 3});
    static_assert(schedule.place_of(writes) == place{1, 1});
    static_assert(schedule.position(writes) == 5);
    static_assert(schedule.request_at(5) == writes.as_request());
    static_assert(schedule.view(1).readouts.size() == 2);
    CHECK(schedule.view(1).start.size() == 2);
}

TEST_CASE("what is written together is counted in one group") {
    // If each event went into the first group with room, the two events of the ratio misses /
    // references would be in two groups.
    static_assert(msr::schedule<misses, hits, references, cycles>.place_of(misses).group == 0);
    static_assert(msr::schedule<misses, hits, references, cycles>.place_of(references).group == 1);
    constexpr auto schedule =
        msr::schedule<hits, msr::together(misses, references), writes, cycles>;
    static_assert(schedule.size == 5);
    static_assert(schedule.group_count == 2);
    static_assert(schedule.position(references) == 2);
    static_assert(schedule.place_of(misses) == place{1, 0});
    static_assert(schedule.place_of(references) == place{1, 1});
    static_assert(schedule.place_of(hits) == place{0, 0});
    static_assert(schedule.place_of(writes) == place{0, 1});
    CHECK(schedule.place_of(cycles).group == 0);
}

TEST_CASE("a schedule may hold nothing but one set that stays together") {
    constexpr auto schedule = msr::schedule<msr::together(misses, references)>;
    static_assert(schedule.size == 2 && schedule.group_count == 1);
    CHECK(schedule.position(references) == 1);
}

TEST_CASE("a schedule is for a target, as a plan is") {
    static_assert(msr::schedule<misses>.made_for == p4::target{});
    constexpr auto completed = p4::instr_completed::nbogus; // only models 3, 4 and 6 have the event
    constexpr auto schedule =
        msr::schedule<p4::models<3>, completed, uops, msr::together(hits, misses)>;
    static_assert(schedule.made_for == p4::models<3>);
    static_assert(schedule.group<0>().made_for == p4::models<3>);
    CHECK(schedule.size == 4);
}

TEST_CASE("metrics that use one tag take turns") {
    using namespace p4::metric;
    constexpr auto schedule = msr::schedule<packed_sp_retired, packed_dp_retired, memory_loads,
                                            memory_stores, split_load_retired, split_store_retired>;
    static_assert(schedule.group_count >= 2);
    CHECK(schedule.place_of(packed_sp_retired).group != schedule.place_of(packed_dp_retired).group);
    CHECK(schedule.place_of(memory_loads).group != schedule.place_of(memory_stores).group);
    CHECK(schedule.place_of(split_load_retired).group !=
          schedule.place_of(split_store_retired).group);
    // The values of CRU_ESCR2 and 3 are three in number: tag 0, front end, replay; two at a time.
    CHECK(schedule.group_count == 3);
}

TEST_CASE("a choice that stands twice is found by position") {
    constexpr auto schedule =
        msr::schedule<msr::together(misses, hits), msr::together(misses, references)>;
    static_assert(schedule.size == 4);
    static_assert(schedule.place_of(0) != schedule.place_of(2));
    CHECK(schedule.position(hits) == 1);
}

TEST_CASE("every group of a schedule has assignments that the tables of facts allow") {
    constexpr auto schedule =
        msr::schedule<misses, references, cycles, uops, hits, msr::together(uops.user(), writes),
                      p4::itlb_reference::miss, p4::page_walk_type::dtmiss,
                      p4::bsq_allocation::req_type0, p4::branch_retired::mmtm,
                      p4::instr_retired::nbogusntag>;
    static_assert(schedule.size == 12);
    // Five requests need a value of their own in one of the two ESCRs of BSQ_cache_reference.
    static_assert(schedule.group_count >= 2);
    const auto check = [](auto group) {
        brute_force::requests request;
        std::vector<assignment> assigned;
        for (std::size_t i = 0; i < group.size; ++i) {
            request.push_back(group.request_at(i));
            assigned.push_back(group.assignment_of(i));
        }
        CHECK(brute_force::fault_of(request, group.made_for, assigned.data()) == "");
        return group.size;
    };
    const std::size_t counted = [&]<std::size_t... Group>(std::index_sequence<Group...>) {
        return (check(schedule.group<Group>()) + ...);
    }
    (std::make_index_sequence<schedule.group_count>{});
    CHECK(counted == schedule.size);
}
