// EXPECT: CCCR.OVF_PMI_T1 is doubtful at CPUID signature F44h: only a choice that says disputed uses it
// RULE: interrupt_reaches_thread_1
// EXPECT: uops_retired
// EXPECT-LEGAL: would_be_legal<with::thread_0, with::disputed>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.thread_0().sample_every<1000>();
#else
constexpr auto chosen = p4::uops_retired::nbogus.thread_1().sample_every<1000>();
#endif
constexpr p4::target target =
    p4::models<p4::signature{.model = 4, .stepping = 4}, p4::hyper_threading::on>;
static_assert(msr::plan<target, chosen>.size == 1);
