// The rules of event-select counters of every vendor. Each rule has its sentence, a predicate, and
// the names that an error shows; the planner checks them in the order of the lists at the end.
#pragma once

#include <msr/core/rule.hpp>
#include <msr/pmu/rules.hpp>
#include <msr/pmu/select/event_pmu.hpp>
#include <msr/pmu/select/request.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::select {

/// A request with the facts about it that the rules of every event PMU check.
struct considered_request {
    const request &wanted; ///< the request (a choice as a run-time value) that is checked
    limits most{}; ///< the largest numbers that the fields of the request can hold on the target
    /// The row of the event in the PMU's table; none where the request is raw or listed.
    found_row<event_row> event{};

    /// Returns the event's name for errors: a label, the name in its list or table, or `raw`.
    constexpr const char *name() const {
        if (wanted.is_labelled) return wanted.label->text;
        return wanted.is_listed ? wanted.listed->name() : event ? event->name : "raw";
    }
};
/// A request with its event, and the target that it is planned for.
template <typename Target>
struct considered_on : considered_request {
    const Target &on; ///< the target (processor) for which the request is planned
};
/// A request with its event, its target and its event PMU, for rules that depend on the event PMU.
template <typename M>
struct considered : considered_on<typename M::target> {
    /// Finds the event of `request`, and the numbers that the request's fields can hold, on
    /// `target`.
    constexpr considered(const request &request, const typename M::target &target)
        : considered_on<typename M::target>{
              {request, M::limits_of(request, target), event_of<M>(request)}, target} {}
};

/// Returns the counters that can count a request on a target, whatever counter the request names.
template <typename M>
constexpr counter_set able_counters(const request &request, const typename M::target &target) {
    return M::counters_of(request, target) & M::counters_on(target);
}

/// The base of a rule about one choice: an error shows the choice, the target, and legal choices
/// with fewer qualifiers; at run time the verdict has the event's name.
template <typename Rule, typename Base = rule<Rule>>
struct choice_rule : Base {
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::choice, typename Mistake::where, typename Mistake::with_less>;
    /// Returns the verdict that the rule is broken, with the name of the event.
    static constexpr verdict broken_by(const considered_request &context) {
        return {&Rule::text, {context.name()}};
    }
};
/// The base of a rule about one choice whose verdict has a second name, which `also` returns, after
/// that of the event.
template <typename Rule>
struct detailed_rule : choice_rule<Rule> {
    /// Returns the verdict that the rule is broken, with the name of the event and the name that
    /// `also` returns.
    template <typename M>
    static constexpr verdict broken_by(const considered<M> &context) {
        return {&Rule::text, {context.name(), Rule::also(context)}};
    }
};

/// Two requests, in their order, with the target that they are planned for.
template <typename M>
struct considered_pair {
    const request &one;           ///< the first of the two requests that are checked together
    const request &other;         ///< the second of the two requests that are checked together
    const typename M::target &on; ///< the target (processor) for which the requests are planned
};

/// The base of a rule about two choices: an error shows both choices, and which of them could be
/// left out.
template <typename Rule, typename Base = rule<Rule>>
struct pair_rule : Base {
    /// Returns the verdict that the rule is broken, with the names of both choices.
    template <typename M>
    static constexpr verdict broken_by(const considered_pair<M> &context) {
        return {&Rule::text, {name_of<M>(context.one), name_of<M>(context.other)}};
    }
};

// --- rules about the processor ------------------------------------------------------------------

