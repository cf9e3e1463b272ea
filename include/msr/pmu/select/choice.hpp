// Choices as types: an event, its masks and its qualifiers. A mistake stops the compiler at the
// line that has it.
#pragma once

// The headers that errors name come first, so that errors do not list how these are included.
#include <msr/core/rule.hpp>

#include <msr/core/names.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/pmu/select/rules.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::select {

/// The PMU that plans take, made of an event PMU; see plan.hpp.
template <typename M>
struct pmu;

/// An event by its code.
template <typename M, std::uint32_t Code>
struct raw_event {
    static constexpr std::uint32_t code = Code; ///< the event number, as the PMU counts
};

namespace detail {

/// The name of a type without its namespaces, as the compiler prints it here.
template <typename Name>
constexpr event_label label_text() {
    event_label result;
    const char *const printed = __PRETTY_FUNCTION__;
    std::size_t begin = 0;
    // the name begins behind the last `Name = ` or `::`
    for (std::size_t i = 0; printed[i] != '\0'; ++i)
        if (printed[i] == ' ' || printed[i] == ':') begin = i + 1;
    for (std::size_t i = 0; i + 1 < sizeof result.text && printed[begin + i] != ']'; ++i)
        result.text[i] = printed[begin + i];
    return result;
}
template <typename Name>
inline constexpr event_label label_named = label_text<Name>();

} // namespace detail

/// An event by its code with a name of the user's, which is a type.
template <typename Name, std::uint32_t Code>
struct named_raw_event {
    static constexpr std::uint32_t code = Code; ///< the event number, as the PMU counts
    /// The user's name, as text.
    static constexpr const event_label &label = detail::label_named<Name>;
};

// --- qualifiers as types ------------------------------------------------------------------------
// A choice is a list of them in the order of their ranks, whatever was said first: a compiler
// prints names wherever it prints the type of a choice. A counter stands for itself, behind them.

/// Bits of the unit mask: `Masks` in those of `Field`.
template <std::uint32_t Masks, std::uint32_t Field = ~std::uint32_t{0}>
struct unit_mask {
    static constexpr unsigned rank = 0; ///< the qualifier's position among those of a choice
    /// Returns the request with the unit masks.
    static constexpr request in(const request &request) {
        return with_masks(request, Masks, Field);
    }
};

/// The base of an event PMU's qualifier that is a flag.
template <unsigned Flag>
struct flag_qualifier {
    static constexpr unsigned rank = 8 + Flag; ///< the qualifier's position among those of a choice
    /// Returns the request with the flag.
    static constexpr request in(const request &request) { return with_flag(request, Flag); }
};
/// The base of an event PMU's qualifier that has a value.
template <unsigned Which, std::uint64_t Value>
struct value_qualifier {
    static constexpr unsigned rank = 40 + Which; ///< the qualifier's position among those of a
                                                 ///< choice
    /// Returns the request with the value.
    static constexpr request in(const request &request) {
        return with_value(request, Which, Value);
    }
};

/// The qualifiers of every event PMU, after the methods of choices.
namespace with {
/// The qualifier `user`: counts at CPL 1, 2 and 3.
struct user {
    static constexpr unsigned rank = 1; ///< the qualifier's position among those of a choice
    /// Returns the request with the qualifier.
    static constexpr request in(const request &request) { return with_user(request); }
};
/// The qualifier `kernel`: counts at CPL 0.
struct kernel {
    static constexpr unsigned rank = 2; ///< the qualifier's position among those of a choice
    /// Returns the request with the qualifier.
    static constexpr request in(const request &request) { return with_kernel(request); }
};
/// The qualifier `edge`: counts how often the condition begins to hold.
struct edge {
    static constexpr unsigned rank = 5; ///< the qualifier's position among those of a choice
    /// Returns the request with the qualifier.
    static constexpr request in(const request &request) { return with_edge(request); }
};
/// The qualifier `invert`: counts cycles with fewer events than the threshold.
struct invert {
    static constexpr unsigned rank = 4; ///< the qualifier's position among those of a choice
    /// Returns the request with the qualifier.
    static constexpr request in(const request &request) { return with_invert(request); }
};
/// The qualifier `compare_at_least`: counts cycles with at least this many events.
template <std::uint32_t Threshold>
struct compare_at_least {
    static constexpr unsigned rank = 3; ///< the qualifier's position among those of a choice
    /// Returns the request with the qualifier.
    static constexpr request in(const request &request) {
        return with_threshold(request, Threshold);
    }
};
/// The qualifier `sample_every`: interrupts after this many events.
template <std::uint64_t Period>
struct sample_every {
    static constexpr unsigned rank = 50; ///< the qualifier's position among those of a choice
    /// Returns the request with the qualifier.
    static constexpr request in(const request &request) { return with_period(request, Period); }
};
} // namespace with

