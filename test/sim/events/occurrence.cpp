#include <msr/intel/netburst.hpp>
#include <msr/sim/events/occurrence.hpp>

#include <doctest/doctest.h>

namespace {

namespace p4 = msr::netburst;
using msr::sim::occurrence;
using msr::sim::occurrence_of;

} // namespace

TEST_CASE("an occurrence names an event and its masks, at user level on logical processor 0") {
    using event = p4::bsq_cache_reference;
    constexpr occurrence once = occurrence_of(event::rd_2ndl_miss);
    CHECK(p4::events[once.event].select == 0x0c);
    CHECK(once.masks == 0x100);
    CHECK(once.clocks == 1);
    CHECK(once.per_clock == 1);
    CHECK_FALSE(once.kernel);
    CHECK(once.thread == 0);
    CHECK(occurrence_of(event::rd_2ndl_hits | event::rd_2ndl_hitm).masks == 0x5);
    CHECK(occurrence_of(event::rd_2ndl_miss.kernel()) == once);
}

TEST_CASE("how often an occurrence occurs") {
    constexpr occurrence large = occurrence_of(p4::uops_retired::nbogus, 1000, 3);
    CHECK(large.clocks == 1000);
    CHECK(large.per_clock == 3);
    CHECK(
        large ==
        occurrence{.event = p4::uops_retired::number, .masks = 1, .clocks = 1000, .per_clock = 3});
}
