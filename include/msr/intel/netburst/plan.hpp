// Plans: choices that the compiler has given ESCRs and counters, every rule checked.
#pragma once

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/program.hpp>
#include <msr/intel/netburst/target.hpp>

#include <cstddef>
#include <type_traits>
#include <utility>

namespace msr::netburst {

MSR_RULE(plan_has_choices, "a plan needs at least one choice");
MSR_RULE(target_has_models, "a target is one or more of the models 0, 1, 2, 3, 4 and 6");
MSR_RULE(plan_is_of_choices,
         "a plan is made of choices, such as bsq_cache_reference::rd_2ndl_miss, after its target");
MSR_RULE(choice_is_in_plan, "this plan does not count this choice");
MSR_RULE(choice_stands_once, "this choice stands twice in the plan: ask for it by position");

/// Names a model of the family in an error.
template <unsigned Number>
struct model;
/// Stands in an error for a plan that names no model.
struct every_model_of_the_family;

namespace detail {

template <model_set Models>
struct named_models {
    using type = model<static_cast<unsigned>(__builtin_ctz(Models))>;
};
template <>
struct named_models<every_model> {
    using type = every_model_of_the_family;
};

template <typename Choice>
inline constexpr bool is_choice = requires {
    typename Choice::event;
};

/// The counter that a choice names or that is the only one for it, as a `counter_number`.
template <typename Choice>
inline constexpr int
    required_counter = on_required_counter(counting_part(Choice::as_request())).how.counter;

/// Stops the compiler with the rule that one choice breaks.
template <typename Choice, target On>
consteval void tell_choice() {
    constexpr request wanted = Choice::as_request();
    constexpr broken_rule broken = check(wanted, On).broken;
    using event = typename Choice::event;
    if constexpr (broken != nullptr) {
        mask_is_not_empty::tell<broken != &mask_is_not_empty::text, event>();
        mask_belongs_to_event::tell<broken != &mask_belongs_to_event::text, event>();
        using models = typename named_models<On.models>::type;
        event_exists_on_model::tell<broken != &event_exists_on_model::text, event, models>();
        disputed_event_is_accepted::tell<broken != &disputed_event_is_accepted::text, event>();
        using escr = typename named_escr<wanted.how.escr>::type;
        using counter = typename named_counter<required_counter<Choice>>::type;
        escr_exists_on_model::tell<broken != &escr_exists_on_model::text, event, escr, models>();
        escr_selects_event::tell<broken != &escr_selects_event::text, event, escr>();
        using place = std::conditional_t<(wanted.how.escr >= 0), escr, counter>;
        constexpr bool through = broken != &event_counts_through_escr_on_model::text;
        event_counts_through_escr_on_model::tell<through, event, place, models>();
        escr_feeds_counter::tell<broken != &escr_feeds_counter::text, event, escr, counter>();
        event_reaches_counter::tell<broken != &event_reaches_counter::text, event, counter>();
        tag_is_0_to_3::tell<broken != &tag_is_0_to_3::text, event>();
        event_can_carry_a_tag::tell<broken != &event_can_carry_a_tag::text, event>();
        constexpr bool tags = broken != &event_can_be_counted_at_retirement::text;
        event_can_be_counted_at_retirement::tell<tags, event>();
        using counts = typename Choice::counted_event;
        event_tells_threads_apart::tell<broken != &event_tells_threads_apart::text, counts>();
        event_has_escr_for_thread::tell<broken != &event_has_escr_for_thread::text, event>();
        constexpr bool has_period = broken != &precise_sampling_has_a_period::text;
        precise_sampling_has_a_period::tell<has_period, counts>();
        constexpr bool on_its_counter = broken != &precise_sampling_is_on_iq_counter4::text;
        precise_sampling_is_on_iq_counter4::tell<on_its_counter, counts, counter>();
        constexpr bool of_one_thread = broken != &precise_sampling_is_of_one_thread::text;
        precise_sampling_is_of_one_thread::tell<of_one_thread, counts>();
        constexpr bool reaches_thread_1 = broken != &interrupt_reaches_thread_1::text;
        interrupt_reaches_thread_1::tell<reaches_thread_1, event, models>();
        using source = typename named_counter<wanted.how.cascaded_from>::type;
        constexpr bool leads = broken != &cascade_follows_a_pair::text;
        cascade_follows_a_pair::tell<leads, source, counter, event>();
        constexpr bool extends = broken != &extended_cascade_exists_on_model::text;
        extended_cascade_exists_on_model::tell<extends, source, event, models>();
        constexpr bool interrupts = broken != &cascade_can_interrupt_on_model::text;
        cascade_can_interrupt_on_model::tell<interrupts, event, models>();
        threshold_has_4_bits::tell<broken != &threshold_has_4_bits::text, event>();
        filters_need_compare::tell<broken != &filters_need_compare::text, event>();
        thread_1_needs_hyper_threading::tell<broken != &thread_1_needs_hyper_threading::text,
                                             event>();
        thread_choice_needs_hyper_threading::tell<
            broken != &thread_choice_needs_hyper_threading::text, event>();
    }
}

template <std::size_t Position, typename First, typename... Rest>
struct nth_choice : nth_choice<Position - 1, Rest...> {};
template <typename First, typename... Rest>
struct nth_choice<0, First, Rest...> {
    using type = First;
};

/// Stops the compiler with the rule that several choices break together.
template <const assignment &Found, typename... Choice>
consteval void tell_contest() {
    constexpr broken_rule broken = Found.why.broken;
    using first = typename nth_choice<Found.culprits[0], Choice...>::type;
    using second = typename nth_choice<Found.culprits[1], Choice...>::type;
    precise_sampling_stands_once::tell<broken != &precise_sampling_stands_once::text, first,
                                       second>();
    precise_sampling_uses_one_mechanism::tell<broken != &precise_sampling_uses_one_mechanism::text,
                                              first, second>();
    cascade_source_overflows::tell<broken != &cascade_source_overflows::text, first, second>();
    cascade_has_a_beginning::tell<broken != &cascade_has_a_beginning::text, first, second>();
    tag_has_one_owner::tell<broken != &tag_has_one_owner::text, first, second>();
    front_end_tags_one_kind::tell<broken != &front_end_tags_one_kind::text, first, second>();
    replay_metrics_agree::tell<broken != &replay_metrics_agree::text, first, second>();
    if constexpr (broken == &counter_has_one_owner::text) {
        using counter = typename named_counter<required_counter<first>>::type;
        counter_has_one_owner::tell<false, counter, first, second>();
    } else if constexpr (broken == &cascade_has_a_source::text) {
        using source = typename named_counter<first::as_request().how.cascaded_from>::type;
        cascade_has_a_source::tell<false, source, first>();
    } else if constexpr (broken == &escr_has_one_value::text) {
        using escr = typename named_escr<first::as_request().how.escr>::type;
        escr_has_one_value::tell<false, escr, first, second>();
    } else if constexpr (broken == &choices_fit_together::text) {
        []<std::size_t... Culprit>(std::index_sequence<Culprit...>) {
            choices_fit_together::tell<
                false, typename nth_choice<Found.culprits[Culprit], Choice...>::type...>();
        }
        (std::make_index_sequence<Found.culprit_count>{});
    }
}

} // namespace detail

/// Choices with their seats and their program; made by `plan<…>`.
template <target On, typename... Choice>
class plan_of {
    static constexpr request wanted[] = {Choice::as_request()...};
    static constexpr assignment found = assign(all_of(wanted), On);

