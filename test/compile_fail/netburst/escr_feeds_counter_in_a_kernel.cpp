// EXPECT: illegal pairing: this ESCR does not feed this counter
// RULE: escr_feeds_counter
// EXPECT: bsq_cache_reference
// EXPECT: bsu_escr0
// EXPECT: iq_counter5
// EXPECT-LEGAL: would_be_legal<bpu_counter0, bpu_counter1>
// FLAGS: -ffreestanding -fno-exceptions -fno-rtti -fno-delete-null-pointer-checks
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto chosen = miss.on(p4::bsu_escr0, p4::bpu_counter1);
#else
constexpr auto chosen = miss.on(p4::bsu_escr0, p4::iq_counter5);
#endif
static_assert(msr::plan<chosen>.size == 1);
