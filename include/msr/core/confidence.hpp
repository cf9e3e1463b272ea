// The confidence in a fact about processors, in three levels that all tables of facts use.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// The confidence in a fact about processors, by the sources of the fact. No source is a
/// measurement that was made for this library.
enum class confidence : std::uint8_t {
    /// Two sources of the fact agree, a Linux driver relies on it, or somebody published a
    /// measurement of it.
    high,
    medium, ///< the fact has one source other than a Linux driver, or follows from an analogy
    low,    ///< the fact has no source but a hint, such as a guess in another tool
};

/// Returns the name of a confidence: `high`, `medium` or `low`.
constexpr const char *name_of(confidence level) {
    constexpr const char *names[] = {"high", "medium", "low"};
    return names[static_cast<unsigned>(level)];
}

/// Returns the lower of two confidences.
constexpr confidence lower_confidence(confidence first, confidence second) {
    return first > second ? first : second;
}

} // namespace msr
