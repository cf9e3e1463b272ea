// The command `msrpp import TABLE`: writes a table of events, or of metrics, as a header of the
// library or as a table.
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
    std::vector<std::string> files; ///< tables of events; `-` is standard input
    std::string list;      ///< name of the list of events: a namespace in the written header
    std::string processor; ///< the processor's name in the table of processors
    std::string text;      ///< the processor's name for people; empty: its name in the table
    bool table = false;    ///< a table for --events is written, not a header
    /// Only the counters that may count an event given by its numbers are written.
    bool limits = false;
    bool offcore = false; ///< the files have the events of off-core responses
    /// File with a table of metrics, which the header then has in place of events.
    std::string metrics;
    std::string offcore_table; ///< file with off-core responses that metrics count, too
    /// File with the table of the base, a list of events whose rows the header shares; the header
    /// has only the rows that differ.
    std::string base;
    std::string base_list;      ///< namespace of the base's list
    std::string base_processor; ///< processor of the base list, in the table of processors
    std::string base_metrics;   ///< file with the base list's table of metrics
    /// File with the base list's off-core responses that metrics count.
    std::string base_offcore_table;
    /// Texts `PROCESSOR=TABLE` of processors whose lists share rows of the header.
    std::vector<std::string> sharers;
};

/// Throws a complaint unless a text is a name in C++.
void check_name(const char *option, const std::string &text) {
    if (!is_word(text))
        complain(wrong_usage,
                 std::string{"import: "} + option + " takes a name in C++, not " + in_quotes(text));
}

/// Returns whether the processor with a name is AMD's, or Hygon's.
bool is_of_amd(const std::string &processor) {
    for (const msr::processor_row &row : msr::processor_table)
        if (processor == row.name) return same_line(row.vendor, msr::cpu_vendor::amd);
    return false;
}

/// Returns the processor of `--processor`, or `none`.
msr::core processor_of(const import_options &import_options) {
    return msr::core_named(view(import_options.processor));
}

/// Returns a table of events, read as the table of a processor.
event_table table_for(const std::string &processor, const std::string &file) {
    return read_event_table(file,
                            is_of_amd(processor) ? counters_from::library : counters_from::table,
                            core_unit_of(msr::core_named(view(processor))));
}

/// Throws a complaint unless the base list has names, and is of the list's vendor: headers of one
/// vendor include no list of another vendor.
void check_base(const import_options &import_options) {
    check_name("--base-list", import_options.base_list);
    check_name("--base-processor", import_options.base_processor);
    if (is_of_amd(import_options.base_processor) != is_of_amd(import_options.processor))
        complain(wrong_usage,
                 "import: --base-processor: " + in_quotes(import_options.base_processor) + " and " +
                     in_quotes(import_options.processor) + " are of different vendors");
}

/// Returns the list of metrics that `--base-metrics` names.
metric_base metric_base_of(const import_options &import_options) {
    check_base(import_options);
    return {.metrics =
                read_metrics(import_options.base_metrics,
                             core_unit_of(msr::core_named(view(import_options.base_processor)))),
            .core = table_for(import_options.base_processor, import_options.base),
            .offcore =
                import_options.base_offcore_table.empty()
                    ? event_table{}
                    : table_for(import_options.base_processor, import_options.base_offcore_table),
            .names = {.list = import_options.base_list,
                      .part = "core_metrics",
                      .processor = import_options.base_processor,
                      .text = {},
                      .amd = is_of_amd(import_options.base_processor)}};
}

/// Returns the metrics, as a table or as a header.
std::string metrics_of(const import_options &import_options, const event_table &events, bool amd) {
    const metric_table metrics =
        read_metrics(import_options.metrics, core_unit_of(processor_of(import_options)));
    if (import_options.table) return metric_csv(metrics);
    const event_table offcore =
        import_options.offcore_table.empty()
            ? event_table{}
            : table_for(import_options.processor, import_options.offcore_table);
    const bool has_base = !import_options.base_metrics.empty() && !import_options.offcore;
    const metric_base base = has_base ? metric_base_of(import_options) : metric_base{};
    try {
        return metric_header(
            metrics, events, offcore,
            {.list = import_options.list,
             .part = import_options.offcore ? "offcore_metrics" : "core_metrics",
             .processor = import_options.processor,
             .text = import_options.text.empty() ? import_options.processor : import_options.text,
             .amd = amd},
            import_options.offcore, has_base ? &base : nullptr);
    } catch (const complaint &problem) {
        complain(problem.status, "import: " + shown(import_options.metrics) + ": " + problem.line);
    }
}

