// The events and the meters of groups of requests (choices), opened together.
#pragma once

#include "../carrier.hpp"
#include "opened_events.hpp"
#include "opened_meters.hpp"

#include <optional>
#include <vector>

#include <sys/types.h>

namespace msrpp::run {

/// The groups' events of a program, of threads or of CPUs, and the meters beside them, which are
/// those of CPUs.
class opened_choices {
public:
    /// `threads`: the threads; of a program its process. Throws a complaint with the event that
    /// perf refuses.
    opened_choices(const work &work, const std::vector<pid_t> &threads, plans groups);

    /// Returns whether a thread that was to be counted has ended, so that not all events are open.
    bool has_lost_thread() const { return events_ && events_->has_lost_thread(); }
    /// Returns whether there are meters, which have to be read every second.
    bool has_meters() const { return meters_.has_value(); }

    /// Starts counting; of a program when the program executes.
    void start();
    /// Stops counting events, so that counts of CPUs and their sum are of the same time.
    void stop();
    /// Returns the counts of each requested event or meter since the start.
    std::vector<reading> read();
    /// Returns the counts of each CPU that is counted as a whole; those of meters are of the last
    /// call of `read`.
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
