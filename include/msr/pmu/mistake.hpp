// From a broken rule to the error of the compiler: the rule is looked up in the list of those
// that could be, and says what an error shows.
#pragma once

#include <msr/positions.hpp>
#include <msr/rule.hpp>

#include <cstddef>

namespace msr {

namespace detail {

/// The mistake of a rule that is broken, of which `Mistake` has the names.
template <typename Mistake, broken_rule Broken, typename Rules>
struct mistake_from;
template <typename Mistake, broken_rule Broken, typename... Rule>
struct mistake_from<Mistake, Broken, rule_list<Rule...>> {
    static constexpr std::size_t place = rule_list<Rule...>::place_of(Broken);
    static_assert(place < sizeof...(Rule), "a rule is broken that the PMU does not list");
    using rule = type_at<place, Rule...>;
    using type = typename mistake_of_list<rule, typename rule::template shows<Mistake>>::type;
};

template <broken_rule Broken, typename Rules, typename Mistake>
struct mistake_if_broken : mistake_from<Mistake, Broken, Rules> {};
template <typename Rules, typename Mistake>
struct mistake_if_broken<broken_rule{}, Rules, Mistake> {
    using type = no_mistake;
};

} // namespace detail

/// The mistake of a rule of a list, or no mistake where none is broken. `Mistake` has the names
/// that the rules show.
template <broken_rule Broken, typename Rules, typename Mistake>
using rule_mistake = typename detail::mistake_if_broken<Broken, Rules, Mistake>::type;

} // namespace msr
