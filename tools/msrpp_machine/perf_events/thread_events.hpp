// The events that follow a thread or a CPU, and which of the events have counters: groups of events
// for which the counters do not suffice take turns.
#pragma once

#include "event.hpp"
#include "event_plans.hpp"

#include <msr/sim/counters/overflow_watch.hpp>
#include <msr/sim/events/signal.hpp>

#include <cstdint>
#include <vector>

namespace msrpp::machine {

class thread_events {
public:
    void add(event_part &part) { parts_.push_back(&part); }
    void remove(const event &whole);
    const std::vector<event_part *> &parts() const { return parts_; }

    /// Assigns counters to groups of events: first to pinned groups, then to other groups in order,
    /// beginning with the group whose turn it is. A pinned group without a counter is marked
    /// broken.
    void schedule(event_plans &plans);
    /// Counts what a CPU has executed of the thread. When the turn of the groups on the counters is
    /// over, other groups get the counters.
    void count(unsigned cpu, const msr::sim::tally &tally, event_plans &plans);
    bool takes_turns() const { return takes_turns_; }

    /// Appends the overflows at which samples are due on a CPU. `precise`: the overflows of events
    /// with precise samples; false: those of all other events.
    void add_awaited(unsigned cpu, const event_plans &plans, bool precise,
                     std::vector<msr::sim::awaited_overflow> &destination) const;
    /// Returns the clocks above which a load is latent for an event that counts latent loads on a
    /// CPU; 0: no event counts latent loads.
    std::uint64_t load_latency(unsigned cpu, const event_plans &plans) const;

    /// Number of the thread's process; 0: the thread has had no lane (buffer).
    std::uint32_t process{};
    std::uint64_t last_cpu_time{}; ///< last recorded time of the thread, in ns

private:
    /// Parts of events for this thread or CPU, in the order in which their events were opened.
    std::vector<event_part *> parts_;
    std::uint64_t progress_{}; ///< instructions executed since other groups last got the counters
    std::uint64_t turn_{};
    bool takes_turns_{};
};

} // namespace msrpp::machine