    static consteval bool checked() {
        constexpr bool has_models = On.models != 0 && (On.models & ~every_model) == 0;
        target_has_models::tell<has_models>();
        (detail::tell_choice<Choice, On>(), ...);
        if constexpr (!found.found())
            if constexpr (check(wanted[found.culprits[0]], On).legal())
                detail::tell_contest<found, Choice...>();
        return true;
    }
    static_assert(checked());

    /// What has seats: nothing where the compiler is about to stop.
    static constexpr expansion seated = found.found() ? found.needed : expansion{};
    static constexpr auto written = program_of<seated.count>(seated, found.seats, On);

public:
    /// How many choices the plan counts.
    static constexpr std::size_t size = sizeof...(Choice);
    static constexpr target made_for = On;

    /// The writes and readouts.
    static constexpr program_view view() { return written.view(); }
    static constexpr const auto &program() { return written; }
    /// Where the choice at a position is counted.
    static constexpr seat seat_of(std::size_t position) { return found.seats[position]; }
    static constexpr const request &request_at(std::size_t position) { return wanted[position]; }
    /// All that is programmed: a part for each choice, in their order, then those that only tag.
    static constexpr const expansion &parts() { return seated; }

    /// The position of a choice in the plan. A choice that it does not count does not compile.
    template <typename Event, unsigned Masks, qualifiers Qualifiers>
    static consteval std::size_t position(choice<Event, Masks, Qualifiers>) {
        using asked = choice<Event, Masks, Qualifiers>;
        constexpr bool same[] = {std::is_same_v<asked, Choice>...};
        constexpr std::size_t times = (std::size_t{std::is_same_v<asked, Choice>} + ...);
        choice_is_in_plan::tell<(times > 0), asked>();
        choice_stands_once::tell<(times < 2), asked>();
        std::size_t place = 0;
        while (place < size - 1 && !same[place])
            ++place;
        return place;
    }
};

namespace detail {

template <auto... Argument>
consteval bool tell_arguments() {
    plan_has_choices::tell<(sizeof...(Argument) > 0)>();
    (plan_is_of_choices::tell<is_choice<std::remove_const_t<decltype(Argument)>>,
                              std::remove_const_t<decltype(Argument)>>(),
     ...);
    return sizeof...(Argument) > 0 && (is_choice<std::remove_const_t<decltype(Argument)>> && ...);
}

/// Stands for a plan where the compiler has been stopped.
struct no_plan {};

template <bool AreChoices, target On, typename... Choice>
struct plan_or_none {
    using type = plan_of<On, Choice...>;
};
template <target On, typename... Choice>
struct plan_or_none<false, On, Choice...> {
    using type = no_plan;
};

template <auto... Choice>
struct plan_from : plan_or_none<tell_arguments<Choice...>(), target{},
                                std::remove_const_t<decltype(Choice)>...> {};
template <target On, auto... Choice>
struct plan_from<On, Choice...>
    : plan_or_none<tell_arguments<Choice...>(), On, std::remove_const_t<decltype(Choice)>...> {};

} // namespace detail

/// The plan of some choices, optionally for a target first: `plan<misses, cycles>`,
/// `plan<on<3>, misses>`. Without a target: what every model of the family has, without
/// Hyper-Threading. Does not compile if a rule is broken or no assignment exists.
template <auto... TargetAndChoices>
inline constexpr typename detail::plan_from<TargetAndChoices...>::type plan{};

} // namespace msr::netburst
