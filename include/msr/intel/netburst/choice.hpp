// What to count: one or more masks of one event, and how they are qualified. All of it is in the
// type, so that a mistake stops the compiler where it is written.
#pragma once

#include <msr/intel/netburst/alternatives.hpp>
#include <msr/intel/netburst/asked.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/rules.hpp>

#include <cstdint>
#include <type_traits>

namespace msr::netburst {

/// Whether the ESCR can select the event: `escr_selects<bsu_escr0, bsq_cache_reference>`.
template <escr_handle auto Escr, typename Event>
inline constexpr bool escr_selects = Event::row.selectable_on(Escr.number);

/// Whether some ESCR of the event feeds the counter: `event_reaches<uops_retired, iq_counter0>`.
template <typename Event, counter_handle auto Counter>
inline constexpr bool event_reaches = (Event::row.counters() & set_of(Counter.number)) != 0;

struct front_end_event;
struct execution_event;

/// NetBurst as a PMU; see plan.hpp.
struct pmu;

namespace detail {

/// The event that a choice counts: another one where its own only tags.
template <typename Event, qualifiers Qualifiers>
struct counted {
    using type = Event;
};
template <typename Event, qualifiers Qualifiers>
requires(Qualifiers.at_retirement &&Qualifiers.replay == 0) struct counted<Event, Qualifiers> {
    using type = std::conditional_t<(Qualifiers.tag >= 0), execution_event, front_end_event>;
};

} // namespace detail

/// One or more masks of `Event` with qualifiers. Each method gives the choice with one more of
/// them; without `user` or `kernel` both are counted, without `on` the plan finds ESCR and counter.
template <typename Event, unsigned Masks, qualifiers Qualifiers = qualifiers{}>
struct choice {
    using pmu_type = pmu;
    using event = Event;
    using counted_event = typename detail::counted<Event, Qualifiers>::type;

    /// Count at CPL 1, 2 and 3.
    constexpr auto user() const { return choice<Event, Masks, with_user(Qualifiers)>{}; }
    /// Count at CPL 0.
    constexpr auto kernel() const { return choice<Event, Masks, with_kernel(Qualifiers)>{}; }

    /// Count events of logical processor 0 only; needs a target with Hyper-Threading.
    constexpr auto thread_0() const { return of_threads<thread_set::first>(); }
    /// Count events of logical processor 1 only; needs a target with Hyper-Threading.
    constexpr auto thread_1() const { return of_threads<thread_set::second>(); }
    /// Count events of both logical processors (the default with Hyper-Threading).
    constexpr auto both_threads() const { return of_threads<thread_set::both>(); }

    /// Count clocks in which the event occurs more than `Threshold` times, 0 to 15.
    template <unsigned Threshold>
    constexpr auto greater_than() const {
        // Compare without edge and complement comes from a threshold, be it 0.
        constexpr bool first = Qualifiers.threshold == 0 &&
                               (!Qualifiers.compare || Qualifiers.edge || Qualifiers.complement);
        qualifier_stands_once::tell<first, Event>();
        constexpr bool fits = Threshold <= 15;
        threshold_has_4_bits::tell<fits, Event, value<Threshold>>();
        constexpr unsigned kept = fits ? Threshold : 0; // one mistake, one message
        return choice<Event, Masks, with_threshold(Qualifiers, kept)>{};
    }
    /// Count clocks in which the event occurs at most `Threshold` times, 0 to 15.
    template <unsigned Threshold>
    constexpr auto at_most() const {
        return greater_than<Threshold>().complement();
    }
    /// Turn the comparison round: at most, instead of greater than, the threshold (0 if none is
    /// set).
    constexpr auto complement() const {
        return choice<Event, Masks, with_complement(Qualifiers)>{};
    }
    /// Count how often the comparison becomes true (with threshold 0 if none is set).
    constexpr auto edge() const { return choice<Event, Masks, with_edge(Qualifiers)>{}; }

    /// Accept an event about which the manual contradicts itself.
    constexpr auto disputed() const { return choice<Event, Masks, with_dispute(Qualifiers)>{}; }

