// Types for error messages: compilers print the names of types, so these types are the words.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <cstddef>
#include <cstdint>

namespace msr {

/// Stands for the number `Value` in an error.
template <auto Value>
struct value;
/// Stands for all numbers from `First` to `Last`, including `Last`, in an error.
template <auto First, auto Last>
struct value_between;

/// Lists in an error the names that would be legal instead of the mistake.
template <typename... Suggestion>
struct would_be_legal;
/// Lists in an error the names that would be legal, worked out as `Lazy::type` only where a rule is
/// broken.
template <typename Lazy>
struct legal_from;
/// Stands in an error in place of suggestions: only the rule's sentence says what is legal.
struct as_the_sentence_says;

/// Stands at the end of an error's suggestions for `Count` further suggestions.
template <std::size_t Count>
struct and_more;

/// A list of names for errors, which may be empty.
template <typename... Name>
struct name_list;

/// The list of `Name` where `Condition` is true; the empty list otherwise.
template <bool Condition, typename... Name>
struct names_if {
    using type = name_list<Name...>;
};
template <typename... Name>
struct names_if<false, Name...> {
    using type = name_list<>;
};

/// The names of several `name_list`s as a single `name_list`.
template <typename... List>
struct joined_names {
    using type = name_list<>;
};
template <typename... All>
struct joined_names<name_list<All...>> {
    using type = name_list<All...>;
};
template <typename... First, typename... Second, typename... Rest>
struct joined_names<name_list<First...>, name_list<Second...>, Rest...>
    : joined_names<name_list<First..., Second...>, Rest...> {};
// Joining several lists in one step takes compilers less time.
template <typename... A, typename... B, typename... C, typename... D, typename... E,
          typename... Rest>
struct joined_names<name_list<A...>, name_list<B...>, name_list<C...>, name_list<D...>,
                    name_list<E...>, Rest...>
    : joined_names<name_list<A..., B..., C..., D..., E...>, Rest...> {};

/// The first `Most` names of a list, then `and_more` with the number of the names left out; a list
/// of `Most` + 1 names is shown whole.
template <std::size_t Most, typename Names, typename First = name_list<>, bool IsFull = false>
struct first_names {
    using type = First;
};
template <std::size_t Most, typename Next, typename... Rest, typename... First>
struct first_names<Most, name_list<Next, Rest...>, name_list<First...>, false>
    : first_names<Most, name_list<Rest...>, name_list<First..., Next>,
                  (sizeof...(First) + 1 >= Most && sizeof...(Rest) > 1)> {};
template <std::size_t Most, typename... Rest, typename... First>
struct first_names<Most, name_list<Rest...>, name_list<First...>, true> {
    using type = name_list<First..., and_more<sizeof...(Rest)>>;
};
/// The number of processors that an error suggests at most, where several would do.
inline constexpr std::size_t most_processors_shown = 4;

/// The names of a list as suggestions of what would be legal; for an empty list, a reference to the
/// rule's sentence.
template <typename Names>
struct as_suggestions;
template <typename... Name>
struct as_suggestions<name_list<Name...>> {
    using type = would_be_legal<Name...>;
};
template <>
struct as_suggestions<name_list<>> {
    using type = as_the_sentence_says;
};

/// A `would_be_legal` of `Named<n>::type` for each number n from 0 to 63 whose bit in `Set` is 1.
template <std::uint64_t Set, template <int> typename Named, typename... Listed>
struct legal_list {
    static constexpr int lowest = __builtin_ctzll(Set);
    using type =
        typename legal_list<Set &(Set - 1), Named, Listed..., typename Named<lowest>::type>::type;
};
template <template <int> typename Named, typename... Listed>
struct legal_list<0, Named, Listed...> {
    using type = would_be_legal<Listed...>;
};
/// A number as a type, so that `legal_list` can list numbers themselves.
template <int Number>
struct named_number {
    using type = value<Number>;
};

/// Returns a set with bit n for each element n of `kind` that is true; elements from 64 on are left
/// out.
template <std::size_t Count>
constexpr std::uint64_t places_of(const bool (&kind)[Count]) {
    std::uint64_t places = 0;
    for (std::size_t i = 0; i < Count && i < 64; ++i)
        places |= std::uint64_t{kind[i]} << i;
    return places;
}

} // namespace msr
