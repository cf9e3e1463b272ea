// EXPECT: the parts of a debug store must begin on a word of its layout: at a multiple of 4 bytes, or of 8 in IA-32e mode
// RULE: part_lies_on_word
// EXPECT: pebs_record
// EXPECT: layout_64
// EXPECT: 4100
// EXPECT-LEGAL: would_be_legal<value<4096>, value<4104>>
// LINE-WITHIN(clang): 1170, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto store =
    p4::checked_store<p4::layout_64, p4::debug_store{.pebs = {4104, 4104, 4248, 4104}}>;
#else
constexpr auto store =
    p4::checked_store<p4::layout_64, p4::debug_store{.pebs = {4100, 4100, 4244, 4100}}>;
#endif
static_assert(store.pebs_counter_reset == 0);
