// The limits of a search that has not proved its answer: by time, or by steps.
#pragma once

#include <msr/core/cplusplus.hpp>

#include <chrono>
#include <cmath>
#include <cstddef>

namespace msr::partition {

/// A function that returns the seconds since a moment that stays the same while the program runs.
/// Several threads may call it.
using clock_reading = double (*)();

/// Returns the time of a steady clock, in seconds since an arbitrary moment.
inline double steady_seconds() {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

/// A time limit in seconds from the construction on, by a clock; infinite: there is no limit.
class deadline {
public:
    /// Begins the time of the deadline's limit.
    /// `seconds`: the limit; from 10^8 on there is none
    /// `clock`: the function that reads the time
    explicit deadline(double seconds = HUGE_VAL, clock_reading clock = steady_seconds)
        : has_end{seconds < longest}, read_clock{clock}, end{has_end ? clock() + seconds
                                                                     : HUGE_VAL} {}

    /// Returns whether the deadline has a limit; without a limit the deadline never passes.
    constexpr bool has_an_end() const { return has_end; }
    /// Returns whether the time has passed; false without a limit.
    bool has_passed() const { return has_end && read_clock() >= end; }

private:
    static constexpr double longest = 1e8; // seconds of three years, longer than any search

    bool has_end;
    clock_reading read_clock;
    double end;
};

/// The number of steps that a search may take, as long as its time has not passed.
class step_budget {
public:
    /// Allows `steps` steps until a deadline.
    step_budget(std::size_t steps, const deadline &deadline) : left{steps}, time_limit{deadline} {}

    /// Takes a step. Returns false where no step is left, or the time has passed.
    bool take() {
        constexpr std::size_t between_looks = 4096;
        if (left != 0 && left % between_looks == 0 && time_limit.has_passed()) left = 0;
        if (left == 0) return false;
        --left;
        return true;
    }

private:
    std::size_t left;
    const deadline &time_limit;
};

} // namespace msr::partition
