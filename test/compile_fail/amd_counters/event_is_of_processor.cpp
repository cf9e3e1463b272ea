// EXPECT: this event is in the list of another processor than the plan is made for
// RULE: event_is_of_processor
// EXPECT: zen5::ls_l1_d_tlb_miss::all
// EXPECT: amd::processors::zen5, amd::processors::zen2
// EXPECT-LEGAL: would_be_legal<amd::processors::zen5>
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen2.hpp>
#include <msr/amd/events/zen5.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
constexpr auto misses = msr::events::zen2::ls_l1_d_tlb_miss::all.user();
#else
constexpr auto misses = msr::events::zen5::ls_l1_d_tlb_miss::all.user();
#endif
static_assert(msr::plan<amd::zen2, misses>.size != 0);
