// EXPECT: an event needs at least one mask bit: with none it counts nothing
// EXPECT: mask_is_not_empty::tell
// EXPECT: bsq_cache_reference
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::masks<p4::bsq_cache_reference, 0x100>;
#else
constexpr auto chosen = p4::masks<p4::bsq_cache_reference, 0>;
#endif
static_assert(p4::plan<chosen>.size == 1);
