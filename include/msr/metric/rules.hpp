// The rules that metrics (formulas over counts) must keep.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/metric/constants.hpp>

namespace msr {

MSR_RULE(metric_is_of_choices, "a metric counts choices: count_of takes a choice");
MSR_RULE(metric_plan_has_metrics, "a plan of metrics has a target first, then at least one metric");
MSR_RULE(event_of_metric_exists_on_target,
         "the target does not have an event that the metric counts");
MSR_RULE(event_of_metric_is_countable, "the target cannot count an event of the metric like this");
MSR_RULE(plan_counts_events_of_metric, "the plan does not count an event of the metric");
MSR_RULE(constant_of_metric_is_given, "the metric needs a constant that is not given");

/// A type that names a metric in an error of the compiler.
template <const auto &Metric>
struct named_metric;
/// A type that names a constant of formulas in an error of the compiler.
template <metric_constant Which>
struct named_constant;

} // namespace msr
