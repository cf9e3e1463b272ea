#include "event_csv.hpp"
#include "../../../support/text.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <string_view>
#include <vector>

namespace msrpp {

namespace {

std::string hexadecimal(std::uint64_t value) {
    return value == 0 ? "" : fmt::format("0x{:x}", value);
}
std::string decimal(std::uint64_t value) { return value == 0 ? "" : fmt::format("{}", value); }
std::string flag(bool is) { return is ? "1" : ""; }

std::string numbers(const std::vector<std::uint32_t> &all) {
    return fmt::format("{:#x}", fmt::join(all, ";"));
}

struct csv_column {
    const char *name;
    std::string (*cell)(const table_event &);
};

constexpr csv_column csv_columns[] = {
    {"name", [](const table_event &of) { return of.name; }},
    {"event", [](const table_event &of) { return numbers(of.code); }},
    {"umask", [](const table_event &of) { return numbers(of.mask); }},
    {"umask2", [](const table_event &of) { return hexadecimal(of.mask2); }},
    {"cmask", [](const table_event &of) { return decimal(of.threshold); }},
    {"inv", [](const table_event &of) { return flag(of.invert); }},
    {"edge", [](const table_event &of) { return flag(of.edge); }},
    {"any", [](const table_event &of) { return flag(of.any_thread); }},
    {"counters", [](const table_event &of) { return hexadecimal(of.counters); }},
    {"counters_ht_off", [](const table_event &of) { return hexadecimal(of.alone); }},
    {"fixed",
     [](const table_event &of) { return of.fixed < 0 ? "" : fmt::format("{}", of.fixed); }},
    {"pebs", [](const table_event &of) { return decimal(of.precise); }},
    {"pebs_counters", [](const table_event &of) { return hexadecimal(of.precise_on); }},
    {"pdist", [](const table_event &of) { return hexadecimal(of.distribution); }},
    {"msr_index", [](const table_event &of) { return numbers(of.beside); }},
    {"msr_value", [](const table_event &of) { return hexadecimal(of.holds); }},
    {"taken_alone", [](const table_event &of) { return flag(of.taken_alone); }},
    {"data_la", [](const table_event &of) { return flag(of.has_latency); }},
    {"deprecated", [](const table_event &of) { return flag(of.deprecated); }},
    {"errata", [](const table_event &of) { return of.errata; }},
    {"sample_after", [](const table_event &of) { return decimal(of.period); }},
};

} // namespace

std::string event_csv(const event_table &of) {
    std::string text;
    for (const std::string &line : of.origin)
        text += fmt::format("# {}\n", line);
    std::vector<const csv_column *> used;
    for (const csv_column &one : csv_columns)
        if (&one == csv_columns ||
            std::any_of(of.events.begin(), of.events.end(),
                        [&](const table_event &event) { return !one.cell(event).empty(); }))
            used.push_back(&one);
    std::vector<std::string> cells;
    for (const csv_column *const one : used)
        cells.emplace_back(one->name);
    text += fmt::format("{}\n", joined(cells, ","));
    for (const table_event &event : of.events) {
        cells.clear();
        for (const csv_column *const one : used)
            cells.push_back(cell_of(one->cell(event)));
        text += fmt::format("{}\n", joined(cells, ","));
    }
    return text;
}

} // namespace msrpp
