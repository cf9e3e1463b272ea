// Counts metrics whose formulas differ between the kinds of cores of a hybrid processor.
#pragma once

#include "backend.hpp"
#include "carrier.hpp"
#include "line.hpp"
#include "report/results.hpp"

namespace msrpp::run {

/// Counts metrics on each kind of core by the formulas of the kind. A program has a run for each
/// kind; processes, threads and CPUs that run already are counted on all kinds at the same time,
/// which only Linux's perf can do. The name of a count or a metric begins with the kind's name.
/// Throws a complaint where the backend cannot count the kinds separately.
results count_each_kind(const line &options, const planned_kinds &kinds, const work &subject);

} // namespace msrpp::run