    /// Count at retirement the uops that this event tags with bit `Tag`, 0 to 3; for packed_SP_uop
    /// and its like.
    template <unsigned Tag>
    constexpr auto tag() const {
        constexpr bool carries = Event::row.role == tagging::execution_upstream;
        event_can_carry_a_tag::tell<carries, Event>();
        constexpr bool fits = Tag <= 3;
        tag_is_0_to_3::tell<fits, Event, value<Tag>>();
        if constexpr (carries)
            return choice<Event, Masks, with_tag(Qualifiers, fits ? Tag : 0)>{};
        else
            return *this; // one mistake, one message
    }
    /// Count at retirement the uops that this event tags in the front end; for uop_type.
    constexpr auto at_retirement() const {
        constexpr bool tags = Event::row.role == tagging::front_end_upstream;
        event_can_be_counted_at_retirement::tell<tags, Event>();
        if constexpr (tags)
            return choice<Event, Masks, with_retirement(Qualifiers)>{};
        else
            return *this;
    }

    /// Ask for an interrupt at each `Period`-th event, 10 to 2^40 - 1. The interrupt goes to the
    /// logical processor that is counted, and is the handler's to take: see `preset_of`.
    template <std::uint64_t Period>
    constexpr auto sample_every() const {
        qualifier_stands_once::tell<(Qualifiers.overflow == overflow_use::none), Event>();
        constexpr bool in_range = is_sampling_period(Period);
        sampling_period_is_in_range::tell<in_range, Event, value<Period>>();
        forced_overflow_cannot_interrupt::tell<!Qualifiers.force_overflow, Event>();
        constexpr bool allowed = in_range && !Qualifiers.force_overflow;
        if constexpr (allowed)
            return overflowing<overflow_use::interrupt, Period>();
        else
            return *this; // one mistake, one message
    }
    /// Take the samples precisely (PEBS), for what is counted at retirement; with `sample_every`.
    constexpr auto precise() const { return choice<Event, Masks, with_precision(Qualifiers)>{}; }
    /// Overflow after `Count` events, 1 to 2^40 - 1, to start the cascade of another choice.
    template <std::uint64_t Count>
    constexpr auto overflow_after() const {
        qualifier_stands_once::tell<(Qualifiers.overflow == overflow_use::none), Event>();
        constexpr bool in_range = is_overflow_count(Count);
        overflow_is_in_range::tell<in_range, Event, value<Count>>();
        forced_overflow_takes_no_number::tell<!Qualifiers.force_overflow, Event>();
        if constexpr (in_range && !Qualifiers.force_overflow)
            return overflowing<overflow_use::flag, Count>();
        else
            return *this;
    }
    /// Overflow at every event.
    constexpr auto force_overflow() const {
        constexpr bool silent = Qualifiers.overflow != overflow_use::interrupt;
        forced_overflow_cannot_interrupt::tell<silent, Event>();
        constexpr bool counted = Qualifiers.overflow == overflow_use::flag;
        forced_overflow_takes_no_number::tell<!counted, Event>();
        if constexpr (silent && !counted)
            return choice<Event, Masks, with_forced_overflow(Qualifiers)>{};
        else
            return *this;
    }
    /// Begin to count when the counter `Source`, on which another choice of the plan counts,
    /// overflows; on a counter to which `Source` leads.
    template <counter_handle Source>
    constexpr auto cascaded_from(Source) const {
        qualifier_stands_once::tell<(Qualifiers.cascaded_from < 0), Event, Source>();
        return choice<Event, Masks, with_cascade(Qualifiers, Source::number)>{};
    }

