// EXPECT: this event is counted by a counter that always runs
// EXPECT: clockticks_freerun
// RULE: free_running_event_is_read_only
// EXPECT-LEGAL: none: no counter can be programmed for it
#include <msr/intel/uncore.hpp>
#include <msr/intel/uncore/events/ice_lake_sp.hpp>

namespace uncore = msr::uncore;
namespace icx = msr::events::ice_lake_sp;

#ifdef CONTROL
static_assert(msr::plan<uncore::ice_lake_sp, icx::iio::clockticks>.size == 1);
#else
static_assert(msr::plan<uncore::ice_lake_sp, icx::iio::clockticks_freerun>.size == 1);
#endif
