// Choices as types: an event, its masks and its qualifiers. A mistake stops the compiler at the
// line that has it.
#pragma once

// Headers that compiler errors name come first, so that errors list no chain of includes.
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

/// The members by which plans of all PMUs use the event PMU `M` (a vendor's counters with event
/// selects); defined in plan.hpp.
template <typename M>
struct pmu;

/// An event given by its code, without a name.
template <typename M, std::uint32_t Code>
struct raw_event {
    static constexpr std::uint32_t code = Code; ///< the event number, as the PMU counts events
};

namespace detail {

/// Returns the name of the type `Name` without its namespaces, as compilers print it in the name of
/// this function.
template <typename Name>
constexpr event_label label_text() {
    event_label result;
    const char *const printed = __PRETTY_FUNCTION__;
    std::size_t begin = 0;
    // In the printed text the name of the type begins behind the last `Name = ` or `::`.
    for (std::size_t i = 0; printed[i] != '\0'; ++i)
        if (printed[i] == ' ' || printed[i] == ':') begin = i + 1;
    for (std::size_t i = 0; i + 1 < sizeof result.text && printed[begin + i] != ']'; ++i)
        result.text[i] = printed[begin + i];
    return result;
}
template <typename Name>
inline constexpr event_label label_named = label_text<Name>();

} // namespace detail

/// An event given by its code, with a name that the user gives it; the name is a type.
template <typename Name, std::uint32_t Code>
struct named_raw_event {
    static constexpr std::uint32_t code = Code; ///< the event number, as the PMU counts events
    /// The user's name of the event, as text.
    static constexpr const event_label &label = detail::label_named<Name>;
};

// --- qualifiers as types ------------------------------------------------------------------------
// A choice is a list of qualifiers in the order of their ranks, whatever order the methods were
// called in: a compiler prints names wherever it prints the type of a choice. The counter of a
// choice stands behind the qualifiers, by its own type.

/// A qualifier that sets bits of the unit mask: the bits of `Field` become those of `Masks`.
template <std::uint32_t Masks, std::uint32_t Field = ~std::uint32_t{0}>
struct unit_mask : ranked_qualifier<0, with_masks, Masks, Field> {};

/// The base of a qualifier of an event PMU that is a flag: the flag number `Flag` among the `flags`
/// of the event PMU.
template <unsigned Flag>
struct flag_qualifier : ranked_qualifier<8 + Flag, with_flag, Flag> {};
/// The base of a qualifier of an event PMU that has a value: number `Index` among the `values` of
/// the event PMU.
template <unsigned Index, std::uint64_t Value>
struct value_qualifier : ranked_qualifier<40 + Index, with_value, Index, Value> {};

/// The qualifiers that choices of every event PMU have, named after the methods of choices.
namespace with {
/// The qualifier `user`: the counter counts at CPL 1, 2 and 3.
struct user : ranked_qualifier<1, with_user> {};
/// The qualifier `kernel`: the counter counts at CPL 0.
struct kernel : ranked_qualifier<2, with_kernel> {};
/// The qualifier `edge`: the counter counts how often the counted condition begins to hold.
struct edge : ranked_qualifier<5, with_edge> {};
/// The qualifier `invert`: the counter counts clocks with fewer events than the threshold.
struct invert : ranked_qualifier<4, with_invert> {};
/// The qualifier `compare_at_least`: the counter counts clocks with at least `Threshold` events.
template <std::uint32_t Threshold>
struct compare_at_least : ranked_qualifier<3, with_threshold, Threshold> {};
/// The qualifier `sample_every`: the counter requests an interrupt after each `Period` events.
template <std::uint64_t Period>
struct sample_every : ranked_qualifier<50, with_period, Period> {};
} // namespace with

namespace detail {

using msr::detail::inserted;
using msr::detail::rank_of;
using msr::detail::rank_of_counters;

/// Returns a request with the additional qualifier `Qualifier`.
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

/// The type that names a counter of an event PMU, which has no such type for some counters.
template <typename M, int Counter>
struct counter_of_pmu {
    using type = typename M::template named_counter<Counter>::type;
};
template <typename M>
struct counter_of_pmu<M, -1> {
    using type = void;
};

/// The types of a request's qualifiers in the order of their ranks, without the request's unit
/// mask.
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

/// The choice of an event with the qualifiers of the request `How`.
template <typename M, typename Event, request How>
struct qualified
    : detail::choice_with<
          M, Event,
          typename joined_names<typename detail::named_masks<How>::type,
                                typename detail::named_qualifiers<M, How>::type>::type> {};

/// A choice of the event `Event` with qualifiers, such as masks. Each method returns the choice
/// with an additional qualifier; without `user` and `kernel` the choice counts at user and kernel
/// level, without `on` the plan finds the counter. The base `methods` has the methods that only
/// choices of the event PMU have.
template <typename M, typename Event, typename... Qualifier>
struct choice : M::template methods<choice<M, Event, Qualifier...>> {
    using event_pmu_type = M; ///< the event PMU of the choice
    using pmu_type = pmu<M>;
    using event = Event; ///< the type of the choice's event

