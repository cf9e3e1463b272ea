// EXPECT: a record holds 1 to 256 LBR entries: their number minus 1 is written to 8 bits
// RULE: lbr_entries_are_1_to_256
// EXPECT: lbr_entries<257
// EXPECT-LEGAL: would_be_legal<value_between<1, 256>>
#include <msr/intel/pebs/format.hpp>

namespace pebs = msr::pebs;

#ifdef CONTROL
constexpr auto records =
    pebs::records_of<pebs::selection{pebs::format::adaptive, {.lbr_entries = 256}}>;
#else
constexpr auto records =
    pebs::records_of<pebs::selection{pebs::format::adaptive, {.lbr_entries = 257}}>;
#endif
static_assert(records.number == pebs::format::adaptive);
