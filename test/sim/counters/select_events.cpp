// Tests the events of a simulated processor by their numbers, with a few made-up events.
#include <msr/sim/counters/select_events.hpp>

#include <doctest/doctest.h>

#include <cstdint>

namespace {

using namespace msr::sim;
using kind = msr::sim::signal;
using why = not_counted_because;

constexpr std::uint32_t filter = 0x3f7;

known_event event(event_numbers numbers, signal_sum sum) {
    return {.numbers = numbers.packed(), .sum = sum, .simulated = sum.count != 0, .counters = 0xf};
}

const known_events &some() {
    static const known_events events = [] {
        known_events result;
        result.add(event({.code = 0x24, .mask = 0x01}, kind::loads));
        result.add(event({.code = 0x24, .mask = 0x02}, kind::stores));
        result.add(event({.code = 0x24, .mask = 0x04}, kind::loads + kind::branches));
        result.add(event({.code = 0x24, .mask = 0x08}, {}));
        result.add(event({.code = 0x24, .mask = 0x0c}, kind::calls));
        result.add(event({.code = 0x05, .mask = 0x01, .edge = true}, kind::load_walks));
        // Where two events have equal numbers, the simulated event stays.
        result.add(event({.code = 0xc0}, {}));
        result.add(event({.code = 0xc0}, kind::instructions));
        known_event neighbours = event({.code = 0xc6, .mask = 0x01}, kind::l1i_misses);
        neighbours.beside = filter;
        neighbours.holds = 0x12;
        result.add(neighbours);
        result.finish();
        return result;
    }();
    return events;
}

resolved_event find(event_numbers numbers, bool masks_add = false, std::uint64_t value = 0) {
    return some().find(
        numbers, [value](std::uint32_t) { return value; }, masks_add);
}

} // namespace

TEST_CASE("an event is found by all of its numbers") {
    const resolved_event event = find({.code = 0x24, .mask = 0x01});
    CHECK(event.simulated);
    CHECK(event.sum == signal_sum{kind::loads});
    CHECK(event.counters == 0xf);
    CHECK(find({.code = 0xc0}).sum == signal_sum{kind::instructions});
    CHECK(find({.code = 0x24}).why == why::unknown_event);
    CHECK(find({.code = 0x24, .mask = 0x08}).why == why::no_signal);
    CHECK_FALSE(find({.code = 0x24, .mask = 0x08}).simulated);
}

TEST_CASE("a listed comparison is an event of its own") {
    const resolved_event listed = find({.code = 0x05, .mask = 0x01, .edge = true});
    CHECK(listed.simulated);
    CHECK_FALSE(listed.comparison.is_set());
    CHECK(find({.code = 0x05, .mask = 0x01}).why == why::unknown_event);
}

TEST_CASE("other comparisons are those of an event whose occurrences have clocks") {
    const resolved_event clocks =
        find({.code = 0xc0, .threshold = 3, .invert = true, .edge = true});
    CHECK(clocks.simulated);
    CHECK(clocks.sum == signal_sum{kind::instructions});
    CHECK(clocks.comparison == clock_comparison{.threshold = 3, .invert = true, .edge = true});
    const resolved_event united = find({.code = 0x24, .mask = 0x03, .threshold = 1}, true);
    CHECK(united.sum == kind::loads + kind::stores);
    CHECK(united.comparison.threshold == 1);
    // Without a threshold there is nothing to invert and nothing that begins.
    CHECK(find({.code = 0xc0, .edge = true}).why == why::compared);
    CHECK(find({.code = 0xc0, .invert = true}).why == why::compared);
    CHECK(find({.code = 0xc6, .mask = 0x01, .threshold = 1}, false, 0x12).why == why::compared);
    CHECK(find({.code = 0x24, .mask = 0x08, .threshold = 1}).why == why::compared);
    CHECK(find({.code = 0x99, .edge = true}).why == why::unknown_event);
}

TEST_CASE("an event that needs a register is found by what the register holds") {
    CHECK(find({.code = 0xc6, .mask = 0x01}, false, 0x12).simulated);
    CHECK(find({.code = 0xc6, .mask = 0x01}, false, 0x13).why == why::other_value);
}

TEST_CASE("unit masks add where they may, and count different things") {
    CHECK(find({.code = 0x24, .mask = 0x03}).why == why::unknown_event);
    const resolved_event sum = find({.code = 0x24, .mask = 0x03}, true);
    CHECK(sum.simulated);
    CHECK(sum.sum == kind::loads + kind::stores);
    CHECK(find({.code = 0x24, .mask = 0x05}, true).why == why::overlapping_masks);
    CHECK(find({.code = 0x24, .mask = 0x09}, true).why == why::no_signal);
    CHECK(find({.code = 0x24, .mask = 0x11}, true).why == why::unknown_event);
    // mask 0ch is an event of its own
    CHECK(find({.code = 0x24, .mask = 0x0c}, true).sum == signal_sum{kind::calls});
}

TEST_CASE("numbers may mean another event on another counter") {
    known_events result;
    known_event first = event({.code = 0x37}, kind::loads);
    first.counters = 1;
    known_event second = event({.code = 0x37}, {});
    second.counters = 2;
    result.add(first);
    result.add(second);
    result.finish();
    const auto empty = [](std::uint32_t) { return std::uint64_t{0}; };
    CHECK(result.find({.code = 0x37}, empty, false, 1).simulated);
    CHECK_FALSE(result.find({.code = 0x37}, empty, false, 2).simulated);
    CHECK(result.find({.code = 0x37}, empty, false, 2).why == why::no_signal);
    // No event 37H is for counter 2, so the first event of this code is found.
    CHECK(result.find({.code = 0x37}, empty, false, 4).counters == 1);
}

TEST_CASE("each reason has a sentence") {
    for (const why entry :
         {why::unknown_event, why::no_signal, why::compared, why::other_value,
          why::overlapping_masks, why::filtered, why::unmerged, why::both_threads})
        CHECK(text_of(entry)[0] != '\0');
}

TEST_CASE("the row of a table is found by name, and by number where several have the name") {
    static constexpr event_meaning table[] = {{"one.any", kind::loads, nullptr, 0x24},
                                              {"two", kind::stores}};
    CHECK(meaning_in(msr::all_of(table), "One.Any", 0x24) == &table[0]);
    CHECK(meaning_in(msr::all_of(table), "one.any", 0x2e) == nullptr);
    CHECK(meaning_in(msr::all_of(table), "two", 0x2e) == &table[1]);
    CHECK(meaning_in(msr::all_of(table), "tw", 0x2e) == nullptr);
}
