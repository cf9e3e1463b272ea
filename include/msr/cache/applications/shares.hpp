// How applications share the ways of a cluster: the ways are given one after another, each in
// proportion to the misses that the applications have with the ways given before. Source: Mukkara
// et al., "Whirlpool", ASPLOS 2016.
#pragma once

#include <msr/cache/applications/curves.hpp>
#include <msr/cache/applications/workload.hpp>

#include <cstddef>
#include <vector>

namespace msr::partition {

/// A division of ways among applications, one way after the other, each way in proportion to the
/// misses that the applications have with their shares so far. The caller owns the memory of the
/// shares.
class way_division {
public:
    /// Makes a division in which no application has a share yet.
    /// `curves`: a curve for each application, usually its misses per 1,000 cycles
    /// `applications`: the number of applications
    /// `shares`: memory for a share of each application, in ways
    way_division(const by_ways *const *curves, std::size_t applications, double *shares)
        : demand_curves{curves}, count{applications}, current_shares{shares} {
        for (std::size_t i = 0; i < count; ++i)
            current_shares[i] = 0;
    }

    /// Divides one more way among the applications. Where no application misses, each share grows
    /// equally.
    void add_way() {
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += weight(i);
        for (std::size_t i = 0; i < count; ++i)
            current_shares[i] += sum > 0 ? weight(i) / sum : 1 / static_cast<double>(count);
    }

private:
    /// Returns the misses of application `i` with its share so far. The misses depend on no other
    /// share, so that shares may grow one after the other.
    double weight(std::size_t i) const {
        return demand_curves[i]->of(current_shares[i] < 1 ? 1 : current_shares[i]);
    }

    const by_ways *const *demand_curves;
    std::size_t count;
    double *current_shares;
};

/// Computes the share of each member of a cluster in the ways of the cluster.
/// `workload`: the applications
/// `members`: the indices of the members in the workload
/// `ways`: the number of ways that the members share
/// `weight`: the property in proportion to which each way is divided
/// Returns a share for each member, in ways that need not be whole.
inline std::vector<double> shares_of(const workload &workload, const std::vector<unsigned> &members,
                                     unsigned ways, property weight = property::llcmpkc) {
    std::vector<const by_ways *> curves;
    for (const unsigned member : members)
        curves.push_back(&workload.applications[member].of(weight));
    std::vector<double> result(members.size());
    way_division division{curves.data(), curves.size(), result.data()};
    for (unsigned way = 0; way < ways; ++way)
        division.add_way();
    if (members.size() == 1) result[0] = ways; // the only application gets all ways, unrounded
    return result;
}

} // namespace msr::partition
