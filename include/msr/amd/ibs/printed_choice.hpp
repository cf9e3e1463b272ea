// The texts by which the compiler's errors show choices of instruction-based sampling.
#pragma once

#include <msr/amd/ibs/choice.hpp>
#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/pmu/choice.hpp>

#include <type_traits>

namespace msr::ibs::detail {

/// A qualifier of a choice as an error shows it, in a list; the list is empty for core clocks,
/// which op periods count by default.
template <typename Qualifier>
using shown_qualifier = names_if<!std::is_same_v<Qualifier, with::cycles>, Qualifier>;

template <typename Engine, typename Names>
struct choice_with_names;
template <typename Engine, typename... Name>
struct choice_with_names<Engine, name_list<Name...>> {
    using type = event_choice<Engine, 0, Name...>;
};

template <typename Engine, typename... Qualifier>
struct named_choice
    : choice_with_names<
          Engine,
          typename joined_names<name_list<>, typename shown_qualifier<Qualifier>::type...>::type> {
};

} // namespace msr::ibs::detail

template <typename... Qualifier>
struct msr::printed_type<msr::ibs::fetch_choice<Qualifier...>>
    : msr::ibs::detail::named_choice<msr::ibs::fetch, Qualifier...> {};
template <typename... Qualifier>
struct msr::printed_type<msr::ibs::op_choice<Qualifier...>>
    : msr::ibs::detail::named_choice<msr::ibs::op, Qualifier...> {};
