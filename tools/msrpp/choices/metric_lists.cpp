#include "metric_lists.hpp"

#include <msr/amd/metrics/zen1.hpp>
#include <msr/amd/metrics/zen1_units.hpp>
#include <msr/amd/metrics/zen2.hpp>
#include <msr/amd/metrics/zen2_units.hpp>
#include <msr/amd/metrics/zen3.hpp>
#include <msr/amd/metrics/zen3_units.hpp>
#include <msr/amd/metrics/zen4.hpp>
#include <msr/amd/metrics/zen4_units.hpp>
#include <msr/amd/metrics/zen5.hpp>
#include <msr/amd/metrics/zen5_units.hpp>
#include <msr/amd/metrics/zen6.hpp>
#include <msr/amd/metrics/zen6_units.hpp>
#include <msr/intel/metrics/alder_lake.hpp>
#include <msr/intel/metrics/alder_lake_atom.hpp>
#include <msr/intel/metrics/alder_lake_offcore.hpp>
#include <msr/intel/metrics/arrow_lake_core.hpp>
#include <msr/intel/metrics/arrow_lake_core_offcore.hpp>
#include <msr/intel/metrics/broadwell.hpp>
#include <msr/intel/metrics/broadwell_de.hpp>
#include <msr/intel/metrics/broadwell_ep.hpp>
#include <msr/intel/metrics/broadwell_ep_offcore.hpp>
#include <msr/intel/metrics/broadwell_offcore.hpp>
#include <msr/intel/metrics/cascade_lake.hpp>
#include <msr/intel/metrics/cascade_lake_offcore.hpp>
#include <msr/intel/metrics/clearwater_forest.hpp>
#include <msr/intel/metrics/elkhart_lake.hpp>
#include <msr/intel/metrics/emerald_rapids.hpp>
#include <msr/intel/metrics/emerald_rapids_offcore.hpp>
#include <msr/intel/metrics/grand_ridge.hpp>
#include <msr/intel/metrics/granite_rapids.hpp>
#include <msr/intel/metrics/granite_rapids_offcore.hpp>
#include <msr/intel/metrics/haswell.hpp>
#include <msr/intel/metrics/haswell_ep.hpp>
#include <msr/intel/metrics/haswell_ep_offcore.hpp>
#include <msr/intel/metrics/haswell_offcore.hpp>
#include <msr/intel/metrics/ice_lake.hpp>
#include <msr/intel/metrics/ice_lake_offcore.hpp>
#include <msr/intel/metrics/ice_lake_sp.hpp>
#include <msr/intel/metrics/ice_lake_sp_offcore.hpp>
#include <msr/intel/metrics/ivy_bridge.hpp>
#include <msr/intel/metrics/ivy_bridge_ep.hpp>
#include <msr/intel/metrics/ivy_bridge_ep_offcore.hpp>
#include <msr/intel/metrics/ivy_bridge_offcore.hpp>
#include <msr/intel/metrics/lunar_lake.hpp>
#include <msr/intel/metrics/lunar_lake_offcore.hpp>
#include <msr/intel/metrics/meteor_lake.hpp>
#include <msr/intel/metrics/meteor_lake_atom.hpp>
#include <msr/intel/metrics/meteor_lake_offcore.hpp>
#include <msr/intel/metrics/rocket_lake.hpp>
#include <msr/intel/metrics/rocket_lake_offcore.hpp>
#include <msr/intel/metrics/sandy_bridge.hpp>
#include <msr/intel/metrics/sandy_bridge_ep.hpp>
#include <msr/intel/metrics/sapphire_rapids.hpp>
#include <msr/intel/metrics/sapphire_rapids_offcore.hpp>
#include <msr/intel/metrics/sierra_forest.hpp>
#include <msr/intel/metrics/skylake.hpp>
#include <msr/intel/metrics/skylake_offcore.hpp>
#include <msr/intel/metrics/skylake_sp.hpp>
#include <msr/intel/metrics/skylake_sp_offcore.hpp>
#include <msr/intel/metrics/tiger_lake.hpp>
#include <msr/intel/metrics/tiger_lake_offcore.hpp>
#include <msr/intel/uncore/metrics/alder_lake.hpp>
#include <msr/intel/uncore/metrics/arrow_lake_core.hpp>
#include <msr/intel/uncore/metrics/broadwell.hpp>
#include <msr/intel/uncore/metrics/broadwell_ep.hpp>
#include <msr/intel/uncore/metrics/cascade_lake.hpp>
#include <msr/intel/uncore/metrics/clearwater_forest.hpp>
#include <msr/intel/uncore/metrics/emerald_rapids.hpp>
#include <msr/intel/uncore/metrics/grand_ridge.hpp>
#include <msr/intel/uncore/metrics/granite_rapids.hpp>
#include <msr/intel/uncore/metrics/haswell.hpp>
#include <msr/intel/uncore/metrics/haswell_ep.hpp>
#include <msr/intel/uncore/metrics/ice_lake.hpp>
#include <msr/intel/uncore/metrics/ice_lake_sp.hpp>
#include <msr/intel/uncore/metrics/meteor_lake.hpp>
#include <msr/intel/uncore/metrics/rocket_lake.hpp>
#include <msr/intel/uncore/metrics/sapphire_rapids.hpp>
#include <msr/intel/uncore/metrics/sierra_forest.hpp>
#include <msr/intel/uncore/metrics/skylake.hpp>
#include <msr/intel/uncore/metrics/skylake_sp.hpp>
#include <msr/intel/uncore/metrics/tiger_lake.hpp>

