// Plans: choices that the compiler has given ESCRs and counters, every rule checked.
#pragma once

#include <msr/intel/netburst/choice.hpp>
#include <msr/intel/netburst/contest.hpp>
#include <msr/intel/netburst/planner.hpp>
#include <msr/intel/netburst/program.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/positions.hpp>

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

namespace detail {

template <model_set Models>
struct named_models {
    using type = model<__builtin_ctz(Models)>;
};
template <>
struct named_models<0> {
    using type = no_model;
};
template <>
struct named_models<every_model> {
    using type = every_model_of_the_family;
};

template <typename Choice>
inline constexpr bool is_choice = requires {
    typename Choice::event; // choices of other machines have events, too
    requires std::is_same_v<decltype(Choice::as_request()), request>;
};

/// The counter that a choice names or that is the only one for it, as a `counter_number`.
template <typename Choice>
inline constexpr int
    required_counter = on_required_counter(counting_part(Choice::as_request())).how.counter;

/// `tells` for a rule that names as many choices as break it.
template <broken_rule Broken, typename Rule, typename Legal, typename... Culprit>
consteval bool tells_all(name_list<Culprit...> *) {
    return tells<Broken, Rule, Culprit..., Legal>();
}

/// Stops the compiler with the rule that one choice breaks.
template <typename Choice, target On>
consteval void tell_choice() {
    constexpr request wanted = Choice::as_request();
    constexpr broken_rule broken = check(wanted, On).broken;
    if constexpr (broken != nullptr) {
        using event = typename Choice::event;
        using counts = typename Choice::counted_event;
        using models = typename named_models<On.models>::type;
        using escr = typename named_escr<wanted.how.escr>::type;
        using counter = typename named_counter<required_counter<Choice>>::type;
        using place = std::conditional_t<(wanted.how.escr >= 0), escr, counter>;
        using source = typename named_counter<wanted.how.cascaded_from>::type;

        using other_threads = legal_from<legal_variants<Choice, On, every_thread>>;
        using other_counters = legal_from<legal_variants<Choice, On, counters_of_event<counts>>>;
        using other_sources = legal_from<legal_variants<Choice, On, every_source>>;
        using undoubted =
            legal_from<legal_variants<Choice, On, would_be_legal<with::thread_0, with::disputed>>>;
        using other_models = legal_from<legal_models<Choice, On>>;

        constexpr bool told =
            tells<broken, mask_is_not_empty, event>() ||
            tells<broken, mask_belongs_to_event, event>() ||
            tells<broken, event_exists_on_model, event, models>() ||
            tells<broken, disputed_event_is_accepted, event>() ||
            tells<broken, escr_exists_on_model, counts, escr, models>() ||
            tells<broken, escr_selects_event, counts, escr>() ||
            tells<broken, event_counts_through_escr_on_model, counts, place, models>() ||
            tells<broken, escr_feeds_counter, counts, escr, counter>() ||
            tells<broken, event_reaches_counter, counts, counter>() ||
            tells<broken, tag_is_0_to_3, event, value<int{wanted.how.tag}>>() ||
            tells<broken, event_can_carry_a_tag, event>() ||
            tells<broken, event_can_be_counted_at_retirement, event>() ||
            tells<broken, event_tells_threads_apart, counts, other_threads>() ||
            tells<broken, event_has_escr_for_thread, event, other_threads>() ||
            tells<broken, event_can_be_sampled_precisely, counts>() ||
            tells<broken, precise_sampling_has_a_period, counts>() ||
            tells<broken, precise_sampling_is_on_iq_counter4, counts, counter, other_counters>() ||
            tells<broken, precise_sampling_is_of_one_thread, counts, other_threads>() ||
            tells<broken, sampling_period_is_in_range, event, value<wanted.how.period>>() ||
            tells<broken, overflow_is_in_range, event, value<wanted.how.period>>() ||
            tells<broken, forced_overflow_cannot_interrupt, event>() ||
            tells<broken, forced_overflow_takes_no_number, event>() ||
            tells<broken, precise_replay_needs_a_metric, counts>() ||
            tells<broken, interrupt_reaches_thread_1, event, models, undoubted>() ||
            tells<broken, cascade_follows_a_pair, source, counter, counts, other_sources>() ||
            tells<broken, extended_cascade_exists_on_model, source, counts, models,
                  other_models>() ||
            tells<broken, cascade_can_interrupt_on_model, counts, models, other_models>() ||
            tells<broken, threshold_has_4_bits, event, value<int{wanted.how.threshold}>>() ||
            tells<broken, filters_need_compare, event>() ||
            tells<broken, thread_1_needs_hyper_threading, event>() ||
            tells<broken, thread_choice_needs_hyper_threading, event>();
        static_assert(told, "a choice breaks a rule that is not among those told here");
    }
}

/// Stops the compiler with the rule that several choices break together.
template <target On, const assignment &Found, typename... Choice>
consteval void tell_contest() {
    constexpr broken_rule broken = Found.why.broken;
    constexpr std::size_t one = Found.culprits[0];
    constexpr std::size_t other = Found.culprits[1];
    using all = contest<On, Choice...>;
    using first = typename nth_choice<one, Choice...>::type;
    using second = typename nth_choice<other, Choice...>::type;
    using counter = typename named_counter<required_counter<first>>::type;
    using escr = typename named_escr<first::as_request().how.escr>::type;
    using source = typename named_counter<first::as_request().how.cascaded_from>::type;

    using without_either = legal_from<choices_left_out<all, one, other>>;
    using counters = counters_of_event<typename second::counted_event>;
    using escrs = escrs_of_event<typename second::counted_event>;
    using other_counters = legal_from<resolved<all, other, counters, one, other>>;
    using other_escrs = legal_from<resolved<all, other, escrs, one, other>>;
    using other_tags = legal_from<resolved<all, other, every_tag, one, other>>;
    using other_sources = legal_from<resolved<all, one, every_source, one>>;
    using uncascaded = legal_from<resolved<all, other, would_be_legal<no_cascade>, one, other>>;
    using without_any = legal_from<typename culprits<all, Found>::left_out>;

    constexpr bool told =
        tells<broken, precise_sampling_stands_once, first, second, without_either>() ||
        tells<broken, precise_sampling_uses_one_mechanism, first, second, without_either>() ||
        tells<broken, cascade_has_a_source, source, first, other_sources>() ||
        tells<broken, cascade_source_overflows, first, second>() ||
        tells<broken, cascade_source_is_not_sampled, first, second>() ||
        tells<broken, mask_matches_tag, first, second, without_either>() ||
        tells<broken, cascade_has_a_beginning, first, second, uncascaded>() ||
        tells<broken, tag_has_one_owner, first, second, other_tags>() ||
        tells<broken, front_end_tags_one_kind, first, second, without_either>() ||
        tells<broken, replay_metrics_agree, first, second, without_either>() ||
        tells<broken, counter_has_one_owner, counter, first, second, other_counters>() ||
        tells<broken, escr_has_one_value, escr, first, second, other_escrs>() ||
        tells_all<broken, choices_fit_together, without_any>(
            static_cast<typename culprits<all, Found>::type *>(nullptr));
    static_assert(told, "choices break a rule that is not among those told here");
}

} // namespace detail