    /// Returns the choice as a plain value, as the planner takes it.
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
    /// Returns the qualifiers of the choice as a plain value without the event.
    static constexpr request how() {
        request result{};
        ((result = detail::with_qualifier<Qualifier>(result)), ...);
        return result;
    }

    /// Returns the choice that counts at CPL 1, 2 and 3, or at the privilege levels that the event
    /// PMU has in place of CPL 1, 2 and 3.
    constexpr auto user() const {
        using mistake = mistake_of_second<with::user>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return with_one_more<with::user>();
    }
    /// Returns the choice that counts at CPL 0, or at the privilege levels that the event PMU has
    /// in place of CPL 0.
    constexpr auto kernel() const {
        using mistake = mistake_of_second<with::kernel>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return with_one_more<with::kernel>();
    }
    /// Returns the choice that counts how often the event begins, or how often the comparison with
    /// the threshold becomes true.
    constexpr auto edge() const {
        using mistake = mistake_of_second<with::edge>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return with_one_more<with::edge>();
    }
    /// Returns the choice whose comparison with the threshold is inverted: the choice counts clocks
    /// with fewer events than the threshold.
    constexpr auto invert() const {
        using mistake = mistake_of_second<with::invert>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        return with_one_more<with::invert>();
    }
    /// Returns the choice that counts clocks in which the event occurs at least `Threshold` times;
    /// 0 is no threshold, and does not compile.
    template <std::uint32_t Threshold>
    constexpr auto compare_at_least() const {
        using mistake = first_mistake<mistake_unless<Threshold != 0, threshold_is_not_zero, Event>,
                                      mistake_of_second<with::compare_at_least<Threshold>>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        if constexpr (mistake::is_legal)
            return with_one_more<with::compare_at_least<Threshold>>();
        else
            // a static_assert reports the mistake; a further error would hide the message of the
            // static_assert
            return *this;
    }
    /// Returns the choice that counts clocks in which the event occurs at least `Threshold` times,
    /// as `compare_at_least` does; cmask (counter mask) is the vendors' name of the threshold's
    /// field.
    template <std::uint32_t Threshold>
    constexpr auto cmask() const {
        return compare_at_least<Threshold>();
    }
    /// Returns the choice that requests an interrupt at each `Period`-th event, not 0. A handler of
    /// the program's has to take the interrupt.
    template <std::uint64_t Period>
    constexpr auto sample_every() const {
        using mistake =
            first_mistake<mistake_unless<Period != 0, sampling_period_is_not_zero, Event>,
                          mistake_of_second<with::sample_every<Period>>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        if constexpr (mistake::is_legal)
            return with_one_more<with::sample_every<Period>>();
        else
            return *this;
    }
    /// Returns the choice that is counted on the counter that the argument names, an object of type
    /// `Counter`.
    template <typename Counter>
    constexpr auto on(Counter) const {
        using mistake = first_mistake<mistake_unless<std::is_same_v<typename Counter::event_pmu, M>,
                                                     event_reaches_counter, Event, Counter>,
                                      mistake_of_second<Counter, Counter>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        if constexpr (mistake::is_legal)
            return with_one_more<Counter>();
        else
            return *this;
    }

    /// Returns the choice of an event given by its numbers, with a name of the user's for reports
    /// and errors. The name is a type, which may be declared in the call: `raw<0x24,
    /// 0x3f>.named<struct l2_all>()`.
    template <typename Name>
    constexpr auto named() const {
        constexpr bool has_no_name = !requires { Event::row; }
        &&!requires { Event::number; }
        &&!requires { Event::label; };
        using mistake = mistake_unless<has_no_name, name_is_of_a_raw_event, Event, Name>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        if constexpr (mistake::is_legal)
            return choice<M, named_raw_event<Name, Event::code>, Qualifier...>{};
        else
            // a static_assert reports the mistake; a further error would hide the message of the
            // static_assert
            return *this;
    }

