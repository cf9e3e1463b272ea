// The form in which an error shows a choice: its event, its masks and its qualifiers, each under
// the name that programs write, instead of a row of numbers.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/handles.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/pmu/choice.hpp>

#include <cstdint>

namespace msr::netburst {

template <typename Event, unsigned Masks, typename... Qualifier>
struct choice;

/// The types that stand for qualifiers of a choice, named after the methods of `choice`. A choice
/// lists its qualifiers in the order of this namespace, whatever the order of the calls, so that
/// compilers print equal choices alike. ESCRs and counters, qualifiers without a type in the
/// namespace, come last.
namespace with {
/// All qualifiers of a choice as one value, for values that no method of `choice` makes.
template <qualifiers How>
struct written_out {
    static constexpr qualifiers in(const qualifiers &) { return How; }
};
struct user : typed_qualifier<with_user> {};
struct kernel : typed_qualifier<with_kernel> {};
struct thread_0 : typed_qualifier<with_threads, thread_set::first> {};
struct thread_1 : typed_qualifier<with_threads, thread_set::second> {};
struct both_threads : typed_qualifier<with_threads, thread_set::both> {};
template <int Threshold>
struct greater_than : typed_qualifier<with_threshold, Threshold> {};
struct complement : typed_qualifier<with_complement> {};
struct edge : typed_qualifier<with_edge> {};
struct disputed : typed_qualifier<with_dispute> {};
template <int Tag>
struct tag : typed_qualifier<with_tag, Tag> {};
struct at_retirement : typed_qualifier<with_retirement> {};
/// The qualifier of a choice that counts a replay metric; `Number` is the metric's index in
/// `replay_metrics` plus 1.
template <unsigned Number>
struct replay : typed_qualifier<with_replay, Number> {};
/// The type by which an error shows a replay metric.
template <const auto &Metric>
struct metric;
template <std::uint64_t Period>
struct sample_every : typed_qualifier<with_overflow, overflow_use::interrupt, Period> {};
template <std::uint64_t Count>
struct overflow_after : typed_qualifier<with_overflow, overflow_use::flag, Count> {};
struct precise : typed_qualifier<with_precision> {};
struct force_overflow : typed_qualifier<with_forced_overflow> {};
template <typename Counter>
struct cascaded_from : typed_qualifier<with_cascade, Counter::number> {};
} // namespace with

namespace detail {

/// Returns `qualifiers` with `Qualifier`, which is a counter, an ESCR or a type of the namespace
/// `with`, added.
template <typename Qualifier>
constexpr qualifiers with_qualifier(const qualifiers &qualifiers) {
    if constexpr (counter_handle<Qualifier>)
        return with_counter(qualifiers, Qualifier::number);
    else if constexpr (escr_handle<Qualifier>)
        return with_escr(qualifiers, Qualifier::number);
    else
        return Qualifier::in(qualifiers);
}
template <typename... Qualifier>
constexpr qualifiers how_of() {
    qualifiers result{};
    ((result = with_qualifier<Qualifier>(result)), ...);
    return result;
}

/// The type by which an error shows the replay metric with the number `Number`.
template <unsigned Number>
struct named_replay {
    using type = with::replay<Number>;
};

/// Returns whether the types of the namespace `with` can express exactly the qualifiers of a
/// choice.
constexpr bool has_names(const qualifiers &qualifiers) {
    return (qualifiers.compare ||
            (!qualifiers.complement && !qualifiers.edge && qualifiers.threshold == 0)) &&
           (qualifiers.at_retirement || (qualifiers.tag == -1 && qualifiers.replay == 0)) &&
           (qualifiers.overflow != overflow_use::none || qualifiers.period == 0);
}

/// Returns the qualifiers that no type of the namespace `with` can express; all others are cleared.
/// An error shows qualifiers that are left as a plain value.
constexpr qualifiers without_named(const qualifiers &qualifiers) {
    const bool names_filters = qualifiers.compare;
    const bool names_period = qualifiers.overflow != overflow_use::none;
    return {.complement = !names_filters && qualifiers.complement,
            .threshold = names_filters ? std::uint8_t{} : qualifiers.threshold,
            .period = names_period ? 0 : qualifiers.period};
}

/// The qualifier of an event whose counter starts to count when counter number `Counter` overflows
/// (a cascade).
template <int Counter>
struct named_cascade {
    using type = with::cascaded_from<typename named_counter<Counter>::type>;
};

/// The list of the types that stand for the qualifiers in `How`, in the order of the namespace
/// `with`.
template <qualifiers How>
struct qualifier_list {
    static constexpr bool only_retires = How.at_retirement && How.tag == -1 && How.replay == 0;
    static constexpr bool samples = How.overflow == overflow_use::interrupt;
    static constexpr bool overflows = How.overflow == overflow_use::flag;
    static constexpr bool cascades = How.cascaded_from != -1;

