// Better partitions in which applications may share ways, where none is proved to be the best: the
// results of descents (step-by-step improvements) from partitions with small random changes.
#pragma once

#include <msr/cache/applications/bandwidth.hpp>
#include <msr/cache/applications/objective.hpp>
#include <msr/cache/applications/room.hpp>
#include <msr/cache/applications/workload.hpp>
#include <msr/cache/clusters/clustered_descent.hpp>
#include <msr/cache/search/deadline.hpp>

#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace msr::partition::clustered {

/// A generator of small random changes of partitions; the generator makes the same changes in each
/// run of a program.
class perturbation {
public:
    explicit perturbation(const room &room) : space{room} {}

    /// Moves a few ways and members to other clusters; each cluster keeps at least a member and its
    /// least ways. Returns the changed clusters.
    std::vector<cluster> operator()(std::vector<cluster> clusters) {
        for (std::size_t left = 1 + random_below(12); left != 0; --left)
            change(clusters);
        return clusters;
    }

private:
    std::size_t random_below(std::size_t limit) {
        state ^= state << 13; // Marsaglia's xorshift generator of 64 bits
        state ^= state >> 7;
        state ^= state << 17;
        return state % limit;
    }

    void change(std::vector<cluster> &clusters) {
        const std::size_t giver = random_below(clusters.size());
        const std::size_t taker = random_below(clusters.size() + 1);
        if (taker == clusters.size())
            part(clusters, giver);
        else if (giver == taker)
            return;
        else if (random_below(2) == 0)
            give_way(clusters[giver], clusters[taker]);
        else
            move(clusters, giver, taker);
    }

    void give_way(cluster &giver, cluster &taker) const {
        if (giver.ways <= space.min_ways) return;
        --giver.ways;
        ++taker.ways;
    }

    void move(std::vector<cluster> &clusters, std::size_t giver, std::size_t taker) {
        clusters[taker].members.push_back(take(clusters[giver]));
        if (!clusters[giver].members.empty()) return;
        clusters[taker].ways += clusters[giver].ways;
        clusters.erase(clusters.begin() + static_cast<std::ptrdiff_t>(giver));
    }

    /// Moves a member of cluster `giver` into a cluster of its own, with ways of `giver`.
    void part(std::vector<cluster> &clusters, std::size_t giver) {
        if (clusters.size() >= space.clusters() || clusters[giver].members.size() == 1 ||
            clusters[giver].ways < 2 * space.min_ways)
            return;
        clusters[giver].ways -= space.min_ways;
        cluster own{{take(clusters[giver])}, space.min_ways};
        clusters.push_back(std::move(own));
    }

    unsigned take(cluster &cluster) {
        const auto position = cluster.members.begin() +
                              static_cast<std::ptrdiff_t>(random_below(cluster.members.size()));
        const unsigned member = *position;
        cluster.members.erase(position);
        return member;
    }

    room space;
    std::uint64_t state = 0x9e3779b97f4a7c15;
};

/// Returns the best partition that descents (step-by-step improvements) reach from `best` with
/// random changes. The search ends after `in_vain` successive descents without a better partition,
/// or when the time has passed.
inline std::vector<cluster> wander(const std::vector<cluster> &best, const workload &workload,
                                   const room &room, const bandwidth &memory, objective aim,
                                   unsigned in_vain, const deadline &deadline) {
    // number of steps that a walk makes away from the best partition before it returns
    constexpr unsigned steps_away = 8;
    descent top{workload, room, memory, aim, deadline};
    if (!top.consider(best)) return best;
    perturbation perturb{room};
    std::vector<cluster> current = best;
    for (unsigned left = in_vain; left != 0 && !deadline.has_passed(); --left) {
        descent attempt{workload, room, memory, aim, deadline};
        if (attempt.consider(perturb(left % steps_away == 0 ? top.result() : current))) {
            attempt.improve();
            current = attempt.result();
        }
        if (top.consider(current)) left = in_vain;
    }
    return top.result();
}

} // namespace msr::partition::clustered
