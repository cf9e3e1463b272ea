// Reads the counts of events at intervals while a program runs.
#pragma once

#include "../carrier.hpp"
#include "../counted_time.hpp"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <utility>
#include <vector>

namespace msrpp::run {

/// Measures the time since the object was made, in nanoseconds.
class stopwatch {
public:
    std::uint64_t nanoseconds() const {
        const auto passed = std::chrono::steady_clock::now() - begin_;
        return static_cast<std::uint64_t>(
            std::chrono::duration_cast<std::chrono::nanoseconds>(passed).count());
    }

    std::chrono::nanoseconds passed() const { return std::chrono::nanoseconds{nanoseconds()}; }

private:
    std::chrono::steady_clock::time_point begin_ = std::chrono::steady_clock::now();
};

/// The longest time between two reports on a running program, in nanoseconds.
inline constexpr std::uint64_t heard_every = 1'000'000'000; // one second in nanoseconds

/// Waits for the end of a program that has begun, and calls `read(time)`, which returns the counts
/// of events, once in each interval; intervals that have passed without a reading are left out.
/// Returns the counts of all readings; returns none, and does not wait, where `work` has neither a
/// receiver of reports nor an interval.
template <typename Read>
std::vector<moment> read_while_running(const counted_time &program, const work &work,
                                       const stopwatch &start, Read &&read) {
    std::vector<moment> moments;
    constexpr std::uint64_t never = ~std::uint64_t{0};
    if (work.interval_ns == 0 && work.hears == nullptr) return moments;
    const auto next_of = [](std::uint64_t current, std::uint64_t step) {
        return step == 0 ? never : current - current % step + step;
    };
    std::uint64_t interval = work.interval_ns == 0 ? never : work.interval_ns;
    for (;;) {
        const std::uint64_t previous = start.nanoseconds();
        const std::uint64_t report = next_of(previous, work.hears == nullptr ? 0 : heard_every);
        const std::uint64_t next = std::min(interval, report);
        if (program.ends_within(next > previous ? next - previous : 0)) return moments;
        const std::uint64_t current = start.nanoseconds();
        if (current >= interval) {
            moments.push_back({current, read(current)});
            interval = next_of(current, work.interval_ns);
        }
        if (work.hears != nullptr && !moments.empty() && moments.back().time_ns == current)
            work.hears->goes_on(current, moments.back().readings);
        else if (work.hears != nullptr)
            work.hears->goes_on(current, {});
    }
}

/// Waits as `read_while_running` does, but reads at least every second: a meter of 32 bits wraps
/// within minutes, and has no valid value where two wraps may have passed between readings. Returns
/// the counts at the ends of the intervals that `work` requests.
template <typename Read>
std::vector<moment> read_meters_while_running(const counted_time &program, const work &work,
                                              const stopwatch &start, Read &&read) {
    if (work.interval_ns != 0 && work.interval_ns <= heard_every)
        return read_while_running(program, work, start, read);
    run::work often = work;
    often.interval_ns = heard_every;
    std::vector<moment> moments = read_while_running(program, often, start, read);
    std::vector<moment> result;
    std::uint64_t next = work.interval_ns;
    for (moment &entry : moments) {
        if (work.interval_ns == 0 || entry.time_ns < next) continue;
        next = entry.time_ns - entry.time_ns % work.interval_ns + work.interval_ns;
        result.push_back(std::move(entry));
    }
    return result;
}

} // namespace msrpp::run
