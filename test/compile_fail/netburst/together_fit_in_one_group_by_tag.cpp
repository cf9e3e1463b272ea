// EXPECT: two choices tag different uops with the same tag bit
// RULE: tag_has_one_owner
// EXPECT: packed_sp_uop
// EXPECT: packed_dp_uop
// EXPECT-LEGAL: would_be_legal<event_choice<packed_dp_uop, 32768, with::tag<1>>, event_choice<packed_dp_uop, 32768, with::tag<2>>, event_choice<packed_dp_uop, 32768, with::tag<3>>>
// LINE-WITHIN(clang): 1070, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>
#include <msr/intel/netburst/schedule.hpp>

namespace p4 = msr::netburst;

constexpr auto single = p4::metric::packed_sp_retired;
#ifdef CONTROL
constexpr auto twofold = p4::packed_dp_uop::all.tag<1>();
#else
constexpr auto twofold = p4::metric::packed_dp_retired;
#endif
static_assert(msr::schedule<msr::together(single, twofold)>.size == 2);
