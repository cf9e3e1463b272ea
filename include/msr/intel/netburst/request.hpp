// A choice as a plain value: what the planner takes, whether it comes from a type or from text.
#pragma once

#include <msr/intel/netburst/wiring.hpp>

#include <cstdint>

namespace msr::netburst {

/// Whose events are counted, where two logical processors share the counters.
enum class thread_set : std::uint8_t {
    unsaid, ///< both with Hyper-Threading; without it there is only one
    first,
    second,
    both,
};

/// Everything about a choice but its event and masks.
struct qualifiers {
    bool user = false;   ///< CPL 1, 2, 3
    bool kernel = false; ///< CPL 0; with neither, both are counted
    thread_set threads = thread_set::unsaid;
    bool compare = false;
    bool complement = false;
    bool edge = false;
    std::uint8_t threshold = 0; ///< 0 to 15
    bool disputed = false;      ///< the user accepts a disputed event
    std::int8_t tag = -1;       ///< 0 to 3: tag the uops of an execution event with this bit
    bool at_retirement = false; ///< count at retirement what the event tags
    std::uint8_t replay = 0;    ///< a replay metric by its number, or 0: none
    std::int8_t escr = -1;      ///< an `escr_number`, or -1: to be found
    std::int8_t counter = -1;   ///< a `counter_number`, or -1: to be found

    friend constexpr bool operator==(const qualifiers &, const qualifiers &) = default;
};

constexpr qualifiers with_user(qualifiers how) {
    how.user = true;
    return how;
}
constexpr qualifiers with_kernel(qualifiers how) {
    how.kernel = true;
    return how;
}
constexpr qualifiers with_threads(qualifiers how, thread_set threads) {
    how.threads = threads;
    return how;
}
/// Any filter works only with compare, so each sets it.
constexpr qualifiers with_threshold(qualifiers how, unsigned threshold) {
    how.compare = true;
    how.threshold = static_cast<std::uint8_t>(threshold < 255 ? threshold : 255); // not wrapped
    return how;
}
constexpr qualifiers with_complement(qualifiers how) {
    how.compare = how.complement = true;
    return how;
}
constexpr qualifiers with_edge(qualifiers how) {
    how.compare = how.edge = true;
    return how;
}
constexpr qualifiers with_dispute(qualifiers how) {
    how.disputed = true;
    return how;
}
/// The uops that an execution event tags are counted at retirement.
constexpr qualifiers with_tag(qualifiers how, unsigned tag) {
    how.tag = static_cast<std::int8_t>(tag < 127 ? tag : 127); // not wrapped
    how.at_retirement = true;
    return how;
}
constexpr qualifiers with_retirement(qualifiers how) {
    how.at_retirement = true;
    return how;
}
constexpr qualifiers with_replay(qualifiers how, unsigned metric) {
    how.replay = static_cast<std::uint8_t>(metric);
    how.at_retirement = true;
    return how;
}
constexpr qualifiers with_escr(qualifiers how, escr_number escr) {
    how.escr = static_cast<std::int8_t>(escr);
    return how;
}
constexpr qualifiers with_counter(qualifiers how, counter_number counter) {
    how.counter = static_cast<std::int8_t>(counter);
    return how;
}

/// One choice.
struct request {
    unsigned event{}; ///< place in `events`
    unsigned masks{}; ///< mask bits; bit 0 is ESCR bit 9
    qualifiers how{};

    constexpr bool counts_user() const { return how.user || !how.kernel; }
    constexpr bool counts_kernel() const { return how.kernel || !how.user; }
    /// Of the two logical processors, where there are two.
    constexpr bool counts_thread_0() const { return how.threads != thread_set::second; }
    constexpr bool counts_thread_1() const { return how.threads != thread_set::first; }

    friend constexpr bool operator==(const request &, const request &) = default;
};

} // namespace msr::netburst