/// Returns the list of events that `--base` names.
compared_list base_of(const import_options &import_options) {
    check_base(import_options);
    return {table_for(import_options.base_processor, import_options.base), import_options.base_list,
            import_options.base_processor};
}

/// Returns the lists of events that `--sharer` names, which use rows of another list.
std::vector<compared_list> sharers_of(const import_options &import_options) {
    constexpr std::size_t maximum = 8; // a row has 8 bits for the processors that share the row
    if (import_options.sharers.size() > maximum)
        complain(wrong_usage, "import: --sharer: at most 8 lists share rows");
    std::vector<compared_list> result;
    for (const std::string &text : import_options.sharers) {
        const std::size_t sign = text.find('=');
        if (sign == std::string::npos)
            complain(wrong_usage, "import: --sharer takes PROCESSOR=TABLE, not " + in_quotes(text));
        const std::string processor = text.substr(0, sign);
        check_name("--sharer", processor);
        for (const compared_list &other : result)
            if (other.processor == processor)
                complain(wrong_usage,
                         "import: --sharer: " + in_quotes(processor) + " is given twice");
        result.push_back({table_for(processor, text.substr(sign + 1)), "", processor});
    }
    return result;
}

/// Returns the header of a list of events.
std::string header_of(const import_options &import_options, const event_table &table, bool amd) {
    const header_names names{.list = import_options.list,
                             .part = import_options.offcore ? "offcore_events" : "core_events",
                             .processor = import_options.processor,
                             .text = import_options.text.empty() ? import_options.processor
                                                                 : import_options.text,
                             .amd = amd};
    if (import_options.base.empty()) return event_header(table, names, sharers_of(import_options));
    if (!import_options.sharers.empty())
        complain(wrong_usage, "import: a list has a --base or a --sharer, not both");
    return sharer_header(table, names, base_of(import_options));
}

int import(const import_options &import_options) {
    if (!import_options.table) {
        check_name("--list", import_options.list);
        check_name("--processor", import_options.processor);
    }
    const bool amd = is_of_amd(import_options.processor);
    event_table table;
    for (const std::string &file : import_options.files) {
        event_table next = table_for(import_options.processor, file);
        table.origin.insert(table.origin.end(), next.origin.begin(), next.origin.end());
        try {
            for (table_event &event : next.events)
                take_event(table, std::move(event));
        } catch (const complaint &problem) {
            complain(problem.status, "import: " + shown(file) + ": " + problem.line);
        }
    }
    output out;
    if (!import_options.metrics.empty()) {
        append(out, metrics_of(import_options, table, amd));
        flush(out);
        return 0;
    }
    append(out, import_options.table    ? event_csv(table)
                : import_options.limits ? event_limits(table)
                                        : header_of(import_options, table, amd));
    flush(out);
    return 0;
}

action add_import_options(support::command &destination, target_options &) {
    const auto output = std::make_shared<import_options>();
    import_options &value = *output;
    destination.add_option("TABLE", value.files, "the tables; - is standard input").require();
    destination.add_option("--list", value.list,
                           "of a header: the namespace of the list, such as spr");
    destination.add_option("--processor", value.processor,
                           "of a header: its name in the table of processors");
    destination.add_flag("--table", value.table,
                         "write a table, as --events takes it, and no header");
    destination.add_option("--text", value.text, "the processor for people");
    destination.add_flag("--limits", value.limits,
                         "write only which counters may count an event by its numbers");
    destination.add_flag("--offcore", value.offcore, "the table has off-core responses");
    destination.add_option("--metrics", value.metrics,
                           "metrics over the events, JSON or a table: write these, not the events");
    destination.add_option("--offcore-table", value.offcore_table,
                           "off-core responses that metrics count, too; with --offcore only those");
    destination.add_option(
        "--base", value.base,
        "the table of a list that has equal events: the header has only the others");
    destination.add_option("--base-list", value.base_list,
                           "the namespace of that list, which names its header, too");
    destination.add_option("--base-processor", value.base_processor, "its name among processors");
    destination.add_option("--base-metrics", value.base_metrics,
                           "metrics over the events of that list: the header has only the others");
    destination.add_option("--base-offcore-table", value.base_offcore_table,
                           "off-core responses that those metrics count, too");
    destination
        .add_option("--sharer", value.sharers,
                    "PROCESSOR=TABLE of a list whose base this is; may be given 8 times")
        .take_all();
    destination.set_footer(status_help);
    return [output] { return import(*output); };
}

const known_command import_command{
    {.name = "import",
     .rank = 70,
     .text = "a table of events as a header of the library, or as a table for --events",
     .add_options = add_import_options}};

} // namespace

} // namespace msrpp
