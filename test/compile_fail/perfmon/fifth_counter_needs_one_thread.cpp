// EXPECT: this counter does not exist on every processor of the plan
// RULE: counter_exists_on_target
// EXPECT: pmc4
// EXPECT-LEGAL: would_be_legal<
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
constexpr auto misses = pm::llc_misses.on(pm::pmc4);

#ifdef CONTROL
constexpr auto target = pm::haswell.with(pm::hyper_threading::off);
#else
constexpr auto target = pm::haswell.with(pm::hyper_threading::on);
#endif
static_assert(msr::plan<target, misses>.choices == 1);
