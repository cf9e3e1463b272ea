// EXPECT: a period of INST_RETIRED.PREC_DIST (C0/01) is 128 or more here, on Broadwell a multiple of 64: errata HSW11, BDM11, BDM55
// RULE: period_is_beyond_errata
// EXPECT: broadwell
// EXPECT-LEGAL: would_be_legal<
// LINE-WITHIN(g++): 690, as g++ prints the target as a value
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto samples = pm::raw<0xc0, 0x01>.sample_every<1024>().precise();
#else
constexpr auto samples = pm::raw<0xc0, 0x01>.sample_every<1000>().precise();
#endif
static_assert(msr::plan<pm::broadwell, samples>.size == 1);
