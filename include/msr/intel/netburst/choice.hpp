// Choices of the Pentium 4: one or more masks of one event and their qualifiers. The whole choice
// is in its type, so that a mistake stops the compiler at the line that has it.
#pragma once

// The headers that compile errors name are included first, so that errors do not list a chain of
// other headers.
#include <msr/core/rule.hpp>

#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/printed_choice.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/rules.hpp>
#include <msr/intel/netburst/suggestions/rule_suggestions.hpp>

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

/// NetBurst as a PMU; `msr/intel/netburst/plan.hpp` defines it.
struct pmu;

namespace detail {

/// The event that is counted where a choice names `Event`: the event that counts at retirement
/// where the choice only tags uops by `Event`, otherwise `Event`.
template <typename Event, bool Retires, bool Tags>
struct counted {
    using type = Event;
};
template <typename Event, bool Tags>
struct counted<Event, true, Tags> {
    using type = std::conditional_t<Tags, execution_event, front_end_event>;
};
template <typename Event, typename... Qualifier>
struct counted_with {
    static constexpr qualifiers how = how_of<Qualifier...>();
    using type =
        typename counted<Event, how.at_retirement && how.replay == 0, (how.tag >= 0)>::type;
};
template <typename Event>
struct counted_with<Event> {
    using type = Event;
};

} // namespace detail

/// One or more masks of `Event` with qualifiers. Each method returns the choice with the method's
/// qualifier added. Without `user` or `kernel` the choice counts at every privilege level; without
/// `on` the plan finds ESCR and counter.
template <typename Event, unsigned Masks, typename... Qualifier>
struct choice {
    using pmu_type = pmu;
    using event = Event; ///< the type that names the event of the choice
    /// The event that counts at retirement where the choice tags uops by `event`; otherwise `event`
    /// itself.
    using counted_event = typename detail::counted_with<Event, Qualifier...>::type;

    /// Returns the choice (an event with qualifiers) that counts at CPL 1, 2 and 3.
    constexpr auto user() const {
        using mistake = mistake_unless<!how().user, qualifier_stands_once, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_user(how())>();
    }
    /// Returns the choice (an event with qualifiers) that counts at CPL 0.
    constexpr auto kernel() const {
        using mistake = mistake_unless<!how().kernel, qualifier_stands_once, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_kernel(how())>();
    }

    /// Returns the choice that counts events of logical processor 0 only; needs a target with
    /// Hyper-Threading.
    constexpr auto thread_0() const {
        using mistake =
            mistake_unless<how().threads == thread_set::unsaid, qualifier_stands_once, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_threads(how(), thread_set::first)>();
    }
    /// Returns the choice that counts events of logical processor 1 only; needs a target with
    /// Hyper-Threading.
    constexpr auto thread_1() const {
        using mistake =
            mistake_unless<how().threads == thread_set::unsaid, qualifier_stands_once, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_threads(how(), thread_set::second)>();
    }
    /// Returns the choice that counts events of both logical processors of a core, the default with
    /// Hyper-Threading.
    constexpr auto both_threads() const {
        using mistake =
            mistake_unless<how().threads == thread_set::unsaid, qualifier_stands_once, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_threads(how(), thread_set::both)>();
    }

    /// Returns the choice that counts clocks in which its event occurs more than `Threshold` times,
    /// 0 to 15.
    template <unsigned Threshold>
    constexpr auto greater_than() const {
        // `first`: the choice has no threshold yet. A threshold of 0 sets only the compare bit,
        // which `edge` and `complement` set as well.
        constexpr bool first =
            how().threshold == 0 && (!how().compare || how().edge || how().complement);
        using mistake = first_mistake<
            mistake_unless<first, qualifier_stands_once, Event>,
            mistake_unless<Threshold <= 15, threshold_has_4_bits, Event, value<Threshold>>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake_unless<Threshold <= 15, threshold_has_4_bits>,
                           with_threshold(how(), Threshold)>();
    }
    /// Returns the choice that counts clocks in which its event occurs at most `Threshold` times, 0
    /// to 15.
    template <unsigned Threshold>
    constexpr auto at_most() const {
        return greater_than<Threshold>().complement();
    }
    /// Returns the choice that counts clocks in which its event occurs at most as often as the
    /// threshold, instead of more often; the threshold is 0 where the choice has none.
    constexpr auto complement() const {
        using mistake = mistake_unless<!how().complement, qualifier_stands_once, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_complement(how())>();
    }
    /// Returns the choice that counts how often the comparison with the threshold becomes true; the
    /// threshold is 0 where the choice has none.
    constexpr auto edge() const {
        using mistake = mistake_unless<!how().edge, qualifier_stands_once, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_edge(how())>();
    }

