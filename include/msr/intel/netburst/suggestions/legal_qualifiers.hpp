// Suggestions for a choice that breaks a rule by itself: the same choice with another place, thread
// or tag, tried where, and only where, the rule is broken.
#pragma once

#include <msr/core/names.hpp>
#include <msr/intel/netburst/asked.hpp>
#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/planning/planner.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/suggestions/rule_suggestions.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

namespace msr::netburst::detail {

/// Stands for a choice that no cascade starts.
struct no_cascade;

template <typename Qualifier>
inline constexpr bool is_cascade = false;
template <typename Source>
inline constexpr bool is_cascade<with::cascaded_from<Source>> = true;

template <typename Event, unsigned Masks, typename Qualifiers>
struct choice_with;
template <typename Event, unsigned Masks, typename... Qualifier>
struct choice_with<Event, Masks, name_list<Qualifier...>> {
    using type = choice<Event, Masks, Qualifier...>;
};

/// A choice with another qualifier.
template <typename Choice, typename Other>
struct changed;
template <typename Event, unsigned Masks, typename... Qualifier, typename Other>
struct changed<choice<Event, Masks, Qualifier...>, Other>
    : inserted<choice<Event, Masks>, Other, Qualifier...> {};
template <typename Event, unsigned Masks, typename... Qualifier>
struct changed<choice<Event, Masks, Qualifier...>, no_cascade>
    : choice_with<Event, Masks,
                  typename joined_names<
                      typename names_if<!is_cascade<Qualifier>, Qualifier>::type...>::type> {};

template <typename Choice, target On>
inline constexpr bool is_legal_by_itself = check(Choice::as_request(), On).legal();

/// The qualifiers with which a choice would be legal by itself.
template <typename Choice, target On, typename Others>
struct legal_qualifiers;
template <typename Choice, target On, typename... Other>
struct legal_qualifiers<Choice, On, would_be_legal<Other...>>
    : as_suggestions<typename joined_names<typename names_if<
          is_legal_by_itself<typename changed<Choice, Other>::type, On>, Other>::type...>::type> {};

/// The models on which a choice would be legal by itself, whatever their stepping.
template <typename Choice, target On, typename Models = every_model_by_name>
struct legal_models;
template <typename Choice, target On, int... Number>
struct legal_models<Choice, On, would_be_legal<model<Number>...>>
    : as_suggestions<typename joined_names<typename names_if<
          is_legal_by_itself<Choice, target{of_models(Number), On.hyper_threading}>,
          model<Number>>::type...>::type> {};

using every_thread = would_be_legal<with::thread_0, with::thread_1, with::both_threads>;
using every_tag = would_be_legal<with::tag<0>, with::tag<1>, with::tag<2>, with::tag<3>>;
/// A cascade from each counter.
using every_source = typename listed<(std::uint64_t{1} << counter_count) - 1, named_cascade>::type;

} // namespace msr::netburst::detail
