// EXPECT: a debug store buffer must end behind its base: it holds at least one record
// RULE: buffer_is_not_empty
// EXPECT: pebs_record
// EXPECT: layout_64
// EXPECT: buffer_bytes<0
// EXPECT-LEGAL: would_be_legal<buffer_bytes<144>>
// LINE-WITHIN(clang): 1120, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto shape = p4::buffer_of<p4::pebs_record<p4::layout_64>, 144, 0>;
#else
constexpr auto shape = p4::buffer_of<p4::pebs_record<p4::layout_64>, 0, 0>;
#endif
static_assert(shape.threshold == 0);
