// EXPECT: an event needs at least one mask bit: with none it counts nothing
// RULE: mask_is_not_empty
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: would_be_legal<value<1>, value<2>, value<4>, value<8>, value<16>, value<32>, value<64>, value<128>, value<256>, value<512>, value<1024>, value<2048>>
// LINE-WITHIN(clang): 1140, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::masks<p4::bsq_cache_reference, 0x100>;
#else
constexpr auto chosen = p4::masks<p4::bsq_cache_reference, 0>;
#endif
static_assert(msr::plan<chosen>.size == 1);
