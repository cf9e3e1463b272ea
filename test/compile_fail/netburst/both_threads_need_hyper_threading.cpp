// EXPECT: logical processor 1 exists only with Hyper-Threading: the T1 bits are reserved without it
// RULE: thread_1_needs_hyper_threading
// EXPECT: uops_retired
// EXPECT-LEGAL: would_be_legal<target_with_hyper_threading>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto chosen = p4::uops_retired::nbogus.both_threads();
#ifdef CONTROL
constexpr auto plan = msr::plan<p4::models<p4::any_model, p4::hyper_threading::on>, chosen>;
#else
constexpr auto plan = msr::plan<chosen>;
#endif
static_assert(plan.size == 1);
