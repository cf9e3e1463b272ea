// How applications share the ways of a cluster: each way goes to them in proportion to the misses
// that they have by then.
// Source: Mukkara et al., "Whirlpool", ASPLOS 2016.
#pragma once

#include <msr/cache/applications/curves.hpp>
#include <msr/cache/applications/workload.hpp>

#include <cstddef>
#include <vector>

namespace msr::partition {

/// Gives ways to applications one after the other. Memory for `count` shares belongs to the caller.
class sharing {
public:
    /// `curves` has one of each application, usually its misses for 1,000 cycles.
    sharing(const by_ways *const *curves, std::size_t applications, double *shares)
        : by{curves}, count{applications}, held{shares} {
        for (std::size_t i = 0; i < count; ++i)
            held[i] = 0;
    }

    /// One more way. Where nobody misses, all get the same.
    void add_way() {
        double sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += weight(i);
        for (std::size_t i = 0; i < count; ++i)
            held[i] += sum > 0 ? weight(i) / sum : 1 / static_cast<double>(count);
    }

private:
    /// Depends on its own share only, so that shares may grow one after the other.
    double weight(std::size_t i) const { return by[i]->of(held[i] < 1 ? 1 : held[i]); }

    const by_ways *const *by;
    std::size_t count;
    double *held;
};

/// The shares of applications, by their places in the workload, of so many ways.
inline std::vector<double> shares_of(const workload &of, const std::vector<unsigned> &members,
                                     unsigned ways, property by = property::llcmpkc) {
    std::vector<const by_ways *> curves;
    for (const unsigned member : members)
        curves.push_back(&of.applications[member].of(by));
    std::vector<double> result(members.size());
    sharing one{curves.data(), curves.size(), result.data()};
    for (unsigned way = 0; way < ways; ++way)
        one.add_way();
    if (members.size() == 1) result[0] = ways; // without rounding
    return result;
}

} // namespace msr::partition
