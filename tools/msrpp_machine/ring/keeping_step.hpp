// Selects the lanes of the ring that are not read now, so that CPUs keep in step (in_step.hpp).
#pragma once

#include "in_step.hpp"
#include "lanes.hpp"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace msrpp::machine {

/// The state of a thread as the host has it, by its letter in /proc/PID/stat (proc(5)); 0: there is
/// no such thread.
char host_state(std::uint32_t thread);

/// Used by one thread at a time. What it is made of must live as long.
///
/// A CPU executes, and so holds the others up, as long as one of its threads has work that depends
/// on nothing but the host's time: a thread in a program's code, one that the system starts, one in
/// a call of the system whose state is R. A thread that waits for another one, in the system or in
/// the emulator, or is stopped, holds up nobody: it may wait for a thread that waits here.
class keeping_step {
public:
    using clock_reader = std::function<std::uint64_t(unsigned cpu)>;
    using state_reader = std::function<char(std::uint32_t thread)>;

    /// `clocks`: the simulated clocks of a CPU until now.
    keeping_step(unsigned cpus, const lanes &lanes, clock_reader clocks,
                 state_reader state = host_state)
        : lanes_{lanes}, clocks_{std::move(clocks)}, state_{std::move(state)}, steps_{cpus},
          busy_(cpus), threads_(lane_count), starts_(most_starts) {}

    /// Whether the CPU of the thread that writes a lane is ahead of others that execute. A thread
    /// in a call is not: it may ask for registers, which are those after all that it has done.
    bool is_ahead(std::uint32_t lane);

private:
    /// The progress of the thread that writes a lane.
    struct observed {
        std::uint64_t written{};
        lanes::moment wrote{};    ///< when there was more than before
        bool was_in_call{};       ///< at the last look
        bool sleeps{};            ///< in its call, at the last look at its state
        unsigned looks_skipped{}; ///< since then
    };
    /// The start of a thread.
    struct observed_start {
        std::uint32_t thread{};
        lanes::moment began{};
    };

    const lanes &lanes_;
    clock_reader clocks_;
    state_reader state_;
    in_step steps_;
    std::vector<bool> busy_;             ///< by CPU
    std::vector<observed> threads_;      ///< by lane
    std::vector<observed_start> starts_; ///< by number

    bool executes(std::uint32_t lane);
    bool works_in_call(std::uint32_t lane);
    bool works_at_start(std::uint32_t number);
    void look_for_busy_cpus();
};

} // namespace msrpp::machine
