// EXPECT: the index must lie between the buffer base and the absolute maximum
// RULE: index_lies_in_buffer
// EXPECT: bts_record
// EXPECT: 4096
// EXPECT-LEGAL: would_be_legal<value_between<4096, 4216>>
// LINE-WITHIN(clang): 1140, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto store =
    p4::checked_store<p4::layout_32, p4::debug_store{.bts = {4096, 4096, 4216, 4180}}>;
#else
constexpr auto store =
    p4::checked_store<p4::layout_32, p4::debug_store{.bts = {4096, 4084, 4216, 4180}}>;
#endif
static_assert(store.pebs_counter_reset == 0);
