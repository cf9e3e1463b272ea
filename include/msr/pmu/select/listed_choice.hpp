// Choices of events that stand in a vendor's list. The event is a constant, and so are the results
// of its methods; only an event that a plan uses becomes a type.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/core/text.hpp>
#include <msr/pmu/choice.hpp>
#include <msr/pmu/select/choice.hpp>
#include <msr/pmu/select/listed.hpp>
#include <msr/pmu/select/request.hpp>
#include <msr/pmu/select/rules.hpp>
#include <msr/pmu/value_position.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

/// The type of an event of a vendor's list, in plans and in errors.
template <const auto *Row>
struct listed_event {
    static constexpr const listed_row *row = Row; ///< the row of the event in its vendor's list
};

template <typename M>
struct listed_choice;

namespace detail {

/// Returns `choice` with a qualifier that the choice of a listed event does not have yet; a
/// qualifier that `choice` or the event's row `statement` has stops the compiler.
template <typename Qualifier>
constexpr request with_first(const request &choice, const request &statement) {
    const request addition = Qualifier::in(choice);
    const request request = Qualifier::in(statement);
    if (addition == choice || request == statement)
        msr::detail::illegal_constant<qualifier_stands_once, Qualifier, as_the_sentence_says>();
    return addition;
}

/// The methods of events of a vendor's list, and of choices of them.
template <typename M, typename Self>
struct listed_methods : M::template methods<Self> {
    using event_pmu_type = M;
    /// No error: a method that adds a qualifier to a listed choice twice reports the error itself.
    template <typename New, typename... Name>
    using mistake_of_second = no_mistake;

    /// Returns the choice that counts at the privilege levels of programs.
    consteval auto user() const { return with_qualifier<with::user>(); }
    /// Returns the choice that counts at the privilege levels of the kernel.
    consteval auto kernel() const { return with_qualifier<with::kernel>(); }
    /// Returns the choice that counts how often the event begins, or how often the comparison with
    /// the threshold becomes true.
    consteval auto edge() const { return with_qualifier<with::edge>(); }
    /// Returns the choice whose comparison with the threshold is inverted: it counts clocks with
    /// fewer events than the threshold.
    consteval auto invert() const { return with_qualifier<with::invert>(); }
    /// Returns the choice that counts clocks in which the event occurs at least `Threshold` times;
    /// `Threshold` is not 0.
    template <std::uint32_t Threshold>
    consteval auto compare_at_least() const {
        using mistake = mistake_unless<(Threshold != 0), threshold_is_not_zero, value<Threshold>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        if constexpr (mistake::is_legal)
            return with_qualifier<with::compare_at_least<Threshold>>();
        else
            // One error is enough: as_choice_of_list() goes on without the threshold 0, which
            // `mistake` reports.
            return static_cast<const Self &>(*this).as_choice_of_list();
    }
    /// Returns the choice that counts clocks in which the event occurs at least `Threshold` times,
    /// as `compare_at_least` does; cmask (counter mask) is the vendors' name of the field.
    template <std::uint32_t Threshold>
    consteval auto cmask() const {
        return compare_at_least<Threshold>();
    }
    /// Returns the choice that requests an interrupt at each `Period`-th event; `Period` is not 0.
    template <std::uint64_t Period>
    consteval auto sample_every() const {
        using mistake = mistake_unless<(Period != 0), sampling_period_is_not_zero, value<Period>>;
        static_assert(sizeof(mistake::illegal(decltype(mistake::report()){})));
        if constexpr (mistake::is_legal)
            return with_qualifier<with::sample_every<Period>>();
        else
            return static_cast<const Self &>(*this).as_choice_of_list();
    }
    /// Returns the choice that is counted on the counter that the argument names, an object of type
    /// `Counter`.
    template <typename Counter>
    consteval auto on(Counter) const {
        listed_choice<M> result = static_cast<const Self &>(*this).as_choice_of_list();
        result.how.counter = static_cast<std::int8_t>(Counter::number);
        return result;
    }
    /// Returns the choice with an additional qualifier. The function is not consteval, because
    /// methods of event PMUs call it.
    template <typename New>
    constexpr listed_choice<M> with_qualifier() const {
        listed_choice<M> result = static_cast<const Self &>(*this).as_choice_of_list();
        result.how = with_first<New>(result.how, M::with_row(result.how, *result.event));
        return result;
    }
};

} // namespace detail

/// An event of a vendor's list, which has a pointer to the constant in the list, also in copies.
/// The struct is an aggregate: headers have thousands of events, and compilers would evaluate a
/// constructor for each.
template <typename M>
struct vendor_event : listed_row, detail::listed_methods<M, vendor_event<M>> {
    using pmu_type = pmu<M>;
    static constexpr bool has_type = true; ///< true: errors of a plan name the event by a type

    /// The event's constant in the vendor's list; this object may be a copy of the constant.
    const vendor_event *self{};

    /// Returns the event as a choice without qualifiers.
    constexpr listed_choice<M> as_choice_of_list() const { return listed_choice<M>{self}; }

    /// The type of the event `Value` in plans: a choice without qualifiers.
    template <auto Value>
    using as_type = choice<M, listed_event<Value.self>>;
};

