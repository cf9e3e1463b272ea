#include "metric_formula.hpp"

#include "../../../support/complaint.hpp"
#include "metric_constants.hpp"

#include <msr/metric/formula_text.hpp>

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <cmath>
#include <system_error>
#include <utility>
#include <vector>

namespace msrpp {

namespace {

[[noreturn]] void refuse_formula(const std::string &reason) { complain(rule_broken, reason); }

/// The event whose fixed counter must run for IA32_PERF_METRICS.
constexpr const char *slots_event = "TOPDOWN.SLOTS";

/// Counts and constants for a trial, in which shares of slots are multiplied by a factor.
struct made_up_counts {
    double factor = 1;

    msr::metric_value count(std::size_t place) const {
        return 1000.0 + 37.0 * static_cast<double>(place * place % 101);
    }
    msr::metric_value constant(msr::metric_constant metric_constant) const {
        const bool is_share = metric_constant >= msr::metric_constant::topdown_retiring;
        return (3.0 + static_cast<double>(metric_constant)) * (is_share ? factor : 1);
    }
};

/// Throws a complaint unless the library reads the formula, and the value of the formula stays
/// equal when all shares of slots are multiplied by a factor: shares must be divided by their sum.
void check_formula(const std::string &text) {
    if (!msr::with_counted_shares(msr::uses_of_formula(text.c_str())).fits)
        refuse_formula("more events than a plan has room for");
    const msr::metric_value value = msr::value_of_formula(text.c_str(), made_up_counts{1});
    const msr::metric_value other = msr::value_of_formula(text.c_str(), made_up_counts{8});
    if (value.why() == msr::metric_problem::formula_malformed) {
        const auto definitions =
            static_cast<std::size_t>(std::count(text.begin(), text.end(), ';'));
        refuse_formula(definitions > msr::most_definitions
                           ? "more definitions than a formula has room for"
                           : "the formula is nested too deeply");
    }
    const double difference = std::abs(value.value_or(0) - other.value_or(0));
    if (difference > 1e-9 * std::abs(value.value_or(0)))
        refuse_formula("shares of slots without their sum");
}

} // namespace

formula_source::formula_source(const metric_table &table, event_names &names, used_events &events)
    : names{names}, events{events} {
    for (const table_metric &metric : table.metrics)
        by_metric_name[metric.name].push_back(&metric);
}

std::string formula_source::formula_of(const table_metric &metric) {
    depth = 0;
    known.clear();
    open.clear();
    formula_parts parts;
    std::size_t formula = read(metric, parts);
    if (!metric.by_letters) {
        const std::string scale = scale_and_unit(metric.unit).first;
        if (scale != "1") formula = parts.part("*", {parts.number(scale), formula});
    }
    const std::string text = beside_shares(parts.text(formula), parts);
    check_formula(text);
    return text;
}

std::size_t formula_source::read(const table_metric &metric, formula_parts &parts) {
    constexpr std::size_t most_open = 50;
    if (!open.insert(&metric).second) refuse_formula("metrics that name each other");
    if (open.size() > most_open)
        refuse_formula(
            fmt::format("a row of more than {} metrics, each of which names the next", most_open));
    const auto letters = pairs_in(metric.by_letters ? metric.events : "");
    const auto constants = pairs_in(metric.constants);
    const std::size_t result =
        read_formula(metric.formula, parts, depth, [&](const std::string &name) -> std::size_t {
            if (metric.by_letters) return by_letter(name, letters, constants, parts);
            if (const table_metric *const other = metric_named(name, metric))
                return of_metric(*other, parts);
            return by_name(name, parts);
        });
    open.erase(&metric);
    return result;
}

/// Returns the formula's part for another metric, whose own formula is read once.
std::size_t formula_source::of_metric(const table_metric &metric, formula_parts &parts) {
    if (const auto position = known.find(&metric); position != known.end()) return position->second;
    return known[&metric] = read(metric, parts);
}

std::size_t formula_source::by_letter(const std::string &name, const names_of_letters &letters,
                                      const names_of_letters &constants, formula_parts &parts) {
    if (const auto text = letters.find(name); text != letters.end()) {
        std::vector<std::string> pieces = pieces_of(text->second, ':');
        const std::string event = pieces.front();
        pieces.erase(pieces.begin());
        pieces.erase(std::remove(pieces.begin(), pieces.end(), "perf_metrics"), pieces.end());
        if (pieces.empty())
            if (const auto part = constant_part(event, parts)) return *part;
        return events.part(parts, names.find(event, pieces));
    }
    if (const auto text = constants.find(name); text != constants.end()) {
        const std::string &constant = text->second;
        if (!constant.empty() && std::isdigit(static_cast<unsigned char>(constant.front())) != 0)
            return parts.number(constant);
        if (const auto part = constant_part(constant, parts)) return *part;
        refuse_formula("no constant " + constant);
    }
    if (const auto part = constant_part(name, parts)) return *part;
    refuse_formula("no constant " + name);
}

std::size_t formula_source::by_name(const std::string &name, formula_parts &parts) {
    if (const auto part = constant_part(name, parts)) return *part;
    if (name.front() == '#') refuse_formula("no constant " + name);
    const auto [event, qualifiers] = linux_event(name);
    if (names.has(slots_event) && qualifiers.empty())
        if (const auto part = share_part(event, parts)) return *part;
    return events.part(parts, names.find(event, qualifiers));
}

/// Returns the metric with a name that the formula of the metric `excluded` may mean.
const table_metric *formula_source::metric_named(const std::string &name,
                                                 const table_metric &excluded) const {
    const auto text = by_metric_name.find(name);
    if (text == by_metric_name.end()) return nullptr;
    for (const table_metric *const metric : text->second)
        if (metric != &excluded) return metric;
    return nullptr;
}

/// Returns the formula, with the slots added where it has shares of slots: IA32_PERF_METRICS holds
/// the shares only while the fixed counter of the slots runs (the Linux driver,
/// arch/x86/events/intel/core.c).
std::string formula_source::beside_shares(const std::string &text, formula_parts &parts) {
    const msr::formula_uses uses = msr::uses_of_formula(text.c_str());
    const bool has_shares =
        uses.constants >> static_cast<unsigned>(msr::metric_constant::topdown_retiring) != 0;
    if (!has_shares || !names.has(slots_event)) return text;
    return fmt::format("with {}; {}", parts.what(events.part(parts, names.find(slots_event, {}))),
                       text);
}

std::pair<std::string, std::string> scale_and_unit(const std::string &text) {
    double scale = 1;
    // A number must begin with a digit or a point, so that inf and nan are none.
    const bool begins = !text.empty() && text.find_first_of("0123456789.") == 0;
    if (!begins) return {"1", text};
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), scale);
    if (error != std::errc{}) return {"1", text};
    std::string unit{end, text.data() + text.size()};
    if (unit.substr(0, 1) == "%") unit.replace(0, 1, unit.size() > 1 ? "percent of " : "percent");
    return {std::string{text.data(), end}, unit};
}

} // namespace msrpp
