// EXPECT: the index must be the buffer base plus a multiple of the record size
// RULE: index_lies_on_record
// EXPECT: bts_record
// EXPECT: 4104
// EXPECT-LEGAL: would_be_legal<value<4096>, value<4108>>
// LINE-WITHIN(clang): 1150, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto store =
    p4::checked_store<p4::layout_32, p4::debug_store{.bts = {4096, 4108, 4216, 4180}}>;
#else
constexpr auto store =
    p4::checked_store<p4::layout_32, p4::debug_store{.bts = {4096, 4104, 4216, 4180}}>;
#endif
static_assert(store.pebs_counter_reset == 0);
