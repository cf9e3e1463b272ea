// Suggestions for each rule: the legal alternatives, which the compiler computes from the tables
// only where the rule is broken.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/printed_choice.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstdint>

namespace msr::netburst {

namespace detail {

/// The type by which a suggestion names a mask bit: its number as `masks` takes it.
template <int Bit>
struct named_mask {
    using type = value<(1 << Bit)>;
};

template <counter_set Counters>
using listed_counters = legal_list<Counters, named_counter>;
template <model_set Models>
using listed_models = legal_list<Models, named_model>;

constexpr std::uint64_t set_of_escrs(sequence<escr_number> escrs) {
    std::uint64_t set = 0;
    for (const escr_number escr : escrs)
        set |= std::uint64_t{1} << static_cast<unsigned>(escr);
    return set;
}
template <typename Event>
using listed_escrs = legal_list<set_of_escrs(Event::row.all_escrs()), named_escr>;
template <typename Event>
using counters_of_event = typename listed_counters<Event::row.counters()>::type;
template <typename Event>
using escrs_of_event = typename listed_escrs<Event>::type;

template <typename Event>
struct masks_of_event : legal_list<Event::row.known_masks(), named_mask> {};
template <typename Event>
struct models_of_event : listed_models<Event::row.models> {};
template <typename Event>
struct escrs_of_event_row : listed_escrs<Event> {};
template <typename Event>
struct counters_of_event_row : listed_counters<Event::row.counters()> {};
template <typename Escr>
struct counters_of_escr : listed_counters<row_of(Escr::number).counters> {};

/// The suggestions for an event that only its first ESCR counts: that ESCR, or the counters of the
/// ESCR where the choice named a counter.
template <typename Event, typename Place>
struct first_places : legal_list<set_of_escrs({Event::row.escrs, 1}), named_escr> {};
template <typename Event, counter_handle Place>
struct first_places<Event, Place> : listed_counters<row_of(Event::row.escrs[0]).counters> {};

/// The suggestions for a choice that has a filter but does not compare: the qualifiers for filters,
/// each of which makes the choice compare.
template <typename... Name>
struct filters_that_compare {
    using type = would_be_legal<with::greater_than<0>, with::complement, with::edge>;
};
template <typename... Name>
struct acceptance_of_dispute {
    using type = would_be_legal<with::disputed>;
};

} // namespace detail

} // namespace msr::netburst

/// Suggestions for masks that are combined but are not of the event; the error then names the rule
/// `mask_belongs_to_event` of all PMUs.
template <typename Event, typename... Unknown>
requires requires { Event::row.known_masks(); }
struct msr::suggestions<msr::mask_belongs_to_event, Event, Unknown...>
    : msr::netburst::detail::masks_of_event<Event> {};
