// The confidence of a fact, in three words that every table of facts uses.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// The confidence in a fact, by its sources. Nothing was measured for this library.
enum class confidence : std::uint8_t {
    high,   ///< two sources of the fact agree, or somebody published a measurement of it
    medium, ///< the fact has one source other than a Linux driver, or follows from an analogy
    low,    ///< the fact has a single hint
};

/// Returns the name of a confidence: `high`, `medium` or `low`.
constexpr const char *name_of(confidence sure) {
    constexpr const char *names[] = {"high", "medium", "low"};
    return names[static_cast<unsigned>(sure)];
}

/// Returns the lower of two confidences.
constexpr confidence lower_confidence(confidence first, confidence second) {
    return first > second ? first : second;
}

} // namespace msr
