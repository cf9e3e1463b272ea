// Reads metrics from JSON: the value of a key becomes a cell of a table.
#include "metric_json.hpp"

#include "../../../support/complaint.hpp"
#include "../../../support/lines.hpp"
#include "../../../support/text.hpp"
#include "../core_unit.hpp"
#include "../json_document.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <utility>

namespace msrpp {

namespace {

/// Returns the text under a key, with a blank for each line break and tabulator; empty where the
/// key is missing.
std::string text_under(const json &object, const char *key) {
    const auto position = object.find(key);
    if (position == object.end() || position->is_null()) return {};
    if (!position->is_string()) complain(wrong_usage, fmt::format("{}: it is no text", key));
    std::string text{without_blanks(position->get_ref<const std::string &>())};
    std::replace_if(
        text.begin(), text.end(),
        [](char entry) { return entry == '\n' || entry == '\r' || entry == '\t'; }, ' ');
    return text;
}

/// Returns the text under a key, as `text_under` does; throws a complaint where the key is missing
/// or the text is empty.
std::string needed_text(const json &object, const char *key) {
    std::string text = text_under(object, key);
    if (text.empty()) complain(wrong_usage, fmt::format("{}: it is needed", key));
    return text;
}

// --- JSON of perfmon's metrics -------------------------------------------------------------------

/// Meanings of the aliases of a formula, by alias.
using meant_by = std::map<std::string, std::string>;

/// Returns what an alias in a metric's list of events or constants stands for: a name, or the
/// number that a constant may be.
std::string meant_in(const json &entry) {
    const auto position = entry.find("Name");
    if (position != entry.end() && position->is_number_unsigned())
        return fmt::format("{}", position->get<std::uint64_t>());
    return needed_text(entry, "Name");
}

/// Returns an entry of a metric's list of events or constants as `alias=name`; empty where the list
/// has an equal entry already.
std::string pair_in(const json &entry, meant_by &aliases) {
    if (!entry.is_object()) complain(wrong_usage, "it is no object");
    const std::string alias = needed_text(entry, "Alias");
    const std::string name = meant_in(entry);
    if (!is_word(alias))
        complain(wrong_usage, fmt::format("Alias: {} is no word", in_quotes(alias)));
    if (name.find(';') != name.npos)
        complain(wrong_usage, fmt::format("Name: a semicolon in {}", in_quotes(name)));
    const auto [found, is_new] = aliases.try_emplace(alias, name);
    if (is_new) return alias + '=' + name;
    if (found->second == name) return {};
    complain(wrong_usage, fmt::format("Alias: {} means {} and {}", in_quotes(alias),
                                      in_quotes(found->second), in_quotes(name)));
}

/// Returns a list of events or constants as a cell of a table: `a=NAME;b=NAME`.
std::string pairs_under(const json &object, const char *key, meant_by &aliases) {
    const auto position = object.find(key);
    if (position == object.end() || position->is_null()) return {};
    if (!position->is_array()) complain(wrong_usage, fmt::format("{}: it is no list", key));
    std::string result;
    std::size_t number = 0;
    for (const json &entry : *position) {
        ++number;
        try {
            const std::string pair = pair_in(entry, aliases);
            if (!result.empty() && !pair.empty()) result += ';';
            result += pair;
        } catch (const complaint &problem) {
            complain(problem.status, fmt::format("{} {}: {}", key, number, problem.line));
        }
    }
    return result;
}

table_metric perfmon_metric(const json &object) {
    meant_by aliases;
    table_metric result;
    result.by_letters = true;
    result.name = needed_text(object, "MetricName");
    result.unit = text_under(object, "UnitOfMeasure");
    result.formula = needed_text(object, "Formula");
    result.events = pairs_under(object, "Events", aliases);
    result.constants = pairs_under(object, "Constants", aliases);
    return result;
}

// --- JSON of Linux's metrics ---------------------------------------------------------------------

table_metric linux_metric(const json &object) {
    table_metric result;
    result.name = needed_text(object, "MetricName");
    result.unit = text_under(object, "ScaleUnit");
    result.formula = needed_text(object, "MetricExpr");
    return result;
}

/// Returns whether a metric is for the kind of core that is read.
bool is_core_metric(const json &object, core_units &cores) {
    const std::string unit = text_under(object, "Unit");
    return !core_units::is_core(unit) || cores.takes(unit);
}

// --- the file of metrics as a table --------------------------------------------------------------

/// Returns the list of metrics of a document; where the document is an object, the list under a
/// key.
const json &list_in(const json &document, const std::string &file) {
    const json *list = &document;
    if (document.is_object()) {
        const auto position = document.find("Metrics");
        list = position == document.end() ? nullptr : &*position;
    }
    if (list == nullptr || !list->is_array())
        complain(wrong_usage, fmt::format("import: {}: there is no list of metrics", shown(file)));
    return *list;
}

} // namespace

metric_table read_metric_json(std::string_view text, const std::string &file,
                              std::string_view core_unit) {
    const json document = document_in(text, file);
    const bool by_perfmon = document.is_object();
    metric_table result;
    if (std::string origin = origin_in(document); !origin.empty())
        result.origin.push_back(std::move(origin));
    core_units cores{core_unit};
    std::size_t number = 0;
    for (const json &entry : list_in(document, file)) {
        ++number;
        try {
            if (!entry.is_object()) complain(wrong_usage, "it is no object");
            if (by_perfmon)
                take_metric(result, perfmon_metric(entry));
            else if (entry.contains("MetricExpr") && is_core_metric(entry, cores))
                take_metric(result, linux_metric(entry));
        } catch (const complaint &problem) {
            complain(problem.status, fmt::format("import: {}, metric {}{}: {}", shown(file), number,
                                                 name_in(entry, "MetricName"), problem.line));
        }
    }
    return result;
}

} // namespace msrpp
