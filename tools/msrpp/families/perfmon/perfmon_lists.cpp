// The events that Intel publishes, by list.
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
    packed<perfmon::core_duo::core_events::all>,
    packed<perfmon::merom::core_events::all>,
    packed<perfmon::bnl::core_events::all>,
    packed<perfmon::nhm::core_events::all>,
    packed<perfmon::nhm::offcore_events::all>,
    packed<perfmon::nhmex::core_events::all>,
    packed<perfmon::nhmex::offcore_events::all>,
    packed<perfmon::wsm::core_events::all>,
    packed<perfmon::wsm::offcore_events::all>,
    packed<perfmon::wsmep::core_events::all>,
    packed<perfmon::wsmep::offcore_events::all>,
    packed<perfmon::wsmex::core_events::all>,
    packed<perfmon::wsmex::offcore_events::all>,
    packed<perfmon::snb::core_events::all>,
    packed<perfmon::snb::offcore_events::all>,
    packed<perfmon::jkt::core_events::all>,
    packed<perfmon::jkt::offcore_events::all>,
    packed<perfmon::ivb::core_events::all>,
    packed<perfmon::ivb::offcore_events::all>,
    packed<perfmon::ivt::core_events::all>,
    packed<perfmon::ivt::offcore_events::all>,
    packed<perfmon::hsw::core_events::all>,
    packed<perfmon::hsw::offcore_events::all>,
    packed<perfmon::hsx::core_events::all>,
    packed<perfmon::hsx::offcore_events::all>,
    packed<perfmon::bdw::core_events::all>,
    packed<perfmon::bdw::offcore_events::all>,
    packed<perfmon::bdx::core_events::all>,
    packed<perfmon::bdx::offcore_events::all>,
    packed<perfmon::bdwde::core_events::all>,
    packed<perfmon::slm::core_events::all>,
    packed<perfmon::slm::offcore_events::all>,
    packed<perfmon::knl::core_events::all>,
    packed<perfmon::knl::offcore_events::all>,
    packed<perfmon::skl::core_events::all>,
    packed<perfmon::skl::offcore_events::all>,
    packed<perfmon::skx::core_events::all>,
    packed<perfmon::skx::offcore_events::all>,
    packed<perfmon::clx::core_events::all>,
    packed<perfmon::clx::offcore_events::all>,
    packed<perfmon::glm::core_events::all>,
    packed<perfmon::glm::offcore_events::all>,
    packed<perfmon::glp::core_events::all>,
    packed<perfmon::glp::offcore_events::all>,
    packed<perfmon::icl::core_events::all>,
    packed<perfmon::icl::offcore_events::all>,
    packed<perfmon::icx::core_events::all>,
    packed<perfmon::icx::offcore_events::all>,
    packed<perfmon::tgl::core_events::all>,
    packed<perfmon::tgl::offcore_events::all>,
    packed<perfmon::rkl::core_events::all>,
    packed<perfmon::rkl::offcore_events::all>,
    packed<perfmon::snr::core_events::all>,
    packed<perfmon::snr::offcore_events::all>,
    packed<perfmon::ehl::core_events::all>,
    packed<perfmon::ehl::offcore_events::all>,
    packed<perfmon::adl::core_events::all>,
    packed<perfmon::adl::offcore_events::all>,
    packed<perfmon::adl_atom::core_events::all>,
    packed<perfmon::adl_atom::offcore_events::all>,
    packed<perfmon::spr::core_events::all>,
    packed<perfmon::spr::offcore_events::all>,
    packed<perfmon::emr::core_events::all>,
    packed<perfmon::emr::offcore_events::all>,
    packed<perfmon::mtl::core_events::all>,
    packed<perfmon::mtl::offcore_events::all>,
    packed<perfmon::mtl_atom::core_events::all>,
    packed<perfmon::mtl_atom::offcore_events::all>,
    packed<perfmon::srf::core_events::all>,
    packed<perfmon::srf::offcore_events::all>,
    packed<perfmon::grr::core_events::all>,
    packed<perfmon::grr::offcore_events::all>,
    packed<perfmon::gnr::core_events::all>,
    packed<perfmon::gnr::offcore_events::all>,
    packed<perfmon::lnl::core_events::all>,
    packed<perfmon::lnl::offcore_events::all>,
    packed<perfmon::lnl_atom::core_events::all>,
    packed<perfmon::lnl_atom::offcore_events::all>,
    packed<perfmon::arl::core_events::all>,
    packed<perfmon::arl::offcore_events::all>,
    packed<perfmon::arl_atom::core_events::all>,
    packed<perfmon::arl_atom::offcore_events::all>,
    packed<perfmon::arl_low_power::core_events::all>,
    packed<perfmon::ptl::core_events::all>,
    packed<perfmon::ptl::offcore_events::all>,
    packed<perfmon::ptl_atom::core_events::all>,
    packed<perfmon::ptl_atom::offcore_events::all>,
    packed<perfmon::cwf::core_events::all>,
    packed<perfmon::cwf::offcore_events::all>,
    packed<perfmon::nvl::core_events::all>,
    packed<perfmon::nvl_atom::core_events::all>,
};

} // namespace

template <>
msr::sequence<packed_list> lists_of<perfmon::event_pmu>() {
    return msr::all_of(perfmon_lists);
}

} // namespace msrpp
