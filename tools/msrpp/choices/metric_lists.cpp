#include "metric_lists.hpp"

#include <msr/amd/metrics/zen1.hpp>
#include <msr/amd/metrics/zen2.hpp>
#include <msr/amd/metrics/zen3.hpp>
#include <msr/amd/metrics/zen4.hpp>
#include <msr/amd/metrics/zen5.hpp>
#include <msr/amd/metrics/zen6.hpp>
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

#include <cstddef>

namespace msrpp {

namespace {

template <typename M>
struct metrics_of_core {
    msr::core of{};
    const msr::metric_list<M> *metrics{};
};

constexpr metrics_of_core<msr::perfmon::event_pmu> perfmon_metrics[] = {
    {msr::core::sandy_bridge, &msr::perfmon::snb::core_metrics::list},
    {msr::core::sandy_bridge_ep, &msr::perfmon::jkt::core_metrics::list},
    {msr::core::ivy_bridge, &msr::perfmon::ivb::core_metrics::list},
    {msr::core::ivy_bridge, &msr::perfmon::ivb::offcore_metrics::list},
    {msr::core::ivy_bridge_ep, &msr::perfmon::ivt::core_metrics::list},
    {msr::core::ivy_bridge_ep, &msr::perfmon::ivt::offcore_metrics::list},
    {msr::core::haswell, &msr::perfmon::hsw::core_metrics::list},
    {msr::core::haswell, &msr::perfmon::hsw::offcore_metrics::list},
    {msr::core::haswell_ep, &msr::perfmon::hsx::core_metrics::list},
    {msr::core::haswell_ep, &msr::perfmon::hsx::offcore_metrics::list},
    {msr::core::broadwell, &msr::perfmon::bdw::core_metrics::list},
    {msr::core::broadwell, &msr::perfmon::bdw::offcore_metrics::list},
    {msr::core::broadwell_ep, &msr::perfmon::bdx::core_metrics::list},
    {msr::core::broadwell_ep, &msr::perfmon::bdx::offcore_metrics::list},
    {msr::core::broadwell_de, &msr::perfmon::bdwde::core_metrics::list},
    {msr::core::skylake, &msr::perfmon::skl::core_metrics::list},
    {msr::core::skylake, &msr::perfmon::skl::offcore_metrics::list},
    {msr::core::skylake_sp, &msr::perfmon::skx::core_metrics::list},
    {msr::core::skylake_sp, &msr::perfmon::skx::offcore_metrics::list},
    {msr::core::cascade_lake, &msr::perfmon::clx::core_metrics::list},
    {msr::core::cascade_lake, &msr::perfmon::clx::offcore_metrics::list},
    {msr::core::ice_lake, &msr::perfmon::icl::core_metrics::list},
    {msr::core::ice_lake, &msr::perfmon::icl::offcore_metrics::list},
    {msr::core::ice_lake_sp, &msr::perfmon::icx::core_metrics::list},
    {msr::core::ice_lake_sp, &msr::perfmon::icx::offcore_metrics::list},
    {msr::core::tiger_lake, &msr::perfmon::tgl::core_metrics::list},
    {msr::core::tiger_lake, &msr::perfmon::tgl::offcore_metrics::list},
    {msr::core::rocket_lake, &msr::perfmon::rkl::core_metrics::list},
    {msr::core::rocket_lake, &msr::perfmon::rkl::offcore_metrics::list},
    {msr::core::elkhart_lake, &msr::perfmon::ehl::core_metrics::list},
    {msr::core::alder_lake, &msr::perfmon::adl::core_metrics::list},
    {msr::core::alder_lake, &msr::perfmon::adl::offcore_metrics::list},
    {msr::core::alder_lake_atom, &msr::perfmon::adl_atom::core_metrics::list},
    {msr::core::sapphire_rapids, &msr::perfmon::spr::core_metrics::list},
    {msr::core::sapphire_rapids, &msr::perfmon::spr::offcore_metrics::list},
    {msr::core::emerald_rapids, &msr::perfmon::emr::core_metrics::list},
    {msr::core::emerald_rapids, &msr::perfmon::emr::offcore_metrics::list},
    {msr::core::meteor_lake, &msr::perfmon::mtl::core_metrics::list},
    {msr::core::meteor_lake, &msr::perfmon::mtl::offcore_metrics::list},
    {msr::core::meteor_lake_atom, &msr::perfmon::mtl_atom::core_metrics::list},
    {msr::core::sierra_forest, &msr::perfmon::srf::core_metrics::list},
    {msr::core::grand_ridge, &msr::perfmon::grr::core_metrics::list},
    {msr::core::granite_rapids, &msr::perfmon::gnr::core_metrics::list},
    {msr::core::granite_rapids, &msr::perfmon::gnr::offcore_metrics::list},
    {msr::core::lunar_lake, &msr::perfmon::lnl::core_metrics::list},
    {msr::core::lunar_lake, &msr::perfmon::lnl::offcore_metrics::list},
    {msr::core::arrow_lake_core, &msr::perfmon::arl::core_metrics::list},
    {msr::core::arrow_lake_core, &msr::perfmon::arl::offcore_metrics::list},
    {msr::core::clearwater_forest, &msr::perfmon::cwf::core_metrics::list},
};

constexpr metrics_of_core<msr::amd::event_pmu> amd_metrics[] = {
    {msr::core::zen1, &msr::amd::events::zen1::core_metrics::list},
    {msr::core::zen2, &msr::amd::events::zen2::core_metrics::list},
    {msr::core::zen3, &msr::amd::events::zen3::core_metrics::list},
    {msr::core::zen4, &msr::amd::events::zen4::core_metrics::list},
    {msr::core::zen5, &msr::amd::events::zen5::core_metrics::list},
    {msr::core::zen6, &msr::amd::events::zen6::core_metrics::list},
};

template <typename M, std::size_t Count>
std::vector<const msr::metric_list<M> *> lists_in(const metrics_of_core<M> (&all)[Count],
                                                  msr::core of) {
    std::vector<const msr::metric_list<M> *> result;
    for (const metrics_of_core<M> &one : all)
        if (one.of == of) result.push_back(one.metrics);
    return result;
}

} // namespace

template <>
std::vector<const msr::metric_list<msr::perfmon::event_pmu> *>
metric_lists_of<msr::perfmon::event_pmu>(msr::core of) {
    return lists_in(perfmon_metrics, of);
}

template <>
std::vector<const msr::metric_list<msr::amd::event_pmu> *>
metric_lists_of<msr::amd::event_pmu>(msr::core of) {
    return lists_in(amd_metrics, of);
}

} // namespace msrpp