#include <cstddef>

namespace msrpp {

namespace {

template <typename M>
struct metrics_of_core {
    msr::core of{};
    const msr::metric_list<M> *metrics{};
};

constexpr metrics_of_core<msr::perfmon::event_pmu> perfmon_metrics[] = {
    {msr::core::sandy_bridge, &msr::events::sandy_bridge::core_metrics::list},
    {msr::core::sandy_bridge_ep, &msr::events::sandy_bridge_ep::core_metrics::list},
    {msr::core::ivy_bridge, &msr::events::ivy_bridge::core_metrics::list},
    {msr::core::ivy_bridge, &msr::events::ivy_bridge::offcore_metrics::list},
    {msr::core::ivy_bridge_ep, &msr::events::ivy_bridge_ep::core_metrics::list},
    {msr::core::ivy_bridge_ep, &msr::events::ivy_bridge_ep::offcore_metrics::list},
    {msr::core::haswell, &msr::events::haswell::core_metrics::list},
    {msr::core::haswell, &msr::events::haswell::offcore_metrics::list},
    {msr::core::haswell_ep, &msr::events::haswell_ep::core_metrics::list},
    {msr::core::haswell_ep, &msr::events::haswell_ep::offcore_metrics::list},
    {msr::core::broadwell, &msr::events::broadwell::core_metrics::list},
    {msr::core::broadwell, &msr::events::broadwell::offcore_metrics::list},
    {msr::core::broadwell_ep, &msr::events::broadwell_ep::core_metrics::list},
    {msr::core::broadwell_ep, &msr::events::broadwell_ep::offcore_metrics::list},
    {msr::core::broadwell_de, &msr::events::broadwell_de::core_metrics::list},
    {msr::core::skylake, &msr::events::skylake::core_metrics::list},
    {msr::core::skylake, &msr::events::skylake::offcore_metrics::list},
    {msr::core::skylake_sp, &msr::events::skylake_sp::core_metrics::list},
    {msr::core::skylake_sp, &msr::events::skylake_sp::offcore_metrics::list},
    {msr::core::cascade_lake, &msr::events::cascade_lake::core_metrics::list},
    {msr::core::cascade_lake, &msr::events::cascade_lake::offcore_metrics::list},
    {msr::core::ice_lake, &msr::events::ice_lake::core_metrics::list},
    {msr::core::ice_lake, &msr::events::ice_lake::offcore_metrics::list},
    {msr::core::ice_lake_sp, &msr::events::ice_lake_sp::core_metrics::list},
    {msr::core::ice_lake_sp, &msr::events::ice_lake_sp::offcore_metrics::list},
    {msr::core::tiger_lake, &msr::events::tiger_lake::core_metrics::list},
    {msr::core::tiger_lake, &msr::events::tiger_lake::offcore_metrics::list},
    {msr::core::rocket_lake, &msr::events::rocket_lake::core_metrics::list},
    {msr::core::rocket_lake, &msr::events::rocket_lake::offcore_metrics::list},
    {msr::core::elkhart_lake, &msr::events::elkhart_lake::core_metrics::list},
    {msr::core::alder_lake, &msr::events::alder_lake::core_metrics::list},
    {msr::core::alder_lake, &msr::events::alder_lake::offcore_metrics::list},
    {msr::core::alder_lake_atom, &msr::events::alder_lake_atom::core_metrics::list},
    {msr::core::sapphire_rapids, &msr::events::sapphire_rapids::core_metrics::list},
    {msr::core::sapphire_rapids, &msr::events::sapphire_rapids::offcore_metrics::list},
    {msr::core::emerald_rapids, &msr::events::emerald_rapids::core_metrics::list},
    {msr::core::emerald_rapids, &msr::events::emerald_rapids::offcore_metrics::list},
    {msr::core::meteor_lake, &msr::events::meteor_lake::core_metrics::list},
    {msr::core::meteor_lake, &msr::events::meteor_lake::offcore_metrics::list},
    {msr::core::meteor_lake_atom, &msr::events::meteor_lake_atom::core_metrics::list},
    {msr::core::sierra_forest, &msr::events::sierra_forest::core_metrics::list},
    {msr::core::grand_ridge, &msr::events::grand_ridge::core_metrics::list},
    {msr::core::granite_rapids, &msr::events::granite_rapids::core_metrics::list},
    {msr::core::granite_rapids, &msr::events::granite_rapids::offcore_metrics::list},
    {msr::core::lunar_lake, &msr::events::lunar_lake::core_metrics::list},
    {msr::core::lunar_lake, &msr::events::lunar_lake::offcore_metrics::list},
    {msr::core::arrow_lake_core, &msr::events::arrow_lake_core::core_metrics::list},
    {msr::core::arrow_lake_core, &msr::events::arrow_lake_core::offcore_metrics::list},
    {msr::core::clearwater_forest, &msr::events::clearwater_forest::core_metrics::list},
};

constexpr metrics_of_core<msr::amd::event_pmu> amd_metrics[] = {
    {msr::core::zen1, &msr::events::zen1::core_metrics::list},
    {msr::core::zen1, &msr::events::zen1::unit_metrics::list},
    {msr::core::zen2, &msr::events::zen2::core_metrics::list},
    {msr::core::zen2, &msr::events::zen2::unit_metrics::list},
    {msr::core::zen3, &msr::events::zen3::core_metrics::list},
    {msr::core::zen3, &msr::events::zen3::unit_metrics::list},
    {msr::core::zen4, &msr::events::zen4::core_metrics::list},
    {msr::core::zen4, &msr::events::zen4::unit_metrics::list},
    {msr::core::zen5, &msr::events::zen5::core_metrics::list},
    {msr::core::zen5, &msr::events::zen5::unit_metrics::list},
    {msr::core::zen6, &msr::events::zen6::core_metrics::list},
    {msr::core::zen6, &msr::events::zen6::unit_metrics::list},
};

constexpr metrics_of_core<msr::uncore::event_pmu> uncore_metrics[] = {
    {msr::core::alder_lake, &msr::events::alder_lake::uncore_metrics::list},
    {msr::core::arrow_lake_core, &msr::events::arrow_lake_core::uncore_metrics::list},
    {msr::core::broadwell, &msr::events::broadwell::uncore_metrics::list},
    {msr::core::broadwell_ep, &msr::events::broadwell_ep::uncore_metrics::list},
    {msr::core::cascade_lake, &msr::events::cascade_lake::uncore_metrics::list},
    {msr::core::clearwater_forest, &msr::events::clearwater_forest::uncore_metrics::list},
    {msr::core::emerald_rapids, &msr::events::emerald_rapids::uncore_metrics::list},
    {msr::core::grand_ridge, &msr::events::grand_ridge::uncore_metrics::list},
    {msr::core::granite_rapids, &msr::events::granite_rapids::uncore_metrics::list},
    {msr::core::haswell, &msr::events::haswell::uncore_metrics::list},
    {msr::core::haswell_ep, &msr::events::haswell_ep::uncore_metrics::list},
    {msr::core::ice_lake, &msr::events::ice_lake::uncore_metrics::list},
    {msr::core::ice_lake_sp, &msr::events::ice_lake_sp::uncore_metrics::list},
    {msr::core::meteor_lake, &msr::events::meteor_lake::uncore_metrics::list},
    {msr::core::rocket_lake, &msr::events::rocket_lake::uncore_metrics::list},
    {msr::core::sapphire_rapids, &msr::events::sapphire_rapids::uncore_metrics::list},
    {msr::core::sierra_forest, &msr::events::sierra_forest::uncore_metrics::list},
    {msr::core::skylake, &msr::events::skylake::uncore_metrics::list},
    {msr::core::skylake_sp, &msr::events::skylake_sp::uncore_metrics::list},
    {msr::core::tiger_lake, &msr::events::tiger_lake::uncore_metrics::list},
};

template <typename M, std::size_t Count>
std::vector<const msr::metric_list<M> *> lists_in(const metrics_of_core<M> (&list)[Count],
                                                  msr::core core) {
    std::vector<const msr::metric_list<M> *> result;
    for (const metrics_of_core<M> &entry : list)
        if (entry.of == core) result.push_back(entry.metrics);
    return result;
}

} // namespace

template <>
std::vector<const msr::metric_list<msr::perfmon::event_pmu> *>
metric_lists_of<msr::perfmon::event_pmu>(msr::core core) {
    return lists_in(perfmon_metrics, core);
}

template <>
std::vector<const msr::metric_list<msr::amd::event_pmu> *>
metric_lists_of<msr::amd::event_pmu>(msr::core core) {
    return lists_in(amd_metrics, core);
}

template <>
std::vector<const msr::metric_list<msr::uncore::event_pmu> *>
metric_lists_of<msr::uncore::event_pmu>(msr::core core) {
    return lists_in(uncore_metrics, core);
}

} // namespace msrpp
