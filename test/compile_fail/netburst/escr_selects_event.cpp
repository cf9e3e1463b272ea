// EXPECT: illegal pairing: this ESCR cannot select this event
// RULE: escr_selects_event
// EXPECT: bsq_cache_reference
// EXPECT: mob_escr0
// EXPECT-LEGAL: would_be_legal<bsu_escr0, bsu_escr1>
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
#ifdef CONTROL
constexpr auto chosen = miss.on(p4::bsu_escr0);
#else
constexpr auto chosen = miss.on(p4::mob_escr0);
#endif
static_assert(msr::plan<chosen>.size == 1);