namespace detail {

using msr::detail::inserted;
using msr::detail::rank_of;
using msr::detail::rank_of_counters;

/// A request with another qualifier.
template <typename Qualifier>
constexpr request with_qualifier(const request &request) {
    if constexpr (rank_of<Qualifier> != rank_of_counters)
        return Qualifier::in(request);
    else
        return with_counter(request, Qualifier::number);
}

template <typename M, std::uint32_t Flags>
struct named_flags {
    static constexpr unsigned first = static_cast<unsigned>(__builtin_ctz(Flags));
    using type = typename joined_names<name_list<typename M::template named_flag<first>::type>,
                                       typename named_flags<M, (Flags & (Flags - 1))>::type>::type;
};
template <typename M>
struct named_flags<M, 0> {
    using type = name_list<>;
};
template <typename M, request Request, std::uint32_t Given = Request.given>
struct named_values {
    static constexpr unsigned first = static_cast<unsigned>(__builtin_ctz(Given));
    using type = typename joined_names<
        name_list<typename M::template named_value<first, Request.values[first]>::type>,
        typename named_values<M, Request, (Given & (Given - 1))>::type>::type;
};
template <typename M, request Request>
struct named_values<M, Request, 0> {
    using type = name_list<>;
};

/// The name of a counter, which an event PMU may lack.
template <typename M, int Counter>
struct counter_of_pmu {
    using type = typename M::template named_counter<Counter>::type;
};
template <typename M>
struct counter_of_pmu<M, -1> {
    using type = void;
};

/// The qualifiers of a request, but for its unit mask, in their order.
template <typename M, request How>
struct named_qualifiers {
    using type = typename joined_names<
        typename names_if<How.user, with::user>::type,
        typename names_if<How.kernel, with::kernel>::type,
        typename names_if<How.threshold != 0, with::compare_at_least<How.threshold>>::type,
        typename names_if<How.invert, with::invert>::type,
        typename names_if<How.edge, with::edge>::type, typename named_flags<M, How.flags>::type,
        typename named_values<M, How>::type,
        typename names_if<How.period != 0, with::sample_every<How.period>>::type,
        typename names_if<How.counter != -1,
                          typename counter_of_pmu<M, How.counter>::type>::type>::type;
};
template <request How>
struct named_masks : names_if<(How.masks | How.chosen) != 0, unit_mask<How.masks, How.chosen>> {};

template <typename M, typename Event, typename Qualifiers>
struct choice_with;

} // namespace detail

/// The choice of an event with the qualifiers of a request.
template <typename M, typename Event, request How>
struct qualified
    : detail::choice_with<
          M, Event,
          typename joined_names<typename detail::named_masks<How>::type,
                                typename detail::named_qualifiers<M, How>::type>::type> {};

/// One or more masks of `Event` with qualifiers. Each method gives the choice with another
/// qualifier; without `user` or `kernel` both are counted, without `on` the plan finds the counter.
/// The event PMU's `methods` has those that are its own.
template <typename M, typename Event, typename... Qualifier>
struct choice : M::template methods<choice<M, Event, Qualifier...>> {
    using event_pmu_type = M; ///< the event PMU of the choice
    using pmu_type = pmu<M>;
    using event = Event; ///< the event's type

    /// The choice as the planner takes it.
    static constexpr request as_request() {
        request result = how();
        if constexpr (requires { Event::row; })
            return M::with_row(result, *Event::row);
        else if constexpr (requires { Event::number; })
            result.event = Event::number;
        else
            result.code = Event::code;
        if constexpr (requires { Event::label; }) return with_label(result, Event::label);
        return result;
    }
    /// The choice without its event.
    static constexpr request how() {
        request result{};
        ((result = detail::with_qualifier<Qualifier>(result)), ...);
        return result;
    }

