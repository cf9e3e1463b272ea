// EXPECT: beside precise sampling only its own tagging mechanism may be used
// RULE: precise_sampling_uses_one_mechanism
// EXPECT: uop_type
// EXPECT: x87_fp_uop
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(clang): 1190, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto loads = p4::metric::memory_loads;
constexpr auto x87 = p4::metric::x87_fp_retired;
#ifdef CONTROL
constexpr auto chosen = loads.sample_every<1000>();
#else
constexpr auto chosen = loads.sample_every<1000>().precise();
#endif
static_assert(msr::plan<chosen, x87>.size == 2);
