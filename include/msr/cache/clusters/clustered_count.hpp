// Goes through all cache partitions in which applications may share ways, one by one, where there
// are few such partitions.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/search/deadline.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace msr::partition::clustered {

/// Returns the number of partitions of the applications into clusters; counting ends where the
/// number is above `limit`.
inline double count_partitions(std::size_t applications, const room &room, double limit) {
    // The number of divisions of n applications into k clusters: Stirling's numbers of the second
    // kind, a row for each n.
    std::vector<double> forms{1};
    for (std::size_t n = 1; n <= applications; ++n) {
        std::vector<double> next(n + 1, 0);
        for (std::size_t k = 1; k <= n; ++k)
            next[k] = forms[k - 1] + (k < forms.size() ? static_cast<double>(k) * forms[k] : 0);
        forms = std::move(next);
    }
    double sum = 0;
    for (std::size_t k = 1; k <= std::min<std::size_t>(applications, room.clusters()); ++k) {
        // partitions with k clusters: `forms[k]` times the binomial coefficient (extra + k - 1 over
        // k - 1)
        double ways = forms[k];
        const auto extra = room.ways - static_cast<unsigned>(k) * room.min_ways;
        for (std::size_t i = 1; i < k; ++i)
            ways *= static_cast<double>(extra + i) / static_cast<double>(i);
        sum += ways;
        if (sum > limit) break;
    }
    return sum;
}

/// Calls `sink(clusters)` for each partition of the applications; clusters stand in the order of
/// their first members.
template <typename Sink>
class each_partition {
public:
    each_partition(std::size_t applications, const room &room, Sink &consumer)
        : count{applications}, space{room}, sink{consumer} {}

    void run() { place(0); }

private:
    void place(unsigned next) {
        if (next == count) return divide(0, space.ways);
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            clusters[i].members.push_back(next);
            place(next + 1);
            clusters[i].members.pop_back();
        }
        if (clusters.size() >= space.clusters()) return;
        clusters.push_back({{next}, 0});
        place(next + 1);
        clusters.pop_back();
    }

    void divide(std::size_t index, unsigned left) {
        if (index + 1 == clusters.size()) {
            clusters[index].ways = left;
            return sink(std::as_const(clusters));
        }
        const auto reserve = static_cast<unsigned>(clusters.size() - index - 1) * space.min_ways;
        for (unsigned ways = space.min_ways; ways + reserve <= left; ++ways) {
            clusters[index].ways = ways;
            divide(index + 1, left - ways);
        }
    }

    std::size_t count;
    room space;
    Sink &sink;
    std::vector<cluster> clusters;
};

} // namespace msr::partition::clustered
