// EXPECT: a uop has four tag bits: 0 to 3
// RULE: tag_is_0_to_3
// EXPECT: x87_fp_uop
// EXPECT-LEGAL: would_be_legal<value_between<0, 3>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// The method tag() checks its number itself; a plan checks tags in qualifiers written by hand.
#ifdef CONTROL
constexpr p4::choice<p4::x87_fp_uop, 0x8000, p4::with::written_out<p4::with_tag({}, 3)>> chosen;
#else
constexpr p4::choice<p4::x87_fp_uop, 0x8000, p4::with::written_out<p4::with_tag({}, 4)>> chosen;
#endif
static_assert(msr::plan<chosen>.size == 1);
