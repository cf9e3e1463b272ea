// The slices of a last-level cache: the slice of an address, and the requests that each slice
// answers. The class has no registers. Limits: the simulation spreads addresses line by line; real
// processors have other hashes.
#pragma once

#include <msr/sim/caches/address_hash.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace msr::sim {

/// The purpose for which a core requests a line of the last-level cache.
enum class line_request : std::uint8_t {
    data_read,
    ownership, ///< a request for ownership: for a line that the core will write
    code_read,
};
inline constexpr std::size_t line_request_count = 3;

/// The requests that a slice of a last-level cache has answered, by `line_request`: those that hit,
/// and those that missed.
struct slice_requests {
    std::uint64_t hits[line_request_count]{};
    std::uint64_t misses[line_request_count]{};
};

/// The requests that each slice of a last-level cache has answered.
class slice_traffic {
public:
    static constexpr const char *limits =
        "slices of the last level: lines are spread by a hash of the simulation's own: the "
        "exclusive or of the address from bit 6 on in pieces of 13 bits, modulo the number of "
        "slices; modified lines that come from the second level, snoops and prefetches are no "
        "requests";

    /// Sets the number of slices, and the number of all requests to 0. `slices` 0: requests are not
    /// counted.
    void set_number(unsigned slices) { requests_.assign(slices, {}); }
    unsigned number() const { return static_cast<unsigned>(requests_.size()); }

    void request(std::uint64_t address, line_request kind, bool hits) {
        slice_requests &slice = requests_[slice_of(address)];
        ++(hits ? slice.hits : slice.misses)[static_cast<std::size_t>(kind)];
    }

    const slice_requests &requests_at(unsigned slice) const { return requests_[slice]; }

    /// Returns the number of the slice of an address, from 0. The number of slices must not be 0.
    std::size_t slice_of(std::uint64_t address) const {
        return address_hash(address, line_bits) % requests_.size();
    }

private:
    static constexpr unsigned line_bits = 6;

    std::vector<slice_requests> requests_;
};

} // namespace msr::sim
