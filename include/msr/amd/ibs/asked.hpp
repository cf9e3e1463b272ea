// Texts of choices, as the compiler's errors show them.
#pragma once

#include <msr/amd/ibs/choice.hpp>
#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>

#include <type_traits>

namespace msr::ibs {

/// Stands in an error for a choice: `fetch` or `op`, and what was said of it.
template <typename Engine, typename... Said>
struct asked;

namespace detail {

/// A qualifier as an error shows it; core clocks, the default of op periods, are left out.
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
struct msr::in_errors<msr::ibs::fetch_choice<Qualifier...>>
    : msr::ibs::detail::named_choice<msr::ibs::fetch, Qualifier...> {};
template <typename... Qualifier>
struct msr::in_errors<msr::ibs::op_choice<Qualifier...>>
    : msr::ibs::detail::named_choice<msr::ibs::op, Qualifier...> {};
