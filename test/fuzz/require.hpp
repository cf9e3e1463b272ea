// Checks by which fuzz targets end the program where an input breaks a requirement.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace fuzz {

/// Ends the program if `met` is false, so that the fuzzer keeps the input.
inline void require(bool met, const char *demand) {
    if (met) return;
    std::fprintf(stderr, "not met: %s\n", demand);
    std::abort();
}

/// A sum of all values read: a volatile variable, so that no compiler leaves out a read.
inline volatile std::uint64_t seen;

} // namespace fuzz
