// All partitions in which applications may share ways, one by one, where they are few.
#pragma once

#include <msr/cache/applications/room.hpp>
#include <msr/cache/search/deadline.hpp>

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace msr::partition::clustered {

/// How many partitions there are; at most about `most`.
inline double count_partitions(std::size_t applications, const room &in, double most) {
    // Ways to form clusters: Stirling's numbers of the second kind, row by row.
    std::vector<double> forms{1};
    for (std::size_t n = 1; n <= applications; ++n) {
        std::vector<double> next(n + 1, 0);
        for (std::size_t k = 1; k <= n; ++k)
            next[k] = forms[k - 1] + (k < forms.size() ? static_cast<double>(k) * forms[k] : 0);
        forms = std::move(next);
    }
    double sum = 0;
    for (std::size_t k = 1; k <= std::min<std::size_t>(applications, in.clusters()); ++k) {
        double ways = forms[k]; // times (extra + k - 1 over k - 1)
        const auto extra = in.ways - static_cast<unsigned>(k) * in.least;
        for (std::size_t i = 1; i < k; ++i)
            ways *= static_cast<double>(extra + i) / static_cast<double>(i);
        sum += ways;
        if (sum > most) break;
    }
    return sum;
}

/// Calls `sink(clusters)` for each partition, in which clusters stand by their first members.
template <typename Sink>
class each_partition {
public:
    each_partition(std::size_t applications, const room &in, Sink &to)
        : count{applications}, room_for{in}, sink{to} {}

    void run() { place(0); }

private:
    void place(unsigned next) {
        if (next == count) return divide(0, room_for.ways);
        for (std::size_t i = 0; i < clusters.size(); ++i) {
            clusters[i].members.push_back(next);
            place(next + 1);
            clusters[i].members.pop_back();
        }
        if (clusters.size() >= room_for.clusters()) return;
        clusters.push_back({{next}, 0});
        place(next + 1);
        clusters.pop_back();
    }

    void divide(std::size_t at, unsigned left) {
        if (at + 1 == clusters.size()) {
            clusters[at].ways = left;
            return sink(std::as_const(clusters));
        }
        const auto others = static_cast<unsigned>(clusters.size() - at - 1) * room_for.least;
        for (unsigned ways = room_for.least; ways + others <= left; ++ways) {
            clusters[at].ways = ways;
            divide(at + 1, left - ways);
        }
    }

    std::size_t count;
    room room_for;
    Sink &sink;
    std::vector<cluster> clusters;
};

} // namespace msr::partition::clustered
