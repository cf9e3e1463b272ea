// The meaning of an event: a sum of signals (occurrences that the models of the simulation report).
// The tables have the vendors' events by the names in the vendors' lists; an event without a row is
// not simulated.
#pragma once

#include <msr/sim/events/signal.hpp>

#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// A sum of signals, each with a weight: the count of an event in terms of the occurrences that the
/// models report.
struct signal_sum {
    static constexpr std::size_t most_terms = 32;
    struct term {
        signal of{};
        std::int8_t times{};

        friend constexpr bool operator==(const term &, const term &) = default;
    };
    term terms[most_terms]{};
    std::uint8_t count{};

    constexpr signal_sum() = default;
    constexpr signal_sum(signal signal) : terms{{signal, 1}}, count{1} {}

    /// Returns the value of the sum of signals for a tally (a count of each signal); negative where
    /// signals with negative weights outweigh those with positive weights.
    constexpr std::int64_t in(const tally &tally) const {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < count; ++i)
            sum += tally[terms[i].of] * static_cast<std::uint64_t>(std::int64_t{terms[i].times});
        return static_cast<std::int64_t>(sum);
    }
    constexpr bool has(signal signal) const {
        for (std::size_t i = 0; i < count; ++i)
            if (terms[i].of == signal) return true;
        return false;
    }

    friend constexpr signal_sum operator+(signal_sum sum, const signal_sum &addition) {
        for (std::size_t i = 0; i < addition.count; ++i)
            sum.terms[sum.count++] = addition.terms[i];
        return sum;
    }
    friend constexpr signal_sum operator-(const signal_sum &sum, const signal_sum &less) {
        return sum + -1 * less;
    }
    friend constexpr signal_sum operator*(int times, signal_sum sum) {
        for (std::size_t i = 0; i < sum.count; ++i)
            sum.terms[i].times = static_cast<std::int8_t>(sum.terms[i].times * times);
        return sum;
    }
    friend constexpr bool operator==(const signal_sum &, const signal_sum &) = default;
};

constexpr signal_sum operator+(signal left, signal other) {
    return signal_sum{left} + signal_sum{other};
}
constexpr signal_sum operator-(signal left, signal other) {
    return signal_sum{left} - signal_sum{other};
}
constexpr signal_sum operator*(int times, signal signal) { return times * signal_sum{signal}; }

namespace detail {

using enum signal;

// Requests to the second-level cache are for lines: an access to two lines that both miss the first
// level makes two requests, although the instruction retires once.
inline constexpr signal_sum l2_read_hits = l2_load_hits + other_l2_load_hits;
inline constexpr signal_sum l2_read_misses = l2_load_misses + other_l2_load_misses;
inline constexpr signal_sum l2_rfo_hits = l2_store_hits + other_l2_store_hits;
inline constexpr signal_sum l2_rfo_misses = l2_store_misses + other_l2_store_misses;
inline constexpr signal_sum l3_read_misses = l3_load_misses + other_l3_load_misses;

} // namespace detail

/// The meaning of an event of a vendor's list as a sum of signals (occurrences that the models
/// report).
struct event_meaning {
    const char *name{}; ///< the event's name in the vendor's list
    signal_sum sum{};
    /// How the sum of signals is simpler than the vendor's event; null: the sum is not simpler.
    const char *plainer{};
    /// Code of the event, where lists have several events with its name; -1: any code.
    int code = -1;
};

/// The reason why an enabled counter of the simulation does not count.
enum class not_counted_because : std::uint8_t {
    unknown_event, ///< no list or table has an event with the numbers of the select register
    no_signal,     ///< the event is known, but no signals of the models correspond to it
    /// The select register sets inversion or edges without a threshold, or a threshold of an event
    /// whose occurrences have no clock in the models (clock_filter.hpp), and no known event has
    /// these numbers.
    compared,
    other_value, ///< a second register that the event needs holds a value other than the event's
    overlapping_masks, ///< the unit mask selects several events that count the same things
    filtered,          ///< the counter filters by transactions, guest or host, or branch records
    unmerged,          ///< the event needs the odd counter behind this counter merged with it
    both_threads,      ///< the counter is set to count clocks of both threads of a core (AnyThread)
    /// The counter counts at kernel level only, where the simulated machine runs no code.
    no_kernel,
    not_sampled, ///< signals of the event exist in precise samples only, and the counter takes none
};

constexpr const char *text_of(not_counted_because reason) {
    switch (reason) {
    case not_counted_because::unknown_event:
        return "no event that is known has these numbers";
    case not_counted_because::no_signal:
        return "the models do not carry what the event counts";
    case not_counted_because::compared:
        return "the models have no clock for what the event counts, which a threshold, edges or "
               "inversion need";
    case not_counted_because::other_value:
        return "the register beside it holds no value that is simulated";
    case not_counted_because::overlapping_masks:
        return "the unit mask has several events, which may count the same things";
    case not_counted_because::filtered:
        return "a filter of the select register is not simulated";
    case not_counted_because::unmerged:
        return "the event takes two counters, and the odd one is not merged";
    case not_counted_because::both_threads:
        return "clocks of both threads of a core are not simulated";
    case not_counted_because::not_sampled:
        return "it counts only while its counter samples precisely";
    case not_counted_because::no_kernel:
        return "it counts at kernel level alone, and no kernel runs on the machine";
    }
    return "";
}

/// An enabled counter that does not count, with its name and the reason.
struct still_counter {
    const char *counter{};
    not_counted_because why{};

    const char *text() const { return text_of(why); }
};

// Remarks on how a sum of signals is simpler than its event; many meanings share a remark.
namespace plainer {
inline constexpr const char *no_wrong_path = "what is executed and does not retire is not counted";
inline constexpr const char *estimated_uops = "micro-ops are estimated for each instruction";
inline constexpr const char *slots_of_timing =
    "slots and recovery are those of the timing model, which estimates clocks";
inline constexpr const char *none_dropped = "no micro-op is dropped, so that it counts 0";
inline constexpr const char *no_prefetch = "there are no hardware prefetches";
inline constexpr const char *lines = "counts lines";
inline constexpr const char *accesses = "counts accesses";
inline constexpr const char *one_node = "all memory is local";
inline constexpr const char *tsc_clocks = "counts clocks of the time stamp counter";
inline constexpr const char *sole_thread =
    "counts clocks of the time stamp counter; a core has one thread, the other never runs";
inline constexpr const char *undivided_clocks =
    "a core has one thread, to which all clocks belong; the other never runs";
inline constexpr const char *one_micro_op = "an instruction is one operation";
inline constexpr const char *line_splits = "counts accesses that touch two lines";
inline constexpr const char *prefetches_load = "a prefetch for writing counts as a load alone";
inline constexpr const char *two_instructions = "an instruction that loads and stores counts twice";
inline constexpr const char *two_accesses = "a read-modify-write is two accesses";
inline constexpr const char *every_computation = "conversions and comparisons count as well";
} // namespace plainer

} // namespace msr::sim
