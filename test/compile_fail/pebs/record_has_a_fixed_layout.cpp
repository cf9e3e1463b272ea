// EXPECT: only the PEBS formats 0 to 3 have one layout for all records; adaptive and architectural records are read by their groups
// RULE: record_has_a_fixed_layout
// EXPECT: format::adaptive>
// EXPECT-LEGAL: format::skylake>>
#include <msr/intel/pebs/record.hpp>

namespace pebs = msr::pebs;

#ifdef CONTROL
using sample = pebs::record<pebs::format::skylake>;
#else
using sample = pebs::record<pebs::format::adaptive>;
#endif
static_assert(sample::size != 0);
