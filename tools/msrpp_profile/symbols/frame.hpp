// The functions at an address: the one that the instruction is of, and those that it was inlined
// into.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace msrpp::profile {

/// A function at an address, by itself or inlined.
struct frame {
    std::string_view function{};
    std::string_view file{}; ///< of the source; empty: not known
    std::uint32_t line{};    ///< 0: not known
};

/// The innermost function first; the last is the one that the others are inlined into. Addresses
/// that differ in the innermost line alone share the rest.
struct place_frames {
    frame innermost{};
    std::span<const frame> outer{};

    std::size_t size() const { return 1 + outer.size(); }
    const frame &front() const { return innermost; }
    const frame &operator[](std::size_t i) const { return i == 0 ? innermost : outer[i - 1]; }
};

} // namespace msrpp::profile
