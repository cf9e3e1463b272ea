// Counts metrics whose formulas differ between the kinds of cores of a hybrid processor.
#pragma once

#include "backend.hpp"
#include "carrier.hpp"
#include "line.hpp"
#include "report/results.hpp"

namespace msrpp::run {

/// Counts each kind of core by its own formulas: a program in a run for each kind; what runs
/// already on all kinds at the same time, which Linux's perf alone does. The name of a count or a
/// metric begins with the kind. Throws a complaint where the backend cannot count like this.
results count_each_kind(const line &options, const planned_kinds &kinds, const work &subject);

} // namespace msrpp::run
