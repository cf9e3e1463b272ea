// A view of consecutive constants, in place of <span> for freestanding code.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>

namespace msr {

/// A view of `count` constants from `first` on; it does not own the constants.
template <typename T>
struct sequence {
    const T *first{};    ///< address of the first element; may be null where `count` is 0
    std::size_t count{}; ///< the number of elements in the view

    /// Returns the address of the first element of the view.
    [[gnu::always_inline]] constexpr const T *begin() const { return first; }
    /// Returns the address behind the last element of the view.
    [[gnu::always_inline]] constexpr const T *end() const { return first + count; }
    /// Returns the number of elements in the view.
    [[gnu::always_inline]] constexpr std::size_t size() const { return count; }
    /// Returns the element at a position, which must be less than `size()`.
    [[gnu::always_inline]] constexpr const T &operator[](std::size_t i) const { return first[i]; }
};

/// Returns a view of all elements of an array, which must outlive the view.
template <typename T, std::size_t Count>
[[gnu::always_inline]] constexpr sequence<T> all_of(const T (&array)[Count]) {
    return {array, Count};
}

} // namespace msr
