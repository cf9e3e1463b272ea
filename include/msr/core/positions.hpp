// The position of a type in a list of types, by which plans and schedules find the count of a
// choice (an event with its qualifiers).
#pragma once

#include <msr/core/names.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

/// A list of numbers as a type. Takes the place of std::index_sequence, for which <utility> brings
/// pairs and comparisons.
template <std::size_t... Number>
struct number_list {};

namespace detail {

#ifdef __clang__
template <typename, std::size_t... Number>
using number_list_from = number_list<Number...>;
template <std::size_t Count>
struct numbers_up_to {
    using type = __make_integer_seq<number_list_from, std::size_t, Count>;
};
#else
template <std::size_t Count>
struct numbers_up_to {
    using type = number_list<__integer_pack(Count)...>;
};
#endif

} // namespace detail

/// The list of the numbers 0 to `Count` - 1.
template <std::size_t Count>
using numbers_below = typename detail::numbers_up_to<Count>::type;

/// The positions of the type `Target` in the list `Element...`, which has at least one type.
template <typename Target, typename... Element>
struct positions_of {
    static constexpr bool is_at[sizeof...(Element)] = {std::is_same_v<Target, Element>...};
    /// The number of positions at which `Target` stands in the list.
    static constexpr std::size_t count = (std::size_t{std::is_same_v<Target, Element>} + ...);
    /// The first position of `Target` in the list; the last position of the list where `Target`
    /// stands nowhere.
    static constexpr std::size_t first = [] {
        std::size_t position = 0;
        while (position < sizeof...(Element) - 1 && !is_at[position])
            ++position;
        return position;
    }();
    /// Lists in an error the positions of `Target` that are below 64; evaluated only where an error
    /// is printed.
    struct listed_positions : legal_list<places_of(is_at), named_number> {};
};

namespace detail {

/// A type with its position in a list. `numbered_all` derives from a `numbered` for each position,
/// so that a call of `found_at<Position>` deduces the type at that position.
template <std::size_t Position, typename Type>
struct numbered {
    using type = Type;
};
template <typename Positions, typename... Type>
struct numbered_all;
template <std::size_t... Position, typename... Type>
struct numbered_all<number_list<Position...>, Type...> : numbered<Position, Type>... {};

template <std::size_t Position, typename Type>
numbered<Position, Type> found_at(const numbered<Position, Type> &);

} // namespace detail

/// The type at a position of a list; compilers find it without walking through the list. The
/// position must exist.
template <std::size_t Position, typename... Type>
using type_at = typename decltype(detail::found_at<Position>(
    detail::numbered_all<numbers_below<sizeof...(Type)>, Type...>{}))::type;

} // namespace msr
