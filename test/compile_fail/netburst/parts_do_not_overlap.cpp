// EXPECT: the parts of a debug store must not overlap
// RULE: parts_do_not_overlap
// EXPECT: layout_32
// EXPECT: 4096
// EXPECT: 4212
// EXPECT-LEGAL: none: anywhere else
// LINE-WITHIN(clang): 1130, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto store =
    p4::checked_store<p4::layout_32, p4::debug_store{.bts = {4096, 4096, 4216, 4180},
                                                     .pebs = {4216, 4216, 4256, 4216}}>;
#else
constexpr auto store =
    p4::checked_store<p4::layout_32, p4::debug_store{.bts = {4096, 4096, 4216, 4180},
                                                     .pebs = {4212, 4212, 4252, 4212}}>;
#endif
static_assert(store.pebs_counter_reset == 0);
