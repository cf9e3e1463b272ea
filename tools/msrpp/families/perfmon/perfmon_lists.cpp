// The lists of events that Intel publishes.
#include "perfmon_lists.hpp"

#include <msr/intel/events/alder_lake.hpp>
#include <msr/intel/events/alder_lake_atom.hpp>
#include <msr/intel/events/alder_lake_atom_offcore.hpp>
#include <msr/intel/events/alder_lake_offcore.hpp>
#include <msr/intel/events/arrow_lake_atom.hpp>
#include <msr/intel/events/arrow_lake_atom_offcore.hpp>
#include <msr/intel/events/arrow_lake_core.hpp>
#include <msr/intel/events/arrow_lake_core_offcore.hpp>
#include <msr/intel/events/arrow_lake_low_power.hpp>
#include <msr/intel/events/bonnell.hpp>
#include <msr/intel/events/broadwell.hpp>
#include <msr/intel/events/broadwell_de.hpp>
#include <msr/intel/events/broadwell_ep.hpp>
#include <msr/intel/events/broadwell_ep_offcore.hpp>
#include <msr/intel/events/broadwell_offcore.hpp>
#include <msr/intel/events/cascade_lake.hpp>
#include <msr/intel/events/cascade_lake_offcore.hpp>
#include <msr/intel/events/clearwater_forest.hpp>
#include <msr/intel/events/clearwater_forest_offcore.hpp>
#include <msr/intel/events/core2.hpp>
#include <msr/intel/events/elkhart_lake.hpp>
#include <msr/intel/events/elkhart_lake_offcore.hpp>
#include <msr/intel/events/emerald_rapids.hpp>
#include <msr/intel/events/emerald_rapids_offcore.hpp>
#include <msr/intel/events/goldmont.hpp>
#include <msr/intel/events/goldmont_offcore.hpp>
#include <msr/intel/events/goldmont_plus.hpp>
#include <msr/intel/events/goldmont_plus_offcore.hpp>
#include <msr/intel/events/grand_ridge.hpp>
#include <msr/intel/events/grand_ridge_offcore.hpp>
#include <msr/intel/events/granite_rapids.hpp>
#include <msr/intel/events/granite_rapids_offcore.hpp>
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/events/haswell_ep.hpp>
#include <msr/intel/events/haswell_ep_offcore.hpp>
#include <msr/intel/events/haswell_offcore.hpp>
#include <msr/intel/events/ice_lake.hpp>
#include <msr/intel/events/ice_lake_offcore.hpp>
#include <msr/intel/events/ice_lake_sp.hpp>
#include <msr/intel/events/ice_lake_sp_offcore.hpp>
#include <msr/intel/events/ivy_bridge.hpp>
#include <msr/intel/events/ivy_bridge_ep.hpp>
#include <msr/intel/events/ivy_bridge_ep_offcore.hpp>
#include <msr/intel/events/ivy_bridge_offcore.hpp>
#include <msr/intel/events/knights_landing.hpp>
#include <msr/intel/events/knights_landing_offcore.hpp>
#include <msr/intel/events/lunar_lake.hpp>
#include <msr/intel/events/lunar_lake_atom.hpp>
#include <msr/intel/events/lunar_lake_atom_offcore.hpp>
#include <msr/intel/events/lunar_lake_offcore.hpp>
#include <msr/intel/events/meteor_lake.hpp>
#include <msr/intel/events/meteor_lake_atom.hpp>
#include <msr/intel/events/meteor_lake_atom_offcore.hpp>
#include <msr/intel/events/meteor_lake_offcore.hpp>
#include <msr/intel/events/nehalem.hpp>
#include <msr/intel/events/nehalem_ex.hpp>
#include <msr/intel/events/nehalem_ex_offcore.hpp>
#include <msr/intel/events/nehalem_offcore.hpp>
#include <msr/intel/events/nova_lake.hpp>
#include <msr/intel/events/nova_lake_atom.hpp>
#include <msr/intel/events/panther_lake_atom.hpp>
#include <msr/intel/events/panther_lake_atom_offcore.hpp>
#include <msr/intel/events/panther_lake_core.hpp>
#include <msr/intel/events/panther_lake_core_offcore.hpp>
#include <msr/intel/events/rocket_lake.hpp>
#include <msr/intel/events/rocket_lake_offcore.hpp>
#include <msr/intel/events/sandy_bridge.hpp>
#include <msr/intel/events/sandy_bridge_ep.hpp>
#include <msr/intel/events/sandy_bridge_ep_offcore.hpp>
#include <msr/intel/events/sandy_bridge_offcore.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/events/sapphire_rapids_offcore.hpp>
#include <msr/intel/events/sierra_forest.hpp>
#include <msr/intel/events/sierra_forest_offcore.hpp>
#include <msr/intel/events/silvermont.hpp>
#include <msr/intel/events/silvermont_offcore.hpp>
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/events/skylake_offcore.hpp>
#include <msr/intel/events/skylake_sp.hpp>
#include <msr/intel/events/skylake_sp_offcore.hpp>
#include <msr/intel/events/tiger_lake.hpp>
#include <msr/intel/events/tiger_lake_offcore.hpp>
#include <msr/intel/events/tremont.hpp>
#include <msr/intel/events/tremont_offcore.hpp>
#include <msr/intel/events/westmere.hpp>
#include <msr/intel/events/westmere_ep.hpp>
#include <msr/intel/events/westmere_ep_offcore.hpp>
#include <msr/intel/events/westmere_ex.hpp>
#include <msr/intel/events/westmere_ex_offcore.hpp>
#include <msr/intel/events/westmere_offcore.hpp>
#include <msr/intel/events/yonah.hpp>

