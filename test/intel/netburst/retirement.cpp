// Tests events that are counted at retirement, compared with the tables of metrics.
#include <msr/intel/netburst/retirement.hpp>

#include "../../facts.hpp"

#include <msr/intel/netburst/events.hpp>
#include <msr/intel/netburst/notation.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/start_state.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <set>
#include <string>

using namespace msr::netburst;

namespace {

const metric_row &metric_of(const std::string &name) {
    const metric_row *const row = metric_named(name.c_str());
    REQUIRE(row != nullptr);
    return *row;
}

escr escr_without_threads(const request &part) { return msr::decode<escr>(escr_of(part, {})); }

std::string event_name(const request &part) { return events[part.event].name; }

std::set<std::string> escrs_of(const request &part) {
    std::set<std::string> names;
    for (const escr_number escr : events[part.event].all_escrs())
        if (part.how.escr < 0 || part.how.escr == static_cast<int>(escr))
            names.insert(row_of(escr).name);
    return names;
}

std::set<std::string> names_in(const std::string &cell) {
    std::set<std::string> names;
    for (const std::string &name : facts::list_of(cell))
        names.insert(facts::library_name(name));
    return names;
}

/// Returns the ESCR value of one event of a metric, without the bits of privilege levels.
std::uint64_t escr_value(const request &part) {
    return start_state_of(part, {}, {}).escr & ~std::uint64_t{0xf};
}

} // namespace

TEST_CASE("the metrics are those of the three tables, in their order") {
    std::size_t place = 0;
    const auto next_is = [&](const std::string &name, mechanism mechanism) {
        REQUIRE(place < std::size(metrics));
        CHECK(metrics[place].name == facts::lower_case(name));
        CHECK(metrics[place].how == mechanism);
        ++place;
    };
    for (const auto &row : facts::table{"netburst/frontend_metrics.csv"})
        next_is(row["metric"], mechanism::front_end);
    for (const auto &row : facts::table{"netburst/execution_metrics.csv"})
        next_is(row["metric"], mechanism::execution);
    for (const auto &row : facts::table{"netburst/replay_metrics.csv"})
        next_is(row["metric"], mechanism::replay);
    CHECK(place == std::size(metrics));
}

TEST_CASE("front-end metrics: uop_type tags, front_end_event counts") {
    for (const auto &row : facts::table{"netburst/frontend_metrics.csv"}) {
        CAPTURE(row["metric"]);
        const request requested = request_of(metric_of(row["metric"]));
        CHECK(mechanism_of(requested) == mechanism::front_end);
        const request tags = tagging_part(requested);
        CHECK(event_name(tags) == facts::library_name(row["upstream_event"]));
        CHECK(events[tags.event].select == facts::number(row["upstream_event_select"]));
        CHECK(escrs_of(tags) == names_in(row["upstream_escrs"]));
        CHECK(events[tags.event].cccr_select == facts::number(row["upstream_cccr_escr_select"]));
        CHECK(tags.masks == facts::set_of_numbers(row["upstream_mask_bits"]));
        CHECK(tags.how.tag == -1); // no source demands a tag enable bit
        const request counts = counting_part(requested);
        CHECK(event_name(counts) == "front_end_event");
        CHECK(counts.masks == facts::set_of_numbers(row["front_end_event_mask_bit"]));
    }
}

TEST_CASE("execution metrics: an event tags with a bit, execution_event counts the same bit") {
    for (const auto &row : facts::table{"netburst/execution_metrics.csv"}) {
        CAPTURE(row["metric"]);
        const request requested = request_of(metric_of(row["metric"]));
        CHECK(mechanism_of(requested) == mechanism::execution);
        const request tags = tagging_part(requested);
        CHECK(event_name(tags) == facts::library_name(row["upstream_event"]));
        CHECK(events[tags.event].select == facts::number(row["upstream_event_select"]));
        CHECK(escrs_of(tags) == names_in(row["upstream_escrs"]));
        CHECK(events[tags.event].cccr_select == facts::number(row["upstream_cccr_escr_select"]));
        CHECK(tags.masks == facts::set_of_numbers(row["upstream_mask_bits"]));
        CHECK(escr_without_threads(tags).tag_enable == (facts::number(row["tag_enable"]) == 1));
        CHECK(escr_without_threads(tags).tag_value == facts::number(row["tag_value"]));
        CHECK(escr_value(tags) == facts::number(row["upstream_escr_value_no_cpl"]));
        const request counts = counting_part(requested);
        CHECK(event_name(counts) == "execution_event");
        CHECK(counts.masks == facts::set_of_numbers(row["execution_event_mask_bit"]));
        CHECK(facts::lower_case(row["execution_event_mask"]) ==
              mask_named(events[counts.event], "nbogus0")->name);
    }
}

