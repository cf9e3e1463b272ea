// EXPECT: these choices compete for too few ESCRs and counters: no assignment of them exists
// RULE: choices_fit_together
// EXPECT: resource_stall
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(g++): 1400, as g++ first prints the choices, or the template that tells the rule
// LINE-WITHIN(clang): 1150, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// Nineteen choices for eighteen counters; the seventh on the counters of the IQ is too many.
constexpr auto hit = p4::bsq_cache_reference::rd_2ndl_hitm;
constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto modes = p4::tc_deliver_mode::dd;
constexpr auto uops = p4::packed_sp_uop::all;
constexpr auto stalls = p4::resource_stall::sbfull;
#ifdef CONTROL
static_assert(p4::plan<hit, hit, miss, miss, modes, modes, modes, modes, uops, uops, uops, uops,
                       stalls, stalls, stalls, stalls, stalls, stalls>.size == 18);
#else
static_assert(p4::plan<hit, hit, miss, miss, modes, modes, modes, modes, uops, uops, uops, uops,
                       stalls, stalls, stalls, stalls, stalls, stalls, stalls>.size == 19);
#endif
