// Requirements of fuzz targets, whatever their input.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace fuzz {

/// Ends the program where a demand is not met; the fuzzer then keeps the input.
inline void require(bool met, const char *demand) {
    if (met) return;
    std::fprintf(stderr, "not met: %s\n", demand);
    std::abort();
}

/// The sum of all values that were read; written to, so that no compiler leaves the reading out.
inline volatile std::uint64_t seen;

} // namespace fuzz
