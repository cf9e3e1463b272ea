// Tables of events, as `msrpp import` reads and writes them; doc/events.md says what their columns
// are. A table is a file of comma-separated values: lines that begin with # say where it is from,
// the next line names the columns.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// The source of the counters that may count an event: its table, or the library, as for AMD.
enum class counters_from { table, library };

/// One event of a table.
struct table_event {
    std::string name;
    std::string unit;                ///< unit whose counters count the event; empty: the core's
    std::vector<std::uint32_t> code; ///< several where it depends on the register beside
    std::vector<std::uint32_t> mask; ///< several where the mask depends on the register beside
    std::uint32_t mask2{};
    std::uint32_t threshold{};
    bool invert{};
    bool edge{};
    bool any_thread{};
    std::uint32_t counters{}; ///< general counters; 0: none
    std::uint32_t alone{};    ///< counters without Hyper-Threading; 0: unknown
    int fixed = -1;
    unsigned precise{};         ///< 0 no, 1 can be, 2 only
    std::uint64_t precise_on{}; ///< bit 32+n is fixed counter n
    std::uint64_t distribution{};
    std::vector<std::uint32_t> beside; ///< addresses of registers, one of which the event needs
    std::uint64_t holds{};             ///< what that register holds
    bool taken_alone{};
    bool has_latency{};
    bool deprecated{};
    std::string errata; ///< with blanks between
    std::uint32_t period{};
};

struct event_table {
    std::vector<std::string> origin; ///< lines that say where it is from
    std::vector<table_event> events;
    std::set<std::string> names{}; ///< of the events, in lower case
};

/// The cells of a line; quotation marks around a cell keep its commas.
std::vector<std::string> cells_in(std::string_view line);

/// A text without quotation marks as a cell of a line; these stand around it where it needs them.
std::string cell_of(const std::string &text);

/// Gives an event what a column says of it. Throws a complaint about the text.
void take_cell(table_event &destination, std::string_view column, std::string_view text);

/// Throws a complaint unless an event has a name, a code and, where the table says it, a counter.
void check_event(const table_event &event, counters_from report);

/// Adds an event that was checked; but not the event that the library has by itself, nor those of
/// other units than the core. Throws a complaint where another one has its name.
void take_event(event_table &destination, table_event next);

/// Reads a table, or events as JSON; of the JSON of a hybrid processor those of one kind of core
/// (core_unit.hpp). Throws a complaint that names the file, and the line and the column, or the
/// event and the key.
event_table read_event_table(const std::string &file, counters_from report = counters_from::table,
                             std::string_view core_unit = {});

} // namespace msrpp
