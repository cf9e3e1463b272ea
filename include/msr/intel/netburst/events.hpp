// The events by the names that programs write, each with its masks, and the words that rules about
// events suggest instead of wrong ones.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/events/at_retirement.hpp>
#include <msr/intel/netburst/events/non_retirement.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/suggestions/rule_suggestions.hpp>

namespace msr::netburst {

namespace detail {

/// The events that have `Role` in counting at retirement, as suggestions of an error where the
/// event `Asked` does not have the role.
template <tagging Role, typename Asked, typename Events = event_facts::all_events>
struct events_of_role;
template <tagging Role, typename Asked, typename... Event>
struct events_of_role<Role, Asked, event_facts::listed_events<Event...>>
    : as_suggestions<typename joined_names<
          typename names_if<Event::row.role == Role, typename Event::named>::type...>::type> {};

/// The events that can be sampled precisely, as suggestions of an error where the event `Asked`
/// cannot be.
template <typename Asked, typename Events = event_facts::all_events>
struct events_with_pebs;
template <typename Asked, typename... Event>
struct events_with_pebs<Asked, event_facts::listed_events<Event...>>
    : as_suggestions<typename joined_names<
          typename names_if<Event::row.pebs, typename Event::named>::type...>::type> {};

} // namespace detail

} // namespace msr::netburst

template <typename Event, typename... Name>
struct msr::suggestions<msr::netburst::event_can_carry_a_tag, Event, Name...>
    : msr::netburst::detail::events_of_role<msr::netburst::tagging::execution_upstream, Event> {};
template <typename Event, typename... Name>
struct msr::suggestions<msr::netburst::event_can_be_counted_at_retirement, Event, Name...>
    : msr::netburst::detail::events_of_role<msr::netburst::tagging::front_end_upstream, Event> {};
template <typename Event>
struct msr::suggestions<msr::netburst::event_can_be_sampled_precisely, Event>
    : msr::netburst::detail::events_with_pebs<Event> {};
