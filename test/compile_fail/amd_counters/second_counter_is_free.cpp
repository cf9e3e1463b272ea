// EXPECT: these choices compete for too few counters: one of them takes the counter behind its own
// EXPECT: zen4::fp_ret_sse_avx_ops::all
// EXPECT: zen4::ex_ret_brn_misp
// RULE: second_counter_is_free
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(g++): 1450, it tells the target and six events with their rows first
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen4.hpp>

namespace amd = msr::amd;
namespace zen4 = msr::events::zen4;

// The event of floating-point operations takes two of the six counters.
#ifdef CONTROL
constexpr auto &plan =
    msr::plan<amd::zen4, zen4::ex_ret_instr, zen4::ls_not_halted_cyc, zen4::fp_ret_sse_avx_ops::all,
              zen4::ex_ret_brn, zen4::ex_ret_brn_misp>;
#else
constexpr auto &plan =
    msr::plan<amd::zen4, zen4::ex_ret_instr, zen4::ls_not_halted_cyc, zen4::fp_ret_sse_avx_ops::all,
              zen4::ex_ret_brn, zen4::ex_ret_brn_misp, zen4::ex_ret_ops>;
#endif
static_assert(plan.size != 0);
