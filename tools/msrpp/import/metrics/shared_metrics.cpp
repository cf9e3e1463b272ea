#include "shared_metrics.hpp"

#include "../events/event_names.hpp"
#include "../events/shared_rows.hpp"

#include <msr/metric/formula_text.hpp>

#include <fmt/format.h>

#include <map>
#include <optional>

namespace msrpp {

namespace {

/// Returns all that equal metrics must share as a text: names, unit, and formula with events in
/// place of numbers; empty for a metric that counts an event which is not shared.
std::optional<std::string> key_of(const written_metric &metric, const used_events &events,
                                  const std::set<std::string> &shared_rows) {
    std::string key = metric.name + '\t' + metric.unit + '\t';
    msr::detail::formula_tokens tokens{metric.formula.c_str()};
    for (auto token = tokens.next(); token.type != msr::detail::formula_token::kind::end;
         token = tokens.next()) {
        const int number = token.numbered('e');
        if (number < 0) {
            key.append(token.text.data(), token.text.size()) += ' ';
            continue;
        }
        const counted_event &event = events.all()[static_cast<std::size_t>(number)];
        if (shared_rows.count(event.cpp) == 0) return {};
        key += fmt::format("{}/{}/{}{}{}{}{} ", event.cpp, event.threshold, event.edge,
                           event.invert, event.user, event.kernel, event.equal);
    }
    return key;
}

/// Returns the C++ names of events that are equal in both tables.
std::set<std::string> shared_rows_of(const event_table &table, const event_table &base) {
    const std::vector<std::string> names = cpp_names_of(table);
    const std::vector<bool> is_shared = equal_events(table, base);
    std::set<std::string> result;
    for (std::size_t number = 0; number < names.size(); ++number)
        if (is_shared[number]) result.insert(names[number]);
    return result;
}

} // namespace

metrics_of_base compare(const sorted_metrics &list, const event_table &core,
                        const metric_base &base) {
    const std::set<std::string> rows = shared_rows_of(core, base.core);
    std::map<std::string, std::string> keys;
    for (const written_metric &metric : list.all)
        if (const auto key = key_of(metric, list.events, rows)) keys[metric.cpp] = *key;
    const sorted_metrics of_base = sorted(base.metrics, base.core, base.offcore, base.names, false);
    metrics_of_base result;
    for (std::size_t number = 0; number < of_base.all.size(); ++number) {
        const written_metric &metric = of_base.all[number];
        const auto key = key_of(metric, of_base.events, rows);
        const auto own = keys.find(metric.cpp);
        if (key && own != keys.end() && own->second == *key)
            result.shared.insert(metric.cpp);
        else
            result.missing.push_back(number);
    }
    return result;
}

} // namespace msrpp
