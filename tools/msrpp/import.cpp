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

#include <string>
#include <utility>

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

/// The metrics, as a table or as a header.
std::string metrics_of(const import_line &given, const event_table &events, bool amd) {
    const metric_table metrics = read_metrics(given.metrics, core_unit_of(processor_of(given)));
    if (given.table) return metric_csv(metrics);
    const event_table offcore = given.offcore_table.empty()
                                    ? event_table{}
                                    : read_event_table(given.offcore_table, counters_from::table,
                                                       core_unit_of(processor_of(given)));
    try {
        return metric_header(metrics, events, offcore,
                             {.list = given.list,
                              .part = given.offcore ? "offcore_metrics" : "core_metrics",
                              .processor = given.processor,
                              .text = given.text.empty() ? given.processor : given.text,
                              .amd = amd},
                             given.offcore);
    } catch (const complaint &why) {
        complain(why.status, "import: " + shown(given.metrics) + ": " + why.line);
    }
}

} // namespace

int import(const import_line &given) {
    if (!given.table) {
        check_name("--list", given.list);
        check_name("--processor", given.processor);
    }
    const bool amd = is_of_amd(given.processor);
    const counters_from told = amd ? counters_from::library : counters_from::table;
    event_table table;
    for (const std::string &file : given.files) {
        event_table next = read_event_table(file, told, core_unit_of(processor_of(given)));
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
    append(out,
           given.table ? event_csv(table)
           : given.limits
               ? event_limits(table)
               : event_header(table, {.list = given.list,
                                      .part = given.offcore ? "offcore_events" : "core_events",
                                      .processor = given.processor,
                                      .text = given.text.empty() ? given.processor : given.text,
                                      .amd = amd}));
    flush(out);
    return 0;
}

} // namespace msrpp
