// Every way to split things into groups, for tests that must know the fewest there are.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace set_partitions {

/// The members of each group, bit n for the n-th thing.
using split = std::vector<std::uint64_t>;

/// Calls `sink(split)` for every way to split `count` things, groups numbered by their first.
template <typename Sink>
void each(std::size_t count, Sink &&sink, const split &begun = {}, std::size_t next = 0) {
    if (next == count) {
        sink(begun);
        return;
    }
    const std::uint64_t one = std::uint64_t{1} << next;
    for (std::size_t group = 0; group < begun.size(); ++group) {
        split more = begun;
        more[group] |= one;
        each(count, sink, more, next + 1);
    }
    split more = begun;
    more.push_back(one);
    each(count, sink, more, next + 1);
}

/// The number of groups of a split of so many things into the fewest that `fits` accepts; 0 if it
/// accepts none.
template <typename Fits>
std::size_t fewest(std::size_t count, const Fits &fits) {
    std::size_t best = 0;
    each(count, [&](const split &one) {
        if (best != 0 && one.size() >= best) return;
        for (const std::uint64_t group : one)
            if (!fits(group)) return;
        best = one.size();
    });
    return best;
}

/// Each thing in the first group that accepts it.
template <typename Fits>
split first_fit(std::size_t count, const Fits &fits) {
    split groups;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t one = std::uint64_t{1} << i;
        std::size_t group = 0;
        while (group < groups.size() && !fits(groups[group] | one))
            ++group;
        if (group == groups.size()) groups.push_back(0);
        groups[group] |= one;
    }
    return groups;
}

/// Whether a split holds so many things, each once, and its groups are numbered by their first.
inline bool is_split(const split &groups, std::size_t count) {
    std::uint64_t all = 0;
    std::uint64_t before = 0;
    for (const std::uint64_t group : groups) {
        const std::uint64_t first = group & (~group + 1);
        if (group == 0 || (all & group) != 0 || first <= before) return false;
        all |= group;
        before = first;
    }
    return all == (std::uint64_t{1} << count) - 1;
}

} // namespace set_partitions
