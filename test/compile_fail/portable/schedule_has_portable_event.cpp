// EXPECT: this processor has no event that counts this portable choice
// RULE: portable_event_is_defined
// EXPECT: portable<portable_event::dtlb_walks>
// EXPECT: pentium_iii
// EXPECT-LEGAL: none: the sentence says it
// LINE-WITHIN(g++): 690, the arguments of together(...) are values
#include <msr/intel/p6.hpp>

#ifdef CONTROL
constexpr const auto &schedule =
    msr::schedule<msr::p6::piii, msr::cycles, msr::together(msr::branch_misses, msr::branches)>;
#else
constexpr const auto &schedule =
    msr::schedule<msr::p6::piii, msr::cycles, msr::together(msr::branch_misses, msr::dtlb_walks)>;
#endif
