// A choice as a plain value for the planner, whether it comes from a type or from text.
#pragma once

#include <msr/core/sequence.hpp>
#include <msr/intel/netburst/facts/wiring.hpp>

#include <cstdint>

namespace msr::netburst {

/// The threads whose events are counted, where two logical processors share the counters.
enum class thread_set : std::uint8_t {
    unsaid, ///< both with Hyper-Threading, the first without it
    first,  ///< logical processor 0
    second, ///< logical processor 1
    both,   ///< both logical processors
};

/// The action of a counter after a number of events.
enum class overflow_use : std::uint8_t {
    none,      ///< the counter starts from 0
    flag,      ///< the counter overflows and sets CCCR.OVF, which starts a counter that cascades
               ///< from it
    interrupt, ///< the counter requests an interrupt, or takes a precise sample
};

/// Everything about a choice but its event and masks.
struct qualifiers {
    bool user = false;                       ///< CPL 1, 2, 3
    bool kernel = false;                     ///< CPL 0; with neither, both are counted
    thread_set threads = thread_set::unsaid; ///< the logical processors whose events are counted
    bool compare = false;                    ///< counts clocks by the number of their events
    bool complement = false;                 ///< turns the comparison round
    bool edge = false;                       ///< counts how often the comparison becomes true
    std::uint8_t threshold = 0;              ///< 0 to 15
    bool disputed = false;                   ///< the user accepts a disputed event
    std::int8_t tag = -1;       ///< 0 to 3: tag the uops of an execution event with this bit
    bool at_retirement = false; ///< count at retirement what the event tags
    std::uint8_t replay = 0;    ///< a replay metric by its number, or 0: none
    overflow_use overflow = overflow_use::none; ///< what an overflow does
    std::uint64_t period = 0;                   ///< how many events that takes
    bool precise = false;                       ///< the samples are precise (PEBS)
    bool force_overflow = false;                ///< the counter overflows at every event
    std::int8_t cascaded_from = -1; ///< the `counter_number` whose overflow starts it, or -1
    std::int8_t escr = -1;          ///< an `escr_number`, or -1: to be found
    std::int8_t counter = -1;       ///< a `counter_number`, or -1: to be found

    /// Whether a threshold is worth a word: 0 goes without saying beside edge and complement.
    constexpr bool names_threshold() const {
        return threshold != 0 || (compare && !edge && !complement);
    }

    friend constexpr bool operator==(const qualifiers &, const qualifiers &) = default;
};

/// The most events that a counter of 40 bits can count before it overflows.
inline constexpr std::int64_t most_events = (std::int64_t{1} << 40) - 1;

/// Whether interrupts at every so many events come to an end: with a counter preset to -8 to -1 the
/// instruction that is returned to interrupts again (seen by perfctr). A counter has 40 bits.
constexpr bool is_sampling_period(std::uint64_t period) {
    return period >= 10 && period < std::uint64_t{1} << 40;
}
/// Whether a counter of 40 bits can overflow after this many events.
constexpr bool is_overflow_count(std::uint64_t count) {
    return count >= 1 && count < std::uint64_t{1} << 40;
}

/// Each returns the qualifiers with what the function's name says, for the methods of choices.
constexpr qualifiers with_user(qualifiers qualifiers) {
    qualifiers.user = true;
    return qualifiers;
}
constexpr qualifiers with_kernel(qualifiers qualifiers) {
    qualifiers.kernel = true;
    return qualifiers;
}
constexpr qualifiers with_threads(qualifiers qualifiers, thread_set threads) {
    qualifiers.threads = threads;
    return qualifiers;
}
/// Any filter works only with compare, so each sets it.
constexpr qualifiers with_threshold(qualifiers qualifiers, unsigned threshold) {
    qualifiers.compare = true;
    qualifiers.threshold =
        // thresholds from 255 on become 255, not their low 8 bits
        static_cast<std::uint8_t>(threshold < 255 ? threshold : 255);
    return qualifiers;
}
/// Each returns the qualifiers with what the function's name says, for the methods of choices.
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
/// The uops that an execution event tags are counted at retirement.
constexpr qualifiers with_tag(qualifiers qualifiers, unsigned tag) {
    // tags from 127 on become 127, not their low 8 bits
    qualifiers.tag = static_cast<std::int8_t>(tag < 127 ? tag : 127);
    qualifiers.at_retirement = true;
    return qualifiers;
}
/// Each returns the qualifiers with what the function's name says, for the methods of choices.
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
    unsigned event{}; ///< place in `events`
    unsigned masks{}; ///< mask bits; bit 0 is ESCR bit 9
    qualifiers how{}; ///< everything else

    /// Whether events at CPL 1 to 3 are counted; they are where no privilege level is chosen.
    constexpr bool counts_user() const { return how.user || !how.kernel; }
    /// Whether events at CPL 0 are counted; they are where no privilege level is chosen.
    constexpr bool counts_kernel() const { return how.kernel || !how.user; }
    /// Whether events of logical processor 0 are counted, where there are two.
    constexpr bool counts_thread_0() const { return how.threads != thread_set::second; }
    /// Whether events of logical processor 1 are counted, where there are two.
    constexpr bool counts_thread_1() const { return how.threads != thread_set::first; }
    /// Whether each overflow of its counter asks for an interrupt.
    constexpr bool interrupts() const { return how.overflow == overflow_use::interrupt; }
    /// Whether its counter may set CCCR.OVF, apart from a wrap after 2^40 events.
    constexpr bool overflows() const {
        return how.overflow != overflow_use::none || how.force_overflow;
    }
    /// Whether an overflow of another counter starts its counter.
    constexpr bool is_cascaded() const { return how.cascaded_from >= 0; }

    friend constexpr bool operator==(const request &, const request &) = default;
};

/// The logical processor on which such choices have to run, for they are sampled precisely there;
/// -1: any. Choices of both break a rule, see rules/.
constexpr int precise_thread_of(sequence<request> requests) {
    for (const request &choice : requests)
        if (choice.how.precise && choice.how.threads == thread_set::first) return 0;
    for (const request &choice : requests)
        if (choice.how.precise && choice.how.threads == thread_set::second) return 1;
    return -1;
}

/// Whether two requests give an ESCR the same value, so that they can share it.
constexpr bool same_escr_value(const request &a, const request &b) {
    return a.event == b.event && a.masks == b.masks && a.counts_user() == b.counts_user() &&
           a.counts_kernel() == b.counts_kernel() && a.counts_thread_0() == b.counts_thread_0() &&
           a.counts_thread_1() == b.counts_thread_1() && a.how.tag == b.how.tag;
}

} // namespace msr::netburst
