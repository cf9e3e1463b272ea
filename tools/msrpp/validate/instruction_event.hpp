// An event of Linux's perf that counts, or samples, the instructions of a thread in user mode.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include <linux/perf_event.h>
#include <sys/types.h>

namespace msrpp::validate {

/// An event of perf that is opened by the object, and closed by its destructor.
class instruction_event {
public:
    /// Returns the attributes of an event that counts instructions in user mode, disabled at first.
    static perf_event_attr attributes();

    /// Opens an event. `thread`: ID of the thread whose instructions count; 0: the calling thread.
    explicit instruction_event(perf_event_attr attributes, pid_t thread = 0);
    instruction_event(const instruction_event &) = delete;
    instruction_event &operator=(const instruction_event &) = delete;
    ~instruction_event();

    /// Returns why the kernel refuses the event; empty: the event is open.
    const std::string &problem() const { return problem_; }
    int file() const { return file_; }
    void enable() const;
    void disable() const;
    /// Returns the count, by a system call; no value where the kernel refuses to read.
    std::optional<std::uint64_t> count() const;

private:
    int file_ = -1;
    std::string problem_;
};

} // namespace msrpp::validate
