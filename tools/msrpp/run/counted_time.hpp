// The time that is counted: while a program runs, or while tasks do that run already.
#pragma once

#include <cstdint>

namespace msrpp::run {

/// A time that begins where everything is set up, and ends by itself.
class counted_time {
public:
    counted_time() = default;
    counted_time(const counted_time &) = delete;
    counted_time &operator=(const counted_time &) = delete;
    virtual ~counted_time() = default;

    /// Begins; signals that would end this process end the time from now on.
    virtual void begin() = 0;
    /// Waits for its end for so long; false: it goes on.
    virtual bool ends_within(std::uint64_t nanoseconds) const = 0;
    /// Waits for its end. Returns the exit status.
    virtual int wait() = 0;
    /// After wait(): whether there was something to count.
    virtual bool began() const = 0;
    /// After wait(): the signal that ended the program, or 0.
    virtual int signal() const = 0;
};

} // namespace msrpp::run
