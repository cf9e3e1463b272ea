// The rules that a choice keeps by itself, whether it counts or only tags: each rule has its
// sentence, its predicate, and the words that an error shows; rules have the order of the lists at
// the end.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/rules.hpp>

namespace msr::netburst {

/// The type by which an error names a target that has Hyper-Threading.
struct target_with_hyper_threading;

namespace detail {

// Legal alternatives to what a choice names, as lists that suggestions.hpp computes where a rule is
// broken.
template <typename Event>
struct masks_of_event;
template <typename Event>
struct models_of_event;
template <typename Event>
struct escrs_of_event_row;
template <typename Event>
struct counters_of_event_row;
template <typename Escr>
struct counters_of_escr;
template <typename Event, typename Place>
struct first_places;
template <typename... Name>
struct filters_that_compare;
template <typename... Name>
struct acceptance_of_dispute;

} // namespace detail

/// The subject of rules: a choice (an event with qualifiers), or a part of a choice, with its
/// target and its event.
struct considered {
    const request &candidate;
    const target &on;
    const event_row &event;

    constexpr considered(const request &request, const target &target)
        : candidate{request}, on{target}, event{events[request.event]} {}

    constexpr const qualifiers &how() const { return candidate.how; }
    constexpr bool names_escr() const { return candidate.how.escr >= 0; }
    constexpr bool names_counter() const { return candidate.how.counter >= 0; }
    constexpr escr_number escr() const { return static_cast<escr_number>(candidate.how.escr); }
    constexpr counter_number counter() const {
        return static_cast<counter_number>(candidate.how.counter);
    }
    /// Returns whether the events of a single one of two logical processors are counted.
    constexpr bool is_of_one_thread() const {
        return candidate.how.threads == thread_set::first ||
               candidate.how.threads == thread_set::second;
    }
    constexpr const char *escr_name() const { return row_of(escr()).name; }
    constexpr const char *counter_name() const { return row_of(counter()).name; }
};

/// The base of a rule about one choice; the verdict names the choice's event.
template <typename Rule, typename Base = rule<Rule>>
struct choice_rule : Base {
    static constexpr verdict broken_by(const considered &context) {
        return {&Rule::text, {context.event.name}};
    }
};

// --- rules about uops that are tagged, and counted at retirement (SDM 18.15.6) -------------------

// events.hpp, which has all events, lists the events that an error of the rule suggests.
struct event_can_carry_a_tag : choice_rule<event_can_carry_a_tag> {
    MSR_RULE_TEXT(event_can_carry_a_tag, "this event cannot tag uops for execution_event");
    static constexpr bool holds(const considered &context) {
        return context.how().tag < 0 ||
               (context.event.role == tagging::execution_upstream && context.how().replay == 0);
    }
    static constexpr verdict broken_by(const considered &context) {
        return {&text, {name_of(context.candidate)}};
    }
};

struct tag_is_0_to_3 : choice_rule<tag_is_0_to_3> {
    MSR_RULE_TEXT(tag_is_0_to_3, "a uop has four tag bits: 0 to 3");
    static constexpr bool holds(const considered &context) { return context.how().tag <= 3; }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::tag>;
    template <typename... Name>
    struct instead {
        using type = would_be_legal<value_between<0, 3>>;
    };
};

// events.hpp lists the events that an error of the rule suggests.
struct event_can_be_counted_at_retirement : choice_rule<event_can_be_counted_at_retirement> {
    MSR_RULE_TEXT(event_can_be_counted_at_retirement,
                  "this event tags nothing for front_end_event");
    static constexpr bool holds(const considered &context) {
        return mechanism_of(context.candidate) != mechanism::front_end ||
               context.event.role == tagging::front_end_upstream;
    }
};

// --- rules about the event and the masks that a choice counts ------------------------------------

struct mask_is_not_empty : choice_rule<mask_is_not_empty> {
    MSR_RULE_TEXT(mask_is_not_empty,
                  "an event needs at least one mask bit: with none it counts nothing");
    static constexpr bool holds(const considered &context) { return context.candidate.masks != 0; }
    template <typename Event>
    struct instead : detail::masks_of_event<Event> {};
};

struct mask_belongs_to_event : choice_rule<mask_belongs_to_event, msr::mask_belongs_to_event> {
    static constexpr bool holds(const considered &context) {
        return (context.candidate.masks & ~context.event.known_masks()) == 0;
    }
    template <typename Event, typename... Unknown>
    struct instead : detail::masks_of_event<Event> {};
};

struct event_exists_on_model : choice_rule<event_exists_on_model> {
    MSR_RULE_TEXT(event_exists_on_model,
                  "this event does not exist on every processor model of the plan");
    static constexpr bool holds(const considered &context) {
        return !context.event.models_known || (context.on.models & ~context.event.models) == 0;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::models>;
    template <typename Event, typename Models>
    struct instead : detail::models_of_event<Event> {};
};

struct disputed_event_is_accepted : choice_rule<disputed_event_is_accepted> {
    MSR_RULE_TEXT(
        disputed_event_is_accepted,
        "the manual contradicts itself about this event: only a choice that says disputed uses it");
    static constexpr bool holds(const considered &context) {
        return !context.event.disputed || context.how().disputed;
    }
    template <typename... Name>
    struct instead : detail::acceptance_of_dispute<Name...> {};
};

// --- rules about ESCR and counter of an event (SDM volume 3, Tables 18-63, 19-28 to 19-30) -------

struct escr_exists_on_model : choice_rule<escr_exists_on_model> {
    MSR_RULE_TEXT(escr_exists_on_model,
                  "this ESCR does not exist on every processor model of the plan");
    static constexpr bool holds(const considered &context) {
        return !context.names_escr() || (context.on.models & ~row_of(context.escr()).models) == 0;
    }
    static constexpr verdict broken_by(const considered &context) {
        return {&text, {context.escr_name()}};
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::counts, typename Mistake::escr, typename Mistake::models>;
    template <typename Event, typename Escr, typename Models>
    struct instead : detail::escrs_of_event_row<Event> {};
};

struct escr_selects_event : choice_rule<escr_selects_event> {
    MSR_RULE_TEXT(escr_selects_event, "illegal pairing: this ESCR cannot select this event");
    static constexpr bool holds(const considered &context) {
        return !context.names_escr() || context.event.selectable_on(context.escr());
    }
    static constexpr verdict broken_by(const considered &context) {
        return {&text, {context.event.name, context.escr_name()}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::escr>;
    template <typename Event, typename Escr>
    struct instead : detail::escrs_of_event_row<Event> {};
};

struct event_counts_through_escr_on_model : choice_rule<event_counts_through_escr_on_model> {
    MSR_RULE_TEXT(event_counts_through_escr_on_model,
                  "before CPUID signature F27h this event is counted through FSB_ESCR0 only");
    static constexpr bool holds(const considered &context) {
        if (context.names_escr()) return counts_through(context.escr(), context.event, context.on);
        const bool reached =
            context.names_counter() && (context.event.counters() & set_of(context.counter())) != 0;
        if (!reached) return true;
        const unsigned feeding = escr_feeding(context.event, context.counter());
        return counts_through(context.event.escrs[feeding], context.event, context.on);
    }
    static constexpr verdict broken_by(const considered &context) {
        return {&text,
                {context.event.name,
                 context.names_escr() ? context.escr_name() : context.counter_name()}};
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::counts, typename Mistake::place, typename Mistake::models>;
    template <typename Event, typename Place, typename Models>
    struct instead : detail::first_places<Event, Place> {};
};

struct escr_feeds_counter : choice_rule<escr_feeds_counter> {
    MSR_RULE_TEXT(escr_feeds_counter, "illegal pairing: this ESCR does not feed this counter");
    static constexpr bool holds(const considered &context) {
        return !context.names_escr() || !context.names_counter() ||
               feeds(context.escr(), context.counter());
    }
    static constexpr verdict broken_by(const considered &context) {
        return {&text, {context.event.name, context.escr_name(), context.counter_name()}};
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::counts, typename Mistake::escr, typename Mistake::counter>;
    template <typename Event, typename Escr, typename Counter>
    struct instead : detail::counters_of_escr<Escr> {};
};

struct event_reaches_counter
    : shared_rule<in_own_words::event_reaches_counter, choice_rule<event_reaches_counter>> {
    MSR_RULE_TEXT(event_reaches_counter,
                  "illegal pairing: no ESCR of this event feeds this counter");
    static constexpr bool holds(const considered &context) {
        return !context.names_counter() ||
               (context.event.counters() & set_of(context.counter())) != 0;
    }
    static constexpr verdict broken_by(const considered &context) {
        return {&text, {context.event.name, context.counter_name()}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::counter>;
    template <typename Event, typename Counter>
    struct instead : detail::counters_of_event_row<Event> {};
};

// --- rules about threshold, edge and complement, the filters of a count (SDM 18.15.5) ------------

struct threshold_has_4_bits : choice_rule<threshold_has_4_bits> {
    MSR_RULE_TEXT(threshold_has_4_bits, "a threshold must lie between 0 and 15");
    static constexpr bool holds(const considered &context) { return context.how().threshold <= 15; }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::threshold>;
    template <typename... Name>
    struct instead {
        using type = would_be_legal<value_between<0, 15>>;
    };
};

struct filters_need_compare : choice_rule<filters_need_compare> {
    MSR_RULE_TEXT(filters_need_compare,
                  "threshold, edge and complement do nothing unless compare is set");
    static constexpr bool holds(const considered &context) {
        const qualifiers &qualifiers = context.how();
        return qualifiers.compare ||
               (!qualifiers.complement && !qualifiers.edge && qualifiers.threshold == 0);
    }
    template <typename... Name>
    struct instead : detail::filters_that_compare<Name...> {};
};

// --- rules about the logical processors whose events are counted (SDM 18.16) ---------------------

struct thread_1_needs_hyper_threading : choice_rule<thread_1_needs_hyper_threading> {
    MSR_RULE_TEXT(thread_1_needs_hyper_threading,
                  "logical processor 1 exists only with Hyper-Threading: the T1 bits are reserved "
                  "without it");
    static constexpr bool holds(const considered &context) {
        return context.on.hyper_threading || (context.how().threads != thread_set::second &&
                                              context.how().threads != thread_set::both);
    }
    template <typename... Name>
    struct instead {
        using type = would_be_legal<target_with_hyper_threading>;
    };
};

struct thread_choice_needs_hyper_threading : choice_rule<thread_choice_needs_hyper_threading> {
    MSR_RULE_TEXT(thread_choice_needs_hyper_threading,
                  "a choice of logical processor has a meaning only with Hyper-Threading");
    static constexpr bool holds(const considered &context) {
        return context.on.hyper_threading || context.how().threads != thread_set::first;
    }
    template <typename... Name>
    struct instead {
        using type = would_be_legal<target_with_hyper_threading>;
    };
};

namespace detail {

/// Returns the `escr_number` of the event's ESCR in the half that belongs to the logical processor
/// of a part (counting or tagging event) of a request, or -1.
constexpr int escr_of_thread(const request &part, const target &target) {
    const event_row &event = events[part.event];
    const unsigned half = part.how.threads == thread_set::second ? 1 : 0;
    for (const escr_number escr : event.all_escrs())
        if (row_of(escr).half == half && counts_through(escr, event, target))
            return static_cast<int>(escr);
    return -1;
}

/// Returns whether a part (counting or tagging event) of a request must be counted in the half of
/// ESCRs and counters that belongs to its logical processor: the part counts a single logical
/// processor and names neither ESCR nor counter.
constexpr bool keeps_to_half(const request &part, const target &target) {
    const bool of_one =
        part.how.threads == thread_set::first || part.how.threads == thread_set::second;
    return target.hyper_threading && of_one && part.how.escr < 0 && part.how.counter < 0;
}

} // namespace detail

struct event_has_escr_for_thread : choice_rule<event_has_escr_for_thread> {
    MSR_RULE_TEXT(event_has_escr_for_thread,
                  "this event has no ESCR in the half that belongs to this logical processor");
    static constexpr bool holds(const considered &context) {
        return !detail::keeps_to_half(context.candidate, context.on) ||
               detail::escr_of_thread(context.candidate, context.on) >= 0;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::other_threads>;
};

// --- lists of rules, in the order in which the rules are checked ---------------------------------

/// Rules of a choice about tags, checked before the rules of its parts.
using rules_of_tagging =
    rule_list<event_can_carry_a_tag, tag_is_0_to_3, event_can_be_counted_at_retirement>;
/// Rules of each part of a choice: the rules are checked for the part that tags uops, if there is
/// one, then for the part that counts.
using rules_of_parts =
    rule_list<mask_is_not_empty, mask_belongs_to_event, event_exists_on_model,
              disputed_event_is_accepted, escr_exists_on_model, escr_selects_event,
              event_counts_through_escr_on_model, escr_feeds_counter, event_reaches_counter,
              threshold_has_4_bits, filters_need_compare, thread_1_needs_hyper_threading,
              thread_choice_needs_hyper_threading, event_has_escr_for_thread>;

} // namespace msr::netburst
