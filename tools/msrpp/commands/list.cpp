#include "list.hpp"

#include "../../support/command_line.hpp"
#include "../../support/complaint.hpp"
#include "../../support/output.hpp"
#include "../../support/text.hpp"
#include "../../support/value_lines.hpp"
#include "../choices/elsewhere.hpp"
#include "../choices/event_filter.hpp"
#include "../choices/metrics.hpp"
#include "../choices/pattern.hpp"
#include "../choices/suggest.hpp"
#include "../command.hpp"
#include "../families/meters.hpp"
#include "../family.hpp"
#include "../formats.hpp"
#include "machine.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

// --- rows of msrpp list that a pattern selects ---------------------------------------------------

bool stands_in(std::string_view request, std::string_view words) {
    const std::vector<std::string_view> text = words_before_remark(words);
    return std::find(text.begin(), text.end(), request) != text.end();
}

/// Returns whether a pattern is the name of a register that a row uses.
bool is_used_by(const listed &row, std::string_view pattern) {
    return std::any_of(row.uses.begin(), row.uses.end(), [&](std::string_view name) {
        return msr::same_without_case(view(bare_name(name)), view(bare_name(pattern)));
    });
}

bool is_counter(const std::vector<listed> &events, std::string_view name) {
    return std::any_of(events.begin(), events.end(), [&](const listed &row) {
        return row.kind == "counter" && row.name == name;
    });
}

/// Returns the name of a row as users request the event or mask.
std::string whole_name(const listed &row) {
    if (!row.whole.empty()) return row.whole;
    return row.belongs_to.empty() ? row.name : fmt::format("{}:{}", row.belongs_to, row.name);
}

/// The rows of a processor that a pattern selects.
class selection {
public:
    selection(const family &identity, const std::vector<listed> &all, std::string_view pattern)
        : pattern{pattern}, kinds_are_patterns{identity.show == nullptr}, of_a_counter{is_counter(
                                                                              all, pattern)} {
        for (const listed &row : all) {
            if (row.kind == "event" && matches_itself(row)) events.push_back(row.name);
            if (row.kind == "register" && row.encoding == pattern) at_address.push_back(row.name);
        }
    }

    /// Returns whether the pattern selects a row: by the row's name, its kind, its register, the
    /// register's address or its counters; a mask also where the mask's event is selected.
    bool has(const listed &row) const {
        const bool of_event = row.kind == "mask" && std::find(events.begin(), events.end(),
                                                              row.belongs_to) != events.end();
        return of_event || has_address(row) || matches_itself(row) ||
               matches(row.belongs_to, pattern) ||
               matches(row.whole.empty() ? fmt::format("{}:{}", row.belongs_to, row.name)
                                         : row.whole,
                       pattern);
    }

private:
    bool has_address(const listed &row) const {
        const std::string &name = row.belongs_to.empty() ? row.name : row.belongs_to;
        return std::find(at_address.begin(), at_address.end(), name) != at_address.end();
    }

    bool matches_itself(const listed &row) const {
        const bool anywhere = of_a_counter && row.kind == "event" && row.where.empty();
        return anywhere || matches(row.name, pattern) || stands_in(pattern, row.where) ||
               is_used_by(row, pattern) || (kinds_are_patterns && row.kind == pattern);
    }

    std::string_view pattern;
    /// A pattern may be a kind of row, such as `event`, where the list shows the kinds.
    bool kinds_are_patterns;
    bool of_a_counter;
    std::vector<std::string> events;     ///< names of the events that are listed
    std::vector<std::string> at_address; ///< names of the registers whose address is the pattern
};

std::vector<listed> select(const std::vector<listed> &events, const family &identity,
                           const std::string &pattern) {
    if (pattern.empty()) return events;
    const selection selection{identity, events, pattern};
    std::vector<listed> result;
    std::copy_if(events.begin(), events.end(), std::back_inserter(result),
                 [&](const listed &row) { return selection.has(row); });
    return result;
}

[[noreturn]] void complain_about(const std::string &pattern, const family &identity,
                                 const std::vector<listed> &events) {
    if (identity.no_match != nullptr) {
        const family &of_any_model = *family_named(identity.name);
        const std::vector<listed> rows = of_any_model.list(of_any_model);
        complain(wrong_usage, "list: " + identity.no_match(identity, pattern,
                                                           select(rows, of_any_model, pattern)));
    }
    std::vector<std::string_view> known;
    for (const listed &row : events) {
        known.push_back(row.name);
        known.push_back(row.kind);
    }
    complain(wrong_usage, fmt::format("list: nothing of {} matches {}{}", identity.name,
                                      in_quotes(pattern), event_hint(pattern, known)));
}

// --- output of the rows of msrpp list ------------------------------------------------------------

/// Returns the kind of a row's table: masks stand in the table of events, fields in the table of
/// registers.
std::string_view table_of(const listed &row) {
    if (row.kind == "mask") return "event";
    if (row.kind == "field") return "register";
    return row.kind;
}

/// Returns the text for people that follows an event's text: the counters, where they differ from
/// the counters in the row's column.
std::string more_of(const listed &row) {
    const event_particulars &event_particulars = row.particulars;
    std::string result;
    const auto add = [&](std::string_view text, std::string_view counters) {
        result += fmt::format("{}{} on {}", row.text.empty() && result.empty() ? "" : "; ", text,
                              counters);
    };
    if (event_particulars.alone_is_other && !event_particulars.alone.empty())
        add("without Hyper-Threading", event_particulars.alone);
    const std::string everywhere =
        event_particulars.fixed.empty() || event_particulars.counters.empty()
            ? event_particulars.counters + event_particulars.fixed
            : event_particulars.counters + " " + event_particulars.fixed;
    if (!event_particulars.precise_on.empty() && event_particulars.precise_on != everywhere)
        add("precisely", event_particulars.precise_on);
    return result;
}

