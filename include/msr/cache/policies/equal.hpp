// Policy equal: equal numbers of ways for all applications.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/policies/lookahead.hpp>

#include <cstddef>
#include <vector>

namespace msr::partition {

/// The ways by application: the same for all, and one more for the first ones.
inline std::vector<unsigned> equal_ways(std::size_t applications, const room &room) {
    std::vector<unsigned> result(applications, 0);
    share_out(room.ways, result);
    return result;
}

} // namespace msr::partition
