// The events that published metrics count, by the names that tables and Linux have for the events.
#pragma once

#include "../../family.hpp"
#include "../events/event_header.hpp"
#include "../events/event_table.hpp"
#include "formula.hpp"

#include <msr/pmu/select/listed.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace msrpp {

/// An event as a metric counts it: by name, text or numbers.
struct counted_event {
    std::string cpp; ///< name of the event in its list in C++; empty: no list has the event
    /// The event's text in the notation of the tool; events with equal texts are equal.
    std::string text;
    unsigned threshold{};
    bool edge{}, invert{}, user{}, kernel{}, equal{}, is_offcore{};
    /// The facts of an event that no list has, for a row of the header; the row's name is
    /// `own_name`.
    msr::select::event_facts own{};
    std::string own_name{};
};

/// The events that a processor counts, by the names in tables.
class event_names {
public:
    event_names(const event_table &core, const event_table &offcore, const header_names &names);

    /// Returns the event of a name with qualifiers of tables, such as `c1` or `cmask=1`. Throws a
    /// complaint that says why the event cannot be counted.
    counted_event find(const std::string &name, const std::vector<std::string> &qualifiers);

    /// Returns whether a list has an event with a name.
    bool has(const char *name) const;

private:
    struct known_event {
        std::string cpp;
        bool is_offcore{};
        const table_event *row{};
    };
    /// Changes that qualifiers make to the numbers of an event.
    struct other_numbers {
        std::optional<std::uint32_t> mask{};
        std::optional<std::uint64_t> holds{};
    };

    static void qualify(counted_event &destination, other_numbers &numbers, const std::string &name,
                        const std::string &text);
    void take_numbers(counted_event &destination, const known_event &event,
                      const other_numbers &numbers) const;
    void add(const event_table &event_table, bool is_offcore);
    std::string other_name(const std::string &name) const;
    void check(const std::string &text);

    std::map<std::string, known_event> known;
    std::vector<std::string> in_order; ///< names of known events, in the order of the tables
    /// Texts of checked events, each with the reason why the event cannot be counted.
    std::map<std::string, std::string> checked;
    const family *planner{};
};

/// Returns the event's name in a text of Linux's notation, without the marks of the PMU, and its
/// qualifiers: `cpu@NAME\,cmask\=1@`, `NAME:k`.
std::pair<std::string, std::vector<std::string>> linux_event(std::string name);

/// The events of a written header of metrics, each once.
class used_events {
public:
    /// Returns the formula's part for an event.
    std::size_t part(formula_parts &parts, const counted_event &event);

    void keep() { kept = now.size(); }
    void drop(); ///< drops the events since the last keep()
    const std::vector<counted_event> &all() const { return now; }

private:
    std::vector<counted_event> now;
    std::map<std::string, std::size_t> places; ///< positions of events, by their text
    std::size_t kept = 0;
};

} // namespace msrpp