/// Appends a table for each kind of rows, because the columns of kinds have different widths.
void add_tables_for_people(std::vector<table> &destination, const std::vector<listed> &rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const listed &row = rows[i];
        if (i == 0 || table_of(row) != table_of(rows[i - 1]))
            // A blank line separates tables.
            destination.push_back({.lines = std::vector<std::string>(i > 0),
                                   .columns = columns_for_people({"kind", "name", "encoding",
                                                                  "where", "confidence", "text"})});
        destination.back().rows.push_back({row.kind, whole_name(row), row.encoding, row.where,
                                           row.confidence, row.text + more_of(row)});
    }
}

/// Returns the report of a list, for families without a report of their own.
report common_report(const family &identity, const std::vector<listed> &rows) {
    report result{.members = {{"cpu", identity.name}},
                  .tables = {{.member = "listed",
                              .columns = columns_for_programs(
                                  {"kind", "name", "belongs_to", "encoding", "where", "confidence",
                                   "text", "counters", "counters_ht_off", "fixed", "pebs",
                                   "pebs_counters", "msr", "msr_value", "errata", "deprecated"})}}};
    for (const listed &row : rows) {
        const event_particulars &event_particulars = row.particulars;
        result.tables.front().rows.push_back(
            {row.kind, row.name, row.belongs_to, row.encoding, row.where, row.confidence, row.text,
             event_particulars.counters, event_particulars.alone, event_particulars.fixed,
             event_particulars.precise, event_particulars.precise_on, event_particulars.beside,
             event_particulars.holds, event_particulars.errata,
             event_particulars.deprecated ? "yes" : ""});
    }
    add_tables_for_people(result.tables, rows);
    return result;
}

bool is_empty(const report &report) {
    return std::all_of(report.tables.begin(), report.tables.end(),
                       [](const table &table) { return table.rows.empty(); });
}

/// Returns the rows of the cores, or of a box outside of the cores. Throws a complaint where the
/// processor has no such unit.
std::vector<listed> rows_of_unit(const family &processor, const std::string &unit) {
    if (unit.empty()) return processor.list(processor);
    if (processor.list_unit == nullptr)
        complain(wrong_usage,
                 fmt::format("list: --unit: no boxes of {} are known", processor.name));
    return processor.list_unit(processor, unit);
}

} // namespace

int list(const list_options &list_options, const family &identity) {
    const output_format &format =
        format_named(list_options.format, formats_with(&output_format::list, &identity));
    const std::string &pattern = list_options.pattern;
    if (list_options.meters || asks_for_metrics(identity, pattern)) {
        output out;
        format.list(out, list_options.meters ? meter_listing(identity, pattern)
                                             : metric_listing(identity, pattern));
        flush(out);
        return 0;
    }
    const std::vector<listed> events = rows_of_unit(identity, list_options.unit);
    const std::vector<listed> selected = select(events, identity, pattern);
    if (selected.empty()) complain_about(pattern, identity, events);
    std::vector<listed> rows = filtered(selected, list_options.events, identity, events, pattern);
    if (list_options.keep_simulated != nullptr) rows = list_options.keep_simulated(std::move(rows));
    if (rows.empty())
        complain(wrong_usage,
                 fmt::format("list: the machine counts nothing of this on {}", identity.name));
    const report printed =
        identity.show == nullptr ? common_report(identity, rows) : identity.show(identity, rows);
    if (is_empty(printed)) complain_about(pattern, identity, events);
    output out;
    format.list(out, printed);
    flush(out);
    return 0;
}

namespace {

/// Executes msrpp-machine for `list --simulated`, because the models of processors are part of
/// msrpp-machine.
[[noreturn]] void list_by_machine(const target_options &target, const list_options &list_options) {
    if (list_options.events.asks())
        complain(wrong_usage, "list: --simulated stands alone; give a pattern to show less");
    std::vector<std::string> words{"--list"};
    if (!list_options.format.empty()) words.insert(words.end(), {"--format", list_options.format});
    if (!list_options.pattern.empty()) words.insert(words.end(), {"--", list_options.pattern});
    become_machine(target, words);
}

action add_list_options(support::command &destination, target_options &target) {
    const auto value = std::make_shared<list_options>();
    add_usual_options(destination, target, value->format,
                      names_for_help(formats_with(&output_format::list)));
    destination.add_option("PATTERN", value->pattern,
                           "part of a name, a glob of * and ?, or the name of an ESCR or counter");
    add_text_option(destination, "--counter", value->events.counter,
                    "events that this counter may count: its name, or its number");
    add_text_option(destination, "--msr", value->events.beside,
                    "events that need this register beside their select: its name, or its address");
    add_text_option(destination, "--unit", value->unit,
                    "a box outside of the cores, such as cha, or all of them: all");
    destination.add_flag("--pebs", value->events.precise, "events that can be sampled precisely");
    destination.add_flag("--simulated", value->simulated, "events that 'msrpp machine' counts");
    destination.add_flag("--meters", value->meters, "registers that are only read, as of energy");
    destination.add_flag("--errata", value->events.errata, "events that have errata");
    destination.add_flag("--deprecated", value->events.outdated, "deprecated events");
    destination.add_flag("--no-deprecated", value->events.current, "events that are not deprecated")
        .exclude("--deprecated");
    return [value, &target] {
        if (value->simulated) {
            resolve_cpu(target);
            list_by_machine(target, *value);
        }
        return list(*value, target_of(target));
    };
}

const known_command list_command{{.name = "list",
                                  .rank = 20,
                                  .text = "what can be counted, and how sure that is",
                                  .add_options = add_list_options}};

} // namespace

} // namespace msrpp