    /// Returns the choice (an event with qualifiers) with leave to count an event about which the
    /// manual contradicts itself; without `disputed` such a choice breaks a rule.
    constexpr auto disputed() const {
        using mistake = mistake_unless<!how().disputed, qualifier_stands_once, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_dispute(how())>();
    }

    /// Returns the choice that counts at retirement the uops that its event tags with bit `Tag`, 0
    /// to 3; for packed_SP_uop and the other events that tag uops in the execution units.
    template <unsigned Tag>
    constexpr auto tag() const {
        constexpr bool carries = Event::row.role == tagging::execution_upstream;
        using mistake = first_mistake<mistake_unless<carries, event_can_carry_a_tag, Event>,
                                      mistake_unless<Tag <= 3, tag_is_0_to_3, Event, value<Tag>>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_tag(how(), Tag)>();
    }
    /// Returns the choice that counts at retirement the uops that its event tags in the front end;
    /// for uop_type.
    constexpr auto at_retirement() const {
        constexpr bool tags = Event::row.role == tagging::front_end_upstream;
        using mistake = mistake_unless<tags, event_can_be_counted_at_retirement, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_retirement(how())>();
    }

    /// Returns the choice that asks for an interrupt at each `Period`-th event, 10 to 2^40 - 1. The
    /// interrupt goes to the logical processor whose events are counted; its handler must write the
    /// preset to the counter again: see `preset_of`.
    template <std::uint64_t Period>
    constexpr auto sample_every() const {
        using mistake = first_mistake<
            mistake_unless<how().overflow == overflow_use::none, qualifier_stands_once, Event>,
            mistake_unless<is_sampling_period(Period), sampling_period_is_in_range, Event,
                           value<Period>>,
            mistake_unless<!how().force_overflow, forced_overflow_cannot_interrupt, Event>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_overflow(how(), overflow_use::interrupt, Period)>();
    }
    /// Returns the choice (an event with qualifiers) that takes its samples precisely (PEBS), for
    /// events that are counted at retirement; needs `sample_every`.
    constexpr auto precise() const {
        using mistake = mistake_unless<!how().precise, qualifier_stands_once, Event>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_precision(how())>();
    }
    /// Returns the choice (an event with qualifiers) whose counter overflows after `Count` events,
    /// 1 to 2^40 - 1, in order to start the cascade of another choice.
    template <std::uint64_t Count>
    constexpr auto overflow_after() const {
        using mistake = first_mistake<
            mistake_unless<how().overflow == overflow_use::none, qualifier_stands_once, Event>,
            mistake_unless<is_overflow_count(Count), overflow_is_in_range, Event, value<Count>>,
            mistake_unless<!how().force_overflow, forced_overflow_takes_no_number, Event>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_overflow(how(), overflow_use::flag, Count)>();
    }
    /// Returns the choice (an event with qualifiers) whose counter overflows at every event.
    constexpr auto force_overflow() const {
        constexpr bool silent = how().overflow != overflow_use::interrupt;
        constexpr bool counted = how().overflow == overflow_use::flag;
        using mistake =
            first_mistake<mistake_unless<silent, forced_overflow_cannot_interrupt, Event>,
                          mistake_unless<!counted, forced_overflow_takes_no_number, Event>,
                          mistake_unless<!how().force_overflow, qualifier_stands_once, Event>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_forced_overflow(how())>();
    }
    /// Returns the choice that begins to count when the counter `Source`, on which another choice
    /// of the plan counts, overflows; the plan takes a counter that a cascade of `Source` reaches.
    template <counter_handle Source>
    constexpr auto cascaded_from(Source) const {
        using mistake =
            mistake_unless<(how().cascaded_from < 0), qualifier_stands_once, Event, Source>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<no_mistake, with_cascade(how(), Source::number)>();
    }

