// EXPECT: a plan of metrics has a target first, then at least one metric
// RULE: metric_plan_has_metrics
// EXPECT-LEGAL: none: any metric would do
#include <msr/intel/metrics/architectural.hpp>
#include <msr/metric.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr const auto &plan = msr::metric_plan<pm::skylake, pm::metric::cpi>;
#else
constexpr const auto &plan = msr::metric_plan<pm::skylake>;
#endif
static_assert(sizeof plan > 0);
