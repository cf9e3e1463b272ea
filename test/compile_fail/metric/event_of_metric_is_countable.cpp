// EXPECT: the target cannot count an event of the metric like this
// RULE: event_of_metric_is_countable
// EXPECT: misses
// EXPECT: skylake
// EXPECT-LEGAL: none: what is wrong with the event, a plan of it says
#include <msr/intel/perfmon.hpp>
#include <msr/metric.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto misses = msr::metric("misses", msr::count_of(pm::llc_misses.cmask<1>()) / 2);
#else
constexpr auto misses = msr::metric("misses", msr::count_of(pm::llc_misses.cmask<256>()) / 2);
#endif
constexpr const auto &plan = msr::metric_plan<pm::skylake, misses>;
static_assert(sizeof plan > 0);
