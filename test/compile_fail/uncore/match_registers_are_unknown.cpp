// EXPECT: this event counts what other registers of its box match
// EXPECT: addr_opc_match
// RULE: match_registers_are_unknown
// EXPECT-LEGAL: none: the registers are not in the library
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/broadwell_ep.hpp>

namespace uncore = msr::uncore;
namespace bdx = msr::events::broadwell_ep;

#ifdef CONTROL
static_assert(msr::plan<uncore::broadwell_ep, bdx::ha::clockticks>.size == 1);
#else
static_assert(msr::plan<uncore::broadwell_ep, bdx::ha::addr_opc_match::filt>.size == 1);
#endif
