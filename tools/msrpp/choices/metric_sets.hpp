// Named sets of metrics: `msrpp run -g mem`.
#pragma once

#include "metrics.hpp"

#include <string>
#include <vector>

namespace msrpp {

/// Returns `metric:NAME` for the metrics of a set that a processor counts. Throws a complaint where
/// no set has the name, or the processor has none of the metrics.
std::vector<std::string> metrics_of_set(known_plans &plans, const std::string &name);

} // namespace msrpp
