// The events that published metrics count, by the names that tables and Linux have for them.
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

/// An event as a metric counts it.
struct counted_event {
    std::string cpp;  ///< name of the event in its list in C++; empty: no list has it
    std::string text; ///< the event's text, as the tool reads it; events with equal texts are one
                      ///< event
    unsigned threshold{};
    bool edge{}, invert{}, user{}, kernel{}, equal{}, is_offcore{};
    /// What a row of the header says of an event that no list has, but for its name, `own_name`.
    msr::select::event_facts own{};
    std::string own_name{};
};

/// What the processor counts, by the names of tables.
class event_names {
public:
    event_names(const event_table &core, const event_table &offcore, const header_names &names);

    /// The event of a name with qualifiers of tables, such as `c1` or `cmask=1`. Throws a complaint
    /// why it cannot be had.
    counted_event find(const std::string &name, const std::vector<std::string> &qualifiers);

    /// Whether a list has an event of this name.
    bool has(const char *name) const;

private:
    struct known_event {
        std::string cpp;
        bool is_offcore{};
        const table_event *row{};
    };
    /// What qualifiers change in the numbers of an event.
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
    std::vector<std::string> in_order;          ///< the names of `known`, as the tables have them
    std::map<std::string, std::string> checked; ///< texts of checked choices, each with the reason
                                                ///< why it is illegal
    const family *planner{};
};

/// A name of Linux's notation, without the marks of its PMU: `cpu@NAME\,cmask\=1@`, `NAME:k`; and
/// its qualifiers.
std::pair<std::string, std::vector<std::string>> linux_event(std::string name);

/// The events of a header, each once.
class used_events {
public:
    /// The part of an event in a formula.
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
