// The time during which events are counted: the run of a program, or the time until running tasks
// end.
#pragma once

#include <cstdint>

namespace msrpp::run {

/// A time that begins when all counters are set up, and ends with the counted program or tasks.
class counted_time {
public:
    counted_time() = default;
    counted_time(const counted_time &) = delete;
    counted_time &operator=(const counted_time &) = delete;
    virtual ~counted_time() = default;

    /// Begins the time. From the call on, signals that would end this process end the time.
    virtual void begin() = 0;
    /// Waits for the end of the time, at most for `nanoseconds`. Returns false where the time goes
    /// on.
    virtual bool ends_within(std::uint64_t nanoseconds) const = 0;
    /// Waits for the end of the time. Returns the program's exit status; 0 where no program runs.
    virtual int wait() = 0;
    /// Returns, after wait(), whether there was anything to count.
    virtual bool began() const = 0;
    /// Returns, after wait(), the signal that ended the program, or 0.
    virtual int signal() const = 0;
};

} // namespace msrpp::run
