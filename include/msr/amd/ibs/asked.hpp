// The texts by which the compiler's errors show choices of instruction-based sampling.
#pragma once

#include <msr/amd/ibs/choice.hpp>
#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>

#include <type_traits>

namespace msr::ibs {

/// A choice as the compiler's errors show it: `fetch` or `op`, and the choice's qualifiers.
template <typename Engine, typename... Said>
struct asked;

namespace detail {

/// A qualifier of a choice as an error shows it, in a list; the list is empty for core clocks,
/// which op periods count by default.
template <typename Qualifier>
using shown_qualifier = names_if<!std::is_same_v<Qualifier, with::cycles>, Qualifier>;

template <typename Engine, typename Said>
struct asked_from;
template <typename Engine, typename... Said>
struct asked_from<Engine, name_list<Said...>> {
    using type = asked<Engine, Said...>;
};

template <typename Engine, typename... Qualifier>
struct named_choice
    : asked_from<Engine, typename joined_names<
                             name_list<>, typename shown_qualifier<Qualifier>::type...>::type> {};

} // namespace detail
} // namespace msr::ibs

template <typename... Qualifier>
struct msr::printed_type<msr::ibs::fetch_choice<Qualifier...>>
    : msr::ibs::detail::named_choice<msr::ibs::fetch, Qualifier...> {};
template <typename... Qualifier>
struct msr::printed_type<msr::ibs::op_choice<Qualifier...>>
    : msr::ibs::detail::named_choice<msr::ibs::op, Qualifier...> {};
