// EXPECT: this processor has no such RMID: CPUID gives the highest
// RULE: rmid_exists
// EXPECT: rmid<64>
// EXPECT-LEGAL: would_be_legal<value_between<0, 63>>
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto chosen = rdt::association{.rmid = 63};
#else
constexpr auto chosen = rdt::association{.rmid = 64};
#endif
static_assert(msr::plan<rdt::broadwell_ep.monitored(64, 32768), chosen>.choices == 1);
