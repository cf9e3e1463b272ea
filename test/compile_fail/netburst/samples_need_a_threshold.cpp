// EXPECT: the interrupt threshold must be the address of a record in the buffer; only a circular branch trace has it past the absolute maximum
// RULE: threshold_lies_in_buffer
// EXPECT: pebs_record
// EXPECT: layout_32
// EXPECT: buffer_bytes<400
// EXPECT-LEGAL: would_be_legal<value_between<0, 360>>
// LINE-WITHIN(clang): 1210, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto shape = p4::buffer_of<p4::pebs_record<p4::layout_32>, 400, 320>;
#else
constexpr auto shape = p4::buffer_of<p4::pebs_record<p4::layout_32>, 400>;
#endif
static_assert(shape.bytes != 0);
