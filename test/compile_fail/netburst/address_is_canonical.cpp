// EXPECT: an address of the debug store must be canonical in IA-32e mode: bits 63 to 47 are equal
// RULE: address_is_canonical
// EXPECT: pebs_record
// EXPECT: layout_64
// EXPECT: 140737488355328
// EXPECT-LEGAL: would_be_legal<value_between<0, 140737488355327>, value_between<18446603336221196288, 18446744073709551615>>
// LINE-WITHIN(clang): 1270, as clang first prints the names and what would be legal
#include <msr/intel/netburst/debug_store/debug_store.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto store =
    p4::checked_store<p4::layout_64, p4::debug_store{.pebs = {140737488355176, 140737488355176,
                                                              140737488355320, 140737488355176}}>;
#else
constexpr auto store =
    p4::checked_store<p4::layout_64, p4::debug_store{.pebs = {140737488355184, 140737488355184,
                                                              140737488355328, 140737488355184}}>;
#endif
static_assert(store.pebs_counter_reset == 0);
