// EXPECT: an address of the debug store has 32 bits outside of IA-32e mode
// EXPECT: address_has_32_bits::tell
// EXPECT: bts_record
// EXPECT: layout_32
// EXPECT: 4294967296
#include <msr/intel/netburst/debug_store.hpp>

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
