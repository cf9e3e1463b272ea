// EXPECT: these choices need more different values than there are registers for them
// RULE: auxiliary_has_one_value
// EXPECT: load_latency<30
// EXPECT: load_latency<40
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(g++): 980, as g++ prints the target as a value
// LINE-WITHIN(clang): 1490, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;
constexpr auto loads = pm::raw<0xcd, 0x01>.sample_every<1009>().precise();

#ifdef CONTROL
constexpr auto plan =
    msr::plan<pm::skylake, loads.load_latency<30>(), loads.kernel().load_latency<30>()>;
#else
constexpr auto plan =
    msr::plan<pm::skylake, loads.load_latency<30>(), loads.kernel().load_latency<40>()>;
#endif
static_assert(plan.size == 2);