namespace detail {

/// The type of a choice of an event of a vendor's list; where the event PMU's own table has the
/// event, the type of a choice of `M::named_event<Number>`.
template <typename M, auto Value, bool IsOfTable>
struct type_of_listed : qualified<M, listed_event<Value.event>, Value.how> {};
template <typename M, auto Value>
struct type_of_listed<M, Value, true>
    : qualified<M, typename M::template named_event<Value.how.event>::type, [] {
        request request = Value.how;
        request.event = -1;
        return request;
    }()> {};

} // namespace detail

/// A choice of an event of a vendor's list, with qualifiers.
template <typename M>
struct listed_choice : detail::listed_methods<M, listed_choice<M>> {
    using pmu_type = pmu<M>;
    static constexpr bool has_type = true; ///< true: errors of a plan name the choice by a type

    /// The choice's event of a vendor's list; null where `how.event` is an event of the PMU's own
    /// table.
    const vendor_event<M> *event{};
    request how{}; ///< the qualifiers of the choice; the event too, where `event` is null

    /// Makes a choice without an event.
    constexpr listed_choice() = default;
    /// Makes a choice of the event in `row`, without qualifiers.
    constexpr explicit listed_choice(const vendor_event<M> *row) : event{row} {}
    /// Returns the choice unchanged.
    constexpr listed_choice as_choice_of_list() const { return *this; }

    /// The type of the choice `Value` in plans.
    template <auto Value>
    using as_type = typename detail::type_of_listed<M, Value, (Value.how.event >= 0)>::type;
};

/// A vendor's list with its events, for programs that read choices as text.
template <typename M>
struct known_list {
    const event_list *list{}; ///< the vendor's list of events
    /// Pointers to the list's events, with the events that the list shares with another list.
    sequence<const vendor_event<M> *> events{};
    const known_list *base{}; ///< the list of events of which this list shares rows; null: none
    /// The list's events that are not in the list `base`; used only where `base` is not null.
    sequence<const vendor_event<M> *> own{};
};

/// Returns the number of a processor among the `sharers` of a list; the number of `sharers` where
/// the processor is not among them.
constexpr unsigned sharer_number(const event_list &list, core sharer) {
    unsigned number = 0;
    while (number < list.sharers.size() && list.sharers[number] != sharer)
        ++number;
    return number;
}

/// Pointers to the events of a vendor's list, `Count` of them.
template <typename M, std::size_t Count>
struct event_pointers {
    const vendor_event<M> *all[Count]; ///< pointers to all events of the list
};

namespace detail {

template <const auto &Base, core Sharer>
consteval std::size_t shared_count() {
    std::size_t result = 0;
    for (const auto *const entry : Base.events)
        result += entry->is_shared_with(sharer_number(*Base.list, Sharer)) ? 1 : 0;
    return result;
}

} // namespace detail

namespace detail {

template <const auto &Base, core Sharer, std::size_t Count, typename M>
consteval auto joined_events(const vendor_event<M> *const *own) {
    static_assert(sharer_number(*Base.list, Sharer) < Base.list->sharers.size());
    event_pointers<M, shared_count<Base, Sharer>() + Count> result{};
    std::size_t position = 0;
    for (const vendor_event<M> *const entry : Base.events)
        if (entry->is_shared_with(sharer_number(*Base.list, Sharer)))
            result.all[position++] = entry;
    for (std::size_t i = 0; i < Count; ++i)
        result.all[position++] = own[i];
    return result;
}

} // namespace detail

/// Returns the events of the list for the processor `Sharer`: the rows that its list shares with
/// the list `Base`, then its own events.
template <const auto &Base, core Sharer, typename M, std::size_t Count>
consteval auto with_shared_events(const vendor_event<M> *const (&own)[Count]) {
    return detail::joined_events<Base, Sharer, Count>(&own[0]);
}
/// Returns the events of the list for the processor `Sharer` where the list has no events of its
/// own: the rows that its list shares with the list `Base`.
template <const auto &Base, core Sharer, typename M>
consteval auto with_shared_events() {
    return detail::joined_events<Base, Sharer, 0, M>(nullptr);
}

/// Returns the event with a name, in upper or lower case, of the lists for a target; null where no
/// list has the name.
template <typename M>
constexpr const vendor_event<M> *listed_named(text_view name, const typename M::target &target,
                                              sequence<known_list<M>> lists) {
    for (const known_list<M> &entry : lists) {
        if (!M::has_list(*entry.list, target)) continue;
        for (const vendor_event<M> *const item : entry.events)
            if (same_without_case(item->name(), name)) return item;
    }
    return nullptr;
}

/// Returns the request of a listed event with qualifiers.
template <typename M>
constexpr request request_of(const listed_choice<M> &entry) {
    if (entry.how.event >= 0) return entry.how;
    return M::with_row(entry.how, *entry.event);
}
/// Returns the request of a listed event without qualifiers.
template <typename M>
constexpr request request_of(const vendor_event<M> &entry) {
    return M::with_row({}, *entry.self);
}

} // namespace msr::select
