// EXPECT: the target does not have an event that the metric counts
// RULE: event_of_metric_exists_on_target
// EXPECT: zen4::metric::frontend_bound
// EXPECT: no_ops_from_frontend
// EXPECT: processors::zen3
// EXPECT-LEGAL: none: another target, or another metric
#include <msr/amd/counters.hpp>
#include <msr/amd/metrics/zen4.hpp>
#include <msr/metric.hpp>

namespace amd = msr::amd;
namespace zen4 = msr::events::zen4;

#ifdef CONTROL
constexpr const auto &plan = msr::metric_plan<amd::zen4, zen4::metric::frontend_bound>;
#else
constexpr const auto &plan = msr::metric_plan<amd::zen3, zen4::metric::frontend_bound>;
#endif
static_assert(sizeof plan > 0);
