// EXPECT: two replay metrics need different values in IA32_PEBS_ENABLE or MSR_PEBS_MATRIX_VERT
// RULE: replay_metrics_agree
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(clang): 1240, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto other = p4::metric::_1stl_cache_load_miss_retired.user();
#else
constexpr auto other = p4::metric::dtlb_load_miss_retired;
#endif
static_assert(msr::plan<p4::metric::_1stl_cache_load_miss_retired, other>.size == 2);
