// `msrpp import TABLE`: a table of events, and of metrics, as a header of the library or as a
// table.
#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../../support/lines.hpp"
#include "../../support/output.hpp"
#include "../../support/text.hpp"
#include "../command.hpp"
#include "../import/core_unit.hpp"
#include "../import/events/event_csv.hpp"
#include "../import/events/event_header.hpp"
#include "../import/events/event_table.hpp"
#include "../import/metrics/metric_csv.hpp"
#include "../import/metrics/metric_header.hpp"
#include "../import/metrics/metric_table.hpp"

#include <msr/processor/table.hpp>

#include <cstddef>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

struct import_options {
    std::vector<std::string> files;   ///< tables of events; `-` is standard input
    std::string list;                 ///< the namespace of a header
    std::string processor;            ///< its name in the table of processors
    std::string text;                 ///< the processor for people; empty: its name
    bool table = false;               ///< write a table for --events
    bool limits = false;              ///< write only which counters may count numbers
    bool offcore = false;             ///< these are the events of the off-core responses
    std::string metrics;              ///< a table of metrics: the header is theirs
    std::string offcore_table;        ///< off-core responses that metrics count, too
    std::string base;                 ///< a table; a header has only what its list says otherwise
    std::string base_list;            ///< the namespace of the base's list
    std::string base_processor;       ///< its name in the table of processors
    std::string base_metrics;         ///< its table of metrics
    std::string base_offcore_table;   ///< its off-core responses that metrics count, too
    std::vector<std::string> sharers; ///< `PROCESSOR=TABLE`: their lists share rows of the header
};

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
msr::core processor_of(const import_options &given) {
    return msr::core_named(view(given.processor));
}

/// A table of events, read as that of a processor.
event_table table_for(const std::string &processor, const std::string &file) {
    return read_event_table(file,
                            is_of_amd(processor) ? counters_from::library : counters_from::table,
                            core_unit_of(msr::core_named(view(processor))));
}

/// Complains unless the base has names, and is of the same vendor: headers of one vendor include no
/// list of the other.
void check_base(const import_options &given) {
    check_name("--base-list", given.base_list);
    check_name("--base-processor", given.base_processor);
    if (is_of_amd(given.base_processor) != is_of_amd(given.processor))
        complain(wrong_usage, "import: --base-processor: " + in_quotes(given.base_processor) +
                                  " and " + in_quotes(given.processor) +
                                  " are of different vendors");
}

/// The list of `--base-metrics`.
metric_base metric_base_of(const import_options &given) {
    check_base(given);
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
std::string metrics_of(const import_options &given, const event_table &events, bool amd) {
    const metric_table metrics = read_metrics(given.metrics, core_unit_of(processor_of(given)));
    if (given.table) return metric_csv(metrics);
    const event_table offcore = given.offcore_table.empty()
                                    ? event_table{}
                                    : table_for(given.processor, given.offcore_table);
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
compared_list base_of(const import_options &given) {
    check_base(given);
    return {table_for(given.base_processor, given.base), given.base_list, given.base_processor};
}

/// The lists of `--sharer`.
std::vector<compared_list> sharers_of(const import_options &given) {
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
        for (const compared_list &other : result)
            if (other.processor == processor)
                complain(wrong_usage,
                         "import: --sharer: " + in_quotes(processor) + " is given twice");
        result.push_back({table_for(processor, one.substr(sign + 1)), "", processor});
    }
    return result;
}

/// The header of a list of events.
std::string header_of(const import_options &given, const event_table &table, bool amd) {
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

int import(const import_options &given) {
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

action add_import_options(support::command &to, target_options &) {
    const auto into = std::make_shared<import_options>();
    import_options &given = *into;
    to.add_option("TABLE", given.files, "the tables; - is standard input").require();
    to.add_option("--list", given.list, "of a header: the namespace of the list, such as spr");
    to.add_option("--processor", given.processor,
                  "of a header: its name in the table of processors");
    to.add_flag("--table", given.table, "write a table, as --events takes it, and no header");
    to.add_option("--text", given.text, "the processor for people");
    to.add_flag("--limits", given.limits,
                "write only which counters may count an event by its numbers");
    to.add_flag("--offcore", given.offcore, "the table has off-core responses");
    to.add_option("--metrics", given.metrics,
                  "metrics over the events, JSON or a table: write these, not the events");
    to.add_option("--offcore-table", given.offcore_table,
                  "off-core responses that metrics count, too; with --offcore only those");
    to.add_option("--base", given.base,
                  "the table of a list that has equal events: the header has only the others");
    to.add_option("--base-list", given.base_list,
                  "the namespace of that list, which names its header, too");
    to.add_option("--base-processor", given.base_processor, "its name among processors");
    to.add_option("--base-metrics", given.base_metrics,
                  "metrics over the events of that list: the header has only the others");
    to.add_option("--base-offcore-table", given.base_offcore_table,
                  "off-core responses that those metrics count, too");
    to.add_option("--sharer", given.sharers,
                  "PROCESSOR=TABLE of a list whose base this is; may be given 8 times")
        .take_all();
    to.set_footer(status_help);
    return [into] { return import(*into); };
}

const known_command import_command{
    {.name = "import",
     .rank = 70,
     .text = "a table of events as a header of the library, or as a table for --events",
     .add_options = add_import_options}};

} // namespace

} // namespace msrpp