struct target_exists : rule<target_exists> {
    MSR_RULE_TEXT(target_exists, "a target is one or more of the processors that the PMU knows");
    template <typename M>
    static constexpr bool holds(const typename M::target &target) {
        return M::knows(target);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::target>;
};

// --- rules about the counted event --------------------------------------------------------------

struct event_is_in_table : choice_rule<event_is_in_table> {
    MSR_RULE_TEXT(event_is_in_table, "this event has no place in the table of the PMU");
    static constexpr bool holds(const considered_request &context) {
        return context.wanted.event < 0 || context.event;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event>;
};

struct event_code_fits : choice_rule<event_code_fits> {
    MSR_RULE_TEXT(event_code_fits,
                  "this event code has bits that the event select field does not have");
    static constexpr bool holds(const considered_request &context) {
        return context.event || (context.wanted.code & ~context.most.code) == 0;
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::event, typename Mistake::where, typename Mistake::with_number>;
};

struct unit_mask_fits : choice_rule<unit_mask_fits> {
    MSR_RULE_TEXT(unit_mask_fits, "this unit mask has bits that the unit mask field does not have");
    static constexpr bool holds(const considered_request &context) {
        return context.event || (context.wanted.masks & ~context.most.masks) == 0;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::masks,
                            typename Mistake::where, typename Mistake::with_number>;
};

struct event_exists_on_target : choice_rule<event_exists_on_target> {
    MSR_RULE_TEXT(event_exists_on_target,
                  "this event does not exist on every processor of the plan");
    template <typename M>
    static constexpr bool holds(const considered<M> &context) {
        return !context.event || M::exists(*context.event, context.on);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::where,
                            typename Mistake::on_other_target>;
};

struct event_is_of_processor : choice_rule<event_is_of_processor> {
    MSR_RULE_TEXT(event_is_of_processor,
                  "this event is in the list of another processor than the plan is made for");
    template <typename M>
    static constexpr bool holds(const considered<M> &context) {
        return !context.wanted.is_listed || is_listed_for<M>(*context.wanted.listed, context.on);
    }
    static constexpr verdict broken_by(const considered_request &context) {
        return {&text, {context.name(), context.wanted.listed->list->name}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::processor_of_list,
                            typename Mistake::where, typename Mistake::on_its_processor>;
};

struct mask_belongs_to_event : choice_rule<mask_belongs_to_event, msr::mask_belongs_to_event> {
    static constexpr bool holds(const considered_request &context) {
        return !context.event || (context.wanted.masks & ~context.event->known_masks()) == 0;
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::event, typename Mistake::masks, typename Mistake::with_mask>;
};

struct mask_is_chosen : choice_rule<mask_is_chosen> {
    MSR_RULE_TEXT(mask_is_chosen,
                  "this event needs a mask: without one it does not say what it counts");
    static constexpr bool holds(const considered_request &context) {
        if (!context.event || context.event->needs == 0) return true;
        const request &request = context.wanted;
        // A unit mask of 0 sets no bit of a mask that is a single bit: the event would count
        // nothing.
        for (const mask_row &mask : context.event->masks)
            if ((mask.field & context.event->needs) != 0 &&
                (request.chosen & mask.field) == mask.field &&
                (request.masks & mask.field) == mask.value)
                return true;
        return false;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::with_mask>;
};

MSR_RULE(name_is_of_a_raw_event,
         "a name is given to an event by its numbers, once: this one has a name");
MSR_RULE(masks_agree, "these masks are values of one field: a choice can have one of them");

// --- rules about the filters of a choice --------------------------------------------------------

struct privilege_can_be_chosen : choice_rule<privilege_can_be_chosen> {
    MSR_RULE_TEXT(privilege_can_be_chosen,
                  "these counters do not know user from kernel: they always count both");
    static constexpr bool holds(const considered_request &context) {
        return context.most.privilege || (!context.wanted.user && !context.wanted.kernel);
    }
};

struct threshold_fits : choice_rule<threshold_fits> {
    MSR_RULE_TEXT(threshold_fits, "this threshold does not fit the counter mask field");
    static constexpr bool holds(const considered_request &context) {
        return context.wanted.threshold <= context.most.threshold;
    }
};

MSR_RULE(threshold_is_not_zero,
         "every clock has at least 0 of everything: a threshold is 1 or more");

struct edge_exists : choice_rule<edge_exists> {
    MSR_RULE_TEXT(edge_exists, "these counters have no edge detection");
    static constexpr bool holds(const considered_request &context) {
        return !context.wanted.edge || context.most.edge;
    }
};

struct invert_exists : choice_rule<invert_exists> {
    MSR_RULE_TEXT(invert_exists, "these counters have no invert bit");
    static constexpr bool holds(const considered_request &context) {
        return !context.wanted.invert || context.most.invert;
    }
};

/// Returns false where the event of a list inverts its comparison with a threshold but has no
/// threshold. UOPS_EXECUTED.CORE_CYCLES_NONE of Sandy Bridge to Broadwell has INV = 1 and a counter
/// mask of 0, with which INV does nothing: it counts what UOPS_EXECUTED.CORE counts. Skylake's list
/// has a counter mask of 1.
constexpr bool listed_inversion_compares(const request &request) {
    return !request.is_listed || request.threshold != 0 || !request.listed->facts().invert;
}
struct listed_inversion_has_a_threshold : choice_rule<listed_inversion_has_a_threshold> {
    MSR_RULE_TEXT(listed_inversion_has_a_threshold,
                  "the list inverts this event without a threshold, and so inverts "
                  "nothing: choose a threshold of 1");
    static constexpr bool holds(const considered_request &context) {
        return listed_inversion_compares(context.wanted);
    }
};

struct invert_needs_threshold : choice_rule<invert_needs_threshold> {
    MSR_RULE_TEXT(
        invert_needs_threshold,
        "invert turns the comparison with a threshold round: without one it does nothing");
    static constexpr bool holds(const considered_request &context) {
        return !context.wanted.invert || context.wanted.threshold != 0;
    }
};

/// Returns whether `bits` has a bit set at position `count` or above.
constexpr bool has_beyond(std::uint32_t bits, std::size_t count) {
    return count < 32 && bits >> count != 0;
}

struct qualifier_exists_on_target : detailed_rule<qualifier_exists_on_target> {
    MSR_RULE_TEXT(qualifier_exists_on_target,
                  "this qualifier does not exist on every processor of the plan");
    template <typename M>
    static constexpr bool holds(const considered<M> &context) {
        const bool is_beyond = has_beyond(context.wanted.flags, M::flags.size()) ||
                               has_beyond(context.wanted.given, M::values.size());
        return !is_beyond && also(context) == nullptr;
    }
    template <typename M>
    static constexpr const char *also(const considered<M> &context) {
        for (unsigned i = 0; i < M::flags.size(); ++i)
            if (context.wanted.has_flag(i) && (context.most.flags >> i & 1) == 0)
                return M::flags[i].name;
        for (unsigned i = 0; i < M::values.size(); ++i)
            if (context.wanted.has_value(i) && context.most.values[i] == 0)
                return M::values[i].name;
        return nullptr;
    }
};

struct value_fits : detailed_rule<value_fits> {
    MSR_RULE_TEXT(value_fits, "this value has bits that are reserved on a processor of the plan");
    template <typename M>
    static constexpr bool holds(const considered<M> &context) {
        return also(context) == nullptr;
    }
    template <typename M>
    static constexpr const char *also(const considered<M> &context) {
        for (unsigned i = 0; i < M::values.size(); ++i)
            if (context.wanted.has_value(i) &&
                (context.wanted.values[i] & ~context.most.values[i]) != 0)
                return M::values[i].name;
        return nullptr;
    }
};

struct counters_can_interrupt : choice_rule<counters_can_interrupt> {
    MSR_RULE_TEXT(counters_can_interrupt, "these counters cannot ask for an interrupt");
    static constexpr bool holds(const considered_request &context) {
        return context.wanted.period == 0 || context.most.most_period != 0;
    }
};

MSR_RULE(sampling_period_is_not_zero, "a sampling period of 0 never ends: it is 1 or more");

struct sampling_period_is_in_range : shared_rule<in_own_words::sampling_period_is_in_range,
                                                 choice_rule<sampling_period_is_in_range>> {
    MSR_RULE_TEXT(sampling_period_is_in_range,
                  "this sampling period does not fit what can be written");
    static constexpr bool holds(const considered_request &context) {
        const std::uint64_t period = context.wanted.period;
        return period == 0 ||
               (period >= context.most.least_period && period <= context.most.most_period);
    }
};

// --- rules about the counter of a choice --------------------------------------------------------

struct counter_exists_on_target : detailed_rule<counter_exists_on_target> {
    MSR_RULE_TEXT(counter_exists_on_target,
                  "this counter does not exist on every processor of the plan");
    template <typename M>
    static constexpr bool holds(const considered<M> &context) {
        const int counter = context.wanted.counter;
        return counter < 0 || (set_of(counter) & M::counters_on(context.on)) != 0;
    }
    template <typename M>
    static constexpr const char *also(const considered<M> &context) {
        return counter_name<M>(context.wanted.counter);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::counter,
                            typename Mistake::where, typename Mistake::on_other_counter>;
};

struct event_reaches_counter
    : shared_rule<in_own_words::event_reaches_counter, detailed_rule<event_reaches_counter>> {
    MSR_RULE_TEXT(event_reaches_counter,
                  "illegal pairing: this counter cannot count this event as it is qualified");
    template <typename M>
    static constexpr bool holds(const considered<M> &context) {
        const int counter = context.wanted.counter;
        return counter < 0 || (set_of(counter) & able_counters<M>(context.wanted, context.on)) != 0;
    }
    template <typename M>
    static constexpr const char *also(const considered<M> &context) {
        return counter_name<M>(context.wanted.counter);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::choice, typename Mistake::counter,
                            typename Mistake::on_other_counter>;
};

struct event_has_counter : choice_rule<event_has_counter> {
    MSR_RULE_TEXT(event_has_counter, "no counter of these processors can count this choice");
    template <typename M>
    static constexpr bool holds(const considered<M> &context) {
        return able_counters<M>(context.wanted, context.on) != 0;
    }
};

// --- rules about several choices ----------------------------------------------------------------

struct counter_has_one_owner : pair_rule<counter_has_one_owner, msr::counter_has_one_owner> {
    template <typename M>
    static constexpr bool holds(const considered_pair<M> &context) {
        if (context.other.counter < 0 || context.one.counter < 0) return true;
        return places_of<M>(set_of(context.one.counter), context.one, context.on) !=
               places_of<M>(set_of(context.other.counter), context.other, context.on);
    }
    template <typename M>
    static constexpr verdict broken_by(const considered_pair<M> &context) {
        return {&text,
                {name_of<M>(context.one), name_of<M>(context.other),
                 counter_name<M>(context.other.counter)}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counter, typename Mistake::first,
                            typename Mistake::second, typename Mistake::on_other_counter>;
};

// Rules without predicates: the search for an assignment in planner.hpp and grouping.hpp finds
// where they are broken.
struct choices_fit_together
    : shared_rule<in_own_words::choices_fit_together, rule<choices_fit_together>> {
    MSR_RULE_TEXT(choices_fit_together,
                  "these choices compete for too few counters: no assignment of them exists");
};
MSR_RULE(
    second_counter_is_free,
    "these choices compete for too few counters: one of them takes the counter behind its own, "
    "too");
MSR_RULE(auxiliary_has_one_value,
         "these choices need more different values than there are registers for them");

using msr::choice_is_in_plan;
using msr::choice_is_in_schedule;
using msr::choice_stands_once;
using msr::choice_stands_once_in_schedule;
using msr::masks_are_joined_first;
using msr::masks_are_of_one_event;
using msr::plan_has_choices;
using msr::plan_has_room;
using msr::plan_is_of_choices;
using msr::qualifier_stands_once;
using msr::together_fit_in_one_group;
using msr::together_takes_choices;

// --- lists of the rules, in the order of their checks -------------------------------------------

/// The rules of a choice that are checked before the event PMU's own rules.
using rules_of_events_and_filters =
    rule_list<event_is_in_table, event_code_fits, unit_mask_fits, event_exists_on_target,
              event_is_of_processor, mask_belongs_to_event, mask_is_chosen, privilege_can_be_chosen,
              threshold_fits, edge_exists, invert_exists, listed_inversion_has_a_threshold,
              invert_needs_threshold, qualifier_exists_on_target, value_fits,
              counters_can_interrupt, sampling_period_is_in_range>;
/// The rules of a choice that are checked after the event PMU's own rules.
using rules_of_counters =
    rule_list<counter_exists_on_target, event_reaches_counter, event_has_counter>;
/// The rules of two choices that are checked after the event PMU's own rules.
using rules_of_pairs = rule_list<counter_has_one_owner>;
/// The rules of several choices, which the search for an assignment finds broken.
using rules_of_assignments = rule_list<choices_fit_together, second_counter_is_free,
                                       auxiliary_has_one_value, together_fit_in_one_group>;

} // namespace msr::select
