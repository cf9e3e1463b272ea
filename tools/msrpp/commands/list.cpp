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

// --- which rows a pattern asks for --------------------------------------------------------------

bool stands_in(std::string_view wanted, std::string_view words) {
    const std::vector<std::string_view> all = words_before_remark(words);
    return std::find(all.begin(), all.end(), wanted) != all.end();
}

/// Whether a pattern is the name of a register that a row uses.
bool is_used_by(const listed &row, std::string_view pattern) {
    return std::any_of(row.uses.begin(), row.uses.end(), [&](std::string_view name) {
        return msr::same_without_case(view(bare_name(name)), view(bare_name(pattern)));
    });
}

bool is_counter(const std::vector<listed> &all, std::string_view name) {
    return std::any_of(all.begin(), all.end(), [&](const listed &row) {
        return row.kind == "counter" && row.name == name;
    });
}

/// The name as a choice has it.
std::string whole_name(const listed &row) {
    if (!row.whole.empty()) return row.whole;
    return row.belongs_to.empty() ? row.name : fmt::format("{}:{}", row.belongs_to, row.name);
}

/// The rows of a processor that a pattern selects.
class selection {
public:
    selection(const family &of, const std::vector<listed> &all, std::string_view pattern)
        : pattern{pattern}, kinds_are_patterns{of.show == nullptr}, of_a_counter{
                                                                        is_counter(all, pattern)} {
        for (const listed &row : all) {
            if (row.kind == "event" && matches_itself(row)) events.push_back(row.name);
            if (row.kind == "register" && row.encoding == pattern) at_address.push_back(row.name);
        }
    }

    /// Whether a row is wanted: by its name, its kind, the register it belongs to, the register's
    /// address or the counters that it is for; a mask also where its event is.
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
    bool kinds_are_patterns; ///< of a family whose list shows every kind
    bool of_a_counter;
    std::vector<std::string> events;     ///< that are wanted
    std::vector<std::string> at_address; ///< registers at the address that the pattern is
};

std::vector<listed> select(const std::vector<listed> &all, const family &of,
                           const std::string &pattern) {
    if (pattern.empty()) return all;
    const selection wanted{of, all, pattern};
    std::vector<listed> result;
    std::copy_if(all.begin(), all.end(), std::back_inserter(result),
                 [&](const listed &row) { return wanted.has(row); });
    return result;
}

[[noreturn]] void complain_about(const std::string &pattern, const family &of,
                                 const std::vector<listed> &all) {
    if (of.no_match != nullptr) {
        const family &of_any_model = *family_named(of.name);
        const std::vector<listed> rows = of_any_model.list(of_any_model);
        complain(wrong_usage,
                 "list: " + of.no_match(of, pattern, select(rows, of_any_model, pattern)));
    }
    std::vector<std::string_view> known;
    for (const listed &row : all) {
        known.push_back(row.name);
        known.push_back(row.kind);
    }
    complain(wrong_usage, fmt::format("list: nothing of {} matches {}{}", of.name,
                                      in_quotes(pattern), event_hint(pattern, known)));
}

// --- how they are shown -------------------------------------------------------------------------

/// The kind of a table: masks stand with their events, fields with their registers.
std::string_view table_of(const listed &row) {
    if (row.kind == "mask") return "event";
    if (row.kind == "field") return "register";
    return row.kind;
}

/// The text for people behind that of an event: counters, where they are others than those that the
/// row has.
std::string more_of(const listed &row) {
    const event_particulars &of = row.particulars;
    std::string result;
    const auto add = [&](std::string_view what, std::string_view counters) {
        result += fmt::format("{}{} on {}", row.text.empty() && result.empty() ? "" : "; ", what,
                              counters);
    };
    if (of.alone_is_other && !of.alone.empty()) add("without Hyper-Threading", of.alone);
    const std::string everywhere = of.fixed.empty() || of.counters.empty()
                                       ? of.counters + of.fixed
                                       : of.counters + " " + of.fixed;
    if (!of.precise_on.empty() && of.precise_on != everywhere) add("precisely", of.precise_on);
    return result;
}

/// Appends a table for each kind of rows, as their columns have different widths.
void add_tables_for_people(std::vector<table> &to, const std::vector<listed> &rows) {
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const listed &row = rows[i];
        if (i == 0 || table_of(row) != table_of(rows[i - 1]))
            to.push_back({.lines = std::vector<std::string>(i > 0), // a blank line
                          .columns = columns_for_people(
                              {"kind", "name", "encoding", "where", "confidence", "text"})});
        to.back().rows.push_back({row.kind, whole_name(row), row.encoding, row.where,
                                  row.confidence, row.text + more_of(row)});
    }
}

