// Selects the lanes (buffers of threads) of the ring that the simulated machine does not read at
// present, so that simulated CPUs keep in step (clock_limit.hpp).
#pragma once

#include "clock_limit.hpp"
#include "lanes.hpp"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace msrpp::machine {

/// Returns the state of a thread on the host, by its letter in /proc/PID/stat (proc(5)); 0: the
/// thread does not exist.
char host_state(std::uint32_t thread);

/// Selects lanes (buffers of threads) that are read. The object is used by one thread at a time,
/// and the constructor's arguments must outlive it. A simulated CPU executes, and so holds the
/// others up, as long as a thread of the CPU has work that depends on nothing but the host's time:
/// a thread in a program's code, a thread that the system starts, a thread in a system call whose
/// state is R. A thread that waits for another thread, in the system or in the emulator, or is
/// stopped, holds up no CPU: it may wait for a thread whose lane is not read.
class lane_selector {
public:
    using clock_reader = std::function<std::uint64_t(unsigned cpu)>;
    using state_reader = std::function<char(std::uint32_t thread)>;

    /// `clocks`: function that returns the simulated clocks of a CPU so far.
    lane_selector(unsigned cpus, const lanes &lanes, clock_reader clocks,
                  state_reader state = host_state)
        : lanes_{lanes}, clocks_{std::move(clocks)}, state_{std::move(state)}, steps_{cpus},
          busy_(cpus), threads_(lane_count), starts_(most_starts) {}

    /// Returns whether the CPU of the thread that writes a lane (buffer) is too far ahead of other
    /// CPUs that execute. The CPU of a thread in a system call is not: the thread may read
    /// registers, whose values follow all that the thread has done.
    bool is_ahead(std::uint32_t lane);

    /// Notes that simulated time has passed on a CPU which executed nothing.
    void time_passed(unsigned cpu) { steps_.passed_to(cpu, clocks_(cpu)); }
    /// Returns whether simulated time stands still for all threads but that of a lane (buffer)
    /// until the thread of the lane goes on: no thread executes, and none goes on at an earlier
    /// time.
    bool is_next(std::uint32_t lane);

private:
    /// The progress of the thread that writes a lane (buffer).
    struct observed {
        std::uint64_t written{};
        /// Moment when the lane (buffer) was last seen to have more words than before.
        lanes::moment wrote{};
        bool was_in_call{}; ///< the thread was in a system call when it was last examined
        bool sleeps{};      ///< the thread slept in its system call, when its state was last read
        /// Number of examinations without reading the thread's state, since the thread was found
        /// asleep.
        unsigned looks_skipped{};
    };
    /// A thread that was announced before it began, as the reader last saw the announcement.
    struct observed_start {
        std::uint32_t thread{};
        lanes::moment began{};
    };

    const lanes &lanes_;
    clock_reader clocks_;
    state_reader state_;
    clock_limit steps_;
    std::vector<bool> busy_; ///< whether each simulated CPU executes, by CPU
    /// The progress of the thread of each lane (buffer), by lane.
    std::vector<observed> threads_;
    std::vector<observed_start> starts_; ///< the announced starts of threads, by number

    bool executes(std::uint32_t lane);
    bool works_in_call(std::uint32_t lane);
    bool works_at_start(std::uint32_t number);
    void look_for_busy_cpus();
};

} // namespace msrpp::machine
