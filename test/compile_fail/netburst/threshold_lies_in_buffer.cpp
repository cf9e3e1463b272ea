// EXPECT: the interrupt threshold must be the address of a record in the buffer; only a circular branch trace has it past the absolute maximum
// RULE: threshold_lies_in_buffer
// EXPECT: bts_record
// EXPECT: layout_64
// EXPECT: buffer_bytes<2400
// EXPECT: threshold_bytes<2400
// EXPECT-LEGAL: would_be_legal<value_between<0, 2376>>
// LINE-WITHIN(clang): 1210, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto shape = p4::buffer_of<p4::bts_record<p4::layout_64>, 2400, 2376>;
#else
constexpr auto shape = p4::buffer_of<p4::bts_record<p4::layout_64>, 2400, 2400>;
#endif
static_assert(shape.bytes != 0);
