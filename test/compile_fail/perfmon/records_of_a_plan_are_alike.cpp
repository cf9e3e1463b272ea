// EXPECT: these choices need more different values than there are registers for them
// RULE: auxiliary_has_one_value
// EXPECT: record<1
// EXPECT: record<3
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(g++): 810, as g++ prints the target as a value
// LINE-WITHIN(clang): 1320, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
constexpr auto cycles = pm::core_cycles.sample_every<1009>().precise();

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::ice_lake, cycles.record<1>(),
              pm::instructions_retired.sample_every<1000>().precise().record<1>()>;
#else
constexpr auto plan =
    msr::plan<pm::ice_lake, cycles.record<1>(),
              pm::instructions_retired.sample_every<1000>().precise().record<3>()>;
#endif
static_assert(plan.size == 2);
