// EXPECT: a metric counts choices: count_of takes a choice
// RULE: metric_is_of_choices
// EXPECT: int
// EXPECT-LEGAL: none: any choice would do
#include <msr/intel/metrics/architectural.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto part = msr::count_of(pm::core_cycles) / 5;
#else
constexpr auto part = msr::count_of(5);
#endif
static_assert(part.events == 1);
