// An event of perf_event_open(2), with the counts of each thread that the event follows.
#pragma once

#include "../../support/descriptor.hpp"
#include "../ring/event_calls.hpp"
#include "../ring/signal_orders.hpp"
#include "event_plans.hpp"
#include "records/record_buffer.hpp"
#include "samples/branch_samples.hpp"

#include <msr/sim/counters/clock_filter.hpp>
#include <msr/sim/events/signal.hpp>

#include <linux/perf_event.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace msrpp::machine {

struct event;

/// The pace of an event in a thread that gets signals, by the words (records of executed code) that
/// the thread writes.
struct signal_pace {
    std::uint64_t words{}; ///< words that the thread had written when the pace was last noted
    std::uint64_t count{}; ///< count of the event when the pace was last noted
    double rate{};         ///< largest number of events per word so far
};

/// A thread or a CPU that an event follows: the thread or CPU for which the event was opened, or a
/// thread that has inherited the event.
struct event_part {
    event *whole{};
    std::uint32_t thread{}; ///< number of the followed thread; 0: the event follows a CPU
    bool is_alive{true};
    bool is_enabled{};
    bool enables_at_exec{};
    bool has_counter{}; ///< the event's group has counters at present
    bool is_broken{};   ///< the event's group is pinned and had no counter (PERF_EVENT_STATE_ERROR)
    /// Counted events; of a clock the time in ns that had run at the last reset.
    std::uint64_t count{};
    /// Amount that later tallies (counts of signals) must make up for, because a signal was taken
    /// away before it was counted: 0 or less.
    std::int64_t owed{};
    /// State of the event's comparison with a threshold between two tallies.
    msr::sim::clock_filter filter{};
    /// Instructions that the thread executed while the event was enabled.
    std::uint64_t instructions{};
    /// Instructions that the thread executed while the event had a counter.
    std::uint64_t counted_instructions{};
    std::uint64_t enabled_time{}; ///< time during which the event was enabled, until `start`, in ns
    std::uint64_t start{};        ///< time when `enabled_time` was last updated, in ns
    bool is_running{};            ///< the event is enabled: `enabled_time` grows from `start` on
    std::uint64_t period{};       ///< events between two samples; 0: no samples are taken
    std::uint64_t distance{};     ///< events until the next sample
    std::uint64_t due_samples{};  ///< samples that are due, and not written yet
    std::uint64_t sampled{};      ///< number of events that the next sample stands for: its period
    /// Number of the event, in the tally that was counted last, at which the first due sample's
    /// period ended, from 1; and the number of events in the tally.
    std::uint64_t due_index{}, due_added{};
    /// Clocks of the time stamp counter since the last sample, for events with a sampling
    /// frequency.
    std::uint64_t clocks{};
    signal_pace pace{};

    /// Adds a tally (counts of all signals) to the count. A count never decreases: a signal that is
    /// taken away before it was counted waits in `owed`.
    void count_tally(const msr::sim::tally &tally);
    /// Begins a sampling period of the event.
    void begin_period(std::uint64_t events) { period = distance = events; }
    /// Returns the number of counted events until the next sample is due.
    std::uint64_t left() const { return distance + static_cast<std::uint64_t>(-owed); }
    /// Adds the time from `start` to `time` (ns) to the time during which the event was enabled.
    /// `goes_on`: the event stays enabled from `time` on.
    void take_time(std::uint64_t time, bool goes_on) {
        if (is_running && time > start) enabled_time += time - start;
        start = time;
        is_running = goes_on;
    }
    /// Returns the time in ns during which the event had a counter for this thread or CPU: the
    /// enabled time, times the share of the instructions that were counted.
    std::uint64_t running_time() const;
    event_page_values values() const;
};

struct event {
    /// ID of the event: its number among all events that were opened, from 1.
    std::uint64_t number{};
    event_file file{};
    perf_event_attr attributes{};
    std::uint32_t owner{}; ///< number of the thread that opened the event
    std::int32_t cpu{};
    /// The leader of the event's group; for an event without a leader the event itself.
    event *leader{};
    /// Events of the group that this event leads, other than the leader.
    std::vector<event *> members{};
    bool is_of_host{};
    /// Whether the event counts the time in ns that threads execute on a simulated CPU. The host's
    /// clock of tasks cannot count the time, because it counts on the CPUs of the host.
    bool is_clock{};
    bool is_in_group_of_host{}; ///< the group's leader is an event of the host's kernel
    planned_event planned{};
    branch_request branches{}; ///< the branches that samples of the event have
    descriptor host{};         ///< event of the host's kernel that counts for this event
    descriptor own_file{};     ///< the event's file (a file in memory), opened by the machine
    /// The threads and CPUs that the event follows. The first is the thread or CPU for which the
    /// event was opened; parts of other threads end with their threads.
    std::vector<std::unique_ptr<event_part>> parts{};
    event_page_values ended{}; ///< sum of the values of parts (threads) that have ended
    /// The ring into which the event's records go, its own or another event's; null: records are
    /// lost.
    std::shared_ptr<record_buffer> ring{};
    bool has_own_ring{};
    /// Number of samples after which the event is disabled (PERF_EVENT_IOC_REFRESH); 0: no limit.
    std::uint64_t limit{};
    std::uint64_t lost_samples{};
    bool sends_signals{}; ///< the event's file has O_ASYNC: each sample sends a signal
    signal_receiver receiver{};

    /// Returns whether the event takes a counter of the simulated processor.
    bool takes_counter() const { return !is_of_host && !is_clock; }
    /// Returns the part of the event that follows a live thread; null: the event does not follow
    /// the thread.
    event_part *part_of(std::uint32_t thread) const {
        for (const std::unique_ptr<event_part> &part : parts)
            if (part->is_alive && part->thread == thread) return part.get();
        return nullptr;
    }
};

/// Returns whether no process has the event's file open: then the lock on the file is free.
bool is_unused(const event &event);

/// Returns whether a part (an event for one thread or CPU) is enabled, and the leader of its group
/// is enabled, whether or not a counter is free.
inline bool is_enabled(const event_part &part) {
    if (!part.is_alive || !part.is_enabled || part.is_broken) return false;
    const event &leader = *part.whole->leader;
    if (&leader == part.whole) return true;
    const event_part *const first = leader.part_of(part.thread);
    return first != nullptr && first->is_enabled && !first->is_broken;
}

} // namespace msrpp::machine
