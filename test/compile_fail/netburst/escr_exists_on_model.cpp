// EXPECT: this ESCR does not exist on every processor model of the plan
// RULE: escr_exists_on_model
// EXPECT: uops_retired
// EXPECT: iq_escr0
// EXPECT: model<3
// EXPECT-LEGAL: would_be_legal<cru_escr0, cru_escr1>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// No event is documented on IQ_ESCR0, so only qualifiers written out reach this rule.
#ifdef CONTROL
constexpr auto escr = p4::escr_number::cru_escr0;
#else
constexpr auto escr = p4::escr_number::iq_escr0;
#endif
constexpr p4::choice<p4::uops_retired, 1, p4::with::written_out<p4::with_escr({}, escr)>> chosen;
static_assert(msr::plan<p4::models<3>, chosen>.size == 1);
