// An event of perf_event_open(2), with what each thread that it follows has counted for it.
#pragma once

#include "../../support/descriptor.hpp"
#include "../ring/event_calls.hpp"
#include "event_plans.hpp"

#include <msr/sim/events/signal.hpp>

#include <linux/perf_event.h>

#include <cstdint>
#include <memory>
#include <vector>

namespace msrpp::machine {

struct event;

/// A thread or a CPU that an event follows: the one that it was opened for, or a thread that has
/// inherited it.
struct event_part {
    event *whole{};
    std::uint32_t thread{}; ///< 0: it follows a CPU
    bool is_alive{true};
    bool is_enabled{};
    bool enables_at_exec{};
    bool has_counter{}; ///< the counters have room for its group now
    bool is_broken{};   ///< a pinned group that had no counter
    std::uint64_t count{};
    std::int64_t owed{};                  ///< taken away before it was given: 0 or less
    std::uint64_t instructions{};         ///< of the thread while it is enabled
    std::uint64_t counted_instructions{}; ///< of these while it has a counter
    std::uint64_t enabled_time{};         ///< ns, until `start`
    std::uint64_t start{};                ///< ns
    bool is_running{};                    ///< time goes on from `start`

    /// Counts a tally. A counter never goes back: a signal that is taken away too early waits.
    void count_tally(const msr::sim::tally &tally);
    /// Takes the time up to now.
    void take_time(std::uint64_t time, bool goes_on) {
        if (is_running && time > start) enabled_time += time - start;
        start = time;
        is_running = goes_on;
    }
    /// Time with a counter: the share of the instructions in which it had one.
    std::uint64_t running_time() const;
};

struct event {
    std::uint64_t number{}; ///< of all that were opened, from 1: its ID
    event_file file{};
    perf_event_attr attributes{};
    std::uint32_t owner{}; ///< the thread that opened it
    std::int32_t cpu{};
    event *leader{};                ///< itself where it has none
    std::vector<event *> members{}; ///< of a leader: its group without itself
    bool is_of_host{};
    bool is_in_group_of_host{}; ///< the host itself has its group
    planned_event planned{};
    descriptor host{};     ///< the host's event
    descriptor own_file{}; ///< the event's file, opened here
    /// The first one is of the thread or CPU that the event was opened for; those of others end
    /// with their threads.
    std::vector<std::unique_ptr<event_part>> parts{};
    event_page_values ended{}; ///< the sum of the parts that have ended

    /// The part of a thread that lives; null: none.
    event_part *part_of(std::uint32_t thread) const {
        for (const std::unique_ptr<event_part> &part : parts)
            if (part->is_alive && part->thread == thread) return part.get();
        return nullptr;
    }
};

/// Whether a part counts, were there a counter: its group's leader is enabled, too.
inline bool is_enabled(const event_part &part) {
    if (!part.is_alive || !part.is_enabled || part.is_broken) return false;
    const event &leader = *part.whole->leader;
    if (&leader == part.whole) return true;
    const event_part *const first = leader.part_of(part.thread);
    return first != nullptr && first->is_enabled && !first->is_broken;
}

} // namespace msrpp::machine
