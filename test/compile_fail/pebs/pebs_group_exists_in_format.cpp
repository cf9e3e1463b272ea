// EXPECT: groups of records are chosen with PEBS format 4 and later, counters and metrics with format 6
// RULE: pebs_group_exists_in_format
// EXPECT: format::adaptive>
// EXPECT-LEGAL: format::snapshot>>
#include <msr/intel/pebs/format.hpp>

namespace pebs = msr::pebs;

#ifdef CONTROL
constexpr auto records =
    pebs::records_of<pebs::selection{pebs::format::snapshot, {.counters = true, .general = 3}}>;
#else
constexpr auto records =
    pebs::records_of<pebs::selection{pebs::format::adaptive, {.counters = true, .general = 3}}>;
#endif
static_assert(records.groups.counters);
