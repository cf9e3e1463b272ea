// EXPECT: the interrupt threshold must be the buffer base plus a multiple of the record size
// RULE: threshold_lies_on_record
// EXPECT: pebs_record
// EXPECT: layout_32
// EXPECT: threshold_bytes<3016
// EXPECT-LEGAL: would_be_legal<value<3000>, value<3040>>
// LINE-WITHIN(clang): 1150, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto shape = p4::buffer_of<p4::pebs_record<p4::layout_32>, 4000, 3200>;
#else
constexpr auto shape = p4::buffer_of<p4::pebs_record<p4::layout_32>, 4000, 3016>;
#endif
static_assert(shape.bytes != 0);
