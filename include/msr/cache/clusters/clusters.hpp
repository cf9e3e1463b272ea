// All clusters that applications can form, with each number of ways, and the shares of their
// members.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/search/cores.hpp>
#include <msr/cache/search/deadline.hpp>

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::partition {

/// The largest number of applications of which all clusters are listed: n applications form 2^n
/// clusters.
inline constexpr std::size_t most_clustered = 16;

/// A set of applications: bit i for the application with index i in the workload.
using application_set = std::uint32_t;

/// A number for each cluster: by the set of its members, then by its ways.
struct cluster_terms {
    std::size_t stride = 0; ///< number of entries for a set of applications: ways + 1, rounded up
    std::vector<double> entries;

    cluster_terms() = default;
    cluster_terms(std::size_t applications, unsigned ways, double value)
        : stride{(ways + 4) / 4 * 4}, entries((std::size_t{1} << applications) * stride, value) {}

    double *of(application_set set) { return entries.data() + set * stride; }
    const double *of(application_set set) const { return entries.data() + set * stride; }
};

/// Calls `sink(set, ways, shares)` for each set of applications and each number of ways that a
/// cluster may have. `shares` are those that `shares_of` computes for the members, from the lowest
/// bit of `set` on. Calls may come from several cores at the same time. The function returns early
/// where the time has passed.
template <typename Sink>
void each_cluster(const workload &workload, const room &room, Sink &&sink, const cores &cores = {},
                  const deadline &deadline = partition::deadline{}) {
    const auto count = static_cast<unsigned>(workload.size());
    const auto rate = [&](application_set set) {
        const by_ways *curves[most_clustered];
        double shares[most_clustered]{};
        double weights[most_clustered];
        std::size_t members = 0;
        for (application_set rest = set; rest != 0; rest &= rest - 1)
            curves[members++] =
                &workload.applications[static_cast<unsigned>(std::countr_zero(rest))].of(
                    property::llcmpkc);
        for (unsigned ways = 1; ways <= room.ways; ++ways) {
            double sum = 0;
            for (std::size_t i = 0; i < members; ++i)
                sum += weights[i] = curves[i]->of(shares[i] < 1 ? 1 : shares[i]);
            for (std::size_t i = 0; i < members; ++i)
                shares[i] += sum > 0 ? weights[i] / sum : 1 / static_cast<double>(members);
            if (members == 1) shares[0] = ways; // the only application gets all ways, unrounded
            if (ways >= room.min_ways) sink(set, ways, static_cast<const double *>(shares));
        }
    };
    constexpr std::size_t batch_size = 256;
    const std::size_t sets = std::size_t{1} << count;
    cores.each((sets + batch_size - 1) / batch_size, [&](std::size_t part) {
        if (deadline.has_passed()) return;
        for (std::size_t set = part * batch_size; set < sets && set < (part + 1) * batch_size;
             ++set)
            if (set != 0) rate(static_cast<application_set>(set));
    });
}

} // namespace msr::partition