namespace msrpp {

namespace {

namespace perfmon = msr::perfmon;

constexpr packed_list perfmon_lists[] = {
    packed<msr::events::yonah::core_events::all>,
    packed<msr::events::core2::core_events::all>,
    packed<msr::events::bonnell::core_events::all>,
    packed<msr::events::nehalem::core_events::all>,
    packed<msr::events::nehalem::offcore_events::all>,
    packed<msr::events::nehalem_ex::core_events::all>,
    packed<msr::events::nehalem_ex::offcore_events::all>,
    packed<msr::events::westmere::core_events::all>,
    packed<msr::events::westmere::offcore_events::all>,
    packed<msr::events::westmere_ep::core_events::all>,
    packed<msr::events::westmere_ep::offcore_events::all>,
    packed<msr::events::westmere_ex::core_events::all>,
    packed<msr::events::westmere_ex::offcore_events::all>,
    packed<msr::events::sandy_bridge::core_events::all>,
    packed<msr::events::sandy_bridge::offcore_events::all>,
    packed<msr::events::sandy_bridge_ep::core_events::all>,
    packed<msr::events::sandy_bridge_ep::offcore_events::all>,
    packed<msr::events::ivy_bridge::core_events::all>,
    packed<msr::events::ivy_bridge::offcore_events::all>,
    packed<msr::events::ivy_bridge_ep::core_events::all>,
    packed<msr::events::ivy_bridge_ep::offcore_events::all>,
    packed<msr::events::haswell::core_events::all>,
    packed<msr::events::haswell::offcore_events::all>,
    packed<msr::events::haswell_ep::core_events::all>,
    packed<msr::events::haswell_ep::offcore_events::all>,
    packed<msr::events::broadwell::core_events::all>,
    packed<msr::events::broadwell::offcore_events::all>,
    packed<msr::events::broadwell_ep::core_events::all>,
    packed<msr::events::broadwell_ep::offcore_events::all>,
    packed<msr::events::broadwell_de::core_events::all>,
    packed<msr::events::silvermont::core_events::all>,
    packed<msr::events::silvermont::offcore_events::all>,
    packed<msr::events::knights_landing::core_events::all>,
    packed<msr::events::knights_landing::offcore_events::all>,
    packed<msr::events::skylake::core_events::all>,
    packed<msr::events::skylake::offcore_events::all>,
    packed<msr::events::skylake_sp::core_events::all>,
    packed<msr::events::skylake_sp::offcore_events::all>,
    packed<msr::events::cascade_lake::core_events::all>,
    packed<msr::events::cascade_lake::offcore_events::all>,
    packed<msr::events::goldmont::core_events::all>,
    packed<msr::events::goldmont::offcore_events::all>,
    packed<msr::events::goldmont_plus::core_events::all>,
    packed<msr::events::goldmont_plus::offcore_events::all>,
    packed<msr::events::ice_lake::core_events::all>,
    packed<msr::events::ice_lake::offcore_events::all>,
    packed<msr::events::ice_lake_sp::core_events::all>,
    packed<msr::events::ice_lake_sp::offcore_events::all>,
    packed<msr::events::tiger_lake::core_events::all>,
    packed<msr::events::tiger_lake::offcore_events::all>,
    packed<msr::events::rocket_lake::core_events::all>,
    packed<msr::events::rocket_lake::offcore_events::all>,
    packed<msr::events::tremont::core_events::all>,
    packed<msr::events::tremont::offcore_events::all>,
    packed<msr::events::elkhart_lake::core_events::all>,
    packed<msr::events::elkhart_lake::offcore_events::all>,
    packed<msr::events::alder_lake::core_events::all>,
    packed<msr::events::alder_lake::offcore_events::all>,
    packed<msr::events::alder_lake_atom::core_events::all>,
    packed<msr::events::alder_lake_atom::offcore_events::all>,
    packed<msr::events::sapphire_rapids::core_events::all>,
    packed<msr::events::sapphire_rapids::offcore_events::all>,
    packed<msr::events::emerald_rapids::core_events::all>,
    packed<msr::events::emerald_rapids::offcore_events::all>,
    packed<msr::events::meteor_lake::core_events::all>,
    packed<msr::events::meteor_lake::offcore_events::all>,
    packed<msr::events::meteor_lake_atom::core_events::all>,
    packed<msr::events::meteor_lake_atom::offcore_events::all>,
    packed<msr::events::sierra_forest::core_events::all>,
    packed<msr::events::sierra_forest::offcore_events::all>,
    packed<msr::events::grand_ridge::core_events::all>,
    packed<msr::events::grand_ridge::offcore_events::all>,
    packed<msr::events::granite_rapids::core_events::all>,
    packed<msr::events::granite_rapids::offcore_events::all>,
    packed<msr::events::lunar_lake::core_events::all>,
    packed<msr::events::lunar_lake::offcore_events::all>,
    packed<msr::events::lunar_lake_atom::core_events::all>,
    packed<msr::events::lunar_lake_atom::offcore_events::all>,
    packed<msr::events::arrow_lake_core::core_events::all>,
    packed<msr::events::arrow_lake_core::offcore_events::all>,
    packed<msr::events::arrow_lake_atom::core_events::all>,
    packed<msr::events::arrow_lake_atom::offcore_events::all>,
    packed<msr::events::arrow_lake_low_power::core_events::all>,
    packed<msr::events::panther_lake_core::core_events::all>,
    packed<msr::events::panther_lake_core::offcore_events::all>,
    packed<msr::events::panther_lake_atom::core_events::all>,
    packed<msr::events::panther_lake_atom::offcore_events::all>,
    packed<msr::events::clearwater_forest::core_events::all>,
    packed<msr::events::clearwater_forest::offcore_events::all>,
    packed<msr::events::nova_lake::core_events::all>,
    packed<msr::events::nova_lake_atom::core_events::all>,
};

} // namespace

template <>
msr::sequence<packed_list> lists_of<perfmon::event_pmu>() {
    return msr::all_of(perfmon_lists);
}

} // namespace msrpp