    /// Count at CPL 1, 2 and 3, or the levels that the event PMU has in their place.
    constexpr auto user() const {
        using mistake = mistake_of_second<with::user>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        return with_one_more<with::user>();
    }
    /// Count at CPL 0, or the levels that the event PMU has in its place.
    constexpr auto kernel() const {
        using mistake = mistake_of_second<with::kernel>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        return with_one_more<with::kernel>();
    }
    /// Count how often the event begins, or the comparison with the threshold becomes true.
    constexpr auto edge() const {
        using mistake = mistake_of_second<with::edge>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        return with_one_more<with::edge>();
    }
    /// Turn the comparison round: clocks with fewer than the threshold.
    constexpr auto invert() const {
        using mistake = mistake_of_second<with::invert>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        return with_one_more<with::invert>();
    }
    /// Count clocks in which the event occurs at least `Threshold` times, of which 0 is none.
    template <std::uint32_t Threshold>
    constexpr auto compare_at_least() const {
        using mistake = first_mistake<mistake_unless<Threshold != 0, threshold_is_not_zero, Event>,
                                      mistake_of_second<with::compare_at_least<Threshold>>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        if constexpr (mistake::is_legal)
            return with_one_more<with::compare_at_least<Threshold>>();
        else
            // static_assert has reported the mistake; a second error would hide the first
            return *this;
    }
    /// Compares as `compare_at_least` does; cmask (counter mask) is the vendors' name of the field.
    template <std::uint32_t Threshold>
    constexpr auto cmask() const {
        return compare_at_least<Threshold>();
    }
    /// Ask for an interrupt at each `Period`-th event. The interrupt is the handler's to take.
    template <std::uint64_t Period>
    constexpr auto sample_every() const {
        using mistake =
            first_mistake<mistake_unless<Period != 0, sampling_period_is_not_zero, Event>,
                          mistake_of_second<with::sample_every<Period>>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        if constexpr (mistake::is_legal)
            return with_one_more<with::sample_every<Period>>();
        else
            return *this;
    }
    /// Count on this counter.
    template <typename Counter>
    constexpr auto on(Counter) const {
        using mistake = first_mistake<mistake_unless<std::is_same_v<typename Counter::event_pmu, M>,
                                                     event_reaches_counter, Event, Counter>,
                                      mistake_of_second<Counter, Counter>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        if constexpr (mistake::is_legal)
            return with_one_more<Counter>();
        else
            return *this;
    }

    /// The choice of an event by its numbers under a name, for reports and errors: a type, which
    /// may be declared in the call, `raw<0x24, 0x3f>.named<struct l2_all>()`.
    template <typename Name>
    constexpr auto named() const {
        constexpr bool has_no_name = !requires { Event::row; }
        &&!requires { Event::number; }
        &&!requires { Event::label; };
        using mistake = mistake_unless<has_no_name, name_is_of_a_raw_event, Event, Name>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
        if constexpr (mistake::is_legal)
            return choice<M, named_raw_event<Name, Event::code>, Qualifier...>{};
        else
            // static_assert has reported the mistake; a second error would hide the first
            return *this;
    }

    /// The choice with a qualifier of its event PMU.
    template <typename New>
    constexpr auto with_qualifier() const {
        return with_one_more<New>();
    }
    /// The mistake where a choice has two qualifiers of one rank. An error shows the `Name`s.
    template <typename New, typename... Name>
    using mistake_of_second =
        mistake_unless<((detail::rank_of<Qualifier> != detail::rank_of<New>)&&...),
                       qualifier_stands_once, Event, Name...>;
    /// The choice with a qualifier that it does not have yet; for the methods of event PMUs.
    template <typename New>
    static constexpr auto with_one_more() {
        if constexpr (mistake_of_second<New>::is_legal)
            return typename detail::inserted<choice<M, Event>, New, Qualifier...>::type{};
        else
            // static_assert has reported the mistake; a second error would hide the first
            return choice{};
    }
};

template <typename M, typename Event, typename... Qualifier>
struct detail::choice_with<M, Event, name_list<Qualifier...>> {
    using type = choice<M, Event, Qualifier...>;
};

