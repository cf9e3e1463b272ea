// An event of perf_event_open(2), with the counts of each thread that the event follows.
#pragma once

#include "../../support/descriptor.hpp"
#include "../ring/event_calls.hpp"
#include "branch_samples.hpp"
#include "event_plans.hpp"
#include "record_buffer.hpp"

#include <msr/sim/events/signal.hpp>

#include <linux/perf_event.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace msrpp::machine {

struct event;

/// A thread or a CPU that an event follows: the thread or CPU for which the event was opened, or a
/// thread that has inherited the event.
struct event_part {
    event *whole{};
    std::uint32_t thread{}; ///< number of the thread; 0: the part follows a CPU
    bool is_alive{true};
    bool is_enabled{};
    bool enables_at_exec{};
    bool has_counter{}; ///< the counters have room for the part's group at present
    bool is_broken{};   ///< the part's group is pinned and had no counter (PERF_EVENT_STATE_ERROR)
    std::uint64_t count{};
    /// Amount that later tallies must make up for, as a signal was taken away before it was
    /// counted: 0 or less.
    std::int64_t owed{};
    std::uint64_t instructions{}; ///< instructions of the thread while the event is enabled
    /// Instructions of the thread while the event has a counter.
    std::uint64_t counted_instructions{};
    std::uint64_t enabled_time{}; ///< time enabled until `start`, in ns
    std::uint64_t start{};        ///< time when `enabled_time` was last updated, in ns
    bool is_running{};            ///< the enabled time goes on from `start`
    std::uint64_t period{};       ///< events between two samples; 0: no samples are taken
    std::uint64_t distance{};     ///< events until the next sample
    std::uint64_t due_samples{};  ///< samples that are due, and not written yet
    std::uint64_t sampled{};      ///< events for which the next sample stands
    /// Clocks of the time stamp counter since the last sample, for events with a frequency.
    std::uint64_t clocks{};

    /// Counts a tally. A counter never decreases: a signal that is taken away before it was counted
    /// waits in `owed`.
    void count_tally(const msr::sim::tally &tally);
    /// Begins a period of an event that samples.
    void begin_period(std::uint64_t events) { period = distance = events; }
    /// Returns the number of counted events that the next sample still needs.
    std::uint64_t left() const { return distance + static_cast<std::uint64_t>(-owed); }
    /// Adds the time from `start` to `time` (ns) to the enabled time. `goes_on`: time goes on from
    /// `time`.
    void take_time(std::uint64_t time, bool goes_on) {
        if (is_running && time > start) enabled_time += time - start;
        start = time;
        is_running = goes_on;
    }
    /// Returns the time with a counter in ns: the enabled time, times the share of the instructions
    /// during which the part had a counter.
    std::uint64_t running_time() const;
};

struct event {
    /// Number of the event among all that were opened, from 1: the event's ID.
    std::uint64_t number{};
    event_file file{};
    perf_event_attr attributes{};
    std::uint32_t owner{}; ///< number of the thread that opened the event
    std::int32_t cpu{};
    event *leader{}; ///< the leader of the event's group; the event itself where it has none
    /// Events of the group that this event leads, without the leader.
    std::vector<event *> members{};
    bool is_of_host{};
    bool is_in_group_of_host{}; ///< the event's group is a group of the host's kernel
    planned_event planned{};
    branch_request branches{}; ///< the branches that samples of the event have
    descriptor host{};         ///< the host's event that counts for this event
    descriptor own_file{};     ///< the event's file, opened by the machine
    /// The first part is that of the thread or CPU for which the event was opened; parts of other
    /// threads end with their threads.
    std::vector<std::unique_ptr<event_part>> parts{};
    event_page_values ended{}; ///< the sum of the values of parts that have ended
    /// The ring of the event's records, its own or another event's; null: records are lost.
    std::shared_ptr<record_buffer> ring{};
    bool has_own_ring{};
    /// Number of samples after which the event is disabled (PERF_EVENT_IOC_REFRESH); 0: no limit.
    std::uint64_t limit{};
    std::uint64_t lost_samples{};

    /// Returns the part of a live thread; null: the event does not follow the thread.
    event_part *part_of(std::uint32_t thread) const {
        for (const std::unique_ptr<event_part> &part : parts)
            if (part->is_alive && part->thread == thread) return part.get();
        return nullptr;
    }
};

/// Returns whether a part is enabled, and the leader of its group is enabled, too; whether a
/// counter is free does not matter.
inline bool is_enabled(const event_part &part) {
    if (!part.is_alive || !part.is_enabled || part.is_broken) return false;
    const event &leader = *part.whole->leader;
    if (&leader == part.whole) return true;
    const event_part *const first = leader.part_of(part.thread);
    return first != nullptr && first->is_enabled && !first->is_broken;
}

} // namespace msrpp::machine
