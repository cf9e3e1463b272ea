// Plans: choices that the compiler has given counters, every rule checked.
#pragma once

#include <msr/names.hpp>
#include <msr/positions.hpp>
#include <msr/program.hpp>
#include <msr/rule.hpp>
#include <msr/select/choice.hpp>
#include <msr/select/contest.hpp>
#include <msr/select/planner.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace msr::select {

namespace detail {

/// Tells those of a machine's own rules that one choice breaks.
template <broken_rule Broken, typename... Name, typename... Rule>
consteval bool tells_own(rule_list<Rule...>) {
    return (tells<Broken, Rule, Name...>() || ...);
}

/// Stops the compiler with the rule that one choice breaks.
template <typename Choice, auto On>
consteval void tell_choice() {
    using machine = typename Choice::machine_type;
    constexpr request wanted = Choice::as_request();
    constexpr verdict found = check<machine>(wanted, On);
    if constexpr (!found.legal()) {
        constexpr broken_rule broken = found.broken;
        using event = typename Choice::event;
        using where = typename machine::template named_target<On>::type;
        using counter = typename counter_of_machine<machine, wanted.counter>::type;
        using out = ways_out<Choice, On>;
        using less = legal_from<typename out::by_less>;

        constexpr bool told =
            tells<broken, event_is_in_table, event>() ||
            tells<broken, target_exists, value<On>>() ||
            tells<broken, event_code_fits, event, where, legal_from<typename out::by_number>>() ||
            tells<broken, unit_mask_fits, event, value<wanted.masks>, where,
                  legal_from<typename out::by_number>>() ||
            tells<broken, event_exists_on_target, event, where,
                  legal_from<typename out::by_target>>() ||
            tells<broken, mask_belongs_to_event, event, value<wanted.masks>,
                  legal_from<typename out::by_mask>>() ||
            tells<broken, mask_is_chosen, event, legal_from<typename out::by_mask>>() ||
            tells<broken, counter_exists_on_target, event, counter, where,
                  legal_from<typename out::by_counter>>() ||
            tells<broken, event_reaches_counter, Choice, counter,
                  legal_from<typename out::by_counter>>() ||
            tells<broken, privilege_can_be_chosen, Choice, where, less>() ||
            tells<broken, threshold_fits, Choice, where, less>() ||
            tells<broken, edge_exists, Choice, where, less>() ||
            tells<broken, invert_exists, Choice, where, less>() ||
            tells<broken, invert_needs_threshold, Choice, where, less>() ||
            tells<broken, qualifier_exists_on_target, Choice, where, less>() ||
            tells<broken, value_fits, Choice, where, less>() ||
            tells<broken, counters_can_interrupt, Choice, where, less>() ||
            tells<broken, sampling_period_is_in_range, Choice, where, less>() ||
            tells<broken, event_has_counter, Choice, where, less>() ||
            tells_own<broken, Choice, where, less>(typename machine::rules{});
        static_assert(told, "a choice breaks a rule that is not among those told here");
    }
}

template <broken_rule Broken, typename Rule, typename Legal, typename... Culprit>
consteval bool tells_all(name_list<Culprit...> *) {
    return tells<Broken, Rule, Culprit..., Legal>();
}
template <broken_rule Broken, typename Legal, typename... Culprit, typename... Rule>
consteval bool tells_own_of_all(name_list<Culprit...> *, rule_list<Rule...>) {
    return (tells<Broken, Rule, Culprit..., Legal>() || ...);
}

/// Stops the compiler with the rule that several choices break together.
template <auto On, const auto &Found, typename... Choice>
consteval void tell_contest() {
    constexpr broken_rule broken = Found.why.broken;
    using all = contest<On, Choice...>;
    using machine = typename all::machine;
    using blamed = culprits<all, Found>;
    using without_any = legal_from<typename blamed::left_out>;
    using first = typename all::template choice_at<Found.culprits[0]>;
    using second = typename all::template choice_at<Found.culprits[1]>;
    using counter = typename counter_of_machine<machine, first::how().counter>::type;
    constexpr auto names = static_cast<typename blamed::type *>(nullptr);

    constexpr bool told = tells<broken, counter_has_one_owner, counter, first, second,
                                legal_from<moved<all, Found>>>() ||
                          tells_all<broken, choices_fit_together, without_any>(names) ||
                          tells_all<broken, auxiliary_has_one_value, without_any>(names) ||
                          tells_own_of_all<broken, without_any>(names, typename machine::rules{});
    static_assert(told, "choices break a rule that is not among those told here");
}

} // namespace detail

/// Choices with their seats and their program; made by `plan<…>`.
template <auto On, typename... Choice>
class plan_of {
public:
    using machine_type = typename detail::nth<0, Choice...>::type::machine_type;
    /// How many choices the plan counts.
    static constexpr std::size_t size = sizeof...(Choice);
    static constexpr typename machine_type::target made_for = On;

private:
    static constexpr request wanted[] = {Choice::as_request()...};
    static constexpr assignment<size> found = assign<machine_type, size>(all_of(wanted), On);

