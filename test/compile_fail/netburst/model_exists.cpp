// EXPECT: no such NetBurst model: CPUID family 0Fh has models 0, 1, 2, 3, 4 and 6
// RULE: model_exists
// EXPECT-LEGAL: would_be_legal<model<0>, model<1>, model<2>, model<3>, model<4>, model<6>>
// LINE-WITHIN(clang): 1080, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto target = p4::models<6>;
#else
constexpr auto target = p4::models<5>;
#endif
static_assert(msr::plan<target, miss>.size == 1);
