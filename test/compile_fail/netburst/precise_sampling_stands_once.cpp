// EXPECT: only one choice of a plan can be sampled precisely
// EXPECT: precise_sampling_stands_once::tell
// EXPECT: front_end_event
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto loads = p4::front_end_event::nbogus.sample_every<1000>().precise();
constexpr auto misses = p4::front_end_event::bogus;
#ifdef CONTROL
constexpr auto chosen = misses.sample_every<1000>();
#else
constexpr auto chosen = misses.sample_every<1000>().precise();
#endif
static_assert(p4::plan<loads, chosen>.size == 2);
