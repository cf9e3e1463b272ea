#include "uncore.hpp"

#include <msr/intel/uncore/events/alder_lake.hpp>
#include <msr/intel/uncore/events/arrow_lake_core.hpp>
#include <msr/intel/uncore/events/broadwell.hpp>
#include <msr/intel/uncore/events/broadwell_de.hpp>
#include <msr/intel/uncore/events/broadwell_ep.hpp>
#include <msr/intel/uncore/events/cascade_lake.hpp>
#include <msr/intel/uncore/events/clearwater_forest.hpp>
#include <msr/intel/uncore/events/emerald_rapids.hpp>
#include <msr/intel/uncore/events/grand_ridge.hpp>
#include <msr/intel/uncore/events/granite_rapids.hpp>
#include <msr/intel/uncore/events/haswell.hpp>
#include <msr/intel/uncore/events/haswell_ep.hpp>
#include <msr/intel/uncore/events/ice_lake.hpp>
#include <msr/intel/uncore/events/ice_lake_sp.hpp>
#include <msr/intel/uncore/events/ivy_bridge.hpp>
#include <msr/intel/uncore/events/ivy_bridge_ep.hpp>
#include <msr/intel/uncore/events/knights_landing.hpp>
#include <msr/intel/uncore/events/lunar_lake.hpp>
#include <msr/intel/uncore/events/meteor_lake.hpp>
#include <msr/intel/uncore/events/nehalem.hpp>
#include <msr/intel/uncore/events/nova_lake.hpp>
#include <msr/intel/uncore/events/panther_lake.hpp>
#include <msr/intel/uncore/events/rocket_lake.hpp>
#include <msr/intel/uncore/events/sandy_bridge.hpp>
#include <msr/intel/uncore/events/sandy_bridge_ep.hpp>
#include <msr/intel/uncore/events/sapphire_rapids.hpp>
#include <msr/intel/uncore/events/sierra_forest.hpp>
#include <msr/intel/uncore/events/skylake.hpp>
#include <msr/intel/uncore/events/skylake_sp.hpp>
#include <msr/intel/uncore/events/tiger_lake.hpp>
#include <msr/intel/uncore/events/tremont.hpp>
#include <msr/intel/uncore/events/westmere.hpp>

namespace msrpp {

namespace {

namespace events = msr::events;

// clang-format off
constexpr packed_list uncore_lists[] = {
    packed<events::alder_lake::uncore_events::all>,
    packed<events::arrow_lake_core::uncore_events::all>,
    packed<events::broadwell::uncore_events::all>,
    packed<events::broadwell_de::uncore_events::all>,
    packed<events::broadwell_ep::uncore_events::all>,
    packed<events::cascade_lake::uncore_events::all>,
    packed<events::clearwater_forest::uncore_events::all>,
    packed<events::emerald_rapids::uncore_events::all>,
    packed<events::grand_ridge::uncore_events::all>,
    packed<events::granite_rapids::uncore_events::all>,
    packed<events::haswell::uncore_events::all>,
    packed<events::haswell_ep::uncore_events::all>,
    packed<events::ice_lake::uncore_events::all>,
    packed<events::ice_lake_sp::uncore_events::all>,
    packed<events::ivy_bridge::uncore_events::all>,
    packed<events::ivy_bridge_ep::uncore_events::all>,
    packed<events::knights_landing::uncore_events::all>,
    packed<events::lunar_lake::uncore_events::all>,
    packed<events::meteor_lake::uncore_events::all>,
    packed<events::nehalem::uncore_events::all>,
    packed<events::nova_lake::uncore_events::all>,
    packed<events::panther_lake::uncore_events::all>,
    packed<events::rocket_lake::uncore_events::all>,
    packed<events::sandy_bridge::uncore_events::all>,
    packed<events::sandy_bridge_ep::uncore_events::all>,
    packed<events::sapphire_rapids::uncore_events::all>,
    packed<events::sierra_forest::uncore_events::all>,
    packed<events::skylake::uncore_events::all>,
    packed<events::skylake_sp::uncore_events::all>,
    packed<events::tiger_lake::uncore_events::all>,
    packed<events::tremont::uncore_events::all>,
    packed<events::westmere::uncore_events::all>,
};
// clang-format on

} // namespace

template <>
msr::sequence<packed_list> lists_of<msr::uncore::event_pmu>() {
    return msr::all_of(uncore_lists);
}

} // namespace msrpp
