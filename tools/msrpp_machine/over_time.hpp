// Reads the counts of the requested events at the end of each interval of simulated time, in clocks
// of the time stamp counter.
#pragma once

#include "counting.hpp"
#include "simulated.hpp"

#include <cstdint>
#include <vector>

namespace msrpp::machine {

/// Takes the counts of choices (events) at the end of each interval, each summed since the program
/// began.
class over_time {
public:
    /// The shortest interval, in clocks of the time stamp counter: counts are read after whole
    /// blocks of instructions.
    static constexpr std::uint64_t minimum = 1000;

    over_time(counting &counting, simulated &processor, std::uint64_t clocks)
        : counting_{counting},
          processor_{processor}, interval_{clocks}, next_{clocks}, first_{now()} {}

    /// Takes the counts where an interval is over. Must be called often, each time that the events
    /// of all words (records of executed code) so far are counted.
    void take_due() {
        const std::uint64_t position = now() - first_;
        if (position < next_) return;
        add(position);
        next_ = position - position % interval_ + interval_;
    }
    /// Takes the counts at the end of the program, for the time since the last interval's end.
    void finish() { add(now() - first_); }

    const std::vector<counts_at> &rows() const { return rows_; }

private:
    counting &counting_;
    simulated &processor_;
    std::uint64_t interval_;
    std::uint64_t next_;
    std::uint64_t first_;
    std::vector<counts_at> rows_;

    void add(std::uint64_t position);
    /// Returns the latest time stamp counter of all CPUs, in clocks.
    std::uint64_t now();
};

} // namespace msrpp::machine
