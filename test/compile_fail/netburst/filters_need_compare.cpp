// EXPECT: threshold, edge and complement do nothing unless compare is set
// EXPECT: filters_need_compare::tell
// EXPECT: uops_retired
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// The methods of a choice set compare themselves: only qualifiers written out can miss it.
#ifdef CONTROL
constexpr p4::choice<p4::uops_retired, 1, p4::with_edge({})> chosen;
#else
constexpr p4::choice<p4::uops_retired, 1, p4::qualifiers{.edge = true}> chosen;
#endif
static_assert(p4::plan<chosen>.size == 1);
