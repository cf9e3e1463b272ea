// Arguments of `msrpp partition`, checked.
#pragma once

#include "partition.hpp"
#include "search.hpp"

#include <msr/rdt/features.hpp>

#include <string>

namespace msrpp::partition {

struct asked {
    planner::request request;
    std::string format;
    std::string cpu;                    ///< a name that is written down; empty: none, or this one
    bool is_amd = false;                ///< the processor is AMD's
    msr::rdt::cache_allocation cache{}; ///< the cache of the processor, or of the line's options
};

/// A sentence about what the line has and nobody uses; empty: nothing.
std::string unused_of(const line &options);

/// Checks a line; complains about what is wrong. The ways of the curves stand for those that the
/// line does not give.
asked read(const line &options, unsigned ways_of_curves);

} // namespace msrpp::partition
