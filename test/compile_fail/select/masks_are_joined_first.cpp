// EXPECT: masks are joined with | before they are qualified
// RULE: masks_are_joined_first
// EXPECT: toy::loads
// EXPECT-LEGAL: none: the sentence says how
#include "../../pmu/select/toy.hpp"

#ifdef CONTROL
constexpr auto accesses = (toy::loads::hit | toy::loads::miss).user();
#else
constexpr auto accesses = toy::loads::hit | toy::loads::miss.user();
#endif
static_assert(accesses.as_request().masks != 0);
