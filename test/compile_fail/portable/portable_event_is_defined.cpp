// EXPECT: this processor has no event that counts this portable choice
// RULE: portable_event_is_defined
// EXPECT: portable<portable_event::dtlb_walks>
// EXPECT: pentium_iii
// EXPECT-LEGAL: none: the sentence says it
#include <msr/intel/p6.hpp>

#ifdef CONTROL
constexpr const auto &plan = msr::plan<msr::p6::piii, msr::cycles, msr::l2_misses>;
#else
constexpr const auto &plan = msr::plan<msr::p6::piii, msr::cycles, msr::dtlb_walks>;
#endif
