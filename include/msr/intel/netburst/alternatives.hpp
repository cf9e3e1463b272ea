// What would be legal instead of what breaks a rule, worked out by the compiler from the tables
// where, and only where, a rule is broken.
#pragma once

#include <msr/intel/netburst/asked.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/names.hpp>
#include <msr/rule.hpp>
#include <msr/sequence.hpp>

#include <cstdint>

namespace msr::netburst {

/// As many events as a counter of 40 bits can count before it overflows.
inline constexpr std::int64_t most_events = (std::int64_t{1} << 40) - 1;
/// Name in an error the sampling periods and the overflows that a choice can have.
template <std::int64_t Least, std::int64_t Most>
struct sample_every_between;
template <std::int64_t Least, std::int64_t Most>
struct overflow_after_between;

/// Stands in an error for a target that has Hyper-Threading.
struct target_with_hyper_threading;

namespace detail {

/// A mask bit, as the number that `masks` takes.
template <int Bit>
struct named_mask {
    using type = value<(1 << Bit)>;
};

template <counter_set Counters>
using listed_counters = listed<Counters, named_counter>;
template <model_set Models>
using listed_models = listed<Models, named_model>;

constexpr std::uint64_t set_of_escrs(sequence<escr_number> escrs) {
    std::uint64_t set = 0;
    for (const escr_number escr : escrs)
        set |= std::uint64_t{1} << static_cast<unsigned>(escr);
    return set;
}
template <typename Event>
using listed_escrs = listed<set_of_escrs(Event::row.all_escrs()), named_escr>;
template <typename Event>
using counters_of_event = typename listed_counters<Event::row.counters()>::type;
template <typename Event>
using escrs_of_event = typename listed_escrs<Event>::type;
template <typename Event>
using listed_masks = listed<Event::row.known_masks(), named_mask>;

/// Where an event is counted that only its first ESCR counts: that ESCR, or its counters where a
/// counter was named.
template <typename Event, typename Place>
struct first_places : listed<set_of_escrs({Event::row.escrs, 1}), named_escr> {};
template <typename Event, counter_handle Place>
struct first_places<Event, Place> : listed_counters<row_of(Event::row.escrs[0]).counters> {};

} // namespace detail

} // namespace msr::netburst

namespace msr {

template <typename Event>
struct alternatives<netburst::mask_is_not_empty, Event> : netburst::detail::listed_masks<Event> {};
template <typename Event, typename... Unknown>
requires requires { Event::row.known_masks(); }
struct alternatives<mask_belongs_to_event, Event, Unknown...>
    : netburst::detail::listed_masks<Event> {};
template <typename Event, typename Models>
struct alternatives<netburst::event_exists_on_model, Event, Models>
    : netburst::detail::listed_models<Event::row.models> {};

template <typename Event, typename Escr, typename Models>
struct alternatives<netburst::escr_exists_on_model, Event, Escr, Models>
    : netburst::detail::listed_escrs<Event> {};
template <typename Event, typename Escr>
struct alternatives<netburst::escr_selects_event, Event, Escr>
    : netburst::detail::listed_escrs<Event> {};
template <typename Event, typename Place, typename Models>
struct alternatives<netburst::event_counts_through_escr_on_model, Event, Place, Models>
    : netburst::detail::first_places<Event, Place> {};
template <typename Event, typename Escr, typename Counter>
struct alternatives<netburst::escr_feeds_counter, Event, Escr, Counter>
    : netburst::detail::listed_counters<netburst::row_of(Escr::number).counters> {};
template <typename Event, typename Counter>
struct alternatives<netburst::event_reaches_counter, Event, Counter>
    : netburst::detail::listed_counters<Event::row.counters()> {};

template <typename... Name>
struct alternatives<netburst::threshold_has_4_bits, Name...> {
    using type = would_be_legal<value_between<0, 15>>;
};
template <typename... Name>
struct alternatives<netburst::precise_sampling_has_a_period, Name...> {
    using type = would_be_legal<netburst::sample_every_between<10, netburst::most_events>>;
};
template <typename... Name>
struct alternatives<netburst::cascade_source_overflows, Name...> {
    using type = would_be_legal<netburst::overflow_after_between<1, netburst::most_events>>;
};
template <typename... Name>
struct alternatives<netburst::cascade_source_is_not_sampled, Name...> {
    using type = would_be_legal<netburst::overflow_after_between<1, netburst::most_events>>;
};
template <typename... Name>
struct alternatives<netburst::sampling_period_is_in_range, Name...> {
    using type = would_be_legal<value_between<10, netburst::most_events>>;
};
template <typename... Name>
struct alternatives<netburst::overflow_is_in_range, Name...> {
    using type = would_be_legal<value_between<1, netburst::most_events>>;
};
template <typename... Name>
struct alternatives<netburst::filters_need_compare, Name...> {
    using type = would_be_legal<netburst::with::greater_than<0>, netburst::with::complement,
                                netburst::with::edge>;
};
template <typename... Name>
struct alternatives<netburst::disputed_event_is_accepted, Name...> {
    using type = would_be_legal<netburst::with::disputed>;
};
template <typename... Name>
struct alternatives<netburst::tag_is_0_to_3, Name...> {
    using type = would_be_legal<value_between<0, 3>>;
};
template <typename... Name>
struct alternatives<netburst::thread_1_needs_hyper_threading, Name...> {
    using type = would_be_legal<netburst::target_with_hyper_threading>;
};
template <typename... Name>
struct alternatives<netburst::thread_choice_needs_hyper_threading, Name...> {
    using type = would_be_legal<netburst::target_with_hyper_threading>;
};

} // namespace msr
