// EXPECT: illegal pairing: this counter cannot count this event as it is qualified
// EXPECT: zen5::data_fabric::local_socket_inbound_data_beats_link_0
// RULE: event_reaches_counter
// EXPECT-LEGAL: would_be_legal<
#include <msr/amd/counters.hpp>
#include <msr/amd/events/zen5_units.hpp>

namespace amd = msr::amd;
namespace data_fabric = msr::events::zen5::data_fabric;

#ifdef CONTROL
static_assert(
    msr::plan<amd::zen5, data_fabric::local_socket_inbound_data_beats_link_0.on(amd::df_perf_ctr3)>.size !=
    0);
#else
static_assert(
    msr::plan<amd::zen5, data_fabric::local_socket_inbound_data_beats_link_0.on(amd::l3_perf_ctr3)>.size !=
    0);
#endif