/// A choice that is qualified otherwise.
template <typename Choice, request Other>
struct requalified : qualified<typename Choice::event_pmu_type, typename Choice::event, Other> {};

/// A choice of a single mask of an event: `Value` in the bits of the unit mask that are in `Field`.
template <typename M, typename Event, std::uint32_t Value, std::uint32_t Field = Value>
using mask = choice<M, Event, unit_mask<Value, Field>>;

/// Any bits of an event's unit mask.
template <typename M, typename Event, std::uint32_t Masks>
using masks = choice<M, Event, unit_mask<Masks>>;

/// A choice of an event by its code and unit mask.
template <typename M, std::uint32_t Code, std::uint32_t Masks = 0>
using raw = choice<M, raw_event<M, Code>, unit_mask<Masks>>;

/// The choice that an object is: itself, or the base of an event that is a choice.
template <typename M, typename Event, typename... Qualifier>
constexpr choice<M, Event, Qualifier...> as_choice(choice<M, Event, Qualifier...>) {
    return {};
}
/// A type that stands for a choice.
template <typename T>
concept is_choice = requires(T object) {
    as_choice(object);
};
/// The choice that a type stands for.
template <is_choice T>
using choice_type = decltype(as_choice(T{}));

/// Returns a choice with a flag of its PMU, for the `methods` of an event PMU.
template <unsigned Flag, typename Choice>
constexpr auto add_flag(const Choice &destination) {
    using flag = typename Choice::event_pmu_type::template named_flag<Flag>::type;
    using mistake = typename Choice::template mistake_of_second<flag>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
    return destination.template with_qualifier<flag>();
}
/// Returns the choice with a value for a qualifier of its PMU.
template <unsigned Which, std::uint64_t Value, typename Choice>
constexpr auto add_value(const Choice &destination) {
    using valued = typename Choice::event_pmu_type::template named_value<Which, Value>::type;
    using mistake = typename Choice::template mistake_of_second<valued>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
    return destination.template with_qualifier<valued>();
}

namespace detail {

constexpr bool is_unqualified(request choice) {
    choice.masks = choice.chosen = 0;
    return choice == request{};
}

} // namespace detail

/// Several masks of an event.
template <typename M, typename Event, typename... One, typename OtherEvent, typename... Other>
constexpr auto operator|(choice<M, Event, One...>, choice<M, OtherEvent, Other...>) {
    constexpr request entry = choice<M, Event, One...>::how();
    constexpr request other = choice<M, OtherEvent, Other...>::how();
    constexpr bool same = std::is_same_v<Event, OtherEvent>;
    constexpr bool plain = detail::is_unqualified(entry) && detail::is_unqualified(other);
    constexpr bool agree = !masks_contradict(entry, other);
    using mistake = first_mistake<
        mistake_unless<same, masks_are_of_one_event, Event, OtherEvent>,
        mistake_unless<plain, masks_are_joined_first, Event>,
        mistake_unless<agree, masks_agree, Event, value<entry.masks>, value<other.masks>>>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::told()){})));
    if constexpr (mistake::is_legal)
        return choice<M, Event,
                      unit_mask<(entry.masks | other.masks), (entry.chosen | other.chosen)>>{};
    else
        // static_assert has reported the mistake; a second error would hide the first
        return choice<M, Event, One...>{};
}

// --- how an error shows a choice ----------------------------------------------------------------

/// Names a choice in an error: its event, its unit mask, then its qualifiers.
template <typename Event, unsigned Masks, typename... Qualifier>
struct asked;

namespace detail {

template <typename Event, typename... Qualifier>
struct shown_choice {
    using type = asked<Event, 0, Qualifier...>;
};
template <typename Event, std::uint32_t Masks, std::uint32_t Field, typename... Qualifier>
struct shown_choice<Event, unit_mask<Masks, Field>, Qualifier...> {
    using type = asked<Event, Masks, Qualifier...>;
};

} // namespace detail

} // namespace msr::select

template <typename M, typename Event, typename... Qualifier>
struct msr::in_errors<msr::select::choice<M, Event, Qualifier...>>
    : msr::select::detail::shown_choice<Event, Qualifier...> {};
