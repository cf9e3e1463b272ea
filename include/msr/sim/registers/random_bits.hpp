// Pseudorandom numbers for the low bits of the counts of simulated counters. A seed always gives
// the same numbers, so that runs can be repeated.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr::sim {

/// A generator of pseudorandom numbers: SplitMix64.
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", 2014.
class random_bits {
public:
    /// Makes a generator; equal seeds give equal numbers. `seed`: any number.
    constexpr explicit random_bits(std::uint64_t seed = 0) : state_{seed} {}

    /// Returns the next pseudorandom number of `bits` bits, 1 to 64.
    constexpr std::uint64_t next(unsigned bits) {
        state_ += 0x9e37'79b9'7f4a'7c15;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ mixed >> 30) * 0xbf58'476d'1ce4'e5b9;
        mixed = (mixed ^ mixed >> 27) * 0x94d0'49bb'1331'11eb;
        return (mixed ^ mixed >> 31) >> (64 - bits);
    }

private:
    std::uint64_t state_;
};

} // namespace msr::sim
