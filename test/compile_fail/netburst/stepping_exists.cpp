// EXPECT: no such stepping: CPUID has steppings 0 to 15, and the first is not after the last
// RULE: stepping_exists
// EXPECT-LEGAL: would_be_legal<value_between<0, 15>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto target = p4::models<p4::signature{.model = 4, .stepping = 15}>;
#else
constexpr auto target = p4::models<p4::signature{.model = 4, .stepping = 16}>;
#endif
static_assert(msr::plan<target, miss>.size == 1);
