// Compares events of the P5 and of the P6 with test/facts/intel/p6_events.csv, which has both: each
// `EventPmu` with the rows of its own processors.
#pragma once

#include "../facts.hpp"

#include <msr/pmu/select/planner.hpp>

#include <doctest/doctest.h>

#include <cstddef>
#include <cstdint>
#include <map>
#include <set>
#include <stdexcept>
#include <string>
#include <vector>

namespace p5_p6_facts {

namespace select = msr::select;

/// The targets of an event PMU, by their short names in p6_events.csv.
template <typename EventPmu>
using targets = std::map<std::string, typename EventPmu::target>;

inline constexpr const char *table_name = "intel/p6_events.csv";

template <typename EventPmu>
const select::event_row &event_of(const std::string &name,
                                  const typename EventPmu::target &target) {
    for (const select::event_row &event : EventPmu::events)
        if (event.name == name && EventPmu::exists(event, target)) return event;
    throw std::runtime_error("no such event: " + name);
}

/// Returns the counters of an event in the words of p6_events.csv; empty where that table has no
/// words for them.
inline std::string words_of(select::counter_set counters) {
    return counters == 1 ? "0 only" : counters == 2 ? "1 only" : counters == 3 ? "0 or 1" : "";
}
/// Returns the counters in a row of p6_events.csv: bit n for counter n.
inline unsigned counters_in(const facts::row &row) {
    return row["counters"] == "0 only" ? 1 : row["counters"] == "1 only" ? 2 : 3;
}

/// Compares each row of the PMU's processors with its event; `check(row, event, target)` compares
/// what differs by PMU. There must be `rows` rows, and the PMU must have no other events.
template <typename EventPmu, typename Check>
void check_events(const targets<EventPmu> &whole, std::size_t rows, Check &&check) {
    const facts::table table{table_name};
    std::set<std::string> known;
    std::size_t count = 0;
    for (const facts::row &row : table) {
        const auto result = whole.find(row["cpu"]);
        if (result == whole.end()) continue; // the row is of a processor with another PMU
        const typename EventPmu::target &target = result->second;
        INFO("event ", row["mnemonic"], " of ", row["cpu"]);
        const select::event_row &event =
            event_of<EventPmu>(facts::lower_case(row["mnemonic"]), target);
        CHECK(event.meaning == row["meaning"]);
        CHECK(words_of(event.counters) == row["counters"]);
        CHECK(name_of(EventPmu::confidence_of(event, target)) == row["confidence"]);
        check(row, event, target);
        known.insert(row["cpu"] + ' ' + event.name);
        ++count;
    }
    CHECK(count == rows);
    CHECK(known.size() == count);
    // The headers have no event that p6_events.csv lacks.
    for (const auto &[short_name, on] : whole)
        for (const select::event_row &event : EventPmu::events)
            if (EventPmu::exists(event, on)) {
                const std::string &cpu = short_name; // clang captures no structured binding in INFO
                INFO("event ", event.name, " of ", cpu);
                CHECK(known.count(cpu + ' ' + event.name) == 1);
            }
}

/// Checks each pair of events of a processor: a pair can be counted where p6_events.csv gives its
/// events two counters.
template <typename EventPmu>
void check_pairs(const targets<EventPmu> &whole) {
    const facts::table table{table_name};
    std::size_t together = 0;
    std::size_t apart = 0;
    for (const auto &[cpu, on] : whole) {
        std::vector<select::request> requests;
        std::vector<unsigned> counters; // the event's counters in p6_events.csv
        for (const facts::row &row : table) {
            if (row["cpu"] != cpu) continue;
            const auto &event = event_of<EventPmu>(facts::lower_case(row["mnemonic"]), on);
            requests.push_back(
                {.event = static_cast<std::int32_t>(&event - EventPmu::events.begin()),
                 .masks = event.needs == 0 ? 0 : event.masks[0].value,
                 .chosen = ~std::uint32_t{0}});
            counters.push_back(counters_in(row));
        }
        for (std::size_t i = 0; i < requests.size(); ++i)
            for (std::size_t j = 0; j < requests.size(); ++j) {
                const bool fits = counters[i] != counters[j] || counters[i] == 3;
                const select::request pair[] = {requests[i], requests[j]};
                const auto result = select::assign<EventPmu, 2>(msr::all_of(pair), on);
                REQUIRE(result.found() == fits);
                (fits ? together : apart) += 1;
                if (!fits) continue;
                REQUIRE((counters[i] >> result.assigned[0].counter & 1) == 1);
                REQUIRE((counters[j] >> result.assigned[1].counter & 1) == 1);
                REQUIRE(result.assigned[0].counter != result.assigned[1].counter);
            }
    }
    CHECK(together > 1000);
    CHECK(apart > 50);
}

/// Returns the counters of each event code of a processor: those of all events with the code.
template <typename CodeOf>
std::map<std::uint32_t, unsigned> counters_by_code(const std::string &cpu, CodeOf &&code_of) {
    std::map<std::uint32_t, unsigned> result;
    for (const facts::row &row : facts::table{table_name})
        if (row["cpu"] == cpu) result[code_of(row)] |= counters_in(row);
    return result;
}

/// Checks that raw codes are limited as p6_events.csv limits the events with these codes: alone,
/// two together, and on a counter that the table does not give them.
template <typename EventPmu, typename CodeOf>
void check_raw_codes(const targets<EventPmu> &whole, CodeOf &&code_of) {
    std::size_t limited = 0;
    for (const auto &processor : whole) { // clang captures no structured binding in INFO
        const typename EventPmu::target &target = processor.second;
        const auto known = counters_by_code(processor.first, code_of);
        for (const auto &limit : known) {
            const unsigned counters = limit.second;
            INFO("raw code ", limit.first, " on ", processor.first);
            const select::request raw{.code = limit.first, .chosen = ~std::uint32_t{0}};
            REQUIRE(EventPmu::counters_of(raw, target) == counters);
            for (int counter = 0; counter < 2; ++counter) {
                const select::request position[] = {select::with_counter(raw, counter)};
                const bool able = (counters >> counter & 1) == 1;
                REQUIRE(select::assign<EventPmu, 1>(msr::all_of(position), target).found() == able);
            }
            limited += counters == 3 ? 0 : 1;
            for (const auto &other : known) {
                const select::request pair[] = {raw, {.code = other.first, .chosen = raw.chosen}};
                const bool fits = counters != other.second || counters == 3u;
                REQUIRE(select::assign<EventPmu, 2>(msr::all_of(pair), target).found() == fits);
            }
        }
        for (std::uint32_t code = 0; code < 0x80; ++code) {
            if (known.count(code) != 0) continue;
            REQUIRE(EventPmu::counters_of({.code = code}, target) == 3);
        }
    }
    CHECK(limited > 0);
}

/// Returns the last name of a type, as the compiler spells it.
template <typename Type>
std::string name_of_type() {
    std::string name = __PRETTY_FUNCTION__;
    name = name.substr(name.find("Type = ") + 7);
    name = name.substr(0, name.find_first_of(";]"));
    return name.substr(name.rfind(':') + 1);
}

template <typename EventPmu, typename Event>
void check_number(std::set<int> &numbers) {
    INFO("event ", name_of_type<Event>());
    REQUIRE(Event::number >= 0);
    REQUIRE(static_cast<std::size_t>(Event::number) < EventPmu::events.size());
    CHECK(EventPmu::events[static_cast<std::size_t>(Event::number)].name == name_of_type<Event>());
    numbers.insert(Event::number);
}
/// Checks that each type has the number of the event of its name, and that each event has a type.
template <typename EventPmu, typename... Event>
void check_numbers() {
    std::set<int> numbers;
    (check_number<EventPmu, Event>(numbers), ...);
    CHECK(numbers.size() == EventPmu::events.size());
}

} // namespace p5_p6_facts
