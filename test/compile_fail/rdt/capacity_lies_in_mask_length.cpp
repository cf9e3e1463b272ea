// EXPECT: a capacity mask has no bit beyond the length that CPUID gives
// RULE: capacity_lies_in_mask_length
// EXPECT: capacity<bits_between<8, 11>>
// EXPECT-LEGAL: capacity<bits_between<8, 10>>>
// LINE-WITHIN(clang): 1120, as clang first prints the names and what would be legal
#include <msr/rdt/capacity.hpp>

namespace rdt = msr::rdt;

#ifdef CONTROL
static_assert(rdt::capacity_mask<rdt::skylake_sp.l3, 0x700>.bits() == 0x700);
#else
static_assert(rdt::capacity_mask<rdt::skylake_sp.l3, 0xf00>.bits() == 0xf00);
#endif
