// EXPECT: the plan does not count an event of the metric
// RULE: plan_counts_events_of_metric
// EXPECT: llc_miss_ratio
// EXPECT: llc_misses
// EXPECT-LEGAL: none: a plan of the metric counts it
// LINE-WITHIN(g++): 840, as g++ first prints the type of the plan
#include <msr/intel/metrics/architectural.hpp>
#include <msr/metric.hpp>
#include <msr/session/counts.hpp>

namespace pm = msr::perfmon;

constexpr const auto &plan = msr::metric_plan<pm::skylake, pm::metric::cpi>;
using counts = msr::counts<std::remove_cvref_t<decltype(plan)>>;

#ifdef CONTROL
msr::metric_value value(const counts &measured) { return msr::value_of<pm::metric::ipc>(measured); }
#else
msr::metric_value value(const counts &measured) {
    return msr::value_of<pm::metric::llc_miss_ratio>(measured);
}
#endif
