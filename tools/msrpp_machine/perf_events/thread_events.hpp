// The events that follow a thread or a CPU, and which of them have counters: groups that do not fit
// take turns.
#pragma once

#include "event.hpp"
#include "event_plans.hpp"

#include <msr/sim/events/signal.hpp>

#include <cstdint>
#include <vector>

namespace msrpp::machine {

class thread_events {
public:
    void add(event_part &part) { parts_.push_back(&part); }
    void remove(const event &whole);
    const std::vector<event_part *> &parts() const { return parts_; }

    /// Gives counters to groups, in their order from this turn's first on, pinned groups first: a
    /// pinned group without a counter is broken.
    void schedule(event_plans &plans);
    /// Counts what a CPU has executed of the thread; the next turn may begin.
    void count(unsigned cpu, const msr::sim::tally &tally, event_plans &plans);
    bool takes_turns() const { return takes_turns_; }

    std::uint32_t process{};       ///< 0: no lane of the thread was seen
    std::uint64_t last_cpu_time{}; ///< ns

private:
    std::vector<event_part *> parts_; ///< in the order in which they were opened
    std::uint64_t progress_{};        ///< instructions in this turn
    std::uint64_t turn_{};
    bool takes_turns_{};
};

} // namespace msrpp::machine
