// EXPECT: a delay is a multiple of its step, up to the maximum that CPUID gives
// RULE: delay_is_a_step
// EXPECT: class_number<1>
// EXPECT: delay_value<55
// EXPECT-LEGAL: delay_value<50>,
// EXPECT-LEGAL: delay_value<60>>
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto chosen = rdt::class_of_service<1>.delay(60);
#else
constexpr auto chosen = rdt::class_of_service<1>.delay(55);
#endif
static_assert(msr::plan<rdt::skylake_sp, chosen>.choices == 1);
