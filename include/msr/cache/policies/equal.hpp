// Policy equal: equal numbers of ways for all applications.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/policies/lookahead.hpp>

#include <cstddef>
#include <vector>

namespace msr::partition {

/// Returns the number of ways of each application: equal parts, and one way more for the first
/// applications where a remainder is left.
inline std::vector<unsigned> equal_ways(std::size_t applications, const room &room) {
    std::vector<unsigned> result(applications, 0);
    share_out(room.ways, result);
    return result;
}

} // namespace msr::partition
