// EXPECT: masks are joined with | before they are qualified
// RULE: masks_are_joined_first
// EXPECT: bsq_cache_reference
// EXPECT-LEGAL: none: the sentence says how
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;
using p4::bsq_cache_reference;

#ifdef CONTROL
constexpr auto hits =
    (bsq_cache_reference::rd_2ndl_hits | bsq_cache_reference::rd_2ndl_hite).user();
#else
constexpr auto hits = bsq_cache_reference::rd_2ndl_hits | bsq_cache_reference::rd_2ndl_hite.user();
#endif
static_assert(hits.as_request().masks != 0);
