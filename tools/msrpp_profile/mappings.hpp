// Which file lies at an address of a process at a time.
#pragma once

#include <msr/profile/format.hpp>

#include <cstdint>
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
    /// The mappings must outlive this object, and stay where they are. A process without a mapping
    /// at an address has that of the process that started it.
    mapping_finder(std::span<const msr::profile::mapping> mappings,
                   std::span<const msr::profile::thread> threads);

    /// The latest mapping of an address until a time, or else the first behind it; null: there is
    /// none. Mappings of process 0 are everyone's.
    const msr::profile::mapping *find(std::uint32_t pid, std::uint64_t address,
                                      std::uint64_t time) const;

private:
    /// The mappings of one process: a tree over the pieces that their ends divide addresses into.
    /// Each mapping stands at the few nodes that make up its pieces, the nodes' by time.
    struct process {
        std::vector<std::uint64_t> cuts;                  ///< where pieces begin, ascending
        std::vector<std::vector<std::uint32_t>> at_nodes; ///< numbers of mappings
    };
    std::span<const msr::profile::mapping> mappings_{};
    std::unordered_map<std::uint32_t, process> processes_;
    std::unordered_map<std::uint32_t, std::uint32_t> parents_;

    const msr::profile::mapping *find_in(const process &in, std::uint64_t address,
                                         std::uint64_t time) const;
};

} // namespace msrpp::profile
