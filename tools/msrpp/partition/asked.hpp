// What `msrpp partition` was asked for, checked.
#pragma once

#include "partition.hpp"
#include "search.hpp"

#include <string>

namespace msrpp::partition {

struct asked {
    planner::request request;
    std::string format;
};

/// Checks a line; complains about what is wrong. The ways of the curves stand for those that the
/// line does not give.
asked read(const line &given, unsigned ways_of_curves);

} // namespace msrpp::partition