    /// Returns the choice with a qualifier that only the choice's event PMU has.
    template <typename New>
    constexpr auto with_qualifier() const {
        return with_one_more<New>();
    }
    /// The compile error for a choice that already has a qualifier with the rank of `New`. The
    /// error shows the types `Name`.
    template <typename New, typename... Name>
    using mistake_of_second =
        mistake_unless<((detail::rank_of<Qualifier> != detail::rank_of<New>)&&...),
                       qualifier_stands_once, Event, Name...>;
    /// Returns the choice with a qualifier that the choice does not have yet; for the methods of
    /// event PMUs.
    template <typename New>
    static constexpr auto with_one_more() {
        if constexpr (mistake_of_second<New>::is_legal)
            return typename detail::inserted<choice<M, Event>, New, Qualifier...>::type{};
        else
            // a static_assert reports the mistake; a further error would hide the message of the
            // static_assert
            return choice{};
    }
};

template <typename M, typename Event, typename... Qualifier>
struct detail::choice_with<M, Event, name_list<Qualifier...>> {
    using type = choice<M, Event, Qualifier...>;
};

/// The choice of an event with the qualifiers of the request `Other` in place of the qualifiers of
/// `Choice`.
template <typename Choice, request Other>
struct requalified : qualified<typename Choice::event_pmu_type, typename Choice::event, Other> {};

/// A choice of a single mask of an event: `Value` in the bits of the unit mask that are in `Field`.
template <typename M, typename Event, std::uint32_t Value, std::uint32_t Field = Value>
using mask = choice<M, Event, unit_mask<Value, Field>>;

/// A choice of an event with any bits of the unit mask.
template <typename M, typename Event, std::uint32_t Masks>
using masks = choice<M, Event, unit_mask<Masks>>;

/// A choice of an event by its code and unit mask.
template <typename M, std::uint32_t Code, std::uint32_t Masks = 0>
using raw = choice<M, raw_event<M, Code>, unit_mask<Masks>>;

/// Returns the choice that an object is, or that is the base of an event object.
template <typename M, typename Event, typename... Qualifier>
constexpr choice<M, Event, Qualifier...> as_choice(choice<M, Event, Qualifier...>) {
    return {};
}
/// A type that is a choice (an event with its qualifiers) or that stands for a choice.
template <typename T>
concept is_choice = requires(T object) {
    as_choice(object);
};
/// The type of the choice that a type is or stands for.
template <is_choice T>
using choice_type = decltype(as_choice(T{}));

/// Returns a choice with a flag of its event PMU, number `Flag` of `flags`, for the `methods` of
/// the event PMU.
template <unsigned Flag, typename Choice>
constexpr auto add_flag(const Choice &destination) {
    using flag = typename Choice::event_pmu_type::template named_flag<Flag>::type;
    using mistake = typename Choice::template mistake_of_second<flag>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return destination.template with_qualifier<flag>();
}
/// Returns a choice with a value for a qualifier of its event PMU, number `Which` of `values`, for
/// the `methods` of the event PMU.
template <unsigned Which, std::uint64_t Value, typename Choice>
constexpr auto add_value(const Choice &destination) {
    using valued = typename Choice::event_pmu_type::template named_value<Which, Value>::type;
    using mistake = typename Choice::template mistake_of_second<valued>;
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    return destination.template with_qualifier<valued>();
}

namespace detail {

constexpr bool is_unqualified(request choice) {
    choice.masks = choice.chosen = 0;
    return choice == request{};
}

} // namespace detail

/// Returns the choice of an event with the unit masks of two choices of the event.
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
    static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
    if constexpr (mistake::is_legal)
        return choice<M, Event,
                      unit_mask<(entry.masks | other.masks), (entry.chosen | other.chosen)>>{};
    else
        // a static_assert reports the mistake; a further error would hide the message of the
        // static_assert
        return choice<M, Event, One...>{};
}

// --- the type by which errors show a choice -----------------------------------------------------

namespace detail {

template <typename Event, typename... Qualifier>
struct shown_choice {
    using type = event_choice<Event, 0, Qualifier...>;
};
template <typename Event, std::uint32_t Masks, std::uint32_t Field, typename... Qualifier>
struct shown_choice<Event, unit_mask<Masks, Field>, Qualifier...> {
    using type = event_choice<Event, Masks, Qualifier...>;
};

} // namespace detail

} // namespace msr::select

template <typename M, typename Event, typename... Qualifier>
struct msr::printed_type<msr::select::choice<M, Event, Qualifier...>>
    : msr::select::detail::shown_choice<Event, Qualifier...> {};
