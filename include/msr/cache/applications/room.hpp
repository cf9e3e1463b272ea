// The ways of a cache, and its classes of service, that partitions divide among applications, and
// the way masks of clusters (applications that share ways).
#pragma once

#include <msr/cache/applications/curves.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::partition {

/// The ways of a cache that a partition divides, and the number of classes of service for its
/// clusters.
struct room {
    unsigned ways = 0;  ///< number of ways that a partition divides
    unsigned first = 0; ///< bit number of the lowest way that a partition divides
    /// The least number of ways of a cluster: the fewest bits that a capacity mask may have.
    unsigned min_ways = 1;
    /// The largest number of clusters, as each needs a class of service.
    unsigned classes = most_ways;
    std::uint32_t left_out = 0; ///< capacity mask of ways that no cluster gets

    /// Returns the largest number of clusters that the ways and classes allow.
    constexpr unsigned clusters() const {
        const unsigned fit = ways / min_ways;
        return fit < classes ? fit : classes;
    }
};

/// Applications that share their ways.
struct cluster {
    std::vector<unsigned> members; ///< indices of the applications in the workload
    unsigned ways{};               ///< number of ways that the applications share

    friend bool operator==(const cluster &, const cluster &) = default;
};

/// Returns the ways of a cache that a partition may divide. Where masks may have holes that is each
/// way which is not left out, otherwise the longest run of such ways, and of equally long runs the
/// lowest. `room::ways` is 0 where every way is left out.
/// `ways`: the number of ways of the cache, at most 32
/// `left_out`: a mask of ways that devices or graphics use as well, or that masks must not have
/// `holes`: whether the ways of a mask need not be adjacent
constexpr room room_in(unsigned ways, std::uint32_t left_out, bool holes = false) {
    room best{.left_out = left_out};
    if (holes) {
        for (unsigned way = ways; way-- > 0;)
            if ((left_out >> way & 1) == 0) {
                ++best.ways;
                best.first = way;
            }
        return best;
    }
    for (unsigned first = 0; first < ways;) {
        unsigned end = first;
        while (end < ways && (left_out >> end & 1) == 0)
            ++end;
        if (end - first > best.ways) {
            best.ways = end - first;
            best.first = first;
        }
        first = end + 1;
    }
    return best;
}

/// Computes the capacity masks of clusters, one cluster behind the other from the first way on; no
/// mask has a way that is left out.
/// `clusters`: the partition, whose ways fit into the room
/// `room`: the ways that may be divided
/// Returns a mask for each cluster, bit n for way n.
inline std::vector<std::uint32_t> masks_of(const std::vector<cluster> &clusters, const room &room) {
    std::vector<std::uint32_t> result;
    unsigned next = room.first;
    for (const cluster &cluster : clusters) {
        std::uint32_t mask = 0;
        for (unsigned count = 0; count < cluster.ways && next < most_ways; ++next)
            if ((room.left_out >> next & 1) == 0) {
                mask |= std::uint32_t{1} << next;
                ++count;
            }
        result.push_back(mask);
    }
    return result;
}

} // namespace msr::partition