    static consteval bool checked() {
        (detail::tell_choice<Choice, On>(), ...);
        if constexpr (!found.found())
            if constexpr (check<machine_type>(wanted[found.culprits[0]], On).legal())
                detail::tell_contest<On, found, Choice...>();
        return true;
    }
    static_assert(checked());

    /// Nothing where the compiler is about to stop.
    static constexpr auto written = machine_type::template program_of<size>(
        found.found() ? all_of(wanted) : sequence<request>{}, found.seats, On);

public:
    /// The writes and readouts.
    static constexpr program_view view() { return written.view(); }
    static constexpr const auto &program() { return written; }
    /// Where the choice at a position is counted.
    static constexpr seat seat_of(std::size_t position) { return found.seats[position]; }
    static constexpr const request &request_at(std::size_t position) { return wanted[position]; }

    /// Whether a choice asks for interrupts.
    template <typename Asked>
    static consteval bool is_sampled(Asked) {
        return choice_type<Asked>::as_request().period != 0;
    }

    /// The position of a choice in the plan. A choice that it does not count does not compile.
    template <typename M, typename Event, request Request>
    static consteval std::size_t position(choice<M, Event, Request>) {
        using asked = choice<M, Event, Request>;
        using positions = positions_of<asked, Choice...>;
        choice_is_in_plan::tell<(positions::count > 0), asked, would_be_legal<Choice...>>();
        choice_stands_once::tell<(positions::count < 2), asked,
                                 legal_from<typename positions::all>>();
        return positions::first;
    }
};

namespace detail {

/// The machine of the first choice among arguments, or void.
template <typename... Argument>
struct machine_among {
    using type = void;
};
template <typename First, typename... Rest>
struct machine_among<First, Rest...> : machine_among<Rest...> {};
template <is_choice First, typename... Rest>
struct machine_among<First, Rest...> {
    using type = typename choice_type<First>::machine_type;
};

template <typename M, typename T>
struct is_target_of : std::is_same<typename M::target, T> {};
template <typename T>
struct is_target_of<void, T> : std::false_type {};

template <typename M, typename T>
struct is_choice_of : std::false_type {};
template <typename M, is_choice T>
struct is_choice_of<M, T> : std::is_same<typename choice_type<T>::machine_type, M> {};

/// Stands for a plan where the compiler has been stopped.
struct no_plan {
    static constexpr std::size_t size = 0;
};

template <typename M, auto On, auto... Argument>
consteval bool tell_arguments() {
    plan_has_choices::tell<(sizeof...(Argument) > 0), value<On>>();
    (plan_is_of_choices::tell<is_choice_of<M, std::remove_const_t<decltype(Argument)>>::value,
                              std::remove_const_t<decltype(Argument)>>(),
     ...);
    return sizeof...(Argument) > 0 &&
           (is_choice_of<M, std::remove_const_t<decltype(Argument)>>::value && ...);
}

template <bool AreChoices, auto On, typename... Argument>
struct plan_or_none {
    using type = plan_of<On, choice_type<Argument>...>;
};
template <auto On, typename... Argument>
struct plan_or_none<false, On, Argument...> {
    using type = no_plan;
};

template <typename M, auto On, auto... Argument>
using plan_for = plan_or_none<tell_arguments<M, On, Argument...>(), On,
                              std::remove_const_t<decltype(Argument)>...>;

template <auto... Argument>
struct plan_from {
    static_assert(plan_has_choices::tell<sizeof...(Argument) != 0>() || true);
    using type = no_plan;
};
template <bool TargetFirst, typename M, auto First, auto... Rest>
struct plan_with : plan_for<M, typename M::target{}, First, Rest...> {};
template <typename M, auto First, auto... Rest>
struct plan_with<true, M, First, Rest...> : plan_for<M, First, Rest...> {};
/// Nothing but a target, or nothing that is a choice.
template <auto First, auto... Rest>
struct plan_with<false, void, First, Rest...> {
    static consteval bool told() {
        if constexpr (sizeof...(Rest) == 0)
            plan_has_choices::tell<false, std::remove_const_t<decltype(First)>>();
        else
            (plan_is_of_choices::tell<false, std::remove_const_t<decltype(Rest)>>(), ...);
        return true;
    }
    static_assert(told());
    using type = no_plan;
};

template <auto First, auto... Rest>
struct plan_from<First, Rest...> {
    using machine = typename machine_among<std::remove_const_t<decltype(First)>,
                                           std::remove_const_t<decltype(Rest)>...>::type;
    static constexpr bool target_first =
        is_target_of<machine, std::remove_const_t<decltype(First)>>::value;
    using type = typename plan_with<target_first, machine, First, Rest...>::type;
};

} // namespace detail

/// The plan of some choices, optionally for a target first: `plan<misses, cycles>`,
/// `plan<on<piii>, misses>`. Without a target: what every processor of the family has. Does not
/// compile if a rule is broken or no assignment of counters exists.
template <auto... TargetAndChoices>
inline constexpr typename detail::plan_from<TargetAndChoices...>::type plan{};

} // namespace msr::select
