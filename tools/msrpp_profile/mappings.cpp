#include "mappings.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace msrpp::profile {

namespace {

using msr::profile::mapping;

/// The last address of a mapping. Sizes may be anything.
std::uint64_t last_of(const mapping &one) {
    const std::uint64_t most = std::numeric_limits<std::uint64_t>::max() - one.begin;
    return one.begin + std::min(one.size - 1, most);
}

} // namespace

mapping_finder::mapping_finder(std::span<const mapping> mappings,
                               std::span<const msr::profile::thread> threads)
    : mappings_{mappings} {
    std::vector<std::uint32_t> order;
    for (std::size_t i = 0; i < mappings.size(); ++i) {
        if (mappings[i].size == 0) continue;
        order.push_back(static_cast<std::uint32_t>(i));
        std::vector<std::uint64_t> &cuts = processes_[mappings[i].pid].cuts;
        cuts.push_back(mappings[i].begin);
        if (const std::uint64_t last = last_of(mappings[i]); last + 1 != 0)
            cuts.push_back(last + 1);
    }
    for (auto &[pid, of] : processes_) {
        std::sort(of.cuts.begin(), of.cuts.end());
        of.cuts.erase(std::unique(of.cuts.begin(), of.cuts.end()), of.cuts.end());
        of.at_nodes.resize(2 * of.cuts.size());
    }
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return mappings[a].time < mappings[b].time;
    });
    for (const std::uint32_t number : order) {
        const mapping &one = mappings[number];
        process &of = processes_[one.pid];
        const auto place = [&](std::uint64_t address) {
            return static_cast<std::size_t>(
                std::lower_bound(of.cuts.begin(), of.cuts.end(), address) - of.cuts.begin());
        };
        const std::uint64_t last = last_of(one);
        std::size_t low = place(one.begin) + of.cuts.size();
        std::size_t high = (last + 1 == 0 ? of.cuts.size() : place(last + 1)) + of.cuts.size();
        for (; low < high; low /= 2, high /= 2) {
            if (low % 2 == 1) of.at_nodes[low++].push_back(number);
            if (high % 2 == 1) of.at_nodes[--high].push_back(number);
        }
    }
    for (const msr::profile::thread &one : threads)
        if (one.parent != 0 && one.parent != one.pid) parents_.emplace(one.pid, one.parent);
}

const mapping *mapping_finder::find_in(const process &in, std::uint64_t address,
                                       std::uint64_t time) const {
    const auto behind = std::upper_bound(in.cuts.begin(), in.cuts.end(), address);
    if (behind == in.cuts.begin()) return nullptr;
    const mapping *latest = nullptr; // until the time
    const mapping *first = nullptr;  // behind it
    std::size_t node = static_cast<std::size_t>(behind - in.cuts.begin()) - 1 + in.cuts.size();
    for (; node != 0; node /= 2) {
        const std::vector<std::uint32_t> &here = in.at_nodes[node];
        const auto later = std::upper_bound(here.begin(), here.end(), time,
                                            [&](std::uint64_t wanted, std::uint32_t number) {
                                                return wanted < mappings_[number].time;
                                            });
        if (later != here.begin()) {
            // Of the same time the one that stands later in the file, as memory has it.
            const mapping *const one = &mappings_[*(later - 1)];
            if (latest == nullptr || one->time > latest->time ||
                (one->time == latest->time && one > latest))
                latest = one;
        }
        if (later != here.end()) {
            const mapping *const one = &mappings_[*later];
            if (first == nullptr || one->time < first->time) first = one;
        }
    }
    return latest != nullptr ? latest : first;
}

const mapping *mapping_finder::find(std::uint32_t pid, std::uint64_t address,
                                    std::uint64_t time) const {
    constexpr unsigned most_generations = 16; // parents may go round in circles
    for (unsigned generation = 0; generation < most_generations; ++generation) {
        const auto of = processes_.find(pid);
        if (of != processes_.end())
            if (const mapping *const found = find_in(of->second, address, time)) return found;
        if (pid == 0) return nullptr;
        const auto parent = parents_.find(pid);
        pid = parent == parents_.end() ? 0 : parent->second;
    }
    return nullptr;
}

} // namespace msrpp::profile
