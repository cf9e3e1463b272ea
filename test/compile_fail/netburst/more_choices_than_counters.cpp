// EXPECT: these choices compete for too few ESCRs and counters: no assignment of them exists
// RULE: choices_fit_together
// EXPECT: resource_stall
// EXPECT-LEGAL: would_be_legal<without_any_one_of_them>
// MAX-BYTES(g++): 3400, as g++ prints the nineteen choices
// LINE-WITHIN(g++): 1910, as g++ first prints the choices, or the template that tells the rule
// LINE-WITHIN(clang): 1150, as clang first prints the names and what would be legal
#include <msr/intel/netburst.hpp>

namespace p4 = msr::netburst;

// Nineteen choices for eighteen counters; the seventh on the counters of the IQ is too many.
constexpr auto hit = p4::bsq_cache_reference::rd_2ndl_hitm;
constexpr auto miss = p4::bsq_cache_reference::rd_2ndl_miss;
constexpr auto modes = p4::tc_deliver_mode::dd;
constexpr auto uops = p4::packed_sp_uop::all;
constexpr auto stalls = p4::resource_stall::sbfull;
// Thresholds do not change what the ESCRs hold.
template <auto Choice>
constexpr auto second = Choice.template greater_than<1>();
template <auto Choice>
constexpr auto third = Choice.template greater_than<2>();
template <auto Choice>
constexpr auto fourth = Choice.template greater_than<3>();
constexpr auto fifth = stalls.greater_than<4>();
constexpr auto sixth = stalls.greater_than<5>();
#ifdef CONTROL
constexpr auto size =
    msr::plan<hit, second<hit>, miss, second<miss>, modes, second<modes>, third<modes>,
             fourth<modes>, uops, second<uops>, third<uops>, fourth<uops>, stalls, second<stalls>,
             third<stalls>, fourth<stalls>, fifth, sixth>.size;
static_assert(size == 18);
#else
constexpr auto seventh = stalls.greater_than<6>();
constexpr auto size =
    msr::plan<hit, second<hit>, miss, second<miss>, modes, second<modes>, third<modes>,
             fourth<modes>, uops, second<uops>, third<uops>, fourth<uops>, stalls, second<stalls>,
             third<stalls>, fourth<stalls>, fifth, sixth, seventh>.size;
static_assert(size == 19);
#endif
