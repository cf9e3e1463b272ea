// The ways and classes of a cache that partitions divide, and the masks of clusters.
#pragma once

#include <msr/cache/applications/curves.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::partition {

/// The ways and the classes that a partition divides.
struct room {
    unsigned ways = 0;            ///< that clusters of applications get
    unsigned first = 0;           ///< the lowest of them as a bit of a mask
    unsigned min_ways = 1;        ///< ways of a cluster, as masks have so many bits at least
    unsigned classes = most_ways; ///< the largest number of clusters
    std::uint32_t left_out = 0;   ///< ways that no cluster gets, as a mask

    /// How many clusters there can be.
    constexpr unsigned clusters() const {
        const unsigned fit = ways / min_ways;
        return fit < classes ? fit : classes;
    }
};

/// Applications that share their ways, by their places in the workload.
struct cluster {
    std::vector<unsigned> members; ///< places of applications, from 0 on
    unsigned ways{};               ///< the number of ways that they share

    friend bool operator==(const cluster &, const cluster &) = default;
};

/// The room of a cache with `ways` ways, at most 32, without those of `left_out`: devices or
/// graphics use them as well, or masks must not have them. Where masks may have holes that is each
/// other way, else the longest run of them; of equal ones the lowest. No ways: none is left.
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

/// The capacity masks of clusters, one behind the other from the first way on; ways that are left
/// out are in none.
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
