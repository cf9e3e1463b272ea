// The functions at an address: the function of the instruction, and the functions into which that
// function was inlined.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

namespace msrpp::profile {

/// A function at an address of code, called or inlined.
struct frame {
    std::string_view function{};
    std::string_view file{}; ///< path of the source file; empty: unknown
    std::uint32_t line{};    ///< number of the source line; 0: unknown
};

/// The frames of an address, the innermost function first; the last frame is the function into
/// which all further functions are inlined. Addresses that differ only in the innermost line share
/// the frames of the outer functions.
struct place_frames {
    frame innermost{};
    std::span<const frame> outer{};

    std::size_t size() const { return 1 + outer.size(); }
    const frame &front() const { return innermost; }
    const frame &operator[](std::size_t i) const { return i == 0 ? innermost : outer[i - 1]; }
};

} // namespace msrpp::profile
