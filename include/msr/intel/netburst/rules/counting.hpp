// The rules for the parts of choices that count: threads, precise samples, overflows and cascades.
// Each rule has its sentence, its predicate, and the words that an error shows; rules have the
// order of the lists at the end.
#pragma once

#include <msr/core/names.hpp>
#include <msr/core/rule.hpp>
#include <msr/intel/netburst/facts/event.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>
#include <msr/intel/netburst/overflow.hpp>
#include <msr/intel/netburst/request.hpp>
#include <msr/intel/netburst/retirement.hpp>
#include <msr/intel/netburst/rules/parts.hpp>
#include <msr/intel/netburst/target.hpp>
#include <msr/pmu/rules.hpp>

#include <cstdint>

namespace msr::netburst {

/// The type by which an error names the sampling periods that a choice can have.
template <std::int64_t Least, std::int64_t Most>
struct sample_every_between;

// --- rules about the logical processors whose events are counted (SDM 18.16) ---------------------

struct event_tells_threads_apart : choice_rule<event_tells_threads_apart> {
    MSR_RULE_TEXT(
        event_tells_threads_apart,
        "this event is thread-independent: it cannot be counted for one logical processor");
    static constexpr bool holds(const considered &context) {
        return !context.is_of_one_thread() || context.how().disputed ||
               context.event.scope != thread_scope::thread_independent;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::other_threads>;
};

// --- rules about precise sampling (SDM 18.15.7, 18.16.3) -----------------------------------------

// events.hpp lists the events that an error of the rule suggests.
struct event_can_be_sampled_precisely : shared_rule<in_own_words::event_can_be_sampled_precisely,
                                                    choice_rule<event_can_be_sampled_precisely>> {
    MSR_RULE_TEXT(
        event_can_be_sampled_precisely,
        "only front_end_event, execution_event and replay_event can be sampled precisely");
    static constexpr bool holds(const considered &context) {
        return !context.how().precise || context.event.pebs;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts>;
};

struct precise_sampling_has_a_period
    : choice_rule<precise_sampling_has_a_period, msr::precise_sampling_has_a_period> {
    static constexpr bool holds(const considered &context) {
        return !context.how().precise || context.candidate.interrupts();
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts>;
    template <typename... Name>
    struct instead {
        using type = would_be_legal<sample_every_between<10, most_events>>;
    };
};

struct precise_sampling_is_of_one_thread
    : shared_rule<in_own_words::precise_sampling_is_of_one_thread,
                  choice_rule<precise_sampling_is_of_one_thread>> {
    MSR_RULE_TEXT(
        precise_sampling_is_of_one_thread,
        "with Hyper-Threading a precise sample is of one logical processor: thread 0 or 1");
    static constexpr bool holds(const considered &context) {
        return !context.how().precise || !context.on.hyper_threading || context.is_of_one_thread();
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::other_threads>;
};

struct precise_sampling_is_on_iq_counter4 : choice_rule<precise_sampling_is_on_iq_counter4> {
    MSR_RULE_TEXT(precise_sampling_is_on_iq_counter4,
                  "only IQ_COUNTER4 samples precisely, for logical processor 1 IQ_COUNTER5");
    static constexpr bool holds(const considered &context) {
        if (!context.how().precise) return true;
        const bool second =
            context.on.hyper_threading && context.how().threads == thread_set::second;
        // Two sections of the manual differ about cascades of logical processor 1 (SDM 18.15.7.3,
        // 18.16.3).
        if (second && context.how().disputed && context.counter() == counter_number::iq_counter4)
            return true;
        return context.counter() ==
               (second ? counter_number::iq_counter5 : counter_number::iq_counter4);
    }
    static constexpr verdict broken_by(const considered &context) {
        return {&text, {context.event.name, context.counter_name()}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::counter,
                            typename Mistake::other_counters>;
};

struct precise_replay_needs_a_metric : choice_rule<precise_replay_needs_a_metric> {
    MSR_RULE_TEXT(
        precise_replay_needs_a_metric,
        "sampled precisely, replay_event needs a replay metric: the plan sets IA32_PEBS_ENABLE");
    static constexpr bool holds(const considered &context) {
        return !context.how().precise || context.how().replay != 0 ||
               mechanism_counted_by(context.event) != mechanism::replay;
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts>;
};

// --- rules about overflows and what an overflow causes (SDM 18.15.5.7, 18.15.5.8) ----------------

struct sampling_period_is_in_range : shared_rule<in_own_words::sampling_period_is_in_range,
                                                 choice_rule<sampling_period_is_in_range>> {
    MSR_RULE_TEXT(
        sampling_period_is_in_range,
        "a sampling period must lie between 10, below which interrupts never end, and 2^40 - 1");
    static constexpr bool holds(const considered &context) {
        return !context.candidate.interrupts() || is_sampling_period(context.how().period);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::period>;
    template <typename... Name>
    struct instead {
        using type = would_be_legal<value_between<10, most_events>>;
    };
};

struct forced_overflow_cannot_interrupt : choice_rule<forced_overflow_cannot_interrupt> {
    MSR_RULE_TEXT(
        forced_overflow_cannot_interrupt,
        "an interrupt at every event never ends: forced overflow goes without an interrupt");
    static constexpr bool holds(const considered &context) {
        return !context.candidate.interrupts() || !context.how().force_overflow;
    }
};

struct interrupt_reaches_thread_1 : choice_rule<interrupt_reaches_thread_1> {
    MSR_RULE_TEXT(interrupt_reaches_thread_1,
                  "CCCR.OVF_PMI_T1 is doubtful at CPUID signature F44h: only a "
                  "choice that says disputed uses it");
    static constexpr bool holds(const considered &context) {
        const bool reaches_1 = context.on.hyper_threading && context.candidate.counts_thread_1();
        return !context.candidate.interrupts() || !reaches_1 || context.how().disputed ||
               !ovf_pmi_t1_is_doubtful(context.on);
    }
    template <typename Mistake>
    using shows =
        name_list<typename Mistake::event, typename Mistake::models, typename Mistake::undoubted>;
};

struct forced_overflow_takes_no_number : choice_rule<forced_overflow_takes_no_number> {
    MSR_RULE_TEXT(forced_overflow_takes_no_number,
                  "forced overflow is at every event: it goes without a number of events");
    static constexpr bool holds(const considered &context) {
        return context.how().overflow != overflow_use::flag || !context.how().force_overflow;
    }
};

struct overflow_is_in_range : choice_rule<overflow_is_in_range> {
    MSR_RULE_TEXT(overflow_is_in_range, "a counter overflows after 1 to 2^40 - 1 events");
    static constexpr bool holds(const considered &context) {
        return context.how().overflow != overflow_use::flag ||
               is_overflow_count(context.how().period);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::event, typename Mistake::period>;
    template <typename... Name>
    struct instead {
        using type = would_be_legal<value_between<1, most_events>>;
    };
};

// --- rules about cascades (SDM 18.15.2, 18.15.5.6, 18.15.5.7, Table 18-65) -----------------------

/// The cascade that starts the counter of a part (counting or tagging event) of a request, and the
/// counters to which the cascade can lead. Where there are several such counters, their cascades
/// are of a single kind.
struct cascade_of {
    counter_number source{};
    counter_set open{};

    constexpr explicit cascade_of(const considered &context)
        : source{static_cast<counter_number>(context.how().cascaded_from)},
          open{detail::counters_open_to(context.candidate)} {}
    constexpr counter_number first() const {
        return static_cast<counter_number>(__builtin_ctz(open));
    }
    constexpr cascade_kind kind() const {
        return open == 0 ? cascade_kind::none : cascade_between(source, first());
    }
};

struct cascade_follows_a_pair : choice_rule<cascade_follows_a_pair> {
    MSR_RULE_TEXT(cascade_follows_a_pair,
                  "no cascade leads from this counter to the one that counts");
    static constexpr bool holds(const considered &context) {
        return !context.candidate.is_cascaded() || cascade_of{context}.kind() != cascade_kind::none;
    }
    static constexpr verdict broken_by(const considered &context) {
        const cascade_of source{context};
        const char *const destination =
            source.open == 0 ? context.event.name : row_of(source.first()).name;
        return {&text, {row_of(source.source).name, destination}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::source, typename Mistake::counter,
                            typename Mistake::counts, typename Mistake::other_sources>;
};

struct extended_cascade_exists_on_model : choice_rule<extended_cascade_exists_on_model> {
    MSR_RULE_TEXT(extended_cascade_exists_on_model,
                  "extended cascades do not exist on every processor model of the plan");
    static constexpr bool holds(const considered &context) {
        if (!context.candidate.is_cascaded()) return true;
        const cascade_of source{context};
        return source.kind() != cascade_kind::extended ||
               (context.on.models & ~row_of(source.first()).extended_models) == 0;
    }
    static constexpr verdict broken_by(const considered &context) {
        return {&text, {row_of(cascade_of{context}.source).name, context.event.name}};
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::source, typename Mistake::counts,
                            typename Mistake::models, typename Mistake::other_models>;
};

struct cascade_can_interrupt_on_model : choice_rule<cascade_can_interrupt_on_model> {
    MSR_RULE_TEXT(cascade_can_interrupt_on_model,
                  "a cascaded counter cannot interrupt on every processor model of the plan");
    static constexpr bool holds(const considered &context) {
        return !context.candidate.is_cascaded() || !context.candidate.interrupts() ||
               cascade_can_interrupt(context.on);
    }
    template <typename Mistake>
    using shows = name_list<typename Mistake::counts, typename Mistake::models,
                            typename Mistake::other_models>;
};

// --- lists of rules, in the order in which the rules are checked ---------------------------------

/// Rules of the part (event) of a request that counts, checked before `rules_of_parts`; the part
/// names the counter that it needs.
using rules_of_counted_events = rule_list<event_can_be_sampled_precisely>;
/// Rules of the part (event) of a request that counts, checked after `rules_of_parts`.
using rules_of_counting =
    rule_list<event_tells_threads_apart, precise_sampling_has_a_period,
              precise_sampling_is_of_one_thread, precise_sampling_is_on_iq_counter4,
              sampling_period_is_in_range, forced_overflow_cannot_interrupt,
              interrupt_reaches_thread_1, forced_overflow_takes_no_number, overflow_is_in_range,
              precise_replay_needs_a_metric, cascade_follows_a_pair,
              extended_cascade_exists_on_model, cascade_can_interrupt_on_model>;

} // namespace msr::netburst
