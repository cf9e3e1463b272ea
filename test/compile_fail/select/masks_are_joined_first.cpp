// EXPECT: masks are joined with | before they are qualified
// RULE: masks_are_joined_first
// EXPECT: toy::loads
// EXPECT-LEGAL: none: the sentence says how
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto all = (toy::loads::hit | toy::loads::miss).user();
#else
constexpr auto all = toy::loads::hit | toy::loads::miss.user();
#endif
static_assert(all.as_request().masks != 0);