    /// Returns the choice (an event with qualifiers) that counts on `Counter`, through whichever
    /// ESCR of its event feeds the counter.
    template <counter_handle Counter>
    constexpr auto on(Counter) const {
        using mistake = first_mistake<
            mistake_unless<(how().counter < 0), qualifier_stands_once, Event, Counter>,
            mistake_unless<event_reaches<counted_event, Counter{}>, event_reaches_counter,
                           counted_event, Counter>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_counter(how(), Counter::number)>();
    }
    /// Returns the choice (an event with qualifiers) that counts through `Escr`, on whichever
    /// counter of the ESCR is free.
    template <escr_handle Escr>
    constexpr auto on(Escr) const {
        using mistake =
            first_mistake<mistake_unless<(how().escr < 0), qualifier_stands_once, Event, Escr>,
                          mistake_unless<escr_selects<Escr{}, counted_event>, escr_selects_event,
                                         counted_event, Escr>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake, with_escr(how(), Escr::number)>();
    }
    /// Returns the choice (an event with qualifiers) that counts through ESCR `Escr` on counter
    /// `Counter`.
    template <escr_handle Escr, counter_handle Counter>
    constexpr auto on(Escr, Counter) const {
        constexpr bool free = how().escr < 0 && how().counter < 0;
        using mistake =
            first_mistake<mistake_unless<free, qualifier_stands_once, Event, Escr, Counter>,
                          mistake_unless<escr_selects<Escr{}, counted_event>, escr_selects_event,
                                         counted_event, Escr>,
                          mistake_unless<escr_feeds<Escr{}, Counter{}>, escr_feeds_counter,
                                         counted_event, Escr, Counter>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return requalified<mistake,
                           with_counter(with_escr(how(), Escr::number), Counter::number)>();
    }

    /// Returns the choice as a plain value, the form that the planner and run-time text use.
    static constexpr request as_request() {
        return {.event = Event::number, .masks = Masks, .how = how()};
    }

    /// Returns the qualifiers of the choice (an event to count), without its event and masks.
    static constexpr qualifiers how() { return detail::how_of<Qualifier...>(); }

private:
    /// Returns the choice with the qualifiers `How`, or unchanged where `Mistake` says that a
    /// method's argument breaks a rule: the compiler then reports no second mistake.
    template <typename Mistake, qualifiers How>
    static constexpr auto requalified() {
        if constexpr (Mistake::is_legal)
            return typename detail::qualified<Event, Masks, How>::type{};
        else
            return choice{};
    }
};

/// Returns the choice (an event with qualifiers) that is the argument; an argument of another type
/// does not compile.
template <typename Event, unsigned Masks, typename... Qualifier>
constexpr choice<Event, Masks, Qualifier...> as_choice(choice<Event, Masks, Qualifier...>) {
    return {};
}

/// The choice of a single mask bit of an event, 0 to 15.
template <typename Event, unsigned Bit>
using single_mask = choice<Event, 1u << Bit>;

/// Returns the choice that counts the masks of both operands, which are of one event and have no
/// qualifiers.
template <typename Event, unsigned A, unsigned B>
constexpr choice<Event, A | B> operator|(choice<Event, A>, choice<Event, B>) {
    return {};
}
template <typename EventA, unsigned A, typename... HowA, typename EventB, unsigned B,
          typename... HowB>
constexpr choice<EventA, A> operator|(choice<EventA, A, HowA...>, choice<EventB, B, HowB...>) {
    constexpr bool joined_first = sizeof...(HowA) + sizeof...(HowB) == 0;
    using mistake =
        first_mistake<mistake_unless<joined_first, masks_are_joined_first, EventA, EventB>,
                      mistake_of<masks_are_of_one_event, EventA, EventB>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return {};
}

/// The choice of masks of an event by their number: `masks<bsq_cache_reference, 0x107>`.
template <typename Event, unsigned Masks>
inline constexpr auto masks = [] {
    constexpr unsigned known = Masks & Event::row.known_masks();
    constexpr unsigned unknown = Masks & ~known;
    using mistake =
        first_mistake<mistake_unless<Masks != 0, mask_is_not_empty, Event>,
                      mistake_unless<unknown == 0, mask_belongs_to_event, Event, value<unknown>>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    // A mistake gives one message only: the choice that results from a mistake is legal.
    return choice < Event, known != 0 ? known : Event::row.known_masks() > {};
}();

} // namespace msr::netburst
