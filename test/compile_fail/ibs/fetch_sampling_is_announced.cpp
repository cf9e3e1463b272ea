// EXPECT: fetch sampling needs FetchSam (CPUID Fn8000_001B EAX[1]), which the target does not have
// RULE: fetch_sampling_is_announced
// EXPECT: fetch
// EXPECT: zen3
// EXPECT-LEGAL: would_be_legal<ibs::on_target::family10h,
// LINE-WITHIN(clang): 1170, as clang first prints the names and what would be legal
#include <msr/amd/ibs/plan.hpp>

namespace ibs = msr::ibs;

// CPUID of three measured processors lacks FetchSam.
[[maybe_unused]] constexpr auto without_it = ibs::zen3.with_features(0x3fd);

#ifdef CONTROL
constexpr const auto &plan = msr::plan<ibs::zen3, ibs::fetch_sampling>;
#else
constexpr const auto &plan = msr::plan<without_it, ibs::fetch_sampling>;
#endif
static_assert(plan.size == 1);
