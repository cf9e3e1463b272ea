// Metrics of a processor, for `list metric` and `encode metric:NAME`.
#pragma once

#include "family.hpp"

#include <msr/metric/value.hpp>
#include <msr/sequence.hpp>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace msrpp {

/// A metric as text.
struct tool_metric {
    std::string name;
    std::string unit;
    std::string formula; ///< with its events by name
    std::vector<std::string> events;
    std::vector<std::string> constants;
    /// Its value from counts of the events, in their order.
    std::function<msr::metric_value(msr::sequence<msr::metric_value>)> value{};
};

/// A metric that was asked for, and the choices that count its events.
struct chosen_metric {
    std::string text; ///< as it was asked for: `metric:NAME`
    tool_metric metric;
    std::vector<std::string> choices; ///< in the order of its events
};

/// The metrics that are known of a processor.
std::vector<tool_metric> metrics_of(const family &of);

/// Of these choices those that are metrics.
std::vector<chosen_metric> chosen_metrics(const family &of,
                                          const std::vector<std::string> &choices);

/// The names of the metrics that say what is usually asked first: those that processors of its room
/// have in common, without constants that nobody gave.
std::vector<std::string> usual_metrics(const family &of);

/// Their names, more quickly than `metrics_of` has them.
std::vector<std::string> metric_names_of(const family &of);

/// What `list` prints of metrics that match a pattern, which may be empty: their names, units and
/// formulas.
listing metric_listing(const family &of, const std::string &pattern);

/// Whether a pattern of `list` asks for metrics: `metric`, or `metric:PATTERN`.
bool asks_for_metrics(const family &of, std::string_view pattern);

/// Whether one of these choices is a metric of this processor: `metric:NAME`, which `:user` or
/// `:kernel` may follow. Throws a complaint where it is a metric that nobody has.
bool has_metrics(const family &of, const std::vector<std::string> &choices);

/// The choices with those of metrics in their place, each once, in the fewest groups that each have
/// a plan. Throws a complaint where a choice cannot be counted.
std::vector<std::vector<std::string>> metric_groups(const family &of,
                                                    const std::vector<std::string> &choices);

} // namespace msrpp
