// EXPECT: the metric needs a constant that is not given
// RULE: constant_of_metric_is_given
// EXPECT: rate
// EXPECT: duration
// EXPECT-LEGAL: none: the constant is named
// LINE-WITHIN(g++): 720, as g++ first prints the type of the plan
#include <msr/intel/perfmon.hpp>
#include <msr/metric.hpp>
#include <msr/session/counts.hpp>

namespace pm = msr::perfmon;

constexpr auto rate = msr::metric("rate", msr::count_of(pm::llc_misses) /
                                              msr::constant_of<msr::metric_constant::duration>);
constexpr const auto &plan = msr::metric_plan<pm::skylake, rate>;
using counts = msr::counts<std::remove_cvref_t<decltype(plan)>>;

#ifdef CONTROL
msr::metric_value value(const counts &measured) {
    return msr::value_of<rate>(measured, msr::given::duration{.seconds = 2});
}
#else
msr::metric_value value(const counts &measured) { return msr::value_of<rate>(measured); }
#endif
