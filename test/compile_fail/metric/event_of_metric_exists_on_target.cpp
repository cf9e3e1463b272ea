// EXPECT: the target does not have an event that the metric counts
// RULE: event_of_metric_exists_on_target
// EXPECT: slots
// EXPECT: topdown_slots
// EXPECT: skylake
// EXPECT-LEGAL: none: another target, or another metric
#include <msr/intel/perfmon.hpp>
#include <msr/metric.hpp>

namespace pm = msr::perfmon;

constexpr auto slots = msr::metric("slots", msr::count_of(pm::topdown_slots) / 4);
#ifdef CONTROL
constexpr const auto &plan = msr::metric_plan<pm::ice_lake, slots>;
#else
constexpr const auto &plan = msr::metric_plan<pm::skylake, slots>;
#endif
static_assert(sizeof plan > 0);
