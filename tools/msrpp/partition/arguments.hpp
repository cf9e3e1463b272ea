// Checked arguments of `msrpp partition`.
#pragma once

#include "partition.hpp"
#include "search.hpp"

#include <msr/rdt/features.hpp>

#include <string>

namespace msrpp::partition {

struct partition_arguments {
    planner::request request;
    std::string format;
    /// Name of the processor for the output; empty: none, or the processor that runs the program.
    std::string cpu;
    bool is_amd = false; ///< the processor with the cache is AMD's
    /// The divided cache, of the processor or of the line's options.
    msr::rdt::cache_allocation cache{};
};

/// Returns a sentence about options that have no effect; empty: all options have an effect.
std::string unused_of(const line &options);

/// Checks a line. Throws a complaint about invalid options. `ways_of_curves`: the number of ways
/// where the line gives none.
partition_arguments read(const line &options, unsigned ways_of_curves);

} // namespace msrpp::partition
