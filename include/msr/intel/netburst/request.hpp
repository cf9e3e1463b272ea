// A choice (an event with qualifiers) as a plain value for the planner, whether it comes from a
// type or from text.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>

#include <cstdint>

namespace msr::netburst {

/// The logical processors whose events are counted, where two of them share the counters.
enum class thread_set : std::uint8_t {
    /// The choice names no logical processor: both logical processors with Hyper-Threading, the
    /// only one without Hyper-Threading.
    unsaid,
    first,  ///< the events of logical processor 0 alone are counted
    second, ///< the events of logical processor 1 alone are counted
    both,   ///< the events of both logical processors of a core are counted
};

/// The action of the counter of a choice (an event with qualifiers) after a number of events.
enum class overflow_use : std::uint8_t {
    none, ///< the counter starts from 0, and its overflow does nothing
    /// The counter overflows and sets CCCR.OVF, which starts a counter that waits for the cascade.
    flag,
    interrupt, ///< the counter requests an interrupt, or takes a precise sample
};

/// The qualifiers of a choice: everything about the choice but its event and masks.
struct qualifiers {
    bool user = false; ///< events at CPL 1, 2 and 3 are counted
    /// events at CPL 0 are counted; with neither `user` nor `kernel` set, events at every CPL are
    /// counted
    bool kernel = false;
    thread_set threads = thread_set::unsaid; ///< the logical processors whose events are counted
    /// Clocks are counted, selected by a comparison of their events with `threshold`.
    bool compare = false;
    /// Clocks with at most `threshold` events are counted, not those with more.
    bool complement = false;
    /// The counter counts how often the comparison with the threshold becomes true.
    bool edge = false;
    std::uint8_t threshold = 0; ///< number with which the events of a clock are compared, 0 to 15
    /// The choice may count an event about which the manual contradicts itself.
    bool disputed = false;
    std::int8_t tag = -1; ///< tag bit, 0 to 3, that the uops of an execution event get; -1: none
    bool at_retirement = false; ///< the uops that the event tags are counted at retirement
    /// Number of the replay metric, which is its index in `replay_metrics` plus 1; 0: none.
    std::uint8_t replay = 0;
    overflow_use overflow = overflow_use::none; ///< what the counter does after `period` events
    /// Number of events after which the counter overflows or interrupts, up to 2^40 - 1; 0: none.
    std::uint64_t period = 0;
    bool precise = false;        ///< samples are taken precisely (PEBS)
    bool force_overflow = false; ///< the counter overflows at every event
    /// `counter_number` of the counter whose overflow starts the choice's counter; -1: none.
    std::int8_t cascaded_from = -1;
    /// `escr_number` of the ESCR that the choice names, or -1: the planner finds one.
    std::int8_t escr = -1;
    /// `counter_number` of the counter that the choice names, or -1: the planner finds one.
    std::int8_t counter = -1;

    /// Returns whether the text of a choice must have the qualifier for the threshold: a threshold
    /// of 0 needs no qualifier beside those for edge or complement.
    constexpr bool names_threshold() const {
        return threshold != 0 || (compare && !edge && !complement);
    }

