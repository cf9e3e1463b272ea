// EXPECT: a choice of logical processor has a meaning only with Hyper-Threading
// RULE: thread_choice_needs_hyper_threading
// EXPECT: uops_retired
// EXPECT-LEGAL: would_be_legal<target_with_hyper_threading>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto chosen = p4::uops_retired::nbogus.thread_0();
#ifdef CONTROL
constexpr auto plan = msr::plan<p4::models<3, p4::hyper_threading::on>, chosen>;
#else
constexpr auto plan = msr::plan<p4::models<3>, chosen>;
#endif
static_assert(plan.size == 1);
