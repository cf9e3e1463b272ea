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

constexpr msr::select::known_list<perfmon::event_pmu> lists[] = {
    perfmon::core_duo::core_events::all,      perfmon::merom::core_events::all,
    perfmon::bnl::core_events::all,           perfmon::nhm::core_events::all,
    perfmon::nhm::offcore_events::all,        perfmon::nhmex::core_events::all,
    perfmon::nhmex::offcore_events::all,      perfmon::wsm::core_events::all,
    perfmon::wsm::offcore_events::all,        perfmon::wsmep::core_events::all,
    perfmon::wsmep::offcore_events::all,      perfmon::wsmex::core_events::all,
    perfmon::wsmex::offcore_events::all,      perfmon::snb::core_events::all,
    perfmon::snb::offcore_events::all,        perfmon::jkt::core_events::all,
    perfmon::jkt::offcore_events::all,        perfmon::ivb::core_events::all,
    perfmon::ivb::offcore_events::all,        perfmon::ivt::core_events::all,
    perfmon::ivt::offcore_events::all,        perfmon::hsw::core_events::all,
    perfmon::hsw::offcore_events::all,        perfmon::hsx::core_events::all,
    perfmon::hsx::offcore_events::all,        perfmon::bdw::core_events::all,
    perfmon::bdw::offcore_events::all,        perfmon::bdx::core_events::all,
    perfmon::bdx::offcore_events::all,        perfmon::bdwde::core_events::all,
    perfmon::slm::core_events::all,           perfmon::slm::offcore_events::all,
    perfmon::knl::core_events::all,           perfmon::knl::offcore_events::all,
    perfmon::skl::core_events::all,           perfmon::skl::offcore_events::all,
    perfmon::skx::core_events::all,           perfmon::skx::offcore_events::all,
    perfmon::clx::core_events::all,           perfmon::clx::offcore_events::all,
    perfmon::glm::core_events::all,           perfmon::glm::offcore_events::all,
    perfmon::glp::core_events::all,           perfmon::glp::offcore_events::all,
    perfmon::icl::core_events::all,           perfmon::icl::offcore_events::all,
    perfmon::icx::core_events::all,           perfmon::icx::offcore_events::all,
    perfmon::tgl::core_events::all,           perfmon::tgl::offcore_events::all,
    perfmon::rkl::core_events::all,           perfmon::rkl::offcore_events::all,
    perfmon::snr::core_events::all,           perfmon::snr::offcore_events::all,
    perfmon::ehl::core_events::all,           perfmon::ehl::offcore_events::all,
    perfmon::adl::core_events::all,           perfmon::adl::offcore_events::all,
    perfmon::adl_atom::core_events::all,      perfmon::adl_atom::offcore_events::all,
    perfmon::spr::core_events::all,           perfmon::spr::offcore_events::all,
    perfmon::emr::core_events::all,           perfmon::emr::offcore_events::all,
    perfmon::mtl::core_events::all,           perfmon::mtl::offcore_events::all,
    perfmon::mtl_atom::core_events::all,      perfmon::mtl_atom::offcore_events::all,
    perfmon::srf::core_events::all,           perfmon::srf::offcore_events::all,
    perfmon::grr::core_events::all,           perfmon::grr::offcore_events::all,
    perfmon::gnr::core_events::all,           perfmon::gnr::offcore_events::all,
    perfmon::lnl::core_events::all,           perfmon::lnl::offcore_events::all,
    perfmon::lnl_atom::core_events::all,      perfmon::lnl_atom::offcore_events::all,
    perfmon::arl::core_events::all,           perfmon::arl::offcore_events::all,
    perfmon::arl_atom::core_events::all,      perfmon::arl_atom::offcore_events::all,
    perfmon::arl_low_power::core_events::all, perfmon::ptl::core_events::all,
    perfmon::ptl::offcore_events::all,        perfmon::ptl_atom::core_events::all,
    perfmon::ptl_atom::offcore_events::all,   perfmon::cwf::core_events::all,
    perfmon::cwf::offcore_events::all,        perfmon::nvl::core_events::all,
    perfmon::nvl_atom::core_events::all,
};

} // namespace

template <>
msr::sequence<msr::select::known_list<perfmon::event_pmu>> lists_of<perfmon::event_pmu>() {
    return msr::all_of(lists);
}

} // namespace msrpp
