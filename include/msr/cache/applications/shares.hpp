// How applications share the ways of a cluster: the ways are given one after another, each in
// proportion to the misses that the applications have with the ways given before. Source: Mukkara
// et al., "Whirlpool", ASPLOS 2016.
#pragma once

#include <msr/cache/applications/curves.hpp>
#include <msr/cache/applications/workload.hpp>

#include <cstddef>
#include <vector>

namespace msr::partition {

/// Gives ways to applications one after the other. Memory for `count` shares belongs to the caller.
class way_division {
public:
    /// `curves` has one of each application, usually its misses for 1,000 cycles.
    way_division(const by_ways *const *curves, std::size_t applications, double *shares)
        : demand_curves{curves}, count{applications}, current_shares{shares} {
        for (std::size_t i = 0; i < count; ++i)
            current_shares[i] = 0;
    }

    /// Gives one more way. Where no application misses, each share grows equally.
    void add_way() {
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += weight(i);
        for (std::size_t i = 0; i < count; ++i)
            current_shares[i] += sum > 0 ? weight(i) / sum : 1 / static_cast<double>(count);
    }

private:
    /// Depends on its own share only, so that shares may grow one after the other.
    double weight(std::size_t i) const {
        return demand_curves[i]->of(current_shares[i] < 1 ? 1 : current_shares[i]);
    }

    const by_ways *const *demand_curves;
    std::size_t count;
    double *current_shares;
};

/// The shares of applications, by their places in the workload, of `ways` ways that they share.
inline std::vector<double> shares_of(const workload &workload, const std::vector<unsigned> &members,
                                     unsigned ways, property weight = property::llcmpkc) {
    std::vector<const by_ways *> curves;
    for (const unsigned member : members)
        curves.push_back(&workload.applications[member].of(weight));
    std::vector<double> result(members.size());
    way_division division{curves.data(), curves.size(), result.data()};
    for (unsigned way = 0; way < ways; ++way)
        division.add_way();
    if (members.size() == 1) result[0] = ways; // a single member gets all ways, without rounding
    return result;
}

} // namespace msr::partition