TEST_CASE("any event that tags for execution_event may use any of the four bits") {
    unsigned observed = 0;
    for (const auto &row : facts::table{"netburst/events.csv"}) {
        if (row["tagging"] != "execution-upstream") continue;
        ++observed;
        const int event = event_named(row["name"].c_str());
        REQUIRE(event >= 0);
        for (unsigned tag = 0; tag < 4; ++tag) {
            const request requested{.event = static_cast<unsigned>(event),
                                    .masks = events[event].known_masks(),
                                    .how = with_tag({}, tag)};
            CHECK(check(requested, {}).legal());
            CHECK(escr_without_threads(tagging_part(requested)).tag_value == 1u << tag);
            const std::string mask = "nbogus" + std::to_string(tag);
            const request counts = counting_part(requested);
            CHECK(counts.masks == 1u << mask_named(events[counts.event], mask.c_str())->bit);
            // the ESCR of the event that counts tags nothing
            CHECK_FALSE(escr_without_threads(counts).tag_enable);
        }
    }
    CHECK(observed == 8);
}

TEST_CASE("replay metrics: two registers say what is tagged, for some an event too") {
    for (const auto &row : facts::table{"netburst/replay_metrics.csv"}) {
        CAPTURE(row["metric"]);
        const request requested = request_of(metric_of(row["metric"]));
        CHECK(mechanism_of(requested) == mechanism::replay);
        const expansion needed = expand({&requested, 1});
        CHECK(needed.pebs_enable == facts::number(row["pebs_enable_value_counting"]));
        CHECK((needed.pebs_enable | 1u << 25) == facts::number(row["pebs_enable_value"]));
        CHECK(needed.matrix_vert == facts::number(row["matrix_vert_value"]));
        CHECK((needed.pebs_enable | 1u << 25) == facts::set_of_numbers(row["pebs_enable_bits"]));
        CHECK(needed.matrix_vert == facts::set_of_numbers(row["matrix_vert_bits"]));
        const request counts = counting_part(requested);
        CHECK(event_name(counts) == "replay_event");
        CHECK(counts.masks == facts::set_of_numbers(row["replay_event_mask_bit"]));
        const request tags = tagging_part(requested);
        const bool by_event = row["additional_event"] != "none";
        CHECK(needed.count == (by_event ? 2 : 1));
        CHECK((tags.masks != 0) == by_event);
        if (!by_event) continue;
        CHECK(event_name(tags) == facts::library_name(row["additional_event"]));
        CHECK(escrs_of(tags) == names_in(row["additional_escrs"]));
        CHECK(tags.masks == facts::set_of_numbers(row["additional_mask_bits"]));
    }
}

TEST_CASE("what tags does so for whom and where the choice counts, and is not filtered") {
    request requested = request_of(metric_of("x87_FP_retired"));
    requested.how = with_threshold(with_threads(with_user(requested.how), thread_set::first), 2);
    requested.how = with_counter(requested.how, counter_number::iq_counter4);
    const request tags = tagging_part(requested);
    CHECK(tags.how == qualifiers{.user = true, .threads = thread_set::first, .tag = 0});
    const request counts = counting_part(requested);
    CHECK(counts.how.threshold == 2);
    CHECK(counts.how.counter == 16);
    CHECK(counts.how.user);
}

TEST_CASE("choices that tag alike share what tags; others have their own") {
    const request loads = request_of(metric_of("memory_loads"));
    request filtered = loads;
    filtered.how = with_threshold(filtered.how, 1);
    const request pair[] = {loads, filtered};
    CHECK(expand(msr::all_of(pair)).count == 3);
    CHECK(expand(msr::all_of(pair)).counting == 2);
    CHECK(expand(msr::all_of(pair)).owners[2] == 0);

    request second = request_of(metric_of("packed_SP_retired"));
    second.how = with_tag(second.how, 1);
    const request two_tags[] = {request_of(metric_of("x87_FP_retired")), second};
    CHECK(expand(msr::all_of(two_tags)).count == 4);
    CHECK(assign(msr::all_of(two_tags), {}).found());
}

TEST_CASE("a plain choice is one part, as it stands") {
    const request plain = uop_type::tagloads.as_request();
    CHECK(mechanism_of(plain) == mechanism::none);
    CHECK(counting_part(plain) == plain);
    CHECK(tagging_part(plain).masks == 0);
    CHECK(expand({&plain, 1}).count == 1);
    CHECK(expand({&plain, 1}).pebs_enable == 0);
}

TEST_CASE("a choice is as sure as the least sure of its parts and its metric") {
    const auto sure = [](const char *metric) {
        return confidence_of(request_of(metric_of(metric)));
    };
    CHECK(sure("memory_loads") == confidence::high);
    CHECK(sure("packed_SP_retired") == confidence::high);
    // the metric's IA32_PEBS_ENABLE value sets bits that the manual reserves
    CHECK(sure("tagged_mispred_branch") == confidence::medium);
    CHECK(sure("split_store_retired") == confidence::low); // the manual names two ESCRs
    const request documented = uops_retired::nbogus.as_request();
    CHECK(confidence_of(documented) == confidence::high);
    for (unsigned event = 0; event < event_count; ++event)
        if (events[event].disputed)
            CHECK(confidence_of({.event = event, .masks = 1}) == confidence::low);
}
