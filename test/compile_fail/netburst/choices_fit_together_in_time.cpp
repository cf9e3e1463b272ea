// EXPECT: these choices compete for too few ESCRs and counters: no assignment of them exists
// RULE: choices_fit_together
// EXPECT: branch_retired
// EXPECT: x87_assist
// EXPECT: machine_clear
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// LINE-WITHIN(g++): 630, as g++ first prints the choices, or the template that tells the rule
// LINE-WITHIN(clang): 1050, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// The last three choices compete for the same counters. A search that first tried all counters for
// the three choices before them would exceed what compilers grant one constant.
constexpr auto stalls = p4::resource_stall::sbfull;
#ifdef CONTROL
constexpr auto third = p4::branch_retired::mmtm.greater_than<1>();
#else
constexpr auto third = p4::machine_clear::clear;
#endif
constexpr auto size = msr::plan<stalls, stalls.greater_than<1>(), stalls.greater_than<2>(),
                               p4::branch_retired::mmtm, p4::x87_assist::fpsu, third>.size;
static_assert(size == 6);