/// The shape of every list that has none of its own.
report common_report(const family &of, const std::vector<listed> &rows) {
    report result{.members = {{"cpu", of.name}},
                  .tables = {{.member = "listed",
                              .columns = columns_for_programs(
                                  {"kind", "name", "belongs_to", "encoding", "where", "confidence",
                                   "text", "counters", "counters_ht_off", "fixed", "pebs",
                                   "pebs_counters", "msr", "msr_value", "errata", "deprecated"})}}};
    for (const listed &row : rows) {
        const event_particulars &of = row.particulars;
        result.tables.front().rows.push_back(
            {row.kind, row.name, row.belongs_to, row.encoding, row.where, row.confidence, row.text,
             of.counters, of.alone, of.fixed, of.precise, of.precise_on, of.beside, of.holds,
             of.errata, of.deprecated ? "yes" : ""});
    }
    add_tables_for_people(result.tables, rows);
    return result;
}

bool is_empty(const report &all) {
    return std::all_of(all.tables.begin(), all.tables.end(),
                       [](const table &each) { return each.rows.empty(); });
}

/// The rows of the cores, or of a box outside of them. Throws a complaint.
std::vector<listed> rows_of_unit(const family &processor, const std::string &unit) {
    if (unit.empty()) return processor.list(processor);
    if (processor.list_unit == nullptr)
        complain(wrong_usage,
                 fmt::format("list: --unit: no boxes of {} are known", processor.name));
    return processor.list_unit(processor, unit);
}

} // namespace

int list(const list_options &given, const family &of) {
    const output_format &as = asked_format(given.format, formats_with(&output_format::list, &of));
    const std::string &pattern = given.pattern;
    if (asks_for_metrics(of, pattern)) {
        output out;
        as.list(out, metric_listing(of, pattern));
        flush(out);
        return 0;
    }
    const std::vector<listed> all = rows_of_unit(of, given.unit);
    const std::vector<listed> selected = select(all, of, pattern);
    if (selected.empty()) complain_about(pattern, of, all);
    std::vector<listed> rows = filtered(selected, given.events, of, all, pattern);
    if (given.keep_simulated != nullptr) rows = given.keep_simulated(std::move(rows));
    if (rows.empty())
        complain(wrong_usage,
                 fmt::format("list: the machine counts nothing of this on {}", of.name));
    const report shown = of.show == nullptr ? common_report(of, rows) : of.show(of, rows);
    if (is_empty(shown)) complain_about(pattern, of, all);
    output out;
    as.list(out, shown);
    flush(out);
    return 0;
}

namespace {

/// `list --simulated` is carried out by the machine's program, as the models are part of that.
[[noreturn]] void list_by_machine(const target_options &target, const list_options &given) {
    if (given.events.asks())
        complain(wrong_usage, "list: --simulated stands alone; give a pattern to show less");
    std::vector<std::string> words{"--list"};
    if (!given.format.empty()) words.insert(words.end(), {"--format", given.format});
    if (!given.pattern.empty()) words.insert(words.end(), {"--", given.pattern});
    become_machine(target, words);
}

action add_list_options(support::command &to, target_options &target) {
    const auto given = std::make_shared<list_options>();
    add_usual_options(to, target, given->format,
                      names_for_help(formats_with(&output_format::list)));
    to.add_option("PATTERN", given->pattern,
                  "part of a name, a glob of * and ?, or the name of an ESCR or counter");
    add_text_option(to, "--counter", given->events.counter,
                    "events that this counter may count: its name, or its number");
    add_text_option(to, "--msr", given->events.beside,
                    "events that need this register beside their select: its name, or its address");
    add_text_option(to, "--unit", given->unit,
                    "a box outside of the cores, such as cha, or all of them: all");
    to.add_flag("--pebs", given->events.precise, "events that can be sampled precisely");
    to.add_flag("--simulated", given->simulated, "events that 'msrpp machine' counts");
    to.add_flag("--errata", given->events.errata, "events that have errata");
    to.add_flag("--deprecated", given->events.outdated, "deprecated events");
    to.add_flag("--no-deprecated", given->events.current, "events that are not deprecated")
        .exclude("--deprecated");
    return [given, &target] {
        if (given->simulated) {
            resolve_cpu(target);
            list_by_machine(target, *given);
        }
        return list(*given, target_of(target));
    };
}

const known_command list_command{{.name = "list",
                                  .rank = 20,
                                  .text = "what can be counted, and how sure that is",
                                  .add_options = add_list_options}};

} // namespace

} // namespace msrpp
