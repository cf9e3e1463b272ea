// `msrpp import TABLE`: a table of events, and of metrics, as a header of the library or as a
// table.
#include "../support/complaint.hpp"
#include "../support/lines.hpp"
#include "../support/output.hpp"
#include "../support/text.hpp"
#include "commands.hpp"
#include "import/core_unit.hpp"
#include "import/events/event_csv.hpp"
#include "import/events/event_header.hpp"
#include "import/events/event_table.hpp"
#include "import/metrics/metric_csv.hpp"
#include "import/metrics/metric_header.hpp"
#include "import/metrics/metric_table.hpp"

#include <msr/processor/table.hpp>

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

/// Complains unless a text is a name in C++.
void check_name(const char *option, const std::string &text) {
    if (!is_word(text))
        complain(wrong_usage,
                 std::string{"import: "} + option + " takes a name in C++, not " + in_quotes(text));
}

/// Whether a processor of this name is AMD's, or Hygon's.
bool is_of_amd(const std::string &processor) {
    for (const msr::processor_row &row : msr::processor_table)
        if (processor == row.name) return same_line(row.vendor, msr::cpu_vendor::amd);
    return false;
}

/// The processor of `--processor`, or `none`.
msr::core processor_of(const import_line &given) { return msr::core_named(view(given.processor)); }

/// A table of events, read as that of a processor.
event_table table_for(const std::string &processor, const std::string &file) {
    return read_event_table(file,
                            is_of_amd(processor) ? counters_from::library : counters_from::table,
                            core_unit_of(msr::core_named(view(processor))));
}

/// The list of `--base-metrics`.
metric_base metric_base_of(const import_line &given) {
    check_name("--base-list", given.base_list);
    check_name("--base-processor", given.base_processor);
    return {.metrics = read_metrics(given.base_metrics,
                                    core_unit_of(msr::core_named(view(given.base_processor)))),
            .core = table_for(given.base_processor, given.base),
            .offcore = given.base_offcore_table.empty()
                           ? event_table{}
                           : table_for(given.base_processor, given.base_offcore_table),
            .names = {.list = given.base_list,
                      .part = "core_metrics",
                      .processor = given.base_processor,
                      .text = {},
                      .amd = is_of_amd(given.base_processor)}};
}

/// The metrics, as a table or as a header.
std::string metrics_of(const import_line &given, const event_table &events, bool amd) {
    const metric_table metrics = read_metrics(given.metrics, core_unit_of(processor_of(given)));
    if (given.table) return metric_csv(metrics);
    const event_table offcore = given.offcore_table.empty()
                                    ? event_table{}
                                    : read_event_table(given.offcore_table, counters_from::table,
                                                       core_unit_of(processor_of(given)));
    const bool has_base = !given.base_metrics.empty() && !given.offcore;
    const metric_base base = has_base ? metric_base_of(given) : metric_base{};
    try {
        return metric_header(metrics, events, offcore,
                             {.list = given.list,
                              .part = given.offcore ? "offcore_metrics" : "core_metrics",
                              .processor = given.processor,
                              .text = given.text.empty() ? given.processor : given.text,
                              .amd = amd},
                             given.offcore, has_base ? &base : nullptr);
    } catch (const complaint &why) {
        complain(why.status, "import: " + shown(given.metrics) + ": " + why.line);
    }
}

/// The list of `--base`.
compared_list base_of(const import_line &given) {
    check_name("--base-list", given.base_list);
    check_name("--base-processor", given.base_processor);
    return {table_for(given.base_processor, given.base), given.base_list, given.base_processor};
}

/// The lists of `--sharer`.
std::vector<compared_list> sharers_of(const import_line &given) {
    constexpr std::size_t most = 8; // bits of a row
    if (given.sharers.size() > most)
        complain(wrong_usage, "import: --sharer: at most 8 lists share rows");
    std::vector<compared_list> result;
    for (const std::string &one : given.sharers) {
        const std::size_t sign = one.find('=');
        if (sign == std::string::npos)
            complain(wrong_usage, "import: --sharer takes PROCESSOR=TABLE, not " + in_quotes(one));
        const std::string processor = one.substr(0, sign);
        check_name("--sharer", processor);
        result.push_back({table_for(processor, one.substr(sign + 1)), "", processor});
    }
    return result;
}

/// The header of a list of events.
std::string header_of(const import_line &given, const event_table &table, bool amd) {
    const header_names names{.list = given.list,
                             .part = given.offcore ? "offcore_events" : "core_events",
                             .processor = given.processor,
                             .text = given.text.empty() ? given.processor : given.text,
                             .amd = amd};
    if (given.base.empty()) return event_header(table, names, sharers_of(given));
    if (!given.sharers.empty())
        complain(wrong_usage, "import: a list has a --base or a --sharer, not both");
    return sharer_header(table, names, base_of(given));
}

} // namespace

int import(const import_line &given) {
    if (!given.table) {
        check_name("--list", given.list);
        check_name("--processor", given.processor);
    }
    const bool amd = is_of_amd(given.processor);
    event_table table;
    for (const std::string &file : given.files) {
        event_table next = table_for(given.processor, file);
        table.origin.insert(table.origin.end(), next.origin.begin(), next.origin.end());
        try {
            for (table_event &one : next.events)
                take_event(table, std::move(one));
        } catch (const complaint &why) {
            complain(why.status, "import: " + shown(file) + ": " + why.line);
        }
    }
    output out;
    if (!given.metrics.empty()) {
        append(out, metrics_of(given, table, amd));
        flush(out);
        return 0;
    }
    append(out, given.table    ? event_csv(table)
                : given.limits ? event_limits(table)
                               : header_of(given, table, amd));
    flush(out);
    return 0;
}

} // namespace msrpp
