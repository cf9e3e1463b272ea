// The events and the meters of groups of requests, opened together.
#pragma once

#include "../carrier.hpp"
#include "opened_events.hpp"
#include "opened_meters.hpp"

#include <optional>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The open events of groups for a program, for threads or for CPUs, and the open meters, which
/// always measure CPUs.
class opened_choices {
public:
    /// Opens the events and meters of `groups`. `threads`: the counted threads; for a program, its
    /// process. Throws a complaint with the event that perf refuses.
    opened_choices(const work &work, const std::vector<pid_t> &threads, plans groups);

    /// Returns whether a thread that was to be counted has ended before all of its events were
    /// open.
    bool has_lost_thread() const { return events_ && events_->has_lost_thread(); }
    /// Returns whether the groups have meters, which have to be read every second.
    bool has_meters() const { return meters_.has_value(); }

    /// Starts counting; events of a program start when the program executes.
    void start();
    /// Stops counting events, so that the counts of CPUs and their sum are of the same moment.
    void stop();
    /// Returns the counts of each requested event or meter since the start.
    std::vector<reading> read();
    /// Returns the counts of each CPU on which all that runs is counted; counts of meters are those
    /// of the last call of `read`.
    std::vector<cpu_readings> read_cpus();

private:
    std::size_t choices_{}; ///< number of requested events and meters of all groups
    // Plans without meters, to which the opened events refer.
    std::vector<family_plan> counted_;
    std::optional<work> work_; ///< the work with the plans of kinds of cores without meters
    std::optional<opened_kinds> events_;
    std::optional<opened_meters> meters_;
};

} // namespace msrpp::run
