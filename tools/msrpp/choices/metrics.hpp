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

/// Plans of choices that are counted together; the family makes each once for each set of choices.
class known_plans {
public:
    explicit known_plans(const family &identity) : of_{identity} {}
    known_plans(const known_plans &) = delete;
    known_plans &operator=(const known_plans &) = delete;

    const family &of() const { return of_; }
    /// The plan of choices, valid as long as this object; null: they have none.
    const family_plan *find(const std::vector<std::string> &choices);
    /// The plan of choices. Throws the complaint that says why they have none.
    const family_plan &plan(const std::vector<std::string> &choices);

private:
    using answer = std::variant<family_plan, complaint>;
    const answer &ask(const std::vector<std::string> &choices);

    const family &of_;
    std::map<std::vector<std::string>, answer> answers_;
};

/// A metric as text.
struct tool_metric {
    std::string name;
    std::string unit;
    std::string formula; ///< the formula, with its events by name
    std::vector<std::string> events;
    std::vector<std::string> constants;
    /// Returns the metric's value from counts of its events, in their order, and from constants.
    std::function<msr::metric_value(msr::sequence<msr::metric_value>, const msr::known_constants &)>
        value{};
};

/// A metric that was asked for, and the choices that count its events.
struct chosen_metric {
    std::string text; ///< the metric as requested: `metric:NAME`
    tool_metric metric;
    std::vector<std::string> choices; ///< its choices, in the order of its events
};

/// The metrics that are known of a processor.
std::vector<tool_metric> metrics_of(const family &identity);

/// The metrics among these choices.
std::vector<chosen_metric> chosen_metrics(known_plans &plans,
                                          const std::vector<std::string> &choices);

/// Whether processors have different formulas or events for a metric among these choices, or some
/// of them do not have it. A metric that none of them has is none.
bool have_different_metrics(const std::vector<family> &processors,
                            const std::vector<std::string> &choices);

/// Whether a choice is a metric that this processor does not have.
bool is_missing_metric(known_plans &plans, const std::string &choice);

/// The names of the metrics that say what is usually asked first: those that processors of its room
/// have in common, without constants that nobody gave.
std::vector<std::string> usual_metrics(known_plans &plans);

/// The name of the metric of the power of a meter of energy: `power_package` of `energy_package`.
std::string power_name_of(std::string_view energy);

/// The names of all metrics, more quickly than `metrics_of` has them.
std::vector<std::string> metric_names_of(const family &identity);

/// The report of `list` on metrics that match a pattern, which may be empty: their names, units and
/// formulas.
report metric_listing(const family &identity, const std::string &pattern);

/// Whether a pattern of `list` asks for metrics: `metric`, or `metric:PATTERN`.
bool asks_for_metrics(const family &identity, std::string_view pattern);

/// Whether one of `choices` is a metric of the processor: `metric:NAME`, which `:user` or `:kernel`
/// may follow. Throws a complaint where it is a metric that nobody has.
bool has_metrics(known_plans &plans, const std::vector<std::string> &choices);

/// The choices with those of metrics in their place, each once, in the fewest groups that each have
/// a plan. Throws a complaint where a choice cannot be counted.
std::vector<std::vector<std::string>> metric_groups(known_plans &plans,
                                                    const std::vector<std::string> &choices);

} // namespace msrpp
