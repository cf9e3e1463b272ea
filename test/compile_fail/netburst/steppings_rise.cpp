// EXPECT: no such stepping: CPUID has steppings 0 to 15, and the first is not after the last
// RULE: stepping_exists
// EXPECT-LEGAL: would_be_legal<steppings_from<4, 7>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto target = p4::models<p4::steppings{.model = 2, .first = 4, .last = 7}>;
#else
constexpr auto target = p4::models<p4::steppings{.model = 2, .first = 7, .last = 4}>;
#endif
static_assert(msr::plan<target, miss>.size == 1);
