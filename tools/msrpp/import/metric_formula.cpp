#include "metric_formula.hpp"

#include "../complaint.hpp"
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

[[noreturn]] void cannot(const std::string &why) { complain(rule_broken, why); }

/// Counts and constants of which shares of slots are multiplied by a factor.
struct made_up_counts {
    double factor = 1;

    msr::metric_value count(std::size_t place) const {
        return 1000.0 + 37.0 * static_cast<double>(place * place % 101);
    }
    msr::metric_value constant(msr::metric_constant which) const {
        const bool is_share = which >= msr::metric_constant::topdown_retiring;
        return (3.0 + static_cast<double>(which)) * (is_share ? factor : 1);
    }
};

/// Throws a complaint unless the library reads the text, and shares of slots need no whole.
void check_formula(const std::string &text) {
    if (!msr::uses_of_formula(text.c_str()).fits) cannot("more events than a plan has room for");
    const msr::metric_value one = msr::value_of_formula(text.c_str(), made_up_counts{1});
    const msr::metric_value other = msr::value_of_formula(text.c_str(), made_up_counts{8});
    if (one.why() == msr::metric_problem::formula_malformed)
        cannot("more definitions than a formula has room for");
    const double difference = std::abs(one.value_or(0) - other.value_or(0));
    if (difference > 1e-9 * std::abs(one.value_or(0))) cannot("shares of slots without their sum");
}

} // namespace

formula_source::formula_source(const metric_table &table, event_names &names, used_events &events)
    : table{table}, names{names}, events{events} {}

std::string formula_source::formula_of(const table_metric &metric) {
    formula_parts parts;
    std::size_t formula = read(metric, parts, 0);
    if (!metric.by_letters) {
        const std::string scale = scale_and_unit(metric.unit).first;
        if (scale != "1") formula = parts.part("*", {parts.part(scale), formula});
    }
    const std::string text = beside_shares(parts.text(formula), parts);
    check_formula(text);
    return text;
}

std::size_t formula_source::read(const table_metric &metric, formula_parts &parts, int depth) {
    if (depth > 50) cannot("metrics that name each other");
    const auto letters = pairs_in(metric.by_letters ? metric.events : "");
    const auto constants = pairs_in(metric.constants);
    return read_formula(metric.formula, parts, [&](const std::string &name) -> std::size_t {
        if (metric.by_letters) return by_letter(name, letters, constants, parts);
        if (const table_metric *const other = metric_named(name, metric))
            return read(*other, parts, depth + 1);
        return by_name(name, parts);
    });
}

std::size_t formula_source::by_letter(const std::string &name, const names_of_letters &letters,
                                      const names_of_letters &constants, formula_parts &parts) {
    if (const auto found = letters.find(name); found != letters.end()) {
        std::vector<std::string> pieces = pieces_of(found->second, ':');
        const std::string event = pieces.front();
        pieces.erase(pieces.begin());
        pieces.erase(std::remove(pieces.begin(), pieces.end(), "perf_metrics"), pieces.end());
        if (pieces.empty())
            if (const auto part = constant_part(event, parts)) return *part;
        return events.part(parts, names.find(event, pieces));
    }
    if (const auto found = constants.find(name); found != constants.end()) {
        if (std::isdigit(static_cast<unsigned char>(found->second.front())) != 0)
            return parts.part(found->second);
        if (const auto part = constant_part(found->second, parts)) return *part;
        cannot("no constant " + found->second);
    }
    if (const auto part = constant_part(name, parts)) return *part;
    cannot("no constant " + name);
}

std::size_t formula_source::by_name(const std::string &name, formula_parts &parts) {
    if (const auto part = constant_part(name, parts)) return *part;
    if (name.front() == '#') cannot("no constant " + name);
    const auto [event, qualifiers] = linux_event(name);
    return events.part(parts, names.find(event, qualifiers));
}

const table_metric *formula_source::metric_named(const std::string &name,
                                                 const table_metric &but) const {
    for (const table_metric &one : table.metrics)
        if (one.name == name && &one != &but) return &one;
    return nullptr;
}

/// The formula, with the slots beside it where it has shares of them: IA32_PERF_METRICS holds these
/// only while the fixed counter of the slots runs (the Linux driver, arch/x86/events/intel/core.c).
std::string formula_source::beside_shares(const std::string &text, formula_parts &parts) {
    constexpr const char *slots = "TOPDOWN.SLOTS";
    const msr::formula_uses uses = msr::uses_of_formula(text.c_str());
    const bool has_shares =
        uses.constants >> static_cast<unsigned>(msr::metric_constant::topdown_retiring) != 0;
    if (!has_shares || !names.has(slots)) return text;
    return fmt::format("with {}; {}", parts.what(events.part(parts, names.find(slots, {}))), text);
}

std::pair<std::string, std::string> scale_and_unit(const std::string &text) {
    double scale = 1;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), scale);
    if (error != std::errc{}) return {"1", text};
    std::string unit{end, text.data() + text.size()};
    if (unit.substr(0, 1) == "%") unit.replace(0, 1, unit.size() > 1 ? "percent of " : "percent");
    return {std::string{text.data(), end}, unit};
}

} // namespace msrpp
