// EXPECT: only one choice of a plan can be sampled precisely
// RULE: precise_sampling_stands_once
// EXPECT: front_end_event
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(clang): 1200, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto loads = p4::front_end_event::nbogus.sample_every<1000>().precise();
constexpr auto misses = p4::front_end_event::bogus;
#ifdef CONTROL
constexpr auto chosen = misses.sample_every<1000>();
#else
constexpr auto chosen = misses.sample_every<1000>().precise();
#endif
static_assert(msr::plan<loads, chosen>.size == 2);
