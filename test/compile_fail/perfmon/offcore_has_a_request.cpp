// EXPECT: no request is chosen: MSR_OFFCORE_RSP would let nothing be counted
// RULE: offcore_has_a_request
// EXPECT: offcore_response
// EXPECT: offcore<65536
// EXPECT: haswell
// EXPECT-LEGAL: would_be_legal<sandy_bridge_ep, ivy_bridge,
// (processors of whose bits no names are known)
// LINE-WITHIN(clang): 1080, as clang first prints the names and what would be legal
#include <msr/intel/perfmon.hpp>

namespace pm = msr::perfmon;

#ifdef CONTROL
constexpr auto plan = msr::plan<pm::haswell, pm::offcore_response.offcore<0x10001>()>;
#else
constexpr auto plan = msr::plan<pm::haswell, pm::offcore_response.offcore<0x10000>()>;
#endif
static_assert(plan.size == 1);
