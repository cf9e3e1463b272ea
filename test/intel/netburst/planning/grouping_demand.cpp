// Tests lower limits of the number of groups in which requests (events with qualifiers) can be
// counted; expected limits are counted by hand from the wiring (SDM Table 18-63).
#include <msr/intel/netburst/planning/grouping_demand.hpp>

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/metrics.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace {

namespace p4 = msr::netburst;

std::size_t least_groups(const std::vector<p4::request> &requests) {
    return p4::detail::demand<24>{{requests.data(), requests.size()}, p4::target{}}.least_groups();
}

p4::request reference(unsigned masks, int escr = -1, int counter = -1) {
    p4::qualifiers qualifiers;
    qualifiers.escr = static_cast<std::int8_t>(escr);
    qualifiers.counter = static_cast<std::int8_t>(counter);
    return {.event = p4::bsq_cache_reference::number, .masks = masks, .how = qualifiers};
}

std::vector<p4::request> several(std::size_t count, const p4::request &request) {
    return std::vector<p4::request>(count, request);
}

} // namespace

TEST_CASE("nothing needs no group, anything one") {
    CHECK(least_groups({}) == 0);
    CHECK(least_groups({reference(1)}) == 1);
}

TEST_CASE("two ESCRs hold two values at a time") {
    CHECK(least_groups({reference(1), reference(2)}) == 1);
    CHECK(least_groups({reference(1), reference(2), reference(4)}) == 2);
    CHECK(least_groups(
              {reference(1), reference(2), reference(4), reference(0x100), reference(0x200)}) == 3);
    // An ESCR holds one value: three values need three groups.
    CHECK(least_groups({reference(1, 0), reference(2, 0), reference(4, 0)}) == 3);
}

TEST_CASE("a value in two ESCRs feeds four counters, in CRU_ESCR0 and 1 six") {
    CHECK(least_groups(several(4, reference(1))) == 1);
    CHECK(least_groups(several(5, reference(1))) == 2);
    CHECK(least_groups(several(2, reference(1, 1))) == 1);
    CHECK(least_groups(several(3, reference(1, 1))) == 2);
    const p4::request uops{.event = p4::uops_retired::number, .masks = 1};
    CHECK(least_groups(several(6, uops)) == 1);
    CHECK(least_groups(several(7, uops)) == 2);
}

TEST_CASE("a counter that is named counts one choice at a time") {
    CHECK(least_groups({reference(1, -1, 2), reference(1, -1, 3)}) == 1);
    for (int counter = 0; counter < 4; ++counter)
        CHECK(least_groups(several(3, reference(1, -1, counter))) == 3);
    // One value needs BSU_ESCR0 in three groups, and a second value needs that ESCR in a fourth.
    std::vector<p4::request> requests = several(3, reference(1, -1, 0));
    requests.push_back(reference(2, 0));
    CHECK(least_groups(requests) == 4);
    // Three events with an ESCR each also take turns on the one counter that they name.
    p4::request pages{.event = p4::itlb_reference::number, .masks = 1};
    p4::request walks{.event = p4::page_walk_type::number, .masks = 1};
    pages.how.counter = walks.how.counter = 0;
    CHECK(least_groups({reference(1, -1, 0), pages, walks}) == 3);
}

TEST_CASE("what one half alone can count does not spread to the other") {
    // BSQ_allocation has BSU_ESCR0 only, and the other requests name ESCRs of logical processor 0:
    // 2 counters.
    const p4::request allocation{.event = p4::bsq_allocation::number, .masks = 1};
    p4::request pages{.event = p4::itlb_reference::number, .masks = 1};
    pages.how.escr = static_cast<std::int8_t>(p4::escr_number::itlb_escr0);
    p4::request walks{.event = p4::page_walk_type::number, .masks = 1};
    walks.how.escr = static_cast<std::int8_t>(p4::escr_number::pmh_escr0);
    CHECK(least_groups({allocation, pages}) == 1);
    CHECK(least_groups({allocation, pages, walks}) == 2);
}

TEST_CASE("a tag has one use at a time") {
    std::vector<p4::request> metrics;
    for (const p4::metric_row &metric : p4::metrics)
        if (metric.how == p4::mechanism::execution) metrics.push_back(p4::request_of(metric));
    REQUIRE(metrics.size() == 8);
    CHECK(least_groups(metrics) == 8); // all eight metrics use tag 0
    for (std::size_t i = 0; i < 8; ++i)
        metrics[i].how = p4::with_tag({}, static_cast<unsigned>(i % 4));
    // Each tag is used by two metrics, but FIRM_ESCR0 and 1 tag two kinds of uops at a time.
    CHECK(least_groups(metrics) == 4);
    // One tag is enough for uops that are counted with two filters.
    CHECK(least_groups({metrics[0], metrics[0]}) == 1);
}

TEST_CASE("replay metrics of one register value go together") {
    const auto metric = [](unsigned number) {
        return p4::request{
            .event = p4::replay_event::number, .masks = 1, .how = p4::with_replay({}, number)};
    };
    // Metrics 1 and 2 differ in IA32_PEBS_ENABLE, metrics 3, 4 and 5 in MSR_PEBS_MATRIX_VERT (SDM
    // Table 19-33).
    CHECK(least_groups({metric(1), metric(1)}) == 1);
    CHECK(least_groups({metric(1), metric(2), metric(3), metric(4), metric(5)}) == 5);
    // Replay_event by itself, without a metric, needs no tag.
    const p4::request plain{.event = p4::replay_event::number, .masks = 1};
    CHECK(least_groups({metric(2), plain}) == 1);
}
