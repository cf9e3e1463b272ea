#include "mappings.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace msrpp::profile {

namespace {

using msr::profile::mapping;

/// Returns the last address of a mapping; the size in a broken profile may have any value.
std::uint64_t last_of(const mapping &mapping) {
    const std::uint64_t maximum = std::numeric_limits<std::uint64_t>::max() - mapping.begin;
    return mapping.begin + std::min(mapping.size - 1, maximum);
}

} // namespace

mapping_finder::mapping_finder(std::span<const mapping> mappings,
                               std::span<const msr::profile::thread> threads,
                               std::span<const msr::profile::address_space> spaces)
    : mappings_{mappings} {
    for (const msr::profile::address_space &space : spaces)
        spaces_[space.pid].push_back(space);
    for (auto &[pid, of] : spaces_)
        std::stable_sort(of.begin(), of.end(),
                         [](const auto &a, const auto &b) { return a.time < b.time; });
    std::vector<std::uint32_t> order;
    for (std::size_t i = 0; i < mappings.size(); ++i) {
        if (mappings[i].size == 0) continue;
        order.push_back(static_cast<std::uint32_t>(i));
        std::vector<std::uint64_t> &cuts = process_of(mappings[i]).cuts;
        cuts.push_back(mappings[i].begin);
        if (const std::uint64_t last = last_of(mappings[i]); last + 1 != 0)
            cuts.push_back(last + 1);
    }
    for (auto &[key, of] : processes_) {
        std::sort(of.cuts.begin(), of.cuts.end());
        of.cuts.erase(std::unique(of.cuts.begin(), of.cuts.end()), of.cuts.end());
        of.at_nodes.resize(2 * of.cuts.size());
    }
    std::stable_sort(order.begin(), order.end(), [&](std::uint32_t a, std::uint32_t b) {
        return mappings[a].time < mappings[b].time;
    });
    for (const std::uint32_t number : order) {
        const mapping &entry = mappings[number];
        process &process = process_of(entry);
        const auto place = [&](std::uint64_t address) {
            return static_cast<std::size_t>(
                std::lower_bound(process.cuts.begin(), process.cuts.end(), address) -
                process.cuts.begin());
        };
        const std::uint64_t last = last_of(entry);
        std::size_t low = place(entry.begin) + process.cuts.size();
        std::size_t high =
            (last + 1 == 0 ? process.cuts.size() : place(last + 1)) + process.cuts.size();
        for (; low < high; low /= 2, high /= 2) {
            if (low % 2 == 1) process.at_nodes[low++].push_back(number);
            if (high % 2 == 1) process.at_nodes[--high].push_back(number);
        }
    }
    for (const msr::profile::thread &thread : threads)
        if (thread.parent != 0 && thread.parent != thread.pid)
            parents_.emplace(thread.pid, thread.parent);
}

const mapping *mapping_finder::find_in(const process &in, std::uint64_t address, std::uint64_t time,
                                       bool may_be_later) const {
    const auto following = std::upper_bound(in.cuts.begin(), in.cuts.end(), address);
    if (following == in.cuts.begin()) return nullptr;
    const mapping *latest = nullptr; // latest mapping that began before or at `time`
    const mapping *first = nullptr;  // first mapping that began after `time`
    std::size_t node = static_cast<std::size_t>(following - in.cuts.begin()) - 1 + in.cuts.size();
    for (; node != 0; node /= 2) {
        const std::vector<std::uint32_t> &here = in.at_nodes[node];
        const auto later = std::upper_bound(here.begin(), here.end(), time,
                                            [&](std::uint64_t goal, std::uint32_t number) {
                                                return goal < mappings_[number].time;
                                            });
        if (later != here.begin()) {
            // Among mappings with the same time the one that stands later in the file counts, as a
            // later mmap replaces an earlier one.
            const mapping *const entry = &mappings_[*(later - 1)];
            if (latest == nullptr || entry->time > latest->time ||
                (entry->time == latest->time && entry > latest))
                latest = entry;
        }
        if (later != here.end()) {
            const mapping *const mapping = &mappings_[*later];
            if (first == nullptr || mapping->time < first->time) first = mapping;
        }
    }
    return latest != nullptr || !may_be_later ? latest : first;
}

mapping_finder::space mapping_finder::space_of(std::uint32_t pid, std::uint64_t time) const {
    const auto known = spaces_.find(pid);
    if (known == spaces_.end()) return {};
    const auto &spaces = known->second;
    const auto next =
        std::upper_bound(spaces.begin(), spaces.end(), time,
                         [](std::uint64_t goal, const auto &entry) { return goal < entry.time; });
    space space{.number = static_cast<std::size_t>(next - spaces.begin())};
    if (next != spaces.end()) space.end = next->time;
    if (next == spaces.begin()) return space;
    space.begin = (next - 1)->time;
    space.parent = (next - 1)->parent;
    return space;
}

const mapping *mapping_finder::find(std::uint32_t pid, std::uint64_t address,
                                    std::uint64_t time) const {
    // Limit against a broken profile, which may have processes whose parents form a circle.
    constexpr unsigned most_generations = 16;
    bool may_be_later = true; // a mapping whose record is late may begin after `time`
    for (unsigned generation = 0; generation < most_generations; ++generation) {
        const space in = space_of(pid, time);
        const auto of = processes_.find({pid, in.number});
        if (of != processes_.end())
            if (const mapping *const mapping = find_in(of->second, address, time, may_be_later))
                return mapping;
        if (pid == 0) return nullptr;
        if (in.number != 0) {
            pid = in.parent;
            time = in.begin; // what the parent mapped after the fork is not in the child
            may_be_later = false;
            continue;
        }
        const auto parent = parents_.find(pid);
        pid = parent == parents_.end() ? 0 : parent->second;
    }
    return nullptr;
}

} // namespace msrpp::profile
