// Finds the metrics that vendors publish for a processor.
#pragma once

#include <msr/amd/counters/event_pmu.hpp>
#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/intel/uncore/event_pmu.hpp>
#include <msr/metric/listed.hpp>
#include <msr/processor/identity.hpp>

#include <vector>

namespace msrpp {

/// The lists of metrics that are published for the processors of a PMU. `M`: the PMU.
template <typename M>
std::vector<const msr::metric_list<M> *> metric_lists_of(msr::core core);
template <>
std::vector<const msr::metric_list<msr::perfmon::event_pmu> *>
metric_lists_of<msr::perfmon::event_pmu>(msr::core core);
template <>
std::vector<const msr::metric_list<msr::amd::event_pmu> *>
metric_lists_of<msr::amd::event_pmu>(msr::core core);
template <>
std::vector<const msr::metric_list<msr::uncore::event_pmu> *>
metric_lists_of<msr::uncore::event_pmu>(msr::core core);

/// Calls `each(listed_metric<M>)` for the metrics that are published for a processor.
template <typename Each>
void each_published_metric(msr::core core, Each &&entry) {
    for (const auto *const list : metric_lists_of<msr::perfmon::event_pmu>(core))
        msr::each_metric(*list, entry);
    for (const auto *const list : metric_lists_of<msr::amd::event_pmu>(core))
        msr::each_metric(*list, entry);
    for (const auto *const list : metric_lists_of<msr::uncore::event_pmu>(core))
        msr::each_metric(*list, entry);
}

} // namespace msrpp
