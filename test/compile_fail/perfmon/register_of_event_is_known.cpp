// EXPECT: this event needs a register that is not written here: it would count 0
// RULE: register_of_event_is_known
// EXPECT: listed_event<&filtered>
// EXPECT-LEGAL: none: no other processor has the event
#include <msr/intel/perfmon.hpp>
#include <msr/intel/perfmon/listed.hpp>

namespace pm = msr::perfmon;
namespace select = msr::select;

// A user's own list of events, with the event `filtered`.
inline constexpr select::event_list list{"mine", msr::core::skylake, "filtered\0"};
#ifdef CONTROL
constexpr select::event_facts facts{.code = 0xd6, .mask = 1, .counters = 0xf};
#else
constexpr select::event_facts facts{
    .code = 0xd6, .mask = 1, .counters = 0xf, .needs = select::beside::other};
#endif
inline constexpr select::vendor_event<pm::event_pmu> filtered{
    select::row_from(list, facts), {}, &filtered};
static_assert(msr::plan<pm::skylake, filtered>.size == 1);
