// EXPECT: an address of the debug store has 32 bits outside of IA-32e mode
// RULE: address_has_32_bits
// EXPECT: bts_record
// EXPECT: layout_32
// EXPECT: 4294967296
// EXPECT-LEGAL: would_be_legal<value_between<0, 4294967295>>
// LINE-WITHIN(clang): 1170, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto store =
    p4::checked_store<p4::layout_32,
                      p4::debug_store{.bts = {4294967272, 4294967272, 4294967284, 4294967272}}>;
#else
constexpr auto store =
    p4::checked_store<p4::layout_32,
                      p4::debug_store{.bts = {4294967284, 4294967284, 4294967296, 4294967284}}>;
#endif
static_assert(store.pebs_counter_reset == 0);
