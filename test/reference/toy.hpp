// A header with each kind of declaration that the reference reads; `check` lists the declarations.
#pragma once

#include <cstddef>

namespace toy {

/// Two numbers.
template <typename Number, std::size_t Size = (sizeof(Number) > 4 ? 2 : 1)>
struct pair {
    Number first{};                          ///< the first number
    Number second{};                         ///< the second: {0}
    Number (*third)(Number first) = nullptr; ///< a function
    int fourth{};                            /* the last; in C */
    constexpr pair() = default;
    constexpr bool operator==(const pair &) const = default;
    constexpr pair(Number left, Number right) : first{left}, second(right) {}
    /// Whether both are 0.
    constexpr explicit operator bool() const { return first != 0 || second != 0; }

private:
    int hidden{};
};

namespace detail {
struct hidden_type {};
} // namespace detail

/// A thing that can be added; "{" opens nothing here.
template <typename T>
concept addable = requires(const T &left) {
    {left + left};
};

/// Returns the sum.
/// `left`, `right`: numbers
/// Throws nothing.
/// Source: arithmetic.
/// Example:
///     const int three = toy::sum(1, 2);
///     static_cast<void>(three);
template <addable T>
requires(sizeof(T) <= 8 && requires { T{}; }) constexpr T sum(T left, T right) {
    return left + right;
}
constexpr int sum(int only) { return only; }

/// Each is a day.
inline constexpr int monday{1};
inline constexpr int tuesday = 1 < 2 ? 2 : 3;

inline constexpr char brace = '{';
enum class colour : unsigned char {
    red, ///< like this
    green = 3,
};
inline const pair<int> *operator>>(const pair<int> &value, int) { return &value; }

#ifdef NO_SUCH_MACRO
inline int chosen() { return 1; }
#else
inline int chosen(int) { return 2; }
#endif

} // namespace toy
