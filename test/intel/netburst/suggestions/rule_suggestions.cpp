// Tests the suggested legal alternatives for every ESCR, counter and event, compared with the
// tables of the manual.
#include <msr/intel/netburst/suggestions/rule_suggestions.hpp>

#include "../../../facts.hpp"

#include <msr/intel/netburst/events.hpp>

#include <doctest/doctest.h>

#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>

namespace {

namespace p4 = msr::netburst;

template <int Number>
std::string name_of(p4::model<Number> *) {
    return std::to_string(Number);
}
template <int Number>
std::string name_of(msr::value<Number> *) {
    return std::to_string(Number);
}
template <typename Handle>
std::string name_of(Handle *) {
    return row_of(Handle::number).name;
}

/// Returns the names in a list, in the form of a table's cell.
template <typename... Name>
std::string listed(msr::would_be_legal<Name...> *) {
    std::string text;
    ((text += (text.empty() ? "" : ";") + name_of(static_cast<Name *>(nullptr))), ...);
    return text;
}
template <typename Rule, typename... Name>
std::string legal_instead() {
    return listed(static_cast<typename msr::suggestions<Rule, Name...>::type *>(nullptr));
}

/// Whether the suggestions for a broken rule are exactly the given numbers.
template <typename Rule, typename Numbers>
constexpr bool takes() {
    return std::is_same_v<typename msr::suggestions<Rule>::type, msr::would_be_legal<Numbers>>;
}

/// Returns the names of a cell in the library's spelling.
std::string library_names(const std::string &cell) {
    std::string text;
    for (const std::string &name : facts::list_of(cell))
        text += (text.empty() ? "" : ";") + facts::library_name(name);
    return text;
}

/// Returns the counters of a cell, in the order of their numbers.
std::string counters_named(const std::string &cell) {
    std::string text;
    for (const std::string &number : facts::list_of(cell))
        text += (text.empty() ? "" : ";") + std::string{p4::counters[facts::number(number)].name};
    return text;
}

/// Returns the mask bits of an event, each as the number that `masks` takes.
std::string masks_of(const facts::table &masks, const std::string &event) {
    std::string text;
    for (const facts::row &mask : masks)
        if (facts::library_name(mask["event"]) == event)
            text += (text.empty() ? "" : ";") + std::to_string(1 << facts::number(mask["bit"]));
    return text;
}

template <int Number>
using escr_type = typename p4::named_escr<Number>::type;
using any_counter = struct p4::iq_counter5;
using any_escr = struct p4::ssu_escr0;

template <typename Event>
void check_event(const facts::row &fact, const facts::table &masks) {
    const std::string name = Event::row.name;
    INFO(name);
    REQUIRE(name == library_names(fact["name"]));
    CHECK(legal_instead<p4::escr_selects_event, Event, any_escr>() == library_names(fact["escrs"]));
    CHECK(legal_instead<p4::event_reaches_counter, Event, any_counter>() ==
          counters_named(fact["counters"]));
    CHECK(legal_instead<p4::mask_is_not_empty, Event>() == masks_of(masks, name));
    CHECK(legal_instead<p4::mask_belongs_to_event, Event, msr::value<0>>() ==
          masks_of(masks, name));
    if (Event::row.models_known)
        CHECK(legal_instead<p4::event_exists_on_model, Event, p4::model<0>>() == fact["models"]);
}

template <typename... Event>
void check_events(p4::event_facts::listed_events<Event...> *, const facts::table &events,
                  const facts::table &masks) {
    REQUIRE(events.size() == sizeof...(Event));
    std::size_t place = 0;
    (check_event<typename Event::named>(events[place++], masks), ...);
}

template <int... Number>
void check_escrs(std::integer_sequence<int, Number...>, const facts::table &escrs) {
    REQUIRE(escrs.size() == sizeof...(Number));
    const auto check = [&](int number, const std::string &counters) {
        const facts::row &fact = escrs[static_cast<std::size_t>(number)];
        INFO(fact["name"]);
        CHECK(counters == counters_named(fact["counters"]));
    };
    (check(Number,
           legal_instead<p4::escr_feeds_counter, p4::bnr, escr_type<Number>, any_counter>()),
     ...);
}

} // namespace

TEST_CASE("the ESCRs, counters, masks and models of each event are those of the manual") {
    check_events(static_cast<p4::event_facts::all_events *>(nullptr),
                 facts::table{"netburst/events.csv"}, facts::table{"netburst/masks.csv"});
}

TEST_CASE("the counters of each ESCR are those of the manual") {
    check_escrs(std::make_integer_sequence<int, 45>{}, facts::table{"netburst/escrs.csv"});
}

TEST_CASE("what only FSB_ESCR0 counts is counted there, or on its counters") {
    using rule = p4::event_counts_through_escr_on_model;
    using model_1 = p4::model<1>;
    CHECK(legal_instead<rule, p4::ioq_allocation, struct p4::fsb_escr1, model_1>() == "fsb_escr0");
    CHECK(legal_instead<rule, p4::ioq_allocation, struct p4::bpu_counter2, model_1>() ==
          "bpu_counter0;bpu_counter1");
}

TEST_CASE("numbers: a threshold has 4 bits, a counter 40, and 9 events are too few for a sample") {
    // A sampled counter cannot begin at -8 to -1 (SDM 18.15.5.8): the period is larger by 1.
    constexpr std::int64_t maximum = (std::int64_t{1} << 40) - 1;
    CHECK(takes<p4::threshold_has_4_bits, msr::value_between<0, 15>>());
    CHECK(takes<p4::sampling_period_is_in_range, msr::value_between<10, maximum>>());
    CHECK(takes<p4::precise_sampling_has_a_period, p4::sample_every_between<10, maximum>>());
    CHECK(takes<p4::overflow_is_in_range, msr::value_between<1, maximum>>());
    CHECK(takes<p4::cascade_source_overflows, p4::overflow_after_between<1, maximum>>());
    CHECK(takes<p4::cascade_source_is_not_sampled, p4::overflow_after_between<1, maximum>>());
}

TEST_CASE("the events that tag uops, or can be sampled precisely, are those of the manual") {
    using p4::uops_retired;
    static_assert(std::is_same_v<
                  msr::suggestions<p4::event_can_carry_a_tag, uops_retired>::type,
                  msr::would_be_legal<p4::packed_sp_uop, p4::packed_dp_uop, p4::scalar_sp_uop,
                                      p4::scalar_dp_uop, p4::_64bit_mmx_uop, p4::_128bit_mmx_uop,
                                      p4::x87_fp_uop, p4::x87_simd_moves_uop>>);
    static_assert(
        std::is_same_v<msr::suggestions<p4::event_can_be_counted_at_retirement, uops_retired>::type,
                       msr::would_be_legal<p4::uop_type>>);
    static_assert(std::is_same_v<
                  msr::suggestions<p4::event_can_be_sampled_precisely, uops_retired>::type,
                  msr::would_be_legal<p4::front_end_event, p4::execution_event, p4::replay_event>>);
}
