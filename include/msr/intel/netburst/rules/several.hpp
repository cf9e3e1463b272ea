// The rules that choices of a plan keep together: each rule has its sentence, its predicate, and
// the words that an error shows; rules have the order of the lists at the end.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/events.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/pmu/rules.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::netburst {

/// The type by which an error names the numbers of events after which a choice can overflow.
template <std::int64_t Least, std::int64_t Most>
struct overflow_after_between;

/// The subject of rules about two choices of a plan, in their order.
struct considered_pair {
    const request &one;
    const request &other;
    mechanism how_one; ///< mechanism by which the uops that the request `one` counts are tagged
    mechanism how_other;
    /// The part (event) of the request `one` that counts, on the counter that the part needs.
    request counts_one;
    request counts_other;

    constexpr considered_pair(const request &a, const request &b)
        : one{a}, other{b}, how_one{mechanism_of(a)}, how_other{mechanism_of(b)},
          counts_one{detail::on_required_counter(counting_part(a))},
          counts_other{detail::on_required_counter(counting_part(b))} {}

    /// Returns whether the uops of both requests (events with qualifiers) are tagged by
    /// `mechanism`.
    constexpr bool both(mechanism mechanism) const {
        return how_one == mechanism && how_other == mechanism;
    }
};

/// The base of a rule about two choices; the verdict names the event or metric of each choice.
template <typename Rule, typename Base = rule<Rule>>
struct pair_rule : Base {
    static constexpr verdict broken_by(const considered_pair &context) {
        return {&Rule::text, {name_of(context.one), name_of(context.other)}};
    }
};

// --- rules about precise sampling (SDM 18.15.7) --------------------------------------------------

