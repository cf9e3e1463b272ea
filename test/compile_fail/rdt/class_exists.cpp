// EXPECT: this processor has no such class of service; dividing code and data takes two masks for each, and halves their number
// RULE: class_exists
// EXPECT: class_number<8>
// EXPECT-LEGAL: would_be_legal<value_between<0, 7>>
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
constexpr auto chosen = rdt::class_of_service<7>.l3_code(0xf).l3_data(0xf0);
#else
constexpr auto chosen = rdt::class_of_service<8>.l3_code(0xf).l3_data(0xf0);
#endif
static_assert(msr::plan<rdt::broadwell_ep, chosen>.choices == 1);