    /// Count on this counter, through whichever ESCR of the event feeds it.
    template <counter_handle Counter>
    constexpr auto on(Counter) const {
        constexpr bool first =
            qualifier_stands_once::tell<(Qualifiers.counter < 0), Event, Counter>();
        constexpr bool reaches =
            event_reaches_counter::tell<event_reaches<counted_event, Counter{}>, counted_event,
                                        Counter>();
        return placed < first && reaches, with_counter(Qualifiers, Counter::number) > ();
    }
    /// Count through this ESCR, on whichever of its counters is free.
    template <escr_handle Escr>
    constexpr auto on(Escr) const {
        constexpr bool first = qualifier_stands_once::tell<(Qualifiers.escr < 0), Event, Escr>();
        constexpr bool selects =
            escr_selects_event::tell<escr_selects<Escr{}, counted_event>, counted_event, Escr>();
        return placed < first && selects, with_escr(Qualifiers, Escr::number) > ();
    }
    /// Count through this ESCR on this counter.
    template <escr_handle Escr, counter_handle Counter>
    constexpr auto on(Escr, Counter) const {
        constexpr bool free = Qualifiers.escr < 0 && Qualifiers.counter < 0;
        constexpr bool first = qualifier_stands_once::tell<free, Event, Escr, Counter>();
        constexpr bool selects =
            escr_selects_event::tell<escr_selects<Escr{}, counted_event>, counted_event, Escr>();
        constexpr bool feeds =
            escr_feeds_counter::tell<escr_feeds<Escr{}, Counter{}>, counted_event, Escr, Counter>();
        return placed < first && selects && feeds,
               with_counter(with_escr(Qualifiers, Escr::number), Counter::number) > ();
    }

    /// The same as a plain value, as the planner and run-time text use it.
    static constexpr request as_request() {
        return {.event = Event::number, .masks = Masks, .how = Qualifiers};
    }

private:
    /// The choice at a place, or without where that is illegal: one mistake, one message.
    template <bool Legal, qualifiers Placed>
    static constexpr auto placed() {
        return choice < Event, Masks, Legal ? Placed : Qualifiers > {};
    }
    template <overflow_use Use, std::uint64_t Period>
    static constexpr auto overflowing() {
        return choice<Event, Masks, with_overflow(Qualifiers, Use, Period)>{};
    }
    template <thread_set Threads>
    static constexpr auto of_threads() {
        qualifier_stands_once::tell<(Qualifiers.threads == thread_set::unsaid), Event>();
        return choice<Event, Masks, with_threads(Qualifiers, Threads)>{};
    }
};

/// The choice that an object is.
template <typename Event, unsigned Masks, qualifiers Qualifiers>
constexpr choice<Event, Masks, Qualifiers> as_choice(choice<Event, Masks, Qualifiers>) {
    return {};
}

/// One mask bit of an event.
template <typename Event, unsigned Bit>
using single_mask = choice<Event, 1u << Bit>;

/// Several masks of one event.
template <typename Event, unsigned A, unsigned B>
constexpr choice<Event, A | B> operator|(choice<Event, A>, choice<Event, B>) {
    return {};
}
template <typename EventA, unsigned A, typename EventB, unsigned B>
constexpr choice<EventA, A> operator|(choice<EventA, A>, choice<EventB, B>) {
    constexpr bool same = false;
    masks_are_of_one_event::tell<same, EventA, EventB>();
    return {};
}

template <typename EventA, unsigned A, qualifiers HowA, typename EventB, unsigned B,
          qualifiers HowB>
constexpr choice<EventA, A> operator|(choice<EventA, A, HowA>, choice<EventB, B, HowB>) {
    constexpr bool joined_first = false;
    masks_are_joined_first::tell<joined_first, EventA, EventB>();
    return {};
}

/// Masks of an event by number, for those who have one: `masks<bsq_cache_reference, 0x107>`.
template <typename Event, unsigned Masks>
inline constexpr auto masks = [] {
    mask_is_not_empty::tell<Masks != 0, Event>();
    constexpr unsigned known = Masks & Event::row.known_masks();
    constexpr unsigned unknown = Masks & ~known;
    mask_belongs_to_event::tell<unknown == 0, Event, value<unknown>>();
    // One mistake, one message: what is made of a mistake is legal.
    return choice < Event, known != 0 ? known : Event::row.known_masks() > {};
}();

} // namespace msr::netburst