    friend constexpr bool operator==(const qualifiers &, const qualifiers &) = default;
};

/// The most events that a counter of 40 bits can count before it overflows.
inline constexpr std::int64_t most_events = (std::int64_t{1} << 40) - 1;

/// Returns whether a choice can interrupt at every `period`-th event: 10 to 2^40 - 1, what a
/// counter of 40 bits can hold. With a counter preset to -8 to -1 the program would not go on: the
/// instruction that is returned to interrupts again (seen by perfctr).
constexpr bool is_sampling_period(std::uint64_t period) {
    return period >= 10 && period < std::uint64_t{1} << 40;
}
/// Returns whether a counter of 40 bits can overflow after `count` events.
constexpr bool is_overflow_count(std::uint64_t count) {
    return count >= 1 && count < std::uint64_t{1} << 40;
}

/// Returns the qualifiers with CPL 1, 2 and 3 counted.
constexpr qualifiers with_user(qualifiers qualifiers) {
    qualifiers.user = true;
    return qualifiers;
}
/// Returns the qualifiers with CPL 0 counted.
constexpr qualifiers with_kernel(qualifiers qualifiers) {
    qualifiers.kernel = true;
    return qualifiers;
}
/// Returns the qualifiers with a set of logical processors.
constexpr qualifiers with_threads(qualifiers qualifiers, thread_set threads) {
    qualifiers.threads = threads;
    return qualifiers;
}
/// Returns the qualifiers with a threshold, 0 to 15. Sets `compare`, too, without which no filter
/// works.
constexpr qualifiers with_threshold(qualifiers qualifiers, unsigned threshold) {
    qualifiers.compare = true;
    qualifiers.threshold =
        // a threshold from 255 on becomes 255, not the low 8 bits of the threshold
        static_cast<std::uint8_t>(threshold < 255 ? threshold : 255);
    return qualifiers;
}
/// Each function returns the qualifiers with the qualifier of its name set, for the methods of
/// choices.
constexpr qualifiers with_complement(qualifiers qualifiers) {
    qualifiers.compare = qualifiers.complement = true;
    return qualifiers;
}
constexpr qualifiers with_edge(qualifiers qualifiers) {
    qualifiers.compare = qualifiers.edge = true;
    return qualifiers;
}
constexpr qualifiers with_dispute(qualifiers qualifiers) {
    qualifiers.disputed = true;
    return qualifiers;
}
/// Returns the qualifiers with a tag bit, 0 to 3. Sets `at_retirement`, too: the uops that an
/// execution event tags are counted at retirement.
constexpr qualifiers with_tag(qualifiers qualifiers, unsigned tag) {
    // a tag from 127 on becomes 127, not the low 8 bits of the tag
    qualifiers.tag = static_cast<std::int8_t>(tag < 127 ? tag : 127);
    qualifiers.at_retirement = true;
    return qualifiers;
}
/// Each function returns the qualifiers with the qualifier of its name set, for the methods of
/// choices.
constexpr qualifiers with_retirement(qualifiers qualifiers) {
    qualifiers.at_retirement = true;
    return qualifiers;
}
constexpr qualifiers with_replay(qualifiers qualifiers, unsigned metric) {
    qualifiers.replay = static_cast<std::uint8_t>(metric);
    qualifiers.at_retirement = true;
    return qualifiers;
}
constexpr qualifiers with_overflow(qualifiers qualifiers, overflow_use use, std::uint64_t period) {
    qualifiers.overflow = use;
    qualifiers.period = period;
    return qualifiers;
}
constexpr qualifiers with_precision(qualifiers qualifiers) {
    qualifiers.precise = true;
    return qualifiers;
}
constexpr qualifiers with_forced_overflow(qualifiers qualifiers) {
    qualifiers.force_overflow = true;
    return qualifiers;
}
constexpr qualifiers with_cascade(qualifiers qualifiers, counter_number source) {
    qualifiers.cascaded_from = static_cast<std::int8_t>(source);
    return qualifiers;
}
constexpr qualifiers with_escr(qualifiers qualifiers, escr_number escr) {
    qualifiers.escr = static_cast<std::int8_t>(escr);
    return qualifiers;
}
constexpr qualifiers with_counter(qualifiers qualifiers, counter_number counter) {
    qualifiers.counter = static_cast<std::int8_t>(counter);
    return qualifiers;
}

/// A choice as a plain value: event, masks and qualifiers.
struct request {
    unsigned event{}; ///< index of the event in `events`
    unsigned masks{}; ///< mask bits of the event; bit 0 is ESCR bit 9
    qualifiers how{}; ///< the qualifiers of the choice

    /// Returns whether events at CPL 1 to 3 are counted: these levels are chosen, or no privilege
    /// level is.
    constexpr bool counts_user() const { return how.user || !how.kernel; }
    /// Returns whether events at CPL 0 are counted: this level is chosen, or no privilege level is.
    constexpr bool counts_kernel() const { return how.kernel || !how.user; }
    /// Returns whether events of logical processor 0 are counted, where a core has two.
    constexpr bool counts_thread_0() const { return how.threads != thread_set::second; }
    /// Returns whether events of logical processor 1 are counted, where a core has two.
    constexpr bool counts_thread_1() const { return how.threads != thread_set::first; }
    /// Returns whether each overflow of the counter of the choice asks for an interrupt.
    constexpr bool interrupts() const { return how.overflow == overflow_use::interrupt; }
    /// Returns whether the request's counter may set CCCR.OVF, apart from a wrap after 2^40 events.
    constexpr bool overflows() const {
        return how.overflow != overflow_use::none || how.force_overflow;
    }
    /// Returns whether an overflow of another counter starts the request's counter.
    constexpr bool is_cascaded() const { return how.cascaded_from >= 0; }

    friend constexpr bool operator==(const request &, const request &) = default;
};

/// Returns the logical processor, 0 or 1, on which a plan of the requests (events with qualifiers)
/// has to run because one of the requests is sampled precisely there; -1: any. Requests that are
/// sampled on both logical processors break a rule, see rules/.
constexpr int precise_thread_of(sequence<request> requests) {
    for (const request &choice : requests)
        if (choice.how.precise && choice.how.threads == thread_set::first) return 0;
    for (const request &choice : requests)
        if (choice.how.precise && choice.how.threads == thread_set::second) return 1;
    return -1;
}

/// Returns whether two requests (events with qualifiers) give an ESCR the same value, so that they
/// can share it.
constexpr bool same_escr_value(const request &a, const request &b) {
    return a.event == b.event && a.masks == b.masks && a.counts_user() == b.counts_user() &&
           a.counts_kernel() == b.counts_kernel() && a.counts_thread_0() == b.counts_thread_0() &&
           a.counts_thread_1() == b.counts_thread_1() && a.how.tag == b.how.tag;
}

} // namespace msr::netburst
