// How much random and exhaustive work the tests do: with MSR_THOROUGH in the environment all of it,
// and otherwise a sample, so that all tests together take seconds. Each test case runs either way.
#pragma once

#include <cstddef>
#include <cstdlib>

inline bool thorough() {
    static const bool enabled = std::getenv("MSR_THOROUGH") != nullptr;
    return enabled;
}

/// The number of rounds of a loop, the stride over an exhaustive space or the size of a model.
inline std::size_t rounds(std::size_t quick, std::size_t complete) {
    return thorough() ? complete : quick;
}
