// EXPECT: the management area of this format has no slot to reload this counter from
// RULE: counter_has_reset_slot
// EXPECT: format::skylake>
// EXPECT: fixed_counter_number<1
// EXPECT-LEGAL: general_counter_number<7>>
// g++ first prints the functions and arguments through which the rule is told.
// LINE-WITHIN(g++): 800
#include <msr/intel/pebs/sampling.hpp>

namespace pebs = msr::pebs;

#ifdef CONTROL
constexpr unsigned offset = pebs::slot_of<pebs::format::skylake, pebs::general_counter(1)>;
#else
constexpr unsigned offset = pebs::slot_of<pebs::format::skylake, pebs::fixed_counter(1)>;
#endif
static_assert(offset < 0x80);
