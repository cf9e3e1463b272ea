// What there is to divide.
#pragma once

#include <msr/partition/curves.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::partition {

/// What there is to divide: ways in one run, and classes.
struct room {
    unsigned ways = 0;            ///< that clusters of applications get
    unsigned first = 0;           ///< the lowest of them as a bit of a mask
    unsigned least = 1;           ///< ways of a cluster, as masks have so many bits at least
    unsigned classes = most_ways; ///< at most so many clusters

    /// How many clusters there can be.
    constexpr unsigned clusters() const {
        const unsigned fit = ways / least;
        return fit < classes ? fit : classes;
    }
};

/// Applications that share their ways, by their places in the workload.
struct cluster {
    std::vector<unsigned> members;
    unsigned ways{};

    friend bool operator==(const cluster &, const cluster &) = default;
};

/// The capacity masks of clusters, one behind the other from the first way on.
inline std::vector<std::uint32_t> masks_of(const std::vector<cluster> &clusters, const room &in) {
    std::vector<std::uint32_t> result;
    unsigned first = in.first;
    for (const cluster &one : clusters) {
        const std::uint64_t run = ((std::uint64_t{1} << one.ways) - 1) << first;
        result.push_back(static_cast<std::uint32_t>(run));
        first += one.ways;
    }
    return result;
}

} // namespace msr::partition
