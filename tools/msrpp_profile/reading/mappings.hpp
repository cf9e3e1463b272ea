// Finds the file that was mapped at an address of a process at a given time.
#pragma once

#include <msr/profile/format.hpp>

#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace msrpp::profile {

/// Finds mappings by process, address and time. Takes memory of n log n and time of log^2 n for any
/// n mappings, even those of a hostile profile.
class mapping_finder {
public:
    mapping_finder() = default;
    /// The mappings must outlive the object, and must not move. A process whose address spaces are
    /// unknown, and that has no mapping at an address, has the mapping of the process that started
    /// the process.
    mapping_finder(std::span<const msr::profile::mapping> mappings,
                   std::span<const msr::profile::thread> threads,
                   std::span<const msr::profile::address_space> spaces = {});

    /// The address space that a process has at a time: its number among the process's spaces (0:
    /// the space before the first known one), and the times of its begin and end, `end` excluded.
    struct space {
        std::size_t number{};
        std::uint64_t begin{};
        std::uint64_t end{~std::uint64_t{0}};
        std::uint32_t parent{}; ///< number of the parent process, as in msr::profile::address_space
    };
    space space_of(std::uint32_t pid, std::uint64_t time) const;

    /// Returns the latest mapping of an address that began before or at a time, or else the first
    /// later mapping, in the address space that the process has at the time; null: no mapping.
    /// Mappings of process 0 hold for every process.
    const msr::profile::mapping *find(std::uint32_t pid, std::uint64_t address,
                                      std::uint64_t time) const;

private:
    /// The mappings of an address space: a tree over the pieces into which ends of mappings divide
    /// the addresses. Each mapping stands at the few tree nodes that make up its pieces; the
    /// mappings of a node are sorted by time.
    struct process {
        /// Addresses where the pieces of the address space begin, ascending.
        std::vector<std::uint64_t> cuts;
        /// Indices of the mappings at each tree node.
        std::vector<std::vector<std::uint32_t>> at_nodes;
    };
    std::span<const msr::profile::mapping> mappings_{};
    /// Mappings of each address space, by process and number of the space.
    std::map<std::pair<std::uint32_t, std::size_t>, process> processes_;
    std::unordered_map<std::uint32_t, std::uint32_t> parents_;
    /// The address spaces of each process, in the order of time.
    std::unordered_map<std::uint32_t, std::vector<msr::profile::address_space>> spaces_;

    process &process_of(const msr::profile::mapping &mapping) {
        return processes_[{mapping.pid, space_of(mapping.pid, mapping.time).number}];
    }
    /// Returns the latest mapping of an address up to a time. `may_be_later`: if there is none, the
    /// first later mapping counts.
    const msr::profile::mapping *find_in(const process &mapping, std::uint64_t address,
                                         std::uint64_t time, bool may_be_later) const;
};

} // namespace msrpp::profile
