// A view of consecutive constants, in place of <span> for code without a library.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>

namespace msr {

/// `count` constants from `first` on; does not own them.
template <typename T>
struct sequence {
    const T *first{};    ///< null or not, where `count` is 0
    std::size_t count{}; ///< how many elements there are

    /// The first element.
    [[gnu::always_inline]] constexpr const T *begin() const { return first; }
    /// The end of the elements.
    [[gnu::always_inline]] constexpr const T *end() const { return first + count; }
    /// The number of elements.
    [[gnu::always_inline]] constexpr std::size_t size() const { return count; }
    /// The element at a position, which must be less than `size()`.
    [[gnu::always_inline]] constexpr const T &operator[](std::size_t i) const { return first[i]; }
};

/// The whole of an array.
template <typename T, std::size_t Count>
[[gnu::always_inline]] constexpr sequence<T> all_of(const T (&array)[Count]) {
    return {array, Count};
}

} // namespace msr
