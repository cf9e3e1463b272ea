// The events that Intel publishes, by list.
#include "perfmon_lists.hpp"

#include <msr/intel/events/alder_lake.hpp>
#include <msr/intel/events/alder_lake_atom.hpp>
#include <msr/intel/events/alder_lake_atom_offcore.hpp>
#include <msr/intel/events/alder_lake_offcore.hpp>
#include <msr/intel/events/bonnell.hpp>
#include <msr/intel/events/broadwell.hpp>
#include <msr/intel/events/broadwell_offcore.hpp>
#include <msr/intel/events/core2.hpp>
#include <msr/intel/events/goldmont.hpp>
#include <msr/intel/events/goldmont_offcore.hpp>
#include <msr/intel/events/goldmont_plus.hpp>
#include <msr/intel/events/goldmont_plus_offcore.hpp>
#include <msr/intel/events/granite_rapids.hpp>
#include <msr/intel/events/granite_rapids_offcore.hpp>
#include <msr/intel/events/haswell.hpp>
#include <msr/intel/events/haswell_offcore.hpp>
#include <msr/intel/events/ice_lake.hpp>
#include <msr/intel/events/ice_lake_offcore.hpp>
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
#include <msr/intel/events/nehalem_offcore.hpp>
#include <msr/intel/events/sandy_bridge.hpp>
#include <msr/intel/events/sandy_bridge_ep.hpp>
#include <msr/intel/events/sandy_bridge_ep_offcore.hpp>
#include <msr/intel/events/sandy_bridge_offcore.hpp>
#include <msr/intel/events/sapphire_rapids.hpp>
#include <msr/intel/events/sapphire_rapids_offcore.hpp>
#include <msr/intel/events/silvermont.hpp>
#include <msr/intel/events/silvermont_offcore.hpp>
#include <msr/intel/events/skylake.hpp>
#include <msr/intel/events/skylake_offcore.hpp>
#include <msr/intel/events/tremont.hpp>
#include <msr/intel/events/tremont_offcore.hpp>
#include <msr/intel/events/westmere.hpp>
#include <msr/intel/events/westmere_offcore.hpp>
#include <msr/intel/events/yonah.hpp>

namespace msrpp {

namespace {

namespace perfmon = msr::perfmon;

constexpr msr::select::known_list<perfmon::event_pmu> lists[] = {
    perfmon::adl::core_events::all,         perfmon::adl_atom::core_events::all,
    perfmon::adl_atom::offcore_events::all, perfmon::adl::offcore_events::all,
    perfmon::bnl::core_events::all,         perfmon::bdw::core_events::all,
    perfmon::bdw::offcore_events::all,      perfmon::merom::core_events::all,
    perfmon::glm::core_events::all,         perfmon::glm::offcore_events::all,
    perfmon::glp::core_events::all,         perfmon::glp::offcore_events::all,
    perfmon::gnr::core_events::all,         perfmon::gnr::offcore_events::all,
    perfmon::hsw::core_events::all,         perfmon::hsw::offcore_events::all,
    perfmon::icl::core_events::all,         perfmon::icl::offcore_events::all,
    perfmon::ivb::core_events::all,         perfmon::ivt::core_events::all,
    perfmon::ivt::offcore_events::all,      perfmon::ivb::offcore_events::all,
    perfmon::knl::core_events::all,         perfmon::knl::offcore_events::all,
    perfmon::lnl::core_events::all,         perfmon::lnl_atom::core_events::all,
    perfmon::lnl_atom::offcore_events::all, perfmon::lnl::offcore_events::all,
    perfmon::mtl::core_events::all,         perfmon::mtl_atom::core_events::all,
    perfmon::mtl_atom::offcore_events::all, perfmon::mtl::offcore_events::all,
    perfmon::nhm::core_events::all,         perfmon::nhm::offcore_events::all,
    perfmon::snb::core_events::all,         perfmon::jkt::core_events::all,
    perfmon::jkt::offcore_events::all,      perfmon::snb::offcore_events::all,
    perfmon::spr::core_events::all,         perfmon::spr::offcore_events::all,
    perfmon::slm::core_events::all,         perfmon::slm::offcore_events::all,
    perfmon::skl::core_events::all,         perfmon::skl::offcore_events::all,
    perfmon::snr::core_events::all,         perfmon::snr::offcore_events::all,
    perfmon::wsm::core_events::all,         perfmon::wsm::offcore_events::all,
    perfmon::core_duo::core_events::all,
};

} // namespace

template <>
msr::sequence<msr::select::known_list<perfmon::event_pmu>> lists_of<perfmon::event_pmu>() {
    return msr::all_of(lists);
}

} // namespace msrpp
