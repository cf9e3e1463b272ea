// The metrics of Intel's lists.
#pragma once

#include <msr/intel/perfmon/event_pmu.hpp>
#include <msr/metric/listed.hpp>
#include <msr/processor/identity.hpp>

#include <vector>

namespace msrpp {

/// The lists of metrics that are published for a processor.
std::vector<const msr::metric_list<msr::perfmon::event_pmu> *> metric_lists_of(msr::core of);

} // namespace msrpp
