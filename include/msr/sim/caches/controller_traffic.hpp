// The memory controllers behind a last-level cache: the controller of an address, and the lines
// that each controller reads and writes. The class has no registers. Limits: the simulation spreads
// addresses in its own way, by blocks of 256 bytes and a hash of all address bits above them; real
// processors have other hashes, which depend on their memory's configuration.
#pragma once

#include <msr/sim/caches/address_hash.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// Lines of cache that move between a last-level cache and memory: those of one owner of lines, or
/// those through one memory controller.
struct memory_traffic {
    std::uint64_t reads{};
    std::uint64_t writes{};
};

/// The lines that a last-level cache reads from memory and writes to memory, for each memory
/// controller.
class controller_traffic {
public:
    static constexpr const char *limits =
        "memory controllers: blocks of 256 bytes are spread by a hash of the simulation's own: "
        "the exclusive or of the address from bit 8 on in pieces of 13 bits, modulo the number of "
        "controllers; no activations, precharges, clocks or input and output are counted";

    /// Sets the number of memory controllers, 1 or more, and sets the traffic of each to 0.
    void set_number(unsigned controllers) { traffic_.assign(controllers, {}); }
    unsigned number() const { return static_cast<unsigned>(traffic_.size()); }

    void read(std::uint64_t address) { ++traffic_[controller_of(address)].reads; }
    void write(std::uint64_t address) { ++traffic_[controller_of(address)].writes; }

    const memory_traffic &of(unsigned controller) const { return traffic_[controller]; }

    /// Returns the number of the memory controller behind an address, from 0.
    std::size_t controller_of(std::uint64_t address) const {
        if (traffic_.size() == 1) return 0;
        return address_hash(address, block_bits) % traffic_.size();
    }

private:
    static constexpr unsigned block_bits = 8;

    std::vector<memory_traffic> traffic_ = std::vector<memory_traffic>(1);
};

} // namespace msr::sim
