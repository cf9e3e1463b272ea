// EXPECT: a choice is given the same qualifier twice
// RULE: qualifier_stands_once
// EXPECT: uops_retired
// EXPECT-LEGAL: none: the qualifier once
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::uops_retired::nbogus.force_overflow();
#else
constexpr auto chosen = p4::uops_retired::nbogus.force_overflow().force_overflow();
#endif
static_assert(chosen.as_request().how.force_overflow);
