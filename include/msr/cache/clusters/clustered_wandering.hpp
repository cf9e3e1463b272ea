// Better partitions in which applications may share ways, where none is proved to be the best: what
// a descent finds from partitions that chance has changed a little.
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

/// Changes partitions by chance, the same way each time.
class shaking {
public:
    explicit shaking(const room &in) : room_for{in} {}

    /// With a few ways and members elsewhere; no cluster is left without members or ways.
    std::vector<cluster> operator()(std::vector<cluster> one) {
        for (std::size_t left = 1 + below(12); left != 0; --left)
            change(one);
        return one;
    }

private:
    std::size_t below(std::size_t limit) {
        state ^= state << 13; // Marsaglia's xorshift of 64 bits
        state ^= state >> 7;
        state ^= state << 17;
        return state % limit;
    }

    void change(std::vector<cluster> &of) {
        const std::size_t giver = below(of.size());
        const std::size_t taker = below(of.size() + 1);
        if (taker == of.size())
            part(of, giver);
        else if (giver == taker)
            return;
        else if (below(2) == 0)
            give_way(of[giver], of[taker]);
        else
            move(of, giver, taker);
    }

    void give_way(cluster &giver, cluster &taker) const {
        if (giver.ways <= room_for.least) return;
        --giver.ways;
        ++taker.ways;
    }

    void move(std::vector<cluster> &of, std::size_t giver, std::size_t taker) {
        of[taker].members.push_back(take(of[giver]));
        if (!of[giver].members.empty()) return;
        of[taker].ways += of[giver].ways;
        of.erase(of.begin() + static_cast<std::ptrdiff_t>(giver));
    }

    /// A member gets a cluster of its own, with ways of the one where it was.
    void part(std::vector<cluster> &of, std::size_t giver) {
        if (of.size() >= room_for.clusters() || of[giver].members.size() == 1 ||
            of[giver].ways < 2 * room_for.least)
            return;
        of[giver].ways -= room_for.least;
        cluster own{{take(of[giver])}, room_for.least};
        of.push_back(std::move(own));
    }

    unsigned take(cluster &of) {
        const auto at = of.members.begin() + static_cast<std::ptrdiff_t>(below(of.members.size()));
        const unsigned member = *at;
        of.members.erase(at);
        return member;
    }

    room room_for;
    std::uint64_t state = 0x9e3779b97f4a7c15;
};

/// The best that is found from `best` on, until so many descents in turn have found nothing better,
/// or until there is no time left.
inline std::vector<cluster> wander(const std::vector<cluster> &best, const workload &of,
                                   const room &in, const bandwidth &memory, objective aim,
                                   unsigned in_vain, const deadline &until) {
    constexpr unsigned steps_away = 8; // from the best one, before it goes on there
    descent top{of, in, memory, aim, until};
    if (!top.consider(best)) return best;
    shaking shaken{in};
    std::vector<cluster> here = best;
    for (unsigned left = in_vain; left != 0 && !until.has_passed(); --left) {
        descent other{of, in, memory, aim, until};
        if (other.consider(shaken(left % steps_away == 0 ? top.found() : here))) {
            other.improve();
            here = other.found();
        }
        if (top.consider(here)) left = in_vain;
    }
    return top.found();
}

} // namespace msr::partition::clustered
