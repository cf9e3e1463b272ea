// What to count as types: an event, its masks and how it is qualified, so that a mistake stops the
// compiler where it is written.
#pragma once

#include <msr/names.hpp>
#include <msr/rule.hpp>
#include <msr/select/machine.hpp>
#include <msr/select/request.hpp>
#include <msr/select/rules.hpp>

#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace msr::select {

/// The counters of a machine as a PMU; see plan.hpp.
template <typename M>
struct pmu;

/// An event by its code.
template <typename M, std::uint32_t Code>
struct raw_event {
    static constexpr std::uint32_t code = Code;
};

/// One or more masks of `Event` with qualifiers. Each method gives the choice with one more of
/// them; without `user` or `kernel` both are counted, without `on` the plan finds the counter.
/// The machine's `methods` has those that are its own.
template <typename M, typename Event, request Request = request{}>
struct choice : M::template methods<choice<M, Event, Request>> {
    using machine_type = M;
    using pmu_type = pmu<M>;
    using event = Event;

    /// The choice as the planner takes it.
    static constexpr request as_request() {
        request result = Request;
        if constexpr (requires { Event::number; })
            result.event = Event::number;
        else
            result.code = Event::code;
        return result;
    }
    /// The choice without its event.
    static constexpr request how() { return Request; }

    /// Count at CPL 1, 2 and 3, or where the machine draws the line elsewhere on its side of it.
    constexpr auto user() const { return choice<M, Event, with_user(Request)>{}; }
    /// Count at CPL 0, likewise.
    constexpr auto kernel() const { return choice<M, Event, with_kernel(Request)>{}; }
    /// Count how often the event begins, or the comparison with the threshold becomes true.
    constexpr auto edge() const { return choice<M, Event, with_edge(Request)>{}; }
    /// Turn the comparison round: clocks with fewer than the threshold.
    constexpr auto invert() const { return choice<M, Event, with_invert(Request)>{}; }
    /// Count clocks in which the event occurs at least `Threshold` times, of which 0 is none.
    template <std::uint32_t Threshold>
    constexpr auto compare_at_least() const {
        threshold_is_not_zero::tell<(Threshold != 0), Event>();
        qualifier_stands_once::tell<(Request.threshold == 0), Event>();
        return choice<M, Event, with_threshold(Request, Threshold)>{};
    }
    /// The same, by the name that the field has: the counter mask.
    template <std::uint32_t Threshold>
    constexpr auto cmask() const {
        return compare_at_least<Threshold>();
    }
    /// Ask for an interrupt at each `Period`-th event. The interrupt is the handler's to take.
    template <std::uint64_t Period>
    constexpr auto sample_every() const {
        sampling_period_is_not_zero::tell<(Period != 0), Event>();
        qualifier_stands_once::tell<(Request.period == 0), Event>();
        return choice<M, Event, with_period(Request, Period)>{};
    }
    /// Count on this counter.
    template <typename Counter>
    constexpr auto on(Counter) const {
        constexpr bool same = std::is_same_v<typename Counter::machine, M>;
        event_reaches_counter::tell<same, Event, Counter>();
        qualifier_stands_once::tell<(Request.counter < 0), Event, Counter>();
        if constexpr (same)
            return choice<M, Event, with_counter(Request, Counter::number)>{};
        else
            return *this; // one mistake, one message
    }
};

/// A choice that is qualified otherwise.
template <typename Choice, request Other>
struct requalified;
template <typename M, typename Event, request Request, request Other>
struct requalified<choice<M, Event, Request>, Other> {
    using type = choice<M, Event, Other>;
};

/// A choice of one mask of an event: `Value` in the bits of the unit mask that are in `Field`.
template <typename M, typename Event, std::uint32_t Value, std::uint32_t Field = Value>
using mask = choice<M, Event, request{.masks = Value, .chosen = Field}>;

/// Any bits of an event's unit mask.
template <typename M, typename Event, std::uint32_t Masks>
using masks = choice<M, Event, request{.masks = Masks, .chosen = ~std::uint32_t{0}}>;

/// A choice of an event by its code and unit mask.
template <typename M, std::uint32_t Code, std::uint32_t Masks = 0>
using raw = choice<M, raw_event<M, Code>, request{.masks = Masks, .chosen = ~std::uint32_t{0}}>;

/// The choice that an object is: itself, or the base of an event that is one.
template <typename M, typename Event, request Request>
constexpr choice<M, Event, Request> as_choice(choice<M, Event, Request>) {
    return {};
}
template <typename T>
concept is_choice = requires(T object) {
    as_choice(object);
};
template <is_choice T>
using choice_type = decltype(as_choice(T{}));

/// For the `methods` of a machine.
template <typename Choice, unsigned Flag>
constexpr auto add_flag() {
    return typename requalified<Choice, with_flag(Choice::how(), Flag)>::type{};
}
template <typename Choice, unsigned Which, std::uint64_t Value>
constexpr auto add_value() {
    constexpr bool first = !Choice::how().has_value(Which);
    qualifier_stands_once::tell<first, typename Choice::event>();
    return typename requalified<Choice, with_value(Choice::how(), Which, Value)>::type{};
}

namespace detail {

constexpr bool is_unqualified(request how) {
    how.masks = how.chosen = 0;
    return how == request{};
}

} // namespace detail

/// Several masks of an event.
template <typename M, typename Event, request One, typename OtherEvent, request Other>
constexpr auto operator|(choice<M, Event, One>, choice<M, OtherEvent, Other>) {
    constexpr bool same = std::is_same_v<Event, OtherEvent>;
    constexpr bool plain = detail::is_unqualified(One) && detail::is_unqualified(Other);
    constexpr bool agree = !masks_contradict(One, Other);
    masks_are_of_one_event::tell<same, Event, OtherEvent>();
    if constexpr (same) masks_are_joined_first::tell<plain, Event>();
    if constexpr (same && plain)
        masks_agree::tell<agree, Event, value<One.masks>, value<Other.masks>>();
    if constexpr (same && plain && agree)
        return choice<M, Event, with_masks(One, Other.masks, Other.chosen)>{};
    else
        return choice<M, Event, One>{}; // one mistake, one message
}

// --- how an error shows a choice ----------------------------------------------------------------

/// Names a choice in an error: its event, its unit mask, then its qualifiers.
template <typename Event, unsigned Masks, typename... Qualifier>
struct asked;

/// Name the qualifiers of a choice in an error, after its methods.
namespace with {
struct user;
struct kernel;
struct edge;
struct invert;
template <std::uint32_t Threshold>
struct compare_at_least;
template <std::uint64_t Period>
struct sample_every;
} // namespace with

namespace detail {

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

/// The name of a counter, which a machine may lack.
template <typename M, int Counter>
struct counter_of_machine {
    using type = typename M::template named_counter<Counter>::type;
};
template <typename M>
struct counter_of_machine<M, -1> {
    using type = void;
};

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
                          typename counter_of_machine<M, How.counter>::type>::type>::type;
};

template <typename Event, unsigned Masks, typename Names>
struct asked_with;
template <typename Event, unsigned Masks, typename... Name>
struct asked_with<Event, Masks, name_list<Name...>> {
    using type = asked<Event, Masks, Name...>;
};

} // namespace detail

} // namespace msr::select

template <typename M, typename Event, msr::select::request Request>
struct msr::in_errors<msr::select::choice<M, Event, Request>>
    : msr::select::detail::asked_with<
          Event, Request.masks, typename msr::select::detail::named_qualifiers<M, Request>::type> {
};