/// Choices with their seats and their program; made by `plan<…>`.
template <target On, typename... Choice>
class plan_of {
    static constexpr request wanted[] = {Choice::as_request()...};
    static constexpr assignment found = assign(all_of(wanted), On);

    static consteval bool checked() {
        constexpr bool has_models = On.models != 0 && (On.models & ~every_model) == 0;
        target_has_models::tell<has_models, value<int{On.models}>, detail::every_model_by_name>();
        (detail::tell_choice<Choice, On>(), ...);
        if constexpr (!found.found())
            if constexpr (check(wanted[found.culprits[0]], On).legal())
                detail::tell_contest<On, found, Choice...>();
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

    /// The logical processor on which the plan has to run, for it is sampled precisely there; or
    /// -1.
    static constexpr int precise_thread() {
        for (const request &asks : wanted)
            if (asks.how.precise && asks.how.threads == thread_set::first) return 0;
        for (const request &asks : wanted)
            if (asks.how.precise && asks.how.threads == thread_set::second) return 1;
        return -1;
    }
    /// Whether a choice asks for interrupts or precise samples.
    template <typename Asked>
    static consteval bool is_sampled(Asked) {
        return Asked::as_request().interrupts();
    }

    /// The position of a choice in the plan. A choice that it does not count does not compile.
    template <typename Event, unsigned Masks, qualifiers Qualifiers>
    static consteval std::size_t position(choice<Event, Masks, Qualifiers>) {
        using asked = choice<Event, Masks, Qualifiers>;
        using positions = positions_of<asked, Choice...>;
        choice_is_in_plan::tell<(positions::count > 0), asked, would_be_legal<Choice...>>();
        choice_stands_once::tell<(positions::count < 2), asked,
                                 legal_from<typename positions::all>>();
        return positions::first;
    }
};

namespace detail {

template <target On, auto... Argument>
consteval bool tell_arguments() {
    using models = typename named_models<On.models>::type;
    plan_has_choices::tell<(sizeof...(Argument) > 0), models>();
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
struct plan_from : plan_or_none<tell_arguments<target{}, Choice...>(), target{},
                                std::remove_const_t<decltype(Choice)>...> {};
template <target On, auto... Choice>
struct plan_from<On, Choice...>
    : plan_or_none<tell_arguments<On, Choice...>(), On, std::remove_const_t<decltype(Choice)>...> {
};

} // namespace detail

/// The plan of some choices, optionally for a target first: `plan<misses, cycles>`,
/// `plan<on<3>, misses>`. Without a target: what every model of the family has, without
/// Hyper-Threading. Does not compile if a rule is broken or no assignment exists.
template <auto... TargetAndChoices>
inline constexpr typename detail::plan_from<TargetAndChoices...>::type plan{};

} // namespace msr::netburst
