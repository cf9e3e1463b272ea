// EXPECT: a uop has four tag bits: 0 to 3
// RULE: tag_is_0_to_3
// EXPECT: x87_fp_uop
// EXPECT: value<4
// EXPECT-LEGAL: would_be_legal<value_between<0, 3>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::x87_fp_uop::all.tag<3>();
#else
constexpr auto chosen = p4::x87_fp_uop::all.tag<4>();
#endif
static_assert(msr::plan<chosen>.size == 1);
