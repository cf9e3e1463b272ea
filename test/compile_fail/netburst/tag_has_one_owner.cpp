// EXPECT: two choices tag different uops with the same tag bit
// RULE: tag_has_one_owner
// EXPECT: x87_fp_uop
// EXPECT: packed_sp_uop
// EXPECT-LEGAL: would_be_legal<event_choice<packed_sp_uop, 32768, with::tag<1>>, event_choice<packed_sp_uop, 32768, with::tag<2>>, event_choice<packed_sp_uop, 32768, with::tag<3>>>
// LINE-WITHIN(clang): 1080, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto packed = p4::metric::packed_sp_retired.tag<1>();
#else
constexpr auto packed = p4::metric::packed_sp_retired; // uses tag 0, as x87_fp_retired does
#endif
static_assert(msr::plan<p4::metric::x87_fp_retired, packed>.size == 2);