struct precise_sampling_stands_once : pair_rule<precise_sampling_stands_once> {
    MSR_RULE_TEXT(precise_sampling_stands_once,
                  "only one choice of a plan can be sampled precisely");
    static constexpr bool holds(const considered_pair &context) {
        return !context.one.how.precise || !context.other.how.precise;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};

namespace detail {

/// Returns the mechanism of tagging that a request (an event with qualifiers) takes part in, also
/// where the request's event itself tags uops or counts tagged uops.
constexpr mechanism mechanism_used_by(const request &choice) {
    const request counts = counting_part(choice);
    if (events[counts.event].role == tagging::front_end_upstream) return mechanism::front_end;
    return mechanism_counted_by(events[counts.event]);
}

/// Returns the tags that a request (an event with qualifiers) counts by naming the event
/// execution_event itself: bit n of either half of the masks counts tag n.
constexpr unsigned tags_counted_by(const request &request) {
    const bool counts = mechanism_of(request) == mechanism::none &&
                        events[request.event].role == tagging::execution_count;
    return counts ? (request.masks | request.masks >> 4) & 0xf : 0;
}

/// Returns whether a request (an event with qualifiers) counts tags with execution_event that
/// another request does not set. In this case no request sets the tags: a third request with a tag
/// would find no ESCR for its count.
constexpr bool counts_other_tags(const request &plain, const request &metric) {
    const unsigned counted = tags_counted_by(plain);
    return counted != 0 && mechanism_of(metric) == mechanism::execution &&
           counted != 1u << metric.how.tag;
}

} // namespace detail

struct precise_sampling_uses_one_mechanism : pair_rule<precise_sampling_uses_one_mechanism> {
    MSR_RULE_TEXT(precise_sampling_uses_one_mechanism,
                  "beside precise sampling only its own tagging mechanism may be used");
    static constexpr bool holds(const considered_pair &context) {
        if (!context.one.how.precise && !context.other.how.precise) return true;
        const mechanism entry = detail::mechanism_used_by(context.one);
        const mechanism other = detail::mechanism_used_by(context.other);
        return entry == mechanism::none || other == mechanism::none || entry == other;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};

// --- rules about the uops that two choices tag (SDM 18.15.6) -------------------------------------

namespace detail {

/// Returns whether a request (an event with qualifiers) whose event is counted as it happens tags
/// uops in the front end that `metric` would count among its own.
constexpr bool tags_beside(const request &plain, const request &metric) {
    return mechanism_of(plain) == mechanism::none && mechanism_of(metric) == mechanism::front_end &&
           events[plain.event].role == tagging::front_end_upstream &&
           !same_escr_value(plain, tagging_part(metric));
}

} // namespace detail

struct front_end_tags_one_kind : pair_rule<front_end_tags_one_kind> {
    MSR_RULE_TEXT(front_end_tags_one_kind,
                  "two choices tag different uops in the front end, which has one tag only");
    static constexpr bool holds(const considered_pair &context) {
        if (detail::tags_beside(context.one, context.other) ||
            detail::tags_beside(context.other, context.one))
            return false;
        return !context.both(mechanism::front_end) ||
               same_escr_value(tagging_part(context.one), tagging_part(context.other));
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};

struct mask_matches_tag : pair_rule<mask_matches_tag> {
    MSR_RULE_TEXT(mask_matches_tag,
                  "this mask of execution_event counts a tag with which no ESCR of these tags");
    static constexpr bool holds(const considered_pair &context) {
        return !detail::counts_other_tags(context.one, context.other) &&
               !detail::counts_other_tags(context.other, context.one);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};

struct tag_has_one_owner : pair_rule<tag_has_one_owner> {
    MSR_RULE_TEXT(tag_has_one_owner, "two choices tag different uops with the same tag bit");
    static constexpr bool holds(const considered_pair &context) {
        return !context.both(mechanism::execution) ||
               context.one.how.tag != context.other.how.tag ||
               same_escr_value(tagging_part(context.one), tagging_part(context.other));
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::first, typename Mistake::second, typename Mistake::other_tags>;
};

struct replay_metrics_agree : pair_rule<replay_metrics_agree> {
    MSR_RULE_TEXT(
        replay_metrics_agree,
        "two replay metrics need different values in IA32_PEBS_ENABLE or MSR_PEBS_MATRIX_VERT");
    static constexpr bool holds(const considered_pair &context) {
        if (!context.both(mechanism::replay)) return true;
        const replay_row &row = replay_metrics[context.one.how.replay - 1];
        const replay_row &other = replay_metrics[context.other.how.replay - 1];
        return row.pebs_enable == other.pebs_enable && row.matrix_vert == other.matrix_vert;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second,
                            typename Mistake::without_either>;
};

// --- rules about counters and ESCRs that have one owner ------------------------------------------

struct counter_has_one_owner : pair_rule<counter_has_one_owner, msr::counter_has_one_owner> {
    static constexpr bool holds(const considered_pair &context) {
        return context.counts_one.how.counter < 0 ||
               context.counts_one.how.counter != context.counts_other.how.counter;
    }
    static constexpr verdict broken_by(const considered_pair &context) {
        return {&text,
                {counters[context.counts_one.how.counter].name, name_of(context.one),
                 name_of(context.other)}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counter, typename Mistake::first,
                            typename Mistake::second, typename Mistake::other_counters>;
};

struct escr_has_one_value : pair_rule<escr_has_one_value> {
    MSR_RULE_TEXT(escr_has_one_value, "two choices claim the same ESCR with different values");
    static constexpr bool holds(const considered_pair &context) {
        return context.counts_one.how.escr < 0 ||
               context.counts_one.how.escr != context.counts_other.how.escr ||
               same_escr_value(context.counts_one, context.counts_other);
    }
    static constexpr verdict broken_by(const considered_pair &context) {
        return {&text,
                {escrs[context.counts_one.how.escr].name, name_of(context.one),
                 name_of(context.other)}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::escr, typename Mistake::first,
                            typename Mistake::second, typename Mistake::other_escrs>;
};

// Rules without predicates: the search for ESCRs and counters in planner.hpp and grouping.hpp finds
// where the rules are broken.
struct choices_fit_together
    : shared_rule<in_own_words::choices_fit_together, rule<choices_fit_together>> {
    MSR_RULE_TEXT(
        choices_fit_together,
        "these choices compete for too few ESCRs and counters: no assignment of them exists");
};
using msr::together_fit_in_one_group;

// --- rules about cascades (SDM 18.15.2, 18.15.5.6) -----------------------------------------------

namespace detail {

/// Returns the position of the request that starts the cascade of the request at `cascaded`, or the
/// number of requests where none does: the first request on the counter from which the cascade
/// starts that overflows, or else the first request on that counter.
constexpr std::size_t source_of(sequence<request> requests, std::size_t cascaded) {
    std::size_t position = requests.size();
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const request counts = on_required_counter(counting_part(requests[i]));
        if (i == cascaded || counts.how.counter != requests[cascaded].how.cascaded_from) continue;
        if (requests[i].overflows()) return i;
        if (position == requests.size()) position = i;
    }
    return position;
}

/// Returns whether a chain of cascades closes: the sources of a request (an event with qualifiers),
/// each started by the next, lead back to a request of the chain.
constexpr bool goes_round(sequence<request> requests, std::size_t cascaded) {
    std::size_t position = cascaded;
    for (std::size_t steps = 0; steps <= requests.size(); ++steps) {
        if (position == requests.size() || !requests[position].is_cascaded()) return false;
        position = source_of(requests, position);
    }
    return true;
}

} // namespace detail

/// The subject of rules about a choice that a cascade starts, among the choices of a plan.
struct considered_cascade {
    sequence<request> wanted;
    std::size_t cascaded;
    /// Position of the choice that starts the cascade; the number of choices: none does.
    std::size_t source;

    constexpr considered_cascade(sequence<request> requests, std::size_t index)
        : wanted{requests}, cascaded{index}, source{detail::source_of(requests, index)} {}
};

/// The base of a rule about a cascade; the verdict names the choices, first the choice that starts
/// the cascade.
template <typename Rule>
struct cascade_rule : rule<Rule> {
    static constexpr verdict broken_by(const considered_cascade &context) {
        return {
            &Rule::text,
            {name_of(context.wanted[context.source]), name_of(context.wanted[context.cascaded])}};
    }
};

struct cascade_has_a_source : cascade_rule<cascade_has_a_source> {
    MSR_RULE_TEXT(cascade_has_a_source,
                  "no choice and no counter that is set up starts this cascade");
    static constexpr bool holds(const considered_cascade &context) {
        return context.source != context.wanted.size();
    }
    static constexpr verdict broken_by(const considered_cascade &context) {
        return {&text,
                {counters[context.wanted[context.cascaded].how.cascaded_from].name,
                 name_of(context.wanted[context.cascaded])}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::source, typename Mistake::first,
                            typename Mistake::other_sources>;
};

struct cascade_source_overflows : cascade_rule<cascade_source_overflows> {
    MSR_RULE_TEXT(cascade_source_overflows,
                  "the choice that starts a cascade says nothing of when its counter overflows");
    static constexpr bool holds(const considered_cascade &context) {
        return context.wanted[context.source].overflows();
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second>;
    template <typename... Name>
    struct instead {
        using type = would_be_legal<overflow_after_between<1, most_events>>;
    };
};

struct cascade_source_is_not_sampled : cascade_rule<cascade_source_is_not_sampled> {
    MSR_RULE_TEXT(
        cascade_source_is_not_sampled,
        "a cascade lasts until OVF of its source is cleared, which who handles samples does");
    static constexpr bool holds(const considered_cascade &context) {
        return !context.wanted[context.source].interrupts();
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::first, typename Mistake::second>;
    template <typename... Name>
    struct instead {
        using type = would_be_legal<overflow_after_between<1, most_events>>;
    };
};

struct cascade_has_a_beginning : cascade_rule<cascade_has_a_beginning> {
    MSR_RULE_TEXT(cascade_has_a_beginning,
                  "these choices start each other: their cascade never begins");
    static constexpr bool holds(const considered_cascade &context) {
        return !detail::goes_round(context.wanted, context.cascaded);
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::first, typename Mistake::second, typename Mistake::uncascaded>;
};

// --- lists of rules, in the order in which the rules are checked ---------------------------------

/// Rules about two choices of a plan, in the order in which they are checked.
using rules_of_pairs = rule_list<precise_sampling_stands_once, precise_sampling_uses_one_mechanism,
                                 front_end_tags_one_kind, mask_matches_tag, tag_has_one_owner,
                                 replay_metrics_agree, counter_has_one_owner, escr_has_one_value>;
/// Rules about a choice that a cascade starts, in the order in which they are checked.
using rules_of_cascades = rule_list<cascade_has_a_source, cascade_source_overflows,
                                    cascade_source_is_not_sampled, cascade_has_a_beginning>;

} // namespace msr::netburst
