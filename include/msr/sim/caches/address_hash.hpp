// The hash by which the simulation spreads addresses over memory controllers and over slices of a
// last-level cache. Real processors have other hashes, which depend on their memory's
// configuration.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr::sim {

/// Returns a hash of an address: the exclusive or of its bits 47:`low` in pieces of 13 bits; bits
/// above 47 are ignored.
constexpr std::uint64_t address_hash(std::uint64_t address, unsigned low) {
    constexpr std::uint64_t known_bits = (std::uint64_t{1} << 48) - 1;
    constexpr unsigned piece_bits = 13;
    std::uint64_t folded = 0;
    for (std::uint64_t rest = (address & known_bits) >> low; rest != 0; rest >>= piece_bits)
        folded ^= rest & ((std::uint64_t{1} << piece_bits) - 1);
    return folded;
}

} // namespace msr::sim
