// EXPECT: the management area of this format has no slot to reload this counter from
// RULE: counter_has_reset_slot
// EXPECT: format::skylake>
// EXPECT: fixed_counter_number<1
// EXPECT-LEGAL: general_counter_number<7>>
// LINE-WITHIN(clang): 1260, as clang first prints the names and what would be legal
#include <msr/intel/pebs/sampling.hpp>

namespace pebs = msr::pebs;

#ifdef CONTROL
constexpr unsigned offset = pebs::slot_of<pebs::format::skylake, pebs::general_counter(1)>;
#else
constexpr unsigned offset = pebs::slot_of<pebs::format::skylake, pebs::fixed_counter(1)>;
#endif
static_assert(offset < 0x80);
