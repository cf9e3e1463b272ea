// EXPECT: before CPUID signature F27h this event is counted through FSB_ESCR0 only
// RULE: event_counts_through_escr_on_model
// EXPECT: ioq_allocation
// EXPECT: bpu_counter2
// EXPECT: model<2
// EXPECT-LEGAL: would_be_legal<bpu_counter0, bpu_counter1>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto reads = p4::ioq_allocation::all_read.on(p4::bpu_counter2);
#ifdef CONTROL
constexpr const auto &plan = msr::plan<p4::models<p4::signature{.model = 2, .stepping = 7}>, reads>;
#else
constexpr const auto &plan = msr::plan<p4::models<p4::signature{.model = 2, .stepping = 6}>, reads>;
#endif
static_assert(plan.size == 1);
