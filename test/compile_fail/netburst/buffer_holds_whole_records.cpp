// EXPECT: the absolute maximum of a debug store buffer must be its base plus a multiple of its record size: otherwise the processor may write past it
// RULE: buffer_holds_whole_records
// EXPECT: bts_record
// EXPECT: layout_32
// EXPECT: buffer_bytes<4096
// EXPECT-LEGAL: would_be_legal<value<4092>, value<4104>>
// LINE-WITHIN(clang): 1220, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto shape = p4::buffer_of<p4::bts_record<p4::layout_32>, 4092, 4032>;
#else
constexpr auto shape = p4::buffer_of<p4::bts_record<p4::layout_32>, 4096, 4032>;
#endif
static_assert(shape.bytes != 0);
