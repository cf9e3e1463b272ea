// EXPECT: threshold, edge and complement do nothing unless compare is set
// RULE: filters_need_compare
// EXPECT: uops_retired
// EXPECT-LEGAL: would_be_legal<with::greater_than<0>, with::complement, with::edge>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// The methods of a choice set compare themselves: only qualifiers written out can lack compare.
#ifdef CONTROL
constexpr p4::choice<p4::uops_retired, 1, p4::with::written_out<p4::with_edge({})>> chosen;
#else
constexpr p4::choice<p4::uops_retired, 1, p4::with::written_out<p4::qualifiers{.edge = true}>>
    chosen;
#endif
static_assert(msr::plan<chosen>.size == 1);
