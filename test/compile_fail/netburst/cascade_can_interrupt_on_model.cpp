// EXPECT: a cascaded counter cannot interrupt on every processor model of the plan
// RULE: cascade_can_interrupt_on_model
// EXPECT: bsq_cache_reference
// EXPECT: model<2>
// EXPECT-LEGAL: would_be_legal<model<3>, model<4>, model<6>>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto first = p4::itlb_reference::miss.overflow_after<100>().on(p4::bpu_counter2);
constexpr auto later =
    p4::bsq_cache_reference::rd_2ndl_miss.sample_every<100>().cascaded_from(p4::bpu_counter2);
#ifdef CONTROL
constexpr p4::target target = p4::models<3>;
#else
constexpr p4::target target = p4::models<2>;
#endif
static_assert(msr::plan<target, first, later>.size == 2);
