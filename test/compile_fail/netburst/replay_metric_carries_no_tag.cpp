// EXPECT: this event cannot tag uops for execution_event
// RULE: event_can_carry_a_tag
// EXPECT-LEGAL: would_be_legal<packed_sp_uop, packed_dp_uop, scalar_sp_uop, scalar_dp_uop, _64bit_mmx_uop, _128bit_mmx_uop, x87_fp_uop, x87_simd_moves_uop>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

#ifdef CONTROL
constexpr auto chosen = p4::metric::x87_fp_retired.tag<1>();
#else
constexpr auto chosen = p4::metric::split_load_retired.tag<1>();
#endif
static_assert(msr::plan<chosen>.size == 1);
