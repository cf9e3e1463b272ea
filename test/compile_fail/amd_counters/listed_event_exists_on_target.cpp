// EXPECT: this event does not exist on every processor of the plan
// EXPECT: zen5::ls_l1_d_tlb_miss::all
// EXPECT: zen2
// RULE: event_exists_on_target
// EXPECT-LEGAL: would_be_legal<
// EXPECT-LEGAL: zen5>
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen2.hpp>
#include <msr/amd/events/zen5.hpp>

namespace amd = msr::amd;

#ifdef CONTROL
constexpr auto misses = amd::events::zen2::ls_l1_d_tlb_miss::all.user();
#else
constexpr auto misses = amd::events::zen5::ls_l1_d_tlb_miss::all.user();
#endif
static_assert(amd::plan<amd::zen2, misses>.size != 0);
