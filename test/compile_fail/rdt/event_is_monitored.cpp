// EXPECT: this processor does not monitor this event
// RULE: event_is_monitored
// EXPECT: l3_total_bandwidth
// EXPECT-LEGAL: l3_occupancy>
// FLAGS: -fno-delete-null-pointer-checks
#include <msr/rdt/plan.hpp>

namespace rdt = msr::rdt;

constexpr rdt::features haswell{.monitoring = {.rmids = 24, .occupancy = true}};
#ifdef CONTROL
constexpr auto chosen = rdt::monitor{rdt::event::l3_occupancy, 5};
#else
constexpr auto chosen = rdt::monitor{rdt::event::l3_total_bandwidth, 5};
#endif
static_assert(msr::plan<haswell, chosen>.choices == 1);
