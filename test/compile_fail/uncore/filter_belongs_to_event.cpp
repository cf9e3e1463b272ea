// EXPECT: this filter has bits that the event does not look at
// EXPECT: freq_band0_cycles
// RULE: filter_belongs_to_event
// EXPECT-LEGAL: none: the value is the question
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/haswell_ep.hpp>
#include <msr/intel/uncore/events/ivy_bridge_ep.hpp>

namespace uncore = msr::uncore;
namespace ivt = msr::events::ivy_bridge_ep;

#ifdef CONTROL
constexpr auto cycles = ivt::pcu::freq_band0_cycles.filter0<0x10>();
#else
constexpr auto cycles = ivt::pcu::freq_band0_cycles.filter0<0x1000>();
#endif
static_assert(msr::plan<uncore::ivy_bridge_ep, cycles>.size == 1);
