// Metrics of a processor, for `list metric` and `encode metric:NAME`.
#pragma once

#include "../../support/complaint.hpp"
#include "../family.hpp"

#include <msr/core/sequence.hpp>
#include <msr/metric/constants.hpp>
#include <msr/metric/value.hpp>

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace msrpp {

/// Plans of requested events that are counted together; the processor family makes the plan of each
/// set of events once.
class known_plans {
public:
    explicit known_plans(const family &identity) : of_{identity} {}
    known_plans(const known_plans &) = delete;
    known_plans &operator=(const known_plans &) = delete;

    const family &of() const { return of_; }
    /// Returns the plan of requested events, valid as long as this object; null: the events have no
    /// plan.
    const family_plan *find(const std::vector<std::string> &choices);
    /// Returns the plan of requested events. Throws the complaint that says why the events have no
    /// plan.
    const family_plan &plan(const std::vector<std::string> &choices);

private:
    using answer = std::variant<family_plan, complaint>;
    const answer &ask(const std::vector<std::string> &choices);

    const family &of_;
    std::map<std::vector<std::string>, answer> answers_;
};

/// A metric of a processor as text, for lists and formulas.
struct tool_metric {
    std::string name;
    std::string unit;
    std::string formula; ///< the formula, with its events by name
    std::vector<std::string> events;
    std::vector<std::string> constants;
    /// Whether the metric is a portable share of issue slots, of a processor without a published
    /// metric of the name.
    bool is_portable_share{};
    /// Returns the metric's value from counts of its events, in the order of the events, and from
    /// constants.
    std::function<msr::metric_value(msr::sequence<msr::metric_value>, const msr::known_constants &)>
        value{};
};

/// A requested metric, and the texts that request its events.
struct chosen_metric {
    std::string text; ///< the metric as requested: `metric:NAME`
    tool_metric metric;
    std::vector<std::string> choices; ///< requests for the metric's events, in the metric's order
};

/// Returns the metrics that are known for a processor.
std::vector<tool_metric> metrics_of(const family &identity);

/// Returns the metrics among requested events, each with the requests for its events.
std::vector<chosen_metric> chosen_metrics(known_plans &plans,
                                          const std::vector<std::string> &choices);

/// Returns whether processors have different formulas or events for a requested metric, or some
/// processors lack the metric. A metric that every processor lacks does not count.
bool have_different_metrics(const std::vector<family> &processors,
                            const std::vector<std::string> &choices);

/// Returns whether a request is for a metric that the processor does not have.
bool is_missing_metric(known_plans &plans, const std::string &choice);

/// Returns the names of the usual metrics, which answer the first questions: metrics that all
/// processors with this kind of counters have, and that need no constants of the user.
std::vector<std::string> usual_metrics(known_plans &plans);

/// Returns the name of the power metric of a meter of energy: `power_package` of `energy_package`.
std::string power_name_of(std::string_view energy);

/// Returns the names of all metrics of a processor, in less time than `metrics_of` takes.
std::vector<std::string> metric_names_of(const family &identity);

/// Returns names that contain those of all metrics of a processor, in less time than
/// `metric_names_of` takes: also names of metrics whose events the processor cannot count.
std::vector<std::string> possible_metric_names(const family &identity);

/// Returns whether a processor has a metric of a name, with `tma_` in front or without.
bool has_metric_named(const family &identity, std::string_view name);

/// Returns the report of `list` on metrics that match a pattern, which may be empty: names, units
/// and formulas.
report metric_listing(const family &identity, const std::string &pattern);

/// Returns whether a pattern of `list` selects metrics: `metric`, or `metric:PATTERN`.
bool asks_for_metrics(const family &identity, std::string_view pattern);

/// Returns whether a choice in `choices` is a metric of the processor: `metric:NAME`, optionally
/// with `:user` or `:kernel` behind it. Throws a complaint about a metric that no processor has.
bool has_metrics(known_plans &plans, const std::vector<std::string> &choices);

/// Returns requested events, with the events of metrics in place of the metrics, each once, in the
/// smallest number of groups that each have a plan. Throws a complaint where an event cannot be
/// counted.
std::vector<std::vector<std::string>> metric_groups(known_plans &plans,
                                                    const std::vector<std::string> &choices);

} // namespace msrpp
