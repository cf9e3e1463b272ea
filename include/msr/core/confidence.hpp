// How sure a fact is; every table of facts says it with the same three words.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstdint>

namespace msr {

/// High rests on two sources that agree, or on a measurement that somebody published; medium on a
/// single, weaker source, or on an analogy; low on a single hint. Nothing was measured for this
/// library.
enum class confidence : std::uint8_t { high, medium, low };

/// Returns `high`, `medium` or `low`.
constexpr const char *name_of(confidence sure) {
    constexpr const char *names[] = {"high", "medium", "low"};
    return names[static_cast<unsigned>(sure)];
}

/// The less sure of two.
constexpr confidence less_sure(confidence first, confidence second) {
    return first > second ? first : second;
}

} // namespace msr
