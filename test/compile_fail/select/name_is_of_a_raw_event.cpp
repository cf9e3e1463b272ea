// EXPECT: a name is given to an event by its numbers, once: this one has a name
// RULE: name_is_of_a_raw_event
// EXPECT: toy::cycles
// EXPECT: clocks
// EXPECT-LEGAL: none: the name that it has
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto chosen = toy::raw<0x3c>.named<struct clocks>();
#else
constexpr auto chosen = toy::cycles.named<struct clocks>();
#endif
static_assert(msr::plan<chosen>.size == 1);
