// Goes through every way to split things into groups, for tests that must know the least number of
// groups.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace set_partitions {

/// The members of each group: bit n for thing n.
using split = std::vector<std::uint64_t>;

/// Calls `sink(split)` for every way to split `count` things, with groups in the order of their
/// lowest members.
template <typename Sink>
void each(std::size_t count, Sink &&sink, const split &start = {}, std::size_t next = 0) {
    if (next == count) {
        sink(start);
        return;
    }
    const std::uint64_t number = std::uint64_t{1} << next;
    for (std::size_t group = 0; group < start.size(); ++group) {
        split addition = start;
        addition[group] |= number;
        each(count, sink, addition, next + 1);
    }
    split addition = start;
    addition.push_back(number);
    each(count, sink, addition, next + 1);
}

/// The number of groups of the smallest split of `count` things that `fits` accepts; 0 if `fits`
/// accepts no split.
template <typename Fits>
std::size_t fewest(std::size_t count, const Fits &fits) {
    std::size_t best = 0;
    each(count, [&](const split &split) {
        if (best != 0 && split.size() >= best) return;
        for (const std::uint64_t group : split)
            if (!fits(group)) return;
        best = split.size();
    });
    return best;
}

/// First fit: each thing goes into the first group that accepts it.
template <typename Fits>
split first_fit(std::size_t count, const Fits &fits) {
    split groups;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint64_t number = std::uint64_t{1} << i;
        std::size_t group = 0;
        while (group < groups.size() && !fits(groups[group] | number))
            ++group;
        if (group == groups.size()) groups.push_back(0);
        groups[group] |= number;
    }
    return groups;
}

/// True if the split has each of `count` things once, and groups in the order of their lowest
/// members.
inline bool is_split(const split &groups, std::size_t count) {
    std::uint64_t total = 0;
    std::uint64_t previous = 0;
    for (const std::uint64_t group : groups) {
        const std::uint64_t first = group & (~group + 1);
        if (group == 0 || (total & group) != 0 || first <= previous) return false;
        total |= group;
        previous = first;
    }
    return total == (std::uint64_t{1} << count) - 1;
}

} // namespace set_partitions
