// Tables of events, as `msrpp import` reads and writes them; doc/events.md describes the columns. A
// table is a file of comma-separated values: lines that begin with # name the source, the next line
// names the columns.
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// The source of the counters that may count an event: the event's table, or the library, as for
/// AMD.
enum class counters_from { table, library };

/// An event of a table: names, numbers and counters as the table gives them.
struct table_event {
    std::string name;
    std::string unit; ///< unit whose counters count the event; empty: the core's
    /// Codes of the event; several where the code depends on the register beside.
    std::vector<std::uint32_t> code;
    /// Unit masks of the event; several where the mask depends on the register that the event needs
    /// beside the select register.
    std::vector<std::uint32_t> mask;
    std::uint32_t mask2{};
    std::uint32_t threshold{};
    bool invert{};
    bool edge{};
    bool any_thread{};
    std::uint32_t counters{}; ///< general counters, a bit for each; 0: none
    std::uint32_t alone{};    ///< counters without Hyper-Threading, a bit for each; 0: unknown
    int fixed = -1;
    unsigned precise{};         ///< precise sampling: 0 impossible, 1 possible, 2 required
    std::uint64_t precise_on{}; ///< counters that sample precisely; bit 32+n is fixed counter n
    std::uint64_t distribution{};
    std::vector<std::uint32_t> beside; ///< addresses of registers, one of which the event needs
    std::uint64_t holds{};             ///< content of the register beside the select register
    bool taken_alone{};
    bool has_latency{};
    bool deprecated{};
    std::string errata; ///< names of errata, with blanks between them
    std::uint32_t period{};
};

struct event_table {
    std::vector<std::string> origin; ///< lines that name the source of the table
    std::vector<table_event> events;
    std::set<std::string> names{}; ///< names of the events, in lower case
};

/// Returns the cells of a line; quotation marks around a cell protect its commas.
std::vector<std::string> cells_in(std::string_view line);

/// Returns a text, which must have no quotation marks, as a cell of CSV, with quotation marks
/// around the text where CSV requires them.
std::string cell_of(const std::string &text);

/// Sets the part of an event that a column gives. Throws a complaint where the text is invalid.
void take_cell(table_event &destination, std::string_view column, std::string_view text);

/// Throws a complaint unless an event has a name, a code and, where `report` is the table, a
/// counter.
void check_event(const table_event &event, counters_from report);

/// Adds a checked event, unless the library itself defines the event, or it belongs to another unit
/// than the core. Throws a complaint where another event has the same name.
void take_event(event_table &destination, table_event next);

/// Reads a table, or events as JSON; of the JSON of a hybrid processor the events of a kind of core
/// (core_unit.hpp). Throws a complaint that names the file, and the line and the column, or the
/// event and the key.
event_table read_event_table(const std::string &file, counters_from report = counters_from::table,
                             std::string_view core_unit = {});

} // namespace msrpp
