// EXPECT: before CPUID signature F27h this event is counted through FSB_ESCR0 only
// RULE: event_counts_through_escr_on_model
// EXPECT: ioq_allocation
// EXPECT: fsb_escr1
// EXPECT: model<1>
// EXPECT-LEGAL: would_be_legal<fsb_escr0>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto reads = p4::ioq_allocation::all_read.on(p4::fsb_escr1);
#ifdef CONTROL
constexpr const auto &plan = msr::plan<p4::models<3>, reads>;
#else
constexpr const auto &plan = msr::plan<p4::models<1>, reads>;
#endif
static_assert(plan.size == 1);
