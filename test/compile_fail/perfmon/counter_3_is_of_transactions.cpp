// EXPECT: this counter does not exist on every processor of the plan
// RULE: counter_exists_on_target
// EXPECT: pmc3
// EXPECT-LEGAL: would_be_legal<
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
constexpr auto misses = pm::llc_misses.on(pm::pmc3);

#ifdef CONTROL
constexpr auto target = pm::skylake.with(pm::tsx_force_abort::set);
#else
constexpr auto target = pm::skylake.with(pm::tsx_force_abort::clear);
#endif
static_assert(msr::plan<target, misses>.choices == 1);
