// The amount of random and exhaustive work in tests: all of it with MSR_THOROUGH in the
// environment, otherwise a sample, so that all tests together take seconds. Each test case runs in
// either mode.
#pragma once

#include <cstddef>
#include <cstdlib>

inline bool thorough() {
    static const bool enabled = std::getenv("MSR_THOROUGH") != nullptr;
    return enabled;
}

/// Returns the number of rounds of a loop, the stride over an exhaustive space, or the size of a
/// model: `complete` with MSR_THOROUGH, otherwise `quick`.
inline std::size_t rounds(std::size_t quick, std::size_t complete) {
    return thorough() ? complete : quick;
}