    using type = typename joined_names<
        typename names_if<How.user, with::user>::type,
        typename names_if<How.kernel, with::kernel>::type,
        typename names_if<How.threads == thread_set::first, with::thread_0>::type,
        typename names_if<How.threads == thread_set::second, with::thread_1>::type,
        typename names_if<How.threads == thread_set::both, with::both_threads>::type,
        typename names_if<How.compare && How.names_threshold(),
                          with::greater_than<How.threshold>>::type,
        typename names_if<How.compare && How.complement, with::complement>::type,
        typename names_if<How.edge, with::edge>::type,
        typename names_if<How.disputed, with::disputed>::type,
        typename names_if<How.tag != -1, with::tag<How.tag>>::type,
        typename names_if<only_retires, with::at_retirement>::type,
        typename names_if<How.replay != 0, with::replay<How.replay>>::type,
        typename names_if<samples, with::sample_every<How.period>>::type,
        typename names_if<overflows, with::overflow_after<How.period>>::type,
        typename names_if<How.precise, with::precise>::type,
        typename names_if<How.force_overflow, with::force_overflow>::type,
        typename names_if<cascades, typename named_cascade<How.cascaded_from>::type>::type,
        typename names_if<How.escr != -1, typename named_escr<How.escr>::type>::type,
        typename names_if<How.counter != -1,
                          typename named_counter<How.counter>::type>::type>::type;
};

template <typename Event, unsigned Masks, typename Qualifiers>
struct choice_with;
template <typename Event, unsigned Masks, typename... Qualifier>
struct choice_with<Event, Masks, name_list<Qualifier...>> {
    using type = choice<Event, Masks, Qualifier...>;
};

/// The choice of `Event` with the masks `Masks` and the qualifiers `How`, as `type`.
template <typename Event, unsigned Masks, qualifiers How>
struct qualified : choice_with<Event, Masks, typename qualifier_list<How>::type> {};
template <typename Event, unsigned Masks, qualifiers How>
requires(!has_names(How)) struct qualified<Event, Masks, How> {
    using type = choice<Event, Masks, with::written_out<How>>;
};

/// The type by which an error shows a qualifier: the qualifier itself unless it is a replay metric.
template <typename Qualifier>
struct shown_qualifier {
    using type = Qualifier;
};
template <unsigned Number>
struct shown_qualifier<with::replay<Number>> : named_replay<Number> {};

template <typename Event, unsigned Masks, qualifiers Rest, typename Names>
struct choice_with_names;
template <typename Event, unsigned Masks, qualifiers Rest, typename... Name>
struct choice_with_names<Event, Masks, Rest, name_list<Name...>> {
    using type = event_choice<Event, Masks, typename shown_qualifier<Name>::type..., value<Rest>>;
};
template <typename Event, unsigned Masks, typename... Name>
struct choice_with_names<Event, Masks, qualifiers{}, name_list<Name...>> {
    using type = event_choice<Event, Masks, typename shown_qualifier<Name>::type...>;
};
template <typename Event, unsigned Masks, qualifiers How>
struct shown_choice
    : choice_with_names<Event, Masks, without_named(How), typename qualifier_list<How>::type> {};

} // namespace detail

} // namespace msr::netburst

template <typename Event, unsigned Masks, typename... Qualifier>
struct msr::printed_type<msr::netburst::choice<Event, Masks, Qualifier...>>
    : msr::netburst::detail::shown_choice<Event, Masks,
                                          msr::netburst::detail::how_of<Qualifier...>()> {};
