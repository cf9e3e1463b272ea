// EXPECT: the events of IA32_QM_EVTSEL are 1 l3_occupancy, 2 l3_total_bandwidth, 3 l3_local_bandwidth
// RULE: event_number_is_of_its_event
// EXPECT: l3_local_bandwidth
// EXPECT: value<1
// EXPECT-LEGAL: would_be_legal<value<3>>
// FLAGS: -fno-delete-null-pointer-checks
#include <msr/rdt/monitoring.hpp>

namespace rdt = msr::rdt;

// A thesis on cache partitioning numbers the events of IA32_QM_EVTSEL 0 occupancy, 1 local, 2
// total; the kernel module in the thesis uses 1, 2 and 3.
#ifdef CONTROL
constexpr auto local = rdt::event_numbered<3, rdt::event::l3_local_bandwidth>;
#else
constexpr auto local = rdt::event_numbered<1, rdt::event::l3_local_bandwidth>;
#endif
static_assert(local == rdt::event::l3_local_bandwidth);
