// Mappings of files: the file that lies at an address of a process at a time.
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

/// Finds mappings by process, address and time. Takes n log n room and log^2 n time whatever
/// mappings there are, as files may be made to do harm.
class mapping_finder {
public:
    mapping_finder() = default;
    /// The mappings must outlive this object, and stay where they are. A process whose address
    /// spaces are not known, and that has no mapping at an address, has that of the process that
    /// started it.
    mapping_finder(std::span<const msr::profile::mapping> mappings,
                   std::span<const msr::profile::thread> threads,
                   std::span<const msr::profile::address_space> spaces = {});

    /// The address space that a process has at a time: its number in the process, 0 being that
    /// before the first that is known, and its times, `end` excluded.
    struct space {
        std::size_t number{};
        std::uint64_t begin{};
        std::uint64_t end{~std::uint64_t{0}};
        std::uint32_t parent{}; ///< as in msr::profile::address_space
    };
    space space_of(std::uint32_t pid, std::uint64_t time) const;

    /// The latest mapping of an address until a time, or else the first behind it, of the address
    /// space that the process has at that time; null: there is none. Mappings of process 0 are
    /// everyone's.
    const msr::profile::mapping *find(std::uint32_t pid, std::uint64_t address,
                                      std::uint64_t time) const;

private:
    /// The mappings of one address space: a tree over the pieces that their ends divide addresses
    /// into. Each mapping stands at the few nodes that make up its pieces, the nodes' by time.
    struct process {
        std::vector<std::uint64_t> cuts;                  ///< where pieces begin, ascending
        std::vector<std::vector<std::uint32_t>> at_nodes; ///< numbers of mappings
    };
    std::span<const msr::profile::mapping> mappings_{};
    std::map<std::pair<std::uint32_t, std::size_t>, process> processes_; ///< by address space
    std::unordered_map<std::uint32_t, std::uint32_t> parents_;
    /// By process, in the order of time.
    std::unordered_map<std::uint32_t, std::vector<msr::profile::address_space>> spaces_;

    process &process_of(const msr::profile::mapping &mapping) {
        return processes_[{mapping.pid, space_of(mapping.pid, mapping.time).number}];
    }
    /// `may_be_later`: where there is none until the time, the first behind it.
    const msr::profile::mapping *find_in(const process &mapping, std::uint64_t address,
                                         std::uint64_t time, bool may_be_later) const;
};

} // namespace msrpp::profile
