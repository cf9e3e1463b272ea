// The position of a type in a list of types: plans and schedules find a count by its choice.
#pragma once

#include <msr/core/names.hpp>

#include <cstddef>
#include <type_traits>

namespace msr {

/// Numbers as a type; takes the place of std::index_sequence, for which <utility> brings pairs and
/// comparisons.
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

/// The numbers from 0 on, `Count` of them.
template <std::size_t Count>
using numbers_below = typename detail::numbers_up_to<Count>::type;

/// The positions of `Asked` among other types, of which there is at least one.
template <typename Asked, typename... Type>
struct positions_of {
    static constexpr bool is_at[sizeof...(Type)] = {std::is_same_v<Asked, Type>...};
    /// The number of positions at which `Asked` stands.
    static constexpr std::size_t count = (std::size_t{std::is_same_v<Asked, Type>} + ...);
    /// The first position of `Asked`; the last of all where it stands at none.
    static constexpr std::size_t first = [] {
        std::size_t position = 0;
        while (position < sizeof...(Type) - 1 && !is_at[position])
            ++position;
        return position;
    }();
    /// Lists the positions below 64 in an error; evaluated only where an error is printed.
    struct all : listed<places_of(is_at), named_number> {};
};

namespace detail {

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

/// The type at a position, in one step however many there are. The position must exist.
template <std::size_t Position, typename... Type>
using type_at = typename decltype(detail::found_at<Position>(
    detail::numbered_all<numbers_below<sizeof...(Type)>, Type...>{}))::type;

} // namespace msr
