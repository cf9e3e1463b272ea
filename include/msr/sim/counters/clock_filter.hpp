// The threshold, inversion and edge detection of a simulated counter: the number of clocks that a
// counter adds for a tally, by the model of time (msr/sim/models/timing.hpp).
//
// The model of time divides the clocks of a tally into busy clocks, in which micro-ops retire, and
// idle clocks, in which the core waits or recovers. Occurrences at retirement are spread over the
// busy clocks as evenly as possible; the model of time has no order of instructions within a tally.
// A misprediction, a division and each wait for a line or a translation interrupt the busy clocks
// once, where idle clocks are left for the interruption. Other occurrences have no clock in the
// models: counters that compare them are not simulated.
#pragma once

#include <msr/sim/events/event_meanings.hpp>
#include <msr/sim/events/signal.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace msr::sim {

/// The comparison that a select register sets for a counter.
/// Source: Intel SDM volume 3, 325384, 20.2.1.1 (CMASK, INV, E); AMD's APM volume 2, 24593, 13.2.1
/// (CntMask, Inv, Edge).
struct clock_comparison {
    /// Least number of occurrences in a clock with which the clock counts; 0: no comparison is set,
    /// and the counter counts occurrences.
    std::uint32_t threshold{};
    bool invert{}; ///< whether clocks with fewer occurrences than the threshold count
    /// Whether a clock counts only if the clock before does not fulfil the comparison.
    bool edge{};

    /// Returns whether the counter counts clocks, not occurrences.
    constexpr bool is_set() const { return threshold != 0; }
    friend constexpr bool operator==(const clock_comparison &, const clock_comparison &) = default;
};

/// Returns whether the occurrences of a signal happen in a busy clock of the core, where an
/// instruction or micro-op of the signal retires, at most once for each micro-op.
constexpr bool is_of_retirement(signal signal) {
    return signal <= signal::split_stores && signal != signal::heavy_uops;
}

/// Returns whether the models know the clocks of all occurrences of a sum of signals: clocks of the
/// core themselves, or occurrences at retirement, each of which counts once.
constexpr bool has_clocks(const signal_sum &sum) {
    if (sum == signal_sum{signal::cycles}) return true;
    for (std::size_t i = 0; i < sum.count; ++i) {
        const signal_sum::term &term = sum.terms[i];
        if (!is_of_retirement(term.of) || (term.times != 1 && term.times != -1)) return false;
    }
    return sum.count != 0;
}

/// The state of a counter's comparison between two tallies (counts of occurrences).
class clock_filter {
public:
    /// Returns the number of clocks of a tally that a counter adds.
    /// `sum`: the signals of the counter's event; the models know their clocks (has_clocks)
    /// `comparison`: the counter's comparison, which is set
    /// `tally`: occurrences and clocks since the tally before, as `timing::tell` completes them
    constexpr std::uint64_t counted_clocks(const signal_sum &sum,
                                           const clock_comparison &comparison, const tally &tally) {
        const std::uint64_t clocks = tally[signal::cycles];
        const occupied_clocks occupied = occupied_by(sum, tally);
        if (clocks == 0) return 0;
        const std::uint64_t quotient = occupied.clocks == 0 ? 0 : occupied.events / occupied.clocks;
        const std::uint64_t remainder =
            occupied.clocks == 0 ? 0 : occupied.events % occupied.clocks;
        std::uint64_t fulfilled = 0;
        if (comparison.threshold <= quotient)
            fulfilled = occupied.clocks;
        else if (comparison.threshold == quotient + 1)
            fulfilled = remainder;
        const std::uint64_t counted = comparison.invert ? clocks - fulfilled : fulfilled;
        if (!comparison.edge) return counted;
        return beginnings(counted, clocks, fulfilled == occupied.clocks, comparison.invert,
                          interruptions_in(tally));
    }

private:
    /// Clocks of a tally, and the occurrences of an event in these clocks.
    struct occupied_clocks {
        std::uint64_t clocks{};
        std::uint64_t events{};
    };

    // Occurrences whose clock belongs to the next tally: the model of time keeps micro-ops that do
    // not fill a clock. Negative where signals with negative weights are ahead of the others.
    std::int64_t waiting_{};
    bool is_fulfilled_{}; // whether the last clock before the next tally fulfils the comparison

    constexpr occupied_clocks occupied_by(const signal_sum &sum, const tally &tally) {
        const std::uint64_t clocks = tally[signal::cycles];
        if (sum == signal_sum{signal::cycles}) return {clocks, clocks};
        waiting_ += sum.in(tally);
        if (clocks == 0) return {};
        const std::uint64_t all_slots =
            tally[signal::used_slots] + tally[signal::slots_of_mispredictions] +
            tally[signal::slots_of_fetches] + tally[signal::slots_of_backend];
        const std::uint64_t width = all_slots / clocks;
        // A tally without issue slots does not say which clocks are idle: none is.
        const std::uint64_t busy = width == 0 ? clocks : tally[signal::used_slots] / width;
        const std::uint64_t ready = waiting_ < 0 ? 0 : static_cast<std::uint64_t>(waiting_);
        if (width == 0) {
            waiting_ = std::min<std::int64_t>(waiting_, 0);
            return {busy, ready};
        }
        // A fused micro-op takes one issue slot, and has at most four micro-ops.
        const std::uint64_t capacity = sum.has(signal::uops) ? 4 * width : width;
        const std::uint64_t events = std::min(ready, busy * capacity);
        waiting_ = std::min(waiting_ - static_cast<std::int64_t>(events),
                            static_cast<std::int64_t>(capacity));
        return {busy, events};
    }

    /// Returns how often the busy clocks of a tally are interrupted: by mispredictions, divisions
    /// and waits for lines and translations.
    static constexpr std::uint64_t interruptions_in(const tally &tally) {
        std::uint64_t result = 0;
        for (const signal signal :
             {signal::mispredicted_branches, signal::divisions, signal::mid_load_hits,
              signal::mid_store_hits, signal::l2_load_hits, signal::other_l2_load_hits,
              signal::l2_store_hits, signal::other_l2_store_hits, signal::l2_code_hits,
              signal::l3_references, signal::stlb_load_hits, signal::stlb_store_hits,
              signal::stlb_code_hits, signal::load_walks, signal::store_walks, signal::code_walks})
            result += tally[signal];
        return result;
    }

    /// Returns how many clocks that fulfil the comparison follow a clock that does not.
    /// `counted`: clocks that fulfil the comparison, among `clocks`
    /// `is_of_busy`: exactly the busy clocks, or with `invert` exactly the idle clocks, fulfil it
    constexpr std::uint64_t beginnings(std::uint64_t counted, std::uint64_t clocks, bool is_of_busy,
                                       bool invert, std::uint64_t interruptions) {
        const bool was_fulfilled = is_fulfilled_;
        if (counted == 0 || counted == clocks) {
            is_fulfilled_ = counted != 0;
            return is_fulfilled_ && !was_fulfilled ? 1 : 0;
        }
        const std::uint64_t fewer = std::min(counted, clocks - counted);
        // Clocks that are spread as evenly as possible begin as often as the rarer kind occurs; the
        // tally ends in a clock that does not fulfil the comparison.
        is_fulfilled_ = is_of_busy && !invert;
        if (!is_of_busy) return fewer;
        // The tally begins and ends with busy clocks.
        const std::uint64_t gaps = std::clamp<std::uint64_t>(interruptions, 1, fewer);
        return invert ? gaps : std::min(counted, gaps + (was_fulfilled ? 0 : 1));
    }
};

} // namespace msr::sim
