// EXPECT: the PEBS counter reset must fit the 40 bits of a counter
// RULE: counter_reset_has_40_bits
// EXPECT: layout_32
// EXPECT-LEGAL: would_be_legal<value_between<0, 1099511627775>>
// LINE-WITHIN(clang): 1070, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto store =
    p4::checked_store<p4::layout_32, p4::debug_store{.pebs_counter_reset = 0xff'ffff'ffff}>;
static_assert(store.pebs_counter_reset == 0xff'ffff'ffff);
#else
constexpr auto store =
    p4::checked_store<p4::layout_32, p4::debug_store{.pebs_counter_reset = 0x100'0000'0000}>;
#endif
